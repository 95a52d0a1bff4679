"""RLCard: whole games between its random agents, as its environments run them."""

from __future__ import annotations

import sys

import rlcard
from rlcard.agents import RandomAgent

from ..clock import Measure, rate, report

SEED = 1


def run(seconds: float, game: str) -> dict[str, float]:
    """Games by `env.run`. What it returns holds for each player states and actions in turn, a state first and last."""
    table = rlcard.make(game, config={"seed": SEED})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])

    def batch(size: int) -> dict[str, float]:
        courses = [table.run(is_training=False)[0] for _ in range(size)]
        return {"games": size, "moves": sum(len(player) // 2 for course in courses for player in course)}

    return rate(batch, seconds)


MEASURES: dict[str, Measure] = {"run": run}

if __name__ == "__main__":
    report(MEASURES, sys.argv[1:])
