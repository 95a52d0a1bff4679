"""What is said of a graph: the label of each node and edge, the highest values in order, the alternative text, the text for a terminal.

All names come from the graph and stand as they are; who draws them escapes them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from ...boards.measures.figures import figure, joined
from ...core.text import TEXT_COLUMNS, Name, text_block
from .look import FIVE, Look, highest
from .parts import Parts, Thing
from .places import HEX, RIM, Plan
from .words import attributes, name_of, say


class Told:
    """The sentences of one graph in one language."""

    def __init__(self, parts: Parts, plan: Plan, lang: str) -> None:
        self._parts, self._plan, self._lang = parts, plan, lang
        self._called: dict[Thing, str] = {}

    def label(self, thing: Thing, look: Look) -> str:
        """What is heard of a node or an edge: name, attributes, value, and how many neighbours a node has."""
        if thing in look.standing.removed:
            return f"{self._name(thing)} {say('out', self._lang)}"
        told = [self._name(thing)]
        if look.valued(thing):
            told.append(say("measured", self._lang, measure=Name(look.title), value=figure(look.values[thing.key])))
        if thing.kind == "node":
            told.append(say("neighbours", self._lang, n=len(look.standing.near[thing.key])))
            if self._parts.directed:
                told.append(say("directed", self._lang, out=look.standing.out[thing.key], into=look.standing.into[thing.key]))
        return " ".join(told)

    def _name(self, thing: Thing) -> str:
        """Name and attributes, as a sentence."""
        if thing not in self._called:
            graph = self._parts.graph
            marks = graph.nodes[thing.key] if thing.kind == "node" else graph.edges[thing.key]
            self._called[thing] = f"{', '.join([self._parts.spoken(thing), *attributes(marks, self._lang)])}."
        return self._called[thing]

    def top(self, values: Mapping[Any, Any], on: str, n: int = FIVE) -> list[tuple[str, str]]:
        """The highest values: what they belong to, and how much."""
        return [(self.owner(key, on), figure(value)) for key, value in highest(values, n)]

    def owner(self, key: Any, on: str) -> str:
        """What a value belongs to: a node, an edge, a pair, or the graph."""
        if on == "edges":
            return self._parts.named(Thing("edge", key))
        if on == "pairs" and isinstance(key, tuple):
            return joined(map(name_of, key))
        return say("of_graph", self._lang) if on == "graph" else name_of(key)

    def size(self) -> str:
        """How many nodes and edges there are."""
        return say("size", self._lang, nodes=len(self._parts.nodes), edges=len(self._parts.edges))

    def description(self, look: Look, about: str) -> str:
        """The alternative text: what is shown, how large the graph is, and the ends of the scale."""
        return " ".join(filter(None, [about, self.size(), self._ends(look)]))

    def _ends(self, look: Look) -> str:
        if not look.scale.ends:
            return ""
        low, high = map(figure, look.scale.ends)
        if low == high:
            return say("one", self._lang, low=low)
        top = highest(look.values, 1)
        return say("ends", self._lang, low=low, high=high, top=Name(self.owner(top[0][0], look.on))) if top else ""

    def text(self, look: Look, about: str) -> str:
        """The graph for a terminal: hexagons as a map of steps, and the highest values."""
        lines = [look.title, *([about] if about else []), self.size(), *self._map(look)]
        lines += [f"  {n}. {name}  {told}" for n, (name, told) in enumerate(self.top(look.values, look.on), 1)]
        return text_block(lines)

    def _map(self, look: Look) -> list[str]:
        """Hexagons by rows: the step of each from 1 to 5, "." without a value, "x" where it is removed."""
        half, rows = math.sqrt(3) / 2 * HEX, dict[int, dict[int, str]]()
        if look.on != "nodes" or self._plan.width / half > TEXT_COLUMNS:
            return []
        for node, place in self._plan.places.items():
            if place.hexagon:
                thing = Thing("node", node)
                step = look.step(thing)
                sign = "x" if thing in look.standing.removed else "." if step is None else str(step + 1)
                rows.setdefault(round(place.y), {})[round((place.x - RIM) / half)] = sign
        left = min((min(row) for row in rows.values()), default=0)
        return ["".join(row.get(k, " ") for k in range(left, max(row) + 1)) for _, row in sorted(rows.items())]
