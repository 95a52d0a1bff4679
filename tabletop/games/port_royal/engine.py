"""The rules of Port Royal as an engine: discovery, repelling, taxes, expeditions, trade and hire, and who can do what beside it.

Rules PR-1.6 to PR-6.5; what can be told apart stands beside it, in `cards`, `expeditions`, `trading` and `ending`. What the engine leaves
out: it does not explain (rules.py does), and plays whatever it is told to. The game goes from station to station (see `box.STATIONS`):
`advance` goes on until a seat has something to decide, chance comes, or the game is over.
"""

from __future__ import annotations

from ...core.engine import count, engine, note, nth
from ...core.layout import CHANCE, EVERYONE, NONE, Row
from .box import (
    DISCOVER,
    DISCOVERY,
    DRAW,
    FULFIL,
    HANDLE,
    KEEP,
    OFFER,
    PASS,
    REACH,
    REPEL,
    RETURN,
    REVEAL,
    REVEALING,
    SHIP,
    STOP,
    TAKE,
    TAKEN,
    TAX_DONE,
    TAXED_FROM,
    TURN,
    Box,
    Fields,
)
from .cards import discarded, earn, forget, give_face, pay_out, shuffle, spend
from .deck import ALL, EXPEDITION, FOR_FIVE, HALF, PERSON, SEATS, TAX, less, more
from .ending import finish, is_ahead, is_ended, points_of_people
from .events import (
    BUSTS,
    DEAD_END,
    JESTER_BUST,
    KEEPS,
    NEXT_TURN,
    PASSES,
    REPELS,
    SINKS,
    TAX_POINTS,
    TAX_SWORDS,
    TAXED,
    TURN_SKIPPED,
    TURNS_UP,
)
from .expeditions import count_people, fulfil, fulfilment_at, fulfilments_into, open_up, ways_of
from .trading import after_take, ask_takers, clear, move_on, pay_jesters, pick_take, stop, take, takes_into

# the verbs


@engine
def setup(box: Box, s: Fields) -> None:
    """Some coins each from the pile (PR-1.6), with five players an expedition that lies open (PR-1.3); the start seat draws (PR-1.8)."""
    s.noted = 0
    s.active = s.taker = box.start_seat
    s.takes = s.taken = s.paid = s.paid_old = s.shuffling = s.shuffles = s.harbour = s.harbour_people = s.due = s.moored = 0
    s.lost = s.lost_people = s.fresh = s.fresh_people = s.known = s.known_people = s.discard = s.discard_people = 0
    s.unseen, s.unseen_people = (1 << box.deck - HALF) - 1, ALL
    s.unseen_count, s.lost_count, s.returned = box.deck, 0, 0
    s.open = s.wanted = 0
    if box.open:
        open_up(box, s, FOR_FIVE)
    for p in range(SEATS):
        s.coins[p] = box.start_coins if p < box.players else 0
        s.old[p] = s.people[p] = s.claimed[p] = s.owed[p] = s.points[p] = s.swords[p] = s.able[p] = 0
    s.pile = box.deck - box.players * box.start_coins
    begin(s)


@engine
def legal(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of the legal actions; at a chance node of the faces that can come."""
    if s.to_move == CHANCE:
        return outcomes(box, s, out)
    n = 0
    if s.station == DISCOVER:
        can_draw = s.pile > 0 or discarded(s) > 0
        if can_draw:
            out[n] = DRAW
            n += 1
        if s.drawn_count > 0 or not can_draw:
            out[n] = STOP
            n += 1
    elif s.station == SHIP:
        out[n] = REPEL
        n += 1
        if may_keep(box, s):
            out[n] = KEEP
            n += 1
    else:
        out[n] = PASS
        n = takes_into(box, s, out, n + 1)
    return fulfilments_into(ways_of(box, s, s.to_move), out, n)


@engine
def pick(box: Box, s: Fields, r: int) -> int:
    """The (r mod n)-th of the n legal actions of a seat."""
    ways = ways_of(box, s, s.to_move) if s.wanted else 0
    if s.station == OFFER:
        return pick_take(box, s, r, ways)
    if s.station == SHIP:
        n, first = 2 if may_keep(box, s) else 1, REPEL
    elif s.pile or discarded(s):
        n, first = 2 if s.drawn_count else 1, DRAW
    else:
        n, first = 1, STOP
    if ways:
        r %= n + count(ways)
        return first + r if r < n else fulfilment_at(ways, r - n)
    return first + r % n


@engine
def chances(box: Box, s: Fields) -> int:
    """How many cards can come: all that were not seen since the last shuffle, or before it where old coins are given faces."""
    return s.lost_count if s.shuffling and s.returned >= s.paid else s.unseen_count


@engine
def chance(box: Box, s: Fields, k: int) -> int:
    """The k-th of those cards is turned up, or goes into the pile."""
    first, others, people = REVEAL, s.unseen, s.unseen_people
    if s.shuffling:
        first = RETURN
        if s.returned >= s.paid:
            others, people = s.lost, s.lost_people
    n = count(others)
    return first + box.face[nth(others, k) if k < n else HALF + nth(people, k - n)]


@engine
def apply(box: Box, s: Fields, action: int) -> None:
    """Play an action, then go on until somebody decides."""
    s.noted = 0
    if action == DRAW:
        s.station = REVEALING
        if s.pile:
            s.to_move = CHANCE
            return
    elif action >= RETURN:
        give_face(box, s, action - RETURN)
        if s.shuffling:
            return
    elif action >= REVEAL:
        turn_up(box, s, action - REVEAL)
        if s.station == DISCOVER and not s.due:
            s.to_move = s.active
            return
    elif action >= FULFIL:
        fulfil(box, s, action - FULFIL)
    elif action >= TAKE:
        take(box, s, action - TAKE)
    elif action == STOP:
        stop(box, s)
    elif action == PASS:
        note(s, PASSES, 402, s.taker, NONE, EVERYONE)
        move_on(box, s)
    else:
        decide_on_ship(box, s, action)
    advance(box, s)


@engine
def scores(box: Box, s: Fields, out: Row) -> None:
    """Points of people and of expeditions (PR-6.2)."""
    for p in range(box.players):
        out[2 * p] = points_of_people(box, s, p)
        out[2 * p + 1] = s.points[p] - out[2 * p]


@engine
def ranking(box: Box, s: Fields, out: Row) -> None:
    """Most points, then most coins (PR-6.2, PR-6.3); under an option whoever has an expedition comes first (PR-6.4)."""
    for p in range(box.players):
        out[p] = 1
        for q in range(box.players):
            if is_ahead(box, s, q, p):
                out[p] += 1


@engine
def derive(box: Box, s: Fields) -> None:
    """Count what is kept for speed: points, swords, coins owed, ways to fulfil expeditions, and sets of cards."""
    s.due = s.wanted = 0
    for p in range(SEATS):
        s.due += s.owed[p]
        s.points[p] = points_of_people(box, s, p)
        count_people(box, s, p)
    for e in range(len(box.ways)):
        if s.open >> e & 1:
            s.wanted |= box.ways[e]
        for p in range(SEATS):
            if s.claimed[p] >> e & 1:
                s.points[p] += box.points[EXPEDITION + e]
    s.unseen_count = count(s.unseen) + count(s.unseen_people)
    s.lost_count = count(s.lost) + count(s.lost_people)
    s.returned = count(s.fresh) + count(s.fresh_people)
    s.moored = count(s.harbour) + count(s.harbour_people)


@engine
def redeal(box: Box, s: Fields, seat: int, keys: Row) -> int:
    """Deal the faces that nobody knows anew (PR-1.7): before the first shuffle there is nothing to deal, since no coin has a face.

    After it the cards that went in face up are in the pile or among the coins drawn since, and of the others any may be; coins that are
    being shuffled in come from theirs. Which of two cards of one face was seen again is taken to be the one that was known.
    """
    return forget(box, s, keys)


# going on


@engine
def advance(box: Box, s: Fields) -> None:
    """From station to station, until a seat decides, chance comes or the game is over; what is owed is paid first."""
    while True:
        if s.shuffling:
            s.to_move = CHANCE
            return
        if s.due:
            pay_out(box, s)
        elif s.station <= SHIP:
            s.to_move = s.active
            return
        elif s.station == HANDLE:
            handle(box, s)
        elif s.station == OFFER or s.station == REACH:
            if ask_takers(box, s):
                return
        elif s.station == TURN:
            if next_turn(box, s):
                return
        elif s.station == TAKEN:
            after_take(box, s)
        elif s.station == TAX_DONE:
            s.discard = more(s.discard, box.mask[s.drawn], box.low[s.drawn])
            s.station = DISCOVER
        elif s.pile:
            s.to_move = CHANCE
            return
        else:
            shuffle(box, s)


@engine
def begin(s: Fields) -> None:
    """The active seat begins its turn with the discovery (PR-1.9)."""
    s.phase, s.station, s.drawn, s.drawn_count = DISCOVERY, DISCOVER, NONE, 0
    s.taker, s.takes, s.taken = s.active, 0, 0
    s.to_move = s.active


@engine
def next_turn(box: Box, s: Fields) -> bool:
    """The next seat's turn, unless the round was the last (PR-4.8, PR-6.1); True once somebody can decide or the game is over.

    Where no card can come a seat without an expedition to fulfil is passed over; where nobody has one the game ends (PR-6.5).
    """
    s.active = s.active + 1 if s.active + 1 < box.players else 0
    begin(s)
    if s.active == box.start_seat and is_ended(box, s):
        finish(box, s)
        return True
    if s.pile or discarded(s) or ways_of(box, s, s.active):
        note(s, NEXT_TURN, 408, s.active, NONE, EVERYONE)
        return True
    for p in range(box.players):
        if s.able[p] & s.wanted:
            note(s, TURN_SKIPPED, 212, s.active, NONE, EVERYONE)
            s.station = TURN
            return False
    note(s, DEAD_END, 605, NONE, NONE, EVERYONE)
    finish(box, s)
    return True


# discovery


@engine
def turn_up(box: Box, s: Fields, face: int) -> None:
    """The top card of the pile is turned up (PR-2.1)."""
    s.pile -= 1
    s.drawn = face
    s.drawn_count += 1
    s.unseen_count -= 1
    mask = box.mask[face]
    if PERSON <= face < TAX:
        s.unseen_people = less(s.unseen_people, mask)
        if s.known_people & mask:
            s.known_people = less(s.known_people, mask)
    else:
        s.unseen = less(s.unseen, mask)
        if s.known & mask:
            s.known = less(s.known, mask)
    note(s, TURNS_UP, 201, s.active, face, EVERYONE)
    s.station = HANDLE
    if s.pile == 0 and box.shuffles_at_once:
        shuffle(box, s)
    if not s.shuffling:
        handle(box, s)


@engine
def handle(box: Box, s: Fields) -> None:
    """What the card turned up does: a ship, waiting where swords are enough (PR-2.5), a person (PR-2.3), an expedition (PR-3.1), a tax."""
    face = s.drawn
    if face < PERSON:
        if s.swords[s.active] >= box.swords[face]:
            s.station = SHIP
        else:
            moor(box, s, face)
    elif face < TAX:
        s.harbour_people = more(s.harbour_people, box.mask[face], box.low[face])
        s.moored += 1
        s.station = DISCOVER
    elif face < EXPEDITION:
        tax(box, s, face - TAX)
    else:
        open_up(box, s, face - EXPEDITION)
        s.station = DISCOVER


@engine
def is_second(box: Box, s: Fields) -> bool:
    """Whether the ship just drawn is the second of its colour in the harbour (PR-2.10)."""
    return s.harbour & box.fleet[box.colour[s.drawn]] != 0


@engine
def may_keep(box: Box, s: Fields) -> bool:
    """Whether a ship that could be repelled may be kept: a second of its colour too, unless an option says no (PR-2.4, PR-2.8)."""
    return box.keeps_duplicate != 0 or not is_second(box, s)


@engine
def decide_on_ship(box: Box, s: Fields, action: int) -> None:
    """The ship just drawn, and no other (PR-2.6), is repelled and discarded (PR-2.4), which uses no swords up (PR-2.7), or kept."""
    if action == KEEP:
        note(s, KEEPS, 204, s.active, s.drawn, EVERYONE)
        moor(box, s, s.drawn)
    else:
        note(s, REPELS, 208 if is_second(box, s) else 204, s.active, s.drawn, EVERYONE)
        s.discard = more(s.discard, box.mask[s.drawn], box.low[s.drawn])
        s.station = DISCOVER


@engine
def moor(box: Box, s: Fields, face: int) -> None:
    """A ship enters the harbour; a second of its colour ends the turn (PR-2.4, PR-2.10)."""
    if is_second(box, s):
        bust(box, s, face)
    else:
        s.harbour |= box.low[face]
        s.moored += 1
        s.station = DISCOVER


@engine
def bust(box: Box, s: Fields, face: int) -> None:
    """Harbour and ship are discarded (PR-2.10), jesters are paid (PR-2.11), and the turn is over."""
    note(s, BUSTS, 210, s.active, face, EVERYONE)
    note(s, SINKS, 210, NONE, s.moored + 1, EVERYONE)
    s.discard = more(s.discard, box.mask[face], box.low[face])
    clear(box, s)
    s.station = TURN
    for i in range(box.players):
        p = (s.active + i) % box.players
        pay_jesters(box, s, p, JESTER_BUST, 211)


@engine
def tax(box: Box, s: Fields, most_swords: int) -> None:
    """Who has 12 coins or more loses half (PR-3.6); then a coin for most swords or fewest points, for all who tie (PR-3.7, PR-3.8).

    The tax itself is discarded after that, and drawing goes on (PR-3.9).
    """
    for i in range(box.players):
        p = (s.active + i) % box.players
        if s.coins[p] >= TAXED_FROM:
            note(s, TAXED, 306, p, s.coins[p] // 2, EVERYONE)
            spend(s, p, s.coins[p] // 2)
    best = 0 if most_swords else 127
    for p in range(box.players):
        best = max(best, s.swords[p]) if most_swords else min(best, s.points[p])
    for i in range(box.players):
        p = (s.active + i) % box.players
        if best == (s.swords[p] if most_swords else s.points[p]):
            note(s, TAX_SWORDS if most_swords else TAX_POINTS, 307, p, 1, EVERYONE)
            earn(s, p, 1)
    s.station = TAX_DONE


# chance


@engine
def outcomes(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of the faces that can be turned up, or shuffled in."""
    first, others, people = REVEAL, s.unseen, s.unseen_people
    if s.shuffling:
        first = RETURN
        if count(s.fresh) + count(s.fresh_people) >= s.paid:
            others, people = s.lost, s.lost_people
    n = 0
    for face in range(len(box.mask)):
        if box.mask[face] & (people if PERSON <= face < TAX else others):
            out[n] = first + face
            n += 1
    return n
