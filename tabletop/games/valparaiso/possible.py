"""What the seat whose turn it is can do with a card in Valparaíso, read from the State that people hold.

Rules VP-3.3 and VP-4.1 to VP-9.2 as questions: can this step of a card change anything, can this merchant go there, can this tile be
paid? `rules` asks them to say what is refused and what would be possible instead. Nothing here calls the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .board import ZONES
from .box import HOUSE_PRICE, HOUSES, LAST_PRICED, SURCHARGE, Fields
from .cards import ACHIEVEMENT, CARDS, GOODS, GROUPS, Card, Step
from .decisions import (
    COMBINATIONS,
    GIFTS,
    HOLDS,
    NO_GOOD,
    STORES,
    Build,
    Exchange,
    Give,
    Hold,
    Overseas,
    Sell,
    Ship,
    Swap,
    Trade,
    goods_text,
)
from .decisions import Step as Walk
from .pieces import State

BAY = ZONES[0]
BOTTOM = 0  # the place of the tile that is traded with, in a column
HIRE_GOODS = len(GOODS)

# goods and pesos


def texts(goods: dict[str, int]) -> list[str]:
    """Goods and pesos as a list that stands in a sentence: {"silver": 2, "pesos": 1} is ["2 silver", "1 peso"]; none are "nothing"."""
    return [f"{n} {'peso' if (good, n) == ('pesos', 1) else good}" for good, n in goods.items() if n] or ["nothing"]


def carried(state: State) -> dict[str, int]:
    """The goods of the active seat in warehouse and hold together."""
    stored, loaded = state.goods(state.active), state.hold(state.active)
    return {good: stored[good] + loaded[good] for good in GOODS}


def to_raise(state: State) -> Exchange | None:
    """A good to exchange for pesos, if the active seat has one in its warehouse (VP-3.7)."""
    return next((Exchange(good) for good, n in state.goods(state.active).items() if n), None)


def here(state: State) -> tuple[str, ...]:
    """The places with merchants of the active seat."""
    return tuple(state.merchants(state.active))


def taken_goods(state: State) -> list[str]:
    """The combinations of goods that somebody starts with (VP-1.8)."""
    fields = state.fields
    assert isinstance(fields, Fields)
    return [goods_text(goods) for i, goods in enumerate(COMBINATIONS) if fields.combinations >> i & 1]


# cards


def cards_to_use(state: State) -> list[str]:
    """The cards that the active seat has still to use."""
    return [card.name for card in state.slots(state.active) if card]


def slot_of(state: State, card: str) -> int:
    """The slot of such a card; 0 is the Mayor's Office."""
    return next(i for i, lies in enumerate(state.slots(state.active)) if lies and lies.name == card)


def purse_after(state: State, card: str) -> int:
    """The pesos left to the active seat once it has paid for the slot of a card (VP-3.2); below 0 it cannot."""
    return state.pesos(state.active) - state.slot_price(slot_of(state, card))


def can_change(state: State, card: Card, purse: int) -> bool:
    """Whether some step of a card can change anything for so many pesos (VP-3.3)."""
    return any(can_step(state, step, purse) for step in card.steps)


def can_step(state: State, step: Step, purse: int) -> bool:
    """Whether a step of a card, begun now, can change anything for the active seat with so many pesos."""
    kind = step.kind
    if kind == "transfer":
        return can_load(state, step) and any(carried(state).values())
    if kind == "sell":
        return any(True for _ in sales(state, step))
    if kind == "hire":
        return state.supply(state.active) > 0 and kinds_of_goods(state) >= hire_price(step)
    if kind == "move":
        return cheapest_first_step(state, step) <= purse
    if kind == "build":
        return any(True for _ in sites(state, step, purse))
    if kind == "trade":
        return any(trade_hindrance(state, step, market, purse) is None for market in visitable(state))
    if kind == "overseas":
        return any(True for _ in purchases(state, step, purse))
    if kind == "swap":
        return any(True for _ in swaps(state))
    if kind == "reward":
        return reward(state, step) > 0
    return kind != "buy" or purse >= step.values["pesos"]


def may_end(state: State) -> bool:
    """Whether the step in hand may be left: something has changed, this step cannot be done, or a later one can (VP-3.5)."""
    purse = state.pesos(state.active)
    if state.has_changed or any(can_step(state, step, purse) for step in state.later_steps):
        return True
    return state.step is None or not can_step(state, state.step, purse)


# transfer, sell, hire


def can_load(state: State, step: Step) -> bool:
    """Whether the ship lies where goods are transferred (VP-4.1)."""
    return state.ship(state.active) == BAY or "anywhere" in step.values


def loads(state: State) -> Iterator[Hold]:
    """What the hold may contain after a transfer: another choice of what is in warehouse and hold (VP-4.1)."""
    most, now = carried(state), tuple(state.hold(state.active).values())
    for goods in HOLDS:
        if goods != now and all(n <= have for n, have in zip(goods, most.values(), strict=True)):
            yield Hold(goods_text(goods))


def sales(state: State, step: Step) -> Iterator[Sell]:
    """What can be sold: goods of the warehouse, with some cards also of the hold (VP-4.3)."""
    for store, goods in zip(STORES, (state.goods(state.active), state.hold(state.active)), strict=True):
        if store == "warehouse" or "hold" in step.values:
            yield from (Sell(good, store) for good, n in goods.items() if n)


def hire_price(step: Step) -> int:
    """How many different goods a merchant costs (VP-4.4)."""
    return step.values.get("goods", HIRE_GOODS)


def kinds_of_goods(state: State) -> int:
    """How many different goods are in the warehouse of the active seat."""
    return sum(n > 0 for n in state.goods(state.active).values())


def gifts(state: State, step: Step) -> Iterator[Give]:
    """The goods that can be given for a merchant (VP-4.4)."""
    goods = state.goods(state.active)
    for given in GIFTS:
        names = [GOODS[i] for i in given]
        if len(names) == hire_price(step) and all(goods[name] for name in names):
            yield Give(" ".join(names))


# move


def steps_of(step: Step) -> int:
    """How many steps a merchant may make (VP-5.1)."""
    return step.values.get("steps", LAST_PRICED)


def is_too_far(state: State, step: Step, end: str, walked: int) -> bool:
    """Whether a merchant has made all its steps, and going to a place would be one more (VP-5.1, VP-5.4)."""
    return walked >= steps_of(step) and not state.is_no_step(state.active, end)


def step_price(state: State, step: Step, end: str, walked: int) -> int:
    """Pesos for the next step of a merchant that has made so many, without tolls (VP-5.3, VP-5.4)."""
    if "free" in step.values or state.is_no_step(state.active, end):
        return 0
    prices = str(state.game.options["step_prices"]).split()
    return int(prices[min(walked + 1, LAST_PRICED) - 1])


def toll_place(state: State, end: str) -> str | None:
    """Where a toll is due on a step: where it ends, under an option where the merchant on its way leaves (VP-5.5)."""
    return state.mover if state.game.options["toll"] == "pass_through" else end


def toll_due(state: State, step: Step, end: str) -> int:
    """The toll for a step."""
    place = toll_place(state, end)
    return 0 if place is None or "tollfree" in step.values else state.toll(state.active, place)


def cheapest_first_step(state: State, step: Step) -> int:
    """The pesos that the cheapest first step of any merchant costs, when none is on its way."""
    by_option = state.game.options["toll"] == "pass_through"
    prices = []
    for start in here(state):
        for end in state.neighbours(start):
            toll = 0 if by_option or "tollfree" in step.values else state.toll(state.active, end)
            prices.append(step_price(state, step, end, 0) + toll)
    return min(prices)


def can_go(state: State, step: Step, start: str, end: str) -> bool:
    """Whether the merchant on its way, or one that has not moved, can go from one place to the next."""
    if state.mover != start if state.mover else state.unmoved(start) <= 0:
        return False
    if end in state.path or is_too_far(state, step, end, state.walked):
        return False
    return step_price(state, step, end, state.walked) + toll_due(state, step, end) <= state.pesos(state.active)


def walks(state: State, step: Step) -> Iterator[Walk]:
    """The steps that can be made now."""
    for start in (state.mover,) if state.mover else here(state):
        yield from (Walk(start, end) for end in state.neighbours(start) if can_go(state, step, start, end))


def can_halt(state: State) -> bool:
    """Whether a merchant is on its way and another is left to move (VP-5.2)."""
    return state.mover is not None and state.left > 1


# build


def house_price(step: Step) -> int:
    """The pesos for a house (VP-6.1)."""
    return step.values.get("price", HOUSE_PRICE)


def has_space(state: State, place: str) -> bool:
    """Whether a space for a house is free in a place (VP-6.2, VP-6.4)."""
    if place == state.city:
        return any(owner is None for _, _, _, owner in state.residence_spaces)
    return bool(state.spaces(place))


def sites(state: State, step: Step, purse: int) -> Iterator[Build]:
    """Where a house can be built for so many pesos (VP-6.1, VP-6.2)."""
    if purse >= house_price(step) and state.built(state.active) < HOUSES:
        own = state.houses(state.active)
        yield from (Build(place) for place in here(state) if place not in own and has_space(state, place))


# trade


def visitable(state: State) -> tuple[str, ...]:
    """The markets with merchants of the active seat (VP-7.1)."""
    markets = state.markets
    return tuple(place for place in here(state) if place in markets)


def purse_for(state: State, step: Step, market: str, purse: int) -> int:
    """The pesos left for the tile of a market once the fees are paid; below 0 they cannot be (VP-7.2)."""
    return purse if market == state.market or "feefree" in step.values else purse - state.fee(state.active, market)


def trade_hindrance(state: State, step: Step, market: str, purse: int) -> str | None:
    """What is in the way of a trade where a merchant stands: "visited", the "fee" or the "tile"; None if nothing is."""
    if market in state.visited and market != state.market:
        return "visited"
    left = purse_for(state, step, market, purse)
    if left < 0:
        return "fee"
    tile = state.tiles(market)[BOTTOM]
    assert tile is not None  # tiles are missing only while they are dealt
    *goods, pesos = tile.pay
    has_goods = all(n <= have for n, have in zip(goods, state.goods(state.active).values(), strict=True))
    return None if has_goods and pesos <= left else "tile"


def trades(state: State, step: Step) -> Iterator[Trade]:
    """Where a trade can be made now: in the market that is visited, in others while visits are left."""
    for market in visitable(state):
        if (state.left or market == state.market) and not trade_hindrance(state, step, market, state.pesos(state.active)):
            yield Trade(market)


def trades_of_visit(state: State, step: Step, market: str) -> int:
    """How often the active seat can trade in a market: in the one that is visited what is left, else what a visit gives (VP-7.1)."""
    if market == state.market:
        return state.trades_left
    seat = state.active
    return state.merchants_at(market)[seat] + (seat in state.owners(market)) + step.values.get("more", 0)


# the sea


def sailings(state: State) -> Iterator[Ship]:
    """Where the ship can sail (VP-8.1)."""
    return (Ship(zone) for zone in ZONES if zone != state.ship(state.active))


def offered(state: State) -> list[str]:
    """The cards in the zone of the ship of the active seat."""
    return [card.name for card in state.offers(state.ship(state.active)) if card]


def price_of(state: State, card: str, less: str) -> dict[str, int]:
    """The goods that a card costs with one of them left out."""
    cost = dict(zip(GOODS, state.card(card).cost, strict=True))
    return cost if less == NO_GOOD else cost | {less: cost[less] - 1}


def leaves_out(state: State, step: Step, card: str, less: str) -> bool:
    """Whether just what the step allows is left out of the price of a card: a good that it asks for, or none (VP-8.2, VP-9.2)."""
    if less == NO_GOOD:
        return "less" not in step.values
    return "less" in step.values and price_of(state, card, less)[less] >= 0


def has_in_hold(state: State, card: str, less: str) -> bool:
    """Whether the hold of the active seat has the goods for a card (VP-8.2)."""
    hold = state.hold(state.active)
    return all(n <= hold[good] for good, n in price_of(state, card, less).items())


def payable(state: State, step: Step) -> Iterator[Overseas]:
    """The cards of the ship's zone for which the hold has the goods."""
    for card, less in product(offered(state), (NO_GOOD, *GOODS)):
        if leaves_out(state, step, card, less) and has_in_hold(state, card, less):
            yield Overseas(card, less)


def purchases(state: State, step: Step, purse: int) -> Iterator[Overseas]:
    """Those of them that so many pesos are enough for (VP-8.4)."""
    zone = state.ship(state.active)
    return (bought for bought in payable(state, step) if state.surcharge(zone, bought.card) <= purse)


def a_cards(state: State, zone: str) -> int:
    """How many A cards lie in a zone."""
    return sum(card is not None and card.group == GROUPS[0] for card in state.offers(zone))


def zones_for_pesos(state: State) -> list[str]:
    """The zones into which the 10 pesos for a B card can be put (VP-8.5)."""
    others = [zone for zone in ZONES[1:] if zone != state.ship(state.active) and state.treasure(zone) < SURCHARGE]
    most = max((a_cards(state, zone) for zone in others), default=0)
    return [zone for zone in others if a_cards(state, zone) == most]


# achievements


def swaps(state: State) -> Iterator[Swap]:
    """The bottom tiles with the tiles apart for which they can be swapped (VP-9.2)."""
    for market in state.markets:
        bottom = state.tiles(market)[BOTTOM]
        yield from (Swap(market, tile.name) for tile in state.reserve if bottom and tile.letter == bottom.letter)


def reward(state: State, step: Step) -> int:
    """The pesos for houses and for merchants outside the city, or the points for every two residences, that a card brings (VP-9.2)."""
    seat = state.active
    if "pesos" in step.values:
        outside = sum(n for place, n in state.merchants(seat).items() if place != state.city)
        return step.values["pesos"] * (state.built(seat) + outside)
    return step.values["points"] * ((state.residences(seat) + 1) // 2)


def is_action_card(card: str) -> bool:
    """Whether a card is one of the eight that everybody has."""
    return any(card == known.name for known in CARDS[:ACHIEVEMENT])
