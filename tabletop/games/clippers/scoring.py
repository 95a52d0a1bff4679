"""Points in Clippers: dollars, and port markers by the companies that are connected to them; who wins.

Rules CL-8.3 to CL-8.6.
"""

from __future__ import annotations

from ...core.engine import engine, note
from ...core.layout import EVERYONE, OVER
from .box import Box, Fields
from .events import WINS, WINS_BY_MONEY, WINS_BY_ORDER


@engine
def total(s: Fields, p: int) -> int:
    """Points of a seat: a point for each dollar, and its ports (CL-8.3, CL-8.4)."""
    return s.money[p] + s.worth[p]


@engine
def is_ahead(box: Box, s: Fields, p: int, q: int) -> bool:
    """Whether a seat stands before another: by points, then money, then the later place in the first round (CL-8.5, CL-8.6)."""
    mine, theirs = total(s, p), total(s, q)
    if mine != theirs:
        return mine > theirs
    if s.money[p] != s.money[q]:
        return s.money[p] > s.money[q]
    return (p - box.start_seat) % box.players > (q - box.start_seat) % box.players


@engine
def place_of(box: Box, s: Fields, p: int) -> int:
    """The place of a seat, 1 the first."""
    place = 1
    for q in range(box.players):
        if q != p and is_ahead(box, s, q, p):
            place += 1
    return place


@engine
def finish(box: Box, s: Fields) -> None:
    """The game is over: most points win (CL-8.5, CL-8.6)."""
    s.to_move = OVER
    s.left = s.later = best = 0
    for p in range(1, box.players):
        if is_ahead(box, s, p, best):
            best = p
    level, rich = 0, 0
    for p in range(box.players):
        if total(s, p) == total(s, best):
            level += 1
            if s.money[p] == s.money[best]:
                rich += 1
    kind = WINS if level == 1 else WINS_BY_MONEY if rich == 1 else WINS_BY_ORDER
    note(s, kind, 805 if kind == WINS else 806, best, total(s, best), EVERYONE)
