"""What a board looks like before anybody has played on it: sea, islands, stone circles, names of rows and columns.

All that depends on the board alone is drawn once and kept, as are the shapes of what a hex may hold: a position only puts them
together. Hexes are numbers in the order of the board's chart. Lengths are px.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from statistics import fmean

from ....boards import hexes
from ....core.layout import NONE
from ....core.rulebook import Rulebook
from ....core.text import Name, text_block
from ....show import theme
from ....show.scene import Box, Item
from ....show.svg import Brush, Point, number
from ..board import Chart
from ..box import TOKENS
from .emblems import SYMBOLS

SIZE = 28.5  # of a hex, from its middle to a corner
HALF = SIZE * math.sqrt(3) / 2
LEFT, TOP, RIGHT, BOTTOM = 22.0, 24.0, 18.0, 22.0  # water round the hexes
LEAST = 682.0  # width of a board and of the score sheet below it
STONES = 49.0  # size of a circle of stones
DROP = 18.5  # of the dot of a target below the middle, where something lies there
SIGN = 26.0

Piece = tuple[int, bool]  # seat, and whether it is a village
Held = Piece | str | None  # a piece or a token


@lru_cache(maxsize=16)
def ground_of(chart: Chart, lang: str, rulebook: Rulebook) -> Ground:
    """The ground of a board in a language, drawn when it is asked for the first time."""
    return Ground(chart, lang, rulebook)


class Ground:
    """A board in a language: `width` and `height`, `drawn`, the SVG below all items, `signs`, an item that lies over all of them.

    `boxes` and `near` are those of the hexes as items, in the order of the chart. `legend` says what the signs of the plan mean.
    """

    def __init__(self, chart: Chart, lang: str, rulebook: Rulebook) -> None:
        self.chart, self.lang, self.rulebook = chart, lang, rulebook
        self._at = {place: h for h, place in enumerate(zip(chart.rows, chart.cols, strict=True))}
        self._lay_out()
        self.boxes: list[Box] = [(x - HALF, y - HALF, 2 * HALF, 2 * HALF) for x, y in self.centres]
        self.near = [self._near(h) for h in range(len(chart.names))]
        self.drawn = self._draw()
        self.signs = self._signs()
        tokens = ", ".join(f"{token[0]} {rulebook.word(token, lang)}" for token in TOKENS)
        self.legend = text_block([rulebook.phrase("plan.legend", lang, tokens=Name(tokens))])
        self._shapes: dict[tuple[int, Held], str] = {}
        self._told: dict[tuple[int, Held], str] = {}

    # where everything lies

    def _lay_out(self) -> None:
        centres = [hexes.centre(row, col, SIZE) for row, col in self._at]
        left, right = min(x for x, _ in centres) - HALF, max(x for x, _ in centres) + HALF
        top, bottom = min(y for _, y in centres) - SIZE, max(y for _, y in centres) + SIZE
        self.width = max(LEAST, math.ceil(LEFT + right - left + RIGHT))
        self.height = math.ceil(TOP + bottom - top + BOTTOM)
        spare = self.width - (LEFT + right - left + RIGHT)
        self._shift = (LEFT + spare / 2 - left, TOP - top)
        self.centres: list[Point] = [(x + self._shift[0], y + self._shift[1]) for x, y in centres]

    def _corners(self, h: int) -> list[Point]:
        dx, dy = self._shift
        return [(x + dx, y + dy) for x, y in hexes.corners(self.chart.rows[h], self.chart.cols[h], SIZE)]

    def _beside(self, h: int) -> list[int | None]:
        """The hexes round a hex in the order of hexes.neighbours; None beyond the board."""
        return [self._at.get(place) for place in hexes.neighbours(self.chart.rows[h], self.chart.cols[h])]

    def _near(self, h: int) -> tuple[str, ...]:
        """The names of the hexes round a hex, those of the same column first: so two steps up lead straight up."""
        col, cols = self.chart.cols[h], self.chart.cols
        found = [n for n in self._beside(h) if n is not None]
        return tuple(self.chart.names[n] for n in sorted(found, key=lambda n: cols[n] != col))

    # drawing the board

    def _draw(self) -> str:
        brush, chart = Brush(self.lang, SYMBOLS), self.chart
        brush.rect(0, 0, self.width, self.height, 10, fill="deep", stroke="rule")
        self._name_lines(brush)
        land = [h for h, island in enumerate(chart.island) if island != NONE]
        sea = [h for h, island in enumerate(chart.island) if island == NONE]
        for some, fill, line, opacity in ((sea, "sea", "soft", 0.3), (land, "land", "grid", 1)):
            if some:
                outlines = "".join(map(self._outline, some))
                brush.path(outlines, fill=fill)
                brush.path(outlines, stroke=line, width=1.2, opacity=opacity)
        brush.path("".join(map(self._coast, land)), stroke="coast", width=2.6, round_ends=1)
        for h in chart.circles:
            brush.use("stones", *self.centres[h], STONES, "coast")
        return brush.take()

    def _name_lines(self, brush: Brush) -> None:
        """The letters of the columns above, the numbers of the rows at the left."""
        dx, dy = self._shift
        left = min(x for x, _ in self.centres) - HALF
        for col in sorted(set(self.chart.cols)):
            letters = hexes.letters(col)
            brush.text(dx + 2 * HALF * (col + 0.75), 18, letters, 13, on="deep", anchor="middle", bold=True)
        for row in sorted(set(self.chart.rows)):
            brush.text(left - 11, dy + hexes.centre(row, 0, SIZE)[1] + 4.5, row + 1, 12, on="deep", anchor="middle", bold=True)

    def _outline(self, h: int) -> str:
        return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in self._corners(h))}z"

    def _coast(self, h: int) -> str:
        """The sides of a hex of land beyond which its island does not go on."""
        corners, island = self._corners(h), self.chart.island
        found = []
        for side, place in enumerate(hexes.around(self.chart.rows[h], self.chart.cols[h])):
            n = self._at.get(place)
            if n is None or island[n] != island[h]:
                (x, y), (to_x, to_y) = corners[side], corners[(side + 1) % 6]
                found.append(f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}")
        return "".join(found)

    def _signs(self) -> Item:
        """What each island is worth, on a sign where three of its hexes meet: no piece ever covers it."""
        brush, chart = Brush(self.lang, SYMBOLS), self.chart
        spots = [self._spot([h for h, there in enumerate(chart.island) if there == i]) for i in range(len(chart.islands))]
        for (x, y), worth in zip(spots, chart.bonus, strict=True):
            brush.use("worth", x, y, SIGN, "edge")
            brush.text(x, y + 4.2, worth, 12, on="badge", anchor="middle", bold=True)
        return Item("signs", (0, 0, self.width, self.height), brush.take(), "")

    def _spot(self, island: Iterable[int]) -> Point:
        """The corner at which most hexes of an island meet, of several the one nearest to its middle."""
        meeting: dict[Point, int] = {}
        here = list(island)
        for h in here:
            for x, y in self._corners(h):
                corner = (round(x, 1), round(y, 1))
                meeting[corner] = meeting.get(corner, 0) + 1
        middle = fmean(self.centres[h][0] for h in here), fmean(self.centres[h][1] for h in here)
        return min(meeting, key=lambda corner: (-meeting[corner], round(math.dist(corner, middle)), corner))

    # hexes

    def shape(self, h: int, held: Held) -> str:
        """A hex as an item: what it holds, over a hexagon that nobody sees and everybody can touch."""
        key = (h, held)
        if key not in self._shapes:
            brush = Brush(self.lang, SYMBOLS)
            brush.polygon([(round(x, 1), round(y, 1)) for x, y in self._corners(h)], fill="land", opacity=0)
            if isinstance(held, str):
                brush.use(held, *self.centres[h], 22)
            elif held:
                draw_piece(brush, held, *self.centres[h], afloat=self.chart.island[h] == NONE)
            self._shapes[key] = brush.take()
        return self._shapes[key]

    def told(self, h: int, token: str | None) -> str:
        """What is heard of a hex but for pieces: name, sea or island and its worth, stone circle and token (BL-1.2, BL-1.4)."""
        key = (h, token)
        if key not in self._told:
            name, island = Name(self.chart.names[h]), self.chart.island[h]
            if island == NONE:
                self._told[key] = self.rulebook.phrase("hex.sea", self.lang, hex=name)
            else:
                what = "hex.token" if token else "hex.circle" if h in self.chart.circles else "hex.land"
                thing = self.rulebook.phrase(f"some.{token}", self.lang) if token else ""
                values = {"hex": name, "island": Name(self.chart.islands[island]), "n": self.chart.bonus[island], "token": Name(thing)}
                self._told[key] = self.rulebook.phrase(what, self.lang, **values)
        return self._told[key]


def draw_piece(brush: Brush, piece: Piece, x: float, y: float, afloat: bool = False) -> None:
    """A settler, the sign of its seat, in a hull where it is afloat; or a village, a hut with the letter."""
    seat, village = piece
    letter = theme.SEAT_LETTERS[seat]
    if village:
        brush.use("hut", x, y - 1, 34, "edge", f"seat{letter}")
        brush.text(x, y + 9, letter, 14, theme.SEAT_INKS[seat], f"seat{letter}", "middle", bold=True)
        return
    if afloat:
        brush.use("hull", x, y - 2, 40, "edge", f"seat{letter}")
    brush.seat(seat, x, y - (3 if afloat else 0), 12.5)
