"""The rules of Clippers by their numbers: the purple company, bonus, the end and who wins (CL-6.1 to CL-8.6)."""

from __future__ import annotations

import pytest

from tests.games.clippers_games import (
    CLIPPERS,
    FULL,
    OPEN,
    RED,
    SAMOA,
    SHUT,
    WHITE,
    bonus,
    kinds,
    legal,
    money,
    place,
    playing,
    pond,
    ports,
    refused,
    rules_of,
    told_of,
    verbs,
)

ROUND_TRIP = {  # purple has come back to American Samoa and has one stick of thirteen left
    "American Samoa > Tonga": 1, "Tonga > Kermadec": 1, "Kermadec > New Zealand": 2, "New Zealand > Norfolk Island": 1,
    "Norfolk Island > New Caledonia": 1, "New Caledonia > Vanuatu": 1, "Vanuatu > Fiji": 1, "Fiji > Wallis & Futuna": 1,
    "Wallis & Futuna > Tuvalu": 1, "Tuvalu > Tokelau": 1, "Tokelau > American Samoa": 1,
}  # fmt: skip
NOWHERE = {"A": {"Huon": 4, "Gaua": 3}, "B": {"Huon": 1, "Gaua": 2, "Isabel": 4}}  # where no company is

# 6 the purple company


def test_cl_6_1_two_companies_open_it_at_once() -> None:
    state = place(2, routes=SAMOA, cards={"A": "2x"})

    after = state.play("extend white Niue > American Samoa")

    assert (state.purple_is_open, after.purple_is_open, after.to_move) == (False, True, 0)
    assert told_of(after, "opens") == [(-1, -1, "CL-6.1")]
    assert {action for action in verbs(after, "extend") if action.startswith("purple")} == {
        f"purple American Samoa > {island}" for island in ("Rarotonga", "Tokelau", "Tonga", "Wallis & Futuna")
    }  # the lanes to Manihiki and Niue are taken


def test_cl_6_1_before_it_is_closed() -> None:
    state = place(2, routes=SAMOA)

    sentence = "2 companies have to be connected to American Samoa, and so far it is 1"

    refused(state, "extend purple American Samoa > Tonga", "CL-6.1", sentence, ko="아메리칸사모아에 회사 2곳이 연결되어야 하는데 지금 1곳")


def test_cl_6_1_a_third_company_opens_nothing_anew() -> None:
    green = {"green start > Gambier": 2, "Gambier > Tuamotu": 2, "Tuamotu > Austral Islands": 1, "Austral Islands > Rarotonga": 2}
    state = place(2, routes=OPEN | {"green": green | {"Rarotonga > American Samoa": 1}})

    after = state.play("extend green Rarotonga > American Samoa")

    assert "reaches" in kinds(after) and "opens" not in kinds(after) and after.purple_is_open


def test_cl_6_2_it_starts_anew_without_a_ship_as_often_as_there_are_lanes() -> None:
    state = place(2, routes=OPEN | {"purple": {"American Samoa > Tonga": 1, "American Samoa > Tokelau": 1}})

    after = state.play("extend purple American Samoa > Wallis & Futuna")

    assert told_of(after, "extends") == [(0, ("purple", "American Samoa", "Wallis & Futuna"), "CL-6.2")]
    assert after.ends("purple") == {"Tonga": 1, "Tokelau": 1, "Wallis & Futuna": 1} and after.ships("purple") == 0
    assert "extend purple American Samoa > Rarotonga" in legal(after)


def test_cl_6_2_elsewhere_only_from_its_open_ends() -> None:
    state = place(2, routes=OPEN | {"purple": {"American Samoa > Tonga": 1, "Tonga > Fiji": 1}})

    sentence = "Purple starts only at American Samoa; at Tonga it has no open end"

    refused(state, "extend purple Tonga > Niue", "CL-6.2", sentence, ko="보라는 아메리칸사모아에서만 새로 출발하고, 통가에는")
    refused(state, "extend purple red start > Kiritimati", "CL-6.2", "at red start it has no open end", ko="빨강 출발점에는")
    assert "extend purple Fiji > Vanuatu" in legal(state)
    assert not any(str(action).startswith("branch purple") for action in CLIPPERS.actions())


def test_cl_6_2_onward_from_an_end_is_an_ordinary_stick() -> None:
    state = place(2, routes=OPEN | {"purple": {"American Samoa > Tonga": 1}})

    after = state.play("extend purple Tonga > Fiji")

    assert told_of(after, "extends") == [(0, ("purple", "Tonga", "Fiji"), "CL-4.1")] and after.ends("purple") == {"Fiji": 1}


def test_cl_6_3_it_may_begin_what_it_cannot_finish() -> None:
    state = place(2, routes=OPEN | {"purple": ROUND_TRIP})

    after = state.play("extend purple American Samoa > Rarotonga")

    assert (state.sticks("purple"), after.sticks("purple")) == (1, 0)
    assert [(route.laid, route.length) for route in after.on("American Samoa", "Rarotonga")] == [(1, 2)]
    refused(after, "extend purple American Samoa > Rarotonga", "CL-4.6", "Purple has no stick left", ko="보라는 남은 세그먼트가 없습니다")


def test_cl_6_3_otherwise_the_rules_of_routes_hold() -> None:
    state = place(2, routes=OPEN | {"purple": {"American Samoa > Tokelau": 1, "Tokelau > Manihiki": 2}})

    assert rules_of(state, "extend purple American Samoa > Manihiki") == ["CL-4.4"]  # red holds the one lane
    assert rules_of(state, "extend purple Manihiki > Tokelau") == ["CL-4.5"]  # it is there already


def test_cl_6_4_a_purple_stick_satisfies_the_duty() -> None:
    state = place(2, routes=OPEN)

    after = state.play("extend purple American Samoa > Tonga")

    assert after.to_move == 1


def test_cl_6_4_under_a_house_rule_it_comes_after_the_first_stick() -> None:
    game = playing(purple_satisfies_duty="false")
    state = place(2, game=game, routes=OPEN, cards={"A": "2x"})

    after = state.play("extend red American Samoa > Tokelau")

    refused(state, "extend purple American Samoa > Tonga", "CL-6.4", "purple may come after it", ko="보라는 그다음에")
    assert "extend purple American Samoa > Tonga" in legal(after)


def test_cl_6_5_it_counts_at_american_samoa_from_its_first_stick_without_bonus() -> None:
    state = place(2, routes=OPEN, markers={"A": {"American Samoa": 2, "Guam": 5}})

    after = state.play("extend purple American Samoa > Rarotonga")

    assert (state.companies_at("American Samoa"), after.companies_at("American Samoa")) == (("red", "white"), ("red", "white", "purple"))
    assert (ports(state)[0], ports(after)[0]) == (2 * 5 * 2, 2 * 5 * 3) and money(after) == [2, 2]
    assert kinds(after) == ["extends"]


def test_cl_6_5_under_a_house_rule_only_where_it_has_arrived() -> None:
    state = place(2, game=playing(purple_counts_at_own_start="false"), routes=OPEN)

    begun = state.play("extend purple American Samoa > Tokelau")
    back = place(2, game=state.game, routes=OPEN | {"purple": ROUND_TRIP})

    assert begun.companies_at("American Samoa") == ("red", "white") and begun.companies_at("Tokelau") == ("purple",)
    assert "purple" in back.companies_at("American Samoa")


def test_cl_6_5_the_other_starts_are_no_islands() -> None:
    state = place(2)

    assert all(state.connected(company) == () for company in state.companies)
    assert all(state.start_of(company) not in state.islands for company in state.companies[:5])


# 7 bonus


def test_cl_7_1_two_dollars_for_the_first_company_at_an_island() -> None:
    state = place(2, routes=RED)

    after = state.play("extend red Malden Island > Manihiki")

    assert told_of(after, "reaches") == [(0, ("red", "Malden Island", "Manihiki"), "CL-7.1")]
    assert bonus(after) == [(0, 2, "CL-7.1")] and money(after) == [4, 2]


def test_cl_7_1_it_goes_to_whoever_lays_the_stick_that_arrives() -> None:
    state = place(2, routes=RED)

    after = state.play("extend red Malden Island > Tahiti", "extend red Malden Island > Tahiti")

    assert bonus(after) == [(1, 2, "CL-7.1")] and money(after) == [2, 4]


def test_cl_7_2_one_dollar_for_a_later_company() -> None:
    state = place(2, routes=RED | WHITE)

    after = state.play("extend red Malden Island > Manihiki")

    assert told_of(after, "reaches") == [(0, ("red", "Malden Island", "Manihiki"), "CL-7.2")]
    assert bonus(after) == [(0, 1, "CL-7.2")] and money(after) == [3, 2]


def test_cl_7_2_purple_pays_like_the_others() -> None:
    first = place(2, routes=OPEN).play("extend purple American Samoa > Tonga")
    later = place(2, routes=OPEN | {"red": OPEN["red"] | {"American Samoa > Tokelau": 1}}).play("extend purple American Samoa > Tokelau")

    assert bonus(first) == [(0, 2, "CL-7.1")] and bonus(later) == [(0, 1, "CL-7.2")]


def test_cl_7_3_nothing_for_a_company_that_is_there() -> None:
    red = RED["red"] | {"Malden Island > Tahiti": 2, "Tahiti > Manihiki": 2}
    state = place(2, routes={"red": red})

    after = state.play("extend red Manihiki > Malden Island")

    assert told_of(after, "reaches_again") == [(0, ("red", "Manihiki", "Malden Island"), "CL-7.3")]
    assert bonus(after) == [] and money(after) == [2, 2]


@pytest.mark.parametrize(("card", "first", "later"), [(None, 2, 1), ("2x", 4, 2), ("3x", 0, 0), ("5x", 2, 1), ("port", 2, 1)])
def test_cl_7_4_cards_change_the_bonus_of_their_holder(card: str | None, first: int, later: int) -> None:
    cards = {"A": card} if card else {}

    alone = place(2, routes=RED, cards=cards).play("extend red Malden Island > Manihiki")
    second = place(2, routes=RED | WHITE, cards=cards).play("extend red Malden Island > Manihiki")

    assert money(alone) == [2 + first, 2] and money(second) == [2 + later, 2]


# 8 the end


def test_cl_8_1_the_last_stick_ends_the_game_at_once() -> None:
    red = {"red start > Bora": 1, "red start > Duff": 1, "Duff > Efate": 1}
    state = place(2, game=pond(), cards={"A": "2x"}, routes=FULL | {"red": red, "purple": {"Atiu > Jaluit": 1, "Jaluit > Isabel": 1}})

    after = state.play("extend black black start > Futuna")

    assert told_of(after, "all_laid") == [(-1, -1, "CL-8.1")] and after.is_over
    assert sum(after.sticks(company) for company in after.companies) == 0


def test_cl_8_1_with_only_purple_left_the_next_who_has_to_lay_ends_it() -> None:
    red = {"red start > Bora": 1, "red start > Duff": 1, "Duff > Efate": 1}
    state = place(2, game=pond(), routes=FULL | {"red": red})

    after = state.play("extend black black start > Futuna")

    assert told_of(after, "stuck") == [(1, -1, "CL-8.2")] and after.sticks("purple") == 2


def test_cl_8_2_who_has_to_lay_and_cannot_ends_the_game_at_once() -> None:
    state = place(2, players=3, game=pond(), routes=FULL, due={"C": {"red": 1}})

    after = state.play("extend black black start > Futuna")

    assert told_of(after, "stuck") == [(1, -1, "CL-8.2")] and after.is_over and after.phase == "phase 2"
    assert after.purple_is_open and "purple Atiu > Jaluit" in verbs(state, "extend")  # which does not help, nor does the ship of C


def test_cl_8_2_a_ship_of_ones_own_is_a_route_that_can_be_laid() -> None:
    state = place(2, game=pond(), routes=FULL, due={"B": {"red": 1}})

    after = state.play("extend black black start > Futuna")

    assert after.to_move == 1 and verbs(after, "branch") == {"red red start > Duff"} and verbs(after, "extend") == {"purple Atiu > Jaluit"}


def test_cl_8_2_a_stick_that_need_not_be_laid_ends_nothing() -> None:
    state = place(2, game=pond(), routes=FULL, cards={"A": "2x"})

    after = state.play("extend black black start > Futuna")

    assert after.to_move == 0 and legal(after) == {"done", "extend purple Atiu > Jaluit"}


def test_cl_8_2_the_free_phase_of_5x_ends_nothing() -> None:
    state = place(2, players=3, game=pond(), routes=FULL, cards={"B": "5x"})

    after = state.play("extend black black start > Futuna")
    rested = after.play("done")

    assert after.to_move == 1 and "done" in legal(after)
    assert told_of(rested, "stuck") == [(2, -1, "CL-8.2")]


def test_cl_8_2_under_a_house_rule_it_goes_on_while_anybody_could_branch() -> None:
    game = pond(end_rule="nobody_can")

    rich = place(2, game=game, routes=FULL, money={"A": 1}).play("extend black black start > Futuna")
    poor = place(2, game=game, routes=FULL, money={"A": 0}).play("extend black black start > Futuna")
    owed = place(2, game=game, players=3, routes=FULL, money={"A": 0}, due={"C": {"red": 1}}).play("extend black black start > Futuna")

    assert money(rich) == [3, 2] and legal(rich) == {"done", "extend purple Atiu > Jaluit"} and rich.to_move == 1
    assert money(poor) == [2, 2] and told_of(poor, "nobody_can") == [(-1, -1, "CL-8.2")] and poor.is_over
    assert owed.to_move == 1 and not owed.is_over


def test_cl_8_2_under_it_a_seat_without_purple_is_passed_over() -> None:
    game = pond(end_rule="nobody_can", purple_satisfies_duty="false")
    state = place(2, game=game, players=3, routes=FULL, due={"C": {"red": 1}})

    after = state.play("extend black black start > Futuna")

    assert told_of(after, "skipped") == [(1, -1, "CL-2.8")] and after.to_move == 2
    assert verbs(after, "branch") == {"red red start > Duff"}


def test_cl_8_2_under_it_a_round_without_a_stick_ends_the_game() -> None:
    state = place(3, game=pond(end_rule="nobody_can"), to_move="B", routes=FULL, money={"A": 3, "B": 9})

    last = state.play("extend black black start > Futuna")
    after = last.play(*["done"] * 6)

    assert (last.round, last.phase) == (2, "phase 1")
    assert told_of(after, "nobody_can") == [(-1, -1, "CL-8.2")] and after.is_over and after.round == 2


def test_cl_8_3_a_dollar_is_a_point() -> None:
    state = place(1, money={"A": 7})

    assert [score["money"] for score in state.scores()] == [7, 2] and state.scores()[0].total == 7


def test_cl_8_4_value_times_companies_for_each_marker() -> None:
    red, white = {"red": RED["red"] | {"Malden Island > Tahiti": 2}}, {"white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}}
    markers = {"A": {"Tahiti": 2, "Guam": 5}, "B": {"Tahiti": 1, "Malden Island": 2, "Palau": 4}}

    one, two = place(1, routes=red, markers=markers), place(1, routes=red | white, markers=markers)

    assert ports(one) == [2 * 4, 4 + 2 * 3] and ports(two) == [2 * 8, 8 + 2 * 3]


def test_cl_8_4_a_company_that_came_twice_counts_once() -> None:
    red = RED["red"] | {"Malden Island > Tahiti": 2, "Tahiti > Manihiki": 2, "Manihiki > Malden Island": 1}

    state = place(1, routes={"red": red | {"Malden Island > Marquesas": 2, "Marquesas > Tahiti": 2}})

    assert ports(state) == [4, 0]  # the one marker of France there


def test_cl_8_4_purple_counts_too() -> None:
    routes = OPEN | {"purple": {"American Samoa > Wallis & Futuna": 1}}

    state = place(1, routes=routes, markers={"A": {"Wallis & Futuna": 1, "Guam": 4, "Palau": 2}})

    assert ports(state)[0] == 6


def test_cl_8_5_most_points_win() -> None:
    state = place(2, game=pond(), routes=FULL)

    after = state.play("extend black black start > Futuna")

    # France: Atiu 2 x 5 x 2, Bora 5 x 3, Cook 5, Futuna 5; England: Cook 2 x 5, Futuna 5; A was paid 2 for Futuna
    assert [score.total for score in after.scores()] == [45 + 4, 15 + 2] and after.ranking() == (1, 2)
    assert told_of(after, "wins") == [(0, 49, "CL-8.5")]


def test_cl_8_6_of_equals_the_one_with_more_money_wins() -> None:
    state = place(2, game=pond(), routes=FULL, money={"A": 0, "B": 32})

    after = state.play("extend black black start > Futuna")

    assert [score.total for score in after.scores()] == [47, 47] and after.ranking() == (2, 1)
    assert told_of(after, "wins_by_money") == [(1, 47, "CL-8.6")]


@pytest.mark.parametrize(("start", "winner"), [(0, 1), (1, 0)])
def test_cl_8_6_then_the_later_place_in_the_first_round(start: int, winner: int) -> None:
    state = place(2, game=pond(start_seat=start), to_move="A", routes=FULL, markers=NOWHERE, money={"A": 3, "B": 5})

    after = state.play("extend black black start > Futuna")

    assert [score.total for score in after.scores()] == [5, 5]
    assert told_of(after, "wins_by_order") == [(winner, 5, "CL-8.6")] and after.ranking()[winner] == 1


def test_cl_8_6_the_order_of_the_last_round_does_not_matter() -> None:
    state = place(2, game=pond(), round=2, to_move="A", routes=FULL, markers=NOWHERE, money={"A": 3, "B": 5})

    after = state.play("extend black black start > Futuna")

    assert state.start == 1 and told_of(after, "wins_by_order") == [(1, 5, "CL-8.6")]


def test_cl_8_6_there_is_always_one_winner() -> None:
    markers = {"A": {"Huon": 4, "Gaua": 3}, "B": {"Huon": 1, "Gaua": 2, "Isabel": 4}, "C": {"Duff": 4, "Efate": 3}}

    state = place(2, game=pond(), players=3, to_move="over", routes=SHUT, markers=markers)

    assert [score.total for score in state.scores()] == [2, 2, 2] and state.ranking() == (3, 2, 1)
