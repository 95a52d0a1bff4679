"""What readers of positions ask of a mapping that somebody wrote: pairs, one of some names, a number in a range, what goes by seat.

Each raises PositionError that says where and what would be right. A `Reader` is what a game's own reader begins with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import PositionError, shown
from .layout import CHANCE, OVER
from .state import SEATS

MANY = 10  # names that are too many to list
TURNS = {"chance": CHANCE, "over": OVER}  # what stands for `to_move` where no seat decides


def check_keys(position: Mapping[str, Any], keys: Sequence[str], title: str) -> None:
    """See that a position of the game with that title has no other keys."""
    unknown = [key for key in position if key not in keys]
    if unknown:
        raise PositionError(f"{shown(unknown[0])} is nothing that a position of {title} has; it has {', '.join(keys)}")


def turn_text(to_move: int) -> str:
    """Whose turn it is as a position says it: the letter of a seat, "chance" or "over"."""
    return {number: text for text, number in TURNS.items()}.get(to_move) or SEATS[to_move]


def pairs(named: object, where: str) -> list[tuple[Any, Any]]:
    """The entries of a mapping."""
    if not isinstance(named, Mapping):
        raise PositionError(f"{where} must be a mapping, not {shown(named)}")
    return list(named.items())


def listed(named: object, where: str, what: str) -> Sequence[Any]:
    """The entries of a list of `what`."""
    if not isinstance(named, (list, tuple)):
        raise PositionError(f"{where} must be a list of {what}, not {shown(named)}")
    return named


def one_of(named: object, names: Sequence[str], where: str) -> int:
    """The index of a name among those that can stand there."""
    if not isinstance(named, str) or named not in names:
        wanted = f"one of {', '.join(names)}" if len(names) < MANY else f"one such as {names[MANY // 3]!r}"
        raise PositionError(f"{where} is {wanted}, not {shown(named)}")
    return names.index(named)


def number(value: object, low: int, high: int, where: str) -> int:
    """A whole number from low to high."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{where} is a whole number from {low} to {high}, not {shown(value)}")
    return value


class Reader:
    """A mapping that somebody wrote, with the letters of the seats that play."""

    def __init__(self, position: Mapping[str, Any], players: int) -> None:
        self.position, self.seats = position, tuple(SEATS[:players])

    def by_seat(self, key: str) -> list[tuple[int, Any]]:
        """What stands there for each seat that is named."""
        return [(one_of(seat, self.seats, f"seat in {key}"), named) for seat, named in pairs(self.position.get(key, {}), key)]

    def seat(self, key: str, missing: int) -> int:
        """The seat that stands there."""
        named = self.position.get(key)
        return missing if named is None else one_of(named, self.seats, key)

    def flag(self, key: str, missing: int) -> int:
        """1 for true, 0 for false."""
        value = self.position.get(key, bool(missing))
        if type(value) is not bool:
            raise PositionError(f"{key} is true or false, not {shown(value)}")
        return int(value)

    def turn(self, named: object) -> int:
        """The seat that is to move, CHANCE or OVER."""
        i = one_of(named, (*self.seats, *TURNS), "to_move")
        return i if i < len(self.seats) else tuple(TURNS.values())[i - len(self.seats)]
