"""Whether everybody can use the table: what axe finds, names and roles, both themes, and narrow columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.show.browser.lab import PATIENCE, SCREEN, TABLE, Lab, Notebook, TableView

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
THEMES = ("JupyterLab Light", "JupyterLab Dark")
WIDTHS = (1000, 700, 360)
SHOWN = {
    "table": f'{TABLE}Table(tabletop.match("claim", ["human", "random"], seed=7), pace=0)',
    "curtain": 'Table(tabletop.match("claim", ["human", "human"], seed=7), pace=0)',
    "lesson": 'tabletop.lesson("claim", step="follow")',
    "question": 'tabletop.lesson("claim", step="check-1")',
    "replay": 'match = tabletop.match("claim", ["greedy", "random"], seed=3)\nmatch.run()\ntabletop.replay(match.record)',
    "korean": 'Table(tabletop.match("claim", ["human", "greedy"], seed=7), pace=0, lang="ko")',
}
GRAVE = ("serious", "critical")
# JupyterLab's body has no height and cuts what lies beyond: axe takes everything in it for hidden, and looks at nothing.
HEIGHT = "() => { document.body.style.height = '100vh'; }"
# What sticks out of the widget, or out of an element of its own; the board's frame scrolls, and what is for the ear alone is cut.
OUTSIDE = """(root) => {
  const { left, right } = root.getBoundingClientRect();
  const found = root.scrollWidth > root.clientWidth ? [`the widget is ${root.scrollWidth} wide in ${root.clientWidth}`] : [];
  for (const node of root.querySelectorAll("*")) {
    if (node.closest(".tt-frame") && !node.matches(".tt-frame") || node.closest(".tt-hidden, .tt-store, [hidden]")) continue;
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const name = `${node.tagName.toLowerCase()}.${node.getAttribute("class")} "${node.textContent.slice(0, 40)}"`;
    if (box.left < left - 1 || box.right > right + 1) found.push(`${name} ends ${Math.round(box.right - right)} px outside`);
    const cut = node instanceof HTMLElement && node.scrollWidth > node.clientWidth + 1 && !node.matches(".tt-frame, span, b, small, input");
    if (cut && node.clientWidth) found.push(`${name} needs ${node.scrollWidth} px and has ${node.clientWidth}`);
  }
  return found;
}"""

IN_FRAME = """() => {
  const frame = document.querySelector(".tt-frame").getBoundingClientRect();
  const card = document.querySelector(".tt-item.legal").getBoundingClientRect();
  return card.left >= frame.left && card.right <= frame.right && card.top >= frame.top && card.bottom <= frame.bottom;
}"""


@pytest.fixture(scope="module")
def shown(lab: Lab) -> Iterator[Notebook]:
    """One notebook with everything that can be shown, only looked at."""
    notebook: Notebook = lab.open(*SHOWN.values())
    yield notebook
    notebook.use_theme(THEMES[0])
    notebook.close()
    assert notebook.complaints == []


def view(notebook: Notebook, name: str) -> TableView:
    return notebook.table(list(SHOWN).index(name))


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave(shown: Notebook, theme: str) -> None:
    shown.use_theme(theme)
    expect(shown.page.locator(".tt-root.dark" if "Dark" in theme else ".tt-root.light")).to_have_count(len(SHOWN))
    table = view(shown, "table")
    table.button("Player aid").click()
    table.touch(table.item("deck"))
    expect(table.strip).not_to_be_empty()

    shown.page.set_viewport_size({**SCREEN, "height": 9000})  # nor does it look at what has been scrolled away
    shown.page.evaluate(HEIGHT)
    found = Axe().run(shown.page, context=".tt-root", options={"resultTypes": ["violations", "passes"]}).response
    shown.page.set_viewport_size(SCREEN)
    table.button("Player aid").click()

    looked_at = {passed["id"]: len(passed["nodes"]) for passed in found["passes"]}
    assert looked_at["color-contrast"] > 100
    assert looked_at["aria-command-name"] > 30
    grave = [v for v in found["violations"] if v["impact"] in GRAVE]
    assert [(v["id"], node["html"][:160], node["failureSummary"]) for v in grave for node in v["nodes"]] == []


def test_everything_on_the_board_has_a_role_and_a_name(shown: Notebook) -> None:
    for name in ("table", "lesson", "replay"):
        table = view(shown, name)
        items = table.root.locator(".tt-item").evaluate_all(
            "(items) => items.map((i) => [i.dataset.key, i.getAttribute('role'), i.getAttribute('aria-label'), i.getAttribute('tabindex')])"
        )
        assert items
        for key, role, label, tabindex in items:
            assert role == ("button" if key.startswith("hand-") and name != "replay" else role)
            assert role in ("button", "img") and label, key
            assert tabindex in ("0", "-1")
        assert [tabindex for *_, tabindex in items].count("0") == 1  # one stop of the Tab key; inside it the arrows go on
        names = table.root.locator("button").evaluate_all("(all) => all.map((b) => b.getAttribute('aria-label') ?? b.textContent)")
        assert all(names)
    assert view(shown, "table").root.get_by_role("group", name="Claim").count() == 1
    snapshot = view(shown, "table").root.aria_snapshot()
    for told in ('group "Tools"', 'region "Players"', 'region "Log"', "status", 'textbox "Type a move"'):
        assert told in snapshot


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_of_a_narrow_column(shown: Notebook, width: int) -> None:
    for name in SHOWN:
        table = view(shown, name)
        table.root.evaluate("(root, width) => { root.parentElement.style.width = `${width}px`; }", width)
        assert table.root.evaluate("(root) => root.offsetWidth") == width
        outside = table.root.evaluate(OUTSIDE)
        table.root.evaluate("(root) => { root.parentElement.style.width = ''; }")
        assert outside == [], name


def test_at_360_the_board_scrolls_in_its_own_frame_to_the_first_card(opened: Open) -> None:
    notebook = opened(SHOWN["table"])
    notebook.page.set_viewport_size({"width": 480, "height": 900})
    notebook.run()
    table = notebook.table()
    table.my_turn()
    assert table.root.locator(".tt-frame").evaluate("(frame) => frame.scrollWidth > frame.clientWidth")
    notebook.page.wait_for_function(IN_FRAME, timeout=PATIENCE * 1000)
    table.legal.first.click()
    expect(table.hand).to_have_count(12)
