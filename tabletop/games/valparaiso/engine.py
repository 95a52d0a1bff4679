"""The rules of Valparaíso as an engine: dealing, starting goods and merchants, planning, and how the game goes on.

Rules VP-1.2 to VP-11.4; what can be told apart stands beside it, in `using` (cards and their steps), `goods`, `travel`, `building`,
`trading`, `sailing` and `cleanup`. What the engine leaves out: it does not explain (rules.py does), and plays whatever it is told to.
The game goes from station to station (see `box.STATIONS`): `advance` goes on until a seat has something to decide, chance comes, or
the game is over.
"""

from __future__ import annotations

from ...core.engine import count, engine, members_into, nth
from ...core.layout import CHANCE, NONE, Row
from .board import MARKETS, PLACES
from .box import (
    ASK,
    AT_DEAL,
    AT_DISCARD,
    AT_GOODS,
    AT_INCOME,
    AT_MAJORITY,
    AT_MERCHANTS,
    AT_PLANNER,
    AT_RECALL,
    AT_ROUND,
    AT_SEAT,
    AT_STEP,
    CATEGORY_COUNT,
    LETTER_COUNT,
    OFFERS,
    OUTER,
    RESIDENCES,
    SLOTS,
    START_PESOS,
    ZONE_PESOS,
    Box,
    Fields,
)
from .building import build, houses_at
from .cleanup import (
    ask_discards,
    ask_recalls,
    begin_round,
    can_stay,
    discard,
    end_round,
    is_ahead,
    pay_incomes,
    pay_majority,
    recall,
    take_income,
)
from .dealing import ask_start, choose_goods, come, deal, empty_villages, first_outcome, outcomes, pool, settle
from .decisions import (
    CARD_COUNT,
    CHOICE_COUNT,
    CHOOSE,
    DISCARD,
    DONE,
    EXCHANGE,
    FIRST,
    GIVE,
    GOOD_COUNT,
    HALT,
    IN_CHOICE,
    IN_DISCARD,
    IN_FASTEST,
    IN_FASTEST_GOOD,
    IN_GOODS,
    IN_INCOME,
    IN_MERCHANTS,
    IN_PLANNING,
    IN_RECALL,
    IN_SURCHARGE,
    IN_TILES,
    IN_TURN_END,
    LESS_COUNT,
    MAYOR,
    OBTAIN,
    PLAN,
    PLANNED,
    PUT,
    SAIL,
    SEATS,
    SELL_GOOD,
    SETTLE,
    STOW,
    TAKE_GOOD,
    TILE_COUNT,
    USE_GOODS,
    USE_MAIN,
)
from .goods import current, exchange, gain, sell, stow
from .planning import ask_planner, end_planning, plan, plans_into, replan, reveal
from .sailing import obtain, put, puts_into, sail
from .trading import swap, trade
from .travel import end_move, halt, walk
from .using import end_step, exchanges_into, give, next_step, next_turn, step_into, take_good, use, uses_into

# the verbs


@engine
def setup(box: Box, s: Fields) -> None:
    """Empty board, 20 pesos and a merchant in the city for each seat, 5 pesos in each open zone (VP-1.2 to VP-1.6)."""
    s.noted = s.round = s.active = s.turn = s.cursor = s.combinations = s.last = 0
    s.start, s.builder, s.card, s.step, s.changed, s.left, s.spent = box.start_seat, NONE, NONE, 0, 0, 0, 0
    s.reserve, s.deck = (1 << TILE_COUNT) - 1, box.cards
    s.market, s.trades, s.visited = NONE, 0, 0
    end_move(s)
    for p in range(SEATS):
        plays = p < box.players
        s.pesos[p] = START_PESOS if plays else 0
        s.supply[p] = box.merchants - 1 if plays else 0
        s.houses[p] = s.ship[p] = s.cards[p] = 0
        for good in range(GOOD_COUNT):
            s.goods[p][good] = s.hold[p][good] = 0
        for place in range(PLACES):
            s.at[p][place] = 1 if plays and place == box.city else 0
        for i in range(SLOTS + 1):
            s.plan[p][i] = s.slot[p][i] = NONE
        for category in range(CATEGORY_COUNT):
            s.earned[p][category] = 0
    for space in range(RESIDENCES):
        s.residence[space] = NONE
    for m in range(MARKETS):
        for i in range(LETTER_COUNT):
            s.tile[m][i] = NONE
    for zone in range(OUTER):
        s.treasure[zone] = ZONE_PESOS
        for j in range(OFFERS):
            s.offer[zone][j] = NONE
    derive(box, s)
    s.phase, s.station, s.to_move = IN_TILES, ASK, CHANCE


@engine
def legal(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of the legal actions; at a chance node of what can come."""
    if s.to_move == CHANCE:
        return outcomes(box, s, out)
    phase, seat = s.phase, s.to_move
    if phase == IN_CHOICE:
        return uses_into(box, s, seat, out, exchanges_into(s, seat, out, 0))
    if phase == IN_PLANNING:
        return plans_into(box, s, seat, out)
    if phase == IN_TURN_END:
        out[0] = DONE
        return exchanges_into(s, seat, out, 1)
    if phase == IN_GOODS:
        return members_into(~s.combinations & (1 << CHOICE_COUNT) - 1, CHOOSE, out, 0)
    if phase == IN_MERCHANTS:
        return members_into(empty_villages(box, s), SETTLE, out, 0)
    if phase == IN_DISCARD:
        out[0] = DONE
        return members_into(s.cards[seat], DISCARD, out, 1)
    if phase == IN_RECALL:
        out[0] = DONE
        return members_into(can_stay(box, s, seat), box.stay, out, 1)
    if phase == IN_INCOME or phase == IN_FASTEST_GOOD:
        return members_into((1 << GOOD_COUNT) - 1, TAKE_GOOD, out, 0)
    if phase == IN_SURCHARGE:
        return puts_into(box, s, out, exchanges_into(s, seat, out, 0))
    return step_into(box, s, out)


@engine
def chances(box: Box, s: Fields) -> int:
    """How many tiles, cards or seats can come."""
    return count(pool(box, s))


@engine
def chance(box: Box, s: Fields, k: int) -> int:
    """The k-th of those."""
    return first_outcome(s) + nth(pool(box, s), k)


@engine
def apply(box: Box, s: Fields, action: int) -> None:
    """Play an action, then go on until somebody decides."""
    s.noted = 0
    if action >= SETTLE:
        play_on_board(box, s, action)
    elif action >= FIRST:
        come(box, s, action)
    elif action >= USE_GOODS:
        if action >= OBTAIN:
            obtain(box, s, (action - OBTAIN) // LESS_COUNT, (action - OBTAIN) % LESS_COUNT - 1)
        else:
            use(box, s, (action - USE_GOODS) % CARD_COUNT, action >= USE_MAIN)
    elif action >= PLAN:
        plan(s, (action - PLAN) % CARD_COUNT, action >= MAYOR)
    elif action >= DISCARD:
        play_goods(box, s, action)
    elif action >= GIVE:
        if action >= SELL_GOOD:
            sell(box, s, action - SELL_GOOD)
        else:
            give(box, s, box.gift[action - GIVE])
    elif action >= EXCHANGE:
        if action >= TAKE_GOOD:
            take(box, s, action - TAKE_GOOD)
        else:
            exchange(s, s.active, action - EXCHANGE)
    elif action == HALT:
        halt(s)
    elif action == PLANNED:
        end_planning(s)
    else:
        end(box, s)
    advance(box, s)


@engine
def scores(box: Box, s: Fields, out: Row) -> None:
    """The points on the track by where they come from; those of achievements held and of money come at the end (VP-11.3)."""
    for p in range(box.players):
        for category in range(CATEGORY_COUNT):
            out[CATEGORY_COUNT * p + category] = s.earned[p][category]


@engine
def ranking(box: Box, s: Fields, out: Row) -> None:
    """Most points, then most pesos (VP-11.4)."""
    for p in range(box.players):
        out[p] = 1
        for q in range(box.players):
            if is_ahead(box, s, q, p):
                out[p] += 1


@engine
def derive(box: Box, s: Fields) -> None:
    """Note what is kept for speed: where merchants stand, houses built, customs houses, free spaces."""
    s.customs = s.open = 0
    s.station = ASK
    for p in range(SEATS):
        s.spots[p] = 0
        for place in range(PLACES):
            if s.at[p][place]:
                s.spots[p] |= 1 << place
        s.built[p] = count(s.houses[p])
        s.customs |= s.houses[p] & box.plain
    taken = 0
    for space in range(box.residences):
        if s.residence[space] != NONE:
            taken += 1
            s.built[s.residence[space]] += 1
    if taken < box.residences:
        s.open |= 1 << box.city
    for place in range(box.places):
        if houses_at(box, s, place) < box.spaces[place]:
            s.open |= 1 << place


@engine
def redeal(box: Box, s: Fields, seat: int, keys: Row) -> int:
    """Plan anew for the others who have planned or are planning, as each might have (VP-2.5). Nothing else is hidden."""
    used = 0
    if s.phase != IN_PLANNING and s.phase != IN_FASTEST and s.phase != IN_FASTEST_GOOD:
        return 0
    last = s.turn if s.phase == IN_PLANNING else box.players - 1
    for i in range(last + 1):
        p = (s.start + i) % box.players
        if p != seat:
            if len(keys):
                replan(box, s, p, keys, used, s.to_move == p)
            used += SLOTS + 3
    return used


# what is played


@engine
def play_on_board(box: Box, s: Fields, action: int) -> None:
    """An action on a place or a road."""
    if action >= box.swap:
        swap(s, (action - box.swap) // TILE_COUNT, (action - box.swap) % TILE_COUNT)
    elif action >= box.walk:
        walk(box, s, action - box.walk)
    elif action >= box.trade:
        trade(box, s, action - box.trade)
    elif action >= box.stay:
        recall(box, s, s.active, action - box.stay)
    elif action >= box.build:
        build(box, s, current(s), action - box.build)
    else:
        settle(s, action - SETTLE)


@engine
def play_goods(box: Box, s: Fields, action: int) -> None:
    """An action on goods, cards in hand, or zones of the sea."""
    if action >= CHOOSE:
        choose_goods(box, s, action - CHOOSE)
    elif action >= STOW:
        stow(box, s, action - STOW)
    elif action >= SAIL:
        sail(s, action - SAIL)
    elif action >= PUT:
        put(s, action - PUT)
    else:
        discard(box, s, action - DISCARD)


@engine
def take(box: Box, s: Fields, good: int) -> None:
    """A good of choice: by a card, from a residence, or for having planned first."""
    if s.phase == IN_INCOME:
        take_income(s, good)
    elif s.phase == IN_FASTEST_GOOD:
        gain(s, s.active, good)
        reveal(box, s)
    else:
        take_good(s, good)


@engine
def end(box: Box, s: Fields) -> None:
    """A seat is done: with a step or its turn, or with what it is asked in clean-up."""
    if s.phase == IN_DISCARD:
        s.station = AT_DISCARD
    elif s.phase == IN_RECALL:
        recall(box, s, s.active, NONE)
    else:
        end_step(box, s)


# going on


@engine
def advance(box: Box, s: Fields) -> None:
    """From station to station, until a seat decides, chance comes or the game is over."""
    while s.station != ASK:
        if s.station == AT_STEP:
            next_step(box, s)
        elif s.station == AT_SEAT:
            if not next_turn(box, s):
                s.turn, s.cursor, s.station = 0, 0, AT_INCOME
        elif s.station == AT_PLANNER:
            ask_planner(box, s)
        elif s.station == AT_INCOME:
            pay_incomes(box, s)
        elif s.station == AT_MAJORITY:
            pay_majority(box, s)
        elif s.station == AT_DISCARD:
            ask_discards(box, s)
        elif s.station == AT_RECALL:
            ask_recalls(box, s)
        elif s.station == AT_ROUND:
            begin_round(s)
            s.station = AT_PLANNER
        elif s.station == AT_DEAL:
            deal(box, s)
        elif s.station == AT_GOODS:
            ask_start(box, s, IN_GOODS, AT_MERCHANTS)
        elif s.station == AT_MERCHANTS:
            ask_start(box, s, IN_MERCHANTS, AT_ROUND)
        else:
            end_round(box, s)
