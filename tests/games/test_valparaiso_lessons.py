"""The lesson of Valparaíso, played: every right, wrong and illegal answer of every step, and that it teaches every rule in order.

Every move is played on the step itself; the tutor, which also draws the table, plays a first and a last move of each sentence.
"""

from __future__ import annotations

import pytest

import tabletop
from tabletop.core.text import LANGUAGES
from tabletop.games.valparaiso.board import PLACES as MOST_PLACES
from tabletop.games.valparaiso.cards import ACHIEVEMENTS
from tabletop.games.valparaiso.pieces import State
from tabletop.teach.lesson import Step
from tests.games.lesson_play import LessonPlay, events_of, is_bilingual, texts_of, words

AT = LessonPlay("valparaiso")
LESSON = AT.lesson
NAMES = (*AT.game.chart.names, *(card.name for card in ACHIEVEMENTS))
# Rules that no move of a step can show: where the lesson says them, and the words it says them with.
SAID = {
    "VP-1.2": ("families", "Off the coast lie the bay and three zones of the open sea, with 5 pesos in each"),
    "VP-1.4": ("ready", "a column of five tiles, one of each letter drawn at random: A at the bottom"),
    "VP-1.5": ("ready", "A cards come before B1, and B1 before B2. Nine A cards lie in the open sea"),
    "VP-1.7": ("ready", "The start player is drawn, and gets the lighthouse"),
    "VP-3.1": ("price", "Turn by turn everybody uses one planned card"),
    "VP-3.6": ("slide", "The cards right of it move one slot to the left. The card in the Mayor's Office stays"),
    "VP-5.4": ("own-customs", "Going into that village is no step, for nobody, and costs no price of a step"),
    "VP-7.1": ("trade", "you trade as often as there are, and once more for a trading post"),
    "VP-9.2": ("achievement", "Most are stronger actions or two in one"),
    "VP-10.1": ("income", "When all cards are used comes clean-up, from the start player on"),
}
INVITED = {  # the rule that refuses what a step invites one to try
    "house": "VP-6.1", "bottom": "VP-4.1", "sell": "VP-4.3", "exchange": "VP-6.1", "walk": "VP-3.5", "halt": "VP-5.2", "toll": "VP-5.5",
    "past-three": "VP-5.1", "post": "VP-6.2", "trade": "VP-6.6", "fee": "VP-7.2", "order": "VP-7.3", "four": "VP-2.2", "mayor": "VP-2.3",
    "price": "VP-3.2", "overseas": "VP-8.2", "achievement": "VP-9.1", "recall": "VP-10.5", "lighthouse": "VP-6.2", "empty-sea": "VP-8.2",
    "goods": "VP-1.8", "village": "VP-1.9",
}  # fmt: skip
TOUCHED = {"done": ("Done", "마치기"), "planned": ("Planned", "계획 끝")}  # what a prompt calls a button
ACTION_CARDS = {
    "transfer": ("Transfer", "상품 이동"), "sell": ("Sell", "상품 판매"), "move": ("Move", "상인 이동"), "build": ("Build", "주택 건설"),
}  # fmt: skip
PASSED = {"VP-2.1", "VP-2.2", "VP-3.2", "VP-3.3", "VP-5.1", "VP-6.3", "VP-10.2", "VP-10.3"}


# what is written stands


def test_it_goes_from_theme_goal_and_overview_over_a_first_move_to_a_self_check_and_a_game() -> None:
    kinds = [step.kind for step in LESSON.steps]

    assert [step.id for step in LESSON.steps[:4]] == ["families", "goal", "round", "first"]
    assert kinds[:4] == ["read", "read", "read", "move"]
    assert kinds.count("move") >= 40
    assert kinds[-1] == "game" and kinds[-6:-1] == ["question"] * 5


def test_the_first_move_comes_within_two_minutes() -> None:
    assert sum(words(step) for step in LESSON.steps[:4]) < 2 * 150  # words a minute, read slowly


@pytest.mark.parametrize("step", AT.steps("read", "move", "question", "game"))
def test_a_step_is_short_and_in_both_languages_which_name_the_same_places_cards_and_numbers(step: Step) -> None:
    assert words(step) <= 100
    for text in texts_of(step):
        assert is_bilingual(text)
        assert AT.named(text, "en", NAMES) == AT.named(text, "ko", NAMES)


# every answer


@pytest.mark.parametrize("step", AT.inviting())
def test_what_a_step_invites_is_named_in_its_prompt_and_refused_by_a_rule_that_is_taught_by_then(step: Step) -> None:
    state = AT.opening(step)

    assert {state.explain(action)[0].rule for _, action in AT.invited(step)} == {INVITED[step.id]}
    assert INVITED[step.id] in AT.so_far(step)
    for pattern in step.refused:
        for n, lang in enumerate(LANGUAGES):
            assert step.prompt and any(name in step.prompt[lang] for name in _named_in(pattern, n, lang))


def _named_in(pattern: str, n: int, lang: str) -> list[str]:
    """What a prompt may call that which a pattern touches: a button, a card, a place, or the goods in words."""
    verb, _, rest = pattern.partition(" ")
    if verb in TOUCHED:
        return [TOUCHED[verb][n]]
    cards = [names[n] for card, names in ACTION_CARDS.items() if card in rest.split()]
    things = [AT.game.rulebook.word(name, lang) for name in (*NAMES, "silver") if name in rest and verb != "goods"]
    return cards or things or [("one of each", "한 가지씩")[n]]


def test_every_step_that_invites_says_by_which_rule() -> None:
    assert {step.id for step in LESSON.steps if step.refused} == set(INVITED)


@pytest.mark.parametrize("step", AT.steps("move", "question"))
def test_what_a_step_speaks_of_lies_on_the_side_that_it_is_played_on(step: Step) -> None:
    state = AT.opening(step)
    assert isinstance(state, State)
    on_it = {place for place in NAMES[:MOST_PLACES] if place in state.places}
    places = set(AT.game.chart.names)

    for text in texts_of(step):
        assert AT.named(text, "en", places) <= on_it


# what is taught


@pytest.mark.parametrize("rule", [r.id for r in tabletop.load("valparaiso").rulebook.rules.values() if r.kind == "rule"])
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

            assert needed - PASSED <= AT.so_far(step), f"{step.id} needs {needed - AT.so_far(step)}"


def test_customs_and_jumping_ahead_and_planning_have_several_steps_each() -> None:
    for rule, least in (("VP-5.4", 4), ("VP-5.5", 5), ("VP-3.2", 4), ("VP-2.1", 2), ("VP-2.3", 3)):
        assert sum(rule in step.rules for step in LESSON.steps) >= least


def test_the_free_game_is_played_to_its_end_against_the_computer() -> None:
    tutor = AT.opened("game")
    assert repr(tutor.match).count("greedy") == 1

    while not tutor.match.state.is_over:
        legal = [str(action) for action in tutor.match.state.legal_actions()]
        shortest = next((action for action in legal if action in ("planned", "done") or action.endswith(" goods")), legal[-1])
        tutor.play(shortest)

    assert tutor.progress()[-1]["done"]
    assert tutor.feedback
