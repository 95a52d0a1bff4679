"""The nouns of Claim: cards and factions, actions, options, the box, the fields, and the State people hold.

Rules CM-1.1 to CM-1.5. A set of cards is one int. Its five lowest bits count goblin zeros from below (two zeros are
0b00011), since nobody can tell one goblin zero from another; every other card has a bit of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ...core import state as core_state
from ...core.action import Action
from ...core.engine import count, engine
from ...core.errors import BoardError, PositionError, shown
from ...core.event import EventKind
from ...core.game import Option
from ...core.layout import CHANCE, NONE, OVER, Layout, Row, layout, row, whole

# cards and factions

FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER = range(5)
RANKS = (range(10), range(2, 10), range(10), range(10), range(10))
FACES = tuple(f"{name} {rank}" for name, ranks in zip(FACTIONS, RANKS, strict=True) for rank in ranks)
FACE_FACTION = tuple(f for f, ranks in enumerate(RANKS) for _ in ranks)
FACE_RANK = tuple(rank for ranks in RANKS for rank in ranks)
FACE_COUNT = len(FACES)
FACTION_COUNT = len(FACTIONS)
ZEROS = 31
ZERO_COPIES = 5
COPIES = 30  # the bits of goblin zeros beyond the first
DECK = (1 << 52) - 1
HAND_SIZE = 13
TRICKS = 13

Cards = tuple[str, ...]


@engine
def bit_of(face: int) -> int:
    """The bit of a face in a set, that of the lowest copy for the goblin zero."""
    return 1 << face + 4 if face else 1


@engine
def face_of(bit: int) -> int:
    """The face that the bit of that number stands for."""
    return bit - 4 if bit > 4 else 0


@engine
def has(cards: int, face: int) -> bool:
    """Whether a card of that face is in the set."""
    return cards & bit_of(face) != 0


@engine
def add(cards: int, face: int) -> int:
    """The set with one more card of that face."""
    if face == 0:
        return cards | (cards & ZEROS) << 1 | 1
    return cards | 1 << face + 4


@engine
def remove(cards: int, face: int) -> int:
    """The set with one card of that face less."""
    if face == 0:
        return cards & ~ZEROS | (cards & ZEROS) >> 1
    return cards & ~(1 << face + 4)


@engine
def union(a: int, b: int) -> int:
    """All the cards of two sets."""
    i = b & ZEROS
    both = a | b & ~ZEROS
    while i:
        both = add(both, 0)
        i >>= 1
    return both


@engine
def without(a: int, b: int) -> int:
    """The cards of a that are left when those of b are taken away."""
    i = b & ZEROS
    rest = a & ~(b & ~ZEROS)
    while i:
        rest = remove(rest, 0)
        i >>= 1
    return rest


def faces(cards: int) -> Cards:
    """The cards of a set as texts, in deck order, goblin zeros as often as they are there."""
    return ("goblin 0",) * count(cards & ZEROS) + tuple(FACES[f] for f in range(1, FACE_COUNT) if has(cards, f))


def cards_of(names: Iterable[str], where: str) -> int:
    """The set of cards with these names. Raises PositionError that says where an unknown or doubled card stands."""
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise PositionError(f"{where} must be a list of cards such as 'goblin 3', not {shown(names)}")
    cards = 0
    for name in names:
        if not isinstance(name, str) or name not in FACES:
            raise PositionError(f"{where}: {shown(name)} is no card; a card reads like 'goblin 3' or 'knight 9'")
        face = FACES.index(name)
        if count(cards & ZEROS) == ZERO_COPIES if face == 0 else has(cards, face):
            raise PositionError(f"{where}: {name} stands there too often")
        cards = add(cards, face)
    return cards


# actions


@dataclass(frozen=True)
class Play(Action):
    """Play a card from your hand (CM-2.1)."""

    card: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the next card of the stock, for a deal (CM-1.3), face up (CM-3.1) or unseen (CM-3.3)."""

    by_chance: ClassVar[bool] = True
    card: str


DRAW = FACE_COUNT  # the id of the first draw; below it an id is the face that is played


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action: playing each face, then drawing each face."""
    return (*map(Play, FACES), *map(Draw, FACES))


# options, phases, events

PHASES = ("phase 1", "phase 2")
RECRUITING, GATHERING = range(len(PHASES))
CATEGORIES = FACTIONS
OPTIONS = (
    Option("first_leader", (0, 1), "CM-1.6"),
    Option("phase2_leader", ("last_winner", "first_leader"), "CM-4.2"),
    Option("unresolved_faction", ("nobody", "last_trick"), "CM-6.3"),
    Option("win_by", ("three", "majority"), "CM-6.4"),
)
EVENTS = (
    EventKind("dealt"),
    EventKind("revealed", FACES, reveals=True),
    EventKind("leads", FACES, reveals=True),
    EventKind("follows", FACES, reveals=True),
    EventKind("throws_off", FACES, reveals=True),
    EventKind("mimics", FACES, reveals=True),
    EventKind("wins_higher", FACES),
    EventKind("wins_tie", FACES),
    EventKind("wins_off", FACES),
    EventKind("wins_knight", FACES),
    EventKind("takes", FACES),
    EventKind("draws", FACES, reveals=True),
    EventKind("draws_unseen"),
    EventKind("scores_undead", FACES),
    EventKind("discards", quiet=True),
    EventKind("phase_two"),
    EventKind("scores", FACES, quiet=True),
    EventKind("scores_dwarf", FACES),
    EventKind("supports", FACTIONS),
    EventKind("supports_tie", FACTIONS),
    EventKind("supports_last", FACTIONS),
    EventKind("unresolved", FACTIONS),
    EventKind("wins"),
    EventKind("drawn_game"),
)
(
    DEALT, REVEALED, LEADS, FOLLOWS, THROWS_OFF, MIMICS, WINS_HIGHER, WINS_TIE, WINS_OFF, WINS_KNIGHT, TAKES, DRAWS,
    DRAWS_UNSEEN, SCORES_UNDEAD, DISCARDS, PHASE_TWO, SCORES, SCORES_DWARF, SUPPORTS, SUPPORTS_TIE, SUPPORTS_LAST,
    UNRESOLVED, WINS, DRAWN_GAME,
) = range(len(EVENTS))  # fmt: skip


# box and fields


class Box(NamedTuple):
    """What never changes in a game of Claim."""

    players: int
    first_leader: int
    first_leads_again: int
    unresolved_to_last: int
    majority_wins: int
    faction: tuple[int, ...]
    rank: tuple[int, ...]
    cards: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options. Claim has no board to choose."""
    if board is not None:
        raise BoardError("Claim is played with its 52 cards: it takes no other board")
    sets = [0] * len(FACTIONS)
    for face, faction in enumerate(FACE_FACTION):
        for _ in range(ZERO_COPIES if face == 0 else 1):
            sets[faction] = add(sets[faction], face)
    return Box(
        players, int(options["first_leader"]), int(options["phase2_leader"] == "first_leader"),
        int(options["unresolved_faction"] == "last_trick"), int(options["win_by"] == "majority"),
        FACE_FACTION, FACE_RANK, tuple(sets),
    )


DRAW_FOR = ("deal", "reveal", "blind")  # what the next card of the stock is for
DEAL, REVEAL, BLIND = range(len(DRAW_FOR))


@layout
class Fields(Layout):
    """What changes in a game of Claim."""

    leader: int = whole("seat that leads the trick, and after it the seat that won it", 1)
    trick: int = whole("trick of the phase, from 1", TRICKS)
    led: int = whole("face of the card led, NONE before", FACE_COUNT - 1, NONE)
    up: int = whole("face of the card to be won, NONE when there is none", FACE_COUNT - 1, NONE)
    dealt: int = whole("cards dealt", 2 * HAND_SIZE)
    draw_for: int = whole("what the next card of the stock is for: DEAL, REVEAL or BLIND", 2)
    stock: int = whole("cards of the central deck; their order is drawn as it comes", DECK, seen="nobody")
    hand: Row = row(2, "cards in hand", DECK, seen="owner")
    won: Row = row(2, "followers won face up", DECK)
    drawn: Row = row(2, "followers drawn unseen", DECK, seen="owner")
    score: Row = row(2, "cards of the score pile", DECK)
    discard: int = whole("cards played and discarded", DECK)
    lacks: Row = row(2, "factions that the seat has shown to lack in phase 1, as bits", 31)


# what engine, positions and players ask of the fields


@engine
def unseen(s: Fields, seat: int) -> int:
    """The cards that a seat with a perfect memory cannot place: in the other's hand, drawn by the other, or in the stock."""
    return union(union(s.hand[1 - seat], s.drawn[1 - seat]), s.stock)


@engine
def lacking(box: Box, s: Fields, seat: int) -> int:
    """All the cards of the factions that a seat has shown to lack."""
    cards = 0
    for f in range(FACTION_COUNT):
        if s.lacks[seat] >> f & 1:
            cards |= box.cards[f]
    return cards


@engine
def is_late(s: Fields) -> bool:
    """Whether a trick of phase 1 has been won and its loser has yet to draw."""
    return s.phase == RECRUITING and s.to_move == CHANCE and s.draw_for == BLIND


def tricks_resolved(s: Fields) -> int:
    """How many tricks of the phase have been won."""
    if s.to_move == OVER:
        return TRICKS
    return s.trick - 1 + is_late(s)


def most_wins(box: Box, s: Fields, p: int) -> int:
    """How many tricks of phase 1 a seat can have won at most.

    It led the first or not, and each that came after one that it won; for each faction that it has shown to lack it answered
    one; whoever leads now has won the last.
    """
    resolved = tricks_resolved(s)
    if not resolved:
        return -count(s.lacks[p])
    answered = resolved - (box.first_leader == p) + (s.leader == p) - count(s.lacks[p])
    return min(answered, resolved - (s.leader != p))


def hand_sizes(s: Fields) -> tuple[int, int]:
    """How many cards each hand has."""
    if s.dealt < 2 * HAND_SIZE:
        return (s.dealt + 1) // 2, s.dealt // 2
    full = HAND_SIZE - tricks_resolved(s)
    first, second = (full - (s.led != NONE and p == s.leader) for p in range(2))
    return first, second


# the State that people hold


class State(core_state.State):
    """A position of Claim."""

    __slots__ = ()
    _s: Fields

    @property
    def fields(self) -> Fields:
        """A copy of the fields that the engine plays on."""
        return self._s.copy()

    @property
    def dealing(self) -> bool:
        """Whether hands are still being dealt."""
        return self._s.dealt < 2 * HAND_SIZE

    @property
    def trick(self) -> int:
        """The trick of this phase, 1 to 13."""
        return self._s.trick

    @property
    def leader(self) -> int:
        """The seat that leads this trick."""
        return self._s.leader

    @property
    def led(self) -> str | None:
        """The card led, if one is."""
        return None if self._s.led == NONE else FACES[self._s.led]

    @property
    def up(self) -> str | None:
        """The card to be won, in phase 1."""
        return None if self._s.up == NONE else FACES[self._s.up]

    @property
    def draws_for(self) -> str | None:
        """What the next card of the stock is for, while it is being drawn: "deal", "reveal" or "blind"; else None."""
        return DRAW_FOR[self._s.draw_for] if self.is_chance else None

    @property
    def stock(self) -> Cards:
        """The cards of the central deck, sorted: their order is not decided before they are drawn."""
        return faces(self._s.stock)

    @property
    def stock_size(self) -> int:
        """How many cards the central deck has."""
        return count(self._s.stock)

    @property
    def discard(self) -> Cards:
        """The cards played and discarded."""
        return faces(self._s.discard)

    def hand(self, seat: int) -> Cards:
        """The cards in a hand."""
        return faces(self._s.hand[seat])

    def won(self, seat: int) -> Cards:
        """The followers that a seat won face up: both have seen them."""
        return faces(self._s.won[seat])

    def drawn(self, seat: int) -> Cards:
        """The followers that a seat drew unseen: its secret."""
        return faces(self._s.drawn[seat])

    def followers(self, seat: int) -> Cards:
        """All followers of a seat in phase 1; in phase 2 they are its hand."""
        return faces(union(self._s.won[seat], self._s.drawn[seat]))

    def score_pile(self, seat: int) -> Cards:
        """The cards that a seat has scored."""
        return faces(self._s.score[seat])

    def lacks(self, seat: int) -> tuple[str, ...]:
        """The factions that a seat has shown to lack in this phase."""
        return tuple(name for f, name in enumerate(FACTIONS) if self._s.lacks[seat] >> f & 1)

    def supporters(self, faction: str) -> tuple[int, int]:
        """How many cards of a faction each seat has scored."""
        cards = self.box.cards[FACTIONS.index(faction)]
        return count(self._s.score[0] & cards), count(self._s.score[1] & cards)

    def holder(self, faction: str) -> int | None:
        """The seat that has the support of a faction as it stands, if one has."""
        return next((seat for seat, score in enumerate(self.scores()) if score[faction]), None)

    @property
    def winner(self) -> int | None:
        """The seat that has won, None for a draw and before the end."""
        places = self.ranking()
        return places.index(1) if self.is_over and places != (1, 1) else None
