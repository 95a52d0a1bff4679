"""What games make their boxes with: padded rows, sets in words, the seat that starts."""

from __future__ import annotations

import pytest

from tabletop.core.box import WORD, in_words, padded, starts
from tabletop.core.errors import OptionError


def test_a_row_is_filled_up_to_the_largest_board() -> None:
    assert padded((3, 4), 4, -1) == (3, 4, -1, -1)
    assert padded([], 1, 0) == (0,)


def test_a_set_is_written_in_words() -> None:
    assert in_words((0, 2, WORD - 1, WORD), 2) == (0b101 | 1 << WORD - 1, 1)
    assert in_words((), 3) == (0, 0, 0)


def test_the_seat_that_starts_has_to_play() -> None:
    assert starts(3, {"start_seat": 2}) == 2

    with pytest.raises(OptionError, match="start_seat 3 does not play in a game of 3; it is 0 to 2"):
        starts(3, {"start_seat": 3})
