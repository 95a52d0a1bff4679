"""The nouns of the Marsh: chips, places, actions, one option, the box, the fields, and the State people hold.

Rules TY-1.1 to TY-1.3. Hands are counts of chips by face, since nobody can tell two equal chips apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from tabletop.core import state as core_state
from tabletop.core.action import Action
from tabletop.core.event import PLACES, EventKind
from tabletop.core.game import Option
from tabletop.core.layout import NONE, Grid, Layout, Row, grid, layout, row, whole

from .board import ROOM, chart

SEATS = 3  # at most
CHIPS = ("1", "2", "3")
COPIES = (5, 4, 2)
ALL_CHIPS = sum(COPIES)
FACES = len(CHIPS)
PEGS = 2  # of each seat
DEALT = 2  # chips of each seat at the start

# actions: their ids run through these kinds in this order; lifts and sets by place


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the next chip out of the bag (TY-1.2, TY-1.3)."""

    by_chance: ClassVar[bool] = True
    chip: str


@dataclass(frozen=True)
class Plan(Action):
    """Put a chip of your hand face down before you (TY-2.1)."""

    chip: str

    @property
    def parts(self) -> tuple[str, ...]:
        """A chip in the hand."""
        return (f"chip {self.chip}",)


@dataclass(frozen=True)
class Rest(Action):
    """Walk no further (TY-3.5)."""


@dataclass(frozen=True)
class Lift(Action):
    """Lift one of your pegs, the first half of a step (TY-3.1)."""

    place: str


@dataclass(frozen=True)
class Set(Action):
    """Set the lifted peg down, the second half of a step (TY-3.3)."""

    place: str


DRAW = 0
PLAN = FACES
REST = 2 * FACES
LIFT = 2 * FACES + 1


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action on a board, in the order of ids."""
    names = chart(board).names
    return (*map(Draw, CHIPS), *map(Plan, CHIPS), Rest(), *map(Lift, names), *map(Set, names))


# phases, options, events

PHASES = ("deal", "plan", "walk", "set")
DEAL, PLANNING, WALKING, SETTING = range(len(PHASES))
CATEGORIES = ("ground", "company")
OPTIONS = (Option("refill", ("open", "secret"), "TY-1.3"),)
EVENTS = (
    EventKind("draws", CHIPS, reveals=True),
    EventKind("draws_unseen"),
    EventKind("plans"),
    EventKind("out_of_chips"),
    EventKind("shows", CHIPS, reveals=True),
    EventKind("lifts", PLACES, quiet=True),
    EventKind("sets", PLACES),
    EventKind("rests"),
    EventKind("hemmed_in"),
    EventKind("ends"),
)
DRAWS, DRAWS_UNSEEN, PLANS, OUT_OF_CHIPS, SHOWS, LIFTS, SETS, RESTS, HEMMED_IN, ENDS = range(len(EVENTS))

# box, fields, state


class Box(NamedTuple):
    """What never changes in a game of the Marsh."""

    players: int
    secret: int
    copies: tuple[int, ...]
    places: int
    camp: int
    points: tuple[int, ...]
    near: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options on a board. Raises BoardError."""
    names, points, near, camp = chart(board)
    return Box(players, int(options["refill"] == "secret"), COPIES, len(names), camp, points, near)


@layout
class Fields(Layout):
    """What changes in a game of the Marsh."""

    lead: int = whole("seat that plans first in this round", SEATS - 1)
    asked: int = whole("seats that were asked for a plan in this round", SEATS)
    due: int = whole("chips still to be drawn in this deal", DEALT * SEATS)
    drawer: int = whole("seat that draws next", SEATS - 1)
    steps: int = whole("steps left to the walker", FACES)
    walked: int = whole("whether the walker has taken a step", 1)
    lifted: int = whole("place that the peg in the air came from", ROOM - 1, NONE)
    hand: Grid = grid(SEATS, FACES, "chips in hand by face", ALL_CHIPS, seen="owner")
    known: Grid = grid(SEATS, FACES, "of these, chips that all have seen come", ALL_CHIPS)
    plan: Row = row(SEATS, "face of the chip planned and not yet shown", FACES - 1, NONE, seen="owner")
    shown: Row = row(SEATS, "face of the chip shown, until its walk begins", FACES - 1, NONE)
    gone: Row = row(FACES, "chips shown so far, by face", ALL_CHIPS)
    bag: Row = row(FACES, "chips in the bag, by face", ALL_CHIPS, seen="nobody")
    peg: Grid = grid(SEATS, ROOM, "pegs by place", PEGS)
    taken: int = whole("places where nobody can set a peg, as bits", (1 << ROOM) - 1, derived=True)


class State(core_state.State):
    """A position of the Marsh."""

    __slots__ = ()
    _s: Fields

    @property
    def names(self) -> tuple[str, ...]:
        """The places of the board."""
        return tuple(self.game.chart.names)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The chips in the hand of a seat."""
        return tuple(chip for chip, n in zip(CHIPS, self._s.hand[seat], strict=True) for _ in range(n))

    def known(self, seat: int) -> tuple[str, ...]:
        """The chips in the hand of a seat, or planned by it, that all have seen come."""
        return tuple(chip for chip, n in zip(CHIPS, self._s.known[seat], strict=True) for _ in range(n))

    @property
    def in_bag(self) -> int:
        """How many chips are in the bag."""
        return sum(self._s.bag)

    @property
    def steps(self) -> int:
        """The steps left to the walker."""
        return self._s.steps

    def pegs(self, seat: int) -> tuple[str, ...]:
        """Where the pegs of a seat stand."""
        return tuple(name for name, n in zip(self.names, self._s.peg[seat], strict=False) for _ in range(n))

    def plan(self, seat: int) -> str | None:
        """The chip that a seat has planned and not yet shown."""
        return None if self._s.plan[seat] == NONE else CHIPS[self._s.plan[seat]]

    def shown(self, seat: int) -> str | None:
        """The chip that a seat has shown and has yet to walk by."""
        return None if self._s.shown[seat] == NONE else CHIPS[self._s.shown[seat]]

    @property
    def lifted(self) -> str | None:
        """The place that the peg in the air came from."""
        return None if self._s.lifted == NONE else self.names[self._s.lifted]

    @property
    def has_walked(self) -> bool:
        """Whether the seat to move has taken a step already."""
        return bool(self._s.walked)

    def is_free(self, place: str) -> bool:
        """Whether a peg can be set there: the camp takes any number, another place one (TY-3.4)."""
        i = self.names.index(place)
        return i == self.box.camp or not any(pegs[i] for pegs in self._s.peg)

    def near(self, place: str) -> tuple[str, ...]:
        """The places beside a place."""
        near = self.box.near[self.names.index(place)]
        return tuple(name for i, name in enumerate(self.names) if near >> i & 1)
