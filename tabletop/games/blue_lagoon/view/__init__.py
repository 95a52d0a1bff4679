"""The view of Blue Lagoon: the board as a scene of hexes, with each seat's line of the score sheet below.

`ground` draws what depends on the board alone and keeps it, `drawing` adds pieces and tokens and makes the scene, `sheet` is the
score sheet, `sentences` says what is on the table, `chart` prints the board in a terminal, `emblems` are the drawings that Blue
Lagoon brings.
"""

from __future__ import annotations

from .drawing import last_items, scene
from .emblems import SYMBOLS

__all__ = ["SYMBOLS", "last_items", "scene"]
