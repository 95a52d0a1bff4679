"""Where the plates of Clippers' ways stand, which say what a stick brings: off ships, islands and one another, each nearest to its way.

A plate stays where its way is touched unless something is there already; then it is moved along its way or to one side of it. Lengths
are px.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

from ....show.scene import Box
from ....show.svg import Point
from .ahead import Next
from .ground import BLOCK, Ground
from .layout import BOTTOM, DISC, RIM, TOP, WIDTH

PLATE = (30.0, 22.0)
HULL, RING = 14.5, 7.0  # round the middle of a ship, and of what is shown where several companies may go
ALONG, SIDEWAYS = range(-12, 91, 6), (0, 6, -6, 12, -12, 18, -18, 24, -24, 30, -30)  # how far a plate may be moved
HALF = 0.5  # of a connection belongs to the way that begins there
ASIDE = 1.5  # to one side is worse than along
OVER_PLACE, OVER_NAME, STRANGE = 400.0, 0.08, 25.0  # how bad it is: a px on a place, a square px on a name, near another way
OVER = 1000.0  # a px on something that must not be covered
NEAR, FAR = 90.0, 150.0  # what is farther away cannot be in the way of a plate, nor of one that may be moved


def placed_plates(ground: Ground, steps: Mapping[int, Next], ships: Sequence[Point], rings: Sequence[Point]) -> dict[int, Point]:
    """The middle of the plate of each arc for its next stick; `ships` and `rings` are the middles of what it must not cover."""
    first = {arc: ground.target(arc, step.lane, step.stick, True) for arc, step in steps.items()}
    crossed = {arc for pair in itertools.combinations(first, 2) if _overlap(first[pair[0]], first[pair[1]]) for arc in pair}
    free = [arc for arc in first if arc not in crossed and not _covered(first[arc], (), ships, rings) and not _ashore(ground, first[arc])]
    found = {arc: first[arc] for arc in free}
    berths = {arc: _clear(ground, arc, steps[arc], list(found.values()), ships, rings) for arc in first if arc not in found}
    for arc in sorted(berths, key=lambda arc: sum(bad < OVER for bad, _ in berths[arc])):  # the one with the least choice first
        moved = [found[other] for other in berths if other in found]
        found[arc] = min(berths[arc], key=lambda berth: berth[0] + OVER * _covered(berth[1], moved, (), ()))[1]
    return found


def _clear(
    ground: Ground, arc: int, step: Next, plates: Sequence[Point], ships: Sequence[Point], rings: Sequence[Point]
) -> list[tuple[float, Point]]:
    """Where the plate of an arc may stand, each with how bad that is: OVER and more where something is covered."""
    x, y = ground.target(arc, step.lane, step.stick, True)
    near = [[at for at in some if max(abs(at[0] - x), abs(at[1] - y)) < FAR] for some in (plates, ships, rings)]
    return [(bad + OVER * _covered(at, *near), at) for bad, at in _berths(ground, arc, step.lane, step.stick)]


def _covered(at: Point, plates: Sequence[Point], ships: Sequence[Point], rings: Sequence[Point]) -> float:
    """How far a plate reaches over others, over ships and rings; 0 if it covers nothing."""
    over = sum(_overlap(at, other) for other in plates)
    over += sum(max(0.0, HULL - _away(at, ship)) for ship in ships)
    return over + sum(max(0.0, RING - _away(at, ring)) for ring in rings)


def _overlap(a: Point, b: Point) -> float:
    """How far one of two plates would have to be moved, with 1 px between them."""
    return max(0.0, min(PLATE[0] + 1 - abs(a[0] - b[0]), PLATE[1] + 1 - abs(a[1] - b[1])))


def _away(at: Point, point: Point) -> float:
    """From the rim of a plate to a point; 0 where it covers it."""
    return math.hypot(max(0.0, abs(at[0] - point[0]) - PLATE[0] / 2), max(0.0, abs(at[1] - point[1]) - PLATE[1] / 2))


def _berths(ground: Ground, arc: int, lane: int, stick: int) -> list[tuple[float, Point]]:
    """The places where the plate of an arc may stand, each with how bad that is while nothing else lies on the board."""
    return ground.kept(("berths", arc, lane, stick), lambda: _all_berths(ground, arc, lane, stick))


def _all_berths(ground: Ground, arc: int, lane: int, stick: int) -> list[tuple[float, Point]]:
    strip, (x, y) = ground.strip(arc, lane), ground.target(arc, lane, stick, True)
    (start, end), (dx, dy) = strip.place(stick), strip.ahead
    own = (x - strip.start[0]) * dx + (y - strip.start[1]) * dy
    least, most = start - 8 if stick else 4.0, end + 4 if stick else max(end, HALF * strip.length)
    lines = _lines(ground, arc, (x, y))
    found = []
    for along, off in itertools.product(ALONG, SIDEWAYS):
        if along == 0 or least <= own + along <= most:
            at = round(x + dx * along - dy * off, 1), round(y + dy * along + dx * off, 1)
            if RIM + PLATE[0] / 2 < at[0] < WIDTH - RIM - PLATE[0] / 2 and TOP + PLATE[1] / 2 < at[1] < BOTTOM - PLATE[1] / 2:
                bad = abs(along) + ASIDE * abs(off) + OVER_PLACE * _ashore(ground, at) + OVER_NAME * _lettered(ground, at)
                found.append((bad + STRANGE * _strange(at, lines), at))
    return found or [(0.0, (x, y))]


def _ashore(ground: Ground, at: Point) -> float:
    """How far a plate reaches onto islands and starts."""
    over = 0.0
    for i, (x, y) in enumerate(ground.points):
        if abs(at[0] - x) < NEAR and abs(at[1] - y) < NEAR:
            corner = max(abs(at[0] - x) - PLATE[0] / 2, abs(at[1] - y) - PLATE[1] / 2)
            over += max(0.0, DISC + 1 - _away(at, (x, y)) if i < ground.chart.islands else BLOCK + 1 - corner)
    return over


def _lettered(ground: Ground, at: Point) -> float:
    """The area of names that a plate covers."""
    return sum(_shared(written.box, at) for written in ground.written)


def _shared(box: Box, at: Point) -> float:
    x, y, w, h = box
    wide = min(x + w, at[0] + PLATE[0] / 2) - max(x, at[0] - PLATE[0] / 2)
    high = min(y + h, at[1] + PLATE[1] / 2) - max(y, at[1] - PLATE[1] / 2)
    return wide * high if wide > 0 and high > 0 else 0.0


def _lines(ground: Ground, arc: int, at: Point) -> list[tuple[Point, Point]]:
    """The connections near a plate, its own first."""
    own = ground.chart.arcs[arc].connection
    ends = [(ground.points[a], ground.points[b]) for a, b in ground.chart.ends]
    return [ends[own], *(line for k, line in enumerate(ends) if k != own and _from_line(at, line) < NEAR)]


def _strange(at: Point, lines: Sequence[tuple[Point, Point]]) -> bool:
    """Whether another connection is nearer to a plate than its own, so that it might be read as that one's."""
    own = _from_line(at, lines[0])
    return any(_from_line(at, line) < own for line in lines[1:])


def _from_line(at: Point, line: tuple[Point, Point]) -> float:
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    part = min(1.0, max(0.0, ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy or 1.0)))
    return math.dist(at, (ax + dx * part, ay + dy * part))
