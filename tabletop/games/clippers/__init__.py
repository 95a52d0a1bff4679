"""Clippers: two to five countries put port markers on Pacific islands and lay the routes of six companies that belong to nobody.

Each round everybody first settles ports, takes an option card or passes, and may buy ships; then all lay sticks twice. What is connected
pays at once, what is connected to a port counts at the end. The rules are `data/clippers/rulebook.toml` (CL-1.1 to CL-8.6); the board
is a multigraph of islands, lanes and arrows, reconstructed since the printed one could not be had, and any other will do.
"""

from tabletop.core.game import Rooms

GAME = Rooms(package=__name__, name="clippers", seats=(2, 5))
