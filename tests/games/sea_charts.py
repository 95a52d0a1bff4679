"""Boards that Clippers is played on besides its own: as small as may be, as large as may be, and small ones drawn by chance."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tabletop.boards.routes import MOST_CONNECTIONS, MOST_ISLANDS
from tabletop.games.clippers import board as clippers
from tabletop.games.clippers.board import COMPANIES, COUNTRIES, FLEETS

STARTS = tuple(f"{company} start" for company in COMPANIES[:FLEETS])
SEVEN = ("Atiu", "Bora", "Cook", "Duff", "Efate", "Futuna", "Guam")


def written(names: tuple[str, ...], connections: list[dict[str, Any]], sticks: int = 9, purple: int = 5) -> dict[str, Any]:
    """A board as a mapping: islands of equal value on a ring, exits to the first five, cards that fill port spaces evenly."""
    n = len(names)
    doubles = [c + 1 if c < 4 else 0 for c in range(5)]
    cards = {
        country: {name: 2 if i == doubles[c] else 1 for i, name in enumerate(names[:7]) if i != c} for c, country in enumerate(COUNTRIES)
    }
    return {
        "name": "Sea",
        "islands": [
            {"name": name, "pos": [60 + 100 * (i % 8), 60 + 90 * (i // 8)], "value": 8, "ports": 5} for i, name in enumerate(names)
        ],
        "starts": [
            {"name": start, "company": company, "pos": [900, 60 + 100 * c], "sticks": sticks}
            for c, (start, company) in enumerate(zip(STARTS, COMPANIES, strict=False))
        ],
        "purple": {"island": names[min(3, n - 1)], "sticks": purple},
        "connections": connections,
        "cards": cards,
    }  # fmt: skip


def route(a: str, b: str, length: int = 1, lanes: int = 1, one_way: bool = False) -> dict[str, Any]:
    """A connection as it is written."""
    return {"from": a, "to": b, "length": length, "lanes": lanes, "one_way": one_way}


def exits(names: tuple[str, ...], each: int = 1) -> list[dict[str, Any]]:
    """From each start to so many islands."""
    return [
        route(start, names[(2 * c + k) % len(names)], 1 + (c + k) % 3, 1, True) for c, start in enumerate(STARTS) for k in range(each)
    ]


def seven_islands(**options: int) -> Any:
    """The fewest islands that five departure cards find room on: a ring of double routes with one arrow across."""
    ring = [route(a, b, 1, 2) for a, b in zip(SEVEN, (*SEVEN[1:], SEVEN[0]), strict=True)]
    return clippers.from_dict(written(SEVEN, [*exits(SEVEN), *ring, route("Atiu", "Duff", 2, 1, True)], **options))


@cache
def _largest() -> dict[str, Any]:
    """56 islands and 124 connections, all of them double, four sticks each where it is far."""
    names = ("Îles Éparses", "피지", "Sala y Gómez, far east 9", "B", "7", *(f"Motu {n}" for n in range(MOST_ISLANDS - 5)))
    ways = exits(names, 2)
    ring = [route(a, b, 1 + i % 4) for i, (a, b) in enumerate(zip(names, (*names[1:], names[0]), strict=True))]
    chords = [route(names[i], names[(i + 9) % len(names)], 1 + i % 3, one_way=i % 5 == 0) for i in range(len(names))]
    found = [*ways, *ring, *chords]
    found += [route(names[i], names[(i + 20) % len(names)], 4) for i in range(MOST_CONNECTIONS - len(found))]
    for connection in found:
        connection["lanes"] = 2
    return written(names, found, sticks=30, purple=20)


def largest() -> Any:
    """A board at every limit of the game."""
    graph = clippers.from_dict(_largest())
    assert sum(kind == "island" for _, kind in graph.nodes(data="kind")) == MOST_ISLANDS
    assert graph.number_of_edges() == 2 * MOST_CONNECTIONS
    return graph


def by_chance(seed: int, islands: int = 8) -> Any:
    """A small board: a ring, some of it double, with chords of any length, of which some have an arrow."""
    rng = random.Random(seed)
    names = tuple(f"Isle {letter}" for letter in "ABCDEFGHIJKL"[:islands])
    pairs = {frozenset((i, (i + 1) % islands)) for i in range(islands)}
    ways = [route(names[i], names[(i + 1) % islands], rng.randint(1, 2), rng.randint(1, 2)) for i in range(islands)]
    for _ in range(islands // 2):
        a, b = rng.sample(range(islands), 2)
        if frozenset((a, b)) not in pairs:
            pairs.add(frozenset((a, b)))
            ways.append(route(names[a], names[b], rng.randint(1, 4), rng.randint(1, 2), rng.random() < 0.5))
    return clippers.from_dict(written(names, [*exits(names, rng.randint(1, 2)), *ways], sticks=rng.randint(5, 9), purple=rng.randint(2, 5)))
