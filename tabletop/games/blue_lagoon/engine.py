"""The rules of Blue Lagoon as an engine: dealing tokens, placing pieces in two phases, scoring.

Rules BL-1.4 to BL-6.2. Actions below the number of hexes settle, the next as many build villages, the last deal tokens. What
touches a seat's pieces, which groups they form and which islands those join is kept up to date as pieces are placed: a move
costs the same on any board.
"""

from __future__ import annotations

from ...core.box import WORD
from ...core.engine import count, engine, lowest, note, nth
from ...core.layout import CHANCE, EVERYONE, NONE, OVER, Row
from .box import (
    ALL_TOKENS,
    EMPTY,
    EXPLORATION,
    KINDS,
    NOTHING,
    PIECE,
    SEATS,
    SETTLEMENT,
    SIDES,
    STATUETTE,
    TOKEN,
    VILLAGES,
    WORDS,
    Box,
    Fields,
)
from .events import (
    ALL_PLACED,
    BEGINS_SETTLEMENT,
    BUILDS,
    DEALT,
    LOSES_VILLAGES,
    RESOURCES_GONE,
    SCORES_ISLANDS,
    SETTLES,
    SHARES,
    SKIPPED,
    TAKES,
    WINS,
    WINS_BY_TOKENS,
)
from .scoring import SCORED, place_of, points, scoring_rule, total

# the verbs


@engine
def setup(box: Box, s: Fields) -> None:
    """An empty board, full supplies, and tokens about to be dealt (BL-1.4, BL-1.5)."""
    s.to_move, s.phase, s.noted, s.last, s.recent = CHANCE, EXPLORATION, 0, NONE, NONE
    for h in range(box.hexes):
        s.holds[h] = EMPTY
    for p in range(SEATS):
        s.settlers[p] = box.settlers if p < box.players else 0
        s.villages[p] = VILLAGES if p < box.players else 0
        s.kept[p] = 0
        for i in range(SCORED):
            s.earned[p][i] = 0
        for kind in range(KINDS):
            s.taken[p][kind] = 0
    fill_bag(box, s)


@engine
def legal(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of the legal actions."""
    n = 0
    if s.to_move == CHANCE:
        for kind in range(KINDS + 1):
            if s.bag[kind]:
                out[n] = 2 * box.hexes + kind
                n += 1
        return n
    p = s.to_move
    for w in range(box.words):
        hexes = for_settler(box, s, p, w)
        while hexes:
            out[n] = w * WORD + lowest(hexes)
            hexes &= hexes - 1
            n += 1
    for w in range(box.words):
        hexes = for_village(box, s, p, w)
        while hexes:
            out[n] = box.hexes + w * WORD + lowest(hexes)
            hexes &= hexes - 1
            n += 1
    return n


@engine
def pick(box: Box, s: Fields, r: int) -> int:
    """The (r mod n)-th of the n legal actions of a seat."""
    p, n = s.to_move, 0
    for w in range(box.words):
        n += count(for_settler(box, s, p, w)) + count(for_village(box, s, p, w))
    r %= n
    for w in range(box.words):
        hexes = for_settler(box, s, p, w)
        n = count(hexes)
        if r < n:
            return w * WORD + nth(hexes, r)
        r -= n
    w = 0
    hexes = for_village(box, s, p, w)
    while r >= count(hexes):
        r -= count(hexes)
        w += 1
        hexes = for_village(box, s, p, w)
    return box.hexes + w * WORD + nth(hexes, r)


@engine
def chances(box: Box, s: Fields) -> int:
    """How many stone circles are still to be dealt to: what comes is drawn from as many."""
    return box.circles - s.dealt


@engine
def chance(box: Box, s: Fields, k: int) -> int:
    """The k-th token in the bag comes."""
    kind = 0
    while k >= s.bag[kind]:
        k -= s.bag[kind]
        kind += 1
    return 2 * box.hexes + kind


@engine
def apply(box: Box, s: Fields, action: int) -> None:
    """Deal a token or place a piece, and go on to whoever decides next."""
    s.noted = 0
    if action >= 2 * box.hexes:
        deal(box, s, action - 2 * box.hexes)
        if s.dealt < box.circles:
            return
        note(s, DEALT, 104 if s.phase == EXPLORATION else 503, NONE, ALL_TOKENS, EVERYONE)
        first = box.start_seat if s.last == NONE else (s.last + 1) % box.players
        begin(box, s, first)
    else:
        place(box, s, action)
        advance(box, s)


@engine
def scores(box: Box, s: Fields, out: Row) -> None:
    """Points of both phases as they stand (BL-4.1, BL-6.1)."""
    for p in range(box.players):
        for category in range(SCORED):
            out[p * SCORED + category] = s.earned[p][category] + points(box, s, p, category)


@engine
def ranking(box: Box, s: Fields, out: Row) -> None:
    """Most points first; of equals, most tokens; who is equal in both shares a place (BL-6.2)."""
    for p in range(box.players):
        out[p] = place_of(box, s, p)


@engine
def derive(box: Box, s: Fields) -> None:
    """Rebuild what is kept beside the pieces: free hexes, hexes beside pieces, islands, groups."""
    forget(box, s)
    for h in range(box.hexes):
        if PIECE <= s.holds[h] < TOKEN:
            stand(box, s, (s.holds[h] - PIECE) // 2, h)
        elif TOKEN <= s.holds[h] < TOKEN + STATUETTE:
            s.left += 1


@engine
def redeal(box: Box, s: Fields, seat: int, keys: Row) -> int:
    """Nothing is hidden: no keys are taken (BL-2.4)."""
    return 0


# the tokens


@engine
def fill_bag(box: Box, s: Fields) -> None:
    """All tokens are in the bag again, and for circles that none is left for, nothing (BL-1.4, BL-5.3)."""
    for kind in range(KINDS):
        s.bag[kind] = box.copies[kind]
    s.bag[NOTHING] = box.circles - ALL_TOKENS
    s.dealt = 0


@engine
def deal(box: Box, s: Fields, kind: int) -> None:
    """The next stone circle gets a token."""
    if kind != NOTHING:
        s.holds[box.circle[s.dealt]] = TOKEN + kind
    if kind < STATUETTE:
        s.left += 1
    s.bag[kind] -= 1
    s.dealt += 1


@engine
def take(s: Fields, p: int, kind: int) -> None:
    """Who places a piece on a token takes it (BL-2.4)."""
    s.taken[p][kind] += 1
    if kind < STATUETTE:
        s.left -= 1
    note(s, TAKES, 204, p, kind, EVERYONE)


# placing


@engine
def for_settler(box: Box, s: Fields, p: int, w: int) -> int:
    """The hexes of a word on which a seat may put a settler (BL-2.2, BL-2.3, BL-2.6, BL-2.9, BL-5.6)."""
    if s.settlers[p] == 0:
        return 0
    reach = s.beside[p][w]
    if s.phase == EXPLORATION:
        reach |= box.sea[w]
    return s.free[w] & reach


@engine
def for_village(box: Box, s: Fields, p: int, w: int) -> int:
    """The hexes of a word on which a seat may build a village (BL-2.3, BL-2.5, BL-2.6, BL-2.9, BL-5.4)."""
    if s.villages[p] == 0 or s.phase == SETTLEMENT:
        return 0
    return s.free[w] & s.beside[p][w] & box.land[w]


@engine
def can_place(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat has anywhere to place a piece."""
    for w in range(box.words):
        if for_settler(box, s, p, w) or for_village(box, s, p, w):
            return True
    return False


@engine
def place(box: Box, s: Fields, action: int) -> None:
    """A piece comes onto the board, and its seat takes what lies there (BL-2.1, BL-2.4)."""
    p, village = s.to_move, action >= box.hexes
    h = action - box.hexes if village else action
    token = s.holds[h] - TOKEN
    if village:
        s.holds[h] = PIECE + 2 * p + 1
        s.villages[p] -= 1
        note(s, BUILDS, 207 if box.is_circle[h] else 203, p, h, EVERYONE)
    else:
        s.holds[h] = PIECE + 2 * p
        s.settlers[p] -= 1
        note(s, SETTLES, settling_rule(box, s, p, h), p, h, EVERYONE)
    if token >= 0:
        take(s, p, token)
    stand(box, s, p, h)
    s.last, s.recent = p, h


@engine
def settling_rule(box: Box, s: Fields, p: int, h: int) -> int:
    """The rule by which a settler comes onto a hex: from afar by sea, or beside an own piece."""
    if s.phase == SETTLEMENT:
        return 506
    return 203 if s.beside[p][box.word[h]] & box.bit[h] else 202


@engine
def forget(box: Box, s: Fields) -> None:
    """What is kept of an empty board."""
    s.left = 0
    for w in range(WORDS):
        s.free[w] = box.sea[w] | box.land[w]
        for p in range(SEATS):
            s.beside[p][w] = 0
    for p in range(SEATS):
        s.visited[p] = s.link[p] = 0
        for i in range(box.islands):
            s.on[p][i] = 0


@engine
def stand(box: Box, s: Fields, p: int, h: int) -> None:
    """Keep count of a piece that has come onto a hex: what it touches, its island, its group (BL-4.2 to BL-4.4)."""
    s.free[box.word[h]] &= ~box.bit[h]
    island = box.island[h]
    s.head[h], s.linked[h] = h, 0
    if island != NONE:
        s.on[p][island] += 1
        s.visited[p] |= 1 << island
        s.linked[h] = 1 << island
    top = h
    for side in range(SIDES * h, SIDES * h + SIDES):
        n = box.near[side]
        if n == NONE:
            break
        s.beside[p][box.word[n]] |= box.bit[n]
        if not s.free[box.word[n]] & box.bit[n] and (s.holds[n] - PIECE) // 2 == p:
            top = joined(s, top, n)
    s.link[p] = max(s.link[p], count(s.linked[top]))


@engine
def joined(s: Fields, a: int, h: int) -> int:
    """Join the group that hex a stands for with that of hex h; returns the hex that stands for both."""
    b = h
    while s.head[b] != b:
        s.head[b] = s.head[s.head[b]]  # halves the way for the next time
        b = s.head[b]
    s.head[a] = b
    s.linked[b] |= s.linked[a]
    return b


# whose turn


@engine
def begin(box: Box, s: Fields, first: int) -> None:
    """A phase begins with a seat, or with the next that can place a piece (BL-1.8, BL-5.5)."""
    if not call(box, s, first):
        note(s, ALL_PLACED, 302, NONE, NONE, EVERYONE)
        end_phase(box, s)
    elif s.phase == SETTLEMENT:
        note(s, BEGINS_SETTLEMENT, 505, s.to_move, NONE, EVERYONE)


@engine
def advance(box: Box, s: Fields) -> None:
    """After a piece: the phase ends at once, or the next seat that can place a piece does (BL-1.8, BL-2.8, BL-3.1, BL-3.2)."""
    if s.left == 0:
        note(s, RESOURCES_GONE, 301, NONE, NONE, EVERYONE)
        end_phase(box, s)
    elif not call(box, s, (s.to_move + 1) % box.players):
        note(s, ALL_PLACED, 302, NONE, NONE, EVERYONE)
        end_phase(box, s)


@engine
def call(box: Box, s: Fields, first: int) -> bool:
    """Whether a seat can place a piece: the first that can, from one on, is to move; those before it are skipped (BL-2.8, BL-5.7)."""
    turn = 0
    while turn < box.players and not can_place(box, s, (first + turn) % box.players):
        turn += 1
    if turn == box.players:
        return False
    for i in range(turn):
        note(s, SKIPPED, skipping_rule(box, s, (first + i) % box.players), (first + i) % box.players, NONE, EVERYONE)
    s.to_move = (first + turn) % box.players
    return True


@engine
def skipping_rule(box: Box, s: Fields, p: int) -> int:
    """Why a seat is skipped: no village to spread from, or no room or no pieces."""
    if s.phase == SETTLEMENT:
        for w in range(box.words):
            if s.beside[p][w]:
                return 208
        return 507
    return 208


# the end of a phase


@engine
def end_phase(box: Box, s: Fields) -> None:
    """Score; after Exploration clear the board, unless the game is the short one (BL-1.7, BL-4.1, BL-5.1, BL-5.8)."""
    for p in range(box.players):
        for category in range(SCORED):
            gained = points(box, s, p, category)
            if gained:
                note(s, SCORES_ISLANDS + category, scoring_rule(box, s, p, category), p, gained, EVERYONE)
    if s.phase == EXPLORATION and not box.short:
        clear(box, s)
        s.phase, s.to_move = SETTLEMENT, CHANCE
    else:
        finish(box, s)


@engine
def clear(box: Box, s: Fields) -> None:
    """Settlers and tokens leave the board, and villages on stone circles; what was built elsewhere stays (BL-5.1 to BL-5.4)."""
    for p in range(box.players):
        s.kept[p] = 0
        for category in range(SCORED):
            s.earned[p][category] = points(box, s, p, category)
        for kind in range(KINDS):
            s.kept[p] += s.taken[p][kind]
            s.taken[p][kind] = 0
    for p in range(box.players):
        lost = 0
        for h in range(box.hexes):
            if s.holds[h] == PIECE + 2 * p + 1 and box.is_circle[h]:
                lost += 1
        if lost:
            note(s, LOSES_VILLAGES, 502, p, lost, EVERYONE)
        s.settlers[p], s.villages[p] = box.settlers, 0
    for h in range(box.hexes):
        village = PIECE <= s.holds[h] < TOKEN and (s.holds[h] - PIECE) % 2 == 1
        if not village or box.is_circle[h]:
            s.holds[h] = EMPTY
    s.recent = NONE
    fill_bag(box, s)
    derive(box, s)


@engine
def finish(box: Box, s: Fields) -> None:
    """The game is over: most points win, then most tokens; who is equal in both shares the victory (BL-6.1, BL-6.2)."""
    s.to_move = OVER
    winners, level, most = 0, 0, 0
    for p in range(box.players):
        if place_of(box, s, p) == 1:
            winners |= 1 << p
        mine = total(box, s, p)
        level = level + 1 if mine == most else 1 if mine > most else level
        most = max(most, mine)
    for p in range(box.players):
        if winners >> p & 1:
            kind = SHARES if count(winners) > 1 else WINS_BY_TOKENS if level > 1 else WINS
            note(s, kind, 601 if kind == WINS else 602, p, total(box, s, p), EVERYONE)
