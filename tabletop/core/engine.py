"""The contract of an engine, and the few verbs that every engine uses.

An engine is a module of plain functions, each marked `@engine`, that read a `box` (what never changes in a game: a
NamedTuple of ints and tuples) and play on `s` (what changes: a `Layout`). They use ints, flat lists, `if` and `while`
only, name nothing but functions and int constants, and never draw a random number: so that the same source can be
compiled. `Engine` lists the verbs with their shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from .layout import Layout, Row

F = TypeVar("F", bound=Callable[..., Any])
marked: list[Callable[..., Any]] = []


def engine(f: F) -> F:
    """Mark a function as one that can be compiled; at plain speed it is left as it is."""
    marked.append(f)
    return f


class Engine(Protocol):
    """The verbs of a game. `out` is a row with room for as many numbers as the verb writes."""

    def setup(self, box: Any, s: Any) -> None:
        """Make s the starting state."""

    def legal(self, box: Any, s: Any, out: Row) -> int:
        """Write the ids of the legal actions, ascending, each once; return how many. Writes nothing else."""

    def chances(self, box: Any, s: Any) -> int:
        """At a chance node: the total weight of what can happen."""

    def chance(self, box: Any, s: Any, k: int) -> int:
        """The outcome that k in [0, chances) stands for: an action id."""

    def apply(self, box: Any, s: Any, action: int) -> None:
        """Play one action in place, unchecked, and note its events."""

    def scores(self, box: Any, s: Any, out: Row) -> None:
        """Write points as they stand: out[seat * categories + category]."""

    def ranking(self, box: Any, s: Any, out: Row) -> None:
        """Write each seat's place, 1 the first; seats that tie share a place."""

    def derive(self, box: Any, s: Any) -> None:
        """Rebuild the derived fields from the primary ones."""

    def redeal(self, box: Any, s: Any, seat: int, keys: Row) -> int:
        """Replace what `seat` cannot know by another possibility, chosen by keys; return how many keys it takes.

        The result depends only on what the seat knows and on the keys (each a number of 31 bits). With keys of length 0
        nothing is changed and the number is returned.
        """


VERBS = ("setup", "legal", "chances", "chance", "apply", "scores", "ranking", "derive", "redeal")
OPTIONAL_VERBS = ("pick", "value")


MEMBERS = bytes(([i for i in range(8) if byte >> i & 1] + [0] * 8)[r] for byte in range(256) for r in range(8))


@engine
def count(mask: int) -> int:
    """How many members a set of bits has."""
    return mask.bit_count()


@engine
def lowest(mask: int) -> int:
    """The lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


@engine
def nth(mask: int, r: int) -> int:
    """The r-th member of a set, counted from 0 and from below: by halves, then from a table of bytes."""
    below = 0
    n = (mask & 0xFFFFFFFF).bit_count()
    if r >= n:
        r, mask, below = r - n, mask >> 32, 32
    n = (mask & 0xFFFF).bit_count()
    if r >= n:
        r, mask, below = r - n, mask >> 16, below + 16
    n = (mask & 0xFF).bit_count()
    if r >= n:
        r, mask, below = r - n, mask >> 8, below + 8
    return below + MEMBERS[(mask & 0xFF) << 3 | r]


@engine
def members_into(mask: int, first: int, out: Row, n: int) -> int:
    """Write an id for each member of a set, `first` for the member 0, from out[n] on; returns how many ids then stand in `out`."""
    while mask:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@engine
def note(s: Layout, code: int, rule: int, seat: int, amount: int, seen: int) -> None:
    """Write an event: its code, rule number (chapter * 100 + section), seat, amount, and the seats that see it, as bits.

    It is packed into one number, which `event.unpacked` takes apart: noting is the most frequent thing an engine does. Code below
    256, rule below 4,096, seat below 7 or NONE, seen of five seats, the amount between -2**31 and 2**31.
    """
    s.events[s.noted] = amount << 28 | seen << 23 | seat + 1 << 20 | rule << 8 | code
    s.noted += 1
