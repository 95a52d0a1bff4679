"""The rules of Blue Lagoon on scoring, the Settlement phase and who wins, by their numbers (BL-4.1 to BL-6.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletop
from tabletop.core.chance import seeded
from tabletop.games.blue_lagoon.box import TOKENS
from tabletop.games.blue_lagoon.pieces import Deal, State
from tests.games.lagoons import ATOLL, BAY, HEXES, LAGOON, exploring, holding, landings, last_resource, legal, patch, rules_of

# 4 scoring a phase


def test_bl_4_1_every_category_is_told_and_scored_when_a_phase_ends() -> None:
    after = last_resource().play("settle e2")

    told = {(e.seat, e.kind.removeprefix("scores_")): e.amount for e in after.events if e.kind.startswith("scores_")}

    assert told == {(p, category): n for p in (0, 1) for category, n in after.phase_scores("exploration")[p].items() if n}
    assert after.phase_scores("exploration")[0] == {"islands": 0, "links": 5, "majorities": 3, "resources": 40, "statuettes": 0}


@pytest.mark.parametrize(("wanted", "points"), [("abcdef", 0), ("abcdefg", 10), ("bcdefgh", 10), ("abcdefgh", 20)])
def test_bl_4_2_pieces_on_seven_or_eight_islands(wanted: str, points: int) -> None:
    state = exploring({"A": landings(LAGOON, wanted)}, to_move="B")

    assert state.islands_of(0) == tuple(wanted) and [s["islands"] for s in state.scores()] == [points, 0]


@pytest.mark.parametrize(("wanted", "points"), [("abcdef", 0), ("abcdefg", 10), ("jklmnopq", 20), ("abcdefghijklmn", 20)])
def test_bl_4_2_eight_islands_are_enough_where_there_are_more(wanted: str, points: int) -> None:
    state = exploring({"A": landings(ATOLL, wanted)}, game=ATOLL, to_move="B")

    assert state.scores()[0]["islands"] == points


def test_bl_4_2_a_boat_at_the_coast_is_on_no_island() -> None:
    state = exploring({"A": f"{landings(LAGOON, 'abcdefg')} g9"}, to_move="B")
    assert state.islands_of(0) == tuple("abcdefg") and "h9" in state.neighbours("g9") and state.island_of("h9") == "h"

    landed = state.play(state.legal_actions()[0]).play("settle h9")

    assert [s.scores()[0]["islands"] for s in (state, landed)] == [10, 20]


def test_bl_4_2_a_board_of_few_islands_gives_nothing_for_them() -> None:
    assert exploring({"A": "a1 b1"}, game=BAY).scores()[0]["islands"] == 0


@pytest.mark.parametrize(
    ("hexes", "joined"),
    [
        ("e3", 0), ("e3 f2", 0), ("f2 g2", 1), ("f2 g2 h2 i2 g3", 1), ("e2 f2 g2", 2), ("e2 f2 g2 e3 e4", 3),
        ("e2 f2 g2 g5 f5 e5 d5 d6 e6", 2), ("f2 g2 g5 f5", 1), ("e2 f2 g2 c7 b7 d7", 2), ("a4 a3 b4 a5", 2), ("b5 b6 d8 c8", 1),
    ],
)  # fmt: skip
def test_bl_4_3_the_best_group_of_touching_pieces_scores_five_an_island(hexes: str, joined: int) -> None:
    state = exploring({"A": hexes}, to_move="B")

    assert (state.best_link(0), state.scores()[0]["links"]) == (joined, 5 * joined)


def test_bl_4_3_the_best_group_is_that_with_most_islands_not_with_most_pieces() -> None:
    state = exploring({"A": "e2 f2 g2 g5 f5 e5 d5 d6 e6"}, to_move="B")

    assert state.best_group(0) == ("e2", "f2", "g2")


def test_bl_4_3_pieces_of_others_do_not_link() -> None:
    state = exploring({"A": "e1 d1 f3 g3", "B": "f2"}, to_move="A")

    after = state.play("settle e2")

    assert (state.best_link(0), after.best_link(0)) == (1, 1) and state.play("settle f1").best_link(0) == 2


def test_bl_4_3_a_piece_between_two_groups_makes_them_one() -> None:
    state = exploring({"A": "b5 b6 d8 d7"}, villages={"A": ["b7"]})
    assert state.best_link(0) == 1

    after = state.play("settle c7")

    assert after.best_link(0) == 2 and set(after.best_group(0)) == {"b5", "b6", "b7", "c7", "d7", "d8"}


def test_bl_4_3_a_dense_block_with_countless_paths_is_scored_too() -> None:
    state = exploring({"A": " ".join(patch("e3", 30))}, to_move="B")

    joined = {state.island_of(hex) for hex in state.settlers(0)} - {None}

    assert state.best_link(0) == len(joined) >= 3 and len(state.best_group(0)) == 30


@pytest.mark.parametrize(("points", "alone"), [(5, 5), (0, 0)])
def test_bl_4_3_what_a_single_island_is_worth_is_an_option(points: int, alone: int) -> None:
    game = tabletop.load("blue_lagoon", options={"single_island_link": points})

    state = exploring({"A": "f2 g2", "B": "c7 b7 d7"}, game=game)

    assert [s["links"] for s in state.scores()] == [alone, 10]


ISLE = ("b5 b6 a6", "c7 b7 a7", "d8 c8 b8")  # a boat at the coast of an island worth 8, and two landings


def contest(*pieces: int) -> State:
    """So many pieces of each seat on the island e, two at most."""
    settlers = {seat: " ".join(hexes.split()[: n + 1]) for seat, hexes, n in zip("ABC", ISLE, pieces, strict=True)}
    return exploring(settlers, players=3)


@pytest.mark.parametrize(
    ("pieces", "points"), [((1, 0, 0), (8, 0, 0)), ((2, 1, 1), (8, 0, 0)), ((0, 1, 2), (0, 0, 8)), ((0, 0, 0), (0, 0, 0))]
)
def test_bl_4_4_most_pieces_on_an_island_score_its_bonus(pieces: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = contest(*pieces)

    assert state.strength("e") == pieces and tuple(s["majorities"] for s in state.scores()) == points


def test_bl_4_4_villages_and_settlers_count_alike() -> None:
    state = exploring({"A": "b5 b6", "B": "c7"}, villages={"B": ["b7", "a7"]})

    assert state.strength("e") == (1, 2) and state.strongest("e") == (1,)


@pytest.mark.parametrize(
    ("pieces", "points"), [((1, 1, 1), (2, 2, 2)), ((2, 2, 1), (4, 4, 0)), ((1, 0, 1), (4, 0, 4)), ((2, 2, 2), (2, 2, 2))]
)
def test_bl_4_5_equals_share_and_the_rest_is_lost(pieces: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert tuple(s["majorities"] for s in contest(*pieces).scores()) == points


def test_bl_4_5_two_share_seven_points_three_each() -> None:
    state = exploring({"A": "a1 b1", "B": "i4 h4"}, game=BAY)

    assert [s["majorities"] for s in state.scores()] == [3, 3]


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 20), (5, 20), (6, 20)])
def test_bl_4_6_resources_of_a_kind(n: int, points: int) -> None:
    assert holding(bamboo=n).scores()[0]["resources"] == points


def test_bl_4_6_each_kind_is_scored_by_itself() -> None:
    assert holding(coconut=2, water=3, gem=4).scores()[0]["resources"] == 35


@pytest.mark.parametrize(("each", "points"), [(1, 10), (2, 30), (3, 50)])
def test_bl_4_7_all_four_resources_score_ten_more_once(each: int, points: int) -> None:
    assert holding(**dict.fromkeys(TOKENS[:4], each)).scores()[0]["resources"] == points


def test_bl_4_7_a_statuette_stands_in_for_no_resource() -> None:
    assert holding(coconut=1, bamboo=1, water=1, statuette=3).scores()[0]["resources"] == 0


@pytest.mark.parametrize("n", [0, 1, 8])
def test_bl_4_8_statuettes_score_four_each_and_nothing_besides(n: int) -> None:
    state = holding(statuette=n)

    assert (state.scores()[0]["statuettes"], state.scores()[0]["resources"]) == (4 * n, 0)


# 5 Settlement


def test_bl_5_1_settlers_and_tokens_leave_the_board_and_villages_stay() -> None:
    after = last_resource().play("settle e2")

    assert [after.settlers(p) for p in (0, 1)] == [(), ()] and [after.settlers_left(p) for p in (0, 1)] == [30, 30]
    assert [after.villages(p) for p in (0, 1)] == [("b1",), ("h4",)] and not any(map(after.token, HEXES))
    assert after.last_placed is None


def test_bl_5_2_villages_on_stone_circles_are_removed() -> None:
    state = last_resource(a=("b1", "f1", "g1"), b=("d4",))
    assert state.is_circle("f1") and not state.is_circle("b1")

    after = state.play("settle e2")

    assert [(e.seat, e.amount) for e in after.events if e.kind == "loses_villages"] == [(0, 2), (1, 1)]
    assert [after.villages(p) for p in (0, 1)] == [("b1",), ()]


def test_bl_5_3_all_tokens_go_back_and_are_dealt_anew() -> None:
    after = last_resource().play("settle e2")
    assert not any(n for p in (0, 1) for n in after.taken(p).values()) and str(after.chances()[Deal("statuette")]) == "1/4"

    dealt = after.settle(seeded(5))

    assert Counter(map(dealt.token, HEXES)) == {None: 4, "coconut": 6, "bamboo": 6, "water": 6, "gem": 6, "statuette": 8}
    assert [s.total for s in dealt.phase_scores("exploration")] == [48, 48]


def test_bl_5_4_no_village_is_built_in_settlement() -> None:
    state = last_resource().play("settle e2").settle(seeded(5))

    (refusal,) = state.explain("village g4")

    assert [state.villages_left(p) for p in (0, 1)] == [0, 0] and not any(action.startswith("village") for action in legal(state))
    assert refusal.rule == "BL-5.4" and "no village can be built anywhere" in str(refusal) and refusal.nearest == "settle g4"
    assert [rules_of(state, f"village {hex}") for hex in HEXES] == [["BL-5.4"]] * 36


@pytest.mark.parametrize(("b", "begins", "skipped"), [(("h4",), 1, []), (("d4",), 0, [1])])
def test_bl_5_5_the_player_after_the_last_one_to_place_begins(b: tuple[str, ...], begins: int, skipped: list[int]) -> None:
    dealt = last_resource(b=b).play("settle e2").settle(seeded(5))

    assert dealt.to_move == begins and [e.seat for e in dealt.events if e.kind == "skipped"] == skipped
    assert [e.seat for e in dealt.events if e.kind == "begins_settlement"] == [begins]


def test_bl_5_6_a_settler_stands_beside_a_piece_of_its_own_at_sea_too() -> None:
    state = LAGOON.from_dict({"phase": "settlement", "to_move": "A", "villages": {"A": ["d4"], "B": ["k3"]}}, seed=1)

    (refusal,) = state.explain("settle c7")

    assert legal(state) == {f"settle {hex}" for hex in ("c4", "e4", "c3", "d3", "c5", "d5")}
    assert refusal.rule == "BL-5.6" and "touches c7: in Settlement" in str(refusal) and refusal.nearest == "settle c5"
    assert rules_of(state, "settle k2") == ["BL-5.6"] and "settle b4" in legal(state.play("settle c4").play("settle k2"))


@pytest.mark.parametrize(("villages", "over"), [({"a": ("b1",), "b": ("d4",)}, False), ({"a": ("f1",), "b": ("d4",)}, True)])
def test_bl_5_7_who_has_no_village_left_does_not_move(villages: dict[str, Any], over: bool) -> None:
    state = last_resource(**villages).play("settle e2").settle(seeded(5))

    assert state.is_over == over and state.villages(1) == () and not state.phase_scores("settlement")[1].total
    if not over:
        (skipped,) = (e for e in state.events if e.kind == "skipped")
        assert (skipped.seat, skipped.rule) == (1, "BL-5.7") and state.play("settle a1").to_move == 0


def test_bl_5_8_settlement_is_taken_ended_and_scored_like_exploration() -> None:
    state = last_resource(a=("b1",), b=("h4",), phase="settlement")

    after = state.play("settle e2")

    assert after.is_over and after.taken(0)["gem"] == 1
    assert after.phase_scores("settlement")[0] == {"islands": 0, "links": 5, "majorities": 3, "resources": 40, "statuettes": 0}


def test_bl_5_8_villages_that_are_left_count_as_pieces() -> None:
    state = LAGOON.from_dict({"phase": "settlement", "to_move": "A", "villages": {"A": ["g2", "e4"], "B": ["k3"]}}, seed=1)

    assert [dict(s) for s in state.scores()] == [
        {"islands": 0, "links": 5, "majorities": 16, "resources": 0, "statuettes": 0},
        {"islands": 0, "links": 5, "majorities": 8, "resources": 0, "statuettes": 0},
    ]


# 6 who wins


def test_bl_6_1_the_points_of_both_phases_are_added() -> None:
    earned = {"A": {"resources": 20, "islands": 10}, "B": {"resources": 25}}
    state = last_resource(a=("b1",), b=("h4",), phase="settlement", exploration=earned)

    after = state.play("settle e2")

    assert [s.total for s in after.scores()] == [78, 73] and after.scores()[0]["islands"] == 10 and after.ranking() == (1, 2)
    assert [(e.kind, e.seat, e.amount) for e in after.events[-1:]] == [("wins", 0, 78)]


@pytest.mark.parametrize(("tie_tokens", "places"), [("end", (1, 1)), ("both_phases", (2, 1))])
def test_bl_6_2_which_tokens_break_a_tie_is_an_option(tie_tokens: str, places: tuple[int, int]) -> None:
    game = tabletop.load("blue_lagoon", board=BAY.board, options={"tie_tokens": tie_tokens})

    after = last_resource(game, a=("b1",), b=("h4",), phase="settlement", kept={"A": 11, "B": 20}).play("settle e2")

    assert [sum(after.taken(p).values()) for p in (0, 1)] == [12, 12] and after.ranking() == places
    told = {"end": ["shares", "shares"], "both_phases": ["wins_by_tokens"]}[tie_tokens]
    assert [e.kind for e in after.events if e.rule.startswith("BL-6")] == told


def test_bl_6_2_of_equal_points_more_tokens_are_ahead() -> None:
    state = last_resource(cut=12, a=("b1",), b=("h4",), phase="settlement", exploration={"A": {"links": 5, "majorities": 7}})

    after = state.play("settle d2")

    assert [s.total for s in after.scores()] == [57, 57] and [sum(after.taken(p).values()) for p in (0, 1)] == [11, 13]
    assert after.ranking() == (2, 1) and [(e.kind, e.seat) for e in after.events[-1:]] == [("wins_by_tokens", 1)]
