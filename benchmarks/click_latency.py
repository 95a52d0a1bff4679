"""How long a click takes to be answered: on a game's table, beside a bare button that changes a label.

    python -m benchmarks.click_latency [rounds] [game]

Both stand in one notebook of a JupyterLab in a headless browser, and are clicked in turn by a real mouse, so that both meet the
same machine. Measured in the page, from the event of the click: until the page holds the answer (the label has another text; what
may be touched has changed), and until the frame after that is drawn. Between the rounds the computer answers and the move is taken back,
which is not measured. Medians and the ratio are printed. It needs what the browser tests need.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, expect, sync_playwright

from conftest import find_chromium
from tests.show.browser.lab import FLAGS, Lab, Notebook, lab_server

BUTTON = """import ipywidgets
label, button = ipywidgets.Label("0"), ipywidgets.Button(description="Count")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
TABLE = 'import tabletop\ntabletop.play("{game}", seats=["human", "greedy"], seed=7)'
WARMING = 4
REST = 500  # ms before each click, so that no card is still moving from the click before
# Leaves in `window.timing` a promise of two times in ms: from the next click until `changed` holds, and until that is painted.
WATCH = """([selector, changed]) => {
  const root = document.querySelector(selector);
  const read = new Function("root", `return ${changed}`);
  const before = read(root);
  window.timing = new Promise((done) => {
    let begun = null;
    document.addEventListener("click", (event) => { begun = event.timeStamp; }, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (begun === null || read(root) === before) return;
      observer.disconnect();
      const held = performance.now() - begun;
      requestAnimationFrame(() => setTimeout(() => done([held, performance.now() - begun])));
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}"""
LABEL = (".widget-label", "root.textContent")
LEGAL = (".tt-board", "root.querySelectorAll('.tt-item.legal').length")


def timed(notebook: Notebook, watched: tuple[str, str], target: Locator) -> tuple[float, float]:
    """Milliseconds from a click on the target until the page holds the answer, and until it is painted."""
    notebook.page.evaluate(WATCH, list(watched))
    box = target.bounding_box()
    assert box
    notebook.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    held, painted = notebook.page.evaluate("() => window.timing")
    return held, painted


def measure(lab: Lab, rounds: int, game: str) -> dict[str, list[tuple[float, float]]]:
    """Click in turn; the first rounds are not kept."""
    notebook = lab.open(BUTTON, TABLE.format(game=game))
    notebook.page.set_viewport_size({"width": 1400, "height": 1600})
    table, button = notebook.table(), notebook.page.get_by_role("button", name="Count")
    found: dict[str, list[tuple[float, float]]] = {"button": [], "table": []}
    table.my_turn()
    first = table.legal.count()
    for number in range(rounds + WARMING):
        table.my_turn()
        notebook.page.wait_for_timeout(REST)
        times = {"button": timed(notebook, LABEL, button)}
        notebook.page.wait_for_timeout(REST)
        times["table"] = timed(notebook, LEGAL, table.legal.nth(number % first))
        table.my_turn()
        table.button("Undo").click()
        expect(table.legal).to_have_count(first)
        if number >= WARMING:
            for name, time in times.items():
                found[name].append(time)
    notebook.close()
    return found


def main(rounds: int = 50, game: str = "claim") -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as home, lab_server(Path(home)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), headless=True, args=list(FLAGS))
        found = measure(Lab(base, Path(home) / "notebooks", browser), rounds, game)
        browser.close()
    for number, what in enumerate(("in the page", "painted")):
        middle = {}
        for name, times in found.items():
            values = sorted(time[number] for time in times)
            middle[name] = statistics.median(values)
            print(f"{name:<6} {what:<11}  median {middle[name]:6.1f} ms, nine of ten within {values[int(0.9 * len(values))]:6.1f} ms")
        print(f"ratio  {what:<11}  {middle['table'] / middle['button']:.2f} over {rounds} rounds (floor 2, aim 1.3)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:])
