"""Tutor: a table that walks through a lesson, step by step, by mouse, keyboard and code with the same effect.

Every move that is legal is played out and its consequence shown; a wrong one can be tried again, and a move that is refused
says its rule (CORE-undo: in a lesson every move can be taken back). What went wrong is counted by step, for a teacher.
"""

from __future__ import annotations

import html
import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..core.action import Action
from ..core.errors import LessonError, shown
from ..core.game import Game, game_names, rooms_at, rooms_of
from ..core.match import Match, begin, default_seats
from ..core.rulebook import Refusal
from ..players import seated
from ..show.ledger import Block
from ..show.screen import Sentence
from ..show.widget import Table
from .check import check_lesson
from .lesson import LEARNER, Lesson, Step, found
from .reading import read_lesson
from .stage import Stage
from .words import say

ENOUGH = 2  # misses before "show me" is offered
PACE = 0.6


@dataclass
class Tally:
    """What happened in one step: whether it was seen and done; wrong moves or answers, refused moves, hints; whether shown."""

    seen: bool = False
    done: bool = False
    wrong: int = 0
    refused: int = 0
    hints: int = 0
    shown: bool = False

    @property
    def misses(self) -> int:
        """Wrong moves and answers, and refused moves that the step did not invite."""
        return self.wrong + self.refused


class Tutor(Table):
    """A lesson on the screen. The learner sits at seat A; `step` is where it stands.

    `play`, `answer`, `next`, `back`, `hint`, `show_me` and `try_again` do by code what the buttons do.
    """

    def __init__(self, lesson: Lesson, game: Game, *, lang: str = "en", names: Sequence[str] | None = None, pace: float = PACE) -> None:
        self.lesson, self.game, self._names = lesson, game, names
        self._tallies = {step.id: Tally() for step in lesson.steps}
        super().__init__(self._opened(0), seat=LEARNER, lang=lang, pace=pace)
        self._ask_for_it()
        self.refresh()

    # where the lesson stands

    @property
    def step(self) -> Step:
        """The step that is open."""
        return self.lesson.steps[self._at]

    @property
    def feedback(self) -> Sentence | None:
        """What the last move or answer got to hear."""
        return Sentence(self._feedback["text"]) if self._feedback else None

    @property
    def _tally(self) -> Tally:
        return self._tallies[self.step.id]

    @property
    def _open_to_moves(self) -> bool:
        """Whether a move may be made in this step now."""
        return self.step.kind == "game" or (self.step.kind == "move" and self._tried is None)

    @property
    def _tried(self) -> Action | None:
        """The move that the learner has made in this step, if one is made."""
        return self._match.tried if isinstance(self._match, Stage) else None

    def progress(self) -> list[dict[str, Any]]:
        """One mapping a step: id, title, kind, rules, seen, done, wrong, refused, misses, hints, shown."""
        return [
            {
                "step": step.id, "title": step.title[self.lang], "kind": step.kind, "rules": list(step.rules), "seen": m.seen,
                "done": m.done, "wrong": m.wrong, "refused": m.refused, "misses": m.misses, "hints": m.hints, "shown": m.shown,
            }
            for step, m in ((step, self._tallies[step.id]) for step in self.lesson.steps)
        ]  # fmt: skip

    def save_progress(self, path: str | Path) -> Path:
        """Write the progress to a JSON file, for a teacher; returns the path."""
        target = Path(path)
        head = {"tabletop_progress": 1, "game": self.game.name, "lesson": self.lesson.title[self.lang], "steps": self.progress()}
        target.write_text(json.dumps(head, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        return target

    # the panel

    def panel(self) -> dict[str, Any]:
        """The step in words: its text, its question, what the last try came to, and the buttons."""
        step, lang = self.step, self.lang
        text = step.text[lang].split("\n\n")
        if self._rules_open:
            text += [self._rule(name) for name in step.rules]
        choices = [
            {"id": str(n), "label": choice.text[lang], "chosen": n == self._choice} for n, choice in enumerate(step.choices)
        ]
        return {
            "title": step.title[lang], "progress": say("progress", lang, at=self._at + 1, of=len(self.lesson.steps)), "text": text,
            "prompt": step.prompt[lang] if step.prompt else "", "feedback": self._feedback, "choices": choices,
            "buttons": [{"id": n, "label": say(self._label(n), lang)} for n in self._buttons()],
        }  # fmt: skip

    def _rule(self, name: str) -> str:
        rule = (self.game.rulebook if name in self.game.rulebook.rules else self.game.core)[name]
        return say("rule", self.lang, id=rule.id, title=rule.title[self.lang], text=rule.text[self.lang])

    def _buttons(self) -> list[str]:
        """The buttons that make sense now; what most people want next comes first."""
        step, tally, last = self.step, self._tally, self._at + 1 == len(self.lesson.steps)
        asks, tried = step.kind in ("move", "question"), step.kind == "move" and not self._open_to_moves
        ahead = [] if last else ["next"]
        if tally.done or not asks:
            names = [*ahead, *(["again"] if tried else [])]
        elif tried:
            names = ["again", *ahead]
        else:
            names = [*(["hint"] if step.hint else []), *(["show"] if tally.misses >= ENOUGH else []), *ahead]
        return [*names, *(["back"] if self._at else []), "rules"]

    def _label(self, name: str) -> str:
        if name == "next" and self.step.kind in ("move", "question") and not (self._tally.done or self._tally.shown):
            return "skip"
        return "no_rules" if name == "rules" and self._rules_open else name

    def on_button(self, name: str) -> None:
        """A button of the panel was pressed."""
        deeds: Mapping[str, Callable[[], None]] = {
            "back": self._back, "next": self._forward, "again": self._retry, "hint": self._help, "show": self._show, "rules": self._unfold,
        }  # fmt: skip
        if name in deeds and name in self._buttons():
            deeds[name]()

    def on_choice(self, name: str) -> None:
        """An answer of the panel was chosen."""
        numbers = {str(n): n for n in range(len(self.step.choices))}
        self._choose(numbers.get(name, -1))

    # going through the steps

    def _opened(self, at: int) -> Match:
        """The match of a step, which is open from now on."""
        self._at, self._hinted = at, 0
        self._rules_open, self._choice = False, -1
        self._feedback: Block | None = None
        step = self.step
        self._tally.seen = True
        if step.kind == "read":
            self._tally.done = True
        if step.kind != "game":
            return Stage(self.game, step, self._names)
        return begin(self.game, seated(self.game, default_seats(self.game)), undo="lesson", names=self._names)

    def _go(self, at: int) -> None:
        if not 0 <= at < len(self.lesson.steps):
            self.tell("info", say("first" if at < 0 else "final", self.lang))
            return
        self._thinking.cancel()
        self._set_match(self._opened(at))
        self._ask_for_it()
        self._go_on()

    def _ask_for_it(self) -> None:
        """Put what is asked into the strip too: near the hand, and spoken by a screen reader."""
        prompt = self.step.prompt
        self.tell("info", prompt[self.lang]) if prompt else self.hush()

    def _back(self) -> None:
        self._go(self._at - 1)

    def _forward(self) -> None:
        self._go(self._at + 1)

    def _retry(self) -> None:
        hinted = self._hinted
        self._go(self._at)
        self._hinted = hinted

    def _unfold(self) -> None:
        self._rules_open = not self._rules_open

    def _help(self) -> None:
        """The hint of the step; asked again, it marks a card."""
        step = self.step
        if step.hint is None:
            self.tell("info", say("no_hint", self.lang))
            return
        self._tally.hints += 1
        self._hinted += 1
        self._say_back("info", step.hint[self.lang])
        if self._hinted > 1 and step.show and self._open_to_moves:
            self.mark_hint(self.game.parse(step.show).parts[0])

    def _show(self) -> None:
        """Do the step, for somebody who has tried."""
        step = self.step
        if step.kind == "question":
            self._tally.shown = True
            choice = step.choices[step.answer]
            self._choice = step.answer
            self._say_back("info", f"{say('answer_is', self.lang, answer=choice.text[self.lang])} {choice.why[self.lang]}")
        elif step.show and self._open_to_moves:
            self._tally.shown = True
            action = self.game.parse(step.show)
            self.hush()
            self._match.play(action)
            self._turned()
            self._say_back("info", say("shown", self.lang, action=self.game.move_text(action)[self.lang]))
            self._go_on()
        else:
            self.tell("info", say("no_move", self.lang))

    def _choose(self, number: int) -> None:
        """Answer the question of the step."""
        step, lang = self.step, self.lang
        if step.kind != "question":
            self.tell("info", say("no_question", lang))
        elif not 0 <= number < len(step.choices):
            self.tell("info", say("no_choice", lang, n=len(step.choices)))
        else:
            self._choice = number
            right = number == step.answer
            if right:
                self._tally.done = True
            elif not self._tally.done:
                self._tally.wrong += 1
            self._say_back("right" if right else "wrong", step.choices[number].why[lang])

    def _say_back(self, kind: str, text: str) -> None:
        self._feedback = {"kind": kind, "text": text}

    # moves

    def no_moves(self) -> str:
        """Why no move may be made in this step, or not another one."""
        if self._open_to_moves:
            return ""
        ready = self._tally.done or self._tally.shown
        words = {"read": "look", "question": "answered" if ready else "choose", "move": "tried_well" if ready else "tried"}
        return say(words[self.step.kind], self.lang)

    def helps(self) -> bool:
        """Not in a step: the move that the rules name may be one that the step holds for wrong."""
        return self.step.kind == "game"

    def after_play(self, action: Action) -> None:
        """Say what the learner's move is worth."""
        step = self.step
        if step.kind != "move":
            return
        right, said = step.is_right(action), step.feedback(action)
        if right:
            self._tally.done = True
        else:
            self._tally.wrong += 1
        self._say_back("right" if right else "wrong", said[self.lang] if said else "")

    def after_refusal(self, action: Action, refusals: Sequence[Refusal], asked: bool) -> None:
        """Count a refused move, unless it was only asked about or the step invited it."""
        if self.step.kind != "move" or asked or not self._open_to_moves:
            return
        invited = found(self.step.refused, action)
        if invited:
            self._say_back("info", invited[self.lang])
        else:
            self._tally.refused += 1
            self._feedback = None

    def after_turn(self) -> None:
        """Say how a whole game has ended."""
        if self.step.kind == "game" and self._match.state.is_over:
            self._tally.done = True
            places = self._match.state.ranking()
            result = "level" if places.count(1) > 1 else "won" if places[LEARNER] == 1 else "lost"
            praise = self.step.praise[self.lang] if self.step.praise else ""
            self._say_back("info", f"{say(result, self.lang)} {praise}".strip())

    def on_tool(self, name: str) -> bool:
        """Hint and undo are those of the step, except in a whole game."""
        if name == "again" and self._match.state.is_over:
            self._feedback = None
        elif name == "hint" and self.step.kind != "game":
            self._help()
            return True
        elif name == "undo" and self._tried is not None:
            self._retry()
            return True
        return False

    def tools(self, names: Sequence[str]) -> Sequence[str]:
        """The tools of the table that make sense in this step; the panel has the others."""
        move = ("why", "undo") if self._open_to_moves else ("undo",)
        useful = {"game": names, "move": move}.get(self.step.kind, ())
        return [name for name in names if name in useful]

    # the same by code

    def play(self, action: Action | str, wait: bool = True) -> Sentence | None:
        """Make the move of the step: `tutor.play("goblin 9")`. Returns the refusal, or what the move gets to hear."""
        if self._open_to_moves:
            self._feedback = None
        return super().play(action, wait) or self.feedback

    def answer(self, number: int) -> Sentence | None:
        """Answer the question of the step by the number of the choice, from 0. Returns why it is right or wrong."""
        return self._told(lambda: self._choose(number))

    def next(self) -> Step:
        """Go to the next step, and return it."""
        self._by_code(self._forward)
        return self.step

    def back(self) -> Step:
        """Go back a step, and return it."""
        self._by_code(self._back)
        return self.step

    def go(self, step: int | str) -> Step:
        """Go to a step by its number, from 1, or its id, and return it. Raises LessonError for one there is not."""
        steps = self.lesson.steps
        if isinstance(step, str):
            at = steps.index(self.lesson.step(step))
        elif isinstance(step, int) and 1 <= step <= len(steps):
            at = step - 1
        else:
            raise LessonError(f"{self.lesson.source} has the steps 1 to {len(steps)}, not {step!r}")
        self._by_code(lambda: self._go(at))
        return self.step

    def hint(self) -> Sentence | None:
        """The hint of the step; asked again, it marks a card. In a free game, a move of the computer's choice."""
        return self._told(lambda: self._tool("hint"))

    def show_me(self) -> Sentence | None:
        """Let the tutor do the step."""
        return self._told(self._show)

    def try_again(self) -> Step:
        """Lay the step out anew, and return it."""
        self._by_code(self._retry)
        return self.step

    def _told(self, deed: Callable[[], None]) -> Sentence | None:
        said = self._by_code(deed)
        self.wait()
        return said or self.feedback

    # standing in a notebook

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle, about = super()._repr_mimebundle_(**kwargs)
        panel = self.panel()
        lines = [f"{panel['title']} ({panel['progress']})", *panel["text"], panel["prompt"]]
        stored = dict(bundle)
        stored["text/plain"] = "\n\n".join([*filter(None, lines), bundle["text/plain"]])
        if "text/html" in bundle:
            head, *rest = (html.escape(line) for line in lines if line)
            stored["text/html"] = f"<p><b>{head}</b></p>" + "".join(f"<p>{line}</p>" for line in rest) + bundle["text/html"]
        return stored, about

    def __repr__(self) -> str:
        return f"<tutor of {self.title}, step {self._at + 1} of {len(self.lesson.steps)}: {self.step.id}>"


def open_lesson(source: str | Path | Game = "claim", lang: str = "en", step: str | None = None) -> Tutor:
    """The tutor of a game's lesson, by the game or its name, or of a lesson in a JSON file; it opens at a step, by its id.

    Raises LessonError: a file is read as data only, held against the rules of its game, and refused with every fault named.
    """
    tutor = _tutor_of(source, lang)
    if step is not None:
        tutor.go(step)
    return tutor


def _tutor_of(source: str | Path | Game, lang: str) -> Tutor:
    if isinstance(source, Game):
        return _house_lesson(source, lang)
    is_text = isinstance(source, (str, Path))
    if is_text and (source in game_names() or os.path.isdir(source)):  # os.path: a text that can be no path is none, not a fault
        return _house_lesson(Game(rooms_at(source)), lang)
    if not (is_text and os.path.isfile(source)):
        raise LessonError(f"there is no lesson {shown(source)}: give the path of a file, or the name of a game: {', '.join(game_names())}")
    lesson = read_lesson(Path(source))
    if lesson.game not in game_names():
        raise LessonError(f"{lesson.source}: game: there is no game {lesson.game!r}. There are: {', '.join(game_names())}")
    game = Game(rooms_of(lesson.game))
    faults = check_lesson(lesson, game)
    if faults:
        raise LessonError("\n".join(faults))
    return Tutor(lesson, game, lang=lang)


def _house_lesson(game: Game, lang: str) -> Tutor:
    lessons: tuple[Lesson, ...] = game.rooms.room("lessons").LESSONS
    if not lessons:
        raise LessonError(f"{game.title} has no lesson yet")
    return Tutor(lessons[0], game, lang=lang)
