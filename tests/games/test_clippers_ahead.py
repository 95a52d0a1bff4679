"""What lies ahead on the map of Clippers: what a stick brings before it is laid, and where the plates that say so stand."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pytest

from tabletop.games.clippers.pieces import Branch, Extend
from tabletop.games.clippers.view import picked, routes, scene
from tabletop.show.scene import Box, Scene
from tests.games.clippers_games import OPEN, RED
from tests.games.clippers_scenes import ALONE, CROWDED, NAMES, OWING, at, game, middle, moments
from tests.games.fits import lie_apart
from tests.games.valparaiso_scenes import written


def test_cl_7_1_the_bonus_stands_on_a_way_before_the_stick_is_laid() -> None:
    state = at(ALONE)

    drawn = scene(state, None, "en", NAMES["en"])

    assert written(drawn, "way-Malden Island > Kiritimati") == ["+2"]
    assert drawn.item("way-Malden Island > Kiritimati").label.endswith("Red reaches Kiritimati: bonus $2.")
    assert written(drawn, "way-Malden Island > Manihiki") == ["+1"]  # where white is already
    assert written(drawn, "way-Malden Island > Marquesas") == []
    assert drawn.item("way-Malden Island > Marquesas").label.endswith("Red: then 1 more to Marquesas.")


@pytest.mark.parametrize(("card", "sign"), [(None, "+2"), ("2x", "+4"), ("3x", "+0"), ("5x", "+2"), ("port", "+2")])
def test_cl_7_4_the_sign_of_a_bonus_follows_the_card_that_is_held(card: str | None, sign: str) -> None:
    state = at(ALONE | ({"cards": {"A": card}} if card else {}))

    drawn = scene(state, None)

    assert written(drawn, "way-Malden Island > Kiritimati") == [sign]


def test_every_sign_of_a_bonus_is_what_is_paid() -> None:
    later = [state for state in game(5, 5)[::23] if state.phase != "phase 1" and state.to_move >= 0]
    for state in (at(ALONE), at(CROWDED), at(OWING), *later):
        for arc, (action,) in routes(state, ()).items():
            signs = written(scene(state, None), f"way-{arc}")

            after = state.play(action)

            paid = sum(int(e.amount) for e in after.events if e.kind == "bonus")
            if signs:
                assert signs == [f"+{paid}"], (arc, action)
            else:
                assert paid == 0 and not any(e.kind.startswith("reaches") for e in after.events)


def test_a_way_that_only_one_company_can_go_is_lit_at_once_and_one_that_several_can_is_shown_faintly() -> None:
    state = at(ALONE | {"routes": RED | {"blue": {"blue start > Malden Island": 4}}})

    drawn, lit = scene(state, None), routes(state, ())

    assert "Malden Island > Kiritimati" not in lit and "white start > Marquesas" in lit
    assert 'opacity="0.75"' in drawn.item("way-Malden Island > Kiritimati").shape
    assert 'opacity="0.75"' not in drawn.item("way-white start > Marquesas").shape
    both = drawn.item("way-Malden Island > Kiritimati").label
    assert "Red reaches Kiritimati: bonus $2." in both and "Blue reaches Kiritimati: bonus $2." in both


def test_once_a_company_is_picked_its_ways_alone_are_shown_with_how_far_a_stick_comes() -> None:
    state = at(ALONE)

    drawn = picked(scene(state, None, "en", NAMES["en"]), state, ("red",), NAMES["en"])

    assert written(drawn, "way-Malden Island > Marquesas") == ["1/2"] and written(drawn, "way-Malden Island > Kiritimati") == ["+2"]
    assert written(drawn, "way-blue start > Marquesas") == [] and "--go" not in drawn.item("way-blue start > Marquesas").shape
    assert "Blue:" not in drawn.item("way-blue start > Marquesas").label


def test_cl_5_3_a_picked_new_ship_shows_the_ways_of_its_branch() -> None:
    state = at(OWING)

    drawn = picked(scene(state, None, "en", NAMES["en"]), state, ("new red",), NAMES["en"])

    shown = {i.part for i in drawn.items if i.id.startswith("way-") and "--go" in i.shape}
    assert shown == {a.arc for a in state.legal_actions() if isinstance(a, Branch)}
    assert "A new red ship" in drawn.item("way-red start > Kiritimati").label


def test_the_next_stick_of_a_route_that_was_begun_is_where_the_route_has_come_to() -> None:
    state = at(CROWDED)

    drawn = scene(state, None)

    rapa, chatham = (middle(drawn.item(f"place-{name}")) for name in ("Rapa", "Chatham Islands"))
    way = drawn.item("way-Rapa > Chatham Islands")
    assert 0.78 < math.dist(middle(way), rapa) / math.dist(rapa, chatham) < 0.88
    assert way.label.endswith("Black reaches Chatham Islands: bonus $2.")


def test_only_the_seat_to_move_is_shown_what_it_may_lay() -> None:
    state = at(ALONE)

    own, other = scene(state, 0), scene(state, 1)

    assert written(own, "way-Malden Island > Kiritimati") == ["+2"] and written(other, "way-Malden Island > Kiritimati") == []
    assert "bonus" not in " ".join(i.label for i in other.items if i.id.startswith("way-"))


# plates


MANY: dict[str, Any] = {
    **CROWDED, "due": {},
    "routes": {
        **OPEN, "red": {**OPEN["red"], "American Samoa > Tonga": 1}, "white": {**OPEN["white"], "American Samoa > Wallis & Futuna": 1},
    },
}  # fmt: skip


def hold_plates_clear(drawn: Scene) -> int:
    """No plate covers another, nor a ship, nor reaches far onto an island; returns how many there are."""
    plates = [i for i in drawn.items if i.id.startswith("way-") and written(drawn, i.id)]
    for one, two in itertools.combinations(plates, 2):
        assert lie_apart(one.box, two.box), (one.id, two.id)
    for plate in plates:
        for item in drawn.items:
            if item.id.startswith(("ship-", "place-")):
                assert away(plate.box, middle(item)) > (12 if item.id.startswith("ship-") else 20), (plate.id, item.id)
    return len(plates)


def away(box: Box, point: tuple[float, float]) -> float:
    x, y, w, h = box
    return math.hypot(max(x - point[0], 0, point[0] - x - w), max(y - point[1], 0, point[1] - y - h))


def test_plates_lie_on_no_other_plate_no_ship_and_no_island_whoever_is_picked() -> None:
    states = [state for n in (2, 3, 5) for seed in range(2) for state in game(n, seed)[::7]]
    found = 0
    for state in (*moments(), at(MANY), *states):
        if state.to_move >= 0 and state.phase in ("phase 2", "phase 3"):
            drawn = scene(state, None, "en", NAMES["en"])
            found += hold_plates_clear(drawn)
            for company in {action.parts[0] for action in state.legal_actions() if isinstance(action, Extend)}:
                found += hold_plates_clear(picked(drawn, state, (company,), NAMES["en"]))

    assert found > 1000


def test_a_plate_stays_in_the_middle_of_its_stick_where_nothing_is_in_the_way() -> None:
    drawn = scene(at(ALONE), None)

    ends_ = [middle(drawn.item(f"place-{name}")) for name in ("white start", "Tuamotu")]
    plate = middle(picked(drawn, at(ALONE), ("white",), NAMES["en"]).item("way-white start > Tuamotu"))

    assert abs(math.dist(plate, ends_[0]) + math.dist(plate, ends_[1]) - math.dist(*ends_)) < 3


def test_a_plate_lies_above_what_is_touched_for_other_ways() -> None:
    state = at(MANY)

    for drawn in (scene(state, None), picked(scene(state, None), state, ("red",), NAMES["en"])):
        names = [i.id for i in drawn.items if i.id.startswith("way-")]
        plated = [bool(written(drawn, name)) for name in names]

        assert any(plated) and plated == sorted(plated)
