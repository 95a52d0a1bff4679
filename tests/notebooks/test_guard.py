"""The guard: notebooks keep their outputs, their shape and their way onward, so that strict nbval has something to compare.

Reads the stored files only; running them is the business of `make notebooks`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2] / "notebooks"
NOTEBOOKS = sorted(path for path in ROOT.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
VIEW = "application/vnd.jupyter.widget-view+json"
MOST_LINES = 12
SILENT = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
NEXT = re.compile(r"^(#+ |\*\*)Next\b", re.MULTILINE)

Notebook = dict[str, Any]


def faults(notebook: Notebook) -> list[str]:
    """What is wrong with a notebook, a sentence each; [] if nothing."""
    found = []
    if "widgets" in notebook["metadata"]:
        found.append("its metadata hold the state of widgets: freeze it")
    if not any(NEXT.search(text_of(cell)) for cell in notebook["cells"] if cell["cell_type"] == "markdown"):
        found.append("no text has a heading (or bold words) that begins with Next")
    code = [(n, cell) for n, cell in enumerate(notebook["cells"]) if cell["cell_type"] == "code" and text_of(cell).strip()]
    for n, cell in code:
        found += [f"cell {n} ({cell.get('id', 'no id')}): {fault}" for fault in faults_of_cell(cell)]
    shown = sum(bool(cell["outputs"]) for _, cell in code)
    if 2 * shown < len(code):
        found.append(f"only {shown} of {len(code)} code cells have an output; at least half must")
    return found


def faults_of_cell(cell: Notebook) -> list[str]:
    """What is wrong with one code cell that is not empty."""
    source, found = text_of(cell), []
    if cell["execution_count"] is None:
        found.append("it was not run: no execution count")
    if not (cell["outputs"] or is_marked(cell) or is_silent(source)):
        found.append("it has no stored output, although it does more than define and assign")
    if any(VIEW in output.get("data", ()) and len(output["data"]) > 1 for output in cell["outputs"]):
        found.append("it stores a live widget beside its picture: freeze it")
    lines = [line for line in source.splitlines() if line.strip() and not line.strip().startswith("#")]
    if len(lines) > MOST_LINES:
        found.append(f"it has {len(lines)} lines of code; at most {MOST_LINES}")
    return found


def text_of(cell: Notebook) -> str:
    """The source of a cell, which files store as one text or as lines."""
    return "".join(cell["source"])


def is_marked(cell: Notebook) -> bool:
    """Whether strict nbval is told to pass over the output of a cell."""
    return "# NBVAL_IGNORE_OUTPUT" in text_of(cell) or "nbval-ignore-output" in cell["metadata"].get("tags", ())


def is_silent(source: str) -> bool:
    """Whether a cell only defines, assigns and imports. What is not plain Python (a magic) counts as speaking."""
    try:
        return all(isinstance(node, SILENT) for node in ast.parse(source).body)
    except SyntaxError:
        return False


def test_there_are_notebooks() -> None:
    assert (ROOT / "00_start_here.ipynb") in NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_notebook_keeps_outputs_shape_and_way_onward(path: Path) -> None:
    assert faults(json.loads(path.read_text(encoding="utf-8"))) == []


# the guard itself


def code(source: str, output: str = "", **metadata: Any) -> Notebook:
    """A code cell as a file stores it."""
    outputs = [{"output_type": "execute_result", "data": {"text/plain": [output]}, "metadata": {}, "execution_count": 1}]
    return {
        "cell_type": "code", "id": "here", "metadata": metadata, "execution_count": 1,
        "source": source.splitlines(keepends=True), "outputs": outputs if output else [],
    }


def sound() -> Notebook:
    """A notebook in which nothing is wrong."""
    cells = [
        {"cell_type": "markdown", "id": "title", "metadata": {}, "source": ["# How many tricks are there?"]},
        code("import math\n\ndef tricks(cards):\n    return cards // 4"),
        code("tricks(52)", "13"),
        code("hands = math.comb(52, 13)"),
        code("hands", "635013559600"),
        code("tricks(48)", "12"),
        code("tricks(40)", "10"),
        {"cell_type": "markdown", "id": "next", "metadata": {}, "source": ["## Next\n", "Play one."]},
    ]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def stripped(notebook: Notebook) -> None:
    """What `nbstripout` and its like do."""
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None


def test_the_guard_passes_a_sound_notebook() -> None:
    assert faults(sound()) == []


def test_the_guard_catches_a_stripped_notebook(tmp_path: Path) -> None:
    notebook = sound()
    stripped(notebook)
    path = tmp_path / "stripped.ipynb"
    path.write_text(json.dumps(notebook), encoding="utf-8")

    found = faults(json.loads(path.read_text(encoding="utf-8")))

    assert sum("no execution count" in fault for fault in found) == 6
    assert sum("no stored output" in fault for fault in found) == 4
    assert found[-1] == "only 0 of 6 code cells have an output; at least half must"


SPOILT: dict[str, Callable[[Notebook], object]] = {
    "no stored output": lambda notebook: notebook["cells"][2].update(outputs=[]),
    "no execution count": lambda notebook: notebook["cells"][1].update(execution_count=None),
    "state of widgets": lambda notebook: notebook["metadata"].update(widgets={}),
    "live widget": lambda notebook: notebook["cells"][2]["outputs"][0]["data"].update({VIEW: {"model_id": "0"}}),
    "13 lines": lambda notebook: notebook["cells"][1].update(source=[f"a{n} = {n}\n" for n in range(13)]),
    "begins with Next": lambda notebook: notebook["cells"].pop(),
    "at least half": lambda notebook: notebook["cells"].extend([code("a = 1")] * 3),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_the_guard_names_each_fault(fault: str) -> None:
    notebook = sound()

    SPOILT[fault](notebook)

    assert [fault in each for each in faults(notebook)] == [True]


@pytest.mark.parametrize("source", ["tricks(52)", "for n in range(3): print(n)", "%timeit 1", "if True:\n    1", "a = 1\na"])
def test_a_cell_that_speaks_needs_its_output(source: str) -> None:
    assert any("no stored output" in fault for fault in faults_of_cell(code(source)))


@pytest.mark.parametrize("cell", [
    code("# NBVAL_IGNORE_OUTPUT\nprint(1)"),
    code("print(1)", tags=["nbval-ignore-output"]),
    code("# your move goes here"),
    code("a: int = 1\na += 1"),
])
def test_a_cell_that_is_silent_or_marked_needs_none(cell: Notebook) -> None:
    assert faults_of_cell(cell) == []
