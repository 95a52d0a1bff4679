"""Who plays Port Royal: a greedy player with a rule for stopping, a collector of swords, and one that equips expeditions.

All rate a card by the coins it is worth to them, and draw on while the next card promises more than it endangers. They count cards as
people at the table can, and know the face of no coin (PR-1.7).
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.engine import count, engine, lowest
from ...core.layout import NONE, Row
from ...core.player import Player, PolicyPlayer
from .box import ALL_SWORDS, DISCOVER, DRAW, FULFIL, KEEP, PASS, REPEL, SHIP, STOP, TAKE, TO_END, Box, Fields
from .cards import discarded
from .deck import EXPEDITION, HALF, PERSON, takes_for
from .ending import has_trigger
from .engine import is_second

FINE = 4  # ratings are quarters of a coin

# styles
BALANCED, ARMED, EXPLORING = 0, 1, 2

# what people are worth beside their points, in coins over a whole game: found by trying
HELPER, TRADER, SWORD, ADMIRAL_WORTH, JESTER_WORTH, GOVERNOR_WORTH, LADY = 10, 1, 1, 6, 1, 9, 6
POINT = 4  # what a point is worth in coins
SOME, PLENTY = 8, 14  # coins from which on one more is worth half, and a quarter
HALF_FINE = FINE // 2
FEE = 1  # what a card on another's turn costs: the coin, and that the other has it
CEILING, SLOPE = 14, 3  # one more card promises a SLOPE-th of what the harbour lacks to so many quarters of a coin for each take
FOURTH, FIFTH = 2, 8  # what a fourth and a fifth colour promise beside it
CHEAP_SHIP = 2  # ships with so few coins are sent away
SCARCE = 12  # cards beside coins and what lies with seats, below which anything is taken
LEAST = -1000000
LONG = 25  # cards in a turn after which nobody draws on, so that no ship is drawn and sent away for ever


@engine
def left_to_play(box: Box, s: Fields) -> int:
    """How much of the game is left: 12 at the beginning, 0 in the last round."""
    most = 0
    for p in range(box.players):
        most = max(most, s.points[p])
    return max(0, TO_END - most)


@engine
def ability(box: Box, mask: int, style: int) -> int:
    """What the ability of a person is worth in coins over a whole game."""
    if mask & box.givers:
        return HELPER + (4 if style == EXPLORING else 0)
    if mask & (box.sailors | box.pirates):
        swords = 2 if mask & box.pirates else 1
        return swords * SWORD + (3 * swords if style == ARMED else 0)
    if mask & box.admirals:
        return ADMIRAL_WORTH
    if mask & box.governors:
        return GOVERNOR_WORTH
    if mask & box.ladies:
        return LADY
    return JESTER_WORTH if mask & box.jesters else TRADER


@engine
def coin_worth(box: Box, s: Fields, seat: int) -> int:
    """What a coin more or less is worth to a seat, in quarters: the more it has, the less; next to nothing in the last round."""
    if has_trigger(box, s):
        return 0
    return FINE if s.coins[seat] < SOME else HALF_FINE if s.coins[seat] < PLENTY else 1


@engine
def rating(box: Box, s: Fields, seat: int, face: int, style: int) -> int:
    """What taking a card is worth to a seat, in quarters of a coin: coins of a ship; points and ability of a person, less its price."""
    coin = coin_worth(box, s, seat)
    fee = 0 if seat == s.active else FEE * coin
    if face < PERSON:
        bonus = count(s.people[seat] & box.traders[box.colour[face]])
        return max(1, coin * (box.worth[face] + bonus) - fee)
    cost = coin * max(0, box.worth[face] - count(s.people[seat] & box.ladies)) + fee
    use = FINE * ability(box, box.mask[face], style) * left_to_play(box, s) // TO_END
    return FINE * POINT * box.points[face] + use - cost


@engine
def is_scarce(s: Fields) -> bool:
    """Whether nearly all cards are coins or lie with somebody: who then only passes might do so for ever."""
    return s.pile + discarded(s) + s.moored < SCARCE


@engine
def best_take(box: Box, s: Fields, out: Row, n: int, style: int) -> int:
    """The card that is worth most, or passing where none is worth anything."""
    best, best_value = PASS, LEAST if is_scarce(s) else 0
    for i in range(n):
        if TAKE <= out[i] < FULFIL:
            value = rating(box, s, s.to_move, out[i] - TAKE, style)
            if value > best_value:
                best, best_value = out[i], value
    return best


@engine
def harbour_worth(box: Box, s: Fields, seat: int, style: int) -> int:
    """What stopping now is worth to the active seat: the best cards that it may take and can pay, in quarters of a coin."""
    takes = takes_for(count(s.harbour)) + count(s.people[seat] & box.governors)
    cards, people = s.harbour, s.harbour_people & box.lowest
    budget, total = s.coins[seat] + count(s.people[seat] & box.ladies), 0
    for _ in range(min(takes, 4)):
        best, best_value, rest = NONE, 0, cards
        while rest:
            value = rating(box, s, seat, box.face[lowest(rest)], style)
            if value > best_value:
                best, best_value = lowest(rest), value
            rest &= rest - 1
        rest = people
        while rest:
            face = box.face[HALF + lowest(rest)]
            if box.worth[face] <= budget:
                value = rating(box, s, seat, face, style)
                if value > best_value:
                    best, best_value = HALF + lowest(rest), value
            rest &= rest - 1
        if best == NONE:
            return total
        total += best_value
        if best >= HALF:
            people &= ~(1 << best - HALF)
            budget -= box.worth[box.face[best]]
        else:
            cards &= ~(1 << best)
            budget += box.worth[box.face[best]]
    return total


@engine
def danger(box: Box, s: Fields) -> int:
    """In thousandths, how likely the next card ends the turn, as everybody may know it: see `State.next_odds`."""
    deadly = 0
    for c in range(len(box.fleet)):
        if s.harbour & box.fleet[c]:
            deadly |= box.fleet[c]
    deadly &= box.stronger[min(ALL_SWORDS, s.swords[s.active])]
    size = s.unseen_count
    known = count(s.known) + count(s.known_people)
    others = size + s.lost_count - known
    there = count(s.known & deadly)
    hidden = count(s.unseen & deadly) + count(s.lost & deadly) - there
    share = 1000 * (size - known) * hidden // others if others else 0
    return (1000 * there + share) // size if size else 0


@engine
def draws_on(box: Box, s: Fields, seat: int, style: int) -> bool:
    """Whether to turn up one more card: what it promises against what it endangers."""
    if s.drawn_count >= LONG:
        return False
    colours = count(s.harbour)
    worth, takes = harbour_worth(box, s, seat, style), 1 + count(s.people[seat] & box.governors)
    promise = max(0, CEILING * takes - worth) // SLOPE + (FOURTH if colours == 3 else FIFTH if colours == 4 else 0)
    risk = danger(box, s)
    return risk * (worth + FINE) < (1000 - risk) * promise


@engine
def play_for(box: Box, s: Fields, out: Row, n: int, style: int) -> int:
    """One choice in a style: expeditions at once and with few jacks; then cards by their worth."""
    if out[n - 1] >= FULFIL:
        return dearest_expedition(box, s, out, n)
    if s.station == DISCOVER:
        if n == 1:
            return out[0]
        return DRAW if draws_on(box, s, s.to_move, style) else STOP
    if s.station == SHIP:
        return REPEL if n == 1 or repels(box, s) else KEEP
    return best_take(box, s, out, n, style)


@engine
def repels(box: Box, s: Fields) -> bool:
    """Whether to send a ship away: a second of its colour, and a poor one while there are few colours."""
    return is_second(box, s) or box.worth[s.drawn] <= CHEAP_SHIP and not is_scarce(s)


@engine
def dearest_expedition(box: Box, s: Fields, out: Row, n: int) -> int:
    """The expedition with most points among those that can be fulfilled, with as few jacks as can be."""
    best, best_points = out[n - 1], 0
    for i in range(n):
        if out[i] >= FULFIL:
            points = box.points[EXPEDITION + box.target[out[i] - FULFIL]]
            if points > best_points:
                best, best_points = out[i], points
    return best


@engine
def greedy(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """Cards by what they are worth; draws on while that promises more than it endangers."""
    return play_for(box, s, out, n, BALANCED)


@engine
def swords(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """The same, but sailors and pirates first."""
    return play_for(box, s, out, n, ARMED)


@engine
def explorer(box: Box, s: Fields, out: Row, n: int, rng: Row) -> int:
    """The same, but whoever helps with an expedition first."""
    return play_for(box, s, out, n, EXPLORING)


SEARCH = {"explore": 1.0, "wide": 0.5, "trust": 1.0}  # how a search plays best here: found by trying
PLAYERS: dict[str, Callable[[], Player]] = {
    "greedy": lambda: PolicyPlayer("greedy", greedy),
    "swords": lambda: PolicyPlayer("swords", swords),
    "explorer": lambda: PolicyPlayer("explorer", explorer),
}
