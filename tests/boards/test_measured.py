"""Measured: the table, the rows for pandas and the picture of what a measure came to; nothing of it can be changed."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import networkx
import pytest

from tabletop.boards import (
    MEASURES,
    Measured,
    archipelago,
    articulation_points,
    bridges,
    degree,
    islands,
    minimum_cuts,
    sea_distances,
    spectral_gap,
)
from tabletop.core.errors import TabletopError

ABOUT = {"en": "How high.", "ko": "얼마나 높은지."}


def heights(on: str = "nodes", reads: str = "highest", **values: Any) -> Measured:
    """A measure of a small graph that is not one of the house."""
    return Measured("height", ABOUT, on, values, networkx.Graph(["ab", "bc"]), reads=reads)


def test_the_highest_come_first_and_equals_in_the_order_of_the_graph() -> None:
    measured = heights(a=1, b=3, c=1)

    assert measured.top() == (("b", 3), ("a", 1), ("c", 1))
    assert measured.top(2) == (("b", 3), ("a", 1))
    assert measured.top(2, lowest=True) == (("a", 1), ("c", 1))


def test_rows_have_a_column_for_each_end_and_one_for_the_value() -> None:
    board = islands.from_text("a . . b\n\na=1 b=1")

    assert heights(a=1, b=2.5).as_rows() == [{"node": "a", "height": 1}, {"node": "b", "height": 2.5}]
    assert sea_distances(board).as_rows() == [{"a": "a", "b": "b", "sea_distances": 2}]
    assert spectral_gap(networkx.complete_graph(2)).as_rows() == [{"spectral_gap": pytest.approx(2)}]
    pandas = pytest.importorskip("pandas")
    assert list(pandas.DataFrame(degree(board).as_rows())["degree"]) == [1, 2, 2, 1]


def test_the_table_stands_in_columns_in_both_languages() -> None:
    measured = degree(networkx.star_graph(11))

    assert measured.table(n=2).splitlines() == [
        f"Degree. {measured.about['en']}", "node  Degree", "0         11", "1          1", "and 10 more",
    ]  # fmt: skip
    assert measured.table("ko", 1).splitlines() == [f"차수. {measured.about['ko']}", "꼭짓점  차수", "0         11", "외 11개"]
    assert repr(measured) == measured.table()


def test_pairs_and_the_graph_as_a_whole_have_tables_too() -> None:
    board = islands.from_text("a . . b\n\na=1 b=1")

    assert sea_distances(board).table().splitlines()[1:] == ["pair  Distances over sea", "a–b                    2"]
    gap = networkx.complete_graph(3)
    gap.graph["name"] = "Ring"
    assert spectral_gap(gap).table().splitlines()[1:] == ["graph  Spectral gap", "Ring            1.5"]


STRAITS = """
 a . b . c
. . . . .

a=1 b=1 c=1
"""


@pytest.mark.parametrize("measure", [minimum_cuts, sea_distances])
def test_between_islands_the_lowest_values_come_first_in_the_table(measure: Any) -> None:
    found = measure(archipelago(9, 8, 5, seed=4))
    assert len(set(found.values.values())) > 1

    lines = [line.split() for line in found.table(n=2).splitlines()[2:]]

    assert [line[:2] for line in lines[:2]] == [[f"{a}–{b}", f"{value}"] for (a, b), value in found.top(2, lowest=True)]
    assert " ".join(lines[2]) == "and 8 more, none lower"
    assert found.table("ko", 2).endswith("외 8개, 더 낮은 값 없음")


@pytest.mark.parametrize("measure", [bridges, articulation_points])
def test_where_nothing_is_found_the_table_says_none_in_one_line(measure: Any) -> None:
    found = measure(networkx.cycle_graph(20))

    assert found.table().splitlines()[1:] == ["none"] and found.table("ko").splitlines()[1:] == ["없음"]
    assert found._repr_html_().endswith("<p>none</p>") and "<table" not in found._repr_html_()
    assert not any(found.values.values()) and len(found.values) == 20


def test_only_what_is_found_stands_in_the_table() -> None:
    found = bridges(networkx.Graph(["ab", "bc", "ca", "cd"]))

    assert found.table().splitlines()[2:] == ["c–d         1"]


def test_what_joins_islands_is_said_to_be_measured_by_cuts() -> None:
    for lang in ("en", "ko"):
        assert minimum_cuts(islands.from_text(STRAITS)).title(lang).split(" ")[0].lower() in bridges(networkx.Graph()).about[lang].lower()
    assert "`minimum_cuts`" in (bridges.__doc__ or "")


def test_an_arrow_is_written_as_one() -> None:
    found = Measured("height", ABOUT, "edges", {("a", "b"): 1}, networkx.DiGraph(["ab"]))

    assert found.table().splitlines()[2:] == ["a → b       1"]


def test_a_table_reads_the_highest_the_lowest_or_what_is_found() -> None:
    with pytest.raises(TabletopError, match="reads highest, lowest, found, not 'middle'"):
        heights(reads="middle", a=1)


def test_html_escapes_what_a_stranger_called_a_node() -> None:
    graph = networkx.Graph([("<b>x</b>", "y & z")])

    page = degree(graph)._repr_html_()

    assert "<b>" not in page and "&lt;b&gt;x&lt;/b&gt;" in page and "y &amp; z" in page
    assert page.startswith("<p>Degree. ") and '<th scope="col">node</th>' in page and page.count("<tr>") == 3


def test_html_of_a_long_table_says_how_many_more() -> None:
    page = degree(networkx.path_graph(1500))._repr_html_()

    assert page.count("<tr>") == 11 and page.endswith("<p>and 1,490 more</p>")


def test_nothing_of_it_can_be_changed_and_it_keeps_the_graph_that_was_measured() -> None:
    graph = networkx.path_graph(3)
    measured = degree(graph)

    with pytest.raises(dataclasses.FrozenInstanceError):
        measured.name = "other"  # type: ignore[misc]
    with pytest.raises(TypeError):
        measured.values[0] = 7  # type: ignore[index]
    with pytest.raises(networkx.NetworkXError):
        measured.graph.add_node(9)
    graph.remove_node(1)

    assert len(measured.graph) == 3 and measured.values[1] == 2


def test_there_are_nodes_edges_pairs_and_the_graph() -> None:
    with pytest.raises(TabletopError, match="nodes, edges, pairs, graph, not on 'hexes'"):
        heights(on="hexes", a=1)


@pytest.mark.parametrize("call", [heights(a=1).title, heights(a=1).table])
def test_other_languages_are_refused(call: Any) -> None:
    with pytest.raises(TabletopError, match="not in 'de'"):
        call("de")


def test_all_measures_are_named_after_their_functions_and_speak_both_languages() -> None:
    board = archipelago(7, 6, 3, 5)

    for name, function in MEASURES.items():
        found = function(board)
        assert found.name == name == function.__name__ and function.__doc__
        assert found.title("en") != found.title("ko") != name
        assert all(found.about[lang].endswith(".") for lang in ("en", "ko"))
        assert not re.search("[가-힣]", found.about["en"] + found.title("en")) and re.search("[가-힣]", found.about["ko"])
        assert found.table("ko") != found.table("en")


@pytest.mark.parametrize("name", MEASURES)
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_measure_is_a_picture_of_the_board(name: str, lang: str) -> None:
    found = MEASURES[name](archipelago(7, 6, 3, 5, seed=1))

    picture = found.picture(lang)

    assert picture.scene.title == found.title(lang)
    assert len([item for item in picture.scene.items if item.id.startswith("node ")]) == len(found.graph)


def test_a_picture_of_pairs_is_shaded_by_hexes() -> None:
    found = minimum_cuts(islands.from_text("a . b\n\na=1 b=1"))

    assert "1" in found.picture().scene.item("node b1").label
    assert found.shading == {"b1": 1}
