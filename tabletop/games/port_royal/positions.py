"""Positions of Port Royal as mappings that people can read and write, with what is left out filled in.

    {"phase": "discovery", "to_move": "A", "harbour": ["red frigate 1/1", "sailor 3"], "people": {"B": ["jester 5"]}, "coins": {"A": 12}}

Seats are letters. What is named lies face up; all other cards are in the pile or lie face down as coins (PR-1.7). A smaller pile may be
named: what it lacks has been paid and lies face down in the discard pile. After a shuffle (PR-2.13) "known" are the cards that went in face
up and were not seen since, "old" the coins from before it, and "unseen" what truly is in the pile or among the later coins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, cast

from ...core.action import Action
from ...core.chance import draw
from ...core.engine import count
from ...core.errors import PositionError, shown
from ...core.layout import CHANCE, NONE, Row
from ...core.position import Reader, check_keys, listed, number, one_of, turn_text
from ...core.state import SEATS as LETTERS
from ...core.state import Seen
from .box import DISCOVER, DISCOVERY, IN_HAND, OFFER, PHASES, REVEALING, SHIP, STATIONS, TRADE, Box, Fields
from .cards import card_at
from .checking import wrong
from .deck import (
    COPIES,
    EXPEDITION,
    EXPEDITIONS,
    FACE,
    FACE_COUNT,
    FOR_FIVE,
    LOWEST,
    MASKS,
    PERSON,
    SEATS,
    TAX,
    faces_of,
    less,
    more,
    takes_for,
)
from .engine import setup
from .pieces import Reveal, State, expeditions_of

__all__ = ["from_dict", "odds", "to_dict", "wrong"]

KEYS = (
    "phase", "to_move", "active", "then", "waits", "drawn", "drawn_count", "harbour", "open", "people", "expeditions", "coins", "takes",
    "taken", "taker", "pile", "discard", "paid", "shuffles", "old", "paid_old", "known", "unseen", "returned", "shuffling", "owed",
)  # fmt: skip
LONG = 1_000_000  # cards in a turn, and shuffles in a game, beyond which nobody has played
MOST_OWED = 30  # coins at once: six admirals and a jester or a ship with its traders bring fewer


def to_dict(state: State) -> dict[str, Any]:
    """A position in full; what is only there after a shuffle, or in the middle of something, is left out where there is none."""
    s, seats = state.fields, LETTERS[: state.players]
    assert isinstance(s, Fields)
    found: dict[str, Any] = {
        "phase": state.phase, "to_move": turn_text(s.to_move), "active": LETTERS[s.active], "then": STATIONS[s.station],
        "drawn": state.drawn, "drawn_count": s.drawn_count, "harbour": list(state.harbour), "open": list(state.open_expeditions),
        "people": {seat: list(state.people(p)) for p, seat in enumerate(seats)},
        "expeditions": {seat: list(expeditions_of(s.claimed[p])) for p, seat in enumerate(seats)},
        "coins": {seat: s.coins[p] for p, seat in enumerate(seats)}, "pile": s.pile,
        "discard": list(state.discard), "paid": s.paid,
    }  # fmt: skip
    if s.phase == TRADE:
        found |= {"taker": LETTERS[s.taker], "takes": s.takes, "taken": s.taken}
    if s.shuffles:
        found |= {
            "shuffles": s.shuffles, "old": {seat: s.old[p] for p, seat in enumerate(seats)}, "paid_old": s.paid_old,
            "known": list(faces_of(s.known, s.known_people)), "unseen": list(faces_of(s.unseen, s.unseen_people)),
        }  # fmt: skip
    if s.shuffling:
        found |= {"shuffling": 1, "returned": list(faces_of(s.fresh, s.fresh_people))}
    if any(s.owed):
        found["owed"] = {seat: s.owed[p] for p, seat in enumerate(seats) if s.owed[p]}
    return found


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...] = ()) -> Fields:
    """The fields of a position; after a shuffle the cards that are not named are dealt to pile and old coins at random.

    Raises PositionError for unknown keys, cards and seats, cards that are named too often, and numbers that cannot be.
    """
    check_keys(position, KEYS, "Port Royal")
    return _Reader(box, position, rng).read()


class _Reader(Reader):
    """Takes what a mapping names, and fills in what it leaves out."""

    def __init__(self, box: Box, position: Mapping[str, Any], rng: Row) -> None:
        super().__init__(position, box.players)
        self.box, self.rng, self.s = box, rng, Fields()
        self.left = list(COPIES)
        if box.players < SEATS:
            self.left[EXPEDITION + FOR_FIVE] = 0

    def read(self) -> Fields:
        """The fields."""
        s = self.s
        setup(self.box, s)
        self._table()
        self._turn()
        self._pile()
        return s

    # what lies face up

    def _table(self) -> None:
        s, box = self.s, self.box
        s.harbour, s.harbour_people = self._cards(self.position.get("harbour", ()), "harbour", range(TAX))
        for p, named in self.by_seat("people"):
            s.people[p] = self._cards(named, f"people of {LETTERS[p]}", range(PERSON, TAX))[1]
        for p, named in self.by_seat("expeditions"):
            s.claimed[p] = self._expeditions(named, f"expeditions of {LETTERS[p]}")
        s.open = self._expeditions(self.position.get("open", ()), "open")
        if box.open and self.left[EXPEDITION + FOR_FIVE]:
            s.open |= box.open
            self.left[EXPEDITION + FOR_FIVE] = 0
        s.discard, s.discard_people = self._cards(self.position.get("discard", ()), "discard", range(FACE_COUNT))
        for p, n in self.by_seat("coins"):
            s.coins[p] = number(n, 0, box.deck, f"coins of {LETTERS[p]}")

    def _cards(self, named: object, where: str, among: Iterable[int]) -> tuple[int, int]:
        """The set of cards of a list, taken from those that are left."""
        others = people = 0
        for text in listed(named, where, "cards such as 'pirate 5'"):
            face = self._face(text, where)
            if face not in among:
                raise PositionError(f"{where}: {text} cannot lie there")
            if self.left[face] == 0:
                raise PositionError(f"{where}: {text} stands in the position more often than the deck has it")
            self.left[face] -= 1
            if PERSON <= face < TAX:
                people = more(people, MASKS[face], LOWEST[face])
            else:
                others = more(others, MASKS[face], LOWEST[face])
        return others, people

    def _expeditions(self, named: object, where: str) -> int:
        cards = self._cards(named, where, range(EXPEDITION, FACE_COUNT))[0]
        return sum(1 << e for e in range(len(EXPEDITIONS)) if cards & MASKS[EXPEDITION + e])

    # whose turn it is, and what goes on

    def _turn(self) -> None:
        s, box, position = self.s, self.box, self.position
        s.phase = one_of(position.get("phase", PHASES[DISCOVERY]), PHASES, "phase")
        turn = position.get("to_move", LETTERS[self.seat("active", box.start_seat)])
        s.to_move = self.turn(turn)
        s.active = self.seat("active", s.to_move if s.phase == DISCOVERY and s.to_move >= 0 else box.start_seat)
        usual = OFFER if s.phase == TRADE else SHIP if "waits" in position else REVEALING if s.to_move == CHANCE else DISCOVER
        s.station = one_of(position.get("then", STATIONS[usual]), STATIONS, "then")
        s.taker = self.seat("taker", s.to_move if s.phase == TRADE and s.to_move >= 0 else s.active)
        last = position.get("waits", position.get("drawn", self._last_in_harbour()))
        if last is not None:
            s.drawn = self._face(last, "waits" if "waits" in position else "drawn")
        if s.station in IN_HAND and s.drawn != NONE:
            self._cards([last], "the card just drawn", range(FACE_COUNT))
        there = count(s.harbour) + count(s.harbour_people) + (s.station in IN_HAND)
        s.drawn_count = number(position.get("drawn_count", max(there, int(s.drawn != NONE))), 0, LONG, "drawn_count")
        s.taken = number(position.get("taken", 0), 0, box.deck, "taken")
        usually = max(0, self._usual_takes() - s.taken) if s.phase == TRADE else 0
        s.takes = number(position.get("takes", usually), 0, 127, "takes")
        for p, n in self.by_seat("owed"):
            s.owed[p] = number(n, 0, MOST_OWED, f"owed to {LETTERS[p]}")
            s.due += s.owed[p]

    def _last_in_harbour(self) -> Any:
        named = self.position.get("harbour", ())
        return named[-1] if isinstance(named, (list, tuple)) and named else None

    def _usual_takes(self) -> int:
        """What the taker may take at the beginning of its chance, were the harbour as it is now (PR-4.1, PR-5.4)."""
        s, box = self.s, self.box
        colours = sum(s.harbour & fleet != 0 for fleet in box.fleet)
        return (takes_for(colours) if s.taker == s.active else 1) + count(s.people[s.taker] & box.governors)

    # pile and coins

    def _pile(self) -> None:
        s, position, most = self.s, self.position, self.box.deck
        s.shuffles = number(position.get("shuffles", 0), 0, LONG, "shuffles")
        s.shuffling = number(position.get("shuffling", 0), 0, 1, "shuffling")
        s.fresh, s.fresh_people = self._cards(position.get("returned", ()), "returned", range(FACE_COUNT))
        for p, n in self.by_seat("old"):
            s.old[p] = number(n, 0, s.coins[p], f"old coins of {LETTERS[p]}")
        s.paid_old = number(position.get("paid_old", 0), 0, most, "paid_old")
        down = sum(self.left) - sum(s.coins) - s.paid_old + count(s.fresh) + count(s.fresh_people)
        if down < 0:
            raise PositionError(f"{-down} cards more are named, or are coins, than the deck has")
        paid = number(position.get("paid", 0), 0, most, "paid") if "paid" in position or "pile" not in position else None
        s.pile = number(position.get("pile", down - (paid or 0)), 0, most, "pile")
        s.paid = down - s.pile if paid is None else paid
        if s.paid < 0 or s.pile + s.paid != down:
            raise PositionError(f"pile and paid: {s.pile} and {paid or 0} cards; the others leave {down} for both together")
        self._faces_down()

    def _faces_down(self) -> None:
        """Which of the cards that lie face down were not seen since the last shuffle, and which are older."""
        s, box, position = self.s, self.box, self.position
        returned = count(s.fresh) + count(s.fresh_people)
        size = s.pile + sum(s.coins) - sum(s.old) + s.paid - min(returned, s.paid)
        for face in range(FACE_COUNT):
            for _ in range(self.left[face]):
                self._lose(face)
        self.left = list(COPIES)  # known cards are among those that lie face down, which are counted already
        s.known, s.known_people = self._cards(position.get("known", ()), "known", range(FACE_COUNT))
        s.unseen = s.unseen_people = 0
        for text in listed(position.get("unseen", position.get("known", ())), "unseen", "cards such as 'pirate 5'"):
            face = self._face(text, "unseen")
            if (s.lost_people if PERSON <= face < TAX else s.lost) & MASKS[face]:
                self._find(face)
            elif not s.shuffling:  # else a known card may be a paid coin that is given its face just now
                raise PositionError(f"unseen: {text} stands in the position more often than the deck has it")
        while count(s.unseen) + count(s.unseen_people) < size and s.lost | s.lost_people:
            self._find(box.face[card_at(s.lost, s.lost_people, draw(self.rng, count(s.lost) + count(s.lost_people)))])

    def _lose(self, face: int) -> None:
        if PERSON <= face < TAX:
            self.s.lost_people = more(self.s.lost_people, MASKS[face], LOWEST[face])
        else:
            self.s.lost = more(self.s.lost, MASKS[face], LOWEST[face])

    def _find(self, face: int) -> None:
        s = self.s
        if PERSON <= face < TAX:
            s.lost_people = less(s.lost_people, MASKS[face])
            s.unseen_people = more(s.unseen_people, MASKS[face], LOWEST[face])
        else:
            s.lost = less(s.lost, MASKS[face])
            s.unseen = more(s.unseen, MASKS[face], LOWEST[face])

    # what stands in a mapping

    def _face(self, named: object, where: str) -> int:
        if not isinstance(named, str) or named not in FACE:
            raise PositionError(f"{where}: {shown(named)} is no card; cards read like 'pirate 5', 'red frigate 3/6' or 'captains'")
        return FACE[named]


def odds(seen: Seen) -> dict[Action, Fraction]:
    """The next card of the pile, as a seat may know it: exact until the first shuffle (`State.odds_are_exact`).

    Of the coins that are given faces while the discard pile is shuffled nobody is shown one.
    """
    state = cast(State, seen.position)
    s = state.fields
    assert isinstance(s, Fields)
    return {} if s.shuffling else {Reveal(face): p for face, p in state.next_odds.items()}
