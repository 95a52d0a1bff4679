"""Digests: what machine code was made from, as the name of the folder it lies in.

The digest covers the names, bytecode and number constants of every function that the driver can reach in an engine, whatever
file it stands in; the driver's own source; and the versions of Python, numpy and numba and its settings, which numba's cache does
not look at. A comment, a docstring or a value in the box changes nothing; anything else gives another folder, so that
nothing stale can be loaded.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ..core.errors import TabletopError
from ..core.game import Game
from ..players.loops import SOURCE, verbs_of

CACHE = "TABLETOP_CACHE"
DONE = "made"
KEPT = 4  # folders of older digests that are kept for each game


def home() -> Path:
    """Where machine code lies: $TABLETOP_CACHE, else a folder of this user."""
    given = os.environ.get(CACHE)
    return Path(given) if given else Path.home() / ".cache" / "tabletop" / "fast"


def reachable(functions: Iterable[Callable[..., Any]]) -> list[FunctionType]:
    """These functions and all that they call by name, each once. Raises TabletopError for what cannot be compiled."""
    found: dict[FunctionType, None] = {}
    todo = list(functions)
    while todo:
        f = todo.pop()
        if not isinstance(f, FunctionType):
            raise TabletopError(f"{f!r} is not a plain function: an engine consists of plain functions")
        if f in found:
            continue
        found[f] = None
        for name in f.__code__.co_names:
            value = f.__globals__.get(name)
            if isinstance(value, FunctionType):
                todo.append(value)
            elif isinstance(value, (ModuleType, list, dict, set)):
                raise TabletopError(f"{f.__module__}.{f.__name__} names {name}: an engine names functions and int constants only")
    return sorted(found, key=lambda f: (f.__module__, f.__qualname__))


def digest(game: Game) -> str:
    """The digest of everything that the machine code of a game is made from."""
    verbs = verbs_of(game)
    seen = hashlib.sha256()
    for f in reachable(verbs.functions.values()):
        code = f.__code__
        numbers = [c for c in code.co_consts if isinstance(c, (int, float, tuple))]
        constants = [(n, f.__globals__[n]) for n in code.co_names if isinstance(f.__globals__.get(n), (int, float, tuple))]
        seen.update(repr((f.__module__, f.__qualname__, code.co_code, numbers, code.co_names, code.co_varnames, constants)).encode())
    fields = [(n, s.width, s.shape) for n, s in game.pieces.Fields.SPECS.items()]
    settings = sorted(i for i in os.environ.items() if i[0].startswith("NUMBA_"))
    made_by = [p.read_bytes() for p in (SOURCE, *sorted(Path(__file__).parent.glob("*.py")))]
    seen.update(repr((fields, settings, sys.version, version("numba"), version("numpy"), made_by)).encode())
    return seen.hexdigest()[:20]


def folder(game: Game) -> Path:
    """The folder of a game's machine code as it would be made now."""
    return home() / f"{game.name}-{digest(game)}"


def is_made(game: Game) -> bool:
    """Whether every entry of the game lies on disk."""
    return (folder(game) / DONE).is_file()
