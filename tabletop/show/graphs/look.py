"""The look of a graph: what one drawing of it shows, and the scale that its values are shaded by.

A scale has five steps of equal width between the lowest and the highest value. Numbers on nodes are short, where all are small in
thousandths or millionths, and the scale says so.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ...boards.measures.figures import figure, real
from .parts import Standing, Thing

Ends = tuple[float, float]  # the lowest and the highest value of a scale
FIVE = 5


@dataclass(frozen=True)
class Scale:
    """Values between two ends; without ends nothing is shaded.

    >>> [Scale((2, 6)).step(v) for v in (2, 3, 4, 5, 6)], Scale((0, 1)).step(None)
    ([0, 1, 2, 3, 4], None)
    >>> Scale((0, 0.0845)).brief(0.0512), Scale((0, 0.5)).brief(0.0512), Scale((0, 9)).brief(7)
    ('51.2', '0.051', '7')
    """

    ends: Ends | None

    def step(self, value: Any) -> int | None:
        """The step of a value, 0 to 4; None for what is no number. What lies beyond an end belongs to the last step there."""
        found = real(value)
        if found is None or self.ends is None:
            return None
        low, high = self.ends
        if low == high:
            return 2 if found else 0
        part = (found - low) / (high - low)
        return 0 if part <= 0 else FIVE - 1 if part >= 1 else int(FIVE * part)

    @property
    def parts(self) -> int:
        """How many parts of one the short numbers count: 1 for whole ones, 1000 for thousandths, 1,000,000 for millionths."""
        top = max(map(abs, self.ends)) if self.ends else 0
        return 1 if top >= 0.1 or not top else 1000 if top >= 1e-4 else 1_000_000

    def brief(self, value: Any, most: int = 5) -> str:
        """A number in at most so many signs, from 4, and about three that count: in `parts` of one, thousands as "12k"."""
        found = real(value)
        if found is None or math.isinf(found):
            return figure(value)
        found *= self.parts
        if found == int(found) and abs(found) < 10 ** (most - 1):
            return str(int(found))
        for places in range(max(0, min(most - 2, 2 - int(math.log10(max(abs(found), 0.1))))), -1, -1):
            if len(text := f"{found:.{places}f}") <= most:
                return text
        return next((t for n, sign in ((1e3, "k"), (1e6, "M"), (1e9, "G")) if len(t := f"{found / n:.0f}{sign}") <= most), "…")


def ends_of(values: Iterable[Any]) -> Ends | None:
    """The lowest and the highest of the finite values; None without any."""
    found = [v for v in map(real, values) if v is not None and math.isfinite(v)]
    return (min(found), max(found)) if found else None


def highest(values: Mapping[Any, Any], n: int = FIVE) -> list[tuple[Any, float]]:
    """The highest values with what they belong to, highest first; equal ones in the order in which they stand."""
    found = [(key, number) for key, value in values.items() if (number := real(value)) is not None]
    return sorted(found, key=lambda pair: -pair[1])[:n]


@dataclass(frozen=True)
class Look:
    """What one drawing shows: values of what stands by node or edge, their scale, what it is called, and what stands."""

    title: str
    on: str
    values: Mapping[Any, Any]
    scale: Scale
    standing: Standing

    def valued(self, thing: Thing) -> bool:
        """Whether a node or an edge has a value here."""
        return self.on == f"{thing.kind}s" and thing.key in self.values

    def step(self, thing: Thing) -> int | None:
        """The step of a node or an edge; None where it has no value, and on edges that are all 0."""
        return self.scale.step(self.values[thing.key]) if self.valued(thing) and not self.bare else None

    @property
    def bare(self) -> bool:
        """Whether edges are drawn as if without values, since all are 0."""
        return self.on == "edges" and self.scale.ends == (0, 0)
