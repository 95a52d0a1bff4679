"""Port Royal in JupyterLab: a whole game by mouse, one by keyboard, a ship that waits, refusals, and frames of every width."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import tabletop
from tabletop.games.port_royal.view import scene
from tabletop.show.scene import Scene
from tests.show.browser.beside import Mirror, looked_at, only_looked_at, scrolls, to_the_end
from tests.show.browser.lab import TABLE, Lab, Notebook, TableView
from tests.show.browser.test_access import THEMES, WIDTHS

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
SEED = 1
SHIPS = ["yellow pinnace 3/4", "blue flute 1/1", "green skiff 2/3", "black galleon 4/skull"]
CREW = ["sailor 3", "sailor 5", "pirate 5"]
WAITING = {
    "active": "A", "harbour": [*SHIPS, "sailor 3", "mademoiselle 9"], "waits": "red frigate 2/3", "open": ["captains", "priests"],
    "people": {"A": [*CREW, "captain 4", "captain 4"], "B": ["jester 5"]}, "coins": {"A": 6, "B": 4},
}  # fmt: skip
CHANCE = {
    "phase": "trade and hire", "to_move": "A", "active": "A", "harbour": [*SHIPS, "sailor 3", "mademoiselle 9", "captain 4"],
    "coins": {"A": 4, "B": 7}, "people": {"B": ["admiral 5"]}, "takes": 1,
}  # fmt: skip
NEARLY = {"people": {"A": ["admiral 9", "sailor 7", "jester 7"], "B": ["captain 4"]}, "coins": {"A": 9, "B": 3}}
CROWD = [
    "captain 4", "captain 4", "settler 4", "priest 4", "jack 6", "yellow trader 5", "blue trader 3", "green trader 3", "red trader 3",
    "black trader 3", "sailor 3", "sailor 3", "sailor 5", "pirate 9", "admiral 5", "jester 5", "governor 8", "mademoiselle 7",
]  # fmt: skip
FIVE = {
    "players": 5, "active": "C", "harbour": [*SHIPS, "sailor 3", "mademoiselle 9"], "people": {"A": CROWD, "B": ["governor 8", "sailor 7"]},
    "coins": {"A": 12, "D": 21}, "expeditions": {"A": ["captains", "priests"]}, "open": ["settlers", "priests+settler"],
    "discard": ["red frigate 4/skull", "tax points", "jester 9"], "pile": 9,
}  # fmt: skip


def table_of(position: dict[str, Any], seats: str = '["human", "random"]', **more: str) -> str:
    """A cell that lays out a position."""
    given = "".join(f", {name}={value!r}" for name, value in more.items())
    return (
        f'{TABLE}start = tabletop.load("port_royal").from_dict({position!r}, seed={SEED})\n'
        f"Table(tabletop.match('port_royal', {seats}, start=start, seed={SEED}), pace=0{given})"
    )


SHOWN = {
    "start": f'{TABLE}Table(tabletop.match("port_royal", ["human", "random"], seed={SEED}), pace=0)',
    "waiting": table_of(WAITING),
    "chance": table_of(CHANCE),
    "five": table_of(FIVE, str(["random", "random", "human", "random", "random"])),
    "over": table_of({**NEARLY, "to_move": "over", "people": {"A": CROWD}}),
    "korean": table_of(WAITING, lang="ko"),
}

OUT_OF_VIEW = """(keys) => {
  const frame = document.querySelector(".tt-frame");
  const { left, top } = frame.getBoundingClientRect();
  return keys.filter((key) => {
    const box = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2 - left, (box.top + box.bottom) / 2 - top];
    return x < 0 || x > frame.clientWidth || y < 0 || y > frame.clientHeight;
  });
}"""


class Harbour(Mirror):
    """What A sees and touches: as many points as it can pay, else coins, and few cards turned up."""

    def __init__(self, start: Any = None) -> None:
        super().__init__(tabletop.match("port_royal", ["human", "random"], seed=SEED, start=start))

    def scene(self, chosen: tuple[str, ...] = ()) -> Scene:
        """What A sees, whatever it has touched."""
        return scene(self.seen(), 0, "en", self.match.names)

    def key_of(self, part: str) -> str:
        """The thing that stands for a part; the pile is drawn from by its button."""
        return next(i.id for i in self.scene().items if i.part == part and i.id != "pile")

    def choice(self) -> tuple[str, ...]:
        """What A touches for a sensible move."""

        def order(action: Any) -> tuple[int, int]:
            verb, _, card = str(action).partition(" ")
            if verb == "take":
                price = card.split()[-1]
                return (2, -int(price.split("/")[0])) if "/" in price else (1, -int(price))
            return ({"fulfil": 0, "repel": 3, "stop": 4, "draw": 5, "pass": 6, "keep": 7}[verb], 0)

        return min(self.match.state.legal_actions(), key=order).parts


def test_a_whole_game_by_mouse(opened: Open) -> None:
    table, mirror = opened(SHOWN["start"]).table(), Harbour()

    touched = to_the_end(table, mirror, lambda key: table.touch(table.item(key)))

    assert touched > 40
    for seat, score in zip(table.root.locator(".tt-total").all(), mirror.match.state.scores(), strict=True):
        expect(seat).to_have_text(str(score.total))
    expect(table.legal).to_have_count(0)
    table.button("Play again").click()
    table.my_turn()
    expect(table.item("drawn")).to_have_attribute("aria-label", "Drawn in this turn: 0. No card yet.")


def test_a_short_game_by_keyboard_alone(opened: Open) -> None:
    table = opened(table_of(NEARLY)).table()
    mirror = Harbour(tabletop.load("port_royal").from_dict(NEARLY, seed=SEED))
    table.my_turn()
    table.tab_to_board()

    def walk(key: str) -> None:
        assert table.held(), "the focus was lost after a move"
        table.steer(key)
        table.page.keyboard.press("Enter")

    touched = to_the_end(table, mirror, walk)

    assert touched > 2


def test_a_ship_is_repelled_an_expedition_fulfilled_and_a_dead_end_explained(opened: Open) -> None:
    table = opened(SHOWN["waiting"]).table()
    table.my_turn()
    expect(table.item("drawn")).to_contain_text("Frigate")

    table.touch(table.item("draw"))
    expect(table.strip.locator("b")).to_have_text("PR-2.4")
    table.touch(table.item("priests"))
    expect(table.strip.locator("b")).to_have_text("PR-3.2")
    table.touch(table.item("captains"))
    expect(table.item("captains: captain captain")).to_have_attribute("aria-disabled", "false")
    table.touch(table.item("captains: captain captain"))
    expect(table.item("captains")).to_have_count(0)
    expect(table.head).to_contain_text("A repels the red frigate 2/3")
    table.touch(table.item("repel"))

    expect(table.item("drawn")).to_contain_text("repelled")
    expect(table.item("discard")).to_contain_text("3")
    expect(table.log.last).to_contain_text("A repels the red frigate 2/3.")


def test_a_card_that_is_too_dear_says_so_and_what_is_at_hand_is_told(opened: Open) -> None:
    table = opened(SHOWN["chance"]).table()
    tip = table.root.locator(".tt-tip")
    table.my_turn()

    table.item("yellow pinnace 3/4").hover()
    expect(tip).to_contain_text("Pinnace, yellow ship, coins 3, swords 4.")
    table.touch(table.item("mademoiselle 9"))
    expect(table.strip.locator("b")).to_have_text("PR-4.4")
    table.touch(table.item("captain 4"))

    expect(table.item("captain 4")).to_have_count(0)
    expect(table.item("seat-1")).to_contain_text("admiral +2")


def offsets(table: TableView, keys: list[str]) -> list[tuple[int, int]]:
    """Where things are, seen from the draw pile, since the page may have been scrolled; marks move their middle a little."""
    x, y = table.middle("pile")
    return [(round(to_x - x), round(to_y - y)) for to_x, to_y in map(table.middle, keys)]


def test_two_people_at_one_screen_meet_no_curtain_and_no_card_slips_under_the_pointer(opened: Open) -> None:
    start = {
        **CHANCE, "takes": 2, "coins": {"A": 9, "B": 7}, "open": ["captains", "priests"],
        "people": {"A": ["captain 4", "captain 4", "priest 4", "jack 6"], "B": ["admiral 5"]},
    }  # fmt: skip
    table = opened(table_of(start, '["human", "human"]')).table()
    table.my_turn()
    kept = ["blue flute 1/1", "green skiff 2/3", "mademoiselle 9", "sailor 3", "pass"]
    places = offsets(table, kept)

    for key in ("captains", "captains: captain jack", "captain 4"):
        table.touch(table.item(key))
    expect(table.item("captain 4")).to_have_count(0)
    expect(table.item("captains")).to_have_count(0)

    assert all(abs(a - b) < 4 for now, was in zip(offsets(table, kept), places, strict=True) for a, b in zip(now, was, strict=True))
    table.touch(table.item("blue flute 1/1"))
    expect(table.item("blue flute 1/1")).to_have_count(0)
    expect(table.head).to_contain_text("B may take 1")
    expect(table.curtain).to_be_hidden()
    table.touch(table.item("sailor 3"))
    expect(table.head).to_contain_text("B draws the first card")
    expect(table.curtain).to_be_hidden()


# what everybody needs


@pytest.fixture(scope="module")
def shown(lab: Lab) -> Iterator[Notebook]:
    """One notebook with tables at several moments, only looked at."""
    yield from only_looked_at(lab, *SHOWN.values())


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave_on_the_table(shown: Notebook, theme: str) -> None:
    looked = looked_at(shown, theme, len(SHOWN), height=9000)

    assert looked["color-contrast"] > 100
    assert looked["aria-command-name"] > 60


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_and_no_text_is_small(shown: Notebook, width: int) -> None:
    for number, name in enumerate(SHOWN):
        assert scrolls(shown.table(number), width) == (width == 360), name


def test_at_360_what_can_be_done_with_a_ship_is_in_view_at_once(opened: Open) -> None:
    notebook = opened(SHOWN["waiting"])
    notebook.page.set_viewport_size({"width": 480, "height": 900})
    notebook.run()
    table = notebook.table()
    table.my_turn()

    keys = ["pile", "draw", "stop", "drawn", "repel", "keep", "yellow pinnace 3/4"]

    assert notebook.page.evaluate(OUT_OF_VIEW, keys) == []
    expect(table.root.locator(".tt-frame")).to_be_visible()
    for key in (*keys, "pass", "captains", "captains: captain captain", "sailor 3"):
        box = table.item(key).bounding_box()
        assert box and min(box["width"], box["height"]) >= 40, (key, box)
