"""Hinting: the move that the computer would make for the person to move, the same at the table, in a lesson and in the terminal."""

from __future__ import annotations

from .. import players
from ..core import chance
from ..core.action import Action
from ..core.match import Match

ADVISER = "greedy"


def hint(match: Match) -> Action | None:
    """What the game's sensible player would do for the seat to move, from what that seat knows; None where there is none to ask."""
    if ADVISER not in players.names(match.game):
        return None
    rng = chance.seeded_apart(match.seed, chance.HINT_STREAM)
    return players.named(match.game, ADVISER).choose(match.seen(match.to_move), match.budget, rng)
