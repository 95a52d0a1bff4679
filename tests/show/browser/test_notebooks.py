"""The project's notebooks, opened and run in JupyterLab from the first cell to the last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.show.browser.lab import ROOT, Lab

pytestmark = pytest.mark.browser

FOLDER = ROOT / "notebooks"
FIRST = "00_start_here.ipynb"
NOTEBOOKS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


# All but the first play thousands of games.
@pytest.mark.parametrize("path", [pytest.param(path, marks=[] if path == FIRST else pytest.mark.slow) for path in NOTEBOOKS])
def test_a_notebook_runs_and_shows_what_it_makes(lab: Lab, path: str) -> None:
    notebook = lab.show(f"project/{path}")
    outputs = notebook.page.locator(".jp-OutputArea-output")

    expect(outputs.filter(has_text=re.compile("Error displaying widget|Loading widget"))).to_have_count(0)
    for table in map(notebook.table, range(notebook.page.locator(".tt-root").count())):
        expect(table.root.locator(".tt-item, .tt-curtain button").first).to_be_visible()

    notebook.close()
    assert notebook.complaints == []


def test_the_first_table_is_played_as_the_notebook_says(lab: Lab) -> None:
    notebook = lab.show(f"project/{FIRST}", run=False)
    table, keys = notebook.table(), notebook.page.keyboard

    notebook.page.locator(".jp-CodeCell .jp-InputArea-editor").first.click()
    keys.press("Shift+Enter")
    table.my_turn()
    table.legal.first.click()

    expect(table.hand).to_have_count(12)
    notebook.close()
    assert notebook.complaints == []
