"""The table of Claim as one seat sees it, drawn: both players' sides, the trick between them, the factions below.

Rules CM-1.4 and CM-3.4 say who sees what: a seat sees its own hand and its own followers, of the other's only how many;
None stands for somebody who sees both. What is legal is not marked here. Every card is told by emblem, hatching and word.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.text import Name, text_block
from ....show import theme
from ....show.scene import Box, Item, Scene
from ....show.svg import Brush
from ..deck import FACTIONS
from ..pieces import State
from .emblems import HUES, SYMBOLS
from .sentences import Sentences

# px; the board is 700 wide and has the height of its rows
WIDTH, RIM, GAP = 700.0, 4.0, 8.0
INNER = WIDTH - 2 * RIM
CLOSED, OPEN, MIDDLE, CHIPS, ENDED = 112.0, 270.0, 190.0, 66.0, 130.0
HAND, TABLE, SMALL = (74.0, 94.0), (84.0, 116.0), (60.0, 80.0)
PER_ROW, STEP, PITCH, RISE = 7, 80.0, 114.0, 12.0


def scene(state: State, seat: int | None, lang: str = "en", names: Sequence[str] = ("A", "B")) -> Scene:
    """The position as a seat sees it, None for both hands open. The last trick is told from the state's events."""
    return Drawing(Sentences(state, seat, lang, names)).scene()


class Drawing:
    """One scene in the making: the items found so far, and what all of them need to know."""

    def __init__(self, told: Sentences) -> None:
        self.told, self.state, self.seat, self.names = told, told.state, told.seat, told.names
        self.brush = Brush(told.lang, SYMBOLS)
        self.items: list[Item] = []

    def scene(self) -> Scene:
        """The scene, from top to bottom."""
        (above, below), y = self.told.rows, RIM
        ground = self.player(above, y)
        y += self.height(above) + GAP
        if self.state.is_over:
            self.result(y)
        else:
            ground += self.middle(y)
            self.factions(y + MIDDLE + GAP)
        y += MIDDLE + CHIPS + 2 * GAP
        ground += self.player(below, y)
        told = self.told
        return Scene(
            self.state.game.rulebook.title[told.lang], told.description(), WIDTH, y + self.height(below) + RIM, ground, tuple(self.items),
            told.head(), text_block(told.lines()), told.lang, SYMBOLS,
        )  # fmt: skip

    def height(self, seat: int) -> float:
        """How high the side of a seat is: it is the same during the whole game, and lower at its end."""
        return ENDED if self.state.is_over else OPEN if self.told.sees(seat) else CLOSED

    # items

    def add(self, name: str, box: Box, label: str, part: str = "", line: tuple[str, str] = ("", ""), rise: float = 0) -> None:
        """An item of what was drawn since the last one."""
        self.items.append(Item(name, box, self.brush.take(), label, part, rise=rise, radius=min(9, box[2] / 10), line=line))

    def card(self, face: str, x: float, y: float, size: tuple[float, float]) -> Box:
        """A card face up; returns its box."""
        faction, rank = face.split()
        words = [self.told.capital(faction)]
        if theme.text_width(words[0], theme.LEAST_TYPE, bold=True) > size[0] - 4:
            words = self.told.say(f"broken.{faction}").split()
        box = (x, y, *size)
        self.brush.card(box, HUES[faction], faction, rank, words)
        return box

    # the players' sides

    def player(self, seat: int, y: float) -> str:
        """The side of a seat: name, hand, followers, score pile. Returns its ground."""
        b, hand = self.brush, self.state.hand(seat)
        acting = seat == self.state.to_move
        b.rect(RIM, y, INNER, self.height(seat), 8, fill="panel", stroke="ink" if acting else "rule", width=2.5 if acting else 1)
        b.seat(seat, RIM + 22, y + 22, 12)
        x = 46.0
        if self.names[seat] != theme.SEAT_LETTERS[seat]:
            x += 12 + b.text(x, y + 27, self.names[seat], 16, on="panel", bold=True, room=190)
        if not self.state.is_over:
            b.text(x, y + 27, self.told.say("hand", n=len(hand)), 13, on="panel")
        ground = b.take()
        if self.state.is_over:
            self.numbers("score", seat, (250, y + 32, 430, 90))
        elif self.told.sees(seat):
            self.open_hand(seat, hand, y + 48)
            self.open_piles(seat, 590, y + 28)
        else:
            self.closed_hand(seat, len(hand), y + 42)
            self.closed_followers(seat, 388, y + 20)
            self.score_pile(seat, 548, y + 20)
            b.beside(548, y + 20, SMALL[0], self.told.say("score"), len(self.state.score_pile(seat)))
        return ground + b.take()

    def open_hand(self, seat: int, hand: Sequence[str], y: float) -> None:
        """Cards in two rows; they may be touched by whoever sits there."""
        mine = self.seat == seat or (self.seat is None and seat == self.state.to_move)
        prefix = "hand" if seat == self.told.rows[1] else "other"
        what = "label.hand" if self.seat == seat else "label.open_hand"
        for i, face in enumerate(hand):
            row, column = divmod(i, PER_ROW)
            box = self.card(face, 16 + column * STEP, y + 4 + row * PITCH, HAND)
            before, after = (f"{prefix}-{k}" if 0 <= k < len(hand) else "" for k in (i - 1, i + 1))
            label = self.told.say(what, card=face, n=i + 1, of=len(hand), seat=self.names[seat])
            self.add(f"{prefix}-{i}", box, label, face if mine else "", (before, after), RISE if mine else 0)

    def closed_hand(self, seat: int, count: int, y: float) -> None:
        """The backs of the other's hand."""
        for i in range(count):
            self.brush.back(16 + i * 25, y, 42, 58)
        if count:
            self.add("other-hand", (16, y, 42 + 25 * (count - 1), 58), self.told.say("label.closed_hand", seat=self.names[seat], n=count))

    def open_piles(self, seat: int, x: float, y: float) -> None:
        """Beside an open hand: the followers of phase 1, in phase 2 the supporters, by faction; and the score pile."""
        if self.state.phase == "phase 2":
            self.numbers("score", seat, (x, y + 8, 100, 90))
            return
        self.numbers("followers", seat, (x, y + 8, 100, 90))
        self.brush.caption(x, y + 118, f"{self.told.say('score')} {len(self.state.score_pile(seat))}", on="panel", room=104)
        self.score_pile(seat, x + 4, y + 130)

    def numbers(self, kind: str, seat: int, box: Box) -> None:
        """Cards that whoever looks may know, as a list: one line for each faction, emblem and numbers."""
        (x, y, w, h), b = box, self.brush
        cards = self.told.pile(kind, seat)
        b.caption(x, y - 6, f"{self.told.say(kind)} {len(cards)}", on="panel", room=w)
        if cards:
            b.rect(x, y, w, h, 6, fill="card", stroke="edge", width=1.3)
        else:
            b.rect(x, y, w, h, 6, fill="none", stroke="coast", width=1.6, dash="6 5")
        for i, faction in enumerate(f for f in FACTIONS if any(c.startswith(f) for c in cards)):
            ranks = [c.split()[1] for c in cards if c.startswith(faction)]
            b.use(faction, x + 13, y + 13 + 16 * i, 15)
            b.text(x + 26, y + 17.5 + 16 * i, " ".join(ranks), 12, on="card", room=w - 30)
        self.add(f"{kind}-{seat}", box, self.told.pile_label(kind, seat))

    def closed_followers(self, seat: int, x: float, y: float) -> None:
        """The followers of the other, of which only the number is known."""
        if self.state.phase == "phase 1":
            n = len(self.state.followers(seat))
            self.brush.pile(x, y, *SMALL, n)
            self.brush.beside(x, y, SMALL[0], self.told.say("followers"), n)
            self.add(f"followers-{seat}", (x, y, *SMALL), self.told.say("label.hidden_followers", seat=self.names[seat], n=n))

    def score_pile(self, seat: int, x: float, y: float) -> None:
        """The score pile, face up."""
        cards = self.state.score_pile(seat)
        self.brush.pile(x, y, *SMALL, len(cards))
        if cards:
            self.card(cards[-1], x, y, SMALL)
        self.add(f"score-{seat}", (x, y, *SMALL), self.told.pile_label("score", seat))

    # the middle of the table

    def middle(self, y: float) -> str:
        """The deck and the card to be won, the trick, the last trick, and what the trick brings. Returns its ground."""
        b, state = self.brush, self.state
        b.rect(RIM, y, INNER, MIDDLE, 10, fill="land", stroke="coast", width=1)
        if self.told.last:
            b.line(452, y + 14, 452, y + 148, stroke="coast")
        for i, line in enumerate(self.told.brings()):
            b.text(18, y + 165 + 17 * i, line, 13, on="land", room=664)
        ground = b.take()
        if state.phase == "phase 1":
            self.deck(18, y)
        else:
            ground += self.held(18, y)
        self.led(244, y)
        self.answer(344, y)
        return ground + self.last_one(468, y)

    def deck(self, x: float, y: float) -> None:
        """The deck with its number, and the card to be won."""
        n, up = self.state.stock_size, self.state.up
        self.brush.caption(x, y + 20, self.told.say("deck"), room=84, on="land")
        self.brush.pile(x, y + 30, *TABLE, n)
        self.brush.number_plate(x + TABLE[0] / 2, y + 30 + TABLE[1] / 2, n)
        self.add("deck", (x, y + 30, *TABLE), self.told.say("label.deck", n=n, gone=len(self.state.discard)))
        self.brush.caption(x + 100, y + 20, self.told.say("up"), room=110, on="land")
        self.place("up", up, x + 100, y, self.told.say("label.up" if up else "label.no_up", card=up))

    def place(self, name: str, face: str | None, x: float, y: float, label: str) -> None:
        """A place for a card, with the card if it lies there."""
        if face:
            self.card(face, x, y + 30, TABLE)
        else:
            self.brush.slot(x, y + 30, *TABLE)
        self.add(name, (x, y + 30, *TABLE), label)

    def led(self, x: float, y: float) -> None:
        """The card led, or the place for it."""
        state, name = self.state, self.names[self.state.leader]
        self.brush.caption(x, y + 20, self.told.say("led" if state.led else "leads"), state.leader, room=70, on="land")
        if not state.led and state.to_move >= 0:
            self.brush.text(x + TABLE[0] / 2, y + 92, self.told.say("any_card"), 12, on="land", anchor="middle", room=80)
        label = self.told.say("label.led", card=state.led, seat=name) if state.led else self.told.say("label.leads", seat=name)
        self.place("led", state.led, x, y, label)

    def answer(self, x: float, y: float) -> None:
        """The place of the answer, with what would win."""
        state, b, name = self.state, self.brush, self.names[self.told.second]
        self.brush.caption(x, y + 20, self.told.say("answers"), self.told.second, room=76, on="land")
        label = self.told.say("label.answers", seat=name)
        if state.led:
            faction = state.led.split()[0]
            b.use(faction, x + TABLE[0] / 2, y + 66, 32)
            for i, line in enumerate(self.told.wins()):
                b.paragraph(x + TABLE[0] / 2, y + 104 + 28 * i, line, TABLE[0] - 6, 12, on="land", leading=14, most=2, anchor="middle")
            label = self.told.say("label.beats", seat=name, wins=Name(self.told.wins_heard()))
        self.place("answer", None, x, y, label)

    def held(self, x: float, y: float) -> str:
        """Phase 2: how many factions each seat holds as it stands, and how many win. Returns its ground."""
        b, state = self.brush, self.state
        b.caption(x, y + 20, self.told.say("held"), room=190, on="land")
        for top, seat in zip((y + 34, y + 74), self.told.rows, strict=True):
            b.seat(seat, x + 14, top + 16, 11)
            b.text(x + 34, top + 21, self.names[seat], 13, on="land", room=100)
            b.text(x + 176, top + 23, state.scores()[seat].total, 20, on="land", anchor="end", bold=True)
            b.line(x, top + 36, x + 180, top + 36, stroke="coast")
        b.text(x, y + 136, self.told.say(f"to_win.{state.game.options['win_by']}"), 12, on="land", room=190)
        return b.take()

    def last_one(self, x: float, y: float) -> str:
        """The last trick: both cards small, and who won. Returns its ground."""
        b, trick = self.brush, self.told.last
        if not trick:
            return ""
        b.caption(x, y + 20, self.told.say("last"), room=200, on="land")
        ground = b.take()
        for i, (name, face, seat) in enumerate((("led", trick.led, trick.leader), ("answer", trick.answer, 1 - trick.leader))):
            left = x + 67 * i
            if face:
                box = self.card(face, left, y + 30, SMALL)
                values = {"card": face, "seat": self.names[seat], "outcome": self.told.outcome(trick)}
                self.add(f"last-{name}", box, self.told.say(f"label.last_{name}", **values))
                b.seat(seat, left + 30, y + 128, 9)
                ground += b.take()
        b.paragraph(x + 136, y + 44, self.told.outcome(trick), 88, 12, on="land", leading=16, most=7)
        return ground + b.take()

    # factions and the result

    def factions(self, y: float) -> None:
        """The five factions: supporters of both seats, and who holds each as it stands."""
        w = (INNER - 4 * 6) / 5
        for i, faction in enumerate(FACTIONS):
            x, b = RIM + i * (w + 6), self.brush
            b.rect(x, y, w, CHIPS, 6, fill="panel", stroke="rule", width=1)
            b.rect(x + 1, y + 1, 26, CHIPS - 2, 5, fill=b.hatch(HUES[faction]))
            b.circle(x + 14, y + CHIPS / 2, 11.5, fill="card", stroke="edge", width=1.3)
            b.use(faction, x + 14, y + CHIPS / 2, 17)
            b.text(x + 33, y + 18, self.told.capital(faction), 12, on="panel", bold=True, room=w - 36)
            self.counts(faction, x + 33, y + 37, 20, "panel")
            self.add(f"faction-{faction}", (x, y, w, CHIPS), self.told.faction_label(faction))

    def counts(self, faction: str, x: float, y: float, leading: float, on: str) -> None:
        """One line a seat: sign, supporters, the best of them, and a crown for who holds the faction."""
        b, holder = self.brush, self.state.holder(faction)
        for row, seat in enumerate(self.told.rows):
            n, best = self.told.standing(faction, seat)
            base = y + row * leading
            b.seat(seat, x + 7, base - 4.5, 7.5)
            b.text(x + 18, base, n, 14, on=on, bold=seat == holder)
            if best is not None:
                b.text(x + 42, base, self.told.say("best", n=best), 12, "soft", on, room=41)
            if seat == holder:
                b.use("crown", x + 92, base - 5, 15)

    def result(self, y: float) -> None:
        """The end: who won, and the five factions with who holds each."""
        b, state = self.brush, self.state
        h = MIDDLE + CHIPS + GAP
        b.rect(RIM, y, INNER, h, 10, fill="land", stroke="coast", width=1)
        title, x = self.told.say("result.draw"), 18
        if state.winner is not None:
            b.seat(state.winner, 31, y + 26, 13)
            b.use("crown", 62, y + 25, 28)
            title, x = self.told.say("result.won", seat=self.names[state.winner]), 88
        b.text(x, y + 33, title, 20, on="land", bold=True, room=682 - x)
        totals = [s.total for s in state.scores()]
        count = self.told.say("result.count", a=self.names[0], m=totals[0], b=self.names[1], n=totals[1])
        b.text(18, y + 62, " ".join([count, *self.told.last_fact()]), 13, on="land", room=664)
        self.add("result", (RIM, y, INNER, 70), f"{title}. {count}")
        w = (INNER - 6 * 6) / 5
        for i, faction in enumerate(FACTIONS):
            self.faction_result(faction, RIM + 6 + i * (w + 6), y + 76, w, h - 82)

    def faction_result(self, faction: str, x: float, y: float, w: float, h: float) -> None:
        """The end of one faction: supporters, who holds it, and what decided where the numbers are level."""
        b, state = self.brush, self.state
        holder, decided = state.holder(faction), self.told.decided(faction)
        b.rect(x, y, w, h, 8, fill="card", stroke="edge", width=1.6)
        b.rect(x + 1, y + 1, w - 2, 42, 7, fill=b.hatch(HUES[faction]))
        b.circle(x + w / 2, y + 22, 17, fill="card", stroke="edge", width=1.3)
        b.use(faction, x + w / 2, y + 22, 25)
        b.text(x + w / 2, y + 62, self.told.capital(faction), 13, on="card", anchor="middle", bold=True, room=w - 8)
        self.counts(faction, x + 12, y + 86, 22, "card")
        b.line(x + 10, y + 118, x + w - 10, y + 118)
        if holder is None:
            b.text(x + w / 2, y + 144, self.told.say("result.nobody"), 13, on="card", anchor="middle")
        else:
            b.seat(holder, x + 24, y + 140, 12)
            b.text(x + 44, y + 145, self.names[holder], 14, on="card", bold=True, room=w - 52)
        if decided:
            b.text(x + w / 2, y + h - 12, self.told.say(decided), 12, "soft", "card", "middle", room=w - 6)
        self.add(f"faction-{faction}", (x, y, w, h), self.told.faction_label(faction))

    # sentences
