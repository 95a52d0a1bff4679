"""Below the map of Valparaíso: the spaces for houses in the city, from the lighthouse on, and the market tiles in reserve."""

from __future__ import annotations

from ....core.text import Name
from ....show.scene import Item
from ....show.svg import Brush
from . import ground, land
from .sea import shield
from .sentences import Sentences

TOP, RIM, WIDTH = ground.BOTTOM + 8, ground.RIM, ground.WIDTH
SPACE = (46.0, 54.0)
PITCH, LEFT = 49.0, RIM + 46
LINE = ground.TILE[1] + 5
KINDS = {"pesos": "peso", "points": "shield", "any good": "anygood"}


def height(told: Sentences) -> float:
    """How high this part is: more tiles in reserve take more rows."""
    columns, n = _columns(told), len(told.state.reserve)
    return max(SPACE[1] + 30, 26 + LINE * -(-n // columns)) + 4


def parts(b: Brush, told: Sentences) -> tuple[str, list[Item]]:
    """The ground, and as items every space and every tile."""
    b.rect(RIM, TOP, WIDTH - 2 * RIM, height(told), 10, fill="panel", stroke="rule")
    b.text(RIM + 10, TOP + 18, told.say("residences"), 12, "soft", "panel", room=_right(told) - 30)
    b.use("lighthouse", RIM + 24, TOP + 24 + SPACE[1] / 2, 34)
    x = _right(told)
    b.text(x, TOP + 18, told.say("reserve"), 12, "soft", "panel")
    drawn = b.take()
    return drawn, [*_spaces(b, told), *_reserve(b, told, x)]


def _right(told: Sentences) -> float:
    """Where the tiles begin."""
    return LEFT + PITCH * max(4, len(told.state.residence_spaces)) + 14


def _columns(told: Sentences) -> int:
    return max(1, int((WIDTH - RIM - 8 - _right(told)) // (ground.TILE[0] + 6)))


def _spaces(b: Brush, told: Sentences) -> list[Item]:
    found = []
    for i, (worth, kind, n, owner) in enumerate(told.state.residence_spaces):
        x, y = LEFT + PITCH * i, TOP + 25
        b.rect(x, y, *SPACE, 6, fill="card", stroke="grid" if owner is None else "edge", width=1.3)
        if owner is None:
            shield(b, worth, x + 23, y + 16)
        else:
            land.house(b, owner, x + 23, y + 16)
        if kind == "any good":
            b.use("anygood", x + 23, y + 41, 16)
        else:
            b.text(x + 21, y + 45.5, n, 12, on="card", anchor="end", bold=True)
            b.use(KINDS.get(kind, kind), x + 31, y + 41, 15, fill="card")
        found.append(Item(f"residence-{i + 1}", (x, y, *SPACE), b.take(), told.residence_label(i), radius=6))
    return found


def _reserve(b: Brush, told: Sentences, left: float) -> list[Item]:
    """The tiles that lie apart."""
    found, (w, h) = [], ground.TILE
    for i, tile in enumerate(told.state.reserve):
        row, column = divmod(i, _columns(told))
        box = (left + column * (w + 6), TOP + 25 + row * LINE, w, h + 2)
        land.draw_tile(b, tile, box)
        label = told.say("label.tile", tile=Name(tile.name), trade=told.words.trade(tile))
        found.append(Item(f"reserve-{tile.name}", box, b.take(), label, f"reserve {tile.name}", radius=5, drop=h / 2))
    return found
