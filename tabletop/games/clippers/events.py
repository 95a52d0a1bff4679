"""What happens in a game of Clippers: the kinds of events and their numbers."""

from __future__ import annotations

from ...core.event import LINES, PLACES, EventKind
from .board import COMPANIES, COUNTRIES, OPTIONS

EVENTS = (
    EventKind("deals", COUNTRIES),
    EventKind("begins"),
    EventKind("settles", PLACES),
    EventKind("takes", OPTIONS),
    EventKind("buys", COMPANIES),
    EventKind("passes"),
    EventKind("extends", LINES),
    EventKind("branches", LINES),
    EventKind("reaches", LINES),
    EventKind("reaches_again", LINES, quiet=True),
    EventKind("bonus"),
    EventKind("no_bonus", quiet=True),
    EventKind("opens"),
    EventKind("lifts", PLACES),
    EventKind("sets_down", PLACES),
    EventKind("lapses", COMPANIES),
    EventKind("rests", quiet=True),
    EventKind("skipped", quiet=True),
    EventKind("round_begins"),
    EventKind("all_laid"),
    EventKind("stuck"),
    EventKind("nobody_can"),
    EventKind("wins"),
    EventKind("wins_by_money"),
    EventKind("wins_by_order"),
)
(
    DEALS, BEGINS, SETTLES, TAKES, BUYS, PASSES, EXTENDS, BRANCHES, REACHES, REACHES_AGAIN, BONUS, NO_BONUS, OPENS, LIFTS,
    SETS_DOWN, LAPSES, RESTS, SKIPPED, ROUND_BEGINS, ALL_LAID, STUCK, NOBODY_CAN, WINS, WINS_BY_MONEY, WINS_BY_ORDER,
) = range(len(EVENTS))  # fmt: skip
