"""Intervals against values of printed tables, and against what they promise."""

from __future__ import annotations

import math

import pytest

from tabletop import TabletopError
from tabletop.analysis import mean_interval, wilson
from tabletop.analysis.intervals import student
from tabletop.core.chance import draw, seeded


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)],
)
def test_wilson_as_in_the_literature(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize(
    ("p", "freedom", "quantile"),
    [(0.975, 1, 12.706), (0.975, 2, 4.303), (0.975, 5, 2.571), (0.995, 3, 5.841), (0.975, 30, 2.042), (0.975, 120, 1.980), (0.995, 1000, 2.581)],
)
def test_student_as_in_printed_tables(p: float, freedom: int, quantile: float) -> None:
    assert student(p, freedom) == pytest.approx(quantile, abs=0.0006)


def test_the_exact_quantile_and_its_expansion_meet() -> None:
    assert student(0.975, 200) == pytest.approx(student(0.975, 201), abs=0.0003)


def test_nineteen_of_twenty_intervals_hold_what_they_are_of() -> None:
    rng, held, rounds = seeded(5), [0, 0], 400

    for _ in range(rounds):
        rolls = [draw(rng, 10) for _ in range(40)]
        share, mean = wilson(sum(r < 9 for r in rolls), 40), mean_interval(rolls)
        held[0] += share[0] <= 0.9 <= share[1]
        held[1] += mean[0] <= 4.5 <= mean[1]

    assert all(0.92 <= h / rounds <= 0.98 for h in held)


def test_a_higher_level_is_wider_and_one_value_says_nothing_of_its_spread() -> None:
    assert wilson(7, 20, 0.99)[0] < wilson(7, 20)[0]
    assert mean_interval([3, 5, 4], 0.99)[1] > mean_interval([3, 5, 4])[1]
    assert mean_interval([3]) == (-math.inf, math.inf)
    assert mean_interval([2, 2, 2]) == (2, 2)


@pytest.mark.parametrize(("wins", "n", "level"), [(1, 0, 0.95), (-1, 5, 0.95), (6, 5, 0.95), (1, 5, 1.0), (1, 5, 95)])
def test_what_is_no_share_or_level_is_refused(wins: int, n: int, level: float) -> None:
    with pytest.raises(TabletopError):
        wilson(wins, n, level)


def test_a_mean_of_nothing_is_refused() -> None:
    with pytest.raises(TabletopError, match="at least one"):
        mean_interval([])
