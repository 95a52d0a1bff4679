"""The searching player: fair, reproducible, able to be stopped, and able to say why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.core.player import Budget
from tabletop.core.state import State
from tabletop.players.driver import ACTION, MOVER, NODE, PARENT, VISITS
from tabletop.players.mcts import MCTS, Candidate, trusted

TOY = Path(__file__).parents[1] / "toy"


def quick(simulations: int, **more: Any) -> MCTS:
    """A player that searches without machine code, with playouts that cost little."""
    return MCTS(simulations, speed="plain", playout="random", **more)


def games() -> list[Game]:
    return [tabletop.load(n) for n in (*tabletop.games(), TOY)]


def wandered(game: Game, moves: int, seed: int) -> State:
    """A position with a choice after some random moves."""
    state, rng = game.new(game.seats[1], seed=seed), seeded(seed, 5)
    while moves > 0 or len(state.legal_actions()) == 1:
        state = state.play(state.legal_actions()[draw(rng, len(state.legal_actions()))])
        moves -= 1
    return state


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
@pytest.mark.parametrize(("moves", "playout"), [(0, "random"), (7, "random"), (20, "random"), (7, "greedy")])
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(game: Game, moves: int, playout: str) -> None:
    state = wandered(game, moves, 3)
    assert len(state.legal_actions()) > 1
    choices = set()
    for other in range(4):
        hidden = state.seen_by(state.to_move).sample(seeded(other))
        player = MCTS(60 if playout == "random" else 12, speed="plain", playout=playout)
        choices.add((player.choose(hidden.seen_by(state.to_move), rng=seeded(1)), player.explain_choice()))

    assert len(choices) == 1


@pytest.mark.parametrize(("deal_every", "deals"), [(1, 40), (4, 10)])
def test_hidden_cards_are_dealt_anew_by_other_keys(deal_every: int, deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, player, keys = tabletop.load("claim").new(seed=5).seen_by(0), quick(40, deal_every=deal_every), []
    entries = player.loops(seen).entries
    redeal = entries.redeal
    monkeypatch.setattr(entries, "redeal", lambda box, s, seat, row: (keys.append(tuple(row)), redeal(box, s, seat, row))[1])

    player.choose(seen)

    assert len(set(keys)) == len(keys) == deals and all(keys)


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
def test_it_plays_whole_games_with_any_number_of_seats(game: Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        seats: list[Any] = [quick(12)] * players
        if game.name in ("valparaiso", "clippers"):  # random games have hundreds of moves, even two thousand, and so has every playout
            seats = [quick(1), *["random"] * (players - 1)]
        match = tabletop.match(game, seats, seed=players)

        match.run()

        assert match.state.is_over


def outcome(state: State, seat: int) -> int:
    """What a seat comes to when both play their best from here: 2 for a win, 1 for a draw, 0 for a loss."""
    if state.is_over:
        mine, theirs = state.ranking()[seat], state.ranking()[1 - seat]
        return 1 if mine == theirs else 2 * (mine < theirs)
    found = [outcome(state.play(action), seat) for action in state.legal_actions()]
    return max(found) if state.to_move == seat else min(found)


def test_it_plays_the_end_of_claim_as_a_full_search_does() -> None:
    """In phase 2 a perfect memory knows all cards, so that what is best can be told by trying everything."""
    right = 0
    for seed in range(200):
        state = wandered(tabletop.load("claim"), 44, seed)
        found = {} if state.is_over else {a: outcome(state.play(a), state.to_move) for a in state.legal_actions()}
        if len(set(found.values())) > 1:
            choice = quick(300).choose(state.seen_by(state.to_move), rng=seeded(seed))
            assert found[choice] == max(found.values()), (seed, found)
            right += 1

    assert right >= 5


def test_the_move_of_the_playing_policy_is_tried_first() -> None:
    game = tabletop.load("blue_lagoon")
    for seed in range(3):
        seen = game.new(2, seed=seed).seen_by(0)
        player = MCTS(1, speed="plain", playout="collector")

        choice = player.choose(seen)

        assert [c.action for c in player.explain_choice() if c.visits] == [choice]
        assert game.id_of(choice) < 162 and seen.position.island_of(choice.hex) is None  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "every"), [("valparaiso", 50), ("clippers", 13)])
def test_in_a_larger_game_too_it_begins_with_the_move_of_its_policy(name: str, every: int) -> None:
    game = tabletop.load(name)
    greedy, match = game.rooms.room("players").PLAYERS["greedy"](), tabletop.match(game, ["greedy", "greedy", "greedy"], seed=5)
    match.run()
    asked = [move.state for move in match.moves if move.state.to_move >= 0 and len(move.state.legal_actions()) > 1]

    for state in asked[::every]:
        seen = state.seen_by(state.to_move)
        assert MCTS(1, speed="plain", playout="greedy").choose(seen, rng=seeded(3)) == greedy.choose(seen, rng=seeded(1))

    assert len({state.phase for state in asked[::every]}) > 2


def test_few_moves_are_tried_where_the_tree_is_narrow() -> None:
    seen = tabletop.load("blue_lagoon").new(2, seed=1).seen_by(0)
    narrow, broad = quick(100, wide=0.5), quick(100, wide=100)

    for player in (narrow, broad):
        player.choose(seen)

    assert sum(c.visits > 0 for c in narrow.explain_choice()) <= 6
    assert sum(c.visits > 0 for c in broad.explain_choice()) == len(seen.legal_actions())


def test_visits_add_up_and_shares_and_values_are_parts_of_one() -> None:
    player = quick(200)
    player.choose(tabletop.load("claim").new(seed=5).seen_by(0))

    candidates = player.explain_choice()

    assert sum(c.visits for c in candidates) == 200
    assert abs(sum(c.share for c in candidates) - 1) < 1e-9
    assert all(0 <= c.value <= 1 for c in candidates)
    assert [c.visits for c in candidates] == sorted((c.visits for c in candidates), reverse=True)


def test_a_single_legal_move_needs_no_search() -> None:
    state = tabletop.load("claim").from_dict({"phase": "phase 2", "trick": 13, "leader": "A", "to_move": "A"}, seed=1)

    assert [s.done for s in MCTS(10_000).think(state.seen_by(0), None, seeded(1))] == [1.0]


def test_it_can_be_stopped_at_any_time() -> None:
    seen = tabletop.load("claim").new(seed=5).seen_by(0)

    first = next(iter(quick(10_000_000).think(seen, None, seeded(1))))

    assert first.best in seen.legal_actions() and first.done < 0.01


def test_a_budget_of_simulations_is_kept() -> None:
    player = quick(1000)
    player.choose(tabletop.load("claim").new(seed=5).seen_by(0), Budget(simulations=37))

    assert sum(c.visits for c in player.explain_choice()) == 37


@pytest.mark.parametrize("wrong", [
    {"simulations": 0}, {"simulations": True}, {"explore": 0}, {"deal_every": 0}, {"speed": "light"}, {"explore": "a"},
    {"explore": float("inf")}, {"wide": 0}, {"seconds": -1}, {"playout": 3}, {"name": None},
])
def test_wrong_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TabletopError):
        MCTS(**wrong)  # type: ignore[arg-type]


WRONG_BUDGETS: list[dict[str, object]] = [
    {"simulations": 0}, {"simulations": 2.5}, {"seconds": 0}, {"seconds": -1}, {"seconds": "3"}, {"seconds": True},
    {"seconds": float("nan")},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG_BUDGETS)
def test_a_budget_that_bounds_nothing_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TabletopError, match=r"of a Budget is a (whole )?number above 0, or None, not"):
        Budget(**wrong)  # type: ignore[arg-type]


def test_a_match_takes_a_budget_and_nothing_that_looks_like_one() -> None:
    with pytest.raises(TabletopError, match="a budget is Budget"):
        tabletop.match("claim", ["human", "mcts"], budget=20)  # type: ignore[arg-type]


def test_dealing_seldom_does_not_make_it_deaf() -> None:
    seen = tabletop.load("claim").new(seed=5).seen_by(0)

    first = next(iter(quick(10_000_000, deal_every=1_000_000).think(seen, None, seeded(1))))

    assert first.done < 0.001


def test_a_full_tree_goes_on_among_what_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.players.mcts.ROOM", 8)
    player = quick(300, wide=100)

    player.choose(tabletop.load("claim").new(seed=5).seen_by(0))

    tried = [c for c in player.explain_choice() if c.visits]
    assert len(tried) == 7 and sum(c.visits for c in tried) == 300


def test_the_move_of_the_policy_stays_unless_another_does_better_by_more_than_chance() -> None:
    draw_on, stop = (tabletop.load("port_royal").parse(text) for text in ("draw", "stop"))
    best, own = Candidate(stop, 60, 0.6, 0.55), Candidate(draw_on, 40, 0.4, 0.50)

    kept = trusted((best, own), draw_on, 1.0)

    assert kept == (own, best)  # 0.05 better; the standard error of both is 0.10
    assert trusted((best, own), draw_on, 0.0) == (best, own) == trusted((best, own), stop, 1.0)
    assert trusted((Candidate(stop, 60, 0.6, 0.75), own), draw_on, 1.0)[0].action == stop


def test_what_chance_shows_to_everybody_is_kept_apart_in_the_tree() -> None:
    game = tabletop.load("port_royal")
    seen, player = game.new(2).play("draw", "reveal red frigate 3/6").seen_by(0), quick(300)
    loops = player.loops(seen)
    loops.put(seen.position.fields)
    tree = loops.row(NODE * 601)
    used = loops.search(tree, 0, 0, 300, loops.keys(seen), seeded(4), "greedy", 1.0, 0.5)

    nodes = [tree[NODE * i : NODE * (i + 1)] for i in range(used)]
    drawn = [i for i, node in enumerate(nodes) if node[PARENT] == 0 and game.actions()[node[ACTION]] == game.parse("draw")]

    outcomes = [node for node in nodes if node[PARENT] in drawn]
    assert len(outcomes) > 20 and all(node[MOVER] == -1 and game.actions()[node[ACTION]].by_chance for node in outcomes)
    assert len({node[ACTION] for node in outcomes}) == len(outcomes)
    assert sum(node[VISITS] for node in outcomes) == nodes[drawn[0]][VISITS] - 1


@pytest.mark.parametrize("weights", [{"trust": -1}, {"trust": "much"}, {"explore": 0}, {"wide": True}])
def test_weights_that_are_none_are_refused(weights: dict[str, Any]) -> None:
    with pytest.raises(TabletopError, match=f"{next(iter(weights))} is a number"):
        MCTS(10, **weights)
