"""The sentences of Port Royal's table: its head, what is heard of cards, piles, odds and seats, and the lines for a terminal.

Nothing is hidden in this game but the order of the pile and the faces of coins (PR-1.7), so all seats are told the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

from ....core.state import SEATS
from ....core.text import Name, text_block
from ....show.aid import lines_of
from ..box import LEADER, OFF, TRIGGER_AND_WINNER, VARIANTS
from ..deck import COLOURS, EXPEDITION_INCOME, EXPEDITION_POINTS, EXPEDITIONS, FACE, PEOPLE, SHIPS, SKULL, SWORDS
from ..pieces import State
from .happened import became, busted, hired
from .odds import FIRST, SUMMARY, Odds, kind_of, next_card, no_card
from .odds import PEOPLE as PEOPLE_KINDS

WORTH = {f"{kind} {price}": points for kind, price, points, _ in PEOPLE}
ABILITY = {  # the rule that says what a person does
    "sailor": "PR-2.5", "pirate": "PR-2.5", "captain": "PR-3.2", "settler": "PR-3.2", "priest": "PR-3.2", "jack": "PR-3.3",
    "trader": "PR-5.1", "admiral": "PR-5.2", "jester": "PR-5.3", "governor": "PR-5.4", "mademoiselle": "PR-5.5",
}  # fmt: skip


class Sentences:
    """What can be said of a position in a language. `actor` is the seat that decides, or the one whose turn it is."""

    def __init__(self, state: State, lang: str, names: Sequence[str]) -> None:
        self.state, self.lang = state, lang
        self.names = tuple(Name(" ".join(n.split()) or SEATS[i]) for i, n in enumerate(names[: state.players]))
        self.actor = state.to_move if state.to_move >= 0 else state.active
        self.became = became(state)

    @cached_property
    def odds(self) -> Odds:
        """The odds of the next card, if the game goes on."""
        return no_card() if self._is_last_turn and not self.draws else next_card(self.state)

    @property
    def draws(self) -> bool:
        """Whether cards are drawn now; in trade and hire none is, and the odds are those of the next turn's first card (PR-1.9)."""
        return self.state.phase == "discovery"

    @property
    def may_come(self) -> tuple[str, ...]:
        """What the odds speak of: a second ship of a colour only where ships may lie."""
        return SUMMARY if self.draws else FIRST

    @property
    def _is_last_turn(self) -> bool:
        """Whether the game ends with this turn, whatever happens in trade and hire (PR-6.1)."""
        state = self.state
        if not state.last_round or state.game.options["variant_end"] == VARIANTS[LEADER]:
            return False
        return bool((state.active + 1) % state.players == state.box.start_seat)

    def say(self, phrase: str, **values: Any) -> str:
        """A phrase of the table in the language of the scene."""
        return self.state.game.rulebook.phrase(phrase, self.lang, **values)

    def word(self, word: str) -> str:
        """A word of the rulebook."""
        return self.state.game.rulebook.word(word, self.lang)

    def short(self, word: str) -> str:
        """A word with a capital, in its short form if there is one."""
        phrase = f"short.{word}"
        shown = self.say(phrase) if phrase in self.state.game.rulebook.phrases else self.word(word)
        return shown[:1].upper() + shown[1:]

    # what stands

    @property
    def waits_for_second(self) -> bool:
        """Whether the ship that waits is the second of its colour (PR-2.8)."""
        ship = self.state.ship_waiting
        return ship is not None and ship.split()[0] in self.state.colours

    def winners(self) -> tuple[int, ...]:
        """The seats in the first place, once the game is over."""
        return tuple(p for p, place in enumerate(self.state.ranking()) if place == 1) if self.state.is_over else ()

    # the head

    def head(self) -> str:
        """Phase, whose turn and what for, in a sentence; at the end who has won."""
        state = self.state
        if state.is_over:
            return self._result()
        told = self._asked()
        return self.say("head.last_round", told=Name(told)) if state.last_round else told

    def _asked(self) -> str:
        state, values = self.state, {"phase": self.state.phase, "seat": self.names[self.actor]}
        if state.is_chance:
            return self.say("head.reveal", **values) if state.pile_size else self.say("head.shuffle")
        if state.phase != "discovery":
            return self._takes(values)
        ship = state.ship_waiting
        if ship:
            must = self.waits_for_second and state.game.options["keep_duplicate"] == "false"
            return self.say("head.must" if must else "head.second" if self.waits_for_second else "head.ship", card=ship, **values)
        if not state.can_draw:
            return self.say("head.no_card", **values)
        return self.say("head.again" if state.drawn_count else "head.first", n=self.state.may_take, **values)

    def _takes(self, values: dict[str, Any]) -> str:
        state, fee = self.state, self.state.fee(self.actor)
        if not state.takes_left:
            return self.say("head.expedition", **values)
        what = "head.takes_for_fee" if fee else "head.takes"
        return self.say(what, n=state.takes_left, fee=fee, other=self.names[state.active], **values)

    def _result(self) -> str:
        state, seats = self.state, self.winners()
        n = state.points(seats[0])
        own_kind = [p for p in range(state.players) if not self.needs_expedition or state.expeditions(p)] or range(state.players)
        level = [p for p in own_kind if state.points(p) == n]
        what = "head.shared" if len(seats) > 1 else "head.by_coins" if len(level) > 1 else "head.won"
        return self.say(what, seats=[self.names[p] for p in seats], n=n)

    @property
    def needs_expedition(self) -> bool:
        """Whether only who has an expedition can win (PR-6.4)."""
        return self.state.game.options["variant_end"] == VARIANTS[TRIGGER_AND_WINNER]

    @property
    def has_variant(self) -> bool:
        """Whether 12 points end the game only with an expedition among them (PR-6.4)."""
        return self.state.game.options["variant_end"] != VARIANTS[OFF]

    # cards

    def ship_label(self, ship: str) -> str:
        """What is heard of a ship: name, colour, coins, swords, what traders add, and which of its fleet were not seen (PR-2.9)."""
        colour, name, numbers = ship.split()
        coins, swords = numbers.split("/")
        told = [self.say("label.skull" if swords == "skull" else "label.ship", ship=name, colour=colour, coins=coins, swords=swords)]
        income = self.state.income(self.actor, ship)
        if income > int(coins):
            told.append(self.say("label.income", seat=self.names[self.actor], n=income))
        signs = [
            Name(self.say("fleet.skull" if sign == "skull" else "fleet.swords", swords=sign, n=unseen, of=of))
            for sign, unseen, of in self.fleet(colour)
        ]
        return " ".join([*told, self.say("label.fleet", colour=colour, signs=signs)])

    def fleet(self, colour: str) -> list[tuple[str, int, int]]:
        """The ships of a colour by their swords, or "skull": how many of them lie nowhere face up, and of how many (PR-2.9)."""
        found: dict[str, list[int]] = {}
        for ship in (s for s in SHIPS if s.colour == colour):
            sign = found.setdefault("skull" if ship.swords == SKULL else str(ship.swords), [0, 0])
            sign[0] += self.state.not_seen.get(ship.face, 0)
            sign[1] += ship.copies
        return [(swords, unseen, of) for swords, (unseen, of) in found.items()]

    def person_label(self, person: str, copies: int) -> str:
        """What is heard of a person of the harbour: price, points, swords, and what the seat that decides would pay."""
        kind, _, price = person.rpartition(" ")
        arms = SWORDS.get(kind)
        values = {"kind": kind, "price": price, "points": WORTH[person], "swords": arms}
        told = [self.say("label.armed" if arms else "label.person", **values)]
        if copies > 1:
            told.append(self.say("label.copies", n=copies))
        pays, fee = self.pays(person)
        if fee or pays != int(price):
            told.append(self.say("label.pays_fee" if fee else "label.pays", seat=self.names[self.actor], n=pays, fee=fee))
        return " ".join((*told, *lines_of(self.state.game, ABILITY[kind.rpartition(" ")[2]], self.lang)))

    def pays(self, person: str) -> tuple[int, int]:
        """What the seat that decides pays for a person, and the fee beside it (PR-4.4, PR-4.7, PR-5.5)."""
        state = self.state
        return state.price(self.actor, person), state.fee(self.actor) if state.phase != "discovery" else 0

    def expedition_label(self, expedition: str, payable: bool) -> str:
        """What is heard of an expedition that lies open."""
        i = EXPEDITIONS.index(expedition)
        told = self.say("label.expedition", expedition=expedition, coins=EXPEDITION_INCOME[i], points=EXPEDITION_POINTS[i])
        return f"{told} {self.say('label.can_pay', seat=self.names[self.actor])}" if payable else told

    def way_label(self, expedition: str, given: str) -> str:
        """What is heard of a way to pay for an expedition."""
        return self.say("label.way", given=given, expedition=expedition)

    def counted(self, cards: Iterable[str]) -> list[str]:
        """Cards by kind, each with its number where there are several: ships by colour, people, taxes, expeditions."""
        kinds = [kind_of(card) for card in cards]
        numbers = [(kind, kinds.count(kind)) for kind in (*COLOURS, *PEOPLE_KINDS, "tax", "expedition") if kind in kinds]
        return [self._several(self._kind_word(kind), n) for kind, n in numbers]

    def _kind_word(self, kind: str) -> str:
        return self.say("ships", colour=kind) if kind in COLOURS else self.word("expeditions" if kind == "expedition" else kind)

    def _several(self, word: str, n: int) -> str:
        return word if n == 1 else self.say("several.cards", n=n, kind=Name(word))

    # piles, and the card drawn last

    def pile_label(self) -> str:
        """What is heard of the draw pile."""
        return self.say("label.pile", n=self.state.pile_size)

    def discard_label(self) -> str:
        """What is heard of the discard pile."""
        state = self.state
        told = self.say("label.discard", n=state.discard_size, paid=state.paid)
        cards = [Name(c) for c in self.counted(state.discard)]
        return f"{told} {self.say('label.face_up', cards=cards)}" if cards else told

    def note(self) -> str:
        """What became of the card drawn last."""
        what, card = self.became
        seat = busted(self.state)
        return self.say(f"note.{what}", card=card or "", seat="" if seat is None else self.names[seat])

    def drawn_label(self) -> str:
        """What is heard of the place of the card drawn last."""
        ship = self.state.ship_waiting
        if ship:
            return f"{self.ship_label(ship)} {self.say('label.waits', seat=self.names[self.state.active])}"
        return self.say("label.last_drawn", n=self.state.drawn_count, note=Name(self.note()))

    def draw_label(self) -> str:
        """What is heard of drawing."""
        return f"{self.say('label.draw')} {self.bust_sentence()}" if self.draws else self.say("label.draw")

    def repel_label(self) -> str:
        """What is heard of repelling."""
        ship = self.state.ship_waiting
        if ship is None:
            return self.say("label.repel")
        values = {"n": self.state.swords_of(ship), "have": self.state.swords(self.state.active)}
        return self.say("label.repel_ship", card=ship, seat=self.names[self.state.active], **values)

    def keep_label(self) -> str:
        """What is heard of leaving a ship in the harbour."""
        ship = self.state.ship_waiting
        if ship is None:
            return self.say("label.keep")
        if self.waits_for_second:
            return self.say("label.keep_second", card=ship)
        bust = self.say("label.bust_kept", chance=Name(self.chance(self.state.bust_odds_kept)))
        return f"{self.say('label.keep_ship', card=ship)} {bust}"

    # odds

    def percent(self, p: Fraction) -> str:
        """A probability in whole per cents."""
        n = round(100 * p)
        return self.say("percent.little") if p and not n else self.say("percent", n=n)

    def chance(self, p: Fraction) -> str:
        """A probability as people say it: so many cards of so many, and per cents."""
        cards = self.odds.cards
        if cards:
            return self.say("chance", n=int(p * cards), of=cards, percent=Name(self.percent(p)))
        return self.percent(p) if self.odds.exact else self.say("chance.about", percent=Name(self.percent(p)))

    def bust_sentence(self) -> str:
        """How likely the next card ends the turn."""
        if not self.draws:
            return self.say("label.no_draw")
        if self.odds.is_nothing:
            return self.say("label.no_card")
        bust = self.odds.summary["bust"]
        name = "label.bust_repelled" if self.state.ship_waiting else "label.bust"
        return self.say(name, chance=Name(self.chance(bust))) if bust else self.say("label.no_bust")

    def row_name(self, what: str) -> str:
        """What a line of the odds is called; while a ship waits they are those once it is repelled."""
        return self.say("odds.bust_repelled" if what == "bust" and self.state.ship_waiting else f"odds.{what}")

    def odds_label(self) -> str:
        """What is heard of the odds of the next card."""
        if self.odds.is_nothing:
            return self.say("label.no_card") if self.draws else f"{self.say('label.no_draw')} {self.say('label.no_turn')}"
        rows = [(self.say(f"odds.{what}"), p) for what, p in self.odds.summary.items() if p and what != "bust"]
        basis = self.say("label.exact" if self.odds.exact else "label.estimate")
        what = "label.odds" if self.draws else "label.odds_first"
        return self.say(what, bust=Name(self.bust_sentence()), rows=Name(self._rows(rows)), basis=Name(basis))

    def odds_title(self) -> str:
        """Which card the odds are of."""
        return self.say("odds" if self.draws else "odds.first")

    def odds_basis(self) -> str:
        """What the odds rest on, or why there are none."""
        found = self.odds
        if found.is_nothing:
            return self.say("odds.nothing" if self.draws else "odds.no_turn")
        if found.cards:
            return self.say("odds.exact", of=found.cards)
        return self.say("odds.exactly" if found.exact else "odds.estimate")

    def kinds_label(self, kinds: Iterable[str]) -> str:
        """What is heard of the odds of some kinds."""
        return self._rows((self._kind_word(kind), self.odds.kinds[kind]) for kind in kinds)

    def _rows(self, rows: Iterable[tuple[str, Fraction]]) -> str:
        return " ".join(self.say("label.row", what=Name(what), chance=Name(self.chance(p))) for what, p in rows)

    # the whole table

    def harbour_facts(self) -> list[str]:
        """The harbour, the ship that waits, and the expeditions that lie open."""
        state = self.state
        cards = [Name(self._several(self.word(card), n)) for card, n in self.harbour()]
        said = [self.say("text.harbour", cards=cards) if cards else self.say("label.empty")]
        if state.ship_waiting:
            said.append(self.say("text.waits", card=state.ship_waiting))
        elif state.drawn_count or self.became[1]:
            said.append(self.drawn_label())
        return [*said, self.say("text.open", expeditions=list(state.open_expeditions))] if state.open_expeditions else said

    def harbour(self) -> list[tuple[str, int]]:
        """The faces of the harbour, ships first, each with how often it lies there."""
        cards = self.state.harbour
        return [(card, cards.count(card)) for card in dict.fromkeys(cards)]

    def people(self) -> list[str]:
        """The faces of people in the harbour, in their order, with those just hired: none moves to where another lay."""
        return sorted((card for card in {*self.state.harbour, *hired(self.state)} if "/" not in card), key=FACE.__getitem__)

    def pile_facts(self) -> list[str]:
        """The two piles."""
        state = self.state
        return [self.say("text.piles", n=state.pile_size, m=state.discard_size, paid=state.paid)]

    def odds_facts(self) -> list[str]:
        """The odds, with all kinds in one line."""
        if self.state.is_over or self.odds.is_nothing:
            return []
        rows = [self.say("text.row", what=Name(self._kind_word(k)), percent=Name(self.percent(p))) for k, p in self.odds.kinds.items() if p]
        return [self.odds_label(), self.say("text.odds", title=Name(self.odds_title()), rows=Name(", ".join(rows)))]

    def description(self, seats: Sequence[str]) -> str:
        """The table in sentences, for somebody who does not see it; `seats` is what is heard of each."""
        odds = [] if self.state.is_over else [self.bust_sentence()]
        return " ".join([self.head(), *self.harbour_facts(), *self.pile_facts(), *odds, *seats])

    def text(self, seats: Sequence[str]) -> str:
        """The table line by line, for a terminal."""
        return text_block([self.head(), *self.harbour_facts(), *self.pile_facts(), *self.odds_facts(), *seats])
