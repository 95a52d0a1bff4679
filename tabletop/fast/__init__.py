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
_warming: dict[str, Warming] = {}


class Warming(threading.Thread):
    """One run of `python -m tabletop.fast` for a game, in a process of its own."""

    def __init__(self, game: Game) -> None:
        super().__init__(name=f"tabletop-compiling-{game.name}", daemon=True)
        self.command = [sys.executable, "-m", "tabletop.fast", str(game.rooms.place)]
        self.start()

    def run(self) -> None:
        """Wait for the process; whatever it could not do, who asks for compiled loops is told by an error of their own."""
        subprocess.run(self.command, capture_output=True, check=False)


def available() -> str | None:
    """None if engines can be compiled here, else a sentence that says why not."""
    if os.environ.get(OFF) == "0":
        return f"compiling is switched off: {OFF}=0 is set"
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return "compiling is switched off: NUMBA_DISABLE_JIT is set"
    for needed in ("numba", "numpy"):
        if importlib.util.find_spec(needed) is None:
            return f"{needed} is not installed: pip install 'tabletop-lab[fast]' brings it"
    from .digest import CACHE, home

    try:
        home().mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        return f"machine code cannot be kept in {home()} ({fault.strerror}); {CACHE} names another folder"
    return None if os.access(home(), os.W_OK) else f"machine code cannot be kept in {home()}: it may not be written; {CACHE} names another"


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
    """Compile a game in a process of its own, once."""
    if available():
        return
    with _lock:
        key = game.rooms.package
        if key not in _warming:
            _warming[key] = Warming(game)
    if wait:
        _warming[key].join()
