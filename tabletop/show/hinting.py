"""Hinting: what a search would play for the person to move, the same at the table, in a lesson and in the terminal.

The search is the house's own, with a fixed number of simulations from what that seat knows, so that the same position always
brings the same advice. Its candidates become marks on the board: rank, and how much of the search went into each.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core import chance
from ..core.match import Match
from ..core.player import Budget
from ..players.mcts import MCTS, Candidate
from .i18n import ui
from .scene import Hint

SIMULATIONS = 1000
PATIENCE = 2.0  # seconds that a person waits for a hint at most: only long games at plain speed come to it
RANKED = 3  # moves that a hint marks at most
LEAST = 0.05  # and the share of the search that a move besides the first must have


def advice(match: Match) -> tuple[Candidate, ...]:
    """The moves of the seat to move as a search sees them from what that seat knows, the most visited first."""
    searcher = MCTS(SIMULATIONS)
    rng = chance.seeded_apart(match.seed, chance.HINT_STREAM)
    searcher.choose(match.seen(match.to_move), Budget(SIMULATIONS, PATIENCE), rng)
    return searcher.explain_choice()


def best_few(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Those that a hint marks: the first, and who comes near it."""
    return tuple(c for i, c in enumerate(candidates[:RANKED]) if i == 0 or c.share >= LEAST)


def hints(candidates: Sequence[Candidate], chosen: Sequence[str] = ()) -> dict[str, Hint]:
    """The marks of candidates on the parts that come after those chosen, the best first.

    Moves that go through the same part are one mark with the sum of their shares. They are shaded in proportion to the best.
    """
    shares: dict[str, float] = {}
    for candidate in candidates:
        parts = candidate.action.parts
        if len(parts) > len(chosen) and parts[: len(chosen)] == tuple(chosen):
            part = parts[len(chosen)]
            shares[part] = shares.get(part, 0.0) + candidate.share
    ranked = sorted(shares.items(), key=lambda mark: -mark[1])  # stable: equals stay in the order of the candidates
    most = ranked[0][1] if ranked else 1.0
    return {part: Hint(rank, len(ranked), share, share / most) for rank, (part, share) in enumerate(ranked, 1)}


def said(match: Match, candidates: Sequence[Candidate], lang: str) -> str:
    """The advice in a sentence: the move, and why the search thinks so."""
    best = candidates[0]
    action = match.game.move_text(best.action)[lang]
    if len(candidates) == 1:
        return ui("hint_only", lang, action=action)
    return ui("hint_is", lang, action=action, share=percent(best.share), value=percent(best.value))


def percent(share: float) -> int:
    """A share from 0 to 1 in whole per cents."""
    return round(100 * share)
