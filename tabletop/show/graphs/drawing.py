"""A graph as a scene: nodes and edges that can be touched, shaded in five steps by a measure, with its scale below.

A step is told by shading and by geometry: one to five dots on a node, five widths of an edge; the number stands on the node where
there is room, and always in the label. In a graph of many edges these are thin, and strong only at the node that is looked at.
An undirected edge whose attribute `to` is one of its ends bears an arrow to it. Nothing is measured here.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from typing import Any

from ...boards.hexes import hexagon
from ..scene import Item, Scene
from ..svg import Brush, number
from ..theme import STEP_INKS, STEPS, text_width
from .foot import FAINT, Foot, band, dots, stone, wave
from .look import Ends, Look, Scale, ends_of
from .parts import Parts, Standing, Thing
from .places import DISC, HEX, Course, Edge, Node, Place, Point, arrow, course, group_of, inward, link, plan, wall
from .told import Told
from .words import name_of

KEPT = 30_000  # shapes that are kept
CROWDED = 3  # edges for each node from which on they are drawn thin
NUMBERED = 60  # edges that may bear their numbers
HALF = math.sqrt(3) / 2 * HEX  # from the middle of a hexagon to a side
ROOM = 2 * HALF - 10
BESIDE = 165.0  # for what stands next to a disc
SIGN = 15.0  # height of the sign of an island
SPOKES = '<g class="tt-spokes" display="none" pointer-events="none">{}</g>'


def graph_scene(
    graph: Any, values: Mapping[Any, Any] | None = None, on: str = "nodes", *, title: str, about: str = "", lang: str = "en",
    removed: Collection[Any] = (),
) -> Scene:  # fmt: skip
    """A networkx graph as a scene.

    `values` are numbers by node (`on="nodes"`) or by edge, (a, b) or (a, b, key) (`on="edges"`); of any other `on` the five
    highest are written below. `removed` are nodes and edges drawn as gone. Ids and parts of the items are "node <name>" and
    "edge <a> <b>", with the key where edges are parallel. Raises TabletopError for what is no networkx graph, and for things that
    are not in it.

        >>> import networkx
        >>> scene = graph_scene(networkx.path_graph(3), {0: 1, 1: 2, 2: 1}, title="Degree")
        >>> scene.item("node 1").label, scene.item("edge 0 1").near
        ('1. Degree: 2. Neighbours: 2.', ('node 0', 'node 1'))
    """
    drawing = GraphDrawing(graph, lang)
    gone = [thing for given in removed for thing in drawing.parts.find(given)]
    return drawing.scene(values, on, title=title, about=about, removed=gone)


class GraphDrawing:
    """A graph laid out once and drawn many times; what does not change from one drawing to the next is kept.

    `parts` are its nodes and edges, `told` what is said of them.
    """

    def __init__(self, graph: Any, lang: str = "en") -> None:
        self.parts = parts = Parts(graph, lang)
        self.graph, self._lang, self._plan = graph, lang, plan(graph)
        self.told = Told(parts, self._plan, lang)
        self._touching = {edge: self._touch(edge) for edge in parts.edges}
        self._ways = {edge: way for bundle in parts.bundles.values() for edge, way in self._bundled(bundle)}
        self._thin = not any(self._touching.values()) and len(parts.edges) > CROWDED * max(1, len(graph))
        self._incident: dict[Node, list[Edge]] = {node: [] for node in graph}
        for edge in parts.edges:
            for end in dict.fromkeys(edge[:2]):
                self._incident[end].append(edge)
        self._mark = _marking(graph)
        self._foot = Foot(self._plan, self.told, lang, self._mark, self._thin)
        self._kept: dict[Any, str] = {}

    def scene(
        self, values: Mapping[Any, Any] | None, on: str = "nodes", *, title: str, about: str = "", removed: Collection[Thing] = (),
        ends: Ends | None = None, head: str = "",
    ) -> Scene:  # fmt: skip
        """The scene of these values; `ends` are those of the scale, if they are not those of the values."""
        if len(self._kept) > KEPT:
            self._kept.clear()
        standing = self.parts.standing(removed)
        given = self._standing_values(values or {}, on, standing)
        look = Look(title, on, given, Scale(ends or ends_of(given.values())), standing)
        over = [edge for edge in self.parts.edges if self._touching[edge] or self._plan.round]  # there nothing is in their way
        under = [edge for edge in self.parts.edges if not (self._touching[edge] or self._plan.round)]
        if self._thin:
            for edges in (over, under):
                edges.sort(key=lambda edge: look.step(Thing("edge", edge)) or 0)  # what is high lies on top
        brush = Brush(self._lang)
        captions = self._captions(brush)
        foot = self._foot.draw(brush, look, values is not None)
        return Scene(
            title=title, description=self.told.description(look, about), width=round(self._plan.width),
            height=round(self._plan.height + foot), ground=captions + brush.take(),
            items=(
                *self._edges(under, look), *(self._node(node, look) for node in self.parts.nodes), *self._edges(over, look),
                *self._signs(brush),
            ),
            head=head or self.told.size(), text=self.told.text(look, about), lang=self._lang,
        )  # fmt: skip

    def _standing_values(self, values: Mapping[Any, Any], on: str, standing: Standing) -> dict[Any, Any]:
        """The values of what stands; edges are given by (a, b), where they are undirected also by (b, a), or with their key."""
        if on != "edges":
            gone = {thing.key for thing in standing.removed if thing.kind == "node"} if on == "nodes" else ()
            return {key: value for key, value in values.items() if key not in gone}
        found = {}
        for edge in self.parts.edges:
            if edge not in standing.edges:
                continue
            a, b, *key = edge
            turned = () if self.parts.directed else ((b, a, *key), (b, a))
            for called in (edge, (a, b), *turned):
                if called in values:
                    found[edge] = values[called]
                    break
        return found

    def _captions(self, brush: Brush) -> str:
        drawn = []
        for text, x, y, turn in self._plan.captions:
            brush.text(round(x, 1), round(y, 1), text, 13, "soft", anchor="middle", bold=True)
            drawn.append(_turned(brush.take(), turn, x, y))
        return "".join(drawn)

    def _signs(self, brush: Brush) -> Iterator[Item]:
        """The names of the islands, over everything."""
        for text, (x, y) in self._plan.signs.items():
            wide = round(text_width(text, 12, True) + 7, 1)
            box = (round(x - wide / 2, 1), round(y - SIGN / 2, 1), wide, SIGN)
            brush.rect(*box, 4, fill="badge", stroke="coast", width=1)
            brush.text(round(x, 1), round(y + 4.3, 1), text, 12, on="badge", anchor="middle", bold=True)
            yield Item(f"sign {text}", box, brush.take(), "")

    # where edges run

    def _touch(self, edge: Edge) -> bool:
        """Whether an edge joins two hexagons that touch."""
        a, b = (self._plan.places[end] for end in edge[:2])
        return a.hexagon and b.hexagon and 0 < math.dist(_spot(a), _spot(b)) < 1.8 * HEX

    def _bundled(self, bundle: list[Edge]) -> list[tuple[Edge, Course]]:
        """The ways of the edges between the same two nodes, side by side."""
        found = []
        for k, edge in enumerate(bundle):
            off = k - (len(bundle) - 1) / 2
            side = off if edge[0] == bundle[0][0] else -off  # to the same side, whichever way it points
            backward = not self.parts.directed and self._pointed(edge) and self.graph.edges[edge]["to"] == edge[0]
            a, b = (self._plan.places[end] for end in (edge[1::-1] if backward else edge[:2]))
            if self._touching[edge]:
                found.append((edge, link(_spot(a), _spot(b), 6.0, 8 * side)))
                continue
            trims = [0.6 * HEX if p.hexagon else DISC for p in (a, b)]
            trims[1] += 1.5 if self._pointed(edge) else 0
            bend = 5.0 * k if edge[0] == edge[1] else -14 * side if backward else 14 * side
            if self._plan.round and edge[0] != edge[1]:
                bend += inward(_spot(a), _spot(b), self._plan.round)
            along = 0.5 + (side if len(bundle) > 1 else 0) * min(0.22, 0.6 / len(bundle))
            found.append((edge, course(_spot(a), _spot(b), (trims[0], trims[1]), bend, along)))
        return found

    def _pointed(self, edge: Edge) -> bool:
        """Whether an edge leads one way: in a directed graph, or by its attribute `to`."""
        to = self.graph.edges[edge].get("to")
        return self.parts.directed or to is not None and isinstance(to, Hashable) and to in edge[:2]

    # nodes

    def _node(self, node: Node, look: Look) -> Item:
        place, thing = self._plan.places[node], Thing("node", node)
        removed, step = thing in look.standing.removed, look.step(thing)
        told = look.scale.brief(look.values[node], 5 if place.hexagon else 4) if look.valued(thing) else ""
        key = (node, step, told, removed)
        if key not in self._kept:
            self._kept[key] = (self._hexagon if place.hexagon else self._disc)(*key)
        spokes = "" if removed else self._spokes(node, look)
        wide, high = (HALF, HEX) if place.hexagon else (DISC, DISC)
        return Item(
            id=self.parts.ids[thing], box=(place.x - wide, place.y - high, 2 * wide, 2 * high), shape=self._kept[key] + spokes,
            label=self.told.label(thing, look), part=self.parts.ids[thing], near=self.parts.near[node],
            radius=16.0 if place.hexagon else DISC,
        )  # fmt: skip

    def _hexagon(self, node: Node, step: int | None, told: str, removed: bool) -> str:
        place, brush, middle = self._plan.places[node], Brush(self._lang), round(self._plan.places[node].x, 1)
        y, corners = place.y, [(round(a, 1), round(b, 1)) for a, b in hexagon(place.x, place.y, HEX)]
        ink, fill = self._paint(node, step, removed)
        brush.polygon(corners, fill=fill, stroke="soft" if removed else "grid", width=1, dash="4 3" if removed else "")
        coast = "".join(f"M{_pair(corners[side])}L{_pair(corners[(side + 1) % 6])}" for side in place.coast)
        if coast:
            brush.path(coast, stroke="coast", width=2.6, round_ends=1)
        if self._marked(node):
            stone(brush, place.x, y - 20)
        elif self._plan.apart and not removed and group_of(self.graph, node, self._plan.group) is None:
            wave(brush, place.x, y - 20, ink)
        brush.text(middle, y - 4 if told or removed else y + 4.5, place.inside, 12, ink, fill, "middle", room=ROOM)
        if removed:
            brush.use("no", middle, y + 9, 13, "soft")
        elif told:
            brush.text(middle, y + 10, told, 12, ink, fill, "middle", bold=True, room=ROOM + 2)
        dots(brush, place.x, y + 18, step, ink)
        return brush.take()

    def _disc(self, node: Node, step: int | None, told: str, removed: bool) -> str:
        place, brush = self._plan.places[node], Brush(self._lang)
        x, y = round(place.x, 1), round(place.y, 1)
        ink, fill = self._paint(node, step, removed)
        brush.circle(x, y, DISC, fill=fill, stroke="soft" if removed else "edge", width=1.4, dash="4 3" if removed else "")
        if self._marked(node):
            stone(brush, x + 10, y - 10)
        if place.inside:
            brush.text(x, y + (1.5 if step is not None else 4.5), place.inside, 12, ink, fill, "middle", bold=True)
        elif removed:
            brush.use("no", x, y, 13, "soft")
        dots(brush, x, y + (7.5 if place.inside else 0), step, ink)
        shape, name = brush.take(), "" if place.inside else name_of(node)
        text = f"{name} {told}".strip()
        return shape + (self._beside(brush, place.beside, text, bool(told)) if place.beside and text else "")

    def _beside(self, brush: Brush, at: tuple[float, float, str, float], text: str, bold: bool) -> str:
        """A text next to a disc; a level one covers the edges below it."""
        x, y, anchor, turn = round(at[0], 1), round(at[1] + (4.5 if at[3] else 0), 1), at[2], at[3]
        wide = min(BESIDE, text_width(text, 12, bold)) + 4
        if not turn and anchor == "middle":
            x = round(min(max(x, wide / 2), self._plan.width - wide / 2), 1)
            brush.rect(round(x - wide / 2, 1), y - 11, round(wide, 1), 14, 3, fill="paper", opacity=0.8)
        brush.text(x, y, text, 12, anchor=anchor, bold=bold, room=BESIDE)
        return _turned(brush.take(), turn, at[0], at[1])

    def _marked(self, node: Node) -> bool:
        return bool(self._mark) and self.graph.nodes[node].get(self._mark) is True

    def _paint(self, node: Node, step: int | None, removed: bool) -> tuple[str, str]:
        """The tokens of the ink and the ground of a node."""
        if removed:
            return "soft", "paper"
        if step is not None:
            return STEP_INKS[step], STEPS[step]
        if not (self._plan.group and self._plan.places[node].hexagon):
            return "ink", "card"
        return "ink", "sea" if group_of(self.graph, node, self._plan.group) is None else "land"

    def _spokes(self, node: Node, look: Look) -> str:
        """The edges of a node drawn strong, hidden: seen where the pointer or the focus is."""
        out, into, heads = list[str](), list[str](), list[str]()
        for edge in self._incident[node]:
            if edge in look.standing.edges and not self._touching[edge]:
                (out if edge[0] == node or not self.parts.directed else into).append(self._ways[edge].d)
                heads += [arrow(self._ways[edge], 9)] if self.parts.directed else []
        if not (out or into):
            return ""
        brush = Brush(self._lang)
        for ways, dash in ((out, ""), (into, "5 3")):
            if ways:
                brush.path("".join(ways), stroke="pick", width=2, dash=dash)
        if heads:
            brush.path("".join(heads), fill="pick")
        return SPOKES.format(brush.take())

    # edges

    def _edges(self, edges: Iterable[Edge], look: Look) -> Iterator[Item]:
        return (self._edge(edge, look) for edge in edges)

    def _edge(self, edge: Edge, look: Look) -> Item:
        thing, way = Thing("edge", edge), self._ways[edge]
        name, ends = self.parts.ids[thing], [Thing("node", end) for end in dict.fromkeys(edge[:2])]
        box = (round(way.middle[0] - 9, 1), round(way.middle[1] - 9, 1), 18.0, 18.0)
        if not look.standing.removed.isdisjoint(ends):
            return Item(name, box, "", "", radius=9)  # it went with its end
        told = look.scale.brief(look.values[edge]) if look.valued(thing) and len(self.parts.edges) <= NUMBERED else ""
        key = (edge, look.step(thing), told, thing in look.standing.removed)
        if key not in self._kept:
            self._kept[key] = self._line(*key)
        return Item(name, box, self._kept[key], self.told.label(thing, look), name, tuple(self.parts.ids[end] for end in ends), radius=9)

    def _line(self, edge: Edge, step: int | None, told: str, removed: bool) -> str:
        way, brush, touching = self._ways[edge], Brush(self._lang), self._touching[edge]
        wide = 1.4 if not self._thin else 0.8
        if removed and touching:
            a, b = (_spot(self._plan.places[end]) for end in edge[:2])
            brush.path(wall(a, b), stroke="edge", width=4.5, round_ends=1)
        elif removed:
            brush.path(way.d, stroke="soft", width=1.4, dash="3 6")
        elif step is not None:
            wide = band(brush, way.d, step, self._thin)
        else:
            line: dict[str, str | float] = {"class": "tt-line tt-thin", "stroke": "grid", "width": wide}
            brush.path(way.d, **line, opacity=FAINT if self._thin else "")
        if self._pointed(edge) and not removed and not self._thin:
            brush.path(arrow(way, max(7.0, 1.7 * wide)), fill="soft" if step is None else "edge")
        if told and not touching:
            self._plate(brush, way.plate, told)
        brush.path(way.d, stroke="paper", width=16 if touching else 7 if self._thin else 14, opacity=0)  # what a touch meets
        return brush.take()

    def _plate(self, brush: Brush, at: Point, told: str) -> None:
        x, y, wide = round(at[0], 1), round(at[1], 1), round(text_width(told, 12, True) + 6, 1)
        brush.rect(x - wide / 2, y - 8, wide, 16, 4, fill="paper")
        brush.text(x, y + 4.4, told, 12, anchor="middle", bold=True)


def _marking(graph: Any) -> str:
    """The first attribute that is True for some nodes and not for all."""
    for key in dict.fromkeys(key for _, marks in graph.nodes(data=True) for key, value in marks.items() if isinstance(value, bool)):
        if 0 < sum(marks.get(key) is True for _, marks in graph.nodes(data=True)) < len(graph):
            return str(key)
    return ""


def _turned(fragment: str, turn: float, x: float, y: float) -> str:
    if not turn:
        return fragment
    return f'<g transform="rotate({number(round(turn, 1))} {number(round(x, 1))} {number(round(y, 1))})">{fragment}</g>'


def _spot(place: Place) -> Point:
    return place.x, place.y


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
