"""The discovery of Port Royal as a Markov chain: what lies in the harbour after each draw, how soon a turn is lost, when to stop.

Rules PR-2.1 to PR-2.10 and PR-4.1. All chances are fractions and exact. A node is a tuple: how many cards were drawn from here on, then
numbers of ships, those of colours that are alike in all that matters counted as one; so in the first turn `(3, 2)` is two colours
after three cards. `BUST` is the end of a turn that is lost. What a single number counts says `chain.graph["counts"]`. The chain knows of
ships alone, and of people as far as they fill the harbour: not of taxes, nor of what a seat could hire.

    >>> chain = discovery()
    >>> chain.edges[(3, 2), BUST]["probability"]
    Fraction(9, 58)
    >>> no_bust(chain, 3), expected_draws(chain)
    (Fraction(82898, 91273), Fraction(7608120, 900473))
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from ...core.errors import TabletopError, shown
from ...core.layout import CHANCE
from ...core.state import Seen
from .box import PHASES
from .deck import COLOURS, COPIES, EXPEDITIONS, FACE, FACES, FOR_FIVE, PERSON, SHIPS, TAX, Ship, takes_for
from .pieces import State

if TYPE_CHECKING:
    import networkx as nx

Node = str | tuple[int, ...]
BUST: Node = "bust"
NEVER, ALWAYS, DUPLICATES = REPEL = ("never", "always", "duplicates")
Number = int | Fraction  # of cards; a fraction where only the mean is known
Level = dict[tuple[int, ...], Fraction]  # the nodes after so many draws, with the chance of being there
Odds = Mapping[tuple[int, ...], Mapping[Node, Fraction]]  # of the next card
Coins = tuple[tuple[int, Fraction], ...]  # what a ship brings, each with how likely that is


class Mooring(NamedTuple):
    """What one number of a node counts: ships in the harbour of any of these colours, whether they could be repelled, their coins."""

    colours: tuple[str, ...]
    repellable: bool
    coins: Coins


class Kind(NamedTuple):
    """Ships of a colour that are alike: their coins, whether they can be repelled, how many may still come."""

    coins: int
    repellable: bool
    number: Number


def fresh_deck() -> dict[str, int]:
    """The 119 cards that may come in the first turn (PR-1.2): with five players too, since their expedition lies open (PR-1.3)."""
    return {face: n for face, n in zip(FACES, COPIES, strict=True) if face != EXPEDITIONS[FOR_FIVE]}


# the chain


def discovery(
    cards: Mapping[str, Number] | None = None, *, harbour: Iterable[str] = (), swords: int = 0, repel: str = DUPLICATES,
    traders: Iterable[str] = (), coins: bool = False, people: bool = False, most: int | None = None,
) -> nx.DiGraph:  # fmt: skip
    """The chain of a discovery, a networkx DiGraph; each edge has its `probability`, and those out of a node come to 1.

    `cards` are the faces that may come, with their numbers: by default a fresh deck less what lies in the `harbour`, which is given as
    faces. `swords` are those of the active seat, and `repel` says which ships it sends away: "duplicates" those of a colour that lies
    there, if it can, "always" whatever it can, "never" any. `traders` are colours whose ships bring a coin more. With `coins` nodes count
    ships by their coins too (many nodes with swords); with `people` their second number is the people turned up. The chain ends after
    `most` draws, by default when nothing can be drawn; its last nodes have no way onward.

    Nodes have `draws`, `colours` in the harbour, `bust_odds` of the next draw, `chance` of being there after so many draws of somebody who
    draws on whatever comes, and `pos` for pictures; BUST has `pos` alone. The graph has `counts`, a Mooring for each number of a node;
    `start`, the first node; the ships in the `harbour`, with their coins; how many `cards` may come; `must_draw`, whether the first card
    has to be drawn (PR-2.1); `cut`, whether it ends at `most`; and `exact`. Raises TabletopError for what is no card, no colour, or no
    such number.
    """
    if repel not in REPEL:
        raise TabletopError(f"repel is one of {', '.join(REPEL)}, not {shown(repel)}")
    if most is not None:
        _whole(most, "most", 1)
    lineup = _Lineup(_Ships(_whole(swords, "swords"), repel, _colours(traders)), tuple(harbour), cards, coins, people)
    return lineup.chain(most)


def discovery_from(
    position: State | Seen, *, repel: str = DUPLICATES, coins: bool = False, people: bool = False, most: int | None = None
) -> nx.DiGraph:
    """The chain from a position in the discovery, with the swords and traders of the active seat, up to the next shuffle.

    Until the first shuffle it is exact. After it the paid coins that came back are only guessed (`State.odds_are_exact`): then the
    numbers of cards are their means, so that the first draw has the odds that the table shows, and `exact` in the graph is False.
    Raises TabletopError where no card can be drawn, or a ship waits to be repelled or kept.
    """
    state = position.position if isinstance(position, Seen) else position
    if not isinstance(state, State) or state.is_over or state.phase != PHASES[0] or not state.can_draw:
        raise TabletopError("a chain begins in a discovery in which a card can be drawn")
    if state.ship_waiting or state.to_move == CHANCE and not state.pile_size:
        raise TabletopError(f"first {state.ship_waiting or 'the shuffled coins'} must be dealt with; then the chain can begin")
    seat = state.active
    traders = [colour for colour in COLOURS for _ in range(state.number(seat, f"{colour} trader"))]
    end = state.pile_size or 1
    chain = discovery(
        _to_come(state), harbour=state.harbour, swords=state.swords(seat), repel=repel, traders=traders, coins=coins, people=people,
        most=end if most is None else min(most, end),
    )  # fmt: skip
    chain.graph["exact"] = state.odds_are_exact and state.pile_size > 0
    chain.graph["must_draw"] = state.drawn_count == 0 or state.to_move == CHANCE
    return chain


def _to_come(state: State) -> dict[str, Number]:
    """The cards that may come, as many as lie face down; after a shuffle the means of those among which the pile is."""
    if state.odds_are_exact and state.pile_size:
        return dict(state.not_seen)
    size = state.unseen_size if state.pile_size else state.discard_size
    return {face: p * size for face, p in state.next_odds.items()}


class _Ships:
    """Which ships may come, by colour, as one seat sees them."""

    def __init__(self, swords: int, repel: str, traders: tuple[str, ...]) -> None:
        self.swords, self.repel, self.traders = swords, repel, traders

    def income(self, ship: Ship) -> int:
        """The coins that a ship brings, traders counted in (PR-5.1)."""
        return ship.coins + self.traders.count(ship.colour)

    def kinds(self, colour: str, cards: Mapping[str, Number]) -> tuple[Kind, ...]:
        """What may come of a colour, without the ships that are sent away whatever lies there."""
        found: dict[tuple[int, bool], Number] = defaultdict(int)
        for ship in (ship for ship in SHIPS if ship.colour == colour and cards.get(ship.face)):
            repellable = self.repel != NEVER and self.swords >= ship.swords
            if not (repellable and self.repel == ALWAYS):
                found[self.income(ship), repellable] += cards[ship.face]
        return tuple(Kind(*kind, number) for kind, number in sorted(found.items()))


class _Berth(NamedTuple):
    """One number of a node: which group of colours it is of, how many ships of a colour are so, what danger such a ship brings."""

    group: int
    number: Number
    danger: Number


class _Lineup:
    """What may come: colours that are alike in groups, and how the numbers of a node change."""

    def __init__(
        self, ships: _Ships, harbour: tuple[str, ...], cards: Mapping[str, Number] | None, by_coins: bool, with_people: bool
    ) -> None:
        self.there = _checked_harbour(harbour)
        cards = _checked_cards(cards, harbour)
        self.ships, self.with_people, self.must_draw = ships, with_people, not harbour
        self.known = {face: ships.income(SHIPS[FACE[face]]) for face in self.there.values()}
        self.size: Number = sum(cards.values())
        self.people: Number = sum(n for face, n in cards.items() if PERSON <= FACE[face] < TAX)
        self.danger: Number = sum(_danger(ships.kinds(colour, cards)) for colour in self.there)
        groups: dict[tuple[Kind, ...], list[str]] = {}
        for colour in COLOURS:
            if colour not in self.there and (kinds := ships.kinds(colour, cards)):
                groups.setdefault(kinds, []).append(colour)
        self.free = [len(colours) for colours in groups.values()]
        self.counts: list[Mooring] = []
        self.berths: list[_Berth] = []
        for i, (kinds, colours) in enumerate(groups.items()):
            for alike in _alike(kinds, by_coins):
                number: Number = sum(kind.number for kind in alike)
                worth = tuple((kind.coins, Fraction(kind.number) / number) for kind in alike)
                self.counts.append(Mooring(tuple(colours), alike[0].repellable, worth))
                self.berths.append(_Berth(i, number, max(0, _danger(kinds) - (not alike[0].repellable))))

    def chain(self, most: int | None) -> nx.DiGraph:
        """The graph, level by level."""
        import networkx as nx

        start = (0,) * (1 + self.with_people + len(self.berths))
        graph = nx.DiGraph(
            name="Discovery", start=start, counts=tuple(self.counts), harbour=self.known, must_draw=self.must_draw,
            cards=self.size, cut=False, exact=True, swords=self.ships.swords, repel=self.ships.repel, people=self.with_people,
        )  # fmt: skip
        graph.add_node(BUST)
        graph.add_edge(BUST, BUST, probability=Fraction(1))
        level, draws = {start: Fraction(1)}, 0
        while True:
            odds = {node: self._odds(node) for node in level}
            self._note(graph, level, odds)
            if draws == most or not any(odds.values()):
                break
            level, draws = _drawn(graph, level, odds), draws + 1
        graph.graph["cut"] = any(odds.values())
        graph.nodes[BUST]["pos"] = (draws / 2, -1.5)
        return graph

    def _note(self, graph: nx.DiGraph, level: Level, odds: Odds) -> None:
        """The nodes after so many draws, with all that is known of them."""
        alike = Counter(map(self._colours, level))
        seen: Counter[int] = Counter()
        for node in sorted(level):
            colours = self._colours(node)
            seen[colours] += 1
            aside = Fraction(2 * seen[colours] - 1 - alike[colours], 2 * alike[colours])
            graph.add_node(
                node, draws=node[0], colours=colours, bust_odds=odds[node].get(BUST, Fraction(0)), chance=level[node],
                pos=(float(node[0]), float(colours + aside * Fraction(3, 4))),
            )  # fmt: skip

    def _colours(self, node: tuple[int, ...]) -> int:
        return len(self.there) + sum(node[1 + self.with_people :])

    def _odds(self, node: tuple[int, ...]) -> dict[Node, Fraction]:
        """Where the next card leads, with the chance of each; nowhere when all have been drawn."""
        left = self.size - node[0]
        numbers = node[1 + self.with_people :]
        taken = Counter[int]()
        for berth, n in zip(self.berths, numbers, strict=True):
            taken[berth.group] += n
        weights: dict[Node, Number] = {BUST: self.danger + sum(n * berth.danger for n, berth in zip(numbers, self.berths, strict=True))}
        for i, berth in enumerate(self.berths, len(node) - len(numbers)):
            weights[_more(node, i)] = (self.free[berth.group] - taken[berth.group]) * berth.number
        rest = left - sum(weights.values())
        if self.with_people:
            weights[_more(node, 1)] = self.people - node[1]
            rest -= self.people - node[1]
        weights[_more(node)] = rest
        possible = {target: weight for target, weight in weights.items() if weight > 0} if left > 0 else {}
        total = sum(possible.values())
        return {target: Fraction(weight) / total for target, weight in possible.items()}


def _drawn(graph: nx.DiGraph, level: Level, odds: Odds) -> Level:
    """Draw a card from each of these nodes; the nodes after it, with the chance of being there."""
    found: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for node, chance in level.items():
        for target, probability in odds[node].items():
            graph.add_edge(node, target, probability=probability)
            if isinstance(target, tuple):
                found[target] += chance * probability
    return dict(found)


def _more(node: tuple[int, ...], i: int = 0) -> tuple[int, ...]:
    """A card later, with one more of the number at i."""
    return tuple(n + (k in (0, i)) for k, n in enumerate(node))


def _danger(kinds: Iterable[Kind]) -> Number:
    """How many of these ships would end the turn where one of their colour lies there."""
    return sum(kind.number for kind in kinds if not kind.repellable)


def _alike(kinds: tuple[Kind, ...], by_coins: bool) -> list[tuple[Kind, ...]]:
    """The ships of a colour, put together as nodes count them."""
    found: dict[object, list[Kind]] = {}
    for kind in kinds:
        found.setdefault((kind.repellable, kind.coins if by_coins else None), []).append(kind)
    return [tuple(each) for each in found.values()]


def _whole(number: object, name: str, least: int = 0) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or number < least:
        raise TabletopError(f"{name} is a whole number from {least} on, not {shown(number)}")
    return number


def _colours(named: Iterable[str]) -> tuple[str, ...]:
    found = tuple(named)
    for colour in found:
        if colour not in COLOURS:
            raise TabletopError(f"{shown(colour)} is no colour of ships; they are {', '.join(COLOURS)}")
    return found


def _checked_harbour(harbour: Iterable[str]) -> dict[str, str]:
    """The ships there by colour. Raises TabletopError for what is no card, and for two ships of a colour."""
    found: dict[str, str] = {}
    for face in harbour:
        if _face(face) < PERSON:
            colour = SHIPS[FACE[face]].colour
            if colour in found:
                raise TabletopError(f"{found[colour]} and {face} cannot lie in the harbour together (PR-2.10)")
            found[colour] = face
    return found


def _checked_cards(cards: Mapping[str, Number] | None, harbour: Iterable[str]) -> Mapping[str, Number]:
    """The cards that may come: those given, or the fresh deck without the harbour."""
    if cards is None:
        left, there = fresh_deck(), Counter(harbour)
        for face, copies in there.items():
            if copies > left.get(face, 0):
                raise TabletopError(f"{copies} cards {face} lie in the harbour; the deck has {left.get(face, 0)}")
        return {face: n - there[face] for face, n in left.items()}
    for face, n in cards.items():
        _face(face)
        if not isinstance(n, (int, Fraction)) or n < 0:
            raise TabletopError(f"the number of cards {face} is a whole number from 0 on, not {shown(n)}")
    return dict(cards)


def _face(face: object) -> int:
    if not isinstance(face, str) or face not in FACE:
        raise TabletopError(f"{shown(face)} is no card; cards read like 'pirate 5', 'red frigate 3/6' or 'captains'")
    return FACE[face]


# drawing on, whatever comes


def after(chain: nx.DiGraph, draws: int) -> dict[Node, Fraction]:
    """Where somebody is who has drawn so many cards, with the chance of each, BUST among them.

    Raises TabletopError for more draws than the chain has.
    """
    found: dict[Node, Fraction] = {node: chain.nodes[node]["chance"] for node in _level(chain, draws)}
    lost = 1 - sum(found.values(), Fraction(0))
    return {**found, BUST: lost} if lost else found


def no_bust(chain: nx.DiGraph, draws: int) -> Fraction:
    """The chance of drawing so many cards without a bust (PR-2.10)."""
    return 1 - after(chain, draws).get(BUST, Fraction(0))


def bust_at(chain: nx.DiGraph, draw: int) -> Fraction:
    """The chance that just this draw, 1 for the first, ends the turn."""
    return no_bust(chain, _whole(draw, "draw", 1) - 1) - no_bust(chain, draw)


def expected_draws(chain: nx.DiGraph) -> Fraction:
    """How many cards are drawn on average up to the one that busts, by somebody who never stops.

    Raises TabletopError where there is no such mean: of a chain that is cut, or that may end without a bust.
    """
    last = _nodes(chain)[-1][0]
    levels = [no_bust(chain, draws) for draws in range(last + 1)]
    if chain.graph["cut"]:
        raise TabletopError(f"the chain is cut after {last} draws; without `most` it goes on to the end")
    if any(chain.nodes[node]["bust_odds"] == 0 and not chain.out_degree(node) for node in _level(chain, last)):
        raise TabletopError("all cards may be drawn without a bust, so there is no mean number of draws")
    return sum(levels, Fraction(0))


def colours_given_no_bust(chain: nx.DiGraph, draws: int) -> dict[int, Fraction]:
    """How many colours lie in the harbour after so many draws without a bust, with the chance of each number.

    Raises TabletopError where so many draws surely bust.
    """
    found: dict[int, Fraction] = defaultdict(Fraction)
    for node in _level(chain, draws):
        found[chain.nodes[node]["colours"]] += chain.nodes[node]["chance"]
    if not found:
        raise TabletopError(f"after {draws} draws the turn has surely been lost")
    together = sum(found.values())
    return {colours: chance / together for colours, chance in sorted(found.items())}


def _level(chain: nx.DiGraph, draws: int) -> list[tuple[int, ...]]:
    """The nodes after so many draws; none where the last card has surely busted. Raises TabletopError beyond the end of the chain."""
    last = _nodes(chain)[-1][0] if chain.graph["cut"] else chain.graph["cards"]
    if _whole(draws, "draws") > last:
        raise TabletopError(f"the chain has {last} draws, not {draws}")
    return [node for node in _nodes(chain) if node[0] == draws]


def _nodes(chain: nx.DiGraph) -> list[tuple[int, ...]]:
    """All nodes but BUST, in the order of draws."""
    return [node for node in chain if node != BUST]


# stopping


def coins_of_takes(chain: nx.DiGraph, governors: int = 0) -> dict[Node, Fraction]:
    """What a seat has that stops at a node and takes the ships that bring most: its coins, on average over the ships that may lie there.

    A bust is worth 0, and so is a harbour without ships: people count nothing. Each of the `governors` takes a card more (PR-5.4).
    """
    skip, known = 1 + chain.graph["people"], [((coins, Fraction(1)),) for coins in chain.graph["harbour"].values()]
    more, met = _whole(governors, "governors"), dict[tuple[int, ...], Fraction]()
    found = {BUST: Fraction(0)}
    for node in _nodes(chain):
        numbers = node[skip:]
        if numbers not in met:
            ships = [mooring.coins for n, mooring in zip(numbers, chain.graph["counts"], strict=True) for _ in range(n)]
            met[numbers] = _highest([*known, *ships], takes_for(len(known) + sum(numbers)) + more)
        found[node] = met[numbers]
    return found


def _highest(ships: Sequence[Coins], number: int) -> Fraction:
    """The mean of the so many highest among independent numbers."""
    total = Fraction(0)
    for drawn in product(*ships):
        chance = Fraction(1)
        for _, p in drawn:
            chance *= p
        total += chance * sum(sorted((coins for coins, _ in drawn), reverse=True)[:number])
    return total


Value = Mapping[Node, Number] | Callable[[Node], Number]


class Stopping(NamedTuple):
    """What is best at each node: `policy` is "draw" or "stop"; `values` what that is worth, and `drawing` what one more card is.

    `worth` is what the whole discovery is worth to somebody who plays so.
    """

    policy: dict[Node, str]
    values: dict[Node, Fraction]
    drawing: dict[Node, Fraction]
    worth: Fraction

    def stops(self, node: Node) -> bool:
        """Whether it is best to stop there; a turn that is lost has stopped too."""
        return self.policy[node] == "stop"


def best_stopping(chain: nx.DiGraph, value: Value) -> Stopping:
    """When to stop so that the mean of `value` is highest, by dynamic programming from the last draws back to the first.

    `value` says what stopping at a node is worth, as a mapping or a function. Where both are worth the same it stops; it does so at the
    last nodes of a chain that is cut, so let that be late enough. The first card must be drawn where the graph says `must_draw` (PR-2.1).
    """
    each = value if callable(value) else value.__getitem__
    values, drawing, policy = {BUST: Fraction(each(BUST))}, dict[Node, Fraction](), {BUST: "stop"}
    for node in reversed(_nodes(chain)):
        values[node], policy[node] = Fraction(each(node)), "stop"
        if chain.out_degree(node):
            drawing[node] = sum((p * values[target] for _, target, p in chain.out_edges(node, "probability")), Fraction(0))
            forced = node == chain.graph["start"] and chain.graph["must_draw"]
            if forced or drawing[node] > values[node]:
                values[node], policy[node] = drawing[node], "draw"
    return Stopping(policy, values, drawing, values[chain.graph["start"]])


def endings(chain: nx.DiGraph, stops: Callable[[Any], bool]) -> dict[Node, Fraction]:
    """Where a turn ends that stops as soon as `stops(node)` says so, with the chance of each, BUST among them.

    It stops at the last nodes of the chain too. The first card is drawn where it must be.
    """
    here: dict[Node, Fraction] = defaultdict(Fraction, {chain.graph["start"]: Fraction(1)})
    found: dict[Node, Fraction] = defaultdict(Fraction)
    for node in _nodes(chain):
        if not here[node]:
            continue
        forced = node == chain.graph["start"] and chain.graph["must_draw"]
        if not chain.out_degree(node) or not forced and stops(node):
            found[node] = here[node]
            continue
        for _, target, p in chain.out_edges(node, "probability"):
            (found if target == BUST else here)[target] += here[node] * p
    return dict(found)


def worth(chain: nx.DiGraph, value: Value, stops: Callable[[Any], bool]) -> Fraction:
    """What a discovery is worth on average to somebody who stops as soon as `stops(node)` says so."""
    each = value if callable(value) else value.__getitem__
    return sum((chance * Fraction(each(node)) for node, chance in endings(chain, stops).items()), Fraction(0))
