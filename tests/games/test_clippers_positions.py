"""Positions of Clippers: what is named is kept, what is left out is filled, what cannot be is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import PositionError, TabletopError
from tabletop.core.layout import OVER
from tabletop.games.clippers.box import Fields
from tabletop.games.clippers.positions import KEYS
from tabletop.games.clippers.rules import POSITIONS as OFFERED
from tests.games.clippers_games import CLIPPERS, FULL, OPEN, RED, SAMOA, SHUT, WHITE, place, pond

CROWDED: dict[str, Any] = {
    "players": 3, "phase": "phase 2", "to_move": "A", "round": 2, "countries": {"A": "Japan", "B": "France"}, "money": {"A": 7, "C": 0},
    "markers": {"B": {"Fiji": 2, "Tahiti": 3, "Guam": 4}}, "cards": {"A": "2x", "B": "5x"}, "laid": 1, "due": {"A": {"red": 1}},
    "early": ["B"], "routes": OPEN | {"purple": {"American Samoa > Tonga": 1}},
}  # fmt: skip
POSITIONS: tuple[dict[str, Any], ...] = (
    {}, CROWDED, {"players": 5}, {"phase": "departure"}, {"phase": "departure", "players": 4, "countries": {"A": "Japan", "B": "France"}},
    {"start": "B"}, {"round": 5, "players": 3, "turn": 2}, {"phase": "phase 3", "to_move": "B", "routes": RED | WHITE},
    {"phase": "phase 2", "cards": {"A": "port"}, "laid": 1}, {"phase": "phase 3", "cards": {"A": "5x", "B": "3x"}, "routes": SAMOA},
    {"money": {"A": 30}, "cards": {"A": "3x"}, "acted": True, "due": {"A": {"red": 2, "blue": 1}}}, *OFFERED,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("named", POSITIONS)
def test_what_is_left_out_is_filled_so_that_the_position_stands(named: dict[str, Any], seed: int) -> None:
    state = CLIPPERS.from_dict(named, seed=seed)

    assert state.game.positions.wrong(state.box, state.fields) is None
    assert state.game.from_dict(state.to_dict()) == state
    assert tabletop.load_code(state.code()) == state


def test_what_is_named_is_kept() -> None:
    state = CLIPPERS.from_dict(CROWDED)

    assert (state.phase, state.to_move, state.start, state.round, state.players) == ("phase 2", 0, 1, 2, 3)
    assert [state.country(seat) for seat in (0, 1)] == ["Japan", "France"] and [state.money(seat) for seat in range(3)] == [7, 2, 0]
    assert state.markers(1) == {"Fiji": 2, "Tahiti": 3, "Guam": 4} and state.stock(1) == 3
    assert [state.option(seat) for seat in range(3)] == ["2x", "5x", None] and state.used_early(1)
    assert (state.laid, state.owed(0), state.stirred, state.acted) == (1, {"red": 1}, True, False)
    assert state.ends("purple") == {"Tonga": 1} and state.sticks("purple") == 12 and state.sticks("red") == 32 - 6


def test_who_is_not_named_has_what_everybody_has() -> None:
    state = CLIPPERS.from_dict({"players": 4}, seed=1)

    assert (state.phase, state.round, state.start, state.to_move) == ("phase 1", 1, 0, 0)
    assert len({state.country(seat) for seat in range(4)}) == 4
    for seat in range(4):
        assert (state.money(seat), state.stock(seat), state.markers(seat)) == (2, 5, state.card(seat))


def test_ships_lie_where_routes_end_unless_it_is_said() -> None:
    branched = {"red": RED["red"] | {"Malden Island > Manihiki": 1}}

    moved = place(2, routes=branched)
    stays = place(2, routes=branched, ends={"red": {"Malden Island": 1, "Manihiki": 1}})

    assert moved.ends("red") == {"Manihiki": 1} and moved.ships("red") == 3
    assert stays.ends("red") == {"Malden Island": 1, "Manihiki": 1} and stays.ships("red") == 2


def test_a_lane_may_be_named() -> None:
    white, green = {"white start > Tuamotu": 3, "Tuamotu > Tahiti": [1, 2]}, {"green start > Tuamotu": 3, "Tuamotu > Tahiti": [1, 1]}

    state = place(2, routes={"white": white, "green": green})

    assert [route.company for route in state.on("Tuamotu", "Tahiti")] == ["green", "white"]
    assert state.to_dict()["routes"]["white"]["Tuamotu > Tahiti"] == [1, 2]


BLACK = {
    "black start > Rapa": 3, "Rapa > Austral Islands": 1, "Austral Islands > Rarotonga": 2, "Rarotonga > Niue": 1, "Niue > Tonga": 1,
    "Tonga > Fiji": 1, "Fiji > Vanuatu": 1, "Vanuatu > New Caledonia": 1, "New Caledonia > Norfolk Island": 1,
    "Norfolk Island > Kermadec": 2,
}  # fmt: skip
LAID: dict[str, Any] = {"phase": "phase 2"}
BAD: tuple[tuple[Any, str], ...] = (
    ([], "a position is a mapping"),
    ({"colour": 3}, "'colour' is nothing that a position of Clippers has; it has phase, to_move, round"),
    ({"game": "claim"}, "a position of 'claim', not of 'clippers'"),
    ({"players": 6}, "Clippers is for 2 to 5 players, not 6"),
    ({"options": {"end_rule": "never"}}, "is one of 'player_stuck', 'nobody_can', not 'never'"),
    ({"phase": "phase 4"}, "phase is one of departure, phase 1, phase 2, phase 3, not 'phase 4'"),
    ({"to_move": "C"}, "to_move is one of A, B, chance, over, not 'C'"),
    ({"start": "E"}, "start is one of A, B, not 'E'"),
    ({"turn": 2}, "turn is a whole number from 0 to 1"),
    ({"turn": 3, "to_move": "A"}, "turn is a whole number from 0 to 2"),
    ({"round": -1}, "round is a whole number from 0 to 1000"),
    ({"acted": 1}, "acted is true or false, not 1"),
    ({"stirred": "yes"}, "stirred is true or false, not 'yes'"),
    (LAID | {"laid": 6}, "laid is a whole number from 0 to 5"),
    ({"countries": {"A": "Spain"}}, "country of A is one of France, England, America, Germany, Japan, not 'Spain'"),
    ({"countries": ["France"]}, "countries must be a mapping"),
    ({"money": {"A": -1}}, "money of A is a whole number from 0 to 1000"),
    ({"money": {"C": 1}}, "seat in money is one of A, B, not 'C'"),
    ({"markers": {"A": {"Atlantis": 1}}}, "markers of A is one such as 'Rapa', not 'Atlantis'"),
    ({"markers": {"A": {"Fiji": 6}}}, "markers of A on Fiji is a whole number from 0 to 5"),
    ({"markers": {"A": {"Guam": 5, "Palau": 5, "Fiji": 4}}}, r"A has 12 markers, not 14 \(CL-1.6\)"),
    ({"cards": {"A": "4x"}}, "card of A is one of 2x, 3x, 5x, port, not '4x'"),
    (LAID | {"early": "A"}, "early must be a list of seats"),
    (LAID | {"due": {"A": {"purple": 1}}}, "due of A is one of red, blue, white, green, black, not 'purple'"),
    (LAID | {"due": {"A": {"black": 2}}}, "black due of A is a whole number from 0 to 1"),
    (LAID | {"due": {"A": {"black": 1}, "B": {"black": 1}}}, r"black has 2 ships, not 3 \(CL-1.3\)"),
    ({"routes": {"yellow": {}}}, "company in routes is one of red, blue, white, green, black, purple, not 'yellow'"),
    ({"routes": {"red": {"Fiji": 1}}}, "routes of red: nothing leads 'Fiji'; a route is written like"),
    ({"routes": {"red": {"Hawaii > Palmyra": 1}}}, "routes of red: nothing leads 'Hawaii > Palmyra'"),
    ({"routes": {"red": {"Fiji > Tonga": 2}}}, "sticks of Fiji > Tonga is a whole number from 1 to 1"),
    ({"routes": {"red": {"Fiji > Tonga": [1, 3]}}}, "lane of Fiji > Tonga is a whole number from 1 to 2"),
    ({"routes": {"red": {"Fiji > Tonga": [1]}}}, "has a number of sticks, or sticks and lane, not"),
    ({"routes": {"red": {"Fiji > Tonga": 1, "Tonga > Fiji": 1}}}, r"Tonga > Fiji is named in both directions \(CL-4.5\)"),
    ({"routes": {"red": {"Malden Island > Tahiti": 1}, "blue": {"Tahiti > Malden Island": 1}}}, r"no lane is free \(CL-4.4\)"),
    ({"routes": RED, "ends": {"red": {"Mars": 1}}}, "ends of red is one such as 'Rapa', not 'Mars'"),
    ({"routes": RED, "ends": {"red": {"Malden Island": 5}}}, r"red has 4 ships, not 5 \(CL-1.3\)"),
    # the moment
    ({"to_move": "chance"}, r"chance decides while departure cards are dealt, and only then \(CL-1.6\)"),
    ({"phase": "departure", "to_move": "A"}, "chance decides while departure cards are dealt"),
    ({"to_move": "B", "turn": 0}, r"B is not to move after 0 turns of a phase that begins with A \(CL-2.1\)"),
    (LAID | {"acted": True}, r"acted is said in phase 1, laid in phases 2 and 3 \(CL-2.2, CL-2.5\)"),
    ({"laid": 1}, "acted is said in phase 1, laid in phases 2 and 3"),
    ({"stirred": True}, "stirred is true once a stick was laid in the round"),
    (LAID | {"laid": 1, "cards": {"A": "2x"}, "stirred": False}, "stirred is true once a stick was laid"),
    # seats
    ({"countries": {"A": "France", "B": "France"}}, "two seats have the same country"),
    ({"phase": "departure", "countries": {"B": "France"}}, r"A has no country after 1 departure cards \(CL-1.6\)"),
    ({"markers": {"A": {"Fiji": 3}}}, r"A has 3 markers on the board; 7 come with its card, and none before \(CL-1.7\)"),
    ({"phase": "departure", "countries": {"A": "France"}, "markers": {"A": {"Guam": 5, "Palau": 3}}}, "more markers than its card says"),
    ({"markers": {"A": {"Easter Island": 3, "Guam": 4}}}, r"an island with 2 port spaces bears 3 markers \(CL-2.3\)"),
    # cards
    (LAID | {"cards": {"A": "3x", "B": "3x"}}, r"there are 1 cards 3x, and 2 are held \(CL-1.5\)"),
    (LAID | {"cards": {"A": "2x", "B": "2x"}}, "there are 1 cards 2x, and 2 are held"),
    ({"cards": {"B": "3x"}}, r"B holds an option card before it has taken one \(CL-2.2\)"),
    ({"cards": {"A": "3x"}}, "A holds an option card before it has taken one"),
    ({"phase": "phase 3", "early": ["B"]}, r"B has not used the 5x card in phase 2 \(CL-3.4\)"),
    (LAID | {"cards": {"B": "5x"}, "early": ["B"]}, "B has not used the 5x card in phase 2"),
    # routes
    ({"routes": {"red": {"Fiji > Tonga": 1}}}, "a route of red begins where the company neither starts nor has arrived"),
    ({"routes": {"red": {"red start > Kiritimati": 2, "Kiritimati > Palmyra": 1}}}, r"nor has arrived \(CL-4.2, CL-5.3\)"),
    (
        {"routes": {"black": BLACK | {"black start > Pitcairn": 1, "Kermadec > Rarotonga": 1}}},
        r"black has 2 sticks for open routes that need 3 \(CL-4.6\)",
    ),
    ({"routes": RED, "ends": {"red": {"Malden Island": 2}}}, r"red has 2 open ends where 1 routes arrived and 0 left \(CL-4.1\)"),
    ({"routes": RED, "ends": {"red": {}}}, "red has 0 open ends where 1 routes arrived and 0 left"),
    ({"routes": OPEN | {"purple": {"American Samoa > Tonga": 1}}, "ends": {"purple": {}}}, "purple has 0 open ends where 1 routes arrived"),
    (
        {"routes": {"white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": [1, 2]}}},
        r"the second lane is taken and the first is free \(CL-4.5\)",
    ),
    ({"routes": SAMOA | {"purple": {"American Samoa > Tonga": 1}}}, r"purple has sticks before 2 companies are connected .* \(CL-6.1\)"),
    # ships
    (
        LAID | {"options": {"ships_per_round": 1}, "due": {"A": {"red": 2}}},
        r"A owes 2 ships, and a seat buys one a round \(CL-5.2\)",
    ),
    ({"due": {"B": {"red": 1}}}, r"B owes ships before it could buy any \(CL-5.1\)"),
    ({"phase": "phase 3", "due": {"A": {"red": 2}}}, r"A owes 2 ships, and cannot lay as many sticks in this round \(CL-5.4\)"),
    ({"phase": "phase 3", "to_move": "B", "due": {"A": {"red": 1}}}, "A owes 1 ships, and cannot lay as many sticks"),
    # the turn
    ({"to_move": "over"}, r"the game is not over: companies can be extended \(CL-8.1, CL-8.2\)"),
    ({"acted": True}, r"A can do nothing in phase 1 and is passed over \(CL-2.8\)"),
    (LAID | {"laid": 2}, r"A has laid more sticks than it may \(CL-2.5, CL-3.4\)"),
    ({"phase": "phase 3", "cards": {"A": "5x"}, "early": ["A"]}, "A has laid more sticks than it may"),
    (LAID | {"laid": 1}, r"A has nothing more to decide \(CL-2.8\)"),
)  # fmt: skip


@pytest.mark.parametrize(("named", "said"), BAD)
def test_what_cannot_be_is_refused_by_name(named: Any, said: str) -> None:
    with pytest.raises(TabletopError, match=said):
        CLIPPERS.from_dict(named, seed=1)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (LAID | {"routes": SHUT}, r"the game is over: A can lay no stick \(CL-8.2\)"),
        (
            {"phase": "phase 3", "routes": FULL | {"red": {"red start > Bora": 1, "red start > Duff": 1, "Duff > Efate": 1}},
             "due": {"A": {"red": 1}}},
            r"A owes ships that cannot branch: the duty has lapsed \(CL-5.5\)",
        ),
        (LAID | {"routes": {"blue": {"blue start > Atiu": 1, "Atiu > Bora": 1, "Bora > Cook": 1}}}, r"blue has 2 sticks, not 3 \(CL-1.4\)"),
    ],
)  # fmt: skip
def test_what_cannot_be_where_little_is_left(named: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        pond().from_dict(named, seed=1)


def change(name: str, value: Any) -> Callable[[Fields], None]:
    """Set a field, or where the name has dots an entry of it."""

    def do(s: Fields) -> None:
        target, *path = name.split(".")
        if not path:
            setattr(s, target, value)
            return
        row = getattr(s, target)
        for index in path[:-1]:
            row = row[int(index)]
        row[int(path[-1])] = value

    return do


# what no mapping can say, but fields can
FIELDS: tuple[tuple[Callable[[Fields], None], str], ...] = (
    (change("phase", 7), "there is no such phase, or a seat that does not play is to move"),
    (change("turn", 3), "there is no such phase, or a seat that does not play is to move"),
    (change("round", 0), "rounds are counted from 1, once all departure cards are dealt"),
    (change("start", 1), "in round 1 the hook card lies with A, not with B (CL-2.7)"),
    (change("stock.0", 6), "A has 13 markers, not 12 (CL-1.6)"),
    (change("money.3", 1), "D does not play, and has money"),
    (change("country.4", 3), "two seats have the same country, or a seat that does not play has one (CL-1.6)"),
    (change("option.2", 0), "a seat that does not play has a card or owes a ship"),
    (change("due.4.0", 1), "a seat that does not play has a card or owes a ship"),
    (change("early", 8), "a seat that does not play has used a card"),
    (change("route.0.100", 4), "red has sticks beyond the board"),
    (
        change("route.0.0", 16),
        "red lies on a connection as it cannot: too many sticks, against an arrow, or on a lane that is not there (CL-4.3)",
    ),
    (change("sticks.1", 29), "blue has 29 sticks, not 30 (CL-1.4)"),
    (change("ends.0.60", 1), "red has ends beyond the board"),
    (change("ships.2", 1), "white has 2 ships, not 3 (CL-1.3)"),
)


@pytest.mark.parametrize(("do", "said"), FIELDS)
def test_fields_that_could_not_lie_on_the_table(do: Callable[[Fields], None], said: str) -> None:
    state = place(2, routes=RED)
    fields = state.fields
    assert isinstance(fields, Fields) and CLIPPERS.positions.wrong(state.box, fields) is None

    do(fields)

    assert CLIPPERS.positions.wrong(state.box, fields) == said


def test_two_companies_on_one_lane() -> None:
    routes = {"white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}, "green": {"green start > Tuamotu": 3, "Tuamotu > Tahiti": 1}}
    state = place(2, routes=routes)
    fields = state.fields
    assert isinstance(fields, Fields)
    taken = next(k for k in range(state.box.connections) if fields.route[2][k] and fields.route[3][k])

    fields.route[3][taken] = fields.route[2][taken]

    assert CLIPPERS.positions.wrong(state.box, fields) == "two companies lie on one lane (CL-4.4)"


def test_chance_says_which_departure_card_comes_next() -> None:
    state = CLIPPERS.new(players=3).play("deal Japan")

    assert {str(action): odds for action, odds in state.seen_by(1).odds().items()} == {
        f"deal {country}": Fraction(1, 4) for country in ("France", "England", "America", "Germany")
    }
    assert place(1).seen_by(0).odds() == {}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_played_at_random_can_be_written_down_anywhere(players: int) -> None:
    rng = seeded(players)
    state = CLIPPERS.new(players=players, seed=players)

    met = 0
    while state.to_move != OVER:
        if met % 12 == 0:
            assert CLIPPERS.from_dict(state.to_dict()) == state and tabletop.load_code(state.code()) == state
        options = state.legal_actions()
        state, met = state.play(options[draw(rng, len(options))]), met + 1

    assert met > 100 and CLIPPERS.from_dict(state.to_dict()) == state


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.floats(allow_nan=False) | st.sampled_from(["A", "red", "Fiji > Tonga", "2x", ""]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["A", "red", "Fiji", "Fiji > Tonga", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), junk, max_size=4))
def test_whatever_is_written_is_a_position_or_a_sentence(named: dict[str, Any]) -> None:
    try:
        state = CLIPPERS.from_dict(named, seed=1)
    except TabletopError as fault:
        assert str(fault)
    else:
        assert state.game.positions.wrong(state.box, state.fields) is None
