"""Positions of Port Royal: what is named is kept, what is left out is filled, what cannot be is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.errors import PositionError, TabletopError
from tabletop.core.layout import CHANCE, OVER
from tabletop.games.port_royal.box import PHASES, STATIONS
from tabletop.games.port_royal.deck import FACES
from tabletop.games.port_royal.positions import KEYS
from tests.games.harbours import PORT, legal, trading
from tests.games.written import gives_a_position_or_one_clear_error, mappings, reached, stands

CROWDED: dict[str, Any] = {
    "players": 3, "to_move": "B", "harbour": ["red frigate 1/1", "sailor 3", "sailor 3"], "people": {"B": ["pirate 5"]},
    "coins": {"A": 12}, "open": ["captains"],
}  # fmt: skip
OFFERED: dict[str, Any] = {"phase": "trade and hire", "to_move": "B", "active": "A", "harbour": ["blue flute 1/1", "jester 5"]}
SHUFFLED: dict[str, Any] = {"shuffles": 1, "coins": {"A": 4, "B": 6}, "old": {"A": 3, "B": 1}, "pile": 20, "known": ["sailor 3"]}
POSITIONS: tuple[dict[str, Any], ...] = (
    {}, CROWDED, OFFERED, SHUFFLED, {"players": 5}, {"pile": 40}, {"pile": 40, "paid": 73}, {"to_move": "chance"},
    {"waits": "blue flute 1/1", "people": {"A": ["sailor 3"]}}, {"phase": "trade and hire"}, {"to_move": "B"},
    {"to_move": "over", "people": {"A": ["pirate 9", "admiral 9", "admiral 9", "sailor 7"]}},
    {"shuffles": 2, "coins": {"A": 20}, "old": {"A": 20}, "paid_old": 5, "paid": 4, "known": ["captain 4", "captain 4"]},
    {"options": {"start_coins": 0, "variant_end": "leader"}, "expeditions": {"B": ["priests", "all-three"]}, "players": 5},
)  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("named", POSITIONS)
def test_what_is_left_out_is_filled_so_that_the_position_stands(named: dict[str, Any], seed: int) -> None:
    stands(PORT.from_dict(named, seed=seed))


def test_what_is_named_is_kept() -> None:
    state = PORT.from_dict(CROWDED)

    assert (state.phase, state.to_move, state.active, state.players) == ("discovery", 1, 1, 3)
    assert state.harbour == ("red frigate 1/1", "sailor 3", "sailor 3") and state.drawn == "sailor 3" and state.drawn_count == 3
    assert state.people(1) == ("pirate 5",) and state.open_expeditions == ("captains",)
    assert [state.coins(seat) for seat in range(3)] == [12, 3, 3]
    assert state.pile_size == 119 - 3 - 1 - 1 - 18 and state.discard_size == 0


def test_a_chance_is_filled_with_the_takes_that_the_harbour_and_governors_give() -> None:
    state = PORT.from_dict(OFFERED)

    assert (state.taker, state.active, state.takes_left, state.taken) == (1, 0, 1, 0)
    assert trading("blue flute 1/1", people={"A": ["governor 8"]}).takes_left == 2


def test_a_smaller_pile_means_that_the_rest_was_paid() -> None:
    state = PORT.from_dict({"pile": 40, "discard": ["sailor 3"]})

    assert (state.pile_size, state.paid, state.discard_size) == (40, 119 - 1 - 6 - 40, 73)


def test_after_a_shuffle_what_went_in_face_up_is_in_the_pile_or_a_later_coin() -> None:
    state = PORT.from_dict(SHUFFLED, seed=3)

    assert state.shuffles == 1 and not state.odds_are_exact
    assert state.next_odds["sailor 3"] > PORT.from_dict(SHUFFLED | {"known": []}, seed=3).next_odds["sailor 3"]


RICH = ["pirate 9", "admiral 9", "admiral 9", "jester 9", "mademoiselle 9"]
BEST = ["captains", "priests", "settlers"]
MID_SHUFFLE = {"to_move": "chance", "shuffling": 1, "pile": 0, "paid": 2, "coins": {"A": 50, "B": 66}}
BAD: tuple[tuple[Any, str], ...] = (
    ([], "a position is a mapping"),
    ({"colour": 3}, "'colour' is nothing that a position of Port Royal has"),
    ({"game": "claim"}, "a position of 'claim', not of 'port_royal'"),
    ({"players": 6}, "Port Royal is for 2 to 5 players, not 6"),
    ({"options": {"start_coins": 7}}, "is one of 3, 0, 1, 2, 4, 5, not 7"),
    ({"options": {"wind": "east"}}, "no option 'wind'"),
    ({"phase": "sailing"}, "phase is .*discovery.*, not 'sailing'"),
    ({"to_move": "C"}, "to_move is .*, not 'C'"),
    ({"to_move": 0}, "to_move is .*, not 0"),
    ({"active": "E"}, "active is .*, not 'E'"),
    ({"then": "sleep"}, "then is .*, not 'sleep'"),
    ({"harbour": "sailor 3"}, "harbour must be a list of cards"),
    ({"harbour": ["sailor 4"]}, "harbour: 'sailor 4' is no card"),
    ({"harbour": [5]}, "harbour: 5 is no card"),
    ({"harbour": ["captains"]}, "harbour: captains cannot lie there"),
    ({"harbour": ["tax points"]}, "harbour: tax points cannot lie there"),
    ({"harbour": ["red frigate 1/1", "red frigate 2/3"]}, "ships of different colours"),
    ({"harbour": ["pirate 5", "pirate 5"]}, "harbour: pirate 5 stands in the position more often than the deck has it"),
    ({"harbour": ["pirate 5"], "people": {"A": ["pirate 5"]}}, "people of A: pirate 5 stands in the position more often"),
    ({"harbour": ["sailor 3"], "drawn_count": 0}, "0 cards were drawn in this turn, the last of them sailor 3"),
    ({"drawn": "sailor 9"}, "drawn: 'sailor 9' is no card"),
    ({"people": ["sailor 3"]}, "people must be a mapping"),
    ({"people": {"A": ["blue flute 1/1"]}}, "people of A: blue flute 1/1 cannot lie there"),
    ({"people": {"C": ["sailor 3"]}}, "seat in people is .*, not 'C'"),
    ({"open": ["all-three"]}, "open: all-three stands in the position more often"),
    ({"open": ["priests"], "expeditions": {"A": ["priests"]}}, "priests stands in the position more often"),
    ({"expeditions": {"A": ["sailor 3"]}}, "expeditions of A: sailor 3 cannot lie there"),
    ({"coins": {"A": -1}}, "coins of A is a whole number from 0 to 119, not -1"),
    ({"coins": {"A": True}}, "coins of A is a whole number"),
    ({"coins": {"A": 100, "B": 100}}, "81 cards more are named, or are coins, than the deck has"),
    ({"pile": 200}, "pile is a whole number from 0 to 119"),
    ({"pile": 110, "paid": 9}, "pile and paid: 110 and 9 cards; the others leave 113 for both together"),
    ({"pile": 118}, "pile and paid: 118 and 0 cards; the others leave 113"),
    ({"takes": 1}, "nobody takes cards in the discovery"),
    ({"taken": 1}, "nobody takes cards in the discovery"),
    ({"to_move": "A", "taker": "B"}, "nobody takes cards in the discovery"),
    ({"waits": "blue flute 1/1"}, "blue flute 1/1 is no ship that seat A could repel"),
    ({"waits": "sailor 3", "people": {"A": ["pirate 5"]}}, "sailor 3 is no ship that seat A could repel"),
    ({"waits": "red frigate 4/skull", "people": {"A": ["pirate 5"]}}, "no ship that seat A could repel"),
    ({"to_move": "chance", "then": "discover"}, "it is for A to decide"),
    ({"to_move": "A", "active": "B"}, "it is for B to decide"),
    ({"phase": "trade and hire", "to_move": "B", "taker": "A"}, "it is for A to decide"),
    ({"phase": "trade and hire", "then": "discover"}, "in trade and hire nothing goes on with discover"),
    ({"then": "turn"}, "nobody is asked while the game goes on with turn"),
    ({"to_move": "chance", "pile": 0}, "no card can be turned up from an empty pile"),
    ({"to_move": "over"}, "nobody has what ends the game"),
    ({"to_move": "over", "options": {"variant_end": "leader"}, "people": {"A": RICH}, "expeditions": {"B": BEST}}, "nobody has what ends"),
    ({"to_move": "over", "active": "B", "people": {"A": RICH}}, "the round is not over"),
    ({"to_move": "over", "coins": {"A": 60, "B": 56}, "open": ["captains"], "people": {"A": ["captain 4"] * 2}}, "nobody has what ends"),
    ({"drawn": "pirate 9", "drawn_count": 1}, "pirate 9 was drawn and does not lie in the harbour"),
    ({"drawn": "captains", "drawn_count": 1}, "captains was drawn and neither lies open nor has been fulfilled"),
    ({"drawn_count": 1 << 40}, "drawn_count is a whole number from 0 to 1000000"),
    ({"shuffles": 1 << 40}, "shuffles is a whole number from 0 to 1000000"),
    ({"owed": {"A": 127}}, "owed to A is a whole number from 0 to 30"),
    (MID_SHUFFLE | {"then": "ship", "paid": 3, "drawn_count": 0}, "nothing is no ship that seat A could repel"),
    (MID_SHUFFLE | {"then": "ship", "drawn": "captains", "drawn_count": 1}, "captains is no ship that seat A could repel"),
    (MID_SHUFFLE | {"then": "handle", "paid": 3, "drawn_count": 0}, "cannot go on with handle where nothing was drawn"),
    (MID_SHUFFLE | {"then": "taxed", "drawn": "pirate 9", "drawn_count": 1}, "cannot go on with taxed where pirate 9 was drawn"),
    (MID_SHUFFLE | {"then": "turn", "harbour": ["red frigate 2/3"]}, "the harbour is empty between two turns"),
    ({"to_move": "over", "harbour": ["sailor 3"]}, "the game ends between two turns"),
    ({"old": {"A": 2}}, "before the first shuffle there are no old coins"),
    ({"known": ["sailor 3"]}, "before the first shuffle"),
    ({"shuffles": 1, "old": {"A": 9}}, "old coins of A is a whole number from 0 to 3, not 9"),
    ({"shuffles": 1, "unseen": ["pirate 5", "pirate 5"]}, "unseen: pirate 5 stands in the position more often"),
    ({"shuffling": 1}, "while the discard pile is shuffled"),
    ({"owed": {"A": 2}}, "coins are owed only while the discard pile is shuffled"),
    ({"returned": ["sailor 3"]}, "the cards not seen since the last shuffle are"),
)  # fmt: skip


@pytest.mark.parametrize(("named", "sentence"), BAD)
def test_what_cannot_be_is_refused_by_name(named: Any, sentence: str) -> None:
    with pytest.raises(TabletopError, match=sentence):
        PORT.from_dict(named, seed=1)


@settings(max_examples=400, deadline=None)
@given(mappings(KEYS, [*FACES, *PHASES, *STATIONS], 130))
def test_any_mapping_gives_a_position_or_one_clear_error(named: dict[str, Any]) -> None:
    gives_a_position_or_one_clear_error(PORT, named)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 500), st.integers(2, 5))
def test_every_position_that_is_reached_can_be_written_down_and_read(seed: int, moves: int, players: int) -> None:
    state = reached(PORT.new(players=players), seed, moves)

    again = PORT.from_dict(state.to_dict(), seed=seed)

    assert again == state and legal(again) == legal(state)


def test_a_shuffle_that_is_under_way_can_be_written_down() -> None:
    state = PORT.from_dict({"pile": 1, "coins": {"A": 20, "B": 20}, "paid": 78}).play("draw", "reveal priest 4", "return sailor 3")

    again = PORT.from_dict(state.to_dict())

    assert again == state and state.to_move == CHANCE and again.to_dict()["returned"] == ["sailor 3"]


ZONES = ("harbour", "people", "expeditions", "coins", "open", "discard", "paid", "drawn_count", "known", "unseen")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 400), st.integers(2, 5), st.sets(st.sampled_from(ZONES)))
def test_part_of_a_position_that_was_reached_is_filled_or_refused_in_a_sentence(
    seed: int, moves: int, players: int, left_out: set[str]
) -> None:
    whole = reached(PORT.new(players=players), seed, moves).to_dict()
    named = {key: value for key, value in whole.items() if key not in left_out}

    try:
        again = PORT.from_dict(named, seed=seed)
    except PositionError as fault:
        assert str(fault)
    else:
        assert all(again.to_dict()[key] == value for key, value in named.items() if key not in ("known", "unseen", "pile", "old"))


def test_the_end_of_a_game_can_be_written_down() -> None:
    state = PORT.from_dict({"to_move": "over", "people": {"A": ["pirate 9", "admiral 9", "admiral 9", "sailor 7"]}})

    assert state.to_move == OVER and state.ranking() == (1, 2) and PORT.from_dict(state.to_dict()) == state
