"""Records: a game as a text file that people can read and programs replay to the bit.

JSON lines: a head, one action a line in notation (chance included), and a closing line that says how many there were, so
that a file cut short is noticed. A board that is not the standard one stands in the head. Reading a record replays it by the
rules; whatever is wrong is a RecordError that names the line, and no half-read game comes of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from . import chance
from .action import Action
from .errors import IllegalAction, RecordError, TabletopError, shown
from .game import Game, check_seed, clean_name, seat_names
from .state import State

VERSION = 1
LONGEST = 200_000  # lines
LONGEST_LINE = 1_000  # signs of a line, but for the head, which may hold a board and a position
LONGEST_HEAD = 1_000_000
HEAD = ("tabletop", "game", "rules", "players", "options", "seats", "names", "seed", "start", "board")
Find = Callable[[str, Mapping[str, Any]], Game]


@dataclass(frozen=True)
class Move:
    """One step of a game: who decided (None: nobody, the opening), what, and the State after it."""

    seat: int | None
    action: Action | None
    state: State


@dataclass(frozen=True)
class Record:
    """A game as it was played: the game with its options and board, who sat where, the seed, and every action from the start.

    `seats` says of each seat who played it ("human" or the name of a player), `names` what the seats were called, () for the
    letters. `start` is the position it began from as a mapping, or None for the game's own beginning.
    """

    game: Game
    players: int
    seats: tuple[str, ...]
    actions: tuple[Action, ...]
    seed: int | None = None
    start: Mapping[str, Any] | None = None
    names: tuple[str, ...] = ()

    def opening(self) -> State:
        """The position before the first action."""
        return self.game.new(self.players) if self.start is None else self.game.from_dict(self.start)

    def states(self) -> Iterator[State]:
        """Every position in turn, the opening first."""
        state = self.opening()
        yield state
        for action in self.actions:
            state = state.play(action)
            yield state

    def moves(self) -> Iterator[Move]:
        """The game decision by decision: the opening, then each decision with the State that it and chance after it led to.

        The `events` and `made` of that State are all that the decision brought; what chance deals before the first decision
        belongs to the opening.
        """
        state, seat, action = self.opening(), None, None
        events, made = state.events, state.made
        for played in self.actions:
            if not played.by_chance:
                yield Move(seat, action, state.with_events(events, made))
                seat, action, events, made = state.to_move, played, (), ()
            state = state.play(played)
            events, made = events + state.events, (*made, played)
        yield Move(seat, action, state.with_events(events, made))

    def final(self) -> State:
        """The last position."""
        return self.opening().play(*self.actions)

    def dumps(self) -> str:
        """The record as text. Raises BoardError for a board that the game cannot write down."""
        head = {"tabletop": VERSION, "game": self.game.name, "rules": self.game.rulebook.version, "players": self.players}
        extra = {
            "options": self.game.chosen, "seats": list(self.seats), "names": list(self.names), "seed": self.seed,
            "start": self.start, "board": self.game.board_to_dict(),
        }  # fmt: skip
        head |= {k: v for k, v in extra.items() if v not in (None, {}, [])}
        close = {"actions": len(self.actions), "over": self.final().is_over}
        lines = [head, *map(str, self.actions), close]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def save(self, path: str | Path) -> Path:
        """Write the record to a file, whole or not at all; returns the path."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(self.dumps(), encoding="utf-8")
        part.replace(target)
        return target

    def __len__(self) -> int:
        return len(self.actions)


def read_record(path: str | Path, find: Find) -> Record:
    """Read a record from a file. `find` gives a game by name and options. Raises RecordError."""
    if not isinstance(path, (str, Path)):
        raise RecordError(f"a record is read from the path of a file, not from {shown(path)}")
    source = Path(path)
    try:
        text = source.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as fault:  # missing, no text, or no path at all
        raise RecordError(f"{shown(source.name)[1:-1]}: cannot be read as text: {getattr(fault, 'strerror', None) or fault}") from None
    return parse_record(text, find, source.name)


def parse_record(text: str, find: Find, source: str = "record") -> Record:
    """Read a record from its text and replay it by the rules. Raises RecordError that names the line."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines or len(lines) > LONGEST:
        raise RecordError(f"{source}: {len(lines)} lines; a record has a head, its actions and a closing line, at most {LONGEST} in all")
    parsed = [(n, _line(source, n, line)) for n, line in lines]
    head = _head(source, parsed[0][1])
    end, close = parsed[-1]
    if not isinstance(close, dict) or len(lines) < 2 or "actions" not in close:
        cut = f"the record was cut off after {max(0, len(lines) - 1)} actions"
        raise RecordError(f"{source}, line {end}: the closing line is missing: {cut}")
    if type(close["actions"]) is not int or close["actions"] != len(parsed) - 2:
        counted = f"it closes with {shown(close['actions'])} actions, but {len(parsed) - 2} stand there"
        raise RecordError(f"{source}, line {end}: {counted}: lines are missing or were added")
    record, last = _replayed(source, head, parsed[1:-1], find)
    if close.get("over") is not last.is_over:
        raise RecordError(f"{source}, line {end}: it says over: {shown(close.get('over'))}, which the actions do not bear out")
    return record


def _line(source: str, n: int, line: str) -> Any:
    room = LONGEST_HEAD if n == 1 else LONGEST_LINE
    if len(line) > room:
        raise RecordError(f"{source}, line {n}: {len(line):,} signs; a line of a record has at most {room:,}")
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(f"{source}, line {n}: not a line of JSON: the file is damaged or was cut off there") from None


def _head(source: str, head: Any) -> dict[str, Any]:
    if not isinstance(head, dict) or type(head.get("tabletop")) is not int or head["tabletop"] < 1 or not isinstance(head.get("game"), str):
        raise RecordError(f'{source}, line 1: not the head of a record, which reads {{"tabletop": {VERSION}, "game": "claim", ...}}')
    if head["tabletop"] > VERSION:
        newer = f"a record of version {shown(head['tabletop'])}; this tabletop reads up to {VERSION}"
        raise RecordError(f"{source}, line 1: {newer}: please update it")
    unknown = [key for key in head if key not in HEAD]
    if unknown:
        raise RecordError(f"{source}, line 1: a head says nothing about {shown(unknown[0])}; it has {', '.join(HEAD)}")
    return head


def _replayed(source: str, head: dict[str, Any], texts: list[tuple[int, Any]], find: Find) -> tuple[Record, State]:
    """The record and its last position."""
    try:
        empty = _begun(head, find)
        state = _opening(empty)
    except TabletopError as fault:
        raise RecordError(f"{source}, line 1: {fault}") from None
    drawn = None if empty.seed is None or empty.start is not None else chance.seeded(empty.seed, chance.KEY_STREAM)
    actions = []
    for n, text in texts:
        try:
            action = empty.game.parse(text)
            due = state.outcome(drawn) if drawn and state.is_chance else action
            state = state.play(action)
            if action != due:
                raise RecordError(f"{shown(str(action))} is not what the seed {empty.seed} brings, which is {shown(str(due))}")
        except IllegalAction as fault:
            raise RecordError(f"{source}, line {n}: {shown(text)} could not have been played: {fault}") from None
        except TabletopError as fault:
            raise RecordError(f"{source}, line {n}: {fault}") from None
        actions.append(action)
    return replace(empty, actions=tuple(actions)), state


def _opening(record: Record) -> State:
    """The position that a record begins with. Raises RecordError where it is one of another game than the head's."""
    state = record.opening()
    if not state.game.same_as(record.game) or state.players != record.players:
        other = f"{state.game!r} for {state.players}"
        raise RecordError(f"its start is a position of {other}, but its head is of {record.game!r} for {record.players}")
    return state


def _begun(head: dict[str, Any], find: Find) -> Record:
    """The record that a head begins, without its actions. Raises a TabletopError that says what does not fit."""
    options = head.get("options", {})
    if not isinstance(options, dict):
        raise RecordError(f"its options are a mapping of names to values, not {shown(options)}")
    game = find(head["game"], options)
    version = game.rulebook.version
    if str(head.get("rules")) != version:
        raise RecordError(f"it follows version {shown(head.get('rules'))} of the rules of {game.title}; this tabletop has {version!r}")
    if head.get("board") is not None:
        game = game.on_board(head["board"])
    elif game.has_own_board:
        raise RecordError("it was played on the standard board, and not on the one that was given")
    players, seed = game.check_players(head.get("players", game.seats[0])), head.get("seed")
    if seed is not None:
        check_seed(seed)
    seats, called = _of_each_seat(head, "seats", players), _of_each_seat(head, "names", players)
    names = tuple(map(str, seat_names(game, players, called))) if called else ()
    return Record(game, players, tuple(map(clean_name, seats)), (), seed, head.get("start"), names)


def _of_each_seat(head: dict[str, Any], key: str, players: int) -> tuple[str, ...]:
    """A text for each seat, or none at all."""
    texts = head.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise RecordError(f"its {key} must be a list of names")
    if texts and len(texts) != players:
        raise RecordError(f"it has {len(texts)} {key}, but {players} play")
    return tuple(texts)
