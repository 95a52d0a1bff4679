"""Port Royal in JupyterLab: a whole game by mouse, one by keyboard, a ship that waits, refusals, and frames of every width."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

import tabletop
from tabletop.core.match import Match
from tabletop.games.port_royal.view import scene
from tabletop.show.scene import Scene
from tests.show.browser.lab import PATIENCE, SCREEN, TABLE, Lab, Notebook, TableView
from tests.show.browser.test_access import GRAVE, HEIGHT, OUTSIDE, THEMES, WIDTHS

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
OUT_OF_VIEW = """(keys) => {
  const frame = document.querySelector(".tt-frame");
  const { left, top } = frame.getBoundingClientRect();
  return keys.filter((key) => {
    const box = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2 - left, (box.top + box.bottom) / 2 - top];
    return x < 0 || x > frame.clientWidth || y < 0 || y > frame.clientHeight;
  });
}"""


class Mirror:
    """The same match beside the page, in the test's own Python: it knows what the page has to show next."""

    def __init__(self, start: Any = None) -> None:
        self.match: Match = tabletop.match("port_royal", ["human", "random"], seed=SEED, start=start)

    def scene(self) -> Scene:
        """What A sees."""
        position: Any = self.match.seen(0).position.with_events(self.match.events_since(0))
        return scene(position, 0, "en", self.match.names)

    def labels(self) -> list[list[str]]:
        """The things on the board that can be heard, in their order, and what they are called."""
        return [[item.id, item.label] for item in self.scene().items if item.label]

    def choice(self) -> tuple[str, ...]:
        """What A touches: as many points as it can pay, else coins, and few cards turned up."""

        def order(action: Any) -> tuple[int, int]:
            verb, _, card = str(action).partition(" ")
            if verb == "take":
                price = card.split()[-1]
                return (2, -int(price.split("/")[0])) if "/" in price else (1, -int(price))
            return ({"fulfil": 0, "repel": 3, "stop": 4, "draw": 5, "pass": 6, "keep": 7}[verb], 0)

        return min(self.match.state.legal_actions(), key=order).parts

    def play(self, parts: tuple[str, ...]) -> None:
        """A's move, and what the computer does until A is to move again."""
        self.match.play(next(a for a in self.match.state.legal_actions() if a.parts == parts))
        while not self.match.awaits_human and not self.match.state.is_over:
            self.match.step()


def to_the_end(table: TableView, mirror: Mirror, touch: Callable[[str], None]) -> int:
    """A whole game as seat A, beside the mirror; how many things were touched."""
    touched = 0
    while not mirror.match.state.is_over:
        table.page.wait_for_function(SAME, arg=mirror.labels(), timeout=PATIENCE * 1000)
        table.my_turn()
        parts = mirror.choice()
        for part in parts:
            if part is not parts[0]:
                expect(table.item(part)).to_have_attribute("aria-disabled", "false")
            touch(next(i.id for i in mirror.scene().items if i.part == part and i.id != "pile"))
            touched += 1
        mirror.play(parts)
        assert touched < 400, "the game does not end"
    expect(table.result).to_be_visible()
    table.page.wait_for_function(SAME, arg=mirror.labels(), timeout=PATIENCE * 1000)
    return touched


def test_a_whole_game_by_mouse(opened: Open) -> None:
    table, mirror = opened(SHOWN["start"]).table(), Mirror()

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
    mirror = Mirror(tabletop.load("port_royal").from_dict(NEARLY, seed=SEED))
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
    notebook: Notebook = lab.open(*SHOWN.values())
    yield notebook
    notebook.use_theme(THEMES[0])
    notebook.close()
    assert notebook.complaints == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave_on_the_table(shown: Notebook, theme: str) -> None:
    shown.use_theme(theme)
    expect(shown.page.locator(".tt-root.dark" if "Dark" in theme else ".tt-root.light")).to_have_count(len(SHOWN))

    shown.page.set_viewport_size({**SCREEN, "height": 9000})
    shown.page.evaluate(HEIGHT)
    shown.page.wait_for_function(IN_SIGHT)
    found = Axe().run(shown.page, context=".tt-root", options={"resultTypes": ["violations", "passes"]}).response
    shown.page.set_viewport_size(SCREEN)

    looked_at = {passed["id"]: len(passed["nodes"]) for passed in found["passes"]}
    assert looked_at["color-contrast"] > 100
    assert looked_at["aria-command-name"] > 60
    grave = [v for v in found["violations"] if v["impact"] in GRAVE]
    assert [(v["id"], node["html"][:160], node["failureSummary"]) for v in grave for node in v["nodes"]] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_and_no_text_is_small(shown: Notebook, width: int) -> None:
    for number, name in enumerate(SHOWN):
        view: TableView = shown.table(number)
        view.root.evaluate("(root, width) => { root.parentElement.style.width = `${width}px`; }", width)
        assert view.root.evaluate("(root) => root.offsetWidth") == width
        outside, small = view.root.evaluate(OUTSIDE), view.root.evaluate(SMALL)
        scrolls = view.root.locator(".tt-frame").evaluate("(frame) => frame.scrollWidth - frame.clientWidth > 4")
        view.root.evaluate("(root) => { root.parentElement.style.width = ''; }")
        assert outside == [], name
        assert small == 0, name
        assert scrolls == (width == 360), name


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
