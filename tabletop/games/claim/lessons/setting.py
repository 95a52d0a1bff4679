"""How the tables of the lesson are laid: short hands, and no more on the table than a step needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.text import Text
from ..pieces import FACES, HAND_SIZE, ZERO_COPIES

Position = dict[str, Any]
EMPTY: Position = {"to_move": "chance", "draw_for": "deal"}  # before the deal: a table that gives no answer away


def t(en: str, ko: str) -> Text:
    """A text in both languages."""
    return {"en": en, "ko": ko}


def recruiting(
    hand: Sequence[str], theirs: Sequence[str], up: str, led: str | None = None, deck: Sequence[str] = (), **more: Any
) -> Position:
    """A trick of phase 1: your hand, B's hand, the card to be won, what B has led, and cards that the deck must hold.

    The score piles are still empty, so no undead has been played: all others lie with the followers.
    """
    table = _trick("phase 1", hand, theirs, led)
    rest = ["goblin 0"] * (ZERO_COPIES - 1) + sorted(FACES, key=lambda face: (face.split()[1], face))
    for card in (*hand, *theirs, up, *([led] if led else []), *deck):
        rest.remove(card)
    played = HAND_SIZE - len(hand)
    undead = [card for card in rest if card.startswith("undead")]
    others = [card for card in rest if card not in undead]
    recruited = undead + others[: 2 * played - len(undead)]
    mine, yours = recruited[::2], recruited[1::2]
    wins = played // 2
    return table | {
        "up": up, "score": {"A": [], "B": []}, "won": {"A": mine[:wins], "B": yours[wins:]},
        "drawn": {"A": mine[wins:], "B": yours[:wins]}, "discard": others[-2 * played :],
    } | more  # fmt: skip


def gathering(hand: Sequence[str], theirs: Sequence[str], led: str) -> Position:
    """A trick of phase 2 that B has led."""
    return _trick("phase 2", hand, theirs, led)


def _trick(phase: str, hand: Sequence[str], theirs: Sequence[str], led: str | None) -> Position:
    opening: Position = {"leader": "B", "led": led} if led else {"leader": "A"}
    return {"phase": phase, **opening, "hand": {"A": list(hand), "B": list(theirs)}}
