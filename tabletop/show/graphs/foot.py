"""The foot of a graph: the scale of its values with both ends, and what the other signs mean."""

from __future__ import annotations

from ...boards.measures.figures import figure
from ..svg import Brush, number
from ..theme import STEP_INKS, STEPS
from .look import FIVE, Look
from .places import RIM, Plan
from .told import Told
from .words import attribute_name, say

FOOT = 94.0  # height of a scale and what is explained below it, px
WIDTHS = (2.2, 3.6, 5.2, 7.2, 9.6)  # of an edge, by its step
THIN = (0.7, 1.1, 1.7, 2.5, 3.5)  # the same where edges are many
FAINT = 0.55  # opacity of an edge of many
CHIP = 36.0
SIGN = 12.0  # from the middle of a sign to its word


class Foot:
    """Draws below one graph. `mark` is the attribute that a small stone stands for, "" for none; `thin` whether edges are many."""

    def __init__(self, plan: Plan, told: Told, lang: str, mark: str, thin: bool) -> None:
        self._plan, self._told, self._lang, self._mark, self._thin = plan, told, lang, mark, thin

    def draw(self, brush: Brush, look: Look, scaled: bool) -> float:
        """Draw below the graph; returns how high it is. Without a scale only the signs are explained, if there are any."""
        top = self._plan.height
        if not scaled:
            return 34.0 if self._signs(brush, look, top + 18) else 0.0
        x = RIM + 12 + brush.text(RIM, top + 20, look.title, 13, bold=True, room=self._plan.width - 2 * RIM)
        if look.on == "nodes" and look.scale.parts > 1:
            small = say("thousandths" if look.scale.parts == 1000 else "millionths", self._lang)
            brush.text(x, top + 20, small, 12, "soft", room=self._plan.width - x - RIM)
        if look.on in ("nodes", "edges"):
            self._scale(brush, look, top + 30)
            self._signs(brush, look, top + 78)
            return FOOT
        rows = self._told.top(look.values, look.on)
        for n, (name, told) in enumerate(rows):
            brush.text(RIM, top + 42 + 18 * n, name, 13, room=190)
            brush.text(RIM + 200, top + 42 + 18 * n, told, 13, bold=True, room=90)
        return max(FOOT, 46 + 18 * len(rows))

    def _scale(self, brush: Brush, look: Look, y: float) -> None:
        """The five steps between the ends."""
        if not look.scale.ends:
            brush.text(RIM, y + 17, say("nothing", self._lang), 13, "soft")
            return
        low, high = map(figure, look.scale.ends)
        steps = range(FIVE)
        if low == high:
            only = look.scale.step(look.scale.ends[0]) or 0
            steps, low, high = range(only, only + 1 - look.bare), "", say("one", self._lang, low=low)
        x = RIM + (brush.text(RIM, y + 17, low, 13, bold=True) + 8 if low else 0)
        for step in steps:
            if look.on == "edges":
                band(brush, f"M{number(x + 4)} {number(y + 12)}H{number(x + CHIP - 4)}", step, self._thin)
            else:
                brush.rect(x, y, CHIP, 24, fill=STEPS[step], stroke="edge", width=1.2)
                dots(brush, x + CHIP / 2, y + 12, step, STEP_INKS[step])
            x += CHIP
        brush.text(x + 8, y + 17, high, 13, bold=True)

    def _signs(self, brush: Brush, look: Look, y: float) -> bool:
        """What the other signs mean, in a row; whether there are any."""
        x = RIM + 6
        if self._mark:
            stone(brush, x, y - 4.5)
            x += SIGN + brush.text(x + SIGN, y, attribute_name(self._mark, self._lang), 12, "soft", room=120) + 18
        if self._plan.apart:
            wave(brush, x, y - 4.5, "ink")
            words = say("outside", self._lang, name=attribute_name(self._plan.group, self._lang))
            x += SIGN + brush.text(x + SIGN, y, words, 12, "soft", room=140) + 18
        if look.standing.removed:
            brush.circle(x, y - 4.5, 7, fill="paper", stroke="soft", width=1, dash="4 3")
            brush.use("no", x, y - 4.5, 8, "soft")
            x += SIGN + brush.text(x + SIGN, y, say("gone", self._lang), 12, "soft") + 18
        return x > RIM + 6


def dots(brush: Brush, x: float, y: float, step: int | None, ink: str) -> None:
    """One to five dots in a row, centred on x, y: the step of a node."""
    if step is not None:
        d = "".join(f"M{number(round(x + 5.6 * (k - step / 2), 1))} {number(round(y, 1))}h0" for k in range(step + 1))
        brush.path(d, stroke=ink, width=3.6, round_ends=1)


def band(brush: Brush, d: str, step: int, thin: bool) -> float:
    """An edge of a step along a path; returns its width. Where edges are many it has no outline, and the lowest are faint."""
    wide = (THIN if thin else WIDTHS)[step]
    if not thin:
        brush.path(d, stroke="edge", width=wide + 1.8)
    line: dict[str, str | float] = {"class": "tt-line", "width": wide}
    if thin and not step:
        line["opacity"] = FAINT
    line["stroke"] = "grid" if thin and not step else STEPS[step]
    brush.path(d, **line)
    return wide


def stone(brush: Brush, x: float, y: float) -> None:
    """The sign of the attribute that some nodes have."""
    brush.circle(round(x, 1), round(y, 1), 3.2, fill="stone", stroke="edge", width=1)


def wave(brush: Brush, x: float, y: float, ink: str) -> None:
    """The sign of a hexagon outside all groups, as the sea is outside all islands."""
    brush.path(f"M{number(round(x - 6, 1))} {number(round(y + 1.5, 1))}q3-4.5 6-1t6-1", stroke=ink, width=1.2)
