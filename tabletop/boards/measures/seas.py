"""What lies between islands: distances over sea, and the fewest sea hexes whose loss parts two of them.

For graphs whose nodes have the attribute `island`: a name, or None for sea. Each island is taken for one place, however large. In a
directed graph the ways follow the arrows, and each pair is measured both ways.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from ...core.errors import TabletopError, shown
from ...core.text import Text
from ..board import Board, Node
from ..plans import island_order
from .measured import LOWEST, Measured

if TYPE_CHECKING:
    import networkx

Pair = tuple[Hashable, Hashable]

SEA_DISTANCES: Text = {
    "en": "How many sea hexes a way from island to island needs that touches no third; ∞ where there is none."
    " A picture shades each hex by the pairs between which it lies on a shortest way.",
    "ko": "다른 섬을 거치지 않고 섬에서 섬으로 가는 데 필요한 바다 칸의 수이며, 길이 없으면 ∞입니다."
    " 그림에서는 각 칸을 최단 바닷길로 삼는 섬 쌍이 많을수록 짙습니다.",
}
MINIMUM_CUTS: Text = {
    "en": "The fewest sea hexes without which no way leads from island to island; other islands may be crossed."
    " A picture shades each hex by the pairs of which it stands in a smallest cut.",
    "ko": "없애면 두 섬 사이의 길이 모두 끊어지는 바다 칸의 최소 개수입니다. 다른 섬을 거쳐 가도 길로 칩니다."
    " 그림에서는 각 칸을 최소 절단에 쓸 수 있는 섬 쌍이 많을수록 짙습니다.",
}


class Waters:
    """A graph with each island drawn together into one place: places are numbers, the islands first, then the hexes of the sea.

    `islands` are their names in order, `sea` the nodes at sea, `near` the places that an edge leads to, `behind` those it comes from.
    Raises TabletopError where a node does not say its island, and where there are fewer than two islands.
    """

    def __init__(self, graph: networkx.Graph[Any]) -> None:
        board = Board(graph)
        land: list[Hashable] = []
        for name in board.names:
            if "island" not in graph.nodes[name]:
                raise TabletopError(f"the node {shown(name)} has no attribute 'island', which is the name of its island or None for sea")
            land.append(graph.nodes[name]["island"])
        self.directed: bool = graph.is_directed()
        self.islands = sorted({island for island in land if island is not None}, key=lambda island: island_order(str(island)))
        if len(self.islands) < 2:
            raise TabletopError(f"this measures what lies between islands, and the graph has {len(self.islands)}; it needs two")
        self.sea: list[Node] = [name for name, island in zip(board.names, land, strict=True) if island is None]
        number: dict[Hashable, int] = {island: i for i, island in enumerate(self.islands)}
        wet = {name: len(self.islands) + i for i, name in enumerate(self.sea)}
        place = [wet[name] if island is None else number[island] for name, island in zip(board.names, land, strict=True)]
        self.number = number
        near: list[dict[int, None]] = [{} for _ in range(len(self.islands) + len(self.sea))]
        behind: list[dict[int, None]] = [{} for _ in near]
        for i, others in enumerate(board.neighbours):
            for j in others:
                if place[i] != place[j]:
                    near[place[i]][place[j]] = None
                    behind[place[j]][place[i]] = None
        self.near, self.behind = [tuple(n) for n in near], [tuple(n) for n in behind]

    def pairs(self, between: Pair | Iterable[Pair] | None) -> list[Pair]:
        """The pairs of islands asked for: one, several, or all if None. Raises TabletopError for what are no two islands."""
        if between is None:
            return list(permutations(self.islands, 2) if self.directed else combinations(self.islands, 2))
        asked: list[Any] = list(between) if isinstance(between, Iterable) else [between]
        pairs = [(asked[0], asked[1])] if len(asked) == 2 and all(self.known(island) for island in asked) else asked
        for pair in pairs:
            if not (isinstance(pair, tuple | list) and len(pair) == 2 and pair[0] != pair[1] and all(map(self.known, pair))):
                names = ", ".join(map(str, self.islands))
                raise TabletopError(f"between is a pair of two islands, or several pairs, not {shown(pair)}; there are {names}")
        return [(a, b) for a, b in pairs]

    def known(self, island: Any) -> bool:
        """Whether there is an island of that name."""
        return isinstance(island, Hashable) and island in self.number

    def depths(self, start: int, near: list[tuple[int, ...]]) -> list[float]:
        """How many sea hexes a way from an island to each place takes, that place counted if it is sea; no way crosses an island."""
        found = [math.inf] * len(near)
        found[start] = 0
        first = len(self.islands)
        line = [start]
        for place in line:
            for other in near[place]:
                if found[other] == math.inf:
                    found[other] = found[place] + (other >= first)
                    if other >= first:
                        line.append(other)
        return found


def sea_distances(graph: networkx.Graph[Any]) -> Measured:
    r"""The number of sea hexes between any two islands over sea alone, by (a, b); 0 where they touch, infinite without a way.

    Raises TabletopError where nodes do not say their island.

    >>> from tabletop.boards import islands
    >>> dict(sea_distances(islands.from_text("a . . b\n\na=1 b=1")).values)
    {('a', 'b'): 2}
    """
    waters = Waters(graph)
    first = len(waters.islands)
    out = [waters.depths(i, waters.near) for i in range(first)]
    back = [waters.depths(i, waters.behind) for i in range(first)] if waters.directed else out
    values: dict[Hashable, float] = {}
    shading: dict[Hashable, float] = dict.fromkeys(waters.sea, 0)
    for a, b in waters.pairs(None):
        i, j = waters.number[a], waters.number[b]
        values[a, b] = length = out[i][j]
        if length < math.inf:
            for place, hex in enumerate(waters.sea, first):
                shading[hex] += out[i][place] + back[j][place] - 1 == length
    return Measured("sea_distances", SEA_DISTANCES, "pairs", values, graph, shading, LOWEST)


def minimum_cuts(graph: networkx.Graph[Any], between: Pair | Iterable[Pair] | None = None) -> Measured:
    r"""The fewest sea hexes whose removal parts two islands, by (a, b): as many as there are ways that share no sea hex (Menger).

    `between` asks for one pair, ("a", "b"), or for several; otherwise all pairs are measured. Other islands are never removed.
    Raises TabletopError where nodes do not say their island, for what is no island, and for islands that touch.

    >>> from tabletop.boards import islands
    >>> minimum_cuts(islands.from_text(" a . b\na . . b\n\na=1 b=1"), ("a", "b")).values["a", "b"]
    2
    """
    waters = Waters(graph)
    flow = Flow(waters)
    values: dict[Hashable, float] = {}
    shading: Counter[Hashable] = Counter(dict.fromkeys(waters.sea, 0))
    for a, b in waters.pairs(between):
        values[a, b] = flow.run(a, b)
        shading.update(flow.in_some_cut())
    return Measured("minimum_cuts", MINIMUM_CUTS, "pairs", values, graph, shading, LOWEST)


def minimum_cut(graph: networkx.Graph[Any], a: Hashable, b: Hashable) -> tuple[Node, ...]:
    """A smallest set of sea hexes without which no way leads from island a to island b: of all of them the one nearest to a.

    Raises TabletopError as `minimum_cuts` does.
    """
    waters = Waters(graph)
    flow = Flow(waters)
    ((a, b),) = waters.pairs([(a, b)])
    flow.run(a, b)
    return tuple(flow.nearest_cut())


class Flow:
    """Ways between two islands that share no sea hex, found by Dinic's blocking flows.

    Each place is split into an entrance, 2p, and an exit, 2p + 1. The arc from one to the other lets one way pass at sea, any number
    on land; arcs between places let any number pass. Arc e and its opposite e ^ 1 stand side by side.
    """

    def __init__(self, waters: Waters) -> None:
        self.waters = waters
        self._many = len(waters.sea) + 1
        self._ends: list[int] = []
        self._full: list[int] = []
        self._at: list[list[int]] = [[] for _ in range(2 * len(waters.near))]
        for place in range(len(waters.near)):
            self._join(2 * place, 2 * place + 1, self._many if place < len(waters.islands) else 1)
        for place, others in enumerate(waters.near):
            for other in others:
                self._join(2 * place + 1, 2 * other, self._many)
        self._left: list[int] = []
        self._start = self._goal = 0

    def _join(self, tail: int, head: int, room: int) -> None:
        for at, end, free in ((tail, head, room), (head, tail, 0)):
            self._at[at].append(len(self._ends))
            self._ends.append(end)
            self._full.append(free)

    def run(self, a: Hashable, b: Hashable) -> int:
        """Fill the sea with ways from island a to island b; how many there are."""
        i, j = self.waters.number[a], self.waters.number[b]
        if j in self.waters.near[i]:
            raise TabletopError(f"the islands {shown(a)} and {shown(b)} touch: no loss of sea parts them")
        self._left, self._start, self._goal = list(self._full), 2 * i + 1, 2 * j
        ways = 0
        while (level := self._levels())[self._goal] >= 0:
            tried = [0] * len(self._at)
            while self._push(level, tried):
                ways += 1
        return ways

    def _levels(self) -> list[int]:
        """How many arcs with room lead from the start to each end, -1 where none do."""
        level = [-1] * len(self._at)
        level[self._start] = 0
        line = [self._start]
        for end in line:
            for arc in self._at[end]:
                other = self._ends[arc]
                if self._left[arc] and level[other] < 0:
                    level[other] = level[end] + 1
                    line.append(other)
        return level

    def _push(self, level: list[int], tried: list[int]) -> bool:
        """Send one way more along the levels; False when none is left. `tried` counts the arcs of each end that lead nowhere."""
        path: list[int] = []
        end = self._start
        while end != self._goal:
            arcs, k = self._at[end], tried[end]
            while k < len(arcs) and not (self._left[arcs[k]] and level[self._ends[arcs[k]]] == level[end] + 1):
                k += 1
            tried[end] = k
            if k < len(arcs):
                path.append(arcs[k])
                end = self._ends[arcs[k]]
            elif path:
                end = self._ends[path.pop() ^ 1]
                tried[end] += 1
            else:
                return False
        for arc in path:
            self._left[arc] -= 1
            self._left[arc ^ 1] += 1
        return True

    def nearest_cut(self) -> list[Node]:
        """The sea hexes that can be entered from the start but not left: the smallest cut next to it."""
        level, first = self._levels(), len(self.waters.islands)
        return [hex for place, hex in enumerate(self.waters.sea, first) if level[2 * place] >= 0 > level[2 * place + 1]]

    def in_some_cut(self) -> list[Node]:
        """The sea hexes that stand in some smallest cut: full, and what remains of room does not lead from entrance to exit."""
        import networkx

        room: networkx.DiGraph[int] = networkx.DiGraph()
        room.add_edges_from((self._ends[arc ^ 1], end) for arc, end in enumerate(self._ends) if self._left[arc])
        part = {end: k for k, ends in enumerate(networkx.strongly_connected_components(room)) for end in ends}
        first = len(self.waters.islands)
        return [
            hex for place, hex in enumerate(self.waters.sea, first)
            if not self._left[2 * place] and part[2 * place] != part[2 * place + 1]
        ]
