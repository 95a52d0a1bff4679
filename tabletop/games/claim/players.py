"""Who plays Claim: a greedy player that plays sensibly, and a hunter of the undead.

Both are policies: engine functions that read only what their seat knows, its own cards and what lies open; in phase 2 also
the other hand, which a player who remembers everything can name (see `notebooks/boards/claim.ipynb`).
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.engine import count, engine, lowest
from ...core.layout import NONE, Row
from ...core.player import Player, PolicyPlayer
from .box import GATHERING, Box, Fields
from .counting import lacking, unseen
from .deck import COPIES, DOPPELGANGER, DWARF, FACTION_COUNT, KNIGHT, UNDEAD, add, face_of, has, remove, union
from .engine import beats, playable

SURE = 1000  # a faction that nobody can take away any more
LEAST = -1000000
UNDEAD_POINT = 20  # a supporter at once, in the worth of followers
HUNT = 120  # the same for the hunter
GAIN = 6  # how much a follower won counts against the card spent on it
SPENT = 2  # how much a card spent in phase 2 counts against how the factions stand (SURE)


@engine
def worth(box: Box, face: int) -> int:
    """What a card is worth in a hand: its number, more for a doppelganger and a knight, which win where others
    cannot, less for a dwarf, which the loser scores.
    """
    f = box.faction[face]
    return 10 * box.rank[face] + (70 if f == DOPPELGANGER else 25 if f == KNIGHT else -10 if f == DWARF else 0)


@engine
def mean_worth(box: Box, cards: int) -> int:
    """The mean worth of a set of cards; 0 of none."""
    total, n = 0, count(cards)
    rest = cards
    while rest:
        total += worth(box, face_of(lowest(rest)))
        rest &= rest - 1
    return total // n if n else 0


# phase 1


@engine
def stake(box: Box, s: Fields, seat: int, point: int) -> int:
    """What winning this trick of phase 1 is worth more than losing it, the card led counted in."""
    gain = worth(box, s.up) - mean_worth(box, unseen(s, seat))
    if s.led != NONE and box.faction[s.led] == UNDEAD:
        gain += 2 * point
    return gain


@engine
def answer_in_phase_one(box: Box, s: Fields, seat: int, out: Row, n: int, point: int) -> int:
    """Win a good card as cheaply as can be; lose a bad one with the card least likely to win anything."""
    gain = stake(box, s, seat, point)
    best, best_value = out[0], LEAST
    for i in range(n):
        face = out[i]
        undead = point if box.faction[face] == UNDEAD else 0
        value = -worth(box, face)
        if beats(box, s.led, face):
            value += GAIN * (gain + 2 * undead)
        else:
            value -= GAIN * undead
        if value > best_value:
            best, best_value = face, value
    return best


@engine
def chance_to_stand(box: Box, s: Fields, seat: int, face: int) -> int:
    """In hundredths, how likely a card that is led wins, by the share of unseen cards that beat it."""
    other = 1 - seat
    may_hold = unseen(s, seat) & ~lacking(box, s, other)
    threats, rest = 0, may_hold
    while rest:
        if beats(box, face, face_of(lowest(rest))):
            threats += 1
        rest &= rest - 1
    held = count(s.hand[other])
    pool = count(may_hold)
    stand = 100
    for _ in range(min(6, threats)):
        stand = stand * (pool - held // 2) // pool if pool else stand
    return stand


@engine
def lead_in_phase_one(box: Box, s: Fields, seat: int, out: Row, n: int, point: int) -> int:
    """Lead strong for a good card, weak for a bad one."""
    gain = stake(box, s, seat, point)
    best, best_value = out[0], LEAST
    for i in range(n):
        face = out[i]
        stand = chance_to_stand(box, s, seat, face)
        undead = 2 * point if box.faction[face] == UNDEAD else 0
        value = GAIN * (stand * gain + (2 * stand - 100) * undead) // 100 - worth(box, face)
        if value > best_value:
            best, best_value = face, value
    return best


# phase 2


@engine
def prospects(box: Box, mine: int, theirs: int, left: int) -> int:
    """How the five factions stand for the seat with the first of two score piles when these cards are still to be played."""
    total = 0
    for f in range(FACTION_COUNT):
        margin, open_cards = count(mine & box.cards[f]) - count(theirs & box.cards[f]), count(left & box.cards[f])
        if margin > open_cards:
            total += SURE
        elif -margin > open_cards:
            total -= SURE
        elif open_cards == 0:
            high, low = mine & box.cards[f] & ~COPIES, theirs & box.cards[f] & ~COPIES
            total += SURE if high > low else -SURE if high < low else 0
        else:
            total += SURE * margin // (open_cards + 1)
    return total


@engine
def after_trick(box: Box, s: Fields, seat: int, led: int, second: int, leader: int) -> int:
    """How a seat stands after a trick of phase 2: factions, less what its card was worth, more what the other spent."""
    follower = 1 - leader
    winner = follower if beats(box, led, second) else leader
    mine, theirs = s.score[seat], s.score[1 - seat]
    left = union(s.hand[0], s.hand[1])
    for i in range(2):
        face = led if i == 0 else second
        taker = 1 - winner if box.faction[face] == DWARF else winner
        if taker == seat:
            mine = add(mine, face)
        else:
            theirs = add(theirs, face)
        if has(left, face):
            left = remove(left, face)
    spent = worth(box, second if seat == follower else led) - worth(box, led if seat == follower else second)
    return prospects(box, mine, theirs, left) - SPENT * spent


@engine
def answer_in_phase_two(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """The answer after which the factions stand best."""
    best, best_value = out[0], LEAST
    for i in range(n):
        value = after_trick(box, s, seat, s.led, out[i], 1 - seat)
        if value > best_value:
            best, best_value = out[i], value
    return best


@engine
def lead_in_phase_two(box: Box, s: Fields, seat: int, out: Row, n: int) -> int:
    """The lead that stands best against the other's best answer: its hand is known by now."""
    best, best_value = out[0], LEAST
    hand = s.hand[1 - seat]
    for i in range(n):
        answers = playable(box, hand, out[i]) & ~COPIES
        worst = -LEAST
        while answers:
            value = after_trick(box, s, seat, out[i], face_of(lowest(answers)), seat)
            worst = min(worst, value)
            answers &= answers - 1
        if worst > best_value:
            best, best_value = out[i], worst
    return best


@engine
def play_for(box: Box, s: Fields, out: Row, n: int, point: int) -> int:
    """One choice, an undead in the score pile being worth `point` in phase 1."""
    seat = s.to_move
    if s.phase == GATHERING:
        return lead_in_phase_two(box, s, seat, out, n) if s.led == NONE else answer_in_phase_two(box, s, seat, out, n)
    if s.led == NONE:
        return lead_in_phase_one(box, s, seat, out, n, point)
    return answer_in_phase_one(box, s, seat, out, n, point)


# the players


@engine
def greedy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Good followers first, then the factions that are still open."""
    return play_for(box, s, out, n, UNDEAD_POINT)


@engine
def hunter(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """The same, but in phase 1 it wants every undead that is played, whatever the face-up card."""
    return play_for(box, s, out, n, HUNT)


PLAYERS: dict[str, Callable[[], Player]] = {
    "greedy": lambda: PolicyPlayer("greedy", greedy),
    "hunter": lambda: PolicyPlayer("hunter", hunter),
}
