"""Actions and their notation: texts read like moves, parse back, and nothing a person types does harm."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tabletop
from tabletop.core.action import Action, Notation, plain
from tabletop.core.errors import UnknownAction
from tabletop.core.game import Game


@dataclass(frozen=True)
class Go(Action):
    """Go somewhere."""

    place: str


@dataclass(frozen=True)
class Stay(Action):
    """Stay somewhere."""

    place: str


@dataclass(frozen=True)
class Trade(Action):
    """Give something for something."""

    given: str
    number: int


@dataclass(frozen=True)
class Pass(Action):
    """Do nothing."""


@dataclass(frozen=True)
class Roll(Action):
    """Chance."""

    by_chance: ClassVar[bool] = True
    eyes: int


ACTIONS = (Go("the hill"), Go("sea"), Stay("sea"), Trade("corn", 3), Pass(), Roll(6))


@pytest.fixture
def notation() -> Notation:
    return Notation("Test", ACTIONS)


def test_an_action_reads_like_a_move_and_names_its_parts() -> None:
    assert [str(a) for a in ACTIONS] == ["go the hill", "go sea", "stay sea", "trade corn 3", "pass", "roll 6"]
    assert [a.parts for a in ACTIONS[3:5]] == [("corn", "3"), ("pass",)]


def test_an_action_is_a_value() -> None:
    assert Go("sea") == Go("sea") and hash(Go("sea")) == hash(Go("sea")) and Go("sea") != Stay("sea")
    with pytest.raises(FrozenInstanceError):
        Go("sea").place = "hill"  # type: ignore[misc]


def test_accents_need_not_be_typed() -> None:
    notation = Notation("Test", [Go("Peñuelas"), Go("Quilpué"), Go("가나")])

    assert [str(notation.parse(text)) for text in ("go penuelas", "QUILPUE", "go 가나")] == ["go Peñuelas", "go Quilpué", "go 가나"]


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_a_text_parses_back_whatever_its_capitals_and_spaces(notation: Notation, action: Action) -> None:
    for text in (str(action), str(action).upper(), f"\t{str(action).replace(' ', '   ')}\n"):
        assert notation.parse(text) == action


def test_the_verb_may_be_left_out_only_where_one_action_reads_so(notation: Notation) -> None:
    assert notation.parse("The Hill") == Go("the hill")
    assert notation.parse("corn 3") == Trade("corn", 3)
    with pytest.raises(UnknownAction):
        notation.parse("sea")
    with pytest.raises(UnknownAction):
        notation.parse("6")  # chance is never meant by a bare word


def test_a_typing_error_gets_the_nearest_match(notation: Notation) -> None:
    with pytest.raises(UnknownAction, match="Did you mean 'trade corn 3'"):
        notation.parse("trade crn 3")


def test_nonsense_gets_examples_of_what_would_parse(notation: Notation) -> None:
    with pytest.raises(UnknownAction, match="reads like 'go the hill', 'stay sea', 'trade corn 3', 'pass'"):
        notation.parse("zzzzzzzz")


def test_a_long_text_is_not_repeated_whole(notation: Notation) -> None:
    with pytest.raises(UnknownAction) as caught:
        notation.parse("x" * 100_000)

    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("text", [None, 3, b"pass", ["pass"], {}])
def test_what_is_no_text_is_said(notation: Notation, text: object) -> None:
    with pytest.raises(UnknownAction, match="is a text or an Action"):
        notation.parse(text)  # type: ignore[arg-type]


def test_two_actions_that_read_alike_are_refused() -> None:
    with pytest.raises(ValueError, match="read alike"):
        Notation("Test", (Go("sea"), Go("SEA")))


def test_a_foreign_action_is_unknown(toy: Game) -> None:
    with pytest.raises(UnknownAction):
        toy.action(Trade("corn", 3))


@given(st.text(max_size=80))
@example("\x00")
@example("\ud800")
@example("pass" * 10_000)
@example("İ")
def test_any_text_is_an_action_or_unknown(text: str) -> None:
    try:
        found = Notation("Test", ACTIONS).parse(text)
    except UnknownAction as fault:
        assert len(str(fault)) < 400
    else:
        assert plain(text) in plain(str(found))


def test_every_action_of_the_toy_has_its_id(toy: Game) -> None:
    actions = toy.actions()

    assert [toy.id_of(toy.parse(str(a))) for a in actions] == list(range(len(actions)))


@pytest.mark.parametrize("text", ["roll 6", "rol 6", "roll 7", "oll 6"])
def test_nothing_that_chance_decides_is_offered(notation: Notation, text: str) -> None:
    if text == "roll 6":
        assert notation.parse(text) == Roll(6)
        return
    with pytest.raises(UnknownAction) as caught:
        notation.parse(text)
    assert caught.value.nearest is None or not notation.parse(caught.value.nearest).by_chance
    assert "'roll 6'" not in str(caught.value)


def test_an_unknown_action_is_told_in_both_languages(toy: Game) -> None:
    with pytest.raises(UnknownAction) as caught:
        toy.parse("lift kamp")

    assert caught.value.nearest == "lift camp" and str(caught.value) == caught.value.text("en")
    assert caught.value.text("ko") == "'lift kamp'는 늪의 행동이 아닙니다. 혹시 'lift camp'인가요?"
    with pytest.raises(UnknownAction) as caught:
        toy.parse("?")
    assert "행동은 이렇게 씁니다: 'plan 1', 'rest'" in caught.value.text("ko")


def test_a_text_without_end_is_cut_before_it_is_compared(notation: Notation) -> None:
    with pytest.raises(UnknownAction) as caught:
        notation.parse("go sea " * 200_000)
    assert len(str(caught.value)) < 200


def test_an_action_reads_as_advice(toy: Game) -> None:
    claim = tabletop.load("claim")

    assert claim.move_text(claim.parse("play goblin 3")) == {"en": "play the goblin 3", "ko": "고블린 3 내기"}
    assert toy.move_text(toy.parse("lift camp"))["en"] == "lift a peg from the camp"
    assert toy.move_text(toy.parse("draw 1")) == toy.spoken(toy.parse("draw 1"))
