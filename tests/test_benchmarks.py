"""The benchmarks: tables and pages from made-up figures, the order of measuring, and what becomes of a peer that is not there."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import benchmarks
import benchmarks.__main__ as command
from benchmarks import clock, environments, ours, results, sides, table
from benchmarks.environments import NotAvailable
from benchmarks.rounds import Found, run
from benchmarks.rows import LOWER_END, ROWS, SECONDS, Row, chosen
from benchmarks.sides import OURS, Side, side
from benchmarks.table import Outcome

QUICK = side(OURS, "hare", "hare")
SLOW = side("open_spiel", "tortoise", "tortoise of {years}", years=100)
RATE = Row("race", QUICK, SLOW, "games/s", floor=2, aim=5)
START = Row("start", side(OURS, "start", "start"), None, SECONDS, floor=7, aim=4)
SHARE = Row("share", side(OURS, "match", "match", once=True), None, LOWER_END, floor=0.55, aim=0.65)


def quiet(line: str) -> None:
    pass


# the table


def test_ratios_are_taken_pair_by_pair() -> None:
    outcome = Outcome(RATE, ours=(10, 60, 30), beside=(10, 20, 5))

    assert outcome.values == (1, 3, 6)
    assert outcome.middle == 3  # the ratio of the medians is another: 30 / 10


def test_the_cells_of_a_ratio() -> None:
    found = table.cells(Outcome(RATE, ours=(12_000, 60_000, 30_000.4), beside=(1000, 20_000, 6000)))

    assert found == (
        "race", "hare", "tortoise of 100", "games/s", "30,000", "6,000", "5.00x", "3.00x to 12.0x", "2x", "5x", "aim",
    )  # fmt: skip


def test_the_cells_of_seconds_and_of_a_share() -> None:
    start = table.cells(Outcome(START, ours=(6, 3.5, 0.5)))
    share = table.cells(Outcome(SHARE, ours=(0.5511,)))

    assert start == ("start", "start", "-", "seconds", "3.50 s", "-", "3.50 s", "0.500 s to 6.00 s", "7 s", "4 s", "aim")
    assert share == ("share", "match", "-", LOWER_END, "0.551", "-", "0.551", "-", "0.55", "0.65", "floor")


@pytest.mark.parametrize(
    ("row", "value", "reached"),
    [(RATE, 5, "aim"), (RATE, 4.99, "floor"), (RATE, 1.9, "neither"), (START, 4, "aim"), (START, 6, "floor"), (START, 8, "neither")],
)
def test_what_is_reached_by_more_or_by_less(row: Row, value: float, reached: str) -> None:
    assert row.reached(value) == reached


def test_the_terminal_leaves_words_out_and_lines_columns_up() -> None:
    head, *lines = table.terminal([Outcome(RATE, (4,), (1,)), Outcome(START, (5.0,))]).splitlines()

    assert "tortoise" not in lines[0]
    columns = {head.index("ours, median"), head.index("result")}
    assert {line.index(word) for line, word in zip(lines, ("4.00x", "5.00 s  "), strict=True)} <= columns
    assert [line.split()[-1] for line in lines] == ["floor", "floor"]


def test_a_pipe_in_words_does_not_break_the_table() -> None:
    row = Row("race", side(OURS, "hare", "a|b"), None, SECONDS, floor=2, aim=1)

    lines = table.markdown([Outcome(row, (1.0,))]).splitlines()

    assert {line.count("|") for line in lines} == {len(table.HEAD) + 1}


# rounds


def recorder(figures: dict[str, list[float]], log: list[str]) -> Callable[[Side], Found]:
    """A measure that gives these figures in turn, and notes who was asked."""

    def measured(asked: Side) -> Found:
        log.append(asked.measure)
        if not figures[asked.measure]:
            raise NotAvailable("it is asleep")
        value = figures[asked.measure].pop(0)
        return {"games/s": value, "moves/s": 10 * value, SECONDS: value, LOWER_END: value}

    return measured


def test_sides_take_turns_and_a_pair_is_measured_once_for_all_its_rows() -> None:
    log: list[str] = []
    moves = Row("moves", QUICK, SLOW, "moves/s", floor=2, aim=5)

    found = run([RATE, moves, SHARE], 2, recorder({"hare": [4, 9], "tortoise": [2, 3], "match": [0.6]}, log), quiet)

    assert log == ["hare", "tortoise", "match", "hare", "tortoise"]
    assert [outcome.ours for outcome in found] == [(4, 9), (40, 90), (0.6,)]
    assert [outcome.middle for outcome in found] == [2.5, 2.5, 0.6]


def test_a_peer_that_is_missing_shows_in_its_row_and_ours_goes_on() -> None:
    log: list[str] = []
    told: list[str] = []

    (found,) = run([RATE], 3, recorder({"hare": [4, 5, 6], "tortoise": []}, log), told.append)

    cells = table.cells(found)
    assert log == ["hare", "tortoise", "hare", "hare"]
    assert cells[4:8] == ("5.00", "not available: it is asleep", "-", "-") and cells[-1] == "-"
    assert told[-1] == "round 3 of 3: race; not available: it is asleep"


def test_a_peer_that_fails_half_way_gives_no_ratio() -> None:
    (found,) = run([RATE], 2, recorder({"hare": [4, 5], "tortoise": [1]}, []), quiet)

    assert found.values == () and found.absence == "it is asleep"


def test_a_measure_of_ours_that_fails_is_shown_as_failed() -> None:
    (found,) = run([RATE], 2, recorder({"hare": [4], "tortoise": [1, 1]}, []), quiet)

    assert table.cells(found)[4:7] == ("failed: it is asleep", "1.00", "-")


# the page


def test_the_page_is_made_of_facts_and_the_table() -> None:
    text = results.page([Outcome(RATE, (4, 6), (2, 2))], {"machine": "a loom", "date": "1801"}, rounds=2)

    assert text == (
        "# Results\n\n"
        "Written by `python -m benchmarks`; nothing here is typed by hand. [README.md](README.md) says what the rows compare.\n\n"
        "- machine: a loom\n"
        "- date: 1801\n"
        "- rounds: 2, ours and the other side in turn; results are medians of what each round gave\n\n"
        "| row | ours | beside | unit | ours, median | beside, median | result, median | least to most | floor | aim | reached |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
        "| race | hare | tortoise of 100 | games/s | 5.00 | 2.00 | 2.50x | 2.00x to 3.00x | 2x | 5x | floor |\n"
    )


def test_facts_name_machine_versions_date_and_command_and_no_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "version", lambda peer: "not available")

    known = results.facts(["python", "-m", "benchmarks"])

    assert list(known) == ["command", "date", "machine", "load average at the start", "versions"]
    assert known["command"] == "`python -m benchmarks`"
    assert "tabletop 0." in known["versions"] and "rlcard not available" in known["versions"]
    assert str(Path(benchmarks.__file__).parents[1]) not in str(known)


# the command


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The command with measures that take no time, and a page that lies elsewhere; who was asked."""
    asked: list[str] = []

    def measure(one: Side, seconds: float, pythons: object) -> Found:
        asked.append(str(one))
        return {row.unit: 1.0 for row in ROWS}

    monkeypatch.setattr(command, "measure", measure)
    monkeypatch.setattr(command, "peers_of", lambda rows: {})
    monkeypatch.setattr(results, "facts", lambda line: {"command": " ".join(line)})
    monkeypatch.setattr(results, "PAGE", tmp_path / "RESULTS.md")
    return asked


def test_a_full_run_writes_the_page_and_prints_the_table(measured: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = command.main(["--rounds", "1"])

    page, printed = (tmp_path / "RESULTS.md").read_text(encoding="utf-8"), capsys.readouterr().out
    assert code == 0 and "- command: python -m benchmarks --rounds 1" in page
    assert all(f"| {row.name} | {row.ours} |" in page and f"\n{row.name}  " in printed for row in ROWS)


@pytest.mark.parametrize("arguments", [["--quick"], ["--only", "claim-plain", "--rounds", "1"]])
def test_part_of_a_run_leaves_the_page_alone(measured: list[str], tmp_path: Path, arguments: list[str]) -> None:
    assert command.main(arguments) == 0

    assert not (tmp_path / "RESULTS.md").exists()
    assert command.main([*arguments, "--write", str(tmp_path / "other.md")]) == 0
    assert "| claim-plain |" in (tmp_path / "other.md").read_text(encoding="utf-8")


def test_a_quick_run_plays_fewer_games_and_says_so(measured: list[str]) -> None:
    command.main(["--quick", "--only", "claim-mcts"])

    assert measured == ["claim, mcts (1000 simulations, greedy playouts) against greedy, seats swapped, 20 games"]


def test_a_row_that_is_not_there_is_named_with_those_that_are(measured: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--only", "chess"]) == 2

    assert "there is no row 'chess'; the rows are import, claim-compiled" in capsys.readouterr().err
    assert not measured


def test_the_name_of_a_game_stands_for_its_rows_and_a_whole_name_for_one() -> None:
    assert [row.name for row in chosen(["claim-plain"])] == ["claim-plain"]
    assert chosen(["claim"]) == [row for row in ROWS if row.name.startswith("claim-")]
    assert chosen([]) == list(ROWS)


# declarations


def test_names_of_rows_are_all_different() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)


def declared() -> list[Side]:
    """Every side of the rows, and of the peers that rows of later games name."""
    found = {one: None for row in ROWS for one in (row.ours, row.beside) if one}
    return [*found, sides.catan_games(), sides.spiel_rollouts("hex(board_size=13)"), sides.mcts_match("claim", 1, 1, playout="greedy")]


@pytest.mark.parametrize("one", declared(), ids=str)
def test_each_side_has_its_measure_which_takes_its_settings(one: Side) -> None:
    measure, settings = one.arguments(0.5)

    if one.program == OURS:
        inspect.signature(ours.MEASURES[measure]).bind(**json.loads(settings))
    else:
        source = Path(benchmarks.__file__).with_name("peers") / f"{environments.PEERS[one.program]}.py"
        tree = ast.parse(source.read_text(encoding="utf-8"))
        functions = {f.name: [a.arg for a in f.args.args] for f in tree.body if isinstance(f, ast.FunctionDef)}
        assert functions[measure] == ["seconds", *(name for name in json.loads(settings) if name != "seconds")]


# the clock, and the environments


def sleeper(waits: dict[int, float]) -> tuple[clock.Batch, clock.Clock, list[int]]:
    """A batch that takes 10 ms for each game, and longer at some of its calls; its clock; and the sizes it was called with."""
    now = 0.0
    sizes: list[int] = []

    def batch(size: int) -> dict[str, float]:
        nonlocal now
        now += size / 100 + waits.get(len(sizes), 0.0)
        sizes.append(size)
        return {"games": size, "moves": 7 * size}

    return batch, lambda: now, sizes


def test_a_rate_counts_what_was_done_by_the_seconds_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    batch, time, sizes = sleeper({})
    monkeypatch.setattr("time.process_time", time)

    found = clock.rate(batch, 2.0)

    assert found == pytest.approx({"games/s": 100, "moves/s": 700})
    assert sizes[:16] == [1, 1, 1, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8, 16, 16, 16] and set(sizes[16:]) == {16}


def test_on_the_wall_a_batch_that_had_to_wait_does_not_count() -> None:
    batch, time, _ = sleeper({2: 0.7, 17: 0.5, 19: 0.2})

    found = clock.fastest_rate(batch, 2.0, time)

    assert found == pytest.approx({"games/s": 100, "moves/s": 700})


def test_an_environment_is_made_once_and_ignored_by_git(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[list[str]] = []

    def make(line: list[str]) -> None:
        called.append(line)
        (tmp_path / ".peers" / "rlcard").mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(environments, "_called", make)

    pythons = {environments.prepare("rlcard", quiet, tmp_path / ".peers") for _ in range(2)}

    assert len(pythons) == 1 and len(called) == 2 and called[1][-1] == "rlcard"
    assert (tmp_path / ".peers" / ".gitignore").read_text(encoding="utf-8") == "*\n"


def test_a_peer_that_cannot_be_installed_gives_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(peer: str, tell: object) -> Path:
        raise NotAvailable("no wheel for this machine")

    monkeypatch.setattr(command, "prepare", refuse)

    found = command.peers_of(ROWS)

    assert list(found) == list(environments.PEERS)
    assert {str(reason) for reason in found.values()} == {"no wheel for this machine"}


def test_of_an_error_the_line_that_says_what_went_wrong_is_kept() -> None:
    said = "Traceback\nERROR: No matching distribution found for x\n[notice] a new pip\n"

    assert environments.last_line(said, "code 1") == "ERROR: No matching distribution found for x"
    assert environments.last_line("Traceback\nValueError: no\n", "code 1") == "ValueError: no"
    assert environments.last_line("", "code 1") == "code 1"
