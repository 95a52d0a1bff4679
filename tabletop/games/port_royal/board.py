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

PLACES = {  # with what is known of the cards there: face up, face down, or both
    "pile": "down", "harbour": "up", "expeditions": "up", "people": "up", "claimed": "up", "coins": "down", "discard": "both",
}  # fmt: skip
WAYS = (
    ("pile", "harbour", ("draw",)), ("pile", "expeditions", ("draw",)),
    ("pile", "discard", ("repel", "tax", "bust")), ("pile", "coins", ("trade", "expedition", "tax", "admiral", "jester")),
    ("harbour", "people", ("hire",)), ("harbour", "discard", ("trade", "bust", "end of turn")),
    ("expeditions", "claimed", ("fulfil",)), ("people", "discard", ("fulfil",)),
    ("coins", "coins", ("fee",)), ("coins", "discard", ("hire", "tax")), ("discard", "pile", ("shuffle",)),
)  # fmt: skip


def board() -> nx.DiGraph:
    """The places of the table as a digraph; node attribute `cards` is "up", "down" or "both", edge attribute `by` names the ways."""
    import networkx as nx

    graph = nx.DiGraph(name="Port Royal")
    for place, cards in PLACES.items():
        graph.add_node(place, cards=cards)
    for source, target, by in WAYS:
        graph.add_edge(source, target, by=by)
    return graph
