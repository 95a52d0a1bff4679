"""Positions in which Port Royal is looked at, and what its tests read from a scene: texts with their places, words of an item."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

import tabletop
from tabletop.games.port_royal.deck import EXPEDITIONS
from tabletop.games.port_royal.pieces import State
from tabletop.show import theme
from tabletop.show.scene import Scene
from tabletop.show.svg import item_svg

PORT = tabletop.load("port_royal")
NAMES = {"en": ("Ana", "Bo", "Chae", "Dua", "Eli"), "ko": ("아나", "보라", "채원", "도윤", "은우")}
LONG = ("Maximiliane-Sophie von Hohenzollern", "<script>alert('x')</script> & friends", "이름이 아주 길고 긴 사람입니다", "  ", "W" * 40)
CREW = ["sailor 3", "sailor 5", "pirate 5"]
CROWD = [
    "captain 4", "captain 4", "settler 4", "priest 4", "jack 6", "yellow trader 5", "blue trader 3", "green trader 3", "red trader 3",
    "black trader 3", "sailor 3", "sailor 3", "sailor 5", "pirate 9", "admiral 5", "jester 5", "governor 8", "mademoiselle 7",
]  # fmt: skip
SHIPS = ["yellow pinnace 3/4", "blue flute 1/1", "green skiff 2/3", "black galleon 4/skull"]
ASHORE = ["sailor 3", "mademoiselle 9", "yellow trader 3", "pirate 7", "jack 6", "governor 8", "captain 4", "admiral 9", "jester 7"]
FULL = {
    "players": 3, "active": "A", "harbour": [*SHIPS, *ASHORE, "sailor 3"], "waits": "red frigate 2/3",
    "people": {"A": [*CREW, "captain 4", "captain 4", "jack 6"], "B": ["admiral 7", "jester 5"], "C": ["governor 8"]},
    "open": ["captains", "priests+settler", "captains+settler"], "coins": {"A": 6, "B": 13}, "expeditions": {"B": ["priests"]},
}  # fmt: skip
CROWDED = {
    "players": 5, "active": "C", "harbour": [*SHIPS, "sailor 3"], "people": {"A": CROWD, "B": ["governor 8", "sailor 7"]},
    "coins": {"A": 12, "D": 21}, "expeditions": {"A": ["captains", "priests", "captains+settler"], "E": ["all-three"]},
    "open": ["settlers", "priests+settler"], "discard": ["red frigate 4/skull", "tax points", "jester 9"], "pile": 9,
}  # fmt: skip
CHANCE = {
    "phase": "trade and hire", "to_move": "B", "active": "A", "harbour": [*SHIPS, "sailor 3", "mademoiselle 9", "captain 4", "captain 4"],
    "people": {"B": ["mademoiselle 7", "yellow trader 3", "governor 8", "captain 4", "captain 4"], "A": ["settler 4"]},
    "coins": {"A": 5, "B": 7}, "open": ["captains"],
}  # fmt: skip
EVERY_WAY = {"players": 5, "people": {"A": ["captain 4", "captain 4", "settler 4", "settler 4", "priest 4", *["jack 6"] * 3]},
             "open": list(EXPEDITIONS[:5])}  # fmt: skip


@cache
def game(players: int, seed: int, **options: Any) -> tuple[State, ...]:
    """Every position of a random game in which people draw on more often than they stop."""
    state, found = tabletop.load("port_royal", options=options).new(players=players, seed=seed), []
    rng = random.Random(seed)
    while True:
        assert isinstance(state, State)
        found.append(state)
        if state.is_over:
            return tuple(found)
        legal = state.legal_actions()
        eager = [a for a in legal if str(a) not in ("stop", "pass")]
        state = state.play(rng.choice(eager if eager and rng.random() < 0.4 else legal))


def at(position: dict[str, Any], **more: Any) -> State:
    state = PORT.from_dict(position | more, seed=1)
    assert isinstance(state, State)
    return state


def after(position: dict[str, Any], *actions: str, **more: Any) -> State:
    state = PORT.from_dict(position | more).play(*actions)
    assert isinstance(state, State)
    return state


def unkeyed() -> list[State]:
    """Positions at which chance is still to decide: a card, and the faces of paid coins."""
    return [at({"to_move": "chance"}), after({"active": "A", "pile": 1}, "draw", "reveal sailor 3")]


@cache
def moments() -> tuple[State, ...]:
    found = [*game(5, 3)[::37], game(5, 3)[-1], *game(2, 1)[::41], game(2, 1)[-1], game(3, 4)[-1], game(4, 2)[-1]]
    found += [s for s in game(5, 3) if s.last_round and not s.is_over][:1]
    found += [at(p) for p in (FULL, {**FULL, "waits": "black galleon 1/2"}, CROWDED, CHANCE, EVERY_WAY)]
    house = tabletop.load("port_royal", options={"variant_end": "trigger_and_winner", "keep_duplicate": "false"})
    found += [house.from_dict({**FULL, "waits": "black galleon 1/2"}, seed=1)]  # type: ignore[list-item]
    return (*found, game(3, 2, variant_end="trigger_and_winner")[-1], *unkeyed())


def shapes(drawn: Scene) -> ET.Element:
    return ET.fromstring(f"<svg>{drawn.ground}{''.join(map(item_svg, drawn.items))}</svg>")


def texts(drawn: Scene) -> list[tuple[str, tuple[float, float, float, float]]]:
    """Every text with the box it takes: left, top, right, bottom."""
    found = []
    for e in shapes(drawn).iter("text"):
        size, line, x, y = float(e.get("font-size", 0)), e.text or "", float(e.get("x", 0)), float(e.get("y", 0))
        w = theme.text_width(line, size, bold=e.get("font-weight") == "700")
        left = x - {"middle": w / 2, "end": w}.get(e.get("text-anchor", "start"), 0)
        found.append((line, (left, y - 0.74 * size, left + w, y + 0.2 * size)))
    return found


def written(drawn: Scene, name: str) -> list[str]:
    return [e.text or "" for e in ET.fromstring(f"<g>{drawn.item(name).shape}</g>").iter("text")]


def everything(drawn: Scene) -> str:
    labels = [f"{i.id} {i.label} {i.part} {i.shape}" for i in drawn.items]
    return "\n".join([drawn.title, drawn.description, drawn.head, drawn.text, drawn.ground, *labels])
