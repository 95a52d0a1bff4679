"""How the tables of the lesson are laid: cards of a plan as texts with commas between them, and always the same tiles and sea cards.

What a step does not name is as `Game.from_dict` fills it in: 20 pesos, two merchants in the city, the ship in the bay.
"""

from __future__ import annotations

from typing import Any

from ....teach.writing import Position

TILES = {
    "Quillota": ["A1", "B4", "C1", "D1", "E1"], "Casablanca": ["A2", "B1", "C2", "D2", "E2"], "San Felipe": ["A3", "B2", "C3", "D3", "E3"],
}  # fmt: skip
SEA = {
    "north sea": ["muelle", "casa de cambio", "agencia"], "west sea": ["bodega", "feria franca", "viaje directo"],
    "south sea": ["arriero", "maestro albañil", "camino de carretas"],
}  # fmt: skip


def table(**more: Any) -> Position:
    """The table, with A to move."""
    return {"tiles": TILES, "offers": SEA, "to_move": "A"} | more


def planning(laid: str = "", **more: Any) -> Position:
    """A plans and has laid some cards, those of slots 1, 2, ..."""
    return table(phase="planning", plan={"A": cards(laid)}, **more)


def choosing(mine: str, theirs: str = "", **more: Any) -> Position:
    """Plans are turned up, and A chooses a card: what lies in the slots of A and of B."""
    return table(phase="choice", slots={"A": cards(mine), "B": cards(theirs)}, **more)


def using(card: str, phase: str = "", theirs: str = "", **more: Any) -> Position:
    """A uses a card, which has got as far as a phase; B has cards left."""
    return table(phase=phase or card, card=card, slots={"B": cards(theirs)}, **more)


def cards(text: str) -> list[str | None]:
    """A row of slots: "sell | move, build" has sell in the Mayor's Office, move in slot 1 and build in slot 2."""
    mayor, _, numbered = text.rpartition(" | ")
    return [mayor or None, *(numbered.split(", ") if numbered else [])]


def with_bought(**zones: list[str]) -> dict[str, list[str]]:
    """The sea once cards were bought, with other ones in the zones "north", "west", "south"."""
    return SEA | {f"{zone} sea": lying for zone, lying in zones.items()}
