"""Claim: two players, two phases of thirteen tricks, five factions.

In the first phase tricks win the cards of the second; in the second they win supporters. Whoever has the support of three
factions takes the throne. The rules are `data/claim/rulebook.toml` (CM-1.1 to CM-6.5).
"""

from tabletop.core.game import Rooms

GAME = Rooms(package=__name__, name="claim", seats=(2, 2))
