"""What readers of positions have in common: keys, whose turn it is, what goes by seat, what is true or false."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.errors import PositionError
from tabletop.core.layout import CHANCE, OVER
from tabletop.core.position import Reader, check_keys, turn_text


def test_a_key_that_no_position_has_is_said() -> None:
    check_keys({"phase": "plan"}, ("phase", "to_move"), "Toy")

    with pytest.raises(PositionError, match="'pase' is nothing that a position of Toy has; it has phase, to_move"):
        check_keys({"pase": "plan"}, ("phase", "to_move"), "Toy")


@pytest.mark.parametrize(("to_move", "text"), [(0, "A"), (4, "E"), (CHANCE, "chance"), (OVER, "over")])
def test_whose_turn_it_is_is_written_and_read(to_move: int, text: str) -> None:
    assert turn_text(to_move) == text
    assert Reader({}, 5).turn(text) == to_move


def test_seats_are_named_by_their_letters() -> None:
    reader = Reader({"coins": {"B": 3, "A": 1}, "start": "B", "last": True}, 2)

    assert reader.by_seat("coins") == [(1, 3), (0, 1)]
    assert reader.by_seat("people") == []
    assert (reader.seat("start", 0), reader.seat("active", -1)) == (1, -1)
    assert (reader.flag("last", 0), reader.flag("changed", 1)) == (1, 1)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"coins": [3]}, "coins must be a mapping"),
        ({"coins": {"C": 3}}, "seat in coins is one of A, B, not 'C'"),
        ({"start": "C"}, "start is one of A, B, not 'C'"),
        ({"last": 1}, "last is true or false, not 1"),
        ({"to_move": "C"}, "to_move is one of A, B, chance, over, not 'C'"),
        ({"to_move": None}, "to_move is one of A, B, chance, over, not None"),
    ],
)
def test_what_cannot_be_read_is_said(position: dict[str, Any], said: str) -> None:
    reader = Reader(position, 2)

    with pytest.raises(PositionError, match=said):
        reader.by_seat("coins"), reader.seat("start", 0), reader.flag("last", 0), reader.turn(position["to_move"])
