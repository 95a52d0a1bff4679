"""What lessons are written with: texts in both languages, things by seat, and what follows all moves but the right ones.

How the positions of a game are laid stands with its lessons.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from ..core.state import SEATS
from ..core.text import Text

Position = dict[str, Any]  # as `Game.from_dict` takes it
Thing = TypeVar("Thing")


def t(en: str, ko: str) -> Text:
    """A text in both languages."""
    return {"en": en, "ko": ko}


def by_seat(things: Iterable[Thing]) -> dict[str, Thing]:
    """Things by the letter of the seat they belong to, the first to A."""
    return dict(zip(SEATS, things, strict=False))


def unless(right: Iterable[str], *replies: str) -> Mapping[str, tuple[str, ...]]:
    """What follows a move: nothing a right one, which stays in view, and these replies any other."""
    return {**dict.fromkeys(right, ()), "*": replies}
