"""What players of Valparaíso think things are worth: goods, tiles, places, cards of the sea, and the steps of a card one after another.

Worths are tenths of a peso. A plan is weighed on notes, a part of the row `out` that no list of actions reaches: what the seat has and
where it stands, changed by each step as it would be. Nothing here reads what another seat has planned.
"""

from __future__ import annotations

from ...core.engine import count, engine, lowest
from ...core.layout import NONE, Row
from .board import SPACES
from .box import HOUSES, NEAR_SEA, OFFERS, OUTER, SALE, Box, Fields
from .building import houses_at
from .cards import ACHIEVEMENT, BUILD, BUY, GAIN, HIRE, MOVE, OVERSEAS, REWARD, SELL, SHIP, STEPS, SWAP, TRADE, TRANSFER
from .decisions import CAPACITY, GOOD_COUNT
from .sailing import surcharge
from .trading import fee_of
from .travel import is_exempt, others_with_house

PESO, POINT = 10, 110
SILVER_WORTH, COPPER_WORTH, WHEAT_WORTH = 50, 40, 30
ABILITY = 40  # of an achievement beside its points
GOODS_SHARE = 6  # tenths of their worth that goods count when an achievement is paid with them
LONG = 10  # rounds that a game is thought to last
NOTES = 200  # where the notes begin in the row
MY_GOODS, MY_HOLD, MY_PESOS, MY_ZONE, MY_SPOTS, MY_BUILT, MY_SUPPLY, BOUGHT, SITE, TRADED = 200, 203, 206, 207, 208, 209, 210, 211, 212, 213
NOTE_COUNT = 14
KEPT = 216  # where notes are kept while something is tried
CHARTED = 232  # a table of journeys: the least pesos to a place, by steps
FAR = 1 << 20
MOST_STEPS = 4  # that a journey is reckoned for

# styles
BALANCED, TRADING, BUILDING = 0, 1, 2


@engine
def house_bonus(style: int) -> int:
    """What a house is worth to a style beside what it brings."""
    return 200 if style == BUILDING else 40


@engine
def trade_share(style: int) -> int:
    """How much of a visit to a market counts, in tenths."""
    return 20 if style == TRADING else 16


@engine
def hire_share(style: int) -> int:
    """What a merchant more is worth for each round that is thought to be left."""
    return 32 if style == TRADING else 24


@engine
def worth_of(good: int) -> int:
    """What a good is worth."""
    if good == 0:
        return SILVER_WORTH
    return COPPER_WORTH if good == 1 else WHEAT_WORTH


@engine
def note_seat(box: Box, s: Fields, seat: int, out: Row) -> None:
    """Write down what a seat has now."""
    for good in range(GOOD_COUNT):
        out[MY_GOODS + good] = s.goods[seat][good]
        out[MY_HOLD + good] = s.hold[seat][good]
    out[MY_PESOS] = s.pesos[seat]
    out[MY_ZONE] = s.ship[seat]
    out[MY_SPOTS] = s.spots[seat]
    out[MY_BUILT] = s.built[seat]
    out[MY_SUPPLY] = s.supply[seat]
    out[BOUGHT] = out[SITE] = out[TRADED] = 0


@engine
def keep_notes(out: Row) -> None:
    """Keep the notes, to try something."""
    for i in range(NOTE_COUNT):
        out[KEPT + i] = out[NOTES + i]


@engine
def restore_notes(out: Row) -> None:
    """The notes are again as they were kept."""
    for i in range(NOTE_COUNT):
        out[NOTES + i] = out[KEPT + i]


# what places and cards are worth


@engine
def tile_worth(box: Box, out: Row, tile: int, times: int) -> int:
    """What trading with a tile brings, as often as the notes allow up to so many times."""
    gain = POINT * box.bonus[tile] + PESO * (box.get[4 * tile + GOOD_COUNT] - box.pay[4 * tile + GOOD_COUNT])
    for good in range(GOOD_COUNT):
        gain += worth_of(good) * (box.get[4 * tile + good] - box.pay[4 * tile + good])
        if box.pay[4 * tile + good]:
            times = min(times, out[MY_GOODS + good] // box.pay[4 * tile + good])
    if box.pay[4 * tile + GOOD_COUNT]:
        times = min(times, out[MY_PESOS] // box.pay[4 * tile + GOOD_COUNT])
    return max(0, gain * times)


@engine
def trades_at(box: Box, s: Fields, seat: int, place: int, more: int) -> int:
    """How many trades a seat would have in a market, with one merchant at least."""
    return max(1, s.at[seat][place]) + (s.houses[seat] >> place & 1) + more


@engine
def visit_worth(box: Box, s: Fields, seat: int, place: int, out: Row, more: int, free: int) -> int:
    """What a visit to a market is worth to a seat, fees paid."""
    fee = 0 if free else fee_of(box, s, seat, place)
    if fee > out[MY_PESOS]:
        return 0
    tile = s.tile[box.market[place]][0]
    return max(0, tile_worth(box, out, tile, trades_at(box, s, seat, place, more)) - PESO * fee)


@engine
def house_worth(box: Box, s: Fields, place: int, out: Row) -> int:
    """What a house in a place brings: points, what it is good for, and what a second and a fourth house bring."""
    gain = 0
    left = max(1, LONG - s.round)
    if place == box.city:
        space = 0
        while s.residence[space] != NONE:
            space += 1
        gain = POINT * box.worth[space] + left * (15 * box.amount[space] + 10)
    else:
        gain = POINT * box.points[SPACES * place + houses_at(box, s, place)] + 6 * left
    if out[MY_BUILT] == 1:
        gain += 8 * left
    if out[MY_BUILT] == HOUSES - 1:
        gain += POINT
    return gain


@engine
def best_site(box: Box, s: Fields, seat: int, out: Row) -> int:
    """The place among those of the notes where a house is worth most, or NONE."""
    places, best, most = out[MY_SPOTS] & s.open & ~s.houses[seat] & ~out[SITE], NONE, 0
    while places:
        place = lowest(places)
        places &= places - 1
        gain = house_worth(box, s, place, out)
        if gain > most:
            best, most = place, gain
    return best


@engine
def purchase_worth(box: Box, s: Fields, seat: int, card: int, zone: int, out: Row, less: int) -> int:
    """What buying a card of a zone is worth for what is in the hold of the notes, 0 where it cannot be bought."""
    cost, missing = 0, 0
    for good in range(GOOD_COUNT):
        price = box.price[GOOD_COUNT * card + good]
        cost += worth_of(good) * price
        missing += max(0, price - out[MY_HOLD + good])
    pesos = surcharge(box, s, zone, card)
    if missing > less or pesos > out[MY_PESOS] or out[BOUGHT] >> card & 1:
        return 0
    gain = POINT * box.points_of[card] + ABILITY - GOODS_SHARE * cost // 10 - PESO * pesos
    if box.group[0] >> card & 1:
        gain += PESO * s.treasure[zone]
    return max(0, gain)


@engine
def best_purchase(box: Box, s: Fields, seat: int, zone: int, out: Row, less: int) -> int:
    """The card of a zone that is worth most for what is in the hold of the notes, or NONE."""
    best, most = NONE, 0
    for j in range(OFFERS):
        card = s.offer[zone][j]
        if card != NONE:
            gain = purchase_worth(box, s, seat, card, zone, out, less)
            if gain > most:
                best, most = card, gain
    return best


@engine
def zone_worth(box: Box, s: Fields, seat: int, zone: int, out: Row) -> int:
    """What the best purchase in a zone is worth."""
    card = best_purchase(box, s, seat, zone, out, 0)
    return 0 if card == NONE else purchase_worth(box, s, seat, card, zone, out, 0)


@engine
def hold_worth(box: Box, s: Fields, seat: int, out: Row) -> int:
    """What the hold of the notes promises: the best purchase anywhere in the sea, and what else lies in it."""
    most = 0
    for zone in range(OUTER):
        most = max(most, zone_worth(box, s, seat, zone, out))
    total = 0
    for good in range(GOOD_COUNT):
        total += worth_of(good) * out[MY_HOLD + good]
    return 7 * most // 10 + total // 5


# journeys


@engine
def explore(box: Box, s: Fields, seat: int, start: int, k: int, out: Row) -> None:
    """Write the table of journeys from a place: pesos for each place after each number of steps, FAR where there is no way."""
    limit = min(box.extra[k], MOST_STEPS)
    for i in range(box.places * (MOST_STEPS + 1)):
        out[CHARTED + i] = FAR
    walked = s.walked if s.mover == start else 0
    out[CHARTED + start * (MOST_STEPS + 1) + min(walked, limit)] = 0
    changed = True
    while changed:
        changed = False
        for place in range(box.places):
            for i in range(box.first[place], box.first[place + 1]):
                if relax(box, s, seat, k, place, box.head[box.near[i]], limit, out):
                    changed = True


@engine
def relax(box: Box, s: Fields, seat: int, k: int, place: int, end: int, limit: int, out: Row) -> bool:
    """Reckon a road into the table of journeys; True where it is a better way than was known."""
    exempt, better = is_exempt(box, s, seat, end), False
    if s.path >> end & 1:
        return False
    toll = 0
    if box.tollfree[k] == 0 and s.customs >> end & 1:
        toll = 2 * others_with_house(box, s, seat, end)
    for steps in range(limit + 1):
        pesos = out[CHARTED + place * (MOST_STEPS + 1) + steps]
        after = steps if exempt else steps + 1
        if pesos < FAR and after <= limit:
            if not exempt and box.free[k] == 0:
                pesos += box.step_price[min(after, 3)]
            pesos += toll
            if pesos < out[CHARTED + end * (MOST_STEPS + 1) + after] and pesos <= out[MY_PESOS]:
                out[CHARTED + end * (MOST_STEPS + 1) + after] = pesos
                better = True
    return better


@engine
def fare(place: int, out: Row) -> int:
    """The least pesos to a place in the table of journeys."""
    least = FAR
    for steps in range(MOST_STEPS + 1):
        least = min(least, out[CHARTED + place * (MOST_STEPS + 1) + steps])
    return least


@engine
def place_worth(box: Box, s: Fields, seat: int, place: int, out: Row, style: int) -> int:
    """What it is worth to a seat to have a merchant in a place: a visit to its market, or a house there."""
    gain = 0
    if box.markets >> place & 1:
        gain = trade_share(style) * visit_worth(box, s, seat, place, out, 0, 0) // 10
    can_build = out[MY_BUILT] < HOUSES and s.open & ~s.houses[seat] & ~out[SITE] & 1 << place != 0 and place != box.city
    if can_build and out[MY_PESOS] >= box.cost[STEPS * BUILD]:
        gain = max(gain, house_worth(box, s, place, out) - 8 * box.cost[STEPS * BUILD] + house_bonus(style))
    return gain


@engine
def best_target(box: Box, s: Fields, seat: int, start: int, k: int, out: Row, style: int) -> int:
    """The place that a merchant gains most by going to, where it stands included."""
    explore(box, s, seat, start, k, out)
    best, most = start, place_worth(box, s, seat, start, out, style)
    for place in range(box.places):
        pesos = fare(place, out)
        if place != start and pesos < FAR and (place == box.city or out[MY_SPOTS] >> place & 1 == 0):
            gain = place_worth(box, s, seat, place, out, style) - PESO * pesos
            if gain > most:
                best, most = place, gain
    return best


# steps, as they would be


@engine
def try_step(box: Box, s: Fields, seat: int, k: int, out: Row, style: int) -> int:
    """What a step of a card is worth; the notes are afterwards as if it had been done."""
    kind = box.kind[k]
    if kind == TRANSFER:
        return try_transfer(box, s, seat, k, out)
    if kind == SELL:
        return try_sell(box, k, out)
    if kind == HIRE:
        return try_hire(box, s, k, out, style)
    if kind == MOVE:
        return try_move(box, s, seat, k, out, style)
    if kind == BUILD:
        return try_build(box, s, seat, k, out, style)
    if kind == TRADE:
        return try_trade(box, s, seat, k, out, style)
    if kind == SHIP:
        return try_ship(box, s, seat, out)
    if kind == OVERSEAS:
        return try_overseas(box, s, seat, k, out)
    if kind == GAIN:
        for good in range(GOOD_COUNT):
            out[MY_GOODS + good] += box.given[GOOD_COUNT * k + good]
        return 45 * box.times[k] + 50 * box.given[GOOD_COUNT * k] + 40 * box.given[GOOD_COUNT * k + 1] + 30 * box.given[GOOD_COUNT * k + 2]
    if kind == BUY:
        if out[MY_PESOS] < box.cost[k]:
            return 0
        out[MY_PESOS] -= box.cost[k]
        return POINT * box.extra[k] - PESO * box.cost[k]
    if kind == REWARD:
        residences = s.built[seat] - count(s.houses[seat])
        return PESO * box.cost[k] * (s.built[seat] + 1) if box.cost[k] else POINT * ((residences + 1) // 2)
    return 10 if kind == SWAP else 0


@engine
def load(out: Row) -> None:
    """Load the hold of the notes as full as it goes; of more than it holds, what is most stays behind."""
    for good in range(GOOD_COUNT):
        out[MY_HOLD + good] += out[MY_GOODS + good]
        out[MY_GOODS + good] = 0
    while out[MY_HOLD] + out[MY_HOLD + 1] + out[MY_HOLD + 2] > CAPACITY:
        most = 0
        for good in range(GOOD_COUNT):
            if out[MY_HOLD + good] >= out[MY_HOLD + most]:
                most = good
        out[MY_HOLD + most] -= 1
        out[MY_GOODS + most] += 1


@engine
def try_transfer(box: Box, s: Fields, seat: int, k: int, out: Row) -> int:
    """Loading the ship: the point for a full hold, and what can be bought then."""
    before = out[MY_HOLD] + out[MY_HOLD + 1] + out[MY_HOLD + 2]
    if out[MY_ZONE] != NEAR_SEA and box.free[k] == 0:
        return 0
    promised = hold_worth(box, s, seat, out)
    load(out)
    after = out[MY_HOLD] + out[MY_HOLD + 1] + out[MY_HOLD + 2]
    return max(0, hold_worth(box, s, seat, out) - promised) + (POINT if before < CAPACITY and after == CAPACITY else 0)


@engine
def try_sell(box: Box, k: int, out: Row) -> int:
    """Selling the goods that are worth least; pesos that a seat has plenty of count half."""
    gain = 0
    for _ in range(box.times[k]):
        good = GOOD_COUNT - 1
        while good >= 0 and out[MY_GOODS + good] == 0:
            good -= 1
        if good >= 0:
            gain += (PESO * SALE if out[MY_PESOS] < 2 * SALE else PESO * SALE // 2) - worth_of(good)
            out[MY_GOODS + good] -= 1
            out[MY_PESOS] += SALE
    return max(0, gain)


@engine
def try_hire(box: Box, s: Fields, k: int, out: Row, style: int) -> int:
    """One merchant more: worth the more, the longer the game lasts still."""
    kinds = 0
    for good in range(GOOD_COUNT):
        if out[MY_GOODS + good]:
            kinds += 1
    if out[MY_SUPPLY] == 0 or kinds < box.times[k]:
        return 0
    paid, good = 0, GOOD_COUNT - 1
    while paid < box.times[k]:
        if out[MY_GOODS + good]:
            out[MY_GOODS + good] -= 1
            paid += 1
        good -= 1
    out[MY_SUPPLY] -= 1
    return max(0, hire_share(style) * (LONG - s.round) - 30 * box.times[k])


@engine
def try_move(box: Box, s: Fields, seat: int, k: int, out: Row, style: int) -> int:
    """Every merchant goes where it gains most."""
    spots, gain = out[MY_SPOTS], 0
    while spots:
        place = lowest(spots)
        spots &= spots - 1
        target = best_target(box, s, seat, place, k, out, style)
        if target != place:
            pesos = fare(target, out)
            gain += place_worth(box, s, seat, target, out, style) - place_worth(box, s, seat, place, out, style) - PESO * pesos
            out[MY_PESOS] -= pesos
            out[MY_SPOTS] |= 1 << target
            if s.at[seat][place] < 2:
                out[MY_SPOTS] &= ~(1 << place)
    return 8 * gain // 10


@engine
def try_build(box: Box, s: Fields, seat: int, k: int, out: Row, style: int) -> int:
    """The best house that can be paid for."""
    if out[MY_PESOS] < box.cost[k] or out[MY_BUILT] >= HOUSES:
        return 0
    place = best_site(box, s, seat, out)
    if place == NONE:
        return 0
    gain = house_worth(box, s, place, out) + POINT * box.extra[k] - 8 * box.cost[k]
    out[MY_PESOS] -= box.cost[k]
    out[MY_BUILT] += 1
    if place != box.city:
        out[SITE] |= 1 << place
    return max(0, gain + house_bonus(style))


@engine
def try_trade(box: Box, s: Fields, seat: int, k: int, out: Row, style: int) -> int:
    """A visit to every market where a merchant stands."""
    places, gain = out[MY_SPOTS] & box.markets & ~out[TRADED], 0
    while places:
        place = lowest(places)
        places &= places - 1
        gain += visit_worth(box, s, seat, place, out, box.extra[k], box.free[k])
        out[TRADED] |= 1 << place
    return trade_share(style) * gain // 10


@engine
def try_ship(box: Box, s: Fields, seat: int, out: Row) -> int:
    """To the zone of the best purchase, or home with an empty hold."""
    here = 0 if out[MY_ZONE] == NEAR_SEA else zone_worth(box, s, seat, out[MY_ZONE] - 1, out)
    best, most = NONE, 0
    for zone in range(OUTER):
        gain = 7 * (zone_worth(box, s, seat, zone, out) - here) // 10
        if zone + 1 != out[MY_ZONE] and gain > most:
            best, most = zone + 1, gain
    if out[MY_ZONE] != NEAR_SEA and here == 0:
        ashore = out[MY_GOODS] + out[MY_GOODS + 1] + out[MY_GOODS + 2]
        home = 40 + 10 * min(ashore, CAPACITY)
        if home > most:
            best, most = NEAR_SEA, home
    if best != NONE:
        out[MY_ZONE] = best
    return most


@engine
def try_overseas(box: Box, s: Fields, seat: int, k: int, out: Row) -> int:
    """The best purchase where the ship is."""
    if out[MY_ZONE] == NEAR_SEA:
        return 0
    zone = out[MY_ZONE] - 1
    card = best_purchase(box, s, seat, zone, out, box.extra[k])
    if card == NONE:
        return 0
    gain = purchase_worth(box, s, seat, card, zone, out, box.extra[k])
    out[MY_PESOS] -= surcharge(box, s, zone, card)
    out[BOUGHT] |= 1 << card
    for good in range(GOOD_COUNT):
        out[MY_HOLD + good] = max(0, out[MY_HOLD + good] - box.price[GOOD_COUNT * card + good])
    return gain


@engine
def try_card(box: Box, s: Fields, seat: int, card: int, out: Row, style: int) -> int:
    """What the steps of a card are worth together; the notes are afterwards as if they had been done."""
    gain = 0
    for i in range(STEPS):
        if box.kind[STEPS * card + i] != NONE:
            gain += try_step(box, s, seat, STEPS * card + i, out, style)
    return gain


@engine
def weigh(box: Box, s: Fields, seat: int, card: int, out: Row, style: int) -> int:
    """What the steps of a card are worth; the notes stay as they are."""
    keep_notes(out)
    gain = try_card(box, s, seat, card, out, style)
    restore_notes(out)
    return gain


@engine
def bottom_worth(box: Box, seat: int, card: int) -> int:
    """What the goods at the bottom of a card are worth."""
    return worth_of(box.bottom[ACHIEVEMENT * seat + card]) if card < ACHIEVEMENT else SILVER_WORTH
