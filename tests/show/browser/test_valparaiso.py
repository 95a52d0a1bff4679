"""Valparaíso in JupyterLab: whole games by mouse and by keyboard, a picked merchant, panels that fold, secrets, frames of every width."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import tabletop
from tabletop.core import chance
from tabletop.games.valparaiso.players import PLAYERS
from tabletop.games.valparaiso.view import begun, picked, scene
from tabletop.show.scene import Scene
from tests.games.valparaiso_scenes import DISCARDING, FILLING, FULL, LESS, PLANNING, TRADING
from tests.show.arrows import heard, steps, ways
from tests.show.browser.beside import STILL, Mirror, looked_at, only_looked_at, scrolls, to_the_end
from tests.show.browser.lab import PATIENCE, TABLE, Lab, Notebook
from tests.show.browser.test_access import THEMES, WIDTHS

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
SEED = 0
SHORT = {"end_points": 12}
NEARLY = {
    "players": 2, "phase": "planning", "to_move": "A", "start": "A", "round": 6, "pesos": {"A": 25, "B": 3},
    "points": {"A": {"houses": 6, "trade": 4}}, "goods": {"A": {"silver": 3, "copper": 3, "wheat": 2}},
    "merchants": {"A": {"Valparaíso": 1, "Limache": 1}, "B": {"Valparaíso": 2}},
}  # fmt: skip
TOGETHER = {"players": 2, "phase": "planning", "to_move": "B", "start": "B"}


def table_of(position: dict[str, Any], seats: list[str], options: dict[str, Any] | None = None, **more: Any) -> str:
    """A cell that lays out a position."""
    given = "".join(f", {name}={value!r}" for name, value in more.items())
    return (
        f'{TABLE}start = tabletop.load("valparaiso", options={options or {}!r}).from_dict({position!r}, seed={SEED})\n'
        f"Table(tabletop.match(start.game, {seats!r}, start=start, seed={SEED}), pace=0{given})"
    )


def seats_of(position: dict[str, Any]) -> list[str]:
    """A person on the seat to move, and the computer on all others."""
    return ["human" if seat == position["to_move"] else "random" for seat in "ABCDE"[: position["players"]]]


WHOLE = (
    f'{TABLE}game = tabletop.load("valparaiso", options={SHORT!r})\n'
    f'Table(tabletop.match(game, ["human", "random"], seed={SEED}), pace=0)'
)
SHOWN = {
    "start": f'{TABLE}Table(tabletop.match("valparaiso", ["human", "random"], seed={SEED}), pace=0)',
    **{
        name: table_of(position, seats_of(position))
        for name, position in {
            "moving": FULL, "less": LESS, "trading": TRADING, "planning": PLANNING, "filling": FILLING, "discarding": DISCARDING,
        }.items()
    },
    "over": table_of({"players": 3, "phase": "recall", "to_move": "over", "points": {"A": {"trade": 19}}}, ["human", "random", "random"]),
    "korean": table_of(FULL, seats_of(FULL), lang="ko"),
}  # fmt: skip


class Port(Mirror):
    """What A sees and touches, as the greedy player does."""

    def __init__(self, start: Any = None) -> None:
        game = tabletop.load("valparaiso", options=SHORT)
        self.greedy = PLAYERS["greedy"]()
        super().__init__(tabletop.match(game, ["human", "random"], seed=SEED, start=start))

    def scene(self, chosen: tuple[str, ...] = ()) -> Scene:
        """What A sees once it has touched some parts."""
        position = self.seen()
        return picked(scene(position, 0, "en", self.match.names), position, chosen, self.match.names)

    def choice(self) -> tuple[str, ...]:
        """What A touches for a sensible move."""
        return self.greedy.choose(self.match.seen(0), None, chance.seeded(1)).parts

    def to_touch(self, parts: tuple[str, ...]) -> list[tuple[int, str]]:
        """Those of the parts that are still to be touched, numbered: a merchant on its way counts as touched."""
        state: Any = self.match.seen(0).position
        given = begun(state)
        return list(enumerate(parts))[len(given) if given and parts[: len(given)] == given else 0 :]


def test_a_whole_game_by_mouse(opened: Open) -> None:
    table, mirror = opened(WHOLE).table(), Port()

    def click(key: str) -> None:
        table.item(key).scroll_into_view_if_needed()
        table.page.wait_for_function(STILL, arg=key, timeout=PATIENCE * 1000)
        table.touch(table.item(key))

    touched = to_the_end(table, mirror, click)

    assert touched > 80
    for seat, score in zip(table.root.locator(".tt-total").all(), mirror.match.state.scores(), strict=True):
        expect(seat).to_have_text(str(score.total))
    expect(table.legal).to_have_count(0)
    table.button("Play again").click()
    table.my_turn()
    expect(table.head).to_contain_text("chooses three goods")


def test_the_last_round_by_keyboard_alone(opened: Open) -> None:
    table = opened(table_of(NEARLY, ["human", "random"], SHORT)).table()
    mirror = Port(tabletop.load("valparaiso", options=SHORT).from_dict(NEARLY, seed=SEED))
    table.my_turn()
    table.tab_to_board()

    def walk(key: str) -> None:
        here = table.held()
        assert here
        for arrow in ways(here, steps(heard(mirror.scene())))[key]:
            table.page.keyboard.press(arrow)
        assert table.held() == key
        table.page.keyboard.press("Enter")

    touched = to_the_end(table, mirror, walk)

    assert touched > 9


def test_a_picked_merchant_lights_what_is_in_reach_and_walks_step_by_step(opened: Open) -> None:
    table = opened(table_of(FULL, seats_of(FULL))).table()
    table.my_turn()
    expect(table.item("reach-Quilpué")).to_have_count(0)

    table.touch(table.item("place-Limache"))
    expect(table.item("reach-Quilpué")).to_contain_text("1")
    expect(table.item("place-Quilpué")).to_have_attribute("aria-label", re.compile("In reach for 1 peso, steps: 1[.]"))
    table.touch(table.item("place-Quilpué"))
    expect(table.head).to_contain_text("moves the merchant at Quilpué; others left: 3. Or: Halt, Done.")
    expect(table.item("status")).to_contain_text("spent 4 pesos so far")
    table.touch(table.item("halt"))

    expect(table.head).to_contain_text("merchants left: 3")
    expect(table.item("reach-Limache")).to_have_count(0)


def test_what_is_refused_is_said_beside_the_thing_where_the_board_is_higher_than_the_screen(opened: Open) -> None:
    notebook = opened(SHOWN["trading"])
    notebook.page.set_viewport_size({"width": 1280, "height": 700})
    table = notebook.table()
    table.my_turn()
    tip = table.root.locator(".tt-tip")

    table.touch(table.item("place-San Felipe"))

    expect(table.strip.locator("b")).to_contain_text("VP-7.1")
    expect(tip).to_have_text(table.strip.locator("span").inner_text())
    expect(table.item("place-San Felipe")).to_be_in_viewport()


def test_a_panel_opens_and_folds_at_a_touch_whoever_is_to_move(opened: Open) -> None:
    table = opened(SHOWN["moving"]).table()
    table.my_turn()
    fold = table.item("fold-0")
    expect(fold).to_have_attribute("aria-expanded", "false")

    table.touch(fold)
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(table.item("seat-0")).to_contain_text("Flota mercante")
    fold.focus()
    table.page.keyboard.press("Enter")

    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(table.item("seat-0")).not_to_contain_text("Flota mercante")


def test_vp_2_5_what_one_person_has_planned_never_reaches_the_others_side(opened: Open) -> None:
    notebook = opened(table_of(TOGETHER, ["human", "human"]))
    table = notebook.table()
    table.curtain.get_by_role("button").click()
    table.my_turn()
    for key in ("hand-hire", "hand-ship", "hand-build", "hand-trade", "slot-1-0", "hand-sell"):
        table.touch(table.item(key))
        expect(table.item(key)).to_have_count(1 if key.startswith("slot") else 0)
    told = notebook.heard()
    secrets = ["slot-1-", "Slot 1: Hire", "B, 0 points, 15 pesos"]
    assert [secret for secret in secrets if secret not in told] == []

    table.touch(table.item("planned"))
    expect(table.curtain).to_contain_text("A")
    table.curtain.get_by_role("button").click()
    expect(table.head).to_contain_text("A lays a card in slot 1")

    told = notebook.heard() + notebook.page.locator(".tt-root").inner_html()
    assert "B, 0 points, 20 pesos. Has the lighthouse." in told and "Has planned." in told
    assert [secret for secret in secrets if secret in told] == []
    expect(table.item("seat-1")).to_contain_text("has planned")


# what everybody needs


@pytest.fixture(scope="module")
def shown(lab: Lab) -> Iterator[Notebook]:
    """One notebook with tables at several moments, only looked at."""
    yield from only_looked_at(lab, *SHOWN.values())


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave_on_the_table(shown: Notebook, theme: str) -> None:
    looked = looked_at(shown, theme, len(SHOWN), height=21000)

    assert looked["color-contrast"] > 300
    assert looked["aria-command-name"] > 250


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_and_no_text_is_small(shown: Notebook, width: int) -> None:
    for number, name in enumerate(SHOWN):
        assert scrolls(shown.table(number), width) == (width < 1000), name


def test_at_360_a_place_where_something_can_be_done_comes_into_view_before_the_pills(opened: Open) -> None:
    notebook = opened(SHOWN["trading"])
    notebook.page.set_viewport_size({"width": 480, "height": 900})
    notebook.run()
    table = notebook.table()
    table.my_turn()

    notebook.page.wait_for_function(
        """() => {
      const frame = document.querySelector(".tt-frame").getBoundingClientRect();
      return [...document.querySelectorAll(".tt-item.legal[data-key^=place]")].some((item) => {
        const box = item.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      });
    }""",
        timeout=PATIENCE * 1000,
    )
