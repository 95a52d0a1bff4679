"""Turns in Clippers: what a seat may do in the four phases, what it owes, who is next, and how the game ends.

Rules CL-2.2 to CL-2.8, CL-3.1 to CL-3.6, CL-5.1 to CL-5.5, CL-6.4, CL-8.1 and CL-8.2.
"""

from __future__ import annotations

from ...core.engine import count, engine, note
from ...core.layout import EVERYONE, NONE, OVER
from .board import FLEETS, PURPLE
from .box import CARD_COUNT, FIVEFOLD, IN_FIRST, IN_PORTS, IN_SECOND, PORT, SHIP_PRICE, Box, Fields
from .events import LAPSES, NOBODY_CAN, PASSES, RESTS, ROUND_BEGINS, SKIPPED, STUCK
from .laying import branches, can_branch
from .scoring import finish

# phase 1


@engine
def can_take(box: Box, s: Fields, p: int, card: int) -> bool:
    """Whether a seat may take an option card (CL-2.2, CL-3.1)."""
    return not s.acted and s.money[p] >= box.price[card] and s.stack[card] > 0


@engine
def can_place(s: Fields, p: int) -> bool:
    """Whether a seat may place a port marker somewhere (CL-2.2 to CL-2.4)."""
    return not s.acted and s.stock[p] > 0 and s.opens != 0


@engine
def can_buy(box: Box, s: Fields, p: int, c: int) -> bool:
    """Whether a seat may buy a ship of a company (CL-5.1, CL-5.2)."""
    if s.money[p] < SHIP_PRICE or s.ships[c] == 0 or s.owed[p] >= (1 if box.one_ship else s.left + s.later):
        return False
    return branches(box, s, c) > s.due[p][c] if s.due[p][c] else can_branch(box, s, c)


@engine
def has_phase_1(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat can do anything in phase 1 but pass."""
    if can_place(s, p):
        return True
    for card in range(CARD_COUNT):
        if can_take(box, s, p, card):
            return True
    if s.money[p] >= SHIP_PRICE:
        for c in range(FLEETS):
            if can_buy(box, s, p, c):
                return True
    return False


# what a seat owes, and how many sticks it may still lay


@engine
def here(box: Box, s: Fields, p: int) -> int:
    """Sticks that a seat may still lay in its turn (CL-2.5, CL-3.2 to CL-3.4)."""
    return 0 if s.phase == IN_SECOND and s.early >> p & 1 else box.cap[s.option[p] + 1] - s.laid


@engine
def after(box: Box, s: Fields, p: int) -> int:
    """Sticks that a seat may lay in phases to come, if it ends its turn now."""
    if s.phase == IN_SECOND or s.option[p] == FIVEFOLD and s.laid:
        return 0
    return box.cap[s.option[p] + 1]


@engine
def room(box: Box, s: Fields, p: int) -> int:
    """Sticks that a seat may still lay in this round."""
    return here(box, s, p) + (0 if s.option[p] == FIVEFOLD else after(box, s, p))


@engine
def reckon(box: Box, s: Fields, p: int) -> None:
    """Note what the seat to move may lay."""
    s.left = here(box, s, p)
    s.later = room(box, s, p) - s.left


@engine
def owed_can_branch(box: Box, s: Fields, p: int) -> bool:
    """Whether a ship that a seat has to place can branch now."""
    for c in range(FLEETS):
        if s.due[p][c] and can_branch(box, s, c):
            return True
    return False


@engine
def is_spare(s: Fields, p: int) -> bool:
    """Whether the next stick of a seat may be another than a branch that it owes (CL-5.4)."""
    return s.left > 0 and s.left + s.later > s.owed[p]


@engine
def takes_purple(box: Box, s: Fields) -> bool:
    """Whether the next stick of a seat may be purple (CL-6.4)."""
    return s.ways[PURPLE] > 0 and not (box.no_duty and s.laid == 0)


@engine
def can_lay(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat may lay a stick."""
    if is_spare(s, p) and (s.openings > 0 or takes_purple(box, s)):
        return True
    return s.left > 0 and s.owed[p] > 0 and owed_can_branch(box, s, p)


@engine
def can_move(s: Fields, p: int) -> bool:
    """Whether a seat may move a marker by the port card (CL-3.5)."""
    if s.option[p] != PORT or s.mine[p] == 0 or s.opens == 0:
        return False
    return s.mine[p] != s.opens or count(s.opens) > 1


@engine
def goal_of(box: Box, code: int) -> int:
    """Where a move of the port card leads: codes go island by island through all the others (CL-3.5)."""
    island = code % (box.islands - 1)
    return island + 1 if island >= code // (box.islands - 1) else island


@engine
def may_stop(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat may end its turn: its first stick is laid or not due, and what it owes can still be placed (CL-3.6, CL-5.4)."""
    if s.phase == IN_PORTS:
        return True
    if s.laid == 0 and not (s.phase == IN_FIRST and s.option[p] == FIVEFOLD) and not is_stuck(box, s, p):
        return False
    return s.owed[p] == 0 or s.owed[p] <= after(box, s, p) or not owed_can_branch(box, s, p)


@engine
def is_stuck(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat can neither extend a company with ships nor place a branch that it owes (CL-8.2)."""
    return s.openings == 0 and not owed_can_branch(box, s, p)


# from seat to seat


@engine
def goes_on(box: Box, s: Fields, p: int) -> bool:
    """Whether a seat has more to decide in its turn."""
    if s.phase == IN_PORTS:
        return has_phase_1(box, s, p)
    forgive(box, s, p)
    return can_lay(box, s, p) or can_move(s, p)


@engine
def forgive(box: Box, s: Fields, p: int) -> None:
    """Where the next stick is due to a ship and none of those owed can branch, what can no longer be placed lapses (CL-5.5)."""
    if s.left and s.owed[p] >= s.left + s.later and not owed_can_branch(box, s, p):
        lapse(s, p, s.left + s.later - 1)


@engine
def lapse(s: Fields, p: int, most: int) -> None:
    """Of the ships that a seat owes all but so many go back to the supply, in the order of the companies (CL-5.5)."""
    for c in range(FLEETS):
        while s.owed[p] > most and s.due[p][c]:
            note(s, LAPSES, 505, p, c, EVERYONE)
            s.ships[c] += 1
            s.due[p][c] -= 1
            s.owed[p] -= 1


@engine
def end_turn(box: Box, s: Fields, p: int) -> None:
    """A turn is over: what is owed beyond the sticks to come in this round lapses (CL-5.5)."""
    if s.phase == IN_PORTS:
        return
    lapse(s, p, after(box, s, p))
    if s.phase == IN_FIRST and s.option[p] == FIVEFOLD:
        if s.laid:
            s.early |= 1 << p
        else:
            note(s, RESTS, 304, p, NONE, EVERYONE)


@engine
def next_turn(box: Box, s: Fields) -> bool:
    """The next seat has its turn, after the last in the next phase (CL-2.1, CL-2.6); whether it has something to decide, or all is over."""
    s.turn += 1
    s.laid = s.acted = 0
    if s.turn == box.players:
        s.turn = 0
        if s.phase == IN_SECOND:
            end_round(box, s)
            if s.to_move == OVER:
                return True
        else:
            s.phase += 1
    p = (s.start + s.turn) % box.players
    s.to_move = p
    reckon(box, s, p)
    if s.phase == IN_PORTS:
        if has_phase_1(box, s, p):
            return True
        note(s, SKIPPED, 208, p, NONE, EVERYONE)
        return False
    if begin_laying(box, s, p):
        return True
    lapse(s, p, after(box, s, p))
    return False


@engine
def begin_laying(box: Box, s: Fields, p: int) -> bool:
    """A turn of phase 2 or 3 begins; whether the seat has something to decide, or the game is over (CL-2.5, CL-3.4, CL-8.2)."""
    if s.left == 0:
        note(s, RESTS, 304, p, NONE, EVERYONE)
        return False
    forgive(box, s, p)
    if not is_stuck(box, s, p):
        return True
    exempt = s.phase == IN_FIRST and s.option[p] == FIVEFOLD
    if not exempt and not box.wait:
        note(s, STUCK, 802, p, NONE, EVERYONE)
        finish(box, s)
        return True
    if not exempt and not anybody_can(box, s):
        note(s, NOBODY_CAN, 802, NONE, NONE, EVERYONE)
        finish(box, s)
        return True
    if can_lay(box, s, p) or can_move(s, p):
        return True
    note(s, RESTS if exempt else SKIPPED, 304 if exempt else 208, p, NONE, EVERYONE)
    return False


@engine
def anybody_can(box: Box, s: Fields) -> bool:
    """Whether, with nothing to extend, a branch is still possible: of a ship owed, or of one that a seat could pay (CL-8.2)."""
    for c in range(FLEETS):
        if can_branch(box, s, c):
            for p in range(box.players):
                if s.due[p][c] or s.ships[c] and s.money[p] >= SHIP_PRICE:
                    return True
    return False


@engine
def end_round(box: Box, s: Fields) -> None:
    """Phase 4: option cards go back, the hook card goes to the left; where nobody laid a stick in a whole round, it is over (CL-2.7)."""
    for p in range(box.players):
        if s.option[p] != NONE:
            s.stack[s.option[p]] += 1
            s.option[p] = NONE
    s.early, s.phase = 0, IN_PORTS
    if not s.stirred:
        note(s, NOBODY_CAN, 802, NONE, NONE, EVERYONE)
        finish(box, s)
        return
    s.stirred = 0
    s.start = (s.start + 1) % box.players
    s.round += 1
    note(s, ROUND_BEGINS, 207, s.start, NONE, EVERYONE)


@engine
def stop(box: Box, s: Fields, p: int) -> None:
    """A seat says that it is done."""
    if s.phase == IN_PORTS and not s.acted:
        note(s, PASSES, 202, p, NONE, EVERYONE)
