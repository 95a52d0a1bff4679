"""Heat: where a board is played on, the same at either speed; and rank correlation with its interval."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tabletop
from tabletop.analysis import heat, rank_correlation
from tabletop.core.errors import PlayersError, TabletopError

TOY = Path(__file__).parents[1] / "toy"


def test_places_are_counted_as_often_as_matches_touch_them() -> None:
    game, counts = tabletop.load(TOY), dict.fromkeys(tabletop.load(TOY).board, 0)
    games = tabletop.analysis.simulate(game, ["greedy", "random"], games=6, seed=3)
    for index in range(6):
        for move in games.match(index).moves[1:]:
            for action in [move.action] if move.action else []:
                for part in action.parts:
                    if part in counts and not action.by_chance:
                        counts[part] += 1

    assert heat(game, ["greedy", "random"], games=6, seed=3, speed="plain") == {place: n / 6 for place, n in counts.items()}


def test_both_speeds_count_the_same() -> None:
    game = tabletop.load("blue_lagoon")

    assert heat(game, ["greedy", "random"], 20, speed="plain") == heat(game, ["greedy", "random"], 20, speed="compiled")


def test_what_cannot_be_watched_is_refused() -> None:
    with pytest.raises(PlayersError, match="only players that are policies can be watched"):
        heat("blue_lagoon", ["mcts", "greedy"], 3)
    with pytest.raises(TabletopError, match="a whole number from 1 on"):
        heat("blue_lagoon", ["greedy", "greedy"], 0)
    with pytest.raises(TabletopError, match="speed is one of"):
        heat("blue_lagoon", ["greedy", "greedy"], 3, speed="light")


def test_ranks_that_agree_oppose_or_do_not_vary() -> None:
    up = {str(i): float(i) for i in range(30)}

    assert rank_correlation(up, {k: v**3 for k, v in up.items()})[0] == pytest.approx(1)
    assert rank_correlation(up, {k: -v for k, v in up.items()})[0] == pytest.approx(-1)
    assert rank_correlation(up, dict.fromkeys(up, 1.0)) == (0.0, (0.0, 0.0))


@pytest.mark.parametrize("level", [0, 1, 2, -1, "x"])
def test_a_level_that_is_none_is_refused(level: object) -> None:
    with pytest.raises(TabletopError, match="level of confidence"):
        rank_correlation({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 2, "c": 3}, level=level)  # type: ignore[arg-type]


def test_equal_values_share_their_ranks() -> None:
    assert rank_correlation({"a": 1, "b": 1, "c": 2, "d": 3}, {"a": 1, "b": 2, "c": 3, "d": 4})[0] == pytest.approx(0.9487, abs=1e-4)


def test_the_interval_holds_what_it_should() -> None:
    rng, held = random.Random(1), 0
    for trial in range(40):
        xs = {str(i): rng.gauss(0, 1) for i in range(60)}
        ys = {k: rng.gauss(0, 1) for k in xs}
        low, high = rank_correlation(xs, ys, seed=trial)[1]
        held += low <= 0 <= high

    assert held >= 34
