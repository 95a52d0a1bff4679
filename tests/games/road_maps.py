"""Boards of roads that Valparaíso is played on besides its own: as large as may be, as small as may be, one with a single side."""

from __future__ import annotations

from functools import cache
from typing import Any

import networkx

from tabletop.boards import roads
from tabletop.boards.roads import MOST_PLACES, MOST_RESIDENCES, MOST_ROADS, MOST_SPACES
from tabletop.games.valparaiso.board import INCOMES

MARKETS = 5
MOST_VILLAGES = MOST_PLACES - 1


def _names() -> list[str]:
    """Names in two scripts, with accents, with blanks, and one as long as may be."""
    plain_ones = ["Ría", "Sur Chico", "인천", "Ñuñoa", "Laguna de las Gaviotas 9", "Alto"]
    return plain_ones + [f"Pueblo {n}" for n in range(MOST_PLACES - len(plain_ones))]


@cache
def _largest() -> dict[str, Any]:
    """24 places on a ring with as many chords: 5 markets, 5 spaces in each village; on the small side the chords of 6 are missing."""
    names, n = _names(), MOST_PLACES
    markets = range(2, 2 + 4 * MARKETS, 4)
    far = range(n - 4, n)  # not on the small side

    def houses(i: int) -> list[int]:
        return [(i + k) % 4 for k in range(MOST_SPACES)]

    places: list[dict[str, Any]] = [{"name": names[0], "kind": "city", "pos": [0, 0]}]
    for i in range(1, n):
        places.append({
            "name": names[i], "kind": "market" if i in markets else "village", "pos": [i % 6, i // 6], "houses": houses(i),
            "few": None if i in far else houses(i)[:2],
        })  # fmt: skip
    ring = [(i, (i + 1) % n) for i in range(n)]
    chords = [(i, (i + 5) % n) for i in range(n)]
    residences = [[k % 3, INCOMES[::-1][k % len(INCOMES)], 1 + k % 3] for k in range(MOST_RESIDENCES)]
    return {
        "name": "La costa entera", "places": places, "residences": residences, "residences_few": residences[:6],
        "roads": [[names[a], names[b], a not in far and b not in far and (a, b) != (3, 4)] for a, b in ring + chords],
    }  # fmt: skip


def largest() -> Any:
    """A board at every limit."""
    graph = roads.from_dict(_largest())
    assert (len(graph), graph.number_of_edges()) == (MOST_PLACES, MOST_ROADS)
    return graph


def star(villages: int = 5, markets: int = 1) -> Any:
    """A city with a road to each of its villages, of which the first have a market; one side for any number of players.

    Its one residence brings points, for else a random game goes on for hundreds of rounds.
    """
    graph = networkx.Graph(name="Star", residences=((0, "points", 1),))
    graph.add_node("Hub", kind="city", pos=(0, 0))
    for i in range(villages):
        graph.add_node(f"Ray {i}", kind="market" if i < markets else "village", pos=(i, 1), houses=(1, 1))
        graph.add_edge("Hub", f"Ray {i}")
    return graph


def row_of_villages() -> Any:
    """City and villages in a row with a market at its end: whoever goes there passes every customs house; three spaces each."""
    names = ["Head", "One", "Two", "Three", "Four", "Five", "End"]
    graph = networkx.path_graph(names)
    graph.graph.update(name="Row", residences=((0, "pesos", 2), (1, "points", 1)))
    for i, name in enumerate(names):
        graph.nodes[name].update(kind="village", pos=(i, 0), houses=(1, 1, 1))
    graph.nodes["End"]["kind"] = "market"
    graph.nodes["Head"].update(kind="city", houses=())
    graph.add_edge("One", "Three")
    return graph
