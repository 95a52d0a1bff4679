"""catanatron: whole games between its random players. A move is one of its actions: rolling the dice and ending a turn are some."""

from __future__ import annotations

import random
import sys

from catanatron import Color, Game, RandomPlayer

from ..clock import Measure, rate, report


def games(seconds: float, players: int) -> dict[str, float]:
    """Games between so many players."""
    colours = list(Color)[:players]

    def batch(size: int) -> dict[str, float]:
        moves = 0
        for _ in range(size):
            game = Game([RandomPlayer(colour) for colour in colours])
            game.play()
            moves += len(game.state.actions)
        return {"games": size, "moves": moves}

    return rate(batch, seconds)


MEASURES: dict[str, Measure] = {"games": games}

if __name__ == "__main__":
    random.seed(1)
    report(MEASURES, sys.argv[1:])
