"""check_game: everything that a game of the house has to keep, over games that are played for it.

Rooms and rulebook first, so that an unfinished game gets a list of what it lacks; then the source of the engine, then games:
the law over the whole action space, the verbs, round trips, hidden information, pictures, the transcript.
"""

from __future__ import annotations

from pathlib import Path

from ..core.game import Game, Rooms, rooms_at
from .findings import Report
from .hidden import check_hidden
from .law import check_law, law_needs_every_predicate
from .lint import check_source
from .odds import check_odds
from .pictures import check_pictures, check_widget
from .rooms import check_rooms, is_playable
from .speeds import check_speeds
from .transcript import check_transcript
from .trips import check_actions, check_board, check_junk, check_positions, check_record
from .verbs import check_seeds, check_setup, check_steps, check_verbs
from .walk import Run, lessons, variants, walks

LOOKED_AT = 8  # positions of a game at which the costly checks look, unless deep
LAW_PAIRS = 150_000  # pairs of a position and an action that the law is held against, about, unless the look is a deep one


def check_game(
    game: Game | Rooms | str | Path, *, games: int = 12, seed: int = 1, deep: bool = False, transcripts: Path | None = None,
    speeds: bool = True,
) -> Report:  # fmt: skip
    """Check a game by its name, its folder, its Rooms or itself; raises nothing, whatever state it is in.

    At least `games` games are played from `seed` on, so that every option and number of seats comes up. `deep` looks at
    every position for what is otherwise sampled, and takes each predicate out of the rules in turn. `transcripts` is the
    folder of golden transcripts, by default that of the checkout. `speeds` compares the compiled engine with the plain one.
    """
    rooms = game.rooms if isinstance(game, Game) else game
    report = check_rooms(rooms, transcripts)
    bound = game if isinstance(game, Game) else _loaded(rooms, report)
    if bound is not None:
        with report.guard("plays"):
            _check(bound, games, seed, deep, report)
        if speeds:
            check_speeds(variants(bound), games, seed, report)
        if not bound.has_own_board:
            check_transcript(bound, report, transcripts)
    return report


def _loaded(name: Rooms | str | Path, report: Report) -> Game | None:
    """The game, if enough of it is there to be played."""
    try:
        rooms = name if isinstance(name, Rooms) else rooms_at(name)
        return Game(rooms) if is_playable(rooms) else None
    except Exception as fault:  # noqa: BLE001 - the game's own code; what is missing has been said
        if not report.findings:
            report.add("rooms", f"the game cannot be made: {type(fault).__name__}: {fault}", name)
    return None


def _check(game: Game, games: int, seed: int, deep: bool, report: Report) -> None:
    with report.guard("source"):
        check_source(game, report)
    check_actions(game, report)
    check_board(game, report)
    _check_lessons(game, report)
    runs = walks(game, games, seed, report)
    report.counts["games"] = len(runs)
    each = max(2, LAW_PAIRS // (len(runs) * len(game.actions())))
    for run in runs:
        check_law(run.visits if deep else run.some(each), report)
        check_verbs(run.visits, report)
        check_steps(run, report)
        check_setup(run, report)
        if run.ended:
            check_record(run, report)
    looked = [visit for run in runs for visit in (run.visits if deep else run.some(LOOKED_AT))]
    for visit in looked:
        check_positions(visit, report)
    for visit in looked[:: max(1, len(looked) // 4)]:
        with report.guard("positions", visit):
            check_junk(visit, report)
    check_hidden(looked, report)
    check_pictures(looked, report, whole=1 if deep else 4)
    if game.hides:
        check_widget(looked[:: max(1, len(looked) // 6)], report)
    for bound, players in variants(game):
        check_seeds(bound, players, seed, report)
    check_odds(looked, report)
    if deep:
        _need_predicates(game, runs, report)


def _check_lessons(game: Game, report: Report) -> None:
    """Each lesson against the rules: positions stand, right answers are legal, every answer gets feedback."""
    from ..teach.check import check_lesson

    for number, lesson in enumerate(lessons(game)):
        with report.guard("lessons", f"lesson {number}"):
            for fault in check_lesson(lesson, game):
                report.add("lessons", fault)


def _need_predicates(game: Game, runs: list[Run], report: Report) -> None:
    for finding in law_needs_every_predicate(game, runs=runs).findings:
        report.add(finding.check, finding.sentence, finding.where)
