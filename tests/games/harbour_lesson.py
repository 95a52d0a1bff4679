"""The lesson of Port Royal as its tests read it: steps, what they open with, and what comes of a move."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import Game
from tabletop.core.text import LANGUAGES, Text
from tabletop.games.port_royal.deck import FACES
from tabletop.games.port_royal.pieces import State
from tabletop.teach.lesson import Lesson, Step
from tabletop.teach.stage import Stage
from tabletop.teach.tutor import Tutor

# where "one more card, or stop?" is asked
ONE_MORE = ("dare", "enough", "too-few", "skull", "too-late", "admiral", "last-laugh")


@cache
def port() -> Game:
    return tabletop.load("port_royal")


def lesson() -> Lesson:
    found: Lesson = port().rooms.room("lessons").LESSONS[0]
    return found


def steps(*kinds: str) -> list[pytest.ParameterSet]:
    return [pytest.param(step, id=step.id) for step in lesson().steps if step.kind in kinds]


@cache
def tutors() -> dict[str, Tutor]:
    return {lang: tabletop.lesson("port_royal", lang=lang) for lang in LANGUAGES}


def opened(step: Step, lang: str = "en") -> Tutor:
    tutor = tutors()[lang]
    tutor.go(step.id)
    return tutor


def opening(step: Step | str) -> State:
    state = (lesson().step(step) if isinstance(step, str) else step).opening(port())
    assert isinstance(state, State)
    return state


def played(step: Step | str, action: Action | str) -> Stage:
    stage = Stage(port(), lesson().step(step) if isinstance(step, str) else step)
    stage.play_out(action)
    return stage


def state_after(step: str, action: Action | str) -> State:
    state = played(step, action).state
    assert isinstance(state, State)
    return state


def then(state: State, *actions: Action | str) -> State:
    after = state.play(*actions)
    assert isinstance(after, State)
    return after


def events_of(stage: Stage) -> list[Event]:
    return [event for move in stage.moves[1:] for event in move.state.events]


def told(step: str, action: str) -> list[tuple[str, int, int | str]]:
    return [(e.kind, e.seat, e.amount) for e in events_of(played(step, action))]


def counted(state: State, what: str) -> tuple[int, ...]:
    return tuple((state.points if what == "points" else state.coins)(seat) for seat in range(state.players))


def illegal(state: State) -> list[Action]:
    legal = set(state.legal_actions())
    return [a for a in port().actions() if not a.by_chance and a not in legal]


def right(step: Step) -> list[Action]:
    return [a for a in opening(step).legal_actions() if step.is_right(a)]


def wrong(step: Step) -> list[Action]:
    return [a for a in opening(step).legal_actions() if not step.is_right(a)]


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


def named(text: Text, lang: str) -> set[str]:
    """The ships and people that a text names by their faces."""
    found = {face: port().rulebook.word(face, lang) for face in FACES if re.search(r"\d", face)}
    return {face for face, word in found.items() if re.search(rf"(?<![\w/]){re.escape(word)}(?![\d/])", text[lang])}
