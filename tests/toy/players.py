"""Who plays the Marsh: a greedy walker, and one who would rather stay."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.chance import draw
from tabletop.core.engine import engine
from tabletop.core.layout import Row
from tabletop.core.player import Player, PolicyPlayer

from .pieces import LIFT, PLANNING, REST, SETTING, Box, Fields


@engine
def best_near(box: Box, s: Fields, place: int) -> int:
    """The most points of a free place beside a place."""
    best = 0
    for i in range(box.places):
        if (box.near[place] & ~s.taken) >> i & 1 and box.points[i] > best:
            best = box.points[i]
    return best


@engine
def greedy_policy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Plan the most steps, walk where most points are won, rest when none are."""
    if s.phase == PLANNING:
        return out[n - 1]
    best, gain = out[0], 0
    for i in range(n):
        won = 0
        if s.phase == SETTING:
            won = 1 + box.points[out[i] - LIFT - box.places]
        elif out[i] != REST:
            won = best_near(box, s, out[i] - LIFT) - box.points[out[i] - LIFT]
        if won > gain:
            best, gain = out[i], won
    return best


@engine
def stay_policy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Plan few steps, rest as soon as may be, else go anywhere."""
    if s.phase == PLANNING or out[0] == REST:
        return out[0]
    return out[draw(rng, n)]


def greedy() -> Player:
    """Walks where most points are won."""
    return PolicyPlayer("greedy", greedy_policy)


def stay_at_home() -> Player:
    """Walks as little as it can."""
    return PolicyPlayer("stay_at_home", stay_policy)


PLAYERS: dict[str, Callable[[], Player]] = {"greedy": greedy, "stay_at_home": stay_at_home}
