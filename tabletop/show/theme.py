"""Theme: the colours, seats, symbols, hatches and type of every picture, under names.

A drawing never names a colour, it names a token: light and dark are two dictionaries, and a piece keeps its one colour in
both because its outline makes the contrast. Colour is never alone: seats have a shape and a letter, game colours a
hatching (the heralds' lines), states a geometry of their own. Widths of text are reckoned for a wide font, so that what
fits here fits everywhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence

LIGHT: Mapping[str, str] = {
    "paper": "#fbf8f1", "panel": "#f1ebdd", "card": "#fffdf8", "ink": "#1b2530", "soft": "#4c5763", "rule": "#c3b99f",
    "grid": "#a9a081", "sea": "#cbe2ea", "deep": "#aecfdc", "land": "#f1e2ba", "coast": "#80693a", "edge": "#1b2530",
    "go": "#00604c", "goglow": "#bfe9d8", "last": "#6b2fb3", "pick": "#0b57b0", "stop": "#a5161d", "stopbg": "#fbe3dd",
    "hint": "#8a5200", "hintbg": "#ffe6ad", "badge": "#ffe9b8",
}
DARK: Mapping[str, str] = {
    "paper": "#14191f", "panel": "#1d252d", "card": "#242d36", "ink": "#efe9da", "soft": "#b7bcbb", "rule": "#3c4752",
    "grid": "#5d6b76", "sea": "#17323f", "deep": "#10252f", "land": "#4b4430", "coast": "#b9a468", "edge": "#efe9da",
    "go": "#6fe3bd", "goglow": "#1d5547", "last": "#c9a2ff", "pick": "#86bdff", "stop": "#ff9d92", "stopbg": "#4b2022",
    "hint": "#ffc860", "hintbg": "#4d3b12", "badge": "#4d3f18",
}
FIXED: Mapping[str, str] = {
    "seatA": "#2446be", "seatB": "#ffc20a", "seatC": "#93093f", "seatD": "#08a4a2", "seatE": "#f5fbff",
    "red": "#ab1b11", "blue": "#15499f", "white": "#ffffff", "green": "#39ac65", "black": "#1f1933", "purple": "#a677d8",
    "yellow": "#e0d21f", "dark": "#10161d", "pale": "#ffffff",
    "coconut": "#a86d3e", "bamboo": "#7fb353", "water": "#4f9fd6", "gem": "#dd6397", "stone": "#a3a9ad",
    "silver": "#cfd5dc", "copper": "#e08a4c", "wheat": "#f0cd5a", "gold": "#f2c14e",
}
TOKENS = frozenset({*LIGHT, *FIXED})
FORCED: Mapping[str, str] = {
    **dict.fromkeys(("paper", "panel", "card", "sea", "deep", "land", "goglow", "stopbg", "hintbg", "badge"), "Canvas"),
    **dict.fromkeys(("ink", "soft", "rule", "grid", "coast", "edge", "last", "stop", "hint"), "CanvasText"),
    **dict.fromkeys(("go", "pick"), "Highlight"),
}  # what the tokens become where the reader's system imposes its own colours

FONT = (
    'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans KR","Apple SD Gothic Neo","Malgun Gothic",sans-serif'
)
LEAST_TYPE = 12.0
LEAST_KOREAN = 13.0

SEAT_LETTERS = "ABCDE"
SEAT_SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")
SEAT_INKS = ("pale", "dark", "pale", "dark", "dark")
HUES = ("red", "blue", "white", "green", "black", "purple", "yellow")
HUE_INKS: Mapping[str, str] = {
    "red": "pale", "blue": "pale", "white": "dark", "green": "dark", "black": "pale", "purple": "dark", "yellow": "dark",
}

PREFIX = "tt-"  # before the ids of symbols and hatches, which share one page with everything else
MARK_SYMBOLS = ("tick", "no")
MARK_HATCHES = ("refused", "hinted")


def var(token: str) -> str:
    """The CSS of a token, "var(--sea)". Raises ValueError for a colour that is no token."""
    if token not in TOKENS:
        raise ValueError(f"{token!r} is no token of the theme; there are {', '.join(sorted(TOKENS))}")
    return f"var(--{token})"


def css() -> str:
    """The rules for `.tt`: tokens in light and dark, and for imposed colours. The class light or dark on the root decides;
    without either the reader's system does.
    """
    light, dark, forced = (_declared(t) for t in ({**FIXED, **LIGHT}, DARK, FORCED))
    return (
        f".tt{{{light}font-family:{FONT};color:var(--ink)}}"
        f"@media(prefers-color-scheme:dark){{.tt:not(.light){{{dark}}}}}"
        f".tt.dark{{{dark}}}"
        ".tt text{font-variant-numeric:tabular-nums}"
        f"@media(forced-colors:active){{.tt{{{forced}}}.tt svg,.tt svg *{{forced-color-adjust:none}}}}"
    )


def resolved() -> dict[str, str]:
    """Every token with its colour in the light theme, which pictures are stored in."""
    return {**FIXED, **LIGHT}


def _declared(tokens: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in tokens.items())


def _paint(fill: str) -> str:
    return var(fill) if fill in TOKENS else fill


def _path(d: str, fill: str = "none", line: float | None = None, dash: str = "", round_ends: bool = False, stroke: str = "") -> str:
    more = "" if line is None else f' stroke-width="{line}"'
    more += f' stroke-dasharray="{dash}"' if dash else ""
    more += ' stroke-linecap="round"' if round_ends else ""
    more += f' stroke="{var(stroke)}"' if stroke else ""
    return f'<path d="{d}" fill="{_paint(fill)}"{more}/>'


def _disc(x: float, y: float, r: float, fill: str = "none", line: float | None = None, dash: str = "") -> str:
    more = "" if line is None else f' stroke-width="{line}"'
    more += f' stroke-dasharray="{dash}"' if dash else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{_paint(fill)}"{more}/>'


# drawn on 24 x 24; the outline is currentColor, 1.6 wide; a fill is a token, or inherited from whoever uses the symbol
SYMBOLS: Mapping[str, tuple[str, ...]] = {
    "coconut": (
        _disc(12, 12, 9.4, fill="coconut"),
        _disc(8.8, 9.6, 1.5, fill="currentColor", line=0),
        _disc(14.6, 8.8, 1.5, fill="currentColor", line=0),
        _disc(12.3, 13.6, 1.5, fill="currentColor", line=0),
    ),
    "bamboo": (
        _path("M7 2.5h1.4a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z", fill="bamboo"),
        _path("M15.2 7h1.4a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-1.4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z", fill="bamboo"),
        _path("M5 8.5h5.4M5 15h5.4M13.2 12h5.4M13.2 17h5.4M18.6 9c.4-3.6 2-5 4-5.4 0 3-1.4 5-4 5.4z"),
    ),
    "water": (
        _path("M12 1.8C16.5 7.8 19.6 11.4 19.6 15a7.6 7.6 0 0 1-15.2 0C4.4 11.4 7.5 7.8 12 1.8z", fill="water"),
        _path("M8.2 15.4a3.9 3.9 0 0 0 3.3 3.4"),
    ),
    "gem": (
        _path("M6 3.5h12l4.5 6.5L12 21.5 1.5 10z", fill="gem"),
        _path("M1.5 10h21M8.5 10 12 21.5 15.5 10M6 3.5 8.5 10 12 3.5 15.5 10 18 3.5"),
    ),
    "statuette": (
        _path("M7.5 1.8h9l1.6 7.4-1.1 2.2.6 4.2-2.6 3v3.6H9v-3.6l-2.6-3 .6-4.2-1.1-2.2z", fill="stone"),
        _path("M8.3 8.3h2.9M12.8 8.3h2.9M12 8.3v5.2M9.8 16.3h4.4"),
    ),
    "hut": (_path("M12 1.5 22.5 11H20v11H4V11H1.5z", fill="inherit"),),
    "hull": (_path("M1.5 14.5h21L18.8 22H5.2z", fill="inherit"),),
    "goblin": (
        _path(
            "M12 4.5c3.6 0 5.7 2 6.1 4.4L23 6.8c-.3 4.2-2.1 6.7-5 7.3-.8 4-3.2 6.7-6 6.7s-5.2-2.7-6-6.7"
            "c-2.9-.6-4.7-3.1-5-7.3l4.9 2.1C6.3 6.5 8.4 4.5 12 4.5z",
            fill="card",
        ),
        _disc(9.4, 11, 1.3, fill="currentColor", line=0),
        _disc(14.6, 11, 1.3, fill="currentColor", line=0),
        _path("M8.8 16h6.4l-1.1 1.7-1.1-1.7-1 1.7-1.1-1.7-1 1.7z"),
    ),
    "knight": (
        _path("M4.5 10.5C4.5 6 7.6 3.8 12 3.8s7.5 2.2 7.5 6.7V21.5h-5.3v-6.3H9.8v6.3H4.5z", fill="card"),
        _path("M4.5 11.3h15", line=2.6),
        _path("M12 3.8V7.5M12 3.8C13 1.5 15.5 1 18 2"),
    ),
    "undead": (
        _path(
            "M12 2.2c5.2 0 8.8 3.4 8.8 8.2 0 3-1.4 5.1-3.6 6.4v4.7H6.8v-4.7C4.6 15.5 3.2 13.4 3.2 10.4 3.2 5.6"
            " 6.8 2.2 12 2.2z",
            fill="card",
        ),
        _disc(8.5, 11, 2.3, fill="currentColor", line=0),
        _disc(15.5, 11, 2.3, fill="currentColor", line=0),
        _path("M12 14v1.8M10.2 21.5v-2.8M13.8 21.5v-2.8"),
    ),
    "dwarf": (
        _path("M5.6 12.2h12.8c1.5 5.2-1.6 10-6.4 10s-7.9-4.8-6.4-10z", fill="card"),
        _path("M4.6 12.2C4.6 7 7.6 4 12 4s7.4 3 7.4 8.2z", fill="stone"),
        _path(
            "M12 4v8.2M5.2 8.4C3 8.2 1.6 6 1.8 2.8c2.6.2 4.2 1.4 5 3.2M18.8 8.4c2.2-.2 3.6-2.4 3.4-5.6-2.6.2-4.2"
            " 1.4-5 3.2M9.5 16.5c1.6 1.2 3.4 1.2 5 0"
        ),
    ),
    "doppelganger": (
        _path("M9 21.5c0-4.3 2.9-6.8 6.7-6.8s6.7 2.5 6.7 6.8z", fill="card", dash="2 1.5"),
        _disc(15.7, 8.6, 4.6, fill="card", dash="2 1.5"),
        _path("M1.6 21.5c0-4.3 2.9-6.8 6.7-6.8s6.7 2.5 6.7 6.8z", fill="stone"),
        _disc(8.3, 8.6, 4.6, fill="stone"),
    ),
    "sword": (
        _path("M12 1.2 14.2 4.6V14.5H9.8V4.6z", fill="silver"),
        _path("M6.5 14.5h11v2.6h-11zM10.7 17.1h2.6v5.2h-2.6z", fill="currentColor"),
    ),
    "skull": (
        _path(
            "M12 2.2c5.2 0 8.8 3.4 8.8 8.2 0 3-1.4 5.1-3.6 6.4v4.7H6.8v-4.7C4.6 15.5 3.2 13.4 3.2 10.4 3.2 5.6"
            " 6.8 2.2 12 2.2z",
            fill="card",
        ),
        _disc(8.5, 11, 2.3, fill="currentColor", line=0),
        _disc(15.5, 11, 2.3, fill="currentColor", line=0),
    ),
    "coin": (
        _disc(12, 12, 9.6, fill="gold"),
        _disc(12, 12, 6.4, line=1.2),
    ),
    "peso": (
        _disc(12, 12, 9.6, fill="gold"),
        _path("M9.5 18V6.5h3.6a3.3 3.3 0 0 1 0 6.6H9.5M7.3 9.8h9.4", stroke="dark"),
    ),
    "shield": (_path("M12 1.5 21.5 4.6v7.6c0 5.2-4 8.8-9.5 10.6-5.5-1.8-9.5-5.4-9.5-10.6V4.6z", fill="inherit"),),
    "anchor": (
        _path("M12 7v14.5M7 10.5h10M3.5 14c.7 4.4 4.4 7.5 8.5 7.5s7.8-3.1 8.5-7.5", line=2.4),
        _disc(12, 4.4, 2.5, line=2),
    ),
    "cross": (_path("M9.9 2h4.2v6.2H20v4.2h-5.9V22H9.9v-9.6H4V8.2h5.9z", fill="card"),),
    "house": (
        _path("M12 2.2 22 11h-2.6v10.6H4.6V11H2z", fill="card"),
        _path("M10 21.6v-6.3h4v6.3"),
    ),
    "jack": (_path("M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17", line=3.2, round_ends=True),),
    "trader": (_path("M12 3v18M7 21h10M4 6.5h16M4 6.5 1.5 14h5zM20 6.5 17.5 14h5z"),),
    "sailor": (
        _disc(12, 12, 5.6, line=2),
        _path("M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6 4.6 19.4", line=1.4),
    ),
    "pirate": (_path("M3 3l14.5 14.5M21 3 6.5 17.5M14.5 20l5.5-5.5M4 14.5 9.5 20", line=2.4, round_ends=True),),
    "admiral": (
        _path("M1.5 17C4 15 5.5 6.5 12 6.5S20 15 22.5 17C19 19.5 5 19.5 1.5 17z", fill="card"),
        _disc(12, 12.5, 2.2),
    ),
    "jester": (
        _path("M5 19.5h14l1-6c1.5 0 2.5-1 2.5-2.5C18 11 17 8 12 12 7 8 6 11 1.5 11c0 1.5 1 2.5 2.5 2.5z", fill="card"),
        _disc(12, 5, 2, fill="currentColor", line=0),
        _path("M12 7v5"),
    ),
    "governor": (
        _path("M3 20.5h18l1-12-5.5 4.5L12 4.5 7.5 13 2 8.5z", fill="card"),
        _path("M3.5 17h17"),
    ),
    "mademoiselle": (
        _path("M12 21 1.8 10.5C7 2.5 17 2.5 22.2 10.5z", fill="card"),
        _path("M12 21 6.8 6.3M12 21V4.6M12 21l5.2-14.7"),
    ),
    "silver": (
        _path("M6.5 6.5h11L23 18.5H1z", fill="silver"),
        _path("M6.5 6.5 8.5 10.5h7l2-4M8.5 10.5 6.5 18.5M15.5 10.5l2 8"),
    ),
    "copper": (
        _path("M7.5 3.5h9L22.5 12l-6 8.5h-9L1.5 12z", fill="copper"),
        _path("M1.5 12h7L12 20.5 15.5 12h7M8.5 12 12 3.5 15.5 12"),
    ),
    "wheat": (
        _path("M12 23V8"),
        _path("M12 10c-4.5-.2-5.8-2-6-5 3.6 0 5.8 1.6 6 5zM12 10c4.5-.2 5.8-2 6-5-3.6 0-5.8 1.6-6 5z", fill="wheat"),
        _path("M12 15c-4.5-.2-5.8-2-6-5 3.6 0 5.8 1.6 6 5zM12 15c4.5-.2 5.8-2 6-5-3.6 0-5.8 1.6-6 5z", fill="wheat"),
        _path("M12 1c2.6 2.6 2.6 5 0 7.5-2.6-2.5-2.6-4.9 0-7.5z", fill="wheat"),
    ),
    "lighthouse": (
        _path("M8.5 9h7l2 13h-11z", fill="card"),
        _path("M8 5h8v4H8z", fill="gold"),
        _path("M7.5 5 12 1.5 16.5 5M7.7 14h8.6M7.2 18h9.7M17.5 6.5l5-1.5M17.5 8l5 1.5"),
    ),
    "merchant": (
        _disc(12, 6, 4.3, fill="inherit"),
        _path("M5 22c0-6 2-10.5 7-10.5S19 16 19 22z", fill="inherit"),
    ),
    "ship": (
        _path("M2 16h20l-3.5 6h-13z", fill="inherit"),
        _path("M11 14.5V2.5c5 2 7.5 6 7.5 12zM9.5 14.5V6C7 8 5.5 11 5.2 14.5z", fill="card"),
    ),
    "market": (
        _path("M4 11v10.5h16V11", fill="card"),
        _path(
            "M3 3.5h18L23 10c0 2-3.6 2-3.7 0 0 2-3.6 2-3.6 0 0 2-3.7 2-3.7 0 0 2-3.7 2-3.7 0 0 2-3.6 2-3.6 0C4.6"
            " 12 1 12 1 10z",
            fill="gold",
        ),
    ),
    "flag": (
        _path("M5 22.5V2", line=2.2),
        _path("M6 2.5h15l-4.5 5.2L21 13H6z", fill="inherit"),
    ),
    "compass": (
        _disc(12, 12, 10),
        _path("M12 4l2.6 8L12 20l-2.6-8z", fill="currentColor"),
    ),
    "scroll": (
        _path("M5 3h13v15.5a2.5 2.5 0 0 0 2.5 2.5H7.5A2.5 2.5 0 0 1 5 18.5z", fill="card"),
        _path("M8.5 8h6M8.5 12h6"),
    ),
    "road": (_path("M3 12h13M12 6l6.5 6L12 18", line=2.4),),
    "swap": (_path("M3 8h15M14 4l4.5 4-4.5 4M21 16.5H6M10 12.5l-4.5 4 4.5 4", line=2),),
    "tick": (_path("M4 12.5 9.5 18 20 6", line=3.4, round_ends=True),),
    "no": (_path("M5 5l14 14M19 5 5 19", line=3.4, round_ends=True),),
    "bulb": (
        _path("M12 2a7 7 0 0 0-4 12.7V18h8v-3.3A7 7 0 0 0 12 2z", fill="gold"),
        _path("M9 21.5h6"),
    ),
}

# a colour is told by its lines even on a grey printer: red upright, blue level, green and purple slanted, black crossed,
# yellow dotted, white plain
_LINES: Mapping[str, str] = {
    "red": "M4.5 0V9", "blue": "M0 4.5H9", "green": "M0 0 9 9M-2 7 2 11M7-2 11 2", "purple": "M0 9 9 0M-2 2 2-2M7 11 11 7",
    "black": "M0 0 9 9M0 9 9 0", "yellow": "", "white": "",
}


def _hue(hue: str) -> str:
    ink = var(HUE_INKS[hue])
    lines = f'<path d="{_LINES[hue]}" stroke="{ink}" stroke-width="1.5" fill="none" opacity=".75"/>' if _LINES[hue] else ""
    dots = f'<circle cx="4.5" cy="4.5" r="1.5" fill="{ink}" opacity=".75"/>' if hue == "yellow" else ""
    return f'width="9" height="9" y="-4.5"><rect width="9" height="9" fill="{var(hue)}"/>{lines}{dots}'


def _lines(size: str, d: str, token: str, width: float, opacity: float) -> str:
    return f'{size}><path d="{d}" stroke="{var(token)}" stroke-width="{width}" fill="none" opacity="{opacity}"/>'


HATCHES: Mapping[str, str] = {
    **{hue: _hue(hue) for hue in HUES},
    "refused": _lines('width="7" height="7" patternTransform="rotate(45)"', "M0 0V7", "stop", 2, 0.55),
    "hinted": _lines('width="6" height="6"', "M0 3H6", "hint", 1.4, 0.6),
    "waves": _lines('width="36" height="20"', "M2 10q4-4 8 0t8 0", "deep", 1.4, 1),
    "back": _lines('width="10" height="10"', "M5 1 9 5 5 9 1 5z", "coast", 1, 0.7),
}


def defs(symbols: Iterable[str] = SYMBOLS, hatches: Iterable[str] = HATCHES) -> str:
    """The `<symbol>` and `<pattern>` elements of these names, sorted; ids are PREFIX and the name."""
    found = [
        f'<symbol id="{PREFIX}{name}" viewBox="0 0 24 24" overflow="visible"><g stroke="currentColor" stroke-width="1.6"'
        f' stroke-linejoin="round">{"".join(SYMBOLS[name])}</g></symbol>'
        for name in sorted(set(symbols))
    ]
    found += [f'<pattern id="{PREFIX}{name}" patternUnits="userSpaceOnUse" {HATCHES[name]}</pattern>' for name in sorted(set(hatches))]
    return "".join(found)


# widths of text, in thousandths of the size, from " " to "~": plain and bold
_PLAIN = (
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
    634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
)  # fmt: skip
_BOLD = (
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696, 696, 696, 696,
    696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850,
    733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716,
    712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
)  # fmt: skip
_WIDE = {"W": 2, "F": 2}
TEXT_COLUMNS = 76


def text_width(text: str, size: float = 13, bold: bool = False) -> float:
    """How many px a text takes at a size, reckoned for a wide font."""
    table = _BOLD if bold else _PLAIN
    return sum(_advance(letter, table) for letter in text) * size / 1000


def _advance(letter: str, table: tuple[int, ...]) -> int:
    if " " <= letter <= "~":
        return table[ord(letter) - 32]
    if unicodedata.combining(letter):
        return 0
    return 1000 if unicodedata.east_asian_width(letter) in _WIDE else 800


def columns(text: str) -> float:
    """How many columns of a terminal a text takes: Korean letters take two."""
    return sum(0 if unicodedata.combining(c) else _WIDE.get(unicodedata.east_asian_width(c), 1) for c in text)


def wrap(text: str, room: float, measure: Callable[[str], float] = columns) -> list[str]:
    """A text broken into lines of at most `room`, at spaces; a word that is too long alone is cut with an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and measure(joined) <= room:
            lines[-1] = joined
        else:
            lines.append(shorten(word, room, measure))
    return lines


def shorten(text: str, room: float, measure: Callable[[str], float] = columns) -> str:
    """A text cut with an ellipsis where it does not fit into `room`."""
    if measure(text) <= room:
        return text
    kept = text
    while kept and measure(f"{kept}…") > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def text_table(rows: Iterable[Sequence[str]], room: int) -> list[str]:
    """Rows of cells as lines for a terminal, each cell cut or filled to `room` columns."""
    lines = []
    for row in rows:
        cells = [shorten(cell, room) for cell in row]
        lines.append("".join(cell + " " * int(room + 2 - columns(cell)) for cell in cells).rstrip())
    return lines


def text_block(lines: Iterable[str], room: int = TEXT_COLUMNS) -> str:
    """Lines for a terminal; what is wider than `room` columns goes on below, indented."""
    broken: list[str] = []
    for line in lines:
        first, *rest = [line] if columns(line) <= room else wrap(line, room - 2)
        broken += [first, *(f"  {part}" for part in rest)]
    return "\n".join(broken)
