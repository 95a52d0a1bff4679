"""The nouns of Port Royal: actions, options, the box, the fields, and the State people hold. The cards stand in `deck`.

Rules PR-1.6 to PR-1.8.

Coins are cards that lie face down and have no face of their own: what a shuffle brought into the pile and nobody has seen since,
pile and coins together, is one set of cards (`unseen`), any of which may come next. Coins from before the last shuffle are the
`old` ones; they are paid first, and a paid coin gets its face when it is shuffled in again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple

from ...core import state as core_state
from ...core.action import Action
from ...core.engine import count
from ...core.errors import BoardError, OptionError, TabletopError, shown
from ...core.event import EventKind
from ...core.game import Option
from ...core.layout import NONE, Layout, Row, layout, row, whole
from .deck import (
    ALL,
    ASKED,
    COLOUR,
    COLOURS,
    DECK,
    EXPEDITION_INCOME,
    EXPEDITION_POINTS,
    EXPEDITIONS,
    FACE,
    FACE_COUNT,
    FACES,
    FOR_FIVE,
    GIVER_FACES,
    GIVERS,
    KINDS,
    LOWEST,
    MASKS,
    PEOPLE,
    PERSON,
    PERSON_FACES,
    PLACES,
    SEATS,
    SHIP_FACES,
    SHIPS,
    SKULL,
    SWORDS,
    TAX,
    TAXES,
    Cards,
    Ship,
    all_of,
    faces_of,
    more,
    people_of,
    takes_for,
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


def _payments(expedition: str) -> tuple[str, ...]:
    """All that can be given for an expedition, with few jacks first (PR-3.2, PR-3.3)."""
    asked = ASKED[EXPEDITIONS.index(expedition)]
    found = {
        tuple(sorted(("jack" if jacks >> i & 1 else kind for i, kind in enumerate(asked)), key=GIVERS.index))
        for jacks in range(1 << len(asked))
    }
    return tuple(" ".join(given) for given in sorted(found, key=lambda g: (g.count("jack"), [GIVERS.index(kind) for kind in g])))


FULFILMENTS = tuple(Fulfil(expedition, given) for expedition in EXPEDITIONS for given in _payments(expedition))
DRAW, STOP, REPEL, KEEP, PASS, TAKE = range(6)
FULFIL = TAKE + TAX
REVEAL = FULFIL + len(FULFILMENTS)
RETURN = REVEAL + FACE_COUNT
SHOWN = (REVEAL, RETURN)  # from the first of these ids on and below the second chance brings what everybody sees


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action: the plain ones, taking each face, fulfilling in each way, then turning up and returning each face."""
    return (
        Draw(), Stop(), Repel(), Keep(), Pass(), *map(Take, FACES[:TAX]), *FULFILMENTS, *map(Reveal, FACES), *map(Return, FACES),
    )  # fmt: skip


# phases, categories, options, events

PHASES = ("discovery", "trade and hire")
DISCOVERY, TRADE = range(len(PHASES))
CATEGORIES = ("people", "expeditions")
VARIANTS = ("off", "trigger_and_winner", "trigger_only", "leader")
OFF, TRIGGER_AND_WINNER, TRIGGER_ONLY, LEADER = range(len(VARIANTS))
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
EVENTS = (
    EventKind("turns_up", FACES, reveals=True),
    EventKind("keeps", FACES),
    EventKind("repels", FACES),
    EventKind("busts", FACES),
    EventKind("sinks"),
    EventKind("jester_bust"),
    EventKind("taxed"),
    EventKind("tax_swords"),
    EventKind("tax_points"),
    EventKind("stops"),
    EventKind("admiral"),
    EventKind("jester_empty"),
    EventKind("sells", FACES),
    EventKind("earns"),
    EventKind("trader_bonus"),
    EventKind("hires", FACES),
    EventKind("pays", quiet=True),
    EventKind("pays_fee"),
    EventKind("more_takes"),
    EventKind("fulfils", EXPEDITIONS),
    EventKind("gives", GIVERS, quiet=True),
    EventKind("expedition_coins"),
    EventKind("passes"),
    EventKind("passed_over"),
    EventKind("others_wait"),
    EventKind("clears", quiet=True),
    EventKind("next_turn", quiet=True),
    EventKind("turn_skipped"),
    EventKind("shuffled", reveals=True),
    EventKind("coins_missing"),
    EventKind("last_round"),
    EventKind("dead_end"),
    EventKind("wins"),
    EventKind("wins_by_coins"),
    EventKind("shares"),
)
(
    TURNS_UP, KEEPS, REPELS, BUSTS, SINKS, JESTER_BUST, TAXED, TAX_SWORDS, TAX_POINTS, STOPS, ADMIRAL, JESTER_EMPTY, SELLS, EARNS,
    TRADER_BONUS, HIRES, PAYS, PAYS_FEE, MORE_TAKES, FULFILS, GIVES, EXPEDITION_COINS, PASSES, PASSED_OVER, OTHERS_WAIT, CLEARS,
    NEXT_TURN, TURN_SKIPPED, SHUFFLED, COINS_MISSING, LAST_ROUND, DEAD_END, WINS, WINS_BY_COINS, SHARES,
) = range(len(EVENTS))  # fmt: skip


# box and fields

TO_END = 12  # points that end the game (PR-6.1)
TAXED_FROM = 12  # coins (PR-3.6)
CROWDED = 5  # cards in the harbour for which admirals are paid (PR-5.2)
AN_ADMIRAL = 2  # coins
ALL_SWORDS = 16  # of all sailors and pirates
DEAREST = max(price for _, price, *_ in PEOPLE)


class Box(NamedTuple):
    """What never changes in a game of Port Royal.

    By face: `mask` and `low` (see `more`), `worth` (coins of a ship or an expedition, price of a person), `swords` of a ship, `points`,
    and `colour` of a ship. By place of a card, people from HALF on: its `face`. `fleet` and `traders` are sets by colour, `sailors` and
    the like sets of a kind, `valued` people by points; `cheap` holds the lowest copies of the people of at most that price,
    `stronger` the ships that so many swords do not repel. By fulfilment: its `target` and the set `given`; `ways` are those of an
    expedition as bits, and `giver` says by face who is given.
    """

    players: int
    start_seat: int
    start_coins: int
    keeps_duplicate: int
    shuffles_at_once: int
    fulfils_anywhere: int
    needs_active_take: int
    admiral_each_take: int
    admiral_anywhere: int
    jester_once: int
    governor_now: int
    variant: int
    deck: int
    open: int
    mask: tuple[int, ...]
    low: tuple[int, ...]
    worth: tuple[int, ...]
    swords: tuple[int, ...]
    points: tuple[int, ...]
    colour: tuple[int, ...]
    face: tuple[int, ...]
    fleet: tuple[int, ...]
    traders: tuple[int, ...]
    cheap: tuple[int, ...]
    lowest: int
    stronger: tuple[int, ...]
    givers: int
    sailors: int
    pirates: int
    admirals: int
    jesters: int
    governors: int
    ladies: int
    valued: tuple[int, ...]
    target: tuple[int, ...]
    given: tuple[int, ...]
    ways: tuple[int, ...]
    giver: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options. Raises BoardError for a board, and OptionError for a start seat that does not play."""
    if board is not None:
        raise BoardError("Port Royal is played with its 120 cards: it takes no other board")
    if int(options["start_seat"]) >= players:
        raise OptionError(f"start_seat {options['start_seat']} does not play in a game of {players}; it is 0 to {players - 1}")
    chosen = {name: int(options[name] == value) for name, value in _SWITCHES.items()}
    prices = [price for _, price, *_ in PEOPLE]
    ways = [EXPEDITIONS.index(way.expedition) for way in FULFILMENTS]
    return Box(
        players, int(options["start_seat"]), int(options["start_coins"]), chosen["keep_duplicate"], chosen["reshuffle"],
        chosen["expedition_on_others_turn"], chosen["others_need_active_take"], chosen["admiral_pays"], chosen["admiral_on_any_take"],
        chosen["jester_pays"], chosen["governor_at_once"], VARIANTS.index(str(options["variant_end"])),
        DECK - 1, 1 << FOR_FIVE if players == SEATS else 0, MASKS, LOWEST,
        (*(ship.coins for ship in SHIPS), *prices, *[0] * len(TAXES), *EXPEDITION_INCOME),
        (*(ship.swords for ship in SHIPS), *[0] * (FACE_COUNT - PERSON)),
        (*[0] * PERSON, *(points for _, _, points, _ in PEOPLE), *[0] * len(TAXES), *EXPEDITION_POINTS),
        (*COLOUR, *[NONE] * (FACE_COUNT - PERSON)), PLACES,
        tuple(all_of(face for face in SHIP_FACES if COLOUR[face] == c) for c in range(len(COLOURS))),
        tuple(people_of(f"{colour} trader") for colour in COLOURS),
        tuple(sum(LOWEST[face] for face in PERSON_FACES if prices[face - PERSON] <= coins) for coins in range(DEAREST + 1)),
        sum(LOWEST[face] for face in PERSON_FACES),
        tuple(all_of(face for face in SHIP_FACES if SHIPS[face].swords > swords) for swords in range(ALL_SWORDS + 1)),
        all_of(FACE[face] for face in GIVER_FACES),
        people_of("sailor"), people_of("pirate"), people_of("admiral"), people_of("jester"), people_of("governor"),
        people_of("mademoiselle"),
        tuple(all_of(face for face in PERSON_FACES if PEOPLE[face - PERSON][2] == points) for points in range(4)),
        tuple(ways), tuple(_given_cards(way.given) for way in FULFILMENTS),
        tuple(sum(1 << k for k, e in enumerate(ways) if e == expedition) for expedition in range(len(EXPEDITIONS))),
        tuple(GIVERS.index(FACES[face].split()[0]) if FACES[face].split()[0] in GIVERS else NONE for face in range(FACE_COUNT)),
    )  # fmt: skip


_SWITCHES = {
    "keep_duplicate": "true", "reshuffle": "at_once", "expedition_on_others_turn": "true", "others_need_active_take": "true",
    "admiral_pays": "take", "admiral_on_any_take": "true", "jester_pays": "once", "governor_at_once": "true",
}  # fmt: skip


def _given_cards(given: str) -> int:
    """The set of people that a payment names."""
    cards = 0
    for kind in given.split():
        face = FACE[GIVER_FACES[GIVERS.index(kind)]]
        cards = more(cards, MASKS[face], LOWEST[face])
    return cards


STATIONS = ("discover", "ship", "reveal", "handle", "taxed", "reach", "offer", "taken", "turn")
DISCOVER, SHIP, REVEALING, HANDLE, TAX_DONE, REACH, OFFER, TAKEN, TURN = range(len(STATIONS))
IN_HAND = (SHIP, HANDLE, TAX_DONE)  # the stations at which the card turned up last lies nowhere yet
MANY = 1 << 40  # of what a long game only counts


@layout
class Fields(Layout):
    """What changes in a game of Port Royal."""

    active: int = whole("seat whose turn it is", SEATS - 1)
    station: int = whole("what the game goes on with, an index into STATIONS", len(STATIONS) - 1)
    drawn: int = whole("face turned up last in this turn, NONE before the first", FACE_COUNT - 1, NONE)
    drawn_count: int = whole("cards turned up in this turn", MANY)
    taker: int = whole("in trade and hire the seat whose chance it is, else the active one", SEATS - 1)
    takes: int = whole("cards that the taker may still take")
    taken: int = whole("cards that the taker has taken")
    pile: int = whole("cards of the draw pile", DECK)
    unseen: int = whole("ships, taxes, expeditions not seen since the last shuffle: pile and coins", ALL, seen="nobody")
    unseen_people: int = whole("people not seen since the last shuffle: pile and coins", ALL, seen="nobody")
    lost: int = whole("ships, taxes, expeditions among the coins from before the last shuffle", ALL, seen="nobody")
    lost_people: int = whole("people among the coins from before the last shuffle", ALL, seen="nobody")
    fresh: int = whole("ships, taxes, expeditions among the coins that are being shuffled in", ALL, seen="nobody")
    fresh_people: int = whole("people among the coins that are being shuffled in", ALL, seen="nobody")
    known: int = whole("ships, taxes, expeditions that were shuffled in face up and not seen since", ALL)
    known_people: int = whole("people that were shuffled in face up and not seen since", ALL)
    discard: int = whole("ships, taxes, expeditions in the discard pile, face up", ALL)
    discard_people: int = whole("people in the discard pile, face up", ALL)
    paid: int = whole("coins in the discard pile, face down, drawn since the last shuffle", DECK)
    paid_old: int = whole("coins in the discard pile, face down, from before the last shuffle", DECK)
    shuffling: int = whole("1 while the coins in the discard pile are being given faces", 1)
    shuffles: int = whole("how often the discard pile has been shuffled", MANY)
    harbour: int = whole("ships in the harbour", ALL)
    harbour_people: int = whole("people in the harbour", ALL)
    open: int = whole("expeditions that lie open, as bits", (1 << len(EXPEDITIONS)) - 1)
    coins: Row = row(SEATS, "coins of a seat", DECK)
    old: Row = row(SEATS, "how many of them are from before the last shuffle", DECK)
    people: Row = row(SEATS, "people of a seat", ALL)
    claimed: Row = row(SEATS, "expeditions of a seat, as bits", (1 << len(EXPEDITIONS)) - 1)
    owed: Row = row(SEATS, "coins that a seat is still to get")
    due: int = whole("all of them together", SEATS * 127, derived=True)
    points: Row = row(SEATS, "points of a seat", derived=True)
    swords: Row = row(SEATS, "swords of a seat", derived=True)
    able: Row = row(SEATS, "fulfilments for which a seat has the people, as bits", (1 << len(FULFILMENTS)) - 1, derived=True)
    wanted: int = whole("fulfilments of the expeditions that lie open, as bits", (1 << len(FULFILMENTS)) - 1, derived=True)
    unseen_count: int = whole("cards not seen since the last shuffle", DECK, derived=True)
    lost_count: int = whole("coins from before the last shuffle, those paid among them", DECK, derived=True)
    returned: int = whole("coins that have been given faces in this shuffle", DECK, derived=True)
    moored: int = whole("cards in the harbour", DECK, derived=True)


# the State that people hold


class State(core_state.State):
    """A position of Port Royal. All that it tells is open to everybody: only faces of coins and the order of the pile are hidden."""

    __slots__ = ()
    _s: Fields

    @property
    def fields(self) -> Fields:
        """A copy of the fields that the engine plays on."""
        return self._s.copy()

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
