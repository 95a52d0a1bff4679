"""Events: what `apply` says happened. Log, tutor, animation, undo policy and rule coverage read only these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .layout import NONE, Layout

PLACES = ("a place of the board",)  # as the amounts of a kind: the names of places, whatever board is played on
LINES = ("a line of the board",)  # the same for what the chart calls its lines: named tuples, whose parts the sentence names


@dataclass(frozen=True)
class EventKind:
    """A kind of event. `amounts` names what the amount counts: a tuple of names it indexes, PLACES, LINES, or () for a plain number.

    `reveals` marks what shows somebody something that was hidden: fair undo never goes back across it. `quiet` marks
    what a short log leaves out.
    """

    name: str
    amounts: Sequence[str | tuple[str, ...]] = ()
    reveals: bool = False
    quiet: bool = False


class Event(NamedTuple):
    """One event: `kind` by name, the rule it follows, the seat it is about (NONE: nobody), an amount, and who sees it."""

    kind: str
    rule: str
    seat: int
    amount: int | str | tuple[str, ...]
    seen: int
    reveals: bool
    quiet: bool

    @property
    def values(self) -> dict[str, Any]:
        """What its sentence may name beside the seat: the amount, and where that is a named tuple each of its parts."""
        parts: dict[str, str] = getattr(self.amount, "_asdict", dict)()
        return {"amount": self.amount, **parts}

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat is told of it. None stands for somebody who may know all, and is told the open one of two forms.

        Of an event with a secret there are two: one for the seat it is about, and a veiled one for the others only.
        """
        if seat is None:
            return self.seat < 0 or self.visible_to(self.seat)
        return bool(self.seen >> seat & 1)


def rule_id(prefix: str, number: int) -> str:
    """The id of a rule from its number: rule_id("CM", 203) is "CM-2.3"."""
    return f"{prefix}-{number // 100}.{number % 100}"


def unpacked(number: int) -> tuple[int, int, int, int, int]:
    """An event as engine.note packed it: code, rule number, seat, amount, the seats that see it as bits."""
    return number & 255, number >> 8 & 4095, (number >> 20 & 7) - 1, number >> 28, number >> 23 & 31


def read_events(s: Layout, kinds: Sequence[EventKind], prefix: str) -> tuple[Event, ...]:
    """The events that the last apply noted, in order."""
    found = []
    for code, rule, seat, amount, seen in map(unpacked, s.events[: s.noted]):
        kind = kinds[code]
        shown: Any = kind.amounts[amount] if kind.amounts and amount != NONE else amount
        found.append(Event(kind.name, rule_id(prefix, rule), seat, shown, seen, kind.reveals, kind.quiet))
    return tuple(found)
