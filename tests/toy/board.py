"""The board of the Marsh: a graph of places with points, one of which is the camp where all pegs start (TY-1.1).

Any connected networkx graph will do whose nodes are words with `points` from 0 to 9, of which one has `camp=True`. A record
keeps it as a mapping: {"places": [["camp", 0], ["reed", 1]], "camp": "camp", "paths": [["camp", "reed"]]}.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.core.errors import BoardError

if TYPE_CHECKING:
    import networkx

ROOM = 12  # places that a position has room for
POINTS = {"camp": 0, "reed": 1, "moss": 1, "pond": 2, "fern": 2, "heron": 3, "islet": 4}
PATHS = "camp-reed camp-moss reed-moss reed-pond moss-fern pond-fern pond-heron fern-heron heron-islet"


class Chart(NamedTuple):
    """What an engine reads of a board: names and points by place, neighbours as bits, the number of the camp."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    near: tuple[int, ...]
    camp: int


def board() -> networkx.Graph[str]:
    """The marsh as a networkx graph."""
    import networkx

    graph: networkx.Graph[str] = networkx.Graph(name="The Marsh")
    for name, points in POINTS.items():
        graph.add_node(name, points=points, camp=name == "camp")
    graph.add_edges_from(path.split("-") for path in PATHS.split())
    return graph


def to_dict(graph: Any) -> dict[str, Any]:
    """A board as a mapping of plain values; `from_dict` gives it back. Raises BoardError for one that cannot be played on."""
    found = chart(graph)
    listed = [[name, points] for name, points in zip(found.names, found.points, strict=True)]
    return {"places": listed, "camp": found.names[found.camp], "paths": [list(path) for path in graph.edges]}


def from_dict(mapping: Any) -> networkx.Graph[str]:
    """The graph that a mapping describes. Raises BoardError that names what is wrong, for mappings come from anybody."""
    import networkx

    if not isinstance(mapping, dict) or set(mapping) != {"places", "camp", "paths"}:
        raise BoardError("a board of the Marsh is a mapping with places, camp and paths")
    graph: networkx.Graph[str] = networkx.Graph()
    for name, points in _pairs(mapping["places"], "places", ROOM):
        if graph.has_node(name):
            raise BoardError(f"the place {name!r} stands there twice")
        graph.add_node(name, points=points, camp=name == mapping["camp"])
    for a, b in _pairs(mapping["paths"], "paths", ROOM * ROOM):
        if not (graph.has_node(a) and graph.has_node(b)):
            raise BoardError(f"a path leads from {a!r} to {b!r}, which are not both places")
        graph.add_edge(a, b)
    chart(graph)
    return graph


def _pairs(value: Any, key: str, most: int) -> list[tuple[str, Any]]:
    """Pairs that begin with a word, as many as may be."""
    if not isinstance(value, list) or len(value) > most:
        raise BoardError(f"{key} is a list of at most {most}, not {str(value)[:60]!r}")
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str) or isinstance(pair[1], (list, dict)):
            raise BoardError(f"{key} holds {str(pair)[:60]!r}, which is no pair")
    return [(a, b) for a, b in value]


def chart(graph: Any = None) -> Chart:
    """The places of a graph, of the marsh by default. Raises BoardError that names the node that is wrong."""
    if graph is None:
        return MARSH
    names = tuple(getattr(graph, "nodes", ()))
    if not 2 <= len(names) <= ROOM:
        raise BoardError(f"the Marsh needs a graph of 2 to {ROOM} nodes, not {len(names)}")
    for name in names:
        _check_node(name, graph.nodes[name])
    camps = [i for i, name in enumerate(names) if graph.nodes[name].get("camp")]
    if len(camps) != 1:
        raise BoardError(f"one node is the camp (camp=True), not {[names[i] for i in camps]}")
    if len({name.lower() for name in names}) < len(names):
        raise BoardError(f"two nodes read alike: {sorted(names)}")
    near = _near(names, list(graph.edges))
    _check_connected(names, near)
    return Chart(names, tuple(graph.nodes[name]["points"] for name in names), near, camps[0])


def _check_node(name: object, marks: Any) -> None:
    if not isinstance(name, str) or not re.fullmatch(r"\w{1,20}", name):
        raise BoardError(f"the node {name!r} is no word of up to 20 letters")
    points = marks.get("points")
    if type(points) is not int or not 0 <= points <= 9:
        raise BoardError(f"the node {name!r} needs points, a whole number from 0 to 9, not {points!r}")


def _near(names: tuple[str, ...], paths: list[Any]) -> tuple[int, ...]:
    near = [0] * len(names)
    for a, b in paths:
        i, j = names.index(a), names.index(b)
        if i == j:
            raise BoardError(f"the path from {a!r} leads back to {a!r}")
        near[i] |= 1 << j
        near[j] |= 1 << i
    return tuple(near)


def _check_connected(names: tuple[str, ...], near: tuple[int, ...]) -> None:
    reached = 1
    for _ in names:
        for i in range(len(names)):
            if reached >> i & 1:
                reached |= near[i]
    for i, name in enumerate(names):
        if not reached >> i & 1:
            raise BoardError(f"no path leads from {names[0]!r} to {name!r}")


MARSH = Chart(tuple(POINTS), tuple(POINTS.values()), _near(tuple(POINTS), [path.split("-") for path in PATHS.split()]), 0)
