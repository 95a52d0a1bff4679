"""Below the map of Clippers: a chip for each company, option cards with the button that ends a turn, and at the end the result."""

from __future__ import annotations

from functools import partial

from ....show import theme
from ....show.scene import Item
from ....show.svg import Brush
from ..board import COMPANIES, FLEETS
from ..board import OPTIONS as CARDS
from .lanes import LETTERS, sample
from .layout import BOTTOM, RIM, WIDTH
from .seat_words import SeatWords
from .sentences import Sentences

GAP = 8.0
CHIP, TOP = (152.0, 82.0), BOTTOM + GAP
PILL = 28.0
ROW = TOP + CHIP[1] + GAP  # where option cards begin
CARD = (203.0, 76.0)
DONE = (104.0, 44.0)
LINE = 30.0  # of the result
OWED = 66.0


def companies(b: Brush, told: Sentences) -> list[Item]:
    """Sticks, sticks to spare and ships of each company; what can be bought, and what the seat to move has to place."""
    found: list[Item] = []
    for c in range(len(COMPANIES)):
        key = ("chip", told.company_label(c), told.spare(c))
        found += told.ground.kept(key, partial(_chip, b, told, c))
        if c < FLEETS:
            found += _owed(b, told, c, RIM + (c + 1) * (CHIP[0] + GAP) - GAP - OWED - 4)
    return found


def _chip(b: Brush, told: Sentences, c: int) -> tuple[Item, ...]:
    """A company, and its ships in the supply."""
    company, x = COMPANIES[c], RIM + c * (CHIP[0] + GAP)
    left, spare = told.state.sticks(company), told.spare(c)
    b.rect(x, TOP, *CHIP, 8, fill="panel", stroke="rule")
    sample(b, company, x + 10, TOP + 16)
    b.text(x + 58, TOP + 20.5, f"{LETTERS[company]} {told.company(c)}", 13, on="panel", bold=True, room=CHIP[0] - 62)
    said = told.say("chip.sticks", n=left) if spare == left else told.say("chip.spare", n=left, spare=spare)
    b.text(x + 10, TOP + 39.5, said, 12, on="panel", room=CHIP[0] - 16)
    if c >= FLEETS:
        said = told.say("chip.open" if told.state.purple_is_open else "chip.shut")
        b.text(x + 10, TOP + 66, said, 12, "soft", "panel", room=CHIP[0] - 16)
    near = () if c >= FLEETS else (f"buy-{company}",)
    box = (x + 2, TOP + 2, CHIP[0] - 4, CHIP[1] - PILL - 8)
    chip = Item(f"company-{company}", box, b.take(), told.company_label(c), company, near, radius=7, drop=box[3] / 2)
    return (chip, _buy(b, told, c, x + 4)) if near else (chip,)


def _buy(b: Brush, told: Sentences, c: int, x: float) -> Item:
    """The ships of a company in the supply, with their price (CL-5.1)."""
    company, y, w, n = COMPANIES[c], TOP + CHIP[1] - PILL - 4, 72.0, told.state.ships(COMPANIES[c])
    b.rect(x, y, w, PILL, PILL / 2, fill="card", stroke="grid", width=1.4)
    b.use("clipper", x + 15, y + PILL / 2 - 1, 19, fill=company)
    said = told.say("chip.ships", n=n, price=told.state.ship_price) if n else told.say("chip.none")
    b.text(x + 28, y + PILL / 2 + 4.4, said, 12, "ink" if n else "soft", "card", room=w - 31)
    label = told.say("label.buy", company=told.company(c), n=n, price=told.state.ship_price)
    near = (f"company-{company}",)
    return Item(f"buy-{company}", (x, y, w, PILL), b.take(), label, f"ship {company}", near, radius=PILL / 2, drop=PILL / 2, aside=True)


def _owed(b: Brush, told: Sentences, c: int, x: float) -> list[Item]:
    """Ships of a company that the seat whose turn it is has bought and has to place (CL-5.4): touched before the way of the branch."""
    state, company = told.state, COMPANIES[c]
    n = state.owed(state.to_move).get(company, 0) if state.to_move >= 0 else 0
    if not n:
        return []
    y = TOP + CHIP[1] - PILL - 4
    b.rect(x, y, OWED, PILL, PILL / 2, fill="badge", stroke="edge", width=1.6)
    b.seat(state.to_move, x + 14, y + PILL / 2, 7, letter=False)
    b.use("clipper", x + 33, y + PILL / 2 - 1, 19, fill=company)
    b.text(x + 45, y + PILL / 2 + 4.4, told.say("times", n=n), 12, on="badge", bold=True)
    label = told.say("label.owed", seat=told.names[state.to_move], company=told.company(c), n=n)
    part = f"new {company}" if told.acts else ""
    near = (f"company-{company}", f"buy-{company}")
    return [Item(f"new-{company}", (x, y, OWED, PILL), b.take(), label, part, near, radius=PILL / 2, drop=PILL / 2)]


def options(b: Brush, told: Sentences) -> list[Item]:
    """Done, and the option cards: what they cost and do, how many are left, who holds them (CL-1.5, CL-3.1)."""
    state, found = told.state, [_done(b, told)]
    for i, card in enumerate(CARDS):
        holders = tuple(p for p in range(state.players) if state.option(p) == card)
        key = ("card", card, state.cards_left(card), holders, told.names)
        found.append(told.ground.kept(key, partial(_card, b, told, i, holders)))
    return found


def _card(b: Brush, told: Sentences, i: int, holders: tuple[int, ...]) -> Item:
    """An option card: its name, price and copies, the seats that hold it, what it does."""
    state, card, x = told.state, CARDS[i], RIM + DONE[0] + GAP + i * (CARD[0] + GAP)
    n = state.cards_left(card)
    b.rect(x, ROW, *CARD, 8, fill="card", stroke="edge" if n else "grid", width=1.4, dash="" if n else "6 4")
    at = x + 10 + b.text(x + 10, ROW + 24, told.say(f"card.{card}"), 18, "ink" if n else "soft", "card", bold=True) + 10
    price = told.say("price", n=state.price(card)) if state.price(card) else told.say("price.free")
    b.text(at, ROW + 23, told.say("card.left", price=price, n=n), 12, "soft", "card")
    for k, seat in enumerate(holders):
        b.seat(seat, x + CARD[0] - 18 - 25 * (len(holders) - 1 - k), ROW + 18, 10)
    b.paragraph(x + 10, ROW + 45, told.say(f"does.{card}"), CARD[0] - 18, 12, on="card", leading=17, most=2)
    label = SeatWords(told).option_label(card)
    return Item(f"option-{card}", (x, ROW, *CARD), b.take(), label, card, radius=8, drop=CARD[1] / 2, aside=True)


def _done(b: Brush, told: Sentences) -> Item:
    """Ends the turn: in phase 1 without marker or card a pass (CL-2.2, CL-3.6)."""
    state = told.state
    word = "pass" if state.phase == "phase 1" and not state.acted else "done"
    y, (w, h) = ROW + (CARD[1] - DONE[1]) / 2, DONE
    b.rect(RIM, y, w, h, h / 2, fill="paper", stroke="grid", width=1.5)
    b.text(RIM + w / 2, y + h / 2 + 4.8, told.say(f"do.{word}"), 14, anchor="middle", bold=True, room=w - 14)
    return Item("done", (RIM, y, w, h), b.take(), told.say(f"label.{word}"), "done", radius=h / 2, drop=h / 2, aside=True)


def height(told: Sentences) -> float:
    """How high the part below the companies is: cards, or the result."""
    return 84 + LINE * told.state.players if told.state.is_over else CARD[1]


def result(b: Brush, told: Sentences) -> list[Item]:
    """The end, where the option cards were: who has won and why, then all seats in their order (CL-8.3 to CL-8.6)."""
    state, winner = told.state, told.winners()[0]
    x, y, w = RIM + 180, ROW, WIDTH - 2 * RIM - 360
    b.rect(x, y, w, height(told) - 4, 10, fill="paper", stroke="edge", width=1.6)
    b.seat(winner, x + 28, y + 28, 13)
    b.text(x + 52, y + 35, told.say("result.won", seat=told.names[winner]), 20, bold=True, room=w - 66)
    b.text(x + 16, y + 62, told.say("result.why"), 12, "soft", room=w - 32)
    places, scores = state.ranking(), told.scores
    order = sorted(range(state.players), key=lambda p: places[p])
    rows = ["result", *(f"result-{p}" for p in order)]
    found = [Item("result", (x + 4, y + 4, w - 8, 64), b.take(), told.head(), near=(rows[1],))]
    for i, p in enumerate(order):
        top = y + 74 + LINE * i
        b.text(x + 44, top + 19, told.say("result.place", n=places[p]), 14, anchor="end", bold=True)
        b.seat(p, x + 66, top + 14, 10)
        name = told.names[p] if told.names[p] != theme.SEAT_LETTERS[p] else ""
        b.text(x + 86, top + 19, name, 15, bold=places[p] == 1, room=180)
        values = {"money": state.money(p), "ports": scores[p]["ports"], "n": scores[p].total}
        b.text(x + w - 20, top + 19, told.say("result.points", **values), 14, anchor="end", bold=places[p] == 1, room=w - 300)
        label = told.say("label.result_place", place=places[p], seat=told.names[p], **values)
        found.append(Item(f"result-{p}", (x + 4, top, w - 8, LINE - 3), b.take(), label, near=(rows[i], *rows[i + 2 : i + 3])))
    return found
