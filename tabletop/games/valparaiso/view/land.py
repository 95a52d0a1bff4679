"""The land of Valparaíso, drawn: the bay with its ships, places with houses and merchants, the tiles of each market."""

from __future__ import annotations

from collections.abc import Mapping

from ....show import theme
from ....show.scene import Box, Item
from ....show.svg import Brush
from ..board import ZONES
from ..cards import GOODS, Tile
from ..decisions import Build, Put, Ship, Start, Stay, Step, Swap, Trade
from . import ground
from .ground import Ground, Spot
from .sea import ship
from .sentences import Sentences

ROW = 3  # merchants of so many seats stand in a row
HUT, PAWN = 27.0, 28.0
COUNT = 26  # for how many there are


def bay(b: Brush, told: Sentences) -> Item:
    """The near sea."""
    x, y, w, h = ground.BAY
    b.rect(x, y, w, h, 8, fill="sea", stroke="coast", width=1.4, dash="5 4")
    b.paragraph(x + 10, y + 20, told.zone(ZONES[0]), w - 14, 14, on="sea", bold=True, most=2)
    for i, seat in enumerate(told.state.ships(ZONES[0])):
        ship(b, seat, x + 24 + 42 * (i % 3), y + 52 + 38 * (i // 3))
    near, part = tuple(f"zone-{zone}" for zone in ZONES[1:]), ZONES[0] if told.asks(Ship, Put) else ""
    return Item(f"zone-{ZONES[0]}", (x, y, w, h), b.take(), told.zone_label(ZONES[0]), part, near, radius=8, drop=h / 2 - 8)


def places(b: Brush, told: Sentences, laid: Ground, costs: Mapping[str, tuple[int, int]]) -> list[Item]:
    """Every place as an item, whose neighbours are those to which roads lead; then the tiles of each market."""
    found, can_be_touched = [], told.asks(Start, Step, Build, Trade, Swap, Stay)
    for name, spot in laid.spots.items():
        _place(b, told, name, spot)
        near = [f"place-{other}" for other in told.state.neighbours(name)]
        near += [f"column-{name}"] if name in laid.columns else []
        near += told.instead() if name in (told.state.mover, told.state.market) and told.seat in (None, told.actor) else []
        x, y, w, h = spot.box
        label, part = told.place_label(name, costs.get(name)), name if can_be_touched else ""
        found.append(Item(f"place-{name}", (x - 2, y - 2, w + 4, h + 4), b.take(), label, part, tuple(near), drop=h / 2))
    return [*found, *(_column(b, told, market, box) for market, box in laid.columns.items())]


def _place(b: Brush, told: Sentences, name: str, spot: Spot) -> None:
    """A place: its frame with houses and free spaces, its name below, merchants above."""
    x, y, w, h = spot.box
    state, kind = told.state, told.state.kind(name)
    on = "paper" if kind == "village" else "badge"
    b.rect(x, y, w, h, 8, fill=on, stroke="edge", width=2)
    if kind == "city":
        b.use("lighthouse", spot.x, spot.y, 34)
    else:
        for i, seat in enumerate(state.owners(name)):
            house(b, seat, x + 21 + ground.SPACE * i, spot.y)
        for i, points in enumerate(state.spaces(name), len(state.owners(name))):
            free(b, points, x + 21 + ground.SPACE * i, spot.y)
    _name(b, told.place(name), spot)
    standing = [(seat, n) for seat, n in enumerate(state.merchants_at(name)) if n]
    for start in range(0, len(standing), ROW):
        _merchants(b, told, standing[start : start + ROW], spot, y - 15 - ground.PAWN * (start // ROW))


def _name(b: Brush, name: str, spot: Spot) -> None:
    """What a place is called, inside the map whatever it is called."""
    x, y, room, h = ground.name_box(name, spot)
    b.rect(x, y, room, h, 6, fill="land")
    b.text(x + room / 2, y + 13, name, 13, on="land", anchor="middle", bold=True, room=room)


def house(b: Brush, seat: int, x: float, y: float) -> None:
    """A house of a seat."""
    letter = theme.SEAT_LETTERS[seat]
    b.use("hut", x, y - 1, HUT, "edge", f"seat{letter}")
    b.text(x, y + 8, letter, 12, theme.SEAT_INKS[seat], f"seat{letter}", "middle", bold=True)


def free(b: Brush, points: int, x: float, y: float) -> None:
    """A space for a house, with the points that it brings."""
    b.use("hut", x, y - 1, HUT, "grid", "card")
    b.text(x, y + 8, points, 12, on="card", anchor="middle", bold=True)


def _merchants(b: Brush, told: Sentences, standing: list[tuple[int, int]], spot: Spot, y: float) -> None:
    """A row of merchants, one for each seat, with their number where there are several."""
    widths = [24 + (COUNT if n > 1 else 0) for _, n in standing]
    x = spot.x - sum(widths) / 2 + 12
    for (seat, n), w in zip(standing, widths, strict=True):
        merchant(b, seat, x, y)
        if n > 1:
            b.text(x + 12, y + 10, told.say("times", n=n), 12, on="land", bold=True)
        x += w


def merchant(b: Brush, seat: int, x: float, y: float, size: float = PAWN) -> None:
    """A merchant, whose body bears the letter of its seat."""
    letter = theme.SEAT_LETTERS[seat]
    b.use("merchant", x, y, size, "edge", f"seat{letter}")
    b.text(x, y + size * 0.39, letter, 12, theme.SEAT_INKS[seat], f"seat{letter}", "middle", bold=True)


# tiles


def _column(b: Brush, told: Sentences, market: str, box: Box) -> Item:
    """The tiles of a market, the next one at the bottom in a bold frame."""
    x, y, w, _ = box
    tiles = told.state.tiles(market)
    for i, tile in enumerate(reversed(tiles)):
        top = y + i * ground.TILE[1]
        if tile:
            draw_tile(b, tile, (x, top, w, ground.TILE[1]), i == len(tiles) - 1)
        else:
            b.rect(x, top, w, ground.TILE[1] - 2, 4, fill="none", stroke="grid", dash="4 4")
    return Item(f"column-{market}", box, b.take(), told.column_label(market), "", (f"place-{market}",), radius=5)


def draw_tile(b: Brush, tile: Tile, box: Box, next_one: bool = False) -> None:
    """A tile: its letter, what it asks for, and what it brings."""
    x, y, w, h = box
    if next_one:
        b.rect(x + 1, y, w - 2, h - 1, 5, fill="badge", stroke="ink", width=2.6)
    else:
        b.rect(x, y, w, h - 2, 4, fill="card", stroke="grid", width=1)
    on, middle = ("badge" if next_one else "card"), y + h / 2 - 1
    b.text(x + 6, middle + 4.5, tile.letter, 12, "soft", on, bold=True)
    at = _amounts(b, x + 20, middle, tile.pay, 0, on)
    b.path(f"M{at + 1:.1f} {middle - 4:.1f}l5 4-5 4z", fill="ink")
    _amounts(b, at + 10, middle, tile.get, tile.points, on)


def _amounts(b: Brush, x: float, y: float, amounts: tuple[int, ...], points: int, on: str) -> float:
    """Goods, pesos and points as numbers and emblems from x on; returns where they end."""
    for kind, n in zip((*GOODS, "peso", "shield"), (*amounts, points), strict=True):
        if n:
            if n > 1 or kind in ("peso", "shield"):
                x += b.text(x, y + 4.5, n, 12, on=on, bold=True) + 1
            b.use(kind, x + 7, y, 14, fill="card")
            x += 16
    return x
