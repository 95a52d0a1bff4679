"""The cards and tiles of Valparaíso as data: action cards, achievements with their steps, market tiles, the decks of the seats.

Rules VP-1.3 to VP-1.5. They are read from `data/valparaiso`, where whoever owns the game can put the printed values in. A card is a
short list of steps, each a verb and some parameters; `STEP_KINDS` are the verbs.

    >>> CARDS[MOVE].steps
    (Step(kind='move', values={}),)
    >>> CARDS[CARD["muelle"]].cost, CARDS[CARD["muelle"]].points
    ((0, 1, 2), 2)
"""

from __future__ import annotations

import csv
from typing import NamedTuple

from ...core.rulebook import data_folder

GOODS = ("silver", "copper", "wheat")
LETTERS = ("A", "B", "C", "D", "E")
GROUPS = ("A", "B1", "B2")
STEP_KINDS = ("transfer", "sell", "hire", "move", "build", "trade", "ship", "overseas", "gain", "swap", "reward", "buy")
TRANSFER, SELL, HIRE, MOVE, BUILD, TRADE, SHIP, OVERSEAS, GAIN, SWAP, REWARD, BUY = range(len(STEP_KINDS))
ACTION_CARDS = STEP_KINDS[:GAIN]  # the eight that every seat has
STEPS = 3  # of a card, at most
ACHIEVEMENT = len(ACTION_CARDS)  # the first card that is an achievement


class Step(NamedTuple):
    """One step of a card: what is done, and how it differs from the plain action."""

    kind: str
    values: dict[str, int]


class Card(NamedTuple):
    """A card: its name, its steps and, of an achievement, group, players it needs, price in goods, and points."""

    name: str
    steps: tuple[Step, ...]
    group: str = ""
    seats: int = 2
    cost: tuple[int, ...] = (0, 0, 0)
    points: int = 0


class Tile(NamedTuple):
    """A market tile: what is paid and got, in silver, copper, wheat and pesos; and points."""

    name: str
    letter: str
    pay: tuple[int, ...]
    get: tuple[int, ...]
    points: int


def _rows(name: str) -> list[dict[str, str]]:
    with (data_folder() / "valparaiso" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _step(text: str) -> Step:
    """A step as it stands in the table: "move steps=4 free" has the values steps 4 and free 1."""
    kind, *words = text.split()
    pairs = (word.partition("=") for word in words)
    return Step(kind, {key: int(value or 1) for key, _, value in pairs})


def _achievement(row: dict[str, str]) -> Card:
    steps = tuple(_step(text.strip()) for text in row["steps"].split(";"))
    cost = tuple(int(row[good]) for good in GOODS)
    return Card(row["achievement"], steps, row["letter"], int(row["seats"]), cost, int(row["points"]))


def _tile(row: dict[str, str]) -> Tile:
    kinds = (*GOODS, "pesos")
    pay, get = (tuple(int(row[f"{way}_{kind}"]) for kind in kinds) for way in ("pay", "get"))
    return Tile(row["tile"], row["letter"], pay, get, int(row["get_points"]))


ACHIEVEMENTS = tuple(_achievement(row) for row in _rows("achievements.csv"))
CARDS = (*(Card(verb, (Step(verb, {}),)) for verb in ACTION_CARDS), *ACHIEVEMENTS)
CARD_NAMES = tuple(card.name for card in CARDS)
CARD = {card.name: i for i, card in enumerate(CARDS)}
TILES = tuple(_tile(row) for row in _rows("tiles.csv"))
TILE_NAMES = tuple(tile.name for tile in TILES)
TILE = {tile.name: i for i, tile in enumerate(TILES)}
DECKS = tuple(tuple(GOODS.index(row[card]) for card in ACTION_CARDS) for row in _rows("decks.csv"))  # by seat, the good of each bottom
