"""Clock: how often something happens in a second, in batches that are long enough to be timed.

Every measuring process goes by it, ours and those of the peers, so that all are measured in the same way. It needs nothing but
the standard library: peers import it in environments of their own.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

Batch = Callable[[int], Mapping[str, float]]
Clock = Callable[[], float]
Measure = Callable[..., dict[str, float]]
PART = 20  # a batch takes this part of the whole time or longer, so that reading the clock costs nothing
TRIES = 3  # the least of them tells how long a batch takes: others may have waited for the machine


def rate(batch: Batch, seconds: float) -> dict[str, float]:
    """How much of each thing is done in a second of the CPU time of this process, over so many seconds or a little longer.

    `batch(size)` does something `size` times and says how much that was, such as {"games": 10, "moves": 520}; the keys of the
    result are then "games/s" and "moves/s".
    """
    total: Counter[str] = Counter()
    spent = 0.0
    for done, took in batches(batch, seconds, time.process_time):
        total.update(done)
        spent += took
    return per_second(total, spent)


def fastest_rate(batch: Batch, seconds: float, clock: Clock = time.perf_counter) -> dict[str, float]:
    """The same by the clock on the wall, of the fastest batch: the others waited for something else on the machine."""
    return per_second(*min(batches(batch, seconds, clock), key=lambda found: found[1]))


def batches(batch: Batch, seconds: float, clock: Clock) -> list[tuple[Mapping[str, float], float]]:
    """What each batch did and how long it took, all of one size, until so many seconds are spent."""
    batch(1)  # whatever is only done the first time: tables, machine code from the disk
    size = 1
    while min(_timed(batch, size, clock)[1] for _ in range(TRIES)) < seconds / PART:
        size *= 2
    found, spent = [], 0.0
    while spent < seconds:
        found.append(_timed(batch, size, clock))
        spent += found[-1][1]
    return found


def per_second(amounts: Mapping[str, float], seconds: float) -> dict[str, float]:
    """Amounts by "what/s"."""
    return {f"{what}/s": amount / seconds for what, amount in amounts.items()}


def report(measures: Mapping[str, Measure], arguments: Sequence[str]) -> None:
    """Run one measure, given by its name and its settings in JSON, and print what it found as a line of JSON."""
    name, settings = arguments
    print(json.dumps(measures[name](**json.loads(settings))))


def _timed(batch: Batch, size: int, clock: Clock) -> tuple[Mapping[str, float], float]:
    begun = clock()
    done = batch(size)
    return done, clock() - begun
