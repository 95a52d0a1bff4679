"""Lesson: steps as data, each with a position, a question to the learner, and what every answer gets.

A lesson holds no code. Which moves are right is said by patterns over the notation ("play goblin *"), and what follows a
move by the actions of the other side and of chance; chance that a step does not name is drawn from its seed. Lessons of
strangers are read by `reading`, and `check` holds any lesson against the rules of its game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from ..core.action import Action, plain
from ..core.errors import LessonError
from ..core.game import Game
from ..core.state import State
from ..core.text import Text

KINDS = ("read", "move", "question", "game")
VERSION = 1
LEARNER = 0

Texts = Mapping[str, Text]


@dataclass(frozen=True)
class Choice:
    """One answer to a question: what it says, and why it is right or wrong."""

    text: Text
    why: Text


@dataclass(frozen=True, repr=False)
class Step:
    """One step of a lesson: one idea.

    `kind` is "read" (look and go on), "move" (play one), "question" (choose an answer) or "game" (play a whole game). The
    learner sits at seat A. `position` is a mapping for `game.from_dict`; what it leaves out is filled with `seed`.

    For a move: `right` are patterns of the right moves; `wrong` gives feedback to particular legal moves and `other` to all
    further ones; `refused` is added to the refusal of a move that the step invites one to try; `show` is the move that
    "show me" plays. `then` lists what the other side and chance do next, by pattern of the learner's move.

    For a question: `choices`, and `answer`, the index of the right one. `rules` are the ids of the rules that are taught.
    """

    id: str
    kind: str
    title: Text
    text: Text
    rules: tuple[str, ...]
    prompt: Text | None = None
    position: Mapping[str, Any] | None = None
    seed: int = 0
    right: tuple[str, ...] = ()
    wrong: Texts = field(default_factory=dict)
    other: Text | None = None
    refused: Texts = field(default_factory=dict)
    hint: Text | None = None
    praise: Text | None = None
    show: str | None = None
    then: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    answer: int = 0

    def __repr__(self) -> str:
        return f"<step {self.id!r} ({self.kind}): {self.title['en']}>"

    def opening(self, game: Game) -> State:
        """The position of the step, chance open. Raises PositionError."""
        if self.position is None:
            return game.new(seed=self.seed).keyed(None)
        return game.from_dict(self.position, seed=self.seed)

    def is_right(self, action: Action) -> bool:
        """Whether a legal move is one that the step asks for."""
        return any(matches(p, action) for p in self.right)

    def feedback(self, action: Action) -> Text | None:
        """What a legal move gets to hear: praise, or what is wrong with it."""
        return self.praise if self.is_right(action) else found(self.wrong, action, self.other)

    def script(self, action: Action) -> tuple[str, ...]:
        """What the other side and chance do after a move of the learner."""
        return tuple(found(self.then, action, ()))


@dataclass(frozen=True, repr=False)
class Lesson:
    """A lesson of a game: a title and its steps, the first to the last."""

    title: Text
    game: str
    steps: tuple[Step, ...]
    source: str = field(default="lesson", compare=False)

    def __repr__(self) -> str:
        return f"<lesson of {self.game}: {self.title['en']}, {len(self.steps)} steps>"

    def step(self, name: str) -> Step:
        """The step of that id. Raises LessonError that says which there are."""
        for step in self.steps:
            if step.id == name:
                return step
        raise LessonError(f"{self.source} has no step {name!r}; its steps are {', '.join(s.id for s in self.steps)}")

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that are taught, each once, in the order of the steps."""
        return tuple(dict.fromkeys(r for step in self.steps for r in step.rules))

    def to_dict(self) -> dict[str, Any]:
        """The lesson as plain values for JSON; `Lesson.from_dict` gives it back."""
        return {"tabletop_lesson": VERSION, "title": dict(self.title), "game": self.game, "steps": [_plain(s) for s in self.steps]}

    @staticmethod
    def from_dict(value: object, source: str = "lesson") -> Lesson:
        """A lesson from what `to_dict` gives. Raises LessonError that names source, step and field."""
        from .reading import lesson_from

        return lesson_from(value, source)

    def save(self, path: str | Path) -> Path:
        """Write the lesson to a file that can be edited and opened again; returns the path."""
        target = Path(path)
        target.write_text(json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        return target


def matches(pattern: str, action: Action) -> bool:
    """Whether a pattern means an action: "play goblin *" means every goblin. * is any text, ? one sign, [89] one of these."""
    return fnmatchcase(plain(str(action)), plain(pattern))


def matching(pattern: str, actions: Iterable[Action]) -> tuple[Action, ...]:
    """The actions that a pattern means."""
    return tuple(a for a in actions if matches(pattern, a))


def found(by_pattern: Mapping[str, Any], action: Action, default: Any = None) -> Any:
    """The value of the first pattern that means the action."""
    return next((value for pattern, value in by_pattern.items() if matches(pattern, action)), default)


def _plain(value: Any) -> Any:
    """A value of a step as JSON has it; what is at its default is left out."""
    if isinstance(value, (Step, Choice)):
        shown = {f.name: (getattr(value, f.name), f.default) for f in fields(value)}
        return {name: _plain(v) for name, (v, default) in shown.items() if v not in (default, {})}
    if isinstance(value, Mapping):
        return {k: _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, (tuple, list)) else value
