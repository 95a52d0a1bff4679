"""Positions of Blue Lagoon as mappings that people can read and write, with what is left out filled in.

    {"phase": "exploration", "to_move": "A", "settlers": {"A": ["e7"]}, "villages": {"B": ["d4"]}, "tokens": {"f1": "bamboo"},
     "taken": {"A": {"gem": 1}}, "exploration": {"A": {"links": 10}}, "kept": {"A": 3}, "last": "B", "recent": "d4", "dealt": 32}

Seats are letters. Supplies follow from what stands on the board. Tokens that are not named lie on free stone circles, or are held by
whoever stands on a circle, as chance decides (BL-1.4, BL-2.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ...core.action import Action
from ...core.chance import draw
from ...core.errors import PositionError, shown
from ...core.layout import CHANCE, NONE, Row
from ...core.position import Reader, check_keys, listed, number, one_of, pairs, turn_text
from ...core.state import SEATS as LETTERS
from ...core.state import Seen
from . import engine, scoring
from .box import (
    ALL_TOKENS,
    CATEGORIES,
    COPIES,
    EMPTY,
    FIGURES,
    KINDS,
    MOST_POINTS,
    NOTHING,
    PHASES,
    PIECE,
    SETTLEMENT,
    STATUETTE,
    TOKEN,
    TOKENS,
    VILLAGES,
    Box,
    Fields,
)
from .checking import wrong
from .pieces import Deal, State

__all__ = ["from_dict", "odds", "to_dict", "wrong"]

KEYS = ("phase", "to_move", "settlers", "villages", "tokens", "taken", "exploration", "kept", "last", "recent", "dealt")


def to_dict(state: State) -> dict[str, Any]:
    """A position in full."""
    s, seats = state.fields, LETTERS[: state.players]
    assert isinstance(s, Fields)
    return {
        "phase": state.phase, "to_move": turn_text(s.to_move),
        "settlers": {seat: list(state.settlers(p)) for p, seat in enumerate(seats)},
        "villages": {seat: list(state.villages(p)) for p, seat in enumerate(seats)},
        "tokens": {hex: TOKENS[held - TOKEN] for hex, held in zip(state.hexes, s.holds, strict=False) if held >= TOKEN},
        "taken": {seat: {k: n for k, n in state.taken(p).items() if n} for p, seat in enumerate(seats)},
        "exploration": {seat: dict(zip(CATEGORIES, s.earned[p], strict=True)) for p, seat in enumerate(seats)},
        "kept": {seat: s.kept[p] for p, seat in enumerate(seats)},
        "last": None if s.last == NONE else LETTERS[s.last], "recent": state.last_placed, "dealt": s.dealt,
    }  # fmt: skip


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...]) -> Fields:
    """The fields of a position; tokens that are not named are dealt at random.

    Raises PositionError for unknown keys, hexes, seats and tokens, a hex named twice, and numbers that cannot be.
    """
    check_keys(position, KEYS, "Blue Lagoon")
    return _Reader(box, position, rng, names).read()


class _Reader(Reader):
    """Takes what a mapping names, and fills in what it leaves out."""

    def __init__(self, box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...]) -> None:
        super().__init__(position, box.players)
        self.box, self.rng, self.s = box, rng, Fields()
        self.hexes = {hex: h for h, hex in enumerate(names)}

    def read(self) -> Fields:
        """The fields."""
        s, box = self.s, self.box
        engine.setup(box, s)
        s.phase = one_of(self.position.get("phase", PHASES[0]), PHASES, "phase")
        for key, village in (("settlers", 0), ("villages", 1)):
            for p, named in self.by_seat(key):
                for h in self._hexes(named, f"{key} of {LETTERS[p]}"):
                    s.holds[h] = PIECE + 2 * p + village
        for p in range(box.players):
            there = s.holds.count(PIECE + 2 * p)
            if there > box.settlers:
                raise PositionError(f"seat {LETTERS[p]} has {there} settlers on the board, of {box.settlers} (BL-1.5)")
            s.settlers[p] -= there
            s.villages[p] = 0 if s.phase == SETTLEMENT else VILLAGES - s.holds.count(PIECE + 2 * p + 1)
        self._points()
        self._turn()
        self._tokens()
        return s

    def _turn(self) -> None:
        s, position = self.s, self.position
        s.last = self.seat("last", NONE)
        s.recent = self._recent() if position.get("recent") is None else self._hex(position["recent"], "recent")
        following = self.box.start_seat if s.last == NONE else (s.last + 1) % self.box.players
        turn = position.get("to_move", LETTERS[following])
        s.to_move = self.turn(turn)
        most = self.box.circles
        s.dealt = number(position.get("dealt", 0 if s.to_move == CHANCE else most), 0, most, "dealt")

    def _recent(self) -> int:
        """The hex of the piece placed last where none is named: the last piece that is named of the seat that placed last."""
        s = self.s
        if "recent" in self.position or s.phase == SETTLEMENT or s.last == NONE:
            return NONE
        named = [*self.position.get("settlers", {}).get(LETTERS[s.last], ()), *self.position.get("villages", {}).get(LETTERS[s.last], ())]
        return self.hexes[named[-1]] if named else NONE

    def _points(self) -> None:
        for p, named in self.by_seat("exploration"):
            for key, n in pairs(named, f"exploration of {LETTERS[p]}"):
                category = one_of(key, CATEGORIES, f"exploration of {LETTERS[p]}")
                self.s.earned[p][category] = number(n, 0, MOST_POINTS, f"{key} in exploration of {LETTERS[p]}")
        for p in range(self.box.players):
            self.s.kept[p] = self.s.earned[p][FIGURES] // scoring.A_STATUETTE  # as many as are sure to have been held
        for p, n in self.by_seat("kept"):
            self.s.kept[p] = number(n, 0, ALL_TOKENS, f"kept of {LETTERS[p]}")

    def _tokens(self) -> None:
        """Named tokens first; of the others, each free circle that was dealt to gets one at random, then who stands on a circle."""
        s, box = self.s, self.box
        for key, kind in pairs(self.position.get("tokens", {}), "tokens"):
            h = self._hex(key, "tokens")
            if s.holds[h] != EMPTY or not box.is_circle[h]:
                raise PositionError(f"tokens: {key} is no free stone circle")
            s.holds[h] = TOKEN + one_of(kind, TOKENS, f"token on {key}")
        for p, named in self.by_seat("taken"):
            for key, n in pairs(named, f"taken of {LETTERS[p]}"):
                kind = one_of(key, TOKENS, f"taken of {LETTERS[p]}")
                s.taken[p][kind] = number(n, 0, COPIES[kind], f"{key} taken by {LETTERS[p]}")
        for kind in range(KINDS):
            s.bag[kind] = COPIES[kind] - s.holds.count(TOKEN + kind) - sum(taken[kind] for taken in s.taken)
            if s.bag[kind] < 0:
                raise PositionError(f"there are {COPIES[kind]} tokens {TOKENS[kind]}, and {COPIES[kind] - s.bag[kind]} are named")
        self._fill()

    def _fill(self) -> None:
        """Tokens that are not named come at random onto circles that were dealt to: onto free ones, and to who stands on others."""
        s, box, position = self.s, self.box, self.position
        spots = [h for h in box.circle[: s.dealt] if s.holds[h] == EMPTY and not (s.to_move == CHANCE and "tokens" in position)]
        named = set(position.get("taken", {}))
        spots += [h for h in box.circle[: s.dealt] if PIECE <= s.holds[h] < TOKEN and LETTERS[(s.holds[h] - PIECE) // 2] not in named]
        on_board = sum(held >= TOKEN for held in s.holds)
        blanks = box.circles - ALL_TOKENS
        if s.to_move == CHANCE and "tokens" in position:
            blanks -= s.dealt - on_board
        elif s.to_move != CHANCE:
            blanks = len(spots) - sum(s.bag[:KINDS])
        if blanks < 0:
            raise PositionError(f"{-blanks} tokens more are left than there are stone circles where they could lie or have been taken")
        s.bag[NOTHING] = blanks
        wanting = s.to_move >= 0 and not any(TOKEN <= held < TOKEN + STATUETTE for held in s.holds)
        for h in spots:
            first = wanting and h == spots[0] and any(s.bag[:STATUETTE])  # a resource, so that the phase is not over
            k = draw(self.rng, sum(s.bag[:STATUETTE]) if first else sum(s.bag))
            kind = engine.chance(box, s, k) - 2 * box.hexes
            s.bag[kind] -= 1
            if kind != NOTHING and s.holds[h] == EMPTY:
                s.holds[h] = TOKEN + kind
            elif kind != NOTHING:
                s.taken[(s.holds[h] - PIECE) // 2][kind] += 1
        if s.to_move != CHANCE:
            s.bag[NOTHING] = 0

    # what stands in a mapping

    def _hex(self, named: object, where: str) -> int:
        if not isinstance(named, str) or named not in self.hexes:
            raise PositionError(f"{where}: the board has no hex {shown(named)}; its hexes are called like {next(iter(self.hexes))!r}")
        return self.hexes[named]

    def _hexes(self, named: object, where: str) -> list[int]:
        found: list[int] = []
        for text in listed(named, where, "hexes"):
            h = self._hex(text, where)
            if self.s.holds[h] != EMPTY or h in found:
                raise PositionError(f"{where}: a hex holds one piece, and {text} is named twice (BL-2.6)")
            found.append(h)
        return found


def odds(seen: Seen) -> dict[Action, Fraction]:
    """What comes onto the next stone circle, while tokens are dealt."""
    s = seen.position.fields
    assert isinstance(s, Fields)
    total = sum(s.bag)
    if seen.position.to_move != CHANCE or not total:
        return {}
    return {Deal(token): Fraction(n, total) for token, n in zip((*TOKENS, "nothing"), s.bag, strict=True) if n}
