"""The board as lines of letters for a terminal: one group of signs a hex, columns by letter, rows by number.

Land is the name of its island, sea a point; after it a piece, the letter of its seat, with "^" for a village, or ":" for a stone
circle, with the first letter of the token that lies there.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....boards import hexes
from ....core.layout import NONE
from ....core.state import SEATS
from ..board import Chart
from .ground import Held

MARGIN = 4  # columns of the row numbers


def plan(chart: Chart, held: Sequence[Held]) -> list[str]:
    """The lines; `held` is what each hex holds, in the order of the chart."""
    step = max(map(len, chart.islands)) + 3
    first, last = min(chart.cols), max(chart.cols)
    at = {place: h for h, place in enumerate(zip(chart.rows, chart.cols, strict=True))}
    letters = "".join(f"{hexes.letters(col):{step}}" for col in range(first, last + 1))
    lines = [" " * (MARGIN + step // 4) + letters.rstrip()]
    for row in range(min(chart.rows), max(chart.rows) + 1):
        cells = (at.get((row, col)) for col in range(first, last + 1))
        signs = "".join(f"{'' if h is None else _signs(chart, h, held[h]):{step}}" for h in cells)
        lines.append(f"{row + 1:>{MARGIN - 1}} {'' if row & 1 else ' ' * (step // 2)}{signs}".rstrip())
    return lines


def _signs(chart: Chart, h: int, held: Held) -> str:
    ground = "." if chart.island[h] == NONE else chart.islands[chart.island[h]]
    if isinstance(held, tuple):
        return ground + SEATS[held[0]] + ("^" if held[1] else "")
    circle = ":" if h in chart.circles else ""
    return ground + circle + (held[0] if held else "")
