"""Replay: a record with a slider, position by position, each with what happened in it. Nothing is played here.

A position stands after every decision and all that chance brought upon it; the deal is no step of its own. A record is
public, so everything is shown, unless one seat's side is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.errors import TabletopError
from ..core.game import seat_names
from ..core.record import Move, Record
from ..core.state import SEATS, State
from ..core.text import checked
from .blocks import LogBook, head_block, seats_block
from .i18n import ui
from .ledger import Block
from .scene import Marks, Scene, marked
from .screen import Screen, number_in, text_in


class Replay(Screen):
    """A record on the screen. `seat` shows one side only; `names` are what the seats are called, else what the record calls them."""

    def __init__(self, record: Record, *, seat: int | None = None, lang: str = "en", names: tuple[str, ...] | None = None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < record.players):
            raise TabletopError(f"there is no seat {seat!r}; the seats are 0 to {record.players - 1}")
        self.record, self.seat, self.lang, self._at = record, seat, checked(lang), 0
        self._names = seat_names(record.game, record.players, names or record.names)
        self._moves = tuple(move for i, move in enumerate(record.moves()) if i == 0 or self._sees(move))
        self._book = LogBook(record.game.rulebook, self._names, lang)
        super().__init__(record.game.rulebook.title["en"], lang)

    def _sees(self, move: Move) -> bool:
        """Whether the seat whose side is shown made a move or was told of it; others are left out, since they are not to be counted."""
        return self.seat is None or move.seat == self.seat or any(e.visible_to(self.seat) for e in move.state.events)

    @property
    def at(self) -> int:
        """Which position is shown; 0 is the opening."""
        return self._at

    @property
    def state(self) -> State:
        """The position that is shown, with everything in it."""
        return self._moves[self._at].state

    def __len__(self) -> int:
        return len(self._moves)

    def goto(self, at: int) -> None:
        """Show a position by its number, from 0 to len - 1; negative numbers count from the end."""
        last = len(self._moves) - 1
        if type(at) is not int or not -last - 1 <= at <= last:
            raise TabletopError(f"the record has the positions 0 to {last}, not {at!r}")
        with self._lock:
            self._at = at % (last + 1)
            self.hush()
            self.refresh()

    def _scene(self) -> Scene:
        state = self.state if self.seat is None else self.state.seen_by(self.seat).position
        view = self.record.game.rooms.room("view")
        scene: Scene = view.scene(state, self.seat, self.lang, self._names, **self._more())
        return marked(scene, Marks(last=frozenset(view.last_items(state))))

    def _blocks(self, scene: Scene | None) -> dict[str, Any]:
        state, rulebook, last = self.state, self.record.game.rulebook, len(self._moves) - 1
        return {
            "head": head_block(rulebook.title[self.lang], scene.head if scene else "", state.to_move),
            "seats": seats_block(self.record.game, self._names, state.scores(), state.to_move, None, self.lang),
            "slider": {"at": self._at, "of": last, "label": ui("step", self.lang, at=self._at, of=last)},
        }  # fmt: skip

    def _lines(self) -> list[Block]:
        shown = self._moves[: self._at + 1]
        return self._book.lines([tuple(e for e in move.state.events if e.visible_to(self.seat)) for move in shown])

    def _heard(self, kind: str, message: Mapping[str, Any]) -> None:
        if kind == "goto":
            self.goto(number_in(message, "at", self.lang))
        elif kind == "touch":
            if not self.turn(text_in(message, "id", self.lang)):
                self.tell("info", ui("record", self.lang))
        else:
            super()._heard(kind, message)

    def __repr__(self) -> str:
        side = "" if self.seat is None else f", seat {SEATS[self.seat]}"
        return f"<replay of {self.title}{side}: {len(self._moves) - 1} moves>"
