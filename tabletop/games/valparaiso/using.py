"""Using a card in Valparaíso: its price, its bottom, and its steps one after the other.

Rules VP-3.1 to VP-3.7, VP-9.2. A card is a list of steps; the step `k` is number k - STEPS * card of it. A step that can change nothing
is left out, and a seat may go on from one that it could do, once something has changed or something else still can.
"""

from __future__ import annotations

from ...core.engine import engine, members_into, note
from ...core.layout import EVERYONE, NONE, Row
from .box import ASK, AT_SEAT, AT_STEP, NEAR_SEA, SLOTS, Box, Fields
from .building import sites, sites_into
from .cards import ACHIEVEMENT, BUILD, BUY, GAIN, HIRE, MOVE, OVERSEAS, REWARD, SELL, SHIP, STEPS, SWAP, TRADE, TRANSFER
from .decisions import (
    DONE,
    EXCHANGE,
    GOOD_COUNT,
    HALT,
    IN_CHOICE,
    IN_GAIN,
    IN_MOVE,
    IN_TRADE,
    IN_TRANSFER,
    IN_TURN_END,
    TAKE_GOOD,
    USE_GOODS,
    USE_MAIN,
)
from .events import PAYS_SLOT, SKIPPED, USES, USES_BOTTOM
from .goods import (
    buy_points,
    can_hire,
    can_sell,
    current,
    gain,
    gifts_into,
    hire,
    in_hold,
    owns,
    reward,
    sales_into,
    spend,
    stows_into,
    take_reward,
    worth_at_once,
)
from .sailing import can_obtain_any, obtains_into, sails_into
from .trading import can_swap_anywhere, can_trade_anywhere, end_trade, swaps_into, trades_into
from .travel import can_move, end_move, walks_into

ALL_GOODS = 7  # one of each, as bits

# whose turn it is


@engine
def has_cards(s: Fields, seat: int) -> bool:
    """Whether a seat has cards to use."""
    return s.slot[seat][0] != NONE or s.slot[seat][1] != NONE


@engine
def next_turn(box: Box, s: Fields) -> bool:
    """The next seat with cards has its turn, others are passed over (VP-3.1); False where nobody has any."""
    first = s.active + 1 if s.active + 1 < box.players else 0
    seat = first
    for _ in range(box.players):
        if has_cards(s, seat):
            while first != seat:
                note(s, SKIPPED, 301, first, NONE, EVERYONE)
                first = first + 1 if first + 1 < box.players else 0
            s.active = s.to_move = seat
            s.phase, s.station = IN_CHOICE, ASK
            s.spent = 0
            return True
        seat = seat + 1 if seat + 1 < box.players else 0
    return False


@engine
def slot_of(s: Fields, seat: int, card: int) -> int:
    """The slot in which a card lies."""
    i = 0
    while s.slot[seat][i] != card:
        i += 1
    return i


# what a step can do


@engine
def can_step(box: Box, s: Fields, seat: int, k: int, purse: int) -> bool:
    """Whether a step of a card can change anything for a seat with so many pesos (VP-3.3)."""
    kind = box.kind[k]
    if kind == SHIP or kind == GAIN:
        return True
    if kind == MOVE:
        return can_move(box, s, seat, k, purse)
    if kind == TRADE:
        return s.spots[seat] & box.markets != 0 and can_trade_anywhere(box, s, seat, k, purse)
    if kind == BUILD:
        return sites(box, s, seat, k, purse) != 0
    if kind == TRANSFER:
        return (s.ship[seat] == NEAR_SEA or box.free[k] != 0) and (owns(s, seat) or in_hold(s, seat) > 0)
    if kind == SELL:
        return can_sell(box, s, seat, k)
    if kind == HIRE:
        return can_hire(box, s, seat, k)
    if kind == OVERSEAS:
        return can_obtain_any(box, s, seat, k, purse)
    if kind == SWAP:
        return can_swap_anywhere(box, s)
    if kind == REWARD:
        return reward(box, s, seat, k) != 0
    return purse >= box.cost[k]


@engine
def can_do_from(box: Box, s: Fields, seat: int, card: int, step: int, purse: int) -> bool:
    """Whether some step of a card from this one on can change anything."""
    while step < box.length[card]:
        if can_step(box, s, seat, STEPS * card + step, purse):
            return True
        step += 1
    return False


@engine
def may_end(box: Box, s: Fields) -> bool:
    """Whether the seat may leave the step: something has changed, a later step can be done, or this one cannot any more (VP-3.5)."""
    if s.phase == IN_GAIN:
        return False
    seat, purse = s.active, s.pesos[s.active]
    if s.changed or can_do_from(box, s, seat, s.card, s.step, purse):
        return True
    return not can_step(box, s, seat, current(s), purse)


# what can be decided


@engine
def exchanges_into(s: Fields, seat: int, out: Row, n: int) -> int:
    """Write the ids of the goods that can be exchanged, from out[n] on (VP-3.7)."""
    for good in range(GOOD_COUNT):
        if s.goods[seat][good]:
            out[n] = EXCHANGE + good
            n += 1
    return n


@engine
def uses_into(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """Write the ids of the cards that can be used, from out[n] on: all bottoms, then the main actions (VP-3.1 to VP-3.3)."""
    goods, main, pesos = 0, 0, s.pesos[seat]
    for i in range(SLOTS + 1):
        card, purse = s.slot[seat][i], pesos - box.slot_price[i]
        if card == NONE:
            if i:
                break
        elif purse >= 0:
            goods |= 1 << card
            if can_do_from(box, s, seat, card, 0, purse):
                main |= 1 << card
    return members_into(main, USE_MAIN, out, members_into(goods, USE_GOODS, out, n))


@engine
def step_into(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of what the seat may do in the step of its card."""
    seat, k, n = s.active, current(s), 0
    kind = GAIN if s.phase == IN_GAIN else box.kind[k]
    if may_end(box, s):
        out[n] = DONE
        n += 1
    if s.mover != NONE and s.left > 1:
        out[n] = HALT
        n += 1
    n = exchanges_into(s, seat, out, n)
    if kind == GAIN:
        for good in range(GOOD_COUNT):
            out[n] = TAKE_GOOD + good
            n += 1
    elif kind == MOVE:
        n = walks_into(box, s, seat, k, out, n)
    elif kind == TRADE:
        n = trades_into(box, s, seat, k, out, n)
    elif kind == BUILD:
        n = sites_into(box, s, seat, k, out, n)
    elif kind == TRANSFER:
        n = stows_into(box, s, seat, out, n)
    elif kind == SELL:
        n = sales_into(box, s, seat, k, out, n)
    elif kind == HIRE:
        n = gifts_into(box, s, seat, k, out, n)
    elif kind == SHIP:
        n = sails_into(s, seat, out, n)
    elif kind == OVERSEAS:
        n = obtains_into(box, s, seat, k, out, n)
    else:
        n = swaps_into(box, s, out, n)
    return n


# using


@engine
def use(box: Box, s: Fields, card: int, main: bool) -> None:
    """A card is taken from its slot for its price (VP-3.2), and the others slide up (VP-3.6); its steps or its bottom follow (VP-3.3)."""
    seat = s.active
    i = slot_of(s, seat, card)
    note(s, USES if main else USES_BOTTOM, 303 if main else 304, seat, card, EVERYONE)
    if box.slot_price[i]:
        spend(s, seat, box.slot_price[i])
        note(s, PAYS_SLOT, 302, seat, box.slot_price[i], EVERYONE)
    s.slot[seat][i] = NONE
    if i:
        while i < SLOTS:
            s.slot[seat][i] = s.slot[seat][i + 1]
            i += 1
        s.slot[seat][SLOTS] = NONE
    s.card, s.step, s.changed = card, 0, 0
    s.station = AT_STEP
    if not main:
        s.step, s.changed = STEPS, 1
        if card < ACHIEVEMENT:
            gain(s, seat, box.bottom[ACHIEVEMENT * seat + card])
        else:
            s.phase, s.station, s.to_move, s.left = IN_GAIN, ASK, seat, 1


@engine
def next_step(box: Box, s: Fields) -> None:
    """The next step of the card in use that can change anything, were goods exchanged to pay for it; after the last the turn ends.

    After its last card of the round a seat with goods is asked once more, since it may exchange them to the end of its turn (VP-3.7); in
    other turns it loses nothing, as nobody needs its pesos before its next turn.
    """
    while s.step < box.length[s.card]:
        k = STEPS * s.card + s.step
        s.step += 1
        if can_step(box, s, s.active, k, worth_at_once(s, s.active)) and begin_step(box, s, k):
            return
    s.card, s.step, s.changed, s.left = NONE, 0, 0, 0
    if owns(s, s.active) and not has_cards(s, s.active):
        s.phase, s.station, s.to_move = IN_TURN_END, ASK, s.active
    else:
        s.station = AT_SEAT


@engine
def begin_step(box: Box, s: Fields, k: int) -> bool:
    """Begin a step; True where the seat has something to decide in it, False where it was done at once."""
    seat, kind = s.active, box.kind[k]
    s.left = box.times[k]
    if kind == REWARD:
        take_reward(box, s, seat, k)
    elif kind == BUY:
        if s.pesos[seat] >= box.cost[k]:
            buy_points(box, s, seat, k)
    elif kind == HIRE and box.times[k] == GOOD_COUNT:
        hire(box, s, seat, ALL_GOODS)
    elif kind == GAIN:
        for good in range(GOOD_COUNT):
            for _ in range(box.given[GOOD_COUNT * k + good]):
                gain(s, seat, good)
        s.changed = 1
    if kind == REWARD or kind == BUY or kind == HIRE and box.times[k] == GOOD_COUNT or kind == GAIN and box.times[k] == 0:
        s.left = 0
        return False
    if kind == MOVE:
        s.left = min(box.times[k], box.merchants - s.supply[seat])
    s.phase, s.station, s.to_move = IN_TRANSFER + kind, ASK, seat
    return True


@engine
def take_good(s: Fields, good: int) -> None:
    """A good of the seat's choice."""
    gain(s, s.active, good)
    s.changed = 1
    s.left -= 1
    if s.left == 0:
        s.station = AT_STEP


@engine
def give(box: Box, s: Fields, goods: int) -> None:
    """A merchant is hired for goods of the seat's choice (VP-4.4)."""
    hire(box, s, s.active, goods)
    s.left = 0
    s.station = AT_STEP


@engine
def end_step(box: Box, s: Fields) -> None:
    """The seat leaves the step, or the turn where nothing else can be done (VP-3.5)."""
    if s.phase == IN_TURN_END:
        s.station = AT_SEAT
        return
    if s.phase == IN_MOVE:
        end_move(s)
    elif s.phase == IN_TRADE:
        end_trade(box, s)
    s.left = 0
    s.station = AT_STEP
    if not can_do_from(box, s, s.active, s.card, s.step, s.pesos[s.active]):
        s.card, s.step, s.changed = NONE, 0, 0
        s.station = AT_SEAT
