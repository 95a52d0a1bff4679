"""Positions of Claim: what is named is kept, what is left out is filled, what cannot be is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.errors import PositionError, TabletopError
from tabletop.games.claim.deck import FACES
from tabletop.games.claim.positions import KEYS
from tests.games.written import gives_a_position_or_one_clear_error, mappings, reached, stands

CLAIM = tabletop.load("claim")
FOLLOWING: dict[str, Any] = {"leader": "B", "led": "goblin 7", "up": "knight 8", "hand": {"A": ["goblin 2", "knight 5"]}}


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    "named",
    [
        {}, FOLLOWING, {"trick": 9}, {"phase": "phase 2"}, {"phase": "phase 2", "trick": 13}, {"phase": "phase 2", "to_move": "over"},
        {"to_move": "chance", "draw_for": "blind", "trick": 4}, {"to_move": "chance", "draw_for": "reveal", "trick": 4},
        {"to_move": "chance", "draw_for": "deal"}, {"score": {"A": ["undead 3"]}, "trick": 5},
        {"phase": "phase 2", "score": {"B": ["undead 0"]}, "trick": 6},
        {"lacks": {"B": ["goblin", "knight"]}, "trick": 3}, {"won": {"A": ["goblin 0", "goblin 0"]}, "trick": 4},
    ],
)  # fmt: skip
def test_what_is_left_out_is_filled_so_that_the_position_stands(named: dict[str, Any], seed: int) -> None:
    stands(CLAIM.from_dict(named, seed=seed))


def test_what_is_named_is_kept() -> None:
    state = CLAIM.from_dict(FOLLOWING, seed=3)

    assert (state.led, state.up, state.leader, state.to_move, state.trick) == ("goblin 7", "knight 8", 1, 0, 12)
    assert state.hand(0) == ("goblin 2", "knight 5") and len(state.hand(1)) == 1


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        (FOLLOWING | {"up": "goblin 7"}, "goblin 7 stands in the position more often"),
        (FOLLOWING | {"hand": {"A": ["goblin 2", "goblin 2"]}}, "hand of A: goblin 2 stands there too often"),
        (FOLLOWING | {"hand": {"A": ["goblin 0"] * 6}}, "hand of A: goblin 0 stands there too often"),
        (FOLLOWING | {"hand": {"A": ["goblin 10"]}}, "'goblin 10' is no card"),
        (FOLLOWING | {"hand": {"C": ["goblin 1"]}}, "a seat of hand is one of A, B, not 'C'"),
        (FOLLOWING | {"hand": ["goblin 1"]}, "hand goes by seat"),
        (FOLLOWING | {"hand": {"A": "goblin 1"}}, "must be a list of cards"),
        (FOLLOWING | {"colour": 3}, "'colour' is nothing that a position of Claim has"),
        (FOLLOWING | {"phase": "phase 3"}, "phase is one of phase 1, phase 2, not 'phase 3'"),
        (FOLLOWING | {"trick": 14}, "trick is a whole number from 1 to 13"),
        (FOLLOWING | {"trick": True}, "trick is a whole number"),
        (FOLLOWING | {"to_move": "B"}, "B leads, so it is not B's turn"),
        (FOLLOWING | {"hand": {"A": ["goblin 2"], "B": ["dwarf 1", "dwarf 2"]}}, "hand of A has 1 cards"),
        (FOLLOWING | {"lacks": {"A": ["goblin"]}}, "A has shown to lack goblin but holds one"),
        (FOLLOWING | {"discard": ["undead 3"]}, "discard and score: 21 cards are to be filled in"),
        (FOLLOWING | {"score": {"A": ["goblin 3"]}}, "in phase 1 the undead that were played, and only they"),
        ({"phase": "phase 2", "up": "goblin 1"}, "in phase 2 there is no stock, no face-up card"),
        ({"phase": "phase 1", "to_move": "over"}, "the game is over only after"),
        ({"stock": ["goblin 1"]}, "stock: these are not the cards"),
        ({"game": "chess"}, "a position of 'chess', not of 'claim'"),
        ({"players": 3}, "Claim is for 2 players, not 3"),
        ({"options": {"first_leader": 2}}, "is one of 0, 1, not 2"),
        ({"options": {"speed": 2}}, "claim has no option 'speed'"),
        ([], "a position is a mapping"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_name(named: Any, sentence: str) -> None:
    with pytest.raises(TabletopError, match=sentence):
        CLAIM.from_dict(named, seed=1)


def test_53_cards_are_refused() -> None:
    full = CLAIM.new(seed=5).to_dict()
    full["hand"]["A"] = [*full["hand"]["A"], full["hand"]["B"][-1]]

    with pytest.raises(PositionError, match="more often than the deck has it"):
        CLAIM.from_dict(full)


def test_fields_with_a_card_twice_are_refused() -> None:
    s = CLAIM.new(seed=5).fields
    s.discard |= s.hand[0]

    with pytest.raises(PositionError, match="is in"):
        CLAIM.checked_state(2, s)


@settings(max_examples=300, deadline=None)
@given(mappings(KEYS, [*FACES, "phase 1", "phase 2", "deal", "blind", "goblin"], 99))
def test_any_mapping_gives_a_position_or_one_clear_error(named: dict[str, Any]) -> None:
    gives_a_position_or_one_clear_error(CLAIM, named)


@pytest.mark.parametrize("lacks", [{"A": 5}, {"A": [[1]]}, {"A": "goblin"}, {"A": ["elf"]}])
def test_wrong_lacks_are_refused(lacks: Any) -> None:
    with pytest.raises(PositionError, match="lacks of A"):
        CLAIM.from_dict({"lacks": lacks})


ZONES = ("hand", "won", "drawn", "score", "discard", "lacks", "up")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 78), st.sets(st.sampled_from([f"{zone} {seat}" for zone in ZONES for seat in "AB"])))
def test_part_of_a_position_that_was_reached_is_always_filled(seed: int, moves: int, left_out: set[str]) -> None:
    named = reached(CLAIM.new(), seed, 26 + moves).to_dict()
    for zone in [zone for zone in ZONES if zone in named]:
        if isinstance(named[zone], dict):
            named[zone] = {seat: cards for seat, cards in named[zone].items() if f"{zone} {seat}" not in left_out}
        elif f"{zone} A" in left_out:
            del named[zone]

    again = CLAIM.from_dict(named, seed=seed)

    assert CLAIM.positions.wrong(again.box, again.fields) is None
    whole = again.to_dict()
    assert all(whole[zone][seat] == cards for zone in ("hand", "won", "drawn", "score") for seat, cards in named.get(zone, {}).items())


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    "named",
    [
        {"trick": 8, "discard": [f"goblin {n}" for n in range(1, 10)]},
        {"trick": 11, "discard": [f"{faction} {n}" for faction in ("goblin", "dwarf") for n in range(1, 6)]},
        {"phase": "phase 2", "discard": [f"{faction} {n}" for faction in ("goblin", "dwarf") for n in range(1, 9)]},
        {"trick": 3, "score": {"A": [f"undead {n}" for n in range(3)], "B": ["undead 3"]}, "stock": [f"dwarf {n}" for n in range(10)]
         + [f"goblin {n}" for n in range(1, 10)] + ["undead 4", "undead 5"]},
        {"trick": 4, "lacks": {"A": ["goblin", "dwarf"]}, "leader": "B"}, {"draw_for": "blind"}, {"draw_for": "deal", "dealt": 9},
    ],
)  # fmt: skip
def test_zones_that_take_only_some_cards_find_them(named: dict[str, Any], seed: int) -> None:
    state = CLAIM.from_dict(named, seed=seed)

    assert CLAIM.positions.wrong(state.box, state.fields) is None
    assert "discard" not in named or state.discard == tuple(sorted(named["discard"], key=FACES.index))
    assert "stock" not in named or set(state.stock) == set(named["stock"])


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"leader": "B", "led": "goblin 7", "lacks": {"B": ["goblin"]}, "trick": 5}, "B leads goblin 7, but has shown to lack goblin"),
        ({"trick": 2, "lacks": {"A": ["goblin", "dwarf", "knight"]}}, "A has shown to lack 3 factions in 1 tricks; one trick shows one"),
        ({"trick": 1, "lacks": {"A": ["goblin"]}}, "in 0 tricks"),
        ({"trick": 2, "leader": "A", "lacks": {"A": ["dwarf"]}}, "cannot have shown"),
        ({"trick": 2, "leader": "B", "won": {"A": ["goblin 1"]}}, "A won 1 of 1 tricks"),
        ({"draw_for": "nonsense"}, "draw_for is one of deal, reveal, blind, not 'nonsense'"),
        ({"draw_for": "blind", "to_move": "A"}, "draw_for: a card is drawn when chance is to move, not 'A'"),
        ({"trick": 2, "won": {"A": ["goblin 1", "goblin 2"]}}, "cards too many are named|won of A"),
        ({"trick": 2, "discard": [f"goblin {n}" for n in range(1, 8)]}, "discard and score: 5 cards too many are named for trick 2"),
        ({"phase": "phase 2", "trick": 2, "discard": ["goblin 1"], "score": {"A": [], "B": []}}, "is in no zone that is named"),
    ],
)  # fmt: skip
def test_what_no_game_can_come_to_is_refused(named: dict[str, Any], sentence: str) -> None:
    for seed in range(5):
        with pytest.raises(PositionError, match=sentence):
            CLAIM.from_dict(named, seed=seed)
