"""Merchants on the roads of Valparaíso: what a step costs, walking, setting a merchant aside.

Rules VP-5.1 to VP-5.5. A merchant that has begun to move goes on until it is set aside; only then the next begins. `k` is the step of
a card that is being done, `arc` a road in one direction.
"""

from __future__ import annotations

from ...core.engine import engine, lowest, note
from ...core.layout import EVERYONE, NONE, Row
from .box import AT_STEP, LAST_PRICED, TOLL, Box, Fields
from .events import HALTS, MOVES, PAYS_STEP, PAYS_TOLL
from .goods import current, spend

BARRED = 1 << 30  # a price that nobody can pay


@engine
def is_exempt(box: Box, s: Fields, seat: int, place: int) -> bool:
    """Whether entering a place is no step: there is a customs house, under an option the seat's own (VP-5.4)."""
    return (s.houses[seat] if box.owner_only else s.customs) & box.plain & 1 << place != 0


@engine
def tolled(box: Box, s: Fields, k: int, arc: int) -> int:
    """The place of the customs house at which a toll is due on an arc, or NONE (VP-5.5).

    It is where the merchant enters; under an option where it leaves, having entered in this move.
    """
    if box.tollfree[k]:
        return NONE
    place = box.head[arc]
    if box.pass_through:
        place = s.mover
    return place if place != NONE and s.customs >> place & 1 else NONE


@engine
def others_with_house(box: Box, s: Fields, seat: int, place: int) -> int:
    """How many other seats have a house in a place."""
    n = 0
    for q in range(box.players):
        if q != seat and s.houses[q] >> place & 1:
            n += 1
    return n


@engine
def pay_toll(box: Box, s: Fields, seat: int, place: int) -> None:
    """A seat pays the toll to every other with a customs house in a place (VP-5.5)."""
    toll = TOLL * others_with_house(box, s, seat, place)
    for q in range(box.players):
        if q != seat and s.houses[q] >> place & 1:
            s.pesos[q] += TOLL
    if toll:
        spend(s, seat, toll)
        note(s, PAYS_TOLL, 505, seat, toll, EVERYONE)


@engine
def step_price(box: Box, s: Fields, seat: int, k: int, arc: int) -> int:
    """Pesos for the step itself, BARRED where it cannot be taken (VP-5.1 to VP-5.4). No step is counted where it is exempt."""
    end = box.head[arc]
    if s.path >> end & 1:
        return BARRED
    if is_exempt(box, s, seat, end):
        return 0
    if s.walked >= box.extra[k]:
        return BARRED
    return 0 if box.free[k] else box.step_price[min(s.walked + 1, LAST_PRICED)]


@engine
def price(box: Box, s: Fields, seat: int, k: int, arc: int) -> int:
    """Pesos for going along an arc, tolls among them, BARRED where the merchant cannot."""
    pesos = step_price(box, s, seat, k, arc)
    if s.customs:
        place = tolled(box, s, k, arc)
        if place != NONE:
            pesos += TOLL * others_with_house(box, s, seat, place)
    return pesos


@engine
def can_move(box: Box, s: Fields, seat: int, k: int, purse: int) -> bool:
    """Whether some merchant can take a first step for so many pesos."""
    spots = s.spots[seat]
    while spots:
        place = lowest(spots)
        spots &= spots - 1
        for i in range(box.first[place], box.first[place + 1]):
            if price(box, s, seat, k, box.near[i]) <= purse:
                return True
    return False


@engine
def walks_into(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Write the ids of the steps that a seat can pay for, from out[n] on: of the merchant on its way, else of those not yet moved."""
    spots = s.spots[seat] if s.mover == NONE else 1 << s.mover
    while spots:
        place = lowest(spots)
        spots &= spots - 1
        if s.mover == place or s.at[seat][place] > s.moved[place]:
            for i in range(box.first[place], box.first[place + 1]):
                if price(box, s, seat, k, box.near[i]) <= s.pesos[seat]:
                    out[n] = box.walk + box.near[i]
                    n += 1
    return n


@engine
def walk(box: Box, s: Fields, arc: int) -> None:
    """A merchant goes along a road; where none is on its way one begins (VP-5.1, VP-5.2)."""
    seat, k, start, end = s.active, current(s), box.tail[arc], box.head[arc]
    pesos, place = step_price(box, s, seat, k, arc), tolled(box, s, k, arc)
    if s.mover == NONE:
        s.path = 1 << start
    if not is_exempt(box, s, seat, end):
        s.walked += 1
    note(s, MOVES, 501, seat, end, EVERYONE)
    if pesos:
        spend(s, seat, pesos)
        note(s, PAYS_STEP, 503, seat, pesos, EVERYONE)
    if place != NONE:
        pay_toll(box, s, seat, place)
    s.at[seat][start] -= 1
    if s.at[seat][start] == 0:
        s.spots[seat] &= ~(1 << start)
    s.at[seat][end] += 1
    s.spots[seat] |= 1 << end
    s.mover = end
    s.path |= 1 << end
    s.changed = 1
    if not goes_on(box, s, seat, k):
        set_aside(s)


@engine
def goes_on(box: Box, s: Fields, seat: int, k: int) -> bool:
    """Whether the merchant on its way could take another step, had the seat pesos enough."""
    for i in range(box.first[s.mover], box.first[s.mover + 1]):
        if step_price(box, s, seat, k, box.near[i]) != BARRED:
            return True
    return False


@engine
def set_aside(s: Fields) -> None:
    """The merchant on its way has moved (VP-5.2); the step of the card is over once all have."""
    s.moved[s.mover] += 1
    s.mover = NONE
    s.walked = s.path = 0
    s.left -= 1
    if s.left == 0:
        end_move(s)
        s.station = AT_STEP


@engine
def halt(s: Fields) -> None:
    """A seat sets its merchant aside, so that another may move (VP-5.2)."""
    note(s, HALTS, 502, s.active, s.mover, EVERYONE)
    set_aside(s)


@engine
def end_move(s: Fields) -> None:
    """No merchant is on its way, and none has moved."""
    s.mover = NONE
    s.walked = s.path = s.left = 0
    for place in range(len(s.moved)):
        s.moved[place] = 0
