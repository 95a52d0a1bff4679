"""The table of Blue Lagoon, drawn: the board with its pieces and tokens, the score sheet below it.

Every hex is an item, called like the hex, and its part as well; arrow keys walk from one to those that touch it. Nothing is hidden
in this game: `seat` only says whose supply of villages may be touched, None that of whoever is to move.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....show.scene import Item, Scene
from ..pieces import State
from . import sheet
from .emblems import SYMBOLS
from .ground import DROP, Ground, ground_of
from .sentences import Sentences

GAP = 6.0  # px between board and sheet


def scene(state: State, seat: int | None, lang: str = "en", names: Sequence[str] = ("A", "B", "C", "D")) -> Scene:
    """The position as a seat sees it, which is as everybody does."""
    game = state.game
    ground = ground_of(game.chart, lang, game.rulebook)
    told = Sentences(state, lang, names[: state.players], ground)
    scores = [state.phase_scores(phase) for phase in told.phases()]
    labels = [told.seat_label(p, scores) for p in range(state.players)]
    y = ground.height + GAP
    actor = state.to_move if seat is None else seat
    items = (*_hexes(ground, told), ground.signs, *sheet.seat_items(told, labels, scores, y, actor))
    return Scene(
        game.rulebook.title[lang], told.description(labels), ground.width, y + sheet.height(told),
        ground.drawn + sheet.headings(told, y), items, told.head(), told.text(labels), lang, SYMBOLS,
    )  # fmt: skip


def last_items(state: State) -> frozenset[str]:
    """The hex of the piece placed last in this phase."""
    return frozenset(() if state.last_placed is None else (state.last_placed,))


def _hexes(ground: Ground, told: Sentences) -> list[Item]:
    return [
        Item(
            name, ground.boxes[h], ground.shape(h, held), told.hex_label(h), name, ground.near[h], hexagon=True, drop=DROP if held else 0,
        )
        for h, (name, held) in enumerate(zip(ground.chart.names, told.held, strict=True))
    ]  # fmt: skip
