"""Clippers in JupyterLab: the end of a game by mouse and by keyboard, a picked company, departure cards, frames of every width."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import tabletop
from tabletop.games.clippers.view import picked, routes, scene
from tabletop.show.scene import Scene
from tests.games.clippers_games import RED
from tests.games.clippers_scenes import ALONE, CROWDED, MOVING, OWING, PURPLE, at, game
from tests.show.arrows import heard, steps, ways
from tests.show.browser.beside import IN_SIGHT, STILL, Mirror, looked_at, only_looked_at, scrolls, to_the_end
from tests.show.browser.lab import PATIENCE, SCREEN, TABLE, Lab, Notebook
from tests.show.browser.test_access import HEIGHT, THEMES, WIDTHS

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
SEED = 0
SHARED = ALONE | {"routes": RED | {"blue": {"blue start > Malden Island": 4}}}


def table_of(position: dict[str, Any], seats: list[str], **more: Any) -> str:
    """A cell that lays out a position."""
    given = "".join(f", {name}={value!r}" for name, value in more.items())
    return (
        f'{TABLE}start = tabletop.load("clippers").from_dict({position!r}, seed={SEED})\n'
        f"Table(tabletop.match(start.game, {seats!r}, start=start, seed={SEED}), pace=0{given})"
    )


def seats_of(position: dict[str, Any]) -> list[str]:
    """A person on the seat to move, and the computer on all others."""
    return ["human" if seat == position["to_move"] else "random" for seat in "ABCDE"[: position["players"]]]


@cache
def late(left: int) -> dict[str, Any]:
    """A position so many moves before the end of a game, in which A is to move."""
    state = next(s for s in game(2, 2)[-left:] if s.to_move == 0 and s.phase == "phase 1")
    return {**state.to_dict(), "players": 2}


SHOWN = {
    "start": f'{TABLE}Table(tabletop.match("clippers", ["human", "random"], seed={SEED}), pace=0)',
    **{
        name: table_of(position, seats_of(position))
        for name, position in {"crowded": CROWDED, "owing": OWING, "moving": MOVING, "purple": PURPLE}.items()
    },
    "over": table_of({**game(2, 2)[-1].to_dict(), "players": 2}, ["human", "random"]),
    "korean": table_of(CROWDED, seats_of(CROWDED), lang="ko"),
}  # fmt: skip

TOUCHED = "(things) => things.map(([key, x, y]) => document.elementFromPoint(x, y)?.closest('.tt-item')?.dataset.key)"


class Pacific(Mirror):
    """What A sees and touches: now this, now that."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.chosen: tuple[str, ...] = ()
        self.played = 0
        super().__init__(tabletop.match("clippers", ["human", "random"], seed=SEED, start=at(position)))

    def scene(self, chosen: tuple[str, ...] = ()) -> Scene:
        """What A sees once it has touched some parts."""
        position = self.seen()
        drawn = scene(position, 0, "en", self.match.names)
        return picked(drawn, position, chosen, self.match.names) if chosen else drawn

    def choice(self) -> tuple[str, ...]:
        """What A does."""
        legal = self.match.state.legal_actions()
        return legal[(5 * self.played + 1) % len(legal)].parts

    def labels(self, chosen: tuple[str, ...] = ()) -> list[list[str]]:
        """What can be heard; what was touched before is kept, since the next touch is aimed by it."""
        self.chosen = chosen
        return super().labels(chosen)

    def to_touch(self, parts: tuple[str, ...]) -> list[tuple[int, str]]:
        """Those of the parts that are touched: a way alone, where that can mean one thing only."""
        state: Any = self.match.state
        return [(0, parts[-1])] if routes(state, ()).get(parts[-1]) else list(enumerate(parts))

    def play(self, parts: tuple[str, ...]) -> None:
        """A's move, and what the computer does until A is to move again."""
        self.played += 1
        super().play(parts)


def test_the_end_of_a_game_by_mouse(opened: Open) -> None:
    table, mirror = opened(table_of(late(90), ["human", "random"])).table(), Pacific(late(90))

    def click(key: str) -> None:
        table.item(key).scroll_into_view_if_needed()
        table.page.wait_for_function(STILL, arg=key, timeout=PATIENCE * 1000)
        board = table.root.locator(".tt-board").bounding_box()
        assert board
        x, y, w, h = mirror.scene(mirror.chosen).item(key).box  # a way takes more room than the place where its stick is shown
        table.page.mouse.click(board["x"] + x + w / 2, board["y"] + y + h / 2)

    touched = to_the_end(table, mirror, click)

    assert touched > 20
    for seat, score in zip(table.root.locator(".tt-total").all(), mirror.match.state.scores(), strict=True):
        expect(seat).to_have_text(str(score.total))
    expect(table.legal).to_have_count(0)


def test_the_last_moves_by_keyboard_alone(opened: Open) -> None:
    table, mirror = opened(table_of(late(30), ["human", "random"])).table(), Pacific(late(30))
    table.my_turn()
    table.tab_to_board()

    def walk(key: str) -> None:
        here = table.held()
        assert here
        for arrow in ways(here, steps(heard(mirror.scene(mirror.chosen))))[key]:
            table.page.keyboard.press(arrow)
        assert table.held() == key
        table.page.keyboard.press("Enter")

    touched = to_the_end(table, mirror, walk)

    assert touched > 5


def test_a_picked_company_lights_its_ways_alone_with_what_a_stick_brings(opened: Open) -> None:
    table = opened(table_of(SHARED, seats_of(SHARED))).table()
    table.my_turn()
    way = table.item("way-Malden Island > Kiritimati")
    expect(way).to_have_attribute("aria-disabled", "true")

    table.touch(table.item("ship-blue-0"))
    expect(way).to_have_attribute("aria-disabled", "false")
    expect(way).to_contain_text("+2")
    expect(table.item("way-Malden Island > Marquesas")).to_contain_text("1/2")
    expect(table.item("way-white start > Marquesas")).to_have_attribute("aria-disabled", "true")
    table.touch(way)

    expect(table.item("ship-blue-0")).to_have_attribute("aria-label", re.compile("Ship of blue at Kiritimati[.]"))
    expect(table.item("seat-0")).to_contain_text("4")


def test_a_way_of_one_company_is_gone_by_one_touch_and_taken_back(opened: Open) -> None:
    table = opened(table_of(ALONE, ["human", "human"])).table()
    table.my_turn()

    table.touch(table.item("way-Malden Island > Kiritimati"))
    expect(table.item("ship-red-0")).to_have_attribute("aria-label", re.compile("Kiritimati"))
    table.button("Undo").click()

    expect(table.item("ship-red-0")).to_have_attribute("aria-label", re.compile("Malden Island"))


def test_a_departure_card_opens_and_folds_at_a_touch_whoever_is_to_move(opened: Open) -> None:
    table = opened(SHOWN["crowded"]).table()
    table.my_turn()
    fold = table.item("fold-0")
    expect(fold).to_have_attribute("aria-expanded", "false")

    table.touch(fold)
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(table.item("card-0")).to_contain_text("New Caledonia")
    expect(table.item("ring-0")).to_be_visible()
    fold.focus()
    table.page.keyboard.press("Enter")

    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(table.item("ring-0")).to_have_count(0)


# what everybody needs


@pytest.fixture(scope="module")
def shown(lab: Lab) -> Iterator[Notebook]:
    """One notebook with tables at several moments, only looked at."""
    yield from only_looked_at(lab, *SHOWN.values())


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave_on_the_table(shown: Notebook, theme: str) -> None:
    found = looked_at(shown, theme, len(SHOWN), 21000)

    assert found["color-contrast"] > 150
    assert found["aria-command-name"] > 1000


def test_every_target_is_touched_in_its_middle_however_close_others_are(shown: Notebook) -> None:
    view = shown.table(list(SHOWN).index("crowded"))
    lit = {part for action in at(CROWDED).legal_actions() for part in action.parts[:1]} | routes(at(CROWDED), ()).keys()
    things = [i for i in scene(at(CROWDED), 2).items if i.part in lit]

    shown.page.set_viewport_size({**SCREEN, "height": 21000})
    shown.page.evaluate(HEIGHT)
    shown.page.wait_for_function(IN_SIGHT)
    board = view.root.locator(".tt-board").bounding_box()
    assert board
    middles = [[i.id, board["x"] + i.box[0] + i.box[2] / 2, board["y"] + i.box[1] + i.box[3] / 2] for i in things]
    found = shown.page.evaluate(TOUCHED, middles)
    shown.page.set_viewport_size(SCREEN)

    assert len(things) > 30 and found == [i.id for i in things]


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_and_no_text_is_small(shown: Notebook, width: int) -> None:
    for number, name in enumerate(SHOWN):
        assert scrolls(shown.table(number), width) == (width < 1000), name
