"""Plays the games that notebooks/boards/valparaiso.ipynb reads, and stores what they came to.

Two hundred games of greedy players at each number of seats take minutes, and the notebook is to run in seconds. The same seeds give the
same games, so running this again gives the same file unless the rules, the values or the players have changed. With `--check` nothing
is written, and the exit code is 1 if the file would change.

    python tools/valparaiso_games.py [--check]
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
from tabletop.core.event import unpacked
from tabletop.games.valparaiso import events
from tabletop.games.valparaiso.cards import ACHIEVEMENT, CARDS, TILES
from tabletop.games.valparaiso.decisions import CATEGORIES

STORED = Path(__file__).resolve().parents[1] / "notebooks" / "boards" / "stored" / "valparaiso.json"
NAME, SEED, GAMES, SEATS = "valparaiso", 1, 200, (2, 3, 4, 5)
PLACES = 4  # digits that are kept
HOUSES = (events.BUILDS_CUSTOMS, events.BUILDS_POST)


class Counted:
    """What games of greedy players come to, all seats together; cards, tiles and places by their numbers, under what befell them."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.points: Counter[int] = Counter()
        self.counts: dict[str, Counter[int]] = {}
        self.bought: Counter[int] = Counter()  # by card, games in which somebody bought it
        self.won: Counter[int] = Counter()  # by card, and those among them whose buyer won, alone or not

    def count(self, what: str, which: int, times: int = 1) -> None:
        """Something befell a card, a tile or a place."""
        self.counts.setdefault(what, Counter())[which] += times

    def see(self, s: Any, buyers: dict[int, int]) -> None:
        """Take in what the last action brought."""
        here = None  # where the merchant of these events stands, for the tolls that it pays there
        for code, _, seat, amount, _ in map(unpacked, s.events[: s.noted]):
            if code == events.MOVES:
                here = amount
                self.count("visits", amount)
            elif code == events.PAYS_TOLL and here is not None:
                self.count("tolls", here, amount)
            elif code in HOUSES:
                self.count("houses", amount)
            elif code == events.BUILDS_RESIDENCE:
                self.count("residences", 0)
            elif code in KINDS:
                self.count(KINDS[code], amount)
            if code == events.OBTAINS:
                buyers[amount] = seat

    def close(self, game: tabletop.Game, s: Any, players: int, buyers: dict[int, int]) -> None:
        """A game is over."""
        box, points, places = game.box(players), [0] * (players * len(CATEGORIES)), [0] * players
        game.engine.scores(box, s, points)
        game.engine.ranking(box, s, places)
        self.rounds.append(s.round)
        for i, n in enumerate(points):
            self.points[i % len(CATEGORIES)] += n
        for card, seat in buyers.items():
            self.bought[card] += 1
            self.won[card] += places[seat] == 1


KINDS = {
    events.USES: "main", events.USES_BOTTOM: "goods", events.OBTAINS: "obtained", events.DISCARDS: "discarded", events.TRADES: "traded",
}  # fmt: skip


def played(players: int) -> dict[str, Any]:
    """Two hundred games at one number of seats, as plain values."""
    game, counted = tabletop.load(NAME), Counted()
    greedy = game.rooms.room("players").PLAYERS["greedy"]().policy
    for index in range(GAMES):
        s, buyers = game.pieces.Fields(), dict[int, int]()
        for _ in course(game, [greedy] * players, seed_of(SEED, index), s):
            counted.see(s, buyers)
        counted.close(game, s, players, buyers)
    return told(game, counted, players)


def told(game: tabletop.Game, counted: Counted, players: int) -> dict[str, Any]:
    """By name: rounds game by game, points a seat, and what befell cards, tiles and places in all games."""
    def of(what: str, number: int) -> int:
        return counted.counts.get(what, Counter())[number]

    in_game = [(i, card) for i, card in enumerate(CARDS) if card.seats <= players]
    side = game.new(players).places  # type: ignore[attr-defined]
    places = [(i, name) for i, name in enumerate(game.chart.names) if name in side]
    actions, achievements = in_game[:ACHIEVEMENT], in_game[ACHIEVEMENT:]
    return {
        "rounds": counted.rounds,
        "points": {name: round(counted.points[i] / GAMES / players, PLACES) for i, name in enumerate(CATEGORIES)},
        "cards": {card.name: {"main": of("main", i), "goods": of("goods", i)} for i, card in actions},
        "achievements": {
            card.name: {
                "bought": of("obtained", i), "main": of("main", i), "goods": of("goods", i), "discarded": of("discarded", i),
                "games": counted.bought[i], "won": counted.won[i],
            }
            for i, card in achievements
        },
        "tiles": {tile.name: of("traded", i) for i, tile in enumerate(TILES)},
        "places": {name: {what: of(what, i) for what in ("houses", "visits", "tolls")} for i, name in places},
        "residences": of("residences", 0),
    }  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Play the games that the notebook boards/valparaiso reads, and store the results.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file would change")
    options = parser.parse_args(arguments)
    found = {"games": GAMES, "seed": SEED, "seats": {str(players): played(players) for players in SEATS}}
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    differs = not STORED.exists() or STORED.read_text(encoding="utf-8") != text
    if differs and not options.check:
        STORED.parent.mkdir(exist_ok=True)
        STORED.write_text(text, encoding="utf-8", newline="\n")
    print(f"{STORED.name}: {('would change' if options.check else 'stored anew') if differs else 'unchanged'}")
    return int(options.check and differs)


if __name__ == "__main__":
    sys.exit(main())
