"""What the lesson of Clippers tells in numbers is so: dollars and points, ports, ways that are cut, and what comes of a move."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.core.action import Action
from tabletop.games.clippers.board import Line
from tabletop.games.clippers.networks import cut_edges, reach
from tabletop.games.clippers.pieces import Extend, State
from tests.games.lesson_play import LessonPlay, texts_of

AT = LessonPlay("clippers")
# What the table shows as a step opens, by seat, and the words with which the step says it.
STANDING = [
    ("goal", "points", (14, 9), "With 6 dollars that makes 14 points; B has 9"), ("goal", "money", (6, 5), "With 6 dollars"),
    ("room", "money", (7, 2), "4 dollars left"), ("passed-over", "money", (1, 0), "You have 1 dollar, B has none"),
    ("stuck", "points", (112, 106), "You lead 112 to 106"), ("all-laid", "points", (119, 122), "B leads 122 to 119"),
    ("level", "points", (122, 130), "B has 130 points, 10 of them in money; you have 122"), ("level", "money", (14, 10), "with 14 dollars"),
    ("check-1", "ports", (16, 0), "16"), ("check-3", "money", (20, 2), "20 dollars left"),
    ("ready", "money", (2, 2), "Everybody has 2 dollars"),
]  # fmt: skip
# What a move brings, by seat, and the words with which its feedback says it.
OUTCOMES = [
    ("arrive", "extend white white start > Marquesas", "money", (4, 2), "2 dollars are yours"),
    ("arrive", "extend blue blue start > Malden Island", "money", (2, 4), "2 dollars for B"),
    ("better", "extend red red start > Malden Island", "money", (4, 3), "2 dollars for you. B takes what is left: 1 dollar"),
    ("better", "extend black black start > Easter Island", "money", (3, 4), "1 dollar: green was at Easter Island before"),
    ("again", "extend white Tahiti > Austral Islands", "money", (4, 2), "2 dollars"),
    ("again", "extend white Tahiti > Tuamotu", "money", (2, 2), "no bonus"),
    ("nobodys", "extend white Tuamotu > Tahiti", "money", (4, 2), "2 dollars for the arrival"),
    ("nobodys", "extend white Tuamotu > Tahiti", "ports", (4, 0), "4 points so far"),
    ("nobodys", "extend white Tuamotu > Austral Islands", "money", (4, 2), "2 dollars, but no port"),
    ("nobodys", "extend white Tuamotu > Marquesas", "money", (3, 2), "1 dollar, since blue was there"),
    ("nobodys", "extend red red start > Malden Island", "ports", (0, 0), "your marker is worth 0"),
    ("marker", "marker Hawaii", "ports", (20, 24), "8 points now"), ("marker", "marker Tuamotu", "ports", (18, 24), "6 points"),
    ("single", "extend red Malden Island > Tahiti", "ports", (8, 0), "8 points"),
    ("single", "extend red Malden Island > Tahiti", "money", (3, 2), "1 dollar for the second one"),
    ("single", "extend white Tahiti > Rarotonga", "ports", (8, 0), "worth 8 all the same"),
    ("single", "extend white Tahiti > Rarotonga", "money", (2, 3), "1 dollar is B's"),
    ("double", "extend green Tuamotu > Tahiti", "ports", (8, 0), "4 times 2"),
    ("double", "extend green Tuamotu > Tahiti", "money", (3, 2), "1 dollar for you"),
    ("handover", "extend white white start > Tuamotu", "money", (2, 4), "2 dollars for B"),
    ("handover", "extend blue blue start > Malden Island", "money", (2, 2), "red is one stick short"),
    ("card", "option 2x", "money", (0, 2), "2 dollars paid"), ("card", "option 3x", "money", (2, 2), "free"),
    ("card", "option 5x", "money", (1, 2), "1 dollar"),
    ("doubled", "extend red red start > Malden Island", "money", (4, 2), "4 dollars at once"),
    ("no-bonus", "extend white Tuamotu > Tahiti", "ports", (4, 0), "4 points at Tahiti"),
    ("no-bonus", "extend white Tuamotu > Tahiti", "money", (2, 2), "No dollar"),
    ("five", "extend white Rarotonga > Niue", "money", (3, 2), "2 dollars for Niue"),
    ("port-card", "move Rapa > Tahiti", "ports", (16, 8), "From 0 to 8 points"),
    ("port-card", "move Rapa > Manihiki", "ports", (12, 8), "4 points there"),
    ("port-card", "move Tahiti > Manihiki", "ports", (4, 8), "was worth 8"),
    ("port-card", "move Tokelau > Tahiti", "ports", (16, 8), "8 points on Tahiti"),
    ("optional", "extend blue blue start > Malden Island", "money", (0, 4), "2 dollars for B"),
    ("buy", "ship red", "money", (1, 2), "3 dollars paid"), ("buy", "ship blue", "money", (1, 2), "3 dollars for a ship"),
    ("buy", "done", "money", (4, 2), "You keep 4 dollars"), ("room", "ship blue", "money", (4, 2), "4 dollars left"),
    ("reserve", "branch blue Tokelau > Tuvalu", "money", (4, 2), "2 dollars"),
    ("dead-end", "branch white Tuamotu > Tahiti", "points", (8, 6), "2 dollars and 4 points"),
    ("open", "extend white Niue > American Samoa", "money", (3, 2), "1 dollar for the second company"),
    ("open", "extend white Niue > Tonga", "money", (3, 2), "purple stays closed"),
    ("samoa", "extend purple American Samoa > Wallis & Futuna", "points", (14, 2), "2 dollars and 6 points"),
    ("samoa", "extend purple American Samoa > Tokelau", "points", (13, 2), "2 dollars and 5 points"),
    ("samoa", "extend white American Samoa > Wallis & Futuna", "points", (14, 2), "2 dollars and 6 points"),
    ("stuck", "extend blue Pohnpei > Guam", "points", (114, 106), "114 to 106"),
    ("stuck", "extend purple Solomon Islands > Papua New Guinea", "points", (122, 124), "124 to 122 for B"),
    ("all-laid", "extend red Gilbert Islands > Tuvalu", "points", (127, 122), "127 to 122"),
    ("all-laid", "extend red Gilbert Islands > Howland Island", "points", (119, 122), "122 to 119"),
    ("level", "extend red Gilbert Islands > Tuvalu", "points", (130, 130), "130 to 130"),
    ("level", "extend red Gilbert Islands > Tuvalu", "money", (16, 10), "Your 16 dollars beat B's 10"),
    ("level", "extend red Gilbert Islands > Marshall Islands", "points", (122, 130), "130 to 122"),
]  # fmt: skip
HAPPENS = [
    ("arrive", "extend white white start > Marquesas", ("reaches", 0, Line("white", "white start", "Marquesas"))),
    ("arrive", "extend white white start > Marquesas", ("round_begins", 1, -1)),
    ("again", "extend white Tahiti > Tuamotu", ("reaches_again", 0, Line("white", "Tahiti", "Tuamotu"))),
    ("nobodys", "extend red red start > Malden Island", ("extends", 1, Line("white", "Tuamotu", "Gambier"))),
    ("marker", "done", ("passes", 0, -1)), ("no-bonus", "extend red red start > Malden Island", ("no_bonus", 0, -1)),
    ("five", "done", ("rests", 0, -1)), ("five", "done", ("extends", 1, Line("white", "Rarotonga", "Kermadec"))),
    ("branch", "extend blue blue start > Marquesas", ("extends", 1, Line("white", "Tahiti", "Malden Island"))),
    ("lapse", "branch red red start > Malden Island", ("extends", 1, ("red", "red start", "Kiritimati"))),
    ("lapse", "extend blue blue start > Marquesas", ("lapses", 0, "red")),
    ("open", "extend white Niue > American Samoa", ("opens", -1, -1)), ("open", "extend blue blue start > Marquesas", ("bonus", 1, 1)),
    ("unfinished", "extend blue blue start > Marquesas", ("extends", 1, Line("white", "American Samoa", "Manihiki"))),
    ("passed-over", "option 3x", ("skipped", 1, -1)), ("passed-over", "done", ("takes", 1, "3x")),
    ("stuck", "extend blue Pohnpei > Guam", ("stuck", 1, -1)), ("stuck", "extend blue Pohnpei > Guam", ("wins", 0, 114)),
    ("stuck", "extend purple Solomon Islands > Papua New Guinea", ("wins", 1, 124)),
    ("all-laid", "extend red Gilbert Islands > Tuvalu", ("all_laid", -1, -1)),
    ("all-laid", "extend red Gilbert Islands > Tuvalu", ("bonus", 0, 2)),
    ("level", "extend red Gilbert Islands > Tuvalu", ("wins_by_money", 0, 130)),
]  # fmt: skip


def opening(step: str) -> State:
    state = AT.opening(step)
    assert isinstance(state, State)
    return state


def after(step: str, action: Action | str) -> State:
    state = AT.played(step, action).state
    assert isinstance(state, State)
    return state


def then(state: State, *actions: Action | str) -> State:
    played = state.play(*actions)
    assert isinstance(played, State)
    return played


def counted(state: State, what: str) -> tuple[int, ...]:
    return tuple(score.total if what == "points" else score[what] for score in state.scores())


def worth(state: State, island: str) -> int:
    """What a marker on an island scores as things stand."""
    return state.value(island) * len(state.companies_at(island))


def ways(state: State, company: str) -> set[str]:
    """Where a company can be extended to."""
    return {action.head for action in state.legal_actions() if type(action) is Extend and action.company == company}


# what the steps say is what happens


@pytest.mark.parametrize(("step", "what", "numbers", "words"), STANDING)
def test_the_table_shows_the_numbers_that_the_step_tells(step: str, what: str, numbers: tuple[int, ...], words: str) -> None:
    assert counted(opening(step), what) == numbers
    assert any(words in text["en"] for text in texts_of(AT.step(step)))


@pytest.mark.parametrize(("step", "action", "what", "numbers", "words"), OUTCOMES)
def test_what_a_move_brings_is_what_its_feedback_tells(step: str, action: str, what: str, numbers: tuple[int, ...], words: str) -> None:
    said = AT.step(step).feedback(AT.game.parse(action))

    assert counted(after(step, action), what) == numbers
    assert said and words in said["en"]


@pytest.mark.parametrize(("step", "action", "event"), HAPPENS)
def test_a_consequence_is_the_one_that_the_feedback_tells(step: str, action: str, event: tuple[str, int, object]) -> None:
    assert event in AT.told(step, action)


# ports


def test_tahiti_with_three_companies_is_worth_more_than_hawaii_with_one() -> None:
    state = opening("reckon")

    assert set(state.companies_at("Tahiti")) == {"red", "blue", "white"} and state.companies_at("Hawaii") == ("red",)
    assert (worth(state, "Tahiti"), worth(state, "Hawaii")) == (12, 8)


def test_hawaii_is_the_best_place_for_a_marker_once_tahiti_is_full() -> None:
    state = opening("marker")
    free = {island: worth(state, island) for island in state.islands if state.free_ports(island)}

    assert state.free_ports("Tahiti") == 0
    assert sorted(free.items(), key=lambda entry: -entry[1])[:2] == [("Hawaii", 8), ("Tuamotu", 6)]
    assert max(n for island, n in free.items() if island not in ("Hawaii", "Tuamotu")) == 4


def test_two_markers_with_red_twice_and_white_score_sixteen() -> None:
    state, asked = opening("check-1"), AT.step("check-1")
    red = [route.head for route in state.routes("red")]

    assert red.count("Tahiti") == 2 and set(state.companies_at("Tahiti")) == {"red", "white"}
    assert asked.choices[asked.answer].text["en"] == str(state.markers(0)["Tahiti"] * worth(state, "Tahiti"))


# lanes


@pytest.mark.parametrize(("step", "tail", "head", "lanes"), [("single", "Malden Island", "Tahiti", 1), ("double", "Tuamotu", "Tahiti", 2)])
def test_a_connection_has_as_many_lanes_as_the_step_says(step: str, tail: str, head: str, lanes: int) -> None:
    state = opening(step)

    assert state.game.board.number_of_edges(tail, head) == lanes
    assert len(state.on(tail, head)) == 1


def test_from_hawaii_red_goes_where_the_answer_says() -> None:
    state, asked = opening("arrow"), AT.step("arrow")
    right = asked.choices[asked.answer].text["en"]

    assert {route.tail for route in state.routes("red")} == {"red start", "Kiritimati"}
    assert ways(state, "red") == {"Wake Island", "Marshall Islands"}
    assert all(head in right for head in ways(state, "red"))


def test_black_has_two_sticks_left_which_reach_guam_alone() -> None:
    state = opening("enough")

    assert state.sticks("black") == 2 and state.ends("black") == {"Palau": 1}
    assert ways(state, "black") == {"Guam"}
    assert "Guam" in then(after("enough", "extend black Palau > Guam"), "extend black Palau > Guam").connected("black")


def test_only_blue_lacks_more_than_one_stick_after_the_next() -> None:
    state = opening("handover")
    missing = {route.company: route.length - route.laid for company in state.companies for route in state.routes(company)}

    assert missing == {"red": 2, "blue": 3, "white": 2, "green": 2, "black": 2}

    later = after("handover", "extend blue blue start > Malden Island")
    assert then(later, "extend red red start > Malden Island").money(0) == 4


def test_after_enough_is_enough_the_2x_brings_four_dollars() -> None:
    assert then(after("optional", "done"), "extend red red start > Malden Island").money(0) == 4


def test_on_the_single_lane_of_check_four_blue_alone_is_laid_by_anybody() -> None:
    state = opening("check-4")

    assert "Tahiti" in ways(state, "blue") and "Marquesas" not in ways(state, "white")
    assert state.explain("extend white Tahiti > Marquesas")[0].rule == "CL-4.4"


# cards


def test_the_2x_earns_six_dollars_net_the_5x_three_and_the_3x_none() -> None:
    red, white = "extend red red start > Malden Island", "extend white white start > Tuamotu"
    before = opening("card").money(0)

    earned = {card: then(after("card", f"option {card}"), red, white).money(0) - before for card in ("2x", "3x", "5x")}
    assert earned == {"2x": 6, "3x": 0, "5x": 3}


def test_with_the_5x_white_comes_by_five_islands_to_vanuatu() -> None:
    way = ("Niue", "American Samoa", "Wallis & Futuna", "Fiji", "Vanuatu")
    arcs = [f"extend white {tail} > {head}" for tail, head in pairwise(way)]

    first = after("five", "extend white Rarotonga > Niue")
    last = then(first, *arcs)

    assert (last.money(0) - opening("five").money(0), counted(last, "ports")[0]) == (10, 6)
    assert last.to_move == 1


def test_both_arrivals_of_check_two_bring_six_dollars() -> None:
    state, asked = opening("check-2"), AT.step("check-2")
    both = then(state, "extend red red start > Malden Island", "extend blue blue start > Marquesas")

    assert asked.choices[asked.answer].text["en"] == f"{both.money(0) - state.money(0)} dollars"


# ships


def test_only_red_is_at_malden_island_where_the_bought_ship_is_to_branch() -> None:
    state = opening("buy")

    assert state.companies_at("Malden Island") == ("red",)
    assert len(then(after("branch", "branch red Malden Island > Tahiti")).ends("red")) == 1  # the other end is under way
    assert sum(route.is_open for route in after("branch", "branch red Malden Island > Tahiti").routes("red")) == 1


def test_exactly_those_branches_are_right_that_reach_an_island_at_once() -> None:
    state = opening("reserve")
    pays = {action for action in state.legal_actions() if then(state, action).money(0) > state.money(0)}

    assert pays == set(AT.right("reserve"))


def test_a_second_ship_is_allowed_and_a_third_is_not() -> None:
    two = then(after("room", "ship blue"), "ship red")

    assert sum(two.owed(0).values()) == 2
    assert {refusal.rule for refusal in opening("room").explain("ship white")} == {"CL-5.2"}
    assert not [action for action in two.legal_actions() if action.verb == "ship"]


def test_with_the_5x_five_ships_are_bought_and_the_sixth_is_refused() -> None:
    state, asked, bought = opening("check-3"), AT.step("check-3"), 0
    while ships := [action for action in state.legal_actions() if action.verb == "ship"]:
        state, bought = then(state, ships[0]), bought + 1

    assert asked.choices[asked.answer].text["en"] == str(bought)
    assert opening("check-3").money(0) - state.money(0) == 15


# purple, cutting off


def test_the_last_stick_of_purple_bars_the_way_to_manihiki_for_good() -> None:
    state = after("unfinished", "extend purple American Samoa > Manihiki")

    assert (opening("unfinished").sticks("purple"), state.sticks("purple")) == (1, 0)
    assert [(route.company, route.laid, route.length) for route in state.on("American Samoa", "Manihiki")] == [("purple", 1, 2)]
    assert "Manihiki" not in ways(state, "white") and "Manihiki" in ways(opening("unfinished"), "white")


def test_the_lane_to_palau_is_the_cut_edge_of_black() -> None:
    state = opening("cut")
    edges = cut_edges(state, "black")

    assert edges == {("Papua New Guinea", "Palau"): ("Guam", "Palau"), ("Palau", "Guam"): ("Guam",)}
    assert next(iter(edges)) == ("Papua New Guinea", "Palau")  # where most is lost
    assert state.markers(1)["Palau"] == 2 and state.value("Palau") == 8


def test_only_the_right_stick_cuts_black_off() -> None:
    cut = {action: "Palau" not in reach(then(opening("cut"), action), "black") for action in opening("cut").legal_actions()}

    assert [action for action, is_cut in cut.items() if is_cut] == AT.right("cut")
    assert reach(after("cut", AT.right("cut")[0]), "black") == {}


# the end


def test_of_the_five_companies_blue_alone_can_go_on_with_its_last_stick() -> None:
    state = opening("stuck")

    assert {company: ways(state, company) for company in state.companies if ways(state, company)} == {
        "blue": {"Guam"}, "purple": {"Papua New Guinea"},
    }  # fmt: skip
    assert state.sticks("blue") == 1 and state.markers(1)["Papua New Guinea"] == 2


def test_one_stick_is_left_and_red_has_never_been_at_tuvalu() -> None:
    state = opening("all-laid")

    assert sum(state.sticks(company) for company in state.companies) == state.sticks("red") == 1
    assert {"Marshall Islands", "Howland Island"} <= set(state.connected("red")) and "Tuvalu" not in state.connected("red")
    assert state.markers(0)["Tuvalu"] == 1 and state.option(0) == "2x"


def test_the_winner_of_level_points_has_more_money() -> None:
    assert after("level", "extend red Gilbert Islands > Tuvalu").ranking() == (1, 2)
    assert after("level", "extend red Gilbert Islands > Howland Island").ranking() == (2, 1)


def test_when_the_last_question_is_asked_the_game_is_over_and_purple_could_still_go_on() -> None:
    state = opening("check-5")

    assert state.is_over and state.ranking() == (1, 2)
    assert state.purple_is_open and state.sticks("purple") > 0
    assert any(route.is_open for route in state.routes("purple"))


def test_what_is_told_of_getting_ready_lies_on_the_table() -> None:
    state = opening("ready")

    for seat in range(state.players):
        assert sum(state.markers(seat).values()) == 7 and len(state.markers(seat)) == 6 and state.stock(seat) == 5
        assert [state.value(island) for island, n in state.markers(seat).items() if n == 2] == [8]
    two_x = {players: AT.game.new(players=players, seed=1).cards_left("2x") for players in range(2, 6)}  # type: ignore[attr-defined]
    assert two_x == {2: 1, 3: 2, 4: 2, 5: 3}
    assert sum(state.sticks(company) for company in state.companies) == 142
