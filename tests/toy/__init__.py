"""The Marsh: a toy for two or three, small enough to be read at one sitting, that bends the contract of a game.

Bags of chips, secret plans, pegs that walk over a graph. The rules are `data/rulebook.toml` (TY-1.1 to TY-4.3). It has what
no single real game has all of: a board that can be another graph, three seats, plans made in turn and shown together, an
action of two steps, chance with weights, an option, things seen by one seat only, seats passed over, shared places.
"""

from pathlib import Path

from tabletop.core.game import Rooms

GAME = Rooms(package=__name__, name="toy", seats=(2, 3), data=Path(__file__).parent / "data")
