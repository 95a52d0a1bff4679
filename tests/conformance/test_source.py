"""The source of an engine is read for what cannot be compiled; each such thing, put into the toy, is found with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tabletop.core.game import Game, rooms_of
from tabletop.testing import Finding, Report
from tabletop.testing.lint import check_source

TOY = Path(__file__).parents[1] / "toy"
GO_ON = "    s.drawer = (seat + 1) % box.players\n"  # a line of `draw`, after which the defects are put


def test_a_default_for_an_argument_is_found(tmp_path: Path) -> None:
    start = "def put(box: Box, s: Fields, seat: int, place: int"

    findings = found(tmp_path, "default", start, f"{start} = 0")

    assert any("put has a default for an argument" in finding.sentence for finding in findings)


def found(tmp_path: Path, name: str, old: str, new: str) -> list[Finding]:
    folder = tmp_path / name
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    text = (folder / "engine.py").read_text(encoding="utf-8")
    assert old in text
    (folder / "engine.py").write_text(text.replace(old, new, 1), encoding="utf-8")
    report = Report(name)
    check_source(Game(rooms_of(folder)), report)
    return report.findings


@pytest.mark.parametrize(
    ("name", "line", "said"),
    [
        ("row_of_a_grid", "s.hand[0] = s.hand[1]", "puts a whole row: s.hand[0] = s.hand[1]"),
        ("row_of_another_grid", "s.known[seat] = s.hand[seat]", "puts a whole row"),
        ("whole_row", "s.gone = s.bag", "puts a whole row"),
        ("two_at_once", "s.gone, s.due = s.bag, 0", "puts a whole row"),
        ("dict", "x = {}", "uses a dict"),
        ("set", "x = {1, 2}", "uses a set"),
        ("set_of", "x = {f for f in range(3)}", "uses a set"),
        ("list", "x = [1, 2]", "uses a new list"),
        ("list_of", "x = [f for f in range(3)]", "uses a new list"),
        ("text", "x = 'chip'", "uses 'chip', which is no int"),
        ("f_text", "x = f'{seat}'", "uses a string"),
        ("float", "x = 0.5", "uses 0.5, which is no int"),
        ("none", "x = None", "uses None, which is no int"),
        ("slice", "x = s.bag[1:]", "uses a slice"),
        ("two_indexes", "x = s.hand[seat, 0]", "indexes with two numbers at once"),
        ("closure", "x = lambda: seat", "uses a closure"),
        ("generator", "x = sum(f for f in range(3))", "uses a generator"),
        ("importing", "import math", "uses an import"),
        ("raising", "raise ValueError", "uses an exception"),
        ("asserting", "assert seat", "uses an exception"),
        ("method", "x = seat.bit_length()", "calls seat.bit_length: only functions by their name"),
        ("any_of_them", "x = any(s.bag)", "names any, which is neither"),
        ("unmarked", "x = make_box(2, 0)", "names make_box, which is neither"),
        ("tuple_constant", "x = CHIPS[0]", "names CHIPS, which is neither"),
    ],
)  # fmt: skip
def test_what_cannot_be_compiled_is_found(tmp_path: Path, name: str, line: str, said: str) -> None:
    old = (TOY / "engine.py").read_text(encoding="utf-8")
    text = old.replace("    DRAWS_UNSEEN,\n", "    CHIPS,\n    make_box,\n    DRAWS_UNSEEN,\n", 1)
    number = text[: text.index(GO_ON)].count("\n") + 1

    findings = found(tmp_path, f"source_{name}", old, text.replace(GO_ON, f"    {line}\n{GO_ON}", 1))

    assert any(f.sentence.startswith("draw ") and said in f.sentence and f.where.endswith(f"engine.py:{number}") for f in findings), (
        findings
    )


def test_a_function_that_is_not_marked_is_found(tmp_path: Path) -> None:
    findings = found(tmp_path, "source_not_marked", "@engine\ndef held(", "def held(")

    assert any("held is not marked with @engine" in f.sentence for f in findings)
    assert any("names held, which is neither" in f.sentence for f in findings)


@pytest.mark.parametrize("mutual", [False, True])
def test_recursion_is_found(tmp_path: Path, mutual: bool) -> None:
    inside = "    if seat > 9:\n        return known(s, seat)\n" if mutual else "    if seat > 9:\n        return held(s, seat)\n"
    old = '    """How many chips a seat has in hand."""\n'
    text = (TOY / "engine.py").read_text(encoding="utf-8").replace(old, old + inside, 1)
    if mutual:
        other = '    """How many of them all have seen come."""\n'
        text = text.replace(other, other + "    if seat > 9:\n        return held(s, seat)\n", 1)

    findings = found(tmp_path, f"source_recursion_{mutual}", (TOY / "engine.py").read_text(encoding="utf-8"), text)

    assert {f.sentence for f in findings} >= {"held comes back to itself: recursion cannot be compiled"}


def test_the_toy_itself_can_be_compiled() -> None:
    report = Report("toy")

    check_source(Game(rooms_of(TOY)), report)

    assert report.ok, str(report)
