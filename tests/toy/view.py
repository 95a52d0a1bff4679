"""The Marsh as one seat sees it: places on a ring, paths between them, the seat's chips below, what is shown beside."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tabletop.core.rulebook import Rulebook
from tabletop.show.scene import Item, Scene
from tabletop.show.svg import Brush

from .pieces import State

WIDTH, HEIGHT = 480, 420
MIDDLE, RADIUS, DISC = (200, 170), 120, 24
CHIP_ROW = 350


def scene(state: State, seat: int | None, lang: str, names: Sequence[str]) -> Scene:
    """What a seat may see of a position; None sees all."""
    brush, book = Brush(lang), state.game.rulebook
    spots = {place: _spot(i, len(state.names)) for i, place in enumerate(state.names)}
    for place, (x, y) in spots.items():
        for other in state.near(place):
            brush.line(x, y, *spots[other])
    ground = brush.take()
    items = [_place(brush, book, state, place, spots[place], names) for place in state.names]
    for p in range(state.players):
        items += _chips(brush, book, state, p, seat in (None, p), names)
    brush.rect(390, CHIP_ROW, 70, 34, 9, fill="card", stroke="edge")
    brush.text(425, CHIP_ROW + 22, book.word("rest", lang), on="card", anchor="middle")
    items.append(Item("rest", (390, CHIP_ROW, 70, 34), brush.take(), book.word("rest", lang), "rest"))
    head = _head(book, state, lang, names)
    text = "\n".join([head, *(item.label for item in items[:-1])])
    return Scene(book.title[lang], head, WIDTH, HEIGHT, ground, tuple(items), head, text, lang=lang)


def last_items(state: State) -> frozenset[str]:
    """The places that the last move touched."""
    return frozenset(f"place {e.amount}" for e in state.events if e.kind in ("lifts", "sets"))


def _spot(i: int, n: int) -> tuple[float, float]:
    angle = 2 * math.pi * i / n
    return round(MIDDLE[0] + RADIUS * math.sin(angle), 1), round(MIDDLE[1] - RADIUS * math.cos(angle), 1)


def _place(brush: Brush, book: Rulebook, state: State, place: str, spot: tuple[float, float], names: Sequence[str]) -> Item:
    x, y = spot
    pegs = [p for p in range(state.players) for peg in state.pegs(p) if peg == place]
    points = state.box.points[state.names.index(place)]
    brush.circle(x, y, DISC, fill="land", stroke="coast")
    for k, p in enumerate(pegs):
        brush.seat(p, x + 10 * (k - (len(pegs) - 1) / 2), y - 6, 8)
    brush.text(x, y + DISC + 12, f"{book.word(place, brush.lang)} {points}", 12, anchor="middle")
    stands = [names[p] for p in pegs] or book.word("nobody", brush.lang)
    label = book.phrase("place", brush.lang, place=place, points=points, pegs=stands)
    near = tuple(f"place {name}" for name in state.near(place))
    return Item(f"place {place}", (x - DISC, y - DISC, 2 * DISC, 2 * DISC), brush.take(), label, place, near, radius=DISC)


def _chips(brush: Brush, book: Rulebook, state: State, p: int, open_: bool, names: Sequence[str]) -> list[Item]:
    hand = state.hand(p)
    planned = state.plan(p) if open_ else book.word("hidden" if state.plan(p) else "nothing", brush.lang)
    known = state.known(p) or book.word("none", brush.lang)
    values = {"seat": names[p], "held": len(hand), "planned": planned or "nothing", "known": known, "shown": state.shown(p) or "nothing"}
    y = 40 + 44 * p
    brush.seat(p, 370, y, 10)
    brush.text(388, y + 4, f"{len(hand)} / {values['planned']}", 13)
    found = [Item(f"seat {p}", (356, y - 14, 110, 28), brush.take(), book.phrase("seat", brush.lang, **values))]
    for k, chip in enumerate(hand if open_ else ()):
        x, cy = 20 + 44 * k + 20 * p, CHIP_ROW + 12 * p
        brush.circle(x + 17, cy + 17, 17, fill="card", stroke="edge")
        brush.text(x + 17, cy + 22, chip, 16, on="card", anchor="middle")
        label = book.phrase("chip", brush.lang, chip=chip, seat=names[p])
        found.append(Item(f"chip {p}.{k}", (x, cy, 34, 34), brush.take(), label, f"chip {chip}", radius=17))
    return found


def _head(book: Rulebook, state: State, lang: str, names: Sequence[str]) -> str:
    if state.to_move < 0:
        return book.phrase("over" if state.is_over else "bag", lang, left=state.in_bag)
    return book.phrase(state.phase, lang, seat=names[state.to_move], steps=state.steps)
