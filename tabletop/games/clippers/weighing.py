"""What players of Clippers think things are worth: islands to a company, sticks, markers, cards, ships.

Worths are in FINE to a dollar. What islands are worth to the seat is written down once for each decision, in the last cells of the row
`out`, which no list of actions reaches.
"""

from __future__ import annotations

from ...core.box import WORD
from ...core.engine import engine, lowest
from ...core.layout import NONE, Row
from .board import FLEETS, ISLANDS, PURPLE
from .box import COMPANY_COUNT, FAR, FIVEFOLD, SHIP_PRICE, STICK, THRICE, TWICE, Box, Fields
from .laying import bonus
from .turns import can_buy

FINE = 16

# styles
BALANCED, BLOCKING = 0, 1

# found by trying
NEAR, SOFT = 6, 3  # how much of an island counts that is sticks away: NEAR parts in the sticks and SOFT more
OPEN = 4  # how much of the goal of a route counts while sticks are missing: OPEN parts in those and OPEN more
HANDED = 12  # lost by leaving a route one stick short of a bonus to the next seat
THERE = 12  # parts of a company that is connected to an island
COMING, COMING_SOFT = 40, 3  # parts of one that may come: COMING in the sticks and COMING_SOFT more
WAIT = 60  # what a round more is worth to a marker in stock
UNUSED, A_ROUND = 20, 3  # sticks that are left over when a game ends; sticks that a seat lays in a round
WORTH_2X, WORTH_3X, WORTH_5X, WORTH_PORT = 240, 30, 120, 0
SHIP_MARGIN = 60


@engine
def notes(box: Box) -> int:
    """Where in the row the worth of islands stands."""
    return box.branch + FLEETS * box.arcs - box.islands


@engine
def weigh_islands(box: Box, s: Fields, p: int, out: Row, style: int) -> None:
    """What one company more at each island is worth to a seat: its own markers there against those of others."""
    first = notes(box)
    for i in range(box.islands):
        mine, others = s.marker[p][i], 0
        for q in range(box.players):
            others += s.marker[q][i]
        others -= mine
        if style == BLOCKING:
            out[first + i] = box.value[i] * FINE * (2 * mine - 3 * others) // 2
        else:
            out[first + i] = box.value[i] * FINE * mine - box.value[i] * FINE * others // (box.players - 1)


@engine
def pull(box: Box, s: Fields, c: int, place: int, out: Row) -> int:
    """What an open end of a company at a place is worth: islands ahead, the nearer the more."""
    first, worth = notes(box), 0
    reach = max(0, s.slack[c])
    for i in range(box.islands):
        stake = out[first + i]
        if stake and not s.reached[c] >> i & 1:
            sticks = box.far[ISLANDS * place + i]
            if 0 < sticks <= reach:
                worth += stake * NEAR // (sticks + SOFT)
    return worth // NEAR


@engine
def worth_of_stick(box: Box, s: Fields, p: int, c: int, a: int, new: bool, out: Row) -> int:
    """What a stick of a company along an arc is worth to a seat, from an open end or with a new ship."""
    k, tail, head = box.connection[a], box.tail[a], box.head[a]
    laid = s.route[c][k] // STICK
    missing = box.length[k] - laid - 1
    goal = pull(box, s, c, head, out)
    fresh = not s.reached[c] >> head & 1
    if fresh:
        goal += out[notes(box) + head]
    worth = goal * OPEN // (OPEN + missing)
    if laid:
        worth -= goal * OPEN // (OPEN + missing + 1)
    elif not new and (c != PURPLE or tail != box.hub):
        worth -= pull(box, s, c, tail, out)
    if fresh:
        gained = FINE * bonus(box, s, p, head)
        if missing == 0:
            worth += gained
        elif missing < s.left:
            worth += gained * 3 // 4
        elif missing == 1:
            worth -= HANDED
    return worth


@engine
def weigh_ports(box: Box, s: Fields, out: Row) -> None:
    """What a marker on each island may come to: companies that are there, and those that may come, the nearer the likelier."""
    first = notes(box) - box.islands
    for i in range(box.islands):
        out[first + i] = 0
    for c in range(COMPANY_COUNT):
        for i in range(box.islands):
            if s.reached[c] >> i & 1:
                out[first + i] += THERE
            else:
                sticks = distance(box, s, c, i)
                if sticks <= s.slack[c]:
                    out[first + i] += COMING // (sticks + COMING_SOFT)
    for i in range(box.islands):
        out[first + i] = box.value[i] * FINE * out[first + i] // THERE


@engine
def distance(box: Box, s: Fields, c: int, i: int) -> int:
    """Sticks from the nearest open end of a company to an island, as if the board lay empty."""
    least, tips = FAR, s.tips[c]
    while tips:
        least = min(least, box.far[ISLANDS * lowest(tips) + i])
        tips &= tips - 1
    for w in range(box.words):
        arcs = s.onward[c][w]
        while arcs:
            a = WORD * w + lowest(arcs)
            arcs &= arcs - 1
            left = box.gain[a] - s.route[c][box.connection[a]] // STICK
            if box.head[a] != i:
                left += box.far[ISLANDS * box.head[a] + i]
            least = min(least, left)
    return least


@engine
def worth_of_port(box: Box, i: int, out: Row) -> int:
    """What a marker on an island may come to, as it was written down."""
    return out[notes(box) - box.islands + i]


@engine
def waiting(box: Box, s: Fields, p: int) -> int:
    """What keeping a marker for a better time is worth: nothing once there are no more rounds than markers."""
    left = -UNUSED
    for c in range(FLEETS):
        left += s.sticks[c]
    return WAIT * max(0, left // (A_ROUND * box.players) - s.stock[p])


@engine
def worth_of_card(box: Box, s: Fields, p: int, card: int) -> int:
    """What an option card is worth to a seat, its price taken off."""
    worth = WORTH_2X if card == TWICE else WORTH_3X if card == THRICE else WORTH_5X if card == FIVEFOLD else WORTH_PORT
    return worth - FINE * box.price[card]


@engine
def worth_of_ship(box: Box, s: Fields, p: int, c: int, out: Row) -> int:
    """What a new ship of a company is worth at its best branch, its price taken off."""
    best = -FAR * FINE
    for a in range(box.arcs):
        if s.fork[c][box.word[a]] & box.bit[a]:
            best = max(best, worth_of_stick(box, s, p, c, a, True, out))
    return best - FINE * SHIP_PRICE - SHIP_MARGIN


@engine
def best_ship(box: Box, s: Fields, p: int, out: Row) -> int:
    """The company of which a ship is worth most to a seat, NONE where none is worth its price."""
    best, chosen = 0, NONE
    for c in range(FLEETS):
        if can_buy(box, s, p, c):
            worth = worth_of_ship(box, s, p, c, out)
            if worth > best:
                best, chosen = worth, c
    return chosen
