"""Playing Claim in JupyterLab by real mouse and real keys, and what the page gets to know while that happens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

import tabletop
from tabletop.core.match import Match
from tabletop.games.claim.pieces import State
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
            yield Progress(n / 2400, seen.legal_actions()[0])  # with this deal knight 2, so that A leads again
            time.sleep(0.05)

Table(tabletop.match("claim", ["human", Slow()], seed={SEED}), pace=0)"""
TWO_PEOPLE = f'{TABLE}Table(tabletop.match("claim", ["human", "human"], names=["Ann", "Bo"], seed={SEED}), pace=0)'


def named_in(text: str, cards: Iterable[str]) -> dict[str, str]:
    """Those of some cards that a text names, in whatever form ("Goblin 7", "goblin-7", parted by the end of a line), and where."""
    pointless = re.sub(r'\["\w+", \d+\]', "", text)  # the points of a faction, ["Goblin", 0], are no card
    found = {}
    for card in cards:
        faction, rank = card.split()
        if place := re.search(rf"{faction}(\\n)?[ _-]{{0,3}}{rank}\b", pointless, re.IGNORECASE):
            found[card] = pointless[max(0, place.start() - 60) : place.end() + 60]
    return found


def spoken(table: TableView) -> list[str]:
    """The cards of the hand by what a screen reader says of them: "goblin 7"."""
    labels = table.hand.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")
    return [label.partition(",")[0].lower() for label in labels]


def position(match: Match) -> State:
    """The whole position of a match of Claim."""
    state = match.state
    assert isinstance(state, State)
    return state


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
        state = position(self.match)
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
            assert spoken(table) == list(position(mirror.match).hand(0))
        assert named_in(told, mirror.hidden()) == {}
        met.update(named_in(told, tabletop.load("claim").board))

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


def test_a_refused_card_says_its_rule_and_can_be_reached_by_keyboard(opened: Open) -> None:
    table = opened(REFUSING).table()
    undead, knight = table.card("undead 4"), table.card("knight 5")
    table.my_turn()

    expect(undead).to_have_attribute("aria-disabled", "true")
    table.touch(undead)

    expect(table.strip).to_contain_text("you hold")
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    expect(table.strip).to_have_attribute("role", "status")
    expect(table.strip).to_have_attribute("aria-live", "polite")
    expect(table.hand).to_have_count(13)
    table.steer(knight.get_attribute("data-key") or "")
    table.page.keyboard.press("Enter")
    expect(table.strip.locator("b")).to_have_text("CM-5.3")
    expect(knight).to_be_focused()
    expect(table.hand).to_have_count(13)


def test_a_refusal_in_korean(opened: Open) -> None:
    table = opened(REFUSING.replace('"en"', '"ko"')).table()
    table.my_turn()

    table.touch(table.card("언데드 4"))

    expect(table.strip).to_contain_text("고블린")
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    assert re.findall("[a-z]{2,}", table.root.inner_text()) == []


def test_tools_hint_why_undo_aid_and_a_typed_move(opened: Open) -> None:
    table = opened(REFUSING).table()
    field = table.root.get_by_role("textbox", name="Type a move")
    table.my_turn()

    table.button("Hint").click()
    expect(table.strip).to_contain_text(re.compile("goblin 9"))
    expect(table.card("goblin 9")).to_have_attribute("aria-label", re.compile("Hint 1"))

    table.button("Why not?").click()
    expect(table.button("Why not?")).to_have_attribute("aria-pressed", "true")
    table.touch(table.card("goblin 9"))
    expect(table.strip).to_contain_text("is legal")
    expect(table.hand).to_have_count(13)
    table.button("Why not?").click()
    table.touch(table.card("dwarf 3"))
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    expect(table.button("Why not?")).to_have_attribute("aria-pressed", "false")

    table.card("goblin 9").click()
    expect(table.hand).to_have_count(12)
    table.my_turn()
    table.button("Undo").click()
    expect(table.hand).to_have_count(13)
    expect(table.strip).to_contain_text("Taken back.")

    table.button("Player aid").click()
    expect(table.root.locator(".tt-aid")).to_contain_text("CM-2.3")
    table.button("Player aid").click()
    expect(table.root.locator(".tt-aid")).to_be_hidden()

    field.fill("play gobln 9")
    field.press("Enter")
    expect(table.strip).to_contain_text("goblin 9")
    expect(table.hand).to_have_count(13)
    field.fill("undead 2")
    field.press("Enter")
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    field.fill("Goblin 9")
    table.button("Play").click()
    expect(table.hand).to_have_count(12)


def test_a_click_while_the_computer_thinks_is_answered_and_not_queued(opened: Open) -> None:
    table = opened(SLOW).table()
    table.my_turn()
    table.card("knight 8").click()
    expect(table.thinking).to_be_visible()
    expect(table.hand).to_have_count(12)

    table.touch(table.hand.first)

    expect(table.strip).to_contain_text("B is thinking")
    expect(table.thinking.locator("progress")).to_have_attribute("aria-label", "B is thinking")
    table.thinking.get_by_role("button", name="Stop").click()
    expect(table.thinking).to_be_hidden()
    table.my_turn()
    expect(table.hand).to_have_count(12)  # the touch did not wait for its turn
    expect(table.strip).to_be_empty()
    table.legal.first.click()
    expect(table.thinking).to_be_visible()
    table.button("Undo").click()
    expect(table.thinking).to_be_hidden()
    expect(table.hand).to_have_count(12)
    table.my_turn()


def test_behind_the_curtain_lies_no_card(opened: Open) -> None:
    notebook = opened(TWO_PEOPLE)
    table = notebook.table()
    state = position(tabletop.match("claim", ["human", "human"], seed=SEED))
    hands = [{card for card in state.hand(seat) if card != "goblin 0"} for seat in (0, 1)]
    both = hands[0] | hands[1]
    expect(table.curtain).to_contain_text("Ann's turn")

    def met(cards: set[str]) -> dict[str, str]:
        return named_in(notebook.heard() + notebook.page.content(), cards)

    assert met(both) == {}
    table.curtain.get_by_role("button").click()
    table.my_turn()
    assert set(met(both)) == hands[0]

    played = max(hands[0])
    table.card(played).click()
    expect(table.curtain).to_contain_text("Bo's turn")
    assert met(both - {played}) == {}
    expect(table.hand).to_have_count(0)

    table.curtain.get_by_role("button").press("Enter")
    table.my_turn()
    assert set(met(both)) == hands[1] | {played}
    table.legal.first.click()
    expect(table.curtain).to_be_visible()
    answer = state.play(played).legal_actions()[0]
    assert met(both - {played, *answer.parts}) == {}


def test_after_a_reload_and_in_a_second_view_stands_the_same_position(opened: Open) -> None:
    notebook = opened(AGAINST_RANDOM, "table")
    table = notebook.table()
    table.my_turn()
    table.legal.first.click()
    expect(table.hand).to_have_count(12)
    table.my_turn()

    notebook.command("docmanager:save")
    notebook.open()

    first, second = notebook.table(0), notebook.table(1)
    for view in (first, second):
        view.my_turn()
        expect(view.hand).to_have_count(12)
    assert spoken(first) == spoken(second)
    second.legal.first.click()
    for view in (first, second):
        expect(view.hand).to_have_count(11)
        view.my_turn()
    assert spoken(first) == spoken(second)
    assert first.log.all_inner_texts() == second.log.all_inner_texts()


def test_after_a_restart_of_the_kernel_a_touch_says_how_to_go_on(opened: Open) -> None:
    notebook = opened(AGAINST_RANDOM)
    table = notebook.table()
    table.my_turn()

    notebook.restart()
    table.touch(table.hand.first)

    expect(table.strip).to_contain_text(re.compile("run this cell again", re.IGNORECASE))
    notebook.run()
    again = notebook.table()
    again.my_turn()
    again.legal.first.click()
    expect(again.hand).to_have_count(12)
