"""RLCard: whole games at random, as its environments run them between their agents, and by its bare rules."""

from __future__ import annotations

import random
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


def raw(seconds: float, game: str) -> dict[str, float]:
    """Games by the rules alone: legal actions, one of them at random, step; nothing is encoded or kept for an agent."""
    rules = rlcard.make(game, config={"seed": SEED}).game

    def batch(size: int) -> dict[str, float]:
        moves = 0
        for _ in range(size):
            rules.init_game()
            while not rules.is_over():
                rules.step(random.choice(rules.get_legal_actions()))
                moves += 1
        return {"games": size, "moves": moves}

    return rate(batch, seconds)


MEASURES: dict[str, Measure] = {"run": run, "raw": raw}

if __name__ == "__main__":
    random.seed(SEED)
    report(MEASURES, sys.argv[1:])
