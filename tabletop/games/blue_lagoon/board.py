"""The board of Blue Lagoon: a networkx graph of hexes with islands, stone circles and sea (BL-1.2).

Nodes are the names of hexes ("e7") with `row`, `col`, `island` (None at sea) and `circle`; the graph has `bonus`, what each
island is worth. Any such graph can be played on that `tabletop.boards.islands` finds sound and that keeps the limits below;
`chart` makes of it what the engine reads.

    >>> graph = board()
    >>> len(graph), graph.nodes["a1"]["island"], graph.graph["bonus"]["a"]
    (162, 'a', 6)
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ...boards import islands
from ...core.errors import BoardError
from ...core.layout import NONE
from ...core.rulebook import data_folder

if TYPE_CHECKING:
    import networkx

HEXES = 640  # at most
ISLANDS = 62  # at most
CIRCLES = 32  # at least: one for each token (BL-1.4)


class Chart(NamedTuple):
    """What engine and view read of a board: hexes in the order of rows; islands in the order of their names.

    `near` are the hexes that touch; `island` the number of a hex's island, NONE at sea; `circles` the hexes with a stone circle.
    """

    names: tuple[str, ...]
    rows: tuple[int, ...]
    cols: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    island: tuple[int, ...]
    circles: tuple[int, ...]
    islands: tuple[str, ...]
    bonus: tuple[int, ...]


@cache
def _published() -> networkx.Graph[str]:
    text = (data_folder() / "blue_lagoon" / "board.txt").read_text(encoding="utf-8")
    graph = islands.from_text(text)
    graph.graph["name"] = "Blue Lagoon"
    return graph


def board() -> networkx.Graph[str]:
    """The published board, a graph of your own to change: 162 hexes, 8 islands, 32 stone circles."""
    return _published().copy()


@cache
def _published_chart() -> Chart:
    return chart(_published())


def chart(graph: Any = None) -> Chart:
    """What is read of a graph, of the published board by default. Raises BoardError that names the hex that is wrong."""
    if graph is None:
        return _published_chart()
    islands.check(graph)
    _check_limits(graph)
    marks = graph.nodes
    names = tuple(sorted(graph, key=lambda name: (marks[name]["row"], marks[name]["col"])))
    number = {name: h for h, name in enumerate(names)}
    bonus = graph.graph["bonus"]
    known = tuple(sorted(bonus, key=lambda island: (len(island), island)))
    place = {island: i for i, island in enumerate(known)}
    return Chart(
        names, tuple(marks[name]["row"] for name in names), tuple(marks[name]["col"] for name in names),
        tuple(tuple(sorted(number[other] for other in graph[name])) for name in names),
        tuple(NONE if marks[name]["island"] is None else place[marks[name]["island"]] for name in names),
        tuple(h for h, name in enumerate(names) if marks[name]["circle"]),
        known, tuple(bonus[island] for island in known),
    )  # fmt: skip


def _check_limits(graph: Any) -> None:
    """The limits of the game, besides what makes any archipelago sound."""
    marks = graph.nodes
    if len(graph) > HEXES:
        raise BoardError(f"a board of Blue Lagoon has at most {HEXES} hexes, not {len(graph)}")
    if all(marks[name]["island"] is not None for name in graph):
        raise BoardError("the board has no sea, and a first settler can only land by sea (BL-2.2)")
    if not 1 <= len(graph.graph["bonus"]) <= ISLANDS:
        raise BoardError(f"a board of Blue Lagoon has 1 to {ISLANDS} islands, not {len(graph.graph['bonus'])}")
    circles = sum(bool(marks[name]["circle"]) for name in graph)
    if circles < CIRCLES:
        raise BoardError(f"{CIRCLES} tokens need as many stone circles; the board has {circles} (BL-1.4)")


def to_dict(graph: Any) -> dict[str, Any]:
    """A board as a mapping of plain values; `from_dict` gives it back. Raises BoardError for one that cannot be played on."""
    chart(graph)
    return islands.to_dict(graph)


def from_dict(mapping: Any) -> networkx.Graph[str]:
    """The graph that a mapping describes. Raises BoardError that names what is wrong, for mappings come from anybody."""
    graph = islands.from_dict(mapping)
    chart(graph)
    return graph
