"""The view of Claim: the table as one seat sees it, as a scene of cards, piles and places.

Rules CM-1.4 and CM-3.4 say who sees what: a seat sees its own hand and its own followers, of the other's only how many;
None stands for somebody who sees both. What is legal is not marked here. Every card is told by emblem, hatching and word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...core.event import Event
from ...core.layout import CHANCE
from ...core.text import Name
from ...show import theme
from ...show.scene import Box, Item, Scene
from ...show.svg import Brush
from .pieces import BLIND, FACES, FACTIONS, Fields, State

HUES = {"goblin": "green", "knight": "red", "undead": "purple", "dwarf": "yellow", "doppelganger": "blue"}
ANSWERS = ("follows", "throws_off", "mimics")
WINS = ("wins_higher", "wins_tie", "wins_off", "wins_knight")
SCORED = ("scores", "scores_dwarf", "scores_undead")

# px; the board is 700 wide and has the height of its rows
WIDTH, RIM, GAP = 700.0, 4.0, 8.0
INNER = WIDTH - 2 * RIM
CLOSED, OPEN, MIDDLE, CHIPS, ENDED = 112.0, 270.0, 190.0, 66.0, 130.0
HAND, TABLE, SMALL = (74.0, 94.0), (84.0, 116.0), (60.0, 80.0)
PER_ROW, STEP, PITCH, RISE = 7, 80.0, 114.0, 12.0


@dataclass(frozen=True)
class LastTrick:
    """A trick that is over: who led what (None where that is not told), the answer, who won, and what the winner took."""

    leader: int
    led: str | None
    answer: str
    winner: int
    took: str | None


def last_trick(events: Sequence[Event]) -> LastTrick | None:
    """The last trick that was decided among some events; None if none was."""
    found, led = None, None
    for event in events:
        card = str(event.amount)
        if event.kind == "leads":
            led = card
        elif event.kind in ANSWERS:
            found, led = LastTrick(1 - event.seat, led, card, event.seat, None), None
        elif found and event.kind in WINS:
            found = replace(found, winner=event.seat, led=found.led or (card if card in FACES else None))
        elif found and event.kind == "takes":
            found = replace(found, took=card)
        elif found and event.kind in SCORED and not found.led and card != found.answer:
            found = replace(found, led=card)
    return found


def last_items(state: State) -> frozenset[str]:
    """The ids of the items that show what was played last: the card led, or the answer in the last trick."""
    kinds = {e.kind for e in state.events}
    if state.is_over:
        return frozenset()  # the result lies where the last trick would
    if kinds & set(ANSWERS):
        return frozenset({"last-answer"})
    return frozenset({"led"} if "leads" in kinds else ())


def scene(state: State, seat: int | None, lang: str = "en", names: Sequence[str] = ("A", "B")) -> Scene:
    """The position as a seat sees it, None for both hands open. The last trick is told from the state's events."""
    return _Drawing(state, seat, lang, names).scene()


class _Drawing:
    """One scene in the making: the items found so far, and what all of them need to know."""

    def __init__(self, state: State, seat: int | None, lang: str, names: Sequence[str]) -> None:
        self.state, self.seat, self.lang = state, seat, lang
        self.names = tuple(Name(" ".join(n.split()) or theme.SEAT_LETTERS[i]) for i, n in enumerate(names))
        self.brush = Brush(lang)
        self.items: list[Item] = []
        self.below = seat or 0
        self.rows = (1 - self.below, self.below)
        self.last = last_trick([e for e in state.events if e.visible_to(seat)])
        self.second = 1 - state.leader

    def scene(self) -> Scene:
        """The scene, from top to bottom."""
        above, y = 1 - self.below, RIM
        ground = self.player(above, y)
        y += self.height(above) + GAP
        if self.state.is_over:
            self.result(y)
        else:
            ground += self.middle(y)
            self.factions(y + MIDDLE + GAP)
        y += MIDDLE + CHIPS + 2 * GAP
        ground += self.player(self.below, y)
        head, table, hands = self.head(), self.table_facts(), self.hand_facts()
        factions = [self.faction_label(f) for f in FACTIONS if any(self.state.supporters(f))]
        lines = [head, *self.seat_facts(), *table, *self.faction_table(), *(self.pile_label("score", p) for p in self.rows), *hands]
        return Scene(
            self.state.game.rulebook.title[self.lang], " ".join([head, *self.seat_facts(), *table, *factions, *hands]), WIDTH,
            y + self.height(self.below) + RIM, ground, tuple(self.items), head, theme.text_block(lines),
            tuple(sorted(self.brush.symbols)), tuple(sorted(self.brush.hatches)), self.lang,
        )  # fmt: skip

    def height(self, seat: int) -> float:
        """How high the side of a seat is: it is the same during the whole game, and lower at its end."""
        return ENDED if self.state.is_over else OPEN if self.sees(seat) else CLOSED

    # words

    def say(self, phrase: str, **values: Any) -> str:
        """A phrase of the table in the language of the scene."""
        return self.state.game.rulebook.phrase(phrase, self.lang, **values)

    def capital(self, word: str) -> str:
        """A faction or card, with a capital."""
        shown = self.state.game.rulebook.word(word, self.lang)
        return shown[:1].upper() + shown[1:]

    def sees(self, seat: int) -> bool:
        """Whether whoever looks may see the cards of a seat."""
        return self.seat in (None, seat)

    def pile(self, kind: str, seat: int) -> tuple[str, ...]:
        """The cards of a seat's "followers" or "score" pile."""
        return self.state.followers(seat) if kind == "followers" else self.state.score_pile(seat)

    def add(self, name: str, box: Box, label: str, part: str = "", near: tuple[str, ...] = (), rise: float = 0) -> None:
        """An item of what was drawn since the last one."""
        self.items.append(Item(name, box, self.brush.take(), label, part, near, rise, min(9, box[2] / 10)))

    def card(self, face: str, x: float, y: float, size: tuple[float, float]) -> Box:
        """A card face up; returns its box."""
        faction, rank = face.split()
        words = [self.capital(faction)]
        if theme.text_width(words[0], theme.LEAST_TYPE, bold=True) > size[0] - 4:
            words = self.say(f"broken.{faction}").split()
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
            b.text(x, y + 27, self.say("hand", n=len(hand)), 13, on="panel")
        ground = b.take()
        if self.state.is_over:
            self.numbers("score", seat, (250, y + 32, 430, 90))
        elif self.sees(seat):
            self.open_hand(seat, hand, y + 48)
            self.open_piles(seat, 590, y + 28)
        else:
            self.closed_hand(seat, len(hand), y + 42)
            self.closed_followers(seat, 388, y + 20)
            self.score_pile(seat, 548, y + 20)
            b.beside(548, y + 20, SMALL[0], self.say("score"), len(self.state.score_pile(seat)))
        return ground + b.take()

    def open_hand(self, seat: int, hand: Sequence[str], y: float) -> None:
        """Cards in two rows; they may be touched by whoever sits there."""
        mine = self.seat == seat or (self.seat is None and seat == self.state.to_move)
        prefix = "hand" if seat == self.below else "other"
        what = "label.hand" if self.seat == seat else "label.open_hand"
        for i, face in enumerate(hand):
            row, column = divmod(i, PER_ROW)
            box = self.card(face, 16 + column * STEP, y + 4 + row * PITCH, HAND)
            near = tuple(f"{prefix}-{k}" for k in (i - 1, i + 1) if 0 <= k < len(hand))
            label = self.say(what, card=face, n=i + 1, of=len(hand), seat=self.names[seat])
            self.add(f"{prefix}-{i}", box, label, face if mine else "", near, RISE if mine else 0)

    def closed_hand(self, seat: int, count: int, y: float) -> None:
        """The backs of the other's hand."""
        for i in range(count):
            self.brush.back(16 + i * 25, y, 42, 58)
        if count:
            self.add("other-hand", (16, y, 42 + 25 * (count - 1), 58), self.say("label.closed_hand", seat=self.names[seat], n=count))

    def open_piles(self, seat: int, x: float, y: float) -> None:
        """Beside an open hand: the followers of phase 1, in phase 2 the supporters, by faction; and the score pile."""
        if self.state.phase == "phase 2":
            self.numbers("score", seat, (x, y + 8, 100, 90))
            return
        self.numbers("followers", seat, (x, y + 8, 100, 90))
        self.brush.caption(x, y + 118, f"{self.say('score')} {len(self.state.score_pile(seat))}", on="panel", room=104)
        self.score_pile(seat, x + 4, y + 130)

    def numbers(self, kind: str, seat: int, box: Box) -> None:
        """Cards that whoever looks may know, as a list: one line for each faction, emblem and numbers."""
        (x, y, w, h), b = box, self.brush
        cards = self.pile(kind, seat)
        b.caption(x, y - 6, f"{self.say(kind)} {len(cards)}", on="panel", room=w)
        b.rect(x, y, w, h, 6, fill="card", stroke="edge", width=1.3)
        for i, faction in enumerate(f for f in FACTIONS if any(c.startswith(f) for c in cards)):
            ranks = [c.split()[1] for c in cards if c.startswith(faction)]
            b.use(faction, x + 13, y + 13 + 16 * i, 15)
            b.text(x + 26, y + 17.5 + 16 * i, " ".join(ranks), 12, on="card", room=w - 30)
        self.add(f"{kind}-{seat}", box, self.pile_label(kind, seat))

    def closed_followers(self, seat: int, x: float, y: float) -> None:
        """The followers of the other, of which only the number is known."""
        if self.state.phase == "phase 1":
            n = len(self.state.followers(seat))
            self.brush.pile(x, y, *SMALL, n)
            self.brush.beside(x, y, SMALL[0], self.say("followers"), n)
            self.add(f"followers-{seat}", (x, y, *SMALL), self.say("label.hidden_followers", seat=self.names[seat], n=n))

    def score_pile(self, seat: int, x: float, y: float) -> None:
        """The score pile, face up."""
        cards = self.state.score_pile(seat)
        self.brush.pile(x, y, *SMALL, len(cards))
        if cards:
            self.card(cards[-1], x, y, SMALL)
        self.add(f"score-{seat}", (x, y, *SMALL), self.pile_label("score", seat))

    # the middle of the table

    def middle(self, y: float) -> str:
        """The deck and the card to be won, the trick, the last trick, and what the trick brings. Returns its ground."""
        b, state = self.brush, self.state
        b.rect(RIM, y, INNER, MIDDLE, 10, fill="land", stroke="coast", width=1)
        if self.last:
            b.line(452, y + 14, 452, y + 148, stroke="coast")
        for i, line in enumerate(self.brings()):
            b.text(18, y + 165 + 17 * i, line, 13, on="land", room=664)
        ground = b.take()
        if state.phase == "phase 1":
            self.deck(18, y)
        else:
            ground += self.held(18, y)
        self.led(244, y)
        self.answer(344, y)
        return ground + self.last_one(468, y)

    def brings(self) -> list[str]:
        """What the trick brings, in one or two sentences."""
        state = self.state
        if state.to_move == CHANCE:
            return [self.say("gets.waiting")]
        if state.phase == "phase 2":
            return [self.say("gets.supporters")]
        found = [self.say("gets.recruit", card=state.up)] if state.up else []
        return [*found, self.say("gets.undead")] if state.led and state.led.startswith("undead") else found

    def deck(self, x: float, y: float) -> None:
        """The deck with its number, and the card to be won."""
        n, up = self.state.stock_size, self.state.up
        self.brush.caption(x, y + 20, self.say("deck"), room=84, on="land")
        self.brush.pile(x, y + 30, *TABLE, n)
        self.brush.number_plate(x + TABLE[0] / 2, y + 30 + TABLE[1] / 2, n)
        self.add("deck", (x, y + 30, *TABLE), self.say("label.deck", n=n, gone=len(self.state.discard)))
        self.brush.caption(x + 100, y + 20, self.say("up"), room=110, on="land")
        self.place("up", up, x + 100, y, self.say("label.up" if up else "label.no_up", card=up))

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
        self.brush.caption(x, y + 20, self.say("led" if state.led else "leads"), state.leader, room=70, on="land")
        if not state.led and state.to_move >= 0:
            self.brush.text(x + TABLE[0] / 2, y + 92, self.say("any_card"), 12, on="land", anchor="middle", room=80)
        label = self.say("label.led", card=state.led, seat=name) if state.led else self.say("label.leads", seat=name)
        self.place("led", state.led, x, y, label)

    def answer(self, x: float, y: float) -> None:
        """The place of the answer, with what would win."""
        state, b, name = self.state, self.brush, self.names[self.second]
        self.brush.caption(x, y + 20, self.say("answers"), self.second, room=76, on="land")
        label = self.say("label.answers", seat=name)
        if state.led:
            faction = state.led.split()[0]
            b.use(faction, x + TABLE[0] / 2, y + 66, 32)
            for i, line in enumerate(self.wins()):
                b.paragraph(x + TABLE[0] / 2, y + 104 + 28 * i, line, TABLE[0] - 6, 12, on="land", leading=14, most=2, anchor="middle")
            label = self.say("label.beats", seat=name, led=faction, wins=self.wins())
        self.place("answer", None, x, y, label)

    def wins(self) -> list[str]:
        """What beats the card led: numbers, and a knight (CM-2.5, CM-5.2)."""
        faction, rank = str(self.state.led).split()
        higher = 9 - int(rank)
        name = {0: "none", 1: "one", 2: "two"}.get(higher, "several")
        found = [self.say(f"wins.{name}", n=int(rank) + 1)]
        return [*found, self.say("wins.knight")] if faction == "goblin" else found

    def held(self, x: float, y: float) -> str:
        """Phase 2: how many factions each seat holds as it stands, and how many win. Returns its ground."""
        b, state = self.brush, self.state
        b.caption(x, y + 20, self.say("held"), room=190, on="land")
        for top, seat in zip((y + 34, y + 74), self.rows, strict=True):
            b.seat(seat, x + 14, top + 16, 11)
            b.text(x + 34, top + 21, self.names[seat], 13, on="land", room=100)
            b.text(x + 176, top + 23, state.scores()[seat].total, 20, on="land", anchor="end", bold=True)
            b.line(x, top + 36, x + 180, top + 36, stroke="coast")
        b.text(x, y + 136, self.say(f"to_win.{state.game.options['win_by']}"), 12, on="land", room=190)
        return b.take()

    def last_one(self, x: float, y: float) -> str:
        """The last trick: both cards small, and who won. Returns its ground."""
        b, trick = self.brush, self.last
        if not trick:
            return ""
        b.caption(x, y + 20, self.say("last"), room=200, on="land")
        ground = b.take()
        for i, (name, face, seat) in enumerate((("led", trick.led, trick.leader), ("answer", trick.answer, 1 - trick.leader))):
            left = x + 67 * i
            if face:
                box = self.card(face, left, y + 30, SMALL)
                values = {"card": face, "seat": self.names[seat], "outcome": self.outcome(trick)}
                self.add(f"last-{name}", box, self.say(f"label.last_{name}", **values))
                b.seat(seat, left + 30, y + 128, 9)
                ground += b.take()
        b.paragraph(x + 136, y + 44, self.outcome(trick), 88, 12, on="land", leading=16, most=7)
        return ground + b.take()

    def outcome(self, trick: LastTrick) -> str:
        """Who won a trick, and what with it."""
        return self.say("last.took" if trick.took else "last.won", seat=self.names[trick.winner], card=trick.took)

    # factions and the result

    def standing(self, faction: str, seat: int) -> tuple[int, int | None]:
        """How many supporters of a faction a seat has, and the highest number among them."""
        ranks = [int(c.split()[1]) for c in self.state.score_pile(seat) if c.startswith(faction)]
        return len(ranks), max(ranks, default=None)

    def factions(self, y: float) -> None:
        """The five factions: supporters of both seats, and who holds each as it stands."""
        w = (INNER - 4 * 6) / 5
        for i, faction in enumerate(FACTIONS):
            x, b = RIM + i * (w + 6), self.brush
            b.rect(x, y, w, CHIPS, 6, fill="panel", stroke="rule", width=1)
            b.rect(x + 1, y + 1, 26, CHIPS - 2, 5, fill=b.hatch(HUES[faction]))
            b.circle(x + 14, y + CHIPS / 2, 11.5, fill="card", stroke="edge", width=1.3)
            b.use(faction, x + 14, y + CHIPS / 2, 17)
            b.text(x + 33, y + 18, self.capital(faction), 12, on="panel", bold=True, room=w - 36)
            self.counts(faction, x + 33, y + 37, 20, "panel")
            self.add(f"faction-{faction}", (x, y, w, CHIPS), self.faction_label(faction))

    def counts(self, faction: str, x: float, y: float, leading: float, on: str) -> None:
        """One line a seat: sign, supporters, the best of them, and a crown for who holds the faction."""
        b, holder = self.brush, self.state.holder(faction)
        for row, seat in enumerate(self.rows):
            n, best = self.standing(faction, seat)
            base = y + row * leading
            b.seat(seat, x + 7, base - 4.5, 7.5)
            b.text(x + 18, base, n, 14, on=on, bold=seat == holder)
            if best is not None:
                b.text(x + 39, base, self.say("best", n=best), 12, "soft", on, room=42)
            if seat == holder:
                b.use("governor", x + 90, base - 5, 15)

    def result(self, y: float) -> None:
        """The end: who won, and the five factions with who holds each."""
        b, state = self.brush, self.state
        h = MIDDLE + CHIPS + GAP
        b.rect(RIM, y, INNER, h, 10, fill="land", stroke="coast", width=1)
        title, x = self.say("result.draw"), 18
        if state.winner is not None:
            b.seat(state.winner, 31, y + 26, 13)
            b.use("governor", 62, y + 25, 28)
            title, x = self.say("result.won", seat=self.names[state.winner]), 88
        b.text(x, y + 33, title, 20, on="land", bold=True, room=682 - x)
        totals = [s.total for s in state.scores()]
        count = self.say("result.count", a=self.names[0], m=totals[0], b=self.names[1], n=totals[1])
        b.text(18, y + 62, " ".join([count, *self.last_fact()]), 13, on="land", room=664)
        self.add("result", (RIM, y, INNER, 70), f"{title}. {count}")
        w = (INNER - 6 * 6) / 5
        for i, faction in enumerate(FACTIONS):
            self.faction_result(faction, RIM + 6 + i * (w + 6), y + 76, w, h - 82)

    def faction_result(self, faction: str, x: float, y: float, w: float, h: float) -> None:
        """The end of one faction: supporters, who holds it, and what decided where the numbers are level."""
        b, state = self.brush, self.state
        holder, decided = state.holder(faction), self.decided(faction)
        b.rect(x, y, w, h, 8, fill="card", stroke="edge", width=1.6)
        b.rect(x + 1, y + 1, w - 2, 42, 7, fill=b.hatch(HUES[faction]))
        b.circle(x + w / 2, y + 22, 17, fill="card", stroke="edge", width=1.3)
        b.use(faction, x + w / 2, y + 22, 25)
        b.text(x + w / 2, y + 62, self.capital(faction), 13, on="card", anchor="middle", bold=True, room=w - 8)
        self.counts(faction, x + 12, y + 86, 22, "card")
        b.line(x + 10, y + 118, x + w - 10, y + 118)
        if holder is None:
            b.text(x + w / 2, y + 144, self.say("result.nobody"), 13, on="card", anchor="middle")
        else:
            b.seat(holder, x + 24, y + 140, 12)
            b.text(x + 44, y + 145, self.names[holder], 14, on="card", bold=True, room=w - 52)
        if decided:
            b.text(x + w / 2, y + h - 12, self.say(decided), 12, "soft", "card", "middle", room=w - 6)
        self.add(f"faction-{faction}", (x, y, w, h), self.faction_label(faction))

    def decided(self, faction: str) -> str:
        """The phrase for what decided a faction whose numbers are level (CM-6.2, CM-6.3); "" where the count did."""
        (a, best), (b, other) = self.standing(faction, 0), self.standing(faction, 1)
        if a != b or best != other:
            return "" if a != b else "result.level"
        return "result.unresolved" if self.state.holder(faction) is None else "result.last_trick"

    def faction_label(self, faction: str) -> str:
        """What is heard of a faction."""
        told, holder = [], self.state.holder(faction)
        for seat in self.rows:
            n, best = self.standing(faction, seat)
            told.append(self.say("label.standing" if best is None else "label.standing_best", seat=self.names[seat], n=n, best=best))
        held = self.say("label.no_holder") if holder is None else self.say("label.holder", seat=self.names[holder])
        return self.say("label.faction", faction=faction, standing="; ".join(told), holder=held)

    # sentences

    def head(self) -> str:
        """Phase, trick and whose turn, in one sentence."""
        state = self.state
        values: dict[str, Any] = {"phase": state.phase, "n": state.trick}
        if state.winner is not None:
            return self.say("head.won", seat=self.names[state.winner], n=state.scores()[state.winner].total)
        if state.is_over:
            return self.say("head.draw_game")
        if state.dealing:
            return self.say("head.deal", n=len(state.hand(0)) + len(state.hand(1)))
        if state.to_move == CHANCE:
            fields = state.fields
            if isinstance(fields, Fields) and fields.draw_for == BLIND:
                return self.say("head.draw", seat=self.names[self.second], **values)
            return self.say("head.reveal", **values)
        values["seat"] = self.names[state.to_move]
        if not state.led:
            return self.say("head.lead", **values)
        faction = state.led.split()[0]
        if self.sees(state.to_move) and not any(c.startswith(faction) for c in state.hand(state.to_move)):
            return self.say("head.free", led=faction, **values)
        return self.say("head.follow_same" if faction == "doppelganger" else "head.follow", led=faction, **values)

    def pile_label(self, kind: str, seat: int) -> str:
        """What is heard of a score pile, or of followers that may be looked at: every card."""
        cards = self.pile(kind, seat)
        return self.say(f"label.{kind}" if cards else f"label.no_{kind}", seat=self.names[seat], n=len(cards), cards=cards)

    def seat_facts(self) -> list[str]:
        """How many cards either seat has where."""
        what, counted = "text.seat" if self.state.phase == "phase 1" else "text.late_seat", []
        for p in self.rows:
            hand, followers, score = self.state.hand(p), self.state.followers(p), self.state.score_pile(p)
            counted.append(self.say(what, seat=self.names[p], n=len(hand), m=len(followers), k=len(score)))
        return counted

    def hand_facts(self) -> list[str]:
        """The followers and hands that whoever looks may see."""
        seen = list(filter(self.sees, self.rows))
        said = [self.pile_label("followers", p) for p in seen if self.state.followers(p)]
        return said + [self.say("text.hand", seat=self.names[p], cards=self.state.hand(p)) for p in seen if self.state.hand(p)]

    def faction_table(self) -> list[str]:
        """The supporters as a table for a terminal."""
        rows = [[self.say("text.faction"), *(self.names[p] for p in self.rows), self.say("text.holder")]]
        for faction in FACTIONS:
            cells = []
            for n, best in (self.standing(faction, p) for p in self.rows):
                cells.append(str(n) if best is None else f"{n}, {self.say('best', n=best)}")
            holder = self.state.holder(faction)
            rows.append([self.capital(faction), *cells, self.say("none") if holder is None else self.names[holder]])
        return theme.text_table(rows, 14)

    def last_fact(self) -> list[str]:
        """The last trick in a sentence, if it is known."""
        trick = self.last
        if not trick:
            return []
        seats = {"seat": self.names[trick.leader], "other": self.names[1 - trick.leader]}
        what = "text.last" if trick.led else "text.last_answer"
        return [self.say(what, led=trick.led, card=trick.answer, outcome=self.outcome(trick), **seats)]

    def table_facts(self) -> list[str]:
        """The middle of the table in sentences."""
        state, said = self.state, []
        if state.phase == "phase 1":
            said.append(self.say("text.table", n=state.stock_size, gone=len(state.discard), up=state.up or self.say("none")))
        if state.led:
            said.append(self.say("text.led", seat=self.names[state.leader], card=state.led, wins=", ".join(self.wins())))
        return [*said, *([] if state.is_over else self.brings()), *self.last_fact()]
