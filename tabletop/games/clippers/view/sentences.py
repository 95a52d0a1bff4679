"""The sentences of Clippers' table: its head, what is heard of islands, ways and ships, and the lines for a terminal.

Nothing is hidden in this game (CL-1.6), so all seats are told the same; only what may be done is told to the seat to move alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ....core.state import SEATS
from ....core.text import Name, text_block
from .. import possible
from ..box import DEPARTURE, IN_PORTS, PHASES
from ..pieces import Branch, Done, State
from .ahead import Next, Piece, free_lane, nexts, pieces
from .ground import Ground

SHORT_BADGE = "reconstructed"


class Sentences:
    """What can be said of a position in a language, to a seat or, for None, to whoever may see all.

    `laid` is what lies on each connection, `nexts` by arc the sticks that whoever looks may lay, `owners` by island the seats of its
    markers, `there` by island the companies connected to it.
    """

    def __init__(self, state: State, seat: int | None, lang: str, names: Sequence[str], ground: Ground) -> None:
        self.state, self.seat, self.lang, self.ground = state, seat, lang, ground
        self.names = tuple(Name(" ".join(n.split()) or SEATS[i]) for i, n in enumerate(names[: state.players]))
        self.acts = state.to_move >= 0 and seat in (None, state.to_move)
        self.laid = pieces(state, ground)
        self.nexts: Mapping[int, tuple[Next, ...]] = nexts(state, ground, self.laid) if self.acts else {}
        markers = [state.markers(p) for p in range(state.players)]
        self.owners = [
            tuple(p for p, mine in enumerate(markers) for _ in range(mine.get(name, 0))) for name in state.islands
        ]
        there: list[list[int]] = [[] for _ in state.islands]
        for c, company in enumerate(state.companies):
            for name in state.connected(company):
                there[ground.number[name]].append(c)
        self.there = [tuple(some) for some in there]
        self.scores = state.scores()
        self._of_company: dict[int, str] = {}

    def say(self, phrase: str, **values: Any) -> str:
        """A phrase of the table in the language of the scene."""
        return self.state.game.rulebook.phrase(phrase, self.lang, **values)

    # names

    def place(self, name: str) -> Name:
        """What a place is called."""
        return self.ground.spoken[self.ground.number[name]]

    def company(self, number: int) -> Name:
        """What a company is called: its colour."""
        return Name(self.state.game.rulebook.word(self.state.companies[number], self.lang))

    def companies(self, numbers: Iterable[int]) -> list[Name]:
        """The same of several."""
        return [self.company(c) for c in numbers]

    def country(self, seat: int) -> Name | None:
        """The country of a seat; None before its card is dealt."""
        country = self.state.country(seat)
        return None if country is None else Name(self.state.game.rulebook.word(country, self.lang))

    def islands(self, card: Mapping[str, int]) -> list[Name]:
        """Islands with their numbers of markers, where there is more than one."""
        return [self.place(i) if n == 1 else Name(self.say("island.times", island=self.place(i), n=n)) for i, n in card.items()]

    # the board

    @property
    def badge(self) -> str:
        """What is known of the board, in a word or two; "" for one that is known to be right."""
        certainty = self.state.game.chart.certainty
        return self.say("reconstructed") if certainty == SHORT_BADGE else str(certainty)

    def of_board(self) -> list[str]:
        """The same in a sentence, if there is anything to say."""
        certainty = self.state.game.chart.certainty
        if certainty == SHORT_BADGE:
            return [self.say("reconstructed.heard")]
        return [self.say("certainty.heard", certainty=Name(certainty))] if certainty else []

    # the head

    def stage(self) -> str:
        """Round and phase."""
        state = self.state
        if state.phase == PHASES[DEPARTURE]:
            return self.say("stage.departure")
        if state.is_over:
            return self.say("stage.over", n=state.round)
        return self.say("stage", n=state.round, phase=Name(self.say(f"stage.{state.phase}")))

    def head(self) -> str:
        """Round, phase, whose turn and what for, in one line; at the end who has won."""
        state = self.state
        if state.is_over:
            return self._result()
        if state.to_move < 0:
            return self.say("head.departure")
        what = self._ports() if state.phase == PHASES[IN_PORTS] else self._sticks()
        return self.say("head", stage=Name(self.stage()), seat=self.names[state.to_move], what=Name(what))

    def _ports(self) -> str:
        """What is done in phase 1 (CL-2.2)."""
        if not self.state.acted:
            return self.say("head.ports")
        return self.say("head.ports_more")

    def _sticks(self) -> str:
        """What is laid in phase 2 or 3: which stick of how many, what is owed, whether that may be left (CL-2.5, CL-3.2 to CL-3.6)."""
        state, p = self.state, self.state.to_move
        most, left = possible.most(state), possible.left(state)
        owed = [self._owed(company, n) for company, n in state.owed(p).items()]
        due = bool(owed) and left > 0 and len(possible.debts(state)) >= possible.room(state)
        parts = [self.say("head.stick", n=state.laid + 1, of=most)] if left and most > 1 else []
        if left and most == 1 and not due:
            parts.append(self.say("head.one"))
        if owed:
            parts.append(self.say("head.due" if due else "head.owes", companies=owed))
        if state.option(p) == "port":
            parts.append(self.say("head.move"))
        if Done() in state.legal_actions():
            parts.append(self.say("head.done"))
        return ", ".join(parts)

    def _owed(self, company: str, n: int) -> Name:
        return Name(self.say("owed" if n == 1 else "owed.several", company=self.company(self.state.company(company)), n=n))

    def winners(self) -> tuple[int, ...]:
        """The seat in the first place, once the game is over."""
        return tuple(p for p, place in enumerate(self.state.ranking()) if place == 1) if self.state.is_over else ()

    def _result(self) -> str:
        state, winner = self.state, self.winners()[0]
        totals = [score.total for score in self.scores]
        level = [p for p, total in enumerate(totals) if total == totals[winner]]
        rich = [p for p in level if state.money(p) == state.money(winner)]
        how = "won" if len(level) == 1 else "by_money" if len(rich) == 1 else "by_order"
        return self.say(f"head.{how}", seat=self.names[winner], n=totals[winner])

    # islands, ways, ships

    def place_label(self, island: int) -> str:
        """What is heard of an island: value, ports and whose markers they bear, companies connected, and how purple stands there."""
        state = self.state
        hub = "" if island != state.box.hub else "open" if state.purple_is_open else "shut"
        key = ("told", island, self.owners[island], self.there[island], hub, self.names)
        return self.ground.kept(key, lambda: self._place_label(island, hub))

    def _place_label(self, island: int, hub: str) -> str:
        chart, owners, there = self.ground.chart, self.owners[island], self.there[island]
        values = {"place": self.ground.spoken[island], "value": chart.value[island], "n": len(owners), "of": chart.ports[island]}
        seats = [
            self.names[p] if owners.count(p) == 1 else Name(self.say("island.times", island=self.names[p], n=owners.count(p)))
            for p in dict.fromkeys(owners)
        ]
        said = [self.say("label.island" if owners else "label.bare", seats=seats, **values)]
        if there:
            worth = chart.value[island] * len(there)
            said.append(self.say("label.there", companies=self.companies(there), n=worth))
        if hub:
            said.append(self.say(f"label.purple_{hub}"))
        return " ".join(said)

    def start_label(self, company: int) -> str:
        """What is heard of the place where a company starts."""
        n = self.state.sticks(self.state.companies[company])
        return self.say("label.start", company=self.company(company), n=n)

    def way_label(self, arc: int, some: tuple[Next, ...]) -> str:
        """What is heard of a way: from where to where, its sticks, each lane, and what laying the next stick brings."""
        k = self.ground.chart.arcs[arc].connection
        return self.ground.kept(("way", arc, self.laid.get(k, ()), some), lambda: self._way_label(arc, k, some))

    def _way_label(self, arc: int, k: int, some: tuple[Next, ...]) -> str:
        chart, spoken = self.ground.chart, self.ground.spoken
        tail, head = spoken[chart.arcs[arc].tail], spoken[chart.arcs[arc].head]
        laid, lanes = self.laid.get(k, ()), chart.lanes[k]
        on = {piece.lane: Name(self._on(piece)) for piece in laid}
        said = [self.say("label.way", tail=tail, head=head, n=chart.length[k])]
        if lanes == 1:
            said.append(self.say("label.single", lane=on.get(0, Name(self.say("lane.free")))))
        else:
            free = free_lane(laid, lanes)
            said.append(self.say("label.double", lanes=[on.get(lane, Name(self.say("lane.free"))) for lane in range(lanes)]))
            if laid and free is not None:
                said.append(self.say("label.still_free"))
        if chart.one_way[k]:
            said.append(self.say("label.one_way"))
        return " ".join([*said, *(self.ahead(step, head) for step in some)])

    def _on(self, piece: Piece) -> str:
        """What lies on a lane."""
        if not piece.is_open:
            return self.company(piece.company)
        tail = self.ground.spoken[self.ground.chart.arcs[piece.arc].tail]
        return self.say("lane.begun", company=self.company(piece.company), n=piece.laid, of=piece.length, tail=tail)

    def ahead(self, step: Next, head: str) -> str:
        """What laying a stick brings, or how many are then still to go."""
        company = self.company(self.state.company(step.action.company))
        what = "branch" if isinstance(step.action, Branch) else "extend"
        which = "to_go" if step.to_go else "bonus" if step.bonus else "nothing"
        return self.say(f"ahead.{which}", company=Name(self.say(f"ahead.{what}", company=company)), n=step.to_go or step.bonus, head=head)

    def ship_label(self, company: int, place: int, piece: Piece | None) -> str:
        """What is heard of a ship: its company and where it lies."""
        purple = ".purple" if self.state.companies[company] == "purple" else ""
        if piece is None or not piece.is_open:
            return self.say(f"label.ship{purple}", company=self.company(company), place=self.ground.spoken[place])
        arc = self.ground.chart.arcs[piece.arc]
        ends = {"tail": self.ground.spoken[arc.tail], "head": self.ground.spoken[arc.head]}
        return self.say(f"label.ship_between{purple}", company=self.company(company), n=piece.laid, of=piece.length, **ends)

    # companies

    def spare(self, company: int) -> int:
        """Sticks of a company that no begun route needs."""
        return max(0, possible.spare(self.state, company))

    def company_label(self, company: int) -> str:
        """What is heard of a company: sticks, ships, and where its open ends are."""
        if company not in self._of_company:
            self._of_company[company] = self._company_label(company)
        return self._of_company[company]

    def _company_label(self, company: int) -> str:
        state, name = self.state, self.state.companies[company]
        said = [self.say("label.company", company=self.company(company), n=state.sticks(name), spare=self.spare(company))]
        if name == "purple":
            said.append(self.say("label.purple_is_open" if state.purple_is_open else "label.purple_is_shut"))
        else:
            said.append(self.say("label.ships_left", n=state.ships(name), price=state.ship_price))
        ends = [self.place(place) for place, n in state.ends(name).items() for _ in range(n)]
        begun = [piece for some in self.laid.values() for piece in some if piece.company == company and piece.is_open]
        spoken, arcs = self.ground.spoken, self.ground.chart.arcs
        ends += [
            Name(self.say("between", tail=spoken[arcs[piece.arc].tail], head=spoken[arcs[piece.arc].head])) for piece in begun
        ]
        if ends:
            said.append(self.say("label.ends", places=ends))
        return " ".join(said)

    # the whole table

    def description(self, seats: Sequence[str]) -> str:
        """The table in sentences, for somebody who does not see it; `seats` is what is heard of each."""
        lines = [*self.of_board(), self.head(), *seats, *map(self.company_label, range(len(self.state.companies)))]
        return " ".join([*lines, *map(self.place_label, range(self.ground.chart.islands))])

    def text(self, seats: Sequence[str]) -> str:
        """The table for a terminal: head, seats, companies, islands, and the routes that have been begun."""
        named = [told if self.names[p] == SEATS[p] else f"{SEATS[p]} {told}" for p, told in enumerate(seats)]
        blocks = [
            [*self.of_board(), self.head()], named, map(self.company_label, range(len(self.state.companies))),
            map(self.place_label, range(self.ground.chart.islands)), self._routes(),
        ]  # fmt: skip
        return "\n\n".join(block for block in ("\n".join(map(_wrapped, lines)) for lines in blocks) if block)

    def _routes(self) -> list[str]:
        """What lies between places, connection by connection."""
        found = []
        for k, some in sorted(self.laid.items()):
            a, b = self.ground.chart.ends[k]
            lanes = [Name(self._on(piece)) for piece in some]
            if free_lane(some, self.ground.chart.lanes[k]) is not None:
                lanes.append(Name(self.say("lane.free")))
            found.append(self.say("text.route", a=self.ground.spoken[a], b=self.ground.spoken[b], lanes=lanes))
        return found


@lru_cache(maxsize=4096)
def _wrapped(line: str) -> str:
    return text_block([line])
