"""Places: where the nodes of a graph stand in its picture, and what course its edges take.

Nodes with `row` and `col` are hexagons that touch; nodes with `pos` (x to the right, y upwards, as networkx draws them, or
downwards, as screens count, in a graph whose attribute `y_down` is True) stand there; all others stand on a circle, those with the
same first text attribute side by side. Lengths are px.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import index
from statistics import fmean
from typing import Any

from ...boards.hexes import around, centre, hexagon
from ...boards.measures.figures import real
from ...core.text import shorten
from ..svg import number
from ..theme import text_width
from .words import name_of

Node = Hashable
Edge = tuple[Any, ...]  # (a, b), in a multigraph (a, b, key)
Point = tuple[float, float]

HEX = 30.0  # from the middle of a hexagon to a corner
DISC = 14.0  # radius of any other node
RIM = 10.0
SPAN = 2000  # rows or columns of a picture of hexagons
ROOM = 31.0  # between two nodes on the circle
NAME_ROOM = 110.0
VALUE_ROOM = 40.0
APART = (64.0, 112.0)  # between the two nodes that are nearest: whose names stand inside, and below them
WIDEST, LEAST = 940.0, 340.0
SMALL = 12  # a circle of so many nodes has room for level names
ISLAND = "island"  # the attribute whose values are written once on each group of hexagons
SIGN_ROOM = 16.0  # for such a name
GROUPS = 12  # so many groups are named round a circle


@dataclass(frozen=True)
class Place:
    """Where a node stands. `inside` is what is written in it; what is not goes to `beside`: x, y, anchor and turn in degrees."""

    x: float
    y: float
    hexagon: bool
    inside: str
    beside: tuple[float, float, str, float] | None = None
    coast: tuple[int, ...] = ()  # sides of a hexagon beyond which another group lies, clockwise from the upper right


@dataclass
class Plan:
    """The places of all nodes, the size of it all, the attribute that groups nodes ("" for none), and captions: text, x, y, turn.

    `apart` says that some hexagons, but not all, belong to no group; `signs` are the names of islands of hexagons and where they go;
    `round` is the middle of a circle.
    """

    places: dict[Node, Place] = field(default_factory=dict)
    width: float = LEAST
    height: float = 0.0
    group: str = ""
    captions: list[tuple[str, float, float, float]] = field(default_factory=list)
    apart: bool = False
    signs: dict[str, Point] = field(default_factory=dict)
    round: Point | None = None


def plan(graph: Any) -> Plan:
    """Where every node of a networkx graph stands."""
    made = Plan(group=_group_attribute(graph))
    spots = _hex_spots(graph)
    points = {} if spots else _points(graph)
    if spots:
        _lay_hexes(made, graph, spots)
    elif points:
        _lay_points(made, points)
    else:
        _lay_circle(made, graph)
    _lay_rest(made, [node for node in graph if node not in made.places])
    return made


def _group_attribute(graph: Any) -> str:
    """The first attribute whose values are texts, unless nearly every node has one of its own."""
    for key in dict.fromkeys(key for _, marks in graph.nodes(data=True) for key, value in marks.items() if isinstance(value, str)):
        groups = {marks.get(key) for _, marks in graph.nodes(data=True) if isinstance(marks.get(key), str)}
        if len(groups) <= max(1, len(graph) // 2):
            return str(key)
    return ""


def group_of(graph: Any, node: Node, attribute: str) -> str | None:
    """The group of a node, None for none."""
    value = graph.nodes[node].get(attribute) if attribute else None
    return value if isinstance(value, str) else None


# hexagons


def _hex_spots(graph: Any) -> dict[Node, tuple[int, int]]:
    """Row and column of the nodes that have both, moved to the corner; {} if two share a place or they lie too far apart."""
    found = {}
    for node, marks in graph.nodes(data=True):
        try:
            found[node] = (index(marks["row"]), index(marks["col"]))
        except (KeyError, TypeError):
            continue
    if not found or len(set(found.values())) < len(found):
        return {}
    top, left = min(r for r, _ in found.values()), min(c for _, c in found.values())
    top -= top & 1  # even rows stay even
    moved = {node: (r - top, c - left) for node, (r, c) in found.items()}
    return moved if max(max(spot) for spot in moved.values()) < SPAN else {}


def _lay_hexes(made: Plan, graph: Any, spots: Mapping[Node, tuple[int, int]]) -> None:
    at = {spot: group_of(graph, node, made.group) for node, spot in spots.items()}
    room = math.sqrt(3) * HEX - 12
    for node, spot in spots.items():
        x, y = centre(*spot, HEX)
        coast = tuple(side for side, near in enumerate(around(*spot)) if at[spot] != at.get(near)) if made.group else ()
        made.places[node] = Place(x + RIM, y + RIM, True, _fitting(name_of(node), room), coast=coast)
    made.apart = bool(made.group) and None in at.values()
    if made.group == ISLAND:
        made.signs = _island_signs(graph, made.places)
    made.width = max(LEAST, max(p.x for p in made.places.values()) + math.sqrt(3) / 2 * HEX + RIM)
    made.height = max(p.y for p in made.places.values()) + HEX + RIM


def _island_signs(graph: Any, places: Mapping[Node, Place]) -> dict[str, Point]:
    """Where the name of each island goes: to a corner at which most of its hexagons meet, of several the one nearest to its middle.

    Of the corners of a hexagon only every second is taken, at which no dots and no stone are near. Long names go nowhere.
    """
    islands: dict[str, list[Place]] = {}
    for node, place in places.items():
        name = group_of(graph, node, ISLAND)
        if name and text_width(name, 12, True) <= SIGN_ROOM:
            islands.setdefault(name, []).append(place)
    found = {}
    for name, own in islands.items():
        meeting = Counter((round(x, 1), round(y, 1)) for place in own for x, y in hexagon(place.x, place.y, HEX)[1::2])
        middle = fmean(place.x for place in own), fmean(place.y for place in own)
        found[name] = min(meeting, key=lambda corner: (-meeting[corner], round(math.dist(corner, middle)), corner))
    return found


# discs


def _points(graph: Any) -> dict[Node, Point]:
    """The `pos` of the nodes that have a usable one."""
    found, up = {}, 1 if graph.graph.get("y_down") is True else -1
    for node, marks in graph.nodes(data=True):
        pos = marks.get("pos")
        pair = [real(v) for v in pos] if isinstance(pos, Sequence) and not isinstance(pos, str) or hasattr(pos, "tolist") else []
        if len(pair) == 2 and pair[0] is not None and pair[1] is not None and math.isfinite(pair[0]) and math.isfinite(pair[1]):
            found[node] = (pair[0], up * pair[1])
    return found


def _lay_points(made: Plan, points: Mapping[Node, Point]) -> None:
    left, top = min(x for x, _ in points.values()), min(y for _, y in points.values())
    wide, high = max(x for x, _ in points.values()) - left, max(y for _, y in points.values()) - top
    margin = RIM + DISC + VALUE_ROOM
    apart = APART[0] if all(_fits(name_of(node)) for node in points) else APART[1]
    scale = _scale(list(points.values()), max(wide, high), apart, WIDEST - 2 * margin)
    shift = max(margin, (LEAST - wide * scale) / 2)
    for node, (x, y) in points.items():
        px, py = shift + (x - left) * scale, RIM + DISC + (y - top) * scale
        made.places[node] = _disc(px, py, name_of(node), (px, py + DISC + 14, "middle", 0.0))
    made.width, made.height = 2 * shift + wide * scale, high * scale + 2 * (RIM + DISC) + 16


def _scale(points: list[Point], extent: float, apart: float, widest: float) -> float:
    """Px per unit, so that the nearest two are so far apart, if the picture does not grow too wide."""
    if not extent:
        return 1.0
    if len(points) > 400:
        return widest / extent
    nearest = min((d for i, a in enumerate(points) for b in points[:i] if (d := math.dist(a, b))), default=extent)
    return max(min(apart / nearest, widest / extent), 0.3 * widest / extent)


def _lay_circle(made: Plan, graph: Any) -> None:
    groups: dict[str | None, list[Node]] = {}
    for node in graph:
        groups.setdefault(group_of(graph, node, made.group), []).append(node)
    gap = 1 if len(groups) > 1 else 0
    short = {node: _short(name_of(node), group) for group, nodes in groups.items() for node in nodes}
    inside = all(_fits(text) for text in short.values())
    slots = len(graph) + gap * len(groups)
    radius = max(96.0 if slots > 2 else 40.0, slots * ROOM / math.tau)
    beyond = 0.0 if inside else min(NAME_ROOM, max((text_width(name_of(n), 12, True) for n in graph), default=0)) + 8
    beyond += VALUE_ROOM
    named = 2 <= len(groups) <= GROUPS
    high = radius + DISC + (26 if len(graph) <= SMALL else 20 if inside else beyond) + (26 if named else 0) + RIM
    half = max(LEAST / 2, radius + DISC + beyond + (26 if named else 0) + RIM)
    made.round, at = (half, high), 0.0
    for group, nodes in groups.items():
        for k, node in enumerate(nodes):
            angle = math.tau * (at + k) / slots
            made.places[node] = _on_circle(made.round, radius, angle, short[node] if inside else "", len(graph))
        if named and group:
            middle = math.tau * (at + (len(nodes) - 1) / 2) / slots
            level = (26 if inside else beyond) + abs(math.sin(middle)) * (beyond - 26 if inside else 0)
            made.captions.append(_caption(made.round, radius + DISC + level + 4, middle, group))
        at += len(nodes) + gap
    made.width, made.height = 2 * half, 2 * high


def _on_circle(round_: Point, radius: float, angle: float, inside: str, count: int) -> Place:
    """A place on the circle, `angle` clockwise from the top; its value, and a name that does not fit in, stand beyond it."""
    dx, dy = math.sin(angle), -math.cos(angle)
    x, y = round_[0] + radius * dx, round_[1] + radius * dy
    level = inside or count <= SMALL
    far = radius + DISC + (4 + (9 if abs(dx) < 0.5 else 0) if level else 6)
    bx, by = round_[0] + far * dx, round_[1] + far * dy
    if level:
        anchor = "middle" if abs(dx) < 0.5 else "start" if dx > 0 else "end"
        return Place(x, y, False, inside, (bx, by + 4.5, anchor, 0.0))
    turn = math.degrees(angle) - 90
    return Place(x, y, False, "", (bx, by, "start", turn) if dx >= -1e-9 else (bx, by, "end", turn - 180))


def _caption(round_: Point, radius: float, angle: float, text: str) -> tuple[str, float, float, float]:
    """A caption along the circle, upright in its lower half too."""
    dx, dy = math.sin(angle), -math.cos(angle)
    turn, drop = (math.degrees(angle), 0.0) if dy <= 0.01 else (math.degrees(angle) - 180, 9.0)
    return text, round_[0] + (radius + drop) * dx, round_[1] + (radius + drop) * dy, turn


def _lay_rest(made: Plan, left: Sequence[Node]) -> None:
    """Nodes without coordinates on a board of nodes that have some: in rows below it."""
    each = 2 * VALUE_ROOM
    columns = max(1, int((made.width - 2 * RIM) // each))
    start = made.height
    for k, node in enumerate(left):
        row, column = divmod(k, columns)
        x, y = RIM + each * (column + 0.5), start + DISC + 4 + 56 * row
        made.places[node] = _disc(x, y, name_of(node), (x, y + DISC + 14, "middle", 0.0))
        made.height = y + DISC + 24


def _disc(x: float, y: float, name: str, beside: tuple[float, float, str, float]) -> Place:
    return Place(x, y, False, name if _fits(name) else "", beside)


def _short(name: str, group: str | None) -> str:
    """The name without the word of its group, which stands at the group."""
    rest = name[len(group) :].strip() if group and name.startswith(f"{group} ") else name
    return rest or name


def _fits(name: str) -> bool:
    """Whether a name can stand in a disc."""
    return text_width(name, 12, True) <= 2 * DISC - 5


def _fitting(name: str, room: float) -> str:
    return shorten(name, room, partial(text_width, size=12))


# edges


@dataclass(frozen=True)
class Course:
    """The way of an edge: `d` of its path, `middle`, where and in which direction (radians) its arrow points, where a number goes."""

    d: str
    middle: Point
    tip: Point
    heading: float
    plate: Point


def course(a: Point, b: Point, trims: tuple[float, float], bend: float = 0.0, along: float = 0.5) -> Course:
    """From rim to rim, so much before each middle, the middle of it `bend` px to the left; from a place to itself a loop.

    `along` is where a number goes, from 0 to 1.
    """
    length = math.dist(a, b)
    if length < 1e-9:
        return _loop(a, trims[0] + abs(bend))
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    over = (a[0] + b[0]) / 2 + 2 * bend * uy, (a[1] + b[1]) / 2 - 2 * bend * ux
    start, end = _toward(a, over, min(trims[0], 0.4 * length)), _toward(b, over, min(trims[1], 0.4 * length))
    way = f"Q{_at(*over)} {_at(*end)}" if bend else f"L{_at(*end)}"
    middle, plate = _curve(start, over, end, 0.5), _curve(start, over, end, along)
    return Course(f"M{_at(*start)}{way}", middle, end, math.atan2(end[1] - over[1], end[0] - over[0]), plate)


def _curve(a: Point, over: Point, b: Point, t: float) -> Point:
    p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return p * a[0] + q * over[0] + r * b[0], p * a[1] + q * over[1] + r * b[1]


def inward(a: Point, b: Point, middle: Point) -> float:
    """How far an edge between two places on a circle bends towards its middle, to pass clear of the places between them."""
    length = math.dist(a, b)
    if length < 1e-9:
        return 0.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    return 0.225 * min(1.0, length / (4 * ROOM)) * ((middle[0] - (a[0] + b[0]) / 2) * uy - (middle[1] - (a[1] + b[1]) / 2) * ux)


def _loop(a: Point, size: float) -> Course:
    x, y = a
    left, right, top = (x - size * 0.7, y - size * 0.7), (x + size * 0.7, y - size * 0.7), y - 2.4 * size
    d = f"M{_at(*left)}C{_at(x - 1.6 * size, top)} {_at(x + 1.6 * size, top)} {_at(*right)}"
    middle = (x, y - 1.95 * size)
    return Course(d, middle, right, 1.9, middle)


def link(a: Point, b: Point, reach: float, aside: float = 0.0) -> Course:
    """A short way across the border of two hexagons that touch, `reach` px to both sides of it."""
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    mx, my = (a[0] + b[0]) / 2 + aside * uy, (a[1] + b[1]) / 2 - aside * ux
    start, end = (mx - reach * ux, my - reach * uy), (mx + reach * ux, my + reach * uy)
    return Course(f"M{_at(*start)}L{_at(*end)}", (mx, my), end, math.atan2(uy, ux), (mx, my))


def wall(a: Point, b: Point) -> str:
    """The path of the border of two hexagons that touch."""
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    mx, my, half = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, HEX / 2
    return f"M{_at(mx - half * uy, my + half * ux)}L{_at(mx + half * uy, my - half * ux)}"


def arrow(way: Course, size: float = 7.0) -> str:
    """The path of an arrowhead at the end of a course."""
    (x, y), t = way.tip, way.heading
    back = [(x - size * math.cos(t + turn), y - size * math.sin(t + turn)) for turn in (0.42, -0.42)]
    return f"M{_at(x, y)}L{_at(*back[0])}L{_at(*back[1])}z"


def _toward(a: Point, b: Point, by: float) -> Point:
    length = math.dist(a, b) or 1.0
    return a[0] + (b[0] - a[0]) * by / length, a[1] + (b[1] - a[1]) * by / length


def _at(x: float, y: float) -> str:
    return f"{number(round(x, 1))} {number(round(y, 1))}"
