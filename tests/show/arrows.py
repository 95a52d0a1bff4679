"""Where the arrow keys lead on a board, as widget.js says: the way from one thing to another, for the tests of a board's neighbours."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import tabletop.show
from tabletop.show.scene import Item, Scene

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
SOURCE = (Path(tabletop.show.__file__).parent / "widget.js").read_text(encoding="utf-8")
ALIKE, ALIKE_TURN, FAR = (float(re.findall(rf"const {name} = ([\d.]+)", SOURCE)[0]) for name in ("ALIKE", "ALIKE_TURN", "FAR"))


def heard(scene: Scene) -> dict[str, Item]:
    """The things of a scene that the focus can be on."""
    return {item.id: item for item in scene.items if item.label}


def toward(item: Item, arrow: str, items: Mapping[str, Item]) -> Item | None:
    """Where an arrow leads from a thing."""
    dx, dy = ARROWS[arrow]
    beside = items.get(item.line[0 if dx < 0 else 1]) if dx else None
    if beside:
        return beside
    x, y = _middle(item)

    def off(other: Item) -> tuple[float, float]:
        ox, oy = _middle(other)
        return (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)

    def cost(other: Item) -> float:
        along, aside = off(other)
        return along + 2.5 * aside if along > 1 else math.inf

    def turn(other: Item) -> float:
        along, aside = off(other)
        return aside / along + along / FAR if along > 1 else math.inf

    def best(some: Iterable[Item], by: Callable[[Item], float], alike: float) -> Item | None:
        there = [other for other in some if other.id != item.id and by(other) < math.inf]
        least = min(map(by, there), default=0.0)
        return next((other for other in there if by(other) < least + alike), None)

    near = best([items[n] for n in item.near if n in items], turn, ALIKE_TURN)
    hand = best([o for o in items.values() if _touched(o)], cost, ALIKE) if dy and not _touched(item) else None
    return near or hand or best(items.values(), cost, ALIKE)


def steps(items: Mapping[str, Item]) -> dict[str, dict[str, str]]:
    """For each thing where each arrow leads."""
    return {name: {arrow: there.id for arrow in ARROWS if (there := toward(item, arrow, items))} for name, item in items.items()}


def ways(start: str, led: Mapping[str, Mapping[str, str]]) -> dict[str, tuple[str, ...]]:
    """For everything that the arrows lead to from a thing the fewest keys that go there."""
    found: dict[str, tuple[str, ...]] = {start: ()}
    todo = [start]
    for here in todo:
        for arrow, there in led[here].items():
            if there not in found:
                found[there] = (*found[here], arrow)
                todo.append(there)
    return found


def _touched(item: Item) -> bool:
    return bool(item.part) or item.fold is not None


def _middle(item: Item) -> tuple[float, float]:
    x, y, w, h = (round(v, 1) for v in item.box)
    return x + w / 2, y + h / 2
