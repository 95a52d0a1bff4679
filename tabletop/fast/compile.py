"""Compiling: the driver and an engine become machine code that lies on disk.

The driver's source is copied into the folder of the game's digest, and numba's own cache lies beside it: its cache follows
the file of a function, and only its public behaviour is used. Functions on sets of bits become machine instructions.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numba import njit, types
from numba.extending import intrinsic, overload, register_jitable

from ..core import engine as bits
from ..core.game import Game
from ..core.layout import Layout
from ..players.driver import NODE
from ..players.loops import SOURCE, STATES, Loops, Verbs, bind, driver_module, verbs_of
from . import records
from .digest import DIGITS, DONE, INSTRUCTIONS, KEPT, folder, home, is_made, reachable, sizes

# nobody but compiled code calls these, so they need no wrappers; and engines never divide by zero
CALLED_FROM_COMPILED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}
_known: set[Any] = set(INSTRUCTIONS)
_entries: dict[Path, ModuleType] = {}


class CompiledLoops(Loops):
    """The driver as machine code: states and boxes are records, rows are arrays of 64-bit ints."""

    speed = "compiled"

    def row(self, n: int) -> Any:
        """An array of n zeros."""
        return np.zeros(n, np.int64)

    def _arrays(self) -> tuple[Any, Any]:
        return records.box_record(self.box), np.zeros(STATES, records.fields_dtype(self.game.pieces.Fields))

    def put(self, s: Layout, i: int = 0) -> None:
        """Lay fields into states[i]."""
        records.put(self.states[i], s)

    def get(self, i: int = 0) -> Layout:
        """The fields of states[i]."""
        return records.get(self.states[i], self.game.pieces.Fields())


def load(game: Game, players: int) -> CompiledLoops:
    """The compiled driver of a game. What is not on disk yet is compiled when it is first called, and kept."""
    where, verbs = folder(game), verbs_of(game)
    if where in _entries:
        return CompiledLoops(game, players, _entries[where], verbs)
    made = is_made(game)
    if not made and (where / DONE).exists():
        shutil.rmtree(where, ignore_errors=True)  # damaged, and of no use to anybody
    loops = CompiledLoops(game, players, _bound_entries(where, verbs), verbs)
    if any(where.rglob("*.nb?")):  # also what a broken compilation has left
        _prove(loops, where)
    _entries[where] = loops.entries
    return loops


def _prove(loops: CompiledLoops, where: Path) -> None:
    """Load what lies on disk by calling it; whatever is wrong with it, it is then made anew, and now."""
    try:
        make_all(loops)
    except Exception:  # noqa: BLE001 - a damaged file may raise anything at all
        shutil.rmtree(where, ignore_errors=True)
        loops.entries = _bound_entries(where, verbs_of(loops.game))
        make_all(loops)


def _bound_entries(where: Path, verbs: Verbs) -> ModuleType:
    """The entries of a driver that is bound to an engine, as functions that compile when they are called."""
    module = driver_module(where.name.replace("-", "_"), _copied_source(where))
    sys.modules[module.__name__] = module  # numba looks the module of a cached function up by its name
    bind(module, verbs)
    module.copy = copy  # type: ignore[attr-defined]  # records are assigned, where plain fields are loaded
    for f in reachable(module.ENTRIES):
        if f not in _known and f not in module.ENTRIES:
            register_jitable(**CALLED_FROM_COMPILED)(f)
            _known.add(f)
    entries = ModuleType(f"{module.__name__}_compiled")
    for f in module.ENTRIES:
        setattr(entries, f.__name__, njit(cache=True, nogil=True, error_model="numpy")(f))
    return entries


def copy(states: Any, i: int, j: int) -> None:
    """states[i] becomes equal to states[j]: records are assigned."""
    states[i] = states[j]


def make_all(loops: Loops) -> None:
    """Call every entry once, so that all of them lie on disk, and note that they do."""
    loops.playouts([next(iter(loops.kinds))] * loops.players, 0, 0, 1)
    loops.begin()
    row = loops.row
    policy = next(iter(loops.kinds))
    loops.search(row(NODE), 0, seat=0, simulations=0, keys=row(1), rng=row(4), policy=policy, explore=1.0, wide=1.0)
    where = folder(loops.game)
    (where / DONE).write_text(json.dumps(sizes(where)), encoding="utf-8")


def _copied_source(where: Path) -> Path:
    """The driver's source in the folder of a digest, written there once; older folders of the game are cleared away."""
    source = where / "driver.py"
    if not source.exists():
        where.mkdir(parents=True, exist_ok=True)
        part = where / f"part-{os.getpid()}"
        shutil.copyfile(SOURCE, part)
        part.replace(source)
        game = where.name.rpartition("-")[0]
        earlier = [p for p in home().glob(f"{game}-*") if re.fullmatch(f"{game}-[0-9a-f]{{{DIGITS}}}", p.name)]
        for old in sorted(earlier, key=os.path.getmtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    return source


# sets of bits as instructions


def _ones_typed(context: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda ctx, builder, sig, args: builder.ctpop(args[0])


def _low_typed(context: Any, mask: Any) -> Any:
    from llvmlite import ir

    return types.int64(types.int64), lambda ctx, builder, sig, args: builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))


_ones: Any = intrinsic(_ones_typed)  # population count
_low: Any = intrinsic(_low_typed)  # count of trailing zeros


# numba wants the same bare signature on what it is given and on what it is to compile
@overload(bits.count)
def _count(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _ones(mask)


@overload(bits.lowest)
def _lowest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _low(mask)


@overload(bits.nth)
def _nth(mask, r):  # type: ignore[no-untyped-def]
    def nth(mask, r):  # type: ignore[no-untyped-def]
        below = 0
        for half in (32, 16, 8, 4):
            n = _ones(mask & ((1 << half) - 1))
            if r >= n:
                r, mask, below = r - n, mask >> half, below + half
        while r > 0:
            mask &= mask - 1
            r -= 1
        return below + _low(mask)

    return nth
