"""The nouns of Valparaíso: options, and the State people hold.

Rules VP-1.2 to VP-1.9. The cards stand in `cards`, actions in `decisions`, box and fields in `box`, events in `events`.
"""

from __future__ import annotations

from ...core import state as core_state
from ...core.engine import count
from ...core.errors import TabletopError, shown
from ...core.game import Option
from ...core.layout import NONE
from .board import INCOMES, ZONES, Side
from .box import FEE, MAYOR_PRICE, OPEN_SLOTS, OPENING_HOUSES, SLOTS, SURCHARGE, TOLL, Box, Fields, make_box
from .cards import ACHIEVEMENT, ACHIEVEMENTS, CARD, CARDS, GOODS, GROUPS, TILE, TILES, Card, Step, Tile
from .decisions import CATEGORIES, PHASES, SHOWN, TIMED, actions
from .events import EVENTS

__all__ = ["CATEGORIES", "EVENTS", "OPTIONS", "PHASES", "SHOWN", "TIMED", "Box", "Fields", "State", "actions", "make_box"]

OPTIONS = (
    Option("start_seat", ("drawn", 0, 1, 2, 3, 4), "VP-1.7"),
    Option("fill_slot_5", ("false", "true"), "VP-2.3"),
    Option("advanced_planning", ("false", "true"), "VP-2.6"),
    Option("slot_prices", ("1 2 3 4", "0 0 0 0", "1 1 1 1", "2 3 4 5"), "VP-3.2"),
    Option("step_prices", ("1 1 1", "0 0 0", "2 2 2", "1 2 3"), "VP-5.3"),
    Option("customs_step_exempt", ("all", "owner"), "VP-5.4"),
    Option("toll", ("enter", "pass_through"), "VP-5.5"),
    Option("rotate_tile", ("visit", "trade"), "VP-7.4"),
    Option("recall", ("one", "houses_shelter"), "VP-10.5"),
    Option("end_points", (18, 12, 15, 21, 24), "VP-11.1"),
    Option("tie_money", ("left", "all"), "VP-11.4"),
)


# the State that people hold


class State(core_state.State):
    """A position of Valparaíso. Seats are numbers, places and cards go by their names."""

    __slots__ = ()
    _s: Fields

    # the board

    @property
    def round(self) -> int:
        """How many rounds have begun."""
        return self._s.round

    @property
    def places(self) -> tuple[str, ...]:
        """The places on this side of the board, in their order."""
        on_it = self._side.places
        return tuple(name for i, name in enumerate(self.game.chart.names) if on_it >> i & 1)

    @property
    def city(self) -> str:
        """The city."""
        return str(self.game.chart.names[self.box.city])

    @property
    def markets(self) -> tuple[str, ...]:
        """The villages with a market."""
        return tuple(name for name in self.places if self.kind(name) == "market")

    def kind(self, place: str) -> str:
        """City, village or market."""
        return str(self.game.chart.kinds[self._place(place)])

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places to which a road leads from a place."""
        i = self._place(place)
        return tuple(self.game.chart.names[self.box.head[arc]] for arc in self.box.near[self.box.first[i] : self.box.first[i + 1]])

    def tiles(self, market: str) -> tuple[Tile | None, ...]:
        """The tiles of a market from the bottom up (VP-7.3); None where none lies yet."""
        m = self.box.market[self._place(market)]
        if m == NONE:
            raise TabletopError(f"{market} has no market; markets are {', '.join(self.markets)}")
        return tuple(None if tile == NONE else TILES[tile] for tile in self._s.tile[m])

    @property
    def reserve(self) -> tuple[Tile, ...]:
        """The tiles that lie apart."""
        return tuple(tile for i, tile in enumerate(TILES) if self._s.reserve >> i & 1)

    def offers(self, zone: str) -> tuple[Card | None, ...]:
        """The achievements in a zone of the open sea; None in an empty slot."""
        outer = self._zone(zone) - 1
        return () if outer < 0 else tuple(None if card == NONE else ACHIEVEMENTS[card] for card in self._s.offer[outer])

    def treasure(self, zone: str) -> int:
        """The pesos that lie in a zone (VP-8.3)."""
        return self._s.treasure[self._zone(zone) - 1] if self._zone(zone) else 0

    @property
    def deck_size(self) -> int:
        """How many achievements are in the deck."""
        return count(self._s.deck)

    @property
    def in_deck(self) -> tuple[Card, ...]:
        """Those achievements, in no order; everybody can tell them."""
        return tuple(card for i, card in enumerate(ACHIEVEMENTS) if self._s.deck >> i & 1)

    # seats

    @property
    def start(self) -> int | None:
        """The seat with the lighthouse (VP-1.7)."""
        return None if self._s.start == NONE else self._s.start

    @property
    def active(self) -> int:
        """The seat that is asked, or whose turn it is."""
        return self._s.active

    def goods(self, seat: int) -> dict[str, int]:
        """The goods in a seat's warehouse."""
        return dict(zip(GOODS, self._s.goods[seat], strict=True))

    def hold(self, seat: int) -> dict[str, int]:
        """The goods in the hold of a seat's ship."""
        return dict(zip(GOODS, self._s.hold[seat], strict=True))

    def pesos(self, seat: int) -> int:
        """The pesos of a seat, less those that it has laid on the Mayor's Office (VP-2.4)."""
        return self._s.pesos[seat] - (MAYOR_PRICE if self._s.plan[seat][0] != NONE else 0)

    def supply(self, seat: int) -> int:
        """The merchants of a seat that are not hired yet, or at the start not placed."""
        return self._s.supply[seat]

    def merchants(self, seat: int) -> dict[str, int]:
        """How many merchants of a seat stand in each place where there are any."""
        return {name: n for name, n in zip(self.game.chart.names, self._s.at[seat], strict=False) if n}

    def merchants_at(self, place: str) -> tuple[int, ...]:
        """How many merchants each seat has in a place."""
        i = self._place(place)
        return tuple(self._s.at[seat][i] for seat in range(self.players))

    def houses(self, seat: int) -> tuple[str, ...]:
        """The places outside the city with a house of a seat."""
        return tuple(name for i, name in enumerate(self.game.chart.names) if self._s.houses[seat] >> i & 1)

    def residences(self, seat: int) -> int:
        """How many houses a seat has in the city (VP-6.4)."""
        return self._s.residence.count(seat)

    def built(self, seat: int) -> int:
        """How many houses a seat has built, wherever they stand."""
        return self._s.built[seat]

    @property
    def residence_spaces(self) -> tuple[tuple[int, str, int, int | None], ...]:
        """The spaces for houses in the city from the lighthouse on: points, income, how much of it, and whose house stands there."""
        box = self.box
        return tuple(
            (box.worth[i], INCOMES[box.income[i]], box.amount[i], None if self._s.residence[i] == NONE else self._s.residence[i])
            for i in range(box.residences)
        )

    def owners(self, place: str) -> tuple[int, ...]:
        """The seats with a house in a place outside the city."""
        i = self._place(place)
        return tuple(seat for seat in range(self.players) if self._s.houses[seat] >> i & 1)

    def spaces(self, place: str) -> tuple[int, ...]:
        """The points of the free spaces for houses in a place outside the city, the next one first (VP-6.3)."""
        return tuple(self._side.houses[self._place(place)][len(self.owners(place)) :])

    def ship(self, seat: int) -> str:
        """The zone of a seat's ship."""
        return ZONES[self._s.ship[seat]]

    def ships(self, zone: str) -> tuple[int, ...]:
        """The seats whose ships are in a zone."""
        return tuple(seat for seat in range(self.players) if self.ship(seat) == zone)

    def achievements(self, seat: int) -> tuple[Card, ...]:
        """The achievements that a seat has bought and not discarded."""
        return tuple(card for i, card in enumerate(ACHIEVEMENTS) if self._s.cards[seat] >> i & 1)

    def bottom(self, seat: int, card: str) -> str:
        """The good at the bottom of a card of a seat; "any good" of an achievement (VP-3.4)."""
        i = CARD[self.card(card).name]
        return "any good" if i >= ACHIEVEMENT else GOODS[self.box.bottom[ACHIEVEMENT * seat + i]]

    def points(self, seat: int) -> int:
        """The points of a seat on the track."""
        return sum(self._s.earned[seat])

    # planning

    def plan(self, seat: int) -> tuple[Card | None, ...]:
        """What a seat has planned and nobody else knows: the Mayor's Office first, then slots 1 to 5."""
        return tuple(None if card == NONE else CARDS[card] for card in self._s.plan[seat])

    def slots(self, seat: int) -> tuple[Card | None, ...]:
        """The cards that a seat has still to use: the Mayor's Office first, then slots 1 to 5."""
        return tuple(None if card == NONE else CARDS[card] for card in self._s.slot[seat])

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that are neither planned nor still to be used."""
        away = {*self._s.plan[seat], *self._s.slot[seat]}
        return tuple(card for i, card in enumerate(CARDS) if i not in away and (i < ACHIEVEMENT or card in self.achievements(seat)))

    def open_slots(self, seat: int) -> int:
        """How many numbered slots a seat can plan in: four, five once it has built two houses (VP-2.3)."""
        return SLOTS if self.built(seat) >= OPENING_HOUSES else OPEN_SLOTS

    def slot_price(self, slot: int) -> int:
        """What it costs to use the card of a slot now; 0 is the Mayor's Office (VP-3.2)."""
        return int(self.box.slot_price[slot])

    # the card in use

    @property
    def card_in_use(self) -> Card | None:
        """The card that the active seat uses, None between cards."""
        return None if self._s.card == NONE else CARDS[self._s.card]

    @property
    def step(self) -> Step | None:
        """The step of that card that is being done; None where goods at its bottom are being chosen."""
        card = self.card_in_use
        at = self._s.step - 1
        return None if card is None or self.phase == "gain" and at >= len(card.steps) else card.steps[at] if at < len(card.steps) else None

    @property
    def later_steps(self) -> tuple[Step, ...]:
        """The steps of that card that come after this one."""
        card = self.card_in_use
        return () if card is None else card.steps[self._s.step :]

    @property
    def has_changed(self) -> bool:
        """Whether the card in use has changed something (VP-3.5)."""
        return bool(self._s.changed)

    @property
    def left(self) -> int:
        """How often the step can still be done: sales, goods of choice, markets to visit, merchants to move."""
        return self._s.left

    @property
    def spent(self) -> int:
        """The pesos that the active seat has spent in this turn."""
        return self._s.spent

    @property
    def mover(self) -> str | None:
        """Where the merchant stands that is on its way, None between two (VP-5.2)."""
        return None if self._s.mover == NONE else str(self.game.chart.names[self._s.mover])

    @property
    def walked(self) -> int:
        """The steps that it has made."""
        return self._s.walked

    @property
    def path(self) -> tuple[str, ...]:
        """The places where it has been in this move, in the order of places."""
        return tuple(name for i, name in enumerate(self.game.chart.names) if self._s.path >> i & 1)

    def unmoved(self, place: str) -> int:
        """How many merchants of the active seat in a place have not moved in this step; the one on its way is none of them."""
        i = self._place(place)
        return self._s.at[self.active][i] - self._s.moved[i] - int(self._s.mover == i)

    @property
    def market(self) -> str | None:
        """The market that is being visited (VP-7.1)."""
        return None if self._s.market == NONE else str(self.game.chart.names[self._s.market])

    @property
    def trades_left(self) -> int:
        """The trades left in it."""
        return self._s.trades

    @property
    def visited(self) -> tuple[str, ...]:
        """The markets in which was traded in this step."""
        return tuple(name for i, name in enumerate(self.game.chart.names) if self._s.visited >> i & 1)

    # prices

    def fee(self, seat: int, market: str) -> int:
        """What a visit to a market costs a seat: a peso for each merchant and each trading post of others (VP-7.2)."""
        others = [q for q in range(self.players) if q != seat]
        return FEE * sum(self.merchants_at(market)[q] + (q in self.owners(market)) for q in others)

    def toll(self, seat: int, place: str) -> int:
        """The toll that a seat pays in a village, to all owners of customs houses there (VP-5.5)."""
        return TOLL * sum(q != seat for q in self.owners(place)) if self.kind(place) == "village" else 0

    def is_no_step(self, seat: int, place: str) -> bool:
        """Whether entering a place is no step for a seat, since there is a customs house (VP-5.4)."""
        owners = self.owners(place) if self.kind(place) == "village" else ()
        return seat in owners if self.game.options["customs_step_exempt"] == "owner" else bool(owners)

    def surcharge(self, zone: str, card: str) -> int:
        """What an achievement in a zone costs besides its goods: 10 pesos for a B card while an A card lies there (VP-8.4)."""
        groups = [offer.group for offer in self.offers(zone) if offer]
        return SURCHARGE if self.card(card).group != GROUPS[0] and GROUPS[0] in groups else 0

    def card(self, name: str) -> Card:
        """A card by its name. Raises TabletopError for none."""
        if name not in CARD:
            raise TabletopError(f"there is no card {shown(name)}; a card is called like {CARDS[0].name!r} or {ACHIEVEMENTS[0].name!r}")
        return CARDS[CARD[name]]

    def tile(self, name: str) -> Tile:
        """A market tile by its name. Raises TabletopError for none."""
        if name not in TILE:
            raise TabletopError(f"there is no tile {shown(name)}; a tile is called like {TILES[0].name!r}")
        return TILES[TILE[name]]

    # the end

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with this round, since the sea could not be refilled (VP-11.2)."""
        return bool(self._s.last)

    @property
    def end_points(self) -> int:
        """The points on the track that end the game (VP-11.1)."""
        return int(self.box.end_points)

    @property
    def _side(self) -> Side:
        side: Side = self.game.chart.side(self.players)
        return side

    def _place(self, place: str) -> int:
        """The number of a place. Raises TabletopError for one that is not on this side of the board."""
        names = self.game.chart.names
        if place not in names or not self._side.places >> names.index(place) & 1:
            raise TabletopError(f"this side of the board has no place {shown(place)}; its places are {', '.join(self.places)}")
        return int(names.index(place))

    def _zone(self, zone: str) -> int:
        if zone not in ZONES:
            raise TabletopError(f"there is no zone {shown(zone)}; the zones are {', '.join(ZONES)}")
        return ZONES.index(zone)
