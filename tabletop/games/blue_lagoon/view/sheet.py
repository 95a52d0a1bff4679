"""The score sheet below the board: a line for each seat with its supply, what it has taken, and the points of the phase (BL-1.6).

While Exploration is played its points are all there are; in Settlement those of Exploration stand beside them; at the end each
seat has a line of points for either phase. The supply of villages is an item of its own, since building begins there.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.state import Score
from ....show import theme
from ....show.scene import Box, Item
from ....show.svg import Brush
from ..box import CATEGORIES, PHASES, TOKENS
from .emblems import SYMBOLS
from .sentences import Sentences

WIDTH = 682.0
HEAD, ROW, LINE, GAP = 40.0, 32.0, 20.0, 4.0  # heights: of the headings, of a seat, of a line more, and between seats
NAME, ROOM = 40.0, 70.0
SETTLERS, VILLAGES = 124.0, (140.0, 66.0)  # the middle of a column; left end and width of the supply of villages
TAKEN = (222.0, 246.0, 270.0, 294.0, 362.0)  # of each token
POINTS = {"resources": 322.0, "statuettes": 388.0, "islands": 430.0, "links": 469.0, "majorities": 517.0}
SUMS = (578.0, 615.0, 654.0)  # Exploration, Settlement, total
HEADINGS = {"resources": 272.0, "statuettes": 375.0}  # which stand over several columns


def height(told: Sentences) -> float:
    """How high the sheet is."""
    return HEAD + told.state.players * (_row(told) + GAP)


def headings(told: Sentences, y: float) -> str:
    """The headings of the columns: they change only with the phase."""
    b = Brush(told.lang, SYMBOLS)
    for category in CATEGORIES:
        x, over = POINTS[category], HEADINGS.get(category)
        b.text(over or x, y + (14 if over else 33), told.say(f"sheet.{category}"), 12, "soft", anchor="middle")
        if over:
            b.text(x, y + 33, told.say("sheet.points"), 12, "soft", anchor="middle")
    for token, x in zip(TOKENS, TAKEN, strict=True):
        b.use(token, x, y + 29, 18)
    if not told.state.is_over:
        b.text((SETTLERS + VILLAGES[0] + 14) / 2, y + 14, told.say("sheet.left"), 12, "soft", anchor="middle")
        b.use("settler", SETTLERS, y + 29, 18, fill="card")
        b.use("hut", VILLAGES[0] + 14, y + 29, 18, fill="card")
    for x, word in _sums(told):
        b.text(x, y + 33, told.say(f"sheet.{word}"), 12, "soft", anchor="middle")
    return b.take()


def seat_items(told: Sentences, labels: Sequence[str], scores: Sequence[Sequence[Score]], y: float, actor: int) -> list[Item]:
    """A line of the sheet for each seat, and its supply of villages; `actor` is the seat that may touch its own."""
    found, state = [], told.state
    totals = [score.total for score in state.scores()]
    for p in range(state.players):
        box = (1.0, y + HEAD + p * (_row(told) + GAP), WIDTH - 2, _row(told))
        brush = Brush(told.lang, SYMBOLS)
        _line(brush, told, p, box, [of_phase[p] for of_phase in scores], totals[p])
        found.append(Item(f"seat-{p}", box, brush.take(), labels[p], radius=8))
        if not state.is_over:
            found.append(_supply(brush, told, p, box[1], actor == p))
    return found


def _row(told: Sentences) -> float:
    return ROW + LINE * (len(told.phases()) - 1)


def _sums(told: Sentences) -> list[tuple[float, str]]:
    """The columns at the right end, and what they are called."""
    if told.state.phase == PHASES[0]:
        return [(SUMS[2], "total")]
    return [(SUMS[1], "sum"), (SUMS[2], "total")] if told.state.is_over else list(zip(SUMS, (*PHASES, "total"), strict=True))


def _line(b: Brush, told: Sentences, p: int, box: Box, scores: Sequence[Score], total: int) -> None:
    """The line of a seat; `scores` by phase."""
    x, y, w, h = box
    state = told.state
    strong = p == state.to_move or p in told.winners()
    b.rect(x, y, w, h, 8, fill="panel", stroke="ink" if strong else "rule", width=2.5 if strong else 1)
    middle = y + h / 2 + 5
    b.seat(p, 22, y + h / 2, 11)
    if told.names[p] != theme.SEAT_LETTERS[p]:
        b.text(NAME, middle, told.names[p], 14, on="panel", bold=True, room=ROOM)
    last = y + h - ROW + 21  # the baseline of the phase that is played
    if state.is_over and len(scores) > 1:
        for i, phase in enumerate(told.phases()):
            b.text(SETTLERS - 14, last - LINE * (len(scores) - 1 - i), told.capital(phase), 12, on="panel", room=90)
    elif not state.is_over:
        b.text(SETTLERS, last, state.settlers_left(p), 14, on="panel", anchor="middle", bold=True)
    for token, at in zip(TOKENS, TAKEN, strict=True):
        n = state.taken(p)[token]
        b.text(at, last, n, 14, "ink" if n else "soft", "panel", "middle", bold=bool(n))
    for i, score in enumerate(scores):
        for category, n in score.items():
            b.text(POINTS[category], last - LINE * (len(scores) - 1 - i), n, 13, "ink" if n else "soft", "panel", "middle")
    _totals(b, told, scores, total, last, middle)


def _totals(b: Brush, told: Sentences, scores: Sequence[Score], total: int, last: float, middle: float) -> None:
    """The sums at the right end of a line."""
    if told.state.phase != PHASES[0]:
        earlier = total - scores[-1].total
        both = [score.total for score in scores] if told.state.is_over else [earlier, scores[-1].total]
        for i, n in enumerate(both):
            x, y = (SUMS[1], last - LINE * (len(both) - 1 - i)) if told.state.is_over else (SUMS[i], last)
            b.text(x, y, n, 13, on="panel", anchor="middle", bold=True)
    b.text(SUMS[2], middle + 1, total, 17, on="panel", anchor="middle", bold=True)


def _supply(b: Brush, told: Sentences, p: int, y: float, mine: bool) -> Item:
    """The supply of villages of a seat: touched before the hex on which one is built. Dot and tick find room beside its number."""
    (x, w), n = VILLAGES, told.state.villages_left(p)
    box = (x, y + 3, w, ROW - 6)
    b.rect(*box, (ROW - 6) / 2, fill="card", stroke="edge", width=1.3)
    b.use("hut", x + 14, y + ROW / 2, 18, "edge", f"seat{theme.SEAT_LETTERS[p]}")
    b.text(x + w - 22, y + 21, n, 14, on="card", anchor="middle", bold=True)
    label = told.say("seat.villages", seat=told.names[p], n=n)
    return Item(f"villages-{p}", box, b.take(), label, "village" if mine else "", radius=(ROW - 6) / 2)
