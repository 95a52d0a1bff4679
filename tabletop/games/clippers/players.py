"""Who plays Clippers: a greedy player that weighs its islands against those of others, and a blocker that takes routes from them.

Both look one action ahead: a stick is worth what it brings its seat's ports, now or later, and the bonus, less what it brings the ports
of others; of equals chance picks one. They read the board alone, since nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.chance import draw
from ...core.engine import engine
from ...core.layout import NONE, Row
from ...core.player import Player, PolicyPlayer
from .box import BUY, DONE, IN_PORTS, SETTLE, SHIP_PRICE, TAKE, Box, Fields
from .turns import can_move, goal_of
from .weighing import (
    BALANCED,
    BLOCKING,
    FINE,
    best_ship,
    waiting,
    weigh_islands,
    weigh_ports,
    worth_of_card,
    worth_of_port,
    worth_of_stick,
)

LEAST = -1_000_000


@engine
def worth_of_move(box: Box, code: int, out: Row) -> int:
    """What moving a marker by the port card is worth."""
    return worth_of_port(box, goal_of(box, code), out) - worth_of_port(box, code // (box.islands - 1), out) - FINE


@engine
def invest(box: Box, s: Fields, out: Row, n: int) -> int:
    """Phase 1: a marker or a card, whichever is worth more; then ships that are worth their price."""
    p = s.to_move
    if s.acted:
        c = best_ship(box, s, p, out) if s.money[p] >= SHIP_PRICE else NONE
        return DONE if c == NONE else BUY + c
    weigh_ports(box, s, out)
    best, chosen, waits = 0, DONE, waiting(box, s, p)
    for k in range(n):
        action, worth = out[k], LEAST
        if action >= SETTLE:
            worth = worth_of_port(box, action - SETTLE, out) - waits
        elif TAKE <= action < BUY:
            worth = worth_of_card(box, s, p, action - TAKE)
        if worth > best:
            best, chosen = worth, action
    return chosen


@engine
def sail(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Phases 2 and 3: the stick or move that is worth most; done where none is worth anything."""
    p, best, equals, chosen = s.to_move, LEAST, 1, out[0]
    if can_move(s, p):
        weigh_ports(box, s, out)
    for k in range(n):
        action = out[k]
        if action == DONE:
            worth = 0
        elif action < box.extend:
            worth = worth_of_move(box, action - box.move, out)
        elif action < box.branch:
            code = action - box.extend
            worth = worth_of_stick(box, s, p, code // box.arcs, code % box.arcs, False, out)
        else:
            code = action - box.branch
            worth = worth_of_stick(box, s, p, code // box.arcs, code % box.arcs, True, out)
        if worth > best:
            best, equals, chosen = worth, 1, action
        elif worth == best:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = action
    return chosen


@engine
def play_for(box: Box, s: Fields, out: Row, n: int, rng: Row, style: int) -> int:
    """What a style plays."""
    weigh_islands(box, s, s.to_move, out, style)
    return invest(box, s, out, n) if s.phase == IN_PORTS else sail(box, s, out, n, rng)


@engine
def greedy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Ports and bonuses, own islands before those of others."""
    return play_for(box, s, out, n, rng, BALANCED)


@engine
def blocker(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """The same, but keeping companies from the islands of others counts for more."""
    return play_for(box, s, out, n, rng, BLOCKING)


SEARCH = {"explore": 0.5, "wide": 0.5, "trust": 1.0}  # how a search plays best here: found by trying
PLAYERS: dict[str, Callable[[], Player]] = {
    "greedy": lambda: PolicyPlayer("greedy", greedy),
    "blocker": lambda: PolicyPlayer("blocker", blocker),
}
