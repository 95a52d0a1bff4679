"""The rules of Clippers that refuse an action: one predicate each, in the words of the rulebook.

Rules CL-2.2 to CL-6.4. They read the State by the questions of `possible` and never call the engine; that the two agree on every
position is tested. What else happens in Clippers happens by itself, in engine.py and beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.action import Action
from ...core.rulebook import Refusal, rule
from . import possible
from .board import COMPANIES, PURPLE
from .box import MARKERS, OPENING
from .pieces import Branch, Done, Extend, Marker, Move, Option, Ship, State
from .possible import Leg, way

ASKED: dict[str, tuple[type[Action], ...]] = {
    "departure": (),
    "phase 1": (Marker, Option, Ship, Done),
    "phase 2": (Extend, Branch, Move, Done),
    "phase 3": (Extend, Branch, Move, Done),
}


def is_asked(state: State, action: Action) -> bool:
    """Whether the phase is one for such an action."""
    return type(action) in ASKED[state.phase]


# phase 1


@rule("CL-2.2")
def a_marker_or_a_card(state: State, action: Action) -> Refusal | None:
    """A marker or an option card, once a round."""
    if not isinstance(action, (Marker, Option)) or not is_asked(state, action) or not state.acted:
        return None
    card = state.option(state.to_move)
    if card is None:
        return state.game.rulebook.refuse("CL-2.2", "marker", Done())
    return state.game.rulebook.refuse("CL-2.2", "card", Done(), card=card)


@rule("CL-2.3")
def a_free_port_space(state: State, action: Action) -> Refusal | None:
    """A marker is placed on a free port space."""
    if not isinstance(action, Marker) or not is_asked(state, action) or state.free_ports(action.island):
        return None
    return state.game.rulebook.refuse("CL-2.3", "full", n=state.ports(action.island), island=action.island)


@rule("CL-2.4")
def from_your_own_stock(state: State, action: Action) -> Refusal | None:
    """A marker comes from the stock of its seat."""
    if not isinstance(action, Marker) or not is_asked(state, action) or state.stock(state.to_move):
        return None
    return state.game.rulebook.refuse("CL-2.4", "empty", n=MARKERS)


@rule("CL-3.1")
def a_card_that_is_left_and_paid_for(state: State, action: Action) -> Refusal | None:
    """An option card lies in the supply, and its price can be paid."""
    if not isinstance(action, Option) or not is_asked(state, action):
        return None
    if not state.cards_left(action.card):
        return state.game.rulebook.refuse("CL-3.1", "gone", card=action.card)
    price, have = state.price(action.card), state.money(state.to_move)
    if price <= have:
        return None
    return state.game.rulebook.refuse("CL-3.1", "poor", card=action.card, price=price, have=have)


@rule("CL-5.1")
def three_dollars_and_a_ship(state: State, action: Action) -> Refusal | None:
    """A ship lies in the supply, and its price can be paid."""
    if not isinstance(action, Ship) or not is_asked(state, action):
        return None
    if not state.ships(action.company):
        return state.game.rulebook.refuse("CL-5.1", "gone", company=action.company, n=state.box.ships[state.company(action.company)])
    price, have = state.ship_price, state.money(state.to_move)
    return None if price <= have else state.game.rulebook.refuse("CL-5.1", "poor", price=price, have=have)


@rule("CL-5.2")
def ships_that_can_be_placed(state: State, action: Action) -> Refusal | None:
    """As many ships are bought as the seat may lay sticks, and as can branch now."""
    if not isinstance(action, Ship) or not is_asked(state, action):
        return None
    owed, room, refuse = len(possible.debts(state)), possible.room(state), state.game.rulebook.refuse
    if owed and state.game.options["ships_per_round"] == 1:
        return refuse("CL-5.2", "one")
    if owed >= room:
        return refuse("CL-5.2", "room", n=room, owed=owed)
    bought, berths = state.owed(state.to_move).get(action.company, 0), possible.berths(state, action.company)
    if bought < berths:
        return None
    if bought:
        return refuse("CL-5.2", "no_more", company=action.company, n=berths)
    return refuse("CL-5.2", "no_branch", company=action.company)


# turns of phases 2 and 3


@rule("CL-3.5")
def a_marker_of_yours_to_a_free_space(state: State, action: Action) -> Refusal | None:
    """The port card moves an own marker to a free port space."""
    if not isinstance(action, Move) or not is_asked(state, action):
        return None
    refuse, own = state.game.rulebook.refuse, state.markers(state.to_move)
    if state.option(state.to_move) != "port":
        return refuse("CL-3.5", "no_card")
    if action.tail not in own:
        return refuse("CL-3.5", "none", island=action.tail, islands=list(own))
    if state.free_ports(action.head):
        return None
    return refuse("CL-3.5", "full", n=state.ports(action.head), island=action.head)


@rule("CL-2.5")
def as_many_sticks_as_the_phase_allows(state: State, action: Action) -> Refusal | None:
    """One stick a phase; with 2x, 3x and 5x a turn that has used its sticks is over."""
    if not isinstance(action, Extend) or not is_asked(state, action) or possible.left(state):
        return None
    return state.game.rulebook.refuse("CL-2.5", "laid", Done())


@rule("CL-3.6")
def the_first_stick_is_laid(state: State, action: Action) -> Refusal | None:
    """A turn ends once its first stick is laid; phase 2 may be left out with the 5x card."""
    if not isinstance(action, Done) or not is_asked(state, action) or state.phase == "phase 1":
        return None
    if state.laid or possible.is_exempt(state) or possible.is_stuck(state):
        return None
    first: Action | None = next(possible.branches(state), None)
    if first is None and possible.room(state) > len(possible.debts(state)):
        first = next(possible.extensions(state), None)
    return state.game.rulebook.refuse("CL-3.6", "first", first)


@rule("CL-5.4")
def ships_are_placed_in_their_round(state: State, action: Action) -> Refusal | None:
    """The last sticks of a round are kept for ships that are owed."""
    if not isinstance(action, (Extend, Done)) or isinstance(action, Branch) or not is_asked(state, action):
        return None
    owed = possible.debts(state)
    if not owed or state.phase == "phase 1":
        return None
    if isinstance(action, Extend):
        n = possible.room(state)
        if len(owed) < n or not possible.left(state):
            return None
        return state.game.rulebook.refuse("CL-5.4", "reserve", next(possible.branches(state), None), n=n, ships=_counted(owed))
    first = next(possible.branches(state), None)
    if first is None or len(owed) <= possible.to_come(state):
        return None
    return state.game.rulebook.refuse("CL-5.4", "owed", first, ships=_counted(owed))


def _counted(owed: list[str]) -> list[str]:
    """Ships as they stand in a sentence: "red ×2"."""
    return [company if owed.count(company) == 1 else f"{company} ×{owed.count(company)}" for company in dict.fromkeys(owed)]


# where a company can go


def ship_to_place(state: State, action: Action) -> bool:
    """Whether the seat to move has a ship for a branch, which every other stick does without."""
    return not isinstance(action, Branch) or action.company in state.owed(state.to_move)


@rule("CL-5.3")
def a_branch_of_a_ship_you_bought(state: State, action: Action) -> Refusal | None:
    """A branch takes a ship that was bought, from where its company starts or is connected."""
    if not isinstance(action, Branch) or not is_asked(state, action):
        return None
    if not ship_to_place(state, action):
        return state.game.rulebook.refuse("CL-5.3", "no_ship", company=action.company)
    where = way(state, action)
    if possible.is_base(state, where) or possible.is_other_start(state, where):
        return None
    return state.game.rulebook.refuse("CL-5.3", "not_connected", company=action.company, tail=action.tail)


@rule("CL-4.2")
def from_its_own_start(state: State, action: Action) -> Refusal | None:
    """A company with ships does not use the start of another."""
    if not isinstance(action, Extend) or not is_asked(state, action) or not ship_to_place(state, action):
        return None
    where = way(state, action)
    if where.company == PURPLE or not possible.is_other_start(state, where):
        return None
    start = state.start_of(action.company)
    return state.game.rulebook.refuse("CL-4.2", "other_start", company=action.company, start=start, tail=action.tail)


@rule("CL-4.1")
def from_an_open_end(state: State, action: Action) -> Refusal | None:
    """A company with ships is extended from an open end, or goes on along what it has begun."""
    if not isinstance(action, Extend) or isinstance(action, Branch) or not is_asked(state, action):
        return None
    where = way(state, action)
    if where.company == PURPLE or comes_from(state, action, where) or possible.is_other_start(state, where):
        return None
    return state.game.rulebook.refuse(
        "CL-4.1", _why_not_from(state, action), company=action.company, tail=action.tail, ends=list(state.ends(action.company))
    )


def _why_not_from(state: State, action: Extend) -> str:
    """Why a company does not go on where the action says: what holds for the company as a whole comes first."""
    if not state.sticks(action.company):
        return "no_sticks"
    if not any(action.tail in state.ends(company) for company in COMPANIES):
        return "nobody"
    if not state.ends(action.company):
        return "on_the_way"
    return "no_end" if possible.lying(state).ways[state.company(action.company)] else "shut"


@rule("CL-6.1")
def purple_once_it_is_open(state: State, action: Action) -> Refusal | None:
    """Purple waits until two companies are connected to the island where it starts."""
    if not isinstance(action, Extend) or action.company != COMPANIES[PURPLE] or not is_asked(state, action) or state.purple_is_open:
        return None
    n = len(state.companies_at(state.purple_start))
    return state.game.rulebook.refuse("CL-6.1", "closed", needed=OPENING, island=state.purple_start, n=n)


@rule("CL-6.2")
def purple_from_its_island_or_an_end(state: State, action: Action) -> Refusal | None:
    """Purple starts on its own island, elsewhere it goes on from an open end."""
    if not isinstance(action, Extend) or action.company != COMPANIES[PURPLE] or not is_asked(state, action):
        return None
    if not state.purple_is_open or comes_from(state, action, way(state, action)):
        return None
    return state.game.rulebook.refuse("CL-6.2", "elsewhere", island=state.purple_start, tail=action.tail)


@rule("CL-6.4")
def purple_after_the_duty(state: State, action: Action) -> Refusal | None:
    """Under an option the first stick of a phase is not purple."""
    if not isinstance(action, Extend) or action.company != COMPANIES[PURPLE] or not is_asked(state, action) or state.laid:
        return None
    if state.game.options["purple_satisfies_duty"] == "true":
        return None
    return state.game.rulebook.refuse("CL-6.4", "first")


def comes_from(state: State, action: Action, where: Leg) -> bool:
    """Whether the company of a stick is where its way begins: an open end or, for a branch, a base; or on its way already."""
    if isinstance(action, Branch):
        return possible.is_base(state, where)
    return possible.is_begun(state, where) or possible.has_end(state, where)


def to_begin(state: State, action: Action) -> Leg | None:
    """The way of a stick that would begin a connection, from where its company may."""
    if not isinstance(action, Extend) or not is_asked(state, action) or not ship_to_place(state, action):
        return None
    where = way(state, action)
    if not comes_from(state, action, where):
        return None
    return where if isinstance(action, Branch) or not possible.is_begun(state, where) else None


@rule("CL-4.4")
def one_company_on_a_single_lane(state: State, action: Action) -> Refusal | None:
    """A connection of one lane is travelled once, from one end."""
    where = to_begin(state, action)
    if where is None or state.box.lanes[where.connection] > 1 or possible.is_free(state, where):
        return None
    assert isinstance(action, Extend)  # or there was no way
    tail, head = action.tail, action.head
    if possible.is_there(state, where):
        return state.game.rulebook.refuse("CL-4.4", "own", company=action.company, tail=tail, head=head)
    holder = COMPANIES[possible.holders(state, where.connection)[0]]
    return state.game.rulebook.refuse("CL-4.4", "held", holder=holder, tail=tail, head=head)


@rule("CL-4.5")
def two_companies_on_a_double_route(state: State, action: Action) -> Refusal | None:
    """A connection of two lanes takes two companies, one company never twice."""
    where = to_begin(state, action)
    if where is None or state.box.lanes[where.connection] == 1 or possible.is_free(state, where):
        return None
    assert isinstance(action, Extend)  # or there was no way
    tail, head = action.tail, action.head
    if possible.is_there(state, where):
        return state.game.rulebook.refuse("CL-4.5", "own", company=action.company, tail=tail, head=head)
    holders = [COMPANIES[c] for c in possible.holders(state, where.connection)]
    return state.game.rulebook.refuse("CL-4.5", "both", holders=holders, tail=tail, head=head)


@rule("CL-4.6")
def sticks_to_finish_it(state: State, action: Action) -> Refusal | None:
    """A connection is begun, or gone on with, only with the sticks that it takes."""
    if not isinstance(action, Extend) or not is_asked(state, action) or not ship_to_place(state, action):
        return None
    where = way(state, action)
    if not comes_from(state, action, where):
        return None
    if not state.sticks(action.company):
        return state.game.rulebook.refuse("CL-4.6", "none", company=action.company)
    if to_begin(state, action) is None or possible.is_afforded(state, where):
        return None
    have, need = possible.spare(state, where.company), state.box.length[where.connection]
    return state.game.rulebook.refuse(
        "CL-4.6", "short", company=action.company, have=have, need=need, tail=action.tail, head=action.head
    )  # fmt: skip


PREDICATES: tuple[Callable[[State, Action], Refusal | None], ...] = (
    a_marker_or_a_card,
    a_free_port_space,
    from_your_own_stock,
    a_card_that_is_left_and_paid_for,
    three_dollars_and_a_ship,
    ships_that_can_be_placed,
    a_marker_of_yours_to_a_free_space,
    as_many_sticks_as_the_phase_allows,
    the_first_stick_is_laid,
    ships_are_placed_in_their_round,
    a_branch_of_a_ship_you_bought,
    from_its_own_start,
    from_an_open_end,
    purple_once_it_is_open,
    purple_from_its_island_or_an_end,
    purple_after_the_duty,
    one_company_on_a_single_lane,
    two_companies_on_a_double_route,
    sticks_to_finish_it,
)

FORK: dict[str, Any] = {"red": {"red start > Malden Island": 3, "Malden Island > Tahiti": 2}}
SAMOA: dict[str, Any] = {  # red and white are connected to American Samoa: purple is open
    "red": {"red start > Malden Island": 3, "Malden Island > Manihiki": 1, "Manihiki > American Samoa": 2},
    "white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1, "Tahiti > Rarotonga": 2, "Rarotonga > American Samoa": 2},
}
FEW: dict[str, Any] = {  # black has three sticks: one is for the way to Pitcairn, so it has two to spare at Kermadec
    "black": {
        "black start > Rapa": 3, "Rapa > Austral Islands": 1, "Austral Islands > Rarotonga": 2, "Rarotonga > Niue": 1, "Niue > Tonga": 1,
        "Tonga > Fiji": 1, "Fiji > Vanuatu": 1, "Vanuatu > New Caledonia": 1, "New Caledonia > Norfolk Island": 1,
        "Norfolk Island > Kermadec": 2, "black start > Pitcairn": 1,
    },
}
POSITIONS: tuple[dict[str, Any], ...] = (
    {  # a full island, and too little money for a ship (CL-2.3, CL-3.1, CL-5.1)
        "countries": {"A": "France", "B": "England"}, "markers": {"A": {"Tahiti": 3, "Guam": 4}},
    },
    {  # all markers are placed (CL-2.4)
        "countries": {"A": "France", "B": "England"}, "money": {"A": 0}, "markers": {"A": {"Tahiti": 2, "Guam": 5, "Palau": 5}},
    },
    {"money": {"A": 9}, "cards": {"A": "3x"}, "acted": True, "due": {"A": {"red": 2}}},  # red leaves its start along two ways (CL-5.2)
    {"money": {"A": 9}, "due": {"A": {"red": 1, "blue": 1}}},  # without a card two ships can be placed (CL-5.2)
    {"options": {"ships_per_round": 1}, "money": {"A": 9}, "due": {"A": {"red": 1}}},  # under an option one (CL-5.2)
    {"phase": "phase 2", "due": {"A": {"red": 2}}, "routes": FORK},  # both sticks of the round are for ships (CL-5.4)
    {  # three ships and three sticks, all in this phase (CL-3.4, CL-5.4)
        "phase": "phase 3", "cards": {"A": "5x"}, "laid": 2, "due": {"A": {"red": 1, "blue": 1, "white": 1}}, "routes": FORK,
    },
    {"phase": "phase 2", "cards": {"A": "5x"}, "due": {"A": {"red": 3}}, "routes": FORK},  # no stick need be laid yet (CL-3.4)
    {"phase": "phase 2", "cards": {"A": "port"}, "laid": 1, "due": {"A": {"blue": 1}}},  # the marker may still be moved (CL-2.5, CL-3.5)
    {  # a full island, and one of A's own with a free space (CL-2.3, CL-3.5)
        "phase": "phase 2", "cards": {"A": "port"}, "countries": {"A": "France", "B": "England"},
        "markers": {"A": {"New Caledonia": 2, "Wake Island": 1, "Tokelau": 1, "Tahiti": 1, "Rapa": 2}},
    },
    {"phase": "phase 3", "routes": FEW},  # black does not begin what takes three sticks (CL-4.6)
    {"options": {"must_be_completable": "false"}, "phase": "phase 3", "routes": FEW},  # under an option it does
    {"phase": "phase 2", "cards": {"A": "2x"}, "routes": SAMOA},  # purple is open (CL-6.1, CL-6.2)
    {"options": {"purple_satisfies_duty": "false"}, "phase": "phase 2", "routes": SAMOA},  # under an option it comes later (CL-6.4)
    {"options": {"purple_satisfies_duty": "false"}, "phase": "phase 2", "cards": {"A": "2x"}, "laid": 1, "routes": SAMOA},
    {  # purple is on its way and at an end (CL-6.2), and may branch from its own island only
        "options": {"purple_counts_at_own_start": "false"}, "phase": "phase 2", "due": {"A": {"red": 1}},
        "routes": SAMOA | {"purple": {"American Samoa > Tonga": 1, "Manihiki > Tahiti": 1, "American Samoa > Tokelau": 1,
                                      "Tokelau > Manihiki": 2}},
    },
)  # fmt: skip
