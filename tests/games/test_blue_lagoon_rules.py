"""The rules of Blue Lagoon up to the end of a phase, by their numbers: given a position, when a piece is placed, then what happens.

The scoring, the Settlement phase and who wins (BL-4.1 to BL-6.2) are in test_blue_lagoon_scoring.py.
"""

from __future__ import annotations

from collections import Counter

import pytest

import tabletop
from tabletop.boards import islands
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import OptionError, UnknownAction
from tabletop.core.game import Game
from tabletop.core.layout import CHANCE, OVER
from tabletop.games.blue_lagoon.box import TOKENS
from tabletop.games.blue_lagoon.pieces import Deal, Settle, Village
from tests.games.lagoons import ATOLL, BAY, HEXES, LAGOON, ROWS, exploring, kinds, last_resource, legal, rules_of, used_up

# 1 getting ready


def test_bl_1_2_the_published_board_has_eight_islands_and_32_stone_circles() -> None:
    state = LAGOON.new(seed=1)

    found = Counter((state.bonus(i), len(state.cells(i)), sum(map(state.is_circle, state.cells(i)))) for i in state.islands)

    assert found == {(6, 11, 3): 3, (8, 15, 5): 1, (8, 14, 4): 2, (10, 20, 5): 2}
    assert (len(state.hexes), sum(map(state.is_sea, state.hexes))) == (162, 46)
    assert not any(state.is_circle(hex) for hex in state.hexes if state.is_sea(hex))
    for hex in state.hexes:
        assert {state.island_of(near) for near in state.neighbours(hex)} <= {state.island_of(hex), None} or state.is_sea(hex)


def test_bl_1_3_six_of_each_resource_and_eight_statuettes() -> None:
    state = LAGOON.new(seed=1)

    lying = Counter(token for token in map(state.token, state.hexes) if token)

    assert lying == {"coconut": 6, "bamboo": 6, "water": 6, "gem": 6, "statuette": 8} and state.resources_left == 24


def test_bl_1_4_tokens_are_drawn_at_random_one_onto_each_stone_circle() -> None:
    start = LAGOON.new()
    assert start.to_move == CHANCE
    assert {a.token: str(p) for a, p in start.chances().items() if isinstance(a, Deal)} == {
        **dict.fromkeys(("coconut", "bamboo", "water", "gem"), "3/16"), "statuette": "1/4",
    }  # fmt: skip

    one, other = LAGOON.new(seed=1), LAGOON.new(seed=2)

    assert all(state.is_circle(hex) == (state.token(hex) is not None) for state in (one, other) for hex in state.hexes)
    assert one != other and kinds(one)[-1] == "dealt" and one.events[-1].amount == 32


def test_bl_1_4_stone_circles_beyond_32_stay_empty_by_chance() -> None:
    game = tabletop.load("blue_lagoon", board=islands.from_text(ROWS.replace("a A", "A A").replace("a .", "A .")))
    start = game.new()
    assert str(start.chances()[Deal("nothing")]) == "1/17"

    bare = [{hex for hex in HEXES if s.is_circle(hex) and not s.token(hex)} for s in (game.new(seed=n) for n in range(5))]

    assert all(len(hexes) == 2 for hexes in bare) and len(set(map(frozenset, bare))) > 1


@pytest.mark.parametrize(("players", "settlers"), [(2, 30), (3, 25), (4, 20)])
def test_bl_1_5_settlers_by_the_number_of_players_and_always_five_villages(players: int, settlers: int) -> None:
    state = LAGOON.new(players=players, seed=1)

    assert [(state.settlers_left(p), state.villages_left(p)) for p in range(players)] == [(settlers, 5)] * players


def test_bl_1_6_points_stand_there_by_category_at_any_moment() -> None:
    state = exploring({"A": "f2 g2 e2"}, to_move="B")

    scores = state.scores()

    assert list(scores[0]) == ["islands", "links", "majorities", "resources", "statuettes"]
    assert scores[0]["links"] == 10 and scores[0]["majorities"] == 12 and scores[1].total == 0
    assert state.phase_scores("exploration") == scores and not any(s.total for s in state.phase_scores("settlement"))


@pytest.mark.parametrize(("phases", "turn", "phase"), [("both", CHANCE, "settlement"), ("exploration", OVER, "exploration")])
def test_bl_1_7_the_short_game_ends_after_exploration(phases: str, turn: int, phase: str) -> None:
    state = last_resource(tabletop.load("blue_lagoon", board=BAY.board, options={"phases": phases}))

    after = state.play("settle e2")

    assert (after.to_move, after.phase) == (turn, phase)
    assert [s.total for s in after.phase_scores("exploration")] == [48, 48] and kinds(after).count("shares") == 2 * (turn == OVER)


@pytest.mark.parametrize("seat", range(4))
def test_bl_1_8_one_seat_begins_and_play_goes_clockwise(seat: int) -> None:
    state = tabletop.load("blue_lagoon", options={"start_seat": seat}).new(players=4, seed=1)

    turns = []
    for hex in ("e1", "f2", "e3", "f3", "g4"):
        turns.append(state.to_move)
        state = state.play(f"settle {hex}")

    assert turns == [(seat + i) % 4 for i in range(5)]


def test_bl_1_8_a_seat_that_does_not_play_cannot_begin() -> None:
    game = tabletop.load("blue_lagoon", options={"start_seat": 2})

    assert game.new(players=3, seed=1).to_move == 2
    with pytest.raises(OptionError, match="start_seat 2 does not play in a game of 2"):
        game.new(players=2)


# 2 placing pieces


def test_bl_2_1_a_turn_is_one_piece_and_there_is_no_passing() -> None:
    state = exploring({"A": "f2"})

    after = state.play("village g2")

    assert (after.villages(0), after.settlers(0), after.to_move) == (("g2",), ("f2",), 1)
    assert all(isinstance(action, (Settle, Village)) for action in state.legal_actions())
    with pytest.raises(UnknownAction):
        state.play("pass")


def test_bl_2_2_a_first_settler_comes_to_any_sea_hex_and_nowhere_else() -> None:
    state = LAGOON.new(seed=1)

    assert legal(state) == {f"settle {hex}" for hex in state.hexes if state.is_sea(hex)}
    assert state.play("settle k7").events[0].rule == "BL-2.2"


def test_bl_2_2_a_boat_needs_no_piece_nearby_later_either() -> None:
    state = exploring({"A": "f2 g2", "B": "e1"})

    assert {f"settle {hex}" for hex in state.hexes if state.is_sea(hex)} - legal(state) == {"settle e1", "settle f2"}


def test_bl_2_3_land_is_reached_only_beside_a_piece_of_your_own() -> None:
    state = exploring({"A": "f2", "B": "k7"})

    ashore = {action for action in legal(state) if not state.is_sea(action.split()[1])}
    assert ashore == {f"{verb} {hex}" for verb in ("settle", "village") for hex in ("e2", "f1", "g2")}
    for verb, piece, korean in (("settle", "a settler", "부족민을"), ("village", "a village", "부락을")):
        (refusal,) = state.explain(f"{verb} j7")
        assert refusal.rule == "BL-2.3" and f"touches j7: on land {piece}" in str(refusal) and refusal.nearest == "settle k6"
        assert f"j7에 맞닿은 내 말이 없습니다. 땅에서는 {korean}" in refusal.text("ko")


@pytest.mark.parametrize(
    ("boat", "coast"),
    [("e3", {"e2", "e4", "f4"}), ("d8", {"c8", "e8", "d7", "c9"}), ("c7", {"b7", "d6", "d7", "c8"}), ("h6", {"g6", "i6", "g7"})],
)
def test_bl_2_3_what_touches_a_hex_depends_on_its_row(boat: str, coast: set[str]) -> None:
    state = exploring({"A": boat})

    assert {hex for hex in state.hexes if f"village {hex}" in legal(state)} == coast


def test_bl_2_3_a_village_is_a_piece_to_go_on_from() -> None:
    state = exploring({"A": "b4"}, villages={"A": ["b3"]})

    assert state.play("settle b2").events[0].rule == "BL-2.3"


def test_bl_2_4_who_places_takes_what_lies_there_and_all_can_count_it() -> None:
    state = exploring({"A": "f2"}, tokens={"e2": "water"})

    after = state.play("settle e2")

    assert kinds(after) == ["settles", "takes"] and after.events[1].amount == "water"
    assert after.token("e2") is None and after.taken(0) == {**dict.fromkeys(TOKENS, 0), "water": 1}
    assert after.seen_by(1).position.taken(0)["water"] == 1 and not LAGOON.hides


def test_bl_2_4_what_lies_on_an_island_is_taken_by_whoever_comes_first() -> None:
    state = exploring({"A": "f2", "B": "e1"}, to_move="B", tokens={"e2": "gem"})

    after = state.play("settle e2")

    assert (after.taken(1)["gem"], after.taken(0)["gem"]) == (1, 0) and rules_of(after, "settle e2") == ["BL-2.6"]


def test_bl_2_5_no_village_stands_at_sea() -> None:
    state = exploring({"A": "f2"})

    (refusal,) = state.explain("village e3")

    assert refusal.rule == "BL-2.5" and "stand on e3, which is sea" in str(refusal) and "e3은 바다라서" in refusal.text("ko")
    assert refusal.nearest == "village e2"
    assert not any(a.startswith("village") and state.is_sea(a.split()[1]) for a in legal(state))


@pytest.mark.parametrize(("hex", "owner"), [("f2", "A"), ("g2", "A"), ("e1", "B"), ("f1", "B")])
def test_bl_2_6_one_piece_a_hex(hex: str, owner: str) -> None:
    state = exploring({"A": "f2", "B": "e1 f1"}, villages={"A": ["g2"]})

    (refusal,) = state.explain(f"settle {hex}")

    assert refusal.rule == "BL-2.6" and f"A piece of {owner} stands on {hex}" in str(refusal)
    assert f"{hex}에는 이미 {owner}의 말이" in refusal.text("ko") and refusal.nearest in legal(state)


def test_bl_2_7_a_village_on_a_stone_circle_is_built_and_takes_what_lies_there() -> None:
    state = exploring({"A": "f2"}, tokens={"e2": "statuette"})

    after = state.play("village e2")

    assert after.is_village("e2") and after.events[0].rule == "BL-2.7" and after.taken(0)["statuette"] == 1
    assert after.strength("a") == (1, 0)


def test_bl_2_8_a_seat_that_cannot_reach_anything_is_skipped() -> None:
    state = BAY.new(players=3, seed=1)

    after = state.play("settle a1", "settle i4")

    assert after.to_move == 0 and [(e.kind, e.seat, e.rule) for e in after.events][1:] == [("skipped", 2, "BL-2.8")]
    assert after.settlers_left(2) == 25 and after.phase == "exploration"


def test_bl_2_8_the_same_seat_goes_on_when_nobody_else_can() -> None:
    state = exploring({"A": "a1 i4"}, game=BAY)

    after = state.play("settle b1").play("settle c1")

    assert after.to_move == 0 and kinds(after)[-1] == "skipped"


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_bl_2_8_nobody_is_ever_asked_who_cannot_move(players: int, seed: int) -> None:
    state, rng, moves = BAY.new(players=players, seed=seed), seeded(seed), 0

    while not state.is_over:
        actions = state.legal_actions()
        assert actions, f"{state.to_move} is asked after {moves} moves and can do nothing"
        state, moves = state.play(actions[draw(rng, len(actions))]), moves + 1

    assert moves >= 24


def test_bl_2_9_who_is_out_of_settlers_goes_on_with_villages() -> None:
    state = exploring({"A": " ".join(HEXES[:30])}, game=BAY, tokens={"d4": "gem"})

    (refusal,) = state.explain("settle d4")

    assert legal(state) == {f"village {hex}" for hex in ("d4", "e4", "f4", "g4", "h4")}
    assert refusal.rule == "BL-2.9" and "all 30 are on the board" in str(refusal) and "30개 모두" in refusal.text("ko")
    assert refusal.nearest == "village d4"


def test_bl_2_9_who_is_out_of_villages_goes_on_with_settlers() -> None:
    state = exploring({"A": "a1"}, game=BAY, villages={"A": ["b1", "c1", "d1", "e1", "f1"]})

    (refusal,) = state.explain("village g1")

    assert refusal.rule == "BL-2.9" and "all 5 are built" in str(refusal) and refusal.nearest == "settle g1"
    assert not any(action.startswith("village") for action in legal(state)) and state.settlers_left(0) == 29


@pytest.mark.parametrize(("settlers", "built", "left"), [(6, 0, 5), (5, 1, 4), (20, 4, 1)])
def test_bl_2_9_settlers_and_villages_are_counted_apart(settlers: int, built: int, left: int) -> None:
    state = exploring({"A": " ".join(HEXES[:settlers])}, game=BAY, villages={"A": list(HEXES[settlers : settlers + built])})

    assert (state.settlers_left(0), state.villages_left(0)) == (30 - settlers, left)
    assert any(action.startswith("village") for action in legal(state)) and any(action.startswith("settle") for action in legal(state))


# 3 when a phase ends


@pytest.mark.parametrize("phase", ["exploration", "settlement"])
def test_bl_3_1_a_phase_ends_at_once_with_the_last_resource_though_statuettes_are_left(phase: str) -> None:
    villages = {"exploration": {}, "settlement": {"a": ["b1"], "b": ["h4"]}}[phase]
    state = last_resource(phase=phase, **villages)
    assert state.resources_left == 1 and sum(state.token(hex) == "statuette" for hex in HEXES) == 8

    after = state.play("settle e2")

    assert kinds(after)[:3] == ["settles", "takes", "resources_gone"]
    assert after.to_move == {"exploration": CHANCE, "settlement": OVER}[phase]


def test_bl_3_1_a_phase_goes_on_while_one_resource_is_left() -> None:
    after = last_resource().play("settle f2")

    assert after.phase == "exploration" and after.to_move == 1 and after.taken(0)["statuette"] == 1


def test_bl_3_2_one_player_out_of_pieces_does_not_end_the_phase() -> None:
    settlers, villages = used_up("e1")
    state = exploring({"A": " ".join(settlers), "B": "l7"}, to_move="B", villages={"A": villages})
    assert (state.settlers_left(0), state.villages_left(0)) == (0, 0)

    after = state.play("settle l8")

    assert (after.phase, after.to_move) == ("exploration", 1) and kinds(after)[-1] == "skipped"


def test_bl_3_2_a_phase_ends_when_all_pieces_are_used() -> None:
    a, b = used_up("e1"), used_up("l7", [hex for zone in used_up("e1") for hex in zone])
    last = next(hex for hex in reversed(b[0]) if LAGOON.board.nodes[hex]["island"] is None)
    left = [hex for hex in b[0] if hex != last]
    state = exploring({"A": " ".join(a[0]), "B": " ".join(left)}, to_move="B", villages={"A": a[1], "B": b[1]})

    after = state.play(f"settle {last}")

    assert "all_placed" in kinds(after) and (after.phase, after.to_move) == ("settlement", CHANCE)


def test_bl_3_2_a_phase_ends_when_whoever_has_pieces_left_is_shut_in() -> None:
    hexes = [HEXES[0], *HEXES[2:30]]
    state = BAY.from_dict(
        {"phase": "settlement", "to_move": "A", "settlers": {"A": hexes}, "villages": {"A": ["b1"]}, "tokens": {"g4": "gem"}}, seed=1
    )
    assert state.settlers_left(1) == 30

    after = state.play("settle d4")

    assert after.is_over and "all_placed" in kinds(after) and after.resources_left >= 1


# rules and engine


@pytest.mark.parametrize(("game", "players"), [(BAY, 2), (BAY, 3), (ATOLL, 2), (ATOLL, 4)])
def test_on_other_boards_too_an_action_is_refused_exactly_if_it_is_illegal(game: Game, players: int) -> None:
    state, rng = game.new(players=players, seed=players), seeded(players)
    while not state.is_over:
        actions = state.legal_actions()
        for action in game.actions():
            refusals = state.explain(action)

            assert (refusals == ()) == (action in actions), f"{action} in {state.to_dict()}"
            assert all(refusal.nearest is None or game.parse(refusal.nearest) in actions for refusal in refusals)
        state = state.play(actions[draw(rng, len(actions))])
