"""The table of Port Royal, drawn: piles and what may be done with them, the card just drawn, harbour and expeditions on the sea.

Seven columns of cards: the piles, the place of a ship that waits, and five of the harbour, a berth for each colour of ships and people
below. Expeditions lie under them, since the ways to pay for them come and go: what may be touched stays where it is. At the end the
result covers the harbour. Further down come the odds of the next card and a line for each seat. What is legal is not marked here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.text import Name
from ....show.scene import Box, Item, Scene
from ....show.svg import Brush
from ..deck import COLOURS
from ..pieces import State
from . import cards, panel, seats
from .emblems import SYMBOLS
from .seat_words import SeatWords
from .sentences import Sentences

# px; the table is 700 wide and has the height of its rows
WIDTH, RIM, GAP = 700.0, 4.0, 8.0
SIDE, LEFT, PITCH, LINE = 12.0, 98.0, 99.0, cards.HEIGHT + 8  # of the piles, and of columns and lines of cards
COLUMNS = 5  # of the harbour, which begins beside the place of a ship that waits
LINES = 2  # of the harbour for which there is always room: ships, and people
TOP = RIM + 28  # of piles and harbour, below their captions
WAY = cards.CHIP + 4
PILE, PILL = (74.0, 62.0), 44.0
DO = {"draw": 69.0, "stop": 136.0, "pass": 188.0}  # where below the top what can be done stands
DISCARD = 262.0  # the same of the discard pile


def scene(state: State, seat: int | None, lang: str = "en", names: Sequence[str] = ("A", "B", "C", "D", "E")) -> Scene:
    """The position as a seat sees it, which is as everybody does. What has just happened is told from the state's events."""
    return Drawing(Sentences(state, lang, names)).scene()


class Drawing:
    """One scene in the making: the items found so far, and what all of them need to know."""

    def __init__(self, told: Sentences) -> None:
        self.told, self.state = told, told.state
        self.brush = Brush(told.lang, SYMBOLS)
        self.items: list[Item] = []
        state = told.state
        deciding = state.to_move >= 0
        self.ways = {e: state.payments(state.to_move, e) if deciding else () for e in state.open_expeditions}
        self.harbour, people = dict(told.harbour()), told.people()
        self.places = {person: COLUMNS + i for i, person in enumerate(people)}
        self.places |= {card: COLOURS.index(card.split()[0]) for card in self.harbour if "/" in card}
        self.shore = TOP + LINE * max(LINES, 1 - (-len(people) // COLUMNS))  # where the harbour ends
        self.low = self.shore + 22 + cards.OPEN + 8 + WAY * max([1, *map(len, self.ways.values())])

    def scene(self) -> Scene:
        """The scene, from top to bottom."""
        told, b, state = self.told, self.brush, self.state
        ground = self.sea()
        self.captions()
        self.piles()
        y = self.low + GAP
        if state.is_over:
            panel.result(b, told, self.items, LEFT, TOP, WIDTH - RIM - 11 - LEFT)
        else:
            self.drawn()
            self.cards()
        self.expeditions()
        if not state.is_over:
            ground += panel.odds(b, told, self.items, RIM, y, WIDTH - 2 * RIM)
            y += panel.HEIGHT + GAP
        words = SeatWords(told)
        labels = [words.label(p) for p in range(state.players)]
        y = seats.lines(b, words, labels, self.items, RIM, y, WIDTH - 2 * RIM)
        return Scene(
            state.game.rulebook.title[told.lang], told.description(labels), WIDTH, y, ground, tuple(self.items), told.head(),
            told.text(labels), told.lang, SYMBOLS,
        )  # fmt: skip

    def add(
        self, name: str, box: Box, label: str, part: str = "", near: Sequence[str] = (), line: tuple[str, str] = ("", ""), radius: float = 9
    ) -> None:
        """An item of what was drawn since the last one. What may be touched bears the dot of a target on its lower edge."""
        self.items.append(Item(name, box, self.brush.take(), label, part, tuple(near), radius=radius, line=line, drop=box[3] / 2))

    def sea(self) -> str:
        """The water that all lies on, darker where a ship waits, and free berths."""
        b = self.brush
        b.rect(RIM, RIM, WIDTH - 2 * RIM, self.low - RIM, 10, fill="sea", stroke="rule")
        waves = "".join(
            f"M{x + 29 * (row % 2)} {y}q4-4 8 0t8 0" for row, y in enumerate(range(20, int(self.low) - 8, 31)) for x in range(16, 650, 58)
        )
        b.path(waves, stroke="deep", width=1.4)
        if not self.state.is_over:
            b.rect(_column(0) - 3.5, RIM + 3, cards.WIDTH + 7, self.shore - RIM - 6, 9, fill="deep")
            for i in {*range(COLUMNS)} - {*self.places.values()}:
                cards.berth(b, self.told, COLOURS[i], *_place(i))
        return b.take()

    def captions(self) -> None:
        """What the zones are called, how many cards may be taken, how likely a bust is, and that a round is the last."""
        b, told, state = self.brush, self.told, self.state
        b.text(SIDE, RIM + 21, told.say("pile"), 13, on="sea", bold=True, room=LEFT - SIDE - 4)
        b.text(SIDE, TOP + DISCARD - 8, told.say("discard"), 13, on="sea", bold=True, room=LEFT - SIDE - 4)
        x = _column(0) + 10 + b.text(_column(0), self.shore + 14, told.say("expeditions"), 13, on="sea", bold=True)
        if not self.ways:
            b.text(x, self.shore + 14, told.say("expeditions.none"), 13, on="sea")
        if not state.is_over:
            b.text(_column(0), RIM + 21, told.say("drawn", n=state.drawn_count), 13, on="deep", bold=True, room=cards.WIDTH)
            self.takes(_column(1) + 12 + b.text(_column(1), RIM + 21, told.say("harbour"), 13, on="sea", bold=True))
            if (bust := told.odds.summary["bust"]) and not self.state.ship_waiting:
                said, middle = told.say("bust", percent=Name(told.percent(bust))), SIDE + PILE[0] / 2
                b.text(middle, TOP + DO["draw"] + PILL + 15, said, 12, on="sea", anchor="middle", bold=True, room=LEFT - SIDE - 4)
        self.add("captions", (RIM, RIM, WIDTH - 2 * RIM, self.low - RIM), "")
        if state.last_round and not state.is_over:
            box = (WIDTH - RIM - 108, RIM + 3, 102.0, 23.0)
            b.rect(*box, 11.5, fill="badge", stroke="coast", width=1.5)
            b.text(box[0] + 51, RIM + 19, told.say("last_round"), 12, on="badge", anchor="middle", bold=True, room=96)
            self.add("last-round", box, told.say("label.last_round"), radius=11.5)

    def takes(self, x: float) -> None:
        """How many cards may be taken: so far in the discovery, or by the seat whose chance it is."""
        b, told, state, fee = self.brush, self.told, self.state, self.state.fee(self.told.actor)
        if state.phase == "discovery":
            said = told.say("harbour.so_far", colours=len(state.colours), n=told.state.may_take)
        else:
            b.seat(told.actor, x + 9, RIM + 16.5, 9)
            x += 24
            what = "harbour.takes_for_fee" if fee else "harbour.takes"
            said = told.say(what, seat=told.names[told.actor], n=state.takes_left, fee=fee)
        b.text(x, RIM + 21, said, 13, on="sea", room=WIDTH - RIM - (118 if state.last_round else 10) - x)

    # what lies on the sea

    def expeditions(self) -> None:
        """The expeditions that lie open, and below each the ways in which the seat to move can pay it."""
        names, top = list(self.ways), self.shore + 22
        for i, name in enumerate(names):
            x, ways = _column(i), [f"{name}: {given}" for given in self.ways[name]]
            box = cards.expedition(self.brush, name, x, top)
            near = [*names[max(0, i - 1) : i], *names[i + 1 : i + 2], *ways[:1]]
            near += [] if self.state.is_over else [*self.harbour] or ["keep"]
            self.add(name, box, self.told.expedition_label(name, bool(ways)), name, near, radius=8)
            for k, given in enumerate(self.ways[name]):
                box = cards.way(self.brush, given, x, top + cards.OPEN + 4 + k * WAY)
                near = [[name, *ways][k], *ways[k + 1 : k + 2]]
                self.add(ways[k], box, self.told.way_label(name, given), ways[k], near, radius=cards.CHIP / 2)

    def piles(self) -> None:
        """The draw pile, what can be done besides taking cards, and the discard pile."""
        told, state = self.told, self.state
        self.pile("pile", TOP, state.pile_size, told.pile_label(), "draw")
        if not state.is_over:
            labels = {"draw": told.draw_label(), "stop": told.say("label.stop", n=told.state.may_take)}
            for name, y in DO.items():
                self.pill(name, SIDE, TOP + y, PILE[0], labels.get(name) or told.say("label.pass"))
        self.pile("discard", TOP + DISCARD, state.discard_size, told.discard_label(), near=() if state.is_over else ("pass",))

    def pile(self, name: str, y: float, n: int, label: str, part: str = "", near: Sequence[str] = ()) -> None:
        """A pile with the number of its cards."""
        (w, h), x = PILE, SIDE
        if name == "pile":
            self.brush.pile(x, y, w, h, n)
        else:
            self.heap(x, y, n)
        self.brush.number_plate(x + w / 2, y + h / 2, n, 15)
        self.add(name, (x, y, w, h), label, part, near)

    def heap(self, x: float, y: float, n: int) -> None:
        """Cards that were discarded, which lie face up but for coins."""
        w, h = PILE
        if not n:
            self.brush.slot(x, y, w, h)
        for i in reversed(range(min(3, n))):
            self.brush.rect(x - 2.5 * i, y - 2.5 * i, w, h, w / 10, fill="card", stroke="edge", width=1.6)

    def pill(self, name: str, x: float, y: float, w: float, label: str, after: str = "") -> None:
        """Something to do: a word in a rounded frame, and what comes after it."""
        self.brush.rect(x, y, w, PILL, PILL / 2, fill="paper", stroke="grid", width=1.5)
        self.brush.text(x + w / 2, y + PILL / 2 + 4.5, self.told.say(name), 13, anchor="middle", bold=True, room=w - 10)
        self.add(name, (x, y, w, PILL), label, name, line=("", after), radius=PILL / 2)

    def drawn(self) -> None:
        """The place of the card drawn last: a ship that waits, or what became of the card; repelling and keeping below."""
        b, told, state = self.brush, self.told, self.state
        x, y, ship = _column(0), TOP, state.ship_waiting
        box = (x, y, cards.WIDTH, cards.HEIGHT)
        if ship:
            cards.ship(b, told, ship, x, y)
        else:
            self.note(x, y)
        first = list(self.harbour)[:1]
        after = next((card for card in self.harbour if "/" not in card), "".join(first))
        self.add("drawn", box, told.drawn_label(), near=("repel", *first))
        for i, (name, label) in enumerate((("repel", told.repel_label()), ("keep", told.keep_label()))):
            if name == "keep" and ship:
                self.weigh(x, y + cards.HEIGHT + 2 * PILL + 26)
            self.pill(name, x + 2, y + cards.HEIGHT + 6 + (PILL + 6) * i, cards.WIDTH - 4, label, after)

    def note(self, x: float, y: float) -> None:
        """An empty place, with what became of the card drawn last."""
        b, card = self.brush, self.told.became[1]
        b.slot(x, y, cards.WIDTH, cards.HEIGHT)
        if card:
            b.use(cards.emblem_of(card), x + cards.WIDTH / 2, y + 19, 22)
        y += 46 if card else 24
        b.paragraph(x + cards.WIDTH / 2, y, self.told.note(), cards.WIDTH - 8, 12, on="deep", leading=14, most=5, anchor="middle")

    def weigh(self, x: float, y: float) -> None:
        """Below the place of a ship that waits: how likely a bust is after either choice, or that it would end the turn."""
        told, b, state, middle = self.told, self.brush, self.state, x + cards.WIDTH / 2
        if told.waits_for_second:
            b.paragraph(middle, y, told.say("second"), cards.WIDTH + 2, 12, on="deep", leading=14, most=2, anchor="middle")
            return
        for phrase, odds in (("if_repelled", state.bust_odds), ("if_kept", state.bust_odds_kept)):
            b.text(middle, y, told.say(phrase, percent=Name(told.percent(odds))), 12, on="deep", anchor="middle", room=cards.WIDTH + 4)
            y += 14

    def cards(self) -> None:
        """The harbour: ships at their berths, then people, copies on each other."""
        faces = list(self.harbour)
        for i, (card, copies) in enumerate(self.harbour.items()):
            place = self.places[card]
            x, y = _place(place)
            before, after = (faces[k] if 0 <= k < len(faces) else "" for k in (i - 1, i + 1))
            near = [face for face in faces if abs(self.places[face] // COLUMNS - place // COLUMNS) == 1]
            if "/" in card:
                box, label = cards.ship(self.brush, self.told, card, x, y), self.told.ship_label(card)
            else:
                box, label = cards.person(self.brush, self.told, card, copies, x, y), self.told.person_label(card, copies)
            self.add(card, box, label, card, near or ["drawn"], (before or "drawn", after))


def _place(i: int) -> tuple[float, float]:
    """Where a place of the harbour begins."""
    line, column = divmod(i, COLUMNS)
    return _column(1 + column), TOP + line * LINE


def _column(i: int) -> float:
    """The left edge of a column of cards."""
    return LEFT + PITCH * i
