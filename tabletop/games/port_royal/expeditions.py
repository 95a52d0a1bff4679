"""Expeditions: whether a seat can pay for one, in which ways, and taking it.

Rules PR-3.2 to PR-3.5. A payment is a set of people, so that having the people for it is one comparison.
"""

from __future__ import annotations

from ...core.engine import engine, lowest, note
from ...core.layout import EVERYONE, Row
from .cards import (
    earn,
)
from .deck import EXPEDITION, HALF, JACK, less, more
from .ending import (
    has_trigger,
    tell_last_round,
)
from .pieces import (
    EXPEDITION_GOLD,
    FULFIL,
    FULFILS,
    GIVES,
    PASS,
    Box,
    Fields,
)


@engine
def may_fulfil(box: Box, s: Fields, seat: int) -> bool:
    """Whether a seat can take an expedition now: on its own turn, unless an option says on others' too (PR-3.2, PR-3.4, PR-3.5)."""
    if s.open == 0 or s.people[seat] & box.givers == 0:
        return False
    return (seat == s.active or box.fulfils_anywhere != 0) and can_pay_some(box, s, seat)


@engine
def can_pay_some(box: Box, s: Fields, seat: int) -> bool:
    """Whether a seat has the people for an expedition that lies open."""
    if s.open == 0 or s.people[seat] & box.givers == 0:
        return False
    open_ones = s.open
    while open_ones:
        e = lowest(open_ones)
        open_ones &= open_ones - 1
        for k in range(box.first_way[e], box.first_way[e + 1]):
            if s.people[seat] & box.given[k] == box.given[k]:
                return True
    return False


@engine
def fulfilments_into(box: Box, s: Fields, out: Row, n: int) -> int:
    """Write the ids of the expeditions that the seat to move can fulfil, in each way, from out[n] on."""
    open_ones, people = s.open, s.people[s.to_move]
    while open_ones:
        e = lowest(open_ones)
        open_ones &= open_ones - 1
        for k in range(box.first_way[e], box.first_way[e + 1]):
            if people & box.given[k] == box.given[k]:
                out[n] = FULFIL + k
                n += 1
    return n


@engine
def count_ways(box: Box, s: Fields) -> int:
    """In how many ways the seat to move can fulfil expeditions."""
    n, people = 0, s.people[s.to_move]
    for k in range(len(box.given)):
        if s.open >> box.target[k] & 1 and people & box.given[k] == box.given[k]:
            n += 1
    return n


@engine
def way_at(box: Box, s: Fields, r: int) -> int:
    """The action of the r-th of those ways."""
    people = s.people[s.to_move]
    for k in range(len(box.given)):
        if s.open >> box.target[k] & 1 and people & box.given[k] == box.given[k]:
            if r == 0:
                return FULFIL + k
            r -= 1
    return PASS


@engine
def fulfil(box: Box, s: Fields, way: int) -> None:
    """Give the people asked for, take the expedition and its coins (PR-3.2, PR-3.3)."""
    seat, e, before = s.to_move, box.target[way], has_trigger(box, s)
    note(s, FULFILS, 302, seat, e, EVERYONE)
    given = box.given[way]
    while given:
        face = box.face[HALF + lowest(given)]
        given &= given - 1
        s.people[seat] = less(s.people[seat], box.mask[face])
        s.discard_people = more(s.discard_people, box.mask[face], box.low[face])
        s.points[seat] -= box.points[face]
        note(s, GIVES, 303 if face == JACK else 302, seat, box.giver[face], EVERYONE)
    s.claimed[seat] |= 1 << e
    s.open &= ~(1 << e)
    s.points[seat] += box.points[EXPEDITION + e]
    tell_last_round(box, s, seat, before)
    note(s, EXPEDITION_GOLD, 302, seat, box.worth[EXPEDITION + e], EVERYONE)
    earn(s, seat, box.worth[EXPEDITION + e])
