"""The digest that names the folder of machine code: what changes it, and what does not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tabletop
from tabletop import fast
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.fast.digest import KEPT, digest, reachable
from tabletop.players.loops import plain

TOY = Path(__file__).parents[1] / "toy"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A copy of the toy's folder that a test may change."""
    return Path(shutil.copytree(TOY, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__", "test_*")))


def digest_in_new_process(folder: Path, options: str = "{}") -> str:
    """The digest of a game's folder as it is now."""
    code = (
        "import pathlib, tabletop; from tabletop.fast.digest import digest;"
        f"print(digest(tabletop.load(pathlib.Path({str(folder)!r}), options={options})))"
    )
    return subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_same_source_has_the_same_digest(toy: Path) -> None:
    assert digest_in_new_process(toy) == digest_in_new_process(toy)


def test_a_constant_that_the_engine_names_changes_it(toy: Path) -> None:
    before = digest_in_new_process(toy)

    edit(toy / "pieces.py", "DEALT = 2", "DEALT = 1")

    assert digest_in_new_process(toy) != before


def test_a_callee_in_another_file_changes_it(toy: Path) -> None:
    edit(toy / "pieces.py", "DEALT = 2", "def least(n: int) -> int:\n    return n\n\n\nDEALT = 2")
    edit(toy / "engine.py", "from .pieces import (", "from .pieces import least\nfrom .pieces import (")
    edit(toy / "engine.py", "DEALT * box.players", "least(DEALT * box.players)")
    before = digest_in_new_process(toy)

    edit(toy / "pieces.py", "    return n\n", "    return n + 0\n")

    assert digest_in_new_process(toy) != before


def test_a_field_that_grows_wider_changes_it(toy: Path) -> None:
    before = digest_in_new_process(toy)

    edit(toy / "pieces.py", '"steps left to the walker", FACES', '"steps left to the walker", 1000')

    assert digest_in_new_process(toy) != before


def test_a_comment_a_docstring_and_an_option_do_not_change_it(toy: Path) -> None:
    before = digest_in_new_process(toy)

    edit(toy / "pieces.py", "DEALT = 2", "DEALT = 2  # chips")
    edit(toy / "engine.py", '"""A full bag', '"""The bag is full')

    assert digest_in_new_process(toy, '{"refill": "secret"}') == before


def test_a_game_of_the_same_source_in_another_folder_has_its_own(toy: Path) -> None:
    """Machine code names the modules of its functions, and a folder's module is named after its path."""
    assert digest_in_new_process(toy) != digest_in_new_process(TOY)


def test_a_setting_of_the_compiler_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tabletop.load("claim")
    before = digest(game)

    monkeypatch.setenv("NUMBA_OPT", "1")

    assert digest(game) != before


def test_an_engine_that_names_a_list_is_refused() -> None:
    def legal() -> int:
        return NAMED[0]

    with pytest.raises(TabletopError, match="names NAMED: an engine names functions and int constants only"):
        reachable([legal])


NAMED = [1]


def test_an_engine_that_names_bytes_is_refused() -> None:
    def legal() -> int:
        return TABLE[0]

    with pytest.raises(TabletopError, match="names TABLE"):
        reachable([legal])


TABLE = b"1"


def test_a_default_of_a_callee_changes_it(toy: Path) -> None:
    edit(toy / "pieces.py", "DEALT = 2", "def least(n: int, more: int = 0) -> int:\n    return n + more\n\n\nDEALT = 2")
    edit(toy / "engine.py", "from .pieces import (", "from .pieces import least\nfrom .pieces import (")
    edit(toy / "engine.py", "DEALT * box.players", "least(DEALT * box.players)")
    before = digest_in_new_process(toy)

    edit(toy / "pieces.py", "more: int = 0", "more: int = 1")

    assert digest_in_new_process(toy) != before


@pytest.mark.parametrize(("file", "old", "new"), [
    ("core/chance.py", "keys[i] = word(rng) >> 1", "keys[i] = word(rng) >> 2"),
    ("core/chance.py", "PLAYER_STREAM = 2", "PLAYER_STREAM = 4"),
    ("players/driver.py", "FULL = 60", "FULL = 120"),
])  # fmt: skip
def test_what_only_the_driver_calls_or_names_changes_it(file: str, old: str, new: str, tmp_path: Path) -> None:
    shutil.copytree(Path(tabletop.__file__).parent, tmp_path / "tabletop", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "data").symlink_to(Path(tabletop.__file__).parents[1] / "data")
    code = "import tabletop; from tabletop.fast.digest import digest; print(digest(tabletop.load('claim')))"
    found = []
    for change in (None, ("# ruff", "# a comment; ruff"), (old, new)):
        if change and (change[0] in (tmp_path / "tabletop" / file).read_text(encoding="utf-8")):
            edit(tmp_path / "tabletop" / file, *change)
        found.append(subprocess.run([sys.executable, "-B", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True).stdout)

    assert found[0] == found[1] != found[2]


@pytest.mark.parametrize("harm", ["cut", "emptied", "removed", "overwritten"])
def test_damaged_machine_code_is_made_anew(harm: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLETOP_CACHE", str(tmp_path))
    monkeypatch.setattr("tabletop.fast.compile._entries", {})
    monkeypatch.setattr(fast, "_warming", {})
    game = tabletop.load(TOY)
    fast.warm(game, wait=True)
    for path in tmp_path.rglob("*.nb?"):
        whole = path.read_bytes()
        if harm == "removed":
            path.unlink()
        else:
            path.write_bytes({"cut": whole[:100], "emptied": b"", "overwritten": bytes(len(whole))}[harm])

    at_once = fast.ready(game, 2)
    quick = fast.compiled(game, 2)

    assert (at_once is None) == (harm != "overwritten")
    assert quick.playouts(["random"] * 2, 1, 0, 5).actions == plain(game, 2).playouts(["random"] * 2, 1, 0, 5).actions


def test_what_a_broken_compilation_has_left_is_made_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLETOP_CACHE", str(tmp_path))
    monkeypatch.setattr("tabletop.fast.compile._entries", {})
    game = tabletop.load(TOY)
    fast.compiled(game, 2).begin()
    for path in tmp_path.rglob("*.nbi"):
        path.write_bytes(b"")
    monkeypatch.setattr("tabletop.fast.compile._entries", {})

    quick = fast.compiled(game, 2)

    assert quick.playouts(["random"] * 2, 1, 0, 5).actions == plain(game, 2).playouts(["random"] * 2, 1, 0, 5).actions


def test_older_code_of_a_game_is_cleared_away_and_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLETOP_CACHE", str(tmp_path))
    monkeypatch.setattr("tabletop.fast.compile._entries", {})
    others = [tmp_path / f"{name}-{i:020x}" for name in ("toy", "toy-xl") for i in range(6)]
    for folder in others:
        folder.mkdir()

    fast.compiled(tabletop.load(TOY), 2)

    left = [folder.name for folder in others if folder.exists()]
    assert len([name for name in left if name.startswith("toy-xl-")]) == 6 and len(left) == 6 + KEPT - 1


def test_a_game_in_a_folder_is_compiled_in_the_background_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLETOP_CACHE", str(tmp_path))
    game = tabletop.load(TOY)

    fast.warm(game, wait=True)

    loops = fast.ready(game, 2)
    assert loops is not None and loops.speed == "compiled"


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLETOP_CACHE", str(tmp_path / "file" / "cache"))

    assert "machine code cannot be kept in" in str(fast.available()) and "TABLETOP_CACHE" in str(fast.available())
    with pytest.raises(TabletopError, match="cannot be kept"):
        fast.compiled(tabletop.load("claim"), 2)


# what there is without numba, and compiling in the background


def test_without_numba_everything_works_and_says_why() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import tabletop, tabletop.fast as fast\n"
        "from tabletop.players.mcts import MCTS\n"
        "assert 'numba is not installed' in fast.available(), fast.available()\n"
        "game = tabletop.load('claim')\n"
        "assert fast.ready(game, 2) is None\n"
        "print(MCTS(20).choose(game.new(seed=1).seen_by(0)))\n"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0 and done.stdout.startswith("play "), done.stderr


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(fast.OFF, "0")

    assert "switched off" in str(fast.available())
    with pytest.raises(TabletopError, match="switched off"):
        fast.compiled(tabletop.load("claim"), 2)


def test_it_is_compiled_in_the_background_while_plain_plays_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLETOP_CACHE", str(tmp_path))
    game: Game = tabletop.load("claim")
    monkeypatch.setattr(fast, "_warming", {})

    first = fast.ready(game, 2)
    fast.warm(game, wait=True)

    assert first is None
    loops = fast.ready(game, 2)
    assert loops is not None and loops.speed == "compiled"
