"""Figures: how numbers, pairs and edges are written, in the tables of measures and in pictures of graphs alike."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any


def figure(value: Any) -> str:
    """A number as people read it: whole ones whole, others with three figures that count; "–" for none.

    >>> figure(7), figure(0.123456), figure(123.4), figure(0.0), figure(float("inf"))
    ('7', '0.123', '123', '0', '∞')
    """
    number = real(value)
    if number is None:
        return "–"
    if math.isinf(number):
        return "∞" if number > 0 else "-∞"
    if number == int(number):
        return str(int(number)) if abs(number) < 1e7 else f"{number:.3g}"
    if abs(number) >= 100:
        return f"{number:.0f}"
    return f"{number:.3g}" if abs(number) >= 1e-4 else f"{number:.1g}"


def real(value: Any) -> float | None:
    """The value as a float, which may be infinite; None for what is no number."""
    if value is None or isinstance(value, str):
        return None
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return None if math.isnan(number) else number


def joined(ends: Iterable[str], arrow: bool = False) -> str:
    """The names of a pair or of the ends of an edge as one: "a–b", along an arrow "a → b"."""
    return (" → " if arrow else "–").join(ends)
