"""What a board of Clippers looks like before anybody has played on it, and where everything on it lies.

Water, lanes, islands with their values and free port spaces, and names depend on the board and the language alone: they are drawn once
and kept, as are the shapes of what comes onto them. Places, connections and arcs are numbers of the board's chart. Lengths are px.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TypeVar

from ....core.rulebook import Rulebook
from ....core.text import Name
from ....show.scene import Box, Item
from ....show.svg import Brush, Point
from ..board import COMPANIES, Chart
from .emblems import SYMBOLS
from .lanes import BOW, GAP, LETTERS, STERN, Strip, draw_ship, draw_sticks, draw_troughs, strips
from .layout import DISC, HEIGHT, RIM, TOP, WIDTH, placed
from .naming import LEADING, Written, placed_names

BLOCK = 23.0  # half of the square where a company starts
SHORE = {True: DISC + 1, False: BLOCK + 4}  # how far from its middle the routes of an island begin, and those of a start
SIGN = 5.4  # of a port marker
TARGET = 24.0  # of what can be touched on a lane
FIRST = 0.29  # where on a route of one stick it is touched, from its beginning
FARTHER = 0.42  # of a stick: how much farther out at most, where another route is close by
OUT, FAR_OUT = 2.5, 6.0  # how far from the middle of its lane, on a double route; where something is written there
WAKE = 8.5  # half of what a ship takes on its lane
KEPT = 8192  # shapes and labels

T = TypeVar("T")


@lru_cache(maxsize=16)
def ground_of(chart: Chart, lang: str, rulebook: Rulebook) -> Ground:
    """The ground of a board in a language, drawn when it is asked for the first time."""
    return Ground(chart, lang, rulebook)


class Ground:
    """A board in a language: `drawn`, the SVG below all items, `points`, `spoken` names and `near`, the neighbours by place.

    `strips` are the lanes of a connection, `out` the arcs that leave a place, `ways` the number of an arc by its text, `between` by its
    places, `reverse` by that of the arc that leads back. `names` is the item of the names, which lie over sticks.
    """

    def __init__(self, chart: Chart, lang: str, rulebook: Rulebook) -> None:
        self.chart, self.lang, self.rulebook = chart, lang, rulebook
        self._kept: dict[Hashable, object] = {}
        self.points = placed(chart)
        self.spoken = tuple(self._spoken(i) for i in range(len(chart.names)))
        self.number = {name: i for i, name in enumerate(chart.names)}
        self.ways = {chart.arc_name(a): a for a in range(len(chart.arcs))}
        self.between = {(arc.tail, arc.head): a for a, arc in enumerate(chart.arcs)}
        self.reverse = {a: self.between.get((arc.head, arc.tail)) for a, arc in enumerate(chart.arcs)}
        self.out = [self._around(i) for i in range(len(chart.names))]
        self.near = [tuple(f"place-{chart.names[n]}" for n in self._neighbours(i)) for i in range(len(chart.names))]
        self.strips = [
            strips(self.points[a], self.points[b], (SHORE[a < chart.islands], SHORE[b < chart.islands]), sticks, lanes)
            for (a, b), sticks, lanes in zip(chart.ends, chart.length, chart.lanes, strict=True)
        ]
        self._farther: dict[int, float] = {}
        for some in self.out:
            self._part(some)
        self.written = self._names()
        self.drawn, self.names = self._draw(), self._lettered()

    def kept(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for a key before, or is made now."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = make()
        return found  # type: ignore[return-value]

    def _spoken(self, place: int) -> Name:
        """What a place is called; one of a board of somebody's own keeps its name."""
        name, words = self.chart.names[place], self.rulebook.words
        return Name(words[name][self.lang] if name in words else name)

    def _around(self, place: int) -> list[int]:
        """The arcs that leave a place, in the order of the clock."""
        x, y = self.points[place]
        heads = {a: self.points[arc.head] for a, arc in enumerate(self.chart.arcs) if arc.tail == place}
        return sorted(heads, key=lambda a: math.atan2(heads[a][1] - y, heads[a][0] - x))

    def _part(self, arcs: list[int]) -> None:
        """Arcs that leave a place side by side: on the one with more room for it the first stick is touched farther out."""
        room = {a: 0.0 if strip.sticks == 1 else FARTHER * strip.place(0)[1] for a in arcs for strip in (self.strip(a, 0),)}
        for a, b in itertools.combinations(arcs, 2):
            moved = max(a, b, key=lambda arc: room[arc])
            while room[moved] > 0 and math.dist(self._target(a, 0, 0, FAR_OUT), self._target(b, 0, 0, FAR_OUT)) < TARGET:
                self._farther[moved] = self._farther.get(moved, 0.0) + 3
                room[moved] -= 3

    def _neighbours(self, place: int) -> list[int]:
        return [b if a == place else a for a, b in self.chart.ends if place in (a, b)]

    def _names(self) -> list[Written]:
        """Where the names of islands stand."""
        half = [GAP * (lanes - 1) / 2 + WAKE for lanes in self.chart.lanes]
        routes = [(self.points[a], self.points[b], wide) for (a, b), wide in zip(self.chart.ends, half, strict=True)]
        return placed_names(self.spoken[: self.chart.islands], self.points, self.chart.label, routes, self.lang)

    # drawing the board

    def _draw(self) -> str:
        b, chart = Brush(self.lang, SYMBOLS), self.chart
        b.rect(RIM, TOP, WIDTH - 2 * RIM, HEIGHT, 10, fill="sea", stroke="rule")
        lanes = [(strip, one_way) for some, one_way in zip(self.strips, chart.one_way, strict=True) for strip in some]
        draw_troughs(b, lanes)
        for i in range(chart.islands):
            x, y = self.points[i]
            b.circle(x, y, DISC, fill="land", stroke="coast", width=2)
            b.text(x, y - 2, chart.value[i], 17, on="land", anchor="middle", bold=True)
            for port in range(chart.ports[i]):
                b.circle(*self.port(i, port), 3.8, fill="none", stroke="coast", width=1.4)
        return b.take()

    def _lettered(self) -> Item:
        """The names of islands, which lie over the sticks."""
        b = Brush(self.lang, SYMBOLS)
        for written in self.written:
            for line, text in enumerate(written.lines):
                b.text(written.x, written.y + LEADING * line, text, written.size, on="sea", anchor=written.anchor, bold=True, halo=True)
        return Item("names", (RIM, TOP, WIDTH - 2 * RIM, HEIGHT), b.take(), "")

    def port(self, island: int, port: int) -> Point:
        """The middle of a port space: they stand on an arc in the lower half of the disc."""
        x, y = self.points[island]
        turn = math.radians(90 - 39 * (port - (self.chart.ports[island] - 1) / 2))
        return round(x + 16 * math.cos(turn), 1), round(y + 15 * math.sin(turn) - 1.5, 1)

    # what comes onto it

    def box(self, place: int) -> Box:
        """The box of a place."""
        x, y = self.points[place]
        r = DISC + 2 if place < self.chart.islands else BLOCK + 1
        return x - r, y - r, 2 * r, 2 * r

    def island(self, island: int, owners: tuple[int, ...], ring: str) -> str:
        """An island as an item: the markers on its ports; `ring` is "open", "shut" or "" round it, for that of purple."""
        return self.kept(("island", island, owners, ring), lambda: self._island(island, owners, ring))

    def _island(self, island: int, owners: tuple[int, ...], ring: str) -> str:
        b = Brush(self.lang, SYMBOLS)
        x, y = self.points[island]
        b.circle(x, y, DISC + 1, fill="land", opacity=0)
        if ring:
            b.circle(x, y, DISC + 3, fill="none", stroke="edge", width=5)
            b.circle(x, y, DISC + 3, fill="none", stroke="purple", width=3.4, dash="" if ring == "open" else "5 4")
        for port, seat in enumerate(owners):
            b.seat(seat, *self.port(island, port), SIGN, letter=False)
        return b.take()

    def start(self, company: int, sticks: int) -> str:
        """Where a company starts: its letter, and the sticks that it has left."""
        return self.kept(("start", company, sticks), lambda: self._start(company, sticks))

    def _start(self, company: int, sticks: int) -> str:
        b = Brush(self.lang, SYMBOLS)
        x, y = self.points[self.chart.islands + company]
        b.rect(x - BLOCK, y - BLOCK, 2 * BLOCK, 2 * BLOCK, 9, fill=b.hatch(COMPANIES[company]), stroke="edge", width=2)
        b.rect(x - 19, y - 13, 38, 26, 5, fill="card", stroke="edge")
        b.text(x, y + 5, f"{LETTERS[COMPANIES[company]]} {sticks}", 13, on="card", anchor="middle", bold=True)
        return b.take()

    def strip(self, arc: int, lane: int) -> Strip:
        """A lane in the direction of an arc."""
        found = self.strips[self.chart.arcs[arc].connection][lane]
        return found.back() if self.chart.arcs[arc].back else found

    def sticks(self, arc: int, lane: int, company: int, laid: int) -> tuple[str, Box]:
        """What a company has laid along an arc, and the box of its last stick."""
        return self.kept(("sticks", arc, lane, company, laid), lambda: self._sticks(arc, lane, company, laid))

    def _sticks(self, arc: int, lane: int, company: int, laid: int) -> tuple[str, Box]:
        b, strip = Brush(self.lang, SYMBOLS), self.strip(arc, lane)
        draw_sticks(b, COMPANIES[company], strip, laid)
        start, end = strip.place(laid - 1)
        (x, y), (to_x, to_y) = strip.at(start + 4), strip.at(end - 4)
        return b.take(), (min(x, to_x) - 4, min(y, to_y) - 4, abs(to_x - x) + 8, abs(to_y - y) + 8)

    def ship(self, arc: int, lane: int, company: int, laid: int, back: float) -> tuple[str, Point]:
        """A ship at the end of what its company has laid along an arc, or so far back, and its middle."""
        return self.kept(("ship", arc, lane, company, laid, back), lambda: self._ship(arc, lane, company, laid, back))

    def _ship(self, arc: int, lane: int, company: int, laid: int, back: float) -> tuple[str, Point]:
        b, strip = Brush(self.lang, SYMBOLS), self.strip(arc, lane)
        x, y = strip.at(max(strip.place(laid - 1)[1] - BOW + 1 - back, STERN))
        draw_ship(b, COMPANIES[company], (x, y), strip.ahead)
        return b.take(), (round(x, 1), round(y, 1))

    def ship_beside(self, place: int, company: int, number: int) -> tuple[str, Point]:
        """A ship beside a place, for which no route was laid: the first at a start, or one of several."""
        return self.kept(("beside", place, company, number), lambda: self._ship_beside(place, company, number))

    def _ship_beside(self, place: int, company: int, number: int) -> tuple[str, Point]:
        b, (x, y) = Brush(self.lang, SYMBOLS), self.points[place]
        turn = -math.pi / 2 + 0.7 * number
        ahead = (-1.0, 0.0) if place >= self.chart.islands else (math.cos(turn), math.sin(turn))
        at = round(x + 39 * math.cos(turn), 1), round(y + 37 * math.sin(turn), 1)
        draw_ship(b, COMPANIES[company], at, ahead)
        return b.take(), at

    def target(self, arc: int, lane: int, stick: int, plate: bool) -> Point:
        """Where an arc is touched for the next stick on it; on a double route somewhat off the other lane, where a ship may lie."""
        return self.kept(("target", arc, lane, stick, plate), lambda: self._target(arc, lane, stick, FAR_OUT if plate else OUT))

    def _target(self, arc: int, lane: int, stick: int, out: float) -> Point:
        strip, connection = self.strip(arc, lane), self.chart.arcs[arc].connection
        start, end = strip.place(stick)
        off = (out if lane else -out) * (-1 if self.chart.arcs[arc].back else 1) if self.chart.lanes[connection] > 1 else 0.0
        along = FIRST * end if strip.sticks == 1 else (start + end) / 2
        x, y = strip.at(along if stick else along + self._farther.get(arc, 0.0), off)
        return round(x, 1), round(y, 1)

    def touched(self, arc: int, lane: int, at: Point, alone: bool = False) -> str:
        """What can be touched for an arc: round its target and, but for `alone`, on its half of the connection; nobody sees it."""
        return self.kept(("touched", arc, lane, at, alone), lambda: self._touched(arc, at, alone))

    def _touched(self, arc: int, at: Point, alone: bool) -> str:
        b, some = Brush(self.lang), self.strips[self.chart.arcs[arc].connection]
        strip, half = self.strip(arc, 0), 0.5 if self.reverse[arc] is not None else 0.6
        off = GAP / 2 * (len(some) - 1) * (-1 if self.chart.arcs[arc].back else 1)  # to the middle between two lanes
        dx, dy = strip.ahead
        along = (at[0] - strip.start[0]) * dx + (at[1] - strip.start[1]) * dy
        (x, y), (to_x, to_y) = strip.at(along, off), strip.at(max(along, half * strip.length), off)
        if not alone:
            b.line(round(x, 1), round(y, 1), round(to_x, 1), round(to_y, 1), stroke="sea", width=14.0 + GAP * (len(some) - 1), opacity=0)
        b.circle(*at, TARGET / 2, fill="sea", opacity=0)
        return b.take()
