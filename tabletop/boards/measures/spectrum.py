"""The spectral gap of a graph: how fast somebody who walks at random forgets where they began.

Small graphs are solved whole. On large ones the smallest eigenvalue above 0 is found by Lanczos' method on the inverse; the inverse is
never written down, since nodes sorted by their distance from one end make a matrix of blocks along the diagonal.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ...core.errors import TabletopError
from ...core.text import Text
from ..board import Board
from .measured import Measured, undirected

if TYPE_CHECKING:
    import networkx
    import numpy
    from numpy.typing import NDArray

    Numbers = NDArray[numpy.float64]

WHOLE = 400  # nodes up to which the whole matrix is solved
WIDEST = 3000  # nodes at one distance from the end, at most: their block of the matrix is solved whole
SHIFT = 1e-5
EXACTNESS = 1e-12
ROUNDS = 300

SPECTRAL_GAP: Text = {
    "en": "How fast a random walk forgets its start, from 0 (never, the graph is in parts) to 2: the smaller, the narrower the straits."
    " A picture shades from one side of the narrowest strait to the other.",
    "ko": "무작위로 걸을 때 출발점을 얼마나 빨리 잊는지 나타냅니다. 0이면 그래프가 나뉘어 있고, 작을수록 길목이 좁으며, 최대 2입니다."
    " 그림의 짙기는 가장 좁은 길목의 한쪽에서 다른 쪽으로 갈수록 달라집니다.",
}


def spectral_gap(graph: networkx.Graph[Any]) -> Measured:
    """The second smallest eigenvalue of the normalised Laplacian, 0 to 2: 1 less the second largest of the random walk.

    Parallel edges count each, a loop once. Raises TabletopError for a directed graph, for fewer than two nodes, without numpy, and
    where more than 3,000 nodes lie equally far from an end of the graph.

    >>> import networkx
    >>> round(spectral_gap(networkx.complete_graph(3)).values["spectral_gap"], 6)
    1.5
    """
    undirected(graph, "spectral_gap")
    if len(graph) < 2:
        raise TabletopError(f"spectral_gap needs a graph of two nodes or more, not of {len(graph)}")
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise TabletopError("spectral_gap needs numpy: pip install numpy") from None
    board = Board(graph)
    gap, slope = _solved(board)
    shading = dict(zip(board.names, (round(value, 9) for value in slope), strict=True))
    return Measured("spectral_gap", SPECTRAL_GAP, "graph", {"spectral_gap": gap}, graph, shading)


def _solved(board: Board) -> tuple[float, list[float]]:
    """The gap, and for each node its height on the slope from one side of the graph to the other, from -1 to 1."""
    import numpy

    levels = _levels(board, 0)
    if sum(map(len, levels)) < len(board):
        here = {i for level in levels for i in level}
        return 0.0, [1.0 if i in here else -1.0 for i in range(len(board))]
    levels = _levels(board, _levels(board, levels[-1][0])[-1][0])
    order = [i for level in levels for i in level]
    place = {i: k for k, i in enumerate(order)}
    rows: list[dict[int, float]] = [{} for _ in order]
    for a, b in board.graph.edges():
        i, j = place[board.index[a]], place[board.index[b]]
        for x, y in {(i, j), (j, i)}:
            rows[x][y] = rows[x].get(y, 0.0) + 1.0
    root = numpy.sqrt(numpy.array([sum(row.values()) for row in rows]))
    solve = _whole if len(order) <= WHOLE else _by_blocks
    gap, vector = solve(rows, root, [len(level) for level in levels])
    slope = numpy.empty(len(order))
    slope[order] = vector / root
    slope /= numpy.abs(slope).max()
    first = next((x for x in slope if abs(x) > 1e-9), 1.0)
    return max(float(gap), 0.0), [float(x) for x in slope * numpy.sign(first)]


def _levels(board: Board, start: int) -> list[list[int]]:
    """The nodes by their distance from one of them."""
    seen, levels = {start}, [[start]]
    while levels[-1]:
        levels.append(list(dict.fromkeys(j for i in levels[-1] for j in board.neighbours[i] if j not in seen)))
        seen.update(levels[-1])
    return levels[:-1]


def _block(rows: list[dict[int, float]], root: Numbers, tall: range, wide: range) -> Numbers:
    """A block of the normalised Laplacian."""
    import numpy

    block = numpy.zeros((len(tall), len(wide)))
    for x in tall:
        for y, k in rows[x].items():
            if y in wide:
                block[x - tall.start, y - wide.start] = -k / (root[x] * root[y])
        if x in wide:
            block[x - tall.start, x - wide.start] += 1.0
    return block


def _whole(rows: list[dict[int, float]], root: Numbers, sizes: list[int]) -> tuple[float, Numbers]:
    """The second smallest eigenvalue and its vector, from the whole matrix."""
    import numpy

    everything = range(len(rows))
    values, vectors = numpy.linalg.eigh(_block(rows, root, everything, everything))
    return float(values[1]), vectors[:, 1]


def _by_blocks(rows: list[dict[int, float]], root: Numbers, sizes: list[int]) -> tuple[float, Numbers]:
    """The same by Lanczos' method on the inverse, kept at right angles to the vector of the eigenvalue 0."""
    import numpy

    inverse = _Inverse(rows, root, sizes)
    flat = root / numpy.linalg.norm(root)
    line = [_upright(numpy.random.default_rng(1).standard_normal(len(rows)), [flat])]
    slopes: list[float] = []
    offs: list[float] = []
    while True:
        image = inverse.times(line[-1])
        slopes.append(float(line[-1] @ image))
        rest, length = _rest(image, [flat, *line])
        values, vectors = numpy.linalg.eigh(numpy.diag(slopes) + numpy.diag(offs, 1) + numpy.diag(offs, -1))
        if length * abs(vectors[-1, -1]) < EXACTNESS * values[-1] or len(line) == min(ROUNDS, len(rows) - 1):
            return 1.0 / float(values[-1]) - SHIFT, numpy.array(line).T @ vectors[:, -1]
        offs.append(length)
        line.append(rest)


def _upright(vector: Numbers, others: list[Numbers]) -> Numbers:
    return _rest(vector, others)[0]


def _rest(vector: Numbers, others: list[Numbers]) -> tuple[Numbers, float]:
    """What of a vector stands at right angles to the others, of length 1, and the length it had."""
    import numpy

    base = numpy.array(others)
    for _ in range(2):  # once more, for what rounding left
        vector = vector - base.T @ (base @ vector)
    length = float(numpy.linalg.norm(vector))
    return (vector / length if length else vector), length


class _Inverse:
    """The inverse of the normalised Laplacian, a little shifted, as blocks of nodes at the same distance from one end."""

    def __init__(self, rows: list[dict[int, float]], root: Numbers, sizes: list[int]) -> None:
        import numpy

        if max(sizes) > WIDEST:
            raise TabletopError(
                f"spectral_gap cannot reckon with this graph: {max(sizes):,} nodes lie equally far from one end of it;"
                f" {WIDEST:,} are the most"
            )
        ends = [sum(sizes[:k]) for k in range(len(sizes) + 1)]
        self.spans = [range(a, b) for a, b in pairwise(ends)]
        self.inverses: list[Numbers] = []
        self.links: list[Numbers] = []
        for k, span in enumerate(self.spans):
            block: Numbers = _block(rows, root, span, span) + SHIFT * numpy.eye(len(span))
            if k:
                self.links.append(_block(rows, root, span, self.spans[k - 1]))
                block -= self.links[-1] @ self.inverses[-1] @ self.links[-1].T
            self.inverses.append(numpy.linalg.inv(block).astype(numpy.float64))

    def times(self, vector: Numbers) -> Numbers:
        """The inverse times a vector: down the blocks, and up again."""
        import numpy

        parts = [vector[span.start : span.stop] for span in self.spans]
        for k, link in enumerate(self.links, 1):
            parts[k] = parts[k] - link @ (self.inverses[k - 1] @ parts[k - 1])
        found = [self.inverses[-1] @ parts[-1]]
        for k in range(len(self.links) - 1, -1, -1):
            found.append(self.inverses[k] @ (parts[k] - self.links[k].T @ found[-1]))
        return numpy.concatenate(found[::-1])
