"""Board: what an algorithm reads of any networkx graph, nodes as numbers and neighbours as tuples of them.

A graph is what people draw, change and play on; a loop over its dictionaries costs ten times what a loop over tuples does. Works
for undirected and directed graphs and for multigraphs, whose parallel edges make one neighbour.

    >>> import networkx
    >>> board = Board(networkx.DiGraph([("a", "b"), ("a", "c")]))
    >>> board.names, board.neighbours
    (('a', 'b', 'c'), ((1, 2), (), ()))
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..core.errors import TabletopError, shown

if TYPE_CHECKING:
    import networkx

Node = Hashable


class Board:
    """A graph as arrays: `graph` itself, `names` of the nodes in its order, `index` of each name, `neighbours` by number.

    The neighbours are those that an edge leads to, in a directed graph the successors, in the order of the graph. `len` is the
    number of nodes. What is done to the graph later does not show here. Raises TabletopError for what is no networkx graph.
    """

    __slots__ = ("graph", "index", "names", "neighbours")

    def __init__(self, graph: networkx.Graph[Any]) -> None:
        checked_graph(graph)
        self.graph = graph
        self.names: tuple[Node, ...] = tuple(graph)
        number = {name: i for i, name in enumerate(self.names)}
        self.index: Mapping[Node, int] = MappingProxyType(number)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(number[other] for other in graph[name]) for name in self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<Board of {len(self)} nodes and {self.graph.number_of_edges()} edges>"


def checked_graph(graph: Any) -> networkx.Graph[Any]:
    """The graph, if it is one of networkx; else TabletopError."""
    import networkx

    if not isinstance(graph, networkx.Graph):
        raise TabletopError(f"a board is a networkx graph, such as networkx.Graph() makes, not {shown(graph)}")
    return graph
