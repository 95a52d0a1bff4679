"""Side: a match on the screen as one seat sees it, without anything that plays.

What the seat cannot know never reaches the browser: the scene is drawn from what the seat knows. Where several people
share the screen and the game has secrets, a curtain falls between their turns, and then not even the scene is drawn.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.action import Action
from ..core.errors import TabletopError
from ..core.match import Match
from ..core.record import Move
from ..core.rulebook import Refusal
from ..core.state import SEATS, State
from ..core.text import checked
from .aid import aid
from .blocks import LogBook, Shown, head_block, seats_block
from .i18n import ui
from .ledger import Block
from .scene import Hint, Marks, Scene, marked, next_parts
from .screen import Screen


class Side(Screen):
    """One seat's side of a match.

    `seat` is whose side is shown; left out, it is that of the person to move. `open=True` shows everything.
    """

    def __init__(self, match: Match, seat: int | None, lang: str, open: bool, lock: threading.RLock) -> None:
        self._given, self._open, self.lang = seat, open, checked(lang)
        self._set_match(match)
        super().__init__(match.game.rulebook.title["en"], lang, lock)

    # what stands

    @property
    def seat(self) -> int:
        """The seat whose side is shown."""
        return self._seat

    def _set_match(self, match: Match) -> None:
        if self._given is not None and not (isinstance(self._given, int) and 0 <= self._given < match.state.players):
            raise TabletopError(f"there is no seat {self._given!r}; the seats are 0 to {match.state.players - 1}")
        self._match = match
        waiting = match.to_move if match.awaits_human else (*match.humans, 0)[0]
        self._seat = waiting if self._given is None else self._given
        self._down = self._shares and match.awaits_human
        self._kept: tuple[tuple[Move, int, frozenset[str]], Scene, frozenset[str]] | None = None
        self._book = LogBook(match.game.rulebook, match.names, self.lang)
        self._clear()

    @property
    def _shares(self) -> bool:
        """Whether a curtain falls between the turns of several people."""
        return self._match.curtain and self._given is None and not self._open

    def _clear(self) -> None:
        """Forget what is chosen, hinted, refused or asked."""
        self._chosen: tuple[str, ...] = ()
        self._hints: dict[str, Hint] = {}
        self._refused = ""
        self._asking = False

    def _begun(self) -> tuple[str, ...]:
        """What counts as touched before anything is: the beginning of a move that the game's `view.begun` gives, while it is legal."""
        begun = getattr(self._match.game.rooms.room("view"), "begun", None)
        found: tuple[str, ...] = begun(self._position()) if begun and self._legal() else ()
        return found if next_parts(self._legal(), found) else ()

    def _routes(self) -> Mapping[str, tuple[Action, ...]]:
        """Parts that stand for whole moves, one or several in a row, from what is chosen so far, as the game's `view.routes` gives them."""
        routes = getattr(self._match.game.rooms.room("view"), "routes", None)
        if routes is None or not self._legal():
            return {}
        found: Mapping[str, tuple[Action, ...]] = routes(self._position(), self._chosen)
        return found

    def _position(self) -> State:
        """The position as far as it may be shown."""
        return self._match.state if self._open else self._match.seen(self._seat).position

    @property
    def _actor(self) -> int:
        """The seat that touches act for."""
        return self._match.to_move if self._open and self._match.awaits_human else self._seat

    def _legal(self) -> tuple[Action, ...]:
        match = self._match
        if self._down or not match.awaits_human or match.to_move != self._actor:
            return ()
        return match.state.legal_actions()

    def _refusals(self, action: Action) -> tuple[Refusal, ...]:
        """Why the person at the screen may not do this now; () if they may."""
        match, mover, seat = self._match, self._match.to_move, self._actor
        if mover >= 0 and match.humans and (mover != seat or not match.awaits_human):
            asking = seat if seat in match.humans else match.humans[0]
            return (match.game.core.refuse("CORE-turn", "turn", mover=match.names[mover], seat=match.names[asking]),)
        return match.state.explain(action)

    # drawing

    def _scene(self) -> Scene | None:
        if self._down:
            return None
        scene, last = self._laid_out()
        legal = next_parts(self._legal(), self._chosen) | self._routes().keys()
        if self._chosen == self._begun():
            legal |= next_parts(self._legal(), ())  # nothing was touched yet, so everything can be begun
        return marked(self._picked(scene), Marks(legal, frozenset(self._chosen), last, self._hints, self._refused))

    def _laid_out(self) -> tuple[Scene, frozenset[str]]:
        """The scene without marks and the items of the last move: the same as long as nobody moves and nothing is folded."""
        step, view, turned = self._match.moves[-1], self._match.game.rooms.room("view"), self._folds
        if self._kept is None or self._kept[0][0] is not step or self._kept[0][1:] != (self._seat, turned):
            position, seat = self._position(), None if self._open else self._seat
            shown = position.with_events(self._match.events_since(seat))
            scene: Scene = view.scene(shown, seat, self.lang, self._match.names, **self._more())
            self._kept = ((step, self._seat, turned), scene, frozenset(view.last_items(position)))
        return self._kept[1:]

    def _picked(self, scene: Scene) -> Scene:
        """The scene with what a game's `view.picked` shows once something was touched on the way to a move."""
        picked = getattr(self._match.game.rooms.room("view"), "picked", None)
        if picked is None or not self._chosen or not self._legal():
            return scene
        changed: Scene = picked(scene, self._position(), self._chosen, self._match.names)
        return changed

    def _blocks(self, scene: Scene | None) -> dict[str, Any]:
        match, rulebook = self._match, self._match.game.rulebook
        alone = scene is not None and not self._open and match.humans == (self._seat,)
        return {
            "head": head_block(rulebook.title[self.lang], self._sentence(scene), self._turn),
            "seats": seats_block(
                match.game, match.names, match.state.scores(), self._turn, self._seat if alone else None, self.lang
            ),
            "aid": aid(match.game, self.lang).block, "curtain": self._curtain(),
        }  # fmt: skip

    @property
    def _turn(self) -> int:
        """The seat that is said to be to move; below 0 for none."""
        return self._match.to_move

    def _sentence(self, scene: Scene | None) -> str:
        """What stands at the head: whose turn it is, and what for."""
        return scene.head if scene else ""

    def _lines(self) -> list[Block]:
        match = self._match
        steps: Sequence[Shown]
        if self._down:
            seats = range(match.state.players)
            steps = [tuple(e for e in step if all(e.visible_to(s) for s in seats)) for step in match.events()]
        else:
            steps = match.events(None if self._open else self._seat)
        return self._book.lines(steps)

    def _curtain(self) -> Block | None:
        if not self._down:
            return None
        seat = self._match.names[self._seat]
        return {"text": ui("curtain", self.lang, seat=seat), "button": ui("lift", self.lang, seat=seat)}

    # words

    def _word(self, text: str) -> str:
        return self._match.game.rulebook.word(text, self.lang)

    def _named(self, action: Action) -> str:
        return self._match.game.spoken(action)[self.lang]

    def _item_of(self, action: Action) -> str:
        """The item that a touch would end on; "" if none lies on the table."""
        return next((i.id for part in reversed(action.parts) for i in self._items.values() if i.part == part), "")

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} of {self.title}{', open' if self._open else f', seat {SEATS[self._seat]}'}>"
