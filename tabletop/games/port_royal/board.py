"""The table of Port Royal as a graph: where cards lie, and what carries them from one place to another.

Rules PR-2.1 to PR-4.8. Places are nodes, and an edge says by which actions or events cards go along it. The deck holds no coins: each
coin is a card on its way from the pile to the discard pile.

    >>> graph = board()
    >>> sorted(graph.successors("harbour"))
    ['discard', 'people']
    >>> graph.edges["pile", "coins"]["by"]
    ('trade', 'expedition', 'tax', 'admiral', 'jester')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

PLACES = {  # with how cards lie there, and where the place is drawn
    "pile": ("down", (0, 1)), "harbour": ("up", (1.2, 1)), "people": ("up", (2.4, 1)), "discard": ("both", (1.8, 0)),
    "coins": ("down", (0.6, 0)), "expeditions": ("up", (1.2, 2)), "claimed": ("up", (2.4, 2)),
}  # fmt: skip
WAYS = (
    ("pile", "harbour", ("draw",)), ("pile", "expeditions", ("draw",)),
    ("pile", "discard", ("repel", "tax", "bust")), ("pile", "coins", ("trade", "expedition", "tax", "admiral", "jester")),
    ("harbour", "people", ("hire",)), ("harbour", "discard", ("trade", "bust", "end of turn")),
    ("expeditions", "claimed", ("fulfil",)), ("people", "discard", ("fulfil",)),
    ("coins", "coins", ("fee",)), ("coins", "discard", ("hire", "tax")), ("discard", "pile", ("shuffle",)),
)  # fmt: skip


def board() -> nx.DiGraph:
    """The places of the table as a digraph; edge attribute `by` names the ways.

    Node attributes are `cards`, how they lie there ("up", "down" or "both"), and `pos`, where the place is drawn.
    """
    import networkx as nx

    graph = nx.DiGraph(name="Port Royal")
    for place, (cards, pos) in PLACES.items():
        graph.add_node(place, cards=cards, pos=pos)
    for source, target, by in WAYS:
        graph.add_edge(source, target, by=by)
    return graph
