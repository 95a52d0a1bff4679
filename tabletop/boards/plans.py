"""Plan: a board of islands as plain values, checked, from which the graph is built and which a game can read without networkx.

A plan is what a graph of hexes says, apart from its edges: those follow from the places, since an edge joins any two hexes that touch.
What makes a board of islands sound is said here once, for graphs, texts and mappings: every hex hangs together with the others, a
stone circle lies on land, an island is one piece, no two islands touch, and each is worth something.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.errors import BoardError, shown
from . import hexes

if TYPE_CHECKING:
    import networkx

MOST_BONUS = 99
LONGEST_NAME = 80  # signs in what a board is called
_WORD = re.compile(r"[a-z][a-z0-9_]{0,19}", re.ASCII)


class HexError(BoardError):
    """Something is wrong with one hex of a board; `hex` is its name."""

    def __init__(self, message: str, hex: str) -> None:
        super().__init__(message)
        self.hex = hex


class Hex(NamedTuple):
    """What a hex is: its row and column, its island (None at sea), whether it has a stone circle."""

    row: int
    col: int
    island: str | None
    circle: bool


class Plan(NamedTuple):
    """A sound board: what it is called, its hexes by name in the order of rows and columns, what each island is worth."""

    name: str
    hexes: Mapping[str, Hex]
    bonus: Mapping[str, int]

    def neighbours(self, name: str) -> tuple[str, ...]:
        """The hexes that touch one, in the order of their directions."""
        return touching(self.hexes, name)

    def graph(self) -> networkx.Graph[str]:
        """The networkx graph of this board, a new one at each call."""
        import networkx

        graph: networkx.Graph[str] = networkx.Graph(name=self.name, bonus=dict(self.bonus))
        graph.add_nodes_from((name, cell._asdict()) for name, cell in self.hexes.items())
        graph.add_edges_from((name, other) for name in self.hexes for other in self.neighbours(name) if name < other)
        return graph


def touching(cells: Mapping[str, Hex], name: str) -> tuple[str, ...]:
    """The names of the cells that touch one of them."""
    return tuple(other for row, col in hexes.neighbours(cells[name].row, cells[name].col) if (other := _named(row, col)) in cells)


def _named(row: int, col: int) -> str:
    return hexes.name(row, col) if 0 <= row < hexes.MOST_ROWS and 0 <= col < hexes.MOST_COLS else ""


def island_order(island: str) -> tuple[int, str]:
    """The key that puts islands in order: a to z, then aa."""
    return len(island), island


def checked_plan(name: Any, cells: Mapping[str, Hex], bonus: Any) -> Plan:
    """The plan of these hexes, in order; each name must be that of its place. Raises BoardError, HexError where one hex is wrong."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise BoardError(f"a board is called by a text of at most {LONGEST_NAME} signs, not {shown(name)}")
    ordered = dict(sorted(cells.items(), key=lambda item: item[1][:2]))
    if not ordered:
        raise BoardError("the board has no hex")
    for hex, cell in ordered.items():
        if cell.circle and cell.island is None:
            raise HexError(f"the stone circle at {hex!r} lies in the sea; it would be right on land", hex)
    _check_whole(ordered)
    islands = _check_islands(ordered)
    return Plan(name, ordered, _checked_bonus(bonus, islands))


def _check_whole(cells: Mapping[str, Hex]) -> None:
    """Every hex hangs together with the others."""
    parts = _parts(cells, cells)
    if len(parts) > 1:
        alone, rest = _apart(parts)
        raise HexError(f"the hex {alone!r} lies apart: no way over touching hexes leads from it to {rest!r}", alone)


def _check_islands(cells: Mapping[str, Hex]) -> dict[str, str]:
    """Islands are words, each of one piece, and do not touch; the first hex of each."""
    land: dict[str, list[str]] = {}
    for hex, cell in cells.items():
        if cell.island is None:
            continue
        if not (isinstance(cell.island, str) and _WORD.fullmatch(cell.island)):
            raise HexError(
                f"the island of {hex!r} is a word of small letters such as 'a', or None for the sea, not {shown(cell.island)}", hex
            )
        land.setdefault(cell.island, []).append(hex)
    for hex, cell in cells.items():
        for other in touching(cells, hex) if cell.island else ():
            if cells[other].island not in (None, cell.island):
                raise HexError(
                    f"the islands {cell.island!r} and {cells[other].island!r} touch at {hex!r} and {other!r}; sea must lie between them",
                    hex,
                )
    for island, own in land.items():
        parts = _parts(own, cells)
        if len(parts) > 1:
            alone, rest = _apart(parts)
            raise HexError(f"the island {island!r} is in {len(parts)} parts: no way over its land leads from {alone!r} to {rest!r}", alone)
    if not land:
        raise BoardError("the board has no island; at least one hex must be land")
    return {island: own[0] for island, own in land.items()}


def _parts(some: Iterable[str], cells: Mapping[str, Hex]) -> list[list[str]]:
    """The parts into which some of the cells fall, each in the order of the board."""
    left = dict.fromkeys(some)
    order = {name: i for i, name in enumerate(left)}
    parts = []
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for name in part:
            for other in touching(cells, name):
                if other in left:
                    del left[other]
                    part.append(other)
        parts.append(sorted(part, key=order.__getitem__))
    return parts


def _apart(parts: list[list[str]]) -> tuple[str, str]:
    """A hex of the smallest part and one of the largest, two different parts."""
    by_size = sorted(parts, key=len)
    return by_size[0][0], by_size[-1][0]


def _checked_bonus(bonus: Any, islands: Mapping[str, str]) -> dict[str, int]:
    """What each island is worth, in the order of islands."""
    if not isinstance(bonus, Mapping):
        raise BoardError(f"bonus says of each island what it is worth, such as {{'a': 6}}; it is {shown(bonus)}")
    for island, hex in islands.items():
        worth = bonus.get(island)
        if type(worth) is not int or not 0 <= worth <= MOST_BONUS:
            what = f"is {shown(worth)}" if island in bonus else "is missing"
            raise HexError(f"the bonus of the island {island!r} (at {hex!r}) {what}; it is a whole number from 0 to {MOST_BONUS}", hex)
    for island in bonus:
        if island not in islands:
            raise BoardError(f"there is a bonus for the island {shown(island)}, but no hex of it; there are {', '.join(sorted(islands))}")
    return {island: bonus[island] for island in sorted(islands, key=island_order)}
