"""Port Royal: two to five players turn up ships and people in a harbour, as long as they dare, and take what they can pay.

Each further card may bring a second ship of a colour and end the turn with nothing. Whoever takes leaves the rest to the others,
for a coin. The rules are `data/port_royal/rulebook.toml` (PR-1.1 to PR-6.5).
"""

from tabletop.core.game import Rooms

GAME = Rooms(package=__name__, name="port_royal", seats=(2, 5))
