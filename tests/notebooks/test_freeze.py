"""Freezing: the same bytes again and again, nothing of the run but its outputs, and nothing written by a check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.freeze_notebook import VIEW, main, with_ids

SPEAKS = """\
from IPython.display import display
import ipywidgets, sys
print("one"); sys.stdout.flush(); print("two")
display({"text/plain": "a board", "application/vnd.jupyter.widget-view+json": {"model_id": "m"}}, raw=True)
ipywidgets.IntSlider(3)
"""


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    """A notebook that prints in two goes, shows a live widget, and has a cell without id."""
    cells = [
        {"cell_type": "markdown", "metadata": {}, "source": "# Does it stay the same?"},
        {"cell_type": "code", "id": "kept", "metadata": {}, "execution_count": None, "outputs": [], "source": SPEAKS},
    ]
    path = tmp_path / "question.ipynb"
    path.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8")
    return path


def test_freezing_twice_gives_the_same_bytes(notebook: Path) -> None:
    assert main([str(notebook)]) == 0
    once = notebook.read_bytes()

    assert main([str(notebook)]) == 0

    assert notebook.read_bytes() == once


def test_a_frozen_notebook_keeps_what_can_be_read_without_running_it(notebook: Path) -> None:
    main([str(notebook)])

    frozen = json.loads(notebook.read_text(encoding="utf-8"))
    title, cell = frozen["cells"]
    printed, board, slider = cell["outputs"]
    assert (title["id"], cell["id"], cell["execution_count"]) == ("cell-0", "kept", 1)
    assert "".join(printed["text"]) == "one\ntwo\n"
    assert board["data"].keys() == {"text/plain"}
    assert VIEW not in slider["data"]
    assert "widgets" not in frozen["metadata"]
    assert "version" not in frozen["metadata"]["language_info"]


def test_check_names_what_would_change_and_writes_nothing(notebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = notebook.read_bytes()

    assert main(["--check", str(notebook.parent)]) == 1
    assert capsys.readouterr().out == f"{notebook}: would change\n"
    assert notebook.read_bytes() == before

    main([str(notebook)])
    assert main(["--check", str(notebook)]) == 0


def test_a_notebook_that_fails_is_left_as_it_was(notebook: Path) -> None:
    broken = notebook.read_text(encoding="utf-8").replace("ipywidgets.IntSlider(3)", "1 / 0")
    notebook.write_text(broken, encoding="utf-8")

    with pytest.raises(Exception, match="ZeroDivisionError"):
        main([str(notebook)])

    assert notebook.read_text(encoding="utf-8") == broken


def test_new_ids_step_around_those_taken() -> None:
    cells = [{"id": "cell-0"}, {}, {"id": ""}]

    assert [cell["id"] for cell in with_ids({"cells": cells})["cells"]] == ["cell-0", "cell-1", "cell-2"]


def test_a_folder_without_notebooks_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path)])

    assert "there is no notebook in" in capsys.readouterr().err
