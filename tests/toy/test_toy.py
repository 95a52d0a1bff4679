"""The rules of the Marsh, each by its id: what bends the contract of a game is played here by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.core.game import Game, rooms_of
from tabletop.core.state import State

TOY = Game(rooms_of(Path(__file__).parent))
PLACES = ("camp", "reed", "moss", "pond", "fern", "heron", "islet")


def pegs(*seats: str) -> list[list[int]]:
    """The field `peg`: for each seat the places of its pegs, "reed heron"."""
    found = [[0] * 12 for _ in range(3)]
    for p, names in enumerate(seats):
        for name in names.split():
            found[p][PLACES.index(name)] += 1
    return found


def hands(*seats: str) -> list[list[int]]:
    """The field `hand`: for each seat its chips, "113"."""
    return [[chips.count(face) for face in "123"] for chips in (*seats, "", "", "")[:3]]


def position(players: int = 2, **fields: Any) -> State:
    return TOY.from_dict({"players": players, **fields})


def legal(state: State) -> list[str]:
    return [str(a) for a in state.legal_actions()]


def kinds(state: State) -> list[str]:
    return [e.kind for e in state.events]


def test_ty_1_2_two_chips_each_are_drawn_in_turn_and_in_secret() -> None:
    state = TOY.new(3)

    for chip in ("1", "2", "3", "1", "2", "1"):
        state = state.play(f"draw {chip}")

    assert [state.hand(p) for p in range(3)] == [("1", "1"), ("2", "2"), ("1", "3")]  # type: ignore[attr-defined]
    assert (state.phase, state.to_move) == ("plan", 0) and [state.known(p) for p in range(3)] == [(), (), ()]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("refill", "known"), [("open", (("2",), ("1",))), ("secret", ((), ()))])
def test_ty_1_3_the_refill_is_seen_by_all_unless_the_option_says_not(refill: str, known: tuple[tuple[str, ...], ...]) -> None:
    state = position(options={"refill": refill}, phase="plan", hand=hands("13", "12"), peg=pegs("islet heron", "reed moss"))
    state = state.play("plan 1", "plan 1", "lift heron", "set fern", "lift reed", "set pond")

    assert state.is_chance
    state = state.play("draw 1", "draw 2")

    assert tuple(state.known(p) for p in range(2)) == known and state.to_move == 1  # type: ignore[attr-defined]
    assert [e.seen == 31 for e in state.events if e.kind == "draws"] == [refill == "open"]


def test_ty_2_1_you_plan_a_chip_that_you_hold() -> None:
    state = position(phase="plan", hand=hands("13", "22"))

    assert legal(state) == ["plan 1", "plan 3"]
    assert [r.rule for r in state.explain("plan 2")] == ["TY-2.1"]


def test_ty_2_2_plans_are_made_in_turn_and_shown_together() -> None:
    state = position(3, phase="plan", hand=hands("13", "22", "1"))

    planned = state.play("plan 3", "plan 2")

    assert [planned.plan(p) for p in range(3)] == ["3", "2", None] and planned.seen_by(2).events == planned.events  # type: ignore[attr-defined]
    assert "shows" not in kinds(planned)
    assert kinds(planned.play("plan 1")) == ["plans", "shows", "shows", "shows"]


def test_ty_2_3_a_seat_without_chips_is_passed_over() -> None:
    state = position(3, phase="plan", hand=hands("1", "", "2"))

    after = state.play("plan 1")

    assert kinds(after) == ["plans", "out_of_chips"] and after.to_move == 2


def test_ty_3_1_you_lift_your_own_peg() -> None:
    state = position(phase="walk", steps=2, hand=hands("1", "1"), peg=pegs("camp reed", "moss pond"))

    assert legal(state) == ["lift reed"]
    assert [r.rule for r in state.explain("lift moss")] == ["TY-3.1"]


def test_ty_3_2_a_peg_that_can_go_nowhere_stays() -> None:
    state = position(phase="walk", steps=2, hand=hands("1", "1"), peg=pegs("pond islet", "heron reed"))

    assert legal(state) == ["lift pond"]
    assert [r.rule for r in state.explain("lift islet")] == ["TY-3.2"]


def test_ty_3_2_a_walker_that_is_hemmed_in_is_passed_over() -> None:
    state = position(3, phase="plan", hand=hands("1", "2", "3"), peg=pegs("islet pond", "heron fern", "reed moss"))

    after = state.play("plan 1", "plan 2", "plan 3")

    assert kinds(after)[-2:] == ["hemmed_in", "hemmed_in"] and after.to_move == 2


def test_ty_3_3_and_3_4_the_peg_goes_along_a_path_to_a_free_place() -> None:
    state = position(phase="walk", steps=2, hand=hands("1", "1"), peg=pegs("camp fern", "moss pond")).play("lift fern")

    assert legal(state) == ["set heron"]
    assert [r.rule for r in state.explain("set reed")] == ["TY-3.3"]
    assert [r.rule for r in state.explain("set moss")] == ["TY-3.4"]
    assert [r.rule for r in state.explain("set fern")] == ["TY-3.3"]


def test_ty_3_4_the_camp_takes_any_number() -> None:
    state = position(phase="walk", steps=1, hand=hands("1", "1"), peg=pegs("camp reed", "camp camp"))

    assert "set camp" in legal(state.play("lift reed"))


def test_ty_3_5_you_rest_only_after_a_step() -> None:
    state = position(phase="walk", steps=3, hand=hands("1", "1"))

    walked = state.play("lift camp", "set reed")

    assert [r.rule for r in state.explain("rest")] == ["TY-3.5"] and "rest" in legal(walked)


def test_ty_3_6_the_lowest_chip_walks_first_and_of_equal_ones_the_nearer_to_the_lead() -> None:
    state = position(3, phase="plan", lead=1, to_move=1, hand=hands("2", "2", "1"), peg=pegs("pond camp", "fern camp", "islet camp"))

    state = state.play("plan 2", "plan 1", "plan 2")
    walkers = []
    while not state.is_chance:
        walkers.append(state.to_move)
        step = "rest" if "rest" in legal(state) else legal(state)[0]
        state = state.play(step)

    assert list(dict.fromkeys(walkers)) == [2, 1, 0]


def test_ty_4_1_and_4_2_ground_and_company_and_ty_4_3_shared_places() -> None:
    state = position(3, phase="plan", hand=hands("1", "1", "1"), peg=pegs("reed moss", "pond camp", "heron camp"))

    assert [dict(s) for s in state.scores()] == [{"ground": 2, "company": 1}, {"ground": 2, "company": 0}, {"ground": 3, "company": 0}]
    assert state.ranking() == (1, 3, 1)


def test_ty_4_4_the_game_ends_with_the_last_chip() -> None:
    state = position(phase="plan", hand=hands("1", "1"), gone=[3, 4, 2], peg=pegs("islet heron", "camp camp"))

    state = state.play("plan 1", "plan 1", "lift heron", "set fern", "lift camp", "set reed")

    assert state.is_over and kinds(state)[-1] == "ends" and state.scores()[0].total == 6


def test_no_turn_goes_on_for_ever() -> None:
    state = position(phase="walk", steps=3, hand=hands("1", "1"))
    moves = 0
    while state.to_move == 0:
        state = state.play(next(a for a in legal(state) if a != "rest"))
        moves += 1

    assert moves == 6
