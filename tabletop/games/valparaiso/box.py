"""Box and fields of Valparaíso: what never changes in a game, and what does.

Rules VP-1.2 to VP-1.9. A place, a card, a tile is a number in the order of its list; sets of them are bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...core.box import padded
from ...core.errors import OptionError
from ...core.layout import NONE, Grid, Layout, Row, grid, layout, row, whole
from .board import ARCS, INCOMES, MARKETS, PLACES, SPACES, ZONES, Chart, chart
from .cards import ACHIEVEMENT, ACHIEVEMENTS, CARDS, DECKS, GAIN, GOODS, GROUPS, HIRE, LETTERS, SELL, STEP_KINDS, STEPS, TILES, Step
from .decisions import (
    ACHIEVEMENT_COUNT,
    CAPACITY,
    CARD_COUNT,
    CATEGORIES,
    COMBINATIONS,
    GIFTS,
    GOOD_COUNT,
    HOLDS,
    SEATS,
    SETTLE,
    TILE_COUNT,
)

SEATS_LEAST = 2
HOUSES = 4  # of a seat (VP-1.3)
SLOTS = 5  # numbered; number 0 is the Mayor's Office
OPEN_SLOTS = 4  # until two houses stand (VP-2.3)
OPENING_HOUSES = 2
MERCHANTS = 4  # of a seat, 3 with two players (VP-1.3)
RESIDENCES = 12  # at most
NEAR_SEA = 0
ZONE_COUNT = len(ZONES)
OUTER = ZONE_COUNT - 1
LETTER_COUNT, CATEGORY_COUNT = len(LETTERS), len(CATEGORIES)
OFFERS = 3  # cards in each zone of the open sea (VP-1.5)
START_PESOS, ZONE_PESOS = 20, 5
MAYOR_PRICE, EXCHANGE_PESOS, SALE, HOUSE_PRICE, TOLL, FEE, SURCHARGE = 5, 3, 10, 10, 2, 1, 10
MOST_RESIDENCES, SECOND_RESIDENCES = 5, 2  # pesos (VP-10.3)
PESOS_A_POINT, GOOD_AT_END = 20, 3
LAST_PRICED = 3  # steps of a merchant that have prices
ALL_TIMES = 9  # of what a card does not limit
IN_PESOS, IN_ANY, IN_POINTS = 0, 4, 5  # what a residence brings; 1 to 3 are goods
NO_STEP = Step("", {})
MANY = (1 << 24) - 1  # of what a long game only counts


class Box(NamedTuple):
    """What never changes in a game of Valparaíso; rows are padded to the largest board.

    By place: `spaces` for houses, their `points` (SPACES a place), `market` (number, NONE without), and from `first` on the arcs that
    begin there, in `near`. By arc: where it begins (`tail`) and ends (`head`). `plain` (villages without a market) and `markets` are
    sets of places, `place` is by market; `build`, `stay`, `trade`, `walk` and `swap` are the first ids of those actions. `worth`,
    `income` and `amount` are of residences; `bottom` by seat and action card the good; `price` and `points_of` of achievements.
    `group` are sets of achievements by letter; `lettered` of tiles; `pay` and `get` of tiles in goods and pesos (4 each), `bonus`
    their points. `length` is the number of steps of a card. Of each step (STEPS a card): `kind`, how many `times` (sales, villages,
    merchants, goods of choice), `cost` in pesos, `extra` (steps, trades, points, goods less), `free` (no price of steps, no fees,
    anywhere, from the hold too), `tollfree`, and the goods `given`. `hold` and `choice` are goods by what the hold may contain and by
    combination; `gift` sets of goods.
    """

    players: int
    start_seat: int
    merchants: int
    owner_only: int
    pass_through: int
    shelter: int
    rotate_each: int
    advanced: int
    fill_fifth: int
    end_points: int
    all_money: int
    slot_price: tuple[int, ...]
    step_price: tuple[int, ...]
    places: int
    city: int
    plain: int
    markets: int
    place: tuple[int, ...]
    market: tuple[int, ...]
    spaces: tuple[int, ...]
    points: tuple[int, ...]
    first: tuple[int, ...]
    near: tuple[int, ...]
    tail: tuple[int, ...]
    head: tuple[int, ...]
    build: int
    stay: int
    trade: int
    walk: int
    swap: int
    residences: int
    worth: tuple[int, ...]
    income: tuple[int, ...]
    amount: tuple[int, ...]
    cards: int
    bottom: tuple[int, ...]
    price: tuple[int, ...]
    points_of: tuple[int, ...]
    group: tuple[int, ...]
    lettered: tuple[int, ...]
    pay: tuple[int, ...]
    get: tuple[int, ...]
    bonus: tuple[int, ...]
    length: tuple[int, ...]
    kind: tuple[int, ...]
    times: tuple[int, ...]
    cost: tuple[int, ...]
    extra: tuple[int, ...]
    free: tuple[int, ...]
    tollfree: tuple[int, ...]
    given: tuple[int, ...]
    hold: tuple[int, ...]
    choice: tuple[int, ...]
    gift: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options on a board. Raises BoardError, and OptionError for a start seat that does not play."""
    start = options["start_seat"]
    if start != "drawn" and int(start) >= players:
        raise OptionError(f"start_seat {start} does not play in a game of {players}; it is drawn, or 0 to {players - 1}")
    return Box(
        players=players,
        start_seat=NONE if start == "drawn" else int(start),
        merchants=MERCHANTS - int(players == SEATS_LEAST),
        owner_only=int(options["customs_step_exempt"] == "owner"),
        pass_through=int(options["toll"] == "pass_through"),
        shelter=int(options["recall"] == "houses_shelter"),
        rotate_each=int(options["rotate_tile"] == "trade"),
        advanced=int(options["advanced_planning"] == "true"),
        fill_fifth=int(options["fill_slot_5"] == "true"),
        end_points=int(options["end_points"]),
        all_money=int(options["tie_money"] == "all"),
        slot_price=(0, 0, *map(int, str(options["slot_prices"]).split())),
        step_price=(0, *map(int, str(options["step_prices"]).split())),
        **_of_board(chart(board), players),
        **_of_cards(players),
    )


def _of_board(c: Chart, players: int) -> dict[str, Any]:
    """What the box tells of places, roads and residences."""
    side, n = c.side(players), len(c.names)
    here = [bool(side.places >> place & 1) for place in range(n)]
    arcs = [i for i, on_side in enumerate(side.arcs) if on_side]
    return {
        "places": n,
        "city": c.city,
        "plain": sum(1 << place for place in range(n) if here[place] and c.kinds[place] == "village"),
        "markets": sum(1 << place for place in c.markets if here[place]),
        "place": padded(c.markets, MARKETS, NONE),
        "market": padded([c.markets.index(i) if i in c.markets and here[i] else NONE for i in range(n)], PLACES, NONE),
        "spaces": padded([len(houses) for houses in side.houses], PLACES, 0),
        "points": padded([points for houses in side.houses for points in padded(houses, SPACES, 0)], PLACES * SPACES, 0),
        "first": padded([sum(c.arcs[i][0] < place for i in arcs) for place in range(n + 1)], PLACES + 1, len(arcs)),
        "near": padded(arcs, ARCS, NONE),
        "tail": padded([tail for tail, _ in c.arcs], ARCS, NONE),
        "head": padded([head for _, head in c.arcs], ARCS, NONE),
        "build": SETTLE + n,
        "stay": SETTLE + 2 * n,
        "trade": SETTLE + 3 * n,
        "walk": SETTLE + 4 * n,
        "swap": SETTLE + 4 * n + len(c.arcs),
        "residences": len(side.residences),
        "worth": padded([space.points for space in side.residences], RESIDENCES, 0),
        "income": padded([INCOMES.index(space.income) for space in side.residences], RESIDENCES, 0),
        "amount": padded([space.amount for space in side.residences], RESIDENCES, 0),
    }


def _of_cards(players: int) -> dict[str, Any]:
    """What the box tells of cards, tiles and goods."""
    steps = [step for card in CARDS for step in (*card.steps, *[NO_STEP] * (STEPS - len(card.steps)))]
    return {
        "cards": sum(1 << i for i, card in enumerate(ACHIEVEMENTS) if card.seats <= players),
        "bottom": tuple(DECKS[seat % len(DECKS)][card] for seat in range(SEATS) for card in range(ACHIEVEMENT)),
        "price": tuple(n for card in ACHIEVEMENTS for n in card.cost),
        "points_of": tuple(card.points for card in ACHIEVEMENTS),
        "group": tuple(sum(1 << i for i, card in enumerate(ACHIEVEMENTS) if card.group == group) for group in GROUPS),
        "lettered": tuple(sum(1 << i for i, tile in enumerate(TILES) if tile.letter == letter) for letter in LETTERS),
        "pay": tuple(n for tile in TILES for n in tile.pay),
        "get": tuple(n for tile in TILES for n in tile.get),
        "bonus": tuple(tile.points for tile in TILES),
        "length": tuple(len(card.steps) for card in CARDS),
        "kind": tuple(NONE if step is NO_STEP else STEP_KINDS.index(step.kind) for step in steps),
        "times": tuple(map(_times, steps)),
        "cost": tuple(map(_cost, steps)),
        "extra": tuple(map(_extra, steps)),
        "free": tuple(map(_free, steps)),
        "tollfree": tuple(step.values.get("tollfree", 0) for step in steps),
        "given": tuple(step.values.get(good, 0) for step in steps for good in GOODS),
        "hold": tuple(n for goods in HOLDS for n in goods),
        "choice": tuple(n for goods in COMBINATIONS for n in goods),
        "gift": tuple(sum(1 << good for good in given) for given in GIFTS),
    }


def _times(step: Step) -> int:
    """How often: sales, villages, merchants that move, goods of one's choice; goods that a merchant costs."""
    usual = {STEP_KINDS[SELL]: 1, STEP_KINDS[HIRE]: GOOD_COUNT, STEP_KINDS[GAIN]: 0}
    keys = ("times", "villages", "merchants", "goods", "any")
    return next((step.values[key] for key in keys if key in step.values), usual.get(step.kind, ALL_TIMES))


def _cost(step: Step) -> int:
    """Pesos: the price of a house or a point, or what a reward brings for each thing counted."""
    return step.values.get("price", HOUSE_PRICE if step.kind == "build" else step.values.get("pesos", 0))


def _extra(step: Step) -> int:
    """Steps of a merchant, further trades, points, goods that need not be paid."""
    usual = LAST_PRICED if step.kind == "move" else 0
    return next((step.values[key] for key in ("steps", "more", "points", "less") if key in step.values), usual)


def _free(step: Step) -> int:
    """Whether steps cost nothing, nobody is paid fees, goods are transferred anywhere or sold from the hold too."""
    return max(step.values.get(key, 0) for key in ("free", "feefree", "anywhere", "hold"))


STATIONS = (
    "ask", "deal", "goods", "merchants", "round", "planner", "step", "seat", "income", "majority", "discard", "recall", "end",
)  # fmt: skip
(
    ASK, AT_DEAL, AT_GOODS, AT_MERCHANTS, AT_ROUND, AT_PLANNER, AT_STEP, AT_SEAT, AT_INCOME, AT_MAJORITY, AT_DISCARD, AT_RECALL, AT_END,
) = range(len(STATIONS))  # fmt: skip


@layout
class Fields(Layout):
    """What changes in a game of Valparaíso."""

    station: int = whole("what the game goes on with, an index into STATIONS; ASK between two actions", len(STATIONS) - 1, derived=True)
    round: int = whole("rounds begun", MANY)
    start: int = whole("seat with the lighthouse, NONE before it is drawn", SEATS - 1, NONE)
    active: int = whole("seat that is asked, or whose turn it is, also while chance decides", SEATS - 1)
    turn: int = whole("seats dealt with where it goes round the table", SEATS)
    cursor: int = whole("residence whose income comes next", RESIDENCES)
    goods: Grid = grid(SEATS, GOOD_COUNT, "goods in the warehouse of a seat", MANY)
    hold: Grid = grid(SEATS, GOOD_COUNT, "goods in the hold of a seat", CAPACITY)
    pesos: Row = row(SEATS, "pesos of a seat; those laid on the Mayor's Office leave it when plans are revealed", MANY)
    supply: Row = row(SEATS, "merchants of a seat not yet hired", MERCHANTS)
    at: Grid = grid(SEATS, PLACES, "merchants of a seat by place", MERCHANTS)
    houses: Row = row(SEATS, "places outside the city with a house of a seat, as bits", (1 << PLACES) - 1)
    residence: Row = row(RESIDENCES, "owner of each residence, from the lighthouse on", SEATS - 1, NONE)
    ship: Row = row(SEATS, "zone of the ship of a seat", OUTER)
    cards: Row = row(SEATS, "achievements of a seat, planned ones among them, as bits", (1 << ACHIEVEMENT_COUNT) - 1)
    plan: Grid = grid(SEATS, SLOTS + 1, "card planned and not revealed; 0 is the Mayor's Office", CARD_COUNT - 1, NONE, seen="owner")
    slot: Grid = grid(SEATS, SLOTS + 1, "card to be used; 0 is the Mayor's Office", CARD_COUNT - 1, NONE)
    tile: Grid = grid(MARKETS, len(LETTERS), "tiles of a market from the bottom up", TILE_COUNT - 1, NONE)
    reserve: int = whole("tiles that lie apart, as bits", (1 << TILE_COUNT) - 1)
    offer: Grid = grid(OUTER, OFFERS, "achievements in the zones of the open sea", ACHIEVEMENT_COUNT - 1, NONE)
    treasure: Row = row(OUTER, "pesos in the zones of the open sea", ZONE_PESOS + SURCHARGE)
    deck: int = whole("achievements still in the deck, as bits", (1 << ACHIEVEMENT_COUNT) - 1)
    combinations: int = whole("goods to start with that somebody took, as bits", (1 << len(COMBINATIONS)) - 1)
    builder: int = whole("seat that built a residence last in this round", SEATS - 1, NONE)
    last: int = whole("1 once a slot of the sea could not be refilled", 1)
    card: int = whole("card in use", CARD_COUNT - 1, NONE)
    step: int = whole("step of that card", STEPS)
    changed: int = whole("1 once the card in use has changed something", 1)
    left: int = whole("how often the step can still be done", ALL_TIMES)
    mover: int = whole("place of the merchant that moves, NONE between two", PLACES - 1, NONE)
    walked: int = whole("steps that it has made", PLACES)
    path: int = whole("places where it has been in this move, as bits", (1 << PLACES) - 1)
    moved: Row = row(PLACES, "merchants by place that have moved in this step", MERCHANTS)
    market: int = whole("place of the market that is being traded in", PLACES - 1, NONE)
    trades: int = whole("trades left in it", MERCHANTS + 2)
    visited: int = whole("places of markets traded in, as bits", (1 << PLACES) - 1)
    spent: int = whole("pesos spent in this turn", MANY)
    earned: Grid = grid(SEATS, len(CATEGORIES), "points of a seat by where they come from", MANY)
    spots: Row = row(SEATS, "places with merchants of a seat, as bits", (1 << PLACES) - 1, derived=True)
    built: Row = row(SEATS, "houses that a seat has built", HOUSES, derived=True)
    customs: int = whole("places with a customs house, as bits", (1 << PLACES) - 1, derived=True)
    open: int = whole("places with a free space for a house, the city among them, as bits", (1 << PLACES) - 1, derived=True)
