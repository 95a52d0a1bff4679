"""The errors of the house: each says in one sentence what is wrong, where, and what would be right.

All of them are `TabletopError`, which is a `ValueError`, so that one `except` is enough for a caller who does not care
which. None is raised half-way: whoever raises has changed nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rulebook import Refusal


SHOWN = 60  # signs of a value that a message repeats


def shown(value: object, room: int = SHOWN) -> str:
    """A value as a message repeats it: its repr, cut to `room` signs; never an error, however large or odd the value is."""
    if isinstance(value, str):
        value = value if len(value) <= room else value[: room - 3] + "..."
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - digits without end, lists in themselves, a stranger's __repr__
        text = f"<{type(value).__name__}>"
    return text if len(text) <= room or isinstance(value, str) else text[: room - 3] + "..."


class TabletopError(ValueError):
    """Whatever was given is not right; the message says what, where, and what would be."""


class UnknownGame(TabletopError):
    """There is no game of that name, or its folder lacks a room."""


class UnknownAction(TabletopError):
    """The text is no action of the game. `texts` says so in each language, `nearest` is the notation of what may be meant."""

    def __init__(self, message: str, texts: Mapping[str, str] | None = None, nearest: str | None = None) -> None:
        super().__init__(message)
        self.texts, self.nearest = dict(texts or {}), nearest

    def text(self, lang: str = "en") -> str:
        """The sentence in a language, in English where there is no other."""
        return self.texts.get(lang, str(self))


class IllegalAction(TabletopError):
    """The action is refused; `refusals` says by which rules."""

    def __init__(self, message: str, refusals: tuple[Refusal, ...] = ()) -> None:
        super().__init__(message)
        self.refusals = refusals


class PlayersError(TabletopError):
    """The game is not for that many players, or a seat is filled wrongly."""


class OptionError(TabletopError):
    """There is no such option, or it has no such value."""


class PositionError(TabletopError):
    """The position could not lie on the table."""


class BoardError(TabletopError):
    """The board cannot be played on."""


class RecordError(TabletopError):
    """The record of a game is damaged, foreign, newer or forged."""


class CodeError(TabletopError):
    """The code of a position is damaged, foreign or newer."""


class LessonError(TabletopError):
    """The lesson is damaged or teaches what the rules refuse."""


class UndoError(TabletopError):
    """The move cannot be taken back under the policy of this match."""
