"""Roads: what makes a graph of places and roads a sound board, and its written form, a mapping.

A node is the name of a place with `kind` ("city", "village", "market"), `pos` (x, y) and, but for the city, `houses`: what a house
brings, space by space. A board may have two sides, one for many players and one for few: then a node has `few` besides, its houses on
that side or None where it is not on it, and an edge has `few`, whether the road is. The graph has `name`, `residences`, what houses in
the city bring as (points, income, amount), and `residences_few`. A game adds its own limits.

    >>> graph = from_dict({"places": [{"name": "Port", "kind": "city", "pos": [0, 0]},
    ...     {"name": "Mill", "kind": "market", "pos": [1, 0], "houses": [2]}],
    ...     "roads": [["Port", "Mill"]], "residences": [[1, "pesos", 3]]})
    >>> graph.nodes["Mill"]["houses"], graph.graph["residences"]
    ((2,), ((1, 'pesos', 3),))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.action import plain
from ..core.errors import BoardError, shown

if TYPE_CHECKING:
    import networkx

KINDS = ("city", "village", "market")
LONGEST_NAME = 24  # signs in what a place is called
LONGEST_TITLE = 80  # signs in what a board is called
MOST_PLACES = 24
MOST_ROADS = 48
MOST_SPACES = 5  # for houses in a place
MOST_RESIDENCES = 12
MOST_POINTS = 9  # that a house brings
MOST_INCOME = 9
FARTHEST = 1000.0  # of a coordinate from 0
KEYS = ("name", "places", "roads", "residences", "residences_few")
PLACE_KEYS = ("name", "kind", "pos", "houses", "few")


class PlaceError(BoardError):
    """Something is wrong with one place of a board; `place` is its name."""

    def __init__(self, message: str, place: str) -> None:
        super().__init__(message)
        self.place = place


class RoadError(BoardError):
    """Something is wrong with one road of a board; `road` are its ends."""

    def __init__(self, message: str, road: tuple[str, str]) -> None:
        super().__init__(message)
        self.road = road


class Residence(NamedTuple):
    """A space for a house in the city: points when it is built, and what it brings at the end of each round."""

    points: int
    income: str
    amount: int


class Place(NamedTuple):
    """What a place is: its kind, where it lies, what houses bring on either side of the board; `few` is None where it is not there."""

    kind: str
    pos: tuple[float, float]
    houses: tuple[int, ...]
    few: tuple[int, ...] | None


class Plan(NamedTuple):
    """A sound board as plain values: places in their order, roads by their ends and whether they are on the side for few players."""

    name: str
    places: Mapping[str, Place]
    roads: Mapping[tuple[str, str], bool]
    residences: tuple[Residence, ...]
    residences_few: tuple[Residence, ...]

    def graph(self) -> networkx.Graph[str]:
        """The networkx graph of this board, both sides in one, a new one at each call."""
        import networkx

        graph: networkx.Graph[str] = networkx.Graph(
            name=self.name, residences=tuple(map(tuple, self.residences)), residences_few=tuple(map(tuple, self.residences_few))
        )
        graph.add_nodes_from((name, place._asdict()) for name, place in self.places.items())
        graph.add_edges_from((*road, {"few": few}) for road, few in self.roads.items())
        return graph


# graphs


def check(graph: Any) -> None:
    """Raise BoardError unless the graph is a sound board of roads; the error names the place or road that is wrong."""
    plan(graph)


def plan(graph: Any) -> Plan:
    """What a graph says, as plain values. Raises BoardError as `check` does."""
    import networkx

    if not isinstance(graph, networkx.Graph) or graph.is_directed() or graph.is_multigraph():
        raise BoardError(f"a board of roads is an undirected networkx.Graph, not {shown(graph)}")
    places = ({"name": name, **{key: marks[key] for key in PLACE_KEYS[1:] if key in marks}} for name, marks in graph.nodes(data=True))
    roads = ([*road, marks["few"]] if "few" in marks else list(road) for *road, marks in graph.edges(data=True))
    return _checked({**{key: graph.graph[key] for key in KEYS if key in graph.graph}, "places": list(places), "roads": list(roads)})


def side(graph: networkx.Graph[str], few: bool) -> networkx.Graph[str]:
    """One side of a board as a graph of its own: the one for few players, or that for many. Raises BoardError as `check` does."""
    found = plan(graph)
    places = {
        name: place._replace(houses=place.few if few and place.few is not None else place.houses)
        for name, place in found.places.items()
        if not few or place.few is not None
    }
    residences = found.residences_few if few else found.residences
    roads = {road: True for road, there in found.roads.items() if there or not few}
    alike = {name: place._replace(few=place.houses) for name, place in places.items()}
    return Plan(found.name, alike, roads, residences, residences).graph()


# mappings


def to_dict(graph: Any) -> dict[str, Any]:
    """A board as plain values for JSON; `from_dict` gives it back. Raises BoardError as `check` does."""
    found = plan(graph)
    return {
        "name": found.name,
        "places": [_written(name, place) for name, place in found.places.items()],
        "roads": [[*road, few] for road, few in found.roads.items()],
        "residences": [list(residence) for residence in found.residences],
        "residences_few": [list(residence) for residence in found.residences_few],
    }


def _written(name: str, place: Place) -> dict[str, Any]:
    """A place as a mapping."""
    head = {"name": name, "kind": place.kind, "pos": list(place.pos)}
    if place.kind == "city":
        return head
    return head | {"houses": list(place.houses), "few": None if place.few is None else list(place.few)}


def from_dict(mapping: Any) -> networkx.Graph[str]:
    """The graph of a board that was written as a mapping. Raises BoardError that names what is wrong, for mappings come from anybody."""
    return read(mapping).graph()


def read(mapping: Any) -> Plan:
    """The same as plain values, without networkx."""
    if not isinstance(mapping, Mapping):
        raise BoardError(f"a board of roads is a mapping with {', '.join(KEYS)}, not {shown(mapping)}")
    unknown = next((key for key in mapping if key not in KEYS), None)
    if unknown is not None:
        raise BoardError(f"{shown(unknown)} is nothing that a board of roads has; it has {', '.join(KEYS)}")
    return _checked(mapping)


# checking


def _checked(mapping: Mapping[str, Any]) -> Plan:
    """The plan of a mapping whose keys are known."""
    name = mapping.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_TITLE or not name.isprintable():
        raise BoardError(f"a board is called by a text of at most {LONGEST_TITLE} signs, not {shown(name)}")
    places: dict[str, Place] = {}
    for written in _listed(mapping.get("places"), "places", MOST_PLACES):
        called, place = _place(written)
        if any(plain(called) == plain(other) for other in places):
            raise PlaceError(f"two places are called {called!r}, capitals and accents apart", called)
        places[called] = place
    residences = _residences(mapping.get("residences"), "residences")
    few = _residences(mapping["residences_few"], "residences_few") if "residences_few" in mapping else residences
    found = Plan(name, places, _roads(mapping.get("roads"), places), residences, few)
    _check_city(found)
    _check_joined(found, False)
    _check_joined(found, True)
    return found


def _listed(value: Any, what: str, most: int) -> list[Any]:
    """A list of at most so many."""
    if not isinstance(value, (list, tuple)) or not 1 <= len(value) <= most:
        found = f"{len(value)}" if isinstance(value, (list, tuple)) else shown(value)
        raise BoardError(f"{what} is a list of 1 to {most}, not {found}")
    return list(value)


def _place(written: Any) -> tuple[str, Place]:
    """A place and its name."""
    if not isinstance(written, Mapping) or any(key not in PLACE_KEYS for key in written):
        raise BoardError(f"a place is a mapping with {', '.join(PLACE_KEYS)}, not {shown(written)}")
    name = _name(written.get("name"))
    kind = written.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise PlaceError(f"the kind of {name!r} is one of {', '.join(KINDS)}, not {shown(kind)}", name)
    if kind == "city":
        if written.get("houses") or written.get("few"):
            raise PlaceError(f"{name!r} is a city: what its houses bring stands in residences, not in houses", name)
        return name, Place(kind, _pos(written.get("pos"), name), (), ())
    houses = _houses(written.get("houses"), "houses", name)
    few = written.get("few", houses)
    return name, Place(kind, _pos(written.get("pos"), name), houses, None if few is None else _houses(few, "few", name))


def _name(name: Any) -> str:
    """What a place is called: printable words that stand in the text of an action."""
    fits = isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME and name.isprintable() and " ".join(name.split()) == name
    if not fits or not any(sign.isalnum() for sign in name):
        raise BoardError(f"a place is called by a text of 1 to {LONGEST_NAME} signs without double blanks, not {shown(name)}")
    return str(name)


def _pos(pos: Any, name: str) -> tuple[float, float]:
    """Where a place lies."""
    numbers = isinstance(pos, (list, tuple)) and len(pos) == 2 and all(type(x) in (int, float) for x in pos)
    if not numbers or not all(abs(x) <= FARTHEST for x in pos):  # which no infinity and no nan is
        raise PlaceError(f"the pos of {name!r} is two numbers of at most {FARTHEST:.0f}, x and y, not {shown(pos)}", name)
    return float(pos[0]), float(pos[1])


def _houses(houses: Any, key: str, name: str) -> tuple[int, ...]:
    """The points of the spaces for houses in a place, in the order in which they are taken."""
    if not isinstance(houses, (list, tuple)) or len(houses) > MOST_SPACES or not all(_is_number(n, 0, MOST_POINTS) for n in houses):
        raise PlaceError(
            f"{key} of {name!r} is a list of at most {MOST_SPACES} numbers of points from 0 to {MOST_POINTS}, not {shown(houses)}", name
        )
    return tuple(houses)


def _is_number(n: Any, low: int, high: int) -> bool:
    return type(n) is int and low <= n <= high


def _is_word(word: Any) -> bool:
    return isinstance(word, str) and 1 <= len(word) <= LONGEST_NAME and word.isprintable()


def _residences(listed: Any, what: str) -> tuple[Residence, ...]:
    """The spaces for houses in the city, from the lighthouse on."""
    found = []
    for number, entry in enumerate(_listed(listed, what, MOST_RESIDENCES), 1):
        fits = isinstance(entry, (list, tuple)) and len(entry) == len(Residence._fields)
        if not fits or not _is_number(entry[0], 0, MOST_POINTS) or not _is_word(entry[1]) or not _is_number(entry[2], 1, MOST_INCOME):
            raise BoardError(
                f"number {number} of {what} is points (0 to {MOST_POINTS}), what it brings, and how much of it (1 to {MOST_INCOME}),"
                f" not {shown(entry)}"
            )
        found.append(Residence(*entry))
    return tuple(found)


def _roads(listed: Any, places: Mapping[str, Place]) -> dict[tuple[str, str], bool]:
    """The roads by their ends, the place that stands first in the list of places first, in the order of places."""
    order = list(places)
    found: dict[tuple[str, str], bool] = {}
    for entry in _listed(listed, "roads", MOST_ROADS):
        a, b, few = _road(entry, places)
        ends = (a, b) if order.index(a) < order.index(b) else (b, a)
        if ends in found:
            raise RoadError(f"the road from {ends[0]!r} to {ends[1]!r} stands there twice", ends)
        on_few = all(places[end].few is not None for end in ends)
        if few and not on_few:
            raise RoadError(f"the road from {ends[0]!r} to {ends[1]!r} is on the side for few players, but one of its ends is not", ends)
        found[ends] = on_few if few is None else few
    return dict(sorted(found.items(), key=lambda road: [order.index(end) for end in road[0]]))


def _road(entry: Any, places: Mapping[str, Place]) -> tuple[str, str, bool | None]:
    """Two places, and whether the road is on the side for few players, None where that is left out."""
    if not isinstance(entry, (list, tuple)) or len(entry) not in (2, 3) or not all(isinstance(end, str) for end in entry[:2]):
        raise BoardError(f"a road is two places and, if need be, whether it is on the side for few players, not {shown(entry)}")
    a, b = entry[:2]
    for end in (a, b):
        if end not in places:
            raise RoadError(f"the road from {shown(a)} to {shown(b)}: there is no place {shown(end)}", (a, b))
    if a == b:
        raise RoadError(f"a road joins {a!r} to itself", (a, b))
    few = entry[2] if len(entry) == len(("a", "b", "few")) else None
    if few is not None and type(few) is not bool:
        raise RoadError(f"whether the road from {a!r} to {b!r} is for few players is true or false, not {shown(few)}", (a, b))
    return a, b, few


def _check_city(found: Plan) -> None:
    cities = [name for name, place in found.places.items() if place.kind == "city"]
    if len(cities) != 1:
        raise BoardError(f"a board has one city, not {len(cities)}{': ' + ', '.join(cities) if cities else ''}")


def _check_joined(found: Plan, few: bool) -> None:
    """Every place of a side is reached from the city by its roads."""
    there = {name: place for name, place in found.places.items() if not few or place.few is not None}
    city = next(name for name, place in there.items() if place.kind == "city")
    reached, edge = {city}, [city]
    while edge:
        near = edge.pop()
        for ends, on_few in found.roads.items():
            if near in ends and (on_few or not few):
                other = ends[ends[0] == near]
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
    lonely = next((name for name in there if name not in reached), None)
    if lonely is not None:
        raise PlaceError(f"no road leads from the city to {lonely!r}{' on the side for few players' if few else ''}", lonely)


