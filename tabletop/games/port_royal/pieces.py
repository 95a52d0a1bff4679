"""The nouns of Port Royal: actions, options, and the State people hold.

Rules PR-1.6 to PR-1.8. The cards stand in `deck`, box and fields in `box`, events in `events`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from ...core import state as core_state
from ...core.action import Action
from ...core.engine import count
from ...core.errors import TabletopError, shown
from ...core.game import Option
from ...core.layout import NONE
from .box import CATEGORIES, DISCOVERY, OFF, PHASES, RETURN, REVEAL, SHIP, TO_END, TRADE, VARIANTS, Box, Fields, make_box
from .deck import (
    COLOURS,
    EXPEDITIONS,
    FACE,
    FACE_COUNT,
    FACES,
    GIVERS,
    KINDS,
    MASKS,
    PAYMENTS,
    PERSON,
    SHIPS,
    SKULL,
    SWORDS,
    TAX,
    Cards,
    Ship,
    faces_of,
    people_of,
    takes_for,
)
from .events import EVENTS

__all__ = ["CATEGORIES", "EVENTS", "OPTIONS", "PHASES", "SHOWN", "Box", "Fields", "State", "actions", "make_box"]

SHOWN = (REVEAL, RETURN)  # from the first of these ids on and below the second chance brings what everybody sees
NO_YES, YES_NO = ("false", "true"), ("true", "false")
OPTIONS = (
    Option("start_coins", (3, 0, 1, 2, 4, 5), "PR-1.6"),
    Option("start_seat", (0, 1, 2, 3, 4), "PR-1.8"),
    Option("keep_duplicate", YES_NO, "PR-2.8"),
    Option("reshuffle", ("at_once", "when_needed"), "PR-2.13"),
    Option("expedition_on_others_turn", NO_YES, "PR-3.5"),
    Option("others_need_active_take", NO_YES, "PR-4.6"),
    Option("admiral_pays", ("chance", "take"), "PR-5.2"),
    Option("admiral_on_any_take", NO_YES, "PR-5.2"),
    Option("jester_pays", ("each", "once"), "PR-5.3"),
    Option("governor_at_once", YES_NO, "PR-5.4"),
    Option("variant_end", VARIANTS, "PR-6.4"),
)


# actions


@dataclass(frozen=True)
class Draw(Action):
    """Turn up the top card of the pile (PR-2.1)."""


@dataclass(frozen=True)
class Stop(Action):
    """End the discovery and go on to trade and hire (PR-2.2)."""


@dataclass(frozen=True)
class Repel(Action):
    """Send the ship just drawn away (PR-2.4)."""


@dataclass(frozen=True)
class Keep(Action):
    """Leave the ship just drawn in the harbour, though you could repel it (PR-2.4)."""


@dataclass(frozen=True)
class Pass(Action):
    """Take no more cards (PR-4.2)."""


@dataclass(frozen=True)
class Take(Action):
    """Take a card from the harbour: trade with a ship (PR-4.3) or hire a person (PR-4.4)."""

    card: str


@dataclass(frozen=True)
class Fulfil(Action):
    """Give the people that an expedition asks for, and take it (PR-3.2)."""

    expedition: str
    given: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The expedition, then the people to be given for it."""
        return (self.expedition, f"{self.expedition}: {self.given}")


@dataclass(frozen=True)
class Reveal(Action):
    """Chance: the card that is turned up (PR-2.1)."""

    by_chance: ClassVar[bool] = True
    card: str


@dataclass(frozen=True)
class Return(Action):
    """Chance: the face of a paid coin, which nobody sees when it is shuffled in (PR-2.13)."""

    by_chance: ClassVar[bool] = True
    card: str


FULFILMENTS = tuple(Fulfil(expedition, given) for expedition, given in PAYMENTS)


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action: the plain ones, taking each face, fulfilling in each way, then turning up and returning each face."""
    return (
        Draw(), Stop(), Repel(), Keep(), Pass(), *map(Take, FACES[:TAX]), *FULFILMENTS, *map(Reveal, FACES), *map(Return, FACES),
    )  # fmt: skip


# the State that people hold


class State(core_state.State):
    """A position of Port Royal. All that it tells is open to everybody: only faces of coins and the order of the pile are hidden."""

    __slots__ = ()
    _s: Fields

    # the table

    @property
    def active(self) -> int:
        """The seat whose turn it is (PR-1.9)."""
        return self._s.active

    @property
    def taker(self) -> int | None:
        """In trade and hire the seat whose chance it is to take cards (PR-4.6), else None."""
        return self._s.taker if self._s.phase == TRADE else None

    @property
    def harbour(self) -> Cards:
        """The cards in the harbour, ships first."""
        return faces_of(self._s.harbour, self._s.harbour_people)

    @property
    def harbour_size(self) -> int:
        """How many cards lie in the harbour."""
        return count(self._s.harbour) + count(self._s.harbour_people)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the ships in the harbour."""
        return tuple(colour for colour, fleet in zip(COLOURS, self.box.fleet, strict=True) if self._s.harbour & fleet)

    @property
    def drawn(self) -> str | None:
        """The card turned up last in this turn, None before the first."""
        return None if self._s.drawn == NONE else FACES[self._s.drawn]

    @property
    def drawn_count(self) -> int:
        """How many cards were turned up in this turn."""
        return self._s.drawn_count

    @property
    def ship_waiting(self) -> str | None:
        """The ship that the active seat may repel or keep (PR-2.4), None where no ship waits."""
        return self.drawn if self._s.station == SHIP else None

    @property
    def open_expeditions(self) -> tuple[str, ...]:
        """The expeditions that can be fulfilled (PR-3.1)."""
        return expeditions_of(self._s.open)

    @property
    def takes_left(self) -> int:
        """How many cards the taker may still take (PR-4.1); 0 in the discovery."""
        return self._s.takes if self._s.phase == TRADE else 0

    @property
    def taken(self) -> int:
        """How many cards the taker has taken in this chance."""
        return self._s.taken

    # the pile

    @property
    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return self._s.pile

    @property
    def discard(self) -> Cards:
        """The cards that lie face up in the discard pile."""
        return faces_of(self._s.discard, self._s.discard_people)

    @property
    def paid(self) -> int:
        """How many coins lie in the discard pile, face down."""
        return self._s.paid + self._s.paid_old

    @property
    def discard_size(self) -> int:
        """How many cards the discard pile has, coins among them."""
        return count(self._s.discard) + count(self._s.discard_people) + self.paid

    @property
    def can_draw(self) -> bool:
        """Whether a card can be turned up (PR-2.12)."""
        return self.pile_size + self.discard_size > 0

    @property
    def shuffles(self) -> int:
        """How often the discard pile has become a new draw pile (PR-2.13)."""
        return self._s.shuffles

    @property
    def odds_are_exact(self) -> bool:
        """Whether `next_odds` are: until the first shuffle.

        After it paid coins have come back that nobody has seen, and the odds are an estimate. That of a bust is then right within a
        hundredth of itself on average; from the second shuffle on, cards that went in face up before, and were coins since, are thought
        too likely by a third to a half, since it is not kept in which of two shuffles a coin was drawn.
        """
        return self._s.shuffles == 0

    @property
    def not_seen(self) -> dict[str, int]:
        """The cards that lie nowhere face up, with their number: in the pile, among coins, or paid."""
        s = self._s
        others, people = (s.unseen, s.lost, s.fresh), (s.unseen_people, s.lost_people, s.fresh_people)
        halves = ((face, people if PERSON <= face < TAX else others) for face in range(FACE_COUNT))
        numbers = {FACES[face]: sum(count(cards & MASKS[face]) for cards in half) for face, half in halves}
        return {face: n for face, n in numbers.items() if n}

    @property
    def unseen_size(self) -> int:
        """How many cards were not seen since the last shuffle, those of the pile and the coins drawn since: any may come next."""
        return self._s.unseen_count

    @property
    def next_odds(self) -> dict[str, Fraction]:
        """How likely each face is to be the next card of the pile, as everybody may know it; empty where no card can come.

        Cards that lie nowhere face up are alike, whether in the pile or among coins. After a shuffle the cards that went in face up
        are known to be there, and the others are taken to be any of those not seen (see `odds_are_exact`).
        """
        s, not_seen = self._s, self.not_seen
        if s.pile == 0:
            return self._odds_after_shuffle()
        known = {face: n for face in FACES if (n := self._known(face))}
        return _mixture(known, {face: n - known.get(face, 0) for face, n in not_seen.items()}, self.unseen_size)

    def _known(self, face: str) -> int:
        return count((self._s.known_people if PERSON <= FACE[face] < TAX else self._s.known) & MASKS[FACE[face]])

    def _odds_after_shuffle(self) -> dict[str, Fraction]:
        """With an empty pile: of the discard pile, once it is shuffled."""
        known = {face: self.discard.count(face) for face in dict.fromkeys(self.discard)}
        return _mixture(known, self.not_seen, self.discard_size)

    @property
    def bust_odds(self) -> Fraction:
        """How likely the next card ends the turn at once, a second ship that cannot be repelled (PR-2.10); 0 outside the discovery.

        While a ship waits these are the odds once it is repelled; see `bust_odds_kept`.
        """
        return self._bust_odds(self.colours)

    @property
    def bust_odds_kept(self) -> Fraction:
        """The same once the ship that waits is kept: 1 where that ends the turn itself; `bust_odds` where no ship waits."""
        ship = self.ship_waiting
        if ship is None:
            return self.bust_odds
        colour = self._ship(ship).colour
        return Fraction(1) if colour in self.colours else self._bust_odds((*self.colours, colour))

    def _bust_odds(self, colours: tuple[str, ...]) -> Fraction:
        if self._s.phase != DISCOVERY:
            return Fraction(0)
        have, odds = self.swords(self.active), self.next_odds
        return sum((odds.get(s.face, Fraction(0)) for s in SHIPS if s.colour in colours and s.swords > have), Fraction(0))

    @property
    def may_take(self) -> int:
        """How many cards the active seat could take were it to stop now (PR-4.1, PR-5.4)."""
        return takes_for(len(self.colours)) + self.number(self.active, "governor")

    # seats

    def people(self, seat: int) -> Cards:
        """The people of a seat."""
        return faces_of(0, self._s.people[seat])

    def number(self, seat: int, kind: str) -> int:
        """How many people of a kind a seat has: "sailor", "blue trader", "trader". Raises TabletopError for no kind."""
        cards = people_of(kind)
        if not cards:
            raise TabletopError(f"{shown(kind)} is no kind of person; kinds are {', '.join(KINDS)} and trader")
        return count(self._s.people[seat] & cards)

    def swords(self, seat: int) -> int:
        """The swords of a seat: one a sailor, two a pirate (PR-2.5)."""
        return sum(n * self.number(seat, kind) for kind, n in SWORDS.items())

    def points(self, seat: int) -> int:
        """The points of a seat (PR-6.2)."""
        return self._s.points[seat]

    def coins(self, seat: int) -> int:
        """The coins of a seat (PR-1.7)."""
        return self._s.coins[seat]

    def expeditions(self, seat: int) -> tuple[str, ...]:
        """The expeditions that a seat has fulfilled."""
        return expeditions_of(self._s.claimed[seat])

    def price(self, seat: int, person: str) -> int:
        """What a seat pays to hire a person (PR-4.4, PR-5.5), without the fee."""
        face = FACE.get(person, NONE)
        if not PERSON <= face < TAX:
            raise TabletopError(f"{shown(person)} is nobody to hire; a person reads like 'sailor 3' or 'pirate 9'")
        return max(0, int(self.box.worth[face]) - self.number(seat, "mademoiselle"))

    def income(self, seat: int, ship: str) -> int:
        """What a ship brings a seat, traders counted in (PR-4.3, PR-5.1)."""
        found = self._ship(ship)
        return found.coins + self.number(seat, f"{found.colour} trader")

    def swords_of(self, ship: str) -> int | None:
        """The swords that it takes to repel a ship, None for a skull (PR-2.5)."""
        swords = self._ship(ship).swords
        return None if swords == SKULL else swords

    def fee(self, seat: int) -> int:
        """What each card that a seat takes costs it besides: a coin for the active seat, on another's turn (PR-4.7)."""
        return int(seat != self.active)

    def payments(self, seat: int, expedition: str) -> tuple[str, ...]:
        """The people that a seat could give for an expedition, in each way, with few jacks first (PR-3.2, PR-3.3)."""
        if expedition not in EXPEDITIONS:
            raise TabletopError(f"{shown(expedition)} is no expedition; they are {', '.join(EXPEDITIONS)}")
        held = {kind: self.number(seat, kind) for kind in GIVERS}
        ways = (way.given for way in FULFILMENTS if way.expedition == expedition)
        return tuple(given for given in ways if all(given.split().count(kind) <= n for kind, n in held.items()))

    # the end

    @property
    def last_round(self) -> bool:
        """Whether somebody has what ends the game when the round is over (PR-6.1, PR-6.4)."""
        needs = self.game.options["variant_end"] != VARIANTS[OFF]
        return any(self.points(p) >= TO_END and (not needs or self._s.claimed[p] > 0) for p in range(self.players))

    def _ship(self, face: str) -> Ship:
        i = FACE.get(face, FACE_COUNT)
        if i >= PERSON:
            raise TabletopError(f"{shown(face)} is no ship; a ship reads like {SHIPS[0].face!r}")
        return SHIPS[i]


def expeditions_of(bits: int) -> tuple[str, ...]:
    """The expeditions of a set."""
    return tuple(name for i, name in enumerate(EXPEDITIONS) if bits >> i & 1)


def _mixture(known: Mapping[str, int], others: Mapping[str, int], size: int) -> dict[str, Fraction]:
    """The odds of a card among `size`: those known, and the rest any of the others."""
    if not size:
        return {}
    rest, pool = size - sum(known.values()), sum(others.values())
    share = Fraction(rest, pool) if pool else Fraction(0)
    found = {face: (known.get(face, 0) + share * others.get(face, 0)) / size for face in FACES}
    return {face: p for face, p in found.items() if p}
