"""The rules of Valparaíso that refuse an action: one predicate each, in the words of the rulebook.

Rules VP-1.2 to VP-3.7 and VP-10.4 to VP-10.5; those of the main actions stand in `refusing`. They read the State by the questions of
`possible` and never call the engine; that the two agree on every position is tested. What else happens in Valparaíso happens by itself,
in engine.py and beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.action import Action
from ...core.rulebook import Refusal, rule
from ...core.state import SEATS
from . import possible
from .asking import ASKED, card_now, in_vain, is_asked, off_side, step_now
from .board import chart
from .box import MAYOR_PRICE, OPEN_SLOTS
from .decisions import COMBINATIONS, Discard, Done, Exchange, Goods, Mayor, Plan, Planned, Start, Stay, Step, Use, goods_text
from .pieces import State
from .refusing import (
    a_house_and_a_space,
    a_post_does_not_trade_alone,
    another_zone,
    goods_between_warehouse_and_hold,
    goods_for_a_merchant,
    goods_of_the_hold_for_a_card_there,
    goods_to_sell,
    markets_with_your_merchants,
    merchants_and_steps,
    one_merchant_after_another,
    pesos_and_a_merchant,
    pesos_for_steps,
    pesos_for_the_fees,
    pesos_for_the_toll,
    ten_pesos_for_a_b_card,
    the_zone_with_most_a_cards,
    what_an_achievement_allows,
    what_the_tile_asks_for,
)

# getting ready


@rule("VP-1.2")
def on_this_side_of_the_board(state: State, action: Action) -> Refusal | None:
    """Places and roads are those of the side that is played on."""
    missing = off_side(state, action) if type(action) in ASKED[state.phase] else None
    if missing is None:
        return None
    if missing in state.places and isinstance(action, Step):
        ends = state.neighbours(action.start)
        return state.game.rulebook.refuse("VP-1.2", "no_road", start=action.start, end=missing, ends=ends)
    return state.game.rulebook.refuse("VP-1.2", "off_side", place=missing, places=state.places)


@rule("VP-1.8")
def no_combination_twice(state: State, action: Action) -> Refusal | None:
    """Nobody starts with the goods that somebody before has chosen."""
    if not isinstance(action, Goods) or not is_asked(state, action) or action.goods not in possible.taken_goods(state):
        return None
    free = next(text for text in map(goods_text, COMBINATIONS) if text not in possible.taken_goods(state))
    return state.game.rulebook.refuse("VP-1.8", "taken", Goods(free), goods=action.goods)


@rule("VP-1.9")
def an_empty_village(state: State, action: Action) -> Refusal | None:
    """The second merchant starts in a village where nobody's stands."""
    if not isinstance(action, Start) or not is_asked(state, action):
        return None
    empty = next((Start(place) for place in state.places if place != state.city and not any(state.merchants_at(place))), None)
    if action.village == state.city:
        return state.game.rulebook.refuse("VP-1.9", "city", empty, place=action.village)
    owner = next((seat for seat, n in enumerate(state.merchants_at(action.village)) if n), None)
    if owner is None:
        return None
    return state.game.rulebook.refuse("VP-1.9", "occupied", empty, place=action.village, seat=SEATS[owner])


# planning


def numbered(state: State) -> int:
    """How many numbered slots the seat to move has filled."""
    return sum(card is not None for card in state.plan(state.to_move)[1:])


def to_plan(state: State, action: Action) -> str | None:
    """The card of an action that would plan it."""
    return action.card if isinstance(action, (Plan, Mayor)) and is_asked(state, action) else None


def is_owned(state: State, card: str) -> bool:
    """Whether the seat to move has a card."""
    return possible.is_action_card(card) or any(card == own.name for own in state.achievements(state.to_move))


def is_planned(state: State, card: str) -> bool:
    """Whether the seat to move has planned a card."""
    return any(lies is not None and lies.name == card for lies in state.plan(state.to_move))


@rule("VP-9.1")
def achievements_that_you_have(state: State, action: Action) -> Refusal | None:
    """You plan achievements that you have bought."""
    card = to_plan(state, action)
    return None if card is None or is_owned(state, card) else state.game.rulebook.refuse("VP-9.1", "not_yours", card=card)


@rule("VP-2.1")
def a_card_and_a_slot(state: State, action: Action) -> Refusal | None:
    """A card is planned once, in a slot that is free."""
    card = to_plan(state, action)
    if card is None or not is_owned(state, card):
        return None
    if is_planned(state, card):
        return state.game.rulebook.refuse("VP-2.1", "planned", card=card)
    slots = len(state.plan(state.to_move)) - 1
    if isinstance(action, Mayor) or numbered(state) < slots:
        return None
    return state.game.rulebook.refuse("VP-2.1", "full", Planned(), n=slots)


@rule("VP-2.2")
def four_cards_at_least(state: State, action: Action) -> Refusal | None:
    """Slots 1 to 4 are filled, unless there is a clock."""
    if not isinstance(action, Planned) or not is_asked(state, action) or state.game.options["advanced_planning"] == "true":
        return None
    if numbered(state) >= OPEN_SLOTS:
        return None
    card = next(card for card in state.hand(state.to_move))
    return state.game.rulebook.refuse("VP-2.2", "too_few", Plan(card.name), n=numbered(state), least=OPEN_SLOTS)


@rule("VP-2.3")
def slot_five_after_two_houses(state: State, action: Action) -> Refusal | None:
    """Slot 5 is closed until two houses stand; under an option it is filled from then on."""
    options, seat = state.game.options, state.to_move
    if not is_asked(state, action) or numbered(state) != OPEN_SLOTS:
        return None
    if isinstance(action, Plan) and is_owned(state, action.card) and not is_planned(state, action.card):
        if state.open_slots(seat) > OPEN_SLOTS:
            return None
        nearest = Planned()
        return state.game.rulebook.refuse("VP-2.3", "closed", nearest, n=state.built(seat))
    must = options["fill_slot_5"] == "true" and options["advanced_planning"] == "false"
    if not isinstance(action, Planned) or not must or state.open_slots(seat) == OPEN_SLOTS:
        return None
    return state.game.rulebook.refuse("VP-2.3", "unfilled", Plan(state.hand(seat)[0].name))


@rule("VP-2.4")
def five_pesos_for_the_mayor(state: State, action: Action) -> Refusal | None:
    """The Mayor's Office takes one card, for 5 pesos."""
    if not isinstance(action, Mayor) or not is_asked(state, action):
        return None
    if not is_owned(state, action.card) or is_planned(state, action.card):
        return None
    lies, have = state.plan(state.to_move)[0], state.pesos(state.to_move)
    if lies is not None:
        return state.game.rulebook.refuse("VP-2.4", "taken", card=lies.name)
    return None if have >= MAYOR_PRICE else state.game.rulebook.refuse("VP-2.4", "poor", price=MAYOR_PRICE, have=have)


# using cards


@rule("VP-3.1")
def a_card_that_you_planned(state: State, action: Action) -> Refusal | None:
    """You use a card that lies in one of your slots."""
    if not isinstance(action, Use) or not is_asked(state, action):
        return None
    there = possible.cards_to_use(state)
    if action.card in there:
        return None
    free = next((card for card in there if possible.purse_after(state, card) >= 0), None)
    nearest = Use(free, "goods") if free else None
    return state.game.rulebook.refuse("VP-3.1", "not_there", nearest, card=action.card, cards=there)


@rule("VP-3.2")
def pesos_for_a_later_slot(state: State, action: Action) -> Refusal | None:
    """You pay for a card from a later slot."""
    if not isinstance(action, Use) or not is_asked(state, action) or action.card not in possible.cards_to_use(state):
        return None
    if possible.purse_after(state, action.card) >= 0:
        return None
    slot, have = possible.slot_of(state, action.card), state.pesos(state.active)
    return state.game.rulebook.refuse(
        "VP-3.2", "poor", possible.to_raise(state), card=action.card, slot=slot, price=state.slot_price(slot), have=have
    )  # fmt: skip


@rule("VP-3.3")
def a_main_action_that_changes_something(state: State, action: Action) -> Refusal | None:
    """A card of several steps is used for its main action if one of them can change something."""
    card = in_vain(state, action)
    if card is None or len(card.steps) == 1:
        return None  # the rule of its one step says why
    return state.game.rulebook.refuse("VP-3.3", "nothing", Use(card.name, "goods"), card=card.name)


def something_to_do(state: State) -> Action | None:
    """Something that can be done in the step of the card in use."""
    step, purse = step_now(state), state.pesos(state.active)
    found: dict[str, Any] = {
        "transfer": possible.loads(state), "sell": possible.sales(state, step), "hire": possible.gifts(state, step),
        "move": possible.walks(state, step), "build": possible.sites(state, step, purse), "trade": possible.trades(state, step),
        "ship": possible.sailings(state), "overseas": possible.purchases(state, step, purse), "swap": possible.swaps(state),
    }  # fmt: skip
    first: Action | None = next(found[state.phase], None)
    return first


@rule("VP-3.5")
def a_card_changes_something(state: State, action: Action) -> Refusal | None:
    """You leave a card that has changed nothing only where it cannot, or where a later step still can."""
    if not isinstance(action, Done) or not is_asked(state, action) or state.card_in_use is None or possible.may_end(state):
        return None
    return state.game.rulebook.refuse("VP-3.5", "unchanged", something_to_do(state), card=card_now(state))


@rule("VP-3.7")
def goods_of_the_warehouse_for_pesos(state: State, action: Action) -> Refusal | None:
    """You exchange a good that lies in your warehouse."""
    if not isinstance(action, Exchange) or not is_asked(state, action) or state.goods(state.active)[action.good]:
        return None
    nearest = possible.to_raise(state)
    if nearest is None:
        return state.game.rulebook.refuse("VP-3.7", "empty")
    return state.game.rulebook.refuse("VP-3.7", "none", nearest, good=action.good)


# clean-up


@rule("VP-10.4")
def an_achievement_of_yours(state: State, action: Action) -> Refusal | None:
    """You discard an achievement that you have."""
    if not isinstance(action, Discard) or not is_asked(state, action):
        return None
    own = [card.name for card in state.achievements(state.active)]
    if action.card in own:
        return None
    return state.game.rulebook.refuse("VP-10.4", "not_yours", Discard(own[0]), card=action.card, cards=own)


@rule("VP-10.5")
def one_stays_where_you_have_no_house(state: State, action: Action) -> Refusal | None:
    """A merchant stays in a village where it stands and you have no house."""
    if not isinstance(action, Stay) or not is_asked(state, action):
        return None
    places, own = possible.here(state), state.houses(state.active)
    nearest = next((Stay(place) for place in places if place != state.city and place not in own), None)
    if action.village == state.city:
        return state.game.rulebook.refuse("VP-10.5", "city", nearest, place=action.village)
    if action.village not in places:
        return state.game.rulebook.refuse("VP-10.5", "no_merchant", nearest, place=action.village, places=places)
    return state.game.rulebook.refuse("VP-10.5", "house", nearest, place=action.village) if action.village in own else None


PREDICATES: tuple[Callable[[State, Action], Refusal | None], ...] = (
    on_this_side_of_the_board,
    no_combination_twice,
    an_empty_village,
    achievements_that_you_have,
    a_card_and_a_slot,
    four_cards_at_least,
    slot_five_after_two_houses,
    five_pesos_for_the_mayor,
    a_card_that_you_planned,
    pesos_for_a_later_slot,
    a_main_action_that_changes_something,
    a_card_changes_something,
    goods_of_the_warehouse_for_pesos,
    goods_between_warehouse_and_hold,
    goods_to_sell,
    goods_for_a_merchant,
    merchants_and_steps,
    one_merchant_after_another,
    pesos_for_steps,
    pesos_for_the_toll,
    pesos_and_a_merchant,
    a_house_and_a_space,
    a_post_does_not_trade_alone,
    markets_with_your_merchants,
    pesos_for_the_fees,
    what_the_tile_asks_for,
    another_zone,
    goods_of_the_hold_for_a_card_there,
    ten_pesos_for_a_b_card,
    the_zone_with_most_a_cards,
    what_an_achievement_allows,
    an_achievement_of_yours,
    one_stays_where_you_have_no_house,
)

# cards in the sea beside each other, and the deck that is left then with two players
MIXED = {
    "north sea": ["muelle", "cabildo", "astillero"], "west sea": ["agencia", "bodega", "gremio"],
    "south sea": ["arriero", "feria franca", "consulado"],
}  # fmt: skip
DECK = ["gran feria", "arquitecto", "flota mercante", "aurora de chile"]
TIED = MIXED | {"north sea": ["muelle", "cabildo"]}
SEA: dict[str, Any] = {"offers": MIXED, "deck": DECK}
BOUGHT: dict[str, Any] = {"offers": TIED, "deck": DECK}
QUILLOTA = {"Quillota": ["D5", "B1", "C1", "A1", "E1"]}  # copper and wheat for 13 pesos
NOTHING: dict[str, Any] = {"to_move": "A", "options": {"slot_prices": "0 0 0 0"}, "pesos": {"A": 0}}
SHARED = {"A": {"Quillota": 1, "Limache": 1}, "B": {"Quillota": 1, "Valparaíso": 1}}
POSITIONS: tuple[dict[str, Any], ...] = (
    {  # B and C have chosen, A comes last (VP-1.8)
        "players": 3, "phase": "starting goods", "to_move": "A", "taken_goods": ["3 silver", "1 silver 1 copper 1 wheat"],
        "goods": {"C": {"silver": 3}, "B": {"silver": 1, "copper": 1, "wheat": 1}},
    },
    {  # in Limache stands a merchant of B (VP-1.9)
        "phase": "starting merchants", "to_move": "A", "merchants": {"B": {"Valparaíso": 1, "Limache": 1}},
        "taken_goods": ["3 silver", "3 wheat"], "goods": {"A": {"silver": 3}, "B": {"wheat": 3}},
    },
    {"plan": {"A": [None, "move", "build", "trade"]}},  # three cards are too few (VP-2.2)
    {  # two houses: slot 5 is open, and may stay empty (VP-2.3)
        "plan": {"A": [None, "move", "build", "trade", "ship"]}, "houses": {"A": ["Concón", "Limache"]}, "achievements": {"A": ["muelle"]},
    },
    {  # under an option it may not
        "options": {"fill_slot_5": "true"}, "plan": {"A": [None, "move", "build", "trade", "ship"]}, "houses": {"A": ["Concón"]},
        "residences": ["A"],
    },
    {  # all slots are full, and the Mayor's Office cannot be paid (VP-2.1, VP-2.4)
        "plan": {"A": [None, "move", "build", "trade", "ship", "sell"]}, "residences": ["A", "A"], "pesos": {"A": 4},
    },
    {"plan": {"A": ["move", "build", "trade", "ship", "sell"]}},  # slot 5 is closed, the office is taken (VP-2.3, VP-2.4)
    {"options": {"advanced_planning": "true"}, "plan": {"A": [None, "move"]}},  # one card may be enough (VP-2.6)
    {"to_move": "A", "slots": {"A": ["ship", "move", "build", "trade"]}, "pesos": {"A": 1}},  # slots that cannot be paid (VP-3.2)
    NOTHING | {"slots": {"A": ["transfer", "sell", "hire", "move", "build", "trade"]}},  # nothing to do them with (VP-4.1 to VP-7.1)
    NOTHING | {  # these neither (VP-3.3, VP-8.2, VP-9.2)
        "players": 4, "slots": {"A": ["overseas", "arquitecto", "aurora de chile", "resguardo", "teatro"]},
        "achievements": {"A": ["arquitecto", "aurora de chile", "resguardo", "teatro"]},
        "offers": {}, "deck": [], "last": True,
    },
    {  # an empty hold at sea, all merchants hired, all houses built (VP-4.1, VP-4.4, VP-6.2, VP-8.2)
        "to_move": "A", "slots": {"A": ["transfer", "overseas", "hire", "build"]}, "ships": {"A": "west sea"},
        "merchants": {"A": {"Valparaíso": 3}}, "residences": ["A", "A", "A", "A"],
    },
    {  # fees, or what the tile asks for, cannot be paid (VP-7.2, VP-7.3)
        "to_move": "A", "slots": {"A": ["trade"]}, "pesos": {"A": 0}, "merchants": SHARED, "tiles": QUILLOTA,
    },
    {"to_move": "A", "slots": {"A": ["trade"]}, "merchants": SHARED, "tiles": QUILLOTA},
    SEA | {  # the goods for a B card lie there, the 10 pesos do not (VP-8.4)
        "to_move": "A", "slots": {"A": ["overseas"]}, "ships": {"A": "north sea"}, "hold": {"A": {"silver": 2, "copper": 2}},
        "pesos": {"A": 9},
    },
    {"card": "transfer", "phase": "transfer", "to_move": "A", "goods": {"A": {"silver": 3}}, "hold": {"A": {"wheat": 5}}},  # VP-4.1
    {"card": "sell", "phase": "sell", "to_move": "A", "goods": {"A": {"silver": 1}}, "hold": {"A": {"wheat": 5}}},  # VP-4.3
    {  # the hold is sold from (VP-9.2)
        "players": 3, "card": "exportadora", "phase": "sell", "to_move": "A", "achievements": {"A": ["exportadora"]},
        "goods": {"A": {"silver": 1}}, "hold": {"A": {"wheat": 5}}, "offers": {}, "deck": [], "last": True,
    },
    {  # two different goods for a merchant (VP-9.2)
        "card": "agencia", "phase": "hire", "to_move": "A", "achievements": {"A": ["agencia"]}, "goods": {"A": {"silver": 1, "wheat": 1}},
        "offers": MIXED | {"west sea": ["camino de carretas", "bodega", "gremio"]}, "deck": DECK,
    },
    {  # no place twice, and one merchant after another (VP-5.2)
        "card": "move", "phase": "move", "to_move": "A", "merchants": {"A": {"Valparaíso": 1, "Quilpué": 1, "Limache": 1}},
        "mover": "Limache", "path": ["Quilpué", "Limache"], "walked": 1, "changed": True,
    },
    {  # three steps are made, and a customs village goes on (VP-5.1, VP-5.4)
        "card": "move", "phase": "move", "to_move": "A", "merchants": {"A": {"Valparaíso": 1, "Quillota": 1}}, "houses": {"B": ["Concón"]},
        "mover": "Quillota", "path": ["Peñuelas", "Quilpué", "Limache", "Quillota"], "walked": 3, "changed": True,
        "moved": {"Valparaíso": 1}, "left": 1, "pesos": {"A": 2},
    },
    {  # the toll is more than the purse (VP-5.5)
        "card": "move", "phase": "move", "to_move": "A", "houses": {"B": ["Concón"]}, "pesos": {"A": 1}, "goods": {"A": {"wheat": 1}},
    },
    {"card": "move", "phase": "move", "to_move": "A", "pesos": {"A": 0}, "goods": {"A": {"wheat": 1}}},  # a step is (VP-5.3)
    {  # under an option the toll is due on leaving (VP-5.5)
        "options": {"toll": "pass_through"}, "card": "move", "phase": "move", "to_move": "A", "houses": {"B": ["Concón"]},
        "merchants": {"A": {"Valparaíso": 1, "Concón": 1}}, "mover": "Concón", "path": ["Valparaíso", "Concón"], "changed": True,
        "pesos": {"A": 2},
    },
    {  # under an option another's customs village is a step (VP-5.4)
        "options": {"customs_step_exempt": "owner"}, "card": "move", "phase": "move", "to_move": "A",
        "houses": {"A": ["Quilpué"], "B": ["Concón"]},
    },
    {  # no tolls (VP-9.2)
        "players": 5, "card": "diligencia", "phase": "move", "to_move": "A", "achievements": {"A": ["diligencia"]}, "pesos": {"A": 0},
        "houses": {"B": ["Concón", "Quilpué"], "C": ["Peñuelas"]}, "offers": {}, "deck": [], "last": True,
    },
    {  # places of one's own, and no space left (VP-6.2)
        "card": "build", "phase": "build", "to_move": "A", "houses": {"A": ["Concón"], "B": ["Limache"]},
        "merchants": {"A": {"Valparaíso": 1, "Concón": 1, "Limache": 1}}, "residences": ["B", "A", "B"],
    },
    {"card": "build", "phase": "build", "to_move": "A", "pesos": {"A": 7}, "goods": {"A": {"wheat": 1}}},  # VP-6.1
    {  # the second of two houses of a card, after the fourth of the seat (VP-6.2)
        "card": "arquitecto", "phase": "build", "step": 2, "to_move": "A", "achievements": {"A": ["arquitecto"]}, "changed": True,
        "residences": ["A", "A", "A"], "offers": {}, "deck": [], "last": True, "pesos": {"A": 30},
    },
    {  # a market was left, another cannot be paid, and a post stands alone (VP-6.6, VP-7.1, VP-7.2)
        "players": 3, "card": "trade", "phase": "trade", "to_move": "A", "changed": True, "visited": ["Quillota"], "left": 8,
        "merchants": {"A": {"Quillota": 1, "Casablanca": 1}, "B": {"Casablanca": 1, "Valparaíso": 1}, "C": {"Casablanca": 2}},
        "houses": {"A": ["San Felipe"]}, "goods": {"A": {"copper": 3}}, "pesos": {"A": 1},
    },
    {  # only one market with this card (VP-7.1)
        "card": "arriero", "phase": "trade", "to_move": "A", "achievements": {"A": ["arriero"]}, "changed": True, "market": "Quillota",
        "visited": ["Quillota"], "trades": 1, "left": 0, "merchants": {"A": {"Quillota": 2, "Casablanca": 1}},
        "offers": MIXED | {"south sea": ["camino de carretas", "feria franca", "consulado"]}, "deck": DECK,
    },
    {"card": "ship", "phase": "ship", "to_move": "A", "ships": {"A": "north sea"}},  # VP-8.1
    SEA | {  # cards, goods and pesos (VP-8.2, VP-8.4)
        "card": "overseas", "phase": "overseas", "to_move": "A", "ships": {"A": "west sea"}, "pesos": {"A": 9},
        "hold": {"A": {"silver": 1, "copper": 1, "wheat": 4}},
    },
    {  # one good less (VP-9.2)
        "card": "consulado", "phase": "overseas", "to_move": "A", "achievements": {"A": ["consulado"]}, "ships": {"A": "west sea"},
        "hold": {"A": {"silver": 1, "copper": 1, "wheat": 4}}, "offers": MIXED | {"south sea": ["arriero", "feria franca", "caravana"]},
        "deck": DECK,
    },
    BOUGHT | {  # two zones have as many A cards: the payer chooses (VP-8.5)
        "card": "overseas", "phase": "surcharge", "to_move": "A", "ships": {"A": "north sea"}, "changed": True,
        "achievements": {"A": ["astillero"]},
    },
    {  # the deck is empty, so the slot of the next card stays so (VP-8.6, VP-11.2)
        "card": "overseas", "phase": "overseas", "to_move": "A", "ships": {"A": "south sea"}, "hold": {"A": {"copper": 2, "wheat": 2}},
        "offers": MIXED, "deck": [],
    },
    {  # the swap of a bottom tile, with the tiles apart (VP-9.2)
        "players": 4, "card": "mercado nuevo", "phase": "swap", "to_move": "A", "achievements": {"A": ["mercado nuevo"]},
        "offers": {}, "deck": [], "last": True,
    },
    {"phase": "turn end", "to_move": "A", "goods": {"A": {"silver": 1}}},  # the last chance to exchange (VP-3.7)
    *(  # a good of choice, where the board has one (VP-10.2)
        {"phase": "income", "to_move": "A", "residences": [*"BABABAB"[:i], "A"], "cursor": i + 1}
        for i, space in enumerate(chart().few.residences)
        if space.income == "any good"
    ),
    {"phase": "discard", "to_move": "A", "achievements": {"A": ["muelle", "agencia"]}},  # VP-10.4
    {  # who stays (VP-10.5)
        "phase": "recall", "to_move": "A", "merchants": {"A": {"Limache": 2, "Concón": 1}}, "houses": {"A": ["Concón"]},
    },
)  # fmt: skip
