"""What the hold will have: shown beside it while its goods are chosen one after another.

A transfer is three touches, silver, copper, wheat (VP-4.1); before the last one the summary tells what has been chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....show.scene import Item, Scene
from ....show.svg import Brush
from ..cards import GOODS
from ..decisions import CAPACITY
from ..pieces import State
from . import desk
from .emblems import SYMBOLS
from .sentences import Sentences

PITCH, EMBLEM = 34.0, 15


def will_hold(scene: Scene, state: State, chosen: Sequence[str], names: Sequence[str]) -> Scene:
    """The scene with the summary above the hold, and with it in the labels of the numbers that are still to be touched."""
    told = Sentences(state, None, scene.lang, names)
    amounts = {part.split()[2]: int(part.split()[1]) for part in chosen if part.startswith("load ")}
    left = [told.words.good(good) for good in GOODS if good not in amounts]
    goods = [told.words.some(n, good) for good, n in amounts.items()]
    label = told.say("label.will_hold", goods=goods, left=left or told.say("nothing"))
    y = scene.item("hold silver").box[1]
    b, right = Brush(scene.lang, SYMBOLS), desk.LEFT - 14
    for i, good in enumerate(GOODS):
        at = right - PITCH * (len(GOODS) - i)
        b.use(good, at + 8, y - 8, EMBLEM)
        b.text(at + 18, y - 3.5, amounts.get(good, "?"), 13, on="panel", bold=True)
    start = right - PITCH * len(GOODS) - EMBLEM
    b.use("move", start + 4, y - 8, EMBLEM)
    summary = Item("will-hold", (start - 4, y - 17, right - start + 4, 16), b.take(), label)
    others = {f"load {n} {good}" for good in GOODS if good not in amounts for n in range(CAPACITY + 1)}
    items = [replace(item, label=f"{item.label} {label}") if item.part in others else item for item in scene.items]
    return replace(scene, items=(*items, summary))
