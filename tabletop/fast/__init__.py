"""Fast: the same engines as machine code. The only part of the house that imports numba, and only when asked.

Everything works without it, slower. Machine code lies on disk, in a folder named by a digest of all it was made from; it is
made in a process of its own in the background while plain Python plays on.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

from ..core.errors import TabletopError
from ..core.game import Game

if TYPE_CHECKING:
    from ..players.loops import Loops

OFF = "TABLETOP_FAST"  # set to 0 in the environment, nothing is compiled

_lock = threading.Lock()
_started: dict[str, subprocess.Popen[bytes]] = {}


def available() -> str | None:
    """None if engines can be compiled here, else a sentence that says why not."""
    if os.environ.get(OFF) == "0":
        return f"compiling is switched off: {OFF}=0 is set"
    for needed in ("numba", "numpy"):
        if importlib.util.find_spec(needed) is None:
            return f"{needed} is not installed: pip install 'tabletop-lab[fast]' brings it"
    return None


def compiled(game: Game, players: int) -> Loops:
    """The driver of a game as machine code: from the disk, or made now (some seconds). Raises TabletopError without numba."""
    why_not = available()
    if why_not:
        raise TabletopError(why_not)
    from .compile import load

    with _lock:
        return load(game, players)


def ready(game: Game, players: int) -> Loops | None:
    """Compiled loops if they can be had at once; otherwise None, and compiling goes on in the background."""
    if available():
        return None
    from .digest import is_made

    if is_made(game):
        return compiled(game, players)
    warm(game)
    return None


def warm(game: Game, wait: bool = False) -> None:
    """Compile a game in a process of its own, once; nothing is done for games that another process cannot find."""
    from ..core.game import game_names

    if available() or game.name not in game_names():
        return
    with _lock:
        if game.name not in _started:
            command = [sys.executable, "-m", "tabletop.fast", game.name]
            _started[game.name] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if wait:
        _started[game.name].wait()
