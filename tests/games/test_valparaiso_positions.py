"""Positions of Valparaíso: what is named is kept, what is left out is filled, what cannot be is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.errors import PositionError, TabletopError
from tabletop.core.layout import OVER
from tabletop.games.valparaiso.cards import CARDS, GOODS
from tabletop.games.valparaiso.decisions import PHASES
from tabletop.games.valparaiso.positions import KEYS
from tabletop.games.valparaiso.rules import POSITIONS as OFFERED
from tests.games.ports import COLUMN, SOLD_OUT, VALPO, legal
from tests.games.written import gives_a_position_or_one_clear_error, mappings, reached, stands

CROWDED: dict[str, Any] = {
    "players": 3, "to_move": "B", "slots": {"B": ["sell", "move", "muelle"], "C": [None, "ship"]}, "pesos": {"A": 7, "B": 31},
    "goods": {"B": {"silver": 2}}, "hold": {"C": {"wheat": 6}}, "merchants": {"A": {"Limache": 2, "Valparaíso": 1}},
    "houses": {"B": ["Quilpué"], "C": ["Quillota"]}, "residences": ["B", "A"], "ships": {"A": "south sea"},
    "achievements": {"B": ["muelle"]}, "tiles": {"Quillota": COLUMN}, "points": {"A": {"houses": 3, "trade": 1}}, "builder": "A",
    "start": "B", "round": 4,
}  # fmt: skip
POSITIONS: tuple[dict[str, Any], ...] = (
    {}, CROWDED, {"players": 5}, {"phase": "market tiles"}, {"phase": "sea cards", "tiles": {}}, {"phase": "lighthouse"},
    {"phase": "market tiles", "players": 4, "tiles": {"Quillota": ["A1", "B2", None, None, None]}},
    {"phase": "sea cards", "offers": {"north sea": ["muelle", "bodega"]}}, {"phase": "starting goods", "to_move": "B"},
    {"phase": "refill", "card": "overseas", "changed": True, "ships": {"A": "north sea"}, "offers": {
        "north sea": ["casa de cambio", "agencia"], "west sea": ["camino de carretas", "maestro albañil", "feria franca"],
        "south sea": ["viaje directo", "bodega", "arriero"],
    }, "achievements": {"A": ["muelle"]}},
    {"to_move": "over", "points": {"A": {"houses": 20}}}, *OFFERED,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("named", POSITIONS)
def test_what_is_left_out_is_filled_so_that_the_position_stands(named: dict[str, Any], seed: int) -> None:
    stands(VALPO.from_dict(named, seed=seed))


def test_what_is_named_is_kept() -> None:
    state = VALPO.from_dict(CROWDED)

    assert (state.phase, state.to_move, state.active, state.start, state.round, state.players) == ("choice", 1, 1, 1, 4, 3)
    assert [card and card.name for card in state.slots(1)] == ["sell", "move", "muelle", None, None, None]
    assert ([state.pesos(seat) for seat in range(3)], state.goods(1)["silver"], state.hold(2)["wheat"]) == ([7, 31, 20], 2, 6)
    assert state.merchants(0) == {"Valparaíso": 1, "Limache": 2} and state.supply(0) == 1
    assert (state.houses(1), state.houses(2), state.residences(0), state.residences(1)) == (("Quilpué",), ("Quillota",), 1, 1)
    assert [tile and tile.name for tile in state.tiles("Quillota")] == COLUMN and state.ship(0) == "south sea"
    assert [card.name for card in state.achievements(1)] == ["muelle"] and dict(state.scores()[0])["trade"] == 1


def test_who_is_not_named_has_what_everybody_has() -> None:
    state = VALPO.from_dict({"players": 4})

    assert (state.phase, state.round, state.start, state.to_move) == ("planning", 1, 0, 0)
    for seat in range(4):
        assert (state.pesos(seat), state.merchants(seat), state.supply(seat), state.ship(seat)) == (20, {"Valparaíso": 2}, 2, "bay")
    assert sum(card is not None for zone in ("north sea", "west sea", "south sea") for card in state.offers(zone)) == 9
    assert [state.treasure(zone) for zone in ("north sea", "west sea", "south sea")] == [5, 5, 5]


USE: dict[str, Any] = {"slots": {"A": [None, "move"]}}
MOVING: dict[str, Any] = {"card": "move", "phase": "move", "to_move": "A"}
TRADING: dict[str, Any] = {"card": "trade", "phase": "trade", "to_move": "A", "merchants": {"A": {"Quillota": 1, "Limache": 1}}}
A_CARDS = {
    "north sea": ["muelle", "casa de cambio", "agencia"], "west sea": ["camino de carretas", "maestro albañil", "feria franca"],
    "south sea": ["viaje directo", "bodega", "arriero"],
}  # fmt: skip
LACKING = A_CARDS | {"north sea": ["muelle", "casa de cambio"]}
REFILLING: dict[str, Any] = {"phase": "refill", "card": "overseas", "offers": LACKING, "achievements": {"A": ["agencia"]}}
BAD: tuple[tuple[Any, str], ...] = (
    ([], "a position is a mapping"),
    ({"colour": 3}, "'colour' is nothing that a position of Valparaíso has"),
    ({"game": "claim"}, "a position of 'claim', not of 'valparaiso'"),
    ({"players": 6}, "Valparaíso is for 2 to 5 players, not 6"),
    ({"options": {"toll": "never"}}, "is one of 'enter', 'pass_through', not 'never'"),
    ({"phase": "sleep"}, "phase is one such as .*, not 'sleep'"),
    ({"to_move": "C"}, "to_move is .*, not 'C'"),
    ({"pesos": {"A": -1}}, "pesos of A is a whole number from 0"),
    ({"pesos": {"C": 1}}, "seat in pesos is .*, not 'C'"),
    ({"pesos": 20}, "pesos must be a mapping"),
    ({"goods": {"A": {"gold": 1}}}, "goods of A is .*, not 'gold'"),
    ({"hold": {"A": {"silver": 7}}}, "silver in hold of A is a whole number from 0 to 6"),
    ({"points": {"A": {"luck": 1}}}, "points of A is .*, not 'luck'"),
    ({"merchants": {"A": {"Lima": 1}}}, "merchants of A is .*, not 'Lima'"),
    ({"merchants": {"A": {"Valparaíso": 4}}}, "A has 3 merchants, not 4 \\(VP-1.3\\)"),
    ({"houses": {"A": ["Concón", "Concón"]}}, "houses of A: a place is named twice"),
    ({"residences": ["A"] * 3 + ["B"] * 4}, "residences: there are 6 spaces in the city \\(VP-6.4\\)"),
    ({"ships": {"A": "lake"}}, "ships of A is .*, not 'lake'"),
    ({"achievements": {"A": ["move"]}}, "achievements of A is .*, not 'move'"),
    ({"plan": {"A": ["move"] * 7}}, "plan of A are the Mayor's Office and 5 slots, not 7"),
    ({"plan": {"A": ["jump"]}}, "plan of A is .*, not 'jump'"),
    ({"taken_goods": ["9 silver"]}, "taken_goods is .*, not '9 silver'"),
    ({"tiles": {"Limache": COLUMN}}, "tiles: Limache has no market"),
    ({"tiles": {"Quillota": ["A1"]}}, "tiles of Quillota are 5, from the bottom up, not 1"),
    ({"offers": {"bay": ["muelle"]}}, "offers is .*, not 'bay'"),
    ({"offers": {"north sea": ["muelle"] * 4}}, "offers: 3 cards lie in a zone, not 4"),
    ({"last": 1}, "last is true or false, not 1"),
    # the moment
    ({"to_move": "over"}, "the game is not over: nobody has points"),
    (USE | {"to_move": "chance"}, "in the phase choice a seat decides"),
    ({"phase": "lighthouse", "to_move": "A"}, "in the phase lighthouse chance decides"),
    (USE | {"to_move": "A", "active": "B"}, "the seat to move is the active one, B"),
    ({"phase": "lighthouse", "start": "A"}, "the lighthouse is drawn before goods are chosen"),
    ({"round": 0}, "rounds are counted from the first planning on"),
    ({"to_move": "A", "turn": 1}, "1 seats have been asked, so it is not A's turn"),
    ({"phase": "discard", "to_move": "A", "turn": 0, "achievements": {"A": ["muelle"]}}, "0 seats have been asked"),
    ({"phase": "fastest", "to_move": "chance", "plan": {}}, "only in the advanced rule"),
    # merchants and goods
    ({"hold": {"A": {"silver": 4, "wheat": 3}}}, "the hold of A has room for 6 goods, not 7"),
    ({"merchants": {"A": {"Valparaíso": 1, "Quintero": 1}}}, "a merchant of A stands where this side of the board has no place"),
    ({"merchants": {"A": {"Valparaíso": 1}}}, "A starts with a merchant in the city and one in a village"),
    ({"phase": "starting goods", "to_move": "B", "merchants": {"A": {"Limache": 1}}}, "A starts with a merchant in the city"),
    ({"phase": "starting merchants", "to_move": "A", "taken_goods": ["3 silver", "3 wheat"]}, "second merchants are placed one by one"),
    ({"phase": "starting goods", "to_move": "A"}, "1 seats have chosen goods, and 0 combinations are taken"),
    # houses
    ({"houses": {"A": ["Concón", "Quilpué", "Peñuelas", "Limache", "Quillota"]}}, "A has 4 houses, not 5"),
    ({"houses": {"A": ["Valparaíso"]}}, "a house of A stands where there is no village"),
    ({"houses": {"A": ["Concón"], "B": ["Concón"]}}, "2 houses stand in a village with 1 spaces"),
    (USE | {"builder": "A"}, "A cannot have built a residence in this round"),
    ({"builder": "A", "residences": ["A"]}, "A cannot have built a residence in this round"),
    # tiles
    ({"tiles": {"Quillota": COLUMN, "Casablanca": COLUMN}}, "a tile lies twice"),
    ({"tiles": {"Quillota": ["A1", "A2", "C1", "D1", "E1"]}}, "one tile of each letter lies on a market"),
    ({"phase": "market tiles", "tiles": {"Quillota": ["B1", None, None, None, None]}}, "tiles are laid by their letters"),
    ({"phase": "market tiles", "tiles": {"Quillota": ["A1", None, "C1", None, None]}}, "tiles are laid market by market"),
    # the sea
    ({"offers": {"north sea": ["muelle"]}, "achievements": {"A": ["muelle"]}}, "an achievement is in two places"),
    ({"achievements": {"A": ["diligencia"]}, **SOLD_OUT}, "not in the game with so many players"),
    ({"offers": A_CARDS | {"north sea": ["gremio", "muelle", "agencia"]}}, "A cards come before B1 cards"),
    ({"phase": "sea cards", "offers": {"west sea": ["muelle"]}}, "sea cards are laid slot by slot"),
    ({"phase": "sea cards", "offers": {"north sea": ["muelle"]}, "deck": []}, "cards that have left the deck lie in the sea"),
    ({"offers": LACKING, "achievements": {"A": ["agencia"]}}, "every slot of the sea holds a card while the deck has one"),
    ({"offers": LACKING, "deck": [], "last": False}, "a slot of the sea is empty, so this is the last round"),
    ({"last": True}, "the last round has come only once"),
    ({"phase": "refill", "card": "overseas", "changed": True, "offers": A_CARDS, "deck": []}, "no card left to refill the sea with"),
    ({"treasure": {"north sea": 7}}, "in a zone lie 5 pesos, 10, both or none, not 7"),
    (SOLD_OUT | {"treasure": {"north sea": 5}}, "no pesos lie in a zone without an A card"),
    ({"phase": "lighthouse", "treasure": {"north sea": 10}}, "at the start 5 pesos lie in each zone"),
    # plans and slots
    ({"slots": {"A": [None, "move", "move"]}}, "A has a card in two slots"),
    ({"slots": {"A": [None, "muelle"]}}, "A has a card in a slot that it does not own"),
    ({"slots": {"A": [None, None, "move"]}}, "the slots of A have a gap"),
    (USE | {"plan": {"A": [None, "sell"]}}, "A has planned cards, but plans are revealed"),
    (USE | {"phase": "planning"}, "A has cards to use, but it is not the time"),
    ({"plan": {"A": [None, "move", "sell", "hire", "build", "ship"]}}, "A has built 0 houses, so its slot 5 is closed"),
    ({"plan": {"A": ["move"]}, "pesos": {"A": 4}}, "A cannot pay the 5 pesos on its Mayor's Office"),
    ({"plan": {"B": [None, "move"]}}, "B has planned before its turn"),
    ({"plan": {"A": [None, "move"]}, "to_move": "B", "start": "A"}, "A has planned too few cards"),
    # the card in use
    (USE | {"card": "sell"}, "a card is in use exactly while one of its steps is done"),
    ({"phase": "move"}, "a card is in use exactly while one of its steps is done"),
    (USE | {"walked": 1}, "between cards no step is being done"),
    (USE | {"left": 1}, "between cards no step is being done"),
    ({"phase": "income", "to_move": "A", "residences": ["A"], "cursor": 1}, "no residence of that seat brings a good of its choice"),
    ({"card": "muelle", "phase": "transfer"}, "A does not use a card that it does not own"),
    (MOVING | USE, "one that still lies in a slot"),
    ({"card": "move", "phase": "build"}, "the card in use has no such step"),
    ({"card": "move", "phase": "gain"}, "at the bottom of an achievement is one good of choice"),
    ({"card": "sell", "phase": "sell", "left": 2, "goods": {"A": {"silver": 2}}}, "the step cannot be done 2 times more"),
    (TRADING | {"left": 3}, "the step cannot be done 3 times more"),
    (MOVING | {"left": 1}, "as many merchants are left to move as have not moved"),
    (REFILLING | {"ships": {"A": "west sea"}}, "refilled after a card was bought"),
    (REFILLING, "overseas trade is made in the open sea"),
    ({"phase": "overseas", "card": "overseas"}, "overseas trade is made in the open sea"),
    ({"phase": "transfer", "card": "transfer", "ships": {"A": "west sea"}}, "goods are transferred only in the near sea"),
    (MOVING | {"moved": {"Valparaíso": 3}}, "more merchants have moved in a place than stand there"),
    (MOVING | {"walked": 1}, "a merchant that is not on its way has made no steps"),
    (MOVING | {"mover": "Valparaíso", "path": ["Valparaíso"], "changed": True}, "has been where it stands, and has made a step"),
    (MOVING | {"mover": "Valparaíso", "path": ["Concón", "Quilpué", "Peñuelas", "Valparaíso"], "walked": 1, "changed": True},
     "a merchant that can go no further is set aside"),
    (TRADING | {"mover": "Quillota"}, "merchants move only while a card moves them"),
    (MOVING | {"visited": ["Quillota"]}, "markets are visited only while a card trades"),
    (TRADING | {"market": "Quillota"}, "trades are left in the market that is being visited"),
    (TRADING | {"market": "Quillota", "trades": 1, "visited": ["Quillota"], "left": 8}, "of the seat, and has been traded in"),
    (TRADING | {"visited": ["Quillota"], "left": 8}, "a market that was visited has been traded in"),
    # somebody has something to decide
    ({"phase": "discard", "to_move": "A"}, "A has nothing to decide in the phase discard"),
    ({"phase": "recall", "to_move": "A"}, "A has nothing to decide in the phase recall"),
    ({"phase": "turn end", "to_move": "A"}, "A has no goods to exchange at the end of its turn"),
    (USE | {"phase": "turn end", "to_move": "A", "goods": {"A": {"silver": 1}}}, "only after its last card"),
    ({"phase": "choice", "to_move": "A"}, "A has no card to use, so it is not its turn"),
    ({"card": "overseas", "phase": "surcharge", "to_move": "A", "changed": True, "ships": {"A": "north sea"}, **SOLD_OUT},
     "no zone takes the 10 pesos"),
)  # fmt: skip


@pytest.mark.parametrize(("named", "sentence"), BAD)
def test_what_cannot_be_is_refused_by_name(named: Any, sentence: str) -> None:
    with pytest.raises(TabletopError, match=sentence):
        VALPO.from_dict(named, seed=1)


def test_a_seat_that_does_not_play_has_nothing() -> None:
    state = VALPO.from_dict({"players": 2})
    s = state.fields
    s.pesos[3] = 1  # type: ignore[attr-defined]

    assert state.game.positions.wrong(state.box, s) == "D does not play and has something"


WORDS = [
    *(card.name for card in CARDS), *PHASES, *GOODS, "A1", "B1", "C1", "Valparaíso", "Limache", "Quillota", "Quintero", "north sea", "bay",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(mappings(KEYS, WORDS, 40))
def test_any_mapping_gives_a_position_or_one_clear_error(named: dict[str, Any]) -> None:
    gives_a_position_or_one_clear_error(VALPO, named)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 500), st.integers(2, 5))
def test_every_position_that_is_reached_can_be_written_down_and_read(seed: int, moves: int, players: int) -> None:
    state = reached(VALPO.new(players=players), seed, moves)

    again = VALPO.from_dict(state.to_dict(), seed=seed)

    assert again == state and legal(again) == legal(state)


PARTS = ("goods", "hold", "pesos", "plan", "slots", "points", "tiles", "offers", "deck", "treasure", "merchants", "houses", "residences")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 400), st.integers(2, 5), st.sets(st.sampled_from(PARTS)))
def test_part_of_a_position_that_was_reached_is_filled_or_refused_in_a_sentence(
    seed: int, moves: int, players: int, left_out: set[str]
) -> None:
    whole = reached(VALPO.new(players=players), seed, moves).to_dict()
    named = {key: value for key, value in whole.items() if key not in left_out}

    try:
        again = VALPO.from_dict(named, seed=seed)
    except PositionError as fault:
        assert str(fault)
    else:
        kept = again.to_dict()
        assert all(kept[key] == value for key, value in named.items())


def test_the_end_of_a_game_can_be_written_down() -> None:
    state = VALPO.from_dict({"to_move": "over", "points": {"A": {"houses": 20}, "B": {"trade": 3}}})

    assert state.to_move == OVER and state.ranking() == (1, 2) and VALPO.from_dict(state.to_dict()) == state


def test_visits_that_are_used_up_leave_nothing_to_decide() -> None:
    named = {
        "card": "arriero", "phase": "trade", "to_move": "A", "changed": True, "visited": ["Quillota"], "left": 0,
        "achievements": {"A": ["arriero"]}, "merchants": {"A": {"Quillota": 1, "Limache": 1}}, **SOLD_OUT,
    }  # fmt: skip

    with pytest.raises(PositionError):
        VALPO.from_dict(named, seed=1)


def test_nobody_gives_goods_for_a_merchant_where_none_is_left() -> None:
    named = {
        "card": "agencia", "phase": "hire", "to_move": "A", "achievements": {"A": ["agencia"]}, "goods": {"A": {"silver": 1, "wheat": 1}},
        "merchants": {"A": {"Valparaíso": 3}}, **SOLD_OUT,
    }  # fmt: skip

    with pytest.raises(PositionError):
        VALPO.from_dict(named, seed=1)


def test_vp_3_1_nobody_is_asked_for_a_card_without_one() -> None:
    named = {"phase": "choice", "to_move": "A", "slots": {"B": [None, "sell"]}, "goods": {"A": {"silver": 1}}}

    with pytest.raises(PositionError, match="A has no card to use"):
        VALPO.from_dict(named)


def test_a_ship_of_nobody_lies_in_no_code() -> None:
    state = VALPO.new(players=2, seed=1)
    fields = state.fields
    fields.ship[3] = 2

    with pytest.raises(TabletopError, match="D does not play and has something"):
        tabletop.load_code(state.with_fields(fields).code())
