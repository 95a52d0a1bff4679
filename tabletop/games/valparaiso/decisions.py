"""What can be decided in Valparaíso: the kinds of actions, all actions of a board, and the numbers they go by.

Rules VP-1.7 to VP-10.5. Actions on places and roads come last, since how many there are depends on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

from ...core.action import Action
from ...core.state import SEATS as LETTERS
from .board import ZONES, chart
from .cards import ACHIEVEMENTS, CARDS, GOODS, TILES

SEATS = 5
CAPACITY = 6  # goods in a hold (VP-1.6)
START_GOODS = 3
STORES = ("warehouse", "hold")
WAYS = ("main", "goods")  # to use a card: its picture, or the goods at its bottom
NO_GOOD = "none"


def goods_text(amounts: Sequence[int]) -> str:
    """Goods as they stand in an action: goods_text((2, 0, 1)) is "2 silver 1 wheat"; none are "nothing"."""
    return " ".join(f"{n} {good}" for n, good in zip(amounts, GOODS, strict=True) if n) or "nothing"


def _amounts(most: int) -> tuple[tuple[int, int, int], ...]:
    """All goods that are no more than so many."""
    return tuple((a, b, c) for a in range(most + 1) for b in range(most + 1 - a) for c in range(most + 1 - a - b))


HOLDS = _amounts(CAPACITY)  # what a hold may contain
HOLD_NAMES = tuple(map(goods_text, HOLDS))
COMBINATIONS = tuple(goods for goods in _amounts(START_GOODS) if sum(goods) == START_GOODS)  # goods to start with (VP-1.8)
COMBINATION_NAMES = tuple(map(goods_text, COMBINATIONS))
GIFTS = tuple(given for n in (1, 2) for given in combinations(range(len(GOODS)), n))  # different goods that a merchant is hired for

# the kinds


@dataclass(frozen=True)
class Done(Action):
    """End a step, a turn or a choice in clean-up (VP-3.5)."""


@dataclass(frozen=True)
class Planned(Action):
    """End your planning (VP-2.2)."""


@dataclass(frozen=True)
class Halt(Action):
    """Set the merchant that moves aside, so that another may move (VP-5.2)."""


@dataclass(frozen=True)
class Exchange(Action):
    """Give a good of the warehouse for 3 pesos (VP-3.7)."""

    good: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The exchange, then a good of the warehouse."""
        return ("exchange", f"warehouse {self.good}")


@dataclass(frozen=True)
class Gain(Action):
    """Take a good of your choice from the supply (VP-3.4)."""

    good: str

    @property
    def parts(self) -> tuple[str, ...]:
        """A good of the supply."""
        return (f"supply {self.good}",)


@dataclass(frozen=True)
class Give(Action):
    """Give different goods of your choice to hire a merchant (VP-4.4)."""

    goods: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The goods together."""
        return (f"give {self.goods}",)


@dataclass(frozen=True)
class Sell(Action):
    """Sell a good for 10 pesos (VP-4.3)."""

    good: str
    store: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The good where it lies."""
        return (f"{self.store} {self.good}",)


@dataclass(frozen=True)
class Discard(Action):
    """Discard an achievement for its points (VP-10.4)."""

    card: str


@dataclass(frozen=True)
class Put(Action):
    """Choose the zone in which the 10 pesos for a B card are put (VP-8.5)."""

    zone: str


@dataclass(frozen=True)
class Ship(Action):
    """Sail to a zone of the sea (VP-8.1)."""

    zone: str


@dataclass(frozen=True)
class Hold(Action):
    """Move goods between warehouse and hold until this lies in the hold (VP-4.1)."""

    goods: str

    @property
    def parts(self) -> tuple[str, ...]:
        """How much of each good."""
        words = self.goods.split()
        amounts = dict(zip(words[1::2], words[::2], strict=True)) if len(words) > 1 else {}
        return tuple(f"load {amounts.get(good, 0)} {good}" for good in GOODS)


@dataclass(frozen=True)
class Goods(Action):
    """Choose the goods to start with (VP-1.8)."""

    goods: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The combination."""
        return (f"start {self.goods}",)


@dataclass(frozen=True)
class Plan(Action):
    """Plan a card in the next free slot (VP-2.1)."""

    card: str


@dataclass(frozen=True)
class Mayor(Action):
    """Plan a card in the Mayor's Office, for 5 pesos (VP-2.4)."""

    card: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The Mayor's Office, then the card."""
        return ("mayor", self.card)


@dataclass(frozen=True)
class Use(Action):
    """Use a planned card, for its main action or for the goods at its bottom (VP-3.1, VP-3.3)."""

    card: str
    way: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The card's picture or its bottom."""
        return (f"{self.card}: {self.way}",)


@dataclass(frozen=True)
class Overseas(Action):
    """Buy an achievement of the ship's zone with goods of the hold, with one good less where a card says so (VP-8.2)."""

    card: str
    less: str

    @property
    def told_as(self) -> str:
        """With a good less it is told in another way."""
        return "overseas" if self.less == NO_GOOD else "overseas_less"

    @property
    def words(self) -> tuple[str, ...]:
        """The card, and the good that is not paid."""
        return (self.card,) if self.less == NO_GOOD else (self.card, "less", self.less)

    @property
    def parts(self) -> tuple[str, ...]:
        """The card, or the good on it that is not paid."""
        return (self.card if self.less == NO_GOOD else f"{self.card}: less {self.less}",)


@dataclass(frozen=True)
class First(Action):
    """Chance: the seat that starts, or that has planned first (VP-1.7, VP-2.6)."""

    by_chance: ClassVar[bool] = True
    seat: str


@dataclass(frozen=True)
class Tile(Action):
    """Chance: the tile that comes onto the next space of a market (VP-1.4)."""

    by_chance: ClassVar[bool] = True
    tile: str


@dataclass(frozen=True)
class Offer(Action):
    """Chance: the achievement that comes into the empty slot (VP-1.5, VP-8.6)."""

    by_chance: ClassVar[bool] = True
    card: str


@dataclass(frozen=True)
class Start(Action):
    """Put your second merchant in a village (VP-1.9)."""

    village: str


@dataclass(frozen=True)
class Build(Action):
    """Build a house where a merchant of yours stands (VP-6.1)."""

    place: str


@dataclass(frozen=True)
class Stay(Action):
    """Leave a merchant in a village when the others are recalled (VP-10.5)."""

    village: str


@dataclass(frozen=True)
class Trade(Action):
    """Trade once with the bottom tile of a market (VP-7.1)."""

    market: str


@dataclass(frozen=True)
class Step(Action):
    """Move a merchant along a road (VP-5.1)."""

    start: str
    end: str


@dataclass(frozen=True)
class Swap(Action):
    """Swap the bottom tile of a market with one of the same letter that lies apart (VP-9.2)."""

    market: str
    tile: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The market, then the tile."""
        return (self.market, f"reserve {self.tile}")


# their ids: the kinds follow each other in this order

CARD_COUNT, ACHIEVEMENT_COUNT, TILE_COUNT, GOOD_COUNT = len(CARDS), len(ACHIEVEMENTS), len(TILES), len(GOODS)
HOLD_COUNT, GIFT_COUNT, CHOICE_COUNT = len(HOLDS), len(GIFTS), len(COMBINATIONS)
LESS = (NO_GOOD, *GOODS)
LESS_COUNT = len(LESS)
DONE, PLANNED, HALT, EXCHANGE = range(4)
TAKE_GOOD = EXCHANGE + GOOD_COUNT
GIVE = TAKE_GOOD + GOOD_COUNT
SELL_GOOD = GIVE + len(GIFTS)
DISCARD = SELL_GOOD + len(STORES) * GOOD_COUNT
PUT = DISCARD + ACHIEVEMENT_COUNT  # + zone; the near sea has no id
SAIL = PUT + len(ZONES) - 1
STOW = SAIL + len(ZONES)
CHOOSE = STOW + len(HOLDS)
PLAN = CHOOSE + len(COMBINATIONS)
MAYOR = PLAN + CARD_COUNT
USE_GOODS = MAYOR + CARD_COUNT
USE_MAIN = USE_GOODS + CARD_COUNT
OBTAIN = USE_MAIN + CARD_COUNT  # + achievement * len(LESS) + what is not paid
FIRST = OBTAIN + ACHIEVEMENT_COUNT * len(LESS)
DEAL_TILE = FIRST + SEATS
DEAL_CARD = DEAL_TILE + TILE_COUNT
SETTLE = DEAL_CARD + ACHIEVEMENT_COUNT  # + place; then by place building, staying, trading; then steps by arc; then swaps by tile
SHOWN = (FIRST, SETTLE)  # from the first of these ids on and below the second chance brings what everybody sees
TIMED = (FIRST, DEAL_TILE)  # between people the clock of a match says who has planned first


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action on a board, in the order of ids."""
    c = chart(board)
    names, villages = c.names, [c.names[place] for place in c.markets]
    cards, achievements = [card.name for card in CARDS], [card.name for card in ACHIEVEMENTS]
    tiles = [tile.name for tile in TILES]
    return (
        Done(), Planned(), Halt(), *map(Exchange, GOODS), *map(Gain, GOODS),
        *(Give(" ".join(GOODS[good] for good in given)) for given in GIFTS), *(Sell(good, store) for store in STORES for good in GOODS),
        *map(Discard, achievements), *map(Put, ZONES[1:]), *map(Ship, ZONES), *map(Hold, HOLD_NAMES),
        *map(Goods, COMBINATION_NAMES), *map(Plan, cards), *map(Mayor, cards),
        *(Use(card, "goods") for card in cards), *(Use(card, "main") for card in cards),
        *(Overseas(card, less) for card in achievements for less in LESS), *map(First, LETTERS), *map(Tile, tiles),
        *map(Offer, achievements), *map(Start, names), *map(Build, names), *map(Stay, names), *map(Trade, names),
        *(Step(names[start], names[end]) for start, end in c.arcs), *(Swap(market, tile) for market in villages for tile in tiles),
    )  # fmt: skip


# phases and points

PHASES = (
    "market tiles", "sea cards", "lighthouse", "starting goods", "starting merchants", "planning", "fastest", "fastest good", "choice",
    "transfer", "sell", "hire", "move", "build", "trade", "ship", "overseas", "gain", "swap", "surcharge", "refill", "turn end",
    "income", "discard", "recall",
)  # fmt: skip
(
    IN_TILES, IN_OFFERS, IN_LIGHTHOUSE, IN_GOODS, IN_MERCHANTS, IN_PLANNING, IN_FASTEST, IN_FASTEST_GOOD, IN_CHOICE,
    IN_TRANSFER, IN_SELL, IN_HIRE, IN_MOVE, IN_BUILD, IN_TRADE, IN_SHIP, IN_OVERSEAS, IN_GAIN, IN_SWAP, IN_SURCHARGE, IN_REFILL,
    IN_TURN_END, IN_INCOME, IN_DISCARD, IN_RECALL,
) = range(len(PHASES))  # fmt: skip
CATEGORIES = ("houses", "income", "trade", "hold", "achievements", "money")
FROM_HOUSES, FROM_INCOME, FROM_TRADE, FROM_HOLD, FROM_ACHIEVEMENTS, FROM_MONEY = range(len(CATEGORIES))
