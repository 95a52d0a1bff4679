"""Symbols: small drawings under a name, used wherever one is put. Here are those of the house; a game brings its own.

A symbol is drawn on 24 x 24, with `path` and `disc`. Its outline is currentColor, 1.6 wide; a fill is a token of the theme, or
inherited from whoever uses the symbol. `view.SYMBOLS` of a game has the same form as SYMBOLS here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .theme import HATCHES, PREFIX, TOKENS, var

Symbol = tuple[str, ...]  # its elements, as SVG
_REFERENCE = re.compile(rf"#{PREFIX}(\w+)")


def path(
    d: str, fill: str = "none", line: float | None = None, dash: str = "", round_ends: bool = False, stroke: str = ""
) -> str:
    """A path; `line` is the width of its outline where that is another, `stroke` a token for its colour."""
    more = "" if line is None else f' stroke-width="{line}"'
    more += f' stroke-dasharray="{dash}"' if dash else ""
    more += ' stroke-linecap="round"' if round_ends else ""
    more += f' stroke="{var(stroke)}"' if stroke else ""
    return f'<path d="{d}" fill="{_paint(fill)}"{more}/>'


def disc(x: float, y: float, r: float, fill: str = "none", line: float | None = None, dash: str = "") -> str:
    """A disc of radius r round x, y; the rest as for a path."""
    more = "" if line is None else f' stroke-width="{line}"'
    more += f' stroke-dasharray="{dash}"' if dash else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{_paint(fill)}"{more}/>'


def _paint(fill: str) -> str:
    return var(fill) if fill in TOKENS else fill


SYMBOLS: Mapping[str, Symbol] = {
    "tick": (path("M4 12.5 9.5 18 20 6", line=3.4, round_ends=True),),
    "no": (path("M5 5l14 14M19 5 5 19", line=3.4, round_ends=True),),
    "bulb": (
        path("M12 2a7 7 0 0 0-4 12.7V18h8v-3.3A7 7 0 0 0 12 2z", fill="gold"),
        path("M9 21.5h6"),
    ),
}


def referred(drawn: str) -> frozenset[str]:
    """The names of the symbols and hatches that a drawing refers to."""
    return frozenset(_REFERENCE.findall(drawn))


def defs(names: Iterable[str], own: Mapping[str, Symbol] | None = None) -> str:
    """The `<symbol>` and `<pattern>` elements of these names, sorted; `own` are the symbols that a game brings.

    Ids are PREFIX and the name. Names of neither a symbol nor a hatch are passed over.
    """
    wanted, known = sorted(set(names)), joined(own or {})
    found = [
        f'<symbol id="{PREFIX}{name}" viewBox="0 0 24 24" overflow="visible"><g stroke="currentColor" stroke-width="1.6"'
        f' stroke-linejoin="round">{"".join(known[name])}</g></symbol>'
        for name in wanted
        if name in known
    ]
    found += [f'<pattern id="{PREFIX}{name}" patternUnits="userSpaceOnUse" {HATCHES[name]}</pattern>' for name in wanted if name in HATCHES]
    return "".join(found)


def joined(own: Mapping[str, Symbol]) -> Mapping[str, Symbol]:
    """The symbols of the house and those of a game. Raises ValueError for a name that is taken."""
    taken = own.keys() & {*SYMBOLS, *HATCHES}
    if taken:
        raise ValueError(f"a symbol cannot be called {min(taken)!r}: the house draws with that name")
    return {**SYMBOLS, **own}
