"""Symmetry orbits against all symmetries that networkx finds; the spectral gap against the whole matrix and known formulas."""

from __future__ import annotations

import math
import sys
from typing import Any

import networkx
import numpy
import pytest
from hypothesis import given, settings

from tabletop.boards import archipelago, spectral_gap, symmetry_orbits
from tabletop.boards.measures import spectrum, symmetry
from tabletop.core.errors import TabletopError

from .graphs import DIRECTED, KINDS, PLAIN, UNDIRECTED, graphs


def classes(values: Any) -> set[frozenset[Any]]:
    """The sets of nodes with equal values."""
    return {frozenset(node for node in values if values[node] == value) for value in values.values()}


def by_all_symmetries(graph: Any) -> set[frozenset[Any]]:
    """The orbits, from every symmetry there is; edges side by side count as one of that strength."""
    strong = DIRECTED() if graph.is_directed() else PLAIN()
    strong.add_nodes_from(graph)
    strong.add_edges_from((a, b, {"n": graph.number_of_edges(a, b)}) for a, b in graph.edges())
    matcher = networkx.isomorphism.DiGraphMatcher if graph.is_directed() else networkx.isomorphism.GraphMatcher
    alike = networkx.Graph()
    alike.add_nodes_from(graph)
    for found in matcher(strong, strong, edge_match=lambda x, y: x["n"] == y["n"]).isomorphisms_iter():
        alike.add_edges_from(found.items())
    return {frozenset(part) for part in networkx.connected_components(alike)}


@settings(max_examples=200)
@given(graphs(KINDS, nodes=6))
def test_orbits_are_those_of_all_symmetries(graph: Any) -> None:
    assert classes(symmetry_orbits(graph).values) == by_all_symmetries(graph)


@pytest.mark.parametrize(
    ("graph", "count"),
    [
        (networkx.petersen_graph(), 1), (networkx.frucht_graph(), 12), (networkx.hypercube_graph(5), 1), (networkx.complete_graph(30), 1),
        (networkx.star_graph(3000), 2), (networkx.empty_graph(3000), 1), (networkx.balanced_tree(2, 8), 9), (networkx.path_graph(9), 5),
        (networkx.disjoint_union(networkx.cycle_graph(3), networkx.cycle_graph(4)), 2),
        (networkx.disjoint_union(networkx.cycle_graph(6), networkx.disjoint_union_all([networkx.cycle_graph(3)] * 2)), 2),
        (networkx.grid_2d_graph(6, 4), 6), (networkx.grid_2d_graph(5, 5), 6), (networkx.grid_2d_graph(8, 8, periodic=True), 1),
    ],
)  # fmt: skip
def test_orbits_of_known_graphs(graph: Any, count: int) -> None:
    assert max(symmetry_orbits(graph).values.values()) == count


def test_equal_colours_are_not_enough_to_be_alike() -> None:
    # every node has three neighbours, so no spreading of colours tells them apart, and yet only some are alike
    graph = networkx.disjoint_union(networkx.petersen_graph(), networkx.circular_ladder_graph(5))

    assert classes(symmetry_orbits(graph).values) == {frozenset(range(10)), frozenset(range(10, 20))}


def test_the_largest_kind_comes_first() -> None:
    assert dict(symmetry_orbits(networkx.star_graph(3)).values) == {0: 2, 1: 1, 2: 1, 3: 1}


def test_a_board_of_hexes_has_the_symmetries_of_its_rows() -> None:
    board = archipelago(13, 12, seed=3)

    sizes = sorted(map(len, classes(symmetry_orbits(board).values)))

    assert sizes == [2] * 9 + [4] * 36  # the middle column and the middle row lie on axes


@pytest.mark.parametrize("symmetry", ["rotate", "mirror"])
def test_what_is_kept_tells_more_hexes_apart(symmetry: str) -> None:
    board = archipelago(9, 8, 4, 12, symmetry=symmetry, seed=5)
    plain = symmetry_orbits(board)

    kept = symmetry_orbits(board, keep=lambda hex: (board.nodes[hex]["island"] is None, board.nodes[hex]["circle"]))

    assert max(map(len, classes(kept.values))) == 2 < max(map(len, classes(plain.values))) == 4
    assert all(len({board.nodes[hex]["circle"] for hex in alike}) == 1 for alike in classes(kept.values))


def test_a_search_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(symmetry, "MOST_STEPS", 1000)

    with pytest.raises(TabletopError, match="gave up on this graph of 100 nodes"):
        symmetry_orbits(networkx.random_regular_graph(3, 100, seed=1))


# the spectral gap


def whole(graph: Any) -> float:
    """The second smallest eigenvalue of the normalised Laplacian, from its definition."""
    near = networkx.to_numpy_array(graph)
    root = numpy.sqrt(near.sum(axis=1))
    return float(numpy.linalg.eigvalsh(numpy.eye(len(near)) - near / numpy.outer(root, root))[1])


@given(graphs(UNDIRECTED, nodes=10))
def test_the_gap_is_the_second_eigenvalue_and_nothing_where_the_graph_is_in_parts(graph: Any) -> None:
    if len(graph) < 2:
        return

    gap = spectral_gap(graph).values["spectral_gap"]

    assert gap == pytest.approx(whole(graph) if networkx.is_connected(graph) else 0, abs=1e-9)


@pytest.mark.parametrize(
    ("graph", "gap"),
    [
        (networkx.complete_graph(4), 4 / 3), (networkx.path_graph(2), 2), (networkx.cycle_graph(12), 1 - math.cos(math.tau / 12)),
        (networkx.hypercube_graph(4), 2 / 4), (networkx.star_graph(5), 1), (networkx.empty_graph(3), 0),
    ],
)  # fmt: skip
def test_gaps_by_known_formulas(graph: Any, gap: float) -> None:
    assert spectral_gap(graph).values["spectral_gap"] == pytest.approx(gap)


@pytest.mark.parametrize(
    "graph",
    [
        archipelago(29, 20, seed=2), networkx.cycle_graph(600), networkx.hypercube_graph(9), networkx.barbell_graph(200, 5),
        networkx.star_graph(500), networkx.random_regular_graph(3, 500, seed=1), networkx.MultiGraph([*networkx.path_graph(450).edges] * 2),
    ],
    ids=["hexes", "cycle", "cube", "barbell", "star", "random", "double path"],
)  # fmt: skip
def test_the_gap_of_a_large_graph_is_that_of_the_whole_matrix(graph: Any) -> None:
    assert len(graph) > spectrum.WHOLE
    assert spectral_gap(graph).values["spectral_gap"] == pytest.approx(whole(graph), abs=1e-10)


@pytest.mark.parametrize("size", [40, 300], ids=["whole", "by blocks"])
def test_the_picture_goes_from_one_side_of_the_narrows_to_the_other(size: int) -> None:
    graph = networkx.barbell_graph(size, 1)

    slope = spectral_gap(graph).shading

    assert max(abs(v) for v in slope.values()) == pytest.approx(1, abs=1e-6)
    assert all(slope[i] > 0 for i in range(size)) and all(slope[i] < 0 for i in range(size + 1, 2 * size + 1))


def test_the_gap_refuses_what_it_cannot_reckon_with(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TabletopError, match="two nodes or more, not of 1"):
        spectral_gap(networkx.empty_graph(1))
    monkeypatch.setattr(spectrum, "WIDEST", 100)
    with pytest.raises(TabletopError, match="499 nodes lie equally far"):
        spectral_gap(networkx.star_graph(500))


def test_without_numpy_the_gap_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)

    with pytest.raises(TabletopError, match="pip install numpy"):
        spectral_gap(networkx.path_graph(3))
