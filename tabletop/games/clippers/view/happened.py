"""What the last move touched on the table of Clippers, read from the events."""

from __future__ import annotations

from ....core.event import Event
from ..board import Line
from ..pieces import State
from .ahead import pieces
from .ground import Ground, ground_of

AT_PLACE = ("settles", "lifts", "sets_down")
AT_SEAT = ("deals", "passes", "bonus")


def last_items(state: State) -> frozenset[str]:
    """The ids of the items that the last move touched."""
    ground = ground_of(state.game.chart, "en", state.game.rulebook)
    return frozenset(name for event in state.events for name in _touched(state, ground, event))


def _touched(state: State, ground: Ground, event: Event) -> list[str]:
    kind, amount = event.kind, event.amount
    if kind in AT_PLACE:
        return [f"place-{amount}"]
    if kind in AT_SEAT:
        return [f"seat-{event.seat}"]
    if kind == "takes":
        return [] if state.is_over or state.option(event.seat) != amount else [f"option-{amount}"]
    if kind == "buys":
        return [f"buy-{amount}"]
    if kind in ("extends", "branches") and isinstance(amount, Line):
        arc = ground.between[ground.number[amount.tail], ground.number[amount.head]]
        laid = pieces(state, ground).get(ground.chart.arcs[arc].connection, ())
        return [
            f"lane-{ground.chart.arcs[arc].connection}-{piece.lane}"
            for piece in laid
            if state.companies[piece.company] == amount.company
        ]
    return []
