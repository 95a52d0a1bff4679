"""Planning in Valparaíso: cards are laid face down, slot by slot, until everybody has planned; then all is revealed.

Rules VP-2.1 to VP-2.6. `replan` is what a seat might have planned, for those who cannot know it.
"""

from __future__ import annotations

from ...core.engine import count, engine, members_into, note, nth
from ...core.layout import CHANCE, EVERYONE, NONE, Row
from .box import ASK, AT_PLANNER, AT_SEAT, MAYOR_PRICE, OPEN_SLOTS, OPENING_HOUSES, SLOTS, Box, Fields
from .cards import ACHIEVEMENT
from .decisions import IN_FASTEST, IN_PLANNING, MAYOR, PLAN, PLANNED
from .events import HAS_PLANNED, PAID_MAYOR, PLANS, PLANS_MAYOR, REVEALS


@engine
def planned_cards(s: Fields, seat: int) -> int:
    """The cards that a seat has planned, as bits."""
    cards = 0
    for i in range(SLOTS + 1):
        if s.plan[seat][i] != NONE:
            cards |= 1 << s.plan[seat][i]
    return cards


@engine
def next_slot(s: Fields, seat: int) -> int:
    """The number of the first free slot, one more than there are where all are full (VP-2.1)."""
    i = 1
    while i <= SLOTS and s.plan[seat][i] != NONE:
        i += 1
    return i


@engine
def slots_of(s: Fields, seat: int) -> int:
    """How many numbered slots a seat has: the fifth once it has built two houses (VP-2.3)."""
    return SLOTS if s.built[seat] >= OPENING_HOUSES else OPEN_SLOTS


@engine
def may_stop_planning(box: Box, s: Fields, seat: int) -> bool:
    """Whether enough cards are planned: four; under options as many as there are slots, or any number (VP-2.2, VP-2.3, VP-2.6)."""
    needed = slots_of(s, seat) if box.fill_fifth else OPEN_SLOTS
    return box.advanced != 0 or next_slot(s, seat) > needed


@engine
def plans_into(box: Box, s: Fields, seat: int, out: Row) -> int:
    """Write the ids of what a seat may do in planning: stop, plan a card of either kind, or one for the Mayor (VP-2.1, VP-2.4, VP-9.1)."""
    n = 0
    if may_stop_planning(box, s, seat):
        out[n] = PLANNED
        n += 1
    cards = ((1 << ACHIEVEMENT) - 1 | s.cards[seat] << ACHIEVEMENT) & ~planned_cards(s, seat)
    if next_slot(s, seat) <= slots_of(s, seat):
        n = members_into(cards, PLAN, out, n)
    if s.plan[seat][0] == NONE and s.pesos[seat] >= MAYOR_PRICE:
        n = members_into(cards, MAYOR, out, n)
    return n


@engine
def plan(s: Fields, card: int, mayor: bool) -> None:
    """A card is laid face down; nobody else is told (VP-2.1, VP-2.4, VP-2.5)."""
    seat = s.active
    s.plan[seat][0 if mayor else next_slot(s, seat)] = card
    note(s, PLANS_MAYOR if mayor else PLANS, 204 if mayor else 201, seat, card, 1 << seat)


@engine
def end_planning(s: Fields) -> None:
    """A seat has planned (VP-2.2)."""
    note(s, HAS_PLANNED, 202, s.active, NONE, EVERYONE)
    s.turn += 1
    s.station = AT_PLANNER


@engine
def ask_planner(box: Box, s: Fields) -> None:
    """The next seat plans; after the last all is revealed, under an option once somebody was the fastest (VP-2.5, VP-2.6)."""
    if s.turn < box.players:
        s.active = s.to_move = (s.start + s.turn) % box.players
        s.phase, s.station = IN_PLANNING, ASK
    elif box.advanced:
        s.phase, s.station, s.to_move = IN_FASTEST, ASK, CHANCE
    else:
        reveal(box, s)


@engine
def reveal(box: Box, s: Fields) -> None:
    """All plans are turned up, and what lies on the Mayor's Offices is paid (VP-2.4, VP-2.5)."""
    note(s, REVEALS, 205, NONE, NONE, EVERYONE)
    for p in range(box.players):
        if s.plan[p][0] != NONE:
            s.pesos[p] -= MAYOR_PRICE
            note(s, PAID_MAYOR, 204, p, MAYOR_PRICE, EVERYONE)
        for i in range(SLOTS + 1):
            s.slot[p][i] = s.plan[p][i]
            s.plan[p][i] = NONE
    s.turn = 0
    s.active = (s.start + box.players - 1) % box.players
    s.station = AT_SEAT


@engine
def replan(box: Box, s: Fields, seat: int, keys: Row, at: int, unfinished: bool) -> None:
    """A plan that a seat might have, from keys[at] on: cards at random, as many as it may have; in the midst of it also fewer."""
    for i in range(SLOTS + 1):
        s.plan[seat][i] = NONE
    slots, least = slots_of(s, seat), OPEN_SLOTS
    if box.fill_fifth:
        least = slots
    if unfinished or box.advanced:
        least = 0
    n = least + keys[at] % (slots - least + 1)
    cards = (1 << ACHIEVEMENT) - 1 | s.cards[seat] << ACHIEVEMENT
    for i in range(n + 1):
        if i or s.pesos[seat] >= MAYOR_PRICE and keys[at + 1] & 1:
            card = nth(cards, keys[at + 2 + i] % count(cards))
            s.plan[seat][i] = card
            cards &= ~(1 << card)


