"""Positions of Clippers as mappings that people can read and write, with what is left out filled in.

    {"phase": "phase 2", "to_move": "A", "round": 3, "countries": {"A": "France", "B": "Japan"}, "money": {"A": 4},
     "markers": {"A": {"Fiji": 1, "Tahiti": 2}}, "cards": {"A": "2x"}, "due": {"A": {"red": 1}}, "laid": 1,
     "routes": {"red": {"red start > Kiritimati": 3, "Kiritimati > Palmyra": 1}}, "ends": {"red": {"Palmyra": 1}}}

Seats are letters. A route is named by its ends, in the direction in which it was laid, with its sticks, and its lane where it is
the second: [1, 2]. Supplies follow from what lies on the board; ships lie where routes end, unless `ends` says otherwise. Countries
that are not named are dealt by chance, and markers that are not named lie where the departure card says (CL-1.7).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ...boards.routes import ARROW, MOST_PORTS
from ...core.action import Action
from ...core.chance import draw
from ...core.engine import count, nth
from ...core.errors import PositionError, shown
from ...core.layout import CHANCE, NONE, Row
from ...core.position import Reader, check_keys, listed, number, one_of, pairs, turn_text
from ...core.state import SEATS as LETTERS
from ...core.state import Seen
from . import engine
from .board import COMPANIES, COUNTRIES, FLEETS, ISLANDS, OPTIONS, PURPLE
from .box import (
    DEPARTURE,
    EMPTY,
    IN_FIRST,
    IN_PORTS,
    LANE,
    MANY,
    MARKERS,
    MOST_ROUNDS,
    PHASES,
    STICK,
    STICKS_A_PHASE,
    Box,
    Fields,
)
from .checking import arrivals, departures, wrong
from .pieces import Deal, State

__all__ = ["from_dict", "odds", "to_dict", "wrong"]

KEYS = (
    "phase", "to_move", "round", "start", "turn", "countries", "money", "markers", "cards", "acted", "laid", "early", "stirred", "due",
    "routes", "ends",
)  # fmt: skip


def to_dict(state: State) -> dict[str, Any]:
    """A position in full."""
    s, seats = state.fields, LETTERS[: state.players]
    assert isinstance(s, Fields)
    return {
        "phase": state.phase, "to_move": turn_text(s.to_move), "round": s.round, "start": LETTERS[s.start], "turn": s.turn,
        "countries": {seat: country for p, seat in enumerate(seats) if (country := state.country(p))},
        "money": {seat: s.money[p] for p, seat in enumerate(seats)},
        "markers": {seat: state.markers(p) for p, seat in enumerate(seats)},
        "cards": {seat: card for p, seat in enumerate(seats) if (card := state.option(p))},
        "acted": bool(s.acted), "laid": s.laid, "early": [seat for p, seat in enumerate(seats) if s.early >> p & 1],
        "stirred": bool(s.stirred), "due": {seat: owed for p, seat in enumerate(seats) if (owed := state.owed(p))},
        "routes": {company: _written(state, company) for company in COMPANIES},
        "ends": {company: state.ends(company) for company in COMPANIES},
    }  # fmt: skip


def _written(state: State, company: str) -> dict[str, Any]:
    """The routes of a company by their ends."""
    return {
        f"{route.tail}{ARROW}{route.head}": [route.laid, route.lane + 1] if route.lane else route.laid for route in state.routes(company)
    }


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...]) -> Fields:
    """The fields of a position; countries that are not named are dealt at random.

    Raises PositionError for unknown keys, seats, places and companies, what is named twice, and numbers that cannot be.
    """
    check_keys(position, KEYS, "Clippers")
    return _Reader(box, position, rng, names).read()


class _Reader(Reader):
    """Takes what a mapping names, and fills in what it leaves out."""

    def __init__(self, box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...]) -> None:
        super().__init__(position, box.players)
        self.box, self.rng, self.s = box, rng, Fields()
        self.places, self.islands = names, names[: box.islands]
        self.arcs = {f"{names[box.tail[a]]}{ARROW}{names[box.head[a]]}": a for a in range(box.arcs)}

    def read(self) -> Fields:
        """The fields."""
        engine.setup(self.box, self.s)
        self._turn()
        self._countries()
        self._seats()
        self._routes()
        self._ends()
        return self.s

    def _turn(self) -> None:
        s, box, position = self.s, self.box, self.position
        s.phase = one_of(position.get("phase", PHASES[IN_PORTS]), PHASES, "phase")
        dealing = s.phase == DEPARTURE
        turn = position.get("to_move", "chance" if dealing else None)
        moving = NONE if turn is None else self.turn(turn)
        rotated = self._start(moving)
        s.round = 0 if dealing else rotated + 1
        s.start = (box.start_seat + rotated) % box.players
        if turn is None:
            s.to_move = (s.start + number(position.get("turn", 0), 0, box.players - 1, "turn")) % box.players
        else:
            s.to_move = moving
        usual = (s.to_move - s.start) % box.players if s.to_move >= 0 else len(self.by_seat("countries")) if dealing else 0
        s.turn = number(position.get("turn", usual), 0, box.players, "turn")
        s.acted = self.flag("acted", 0)
        s.laid = number(position.get("laid", 0), 0, max(STICKS_A_PHASE), "laid")
        s.stirred = self.flag("stirred", int(s.phase >= IN_FIRST and (s.phase > IN_FIRST or s.turn > 0 or s.laid > 0)))

    def _start(self, moving: int) -> int:
        """How often the hook card has been passed on: by the round, else by the seat that starts, else as few times as can be."""
        position, n = self.position, self.box.players
        start = position.get("start")
        passed = 0 if start is None else (one_of(start, self.seats, "start") - self.box.start_seat) % n
        if "round" not in position:
            return passed
        rounds = max(number(position["round"], 0, MOST_ROUNDS, "round") - 1, 0)
        if start is not None and rounds % n != passed:
            right = LETTERS[(self.box.start_seat + rounds) % n]
            raise PositionError(f"in round {rounds + 1} the hook card lies with {right}, not with {start} (CL-2.7)")
        return rounds

    def _countries(self) -> None:
        """Named countries first, then the others by chance, unless the cards are still being dealt."""
        s, box = self.s, self.box
        for p, country in self.by_seat("countries"):
            s.country[p] = one_of(country, COUNTRIES, f"country of {LETTERS[p]}")
        for p in range(box.players):
            if s.country[p] == NONE and s.phase != DEPARTURE:
                left = engine.undealt(box, s)
                s.country[p] = nth(left, draw(self.rng, count(left)))

    def _seats(self) -> None:
        s, box, position = self.s, self.box, self.position
        for p in range(box.players):
            if s.country[p] != NONE:
                s.marker[p] = list(box.first[ISLANDS * s.country[p] : ISLANDS * (s.country[p] + 1)])
        for p, named in self.by_seat("markers"):
            s.marker[p] = [0] * ISLANDS
            for island, n in pairs(named, f"markers of {LETTERS[p]}"):
                i = one_of(island, self.islands, f"markers of {LETTERS[p]}")
                s.marker[p][i] = number(n, 0, MOST_PORTS, f"markers of {LETTERS[p]} on {island}")
        for p in range(box.players):
            s.stock[p] = MARKERS - sum(s.marker[p])
            if s.stock[p] < 0:
                raise PositionError(f"{LETTERS[p]} has {MARKERS} markers, not {sum(s.marker[p])} (CL-1.6)")
        for p, n in self.by_seat("money"):
            s.money[p] = number(n, 0, MANY, f"money of {LETTERS[p]}")
        for p, card in self.by_seat("cards"):
            s.option[p] = one_of(card, OPTIONS, f"card of {LETTERS[p]}")
        for seat in listed(position.get("early", []), "early", "seats"):
            s.early |= 1 << one_of(seat, self.seats, "early")
        for p, named in self.by_seat("due"):
            for company, n in pairs(named, f"due of {LETTERS[p]}"):
                c = one_of(company, COMPANIES[:FLEETS], f"due of {LETTERS[p]}")
                s.due[p][c] = number(n, 0, box.ships[c] - 1, f"{company} due of {LETTERS[p]}")

    def _routes(self) -> None:
        s, box = self.s, self.box
        for c, named in self._by_company("routes"):
            for text, held in pairs(named, f"routes of {COMPANIES[c]}"):
                self._route(c, text, held)
        for c in range(len(COMPANIES)):
            s.sticks[c] = box.sticks[c] - sum(held // STICK for held in s.route[c])
            if s.sticks[c] < 0:
                raise PositionError(f"{COMPANIES[c]} has {box.sticks[c]} sticks, not {box.sticks[c] - s.sticks[c]} (CL-1.4)")

    def _route(self, c: int, text: object, held: object) -> None:
        """A route, such as "Fiji > Tonga": 1, or [1, 2] on the second lane."""
        s, box, where = self.s, self.box, f"routes of {COMPANIES[c]}"
        if not isinstance(text, str) or text not in self.arcs:
            raise PositionError(f"{where}: nothing leads {shown(text)}; a route is written like {next(iter(self.arcs))!r}")
        a = self.arcs[text]
        k = box.connection[a]
        if s.route[c][k] != EMPTY:
            raise PositionError(f"{where}: {text} is named in both directions (CL-4.5)")
        taken = {row[k] % STICK // LANE for row in s.route if row[k] != EMPTY}
        sticks, lane = held, 1 if 0 in taken else 0
        if isinstance(held, (list, tuple)):
            if len(held) != 2:
                raise PositionError(f"{where}: {text} has a number of sticks, or sticks and lane, not {shown(held)}")
            sticks, lane = held[0], number(held[1], 1, box.lanes[k], f"lane of {text}") - 1
        if lane in taken or lane >= box.lanes[k]:
            raise PositionError(f"{where}: between the ends of {text} no lane is free (CL-4.4)")
        s.route[c][k] = STICK * number(sticks, 1, box.length[k], f"sticks of {text}") + LANE * lane + box.back[a]

    def _ends(self) -> None:
        """Ships lie where routes have arrived and not gone on, unless said otherwise; the others are in the supply or to be placed."""
        s, box = self.s, self.box
        for c in range(len(COMPANIES)):
            for place in range(box.places):
                s.ends[c][place] = max(0, arrivals(box, s, c, place) - departures(box, s, c, place))
            if c == PURPLE:
                s.ends[c][box.hub] = 0
        for c, named in self._by_company("ends"):
            s.ends[c] = [0] * len(s.ends[c])
            for place, n in pairs(named, f"ends of {COMPANIES[c]}"):
                s.ends[c][one_of(place, self.places, f"ends of {COMPANIES[c]}")] = number(n, 0, box.sticks[c], f"ends at {place}")
        for c in range(FLEETS):
            placed = sum(s.ends[c]) + sum(0 < held // STICK < box.length[k] for k, held in enumerate(s.route[c][: box.connections]))
            s.ships[c] = box.ships[c] - placed - sum(due[c] for due in s.due)
            if s.ships[c] < 0:
                raise PositionError(f"{COMPANIES[c]} has {box.ships[c]} ships, not {box.ships[c] - s.ships[c]} (CL-1.3)")

    # what stands in a mapping

    def _by_company(self, key: str) -> list[tuple[int, Any]]:
        return [(one_of(name, COMPANIES, f"company in {key}"), named) for name, named in pairs(self.position.get(key, {}), key)]


def odds(seen: Seen) -> dict[Action, Fraction]:
    """What departure card comes next, while they are dealt (CL-1.6)."""
    s, box = seen.position.fields, seen.position.box
    assert isinstance(s, Fields)
    left = engine.undealt(box, s)
    if s.to_move != CHANCE:
        return {}
    return {Deal(country): Fraction(1, count(left)) for i, country in enumerate(COUNTRIES) if left >> i & 1}
