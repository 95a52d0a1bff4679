"""The law: an action has no refusal exactly if it is legal, for every action of the whole space at every position.

`rules.py` and `engine.py` are two statements of one rulebook; here they are held against each other. A predicate that can be
taken out without breaking the law is either not needed or never met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ..core.action import Action
from ..core.game import Game
from ..core.rulebook import Refusal
from ..core.state import State
from ..core.text import LANGUAGES
from .findings import Report
from .walk import Run, Visit, changed, frozen, walks

Predicate = Callable[[State, Action], Refusal | None]


def check_law(visits: Iterable[Visit], report: Report) -> None:
    """Every action at these positions: explained exactly if illegal; every refusal cites a rule and speaks both languages."""
    for visit in visits:
        with report.guard("law", visit):
            _check_position(visit, report)


def _check_position(visit: Visit, report: Report) -> None:
    state = visit.state
    legal = frozenset(state.legal_actions())
    for action in state.game.actions():
        refusals = state.explain(action)
        report.counts["pairs of position and action"] += 1
        if (refusals == ()) != (action in legal):
            what = "is legal but refused: " + "; ".join(map(str, refusals)) if refusals else "is illegal, but no rule refuses it"
            report.add("law", f"{str(action)!r} {what}", visit)
        for refusal in refusals:
            _check_refusal(state, action, refusal, visit, report)
    now = frozen(state._s)
    if now != visit.shape:
        report.add("pure", f"explaining changed the position: {changed(visit.shape, now)}", visit)


def _check_refusal(state: State, action: Action, refusal: Refusal, visit: Visit, report: Report) -> None:
    if refusal.rule not in state.game.rulebook.rules and refusal.rule not in state.game.core.rules:
        report.add("refusals", f"{str(action)!r} is refused by {refusal.rule}, which is no rule", visit)
    for lang in LANGUAGES:
        if not refusal.texts.get(lang, "").strip() or "{" in refusal.texts[lang]:
            report.add("refusals", f"the refusal of {str(action)!r} by {refusal.rule} has no whole sentence in {lang!r}", visit)
    if refusal.nearest is not None and state.explain(refusal.nearest):
        report.add("refusals", f"{str(action)!r}: {refusal.rule} says that {refusal.nearest!r} is legal, but it is not", visit)


def law_needs_every_predicate(game: Game, *, games: int = 30, seed: int = 1, runs: list[Run] | None = None) -> Report:
    """Take each predicate out in turn: the law must then fail somewhere.

    Positions come from `rules.POSITIONS`, then from random games (or `runs` that were walked already). The report has a
    finding "predicates" for each predicate whose absence nobody notices.
    """
    report = Report(game.name)
    rules = game.rooms.room("rules")
    missing: list[Predicate] = list(rules.PREDICATES)
    for visit in (v for run in reversed(walks(game, games, seed, report) if runs is None else runs) for v in run.visits):
        if not missing:
            break
        if visit.state.to_move >= 0:
            with report.guard("predicates", visit):
                _witness(visit.state, rules, missing)
    for predicate in missing:
        name, rule = getattr(predicate, "__name__", predicate), getattr(predicate, "rule", "no rule")
        report.add("predicates", f"{name} ({rule}) can be taken out and the law still holds: no position needs it")
    return report


def _witness(state: State, rules: Any, missing: list[Predicate]) -> None:
    """Strike off the predicates that alone refuse some action here."""
    asked, legal = rules.ASKED[state.phase], frozenset(state.legal_actions())
    for action in state.game.actions():
        if type(action) not in asked or action in legal:
            continue
        refusing = [p for p in rules.PREDICATES if p(state, action) is not None]
        if len(refusing) == 1 and refusing[0] in missing:
            with without(rules, refusing[0]):
                if state.explain(action) == ():
                    missing.remove(refusing[0])


@contextmanager
def without(rules: Any, predicate: Predicate) -> Iterator[None]:
    """A game whose rules lack a predicate."""
    whole = rules.PREDICATES
    rules.PREDICATES = tuple(p for p in whole if p is not predicate)
    try:
        yield
    finally:
        rules.PREDICATES = whole
