"""What happens in a game of Blue Lagoon: the kinds of events and their numbers."""

from __future__ import annotations

from ...core.event import PLACES, EventKind
from .box import TOKENS

EVENTS = (
    EventKind("dealt", reveals=True),
    EventKind("settles", PLACES),
    EventKind("builds", PLACES),
    EventKind("takes", TOKENS),
    EventKind("skipped"),
    EventKind("resources_gone"),
    EventKind("all_placed"),
    EventKind("scores_islands"),
    EventKind("scores_links"),
    EventKind("scores_majorities"),
    EventKind("scores_resources"),
    EventKind("scores_statuettes"),
    EventKind("loses_villages"),
    EventKind("begins_settlement"),
    EventKind("wins"),
    EventKind("wins_by_tokens"),
    EventKind("shares"),
)
(
    DEALT, SETTLES, BUILDS, TAKES, SKIPPED, RESOURCES_GONE, ALL_PLACED, SCORES_ISLANDS, SCORES_LINKS, SCORES_MAJORITIES,
    SCORES_RESOURCES, SCORES_STATUETTES, LOSES_VILLAGES, BEGINS_SETTLEMENT, WINS, WINS_BY_TOKENS, SHARES,
) = range(len(EVENTS))  # fmt: skip
