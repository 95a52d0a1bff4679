"""The ledger of what the browser has been told: it finds what changed, numbers each change, and brings late views up to date.

A change holds whole new values of the blocks, items and log lines that differ, never differences of values: so it can be
applied twice without harm, and by every view that has seen at least `since`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Block = dict[str, Any]
Change = dict[str, Any]


@dataclass(frozen=True)
class Showing:
    """All that a view shows: blocks by name, the items of the board by id in the order of drawing, the lines of the log."""

    blocks: Mapping[str, Any] = field(default_factory=dict)
    items: Mapping[str, Block] = field(default_factory=dict)
    log: Sequence[Block] = ()


class Ledger:
    """What views know, by the number of the change that told them."""

    def __init__(self, first: Showing) -> None:
        self.seq = 0
        self._now = first
        self._blocks = dict.fromkeys(first.blocks, 0)
        self._items = dict.fromkeys(first.items, 0)
        self._order = 0
        self._cuts: list[tuple[int, int]] = []

    def whole(self) -> Change:
        """Everything, for a view that knows nothing."""
        return self._change(-1, 0)

    def change(self, new: Showing) -> Change | None:
        """Note what is shown now and return what changed, or None if nothing did."""
        old, seq = self._now, self.seq + 1
        blocks = [n for n, v in new.blocks.items() if n not in old.blocks or old.blocks[n] != v]
        items = [n for n, v in new.items.items() if old.items.get(n) != v]
        order = list(old.items) != list(new.items)
        cut = _common(old.log, new.log)
        told = cut < max(len(old.log), len(new.log))
        if not (blocks or items or order or told):
            return None
        self._blocks |= dict.fromkeys(blocks, seq)
        self._items = {n: seq if n in items else self._items[n] for n in new.items}
        if order:
            self._order = seq
        if told:
            self._cuts.append((seq, cut))
        self._now, self.seq = new, seq
        return self.since(seq - 1)

    def put(self, name: str, value: Any) -> Change | None:
        """Note one block alone; None if it was so already."""
        return self.change(Showing({**self._now.blocks, name: value}, self._now.items, self._now.log))

    def since(self, seen: int) -> Change:
        """What a view lacks that has seen changes up to that number; everything, if the number cannot be right."""
        if not 0 <= seen <= self.seq:
            return self._change(-1, 0)
        starts = [start for seq, start in self._cuts if seq > seen]
        return self._change(seen, min(starts) if starts else None)

    def _change(self, seen: int, start: int | None) -> Change:
        now = self._now
        told: Change = {"since": seen, "seq": self.seq}
        told |= {n: v for n, v in now.blocks.items() if self._blocks[n] > seen}
        items = [v for n, v in now.items.items() if self._items[n] > seen]
        if items:
            told["items"] = items
        if self._order > seen:
            told["order"] = list(now.items)
        if start is not None:
            told["log"] = {"start": start, "lines": list(now.log[start:])}
        return told


def _common(a: Sequence[Block], b: Sequence[Block]) -> int:
    """How many lines two logs share from the top."""
    n = 0
    while n < len(a) and n < len(b) and a[n] == b[n]:
        n += 1
    return n
