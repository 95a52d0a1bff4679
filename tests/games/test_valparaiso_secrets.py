"""Plans of Valparaíso are secret (VP-2.5): not even how many cards others lay, or whether they paid the Mayor, reaches a seat's screen."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop
from tabletop.core.match import Match
from tabletop.core.player import Player, Progress
from tabletop.core.state import Seen
from tabletop.show.replay import Replay
from tabletop.show.widget import Table
from tests.games.ports import VALPO
from tests.show.views import Browser

PLANS = {
    "four": ["plan move", "plan sell", "plan ship", "plan trade", "planned"],
    "with the Mayor": ["plan move", "plan sell", "mayor build", "plan ship", "plan trade", "planned"],
    "others": ["plan hire", "plan build", "plan overseas", "plan transfer", "planned"],
}


class Planner(Player):
    """Plans what it was told."""

    name = "planner"

    def __init__(self, moves: list[str]) -> None:
        self.moves = iter(moves)

    def think(self, seen: Seen, budget: Any, rng: Any) -> Any:
        yield Progress(1.0, seen.game.parse(next(self.moves)))


def planned(plan: str) -> Match:
    """A match in which B begins to plan, and A is to plan after it."""
    start = VALPO.from_dict({"phase": "planning", "players": 2, "start": "B", "to_move": "B"}, seed=1)
    return tabletop.match(VALPO, [None, Planner(PLANS[plan])], start=start, seed=1)


def heard(plan: str) -> tuple[list[dict[str, Any]], list[float]]:
    """What the screen of A is sent while B plans, and for how long moves of B stay on the table."""
    table = Table(planned(plan), seat=0, pace=0.01)
    pauses: list[float] = []
    was = table._thinking._drive
    table._thinking._drive = lambda job: was(noted(job, pauses))  # type: ignore[method-assign]
    browser = Browser(table)
    table.wait(10)
    return browser.heard, [p for p in pauses if p]


def noted(job: Any, pauses: list[float]) -> Any:
    for seconds in job:
        pauses.append(seconds)
        yield seconds


@pytest.mark.parametrize("plan", ["with the Mayor", "others"])
def test_vp_2_5_a_screen_is_sent_the_same_whatever_others_plan(plan: str) -> None:
    mine, first = heard("four")
    theirs, second = heard(plan)

    assert [m for m in mine if "ack" not in m] == [m for m in theirs if "ack" not in m] and mine
    assert first == second


@pytest.mark.parametrize("plan", ["with the Mayor", "others"])
def test_vp_2_5_a_match_and_a_replay_count_no_hidden_moves(plan: str) -> None:
    one, other = planned("four"), planned(plan)
    for match in (one, other):
        match.run()

    sides = [Replay(match.record, seat=0) for match in (one, other)]

    assert repr(one) == repr(other)
    assert len(sides[0]) == len(sides[1]) and sides[0].scene == sides[1].scene
    assert len(Replay(one.record, seat=1)) == len(PLANS["four"]) + 1
