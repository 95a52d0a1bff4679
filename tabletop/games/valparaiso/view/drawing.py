"""The table of Valparaíso, drawn from top to bottom: the open sea, the map, the city, one seat's board, the panels of the others.

`seat` is who looks: its own board lies open; for None, who may see all, it is that of whoever decides. What is legal is not marked here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ....show.scene import Item, Scene
from ....show.svg import Brush
from ..pieces import State
from . import city, journey, land, panels, sea
from .desk import Desk
from .emblems import SYMBOLS
from .ground import ground_of
from .seat_words import SeatWords
from .sentences import Sentences

GAP = 8.0


def scene(
    state: State, seat: int | None, lang: str = "en", names: Sequence[str] = ("A", "B", "C", "D", "E"), turned: Collection[str] = ()
) -> Scene:
    """The position as a seat sees it; `turned` are the ids of the panels that were opened or folded by hand."""
    told, b = Sentences(state, seat, lang, names), Brush(lang, SYMBOLS)
    laid, costs = ground_of(state.game.chart, state.players), journey.lit(state, state.mover)
    items: list[Item] = [sea.status(b, told)]
    waters, cards = sea.zones(b, told)
    town, spaces = city.parts(b, told)
    items += [*cards, land.bay(b, told), *land.places(b, told, laid, costs), *journey.plates(lang, state, costs), *spaces]
    desk = Desk(b, told, city.TOP + city.height(told) + GAP)
    board = desk.draw()
    end = panels.result(b, told, desk.top) if state.is_over else []
    others, bottom = panels.draw(b, told, desk.bottom + GAP, turned)
    words = SeatWords(told)
    labels = [words.label(p) for p in range(state.players)]
    return Scene(
        state.game.rulebook.title[lang], told.description(labels), sea.WIDTH, bottom + 4, waters + laid.drawn + town + board,
        (*items, *desk.items, *end, *others), told.head(), told.text(labels), lang, SYMBOLS,
    )  # fmt: skip
