"""Rows: what is compared with what, and how it should come out. A game adds its own in a line or two each.

A row beside a peer is a ratio of two rates in the same unit; a row without one is a figure of ours, in CPU seconds or as a share.
Where the aim is below the floor, less is better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from . import sides
from .sides import Side

GAMES, MOVES, SIMULATIONS = "games/s", "moves/s", "simulations/s"
SECONDS = "seconds"
HEX = "hex(board_size=13)"
LOWER_END = "lower end of 95 %"  # of the interval of a share


@dataclass(frozen=True)
class Row:
    """A row: its name, our side, the other side or None, the unit that is read, and what it must and what it should reach."""

    name: str
    ours: Side
    beside: Side | None
    unit: str
    floor: float
    aim: float

    def reached(self, value: float) -> str:
        """Which of floor and aim a value reaches."""
        sign = -1 if self.aim < self.floor else 1
        return "aim" if sign * value >= sign * self.aim else "floor" if sign * value >= sign * self.floor else "neither"

    def quick(self) -> Row:
        """The same with fewer games."""
        return replace(self, ours=self.ours.quick(), beside=self.beside and self.beside.quick())


ROWS = (
    Row("import", sides.imports(), None, SECONDS, floor=0.10, aim=0.04),
    Row("claim-compiled", sides.playouts("claim"), sides.spiel_rollouts("spades"), GAMES, floor=2, aim=5),
    Row("claim-plain", sides.playouts("claim", "plain"), sides.spiel_driven("spades"), GAMES, floor=0.6, aim=1.2),
    Row("claim-plain-rlcard", sides.playouts("claim", "plain"), sides.rlcard_run("gin-rummy"), MOVES, floor=20, aim=50),
    Row("claim-catanatron", sides.playouts("claim"), sides.catan_games(4), MOVES, floor=100, aim=300),
    Row("claim-search-plain", sides.search("claim", "plain"), sides.spiel_search("spades", "Python"), SIMULATIONS, floor=0.6, aim=1.5),
    Row("claim-search", sides.search("claim"), sides.spiel_search("spades"), SIMULATIONS, floor=1, aim=2.5),
    Row("claim-start-cold", sides.start("claim"), None, SECONDS, floor=7, aim=4),
    Row("claim-start-disk", sides.start("claim", cached=True), None, SECONDS, floor=1, aim=0.6),
    Row("claim-threads", sides.threaded("claim", 2), sides.threaded("claim", 1), GAMES, floor=1.6, aim=1.9),
    Row("claim-greedy", sides.match("claim", "greedy", "random", games=2000), None, LOWER_END, floor=0.85, aim=0.90),
    Row("claim-mcts", sides.mcts_match("claim", simulations=1000, games=200), None, LOWER_END, floor=0.55, aim=0.65),
    Row("lagoon-compiled", sides.playouts("blue_lagoon"), sides.spiel_rollouts(HEX), GAMES, floor=2, aim=6),
    Row("lagoon-plain", sides.playouts("blue_lagoon", "plain"), sides.spiel_driven(HEX), MOVES, floor=0.2, aim=0.5),
    Row("lagoon-large", sides.playouts("blue_lagoon"), sides.on_archipelago("blue_lagoon", 24, 24, 12), MOVES, floor=4, aim=2),
    Row("lagoon-greedy", sides.match("blue_lagoon", "greedy", "random", games=2000), None, LOWER_END, floor=0.95, aim=0.98),
    Row("lagoon-mcts", sides.mcts_match("blue_lagoon", simulations=500, games=100), None, LOWER_END, floor=0.50, aim=0.60),
    Row("port-compiled", sides.playouts("port_royal"), sides.spiel_rollouts("crazy_eights"), MOVES, floor=0.8, aim=2),
    Row("port-plain-rlcard", sides.playouts("port_royal", "plain"), sides.rlcard_run("uno"), MOVES, floor=10, aim=20),
    Row("port-plain-raw", sides.playouts("port_royal", "plain"), sides.rlcard_raw("uno"), MOVES, floor=3, aim=6),
    Row("port-greedy", sides.match("port_royal", "greedy", "random", games=2000), None, LOWER_END, floor=0.95, aim=0.98),
    Row("port-mcts", sides.mcts_match("port_royal", simulations=500, games=200), None, LOWER_END, floor=0.50, aim=0.60),
    Row("valparaiso-compiled", sides.playouts("valparaiso", players=4), sides.catan_games(4), MOVES, floor=150, aim=400),
    Row("valparaiso-plain", sides.playouts("valparaiso", "plain", 4), sides.catan_games(4), MOVES, floor=4, aim=10),
    Row("valparaiso-start-cold", sides.start("valparaiso"), None, SECONDS, floor=40, aim=15),
    Row("valparaiso-start-disk", sides.start("valparaiso", cached=True), None, SECONDS, floor=2, aim=1),
    Row("valparaiso-greedy", sides.match("valparaiso", "greedy", "random", games=2000), None, LOWER_END, floor=0.95, aim=0.98),
    Row("valparaiso-mcts", sides.mcts_match("valparaiso", simulations=300, games=40), None, LOWER_END, floor=0.50, aim=0.58),
    Row("clippers-compiled", sides.playouts("clippers", players=4), sides.catan_games(4), MOVES, floor=100, aim=300),
    Row("clippers-plain", sides.playouts("clippers", "plain", 4), sides.catan_games(4), MOVES, floor=3, aim=8),
    Row("clippers-greedy", sides.match("clippers", "greedy", "random", games=2000), None, LOWER_END, floor=0.95, aim=0.98),
    Row("clippers-mcts", sides.mcts_match("clippers", simulations=300, games=40), None, LOWER_END, floor=0.50, aim=0.60),
)


def chosen(names: Iterable[str], rows: Sequence[Row] = ROWS) -> list[Row]:
    """The rows of these names; a name that no row has stands for all that begin with it. All rows for no name. Raises ValueError."""
    wanted: set[Row] = set()
    given = list(names)
    for name in given:
        meant = [row for row in rows if row.name == name] or [row for row in rows if row.name.startswith(f"{name}-")]
        if not meant:
            raise ValueError(f"there is no row {name!r}; the rows are {', '.join(row.name for row in rows)}")
        wanted.update(meant)
    return [row for row in rows if not given or row in wanted]
