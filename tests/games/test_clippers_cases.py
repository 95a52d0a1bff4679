"""Situations of Clippers that people ask about, and what was ruled where sources are silent. The rules are in other tests."""

from __future__ import annotations

import pytest

from tests.games.clippers_games import (
    CLIPPERS,
    FULL,
    OPEN,
    RED,
    SAMOA,
    WHITE,
    bonus,
    legal,
    money,
    place,
    playing,
    pond,
    ports,
    rules_of,
    verbs,
)

TO_HAWAII = {"red": {"red start > Kiritimati": 3, "Kiritimati > Hawaii": 3}, "blue": {"blue start > Malden Island": 4}}

# where sources differ, or one is silent


def test_a_route_is_one_stick_and_two_people_may_share_a_connection() -> None:
    state = place(2, players=3, routes=RED)

    after = state.play(*["extend red Malden Island > Tahiti"] * 2)

    assert after.to_move == 2 and set(after.connected("red")) == {"Malden Island", "Tahiti"}
    assert money(after) == [2, 4, 2]


def test_the_number_at_a_start_does_not_limit_how_many_routes_leave_it() -> None:
    state = place(3, due={"A": {"green": 1}}, routes={"green": {"green start > Gambier": 2}})

    after = state.play("branch green green start > Easter Island")

    assert [route.tail for route in after.routes("green")] == ["green start", "green start"]
    assert after.sticks("green") == 24 - 3 and CLIPPERS.board.degree("green start") == 3


@pytest.mark.parametrize(("rule", "over"), [("player_stuck", True), ("nobody_can", False)])
def test_the_game_ends_when_the_one_to_lay_cannot_or_under_a_house_rule_when_nobody_can(rule: str, over: bool) -> None:
    state = place(2, game=pond(end_rule=rule), routes=FULL, money={"B": 3})

    after = state.play("extend black black start > Futuna")

    assert after.is_over == over


def test_one_company_at_american_samoa_does_not_open_purple() -> None:
    one, two = place(2, routes=SAMOA), place(2, routes=OPEN)

    assert one.companies_at("American Samoa") == ("red",) and not one.purple_is_open
    assert two.companies_at("American Samoa") == ("red", "white") and two.purple_is_open


def test_2x_costs_two_dollars() -> None:
    after = place(1, money={"A": 2}).play("option 2x")

    assert money(after)[0] == 0


def test_3x_is_free_even_for_the_penniless() -> None:
    state = place(1, money={"A": 0})

    assert verbs(state, "option") == {"3x"} and money(state.play("option 3x"))[0] == 0


def test_ships_come_on_top_of_a_pass_and_in_any_number_that_can_be_placed() -> None:
    state = place(1, money={"A": 6})

    after = state.play("ship red", "ship white", "done")

    assert after.owed(0) == {"red": 1, "white": 1} and money(after)[0] == 0
    assert rules_of(place(1, game=playing(ships_per_round=1), money={"A": 6}).play("ship red"), "ship white") == ["CL-5.2"]


def test_two_players_share_one_2x_card() -> None:
    state = place(1).play("option 2x")

    assert rules_of(state, "option 2x") == ["CL-3.1"]


def test_starts_lie_in_the_east() -> None:
    board = CLIPPERS.board

    starts = [marks["pos"][0] for _, marks in board.nodes(data=True) if marks["kind"] == "start"]
    islands = [marks["pos"][0] for _, marks in board.nodes(data=True) if marks["kind"] == "island"]

    assert len(starts) == 5 and sum(x > min(starts) for x in islands) <= 4


def test_countries_begin_with_equal_values() -> None:
    board = CLIPPERS.board
    value = dict(board.nodes(data="value"))

    cards = [sorted(value[island] for island, n in card.items() for _ in range(n)) for card in board.graph["cards"].values()]

    assert cards == [[2, 4, 5, 6, 7, 8, 8]] * 5


def test_several_own_markers_on_one_island_all_score() -> None:
    state = place(1, markers={"A": {"Manihiki": 2, "Guam": 5}}, routes=WHITE)

    after = state.play("marker Manihiki")

    assert (ports(state)[0], ports(after)[0]) == (8, 12)


def test_nothing_is_secret_once_departure_cards_are_dealt() -> None:
    state = place(2, players=3, routes=RED, cards={"B": "2x"}, money={"C": 9}, due={"A": {"red": 1}})

    assert state.seen_by(0).position == state.seen_by(1).position == state.seen_by(2).position == state


def test_only_purple_runs_out_of_sticks_on_the_way() -> None:
    state = place(2, game=pond(), routes={"red": {"red start > Bora": 1, "Bora > Cook": 1, "Cook > Duff": 1}})

    assert not any(action.startswith("red") for action in verbs(state, "extend"))
    assert rules_of(place(2, routes=SAMOA), "extend purple American Samoa > Rarotonga") == ["CL-6.1"]


def test_an_unused_port_card_goes_back_in_phase_4() -> None:
    state = place(3, cards={"A": "port"}, routes=RED).play("extend red Malden Island > Manihiki", "done")

    after = state.play("extend blue blue start > Marquesas")

    assert after.round == 2 and after.cards_left("port") == 1 and after.markers(0) == after.card(0)


def test_purple_is_paid_nothing_where_it_starts() -> None:
    state = place(2, routes=OPEN, cards={"A": "2x"})

    after = state.play("extend purple American Samoa > Rarotonga")

    assert bonus(after) == [] and "purple" in after.companies_at("American Samoa")


# what players ask


def test_which_islands_are_on_my_card() -> None:
    state = place(1, players=5)

    assert state.country(4) == "Japan"
    assert state.card(4) == {"Gambier": 1, "Manihiki": 1, "Phoenix Islands": 1, "Gilbert Islands": 1, "Pohnpei": 1, "Palau": 2}


def test_whether_a_half_used_connection_is_single_or_double() -> None:
    state = place(2, routes={"white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}, "black": {"black start > Rapa": 1}})

    lanes = {ends: CLIPPERS.board.number_of_edges(*ends) for ends in (("Tuamotu", "Tahiti"), ("black start", "Rapa"))}

    assert lanes == {("Tuamotu", "Tahiti"): 2, ("black start", "Rapa"): 1}
    assert [len(state.on(*ends)) for ends in lanes] == [1, 1]


def test_one_company_on_both_lanes_is_not_possible_and_so_no_turning_round() -> None:
    white = {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}

    state = place(2, routes={"white": white})

    assert rules_of(state, "extend white Tahiti > Tuamotu") == ["CL-4.5"]


def test_a_single_route_is_not_entered_from_the_other_end() -> None:
    white, red = WHITE["white"] | {"Manihiki > American Samoa": 2}, RED["red"] | {"Malden Island > Manihiki": 1}
    green = {"green start > Tuamotu": 3, "Tuamotu > Tahiti": 1, "Tahiti > Rarotonga": 2, "Rarotonga > American Samoa": 2}

    state = place(2, routes={"white": white, "red": red, "green": green})

    assert rules_of(state, "extend red Manihiki > American Samoa") == ["CL-4.4"]
    assert rules_of(state, "extend green American Samoa > Manihiki") == ["CL-4.4"]


def test_the_same_company_again_brings_neither_bonus_nor_points() -> None:
    red = RED["red"] | {"Malden Island > Tahiti": 2, "Tahiti > Manihiki": 2}
    state = place(2, routes={"red": red}, markers={"A": {"Malden Island": 1, "Guam": 4, "Palau": 2}})

    after = state.play("extend red Manihiki > Malden Island")

    assert bonus(after) == [] and ports(state)[0] == ports(after)[0] == 3


def test_a_marker_beside_ones_own_needs_a_free_space_and_nothing_else() -> None:
    state = place(1, markers={"A": {"Rapa": 1, "Guam": 4, "Palau": 2}, "B": {"Pitcairn": 2, "Guam": 1, "Palau": 3, "Fiji": 1}})

    assert "marker Rapa" in legal(state) and rules_of(state, "marker Guam") == ["CL-2.3"]


def test_a_possible_purple_stick_does_not_keep_the_game_going() -> None:
    state = place(2, game=pond(), routes=FULL)

    after = state.play("extend black black start > Futuna")

    assert after.is_over and "extend purple Atiu > Jaluit" in legal(state)


def test_a_ship_is_placed_in_its_round_and_none_is_sold_that_could_not_be() -> None:
    state = place(1, money={"A": 3, "B": 0}).play("ship red", "done", "done")

    third = state.play("extend blue blue start > Marquesas", "extend blue blue start > Marquesas")

    assert third.phase == "phase 3" and legal(third) == {"branch red red start > Kiritimati", "branch red red start > Malden Island"}
    assert rules_of(place(1, game=pond(), money={"A": 3}, routes={"black": {"black start > Futuna": 1}}), "ship black") == ["CL-5.2"]


def test_5x_is_for_one_phase_with_the_usual_bonus() -> None:
    state = place(2, cards={"A": "5x"}, routes=RED)

    after = state.play("extend red Malden Island > Manihiki", "done", "extend blue blue start > Marquesas")

    assert money(after) == [4, 2] and (after.phase, after.to_move) == ("phase 3", 1)


def test_hawaii_is_worth_eight_a_marker_and_on_no_card() -> None:
    state = place(2, routes=TO_HAWAII, markers={"A": {"Hawaii": 2, "Guam": 5}})

    after = state.play("extend red Kiritimati > Hawaii")

    assert (ports(state)[0], ports(after)[0], money(after)[0]) == (0, 16, 4)
    assert not any("Hawaii" in card for card in CLIPPERS.board.graph["cards"].values())
