"""The lesson of Clippers, played: every right, wrong and illegal answer of every step, and that it teaches every rule in order.

Every move is played on the step itself; the tutor, which also draws the table, plays a first and a last move of each sentence.
"""

from __future__ import annotations

import re

import pytest

import tabletop
from tabletop.core.text import LANGUAGES, Text
from tabletop.games.clippers.board import COMPANIES, COUNTRIES
from tabletop.teach.lesson import Step
from tests.games.lesson_play import LessonPlay, events_of, is_bilingual, texts_of, words

AT = LessonPlay("clippers")
LESSON = AT.lesson
PLACES = tuple(name for name in AT.game.chart.names if "start" not in name)
# Rules that no move of a step can show: where the lesson says them, and the words it says them with.
SAID = {
    "CL-1.6": ("ready", "Chance deals everybody a departure card, open to all: it is your country"),
    "CL-1.7": ("ready", "Seven markers go on its six islands, two of them on one of value 8; five stay in your stock"),
    "CL-1.9": ("ready", "The youngest has the hook card and sits at A"),
    "CL-2.1": ("round", "In each phase it goes clockwise from the start player on"),
    "CL-2.5": ("first", "you lay a stick of any company you like: one stick fills one dash"),
    "CL-2.6": ("arrive", "Phase 3 is phase 2 once more"),
    "CL-4.3": ("arrow", "A connection with an arrow is travelled only the way that it points"),
    "CL-4.7": ("dead-end", "An end from which no lane is free is dead: that way a company goes no further"),
    "CL-6.3": ("unfinished", "Purple may begin what it cannot finish"),
    "CL-6.4": ("stuck", "A purple stick may be the one that you have to lay"),
    "CL-6.5": ("samoa", "on American Samoa it counts from its first stick there"),
    "CL-7.4": ("doubled", "every bonus counts twice"),
    "CL-8.3": ("goal", "At the end every dollar is a point"),
    "CL-8.4": ("nobodys", "A marker scores the value of its island for each company that has come there"),
}
INVITED = {  # the rule that refuses what a step invites one to try
    "marker": "CL-2.3", "single": "CL-4.4", "double": "CL-4.5", "enough": "CL-4.6", "handover": "CL-3.6", "card": "CL-3.1",
    "port-card": "CL-3.5", "buy": "CL-2.2", "reserve": "CL-5.4", "room": "CL-5.2", "dead-end": "CL-4.4", "open": "CL-6.1",
    "samoa": "CL-6.2", "passed-over": "CL-2.4",
}  # fmt: skip
CALLED = {  # what a prompt calls that which is no place
    "done": ("Done", "마치기"), "option port": ("port card", "포트 카드"), "option 3x": ("3x", "3배"),
    "ship white": ("white ship", "하양 배"),
}  # fmt: skip


# what is written stands


def test_it_goes_from_theme_goal_and_overview_over_a_first_move_to_a_self_check_and_a_game() -> None:
    kinds = [step.kind for step in LESSON.steps]

    assert [step.id for step in LESSON.steps[:4]] == ["pacific", "goal", "round", "first"]
    assert kinds[:4] == ["read", "read", "read", "move"]
    assert kinds.count("move") >= 28
    assert kinds[-1] == "game" and kinds[-6:-1] == ["question"] * 5


def test_the_first_move_comes_within_two_minutes() -> None:
    assert sum(words(step) for step in LESSON.steps[:4]) < 2 * 150  # words a minute, read slowly


@pytest.mark.parametrize("step", AT.steps("read", "move", "question", "game"))
def test_a_step_is_short_and_in_both_languages_which_name_the_same_places_companies_and_numbers(step: Step) -> None:
    assert words(step) <= 100
    for text in texts_of(step):
        assert is_bilingual(text)
        assert AT.named(text, "en", PLACES) == AT.named(text, "ko", PLACES)
        assert _companies(text, "en") == _companies(text, "ko")


def _companies(text: Text, lang: str) -> set[str]:
    """The companies that a text names, as whole words."""
    end = r"(?!\w)" if lang == "en" else ""
    said = {company: AT.game.rulebook.word(company, lang) for company in COMPANIES}
    return {company for company, word in said.items() if re.search(rf"(?<!\w){word}{end}", text[lang], re.IGNORECASE)}


# every answer


@pytest.mark.parametrize("step", AT.inviting())
def test_what_a_step_invites_is_named_in_its_prompt_and_refused_by_a_rule_that_is_taught_by_then(step: Step) -> None:
    state = AT.opening(step)

    assert {state.explain(action)[0].rule for _, action in AT.invited(step)} == {INVITED[step.id]}
    assert INVITED[step.id] in AT.so_far(step)
    for pattern in step.refused:
        for n, lang in enumerate(LANGUAGES):
            named = [AT.game.rulebook.word(name, lang) for name in PLACES if name in pattern] or [CALLED[pattern][n]]
            assert step.prompt and all(name in step.prompt[lang] for name in named)


def test_every_step_that_invites_says_by_which_rule() -> None:
    assert {step.id for step in LESSON.steps if step.refused} == set(INVITED)


# what is taught


@pytest.mark.parametrize("rule", [r.id for r in tabletop.load("clippers").rulebook.rules.values() if r.kind == "rule"])
def test_every_rule_is_really_taught(rule: str) -> None:
    teaching = [step for step in LESSON.steps if rule in step.rules]
    shown = False
    for step in (s for s in teaching if s.kind == "move"):
        state = AT.opening(step)
        shown |= any(e.rule == rule for a in AT.right(step) + AT.wrong(step) for e in events_of(AT.played(step, a)))
        shown |= any(r.rule == rule for _, a in AT.invited(step) for r in state.explain(a))

    assert teaching, f"no step names {rule}"
    if rule in SAID:
        where, phrase = SAID[rule]
        step = LESSON.step(where)
        assert rule in step.rules
        assert phrase in " ".join(text["en"] for text in (step.text, step.prompt, step.praise) if text)
    else:
        assert shown, f"no step shows {rule} happening"


def test_components_and_theme_are_told_too() -> None:
    assert {rule.id for rule in AT.game.rulebook.rules.values()} == set(LESSON.rules)


def test_nobody_is_asked_what_has_not_been_taught() -> None:
    for step in LESSON.steps:
        if step.kind == "move":
            needed = {e.rule for a in AT.right(step) for e in events_of(AT.played(step, a)) if e.seat == 0}

            assert needed <= AT.so_far(step), f"{step.id} needs {needed - AT.so_far(step)}"


def test_the_heart_of_the_game_has_several_steps() -> None:
    for rule, least in (("CL-8.4", 3), ("CL-4.4", 3), ("CL-4.1", 3), ("CL-5.2", 3), ("CL-3.6", 2), ("CL-7.4", 3)):
        assert sum(rule in step.rules for step in LESSON.steps) >= least


def test_the_learner_plays_countries_of_the_game_and_b_has_ports_of_its_own() -> None:
    for step in LESSON.steps:
        if step.kind != "game":
            state = AT.opening(step)
            cards = [state.country(seat) for seat in range(state.players)]  # type: ignore[attr-defined]

            assert state.players == 2 and set(cards) <= set(COUNTRIES) and len(set(cards)) == 2


def test_the_free_game_is_played_to_its_end_against_the_computer() -> None:
    tutor = AT.opened("game")
    assert repr(tutor.match).count("greedy") == 1

    while not tutor.match.state.is_over:
        tutor.play(str(tutor.match.state.legal_actions()[0]))

    assert tutor.progress()[-1]["done"]
    assert tutor.feedback
