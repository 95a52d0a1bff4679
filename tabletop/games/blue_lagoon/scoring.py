"""What scores in Blue Lagoon: islands, links, majorities, resources and statuettes, and who is before whom.

Rules BL-4.2 to BL-4.8, BL-6.1 and BL-6.2, as functions of the engine. They read what the engine keeps beside the pieces: the islands
that a seat has reached, its best group, its pieces on each island.
"""

from __future__ import annotations

from ...core.engine import count, engine
from .box import FIGURES, ISLANDS_SCORE, KINDS, LINKS, MAJORITIES, SETS, STATUETTE, Box, Fields

SCORED = 5  # categories
MANY, FEW = 8, 7  # islands that score (BL-4.2)
FOR_MANY, FOR_FEW = 20, 10
A_LINK = 5
PAIR, TRIPLE, FOUR = 5, 10, 20  # resources of a kind (BL-4.6)
ALL_KINDS = 10
A_STATUETTE = 4


@engine
def points(box: Box, s: Fields, p: int, category: int) -> int:
    """What a seat scores in a category as the board stands, this phase alone (BL-4.2 to BL-4.8)."""
    if category == ISLANDS_SCORE:
        islands = count(s.visited[p])
        return FOR_MANY if islands >= MANY else FOR_FEW if islands == FEW else 0
    if category == LINKS:
        return box.lone_link if s.link[p] == 1 else A_LINK * s.link[p]
    if category == MAJORITIES:
        return majorities(box, s, p)
    if category == SETS:
        return sets(s, p)
    return A_STATUETTE * s.taken[p][STATUETTE]


@engine
def majorities(box: Box, s: Fields, p: int) -> int:
    """The islands on which a seat has most pieces; equals share, and what cannot be shared is lost (BL-4.4, BL-4.5)."""
    won = 0
    for i in range(box.islands):
        mine, equals = s.on[p][i], 0
        for q in range(box.players):
            if s.on[q][i] > mine:
                mine = 0
            elif s.on[q][i] == mine:
                equals += 1
        if mine:
            won += box.bonus[i] // equals
    return won


@engine
def sets(s: Fields, p: int) -> int:
    """Two, three, or four and more of a resource, and all four kinds once (BL-4.6, BL-4.7)."""
    gained = 0
    for kind in range(STATUETTE):
        n = s.taken[p][kind]
        if n >= 4:
            gained += FOUR
        elif n == 3:
            gained += TRIPLE
        elif n == 2:
            gained += PAIR
    return gained + ALL_KINDS if kinds_held(s, p) == STATUETTE else gained


@engine
def scoring_rule(box: Box, s: Fields, p: int, category: int) -> int:
    """The rule that points of a category follow: that of shares where a majority is shared, that of all kinds where they are held."""
    if category == ISLANDS_SCORE:
        return 402
    if category == LINKS:
        return 403
    if category == MAJORITIES:
        return 405 if shares_majority(box, s, p) else 404
    if category == FIGURES:
        return 408
    return 407 if kinds_held(s, p) == STATUETTE else 406


@engine
def shares_majority(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat shares what an island is worth with others (BL-4.5)."""
    for i in range(box.islands):
        others, better = 0, 0
        for q in range(box.players):
            if q != p and s.on[q][i] == s.on[p][i]:
                others += 1
            elif s.on[q][i] > s.on[p][i]:
                better += 1
        if s.on[p][i] and others and not better:
            return True
    return False


@engine
def kinds_held(s: Fields, p: int) -> int:
    """How many kinds of resources a seat holds."""
    kinds = 0
    for kind in range(STATUETTE):
        if s.taken[p][kind]:
            kinds += 1
    return kinds


@engine
def total(box: Box, s: Fields, p: int) -> int:
    """All points of a seat."""
    n = 0
    for category in range(SCORED):
        n += s.earned[p][category] + points(box, s, p, category)
    return n


@engine
def held(box: Box, s: Fields, p: int) -> int:
    """The tokens that decide a tie (BL-6.2)."""
    n = s.kept[p] if box.tie_both and not box.short else 0
    for kind in range(KINDS):
        n += s.taken[p][kind]
    return n


@engine
def place_of(box: Box, s: Fields, p: int) -> int:
    """The place of a seat: one more than the seats before it."""
    mine, tokens, place = total(box, s, p), held(box, s, p), 1
    for q in range(box.players):
        theirs = total(box, s, q)
        if theirs > mine or theirs == mine and held(box, s, q) > tokens:
            place += 1
    return place
