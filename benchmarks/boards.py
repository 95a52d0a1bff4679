"""How long each measure of a board takes: seconds on archipelagos of 162, 640, about 2,500 and 10,000 hexes with 8 islands.

    python -m benchmarks.boards [measure ...]

One call each, in seconds of the CPU time of this process; what is only done the first time, such as imports, is done before. Beyond
1,000 nodes betweenness is estimated. A last row is a plain walk of networkx over the whole board, to know the machine by.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from tabletop.boards import MEASURES, archipelago
from tabletop.core.errors import TabletopError

SHAPES = ((13, 12), (21, 30), (51, 48), (113, 88))  # rows, width
SEED = 1


def walk(graph: Any) -> object:
    """One breadth-first walk of networkx over the board."""
    import networkx

    return networkx.single_source_shortest_path_length(graph, "a1")


def seconds(measure: Callable[[Any], object], graph: Any) -> float:
    """CPU seconds of one call."""
    begun = time.process_time()
    measure(graph)
    return time.process_time() - begun


def main(names: list[str]) -> int:
    """Measure and print; 2 for a measure that there is not."""
    unknown = [name for name in names if name not in MEASURES]
    if unknown:
        print(f"no measure is called {', '.join(unknown)}; there are {', '.join(MEASURES)}", file=sys.stderr)
        return 2
    boards = [archipelago(rows, width, seed=SEED) for rows, width in SHAPES]
    print(f"{'seconds of one call':<22}", *(f"{len(board):>8,} hexes" for board in boards))
    for name in [*(names or MEASURES), "walk"]:
        measure = MEASURES.get(name, walk)
        try:
            measure(boards[0])
        except TabletopError as error:
            print(f"{name:<22} {error}")
            continue
        print(f"{name:<22}", *(f"{seconds(measure, board):>14.4f}" for board in boards), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
