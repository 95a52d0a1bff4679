"""Scene: one position as one seat may see it, made of items with a place, a shape, a label and a part.

A game's `view.scene(state, seat, lang, names)` says what lies where; this module adds what the state allows (legal,
last move, chosen, refused, hint), the same for every game. From a marked scene come the picture, the widget and the text.
Coordinates are px at the stated width, the origin top left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..core.action import Action
from .symbols import Symbol

Box = tuple[float, float, float, float]  # x, y, width, height


@dataclass(frozen=True)
class Item:
    """One thing on the table.

    `id` is unique in the scene; `part` is what touching it means (a part of an Action), "" for what cannot be touched:
    two equal cards are two items of one part. `shape` is SVG in scene coordinates, made by a Brush and so escaped.
    `label` is the sentence that a screen reader speaks. `near` names neighbours for the arrow keys; without them the
    nearest item in the arrow's direction is taken. `line` names what comes before and after it in a line of items that may go
    on in another row: there the left and right arrows go. `rise` is how far a legal item is lifted, `radius` rounds its ring.
    The rings of a `hexagon` are hexagons on a corner, as wide as its box; `drop` is how far below the middle a legal one bears its dot.
    `fold` is true or false for what opens or folds a part of the table when it is touched: whether that part is open.
    What is `aside` can be touched in much of a turn: a small frame is brought to other things first.
    """

    id: str
    box: Box
    shape: str
    label: str
    part: str = ""
    near: tuple[str, ...] = ()
    rise: float = 0.0
    radius: float = 9.0
    marks: tuple[str, ...] = ()
    line: tuple[str, str] = ("", "")
    hexagon: bool = False
    drop: float = 0.0
    fold: bool | None = None
    aside: bool = False


@dataclass(frozen=True)
class Scene:
    """What one seat sees: `title` and `description` (the alternative text), the `ground` below all items, the items, the
    sentence at the head (game, phase, whose turn), `text` (the board for a terminal), and `symbols`, those that the game brings.
    """

    title: str
    description: str
    width: float
    height: float
    ground: str
    items: tuple[Item, ...]
    head: str
    text: str
    lang: str = "en"
    symbols: Mapping[str, Symbol] = field(default_factory=dict)

    def item(self, name: str) -> Item:
        """The item of that id."""
        return next(i for i in self.items if i.id == name)


@dataclass(frozen=True)
class Hint:
    """A hint: its rank, 1 the best, among so many; the share of a search that went into it, 0 to 1, where one was made;
    and how high it is shaded, 1 for the best.
    """

    rank: int
    of: int
    share: float | None = None
    height: float = 1.0

    def __str__(self) -> str:
        shading = "" if self.share is None else f":{round(100 * self.share)}:{round(100 * self.height)}"
        return f"hint:{self.rank}:{self.of}{shading}"


@dataclass(frozen=True)
class Marks:
    """What to mark: parts that may be touched now, parts chosen so far, items of the last move, the refused item, hints by part.

    `refused` is the id of one item.
    """

    legal: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    hints: Mapping[str, Hint] = field(default_factory=dict)
    refused: str = ""

    def of(self, item: Item) -> tuple[str, ...]:
        """The marks of an item, in the order in which they are drawn: hint:2:3:20:40 (rank, of how many, per cent of the
        search, height of the shading in per cent), refused, legal, last, chosen.
        """
        found = [str(self.hints[item.part])] if item.part and item.part in self.hints else []
        found += ["refused"] if item.id == self.refused else []
        found += ["legal"] if item.part and item.part in self.legal else []
        found += ["last"] if item.id in self.last else []
        found += ["chosen"] if item.part and item.part in self.chosen else []
        return tuple(found)


def marked(scene: Scene, marks: Marks) -> Scene:
    """The scene with its items marked."""
    return replace(scene, items=tuple(replace(i, marks=marks.of(i)) for i in scene.items))


def next_parts(actions: Iterable[Action], chosen: Sequence[str]) -> frozenset[str]:
    """The parts that can be touched next on the way to one of these actions, after those chosen so far."""
    n = len(chosen)
    return frozenset(a.parts[n] for a in actions if len(a.parts) > n and a.parts[:n] == tuple(chosen))


def completed(actions: Iterable[Action], chosen: Sequence[str]) -> Action | None:
    """The action that the chosen parts mean, when it is whole."""
    return next((a for a in actions if a.parts == tuple(chosen)), None)
