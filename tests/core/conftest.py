"""What the tests of the core play with: the toy, and games played by drawn choices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from tabletop.core.action import Action
from tabletop.core.game import Game, Rooms, rooms_of
from tabletop.core.state import State

Played = Callable[..., State]


@pytest.fixture(scope="session")
def toy_rooms() -> Rooms:
    return rooms_of(Path(__file__).parents[1] / "toy")


@pytest.fixture(scope="session")
def toy(toy_rooms: Rooms) -> Game:
    return Game(toy_rooms)


@pytest.fixture(scope="session")
def played() -> Played:
    """Play drawn choices: `played(data, game, longest=60)` is the State that Hypothesis came to, chance included."""

    def play(data: Any, game: Game, longest: int = 60) -> State:
        low, high = game.seats
        state = game.new(data.draw(st.integers(low, high), label="players"))
        for choice in data.draw(st.lists(st.integers(0, 999), max_size=longest), label="choices"):
            if state.is_over:
                break
            legal = state.legal_actions()
            state = state.play(legal[choice % len(legal)])
        return state

    return play


@pytest.fixture(scope="session")
def whole_game() -> Callable[[Game, int, int], State]:
    """A game to its end by a fixed manner of choosing: `whole_game(game, players, manner)`; its actions are in `made`."""

    def play(game: Game, players: int, manner: int) -> State:
        state, made = game.new(players), list[Action]()
        while not state.is_over:
            legal = state.legal_actions()
            action = legal[(manner * (len(made) + 1) * 7 + manner) % len(legal)]
            state = state.play(action)
            made.append(action)
        return state.with_events((), made)

    return play
