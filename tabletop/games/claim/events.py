"""What happens in a game of Claim: the kinds of events and their numbers."""

from __future__ import annotations

from ...core.event import EventKind
from .deck import FACES, FACTIONS

EVENTS = (
    EventKind("dealt"),
    EventKind("revealed", FACES, reveals=True),
    EventKind("leads", FACES, reveals=True),
    EventKind("follows", FACES, reveals=True),
    EventKind("throws_off", FACES, reveals=True),
    EventKind("mimics", FACES, reveals=True),
    EventKind("wins_higher", FACES),
    EventKind("wins_tie", FACES),
    EventKind("wins_off", FACES),
    EventKind("wins_knight", FACES),
    EventKind("takes", FACES),
    EventKind("draws", FACES, reveals=True),
    EventKind("draws_unseen"),
    EventKind("scores_undead", FACES),
    EventKind("discards", quiet=True),
    EventKind("phase_two"),
    EventKind("scores", FACES, quiet=True),
    EventKind("scores_dwarf", FACES),
    EventKind("supports", FACTIONS),
    EventKind("supports_tie", FACTIONS),
    EventKind("supports_last", FACTIONS),
    EventKind("unresolved", FACTIONS),
    EventKind("wins"),
    EventKind("drawn_game"),
)
(
    DEALT, REVEALED, LEADS, FOLLOWS, THROWS_OFF, MIMICS, WINS_HIGHER, WINS_TIE, WINS_OFF, WINS_KNIGHT, TAKES, DRAWS,
    DRAWS_UNSEEN, SCORES_UNDEAD, DISCARDS, PHASE_TWO, SCORES, SCORES_DWARF, SUPPORTS, SUPPORTS_TIE, SUPPORTS_LAST,
    UNRESOLVED, WINS, DRAWN_GAME,
) = range(len(EVENTS))  # fmt: skip
