"""How much a node stands in the middle of a graph: degree, betweenness, closeness, and the core it belongs to.

Degree, betweenness and cores are networkx's. Closeness grows a set of bits round every node at once: networkx walks from node to
node, which takes minutes for 10,000. Weights of edges are not read: every edge is one step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.errors import TabletopError, shown
from ...core.text import Text
from ..board import Board, checked_graph
from .measured import Measured

if TYPE_CHECKING:
    import networkx

EXACT = 1000  # nodes up to which betweenness reckons with every node as a source
SOURCES = 64  # beyond
SEED = 1  # of the choice of sources: the same graph has the same values each time

DEGREE: Text = {
    "en": "How many edges a node has; in a directed graph those that come and those that go, and parallel edges each count.",
    "ko": "꼭짓점에 닿는 변의 수입니다. 방향 그래프에서는 들어오는 변과 나가는 변을 모두 세고, 겹친 변은 하나하나 셉니다.",
}
BETWEENNESS: Text = {
    "en": "The share of all shortest ways between two other nodes that lead over this one, from 0 to 1.",
    "ko": "다른 두 꼭짓점을 잇는 최단 경로 가운데 이 꼭짓점을 지나는 몫이며, 0에서 1까지입니다.",
}
SAMPLED: Text = {
    "en": " Estimated from the shortest ways out of {n} nodes drawn at random.",
    "ko": " 무작위로 고른 꼭짓점 {n}개에서 나가는 최단 경로로 어림한 값입니다.",
}
CLOSENESS: Text = {
    "en": "How near the other nodes are: 1 divided by the mean number of steps from them, less where some cannot come here.",
    "ko": "다른 꼭짓점들이 얼마나 가까운지 나타냅니다. 평균 걸음 수의 역수이며, 올 수 없는 꼭짓점이 있으면 그만큼 작아집니다.",
}
K_CORE: Text = {
    "en": "The largest k for which the node belongs to a part of the graph where each node has at least k neighbours in that part.",
    "ko": "모든 꼭짓점이 그 안에 이웃을 k개 이상 가지는 부분에 이 꼭짓점이 들어가는 가장 큰 k입니다.",
}


def degree(graph: networkx.Graph[Any]) -> Measured:
    """The number of edges at each node: in a directed graph in and out together, parallel edges each, a loop twice.

    >>> import networkx
    >>> degree(networkx.path_graph(3)).top(1)
    ((1, 2),)
    """
    return Measured("degree", DEGREE, "nodes", dict(checked_graph(graph).degree()), graph)


def betweenness(graph: networkx.Graph[Any], sources: int | None = None) -> Measured:
    """The share of shortest ways between other nodes that lead over each node, 0 to 1; parallel edges make one way.

    Exact up to 1,000 nodes; beyond, networkx's estimate from 64 nodes drawn at random, always the same ones, and `about` says so.
    `sources` asks for another number of them; as many as there are nodes makes it exact, in a time that grows with the square of
    the nodes (10,000 take minutes). Raises TabletopError for a number out of range.
    """
    import networkx

    n = len(checked_graph(graph))
    if sources is not None and (type(sources) is not int or not 1 <= sources <= n):
        raise TabletopError(f"sources is a number of nodes from 1 to {n}, not {shown(sources)}")
    drawn = sources or (n if n <= EXACT else SOURCES)
    exact = drawn == n
    found = networkx.betweenness_centrality(graph, k=None if exact else drawn, seed=SEED)
    values = {node: round(value, 12) for node, value in found.items()}  # rounding errors tell no two nodes apart
    about = BETWEENNESS if exact else {lang: text + SAMPLED[lang].format(n=drawn) for lang, text in BETWEENNESS.items()}
    return Measured("betweenness", about, "nodes", values, graph)


def closeness(graph: networkx.Graph[Any]) -> Measured:
    """How near the other nodes are, 0 to 1: 1 over the mean distance from those that can come here, times their share of the others.

    In a directed graph the ways go along the arrows, towards the node (as networkx has it).

    >>> import networkx
    >>> closeness(networkx.path_graph(3)).values[1]
    1.0
    """
    checked_graph(graph)
    board = Board(graph.reverse(copy=False) if graph.is_directed() else graph)
    n = len(board)
    sums, reached = _distance_sums(board)
    values = {}
    for i, name in enumerate(board.names):
        others = reached[i] - 1
        values[name] = others / sums[i] * (others / (n - 1)) if others else 0.0
    return Measured("closeness", CLOSENESS, "nodes", values, graph)


def _distance_sums(board: Board) -> tuple[list[int], list[int]]:
    """For each node the sum of the distances to those it reaches, and how many they are, itself among them.

    After d rounds the bits of a node are all nodes within d steps; whoever is not yet in it is one step farther away.
    """
    within = [1 << i for i in range(len(board))]
    counted = [1] * len(board)
    sums = [0] * len(board)
    growing = [i for i in range(len(board)) if board.neighbours[i]]
    steps = 0
    while growing:
        steps += 1
        grown = {}
        for i in growing:
            bits = within[i]
            for j in board.neighbours[i]:
                bits |= within[j]
            if bits != within[i]:
                grown[i] = bits
        for i, bits in grown.items():
            within[i] = bits
            size = bits.bit_count()
            sums[i] += steps * (size - counted[i])
            counted[i] = size
        growing = list(grown)
    return sums, counted


def k_core(graph: networkx.Graph[Any]) -> Measured:
    """The core number of each node. Parallel edges make one neighbour, loops none; in a directed graph arrows both ways count two.

    >>> import networkx
    >>> dict(k_core(networkx.Graph(["ab", "bc", "ca", "cd"])).values)
    {'a': 2, 'b': 2, 'c': 2, 'd': 1}
    """
    import networkx

    simple = networkx.DiGraph(graph) if checked_graph(graph).is_directed() else networkx.Graph(graph)
    simple.remove_edges_from(list(networkx.selfloop_edges(simple)))
    found = networkx.core_number(simple)
    return Measured("k_core", K_CORE, "nodes", {node: found[node] for node in graph}, graph)
