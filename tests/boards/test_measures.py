"""Measures of nodes and edges: by hand on small graphs, and against networkx by a second way on random ones of every kind."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import networkx
import pytest
from hypothesis import given

from tabletop.boards import (
    MEASURES,
    Measured,
    archipelago,
    articulation_points,
    betweenness,
    bridges,
    closeness,
    components,
    degree,
    k_core,
)  # fmt: skip
from tabletop.boards.measures import centrality
from tabletop.core.errors import TabletopError

from .graphs import DIRECTED, KINDS, MULTI, MULTI_DIRECTED, PLAIN, UNDIRECTED, graphs

KITE = [("a", "b"), ("a", "c"), ("b", "c"), ("c", "d"), ("d", "e")]  # a triangle with a tail


def values(measured: Measured) -> dict[Any, float]:
    """The values of a measure, to compare."""
    return dict(measured.values)


# by hand


def test_degree_by_hand() -> None:
    assert values(degree(PLAIN(KITE))) == {"a": 2, "b": 2, "c": 3, "d": 2, "e": 1}
    assert values(degree(MULTI([("a", "b"), ("a", "b"), ("b", "b")]))) == {"a": 2, "b": 4}
    assert values(degree(DIRECTED([("a", "b"), ("b", "a"), ("a", "c")]))) == {"a": 3, "b": 2, "c": 1}


def test_betweenness_by_hand() -> None:
    # of the six pairs of others, c lies between a-d, a-e, b-d, b-e; d between a-e, b-e, c-e
    assert values(betweenness(PLAIN(KITE))) == {"a": 0, "b": 0, "c": pytest.approx(4 / 6), "d": pytest.approx(3 / 6), "e": 0}
    assert values(betweenness(DIRECTED([("a", "b"), ("b", "c")])))["b"] == pytest.approx(1 / 2)


def test_closeness_by_hand() -> None:
    # from c: 1, 1, 1 and 2 steps to the four others
    assert closeness(PLAIN(KITE)).values["c"] == pytest.approx(4 / 5)
    # two of three others come to b, one step each
    assert closeness(PLAIN([("a", "b"), ("b", "c"), ("d", "d")])).values["b"] == pytest.approx(2 / 3)
    assert values(closeness(DIRECTED([("a", "b")]))) == {"a": 0, "b": 1}
    assert values(closeness(networkx.empty_graph(2))) == {0: 0, 1: 0}


def test_articulation_points_by_hand() -> None:
    assert values(articulation_points(PLAIN(KITE))) == {"a": 0, "b": 0, "c": 1, "d": 1, "e": 0}
    assert articulation_points(networkx.star_graph(4)).values[0] == 3


def test_bridges_by_hand() -> None:
    found = values(bridges(PLAIN(KITE)))
    doubled = values(bridges(MULTI([*KITE, ("c", "d")])))

    assert [edge for edge, value in found.items() if value] == [("c", "d"), ("d", "e")]
    assert [edge for edge, value in doubled.items() if value] == [("d", "e")]


def test_k_core_by_hand() -> None:
    assert values(k_core(PLAIN([*KITE, ("f", "f")]))) == {"a": 2, "b": 2, "c": 2, "d": 1, "e": 1, "f": 0}
    assert values(k_core(MULTI([("a", "b"), ("a", "b")]))) == {"a": 1, "b": 1}
    assert values(k_core(DIRECTED([("a", "b"), ("b", "a")]))) == {"a": 2, "b": 2}


def test_components_by_hand() -> None:
    parts = PLAIN([("x", "y"), *KITE])
    circle = DIRECTED([("x", "y"), ("a", "b"), ("b", "a")])

    assert values(components(parts)) == {"x": 2, "y": 2, "a": 1, "b": 1, "c": 1, "d": 1, "e": 1}
    assert values(components(circle)) == {"x": 2, "y": 3, "a": 1, "b": 1}


# by a second way


@given(graphs(KINDS))
def test_degree_counts_the_ends_of_edges(graph: Any) -> None:
    ends = [end for edge in graph.edges() for end in edge]

    assert values(degree(graph)) == {node: ends.count(node) for node in graph}


@given(graphs(KINDS, nodes=7))
def test_betweenness_counts_shortest_ways(graph: Any) -> None:
    simple = DIRECTED(graph) if graph.is_directed() else PLAIN(graph)
    share = dict.fromkeys(graph, 0.0)
    for a, b in permutations(graph, 2):
        if networkx.has_path(simple, a, b):
            ways = list(networkx.all_shortest_paths(simple, a, b))
            for way in ways:
                for node in way[1:-1]:
                    share[node] += 1 / len(ways)
    others = (len(graph) - 1) * (len(graph) - 2)

    assert values(betweenness(graph)) == pytest.approx({node: s / others if others else 0 for node, s in share.items()})


@given(graphs(KINDS, nodes=12))
def test_closeness_is_that_of_networkx(graph: Any) -> None:
    assert values(closeness(graph)) == pytest.approx(networkx.closeness_centrality(graph))


@given(graphs(UNDIRECTED))
def test_articulation_points_are_where_the_graph_falls_apart(graph: Any) -> None:
    parts = networkx.number_connected_components(graph)

    for node, more in articulation_points(graph).values.items():
        rest = graph.copy()
        rest.remove_node(node)
        left = networkx.number_connected_components(rest) if len(rest) else 0
        assert more == max(left - parts, 0)


@given(graphs(UNDIRECTED))
def test_bridges_are_where_the_graph_falls_apart(graph: Any) -> None:
    parts = networkx.number_connected_components(graph)
    found = bridges(graph).values

    assert set(found) == set(graph.edges())
    for (a, b), value in found.items():
        rest = graph.copy()
        rest.remove_edge(a, b)
        assert value == networkx.number_connected_components(rest) - parts


@given(graphs(KINDS))
def test_a_core_is_what_stays_when_nodes_with_few_neighbours_go(graph: Any) -> None:
    simple = DIRECTED(graph) if graph.is_directed() else PLAIN(graph)
    simple.remove_edges_from(list(networkx.selfloop_edges(simple)))
    expected = dict.fromkeys(graph, 0)
    for k in range(1, 2 * len(graph)):
        left = simple.copy()
        while few := [node for node, n in left.degree() if n < k]:
            left.remove_nodes_from(few)
        expected |= dict.fromkeys(left, k)

    assert values(k_core(graph)) == expected


@given(graphs(KINDS))
def test_nodes_of_one_component_and_no_others_reach_each_other(graph: Any) -> None:
    found = components(graph).values

    for a in graph:
        for b in graph:
            assert (found[a] == found[b]) == (networkx.has_path(graph, a, b) and networkx.has_path(graph, b, a))
    sizes = [list(found.values()).count(k) for k in sorted(set(found.values()))]
    assert sizes == sorted(sizes, reverse=True) and set(found.values()) == set(range(1, len(sizes) + 1))


# estimates


def test_betweenness_of_a_large_board_is_an_estimate_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(centrality, "EXACT", 100)
    graph = archipelago(13, 12, seed=1)
    exact = betweenness(graph, sources=len(graph))

    estimate = betweenness(graph)

    assert "64 nodes drawn at random" in estimate.about["en"] and "64개" in estimate.about["ko"]
    assert "random" not in exact.about["en"] and "무작위" not in exact.about["ko"]
    assert values(betweenness(graph)) == values(estimate) != values(exact)
    assert max(abs(estimate.values[n] - exact.values[n]) for n in graph) < 0.5 * max(exact.values.values())


def test_all_sources_are_exact_and_fewer_are_an_estimate() -> None:
    graph = PLAIN(KITE)

    assert values(betweenness(graph, sources=5)) == values(betweenness(graph))
    assert "3 nodes drawn" in betweenness(graph, sources=3).about["en"]


@pytest.mark.parametrize("sources", [0, 6, -1, 2.0, "all", True])
def test_a_number_of_sources_that_cannot_be_is_refused(sources: Any) -> None:
    with pytest.raises(TabletopError, match="sources is a number of nodes from 1 to 5"):
        betweenness(PLAIN(KITE), sources=sources)


# where they are defined


@pytest.mark.parametrize("name", ["articulation_points", "bridges", "spectral_gap"])
@pytest.mark.parametrize("kind", [DIRECTED, MULTI_DIRECTED])
def test_what_is_not_defined_on_arrows_says_so(name: str, kind: Any) -> None:
    with pytest.raises(TabletopError, match=f"{name} is defined for undirected graphs"):
        MEASURES[name](kind(KITE))


@pytest.mark.parametrize("name", MEASURES)
@pytest.mark.parametrize("graph", [None, [("a", "b")], "graph"])
def test_what_is_no_graph_is_refused_by_every_measure(name: str, graph: Any) -> None:
    with pytest.raises(TabletopError, match="networkx graph"):
        MEASURES[name](graph)


@pytest.mark.parametrize("name", MEASURES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("edges", [[], KITE], ids=["empty", "kite"])
def test_every_measure_answers_or_refuses_and_leaves_the_graph_as_it_is(name: str, kind: Any, edges: Any) -> None:
    graph = kind(edges)

    try:
        found = MEASURES[name](graph)
    except TabletopError:
        found = None

    assert found is None or (found.name == name and (set(found.values) == set(graph) or found.on != "nodes"))
    assert networkx.utils.graphs_equal(graph, kind(edges))
