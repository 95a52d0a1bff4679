"""The view of Clippers: the map of the Pacific with its routes and ships, companies, option cards, and a panel for every seat.

`sentences` says what is on the table and `seat_words` what a seat has, `ahead` what the next stick brings; `layout` puts the places of a
board on the map, `naming` their names, `plates` what a stick brings; `lanes` draws routes and ships, `ground` keeps all that a board
looks like; `sea`, `desk` and `panels` make the items of their parts and `drawing` the scene of them. `touched` is what shows once
something was touched, `happened` reads from the events what was, `emblems` are the drawings that Clippers brings.
"""

from __future__ import annotations

from .drawing import scene
from .emblems import SYMBOLS
from .happened import last_items
from .touched import picked, routes

__all__ = ["SYMBOLS", "last_items", "picked", "routes", "scene"]
