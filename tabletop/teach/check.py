"""Checking lessons: every position stands, every answer is right or wrong as the rules have it, every consequence plays out.

`check_lesson` finds all faults and plays nothing but the steps themselves. That a lesson teaches its game well is for
people to judge; that it cannot lie about the rules is seen to here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..core.action import Action
from ..core.errors import TabletopError
from ..core.game import Game
from ..core.state import State
from ..core.text import LANGUAGES, Text
from .lesson import LEARNER, Lesson, Step, matches, matching
from .stage import Stage


def check_lesson(lesson: Lesson, game: Game) -> list[str]:
    """What is wrong with a lesson, a sentence for each fault with step and field; [] if nothing is."""
    source = lesson.source
    if lesson.game != game.name:
        return [f"{source}: game: this is a lesson of {lesson.game!r}, not of {game.name!r}"]
    found = [f"{source}: {fault}" for fault in _texts("title", lesson.title)]
    names = [step.id for step in lesson.steps]
    found += [f"{source}: step {n + 1} ({name}): id: an earlier step has the same" for n, name in enumerate(names) if name in names[:n]]
    for n, step in enumerate(lesson.steps, 1):
        found += [f"{source}: step {n} ({step.id}): {fault}" for fault in _step(step, game)]
    return found


def _step(step: Step, game: Game) -> Iterator[str]:
    for name in ("title", "text", "prompt", "other", "hint", "praise"):
        yield from _texts(name, getattr(step, name))
    for name in ("wrong", "refused"):
        for pattern, text in getattr(step, name).items():
            yield from _texts(f"{name}[{pattern!r}]", text)
    yield from _rules(step, game)
    if step.kind == "game":
        yield from _unused(step, "position", "right", "choices")
        return
    try:
        state = step.opening(game)
    except (TabletopError, TypeError) as fault:  # a position may come from a stranger, with anything where a text belongs
        yield f"position: {fault}"
        return
    if step.kind == "move":
        yield from _move(step, state)
    elif step.kind == "question":
        yield from _question(step)
    else:
        yield from _unused(step, "right", "wrong", "refused", "choices", "then")


def _texts(name: str, text: Text | None) -> Iterator[str]:
    for lang in LANGUAGES:
        if text is not None and not str(text.get(lang, "")).strip():
            yield f"{name}.{lang}: there is no text"


def _rules(step: Step, game: Game) -> Iterator[str]:
    if not step.rules:
        yield "rules: a step teaches at least one rule"
    for rule in step.rules:
        if rule not in game.rulebook.rules and rule not in game.core.rules:
            yield f"rules: {game.title} has no rule {rule!r}"


def _unused(step: Step, *names: str) -> Iterator[str]:
    for name in names:
        if getattr(step, name):
            yield f"{name}: a step of kind {step.kind!r} has none"


def _question(step: Step) -> Iterator[str]:
    yield from _unused(step, "right", "wrong", "refused", "then")
    if len(step.choices) < 2 or not 0 <= step.answer < len(step.choices):
        yield f"answer: {step.answer} points at none of {len(step.choices)} choices; a question has two or more"
    if step.prompt is None:
        yield "prompt: a question asks something"
    for n, choice in enumerate(step.choices):
        yield from _texts(f"choices[{n}].text", choice.text)
        yield from _texts(f"choices[{n}].why", choice.why)


def _move(step: Step, state: State) -> Iterator[str]:
    yield from _unused(step, "choices")
    if state.to_move != LEARNER:
        yield "position: in a step of kind 'move' it is the turn of seat A, where the learner sits"
        return
    for name in ("prompt", "hint", "praise"):
        if getattr(step, name) is None:
            yield f"{name}: a step of kind 'move' needs it"
    legal = state.legal_actions()
    right = [a for a in legal if step.is_right(a)]
    yield from _patterns(step, state, legal, right)
    if any(step.feedback(a) is None for a in legal if a not in right):
        yield "other: some legal move is neither right nor has feedback of its own"
    try:
        if step.show is None or state.game.parse(step.show) not in right:
            yield f"show: {step.show!r} is not one of the right moves"
    except TabletopError as fault:
        yield f"show: {fault}"
    for action in legal:
        try:
            Stage(state.game, step).play_out(action)
        except TabletopError as fault:
            yield f"then: after {str(action)!r}: {fault}"


def _patterns(step: Step, state: State, legal: tuple[Action, ...], right: list[Action]) -> Iterator[str]:
    refused = [a for a in state.game.actions() if a not in legal]
    if not step.right:
        yield "right: there has to be a right move"
    yield from _empty("right", step.right, legal, "legal")
    yield from _empty("wrong", step.wrong, legal, "legal")
    yield from _empty("then", step.then, legal, "legal")
    yield from _empty("refused", step.refused, refused, "refused")
    for pattern in step.wrong:
        if any(matches(pattern, a) for a in right):
            yield f"wrong[{pattern!r}]: it means a right move as well"
    for pattern in step.refused:
        if matching(pattern, legal):
            yield f"refused[{pattern!r}]: it means a legal move"


def _empty(name: str, patterns: Iterable[str], actions: Sequence[Action], what: str) -> Iterator[str]:
    for pattern in patterns:
        if not matching(pattern, actions):
            yield f"{name}: {pattern!r} means no {what} move here"
