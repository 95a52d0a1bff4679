"""Theme: the colours, seats, hatches and type of every picture, under names.

A drawing never names a colour, it names a token: light and dark are two dictionaries, and a piece keeps its one colour in
both because its outline makes the contrast. Colour is never alone: seats have a shape and a letter, game colours a
hatching (the heralds' lines), states a geometry of their own. Widths of text are reckoned for a wide font, so that what
fits here fits everywhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from ..core.state import SEATS
from ..core.text import WIDE
from ..core.text import columns as columns  # noqa: PLC0414 - analysis still asks here
from ..core.text import wrap as wrap  # noqa: PLC0414

LIGHT: Mapping[str, str] = {
    "paper": "#fbf8f1", "panel": "#f1ebdd", "card": "#fffdf8", "ink": "#1b2530", "soft": "#4c5763", "rule": "#c3b99f",
    "grid": "#a9a081", "sea": "#cbe2ea", "deep": "#aecfdc", "land": "#f1e2ba", "coast": "#80693a", "edge": "#1b2530",
    "go": "#00604c", "goglow": "#bfe9d8", "last": "#6b2fb3", "pick": "#0b57b0", "stop": "#a5161d", "stopbg": "#fbe3dd",
    "hint": "#8a5200", "hintbg": "#ffe6ad", "badge": "#ffe9b8",
    "step1": "#ebe1f5", "step2": "#cfb6ea", "step3": "#ab84d6", "step4": "#7340a8", "step5": "#421669",
}
DARK: Mapping[str, str] = {
    "paper": "#14191f", "panel": "#1d252d", "card": "#242d36", "ink": "#efe9da", "soft": "#b7bcbb", "rule": "#3c4752",
    "grid": "#5d6b76", "sea": "#17323f", "deep": "#10252f", "land": "#4b4430", "coast": "#b9a468", "edge": "#efe9da",
    "go": "#6fe3bd", "goglow": "#1d5547", "last": "#c9a2ff", "pick": "#86bdff", "stop": "#ff9d92", "stopbg": "#4b2022",
    "hint": "#ffc860", "hintbg": "#4d3b12", "badge": "#4d3f18",
    "step1": "#2e2448", "step2": "#4c3a78", "step3": "#7257a8", "step4": "#ab8be2", "step5": "#dfceff",
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
    **dict.fromkeys(("step1", "step2", "step3"), "Canvas"),
    **dict.fromkeys(("step4", "step5"), "CanvasText"),
}  # what the tokens become where the reader's system imposes its own colours

FONT = (
    'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans KR","Apple SD Gothic Neo","Malgun Gothic",sans-serif'
)
LEAST_TYPE = 12.0
LEAST_KOREAN = 13.0

SEAT_LETTERS = SEATS
SEAT_SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")
SEAT_INKS = ("pale", "dark", "pale", "dark", "dark")
HUES = ("red", "blue", "white", "green", "black", "purple", "yellow")
HUE_INKS: Mapping[str, str] = {
    "red": "pale", "blue": "pale", "white": "dark", "green": "dark", "black": "pale", "purple": "dark", "yellow": "dark",
}

# a scale of five, the lowest first: each with the ink that can be read on it, in both themes
STEPS = ("step1", "step2", "step3", "step4", "step5")
STEP_INKS = ("ink", "ink", "ink", "paper", "paper")

PREFIX = "tt-"  # before the ids of symbols and hatches, which share one page with everything else


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
    "back": _lines('width="10" height="10"', "M5 1 9 5 5 9 1 5z", "coast", 1, 0.7),
}


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


def text_width(text: str, size: float = 13, bold: bool = False) -> float:
    """How many px a text takes at a size, reckoned for a wide font."""
    table = _BOLD if bold else _PLAIN
    return sum(_advance(letter, table) for letter in text) * size / 1000


def _advance(letter: str, table: tuple[int, ...]) -> int:
    if " " <= letter <= "~":
        return table[ord(letter) - 32]
    if unicodedata.combining(letter):
        return 0
    return 1000 if unicodedata.east_asian_width(letter) in WIDE else 800
