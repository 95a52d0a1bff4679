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
from ...boards.plans import Plan
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
def _published() -> Plan:
    text = (data_folder() / "blue_lagoon" / "board.txt").read_text(encoding="utf-8")
    return islands.read_text(text)._replace(name="Blue Lagoon")


def board() -> networkx.Graph[str]:
    """The published board, a graph of your own to change: 162 hexes, 8 islands, 32 stone circles."""
    return _published().graph()


@cache
def _published_chart() -> Chart:
    return charted(_published())


def chart(graph: Any = None) -> Chart:
    """What is read of a graph, of the published board by default. Raises BoardError that names the hex that is wrong."""
    return _published_chart() if graph is None else charted(islands.plan(graph))


def charted(plan: Plan) -> Chart:
    """What is read of the plan of a board. Raises BoardError for one beyond the limits of the game."""
    _check_limits(plan)
    cells = plan.hexes.values()
    number = {name: h for h, name in enumerate(plan.hexes)}
    place = {island: i for i, island in enumerate(plan.bonus)}
    return Chart(
        tuple(plan.hexes), tuple(cell.row for cell in cells), tuple(cell.col for cell in cells),
        tuple(tuple(sorted(number[other] for other in plan.neighbours(name))) for name in plan.hexes),
        tuple(NONE if cell.island is None else place[cell.island] for cell in cells),
        tuple(h for h, cell in enumerate(cells) if cell.circle), tuple(plan.bonus), tuple(plan.bonus.values()),
    )  # fmt: skip


def _check_limits(plan: Plan) -> None:
    """The limits of the game, besides what makes any archipelago sound."""
    if len(plan.hexes) > HEXES:
        raise BoardError(f"a board of Blue Lagoon has at most {HEXES} hexes, not {len(plan.hexes)}")
    if all(cell.island is not None for cell in plan.hexes.values()):
        raise BoardError("the board has no sea, and a first settler can only land by sea (BL-2.2)")
    if not 1 <= len(plan.bonus) <= ISLANDS:
        raise BoardError(f"a board of Blue Lagoon has 1 to {ISLANDS} islands, not {len(plan.bonus)}")
    circles = sum(cell.circle for cell in plan.hexes.values())
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
