"""A panel for every other seat of Valparaíso, and at the end the result.

Folded, a panel is one line with points, pesos, goods, hold, pieces and what the seat has planned; open, it also names its cards.
"""

from __future__ import annotations

from collections.abc import Collection

from ....core.text import Name
from ....show import theme
from ....show.scene import Item
from ....show.svg import Brush
from . import desk, land
from .emblems import OF_STEP
from .sea import shield
from .seat_words import SeatWords
from .sentences import Sentences

RIM, WIDTH = desk.RIM, desk.WIDTH
LINE, OPEN = 40.0, 90.0
GAP = 6.0
CROWDED = 3  # with so many seats the panels of others are folded to begin with
FOLD = 30.0
CARDS = 672.0  # where the cards to be used begin


def draw(b: Brush, told: Sentences, top: float, turned: Collection[str]) -> tuple[list[Item], float]:
    """Every seat but the one whose board lies open; `turned` are the folds that somebody has touched. Returns items and the end."""
    words, items, y = SeatWords(told), list[Item](), top
    for seat in (p for p in range(told.state.players) if p != told.desk):
        fold = f"fold-{seat}"
        is_open = (told.state.players < CROWDED) != (fold in turned)
        h = OPEN if is_open else LINE
        _frame(b, told, seat, y, h)
        _line(b, told, seat, y)
        if is_open:
            _more(b, told, seat, y + LINE)
        items.append(Item(f"seat-{seat}", (RIM + 5, y + 5, WIDTH - FOLD - 12, h - 10), b.take(), words.label(seat), radius=6))
        _arrow(b, RIM + WIDTH - FOLD / 2 - 2, y + LINE / 2, is_open)
        label = told.say("label.fold", seat=told.names[seat])
        items.append(Item(fold, (RIM + WIDTH - FOLD - 4, y + 4, FOLD, LINE - 8), b.take(), label, radius=6, fold=is_open))
        y += h + GAP
    return items, y - GAP if items else top


def _frame(b: Brush, told: Sentences, seat: int, y: float, h: float) -> None:
    strong = seat == told.state.to_move or seat in told.winners()
    b.rect(RIM, y, WIDTH, h, 8, fill="panel", stroke="ink" if strong else "rule", width=2.5 if strong else 1)


def _arrow(b: Brush, x: float, y: float, is_open: bool) -> None:
    b.rect(x - 12, y - 12, 24, 24, 6, fill="paper", stroke="grid", width=1.3)
    b.path(f"M{x - 5} {y + (3 if is_open else -2)}l5 {-5 if is_open else 5} 5 {5 if is_open else -5}", stroke="ink", width=2.2)


def _line(b: Brush, told: Sentences, seat: int, y: float) -> None:
    """One line: sign, name, points, pesos, goods, hold, houses, merchants, and what lies in the slots."""
    state, middle, base, x = told.state, y + LINE / 2, y + LINE / 2 + 5, RIM
    b.seat(seat, x + 22, middle, 11)
    if told.names[seat] != theme.SEAT_LETTERS[seat]:
        b.text(x + 40, base, told.names[seat], 14, on="panel", bold=True, room=76)
    if state.start == seat:
        b.use("lighthouse", x + 130, middle, 22)
    shield(b, state.points(seat), x + 160, middle, 25)
    b.use("peso", x + 190, middle, 18)
    b.text(x + 202, base, told.pesos(seat), 14, on="panel", bold=True)
    for left, amounts, symbol in ((240, state.goods(seat), ""), (382, state.hold(seat), "hull")):
        if symbol:
            b.use(symbol, x + left, middle - 3, 22, "edge", f"seat{theme.SEAT_LETTERS[seat]}")
        for k, (good, n) in enumerate(amounts.items()):
            at = x + left + (24 if symbol else 12) + 40 * k
            b.use(good, at, middle, 18)
            b.text(at + 12, base, n, 13, "ink" if n else "soft", "panel", bold=bool(n))
    letter = theme.SEAT_LETTERS[seat]
    b.use("hut", x + 544, middle, 19, "edge", f"seat{letter}")
    b.text(x + 557, base, state.built(seat), 13, on="panel", bold=True)
    land.merchant(b, seat, x + 590, middle - 1, 24)
    b.text(x + 604, base, told.say("times", n=state.supply(seat)), 13, on="panel", bold=True)
    b.use("reward", x + 640, middle, 18)
    b.text(x + 652, base, len(state.achievements(seat)), 13, on="panel", bold=True)
    _slots(b, told, seat, y)


def _slots(b: Brush, told: Sentences, seat: int, y: float) -> None:
    """What lies in the slots as emblems; of a seat that plans only that it does."""
    middle, plans = y + LINE / 2, told.plans(seat)
    if plans and not (told.seat is None and any(told.slots(seat))):
        b.text(RIM + CARDS, middle + 5, told.say(plans), 13, "soft", "panel", room=200)
        return
    for i, card in enumerate(told.slots(seat)):
        x = RIM + CARDS + 40 * i + (0 if i else -6)
        b.rect(x, y + 6, 37, LINE - 12, 5, fill="card" if card else "none", stroke="edge" if card else "grid", dash="" if card else "4 4")
        for k, step in enumerate(card.steps[:2] if card else ()):
            n = min(2, len(card.steps)) if card else 1
            b.use(OF_STEP.get(step.kind, step.kind), x + 18.5 + (k - (n - 1) / 2) * 17, middle, 22 if n == 1 else 16)


def _more(b: Brush, told: Sentences, seat: int, y: float) -> None:
    """The names of the cards to be used, and of the achievements."""
    words, lines = SeatWords(told), []
    slots = [(told.say("slot", n=i) if i else told.say("mayor"), card) for i, card in enumerate(told.slots(seat))]
    cards = [f"{slot} {told.title(card.name)}" for slot, card in slots if card]
    if cards or told.is_using:
        lines.append(" · ".join(cards) or told.say("no_cards"))
    held = [Name(told.say("worth", card=Name(told.title(card.name)), n=card.points)) for card in words.state.achievements(seat)]
    lines.append(told.say("achievements", cards=Name(", ".join(held))) if held else told.say("achievements.none"))
    base = y + 12
    for line in lines:
        base += 17 * b.paragraph(RIM + 40, base, line, WIDTH - 100, 12, on="panel", leading=16, most=2)


def result(b: Brush, told: Sentences, desk_top: float) -> list[Item]:
    """The end, where the slots of the open board were: who has won and why, then all seats in their order."""
    state, seats = told.state, told.winners()
    x, y, w = desk.LEFT + 60, desk_top + 12, 560.0
    b.rect(x, y, w, 84 + 31 * state.players, 10, fill="paper", stroke="edge", width=1.6)
    for i, seat in enumerate(seats):
        b.seat(seat, x + 28 + 32 * i, y + 30, 13)
    left = x + 24 + 32 * len(seats)
    title = told.say("result.shared" if len(seats) > 1 else "result.won", seats=told.seats(seats))
    b.text(left, y + 37, title, 20, bold=True, room=x + w - left - 14)
    why = "result.why_all" if state.game.options["tie_money"] == "all" else "result.why"
    b.text(x + 16, y + 63, told.say(why), 12, "soft", room=w - 32)
    items = [Item("result", (x + 4, y + 4, w - 8, 66), b.take(), told.head())]
    places = state.ranking()
    for i, seat in enumerate(sorted(range(state.players), key=lambda p: places[p])):
        top = y + 76 + 31 * i
        b.text(x + 44, top + 19, told.say("result.place", n=places[seat]), 14, anchor="end", bold=True)
        b.seat(seat, x + 66, top + 14, 10)
        b.text(x + 88, top + 19, told.names[seat], 15, bold=places[seat] == 1, room=230)
        shield(b, state.points(seat), x + 350, top + 14, 24)
        b.use("peso", x + 420, top + 14, 19)
        b.text(x + 436, top + 19.5, state.pesos(seat), 14, bold=True)
        points, pesos = told.words.points(state.points(seat)), told.words.pesos(state.pesos(seat))
        label = told.say("label.result_place", n=places[seat], seat=told.names[seat], points=points, pesos=pesos)
        items.append(Item(f"result-{seat}", (x + 4, top, w - 8, 28), b.take(), label))
    return items
