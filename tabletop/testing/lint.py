"""Reads the source of an engine for what cannot be compiled, or would differ between the two speeds.

No dicts, sets, strings, exceptions, closures, recursion, slices or imports inside; names of marked functions and int
constants only; no row of a grid made an alias of another. Each finding names file and line.
"""

from __future__ import annotations

import ast
import dis
import inspect
from collections.abc import Callable, Iterator
from typing import Any

from ..core.engine import OPTIONAL_VERBS, VERBS, marked
from ..core.game import Game
from .findings import Report

BUILTINS = frozenset({"range", "len", "min", "max", "abs", "int", "bool", "sum", "enumerate", "divmod"})
REFUSED: dict[type[ast.AST], str] = {
    ast.Dict: "a dict", ast.DictComp: "a dict", ast.Set: "a set", ast.SetComp: "a set", ast.JoinedStr: "a string",
    ast.Try: "an exception", ast.Raise: "an exception", ast.Assert: "an exception", ast.With: "a context",
    ast.Lambda: "a closure", ast.FunctionDef: "a function inside a function", ast.ClassDef: "a class", ast.GeneratorExp: "a generator",
    ast.ListComp: "a new list", ast.List: "a new list", ast.Yield: "a generator", ast.YieldFrom: "a generator", ast.Await: "an await",
    ast.Import: "an import", ast.ImportFrom: "an import", ast.Global: "a global", ast.Nonlocal: "a closure", ast.Slice: "a slice",
    ast.Delete: "a del", ast.Starred: "a starred value",
}  # fmt: skip

Place = Callable[[ast.AST], str]


def check_source(game: Game, report: Report) -> None:
    """The engine of a game, and the marked functions of other rooms that it calls."""
    module = game.rooms.room("engine")
    tree = ast.parse(inspect.getsource(module))
    grids = {n for n, spec in game.pieces.Fields.SPECS.items() if len(spec.shape) == 2}
    lines = {n for n, spec in game.pieces.Fields.SPECS.items() if len(spec.shape) == 1}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            if not any(isinstance(d, ast.Name) and d.id == "engine" for d in node.decorator_list):
                report.add("source", f"{node.name} is not marked with @engine", f"{module.__file__}:{node.lineno}")
            _check_function(node, vars(module), grids, lines, f"{module.__file__}", 0, report)
    for function in _reached(module):
        if function.__module__ != module.__name__:
            first = ast.parse(inspect.getsource(function)).body[0]
            file, start = inspect.getsourcefile(function), inspect.getsourcelines(function)[1]
            if isinstance(first, ast.FunctionDef) and not function.__module__.startswith("tabletop.core."):
                _check_function(first, function.__globals__, grids, lines, f"{file}", start - 1, report)
    _check_recursion(module, report)


def _check_function(
    function: ast.FunctionDef, names: dict[str, Any], grids: set[str], lines: set[str], file: str, offset: int, report: Report,
) -> None:  # fmt: skip
    def place(node: ast.AST) -> str:
        return f"{file}:{offset + getattr(node, 'lineno', 0)}"

    if function.args.defaults or function.args.kw_defaults:
        report.add("source", f"{function.name} has a default for an argument: say it at each call", place(function))
    for node in _inside(function):
        for kind, what in REFUSED.items():
            if isinstance(node, kind):
                report.add("source", f"{function.name} uses {what}", place(node))
        if isinstance(node, ast.Constant) and not isinstance(node.value, int):
            report.add("source", f"{function.name} uses {node.value!r}, which is no int", place(node))
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
            report.add("source", f"{function.name} indexes with two numbers at once: write a[i][j]", place(node))
        if isinstance(node, ast.Assign):
            _check_assign(function.name, node, grids, lines, place, report)
    _check_names(function, names, place, report)


def _inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function's body, without docstring and annotations."""
    body = function.body
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant) and isinstance(body[0].value.value, str):
        body = body[1:]
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.AnnAssign):
                node.annotation = ast.Constant(value=0)
            yield node


def _check_assign(name: str, node: ast.Assign, grids: set[str], lines: set[str], place: Place, report: Report) -> None:
    """A row of a grid, or a whole row, is copied element by element: put as a whole it would be one list with two names."""
    targets = [t for target in node.targets for t in (target.elts if isinstance(target, ast.Tuple) else [target])]
    for target in targets:
        whole = isinstance(target, ast.Attribute) and target.attr in grids | lines
        part = isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute) and target.value.attr in grids
        if whole or part:
            report.add("source", f"{name} puts a whole row: {ast.unparse(node)}; copy it element by element", place(node))


def _check_names(function: ast.FunctionDef, names: dict[str, Any], place: Place, report: Report) -> None:
    """Global names are marked functions and int constants; calls are of those functions and a few builtins."""
    own = {a.arg for a in function.args.args}
    own |= {n.id for n in _inside(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    for node in _inside(function):
        if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
            report.add("source", f"{function.name} calls {ast.unparse(node.func)}: only functions by their name", place(node))
        if not isinstance(node, ast.Name) or node.id in own or (node.id in BUILTINS and node.id not in names):
            continue
        value = names.get(node.id)
        if not (type(value) is int or value in marked):
            report.add("source", f"{function.name} names {node.id}, which is neither an int constant nor marked with @engine", place(node))


def _calls(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The marked functions that a function names."""
    names = function.__globals__
    used = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    return [names[n] for n in sorted(used) if names.get(n) in marked]


def _reached(module: Any) -> list[Callable[..., Any]]:
    """All marked functions that the verbs reach, each once."""
    todo = [getattr(module, verb) for verb in (*VERBS, *OPTIONAL_VERBS) if hasattr(module, verb)]
    found: list[Callable[..., Any]] = []
    while todo:
        function = todo.pop()
        if function not in found and hasattr(function, "__code__"):
            found.append(function)
            todo += _calls(function)
    return found


def _check_recursion(module: Any, report: Report) -> None:
    """No function may come back to itself, by whatever way."""
    for function in _reached(module):
        todo, seen = _calls(function), set[Any]()
        while todo:
            step = todo.pop()
            if step is function:
                report.add("source", f"{function.__name__} comes back to itself: recursion cannot be compiled", f"{module.__file__}")
                break
            if step not in seen:
                seen.add(step)
                todo += _calls(step)
