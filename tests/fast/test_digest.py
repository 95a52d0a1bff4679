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
from tabletop.fast.digest import digest, reachable

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
    monkeypatch.setattr(fast, "_started", {})

    first = fast.ready(game, 2)
    fast.warm(game, wait=True)

    assert first is None
    loops = fast.ready(game, 2)
    assert loops is not None and loops.speed == "compiled"
