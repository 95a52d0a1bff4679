"""The lesson of Port Royal as its tests read it: steps, what they open with, and what comes of a move."""

from __future__ import annotations

import re

import pytest

from tabletop.core.action import Action
from tabletop.core.game import Game
from tabletop.core.text import Text
from tabletop.games.port_royal.deck import FACES
from tabletop.games.port_royal.pieces import State
from tabletop.teach.lesson import Lesson, Step
from tests.games.lesson_play import LessonPlay, events_of, one_each, texts_of, words

__all__ = [
    "ONE_MORE", "counted", "events_of", "illegal", "lesson", "named", "one_each", "opened", "opening", "played", "port", "right",
    "state_after", "steps", "texts_of", "then", "told", "words", "wrong",
]  # fmt: skip
# where "one more card, or stop?" is asked
ONE_MORE = ("dare", "enough", "too-few", "skull", "too-late", "admiral", "last-laugh")
AT = LessonPlay("port_royal")
opened, played, illegal, right, wrong, told = AT.opened, AT.played, AT.illegal, AT.right, AT.wrong, AT.told


def port() -> Game:
    return AT.game


def lesson() -> Lesson:
    return AT.lesson


def steps(*kinds: str) -> list[pytest.ParameterSet]:
    return AT.steps(*kinds)


def opening(step: Step | str) -> State:
    state = AT.opening(step)
    assert isinstance(state, State)
    return state


def state_after(step: str, action: Action | str) -> State:
    state = played(step, action).state
    assert isinstance(state, State)
    return state


def then(state: State, *actions: Action | str) -> State:
    after = state.play(*actions)
    assert isinstance(after, State)
    return after


def counted(state: State, what: str) -> tuple[int, ...]:
    return tuple((state.points if what == "points" else state.coins)(seat) for seat in range(state.players))


def named(text: Text, lang: str) -> set[str]:
    """The ships and people that a text names by their faces."""
    found = {face: port().rulebook.word(face, lang) for face in FACES if re.search(r"\d", face)}
    return {face for face, word in found.items() if re.search(rf"(?<![\w/]){re.escape(word)}(?![\d/])", text[lang])}
