"""The open sea of Valparaíso, drawn: three zones with their pesos, ships and cards, above them the line that tells round and deck."""

from __future__ import annotations

from ....show import theme
from ....show.scene import Item
from ....show.svg import Brush
from ..board import ZONES
from ..box import OFFERS
from ..cards import GOODS, Card
from ..decisions import Overseas, Plan, Put, Ship
from .sentences import Sentences

WIDTH, RIM = 960.0, 4.0
STATUS = 34.0
ZONE, BAND = 312.0, 32.0  # width of a zone, height of its heading
PITCH = ZONE + 8
CARD = (98.0, 126.0)
HEAD, PRICE = 22.0, 26.0
BOTTOM = STATUS + BAND + CARD[1] + 7
FLEET = 30.0  # between two ships


def status(b: Brush, told: Sentences) -> Item:
    """The line above: round and phase, what was spent, deck, how the game ends, and that the values are reconstructed."""
    state = told.state
    box = (RIM, 2.0, WIDTH - 2 * RIM, STATUS - 6)
    badge = told.say("reconstructed")
    w = theme.text_width(badge, 13, bold=True) + 26
    x = 12 + b.text(12, 21, told.stage(), 15, bold=True) + 18
    if state.spent and state.phase not in ("planning", "income", "discard", "recall") and not state.is_over:
        x += b.text(x, 21, told.say("spent", seat=told.names[told.actor], pesos=told.words.pesos(state.spent)), 13, room=360)
    end = told.say("last_round") if state.is_last_round else told.say("ends_at", n=state.end_points)
    b.text(WIDTH - w - 22, 21, f"{told.say('deck', n=state.deck_size)} · {end}", 13, "soft", anchor="end", room=WIDTH - w - 32 - x)
    b.rect(WIDTH - w - 6, 4, w, 24, 12, fill="badge", stroke="coast", width=1.5)
    b.text(WIDTH - 6 - w / 2, 20.5, badge, 13, on="badge", anchor="middle", bold=True)
    return Item("status", box, b.take(), told.status_label())


def zones(b: Brush, told: Sentences) -> tuple[str, list[Item]]:
    """The three zones: their ground, and as items each heading and each card."""
    items: list[Item] = []
    for q in range(len(ZONES) - 1):
        x = RIM + q * PITCH
        b.rect(x, STATUS, ZONE, BOTTOM - STATUS, 10, fill="sea", stroke="rule")
        for j in range(OFFERS):
            b.slot(_card_x(q, j), STATUS + BAND, *CARD)
    ground = b.take()
    for q, zone in enumerate(ZONES[1:]):
        items.append(_heading(b, told, q, zone))
        for j, card in enumerate(told.state.offers(zone)):
            if card:
                items += _offer(b, told, q, j, zone, card)
    return ground, items


def _card_x(q: int, j: int) -> float:
    return RIM + q * PITCH + 5 + j * (CARD[0] + 4)


def _heading(b: Brush, told: Sentences, q: int, zone: str) -> Item:
    """What a zone is called, its pesos and ships: that is what a ship sails to."""
    x, y, state = RIM + q * PITCH, STATUS, told.state
    at = x + 12 + b.text(x + 12, y + 20.5, told.zone(zone), 14, on="sea", bold=True, room=100) + 10
    pesos = state.treasure(zone)
    if pesos:
        b.use("peso", at + 9, y + 15.5, 18)
        at += 24 + b.text(at + 21, y + 20.5, pesos, 14, on="sea", bold=True)
    ships = state.ships(zone)
    for i, seat in enumerate(ships):
        ship(b, seat, x + ZONE - 20 - FLEET * (len(ships) - 1 - i), y + 18)
    near, part = [f"zone-{z}" for z in ZONES if z != zone], zone if told.asks(Ship, Put) else ""
    cards = [f"offer-{card.name}" for card in state.offers(zone) if card]
    return Item(f"zone-{zone}", (x + 3, y + 2, ZONE - 6, BAND - 4), b.take(), told.zone_label(zone), part, (*near, *cards), radius=8)


def ship(b: Brush, seat: int, x: float, y: float) -> None:
    """A ship: a hull in the seat's colour that bears its sign."""
    b.use("hull", x, y - 1, 27, "edge", f"seat{theme.SEAT_LETTERS[seat]}")
    b.seat(seat, x, y - 4, 9)


def _offer(b: Brush, told: Sentences, q: int, j: int, zone: str, card: Card) -> list[Item]:
    """An achievement at sea: group and points, its price in goods, name, and what it does. A good that may be left out is an item."""
    (w, h), x, y = CARD, _card_x(q, j), STATUS + BAND
    b.rect(x, y, w, h, 7, fill="card", stroke="edge", width=1.4)
    b.rect(x + 1, y + 1, w - 2, HEAD, 6, fill="badge")
    b.text(x + 6, y + 16.5, card.group, 13, on="badge", bold=True)
    if told.state.surcharge(zone, card.name):
        b.use("peso", x + 62, y + 12, 12)
        b.text(x + 55, y + 16.5, "+10", 12, on="badge", anchor="end")
    shield(b, card.points, x + w - 14, y + 14, 21)
    b.line(x + 1, y + HEAD + 1, x + w - 1, y + HEAD + 1, stroke="coast")
    lines = b.paragraph(x + 6, y + HEAD + PRICE + 14, told.title(card.name), w - 10, 12, on="card", leading=14, most=2, bold=True)
    does = told.words.face(card)
    b.paragraph(x + 6, y + HEAD + PRICE + 15 + 14 * lines, does, w - 10, 12, on="card", leading=14, most=5 - lines)
    chips = _leaves_out(told, zone)
    if not chips:
        _price(b, card, x + 6, y + HEAD + PRICE / 2 + 1)
    others = tuple(f"offer-{other.name}" for other in told.state.offers(zone) if other and other is not card)
    label = told.offer_label(zone, card)
    drawn = b.take()
    less = _chips(b, told, card, x + 4, y + HEAD + 3) if chips else []
    near = (f"zone-{zone}", *others, *(chip.id for chip in less))
    part = card.name if told.asks(Plan, Overseas) else ""
    return [Item(f"offer-{card.name}", (x, y, w, h), drawn, label, part, near, radius=7, drop=h / 2), *less]


def _leaves_out(told: Sentences, zone: str) -> bool:
    """Whether the card in use lets a good of a card of this zone go unpaid (VP-9.2)."""
    state = told.state
    return state.phase == "overseas" and state.step is not None and "less" in state.step.values and state.ship(told.actor) == zone


def _price(b: Brush, card: Card, x: float, y: float) -> None:
    """The goods that a card costs."""
    for good, n in zip(GOODS, card.cost, strict=True):
        if n:
            b.text(x, y + 4.5, n, 12, on="card", bold=True)
            b.use(good, x + 17, y, 15)
            x += 30


def _chips(b: Brush, told: Sentences, card: Card, x: float, y: float) -> list[Item]:
    """The same, each good to be touched that is not to be paid."""
    found = []
    for good, n in zip(GOODS, card.cost, strict=True):
        if n:
            part = f"{card.name}: less {good}"
            b.rect(x, y, 29, 24, 5, fill="paper", stroke="grid", width=1.4)
            b.text(x + 4, y + 16.5, n, 12, bold=True)
            b.use(good, x + 20, y + 12, 14)
            label = told.say("label.less", card=told.card(card.name), good=told.words.good(good))
            siblings = (f"{card.name}: less {other}" for other, price in zip(GOODS, card.cost, strict=True) if price and other != good)
            found.append(Item(part, (x, y, 29, 24), b.take(), label, part, (f"offer-{card.name}", *siblings), radius=5, drop=12))
            x += 30
    return found


def shield(b: Brush, points: int, x: float, y: float, size: float = 22, on: str = "badge") -> None:
    """Points in a shield round x, y."""
    b.use("shield", x, y, size, fill=on)
    b.text(x, y + 4.4, points, 12, on=on, anchor="middle", bold=True)
