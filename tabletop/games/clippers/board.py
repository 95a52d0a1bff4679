"""The board of Clippers: a networkx multigraph of islands and starts, an edge for each lane of a route (CL-1.2).

`tabletop.boards.routes` says what nodes, edges and the graph have. The printed map could not be had: this one is reconstructed, and says
so. Any such graph can be played on that keeps the limits below; `chart` makes of it what the engine reads.

    >>> graph = board()
    >>> len(graph), graph.number_of_edges(), graph.nodes["Tahiti"]["value"], graph.graph["certainty"]
    (43, 124, 4, 'reconstructed')
    >>> graph.nodes["red start"]["sticks"], graph.edges["Palmyra", "Hawaii", 0]["to"]
    (32, 'Hawaii')
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ...boards import routes
from ...boards.routes import ARROW, MOST_CONNECTIONS, MOST_ISLANDS, Plan
from ...core.action import plain
from ...core.errors import BoardError
from ...core.rulebook import data_folder

if TYPE_CHECKING:
    import networkx

COMPANIES = ("red", "blue", "white", "green", "black", "purple")
FLEETS = len(COMPANIES) - 1  # companies with ships
PURPLE = FLEETS
COUNTRIES = ("France", "England", "America", "Germany", "Japan")
OPTIONS = ("2x", "3x", "5x", "port")
WORDS = (  # of buttons, of notation and of sentences, which would be taken for them
    "done", "marker", "move", "option", "ship", "extend", "branch", "deal", "country", "company", "island", "start", "stick", "sticks",
    "money", "ports", "departure", "phase 1", "phase 2", "phase 3", "American Shipping Line", "South Sea Shipping", "Tahiti Trading",
    "Pacifica", "Royal New Zealand",
)  # fmt: skip
ISLANDS = MOST_ISLANDS
PLACES = MOST_ISLANDS + FLEETS
CONNECTIONS = MOST_CONNECTIONS
ARCS = 2 * CONNECTIONS
FIRST_MARKERS = 7  # of a country on the board when the game begins (CL-1.7)
DOUBLE = 2  # of them on one island


class Line(NamedTuple):
    """A stretch of a route as it is told: the company, from where, to where."""

    company: str
    tail: str
    head: str


class Arc(NamedTuple):
    """A way to go along a connection: numbers of the places at its ends, of its connection, 1 where that is gone the other way."""

    tail: int
    head: int
    connection: int
    back: int


class Chart(NamedTuple):
    """What engine and view read of a board: islands first among `names`, then the starts in the order of the companies.

    `arcs` are ordered by their ends; `lines` are what each company can go, company by company in the order of arcs. `length` and
    `lanes` are by connection, `ends` its two places, an arrow from the first to the second. `cards` are by country the numbers of
    islands and of markers there.
    """

    title: str
    certainty: str
    names: tuple[str, ...]
    islands: int
    pos: tuple[tuple[float, float], ...]
    label: tuple[str, ...]
    value: tuple[int, ...]
    ports: tuple[int, ...]
    sticks: tuple[int, ...]
    purple: int
    ends: tuple[tuple[int, int], ...]
    length: tuple[int, ...]
    lanes: tuple[int, ...]
    one_way: tuple[bool, ...]
    arcs: tuple[Arc, ...]
    lines: tuple[Line, ...]
    cards: tuple[tuple[tuple[int, int], ...], ...]

    @property
    def island_names(self) -> tuple[str, ...]:
        """The names of the islands alone."""
        return self.names[: self.islands]

    def arc_name(self, arc: int) -> str:
        """An arc as it is written in an action."""
        return arc_text(self.names[self.arcs[arc].tail], self.names[self.arcs[arc].head])


def arc_text(tail: str, head: str) -> str:
    """The way from one place to another as it is written."""
    return f"{tail}{ARROW}{head}"


@cache
def _reconstructed() -> Plan:
    text = (data_folder() / "clippers" / "board.json").read_text(encoding="utf-8")
    return routes.read(json.loads(text), COMPANIES[:FLEETS], COUNTRIES)


def board() -> networkx.MultiGraph[str]:
    """The reconstructed board, a graph of your own to change: 38 islands, 5 starts, 88 connections with 124 lanes."""
    return _reconstructed().graph()


@cache
def _reconstructed_chart() -> Chart:
    return charted(_reconstructed())


def chart(graph: Any = None) -> Chart:
    """What is read of a graph, of the reconstructed board by default. Raises BoardError that names what is wrong."""
    return _reconstructed_chart() if graph is None else charted(routes.plan(graph, COMPANIES[:FLEETS], COUNTRIES))


def charted(plan: Plan) -> Chart:
    """What is read of the plan of a board. Raises BoardError for one beyond the limits of the game."""
    starts = {start.company: (name, start) for name, start in plan.starts.items()}
    in_order = [starts[company] for company in COMPANIES[:FLEETS]]
    names = (*plan.islands, *(name for name, _ in in_order))
    number = {name: i for i, name in enumerate(names)}
    ends = tuple((number[a], number[b]) for a, b in plan.connections)
    both = [(a, b, k, 0) for k, (a, b) in enumerate(ends)]
    both += [(b, a, k, 1) for k, ((a, b), route) in enumerate(zip(ends, plan.connections.values(), strict=True)) if not route.one_way]
    arcs = tuple(Arc(*arc) for arc in sorted(both))
    islands = tuple(plan.islands.values())
    _check_names(names)
    _check_cards(plan)
    return Chart(
        title=plan.name,
        certainty=plan.certainty,
        names=names,
        islands=len(islands),
        pos=(*(island.pos for island in islands), *(start.pos for _, start in in_order)),
        label=tuple(island.label for island in islands),
        value=tuple(island.value for island in islands),
        ports=tuple(island.ports for island in islands),
        sticks=(*(start.sticks for _, start in in_order), plan.purple[1]),
        purple=number[plan.purple[0]],
        ends=ends,
        length=tuple(route.length for route in plan.connections.values()),
        lanes=tuple(route.lanes for route in plan.connections.values()),
        one_way=tuple(route.one_way for route in plan.connections.values()),
        arcs=arcs,
        lines=tuple(Line(company, names[arc.tail], names[arc.head]) for company in COMPANIES for arc in arcs),
        cards=tuple(tuple((number[island], n) for island, n in plan.cards[country].items()) for country in COUNTRIES),
    )


def _check_names(names: tuple[str, ...]) -> None:
    """No place is called like a company, a country, a card or a button, which people touch by their names as they do islands."""
    taken = {plain(name) for name in (*COMPANIES, *COUNTRIES, *OPTIONS, *WORDS)}
    called = next((name for name in names if plain(name) in taken), None)
    if called is not None:
        raise BoardError(f"a place cannot be called {called!r}, since a company, a country, a card or a button is; call it otherwise")


def _check_cards(plan: Plan) -> None:
    """Each departure card names six islands, the best of them twice (CL-1.7)."""
    for country, card in plan.cards.items():
        if sum(card.values()) != FIRST_MARKERS or sorted(card.values())[-2:] != [1, DOUBLE]:
            raise BoardError(
                f"the card of {country} puts {FIRST_MARKERS} markers on {FIRST_MARKERS - 1} islands, {DOUBLE} on one of them and 1 on"
                f" each other, not {dict(card)} (CL-1.7)"
            )
        best = max(plan.islands[island].value for island in card)
        double = next(island for island, n in card.items() if n == DOUBLE)
        if plan.islands[double].value < best:
            raise BoardError(f"the card of {country} puts {DOUBLE} markers on {double!r}, and names an island that is worth more (CL-1.7)")


def to_dict(graph: Any) -> dict[str, Any]:
    """A board as a mapping of plain values; `from_dict` gives it back. Raises BoardError for one that cannot be played on."""
    plan = routes.plan(graph, COMPANIES[:FLEETS], COUNTRIES)
    charted(plan)
    return routes.to_dict(plan)


def from_dict(mapping: Mapping[str, Any]) -> networkx.MultiGraph[str]:
    """The graph that a mapping describes. Raises BoardError that names what is wrong, for mappings come from anybody."""
    plan = routes.read(mapping, COMPANIES[:FLEETS], COUNTRIES)
    charted(plan)
    return plan.graph()
