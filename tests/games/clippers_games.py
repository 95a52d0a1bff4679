"""Positions in which Clippers is tested: phases of a round, routes on the reconstructed board, and a pond that is quickly full."""

from __future__ import annotations

from typing import Any

import tabletop
from tabletop.core.game import Game
from tabletop.games.clippers.pieces import State

CLIPPERS = tabletop.load("clippers")
COUNTRIES = {"A": "France", "B": "England", "C": "America", "D": "Germany", "E": "Japan"}
RED = {"red": {"red start > Malden Island": 3}}  # at Malden Island, one stick from Manihiki and from Kiritimati
WHITE = {"white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1, "Tahiti > Manihiki": 2}}
SAMOA = {  # red is connected to American Samoa, and white is one stick from there
    "red": {"red start > Malden Island": 3, "Malden Island > Manihiki": 1, "Manihiki > American Samoa": 2},
    "white": {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1, "Tahiti > Rarotonga": 2, "Rarotonga > Niue": 1},
}
OPEN = SAMOA | {"white": SAMOA["white"] | {"Niue > American Samoa": 1}}  # white has arrived: purple is open

RING = ("Atiu", "Bora", "Cook", "Duff", "Efate", "Futuna", "Gaua", "Huon", "Isabel", "Jaluit")
POND: dict[str, Any] = {
    "name": "a pond of ten islands",
    "islands": [{"name": name, "pos": [60 + 80 * i, 60 + 60 * (i % 2)], "value": 5, "ports": 5} for i, name in enumerate(RING)],
    "starts": [
        {"name": f"{company} start", "company": company, "pos": [60 + 80 * i, 300], "sticks": sticks}
        for i, (company, sticks) in enumerate({"red": 3, "blue": 2, "white": 2, "green": 2, "black": 1}.items())
    ],
    "purple": {"island": "Atiu", "sticks": 2},
    "connections": [
        *({"from": a, "to": b, "length": 1, "lanes": 2 if b == "Atiu" else 1} for a, b in zip(RING, (*RING[1:], RING[0]), strict=True)),
        *(
            {"from": f"{company} start", "to": island, "length": 1, "lanes": 1, "one_way": True}
            for company, island in (
                ("red", "Bora"), ("red", "Duff"), ("blue", "Atiu"), ("white", "Jaluit"), ("green", "Cook"), ("black", "Futuna"),
            )
        ),
    ],
    "cards": {
        country: {RING[(2 * i + step) % 10]: 2 if step == 0 else 1 for step in range(6)} for i, country in enumerate(COUNTRIES.values())
    },
}  # fmt: skip
FULL = {  # but for black's one stick: red is shut in at Bora and could only branch, purple is open at Atiu and can go to Jaluit
    "red": {"red start > Bora": 1}, "blue": {"blue start > Atiu": 1, "Atiu > Bora": 1},
    "white": {"white start > Jaluit": 1, "Jaluit > Atiu": 1}, "green": {"green start > Cook": 1, "Cook > Bora": 1},
}  # fmt: skip
SHUT = FULL | {"black": {"black start > Futuna": 1}}


def playing(**options: Any) -> Game:
    """The game with these house rules."""
    return tabletop.load("clippers", options=options)


def pond(**options: Any) -> Game:
    """The same on the pond."""
    return CLIPPERS.bound(options).on_board(POND)


def place(phase: int, *, game: Game = CLIPPERS, players: int = 2, **named: Any) -> State:
    """A position in phase 1, 2 or 3 of the first round, A to move, with countries in the order of the seats."""
    countries = {seat: COUNTRIES[seat] for seat in "ABCDE"[:players]}
    return game.from_dict({"phase": f"phase {phase}", "players": players, "countries": countries, **named}, seed=1)


def legal(state: State) -> set[str]:
    """The legal actions, written."""
    return {str(action) for action in state.legal_actions()}


def verbs(state: State, verb: str) -> set[str]:
    """What follows a verb in the legal actions."""
    return {str(action).partition(" ")[2] for action in state.legal_actions() if action.verb == verb}


def kinds(state: State) -> list[str]:
    """The kinds of what happened last."""
    return [event.kind for event in state.events]


def told_of(state: State, kind: str) -> list[tuple[int, Any, str]]:
    """The seat, the amount and the rule of each event of a kind that happened last."""
    return [(event.seat, event.amount, event.rule) for event in state.events if event.kind == kind]


def rules_of(state: State, action: str) -> list[str]:
    """The rules that refuse an action."""
    return [refusal.rule for refusal in state.explain(action)]


def money(state: State) -> list[int]:
    """The dollars of all seats."""
    return [state.money(seat) for seat in range(state.players)]


def ports(state: State) -> list[int]:
    """The points of all seats for their markers."""
    return [score["ports"] for score in state.scores()]


def bonus(state: State) -> list[tuple[int, Any, str]]:
    """Who was paid a bonus last, how much, by which rule."""
    return told_of(state, "bonus")


def refused(state: State, action: str, rule: str, *parts: str, ko: str) -> None:
    """Check that one rule refuses an action, that its sentence holds these parts, and its Korean one that."""
    (refusal,) = state.explain(action)
    assert refusal.rule == rule
    for part in parts:
        assert part in str(refusal), str(refusal)
    assert ko in refusal.text("ko"), refusal.text("ko")
