"""Box and fields of Blue Lagoon: what never changes in a game, and what does.

Rules BL-1.2 to BL-1.8. A hex is a number in the order of the board's chart; sets of hexes are words of 62 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...boards.plans import MOST_BONUS
from ...core.box import WORD, in_words, padded, starts
from ...core.layout import BITS, NONE, Grid, Layout, Row, grid, layout, row, whole
from .board import HEXES, ISLANDS, chart

SEATS = 4
RESOURCES = ("coconut", "bamboo", "water", "gem")
TOKENS = (*RESOURCES, "statuette")
STATUETTE = len(RESOURCES)
KINDS = len(TOKENS)
COPIES = (6, 6, 6, 6, 8)  # tokens of each kind (BL-1.3)
ALL_TOKENS = sum(COPIES)
SETTLERS = (0, 0, 30, 25, 20)  # of each seat, by the number of players (BL-1.5)
VILLAGES = 5
NOTHING = KINDS  # what comes onto a stone circle for which there is no token
WORDS = -(-HEXES // WORD)
SIDES = 6  # neighbours of a hex at most
MOST_POINTS = ISLANDS * MOST_BONUS
ALL = BITS  # of a word
EMPTY, PIECE, TOKEN = 0, 1, 1 + 2 * SEATS  # what a hex holds: nothing, from PIECE on a piece, from TOKEN on a token

PHASES = ("exploration", "settlement")
EXPLORATION, SETTLEMENT = range(len(PHASES))
CATEGORIES = ("islands", "links", "majorities", "resources", "statuettes")
ISLANDS_SCORE, LINKS, MAJORITIES, SETS, FIGURES = range(len(CATEGORIES))


class Box(NamedTuple):
    """What never changes in a game of Blue Lagoon; rows are padded to the largest board, true sizes come first.

    `near` holds SIDES neighbours a hex, NONE where there are fewer; `sea` and `land` are sets of hexes
    in words; `word` and `bit` say where in such a set a hex is.
    """

    players: int
    hexes: int
    words: int
    circles: int
    islands: int
    settlers: int
    start_seat: int
    short: int
    lone_link: int
    tie_both: int
    copies: tuple[int, ...]
    near: tuple[int, ...]
    island: tuple[int, ...]
    circle: tuple[int, ...]
    is_circle: tuple[int, ...]
    bonus: tuple[int, ...]
    sea: tuple[int, ...]
    land: tuple[int, ...]
    word: tuple[int, ...]
    bit: tuple[int, ...]
    row: tuple[int, ...]
    col: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options on a board. Raises BoardError, and OptionError for a start seat that does not play."""
    start, c = starts(players, options), chart(board)
    near = [h for hexes in c.near for h in (*hexes, *[NONE] * (SIDES - len(hexes)))]
    sea = [h for h, island in enumerate(c.island) if island == NONE]
    land = [h for h, island in enumerate(c.island) if island != NONE]
    return Box(
        players=players,
        hexes=len(c.names),
        words=-(-len(c.names) // WORD),
        circles=len(c.circles),
        islands=len(c.islands),
        settlers=SETTLERS[players],
        start_seat=start,
        short=int(options["phases"] == "exploration"),
        lone_link=int(options["single_island_link"]),
        tie_both=int(options["tie_tokens"] == "both_phases"),
        copies=COPIES,
        near=padded(near, SIDES * HEXES, NONE),
        island=padded(c.island, HEXES, NONE),
        circle=padded(c.circles, HEXES, NONE),
        is_circle=padded([int(h in c.circles) for h in range(len(c.names))], HEXES, 0),
        bonus=padded(c.bonus, ISLANDS, 0),
        sea=in_words(sea, WORDS),
        land=in_words(land, WORDS),
        word=tuple(h // WORD for h in range(HEXES)),
        bit=tuple(1 << h % WORD for h in range(HEXES)),
        row=padded(c.rows, HEXES, NONE),
        col=padded(c.cols, HEXES, NONE),
    )


@layout
class Fields(Layout):
    """What changes in a game of Blue Lagoon."""

    dealt: int = whole("stone circles that have been dealt to in this phase", HEXES)
    bag: Row = row(KINDS + 1, "what is still to be dealt, by kind, NOTHING last", HEXES)
    settlers: Row = row(SEATS, "settlers in the supply of a seat", max(SETTLERS))
    villages: Row = row(SEATS, "villages in the supply of a seat", VILLAGES)
    taken: Grid = grid(SEATS, KINDS, "tokens that a seat holds, by kind", max(COPIES))
    earned: Grid = grid(SEATS, len(CATEGORIES), "points of Exploration, once it is over", MOST_POINTS)
    kept: Row = row(SEATS, "tokens that a seat held at the end of Exploration", ALL_TOKENS)
    last: int = whole("seat that placed last, NONE before the first piece", SEATS - 1, NONE)
    recent: int = whole("hex of the piece placed last in this phase, NONE before", HEXES - 1, NONE)
    holds: Row = row(HEXES, "EMPTY, a piece (PIECE + 2 * seat, 1 more for a village) or a token (TOKEN + kind)", TOKEN + KINDS - 1)
    left: int = whole("resources on the board", ALL_TOKENS, derived=True)
    free: Row = row(WORDS, "hexes without a piece, in words", ALL, derived=True)
    beside: Grid = grid(SEATS, WORDS, "hexes that touch a piece of a seat, in words", ALL, derived=True)
    on: Grid = grid(SEATS, ISLANDS, "pieces of a seat on each island", HEXES, derived=True)
    visited: Row = row(SEATS, "islands with pieces of a seat, as bits", ALL, derived=True)
    head: Row = row(HEXES, "for a hex with a piece, a hex nearer to the one that stands for its group", HEXES, derived=True, loose=True)
    linked: Row = row(HEXES, "islands of the group that a hex stands for, as bits", ALL, derived=True, loose=True)
    link: Row = row(SEATS, "islands of the best group of a seat", ISLANDS, derived=True)
