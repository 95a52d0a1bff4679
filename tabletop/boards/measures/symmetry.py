"""Symmetry: which nodes of a graph are alike, because some symmetry of the whole graph takes one to the other.

Colours are spread until nodes of one colour have equally many neighbours of each colour; then, for two nodes of one colour, a symmetry
that takes one to the other is looked for by fixing the pair and spreading again, in two copies of the graph at once. What is found is
checked edge by edge, and what is not found is not there: the search goes through all possibilities, within a limit of steps.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any

from ...core.errors import TabletopError
from ...core.text import Text
from ..board import Board
from .measured import Measured

if TYPE_CHECKING:
    import networkx

MOST_STEPS = 20_000_000  # nodes and edges looked at: some seconds

SYMMETRY_ORBITS: Text = {
    "en": "The kind of a node, by number, the largest first: two nodes are of one kind if a symmetry of the graph takes one to the other.",
    "ko": "꼭짓점이 속한 부류의 번호이며, 가장 큰 부류가 1입니다. 그래프의 대칭이 한 꼭짓점을 다른 꼭짓점 자리로 옮기면 같은 부류입니다.",
}


def symmetry_orbits(graph: networkx.Graph[Any], keep: Callable[[Any], Hashable] | None = None) -> Measured:
    """The orbit of each node under the symmetries of the graph, numbered from 1, the largest first, then in the order of the graph.

    A symmetry keeps edges, their directions and how many run side by side. `keep` gives of a node what it must keep as well, such as
    `lambda hex: board.nodes[hex]["circle"]`; otherwise attributes count for nothing. Raises TabletopError where the search would take
    too long, which on boards it does not.

    >>> import networkx
    >>> dict(symmetry_orbits(networkx.path_graph(3)).values)
    {0: 1, 1: 2, 2: 1}
    """
    board = Board(graph)
    kinds = [None if keep is None else keep(name) for name in board.names]
    orbits = _Search(board, kinds).orbits()
    number = {root: k for k, (root, _) in enumerate(sorted(Counter(orbits).items(), key=lambda item: (-item[1], item[0])), 1)}
    values = {name: number[root] for name, root in zip(board.names, orbits, strict=True)}
    return Measured("symmetry_orbits", SYMMETRY_ORBITS, "nodes", values, graph)


class _Colours:
    """A partition of the nodes of two copies of a graph into colours: node i of the first copy is i, of the second n + i."""

    def __init__(self, members: list[set[int]]) -> None:
        self.members = members
        self.origin = list(range(len(members)))
        self.colour = [0] * sum(map(len, members))
        for number, part in enumerate(members):
            for i in part:
                self.colour[i] = number

    def split(self, part: Iterable[int]) -> int:
        """Give some nodes of one colour a new one; its number."""
        new = len(self.members)
        self.members.append(set(part))
        old = self.colour[next(iter(self.members[new]))]
        self.members[old] -= self.members[new]
        self.origin.append(old)
        for i in self.members[new]:
            self.colour[i] = new
        return new

    def undo(self, kept: int) -> None:
        """Take back all splits but so many colours."""
        while len(self.members) > kept:
            part, old = self.members.pop(), self.origin.pop()
            self.members[old] |= part
            for i in part:
                self.colour[i] = old


class _Search:
    """The symmetries of one graph, as far as they are needed to know which nodes are alike."""

    def __init__(self, board: Board, kinds: list[Hashable]) -> None:
        n = self.n = len(board)
        self.kinds = kinds
        self.edges: Counter[tuple[int, int]] = Counter()
        both: list[list[int]] = [[] for _ in range(2 * n)]
        back: list[list[int]] = [[] for _ in range(2 * n)]
        directed = board.graph.is_directed()
        for a, b in board.graph.edges():
            i, j = board.index[a], board.index[b]
            ends = ((i, j),) if directed else {(i, j), (j, i)}
            for x, y in ends:
                self.edges[x, y] += 1
                for shift in (0, n):
                    both[shift + x].append(shift + y)
                    back[shift + y].append(shift + x)
        self.near = (both, back) if directed else (both,)
        self.steps = 0
        self.root = list(range(n))

    def orbits(self) -> list[int]:
        """For each node the first node that is like it."""
        base = self._start()
        for class_ in [sorted(m) for m in base.members]:
            firsts: list[int] = []
            for i in (i for i in class_ if i < self.n):
                if any(self._find(i) == self._find(first) for first in firsts):
                    continue
                if not any(self._alike(base, first, i) for first in firsts):
                    firsts.append(i)
        return [self._find(i) for i in range(self.n)]

    def _start(self) -> _Colours:
        """What can be told of the nodes one by one, spread."""
        kinds: dict[Hashable, set[int]] = {}
        for i, kind in enumerate(self.kinds):
            kinds.setdefault(kind, set()).update((i, self.n + i))
        colours = _Colours(list(kinds.values()))
        self._spread(colours, range(len(colours.members)))
        return colours

    def _find(self, i: int) -> int:
        while self.root[i] != i:
            self.root[i] = self.root[self.root[i]]
            i = self.root[i]
        return i

    def _unite(self, a: int, b: int) -> None:
        a, b = self._find(a), self._find(b)
        self.root[max(a, b)] = min(a, b)

    def _alike(self, base: _Colours, a: int, b: int) -> bool:
        """Whether a symmetry takes node a to node b; what the one that is found makes alike is noted."""
        if self._twins(a, b):
            self._unite(a, b)
            return True
        symmetry = self._symmetry(base, a, b)
        for pair in enumerate(symmetry or ()):
            self._unite(*pair)
        return symmetry is not None

    def _twins(self, a: int, b: int) -> bool:
        """Whether two nodes can swap places while all others stay: they have the same neighbours."""
        places = {a: b, b: a}
        for near in self.near:
            self._count(len(near[a]))
            if sorted(places.get(x, x) for x in near[a]) != sorted(near[b]):
                return False
        return True

    def _symmetry(self, colours: _Colours, a: int, b: int) -> list[int] | None:
        """A symmetry that takes node a to node b, looked for depth first; None if there is none. Leaves the colours as they were."""
        start = len(colours.members)
        line = [(start, a, iter([b]))]
        found = None
        while line and found is None:
            kept, x, images = line[-1]
            colours.undo(kept)
            y = next(images, None)
            if y is None:
                line.pop()
            elif self._spread(colours, (colours.split((x, self.n + y)),)):
                several = next((m for m in reversed(colours.members) if len(m) > 2), None)
                if several is None:
                    found = self._read(colours)
                else:
                    x = min(several)
                    others = sorted(i - self.n for i in several if i >= self.n and i - self.n != x)
                    stays = [x] if self.n + x in several else []  # first what would leave most in place
                    line.append((len(colours.members), x, iter([*stays, *others])))
        colours.undo(start)
        return found

    def _spread(self, colours: _Colours, fresh: Iterable[int]) -> bool:
        """Split colours until each node of one has equally many neighbours of any; False as soon as the two copies differ."""
        line = deque(fresh)
        waiting = set(line)
        while line:
            source = line.popleft()
            waiting.discard(source)
            nodes = list(colours.members[source])
            for near in self.near:
                counts: Counter[int] = Counter()
                for i in nodes:
                    counts.update(near[i])
                    self._count(len(near[i]))
                parts: dict[tuple[int, int], list[int]] = {}
                for i, k in counts.items():
                    parts.setdefault((colours.colour[i], k), []).append(i)
                if not self._split(colours, parts, line, waiting):
                    return False
        return True

    def _split(
        self, colours: _Colours, parts: dict[tuple[int, int], list[int]], line: deque[int], waiting: set[int]
    ) -> bool:
        """Give each part a colour of its own where it is not the whole of its colour; False if the two copies differ in it."""
        for (old, _), part in parts.items():
            if 2 * sum(i < self.n for i in part) != len(part):
                return False
            if len(part) == len(colours.members[old]):
                continue
            new = colours.split(part)
            later = [new] if old in waiting or len(colours.members[new]) <= len(colours.members[old]) else [old]
            for number in later:
                waiting.add(number)
                line.append(number)
        return True

    def _read(self, colours: _Colours) -> list[int] | None:
        """The symmetry that colours of two nodes each stand for, if it keeps all edges."""
        symmetry = [0] * self.n
        for members in colours.members:
            if members:
                i, j = sorted(members)
                symmetry[i] = j - self.n
        self._count(len(self.edges))
        kept = all(self.edges.get((symmetry[a], symmetry[b])) == k for (a, b), k in self.edges.items())
        return symmetry if kept else None

    def _count(self, steps: int) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise TabletopError(
                f"symmetry_orbits gave up on this graph of {self.n} nodes: too many nodes look alike; `keep` can tell some of them apart"
            )
