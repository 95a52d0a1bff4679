"""The board of Valparaíso: a networkx graph of places and roads with two sides, beside it the sea (VP-1.2).

Nodes are the names of places with `kind`, `pos`, `houses` and `few`, edges have `few`, the graph has `residences` and
`residences_few`; `tabletop.boards.roads` says what they mean. The published map could not be had: this one is reconstructed. Any such
graph can be played on that keeps the limits below; `chart` makes of it what the engine reads.

    >>> graph = board()
    >>> len(graph), graph.nodes["Quillota"]["kind"], sorted(graph["Concón"])
    (11, 'market', ['Quillota', 'Quintero', 'Valparaíso'])
    >>> len(roads.side(graph, few=True))
    8
"""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from ...boards import roads
from ...boards.roads import MOST_PLACES, MOST_ROADS, MOST_SPACES, Plan, Residence
from ...core.action import plain
from ...core.errors import BoardError, shown
from ...core.rulebook import data_folder
from .cards import CARDS, GOODS, TILES

if TYPE_CHECKING:
    import networkx

PLACES, ARCS, SPACES = MOST_PLACES, 2 * MOST_ROADS, MOST_SPACES
MARKETS = 5  # at most: there are five tiles of each letter, and one of each lies on a market (VP-1.4)
FEW_PLAYERS = 3  # at most, on the side for few
PLAYERS = 5
INCOMES = ("pesos", *GOODS, "any good", "points")  # of residences
WORDS = ("mayor", "done", "halt", "planned", "exchange")  # of buttons
ZONES = ("bay", "north sea", "west sea", "south sea")  # names of ours; the first is the near sea


class Side(NamedTuple):
    """One side of a board: the places on it as bits, points of houses by place, the roads on it by arc, residences."""

    places: int
    houses: tuple[tuple[int, ...], ...]
    arcs: tuple[bool, ...]
    residences: tuple[Residence, ...]


class Chart(NamedTuple):
    """What engine and view read of a board: names, kinds and positions of places, the city's number, arcs by their ends, both sides.

    Every road is two arcs, in the order of where they begin and end. `markets` are the places with a market, in order.
    """

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    pos: tuple[tuple[float, float], ...]
    city: int
    markets: tuple[int, ...]
    arcs: tuple[tuple[int, int], ...]
    many: Side
    few: Side

    def side(self, players: int) -> Side:
        """The side that so many play on (VP-1.2)."""
        return self.few if players <= FEW_PLAYERS else self.many


@cache
def _reconstructed() -> Plan:
    text = (data_folder() / "valparaiso" / "board.json").read_text(encoding="utf-8")
    return roads.read(json.loads(text))


def board() -> networkx.Graph[str]:
    """The reconstructed board, both sides in one graph of your own to change: 11 places, 13 roads."""
    return _reconstructed().graph()


def sea() -> networkx.Graph[str]:
    """The sea: four zones, of which each touches every other; `outer` is false for the near sea (VP-8.1)."""
    import networkx

    graph: networkx.Graph[str] = networkx.Graph(name="sea")
    graph.add_nodes_from((zone, {"outer": zone != ZONES[0]}) for zone in ZONES)
    graph.add_edges_from(combinations(ZONES, 2))
    return graph


@cache
def _reconstructed_chart() -> Chart:
    return charted(_reconstructed())


def chart(graph: Any = None) -> Chart:
    """What is read of a graph, of the reconstructed board by default. Raises BoardError that names what is wrong."""
    return _reconstructed_chart() if graph is None else charted(roads.plan(graph))


def charted(plan: Plan) -> Chart:
    """What is read of the plan of a board. Raises BoardError for one beyond the limits of the game."""
    names, places = tuple(plan.places), tuple(plan.places.values())
    number = {name: i for i, name in enumerate(names)}
    arcs = sorted((number[a], number[b]) for road in plan.roads for a, b in (road, road[::-1]))
    is_few = {(number[a], number[b]): few for road, few in plan.roads.items() for a, b in (road, road[::-1])}
    few = Side(
        sum(1 << i for i, place in enumerate(places) if place.few is not None),
        tuple(place.few or () for place in places), tuple(is_few[arc] for arc in arcs), plan.residences_few,
    )  # fmt: skip
    many = Side((1 << len(names)) - 1, tuple(place.houses for place in places), (True,) * len(arcs), plan.residences)
    found = Chart(
        names, tuple(place.kind for place in places), tuple(place.pos for place in places),
        next(i for i, place in enumerate(places) if place.kind == "city"),
        tuple(i for i, place in enumerate(places) if place.kind == "market"), tuple(arcs), many, few,
    )  # fmt: skip
    _check_names(found)
    _check_roads(found)
    _check_limits(found, many, PLAYERS, "")
    _check_limits(found, few, FEW_PLAYERS, " on the side for few players")
    return found


def _check_names(chart: Chart) -> None:
    """No place is called like a card, a zone or a good, which people touch by their names as they do places."""
    taken = {plain(name) for name in (*(card.name for card in CARDS), *(tile.name for tile in TILES), *ZONES, *GOODS, *WORDS)}
    called = next((name for name in chart.names if plain(name) in taken), None)
    if called is not None:
        raise BoardError(f"a place cannot be called {called!r}, since a card, a tile, a zone, a good or a button is; call it otherwise")


def _check_roads(chart: Chart) -> None:
    """A step along each road reads like no other, so that every move can be written down."""
    read: dict[str, str] = {}
    for start, end in chart.arcs:
        road = f"from {chart.names[start]!r} to {chart.names[end]!r}"
        other = read.setdefault(plain(f"{chart.names[start]} {chart.names[end]}"), road)
        if other != road:
            raise BoardError(f"the steps {other} and {road} would read alike; call one of these places otherwise")


def _check_limits(chart: Chart, side: Side, players: int, where: str) -> None:
    """The limits of the game, besides what makes any board of roads sound."""
    villages = side.places.bit_count() - 1
    if villages < players:
        raise BoardError(
            f"{players} players start in as many villages{where}, with or without a market; the board has {villages} (VP-1.9)"
        )
    for number, space in enumerate(side.residences, 1):
        if space.income not in INCOMES:
            raise BoardError(f"residence {number}{where} brings one of {', '.join(INCOMES)}, not {shown(space.income)} (VP-10.2)")
    markets = sum(side.places >> place & 1 for place in chart.markets)
    if not 1 <= markets <= MARKETS:
        raise BoardError(f"a board of Valparaíso has 1 to {MARKETS} markets{where}, not {markets} (VP-1.4)")


def to_dict(graph: Any) -> dict[str, Any]:
    """A board as a mapping of plain values; `from_dict` gives it back. Raises BoardError for one that cannot be played on."""
    chart(graph)
    return roads.to_dict(graph)


def from_dict(mapping: Any) -> networkx.Graph[str]:
    """The graph that a mapping describes. Raises BoardError that names what is wrong, for mappings come from anybody."""
    graph = roads.from_dict(mapping)
    chart(graph)
    return graph
