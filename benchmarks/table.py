"""Table: what the rows came to, as medians, ratios pair by pair, and the words "aim", "floor" or "neither".

The same cells make the table in the terminal and the one in RESULTS.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from .rows import LOWER_END, SECONDS, Row

HEAD = ("row", "ours", "beside", "unit", "ours, median", "beside, median", "result, median", "least to most", "floor", "aim", "reached")
WORDS = (1, 2)  # the columns that describe the sides; a terminal is too narrow for them
NOTHING = "-"


@dataclass(frozen=True)
class Outcome:
    """What a row came to: both sides round by round, or why one of them gave nothing."""

    row: Row
    ours: tuple[float, ...]
    beside: tuple[float, ...] = ()
    failure: str = ""
    absence: str = ""

    @property
    def values(self) -> tuple[float, ...]:
        """What floor and aim are held against: the ratio of each round; without another side, the figure of each."""
        if self.row.beside is None:
            return self.ours
        return tuple(a / b for a, b in zip(self.ours, self.beside, strict=True)) if self.ours and self.beside else ()

    @property
    def middle(self) -> float | None:
        """Their median, if there are any."""
        return median(self.values) if self.values else None


def cells(outcome: Outcome) -> tuple[str, ...]:
    """The cells of a row, in the order of HEAD."""
    row, middle = outcome.row, outcome.middle
    kind = row.unit if row.beside is None else ""
    beside = str(row.beside) if row.beside else NOTHING
    return (
        row.name, str(row.ours), beside, row.unit,
        f"failed: {outcome.failure}" if outcome.failure else rate(outcome.ours, row.unit),
        f"not available: {outcome.absence}" if outcome.absence else rate(outcome.beside, row.unit),
        NOTHING if middle is None else amount(middle, kind),
        f"{amount(min(outcome.values), kind)} to {amount(max(outcome.values), kind)}" if len(outcome.values) > 1 else NOTHING,
        limit(row.floor, kind), limit(row.aim, kind),
        NOTHING if middle is None else row.reached(middle),
    )  # fmt: skip


def rate(found: Sequence[float], unit: str) -> str:
    """The median of a side."""
    if not found:
        return NOTHING
    middle = median(found)
    return amount(middle, unit) if unit in (SECONDS, LOWER_END) or middle < 10 else f"{middle:,.0f}"


def amount(value: float, kind: str) -> str:
    """A figure by its kind: seconds, a share, or a ratio."""
    if kind == SECONDS:
        return f"{value:.2f} s" if value >= 1 else f"{value:.3f} s"
    return f"{value:.3f}" if kind == LOWER_END else f"{value:.1f}{_times(kind)}" if value >= 10 else f"{value:.2f}{_times(kind)}"


def limit(value: float, kind: str) -> str:
    """A floor or an aim, as it was declared."""
    return f"{value:g} s" if kind == SECONDS else f"{value:g}{_times(kind)}"


def _times(kind: str) -> str:
    return "" if kind else "x"


def terminal(outcomes: Sequence[Outcome]) -> str:
    """The table for a terminal, without the columns of words."""
    lines = [[c for i, c in enumerate(line) if i not in WORDS] for line in (HEAD, *map(cells, outcomes))]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)).rstrip() for line in lines)


def markdown(outcomes: Sequence[Outcome]) -> str:
    """The whole table in Markdown."""
    lines = [HEAD, ("---",) * len(HEAD), *map(cells, outcomes)]
    return "\n".join(f"| {' | '.join(c.replace('|', '/') for c in line)} |" for line in lines)
