"""Who plays Valparaíso: a greedy planner, a trader, and a builder.

All weigh each card by what its steps would bring now (see `weighing`), plan what is worth most, and use it so. They know no plan of
another seat (VP-2.5).
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.engine import count, engine
from ...core.layout import NONE, Row
from ...core.player import Player, PolicyPlayer
from .box import HOUSES, MAYOR_PRICE, SLOTS, Box, Fields
from .cards import ACHIEVEMENT, BUILD, STEPS
from .cleanup import track
from .decisions import (
    CAPACITY,
    CARD_COUNT,
    CHOOSE,
    DISCARD,
    DONE,
    EXCHANGE,
    GIVE,
    GOOD_COUNT,
    HALT,
    IN_BUILD,
    IN_CHOICE,
    IN_DISCARD,
    IN_GOODS,
    IN_HIRE,
    IN_MERCHANTS,
    IN_MOVE,
    IN_OVERSEAS,
    IN_PLANNING,
    IN_RECALL,
    IN_SELL,
    IN_SHIP,
    IN_TRADE,
    IN_TRANSFER,
    IN_TURN_END,
    LESS_COUNT,
    MAYOR,
    OBTAIN,
    PLAN,
    PLANNED,
    SAIL,
    SELL_GOOD,
    SETTLE,
    STOW,
    TAKE_GOOD,
    USE_GOODS,
    USE_MAIN,
)
from .goods import current
from .planning import next_slot, slots_of
from .using import slot_of
from .weighing import (
    BALANCED,
    BUILDING,
    CHARTED,
    FAR,
    MOST_STEPS,
    MY_GOODS,
    MY_HOLD,
    PESO,
    POINT,
    TRADING,
    best_target,
    bottom_worth,
    explore,
    hold_worth,
    house_worth,
    note_seat,
    place_worth,
    purchase_worth,
    tile_worth,
    try_card,
    visit_worth,
    weigh,
    worth_of,
    zone_worth,
)

LEAST = -1000000
MAYOR_GAIN = 60  # that a card more has to promise beyond the 5 pesos

# planning


@engine
def note_plan(box: Box, s: Fields, seat: int, out: Row, style: int) -> None:
    """Write down what a seat would have once the cards planned so far were used."""
    note_seat(box, s, seat, out)
    for i in range(SLOTS + 1):
        slot = i + 1 if i < SLOTS else 0
        card = s.plan[seat][slot]
        if card != NONE:
            if weigh(box, s, seat, card, out, style) >= bottom_worth(box, seat, card):
                try_card(box, s, seat, card, out, style)
            elif card < ACHIEVEMENT:
                out[MY_GOODS + box.bottom[ACHIEVEMENT * seat + card]] += 1


@engine
def plan_next(box: Box, s: Fields, seat: int, out: Row, n: int, style: int) -> int:
    """The card that is worth most after those planned so far; the Mayor's Office for one that is worth its price and more."""
    note_plan(box, s, seat, out, style)
    full = next_slot(s, seat) > slots_of(s, seat)
    best, most = NONE, LEAST
    for i in range(n):
        if full and out[i] >= MAYOR or not full and PLAN <= out[i] < MAYOR:
            card = (out[i] - PLAN) % CARD_COUNT
            gain = max(weigh(box, s, seat, card, out, style), bottom_worth(box, seat, card))
            if gain > most:
                best, most = out[i], gain
    if best == NONE or full and most < PESO * MAYOR_PRICE + MAYOR_GAIN:
        return PLANNED
    return best


# using cards


@engine
def use_next(box: Box, s: Fields, seat: int, out: Row, n: int, style: int) -> int:
    """The use of a card that is worth most after its price, earlier slots first where they are alike."""
    note_seat(box, s, seat, out)
    best, most = NONE, LEAST
    for i in range(n):
        if out[i] >= USE_GOODS:
            card = (out[i] - USE_GOODS) % CARD_COUNT
            slot = slot_of(s, seat, card)
            gain = -PESO * box.slot_price[slot] - slot
            if out[i] >= USE_MAIN:
                gain += weigh(box, s, seat, card, out, style)
            else:
                gain += bottom_worth(box, seat, card)
            if gain > most:
                best, most = out[i], gain
    return best


# the steps of a card


@engine
def hold_to_be(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """The contents of the hold that promise most; as full as they can be where that brings a point."""
    note_seat(box, s, seat, out)
    before, best, most = s.hold[seat][0] + s.hold[seat][1] + s.hold[seat][2], NONE, LEAST
    for i in range(n):
        if out[i] >= STOW:
            k, total = out[i] - STOW, 0
            for good in range(GOOD_COUNT):
                out[MY_HOLD + good] = box.hold[GOOD_COUNT * k + good]
                total += box.hold[GOOD_COUNT * k + good]
            gain = hold_worth(box, s, seat, out) + (POINT if before < CAPACITY and total == CAPACITY else 0)
            if gain > most:
                best, most = out[i], gain
    return best


@engine
def walk_next(box: Box, s: Fields, seat: int, out: Row, n: int, style: int) -> int:
    """The first step of the journey that gains most; else the merchant is set aside, or the step ends."""
    note_seat(box, s, seat, out)
    k, best, most = current(s), NONE, 0
    places = 1 << s.mover if s.mover != NONE else s.spots[seat]
    for start in range(box.places):
        if places >> start & 1 and (s.mover != NONE or s.at[seat][start] > s.moved[start]):
            target = best_target(box, s, seat, start, k, out, style)
            if target != start:
                stays = 0 if s.at[seat][start] > 1 else place_worth(box, s, seat, start, out, style)
                gain = place_worth(box, s, seat, target, out, style) - stays
                step = first_step(box, s, seat, start, target, k, out, n)
                if gain > most and step != NONE:
                    best, most = step, gain
    if best != NONE:
        return best
    if s.mover != NONE and out[0] != HALT and (n < 2 or out[1] != HALT):
        return out[0] if out[0] == DONE else out[n - 1]
    if s.mover != NONE:
        return HALT
    return out[0] if out[0] == DONE else cheapest_step(box, s, seat, k, out, n)


@engine
def first_step(box: Box, s: Fields, seat: int, start: int, target: int, k: int, out: Row, n: int) -> int:
    """Of the steps that begin at a place, the one from which the target is cheapest to reach; NONE where none leads there."""
    best, least = NONE, FAR
    for i in range(n):
        arc = out[i] - box.walk
        if arc >= 0 and box.tail[arc] == start:
            end = box.head[arc]
            pesos = 0 if end == target else onward(box, s, seat, end, target, k, out)
            if pesos < least:
                best, least = out[i], pesos
    return best


@engine
def onward(box: Box, s: Fields, seat: int, start: int, target: int, k: int, out: Row) -> int:
    """What it costs to go on from a place to the target, with one step less."""
    explore(box, s, seat, start, k, out)
    least, walked = FAR, s.walked + 1
    for steps in range(MOST_STEPS + 1):
        if steps + walked <= box.extra[k]:
            least = min(least, out[CHARTED + target * (MOST_STEPS + 1) + steps] + 5 * steps + 1)
    return least


@engine
def cheapest_step(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Where something has to be changed: the first step there is."""
    i = 0
    while i < n - 1 and out[i] < box.walk:
        i += 1
    return out[i]


@engine
def trade_next(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """The trade that is worth most; none that is worth nothing, unless something has to be changed."""
    note_seat(box, s, seat, out)
    k, best, most = current(s), NONE, 0
    for i in range(n):
        if out[i] >= box.trade:
            place = out[i] - box.trade
            if place == s.market:
                gain = POINT + tile_worth(box, out, s.tile[box.market[place]][0], 1)
            else:
                gain = visit_worth(box, s, seat, place, out, box.extra[k], box.free[k])
            if gain > most:
                best, most = out[i], gain
    if best != NONE:
        return best
    return DONE if out[0] == DONE else out[n - 1]


@engine
def obtain_next(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """The purchase that is worth most, leaving out the good that is worth most."""
    note_seat(box, s, seat, out)
    k, best, most = current(s), NONE, LEAST
    for i in range(n):
        if out[i] >= OBTAIN:
            card, less = (out[i] - OBTAIN) // LESS_COUNT, (out[i] - OBTAIN) % LESS_COUNT - 1
            gain = purchase_worth(box, s, seat, card, s.ship[seat] - 1, out, box.extra[k])
            if less != NONE:
                gain += worth_of(less)
            if gain > most:
                best, most = out[i], gain
    return best


@engine
def sail_next(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """To the zone of the best purchase, home where there is none."""
    note_seat(box, s, seat, out)
    best, most = out[n - 1], 0
    for i in range(n):
        if out[i] == SAIL:
            best = out[i]
    for i in range(n):
        if out[i] > SAIL:
            gain = zone_worth(box, s, seat, out[i] - SAIL - 1, out)
            if gain > most:
                best, most = out[i], gain
    return best


@engine
def build_next(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """The house that is worth most."""
    note_seat(box, s, seat, out)
    best, most = NONE, LEAST
    for i in range(n):
        if out[i] >= box.build:
            gain = house_worth(box, s, out[i] - box.build, out)
            if gain > most:
                best, most = out[i], gain
    return best


# goods


@engine
def good_wanted(s: Fields, seat: int) -> int:
    """The good that a seat takes when it has the choice: one that it lacks, else the dearest."""
    best, most = 0, LEAST
    for good in range(GOOD_COUNT):
        gain = worth_of(good) - 15 * (s.goods[seat][good] + s.hold[seat][good])
        if gain > most:
            best, most = good, gain
    return best


@engine
def good_spared(out: Row, n: int, first: int) -> int:
    """The action that gives away the cheapest good, of those with ids from `first` on: goods stand with the dearest first."""
    best = NONE
    for i in range(n):
        if first <= out[i] < first + GOOD_COUNT:
            best = out[i]
    return best


@engine
def exchange_for_house(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """Exchange a good where a few pesos are missing for a house whose card waits in the first slots; NONE where they are not."""
    build = NONE
    for i in range(2):
        card = s.slot[seat][i]
        if card != NONE and box.kind[STEPS * card] == BUILD:
            build = card
    if build == NONE or s.built[seat] >= HOUSES or s.spots[seat] & s.open & ~s.houses[seat] == 0:
        return NONE
    missing = box.cost[STEPS * build] - s.pesos[seat]
    goods = s.goods[seat][0] + s.goods[seat][1] + s.goods[seat][2]
    return good_spared(out, n, EXCHANGE) if 0 < missing <= 6 and 3 * goods >= missing else NONE


# the start and clean-up


@engine
def start_village(box: Box, s: Fields, seat: int, out: Row, n: int, style: int) -> int:
    """The village that is worth most."""
    note_seat(box, s, seat, out)
    best, most = out[0], LEAST
    for i in range(n):
        gain = place_worth(box, s, seat, out[i] - SETTLE, out, style)
        if gain > most:
            best, most = out[i], gain
    return best


@engine
def discard_next(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """Discard an achievement only to end the game in front: points of those that are held count at the end anyway."""
    points, best, most = track(s, seat), DONE, 0
    for i in range(n):
        if out[i] >= DISCARD and box.points_of[out[i] - DISCARD] > most:
            best, most = out[i], box.points_of[out[i] - DISCARD]
    if points + most < box.end_points:
        return DONE
    for p in range(box.players):
        if p != seat and track(s, p) + 2 * count(s.cards[p]) > points + most + 2 * (count(s.cards[seat]) - 1):
            return DONE
    return best


@engine
def stay_next(box: Box, s: Fields, seat: int, out: Row, n: int, style: int) -> int:
    """Leave the merchant where it is worth most."""
    note_seat(box, s, seat, out)
    best, most = DONE, 0
    for i in range(n):
        if out[i] >= box.stay:
            gain = 1 + place_worth(box, s, seat, out[i] - box.stay, out, style)
            if gain > most:
                best, most = out[i], gain
    return best


# the players


@engine
def play_for(box: Box, s: Fields, out: Row, n: int, style: int) -> int:
    """What a player of a style does; where it finds nothing worth doing, the first that there is, which ends a step."""
    if n == 1:
        return out[0]
    chosen = choose_for(box, s, out, n, style)
    return out[0] if chosen == NONE else chosen


@engine
def choose_for(box: Box, s: Fields, out: Row, n: int, style: int) -> int:
    """What is worth most to a player of a style in this phase, or NONE."""
    seat, phase = s.to_move, s.phase
    if phase == IN_PLANNING:
        return plan_next(box, s, seat, out, n, style)
    if phase == IN_CHOICE:
        exchanged = exchange_for_house(box, s, seat, out, n)
        return use_next(box, s, seat, out, n, style) if exchanged == NONE else exchanged
    if phase == IN_TURN_END:
        return DONE
    if phase == IN_MOVE:
        return walk_next(box, s, seat, out, n, style)
    if phase == IN_TRADE:
        return trade_next(box, s, seat, out, n)
    if phase == IN_TRANSFER:
        return hold_to_be(box, s, seat, out, n)
    if phase == IN_SHIP:
        return sail_next(box, s, seat, out, n)
    if phase == IN_OVERSEAS:
        return obtain_next(box, s, seat, out, n)
    if phase == IN_BUILD:
        return build_next(box, s, seat, out, n)
    return play_rarer(box, s, seat, out, n, style)


@engine
def play_rarer(box: Box, s: Fields, seat: int, out: Row, n: int, style: int) -> int:
    """What is decided more seldom."""
    phase = s.phase
    if phase == IN_SELL:
        sold = good_spared(out, n, SELL_GOOD)
        return sold if sold != NONE else out[n - 1]
    if phase == IN_HIRE:
        return out[n - 1] if out[n - 1] >= GIVE else DONE
    if phase == IN_MERCHANTS:
        return start_village(box, s, seat, out, n, style)
    if phase == IN_DISCARD:
        return discard_next(box, s, seat, out, n)
    if phase == IN_RECALL:
        return stay_next(box, s, seat, out, n, style)
    if phase == IN_GOODS:
        return one_of_each(box, out, n)
    for i in range(n):
        if out[i] == TAKE_GOOD + good_wanted(s, seat):
            return out[i]
    return out[n - 1]


@engine
def one_of_each(box: Box, out: Row, n: int) -> int:
    """Goods to start with: one of each, with which a merchant is hired, else the dearest."""
    for i in range(n):
        k = GOOD_COUNT * (out[i] - CHOOSE)
        if box.choice[k] == 1 and box.choice[k + 1] == 1:
            return out[i]
    return out[n - 1]


@engine
def greedy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Whatever is worth most."""
    return play_for(box, s, out, n, BALANCED)


@engine
def trader(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """The same, but merchants and markets first."""
    return play_for(box, s, out, n, TRADING)


@engine
def builder(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """The same, but houses first."""
    return play_for(box, s, out, n, BUILDING)


SEARCH = {"explore": 0.5, "wide": 0.5, "trust": 1.0}  # how a search plays best here: found by trying
PLAYERS: dict[str, Callable[[], Player]] = {
    "greedy": lambda: PolicyPlayer("greedy", greedy),
    "trader": lambda: PolicyPlayer("trader", trader),
    "builder": lambda: PolicyPlayer("builder", builder),
}
