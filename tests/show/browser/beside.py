"""What browser tests of a game share: a whole game played beside the page, and tables at many moments that are only looked at.

A `Mirror` is the same match in the test's own Python: it knows what the page has to show next, and what a sensible player touches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tabletop.core.match import Match
from tabletop.show.scene import Scene
from tests.show.browser.lab import PATIENCE, SCREEN, Lab, Notebook, TableView
from tests.show.browser.test_access import GRAVE, HEIGHT, OUTSIDE, THEMES

MOST_TOUCHED = 500

# The board shows what it should, and no card is still on its way to where another lies now.
SAME = """(wanted) => {
  if (document.querySelector(".tt-board").getAnimations({ subtree: true }).length) return false;
  const items = [...document.querySelectorAll(".tt-item[aria-label]")];
  return items.length === wanted.length && items.every((item, i) =>
    item.dataset.key === wanted[i][0] && item.getAttribute("aria-label").startsWith(wanted[i][1]));
}"""
SMALL = """(root) => [...root.querySelectorAll(".tt-board text")].filter((text) => {
  const scale = text.ownerSVGElement.getBoundingClientRect().width / text.ownerSVGElement.viewBox.baseVal.width;
  return parseFloat(getComputedStyle(text).fontSize) * scale < 12;
}).length"""
# JupyterLab has given the page its new height, and so nothing of the tables is scrolled away.
IN_SIGHT = """() => [...document.querySelectorAll(".tt-root")].every((root) => {
  const { left, right, top, bottom } = root.getBoundingClientRect();
  return [top + 8, bottom - 8].every((y) => root.contains(document.elementFromPoint((left + right) / 2, y)));
})"""
# The page has come to rest: JupyterLab moves what is shown when a table grows or shrinks.
STILL = """(key) => new Promise((done) => {
  const top = () => document.querySelector(`[data-key="${key}"]`).getBoundingClientRect().top;
  const before = top();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(top() === before), 50)));
})"""


class Mirror:
    """A match with a person on seat A beside the page; a game says what A sees and what it touches."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.go_on()

    def seen(self) -> Any:
        """The position as A knows it, with what has happened since its move."""
        return self.match.seen(0).position.with_events(self.match.events_since(0))

    def scene(self, chosen: tuple[str, ...] = ()) -> Scene:
        """What A sees once it has touched some parts."""
        raise NotImplementedError

    def choice(self) -> tuple[str, ...]:
        """What A touches for a sensible move."""
        raise NotImplementedError

    def to_touch(self, parts: tuple[str, ...]) -> list[tuple[int, str]]:
        """Those of the parts that are still to be touched, numbered."""
        return list(enumerate(parts))

    def key_of(self, part: str) -> str:
        """The thing on the board that stands for a part."""
        return next(i.id for i in self.scene().items if i.part == part)

    def labels(self, chosen: tuple[str, ...] = ()) -> list[list[str]]:
        """The things on the board that can be heard, in their order, and what they are called."""
        return [[item.id, item.label] for item in self.scene(chosen).items if item.label]

    def play(self, parts: tuple[str, ...]) -> None:
        """A's move, and what the computer does until A is to move again."""
        self.match.play(next(a for a in self.match.state.legal_actions() if a.parts == parts))
        self.go_on()

    def go_on(self) -> None:
        """What the computer does until A is to move."""
        while not self.match.awaits_human and not self.match.state.is_over:
            self.match.step()


def to_the_end(table: TableView, mirror: Mirror, touch: Callable[[str], None]) -> int:
    """A whole game as seat A, beside the mirror; how many things were touched."""
    touched = 0
    while not mirror.match.state.is_over:
        parts = mirror.choice()
        for n, part in mirror.to_touch(parts):
            table.page.wait_for_function(SAME, arg=mirror.labels(parts[:n]), timeout=PATIENCE * 1000)
            table.my_turn()
            key = mirror.key_of(part)
            expect(table.item(key)).to_have_attribute("aria-disabled", "false")
            touch(key)
            touched += 1
        mirror.play(parts)
        assert touched < MOST_TOUCHED, "the game does not end"
    expect(table.result).to_be_visible()
    table.page.wait_for_function(SAME, arg=mirror.labels(), timeout=PATIENCE * 1000)
    return touched


def only_looked_at(lab: Lab, *cells: str) -> Iterator[Notebook]:
    """One notebook with tables at several moments, for a fixture."""
    notebook: Notebook = lab.open(*cells)
    yield notebook
    notebook.use_theme(THEMES[0])
    notebook.close()
    assert notebook.complaints == []


def looked_at(shown: Notebook, theme: str, tables: int, height: int) -> dict[str, int]:
    """How many things axe looked at, by its rules, on a page so high; it finds nothing grave."""
    shown.use_theme(theme)
    expect(shown.page.locator(".tt-root.dark" if "Dark" in theme else ".tt-root.light")).to_have_count(tables)
    shown.page.set_viewport_size({**SCREEN, "height": height})
    shown.page.evaluate(HEIGHT)
    shown.page.wait_for_function(IN_SIGHT)
    found = Axe().run(shown.page, context=".tt-root", options={"resultTypes": ["violations", "passes"]}).response
    shown.page.set_viewport_size(SCREEN)

    grave = [v for v in found["violations"] if v["impact"] in GRAVE]
    assert [(v["id"], node["html"][:160], node["failureSummary"]) for v in grave for node in v["nodes"]] == []
    return {passed["id"]: len(passed["nodes"]) for passed in found["passes"]}


def scrolls(view: TableView, width: int) -> bool:
    """Whether the board of a table of that width is scrolled; nothing sticks out of it, and no text is small."""
    view.root.evaluate("(root, width) => { root.parentElement.style.width = `${width}px`; }", width)
    assert view.root.evaluate("(root) => root.offsetWidth") == width
    outside, small = view.root.evaluate(OUTSIDE), view.root.evaluate(SMALL)
    cut = view.root.locator(".tt-frame").evaluate("(frame) => frame.scrollWidth - frame.clientWidth > 4")
    view.root.evaluate("(root) => { root.parentElement.style.width = ''; }")
    assert (outside, small) == ([], 0)
    return bool(cut)
