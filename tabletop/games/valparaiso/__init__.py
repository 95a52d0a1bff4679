"""Valparaíso: two to five merchants plan in secret what they will do, then do it in turn, on the roads and seas round the port.

Cards are planned slot by slot; whoever wants one before its time pays. Customs houses shorten roads for all and cost the others a
toll. The rules are `data/valparaiso/rulebook.toml` (VP-1.1 to VP-11.4).
"""

from tabletop.core.game import Rooms

GAME = Rooms(package=__name__, name="valparaiso", seats=(2, 5))
