"""Positions of Blue Lagoon: what is named is kept, what is left out is filled, what cannot be is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.chance import draw, seeded
from tabletop.core.errors import PositionError, TabletopError
from tabletop.core.layout import CHANCE, NONE
from tabletop.games.blue_lagoon.box import CATEGORIES, PHASES, TOKENS
from tabletop.games.blue_lagoon.positions import KEYS
from tests.games.lagoons import ATOLL, BAY, HEXES, LAGOON, last_resource
from tests.games.written import gives_a_position_or_one_clear_error, mappings, reached, stands

LANDED: dict[str, Any] = {"settlers": {"A": ["f2", "e2"], "B": ["e1"]}, "villages": {"B": ["f1"]}, "last": "B", "recent": "f1"}
SETTLED: dict[str, Any] = {"phase": "settlement", "villages": {"A": ["b1"], "B": ["k3"]}}
BAD: tuple[tuple[Any, str], ...] = (
    ([], "a position is a mapping"),
    ({"colour": 3}, "'colour' is nothing that a position of Blue Lagoon has"),
    ({"game": "claim"}, "a position of 'claim', not of 'blue_lagoon'"),
    ({"players": 5}, "Blue Lagoon is for 2 to 4 players, not 5"),
    ({"options": {"start_seat": 4}}, "is one of 0, 1, 2, 3, not 4"),
    ({"options": {"start_seat": 2}}, "start_seat 2 does not play in a game of 2"),
    ({"options": {"wind": "east"}}, "no option 'wind'"),
    ({"phase": "sailing"}, "phase is one of exploration, settlement, not 'sailing'"),
    ({"to_move": "C"}, "to_move is one of .*A, B.*, not 'C'"),
    ({"to_move": 0}, "to_move is one of .*, not 0"),
    ({"settlers": ["e1"]}, "settlers must be a mapping"),
    ({"settlers": {"C": ["e1"]}}, "seat in settlers is one of A, B, not 'C'"),
    ({"settlers": {"A": "e1"}}, "settlers of A must be a list of hexes"),
    ({"settlers": {"A": ["z9"]}}, "settlers of A: the board has no hex 'z9'"),
    ({"settlers": {"A": [7]}}, "settlers of A: the board has no hex 7"),
    ({"settlers": {"A": ["e1", "e1"]}}, "settlers of A: a hex holds one piece, and e1 is named twice"),
    ({"settlers": {"A": ["e1"], "B": ["e1"]}}, "settlers of B: a hex holds one piece, and e1"),
    ({"settlers": {"A": ["e1", "f1"]}, "villages": {"A": ["f1"]}}, "villages of A: a hex holds one piece, and f1"),
    ({"settlers": {"A": list(LAGOON.new(seed=1).hexes[:31])}}, "seat A has 31 settlers on the board, of 30"),
    ({"villages": {"A": ["e1"]}}, "a village stands at sea, on e1"),
    ({"settlers": {"A": ["a4"]}, "villages": {"A": ["a5", "a6", "b6", "a7", "b7", "a8"]}}, "not a position of Blue Lagoon: villages"),
    ({"settlers": {"A": ["b1"]}}, "the pieces of A round b1 cannot have come there: none of them is a settler at sea"),
    ({"settlers": {"A": ["e1", "b1"]}}, "the pieces of A round b1 cannot have come there"),
    ({"settlers": {"B": ["e1"], "A": ["f1"]}}, "the pieces of A round f1 cannot have come there"),
    ({"tokens": {"e1": "gem"}}, "tokens: e1 is no free stone circle"),
    ({"tokens": {"b1": "gem"}}, "tokens: b1 is no free stone circle"),
    ({**LANDED, "tokens": {"e2": "gem"}}, "tokens: e2 is no free stone circle"),
    ({"tokens": {"a1": "gold"}}, "token on a1 is one of coconut, bamboo, water, gem, statuette, not 'gold'"),
    ({"tokens": {"a1": "nothing"}}, "token on a1 is one of"),
    ({"tokens": dict.fromkeys(["a1", "f1", "j1", "e2", "i2", "m2", "b3"], "gem")}, "there are 6 tokens gem, and 7 are named"),
    ({**LANDED, "taken": {"A": {"gem": 7}}}, "gem taken by A is a whole number from 0 to 6, not 7"),
    ({**LANDED, "taken": {"A": {"gem": True}}}, "gem taken by A is a whole number"),
    ({**LANDED, "taken": {"A": {"gold": 1}}}, "taken of A is one of"),
    ({"taken": {"A": {"gem": 1}}}, "tokens, and its pieces stand on"),
    ({**LANDED, "taken": {"A": {"gem": 2}, "B": {}}}, "tokens, and its pieces stand on"),
    ({**LANDED, "exploration": {"A": {"links": 5}}}, "points and tokens of Exploration are kept only once it is over"),
    ({**LANDED, "kept": {"A": 1}}, "points and tokens of Exploration are kept only once it is over"),
    ({**SETTLED, "kept": {"A": 20, "B": 20}}, "more tokens are kept than there are"),
    ({**SETTLED, "exploration": {"A": {"tricks": 5}}}, "exploration of A is one of islands, links"),
    ({**SETTLED, "exploration": {"A": {"links": -5}}}, "links in exploration of A is a whole number from 0"),
    ({"last": "A", "recent": "e1"}, "A placed last, and no piece is on the board"),
    ({**LANDED, "last": "A"}, "the piece placed last, on f1, is not of seat A"),
    ({**LANDED, "last": None}, "last and recent go together"),
    ({**SETTLED, "villages": {"A": ["a1"]}}, "a village stands on the stone circle a1 after Exploration"),
    ({**SETTLED, "settlers": {"A": ["e1"]}}, "the pieces of A round e1 cannot have come there: none of them is a village"),
    ({**SETTLED, "villages": {"A": ["b1"]}, "to_move": "B"}, "seat B can place nothing and is skipped"),
    ({**SETTLED, "villages": {}, "to_move": "A"}, "the phase has ended"),
    ({**SETTLED, "options": {"phases": "exploration"}}, "the short game has no Settlement phase"),
    ({**LANDED, "to_move": "over"}, "the game is not over"),
    ({**SETTLED, "to_move": "over"}, "the game is not over"),
    ({**LANDED, "to_move": "chance"}, "while tokens are dealt there are no (settlers|pieces) on the board"),
    ({"to_move": "chance", "dealt": 33}, "dealt is a whole number from 0 to 32, not 33"),
    ({"to_move": "chance", "dealt": 3, "tokens": {"l13": "gem"}}, "token"),
    ({"to_move": "A", "dealt": 3}, "tokens"),
)
FILLED: tuple[dict[str, Any], ...] = (
    {}, LANDED, SETTLED, {"players": 4, "to_move": "D"}, {"to_move": "chance"}, {"to_move": "chance", "dealt": 9},
    {**LANDED, "taken": {"A": {"gem": 1}, "B": {"statuette": 1}}}, {**LANDED, "tokens": {"a1": "water", "m4": "water"}},
    {**SETTLED, "to_move": "chance"}, {**SETTLED, "exploration": {"B": {"links": 10}}, "kept": {"B": 7}},
    {"phase": "settlement", "to_move": "over"}, {**LANDED, "options": {"tie_tokens": "both_phases"}},
)  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("named", FILLED)
def test_what_is_left_out_is_filled_so_that_the_position_stands(named: dict[str, Any], seed: int) -> None:
    stands(LAGOON.from_dict(named, seed=seed))


def test_what_is_named_is_kept() -> None:
    state = LAGOON.from_dict({**LANDED, "taken": {"A": {"gem": 1}, "B": {"water": 1}}, "tokens": {"a1": "bamboo"}}, seed=3)

    assert (state.settlers(0), state.settlers(1), state.villages(1)) == (("e2", "f2"), ("e1",), ("f1",))
    assert (state.taken(0)["gem"], state.taken(1)["water"], state.token("a1")) == (1, 1, "bamboo")
    assert (state.to_move, state.last_placed, state.settlers_left(0), state.villages_left(1)) == (0, "f1", 28, 4)


def test_the_seat_after_the_last_one_is_to_move_unless_another_is_named() -> None:
    placed = {"A": ["e1"], "B": ["e3"], "C": ["f2"]}
    assert [LAGOON.from_dict({"settlers": placed, "last": seat, "players": 3}, seed=1).to_move for seat in "ABC"] == [1, 2, 0]
    assert LAGOON.from_dict({"settlers": placed, "last": "B", "players": 3}, seed=1).last_placed == "e3"
    assert LAGOON.from_dict({}, seed=1).to_move == 0 and LAGOON.from_dict({"to_move": "B"}, seed=1).to_move == 1


def test_other_seeds_deal_the_tokens_that_are_not_named_otherwise() -> None:
    one, other, same = (LAGOON.from_dict(LANDED, seed=seed) for seed in (1, 2, 1))

    assert one == same and one != other


@pytest.mark.parametrize("given", [{"A": {"gem": 1}}, {"B": {"gem": 1}}])
def test_who_stands_on_a_stone_circle_and_is_not_named_holds_what_chance_decides(given: dict[str, Any]) -> None:
    state = LAGOON.from_dict({**LANDED, "taken": given}, seed=1)

    assert [sum(state.taken(p).values()) for p in (0, 1)] == [1, 1] and state.taken("AB".index(*given))["gem"] == 1


@pytest.mark.parametrize("seed", range(12))
def test_while_a_seat_is_to_move_a_resource_is_left_on_the_board(seed: int) -> None:
    pieces = {"settlers": {"A": [HEXES[0], *HEXES[5:33]]}, "villages": {"A": list(HEXES[1:5])}}

    state = BAY.from_dict({"to_move": "B", **pieces}, seed=seed)

    assert state.resources_left == 1 and sum(state.taken(0).values()) == 31


def test_a_seat_holds_no_more_than_it_stands_on_stone_circles() -> None:
    for taken in ({"A": {"gem": 2}, "B": {}}, {"A": {}, "B": {"gem": 1, "water": 1}}):
        with pytest.raises(PositionError, match="stand on"):
            LAGOON.from_dict({**LANDED, "taken": taken}, seed=1)


@pytest.mark.parametrize(("named", "sentence"), BAD)
def test_what_cannot_be_is_refused_by_name(named: Any, sentence: str) -> None:
    with pytest.raises(TabletopError, match=sentence):
        LAGOON.from_dict(named, seed=1)


@pytest.mark.parametrize(
    ("field", "at", "value", "sentence"),
    [
        ("holds", (159,), 0, None), ("holds", (600,), 1, "something lies beyond the board"),
        ("settlers", (0,), 29, "seat A has 29 settlers, not 30"), ("settlers", (3,), 1, "seat D has 1 settlers, not 0"),
        ("villages", (1,), 4, "seat B has 0 villages on the board and 4 in supply"), ("taken", (0, 2), 1, "there are 7 tokens water"),
        ("taken", (2, 0), 1, "there are 7 tokens coconut"), ("bag", (3,), 1, "there are 7 tokens gem"),
        ("dealt", (), 31, "no stone circle"),
        ("to_move", (), 2, "a seat that does not play is to move"), ("phase", (), 1, "the phase has ended|has 0 villages"),
        ("last", (), 3, "last and recent go together"), ("recent", (), 5, "last and recent go together"),
        ("kept", (0,), 1, "once it is over"),
        ("earned", (3, 1), 5, "once it is over"), ("bag", (5,), 1, "do not add up|have been dealt"),
    ],
)  # fmt: skip
def test_fields_that_could_not_lie_on_the_table_are_found(field: str, at: tuple[int, ...], value: int, sentence: str | None) -> None:
    s = LAGOON.new(seed=1).fields
    if at:
        row = getattr(s, field)
        for i in at[:-1]:
            row = row[i]
        row[at[-1]] = value
    else:
        setattr(s, field, value)

    if sentence is None:
        assert LAGOON.checked_state(2, s).fields.holds == s.holds
    else:
        with pytest.raises(PositionError, match=sentence):
            LAGOON.checked_state(2, s)


def test_pieces_of_seats_that_do_not_play_are_found() -> None:
    s = LAGOON.new(seed=1).fields
    s.holds[4] = 1 + 2 * 2

    with pytest.raises(PositionError, match="e1 holds a piece of a seat that does not play"):
        LAGOON.checked_state(2, s)


@pytest.mark.parametrize("game", [BAY, ATOLL])
def test_positions_of_other_boards_are_written_and_read(game: Any) -> None:
    state, rng = game.new(players=3, seed=5), seeded(5)
    while not state.is_over:
        actions = state.legal_actions()
        state = state.play(actions[draw(rng, len(actions))])

        assert game.from_dict(state.to_dict()) == state and game.positions.wrong(state.box, state.fields) is None


def test_the_dealing_for_settlement_is_a_position_too() -> None:
    state = last_resource().play("settle e2")

    half = state.play("deal gem", "deal statuette", "deal gem")

    assert half.to_move == CHANCE and BAY.from_dict(half.to_dict()) == half
    assert half.fields.last == 0 and half.fields.recent == NONE


@settings(max_examples=300, deadline=None)
@given(mappings(KEYS, [*PHASES, *CATEGORIES, *TOKENS, "e1", "a1", "e2", "f2", "g2", "nothing"], 99))
def test_any_mapping_gives_a_position_or_one_clear_error(named: dict[str, Any]) -> None:
    gives_a_position_or_one_clear_error(LAGOON, named)


@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, 10**6), st.integers(0, 140), st.integers(2, 4), st.sets(st.sampled_from(["tokens", "taken", "recent", "last", "dealt"]))
)
def test_part_of_a_position_that_was_reached_is_always_filled(seed: int, moves: int, players: int, left_out: set[str]) -> None:
    whole = reached(LAGOON.new(players=players, seed=seed), seed, moves).to_dict()
    named = {key: value for key, value in whole.items() if key not in left_out}
    if "last" in left_out:
        named.pop("recent", None)
    if whole["to_move"] in ("over", "chance"):
        named |= {key: whole[key] for key in ("tokens", "taken", "dealt")}

    again = LAGOON.from_dict(named, seed=seed)

    assert LAGOON.positions.wrong(again.box, again.fields) is None
    assert {key: value for key, value in again.to_dict().items() if key in named} == named
