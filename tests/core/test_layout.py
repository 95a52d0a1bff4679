"""Layout: fields declared once give slots, copies without shared rows, equality of what is primary, and range checks."""

from __future__ import annotations

import pytest

from tabletop.core.layout import Grid, Layout, Row, Spec, cells, grid, layout, row, whole


@layout
class Fields(Layout):
    """Fields of a test."""

    turn: int = whole("turn", 9)
    hand: Row = row(2, "cards", 1 << 40, seen="owner")
    board: Grid = grid(2, 3, "stones", 5, -1)
    near: int = whole("neighbours", 9, derived=True)


def test_fields_begin_at_zero_and_have_no_room_for_others() -> None:
    s = Fields()

    assert (s.turn, s.hand, s.board, s.near, s.to_move) == (0, [0, 0], [[0, 0, 0], [0, 0, 0]], 0, 0)
    with pytest.raises(AttributeError):
        s.trun = 1  # type: ignore[attr-defined]


def test_a_copy_shares_no_row() -> None:
    s = Fields()
    twin = s.copy()

    s.hand[0], s.board[1][2], s.events[0] = 7, 4, 9

    assert twin.hand == [0, 0] and twin.board[1] == [0, 0, 0] and twin.events[0] == 0
    assert twin != s


def test_load_becomes_the_other() -> None:
    s, other = Fields(), Fields()
    other.board[0][1] = 3

    s.load(other)

    assert s == other and s.board is not other.board and s.board[0] is not other.board[0]


def test_equality_and_hash_look_at_primary_fields_only() -> None:
    a, b = Fields(), Fields()
    b.near, b.noted, b.events[0] = 5, 1, 3

    assert a == b and hash(a) == hash(b)
    b.turn = 1
    assert a != b


def test_fields_of_two_classes_are_never_equal() -> None:
    @layout
    class Others(Layout):
        """Others."""

        turn: int = whole("turn", 9)

    assert Others() != Fields() and Fields() != Others() and Fields() != 3


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("turn", 10, "turn is 10, not between 0 and 9"),
        ("turn", True, "turn is True"),
        ("turn", "1", "turn is '1'"),
        ("turn", [1], "turn"),
        ("hand", [0, -1], "hand[1] is -1"),
        ("hand", [0], "hand"),
        ("hand", [0, 0, 0], "hand"),
        ("hand", 4, "hand is 4"),
        ("board", [[0, 0, 6], [0, 0, 0]], "board[0, 2] is 6"),
        ("board", [[0, 0], [0, 0, 0]], "board"),
        ("board", [0, 0], "board"),
        ("near", 10, "near is 10"),
        ("to_move", 5, "to_move is 5"),
        ("to_move", -3, "to_move is -3"),
    ],
)
def test_a_number_out_of_range_or_shape_is_said(name: str, value: object, said: str) -> None:
    s = Fields()
    assert s.out_of_range() == []

    setattr(s, name, value)

    faults = s.out_of_range()
    assert faults and said in faults[0]


@pytest.mark.parametrize(
    ("low", "high", "width"), [(0, 127, 8), (-1, 127, 8), (0, 128, 16), (0, 32767, 16), (0, 1 << 16, 32), (0, (1 << 62) - 1, 64)]
)
def test_the_width_is_the_narrowest_that_holds_the_range(low: int, high: int, width: int) -> None:
    assert Spec("a number", high, low, (), False, "all").width == width


@pytest.mark.parametrize(("doc", "high", "low", "seen"), [("", 1, 0, "all"), ("x", 0, 1, "all"), ("x", 1, 0, "me")])
def test_a_field_needs_a_line_a_range_and_who_sees_it(doc: str, high: int, low: int, seen: str) -> None:
    with pytest.raises(ValueError, match="documentation"):
        whole(doc, high, low, seen=seen)


def test_what_is_annotated_must_be_declared() -> None:
    with pytest.raises(TypeError, match="turn is annotated but not declared"):

        @layout
        class _(Layout):
            """Not declared."""

            turn: int


def test_cells_names_every_number_by_its_place() -> None:
    assert cells(3) == [((), 3)]
    assert cells([[1, 2], [3]]) == [((0, 0), 1), ((0, 1), 2), ((1, 0), 3)]


def test_repr_shows_primary_fields() -> None:
    assert repr(Fields()).startswith("Fields(to_move=0") and "near" not in repr(Fields())
