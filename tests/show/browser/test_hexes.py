"""A board of hexes in JupyterLab: what is told of a hex, walking by keys, building a village by mouse, and a narrow frame."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.show.browser.lab import TABLE, Notebook, TableView

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
BEGUN = f"""{TABLE}game = tabletop.load("blue_lagoon")
position = {{"settlers": {{"A": ["e1", "c1"], "B": ["f2", "g2"]}}, "villages": {{"A": ["d1"]}}, "tokens": {{"a1": "gem"}}, "last": "B"}}
start = game.from_dict(position, seed=1)
Table(tabletop.match(game, ["human", "human"], start=start, seed=1, names=["Ana", "Bo"]), pace=0)"""

NARROW = """() => {
  const frame = document.querySelector(".tt-frame");
  return frame.scrollWidth > frame.clientWidth && frame.scrollHeight > frame.clientHeight;
}"""


def test_pointer_and_keyboard_are_told_what_is_on_a_hex(opened: Open) -> None:
    table = opened(BEGUN).table()
    tip = table.root.locator(".tt-tip")
    expect(tip).to_be_hidden()

    table.item("a1").hover()
    expect(tip).to_have_text("a1, island a, worth 6, stone circle with a gem. Strongest on this island: Ana, with 2.")
    table.item("seat-0").hover()
    expect(tip).to_be_hidden()
    table.tab_to_board()
    expect(tip).to_contain_text("island a, worth 6")
    table.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


@pytest.mark.parametrize("column", ["c", "e", "i"])
def test_up_and_down_stay_in_a_column(opened: Open, column: str) -> None:
    table = opened(BEGUN).table()

    table.item(f"{column}2").focus()
    held = []
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowUp"):
        table.page.keyboard.press(key)
        held.append(table.held())

    beside = f"{chr(ord(column) + 1)}6"
    assert held == [*(f"{column}{row}" for row in (3, 4, 5, 6)), beside, *(f"{column}{row}" for row in (6, 5, 4, 3))]


def test_a_village_is_built_and_a_sign_hides_no_hex_from_the_mouse(opened: Open) -> None:
    table = opened(BEGUN).table()

    table.touch(table.item("villages-0"))
    expect(table.item("e8")).to_have_attribute("aria-disabled", "true")
    table.touch(table.item("c2"))
    built = "c2, island a, worth 6. Ana's village. Strongest on this island: Ana, with 3. Last move."
    expect(table.item("c2")).to_have_attribute("aria-label", built)
    expect(table.head).to_contain_text("Bo places")

    sign = table.item("signs").locator("use").first.bounding_box()
    assert sign
    table.page.mouse.click(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] / 2 + 6)
    expect(table.strip).to_contain_text("c2")


def test_a_narrow_frame_goes_where_one_may_go_on_and_stays_where_one_has_gone(opened: Open) -> None:
    notebook = opened(BEGUN)
    notebook.page.set_viewport_size({"width": 480, "height": 900})
    table = notebook.table()
    frame = table.root.locator(".tt-frame")
    top = "(frame) => frame.scrollTop"
    notebook.page.wait_for_function(NARROW)

    frame.evaluate("(frame) => frame.scrollTo(0, 900)")
    low = frame.evaluate(top)
    table.item("villages-0").click()
    expect(table.strip).to_contain_text("village")
    notebook.page.wait_for_function("(low) => document.querySelector('.tt-frame').scrollTop < low - 200", arg=low)
    near = frame.evaluate(top)
    table.item("d2").click()
    expect(table.head).to_contain_text("Bo places")

    assert frame.evaluate(top) == near


def against_random(options: str) -> str:
    """A table for two against a random player, which also says how the game stands at the end."""
    return f"""{TABLE}game = tabletop.load("blue_lagoon", options={options})
table = Table(tabletop.match(game, ["human", "random"], seed=3), pace=0)
table"""


def to_the_end(table: TableView, touch: Callable[[str], None]) -> int:
    """Touch a hex that is lit, or the supply of villages where no settler is left, until the game is over; how many pieces that took."""
    over, lit = table.button("Play again"), table.root.locator('.tt-item.legal:not([data-key^="villages"])')
    for number in range(200):
        expect(table.legal.first.or_(over).first).to_be_visible()
        if over.is_visible():
            return number
        if not lit.count():
            touch("villages-0")
            expect(lit.first).to_be_visible()
        hex = lit.first.get_attribute("data-key") or ""
        touch(hex)
        expect(table.item(hex)).not_to_have_class(re.compile(r"\blegal\b"))
    raise AssertionError("the game does not end")


def test_a_whole_game_by_mouse(opened: Open) -> None:
    table = opened(against_random("{}")).table()

    pieces = to_the_end(table, lambda key: table.touch(table.item(key)))

    assert 40 <= pieces <= 66
    expect(table.legal).to_have_count(0)


def test_a_short_game_by_keyboard_alone(opened: Open) -> None:
    table = opened(against_random('{"phases": "exploration"}')).table()
    table.my_turn()
    table.tab_to_board()

    def walk(key: str) -> None:
        table.steer(key)
        table.page.keyboard.press("Enter")

    pieces = to_the_end(table, walk)

    assert 20 <= pieces <= 36
