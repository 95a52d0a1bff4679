"""Machine code where people meet it: simulate and the searching player give the same at either speed."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletop
from tabletop.analysis.simulate import simulate
from tabletop.core.chance import seeded
from tabletop.core.errors import PlayersError, TabletopError
from tabletop.core.player import Budget
from tabletop.players.mcts import MCTS

TOY = Path(__file__).parents[1] / "toy"


SEATS = [("claim", ["greedy", "random"]), ("claim", ["hunter", "greedy"]), (TOY, ["greedy", "random", "greedy"])]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_simulated_games_are_the_same_at_either_speed(game: str | Path, seats: list[str]) -> None:
    slow = simulate(game, seats, 60, 5, speed="plain")

    quick = simulate(game, seats, 60, 5, speed="compiled")

    assert quick.rows == slow.rows and quick.table() == slow.table()


@pytest.mark.parametrize("options", [{}, {"playout": "random"}, {"deal_every": 4}, {"explore": 1.5}])
def test_the_same_seed_gives_the_same_choice_at_either_speed(options: dict[str, object]) -> None:
    state = tabletop.load("claim").new(seed=8)
    slow, quick = (MCTS(150, speed=speed, **options) for speed in ("plain", "compiled"))  # type: ignore[arg-type]

    assert slow.choose(state.seen_by(0), rng=seeded(2)) == quick.choose(state.seen_by(0), rng=seeded(2))
    assert slow.explain_choice() == quick.explain_choice()


def test_only_policies_play_at_compiled_speed() -> None:
    with pytest.raises(PlayersError, match="only players that are policies"):
        simulate("claim", ["mcts", "random"], 2, speed="compiled")
    with pytest.raises(TabletopError, match="speed is one of"):
        simulate("claim", ["random", "random"], 2, speed="light")


def test_seconds_are_kept_and_the_best_so_far_is_there_at_any_time() -> None:
    seen = tabletop.load("claim").new(seed=8).seen_by(0)
    player = MCTS(speed="compiled")

    steps = list(player.think(seen, Budget(seconds=0.2), seeded(1)))

    assert len(steps) > 1 and steps[-1].done == 1.0
    assert all(s.best in seen.legal_actions() for s in steps)
