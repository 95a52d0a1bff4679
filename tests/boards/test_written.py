"""The written forms of a board of islands: they go there and back, and strangers' texts are told line and column of what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.boards import archipelago, islands
from tabletop.core.errors import BoardError

TEXT = """\
 A a . b
a . . b B
 . - . .
. c C . .

a=6 b=8 c=10
"""


def test_a_text_says_what_every_hex_is() -> None:
    graph = islands.from_text(TEXT)

    assert len(graph) == 17 and "b3" not in graph
    assert graph.nodes["a1"] == {"row": 0, "col": 0, "island": "a", "circle": True}
    assert graph.nodes["c1"]["island"] is None
    assert graph.nodes["b4"] == {"row": 3, "col": 1, "island": "c", "circle": False}
    assert set(graph["a2"]) == {"a1", "b2", "a3"}
    assert graph.graph["bonus"] == {"a": 6, "b": 8, "c": 10}


def test_a_text_goes_there_and_back() -> None:
    assert islands.to_text(islands.from_text(TEXT)) == TEXT


@pytest.mark.parametrize(
    "text",
    [
        "Aa.b\na..bB\n.-..\n.cC..\n\na=6 b=8 c=10", "\n\n" + TEXT + "\n \n", TEXT.replace("\n", "\r\n"), TEXT.replace(" ", "\t"),
        TEXT.replace("\n", "   \n"), "\ufeff" + TEXT, TEXT.replace("a=6", "  a=6  "), TEXT.replace(". - . .", ". - . . - -"),
        TEXT.replace("\n\n", "\n \n\n"),
    ],
)  # fmt: skip
def test_blanks_and_empty_lines_around_do_not_matter(text: str) -> None:
    assert islands.to_text(islands.from_text(text)) == TEXT


def test_a_board_may_begin_anywhere_and_keeps_its_names() -> None:
    graph = islands.from_text("-\n- - . A\n- - . .\n\na=1")

    assert sorted(graph) == ["c2", "c3", "d2", "d3"]
    assert islands.to_text(graph) == " -\n- - . A\n - - . .\n\na=1\n"


@pytest.mark.parametrize("margin", ["", "    ", "\t"])
def test_a_text_whose_other_rows_are_indented_is_refused_by_its_line(margin: str) -> None:
    rows = ["A a . b", " a . . b B", ". - . .", " . c C . ."]
    text = "\n" + "\n".join(margin + row for row in rows) + "\n\na=6 b=8 c=10"

    with pytest.raises(BoardError, match="line 3, column 1: this row is indented and the one above is not"):
        islands.from_text(text)


@pytest.mark.parametrize("shifts", [("", "", "", ""), (" ", "", "", ""), ("", " ", "", ""), ("   ", " ", "  ", " "), (" ", " ", " ", " ")])
def test_rows_may_be_indented_otherwise(shifts: tuple[str, ...]) -> None:
    rows = ["A a . b", "a . . b B", ". - . .", ". c C . ."]
    text = "\n".join(shift + row for shift, row in zip(shifts, rows, strict=True)) + "\n\na=6 b=8 c=10"

    assert islands.to_text(islands.from_text(text)) == TEXT


@given(st.integers(0, 1 << 20), st.integers(2, 9), st.integers(2, 9), st.integers(1, 3), st.sets(st.integers(0, 80), max_size=6))
def test_any_board_goes_there_and_back_in_both_forms(seed: int, rows: int, width: int, count: int, gone: set[int]) -> None:
    graph = archipelago(rows, width, count if rows * width > 12 else 1, 0, seed=seed, bonus=seed % 100)
    for hex in [hex for i, hex in enumerate(list(graph)) if i in gone]:
        graph.remove_node(hex)
    try:
        islands.check(graph)
    except BoardError:
        return  # what was left is no board

    again = islands.from_dict(json.loads(json.dumps(islands.to_dict(graph))))

    assert networkx.utils.graphs_equal(again, graph)
    assert islands.to_text(islands.from_text(islands.to_text(graph))) == islands.to_text(graph)
    assert networkx.utils.edges_equal(islands.from_text(islands.to_text(graph)).edges, graph.edges)


WRONG = [
    ("A a\n. x2\n\na=1 x=1", 'line 2, column 4: \'2\' is no hex: \'.\' is sea'),
    ("A .\n. é\n\na=1", "line 2, column 3: 'é' is no hex"),
    ("A . 바\n\na=1", "line 1, column 5: '바' is no hex"),
    ("A ．\n\na=1", "line 1, column 3"),
    ("\n\nA . b\na=1 b=2", "line 4, column 2: '=' is no hex; an empty line stands before"),
    ("A . b", "line 1, column 1: after the rows comes an empty line"),
    ("A . b\n\n", "line 3, column 1: after the rows comes an empty line"),
    ("A . b\n\na=1  b=x", "line 3, column 6: 'b=x' is no island and its worth"),
    ("A . b\n\na=1 b=-2", "line 3, column 5: 'b=-2'"),
    ("A . b\n\na=1 b=100", "line 3, column 5: 'b=100'"),
    ("A . b\n\na=1 b=２", "line 3, column 5"),
    ("A . b\n\na = 1 b=2", "line 3, column 1: 'a' is no island and its worth"),
    ("A . b\n\na=1 b=2 c=3", "line 3, column 9: the island 'c' has no hex above"),
    ("A . b\n\na=1 A=2", "line 3, column 5: the island 'A' has no hex above"),
    ("A . b\n\na=1 a=2", "line 3, column 5: the island 'a' stands there twice"),
    ("A . b\n\na=1 b=2\n\nmore", "line 5, column 1: 'more' stands behind the last line"),
    ("A . b\n\na=1", "line 1, column 5: the bonus of the island 'b' .* is missing"),
    ("\nA b\n\na=1 b=2", "line 2, column 1: the islands 'a' and 'b' touch at 'a1' and 'b1'"),
    ("A . b\n. . . . A\n\na=1 b=2", "line 1, column 1: the island 'a' is in 2 parts"),
    ("A . - b\n\na=1 b=2", "line 1, column 7: the hex 'd1' lies apart"),
    (". .\n\na=1", "line 3, column 1: the island 'a' has no hex above"),
    ("", "line 1, column 1"),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_what_is_wrong_in_a_text_is_told_by_line_and_column(text: str, told: str) -> None:
    with pytest.raises(BoardError, match=told):
        islands.from_text(text)


@pytest.mark.parametrize("text", [None, 7, b"A .", ["A ."], "A" * (islands.LONGEST_TEXT + 1)])
def test_what_is_no_text_or_too_long_a_text_is_refused(text: Any) -> None:
    with pytest.raises(BoardError, match="a text of at most 100,000 signs"):
        islands.from_text(text)


@pytest.mark.parametrize("text", ["." * 703, ".\n" * 1000, (". " * 101 + "\n") * 100], ids=["columns", "rows", "hexes"])
def test_too_large_a_board_is_refused(text: str) -> None:
    with pytest.raises(BoardError, match="too large"):
        islands.from_text(f"{text}\n\na=1")


@given(st.text(alphabet="aAbB.-= \n\r\t19\x00é", max_size=60))
def test_any_text_makes_a_sound_board_or_is_refused(text: str) -> None:
    try:
        graph = islands.from_text(text)
    except BoardError:
        return

    islands.check(graph)


def test_islands_that_no_letter_calls_have_no_text() -> None:
    graph = islands.from_text("a . b\n\na=1 b=2")
    graph.nodes["a1"]["island"] = "home"
    graph.graph["bonus"] = {"home": 1, "b": 2}

    with pytest.raises(BoardError, match="called a to z; 'a1' is of the island 'home', so use to_dict"):
        islands.to_text(graph)
    assert islands.from_dict(islands.to_dict(graph)).nodes["a1"]["island"] == "home"


# mappings


def written() -> dict[str, Any]:
    """A board as a mapping."""
    return islands.to_dict(islands.from_text(TEXT))


def test_a_mapping_lists_islands_sea_and_circles() -> None:
    assert written() == {
        "name": "",
        "islands": {
            "a": {"bonus": 6, "hexes": ["a1", "b1", "a2"]},
            "b": {"bonus": 8, "hexes": ["d1", "d2", "e2"]},
            "c": {"bonus": 10, "hexes": ["b4", "c4"]},
        },
        "sea": ["c1", "b2", "c2", "a3", "c3", "d3", "a4", "d4", "e4"],
        "circles": ["a1", "e2", "c4"],
    }


SPOILT: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda d: d.pop("sea"), "a board is a mapping with name, islands, sea, circles"),
    (lambda d: d.update(more=1), "a board is a mapping with name"),
    (lambda d: d.update(islands=[]), "islands is a mapping"),
    (lambda d: d["islands"].update(d=[]), "the island 'd' is a mapping with bonus, hexes"),
    (lambda d: d["islands"]["a"].pop("bonus"), "the island 'a' is a mapping with bonus, hexes"),
    (lambda d: d["islands"]["a"].update(bonus=True), "bonus of the island 'a' .* is True"),
    (lambda d: d["islands"]["a"].update(bonus=1e9), "bonus of the island 'a' .* is 1000000000.0"),
    (lambda d: d["islands"]["a"].update(hexes="a1"), "hexes of the island 'a' is a list"),
    (lambda d: d["islands"]["a"]["hexes"].append("A1"), "such as 'e7', not 'A1'"),
    (lambda d: d["islands"]["a"]["hexes"].append(["a1"]), "such as 'e7'"),
    (lambda d: d["islands"]["a"]["hexes"].append("b1"), "'b1' stands there twice"),
    (lambda d: d["sea"].append("a1"), "'a1' stands there twice"),
    (lambda d: d.update(sea="c1"), "sea is a list"),
    (lambda d: d["circles"].append("a1"), "'a1' bears a stone circle twice"),
    (lambda d: d["circles"].append("b3"), "'b3' bears a stone circle but is neither land nor sea"),
    (lambda d: d["circles"].append("c1"), "stone circle at 'c1' lies in the sea"),
    (lambda d: d["islands"].update(z={"bonus": 1, "hexes": []}), "bonus for the island 'z', but no hex"),
    (lambda d: d["islands"].update({"A b": d["islands"].pop("a")}), "island of 'a1' is a word"),
    (lambda d: d.update(name="x" * 81), "at most 80 signs"),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILT)
def test_what_is_wrong_in_a_mapping_is_told(spoil: Callable[[dict[str, Any]], Any], told: str) -> None:
    mapping = written()
    spoil(mapping)

    with pytest.raises(BoardError, match=told):
        islands.from_dict(mapping)


@pytest.mark.parametrize("mapping", [None, [], "a1", 7, {}, {"name": "", "islands": {}, "sea": [], "circles": []}])
def test_what_is_no_such_mapping_is_refused(mapping: Any) -> None:
    with pytest.raises(BoardError):
        islands.from_dict(mapping)


def test_mappings_too_large_are_refused() -> None:
    many = [f"{chr(97 + c)}{r}" for c in range(26) for r in range(1, 400)]
    mapping = {"name": "", "islands": {"a": {"bonus": 1, "hexes": many[:6000]}}, "sea": many[6000:], "circles": []}

    with pytest.raises(BoardError, match="at most 10,000 hexes"):
        islands.from_dict(mapping)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["a", "a1", "b1", "c1", "Z", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "bonus", "hexes"]), inner, max_size=3),
    max_leaves=8,
)


@given(st.fixed_dictionaries({"name": JSON, "islands": JSON, "sea": JSON, "circles": JSON}))
def test_any_mapping_makes_a_sound_board_or_is_refused(mapping: Any) -> None:
    try:
        graph = islands.from_dict(mapping)
    except BoardError:
        return

    islands.check(graph)


def test_a_text_is_read_without_networkx() -> None:
    code = (
        "import sys; from tabletop.boards import islands; plan = islands.read_text('A . b\\n\\na=1 b=2');"
        "print(plan.neighbours('b1'), 'networkx' in sys.modules)"
    )

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert told.strip() == "('a1', 'c1') False"
