"""The searching player: fair, reproducible, able to be stopped, and able to say why."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.core.player import Budget
from tabletop.core.state import State
from tabletop.players.mcts import MCTS

TOY = Path(__file__).parents[1] / "toy"


def games() -> list[Game]:
    return [tabletop.load(n) for n in (*tabletop.games(), TOY)]


def wandered(game: Game, moves: int, seed: int) -> State:
    """A position after some random moves."""
    state, rng = game.new(game.seats[1], seed=seed), seeded(seed, 5)
    for _ in range(moves):
        if not state.is_over:
            state = state.play(state.legal_actions()[draw(rng, len(state.legal_actions()))])
    return state


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(game: Game, moves: int) -> None:
    state = wandered(game, moves, 3)
    if state.is_over:
        return
    choices = set()
    for other in range(4):
        hidden = state.seen_by(state.to_move).sample(seeded(other))
        player = MCTS(60, speed="plain")
        choices.add((player.choose(hidden.seen_by(state.to_move), rng=seeded(1)), player.explain_choice()))

    assert len(choices) == 1


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
def test_it_plays_whole_games_with_any_number_of_seats(game: Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        match = tabletop.match(game, [MCTS(12, speed="plain")] * players, seed=players)

        match.run()

        assert match.state.is_over


def test_it_finds_the_only_winning_card() -> None:
    """A has two factions and B two; the last trick decides the fifth."""
    state = tabletop.load("claim").from_dict(
        {"phase": "phase 2", "leader": "B", "led": "goblin 7", "hand": {"A": ["goblin 9", "goblin 2"], "B": ["goblin 1"]}}, seed=1
    )
    wins = {card: state.play(f"play {card}") for card in ("goblin 9", "goblin 2")}
    player = MCTS(400, speed="plain")

    choice = player.choose(state.seen_by(0))

    best = player.explain_choice()[0]
    assert choice == best.action and best.visits == max(c.visits for c in player.explain_choice())
    assert wins[best.action.words[0]].legal_actions()


def test_visits_add_up_and_shares_and_values_are_parts_of_one() -> None:
    player = MCTS(200, speed="plain")
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

    first = next(iter(MCTS(10_000_000, speed="plain").think(seen, None, seeded(1))))

    assert first.best in seen.legal_actions() and first.done < 0.01


def test_a_budget_of_simulations_is_kept() -> None:
    player = MCTS(speed="plain")
    player.choose(tabletop.load("claim").new(seed=5).seen_by(0), Budget(simulations=37))

    assert sum(c.visits for c in player.explain_choice()) == 37


@pytest.mark.parametrize("wrong", [{"simulations": 0}, {"simulations": True}, {"explore": 0}, {"deal_every": 0}, {"speed": "light"}])
def test_wrong_settings_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TabletopError):
        MCTS(**wrong)  # type: ignore[arg-type]
