"""Clippers under the hand: what one touch means, how the keys lead about the map, what the last move has marked."""

from __future__ import annotations

import math

import pytest

from tabletop.games.clippers.pieces import Extend, State
from tabletop.games.clippers.view import last_items, routes, scene
from tests.games.clippers_games import CLIPPERS, RED, place
from tests.games.clippers_scenes import ALONE, CROWDED, MOVING, OWING, PURPLE, at, ends, game, middle, table
from tests.show.arrows import heard, steps, ways
from tests.show.views import Browser


def test_one_touch_of_a_way_lays_a_stick_where_it_can_mean_only_one() -> None:
    screen = table(ALONE)
    browser = Browser(screen)

    browser.touch("Malden Island > Kiritimati")

    assert "Kiritimati" in screen.match.state.connected("red")


def test_where_several_companies_may_go_the_company_is_touched_first() -> None:
    screen = table(ALONE | {"routes": RED | {"blue": {"blue start > Malden Island": 4}}})
    browser = Browser(screen)

    browser.touch("Malden Island > Kiritimati")
    said = browser.strip["text"]
    browser.touch("blue")
    lit = browser.legal
    browser.touch("Malden Island > Kiritimati")

    assert "begin with" in said
    assert {"Malden Island > Kiritimati", "blue start > Marquesas"} > lit or "white start > Marquesas" not in lit
    assert "Kiritimati" in screen.match.state.connected("blue") and "Kiritimati" not in screen.match.state.connected("red")


def test_in_korean_the_strip_names_the_new_ship_that_was_chosen() -> None:
    browser = Browser(table(OWING, lang="ko"))

    browser.touch("new red")

    assert "새 빨강" in browser.strip["text"] and "new" not in browser.strip["text"]


def test_cl_3_5_with_the_port_card_a_marker_is_moved_by_two_touches() -> None:
    screen = table(MOVING)
    browser = Browser(screen)

    browser.touch("Tahiti")
    browser.touch("Fiji")

    assert screen.match.state.markers(0).get("Fiji") == 1 and "Tahiti" not in screen.match.state.markers(0)


def test_a_departure_card_is_opened_by_whoever_looks_whenever_they_like() -> None:
    screen = table(CROWDED, seat=0)
    browser = Browser(screen)

    browser.says("touch", id="fold-3")
    opened = "card-3" in browser.items
    browser.says("touch", id="fold-3")

    assert opened and "card-3" not in browser.items


def test_a_touch_sends_little_more_than_what_changed() -> None:
    screen = table(ALONE)
    browser = Browser(screen)

    sent = browser.touch("Malden Island > Kiritimati")

    changed = {i["id"] for i in sent["items"]}
    assert 0 < len(changed) < len(browser.items) / 2
    assert not any(name.startswith("place-") and "Fiji" in name for name in changed) and "ground" not in sent


# keys


def test_the_neighbours_of_an_island_are_those_of_the_graph() -> None:
    state = place(1)
    graph = CLIPPERS.board
    assert isinstance(state, State)

    drawn = scene(state, None)

    for name in state.places:
        assert set(drawn.item(f"place-{name}").near) == {f"place-{other}" for other in graph.neighbors(name)}


def test_while_sticks_are_laid_an_island_leads_to_its_ways_and_ships_and_a_way_to_both_ends() -> None:
    drawn = scene(at(CROWDED), None)

    rapa = drawn.item("place-Rapa").near
    assert {"way-Rapa > Pitcairn", "way-Rapa > Chatham Islands", "ship-blue-0"} <= set(rapa)
    assert drawn.item("way-Rapa > Pitcairn").near == ("place-Rapa", "place-Pitcairn", "way-Pitcairn > Rapa")


def test_arrow_keys_lead_from_everything_to_everything() -> None:
    for state in (at(CROWDED), at(PURPLE), place(1), ends()[0]):
        things = heard(scene(state, None, turned={"fold-0"}))  # type: ignore[arg-type]
        if state.phase == "phase 1" or state.is_over:  # the way from island to island is short as long as nothing is laid
            things = {name: item for name, item in things.items() if not name.startswith(("way-", "ship-"))}

        led = steps(things)

        for start in ("place-" + state.game.chart.names[0], "done" if "done" in things else "result", "seat-0"):
            assert set(things) - set(ways(start, led)) == set(), start

def test_routes_are_whole_moves_and_begin_nothing_once_something_is_chosen() -> None:
    state = at(ALONE)

    found = routes(state, ())

    assert all(isinstance(action, Extend) and action.arc == arc for arc, (action,) in found.items())
    assert found and routes(state, ("red",)) == {}


# the last move


@pytest.mark.parametrize(
    ("state", "action", "touched"),
    [
        (place(1), "marker Fiji", {"place-Fiji"}),
        (place(1), "option 3x", {"option-3x"}),
        (place(1), "done", {"seat-0"}),
        (place(1, money={"A": 3}), "ship red", {"buy-red"}),
        (at(MOVING), "move Tahiti > Fiji", {"place-Tahiti", "place-Fiji"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_last_move_is_marked(state: State, action: str, touched: set[str]) -> None:
    assert last_items(state.play(action)) == touched


def test_the_stick_that_was_laid_last_is_marked() -> None:
    after = at(ALONE).play("extend red Malden Island > Marquesas")
    assert isinstance(after, State)

    drawn, marked = scene(after, None), last_items(after)

    (name,) = marked
    assert name.startswith("lane-") and "--red" in drawn.item(name).shape
    ends_ = [middle(drawn.item(f"place-{place}")) for place in ("Malden Island", "Marquesas")]
    assert math.dist(middle(drawn.item(name)), ends_[0]) < math.dist(middle(drawn.item(name)), ends_[1])


def test_whatever_happened_marks_things_that_are_there() -> None:
    for state in game(5, 5)[1::3]:
        if not state.is_over:
            assert last_items(state) <= {i.id for i in scene(state, None).items}

