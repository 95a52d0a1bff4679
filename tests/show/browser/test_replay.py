"""Leafing through a finished game with the slider, its buttons and the keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.show.browser.lab import Notebook, TableView

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
REPLAY = 'import tabletop\nmatch = tabletop.match("claim", ["greedy", "random"], seed=3)\nmatch.run()\ntabletop.replay(match.record)'


def slider(table: TableView) -> Locator:
    return table.root.get_by_role("slider", name="Position")


def test_the_slider_by_keys_and_by_mouse(opened: Open) -> None:
    notebook = opened("before = 1", REPLAY, "after = 1")
    table, keys = notebook.table(), notebook.page.keyboard
    at = slider(table)
    expect(at).to_have_attribute("aria-valuetext", "0 of 52")

    at.focus()
    for _ in range(3):
        keys.press("ArrowRight")
    expect(at).to_have_attribute("aria-valuetext", "3 of 52")
    expect(table.root.locator(".tt-slider span")).to_have_text("3 of 52")
    keys.press("End")
    expect(table.result).to_be_visible()
    expect(at).to_have_attribute("aria-valuetext", "52 of 52")
    expect(table.root.get_by_role("button", name="One step on")).to_have_attribute("aria-disabled", "true")
    for key in ("a", "b", "x", "d", "d"):
        keys.press(key)
    keys.press("Home")
    expect(at).to_have_attribute("aria-valuetext", "0 of 52")
    expect(table.hand).to_have_count(13)
    expect(at).to_be_focused()
    assert notebook.cells() == 3

    table.root.get_by_role("button", name="One step on").click()
    table.root.get_by_role("button", name="One step on").click()
    expect(at).to_have_attribute("aria-valuetext", "2 of 52")
    table.root.get_by_role("button", name="One step back").click()
    expect(at).to_have_attribute("aria-valuetext", "1 of 52")
    box = at.bounding_box()
    assert box
    notebook.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(at).to_have_attribute("aria-valuetext", "26 of 52")
    expect(table.head).to_contain_text("Phase 2")

    table.touch(table.hand.first)
    expect(table.strip).to_contain_text("This is a record")


def test_a_slider_dragged_fast_ends_where_it_was_left(opened: Open) -> None:
    table = opened(REPLAY).table()
    at = slider(table)
    expect(at).to_have_attribute("aria-valuetext", "0 of 52")
    at.scroll_into_view_if_needed()
    box = at.bounding_box()
    assert box
    mouse, y = table.page.mouse, box["y"] + box["height"] / 2

    mouse.move(box["x"] + 8, y)
    mouse.down()
    mouse.move(box["x"] + box["width"] - 2, y, steps=40)
    mouse.up()

    expect(at).to_have_attribute("aria-valuetext", "52 of 52")
    expect(at).to_have_js_property("value", "52")
    expect(table.result).to_be_visible()
