"""The one random generator: the same numbers for ever, each equally likely, within its words of 32 bits."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import draw, fill, seeded, word


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = seeded(7)

    assert [draw(rng, 100) for _ in range(12)] == GOLDEN


GOLDEN = [71, 83, 33, 97, 90, 69, 43, 45, 73, 45, 25, 98]


@given(st.integers(0, (1 << 62) - 1), st.integers(0, 1 << 20), st.integers(1, 1 << 31))
def test_a_draw_is_below_its_bound_and_the_words_stay_words(number: int, stream: int, n: int) -> None:
    rng = seeded(number, stream)

    drawn = [draw(rng, n) for _ in range(5)]

    assert all(0 <= x < n for x in drawn)
    assert all(0 <= w < 1 << 32 for w in rng)


@pytest.mark.parametrize("n", [2, 3, 6, 52])
def test_each_number_is_equally_likely(n: int) -> None:
    rng, draws = seeded(n), 500 * n

    found = Counter(draw(rng, n) for _ in range(draws))

    chi = sum((found[i] - 500) ** 2 / 500 for i in range(n))
    assert chi < n + 5 * (2 * n) ** 0.5


def test_seeds_and_streams_differ() -> None:
    first = {tuple(word(rng) for _ in range(4)) for rng in (seeded(s, stream) for s in range(50) for stream in range(4))}

    assert len(first) == 200


def test_seeds_above_32_bits_differ() -> None:
    assert seeded(1) != seeded(1 + (1 << 32))


def test_fill_gives_31_bits() -> None:
    keys = [0] * 200

    fill(seeded(3), keys)

    assert all(0 <= k < 1 << 31 for k in keys) and max(keys) > 1 << 30 and len(set(keys)) == 200
