"""Intervals: how sure a share or a mean is, given how many games it comes from.

Both take the games as independent of one another. `wilson` is Wilson's score interval for a share, which stays within 0 and 1
and holds its level near both ends, where the plain normal interval does not. `mean_interval` is Student's for a mean.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import NormalDist

from ..core.errors import TabletopError

EXACT = 200  # degrees of freedom up to which Student's quantile is found exactly; beyond, its expansion is as good

Interval = tuple[float, float]


def wilson(wins: int, n: int, level: float = 0.95) -> Interval:
    """The interval for the share behind `wins` of `n`, both ends between 0 and 1. Raises TabletopError.

    >>> low, high = wilson(90, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    if n < 1 or not 0 <= wins <= n:
        raise TabletopError(f"wins are counted among at least one game, from 0 to all of them, not {wins!r} of {n!r}")
    z = NormalDist().inv_cdf(upper_share(level))
    share, spread = wins / n, z * z / n
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / n + spread / (4 * n))
    return (0.0 if wins == 0 else max(0.0, middle - half), 1.0 if wins == n else min(1.0, middle + half))


def mean_interval(values: Iterable[float], level: float = 0.95) -> Interval:
    """The interval for the mean behind some values. One value alone says nothing of its spread: the ends are infinite.

    >>> low, high = mean_interval([4, 6, 5, 5])
    >>> round(low, 2), round(high, 2)
    (3.7, 6.3)
    """
    found = [float(value) for value in values]
    upper, n = upper_share(level), len(found)
    if n == 0:
        raise TabletopError("a mean needs at least one value")
    mean = math.fsum(found) / n
    if n == 1:
        return -math.inf, math.inf
    variance = math.fsum((value - mean) ** 2 for value in found) / (n - 1)
    half = student(upper, n - 1) * math.sqrt(variance / n)
    return mean - half, mean + half


def student(p: float, freedom: int) -> float:
    """The quantile of Student's distribution: what it stays below with probability p, 0.5 <= p < 1."""
    z = NormalDist().inv_cdf(p)
    if freedom > EXACT:
        return z + (z**3 + z) / (4 * freedom)
    low, high = 0.0, 2.0
    while _below(high, freedom) < p:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _below(middle, freedom) < p else (low, middle)
    return (low + high) / 2


def _below(t: float, freedom: int) -> float:
    """The probability of a value below t >= 0, by the finite series that whole degrees of freedom have."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    term = math.sin(angle) * (cosine if freedom % 2 else 1.0)
    total = 0.0
    k = 1 + freedom % 2
    while k < freedom:
        total += term
        term *= cosine * cosine * k / (k + 1)
        k += 2
    if freedom % 2:
        total = 2 / math.pi * (angle + total)
    return 0.5 + total / 2


def upper_share(level: float) -> float:
    """The probability below the upper end of a two-sided interval."""
    if not isinstance(level, (int, float)) or not 0 < level < 1:
        raise TabletopError(f"a level of confidence lies between 0 and 1, such as 0.95, not {level!r}")
    return (1 + level) / 2
