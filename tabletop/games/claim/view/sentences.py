"""The sentences of Claim's table: its head, what is heard of piles and factions, and the lines for a terminal.

They tell no more than the seat knows (CM-1.4, CM-3.4): of the other's hand and followers only how many; None stands for somebody
who sees both. Words and phrases come from the rulebook and its phrases.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.state import SEATS
from ....core.text import LANGUAGES, Name, text_table
from ..deck import FACTIONS
from ..pieces import State
from .tricks import LastTrick, last_trick


class Sentences:
    """What can be said of a position to a seat in a language; `rows` are the seats from the top of the table to its bottom."""

    def __init__(self, state: State, seat: int | None, lang: str, names: Sequence[str]) -> None:
        self.state, self.seat, self.lang = state, seat, lang
        self.names = tuple(Name(" ".join(n.split()) or SEATS[i]) for i, n in enumerate(names))
        self.rows = (1 - (seat or 0), seat or 0)
        self.second = 1 - state.leader
        self.last = last_trick([e for e in state.events if e.visible_to(seat)])

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

    def standing(self, faction: str, seat: int) -> tuple[int, int | None]:
        """How many supporters of a faction a seat has, and the highest number among them."""
        ranks = [int(c.split()[1]) for c in self.state.score_pile(seat) if c.startswith(faction)]
        return len(ranks), max(ranks, default=None)

    def outcome(self, trick: LastTrick) -> str:
        """Who won a trick, and what with it."""
        return self.say("last.took" if trick.took else "last.won", seat=self.names[trick.winner], card=trick.took)

    def wins(self) -> list[str]:
        """What beats the card led, in a line or two: numbers, and a knight (CM-2.5, CM-5.2)."""
        size, n, knight = self._beaten_by()
        if knight and size == "none":
            return [self.say("wins.only_knight")]
        return [self.say(f"wins.{size}", n=n), *([self.say("wins.knight")] if knight else [])]

    def wins_heard(self) -> str:
        """The same in a sentence, with the factions whose numbers count."""
        size, n, knight = self._beaten_by()
        if knight and size == "none":
            return self.say("heard.only_knight")
        led = str(self.state.led).split()[0]
        factions = led if led == "doppelganger" else {lang: self._either(led, lang) for lang in LANGUAGES}
        said = self.say(f"heard.{size}", n=n, factions=factions)
        return self.say("heard.and_knight", wins=Name(said)) if knight else said

    def _either(self, led: str, lang: str) -> str:
        return self.state.game.rulebook.phrase("heard.either", lang, a=led, b="doppelganger")

    def _beaten_by(self) -> tuple[str, int, bool]:
        """How many numbers beat the card led ("none" to "several"), the lowest of them, and whether a knight may (CM-5.3)."""
        faction, rank = str(self.state.led).split()
        held = self.state.hand(self.second) if self.sees(self.second) else ()
        knight = faction == "goblin" and not any(card.startswith("goblin") for card in held)
        return {0: "none", 1: "one", 2: "two"}.get(9 - int(rank), "several"), int(rank) + 1, knight

    def brings(self) -> list[str]:
        """What the trick brings, in one or two sentences."""
        state = self.state
        if state.is_chance:
            return [self.say("gets.waiting")]
        if state.phase == "phase 2":
            return [self.say("gets.supporters")]
        found = [self.say("gets.recruit", card=state.up)] if state.up else []
        return [*found, self.say("gets.undead")] if state.led and state.led.startswith("undead") else found

    def decided(self, faction: str) -> str:
        """The phrase for what decided a faction whose numbers are level (CM-6.2, CM-6.3); "" where the count did."""
        (a, best), (b, other) = self.standing(faction, 0), self.standing(faction, 1)
        if a != b or best != other:
            return "" if a != b else "result.level"
        return "result.unresolved" if self.state.holder(faction) is None else "result.last_trick"

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
        if state.draws_for == "blind":
            return self.say("head.draw", seat=self.names[self.second], **values)
        if state.is_chance:
            return self.say("head.reveal", **values)
        values["seat"] = self.names[state.to_move]
        if not state.led:
            return self.say("head.lead", **values)
        faction = state.led.split()[0]
        if self.sees(state.to_move) and not any(c.startswith(faction) for c in state.hand(state.to_move)):
            return self.say("head.free", led=faction, **values)
        if faction == "doppelganger":
            return self.say("head.follow_same", led=faction, **values)
        only = self.sees(state.to_move) and not any(c.startswith("doppelganger") for c in state.hand(state.to_move))
        return self.say("head.follow_only" if only else "head.follow", led=faction, **values)

    def pile_label(self, kind: str, seat: int) -> str:
        """What is heard of a score pile, or of followers that may be looked at: every card."""
        cards = self.pile(kind, seat)
        return self.say(f"label.{kind}" if cards else f"label.no_{kind}", seat=self.names[seat], n=len(cards), cards=cards)

    def faction_label(self, faction: str) -> str:
        """What is heard of a faction."""
        told, holder = [], self.state.holder(faction)
        for seat in self.rows:
            n, best = self.standing(faction, seat)
            told.append(self.say("label.standing" if best is None else "label.standing_best", seat=self.names[seat], n=n, best=best))
        held = self.say("label.no_holder") if holder is None else self.say("label.holder", seat=self.names[holder])
        return self.say("label.faction", faction=faction, standing="; ".join(told), holder=held)

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
        return text_table(rows, 14)

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

    def description(self) -> str:
        """The table in sentences, for somebody who does not see it."""
        factions = [self.faction_label(f) for f in FACTIONS if any(self.state.supporters(f))]
        return " ".join([self.head(), *self.seat_facts(), *self.table_facts(), *factions, *self.hand_facts()])

    def lines(self) -> list[str]:
        """The table line by line, for a terminal."""
        piles = [self.pile_label("score", p) for p in self.rows]
        return [self.head(), *self.seat_facts(), *self.table_facts(), *self.faction_table(), *piles, *self.hand_facts()]
