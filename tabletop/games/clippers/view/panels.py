"""The seats of Clippers in a row: country with its flag, money, markers, ports, the card held; departure cards open on demand."""

from __future__ import annotations

from collections.abc import Collection

from ....show import theme
from ....show.scene import Item
from ....show.svg import Brush
from .layout import RIM, WIDTH
from .seat_words import SeatWords
from .sentences import Sentences

GAP = 8.0
HEIGHT, LINE = 92.0, 30.0
FOLD = (34.0, 28.0)
CARD = (38.0, 22.0)


def opened(told: Sentences, turned: Collection[str]) -> list[int]:
    """The seats whose departure card lies open: folded to begin with."""
    return [p for p in range(told.state.players) if f"fold-{p}" in turned and told.state.card(p)]


def draw(b: Brush, told: Sentences, words: SeatWords, top: float, shown: Collection[int]) -> tuple[list[Item], float]:
    """A panel for each seat, and below them the cards that lie open. Returns items and the end."""
    found, n = list[Item](), told.state.players
    w = (WIDTH - 2 * RIM - GAP * (n - 1)) / n
    for p in range(n):
        x = RIM + p * (w + GAP)
        strong = p == told.state.to_move or p in told.winners()
        b.rect(x, top, w, HEIGHT, 8, fill="panel", stroke="ink" if strong else "rule", width=2.5 if strong else 1)
        _head(b, told, p, x, top, w)
        _purse(b, told, p, x, top + 66, w)
        found.append(Item(f"seat-{p}", (x + 3, top + 3, w - FOLD[0] - 12, HEIGHT - 6), b.take(), words.label(p), radius=6))
        if told.state.card(p):
            found.append(_fold(b, words, p, x + w - FOLD[0] - 6, top + 6, p in shown))
    y = top + HEIGHT + 6
    for p in shown:
        b.rect(RIM, y, WIDTH - 2 * RIM, LINE, 8, fill="panel", stroke="pick", width=1.6, dash="6 3")
        b.seat(p, RIM + 20, y + LINE / 2, 10)
        line = words.card_line(p)
        b.text(RIM + 40, y + LINE / 2 + 4.5, line, 13, on="panel", room=WIDTH - 2 * RIM - 52)
        found.append(Item(f"card-{p}", (RIM + 3, y + 3, WIDTH - 2 * RIM - 6, LINE - 6), b.take(), line, radius=6))
        y += LINE + 5
    return found, y - 5 if shown else top + HEIGHT


def _head(b: Brush, told: Sentences, p: int, x: float, top: float, w: float) -> None:
    """Sign and name, below them flag and country; who has the hook card."""
    b.seat(p, x + 22, top + 21, 11)
    if told.names[p] != theme.SEAT_LETTERS[p]:
        b.text(x + 40, top + 26, told.names[p], 15, on="panel", bold=True, room=w - 88)
    if told.state.start == p and not told.state.is_over:
        b.use("hook", x + w - 22, top + 48, 20)
    country = told.country(p)
    if country:
        b.use(f"flag{told.state.country(p)}", x + 22, top + 47, 24)
        b.text(x + 40, top + 51.5, country, 12, "soft", "panel", room=w - 112)


def _purse(b: Brush, told: Sentences, p: int, x: float, y: float, w: float) -> None:
    """Money, markers in stock, what the ports are worth, the option card."""
    state, base, on = told.state, y + 13.5, "panel"
    b.use("coin", x + 19, y + 9, 19)
    at = x + 31 + b.text(x + 31, base, state.money(p), 14, on=on, bold=True) + 9
    b.use("marker", at + 8, y + 9, 18, fill=f"seat{theme.SEAT_LETTERS[p]}")
    at += 18 + b.text(at + 18, base, told.say("times", n=state.stock(p)), 13, on=on) + 9
    b.text(at, base, told.say("seat.ports", n=told.scores[p]["ports"]), 12, on=on, bold=True, room=x + w - 6 - at)
    card = state.option(p)
    if card:
        left = x + w - CARD[0] - 35
        b.rect(left, y - 29, *CARD, 4, fill="card", stroke="ink", width=1.4)
        b.text(left + CARD[0] / 2, y - 13.5, told.say(f"card.{card}"), 12, on="card", anchor="middle", bold=True, room=CARD[0] - 3)


def _fold(b: Brush, words: SeatWords, p: int, x: float, y: float, is_open: bool) -> Item:
    """The button for the islands of a departure card."""
    w, h = FOLD
    b.rect(x, y, w, h, 6, fill="goglow" if is_open else "paper", stroke="grid", width=1.3)
    b.use("departure", x + 13, y + h / 2, 19)
    down = -4 if is_open else 4
    b.path(f"M{x + 23:.1f} {y + h / 2 - down / 2:.1f}l3 {down} 3 {-down}", stroke="ink", width=1.8)
    return Item(f"fold-{p}", (x, y, w, h), b.take(), words.fold_label(p), radius=6, fold=is_open)
