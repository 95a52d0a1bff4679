"""The command line: whole games by keyboard, the same refusals as everywhere, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import tabletop
from tabletop import cli
from tabletop.core.text import columns

TOY = Path(__file__).resolve().parent / "toy"
CLAIM = tabletop.load("claim")

Type = Callable[[Iterable[str]], list[str]]


# a game by keyboard


def test_a_whole_game_is_played_by_keyboard_saved_and_read_again(
    typed: Type, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prompts = typed(["1"] * 26)
    path = tmp_path / "game.jsonl"

    assert cli.main(["play", "claim", "--seed", "8", "--save", str(path)]) == 0

    shown = capsys.readouterr()
    assert prompts == ["A> "] * 26
    assert shown.err == ""
    assert "Both players are dealt 13 cards. (CM-1.3)" in shown.out
    assert "The game is over." in shown.out and "1. " in shown.out and str(path) in shown.out
    record = tabletop.load_record(path)
    assert record.final().is_over and record.seed == 8 and record.seats == ("human", "greedy")


def test_a_whole_game_through_a_pipe_in_korean() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tabletop", "play", "claim", "--seed", "2", "--lang", "ko"],
        input="1\n" * 26, capture_output=True, encoding="utf-8", check=False,
        env={"PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(TOY.parents[1])},
    )  # fmt: skip

    assert (run.returncode, run.stderr) == (0, "")
    assert "둘 수 있는 수:" in run.stdout and "(CM-1.3)" in run.stdout and "1위" in run.stdout


def test_the_computer_plays_against_itself_without_asking(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    prompts = typed([])

    assert cli.main(["play", "claim", "--seats", "greedy,hunter", "--seed", "1", "--option", "win_by=majority"]) == 0

    assert prompts == []
    assert "(CM-6.4)" in capsys.readouterr().out


def test_leaving_keeps_the_record_of_what_was_played(typed: Type, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, lines in enumerate((["1", "1", "quit"], ["1", "1"])):
        typed(lines)
        path = tmp_path / f"{number}.jsonl"

        assert cli.main(["play", "claim", "--seed", "8", "--save", str(path)]) == 0

        assert "left unfinished" in capsys.readouterr().out
        assert not tabletop.load_record(path).final().is_over


def test_an_interrupt_leaves_with_130_and_keeps_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1", "1"])

    def read(prompt: str = "") -> str:
        line = next(answers, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", read)
    path = tmp_path / "game.jsonl"

    assert cli.main(["play", "claim", "--seed", "8", "--save", str(path)]) == 130

    assert capsys.readouterr().err == "\n"
    assert len(tabletop.load_record(path).actions) > 4


# reading


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_whole_rulebook_in_eighty_columns(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "claim", "--lang", lang]) == 0

    out = capsys.readouterr().out
    assert all(rule in out for rule in CLAIM.rulebook.rules)
    assert max(columns(line) for line in out.splitlines()) <= 80


@pytest.mark.parametrize("name", ["CM-2.3", "cm-2.3", "2.3"])
def test_one_rule_by_its_number(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "claim", name]) == 0
    assert capsys.readouterr().out.startswith("CM-2.3    Follow the led faction\n")


def test_a_rule_of_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "claim", "core-undo"]) == 0
    assert capsys.readouterr().out.startswith("CORE-undo Taking back\n")


def test_coverage_ends_with_one_as_long_as_something_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["rules", "coverage", "claim", "--games", "5"])

    out = capsys.readouterr().out
    assert "CM-2.3  Follow the led faction (rule)" in out
    assert code == (0 if "Nothing is missing." in out else 1)


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    out = capsys.readouterr().out
    assert "\nclaim: Claim. " in out and "win_by=three|majority (CM-6.4)" in out and "greedy" in out


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for argv, said in ((["--version"], f"tabletop {tabletop.__version__}"), (["--help"], "COMMAND"), (["play", "--help"], "--seats")):
        with pytest.raises(SystemExit) as left:
            cli.main(argv)
        assert left.value.code == 0
        assert said in capsys.readouterr().out


def test_output_that_nobody_reads_to_the_end_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tabletop", "rules", "claim"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=TOY.parents[1]
    ) as run:
        assert run.stdout and run.stderr
        run.stdout.read(1)
        run.stdout.close()
        assert (run.stderr.read(), run.wait(60)) == (b"", 0)


# records


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = tabletop.match("claim", ["greedy", "random"], seed=4)
    match.run()
    return match.record.save(tmp_path_factory.mktemp("records") / "game.jsonl")


def test_a_record_is_read_to_its_end(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(saved), "--all"]) == 0

    out = capsys.readouterr().out
    assert out.startswith("A: greedy\nB: random\n")
    assert "0 of 52" in out and "52 of 52" in out and "2. " in out
    assert "A's hand" in out and "B's hand" in out


def test_a_record_as_one_seat_saw_it(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(saved), "--all", "--seat", "b"]) == 0

    out = capsys.readouterr().out
    assert "B's hand" in out and "A's hand" not in out.split("Phase 2 begins")[0]
    assert not any("A draws" in line and "A draws a follower" not in line for line in out.splitlines())


def test_a_record_step_by_step_and_back(saved: Path, typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["", "", "b", "b", "b", "", "q"])

    assert cli.main(["replay", str(saved)]) == 0

    steps = [line for line in capsys.readouterr().out.splitlines() if line.endswith(" of 52")]
    assert steps == [f"{n} of 52" for n in (0, 1, 2, 1, 0, 0, 1)]


def test_names_in_a_record_cannot_steer_the_terminal(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evil.jsonl"
    path.write_text(saved.read_text().replace('"random"', json.dumps("\x1b[2Jboo")))

    assert cli.main(["replay", str(path), "--all"]) == 0
    assert "\x1b" not in capsys.readouterr().out


# many games


def test_simulate_prints_a_table_and_writes_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.csv"
    argv = ["simulate", "claim", "--games", "30", "--seats", "greedy,random", "--seed", "1"]

    assert cli.main([*argv, "--csv", str(path)]) == 0
    alone = capsys.readouterr()
    assert cli.main([*argv, "--jobs", "2"]) == 0
    shared = capsys.readouterr()

    assert alone.out == shared.out and alone.err == shared.err == ""
    assert alone.out.startswith("Claim: 30 games, seed 1, players changing seats\n") and "95 % interval" in alone.out
    assert len(path.read_text(encoding="utf-8").splitlines()) == 61


def test_simulate_has_sensible_seats_of_its_own_in_korean_and_fixed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "claim", "--games", "4", "--lang", "ko", "--fixed"]) == 0
    out = capsys.readouterr().out
    assert "greedy" in out and "random" in out and "자리를 바꾸지 않고" in out


def test_the_bar_is_shown_when_asked_for_and_on_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")

    assert cli.main(["simulate", "claim", "--games", "4", "--progress"]) == 0

    shown = capsys.readouterr()
    assert "game" in shown.err and "game/s" not in shown.out


def test_a_bar_that_is_asked_for_without_tqdm_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)

    assert cli.main(["simulate", "claim", "--games", "4", "--progress"]) == 2
    assert "needs tqdm" in capsys.readouterr().err


# JupyterLab


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would have been started."""
    commands: list[list[str]] = []
    monkeypatch.setattr(cli, "start", lambda command: commands.append(command) or 0)
    monkeypatch.setattr(cli.importlib.util, "find_spec", lambda name: object())
    return commands


def place(monkeypatch: pytest.MonkeyPatch, package: Path, notebooks: Path) -> None:
    """Let the package stand elsewhere, with notebooks there."""
    (notebooks / "rules").mkdir(parents=True)
    (notebooks / "00_start_here.ipynb").write_text("new")
    (notebooks / "rules" / "claim.ipynb").write_text("new")
    monkeypatch.setattr(cli, "__file__", str(package / "cli.py"))


def test_lab_opens_the_notebooks_of_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: list[list[str]]) -> None:
    place(monkeypatch, tmp_path / "tabletop", tmp_path / "notebooks")

    assert cli.main(["lab", "--port", "8890", "--no-browser", "--", "--ip=0.0.0.0"]) == 0

    assert started == [[
        sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={tmp_path / 'notebooks'}",
        "--LabApp.default_url=/lab/tree/00_start_here.ipynb", "--port=8890", "--no-browser", "--ip=0.0.0.0",
    ]]  # fmt: skip


def test_lab_from_a_wheel_copies_the_notebooks_and_writes_over_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: list[list[str]]
) -> None:
    place(monkeypatch, tmp_path / "site" / "tabletop", tmp_path / "site" / "tabletop" / "_notebooks")
    (tmp_path / "work" / "tabletop-notebooks").mkdir(parents=True)
    mine = tmp_path / "work" / "tabletop-notebooks" / "00_start_here.ipynb"
    mine.write_text("mine")
    monkeypatch.chdir(tmp_path / "work")

    assert cli.main(["lab"]) == 0

    assert started[0][3] == f"--ServerApp.root_dir={mine.parent}"
    assert mine.read_text() == "mine"
    assert (mine.parent / "rules" / "claim.ipynb").read_text() == "new"


def test_lab_without_jupyterlab_or_notebooks_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "tabletop" / "cli.py"))
    assert cli.main(["lab"]) == 2
    assert "00_start_here.ipynb is not there" in capsys.readouterr().err

    monkeypatch.setattr(cli.importlib.util, "find_spec", lambda name: None)
    assert cli.main(["lab"]) == 2
    assert "pip install 'tabletop-lab[lab]'" in capsys.readouterr().err
    assert started == []


# what is wrong is one sentence


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "COMMAND"),
        (["plya"], "'plya'"),
        (["play"], "GAME"),
        (["play", "chess"], "no game 'chess'. There are: blue_lagoon, claim, clippers, port_royal, valparaiso"),
        (["play", "claim", "--seats", "human"], "for 2 players, not 1"),
        (["play", "claim", "--seats", "human,greedy,greedy"], "for 2 players, not 3"),
        (["play", "claim", "--seats", "human,grredy"], "no player 'grredy'; it has greedy"),
        (["play", "claim", "--seats", "human,"], "none is empty"),
        (["play", "claim", "--names", "Ann"], "not 1"),
        (["play", "claim", "--names", "Ann,Ann"], "same name"),
        (["play", "claim", "--seed", "x"], "a seed is a whole number"),
        (["play", "claim", "--seed", "-1"], "seed"),
        (["play", "claim", "--seed", str(1 << 62)], "a seed is a whole number"),
        (["play", "claim", "--option", "foo=1"], "no option 'foo'; its options are first_leader"),
        (["play", "claim", "--option", "first_leader=2"], "one of 0, 1, not '2'"),
        (["play", "claim", "--option", "first_leader"], "name=value"),
        (["play", "claim", "--option", "win_by=three", "--option", "win_by=three"], "twice"),
        (["play", "claim", "--lang", "fr"], "'fr'"),
        (["play", "claim", "--save", "no/such/folder/game.jsonl"], "no folder"),
        (["play", "claim", "--save", "README.md"], "is there already"),
        (["simulate", "claim", "--games", "0"], "whole number from 1"),
        (["simulate", "claim", "--games", "many"], "not 'many'"),
        (["simulate", "claim", "--jobs", "-2"], "jobs"),
        (["simulate", "claim", "--seats", "human,greedy"], "people"),
        (["simulate", "claim", "--seats", "greedy"], "for 2 players, not 1"),
        (["simulate", "claim", "--csv", "no/such/folder/x.csv"], "no folder"),
        (["simulate", "claim", "--gmaes", "3"], "--gmaes"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "claim", "CM-9.9"], "run from CM-1.1"),
        (["rules", "coverage"], "coverage of which game"),
        (["rules", "coverage", "chess"], "no game 'chess'"),
        (["replay", "none.jsonl"], "there is no file none.jsonl"),
        (["lab", "--port", "99999"], "a port"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence_and_code_two(
    argv: list[str], said: str, typed: Type, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(TOY.parents[1])
    prompts = typed([])

    assert cli.main(argv) == 2

    shown = capsys.readouterr()
    assert said in shown.err and shown.err.startswith("tabletop: ")
    assert shown.err.count("\n") == 1 and "Traceback" not in shown.err
    assert shown.out == "" and prompts == []


def broken(lines: list[str], how: str) -> str:
    head = json.loads(lines[0])
    changed: dict[str, list[str]] = {
        "cut in the middle": lines[:40],
        "cut in a line": [*lines[:40], lines[40][:8]],
        "of another game": [json.dumps(head | {"game": "chess"}), *lines[1:]],
        "of a newer version": [json.dumps(head | {"tabletop": 99}), *lines[1:]],
        "with a forged move": [*lines[:60], lines[60].replace("play", "play no"), *lines[61:]],
        "with a move that is not legal": [*lines[:28], '"draw goblin 0"', *lines[29:]],
        "with a line too many": [*lines[:30], lines[30], *lines[30:]],
        "with an option there is not": [json.dumps(head | {"options": {"x": 1}}), *lines[1:]],
        "of three players": [json.dumps(head | {"players": 3}), *lines[1:]],
        "empty": [],
        "no record": ["hello"],
    }
    return "".join(f"{line}\n" for line in changed[how])


@pytest.mark.parametrize(
    "how",
    ["cut in the middle", "cut in a line", "of another game", "of a newer version", "with a forged move", "with a move that is not legal",
     "with a line too many", "with an option there is not", "of three players", "empty", "no record"],
)  # fmt: skip
def test_a_damaged_record_is_one_sentence(how: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(broken(saved.read_text().splitlines(), how))

    assert cli.main(["replay", str(path), "--all"]) == 2

    shown = capsys.readouterr()
    assert shown.err.startswith("tabletop: game.jsonl") and shown.err.count("\n") == 1
    assert shown.out == ""


def test_a_record_that_is_no_text_or_a_seat_there_is_not(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe\x00")

    assert cli.main(["replay", str(path)]) == 2
    assert cli.main(["replay", str(tmp_path)]) == 2
    assert cli.main(["replay", str(saved), "--seat", "Z"]) == 2

    shown = capsys.readouterr()
    assert "no seat 'Z'; the seats are A and B" in shown.err and shown.err.count("\n") == 3
