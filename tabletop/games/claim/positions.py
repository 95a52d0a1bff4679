"""Positions of Claim as mappings that people can read and write, with what is left out filled in.

    {"phase": "phase 1", "leader": "B", "led": "goblin 7", "up": "knight 8", "hand": {"A": ["goblin 2", "knight 5"]}}

Seats are letters. A mapping names the phase, the trick, who leads, the cards led and face up, and the zones; hands, won, drawn, score and
lacks go by seat. How many cards lie where follows from the phase and the trick (CM-1.2, CM-1.3, CM-3.6, CM-4.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ...core.action import Action
from ...core.engine import count
from ...core.errors import PositionError, shown
from ...core.layout import CHANCE, NONE, OVER, Row
from ...core.position import Reader, check_keys, listed, number, one_of, turn_text
from ...core.state import SEATS as LETTERS
from ...core.state import Seen
from .box import DEAL, DRAW_FOR, GATHERING, PHASES, RECRUITING, REVEAL, Box, Fields
from .checking import wrong
from .counting import is_late, lacking, unseen
from .deck import FACE_COUNT, FACES, FACTIONS, HAND_SIZE, TRICKS, ZEROS, cards_of, faces, has
from .filling import Filler, Zones
from .pieces import Draw, State

__all__ = ["from_dict", "odds", "to_dict", "wrong"]

BY_SEAT = ("hand", "won", "drawn", "score", "lacks")
KEYS = ("phase", "trick", "to_move", "leader", "led", "up", "dealt", "draw_for", "discard", "stock", *BY_SEAT)

def to_dict(state: State) -> dict[str, Any]:
    """A position as a mapping; what is empty is left out, the stock is the rest."""
    s = state.fields
    assert isinstance(s, Fields)
    found: dict[str, Any] = {
        "phase": state.phase, "trick": s.trick, "to_move": turn_text(s.to_move),
        "leader": LETTERS[s.leader], "led": state.led, "up": state.up,
    }
    if s.to_move == CHANCE:
        found |= {"draw_for": DRAW_FOR[s.draw_for], "dealt": s.dealt}
    zones = {"hand": s.hand, "won": s.won, "drawn": s.drawn, "score": s.score}
    for name, zone in zones.items():
        found[name] = {LETTERS[p]: list(faces(zone[p])) for p in range(2)}
    found["lacks"] = {LETTERS[p]: list(state.lacks(p)) for p in range(2) if s.lacks[p]}
    found["discard"] = list(state.discard)
    return {k: v for k, v in found.items() if v not in (None, {})}


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...] = ()) -> Fields:
    """The fields of a position; zones that are not named are filled at random from the cards that are left.

    Raises PositionError for unknown keys, cards or seats, a card twice, and numbers of cards that cannot be.
    """
    check_keys(position, KEYS, "Claim")
    reader = _Reader(box, position)
    reader.read()
    Filler(box, reader.s, reader.zones, reader.others, rng).fill()
    return reader.s


class _Reader(Reader):
    """Takes what a mapping names, and settles from it phase, trick, leader and whose turn it is."""

    def __init__(self, box: Box, position: Mapping[str, Any]) -> None:
        super().__init__(position, box.players)
        self.box, self.s = box, Fields()
        self.zones: Zones = {}
        self.others: dict[str, int] = {}

    def read(self) -> None:
        s, position = self.s, self.position
        s.phase = one_of(position.get("phase", PHASES[0]), PHASES, "phase")
        for name in ("hand", "won", "drawn", "score"):
            self.zones[name] = {p: cards_of(v, f"{name} of {LETTERS[p]}") for p, v in self.by_seat(name)}
        self.others = {name: cards_of(position[name], name) for name in ("discard", "stock") if name in position}
        for p, names in self.by_seat("lacks"):
            where = f"lacks of {LETTERS[p]}"
            for name in listed(names, where, "factions"):
                s.lacks[p] |= 1 << one_of(name, FACTIONS, where)
        s.led, s.up = self._face("led"), self._face("up")
        self._turn()
        s.trick = self._number("trick", self._guessed_trick(), 1, TRICKS)

    def _turn(self) -> None:
        s, position = self.s, self.position
        named = position.get("to_move")
        to_move = None if named is None else self.turn(named)
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
        s.leader = one_of(position.get("leader", LETTERS[guess]), self.seats, "leader")
        s.to_move = (s.leader if s.led == NONE else 1 - s.leader) if to_move is None else to_move
        s.dealt = self._number("dealt", 0 if s.draw_for == DEAL and s.to_move == CHANCE else 2 * HAND_SIZE, 0, 2 * HAND_SIZE)

    def _guessed_trick(self) -> int:
        """The trick that the named hands speak of."""
        if self.s.to_move == OVER:
            return TRICKS
        sizes = [count(c) + (self.s.led != NONE and p == self.s.leader) for p, c in self.zones["hand"].items()]
        return max(1, min(TRICKS, HAND_SIZE + 1 - max(sizes) - is_late(self.s))) if sizes else 1

    # what stands in a mapping

    def by_seat(self, key: str) -> list[tuple[int, Any]]:
        value = self.position.get(key, {})
        if not isinstance(value, Mapping):
            raise PositionError(f'{key} goes by seat: {{"A": [...], "B": [...]}}, not {shown(value)}')
        return [(one_of(seat, self.seats, f"a seat of {key}"), v) for seat, v in value.items()]

    def _face(self, name: str) -> int:
        value = self.position.get(name)
        return NONE if value is None else one_of(value, FACES, name)

    def _number(self, name: str, default: int, low: int, high: int) -> int:
        return number(self.position.get(name, default), low, high, name)


def odds(seen: Seen) -> dict[Action, Fraction]:
    """The next card of the stock, as a seat may know it: exact, what the other has shown to lack counted in (CM-3.1)."""
    s = seen.position.fields
    assert isinstance(s, Fields)
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
