"""What readers of positions ask of a mapping that somebody wrote: pairs, one of some names, a number in a range.

Each raises PositionError that says where and what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import PositionError, shown

MANY = 10  # names that are too many to list


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
