"""Ours: the measures of this house. `python -m benchmarks.ours NAME SETTINGS` runs one and prints what it found in JSON.

Only what anybody can call is used: the loops of `tabletop.players.loops` and `tabletop.fast`, and `tabletop.analysis.simulate`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import tabletop
from tabletop import fast
from tabletop.analysis import simulate
from tabletop.boards.archipelago import archipelago
from tabletop.core.game import Game
from tabletop.core.state import Seen
from tabletop.players.driver import NODE
from tabletop.players.loops import Loops, generator, plain
from tabletop.players.mcts import EXPLORE, MCTS, WIDE

from .clock import Measure, fastest_rate, rate, report
from .import_time import seconds as import_seconds
from .rows import LOWER_END, SECONDS

SEED = 1
STARTS = 20  # positions that searches begin from, in turn
STARTED = "import sys, time; from tabletop.fast.__main__ import main; code = main(sys.argv[1:]); print(time.process_time()); sys.exit(code)"


def loops_of(game: Game, players: int, speed: str) -> Loops:
    """The driver at one of two speeds."""
    return plain(game, players) if speed == "plain" else fast.compiled(game, players)


def playouts(
    seconds: float, game: str, players: int, speed: str, threads: int = 0, rows: int = 0, width: int = 0, islands: int = 0
) -> dict[str, float]:
    """Whole random games, the deal included. With a number of threads they share the games, by the clock on the wall.

    With a number of rows the game is played on an archipelago of that size.
    """
    board = archipelago(rows, width, islands, seed=SEED) if rows else None
    loops = loops_of(tabletop.load(game, board=board), players, speed)
    policies, first = [loops.quickest_random] * players, 0

    def play(own: Loops, begin: int, games: int) -> int:
        return own.playouts(policies, SEED, begin, games).actions

    def batch(size: int) -> dict[str, float]:
        nonlocal first
        begins = [first + size * i for i in range(len(each))]
        first += size * len(each)
        moves = pool.map(play, each, begins, [size] * len(each)) if threads else map(play, each, begins, [size])
        return {"moves": sum(moves), "games": size * len(each)}

    each = [loops.again() for _ in range(max(1, threads))]
    with ThreadPoolExecutor(max(1, threads)) as pool:
        return fastest_rate(batch, seconds) if threads else rate(batch, seconds)


def search(seconds: float, game: str, players: int, speed: str, simulations: int) -> dict[str, float]:
    """Searches with random playouts, each a new tree, from the starts of games."""
    bound = tabletop.load(game)
    loops = loops_of(bound, players, speed)
    starts = [bound.new(players, seed=seed) for seed in range(STARTS)]
    views = [state.seen_by(state.to_move) for state in starts]
    rng = generator(SEED, loops)
    keys = [loops.keys(seen) for seen in views]

    def once(seen: Seen, row: object) -> None:
        loops.put(seen.position.fields)
        tree = loops.row(NODE * (simulations + 1))
        loops.search(tree, 0, seen.seat, simulations, row, rng, loops.quickest_random, EXPLORE, WIDE)

    def batch(size: int) -> dict[str, float]:
        for i in range(size):
            once(views[i % STARTS], keys[i % STARTS])
        return {"simulations": simulations * size}

    return rate(batch, seconds)


def start(game: str, cached: bool) -> dict[str, float]:
    """CPU seconds of a fresh process until every entry of the compiled driver is ready; its machine code on the disk or not."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TABLETOP_CACHE": folder}
        command = [sys.executable, "-c", STARTED, game]
        for _ in range(2 if cached else 1):
            done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
            if done.returncode:
                raise SystemExit(done.stderr)
    return {SECONDS: float(done.stdout)}


def imports() -> dict[str, float]:
    """CPU seconds of `import tabletop` in a fresh process, after one that has compiled its modules to bytecode."""
    import_seconds("tabletop")
    return {SECONDS: import_seconds("tabletop")}


def match(
    game: str, player: str, against: str, games: int, simulations: int = 0, playout: str = "random"
) -> dict[str, float]:
    """Games between two players who change seats: the share that the first won alone, and its interval."""
    bound = tabletop.load(game)
    first: str | MCTS = player
    if simulations:
        fast.warm(bound, wait=True)  # once, not in each of the processes that share the games
        first = MCTS(simulations, playout=playout, speed="compiled")
    with ProcessPoolExecutor() as pool:
        line = simulate(bound, [first, against], games=games, seed=SEED, executor=pool).by_player()[0]
    return {LOWER_END: line.win_interval[0], "share": line.win_rate}


MEASURES: dict[str, Measure] = {"playouts": playouts, "search": search, "start": start, "imports": imports, "match": match}

if __name__ == "__main__":
    report(MEASURES, sys.argv[1:])
