"""The rules of the Marsh as an engine: chips, secret plans, walks of two-step actions, scores.

Rules TY-1.2 to TY-4.3. `apply` ends in one loop, `advance`, that goes on until a seat or chance must decide.
"""

from __future__ import annotations

from tabletop.core.engine import count, engine, note
from tabletop.core.layout import CHANCE, EVERYONE, NONE, OVER, Row

from .pieces import (
    ALL_CHIPS,
    DEAL,
    DEALT,
    DRAW,
    DRAWS,
    DRAWS_UNSEEN,
    ENDS,
    FACES,
    HEMMED_IN,
    LIFT,
    LIFTS,
    OUT_OF_CHIPS,
    PEGS,
    PLAN,
    PLANNING,
    PLANS,
    REST,
    RESTS,
    ROOM,
    SEATS,
    SETS,
    SETTING,
    SHOWS,
    WALKING,
    Box,
    Fields,
)


@engine
def setup(box: Box, s: Fields) -> None:
    """A full bag, empty hands, all pegs in the camp (TY-1.1), two chips a seat to be drawn (TY-1.2)."""
    s.to_move, s.phase, s.noted, s.lead, s.drawer = CHANCE, DEAL, 0, 0, 0
    s.asked, s.steps, s.walked, s.lifted, s.due = 0, 0, 0, NONE, DEALT * box.players
    for f in range(FACES):
        s.bag[f], s.gone[f] = box.copies[f], 0
    for p in range(SEATS):
        s.plan[p] = s.shown[p] = NONE
        for f in range(FACES):
            s.hand[p][f] = s.known[p][f] = 0
        for place in range(ROOM):
            s.peg[p][place] = 0
    for p in range(box.players):
        s.peg[p][box.camp] = PEGS
    derive(box, s)


@engine
def legal(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of what can happen, ascending."""
    n = 0
    if s.phase == DEAL or s.phase == PLANNING:
        for f in range(FACES):
            if s.phase == DEAL and s.bag[f] or s.phase == PLANNING and s.hand[s.to_move][f]:
                out[n] = f + (DRAW if s.phase == DEAL else PLAN)
                n += 1
        return n
    if s.phase == WALKING and s.walked:
        out[n] = REST
        n += 1
    for i in range(box.places):
        if s.phase == WALKING and can_lift(box, s, i):
            out[n] = LIFT + i
            n += 1
        elif s.phase == SETTING and (box.near[s.lifted] & ~s.taken) >> i & 1:
            out[n] = LIFT + box.places + i
            n += 1
    return n


@engine
def chances(box: Box, s: Fields) -> int:
    """How many chips are in the bag."""
    return s.bag[0] + s.bag[1] + s.bag[2]


@engine
def chance(box: Box, s: Fields, k: int) -> int:
    """The face of the k-th chip in the bag."""
    f = 0
    while k >= s.bag[f]:
        k -= s.bag[f]
        f += 1
    return DRAW + f


@engine
def apply(box: Box, s: Fields, action: int) -> None:
    """Play one action."""
    s.noted = 0
    seat = s.to_move
    if action < PLAN:
        draw(box, s, action - DRAW)
    elif action < REST:
        s.hand[seat][action - PLAN] -= 1
        s.plan[seat] = action - PLAN
        s.asked += 1
        note(s, PLANS, 201, seat, NONE, EVERYONE)
    elif action == REST:
        s.steps = 0
        note(s, RESTS, 305, seat, NONE, EVERYONE)
    elif action < LIFT + box.places:
        lift(box, s, seat, action - LIFT)
    else:
        put(box, s, seat, action - LIFT - box.places)
    advance(box, s)


@engine
def scores(box: Box, s: Fields, out: Row) -> None:
    """Points of the places with own pegs (TY-4.1), and one for each path between two of them (TY-4.2)."""
    for p in range(box.players):
        out[2 * p] = ground(box, s, p)
        out[2 * p + 1] = company(box, s, p)


@engine
def ranking(box: Box, s: Fields, out: Row) -> None:
    """More points rank higher; equal points share a place (TY-4.3)."""
    for p in range(box.players):
        out[p] = 1
        for q in range(box.players):
            if ground(box, s, q) + company(box, s, q) > ground(box, s, p) + company(box, s, p):
                out[p] += 1


@engine
def derive(box: Box, s: Fields) -> None:
    """The places where nobody can set a peg."""
    s.taken = 0
    for p in range(box.players):
        for i in range(box.places):
            if s.peg[p][i] and i != box.camp:
                s.taken |= 1 << i


@engine
def redeal(box: Box, s: Fields, seat: int, keys: Row) -> int:
    """Fill the others' hands with chips the seat has not seen; of each hand that has planned, any chip is the plan."""
    needed = 0
    for p in range(box.players):
        if p != seat:
            needed += held(s, p) - known(s, p) + 2 * (s.plan[p] != NONE)
    if len(keys) == 0 or needed == 0:
        return needed
    for f in range(FACES):  # the bag holds for now what lies anywhere out of the seat's sight
        for p in range(box.players):
            if p != seat:
                s.bag[f] += s.hand[p][f] - s.known[p][f] + (s.plan[p] == f)
    i = 0
    for p in range(box.players):
        if p != seat:
            unseen = held(s, p) - known(s, p) + (s.plan[p] != NONE)
            for f in range(FACES):
                s.hand[p][f] = s.known[p][f]
            while unseen > 0:
                f = chance(box, s, keys[i] % chances(box, s)) - DRAW
                s.bag[f] -= 1
                s.hand[p][f] += 1
                unseen -= 1
                i += 1
            if s.plan[p] != NONE:
                s.plan[p] = any_of(s, p, keys[i] % held(s, p))
                s.hand[p][s.plan[p]] -= 1
                i += 1
    return needed


# the steps of a round


@engine
def draw(box: Box, s: Fields, face: int) -> None:
    """The seat whose turn it is to draw gets a chip: in secret at the start, later openly unless the option says not."""
    seat = s.drawer
    opening = s.gone[0] + s.gone[1] + s.gone[2] == 0
    s.bag[face] -= 1
    s.hand[seat][face] += 1
    if opening or box.secret:
        note(s, DRAWS, 102 if opening else 103, seat, face, 1 << seat)
        note(s, DRAWS_UNSEEN, 102 if opening else 103, seat, NONE, EVERYONE & ~(1 << seat))
    else:
        s.known[seat][face] += 1
        note(s, DRAWS, 103, seat, face, EVERYONE)
    s.drawer = (seat + 1) % box.players
    s.due -= 1


@engine
def lift(box: Box, s: Fields, seat: int, place: int) -> None:
    """Lift a peg: it uses up a step."""
    s.peg[seat][place] -= 1
    s.taken &= ~(1 << place)
    s.lifted, s.phase = place, SETTING
    s.steps -= 1
    note(s, LIFTS, 301, seat, place, EVERYONE)


@engine
def put(box: Box, s: Fields, seat: int, place: int) -> None:
    """Set the lifted peg down."""
    s.peg[seat][place] += 1
    if place != box.camp:
        s.taken |= 1 << place
    s.lifted, s.phase, s.walked = NONE, WALKING, 1
    note(s, SETS, 303, seat, place, EVERYONE)


@engine
def advance(box: Box, s: Fields) -> None:
    """Go on until somebody must decide: the stations of a round follow each other here."""
    deciding = s.phase == SETTING
    while not deciding:
        if s.phase == DEAL:
            s.to_move = CHANCE
            deciding = s.due > 0
            if not deciding:
                s.phase, s.asked = PLANNING, 0
        elif s.phase == PLANNING:
            deciding = ask(box, s)
        elif s.steps > 0 and can_walk(box, s):
            deciding = True
        elif not call_walker(box, s):
            deciding = end_round(box, s)


@engine
def ask(box: Box, s: Fields) -> bool:
    """Whether a seat is to plan now; those without chips are passed over (TY-2.3); after the last all are shown (TY-2.2)."""
    if s.asked == box.players:
        show(box, s)
        return False
    s.to_move = (s.lead + s.asked) % box.players
    if held(s, s.to_move) > 0:
        return True
    s.asked += 1
    note(s, OUT_OF_CHIPS, 203, s.to_move, NONE, EVERYONE)
    return False


@engine
def show(box: Box, s: Fields) -> None:
    """All plans are shown; a chip that all had seen come is no longer among those known in the hand."""
    for p in range(box.players):
        face = s.plan[p]
        if face != NONE:
            s.plan[p], s.shown[p] = NONE, face
            s.gone[face] += 1
            if s.known[p][face]:
                s.known[p][face] -= 1
            note(s, SHOWS, 202, p, face, EVERYONE)
    s.phase, s.steps = WALKING, 0


@engine
def call_walker(box: Box, s: Fields) -> bool:
    """Whether a seat is still to walk: the lowest chip first, equal ones from the lead on (TY-3.6)."""
    walker, least = NONE, FACES
    for k in range(box.players):
        p = (s.lead + k) % box.players
        if s.shown[p] != NONE and s.shown[p] < least:
            walker, least = p, s.shown[p]
    s.walked, s.steps = 0, 0
    if walker == NONE:
        return False
    s.to_move, s.shown[walker], s.steps = walker, NONE, least + 1
    if not can_walk(box, s):
        note(s, HEMMED_IN, 302, walker, NONE, EVERYONE)
    return True


@engine
def end_round(box: Box, s: Fields) -> bool:
    """The lead passes on and each seat draws a chip while the bag lasts; without any chip the game is over (TY-4.4)."""
    s.lead = (s.lead + 1) % box.players
    s.drawer, s.phase = s.lead, DEAL
    s.due = min(chances(box, s), box.players)
    if s.gone[0] + s.gone[1] + s.gone[2] < ALL_CHIPS:
        return False
    s.to_move = OVER
    note(s, ENDS, 404, NONE, NONE, EVERYONE)
    return True


# what they ask


@engine
def can_lift(box: Box, s: Fields, place: int) -> bool:
    """Whether the seat to move has a peg there that can go somewhere (TY-3.1, TY-3.2)."""
    return s.peg[s.to_move][place] > 0 and box.near[place] & ~s.taken != 0


@engine
def can_walk(box: Box, s: Fields) -> bool:
    """Whether the seat to move can take a step."""
    for i in range(box.places):
        if can_lift(box, s, i):
            return True
    return False


@engine
def held(s: Fields, seat: int) -> int:
    """How many chips a seat has in hand."""
    return s.hand[seat][0] + s.hand[seat][1] + s.hand[seat][2]


@engine
def known(s: Fields, seat: int) -> int:
    """How many of them all have seen come."""
    return s.known[seat][0] + s.known[seat][1] + s.known[seat][2]


@engine
def any_of(s: Fields, seat: int, k: int) -> int:
    """The face of the k-th chip in a hand."""
    f = 0
    while k >= s.hand[seat][f]:
        k -= s.hand[seat][f]
        f += 1
    return f


@engine
def ground(box: Box, s: Fields, seat: int) -> int:
    """Points of the places where a seat has pegs (TY-4.1)."""
    points = 0
    for i in range(box.places):
        points += box.points[i] * s.peg[seat][i]
    return points


@engine
def company(box: Box, s: Fields, seat: int) -> int:
    """Paths between two pegs of a seat, the camp not counted (TY-4.2)."""
    paths, own = 0, 0
    for i in range(box.places):
        if s.peg[seat][i] and i != box.camp:
            paths += count(box.near[i] & own)
            own |= 1 << i
    return paths
