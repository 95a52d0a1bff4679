"""The rules of Clippers by their numbers: getting ready, the round, option cards.

Routes and ships (CL-4.1 to CL-5.5) are in test_clippers_routes.py, purple, bonus and the end in test_clippers_ending.py.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tabletop.core.errors import OptionError
from tests.games.clippers_games import (
    CLIPPERS,
    POND,
    RED,
    RING,
    WHITE,
    bonus,
    kinds,
    legal,
    money,
    place,
    playing,
    pond,
    refused,
    rules_of,
    told_of,
    verbs,
)

# 1 getting ready


def test_cl_1_2_the_reconstructed_board() -> None:
    board = CLIPPERS.board

    islands = {name: marks for name, marks in board.nodes(data=True) if marks["kind"] == "island"}
    connections = {frozenset(edge) for edge in board.edges()}

    assert (len(islands), len(connections), board.number_of_edges()) == (38, 88, 124)
    assert (islands["Tahiti"]["value"], islands["Hawaii"]["value"], islands["American Samoa"]["company"]) == (4, 8, "purple")
    assert {marks["ports"] for marks in islands.values()} == {2, 3, 4, 5}
    assert {length for *_, length in board.edges(data="length")} == {1, 2, 3, 4}
    assert board.graph["certainty"] == "reconstructed" and CLIPPERS.rulebook["CL-1.2"].status == "reconstructed"


def test_cl_1_2_another_board_can_be_played() -> None:
    state = pond().new(players=2, seed=1)

    assert state.islands == RING and state.value("Bora") == 5 and state.ports("Bora") == 5
    assert "marker Huon" in legal(state) and "marker Tahiti" not in {str(action) for action in state.game.actions()}
    assert state.game.board_to_dict()["name"] == POND["name"]


def test_cl_1_3_one_ship_of_each_colour_lies_at_its_start() -> None:
    state = CLIPPERS.new(players=3, seed=1)

    assert {company: state.ships(company) for company in state.companies} == {
        "red": 3, "blue": 2, "white": 2, "green": 1, "black": 1, "purple": 0,
    }  # fmt: skip
    assert [state.ends(company) for company in state.companies] == [
        {"red start": 1}, {"blue start": 1}, {"white start": 1}, {"green start": 1}, {"black start": 1}, {},
    ]  # fmt: skip
    assert "ship purple" not in {str(action) for action in CLIPPERS.actions()}


def test_cl_1_4_the_number_at_a_start_is_the_stock_of_sticks() -> None:
    state = CLIPPERS.new(players=2, seed=1)

    sticks = {company: state.sticks(company) for company in state.companies}

    assert sticks == {"red": 32, "blue": 30, "white": 25, "green": 24, "black": 18, "purple": 13} and sum(sticks.values()) == 142
    assert sticks == {company: CLIPPERS.board.nodes[state.start_of(company)]["sticks"] for company in state.companies}


@pytest.mark.parametrize(("players", "twice"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_cl_1_5_how_many_2x_cards_are_used(players: int, twice: int) -> None:
    state = CLIPPERS.new(players=players, seed=1)

    assert [state.cards_left(card) for card in ("2x", "3x", "5x", "port")] == [twice, 1, 1, 1]


@pytest.mark.parametrize("twice", [1, 2, 3])
def test_cl_1_5_a_house_rule_for_two_players(twice: int) -> None:
    game = playing(two_player_2x=twice)

    assert game.new(players=2, seed=1).cards_left("2x") == twice
    assert game.new(players=3, seed=1).cards_left("2x") == 2 and game.new(players=5, seed=1).cards_left("2x") == 3


def test_cl_1_6_departure_cards_are_dealt_by_chance_one_to_a_seat() -> None:
    start = CLIPPERS.new(players=2)

    after = start.play("deal Japan")

    assert {str(action): odds for action, odds in start.chances().items()} == {
        f"deal {country}": Fraction(1, 5) for country in ("France", "England", "America", "Germany", "Japan")
    }
    assert told_of(after, "deals") == [(0, "Japan", "CL-1.6")] and (after.country(0), after.country(1)) == ("Japan", None)
    assert {str(action): odds for action, odds in after.chances().items()} == {
        f"deal {country}": Fraction(1, 4) for country in ("France", "England", "America", "Germany")
    }
    assert rules_of(after, "deal Japan") == ["CORE-chance"]


def test_cl_1_6_the_card_lies_open_and_twelve_markers_come_with_it() -> None:
    state = CLIPPERS.new(players=3).play("deal Japan", "deal France", "deal Germany")

    assert [state.seen_by(2).position.country(seat) for seat in range(3)] == ["Japan", "France", "Germany"]
    assert [state.stock(seat) + sum(state.markers(seat).values()) for seat in range(3)] == [12, 12, 12]


def test_cl_1_7_seven_markers_on_six_islands_two_on_one_of_value_8() -> None:
    state = CLIPPERS.new(players=2).play("deal France", "deal England")

    assert state.markers(0) == {
        "New Caledonia": 2, "Wake Island": 1, "Wallis & Futuna": 1, "Tokelau": 1, "Tahiti": 1, "Rapa": 1,
    }  # fmt: skip
    assert state.card(0) == state.markers(0) and state.stock(0) == state.stock(1) == 5
    for seat in (0, 1):
        (double,) = [island for island, n in state.markers(seat).items() if n == 2]
        assert state.value(double) == 8 and len(state.markers(seat)) == 6


def test_cl_1_7_each_marker_takes_a_port_space() -> None:
    state = CLIPPERS.new(players=2).play("deal France", "deal England")

    assert (state.ports("New Caledonia"), state.free_ports("New Caledonia")) == (5, 3)
    assert (state.ports("Tahiti"), state.free_ports("Tahiti")) == (3, 2)


def test_cl_1_8_two_dollars_each_and_a_bank_without_limit() -> None:
    rich = place(2, money={"A": 100, "B": 100}, routes=RED)

    after = rich.play("extend red Malden Island > Manihiki")

    assert money(CLIPPERS.new(players=5, seed=1)) == [2, 2, 2, 2, 2]
    assert money(after) == [102, 100]


def test_cl_1_9_seat_a_has_the_hook_card_first() -> None:
    state = CLIPPERS.new(players=2).play("deal France", "deal England")

    assert told_of(state, "begins") == [(0, -1, "CL-1.9")] and (state.start, state.to_move, state.phase) == (0, 0, "phase 1")


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_cl_1_9_a_house_rule_names_another_seat(seat: int) -> None:
    state = playing(start_seat=seat).new(players=5, seed=1)

    assert (state.start, state.to_move) == (seat, seat)


def test_cl_1_9_a_seat_that_does_not_play_cannot_start() -> None:
    with pytest.raises(OptionError, match="start_seat 2 does not play in a game of 2; it is 0 to 1"):
        playing(start_seat=2).new(players=2)


# 2 the round


def test_cl_2_1_every_phase_begins_with_the_hook_card_and_goes_clockwise() -> None:
    state = place(1, players=3, round=2, to_move="B")
    turns = []

    while state.round == 2:
        turns.append((state.phase, "ABC"[state.to_move]))
        state = state.play("done" if state.phase == "phase 1" else str(state.legal_actions()[0]))

    assert turns == [(f"phase {phase}", seat) for phase in (1, 2, 3) for seat in "BCA"]


def test_cl_2_2_a_marker_ends_the_turn_and_a_card_does_too() -> None:
    state = place(1)

    placed, taken = state.play("marker Fiji"), state.play("option 3x")

    assert (placed.to_move, taken.to_move) == (1, 1)
    assert told_of(placed, "settles") == [(0, "Fiji", "CL-2.3")] and placed.option(0) is None
    assert taken.option(0) == "3x" and taken.stock(0) == 5


def test_cl_2_2_not_a_marker_and_a_card() -> None:
    state = place(1, money={"A": 6})

    placed, taken = state.play("marker Fiji"), state.play("option 2x")

    refused(placed, "option 3x", "CL-2.2", "You have placed a marker", ko="이미 마커를 놓았습니다")
    refused(placed, "marker Tonga", "CL-2.2", "You have placed a marker", ko="이미 마커를 놓았습니다")
    refused(taken, "marker Fiji", "CL-2.2", "You have taken the 2x card", ko="이미 2배 카드를")
    refused(taken, "option 3x", "CL-2.2", "You have taken the 2x card", ko="이미 2배 카드를")


def test_cl_2_2_a_pass_is_one_of_the_three() -> None:
    after = place(1).play("done")

    assert told_of(after, "passes") == [(0, -1, "CL-2.2")] and after.to_move == 1


def test_cl_2_2_ending_the_turn_after_a_marker_is_no_pass() -> None:
    placed = place(1, money={"A": 6}).play("marker Fiji")

    after = placed.play("done")

    assert placed.to_move == 0 and kinds(after) == [] and after.to_move == 1


def test_cl_2_2_ships_are_bought_besides_before_or_after() -> None:
    state = place(1, money={"A": 6})

    before = state.play("ship red", "marker Fiji")
    after = state.play("marker Fiji", "ship red")
    alone = state.play("ship red", "done")

    assert before.owed(0) == after.owed(0) == alone.owed(0) == {"red": 1}
    assert told_of(alone, "passes") == [(0, -1, "CL-2.2")]


def test_cl_2_3_an_own_marker_on_the_island_does_not_matter() -> None:
    state = place(1)

    after = state.play("marker Tahiti")

    assert after.markers(0)["Tahiti"] == 2 and after.free_ports("Tahiti") == 1


def test_cl_2_3_any_island_with_a_free_space() -> None:
    state = place(1)

    free = verbs(state, "marker")

    assert free == set(state.islands)


def test_cl_2_3_a_full_island_is_refused() -> None:
    markers = {"A": {"Easter Island": 1, "Tahiti": 3, "Fiji": 3}, "B": {"Easter Island": 1, "Guam": 3, "Palau": 3}}

    state = place(1, markers=markers)

    refused(state, "marker Easter Island", "CL-2.3", "All 2 port spaces of Easter Island are taken", ko="이스터섬의 포트 칸 2개가 모두")
    refused(state, "marker Tahiti", "CL-2.3", "All 3 port spaces of Tahiti", ko="타히티의 포트 칸 3개")
    assert "marker Fiji" in legal(state)


def test_cl_2_4_markers_come_from_the_own_stock() -> None:
    state = place(1)

    after = state.play("marker Fiji")

    assert (state.stock(0), after.stock(0), after.stock(1)) == (5, 4, 5)


def test_cl_2_4_nobody_places_a_thirteenth_marker() -> None:
    state = place(1, markers={"A": {"Tahiti": 3, "Fiji": 3, "Guam": 3, "Palau": 3}})

    refused(state, "marker Vanuatu", "CL-2.4", "all 12 are on the board", ko="12개 모두 보드에")
    assert "marker Vanuatu" in legal(state.play("done"))


def test_cl_2_5_one_stick_of_any_company_from_the_supply() -> None:
    state = place(2, routes=RED)

    after = state.play("extend red Malden Island > Manihiki")

    assert {action.split()[0] for action in verbs(state, "extend")} == {"red", "blue", "white", "green", "black"}
    assert (state.sticks("red"), after.sticks("red"), after.to_move) == (29, 28, 1)


def test_cl_2_5_a_connection_of_three_takes_three_sticks() -> None:
    state = place(2)

    one = state.play("extend red red start > Kiritimati")
    three = one.play("extend red red start > Kiritimati", "extend red red start > Kiritimati")

    assert [(route.laid, route.length) for route in one.routes("red")] == [(1, 3)] and one.connected("red") == ()
    assert [(route.laid, route.length) for route in three.routes("red")] == [(3, 3)] and three.connected("red") == ("Kiritimati",)
    assert told_of(three, "bonus") == [(0, 2, "CL-7.1")]  # A laid the first and the third


def test_cl_2_5_after_the_stick_of_the_phase_only_the_port_card_waits() -> None:
    state = place(2, cards={"A": "port"}).play("extend red red start > Kiritimati")

    refused(state, "extend red red start > Kiritimati", "CL-2.5", "You have laid the stick of this phase", ko="이미 놓았습니다")
    assert state.to_move == 0 and "done" in legal(state)


def test_cl_2_6_phase_3_is_the_same_once_more() -> None:
    state = place(2).play("extend red red start > Kiritimati", "extend blue blue start > Marquesas")

    after = state.play("extend red red start > Kiritimati", "extend blue blue start > Marquesas")

    assert (state.phase, state.to_move) == ("phase 3", 0)
    assert (after.phase, after.round) == ("phase 1", 2)


def test_cl_2_7_cards_go_back_and_the_hook_card_goes_to_the_left() -> None:
    state = place(3, players=3, round=2, to_move="A", cards={"A": "2x", "B": "3x"}, laid=1)

    after = state.play("extend red red start > Kiritimati")

    assert (state.start, after.start, after.to_move, after.round, after.phase) == (1, 2, 2, 3, "phase 1")
    assert [after.option(seat) for seat in range(3)] == [None, None, None] and after.cards_left("3x") == 1
    assert told_of(after, "round_begins") == [(2, -1, "CL-2.7")]


def test_cl_2_8_who_can_only_pass_is_passed_over() -> None:
    state = place(1, money={"B": 0}, markers={"B": {"Tahiti": 2, "Fiji": 4, "Guam": 3, "Palau": 3}})

    after = state.play("option 3x")

    assert told_of(after, "skipped") == [(1, -1, "CL-2.8")] and (after.phase, after.to_move) == ("phase 2", 0)


# 3 option cards


@pytest.mark.parametrize(("card", "price"), [("2x", 2), ("3x", 0), ("5x", 1), ("port", 4)])
def test_cl_3_1_what_a_card_costs(card: str, price: int) -> None:
    state = place(1, money={"A": price})

    after = state.play(f"option {card}")

    assert told_of(after, "takes") == [(0, card, "CL-3.1")] and money(after)[0] == 0 and after.cards_left(card) == 0


@pytest.mark.parametrize(("card", "price"), [("2x", 2), ("5x", 1), ("port", 4)])
def test_cl_3_1_a_dollar_less_is_too_little(card: str, price: int) -> None:
    state = place(1, money={"A": price - 1})

    sentence = f"The {card} card costs ${price}; you have ${price - 1}"

    refused(state, f"option {card}", "CL-3.1", sentence, ko=f"{price}달러인데 {price - 1}달러뿐")


def test_cl_3_1_a_card_that_another_holds_is_gone() -> None:
    state = place(1, players=4).play("option 2x")
    again = state.play("option 2x")

    refused(again, "option 2x", "CL-3.1", "No 2x card is left", ko="2배 카드가 남아 있지")
    assert again.to_move == 2 and state.cards_left("2x") == 1


def test_cl_3_2_two_sticks_in_each_phase_of_any_companies() -> None:
    state = place(2, cards={"A": "2x"}, routes=RED)

    first = state.play("extend red Malden Island > Manihiki")
    second = first.play("extend red Manihiki > American Samoa")
    third = second.play("extend red Manihiki > American Samoa")

    assert (first.to_move, second.to_move, third.phase, third.to_move) == (0, 1, "phase 3", 0)
    assert third.play("extend blue blue start > Marquesas").to_move == 0
    assert third.play("extend blue blue start > Marquesas", "extend green green start > Gambier").to_move == 1


def test_cl_3_2_bonuses_are_doubled() -> None:
    first = place(2, cards={"A": "2x"}, routes=RED).play("extend red Malden Island > Manihiki")
    later = place(2, cards={"A": "2x"}, routes=RED | WHITE).play("extend red Malden Island > Manihiki")

    assert bonus(first) == [(0, 4, "CL-3.2")] and money(first) == [6, 2]
    assert bonus(later) == [(0, 2, "CL-3.2")] and money(later) == [4, 2]


def test_cl_3_2_it_doubles_nothing_for_others() -> None:
    state = place(2, cards={"A": "2x"}, to_move="B", routes=RED)

    after = state.play("extend red Malden Island > Manihiki")

    assert bonus(after) == [(1, 2, "CL-7.1")]


def test_cl_3_3_three_sticks_in_each_phase() -> None:
    state = place(2, cards={"A": "3x"})
    step = "extend red red start > Kiritimati"

    two, three = state.play(step, step), state.play(step, step, step)

    assert (two.to_move, three.to_move, three.connected("red")) == (0, 1, ("Kiritimati",))
    assert three.play("extend blue blue start > Marquesas", "extend blue blue start > Marquesas").to_move == 0  # and again in phase 3


def test_cl_3_3_no_bonus() -> None:
    state = place(2, cards={"A": "3x"}, routes=RED)

    after = state.play("extend red Malden Island > Manihiki")

    assert bonus(after) == [] and told_of(after, "no_bonus") == [(0, -1, "CL-3.3")] and money(after) == [2, 2]


def test_cl_3_4_the_first_stick_in_phase_2_picks_it() -> None:
    state = place(2, cards={"A": "5x"})
    step = "extend red red start > Kiritimati"

    five = state.play(step, step, step, "extend blue blue start > Marquesas", "extend blue blue start > Marquesas")
    after = five.play("extend green green start > Gambier")

    assert five.to_move == 1 and (five.sticks("red"), five.sticks("blue")) == (29, 28)
    assert (after.phase, after.to_move) == ("phase 3", 1) and told_of(after, "rests") == [(0, -1, "CL-3.4")]


def test_cl_3_4_one_stick_is_enough_to_pick_phase_2() -> None:
    state = place(2, cards={"A": "5x"}).play("extend red red start > Kiritimati", "done")

    after = state.play("extend green green start > Gambier")

    assert (after.phase, after.to_move) == ("phase 3", 1)


def test_cl_3_4_done_without_a_stick_picks_phase_3() -> None:
    state = place(2, cards={"A": "5x"}).play("done")

    after = state.play("extend green green start > Gambier")
    step = "extend red red start > Kiritimati"
    four = after.play(step, step, step, "extend blue blue start > Marquesas")

    assert told_of(state, "rests") == [(0, -1, "CL-3.4")] and (after.phase, after.to_move) == ("phase 3", 0)
    assert four.to_move == 0 and four.play("extend blue blue start > Marquesas").to_move == 1


def test_cl_3_4_the_bonus_is_the_usual_one() -> None:
    state = place(2, cards={"A": "5x"}, routes=RED)

    after = state.play("extend red Malden Island > Manihiki")

    assert bonus(after) == [(0, 2, "CL-7.1")]


@pytest.mark.parametrize("phase", [2, 3])
def test_cl_3_5_a_marker_moves_and_the_card_goes_back_at_once(phase: int) -> None:
    state = place(phase, cards={"A": "port"}, money={"A": 0})

    after = state.play("move Rapa > Fiji")

    assert after.markers(0).get("Rapa", 0) == 0 and after.markers(0)["Fiji"] == 1 and after.stock(0) == 5
    assert told_of(after, "lifts") == [(0, "Rapa", "CL-3.5")] and told_of(after, "sets_down") == [(0, "Fiji", "CL-3.5")]
    assert after.option(0) is None and after.cards_left("port") == 1
    assert after.to_move == 0 and rules_of(after, "done") == ["CL-3.6"]  # the stick of the phase is still laid
    refused(after, "move Fiji > Rapa", "CL-3.5", "you do not hold it", ko="갖고 있지 않습니다")


def test_cl_3_5_before_or_after_the_stick() -> None:
    state = place(2, cards={"A": "port"})

    before = state.play("move Rapa > Fiji", "extend red red start > Kiritimati")
    after = state.play("extend red red start > Kiritimati", "move Rapa > Fiji")

    assert before == after and before.to_move == 1


def test_cl_3_5_unused_in_phase_2_it_can_be_used_in_phase_3_and_goes_back_in_phase_4() -> None:
    state = place(2, cards={"A": "port"}).play("extend red red start > Kiritimati", "done", "extend red red start > Kiritimati")

    used = state.play("move Rapa > Fiji")
    kept = state.play("extend red red start > Kiritimati", "done", "extend green green start > Gambier")

    assert state.phase == "phase 3" and used.markers(0)["Fiji"] == 1
    assert kept.round == 2 and kept.cards_left("port") == 1


def test_cl_3_5_an_own_marker_to_a_free_space() -> None:
    markers = {"A": {"Easter Island": 1, "Tahiti": 3, "Fiji": 3}, "B": {"Easter Island": 1, "Guam": 3, "Palau": 3}}
    state = place(2, cards={"A": "port"}, markers=markers)

    own = "no marker on Guam; yours lie on Easter Island, Tahiti and Fiji"
    refused(state, "move Guam > Palau", "CL-3.5", own, ko="괌에는 내 마커가 없습니다")
    refused(state, "move Fiji > Tahiti", "CL-3.5", "All 3 port spaces of Tahiti are taken", ko="타히티의 포트 칸 3개가")
    assert {"move Fiji > Guam", "move Tahiti > Palau", "move Easter Island > Fiji"} <= legal(state)


def test_cl_3_6_the_first_stick_is_a_duty() -> None:
    state = place(2)

    refused(state, "done", "CL-3.6", "You have to lay a stick in this phase", ko="세그먼트를 하나 놓아야")
    assert state.explain("done")[0].nearest in legal(state)


@pytest.mark.parametrize("card", ["2x", "3x"])
def test_cl_3_6_further_sticks_are_not(card: str) -> None:
    state = place(2, cards={"A": card})

    first = state.play("extend red red start > Kiritimati")

    assert rules_of(state, "done") == ["CL-3.6"] and first.play("done").to_move == 1


def test_cl_3_6_5x_frees_only_the_phase_that_is_not_picked() -> None:
    state = place(2, cards={"A": "5x"})

    third = state.play("done", "extend green green start > Gambier")

    assert "done" in legal(state) and rules_of(third, "done") == ["CL-3.6"]
    assert third.play("extend green green start > Gambier", "done").to_move == 1
