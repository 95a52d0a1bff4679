"""Who plays Blue Lagoon: a greedy player that plays for links and majorities, and a collector.

Both rate each legal action by what it brings at once and by what it opens; of equals chance picks one. They read the
board alone, since nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.chance import draw
from ...core.engine import count, engine
from ...core.layout import NONE, Row
from ...core.player import Player, PolicyPlayer
from .box import PIECE, SIDES, STATUETTE, TOKEN, VILLAGES, Box, Fields
from .scoring import A_LINK, ALL_KINDS, FEW, MANY

FINE = 4  # ratings are quarters of a point
TAKING, REACH = 6, 9  # how much tokens, and what a piece newly touches, weigh against links and majorities: found by trying


@engine
def worth_of_token(s: Fields, p: int, kind: int) -> int:
    """What one more token of a kind is worth to a seat, with what it may come to."""
    if kind == STATUETTE:
        return 4 * FINE
    n = s.taken[p][kind]
    if n == 0:
        kinds = 0
        for other in range(STATUETTE):
            if s.taken[p][other]:
                kinds += 1
        return ALL_KINDS * FINE if kinds == STATUETTE - 1 else 3 * FINE
    if n == 3:
        return 10 * FINE
    return 5 * FINE if n < 3 else FINE


@engine
def root_of(s: Fields, h: int) -> int:
    """The hex that stands for the group of a piece."""
    while s.head[h] != h:
        h = s.head[h]
    return h


@engine
def worth_of_link(box: Box, s: Fields, p: int, h: int) -> int:
    """What a piece on a hex adds to the links of a seat: islands that its group then joins, most if that becomes the best."""
    joined, most = 0, 0
    if box.island[h] != NONE:
        joined = 1 << box.island[h]
    for side in range(SIDES * h, SIDES * h + SIDES):
        n = box.near[side]
        if n == NONE:
            break
        if PIECE <= s.holds[n] < TOKEN and (s.holds[n] - PIECE) // 2 == p:
            islands = s.linked[root_of(s, n)]
            joined |= islands
            most = max(most, count(islands))
    gained = count(joined)
    if gained > s.link[p]:
        return A_LINK * FINE * (gained - s.link[p]) + FINE
    return 2 * FINE * (gained - most) if gained > most else 0


@engine
def worth_of_ground(box: Box, s: Fields, p: int, h: int) -> int:
    """What a piece on a hex is worth on its island: a new island, the lead, or holding it."""
    i = box.island[h]
    if i == NONE:
        return 0
    mine, best = s.on[p][i], 0
    for q in range(box.players):
        if q != p:
            best = max(best, s.on[q][i])
    gained = 0
    if mine == 0:
        islands = count(s.visited[p])
        gained = 10 * FINE if islands == FEW - 1 or islands == MANY - 1 else 2 * FINE
    bonus = box.bonus[i]
    if mine == best:
        return gained + bonus * FINE // (2 if best else 1)
    if mine + 1 == best:
        return gained + bonus * FINE // 2
    return gained + (bonus // 2 if mine == best + 1 else 1)


@engine
def worth_of_reach(box: Box, s: Fields, p: int, h: int) -> int:
    """Tokens and free hexes that a piece on a hex would newly touch."""
    worth = 0
    for side in range(SIDES * h, SIDES * h + SIDES):
        n = box.near[side]
        if n == NONE:
            break
        if s.holds[n] >= TOKEN:
            worth += worth_of_token(s, p, s.holds[n] - TOKEN) // 6
        elif s.holds[n] < PIECE and box.island[n] != NONE:
            worth += 1
    return worth


@engine
def worth_of_village(box: Box, s: Fields, p: int, h: int) -> int:
    """What a village is worth beyond a settler: it stays for Settlement, unless it stands on a circle."""
    if box.short or box.is_circle[h]:
        return -2 * FINE
    built = VILLAGES - s.villages[p]
    alone = 1
    for side in range(SIDES * h, SIDES * h + SIDES):
        n = box.near[side]
        if n == NONE:
            break
        if s.holds[n] == PIECE + 2 * p + 1:
            alone = 0
    return (9 - built) * FINE * (1 + alone) // 2


@engine
def greedy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Whatever brings most at once, links and majorities before all."""
    p, best, equals, chosen = s.to_move, -1000, 1, out[0]
    for k in range(n):
        village = out[k] >= box.hexes
        h = out[k] - box.hexes if village else out[k]
        worth = worth_of_link(box, s, p, h) + worth_of_ground(box, s, p, h) + REACH * worth_of_reach(box, s, p, h)
        if s.holds[h] >= TOKEN:
            worth += TAKING * worth_of_token(s, p, s.holds[h] - TOKEN)
        if village:
            worth += worth_of_village(box, s, p, h)
        if worth > best:
            best, equals, chosen = worth, 1, out[k]
        elif worth == best:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = out[k]
    return chosen


@engine
def collector(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Tokens, and hexes beside tokens; a village now and then on the way."""
    p, best, equals, chosen = s.to_move, -1000, 1, out[0]
    for k in range(n):
        village = out[k] >= box.hexes
        h = out[k] - box.hexes if village else out[k]
        worth = REACH // 3 * worth_of_reach(box, s, p, h)
        if s.holds[h] >= TOKEN:
            worth += TAKING * worth_of_token(s, p, s.holds[h] - TOKEN)
        if village:
            worth += worth_of_village(box, s, p, h)
        if worth > best:
            best, equals, chosen = worth, 1, out[k]
        elif worth == best:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = out[k]
    return chosen


PLAYERS: dict[str, Callable[[], Player]] = {
    "greedy": lambda: PolicyPlayer("greedy", greedy),
    "collector": lambda: PolicyPlayer("collector", collector),
}
