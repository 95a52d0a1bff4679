"""Playing Claim in JupyterLab by real mouse and real keys, and what the page gets to know while that happens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

import tabletop
from tests.show.browser.lab import TABLE, Notebook, TableView, play_through

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
SEED = 7
AGAINST_RANDOM = f'{TABLE}table = Table(tabletop.match("claim", ["human", "random"], seed={SEED}), pace=0)\ntable'
HAND = [f"undead {n}" for n in range(10)]
FOLLOWING = f"""{TABLE}game = tabletop.load("claim")
hand = ["goblin 9", "knight 5", "dwarf 3", *[f"undead {{n}}" for n in range(10)]]
start = game.from_dict({{"phase": "phase 1", "leader": "B", "led": "goblin 5", "up": "dwarf 0", "hand": {{"A": hand}}}})
"""
REFUSING = FOLLOWING + 'Table(tabletop.match("claim", ["human", "random"], seed=1, start=start), pace=0, lang="en")'
SLOW = f"""{TABLE}import time
from tabletop.core.player import Progress

class Slow:
    name = "slow"

    def think(self, seen, budget, rng):
        for n in range(2400):
            yield Progress(n / 2400, seen.legal_actions()[0])
            time.sleep(0.05)

Table(tabletop.match("claim", ["human", Slow()], seed={SEED}), pace=0)"""
TWO_PEOPLE = f'{TABLE}Table(tabletop.match("claim", ["human", "human"], names=["Ann", "Bo"], seed={SEED}), pace=0)'


def names_card(text: str, card: str) -> bool:
    """Whether a text names a card, in whatever form: "Goblin 7", "goblin-7", parted by the end of a line."""
    faction, rank = card.split()
    return re.search(rf"{faction}(\\n)?[ _-]{{0,3}}{rank}\b", text, re.IGNORECASE) is not None


def named_of(text: str, cards: Iterable[str]) -> list[str]:
    """Those of some cards that a text names; points of a faction, ["Goblin", 0], are no card."""
    pointless = re.sub(r'\["\w+", \d+\]', "", text)
    return [card for card in cards if names_card(pointless, card)]


def spoken(table: TableView) -> list[str]:
    """The cards of the hand by what a screen reader says of them: "goblin 7"."""
    labels = table.hand.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")
    return [label.partition(",")[0].lower() for label in labels]


class Mirror:
    """The same match beside the page, in the test's own Python: it knows what the page must not know."""

    def __init__(self) -> None:
        self.match = tabletop.match("claim", ["human", "random"], seed=SEED)

    def play(self, card: str) -> None:
        """A's move, and what the computer does until A is to move again."""
        self.match.play(card)
        while not self.match.awaits_human and not self.match.state.is_over:
            self.match.step()

    def hidden(self) -> set[str]:
        """The cards that A has never seen: in B's hand, drawn by B in secret, or in the deck."""
        state = self.match.state
        seen = {str(event.amount) for step in self.match.events(0) for event in step}
        unseen = {*state.hand(1), *state.drawn(1), *state.stock}
        return {card for card in unseen if card not in seen and card not in state.hand(0) and card != "goblin 0"}


def test_a_game_by_mouse_and_no_hidden_card_ever_reaches_the_page(opened: Open) -> None:
    notebook = opened(AGAINST_RANDOM)
    table, mirror, met = notebook.table(), Mirror(), set[str]()

    def click() -> None:
        card = table.legal.first
        label = card.get_attribute("aria-label") or ""
        card.click()
        mirror.play(label.partition(",")[0].lower())

    def compare(number: int) -> None:
        told = notebook.heard()
        if number < 26:
            assert spoken(table) == list(mirror.match.state.hand(0))
        assert named_of(told, mirror.hidden()) == []
        met.update(named_of(told, tabletop.load("claim").board))

    table.my_turn()
    assert len(mirror.hidden()) > 30
    compare(0)
    play_through(table, click, compare)

    assert len(met) == 48  # each of them was sent once it was open
    assert mirror.match.state.is_over
    for seat, score in zip(table.root.locator(".tt-total").all(), mirror.match.state.scores(), strict=True):
        expect(seat).to_have_text(str(score.total))
    expect(table.legal).to_have_count(0)
    table.button("Play again").click()
    table.my_turn()
    expect(table.hand).to_have_count(13)


def test_a_game_by_keyboard_alone_and_no_key_reaches_jupyterlab(opened: Open) -> None:
    notebook = opened("first = 1", AGAINST_RANDOM, "last = 1")
    table, keys = notebook.table(), notebook.page.keyboard
    notebook.page.locator(".jp-InputPrompt").nth(1).click()
    notebook.command("notebook:enter-command-mode")
    expect(notebook.page.locator(".jp-Notebook.jp-mod-commandMode")).to_have_count(1)
    table.my_turn()

    def walk() -> None:
        assert table.held(), "the focus was lost after a move"
        table.steer(table.legal.first.get_attribute("data-key") or "")
        keys.press("Enter")

    table.tab_to_board()
    before = table.held()
    for key in ("a", "b", "x", "c", "v", "z", "d", "d", "m", "y", "j", "k", "Delete", "Shift+M"):
        keys.press(key)
    expect(table.hand).to_have_count(13)
    assert (notebook.cells(), table.held()) == (3, before)
    play_through(table, walk)

    assert notebook.cells() == 3
    keys.press("Tab")
    assert table.held() is None  # Tab leads out of the board, at the end too


def test_a_refused_card_says_its_rule_and_is_reached_by_keyboard(opened: Open) -> None:
    table = opened(REFUSING).table()
    page, undead = table.page, table.card("undead 4")
    table.my_turn()

    expect(undead).to_have_attribute("aria-disabled", "true")
    undead.click()

    expect(table.strip).to_have_attribute("role", "status")
    expect(table.strip).to_have_attribute("aria-live", "polite")
    expect(table.strip).to_contain_text(re.compile("goblin", re.IGNORECASE))
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    expect(table.hand).to_have_count(13)
    table.card("goblin 9").hover()
    page.keyboard.press("Tab")
    table.tab_to_board()
    table.steer(table.card("knight 5").get_attribute("data-key") or "")
    page.keyboard.press("Enter")
    expect(table.card("knight 5")).to_be_focused()
    expect(table.strip.locator("b")).to_have_text(re.compile(r"CM-5\.3|CM-2\.3"))


def test_a_refusal_in_korean(opened: Open) -> None:
    table = opened(REFUSING.replace('"en"', '"ko"')).table()
    table.my_turn()

    table.card("언데드 4").click()

    expect(table.strip).to_contain_text("고블린")
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    assert re.findall("[a-z]{3,}", table.root.inner_text()) == []
