"""Houses of Valparaíso: where one can be built, and what it brings at once.

Rules VP-6.1 to VP-6.7. `k` is the step of a card that is being done.
"""

from __future__ import annotations

from ...core.engine import engine, members_into, note
from ...core.layout import EVERYONE, NONE, Row
from .board import SPACES
from .box import AT_STEP, HOUSES, OPENING_HOUSES, Box, Fields
from .decisions import FROM_HOUSES
from .events import BUILDS_CUSTOMS, BUILDS_POST, BUILDS_RESIDENCE, FOURTH_HOUSE, SCORES_HOUSE, SLOT_OPENS
from .goods import spend


@engine
def sites(box: Box, s: Fields, seat: int, k: int, purse: int) -> int:
    """The places where a seat can build for so many pesos: a merchant, a free space, no other house of its own (VP-6.1, VP-6.2)."""
    if purse < box.cost[k] or s.built[seat] >= HOUSES:
        return 0
    return s.spots[seat] & s.open & ~s.houses[seat]


@engine
def sites_into(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Write the ids of the houses that can be built, from out[n] on."""
    return members_into(sites(box, s, seat, k, s.pesos[seat]), box.build, out, n)


@engine
def build(box: Box, s: Fields, k: int, place: int) -> None:
    """A house is paid and built; it brings what its space shows, the fourth of a seat one point more (VP-6.1 to VP-6.7)."""
    seat = s.active
    spend(s, seat, box.cost[k])
    s.built[seat] += 1
    if place == box.city:
        points = build_residence(box, s, seat)
    else:
        points = build_in_village(box, s, seat, place)
    points += box.extra[k]
    s.earned[seat][FROM_HOUSES] += points
    if points:
        note(s, SCORES_HOUSE, 603, seat, points, EVERYONE)
    if s.built[seat] == OPENING_HOUSES:
        note(s, SLOT_OPENS, 203, seat, NONE, EVERYONE)
    if s.built[seat] == HOUSES:
        s.earned[seat][FROM_HOUSES] += 1
        note(s, FOURTH_HOUSE, 607, seat, 1, EVERYONE)
    s.changed = 1
    s.station = AT_STEP


@engine
def build_residence(box: Box, s: Fields, seat: int) -> int:
    """The free space nearest the lighthouse is taken (VP-6.4); says what points it brings."""
    space = 0
    while s.residence[space] != NONE:
        space += 1
    s.residence[space] = seat
    s.builder = seat
    if space + 1 == box.residences:
        s.open &= ~(1 << box.city)
    note(s, BUILDS_RESIDENCE, 604, seat, space + 1, EVERYONE)
    return box.worth[space]


@engine
def build_in_village(box: Box, s: Fields, seat: int, place: int) -> int:
    """A customs house, or a trading post beside a market (VP-6.5, VP-6.6); says what points its space brings."""
    taken = houses_at(box, s, place)
    s.houses[seat] |= 1 << place
    if taken + 1 == box.spaces[place]:
        s.open &= ~(1 << place)
    if box.plain >> place & 1:
        s.customs |= 1 << place
        note(s, BUILDS_CUSTOMS, 605, seat, place, EVERYONE)
    else:
        note(s, BUILDS_POST, 606, seat, place, EVERYONE)
    return box.points[SPACES * place + taken]


@engine
def houses_at(box: Box, s: Fields, place: int) -> int:
    """How many houses stand in a place outside the city."""
    n = 0
    for q in range(box.players):
        n += s.houses[q] >> place & 1
    return n
