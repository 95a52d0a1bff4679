"""The sea of Valparaíso: sailing, buying achievements overseas, pesos in the zones, refilling.

Rules VP-8.1 to VP-8.6. `k` is the step of a card that is being done; an achievement is a number from 0 on.
"""

from __future__ import annotations

from ...core.engine import engine, note
from ...core.layout import CHANCE, EVERYONE, NONE, Row
from .box import ASK, AT_STEP, NEAR_SEA, OFFERS, OUTER, SURCHARGE, ZONE_COUNT, Box, Fields
from .cards import ACHIEVEMENT
from .decisions import ACHIEVEMENT_COUNT, GOOD_COUNT, IN_REFILL, IN_SURCHARGE, LESS_COUNT, OBTAIN, PUT, SAIL
from .events import NO_REFILL, OBTAINS, PAYS_SURCHARGE, PUTS, SAILS, TAKES_PESOS, TO_BANK
from .goods import spend


@engine
def sails_into(s: Fields, seat: int, out: Row, n: int) -> int:
    """Write the ids of the zones where a ship is not, from out[n] on (VP-8.1)."""
    for zone in range(ZONE_COUNT):
        if zone != s.ship[seat]:
            out[n] = SAIL + zone
            n += 1
    return n


@engine
def sail(s: Fields, zone: int) -> None:
    """The ship sails to a zone (VP-8.1)."""
    s.ship[s.active] = zone
    note(s, SAILS, 801, s.active, zone, EVERYONE)
    s.changed = 1
    s.station = AT_STEP


@engine
def first_cards(box: Box, s: Fields, zone: int) -> int:
    """How many A cards lie in a zone of the open sea, counted from 0."""
    n = 0
    for j in range(OFFERS):
        if s.offer[zone][j] != NONE and box.group[0] >> s.offer[zone][j] & 1:
            n += 1
    return n


@engine
def surcharge(box: Box, s: Fields, zone: int, card: int) -> int:
    """What a card of a zone costs in pesos: 10 for a B card while an A card lies beside it (VP-8.4)."""
    return SURCHARGE if box.group[0] >> card & 1 == 0 and first_cards(box, s, zone) else 0


@engine
def can_obtain(box: Box, s: Fields, seat: int, k: int, card: int, less: int, purse: int) -> bool:
    """Whether a seat can buy a card of its ship's zone, leaving out a good where the step says so (VP-8.2); less is a good, or NONE."""
    if (less == NONE) != (box.extra[k] == 0):
        return False
    for good in range(GOOD_COUNT):
        cost = box.price[GOOD_COUNT * card + good]
        if good == less:
            if cost == 0:
                return False
            cost -= 1
        if s.hold[seat][good] < cost:
            return False
    return purse >= surcharge(box, s, s.ship[seat] - 1, card)


@engine
def can_obtain_any(box: Box, s: Fields, seat: int, k: int, purse: int) -> bool:
    """Whether the ship is in the open sea and there is a card that can be bought."""
    if s.ship[seat] == NEAR_SEA:
        return False
    for j in range(OFFERS):
        card = s.offer[s.ship[seat] - 1][j]
        if card != NONE:
            for less in range(NONE, GOOD_COUNT):
                if can_obtain(box, s, seat, k, card, less, purse):
                    return True
    return False


@engine
def obtains_into(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Write the ids of the cards that can be bought, from out[n] on."""
    if s.ship[seat] == NEAR_SEA:
        return n
    before = NONE
    for _ in range(OFFERS):
        card = ACHIEVEMENT_COUNT
        for j in range(OFFERS):
            other = s.offer[s.ship[seat] - 1][j]
            if before < other < card:
                card = other
        if card == ACHIEVEMENT_COUNT:
            return n
        for less in range(NONE, GOOD_COUNT):
            if can_obtain(box, s, seat, k, card, less, s.pesos[seat]):
                out[n] = OBTAIN + LESS_COUNT * card + less + 1
                n += 1
        before = card
    return n


@engine
def obtain(box: Box, s: Fields, card: int, less: int) -> None:
    """A card is paid with goods of the hold (VP-8.2), an A card brings the pesos of the zone (VP-8.3), a B card may cost 10 (VP-8.4)."""
    seat = s.active
    zone = s.ship[seat] - 1
    pesos = surcharge(box, s, zone, card)
    for good in range(GOOD_COUNT):
        s.hold[seat][good] -= box.price[GOOD_COUNT * card + good]
    if less != NONE:
        s.hold[seat][less] += 1
    for j in range(OFFERS):
        if s.offer[zone][j] == card:
            s.offer[zone][j] = NONE
    s.cards[seat] |= 1 << card
    s.changed = 1
    note(s, OBTAINS, 802, seat, ACHIEVEMENT + card, EVERYONE)
    if box.group[0] >> card & 1 and s.treasure[zone]:
        s.pesos[seat] += s.treasure[zone]
        note(s, TAKES_PESOS, 803, seat, s.treasure[zone], EVERYONE)
        s.treasure[zone] = 0
    if pesos:
        spend(s, seat, pesos)
        note(s, PAYS_SURCHARGE, 804, seat, pesos, EVERYONE)
        place_surcharge(box, s, zone)
    else:
        refill(s)


@engine
def most_first_cards(box: Box, s: Fields, paid: int) -> int:
    """The most A cards in a zone other than the one that was paid in and without 10 pesos, 0 where there is no such zone (VP-8.5)."""
    best = 0
    for zone in range(OUTER):
        if zone != paid and s.treasure[zone] < SURCHARGE:
            best = max(best, first_cards(box, s, zone))
    return best


@engine
def takes_surcharge(box: Box, s: Fields, zone: int, paid: int, best: int) -> bool:
    """Whether the 10 pesos can be put into a zone: another one without 10 pesos, with as many A cards as any such (VP-8.5)."""
    return zone != paid and s.treasure[zone] < SURCHARGE and first_cards(box, s, zone) == best


@engine
def puts_into(box: Box, s: Fields, out: Row, n: int) -> int:
    """Write the ids of the zones into which the 10 pesos can be put, from out[n] on."""
    paid = s.ship[s.active] - 1
    best = most_first_cards(box, s, paid)
    for zone in range(OUTER):
        if takes_surcharge(box, s, zone, paid, best):
            out[n] = PUT + zone
            n += 1
    return n


@engine
def place_surcharge(box: Box, s: Fields, paid: int) -> None:
    """The 10 pesos go to the zone with most A cards; the payer chooses among several; where there is none, to the bank (VP-8.5)."""
    best, zones, only = most_first_cards(box, s, paid), 0, NONE
    if best:
        for zone in range(OUTER):
            if takes_surcharge(box, s, zone, paid, best):
                zones += 1
                only = zone
    if zones == 0:
        note(s, TO_BANK, 805, s.active, SURCHARGE, EVERYONE)
        refill(s)
    elif zones == 1:
        put(s, only)
    else:
        s.phase, s.station, s.to_move = IN_SURCHARGE, ASK, s.active


@engine
def put(s: Fields, zone: int) -> None:
    """The 10 pesos come to lie in a zone of the open sea."""
    s.treasure[zone] += SURCHARGE
    note(s, PUTS, 805, s.active, zone + 1, EVERYONE)
    refill(s)


@engine
def refill(s: Fields) -> None:
    """The empty slot is refilled from the deck; where it cannot be, this is the last round (VP-8.6, VP-11.2)."""
    if s.deck:
        s.phase, s.station, s.to_move = IN_REFILL, ASK, CHANCE
        return
    if s.last == 0:
        note(s, NO_REFILL, 1102, NONE, NONE, EVERYONE)
    s.last = 1
    s.station = AT_STEP
