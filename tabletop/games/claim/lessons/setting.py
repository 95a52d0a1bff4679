"""How the tables of the lesson are laid: short hands, and no more on the table than a step needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....teach.writing import Position, by_seat
from ..deck import FACES, HAND_SIZE, ZERO_COPIES


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


def finished(mine: Mapping[str, str], yours: Mapping[str, str]) -> Position:
    """The end of a game: the supporters of A and of B, the numbers of each faction in one text, such as "149"."""
    piles = [[f"{faction} {rank}" for faction, ranks in side.items() for rank in ranks] for side in (mine, yours)]
    return {"phase": "phase 2", "to_move": "over", "score": by_seat(piles)}


LEVEL = finished(  # dwarves: three each, and B has the highest
    {"goblin": "02478", "knight": "3", "undead": "034578", "dwarf": "068", "doppelganger": "148"},
    {"goblin": "09", "knight": "2468", "undead": "1269", "dwarf": "139", "doppelganger": "5"},
)
NO_KNIGHTS = finished(  # three factions are A's, one is B's, and nobody has a knight
    {"goblin": "02478", "undead": "034578", "dwarf": "06", "doppelganger": "1489"},
    {"goblin": "09", "undead": "1269", "dwarf": "13589", "doppelganger": "3567"},
)


def _trick(phase: str, hand: Sequence[str], theirs: Sequence[str], led: str | None) -> Position:
    opening: Position = {"leader": "B", "led": led} if led else {"leader": "A"}
    return {"phase": phase, **opening, "hand": {"A": list(hand), "B": list(theirs)}}
