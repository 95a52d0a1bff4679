"""What holds a graph together: its components, and the nodes and edges without which it falls into more of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from ...core.text import Text
from ..board import checked_graph
from .measured import FOUND, Measured, undirected

if TYPE_CHECKING:
    import networkx

COMPONENTS: Text = {
    "en": "The part that a node lies in, by number, the largest first; in a directed graph each node of a part can reach every other.",
    "ko": "꼭짓점이 속한 덩어리의 번호이며, 가장 큰 덩어리가 1입니다. 방향 그래프에서는 서로 오갈 수 있는 꼭짓점끼리 한 덩어리입니다.",
}
ARTICULATION_POINTS: Text = {
    "en": "Into how many more parts the graph falls without the node; 0 where it holds nothing together.",
    "ko": "그 꼭짓점이 없으면 그래프가 몇 덩어리로 더 나뉘는지 나타냅니다. 나뉘지 않으면 0입니다.",
}
BRIDGES: Text = {
    "en": "1 for an edge without which the graph falls into one more part, else 0; between islands look at minimum cuts.",
    "ko": "그 변이 없으면 그래프가 한 덩어리 더 나뉠 때 1, 아니면 0입니다. 섬과 섬 사이는 섬 사이의 최소 절단으로 봅니다.",
}


def components(graph: networkx.Graph[Any]) -> Measured:
    """The component of each node, numbered from 1, the largest first, among equals the one that comes first in the graph.

    In a directed graph these are the strong components.

    >>> import networkx
    >>> dict(components(networkx.Graph(["ab", "bc", "de"])).values)
    {'a': 1, 'b': 1, 'c': 1, 'd': 2, 'e': 2}
    """
    import networkx

    find = networkx.strongly_connected_components if checked_graph(graph).is_directed() else networkx.connected_components
    order = {node: i for i, node in enumerate(graph)}
    found = sorted(find(graph), key=lambda part: (-len(part), min(order[node] for node in part)))
    number = {node: k for k, part in enumerate(found, 1) for node in part}
    return Measured("components", COMPONENTS, "nodes", {node: number[node] for node in graph}, graph)


def articulation_points(graph: networkx.Graph[Any]) -> Measured:
    """For each node how many parts more there are without it. Raises TabletopError for a directed graph.

    >>> import networkx
    >>> articulation_points(networkx.star_graph(3)).top(1)
    ((0, 2),)
    """
    import networkx

    blocks: Counter[Hashable] = Counter()
    for block in networkx.biconnected_components(undirected(graph, "articulation_points")):
        blocks.update(block)
    values: dict[Hashable, float] = {node: max(blocks[node] - 1, 0) for node in graph}
    return Measured("articulation_points", ARTICULATION_POINTS, "nodes", values, graph, reads=FOUND)


def bridges(graph: networkx.Graph[Any]) -> Measured:
    """For each edge whether it is a bridge, 1 or 0; parallel edges are none. Raises TabletopError for a directed graph.

    A board of hexes has hardly any: what joins two of its islands, and how many sea hexes part them, says `minimum_cuts`.

    >>> import networkx
    >>> dict(bridges(networkx.Graph(["ab", "bc", "ca", "cd"])).values)
    {('a', 'b'): 0, ('a', 'c'): 0, ('b', 'c'): 0, ('c', 'd'): 1}
    """
    import networkx

    found = {frozenset(edge) for edge in networkx.bridges(undirected(graph, "bridges"))}
    values: dict[Hashable, float] = {(a, b): int(frozenset((a, b)) in found) for a, b in graph.edges()}
    return Measured("bridges", BRIDGES, "edges", values, graph, reads=FOUND)
