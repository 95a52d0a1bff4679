"""A lesson as its tests read it, whatever the game: steps, what they open with, what comes of a move, and what is said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import Game
from tabletop.core.state import State
from tabletop.core.text import LANGUAGES, Text
from tabletop.teach.lesson import Lesson, Step, matching
from tabletop.teach.stage import Stage
from tabletop.teach.tutor import Tutor


@cache
def tutor_of(name: str, lang: str) -> Tutor:
    return tabletop.lesson(name, lang=lang)


@cache
def game_of(name: str) -> Game:
    return tabletop.load(name)


class LessonPlay:
    """The first lesson of a game."""

    def __init__(self, name: str) -> None:
        self.name, self.game = name, game_of(name)
        self.lesson: Lesson = self.game.rooms.room("lessons").LESSONS[0]

    # steps

    def step(self, step: Step | str) -> Step:
        return self.lesson.step(step) if isinstance(step, str) else step

    def steps(self, *kinds: str) -> list[pytest.ParameterSet]:
        return [pytest.param(step, id=step.id) for step in self.lesson.steps if step.kind in kinds]

    def inviting(self) -> list[pytest.ParameterSet]:
        """Steps that invite one to try what is refused."""
        return [pytest.param(step, id=step.id) for step in self.lesson.steps if step.refused]

    def so_far(self, step: Step) -> set[str]:
        """The rules that are taught up to a step, its own among them."""
        until = self.lesson.steps.index(step) + 1
        return {rule for earlier in self.lesson.steps[:until] for rule in earlier.rules}

    # on the table

    def opened(self, step: Step | str, lang: str = "en") -> Tutor:
        tutor = tutor_of(self.name, lang)
        tutor.go(self.step(step).id)
        return tutor

    def opening(self, step: Step | str) -> State:
        return self.step(step).opening(self.game)

    def played(self, step: Step | str, action: Action | str) -> Stage:
        stage = Stage(self.game, self.step(step))
        stage.play_out(action)
        return stage

    def right(self, step: Step | str) -> list[Action]:
        return [a for a in self.opening(step).legal_actions() if self.step(step).is_right(a)]

    def wrong(self, step: Step | str) -> list[Action]:
        return [a for a in self.opening(step).legal_actions() if not self.step(step).is_right(a)]

    def illegal(self, state: State) -> list[Action]:
        legal = set(state.legal_actions())
        return [a for a in self.game.actions() if not a.by_chance and a not in legal]

    def invited(self, step: Step) -> list[tuple[str, Action]]:
        """What a step invites one to try and is refused: pattern and action."""
        found = self.illegal(self.opening(step))
        return [(pattern, action) for pattern in step.refused for action in matching(pattern, found)]

    # what is told

    def told(self, step: str, action: Action | str) -> list[tuple[str, int, int | str | tuple[str, ...]]]:
        return [(e.kind, e.seat, e.amount) for e in events_of(self.played(step, action))]

    def named(self, text: Text, lang: str, words: Iterable[str]) -> set[str]:
        """Those words of the rulebook that a text names."""
        found = {word: self.game.rulebook.word(word, lang) for word in words}
        return {word for word, said in found.items() if re.search(rf"(?<!\w){re.escape(said)}", text[lang])}


def events_of(stage: Stage) -> list[Event]:
    return [event for move in stage.moves[1:] for event in move.state.events]


def one_each(step: Step, actions: Iterable[Action]) -> list[Action]:
    """A first and a last move of each sentence that moves get to hear."""
    first: dict[str, Action] = {}
    last: dict[str, Action] = {}
    for action in actions:
        said = (step.feedback(action) or {})["en"]
        first.setdefault(said, action)
        last[said] = action
    return list(dict.fromkeys([*first.values(), *last.values()]))


def texts_of(step: Step) -> list[Text]:
    """All that a step can say."""
    texts = [step.title, step.text, step.prompt, step.hint, step.praise, step.other, *step.wrong.values(), *step.refused.values()]
    return [text for text in texts if text] + [text for choice in step.choices for text in (choice.text, choice.why)]


def words(step: Step) -> int:
    return len(" ".join(text["en"] for text in (step.title, step.text, step.prompt) if text).split())


def is_bilingual(text: Text) -> bool:
    """Whether English has no Hangul, Korean has some, and both have the same numbers."""
    english, korean = (set(re.findall(r"\d+", text[lang])) for lang in LANGUAGES)
    return english == korean and not re.search("[가-힣]", text["en"]) and bool(re.search("[가-힣]", text["ko"]))
