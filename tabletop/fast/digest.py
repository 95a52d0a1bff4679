"""Digests: what machine code was made from, as the name of the folder it lies in.

The digest covers the names, bytecode, defaults and constants of every function that the driver bound to an engine can reach,
whatever file it stands in; this package's own source; and the versions of Python, numpy and numba and its settings, which numba's
cache does not look at. A comment, a docstring or a value in the box changes nothing; anything else gives another folder, so that
nothing stale can be loaded.
"""

from __future__ import annotations

import dis
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType
from typing import Any

from ..core import engine as bits
from ..core.errors import TabletopError
from ..core.game import Game, Rooms
from ..players.driver import ENTRIES
from ..players.loops import verbs_of

CACHE = "TABLETOP_CACHE"
DONE = "made"
INSTRUCTIONS = (bits.count, bits.lowest, bits.nth)  # compiled by hand, so that their plain form is not looked into
DIGITS = 20  # of a digest
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
        for name, value in named_by(f):
            if isinstance(value, FunctionType):
                todo.append(value)
            elif type(value) not in (int, float, bool, BuiltinFunctionType) and f not in INSTRUCTIONS:
                raise TabletopError(f"{f.__module__}.{f.__name__} names {name}: an engine names functions and int constants only")
    return sorted(found, key=lambda f: (f.__module__, f.__qualname__))


def named_by(f: FunctionType) -> list[tuple[str, object]]:
    """The globals that a function names, with their values."""
    names = dict.fromkeys(i.argval for i in dis.get_instructions(f) if i.opname == "LOAD_GLOBAL")
    return [(name, f.__globals__[name]) for name in names if name in f.__globals__]


def digest(game: Game) -> str:
    """The digest of everything that the machine code of a game is made from."""
    return _digest(game.rooms, tuple(sorted(i for i in os.environ.items() if i[0].startswith("NUMBA_"))))


@lru_cache(maxsize=64)
def _digest(rooms: Rooms, settings: tuple[tuple[str, str], ...]) -> str:
    """For these rooms; board and options are values in the box."""
    game, seen = Game(rooms), hashlib.sha256()
    for f in reachable([*verbs_of(game).functions.values(), *ENTRIES]):
        constants = [(name, value) for name, value in named_by(f) if not isinstance(value, (FunctionType, BuiltinFunctionType))]
        seen.update(repr((f.__module__, f.__qualname__, _written(f.__code__, f.__doc__), constants)).encode())
        seen.update(repr((f.__defaults__, f.__kwdefaults__)).encode())
    fields = [(n, s.width, s.shape) for n, s in game.pieces.Fields.SPECS.items()]
    made_by = [p.read_bytes() for p in sorted(Path(__file__).parent.glob("*.py"))]
    seen.update(repr((fields, settings, sys.version, version("numba"), version("numpy"), made_by)).encode())
    return seen.hexdigest()[:DIGITS]


def _written(code: CodeType, doc: str | None) -> tuple[object, ...]:
    """What a function does, without its lines and its docstring; functions within it likewise."""
    constants = [_written(c, None) if isinstance(c, CodeType) else c for c in code.co_consts if c is not doc]
    plain = [sorted(map(repr, c)) if isinstance(c, frozenset) else repr(c) for c in constants]
    return code.co_code, plain, code.co_names, code.co_varnames


def folder(game: Game) -> Path:
    """The folder of a game's machine code as it would be made now."""
    return home() / f"{game.name}-{digest(game)}"


def is_made(game: Game) -> bool:
    """Whether every entry of the game lies on disk, each file as long as when it was made."""
    where = folder(game)
    try:
        kept = json.loads((where / DONE).read_text(encoding="utf-8"))
        return isinstance(kept, dict) and bool(kept) and kept == sizes(where)
    except (OSError, ValueError):
        return False


def sizes(where: Path) -> dict[str, int]:
    """The files of machine code in a folder with their lengths."""
    return {str(p.relative_to(where)): p.stat().st_size for p in sorted(where.rglob("*.nb?"))} | {
        p.name: p.stat().st_size for p in where.glob("*.py")
    }
