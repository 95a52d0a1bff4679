"""What the tests of the screen share: a view without a browser, positions, and a player that waits."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import tabletop
from tabletop.core.match import Match
from tabletop.core.player import Progress
from tabletop.show.screen import Screen

CLAIM = tabletop.load("claim")
FOLLOWING = {"phase": "phase 1", "leader": "B", "led": "goblin 5", "up": "dwarf 0"}
HAND = ["goblin 9", "knight 5", *[f"undead {n}" for n in range(10)], "dwarf 3"]


class Browser:
    """One view of a screen: it applies what is sent, and sends what a person does."""

    def __init__(self, screen: Screen, view: str = "v") -> None:
        self.screen, self.view, self.n, self.seq = screen, view, 0, -1
        self.blocks: dict[str, Any] = {}
        self.items: dict[str, Any] = {}
        self.log: list[Any] = []
        self.heard: list[dict[str, Any]] = []
        was, mine = screen.send, self.hear
        screen.send = lambda content, buffers=None: (was(content), mine(json.loads(json.dumps(content))))[1]
        self.hear(dict(screen.scene))
        self.says("hello", seq=self.seq)

    def hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["since"] > self.seq or message["seq"] <= self.seq:
            return
        parts = {k: v for k, v in message.items() if k not in ("since", "ack")}
        known = self.items | {i["id"]: i for i in parts.pop("items", [])}
        self.items = {name: known[name] for name in parts.pop("order", list(self.items))}
        if log := parts.pop("log", None):
            self.log[log["start"] :] = log["lines"]
        self.seq = parts.pop("seq")
        self.blocks |= parts

    def says(self, kind: Any, **more: Any) -> dict[str, Any]:
        """Send a message; returns what came back with its number."""
        self.n += 1
        self.screen._receive(self.screen, {"kind": kind, "view": self.view, "n": self.n, **more}, [])
        return next(m for m in reversed(self.heard) if m.get("ack") == {"view": self.view, "n": self.n})

    def touch(self, part: str) -> dict[str, Any]:
        return self.says("touch", id=item(self.screen, part))

    @property
    def strip(self) -> dict[str, Any]:
        return dict(self.blocks["strip"])

    @property
    def legal(self) -> set[str]:
        return {part_of(self.screen, name) for name, i in self.items.items() if i["legal"]}


def item(screen: Screen, part: str) -> str:
    return next(i.id for i in screen._items.values() if i.part == part)


def part_of(screen: Screen, name: str) -> str:
    return screen._items[name].part


class Waiting:
    """A player that thinks until it is let go; its best so far is the last legal move."""

    name = "waiting"

    def __init__(self) -> None:
        self.go, self.thinks, self.thoughts = threading.Event(), threading.Event(), 0

    def think(self, seen: Any, budget: Any, rng: Any) -> Iterator[Progress]:
        self.thinks.set()
        while not self.go.wait(0.005):
            self.thoughts += 1
            yield Progress(0.5, seen.legal_actions()[-1])
        yield Progress(1.0, seen.legal_actions()[0])


def following(seats: Sequence[Any] = (None, "greedy"), **more: Any) -> Match:
    """A is to answer a goblin and holds one; every other card of the hand is illegal."""
    state = CLAIM.from_dict({**FOLLOWING, "hand": {"A": HAND}}, seed=1)
    return tabletop.match(CLAIM, ["human" if s is None else s for s in seats], seed=1, start=state, **more)


def leading(player: Any, **more: Any) -> Match:
    """A leads, so the computer is to move after one card of A."""
    return tabletop.match(CLAIM, ["human", player], seed=4, **more)


def finished() -> Any:
    match = tabletop.match(CLAIM, ["greedy", "greedy"], seed=2)
    return match.run()
