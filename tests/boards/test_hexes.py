"""Hexes: names and coordinates go there and back, neighbours touch, distances are those of the shortest ways."""

from __future__ import annotations

import math
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.boards import hexes
from tabletop.core.errors import BoardError

ROWS = st.integers(0, hexes.MOST_ROWS - 1)
COLS = st.integers(0, hexes.MOST_COLS - 1)
PLACES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(ROWS, COLS)
def test_a_name_goes_there_and_back(row: int, col: int) -> None:
    assert hexes.place(hexes.name(row, col)) == (row, col)


@given(st.integers(-50, 50), st.integers(-50, 50))
def test_axial_coordinates_go_there_and_back(row: int, col: int) -> None:
    assert hexes.offset(*hexes.axial(row, col)) == (row, col)


@pytest.mark.parametrize(
    ("row", "col", "name"), [(0, 0, "a1"), (6, 4, "e7"), (0, 25, "z1"), (0, 26, "aa1"), (9, 701, "zz10"), (998, 52, "ba999")]
)
def test_columns_are_letters_and_rows_are_numbers(row: int, col: int, name: str) -> None:
    assert hexes.name(row, col) == name


def test_no_two_places_have_one_name() -> None:
    names = {hexes.name(row, col) for row in range(40) for col in range(hexes.MOST_COLS)}

    assert len(names) == 40 * hexes.MOST_COLS


@pytest.mark.parametrize("name", ["", "e", "7", "E7", "e0", "e07", "7e", "e7 ", "abc1", "e1000", "é1", "e७", None, 7, ("e", 7), ["e7"]])
def test_what_is_no_name_is_refused(name: object) -> None:
    with pytest.raises(BoardError, match="such as 'e7'"):
        hexes.place(name)  # type: ignore[arg-type]


@pytest.mark.parametrize(("row", "col"), [(-1, 0), (0, -1), (hexes.MOST_ROWS, 0), (0, hexes.MOST_COLS)])
def test_what_no_name_can_be_given_is_refused(row: int, col: int) -> None:
    with pytest.raises(BoardError, match=f"no row {row}, column {col}"):
        hexes.name(row, col)


# the published rows: even ones are shifted right by half a hexagon, so their neighbours above and below are the same column and the next
@pytest.mark.parametrize(
    ("name", "near"), [("c3", "b3 d3 c2 d2 c4 d4"), ("c2", "b2 d2 b1 c1 b3 c3")], ids=["even row", "odd row"]
)
def test_neighbours_go_by_the_row(name: str, near: str) -> None:
    assert [hexes.name(*place) for place in hexes.neighbours(*hexes.place(name))] == near.split()


@given(PLACES)
def test_neighbours_are_six_and_mutual_and_one_step_away(place: hexes.Place) -> None:
    near = hexes.neighbours(*place)

    assert len(set(near)) == 6
    assert all(place in hexes.neighbours(*other) and hexes.distance(place, other) == 1 for other in near)


@given(PLACES)
def test_neighbours_in_axial_coordinates_are_the_same_six_steps_everywhere(place: hexes.Place) -> None:
    q, r = hexes.axial(*place)

    steps = {(s - q, t - r) for s, t in (hexes.axial(*other) for other in hexes.neighbours(*place))}

    assert steps == {(-1, 0), (1, 0), (0, -1), (1, -1), (0, 1), (-1, 1)}


@given(PLACES, PLACES)
def test_a_distance_is_the_length_of_a_shortest_way(a: hexes.Place, b: hexes.Place) -> None:
    steps = {a: 0}
    line = deque([a])
    while b not in steps:
        here = line.popleft()
        for other in hexes.neighbours(*here):
            if other not in steps:
                steps[other] = steps[here] + 1
                line.append(other)

    assert hexes.distance(a, b) == steps[b] == hexes.distance(b, a)


@given(st.integers(0, 30), st.integers(0, 30), st.floats(1, 100))
def test_hexagons_that_touch_share_an_edge(row: int, col: int, size: float) -> None:
    own = hexes.corners(row, col, size)

    for place in hexes.neighbours(row, col):
        shared = [p for p in own if any(math.dist(p, q) < size / 1000 for q in hexes.corners(*place, size))]
        assert len(shared) == 2


@given(st.integers(0, 30), st.integers(0, 30))
def test_beyond_each_side_lies_the_neighbour_of_that_place_clockwise(row: int, col: int) -> None:
    own = hexes.corners(row, col, 20)

    for side, place in enumerate(hexes.around(row, col)):
        ends = (own[side], own[(side + 1) % 6])
        assert all(any(math.dist(end, q) < 0.01 for q in hexes.corners(*place, 20)) for end in ends)


@pytest.mark.parametrize(("col", "letters"), [(0, "a"), (4, "e"), (26, "aa"), (701, "zz")])
def test_columns_have_letters_without_a_row(col: int, letters: str) -> None:
    assert hexes.letters(col) == letters


@pytest.mark.parametrize("col", [-1, hexes.MOST_COLS])
def test_a_column_without_letters_is_refused(col: int) -> None:
    with pytest.raises(BoardError, match=f"no column {col}"):
        hexes.letters(col)


@given(st.integers(0, 30), st.integers(0, 30), st.floats(1, 100))
def test_corners_lie_round_the_centre_clockwise_from_the_top(row: int, col: int, size: float) -> None:
    x, y = hexes.centre(row, col, size)
    corners = hexes.corners(row, col, size)

    assert corners[0] == (x, y - size)
    angles = [math.atan2(v - y, u - x) % math.tau for u, v in corners]
    assert angles == pytest.approx([(math.pi * (k / 3 + 1.5)) % math.tau for k in range(6)])
    assert [math.dist((x, y), corner) for corner in corners] == pytest.approx([size] * 6)


def test_the_board_touches_both_axes_from_within() -> None:
    corners = [corner for row in range(2) for corner in hexes.corners(row, 0, 20)]

    assert min(x for x, _ in corners) == pytest.approx(0)
    assert min(y for _, y in corners) == pytest.approx(0)
    assert hexes.centre(0, 0, 20)[0] > hexes.centre(1, 0, 20)[0]  # even rows stand half a hexagon to the right
