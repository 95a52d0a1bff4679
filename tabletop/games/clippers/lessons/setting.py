"""How the tables of the lesson are laid: A plays France and B Japan, on the islands of their departure cards and a few routes.

What a step does not name is as `Game.from_dict` fills it in: 2 dollars each, round 1, all other ships at their starts. The two seas at
the end of a game, in which nearly all sticks lie, stand in `last_seas`.
"""

from __future__ import annotations

from typing import Any

from ....teach.writing import Position

CARDS = {
    "A": {"New Caledonia": 2, "Wake Island": 1, "Wallis & Futuna": 1, "Tokelau": 1, "Tahiti": 1, "Rapa": 1},
    "B": {"Palau": 2, "Pohnpei": 1, "Gilbert Islands": 1, "Phoenix Islands": 1, "Manihiki": 1, "Gambier": 1},
}
TO_TUAMOTU = {"white start > Tuamotu": 3}
TO_TAHITI = {"white start > Tuamotu": 3, "Tuamotu > Tahiti": 1}


def table(phase: int, **more: Any) -> Position:
    """The table in phase 1, 2 or 3, with A to move."""
    return {"phase": f"phase {phase}", "countries": {"A": "France", "B": "Japan"}, "to_move": "A"} | more


def markers(a: dict[str, int] | None = None, b: dict[str, int] | None = None) -> dict[str, dict[str, int]]:
    """The markers of the departure cards, and these besides: on an island, how many lie there in all."""
    return {"A": CARDS["A"] | (a or {}), "B": CARDS["B"] | (b or {})}
