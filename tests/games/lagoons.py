"""Boards and positions on which Blue Lagoon is tested: the published board, a bay, an atoll.

The bay has one island of 34 hexes between two sea hexes, all but two of them with a stone circle; the atoll has 17 islands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tabletop
from tabletop.boards import islands
from tabletop.core.game import Game
from tabletop.games.blue_lagoon.pieces import Settle, State

LAGOON = tabletop.load("blue_lagoon")
ROWS = """\
 . a A A A A A A A
A A A A A A A A A
 A A A A A A A A A
A A A A A A A a .

a=7
"""
BAY = tabletop.load("blue_lagoon", board=islands.from_text(ROWS))
HEXES = tuple(action.hex for action in BAY.actions() if isinstance(action, Settle))  # 36, row by row; the first and the last are sea
ATOLL = tabletop.load(
    "blue_lagoon",
    board=islands.from_text(
        "\n".join([
            " A A . B B . C C . D D . E E . F F", ". . . . . . . . . . . . . . . . . .",
            " G G . H H . I I . J J . K K . L L", ". . . . . . . . . . . . . . . . . .",
            " M M . N N . O O . P P . Q Q . . .", "", " ".join(f"{letter}=6" for letter in "abcdefghijklmnopq"),
        ])
    ),
)  # fmt: skip
# who holds what when A's part of the bay goes up to hex 13 or 12 and B's begins nine hexes further on
SHARES: dict[int, dict[str, dict[str, int]]] = {
    13: {"A": {"coconut": 6, "bamboo": 5}, "B": {"bamboo": 1, "water": 6, "gem": 5}},
    12: {"A": {"coconut": 6, "bamboo": 4}, "B": {"bamboo": 2, "water": 6, "gem": 5}},
}


def exploring(settlers: dict[str, str], *, game: Game = LAGOON, to_move: str = "A", **named: Any) -> State:
    """Exploration with settlers on these hexes, in words; tokens that are not named lie anywhere."""
    placed = {seat: hexes.split() for seat, hexes in settlers.items()}
    return game.from_dict({"to_move": to_move, "settlers": placed, **named}, seed=1)


def holding(**tokens: int) -> State:
    """A has taken these tokens in the bay, with a piece for each; it is B's turn."""
    hexes = " ".join(HEXES[: 2 + sum(tokens.values())])
    return exploring({"A": hexes}, game=BAY, to_move="B", taken={"A": tokens})


def last_resource(
    game: Game = BAY, *, a: Sequence[str] = ("b1", "f1"), b: Sequence[str] = ("h4", "d4"), cut: int = 13, **named: Any
) -> State:
    """The bay before A takes the last resource, a gem on hex `cut`: 8 statuettes are left. Villages of A and B stand on a and b."""
    sides = {"A": HEXES[:cut], "B": HEXES[cut + 9 :]}
    built = {"A": list(a), "B": list(b)}
    return game.from_dict(
        {
            "to_move": "A", "last": "B", "taken": SHARES[cut],
            "settlers": {seat: [h for h in hexes if h not in built[seat]] for seat, hexes in sides.items()}, "villages": built,
            "tokens": {HEXES[cut]: "gem", **dict.fromkeys(HEXES[cut + 1 : cut + 9], "statuette")}, **named,
        }
    )  # fmt: skip


def landings(game: Game, wanted: Sequence[str]) -> str:
    """For each island one hex of it and a sea hex beside that, all different."""
    graph, used = game.board, []
    for island in wanted:
        shores = ((hex, sea) for hex in graph if graph.nodes[hex]["island"] == island for sea in graph[hex])
        used += next((hex, sea) for hex, sea in shores if graph.nodes[sea]["island"] is None and sea not in used)
    return " ".join(used)


def patch(start: str, n: int, avoid: Sequence[str] = ()) -> list[str]:
    """So many hexes of the published board round one, in one piece."""
    found = [start]
    for hex in found:
        found += [near for near in LAGOON.board[hex] if near not in found and near not in avoid]
    return found[:n]


def used_up(start: str, avoid: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """All settlers and all villages of a seat in a game of two, round a hex."""
    hexes = patch(start, 35, avoid)
    villages = [hex for hex in hexes if LAGOON.board.nodes[hex]["island"] is not None][-5:]
    return [hex for hex in hexes if hex not in villages], villages


def legal(state: State) -> set[str]:
    """The legal actions, written."""
    return {str(action) for action in state.legal_actions()}


def kinds(state: State) -> list[str]:
    """The kinds of what happened last."""
    return [e.kind for e in state.events]


def rules_of(state: State, action: str) -> list[str]:
    """The rules that refuse an action."""
    return [refusal.rule for refusal in state.explain(action)]
