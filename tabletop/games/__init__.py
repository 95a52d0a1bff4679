"""The games of the house: one package each, with the same rooms.

Called, the package gives the names of all games that can be found: `tabletop.games()`.
"""

from __future__ import annotations

import sys
from types import ModuleType

from ..core.game import game_names


class _Games(ModuleType):
    """A package that can be called, so that `tabletop.games` is at once the package and the list of names."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games that can be found."""
        return game_names()


sys.modules[__name__].__class__ = _Games
