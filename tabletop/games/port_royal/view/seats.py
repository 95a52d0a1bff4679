"""A line for each seat of Port Royal: coins, points, swords, what just happened to it, and its people by kind.

People stand in rows of tags; a seat with many kinds has more rows, and never fewer than two, so that the table seldom changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....show import theme
from ....show.scene import Item
from ....show.svg import Brush
from . import cards
from .seat_words import Group, SeatWords

LEAST = 2  # rows of tags
TAG, STEP, GAP = 26.0, 30.0, 6.0  # height of a tag, of a row, and between two seats
LEFT = 206.0  # where the tags begin
EDGE = 5.0  # the box of a seat lies so far inside its frame, where the marks of the last move find room


def lines(b: Brush, words: SeatWords, labels: Sequence[str], items: list[Item], x: float, y: float, w: float) -> float:
    """All seats as items from y on; returns the height of the table."""
    for seat, label in enumerate(labels):
        rows = _rows(words, seat, w - LEFT)
        h = max(LEAST, len(rows)) * STEP + 10
        _frame(b, words, seat, x, y, w, h)
        _numbers(b, words, seat, x, y)
        for k, row in enumerate(rows):
            left = x + LEFT
            for group, width in row:
                _tag(b, words, group, left, y + 7 + k * STEP, width)
                left += width + 4
        if not rows:
            b.text(x + LEFT, y + 24, words.told.say("seat.none"), 12, "soft", "panel")
        items.append(Item(f"seat-{seat}", (x + EDGE, y + EDGE, w - 2 * EDGE, h - 2 * EDGE), b.take(), label, radius=6))
        y += h + GAP
    return y - GAP + 4


def _frame(b: Brush, words: SeatWords, seat: int, x: float, y: float, w: float, h: float) -> None:
    state = words.state
    strong = seat == state.to_move or seat in words.told.winners()
    b.rect(x, y, w, h, 8, fill="panel", stroke="ink" if strong else "rule", width=2.5 if strong else 1)
    if seat == state.active and not state.is_over:
        b.rect(x + 1.5, y + 10, 5, h - 20, 2.5, fill="ink")  # whose turn it is, also while another seat decides


def _numbers(b: Brush, words: SeatWords, seat: int, x: float, y: float) -> None:
    """Sign, name, coins, points and swords; below what just happened, else how far the seat is from the end."""
    state, name = words.state, words.told.names[seat]
    b.seat(seat, x + 22, y + 19, 10)
    if name != theme.SEAT_LETTERS[seat]:
        b.text(x + 40, y + 24, name, 15, on="panel", bold=True, room=LEFT - 50)
    for k, (symbol, n) in enumerate((("coin", state.coins(seat)), ("shield", state.points(seat)), ("sword", state.swords(seat)))):
        b.use(symbol, x + 22 + 60 * k, y + 41, 18, fill="badge")
        b.text(x + 36 + 60 * k, y + 46.5, n, 15, on="panel", bold=True)
    change = words.change(seat)
    b.text(x + 12, y + 62.5, change or words.to_go(seat), 12, "ink" if change else "soft", "panel", bold=bool(change), room=LEFT - 18)


def _rows(words: SeatWords, seat: int, room: float) -> list[list[tuple[Group, float]]]:
    """The tags of a seat in rows, each with its width."""
    rows: list[list[tuple[Group, float]]] = []
    left = room
    for group in [*words.people(seat), *words.expeditions(seat)]:
        width = _width(words, group)
        if not rows or left + width > room - 8:
            rows.append([])
            left = 0.0
        rows[-1].append((group, width))
        left += width + 4
    return rows


def _width(words: SeatWords, group: Group) -> float:
    if group.kind in cards.ASKED_FOR:
        return 27 + 19 * len(cards.ASKED_FOR[group.kind]) + 28
    size = theme.LEAST_KOREAN if words.told.lang == "ko" else theme.LEAST_TYPE
    number = 6 + theme.text_width(words.told.say("number", n=group.number), size, bold=True) if group.number > 1 else 0.0
    swatch = 19.0 if group.kind.endswith(" trader") else 0.0
    return 27 + swatch + theme.text_width(_name(words, group), size) + number + 31


def _name(words: SeatWords, group: Group) -> str:
    return words.told.short(group.kind)


def _tag(b: Brush, words: SeatWords, group: Group, x: float, y: float, w: float) -> None:
    """People of a kind: emblem, a trader's colour, name, number and points; or an expedition: whom it asked for, and points."""
    is_expedition = group.kind in cards.ASKED_FOR
    b.rect(x, y, w, TAG, 6, fill="badge" if is_expedition else "card", stroke="edge", width=1.3)
    on, at = ("badge" if is_expedition else "card"), x + 27
    if is_expedition:
        b.use("compass", x + 15, y + TAG / 2, 17)
        asked = cards.ASKED_FOR[group.kind]
        cards.emblems(b, asked, at + 9.5 * len(asked), y + TAG / 2, 16, 19)
    else:
        b.use(group.kind.split()[-1], x + 15, y + TAG / 2, 18)
        if group.kind.endswith(" trader"):
            cards.swatch(b, group.kind.split()[0], at, y + 7, 14, 12)
            at += 19
        at += b.text(at, y + 17.5, _name(words, group), 12, on=on)
        if group.number > 1:
            b.text(at + 6, y + 17.5, words.told.say("number", n=group.number), 12, on=on, bold=True)
    cards.shield(b, group.points, x + w - 15, y + TAG / 2, 21, "card" if is_expedition else "badge")
