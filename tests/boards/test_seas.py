"""Between islands: distances over sea and smallest cuts, by hand, by trying all sets of hexes, and by networkx's own flows."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.boards import archipelago, islands, minimum_cut, minimum_cuts, sea_distances
from tabletop.core.errors import TabletopError
from tabletop.core.rulebook import data_folder

STRAITS = """
 a . b . c
. . . . .

a=1 b=1 c=1
"""
LAKE = """
 . . . . . . . d
. . a a a a . . d
 . a . . . a . d
. a . . b . a . d
 . a . . . a . d
. . a a a a . . d
 . . . . . . . d

a=9 b=1 d=1
"""


def named(values: Any) -> dict[str, float]:
    """Values by the names of both islands in one word."""
    return {a + b: value for (a, b), value in values.items()}


def test_distances_by_hand() -> None:
    board = islands.from_text(STRAITS)

    found = sea_distances(board)

    assert named(found.values) == {"ab": 1, "bc": 1, "ac": 4}  # round island b: b2, c2, d2 and one more
    assert found.on == "pairs" and found.values["a", "b"] == 1


def test_the_picture_counts_the_pairs_for_which_a_hex_lies_on_a_shortest_way() -> None:
    shading = sea_distances(islands.from_text(STRAITS)).shading

    assert shading["b1"] == 2 and shading["d1"] == 2  # a to b, and a to c by b1, c2, d2, d1 or others
    assert set(shading) == {"b1", "d1", "a2", "b2", "c2", "d2", "e2"}
    assert shading["a2"] == 0


def test_out_of_a_lake_there_is_no_way_over_sea_but_islands_may_be_crossed_to_cut() -> None:
    board = islands.from_text(LAKE)

    assert named(sea_distances(board).values) == {"ab": 1, "ad": 1, "bd": math.inf}
    assert minimum_cuts(board, ("a", "b")).values["a", "b"] == 6 == minimum_cuts(board, ("b", "d")).values["b", "d"]
    assert set(minimum_cut(board, "b", "d")) == set(board["e4"])


def test_cuts_by_hand() -> None:
    board = islands.from_text(STRAITS)

    found = minimum_cuts(board)

    assert named(found.values) == {"ab": 2, "bc": 2, "ac": 2}
    assert set(minimum_cut(board, "a", "b")) == {"b1", "b2"}


def test_without_a_smallest_cut_no_way_is_left_and_with_one_hex_less_there_is_one() -> None:
    board = archipelago(9, 8, 5, seed=4)

    for a, b in combinations("abcde", 2):
        cut = minimum_cut(board, a, b)
        assert len(cut) == minimum_cuts(board, (a, b)).values[a, b]
        assert not joined(board, a, b, set(cut))
        assert all(joined(board, a, b, set(cut) - {hex}) for hex in cut)


def joined(board: Any, a: str, b: str, lost: set[Any]) -> bool:
    """Whether a way leads from an island to another when some hexes are lost."""
    rest = board.subgraph(set(board) - lost)
    land = {island: next(hex for hex in rest if rest.nodes[hex]["island"] == island) for island in (a, b)}
    return bool(networkx.has_path(rest, land[a], land[b]))


def random_board(seed: int, count: int, rows: int, width: int) -> Any:
    """A small board, and for odd seeds a broken one: some hexes are gone."""
    board = archipelago(rows, width, count, 0, seed=seed)
    sea = [hex for hex, island in board.nodes(data="island") if island is None]
    if seed % 2:
        board.remove_nodes_from(sea[seed % 5 :: 4])
    return board


@settings(max_examples=40)
@given(st.integers(0, 1 << 20), st.integers(2, 4), st.integers(3, 5), st.integers(3, 5))
def test_a_cut_is_the_smallest_of_all_sets_and_the_picture_shows_all_of_that_size(seed: int, count: int, rows: int, width: int) -> None:
    board = random_board(seed, min(count, 2 if rows * width < 12 else 4), rows, width)
    sea = [hex for hex, island in board.nodes(data="island") if island is None]
    names = sorted(board.graph["bonus"])

    found = minimum_cuts(board)

    times = dict.fromkeys(sea, 0)
    for a, b in combinations(names, 2):
        size = next(k for k in range(len(sea) + 1) if any(not joined(board, a, b, set(cut)) for cut in combinations(sea, k)))
        cuts = [set(cut) for cut in combinations(sea, size) if not joined(board, a, b, set(cut))]
        for hex in set.union(*cuts):
            times[hex] += 1
        assert found.values[a, b] == size and set(minimum_cut(board, a, b)) in cuts
    assert dict(found.shading) == times


def contracted(board: Any) -> Any:
    """A digraph in which each sea hex is an arc of capacity 1 and each island one place without limit."""
    flow = networkx.DiGraph()
    ends = {}
    for hex, island in board.nodes(data="island"):
        ends[hex] = (("island", island), ("island", island)) if island else ((hex, "in"), (hex, "out"))
        if island is None:
            flow.add_edge(*ends[hex], capacity=1)
    for a, b in board.edges() if board.is_directed() else [*board.edges(), *((b, a) for a, b in board.edges())]:
        if ends[a][1] != ends[b][0]:
            flow.add_edge(ends[a][1], ends[b][0])
    return flow


@pytest.mark.parametrize("seed", range(6))
def test_cuts_are_those_of_networkx_on_larger_boards(seed: int) -> None:
    board = random_board(seed, 6, 13, 12)

    flow = contracted(board)

    for (a, b), size in minimum_cuts(board).values.items():
        assert size == networkx.maximum_flow_value(flow, ("island", a), ("island", b))


@pytest.mark.parametrize("seed", range(6))
def test_distances_are_those_of_networkx_over_sea_alone(seed: int) -> None:
    board = random_board(seed, 6, 13, 12)

    for (a, b), length in sea_distances(board).values.items():
        rest = contracted(board.subgraph([hex for hex, island in board.nodes(data="island") if island in (None, a, b)]))
        start, goal = ("island", a), ("island", b)
        weight = networkx.shortest_path_length(rest, start, goal, "capacity") if networkx.has_path(rest, start, goal) else math.inf
        steps = (networkx.shortest_path_length(rest, start, goal) - 1) / 2 if weight < math.inf else math.inf
        assert length == steps


def directed(board: Any, seed: int) -> Any:
    """The board with some of its ways one way only."""
    graph = networkx.DiGraph(board)
    graph.remove_edges_from([edge for i, edge in enumerate(list(graph.edges)) if i % 5 == seed % 5])
    return graph


@pytest.mark.parametrize("seed", range(4))
def test_on_arrows_each_pair_is_measured_both_ways(seed: int) -> None:
    graph = directed(archipelago(9, 8, 4, 0, seed=seed), seed)
    flow = contracted(graph)

    cuts, distances = minimum_cuts(graph).values, sea_distances(graph)

    assert len(cuts) == len(distances.values) == 12
    assert cuts == {(a, b): networkx.maximum_flow_value(flow, ("island", a), ("island", b)) for a, b in cuts}
    for (a, b), length in distances.values.items():
        rest = contracted(graph.subgraph([hex for hex, island in graph.nodes(data="island") if island in (None, a, b)]))
        start, goal = ("island", a), ("island", b)
        found = networkx.has_path(rest, start, goal)
        assert length == ((networkx.shortest_path_length(rest, start, goal) - 1) / 2 if found else math.inf)


def test_parallel_edges_change_nothing() -> None:
    board = archipelago(7, 6, 3, 0, seed=2)
    doubled = networkx.MultiGraph(board)
    doubled.add_edges_from(list(board.edges))

    assert minimum_cuts(doubled).values == minimum_cuts(board).values
    assert sea_distances(doubled).values == sea_distances(board).values


def test_pairs_can_be_chosen() -> None:
    board = islands.from_text(STRAITS)

    assert named(minimum_cuts(board, ("c", "a")).values) == {"ca": 2}
    assert named(minimum_cuts(board, [("a", "b"), ("b", "c")]).values) == {"ab": 2, "bc": 2}
    assert named(minimum_cuts(board, []).values) == {}


@pytest.mark.parametrize("between", ["a", ("a", "z"), ("a", "a"), [("a", "b", "c")], 7, [7], ("a", ["b"])])
def test_what_are_no_pairs_of_islands_is_refused(between: Any) -> None:
    with pytest.raises(TabletopError, match="there are a, b, c"):
        minimum_cuts(islands.from_text(STRAITS), between)


@pytest.mark.parametrize("measure", [minimum_cuts, sea_distances])
def test_boards_without_islands_are_refused(measure: Any) -> None:
    with pytest.raises(TabletopError, match="node 0 has no attribute 'island'"):
        measure(networkx.path_graph(3))
    with pytest.raises(TabletopError, match="the graph has 1; it needs two"):
        measure(islands.from_text("a .\n\na=1"))


def test_islands_that_touch_cannot_be_parted_and_are_no_sea_apart() -> None:
    board = islands.from_text("a . b\n\na=1 b=1")
    board.add_edge("a1", "c1")

    assert sea_distances(board).values["a", "b"] == 0
    with pytest.raises(TabletopError, match="'a' and 'b' touch"):
        minimum_cuts(board)


def test_islands_stand_in_the_order_of_their_names() -> None:
    board = archipelago(13, 12, 28, 0, seed=1)

    firsts = list(dict.fromkeys(a for a, _ in sea_distances(board).values))

    assert firsts == [*"abcdefghijklmnopqrstuvwxyz", "aa"]


def test_on_the_published_board_fourteen_pairs_of_islands_are_one_hex_apart() -> None:
    text = (data_folder() / "blue_lagoon" / "board.txt").read_text(encoding="utf-8")

    distances = sea_distances(islands.from_text(text)).values

    assert len(distances) == 28 and sum(length == 1 for length in distances.values()) == 14
