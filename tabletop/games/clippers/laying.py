"""Laying sticks: where each company can be extended or branch, what a stick does, arrivals, bonuses, the purple company.

Rules CL-4.1 to CL-4.7, CL-5.3, CL-6.1 to CL-6.5, CL-7.1 to CL-7.4. Where a company can go is kept as sets of arcs,
made anew for the company that was laid, and mended for the others where a lane was the last.
"""

from __future__ import annotations

from ...boards.routes import MOST_LENGTH
from ...core.box import WORD
from ...core.engine import count, engine, lowest, note
from ...core.layout import EVERYONE, NONE
from .board import FLEETS, PURPLE
from .box import (
    COMPANY_COUNT,
    EMPTY,
    FIRST_BONUS,
    LANE,
    LATER_BONUS,
    OPENING,
    SEATS,
    STICK,
    THRICE,
    TWICE,
    WORDS,
    Box,
    Fields,
)
from .events import BONUS, NO_BONUS, OPENS, REACHES, REACHES_AGAIN

# where companies can go


@engine
def look(box: Box, s: Fields, c: int) -> None:
    """Find the arcs on which a company can be extended or branch (CL-4.1 to CL-4.6, CL-5.3, CL-6.2, CL-6.3)."""
    most, ways = MOST_LENGTH, 0
    if s.sticks[c] == 0:
        most = 0
    elif c != PURPLE and not box.strand:
        most = min(MOST_LENGTH, max(0, s.slack[c]))
    ahead, tips = s.next[c], s.tips[c]
    for w in range(box.words):
        ahead[w] = 0
    while tips:
        first = WORDS * lowest(tips)
        tips &= tips - 1
        for w in range(box.words):
            ahead[w] |= box.out[first + w]
    for w in range(box.words):
        begun = s.free[w] & s.unused[c][w] & box.within[WORDS * most + w]
        s.fork[c][w] = begun & s.leaving[c][w]
        ahead[w] &= begun
        if s.sticks[c]:
            ahead[w] |= s.onward[c][w]
        ways += count(ahead[w])
    if c != PURPLE:
        s.openings += ways - s.ways[c]
    s.ways[c] = ways


@engine
def close(box: Box, s: Fields, k: int) -> None:
    """The last lane of a connection is taken: no other company can begin it (CL-4.4)."""
    for way in range(2 * k, 2 * k + 2):
        a = box.arc[way]
        if a != NONE:
            w, bit = box.word[a], box.bit[a]
            s.free[w] &= ~bit
            for c in range(COMPANY_COUNT):
                s.fork[c][w] &= ~bit
                if s.next[c][w] & bit and not s.onward[c][w] & bit:
                    s.next[c][w] &= ~bit
                    s.ways[c] -= 1
                    if c != PURPLE:
                        s.openings -= 1


@engine
def branches(box: Box, s: Fields, c: int) -> int:
    """How many new ships of a company could branch now side by side: connections that are free for it, within its sticks (CL-5.2)."""
    found, left = 0, s.sticks[c] if box.strand else s.slack[c]
    for sticks in range(1, MOST_LENGTH + 1):
        for w in range(box.words):
            arcs = s.fork[c][w] & box.within[WORDS * sticks + w] & ~box.within[WORDS * (sticks - 1) + w]
            while arcs:
                a = WORD * w + lowest(arcs)
                arcs &= arcs - 1
                cost = 1 if box.strand else sticks
                if cost <= left and not has_twin_before(box, s, c, a):
                    found += 1
                    left -= cost
    return found


@engine
def has_twin_before(box: Box, s: Fields, c: int, a: int) -> bool:
    """Whether a company could branch along the same connection the other way, by an arc that comes before: it is counted once."""
    b = box.arc[2 * box.connection[a] + 1 - box.back[a]]
    return b != NONE and b < a and s.fork[c][box.word[b]] & box.bit[b] != 0


@engine
def can_branch(box: Box, s: Fields, c: int) -> bool:
    """Whether a new ship of a company could branch anywhere now (CL-5.3)."""
    for w in range(box.words):
        if s.fork[c][w]:
            return True
    return False


# a stick


@engine
def lay(box: Box, s: Fields, p: int, c: int, a: int) -> None:
    """A stick of a company comes onto an arc, from an open end or with a new ship, and may reach an island (CL-4.1, CL-5.3)."""
    k = box.connection[a]
    changes = s.route[c][k] == EMPTY or s.sticks[c] == 1
    s.sticks[c] -= 1
    if s.route[c][k] == EMPTY:
        s.route[c][k] = LANE * s.used[k] + box.back[a]
        s.slack[c] -= box.length[k]
        s.onward[c][box.word[a]] |= box.bit[a]
        take_lane(box, s, c, k)
    s.route[c][k] += STICK
    if s.route[c][k] // STICK == box.length[k]:
        s.onward[c][box.word[a]] &= ~box.bit[a]
        arrive(box, s, p, c, a)
        changes = True
    if changes:
        look(box, s, c)


@engine
def take_lane(box: Box, s: Fields, c: int, k: int) -> None:
    """A company has begun a connection: it never takes the other lane, nor comes from the other end (CL-4.4, CL-4.5)."""
    s.used[k] += 1
    for way in range(2 * k, 2 * k + 2):
        a = box.arc[way]
        if a != NONE:
            s.unused[c][box.word[a]] &= ~box.bit[a]
    if s.used[k] == box.lanes[k]:
        close(box, s, k)


@engine
def leave(box: Box, s: Fields, c: int, place: int) -> None:
    """A company is extended from an open end: the end moves on. Where purple starts it needs none (CL-4.1, CL-6.2)."""
    if c == PURPLE and place == box.hub:
        if not box.no_start:
            connect(box, s, c, place)
    else:
        s.ends[c][place] -= 1
        if s.ends[c][place] == 0:
            s.tips[c] &= ~(1 << place)


@engine
def stand(box: Box, s: Fields, c: int, place: int) -> None:
    """A company has an open end at a place."""
    if c != PURPLE or place != box.hub:
        s.ends[c][place] += 1
        s.tips[c] |= 1 << place


@engine
def connect(box: Box, s: Fields, c: int, island: int) -> None:
    """A company is connected to an island, and can branch there (CL-5.3, CL-6.5)."""
    if not s.reached[c] >> island & 1:
        s.reached[c] |= 1 << island
        s.visits[island] += 1
        for p in range(box.players):
            if s.marker[p][island]:
                s.worth[p] += s.marker[p][island] * box.value[island]
        for w in range(box.words):
            s.leaving[c][w] |= box.out[WORDS * island + w]


@engine
def arrive(box: Box, s: Fields, p: int, c: int, a: int) -> None:
    """A route reaches an island: the bonus, at American Samoa perhaps the opening of purple (CL-4.7, CL-6.1, CL-7.1 to CL-7.3)."""
    island = box.head[a]
    stand(box, s, c, island)
    if s.reached[c] >> island & 1:
        note(s, REACHES_AGAIN, 703, p, box.arcs * c + a, EVERYONE)
        return
    note(s, REACHES, 701 if s.visits[island] == 0 else 702, p, box.arcs * c + a, EVERYONE)
    pay_bonus(box, s, p, island)
    connect(box, s, c, island)
    if island == box.hub and c != PURPLE and guests(box, s) == OPENING:
        note(s, OPENS, 601, NONE, NONE, EVERYONE)
        s.tips[PURPLE] |= 1 << island
        look(box, s, PURPLE)


@engine
def guests(box: Box, s: Fields) -> int:
    """Companies with ships that are connected to the island where purple starts (CL-6.1)."""
    found = 0
    for c in range(FLEETS):
        found += s.reached[c] >> box.hub & 1
    return found


@engine
def bonus(box: Box, s: Fields, p: int, island: int) -> int:
    """Dollars for connecting one more company to an island, by the card that the seat holds (CL-7.1, CL-7.2, CL-7.4)."""
    return box.times[s.option[p] + 1] * (FIRST_BONUS if s.visits[island] == 0 else LATER_BONUS)


@engine
def pay_bonus(box: Box, s: Fields, p: int, island: int) -> None:
    """Pay it at once."""
    gained = bonus(box, s, p, island)
    s.money[p] += gained
    if gained:
        rule = 302 if s.option[p] == TWICE else 701 if s.visits[island] == 0 else 702
        note(s, BONUS, rule, p, gained, EVERYONE)
    elif s.option[p] == THRICE:
        note(s, NO_BONUS, 303, p, NONE, EVERYONE)


# rebuilding


@engine
def derive_routes(box: Box, s: Fields) -> None:
    """Rebuild what is kept beside the sticks: islands reached, lanes taken, and where each company can go."""
    for place in range(box.islands):
        s.visits[place] = 0
    for k in range(box.connections):
        s.used[k] = 0
    for w in range(WORDS):
        s.free[w] = box.within[WORDS * MOST_LENGTH + w]
    s.openings = 0
    for p in range(SEATS):
        s.worth[p] = 0
    for c in range(COMPANY_COUNT):
        s.reached[c] = s.tips[c] = 0
        s.slack[c] = s.sticks[c]
        for w in range(WORDS):
            s.unused[c][w] = box.within[WORDS * MOST_LENGTH + w]
            s.leaving[c][w] = box.out[WORDS * (box.islands + c) + w] if c < FLEETS else 0
            s.onward[c][w] = s.next[c][w] = s.fork[c][w] = 0
        s.ways[c] = 0
    for c in range(COMPANY_COUNT):
        for place in range(box.places):
            if s.ends[c][place]:
                s.tips[c] |= 1 << place
        for k in range(box.connections):
            if s.route[c][k] != EMPTY:
                follow(box, s, c, k)
    if guests(box, s) >= OPENING:
        s.tips[PURPLE] |= 1 << box.hub
    for c in range(COMPANY_COUNT):
        look(box, s, c)


@engine
def follow(box: Box, s: Fields, c: int, k: int) -> None:
    """What a company has on a connection, as it lies."""
    a = box.arc[2 * k + s.route[c][k] % LANE]
    take_lane(box, s, c, k)
    if s.route[c][k] // STICK == box.length[k]:
        connect(box, s, c, box.head[a])
    else:
        s.onward[c][box.word[a]] |= box.bit[a]
        s.slack[c] -= box.length[k] - s.route[c][k] // STICK
    if c == PURPLE and box.tail[a] == box.hub and not box.no_start:
        connect(box, s, c, box.hub)
