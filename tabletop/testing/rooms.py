"""What a game still lacks: rooms, names in them, verbs, rule texts, sentences of events, players, lessons, a transcript.

Works on a folder that has only just been begun: each thing missing is one finding that says where it belongs.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from ..analysis.coverage import option_faults, predicate_faults
from ..core.engine import VERBS
from ..core.errors import TabletopError, UnknownGame
from ..core.game import ROOMS, Game, Rooms, rooms_at
from ..core.rulebook import Rulebook, read_rulebook
from .findings import Report
from .transcript import transcript_path

NAMES: dict[str, tuple[str, ...]] = {
    "pieces": ("PHASES", "CATEGORIES", "OPTIONS", "EVENTS", "Fields", "State", "actions", "make_box"),
    "positions": ("to_dict", "from_dict", "wrong", "odds"),
    "board": ("board",),
    "engine": VERBS,
    "rules": ("PREDICATES", "ASKED"),
    "view": ("scene", "last_items"),
    "lessons": ("LESSONS",),
    "players": ("PLAYERS",),
}


def check_rooms(game: Rooms | str | Path, transcripts: Path | None = None) -> Report:
    """What a game lacks, by its name, its folder or its Rooms. Raises nothing."""
    name = game.name if isinstance(game, Rooms) else str(game)
    report = Report(name)
    try:
        rooms = game if isinstance(game, Rooms) else rooms_at(game)
    except TabletopError as fault:
        report.add("rooms", str(fault), name)
        return report
    except Exception as fault:  # noqa: BLE001 - the package itself may be broken
        report.add("rooms", f"its __init__.py cannot be imported: {type(fault).__name__}: {fault}", name)
        return report
    look(rooms, report, transcripts)
    return report


def look(rooms: Rooms, report: Report, transcripts: Path | None = None) -> None:
    """Note what the rooms lack."""
    home = Path(str(getattr(sys.modules.get(rooms.package), "__file__", rooms.package))).parent
    found = {room: module for room in ROOMS if (module := _room(rooms, room, home, report))}
    for room, module in found.items():
        lacking = [name for name in NAMES[room] if not hasattr(module, name)]
        if lacking:
            report.add("rooms", f"{room}.py lacks {', '.join(lacking)}", home / f"{room}.py")
    rulebook = _rulebook(rooms, report)
    if rulebook:
        _check_rulebook(rulebook, found, sys.modules.get(f"{rooms.package}.events"), report)
    if {"pieces", "board"} <= set(found) and _takes_boards(rooms) and not all(hasattr(found["board"], n) for n in ("to_dict", "from_dict")):
        report.add("rooms", "board.py needs to_dict and from_dict: the game takes boards, and a record keeps them", home / "board.py")
    if "lessons" in found and not getattr(found["lessons"], "LESSONS", ()):
        report.add("lessons", "lessons.py has no lesson: LESSONS is empty", home)
    players = getattr(found.get("players"), "PLAYERS", {})
    if "players" in found and ("greedy" not in players or len(players) < 2):
        report.add("players", "players.py needs PLAYERS with 'greedy', which plays sensibly, and one with a style", home)
    path = transcript_path(rooms, transcripts)
    if path is not None and not path.is_file():
        report.add("transcript", f"no transcript: write one with python -m tabletop.testing transcript {report.game}", path)


def _takes_boards(rooms: Rooms) -> bool:
    """Whether the game can be played on a board that is given."""
    try:
        game = Game(rooms)
        game.bound(board=game.board).box(game.seats[0])
    except Exception:  # noqa: BLE001 - it takes none, or is not so far yet
        return False
    return True


def is_playable(rooms: Rooms) -> bool:
    """Whether enough is there to play games and look at them."""
    try:
        modules = {room: rooms.room(room) for room in ("pieces", "positions", "board", "engine", "rules", "view")}
        read_rulebook(rooms.folder / "rulebook.toml")
    except Exception:  # noqa: BLE001 - said by `look`
        return False
    return all(hasattr(module, name) for room, module in modules.items() for name in NAMES[room])


def _room(rooms: Rooms, room: str, home: Path, report: Report) -> ModuleType | None:
    try:
        return rooms.room(room)
    except UnknownGame:
        report.add("rooms", f"there is no {room}.py; it has to hold {', '.join(NAMES[room])}", home)
    except Exception as fault:  # noqa: BLE001 - whatever its author has written so far
        report.add("rooms", f"{room}.py cannot be imported: {type(fault).__name__}: {fault}", home)
    return None


def _rulebook(rooms: Rooms, report: Report) -> Rulebook | None:
    path = rooms.folder / "rulebook.toml"
    try:
        return read_rulebook(path)
    except TabletopError as fault:
        report.add("rulebook", str(fault), path)
    except Exception as fault:  # noqa: BLE001 - a table where a list belongs, and the like
        report.add("rulebook", f"not a rulebook: {type(fault).__name__}: {fault}", path)
    return None


def _check_rulebook(rulebook: Rulebook, found: dict[str, ModuleType], events: ModuleType | None, report: Report) -> None:
    """Events have sentences and constants, in `events` if that stands beside `pieces`; predicates, options and words fit the rules."""
    where = rulebook.source
    pieces, rules = found.get("pieces"), found.get("rules")
    numbers, home = (events, "events.py") if events else (pieces, "pieces.py")
    for number, kind in enumerate(getattr(pieces, "EVENTS", ())):
        if kind.name not in rulebook.events:
            report.add("rulebook", f"the event {kind.name!r} has no sentence: add [events.{kind.name}]", where)
        if getattr(numbers, kind.name.upper(), None) != number:
            report.add("rooms", f"{home}: {kind.name.upper()} has to be {number}, where EVENTS has {kind.name!r}")
    for fault in option_faults(rulebook, getattr(pieces, "OPTIONS", ())) if pieces else ():
        report.add("rulebook", fault, where)
    for fault in predicate_faults(rulebook, getattr(rules, "PREDICATES", ())):
        report.add("rulebook", fault, where)
    for name in (*getattr(pieces, "PHASES", ()), *getattr(pieces, "CATEGORIES", ())):
        if name not in rulebook.words:
            report.add("rulebook", f"{name!r} has no word: add it under [words]", where)
    asked = getattr(rules, "ASKED", {})
    for verb in dict.fromkeys(kind.__name__.lower() for kinds in asked.values() for kind in kinds):
        if verb not in rulebook.moves:
            report.add("rulebook", f"{verb!r} has no words as advice, such as play = \"play the {{card}}\": add [moves.{verb}]", where)
    for phase in getattr(pieces, "PHASES", ()):
        if rules and phase not in asked:
            report.add("rooms", f"rules.ASKED does not say what is asked in the phase {phase!r}", where)
