"""A board explored in a real browser: hexagons and edges removed by mouse, by keys and by name, and numbers that follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.show.browser.lab import SCREEN, Lab, Notebook, TableView
from tests.show.browser.test_access import GRAVE, HEIGHT, OUTSIDE, THEMES, WIDTHS

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
BOARD = """from tabletop.boards import hexes
from tabletop.show.explore import explore
import networkx
spots = [(row, col) for row in range(6) for col in range(6)]
graph = networkx.Graph(name="Bay")
for row, col in spots:
    graph.add_node(hexes.name(row, col), row=row, col=col, island="a" if col < 3 else None, circle=col == 1)
graph.add_edges_from((hexes.name(*s), hexes.name(*n)) for s in spots for n in hexes.neighbours(*s) if n in spots)
"""
EXPLORE = f"{BOARD}explorer = explore(graph)\nexplorer"
SHOWN = {
    "hexes": f"{BOARD}shown = explore(graph, measure='betweenness')\nshown.remove('c3', 'd4', 'a1 b1')\nshown",
    "edges": "shown = explore(graph, measure='bridges', lang='ko')\nshown",
    "digraph": "import tabletop\nshown = explore(tabletop.load('claim').board)\nshown.remove('goblin 2', 'knight 5')\nshown",
}
SPOKES = "(root) => [...root.querySelectorAll('.tt-spokes')].filter((g) => getComputedStyle(g).display !== 'none').length"


def test_a_hexagon_and_an_edge_are_removed_and_put_back_by_mouse(opened: Open) -> None:
    notebook = opened(EXPLORE, "[explorer.removed, len(explorer.graph), len(graph)]")
    view = notebook.table()
    hexagon, edge = view.item("node c3"), view.item("edge a1 b1")
    expect(hexagon).to_have_attribute("aria-label", "c3, island a. Degree: 6. Neighbours: 6.")
    expect(view.strip).to_contain_text("Touch a node or an edge to remove it, and again to put it back.")

    view.touch(hexagon)

    expect(hexagon).to_have_attribute("aria-label", "c3, island a. Removed.")
    expect(view.item("node c2")).to_have_attribute("aria-label", "c2, island a. Degree: 5. Neighbours: 5.")
    expect(view.item("edge c2 c3")).to_have_attribute("aria-hidden", "true")
    expect(view.head).to_contain_text("Nodes: 35, edges: 79. Removed: c3.")
    expect(view.strip).to_contain_text("Removed: c3.")
    expect(view.root.locator(".tt-seat b").first).to_have_text("Before")
    view.touch(edge)
    expect(edge).to_have_attribute("aria-label", "a1 to b1. Removed.")
    notebook.run(1)
    expect(notebook.page.locator(".jp-OutputArea-output").last).to_contain_text("[('c3', ('a1', 'b1')), 35, 36]")
    view.touch(hexagon)
    expect(hexagon).to_have_attribute("aria-label", "c3, island a. Degree: 6. Neighbours: 6.")
    view.button("Put back a1–b1").click()
    expect(edge).to_have_attribute("aria-label", "a1 to b1.")
    expect(view.root.locator(".tt-seat b").first).to_have_text("Highest five")


def test_arrows_walk_along_edges_and_enter_removes(opened: Open) -> None:
    notebook = opened("before = 1", EXPLORE, "after = 1")
    view, keys = notebook.table(), notebook.page.keyboard
    expect(view.item("node a1")).to_be_visible()

    view.root.locator(".tt-choices button").first.focus()
    view.tab_to_board()
    view.steer("node d4")
    keys.press("Enter")

    expect(view.item("node d4")).to_have_attribute("aria-label", "d4. Removed.")
    assert view.held() == "node d4"  # and it can be put back from there
    keys.press("ArrowRight")
    assert view.held() == "node e4"
    keys.press("ArrowLeft")
    keys.press("Space")
    expect(view.item("node d4")).to_have_attribute("aria-label", "d4. Degree: 6. Neighbours: 6.")
    for key in ("a", "b", "x", "d", "d"):
        keys.press(key)
    assert notebook.cells() == 3


def test_a_name_is_typed_and_a_measure_chosen(opened: Open) -> None:
    view = opened(EXPLORE).table()
    field = view.root.get_by_role("textbox", name="Name a node, or two")

    field.fill("c3")
    field.press("Enter")
    expect(view.head).to_contain_text("Removed: c3.")
    field.fill("a1 - b1")
    field.press("Enter")
    expect(view.head).to_contain_text("Removed: c3 and a1–b1.")
    field.fill("zz")
    field.press("Enter")
    expect(view.strip).to_contain_text("There is no node or edge 'zz' here.")

    view.button("Betweenness").click()
    expect(view.button("Betweenness")).to_have_attribute("aria-pressed", "true")
    expect(view.button("Degree")).to_have_attribute("aria-pressed", "false")
    expect(view.item("node d4")).to_have_attribute("aria-label", "d4. Betweenness: 0.187. Neighbours: 5.")
    expect(view.root.locator(".tt-seat").nth(1)).to_contain_text("0.187")
    view.button("Put all back").click()
    expect(view.strip).to_contain_text("All is back as it was.")


def test_among_many_edges_only_those_of_the_node_looked_at_are_strong(opened: Open) -> None:
    view = opened(BOARD, SHOWN["digraph"]).table()
    node = view.item("node undead 5").locator("circle").first
    expect(node).to_be_visible()
    assert view.root.evaluate(SPOKES) == 0

    node.hover()

    assert view.root.evaluate(SPOKES) == 1
    view.item("node dwarf 3").focus()
    view.page.mouse.move(2, 2)
    assert view.root.evaluate(SPOKES) == 1


# what everybody needs


@pytest.fixture(scope="module")
def shown(lab: Lab) -> Iterator[Notebook]:
    """One notebook with what can be explored, only looked at."""
    notebook: Notebook = lab.open(*SHOWN.values())
    yield notebook
    notebook.use_theme(THEMES[0])
    notebook.close()
    assert notebook.complaints == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave_in_the_explorer(shown: Notebook, theme: str) -> None:
    shown.use_theme(theme)
    expect(shown.page.locator(".tt-root.dark" if "Dark" in theme else ".tt-root.light")).to_have_count(len(SHOWN))

    shown.page.set_viewport_size({**SCREEN, "height": 9000})
    shown.page.evaluate(HEIGHT)
    found = Axe().run(shown.page, context=".tt-root", options={"resultTypes": ["violations", "passes"]}).response
    shown.page.set_viewport_size(SCREEN)

    looked_at = {passed["id"]: len(passed["nodes"]) for passed in found["passes"]}
    assert looked_at["aria-command-name"] > 500
    grave = [v for v in found["violations"] if v["impact"] in GRAVE]
    assert [(v["id"], node["html"][:160], node["failureSummary"]) for v in grave for node in v["nodes"]] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_of_the_explorer_sticks_out_of_a_narrow_column(shown: Notebook, width: int) -> None:
    for number, name in enumerate(SHOWN):
        view: TableView = shown.table(number)
        view.root.evaluate("(root, width) => { root.parentElement.style.width = `${width}px`; }", width)
        assert view.root.evaluate("(root) => root.offsetWidth") == width
        outside = view.root.evaluate(OUTSIDE)
        view.root.evaluate("(root) => { root.parentElement.style.width = ''; }")
        assert outside == [], name
