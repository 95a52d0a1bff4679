"""Islands: a sound board passes, and whatever makes one unsound is refused by naming the hex."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import networkx
import pytest

from tabletop.boards import islands
from tabletop.boards.plans import HexError
from tabletop.core.errors import BoardError

TEXT = """
 A a . b
a . . b B
 . . . .
. c C . .

a=6 b=8 c=10
"""


def sound() -> Any:
    """A board of three islands."""
    return islands.from_text(TEXT)


def test_a_sound_board_passes_and_its_plan_says_the_same() -> None:
    graph = sound()

    islands.check(graph)
    plan = islands.plan(graph)

    assert list(plan.hexes) == sorted(graph, key=lambda hex: (graph.nodes[hex]["row"], graph.nodes[hex]["col"]))
    assert all(plan.hexes[hex]._asdict() == graph.nodes[hex] for hex in graph)
    assert all(set(plan.neighbours(hex)) == set(graph[hex]) for hex in graph)
    assert plan.bonus == {"a": 6, "b": 8, "c": 10}


def test_the_order_of_the_nodes_does_not_matter() -> None:
    graph = sound()
    turned = networkx.Graph(**graph.graph)
    turned.add_nodes_from(reversed(list(graph.nodes(data=True))))
    turned.add_edges_from(graph.edges)

    assert islands.plan(turned) == islands.plan(graph)
    assert islands.to_text(turned) == islands.to_text(graph)


def test_an_island_of_one_hex_and_a_ring_with_a_lake_and_an_island_in_it_are_sound() -> None:
    graph = islands.from_text("""
 . . . . . . .
. . a a a a . .
 . a . . . a .
. a . . b . a .
 . a . . . a .
. . a a a a . .
 . . . . . . .

a=9 b=1
""")

    islands.check(graph)

    assert graph.nodes["e4"]["island"] == "b" and graph.nodes["d4"]["island"] is None


def put(**marks: Any) -> Callable[[Any, str], None]:
    """Change attributes of a hex."""
    return lambda graph, hex: graph.nodes[hex].update(marks)


def without(mark: str) -> Callable[[Any, str], None]:
    """Take an attribute from a hex."""
    return lambda graph, hex: graph.nodes[hex].pop(mark)


WRONG: list[tuple[str, str, Callable[[Any, str], Any], str]] = [
    ("a circle in the sea", "c2", put(circle=True), "stone circle at 'c2' lies in the sea"),
    ("an island in two parts", "e4", put(island="a"), "'a' is in 2 parts: .* from 'e4' to 'a1'"),
    ("two islands that touch", "c1", put(island="a"), "'a' and 'b' touch at 'c1' and 'd1'"),
    ("a hex without neighbours", "e4", lambda g, hex: g.remove_nodes_from([*g[hex]]), "'e4' lies apart"),
    ("no row", "b3", without("row"), "'b3' has no attribute 'row'"),
    ("no island", "b3", without("island"), "'b3' has no attribute 'island'"),
    ("no circle", "b3", without("circle"), "'b3' has no attribute 'circle'"),
    ("a row that is a text", "b3", put(row="2"), "row of the hex 'b3' is a whole number from 0 to 998, not '2'"),
    ("a column that is a bool", "b3", put(col=True), "col of the hex 'b3' is a whole number"),
    ("a row below the first", "b3", put(row=-1), "row of the hex 'b3'"),
    ("a circle that is a number", "b3", put(circle=1), "circle of the hex 'b3' is True or False, not 1"),
    ("an island that is a number", "b3", put(island=3), "island of 'b3' is a word"),
    ("an island with a capital", "b3", put(island="A"), "island of 'b3' is a word"),
    ("an island that is empty", "b3", put(island=""), "island of 'b3' is a word"),
    ("a place taken twice", "b3", put(row=2, col=0), "'a3' and 'b3' both stand at row 2, column 0"),
    ("a place of another name", "d3", put(row=4, col=3), "'d3' stands at row 4, column 3, which is called 'd5'"),
    ("an edge between hexes that do not touch", "a3", lambda g, hex: g.add_edge(hex, "c3"), "joins 'a3' and 'c3', which do not touch"),
    ("an edge back to itself", "a3", lambda g, hex: g.add_edge(hex, hex), "joins 'a3' and 'a3'"),
    ("an edge that is missing", "a3", lambda g, hex: g.remove_edge(hex, "b3"), "'a3' and 'b3' touch, but no edge"),
    ("an island without a bonus", "b4", lambda g, _: g.graph["bonus"].pop("c"), "bonus of the island 'c' \\(at 'b4'\\) is missing"),
    ("a bonus below nothing", "b4", lambda g, _: g.graph["bonus"].update(c=-1), "bonus of the island 'c' \\(at 'b4'\\) is -1"),
    ("a bonus that is a text", "b4", lambda g, _: g.graph["bonus"].update(c="6"), "bonus of the island 'c' .* is '6'"),
]


@pytest.mark.parametrize(("hex", "spoil", "told"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_what_is_wrong_with_a_hex_is_told_by_its_name(hex: str, spoil: Callable[[Any, str], Any], told: str) -> None:
    graph = sound()
    spoil(graph, hex)

    with pytest.raises(HexError, match=told) as refused:
        islands.check(graph)

    assert refused.value.hex == hex


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda g: g.graph.pop("bonus"), "bonus says of each island"),
        (lambda g: g.graph["bonus"].update(z=4), "bonus for the island 'z', but no hex"),
        (lambda g: g.graph.update(name=7), "called by a text of at most 80 signs, not 7"),
        (lambda g: g.graph.update(name="a\nb"), "called by a text"),
        (lambda g: g.clear(), "no hex"),
        (lambda g: [g.nodes[h].update(island=None, circle=False) for h in g], "no island"),
        (lambda g: g.add_node("E9"), "such as 'e7', not 'E9'"),
        (lambda g: g.add_node(7), "such as 'e7', not 7"),
    ],
)
def test_what_is_wrong_with_the_whole_is_told(spoil: Callable[[Any], Any], told: str) -> None:
    graph = sound()
    spoil(graph)

    with pytest.raises(BoardError, match=told):
        islands.check(graph)


@pytest.mark.parametrize("kind", [networkx.DiGraph, networkx.MultiGraph])
def test_only_plain_undirected_graphs_are_boards_of_islands(kind: Any) -> None:
    with pytest.raises(BoardError, match="undirected networkx.Graph"):
        islands.check(kind(sound()))


@pytest.mark.parametrize("graph", [None, "a1", 7, {"a1": {}}])
def test_what_is_no_graph_is_no_board(graph: Any) -> None:
    with pytest.raises(BoardError, match="undirected networkx.Graph"):
        islands.check(graph)


def test_a_board_is_not_changed_by_the_check_and_a_plan_makes_new_graphs() -> None:
    graph = sound()
    before = networkx.to_dict_of_dicts(graph), dict(graph.nodes(data=True))

    plan = islands.plan(graph)
    first, second = plan.graph(), plan.graph()
    first.graph["bonus"]["a"] = 99

    assert (networkx.to_dict_of_dicts(graph), dict(graph.nodes(data=True))) == before
    assert networkx.utils.graphs_equal(second, graph)
