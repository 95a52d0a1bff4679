"""Who may import what: the core nothing but itself, heavy libraries only where they are needed, no game another."""

from __future__ import annotations

import ast
import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "tabletop"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "_notebooks" not in path.parts)
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
HOMES = [*(PACKAGE / "games" / game for game in GAMES), PACKAGE.parent / "tests" / "toy"]
OF_THE_ENGINE = frozenset({"engine", "legal_actions", "legal_ids", "play", "settle", "explain", "chances", "outcome"})
HEAVY = ("networkx", "numpy", "ipywidgets", "anywidget", "numba", "pandas", "matplotlib", "tqdm")


def name_of(path: Path) -> str:
    """The dotted name of a module of the package."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, at_once_only: bool = False) -> Iterator[str]:
    """The absolute names of what a module imports; `at_once_only`: leaving out what functions import when called."""
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1]) if node.level else ""
            origin = ".".join(filter(None, (base, node.module or "")))
            yield from (f"{origin}.{alias.name}" for alias in node.names)
        elif at_once_only and (isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) or is_for_types(node)):
            continue
        else:
            todo.extend(ast.iter_child_nodes(node))


def is_for_types(node: ast.AST) -> bool:
    """Whether a node is `if TYPE_CHECKING:`, which never runs."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def within(name: str, *packages: str) -> bool:
    """Whether a dotted name lies in one of the packages."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def modules(*folders: str) -> list[Path]:
    """The modules of some folders of the package."""
    return [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in folders]


def run_python(code: str) -> str:
    """What a fresh Python prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_importing_tabletop_imports_nothing_heavy() -> None:
    loaded = json.loads(run_python("import json, sys, tabletop; print(json.dumps(sorted(sys.modules)))"))

    assert "tabletop" in loaded
    assert [name for name in HEAVY if name in loaded] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_without_anything_heavy(game: str) -> None:
    played = run_python(
        "import json, random, sys, tabletop\n"
        f"state, chosen = tabletop.load({game!r}).new(seed=1), random.Random(1)\n"
        "while not state.is_over: state = state.play(chosen.choice(state.legal_actions()))\n"
        "print(json.dumps(sorted(sys.modules)))"
    )

    assert [name for name in HEAVY if name in json.loads(played)] == []


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_every_module_can_be_imported(path: Path) -> None:
    assert importlib.import_module(name_of(path)).__doc__, f"{name_of(path)} does not say what it is"


@pytest.mark.parametrize("path", modules("core"), ids=name_of)
def test_the_core_imports_only_itself_and_the_standard_library(path: Path) -> None:
    foreign = [
        name for name in imports(path)
        if not within(name, "tabletop.core") and name.partition(".")[0] not in sys.stdlib_module_names
    ]

    assert foreign == []


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_fast_imports_numba_and_only_boards_import_networkx_at_once(path: Path) -> None:
    room = path.relative_to(PACKAGE).parts[0]
    compiled = [name for name in imports(path) if within(name, "numba") and room != "fast"]
    graphs = [name for name in imports(path, at_once_only=True) if within(name, "networkx") and room != "boards"]

    assert compiled + graphs == []


@pytest.mark.parametrize("path", modules("games"), ids=name_of)
def test_no_game_imports_another(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[1]
    others = [f"tabletop.games.{game}" for game in GAMES if game != own]

    assert [name for name in imports(path) if within(name, *others)] == []


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_rules_do_not_ask_the_engine_in_any_way(home: Path) -> None:
    assert asks_the_engine((home / "rules.py").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_does_not_draw(game: str) -> None:
    view = f"tabletop.games.{game}.view"

    assert [
        name for name in imports(PACKAGE / "games" / game / "engine.py") if within(name, view, "tabletop.show", "tabletop.boards")
    ] == []


def asks_the_engine(source: str) -> list[str]:
    """What in the rules of a game would make them say what the engine says: its import, or what a State or Game asks of it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in OF_THE_ENGINE:
            found.append(node.attr)
        elif isinstance(node, ast.ImportFrom) and (
            "engine" in (node.module or "").split(".") or any(a.name == "engine" for a in node.names)
        ):
            found.append(f"import {node.module or '.'}")
        elif isinstance(node, ast.Constant) and node.value in OF_THE_ENGINE:  # getattr, room("engine")
            found.append(str(node.value))
    return found


@pytest.mark.parametrize(
    "line",
    [
        "from . import engine", "from .engine import beats", "state.legal_actions()", "action in state.legal_ids()", "state.play(action)",
        "state.explain(action)", "state.game.engine.legal(state.box, state.fields, out)", "state.game.rooms.room('engine')",
        "getattr(state, 'legal_actions')()", "state.chances()",
    ],
)  # fmt: skip
def test_whatever_way_rules_ask_the_engine_is_seen(line: str) -> None:
    assert asks_the_engine(f"def rule(state, action):\n    {line}\n") != []


def test_a_relative_import_is_resolved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / "tabletop")
    path = tmp_path / "tabletop" / "games" / "toy" / "rules.py"
    path.parent.mkdir(parents=True)
    path.write_text("from . import engine\nfrom ...core.state import State\ndef late():\n import numba\n", encoding="utf-8")

    found = list(imports(path))

    assert sorted(found) == ["numba", "tabletop.core.state.State", "tabletop.games.toy.engine"]
    assert "numba" not in imports(path, at_once_only=True)


def test_the_rooms_of_a_game_are_imported_by_their_names() -> None:
    told = run_python(
        "import tabletop\nfirst = tabletop.games()\nimport tabletop.games.claim.engine as engine\n"
        "print(first, tabletop.games() == first, engine.beats.__name__, tabletop.games.claim.GAME.name)"
    )

    assert told.strip() == f"{tuple(GAMES)} True beats claim"
