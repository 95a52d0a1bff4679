"""Archipelago: boards of islands made from a seed, of any size, with or without symmetry.

Islands begin as single hexes far from one another and grow in turns, the one that lags behind most first, and never so that two
touch or the sea falls into parts. Under a symmetry everything happens at a place and at its mirror place at once. Stone circles go
where an island has few for its size, away from the others. The same arguments make the same board everywhere.

    >>> board = archipelago(13, 12, seed=7)
    >>> len(board), len(board.graph["bonus"]), sum(circle for _, circle in board.nodes(data="circle"))
    (162, 8, 32)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.chance import check_seed, draw, seeded
from ..core.errors import BoardError, shown
from ..core.layout import Row
from . import hexes
from .islands import MOST_HEXES
from .plans import Hex, checked_plan

if TYPE_CHECKING:
    import networkx

BOARD_STREAM = 17  # what a seed is used for here (tabletop.core.chance)
SYMMETRIES = (None, "rotate", "mirror")
SEA = -1
LAND = 0.7  # of the hexes, where the islands find room
SIZES = (11, 14, 20)  # of islands, as they stand to one another
WORTHS = ((0.87, 6), (1.2, 8))  # of an island below this part of the mean size; 10 beyond
GREATEST_WORTH = 10
TRIES = 12
LOOKS = 10  # places that are compared before an island begins at the best of them


def archipelago(
    rows: int, width: int, islands: int = 8, circles: int = 32, symmetry: str | None = None, seed: int = 0,
    bonus: int | Sequence[int] | None = None,
) -> networkx.Graph[str]:  # fmt: skip
    """A board of `rows` rows, of `width` hexes and `width` + 1 in turn, whose sea is one piece.

    `symmetry`: "rotate" (half a turn, for an odd number of rows), "mirror" (left and right) or None. `bonus`: what every island is
    worth, or a worth for each, in the order of their first hexes; else 6, 8 or 10 by their size. Raises BoardError for what does not
    fit, saying what would.
    """
    asked = {"rows": (rows, 2, hexes.MOST_ROWS), "width": (width, 2, hexes.MOST_COLS - 1), "islands": (islands, 1, MOST_HEXES)}
    for what, (number, least, most) in {**asked, "circles": (circles, 0, MOST_HEXES)}.items():
        if type(number) is not int or not least <= number <= most:
            raise BoardError(f"{what} is a whole number from {least} to {most:,}, not {shown(number)}")
    if symmetry not in SYMMETRIES:
        raise BoardError(f"symmetry is 'rotate', 'mirror' or None, not {shown(symmetry)}")
    if rows * width + rows // 2 > MOST_HEXES:
        raise BoardError(f"{rows} rows of {width} are {rows * width + rows // 2:,} hexes; {MOST_HEXES:,} are the most")
    if symmetry == "rotate" and rows % 2 == 0:
        raise BoardError(f"half a turn keeps the shape of a board only if its rows are odd in number: {rows - 1} or {rows + 1}, not {rows}")
    grid = _Grid(rows, width, symmetry)
    _check_parity(grid, islands, circles, symmetry)
    rng = seeded(check_seed(seed), BOARD_STREAM)
    land = _grown(grid, islands, circles, rng)
    return _graph(grid, land, _circles(land, circles, rng), bonus, f"Archipelago {seed}")


def _check_parity(grid: _Grid, islands: int, circles: int, symmetry: str | None) -> None:
    """Under a symmetry a stone circle without a partner lies on itself, and so on an island that does."""
    if symmetry and circles % 2 and (islands % 2 == 0 or not grid.fixed):
        cause = "an even number of islands" if islands % 2 == 0 else "no hex in the middle"
        raise BoardError(f"with {cause} the symmetry {symmetry!r} pairs the stone circles: {circles - 1} or {circles + 1}, not {circles}")


class _Grid:
    """The places of a board as numbers, in the order of rows: `ring`, the six around each clockwise (-1 beyond the edge); `near`, those
    on the board; `partner`, where the symmetry takes each; `fixed`, those that it leaves where they are.
    """

    def __init__(self, rows: int, width: int, symmetry: str | None) -> None:
        lengths = [width + (row & 1) for row in range(rows)]
        self.symmetric = symmetry is not None
        self.places = [(row, col) for row, length in enumerate(lengths) for col in range(length)]
        number = {place: i for i, place in enumerate(self.places)}
        self.ring = []
        for place in self.places:
            last, *first = hexes.around(*place)  # begin at the right: what a seed makes hangs on the order
            self.ring.append(tuple(number.get(other, -1) for other in (*first, last)))
        self.near = [tuple(i for i in ring if i >= 0) for ring in self.ring]
        self.partner = list(range(len(self.places)))
        if symmetry:
            for i, (row, col) in enumerate(self.places):
                self.partner[i] = number[rows - 1 - row if symmetry == "rotate" else row, lengths[row] - 1 - col]
        self.fixed = [i for i, j in enumerate(self.partner) if i == j]

    def pairs(self) -> list[int]:
        """The places where one of two islands can begin that are each other's image."""
        return [i for i, j in enumerate(self.partner) if i < j and j not in self.near[i]]

    def selves(self) -> list[int]:
        """The places where an island can begin that is its own image: fixed ones, or such as touch their image."""
        return self.fixed or [i for i, j in enumerate(self.partner) if i < j and j in self.near[i]]

    def colour(self, i: int) -> int:
        """One of three colours, in which no two places that touch are alike."""
        q, r = hexes.axial(*self.places[i])
        return (q - r) % 3


class _Land:
    """Islands on a grid as they grow: `owner` of each place, and of each island its `mate` (itself without symmetry), its places."""

    def __init__(self, grid: _Grid, islands: int) -> None:
        self.grid = grid
        self.owner = [SEA] * len(grid.places)
        self.mate = list(range(islands))
        if grid.symmetric:
            single = islands % 2  # the first island is its own image, the others go in pairs
            self.mate = [k if k < single else k + 1 - 2 * ((k - single) % 2) for k in range(islands)]
        self.leaders = [k for k in range(islands) if k <= self.mate[k]]
        self.own: list[list[int]] = [[] for _ in range(islands)]

    @property
    def size(self) -> int:
        """How many places are land."""
        return sum(map(len, self.own))

    def add(self, i: int, island: int) -> bool:
        """Make a place land of an island, and its image land of the mate; False, with nothing done, where that cannot be."""
        j, other = self.grid.partner[i], self.mate[island]
        if (i == j and island != other) or not self._put(i, island):
            return False
        if i != j and not self._put(j, other):
            self.owner[i] = SEA
            self.own[island].pop()
            return False
        return True

    def _put(self, i: int, island: int) -> bool:
        if self.owner[i] != SEA or any(self.owner[n] not in (SEA, island) for n in self.grid.near[i]):
            return False
        ring = [n >= 0 and self.owner[n] == SEA for n in self.grid.ring[i]]
        if sum(here and not before for before, here in zip(ring[-1:] + ring[:-1], ring, strict=True)) > 1:
            return False  # the sea around would fall into parts, at least here
        self.owner[i] = island
        self.own[island].append(i)
        return True

    def begin(self, i: int, island: int) -> bool:
        """Let an island begin at a place, and its mate at the image: with sea all around."""
        around = {*self.grid.near[i], *self.grid.near[self.grid.partner[i]]}
        return all(self.owner[n] == SEA for n in around) and self.add(i, island)


def _grown(grid: _Grid, islands: int, circles: int, rng: Row) -> _Land:
    """Islands with land enough for the stone circles. Raises BoardError where they find no room."""
    most = 0
    for attempt in range(TRIES):
        land = _Land(grid, islands)
        if not _scattered(land, rng):
            land = _Land(grid, islands)
            _packed(land, rng)
        _grow(land, LAND if attempt == 0 else 1.0, rng)
        if land.size >= circles:
            return land
        most = max(most, land.size)
    raise BoardError(
        f"{circles} stone circles need as many hexes of land, and {islands} islands grow to {most} hexes here:"
        f" {most - most % 2 if grid.symmetric else most} circles would fit, or fewer islands, or a larger board"
    )


def _scattered(land: _Land, rng: Row) -> bool:
    """Let all islands begin at places far from one another; False where one found none."""
    grid = land.grid
    begun: list[int] = []
    for island in land.leaders:
        choice = grid.selves() if land.mate[island] == island else grid.pairs()
        _shuffle(choice, rng)
        fit = []
        for i in choice:
            if all(land.owner[n] == SEA for n in (i, *grid.near[i])):
                fit.append(i)
            if len(fit) == LOOKS:
                break
        fit.sort(key=lambda i: -_apart(grid, i, begun))
        at = next((i for i in fit if land.begin(i, island)), None)
        if at is None:
            return False
        begun += {at, grid.partner[at]}
    return True


def _apart(grid: _Grid, i: int, others: Sequence[int]) -> int:
    """The distance of a place from the nearest of others, its own image among them."""
    image = grid.partner[i]
    rest = others if image in (i, *grid.near[i]) else [*others, image]
    return min((hexes.distance(grid.places[i], grid.places[j]) for j in rest), default=0)


def _packed(land: _Land, rng: Row) -> None:
    """Let islands begin as densely as one of three colours allows. Raises BoardError where that is not enough."""
    grid = land.grid
    best: tuple[list[int], list[int]] = ([], [])
    alone = sum(land.mate[k] == k for k in land.leaders)
    for colour in range(3):
        selves = [i for i in grid.selves() if grid.colour(i) == colour] or grid.selves()
        taken = selves[:alone] if grid.symmetric else []
        shut = {n for i in taken for j in (i, grid.partner[i]) for n in (j, *grid.near[j])}
        free = grid.pairs() if grid.symmetric else selves
        lasting = [i for i in free if grid.colour(i) == colour and grid.colour(grid.partner[i]) == colour and i not in shut]
        best = max(best, (taken, lasting), key=lambda found: len(found[0]) + 2 * len(found[1]))
    taken, lasting = best
    _shuffle(lasting, rng)
    begun = [i for i, k in zip([*taken, *lasting], land.leaders, strict=False) if land.begin(i, k)]
    if len(begun) < len(land.leaders):
        fit = len(taken) + len(lasting) * (2 if grid.symmetric else 1) or 1
        raise BoardError(f"{len(land.mate)} islands find no room on {len(grid.places)} hexes; {fit} would, or a larger board")


def _grow(land: _Land, share: float, rng: Row) -> None:
    """Let the islands grow to a share of the board in all, or until none can."""
    sizes = [SIZES[draw(rng, len(SIZES))] for _ in land.leaders]
    weight = {k: size for k, size in zip(land.leaders, sizes, strict=True)}
    edges = {k: [n for i in land.own[k] for n in land.grid.near[i]] for k in land.leaders}
    goal = min(share * len(land.owner), len(land.owner) - 2)
    growing = list(land.leaders)
    while growing and land.size < goal:
        island = min(growing, key=lambda k: len(land.own[k]) / weight[k])
        edge = edges[island]
        if not edge:
            growing.remove(island)
            continue
        i = _rounder(land, edge, island, rng)
        if land.add(i, island):
            added = (i, land.grid.partner[i]) if land.mate[island] == island else (i,)
            edge += [n for j in added for n in land.grid.near[j] if land.owner[n] == SEA]


def _rounder(land: _Land, edge: list[int], island: int, rng: Row) -> int:
    """Take one of two places at the edge of an island, the one with more of the island around it, so that islands are round."""
    first = _taken(edge, rng)
    if not edge:
        return first
    second = _taken(edge, rng)
    own = [sum(land.owner[n] == island for n in land.grid.near[i]) for i in (first, second)]
    if own[1] > own[0]:
        first, second = second, first
    edge.append(second)
    return first


def _taken(some: list[int], rng: Row) -> int:
    """Take one out of a list, whose order does not matter."""
    k = draw(rng, len(some))
    some[k], some[-1] = some[-1], some[k]
    return some.pop()


def _shuffle(some: list[int], rng: Row) -> None:
    for k in range(len(some) - 1, 0, -1):
        j = draw(rng, k + 1)
        some[k], some[j] = some[j], some[k]


def _circles(land: _Land, circles: int, rng: Row) -> set[int]:
    """The places of the stone circles: in turn on the island that has fewest for its size, as far from the others as can be."""
    grid, found = land.grid, set[int]()
    apart = [len(grid.places)] * len(grid.places)
    fixed = {k: [i for i in land.own[k] if grid.partner[i] == i] for k in land.leaders}
    paired = {k: [i for i in land.own[k] if land.mate[k] != k or i < grid.partner[i]] for k in land.leaders}
    counts = dict.fromkeys(land.leaders, 0)
    while len(found) < circles:
        left = circles - len(found)
        stock = fixed if left % 2 or not any(paired.values()) else paired
        island = min((k for k in land.leaders if stock[k]), key=lambda k: counts[k] / len(land.own[k]))
        best = max(apart[i] for i in stock[island])
        fit = [i for i in stock[island] if apart[i] == best]
        i = fit[draw(rng, len(fit))]
        stock[island].remove(i)
        for j in {i, grid.partner[i]}:
            found.add(j)
            counts[island] += land.owner[j] == island
            for n in land.own[island]:
                apart[n] = min(apart[n], hexes.distance(grid.places[n], grid.places[j]))
    return found


def _graph(grid: _Grid, land: _Land, circles: set[int], bonus: Any, name: str) -> networkx.Graph[str]:
    """The board, its islands called a, b, ... in the order of their first hexes."""
    order = sorted(range(len(land.own)), key=lambda k: min(land.own[k]))
    called = {k: hexes.letters(i) for i, k in enumerate(order)}
    if bonus is None:
        mean = land.size / len(order)
        worths = [next((w for part, w in WORTHS if len(land.own[k]) < part * mean), GREATEST_WORTH) for k in order]
    else:
        worths = list(bonus) if isinstance(bonus, Sequence) and not isinstance(bonus, str) else [bonus] * len(order)
    if len(worths) != len(order):
        raise BoardError(f"bonus is one number, or one for each of the {len(order)} islands, not {len(worths)} numbers")
    cells = {
        hexes.name(row, col): Hex(row, col, called.get(land.owner[i]), i in circles) for i, (row, col) in enumerate(grid.places)
    }
    return checked_plan(name, cells, dict(zip((called[k] for k in order), worths, strict=True))).graph()
