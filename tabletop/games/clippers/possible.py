"""What the seat to move can do in Clippers, read from what lies on the table.

Rules CL-2.5, CL-3.2 to CL-3.6, CL-4.1 to CL-4.6, CL-5.2 to CL-5.4 and CL-6.2 as questions: how many sticks may this seat still lay, is
there a lane for this company, where could it branch? `rules` asks them to say what is refused and what would be possible instead.
Nothing here calls the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .board import COMPANIES, FLEETS, PURPLE
from .box import EMPTY, LANE, STICK, Box, Fields
from .pieces import Branch, Extend, State

MOST = {None: 1, "2x": 2, "3x": 3, "5x": 5, "port": 1}  # sticks a phase, by the option card (CL-3.2 to CL-3.5)


def lying(state: State) -> Fields:
    """What lies on the table, to be read only: not the copy that `fields` gives, for this is asked for each of thousands of actions."""
    return state._s


def box_of(state: State) -> Box:
    """What never changes in the game."""
    box: Box = state.box
    return box


# sticks of the round


def most(state: State) -> int:
    """Sticks that the seat to move may lay in a phase."""
    return MOST[state.option(state.to_move)]


def left(state: State) -> int:
    """Sticks that it may still lay in its turn; in phase 1, in phase 2."""
    return most(state) - state.laid


def is_last(state: State) -> bool:
    """Whether it lays no sticks after this turn: in phase 3, and once the 5x card is used (CL-3.4)."""
    return state.phase == "phase 3" or state.option(state.to_move) == "5x" and state.laid > 0


def to_come(state: State) -> int:
    """Sticks that it may lay in the phase to come, if it ends its turn now."""
    return 0 if is_last(state) else most(state)


def room(state: State) -> int:
    """Sticks that it may still lay in this round: with the 5x card in one phase, else in both."""
    return left(state) if state.option(state.to_move) == "5x" else left(state) + to_come(state)


def debts(state: State) -> list[str]:
    """The companies of the ships that it has to place, each as often as it owes one."""
    return [company for company, n in state.owed(state.to_move).items() for _ in range(n)]


# ways along connections


class Leg(NamedTuple):
    """Where a stick would go: company, place where the way begins, connection, 1 where that is gone the other way. All are numbers."""

    company: int
    tail: int
    connection: int
    back: int


def way(state: State, action: Extend) -> Leg:
    """Where the stick of an action would go. Its id tells, for ids are ordered by company and arc."""
    box = box_of(state)
    first = box.branch if isinstance(action, Branch) else box.extend
    c, a = divmod(state.game.id_of(action) - first, box.arcs)
    return Leg(c, box.tail[a], box.connection[a], box.back[a])


def ways(state: State, company: int) -> Iterator[tuple[int, Leg]]:
    """All ways of a company on the board, with the numbers of their arcs."""
    box = box_of(state)
    return ((a, Leg(company, box.tail[a], box.connection[a], box.back[a])) for a in range(box.arcs))


def holders(state: State, connection: int) -> list[int]:
    """The companies that have begun or finished a connection."""
    return [c for c, row in enumerate(lying(state).route) if row[connection] != EMPTY]


def is_there(state: State, where: Leg) -> bool:
    """Whether the company has begun or finished this connection, from either end."""
    return lying(state).route[where.company][where.connection] != EMPTY


def is_begun(state: State, where: Leg) -> bool:
    """Whether the company is on its way along here: the next stick goes on (CL-4.1)."""
    held = lying(state).route[where.company][where.connection]
    return held != EMPTY and held % LANE == where.back and held // STICK < box_of(state).length[where.connection]


def spare(state: State, company: int) -> int:
    """Sticks of a company beyond those that it needs to finish what it has begun (CL-4.6)."""
    s, length = lying(state), box_of(state).length
    missing = (length[k] - held // STICK for k, held in enumerate(s.route[company]) if held != EMPTY)
    return s.sticks[company] - sum(missing)


def strands(state: State, company: int) -> bool:
    """Whether a company may begin what it cannot finish: purple, under an option every one (CL-4.6, CL-6.3)."""
    return company == PURPLE or state.game.options["must_be_completable"] == "false"


def is_free(state: State, where: Leg) -> bool:
    """Whether a connection has a lane that the company may take (CL-4.4, CL-4.5)."""
    return not is_there(state, where) and len(holders(state, where.connection)) < box_of(state).lanes[where.connection]


def is_afforded(state: State, where: Leg) -> bool:
    """Whether the company has the sticks to begin a connection (CL-4.6)."""
    if strands(state, where.company):
        return lying(state).sticks[where.company] > 0
    return box_of(state).length[where.connection] <= spare(state, where.company)


def has_end(state: State, where: Leg) -> bool:
    """Whether the company has an open end where the way begins, or is purple on its own island (CL-4.1, CL-6.2)."""
    if where.company == PURPLE and where.tail == box_of(state).hub:
        return state.purple_is_open
    return lying(state).ends[where.company][where.tail] > 0


def is_base(state: State, where: Leg) -> bool:
    """Whether the company may branch where the way begins: it starts there or is connected (CL-5.3)."""
    return where.tail == box_of(state).islands + where.company or bool(lying(state).reached[where.company] >> where.tail & 1)


def is_other_start(state: State, where: Leg) -> bool:
    """Whether the way begins at the start of another company (CL-4.2)."""
    return where.tail >= box_of(state).islands and where.tail != box_of(state).islands + where.company


# what can be laid


def can_extend(state: State, where: Leg) -> bool:
    """Whether a company can be extended there, whoever is to move."""
    if is_begun(state, where):
        return lying(state).sticks[where.company] > 0
    return has_end(state, where) and is_free(state, where) and is_afforded(state, where)


def can_branch(state: State, where: Leg) -> bool:
    """Whether a new ship of a company can branch there, whoever has one."""
    return is_base(state, where) and is_free(state, where) and is_afforded(state, where)


def extensions(state: State) -> Iterator[Extend]:
    """Where the companies with ships can be extended."""
    for c in range(FLEETS):
        yield from (Extend(COMPANIES[c], state.game.chart.arc_name(a)) for a, where in ways(state, c) if can_extend(state, where))


def branches(state: State) -> Iterator[Branch]:
    """Where the ships that the seat to move has to place can branch."""
    for company in state.owed(state.to_move):
        found = (a for a, where in ways(state, state.company(company)) if can_branch(state, where))
        yield from (Branch(company, state.game.chart.arc_name(a)) for a in found)


def is_stuck(state: State) -> bool:
    """Whether the seat to move can neither extend a company with ships nor place a ship that it owes (CL-8.2)."""
    return next(branches(state), None) is None and next(extensions(state), None) is None


def berths(state: State, company: str) -> int:
    """How many new ships of a company could branch now side by side: along connections of their own, within its sticks (CL-5.2)."""
    c, length = state.company(company), box_of(state).length
    free = {where.connection for _, where in ways(state, c) if can_branch(state, where)}
    costs = sorted(1 if strands(state, c) else length[k] for k in free)
    sticks = state.sticks(company) if strands(state, c) else spare(state, c)
    found = 0
    for cost in costs:
        sticks -= cost
        found += sticks >= 0
    return found


def is_exempt(state: State) -> bool:
    """Whether the seat to move may leave its turn without a stick, to use the 5x card in phase 3 (CL-3.4, CL-3.6)."""
    return state.phase == "phase 2" and state.option(state.to_move) == "5x"
