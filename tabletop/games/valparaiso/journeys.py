"""Journeys in Valparaíso: the roads as they are for one seat, everything in reach of a merchant, and where customs houses pay.

Rules VP-5.1 to VP-5.5. A journey is a shortest path with two resources: steps, of which a merchant has three, and pesos, of which its
seat has what it has. What a step costs depends on who goes: a customs house is no step, and its owner passes it free. Costs stand on the
place that is entered, so the graph is directed.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from ...core.errors import TabletopError, shown
from .box import LAST_PRICED
from .cards import CARDS, MOVE, Step
from .pieces import State

if TYPE_CHECKING:
    import networkx

USUAL = CARDS[MOVE].steps[0]


class Cost(NamedTuple):
    """What a journey costs: pesos for steps and tolls, steps, and the places on its way, both ends among them."""

    pesos: int
    steps: int
    path: tuple[str, ...]


class Terms(NamedTuple):
    """On what terms a card moves merchants: steps, whether they cost anything, whether tolls are due."""

    steps: int
    free: bool
    tollfree: bool


def terms(step: Step) -> Terms:
    """The terms of a step of a card; those of the action card are 3 steps at their prices, with tolls."""
    return Terms(step.values.get("steps", LAST_PRICED), bool(step.values.get("free")), bool(step.values.get("tollfree")))


def current_terms(state: State) -> Terms:
    """The terms of the card that moves merchants now, else those of the action card."""
    return terms(state.step if state.step is not None and state.step.kind == "move" else USUAL)


def road_cost(state: State, seat: int, start: str, end: str, walked: int = 0, on: Terms | None = None) -> tuple[int, int]:
    """Steps and pesos for one road after so many steps; tolls are those for entering (VP-5.3 to VP-5.5). Raises TabletopError."""
    if end not in state.neighbours(start):
        raise TabletopError(f"no road leads from {shown(start)} to {shown(end)}")
    on = on or current_terms(state)
    steps = 0 if state.is_no_step(seat, end) else 1
    pesos = 0 if on.free or not steps else int(state.box.step_price[min(walked + 1, LAST_PRICED)])
    pays_here = not on.tollfree and state.game.options["toll"] == "enter"
    return steps, pesos + (state.toll(seat, end) if pays_here else 0)


def reach(state: State, seat: int, place: str, pesos: int | None = None, on: Terms | None = None) -> dict[str, Cost]:
    """Every place that a merchant of a seat can go to from a place, each with its cheapest journey, the place itself among them.

    `pesos` are those that may be spent, by default all that the seat has. Of a merchant on its way the steps made and the places where it
    has been count. Of two journeys at one price the shorter one is taken. Under the option `toll=pass_through` a toll is paid on leaving.
    """
    on = on or current_terms(state)
    purse = state.pesos(seat) if pesos is None else pesos
    on_the_way = state.mover == place and seat == state.active
    closed = set(state.path) - {place} if on_the_way else set()
    walked = state.walked if on_the_way else 0
    passing = state.game.options["toll"] == "pass_through" and not on.tollfree
    best: dict[str, Cost] = {}
    seen: dict[tuple[str, int], int] = {}
    todo: list[tuple[int, int, tuple[str, ...]]] = [(0, walked, (place,))]
    while todo:
        spent, steps, path = heappop(todo)
        here = path[-1]
        if here not in best:
            best[here] = Cost(spent, steps - walked, path)
        leaving = state.toll(seat, here) if passing and (len(path) > 1 or on_the_way) else 0
        for end in state.neighbours(here):
            more, price = road_cost(state, seat, here, end, steps, on)
            after, total = steps + more, spent + price + leaving
            if end in closed or end in path or after > on.steps or total > purse:
                continue
            if all(seen.get((end, k), total + 1) > total for k in range(after + 1)):
                seen[end, after] = total
                heappush(todo, (total, after, (*path, end)))
    return best


def road_graph(state: State, seat: int) -> networkx.DiGraph[str]:
    """The roads as they are for a seat: a directed graph of places with `steps` and `pesos` on its arcs, `kind` and `owners` on nodes."""
    import networkx

    graph: networkx.DiGraph[str] = networkx.DiGraph(seat=seat)
    for place in state.places:
        graph.add_node(place, kind=state.kind(place), owners=state.owners(place))
    for place in state.places:
        for end in state.neighbours(place):
            steps, pesos = road_cost(state, seat, place, end)
            graph.add_edge(place, end, steps=steps, pesos=pesos)
    return graph


def traffic(graph: networkx.Graph[str], ends: Iterable[str] | None = None) -> dict[str, float]:
    """How much of the way from the city to its markets leads through each village without a market, from 0 to 1.

    For each market the shortest paths from the city are counted, and of those the share that passes the village; the mean over markets
    is the betweenness of the village between the city and where everybody wants to go: where a customs house pays. `ends` are other
    places to go to. Raises TabletopError where there is no city, nowhere to go, or no way there.
    """
    import networkx

    kinds = networkx.get_node_attributes(graph, "kind")
    city = next((place for place, kind in kinds.items() if kind == "city"), None)
    if city is None:
        raise TabletopError("traffic starts in the city, and the graph has no city: no node of the kind 'city'")
    goals = list(ends) if ends is not None else [place for place, kind in kinds.items() if kind == "market"]
    if not goals:
        raise TabletopError("traffic goes to the markets, and there is no market; name at least one place to go to")
    found = {place: 0.0 for place, kind in kinds.items() if kind == "village"}
    for goal in goals:
        if goal not in graph or not networkx.has_path(graph, city, goal):
            raise TabletopError(f"no road leads from {shown(city)} to {shown(goal)}")
        paths = list(networkx.all_shortest_paths(graph, city, goal))
        for place in found:
            found[place] += sum(place in path[1:-1] for path in paths) / len(paths) / len(goals)
    return found
