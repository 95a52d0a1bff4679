"""One seat's board in Valparaíso, drawn: goods, hold and pieces at the left, its cards slot by slot, what it may do, its hand.

In planning the slots show what is planned and the hand what else there is; later the slots are used, each by its picture or by the good
at its bottom. What can be done always stands in one line: words at the left, and beside them what a step asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ....show import theme
from ....show.scene import Box, Item
from ....show.svg import Brush
from ..box import SLOTS
from ..cards import ACHIEVEMENT, CARD, GOODS, Card
from ..decisions import CAPACITY, COMBINATIONS, GIFTS, Discard, Plan, goods_text
from . import land
from .emblems import OF_STEP
from .sea import shield
from .seat_words import SeatWords
from .sentences import SETTING_UP, Sentences
from .steps import amounts_of

RIM, WIDTH = 4.0, 952.0
LEFT = 236.0  # where the slots begin
SLOT, PITCH = (114.0, 120.0), 119.0
CHOICE = 82.0  # height of the picture of a card in a slot
BAR, PILL = 40.0, 34.0
HAND, ROW = (112.0, 40.0), 46.0
WIDE = (231.0, 50.0)  # an achievement in hand
GOOD_BOX = (66.0, 38.0)


class Desk:
    """The board of a seat in the making: `items` that were found, from `top` down to `bottom`."""

    def __init__(self, b: Brush, told: Sentences, top: float) -> None:
        self.b, self.told, self.top = b, told, top
        self.state, self.seat, self.words = told.state, told.desk, SeatWords(told)
        self.items: list[Item] = []
        self.bar = top + 182
        self.hand = self.bar + BAR + 8
        held = [card for card in self.state.hand(self.seat) if CARD[card.name] >= ACHIEVEMENT]
        self.bottom = self.hand + ROW + (WIDE[1] + 6) * -(-len(held) // 4) + 6

    def draw(self) -> str:
        """Everything; returns the ground."""
        b = self.b
        strong = self.seat == self.state.to_move or self.seat in self.told.winners()
        line, width = ("ink", 2.5) if strong else ("rule", 1.0)
        b.rect(RIM, self.top, WIDTH, self.bottom - self.top, 10, fill="panel", stroke=line, width=width)
        ground = b.take()
        self._head()
        self._goods()
        if not self.state.is_over:
            self._slots()
            self._bar()
        self._hand()
        return ground

    def _add(self, name: str, box: Box, label: str, part: str = "", near: tuple[str, ...] = (), radius: float = 7, drop: float = 0) -> None:
        self.items.append(Item(name, box, self.b.take(), label, part, near, radius=radius, drop=drop))

    # the left side

    def _head(self) -> None:
        """Sign, name, points, pesos; houses and merchants that are left."""
        b, x, y, state = self.b, RIM, self.top, self.state
        b.seat(self.seat, x + 22, y + 20, 11)
        name = self.told.names[self.seat]
        b.text(x + 40, y + 25, name if name != theme.SEAT_LETTERS[self.seat] else "", 15, on="panel", bold=True, room=72)
        shield(b, state.points(self.seat), x + 130, y + 19, 26)
        b.use("peso", x + 162, y + 19, 19)
        b.text(x + 175, y + 24.5, self.told.pesos(self.seat), 15, on="panel", bold=True)
        if state.start == self.seat:
            b.use("lighthouse", x + 216, y + 19, 24)
        letter = theme.SEAT_LETTERS[self.seat]
        for i in range(4):
            built = i < state.built(self.seat)
            b.use("hut", x + 22 + 24 * i, y + 163, 20, "edge" if built else "grid", f"seat{letter}" if built else "card")
        for i in range(state.supply(self.seat)):
            land.merchant(b, self.seat, x + 134 + 26 * i, y + 161, 26)
        self._add(f"seat-{self.seat}", (x + 4, y + 4, LEFT - RIM - 14, 32), self.words.label(self.seat))

    def _goods(self) -> None:
        """Warehouse and hold: what is exchanged and sold is touched here."""
        b, told, y = self.b, self.told, self.top + 40
        for store, amounts in (("warehouse", self.state.goods(self.seat)), ("hold", self.state.hold(self.seat))):
            caption = told.say(store)
            if store == "hold":
                caption = f"{caption} {told.say('hold.of', n=sum(amounts.values()))}"
            b.text(RIM + 12, y + 10, caption, 12, "soft", "panel")
            for i, (good, n) in enumerate(amounts.items()):
                box = (RIM + 8 + i * (GOOD_BOX[0] + 6), y + 14, *GOOD_BOX)
                b.rect(*box, 6, fill="card", stroke="coast", width=1.2, dash="" if store == "warehouse" else "5 3")
                b.use(good, box[0] + 20, box[1] + 19, 24)
                b.text(box[0] + 46, box[1] + 24.5, n, 15, "ink" if n else "soft", "card", "middle", bold=True)
                label = told.say(f"label.{store}", seat=told.names[self.seat], good=told.words.good(good), n=n)
                self._add(f"{store} {good}", box, label, f"{store} {good}", drop=GOOD_BOX[1] / 2)
            y += 56

    # slots

    def _slots(self) -> None:
        planning, cards = self.told.is_planning, self.told.slots(self.seat)
        for i in range(SLOTS + 1):
            x, y, card = LEFT + i * PITCH, self.top + 30, cards[i]
            self._slot_head(i, x, y)
            if planning or card is None:
                self._still(i, card, x, y)
            else:
                self._to_use(i, card, x, y)

    def _slot_head(self, i: int, x: float, y: float) -> None:
        """The number of a slot and its price."""
        b, told, price = self.b, self.told, self.state.slot_price(i)
        b.text(x + 3, y - 7, told.say("slot", n=i) if i else told.say("mayor"), 13, on="panel", bold=True)
        if not told.is_using and not told.is_planning:
            return
        said = told.say("slot.costs", n=price) if price else told.say("slot.free")
        if i == 0 and told.is_planning:
            said = told.say("mayor.price")
        b.text(x + SLOT[0] - 3, y - 7, said, 12, "soft", "panel", "end")

    def _still(self, i: int, card: Card | None, x: float, y: float) -> None:
        """A slot in planning, or one that is empty. The Mayor's Office is touched before the card that is laid there."""
        b, told, (w, h) = self.b, self.told, SLOT
        closed = i == SLOTS and self.state.open_slots(self.seat) < SLOTS
        b.rect(x, y, w, h, 8, fill="card" if card else "panel", stroke="edge" if card else "coast", width=1.4, dash="" if card else "6 5")
        if card:
            self._picture(card, x, y + 8)
        else:
            said = told.say("slot.closed" if closed else "slot.empty")
            b.paragraph(x + w / 2, y + h / 2 + 4, said, w - 12, 12, "soft", "panel", 15, 2, anchor="middle")
        part = "mayor" if i == 0 and told.is_planning else ""
        self._add(f"slot-{self.seat}-{i}", (x, y, w, h), self.words.slot_label(self.seat, i), part, drop=h / 2 - 10)

    def _to_use(self, i: int, card: Card, x: float, y: float) -> None:
        """A card to be used: its picture, and below it the good that it gives instead."""
        b, told, (w, h) = self.b, self.told, SLOT
        main, goods = f"{card.name}: main", f"{card.name}: goods"
        strong = i == 1 or i == 0
        b.rect(x, y, w, CHOICE, 8, fill="card", stroke="edge", width=2.2 if strong else 1.3)
        self._picture(card, x, y)
        self._add(main, (x, y, w, CHOICE), self.words.main_label(i, card), main, (goods,), drop=CHOICE / 2)
        y += CHOICE + 4
        b.rect(x, y, w, h - CHOICE - 4, 8, fill="card", stroke="edge", width=1.3)
        b.text(x + 10, y + 22, told.say("take"), 12, "soft", "card")
        self._bottom(card, x + w - 22, y + 17, 20)
        self._add(goods, (x, y, w, h - CHOICE - 4), self.words.bottom_label(self.seat, i, card), goods, (main,), drop=17)

    def _picture(self, card: Card, x: float, y: float) -> None:
        """What a card does as emblems, and its name; an achievement also bears its points."""
        b, w = self.b, SLOT[0]
        signs = [OF_STEP.get(step.kind, step.kind) for step in card.steps]
        size = 34 if len(signs) == 1 else 26
        for k, sign in enumerate(signs):
            b.use(sign, x + w / 2 + (k - (len(signs) - 1) / 2) * (size + 5), y + 26, size)
        if CARD[card.name] >= ACHIEVEMENT:
            shield(b, card.points, x + w - 15, y + 15, 20)
        name = self.told.title(card.name)
        two = theme.text_width(name, 13, bold=True) > w - 8
        b.paragraph(x + w / 2, y + (58 if two else 66), name, w - 8, 13, on="card", leading=15, most=2, bold=True, anchor="middle")

    def _bottom(self, card: Card, x: float, y: float, size: float) -> None:
        """The good at the bottom of a card."""
        good = self.state.bottom(self.seat, card.name)
        self.b.use("anygood" if good == "any good" else good, x, y, size)

    # what can be done

    def _bar(self) -> None:
        """Words at the left, then what a step asks for."""
        told, state = self.told, self.state
        planning = told.is_planning or state.phase in SETTING_UP
        first = ("planned", told.say("label.planning_done")) if planning else ("done", told.say("label.done"))
        x = RIM + 10
        for part, label in (first, ("halt", told.say("label.halt")), ("exchange", told.say("label.exchange"))):
            w = 132.0 if part == "exchange" else 92.0
            self._pill(part, x, w, label)
            x += w + 8
        if self.seat == state.to_move:
            asked: dict[str, Callable[[float], None]] = {
                "transfer": self._loads, "hire": self._gifts, "gain": self._supply, "income": self._supply, "fastest good": self._supply,
                "starting goods": self._starts,
            }  # fmt: skip
            if state.phase in asked:
                asked[state.phase](x + 10)

    def _pill(self, part: str, x: float, w: float, label: str) -> None:
        y = self.bar + 3
        self.b.rect(x, y, w, PILL, PILL / 2, fill="paper", stroke="grid", width=1.5)
        self.b.text(x + w / 2, y + PILL / 2 + 4.5, self.told.say(f"do.{part}"), 13, anchor="middle", bold=True, room=w - 10)
        self._add(part, (x, y, w, PILL), label, part, radius=PILL / 2, drop=PILL / 2)
        self.items[-1] = replace(self.items[-1], aside=True)

    def _caption(self, phrase: str, x: float) -> float:
        """What the things beside it are for; returns where they begin."""
        return x + self.b.text(x, self.bar + PILL / 2 + 7.5, self.told.say(phrase), 12, "soft", "panel") + 8

    def _loads(self, x: float) -> None:
        """How much of each good is to lie in the hold: three rows of numbers, from 0 to 6 (VP-4.1)."""
        b, told, y = self.b, self.told, self.bar + 3
        now = self.state.hold(self.seat)
        for good in GOODS:
            b.use(good, x + 9, y + PILL / 2, 18)
            for n in range(CAPACITY + 1):
                box, is_now = (x + 20 + 24 * n, y + 1, 24.0, PILL - 2), now[good] == n
                b.rect(box[0], box[1], 23, PILL - 2, 4, fill="card", stroke="ink" if is_now else "grid", width=2.2 if is_now else 1)
                b.text(box[0] + 11.5, y + PILL / 2 + 4.5, n, 13, on="card", anchor="middle", bold=is_now)
                label = told.say("label.load", good=told.words.good(good), n=n)
                self._add(f"load {n} {good}", box, label, f"load {n} {good}", radius=4, drop=PILL / 2)
            x += 20 + 24 * (CAPACITY + 1) + 5

    def _supply(self, x: float) -> None:
        """A good of choice (VP-3.4)."""
        x = self._caption("bar.supply", x)
        for good in GOODS:
            label = self.told.say("label.supply", good=self.told.words.good(good))
            self._chip(f"supply {good}", {good: 1}, x, 60, label)
            x += 66

    def _gifts(self, x: float) -> None:
        """The goods for a merchant (VP-4.4)."""
        x = self._caption("bar.give", x)
        for gift in GIFTS:
            goods = " ".join(GOODS[good] for good in gift)
            label = self.told.say("label.give", goods=[self.told.words.good(GOODS[good]) for good in gift])
            self._chip(f"give {goods}", {GOODS[good]: 1 for good in gift}, x, 60, label)
            x += 66

    def _starts(self, x: float) -> None:
        """Three goods to start with (VP-1.8)."""
        for goods in COMBINATIONS:
            text = goods_text(goods)
            label = self.told.say("label.start", goods=self.told.words.goods(amounts_of(text)))
            self._chip(f"start {text}", amounts_of(text), x, 54, label)
            x += 57

    def _chip(self, part: str, amounts: dict[str, int], x: float, w: float, label: str) -> None:
        """Goods to be touched together."""
        y, goods = self.bar + 3, [good for good, n in amounts.items() for _ in range(n)]
        self.b.rect(x, y, w, PILL, 6, fill="card", stroke="grid", width=1.4)
        for k, good in enumerate(goods):
            self.b.use(good, x + w / 2 + (k - (len(goods) - 1) / 2) * 17, y + PILL / 2, 17)
        self._add(part, (x, y, w, PILL), label, part, radius=6, drop=PILL / 2)

    # the hand

    def _hand(self) -> None:
        """Action cards in a line, each always in its place; achievements below, with what they do."""
        b, told, y = self.b, self.told, self.hand
        held = self.state.hand(self.seat)
        for card in (c for c in held if CARD[c.name] < ACHIEVEMENT and not self.state.is_over):
            x = RIM + 8 + CARD[card.name] * (HAND[0] + 5.6)
            b.rect(x, y, *HAND, 7, fill="card", stroke="edge", width=1.3)
            b.use(card.name, x + 16, y + 20, 21)
            b.text(x + 30, y + 24.5, told.title(card.name), 12, on="card", bold=True, room=66)
            self._bottom(card, x + 103, y + 20, 14)
            self._in_hand(card, (x, y, *HAND))
        for k, card in enumerate(c for c in held if CARD[c.name] >= ACHIEVEMENT):
            row, column = divmod(k, 4)
            self._achievement(card, RIM + 8 + column * (WIDE[0] + 4), y + ROW + row * (WIDE[1] + 6))

    def _achievement(self, card: Card, x: float, y: float) -> None:
        b, told = self.b, self.told
        b.rect(x, y, *WIDE, 7, fill="badge", stroke="edge", width=1.3)
        b.text(x + 9, y + 16, told.title(card.name), 12, on="badge", bold=True, room=WIDE[0] - 44)
        shield(b, card.points, x + WIDE[0] - 16, y + 16, 21, "card")
        b.paragraph(x + 9, y + 30, told.words.does(card), WIDE[0] - 40, 12, on="badge", leading=14, most=2)
        self._in_hand(card, (x, y, *WIDE))

    def _in_hand(self, card: Card, box: Box) -> None:
        label = self.words.hand_label(self.seat, card)
        part = card.name if self.told.asks(Plan, Discard) else ""
        self._add(f"hand-{card.name}", box, label, part, (f"slot-{self.seat}-0",) if self.told.is_planning else (), drop=box[3] / 2)
