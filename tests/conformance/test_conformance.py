"""Every game keeps what every game has to keep; and what is unfinished gets a list of what it lacks."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from tabletop.core.game import Game, game_names, rooms_at, rooms_of
from tabletop.testing import check_game, check_rooms, law_needs_every_predicate, transcript
from tabletop.testing.__main__ import main
from tabletop.testing.findings import Report
from tabletop.testing.transcript import transcript_path
from tabletop.testing.walk import walks

TOY = Path(__file__).parents[1] / "toy"
GAMES = [str(TOY), *game_names()]
PAIRS = 100_000  # the law, over all games of the house together


@cache
def checked(name: str) -> Report:
    """The report of a game, made once for all tests that ask for it."""
    return check_game(name)


@pytest.mark.parametrize("name", GAMES, ids=lambda name: Path(name).name)
def test_a_game_keeps_the_contract(name: str) -> None:
    report = checked(name)

    assert report.ok, str(report)


def test_the_law_was_held_against_enough_pairs() -> None:
    pairs = [checked(name).counts["pairs of position and action"] for name in GAMES]

    assert sum(pairs) >= PAIRS


@pytest.mark.parametrize("name", GAMES, ids=lambda name: Path(name).name)
def test_the_law_fails_without_any_one_predicate(name: str) -> None:
    report = law_needs_every_predicate(Game(rooms_at(name)))

    assert report.ok, str(report)


@pytest.mark.parametrize("name", GAMES, ids=lambda name: Path(name).name)
def test_no_game_is_without_a_transcript_and_it_reads(name: str) -> None:
    path = transcript_path(rooms_at(name))

    assert path is not None
    text = path.read_text(encoding="utf-8")

    assert "The game is over." in text and "      not " in text
    assert max(len(line) for line in text.splitlines() if " " in line.strip()) < 400  # a code is one word


def test_a_transcript_is_the_same_each_time_and_a_change_of_it_shows(tmp_path: Path) -> None:
    toy = Game(rooms_of(TOY))
    text = transcript(toy)
    (tmp_path / "toy.txt").write_text(text.replace("place 1", "place 2"), encoding="utf-8")

    report = check_game(toy, games=3, transcripts=tmp_path, speeds=False)

    assert transcript(Game(rooms_of(TOY))) == text
    assert report.checks == {"transcript"} and "place 1" in str(report)


def test_a_deep_look_finds_no_more_in_the_toy() -> None:
    report = check_game(TOY, games=3, seed=40, deep=True, speeds=False)

    assert report.ok, str(report)


def test_the_same_seed_walks_the_same_games() -> None:
    toy = Game(rooms_of(TOY))

    first, second = ([v.state for run in walks(toy, 3, 5, Report("toy")) for v in run.visits] for _ in range(2))

    assert first == second


# what is unfinished


def test_an_unknown_game_is_a_finding() -> None:
    report = check_game("no_such_game")

    assert not report.ok and "no_such_game" in str(report) and "claim" in str(report)


def test_an_empty_game_gets_the_list_of_its_rooms(tmp_path: Path) -> None:
    folder = tmp_path / "sixth"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from pathlib import Path\nfrom tabletop.core.game import Rooms\n"
        "GAME = Rooms(package=__name__, name='sixth', seats=(2, 2), data=Path(__file__).parent)\n", encoding="utf-8",
    )  # fmt: skip

    report = check_game(folder, speeds=False)

    said = str(report)
    for missing in (
        "no pieces.py; it has to hold PHASES",
        "positions.py",
        "board.py",
        "engine.py",
        "rules.py",
        "rulebook.toml",
        "transcript",
    ):
        assert missing in said, said


@pytest.mark.parametrize("room", ["pieces", "positions", "board", "engine", "rules", "view", "lessons", "players"])
def test_a_missing_room_is_named(tmp_path: Path, room: str) -> None:
    folder = copy_of_toy(tmp_path, f"lacks_{room}")
    (folder / f"{room}.py").unlink()

    report = check_rooms(folder)

    assert f"{room}.py" in str(report)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("engine.py", "def ranking(", "def places(", "engine.py lacks ranking"),
        ("engine.py", "from .pieces", "import no_such_module\nfrom .pieces", "engine.py cannot be imported"),
        ("pieces.py", 'EventKind("rests")', 'EventKind("sleeps")', "the event 'sleeps' has no sentence"),
        ("pieces.py", '"TY-1.3")', '"TY-9.9")', "alters TY-9.9, but the rulebook has it under TY-1.3"),
        ("pieces.py", "SHOWS, LIFTS, SETS,", "LIFTS, SHOWS, SETS,", "SHOWS has to be 4, where EVENTS has 'shows'"),
        ("data/rulebook.toml", '["open", "secret"]', '["secret", "open"]', "the option refill has other values"),
        ("board.py", "def to_dict(", "def written(", "board.py needs to_dict and from_dict"),
        ("rules.py", '@rule("TY-3.5")\n', "", "states no rule"),
        ("rules.py", '"deal": (), ', "", "the phase 'deal'"),
        ("players.py", '"greedy": greedy, ', "", "needs PLAYERS with 'greedy'"),
        ("lessons.py", "LESSONS = ", "LESSONS = () and ", "LESSONS is empty"),
        ("data/rulebook.toml", 'ko = "자리" }\ntext', 'kr = "자리" }\ntext', "title.ko"),
        ("data/rulebook.toml", "[[rules]]", "[[rules", "not readable as TOML"),
        ("data/rulebook.toml", 'ground = {', 'soil = {', "'ground' has no word"),
        ("data/rulebook.toml", 'rest = { en = "rest"', 'stay = { en = "rest"', "'rest' has no words as advice"),
    ],
)  # fmt: skip
def test_what_is_missing_is_said(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    number = abs(hash((file, old, new))) % 10**8
    folder = copy_of_toy(tmp_path, f"unfinished_{number}")
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    report = check_rooms(folder)

    assert said in str(report), str(report)


def test_a_game_whose_package_is_broken_is_a_finding(tmp_path: Path) -> None:
    folder = tmp_path / "broken_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("1 / 0\n", encoding="utf-8")

    assert "ZeroDivisionError" in str(check_game(folder, speeds=False))


def copy_of_toy(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    return folder


# the command


def test_the_command_checks_and_writes_transcripts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", str(TOY), "--folder", str(tmp_path)]) == 0
    assert main(["transcript", "no_such_game", "--folder", str(tmp_path)]) == 1
    assert main(["check", "no_such_game"]) == 1

    assert (tmp_path / "toy.txt").read_text(encoding="utf-8") == transcript(Game(rooms_of(TOY)))
    assert "there is no game 'no_such_game'" in capsys.readouterr().out
