"""Routes: what makes a multigraph of islands and sea routes a sound board, and its written form, a mapping.

A node is the name of an island or of a start. An island has `kind` "island", `value`, `ports` (port spaces), `pos` (x, y in px at 960
px), `label` (the side of the disc where its name is written) and, where the purple company starts, `company` and `sticks`; a start has
`kind` "start", `company`, `sticks` (the number printed there) and `pos`. Two places that are joined by a double route have two edges,
of keys 0 and 1: a lane each. An edge has `length`, the sticks that fill it (1 to 4), and `to`, where its arrow leads, None if it goes
both ways. The graph has `name`, `certainty` ("" for a board that is known to be right), `cards`: for each country the islands of its
departure card with the number of markers, and `y_down`, so that it is drawn with y downwards. Whatever has a `certainty` of its own
says with it what is known of it.

    >>> graph = from_dict(dict(EXAMPLE))
    >>> graph.number_of_edges("Bora", "Cook"), graph.edges["Bora", "Cook", 0]["length"], graph.edges["red start", "Bora", 0]["to"]
    (2, 1, 'Bora')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.action import plain
from ..core.errors import BoardError, shown

if TYPE_CHECKING:
    import networkx

LONGEST_NAME = 24  # signs in what a place is called
LONGEST_TEXT = 80  # signs in the name of a board and in what is known of a part of it
LEAST_ISLANDS, MOST_ISLANDS = 6, 56
MOST_CONNECTIONS = 124
MOST_VALUE = 9
LEAST_PORTS, MOST_PORTS = 2, 5  # spaces for markers on an island
MOST_LENGTH = 4  # sticks in a connection
MOST_LANES = 2
MOST_STICKS = 60  # of a company
LEAST_NEIGHBOURS = 2
FARTHEST = 4000.0  # of a coordinate from 0
ARROW = " > "  # between the ends of a route where it is written
SIDES = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
KEYS = ("name", "certainty", "islands", "starts", "purple", "connections", "cards")
ISLAND_KEYS = ("name", "pos", "value", "ports", "label", "certainty")
START_KEYS = ("name", "company", "pos", "sticks", "certainty")
CONNECTION_KEYS = ("from", "to", "length", "lanes", "one_way", "certainty")


class PlaceError(BoardError):
    """Something is wrong with one island or start of a board; `place` is its name."""

    def __init__(self, message: str, place: str) -> None:
        super().__init__(message)
        self.place = place


class RouteError(BoardError):
    """Something is wrong with one connection of a board; `route` are its ends."""

    def __init__(self, message: str, route: tuple[str, str]) -> None:
        super().__init__(message)
        self.route = route


class Island(NamedTuple):
    """What an island is: value, port spaces, where it lies, the side of its name, what is known of it."""

    pos: tuple[float, float]
    value: int
    ports: int
    label: str
    certainty: str


class Start(NamedTuple):
    """Where a company starts, and the number of its sticks that is printed there."""

    company: str
    pos: tuple[float, float]
    sticks: int
    certainty: str


class Connection(NamedTuple):
    """What joins two places: sticks that fill a lane, lanes, whether it leads only from the first to the second."""

    length: int
    lanes: int
    one_way: bool
    certainty: str


class Plan(NamedTuple):
    """A sound board as plain values: islands, starts and connections in their order, the purple island, cards by country."""

    name: str
    certainty: str
    islands: Mapping[str, Island]
    starts: Mapping[str, Start]
    purple: tuple[str, int]
    connections: Mapping[tuple[str, str], Connection]
    cards: Mapping[str, Mapping[str, int]]

    def graph(self) -> networkx.MultiGraph[str]:
        """The networkx multigraph of this board, an edge for each lane, a new one at each call."""
        import networkx

        graph: networkx.MultiGraph[str] = networkx.MultiGraph(
            name=self.name, certainty=self.certainty, y_down=True, cards={country: dict(card) for country, card in self.cards.items()}
        )
        for name, island in self.islands.items():
            graph.add_node(name, kind="island", **island._asdict())
        for name, start in self.starts.items():
            graph.add_node(name, kind="start", **start._asdict())
        graph.nodes[self.purple[0]].update(company="purple", sticks=self.purple[1])
        for (a, b), connection in self.connections.items():
            for lane in range(connection.lanes):
                to = b if connection.one_way else None
                graph.add_edge(a, b, lane, length=connection.length, to=to, certainty=connection.certainty)
        return graph


# graphs


def check(graph: Any, companies: Sequence[str], countries: Sequence[str]) -> None:
    """Raise BoardError unless the graph is a sound board of routes; the error names the place or connection that is wrong."""
    plan(graph, companies, countries)


def plan(graph: Any, companies: Sequence[str], countries: Sequence[str]) -> Plan:
    """What a graph says, as plain values. Raises BoardError as `check` does."""
    import networkx

    if not isinstance(graph, networkx.MultiGraph) or graph.is_directed():
        raise BoardError(f"a board of routes is an undirected networkx.MultiGraph, an edge for each lane, not {shown(graph)}")
    return read(_mapping_of(graph), companies, countries)


def to_dict(found: Plan) -> dict[str, Any]:
    """A board as plain values for JSON; `read` gives the plan back."""
    return {
        "name": found.name,
        "certainty": found.certainty,
        "islands": [{"name": name, **island._asdict(), "pos": list(island.pos)} for name, island in found.islands.items()],
        "starts": [{"name": name, **start._asdict(), "pos": list(start.pos)} for name, start in found.starts.items()],
        "purple": {"island": found.purple[0], "sticks": found.purple[1]},
        "connections": [{"from": a, "to": b, **route._asdict()} for (a, b), route in found.connections.items()],
        "cards": {country: dict(card) for country, card in found.cards.items()},
    }


def from_dict(mapping: Any, companies: Sequence[str] = ("red",), countries: Sequence[str] = ("France",)) -> networkx.MultiGraph[str]:
    """The graph of a board that was written as a mapping. Raises BoardError that names what is wrong, for mappings come from anybody."""
    return read(mapping, companies, countries).graph()


def _mapping_of(graph: networkx.MultiGraph[Any]) -> dict[str, Any]:
    """A graph in its written form, whatever stands in it; the lanes of a connection must agree."""
    islands: list[dict[str, Any]] = []
    starts: list[dict[str, Any]] = []
    purple = [name for name, marks in graph.nodes(data=True) if marks.get("kind") == "island" and "company" in marks]
    for name, marks in graph.nodes(data=True):
        kind = marks.get("kind")
        if not isinstance(kind, str) or kind not in ("island", "start"):
            raise BoardError(f"the kind of {shown(name)} is island or start, not {shown(kind)}")
        keys = (ISLAND_KEYS if kind == "island" else START_KEYS)[1:]
        (islands if kind == "island" else starts).append({"name": name, **{key: marks[key] for key in keys if key in marks}})
    if len(purple) != 1 or graph.nodes[purple[0]]["company"] != "purple":
        raise BoardError(f"one island has company 'purple', where that company starts, not {len(purple)}: {shown(purple)}")
    found: dict[tuple[Any, Any], dict[str, Any]] = {}
    for a, b, marks in graph.edges(data=True):
        to = marks.get("to")
        if to is not None and to not in (a, b):
            raise RouteError(f"an arrow between {shown(a)} and {shown(b)} leads to one of them, not to {shown(to)}", (a, b))
        ends = (b, a) if to is not None and to == a else (a, b)
        lane = {"length": marks.get("length"), "one_way": to is not None, "certainty": marks.get("certainty", "")}
        twin = next((e for e in (ends, ends[::-1]) if e in found), None)
        if twin is None:
            found[ends] = {"from": ends[0], "to": ends[1], "lanes": 1, **lane}
            continue
        if {key: found[twin][key] for key in lane} != lane or twin != ends and to is not None:
            raise RouteError(f"the lanes between {shown(a)} and {shown(b)} are equally long and lead the same way", (a, b))
        found[twin]["lanes"] += 1
    head = {key: graph.graph[key] for key in ("name", "certainty", "cards") if key in graph.graph}
    start = {"island": purple[0], "sticks": graph.nodes[purple[0]].get("sticks")}
    return {**head, "islands": islands, "starts": starts, "purple": start, "connections": list(found.values())}


# mappings


def read(mapping: Any, companies: Sequence[str], countries: Sequence[str]) -> Plan:
    """The plan of a board that was written as a mapping, for these companies with ships and these countries. Raises BoardError."""
    _known(mapping, KEYS, "a board of routes")
    islands = _named(mapping.get("islands"), "islands", LEAST_ISLANDS, MOST_ISLANDS, _island)
    starts = _named(mapping.get("starts"), "starts", len(companies), len(companies), _start)
    _check_names([*islands, *starts])
    started = sorted(start.company for start in starts.values())
    if started != sorted(companies):
        raise BoardError(f"each of {', '.join(companies)} has one start; the board has starts of {', '.join(started)}")
    found = Plan(
        _text(mapping.get("name", ""), "a board is called"), _text(mapping.get("certainty", ""), "the certainty of a board is said"),
        islands, starts, _purple(mapping.get("purple"), islands), _connections(mapping.get("connections"), islands, starts),
        _cards(mapping.get("cards"), islands, countries),
    )  # fmt: skip
    _check_neighbours(found)
    _check_reached(found)
    return found


def _known(mapping: Any, keys: tuple[str, ...], what: str) -> None:
    """A mapping that has no keys but these."""
    if not isinstance(mapping, Mapping):
        raise BoardError(f"{what} is a mapping with {', '.join(keys)}, not {shown(mapping)}")
    unknown = next((key for key in mapping if key not in keys), None)
    if unknown is not None:
        raise BoardError(f"{shown(unknown)} is nothing that {what} has; it has {', '.join(keys)}")


def _listed(value: Any, what: str, least: int, most: int) -> list[Any]:
    """A list of so many."""
    if not isinstance(value, (list, tuple)) or not least <= len(value) <= most:
        found = f"{len(value)}" if isinstance(value, (list, tuple)) else shown(value)
        raise BoardError(f"{what} is a list of {least if least == most else f'{least} to {most}'}, not {found}")
    return list(value)


def _named(value: Any, what: str, least: int, most: int, one: Any) -> dict[str, Any]:
    """A list of mappings with names, read one by one."""
    found: dict[str, Any] = {}
    for written in _listed(value, what, least, most):
        name, entry = one(written)
        if name in found:
            raise PlaceError(f"two {what} are called {name!r}", name)
        found[name] = entry
    return found


def _island(written: Any) -> tuple[str, Island]:
    _known(written, ISLAND_KEYS, "an island")
    name = _name(written.get("name"))
    label = written.get("label", "")
    if not isinstance(label, str) or label and label not in SIDES:
        raise PlaceError(f"the label of {name!r} stands on one of the sides {', '.join(SIDES)}, not on {shown(label)}", name)
    value = _number(written.get("value"), 1, MOST_VALUE, f"the value of {name!r}", name)
    ports = _number(written.get("ports"), LEAST_PORTS, MOST_PORTS, f"the number of port spaces of {name!r}", name)
    return name, Island(_pos(written.get("pos"), name), value, ports, label, _certainty(written, name))


def _start(written: Any) -> tuple[str, Start]:
    _known(written, START_KEYS, "a start")
    name = _name(written.get("name"))
    company = written.get("company")
    if not isinstance(company, str):
        raise PlaceError(f"the company of {name!r} is called by a text, not {shown(company)}", name)
    sticks = _number(written.get("sticks"), 1, MOST_STICKS, f"the number of sticks at {name!r}", name)
    return name, Start(company, _pos(written.get("pos"), name), sticks, _certainty(written, name))


def _purple(written: Any, islands: Mapping[str, Island]) -> tuple[str, int]:
    _known(written, ("island", "sticks"), "purple")
    island = written.get("island")
    if not isinstance(island, str) or island not in islands:
        raise BoardError(f"purple starts on one of the islands, not on {shown(island)}")
    return island, _number(written.get("sticks"), 1, MOST_STICKS, "the number of sticks of purple", island)


def _text(text: Any, what: str) -> str:
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
        raise BoardError(f"{what} by a text of at most {LONGEST_TEXT} signs, not {shown(text)}")
    return text


def _certainty(written: Mapping[str, Any], name: str) -> str:
    return _text(written.get("certainty", ""), f"the certainty of {name!r} is said")


def _name(name: Any) -> str:
    """What a place is called: printable words that stand in the text of an action."""
    fits = isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME and name.isprintable() and " ".join(name.split()) == name
    if not fits or not any(sign.isalnum() for sign in name) or ARROW.strip() in plain(name):
        raise BoardError(
            f"a place is called by a text of 1 to {LONGEST_NAME} signs without {ARROW.strip()!r} and double blanks, not {shown(name)}"
        )
    return str(name)


def _number(value: Any, low: int, high: int, what: str, place: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PlaceError(f"{what} is a whole number from {low} to {high}, not {shown(value)}", place)
    return value


def _pos(pos: Any, name: str) -> tuple[float, float]:
    numbers = isinstance(pos, (list, tuple)) and len(pos) == 2 and all(type(x) in (int, float) for x in pos)
    if not numbers or not all(abs(x) <= FARTHEST for x in pos):  # which no infinity and no nan is
        raise PlaceError(f"the pos of {name!r} is two numbers of at most {FARTHEST:.0f}, x and y, not {shown(pos)}", name)
    return float(pos[0]), float(pos[1])


def _connections(value: Any, islands: Mapping[str, Island], starts: Mapping[str, Start]) -> dict[tuple[str, str], Connection]:
    """The connections by their ends in the order of places, of those with an arrow the first where it begins."""
    order = {name: i for i, name in enumerate((*islands, *starts))}
    found: dict[tuple[str, str], Connection] = {}
    for written in _listed(value, "connections", 1, MOST_CONNECTIONS):
        _known(written, CONNECTION_KEYS, "a connection")
        a, b = written.get("from"), written.get("to")
        for end in (a, b):
            if not isinstance(end, str) or end not in islands and end not in starts:
                raise RouteError(f"the connection from {shown(a)} to {shown(b)}: there is no place {shown(end)}", (str(a), str(b)))
        if a == b:
            raise RouteError(f"a connection joins {a!r} to itself", (a, b))
        if (a, b) in found or (b, a) in found:
            raise RouteError(f"{a!r} and {b!r} are joined twice; a double route is one connection of 2 lanes", (a, b))
        route = _connection(written, a, b)
        if b in starts or a in starts and not route.one_way:
            raise RouteError(f"a connection of a start leads away from it, one way; {a!r} to {b!r} does not", (a, b))
        found[(a, b) if route.one_way or order[a] < order[b] else (b, a)] = route
    return dict(sorted(found.items(), key=lambda entry: sorted(order[end] for end in entry[0])))


def _connection(written: Mapping[str, Any], a: str, b: str) -> Connection:
    between = f"between {a!r} and {b!r}"
    for key, most in (("length", MOST_LENGTH), ("lanes", MOST_LANES)):
        if type(written.get(key)) is not int or not 1 <= written[key] <= most:
            raise RouteError(f"{key} {between} is a whole number from 1 to {most}, not {shown(written.get(key))}", (a, b))
    one_way = written.get("one_way", False)
    if type(one_way) is not bool:
        raise RouteError(f"one_way {between} is true or false, not {shown(one_way)}", (a, b))
    return Connection(written["length"], written["lanes"], one_way, _certainty(written, f"{a} to {b}"))


def _cards(value: Any, islands: Mapping[str, Island], countries: Sequence[str]) -> dict[str, dict[str, int]]:
    """The departure cards by country, in the order of the countries, their islands as they stand."""
    if not isinstance(value, Mapping) or any(not isinstance(country, str) for country in value) or sorted(value) != sorted(countries):
        raise BoardError(f"cards are a mapping with a departure card for each of {', '.join(countries)}, not {shown(value)}")
    for country, card in value.items():
        if not isinstance(card, Mapping):
            raise BoardError(f"the card of {country} is a mapping of islands to numbers of markers, not {shown(card)}")
        for island, markers in card.items():
            if not isinstance(island, str) or island not in islands:
                raise BoardError(f"the card of {country} names {shown(island)}, which is no island")
            _number(markers, 1, MOST_PORTS, f"the number of markers of {country} on {island!r}", island)
    for island, there in islands.items():
        needed = sum(card.get(island, 0) for card in value.values())
        if needed > there.ports:
            raise PlaceError(f"the cards put {needed} markers on {island!r}, which has {there.ports} port spaces", island)
    return {country: dict(value[country]) for country in countries}


# checks of the whole


def _check_names(names: Iterable[str]) -> None:
    met: dict[str, str] = {}
    for name in names:
        other = met.setdefault(plain(name), name)
        if other is not name:
            raise PlaceError(f"two places are called {name!r}, capitals and accents apart", name)


def _check_neighbours(found: Plan) -> None:
    """Every island has two neighbours, and every start an exit."""
    for name in [*found.islands, *found.starts]:
        near = {a if b == name else b for a, b in found.connections if name in (a, b)}
        if name in found.islands and len(near) < LEAST_NEIGHBOURS:
            raise PlaceError(f"an island has {LEAST_NEIGHBOURS} neighbours at least; {name!r} has {len(near)}", name)
        if not near:
            raise PlaceError(f"no connection leads away from {name!r}", name)


def _check_reached(found: Plan) -> None:
    """From every start and from every island each island is reached along the arrows."""
    out: dict[str, list[str]] = {name: [] for name in [*found.islands, *found.starts]}
    for (a, b), connection in found.connections.items():
        out[a].append(b)
        if not connection.one_way:
            out[b].append(a)
    for name in [*found.starts, *found.islands]:
        reached, edge = {name}, [name]
        while edge:
            for other in out[edge.pop()]:
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
        lost = next((island for island in found.islands if island not in reached), None)
        if lost is not None:
            raise PlaceError(f"no way along the arrows leads from {name!r} to {lost!r}", lost)


_ROUND = ("Atiu", "Bora", "Cook", "Duff", "Efate", "Futuna")
EXAMPLE: Mapping[str, Any] = {
    "name": "a ring of six islands",
    "islands": [{"name": name, "pos": (60 + 100 * i, 60 + 80 * (i % 2)), "value": 8, "ports": 3} for i, name in enumerate(_ROUND)],
    "starts": [{"name": "red start", "company": "red", "pos": (700, 100), "sticks": 12}],
    "purple": {"island": "Atiu", "sticks": 4},
    "connections": [
        {"from": "red start", "to": "Bora", "length": 2, "lanes": 1, "one_way": True},
        *({"from": a, "to": b, "length": 1, "lanes": 2} for a, b in zip(_ROUND, (*_ROUND[1:], _ROUND[0]), strict=True)),
    ],
    "cards": {"France": {"Atiu": 2, "Bora": 1}},
}
