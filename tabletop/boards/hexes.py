"""Hexes: names, rows and columns, axial coordinates, neighbours, distances and pixels of a board of hexagons.

The hexagons stand on a corner, in horizontal rows; even rows (0, 2, ...) are shifted right by half a hexagon. A place is (row, col),
both from 0. Its name is the column in letters (a to z, then aa to zz) and the row as a number from 1: (6, 4) is "e7". Nothing here
asks whether a board has such a hex: neighbours may lie beyond its edge.

    >>> name(6, 4), place("e7"), distance(place("e7"), place("a1"))
    ('e7', (6, 4), 7)
"""

from __future__ import annotations

import math
import re

from ..core.errors import BoardError, shown

Place = tuple[int, int]  # row and column
Point = tuple[float, float]  # x and y in px, the origin top left

LETTERS = 26
MOST_ROWS = 999
MOST_COLS = LETTERS + LETTERS**2  # as many as one or two letters name
_EVEN_STEPS = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))
_ODD_STEPS = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0))
_CLOCKWISE = (3, 1, 5, 4, 0, 2)  # places in these steps, from the upper right on
_NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]{0,2})", re.ASCII)


def name(row: int, col: int) -> str:
    """The name of a hex, "e7" for row 6 and column 4. Raises BoardError beyond 999 rows or 702 columns."""
    if not (0 <= row < MOST_ROWS and 0 <= col < MOST_COLS):
        raise BoardError(
            f"rows are numbered 0 to {MOST_ROWS - 1} and columns 0 to {MOST_COLS - 1}; there is no row {shown(row)}, column {shown(col)}"
        )
    return f"{letters(col)}{row + 1}"


def letters(col: int) -> str:
    """The letters of a column, "e" for 4 and "aa" for 26. Raises BoardError beyond 702 columns."""
    if not 0 <= col < MOST_COLS:
        raise BoardError(f"columns are numbered 0 to {MOST_COLS - 1}; there is no column {shown(col)}")
    first, last = divmod(col, LETTERS)
    return (chr(96 + first) if first else "") + chr(97 + last)


def place(name: str) -> Place:
    """Row and column of a hex by its name. Raises BoardError for what is no such name."""
    found = _NAME.fullmatch(name) if isinstance(name, str) else None
    if not found:
        raise BoardError(f"a hex is named by its column in letters and its row as a number, such as 'e7', not {shown(name)}")
    col = 0
    for letter in found[1]:
        col = col * LETTERS + ord(letter) - 96
    return int(found[2]) - 1, col - 1


def axial(row: int, col: int) -> tuple[int, int]:
    """The axial coordinates (q, r), in which the six directions are the same everywhere; `offset` gives the place back."""
    return col - (row + (row & 1)) // 2, row


def offset(q: int, r: int) -> Place:
    """The place of axial coordinates."""
    return r, q + (r + (r & 1)) // 2


def neighbours(row: int, col: int) -> tuple[Place, ...]:
    """The six places around one, on the board or beyond: left, right, the two above, the two below."""
    return tuple((row + d_row, col + d_col) for d_row, d_col in (_ODD_STEPS if row & 1 else _EVEN_STEPS))


def around(row: int, col: int) -> tuple[Place, ...]:
    """The same six clockwise from the upper right: the k-th lies beyond the side from the k-th of the `corners` to the next."""
    near = neighbours(row, col)
    return tuple(near[k] for k in _CLOCKWISE)


def distance(a: Place, b: Place) -> int:
    """The least number of steps from one place to another, over an endless board."""
    (q, r), (s, t) = axial(*a), axial(*b)
    return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2


def centre(row: int, col: int, size: float) -> Point:
    """The middle of a hexagon in px; `size` is the length from there to a corner. The board touches both axes from within."""
    width = math.sqrt(3) * size
    return width * (col + (0.5 if row & 1 else 1.0)), size * (1 + 1.5 * row)


def corners(row: int, col: int, size: float) -> tuple[Point, ...]:
    """The six corners of a hexagon in px, clockwise from the top."""
    return hexagon(*centre(row, col, size), size)


def hexagon(x: float, y: float, size: float) -> tuple[Point, ...]:
    """The six corners of the hexagon round a point, in the same order."""
    half = math.sqrt(3) * size / 2
    return (
        (x, y - size), (x + half, y - size / 2), (x + half, y + size / 2),
        (x, y + size), (x - half, y + size / 2), (x - half, y - size / 2),
    )  # fmt: skip
