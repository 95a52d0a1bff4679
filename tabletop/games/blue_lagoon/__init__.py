"""Blue Lagoon: two to four players settle an archipelago, first by boat from anywhere, then from the villages they have built.

Pieces on many islands, chains of pieces between them, most pieces on an island and what lies on its stone circles score. The
rules are `data/blue_lagoon/rulebook.toml` (BL-1.1 to BL-6.2); the board is a graph of hexes, and any other will do.
"""

from tabletop.core.game import Rooms

GAME = Rooms(package=__name__, name="blue_lagoon", seats=(2, 4))
