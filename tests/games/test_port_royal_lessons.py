"""The lesson of Port Royal, played: every right, wrong and illegal answer of every step, and that it teaches every rule in order.

Every move is played on the step itself; the tutor, which also draws the table, plays a first and a last move of each sentence.
"""

from __future__ import annotations

import re

import pytest

import tabletop
from tabletop.core.text import LANGUAGES
from tabletop.teach.lesson import Step, matching
from tests.games.harbour_lesson import (
    ONE_MORE,
    events_of,
    illegal,
    lesson,
    named,
    opened,
    opening,
    played,
    port,
    right,
    steps,
    texts_of,
    words,
    wrong,
)

# Rules that no move of a step can show: where the lesson says them, and the words it says them with.
SAID = {
    "PR-1.3": ("five", "lies open from the start. With two to four players it stays in the box"),
    "PR-1.6": ("turn", "Everybody begins with 3 coins"),
    "PR-1.7": ("odds", "a coin is a card of the pile, face down, and nobody knows which"),
    "PR-1.8": ("first", "Whoever was at the sea most recently begins, and play goes clockwise"),
    "PR-1.9": ("turn", "On your turn you first discover"),
    "PR-2.2": ("another", "turn up another, as often as you like, or stop"),
    "PR-2.3": ("another", "People stay in the harbour"),
    "PR-2.7": ("again", "Repelling uses nothing up"),
    "PR-3.1": ("expedition", "laid below the harbour, not into it, and stays until somebody fulfils it"),
    "PR-3.4": ("any-time", "on your own turn any time will do"),
    "PR-3.8": ("tax-coin", "All who are level get one"),
    "PR-3.9": ("tax-coin", "The tax itself is discarded, it is no card of the harbour, and you may draw on"),
    "PR-4.2": ("one-by-one", "one after the other: what the first brings can pay for the second"),
    "PR-4.5": ("at-once", "Whoever you hire helps you at once"),
    "PR-4.6": ("others", "the others have a chance each, clockwise"),
    "PR-5.5": ("mademoiselle", "every person costs you a coin less"),
    "PR-6.2": ("goal", "in the end most points win"),
}
INVITED = {  # the rule that refuses what a step invites one to try
    "first": "PR-2.1", "swords": "PR-2.4", "too-few": "PR-2.5", "skull": "PR-2.5", "too-late": "PR-2.6", "hire": "PR-4.4", "fee": "PR-4.7",
    "mademoiselle": "PR-4.4", "expedition": "PR-3.2", "any-time": "PR-4.1", "not-now": "PR-3.5", "dead-end": "PR-2.12",
}  # fmt: skip
TOUCHED = {  # what the prompt names of it, in both languages
    "draw": ("Draw", "뽑기"), "stop": ("Stop", "마치기"), "repel": ("Repel", "쫓아내기"), "take": ("the {}", "{}[을를]"),
    "fulfil": ("expedition", "탐험대"),
}  # fmt: skip
UNTOUCHED = {"PR-2.8", "PR-3.1", "PR-4.2"}  # an option; an expedition and a card that do not lie on the table

INVITING = [pytest.param(step, id=step.id) for step in lesson().steps if step.refused]


# what is written stands


def test_it_goes_from_theme_goal_and_overview_over_a_first_move_to_a_self_check_and_a_game() -> None:
    kinds = [step.kind for step in lesson().steps]

    assert [step.id for step in lesson().steps[:4]] == ["port", "goal", "turn", "first"]
    assert kinds[:4] == ["read", "read", "read", "move"]
    assert kinds.count("move") >= 24
    assert kinds[-1] == "game" and kinds[-6:-1] == ["question"] * 5


def test_the_first_move_comes_within_two_minutes() -> None:
    assert sum(words(step) for step in lesson().steps[:4]) < 2 * 150  # words a minute, read slowly


@pytest.mark.parametrize("step", steps("read", "move", "question", "game"))
def test_a_step_is_short_and_in_both_languages_which_name_the_same_cards_and_numbers(step: Step) -> None:
    assert words(step) <= 100
    for text in texts_of(step):
        english, korean = (set(re.findall(r"\d+", text[lang])) for lang in LANGUAGES)

        assert english == korean
        assert named(text, "en") == named(text, "ko")
        assert not re.search("[가-힣]", text["en"])
        assert re.search("[가-힣]", text["ko"])


# every answer


@pytest.mark.parametrize("step", INVITING)
def test_what_a_step_invites_is_named_in_its_prompt_and_refused_by_a_rule_that_is_taught_by_then(step: Step) -> None:
    state = opening(step)
    so_far = lesson().steps[: lesson().steps.index(step) + 1]
    for pattern in step.refused:
        verb, _, card = pattern.partition(" ")

        assert step.prompt
        for word, lang in zip(TOUCHED[verb], LANGUAGES, strict=True):
            assert re.search(word.format(_short(card, lang)), step.prompt[lang])
        assert {state.explain(action)[0].rule for action in matching(pattern, illegal(state))} == {INVITED[step.id]}
        assert any(INVITED[step.id] in earlier.rules for earlier in so_far)


def _short(card: str, lang: str) -> str:
    """What a prompt calls a card of the harbour: a ship by its name, a person by the kind, perhaps with the price."""
    if not card:
        return ""
    name = card.split()[1] if "/" in card else card.split()[0]
    return f"{port().rulebook.word(name, lang)}(?: \\d)?"


def test_each_refusal_that_a_touch_can_meet_is_invited() -> None:
    known = {rule.id for rule in port().rulebook.rules.values() if rule.refusals}

    assert {step.id for step in lesson().steps if step.refused} == set(INVITED)
    assert set(INVITED.values()) | set(UNTOUCHED) == known


def test_one_more_card_is_not_always_the_right_answer() -> None:
    answers = [lesson().step(name).show for name in ONE_MORE]

    assert {answers.count("draw"), answers.count("stop")} == {3, 4}


# what is taught


@pytest.mark.parametrize("rule", [r.id for r in tabletop.load("port_royal").rulebook.rules.values() if r.kind == "rule"])
def test_every_rule_is_really_taught(rule: str) -> None:
    teaching = [step for step in lesson().steps if rule in step.rules]
    shown = False
    for step in (s for s in teaching if s.kind == "move"):
        state = opening(step)
        shown |= any(e.rule == rule for a in right(step) + wrong(step) for e in events_of(played(step, a)))
        shown |= any(r.rule == rule for p in step.refused for a in matching(p, illegal(state)) for r in state.explain(a))

    assert teaching, f"no step names {rule}"
    if rule in SAID:
        where, phrase = SAID[rule]
        step = lesson().step(where)
        assert rule in step.rules
        assert phrase in " ".join(text["en"] for text in (step.text, step.prompt, step.praise) if text)
    else:
        assert shown, f"no step shows {rule} happening"


def test_components_and_theme_are_told_too() -> None:
    assert {rule.id for rule in port().rulebook.rules.values()} == set(lesson().rules)


def test_nobody_is_asked_what_has_not_been_taught() -> None:
    taught = {"PR-4.1", "PR-4.8"}  # how many cards one may take, and that the next turn begins, are told in passing before their steps
    for step in lesson().steps:
        taught |= set(step.rules)
        if step.kind == "move":
            needed = {e.rule for a in right(step) for e in events_of(played(step, a)) if e.seat == 0}

            assert needed <= taught, f"{step.id} needs {needed - taught}"


def test_the_free_game_is_played_to_its_end_against_the_computer() -> None:
    tutor = opened(lesson().step("game"))
    assert repr(tutor.match).count("greedy") == 1

    while not tutor.match.state.is_over:
        legal = [str(action) for action in tutor.match.state.legal_actions()]
        tutor.play("stop" if "stop" in legal else legal[-1])

    assert tutor.progress()[-1]["done"]
    assert tutor.feedback
