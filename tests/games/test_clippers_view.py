"""The view of Clippers: what lies on the map and below it, may be touched and is heard, and what a stick brings before it is laid."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from tabletop.games.clippers.board import COMPANIES, FLEETS
from tabletop.games.clippers.pieces import Branch, State
from tabletop.games.clippers.view import scene
from tabletop.games.clippers.view.ground import ground_of
from tabletop.show.scene import Scene
from tests.games.clippers_games import CLIPPERS, RED, place
from tests.games.clippers_scenes import ALONE, CROWDED, MOVING, NAMES, OWING, PURPLE, at, chances, ends, middle, moments
from tests.games.valparaiso_scenes import everything, texts, written


def ids(drawn: Scene, beginning: str) -> set[str]:
    return {i.id for i in drawn.items if i.id.startswith(beginning)}


# what lies where


def test_the_scene_has_what_the_state_has() -> None:
    for state in moments():
        drawn = scene(state, None)

        chart = state.game.chart
        assert ids(drawn, "place-") == {f"place-{name}" for name in state.places}
        assert ids(drawn, "way-") == {f"way-{chart.arc_name(a)}" for a in range(len(chart.arcs))}
        lanes = [route for company in state.companies for route in state.routes(company)]
        assert len(ids(drawn, "lane-")) == len(lanes)
        for company in state.companies:
            tips = sum(state.ends(company).values()) + sum(route.is_open for route in state.routes(company))
            assert len(ids(drawn, f"ship-{company}-")) == tips
        assert ids(drawn, "seat-") == {f"seat-{p}" for p in range(state.players)}


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_legal_action_can_be_touched(lang: str) -> None:
    for state in moments():
        for seat in {None, state.to_move} if state.to_move >= 0 else {None}:
            parts = {i.part for i in scene(state, seat, lang).items}

            assert {part for a in state.legal_actions() for part in a.parts} <= parts


def test_cl_1_2_an_island_shows_its_value_and_a_sign_on_every_port_that_is_taken() -> None:
    state = at(CROWDED)

    drawn = scene(state, None, "en", NAMES["en"])

    ground = ground_of(CLIPPERS.chart, "en", CLIPPERS.rulebook)
    values = [line for line, box in texts(drawn) if line.isdigit() and 36 < box[1] < 760]
    assert sorted(values) == sorted(str(value) for value in CLIPPERS.chart.value)
    fiji = drawn.item("place-Fiji").shape
    assert fiji.count("seatA") == 2 and fiji.count("seatB") == 2
    assert drawn.item("place-Fiji").label == "Fiji, value 6, ports 4 of 4: Ana ×2 and Bo ×2."
    x, y = ground.points[ground.number["Fiji"]]
    assert all(math.dist(ground.port(ground.number["Fiji"], port), (x, y)) < 20 for port in range(4))
    assert drawn.item("place-Kermadec").label == "Kermadec, value 5, 3 free ports."
    assert drawn.item("place-Tahiti").label.endswith("Companies: blue, white and green; a marker is worth 12 so far.")


def test_cl_1_4_a_start_shows_the_sticks_that_its_company_has_left() -> None:
    drawn = scene(at(ALONE), None)

    assert written(drawn, "place-red start") == ["R 29"] and written(drawn, "place-white start") == ["W 19"]
    assert drawn.item("place-red start").label == "Start of red, sticks left: 29."


def test_cl_4_4_which_lane_is_free_is_seen_and_heard() -> None:
    state = at(CROWDED)

    drawn = scene(state, None, "en", NAMES["en"])

    label = drawn.item("way-Rapa > Austral Islands").label
    assert label.startswith("Rapa to Austral Islands, sticks in a lane: 1. Double route: blue and free. One lane is still free.")
    assert drawn.item("way-Tahiti > Marquesas").label == "Tahiti to Marquesas, sticks in a lane: 2. Single route: blue."
    assert "black 3 of 4 from Rapa. One way." in drawn.item("way-Rapa > Chatham Islands").label
    assert "free" not in drawn.item("way-Tuamotu > Tahiti").label


def test_cl_4_5_two_companies_lie_side_by_side_on_a_double_route() -> None:
    state = at(CROWDED)
    k = next(k for k, ends_ in enumerate(CLIPPERS.chart.ends) if {CLIPPERS.chart.names[i] for i in ends_} == {"Tuamotu", "Tahiti"})

    drawn = scene(state, None)

    boxes = [middle(drawn.item(f"lane-{k}-{lane}")) for lane in (0, 1)]
    assert 12 < math.dist(*boxes) < 14
    assert "--white" in drawn.item(f"lane-{k}-0").shape and "--green" in drawn.item(f"lane-{k}-1").shape


@pytest.mark.parametrize("company", COMPANIES)
def test_sticks_of_a_company_are_told_by_lines_that_turn_with_them(company: str) -> None:
    ground = ground_of(CLIPPERS.chart, "en", CLIPPERS.rulebook)

    shapes = {ground.sticks(arc, 0, COMPANIES.index(company), 1)[0] for arc in (0, 40, 80)}

    assert len(shapes) == 3
    assert {shape.count("<path") for shape in shapes} == {1 if company == "white" else 2}


def test_cl_4_3_a_one_way_lane_bears_an_arrow_on_every_stick() -> None:
    ground = ground_of(CLIPPERS.chart, "en", CLIPPERS.rulebook)

    arrows = re.findall(r'<path d="([^"]+)" fill="none" stroke="var\(--ink\)" stroke-width="2.2"', ground.drawn)

    chart = CLIPPERS.chart
    assert [a.count("M") for a in arrows] == [sum(n for n, one_way in zip(chart.length, chart.one_way, strict=True) if one_way)]


def test_a_ship_lies_at_the_end_of_its_route_with_its_bow_forward() -> None:
    drawn = scene(at(CROWDED), None, "en", NAMES["en"])

    begun, arrived = drawn.item("ship-black-0"), drawn.item("ship-green-0")
    rapa, chatham = (middle(drawn.item(f"place-{name}")) for name in ("Rapa", "Chatham Islands"))
    assert 0.6 < math.dist(middle(begun), rapa) / math.dist(rapa, chatham) < 0.75
    assert begun.label == "Ship of black between Rapa and Chatham Islands, sticks laid: 3 of 4."
    assert arrived.label == "Ship of green at Manihiki."
    assert math.dist(middle(arrived), middle(drawn.item("place-Manihiki"))) < 45
    assert drawn.item("ship-purple-0").label == "Open end of purple at Tokelau."


def test_ships_do_not_hide_each_other_nor_an_island() -> None:
    for state in moments():
        drawn = scene(state, None)

        ships = [i for i in drawn.items if i.id.startswith("ship-")]
        islands = [i for i in drawn.items if i.id.startswith("place-") and not i.id.endswith("start")]
        for i, one in enumerate(ships):
            assert all(math.dist(middle(one), middle(two)) > 12 for two in ships[i + 1 :]), one.id
            assert all(math.dist(middle(one), middle(island)) > 34 for island in islands), one.id


def test_several_ships_of_one_company_at_an_island_lie_on_the_lanes_by_which_they_came() -> None:
    met = {"red": {"red start > Malden Island": 3, "red start > Kiritimati": 3, "Kiritimati > Malden Island": 1}}
    state = at(ALONE | {"routes": met, "ends": {"red": {"Malden Island": 2}}})

    drawn = scene(state, None)

    assert len(ids(drawn, "ship-red-")) == 2
    assert math.dist(middle(drawn.item("ship-red-0")), middle(drawn.item("ship-red-1"))) > 26


def test_cl_6_1_the_ring_of_purple_is_dashed_until_it_is_open() -> None:
    shut, open_ = scene(at(ALONE), None), scene(at(PURPLE), None)

    ring = re.compile(r'stroke="var\(--purple\)"[^>]*stroke-dasharray')
    assert ring.search(shut.item("place-American Samoa").shape) and not ring.search(open_.item("place-American Samoa").shape)
    assert "once two other companies have come" in shut.item("place-American Samoa").label
    assert "is open" in open_.item("place-American Samoa").label
    assert "not open yet" in written(shut, "company-purple") and "open, needs no ship" in written(open_, "company-purple")


# below the map


def test_a_chip_shows_sticks_sticks_to_spare_and_ships_with_their_price() -> None:
    drawn = scene(at(CROWDED), None, "en", NAMES["en"])

    assert "12 sticks, 11 spare" in written(drawn, "company-black") and "26 sticks left" in written(drawn, "company-red")
    assert written(drawn, "buy-red") == ["×3 $3"] and drawn.item("buy-red").part == "ship red"
    assert drawn.item("company-black").label.endswith("Ships to buy: 1 at $3. Open ends: between Rapa and Chatham Islands.")
    assert ids(drawn, "buy-") == {f"buy-{company}" for company in COMPANIES[:FLEETS]}


def test_cl_5_4_a_ship_that_is_owed_stands_beside_its_company_until_it_is_placed() -> None:
    state = at(OWING)
    branch = next(a for a in state.legal_actions() if isinstance(a, Branch))

    before, after = scene(state, None, "en", NAMES["en"]), scene(state.play(branch), None)

    assert before.item("new-red").part == "new red" and before.item("new-red").label.startswith("Ana has to place ships of red: 1.")
    assert "owes a branch: red" in before.head
    assert ids(after, "new-") == set()
    assert scene(state, 1).item("new-red").part == ""  # others see it and cannot touch it


def test_cl_3_1_an_option_card_shows_price_copies_and_who_holds_it() -> None:
    drawn = scene(at(CROWDED), None, "en", NAMES["en"])

    assert written(drawn, "option-2x")[:4] == ["2x", "$2 · 1 left", "A", "B"]
    assert drawn.item("option-2x").label == "Option card 2x, $2, left: 1. 2 sticks in each phase, bonuses doubled. Held by Ana and Bo."
    assert "free · 0 left" in written(drawn, "option-3x")
    assert "port" in written(drawn, "seat-2") and "5x" in written(drawn, "seat-4")


def test_a_seat_shows_country_money_stock_ports_and_the_hook_card() -> None:
    state = at(CROWDED)

    drawn = scene(state, None, "en", NAMES["en"])

    ports = state.scores()[0]["ports"]
    assert written(drawn, "seat-0") == ["A", "Ana", "France", "31", f"×{state.stock(0)}", f"ports {ports}", "2x"]
    assert [p for p in range(5) if "#tt-hook" in drawn.item(f"seat-{p}").shape] == [state.start]
    flags = [re.findall(r"#tt-(flag\w+)", drawn.item(f"seat-{p}").shape) for p in range(5)]
    assert flags == [["flagFrance"], ["flagEngland"], ["flagAmerica"], ["flagGermany"], ["flagJapan"]]


def test_cl_2_2_the_button_is_called_pass_until_something_was_done() -> None:
    fresh, settled = place(1), place(1, routes=RED, money={"A": 9}).play("marker Fiji")

    before, after = scene(fresh, None), scene(settled, None)  # type: ignore[arg-type]

    assert written(before, "done") == ["Pass"] and written(after, "done") == ["Done"]


def test_a_departure_card_opens_at_a_touch_and_its_islands_are_ringed() -> None:
    state = at(CROWDED)

    folded, open_ = scene(state, None, "en", NAMES["en"]), scene(state, None, "en", NAMES["en"], {"fold-1"})

    assert folded.item("fold-1").fold is False and open_.item("fold-1").fold is True
    assert ids(folded, "ring-") == set() and ids(open_, "ring-") == {"ring-1"}
    assert open_.item("ring-1").shape.count('r="29"') == 2 * len(state.card(1))
    told = open_.item("card-1").label
    assert told.startswith("England, departure card of Bo: ") and all(island in told for island in state.card(1))
    assert "Solomon Islands ×2" in told


def test_at_the_end_the_result_stands_in_the_place_of_the_cards() -> None:
    won, by_money, by_order = ends()

    drawn = [scene(state, None, "en", NAMES["en"]) for state in (won, by_money, by_order)]

    assert "Ana wins" in written(drawn[0], "result") and drawn[0].head == "The game is over. Ana wins with 47 points."
    assert "wins by dollars" in drawn[1].head and "played later in round 1" in drawn[2].head
    assert all(ids(one, "option-") == set() and "done" not in ids(one, "done") for one in drawn)
    assert drawn[0].item("result-0").label == "Place 1: Ana, points: 47, of these dollars 2, ports 45."


def test_while_cards_are_dealt_seats_have_no_country_yet() -> None:
    first, second = chances()

    drawn = [scene(state, None, "en", NAMES["en"]) for state in (first, second)]

    assert drawn[0].head == "Getting ready: departure cards are being dealt."
    assert ids(drawn[0], "fold-") == set() and ids(drawn[1], "fold-") == {"fold-0"}


# the head


@pytest.mark.parametrize(
    ("position", "head"),
    [
        (ALONE, "Round 1, phase 2: sticks. Ana: lay a stick of any company."),
        (OWING, "Round 1, phase 2: sticks. Ana: stick 1 of 3, owes a branch: red."),
        ({**OWING, "phase": "phase 3", "cards": {}}, "Round 1, phase 3: sticks again. Ana: every stick left is due to ships: place red."),
        (PURPLE, "Round 1, phase 3: sticks again. Bo: stick 1 of 2."),
        (MOVING, "Round 1, phase 3: sticks again. Ana: lay a stick of any company, a marker may be moved."),
        ({**PURPLE, "laid": 1}, "Round 1, phase 3: sticks again. Bo: stick 2 of 2, or touch Done."),
    ],
)
def test_the_head_says_what_is_to_be_laid_and_what_is_owed(position: dict[str, Any], head: str) -> None:
    assert scene(at(position), None, "en", NAMES["en"]).head == head


def test_the_head_of_phase_1_names_the_three_things_that_can_be_done() -> None:
    state = place(1)
    assert isinstance(state, State)

    assert scene(state, None, "en", NAMES["en"]).head.endswith(
        "Ana: place a marker, take an option card or pass; ships may be bought."
    )


# certainty, secrets, names


def test_the_board_is_said_to_be_reconstructed_in_the_picture_and_in_its_text() -> None:
    drawn = {lang: scene(at(ALONE), None, lang) for lang in ("en", "ko")}

    assert "reconstructed board" in written(drawn["en"], "status") and "복원한 게임판" in written(drawn["ko"], "status")
    for lang, word in (("en", "Reconstructed"), ("ko", "복원한")):
        assert word in drawn[lang].description and word in drawn[lang].text and word in drawn[lang].item("status").label


def test_all_seats_are_shown_the_same_but_for_what_may_be_done() -> None:
    state = at(ALONE)

    first, second = scene(state, 1, "en", NAMES["en"]), scene(state, None, "en", NAMES["en"])

    told = [line for line in everything(first).split("\n") if not line.startswith("way-")]
    assert told == [line for line in everything(second).split("\n") if not line.startswith("way-")]


def test_a_label_follows_the_names_of_the_seats() -> None:
    state = at(CROWDED)

    one, other = (scene(state, None, "en", names).item("place-Fiji").label for names in (NAMES["en"], ("Uma", "Vi", "Wei", "Xu", "Yo")))

    assert "Ana ×2 and Bo ×2" in one and "Uma ×2 and Vi ×2" in other
