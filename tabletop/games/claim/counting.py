"""What the fields of Claim tell: the cards that a seat cannot place, the factions that it lacks, tricks won, sizes of hands.

Rules CM-1.3, CM-2.3, CM-3.3 and CM-3.6.
"""

from __future__ import annotations

from ...core.engine import count, engine
from ...core.layout import CHANCE, NONE, OVER
from .box import BLIND, RECRUITING, Box, Fields
from .deck import FACTION_COUNT, HAND_SIZE, TRICKS, union


@engine
def unseen(s: Fields, seat: int) -> int:
    """The cards that a seat with a perfect memory cannot place: in the other's hand, drawn by the other, or in the stock."""
    return union(union(s.hand[1 - seat], s.drawn[1 - seat]), s.stock)


@engine
def lacking(box: Box, s: Fields, seat: int) -> int:
    """All the cards of the factions that a seat has shown to lack."""
    cards = 0
    for f in range(FACTION_COUNT):
        if s.lacks[seat] >> f & 1:
            cards |= box.cards[f]
    return cards


@engine
def is_late(s: Fields) -> bool:
    """Whether a trick of phase 1 has been won and its loser has yet to draw."""
    return s.phase == RECRUITING and s.to_move == CHANCE and s.draw_for == BLIND


def tricks_resolved(s: Fields) -> int:
    """How many tricks of the phase have been won."""
    if s.to_move == OVER:
        return TRICKS
    return s.trick - 1 + is_late(s)


def most_wins(box: Box, s: Fields, p: int) -> int:
    """How many tricks of phase 1 a seat can have won at most.

    It led the first or not, and each that came after one that it won; for each faction that it has shown to lack it answered
    one; whoever leads now has won the last.
    """
    resolved = tricks_resolved(s)
    if not resolved:
        return -count(s.lacks[p])
    answered = resolved - (box.first_leader == p) + (s.leader == p) - count(s.lacks[p])
    return min(answered, resolved - (s.leader != p))


def hand_sizes(s: Fields) -> tuple[int, int]:
    """How many cards each hand has."""
    if s.dealt < 2 * HAND_SIZE:
        return (s.dealt + 1) // 2, s.dealt // 2
    full = HAND_SIZE - tricks_resolved(s)
    first, second = (full - (s.led != NONE and p == s.leader) for p in range(2))
    return first, second
