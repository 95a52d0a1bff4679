"""Networks in Clippers: how far a company can still go, what cuts it off, what flows where, and what a port may come to be worth.

Rules CL-4.1 to CL-4.6, CL-5.3, CL-6.2 and CL-8.4. The board is a multigraph; what a company can still sail of it is a directed graph, since
arrows, lanes and rivals close ways, and its sticks limit how far it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, NamedTuple

from ...core.chance import PLAYER_STREAM, draw, seeded
from ...core.errors import TabletopError, shown
from ...core.layout import OVER
from . import engine
from .board import COMPANIES, PURPLE
from .box import EMPTY
from .pieces import Fields, State

if TYPE_CHECKING:
    import networkx

MOST_GAMES = 100_000
Policy = Callable[[Any, Fields, list[int], int, list[int]], int]


class Way(NamedTuple):
    """How a company comes to an island: the sticks that it takes, and the places on the way, from the open end on."""

    sticks: int
    path: tuple[str, ...]


class Flow(NamedTuple):
    """Ways that lead from one place to another without sharing a lane: how many, and connections that hold no more (a least cut)."""

    ways: int
    cut: tuple[tuple[str, str], ...]


class Prospect(NamedTuple):
    """What is to be expected of an island: companies there at the end, on average, and how often each company is."""

    companies: float
    shares: Mapping[str, float]


def waters(state: State, company: str) -> networkx.MultiDiGraph[str]:
    """What a company may still sail: an arc for each direction of each connection that it can begin, or has begun.

    Nodes are islands and starts with `kind`, `pos`, `connected` and `ends` (open ends of the company); an arc has `sticks`, those it
    takes from now on, `lane`, and `begun`. Arrows, taken lanes and the company's own routes are left out as the rules leave them out;
    how many sticks it has is not looked at (`reach` does). Raises TabletopError for what is no company.
    """
    import networkx

    c, box = state.company(company), state.box
    graph: networkx.MultiDiGraph[str] = networkx.MultiDiGraph(company=company, y_down=True)
    there, ends = state.connected(company), state.ends(company)
    rows, chart = _rows(state), state.game.chart
    for place, pos in zip(chart.names, chart.pos, strict=True):
        kind = "island" if place in state.islands else "start"
        graph.add_node(place, kind=kind, pos=pos, connected=place in there, ends=ends.get(place, 0))
    for arc in chart.arcs:
        held, used = rows[c][arc.connection], sum(row[arc.connection] != EMPTY for row in rows)
        length = chart.length[arc.connection]
        if held == EMPTY and used < box.lanes[arc.connection]:
            graph.add_edge(state.places[arc.tail], state.places[arc.head], sticks=length, lane=used, begun=False)
    for route in state.routes(company):
        if route.is_open:
            graph.add_edge(route.tail, route.head, sticks=route.length - route.laid, lane=route.lane, begun=True)
    return graph


def reach(state: State, company: str, *, ship: bool = False, without: tuple[str, str] | None = None) -> dict[str, Way]:
    """Every island that a company can still come to from its open ends, with the fewest sticks; where it is or purple starts left out.

    Arrows, lanes and rivals are respected as they stand, and so are its sticks: those that its other open routes need are not spent.
    With `ship` a new ship counts too, which may branch from the start and from any island that it is connected to. `without` closes a
    connection, by its ends, unless the company has begun it. Raises TabletopError for what is no company.
    """
    graph, c = waters(state, company), state.company(company)
    routes = [route for route in state.routes(company) if route.is_open]
    missing = sum(route.length - route.laid for route in routes)
    spare = state.sticks(company) - (missing if _must_complete(state, c) else 0)
    todo: list[tuple[int, int, tuple[str, ...]]] = []
    for route in routes:
        own = route.length - route.laid
        budget = spare + (own if _must_complete(state, c) else 0)
        if own <= budget:
            heappush(todo, (own, budget, (route.tail, route.head)))
    for place in _sources(state, company, ship):
        heappush(todo, (0, spare, (place,)))
    return _spread(graph, todo, state.connected(company), without)


def _rows(state: State) -> list[list[int]]:
    """What each company has on each connection."""
    assert isinstance(state.fields, Fields)
    return state.fields.route


def _must_complete(state: State, c: int) -> bool:
    return c != PURPLE and state.game.options["must_be_completable"] == "true"


def _sources(state: State, company: str, ship: bool) -> tuple[str, ...]:
    """Where a company can set out: its open ends at places; for purple where it starts; with a new ship wherever it can branch."""
    found = dict.fromkeys(state.ends(company))
    if company == COMPANIES[PURPLE]:
        return (*found, state.purple_start) if state.purple_is_open else ()
    return tuple({**found, **dict.fromkeys((state.start_of(company), *state.connected(company)))} if ship else found)


def _spread(
    graph: Any, todo: list[tuple[int, int, tuple[str, ...]]], there: tuple[str, ...], without: tuple[str, str] | None
) -> dict[str, Way]:
    """Shortest ways from where the search begins, each within its budget."""
    best: dict[str, Way] = {}
    left: dict[str, int] = {}
    while todo:
        sticks, budget, path = heappop(todo)
        place = path[-1]
        if left.get(place, -1) >= budget - sticks:
            continue
        left[place] = budget - sticks
        if len(path) > 1:
            best.setdefault(place, Way(sticks, path))
        for _, head, marks in graph.out_edges(place, data=True):
            closed = without is not None and {place, head} == set(without)
            if not marks["begun"] and not closed and sticks + marks["sticks"] <= budget:
                heappush(todo, (sticks + marks["sticks"], budget, (*path, head)))
    return {island: way for island, way in sorted(best.items()) if island not in there}


def cut_edges(state: State, company: str, *, ship: bool = False) -> dict[tuple[str, str], tuple[str, ...]]:
    """The connections without which a company loses islands that it can reach now, each with those islands, most of them first.

    Where such a connection has one free lane, a single stick of another company cuts it off; where it has two, it takes two companies.
    Each is named once, by its ends in the direction in which the company would go. Raises TabletopError for what is no company.
    """
    now = reach(state, company, ship=ship)
    on_the_way = dict.fromkeys(step for way in now.values() for step in zip(way.path, way.path[1:], strict=False))
    begun = {(route.tail, route.head) for route in state.routes(company)}
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for tail, head in on_the_way:
        if (tail, head) not in begun and (head, tail) not in found:
            later = reach(state, company, ship=ship, without=(tail, head))
            lost = tuple(island for island in now if island not in later)
            if lost:
                found[tail, head] = lost
    return dict(sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0])))


def lanes(board: State | networkx.MultiGraph[str]) -> networkx.DiGraph[str]:
    """The free lanes of a position, or all lanes of a board, as a directed graph: `capacity` is how many companies fit from end to end.

    Nodes have `pos`, arcs `sticks` besides. Raises BoardError for a graph that is no board of Clippers.
    """
    import networkx

    from .board import chart

    graph: networkx.DiGraph[str] = networkx.DiGraph(y_down=True)
    c = board.game.chart if isinstance(board, State) else chart(board)
    rows = _rows(board) if isinstance(board, State) else []
    for place, pos in zip(c.names, c.pos, strict=True):
        graph.add_node(place, pos=pos)
    for arc in c.arcs:
        free = c.lanes[arc.connection] - sum(row[arc.connection] != EMPTY for row in rows)
        if free:
            graph.add_edge(c.names[arc.tail], c.names[arc.head], capacity=free, sticks=c.length[arc.connection])
    return graph


def flow(board: State | networkx.MultiGraph[str], start: str, island: str) -> Flow:
    """How many companies could sail from one place to another at once, none on another's lane, and where it is narrowest.

    The maximum flow over the free lanes of a position, or all lanes of a board, and a least cut, which is as large. Raises TabletopError
    for a place that there is not, and where both are one.
    """
    import networkx

    graph = lanes(board)
    for place in (start, island):
        if place not in graph:
            raise TabletopError(f"the board has no place {shown(place)}; its places are called like {next(iter(graph))!r}")
    if start == island:
        raise TabletopError(f"a flow leads from one place to another, not from {start!r} to itself")
    ways, (near, _) = networkx.minimum_cut(graph, start, island)
    return Flow(int(ways), tuple(sorted((a, b) for a, b in graph.edges if a in near and b not in near)))


def prospects(state: State, games: int = 100, policy: Policy | None = None, seed: int = 0) -> dict[str, Prospect]:
    """What islands may expect: companies connected there when so many games from here are over.

    `policy` plays for all seats, such as `players.greedy`; by default chance does, among legal actions. Raises TabletopError for a number
    of games that is not from 1 to 100,000.
    """
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise TabletopError(f"games are a number from 1 to {MOST_GAMES:,}, not {shown(games)}")
    counts = {island: dict.fromkeys(COMPANIES, 0) for island in state.islands}
    for number in range(games):
        s = _played(state, policy, seeded(seed + number, PLAYER_STREAM))
        for c, company in enumerate(COMPANIES):
            for i, island in enumerate(state.islands):
                counts[island][company] += s.reached[c] >> i & 1
    return {
        island: Prospect(sum(row.values()) / games, {company: n / games for company, n in row.items()}) for island, row in counts.items()
    }


def _played(state: State, policy: Policy | None, rng: list[int]) -> Fields:
    """The fields at the end of one game from a position."""
    s, box, out = state.fields.copy(), state.box, [0] * len(state.game.actions())
    assert isinstance(s, Fields)
    engine.derive(box, s)
    while s.to_move != OVER:
        if s.to_move < 0:
            action = engine.chance(box, s, draw(rng, engine.chances(box, s)))
        else:
            n = engine.legal(box, s, out)
            action = policy(box, s, out, n, rng) if policy else out[draw(rng, n)]
        engine.apply(box, s, action)
    return s


def port_values(state: State, found: Mapping[str, Prospect] | None = None) -> dict[str, tuple[int, float]]:
    """What a port marker on each island is worth: now, and when the game is over as far as `prospects` says (CL-8.4).

    Without prospects those of 100 random games are taken. Islands are in the order of the board.
    """
    found = prospects(state) if found is None else found
    return {
        island: (state.value(island) * len(state.companies_at(island)), state.value(island) * found[island].companies)
        for island in state.islands
    }
