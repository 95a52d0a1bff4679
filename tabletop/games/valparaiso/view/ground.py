"""How a board of Valparaíso lies on the map: where its places are, the shore, and where markets have their columns of tiles.

All that depends on the board and its side alone is reckoned once and kept. Lengths are px, from the corner of the scene.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from ....show import theme
from ....show.scene import Box
from ....show.svg import Brush, Point, number
from ..board import Chart
from . import sea

TOP, HEIGHT, WIDTH, RIM = sea.BOTTOM + 8, 572.0, sea.WIDTH, 4.0
BOTTOM = TOP + HEIGHT
INSIDE = (226.0, TOP + 92, WIDTH - 74, BOTTOM - 52)  # where the middles of places lie: left, top, right, bottom
BAY = (RIM + 8, TOP + 12, 132.0, 116.0)
HIGH, SPACE = 40.0, 30.0  # of the frame of a place, and of a space for a house in it
NAME, PAWN = 22.0, 32.0  # height of a name below, of a row of merchants above
TILE = (106.0, 22.0)
COLUMN = (TILE[0], 5 * TILE[1])
STEP, FAR = 11.0, 230.0  # how finely places for columns are tried, and how far from their market
APART, ROUNDS = (8.0, 94.0), 60  # px between the frames of places, and how often places are moved apart
TRIED = 160  # places for a column that are weighed against those of the others
COVER = 20.0  # how much worse it is to cover a px of something than to be a px farther away
OFF = 30.0  # the shore keeps so far from places


class Spot(NamedTuple):
    """Where a place lies: its middle, and its frame."""

    x: float
    y: float
    box: Box


class Ground(NamedTuple):
    """A side of a board, laid out: `spots` by place, `columns`, the boxes of tiles by market, `drawn`, the SVG below all items."""

    spots: dict[str, Spot]
    columns: dict[str, Box]
    drawn: str


@lru_cache(maxsize=16)
def ground_of(chart: Chart, players: int) -> Ground:
    """The ground of the side of a board that so many play on."""
    side = chart.side(players)
    here = [i for i in range(len(chart.names)) if side.places >> i & 1]
    widths = [60.0 if i == chart.city else max(1, len(side.houses[i])) * SPACE + 12 for i in here]
    points = _loosened(_scaled([chart.pos[i] for i in here]), widths)
    spots = {
        chart.names[i]: Spot(x, y, (x - w / 2, y - HIGH / 2, w, HIGH)) for i, (x, y), w in zip(here, points, widths, strict=True)
    }
    ends = [arc for arc, there in zip(chart.arcs, side.arcs, strict=True) if there and arc[0] < arc[1]]
    roads = [(_middle(spots[chart.names[a]]), _middle(spots[chart.names[b]])) for a, b in ends]
    city = chart.names[chart.city]
    markets = [chart.names[i] for i in chart.markets if chart.names[i] in spots]
    columns = _columns(spots, city, markets, roads)
    return Ground(spots, columns, _drawn(spots, city, roads, columns))


def _middle(spot: Spot) -> Point:
    return spot.x, spot.y


def _scaled(points: list[tuple[float, float]]) -> list[Point]:
    """Positions of a board, whose second number grows to the north, fitted into the map."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top, right, bottom = INSIDE

    def fitted(value: float, least: float, most: float, start: float, end: float) -> float:
        return round((start + end) / 2 if most == least else start + (value - least) / (most - least) * (end - start), 1)

    return [(fitted(x, min(xs), max(xs), left, right), fitted(y, min(ys), max(ys), bottom, top)) for x, y in points]


def _loosened(points: list[Point], widths: list[float]) -> list[Point]:
    """Places that lie too close to each other for their names and merchants, moved apart as far as the map allows."""
    found = [_kept(point, w) for point, w in zip(points, widths, strict=True)]
    for _ in range(ROUNDS):
        for i, k in combinations(range(len(found)), 2):
            (x, y), (to_x, to_y) = found[i], found[k]
            across, down = (widths[i] + widths[k]) / 2 + APART[0] - abs(to_x - x), APART[1] - abs(to_y - y)
            if across > 0 and down > 0:
                dx, dy = (0.0, math.copysign(down / 2, to_y - y)) if down <= across else (math.copysign(across / 2, to_x - x), 0.0)
                found[i], found[k] = _kept((x - dx, y - dy), widths[i]), _kept((to_x + dx, to_y + dy), widths[k])
    return [(round(x, 1), round(y, 1)) for x, y in found]


def _kept(point: Point, w: float) -> Point:
    """A point at which a place of that width lies within the map."""
    left, top, right, bottom = INSIDE
    x = min(max(point[0], left, BAY[0] + BAY[2] + w / 2 + 36), right, WIDTH - RIM - 14 - w / 2)
    return x, min(max(point[1], top), bottom)


def name_box(name: str, spot: Spot) -> Box:
    """Where the name of a place stands: below it, and inside the map."""
    _, top, _, h = spot.box
    wide = min(theme.text_width(name, 13, bold=True) + 4, WIDTH - 2 * RIM - 12)
    x = min(max(spot.x - wide / 2, RIM + 6), WIDTH - RIM - 6 - wide)
    return x, top + h + 4, wide, 17


# columns of tiles


def _blocks(spots: dict[str, Spot], city: str) -> list[Box]:
    """What lies at the places: frames, names below, merchants above."""
    found: list[Box] = []
    for name, (x, y, (left, top, w, h)) in spots.items():
        rows, half = (2, 58.0) if name == city else (1, max(w / 2, 38.0))
        found += [(left - 4, top - 4, w + 8, h + 8), _grown(name_box(name, Spot(x, y, (left, top, w, h))), 1, 2)]
        found.append((left - 36, top + h - 16, 36, 22))  # what getting there costs
        found.append((x - half, top - rows * PAWN, 2 * half, rows * PAWN))
    return found


def _columns(spots: dict[str, Spot], city: str, markets: list[str], roads: list[tuple[Point, Point]]) -> dict[str, Box]:
    """A place for the tiles of each market: near it, and over as little else as can be; the best of many ways to lay all of them."""
    blocks, dots = [*_blocks(spots, city), BAY], [dot for road in roads for dot in _along(*road)]
    ways: list[tuple[float, tuple[Box, ...]]] = [(0.0, ())]
    for market in markets:
        others = [spots[name] for name in markets if name != market]
        tried = sorted((_cost(box, spots[market], others, blocks, dots), box) for box in _candidates())[:TRIED]
        longer = [(cost + more + _meeting(box, laid), (*laid, box)) for cost, laid in ways for more, box in tried]
        ways = sorted(longer)[:TRIED]
    return dict(zip(markets, ways[0][1], strict=True))


def _meeting(box: Box, laid: Iterable[Box]) -> float:
    """How bad it is that a column lies over or close to others."""
    return sum(COVER * _shared(_grown(box, 8, 8), other) for other in laid)


def _grown(box: Box, across: float, down: float) -> Box:
    x, y, w, h = box
    return x - across, y - down, w + 2 * across, h + 2 * down


def _candidates() -> list[Box]:
    w, h = COLUMN
    across = range(int((WIDTH - 2 * RIM - 16 - w) // STEP) + 1)
    return [(RIM + 8 + i * STEP, TOP + 8 + k * STEP, w, h) for i in across for k in range(int((HEIGHT - 16 - h) // STEP) + 1)]


def _away(box: Box, spot: Spot) -> float:
    """How far a column is from the frame of a place; below it somewhat farther, since its name lies between."""
    (x, y, w, h), (left, top, wide, high) = box, spot.box
    below = y - top - high
    return math.hypot(max(x - left - wide, 0, left - x - w), max(below + NAME if below > 0 else 0, top - y - h, 0))


def _cost(box: Box, spot: Spot, others: Iterable[Spot], blocks: Iterable[Box], dots: Iterable[Point]) -> float:
    """How bad a place for a column is: what it covers, how many roads it crosses, how far it is from its market, how near to others."""
    x, y, w, h = box
    away = _away(box, spot)
    if away > FAR:
        return 1e9 + away
    away += sum(120.0 for other in others if _away(box, other) < away + 20)
    covered = sum(_shared(_grown(box, 5, 2), block) for block in blocks)
    crossed = sum(x - 7 < a < x + w + 7 and y - 7 < b < y + h + 7 for a, b in dots)
    return COVER * covered + 60 * crossed + away


def _shared(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0.0


def _along(a: Point, b: Point) -> list[Point]:
    n = max(2, int(math.dist(a, b) / 10))
    return [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n + 1)]


# drawing


def _drawn(spots: dict[str, Spot], city: str, roads: list[tuple[Point, Point]], columns: dict[str, Box]) -> str:
    """Land, sea, shore and roads."""
    b = Brush()
    b.rect(RIM, TOP, WIDTH - 2 * RIM, HEIGHT, 10, fill="land", stroke="rule")
    shore = _shore(spots, city)
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in shore)
    left = RIM + 0.5
    b.path(f"{line}H{number(left + 10)}q-10 0 -10 -10V{number(TOP + 10)}q0-10 10-10z", fill="sea")
    waves = "".join(
        f"M{x + 29 * (row % 2)} {number(y)}q4-4 8 0t8 0"
        for row, y in enumerate(TOP + 20 + 31 * k for k in range(int(HEIGHT // 31)))
        for x in range(16, int(min(x for x, at in shore if abs(at - y) <= 16)) - 60, 58)
    )
    b.path(waves or f"M{left} {TOP}", stroke="deep", width=1.4)
    b.path(line, stroke="coast", width=2.6)
    for market, box in columns.items():
        _lead(b, spots[market], box)
    for (x, y), (to_x, to_y) in roads:
        b.line(x, y, to_x, to_y, stroke="coast", width=9)
    for (x, y), (to_x, to_y) in roads:
        b.line(x, y, to_x, to_y, stroke="badge", width=5)
    return b.take()


def _lead(b: Brush, spot: Spot, box: Box) -> None:
    """Dots from a market to its tiles."""
    x, y, w, h = box
    b.line(spot.x, spot.y, x + w / 2, min(max(spot.y, y + 8), y + h - 8), stroke="coast", width=2.5, dash="2 4")


def _shore(spots: dict[str, Spot], city: str) -> list[Point]:
    """The line between land and sea: close to the city, away from every other place."""
    raw = []
    for y in range(int(TOP), int(BOTTOM) + 1, 10):
        near = [
            spot.box[0] - (14 if name == city else OFF) + 0.8 * max(0.0, abs(y - spot.y) - 34) for name, spot in spots.items()
        ]
        raw.append((min(max(min(near), BAY[0] + BAY[2] + 14), WIDTH / 3), float(y)))
    smooth = [(round(fmean(x for x, _ in raw[max(0, i - 3) : i + 4]), 1), y) for i, (_, y) in enumerate(raw)]
    return [*smooth[:-1], (smooth[-1][0], BOTTOM)]
