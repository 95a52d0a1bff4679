"""The lesson of Claim, played: every right, wrong and illegal answer of every step, and that it teaches every rule in order."""

from __future__ import annotations

import re
from functools import cache

import pytest

import tabletop
from tabletop.core.event import Event
from tabletop.core.game import Game
from tabletop.core.text import LANGUAGES
from tabletop.teach.check import check_lesson
from tabletop.teach.lesson import Lesson, Step
from tabletop.teach.stage import Stage
from tabletop.teach.tutor import Tutor

# Rules that no event and no refusal of a step can show: where the lesson says them, and the words it says them with.
SAID = {
    "CM-1.3": ("phases", "13 each"),
    "CM-1.4": ("phases", "for your own eyes only"),
    "CM-1.5": ("phases", "Phase 2: the followers become your hand"),
    "CM-1.6": ("lead", "younger player leads"),
    "CM-2.2": ("lead", "two cards, one from each of you"),
    "CM-2.8": ("off", "leads the next"),
    "CM-3.4": ("blind", "look through your own followers"),
    "CM-3.6": ("last-trick", "thirteen tricks"),
    "CM-4.1": ("last-trick", "take your thirteen followers as your new hand"),
    "CM-4.4": ("supporters", "thirteen tricks as well"),
    "CM-5.1": ("knight", "Goblins have no power"),
    "CM-5.5": ("undead-up", "becomes a follower"),
    "CM-5.7": ("double", "may always be played"),
    "CM-5.10": ("copy", "none of its power"),
    "CM-6.1": ("goal", "more supporters"),
    "CM-6.2": ("level", "highest number"),
    "CM-6.3": ("undecided", "nobody gets it"),
    "CM-6.4": ("draw", "Three factions win"),
    "CM-6.5": ("draw", "draw"),
}
OWN = ("leads", "follows", "throws_off", "mimics")
DECIDES = ("wins_higher", "wins_tie", "wins_off", "wins_knight")


@cache
def claim() -> Game:
    return tabletop.load("claim")


def lesson() -> Lesson:
    found: Lesson = claim().rooms.room("lessons").LESSONS[0]
    return found


def steps(kind: str) -> list[pytest.ParameterSet]:
    return [pytest.param(step, id=step.id) for step in lesson().steps if step.kind == kind]


@cache
def tutors() -> dict[str, Tutor]:
    return {lang: tabletop.lesson("claim", lang=lang) for lang in LANGUAGES}


def opened(step: Step, lang: str = "en") -> Tutor:
    tutor = tutors()[lang]
    tutor.go(step.id)
    return tutor


def events_after(step: Step, action: str) -> list[Event]:
    stage = Stage(claim(), step)
    stage.play_out(action)
    return [event for move in stage.moves[1:] for event in move.state.events]


def words(step: Step) -> int:
    return len(" ".join(text["en"] for text in (step.title, step.text, step.prompt) if text).split())


# the data stand


def test_the_lesson_has_no_fault() -> None:
    assert check_lesson(lesson(), claim()) == []


def test_it_goes_from_theme_goal_and_overview_over_a_first_move_to_a_self_check_and_a_game() -> None:
    kinds = [step.kind for step in lesson().steps]

    assert [step.id for step in lesson().steps[:4]] == ["throne", "goal", "phases", "lead"]
    assert kinds[:4] == ["read", "read", "read", "move"]
    assert len(kinds) >= 16
    assert kinds[-1] == "game" and kinds[-6:-1] == ["question"] * 5


def test_the_first_move_comes_within_two_minutes() -> None:
    before = sum(words(step) for step in lesson().steps[:4])

    assert before < 2 * 150  # words a minute, read slowly


@pytest.mark.parametrize("step", [*steps("read"), *steps("move"), *steps("question")])
def test_a_step_is_short_and_in_both_languages(step: Step) -> None:
    texts = [step.title, step.text, step.prompt, step.hint, step.praise, step.other, *step.wrong.values(), *step.refused.values()]
    texts += [text for choice in step.choices for text in (choice.text, choice.why)]

    assert words(step) <= 100
    for text in filter(None, texts):
        assert not re.search("[가-힣]", text["en"])
        assert re.search("[가-힣]", text["ko"]) or text["ko"] == "B"


# every answer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", steps("move"))
def test_every_right_move_is_praised_and_played_out(step: Step, lang: str) -> None:
    for action in step.opening(claim()).legal_actions():
        if not step.is_right(action):
            continue
        tutor = opened(step, lang)

        said = tutor.play(action)

        assert step.praise is not None and said == step.praise[lang]
        assert tutor.panel()["feedback"] == {"kind": "right", "text": said}
        assert {e.kind for events in tutor.match.events() for e in events} & set(DECIDES)  # the trick has been decided
        assert tutor.progress()[lesson().steps.index(step)]["done"]


@pytest.mark.parametrize("step", steps("move"))
def test_every_legal_but_wrong_move_is_played_out_with_feedback_and_can_be_tried_again(step: Step) -> None:
    start = step.opening(claim())
    for action in start.legal_actions():
        if step.is_right(action):
            continue
        tutor = opened(step)

        said = tutor.play(action)

        assert said and said == step.feedback(action)["en"]  # type: ignore[index]
        assert tutor.panel()["feedback"]["kind"] == "wrong"
        assert {e.kind for events in tutor.match.events() for e in events} & set(DECIDES)
        assert "again" in {button["id"] for button in tutor.panel()["buttons"]}
        tutor.try_again()
        assert tutor.match.state == start


@pytest.mark.parametrize("step", steps("move"))
def test_every_illegal_card_is_refused_with_its_rule_and_nothing_is_played(step: Step) -> None:
    tutor = opened(step)
    start = tutor.match.state
    for action in claim().actions():
        if action.by_chance or action in start.legal_actions():
            continue

        said = tutor.play(action)

        assert said and re.search(r"\(CM-\d\.\d+\)$", said)
        assert tutor.match.state == start


@pytest.mark.parametrize("step", steps("question"))
def test_every_answer_of_a_question_gets_its_reason(step: Step) -> None:
    for number, choice in enumerate(step.choices):
        tutor = opened(step)

        said = tutor.answer(number)

        assert said == choice.why["en"]
        assert tutor.panel()["feedback"]["kind"] == ("right" if number == step.answer else "wrong")
        assert tutor.panel()["choices"][number]["chosen"]


@pytest.mark.parametrize("step", steps("question"))
def test_a_question_stands_over_a_table_that_has_been_dealt(step: Step) -> None:
    state = step.opening(claim())

    assert not state.dealing and (state.is_over or state.hand(0))


def test_the_finished_tables_show_what_the_questions_say() -> None:
    level, undecided, draw = (lesson().step(name).opening(claim()) for name in ("level", "undecided", "draw"))

    assert level.supporters("dwarf") == (3, 3) and level.holder("dwarf") == 1 and "dwarf 9" in level.score_pile(1)
    assert undecided.supporters("knight") == (0, 0) and undecided.holder("knight") is None
    assert draw.winner == 0 and draw.scores()[0].total == 3


def test_the_right_answers_do_not_always_stand_at_the_same_place() -> None:
    answers = [step.answer for step in lesson().steps if step.kind == "question"]

    assert max(answers.count(n) for n in set(answers)) <= 0.6 * len(answers)


# what is taught


@pytest.mark.parametrize("rule", [r.id for r in tabletop.load("claim").rulebook.rules.values() if r.kind == "rule"])
def test_every_rule_is_really_taught(rule: str) -> None:
    teaching = [step for step in lesson().steps if rule in step.rules]
    shown = False
    for step in (s for s in teaching if s.kind == "move"):
        state = step.opening(claim())
        shown |= any(e.rule == rule for a in state.legal_actions() for e in events_after(step, str(a)))
        shown |= any(r.rule == rule for a in claim().actions() if not a.by_chance for r in state.explain(a) if a.parts[0] in state.hand(0))

    assert teaching, f"no step names {rule}"
    if rule in SAID:
        where, phrase = SAID[rule]
        step = lesson().step(where)
        assert rule in step.rules
        assert phrase in " ".join(text["en"] for text in (step.text, step.prompt, step.praise) if text)
    else:
        assert shown, f"no step shows {rule} happening"


def test_nobody_is_asked_what_has_not_been_taught() -> None:
    taught: set[str] = set()
    for step in lesson().steps:
        taught |= set(step.rules)
        if step.kind != "move" or step.id == "lead":  # the first card is played before anything is explained
            continue
        state = step.opening(claim())
        right = [a for a in state.legal_actions() if step.is_right(a)]
        needed = {e.rule for a in right for e in events_after(step, str(a)) if e.kind in (*OWN, *DECIDES)}
        if len(state.legal_actions()) == len(set(state.hand(0))):
            needed.discard("CM-2.3")  # whoever may play every card need not know the duty to follow

        assert needed <= taught, f"{step.id} needs {needed - taught}"


def test_no_power_comes_before_its_step() -> None:
    powers = {"knight": "CM-5.2", "undead": "CM-5.4", "doppelganger": "CM-5.7"}
    taught: set[str] = set()
    for step in lesson().steps:
        taught |= set(step.rules)
        if step.kind == "move":
            state = step.opening(claim())
            touched = {card.split()[0] for card in (*state.hand(0), str(state.led))}

            assert all(rule in taught for faction, rule in powers.items() if faction in touched), step.id


def test_the_finished_game_of_the_goal_is_won_by_three_factions() -> None:
    state = lesson().step("goal").opening(claim())

    assert state.winner == 0
    assert state.scores()[0].total == 3
    assert all(a != b for a, b in map(state.supporters, claim().pieces.FACTIONS))


def test_the_card_to_be_counted_is_in_the_other_hand() -> None:
    state = lesson().step("counting").opening(claim())

    assert state.phase == "phase 2" and state.trick == 1
    assert "doppelganger 8" in state.hand(1)
    assert "doppelganger 8" in state.seen_by(0).position.hand(1)


# what the steps say is what happens


def told_after(step: str, action: str) -> list[tuple[str, int, int | str]]:
    found = [(e.kind, e.seat, e.amount) for e in events_after(lesson().step(step), action)]
    return [(kind, seat, "" if kind in (*DECIDES, "phase_two") else amount) for kind, seat, amount in found]


@pytest.mark.parametrize(
    ("step", "action", "event"),
    [
        ("lead", "play goblin 7", ("wins_higher", 0, "")),
        ("equal", "play goblin 0", ("wins_tie", 1, "")),
        ("off", "play dwarf 0", ("wins_off", 0, "")),
        ("off", "play goblin 6", ("follows", 1, "goblin 9")),
        ("prize", "play goblin 7", ("takes", 0, "knight 9")),
        ("prize", "play goblin 2", ("takes", 1, "knight 9")),
        ("blind", "play dwarf 1", ("draws", 0, "knight 8")),
        ("blind", "play dwarf 1", ("takes", 1, "goblin 0")),
        ("blind", "play dwarf 8", ("takes", 0, "goblin 0")),
        ("knight", "play knight 2", ("wins_knight", 0, "")),
        ("double", "play doppelganger 8", ("mimics", 0, "doppelganger 8")),
        ("double", "play doppelganger 3", ("wins_higher", 1, "")),
        ("undead", "play undead 7", ("scores_undead", 0, "undead 3")),
        ("undead", "play undead 1", ("scores_undead", 1, "undead 1")),
        ("undead-up", "play dwarf 6", ("takes", 0, "undead 8")),
        ("last-trick", "play dwarf 7", ("phase_two", 0, "")),
        ("supporters", "play knight 8", ("scores", 0, "knight 5")),
        ("dwarves", "play dwarf 2", ("scores_dwarf", 0, "dwarf 4")),
        ("dwarves", "play dwarf 7", ("scores_dwarf", 1, "dwarf 7")),
        ("copy", "play doppelganger 9", ("scores", 0, "doppelganger 9")),
        ("copy", "play doppelganger 9", ("scores_dwarf", 1, "dwarf 5")),
        ("copy", "play doppelganger 2", ("scores", 1, "doppelganger 2")),
    ],
)  # fmt: skip
def test_a_consequence_is_the_one_that_the_feedback_tells(step: str, action: str, event: tuple[str, int, int | str]) -> None:
    assert event in told_after(step, action)


def test_a_wrong_doppelganger_and_a_wrong_dwarf_lose_for_the_reason_given() -> None:
    step = lesson().step("double")

    assert "dwarf 3" in step.feedback(claim().parse("play doppelganger 3"))["en"]  # type: ignore[index]
    assert "2 is lower than 6" in step.feedback(claim().parse("play dwarf 2"))["en"]  # type: ignore[index]


def test_the_free_game_is_played_to_its_end_against_the_computer() -> None:
    tutor = opened(lesson().step("game"))

    while not tutor.match.state.is_over:
        tutor.play(tutor.match.state.legal_actions()[0])

    assert tutor.progress()[-1]["done"]
    assert tutor.feedback
