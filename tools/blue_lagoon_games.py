"""Plays the thousands of games that notebooks/boards/blue_lagoon.ipynb reads, and stores what they came to.

The notebook is to run in seconds with or without machine code, and these games take minutes even with it. The same seeds give the
same games, so running this again gives the same file unless the rules or the players have changed. With `--check` nothing is
written, and the exit code is 1 if the file would change.

    python tools/blue_lagoon_games.py [--check]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import tabletop
from tabletop import boards
from tabletop.analysis import heat, mean_interval, simulate
from tabletop.core.player import Player
from tabletop.players import named
from tabletop.players.mcts import MCTS

STORED = Path(__file__).resolve().parents[1] / "notebooks" / "boards" / "stored" / "blue_lagoon.json"
NAME, SEED = "blue_lagoon", 1
GREEDY, RANDOM = ("greedy", "greedy"), ("random", "random")
SHORT = {"phases": "exploration"}
HEATED, LOOKED_AT, MOVED = 10_000, 2_000, 1_000  # games for the heat maps, for the islands, for the stone circle
CIRCLE = ("a12", "c12")  # where one stone circle lies, and where it is moved to
SIMULATIONS, AGAINST = 200, 60  # of the search for each move; its games against greedy
OPENINGS, PIECES = 200, 20  # games of which the first pieces are looked at, and how many of these
ARCHIPELAGOS, ON_EACH = 100, 1_000
ROWS, WIDTH = 13, 12  # as on the published board
PLACES = 4  # digits that are kept


def played() -> dict[str, Any]:
    """All that is stored, as plain values."""
    return {
        "games": {"heat": HEATED, "islands": LOOKED_AT, "openings": OPENINGS, "against": AGAINST, "circle": MOVED, "archipelagos": ON_EACH},
        "seed": SEED, "islands": on_islands(), "heat": heats(), "openings": openings(), "search wins": search_wins(),
        "circle": circle_moved(), "archipelagos": [archipelago(n) for n in range(ARCHIPELAGOS)],
    }  # fmt: skip


def heats() -> dict[str, dict[str, float]]:
    """How often each hex is settled in a game of two: by chance, by chance in Exploration alone, by greedy players."""
    whole, short = tabletop.load(NAME), tabletop.load(NAME, options=SHORT)
    asked = {"random": (whole, RANDOM), "random, Exploration alone": (short, RANDOM), "greedy": (whole, GREEDY)}
    return {what: heated(game, seats, HEATED) for what, (game, seats) in asked.items()}


def heated(game: tabletop.Game, seats: Sequence[str], games: int, seed: int = SEED) -> dict[str, float]:
    """The heat of every hex, rounded."""
    return {hex: round(value, PLACES) for hex, value in heat(game, seats, games, seed, speed="compiled").items()}


def on_islands() -> dict[str, dict[str, float]]:
    """What greedy players have on each island when a game ends: pieces of whoever has more (a mean and its interval), of the other,
    and the share of games in which both have as many.
    """
    results = simulate(NAME, GREEDY, LOOKED_AT, SEED, speed="compiled")
    ends: list[Any] = [results.match(index).state for index in range(LOOKED_AT)]
    found = {}
    for island in ends[0].islands:
        strengths = [state.strength(island) for state in ends]
        more = [max(pair) for pair in strengths]
        low, high = mean_interval(more)
        told = {
            "more": fmean(more), "low": low, "high": high, "less": fmean(min(pair) for pair in strengths),
            "equal": fmean(min(pair) == max(pair) for pair in strengths),
        }  # fmt: skip
        found[island] = {what: round(value, PLACES) for what, value in told.items()}
    return found


def openings() -> dict[str, dict[str, float]]:
    """How often each hex is among the first pieces of a game: of greedy players, and of players that search.

    Later in a game the search is no witness: once it is sure to win, or to lose, all moves are alike to it.
    """
    game = tabletop.load(NAME)
    return {"greedy": opening(game, lambda: named(game, "greedy")), "search": opening(game, search)}


def search() -> Player:
    """The player that searches. With a number of simulations, and no clock, the same seed gives the same moves."""
    return MCTS(SIMULATIONS, speed="compiled")


def opening(game: tabletop.Game, make: Callable[[], Player]) -> dict[str, float]:
    """The heat of the first pieces, of two such players."""
    counts: Counter[str] = Counter()
    for index in range(OPENINGS):
        match, placed = tabletop.match(game, [make(), make()], seed=index, undo="analysis"), 0
        while placed < PIECES:
            match.step()
            action = match.moves[-1].action
            if action is not None and not action.by_chance:
                counts[action.parts[-1]] += 1
                placed += 1
    return {hex: counts[hex] / OPENINGS for hex in game.board}


def search_wins() -> int:
    """How many games the player that searches wins against the greedy one."""
    return simulate(NAME, [search(), "greedy"], AGAINST, SEED).by_player()[0].wins


def circle_moved() -> dict[str, dict[str, float]]:
    """The heat of short games of greedy players: on the published board, there with another seed, and with one circle moved."""
    old, new = CIRCLE
    board = tabletop.load(NAME).board
    board.nodes[old]["circle"], board.nodes[new]["circle"] = False, True
    published, moved = tabletop.load(NAME, options=SHORT), tabletop.load(NAME, board=board, options=SHORT)
    return {
        "published": heated(published, GREEDY, MOVED), "another seed": heated(published, GREEDY, MOVED, SEED + 1),
        "moved": heated(moved, GREEDY, MOVED),
    }  # fmt: skip


def archipelago(seed: int) -> dict[str, float]:
    """One generated board: what its graph says, and what games of greedy players on it come to.

    `joining` sea hexes touch two islands or more; `straits` are pairs of islands that one sea hex joins; `cut` is the mean of the
    minimum cuts; `links` the points a seat scores for links; `first` the share of games that the first seat wins.
    """
    board = boards.archipelago(ROWS, WIDTH, seed=seed)
    island = board.nodes(data="island")
    touched = [{island[n] for n in board[hex]} - {None} for hex, own in island if own is None]
    results = simulate(tabletop.load(NAME, board=board), GREEDY, ON_EACH, SEED, speed="compiled")
    return {
        "seed": seed, "joining": sum(len(islands) > 1 for islands in touched),
        "straits": sum(length == 1 for length in boards.sea_distances(board).values.values()),
        "cut": round(fmean(boards.minimum_cuts(board).values.values()), PLACES),
        "links": round(fmean(row["links"] for row in results.records()), PLACES), "first": results.by_seat()[0].win_rate,
    }  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Play the games that the notebook boards/blue_lagoon reads, and store the results.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file would change")
    options = parser.parse_args(arguments)
    text = json.dumps(played(), indent=1) + "\n"
    differs = not STORED.exists() or STORED.read_text(encoding="utf-8") != text
    if differs and not options.check:
        STORED.parent.mkdir(exist_ok=True)
        STORED.write_text(text, encoding="utf-8", newline="\n")
    print(f"{STORED.name}: {('would change' if options.check else 'stored anew') if differs else 'unchanged'}")
    return int(options.check and differs)


if __name__ == "__main__":
    sys.exit(main())
