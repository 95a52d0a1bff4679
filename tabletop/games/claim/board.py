"""The board of Claim: a digraph of which card beats which, since Claim has no map.

Rules CM-2.5 to CM-2.7, CM-5.2 and CM-5.8. An edge (a, b) says that card a, led, loses to card b, played second. Nodes carry
`faction` and `number` and the number of `copies`. What beats what is the engine's to say.

    >>> graph = board()
    >>> graph.has_edge("goblin 9", "knight 2"), graph.has_edge("knight 2", "goblin 9")
    (True, False)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import make_box
from .deck import FACE_FACTION, FACE_RANK, FACES, FACTIONS, ZERO_COPIES
from .engine import beats
from .pieces import OPTIONS

if TYPE_CHECKING:
    import networkx


def board() -> networkx.DiGraph:
    """A networkx DiGraph of the 48 faces: an edge from each card that is led to each card that then wins as the second."""
    import networkx

    graph = networkx.DiGraph(name="Claim: led card -> card that beats it")
    for face, name in enumerate(FACES):
        copies = ZERO_COPIES if face == 0 else 1
        graph.add_node(name, faction=FACTIONS[FACE_FACTION[face]], number=FACE_RANK[face], copies=copies)
    box = make_box(2, {option.name: option.default for option in OPTIONS})
    graph.add_edges_from((a, b) for led, a in enumerate(FACES) for second, b in enumerate(FACES) if beats(box, led, second))
    return graph
