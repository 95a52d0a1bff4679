"""The lesson of Blue Lagoon, played: every right, wrong and illegal answer of every step, and that it teaches every rule in order.

Every move is played on the step itself; the tutor, which also draws the table, plays a first and a last move of each sentence.
"""

from __future__ import annotations

import re

import pytest

import tabletop
from tabletop.core.game import Game
from tabletop.core.text import LANGUAGES
from tabletop.games.blue_lagoon.pieces import State
from tabletop.teach.lesson import Lesson, Step, matching
from tests.games.lesson_play import LessonPlay, events_of, texts_of, words

# Rules that no move of a step can show: where the lesson says them, and the words it says them with.
SAID = {
    "BL-1.4": ("circle", "chance decides what lies where"),
    "BL-1.7": ("islands", "two phases, Exploration and Settlement"),
    "BL-1.8": ("boat", "The youngest player begins, and play goes clockwise"),
    "BL-2.1": ("boat", "exactly one piece on the board, and you may not pass"),
    "BL-4.1": ("sheet", "everybody scores in five ways"),
    "BL-4.8": ("statuettes", "Each statuette scores 4 points"),
    "BL-5.1": ("cleared", "All settlers go back to their owners; villages stay"),
    "BL-5.2": ("cleared", "except those on stone circles"),
    "BL-5.3": ("cleared", "are mixed and dealt anew"),
    "BL-5.5": ("begins", "the player who comes after the one that placed the last piece"),
    "BL-5.8": ("alike", "Villages count as pieces"),
    "BL-6.1": ("sum", "most points in both phases together"),
    "BL-6.2": ("level", "holds more resources and statuettes together at the end"),
}
# Rules that a right move shows by its points: step, move, seat, category, points before and after.
POINTS = [
    ("BL-4.2", "eight", "settle e11", 0, "islands", 10, 20), ("BL-4.2", "eight", "village d11", 0, "islands", 10, 20),
    ("BL-4.3", "links", "settle g4", 0, "links", 10, 20), ("BL-4.4", "majority", "village l10", 0, "majorities", 0, 6),
    ("BL-4.5", "tie", "settle l3", 0, "majorities", 0, 2), ("BL-4.5", "tie", "settle l3", 1, "majorities", 4, 2),
    ("BL-4.5", "tie", "village k4", 2, "majorities", 4, 2), ("BL-4.6", "three", "settle e2", 0, "resources", 5, 10),
    ("BL-4.7", "all-four", "settle k4", 0, "resources", 0, 10),
]  # fmt: skip
# Steps with what their texts say of points: seat A's and B's in that phase, in all or in a category, before anybody moves.
STANDING = [
    ("sheet", "exploration", "", (127, 118)), ("last-resource", "exploration", "", (127, 118)),
    ("eight", "exploration", "islands", (10, 0)), ("best-chain", "exploration", "links", (15, 5)),
    ("majority", "exploration", "majorities", (0, 10)), ("three", "exploration", "resources", (5, 0)),
    ("statuettes", "exploration", "statuettes", (8, 0)), ("statuettes", "exploration", "resources", (0, 0)),
    ("alike", "settlement", "majorities", (9, 11)), ("nobody", "exploration", "", (70, 112)), ("sum", "settlement", "", (60, 0)),
    ("level", "exploration", "", (98, 98)), ("check-2", "exploration", "resources", (20, 0)),
    ("check-2", "exploration", "statuettes", (4, 0)), ("check-3", "exploration", "majorities", (5, 5)),
]  # fmt: skip
PLACED = ("settles", "builds", "takes")


AT = LessonPlay("blue_lagoon")
steps = AT.steps
opened, played, illegal, right, wrong, told = AT.opened, AT.played, AT.illegal, AT.right, AT.wrong, AT.told


def lagoon() -> Game:
    return AT.game


def lesson() -> Lesson:
    return AT.lesson


def opening(step: Step | str) -> State:
    state = AT.opening(step)
    assert isinstance(state, State)
    return state


# what is written stands


def test_it_goes_from_theme_and_goal_over_a_first_move_to_a_self_check_and_a_game() -> None:
    kinds = [step.kind for step in lesson().steps]

    assert [step.id for step in lesson().steps[:3]] == ["islands", "boat", "ashore"]
    assert kinds[:2] == ["read", "move"]
    assert len(kinds) >= 16 and kinds.count("move") >= 16
    assert kinds[-1] == "game" and kinds[-6:-1] == ["question"] * 5


def test_the_first_move_comes_within_a_minute() -> None:
    assert sum(words(step) for step in lesson().steps[:2]) < 150  # words a minute, read slowly


@pytest.mark.parametrize("step", steps("read", "move", "question", "game"))
def test_a_step_is_short_and_in_both_languages_which_name_the_same_hexes(step: Step) -> None:
    assert words(step) <= 100
    for text in texts_of(step):
        english, korean = (set(re.findall(r"(?<![a-z])[a-m]\d{1,2}(?!\d)", text[lang])) for lang in LANGUAGES)

        assert english == korean
        assert not re.search("[가-힣]", text["en"])
        assert re.search("[가-힣]", text["ko"]) or text["ko"] == "B"


# every answer


@pytest.mark.parametrize("step", steps("move"))
def test_every_right_move_puts_a_piece_down_that_stays_in_view(step: Step) -> None:
    assert right(step)
    for action in right(step):
        stage = played(step, action)

        put = next(e for e in events_of(stage) if e.seat == 0)
        assert (put.kind, put.amount) == ("builds" if str(action).startswith("village") else "settles", action.parts[-1])
        assert step.id == "boat" or [e.seat for e in events_of(stage) if e.kind in ("settles", "builds")] == [0]


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        ("ashore", "BL-2.3"), ("no-sea", "BL-2.5"), ("taken", "BL-2.6"), ("five", "BL-2.9"), ("thirty", "BL-2.9"), ("spread", "BL-5.6"),
        ("no-building", "BL-5.4"),
    ],
)  # fmt: skip
def test_what_a_step_invites_is_refused_by_the_rule_of_the_step(step: str, rule: str) -> None:
    invited, state = lesson().step(step), opening(step)

    assert invited.rules == (rule,)
    for pattern in invited.refused:
        wanted = ("hut", "오두막") if pattern == "village *" else (pattern.split()[1],) * 2
        assert invited.prompt and all(word in invited.prompt[lang] for word, lang in zip(wanted, LANGUAGES, strict=True))
        assert {state.explain(action)[0].rule for action in matching(pattern, illegal(state))} == {rule}


def test_each_refusal_of_the_rulebook_is_invited_once() -> None:
    invited: list[str] = []
    for step in lesson().steps:
        if step.refused:
            state = opening(step)
            invited += {state.explain(action)[0].rule for pattern in step.refused for action in matching(pattern, illegal(state))}

    known = [rule.id for rule in lagoon().rulebook.rules.values() for _ in rule.refusals]
    assert sorted(invited) == sorted(known)


# what is taught


@pytest.mark.parametrize("rule", [r.id for r in tabletop.load("blue_lagoon").rulebook.rules.values() if r.kind == "rule"])
def test_every_rule_is_really_taught(rule: str) -> None:
    teaching = [step for step in lesson().steps if rule in step.rules]
    shown = any(rule == of for of, *_ in POINTS)
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
    assert {rule.id for rule in lagoon().rulebook.rules.values()} == set(lesson().rules)


def test_nobody_is_asked_what_has_not_been_taught() -> None:
    taught: set[str] = set()
    for step in lesson().steps:
        taught |= set(step.rules)
        if step.kind == "move":
            needed = {e.rule for a in right(step) for e in events_of(played(step, a)) if e.kind in PLACED and e.seat == 0}

            assert needed <= taught, f"{step.id} needs {needed - taught}"


def test_no_village_is_asked_for_before_its_step() -> None:
    before = lesson().steps[: [step.id for step in lesson().steps].index("village")]

    assert not [a for step in before if step.kind == "move" for a in right(step) if str(a).startswith("village")]


# what the steps say is what happens


@pytest.mark.parametrize(("rule", "step", "action", "seat", "category", "before", "after"), POINTS)
def test_a_right_move_brings_the_points_that_the_praise_tells(
    rule: str, step: str, action: str, seat: int, category: str, before: int, after: int
) -> None:
    praise = lesson().step(step).praise

    assert rule in lesson().step(step).rules
    assert opening(step).scores()[seat][category] == before
    assert opening(step).play(action).scores()[seat][category] == after
    assert praise and re.search(rf"\b{after}\b", praise["en"]) and str(after) in praise["ko"]


@pytest.mark.parametrize(("step", "phase", "category", "points"), STANDING)
def test_the_table_shows_the_points_that_the_text_tells(step: str, phase: str, category: str, points: tuple[int, int]) -> None:
    scores = opening(step).phase_scores(phase)

    assert tuple(s[category] if category else s.total for s in scores) == points


@pytest.mark.parametrize(
    ("step", "action", "event"),
    [
        ("boat", "settle k9", ("settles", 1, "h6")), ("boat", "settle h6", ("settles", 1, "h7")),
        ("ashore", "settle h7", ("settles", 1, "i6")), ("circle", "settle j1", ("takes", 0, "gem")),
        ("circle", "village j1", ("takes", 0, "gem")), ("circle", "settle i2", ("takes", 0, "coconut")),
        ("circle", "settle i2", ("takes", 1, "gem")), ("circle", "settle h2", ("takes", 1, "gem")),
        ("taken", "settle h6", ("settles", 1, "e5")), ("links", "settle h6", ("settles", 1, "g4")),
        ("three", "settle k4", ("takes", 1, "coconut")), ("three", "settle e2", ("takes", 0, "coconut")),
        ("all-four", "village e2", ("takes", 1, "gem")), ("last-resource", "settle m8", ("resources_gone", -1, -1)),
        ("last-resource", "settle m8", ("loses_villages", 0, 1)), ("last-resource", "settle m8", ("begins_settlement", 1, -1)),
        ("last-resource", "settle e1", ("begins_settlement", 0, -1)), ("no-building", "settle a1", ("takes", 0, "water")),
        ("no-building", "settle b3", ("takes", 0, "bamboo")), ("no-building", "settle h9", ("takes", 1, "gem")),
        ("alike", "settle k9", ("settles", 1, "m12")), ("shut-in", "settle c13", ("skipped", 1, -1)),
        ("shut-in", "settle d12", ("takes", 1, "gem")), ("no-village", "settle c2", ("skipped", 1, -1)),
        ("nobody", "settle d5", ("all_placed", -1, -1)), ("nobody", "settle d5", ("wins", 0, 130)),
    ],
)  # fmt: skip
def test_a_consequence_is_the_one_that_the_feedback_tells(step: str, action: str, event: tuple[str, int, int | str]) -> None:
    assert event in told(step, action)


@pytest.mark.parametrize(
    ("step", "seat", "category", "points"),
    [("eight", 0, "islands", 10), ("links", 0, "links", 10), ("majority", 0, "majorities", 0), ("tie", 1, "majorities", 4)],
)
def test_a_wrong_move_leaves_the_points_of_the_step_as_they_were(step: str, seat: int, category: str, points: int) -> None:
    for action in wrong(lesson().step(step)):
        assert played(step, action).state.scores()[seat][category] == points


@pytest.mark.parametrize("step", ["three", "all-four"])
def test_the_worse_token_brings_what_the_feedback_says(step: str) -> None:
    for action in wrong(lesson().step(step)):
        taken = events_of(played(step, action))[1]
        points = played(step, action).state.scores()[0]["resources"]

        assert points == 5 if taken.kind == "takes" or step == "three" else points == 0


def test_exploration_ends_as_told_whoever_takes_the_last_resource() -> None:
    totals = {}
    for action in opening("last-resource").legal_actions():
        state = played("last-resource", action).state
        assert isinstance(state, State)
        totals[str(action)] = tuple(score.total for score in state.phase_scores("exploration"))

    assert totals.pop("settle m8") == (132, 118)
    assert set(totals.values()) == {(127, 138)}


def test_the_step_after_the_last_resource_shows_what_came_of_it() -> None:
    after, shown = played("last-resource", "settle m8").state, opening("cleared")

    assert isinstance(after, State)
    for seat in (0, 1):
        assert after.villages(seat) == shown.villages(seat)
        assert after.settlers_left(seat) == shown.settlers_left(seat) == 30
        assert after.phase_scores("exploration")[seat] == shown.phase_scores("exploration")[seat]
    assert after.to_move == shown.to_move == 1
    assert after.to_dict()["kept"] == shown.to_dict()["kept"]


def test_a_village_that_is_said_to_stay_stands_on_no_stone_circle() -> None:
    step, state = lesson().step("not-lasting"), opening("not-lasting")

    assert not [a for a in right(step) if state.is_circle(a.parts[-1])]
    assert {a.parts[-1] for a in wrong(step) if str(a).startswith("village")} == {"i2", "j1"}
    assert all(state.is_circle(hex) for hex in ("i2", "j1"))


def test_after_the_last_settler_the_game_is_won_wherever_it_stands() -> None:
    for action in opening("nobody").legal_actions():
        state = played("nobody", action).state

        assert state.is_over and state.ranking() == (1, 2)
        assert isinstance(state, State) and state.resources_left


def test_the_finished_games_show_what_the_questions_say() -> None:
    won, level = opening("sum"), opening("level")

    assert won.is_over and won.ranking() == (1, 2) and [score.total for score in won.scores()] == [130, 112]
    assert level.is_over and level.ranking() == (1, 1) and not level.villages(0) + level.villages(1)
    assert not any(sum(level.taken(seat).values()) for seat in (0, 1))


def test_the_boards_of_the_self_check_are_what_it_says() -> None:
    first, third, fifth = opening("check-1"), opening("check-3"), opening("check-5")

    assert [str(a) for a in map(lagoon().parse, ("settle k7", "settle b2", "village d1")) if first.explain(a)] == ["settle b2"]
    assert third.strength("h") == (3, 3) and third.bonus("h") == 10 and third.is_village("j8")
    for seat in (0, 1):
        assert len({fifth.island_of(hex) for hex in fifth.villages(seat)}) == 3


def test_the_best_chain_has_fewer_pieces_than_the_other() -> None:
    state = opening("best-chain")

    assert len(state.best_group(0)) == 6 and len(state.settlers(0)) - 6 == 7
    assert state.best_link(0) == 3


def test_the_free_game_is_played_to_its_end_against_the_computer() -> None:
    tutor = opened(lesson().step("game"))
    assert repr(tutor.match).count("greedy") == 1

    while not tutor.match.state.is_over:
        tutor.play(tutor.match.state.legal_actions()[0])

    assert tutor.match.state.phase == "settlement"
    assert tutor.progress()[-1]["done"]
    assert tutor.feedback
