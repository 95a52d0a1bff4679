"""The table of Clippers, drawn from top to bottom: a line with round and badge, the map, companies, option cards, seats.

Nothing is hidden (CL-1.6): `seat` only says who looks, so that what may be laid is lit for the seat to move alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ....show import theme
from ....show.scene import Item, Scene
from ....show.svg import Brush
from ..pieces import State
from . import desk, panels, sea
from .emblems import SYMBOLS
from .ground import ground_of
from .layout import RIM, TOP, WIDTH
from .seat_words import SeatWords
from .sentences import Sentences

GAP = 8.0
BADGE = 260.0  # what is written on it takes at most


def scene(
    state: State, seat: int | None, lang: str = "en", names: Sequence[str] = ("A", "B", "C", "D", "E"), turned: Collection[str] = ()
) -> Scene:
    """The position as a seat sees it; `turned` are the ids of the departure cards that somebody has opened."""
    game = state.game
    ground = ground_of(game.chart, lang, game.rulebook)
    told, b = Sentences(state, seat, lang, names, ground), Brush(lang, SYMBOLS)
    shown = panels.opened(told, turned)
    items = [_status(b, told), *sea.items(told, shown), *desk.companies(b, told)]
    items += desk.result(b, told) if state.is_over else desk.options(b, told)
    words = SeatWords(told)
    seats, bottom = panels.draw(b, told, words, desk.ROW + desk.height(told) + GAP, shown)
    labels = [words.label(p) for p in range(state.players)]
    return Scene(
        game.rulebook.title[lang], told.description(labels), WIDTH, bottom + 4, ground.drawn, (*items, *seats), told.head(),
        told.text(labels), lang, SYMBOLS,
    )  # fmt: skip


def _status(b: Brush, told: Sentences) -> Item:
    """The line above the map: round and phase, the hook card, and what is known of the board."""
    state, right = told.state, WIDTH - RIM
    if told.badge:
        w = min(theme.text_width(told.badge, 13, bold=True), BADGE) + 28
        right -= w + 12
        b.rect(WIDTH - RIM - w, 4, w, 24, 12, fill="badge", stroke="coast", width=1.5)
        b.text(WIDTH - RIM - w / 2, 20.5, told.badge, 13, on="badge", anchor="middle", bold=True, room=BADGE + 1)
    at = RIM + 8 + b.text(RIM + 8, 21, told.stage(), 15, bold=True) + 18
    said = [told.stage()]
    if state.start >= 0 and not state.is_over:
        hook = told.say("status.hook", seat=told.names[state.start])
        b.use("hook", at + 6, 16, 18)
        at += 20 + b.text(at + 20, 21, hook, 13, "soft", room=240) + 18
        said.append(hook)
    title = state.game.chart.title
    b.text(right, 21, title, 13, "soft", anchor="end", room=max(right - at, 20))
    label = ". ".join([*said, title] if title else said) + "."
    return Item("status", (RIM, 2, WIDTH - 2 * RIM, TOP - 6), b.take(), " ".join([label, *told.of_board()]))
