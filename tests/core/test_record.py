"""Records: they replay to the bit; damaged, foreign, newer or forged ones are refused with line and cause."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.errors import RecordError, TabletopError
from tabletop.core.game import Game
from tabletop.core.match import Match
from tabletop.core.record import Record, parse_record, read_record
from tabletop.core.state import State

Find = Callable[[str, Mapping[str, Any]], Game]


@pytest.fixture(scope="module")
def find(toy: Game) -> Find:
    def game(name: str, options: Mapping[str, Any]) -> Game:
        return toy.bound(options) if name == "toy" else tabletop.load(name, options=options)

    return game


@pytest.fixture(scope="module")
def record(toy: Game, whole_game: Callable[..., State]) -> Record:
    game = toy.bound({"refill": "secret"})
    return Record(game, 3, ("human", "greedy", "한글 <b>"), whole_game(game, 3, 3).made)


@pytest.fixture(scope="module")
def lines(record: Record) -> list[str]:
    return record.dumps().splitlines(keepends=True)


def test_a_record_reads_back_and_replays(record: Record, find: Find, tmp_path: Path) -> None:
    path = record.save(tmp_path / "game.jsonl")

    again = read_record(path, find)

    assert again == record and again.seats == record.seats and again.game == record.game
    assert again.final() == record.final() and again.final().is_over
    assert again.dumps() == record.dumps() == path.read_text(encoding="utf-8")
    assert len(list(again.states())) == len(record) + 1


def test_a_record_is_readable(lines: list[str]) -> None:
    head = json.loads(lines[0])

    assert (head["game"], head["players"], head["options"], head["rules"]) == ("toy", 3, {"refill": "secret"}, "1")
    assert json.loads(lines[1]).startswith("draw ") and json.loads(lines[-1]) == {"actions": len(lines) - 2, "over": True}
    assert "한글" in lines[0]


def test_a_record_may_begin_at_a_position(toy: Game, find: Find) -> None:
    start = toy.from_dict({"phase": "plan", "hand": [[1, 0, 1], [1, 1, 0], [0, 0, 0]]})
    record = Record(toy, 2, ("human", "human"), (toy.parse("plan 3"),), None, start.to_dict())

    again = parse_record(record.dumps(), find)

    assert again.opening() == start and again.final() == start.play("plan 3")


def test_a_record_cut_anywhere_is_refused(lines: list[str], find: Find) -> None:
    text = "".join(lines[:4] + lines[-3:])
    whole = text.rstrip("\n")
    for n in range(len(whole)):
        with pytest.raises(RecordError, match="^record"):
            parse_record(whole[:n], find)


def test_a_record_with_any_line_left_out_or_doubled_is_refused(lines: list[str], find: Find) -> None:
    for n in range(len(lines)):
        for damaged in (lines[:n] + lines[n + 1 :], lines[: n + 1] + lines[n:]):
            with pytest.raises(RecordError):
                parse_record("".join(damaged), find)


def test_a_forged_move_is_refused_with_its_line_and_the_rule(lines: list[str], find: Find) -> None:
    number = next(n for n, line in enumerate(lines) if line.startswith('"set '))
    forged = [*lines[:number], '"set camp"\n' if "camp" not in lines[number] else '"set islet"\n', *lines[number + 1 :]]

    with pytest.raises(RecordError, match=rf"record, line {number + 1}: .* could not have been played: .*TY-3\.3"):
        parse_record("".join(forged), find)


def test_every_move_replaced_by_any_other_is_refused_or_replays(lines: list[str], find: Find, toy: Game) -> None:
    for n in range(1, 12):
        for action in toy.actions():
            try:
                again = parse_record("".join([*lines[:n], json.dumps(str(action)) + "\n", *lines[n + 1 :]]), find)
            except RecordError as fault:
                assert "line" in str(fault)
            else:
                assert again.final().is_over


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "no_such_game"}, "line 1: there is no game 'no_such_game'"),
        ({"game": "claim", "players": 2, "options": {}, "seats": []}, "line 2"),
        ({"game": 3}, "line 1: not the head of a record"),
        ({"tabletop": 2}, "a record of version 2; this tabletop reads up to 1: please update it"),
        ({"tabletop": "1"}, "line 1: not the head of a record"),
        ({"tabletop": 0}, "line 1: not the head of a record"),
        ({"tabletop": True}, "line 1: not the head of a record"),
        ({"rules": "9"}, "line 1: it follows version '9' of the rules"),
        ({"players": 4}, "is for 2 to 3 players, not 4"),
        ({"players": "3"}, "is for 2 to 3 players, not '3'"),
        ({"players": 2}, "line"),
        ({"options": {"refill": "never"}}, "'refill' of toy is one of"),
        ({"options": {"weather": "wet"}}, "has no option 'weather'"),
        ({"options": [1]}, "options are a mapping"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": "7"}, "a seed is a whole number"),
        ({"seats": "human"}, "its seats must be a list"),
        ({"seats": ["human"]}, "it has 1 seats, but 3 play"),
        ({"seats": [1, 2, 3]}, "its seats must be a list"),
        ({"names": ["Ann"]}, "it has 1 names, but 3 play"),
        ({"names": 3}, "its names must be a list"),
        ({"start": "here"}, "a position is a mapping"),
        ({"start": {"hand": 3}}, "hand"),
        ({"start": {"game": "claim"}}, "a position of 'claim'"),
    ],
)  # fmt: skip
def test_a_wrong_head_is_refused_in_a_sentence(change: dict[str, Any], said: str, lines: list[str], find: Find) -> None:
    head = json.dumps({**json.loads(lines[0]), **change}) + "\n"

    with pytest.raises(RecordError) as caught:
        parse_record("".join([head, *lines[1:]]), find)

    assert said in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize("close", ['{"actions": 3, "over": true}', '{"over": true}', "[]", "3", '{"actions": "31"}', "null"])
def test_a_wrong_close_is_refused(close: str, lines: list[str], find: Find) -> None:
    with pytest.raises(RecordError, match=f"line {len(lines)}"):
        parse_record("".join([*lines[:-1], close]), find)


def test_a_close_that_says_over_of_a_game_that_is_not_is_refused(toy: Game, find: Find) -> None:
    text = Record(toy, 2, (), (toy.parse("draw 1"),)).dumps()

    with pytest.raises(RecordError, match="over"):
        parse_record(text.replace('"over": false', '"over": true'), find)


@pytest.mark.parametrize("line", ["3", "null", "[]", '{"play": 1}', '"no such move"', '"\\ud800"', "NaN", "[" * 3000])
def test_a_line_that_is_no_move_is_refused_with_its_number(line: str, lines: list[str], find: Find) -> None:
    with pytest.raises(RecordError, match="record, line 3: "):
        parse_record("".join([*lines[:2], line + "\n", *lines[3:]]), find)


def test_a_record_never_runs_a_folder_that_it_names(lines: list[str], tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("import sys; sys.intruder = True\n", encoding="utf-8")
    head = json.dumps({**json.loads(lines[0]), "game": str(tmp_path)}) + "\n"
    (tmp_path / "bad.jsonl").write_text("".join([head, *lines[1:]]), encoding="utf-8")

    with pytest.raises(RecordError):
        tabletop.load_record(tmp_path / "bad.jsonl")

    assert not hasattr(sys, "intruder")


def test_a_code_never_runs_a_folder_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "evil").mkdir()
    (tmp_path / "evil" / "__init__.py").write_text("import sys; sys.intruder = True\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    with pytest.raises(TabletopError):
        tabletop.load_code("evil-1-abc")

    assert not hasattr(sys, "intruder")


@pytest.mark.parametrize("name", ["x" * 5000, "a\x00b", "../toy", "", "claim/../claim"])
def test_a_record_of_a_game_with_an_odd_name_is_refused(name: str, lines: list[str], tmp_path: Path) -> None:
    (tmp_path / "odd.jsonl").write_text(json.dumps({**json.loads(lines[0]), "game": name}) + "\n" + "".join(lines[1:]), encoding="utf-8")

    with pytest.raises(RecordError):
        tabletop.load_record(tmp_path / "odd.jsonl")


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path, find: Find) -> None:
    with pytest.raises(RecordError, match="nowhere"):
        read_record(tmp_path / "nowhere.jsonl", find)
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"bytes\.jsonl: cannot be read as text"):
        read_record(tmp_path / "bytes.jsonl", find)
    with pytest.raises(RecordError):
        read_record(tmp_path, find)


def test_saving_leaves_no_half_file(record: Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.jsonl")
    record.save(tmp_path / "game.jsonl")

    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


@given(st.text(max_size=200))
@settings(max_examples=60)
def test_any_text_is_a_record_or_refused(find: Find, text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text, find)


@given(
    number=st.integers(0, 40),
    junk=st.recursive(st.none() | st.integers() | st.text(max_size=8), lambda i: st.lists(i, max_size=2), max_leaves=3),
)
@settings(max_examples=80)
def test_junk_in_any_line_is_refused(find: Find, lines: list[str], number: int, junk: Any) -> None:
    damaged = [*lines]
    damaged[number % len(lines)] = json.dumps(junk) + "\n"

    with pytest.raises(RecordError):
        parse_record("".join(damaged), find)


@pytest.fixture(scope="module")
def on_path(toy: Game) -> Record:
    """A record on a board of its own."""
    import networkx

    path = networkx.path_graph(["camp", "a", "b", "c"])
    for node in path:
        path.nodes[node].update(points=1, camp=node == "camp")
    game = toy.bound({"refill": "secret"}, path)
    made = map(game.parse, ["draw 1", "draw 1", "draw 1", "draw 1", "plan 1", "plan 1", "lift camp", "set a"])
    return Record(game, 2, (), tuple(made))


def test_a_record_on_another_board_reads_back_on_it(on_path: Record, find: Find) -> None:
    again = parse_record(on_path.dumps(), find)

    assert again.game.same_as(on_path.game) and again.final() == on_path.final() and again.dumps() == on_path.dumps()
    assert parse_record(on_path.dumps(), lambda name, options: on_path.game).game.same_as(on_path.game)


@pytest.mark.parametrize("board", ["own", 3, [], {}, {"places": [["camp", 0]], "camp": "camp", "paths": []}])
def test_a_record_with_a_damaged_board_is_refused(on_path: Record, find: Find, board: Any) -> None:
    head, *rest = on_path.dumps().splitlines(keepends=True)

    with pytest.raises(RecordError, match="line 1"):
        parse_record("".join([json.dumps({**json.loads(head), "board": board}) + "\n", *rest]), find)


def test_a_record_of_the_standard_board_is_not_read_on_another(on_path: Record, toy: Game) -> None:
    text = Record(toy, 2, (), (toy.parse("draw 1"),)).dumps()

    with pytest.raises(RecordError, match="line 1: it was played on the standard board"):
        parse_record(text, lambda name, options: on_path.game)


def test_a_record_of_a_game_without_boards_is_not_read_on_one(on_path: Record, find: Find) -> None:
    head = {"tabletop": 1, "game": "claim", "rules": "1", "board": on_path.game.board_to_dict()}

    with pytest.raises(RecordError, match="Claim is played on no other board"):
        parse_record(json.dumps(head) + '\n{"actions": 0, "over": false}\n', find)


def test_a_record_keeps_what_the_seats_were_called(toy: Game, find: Find) -> None:
    record = Record(toy, 2, ("human", "greedy"), (), names=("\ubbfc\uc9c0", "Bo"))

    assert parse_record(record.dumps(), find).names == ("\ubbfc\uc9c0", "Bo")
    assert "names" not in Record(toy, 2, ("human", "greedy"), ()).dumps()


def test_the_moves_of_a_record_are_its_decisions_each_with_what_it_brought(record: Record) -> None:
    moves = list(record.moves())

    assert (moves[0].seat, moves[0].action) == (None, None) and all(m.action and not m.action.by_chance for m in moves[1:])
    assert [a for m in moves for a in m.state.made] == list(record.actions) and moves[-1].state == record.final()
    assert [e for m in moves for e in m.state.events] == [e for s in record.states() for e in s.events]


# what a head may say


@pytest.fixture
def seeded_lines(toy: Game) -> list[str]:
    """The lines of a game with a seed."""
    players = toy.rooms.room("players").PLAYERS
    game = Match(toy.new(3), [players["greedy"]()] * 3, seed=5)
    game.run()
    return game.record.dumps().splitlines(keepends=True)


def test_the_draws_of_a_record_with_a_seed_are_those_of_the_seed(seeded_lines: list[str], find: Find) -> None:
    again = parse_record("".join(seeded_lines), find)
    assert again.seed == 5 and again.final().is_over

    number = next(n for n, line in enumerate(seeded_lines) if line.startswith('"draw '))
    other = json.dumps({**json.loads(seeded_lines[0]), "seed": 6}) + "\n"
    drawn = [*seeded_lines[:number], '"draw 1"\n' if "1" not in seeded_lines[number] else '"draw 2"\n', *seeded_lines[number + 1 :]]
    for forged, line in (([other, *seeded_lines[1:]], r"\d+"), (drawn, str(number + 1))):
        with pytest.raises(RecordError, match=rf"record, line {line}: .* is not what the seed \d brings"):
            parse_record("".join(forged), find)


def test_a_record_equals_the_one_that_is_read_back(toy: Game, on_path: Record, find: Find) -> None:
    game = Match(toy.from_dict({"phase": "plan", "hand": [[1, 0, 1], [1, 1, 0], [0, 0, 0]]}), [None, None], names=["Ann", "Bo"], seed=2)
    game.play("plan 3")

    for record in (game.record, on_path):
        assert parse_record(record.dumps(), find) == record
    assert toy == toy.bound() and hash(toy) == hash(toy.bound()) and toy != toy.bound({"refill": "secret"}) and toy != on_path.game


def test_a_start_of_other_options_or_players_than_the_head_is_refused(toy: Game, find: Find) -> None:
    start = {**toy.bound({"refill": "secret"}).from_dict({"phase": "plan", "players": 3}).to_dict()}
    for head in ({"players": 3}, {"players": 2, "options": {"refill": "secret"}}):
        text = json.dumps({"tabletop": 1, "game": "toy", "rules": "1", **head, "start": start}) + '\n{"actions": 0, "over": false}\n'
        with pytest.raises(RecordError, match="line 1: its start is a position of"):
            parse_record(text, find)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"weather": "wet"}, "line 1: a head says nothing about 'weather'"),
        ({"options": [["refill", "open"]]}, "line 1: its options are a mapping"), ({"options": 3}, "line 1: its options are a mapping"),
        ({"options": None}, "line 1: its options are a mapping"), ({"names": ["Ann", "Ann", "Bo"]}, "line 1: two seats have the same name"),
        ({"names": ["", "Ann", "Bo"]}, "line 1: seat A has an empty name"), ({"game": "x" * 5000}, "line 1: there is no game 'xxx"),
        ({"rules": "9" * 5000}, "line 1: it follows version '999"),
    ],
)  # fmt: skip
def test_a_head_that_says_too_much_is_refused_in_few_words(change: dict[str, Any], said: str, lines: list[str], find: Find) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("".join([json.dumps({**json.loads(lines[0]), **change}) + "\n", *lines[1:]]), find)

    assert said in str(caught.value) and len(str(caught.value)) < 300


@pytest.mark.parametrize("count", [31.0, True, "31", None])
def test_the_number_of_actions_is_a_whole_number(count: object, lines: list[str], find: Find) -> None:
    close = json.dumps({"actions": float(len(lines) - 2) if count == 31.0 else count, "over": True})
    with pytest.raises(RecordError, match=rf"line {len(lines)}: it closes with"):
        parse_record("".join([*lines[:-1], close]), find)


def test_a_line_without_end_is_refused_unread(lines: list[str], find: Find) -> None:
    with pytest.raises(RecordError, match=r"line 2: 5,002 signs; a line of a record has at most 1,000"):
        parse_record("".join([lines[0], json.dumps("x" * 5000) + "\n", *lines[2:]]), find)


def test_a_record_with_a_mark_at_its_beginning_is_read(record: Record, find: Find, tmp_path: Path) -> None:
    (tmp_path / "marked.jsonl").write_text(record.dumps(), encoding="utf-8-sig")

    assert read_record(tmp_path / "marked.jsonl", find) == record


@pytest.mark.parametrize("path", ["\0", "a\0b", "x" * 5000, 5, None, ["a"]])
def test_what_is_no_path_is_no_record(path: Any, find: Find) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(path, find)
    assert len(str(caught.value)) < 200
