"""Goods and pesos of Valparaíso: paying, gaining, exchanging, selling, hiring, transferring, rewards.

Rules VP-3.2, VP-3.4, VP-3.7, VP-4.1 to VP-4.4, VP-9.2. `k` is the step of a card that is being done.
"""

from __future__ import annotations

from ...core.engine import count, engine, note
from ...core.layout import EVERYONE, NONE, Row
from .box import AT_SEAT, AT_STEP, EXCHANGE_PESOS, SALE, Box, Fields
from .cards import STEPS
from .decisions import CAPACITY, FROM_ACHIEVEMENTS, FROM_HOLD, GIFT_COUNT, GIVE, GOOD_COUNT, HOLD_COUNT, IN_TURN_END, SELL_GOOD, STOW
from .events import BUYS_POINT, EXCHANGES, FILLS_HOLD, GAINS, HIRES, REWARDED_PESOS, REWARDED_POINTS, SELLS, STOWS


@engine
def current(s: Fields) -> int:
    """The step of the card in use that is being done."""
    return STEPS * s.card + s.step - 1


@engine
def spend(s: Fields, seat: int, pesos: int) -> None:
    """A seat pays in its turn, to the bank or to somebody who is given it elsewhere."""
    s.pesos[seat] -= pesos
    s.spent += pesos


@engine
def owns(s: Fields, seat: int) -> bool:
    """Whether a seat has goods in its warehouse."""
    return s.goods[seat][0] > 0 or s.goods[seat][1] > 0 or s.goods[seat][2] > 0


@engine
def in_hold(s: Fields, seat: int) -> int:
    """How many goods lie in a seat's hold."""
    return s.hold[seat][0] + s.hold[seat][1] + s.hold[seat][2]


@engine
def gain(s: Fields, seat: int, good: int) -> None:
    """A good of the supply goes to a seat's warehouse (VP-3.4)."""
    s.goods[seat][good] += 1
    note(s, GAINS, 304, seat, good, EVERYONE)


@engine
def exchange(s: Fields, seat: int, good: int) -> None:
    """A good of the warehouse goes to the supply for 3 pesos (VP-3.7); at the end of a turn with the last good the turn is over."""
    s.goods[seat][good] -= 1
    s.pesos[seat] += EXCHANGE_PESOS
    note(s, EXCHANGES, 307, seat, good, EVERYONE)
    if s.phase == IN_TURN_END and not owns(s, seat):
        s.station = AT_SEAT


@engine
def worth_at_once(s: Fields, seat: int) -> int:
    """The pesos that a seat has and those that it could have by exchanging all goods of its warehouse (VP-3.7)."""
    return s.pesos[seat] + EXCHANGE_PESOS * (s.goods[seat][0] + s.goods[seat][1] + s.goods[seat][2])


# sell and hire


@engine
def can_sell(box: Box, s: Fields, seat: int, k: int) -> bool:
    """Whether a seat has a good to sell, under a card from the hold too (VP-4.3)."""
    return owns(s, seat) or box.free[k] != 0 and in_hold(s, seat) > 0


@engine
def sales_into(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Write the ids of the sales, from out[n] on."""
    for good in range(GOOD_COUNT):
        if s.goods[seat][good]:
            out[n] = SELL_GOOD + good
            n += 1
    if box.free[k]:
        for good in range(GOOD_COUNT):
            if s.hold[seat][good]:
                out[n] = SELL_GOOD + GOOD_COUNT + good
                n += 1
    return n


@engine
def sell(box: Box, s: Fields, which: int) -> None:
    """A good goes to the supply for 10 pesos (VP-4.3)."""
    seat = s.active
    good = which % GOOD_COUNT
    if which < GOOD_COUNT:
        s.goods[seat][good] -= 1
    else:
        s.hold[seat][good] -= 1
    s.pesos[seat] += SALE
    note(s, SELLS, 403, seat, good, EVERYONE)
    s.changed = 1
    s.left -= 1
    if s.left == 0 or not can_sell(box, s, seat, current(s)):
        s.left = 0
        s.station = AT_STEP


@engine
def can_hire(box: Box, s: Fields, seat: int, k: int) -> bool:
    """Whether a merchant is left and as many different goods as he costs (VP-4.4)."""
    kinds = 0
    for good in range(GOOD_COUNT):
        if s.goods[seat][good]:
            kinds += 1
    return s.supply[seat] > 0 and kinds >= box.times[k]


@engine
def gifts_into(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Write the ids of the goods that can be given for a merchant, from out[n] on."""
    for i in range(GIFT_COUNT):
        if count(box.gift[i]) == box.times[k] and can_give(s, seat, box.gift[i]):
            out[n] = GIVE + i
            n += 1
    return n


@engine
def can_give(s: Fields, seat: int, goods: int) -> bool:
    """Whether one of each of some goods is in a seat's warehouse."""
    for good in range(GOOD_COUNT):
        if goods >> good & 1 and s.goods[seat][good] == 0:
            return False
    return True


@engine
def hire(box: Box, s: Fields, seat: int, goods: int) -> None:
    """One of each of some goods is paid, and a merchant comes into the city (VP-4.4)."""
    for good in range(GOOD_COUNT):
        if goods >> good & 1:
            s.goods[seat][good] -= 1
    s.supply[seat] -= 1
    s.at[seat][box.city] += 1
    s.spots[seat] |= 1 << box.city
    s.changed = 1
    note(s, HIRES, 404, seat, NONE, EVERYONE)


# transfer


@engine
def stows_into(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """Write the ids of what the hold may contain after a transfer, from out[n] on (VP-4.1)."""
    a, b, c = s.hold[seat][0], s.hold[seat][1], s.hold[seat][2]
    silver, copper, wheat = a + s.goods[seat][0], b + s.goods[seat][1], c + s.goods[seat][2]
    for i in range(HOLD_COUNT):
        x, y, z = box.hold[3 * i], box.hold[3 * i + 1], box.hold[3 * i + 2]
        if x <= silver and y <= copper and z <= wheat and (x != a or y != b or z != c):
            out[n] = STOW + i
            n += 1
    return n


@engine
def stow(box: Box, s: Fields, which: int) -> None:
    """Goods change between warehouse and hold; a hold that becomes full brings a point (VP-4.1, VP-4.2)."""
    seat = s.active
    before = in_hold(s, seat)
    for good in range(GOOD_COUNT):
        s.goods[seat][good] += s.hold[seat][good] - box.hold[3 * which + good]
        s.hold[seat][good] = box.hold[3 * which + good]
    note(s, STOWS, 401, seat, which, EVERYONE)
    if before < CAPACITY and in_hold(s, seat) == CAPACITY:
        s.earned[seat][FROM_HOLD] += 1
        note(s, FILLS_HOLD, 402, seat, 1, EVERYONE)
    s.changed = 1
    s.station = AT_STEP


# what achievements bring


@engine
def reward(box: Box, s: Fields, seat: int, k: int) -> int:
    """Pesos for each house and each merchant outside the city, or points for every two residences (VP-9.2); below 0 they are points."""
    if box.cost[k]:
        outside = box.merchants - s.supply[seat] - s.at[seat][box.city]
        return box.cost[k] * (s.built[seat] + outside)
    residences = s.built[seat] - count(s.houses[seat])
    return -box.extra[k] * ((residences + 1) // 2)


@engine
def take_reward(box: Box, s: Fields, seat: int, k: int) -> None:
    """The reward of a card."""
    n = reward(box, s, seat, k)
    if n > 0:
        s.pesos[seat] += n
        note(s, REWARDED_PESOS, 902, seat, n, EVERYONE)
    else:
        s.earned[seat][FROM_ACHIEVEMENTS] -= n
        note(s, REWARDED_POINTS, 902, seat, -n, EVERYONE)
    s.changed = 1


@engine
def buy_points(box: Box, s: Fields, seat: int, k: int) -> None:
    """Pesos are paid for a point (VP-9.2)."""
    spend(s, seat, box.cost[k])
    s.earned[seat][FROM_ACHIEVEMENTS] += box.extra[k]
    note(s, BUYS_POINT, 902, seat, box.extra[k], EVERYONE)
    s.changed = 1
