"""Odds: what a seat is told of the next draw agrees with the weights, exactly where it knows all, else on average.

The weights of a position and the odds of a seat are two statements of the same bag: where nothing is hidden they must be
equal, and over many samples of what the seat cannot know the weights must come out at its odds.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from ..core import chance
from ..core.action import Action
from ..core.state import State
from .findings import Report
from .walk import At, Visit

SAMPLES = 120
NODES = 3  # chance nodes at which samples are drawn, for each seat
DEVIATIONS = 5.0


def check_odds(visits: Iterable[Visit], report: Report) -> None:
    """The odds of each seat at the chance nodes among these positions."""
    sampled = 0
    for visit in visits:
        if not visit.state.is_chance:
            continue
        sampled += 1
        for seat in range(visit.state.players):
            with report.guard("odds", At(visit, f"seat {seat}")):
                _check_seat(visit, seat, sampled <= NODES, report)


def _check_seat(visit: Visit, seat: int, with_samples: bool, report: Report) -> None:
    state, seen = visit.state, visit.state.seen_by(seat)
    odds, weights = seen.odds(), state.chances()
    if not odds:
        return
    if sum(odds.values()) != 1 or any(not 0 < p <= 1 for p in odds.values()):
        report.add("odds", f"the odds of seat {seat} add up to {sum(odds.values())}", visit)
    impossible = [str(a) for a in weights if a not in odds]
    if impossible:
        report.add("odds", f"seat {seat} is told that {impossible[0]!r} cannot come, but it can", visit)
    if not state.game.engine.redeal(state.box, state.fields, seat, []):
        if odds != weights:
            report.add("odds", f"nothing is hidden from seat {seat}, but its odds {_told(odds)} are not {_told(weights)}", visit)
    elif with_samples:
        _check_average(state, seat, visit, report)


def _check_average(state: State, seat: int, visit: Visit, report: Report) -> None:
    seen = state.seen_by(seat)
    odds, rng = seen.odds(), chance.seeded(seat, chance.ODDS_STREAM)
    found = [seen.sample(rng).chances() for _ in range(SAMPLES)]
    for action in {*odds, *(a for weights in found for a in weights)}:
        drawn = [float(weights.get(action, 0)) for weights in found]
        mean = sum(drawn) / SAMPLES
        spread = math.sqrt(sum((x - mean) ** 2 for x in drawn) / (SAMPLES - 1) / SAMPLES)
        if abs(mean - float(odds.get(action, 0))) > DEVIATIONS * spread + 1 / SAMPLES**1.5:
            what = f"{str(action)!r} comes with {mean:.3f} in {SAMPLES} samples, but the odds say {float(odds.get(action, 0)):.3f}"
            report.add("odds", f"seat {seat}: {what}", visit)


def _told(odds: Mapping[Action, object]) -> str:
    return ", ".join(f"{action} {p}" for action, p in odds.items())
