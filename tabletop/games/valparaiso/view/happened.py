"""What the last move touched on the table of Valparaíso, read from the events."""

from __future__ import annotations

from ....core.event import Event
from ..board import ZONES
from ..pieces import State

AT_PLACE = ("settles", "moves", "halts", "builds_customs", "builds_post", "stays")
AT_CITY = ("hires", "recalled")
AT_SEAT = (
    "takes_goods", "has_planned", "paid_mayor", "fastest", "pays_slot", "gains", "exchanges", "stows", "fills_hold", "sells", "hires",
    "scores_house", "fourth_house", "slot_opens", "obtains", "takes_pesos", "rewarded_pesos", "rewarded_points", "buys_point",
    "income_pesos", "income_good", "income_points", "majority", "discards", "lighthouse", "starts",
)  # fmt: skip


def last_items(state: State) -> frozenset[str]:
    """The ids of the items that the last move touched."""
    found: set[str] = set()
    for event in state.events:
        found |= _touched(state, event)
    return frozenset(found)


def _touched(state: State, event: Event) -> set[str]:
    kind, amount = event.kind, str(event.amount)
    found = {f"seat-{event.seat}"} if kind in AT_SEAT and event.seat >= 0 else set()
    if kind in AT_PLACE and amount in state.places:
        found.add(f"place-{amount}")
    if kind in AT_CITY:
        found.add(f"place-{state.city}")
    if kind == "builds_residence":
        found |= {f"place-{state.city}", f"residence-{amount}"}
    if kind in ("sails", "puts"):
        found.add(f"zone-{amount}")
    if kind in ("trades", "swaps", "turns_tile"):
        found |= {f"column-{market}" for market in state.markets if any(tile and tile.name == amount for tile in state.tiles(market))}
    if kind == "lays_card":
        found |= {f"offer-{amount}" for zone in ZONES[1:] if any(card and card.name == amount for card in state.offers(zone))}
    if kind in ("plans", "plans_mayor") and state.to_move == event.seat:
        plan = state.plan(event.seat)
        found |= {f"slot-{event.seat}-{i}" for i, card in enumerate(plan) if card and card.name == amount}
    return found
