"""Going through the lesson of Claim with the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.show.browser.lab import Notebook

pytestmark = pytest.mark.browser

Open = Callable[..., Notebook]
LESSON = 'import tabletop\ntabletop.lesson("claim"{more})'


def test_the_first_steps_by_mouse(opened: Open) -> None:
    table = opened(LESSON.replace("{more}", "")).table()
    panel, feedback = table.panel, table.panel.locator(".tt-feedback")
    title = panel.locator("h3")
    expect(title).to_contain_text("1 of ")
    expect(table.button("Back")).to_have_count(0)

    table.touch(table.hand.first)
    expect(table.strip).to_contain_text("Here you only look.")

    for number in (2, 3, 4):
        table.button("Next").click()
        expect(title).to_contain_text(f"{number} of ")

    table.my_turn()
    table.card("goblin 9").click()
    expect(feedback).to_have_class("tt-feedback right")
    expect(feedback).to_contain_text("your first trick")
    table.button("Next").click()

    # a legal move that is wrong is played out, and can be tried again
    table.card("dwarf 3").click()
    expect(feedback).to_have_class("tt-feedback wrong")
    expect(table.root.locator('[data-key="last-answer"]')).to_be_visible()
    expect(table.button("Skip")).to_be_visible()
    table.button("Try again").click()
    expect(table.hand).to_have_count(2)
    table.card("dwarf 7").click()
    expect(feedback).to_have_class("tt-feedback right")
    expect(table.button("Skip")).to_have_count(0)
    table.button("Next").click()

    # an illegal move, which this step invites
    table.touch(table.card("goblin 9"))
    expect(table.strip.locator("b")).to_have_text("CM-2.3")
    expect(feedback).to_contain_text("stays in your hand")
    table.button("Hint").click()
    expect(feedback).to_contain_text("A dwarf was led.")
    table.button("Hint").click()
    expect(table.root.locator('.tt-item[aria-label*="Hint 1"]')).to_have_count(1)
    table.button("Rules of this step").click()
    expect(panel).to_contain_text("CM-2.3")
    table.card("dwarf 4").click()
    expect(feedback).to_have_class("tt-feedback right")

    table.button("Back").click()
    expect(title).to_contain_text("5 of ")


def test_a_question_by_mouse_and_by_keyboard(opened: Open) -> None:
    table = opened(LESSON.replace("{more}", ', step="check-1"')).table()
    feedback, keys = table.panel.locator(".tt-feedback"), table.page.keyboard
    answers = table.panel.locator(".tt-choices button")
    expect(answers).to_have_count(3)

    answers.nth(0).click()

    expect(feedback).to_have_class("tt-feedback wrong")
    expect(feedback).to_have_attribute("role", "status")
    expect(answers.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(answers.nth(0)).to_be_focused()
    keys.press("Tab")
    keys.press("Space")
    expect(feedback).to_have_class("tt-feedback right")
    expect(answers.nth(1)).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    expect(table.button("Next")).to_be_focused()
    keys.press("Enter")
    expect(table.panel.locator("h3")).to_contain_text("Self-check 2")
    assert table.panel.evaluate("(panel) => panel.contains(document.activeElement)"), "the focus was lost between two steps"


def test_the_free_game_at_the_end(opened: Open) -> None:
    table = opened(LESSON.replace("{more}", ', step="game", lang="ko"')).table()
    table.my_turn()

    table.legal.first.click()

    expect(table.hand).to_have_count(12)
    table.my_turn()
    expect(table.button("다음")).to_have_count(0)
    table.button("무르기").click()
    expect(table.hand).to_have_count(13)
