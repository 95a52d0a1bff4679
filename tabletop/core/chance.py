"""One random generator, the same at both speeds.

Small-fast-counter with four words of 32 bits: sums, shifts and exclusive ors only, so that plain Python and 64-bit
machine integers give the same numbers. A generator is a row of four ints. Not for secrets.

    >>> rng = seeded(7)
    >>> [draw(rng, 6) for _ in range(5)] == [draw(r, 6) for r in [seeded(7)] for _ in range(5)]
    True
"""

from __future__ import annotations

from .engine import engine
from .errors import TabletopError, shown
from .layout import Row

WORD = (1 << 32) - 1

# What one seed is used for: each use draws from a stream of its own, so that none takes numbers from another.
KEY_STREAM = 0  # chance in a game that was started with a seed
FILL_STREAM = 1  # what a position leaves open
PLAYER_STREAM = 2  # the players of a match
LESSON_STREAM = 3  # chance in a step of a lesson
HINT_STREAM = 5  # hints, which must take nothing from the players
WALK_STREAM = 9  # the walks of the conformance suite
HIDDEN_STREAM = 11  # its other possibilities of what is hidden
ODDS_STREAM = 13  # its samples


@engine
def word(rng: Row) -> int:
    """The next 32 random bits; moves the generator on."""
    x = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + ((rng[2] << 3) & WORD)) & WORD
    rng[2] = ((((rng[2] << 21) & WORD) | (rng[2] >> 11)) + x) & WORD
    return x


@engine
def seed(rng: Row, number: int, stream: int) -> None:
    """Start a generator: `number` is the seed, below 2**62; `stream` tells apart what one seed is used for."""
    rng[0] = number & WORD
    rng[1] = (number >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    i = 0
    while i < 12:
        word(rng)
        i += 1


@engine
def seed_apart(rng: Row, number: int, stream: int) -> None:
    """Start a generator whose owner cannot compute the seed back, and so nothing that other streams of it decide."""
    seed(rng, number, stream)
    high = word(rng) << 30
    seed(rng, high | word(rng) >> 2, stream)


@engine
def draw(rng: Row, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n from 1 to 2**31.

    The upper half of a product instead of a remainder: a division would cost more than the rest of a move when compiled.
    """
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    x = (a + b + d) & WORD  # `word`, written out: at plain speed the call would cost as much as the sums
    rng[0] = b ^ b >> 9
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((c << 21 | c >> 11) + x) & WORD
    rng[3] = (d + 1) & WORD
    product = x * n
    if product & WORD < n:
        short = (WORD + 1 - n) % n
        while product & WORD < short:
            product = word(rng) * n
    return product >> 32


@engine
def fill(rng: Row, keys: Row) -> None:
    """Fill a row with numbers of 31 bits."""
    i = 0
    while i < len(keys):
        keys[i] = word(rng) >> 1
        i += 1


def check_seed(seed: object) -> int:
    """A seed is a whole number from 0 to 2**62 - 1; else TabletopError."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 62:
        raise TabletopError(f"a seed is a whole number from 0 to 2**62 - 1, not {shown(seed)}")
    return seed


def seeded(number: int, stream: int = 0) -> Row:
    """A new generator."""
    rng = [0, 0, 0, 0]
    seed(rng, number & ((1 << 62) - 1), stream)
    return rng


def seeded_apart(number: int, stream: int) -> Row:
    """A new generator that may be handed to a player."""
    rng = [0, 0, 0, 0]
    seed_apart(rng, number & ((1 << 62) - 1), stream)
    return rng
