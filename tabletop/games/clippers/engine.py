"""The rules of Clippers as an engine: departure, the phases of a round, routes, and the end.

Rules CL-1.6 to CL-8.6; what can be told apart stands beside it, in `laying` (sticks and routes), `turns` (what a seat may and must, who is
next) and `scoring`. What the engine leaves out: it does not explain (rules.py does), and plays whatever it is told to.
"""

from __future__ import annotations

from ...core.box import WORD
from ...core.engine import count, engine, lowest, members_into, note, nth
from ...core.layout import CHANCE, EVERYONE, NONE, Row
from .board import CONNECTIONS, FLEETS, ISLANDS, PLACES, PURPLE
from .box import (
    BUY,
    CARD_COUNT,
    COMPANY_COUNT,
    COUNTRY,
    COUNTRY_COUNT,
    DEPARTURE,
    DONE,
    EMPTY,
    IN_PORTS,
    MARKERS,
    PORT,
    SEATS,
    SETTLE,
    SHIP_PRICE,
    START_MONEY,
    TAKE,
    Box,
    Fields,
)
from .events import ALL_LAID, BEGINS, BRANCHES, BUYS, DEALS, EXTENDS, LIFTS, SETS_DOWN, SETTLES, TAKES
from .laying import derive_routes, lay, leave
from .scoring import finish, place_of
from .turns import (
    can_buy,
    can_move,
    can_place,
    can_take,
    end_turn,
    goal_of,
    goes_on,
    is_spare,
    may_stop,
    next_turn,
    reckon,
    stop,
    takes_purple,
)

# the verbs


@engine
def setup(box: Box, s: Fields) -> None:
    """Ships at their starts, all sticks in the supply, two dollars each, departure cards about to be dealt (CL-1.3 to CL-1.9)."""
    s.to_move, s.phase, s.noted, s.round, s.turn = CHANCE, DEPARTURE, 0, 0, 0
    s.start, s.acted, s.laid, s.early, s.stirred = box.start_seat, 0, 0, 0, 0
    for p in range(SEATS):
        plays = p < box.players
        s.country[p] = s.option[p] = NONE
        s.money[p] = START_MONEY if plays else 0
        s.stock[p] = MARKERS if plays else 0
        for i in range(ISLANDS):
            s.marker[p][i] = 0
        for c in range(FLEETS):
            s.due[p][c] = 0
    for c in range(COMPANY_COUNT):
        s.sticks[c] = box.sticks[c]
        for place in range(PLACES):
            s.ends[c][place] = 0
        for k in range(CONNECTIONS):
            s.route[c][k] = EMPTY
    for c in range(FLEETS):
        s.ships[c] = box.ships[c] - 1
        s.ends[c][box.islands + c] = 1
    derive(box, s)


@engine
def legal(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of the legal actions; at a chance node the countries that can come."""
    if s.to_move == CHANCE:
        return members_into(undealt(box, s), COUNTRY, out, 0)
    p, n = s.to_move, 0
    if may_stop(box, s, p):
        out[0], n = DONE, 1
    if s.phase == IN_PORTS:
        for card in range(CARD_COUNT):
            if can_take(box, s, p, card):
                out[n] = TAKE + card
                n += 1
        for c in range(FLEETS):
            if can_buy(box, s, p, c):
                out[n] = BUY + c
                n += 1
        return members_into(s.opens, SETTLE, out, n) if can_place(s, p) else n
    if can_move(s, p):
        n = moves_into(box, s, p, out, n)
    if is_spare(s, p):
        for c in range(COMPANY_COUNT):
            if c != PURPLE or takes_purple(box, s):
                for w in range(box.words):
                    n = members_into(s.next[c][w], box.extend + box.arcs * c + WORD * w, out, n)
    if s.left and s.owed[p]:
        for c in range(FLEETS):
            if s.due[p][c]:
                for w in range(box.words):
                    n = members_into(s.fork[c][w], box.branch + box.arcs * c + WORD * w, out, n)
    return n


@engine
def pick(box: Box, s: Fields, r: int) -> int:
    """The (r mod n)-th of the n legal actions of a seat."""
    p = s.to_move
    if s.phase == IN_PORTS:
        return pick_phase_1(box, s, p, r)
    stops, moves, ways, forks, purple = 0, 0, 0, 0, 0
    if may_stop(box, s, p):
        stops = 1
    if can_move(s, p):
        moves = moves_of(s, p)
    if is_spare(s, p):
        ways = s.openings
        if takes_purple(box, s):
            purple = s.ways[PURPLE]
    if s.left and s.owed[p]:
        for c in range(FLEETS):
            if s.due[p][c]:
                forks += count_arcs(box, s.fork[c])
    r %= stops + moves + ways + purple + forks
    if r < stops:
        return DONE
    r -= stops
    if r < moves:
        return nth_move(box, s, p, r)
    r -= moves
    if r < ways + purple:
        c = 0
        while r >= s.ways[c]:
            r -= s.ways[c]
            c += 1
        return box.extend + box.arcs * c + nth_arc(s.next[c], r)
    return nth_fork(box, s, p, r - ways - purple)


@engine
def chances(box: Box, s: Fields) -> int:
    """How many departure cards are left."""
    return count(undealt(box, s))


@engine
def chance(box: Box, s: Fields, k: int) -> int:
    """The k-th of them comes."""
    return COUNTRY + nth(undealt(box, s), k)


@engine
def apply(box: Box, s: Fields, action: int) -> None:
    """Deal a departure card or play an action, and go on to whoever decides next."""
    s.noted = 0
    if s.to_move == CHANCE:
        deal(box, s, action - COUNTRY)
        return
    p = s.to_move
    if action >= box.extend:
        stick(box, s, p, action)
        if s.to_move != p:
            return
    elif action >= box.move:
        move(box, s, p, action - box.move)
    elif action >= SETTLE:
        place(box, s, p, action - SETTLE)
    elif action >= BUY:
        buy(s, p, action - BUY)
    elif action >= TAKE:
        take(box, s, p, action - TAKE)
    else:
        stop(box, s, p)
    if action != DONE and goes_on(box, s, p):
        return
    end_turn(box, s, p)
    while not next_turn(box, s):
        pass


@engine
def scores(box: Box, s: Fields, out: Row) -> None:
    """Dollars and ports of each seat as they stand (CL-8.3, CL-8.4)."""
    for p in range(box.players):
        out[2 * p] = s.money[p]
        out[2 * p + 1] = s.worth[p]


@engine
def ranking(box: Box, s: Fields, out: Row) -> None:
    """Most points first; of equals most dollars, then the later place in the first round (CL-8.5, CL-8.6)."""
    for p in range(box.players):
        out[p] = place_of(box, s, p)


@engine
def derive(box: Box, s: Fields) -> None:
    """Rebuild what is kept beside markers and sticks."""
    s.opens = s.left = s.later = 0
    for card in range(CARD_COUNT):
        s.stack[card] = box.spares[card]
    for p in range(SEATS):
        s.mine[p] = s.owed[p] = 0
        if p < box.players and s.option[p] != NONE:
            s.stack[s.option[p]] -= 1
        for c in range(FLEETS):
            s.owed[p] += s.due[p][c]
    for i in range(box.islands):
        settle(box, s, i)
        for p in range(box.players):
            if s.marker[p][i]:
                s.mine[p] |= 1 << i
    derive_routes(box, s)
    if s.to_move >= 0:
        reckon(box, s, s.to_move)


@engine
def redeal(box: Box, s: Fields, seat: int, keys: Row) -> int:
    """Nothing is hidden: no keys are taken (CL-1.6)."""
    return 0


# departure


@engine
def undealt(box: Box, s: Fields) -> int:
    """Countries whose departure card nobody has, as bits."""
    found = (1 << COUNTRY_COUNT) - 1
    for p in range(box.players):
        if s.country[p] != NONE:
            found &= ~(1 << s.country[p])
    return found


@engine
def deal(box: Box, s: Fields, country: int) -> None:
    """The next seat gets a country and its first seven markers; after the last the first round begins (CL-1.6, CL-1.7, CL-1.9)."""
    p = s.turn
    s.country[p] = country
    for i in range(box.islands):
        n = box.first[ISLANDS * country + i]
        if n:
            s.marker[p][i] += n
            s.stock[p] -= n
            s.mine[p] |= 1 << i
            settle(box, s, i)
    note(s, DEALS, 106, p, country, EVERYONE)
    s.turn += 1
    if s.turn == box.players:
        s.turn, s.round, s.phase, s.to_move = 0, 1, IN_PORTS, s.start
        reckon(box, s, s.start)
        note(s, BEGINS, 109, s.start, NONE, EVERYONE)


# phase 1


@engine
def settle(box: Box, s: Fields, i: int) -> None:
    """Note whether an island has a free port space (CL-2.3)."""
    left = box.ports[i]
    for p in range(box.players):
        left -= s.marker[p][i]
    if left > 0:
        s.opens |= 1 << i
    else:
        s.opens &= ~(1 << i)


@engine
def place(box: Box, s: Fields, p: int, i: int) -> None:
    """A marker comes from the stock onto an island (CL-2.2, CL-2.3)."""
    s.stock[p] -= 1
    s.marker[p][i] += 1
    s.worth[p] += box.value[i] * s.visits[i]
    s.mine[p] |= 1 << i
    settle(box, s, i)
    s.acted = 1
    note(s, SETTLES, 203, p, i, EVERYONE)


@engine
def take(box: Box, s: Fields, p: int, card: int) -> None:
    """A seat takes an option card and pays for it (CL-3.1)."""
    s.option[p] = card
    s.money[p] -= box.price[card]
    s.stack[card] -= 1
    s.acted = 1
    reckon(box, s, p)
    note(s, TAKES, 301, p, card, EVERYONE)


@engine
def buy(s: Fields, p: int, c: int) -> None:
    """A seat buys a ship, to be placed in the same round (CL-5.1)."""
    s.money[p] -= SHIP_PRICE
    s.ships[c] -= 1
    s.due[p][c] += 1
    s.owed[p] += 1
    note(s, BUYS, 501, p, c, EVERYONE)


@engine
def pick_phase_1(box: Box, s: Fields, p: int, r: int) -> int:
    """The (r mod n)-th of the n legal actions of phase 1; passing is the first."""
    n, cards, lines = 1, 0, 0
    for card in range(CARD_COUNT):
        if can_take(box, s, p, card):
            cards |= 1 << card
    if s.money[p] >= SHIP_PRICE:
        for c in range(FLEETS):
            if can_buy(box, s, p, c):
                lines |= 1 << c
    n += count(cards) + count(lines)
    if can_place(s, p):
        n += count(s.opens)
    r %= n
    if r == 0:
        return DONE
    r -= 1
    if r < count(cards):
        return TAKE + nth(cards, r)
    r -= count(cards)
    return BUY + nth(lines, r) if r < count(lines) else SETTLE + nth(s.opens, r - count(lines))


# phases 2 and 3


@engine
def stick(box: Box, s: Fields, p: int, action: int) -> None:
    """A stick is laid, from an open end or with a new ship; the game ends at once with the last of all (CL-4.1, CL-5.3, CL-8.1)."""
    new = action >= box.branch
    code = action - (box.branch if new else box.extend)
    c, a = code // box.arcs, code % box.arcs
    s.laid += 1
    s.left -= 1
    s.stirred = 1
    if new:
        s.due[p][c] -= 1
        s.owed[p] -= 1
        note(s, BRANCHES, 503, p, code, EVERYONE)
    else:
        from_hub = c == PURPLE and box.tail[a] == box.hub
        note(s, EXTENDS, 602 if from_hub else 402 if box.tail[a] >= box.islands else 401, p, code, EVERYONE)
        if s.route[c][box.connection[a]] == EMPTY:
            leave(box, s, c, box.tail[a])
    lay(box, s, p, c, a)
    if s.sticks[c] == 0:
        left = 0
        for other in range(COMPANY_COUNT):
            left += s.sticks[other]
        if left == 0:
            note(s, ALL_LAID, 801, NONE, NONE, EVERYONE)
            finish(box, s)


@engine
def move(box: Box, s: Fields, p: int, code: int) -> None:
    """A marker goes from an island to another, and the port card back to the supply (CL-3.5)."""
    i, j = code // (box.islands - 1), goal_of(box, code)
    s.marker[p][i] -= 1
    if s.marker[p][i] == 0:
        s.mine[p] &= ~(1 << i)
    s.marker[p][j] += 1
    s.mine[p] |= 1 << j
    settle(box, s, i)
    settle(box, s, j)
    s.worth[p] += box.value[j] * s.visits[j] - box.value[i] * s.visits[i]
    s.option[p] = NONE
    s.stack[PORT] += 1
    note(s, LIFTS, 305, p, i, EVERYONE)
    note(s, SETS_DOWN, 305, p, j, EVERYONE)


@engine
def moves_into(box: Box, s: Fields, p: int, out: Row, n: int) -> int:
    """Write the moves of the port card."""
    for i in range(box.islands):
        if s.mine[p] >> i & 1:
            first = box.move + (box.islands - 1) * i
            n = members_into(s.opens & (1 << i) - 1, first, out, n)
            n = members_into(s.opens >> i + 1, first + i, out, n)
    return n


@engine
def moves_of(s: Fields, p: int) -> int:
    """How many moves of the port card there are."""
    return count(s.mine[p]) * count(s.opens) - count(s.mine[p] & s.opens)


@engine
def nth_move(box: Box, s: Fields, p: int, r: int) -> int:
    """The r-th of them."""
    islands = s.mine[p]
    i = lowest(islands)
    n = count(s.opens & ~(1 << i))
    while r >= n:
        r -= n
        islands &= islands - 1
        i = lowest(islands)
        n = count(s.opens & ~(1 << i))
    j = nth(s.opens & ~(1 << i), r)
    return box.move + (box.islands - 1) * i + j - (1 if j > i else 0)


@engine
def count_arcs(box: Box, arcs: Row) -> int:
    """How many arcs are in a set in words."""
    n = 0
    for w in range(box.words):
        n += count(arcs[w])
    return n


@engine
def nth_arc(arcs: Row, r: int) -> int:
    """The r-th arc of a set in words."""
    w = 0
    n = count(arcs[0])
    while r >= n:
        r -= n
        w += 1
        n = count(arcs[w])
    return WORD * w + nth(arcs[w], r)


@engine
def nth_fork(box: Box, s: Fields, p: int, r: int) -> int:
    """The r-th branch of the ships that a seat has to place."""
    c = 0
    n = count_arcs(box, s.fork[0]) if s.due[p][0] else 0
    while r >= n:
        r -= n
        c += 1
        n = count_arcs(box, s.fork[c]) if s.due[p][c] else 0
    return box.branch + box.arcs * c + nth_arc(s.fork[c], r)
