"""Board: what algorithms read of a graph is what the graph says, whatever its kind."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.boards import Board
from tabletop.core.errors import TabletopError

KINDS = [networkx.Graph, networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph]
EDGES = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=20)


@pytest.mark.parametrize("kind", KINDS)
@given(EDGES)
def test_neighbours_are_those_that_an_edge_leads_to_each_once(kind: Any, edges: list[tuple[int, int]]) -> None:
    graph = kind(edges)
    graph.add_node("alone")

    board = Board(graph)

    assert len(board) == len(graph) and board.names == tuple(graph) and board.graph is graph
    assert all(board.names[i] == name for name, i in board.index.items())
    for name in graph:
        assert [board.names[j] for j in board.neighbours[board.index[name]]] == list(dict.fromkeys(graph.neighbors(name)))


def test_what_is_done_to_the_graph_later_does_not_show() -> None:
    graph = networkx.path_graph(3)
    board = Board(graph)

    graph.remove_node(1)

    assert board.neighbours == ((1,), (0, 2), (1,))
    with pytest.raises(TypeError):
        board.index[1] = 0  # type: ignore[index]


@pytest.mark.parametrize("graph", [None, {"a": ["b"]}, [("a", "b")], "graph", networkx])
def test_what_is_no_graph_is_refused(graph: Any) -> None:
    with pytest.raises(TabletopError, match="networkx graph"):
        Board(graph)


def test_the_package_imports_nothing_heavy() -> None:
    code = "import sys, tabletop.boards; print([n for n in ('networkx', 'numpy', 'scipy', 'matplotlib', 'pandas') if n in sys.modules])"

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert told.strip() == "[]"
