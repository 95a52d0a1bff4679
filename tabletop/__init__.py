"""Tabletop: five modern board games as rule engines, graphs, lessons and notebooks.

    >>> import tabletop
    >>> claim = tabletop.load("claim")
    >>> state = claim.new(seed=7)
    >>> state.phase, state.to_move
    ('phase 1', 0)

This is the front door and nothing else: every name here opens a room when it is asked for, and does nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .core.code import decode, name_in
from .core.errors import IllegalAction, PositionError, RecordError, TabletopError, UnknownAction
from .core.game import Game, game_names, rooms_at, rooms_of
from .core.match import Match, begin, default_seats
from .core.record import Record, read_record
from .core.state import Seen, State

if TYPE_CHECKING:
    from .core.player import Budget, Player
    from .show.explore import Explorer
    from .show.replay import Replay
    from .show.widget import Table
    from .teach.tutor import Tutor

__version__ = "0.1.0"
__all__ = [
    "Game", "IllegalAction", "Match", "PositionError", "Record", "RecordError", "Seen", "State", "TabletopError", "UnknownAction",
    "explore", "games", "lesson", "load", "load_code", "load_record", "match", "play", "replay",
]  # fmt: skip

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The names of all games that can be found."""
        return game_names()

else:
    from . import games  # the package of the house's games; called, it gives the names of all that can be found


def load(name: str | Path, *, board: Any = None, options: Mapping[str, Any] | None = None) -> Game:
    """A game by its name, or by the path of its folder (whose code is then run), bound to a board and to options.

    Raises UnknownGame, OptionError or BoardError that says what there is.
    """
    return Game(rooms_at(name), options, board)


def load_code(code: str, *, board: Any = None) -> State:
    """The position of a code, such as `State.code()` gives; for one on a board of its own, `board` is that board.

    Raises CodeError when it has a typing error or is of another board, and BoardError.
    """
    return decode(code, Game(rooms_of(name_in(code)), board=board))


def load_record(path: str | Path) -> Record:
    """A record from a file. Raises RecordError that names the line; nothing in a file is ever run."""
    return read_record(path, lambda name, options: Game(rooms_of(name), options))


def match(
    game: str | Path | Game, seats: Sequence[str | Player | None] | None = None, *, seed: int | None = None, undo: str | None = None,
    names: Sequence[str] | None = None, start: State | None = None, budget: Budget | None = None,
) -> Match:
    """A match: `seats` are "human", names of players, or players; by default one person against sensible players.

    Without a seed one is drawn, and the record keeps it. `undo` is "lesson" (free), "fair" or "analysis"; by default free for
    one person, fair for several. `start` is a position of this game; a game that is only named takes its options from it.
    """
    from .players import seated

    bound = game if isinstance(game, Game) else load(game)
    if isinstance(start, State) and not isinstance(game, Game) and start.game.rooms == bound.rooms:
        bound = start.game
    players = start.players if isinstance(start, State) else None
    filled = seated(bound, default_seats(bound, players) if seats is None else list(seats) if isinstance(seats, (list, tuple)) else seats)
    return begin(bound, filled, seed=seed, undo=undo, names=names, start=start, budget=budget)


def play(
    game: str | Path | Game = "claim", seats: Sequence[str | Player | None] | None = None, *, seed: int | None = None, lang: str = "en",
    names: Sequence[str] | None = None, undo: str | None = None, start: State | None = None, budget: Budget | None = None,
) -> Table:
    """A table to play at in a notebook, by click, keyboard or code."""
    from .show.widget import Table

    return Table(match(game, seats, seed=seed, undo=undo, names=names, start=start, budget=budget), lang=lang)


def lesson(source: str | Path | Game = "claim", *, lang: str = "en", step: str | None = None) -> Tutor:
    """The lesson of a game by its name, or a lesson of your own by the path of its file; `step` is the id of the step to open."""
    from .teach.tutor import open_lesson

    return open_lesson(source, lang, step)


def replay(record: Record | Match | str | Path, *, seat: int | None = None, lang: str = "en") -> Replay:
    """A record with a slider: of a match, or by the path of its file. `seat` shows one side only."""
    from .show.replay import Replay

    found = record.record if isinstance(record, Match) else record if isinstance(record, Record) else load_record(record)
    return Replay(found, seat=seat, lang=lang)


def explore(graph: Any, *, lang: str = "en", measure: str = "degree") -> Explorer:
    """A graph to touch: choose a measure, take nodes and edges away, and see what changes. The graph itself is never changed."""
    from .show.explore import explore as opened

    return opened(graph, lang=lang, measure=measure)


def _describe(state: State, seat: int | None) -> str:
    from .show.picture import describe

    return describe(state, seat)


def _picture(state: State, seat: int | None) -> dict[str, str]:
    from .show.picture import picture

    return picture(state, seat)._repr_mimebundle_()


Game.describe = staticmethod(_describe)
Game.picture = staticmethod(_picture)
