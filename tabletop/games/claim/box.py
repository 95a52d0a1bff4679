"""Box and fields of Claim: what never changes in a game, and what does.

Rules CM-1.1 to CM-1.6. Cards are sets of bits as `deck` describes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...core.errors import BoardError
from ...core.layout import NONE, Layout, Row, layout, row, whole
from .deck import DECK, FACE_COUNT, FACE_FACTION, FACE_RANK, FACTIONS, HAND_SIZE, TRICKS, ZERO_COPIES, add

PHASES = ("phase 1", "phase 2")
RECRUITING, GATHERING = range(len(PHASES))
CATEGORIES = FACTIONS
DRAW_FOR = ("deal", "reveal", "blind")  # what the next card of the stock is for
DEAL, REVEAL, BLIND = range(len(DRAW_FOR))
DRAW = FACE_COUNT  # the id of the first draw; below it an id is the face that is played


class Box(NamedTuple):
    """What never changes in a game of Claim."""

    players: int
    first_leader: int
    first_leads_again: int
    unresolved_to_last: int
    majority_wins: int
    faction: tuple[int, ...]
    rank: tuple[int, ...]
    cards: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options. Claim has no board to choose."""
    if board is not None:
        raise BoardError("Claim is played with its 52 cards: it takes no other board")
    sets = [0] * len(FACTIONS)
    for face, faction in enumerate(FACE_FACTION):
        for _ in range(ZERO_COPIES if face == 0 else 1):
            sets[faction] = add(sets[faction], face)
    return Box(
        players=players,
        first_leader=int(options["first_leader"]),
        first_leads_again=int(options["phase2_leader"] == "first_leader"),
        unresolved_to_last=int(options["unresolved_faction"] == "last_trick"),
        majority_wins=int(options["win_by"] == "majority"),
        faction=FACE_FACTION,
        rank=FACE_RANK,
        cards=tuple(sets),
    )


@layout
class Fields(Layout):
    """What changes in a game of Claim."""

    leader: int = whole("seat that leads the trick, and after it the seat that won it", 1)
    trick: int = whole("trick of the phase, from 1", TRICKS)
    led: int = whole("face of the card led, NONE before", FACE_COUNT - 1, NONE)
    up: int = whole("face of the card to be won, NONE when there is none", FACE_COUNT - 1, NONE)
    dealt: int = whole("cards dealt", 2 * HAND_SIZE)
    draw_for: int = whole("what the next card of the stock is for: DEAL, REVEAL or BLIND", 2)
    stock: int = whole("cards of the central deck; their order is drawn as it comes", DECK, seen="nobody")
    hand: Row = row(2, "cards in hand", DECK, seen="owner")
    won: Row = row(2, "followers won face up", DECK)
    drawn: Row = row(2, "followers drawn unseen", DECK, seen="owner")
    score: Row = row(2, "cards of the score pile", DECK)
    discard: int = whole("cards played and discarded", DECK)
    lacks: Row = row(2, "factions that the seat has shown to lack in phase 1, as bits", 31)
