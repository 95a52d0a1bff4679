"""A game bound to board and options: what it takes, what it refuses, how it is found; positions as mappings."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.errors import BoardError, OptionError, PlayersError, PositionError, TabletopError, UnknownGame
from tabletop.core.game import Game, Rooms, game_names, rooms_at, rooms_of, seat_names
from tabletop.core.state import State

TOY = Path(__file__).parents[1] / "toy"


WORD = st.sampled_from(["camp", "reed", "moss", "two words", ""])
ANY = st.none() | st.booleans() | st.integers(-2, 12) | WORD | st.lists(WORD, max_size=3) | st.dictionaries(WORD, WORD, max_size=2)
JSON_BOARD = ANY | st.fixed_dictionaries({
    "places": ANY | st.lists(st.tuples(WORD | ANY, st.integers(-1, 10) | ANY).map(list), max_size=4),
    "camp": WORD | ANY, "paths": ANY | st.lists(st.tuples(WORD, WORD | ANY).map(list), max_size=4),
})  # fmt: skip

# finding


def test_games_of_the_house_and_folders_are_found() -> None:
    assert "claim" in game_names() and "toy" not in game_names()
    assert rooms_of(TOY).name == "toy" and rooms_of(TOY) == rooms_of(TOY)
    assert tabletop.load(TOY).name == tabletop.load(str(TOY)).name == "toy"


@pytest.mark.parametrize("name", ["chess", "", "x" * 5000, "../toy", "a\x00b"])
def test_an_unknown_game_is_said_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match="claim"):
        rooms_of(name)


def test_a_folder_without_a_game_is_said(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match=r"no __init__\.py"):
        rooms_of(tmp_path)
    (tmp_path / "__init__.py").write_text("GAME = 3\n", encoding="utf-8")
    with pytest.raises(UnknownGame, match="has no GAME"):
        rooms_of(tmp_path)


def test_a_missing_room_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "begun"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from tabletop.core.game import Rooms\nGAME = Rooms(package=__name__, name='begun', seats=(2, 2))\n", encoding="utf-8"
    )

    with pytest.raises(UnknownGame, match=r"'begun' has no room 'pieces'.*needs a module pieces\.py"):
        Game(rooms_of(folder))


def test_two_folders_of_one_name_are_two_games(tmp_path: Path) -> None:
    text = "from tabletop.core.game import Rooms\nGAME = Rooms(package=__name__, name='{}', seats=(2, 2))\n"
    for where in ("first", "second"):
        (tmp_path / where / "same").mkdir(parents=True)
        (tmp_path / where / "same" / "__init__.py").write_text(text.format(where), encoding="utf-8")

    assert [rooms_of(tmp_path / where / "same").name for where in ("first", "second")] == ["first", "second"]


def test_a_folder_that_was_broken_can_be_mended(tmp_path: Path) -> None:
    init = tmp_path / "__init__.py"
    init.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(ZeroDivisionError):
        rooms_of(tmp_path)
    text = "from tabletop.core.game import Rooms\nGAME = Rooms(package=__name__, name='mended', seats=(2, 2))  # now\n"
    init.write_text(text, encoding="utf-8")

    assert rooms_of(tmp_path).name == "mended"


# players, options, boards


@pytest.mark.parametrize("players", [1, 4, 0, -2, "2", 2.0, True])
def test_a_wrong_number_of_players_is_said(toy: Game, players: Any) -> None:
    with pytest.raises(PlayersError, match=r"The Marsh is for 2 to 3 players, not"):
        toy.new(players)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"refil": "open"}, "toy has no option 'refil'; its options are refill"),
        ({"refill": "shut"}, "the option 'refill' of toy is one of 'open', 'secret', not 'shut'"),
        ({"refill": None}, "not None"),
        ({"refill": ["open"]}, "not "),
        ([("refill", "open")], "options are a mapping"),
        ("refill", "options are a mapping"),
    ],
)  # fmt: skip
def test_a_wrong_option_is_said(toy_rooms: Rooms, options: Any, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Game(toy_rooms, options)


def test_options_are_bound_and_shown(toy: Game) -> None:
    other = toy.bound({"refill": "secret"})

    assert (toy.chosen, other.chosen) == ({}, {"refill": "secret"}) and other.options["refill"] == "secret"
    assert repr(other) == "<game of The Marsh, options={'refill': 'secret'}>" and not toy.same_as(other)


def test_the_repr_of_a_game_is_executable_where_it_is_found_by_name(toy: Game) -> None:
    claim = tabletop.load("claim", options={"first_leader": 1})

    assert repr(claim) == "tabletop.load('claim', options={'first_leader': 1})"
    assert repr(toy) == "<game of The Marsh>" and repr(toy.bound(board=ring())) == "<game of The Marsh on a board of its own>"


@pytest.mark.parametrize("name", ["", "Toy", "two words", "2toy", "toy-2", "t\u00f6y", "toy\n"])
def test_a_game_has_a_name_that_can_stand_in_a_code(name: str) -> None:
    with pytest.raises(UnknownGame, match="a game is named in small letters"):
        Rooms("package", name, (2, 2))


def test_a_folder_is_opened_by_who_asks_and_never_by_a_name(tmp_path: Path) -> None:
    assert rooms_at(str(TOY)) == rooms_at(TOY) == rooms_of(TOY)
    for place in (str(TOY), "x" * 5000, "a\x00b"):
        with pytest.raises(UnknownGame, match="there is no game"):
            rooms_of(place)
    for place in ("x" * 5000, "a\x00b", str(tmp_path / "nowhere")):
        with pytest.raises(UnknownGame, match="there is no game"):
            rooms_at(place)


def ring(**changes: Any) -> Any:
    """A ring of six places; `changes` are marks by node."""
    import networkx

    graph = networkx.cycle_graph(["camp", "a", "b", "c", "d", "e"])
    for node in graph:
        graph.nodes[node].update(points=2, camp=node == "camp")
    for node, marks in changes.items():
        graph.nodes[node].update(marks)
    return graph


def test_a_game_is_played_on_another_board(toy: Game, whole_game: Callable[..., State]) -> None:
    game = toy.bound(board=ring(c={"points": 9}))

    over = whole_game(game, 2, 4)

    assert game.board.number_of_nodes() == 6 and str(game.parse("lift C")) == "lift c"
    assert over.is_over and over.box.places == 6 and not game.same_as(toy)
    assert game.from_dict(json.loads(json.dumps(over.to_dict()))) == over


def test_boards_that_are_alike_give_equal_positions(toy: Game) -> None:
    one, twin, other = (toy.bound(board=graph) for graph in (ring(), ring(), ring(c={"points": 9})))

    assert one.same_as(twin) and one.new(2) == twin.new(2) and one.new(2).code() == twin.new(2).code()
    assert not one.same_as(other) and one.new(2) != other.new(2) and one.new(2) != toy.new(2)


def test_a_board_reads_back_from_its_mapping(toy: Game) -> None:
    game = toy.bound({"refill": "secret"}, ring(c={"points": 9}))

    again = toy.bound({"refill": "secret"}).on_board(json.loads(json.dumps(game.board_to_dict())))

    assert again.same_as(game) and toy.board_to_dict() is None


@given(JSON_BOARD)
def test_any_mapping_is_a_board_or_an_error_of_the_house(toy: Game, mapping: Any) -> None:
    try:
        game = toy.on_board(mapping)
    except BoardError:
        return
    assert game.new(2).is_chance


def test_a_game_without_boards_says_so() -> None:
    with pytest.raises(BoardError, match="Claim is played on no other board"):
        tabletop.load("claim").on_board({})


def cut() -> Any:
    graph = ring()
    graph.remove_edges_from([("a", "b"), ("e", "camp")])
    return graph


def looped() -> Any:
    graph = ring()
    graph.add_edge("d", "d")
    return graph


def renamed(new: Any) -> Any:
    import networkx

    return networkx.relabel_nodes(ring(), {"c": new})


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (lambda: ring(c={"points": 10}), "the node 'c' needs points"),
        (lambda: ring(c={"points": "2"}), "the node 'c' needs points"),
        (lambda: ring(c={"camp": True}), r"one node is the camp .* not \['camp', 'c'\]"),
        (lambda: ring(camp={"camp": False}), "one node is the camp"),
        (cut, "no path leads from 'camp' to 'b'"),
        (looped, "the path from 'd' leads back to 'd'"),
        (lambda: renamed("two words"), "the node 'two words' is no word"),
        (lambda: renamed("<b>"), "the node '<b>' is no word"),
        (lambda: renamed(3), "the node 3 is no word"),
        (lambda: renamed("A"), r"two nodes read alike: \['A', 'a'"),
        (lambda: "camp-a", "not 0"),
        (lambda: 3, "not 0"),
    ],
)  # fmt: skip
def test_a_malformed_board_is_refused_with_the_node(toy: Game, board: Callable[[], Any], said: str) -> None:
    with pytest.raises(BoardError, match=said):
        toy.bound(board=board())


def test_the_standard_board_as_a_graph_plays_as_without(toy: Game, whole_game: Callable[..., State]) -> None:
    graph = toy.board

    on_graph = whole_game(toy.bound(board=graph), 3, 2)

    assert graph.number_of_nodes() == 7 and on_graph.made == whole_game(toy, 3, 2).made
    assert on_graph.fields == whole_game(toy, 3, 2).fields


# positions


@given(data=st.data())
@settings(max_examples=25)
def test_every_position_reads_back_from_its_mapping(data: Any, toy: Game, played: Callable[..., State]) -> None:
    state = played(data, toy)

    again = toy.from_dict(json.loads(json.dumps(state.to_dict())))

    assert again == state and again.players == state.players and again.legal_actions() == state.legal_actions()


def test_what_is_left_out_is_filled_by_rule_or_by_the_seed(toy: Game) -> None:
    a, b = toy.from_dict({"phase": "plan"}, seed=3), toy.from_dict({"phase": "plan"}, seed=3)

    assert a == b and [len(a.hand(p)) for p in range(2)] == [2, 2] and a.pegs(0) == ("camp", "camp")  # type: ignore[attr-defined]
    assert any(toy.from_dict({"phase": "plan"}, seed=s) != a for s in range(9))


def test_a_position_brings_its_options_and_players(toy: Game) -> None:
    state = toy.from_dict({"options": {"refill": "secret"}, "players": 3, "phase": "plan"})

    assert state.players == 3 and state.game.chosen == {"refill": "secret"}
    assert toy.from_dict(state.to_dict()) == state


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (3, "a position is a mapping"),
        ([], "a position is a mapping"),
        ({"game": "claim"}, "a position of 'claim', not of 'toy'"),
        ({"hands": []}, "has no 'hands'; it has to_move, phase"),
        ({"phase": "sleep"}, "the phase is one of deal, plan, walk, set, not 'sleep'"),
        ({"hand": [[1, 0, 1]]}, "hand has the shape"),
        ({"hand": [[1, 0, 1.0], [0, 0, 0], [0, 0, 0]]}, "hand holds 1.0"),
        ({"hand": [[6, 0, 0], [0, 0, 0], [0, 0, 0]]}, "chips 1"),
        ({"to_move": 7}, "to_move holds 7"),
        ({"to_move": 2, "phase": "plan"}, "a seat that does not play"),
        ({"phase": "walk", "steps": 2, "hand": [[0, 0, 3], [0, 0, 0], [0, 0, 0]]}, "chips 3"),
        ({"phase": "set"}, "pegs on the board, not 1"),
        ({"peg": [[1] * 12, [2] + [0] * 11, [0] * 12]}, "seat 0 has 12 pegs"),
        ({"players": 2, "hand": [[1, 0, 0], [1, 0, 0], [1, 0, 0]]}, "seat 2 does not play but has chips"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong(toy: Game, position: Any, said: str) -> None:
    with pytest.raises(PositionError) as caught:
        toy.from_dict(position)

    assert said in str(caught.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=4), inside, max_size=2),
    max_leaves=6,
)


@given(data=st.data())
@settings(max_examples=120)
def test_any_mapping_is_a_position_or_an_error_of_the_house(data: Any, toy: Game) -> None:
    keys = [*toy.new(2).to_dict(), "game", "options", "players", "nothing"]
    position = data.draw(st.dictionaries(st.sampled_from(keys), JSON, max_size=3))

    try:
        state = toy.from_dict(position)
    except TabletopError:
        return
    assert state.fields.out_of_range() == [] and toy.positions.wrong(state.box, state.fields) is None


def test_seats_have_letters_unless_they_have_names(toy: Game) -> None:
    assert seat_names(toy, 3) == ("A", "B", "C") and seat_names(toy, 2, ["Kim", "Lee"]) == ("Kim", "Lee")


@pytest.mark.parametrize("place", [5, None, ["claim"], "\0", "x" * 5000, Path("no such folder")])
def test_what_is_no_place_of_a_game_is_refused(place: Any) -> None:
    with pytest.raises(UnknownGame) as caught:
        tabletop.load(place)
    assert len(str(caught.value)) < 300


def test_a_game_of_the_house_is_found_by_the_path_of_its_folder_too() -> None:
    import tabletop.games.claim as package

    assert tabletop.load(Path(str(package.__file__)).parent) == tabletop.load("claim")


def test_a_folder_that_cannot_be_imported_is_no_game(tmp_path: Path) -> None:
    for number, line in enumerate(("import no_such_module", "from ...core import game", "def :")):
        (tmp_path / f"g{number}").mkdir()
        (tmp_path / f"g{number}" / "__init__.py").write_text(line + "\n", encoding="utf-8")
        with pytest.raises(UnknownGame, match="cannot be imported"):
            tabletop.load(tmp_path / f"g{number}")


def test_a_board_that_a_game_does_not_take_is_refused_at_once() -> None:
    with pytest.raises(BoardError):
        tabletop.load("claim", board=3)


def test_what_is_given_stands_shortened_in_what_is_said(toy: Game) -> None:
    claim, huge = tabletop.load("claim"), "x" * 10**5
    for ask in (
        lambda: toy.bound({huge: 1}), lambda: toy.bound({"refill": huge}), lambda: toy.new(10**5000), lambda: toy.new(huge),  # type: ignore[arg-type]
        lambda: toy.from_dict({"game": huge}), lambda: toy.from_dict({huge: 1}), lambda: toy.from_dict({"phase": huge}),
        lambda: toy.new(2).seen_by(huge), lambda: tabletop.load(huge), lambda: tabletop.load_code(huge),  # type: ignore[arg-type]
        lambda: tabletop.match("claim", [huge, huge]), lambda: tabletop.match("claim", undo=huge), lambda: toy.rulebook[huge],
        lambda: claim.from_dict({huge: 1}), lambda: claim.from_dict({"hand": {"A": [huge]}}),
        lambda: claim.from_dict({"hand": {huge: []}}), lambda: claim.from_dict({"hand": huge}),
        lambda: claim.from_dict({"led": huge}), lambda: claim.from_dict({"trick": 10**5000}),
        lambda: claim.from_dict({"hand": {"A": 10**5000}}), lambda: claim.from_dict({"lacks": {"A": huge}}),
    ):  # fmt: skip
        with pytest.raises(TabletopError) as caught:
            ask()
        assert len(str(caught.value)) < 400
