"""What games make their boxes with: rows padded to the largest board, sets in words of bits, the seat that starts.

A box is made once for a game and its options; compiled code reads it and is the same for every board of its capacities.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .errors import OptionError
from .layout import BITS

WORD = BITS.bit_length()  # members in a word of bits


def padded(values: Sequence[int], length: int, filling: int) -> tuple[int, ...]:
    """Values up to a length."""
    return (*values, *[filling] * (length - len(values)))


def in_words(members: Iterable[int], words: int) -> tuple[int, ...]:
    """A set of small numbers as so many words of WORD bits: in_words([0, 62], 2) is (1, 1)."""
    found = [0] * words
    for member in members:
        found[member // WORD] |= 1 << member % WORD
    return tuple(found)


def starts(players: int, options: Mapping[str, str | int]) -> int:
    """The seat that the option `start_seat` names. Raises OptionError for one that does not play."""
    seat = int(options["start_seat"])
    if seat >= players:
        raise OptionError(f"start_seat {seat} does not play in a game of {players}; it is 0 to {players - 1}")
    return seat
