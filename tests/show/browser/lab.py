"""A JupyterLab of its own and notebooks in a real browser: what the tests of the table touch, press and read.

The server keeps everything it writes in a folder of its own. A notebook is made from the cells a test gives, run through
JupyterLab's own commands, and then used only with the mouse and the keyboard. What the page complains about is collected.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebSocket, expect

ROOT = Path(__file__).parents[3]
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip
OPTIONS = (
    "--ip=127.0.0.1", "--no-browser", "--allow-root", "--IdentityProvider.token=", "--ServerApp.password=", "--ServerApp.port_retries=0",
    "--ServerApp.terminals_enabled=False", "--LabApp.expose_app_in_browser=True", "--LabApp.extension_manager=readonly",
)  # fmt: skip
# No question about news, and the notebook under test is not written behind the test's back.
SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "docmanager-extension/plugin": {"autosave": False},
}
START = 60.0  # seconds until a server or a kernel counts as stuck
PATIENCE = 20.0  # the same for an answer on the page; no test depends on how long anything takes
SCREEN: ViewportSize = {"width": 1280, "height": 1100}
TABLE = "import tabletop\nfrom tabletop.show.widget import Table\n"

# The notebook is opened as soon as JupyterLab can: by its address, it would first wait a second for its workspace to be stored.
OPEN = """async (path) => {
  const app = window.jupyterapp;
  await app.started;
  await app.commands.execute("docmanager:open", { path, factory: "Notebook" });
  await app.restored;
}"""
# What JupyterLab itself says when a kernel is restarted while JupyterLab was asking it something.
UNANSWERED = "before replies were done"
DEBUGGER = "Could not restore the debugger state"  # what JupyterLab says itself when a kernel ends that it was asking just then
READY = """async () => {
  const app = window.jupyterapp;
  for (let k = 0; k < 600; k++) {
    const context = app.shell.currentWidget?.context;
    const kernel = context?.sessionContext?.session?.kernel;
    if (kernel?.connectionStatus === "connected" && kernel.status === "idle") {
      await context.ready;
      await context.sessionContext.ready;
      await kernel.info;
      return true;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""
RUN = """async (numbers) => {
  const app = window.jupyterapp;
  const notebook = app.shell.currentWidget.content;
  if (numbers === null) await app.commands.execute("notebook:run-all-cells");
  for (const number of numbers ?? []) {
    notebook.activeCellIndex = number;
    await app.commands.execute("notebook:run-cell");
  }
  return notebook.model.sharedModel.cells.map((cell) => ({
    code: cell.cell_type === "code" && cell.source.trim() !== "",
    count: cell.execution_count ?? null,
    faults: (cell.outputs ?? []).filter((o) => o.output_type === "error").map((o) => `${o.ename}: ${o.evalue}`),
  }));
}"""


@contextmanager
def lab_server(home: Path) -> Iterator[str]:
    """A JupyterLab that shows the notebooks in `home/notebooks`; gives its address and ends it afterwards."""
    root = home / "notebooks"
    root.mkdir(parents=True)
    for name, values in SETTINGS.items():
        path = home / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(values), encoding="utf-8")
    # A kernel tells a page what was run before, in other notebooks too: here only what belongs to the page may reach it.
    profile = home / "ipython" / "profile_default" / "ipython_kernel_config.json"
    profile.parent.mkdir(parents=True)
    profile.write_text(json.dumps({"HistoryManager": {"enabled": False}}), encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folders = {
        "JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime", "IPYTHONDIR": "ipython",
        "JUPYTERLAB_SETTINGS_DIR": "settings", "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }  # fmt: skip
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {name: str(home / folder) for name, folder in folders.items()} | {"PYTHONPATH": paths}
    command = [sys.executable, "-m", "jupyter", "lab", f"--port={port}", *OPTIONS]
    with (home / "server.log").open("w", encoding="utf-8") as log:
        server = subprocess.Popen(command, cwd=root, env=environment, stdout=log, stderr=subprocess.STDOUT)
        try:
            base = f"http://127.0.0.1:{port}"
            _await_server(base, server, home / "server.log")
            yield base
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()


def _await_server(base: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START
    while True:
        try:
            urllib.request.urlopen(f"{base}/api/status", timeout=2).read()
            return
        except OSError:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"JupyterLab did not start:\n{log.read_text(encoding='utf-8')[-3000:]}") from None
            time.sleep(0.1)


class Lab:
    """A running JupyterLab and a browser; opens notebooks, each in a page of its own."""

    def __init__(self, base: str, folder: Path, browser: Browser) -> None:
        self.base, self.folder = base, folder
        self._context = browser.new_context(viewport=SCREEN)
        self._made = 0

    def open(self, *cells: str, run: bool = True) -> Notebook:
        """A notebook of these code cells, run from top to bottom."""
        self._made += 1
        path = self.folder / f"made-{self._made}.ipynb"
        path.write_text(json.dumps(_notebook(cells)), encoding="utf-8")
        return self.show(path.name, run)

    def show(self, path: str, run: bool = True) -> Notebook:
        """A notebook of the folder by its path there."""
        notebook = Notebook(self._context.new_page(), self.base, path)
        if run:
            notebook.run()
        return notebook


def _notebook(cells: tuple[str, ...]) -> dict[str, Any]:
    made: list[dict[str, Any]] = [
        {"cell_type": "code", "id": f"cell-{n}", "metadata": {}, "execution_count": None, "outputs": [], "source": source}
        for n, source in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": made}


class Notebook:
    """An open notebook. `complaints` is what the page has complained about; `heard` all that Python has sent to it."""

    def __init__(self, page: Page, base: str, path: str) -> None:
        self.page, self.base, self.path = page, base, path
        self.complaints: list[str] = []
        self._heard: list[str] = []
        self._restarted = False
        page.set_default_timeout(START * 1000)
        page.on("console", self._on_console)
        page.on("pageerror", lambda fault: self._complain(f"uncaught: {fault}"))
        page.on("websocket", self._on_websocket)
        self.open()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"{message.text} ({message.location.get('url', '')})")

    def _complain(self, text: str) -> None:
        if not (self._restarted and UNANSWERED in text or DEBUGGER in text):
            self.complaints.append(text)

    def _on_websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace")))

    def open(self) -> None:
        """Load the page anew, and wait until the notebook is shown and its kernel rests."""
        workspace = re.sub(r"\W", "-", self.path)  # a page of its own, however many are open
        self.page.goto(f"{self.base}/doc/workspaces/{workspace}?reset", wait_until="domcontentloaded")
        self.page.wait_for_function("() => window.jupyterapp")
        self.page.evaluate(OPEN, self.path)
        self.page.wait_for_selector(".jp-Notebook .jp-Cell")
        assert self.page.evaluate(READY), "the kernel did not come to rest"

    def run(self, *numbers: int) -> None:
        """Run the cells of these numbers, or all; none may fail or be left out."""
        cells = self.page.evaluate(RUN, list(numbers) or None)
        wanted = numbers or [n for n, cell in enumerate(cells) if cell["code"]]
        faults = [fault for cell in cells for fault in cell["faults"]]
        assert not faults, faults
        assert all(cells[n]["count"] for n in wanted), [cell["count"] for cell in cells]

    def restart(self) -> None:
        """Restart the kernel."""
        self._restarted = True
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()")
        assert self.page.evaluate(READY), "the kernel did not come to rest"

    def use_theme(self, name: str) -> None:
        """Choose a theme of JupyterLab: "JupyterLab Light" or "JupyterLab Dark"."""
        self.command("apputils:change-theme", theme=name)
        expect(self.page.locator(f'body[data-jp-theme-name="{name}"]')).to_have_count(1)

    def command(self, name: str, **values: Any) -> None:
        """Run a command of JupyterLab, as its menu would."""
        self.page.evaluate("([name, values]) => window.jupyterapp.commands.execute(name, values).then(() => null)", [name, values])

    def heard(self) -> str:
        """All that Python has sent to the page since this was asked the last time."""
        told = "".join(self._heard)
        self._heard = []
        return told

    def cells(self) -> int:
        """How many cells the notebook has."""
        return int(self.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.model.cells.length"))

    def table(self, number: int = 0) -> TableView:
        """The table, lesson or replay of that number in the page."""
        return TableView(self.page, self.page.locator(".tt-root").nth(number))

    def close(self) -> None:
        """End the kernel and close the page."""
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.context.sessionContext.shutdown()")
        self.page.close()


class TableView:
    """One view of a table, a lesson or a replay in a page."""

    def __init__(self, page: Page, root: Locator) -> None:
        self.page, self.root = page, root
        self.hand = root.locator('.tt-item[data-key^="hand-"]')
        self.legal = root.locator(".tt-item.legal")
        self.strip = root.locator(".tt-strip")
        self.head = root.locator(".tt-head")
        self.result = root.locator('[data-key="result"]')
        self.thinking = root.locator(".tt-thinking")
        self.panel = root.locator(".tt-panel")
        self.curtain = root.locator(".tt-curtain")
        self.log = root.locator(".tt-log div[role=log] li")

    def card(self, name: str) -> Locator:
        """The card of the hand whose label begins with that name."""
        return self.root.get_by_role("button", name=re.compile(f"^{name}\\b", re.IGNORECASE))

    def item(self, key: str) -> Locator:
        """The thing of that id on the board."""
        return self.root.locator(f'.tt-item[data-key="{key}"]')

    def button(self, name: str) -> Locator:
        """A button beside the board."""
        return self.root.locator("button").get_by_text(name, exact=True)

    def touch(self, thing: Locator) -> None:
        """Click with the mouse into the middle of a thing, whether or not it says that it may be chosen."""
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def my_turn(self) -> None:
        """Wait until a card may be played."""
        expect(self.legal.first).to_be_visible()

    def held(self) -> str | None:
        """The id of the thing on this board that has the keyboard's focus."""
        found: str | None = self.root.evaluate("(root) => root.querySelector('.tt-item:focus')?.dataset.key ?? null")
        return found

    def middle(self, key: str) -> tuple[float, float]:
        """Where the middle of a thing on the board is in the page."""
        box = self.item(key).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def steer(self, goal: str) -> None:
        """Walk with the arrow keys from where the focus is to a thing on the board."""
        for _ in range(60):
            here = self.held()
            assert here, "the focus has left the board"
            if here == goal:
                return
            (x, y), (to_x, to_y) = self.middle(here), self.middle(goal)
            across, down = to_x - x, to_y - y
            arrows = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
            for arrow in arrows if abs(across) > abs(down) else arrows[::-1]:
                self.page.keyboard.press(arrow)
                if self.held() != here:
                    break
        raise AssertionError(f"the arrows do not lead to {goal}")

    def tab_to_board(self) -> None:
        """Press Tab until something on the board has the focus."""
        for _ in range(40):
            if self.held():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead to the board")


def play_through(table: TableView, move: Callable[[], None], after: Callable[[int], None] = lambda number: None) -> None:
    """A whole game of Claim as seat A: `move` plays a card whenever it is A's turn; `after` is told how many were played."""
    for number in range(1, 27):
        table.my_turn()
        move()
        if number < 26:
            expect(table.hand).to_have_count(13 - number % 13)
            table.my_turn()
        else:
            expect(table.result).to_be_visible()
        after(number)
