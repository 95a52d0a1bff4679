r"""Islands: what makes a graph of hexes a sound board, and its two written forms, a text that people type and a mapping.

A node is the name of a hex ("e7") with `row`, `col`, `island` (None at sea) and `circle`; edges join hexes that touch; the graph has
`name` and `bonus`. A game adds its own limits. In the text every hex is one sign: "." sea, a small letter land of the island of that
letter, the capital the same with a stone circle, "-" no hex; then an empty line and what the islands are worth. The first, third, ...
rows may be indented, as they are shifted right by half a hex, but not the others alone.

    >>> graph = from_text(" A . b\na . b B\n\na=6 b=8")
    >>> graph.nodes["a1"], graph.graph["bonus"]
    ({'row': 0, 'col': 0, 'island': 'a', 'circle': True}, {'a': 6, 'b': 8})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..core.errors import BoardError, shown
from . import hexes
from .plans import Hex, HexError, Plan, checked_plan, island_order, touching

if TYPE_CHECKING:
    import networkx

MOST_HEXES = 10_000  # in a written board
LONGEST_TEXT = 100_000  # signs
SEA, NO_HEX = ".", "-"
MARKS = ("row", "col", "island", "circle")
SIGNS = "'.' is sea, a small letter is land of that island, a capital land with a stone circle, '-' no hex"
EXAMPLE = "a=6 b=8"


# graphs


def check(graph: Any) -> None:
    """Raise BoardError unless the graph is a sound board of islands; the error names the hex that is wrong."""
    plan(graph)


def plan(graph: Any) -> Plan:
    """What a graph says, as plain values in the order of rows and columns. Raises BoardError as `check` does."""
    import networkx

    if not isinstance(graph, networkx.Graph) or graph.is_directed() or graph.is_multigraph():
        raise BoardError(f"a board of islands is an undirected networkx.Graph, not {shown(graph)}")
    cells: dict[str, Hex] = {}
    taken: dict[hexes.Place, str] = {}
    for name, marks in graph.nodes(data=True):
        cells[name] = cell = _cell(name, marks)
        other = taken.setdefault((cell.row, cell.col), name)
        if other != name:
            raise HexError(f"the hexes {other!r} and {name!r} both stand at row {cell.row}, column {cell.col}", name)
    for name, cell in cells.items():
        if hexes.name(cell.row, cell.col) != name:
            right = hexes.name(cell.row, cell.col)
            raise HexError(f"the hex {name!r} stands at row {cell.row}, column {cell.col}, which is called {right!r}", name)
    _check_edges(graph, cells)
    return checked_plan(graph.graph.get("name", ""), cells, graph.graph.get("bonus"))


def _cell(name: Any, marks: Mapping[Any, Any]) -> Hex:
    """A node as a hex, if its name and its attributes are of the right kind."""
    hexes.place(name)
    for mark in MARKS:
        if mark not in marks:
            raise HexError(f"the hex {name!r} has no attribute {mark!r}; it needs {', '.join(MARKS)}", name)
    for mark, most in (("row", hexes.MOST_ROWS), ("col", hexes.MOST_COLS)):
        if type(marks[mark]) is not int or not 0 <= marks[mark] < most:
            raise HexError(f"the {mark} of the hex {name!r} is a whole number from 0 to {most - 1}, not {shown(marks[mark])}", name)
    if type(marks["circle"]) is not bool:
        raise HexError(f"the circle of the hex {name!r} is True or False, not {shown(marks['circle'])}", name)
    return Hex(*(marks[mark] for mark in MARKS))


def _check_edges(graph: Any, cells: Mapping[str, Hex]) -> None:
    """Edges join exactly the hexes that touch."""
    for name in cells:
        right = touching(cells, name)
        for other in graph[name]:
            if other not in right:
                raise HexError(f"an edge joins {name!r} and {other!r}, which do not touch", name)
        for other in right:
            if other not in graph[name]:
                raise HexError(f"the hexes {name!r} and {other!r} touch, but no edge joins them", name)


# text


def to_text(graph: Any) -> str:
    """The text of a board, one line a row; `from_text` gives the board back, without its name.

    Raises BoardError for a board that is not sound, whose islands are not called by one letter, or that has over 10,000 hexes.
    """
    found = _written(plan(graph))
    signs: dict[hexes.Place, str] = {}
    for hex, (row, col, island, circle) in found.hexes.items():
        if island is not None and len(island) > 1:
            raise HexError(f"in a text islands are called a to z; {hex!r} is of the island {island!r}, so use to_dict", hex)
        signs[row, col] = SEA if island is None else island.upper() if circle else island
    widths = [1] * (1 + max(row for row, _ in signs))
    for row, col in signs:
        widths[row] = max(widths[row], col + 1)
    lines = (
        " " * (row % 2 == 0) + " ".join(signs.get((row, col), NO_HEX) for col in range(width)) for row, width in enumerate(widths)
    )
    return "\n".join([*lines, "", " ".join(f"{island}={worth}" for island, worth in found.bonus.items())]) + "\n"


def from_text(text: str) -> networkx.Graph[str]:
    """The graph of a board that was written as text. Raises BoardError that names line and column."""
    return read_text(text).graph()


def read_text(text: str) -> Plan:
    """The same as plain values, without networkx. Raises BoardError that names line and column."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        what = "a longer one" if isinstance(text, str) else shown(text)
        raise BoardError(f"the text of a board is a text of at most {LONGEST_TEXT:,} signs, not {what}")
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")]
    first = next((n for n, line in enumerate(lines) if line), len(lines))
    end = next((n for n in range(first, len(lines)) if not lines[n]), len(lines))
    if first == end:
        raise BoardError(f"line 1, column 1: the text has no rows of hexes: {SIGNS}")
    _check_indents(lines[first:end], first + 2)
    cells: dict[str, Hex] = {}
    where: dict[str, str] = {}
    for number, line in enumerate(lines[first:end]):
        _read_row(line, number, first + number + 1, cells, where)
    bonus = _read_bonus(lines, end, {cell.island for cell in cells.values()})
    try:
        return checked_plan("", cells, bonus)
    except HexError as error:
        raise HexError(f"{where[error.hex]}: {error}", error.hex) from None


def _check_indents(rows: list[str], second: int) -> None:
    """Refuse rows that look shifted the other way: just the second, fourth, ... indented. `second` is the line of the second row."""
    indents = [len(row) - len(row.lstrip(" \t")) for row in rows]
    least = min(indents)
    if len(rows) > 1 and max(indents[::2]) == least < min(indents[1::2]):
        raise BoardError(
            f"line {second}, column 1: this row is indented and the one above is not, but the first, third, ... rows are those that stand"
            f" half a hex further right; indent them instead, or begin with a row of {NO_HEX!r}"
        )


def _read_row(line: str, row: int, number: int, cells: dict[str, Hex], where: dict[str, str]) -> None:
    """Read one row of hexes; `number` is that of its line, from 1."""
    col = 0
    for column, sign in enumerate(line, 1):
        if sign in " \t":
            continue
        place = f"line {number}, column {column}"
        if row >= hexes.MOST_ROWS or col >= hexes.MOST_COLS or len(cells) >= MOST_HEXES:
            most = f"{hexes.MOST_ROWS} rows, {hexes.MOST_COLS} hexes in a row, {MOST_HEXES:,} hexes in all"
            raise BoardError(f"{place}: the board is too large; there may be {most}")
        if sign != NO_HEX:
            if sign != SEA and not (sign.isascii() and sign.isalpha()):
                hint = "; an empty line stands before what the islands are worth" if "=" in line else f": {SIGNS}"
                raise BoardError(f"{place}: {shown(sign)} is no hex{hint}")
            name = hexes.name(row, col)
            cells[name] = Hex(row, col, None if sign == SEA else sign.lower(), sign.isupper())
            where[name] = place
        col += 1


def _read_bonus(lines: list[str], end: int, islands: set[str | None]) -> dict[str, int]:
    """What these islands are worth: one line after at least one empty line, and nothing behind it."""
    at = next((n for n in range(end, len(lines)) if lines[n]), None)
    if at is None:
        raise BoardError(f"line {len(lines)}, column 1: after the rows comes an empty line, then what the islands are worth, as {EXAMPLE}")
    bonus: dict[str, int] = {}
    column = 1
    for word in lines[at].replace("\t", " ").split(" "):
        if word:
            island, _, worth = word.partition("=")
            if not (worth.isascii() and worth.isdigit() and len(worth) <= 2):
                raise BoardError(f"line {at + 1}, column {column}: {shown(word)} is no island and its worth, such as {EXAMPLE}")
            if island not in islands or island in bonus:
                what = "stands there twice" if island in bonus else "has no hex above"
                raise BoardError(f"line {at + 1}, column {column}: the island {shown(island)} {what}")
            bonus[island] = int(worth)
        column += len(word) + 1
    for n in range(at + 1, len(lines)):
        if lines[n]:
            raise BoardError(f"line {n + 1}, column 1: {shown(lines[n])} stands behind the last line, which is what the islands are worth")
    return bonus


# mappings


def to_dict(graph: Any) -> dict[str, Any]:
    """A board as plain values for JSON: name, islands (bonus and hexes of each), sea, circles. Raises BoardError as `check` does.

    Hexes stand in the order of rows, islands in the order a to z, then aa. A board has at most 10,000 hexes.
    """
    found = _written(plan(graph))
    islands: dict[str, Any] = {island: {"bonus": worth, "hexes": []} for island, worth in found.bonus.items()}
    sea: list[str] = []
    for hex, cell in found.hexes.items():
        (sea if cell.island is None else islands[cell.island]["hexes"]).append(hex)
    return {"name": found.name, "islands": islands, "sea": sea, "circles": [hex for hex, cell in found.hexes.items() if cell.circle]}


def from_dict(mapping: Any) -> networkx.Graph[str]:
    """The graph of a board that was written as a mapping. Raises BoardError that names what is wrong; nothing is taken on trust."""
    return read_dict(mapping).graph()


def read_dict(mapping: Any) -> Plan:
    """The same as plain values, without networkx."""
    found = _with_keys(mapping, ("name", "islands", "sea", "circles"), "a board")
    islands = found["islands"]
    if not isinstance(islands, dict) or len(islands) > MOST_HEXES:
        raise BoardError(f"islands is a mapping of names to bonus and hexes, not {shown(islands)}")
    cells: dict[str, Hex] = {}
    bonus: dict[str, int] = {}
    for island, told in islands.items():
        told = _with_keys(told, ("bonus", "hexes"), f"the island {shown(island)}")
        bonus[island] = told["bonus"]
        for hex in _names(told["hexes"], f"the hexes of the island {shown(island)}"):
            _add(cells, hex, island)
    for hex in _names(found["sea"], "sea"):
        _add(cells, hex, None)
    for hex in _names(found["circles"], "circles"):
        if hex not in cells or cells[hex].circle:
            what = "bears a stone circle twice" if hex in cells else "bears a stone circle but is neither land nor sea"
            raise HexError(f"the hex {shown(hex)} {what}", hex)
        cells[hex] = cells[hex]._replace(circle=True)
    return checked_plan(found["name"], cells, bonus)


def _add(cells: dict[str, Hex], hex: str, island: str | None) -> None:
    if hex in cells:
        raise HexError(f"the hex {hex!r} stands there twice", hex)
    if len(cells) >= MOST_HEXES:
        raise BoardError(f"a written board has at most {MOST_HEXES:,} hexes")
    cells[hex] = Hex(*hexes.place(hex), island, False)


def _with_keys(value: Any, keys: tuple[str, ...], what: str) -> dict[str, Any]:
    """A mapping with exactly these keys."""
    if not isinstance(value, dict) or set(value) != set(keys):
        raise BoardError(f"{what} is a mapping with {', '.join(keys)}, not {shown(value)}")
    return value


def _names(value: Any, what: str) -> list[str]:
    """A list of texts that is not too long."""
    if not isinstance(value, list) or len(value) > MOST_HEXES:
        raise BoardError(f"{what} is a list of at most {MOST_HEXES:,} names of hexes, not {shown(value)}")
    for name in value:
        hexes.place(name)
    return value


def _written(found: Plan) -> Plan:
    if len(found.hexes) > MOST_HEXES:
        raise BoardError(f"a board of {len(found.hexes):,} hexes is not written down; {MOST_HEXES:,} are the most")
    return found


__all__ = ["HexError", "check", "from_dict", "from_text", "island_order", "plan", "read_dict", "read_text", "to_dict", "to_text"]
