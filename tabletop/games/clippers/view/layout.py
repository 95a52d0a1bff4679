"""Where the places of a board of Clippers lie on the map: as its author put them, fitted in, and moved apart where they pile up.

A board that says nothing of where its places are (all in one spot) is laid out by its connections alone. Nothing here is left to
chance, so a board always looks the same. Lengths are px.
"""

from __future__ import annotations

import math
from itertools import combinations

from ....show.svg import Point
from ..board import Chart

WIDTH, TOP, HEIGHT = 960.0, 36.0, 724.0
BOTTOM = TOP + HEIGHT
RIM = 4.0
INSIDE = (48.0, TOP + 42, WIDTH - 48, BOTTOM - 42)  # where the middles of places lie: left, top, right, bottom
DISC = 24.0  # radius of an island
APART = 88.0  # between the middles of two places
STICK, SHORE = 21.0, 64.0  # a route is as long as its sticks, and two shores
OFF = 37.0  # between the middle of a place and a route that passes by
FEW = 12.0  # px within which places of a board without positions lie
SPREADS, ROUNDS = 160, 140  # steps of laying out by connections, and of moving apart
TURN = math.pi * (3 - math.sqrt(5))


def placed(chart: Chart) -> list[Point]:
    """The middle of every place, in the order of the chart."""
    points = list(chart.pos)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    piled = 2 * len(set(points)) <= len(points) or max(xs) - min(xs) < FEW and max(ys) - min(ys) < FEW
    return _loosened(_fitted(_spread(chart) if piled else points), chart)


def _fitted(points: list[Point]) -> list[Point]:
    """Positions stretched to fill the map; those in a line stay in one, in the middle."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top, right, bottom = INSIDE

    def fit(value: float, least: float, most: float, start: float, end: float) -> float:
        return (start + end) / 2 if most - least < 1 else start + (value - least) / (most - least) * (end - start)

    return [(fit(x, min(xs), max(xs), left, right), fit(y, min(ys), max(ys), top, bottom)) for x, y in points]


def _spread(chart: Chart) -> list[Point]:
    """A layout by connections alone: what is connected draws together, all else keeps away, starts keep to the outside."""
    n = len(chart.names)
    at = [(30 * math.sqrt(i + 1) * math.cos(TURN * i), 30 * math.sqrt(i + 1) * math.sin(TURN * i)) for i in range(n)]
    side = 100.0
    for step in range(SPREADS):
        push = [(0.0, 0.0)] * n
        for i, k in combinations(range(n), 2):
            _shove(push, at, i, k, side * side / max(math.dist(at[i], at[k]), 1.0) ** 2)
        for a, b in chart.ends:
            _shove(push, at, a, b, -math.dist(at[a], at[b]) / side)
        most = 60.0 * (1 - step / SPREADS)
        at = [_moved(point, by, most) for point, by in zip(at, push, strict=True)]
    return at


def _shove(push: list[Point], at: list[Point], i: int, k: int, strength: float) -> None:
    """Two places are moved away from each other by that part of their distance; towards each other below 0."""
    dx, dy = (at[k][0] - at[i][0]) * strength / 2, (at[k][1] - at[i][1]) * strength / 2
    push[i] = push[i][0] - dx, push[i][1] - dy
    push[k] = push[k][0] + dx, push[k][1] + dy


def _moved(point: Point, by: Point, most: float) -> Point:
    far = math.hypot(*by)
    part = min(1.0, most / far) if far else 0.0
    return point[0] + by[0] * part, point[1] + by[1] * part


def _loosened(points: list[Point], chart: Chart) -> list[Point]:
    """Places moved apart until discs, sticks and passing routes have room, as far as the map allows."""
    at = [_kept(point) for point in points]
    for _ in range(ROUNDS):
        push = [(0.0, 0.0)] * len(at)
        _part_places(push, at)
        _part_routes(push, at, chart)
        if not any(x or y for x, y in push):
            break
        at = [_kept((x + dx, y + dy)) for (x, y), (dx, dy) in zip(at, push, strict=True)]
    return [(round(x, 1), round(y, 1)) for x, y in at]


def _kept(point: Point) -> Point:
    left, top, right, bottom = INSIDE
    return min(max(point[0], left), right), min(max(point[1], top), bottom)


def _part_places(push: list[Point], at: list[Point]) -> None:
    for i, k in combinations(range(len(at)), 2):
        if abs(at[i][0] - at[k][0]) < APART and abs(at[i][1] - at[k][1]) < APART:
            away = math.dist(at[i], at[k])
            if away < 1:
                turn = TURN * (i + k)
                push[i] = push[i][0] - 9 * math.cos(turn), push[i][1] - 9 * math.sin(turn)
                push[k] = push[k][0] + 9 * math.cos(turn), push[k][1] + 9 * math.sin(turn)
            elif away < APART:
                _shove(push, at, i, k, 0.5 * (APART - away) / away)


def _part_routes(push: list[Point], at: list[Point], chart: Chart) -> None:
    """Ends of a route as far apart as its sticks ask for, and no disc on a route of others."""
    for (a, b), sticks in zip(chart.ends, chart.length, strict=True):
        (ax, ay), (bx, by) = at[a], at[b]
        away, wanted = max(math.dist(at[a], at[b]), 1.0), SHORE + STICK * sticks
        if away < wanted:
            _shove(push, at, a, b, 0.4 * (wanted - away) / away)
        dx, dy = bx - ax, by - ay
        low, high = min(ax, bx) - OFF, max(ax, bx) + OFF
        for i, (x, y) in enumerate(at):
            if i in (a, b) or not low < x < high:
                continue
            along = ((x - ax) * dx + (y - ay) * dy) / away**2
            if 0.08 < along < 0.92:
                off = (dx * (y - ay) - dy * (x - ax)) / away  # above 0 at the right hand of who goes from a to b
                if abs(off) < OFF:
                    by_much = 0.5 * (math.copysign(OFF, off) - off)
                    push[i] = push[i][0] - dy / away * by_much, push[i][1] + dx / away * by_much
