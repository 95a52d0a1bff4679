"""Layout: the fields of a state, named, documented and bounded once.

A game declares what changes as one annotated class. From it come slots, `copy`, equality of the primary fields, range
checks, and (in `tabletop.fast`) the compiled record with the same names.

    >>> @layout
    ... class Fields(Layout):
    ...     hand: Row = row(2, "cards in hand, as bits", (1 << 52) - 1, seen="owner")
    >>> s = Fields()
    >>> s.hand[1] = 3
    >>> s.copy() == s, s.hand
    (True, [0, 3])
"""

from __future__ import annotations

from itertools import product
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

CHANCE, OVER, NONE = -1, -2, -1
Row = list[int]
Grid = list[list[int]]
EVENT_ROOM = 40  # the most that one action notes: the last card of a round, all of clean-up, and the end of the game
EVERYONE = 31
BITS = (1 << 62) - 1

L = TypeVar("L", bound="Layout")


class Spec:
    """One field: what it is, its range (both ends included), its shape, and who may see it.

    `seen` is `"all"`, `"owner"` (the first index is a seat, which alone sees its part) or `"nobody"`. A `derived` field
    can be rebuilt from the others by the engine's `derive`; it counts neither for equality nor in positions. A `loose` one
    may hold other numbers after that, which mean the same.
    """

    __slots__ = ("derived", "doc", "high", "loose", "low", "seen", "shape")

    def __init__(
        self, doc: str, high: int, low: int, shape: tuple[int, ...], derived: bool, seen: str, loose: bool = False
    ) -> None:
        if low > high or seen not in ("all", "owner", "nobody") or not doc:
            raise ValueError(f"a field needs a line of documentation, low <= high, and seen by all, owner or nobody: {doc!r}")
        self.doc, self.high, self.low, self.shape, self.derived, self.seen = doc, high, low, shape, derived, seen
        self.loose = loose

    @property
    def width(self) -> int:
        """Bits of the narrowest signed integer that holds the range: 8, 16, 32 or 64."""
        return next(b for b in (8, 16, 32, 64) if -(1 << b - 1) <= self.low and self.high < 1 << b - 1)


def whole(doc: str, high: int = 127, low: int = 0, *, derived: bool = False, seen: str = "all") -> Any:
    """A field that is one int between low and high."""
    return Spec(doc, high, low, (), derived, seen)


def row(
    n: int, doc: str, high: int = 127, low: int = 0, *, derived: bool = False, seen: str = "all", loose: bool = False
) -> Any:
    """A field that is a flat array of n ints."""
    return Spec(doc, high, low, (n,), derived, seen, loose)


def grid(n: int, m: int, doc: str, high: int = 127, low: int = 0, *, derived: bool = False, seen: str = "all") -> Any:
    """A field that is n rows of m ints."""
    return Spec(doc, high, low, (n, m), derived, seen)


class Layout:
    """Base of every game's `Fields`. The fields that all games share stand here."""

    if not TYPE_CHECKING:  # the slots are those of the class that `layout` makes
        __slots__ = ()
    SPECS: ClassVar[dict[str, Spec]] = {}

    to_move: int
    phase: int
    noted: int
    events: Row

    def load(self, other: Layout) -> None:
        """Become a copy of another of the same class."""
        raise NotImplementedError

    def primary(self) -> tuple[Any, ...]:
        """The values of the primary fields, hashable: what equality and hash look at."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A second object with equal fields and no shared rows."""
        twin = type(self)()
        twin.load(self)
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Layout) and self.primary() == other.primary()

    def __hash__(self) -> int:
        return hash(self.primary())

    def __repr__(self) -> str:
        inside = ", ".join(f"{n}={getattr(self, n)}" for n, f in self.SPECS.items() if not f.derived)
        return f"{type(self).__name__}({inside})"

    def out_of_range(self) -> list[str]:
        """A sentence for each value that lies outside its field's range or shape."""
        found = []
        for name, spec in self.SPECS.items():
            inside = cells(getattr(self, name))
            if [index for index, _ in inside] != list(product(*map(range, spec.shape))):
                found.append(f"{name} is {getattr(self, name)!r}, which has not the shape {list(spec.shape) or 'of one number'}")
            found += [
                f"{name}{list(index) or ''} is {value!r}, not between {spec.low} and {spec.high}"
                for index, value in inside
                if not (type(value) is int and spec.low <= value <= spec.high)
            ]
        return found


def cells(value: Any, index: tuple[int, ...] = ()) -> list[tuple[tuple[int, ...], Any]]:
    """Every number of a field with its place: `[((), 3)]` for a whole, `[((0, 1), 5), ...]` for a grid."""
    if not isinstance(value, list):
        return [(index, value)]
    return [cell for i, v in enumerate(value) for cell in cells(v, (*index, i))]


SHARED: dict[str, Spec] = {
    "to_move": whole("seat to decide, CHANCE or OVER", 4, OVER),
    "phase": whole("what is being decided, an index into the game's PHASES"),
    "noted": whole("events written by the last apply", EVENT_ROOM, derived=True),
    "events": row(EVENT_ROOM, "what the last apply noted, packed by engine.note", BITS, -BITS, derived=True),
}

_LOAD = {0: "s.{0} = o.{0}", 1: "s.{0} = o.{0}[:]", 2: "s.{0} = [r[:] for r in o.{0}]"}
_MAKE = {0: "s.{0} = 0", 1: "s.{0} = [0] * {1}", 2: "s.{0} = [[0] * {2} for _ in range({1})]"}
_FREEZE = {0: "s.{0}", 1: "tuple(s.{0})", 2: "tuple(map(tuple, s.{0}))"}


def layout(cls: type[L]) -> type[L]:
    """Make a class of fields from its annotations: slots, load, copy, equality. The source of no stranger is involved."""
    specs = {**SHARED, **{n: v for n, v in vars(cls).items() if isinstance(v, Spec)}}
    missing = [n for n in vars(cls).get("__annotations__", {}) if n not in specs]
    if missing:
        raise TypeError(f"{cls.__name__}: {', '.join(missing)} is annotated but not declared with whole, row or grid")
    space: dict[str, Any] = {}
    frozen = "".join(_FREEZE[len(f.shape)].format(n) + ", " for n, f in specs.items() if not f.derived)
    exec(  # noqa: S102 - as in dataclasses: the text is built from field names alone
        "def load(s, o):\n " + "\n ".join(_LOAD[len(f.shape)].format(n) for n, f in specs.items())
        + "\ndef __init__(s):\n " + "\n ".join(_MAKE[len(f.shape)].format(n, *f.shape) for n, f in specs.items())
        + f"\ndef primary(s):\n return ({frozen})",
        space,
    )
    kept = {n: v for n, v in vars(cls).items() if isinstance(v, (FunctionType, property))}
    body = {
        **kept, "__slots__": tuple(specs), "SPECS": specs, "__doc__": cls.__doc__, "__module__": cls.__module__,
        "load": space["load"], "__init__": space["__init__"], "primary": space["primary"],
    }
    return type(cls.__name__, cls.__bases__, body)
