"""Trade and hire: how many cards a seat may take, what they cost and bring, who is paid when its chance comes.

Rules PR-4.1 to PR-5.5. The order within a chance: admirals or jesters, then card by card, with the fee after each.
"""

from __future__ import annotations

from ...core.engine import count, engine, lowest, note, nth
from ...core.layout import EVERYONE, NONE, Row
from .box import AN_ADMIRAL, CROWDED, DEAREST, OFFER, PASS, REACH, TAKE, TAKEN, TRADE, TURN, Box, Fields
from .cards import earn, spend, union
from .deck import HALF, PERSON, less, more, takes_for
from .ending import has_trigger, tell_last_round
from .events import (
    ADMIRAL,
    CLEARS,
    EARNS,
    HIRES,
    JESTER_EMPTY,
    MORE_TAKES,
    OTHERS_WAIT,
    PASSED_OVER,
    PAYS,
    PAYS_FEE,
    SELLS,
    STOPS,
    TRADER_BONUS,
)
from .expeditions import count_people, fulfilment_at, ways_of


@engine
def stop(box: Box, s: Fields) -> None:
    """No more cards (PR-2.2): the active seat takes first, one card, two with four colours of ships, three with five (PR-4.1)."""
    s.phase, s.station, s.taker, s.taken = TRADE, REACH, s.active, 0
    s.takes = takes_for(count(s.harbour))
    note(s, STOPS, 401, s.active, s.takes + count(s.people[s.active] & box.governors), EVERYONE)


@engine
def ask_takers(box: Box, s: Fields) -> bool:
    """Go from seat to seat until one has a choice (True), or coins are owed or all had their chance (False).

    A chance begins with admirals, or on another's turn jesters, who are paid before anything is taken (PR-5.2, PR-5.3). Whoever can decide
    nothing is passed over (PR-4.9).
    """
    while s.station != TURN:
        if s.station == REACH:
            s.station = OFFER
            if s.people[s.taker] & box.governors:
                s.takes += count(s.people[s.taker] & box.governors)
            if s.moored >= CROWDED:
                pay_admirals(box, s)
            elif s.moored == 0 and s.taker != s.active:
                pay_jesters(box, s, s.taker, JESTER_EMPTY, 503)
            if s.due:
                return False
        if s.takes and (s.harbour or s.harbour_people and payable(box, s, s.taker)) or s.wanted and ways_of(box, s, s.taker):
            s.to_move = s.taker
            return True
        if s.takes:
            note(s, PASSED_OVER, 409, s.taker, NONE, EVERYONE)
        move_on(box, s)
    return False


@engine
def pay_jesters(box: Box, s: Fields, p: int, kind: int, rule: int) -> None:
    """A coin for each jester of a seat, or under an option one for all of them (PR-2.11, PR-5.3)."""
    jesters = count(s.people[p] & box.jesters)
    if jesters:
        n = 1 if box.jester_once else jesters
        note(s, kind, rule, p, n, EVERYONE)
        earn(s, p, n)


@engine
def pay_admirals(box: Box, s: Fields) -> None:
    """With five cards in the harbour two coins for each admiral of the taker, under an option of everybody (PR-5.2)."""
    for i in range(box.players if box.admiral_anywhere else 1):
        p = (s.active + i) % box.players if box.admiral_anywhere else s.taker
        n = AN_ADMIRAL * count(s.people[p] & box.admirals)
        if n:
            note(s, ADMIRAL, 502, p, n, EVERYONE)
            earn(s, p, n)


@engine
def payable(box: Box, s: Fields, seat: int) -> int:
    """The people in the harbour that the taker can hire, one copy of each: price less mademoiselles, and fee (PR-4.4, PR-4.7, PR-5.5)."""
    coins = s.coins[seat] if seat == s.active else s.coins[seat] - 1
    if coins < 0 or s.takes == 0 or s.harbour_people == 0:
        return 0
    return s.harbour_people & box.cheap[min(DEAREST, coins + count(s.people[seat] & box.ladies))]


@engine
def takes_into(box: Box, s: Fields, out: Row, n: int) -> int:
    """Write the ids of the cards that the taker can take, from out[n] on."""
    cards = s.harbour if s.takes else 0
    while cards:
        out[n] = TAKE + box.face[lowest(cards)]
        cards &= cards - 1
        n += 1
    cards = payable(box, s, s.taker)
    while cards:
        out[n] = TAKE + box.face[HALF + lowest(cards)]
        cards &= cards - 1
        n += 1
    return n


@engine
def pick_take(box: Box, s: Fields, r: int, ways: int) -> int:
    """The (r mod n)-th of what the taker can do: pass, take a ship, hire, or fulfil an expedition in one of these ways."""
    ships, people = s.harbour if s.takes else 0, payable(box, s, s.taker)
    sold, hired = count(ships), count(people)
    r %= 1 + sold + hired + count(ways)
    if r == 0:
        return PASS
    if r <= sold:
        return TAKE + box.face[nth(ships, r - 1)]
    if r <= sold + hired:
        return TAKE + box.face[HALF + nth(people, r - 1 - sold)]
    return fulfilment_at(ways, r - 1 - sold - hired)


@engine
def take(box: Box, s: Fields, face: int) -> None:
    """Trade with a ship (PR-4.3) or hire a person (PR-4.4)."""
    s.takes -= 1
    s.taken += 1
    s.moored -= 1
    s.station = TAKEN
    if face < PERSON:
        trade(box, s, s.taker, face)
    else:
        hire(box, s, s.taker, face)


@engine
def trade(box: Box, s: Fields, seat: int, face: int) -> None:
    """The ship goes to the discard pile, then its coins come, and those of traders (PR-4.3, PR-5.1)."""
    bonus = count(s.people[seat] & box.traders[box.colour[face]])
    s.harbour &= ~box.mask[face]
    s.discard = more(s.discard, box.mask[face], box.low[face])
    note(s, SELLS, 403, seat, face, EVERYONE)
    if bonus:
        note(s, TRADER_BONUS, 501, seat, bonus, EVERYONE)
    note(s, EARNS, 403, seat, box.worth[face] + bonus, EVERYONE)
    earn(s, seat, box.worth[face] + bonus)


@engine
def hire(box: Box, s: Fields, seat: int, face: int) -> None:
    """The price goes to the discard pile, the person to the seat, where it counts at once (PR-4.4, PR-4.5, PR-5.4)."""
    mask, before = box.mask[face], has_trigger(box, s)
    price = max(0, box.worth[face] - count(s.people[seat] & box.ladies))
    s.harbour_people = less(s.harbour_people, mask)
    note(s, HIRES, 404, seat, face, EVERYONE)
    note(s, PAYS, 404, seat, price, EVERYONE)
    spend(s, seat, price)
    s.people[seat] = more(s.people[seat], mask, box.low[face])
    s.points[seat] += box.points[face]
    count_people(box, s, seat)
    if mask & box.governors and box.governor_now:
        s.takes += 1
        note(s, MORE_TAKES, 504, seat, s.takes, EVERYONE)
    tell_last_round(box, s, seat, before)


@engine
def after_take(box: Box, s: Fields) -> None:
    """On another's turn each card costs a coin, which may come from the ship just taken (PR-4.7)."""
    s.station = OFFER
    if s.taker != s.active and s.coins[s.taker] > 0:
        note(s, PAYS_FEE, 407, s.taker, 1, EVERYONE)
        s.coins[s.taker] -= 1
        s.coins[s.active] += 1
        if s.old[s.taker] > 0:
            s.old[s.taker] -= 1
            s.old[s.active] += 1
    if box.admiral_each_take and s.takes and s.moored >= CROWDED:
        pay_admirals(box, s)


@engine
def move_on(box: Box, s: Fields) -> None:
    """The next seat's chance (PR-4.6); after the last the rest of the harbour is discarded (PR-4.8)."""
    taker = s.taker + 1 if s.taker + 1 < box.players else 0
    if s.taker == s.active and s.taken == 0 and box.needs_active_take:
        note(s, OTHERS_WAIT, 406, NONE, NONE, EVERYONE)
        taker = s.active
    s.taker, s.takes, s.taken, s.station = taker, 1, 0, REACH
    if taker == s.active:
        if s.moored:
            note(s, CLEARS, 408, NONE, s.moored, EVERYONE)
            clear(box, s)
        s.station = TURN


@engine
def clear(box: Box, s: Fields) -> None:
    """All cards of the harbour go to the discard pile."""
    s.discard = union(box, s.discard, s.harbour, 0)
    s.discard_people = union(box, s.discard_people, s.harbour_people, HALF)
    s.harbour = s.harbour_people = s.moored = 0
