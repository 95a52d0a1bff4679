"""Properties over games played by drawn choices: Hypothesis looks for the shortest way into trouble."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.game import Game, game_names, rooms_at
from tabletop.testing.findings import Report
from tabletop.testing.hidden import check_hidden
from tabletop.testing.law import check_law
from tabletop.testing.trips import check_positions, check_record
from tabletop.testing.verbs import check_steps, check_verbs
from tabletop.testing.walk import Run, variants

GAMES = [str(Path(__file__).parents[1] / "toy"), *game_names()]
over_games = pytest.mark.parametrize("name", GAMES, ids=lambda name: Path(name).name)


def drawn(data: Any, name: str, longest: int = 80) -> Run:
    """A game of any variant by drawn choices, chance included, to its end or not."""
    kinds = variants(Game(rooms_at(name)))
    game, players = kinds[data.draw(st.integers(0, len(kinds) - 1), label="variant")]
    run = Run(game, players, name)
    visit = run.add(game.new(players))
    for choice in data.draw(st.lists(st.integers(0, 999), max_size=longest), label="choices"):
        if visit.state.is_over:
            run.ended = True
            break
        legal = visit.state.legal_actions()
        visit.action = legal[choice % len(legal)]
        visit = run.add(visit.state.play(visit.action))
    return run


def holds(name: str, check: Callable[[Run, Report], None], data: Any) -> None:
    report = Report(name)

    check(drawn(data, name), report)

    assert report.ok, str(report)


@over_games
@given(data=st.data())
@settings(max_examples=12)
def test_the_law_holds_wherever_play_leads(name: str, data: Any) -> None:
    holds(name, lambda run, report: check_law(run.visits[-2:], report), data)


@over_games
@given(data=st.data())
@settings(max_examples=12)
def test_the_verbs_keep_their_contract_wherever_play_leads(name: str, data: Any) -> None:
    def check(run: Run, report: Report) -> None:
        check_verbs(run.visits[-5:], report)
        check_steps(run, report)

    holds(name, check, data)


@over_games
@given(data=st.data())
@settings(max_examples=12)
def test_positions_codes_and_records_read_back_wherever_play_leads(name: str, data: Any) -> None:
    def check(run: Run, report: Report) -> None:
        check_positions(run.visits[-1], report)
        check_record(run, report)

    holds(name, check, data)


@over_games
@given(data=st.data())
@settings(max_examples=8)
def test_nothing_leaks_wherever_play_leads(name: str, data: Any) -> None:
    def check(run: Run, report: Report) -> None:
        check_hidden(run.visits[-1:], report)
        report.findings = [f for f in report.findings if f.check != "samples"]  # one position alone may have one possibility

    holds(name, check, data)
