"""The command line: `tabletop lab | play | simulate | rules | replay | games`.

Whatever is wrong with what was typed is one sentence on the error stream and exit code 2; nothing is half done. `rules coverage`
ends with 1 when something is missing, an interrupted command with 130.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import tabletop

from . import fast
from .core.errors import OptionError, PlayersError, TabletopError
from .core.game import check_seed, game_names
from .core.text import LANGUAGES

if TYPE_CHECKING:
    from .core.game import Game

FIRST_NOTEBOOK = "00_start_here.ipynb"
COPY = "tabletop-notebooks"
LEFT_OUT = {".ipynb_checkpoints", "__pycache__"}
BAD_INPUT, MISSING, INTERRUPTED = 2, 1, 130


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Raise TabletopError with what argparse found and where help stands."""
        raise TabletopError(f"{message} ({self.prog} --help says more)")

    def format_help(self) -> str:
        """The help, with the players of the computer for a command that takes seats."""
        if any("--seats" in action.option_strings for action in self._actions):
            self.formatter_class, self.epilog = argparse.RawDescriptionHelpFormatter, players_told()
        return super().format_help()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that has no Korean letters shows ? instead of failing
    try:
        given = parser().parse_args(argv)
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except TabletopError as fault:
        return _refused(str(fault))
    except BrokenPipeError:  # whoever read the output has seen enough; nothing more may be written to it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        return _refused(f"{fault.filename}: {fault.strerror}" if fault.filename else str(fault))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _refused(sentence: str) -> int:
    print(f"tabletop: {sentence}", file=sys.stderr)
    return BAD_INPUT


def parser() -> Parser:
    """All commands with their arguments."""
    top = Parser(prog="tabletop", description="Learn, teach and analyse modern board games.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"tabletop {tabletop.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    lab = _command(commands, "lab", run_lab, "open JupyterLab at the first notebook")
    lab.add_argument("--port", type=_port, help="the port to listen at")
    lab.add_argument("--no-browser", action="store_true", help="only say the address")
    lab.add_argument("more", nargs="*", metavar="-- ARGUMENT", help="what else JupyterLab is to be told, after two dashes")

    play = _command(commands, "play", run_play, "play a game in the terminal")
    play.add_argument("game", metavar="GAME", help="such as claim; `tabletop games` lists them")
    play.add_argument("--seats", type=_names, metavar="A,B", help="human or a player of the computer for each seat")
    play.add_argument("--names", type=_names, metavar="ANN,BO", help="what the seats are called")
    play.add_argument("--seed", type=_seed, help="the same seed deals the same cards")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the record; FILE must be new")
    _options_and_language(play)

    simulate = _command(commands, "simulate", run_simulate, "let the computer play many games")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--games", type=_count, default=1000, metavar="N")
    simulate.add_argument("--seats", type=_names, metavar="A,B", help="players of the computer, such as greedy,random")
    simulate.add_argument("--seed", type=_seed, default=1)
    simulate.add_argument("--fixed", action="store_true", help="players keep their seats; else they change from game to game")
    simulate.add_argument("--csv", type=Path, metavar="FILE", help="write one line for each game and seat")
    simulate.add_argument("--jobs", type=_count, default=1, metavar="N", help="how many processes share the work, at most one a core")
    simulate.add_argument("--progress", action=argparse.BooleanOptionalAction, help="show a bar; by default in a terminal")
    _options_and_language(simulate)

    rules = _command(commands, "rules", run_rules, "read a rulebook, or see where its rules stand: rules coverage GAME")
    rules.add_argument("game", metavar="GAME", help="a game, or the word coverage and then a game")
    rules.add_argument("rule", nargs="?", metavar="RULE", help="one rule, such as CM-2.3 or 2.3")
    rules.add_argument("--games", type=_count, default=200, metavar="N", help="for coverage: how many random games")
    _language(rules)

    replay = _command(commands, "replay", run_replay, "step through a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--seat", metavar="A", help="show only what this seat knew")
    replay.add_argument("--all", action="store_true", help="print every step without a pause")
    _language(replay)

    games = _command(commands, "games", run_games, "list the games")
    _language(games)
    return top


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Parser]


def _command(commands: Commands, name: str, run: Callable[[argparse.Namespace], int], summary: str) -> Parser:
    found = commands.add_parser(name, help=summary, description=f"{summary[:1].upper()}{summary[1:]}.", allow_abbrev=False)
    found.set_defaults(run=run)
    return found


def players_told() -> str:
    """The players of the computer, each with the first sentence of its docstring: those of each game, then those for any."""
    from .players import ANY_GAME

    tables = {tabletop.load(name).title: tabletop.load(name).rooms.room("players").PLAYERS for name in game_names()}
    lines = ["players of the computer:"]
    for title, players in {**tables, "any game": ANY_GAME}.items():
        for name, make in players.items():
            said = make.__doc__ or getattr(make(), "policy", make).__doc__ or ""
            told = f"{name} ({title}): {' '.join(said.split()).partition('. ')[0]}"
            lines += textwrap.wrap(told, 78, initial_indent="  ", subsequent_indent="    ")
    return "\n".join(lines)


def _language(to: Parser) -> None:
    to.add_argument("--lang", choices=LANGUAGES, default="en", help="English or Korean")


def _options_and_language(to: Parser) -> None:
    to.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be repeated")
    _language(to)


# what arguments may be


def _whole(text: str, what: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 25 and low <= int(text) <= high):
        raise argparse.ArgumentTypeError(f"{what} is a whole number from {low} to {high}, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    return _whole(text, "it", 1, 10**9)


def _port(text: str) -> int:
    return _whole(text, "a port", 1, 65535)


def _seed(text: str) -> int:
    try:
        return check_seed(int(text) if text.isascii() and text.isdigit() and len(text) < 25 else text)
    except TabletopError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def _names(text: str) -> list[str]:
    names = [" ".join(part.split()) for part in text.split(",")]
    if not all(names):
        raise argparse.ArgumentTypeError(f"names are separated by commas, such as Ann,Bo, and none is empty: {text!r}")
    return names


def chosen_options(game: Game, texts: Sequence[str]) -> dict[str, str | int]:
    """House rules from texts such as "win_by=majority". Raises OptionError."""
    found: dict[str, str | int] = {}
    known = {option.name: option for option in game.option_list}
    for text in texts:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name:
            raise OptionError(f"an option reads name=value, not {text!r}")
        if name in found:
            raise OptionError(f"the option {name!r} was given twice")
        values = known[name].values if name in known else ()
        found[name] = next((v for v in values if str(v) == value), value)
    return found


def loaded(name: str, options: Sequence[str]) -> Game:
    """A game with its options. Raises UnknownGame and OptionError."""
    plain = tabletop.load(name)
    return plain.bound(chosen_options(plain, options)) if options else plain


# commands


def run_lab(given: argparse.Namespace) -> int:
    """Open JupyterLab at the first notebook."""
    if importlib.util.find_spec("jupyterlab") is None:
        raise TabletopError("JupyterLab is not installed; pip install 'tabletop-lab[lab]' brings it")
    folder = notebooks()
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}"]
    command += [f"--port={given.port}"] if given.port else []
    command += ["--no-browser"] if given.no_browser else []
    return start([*command, *given.more])


def notebooks() -> Path:
    """The folder of the notebooks: that of the checkout, or a copy in the working folder, which is never written over."""
    package = Path(__file__).resolve().parent
    inside, beside = package / "_notebooks", package.parent / "notebooks"
    if (inside / FIRST_NOTEBOOK).is_file():
        target = Path.cwd() / COPY
        copy_new(inside, target)
        return target
    if (beside / FIRST_NOTEBOOK).is_file():
        return beside
    raise TabletopError(f"the notebook {FIRST_NOTEBOOK} is not there: neither {inside} nor {beside} has it; install tabletop-lab again")


def copy_new(source: Path, target: Path) -> None:
    """Copy the files of a folder that the target does not have yet."""
    for path in sorted(source.rglob("*")):
        place = target / path.relative_to(source)
        if path.is_file() and not LEFT_OUT & set(path.parts) and not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)


def start(command: list[str]) -> int:
    """Run another program in place of this one, so that it gets the keys pressed; returns its exit code.

    Meanwhile the engines are compiled, so that they are ready by the first long run.
    """
    for name in tabletop.games():
        fast.warm(tabletop.load(name))
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def run_play(given: argparse.Namespace) -> int:
    """Play a game in the terminal."""
    from .core.match import default_seats
    from .show.terminal import Terminal

    game = loaded(given.game, given.option)
    seats = given.seats or list(default_seats(game))
    if given.names and len(given.names) != len(seats):
        raise PlayersError(f"{len(seats)} seats have {len(seats)} names, not {len(given.names)}")
    if given.names and len(set(given.names)) < len(given.names):
        raise PlayersError("two seats have the same name; then nobody could tell them apart")
    if given.save:
        check_new(given.save)
    game.check_players(len(seats))
    match = tabletop.match(game, seats, seed=given.seed, names=given.names)
    try:
        Terminal(match, given.lang).run()
    finally:
        if given.save and len(match.moves) > 1:
            print(f"\n{match.record.save(given.save)}")
    return 0


def check_new(path: Path) -> None:
    """Whether a file can be written there later without losing anything; else TabletopError."""
    if path.exists():
        raise TabletopError(f"{path} is there already and would be lost; give another name")
    if not path.parent.is_dir():
        raise TabletopError(f"{path} cannot be written: there is no folder {path.parent}")


def run_simulate(given: argparse.Namespace) -> int:
    """Play many games and print what they show."""
    from concurrent.futures import ProcessPoolExecutor

    from .analysis.simulate import checked_entrants, simulate
    from .players import names

    game = loaded(given.game, given.option)
    seats = checked_entrants(game, given.seats or [*names(game)[:1], *["random"] * (game.seats[0] - 1)])
    if given.csv and not given.csv.parent.is_dir():
        raise TabletopError(f"{given.csv} cannot be written: there is no folder {given.csv.parent}")
    with contextlib.ExitStack() as stack:
        jobs = min(given.jobs, given.games, os.cpu_count() or 1)
        executor = stack.enter_context(ProcessPoolExecutor(jobs)) if jobs > 1 else None
        told = stack.enter_context(bar(given.games, given.progress))
        results = simulate(game, seats, given.games, given.seed, rotate=not given.fixed, progress=told, executor=executor)
    print(results.table(given.lang))
    if given.csv:
        results.save_csv(given.csv)
    return 0


@contextlib.contextmanager
def bar(games: int, wanted: bool | None) -> Iterator[Callable[[int], object] | None]:
    """A progress bar on the error stream where it is a terminal, or when asked for; None where there is to be none."""
    if not (sys.stderr.isatty() if wanted is None else wanted):
        yield None
        return
    try:
        from tqdm import tqdm
    except ImportError:
        if wanted:
            raise TabletopError("the progress bar needs tqdm: pip install tqdm") from None
        yield None
        return
    with tqdm(total=games, unit="game", unit_scale=True, file=sys.stderr, leave=False) as shown:
        yield shown.update


def run_rules(given: argparse.Namespace) -> int:
    """Print a rulebook, one of its rules, or where its rules stand."""
    from .show.terminal import show_rule, show_rulebook

    if given.game == "coverage":
        if not given.rule:
            raise TabletopError("coverage of which game? Such as: tabletop rules coverage claim")
        from .analysis.coverage import coverage

        found = coverage(tabletop.load(given.rule), given.games)
        print(found.text())
        return MISSING if found.faults() else 0
    game = tabletop.load(given.game)
    if given.rule:
        show_rule(game, given.rule, given.lang)
    else:
        show_rulebook(game, given.lang)
    return 0


def run_replay(given: argparse.Namespace) -> int:
    """Step through a record."""
    from .core.game import seat_names
    from .show.terminal import read_through

    if not given.file.is_file():
        raise TabletopError(f"there is no file {given.file}")
    record = tabletop.load_record(given.file)
    seats = seat_names(record.game, record.players)
    if given.seat is not None and given.seat.upper() not in seats:
        raise PlayersError(f"there is no seat {given.seat!r}; the seats are {' and '.join(seats)}")
    seat = None if given.seat is None else seats.index(given.seat.upper())
    read_through(record, seat, given.lang, None if given.all else input)
    return 0


def run_games(given: argparse.Namespace) -> int:
    """List the games with what can be said at the command line."""
    from .players import names
    from .show.terminal import show

    for name in game_names():
        game = tabletop.load(name)
        low, high = game.seats
        show(f"{name}: {game.rulebook.title[given.lang]}. {game.rulebook.summary[given.lang]}", "    ", "")
        show(f"--seats {low if low == high else f'{low} to {high}'} x human, {', '.join(names(game))}", "        ", "    ")
        for option in game.option_list:
            show(f"--option {option.name}={'|'.join(map(str, option.values))} ({option.rule})", "        ", "    ")
    return 0
