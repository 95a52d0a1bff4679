"""The view of Claim: the table as one seat sees it, as a scene of cards, piles and places.

`sentences` says what is on the table, `drawing` draws it and makes the scene of both, `tricks` reads the last trick from the
events, `emblems` are the drawings that Claim brings.
"""

from __future__ import annotations

from ..deck import FACTIONS
from .drawing import scene
from .emblems import SYMBOLS
from .tricks import last_items

__all__ = ["SYMBOLS", "YES_OR_NO", "last_items", "scene"]

YES_OR_NO = FACTIONS  # categories of the score that a seat holds or does not hold
