"""What the table of Valparaíso shows once something was touched on the way to a move.

The places in reach of a merchant (`journey`), and what the hold will have (`filling`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....show.scene import Scene
from ..pieces import State
from . import journey
from .filling import will_hold


def picked(scene: Scene, state: State, chosen: Sequence[str], names: Sequence[str]) -> Scene:
    """The scene with what follows from the parts that are chosen."""
    if state.phase == "transfer" and any(part.startswith("load ") for part in chosen):
        return will_hold(scene, state, chosen, names)
    return journey.picked(scene, state, chosen, names)
