"""Who helps whom in Port Royal: the deck as a digraph, an edge for each ability, with its rule and how much it helps.

Rules PR-2.5, PR-3.2, PR-3.3, PR-3.7, PR-4.1 to PR-4.4, PR-5.1 to PR-5.5 and PR-6.2. Nodes are the kinds of people, the ships of each
colour, expeditions and taxes; besides, what help goes through: coins, cards to take, points. It counts what one person does, alone: that
swords add up says `repelled`.

    >>> graph = synergies()
    >>> graph.edges["yellow trader", "yellow ships"]
    {'rule': 'PR-5.1', 'number': Fraction(1, 1), 'unit': 'coins more for a ship'}
    >>> graph.edges["sailor", "red ships"]["number"]
    Fraction(3, 10)
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from ...core.errors import TabletopError, shown
from .box import AN_ADMIRAL, CROWDED
from .deck import COLOURS, EXPEDITION_INCOME, EXPEDITION_POINTS, EXPEDITIONS, KINDS, PEOPLE, SHIPS, SWORDS, TAX_COPIES, TAXES, takes_for
from .discovery import ALWAYS, discovery, no_bust
from .pieces import FULFILMENTS

if TYPE_CHECKING:
    import networkx as nx

COINS, TAKES, POINTS = THINGS = ("coins", "cards to take", "points")


class Help(NamedTuple):
    """Who helps whom, by which rule, and how much, in a unit."""

    giver: str
    taker: str
    rule: str
    number: Fraction
    unit: str


def synergies(things: bool = True) -> nx.DiGraph:
    """The digraph of who helps whom; without `things` only what cards do for cards.

    Nodes have `group` ("people", "ships", "expeditions", "taxes", "things") and `copies` in the deck; people their mean `price` and
    `points`, ships their mean `coins`, expeditions their `coins` and `points`. Edges have `rule`, `number` (a Fraction) and its `unit`.
    """
    import networkx as nx

    graph = nx.DiGraph(name="Who helps whom")
    for kind in KINDS:
        own = [person for person in PEOPLE if person[0] == kind]
        copies = sum(n for *_, n in own)
        price = Fraction(sum(price * n for _, price, _, n in own), copies)
        points = Fraction(sum(points * n for _, _, points, n in own), copies)
        graph.add_node(kind, group="people", copies=copies, price=price, points=points)
    for colour in COLOURS:
        graph.add_node(_ships(colour), group="ships", copies=_fleet(colour), coins=_mean_coins(colour))
    for name, brought, scored in zip(EXPEDITIONS, EXPEDITION_INCOME, EXPEDITION_POINTS, strict=True):
        graph.add_node(name, group="expeditions", copies=1, coins=brought, points=scored)
    graph.add_nodes_from(TAXES, group="taxes", copies=TAX_COPIES)
    for each in (*_of_cards(), *(_of_things(graph) if things else ())):
        graph.add_edge(each.giver, each.taker, rule=each.rule, number=each.number, unit=each.unit)
    for thing in THINGS if things else ():
        graph.add_node(thing, group="things")
    return graph


def repelled(swords: int) -> dict[str, Fraction]:
    """The share of the ships of each colour that so many swords repel (PR-2.5); no swords repel none. Raises TabletopError below 0."""
    if not isinstance(swords, int) or isinstance(swords, bool) or swords < 0:
        raise TabletopError(f"swords is a whole number from 0 on, not {shown(swords)}")
    beaten = dict.fromkeys(COLOURS, 0)
    for ship in SHIPS:
        beaten[ship.colour] += ship.copies * (ship.swords <= swords)
    return {colour: Fraction(n, _fleet(colour)) for colour, n in beaten.items()}


def _of_cards() -> Iterator[Help]:
    """What cards do for cards."""
    for colour in COLOURS:
        yield Help(f"{colour} trader", _ships(colour), "PR-5.1", Fraction(1), "coins more for a ship")
    for kind, swords in SWORDS.items():
        for colour, share in repelled(swords).items():
            if share:
                yield Help(kind, _ships(colour), "PR-2.5", share, "of the ships can be repelled")
        yield Help(kind, "admiral", "PR-5.2", _safer(swords), "more likely to draw five cards without a bust")
        yield Help(kind, "tax swords", "PR-3.7", Fraction(swords), "swords")
    for kind in KINDS:
        yield Help("mademoiselle", kind, "PR-5.5", Fraction(1), "coins less to hire")
    for expedition in EXPEDITIONS:
        ways = [way.given.split() for way in FULFILMENTS if way.expedition == expedition]
        for giver in dict.fromkeys(giver for given in ways for giver in given):
            rule = "PR-3.3" if giver == "jack" else "PR-3.2"
            yield Help(giver, expedition, rule, Fraction(1, len(ways[0])), "of the people asked for")


def _of_things(graph: nx.DiGraph) -> Iterator[Help]:
    """What cards do for coins, for cards to take and for points, and what these do for cards."""
    yield Help("admiral", COINS, "PR-5.2", Fraction(AN_ADMIRAL), "coins where five cards lie in the harbour")
    yield Help("jester", COINS, "PR-5.3", Fraction(1), "coins for an empty harbour or a bust")
    yield Help("governor", TAKES, "PR-5.4", Fraction(1), "cards more")
    for tax in TAXES:
        yield Help(tax, COINS, "PR-3.7", Fraction(1), "coins for the first")
    for name, marks in graph.nodes(data=True):
        if marks["group"] == "people":
            yield Help(COINS, name, "PR-4.4", 1 / marks["price"], "of the price for a coin")
        if marks["group"] == "ships":
            more = Fraction(takes_for(len(COLOURS)) - takes_for(0), len(COLOURS))
            yield Help(name, TAKES, "PR-4.1", more, "cards more for a colour, where all five lie in the harbour")
        if marks["group"] in ("people", "ships"):
            yield Help(TAKES, name, "PR-4.2", Fraction(1), "cards")
        if marks["group"] in ("ships", "expeditions"):
            rule = "PR-4.3" if marks["group"] == "ships" else "PR-3.2"
            yield Help(name, COINS, rule, Fraction(marks["coins"]), "coins on average")
        if marks.get("points"):
            yield Help(name, POINTS, "PR-6.2", Fraction(marks["points"]), "points on average")


def _safer(swords: int) -> Fraction:
    """How much likelier so many swords make it to draw as many cards without a bust as an admiral asks for."""
    with_them, without = (discovery(swords=n, repel=ALWAYS, most=CROWDED) for n in (swords, 0))
    return no_bust(with_them, CROWDED) - no_bust(without, CROWDED)


def _ships(colour: str) -> str:
    return f"{colour} ships"


def _fleet(colour: str) -> int:
    return sum(ship.copies for ship in SHIPS if ship.colour == colour)


def _mean_coins(colour: str) -> Fraction:
    return Fraction(sum(ship.coins * ship.copies for ship in SHIPS if ship.colour == colour), _fleet(colour))
