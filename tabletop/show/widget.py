"""Table: the widget that plays every game, by mouse, keyboard and code with the same effect.

It shows one seat's side of a match, walks from touches to actions, says why something is refused, and lets the computer's
seats think beside the person. Rules of the table itself are the core's (CORE-turn, CORE-over, CORE-undo); everything else
comes from the game.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core.action import Action
from ..core.errors import IllegalAction, TabletopError, UnknownAction
from ..core.layout import OVER
from ..core.match import Match
from ..core.rulebook import Refusal
from . import hinting, walk
from .blocks import refusal_text
from .i18n import ui
from .ledger import Block
from .scene import Hint, Item, Scene
from .screen import Sentence, text_in
from .side import Side
from .thinking import NothingChosen, Thinking
from .typed import meant

MEANT = 40  # how many readings of a dead end are asked for a reason


class Table(Side):
    """A match on the screen.

    `seat` is whose side is shown; left out, it is that of the person to move, and where several people share the screen and
    the game has secrets a curtain falls between their turns. `open=True` shows everything, as to a teacher. `pace` is how many
    seconds a move of the computer stays before its next one.

    A lesson is a subclass that overrides the hooks `panel`, `tools`, `no_moves`, `helps`, `on_button`, `on_choice`,
    `on_tool`, `after_play`, `after_turn` and `after_refusal`. They are called under the table's lock and may use `tell`, `mark_hint` and
    set `match`; the table refreshes after them.
    """

    def __init__(
        self, match: Match, *, seat: int | None = None, lang: str = "en", open: bool = False, pace: float = 0.3
    ) -> None:
        self.pace, lock = pace, threading.RLock()
        self._thinking = Thinking(lock, self._computer_moved, self._computer_thinks, self._computer_failed, self._pause)
        super().__init__(match, seat, lang, open, lock)

    # hooks of a lesson

    def panel(self) -> dict[str, Any] | None:
        """The lesson's panel, or None. All keys may be left out.

        `title`, `progress` ("3 of 16"), `text` (a list of paragraphs), `prompt`, `feedback` ({"kind": "right" | "wrong" |
        "info", "text": ...}), `choices` and `buttons` (lists of {"id", "label"}; a choice may have "chosen": True).
        """
        return None

    def tools(self, names: Sequence[str]) -> Sequence[str]:
        """Which of the tools that the table has now are shown."""
        return names

    def no_moves(self) -> str:
        """Why no move may be made now, in a sentence; "" when the game alone decides."""
        return ""

    def helps(self) -> bool:
        """Whether a refusal goes on with what would be legal."""
        return True

    def on_button(self, name: str) -> None:
        """A button of the panel was pressed."""

    def on_choice(self, name: str) -> None:
        """A choice of the panel was taken; by default as a button."""
        self.on_button(name)

    def on_tool(self, name: str) -> bool:
        """A tool was used; True when the lesson has answered it, so that the table does nothing."""
        return False

    def after_play(self, action: Action) -> None:
        """A person's move was played; the computer has not moved yet."""

    def after_turn(self) -> None:
        """Somebody has moved, or a move was taken back."""

    def after_refusal(self, action: Action, refusals: Sequence[Refusal], asked: bool) -> None:
        """A person tried what is not legal, or only asked about it; the strip already says why."""

    # what stands

    @property
    def match(self) -> Match:
        """The match on the table. Setting another one lays it out."""
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        with self._lock:
            self._thinking.cancel()
            self._set_match(match)
            if self._watched:
                self._go_on()
            self.refresh()

    def _set_match(self, match: Match) -> None:
        super()._set_match(match)
        self._fault = False

    def _legal(self) -> tuple[Action, ...]:
        return () if self.no_moves() else super()._legal()

    # drawing

    def _blocks(self, scene: Scene | None) -> dict[str, Any]:
        moves = bool(self._match.humans) and scene is not None and not self.no_moves()
        mine = {"tools": self._tools(), "panel": self.panel(), "thinking": self._thought(), "moves": moves}
        return super()._blocks(scene) | mine

    @property
    def _turn(self) -> int:
        return OVER if self.no_moves() else super()._turn

    def _sentence(self, scene: Scene | None) -> str:
        return "" if scene is None else (not self._match.state.is_over and self.no_moves()) or super()._sentence(scene)

    def _tools(self) -> list[Block]:
        match = self._match
        names = ["hint", "why", "undo"] if match.humans and not self._down else []
        if match.state.is_over:
            names = [*names[2:], "again"]
        elif not match.awaits_human and not self._thinking.running and (self._fault or not match.humans):
            names.append("next")
        return [{"id": n, "label": ui(n, self.lang), "pressed": n == "why" and self._asking} for n in self.tools(names)]

    def _thought(self, done: float = 0.0) -> Block | None:
        seat = self._thinking.seat
        if seat is None:
            return None
        return {"text": ui("thinking", self.lang, seat=self._match.names[seat]), "done": round(min(1.0, max(0.0, done)), 2)}

    # messages

    def _heard(self, kind: str, message: Mapping[str, Any]) -> None:
        if kind == "touch":
            self._touched(text_in(message, "id", self.lang), message.get("label"))
        elif kind == "tool":
            self._tool(text_in(message, "id", self.lang))
        elif kind == "say":
            self._say(text_in(message, "text", self.lang))
        elif kind == "lift":
            self._lift()
        elif kind == "button":
            self.on_button(text_in(message, "id", self.lang))
        elif kind == "choice":
            self.on_choice(text_in(message, "id", self.lang))
        else:
            super()._heard(kind, message)

    def _greeted(self) -> None:
        self._go_on()

    def _touched(self, name: str, seen: object = None) -> None:
        """A touch of an item; `seen` is what the view called it, so that nothing is played that has just slipped below the hand."""
        item = self._items.get(name)
        if self.turn(name) or self._barred():
            return
        if item is not None and isinstance(seen, str) and not seen.startswith(item.label):
            self.tell("info", ui("changed", self.lang))
        elif item is None or not item.part:
            self._clear()
            self.tell("info", ui("gone" if item is None else "inert", self.lang))
        elif self._asking:
            self._ask(item)
        else:
            self._walk(item)

    def _barred(self) -> bool:
        """Whether nothing may be done now; the strip then says why."""
        if self._down:
            self.tell("info", ui("curtained", self.lang))
        elif self._thinking.running:
            self.tell("info", ui("busy", self.lang, seat=self._match.names[self._match.to_move]))
        elif not self._match.humans and not self._match.state.is_over:
            self.tell("info", ui("watch", self.lang))
        elif reason := self.no_moves():
            self.tell("info", reason)
        else:
            return False
        return True

    def _walk(self, item: Item) -> None:
        """One touch towards an action."""
        step = walk.step(item.part, self._chosen, self._legal(), self._match.game.actions())
        chosen, route = self._chosen, self._routes().get(item.part, ())
        self._clear()
        if step.dead and route:
            for action in route[:-1]:
                self._match.play(action)
            self._decide(route[-1])
        elif step.dead:
            self._chosen = chosen
            self._dead_end(item, asked=False)
        elif step.action is not None:
            self._decide(step.action)
        else:
            self._chosen = step.chosen
            shown = ", ".join(self._word(part) for part in step.chosen)
            self.tell("info", ui("go_on", self.lang, chosen=shown) if shown else ui("let_go", self.lang))

    def _dead_end(self, item: Item, asked: bool) -> None:
        """Explain what a touch that leads nowhere would have meant."""
        found = walk.meant(item.part, self._chosen, self._match.game.actions())
        direct, later = ([(action, self._refusals(action)) for action in some[:MEANT]] for some in found)
        reason = walk.likeliest(direct, later, self._match.game.core.prefix)
        if reason is None:
            self.tell("info", ui("inert", self.lang))
        elif reason[1]:
            self._refuse(*reason, item.id, asked)
        else:
            action = reason[0]
            self.tell("info", ui("begin", self.lang, action=self._named(action), part=self._word(action.parts[0])))

    def _refuse(self, action: Action, refusals: Sequence[Refusal], item: str, asked: bool) -> None:
        self._refused = item
        self.tell("refused", *refusal_text(refusals, self._match.game, self.lang, self.helps()))
        self.after_refusal(action, refusals, asked)

    def _ask(self, item: Item) -> None:
        """Say whether what a touch would mean is legal, and if not why; play nothing."""
        step = walk.step(item.part, self._chosen, self._legal(), self._match.game.actions())
        chosen, route = self._chosen, self._routes().get(item.part, ())
        self._clear()
        self._chosen = chosen
        if step.dead and route:
            self.tell("info", ui("asked_legal", self.lang, action=self._named(route[0])))
        elif step.dead:
            self._dead_end(item, asked=True)
        else:
            action = step.action or next((a for a in self._legal() if a.parts[: len(step.chosen)] == step.chosen), None)
            shown = self._named(action) if action and step.action else self._word(item.part)
            self.tell("info", ui("asked_legal", self.lang, action=shown))

    def _decide(self, action: Action) -> None:
        """Play a legal action of the person, then let the computer go on."""
        self.hush()
        self._match.play(action)
        self._turned()
        self.after_play(action)
        self._go_on()

    def _turned(self) -> None:
        """After any move: nothing is chosen any more, and the next person's side is shown, behind the curtain if need be."""
        match = self._match
        self._clear()
        self._fault = False
        if self._given is None and match.awaits_human and match.to_move != self._seat:
            self._seat = match.to_move
            self._down = self._shares
            if self._down:
                self.hush()
        self._chosen = self._begun()
        self.after_turn()

    def _lift(self) -> None:
        self._down = False
        self.match.clock.start()
        self.hush()

    def _tool(self, name: str) -> None:
        tools = {
            "hint": self._hint, "why": self._why, "undo": self._undo, "stop": self._stop, "again": self._again, "next": self._next,
        }  # fmt: skip
        if name not in tools:
            raise TabletopError(ui("no_answer", self.lang))
        if not self.on_tool(name):
            tools[name]()

    def _hint(self) -> None:
        if self._barred():
            return
        chosen, match = self._chosen, self._match
        self._clear()
        if not self._legal():
            self._out_of_turn()
            return
        self.tell("info", ui("advising", self.lang))
        self.put("strip", self._strip)
        found = hinting.advice(match)
        self._chosen, _ = walk.way(found[0].action, chosen)
        self._hints = hinting.hints(found, self._chosen, hinting.RANKED, hinting.LEAST)
        self.tell("hint", hinting.said(match, found, self.lang))

    def _out_of_turn(self) -> None:
        refusals = self._refusals(self._match.game.actions()[0])
        self.tell("refused", *refusal_text(refusals, self._match.game, self.lang))

    def _why(self) -> None:
        if not self._barred():
            asking = not self._asking
            self._refused, self._hints, self._asking = "", {}, asking
            self.tell("info", ui("ask", self.lang)) if asking else self.hush()

    def _undo(self) -> None:
        if self._down:
            self._barred()
        elif self._chosen and self._chosen != self._begun():
            self._clear()
            self._chosen = self._begun()
            self.tell("info", ui("let_go", self.lang))
        elif (reason := self._match.no_undo()) is not None:
            self.tell("refused", *refusal_text((reason,), self._match.game, self.lang))
        else:
            self._thinking.cancel()
            self._match.undo()
            self.tell("info", ui("undone", self.lang))
            self._turned()

    def _stop(self) -> None:
        if self._thinking.running:
            self._thinking.stop()
        else:
            self.tell("info", ui("nobody_thinks", self.lang))

    def _again(self) -> None:
        old = self._match
        if not old.state.is_over:  # a second click that comes late must not sweep a new game away
            self.tell("info", ui("not_over", self.lang))
            return
        opening = old.record.opening()
        self._thinking.cancel()
        self._set_match(
            Match(opening, old.seats, seed=old.seed + 1, undo=old.undo_policy, names=old.names, budget=old.budget)
        )
        self.hush()
        self._go_on()

    def _next(self) -> None:
        match = self._match
        if match.state.is_over:
            self._out_of_turn()
        elif match.awaits_human:
            self.tell("info", ui("not_next", self.lang))
        elif not self._thinking.running:
            self._fault = False
            self._thinking.start(match, None if match.humans else 1)

    def _say(self, text: str) -> None:
        """A typed move, as if it had been touched."""
        if self._barred():
            return
        self._clear()
        action = meant(self._match.game, self._legal(), text, self.lang)
        refusals = self._refusals(action)
        if refusals:
            self._refuse(action, refusals, self._item_of(action), asked=False)
        else:
            self._decide(action)

    # the computer's seats

    def _go_on(self) -> None:
        """Let the computer move if it is its turn and a person plays; where none does, moves come one by one on request."""
        if self._match.humans:
            self._thinking.start(self._match)

    def _computer_moved(self) -> bool:
        self._turned()
        self.hush()
        return self.refresh()

    def _computer_thinks(self, done: float) -> None:
        with self._lock:
            if self._thinking.running:
                self.put("thinking", self._thought(done))

    def _computer_failed(self, seat: int, fault: Exception) -> None:
        self._fault = True
        self.tell("fault", ui("fault", self.lang, seat=self._match.names[seat], fault=what_failed(fault, self.lang)))
        self.refresh()

    def _pause(self) -> float:
        """Nobody waits where nobody watches."""
        return self.pace if self._watched else 0.0

    # the same by code

    def play(self, action: Action | str, wait: bool = True) -> Sentence | None:
        """Play for the person to move, as touches would: `table.play("goblin 7")`. Returns what the strip says, if anything.

        With `wait` the computer's answer is on the table when this returns (not where Python has no threads).
        """
        if wait:
            self._by_code(self._go_on)
            self.wait()
        said = self._by_code(lambda: self._say(str(action)))
        if wait:
            self.wait()
        return said

    def undo(self) -> Sentence | None:
        """Take the last move back, if the policy of the match allows it."""
        return self._by_code(lambda: self._tool("undo"))

    def hint(self) -> Sentence | None:
        """Ask a search for a move, mark it and what comes near it."""
        return self._by_code(lambda: self._tool("hint"))

    def why(self, action: Action | str) -> Sentence | None:
        """Ask why a move is not legal, or whether it is; nothing is played."""
        return self._by_code(lambda: self._explain(action))

    def lift(self) -> None:
        """Lift the curtain: the person to move is at the screen."""
        self._by_code(self._lift)

    def stop(self) -> None:
        """Let the computer's seat that thinks play the best it has found."""
        self._by_code(lambda: self._tool("stop"))

    def next_move(self, wait: bool = True) -> Sentence | None:
        """Let the computer make one move where it plays every seat."""
        said = self._by_code(lambda: self._tool("next"))
        if wait:
            self.wait()
        return said

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the computer has moved; returns whether it has."""
        return self._thinking.wait(seconds)

    def mark_hint(self, *parts: str) -> None:
        """Mark parts of the picture as hints, the best first; for lessons."""
        self._hints = {part: Hint(rank, len(parts)) for rank, part in enumerate(parts, 1)}

    def _explain(self, asked: Action | str) -> None:
        if self._barred():
            return
        action = meant(self._match.game, self._legal(), str(asked), self.lang)
        self._clear()
        refusals = self._refusals(action)
        if refusals:
            self._refuse(action, refusals, self._item_of(action), asked=True)
        else:
            self.tell("info", ui("asked_legal", self.lang, action=self._named(action)))

    def _by_code(self, deed: Callable[[], Any]) -> Sentence | None:
        with self._lock:
            before = self._strip["n"]
            try:
                deed()
            except TabletopError as fault:
                self.tell("refused", str(fault))
            self.refresh()
            text, rule = self._strip["text"], self._strip["rule"]
            said = Sentence(f"{text} ({rule})" if rule else text)
            return said if text and self._strip["n"] != before else None

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle, about = super()._repr_mimebundle_(**kwargs)
        stored = dict(bundle)
        if "text/html" in stored:  # a still picture looks as if it could be played
            stored["text/html"] += f'<p lang="{self.lang}"><small>{ui("still", self.lang)}</small></p>'
        return stored, about

    def close(self) -> None:
        """Take the table out of the browser; what the computer is thinking is dropped."""
        self._thinking.cancel()
        super().close()


def what_failed(fault: Exception, lang: str) -> str:
    """What went wrong with a player, for everybody to read.

    The text of the fault stays away: it may name cards that only the player sees, as the refusal of a move does.
    """
    if isinstance(fault, NothingChosen):
        return ui("chose_nothing", lang)
    return ui("chose_illegal", lang) if isinstance(fault, (IllegalAction, UnknownAction)) else type(fault).__name__
