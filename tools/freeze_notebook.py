"""Runs notebooks and stores their outputs such that running them again gives the same bytes.

A reader who cannot run a notebook sees its boards, and strict nbval compares them. What changes from run to run is left
out: times, the version of Python, widget models. Where an output has a picture or a text beside a live widget, only these
stay. With `--check` nothing is written; the notebooks that would change are named, and then the exit code is 1.

    python tools/freeze_notebook.py [--check] [NOTEBOOK or FOLDER ...]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

VIEW = "application/vnd.jupyter.widget-view+json"
FORMAT = 4
MINOR = 5  # the first in which cells have ids
TIMEOUT = 300  # seconds a cell


def frozen(source: str, folder: Path) -> str:
    """The text of a notebook, run in `folder`, with its new outputs. Raises CellExecutionError where a cell fails."""
    notebook = nbformat.reads(json.dumps(with_ids(json.loads(source))), as_version=FORMAT)
    NotebookClient(
        notebook, timeout=TIMEOUT, kernel_name="python3", record_timing=False, coalesce_streams=True,
        store_widget_state=True,  # without it, cells that use ipywidgets.Output or interact fail
        resources={"metadata": {"path": str(folder)}},
    ).execute()
    clean(notebook)
    nbformat.validate(notebook)
    return f"{nbformat.writes(notebook, version=FORMAT)}\n"


def with_ids(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with an id for every cell: the one it has, else the first free `cell-0`, `cell-1`, ..."""
    taken = {cell["id"] for cell in notebook["cells"] if cell.get("id")}
    free = (name for n in range(2 * len(notebook["cells"])) if (name := f"cell-{n}") not in taken)
    for cell in notebook["cells"]:
        cell["id"] = cell.get("id") or next(free)
    return notebook | {"nbformat": FORMAT, "nbformat_minor": MINOR}


def clean(notebook: nbformat.NotebookNode) -> None:
    """Take out, in place, what would differ in the next run."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            if len(output.get("data", ())) > 1:
                output["data"].pop(VIEW, None)
                output.get("metadata", {}).pop(VIEW, None)


def freeze(path: Path, check: bool = False) -> bool:
    """Freeze one notebook file, whole or not at all; returns whether it changed (with `check`: would change)."""
    source = path.read_text(encoding="utf-8")
    result = frozen(source, path.parent)
    if result == source:
        return False
    if not check:
        part = path.with_name(f"{path.name}.part")
        part.write_text(result, encoding="utf-8", newline="\n")
        part.replace(path)
    return True


def notebooks(paths: Iterable[Path]) -> list[Path]:
    """The notebooks that paths name: files as they are, folders with all that lies in them but Jupyter's own copies."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.ipynb")) if path.is_dir() else [path]
        found += [each for each in inside if ".ipynb_checkpoints" not in each.parts]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Run notebooks and store outputs that stay the same.")
    parser.add_argument("paths", nargs="*", type=Path, default=[Path("notebooks")], help="notebooks or folders (default: notebooks)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a notebook would change")
    options = parser.parse_args(arguments)
    named = notebooks(options.paths)
    if not named:
        parser.error("there is no notebook in " + ", ".join(map(str, options.paths)))
    changed = 0
    for path in named:
        differs = freeze(path, options.check)
        changed += differs
        print(f"{path}: {('would change' if options.check else 'frozen anew') if differs else 'unchanged'}")
    return int(options.check and changed > 0)


if __name__ == "__main__":
    sys.exit(main())
