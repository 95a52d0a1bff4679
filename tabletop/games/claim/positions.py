"""Positions of Claim as readable mappings: writing, reading, filling what is left out, and what is wrong with one.

Rules CM-1.2, CM-1.3, CM-3.6 and CM-4.4 fix how many cards lie where. A mapping names the phase, the trick, who leads, the
cards led and face up, and the zones; hands, won, drawn, score and lacks go by seat ("A", "B").

    {"phase": "phase 1", "leader": "B", "led": "goblin 7", "up": "knight 8", "hand": {"A": ["goblin 2", "knight 5"]}}
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, cast

from ...core.action import Action
from ...core.engine import count, lowest
from ...core.errors import PositionError, shown
from ...core.layout import CHANCE, NONE, OVER, Row
from ...core.position import number, one_of
from ...core.state import Seen
from .filling import SEAT_NAMES, Filler, Zones
from .pieces import (
    DEAL,
    DRAW_FOR,
    FACE_COUNT,
    FACES,
    FACTIONS,
    GATHERING,
    HAND_SIZE,
    PHASES,
    RECRUITING,
    REVEAL,
    TRICKS,
    UNDEAD,
    ZERO_COPIES,
    ZEROS,
    Box,
    Draw,
    Fields,
    State,
    add,
    cards_of,
    face_of,
    faces,
    hand_sizes,
    has,
    is_late,
    lacking,
    most_wins,
    tricks_resolved,
    unseen,
)

BY_SEAT = ("hand", "won", "drawn", "score", "lacks")
KEYS = ("phase", "trick", "to_move", "leader", "led", "up", "dealt", "draw_for", "discard", "stock", *BY_SEAT)
TO_MOVE = {"A": 0, "B": 1, "chance": CHANCE, "over": OVER}

# writing


def to_dict(state: State) -> dict[str, Any]:
    """A position as a mapping; what is empty is left out, the stock is the rest."""
    s = state.fields
    found: dict[str, Any] = {
        "phase": state.phase, "trick": s.trick, "to_move": next(k for k, v in TO_MOVE.items() if v == s.to_move),
        "leader": SEAT_NAMES[s.leader], "led": state.led, "up": state.up,
    }
    if s.to_move == CHANCE:
        found |= {"draw_for": DRAW_FOR[s.draw_for], "dealt": s.dealt}
    zones = {"hand": s.hand, "won": s.won, "drawn": s.drawn, "score": s.score}
    for name, zone in zones.items():
        found[name] = {SEAT_NAMES[p]: list(faces(zone[p])) for p in range(2)}
    found["lacks"] = {SEAT_NAMES[p]: list(state.lacks(p)) for p in range(2) if s.lacks[p]}
    found["discard"] = list(state.discard)
    return {k: v for k, v in found.items() if v not in (None, {})}


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...] = ()) -> Fields:
    """The fields of a position; zones that are not named are filled at random from the cards that are left.

    Raises PositionError for unknown keys, cards or seats, a card twice, and numbers of cards that cannot be.
    """
    unknown = [k for k in position if k not in KEYS]
    if unknown:
        raise PositionError(f"{shown(unknown[0])} is nothing that a position of Claim has; it has {', '.join(KEYS)}")
    reader = _Reader(box, position)
    reader.read()
    Filler(box, reader.s, reader.zones, reader.others, rng).fill()
    return reader.s


class _Reader:
    """Takes what a mapping names, and settles from it phase, trick, leader and whose turn it is."""

    def __init__(self, box: Box, position: Mapping[str, Any]) -> None:
        self.box, self.position, self.s = box, position, Fields()
        self.zones: Zones = {}
        self.others: dict[str, int] = {}

    def read(self) -> None:
        s, position = self.s, self.position
        s.phase = one_of(position.get("phase", PHASES[0]), PHASES, "phase")
        for name in ("hand", "won", "drawn", "score"):
            self.zones[name] = {p: cards_of(v, f"{name} of {SEAT_NAMES[p]}") for p, v in self._by_seat(name)}
        self.others = {name: cards_of(position[name], name) for name in ("discard", "stock") if name in position}
        for p, names in self._by_seat("lacks"):
            where = f"lacks of {SEAT_NAMES[p]}"
            if not isinstance(names, (list, tuple)):
                raise PositionError(f"{where} must be a list of factions, not {shown(names)}")
            for name in names:
                s.lacks[p] |= 1 << one_of(name, FACTIONS, where)
        s.led, s.up = self._face("led"), self._face("up")
        self._turn()
        s.trick = self._number("trick", self._guessed_trick(), 1, TRICKS)

    def _turn(self) -> None:
        s, position = self.s, self.position
        named = position.get("to_move")
        to_move = None if named is None else TO_MOVE[tuple(TO_MOVE)[one_of(named, tuple(TO_MOVE), "to_move")]]
        s.draw_for = REVEAL
        if "draw_for" in position:
            s.draw_for = one_of(position["draw_for"], DRAW_FOR, "draw_for")
            to_move = CHANCE if to_move is None else to_move
            if to_move != CHANCE:
                raise PositionError(f"draw_for: a card is drawn when chance is to move, not {shown(named)}")
        if to_move == OVER and s.phase == RECRUITING:
            raise PositionError("to_move: the game is over only after the last trick of phase 2")
        guess = self.box.first_leader
        if to_move is not None and to_move >= 0:
            guess = to_move if s.led == NONE else 1 - to_move
        s.leader = one_of(position.get("leader", SEAT_NAMES[guess]), SEAT_NAMES, "leader")
        s.to_move = (s.leader if s.led == NONE else 1 - s.leader) if to_move is None else to_move
        s.dealt = self._number("dealt", 0 if s.draw_for == DEAL and s.to_move == CHANCE else 2 * HAND_SIZE, 0, 2 * HAND_SIZE)

    def _guessed_trick(self) -> int:
        """The trick that the named hands speak of."""
        if self.s.to_move == OVER:
            return TRICKS
        sizes = [count(c) + (self.s.led != NONE and p == self.s.leader) for p, c in self.zones["hand"].items()]
        return max(1, min(TRICKS, HAND_SIZE + 1 - max(sizes) - is_late(self.s))) if sizes else 1

    def _by_seat(self, name: str) -> list[tuple[int, Any]]:
        value = self.position.get(name, {})
        if not isinstance(value, Mapping):
            raise PositionError(f'{name} goes by seat: {{"A": [...], "B": [...]}}, not {shown(value)}')
        return [(one_of(seat, SEAT_NAMES, f"a seat of {name}"), v) for seat, v in value.items()]

    def _face(self, name: str) -> int:
        value = self.position.get(name)
        return NONE if value is None else one_of(value, FACES, name)

    def _number(self, name: str, default: int, low: int, high: int) -> int:
        return number(self.position.get(name, default), low, high, name)


# what cannot be


def wrong(box: Box, s: Fields) -> str | None:
    """What is wrong with a position, in a sentence; None if it could lie on the table (CM-1.2)."""
    return _wrong_cards(s) or _wrong_turn(s) or (_wrong_recruiting(box, s) if s.phase == RECRUITING else _wrong_gathering(box, s))


def _zones(s: Fields) -> dict[str, int]:
    found = {"the stock": s.stock, "the discard pile": s.discard}
    for p, seat in enumerate(SEAT_NAMES):
        found |= {f"the hand of {seat}": s.hand[p], f"the cards {seat} won": s.won[p]}
        found |= {f"the cards {seat} drew": s.drawn[p], f"the score pile of {seat}": s.score[p]}
    found |= {name: add(0, f) for name, f in (("the card led", s.led), ("the face-up card", s.up)) if f != NONE}
    return found


def _wrong_cards(s: Fields) -> str | None:
    zones = _zones(s)
    total, zeros, where = 0, 0, dict[int, str]()
    for name, cards in zones.items():
        if cards & ZEROS & ((cards & ZEROS) + 1):
            return f"{name} has goblin zeros that are not counted from below"
        zeros += count(cards & ZEROS)
        total += count(cards)
        for face in range(1, FACE_COUNT):
            if has(cards, face):
                if face in where:
                    return f"{FACES[face]} is in {where[face]} and in {name}"
                where[face] = name
    if zeros != ZERO_COPIES or total != 52:
        return f"there are {total} cards with {zeros} goblin zeros; the deck has 52 with {ZERO_COPIES}"
    return None


def _wrong_turn(s: Fields) -> str | None:
    if s.phase > GATHERING or s.trick < 1:
        return f"there is no phase {s.phase + 1} or no trick {s.trick}"
    if s.to_move > 1:
        return "two play: the seats are A and B"
    if s.to_move >= 0 and s.to_move != (s.leader if s.led == NONE else 1 - s.leader):
        return f"{SEAT_NAMES[s.leader]} leads, so it is not {SEAT_NAMES[s.to_move]}'s turn"
    if s.to_move == OVER and (s.phase == RECRUITING or s.trick != TRICKS or s.led != NONE):
        return "the game is over only after the last trick of phase 2"
    if s.to_move == CHANCE and (s.phase == GATHERING or s.led != NONE or s.up != NONE):
        return "a card is drawn only between tricks of phase 1"
    if (s.dealt < 2 * HAND_SIZE) != (s.to_move == CHANCE and s.draw_for == DEAL):
        return f"{s.dealt} of 26 cards are dealt, which does not fit what is drawn next"
    if s.to_move != CHANCE and s.draw_for != REVEAL:
        return "nothing is drawn now, so draw_for has to be reveal"
    hands = hand_sizes(s)
    for p, seat in enumerate(SEAT_NAMES):
        if count(s.hand[p]) != hands[p]:
            return f"{seat} has {count(s.hand[p])} cards in hand; in trick {s.trick} of {PHASES[s.phase]} it would be {hands[p]}"
    return None


def _wrong_recruiting(box: Box, s: Fields) -> str | None:
    resolved, late = tricks_resolved(s), is_late(s)
    if s.to_move >= 0 and s.up == NONE:
        return "a trick of phase 1 needs a face-up card to be won"
    if s.dealt < 2 * HAND_SIZE and (s.trick != 1 or s.leader != box.first_leader):
        return "while cards are dealt no trick has been played"
    if count(s.won[0]) + count(s.won[1]) != resolved or (late and not s.won[s.leader]):
        return f"{count(s.won[0])} and {count(s.won[1])} cards were won face up; {resolved} tricks were"
    if s.led != NONE and s.lacks[s.leader] >> box.faction[s.led] & 1:
        return f"{SEAT_NAMES[s.leader]} leads {FACES[s.led]}, but has shown to lack {FACTIONS[box.faction[s.led]]}"
    for p, seat in enumerate(SEAT_NAMES):
        if count(s.won[p]) > most_wins(box, s, p):
            return _wrong_leads(box, s, p)
    for p, seat in enumerate(SEAT_NAMES):
        if count(s.won[p]) + count(s.drawn[p]) != resolved - (late and p != s.leader):
            return f"{seat} has {count(s.won[p]) + count(s.drawn[p])} followers after {resolved} tricks"
    if (s.score[0] | s.score[1]) & ~box.cards[UNDEAD] or s.discard & box.cards[UNDEAD]:
        return "in phase 1 the undead that were played, and only they, lie in the score piles"
    played = count(s.score[0]) + count(s.score[1]) + count(s.discard)
    if played != 2 * resolved:
        return f"{played} cards were played in {resolved} tricks; it would be {2 * resolved}"
    for p, seat in enumerate(SEAT_NAMES):
        held = s.hand[p] & lacking(box, s, p)
        if held:
            return f"{seat} has shown to lack {FACTIONS[box.faction[face_of(lowest(held))]]} but holds one"
    return None


def _wrong_leads(box: Box, s: Fields, p: int) -> str:
    """Why a seat cannot have won so many tricks: for each faction that it lacks it answered a trick, and the winner leads."""
    seat, resolved, lacked = SEAT_NAMES[p], tricks_resolved(s), count(s.lacks[p])
    if lacked > resolved:
        return f"{seat} has shown to lack {lacked} factions in {resolved} tricks; one trick shows one"
    if lacked:
        return f"{seat} won {count(s.won[p])} of {resolved} tricks and led after each, so it cannot have shown to lack {lacked} factions"
    return f"{seat} won {count(s.won[p])} of {resolved} tricks, the last among them, so {SEAT_NAMES[1 - p]} does not lead"


def _wrong_gathering(box: Box, s: Fields) -> str | None:
    if s.stock or s.up != NONE or s.won[0] | s.won[1] | s.drawn[0] | s.drawn[1]:
        return "in phase 2 there is no stock, no face-up card and no follower pile"
    if s.lacks[0] | s.lacks[1]:
        return "lacks are remembered in phase 1 only"
    resolved = tricks_resolved(s)
    undead = count((s.score[0] | s.score[1]) & box.cards[UNDEAD])
    scored = count(s.score[0]) + count(s.score[1])
    if s.discard & box.cards[UNDEAD] or not scored - undead <= 2 * resolved <= scored:
        return f"after {resolved} tricks of phase 2 the score piles cannot have {scored} cards, {undead} of them undead"
    return None


# what may come


def odds(seen: Seen) -> dict[Action, Fraction]:
    """The next card of the stock, as a seat may know it: exact, what the other has shown to lack counted in (CM-3.1)."""
    s: Fields = cast(State, seen.position).fields
    if s.phase == GATHERING or not s.stock:
        return {}
    other, pool = 1 - seen.seat, unseen(s, seen.seat)
    in_hand, free = count(s.hand[other]), pool & ~lacking(seen.position.box, s, other)
    elsewhere = count(pool) - in_hand
    chance_of_hand = Fraction(in_hand, count(free)) if in_hand else Fraction(0)
    found: dict[Action, Fraction] = {}
    for face in range(FACE_COUNT):
        copies = count(pool & ZEROS) if face == 0 else int(has(pool, face))
        if copies:
            held = chance_of_hand if has(free, face) else Fraction(0)
            found[Draw(FACES[face])] = copies * (1 - held) / elsewhere
    return found
