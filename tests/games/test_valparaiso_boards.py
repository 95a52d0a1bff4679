"""Valparaíso on any board of roads: it is played on at both speeds, saved with its record, and refused in a sentence beyond its limits."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import networkx
import pytest

import tabletop
from tabletop.boards import roads
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import BoardError, TabletopError
from tabletop.core.game import Game
from tabletop.games.valparaiso.board import Chart, chart, charted
from tabletop.games.valparaiso.decisions import Step
from tabletop.games.valparaiso.pieces import State
from tests.games.ports import FEW_PLACES, VALPO
from tests.games.road_maps import MOST_VILLAGES, largest, row_of_villages, star

BOARDS = {"published": lambda: VALPO.board, "largest": largest, "star": star, "row": row_of_villages}
OWN = ["largest", "star", "row"]


def game_on(name: str, **options: Any) -> Game:
    return tabletop.load("valparaiso", board=BOARDS[name](), options=options)


def positions(game: Game, players: int, seed: int) -> list[State]:
    """All positions of a random game in which somebody is to move, and its end."""
    state, rng, found = game.new(players, seed=seed), seeded(seed, 5), []
    while not state.is_over:
        found.append(state)
        legal = state.legal_ids()
        state = state.play(game.actions()[legal[draw(rng, len(legal))]])
    return [*found, state]  # type: ignore[list-item]


# played on


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 5])
def test_a_random_game_on_another_board_keeps_to_its_graph(name: str, players: int) -> None:
    game = game_on(name)
    graph = roads.side(game.board, few=players <= 3)
    spaces = {place: len(marks["houses"]) for place, marks in graph.nodes(data=True)}
    found = positions(game, players, 3)

    for state in found[::7]:
        built = [place for seat in range(players) for place in state.houses(seat)]
        stand = {place for seat in range(players) for place in state.merchants(seat)}
        assert stand | set(built) <= set(graph)
        assert all(built.count(place) <= spaces[place] for place in built)
        assert all(graph.has_edge(a.start, a.end) for a in state.legal_actions() if isinstance(a, Step))
        assert sum(map(state.residences, range(players))) <= len(graph.graph["residences"])
    end = found[-1]
    assert end.is_over and set(end.markets) == {place for place, kind in graph.nodes(data="kind") if kind == "market"}


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 5])
def test_an_action_on_another_board_is_refused_exactly_if_it_is_illegal(name: str, players: int) -> None:
    game = game_on(name)
    found = positions(game, players, 9)

    for state in found[:: len(found) // 15]:
        legal = set(state.legal_actions())
        assert {action for action in game.actions() if not state.explain(action)} == legal


@pytest.mark.parametrize("name", OWN)
def test_every_position_on_another_board_comes_back_from_its_mapping_and_its_code(name: str) -> None:
    game = game_on(name)

    for state in positions(game, 4, 2)[::25]:
        again = game.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again == state
        assert tabletop.load_code(state.code(), board=game.board) == state


@pytest.mark.parametrize("name", OWN)
def test_every_action_of_a_board_is_written_and_read_without_its_accents(name: str) -> None:
    from tabletop.core.action import plain

    game = game_on(name)

    for action in game.actions():
        assert game.parse(str(action)) == action == game.parse(plain(str(action)))


@pytest.mark.parametrize("name", OWN)
def test_both_speeds_play_the_same_on_another_board(name: str) -> None:
    from tabletop import fast
    from tabletop.players.loops import plain

    game = game_on(name)
    slow, quick = (loops(game, 3).playouts(["random", "greedy", "random"], 3, 0, 4) for loops in (plain, fast.compiled))

    assert [list(row) for row in slow[1:4]] == [row.tolist() for row in quick[1:4]]
    assert all(length > 50 for length in slow.lengths)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_on_the_largest_board_end_alike_at_both_speeds(players: int) -> None:
    from tabletop import fast
    from tabletop.players.loops import plain

    game = game_on("largest")
    slow, quick = (loops(game, players).playouts(["random"] * players, 11, 0, 3, acting=True) for loops in (plain, fast.compiled))

    assert [list(row) for row in slow[1:5]] == [row.tolist() for row in quick[1:5]]
    steps = [action for action, n in zip(game.actions(), slow.acted, strict=True) if n and isinstance(action, Step)]
    assert len({action.end for action in steps}) > 10


def test_five_players_who_choose_by_themselves_play_on_the_largest_board() -> None:
    match = tabletop.match(game_on("largest"), ["greedy", "trader", "builder", "random", "greedy"], seed=4)

    match.run()

    assert match.state.is_over and match.state.ranking().count(1) >= 1


def test_a_step_a_house_and_a_toll_on_a_board_of_ones_own() -> None:
    game = game_on("row")
    state = game.from_dict({
        "players": 3, "slots": {"A": [None, "build", "move"]}, "merchants": {"A": {"One": 1, "Head": 1}},
        "houses": {"B": ["One"], "C": ["One"]}, "goods": {"A": {"silver": 1}},
    }, seed=1)  # fmt: skip

    built = state.play("use build main", "build One")
    moved = built.play("use move main", "step Head One", "step One Two")

    assert built.owners("One") == (0, 1, 2) and built.pesos(0) == 10 and built.points(0) == 1
    assert moved.mover == "Two" and moved.walked == 1
    assert [moved.pesos(seat) for seat in range(3)] == [10 - 4 - 1, 22, 22]


# sides


def test_a_board_of_one_side_is_the_same_for_any_number_of_players() -> None:
    game = game_on("row")

    few, many = game.new(2, seed=1), game.new(5, seed=1)

    assert few.places == many.places and few.markets == many.markets == ("End",)
    assert game.chart.few == game.chart.many
    assert {place: set(few.neighbours(place)) for place in few.places} == {place: set(game.board[place]) for place in few.places}


def test_the_sides_of_the_largest_board_are_those_of_its_graph() -> None:
    game = game_on("largest")

    for players in (2, 3, 4, 5):
        state, side = game.new(players, seed=1), roads.side(game.board, few=players <= 3)
        assert set(state.places) == set(side) and (len(side) == 24) == (players > 3)
        assert all(set(state.neighbours(place)) == set(side[place]) for place in side)
        assert state.box.residences == len(side.graph["residences"]) == (12 if players > 3 else 6)


def test_the_published_board_given_is_the_published_board() -> None:
    given = tabletop.load("valparaiso", board=VALPO.board)

    assert given == VALPO and not given.has_own_board
    assert given.new(2, seed=1).places == FEW_PLACES
    assert tabletop.load_code(given.new(2, seed=1).code()) == VALPO.new(2, seed=1)


def test_a_board_that_is_changed_after_loading_changes_no_game() -> None:
    graph = row_of_villages()
    game = tabletop.load("valparaiso", board=graph)
    before = game.board_to_dict()

    graph.nodes["One"]["houses"] = (9,)
    game.board.remove_edge("Head", "One")
    game.board.graph["residences"] = ()

    assert game.board_to_dict() == before and game.new(2, seed=1).neighbours("Head") == ("One",)


# saved


@pytest.mark.parametrize("name", OWN)
def test_a_match_on_another_board_is_saved_with_it_and_read_again(name: str, tmp_path: Any) -> None:
    match = tabletop.match(game_on(name), ["greedy", "builder", "trader"], seed=3)
    match.run()
    match.record.save(tmp_path / "roads.jsonl")

    again = tabletop.load_record(tmp_path / "roads.jsonl")

    assert [*again.states()][-1] == match.state
    assert again.game.has_own_board and roads.plan(again.game.board) == roads.plan(BOARDS[name]())


def test_a_record_whose_board_was_spoilt_names_what_is_wrong(tmp_path: Any) -> None:
    match = tabletop.match(game_on("row"), ["random"] * 2, seed=3)
    match.step()
    match.record.save(tmp_path / "roads.jsonl")
    text = (tmp_path / "roads.jsonl").read_text(encoding="utf-8")
    (tmp_path / "spoilt.jsonl").write_text(text.replace('"market"', '"castle"', 1), encoding="utf-8")

    with pytest.raises(TabletopError, match="the kind of 'End' is one of city, village, market"):
        tabletop.load_record(tmp_path / "spoilt.jsonl")


def test_a_code_of_another_board_is_opened_with_that_board_only() -> None:
    state = game_on("row").new(3, seed=4)

    assert tabletop.load_code(state.code(), board=row_of_villages()) == state
    with pytest.raises(TabletopError, match="or it is of another board"):
        tabletop.load_code(state.code())


# refused


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: star(4), "5 players start in as many villages, with or without a market; the board has 4 (VP-1.9)"),
        (lambda: star(5, markets=0), "a board of Valparaíso has 1 to 5 markets, not 0 (VP-1.4)"),
        (lambda: star(8, markets=6), "a board of Valparaíso has 1 to 5 markets, not 6 (VP-1.4)"),
    ],
)
def test_a_board_beyond_the_limits_of_the_game_is_refused(wrong: Any, told: str) -> None:
    roads.check(wrong())  # as roads it is sound

    with pytest.raises(BoardError, match=f"^{re.escape(told)}$"):
        tabletop.load("valparaiso", board=wrong())


def off_the_small_side(graph: Any, *places: str) -> Any:
    for place in places:
        graph.nodes[place]["few"] = None
    return graph


@pytest.mark.parametrize(
    ("places", "told"),
    [
        (("Ray 2", "Ray 3", "Ray 4"), "villages on the side for few players, with or without a market; the board has 2 (VP-1.9)"),
        (("Ray 0",), "a board of Valparaíso has 1 to 5 markets on the side for few players, not 0 (VP-1.4)"),
    ],
)
def test_a_small_side_beyond_the_limits_is_refused_by_that_side(places: tuple[str, ...], told: str) -> None:
    graph = off_the_small_side(star(), *places)

    with pytest.raises(BoardError, match=f"{re.escape(told)}$"):
        tabletop.load("valparaiso", board=graph)


def test_the_fewest_places_that_can_be_played_on() -> None:
    graph = off_the_small_side(star(), "Ray 3", "Ray 4")

    game = tabletop.load("valparaiso", board=graph)

    for players in (3, 5):
        match = tabletop.match(game, ["random"] * players, seed=2)
        match.run()
        assert match.state.is_over


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ({"roads": "one more"}, "roads is a list of 1 to 48, not 49"),
        ({"places": "one more"}, "places is a list of 1 to 24, not 25"),
        ({"residences": "one more"}, "residences is a list of 1 to 12, not 13"),
        ({"houses": "one more"}, "houses of 'Alto' is a list of at most 5 numbers of points"),
    ],
)
def test_the_largest_board_and_one_thing_more(board: dict[str, str], told: str) -> None:
    graph, (what,) = largest(), board
    assert len(tabletop.load("valparaiso", board=graph).chart.names) == MOST_VILLAGES + 1
    if what == "roads":
        graph.add_edge("Ría", "Pueblo 6")
    elif what == "places":
        graph.add_node("Fin", kind="village", pos=(0, 0), houses=())
    elif what == "residences":
        graph.graph["residences"] = (*graph.graph["residences"], (0, "pesos", 1))
    else:
        graph.nodes["Alto"]["houses"] += (1,)

    with pytest.raises(BoardError, match=told):
        tabletop.load("valparaiso", board=graph)


def called(*names: str) -> Any:
    """A star whose villages are called otherwise, joined in a ring besides."""
    graph = networkx.relabel_nodes(star(6), {f"Ray {i}": name for i, name in enumerate(names)})
    graph.add_edges_from(pairwise(names))
    return graph


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Peñas", "Penas"), "two places are called 'Penas', capitals and accents apart"),
        (("Rio", "RÍO"), "two places are called 'RÍO', capitals and accents apart"),
        (("A", "A", "B"), None),
    ],
)
def test_names_that_a_keyboard_without_accents_cannot_tell_apart_are_refused(names: tuple[str, ...], told: str | None) -> None:
    if told is None:  # networkx itself makes one place of two of one name
        assert len(called(*names)) < 7
        return

    with pytest.raises(BoardError, match=told):
        tabletop.load("valparaiso", board=called(*names))


def test_steps_that_would_read_alike_are_refused_though_the_names_differ() -> None:
    graph = called("San", "Juan Ría", "San Juan", "Ria", "Sol")
    graph.add_edge("San Juan", "Ria")
    roads.check(graph)

    with pytest.raises(BoardError, match="the steps from 'San' to 'Juan Ría' and from 'San Juan' to 'Ria' would read alike; call one"):
        tabletop.load("valparaiso", board=graph)


def test_names_that_hold_others_are_no_harm_while_no_two_steps_read_alike() -> None:
    graph = called("San", "San Juan", "San Juan Bajo", "Juan", "main", "goods 3")

    game = tabletop.load("valparaiso", board=graph)

    for action in game.actions():
        assert game.parse(str(action)) == action


@pytest.mark.parametrize("name", ["Muelle", "move", "Casa de Cambio", "B3", "North Sea", "bay", "silver", "done", "Mayor"])
def test_a_place_is_not_called_like_something_else_that_is_touched(name: str) -> None:
    with pytest.raises(BoardError, match=f"a place cannot be called '{name}'"):
        tabletop.load("valparaiso", board=called(name))


def test_a_residence_brings_what_the_game_knows() -> None:
    graph = star()
    graph.graph["residences"] = ((0, "pesos", 3), (1, "gold", 1))

    with pytest.raises(BoardError, match=r"residence 2 brings one of pesos, silver, .* points, not 'gold'"):
        tabletop.load("valparaiso", board=graph)


@pytest.mark.parametrize("junk", [object(), 3, "Port", {"Port": {}}, networkx.DiGraph(star()), networkx.MultiGraph(star())])
def test_what_is_no_graph_of_roads_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError, match="a board of roads is an undirected networkx.Graph, not"):
        tabletop.load("valparaiso", board=junk)


def test_a_mapping_beyond_the_limits_is_refused_as_its_graph_is() -> None:
    mapping = roads.to_dict(star(5, markets=0))

    with pytest.raises(BoardError, match="1 to 5 markets"):
        VALPO.rooms.room("board").from_dict(mapping)
    with pytest.raises(BoardError, match="1 to 5 markets"):
        VALPO.rooms.room("board").to_dict(star(5, markets=0))


# the chart


@pytest.mark.parametrize("name", [*BOARDS])
def test_the_chart_tells_the_graph_in_numbers(name: str) -> None:
    graph = BOARDS[name]()

    found = chart(graph)

    assert isinstance(found, Chart) and found == charted(roads.plan(graph))
    assert list(found.arcs) == sorted(found.arcs) and len(found.arcs) == 2 * graph.number_of_edges()
    assert {frozenset((found.names[a], found.names[b])) for a, b in found.arcs} == {frozenset(edge) for edge in graph.edges}
    assert dict(zip(found.names, found.kinds, strict=True)) == dict(graph.nodes(data="kind"))
    assert [found.names[i] for i in found.markets] == [place for place, kind in graph.nodes(data="kind") if kind == "market"]
    assert found.names[found.city] == next(place for place, kind in graph.nodes(data="kind") if kind == "city")
    for side, few in ((found.many, False), (found.few, True)):
        there = roads.side(graph, few)
        assert {name for i, name in enumerate(found.names) if side.places >> i & 1} == set(there)
        ways = {frozenset((found.names[a], found.names[b])) for (a, b), on in zip(found.arcs, side.arcs, strict=True) if on}
        assert ways == {frozenset(edge) for edge in there.edges}
        assert all(side.houses[i] == there.nodes[name]["houses"] for i, name in enumerate(found.names) if name in there)
