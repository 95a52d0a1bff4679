"""Where the names of islands stand on the map of Clippers: beside their disc, where least is in the way.

A board may say on which side of an island its name is written; else every side is tried. A long name may stand in several lines, and one
whose words are too long is cut short. At the rim of the map names are pushed inward. Lengths are px.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....boards.routes import SIDES
from ....core.text import shorten, wrap
from ....show import theme
from ....show.scene import Box
from ....show.svg import Point
from .layout import BOTTOM, DISC, RIM, TOP, WIDTH

LEADING = 13.5
GAPS = (6.0, 11.0, 18.0)  # between a disc and its name
LONG = 96.0  # a name that takes more may stand in two lines
LONGEST = 200.0  # what a name takes at most; no name of the standard board does
TURNS = 3  # directions that are tried between two sides
NEAR = 170.0  # what is farther away from an island cannot be in the way of its name
DOT = 6.0  # half of the squares that a route is made of here
OVER_NAME, OVER_DISC, OVER_ROUTE, ON_OWN, AT_RIM, STRANGE = 90.0, 40.0, 6.0, 900.0, 60.0, 700.0  # how bad it is
CLEAR = 22.0  # a name is so much nearer to its own disc than to any other, else it might be read as that one's


class Written(NamedTuple):
    """A name on the map: its lines, where the first begins, the size of its letters, the anchor, and the room that it takes."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    anchor: str
    box: Box


def placed_names(
    names: Sequence[str], points: Sequence[Point], sides: Sequence[str], routes: Sequence[tuple[Point, Point, float]], lang: str
) -> list[Written]:
    """Each name with its place. `points` are the middles of islands, then of starts; `routes` have two ends and half a width."""
    size = theme.LEAST_KOREAN if lang == "ko" else theme.LEAST_TYPE
    dots = [dot for route in routes for dot in _dots(*route)]
    found: dict[int, Written] = {}
    for i in sorted(range(len(names)), key=lambda i: (not sides[i], -len(names[i]), i)):
        near = [dot for dot in dots if abs(dot[0] - points[i][0]) < NEAR and abs(dot[1] - points[i][1]) < NEAR]
        tried = [
            written for lines in _broken(names[i], size) for written in _beside(lines, points[i], sides[i], size)
        ]
        found[i] = min(tried, key=lambda w: _cost(w, i, points, near, found.values()))
    return [found[i] for i in range(len(names))]


def _broken(name: str, size: float) -> list[tuple[str, ...]]:
    """The name in one line, and in fewer letters a line where it is long."""
    def measure(text: str) -> float:
        return theme.text_width(text, size, bold=True)

    ways = [(shorten(name, LONGEST, measure),), *(tuple(wrap(name, room, measure)) for room in (LONG, LONG * 0.6))]
    cut = any("…" in "".join(way) for way in ways[1:])
    return ways[:1] if cut or measure(name) <= LONG * 0.6 else list(dict.fromkeys(ways))


def _beside(lines: tuple[str, ...], point: Point, side: str, size: float) -> list[Written]:
    """The places round a disc, or on one side of it."""
    wide, tall = max(theme.text_width(line, size, bold=True) for line in lines), LEADING * (len(lines) - 1)
    step = math.tau / len(SIDES)
    first = SIDES.index(side) * step if side else 0.0
    turns = [first + step * t / TURNS for t in ((0, -1, 1) if side else range(len(SIDES) * TURNS))]
    found = []
    for gap in GAPS:
        for turn in turns:
            c, s = math.cos(turn), math.sin(turn)
            anchor = "start" if c > 0.3 else "end" if c < -0.3 else "middle"
            x = point[0] + c * (DISC + gap)
            y = point[1] + s * (DISC + gap) + size * (0.36 + 0.4 * s) - tall * (1 - s) / 2
            left = x - {"start": 2.0, "middle": wide / 2 + 2, "end": wide + 2}[anchor]
            across = _inward(left, wide + 4, RIM + 6, WIDTH - RIM - 6)
            down = _inward(y - size * 0.8, tall + size, TOP + 4, BOTTOM - 6)
            box = (left + across, y + down - size * 0.8, wide + 4, tall + size)
            found.append(Written(lines, round(x + across, 1), round(y + down, 1), size, anchor, box))
    return found


def _inward(start: float, length: float, least: float, most: float) -> float:
    """How far something is moved so that it lies between two rims."""
    return max(least - start, 0.0) + min(most - max(start, least) - length, 0.0)


def _cost(written: Written, island: int, points: Sequence[Point], dots: Iterable[Point], others: Iterable[Written]) -> float:
    """How much is in the way of a name there; a name nearer to another disc would be read as that one's."""
    x, y, w, h = written.box
    own = _away(written.box, points[island])
    cost = ON_OWN * max(0.0, DISC - 8 - own)  # that far only a name comes that was pushed inward
    cost += AT_RIM * (x < RIM + 6.1 or x + w > WIDTH - RIM - 6.1 or y < TOP + 4.1 or y + h > BOTTOM - 6.1)
    cost += 12 * (len(written.lines) - 1) + 0.6 * math.dist((x + w / 2, y + h / 2), points[island])
    for dx, dy in dots:
        cost += OVER_ROUTE * _shared(written.box, (dx - DOT, dy - DOT, 2 * DOT, 2 * DOT))
    cost += sum(OVER_NAME * _shared((x - 5, y - 5, w + 10, h + 10), other.box) for other in others)
    for i, point in enumerate(points):
        if abs(point[0] - x - w / 2) < NEAR and abs(point[1] - y - h / 2) < NEAR:
            around = DISC + 3
            cost += OVER_DISC * _shared(written.box, (point[0] - around, point[1] - around, 2 * around, 2 * around)) * (i != island)
            cost += STRANGE * (i != island) * min(1.0, max(0.0, 1 - (_away(written.box, point) - own) / CLEAR))
    return cost


def _away(box: Box, point: Point) -> float:
    x, y, w, h = box
    return math.hypot(max(x - point[0], 0, point[0] - x - w), max(y - point[1], 0, point[1] - y - h))


def _shared(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0.0


def _dots(a: Point, b: Point, half: float) -> list[Point]:
    """Points along a route, on both of its rims where it is wide."""
    away = math.dist(a, b) or 1.0
    nx, ny = (a[1] - b[1]) / away, (b[0] - a[0]) / away
    n = max(1, int(away / (2 * DOT)))
    middles = [(a[0] + (b[0] - a[0]) * t / n, a[1] + (b[1] - a[1]) * t / n) for t in range(n + 1)]
    offs = (0.0,) if half <= DOT else (DOT - half, half - DOT)
    return [(x + nx * off, y + ny * off) for x, y in middles for off in offs]
