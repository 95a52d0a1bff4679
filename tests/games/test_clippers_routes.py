"""The rules of Clippers by their numbers: routes (CL-4.1 to CL-4.7), ships and branches (CL-5.1 to CL-5.5)."""

from __future__ import annotations

import pytest

from tabletop.core.errors import UnknownAction
from tests.games.clippers_games import (
    CLIPPERS,
    FULL,
    RED,
    WHITE,
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

AT_TAHITI = {"red": RED["red"] | {"Malden Island > Tahiti": 2}}
FEW = {  # black is at Kermadec, has three sticks, and needs one of them on the way to Pitcairn
    "black": {
        "black start > Rapa": 3, "Rapa > Austral Islands": 1, "Austral Islands > Rarotonga": 2, "Rarotonga > Niue": 1, "Niue > Tonga": 1,
        "Tonga > Fiji": 1, "Fiji > Vanuatu": 1, "Vanuatu > New Caledonia": 1, "New Caledonia > Norfolk Island": 1,
        "Norfolk Island > Kermadec": 2, "black start > Pitcairn": 1,
    },
}  # fmt: skip

# 4 routes


def test_cl_4_1_the_open_end_moves_on_with_every_stick() -> None:
    state = place(2, routes=RED)

    begun = state.play("extend red Malden Island > Tahiti")
    arrived = begun.play("extend red Malden Island > Tahiti")

    assert [s.ends("red") for s in (state, begun, arrived)] == [{"Malden Island": 1}, {}, {"Tahiti": 1}]
    assert told_of(begun, "extends") == [(0, ("red", "Malden Island", "Tahiti"), "CL-4.1")]


def test_cl_4_1_whose_turn_it_is_does_not_matter_for_companies_belong_to_nobody() -> None:
    state = place(2, routes=RED | WHITE)

    other = place(2, routes=RED | WHITE, to_move="B")

    assert legal(state) == legal(other)


def test_cl_4_1_nothing_goes_on_where_no_end_is() -> None:
    state = place(2, routes=RED | {"white": {"white start > Tuamotu": 3}})

    sentence = "Red has no open end at Tuamotu; its open ends lie at Malden Island"

    refused(state, "extend red Tuamotu > Tahiti", "CL-4.1", sentence, ko="투아모투에는 빨강의 열린 끝이 없습니다")
    refused(state, "extend red red start > Kiritimati", "CL-4.1", "No company has an open end at red start", ko="빨강 출발점에는")
    refused(state, "extend red Manihiki > Tokelau", "CL-4.1", "No company has an open end at Manihiki", ko="마니히키에는 어느 회사의")


def test_cl_4_1_a_company_that_cannot_go_on_at_all_says_so() -> None:
    routes = {
        "red": {"red start > Bora": 1}, "blue": {"blue start > Atiu": 1, "Atiu > Bora": 1}, "white": {"white start > Jaluit": 1},
        "green": {"green start > Cook": 1, "Cook > Bora": 1},
    }  # fmt: skip
    state = place(2, game=pond(), routes=routes)

    refused(state, "extend red Jaluit > Isabel", "CL-4.1", "Red cannot go on: from its open ends at Bora", ko="새 배로 분기하는 수밖에")
    refused(state, "extend blue Jaluit > Isabel", "CL-4.1", "Blue has no sticks left", ko="남아 있지 않습니다")


def test_cl_4_1_a_ship_on_the_way_goes_on_and_starts_nothing_else() -> None:
    there = {"blue": {"blue start > Malden Island": 4}}
    state = place(2, routes=there | {"red": RED["red"] | {"Malden Island > Tahiti": 1}})

    sentence = "Red has no open end at Malden Island: its ships are on the way"

    refused(state, "extend red Malden Island > Manihiki", "CL-4.1", sentence, ko="가는 길에 있으므로")
    assert {action for action in verbs(state, "extend") if action.startswith("red")} == {"red Malden Island > Tahiti"}


def test_cl_4_2_the_first_stick_leaves_the_own_start() -> None:
    state = place(2)

    after = state.play("extend green green start > Gambier")

    assert verbs(state, "extend") == {
        "red red start > Kiritimati", "red red start > Malden Island", "blue blue start > Malden Island", "blue blue start > Marquesas",
        "white white start > Marquesas", "white white start > Tuamotu", "green green start > Tuamotu", "green green start > Gambier",
        "green green start > Easter Island", "black black start > Easter Island", "black black start > Pitcairn",
        "black black start > Rapa",
    }  # fmt: skip
    assert told_of(after, "extends") == [(0, ("green", "green start", "Gambier"), "CL-4.2")]


def test_cl_4_2_never_the_start_of_another() -> None:
    state = place(2, due={"A": {"red": 1}})

    sentence = "Red starts at red start, not at blue start"

    refused(state, "extend red blue start > Marquesas", "CL-4.2", sentence, ko="빨강은 파랑 출발점이 아니라 빨강 출발점에서")
    refused(state, "branch red blue start > Marquesas", "CL-4.2", sentence, ko="빨강은 파랑 출발점이 아니라 빨강 출발점에서")


@pytest.mark.parametrize("arc", ["Hawaii > Palmyra", "Gambier > Easter Island", "Malden Island > red start"])
def test_cl_4_3_no_action_goes_against_an_arrow(arc: str) -> None:
    tail, head = arc.split(" > ")

    with pytest.raises(UnknownAction):
        CLIPPERS.parse(f"extend red {arc}")

    assert CLIPPERS.parse(f"extend red {head} > {tail}") in CLIPPERS.actions()


def test_cl_4_3_with_the_arrow_a_company_passes() -> None:
    state = place(2, routes={"green": {"green start > Easter Island": 2}})

    ways = {action for action in verbs(state, "extend") if action.startswith("green")}

    assert ways == {"green Easter Island > Pitcairn", "green Easter Island > Gambier"}


def test_cl_4_4_a_single_lane_that_is_begun_is_taken() -> None:
    black = {"black start > Easter Island": 2, "Easter Island > Pitcairn": 1}
    state = place(2, routes={"black": black, "green": {"green start > Easter Island": 2}})

    sentence = "Not Easter Island to Pitcairn: it has one lane, and black holds it"

    refused(state, "extend green Easter Island > Pitcairn", "CL-4.4", sentence, ko="줄이 하나뿐이고 검정이 쓰고 있습니다")
    assert "extend black Easter Island > Pitcairn" in legal(state)


def test_cl_4_4_a_single_lane_is_closed_from_the_other_end() -> None:
    black = {"black start > Easter Island": 2, "Easter Island > Pitcairn": 1}
    state = place(2, routes={"black": black, "green": {"green start > Gambier": 2, "Gambier > Pitcairn": 1}})

    sentence = "Not Pitcairn to Easter Island: it has one lane, and black holds it"

    refused(state, "extend green Pitcairn > Easter Island", "CL-4.4", sentence, ko="핏케언에서 이스터섬으로는 갈 수 없습니다")


def test_cl_4_4_a_single_lane_is_closed_to_the_same_company_too() -> None:
    red = RED["red"] | {"Malden Island > Tahiti": 1, "Malden Island > Manihiki": 1, "Manihiki > Tahiti": 2}
    state = place(2, routes={"red": red})

    sentence = "it has one lane, and red itself has taken it once already"

    refused(state, "extend red Tahiti > Malden Island", "CL-4.4", sentence, ko="빨강이 이미 한 번 지났습니다")
    assert state.ends("red") == {"Tahiti": 1} and "extend red Malden Island > Tahiti" in legal(state)


def test_cl_4_5_the_second_lane_is_free_for_another_company_from_either_end() -> None:
    white = {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}
    state = place(2, routes=AT_TAHITI | {"white": white, "green": {"green start > Tuamotu": 3}})

    after = state.play("extend green Tuamotu > Tahiti")

    assert {"extend green Tuamotu > Tahiti", "extend red Tahiti > Tuamotu"} <= legal(state)
    assert [(route.company, route.lane) for route in after.on("Tahiti", "Tuamotu")] == [("white", 0), ("green", 1)]


def test_cl_4_5_two_companies_fill_a_double_route() -> None:
    white = {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}
    green = {"green start > Tuamotu": 3, "Tuamotu > Tahiti": 1}
    state = place(2, routes=AT_TAHITI | {"white": white, "green": green})

    sentence = "Not Tahiti to Tuamotu: white and green hold both lanes"

    refused(state, "extend red Tahiti > Tuamotu", "CL-4.5", sentence, ko="두 줄을 하양, 초록이 쓰고 있습니다")


@pytest.mark.parametrize("laid", [1, 2])
def test_cl_4_5_one_company_never_takes_both_lanes(laid: int) -> None:
    red = RED["red"] | {"Malden Island > Tahiti": 2, "Tahiti > Manihiki": laid}
    state = place(2, routes={"red": red | {"Malden Island > Manihiki": 1}}, due={"A": {"red": 1}})

    sentence = "red lies on one of its lanes already"

    refused(state, "extend red Manihiki > Tahiti", "CL-4.5", sentence, ko="빨강이 이미 한 줄을 쓰고")
    refused(state, "branch red Tahiti > Manihiki", "CL-4.5", sentence, ko="빨강이 이미 한 줄을 쓰고")


def test_cl_4_6_only_what_can_be_finished_is_begun() -> None:
    state = place(2, routes=FEW)

    sentence = "Sticks that black has to spare: 2; Kermadec to Rarotonga takes 3"

    refused(state, "extend black Kermadec > Rarotonga", "CL-4.6", sentence, ko="세그먼트는 2개인데, 케르마덱에서 라로통가까지는 3개가")
    assert {action for action in verbs(state, "extend") if action.startswith("black")} == {
        "black Kermadec > New Zealand", "black Kermadec > Chatham Islands", "black Kermadec > Tonga", "black black start > Pitcairn",
    }  # fmt: skip


def test_cl_4_6_what_is_begun_reserves_its_sticks() -> None:
    state = place(2, routes=FEW).play("extend black Kermadec > New Zealand", "extend blue blue start > Marquesas")

    ways = {action for action in verbs(state, "extend") if action.startswith("black")}

    assert state.sticks("black") == 2 and ways == {"black Kermadec > New Zealand", "black black start > Pitcairn"}


def test_cl_4_6_under_a_house_rule_a_company_may_strand() -> None:
    state = place(2, game=playing(must_be_completable="false"), routes=FEW)

    after = state.play(*["extend black Kermadec > Rarotonga"] * 3)

    refused(after, "extend black black start > Pitcairn", "CL-4.6", "Black has no stick left", ko="검정은 남은 세그먼트가 없습니다")
    assert after.connected("black").count("Rarotonga") == 1 and after.sticks("black") == 0


def test_cl_4_6_a_company_without_sticks_goes_nowhere() -> None:
    state = place(2, game=pond(), routes={"black": {"black start > Futuna": 1}})

    refused(state, "extend black Futuna > Gaua", "CL-4.6", "Black has no stick left", ko="검정은 남은 세그먼트가 없습니다")
    assert state.ends("black") == {"Futuna": 1}


def test_cl_4_7_a_dead_end_goes_nowhere_and_a_branch_helps() -> None:
    state = place(2, game=pond(), routes=FULL, due={"A": {"red": 1}})

    assert state.ends("red") == {"Bora": 1}
    assert not any(action.startswith("red") for action in verbs(state, "extend"))
    assert verbs(state, "branch") == {"red red start > Duff"}


def test_cl_4_7_a_company_may_come_again_and_goes_on_from_there() -> None:
    red = AT_TAHITI["red"] | {"Tahiti > Manihiki": 2}
    state = place(2, routes={"red": red})

    after = state.play("extend red Manihiki > Malden Island")

    assert set(after.connected("red")) == {"Malden Island", "Tahiti", "Manihiki"} and after.companies_at("Malden Island") == ("red",)
    assert after.ends("red") == {"Malden Island": 1} and "extend red Malden Island > Kiritimati" in legal(after)


# 5 ships and branches


def test_cl_5_1_a_ship_costs_three_dollars_and_comes_from_the_supply() -> None:
    state = place(1, money={"A": 7})

    after = state.play("ship red")

    assert told_of(after, "buys") == [(0, "red", "CL-5.1")] and money(after)[0] == 4
    assert (state.ships("red"), after.ships("red"), after.owed(0), after.owed(1)) == (3, 2, {"red": 1}, {})


def test_cl_5_1_two_dollars_are_too_little() -> None:
    state = place(1)

    refused(state, "ship red", "CL-5.1", "A ship costs $3; you have $2", ko="클리퍼쉽은 3달러인데 2달러뿐")


def test_cl_5_1_a_company_has_only_its_ships() -> None:
    state = place(1, money={"A": 3}, routes={"black": {"black start > Rapa": 3, "black start > Pitcairn": 2}})

    refused(state, "ship black", "CL-5.1", "No black ship is left in the supply: there are 2 in all", ko="모두 합해 2척뿐")


def test_cl_5_2_two_ships_without_a_card() -> None:
    state = place(1, money={"A": 40}).play("ship red", "ship blue")

    sentence = "Each ship takes one of the 2 sticks that you may lay in this round, and 2 ships are bought already"

    refused(state, "ship white", "CL-5.2", sentence, ko="놓을 수 있는 것은 2개인데 이미 2척을")


@pytest.mark.parametrize(("card", "most"), [("2x", 4), ("3x", 6), ("5x", 5), ("port", 2)])
def test_cl_5_2_as_many_ships_as_sticks_of_the_round(card: str, most: int) -> None:
    state = place(1, money={"A": 40}, cards={"A": card}, acted=True)
    ships = [f"ship {company}" for company in ("red", "blue", "white", "green", "black", "red")[:most]]

    fewer, all_of_them = state.play(*ships[:-1]), state.play(*ships)

    assert fewer.to_move == 0 and all_of_them.to_move == 1  # though blue has another ship, and could branch
    assert sum(all_of_them.owed(0).values()) == most and money(all_of_them)[0] == 40 - 3 * most


def test_cl_5_2_a_card_has_to_be_taken_before_the_ships_that_count_on_it() -> None:
    state = place(1, money={"A": 40}).play("ship red", "ship blue")

    after = state.play("option 3x")

    assert rules_of(state, "ship white") == ["CL-5.2"] and "ship white" in legal(after)


def test_cl_5_2_under_a_house_rule_one_ship_a_round() -> None:
    state = place(1, game=playing(ships_per_round=1), money={"A": 9})

    after = state.play("ship red")

    refused(after, "ship blue", "CL-5.2", "one ship a round", ko="한 라운드에 한 척만")
    assert verbs(state, "ship") == {"red", "blue", "white", "green", "black"}


def test_cl_5_2_no_ship_without_a_place_to_branch() -> None:
    state = place(1, game=pond(), money={"A": 3}, routes={"black": {"black start > Futuna": 1}})

    refused(state, "ship black", "CL-5.2", "Black can branch nowhere now", ko="지금 분기할 곳이 없어")


def test_cl_5_2_several_of_one_company_need_connections_of_their_own() -> None:
    state = place(1, money={"A": 9}, cards={"A": "3x"}, acted=True).play("ship red", "ship red")

    refused(state, "ship red", "CL-5.2", "red could branch now: 2; you have bought as many", ko="구간은 2개인데")
    assert "ship blue" in legal(state)  # from red start two connections lead away


def test_cl_5_2_and_the_sticks_for_them() -> None:
    routes = {"red": {"red start > Bora": 1, "Bora > Cook": 1}}
    state = place(1, game=pond(), money={"A": 9}, routes=routes)

    after = state.play("ship red")

    refused(after, "ship red", "CL-5.2", "red could branch now: 1", ko="구간은 1개인데")  # three connections, one stick


def test_cl_5_3_a_branch_leaves_an_island_that_was_passed() -> None:
    state = place(2, routes={"red": AT_TAHITI["red"] | {"Tahiti > Manihiki": 2}}, due={"A": {"red": 1}})

    after = state.play("branch red Malden Island > Manihiki")

    assert told_of(after, "branches") == [(0, ("red", "Malden Island", "Manihiki"), "CL-5.3")]
    assert after.ends("red") == {"Manihiki": 2} and after.owed(0) == {} and after.ships("red") == 2


def test_cl_5_3_or_the_start() -> None:
    state = place(2, routes=RED, due={"A": {"red": 1}})

    after = state.play("branch red red start > Kiritimati")

    assert {action for action in verbs(state, "branch") if "start" in action} == {"red red start > Kiritimati"}
    assert after.ends("red") == {"Malden Island": 1} and {route.tail for route in after.routes("red")} == {"red start"}


def test_cl_5_3_then_everybody_may_extend_either_end() -> None:
    state = place(2, routes=RED, due={"A": {"red": 1}})

    after = state.play("branch red Malden Island > Kiritimati")

    assert after.to_move == 1 and after.ends("red") == {"Malden Island": 1, "Kiritimati": 1}
    assert {"extend red Malden Island > Manihiki", "extend red Kiritimati > Palmyra"} <= legal(after)


def test_cl_5_3_no_branch_without_a_ship_of_the_company() -> None:
    state = place(2, routes=RED, due={"A": {"blue": 1}, "B": {"red": 1}})

    refused(state, "branch red Malden Island > Manihiki", "CL-5.3", "You have no red ship to place", ko="놓을 빨강 클리퍼쉽이 없습니다")


def test_cl_5_3_no_branch_where_the_company_is_not_connected() -> None:
    state = place(2, routes=RED, due={"A": {"red": 1}})

    refused(state, "branch red Tahiti > Manihiki", "CL-5.3", "Red is not connected to Tahiti", ko="빨강은 타히티에 연결되지 않아")


def test_cl_5_4_a_branch_is_a_stick_of_the_turn() -> None:
    state = place(2, routes=RED, due={"A": {"red": 1}})

    after = state.play("branch red Malden Island > Kiritimati")

    assert after.to_move == 1 and after.sticks("red") == state.sticks("red") - 1


def test_cl_5_4_the_last_sticks_of_the_round_are_kept_for_ships() -> None:
    state = place(2, routes=RED, due={"A": {"red": 2}})

    sentence = "Sticks that you may still lay in this round: 2; ships that you have to place: red ×2"

    refused(state, "extend red Malden Island > Manihiki", "CL-5.4", sentence, ko="세그먼트는 2개이고, 놓아야 할 배가 있습니다(빨강 ×2)")
    assert verbs(state, "extend") == set() and len(verbs(state, "branch")) == len(legal(state)) == 6
    assert state.explain("extend red Malden Island > Manihiki")[0].nearest in legal(state)


def test_cl_5_4_while_a_stick_is_to_come_another_may_be_laid_first() -> None:
    state = place(2, routes=RED, due={"A": {"red": 1}})

    third = state.play("extend red Malden Island > Manihiki", "extend blue blue start > Marquesas")

    assert third.phase == "phase 3" and verbs(third, "extend") == set() and "branch red Malden Island > Kiritimati" in legal(third)


def test_cl_5_4_nobody_ends_a_turn_that_leaves_too_few_sticks() -> None:
    state = place(3, cards={"A": "2x"}, routes=RED, due={"A": {"red": 1}}).play("extend red Malden Island > Manihiki")

    refused(state, "done", "CL-5.4", "Ships that you have to place before you end the turn: red", ko="놓아야 할 배가 있습니다: 빨강")
    assert state.explain("done")[0].nearest in {f"branch {rest}" for rest in verbs(state, "branch")}


def test_cl_5_4_in_phase_2_the_sticks_of_phase_3_count_too() -> None:
    state = place(2, cards={"A": "2x"}, routes=RED, due={"A": {"red": 2}}).play("extend red Malden Island > Manihiki")

    assert "done" in legal(state) and state.play("done").owed(0) == {"red": 2}


def test_cl_5_4_with_5x_only_the_picked_phase_counts() -> None:
    state = place(2, cards={"A": "5x"}, routes=RED, due={"A": {"red": 1}})

    begun = state.play("extend red Malden Island > Manihiki")

    assert "done" in legal(state)  # all five sticks are in phase 3 then
    assert rules_of(begun, "done") == ["CL-5.4"]
    assert verbs(begun.play(*["extend blue blue start > Marquesas"] * 2, "extend green green start > Gambier"), "extend") == set()


def test_cl_5_5_a_duty_that_others_made_impossible_lapses() -> None:
    state = place(3, game=pond(), routes=FULL, cards={"A": "2x"}, due={"A": {"red": 1}, "B": {"red": 1}}, money={"B": 1})

    after = state.play("branch red red start > Duff", "extend red Duff > Efate")

    assert state.ships("red") == 1 and after.to_move == 1 and after.sticks("red") == 0
    assert told_of(after, "lapses") == [(1, "red", "CL-5.5")]
    assert (after.owed(1), after.ships("red"), money(after)[1]) == ({}, 2, 1)
    assert legal(after) == {"extend black black start > Futuna", "extend purple Atiu > Jaluit"}


def test_cl_5_5_not_before_the_sticks_are_due() -> None:
    state = place(2, game=pond(), routes=FULL, cards={"A": "2x"}, due={"A": {"red": 1}, "B": {"red": 1}})

    after = state.play("branch red red start > Duff", "extend red Duff > Efate")

    assert after.to_move == 1 and after.owed(1) == {"red": 1} and "lapses" not in kinds(after)


def test_cl_5_5_a_ship_that_can_wait_for_phase_3_does_not_lapse() -> None:
    away = {"red": {"red start > Kiritimati": 1, "red start > Malden Island": 2}}
    state = place(2, routes=away, due={"A": {"red": 1}}, ends={"red": {}})

    waiting = state.play("extend blue blue start > Marquesas")
    after = waiting.play("extend red red start > Malden Island")

    assert verbs(state, "branch") == set() and waiting.owed(0) == {"red": 1}
    assert (after.phase, after.to_move, after.owed(0)) == ("phase 3", 0, {"red": 1})
    assert after.legal_actions() and {action.verb for action in after.legal_actions()} == {"branch"}


def test_cl_5_5_of_two_ships_one_lapses_where_one_stick_goes_elsewhere() -> None:
    state = place(1, routes={"red": {"red start > Kiritimati": 1, "red start > Malden Island": 1}}, money={"A": 0}, ends={"red": {}})
    owing = CLIPPERS.from_dict({**state.to_dict(), "turn": 1, "to_move": "B", "due": {"A": {"red": 2}}, "money": {"B": 3}})

    after = owing.play("marker Hawaii", "done")

    assert after.to_move == 0 and told_of(after, "lapses") == [(0, "red", "CL-5.5")]
    assert after.owed(0) == {"red": 1} and verbs(after, "extend")


def test_cl_5_5_a_seat_that_is_passed_over_keeps_no_ship_for_the_next_round() -> None:
    shut = pond(end_rule="nobody_can", purple_satisfies_duty="false")
    state = place(3, game=shut, routes=FULL, cards={"B": "2x"}, due={"B": {"blue": 1}}, money={"A": 3})

    after = state.play("extend black black start > Futuna")

    assert "skipped" in kinds(after) and told_of(after, "lapses") == [(1, "blue", "CL-5.5")]
    assert (after.phase, after.owed(1), after.ships("blue")) == ("phase 1", {}, 2)


def test_cl_5_5_more_ships_than_sticks_to_come_lapse_at_the_end_of_a_turn() -> None:
    routes = {"red": {"red start > Duff": 1, "Duff > Efate": 1, "Efate > Futuna": 1}, "blue": {"blue start > Atiu": 1, "Atiu > Bora": 1}}
    state = place(2, game=pond(), routes=routes, cards={"A": "3x"}, due={"A": {"red": 3, "blue": 1}})

    begun = state.play("extend white white start > Jaluit")
    after = begun.play("done")

    assert begun.owed(0) == {"red": 3, "blue": 1} and told_of(after, "lapses") == [(0, "red", "CL-5.5")]
    assert (after.owed(0), after.ships("red"), after.to_move) == ({"red": 2, "blue": 1}, 1, 1)
