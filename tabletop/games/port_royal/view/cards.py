"""The cards of Port Royal, drawn: ships and people of the harbour, expeditions, and the ways to pay for one.

A ship is told by hatching, name, colour in words and emblem, and bears signs of its fleet; a person by name and emblem. Lengths are px.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....show import theme
from ....show.scene import Box
from ....show.svg import Brush, number
from ..deck import ASKED, EXPEDITION_INCOME, EXPEDITION_POINTS, EXPEDITIONS, GIVERS, SWORDS, TAXES
from .sentences import WORTH, Sentences

WIDTH, HEIGHT = 92.0, 124.0
BAND = 32.0  # of a ship, in its colour
OPEN = 56.0  # height of an expedition
CHIP = 40.0  # height of a way to pay, which a finger can touch
SIGNS = 14.0  # between the lines of the signs of a fleet
ASKED_FOR = dict(zip(EXPEDITIONS, ASKED, strict=True))


def ship(b: Brush, told: Sentences, card: str, x: float, y: float) -> Box:
    """A ship: band of its colour with its name, emblem and colour; at the left coins, and swords or a skull; at the right its fleet."""
    colour, name, numbers = card.split()
    coins, swords = numbers.split("/")
    _blank(b, x, y)
    low, right = number(y + BAND), number(x + WIDTH - 9)
    b.path(f"M{number(x + 1)} {low}V{number(y + 9)}q0-8 8-8H{right}q8 0 8 8V{low}z", fill=b.hatch(colour))
    b.line(x, y + BAND, x + WIDTH, y + BAND, stroke="edge", width=1.3)
    plate = min(WIDTH - 8, theme.text_width(told.short(name), 13, bold=True) + 14)
    b.rect(x + (WIDTH - plate) / 2, y + 6, plate, 20, 10, fill="card", stroke="edge", width=1.3)
    b.text(x + WIDTH / 2, y + 20.5, told.short(name), 12, on="card", anchor="middle", bold=True)
    b.use(name, x + 22, y + 48, 28)
    b.text(x + 65, y + 52, told.word(colour), 12, "soft", "card", "middle")
    for i in range(int(coins)):
        line, column = divmod(i, 2)
        b.use("coin", x + (13.5 if int(coins) - 2 * line > 1 else 22) + 17 * column, y + (74 if int(coins) > 2 else 81) + 16 * line, 16)
    if swords == "skull":
        b.use("skull", x + 22, y + 110, 21)
    else:
        b.use("sword", x + 15, y + 110, 21)
        b.text(x + 24, y + 116, swords, 16, on="card", bold=True)
    _fleet(b, told, colour, x + 42, y + 64)
    return (x, y, WIDTH, HEIGHT)


def _fleet(b: Brush, told: Sentences, colour: str, x: float, y: float) -> None:
    """The ships of a colour by their swords: a dot for each, full as long as it lies nowhere face up (PR-2.9)."""
    b.line(x, y + 2, x, y + 54)
    for i, (swords, unseen, of) in enumerate(told.fleet(colour)):
        base = y + 9 + SIGNS * i
        if swords == "skull":
            b.use("skull", x + 9.5, base - 4.5, 14)
        else:
            b.text(x + 9.5, base, swords, 12, on="card", anchor="middle")
        for k in range(of):
            dot(b, x + 20.5 + 7.3 * k, base - 4.5, k < unseen)


def dot(b: Brush, x: float, y: float, unseen: bool) -> None:
    """A ship of a fleet, full as long as it is not seen."""
    b.circle(x, y, 2.4, fill="ink" if unseen else "none", stroke="ink" if unseen else "soft", width=1.1)


def berth(b: Brush, told: Sentences, colour: str, x: float, y: float) -> None:
    """The place of a ship of a colour, of which none lies in the harbour."""
    b.slot(x, y, WIDTH, HEIGHT, "rule")
    swatch(b, colour, x + WIDTH / 2 - 17, y + 10, 34, 10)
    b.text(x + WIDTH / 2, y + 36, told.word(colour), 12, "soft", "sea", "middle")


def person(b: Brush, told: Sentences, card: str, copies: int, x: float, y: float) -> Box:
    """A person: name, emblem, swords or colour, price and points, and what the seat that decides would pay."""
    kind, _, price = card.rpartition(" ")
    emblem = kind.split()[-1]
    _blank(b, x, y)
    title = told.short(emblem)
    b.text(x + WIDTH / 2, y + 18, title, 12, on="card", anchor="middle", bold=theme.text_width(title, 12, bold=True) <= WIDTH - 4)
    b.line(x + 8, y + 25, x + WIDTH - 8, y + 25)
    if emblem != kind:
        b.use(emblem, x + 26, y + 53, 32)
        swatch(b, kind.split()[0], x + 48, y + 36, 34, 14)
        b.text(x + 65, y + 66, told.word(kind.split()[0]), 12, "soft", "card", "middle")
    else:
        b.use(emblem, x + WIDTH / 2, y + 54, 38)
    for i in range(SWORDS.get(kind, 0)):
        b.use("sword", x + WIDTH - 15, y + 43 + 20 * i, 17)
    if copies > 1:
        b.text(x + 8, y + 47, told.say("number", n=copies), 13, on="card", bold=True)
    pays, fee = told.pays(card)
    if fee or pays != int(price):
        said = told.say("pays_fee" if fee else "pays", n=pays, fee=fee)
        b.text(x + WIDTH / 2, y + 91, said, 12, on="card", anchor="middle", room=WIDTH - 6)
    b.use("coin", x + 19, y + 106, 19)
    b.text(x + 32, y + 112, price, 16, on="card", bold=True)
    shield(b, WORTH[card], x + WIDTH - 20, y + 106, 24)
    return (x, y, WIDTH, HEIGHT)


def expedition(b: Brush, card: str, x: float, y: float) -> Box:
    """An expedition: whom it asks for, its coins and its points."""
    asked, i = ASKED_FOR[card], EXPEDITIONS.index(card)
    b.rect(x, y, WIDTH, OPEN, 8, fill="badge", stroke="edge", width=1.5)
    emblems(b, asked, x + WIDTH / 2, y + 17, 22, 27)
    b.line(x + 7, y + 32, x + WIDTH - 7, y + 32, stroke="coast")
    b.use("coin", x + 19, y + 44, 16)
    b.text(x + 30, y + 50, EXPEDITION_INCOME[i], 14, on="badge", bold=True)
    shield(b, EXPEDITION_POINTS[i], x + WIDTH - 20, y + 44, 21, "card")
    return (x, y, WIDTH, OPEN)


def way(b: Brush, given: str, x: float, y: float) -> Box:
    """A way to pay for an expedition: the people that are given."""
    b.rect(x, y, WIDTH, CHIP, CHIP / 2, fill="paper", stroke="grid", width=1.5)
    emblems(b, given.split(), x + WIDTH / 2, y + CHIP / 2, 21, 25)
    return (x, y, WIDTH, CHIP)


def emblem_of(card: str) -> str:
    """The symbol of a card."""
    if card in TAXES:
        return "scroll"
    if card in EXPEDITIONS:
        return "compass"
    return card.split()[1] if "/" in card else card.rpartition(" ")[0].split()[-1]


def emblems(b: Brush, kinds: Sequence[str], x: float, y: float, size: float, pitch: float) -> None:
    """Emblems of people who travel, side by side round x, y."""
    for i, kind in enumerate(kinds):
        assert kind in GIVERS
        b.use(kind, x + (i - (len(kinds) - 1) / 2) * pitch, y, size)


def swatch(b: Brush, colour: str, x: float, y: float, w: float, h: float) -> None:
    """A colour of ships by its hatching; its word stands beside it."""
    b.rect(x, y, w, h, 3, fill=b.hatch(colour), stroke="edge", width=1.2)


def shield(b: Brush, points: int, x: float, y: float, size: float = 24, on: str = "badge") -> None:
    """Points in a shield round x, y."""
    b.use("shield", x, y, size, fill=on)
    b.text(x, y + 4.2, points, 12, on=on, anchor="middle", bold=True)


def _blank(b: Brush, x: float, y: float) -> None:
    b.rect(x, y, WIDTH, HEIGHT, 9, fill="card", stroke="edge", width=1.6)
