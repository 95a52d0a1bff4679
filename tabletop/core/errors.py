"""The errors of the house: each says in one sentence what is wrong, where, and what would be right.

All of them are `TabletopError`, which is a `ValueError`, so that one `except` is enough for a caller who does not care
which. None is raised half-way: whoever raises has changed nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rulebook import Refusal


class TabletopError(ValueError):
    """Whatever was given is not right; the message says what, where, and what would be."""


class UnknownGame(TabletopError):
    """There is no game of that name, or its folder lacks a room."""


class UnknownAction(TabletopError):
    """The text is no action of the game."""


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
