"""The view of Port Royal: piles, harbour and expeditions, the odds of the next card, and what every seat has.

`sentences` says what is on the table and `seat_words` what a seat has, `odds` reckons what may come, `happened` reads from the events
what was touched; `drawing` lays the table out and makes the scene, with `cards`, `panel` and `seats` to draw its parts; `emblems` are
the drawings that Port Royal brings.
"""

from __future__ import annotations

from .drawing import scene
from .emblems import SYMBOLS
from .happened import last_items

__all__ = ["SYMBOLS", "last_items", "scene"]
