"""One JupyterLab and one browser for all tests that play in a real browser; a page and a kernel of its own for each test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.show.browser.lab import FLAGS, PATIENCE, ROOT, Lab, Notebook, lab_server


@pytest.fixture(scope="session")
def lab(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """The JupyterLab of all tests, with the project's notebooks in it."""
    home = tmp_path_factory.mktemp("lab")
    expect.set_options(timeout=PATIENCE * 1000)
    with lab_server(home) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, headless=True, args=list(FLAGS))
        shutil.copytree(ROOT / "notebooks", home / "notebooks" / "project", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
        yield Lab(base, home / "notebooks", browser)
        browser.close()


@pytest.fixture
def opened(lab: Lab) -> Iterator[Callable[..., Notebook]]:
    """Opens a notebook of the cells given. Afterwards its kernel is ended, and the page must not have complained."""
    made: list[Notebook] = []

    def open_cells(*cells: str) -> Notebook:
        made.append(lab.open(*cells))
        return made[-1]

    yield open_cells
    for notebook in made:
        notebook.close()
    complaints = [complaint for notebook in made for complaint in notebook.complaints]
    assert not complaints, "\n".join(complaints)
