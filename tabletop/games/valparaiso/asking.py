"""What is asked in each phase of Valparaíso, and of which card an action is.

Rules VP-1.2, VP-3.3. `rules` and `refusing` begin with these questions.
"""

from __future__ import annotations

from ...core.action import Action
from . import cards, possible
from .decisions import (
    Build,
    Discard,
    Done,
    Exchange,
    Gain,
    Give,
    Goods,
    Halt,
    Hold,
    Mayor,
    Overseas,
    Plan,
    Planned,
    Put,
    Sell,
    Ship,
    Start,
    Stay,
    Step,
    Swap,
    Trade,
    Use,
)
from .pieces import State

ASKED: dict[str, tuple[type[Action], ...]] = {
    "market tiles": (),
    "sea cards": (),
    "lighthouse": (),
    "starting goods": (Goods,),
    "starting merchants": (Start,),
    "planning": (Plan, Mayor, Planned),
    "fastest": (),
    "fastest good": (Gain,),
    "choice": (Use, Exchange),
    "transfer": (Hold, Exchange, Done),
    "sell": (Sell, Exchange, Done),
    "hire": (Give, Exchange, Done),
    "move": (Step, Halt, Exchange, Done),
    "build": (Build, Exchange, Done),
    "trade": (Trade, Exchange, Done),
    "ship": (Ship, Exchange, Done),
    "overseas": (Overseas, Exchange, Done),
    "gain": (Gain, Exchange),
    "swap": (Swap, Exchange, Done),
    "surcharge": (Put, Exchange),
    "refill": (),
    "turn end": (Exchange, Done),
    "income": (Gain,),
    "discard": (Discard, Done),
    "recall": (Stay, Done),
}


def is_asked(state: State, action: Action) -> bool:
    """Whether the phase is one for such an action, and its places and roads are on this side of the board."""
    return type(action) in ASKED[state.phase] and off_side(state, action) is None


def places_of(action: Action) -> tuple[str, ...]:
    """The places that an action names."""
    return tuple(str(getattr(action, name)) for name in ("village", "place", "market", "start", "end") if hasattr(action, name))


def off_side(state: State, action: Action) -> str | None:
    """A place that an action names and this side of the board has not; the end of a step along a road that it has not."""
    missing = next((place for place in places_of(action) if place not in state.places), None)
    if missing is None and isinstance(action, Step) and action.end not in state.neighbours(action.start):
        return action.end
    return missing


def step_now(state: State) -> cards.Step:
    """The step of the card in use that is being done."""
    step = state.step
    assert step is not None  # there is one in every phase in which it is asked for
    return step


def card_now(state: State) -> str:
    """The name of the card in use."""
    card = state.card_in_use
    assert card is not None  # likewise
    return card.name


def in_vain(state: State, action: Action) -> cards.Card | None:
    """The card that an action would use for its main action though it can change nothing (VP-3.3)."""
    if not isinstance(action, Use) or action.way != "main" or not is_asked(state, action):
        return None
    if action.card not in possible.cards_to_use(state) or possible.purse_after(state, action.card) < 0:
        return None
    card = state.card(action.card)
    return None if possible.can_change(state, card, possible.purse_after(state, action.card)) else card


def vain_step(state: State, action: Action, kind: str) -> tuple[cards.Step, int] | None:
    """The one step of such a card, if it is of a kind, and the pesos that there are for it."""
    card = in_vain(state, action)
    if card is None or len(card.steps) > 1 or card.steps[0].kind != kind:
        return None
    return card.steps[0], possible.purse_after(state, card.name)
