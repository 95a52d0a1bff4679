"""The rules of Claim that refuse an action: one predicate each, in the words of the rulebook.

Rules CM-2.1, CM-2.3, CM-5.3 and CM-5.9. They read the State that people hold and never call the engine; that the two agree
on every position is tested. Everything else that happens in Claim happens by itself, in engine.py.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.action import Action
from ...core.rulebook import Refusal, rule
from .deck import Cards
from .pieces import Play, State

ASKED: dict[str, tuple[type[Action], ...]] = {"phase 1": (Play,), "phase 2": (Play,)}


def faction(card: str) -> str:
    """The faction of a card: faction("goblin 3") is "goblin"."""
    return card.split()[0]


def must_answer_with(state: State) -> Cards:
    """The cards of the led faction in the hand of the second player, which it has to follow with; () for the leader."""
    if state.led is None:
        return ()
    return tuple(c for c in dict.fromkeys(state.hand(state.to_move)) if faction(c) == faction(state.led))


def breaks_suit(state: State, card: str) -> bool:
    """Whether a card in hand answers with another faction though the led one is held; a doppelganger never does (CM-5.7)."""
    led = must_answer_with(state)
    return bool(led) and card in state.hand(state.to_move) and faction(card) not in (faction(led[0]), "doppelganger")


def or_doppelganger(state: State, template: str) -> str:
    """The name of a refusal's template: the one that offers a doppelganger too, to a hand that has one (CM-5.7)."""
    return template if any(faction(card) == "doppelganger" for card in state.hand(state.to_move)) else f"{template}_only"


@rule("CM-2.1")
def from_your_own_hand(state: State, action: Action) -> Refusal | None:
    """You play a card that you hold."""
    if isinstance(action, Play) and action.card not in state.hand(state.to_move):
        return state.game.rulebook.refuse("CM-2.1", "not_held", card=action.card)
    return None


@rule("CM-2.3")
def follow(state: State, action: Action) -> Refusal | None:
    """The second player follows the led faction if it can."""
    if not isinstance(action, Play) or not breaks_suit(state, action.card):
        return None
    led, held = faction(str(state.led)), must_answer_with(state)
    if led == "doppelganger" or (led, faction(action.card)) == ("goblin", "knight"):
        return None  # CM-5.9 and CM-5.3 say why
    return state.game.rulebook.refuse("CM-2.3", or_doppelganger(state, "follow"), Play(held[0]), card=action.card, led=led, held=held)


@rule("CM-5.3")
def knight_must_follow_too(state: State, action: Action) -> Refusal | None:
    """The knight's power over goblins does not lift the duty to follow."""
    if not isinstance(action, Play) or not breaks_suit(state, action.card):
        return None
    held = must_answer_with(state)
    if (faction(held[0]), faction(action.card)) != ("goblin", "knight"):
        return None
    return state.game.rulebook.refuse("CM-5.3", or_doppelganger(state, "knight"), Play(held[0]), card=action.card, held=held)


@rule("CM-5.9")
def follow_a_led_doppelganger(state: State, action: Action) -> Refusal | None:
    """A led doppelganger is a faction of its own: it is followed by a doppelganger."""
    if not isinstance(action, Play) or not breaks_suit(state, action.card):
        return None
    held = must_answer_with(state)
    if faction(held[0]) != "doppelganger":
        return None
    return state.game.rulebook.refuse("CM-5.9", "doppelganger_led", Play(held[0]), card=action.card, held=held)


PREDICATES: tuple[Callable[[State, Action], Refusal | None], ...] = (
    from_your_own_hand,
    follow,
    knight_must_follow_too,
    follow_a_led_doppelganger,
)
