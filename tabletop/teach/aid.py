"""The player aid, for whoever teaches: `aid(game)` is the page that the table shows too."""

from __future__ import annotations

from ..show.aid import Aid, aid

__all__ = ["Aid", "aid"]
