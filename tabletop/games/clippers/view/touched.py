"""What the map of Clippers shows once something was touched, and what one touch can mean.

Where only one company may lay a stick on a way, touching it is enough. Where several may, the company is touched first, its ship or its
chip below; then its ways alone are lit, each with what the stick brings or how far it comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....show.scene import Scene
from ..pieces import Extend, State
from .ground import ground_of
from .sea import WAY, ways
from .sentences import Sentences


def routes(state: State, chosen: Sequence[str]) -> dict[str, tuple[Extend]]:
    """Before anything is touched, the ways on which one touch can mean one stick alone."""
    if chosen or state.to_move < 0:
        return {}
    found: dict[str, list[Extend]] = {}
    for action in state.legal_actions():
        if isinstance(action, Extend):
            found.setdefault(action.arc, []).append(action)
    return {arc: (some[0],) for arc, some in found.items() if len(some) == 1}


def picked(scene: Scene, state: State, chosen: Sequence[str], names: Sequence[str]) -> Scene:
    """The scene once a company or a new ship was touched: what it may lay, and what that brings."""
    game = state.game
    told = Sentences(state, None, scene.lang, names, ground_of(game.chart, scene.lang, game.rulebook))
    mine = {arc: tuple(step for step in some if step.action.parts[0] == chosen[0]) for arc, some in told.nexts.items()}
    fleet = [item for item in scene.items if item.id.startswith("ship-")]
    shown = ways(told, mine, mine, fleet, sure=True)
    changed = {item.id: replace(item, line=scene.item(item.id).line) for item in shown.values()}
    found = [changed.get(item.id, item) for item in scene.items]
    plated = iter(sorted((item for item in found if item.id.startswith(WAY)), key=lambda item: item.drop > 0))  # as in the scene
    return replace(scene, items=tuple(next(plated) if item.id.startswith(WAY) else item for item in found))
