"""The parts of a graph that can be touched: nodes and edges by the id of their item, and what is left when some are removed.

An id is "node <name>" or "edge <a> <b>", with the key where edges are parallel; where two would be the same, the later ones are
numbered. Names come from anybody and are nothing but texts here.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...boards.measures.figures import joined
from ...core.errors import TabletopError, shown
from ...core.text import Name, checked
from .places import Edge, Node
from .words import name_of, say

_BETWEEN = re.compile(r"\s*(?:->|→|–|,|\s-\s|\s)\s*")


class Thing(NamedTuple):
    """A node or an edge: `kind` is "node" or "edge", `key` the node, or (a, b), in a multigraph (a, b, key)."""

    kind: str
    key: Any


@dataclass
class Standing:
    """What is there without the removed things: the edges, and by node how many neighbours, edges out and edges in."""

    removed: frozenset[Thing]
    edges: set[Edge] = field(default_factory=set)
    near: dict[Node, set[Node]] = field(default_factory=dict)
    out: dict[Node, int] = field(default_factory=dict)
    into: dict[Node, int] = field(default_factory=dict)


class Parts:
    """Nodes and edges of a networkx graph: `ids` by thing, `things` by id. Raises TabletopError for what is no such graph."""

    def __init__(self, graph: Any, lang: str = "en") -> None:
        import networkx

        if not isinstance(graph, networkx.Graph):
            raise TabletopError(f"a networkx graph can be drawn, such as networkx.Graph() makes, not {shown(graph)}")
        self.graph, self.lang = graph, checked(lang)
        self.directed, self.multi = bool(graph.is_directed()), bool(graph.is_multigraph())
        self.nodes: tuple[Node, ...] = tuple(graph)
        self.edges: tuple[Edge, ...] = tuple(graph.edges(keys=True) if self.multi else graph.edges())
        self.bundles: dict[frozenset[Node], list[Edge]] = {}
        for edge in self.edges:
            self.bundles.setdefault(frozenset(edge[:2]), []).append(edge)
        self.things: dict[str, Thing] = {}
        for node in self.nodes:
            self._call(f"node {name_of(node)}", Thing("node", node))
        for edge in self.edges:
            parallel = self.multi and len(self.bundles[frozenset(edge[:2])]) > 1
            self._call(" ".join(["edge", *map(name_of, edge if parallel else edge[:2])]), Thing("edge", edge))
        self.ids = {thing: name for name, thing in self.things.items()}
        self.near = {node: tuple(self.ids[Thing("node", other)] for other in self._around(node)) for node in self.nodes}

    def _call(self, name: str, thing: Thing) -> None:
        free, n = name, 1
        while free in self.things:
            n += 1
            free = f"{name} ({n})"
        self.things[free] = thing

    def _around(self, node: Node) -> dict[Node, None]:
        before = self.graph.predecessors(node) if self.directed else ()
        return {other: None for other in (*self.graph[node], *before) if other != node}

    def standing(self, removed: Iterable[Thing]) -> Standing:
        """What is left without these."""
        none = dict.fromkeys(self.nodes, 0)
        left = Standing(frozenset(removed), near={n: set() for n in self.nodes}, out=dict(none), into=dict(none))
        nodes = {thing.key for thing in left.removed if thing.kind == "node"}
        edges = {thing.key for thing in left.removed if thing.kind == "edge"}
        for edge in self.edges:
            a, b = edge[:2]
            if edge in edges or a in nodes or b in nodes:
                continue
            left.edges.add(edge)
            left.out[a] += 1
            left.into[b] += 1
            if a != b:
                left.near[a].add(b)
                left.near[b].add(a)
        return left

    def left(self, removed: Iterable[Thing]) -> Any:
        """A copy of the graph without these."""
        graph, gone = self.graph.copy(), list(removed)
        graph.remove_edges_from([thing.key for thing in gone if thing.kind == "edge"])
        graph.remove_nodes_from([thing.key for thing in gone if thing.kind == "node"])
        return graph

    def spoken(self, thing: Thing) -> str:
        """What a thing is called at the head of its label: "e7", "e7 to f7", "From goblin 0 to knight 1"."""
        if thing.kind == "node":
            return name_of(thing.key)
        a, b = map(name_of, thing.key[:2])
        return say("arc" if self.directed else "edge", self.lang, a=Name(a), b=Name(b))

    def named(self, thing: Thing) -> str:
        """What a thing is called in a list: "e7", "e7–f7", "goblin 0 → knight 1"; a parallel edge with its key."""
        if thing.kind == "node":
            return name_of(thing.key)
        parallel = len(thing.key) > 2 and len(self.bundles.get(frozenset(thing.key[:2]), ())) > 1
        return joined(map(name_of, thing.key[:2]), self.directed) + (f" ({name_of(thing.key[2])})" if parallel else "")

    def find(self, given: Any) -> tuple[Thing, ...]:
        """What somebody means: a node, an edge (a, b) or (a, b, key), all parallel ones without a key, or a text that names one.

        Raises TabletopError for what there is not.
        """
        try:
            if given in self.graph:
                return (Thing("node", given),)
        except TypeError:  # a list, say
            pass
        found = self._edges(tuple(given)) if isinstance(given, (tuple, list)) else self._read(given) if isinstance(given, str) else ()
        if not found:
            texts = [name_of(node) for node in self.nodes]
            close = difflib.get_close_matches(given, texts, 3, 0.5) if isinstance(given, str) and len(given) <= 60 else []
            near = say("near", self.lang, names=[Name(text) for text in close]) if close else ""
            raise TabletopError(say("no_thing", self.lang, thing=Name(shown(given)), near=Name(near)))
        return found

    def _edges(self, ends: tuple[Any, ...]) -> tuple[Thing, ...]:
        if len(ends) not in (2, 3):
            return ()
        try:
            bundle = self.bundles.get(frozenset(ends[:2]), [])
        except TypeError:
            return ()
        wanted = [e for e in bundle if not self.directed or tuple(e[:2]) == tuple(ends[:2])]
        return tuple(Thing("edge", e) for e in wanted if len(ends) == 2 or e[2:] == ends[2:])

    def _read(self, text: str) -> tuple[Thing, ...]:
        """The thing that a text names: an id, the name of a node, or two names with a space, a dash, a comma or an arrow between."""
        text = " ".join(text.split())
        if text in self.things:
            return (self.things[text],)
        if (node := self.things.get(f"node {text}")) is not None:
            return (node,)
        for between in _BETWEEN.finditer(text.removeprefix("edge ")):
            pair = text.removeprefix("edge ")
            ends = [self.things.get(f"node {part}") for part in (pair[: between.start()], pair[between.end() :])]
            if ends[0] and ends[1] and (found := self._edges((ends[0].key, ends[1].key))):
                return found
        return ()
