"""Lanes and sticks of Clippers, drawn: the trough of a lane dash by dash, arrows, sticks with their company's lines, ships.

The lines of a stick turn with it: across for red, along for blue, slanted for green and purple, crossed for black, none for white. Lengths
are px.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from ....show import theme
from ....show.svg import Brush, Point, number

GAP = 13.0  # between the middles of two lanes
HALF, THIN = 4.6, 7.4  # half the width of a stick, the width of a dash where none lies
REST = 1.6  # a stick is so much shorter than its place, at either end
LINE = 6.5  # between two lines of a stick
BOW, STERN, BEAM = 15.0, 13.0, 9.2  # of a ship, from its middle
LETTERS = {"red": "R", "blue": "B", "white": "W", "green": "G", "black": "K", "purple": "P"}


class Strip(NamedTuple):
    """A lane, from the shore of the first end of its connection to that of the second: start, end, and the sticks that it takes."""

    start: Point
    end: Point
    sticks: int

    @property
    def length(self) -> float:
        """From shore to shore."""
        return math.dist(self.start, self.end) or 1.0

    @property
    def ahead(self) -> Point:
        """The direction from start to end, 1 long."""
        return (self.end[0] - self.start[0]) / self.length, (self.end[1] - self.start[1]) / self.length

    def at(self, along: float, off: float = 0.0) -> Point:
        """The point so many px from the start, and so far to the right of the middle."""
        dx, dy = self.ahead
        return self.start[0] + dx * along - dy * off, self.start[1] + dy * along + dx * off

    def back(self) -> Strip:
        """The same lane from the other end."""
        return Strip(self.end, self.start, self.sticks)

    def place(self, stick: int) -> tuple[float, float]:
        """Where a stick begins and ends, px from the start; the first is 0."""
        step = self.length / self.sticks
        return stick * step, (stick + 1) * step


def strips(a: Point, b: Point, shores: tuple[float, float], sticks: int, lanes: int) -> tuple[Strip, ...]:
    """The lanes between two places whose shores are so far from their middles."""
    middle = Strip(a, b, sticks)
    ends = (shores[0], max(middle.length - shores[1], shores[0] + 1))
    offs = [GAP * (lane - (lanes - 1) / 2) for lane in range(lanes)]
    return tuple(Strip(middle.at(ends[0], off), middle.at(ends[1], off), sticks) for off in offs)


def draw_troughs(b: Brush, lanes: Iterable[tuple[Strip, bool]]) -> None:
    """Every dash of every lane, and arrows on those that lead one way."""
    dashes, arrows = [], []
    for strip, one_way in lanes:
        for stick in range(strip.sticks):
            start, end = strip.place(stick)
            dashes.append(f"M{_spot(strip.at(start + 2))}L{_spot(strip.at(end - 2))}")
            if one_way:
                middle = (start + end) / 2
                arrows.append("M" + "L".join(_spot(strip.at(middle + x, y)) for x, y in ((-4.0, -HALF), (4.5, 0), (-4.0, HALF))))
    b.path("".join(dashes), stroke="soft", width=THIN + 2)
    b.path("".join(dashes), stroke="deep", width=THIN)
    if arrows:
        b.path("".join(arrows), stroke="ink", width=2.2, round_joins=1)


def draw_sticks(b: Brush, company: str, strip: Strip, laid: int) -> None:
    """The sticks that a company has laid along a lane, from its start."""
    places = [strip.place(stick) for stick in range(laid)]
    outline = "".join(_outline(strip, start + REST, end - REST) for start, end in places)
    rim = "dark" if company == "white" else "edge"  # where the theme is dark, edges are as pale as white
    b.path(outline, fill=company, stroke=rim, width=1.6, round_joins=1)
    lines = "".join(_lines(company, strip, start + REST + 1, end - REST - 1) for start, end in places)
    if lines:
        b.path(lines, stroke=theme.HUE_INKS[company], width=1.5, opacity=0.8)


def _outline(strip: Strip, start: float, end: float) -> str:
    corners = ((start, -HALF), (end, -HALF), (end, HALF), (start, HALF))
    return f"M{'L'.join(_spot(strip.at(*corner)) for corner in corners)}z"


def _lines(company: str, strip: Strip, start: float, end: float) -> str:
    """The lines of a company on one stick."""
    h = HALF - 0.9
    if company == "white":
        return ""
    if company == "blue":
        return _line(strip, (start, 0), (end, 0))
    n = max(1, int((end - start) / LINE))
    step = (end - start) / n
    slant = {"red": (0.0,), "green": (h,), "purple": (-h,), "black": (h, -h)}[company]
    middles = [start + step * (i + 0.5) for i in range(n)]
    return "".join(_line(strip, (x - by, -h), (x + by, h)) for x in middles for by in slant)


def _line(strip: Strip, a: Point, b: Point) -> str:
    return f"M{_spot(strip.at(*a))}L{_spot(strip.at(*b))}"


def _spot(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


def sample(b: Brush, company: str, x: float, y: float, w: float = 40.0) -> None:
    """A stick lying level, its left end at x."""
    draw_sticks(b, company, Strip((x, y), (x + w, y), 1), 1)


def draw_ship(b: Brush, company: str, at: Point, ahead: Point) -> None:
    """A ship with its middle there, its bow in that direction; an open end of purple, which has no ships, has a dashed rim."""
    keel = Strip(at, (at[0] + ahead[0], at[1] + ahead[1]), 1)
    corners = ((BOW, 0.0), (BOW - 9, BEAM), (-STERN, BEAM), (-STERN, -BEAM), (BOW - 9, -BEAM))
    hull = [tuple(round(v, 1) for v in keel.at(*corner)) for corner in corners]
    points = [(x, y) for x, y in hull]
    b.polygon(points, fill="edge", stroke="paper", width=4.5, round_joins=1)
    b.polygon(points, fill=company, stroke="edge", width=1.8, round_joins=1, dash="4 2.5" if company == "purple" else "")
    ink = theme.HUE_INKS[company]
    x, y = keel.at(-1.5)
    b.text(round(x, 1), round(y + 4.6, 1), LETTERS[company], 12, ink, company, "middle", bold=True)
