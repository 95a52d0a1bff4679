"""Archipelagos: every one is sound, has what was asked for, and is the same again; what does not fit is told, with what would."""

from __future__ import annotations

import re
from typing import Any

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.boards import archipelago, hexes, islands
from tabletop.core.errors import BoardError, TabletopError

# rows, width, islands, circles, symmetry
ASKED = [
    (13, 12, 8, 32, None), (13, 12, 8, 32, "rotate"), (13, 12, 8, 32, "mirror"), (13, 12, 7, 33, "mirror"), (13, 12, 5, 40, "rotate"),
    (13, 13, 5, 33, "rotate"), (20, 14, 17, 34, "mirror"), (9, 20, 3, 32, None), (2, 30, 4, 9, None), (12, 5, 1, 20, "mirror"),
]  # fmt: skip


def land(board: Any) -> dict[str, str]:
    """The island of each hex that has one."""
    return {hex: island for hex, island in board.nodes(data="island") if island}


def circles(board: Any) -> set[str]:
    """The hexes with a stone circle."""
    return {hex for hex, circle in board.nodes(data="circle") if circle}


@pytest.mark.parametrize("seed", range(200))
def test_every_seed_makes_a_sound_board_with_what_was_asked_for(seed: int) -> None:
    rows, width, count, stones, symmetry = ASKED[seed % len(ASKED)]

    board = archipelago(rows, width, count, stones, symmetry, seed)

    islands.check(board)
    assert [sum(row == r for _, row in board.nodes(data="row")) for r in range(rows)] == [width + r % 2 for r in range(rows)]
    assert len(set(land(board).values())) == len(board.graph["bonus"]) == count
    assert len(circles(board)) == stones
    assert networkx.is_connected(board.subgraph(set(board) - set(land(board))))  # the sea is one
    for hex, image in images(board, symmetry).items():
        assert (hex in land(board)) == (image in land(board)) and (hex in circles(board)) == (image in circles(board))


def images(board: Any, symmetry: str | None) -> dict[str, str]:
    """Where a symmetry takes each hex, told by its middle in px."""
    places = {hex: hexes.centre(marks["row"], marks["col"], 10) for hex, marks in board.nodes(data=True)}
    right = max(x for x, _ in places.values()) + min(x for x, _ in places.values())
    low = max(y for _, y in places.values()) + min(y for _, y in places.values())
    turned = {
        hex: (x if symmetry is None else right - x, low - y if symmetry == "rotate" else y) for hex, (x, y) in places.items()
    }
    named = {(round(x), round(y)): hex for hex, (x, y) in places.items()}
    return {hex: named[round(x), round(y)] for hex, (x, y) in turned.items()}


@pytest.mark.parametrize("symmetry", ["rotate", "mirror"])
@pytest.mark.parametrize("seed", range(5))
def test_a_symmetry_takes_islands_to_islands_of_equal_worth(symmetry: str, seed: int) -> None:
    board = archipelago(13, 12, 7, symmetry=symmetry, seed=seed)
    owners, image = land(board), images(board, symmetry)

    taken = {(owners[hex], owners[image[hex]]) for hex in owners}

    assert len(taken) == 7 and sum(a == b for a, b in taken) == 1
    assert all(board.graph["bonus"][a] == board.graph["bonus"][b] for a, b in taken)


@pytest.mark.parametrize("asked", ASKED)
def test_the_same_arguments_make_the_same_board_and_another_seed_another(asked: Any) -> None:
    first, again, other = (archipelago(*asked, seed) for seed in (7, 7, 8))

    assert networkx.utils.graphs_equal(first, again)
    assert list(first) == list(again)
    assert (land(other), circles(other)) != (land(first), circles(first))


def test_a_seed_makes_the_same_board_for_ever() -> None:
    assert islands.to_text(archipelago(7, 6, 3, 6, "rotate", 11)) == GOLDEN


GOLDEN = """\
 a A a a a a
a . . . . a A
 . b B b . a
c . b b b . a
 c . b B b .
C c . . . . c
 c c c c C c

a=8 b=8 c=8
"""


@settings(max_examples=60)
@given(
    st.integers(2, 12), st.integers(2, 12), st.integers(1, 12), st.integers(0, 40), st.sampled_from([None, "rotate", "mirror"]),
    st.integers(0, (1 << 62) - 1),
)
def test_whatever_is_asked_is_made_or_refused(rows: int, width: int, count: int, stones: int, symmetry: Any, seed: int) -> None:
    try:
        board = archipelago(rows, width, count, stones, symmetry, seed)
    except BoardError:
        return

    islands.check(board)
    assert len(board.graph["bonus"]) == count and len(circles(board)) == stones
    assert set(land(board)) != set(board)


def test_stone_circles_are_shared_out_by_size() -> None:
    board = archipelago(13, 12, seed=5)
    owners = list(land(board).values())

    for island in board.graph["bonus"]:
        share = sum(land(board)[hex] == island for hex in circles(board)) / 32
        assert share == pytest.approx(owners.count(island) / len(owners), abs=0.04)


def test_larger_islands_are_worth_more_unless_it_is_said() -> None:
    board = archipelago(13, 12, seed=5)
    sizes = {island: list(land(board).values()).count(island) for island in board.graph["bonus"]}

    ordered = sorted(sizes, key=lambda island: sizes[island])

    worths = [board.graph["bonus"][island] for island in ordered]
    assert worths == sorted(worths) and set(worths) == {6, 8, 10}
    assert set(archipelago(13, 12, seed=5, bonus=7).graph["bonus"].values()) == {7}
    assert list(archipelago(13, 12, 3, seed=5, bonus=[9, 0, 99]).graph["bonus"].items()) == [("a", 9), ("b", 0), ("c", 99)]


def test_islands_are_called_in_the_order_of_their_first_hexes() -> None:
    board = archipelago(20, 14, 30, seed=2)

    firsts = list(dict.fromkeys(land(board).values()))

    assert firsts == [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab", "ac", "ad"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"rows": 1}, "rows is a whole number from 2 to 999, not 1"),
    ({"rows": "13"}, "rows is a whole number"),
    ({"width": 1}, "width is a whole number from 2 to 701, not 1"),
    ({"islands": 0}, "islands is a whole number from 1"),
    ({"circles": -1}, "circles is a whole number from 0"),
    ({"circles": True}, "circles is a whole number"),
    ({"rows": 200, "width": 100}, "20,100 hexes; 10,000 are the most"),
    ({"symmetry": "turn"}, "symmetry is 'rotate', 'mirror' or None, not 'turn'"),
    ({"symmetry": "rotate", "rows": 12}, "odd in number: 11 or 13, not 12"),
    ({"symmetry": "mirror", "circles": 33}, "an even number of islands .* pairs the stone circles: 32 or 34, not 33"),
    ({"symmetry": "rotate", "circles": 33, "islands": 7}, "no hex in the middle .* 32 or 34, not 33"),
    ({"bonus": 100}, "bonus of the island 'a' .* is 100"),
    ({"bonus": "6"}, "bonus of the island 'a' .* is '6'"),
    ({"bonus": [6, 6]}, "each of the 8 islands, not 2 numbers"),
]


@pytest.mark.parametrize(("change", "told"), WRONG)
def test_what_cannot_be_asked_is_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BoardError, match=told):
        archipelago(**{"rows": 13, "width": 12, **change})


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1.5, None, "7"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(TabletopError, match="seed"):
        archipelago(13, 12, seed=seed)


@pytest.mark.parametrize("symmetry", [None, "rotate", "mirror"])
@pytest.mark.parametrize(("rows", "width"), [(13, 12), (5, 5), (3, 3), (7, 2)])
def test_as_many_islands_as_a_refusal_says_would_fit_do(rows: int, width: int, symmetry: Any) -> None:
    with pytest.raises(BoardError, match="islands find no room") as refused:
        archipelago(rows, width, 100, 0, symmetry)
    most = int(re.findall(r"(\d+) would", str(refused.value))[0])

    board = archipelago(rows, width, most, 0, symmetry)

    assert len(board.graph["bonus"]) == most >= (1 if symmetry else len(board) // 3)


@pytest.mark.parametrize(("count", "symmetry"), [(8, None), (8, "mirror"), (5, "rotate")])
def test_as_many_stone_circles_as_a_refusal_says_would_fit_do(count: int, symmetry: Any) -> None:
    with pytest.raises(BoardError, match="stone circles need as many hexes of land") as refused:
        archipelago(13, 12, count, 160, symmetry)
    most = int(re.findall(r"(\d+) circles would", str(refused.value))[0])

    board = archipelago(13, 12, count, most, symmetry)

    assert len(circles(board)) == most > 90
