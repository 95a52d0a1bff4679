"""What Port Royal tells in numbers: below the sea the odds of the next card, and on it at the end the result.

What a card would do stands at the left, each kind of card with its own odds at the right.
"""

from __future__ import annotations

from fractions import Fraction

from ....show.scene import Box, Item
from ....show.svg import Brush
from ..deck import COLOURS, SHIP_NAMES
from . import cards
from .odds import PEOPLE
from .sentences import Sentences

HEIGHT = 172.0
TONES = {"bust": "stop", "second": "hint", "new": "go", "person": "go", "expedition": "go", "tax": "hint"}
LINE, STEP = 22.0, 17.0  # between the lines of either part
KINDS = ((*COLOURS, *PEOPLE[:3]), PEOPLE[3:])
BAR = (196.0, 50.0)  # left end and width of a bar


def odds(b: Brush, told: Sentences, items: list[Item], x: float, y: float, w: float) -> str:
    """The odds of the next card as items; returns their ground."""
    b.rect(x, y, w, HEIGHT, 10, fill="panel", stroke="rule")
    b.text(x + 12, y + 22, told.odds_title(), 14, on="panel", bold=True)
    b.text(x + w - 12, y + 22, told.odds_basis(), 12, "soft", "panel", "end")
    b.line(x + 319, y + 36, x + 319, y + HEIGHT - 10)
    _legend(b, told, x + 258, y + 22)
    ground = b.take()
    if not told.draws:
        b.text(x + 12, y + 48 + LINE / 2, told.say("label.no_draw"), 12, "soft", "panel")
    for i, what in enumerate(told.odds.summary):
        if what in told.may_come:
            _bar(b, told, what, x, y + 48 + i * LINE)
    items.append(Item("odds", (x + 4, y + 30, 310, HEIGHT - 34), b.take(), told.odds_label()))
    for column, kinds in enumerate(KINDS):
        left = x + 332 + column * 180
        for i, kind in enumerate(kinds):
            _kind(b, told, kind, left, y + 46 + i * STEP)
        items.append(Item(f"odds-{column + 1}", (left - 6, y + 30, 176, HEIGHT - 34), b.take(), told.kinds_label(kinds)))
    return ground


def _legend(b: Brush, told: Sentences, x: float, y: float) -> None:
    """What the dots on ships mean (PR-2.9)."""
    for phrase in ("fleet.unseen", "fleet.seen"):
        cards.dot(b, x + 3, y - 4.5, phrase == "fleet.unseen")
        x += 21 + b.text(x + 10, y, told.say(phrase), 12, "soft", "panel")


def _bar(b: Brush, told: Sentences, what: str, x: float, y: float) -> None:
    """What a card would do: words, a bar, the number of cards, and per cents."""
    p = told.odds.summary[what]
    bold = what == "bust"
    b.text(x + 12, y, told.row_name(what), 12, on="panel", bold=bold, room=BAR[0] - 16)
    b.rect(x + BAR[0], y - 11, BAR[1], 13, 4, fill="card", stroke="grid")
    if p:
        width = max(4.0, BAR[1] * float(p))
        b.rect(x + BAR[0], y - 11, width, 13, 4, fill=TONES[what])
        if bold:
            b.rect(x + BAR[0], y - 11, width, 13, 4, fill=b.hatch("black"), opacity=0.35)
    _numbers(b, told, p, x + BAR[0] + BAR[1] + 26, x + 308, y, bold)


def _kind(b: Brush, told: Sentences, kind: str, x: float, y: float) -> None:
    """A kind of card: swatch or emblem, word, the number of cards, and per cents."""
    p = told.odds.kinds[kind]
    if kind in COLOURS:
        cards.swatch(b, kind, x, y - 11, 15, 13)
        word = told.short(f"{kind} {SHIP_NAMES[COLOURS.index(kind)]}")
    else:
        b.use(kind, x + 7.5, y - 4.5, 14)
        word = told.short(kind)
    b.text(x + 20, y, word, 12, "ink" if p else "soft", "panel", room=94)
    _numbers(b, told, p, x + 130, x + 166, y, False)


def _numbers(b: Brush, told: Sentences, p: Fraction, middle: float, right: float, y: float, bold: bool) -> None:
    ink = "ink" if p else "soft"
    if told.odds.cards:
        b.text(middle, y, int(p * told.odds.cards), 12, ink, "panel", "end", bold=bold)
    if not told.odds.is_nothing:
        b.text(right, y, told.percent(p), 12, ink, "panel", "end", bold=bold)


def result(b: Brush, told: Sentences, items: list[Item], x: float, y: float, w: float) -> None:
    """The end, on a sheet over the sea: who has won and why, then all seats in their order, each as an item."""
    state, seats = told.state, told.winners()
    b.rect(x, y, w, 82 + 31 * state.players, 10, fill="paper", stroke="edge", width=1.6)
    for i, seat in enumerate(seats):
        b.seat(seat, x + 28 + 32 * i, y + 30, 13)
    left = x + 20 + 32 * len(seats)
    b.use("governor", left + 10, y + 28, 26)
    title = told.say("result.shared" if len(seats) > 1 else "result.won", seats=[told.names[p] for p in seats])
    b.text(left + 32, y + 36, title, 20, bold=True, room=x + w - left - 44)
    b.text(x + 16, y + 62, told.say("result.why_expedition" if told.needs_expedition else "result.why"), 12, "soft", room=w - 32)
    items.append(Item("result", (x + 4, y + 4, w - 8, 64), b.take(), told.head()))
    places = state.ranking()
    for i, seat in enumerate(sorted(range(state.players), key=lambda p: places[p])):
        _place(b, told, seat, places[seat], items, (x + 4, y + 76 + 31 * i, w - 8, 28.0))


def _place(b: Brush, told: Sentences, seat: int, place: int, items: list[Item], box: Box) -> None:
    """A seat in the order of the end: place, name, points, coins, expeditions."""
    x, y, _, h = box
    state, base = told.state, y + 19
    points, coins, expeditions = state.points(seat), state.coins(seat), len(state.expeditions(seat))
    b.text(x + 44, base, told.say("result.place", n=place), 14, anchor="end", bold=True)
    b.seat(seat, x + 66, y + h / 2, 10)
    b.text(x + 88, base, told.names[seat], 15, bold=place == 1, room=200)
    for k, (symbol, n) in enumerate((("shield", points), ("coin", coins), ("compass", expeditions))):
        b.use(symbol, x + 306 + 92 * k, y + h / 2, 20, fill="badge")
        b.text(x + 322 + 92 * k, base + 1, n, 15, bold=True)
    label = told.say("label.place", n=place, seat=told.names[seat], points=points, coins=coins, expeditions=expeditions)
    items.append(Item(f"place-{seat}", box, b.take(), label))
