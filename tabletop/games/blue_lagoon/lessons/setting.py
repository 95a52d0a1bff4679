"""How the boards of the lesson are laid: few pieces, written as lists of hexes in words, on the published board.

Tokens that a step does not name lie where the seed of the step puts them, so that its picture is the same every time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....teach.writing import Position, by_seat


def exploring(settlers: Iterable[str], villages: Iterable[str] = (), **more: Any) -> Position:
    """Exploration, A to move: the settlers and villages of A, B, ... as hexes in words, and whatever else a position has."""
    return {"to_move": "A", "settlers": by_seat(map(str.split, settlers)), "villages": by_seat(map(str.split, villages))} | more


def settling(villages: Iterable[str], settlers: Iterable[str] = (), **more: Any) -> Position:
    """The same in Settlement: the villages that are left, and the settlers that have come since."""
    return {"phase": "settlement"} | exploring(settlers, villages, **more)


# Exploration one piece before its end: a resource is left on m8, and both seats reach it.
_LATE_B = "f1 j1 e2 f2 i2 j2 m2 h4 k4 c5 c6 e6 d7 g7 l7 d8 h8 c9 f9 g9 d11 g11 e12 f12 g12"
_LATE_TAKEN = {
    "A": {"coconut": 4, "bamboo": 2, "water": 2, "gem": 4, "statuette": 3},
    "B": {"coconut": 2, "bamboo": 4, "water": 3, "gem": 2, "statuette": 4},
}
_LATE = {"tokens": {"m8": "water", "c13": "statuette"}, "taken": _LATE_TAKEN, "last": "B", "recent": "l7"}
BUILT = ("b2 l5 i8 a9 i9", "h1 k2 l2 h3 k3")  # i8 bears a stone circle
LATE = exploring(
    ["a1 b3 e3 b4 f4 m4 a5 h6 j6 k6 l6 i7 a8 l8 a10 j10 a11 i11 k11 a12 j12 k12 l12 i13 l13", _LATE_B], BUILT, **_LATE
)  # fmt: skip
ALL_OUT = exploring(  # much the same, but A has put out all settlers, built nothing, and does not reach m8
    ["a1 b2 b3 e3 b4 f4 m4 a5 h5 l5 h6 j6 k6 l6 i7 a8 i8 a9 i9 a10 j10 a11 i11 k11 a12 j12 k12 l12 i13 l13", _LATE_B], ("", BUILT[1]),
    **_LATE,
)  # fmt: skip
# what came of LATE, once A has taken the last resource
STAYED = ("b2 l5 a9 i9", BUILT[1])
EARNED: Mapping[str, Any] = {
    "exploration": {
        "A": {"islands": 10, "links": 15, "majorities": 30, "resources": 65, "statuettes": 12},
        "B": {"islands": 10, "links": 10, "majorities": 32, "resources": 50, "statuettes": 16},
    },
    "kept": {"A": 16, "B": 15},
}
# Settlement without B: A has a settler left, or none
ALONE: Mapping[str, Any] = {
    "exploration": {
        "A": {"links": 15, "majorities": 22, "resources": 25, "statuettes": 8},
        "B": {"islands": 20, "links": 20, "majorities": 40, "resources": 20, "statuettes": 12},
    },
    "kept": {"A": 9, "B": 11}, "taken": {"A": {"coconut": 2, "bamboo": 1, "water": 1, "gem": 1, "statuette": 2}},
}  # fmt: skip
SPREAD = "e1 d1 f1 e2 f2 c1 d2 g1 g2 e3 d3 f3 c2 c3 h1 h2 g3 e4 f4 d4 g4 a1 b2 b3 c4 i1 i2 h3 h4"
