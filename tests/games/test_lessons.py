"""The lessons, played: every right, wrong and illegal answer of every step, whatever the game.

What a lesson says, and that it teaches every rule in order, is tested game by game.
"""

from __future__ import annotations

import re

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.text import LANGUAGES
from tabletop.teach.check import check_lesson
from tabletop.teach.lesson import Step, matching
from tabletop.teach.stage import Stage
from tests.games.lesson_play import LessonPlay, one_each

PLAYS = tuple(LessonPlay(name) for name in ("blue_lagoon", "port_royal", "valparaiso", "clippers"))


def steps(*kinds: str) -> list[pytest.ParameterSet]:
    """The steps of these kinds of every lesson."""
    return [pytest.param(play, step, id=f"{play.name}-{step.id}") for play in PLAYS for step in play.lesson.steps if step.kind in kinds]


CHOOSY = [
    pytest.param(play, step, id=f"{play.name}-{step.id}") for play in PLAYS for step in play.lesson.steps if step.other or step.wrong
]  # steps in which a legal move can be wrong


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)
def test_a_lesson_has_no_fault(play: LessonPlay) -> None:
    assert check_lesson(play.lesson, play.game) == []


# moves


@pytest.mark.parametrize(("play", "step"), steps("move"))
def test_every_right_move_is_played_out_as_the_step_names_it(play: LessonPlay, step: Step) -> None:
    assert play.right(step)
    for action in play.right(step):
        stage = play.played(step, action)

        assert stage.tried == action and not stage.left
        assert len(stage.moves) > 1 and not stage.state.is_chance


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("play", "step"), steps("move"))
def test_a_right_move_is_praised(play: LessonPlay, step: Step, lang: str) -> None:
    for action in one_each(step, play.right(step)):
        tutor = play.opened(step, lang)

        said = tutor.play(action)

        assert step.praise is not None and said == step.praise[lang]
        assert tutor.panel()["feedback"] == {"kind": "right", "text": said}
        assert tutor.progress()[play.lesson.steps.index(step)]["done"]


@pytest.mark.parametrize(("play", "step"), CHOOSY)
def test_every_legal_but_wrong_move_is_played_out_and_has_feedback(play: LessonPlay, step: Step) -> None:
    assert play.wrong(step)
    for action in play.wrong(step):
        stage = play.played(step, action)

        assert step.feedback(action) not in (None, step.praise)
        assert stage.tried == action and not stage.left and not stage.state.is_chance
        for reply in step.script(action):
            assert play.game.action(reply).by_chance or reply in [str(move.action) for move in stage.moves if move.seat == 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("play", "step"), CHOOSY)
def test_a_wrong_move_hears_what_is_wrong_with_it_and_can_be_tried_again(play: LessonPlay, step: Step, lang: str) -> None:
    start = play.opening(step)
    for action in one_each(step, play.wrong(step)):
        tutor = play.opened(step, lang)

        said = tutor.play(action)

        assert said and said == (step.feedback(action) or {})[lang]
        assert tutor.panel()["feedback"]["kind"] == "wrong"
        assert "again" in {button["id"] for button in tutor.panel()["buttons"]}
        tutor.try_again()
        assert tutor.match.state == start


@pytest.mark.parametrize(("play", "step"), steps("move"))
def test_every_illegal_move_is_refused_with_a_rule_and_nothing_is_played(play: LessonPlay, step: Step) -> None:
    stage = Stage(play.game, step)
    start = stage.state
    for action in play.illegal(start):
        with pytest.raises(IllegalAction, match=rf"\(({play.game.prefix}-\d+\.\d|CORE-\w+)"):
            stage.play(action)

        assert stage.state is start


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("play", "step"), steps("move"))
def test_a_refusal_is_told_with_its_rule_and_an_invited_one_with_a_word_of_the_step(play: LessonPlay, step: Step, lang: str) -> None:
    state, tutor = play.opening(step), play.opened(step, lang)
    by_rule = {state.explain(action)[0].rule: action for action in play.illegal(state)}
    for rule, action in by_rule.items():
        said = tutor.play(action)

        assert said and re.search(rf"\(.*{re.escape(rule)}\b.*\)$", said)
        assert tutor.match.state == state
    for pattern, text in step.refused.items():
        tutor.play(matching(pattern, play.illegal(state))[0])

        assert tutor.panel()["feedback"] == {"kind": "info", "text": text[lang]}


@pytest.mark.parametrize(("play", "step"), steps("move"))
def test_show_me_does_the_step(play: LessonPlay, step: Step) -> None:
    tutor = play.opened(step)

    tutor.show_me()

    assert tutor.progress()[play.lesson.steps.index(step)]["shown"]
    assert isinstance(tutor.match, Stage) and str(tutor.match.tried) == step.show


# questions, and what is read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("play", "step"), steps("question"))
def test_every_answer_of_a_question_gets_its_reason(play: LessonPlay, step: Step, lang: str) -> None:
    for number, choice in enumerate(step.choices):
        tutor = play.opened(step, lang)

        said = tutor.answer(number)

        assert said == choice.why[lang]
        assert tutor.panel()["feedback"]["kind"] == ("right" if number == step.answer else "wrong")
        assert tutor.panel()["choices"][number]["chosen"]
        assert choice.why["en"].startswith("Right") == choice.why["ko"].startswith("맞습니다") == (number == step.answer)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)
def test_the_right_answers_do_not_always_stand_at_the_same_place(play: LessonPlay) -> None:
    answers = [step.answer for step in play.lesson.steps if step.kind == "question"]

    assert max(answers.count(n) for n in set(answers)) <= 0.6 * len(answers)


@pytest.mark.parametrize(("play", "step"), steps("read", "move", "question"))
def test_a_step_looks_the_same_every_time(play: LessonPlay, step: Step) -> None:
    assert play.opening(step).to_dict() == play.opening(step).to_dict()
    assert not play.opening(step).is_chance
    for action in play.right(step)[:1] if step.kind == "move" else ():
        assert play.played(step, action).state.to_dict() == play.played(step, action).state.to_dict()
