"""The rules of Valparaíso that refuse a main action or a part of it: one predicate each, in the words of the rulebook.

Rules VP-4.1 to VP-9.2: goods, merchants on the roads, houses, trade, the sea, achievements. They are part of `rules`.
"""

from __future__ import annotations

from ...core.action import Action
from ...core.rulebook import Refusal, rule
from . import cards, possible
from .asking import card_now, is_asked, step_now, vain_step
from .box import HOUSES, SURCHARGE
from .decisions import NO_GOOD, Build, Done, Give, Halt, Hold, Overseas, Put, Sell, Ship, Step, Swap, Trade, Use, goods_text
from .pieces import State

# goods and merchants


@rule("VP-4.1")
def goods_between_warehouse_and_hold(state: State, action: Action) -> Refusal | None:
    """You transfer goods that you have, with the ship in the bay."""
    vain = vain_step(state, action, "transfer")
    if vain:
        if possible.can_load(state, vain[0]):
            return state.game.rulebook.refuse("VP-4.1", "empty")
        return state.game.rulebook.refuse("VP-4.1", "at_sea", zone=state.ship(state.active))
    if not isinstance(action, Hold) or not is_asked(state, action) or action in possible.loads(state):
        return None
    nearest = next(possible.loads(state), None)
    if action.goods == goods_text(tuple(state.hold(state.active).values())):
        return state.game.rulebook.refuse("VP-4.1", "same", nearest, goods=action.goods)
    return state.game.rulebook.refuse("VP-4.1", "lacks", nearest, goods=action.goods, have=possible.texts(possible.carried(state)))


@rule("VP-4.3")
def goods_to_sell(state: State, action: Action) -> Refusal | None:
    """You sell goods of the warehouse, of the hold only where a card says so."""
    if vain_step(state, action, "sell"):
        return state.game.rulebook.refuse("VP-4.3", "none")
    if not isinstance(action, Sell) or not is_asked(state, action):
        return None
    there = list(possible.sales(state, step_now(state)))
    if action in there:
        return None
    nearest = next((sale for sale in there if sale.good == action.good), next(iter(there), None))
    if action.store == "hold" and "hold" not in step_now(state).values:
        return state.game.rulebook.refuse("VP-4.3", "not_hold", nearest, card=card_now(state))
    return state.game.rulebook.refuse("VP-4.3", "lacks", nearest, good=action.good, store=action.store)


@rule("VP-4.4")
def goods_for_a_merchant(state: State, action: Action) -> Refusal | None:
    """You hire a merchant that is left for different goods that you have."""
    seat, vain = state.active, vain_step(state, action, "hire")
    have = possible.texts(state.goods(seat))
    if vain and not state.supply(seat):
        return state.game.rulebook.refuse("VP-4.4", "none_left", n=sum(state.merchants(seat).values()))
    if vain:
        return state.game.rulebook.refuse("VP-4.4", "goods", n=possible.hire_price(vain[0]), have=have)
    if not isinstance(action, Give) or not is_asked(state, action):
        return None
    step, nearest = step_now(state), next(possible.gifts(state, step_now(state)), None)
    if len(action.goods.split()) != possible.hire_price(step):
        return state.game.rulebook.refuse("VP-4.4", "number", nearest, card=card_now(state), n=possible.hire_price(step))
    if action in possible.gifts(state, step):
        return None
    return state.game.rulebook.refuse("VP-4.4", "lacks", nearest, goods=action.goods, have=have)


# on the roads


def begins(state: State, step: Step) -> bool:
    """Whether a merchant stands where a step begins that is on its way, or may begin it."""
    return state.mover == step.start if state.mover else state.unmoved(step.start) > 0


def instead_of_step(state: State, step: Step) -> Action | None:
    """A step that can be made: from the same place, else any; a halt, else the end."""
    there = list(possible.walks(state, step_now(state)))
    same = next((walk for walk in there if walk.start == step.start), next(iter(there), None))
    return same or (Halt() if possible.can_halt(state) else Done() if possible.may_end(state) else None)


@rule("VP-5.1")
def merchants_and_steps(state: State, action: Action) -> Refusal | None:
    """You move your own merchants, each as many steps as the card gives."""
    if not isinstance(action, Step) or not is_asked(state, action):
        return None
    nearest, step = instead_of_step(state, action), step_now(state)
    if action.start not in possible.here(state):
        return state.game.rulebook.refuse("VP-5.1", "no_merchant", nearest, start=action.start, places=possible.here(state))
    if not begins(state, action) or action.end in state.path or not possible.is_too_far(state, step, action.end, state.walked):
        return None
    return state.game.rulebook.refuse("VP-5.1", "far", nearest, end=action.end, n=possible.steps_of(step), card=card_now(state))


@rule("VP-5.2")
def one_merchant_after_another(state: State, action: Action) -> Refusal | None:
    """A merchant ends its way before the next begins, moves once, and comes to no place twice."""
    if not is_asked(state, action):
        return None
    if isinstance(action, Halt) and not possible.can_halt(state):
        return state.game.rulebook.refuse("VP-5.2", "last" if state.mover else "nobody")
    if not isinstance(action, Step) or action.start not in possible.here(state):
        return None
    if not begins(state, action):
        if state.mover:
            nearest = Halt() if possible.can_halt(state) else instead_of_step(state, action)
            return state.game.rulebook.refuse("VP-5.2", "elsewhere", nearest, mover=state.mover)
        return state.game.rulebook.refuse("VP-5.2", "moved", instead_of_step(state, action), start=action.start)
    if action.end not in state.path:
        return None
    return state.game.rulebook.refuse("VP-5.2", "been", instead_of_step(state, action), end=action.end)


def too_dear(state: State, action: Action) -> tuple[int, int] | None:
    """The price and the toll of a step that cannot be paid."""
    if not isinstance(action, Step) or not is_asked(state, action) or not begins(state, action) or action.end in state.path:
        return None
    step = step_now(state)
    if possible.is_too_far(state, step, action.end, state.walked):
        return None
    price, toll = possible.step_price(state, step, action.end, state.walked), possible.toll_due(state, step, action.end)
    return (price, toll) if price + toll > state.pesos(state.active) else None


@rule("VP-5.3")
def pesos_for_steps(state: State, action: Action) -> Refusal | None:
    """You pay for steps."""
    vain, have = vain_step(state, action, "move"), state.pesos(state.active)
    if vain:
        price = possible.cheapest_first_step(state, vain[0])
        return state.game.rulebook.refuse("VP-5.3", "stuck", possible.to_raise(state), price=price, have=vain[1])
    dear = too_dear(state, action)
    if not isinstance(action, Step) or dear is None or dear[1]:
        return None
    nearest = possible.to_raise(state) or instead_of_step(state, action)
    return state.game.rulebook.refuse("VP-5.3", "poor", nearest, end=action.end, price=dear[0], have=have)


@rule("VP-5.5")
def pesos_for_the_toll(state: State, action: Action) -> Refusal | None:
    """You pay the toll of another's customs house, besides the step."""
    dear = too_dear(state, action)
    if not isinstance(action, Step) or dear is None or not dear[1]:
        return None
    nearest, place = possible.to_raise(state) or instead_of_step(state, action), possible.toll_place(state, action.end)
    return state.game.rulebook.refuse(
        "VP-5.5", "poor", nearest, end=action.end, place=place, toll=dear[1], price=dear[0], have=state.pesos(state.active)
    )  # fmt: skip


# houses


def to_build(state: State, action: Action) -> tuple[cards.Step, int, str | None] | None:
    """The step in which a house is to be built, the pesos for it, and the place; None for that of a card that is only chosen."""
    vain = vain_step(state, action, "build")
    if vain:
        return (*vain, None)
    if not isinstance(action, Build) or not is_asked(state, action):
        return None
    return step_now(state), state.pesos(state.active), action.place


@rule("VP-6.1")
def pesos_and_a_merchant(state: State, action: Action) -> Refusal | None:
    """A house costs pesos, and is built where a merchant stands."""
    found = to_build(state, action)
    if found is None or state.built(state.active) >= HOUSES:
        return None
    step, purse, place = found
    if purse < possible.house_price(step):
        price = possible.house_price(step)
        return state.game.rulebook.refuse("VP-6.1", "poor", possible.to_raise(state), price=price, have=purse)
    if place is None or place in possible.here(state):
        return None
    nearest = next(possible.sites(state, step, purse), None)
    return state.game.rulebook.refuse("VP-6.1", "no_merchant", nearest, place=place, places=possible.here(state))


@rule("VP-6.2")
def a_house_and_a_space(state: State, action: Action) -> Refusal | None:
    """You have four houses, build one in a village, and need a free space."""
    found = to_build(state, action)
    if found is None:
        return None
    step, purse, place = found
    if state.built(state.active) >= HOUSES:
        return state.game.rulebook.refuse("VP-6.2", "all_built", n=HOUSES)
    if purse < possible.house_price(step) or place is not None and place not in possible.here(state):
        return None
    if place is None:
        return state.game.rulebook.refuse("VP-6.2", "nowhere", places=possible.here(state))
    nearest = next(possible.sites(state, step, purse), None)
    if place in state.houses(state.active):
        return state.game.rulebook.refuse("VP-6.2", "own", nearest, place=place)
    return None if possible.has_space(state, place) else state.game.rulebook.refuse("VP-6.2", "full", nearest, place=place)


# trade in the villages


def to_trade(state: State, action: Action) -> tuple[cards.Step, int, str | None] | None:
    """The step in which a trade is to be made, the pesos for it, and the market; for a card only chosen the first with a merchant."""
    vain = vain_step(state, action, "trade")
    if vain:
        return (*vain, next(iter(possible.visitable(state)), None))
    if not isinstance(action, Trade) or not is_asked(state, action):
        return None
    return step_now(state), state.pesos(state.active), action.market


def hindrance(state: State, found: tuple[cards.Step, int, str | None] | None) -> str | None:
    """What is in the way of such a trade where a merchant stands, while visits are left."""
    if found is None or found[2] not in possible.visitable(state):
        return None
    step, purse, market = found
    if isinstance(state.card_in_use, cards.Card) and not state.left and market != state.market:
        return None
    return possible.trade_hindrance(state, step, str(market), purse)


@rule("VP-6.6")
def a_post_does_not_trade_alone(state: State, action: Action) -> Refusal | None:
    """Beside a trading post a merchant has to stand."""
    if not isinstance(action, Trade) or not is_asked(state, action) or action.market in possible.here(state):
        return None
    if action.market not in state.markets or action.market not in state.houses(state.active):
        return None
    nearest = next(possible.trades(state, step_now(state)), None)
    return state.game.rulebook.refuse("VP-6.6", "alone", nearest, market=action.market)


@rule("VP-7.1")
def markets_with_your_merchants(state: State, action: Action) -> Refusal | None:
    """You trade in markets where merchants of yours stand, visiting each once."""
    found = to_trade(state, action)
    if found is None:
        return None
    step, _, market = found
    if market is None or isinstance(action, Use):
        return None if market else state.game.rulebook.refuse("VP-7.1", "nowhere")
    nearest = next(possible.trades(state, step), None)
    if market not in state.markets:
        return state.game.rulebook.refuse("VP-7.1", "no_market", nearest, market=market, markets=state.markets)
    if market not in possible.here(state):
        if market in state.houses(state.active):
            return None  # VP-6.6 says so
        return state.game.rulebook.refuse("VP-7.1", "no_merchant", nearest, market=market, places=possible.here(state))
    if hindrance(state, found) == "visited":
        return state.game.rulebook.refuse("VP-7.1", "visited", nearest, market=market)
    if state.left or market == state.market:
        return None
    return state.game.rulebook.refuse("VP-7.1", "no_visits", nearest, card=card_now(state))


@rule("VP-7.2")
def pesos_for_the_fees(state: State, action: Action) -> Refusal | None:
    """You pay for merchants and posts of others before you trade."""
    found = to_trade(state, action)
    if found is None or hindrance(state, found) != "fee":
        return None
    _, purse, market = found
    fee = state.fee(state.active, str(market))
    return state.game.rulebook.refuse("VP-7.2", "poor", possible.to_raise(state), market=market, fee=fee, have=purse)


@rule("VP-7.3")
def what_the_tile_asks_for(state: State, action: Action) -> Refusal | None:
    """You pay what the bottom tile asks for."""
    found = to_trade(state, action)
    if found is None or hindrance(state, found) != "tile":
        return None
    step, purse, market = found[0], found[1], str(found[2])
    tile = state.tiles(market)[possible.BOTTOM]
    assert tile is not None  # a market has its tiles when somebody trades
    price = dict(zip((*cards.GOODS, "pesos"), tile.pay, strict=True))
    have = {good: n for good, n in state.goods(state.active).items() if price[good]}
    if price["pesos"]:
        have["pesos"] = possible.purse_for(state, step, market, purse)
    nearest = possible.to_raise(state) if price["pesos"] else None
    return state.game.rulebook.refuse(
        "VP-7.3", "lacks", nearest, market=market, price=possible.texts(price), have=possible.texts(have)
    )  # fmt: skip


# the sea


@rule("VP-8.1")
def another_zone(state: State, action: Action) -> Refusal | None:
    """A ship sails to a zone where it is not."""
    if not isinstance(action, Ship) or not is_asked(state, action) or action.zone != state.ship(state.active):
        return None
    return state.game.rulebook.refuse("VP-8.1", "there", next(possible.sailings(state)), zone=action.zone)


@rule("VP-8.2")
def goods_of_the_hold_for_a_card_there(state: State, action: Action) -> Refusal | None:
    """You buy a card of the zone of your ship, in the open sea, with goods of the hold."""
    zone, have = state.ship(state.active), possible.texts(state.hold(state.active))
    vain = vain_step(state, action, "overseas")
    if vain:
        if zone == possible.BAY:
            return state.game.rulebook.refuse("VP-8.2", "bay")
        return None if any(possible.payable(state, vain[0])) else state.game.rulebook.refuse("VP-8.2", "none", have=have, zone=zone)
    if not isinstance(action, Overseas) or not is_asked(state, action):
        return None
    step, there = step_now(state), possible.offered(state)
    nearest = next(possible.purchases(state, step, state.pesos(state.active)), None)
    if zone == possible.BAY:
        return state.game.rulebook.refuse("VP-8.2", "bay")
    if action.card not in there:
        return state.game.rulebook.refuse("VP-8.2", "not_here", nearest, card=action.card, zone=zone, cards=there)
    if (action.less == NO_GOOD) == ("less" in step.values):
        return None  # VP-9.2 says whether a good is left out
    price = possible.price_of(state, action.card, action.less)
    if not possible.leaves_out(state, step, action.card, action.less):
        return state.game.rulebook.refuse("VP-8.2", "not_asked", nearest, card=action.card, good=action.less)
    if possible.has_in_hold(state, action.card, action.less):
        return None
    return state.game.rulebook.refuse("VP-8.2", "goods", nearest, card=action.card, price=possible.texts(price), have=have)


@rule("VP-8.4")
def ten_pesos_for_a_b_card(state: State, action: Action) -> Refusal | None:
    """A B card costs 10 pesos while an A card lies beside it."""
    zone, vain = state.ship(state.active), vain_step(state, action, "overseas")
    if vain:
        card = next((bought.card for bought in possible.payable(state, vain[0])), None)
        purse = vain[1]
    elif isinstance(action, Overseas) and is_asked(state, action) and action in possible.payable(state, step_now(state)):
        card, purse = action.card, state.pesos(state.active)
    else:
        return None
    if card is None or state.surcharge(zone, card) <= purse:
        return None
    return state.game.rulebook.refuse("VP-8.4", "poor", possible.to_raise(state), card=card, price=SURCHARGE, have=purse)


@rule("VP-8.5")
def the_zone_with_most_a_cards(state: State, action: Action) -> Refusal | None:
    """The 10 pesos go to another zone with most A cards and without 10 pesos."""
    if not isinstance(action, Put) or not is_asked(state, action) or action.zone in possible.zones_for_pesos(state):
        return None
    nearest = Put(possible.zones_for_pesos(state)[0])
    if action.zone == state.ship(state.active):
        return state.game.rulebook.refuse("VP-8.5", "own", nearest, zone=action.zone)
    if state.treasure(action.zone) >= SURCHARGE:
        return state.game.rulebook.refuse("VP-8.5", "has", nearest, zone=action.zone)
    return state.game.rulebook.refuse("VP-8.5", "fewer", nearest, zone=action.zone, n=possible.a_cards(state, action.zone))


@rule("VP-9.2")
def what_an_achievement_allows(state: State, action: Action) -> Refusal | None:
    """A good is left out, a tile swapped, a reward taken as the card says."""
    vain = vain_step(state, action, "reward") or vain_step(state, action, "buy")
    if vain and isinstance(action, Use):
        if vain[0].kind == "reward":
            return state.game.rulebook.refuse("VP-9.2", "no_reward", Use(action.card, "goods"), card=action.card)
        price = vain[0].values["pesos"]
        return state.game.rulebook.refuse("VP-9.2", "poor", possible.to_raise(state), card=action.card, price=price, have=vain[1])
    if isinstance(action, Swap) and is_asked(state, action):
        return swap_refused(state, action)
    if not isinstance(action, Overseas) or not is_asked(state, action) or action.card not in possible.offered(state):
        return None
    step = step_now(state)
    if (action.less == NO_GOOD) != ("less" in step.values):
        return None
    nearest = next(possible.purchases(state, step, state.pesos(state.active)), None)
    if action.less == NO_GOOD:
        return state.game.rulebook.refuse("VP-9.2", "spare", nearest, card=card_now(state))
    return state.game.rulebook.refuse("VP-9.2", "no_spare", nearest, card=card_now(state), good=action.less)


def swap_refused(state: State, swap: Swap) -> Refusal | None:
    """Why a tile cannot be swapped: it does not lie apart, there is no market, or the letter is another (VP-9.2)."""
    there = list(possible.swaps(state))
    if swap in there:
        return None
    nearest = next((other for other in there if other.market == swap.market), next(iter(there), None))
    if swap.tile not in [tile.name for tile in state.reserve]:
        return state.game.rulebook.refuse("VP-9.2", "not_apart", nearest, tile=swap.tile)
    bottom = state.tiles(swap.market)[possible.BOTTOM]
    assert bottom is not None
    return state.game.rulebook.refuse("VP-9.2", "letter", nearest, market=swap.market, bottom=bottom.name, tile=swap.tile)
