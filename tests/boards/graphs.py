"""What tests of measures share: random graphs of every kind, and the kinds themselves."""

from __future__ import annotations

from typing import Any

import networkx
from hypothesis import strategies as st

PLAIN, DIRECTED, MULTI, MULTI_DIRECTED = networkx.Graph, networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph
UNDIRECTED = [PLAIN, MULTI]
KINDS = [PLAIN, DIRECTED, MULTI, MULTI_DIRECTED]


@st.composite
def graphs(draw: Any, kinds: list[Any], nodes: int = 8, loops: bool = True) -> Any:
    """A graph of one of these kinds with up to so many nodes."""
    n = draw(st.integers(1, nodes))
    ends = st.integers(0, n - 1)
    graph = draw(st.sampled_from(kinds))()
    graph.add_nodes_from(range(n))
    edges = draw(st.lists(st.tuples(ends, ends), max_size=3 * n))
    graph.add_edges_from((a, b) for a, b in edges if loops or a != b)
    return graph
