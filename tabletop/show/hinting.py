"""Hinting: what a search would play for the person to move, the same at the table, in a lesson and in the terminal.

The search is the house's own, from what that seat knows, with a number of simulations that depends on its speed alone: so that the
same position brings the same advice, as long as nobody's patience ends. Its candidates become marks on the board: rank, and how
much of the search went into each.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core import chance
from ..core.match import Match
from ..core.player import Budget
from ..players.mcts import MCTS, Candidate
from .i18n import ui
from .scene import Hint

SIMULATIONS = {"plain": 200, "compiled": 20_000}  # by speed
PATIENCE = 1.0  # seconds that a person waits for a hint at most: only long games at plain speed come to it
SEED = 0  # chance of every hint, whatever match it is for
RANKED = 3  # parts that a hint marks at most
LEAST = 0.05  # and the share of the search that one besides the first must have
CLOSE = 0.7  # of the best one's share: from there on the second is said to be about as good


def advice(match: Match) -> tuple[Candidate, ...]:
    """The moves of the seat to move as a search sees them from what that seat knows, the most visited first."""
    seen, searcher = match.seen(match.to_move), MCTS()
    budget = Budget(SIMULATIONS[searcher.loops(seen).speed], PATIENCE)
    searcher.choose(seen, budget, chance.seeded(SEED, chance.HINT_STREAM))
    return searcher.explain_choice()


def hints(
    candidates: Sequence[Candidate], chosen: Sequence[str] = (), ranked: int | None = None, least: float = 0.0
) -> dict[str, Hint]:
    """The marks of candidates on the parts that come after those chosen: that of the first candidate, then by their shares.

    Moves that go through the same part are one mark with the sum of their shares, shaded in proportion to the largest. At most
    `ranked` parts are marked, and besides the first only those with a share of at least `least`.
    """
    shares: dict[str, float] = {}
    for candidate in candidates:
        parts = candidate.action.parts
        if len(parts) > len(chosen) and parts[: len(chosen)] == tuple(chosen):
            part = parts[len(chosen)]
            shares[part] = shares.get(part, 0.0) + candidate.share
    first = list(shares)[:1]  # the part of the first candidate that has one
    others = sorted((p for p in shares if p not in first and shares[p] >= least), key=lambda part: -shares[part])
    marked = [*first, *others][:ranked]
    most = max((shares[part] for part in marked), default=1.0)
    return {part: Hint(rank, len(marked), shares[part], shares[part] / most if most else 0.0) for rank, part in enumerate(marked, 1)}


def said(match: Match, candidates: Sequence[Candidate], lang: str) -> str:
    """The advice in a sentence: the move, and why the search thinks so."""
    best, *others = candidates
    action = match.game.move_text(best.action)[lang]
    if not others:
        return ui("hint_only", lang, action=action)
    told = ui("hint_is", lang, action=action, share=percent(best.share), value=percent(best.value))
    if others[0].share < CLOSE * best.share:
        return told
    return f"{told} {ui('hint_close', lang, action=match.game.move_text(others[0].action)[lang])}"


def percent(share: float) -> int:
    """A share from 0 to 1 in whole per cents."""
    return round(100 * share)
