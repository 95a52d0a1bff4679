"""The end of Port Royal: what ends the game, and who has won.

Rules PR-6.1 to PR-6.4.
"""

from __future__ import annotations

from ...core.engine import count, engine, note
from ...core.layout import EVERYONE, OVER
from .box import LEADER, OFF, TO_END, TRIGGER_AND_WINNER, Box, Fields
from .events import LAST_ROUND, SHARES, WINS, WINS_BY_COINS


@engine
def points_of_people(box: Box, s: Fields, p: int) -> int:
    """The points of the people of a seat."""
    people = s.people[p]
    return count(people & box.valued[1]) + 2 * count(people & box.valued[2]) + 3 * count(people & box.valued[3])


@engine
def has_trigger(box: Box, s: Fields) -> bool:
    """Whether somebody has the points that end the game, under an option with an expedition among them (PR-6.1, PR-6.4)."""
    for p in range(box.players):
        if s.points[p] >= TO_END and (box.variant == OFF or s.claimed[p] != 0):
            return True
    return False


@engine
def tell_last_round(box: Box, s: Fields, seat: int, before: bool) -> None:
    """Say so when a seat has just reached what ends the game (PR-6.1)."""
    if not before and has_trigger(box, s):
        note(s, LAST_ROUND, 601 if box.variant == OFF else 604, seat, s.points[seat], EVERYONE)


@engine
def is_ended(box: Box, s: Fields) -> bool:
    """Whether a round that is over was the last (PR-6.1); under an option only if one of the leaders has an expedition (PR-6.4)."""
    if not has_trigger(box, s):
        return False
    if box.variant != LEADER:
        return True
    for p in range(box.players):
        if s.claimed[p] != 0 and is_first(box, s, p):
            return True
    return False


@engine
def needs_expedition(box: Box, s: Fields) -> bool:
    """Whether only who has an expedition can win: under that option, once somebody has what ends the game (PR-6.4)."""
    return box.variant == TRIGGER_AND_WINNER and has_trigger(box, s)


@engine
def is_ahead(box: Box, s: Fields, p: int, q: int) -> bool:
    """Whether a seat stands before another: by points, then coins; under an option, once the end is triggered, expeditions come first."""
    if (s.claimed[p] == 0) != (s.claimed[q] == 0) and needs_expedition(box, s):
        return s.claimed[q] == 0
    return s.points[p] > s.points[q] or s.points[p] == s.points[q] and s.coins[p] > s.coins[q]


@engine
def is_first(box: Box, s: Fields, p: int) -> bool:
    """Whether nobody stands before a seat."""
    for q in range(box.players):
        if is_ahead(box, s, q, p):
            return False
    return True


@engine
def finish(box: Box, s: Fields) -> None:
    """The game is over: who has won, by points, by coins, or together (PR-6.2, PR-6.3)."""
    s.to_move = OVER
    first = tied = 0
    for p in range(box.players):
        if is_first(box, s, p):
            first += 1
    for p in range(box.players):
        if not is_first(box, s, p):
            continue
        tied = 0
        for q in range(box.players):
            same_kind = (s.claimed[p] == 0) == (s.claimed[q] == 0) or not needs_expedition(box, s)
            if q != p and same_kind and s.points[q] == s.points[p]:
                tied += 1
        if first > 1:
            note(s, SHARES, 603, p, s.points[p], EVERYONE)
        elif tied:
            note(s, WINS_BY_COINS, 603, p, s.coins[p], EVERYONE)
        else:
            note(s, WINS, 602, p, s.points[p], EVERYONE)
