"""Where a merchant can go: the places in reach for the pesos at hand, lit on the map with what getting there costs at least.

The merchant is the one on its way; before one has begun to move it is one of those in a place that was touched (VP-5.1 to VP-5.5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from ....show.scene import Item, Scene
from ....show.svg import Brush
from ..decisions import Step
from ..journeys import reach
from ..pieces import State
from .emblems import SYMBOLS
from .ground import ground_of
from .sentences import Sentences

LIGHT = (40.0, 20.0)  # the plate with a price


def lit(state: State, place: str | None) -> Mapping[str, tuple[int, int]]:
    """For each place in reach of a merchant in a place the least pesos to get there, and the steps of that way."""
    if state.phase != "move" or state.to_move < 0 or place is None or place not in state.places:
        return {}
    return {end: (cost.pesos, cost.steps) for end, cost in reach(state, state.active, place).items() if end != place}


def plates(lang: str, state: State, costs: Mapping[str, tuple[int, int]]) -> list[Item]:
    """A plate with the price at each place in reach; what is heard of it stands in the label of the place."""
    b, found = Brush(lang, SYMBOLS), []
    spots = ground_of(state.game.chart, state.players).spots
    w, h = LIGHT
    for place, (pesos, _) in costs.items():
        left, top, _, high = spots[place].box
        x, y = left - w + 6, top + high - h + 5
        b.rect(x, y, w, h, h / 2, fill="goglow", stroke="go", width=1.6)
        b.text(x + 17, y + 14.5, pesos, 13, on="goglow", anchor="end", bold=True)
        b.use("peso", x + 28, y + h / 2, 15)
        found.append(Item(f"reach-{place}", (x, y, w, h), b.take(), ""))
    return found


def begun(state: State) -> tuple[str, ...]:
    """The place of the merchant on its way: its next step begins there, so that only where it goes needs to be touched."""
    return () if state.mover is None else (state.mover,)


def routes(state: State, chosen: Sequence[str]) -> dict[str, tuple[Step, ...]]:
    """The places that a merchant of the place that was touched can go to by more than one step, each with its cheapest journey."""
    if state.phase != "move" or state.to_move < 0 or len(chosen) != 1 or chosen[0] not in state.places:
        return {}
    if state.mover != chosen[0] and (state.mover is not None or not state.unmoved(chosen[0])):
        return {}
    paths = (cost.path for cost in reach(state, state.active, chosen[0]).values())
    return {path[-1]: tuple(Step(start, end) for start, end in pairwise(path)) for path in paths if len(path) > len(("start", "end"))}


def picked(scene: Scene, state: State, chosen: Sequence[str], names: Sequence[str]) -> Scene:
    """The scene once things were touched on the way to a move: the places in reach of a merchant of the place that was touched."""
    costs = lit(state, chosen[0]) if chosen and state.mover is None else {}
    if not costs:
        return scene
    told = Sentences(state, None, scene.lang, names)
    labels = {f"place-{place}": told.place_label(place, costs[place]) for place in costs}
    items = [replace(item, label=labels.get(item.id, item.label)) for item in scene.items]
    return replace(scene, items=(*items, *plates(scene.lang, state, costs)))
