"""Game: a set of rooms bound to a board and options, and how games are found.

A game is a package whose `__init__` has a `GAME = Rooms(...)`. Its rooms are modules with the same names in every game;
they are imported when first used. Sub-packages of `tabletop.games`, entry points of the group `tabletop.games`, and
folders given by path are found alike; there is no list to edit.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
import sys
import unicodedata
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from . import chance
from .action import Action, Notation
from .engine import Engine
from .errors import BoardError, OptionError, PlayersError, PositionError, UnknownGame, shown
from .event import LINES, PLACES, EventKind
from .layout import CHANCE, OVER
from .rulebook import Refusal, Rulebook, data_folder, read_rulebook
from .state import SEATS, State
from .text import Name

ROOMS = ("pieces", "positions", "board", "engine", "rules", "view", "lessons", "players")
HOME = "tabletop.games"
FOLDER_PACKAGE = "tabletop_game_"  # how the packages of games begin that were opened by the path of their folder
NAME = "[a-z][a-z0-9_]*"  # how the name of a game is spelled: it stands in codes
NAME_ROOM = 40  # signs of what a seat is called
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # signs that count as letters but show nothing
check_seed = chance.check_seed
TAKES = {"game", "options", "players"}  # keys of a position that the core reads; the rest is the game's


@dataclass(frozen=True)
class Option:
    """A house rule: its name, the values it may have (the first is the default), the rule it alters.

    The rulebook has it once more under that rule, with the statements that leave it open; what it means stands there.
    """

    name: str
    values: tuple[str | int, ...]
    rule: str

    @property
    def default(self) -> str | int:
        """What holds unless another value is asked for."""
        return self.values[0]


@dataclass(frozen=True)
class Rooms:
    """Where a game lives: its package, its name, how many play (least, most), the folder of its data."""

    package: str
    name: str
    seats: tuple[int, int]
    data: Path | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch(NAME, self.name):
            raise UnknownGame(f"a game is named in small letters, digits and underscores, a letter first, not {self.name!r}")

    def room(self, name: str) -> ModuleType:
        """One of ROOMS, imported on first use. Raises UnknownGame that names the missing room."""
        whole = f"{self.package}.{name}"
        try:
            return importlib.import_module(whole)
        except ModuleNotFoundError as fault:
            if fault.name != whole:
                raise
            raise UnknownGame(f"the game {self.name!r} has no room {name!r}: {self.package} needs a module {name}.py") from None

    @property
    def folder(self) -> Path:
        """Where rulebook and boards lie."""
        return self.data or data_folder() / self.name

    @property
    def place(self) -> str | Path:
        """What `tabletop.load` opens it by: its name, or the path of its folder."""
        home = getattr(sys.modules.get(self.package), "__file__", None)
        return Path(home).parent if home and self.package.startswith(FOLDER_PACKAGE) else self.name

    @property
    def is_installed(self) -> bool:
        """Whether `tabletop.load` finds this game by its name; one that lies in a folder is opened by its path."""
        return (self.name, self.package) in _installed()


class Game:
    """A game bound to a board and to options. `tabletop.load` makes one.

    `describe` and `picture` are set by the front door of the package: the core draws nothing.
    """

    describe: Callable[[State, int | None], str] = staticmethod(lambda state, seat: repr(state))
    picture: Callable[[State, int | None], dict[str, str]] = staticmethod(lambda state, seat: {"text/plain": repr(state)})

    def __init__(self, rooms: Rooms, options: Mapping[str, Any] | None = None, board: Any = None) -> None:
        self.rooms, self.name, self.seats = rooms, rooms.name, rooms.seats
        self.pieces = rooms.room("pieces")
        self.positions = rooms.room("positions")
        self.engine: Engine = rooms.room("engine")
        self.options = self._checked(options or {})
        self.chosen = {o.name: self.options[o.name] for o in self.option_list if self.options[o.name] != o.default}
        self.given_board = None if self._is_standard(board) else _copied(board)
        self._boxes: dict[int, Any] = {}
        self._standard: Any = None
        if self.given_board is not None:
            self.box(self.seats[1])  # a board that cannot be played on is refused now

    # what the game is

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules as data."""
        return read_rulebook(self.rooms.folder / "rulebook.toml")

    @property
    def core(self) -> Rulebook:
        """The rules that hold at every table."""
        return read_rulebook(data_folder() / "core" / "rulebook.toml")

    @property
    def title(self) -> str:
        """The name of the game in English."""
        return self.rulebook.title["en"]

    @property
    def prefix(self) -> str:
        """What the ids of its rules begin with."""
        return self.rulebook.prefix

    @property
    def option_list(self) -> tuple[Option, ...]:
        """The options that the game has."""
        found: tuple[Option, ...] = self.pieces.OPTIONS
        return found

    @property
    def hides(self) -> bool:
        """Whether a seat may know something that another may not; what nobody knows is no secret of a seat."""
        return any(spec.seen == "owner" for spec in self.pieces.Fields.SPECS.values())

    @property
    def board(self) -> Any:
        """The board, or the zones of the table, as a networkx graph of your own: changed, it is another board, to be given to `load`."""
        return self._standard_board() if self.given_board is None else deepcopy(self.given_board)

    def _standard_board(self) -> Any:
        if self._standard is None:
            self._standard = self.rooms.room("board").board()
        return deepcopy(self._standard)

    @cached_property
    def chart(self) -> Any:
        """What a game with places reads of its board (`names` among it): its room `board` gives it as `chart(given_board)`."""
        return self.rooms.room("board").chart(self.given_board)

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of the places of its board, () in a game without places."""
        return tuple(self.chart.names) if hasattr(self.rooms.room("board"), "chart") else ()

    def _is_standard(self, board: Any) -> bool:
        """Whether a board is none, or reads as the standard one."""
        room = self.rooms.room("board")
        return board is None or (hasattr(room, "chart") and room.chart(board) == room.chart(None))

    @cached_property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of events, amounts that are places or lines named as on this board."""
        kinds: tuple[EventKind, ...] = self.pieces.EVENTS
        named = [replace(kind, amounts=self.chart.names) if kind.amounts is PLACES else kind for kind in kinds]
        return tuple(replace(kind, amounts=self.chart.lines) if kind.amounts is LINES else kind for kind in named)

    @property
    def has_own_board(self) -> bool:
        """Whether it is played on a board that was given (`given_board`) and not on its standard one."""
        return self.given_board is not None

    @property
    def _given_board(self) -> Any:
        return self.given_board  # the name that the bulk driver knows it by

    @cached_property
    def board_mark(self) -> str:
        """What tells a given board from others: all that engine and notation make of it; "" for the standard board."""
        return f" {self.box(self.seats[1])} {'; '.join(map(str, self.actions()))}" if self.has_own_board else ""

    def board_to_dict(self) -> dict[str, Any] | None:
        """The given board as a mapping such as a record keeps; None for the standard one. Raises BoardError."""
        if not self.has_own_board:
            return None
        room = self.rooms.room("board")
        if not hasattr(room, "to_dict"):
            raise BoardError(f"the room `board` of {self.name!r} has no to_dict: a record cannot keep its boards")
        mapping: dict[str, Any] = room.to_dict(self.given_board)
        return mapping

    def on_board(self, mapping: object) -> Game:
        """The same game on the board that such a mapping describes. Raises BoardError that says what is wrong with it."""
        room = self.rooms.room("board")
        if not hasattr(room, "from_dict"):
            raise BoardError(f"{self.title} is played on no other board")
        return self.bound(self.options, room.from_dict(mapping))

    @cached_property
    def notation(self) -> Notation:
        """All actions, by id and by text."""
        return Notation(self.rulebook.title, self.pieces.actions(self.given_board))

    def box(self, players: int) -> Any:
        """What never changes in a game for that many players."""
        if players not in self._boxes:
            self._boxes[players] = self.pieces.make_box(players, self.options, self.given_board)
        return self._boxes[players]

    def same_as(self, other: Game) -> bool:
        """Whether positions of both can be equal: same game and options, and boards that are alike to the engine."""
        return self is other or (
            self.name == other.name and self.options == other.options and self.board_mark == other.board_mark
        )

    def bound(self, options: Mapping[str, Any] | None = None, board: Any = None) -> Game:
        """The same game with these options; on this board, or on the one it has."""
        return Game(self.rooms, options, self.given_board if board is None else board)

    # actions

    def actions(self) -> tuple[Action, ...]:
        """Every action there is, in the order of their ids."""
        return self.notation.actions

    def parse(self, text: str) -> Action:
        """The action that a text means. Raises UnknownAction with the nearest match."""
        return self.notation.parse(text)

    def action(self, action: Action | str) -> Action:
        """An action given as itself or as a text."""
        if isinstance(action, Action) and _hashable(action) and action in self.notation.ids:
            return action
        return self.parse(str(action) if isinstance(action, Action) else action)

    def id_of(self, action: Action) -> int:
        """The id of an action: its index in `actions()`."""
        return self.notation.ids[action]

    # states

    def new(self, players: int | None = None, seed: int | None = None) -> State:
        """The starting state. With a seed it settles chance by itself; without one it stops at each chance node."""
        count = self.check_players(self.seats[0] if players is None else players)
        s = self.pieces.Fields()
        self.engine.setup(self.box(count), s)
        self.engine.derive(self.box(count), s)
        state: State = self.pieces.State(self, count, s)
        return state if seed is None else state.keyed(check_seed(seed))

    def check_players(self, players: object) -> int:
        """The number of players if the game is for that many; else PlayersError."""
        low, high = self.seats
        if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
            wanted = f"{low} players" if low == high else f"{low} to {high} players"
            raise PlayersError(f"{self.title} is for {wanted}, not {shown(players)}.")
        return players

    def from_dict(self, position: Mapping[str, Any], seed: int | None = None) -> State:
        """A position from what `to_dict` gives, or from part of it.

        What is named is checked; what is left out is filled by rule or, with a seed, by chance. Raises PositionError.
        """
        if not isinstance(position, Mapping):
            raise PositionError(f"a position is a mapping such as State.to_dict gives, not {type(position).__name__}")
        name = position.get("game", self.name)
        if name != self.name:
            raise PositionError(f"this is a position of {shown(name)}, not of {self.name!r}")
        game = self
        if "options" in position and self._checked(position["options"]) != self.options:
            game = self.bound(position["options"])
        players = game.check_players(position.get("players", game.seats[0]))
        inside = {k: v for k, v in position.items() if k not in TAKES}
        rng = chance.seeded(0 if seed is None else check_seed(seed), chance.FILL_STREAM)
        s = game.positions.from_dict(game.box(players), inside, rng, game.place_names)
        return game.checked_state(players, s)

    def checked_state(self, players: int, s: Any) -> State:
        """A State from fields, if they could lie on the table; else PositionError."""
        faults = s.out_of_range() or [w for w in [self.positions.wrong(self.box(players), s)] if w]
        if faults:
            raise PositionError(f"not a position of {self.title}: {faults[0]}")
        self.engine.derive(self.box(players), s)
        state: State = self.pieces.State(self, players, s)
        return state

    # why not

    def explain(self, state: State, action: Action) -> tuple[Refusal, ...]:
        """The refusals of an action: by the rules of the game, else by those of the core. () exactly if it is legal."""
        if state.to_move == OVER:
            return (self.refuse_by_core("CORE-over", "over"),)
        if state.to_move == CHANCE:
            return self._explain_chance(state, action)
        if action.by_chance:
            return (self.refuse_by_core("CORE-chance", "not_yours", action=self.spoken(action)),)
        rules = self.rooms.room("rules")
        found = (predicate(state, action) for predicate in rules.PREDICATES)
        refusals = tuple(r for r in found if r is not None)
        if refusals or type(action) in rules.ASKED[state.phase]:
            return refusals
        wanted = [kind.__name__.lower() for kind in rules.ASKED[state.phase]]
        return (self.refuse_by_core("CORE-phase", "phase", action=self.spoken(action), wanted=wanted),)

    def refuse_by_core(self, rule: str, which: str, **values: Any) -> Refusal:
        """A refusal by a rule that holds at every table, in the words of this game."""
        return self.core.refuse(rule, which, words=self.rulebook.words, **values)

    def spoken(self, action: Action) -> dict[str, str]:
        """An action as it stands in a sentence, in each language: "playing the goblin 3"."""
        return self.rulebook.spoken(action.told_as, action.values)

    def move_text(self, action: Action) -> dict[str, str]:
        """An action as an advice or a demand, in each language: "play the goblin 3"."""
        return self.rulebook.move_text(action.told_as, action.values)

    def _explain_chance(self, state: State, action: Action) -> tuple[Refusal, ...]:
        if not action.by_chance:
            return (self.refuse_by_core("CORE-chance", "waiting"),)
        if action in state.chances():
            return ()
        return (self.refuse_by_core("CORE-chance", "impossible", action=self.spoken(action)),)

    def _checked(self, options: Mapping[str, Any]) -> dict[str, str | int]:
        if not isinstance(options, Mapping):
            raise OptionError(f"options are a mapping of names to values, not {type(options).__name__}")
        known = {o.name: o for o in self.option_list}
        for name, value in options.items():
            if name not in known:
                raise OptionError(f"{self.name} has no option {shown(name)}; its options are {', '.join(known) or 'none'}")
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                allowed = ", ".join(map(repr, known[name].values))
                raise OptionError(f"the option {name!r} of {self.name} is one of {allowed}, not {shown(value)}")
        return {o.name: options.get(o.name, o.default) for o in self.option_list}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.same_as(other)

    def __hash__(self) -> int:
        return hash((self.name, *self.options.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled is where the game is found, not what it is made of; opening a pickle loads its rooms again."""
        place = self.rooms.place
        return _again, (place if isinstance(place, Path) else self.rooms, self.options, self.given_board)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # it never changes

    def __repr__(self) -> str:
        inside = f", options={self.chosen!r}" if self.chosen else ""
        if self.rooms.is_installed and not self.has_own_board:
            return f"tabletop.load({self.name!r}{inside})"
        return f"<game of {self.title}{' on a board of its own' if self.has_own_board else ''}{inside}>"


def _copied(board: Any) -> Any:
    """A board that nobody else holds: what is done to theirs afterwards is another board. Raises BoardError."""
    try:
        return deepcopy(board)
    except Exception as fault:  # noqa: BLE001 - whatever a stranger's object does
        raise BoardError(f"a board that cannot be copied is none: {type(fault).__name__}") from None


def _hashable(action: Action) -> bool:
    """Whether an action can be looked up: one that somebody has filled with a list cannot."""
    try:
        hash(action)
    except TypeError:
        return False
    return True


# finding games


def packages() -> Iterator[tuple[str, str]]:
    """The name and the package of every game that can be found, those of the house first."""
    from importlib.metadata import entry_points  # slow to import, and not needed by everybody

    home = importlib.import_module(HOME)
    for module in pkgutil.iter_modules(home.__path__):
        yield module.name, f"{HOME}.{module.name}"
    for point in entry_points(group=HOME):
        yield point.name, point.value


def game_names() -> tuple[str, ...]:
    """The names of all games that can be found."""
    return tuple(dict.fromkeys(name for name, _ in packages()))


@cache
def _installed() -> frozenset[tuple[str, str]]:
    return frozenset(packages())


def _again(place: Rooms | Path, options: Mapping[str, Any], board: Any) -> Game:
    """The game that a pickle names."""
    return Game(place if isinstance(place, Rooms) else rooms_of(place), options, board)


def rooms_at(place: str | Path) -> Rooms:
    """The rooms of a game by its name or by the path of its folder, whose code is then run. Raises UnknownGame.

    For what a person asks for. What a file names goes through `rooms_of`, which takes a text as a name and nothing else.
    """
    if not isinstance(place, (str, Path)):
        raise UnknownGame(f"a game is named by a text, or by the path of its folder, not by {shown(place)}")
    if isinstance(place, str) and place not in game_names():
        try:
            is_folder = Path(place).is_dir()
        except (OSError, ValueError):  # too long, or signs that no path has
            is_folder = False
        if is_folder:
            return rooms_of(Path(place))
    return rooms_of(place)


def rooms_of(name: str | Path) -> Rooms:
    """The rooms of a game by its name, or of one that lies in a folder. Raises UnknownGame that says which there are.

    A text is only ever a name: names stand in files of strangers, and nothing is imported but what is installed as a game.
    A Path is a folder whose code is run: open only what you trust.
    """
    if isinstance(name, Path):
        if not (name / "__init__.py").is_file():
            raise UnknownGame(f"{name} is no folder of a game: it has no __init__.py")
        folder = name.resolve()
        if folder.parent in [Path(home).resolve() for home in importlib.import_module(HOME).__path__]:
            return rooms_of(folder.name)  # a game of the house, by its path
        return _rooms(_import_folder(folder), name.name)
    for known, package in packages():
        if known == name:
            return _rooms(importlib.import_module(package), name)
    raise UnknownGame(f"there is no game {shown(name)}. There are: {', '.join(game_names())}. A folder with a GAME is opened by its path.")


def _rooms(package: ModuleType, name: str) -> Rooms:
    rooms = getattr(package, "GAME", None)
    if not isinstance(rooms, Rooms):
        raise UnknownGame(f"the package of {name!r} has no GAME = Rooms(...) in its __init__.py")
    return rooms


def _import_folder(folder: Path) -> ModuleType:
    name = f"{FOLDER_PACKAGE}{folder.name}_{zlib.crc32(str(folder).encode()):08x}"  # two folders of one name are two games
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    if spec is None or spec.loader is None:
        raise UnknownGame(f"{folder} cannot be imported as a package")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as fault:
        del sys.modules[name]  # nothing half-loaded is found the next time
        if isinstance(fault, (ImportError, SyntaxError)):
            raise UnknownGame(f"{folder} cannot be imported: {type(fault).__name__}: {fault}") from fault
        raise
    return module


def seat_names(game: Game, players: int, names: Sequence[str] | None = None) -> tuple[Name, ...]:
    """What the seats are called: given names, cleaned, else the letters A to E. As Names: sentences leave them untranslated.

    Raises PlayersError unless there is one for each seat, none is empty, and no two are the same.
    """
    if names is None or (isinstance(names, (list, tuple)) and not names):
        return tuple(map(Name, SEATS[:players]))
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise PlayersError(f"names are a list of one text for each seat, not {shown(names)}")
    if len(names) != players:
        raise PlayersError(f"{players} names are needed, {len(names)} were given")
    cleaned = [clean_name(name) for name in names]
    if not all(cleaned):
        raise PlayersError(f"seat {SEATS[cleaned.index('')]} has an empty name: {shown(names[cleaned.index('')])}")
    if len({name.casefold() for name in cleaned}) < len(cleaned):
        raise PlayersError("two seats have the same name; then nobody could tell them apart")
    return tuple(map(Name, cleaned))


def clean_name(name: str) -> str:
    """A name as it can stand in any sentence: on one line, without signs that turn or hide others, at most 40 signs."""
    whole = unicodedata.normalize("NFC", name[: 10 * NAME_ROOM])
    kept = (" " if c.isspace() else c for c in whole if c.isspace() or (unicodedata.category(c)[0] != "C" and c not in BLANKS))
    return " ".join("".join(kept).split())[:NAME_ROOM].strip()
