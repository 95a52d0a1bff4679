"""Expeditions: in which ways a seat can pay for them, and taking one.

Rules PR-3.2 to PR-3.5. A payment is a set of people, so that having the people for it is one comparison. What a seat could give, and what
is wanted, are kept as sets of fulfilments.
"""

from __future__ import annotations

from ...core.engine import count, engine, lowest, note, nth
from ...core.layout import EVERYONE, Row
from .box import FULFIL, Box, Fields
from .cards import earn
from .deck import EXPEDITION, HALF, JACK, less, more
from .ending import has_trigger, tell_last_round
from .events import EXPEDITION_COINS, FULFILS, GIVES


@engine
def ways_of(box: Box, s: Fields, seat: int) -> int:
    """The fulfilments that a seat can play now: on its own turn, unless an option says on others' too (PR-3.2, PR-3.4, PR-3.5)."""
    return s.able[seat] & s.wanted if seat == s.active or box.fulfils_anywhere else 0


@engine
def count_people(box: Box, s: Fields, seat: int) -> None:
    """Keep what the people of a seat come to: its swords, and the expeditions that it could pay for."""
    people, able = s.people[seat], 0
    s.swords[seat] = count(people & box.sailors) + 2 * count(people & box.pirates)
    if people & box.givers:
        for k in range(len(box.given)):
            if people & box.given[k] == box.given[k]:
                able |= 1 << k
    s.able[seat] = able


@engine
def open_up(box: Box, s: Fields, expedition: int) -> None:
    """An expedition lies open from now on (PR-3.1)."""
    s.open |= 1 << expedition
    s.wanted |= box.ways[expedition]


@engine
def fulfilments_into(ways: int, out: Row, n: int) -> int:
    """Write the ids of a set of fulfilments from out[n] on."""
    while ways:
        out[n] = FULFIL + lowest(ways)
        ways &= ways - 1
        n += 1
    return n


@engine
def fulfilment_at(ways: int, r: int) -> int:
    """The id of the r-th of a set of fulfilments."""
    return FULFIL + nth(ways, r)


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
    s.wanted &= ~box.ways[e]
    s.points[seat] += box.points[EXPEDITION + e]
    count_people(box, s, seat)
    tell_last_round(box, s, seat, before)
    note(s, EXPEDITION_COINS, 302, seat, box.worth[EXPEDITION + e], EVERYONE)
    earn(s, seat, box.worth[EXPEDITION + e])
