"""The view of Valparaíso: the open sea with its cards, the map, the city, one seat's board with its cards, and a panel for every other.

`sentences` says what is on the table, `steps` what cards do and `seat_words` what a seat has; `ground` lays a board out, `land`, `sea`,
`city`, `desk` and `panels` draw their parts and `drawing` makes the scene of them; `journey` lights the places in reach of a merchant,
`filling` sums up what the hold will have, `touched` shows either once something was touched,
and `happened` reads from the events what was touched; `emblems` are the drawings that Valparaíso brings.
"""

from __future__ import annotations

from .drawing import scene
from .emblems import SYMBOLS
from .happened import last_items
from .journey import begun, routes
from .touched import picked

__all__ = ["SYMBOLS", "begun", "last_items", "picked", "routes", "scene"]
