"""The rules of Blue Lagoon that refuse an action: one predicate each, in the words of the rulebook.

Rules BL-2.3, BL-2.5, BL-2.6, BL-2.9, BL-5.4 and BL-5.6. They read the State that people hold and never call the engine; that
the two agree on every position is tested. Everything else that happens in Blue Lagoon happens by itself, in engine.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...core.action import Action
from ...core.rulebook import Refusal, rule
from ...core.state import SEATS
from .pieces import Settle, State, Village

ASKED: dict[str, tuple[type[Action], ...]] = {"exploration": (Settle, Village), "settlement": (Settle, Village)}
STEPS = 2  # as far from a refused hex a legal one is looked for


def may_settle(state: State, hex: str) -> bool:
    """Whether the seat to move may put a settler on a hex."""
    if not state.is_empty(hex) or not state.settlers_left(state.to_move):
        return False
    return state.phase == "exploration" and state.is_sea(hex) or state.beside_own(state.to_move, hex)


def may_build(state: State, hex: str) -> bool:
    """Whether the seat to move may build a village on a hex."""
    if state.phase == "settlement" or state.is_sea(hex) or not state.is_empty(hex) or not state.villages_left(state.to_move):
        return False
    return state.beside_own(state.to_move, hex)


def around(state: State, hex: str) -> Iterator[str]:
    """A hex, those beside it, then those one step further, up to STEPS."""
    met, edge = {hex}, [hex]
    yield hex
    for _ in range(STEPS):
        edge = list(dict.fromkeys(near for one in edge for near in state.neighbours(one) if near not in met))
        met.update(edge)
        yield from edge


def instead(state: State, action: Settle | Village) -> Action | None:
    """What is legal and closest to an action: the same on a hex nearby, else the other piece; None where nothing is."""
    hexes = tuple(around(state, action.hex))
    settle = next((Settle(hex) for hex in hexes if may_settle(state, hex)), None)
    build = next((Village(hex) for hex in hexes if may_build(state, hex)), None)
    return settle or build if isinstance(action, Settle) else build or settle


@rule("BL-5.4")
def settlers_only_in_settlement(state: State, action: Action) -> Refusal | None:
    """Nobody builds in the Settlement phase."""
    if not isinstance(action, Village) or state.phase != "settlement":
        return None
    return state.game.rulebook.refuse("BL-5.4", "no_building", instead(state, action))


@rule("BL-2.9")
def from_your_own_supply(state: State, action: Action) -> Refusal | None:
    """You place a piece that you have left."""
    seat = state.to_move
    if isinstance(action, Settle) and not state.settlers_left(seat):
        return state.game.rulebook.refuse("BL-2.9", "no_settlers", instead(state, action), n=len(state.settlers(seat)))
    if isinstance(action, Village) and state.phase == "exploration" and not state.villages_left(seat):
        return state.game.rulebook.refuse("BL-2.9", "no_villages", instead(state, action), n=len(state.villages(seat)))
    return None


@rule("BL-2.5")
def no_village_at_sea(state: State, action: Action) -> Refusal | None:
    """A village stands on land."""
    if not isinstance(action, Village) or state.phase == "settlement" or not state.is_sea(action.hex):
        return None
    return state.game.rulebook.refuse("BL-2.5", "at_sea", instead(state, action), hex=action.hex)


@rule("BL-2.6")
def one_piece_a_hex(state: State, action: Action) -> Refusal | None:
    """You place a piece where none stands."""
    if not isinstance(action, (Settle, Village)) or isinstance(action, Village) and state.phase == "settlement":
        return None
    owner = state.owner(action.hex)
    if owner is None:
        return None
    return state.game.rulebook.refuse("BL-2.6", "taken", instead(state, action), hex=action.hex, seat=SEATS[owner])


@rule("BL-2.3")
def onto_land_beside_your_own(state: State, action: Action) -> Refusal | None:
    """In Exploration a piece on land stands beside a piece of its seat."""
    if not isinstance(action, (Settle, Village)) or state.phase != "exploration" or state.is_sea(action.hex):
        return None
    if not state.is_empty(action.hex) or state.beside_own(state.to_move, action.hex):
        return None  # BL-2.6 says that it is taken
    piece = "settler" if isinstance(action, Settle) else "village"
    return state.game.rulebook.refuse("BL-2.3", "not_beside", instead(state, action), hex=action.hex, piece=piece)


@rule("BL-5.6")
def beside_your_own_in_settlement(state: State, action: Action) -> Refusal | None:
    """In Settlement a settler stands beside a piece of its seat, at sea too."""
    if not isinstance(action, Settle) or state.phase != "settlement" or not state.is_empty(action.hex):
        return None
    if state.beside_own(state.to_move, action.hex):
        return None
    return state.game.rulebook.refuse("BL-5.6", "not_beside", instead(state, action), hex=action.hex)


PREDICATES: tuple[Callable[[State, Action], Refusal | None], ...] = (
    settlers_only_in_settlement,
    from_your_own_supply,
    no_village_at_sea,
    one_piece_a_hex,
    onto_land_beside_your_own,
    beside_your_own_in_settlement,
)
WEST = "a1 b2 b3 c2 c3 e2 a11 a12 b12 c12 c13 d11 d12 e11 f12 b4 c4 c5 d6 d7 f4 f5 f7 f9 g6 g7 g8"
EAST = "e1 f1 g1 h3 h4 i2 k10 k11 l10 l12 l13 l9 m8 i1 j1 k2 k3 k4 k5 l3 l5 l6 m2 m4"
LEFT = "a8 c9 a10 j6 i8 j10 g11 i13"
THIRTY = "e1 d1 f1 e2 f2 c1 d2 g1 g2 e3 d3 f3 b1 c2 c3 h1 h2 g3 e4 f4 d4 g4 a1 b2 b3 c4 i1 i2 h3 h4"
POSITIONS: tuple[dict[str, Any], ...] = (
    {  # one resource is left, and A can take it (BL-3.1)
        "to_move": "A", "settlers": {"A": WEST.split(), "B": EAST.split()}, "villages": {"A": ["d2", "e7"], "B": ["h1"]},
        "tokens": {"a5": "gem", **dict.fromkeys(LEFT.split(), "statuette")},
    },
    {"to_move": "A", "settlers": {"A": THIRTY.split()}},  # A is out of settlers and builds (BL-2.9)
    {"phase": "settlement", "to_move": "A", "villages": {"A": ["b1"]}},  # B has no village left (BL-5.7)
    {"phase": "settlement", "to_move": "chance"},  # nobody has: a shared victory (BL-3.2, BL-5.7, BL-6.2)
)  # fmt: skip
