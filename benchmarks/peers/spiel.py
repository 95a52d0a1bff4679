"""OpenSpiel: random rollouts and search in C++, and the same games driven from Python.

A move is a decision of a player, here as on our side; what chance does costs time and is not counted.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from ..clock import Measure, rate, report

STARTS = 20  # positions after the deal that rollouts and searches begin from, in turn
ROLLOUTS = 400
UCT, MEMORY, SEED = 2.0, 1000, 1  # exploration constant; megabytes; seed


def by_chance(state: Any) -> int:
    """One outcome of a chance node, by its weight."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, weights)[0])


def start_of(game: Any) -> Any:
    """A game after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(by_chance(state))
    return state


def play_out(state: Any) -> int:
    """Play a position to its end at random, move by move; how many moves that took, those of chance too."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(by_chance(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def rollouts(seconds: float, game: str) -> dict[str, float]:
    """Random rollouts in C++: searches of one simulation, which is evaluated by rollouts from the start.

    They tell nothing of their length: moves are games times the mean length of as many games driven from Python.
    """
    bound = pyspiel.load_game(game)
    starts = [start_of(bound) for _ in range(STARTS)]
    length = sum(play_out(state.clone()) for state in starts * 10) / (STARTS * 10)
    bot = pyspiel.MCTSBot(bound, pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED), UCT, 1, MEMORY, False, SEED, False)

    def batch(size: int) -> dict[str, float]:
        for i in range(size):
            bot.mcts_search(starts[i % STARTS])
        return {"games": ROLLOUTS * size, "moves": ROLLOUTS * size * length}

    return rate(batch, seconds)


def driven(seconds: float, game: str) -> dict[str, float]:
    """Whole games with the deal, driven move by move from Python."""
    bound = pyspiel.load_game(game)

    def batch(size: int) -> dict[str, float]:
        return {"games": size, "moves": sum(play_out(bound.new_initial_state()) for _ in range(size))}

    return rate(batch, seconds)


def search(seconds: float, game: str, language: str, simulations: int) -> dict[str, float]:
    """Searches from the start of a game, one rollout a simulation, without its solver (ours has none)."""
    bound = pyspiel.load_game(game)
    starts = [start_of(bound) for _ in range(STARTS)]
    if language == "C++":
        bot = pyspiel.MCTSBot(bound, pyspiel.RandomRolloutEvaluator(1, SEED), UCT, simulations, MEMORY, False, SEED, False)
    else:
        rng = np.random.RandomState(SEED)
        bot = mcts.MCTSBot(bound, UCT, simulations, mcts.RandomRolloutEvaluator(1, rng), solve=False, random_state=rng)

    def batch(size: int) -> dict[str, float]:
        for i in range(size):
            bot.mcts_search(starts[i % STARTS])
        return {"simulations": simulations * size}

    return rate(batch, seconds)


MEASURES: dict[str, Measure] = {"rollouts": rollouts, "driven": driven, "search": search}

if __name__ == "__main__":
    random.seed(SEED)
    report(MEASURES, sys.argv[1:])
