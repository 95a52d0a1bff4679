"""Plays the games that notebooks/boards/clippers.ipynb reads, and stores what they came to.

Two hundred games each of four kinds of players at each number of seats take minutes, and the notebook is to run in seconds. The
same seeds give the same games, so running this again gives the same file unless the rules, the board or the players have changed.
With `--check` nothing is written, and the exit code is 1 if the file would change.

Beside it lies the record of one game, which the notebook follows stick by stick. It is kept as it was played, whatever the players have
learned since; it is played anew only where it is missing.

    python tools/clippers_games.py [--check]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tabletop
from tabletop.analysis.simulate import course, seed_of
from tabletop.core.chance import draw
from tabletop.core.event import unpacked
from tabletop.games.clippers import events
from tabletop.games.clippers.board import COMPANIES, COUNTRIES, OPTIONS
from tabletop.games.clippers.box import BUY, COUNTRY
from tabletop.games.clippers.players import greedy
from tabletop.players import at_random

STORED = Path(__file__).resolve().parents[1] / "notebooks" / "boards" / "stored" / "clippers.json"
GAME = STORED.with_name("clippers_game.jsonl")
NAME, SEED, GAMES, SEATS, PLAYERS = "clippers", 1, 200, (2, 3, 4, 5), ("greedy", "unaware", "random", "shipless")
PLACES = 4  # digits that are kept
ENDS = {events.ALL_LAID: "all laid", events.STUCK: "blocked", events.NOBODY_CAN: "blocked"}


class Counted:
    """What games of like players come to, all seats together."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.sticks: list[int] = []
        self.ends: Counter[str] = Counter()
        self.opened = 0
        self.points: Counter[str] = Counter()
        self.cards: Counter[int] = Counter()
        self.ships: Counter[int] = Counter()
        self.markers: Counter[int] = Counter()  # placed in phase 1, by island
        self.companies: Counter[int] = Counter()  # connected at the end, by island
        self.countries: Counter[int] = Counter()  # points by country
        self.dealt: Counter[int] = Counter()

    def see(self, s: Any) -> None:
        """Take in what the last action brought."""
        for code, _, _, amount, _ in map(unpacked, s.events[: s.noted]):
            if code in ENDS:
                self.ends[ENDS[code]] += 1
            elif code == events.OPENS:
                self.opened += 1
            elif code == events.TAKES:
                self.cards[amount] += 1
            elif code == events.BUYS:
                self.ships[amount] += 1
            elif code == events.SETTLES:
                self.markers[amount] += 1

    def close(self, game: tabletop.Game, s: Any, players: int) -> None:
        """A game is over."""
        box, points = game.box(players), [0] * (2 * players)
        game.engine.scores(box, s, points)
        self.rounds.append(s.round)
        self.sticks.append(sum(box.sticks) - sum(s.sticks))
        for seat in range(players):
            self.points["money"] += points[2 * seat]
            self.points["ports"] += points[2 * seat + 1]
            self.countries[s.country[seat]] += points[2 * seat] + points[2 * seat + 1]
            self.dealt[s.country[seat]] += 1
        for island in range(box.islands):
            self.companies[island] += s.visits[island]


def unaware(box: Any, s: Any, out: list[int], n: int, rng: list[int]) -> int:
    """What greedy would play if nobody else had a port: it takes no way from others, for it does not know where they would go."""
    seat, rows = s.to_move, s.marker
    s.marker = [row if p == seat else [0] * len(row) for p, row in enumerate(rows)]
    chosen = greedy(box, s, out, n, rng)
    s.marker = rows
    return chosen


def shipless(box: Any, s: Any, out: list[int], n: int, rng: list[int]) -> int:
    """At random, but no ship is bought."""
    left = [action for action in out[:n] if not BUY <= action < COUNTRY]
    return left[draw(rng, len(left))]


POLICIES = {"greedy": greedy, "unaware": unaware, "random": at_random, "shipless": shipless}


def played(player: str, players: int) -> dict[str, Any]:
    """Two hundred games at one number of seats, as plain values."""
    game, counted = tabletop.load(NAME), Counted()
    for index in range(GAMES):
        s = game.pieces.Fields()
        for _ in course(game, [POLICIES[player]] * players, seed_of(SEED, index), s):
            counted.see(s)
        counted.close(game, s, players)
    return told(game, counted, players)


def told(game: tabletop.Game, counted: Counted, players: int) -> dict[str, Any]:
    """By name: rounds and sticks game by game, points a seat, and what was done in a game."""
    def a_game(counts: Counter[int], names: Sequence[str]) -> dict[str, float]:
        return {name: round(counts[i] / GAMES, PLACES) for i, name in enumerate(names)}

    islands = game.chart.island_names
    return {
        "rounds": counted.rounds,
        "sticks": counted.sticks,
        "ends": {how: counted.ends[how] for how in dict.fromkeys(ENDS.values())},
        "purple opened": counted.opened,
        "points": {name: round(counted.points[name] / GAMES / players, PLACES) for name in ("money", "ports")},
        "cards": a_game(counted.cards, OPTIONS),
        "ships": a_game(counted.ships, COMPANIES[:-1]),
        "markers": a_game(counted.markers, islands),
        "companies": a_game(counted.companies, islands),
        "countries": {name: round(counted.countries[i] / max(1, counted.dealt[i]), PLACES) for i, name in enumerate(COUNTRIES)},
    }


def followed() -> None:
    """Play the game that the notebook follows."""
    match = tabletop.match(NAME, ["greedy", "greedy"], seed=SEED)
    match.run()
    match.record.save(GAME)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Play the games that the notebook boards/clippers reads, and store the results.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file would change")
    options = parser.parse_args(arguments)
    seats = {player: {str(players): played(player, players) for players in SEATS} for player in PLAYERS}
    text = json.dumps({"games": GAMES, "seed": SEED, "players": seats}, indent=1, ensure_ascii=False) + "\n"
    differs = not STORED.exists() or STORED.read_text(encoding="utf-8") != text
    if differs and not options.check:
        STORED.parent.mkdir(exist_ok=True)
        if not GAME.exists():
            followed()
        STORED.write_text(text, encoding="utf-8", newline="\n")
    print(f"{STORED.name}: {('would change' if options.check else 'stored anew') if differs else 'unchanged'}")
    return int(options.check and differs)


if __name__ == "__main__":
    sys.exit(main())
