"""The nouns of Clippers: actions, options, and the State people hold.

Rules CL-1.2 to CL-1.9. Box and fields stand in `box`, events in `events`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ...boards.routes import ARROW
from ...core import state as core_state
from ...core.action import Action
from ...core.errors import TabletopError, shown
from ...core.game import Option as HouseRule
from ...core.layout import NONE
from .board import COMPANIES, COUNTRIES, FLEETS, PURPLE, arc_text, chart
from .board import OPTIONS as CARDS
from .box import CATEGORIES, COUNTRY, EMPTY, LANE, OPENING, PHASES, SETTLE, SHIP_PRICE, STICK, Box, Fields, make_box
from .events import EVENTS

__all__ = ["CATEGORIES", "EVENTS", "OPTIONS", "PHASES", "SHOWN", "Box", "Fields", "State", "actions", "make_box"]

SHOWN = (COUNTRY, SETTLE)  # from the first of these ids on and below the second chance brings what everybody sees
OPTIONS = (
    HouseRule("start_seat", (0, 1, 2, 3, 4), "CL-1.9"),
    HouseRule("two_player_2x", (1, 2, 3), "CL-1.5"),
    HouseRule("must_be_completable", ("true", "false"), "CL-4.6"),
    HouseRule("ships_per_round", ("placeable", 1), "CL-5.2"),
    HouseRule("purple_satisfies_duty", ("true", "false"), "CL-6.4"),
    HouseRule("purple_counts_at_own_start", ("true", "false"), "CL-6.5"),
    HouseRule("end_rule", ("player_stuck", "nobody_can"), "CL-8.2"),
)


# actions


@dataclass(frozen=True)
class Done(Action):
    """End the turn; in phase 1 without marker or card, pass (CL-2.2, CL-3.6)."""


@dataclass(frozen=True)
class Option(Action):
    """Take an option card (CL-3.1)."""

    card: str


@dataclass(frozen=True)
class Ship(Action):
    """Buy a ship of a company (CL-5.1)."""

    company: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The ship in the supply."""
        return (f"ship {self.company}",)


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the departure card of the next seat (CL-1.6)."""

    by_chance: ClassVar[bool] = True
    country: str


@dataclass(frozen=True)
class Marker(Action):
    """Place a port marker on an island (CL-2.3)."""

    island: str


@dataclass(frozen=True)
class Move(Action):
    """Move a marker from one island to another, by the port card (CL-3.5)."""

    tail: str
    head: str

    @property
    def words(self) -> tuple[str, ...]:
        """Both islands, an arrow between them."""
        return (arc_text(self.tail, self.head),)

    @property
    def parts(self) -> tuple[str, ...]:
        """The island where it lies, then the one where it goes."""
        return (self.tail, self.head)


@dataclass(frozen=True)
class Extend(Action):
    """Lay a stick of a company along an arc, from an open end (CL-4.1), for purple also from where it starts (CL-6.2)."""

    company: str
    arc: str

    @property
    def tail(self) -> str:
        """Where the arc begins."""
        return self.arc.split(ARROW)[0]

    @property
    def head(self) -> str:
        """Where the arc leads."""
        return self.arc.split(ARROW)[-1]

    @property
    def values(self) -> dict[str, str]:
        """The company and both places."""
        return {"company": self.company, "tail": self.tail, "head": self.head}


@dataclass(frozen=True)
class Branch(Extend):
    """Place a ship that was bought, and its first stick along an arc (CL-5.3)."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The new ship, then the arc."""
        return (f"new {self.company}", self.arc)


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action on a board, in the order of ids: done, cards, ships, countries, then by island, by company and arc."""
    c = chart(board)
    islands = c.island_names
    arcs = [c.arc_name(a) for a in range(len(c.arcs))]
    return (
        Done(), *map(Option, CARDS), *map(Ship, COMPANIES[:FLEETS]), *map(Deal, COUNTRIES), *map(Marker, islands),
        *(Move(a, b) for a in islands for b in islands if a != b), *(Extend(company, arc) for company in COMPANIES for arc in arcs),
        *(Branch(company, arc) for company in COMPANIES[:FLEETS] for arc in arcs),
    )  # fmt: skip


# the State that people hold


class Route(NamedTuple):
    """What a company has on a connection: from where to where, sticks laid, those it takes, the lane (0 or 1)."""

    company: str
    tail: str
    head: str
    laid: int
    length: int
    lane: int

    @property
    def is_open(self) -> bool:
        """Whether sticks are missing."""
        return self.laid < self.length


class State(core_state.State):
    """A position of Clippers."""

    __slots__ = ()
    _s: Fields

    # the board

    @property
    def islands(self) -> tuple[str, ...]:
        """The names of the islands."""
        return tuple(self.game.chart.island_names)

    @property
    def places(self) -> tuple[str, ...]:
        """The names of islands and starts."""
        return tuple(self.game.chart.names)

    def place(self, name: str) -> int:
        """The number of an island or a start. Raises TabletopError for a name that none has."""
        if name not in self.places:
            raise TabletopError(f"the board has no place {shown(name)}; its places are called like {self.places[0]!r}")
        return self.places.index(name)

    def island(self, name: str) -> int:
        """The number of an island. Raises TabletopError for a name that none has."""
        if name not in self.islands:
            raise TabletopError(f"the board has no island {shown(name)}; its islands are called like {self.islands[0]!r}")
        return self.islands.index(name)

    def value(self, island: str) -> int:
        """What a marker on an island is worth for each company connected (CL-1.2)."""
        return int(self.box.value[self.island(island)])

    def ports(self, island: str) -> int:
        """The port spaces of an island (CL-1.2)."""
        return int(self.box.ports[self.island(island)])

    @property
    def purple_start(self) -> str:
        """The island where the purple company starts."""
        return self.islands[int(self.box.hub)]

    # countries

    def country(self, seat: int) -> str | None:
        """The country of a seat, None before its card is dealt (CL-1.6)."""
        country = self._s.country[self._seat(seat)]
        return None if country == NONE else COUNTRIES[country]

    def card(self, seat: int) -> dict[str, int]:
        """The islands of a seat's departure card with the number of markers (CL-1.7); empty before it is dealt."""
        country = self._s.country[self._seat(seat)]
        return {} if country == NONE else {self.islands[i]: n for i, n in self.game.chart.cards[country]}

    def money(self, seat: int) -> int:
        """Dollars of a seat."""
        return self._s.money[self._seat(seat)]

    def stock(self, seat: int) -> int:
        """Port markers that a seat has not placed (CL-2.4)."""
        return self._s.stock[self._seat(seat)]

    def markers(self, seat: int) -> dict[str, int]:
        """The islands with markers of a seat, and how many."""
        row = self._s.marker[self._seat(seat)]
        return {island: n for island, n in zip(self.islands, row, strict=False) if n}

    def free_ports(self, island: str) -> int:
        """Free port spaces of an island (CL-2.3)."""
        i = self.island(island)
        return int(self.box.ports[i]) - sum(self._s.marker[p][i] for p in range(self.players))

    def option(self, seat: int) -> str | None:
        """The option card that a seat holds in this round."""
        card = self._s.option[self._seat(seat)]
        return None if card == NONE else CARDS[card]

    def cards_left(self, card: str) -> int:
        """Copies of an option card in the supply. Raises TabletopError for a card that there is not."""
        if card not in CARDS:
            raise TabletopError(f"the option cards are {', '.join(CARDS)}, not {shown(card)}")
        i = CARDS.index(card)
        return int(self.box.spares[i]) - sum(held == i for held in self._s.option[: self.players])

    def price(self, card: str) -> int:
        """Dollars for an option card (CL-3.1)."""
        return int(self.box.price[CARDS.index(card)])

    def owed(self, seat: int) -> dict[str, int]:
        """Ships that a seat has bought in this round and has to place, by company (CL-5.4)."""
        row = self._s.due[self._seat(seat)]
        return {company: n for company, n in zip(COMPANIES, row, strict=False) if n}

    # the round

    @property
    def round(self) -> int:
        """Rounds begun."""
        return self._s.round

    @property
    def start(self) -> int:
        """The seat with the hook card (CL-1.9, CL-2.7)."""
        return self._s.start

    @property
    def acted(self) -> bool:
        """Whether the seat to move has placed a marker or taken a card in its turn of phase 1."""
        return bool(self._s.acted)

    @property
    def laid(self) -> int:
        """Sticks that the seat to move has laid in its turn."""
        return self._s.laid

    def used_early(self, seat: int) -> bool:
        """Whether a seat with the 5x card has used it in phase 2 (CL-3.4)."""
        return bool(self._s.early >> self._seat(seat) & 1)

    @property
    def stirred(self) -> bool:
        """Whether a stick was laid in this round."""
        return bool(self._s.stirred)

    # companies

    @property
    def companies(self) -> tuple[str, ...]:
        """All six companies, purple last."""
        return COMPANIES

    def sticks(self, company: str) -> int:
        """Sticks of a company in the supply (CL-1.4)."""
        return self._s.sticks[self.company(company)]

    def ships(self, company: str) -> int:
        """Ships of a company in the supply; purple has none (CL-1.3)."""
        c = self.company(company)
        return 0 if c == PURPLE else self._s.ships[c]

    @property
    def ship_price(self) -> int:
        """Dollars for a ship (CL-5.1)."""
        return SHIP_PRICE

    def company(self, name: str) -> int:
        """The number of a company. Raises TabletopError for a name that none has."""
        if name not in COMPANIES:
            raise TabletopError(f"the companies are {', '.join(COMPANIES)}, not {shown(name)}")
        return COMPANIES.index(name)

    def start_of(self, company: str) -> str:
        """Where a company starts: its circle at the edge of the board, for purple its island (CL-1.4)."""
        c = self.company(company)
        return self.places[int(self.box.hub if c == PURPLE else self.box.islands + c)]

    def ends(self, company: str) -> dict[str, int]:
        """Places with open ends of a company (for the five, ships that lie there), and how many; routes begun are in `routes`."""
        row = self._s.ends[self.company(company)]
        return {place: n for place, n in zip(self.places, row, strict=False) if n}

    def routes(self, company: str) -> tuple[Route, ...]:
        """What a company has laid, connection by connection."""
        c = self.company(company)
        found = []
        for k, held in enumerate(self._s.route[c][: self.box.connections]):
            if held != EMPTY:
                arc = self.game.chart.arcs[self.box.arc[2 * k + held % LANE]]
                lane = held % STICK // LANE
                found.append(Route(company, self.places[arc.tail], self.places[arc.head], held // STICK, self.box.length[k], lane))
        return tuple(found)

    def on(self, tail: str, head: str) -> tuple[Route, ...]:
        """What lies between two places, in either direction, lane by lane."""
        found = [route for company in COMPANIES for route in self.routes(company) if {route.tail, route.head} == {tail, head}]
        return tuple(sorted(found, key=lambda route: route.lane))

    def connected(self, company: str) -> tuple[str, ...]:
        """The islands that a company is connected to (CL-6.5, CL-7.1)."""
        c = self.company(company)
        return tuple(island for i, island in enumerate(self.islands) if self._s.reached[c] >> i & 1)

    def companies_at(self, island: str) -> tuple[str, ...]:
        """The companies that are connected to an island."""
        i = self.island(island)
        return tuple(company for c, company in enumerate(COMPANIES) if self._s.reached[c] >> i & 1)

    @property
    def purple_is_open(self) -> bool:
        """Whether two companies with ships are connected to the island where purple starts (CL-6.1)."""
        guests = sum(self._s.reached[c] >> self.box.hub & 1 for c in range(FLEETS))
        return bool(guests >= OPENING)
