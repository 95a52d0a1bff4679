"""Round trips: what is written can be read again, and what is damaged is refused in a sentence.

Actions and their text, boards, positions and their mappings, codes, records. Junk in a mapping may be refused or be meant; it may
never raise anything but an error of the house.
"""

from __future__ import annotations

import json
from typing import Any

from ..core.code import decode
from ..core.errors import PositionError, TabletopError
from ..core.game import Game
from ..core.record import Record, parse_record
from ..core.state import State
from .findings import Report
from .walk import Run, Visit

JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 2.5, "", "junk", [], [None], [-1, 99], {}, {"A": "junk"}, {"": None}, [[["deep"]]])
OTHER_SIGNS = {"1": "7", "a": "b"}


def check_actions(game: Game, report: Report) -> None:
    """Every action reads back from its text, is found by its id, has parts, and can be compared and hashed."""
    for number, action in enumerate(game.actions()):
        with report.guard("actions", str(action)):
            if game.parse(str(action)) != action or game.parse(f"  {str(action).upper()} ") != action:
                report.add("actions", f"{str(action)!r} reads back as {game.parse(str(action))!r}")
            if game.id_of(action) != number or not action.parts or not all(action.parts):
                report.add("actions", f"{str(action)!r} has the id {game.id_of(action)} at place {number}, or an empty part")
    for text in ("", " ", "no such action", "?" * 500, "\x00", "\ud800", str(game.actions()[0]) + " x"):
        try:
            game.parse(text)
            report.add("actions", f"{text!r} reads as an action")
        except TabletopError:
            pass
        except Exception as fault:  # noqa: BLE001 - anything else is the finding
            report.add("actions", f"{text[:40]!r} raises {type(fault).__name__}: {fault}")


def check_board(game: Game, report: Report) -> None:
    """A board that is given reads back from its mapping (through JSON); junk in it is refused by an error of the house."""
    if not hasattr(game.rooms.room("board"), "from_dict"):
        return
    with report.guard("board", game.name):
        mapping = game.rooms.room("board").to_dict(game.board)
        if not game.on_board(json.loads(json.dumps(mapping))).same_as(game):
            report.add("board", "from_dict of to_dict gives another board")
        tries: list[Any] = [*JUNK, {**mapping, "no such key": 1}]
        tries += [{**mapping, key: junk} for key in mapping for junk in JUNK]
        tries += [{k: v for k, v in mapping.items() if k != key} for key in mapping]
        for junk in tries:
            try:
                game.on_board(junk)
            except TabletopError:
                continue
            except Exception as fault:  # noqa: BLE001 - anything else is the finding
                report.add("board", f"the board {str(junk)[:120]} raises {type(fault).__name__}: {fault}")


def check_positions(visit: Visit, report: Report) -> None:
    """A position reads back from its mapping (through JSON) and from its code; a changed sign of the code is noticed."""
    state = visit.state
    with report.guard("positions", visit):
        mapping = state.to_dict()
        again = state.game.from_dict(json.loads(json.dumps(mapping)))
        if again != state or hash(again) != hash(state) or again.to_dict() != mapping:
            report.add("positions", f"from_dict of to_dict gives another position: {_differ(state, again)}", visit)
    with report.guard("code", visit):
        code = state.code()
        again = decode(code, state.game)
        if again != state or again.game.options != state.game.options or again.code() != code:
            report.add("code", f"the code {code} opens as another position: {_differ(state, again)}", visit)
        damaged = code[:-1] + OTHER_SIGNS.get(code[-1], "1")
        if _opens(damaged, state.game):
            report.add("code", f"the last sign of {code} can be changed and it still opens", visit)


def _opens(code: str, game: Game) -> bool:
    try:
        decode(code, game)
    except TabletopError:
        return False
    return True


def _differ(a: State, b: State) -> str:
    mine, theirs = a.fields, b.fields
    names = [n for n, spec in mine.SPECS.items() if not spec.derived and getattr(mine, n) != getattr(theirs, n)]
    return "; ".join(f"{n} {getattr(mine, n)} against {getattr(theirs, n)}" for n in names) or "options, players or hash"


def check_junk(visit: Visit, report: Report) -> None:
    """Junk under each key of a mapping, an unknown key, and each key left out: an error of the house or a position."""
    game, mapping = visit.state.game, visit.state.to_dict()
    tries = [{**mapping, key: junk} for key in mapping for junk in JUNK]
    tries += [{k: v for k, v in mapping.items() if k != key} for key in mapping]
    for position in tries:
        try:
            found = game.from_dict(position)
        except TabletopError:
            continue
        except Exception as fault:  # noqa: BLE001 - anything else is the finding
            key = next((k for k in mapping if k not in position or position[k] is not mapping[k]), "?")
            report.add("positions", f"{key}={position.get(key, '(left out)')!r} raises {type(fault).__name__}: {fault}", visit)
            continue
        with report.guard("positions", visit):
            wrong = found.fields.out_of_range() or game.positions.wrong(found.box, found.fields)
            if wrong:
                report.add("positions", f"from_dict lets through a position that cannot be: {wrong}", visit)
    try:
        game.from_dict({**mapping, "no such key": 1})
        report.add("positions", "from_dict takes no notice of a key that it does not know", visit)
    except PositionError:
        pass


def check_record(run: Run, report: Report) -> None:
    """A game reads back from its record and ends in the same position; cut short, or with a line left out, it is refused."""
    with report.guard("record", run.name):
        actions = tuple(v.action for v in run.visits if v.action is not None)
        record = Record(run.game, run.players, ("somebody",) * run.players, actions)
        text = record.dumps()
        again = parse_record(text, lambda name, options: run.game.bound(options, run.game.given_board))
        if again != record or again.final() != run.visits[-1].state or again.dumps() != text:
            report.add("record", "the record reads back as another game", run.name)
        lines = text.splitlines(keepends=True)
        middle = len(lines) // 2
        for damaged, what in ((lines[:-1], "cut short"), (lines[:middle] + lines[middle + 1 :], "with a line left out")):
            try:
                parse_record("".join(damaged), lambda name, options: run.game.bound(options, run.game.given_board))
                report.add("record", f"a record {what} is read without complaint", run.name)
            except TabletopError:
                pass
