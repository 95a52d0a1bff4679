"""The sentences of Valparaíso's table: its head, what is heard of places, the sea and cards, and the lines for a terminal.

Only plans are hidden (VP-2.5): of a seat that plans, others are told that it does, and neither its cards nor what it laid on the
Mayor's Office. `seat` is who looks, None for somebody who may see all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....core.action import Action
from ....core.state import SEATS
from ....core.text import Name, text_block
from .. import possible
from ..asking import ASKED, step_now
from ..board import ZONES
from ..box import MAYOR_PRICE, SLOTS
from ..cards import Card
from ..decisions import Build, Done, Mayor, Plan, Planned, Trade
from ..pieces import State
from .steps import CardWords

PLANNING = ("planning", "fastest", "fastest good")
SETTING_UP = ("market tiles", "sea cards", "lighthouse", "starting goods", "starting merchants")
CLEANING = ("income", "discard", "recall")
HEADS = {
    "market tiles": "tiles", "sea cards": "cards", "lighthouse": "lighthouse", "starting goods": "goods", "starting merchants": "merchants",
    "fastest": "fastest", "fastest good": "fastest_good", "choice": "choice", "refill": "refill", "turn end": "turn_end",
    "income": "income", "discard": "discard", "recall": "recall",
}  # fmt: skip


class Sentences:
    """What can be said of a position to a seat in a language. `desk` is the seat whose board lies open before whoever looks."""

    def __init__(self, state: State, seat: int | None, lang: str, names: Sequence[str]) -> None:
        self.state, self.seat, self.lang = state, seat, lang
        self.names = tuple(Name(" ".join(n.split()) or SEATS[i]) for i, n in enumerate(names[: state.players]))
        self.actor = state.to_move if state.to_move >= 0 else state.active
        self.desk = self.actor if seat is None else seat
        self.words = CardWords(self.say)

    def say(self, phrase: str, **values: Any) -> str:
        """A phrase of the table in the language of the scene."""
        return self.state.game.rulebook.phrase(phrase, self.lang, **values)

    # names

    def place(self, place: str) -> Name:
        """What a place is called; one of a board of somebody's own keeps its name."""
        words = self.state.game.rulebook.words
        return Name(words[place][self.lang] if place in words else place)

    def card(self, card: str) -> Name:
        """What a card is called."""
        phrase = f"short.{card}"
        known = phrase in self.state.game.rulebook.phrases
        return Name(self.say(phrase) if known else self.state.game.rulebook.word(card, self.lang))

    def title(self, card: str) -> str:
        """The same with a capital."""
        name = self.card(card)
        return name[:1].upper() + name[1:]

    def zone(self, zone: str) -> Name:
        """What a zone of the sea is called."""
        return Name(self.say(f"zone.{zone}"))

    def seats(self, seats: Iterable[int]) -> list[Name]:
        """What some seats are called."""
        return [self.names[p] for p in seats]

    # who may know what

    @property
    def is_planning(self) -> bool:
        """Whether plans lie face down (VP-2.5)."""
        return self.state.phase in PLANNING and not self.state.is_over

    @property
    def is_using(self) -> bool:
        """Whether cards are being used."""
        return self.state.phase not in (*PLANNING, *SETTING_UP, *CLEANING) and not self.state.is_over

    def asks(self, *kinds: type[Action]) -> bool:
        """Whether the phase is one for actions of such a kind; what only they touch can be touched in no other."""
        return not self.state.is_over and any(kind in ASKED[self.state.phase] for kind in kinds)

    def sees_plan(self, seat: int) -> bool:
        """Whether whoever looks may see what a seat has planned."""
        return self.seat in (None, seat) or not self.is_planning

    def pesos(self, seat: int) -> int:
        """The pesos of a seat as whoever looks may count them: nobody else knows what lies on its Mayor's Office (VP-2.5)."""
        hidden = not self.sees_plan(seat) and self.state.plan(seat)[0] is not None
        return self.state.pesos(seat) + (MAYOR_PRICE if hidden else 0)

    def slots(self, seat: int) -> tuple[Card | None, ...]:
        """The Mayor's Office and the slots of a seat, with what is planned or still to be used."""
        if self.is_planning:
            return self.state.plan(seat) if self.sees_plan(seat) else (None,) * (SLOTS + 1)
        return self.state.slots(seat)

    def plans(self, seat: int) -> str:
        """How far a seat is with planning: "planning", "has_planned" or "will_plan"; "" in other phases."""
        state = self.state
        if not self.is_planning:
            return ""
        if state.phase != "planning":
            return "has_planned"
        order = [((p - (state.start or 0)) % state.players) for p in (seat, state.active)]
        return "planning" if order[0] == order[1] else "has_planned" if order[0] < order[1] else "will_plan"

    # the head

    def head(self) -> str:
        """Round, whose turn and what for, in one line; at the end who has won."""
        state = self.state
        if state.is_over:
            return self._result()
        told = self.say("last_round") if state.is_last_round else self.say("round", n=state.round)
        values: dict[str, Any] = {"round": Name(told), "seat": self.names[self.actor]}
        if state.phase == "planning":
            return self._planning(values)
        if state.phase in HEADS:
            return self.say(f"head.{HEADS[state.phase]}", **values)
        card = state.card_in_use
        told = self.say("head.card", card=self.card(card.name) if card else "", told=Name(self.step()), **values)
        return " ".join([told, *self._or(), *self._after()])

    def _planning(self, values: dict[str, Any]) -> str:
        seat = self.state.active
        if not self.sees_plan(seat):
            return self.say("head.planning", **values)
        plan, kinds = self.state.plan(seat), {type(action) for action in self.state.legal_actions()}
        slot = next((i for i in range(1, SLOTS + 1) if plan[i] is None), SLOTS)
        open_now = [
            self.say(f"plan.{what}", slot=slot, pesos=self.words.pesos(MAYOR_PRICE))
            for what, kind in {"slot": Plan, "mayor": Mayor, "planned": Planned}.items()
            if kind in kinds
        ]
        return self.say("head.plans", what=Name(self.say("or").join(open_now)), **values)

    def step(self) -> str:
        """What the step of the card in use asks for."""
        state, phase = self.state, self.state.phase
        if phase == "move" and state.mover:
            return self.say("ask.moves", place=self.place(state.mover), n=state.left - 1)
        if phase == "trade" and state.market:
            return self.say("ask.trades", place=self.place(state.market), n=state.trades_left)
        return self.say(f"ask.{phase}", n=state.left)

    def instead(self) -> list[str]:
        """What ends the way of a merchant or the step of a card, as far as it can be touched."""
        state = self.state
        found = ["halt"] if state.phase == "move" and possible.can_halt(state) else []
        return [*found, "done"] if state.card_in_use and self.asks(Done) and possible.may_end(state) else found

    def _or(self) -> list[str]:
        """The same in a sentence."""
        found = [Name(self.say(f"do.{part}")) for part in self.instead()]
        return [self.say("head.or", what=Name(", ".join(found)))] if found else []

    def _after(self) -> list[str]:
        """What comes after the step; nothing is said of the last one."""
        steps = self.state.later_steps
        return [self.say("head.then", then=Name(self.say("then").join(map(self.words.step, steps))))] if steps else []

    def winners(self) -> tuple[int, ...]:
        """The seats in the first place, once the game is over."""
        return tuple(p for p, place in enumerate(self.state.ranking()) if place == 1) if self.state.is_over else ()

    def _result(self) -> str:
        state, seats = self.state, self.winners()
        n = state.points(seats[0])
        level = [p for p in range(state.players) if state.points(p) == n]
        what = "head.shared" if len(seats) > 1 else "head.by_money" if len(level) > 1 else "head.won"
        return self.say(what, seats=self.seats(seats), n=n)

    def stage(self) -> str:
        """The round and its phase, in a few words."""
        state = self.state
        if state.phase in SETTING_UP:
            return self.say("round.none")
        phase = "over" if state.is_over else "planning" if self.is_planning else "cleaning" if state.phase in CLEANING else "using"
        return f"{self.say('round', n=state.round)}, {self.say(f'stage.{phase}')}"

    def status_label(self) -> str:
        """What is heard of the line above the sea."""
        state = self.state
        end = self.say("last_round") if state.is_last_round else self.say("ends_at", n=state.end_points)
        told = self.say("label.status", round=Name(self.stage()), n=state.deck_size, end=Name(end))
        return f"{told} {self.say('reconstructed.heard')}"

    # places

    def place_label(self, place: str, reach: tuple[int, int] | None = None) -> str:
        """What is heard of a place: kind, houses, free spaces, merchants, the next trade, and what may be done there."""
        state, kind = self.state, self.state.kind(place)
        told = [self.say(f"label.{kind}", place=self.place(place)), *self._houses(place, kind)]
        standing = [(p, n) for p, n in enumerate(state.merchants_at(place)) if n]
        if standing:
            told.append(self.say("label.merchants", seats=[Name(f"{self.names[p]} {n}") for p, n in standing]))
        if kind == "market" and state.tiles(place)[0]:
            told.append(self.say("label.next_trade", tile=Name(self._bottom(place))))
        return " ".join([*told, *self._may(place, kind, reach)])

    def _houses(self, place: str, kind: str) -> list[str]:
        if kind == "city":
            return []
        owners, spaces = self.state.owners(place), self.state.spaces(place)
        told = [self.say("label.posts" if kind == "market" else "label.customs", seats=self.seats(owners))] if owners else []
        free = self.say("label.free", n=len(spaces), points=self.words.points(spaces[0])) if spaces else self.say("label.full")
        return [*told, free]

    def _bottom(self, place: str) -> str:
        tile = self.state.tiles(place)[0]
        return self.words.trade(tile) if tile else ""

    def _may(self, place: str, kind: str, reach: tuple[int, int] | None) -> list[str]:
        """What the seat that decides could do in a place, with its prices."""
        state, seat = self.state, self.actor
        if state.phase == "build":
            return self._may_build(place, kind)
        if state.phase == "trade":
            return self._may_trade(place)
        told = [self.say("label.mover")] if place == state.mover else []
        if reach:
            told.append(self.say("label.reach", pesos=self.words.pesos(reach[0]), steps=reach[1]))
        elif state.phase == "move" and state.toll(seat, place):
            told.append(self.say("label.toll", seat=self.names[seat], pesos=self.words.pesos(state.toll(seat, place))))
        return told

    def _may_build(self, place: str, kind: str) -> list[str]:
        """What a house there costs and brings, where one can be built now (VP-6.1)."""
        state, step = self.state, step_now(self.state)
        if Build(place) not in possible.sites(state, step, state.pesos(self.actor)):
            return []
        residences = [worth for worth, _, _, owner in state.residence_spaces if owner is None]
        points = (residences if kind == "city" else state.spaces(place))[0] + step.values.get("points", 0)
        values = {"pesos": self.words.pesos(possible.house_price(step)), "points": self.words.points(points)}
        return [self.say("label.can_build", seat=self.names[self.actor], **values)]

    def _may_trade(self, market: str) -> list[str]:
        """How often one can trade there and for what fees, where the next trade can be paid (VP-7.1)."""
        state, step = self.state, step_now(self.state)
        if Trade(market) not in possible.trades(state, step):
            return []
        purse = state.pesos(self.actor)
        fee = purse - possible.purse_for(state, step, market, purse)
        n = possible.trades_of_visit(state, step, market)
        return [self.say("label.can_trade", seat=self.names[self.actor], n=n, fee=self.words.pesos(fee))]

    def column_label(self, market: str) -> str:
        """What is heard of the tiles of a market."""
        tiles = [Name(f"{tile.name} {self.words.trade(tile)}") for tile in self.state.tiles(market) if tile]
        return self.say("label.column", place=self.place(market), tiles=Name("; ".join(tiles) or self.say("nothing")))

    def residence_label(self, i: int) -> str:
        """What is heard of a space in the city."""
        worth, kind, n, owner = self.state.residence_spaces[i]
        income = Name(self.words.income(kind, n))
        if owner is None:
            return self.say("label.residence", n=i + 1, points=self.words.points(worth), income=income)
        return self.say("label.residence_of", n=i + 1, seat=self.names[owner], income=income)

    # the sea

    def zone_label(self, zone: str) -> str:
        """What is heard of a zone: its pesos and the ships there."""
        ships = self.state.ships(zone)
        pesos = self.words.pesos(self.state.treasure(zone))
        told = self.say("label.bay" if zone == ZONES[0] else "label.zone", zone=self.zone(zone), pesos=pesos)
        return f"{told} {self.say('label.ships', seats=self.seats(ships)) if ships else self.say('label.no_ships')}"

    def offer_label(self, zone: str, card: Card) -> str:
        """What is heard of an achievement at sea."""
        values = {"cost": Name(self.words.cost(card)), "does": Name(self.words.about(card)), "n": card.points}
        told = self.say("label.offer", card=self.card(card.name), group=card.group, **values)
        return f"{told} {self.say('label.surcharge')}" if self.state.surcharge(zone, card.name) else told

    # the whole table

    def facts(self, seats: Sequence[str]) -> list[str]:
        """The table in sentences; `seats` is what is heard of each."""
        state = self.state
        spaces = [
            Name(self.say("text.residence", n=i + 1, owner=self.names[owner]))
            for i, (_, _, _, owner) in enumerate(state.residence_spaces)
            if owner is not None
        ]
        found = [self.status_label(), *(self._zone_facts(zone) for zone in ZONES[1:]), self.zone_label(ZONES[0])]
        found += [self.place_label(place) for place in state.places]
        found.append(self.say("text.residences", spaces=spaces or self.say("nobody")))
        found.append(self.say("text.reserve", tiles=[Name(tile.name) for tile in state.reserve] or self.say("nothing")))
        return [*found, *seats]

    def _zone_facts(self, zone: str) -> str:
        state = self.state
        cards = [
            Name(self.say("text.offer", card=self.card(card.name), group=card.group, cost=Name(self.words.cost(card))))
            for card in state.offers(zone)
            if card
        ]
        ships = self.seats(state.ships(zone)) or self.say("nobody")
        return self.say(
            "text.zone", zone=self.zone(zone), pesos=self.words.pesos(state.treasure(zone)), ships=ships, cards=cards or self.say("nobody")
        )

    def description(self, seats: Sequence[str]) -> str:
        """The table in sentences, for somebody who does not see it."""
        return " ".join([self.head(), *self.facts(seats)])

    def text(self, seats: Sequence[str]) -> str:
        """The table line by line, for a terminal."""
        return text_block([self.head(), *self.facts(seats)])
