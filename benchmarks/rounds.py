"""Rounds: ours, the other, ours, the other, each in a process of its own, so that both meet the same noise of the machine.

Every round goes through all rows, which spreads the measurements of a row over the whole run. Ratios are taken within a round,
pair by pair.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .environments import PEERS, NotAvailable, last_line
from .rows import Row
from .sides import OURS, Side
from .table import Outcome

ROOT = Path(__file__).parents[1]

Found = dict[str, float]
Measured = Callable[[Side], Found]
Pair = tuple[Side, Side | None]


@dataclass
class Course:
    """What the rounds of one pair have found, and why a side gave nothing, if so."""

    ours: list[Found] = field(default_factory=list)
    beside: list[Found] = field(default_factory=list)
    failure: str = ""
    absence: str = ""


def run(rows: Sequence[Row], rounds: int, measured: Measured, tell: Callable[[str], object]) -> list[Outcome]:
    """Measure rows in so many rounds. A side that fails once is not tried again; the other goes on."""
    names: dict[Pair, list[str]] = {}
    for row in rows:
        names.setdefault((row.ours, row.beside), []).append(row.name)
    courses = {pair: Course() for pair in names}
    for number in range(rounds):
        for pair, course in courses.items():
            if number and pair[0].once:
                continue
            _one_round(pair, course, measured)
            tell(f"round {number + 1} of {rounds}: {', '.join(names[pair])}{_remark(course)}")
    return [outcome_of(row, courses[row.ours, row.beside]) for row in rows]


def outcome_of(row: Row, course: Course) -> Outcome:
    """What a row came to."""
    ours, beside = ([found[row.unit] for found in side] for side in (course.ours, course.beside))
    return Outcome(row, tuple(ours), tuple(beside), course.failure, course.absence)


def _one_round(pair: Pair, course: Course, measured: Measured) -> None:
    if not course.failure:
        try:
            course.ours.append(measured(pair[0]))
        except NotAvailable as error:
            course.failure, course.ours = str(error), []
    if pair[1] is not None and not course.absence:
        try:
            course.beside.append(measured(pair[1]))
        except NotAvailable as error:
            course.absence, course.beside = str(error), []


def _remark(course: Course) -> str:
    found = [f"ours failed: {course.failure}"] if course.failure else []
    found += [f"not available: {course.absence}"] if course.absence else []
    return "".join(f"; {remark}" for remark in found)


def measure(side: Side, seconds: float, pythons: Mapping[str, Path | NotAvailable]) -> Found:
    """Run a side in a process of its own; what it found, by unit. Raises NotAvailable with the last line of an error."""
    environment = dict(os.environ)
    python: Path | NotAvailable = Path(sys.executable)
    module = "benchmarks.ours"
    if side.program != OURS:
        python = pythons[side.program]
        module = f"benchmarks.peers.{PEERS[side.program]}"
        environment.pop("PYTHONPATH", None)
    if isinstance(python, NotAvailable):
        raise python
    command = [str(python), "-m", module, *side.arguments(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise NotAvailable(last_line(done.stderr, f"exit code {done.returncode}"))
    found: Found = json.loads(done.stdout.splitlines()[-1])
    return found
