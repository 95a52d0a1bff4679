"""Sides: what stands on either side of a row, each a measure with its settings, run in a process of its own.

A side is only a declaration. Ours are measured by `ours.py`, those of a peer by its module in `peers/`, in the environment of
that peer. Sides that are equal are measured once for all rows that name them together.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

OURS = "ours"
FEWER = 10  # by how much a quick run divides the games of a match between players

Setting = str | int | bool


@dataclass(frozen=True)
class Side:
    """One side: who measures it, by which measure and settings; and `text`, what the table says, with settings in braces.

    `timed` measures are told how many seconds to take; those that are `once` give the same at every round.
    """

    program: str
    measure: str
    text: str
    settings: tuple[tuple[str, Setting], ...] = ()
    timed: bool = True
    once: bool = False

    def __str__(self) -> str:
        """What the table says of it."""
        return self.text.format(**dict(self.settings))

    def quick(self) -> Side:
        """The same with fewer games, where it has a number of them."""
        settings = tuple((key, max(1, int(value) // FEWER) if key == "games" else value) for key, value in self.settings)
        return replace(self, settings=settings)

    def arguments(self, seconds: float) -> list[str]:
        """What its program is called with."""
        settings: dict[str, Setting | float] = dict(self.settings)
        if self.timed:
            settings["seconds"] = seconds
        return [self.measure, json.dumps(settings)]


def side(program: str, measure: str, text: str, *, timed: bool = True, once: bool = False, **settings: Setting) -> Side:
    """A side with these settings."""
    return Side(program, measure, text, tuple(settings.items()), timed, once)


# ours


def playouts(game: str, speed: str = "compiled", players: int = 2) -> Side:
    """Whole random games, the deal included: games/s and moves/s (actions, those of chance too) by CPU time."""
    return side(OURS, "playouts", "{game}, random playouts, {speed}", game=game, players=players, speed=speed)


def on_archipelago(game: str, rows: int, width: int, islands: int) -> Side:
    """The same compiled, on an archipelago of rows of `width` and `width` + 1 hexes in turn: games/s and moves/s by CPU time."""
    text = "{game}, random playouts, compiled, on an archipelago of {rows} rows of {width} or one more"
    return side(OURS, "playouts", text, game=game, players=2, speed="compiled", rows=rows, width=width, islands=islands)


def threaded(game: str, threads: int, players: int = 2) -> Side:
    """The same compiled, in so many threads, by the clock on the wall."""
    text = "{game}, random playouts, compiled, threads: {threads}"
    return side(OURS, "playouts", text, game=game, players=players, speed="compiled", threads=threads)


def search(game: str, speed: str = "compiled", players: int = 2) -> Side:
    """Tree searches from the start of a game, each of 2,000 simulations (compiled) or 200 (plain): simulations/s by CPU time."""
    simulations = 2000 if speed == "compiled" else 200
    text = "{game}, mcts, {speed}, hidden cards dealt anew at each simulation"
    return side(OURS, "search", text, game=game, players=players, speed=speed, simulations=simulations)


def start(game: str, cached: bool = False) -> Side:
    """The compiled driver until every entry is ready, in a fresh process: CPU seconds."""
    text = "{game}, start of the compiled driver, every entry, imports included, " + ("from the disk" if cached else "cold")
    return side(OURS, "start", text, timed=False, game=game, cached=cached)


def imports() -> Side:
    """`import tabletop` in a fresh process: CPU seconds."""
    return side(OURS, "imports", "import tabletop", timed=False)


def match(game: str, player: str, against: str, games: int) -> Side:
    """Games between two players who change seats: the lower end of the 95 % interval of the share won alone."""
    text = "{game}, {player} against {against}, seats swapped, {games} games"
    return side(OURS, "match", text, timed=False, once=True, game=game, player=player, against=against, games=games)


def mcts_match(game: str, simulations: int, games: int, against: str = "greedy", playout: str = "greedy") -> Side:
    """The same with mcts, compiled, on one side. `playout` names the policy that plays positions out."""
    text = "{game}, mcts ({simulations} simulations, {playout} playouts) against {against}, seats swapped, {games} games"
    settings: dict[str, Setting] = {"player": "mcts", "against": against, "games": games, "simulations": simulations, "playout": playout}
    return side(OURS, "match", text, timed=False, once=True, game=game, **settings)


# OpenSpiel


def spiel_rollouts(game: str) -> Side:
    """OpenSpiel's C++ random rollouts, the deal not included: games/s and moves/s."""
    return side("open_spiel", "rollouts", "OpenSpiel, {game}, random rollouts in C++, deal not included", game=game)


def spiel_driven(game: str) -> Side:
    """OpenSpiel driven move by move from Python, the deal included: games/s and moves/s."""
    return side("open_spiel", "driven", "OpenSpiel, {game}, driven move by move from Python", game=game)


def spiel_search(game: str, language: str = "C++") -> Side:
    """OpenSpiel's MCTSBot in C++ (2,000 simulations a search) or Python (200), one rollout a simulation: simulations/s."""
    simulations = 2000 if language == "C++" else 200
    text = "OpenSpiel, {game}, MCTSBot in {language}, one rollout a simulation, all cards open"
    return side("open_spiel", "search", text, game=game, language=language, simulations=simulations)


# other peers


def rlcard_run(game: str) -> Side:
    """RLCard's `env.run` between its random agents: games/s and moves/s."""
    return side("rlcard", "run", "RLCard, {game}, env.run with random agents", game=game)


def rlcard_raw(game: str) -> Side:
    """The rules of a game of RLCard without its environment: games/s and moves/s."""
    return side("rlcard", "raw", "RLCard, {game}, the bare rules in a loop", game=game)


def catan_games(players: int = 4) -> Side:
    """Games of catanatron between its random players: games/s and moves/s."""
    return side("catanatron", "games", "catanatron, {players} random players", players=players)
