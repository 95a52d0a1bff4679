"""The rules of Port Royal that refuse an action: one predicate each, in the words of the rulebook.

Rules PR-2.1, PR-2.4 to PR-2.6, PR-2.8, PR-2.12, PR-3.1, PR-3.2, PR-3.5, PR-4.1, PR-4.2, PR-4.4 and PR-4.7. They read the State
that people hold and never call the engine; that the two agree on every position is tested. Everything else that happens in Port
Royal happens by itself, in engine.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.action import Action
from ...core.rulebook import Refusal, rule
from .pieces import Draw, Fulfil, Keep, Pass, Repel, State, Stop, Take

ASKED: dict[str, tuple[type[Action], ...]] = {
    "discovery": (Draw, Stop, Repel, Keep, Fulfil),
    "trade and hire": (Take, Pass, Fulfil),
}


def is_ship(card: str) -> bool:
    """Whether a card is a ship: is_ship("yellow pinnace 3/4") is True."""
    return "/" in card


def kind(card: str) -> str:
    """The kind of a card without its numbers: kind("yellow trader 3") is "yellow trader"."""
    return card.rpartition(" ")[0]


def would_be_second(state: State, ship: str) -> bool:
    """Whether a ship of the colour of this one lies in the harbour (PR-2.10)."""
    return ship.split()[0] in state.colours


def can_repel(state: State, ship: str) -> bool:
    """Whether the swords of the active seat are enough for a ship, and it shows no skull (PR-2.5)."""
    swords = state.swords_of(ship)
    return swords is not None and state.swords(state.active) >= swords


def ship_just_drawn(state: State) -> str | None:
    """The card drawn last, if it is a ship: it may wait, lie in the harbour, or be repelled already."""
    return state.drawn if state.drawn is not None and is_ship(state.drawn) else None


def can_afford(state: State, card: str) -> bool:
    """Whether the taker has the coins for a card of the harbour: a ship costs nothing that it does not bring (PR-4.4, PR-4.7)."""
    seat = state.to_move
    return is_ship(card) or state.coins(seat) >= state.price(seat, card) + state.fee(seat)


def may_fulfil_now(state: State) -> bool:
    """Whether the seat to move has its own turn, or an option lets it fulfil expeditions on another's (PR-3.5)."""
    return state.to_move == state.active or state.game.options["expedition_on_others_turn"] == "true"


def instead_of(state: State, card: str) -> Action:
    """What the taker may do and what is closest to taking a card: taking one of its kind, another, or to pass."""
    if not state.takes_left:
        return Pass()
    there = [c for c in state.harbour if can_afford(state, c)]
    near = [c for c in there if kind(c) == kind(card)] or [c for c in there if is_ship(c) == is_ship(card)] or there
    return Take(near[0]) if near else Pass()


@rule("PR-2.4")
def decide_on_the_ship_first(state: State, action: Action) -> Refusal | None:
    """A ship that could be repelled is decided on before anything else is drawn."""
    ship = state.ship_waiting
    if ship is None or not isinstance(action, (Draw, Stop)):
        return None
    return state.game.rulebook.refuse("PR-2.4", "decide", Repel() if would_be_second(state, ship) else Keep(), card=ship)


@rule("PR-2.1")
def one_card_at_least(state: State, action: Action) -> Refusal | None:
    """Nobody stops before a card was turned up."""
    if not isinstance(action, Stop) or state.phase != "discovery" or state.drawn_count or not state.can_draw:
        return None
    return state.game.rulebook.refuse("PR-2.1", "first", Draw())


@rule("PR-2.12")
def a_card_is_left_to_draw(state: State, action: Action) -> Refusal | None:
    """Nobody draws where both piles are empty."""
    if not isinstance(action, Draw) or state.phase != "discovery" or state.ship_waiting or state.can_draw:
        return None
    return state.game.rulebook.refuse("PR-2.12", "no_card", Stop())


@rule("PR-2.5")
def swords_enough(state: State, action: Action) -> Refusal | None:
    """A ship is repelled with as many swords as it shows, and never if it shows a skull."""
    ship = ship_just_drawn(state)
    if not isinstance(action, Repel) or state.phase != "discovery" or ship is None or can_repel(state, ship):
        return None
    swords, have = state.swords_of(ship), state.swords(state.active)
    if swords is None:
        return state.game.rulebook.refuse("PR-2.5", "skull", card=ship)
    return state.game.rulebook.refuse("PR-2.5", "too_few", card=ship, swords=swords, have=have)


@rule("PR-2.6")
def only_the_ship_just_drawn(state: State, action: Action) -> Refusal | None:
    """What can be repelled or left is the ship just drawn, and once only."""
    if not isinstance(action, (Repel, Keep)) or state.phase != "discovery" or state.ship_waiting:
        return None
    ship = ship_just_drawn(state)
    if ship is None:
        return state.game.rulebook.refuse("PR-2.6", "no_ship")
    if isinstance(action, Repel) and not can_repel(state, ship):
        return None  # PR-2.5 says why
    return state.game.rulebook.refuse("PR-2.6", "decided", card=ship)


@rule("PR-2.8")
def no_second_ship_is_left(state: State, action: Action) -> Refusal | None:
    """Under an option a second ship of a colour has to be repelled."""
    ship = state.ship_waiting
    if not isinstance(action, Keep) or ship is None or state.game.options["keep_duplicate"] == "true":
        return None
    return state.game.rulebook.refuse("PR-2.8", "must_repel", Repel(), card=ship) if would_be_second(state, ship) else None


@rule("PR-3.5")
def expeditions_on_your_own_turn(state: State, action: Action) -> Refusal | None:
    """Nobody fulfils an expedition on another's turn, unless an option says so."""
    if not isinstance(action, Fulfil) or may_fulfil_now(state):
        return None
    return state.game.rulebook.refuse("PR-3.5", "not_your_turn")


@rule("PR-3.1")
def the_expedition_lies_open(state: State, action: Action) -> Refusal | None:
    """What is fulfilled is an expedition that lies open."""
    if not isinstance(action, Fulfil) or not may_fulfil_now(state) or action.expedition in state.open_expeditions:
        return None
    return state.game.rulebook.refuse("PR-3.1", "not_open", expedition=action.expedition)


@rule("PR-3.2")
def the_people_it_asks_for(state: State, action: Action) -> Refusal | None:
    """An expedition is fulfilled with people that the seat has."""
    if not isinstance(action, Fulfil) or not may_fulfil_now(state) or action.expedition not in state.open_expeditions:
        return None
    ways = state.payments(state.to_move, action.expedition)
    if action.given in ways:
        return None
    nearest = Fulfil(action.expedition, ways[0]) if ways else None
    return state.game.rulebook.refuse("PR-3.2", "lacks", nearest, expedition=action.expedition, given=action.given)


@rule("PR-4.2")
def the_card_lies_there(state: State, action: Action) -> Refusal | None:
    """A card is taken from the harbour."""
    if not isinstance(action, Take) or state.phase != "trade and hire" or action.card in state.harbour:
        return None
    return state.game.rulebook.refuse("PR-4.2", "not_there", instead_of(state, action.card), card=action.card)


@rule("PR-4.1")
def no_more_than_you_may(state: State, action: Action) -> Refusal | None:
    """Nobody takes more cards than colours of ships and governors allow."""
    if not isinstance(action, Take) or state.phase != "trade and hire" or state.takes_left or action.card not in state.harbour:
        return None
    return state.game.rulebook.refuse("PR-4.1", "none_left", Pass(), card=action.card)


def too_dear(state: State, action: Action) -> str | None:
    """The person of the harbour that a seat may take but cannot pay, if the action is to take one."""
    if not isinstance(action, Take) or state.phase != "trade and hire" or not state.takes_left:
        return None
    return action.card if action.card in state.harbour and not can_afford(state, action.card) else None


@rule("PR-4.4")
def coins_for_the_price(state: State, action: Action) -> Refusal | None:
    """A person is hired for coins that the active seat has."""
    person, seat = too_dear(state, action), state.to_move
    if person is None or state.fee(seat):
        return None
    price, have = state.price(seat, person), state.coins(seat)
    return state.game.rulebook.refuse("PR-4.4", "too_dear", instead_of(state, person), person=person, price=price, have=have)


@rule("PR-4.7")
def coins_for_price_and_fee(state: State, action: Action) -> Refusal | None:
    """On another's turn the price and the fee are paid with coins that the seat has."""
    person, seat = too_dear(state, action), state.to_move
    if person is None or not state.fee(seat):
        return None
    price, fee, have = state.price(seat, person), state.fee(seat), state.coins(seat)
    return state.game.rulebook.refuse(
        "PR-4.7", "with_fee", instead_of(state, person), person=person, price=price, fee=fee, have=have
    )  # fmt: skip


PREDICATES: tuple[Callable[[State, Action], Refusal | None], ...] = (
    decide_on_the_ship_first,
    one_card_at_least,
    a_card_is_left_to_draw,
    swords_enough,
    only_the_ship_just_drawn,
    no_second_ship_is_left,
    expeditions_on_your_own_turn,
    the_expedition_lies_open,
    the_people_it_asks_for,
    the_card_lies_there,
    no_more_than_you_may,
    coins_for_the_price,
    coins_for_price_and_fee,
)
POSITIONS: tuple[dict[str, Any], ...] = (
    {"open": ["captains"], "people": {"A": ["captain 4", "jack 6"]}, "coins": {"A": 60, "B": 56}},  # no card is left to draw (PR-2.12)
    {  # the ship that waits is the second of its colour, and has to be repelled (PR-2.8)
        "options": {"keep_duplicate": "false"}, "harbour": ["blue flute 1/1"], "waits": "blue flute 2/1", "people": {"A": ["sailor 3"]},
    },
    {  # A has taken its card, and is still asked for the expedition (PR-3.4, PR-4.1)
        "phase": "trade and hire", "to_move": "A", "taken": 1, "takes": 0, "harbour": ["sailor 3"], "open": ["priests"],
        "people": {"A": ["priest 4", "priest 4"]},
    },
)  # fmt: skip
