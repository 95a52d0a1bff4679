"""The object people hold: immutable, comparable, reproducible by its key; and what one seat knows of it."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core import chance
from tabletop.core.errors import IllegalAction, TabletopError, UnknownAction
from tabletop.core.game import Game
from tabletop.core.layout import CHANCE, OVER
from tabletop.core.state import Score, State

HANDS = {"phase": "plan", "hand": [[1, 0, 1], [1, 1, 0], [0, 0, 0]]}


@pytest.fixture
def planning(toy: Game) -> State:
    return toy.from_dict(HANDS)


# playing


def test_play_gives_a_new_state_and_leaves_the_old(planning: State) -> None:
    before = planning.fields

    after = planning.play("plan 3")

    assert planning.fields == before and planning.hand(0) == ("1", "3") and after.hand(0) == ("1",)  # type: ignore[attr-defined]
    assert after != planning and after.to_move == 1


def test_several_actions_are_played_one_after_the_other(planning: State) -> None:
    assert planning.play("plan 3", "plan 1") == planning.play("plan 3").play("plan 1")
    assert planning.play() is planning


def test_a_refused_action_raises_with_its_refusals_and_plays_nothing(planning: State) -> None:
    with pytest.raises(IllegalAction, match=r"You hold no chip 2; your chips are 1 and 3\. \(TY-2\.1\)") as caught:
        planning.play("plan 2")
    assert [r.rule for r in caught.value.refusals] == ["TY-2.1"]
    with pytest.raises(IllegalAction, match="CORE-phase"):
        planning.play("plan 3", "plan 2", "plan 3")
    with pytest.raises(UnknownAction):
        planning.play("plan 9")


def test_fields_are_a_copy(planning: State) -> None:
    planning.fields.hand[0][0] = 9  # type: ignore[attr-defined]

    assert planning.hand(0) == ("1", "3")  # type: ignore[attr-defined]


def test_equal_positions_are_equal_whatever_was_played_before(toy: Game) -> None:
    a = toy.new(2).play("draw 1", "draw 2", "draw 1", "draw 2")
    b = toy.new(2).play("draw 1", "draw 2", "draw 1", "draw 2").keyed(9)

    assert a == b and hash(a) == hash(b) and a.events != () and len({a, b}) == 1
    assert a != toy.new(3).play("draw 1", "draw 2", "draw 1", "draw 2", "draw 1", "draw 1")
    assert a != toy.bound({"refill": "secret"}).new(2).play("draw 1", "draw 2", "draw 1", "draw 2")
    assert a != "a"


@given(data=st.data())
@settings(max_examples=25)
def test_playing_never_changes_what_was(data: Any, toy: Game, played: Callable[..., State]) -> None:
    state = played(data, toy, 40)
    before, code = repr(state.fields), state.code()

    for action in state.legal_actions():
        state.play(action)
    for seat in range(state.players):
        state.seen_by(seat).sample(chance.seeded(1))

    assert repr(state.fields) == before and state.code() == code


# chance


def test_without_a_key_chance_waits_and_its_weights_are_exact(toy: Game) -> None:
    state = toy.new(2)

    assert state.is_chance and state.to_move == CHANCE
    assert {str(a): p for a, p in state.chances().items()} == {
        "draw 1": Fraction(5, 11),
        "draw 2": Fraction(4, 11),
        "draw 3": Fraction(2, 11),
    }
    assert sum(state.play("draw 3").chances().values()) == 1
    assert state.play("draw 3", "draw 3").chances().keys() == {toy.parse("draw 1"), toy.parse("draw 2")}


def test_elsewhere_there_are_no_chances(planning: State) -> None:
    assert planning.chances() == {} and planning.settle(chance.seeded(1)) is planning


def test_with_a_key_chance_settles_itself_reproducibly(toy: Game) -> None:
    a, b = toy.new(2, seed=11), toy.new(2, seed=11)

    assert a == b and not a.is_chance and len(a.made) == 4 and all(m.by_chance for m in a.made)
    assert any(toy.new(2, seed=s) != a for s in range(20))
    legal = a.legal_actions()[0]
    assert a.play(legal).made == b.play(legal).made


def test_a_key_can_be_given_and_taken_away(toy: Game) -> None:
    state = toy.new(2).keyed(5)

    assert state == toy.new(2, seed=5) and state.keyed(None) == state
    assert toy.new(2).keyed(None).is_chance


def test_settle_draws_from_the_generator_it_is_given(toy: Game) -> None:
    first, second = toy.new(2).settle(chance.seeded(3)), toy.new(2).settle(chance.seeded(3))

    assert first == second and not first.is_chance and len(first.events) == 8


def test_an_outcome_is_drawn_by_the_weights_and_only_where_chance_decides(toy: Game, planning: State) -> None:
    state, rng = toy.new(2), chance.seeded(5)

    drawn = [state.outcome(rng) for _ in range(200)]

    assert set(drawn) == set(state.chances()) and drawn.count(toy.parse("draw 1")) > drawn.count(toy.parse("draw 3"))
    with pytest.raises(TabletopError, match="nothing is left to chance here"):
        planning.outcome(rng)


def test_other_events_and_other_fields_make_another_state_without_a_key(toy: Game) -> None:
    state = toy.new(2, seed=3)
    fields = toy.from_dict(HANDS).fields

    told = state.with_events(state.events[:1], state.made[:2])

    assert told == state and (told.events, told.made) == (state.events[:1], state.made[:2])
    assert state.with_fields(fields) == toy.from_dict(HANDS) and state.with_fields(fields).events == state.events
    assert told._key is None and state.with_fields(fields)._key is None and state.events != told.events


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1.5, "7", True])
def test_a_seed_is_a_whole_number_of_62_bits(toy: Game, seed: Any) -> None:
    with pytest.raises(TabletopError, match="a seed is a whole number"):
        toy.new(2, seed=seed)


# why not


def test_the_core_refuses_only_where_no_rule_of_the_game_does(toy: Game, planning: State, whole_game: Callable[..., State]) -> None:
    over = whole_game(toy, 2, 1)

    assert rules(toy.new(2), "plan 1") == ["CORE-chance"]
    assert rules(toy.new(2).play("draw 3", "draw 3"), "draw 3") == ["CORE-chance"]
    assert rules(planning, "draw 1") == ["CORE-chance"]
    assert rules(planning, "lift camp") == ["CORE-phase"]
    assert rules(planning, "plan 2") == ["TY-2.1"]
    assert rules(over, "plan 1") == rules(over, "draw 1") == ["CORE-over"]
    assert rules(planning, "plan 1") == []


def rules(state: State, action: str) -> list[str]:
    return [r.rule for r in state.explain(action)]


def test_a_refusal_names_the_nearest_that_is_legal(toy: Game, planning: State) -> None:
    walking = planning.play("plan 3", "plan 1", "lift camp")

    (refusal,) = walking.explain("set islet")

    assert refusal.nearest in map(str, walking.legal_actions())
    assert refusal.text("ko") == "야영지에서 작은 섬으로 가는 길이 없습니다."


# what a seat knows


def test_a_seen_hides_the_others_and_knows_its_own(planning: State) -> None:
    seen = planning.seen_by(0)

    assert seen.position.hand(0) == ("1", "3") and seen.legal_actions() == planning.legal_actions()  # type: ignore[attr-defined]
    assert planning.seen_by(1).legal_actions() == () and planning.seen_by(1).legal_ids() == ()


def test_two_positions_that_a_seat_cannot_tell_apart_give_equal_seen(toy: Game) -> None:
    a = toy.from_dict({"phase": "plan", "hand": [[1, 0, 1], [1, 1, 0], [0, 0, 0]]})
    b = toy.from_dict({"phase": "plan", "hand": [[1, 0, 1], [0, 1, 1], [0, 0, 0]]})

    assert a.seen_by(0) == b.seen_by(0) and hash(a.seen_by(0)) == hash(b.seen_by(0))
    assert a.seen_by(1) != b.seen_by(1) and a.seen_by(0) != a.seen_by(1)


def test_a_secret_plan_is_not_seen_until_all_are_shown(planning: State) -> None:
    one, three = planning.play("plan 1"), planning.play("plan 3")

    assert one.seen_by(1) == three.seen_by(1) and one.seen_by(0) != three.seen_by(0)
    assert one.seen_by(1).events == three.seen_by(1).events != ()
    assert one.play("plan 1").seen_by(1) != three.play("plan 1").seen_by(1)


def test_a_seen_holds_no_key_no_moves_and_no_events_of_others(toy: Game) -> None:
    state = toy.new(3, seed=4)

    seen = state.seen_by(1)

    assert seen.position._key is None and seen.position.made == ()
    assert {(e.kind, e.seat) for e in seen.events} == {("draws", 1), ("draws_unseen", 0), ("draws_unseen", 2)}
    assert not any(seen.position.fields.events)


def test_samples_fit_what_the_seat_knows_and_vary(planning: State) -> None:
    seen, rng = planning.seen_by(0), chance.seeded(8)

    samples = [seen.sample(rng) for _ in range(30)]

    assert all(s.seen_by(0) == seen for s in samples) and len(set(samples)) > 3


def test_what_a_seat_remembers_is_in_every_sample(toy: Game) -> None:
    state = toy.from_dict({"phase": "plan", "hand": [[1, 0, 1], [1, 0, 1], [0, 0, 0]], "known": [[0, 0, 0], [0, 0, 1], [0, 0, 0]]})
    rng = chance.seeded(2)

    assert all("3" in state.seen_by(0).sample(rng).hand(1) for _ in range(30))  # type: ignore[attr-defined]


def test_samples_are_distributed_as_the_deal_would_be(toy: Game) -> None:
    state = toy.from_dict({"phase": "plan", "hand": [[2, 0, 0], [1, 1, 0], [0, 0, 0]]})
    seen, rng = state.seen_by(0), chance.seeded(6)

    both_twos = sum(seen.sample(rng).hand(1) == ("2", "2") for _ in range(2000))  # type: ignore[attr-defined]

    exact = 4 / 9 * 3 / 8
    assert abs(both_twos / 2000 - exact) < 5 * (exact * (1 - exact) / 2000) ** 0.5


def test_odds_are_what_the_seat_may_know_of_the_next_draw(toy: Game) -> None:
    state = toy.from_dict({"phase": "plan", "hand": [[0, 0, 2], [1, 1, 0], [0, 0, 0]]})

    assert {str(a): p for a, p in state.seen_by(0).odds().items()} == {"draw 1": Fraction(5, 9), "draw 2": Fraction(4, 9)}
    assert {str(a): p for a, p in state.seen_by(1).odds().items()} == {
        "draw 1": Fraction(4, 9),
        "draw 2": Fraction(3, 9),
        "draw 3": Fraction(2, 9),
    }


def test_out_of_turn_is_said_with_both_seats(planning: State) -> None:
    (refusal,) = planning.seen_by(1).explain("plan 1")

    assert refusal.rule == "CORE-turn" and refusal.text() == "It is A's turn, not B's."
    assert planning.seen_by(0).explain("plan 1") == ()


@pytest.mark.parametrize("seat", [-1, 2, "A", None, 1.0])
def test_there_is_no_such_seat(planning: State, seat: Any) -> None:
    with pytest.raises(TabletopError, match="there is no seat"):
        planning.seen_by(seat)


# the end


def test_scores_by_category_and_places_with_ties_shared(toy: Game) -> None:
    pegs = [[0] * 12 for _ in range(3)]
    pegs[0][1] = pegs[0][2] = pegs[1][3] = pegs[1][0] = pegs[2][5] = pegs[2][0] = 1  # reed and moss; pond; heron
    state = toy.from_dict({"players": 3, "phase": "plan", "hand": [[1, 0, 0], [1, 0, 0], [1, 0, 0]], "peg": pegs})

    assert state.scores() == ({"ground": 2, "company": 1}, {"ground": 2, "company": 0}, {"ground": 3, "company": 0})
    assert [s.total for s in state.scores()] == [3, 2, 3] and state.ranking() == (1, 3, 1)
    assert Score({"a": 2, "b": -1}).total == 1


def test_a_game_that_is_over_has_nothing_legal(toy: Game, whole_game: Callable[..., State]) -> None:
    over = whole_game(toy, 3, 5)

    assert over.is_over and over.to_move == OVER and over.legal_actions() == () and not over.is_chance
    with pytest.raises(IllegalAction, match="CORE-over"):
        over.play("plan 1")


def test_texts_of_a_state_and_of_a_seat(planning: State) -> None:
    assert "chips" in str(planning) and "Chip 3 of A" in str(planning.seen_by(0)) and "Chip 2 of B" not in str(planning.seen_by(0))
    assert repr(planning.seen_by(1)) == "<what seat B knows of a position of The Marsh>"


# what is asked wrongly, copies and pickles


@pytest.mark.parametrize("seed", ["7", -1, 1 << 62, 2.5, True, [1, 2], ["a"] * 4, {}, 1 << 70])
def test_a_key_and_a_sample_take_what_a_new_game_takes(toy: Game, seed: Any) -> None:
    state = toy.new(2)

    for ask in (state.keyed, state.seen_by(0).sample, lambda s: toy.new(2, s)):
        with pytest.raises(TabletopError, match="a seed is a whole number") as caught:
            ask(seed)
        assert len(str(caught.value)) < 200
    assert state.keyed(0) == toy.new(2, 0) and state.seen_by(0).sample(0) == state.seen_by(0).sample(0)


def test_nobody_is_told_in_a_language_that_there_is_not(toy: Game) -> None:
    state = toy.new(2, 3)

    refusal = state.explain("draw 1")[0]
    for ask in (state.told, state.seen_by(0).told, refusal.text):
        with pytest.raises(TabletopError, match="texts are in 'en' and 'ko', not in 'de'"):
            ask("de")


def test_an_action_that_somebody_filled_wrongly_is_unknown(toy: Game) -> None:
    plan = type(toy.parse("plan 1"))

    for action in (plan(["1"]), plan({}), plan(None)):
        with pytest.raises(UnknownAction):
            toy.new(2, 3).play(action)


@pytest.mark.parametrize("options", [{}, {"refill": "secret"}])
def test_a_position_survives_being_copied_and_pickled(toy: Game, options: dict[str, Any]) -> None:
    state = toy.bound(options).new(2, 3)

    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state and again.events == state.events and again.made == state.made and again._key == state._key
        assert again.play(again.legal_actions()[0]) == state.play(state.legal_actions()[0])
        assert again.seen_by(0) == pickle.loads(pickle.dumps(state.seen_by(0))) == state.seen_by(0)
    assert copy.deepcopy(state).game is state.game and copy.deepcopy(state)._s.hand is not state._s.hand


def test_a_pickle_is_opened_elsewhere(toy: Game, tmp_path: Path) -> None:
    claim = tabletop.load("claim", options={"win_by": "majority"})
    (tmp_path / "held").write_bytes(pickle.dumps([claim.new(seed=2), toy.bound(board=toy.board).new(2, 3)]))
    code = "import pickle, sys; print([s.code() for s in pickle.load(open(sys.argv[1], 'rb'))])"

    told = subprocess.run([sys.executable, "-c", code, str(tmp_path / "held")], capture_output=True, text=True, check=True).stdout

    assert told.strip() == str([claim.new(seed=2).code(), toy.bound(board=toy.board).new(2, 3).code()])
