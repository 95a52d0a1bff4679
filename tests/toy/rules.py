"""The rules of the Marsh that refuse: one predicate each, read from the State that people hold."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.action import Action
from tabletop.core.rulebook import Refusal, rule

from .pieces import Lift, Plan, Rest, Set, State

ASKED: dict[str, tuple[type[Action], ...]] = {"deal": (), "plan": (Plan,), "walk": (Lift, Rest), "set": (Set,)}


@rule("TY-2.1")
def from_your_hand(state: State, action: Action) -> Refusal | None:
    """You plan a chip that you hold."""
    if isinstance(action, Plan) and state.phase == "plan" and action.chip not in state.hand(state.to_move):
        return state.game.rulebook.refuse("TY-2.1", "not_held", chip=action.chip, held=state.hand(state.to_move))
    return None


@rule("TY-3.1")
def your_own_peg(state: State, action: Action) -> Refusal | None:
    """You lift one of your own pegs."""
    if isinstance(action, Lift) and state.phase == "walk" and action.place not in state.pegs(state.to_move):
        return state.game.rulebook.refuse("TY-3.1", "no_peg", place=action.place)
    return None


@rule("TY-3.2")
def somewhere_to_go(state: State, action: Action) -> Refusal | None:
    """You lift only a peg that can be set down somewhere else."""
    if not isinstance(action, Lift) or state.phase != "walk" or action.place not in state.pegs(state.to_move):
        return None
    if any(map(state.is_free, state.near(action.place))):
        return None
    return state.game.rulebook.refuse("TY-3.2", "hemmed_in", place=action.place)


@rule("TY-3.3")
def along_a_path(state: State, action: Action) -> Refusal | None:
    """You set the peg down beside the place it came from."""
    if not isinstance(action, Set) or state.lifted is None or action.place in state.near(state.lifted):
        return None
    nearest = next(filter(state.is_free, state.near(state.lifted)))
    return state.game.rulebook.refuse("TY-3.3", "no_path", Set(nearest), origin=state.lifted, place=action.place)


@rule("TY-3.4")
def one_peg_a_place(state: State, action: Action) -> Refusal | None:
    """You set the peg down where nobody stands."""
    if isinstance(action, Set) and state.lifted is not None and not state.is_free(action.place):
        return state.game.rulebook.refuse("TY-3.4", "taken", place=action.place)
    return None


@rule("TY-3.5")
def walk_before_you_rest(state: State, action: Action) -> Refusal | None:
    """You rest only after at least one step."""
    if isinstance(action, Rest) and state.phase == "walk" and not state.has_walked:
        return state.game.rulebook.refuse("TY-3.5", "too_early")
    return None


PREDICATES: tuple[Callable[[State, Action], Refusal | None], ...] = (
    from_your_hand, your_own_peg, somewhere_to_go, along_a_path, one_peg_a_place, walk_before_you_rest,
)  # fmt: skip
