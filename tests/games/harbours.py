"""Positions in which Port Royal is tested: in discovery, in trade and hire, and with few cards left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tabletop
from tabletop.core.game import Game
from tabletop.games.port_royal.pieces import State

PORT = tabletop.load("port_royal")
FOUR_COLOURS = ("yellow pinnace 1/1", "blue flute 1/1", "green skiff 1/1", "red frigate 1/1")
FIVE_COLOURS = (*FOUR_COLOURS, "black galleon 1/2")
ALL_SWORDS = (*["sailor 3"] * 7, "sailor 5", "sailor 5", "sailor 7", "pirate 5", "pirate 7", "pirate 9")  # 16 of them


def playing(**options: Any) -> Game:
    """The game with these house rules."""
    return tabletop.load("port_royal", options=options)


def discovering(*harbour: str, game: Game = PORT, to_move: str = "A", **named: Any) -> State:
    """The discovery of a seat with these cards in the harbour, the last of them turned up last."""
    return game.from_dict({"to_move": to_move, "harbour": list(harbour), **named}, seed=1)


def trading(*harbour: str, game: Game = PORT, to_move: str = "A", active: str = "A", **named: Any) -> State:
    """Trade and hire on the turn of `active`, at the chance of `to_move`."""
    return game.from_dict(
        {"phase": "trade and hire", "to_move": to_move, "active": active, "harbour": list(harbour), **named}, seed=1
    )  # fmt: skip


def drained(*, pile: int, game: Game = PORT, players: int = 2, coins: dict[str, int] | None = None, **named: Any) -> State:
    """A position in which so many cards are in the pile and none was paid: all others that are not named are coins of B."""
    lying = [*named.get("harbour", ()), *named.get("discard", ()), *named.get("open", ()), *(["it"] if "waits" in named else [])]
    lying += [card for zone in ("people", "expeditions") for cards in named.get(zone, {}).values() for card in cards]
    purses = dict.fromkeys("ABCD"[:players], 0) | (coins or {})
    purses["B"] = 119 - len(lying) - pile - sum(purses.values())
    return game.from_dict({"players": players, "pile": pile, "coins": purses, **named}, seed=1)


def turned_up(state: State, *faces: str) -> State:
    """After the seat to move has drawn these cards one by one."""
    for face in faces:
        state = state.play("draw", f"reveal {face}")
    return state


def legal(state: State) -> set[str]:
    """The legal actions, written."""
    return {str(action) for action in state.legal_actions()}


def kinds(state: State) -> list[str]:
    """The kinds of what happened last."""
    return [event.kind for event in state.events]


def told_of(state: State, kind: str) -> list[tuple[int, int | str]]:
    """The seat and the amount of each event of a kind that happened last."""
    return [(event.seat, event.amount) for event in state.events if event.kind == kind]


def rules_of(state: State, action: str) -> list[str]:
    """The rules that refuse an action."""
    return [refusal.rule for refusal in state.explain(action)]


def coins(state: State) -> list[int]:
    """The coins of all seats."""
    return [state.coins(seat) for seat in range(state.players)]


def refused(state: State, action: str, rule: str, *parts: str) -> None:
    """Check that one rule refuses an action, and that its sentence holds these parts; it speaks Korean too."""
    (refusal,) = state.explain(action)
    assert refusal.rule == rule and refusal.text("ko") != refusal.text("en")
    for part in parts:
        assert part in str(refusal), str(refusal)
    numbers: Sequence[str] = [part for part in parts if part.isdigit()]
    assert all(number in refusal.text("ko") for number in numbers)
