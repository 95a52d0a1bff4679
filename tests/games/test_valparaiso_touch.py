"""Merchants of Valparaíso under the hand: the one on its way goes on by one touch, and any lit place is reached by one."""

from __future__ import annotations

import pytest

import tabletop
from tabletop.show.widget import Table
from tests.games.ports import VALPO
from tests.show.views import Browser


@pytest.fixture
def table() -> Table:
    named = {"players": 2, "phase": "move", "card": "move", "merchants": {"A": {"Valparaíso": 2}}, "goods": {"A": {"wheat": 1}}}
    found: Table = tabletop.play("valparaiso", ["human", "greedy"], start=VALPO.from_dict(named, seed=1))
    return found


def test_a_merchant_on_its_way_goes_on_by_one_touch(table: Table) -> None:
    browser = Browser(table)
    browser.touch("Valparaíso")
    browser.touch("Quilpué")

    browser.touch("Limache")

    assert table.match.state.mover == "Limache"


def test_what_ends_a_merchants_way_is_lit_while_it_may_go_on(table: Table) -> None:
    browser = Browser(table)
    browser.touch("Valparaíso")
    browser.touch("Quilpué")

    assert {"halt", "done", "exchange", "Limache", "Peñuelas"} <= browser.legal
    browser.touch("halt")
    assert table.match.state.mover is None and table.match.state.unmoved("Quilpué") == 0


def test_a_place_further_off_is_reached_by_one_touch_on_the_cheapest_way_and_step_by_step_back(table: Table) -> None:
    browser = Browser(table)
    browser.touch("Valparaíso")
    assert {"San Felipe", "Casablanca"} <= browser.legal

    browser.touch("San Felipe")

    state = table.match.state
    assert state.merchants(0) == {"Valparaíso": 1, "San Felipe": 1} and state.spent == 3
    browser.says("tool", id="undo")
    assert table.match.state.mover == "Limache"


def test_a_place_out_of_reach_is_refused_with_a_reason(table: Table) -> None:
    browser = Browser(table)
    browser.touch("Valparaíso")
    browser.touch("Quilpué")

    browser.touch("Casablanca")
    assert table.match.state.merchants(0) == {"Valparaíso": 1, "Casablanca": 1}
    browser.touch("Quillota")

    assert browser.strip["kind"] == "refused" and browser.strip["rule"]
    assert "San Felipe" not in browser.legal or table.match.state.mover is None
