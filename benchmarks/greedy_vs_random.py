"""How much better sensible play is than chance: greedy against random in Claim, seats changing, with 95 % intervals.

    python benchmarks/greedy_vs_random.py [games] [seed]

Prints the table of the simulation, the lower end of the interval of greedy's win rate, and how many games a second that was.
"""

from __future__ import annotations

import sys
import time

from tabletop.analysis import simulate


def main(games: int = 2000, seed: int = 1) -> None:
    """Play and print."""
    begun = time.perf_counter()
    results = simulate("claim", ["greedy", "random"], games=games, seed=seed, speed="plain")
    seconds = time.perf_counter() - begun
    print(results.table())
    print()
    print(f"Lower end of greedy's win rate: {results.of('greedy').win_interval[0]:.3f} (floor 0.85, aim 0.90)")
    print(f"Games a second, one process, plain Python: {games / seconds:,.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
