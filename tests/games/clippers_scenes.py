"""Positions in which Clippers is looked at."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import tabletop
from tabletop.games.clippers.pieces import State
from tabletop.show.scene import Item
from tabletop.show.widget import Table
from tests.games.clippers_games import CLIPPERS, OPEN, RED, RING, SAMOA, SHUT, WHITE, place, pond
from tests.games.valparaiso_scenes import LONG, NAMES

__all__ = ["ALONE", "CROWDED", "LONG", "MOVING", "NAMES", "OWING", "PURPLE", "at", "chances", "ends", "game", "middle", "moments", "table"]

ALONE = {"players": 2, "phase": "phase 2", "to_move": "A", "countries": {"A": "France", "B": "Japan"}, "routes": {**RED, **WHITE}}
OWING = {
    "players": 3, "phase": "phase 2", "to_move": "A", "countries": {"A": "France", "B": "Japan", "C": "England"}, "cards": {"A": "3x"},
    "due": {"A": {"red": 1}}, "routes": SAMOA, "money": {"A": 2},
}  # fmt: skip
PURPLE = {
    "players": 2, "phase": "phase 3", "to_move": "B", "countries": {"A": "America", "B": "Germany"}, "routes": OPEN, "cards": {"B": "2x"},
}  # fmt: skip
MOVING = {**ALONE, "phase": "phase 3", "cards": {"A": "port"}, "routes": RED}
CROWDED = {
    "players": 5, "phase": "phase 2", "to_move": "C", "round": 3, "turn": 0,
    "cards": {"A": "2x", "B": "2x", "C": "port", "D": "3x", "E": "5x"},
    "countries": dict(zip("ABCDE", ("France", "England", "America", "Germany", "Japan"), strict=True)), "due": {"C": {"white": 1}},
    "money": {"A": 31, "B": 24, "C": 18, "D": 12, "E": 40},
    "markers": {"A": {"American Samoa": 4, "Tahiti": 3, "Fiji": 2}, "B": {"Fiji": 2, "New Zealand": 5}, "C": {"Hawaii": 4, "Vanuatu": 3}},
    "routes": {
        **OPEN, "blue": {"blue start > Marquesas": 2, "Marquesas > Tahiti": 2, "Tahiti > Austral Islands": 1, "Austral Islands > Rapa": 1},
        "green": {"green start > Gambier": 2, "Gambier > Tuamotu": 2, "Tuamotu > Tahiti": 1, "Tahiti > Manihiki": 2},
        "black": {"black start > Rapa": 3, "Rapa > Chatham Islands": 3}, "purple": {"American Samoa > Tokelau": 1},
    },
}  # fmt: skip


def at(position: dict[str, Any], board: Any = None, **options: Any) -> State:
    game = CLIPPERS.bound(options, board) if board is not None or options else CLIPPERS
    state = game.from_dict(position, seed=3)
    assert isinstance(state, State)
    return state


@cache
def game(players: int, seed: int) -> tuple[State, ...]:
    """Every position of a random game."""
    state, found, rng = CLIPPERS.new(players=players, seed=seed), [], random.Random(seed)
    while True:
        assert isinstance(state, State)
        found.append(state)
        if state.is_over:
            return tuple(found)
        state = state.play(rng.choice(state.legal_actions()))


@cache
def moments() -> tuple[State, ...]:
    """Late and early positions of every phase, the ends, and what games seldom come to."""
    found: dict[tuple[int, str, bool], State] = {}
    for players in (2, 5):
        states = game(players, players)
        for i, state in enumerate(states[::3]):
            found[players, state.phase, 6 * i < len(states)] = state
    bought = place(1, routes=RED, money={"A": 9}).play("ship red")
    settled = place(1, routes=RED, money={"A": 9}).play("marker Fiji")
    return (*found.values(), *ends(), bought, settled, *map(at, (ALONE, OWING, PURPLE, MOVING, CROWDED)))  # type: ignore[arg-type]


def ends() -> tuple[State, ...]:
    """Ends that were decided in every way."""
    over = {"players": 2, "phase": "phase 2", "to_move": "over", "countries": {"A": "France", "B": "Japan"}, "routes": SHUT}
    first = pond().from_dict(over)
    a, b = (score["ports"] for score in first.scores())
    level = pond().from_dict(over | {"money": {"A": 10 + b, "B": 10 + a}})
    markers = {seat: dict.fromkeys(RING[:7], 1) for seat in "AB"}
    return first, level, pond().from_dict(over | {"markers": markers, "money": {"A": 7, "B": 7}})  # type: ignore[return-value]


def chances() -> tuple[State, ...]:
    """Positions in which departure cards are dealt."""
    first = CLIPPERS.new(players=3)
    return first, first.play("deal Japan")  # type: ignore[return-value]


def table(position: dict[str, Any], **more: Any) -> Table:
    """A table on which everybody is a person."""
    state = at(position)
    return Table(tabletop.match(state.game, ["human"] * state.players, start=state), **more)


def middle(item: Item) -> tuple[float, float]:
    x, y, w, h = item.box
    return x + w / 2, y + h / 2
