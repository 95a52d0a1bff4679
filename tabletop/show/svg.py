"""Brush: builds fragments of SVG that are safe to put into a page, and the marks that lie over an item.

Every text and attribute is escaped here and nowhere else; a colour is a token of the theme, never a value. The states of an
item (legal, hint, refused, last move, chosen) are told by geometry first and by colour second. Lengths are px.
"""

from __future__ import annotations

import html
import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ..core.text import shorten, wrap
from . import theme
from .scene import Box, Item
from .symbols import Symbol, joined, referred

Point = tuple[float, float]
_UNSAFE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff\u202a-\u202e\u2066-\u2069]")
CORNER = 8.0  # length of a corner mark
CARD_HEIGHT = 80.0  # from here on an item is taken for a card


def escape(text: object) -> str:
    """A text made safe for SVG and HTML, also inside attributes; what XML forbids or what turns text around is replaced."""
    return html.escape(_UNSAFE.sub("�", str(text)), quote=True)


def number(value: float) -> str:
    """A length with at most two decimals: "12", "4.5"."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


class Brush:
    """Draws in a language, and hands out with `take` what it has drawn since the last time.

    `symbols` are those that a game brings; the symbols of the house are there anyway.
    """

    def __init__(self, lang: str = "en", symbols: Mapping[str, Symbol] | None = None) -> None:
        self.lang, self._symbols = lang, joined(symbols or {})
        self._drawn: list[str] = []

    def take(self) -> str:
        """The fragment drawn since the last call."""
        fragment = "".join(self._drawn)
        self._drawn = []
        return fragment

    # shapes; **style: fill, stroke (tokens, "none", or what `hatch` gives), width, dash, opacity, round_joins

    def rect(self, x: float, y: float, w: float, h: float, r: float = 0, **style: str | float) -> None:
        """A rectangle with corners of radius r."""
        self._add("rect", {"x": x, "y": y, "width": w, "height": h, "rx": r or ""}, style)

    def circle(self, x: float, y: float, r: float, **style: str | float) -> None:
        """A circle."""
        self._add("circle", {"cx": x, "cy": y, "r": r}, style)

    def polygon(self, points: Sequence[Point], **style: str | float) -> None:
        """A closed polygon."""
        self._add("polygon", {"points": " ".join(f"{number(x)},{number(y)}" for x, y in points)}, style)

    def path(self, d: str, **style: str | float) -> None:
        """A path; without a fill it has none."""
        self._add("path", {"d": d}, {"fill": "none", **style})

    def line(self, x1: float, y1: float, x2: float, y2: float, **style: str | float) -> None:
        """A straight line, a hairline of `rule` unless told otherwise."""
        self.path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", **{"stroke": "rule", **style})

    def use(self, symbol: str, x: float, y: float, size: float = 20, ink: str = "ink", fill: str = "") -> None:
        """A symbol, centred on x, y; `fill` is for those that inherit one."""
        self._symbols[symbol]  # a KeyError here names the symbol that is missing
        corner: dict[str, str | float] = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
        reference: dict[str, str | float] = {"href": f"#{theme.PREFIX}{symbol}", "color": theme.var(ink)}
        self._add("use", {**reference, **corner}, {"fill": fill} if fill else {})

    def hatch(self, name: str) -> str:
        """What to give as `fill` in order to fill with a hatching of the theme."""
        theme.HATCHES[name]  # the same for a hatching
        return f"url(#{theme.PREFIX}{name})"

    # text

    def text(
        self, x: float, y: float, text: object, size: float = 13, ink: str = "ink", on: str = "paper", anchor: str = "start",
        bold: bool = False, room: float | None = None, halo: bool = False,
    ) -> float:
        """A text on the baseline y, on a ground of token `on`; returns its width.

        `anchor` is start, middle or end. What does not fit into `room` is cut with an ellipsis. Type under 12 px, or 13 in
        Korean, is made that large. A `halo` of its ground keeps it legible where something else lies below.
        """
        size = max(size, theme.LEAST_KOREAN if self.lang == "ko" else theme.LEAST_TYPE)
        line = str(text)
        measure = partial(theme.text_width, size=size, bold=bold)
        if room is not None:
            line = shorten(line, room, measure)
        a = f' text-anchor="{anchor}"' if anchor != "start" else ""
        a += ' font-weight="700"' if bold else ""
        a += f' stroke="{theme.var(on)}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"' if halo else ""
        self._drawn.append(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{theme.var(ink)}"{a}>{escape(line)}</text>'
        )
        return measure(line)

    def paragraph(
        self, x: float, y: float, text: object, room: float, size: float = 13, ink: str = "ink", on: str = "paper",
        leading: float = 18, most: int = 9, bold: bool = False, anchor: str = "start",
    ) -> int:
        """A text in lines no wider than `room`, the first on the baseline y; returns how many. Lines beyond `most` are cut."""
        size = max(size, theme.LEAST_KOREAN if self.lang == "ko" else theme.LEAST_TYPE)
        lines = wrap(str(text), room, partial(theme.text_width, size=size, bold=bold))
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        for i, line in enumerate(lines):
            self.text(x, y + i * leading, line, size, ink, on, anchor, bold, room)
        return len(lines)

    def caption(self, x: float, y: float, text: object, seat: int | None = None, on: str = "paper", room: float = 120) -> None:
        """A bold caption on the baseline y, after the sign of a seat if it is about one."""
        if seat is not None:
            self.seat(seat, x + 9, y - 4.5, 9)
            x += 24
        self.text(x, y, text, 13, on=on, bold=True, room=room)

    # pieces

    def seat(self, seat: int, x: float, y: float, r: float = 11, letter: bool = True) -> None:
        """The sign of a seat: shape, colour and, from r = 9, its letter."""
        name = theme.SEAT_LETTERS[seat]
        style: dict[str, str | float] = {"fill": f"seat{name}", "stroke": "edge", "width": 1.8 if r >= 9 else 1.4, "round_joins": 1}
        shape = theme.SEAT_SHAPES[seat]
        if shape == "circle":
            self.circle(x, y, r, **style)
        elif shape == "square":
            self.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, 2, **style)
        else:
            self.polygon(seat_outline(shape, x, y, r), **style)
        if letter and r >= 9:
            drop = 6 if shape == "triangle" else 4.4
            self.text(x, y + drop, name, 12, theme.SEAT_INKS[seat], f"seat{name}", "middle", bold=True)

    def back(self, x: float, y: float, w: float, h: float) -> None:
        """A card face down."""
        self.rect(x, y, w, h, w / 10, fill="card", stroke="edge", width=1.6)
        m = max(3, w * 0.06)
        self.rect(x + m, y + m, w - 2 * m, h - 2 * m, w / 16, fill=self.hatch("back"), stroke="coast", width=1)

    def card(self, box: Box, hatch: str, emblem: str, value: object, words: Sequence[str]) -> None:
        """A card face up: its number, its emblem, its word in one or two lines, and its hatching along the lower edge."""
        x, y, w, h = box
        r, foot = w / 10, round(h / 8)
        self.rect(x, y, w, h, r, fill="card", stroke="edge", width=1.6)
        left, right, low, r = x + 1, x + w - 1, y + h - 1, r - 1
        self.path(
            f"M{number(left)} {number(y + h - foot)}H{number(right)}V{number(low - r)}Q{number(right)} {number(low)} {number(right - r)}"
            f" {number(low)}H{number(left + r)}Q{number(left)} {number(low)} {number(left)} {number(low - r)}z",
            fill=self.hatch(hatch),
        )
        self.line(x, y + h - foot, x + w, y + h - foot, stroke="edge", width=1.3)
        size = min(w * 0.53, h - foot - 24 - 12 * (len(words) - 1))
        self.use(emblem, x + w * 0.63, y + (h - foot - 12 * len(words)) / 2 - 1, size)
        self.text(x + w * 0.09, y + h * 0.27, value, h * 0.235, on="card", bold=True)
        for i, word in enumerate(reversed(words)):
            self.text(x + w / 2, y + h - foot - 6 - 12 * i, word, 12, on="card", anchor="middle", bold=True, room=w - 5)

    def pile(self, x: float, y: float, w: float, h: float, count: int) -> None:
        """Cards face down on each other, the top one at x, y; an empty place when there are none."""
        if not count:
            self.slot(x, y, w, h)
        for i in reversed(range(min(3, count))):
            self.back(x - 2.5 * i, y - 2.5 * i, w, h)

    def beside(self, x: float, y: float, w: float, caption: str, count: int, on: str = "panel") -> None:
        """To the right of a pile at x, y of width w: what it is, and how many cards it has."""
        self.caption(x + w + 8, y + 34, caption, on=on, room=78)
        self.text(x + w + 8, y + 52, count, 16, on=on, bold=True)

    def slot(self, x: float, y: float, w: float, h: float, stroke: str = "coast") -> None:
        """An empty place for a card."""
        self.rect(x, y, w, h, w / 10, fill="none", stroke=stroke, width=1.6, dash="6 5")

    def number_plate(self, x: float, y: float, value: object, size: float = 16) -> None:
        """A number on a plate, centred on x, y: how many cards lie under it."""
        w = theme.text_width(str(value), size, bold=True) + 18
        self.rect(x - w / 2, y - size * 0.9, w, size * 1.8, size * 0.9, fill="card", stroke="edge", width=1.3)
        self.text(x, y + size * 0.36, value, size, "ink", "card", "middle", bold=True)

    def _add(self, tag: str, place: dict[str, str | float], style: dict[str, str | float]) -> None:
        attributes = {**place, **{_STYLE.get(k, k): _paint(k, v) for k, v in style.items()}}
        inside = "".join(
            f' {k}="{number(v) if isinstance(v, (int, float)) else escape(v)}"' for k, v in attributes.items() if v != ""
        )
        self._drawn.append(f"<{tag}{inside}/>")


_STYLE = {"width": "stroke-width", "dash": "stroke-dasharray", "round_joins": "stroke-linejoin", "round_ends": "stroke-linecap"}


def _paint(name: str, value: str | float) -> str | float:
    if name in ("fill", "stroke") and value != "none" and not str(value).startswith(f"url(#{theme.PREFIX}"):
        return theme.var(str(value))
    return "round" if name in ("round_joins", "round_ends") else value


def seat_outline(shape: str, x: float, y: float, r: float) -> list[Point]:
    """The corners of a seat's triangle, diamond or hexagon."""
    if shape == "triangle":
        return [(x, y - 1.25 * r), (x + 1.2 * r, y + 0.85 * r), (x - 1.2 * r, y + 0.85 * r)]
    if shape == "diamond":
        return [(x, y - 1.22 * r), (x + 1.22 * r, y), (x, y + 1.22 * r), (x - 1.22 * r, y)]
    return [(x + 1.1 * r * math.cos(t * math.pi / 3), y + 1.1 * r * math.sin(t * math.pi / 3)) for t in range(6)]


# marks


def item_svg(item: Item) -> str:
    """An item with its marks, lifted by its rise while it may be touched."""
    inside = item.shape + marks_svg(item)
    if item.rise and "legal" in item.marks:
        return f'<g transform="translate(0 {number(-item.rise)})">{inside}</g>'
    return f"<g>{inside}</g>"


def marks_svg(item: Item) -> str:
    """What lies over an item because of its marks, in their order.

    A card that rises bears its dot on the upper rim, where it hides nothing; other items in the middle.
    """
    brush = Brush()
    taken = 0  # discs in the upper right corner
    for mark in item.marks:
        kind, *told = mark.split(":")
        if kind == "legal":
            _legal(brush, item)
        elif kind == "last":
            corners(brush, item.box, 0 if item.hexagon else 5)
        else:
            _DISCS[kind](brush, item, (item.box[0] + item.box[2] - 9, item.box[1] + 9 + 20 * taken), *told)
            taken += 1
    return brush.take()


def corners(brush: Brush, box: Box, grow: float = 5) -> None:
    """Four corner marks round a box, so far off: the last move."""
    x, y, w, h = box[0] - grow, box[1] - grow, box[2] + 2 * grow, box[3] + 2 * grow
    c = min(CORNER, w / 3, h / 3)
    d = "".join(
        f"M{number(a)} {number(b + sy * c)}V{number(b)}H{number(a + sx * c)}"
        for a, sx in ((x, 1), (x + w, -1))
        for b, sy in ((y, 1), (y + h, -1))
    )
    brush.path(d, stroke="paper", width=6)
    brush.path(d, stroke="last", width=3)


def _ring(brush: Brush, item: Item, inset: float, **style: str | float) -> None:
    x, y, w, h = item.box
    style = {"fill": "none", **style}
    if item.hexagon:
        brush.polygon(_hexagon(item, inset), **style)
        return
    brush.rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, max(0, item.radius - inset), **style)


def _hexagon(item: Item, inset: float) -> list[Point]:
    """The corners of a hexagon as wide as an item but for `inset` on either side, clockwise from the top."""
    x, y, w, h = item.box
    half = w / 2 - inset
    size = 2 * half / math.sqrt(3)
    x, y = x + w / 2, y + h / 2
    right, left = (x + half, y - size / 2), (x - half, y + size / 2)
    return [(x, y - size), right, (x + half, y + size / 2), (x, y + size), left, (x - half, y - size / 2)]


def _lines(brush: Brush, item: Item, hatch: str, part: float = 1.0, ground: str = "") -> None:
    """Lines over an item, from below as high as that part of it; on a card only between its number and its word, which stay readable.

    Under them the item may be tinted with a token.
    """
    if item.hexagon:
        for fill, opacity in ((ground, 0.35), (brush.hatch(hatch), 1.0)):
            if fill:
                brush.polygon(_below(_hexagon(item, 2), part), fill=fill, opacity=opacity)
        return
    x, y, w, h = item.box
    top, whole = (y + 0.3 * h, 0.3 * h) if h >= CARD_HEIGHT else (y + 2, h - 4)
    height = max(3.0, part * whole)
    r = min(item.radius, 4) if h >= CARD_HEIGHT else max(0, item.radius - 2)
    for fill, opacity in ((ground, 0.35), (brush.hatch(hatch), 1.0)):
        if fill:
            brush.rect(x + 2, top + whole - height, w - 4, height, r, fill=fill, opacity=opacity)


def _below(points: Sequence[Point], part: float) -> list[Point]:
    """The lower part of a shape, cut level."""
    low, top = max(y for _, y in points), min(y for _, y in points)
    level = low - part * (low - top)
    found: list[Point] = []
    for (x, y), (to_x, to_y) in zip(points, (*points[1:], points[0]), strict=True):
        if y >= level - 0.01:
            found.append((x, y))
        if (y < level - 0.01) != (to_y < level - 0.01):  # at the very top nothing is cut
            found.append((x + (level - y) / (to_y - y) * (to_x - x), level))
    return found


def _legal(brush: Brush, item: Item) -> None:
    x, y, w, h = item.box
    _ring(brush, item, 3, stroke="go", width=1.6)
    brush.circle(x + w / 2, y if item.rise else y + h / 2 + item.drop, 5.5 if item.rise else 4.5, fill="go", stroke="paper", width=1.5)


def _hint(brush: Brush, item: Item, at: Point, rank: str, of: str, share: str = "", height: str = "100") -> None:
    _lines(brush, item, "hinted", int(height) / 100, "hintbg")
    brush.circle(*at, 9 if len(rank) == 1 else 11, fill="hintbg", stroke="hint", width=1.6)
    brush.text(at[0], at[1] + 4.4, rank, 12, "ink", "hintbg", "middle", bold=True)


def _refused(brush: Brush, item: Item, at: Point) -> None:
    _lines(brush, item, "refused")
    _ring(brush, item, 0, stroke="stop", width=2.4, dash="5 3")
    _disc(brush, at, "stop", "no")


def _chosen(brush: Brush, item: Item, at: Point) -> None:
    _ring(brush, item, 0, stroke="pick", width=3.2)
    _disc(brush, at, "go", "tick")


def _disc(brush: Brush, at: Point, fill: str, symbol: str) -> None:
    brush.circle(*at, 9, fill=fill, stroke="paper", width=1.5)
    brush.use(symbol, *at, 11, "paper")


_DISCS: Mapping[str, Callable[..., None]] = {"hint": _hint, "refused": _refused, "chosen": _chosen}

# the symbols and hatches that a mark may bring at any time
MARK_NAMES = referred(marks_svg(Item("", (0, 0, 90, 90), "", "", marks=("hint:1:1", "refused", "legal", "last", "chosen"))))
