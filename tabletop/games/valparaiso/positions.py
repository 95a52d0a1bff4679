"""Positions of Valparaíso as mappings that people can read and write, with what is left out filled in.

    {"players": 3, "phase": "choice", "to_move": "A", "slots": {"A": [None, "move", "build"]}, "pesos": {"A": 14},
     "goods": {"A": {"silver": 1}}, "merchants": {"A": {"Valparaíso": 1, "Limache": 1}}, "houses": {"B": ["Quilpué"]},
     "residences": ["B"], "ships": {"B": "north sea"}, "tiles": {"Quillota": ["A1", "B2", "C1", "D1", "E1"]}}

Seats are letters. Plans and slots begin with the Mayor's Office. Who is not named has 20 pesos, two merchants in the city, and its ship
in the bay. Tiles and sea cards that are not named are dealt by chance (VP-1.4, VP-1.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ...core.action import Action
from ...core.chance import draw
from ...core.engine import count, nth
from ...core.errors import PositionError
from ...core.layout import NONE, Row
from ...core.position import TURNS, Reader, check_keys, listed, number, one_of, pairs, turn_text
from ...core.state import SEATS as LETTERS
from ...core.state import Seen
from . import engine
from .board import ZONES
from .box import ALL_TIMES, LETTER_COUNT, MANY, MERCHANTS, OFFERS, OUTER, RESIDENCES, SLOTS, SURCHARGE, ZONE_PESOS, Box, Fields
from .cards import ACHIEVEMENT, CARD_NAMES, CARDS, GOODS, STEP_KINDS, STEPS, TILE_NAMES
from .checking import wrong
from .dealing import next_offer, next_space, pool
from .decisions import (
    CAPACITY,
    CATEGORIES,
    COMBINATION_NAMES,
    IN_CHOICE,
    IN_GAIN,
    IN_GOODS,
    IN_LIGHTHOUSE,
    IN_OFFERS,
    IN_PLANNING,
    IN_REFILL,
    IN_TILES,
    IN_TRANSFER,
    PHASES,
    Offer,
)
from .pieces import State
from .sailing import first_cards

__all__ = ["from_dict", "odds", "to_dict", "wrong"]

BY_SEAT = ("goods", "hold", "pesos", "merchants", "houses", "ships", "achievements", "plan", "slots", "points")
OF_TABLE = ("residences", "tiles", "offers", "treasure", "deck", "taken_goods", "builder", "last")
OF_CARD = ("card", "step", "changed", "left", "mover", "walked", "path", "moved", "market", "trades", "visited", "spent")
KEYS = ("phase", "to_move", "round", "start", "active", "turn", "cursor", *BY_SEAT, *OF_TABLE, *OF_CARD)
ACHIEVEMENT_NAMES = CARD_NAMES[ACHIEVEMENT:]


def to_dict(state: State) -> dict[str, Any]:
    """A position in full; what belongs to a card in use is left out between cards."""
    s, seats, names = state.fields, LETTERS[: state.players], state.game.chart.names
    assert isinstance(s, Fields)

    def places(mask: int) -> list[str]:
        return [name for i, name in enumerate(names) if mask >> i & 1]

    def cards(row: Row) -> list[str | None]:
        found = [None if card == NONE else CARD_NAMES[card] for card in row]
        return found[: max((i + 1 for i, name in enumerate(found) if name), default=0)]

    head = {
        "phase": state.phase, "to_move": turn_text(s.to_move), "round": s.round,
        "start": None if s.start == NONE else LETTERS[s.start], "active": LETTERS[s.active], "turn": s.turn, "cursor": s.cursor,
    }  # fmt: skip
    by_seat: dict[str, list[Any]] = {
        "goods": [_amounts(row) for row in s.goods], "hold": [_amounts(row) for row in s.hold], "pesos": s.pesos,
        "merchants": [state.merchants(p) for p in range(state.players)], "houses": [places(mask) for mask in s.houses],
        "ships": [ZONES[zone] for zone in s.ship],
        "achievements": [[card.name for card in state.achievements(p)] for p in range(state.players)],
        "plan": [cards(row) for row in s.plan], "slots": [cards(row) for row in s.slot],
        "points": [{name: n for name, n in zip(CATEGORIES, row, strict=True) if n} for row in s.earned],
    }  # fmt: skip
    table = {
        "residences": [LETTERS[owner] for owner in s.residence if owner != NONE],
        "tiles": {market: [tile and tile.name for tile in state.tiles(market)] for market in state.markets},
        "offers": {zone: [card and card.name for card in state.offers(zone)] for zone in ZONES[1:]},
        "treasure": {zone: state.treasure(zone) for zone in ZONES[1:]}, "deck": [card.name for card in state.in_deck],
        "taken_goods": [name for i, name in enumerate(COMBINATION_NAMES) if s.combinations >> i & 1],
        "builder": None if s.builder == NONE else LETTERS[s.builder], "last": bool(s.last),
    }  # fmt: skip
    of_card = {
        "card": None if s.card == NONE else CARD_NAMES[s.card], "step": s.step, "changed": bool(s.changed), "left": s.left,
        "mover": state.mover, "walked": s.walked, "path": places(s.path),
        "moved": {name: n for name, n in zip(names, s.moved, strict=False) if n}, "market": state.market, "trades": s.trades,
        "visited": places(s.visited), "spent": s.spent,
    }  # fmt: skip
    seated = {key: dict(zip(seats, values, strict=False)) for key, values in by_seat.items()}
    return head | seated | table | {key: value for key, value in of_card.items() if value or value == 0 and value is not False}


def _amounts(row: Row) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, row, strict=True) if n}


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...]) -> Fields:
    """The fields of a position; tiles and sea cards that are not named are dealt at random.

    Raises PositionError for unknown keys, seats, places and cards, what is named twice, and numbers that cannot be.
    """
    check_keys(position, KEYS, "Valparaíso")
    return _Reader(box, position, rng, names).read()


class _Reader(Reader):
    """Takes what a mapping names, and fills in what it leaves out."""

    def __init__(self, box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...]) -> None:
        super().__init__(position, box.players)
        self.box, self.rng, self.s = box, rng, Fields()
        self.places = names

    def read(self) -> Fields:
        """The fields."""
        s = self.s
        engine.setup(self.box, s)
        self._turn()
        self._purses()
        self._board()
        self._cards()
        self._tiles()
        self._sea()
        self._step()
        return s

    def _turn(self) -> None:
        s, position = self.s, self.position
        usual = "choice" if "slots" in position else "planning"
        s.phase = one_of(position.get("phase", usual), PHASES, "phase")
        before = s.phase < IN_PLANNING
        s.round = number(position.get("round", 0 if before else 1), 0, MANY, "round")
        known = s.phase > IN_LIGHTHOUSE
        s.start = self.seat("start", 0 if known and self.box.start_seat == NONE else self.box.start_seat)
        turn = position.get("to_move", "chance" if s.phase in (IN_TILES, IN_OFFERS, IN_LIGHTHOUSE, IN_REFILL) else None)
        if isinstance(turn, str) and turn in TURNS:
            s.to_move = TURNS[turn]
            s.active = self.seat("active", max(s.start, 0))
        else:
            s.to_move = self._active(max(s.start, 0)) if turn is None else one_of(turn, self.seats, "to_move")
            s.active = self.seat("active", s.to_move)
        s.turn = number(position.get("turn", self._usual_turn()), 0, self.box.players, "turn")
        s.cursor = number(position.get("cursor", 0), 0, RESIDENCES, "cursor")

    def _active(self, start: int) -> int:
        """The seat to move where none is named: the active one."""
        return self.seat("active", start)

    def _usual_turn(self) -> int:
        """How many seats were dealt with, where that is not said: as many as come before the active one."""
        s, n = self.s, self.box.players
        if s.phase in (IN_GOODS, IN_GOODS + 1):
            return (s.start - s.active - 1) % n + 1
        before = (s.active - max(s.start, 0)) % n
        if s.phase == IN_PLANNING or PHASES[s.phase] == "income":
            return before
        if PHASES[s.phase] in ("discard", "recall"):
            return before + 1 if s.to_move >= 0 else 0
        return n if PHASES[s.phase] in ("fastest", "fastest good") else 0

    def _purses(self) -> None:
        s = self.s
        for key, rows, most in (("goods", s.goods, MANY), ("hold", s.hold, CAPACITY)):
            for p, named in self.by_seat(key):
                for good, n in pairs(named, f"{key} of {LETTERS[p]}"):
                    which = one_of(good, GOODS, f"{key} of {LETTERS[p]}")
                    rows[p][which] = number(n, 0, most, f"{good} in {key} of {LETTERS[p]}")
        for p, n in self.by_seat("pesos"):
            s.pesos[p] = number(n, 0, MANY, f"pesos of {LETTERS[p]}")
        for p, named in self.by_seat("points"):
            for category, n in pairs(named, f"points of {LETTERS[p]}"):
                which = one_of(category, CATEGORIES, f"points of {LETTERS[p]}")
                s.earned[p][which] = number(n, 0, MANY, f"points of {LETTERS[p]} from {category}")

    def _board(self) -> None:
        s, box = self.s, self.box
        waiting = s.phase <= IN_GOODS + 1
        for p in range(box.players):
            s.at[p][box.city] = 1 if waiting else 2
            s.supply[p] = box.merchants - s.at[p][box.city]
        for p, named in self.by_seat("merchants"):
            s.at[p] = [0] * len(s.at[p])
            for place, n in pairs(named, f"merchants of {LETTERS[p]}"):
                s.at[p][self._place(place, f"merchants of {LETTERS[p]}")] = number(n, 0, MERCHANTS, f"merchants of {LETTERS[p]} in {place}")
            s.supply[p] = box.merchants - sum(s.at[p])
            if s.supply[p] < 0:
                raise PositionError(f"{LETTERS[p]} has {box.merchants} merchants, not {sum(s.at[p])} (VP-1.3)")
        for p, named in self.by_seat("houses"):
            s.houses[p] = self._set(named, f"houses of {LETTERS[p]}")
        for i, owner in enumerate(listed(self.position.get("residences", []), "residences", "seats")):
            if i >= box.residences:
                raise PositionError(f"residences: there are {box.residences} spaces in the city (VP-6.4)")
            s.residence[i] = one_of(owner, self.seats, "residences")
        for p, zone in self.by_seat("ships"):
            s.ship[p] = one_of(zone, ZONES, f"ships of {LETTERS[p]}")
        s.builder = self.seat("builder", NONE)
        for name in listed(self.position.get("taken_goods", []), "taken_goods", "goods"):
            s.combinations |= 1 << one_of(name, COMBINATION_NAMES, "taken_goods")

    def _cards(self) -> None:
        s = self.s
        for p, named in self.by_seat("achievements"):
            for card in listed(named, f"achievements of {LETTERS[p]}", "achievements"):
                s.cards[p] |= 1 << one_of(card, ACHIEVEMENT_NAMES, f"achievements of {LETTERS[p]}")
        for key, rows in (("plan", s.plan), ("slots", s.slot)):
            for p, named in self.by_seat(key):
                row = listed(named, f"{key} of {LETTERS[p]}", "cards, None for an empty slot")
                if len(row) > SLOTS + 1:
                    raise PositionError(f"{key} of {LETTERS[p]} are the Mayor's Office and {SLOTS} slots, not {len(row)}")
                for i, card in enumerate(row):
                    rows[p][i] = NONE if card is None else one_of(card, CARD_NAMES, f"{key} of {LETTERS[p]}")

    def _tiles(self) -> None:
        """Named tiles first, then the others by chance, unless the game is still being set up."""
        s, box = self.s, self.box
        for market, named in pairs(self.position.get("tiles", {}), "tiles"):
            m = box.market[self._place(market, "tiles")]
            if m == NONE:
                raise PositionError(f"tiles: {market} has no market")
            row = listed(named, f"tiles of {market}", "tiles")
            if len(row) != LETTER_COUNT:
                raise PositionError(f"tiles of {market} are {LETTER_COUNT}, from the bottom up, not {len(row)}")
            for i, tile in enumerate(row):
                if tile is not None:
                    s.tile[m][i] = one_of(tile, TILE_NAMES, f"tiles of {market}")
                    s.reserve &= ~(1 << s.tile[m][i])
        if s.phase == IN_TILES:
            return
        phase = s.phase
        s.phase = IN_TILES
        while (space := next_space(box, s)) != NONE:
            m, i = divmod(space, LETTER_COUNT)
            tile = nth(pool(box, s), draw(self.rng, count(pool(box, s))))
            s.tile[m][i] = tile
            s.reserve &= ~(1 << tile)
        s.phase = phase

    def _sea(self) -> None:
        """Named cards first; where none are named, nine by chance, those of the topmost group first, as the deck lies."""
        s, box, position = self.s, self.box, self.position
        held = sum(cards for cards in s.cards)
        for zone, named in pairs(position.get("offers", {}), "offers"):
            z = one_of(zone, ZONES[1:], "offers")
            row = listed(named, f"offers in the {zone}", "achievements, None for an empty slot")
            if len(row) > OFFERS:
                raise PositionError(f"offers: {OFFERS} cards lie in a zone, not {len(row)}")
            for j, card in enumerate(row):
                s.offer[z][j] = NONE if card is None else one_of(card, ACHIEVEMENT_NAMES, f"offers in the {zone}")
        lie = [card for row in s.offer for card in row if card != NONE]
        s.deck = box.cards & ~held & ~sum(1 << card for card in set(lie))
        if "deck" in position:
            named = [one_of(card, ACHIEVEMENT_NAMES, "deck") for card in listed(position["deck"], "deck", "achievements")]
            s.deck = sum(1 << card for card in set(named))
        elif "offers" not in position and s.phase > IN_OFFERS:
            phase, s.phase = s.phase, IN_OFFERS  # the pool of which the cards come
            while (slot := next_offer(s)) != NONE and s.deck:
                card = nth(pool(box, s), draw(self.rng, count(pool(box, s))))
                s.offer[slot // OFFERS][slot % OFFERS] = card
                s.deck &= ~(1 << card)
            s.phase = phase
        for z in range(OUTER):
            s.treasure[z] = ZONE_PESOS if first_cards(box, s, z) or s.phase <= IN_OFFERS else 0
        for zone, n in pairs(position.get("treasure", {}), "treasure"):
            s.treasure[one_of(zone, ZONES[1:], "treasure")] = number(n, 0, ZONE_PESOS + SURCHARGE, f"treasure in the {zone}")
        s.last = self.flag("last", int(s.deck == 0 and next_offer(s) != NONE))

    def _step(self) -> None:
        s, box, position = self.s, self.box, self.position
        if position.get("card") is not None:
            s.card = one_of(position["card"], CARD_NAMES, "card")
        usual = 0 if s.card == NONE else STEPS if s.phase == IN_GAIN and not self._has_step("gain") else self._usual_step()
        s.step = number(position.get("step", usual), 0, STEPS, "step")
        s.changed = self.flag("changed", int(s.card != NONE and s.step == STEPS and s.phase == IN_GAIN))
        s.left = number(position.get("left", self._usual_left()), 0, ALL_TIMES, "left")
        s.spent = number(position.get("spent", 0), 0, MANY, "spent")
        for key in ("mover", "market"):
            if position.get(key) is not None:
                setattr(s, key, self._place(position[key], key))
        s.path = self._set(position.get("path", []), "path")
        s.visited = self._set(position.get("visited", []), "visited")
        s.walked = number(position.get("walked", 0), 0, box.places, "walked")
        s.trades = number(position.get("trades", 0), 0, MERCHANTS + 2, "trades")
        for place, n in pairs(position.get("moved", {}), "moved"):
            s.moved[self._place(place, "moved")] = number(n, 0, MERCHANTS, f"moved in {place}")

    def _has_step(self, kind: str) -> bool:
        return any(step.kind == kind for step in CARDS[self.s.card].steps)

    def _usual_step(self) -> int:
        """The step of the card that the phase speaks of, counted from 1."""
        kinds = [IN_TRANSFER + STEP_KINDS.index(step.kind) for step in CARDS[self.s.card].steps]
        sea = IN_TRANSFER + STEP_KINDS.index("overseas")
        wanted = sea if PHASES[self.s.phase] in ("surcharge", "refill") else self.s.phase
        return kinds.index(wanted) + 1 if wanted in kinds else 1

    def _usual_left(self) -> int:
        s, box = self.s, self.box
        if s.card == NONE:
            return 1 if PHASES[s.phase] == "income" else 0
        if s.step == STEPS and s.phase == IN_GAIN:
            return 1
        k = STEPS * s.card + s.step - 1
        if PHASES[s.phase] == "move":
            return min(box.times[k], box.merchants - s.supply[s.active])
        return box.times[k]

    # what stands in a mapping

    def _place(self, named: object, where: str) -> int:
        return one_of(named, self.places, where)

    def _set(self, named: object, where: str) -> int:
        places = [self._place(place, where) for place in listed(named, where, "places")]
        if len(set(places)) != len(places):
            raise PositionError(f"{where}: a place is named twice")
        return sum(1 << place for place in places)


def odds(seen: Seen) -> dict[Action, Fraction]:
    """What comes into a slot of the sea that is refilled next: any card of the topmost group of the deck (VP-8.6)."""
    s, box = seen.position.fields, seen.position.box
    assert isinstance(s, Fields)
    cards = next((group & s.deck for group in box.group if group & s.deck), 0)
    if not cards or s.phase < IN_CHOICE:
        return {}
    n = cards.bit_count()
    return {Offer(name): Fraction(1, n) for i, name in enumerate(ACHIEVEMENT_NAMES) if cards >> i & 1}
