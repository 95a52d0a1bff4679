"""Clippers on any board of routes: it is played on at both speeds, saved with its record, and refused in a sentence beyond its limits."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import networkx
import pytest

import tabletop
from tabletop.boards import routes
from tabletop.core.action import plain
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import BoardError, TabletopError
from tabletop.core.game import Game
from tabletop.games.clippers import board as room
from tabletop.games.clippers.board import COMPANIES, COUNTRIES, FLEETS, Chart, chart, charted
from tabletop.games.clippers.pieces import Extend, Marker, State
from tests.games.sea_charts import SEVEN, by_chance, largest, route, seven_islands, written

CLIPPERS = tabletop.load("clippers")
BOARDS = {"reconstructed": lambda: CLIPPERS.board, "largest": largest, "seven": seven_islands, "by chance": lambda: by_chance(3)}
OWN = ["largest", "seven", "by chance"]
SHIPS = COMPANIES[:FLEETS]


def game_on(name: str, **options: Any) -> Game:
    return tabletop.load("clippers", board=BOARDS[name](), options=options)


def positions(game: Game, players: int, seed: int) -> list[State]:
    """All positions of a random game in which somebody is to move, and its end."""
    state, rng, found = game.new(players, seed=seed), seeded(seed, 5), []
    while not state.is_over:
        found.append(state)
        legal = state.legal_ids()
        state = state.play(game.actions()[legal[draw(rng, len(legal))]])
    return [*found, state]  # type: ignore[list-item]


# what is known of the reconstructed board

ISLANDS = {name: marks for name, marks in CLIPPERS.board.nodes(data=True) if marks["kind"] == "island"}
CONNECTIONS = routes.plan(CLIPPERS.board, SHIPS, COUNTRIES).connections


def test_the_reconstructed_board_has_as_many_islands_and_lanes_as_it_says() -> None:
    graph = CLIPPERS.board

    assert (len(ISLANDS), len(graph) - len(ISLANDS), len(CONNECTIONS), graph.number_of_edges()) == (38, 5, 88, 124)
    assert sum("start" not in f"{a}{b}" for a, b in CONNECTIONS) == 76
    assert sum(way.lanes == 2 for way in CONNECTIONS.values()) == 36
    assert graph.graph["certainty"] == "reconstructed"


def test_what_is_known_of_single_islands_is_so_and_says_so() -> None:
    known = {name: marks["certainty"] for name, marks in ISLANDS.items() if marks["certainty"]}

    assert (ISLANDS["Tahiti"]["value"], ISLANDS["Hawaii"]["value"]) == (4, 8)
    assert ISLANDS["American Samoa"]["company"] == "purple" and set(known) == {"Tahiti", "Hawaii", "American Samoa", "Tokelau"}
    assert "Hawaii" not in {**CLIPPERS.board.graph["cards"]["England"], **CLIPPERS.board.graph["cards"]["America"]}


def test_the_companies_have_the_sticks_that_are_printed_and_start_in_the_east() -> None:
    starts = {marks["company"]: marks for _, marks in CLIPPERS.board.nodes(data=True) if marks["kind"] == "start"}
    east = sorted((marks["pos"][0] for marks in ISLANDS.values()), reverse=True)[7]

    assert {company: marks["sticks"] for company, marks in starts.items()} == {
        "red": 32, "blue": 30, "white": 25, "green": 24, "black": 18,
    }  # fmt: skip
    assert ISLANDS["American Samoa"]["sticks"] == 13 and 13 + sum(marks["sticks"] for marks in starts.values()) == 142
    assert all(marks["pos"][0] > east and "known" in marks["certainty"] for marks in starts.values())


def test_values_and_ports_are_as_reviews_tell_and_rise_together() -> None:
    ports = {value: [m["ports"] for m in ISLANDS.values() if m["value"] == value] for value in range(2, 9)}
    means = [sum(row) / len(row) for row in ports.values()]

    assert Counter(m["value"] for m in ISLANDS.values()) == {2: 5, 3: 3, 4: 6, 5: 6, 6: 6, 7: 6, 8: 6}
    assert all(2 <= m["ports"] <= 5 for m in ISLANDS.values()) and sum(map(sum, ports.values())) == 131
    assert means == sorted(means)


@pytest.mark.parametrize("country", COUNTRIES)
def test_a_card_names_an_island_of_each_value_and_its_best_in_the_west_twice(country: str) -> None:
    card = CLIPPERS.board.graph["cards"][country]
    values = sorted((ISLANDS[island]["value"], n) for island, n in card.items())
    double = next(island for island, n in card.items() if n == 2)

    assert values == [(2, 1), (4, 1), (5, 1), (6, 1), (7, 1), (8, 2)]
    assert sum(value * n for value, n in values) == 40
    assert ISLANDS[double]["pos"][0] <= min(ISLANDS[island]["pos"][0] for island in card) + 60


def test_no_island_is_on_two_cards_and_all_countries_lie_equally_far_from_the_nearest_start() -> None:
    cards, far = CLIPPERS.board.graph["cards"], distances()
    named = [island for card in cards.values() for island in card]
    sums = [sum(n * min(far[start][island] for start in far) for island, n in card.items()) for card in cards.values()]

    assert len(named) == len(set(named)) == 30
    assert max(sums) - min(sums) <= 1


def distances() -> dict[str, dict[str, int]]:
    """Sticks from each start to each island along the arrows."""
    graph = networkx.DiGraph()
    for (a, b), way in CONNECTIONS.items():
        graph.add_edge(a, b, sticks=way.length)
        if not way.one_way:
            graph.add_edge(b, a, sticks=way.length)
    starts = [name for name in graph if name not in ISLANDS]
    return {start: networkx.single_source_dijkstra_path_length(graph, start, weight="sticks") for start in starts}


def test_every_island_lies_within_the_sticks_of_every_company() -> None:
    far = distances()

    assert len(far) == 5 and all(set(found) >= set(ISLANDS) for found in far.values())
    assert max(found[island] for found in far.values() for island in ISLANDS) <= 18


def test_connections_are_as_long_and_as_many_as_told() -> None:
    lengths = [way.length for way in CONNECTIONS.values()]
    one_way = [ends for ends, way in CONNECTIONS.items() if way.one_way]

    assert set(lengths) == {1, 2, 3, 4} and 1.8 < sum(lengths) / len(lengths) < 1.95
    assert sum(way.length * way.lanes for way in CONNECTIONS.values()) == 213
    assert sum(a in ISLANDS for a, _ in one_way) == 10 and len(one_way) - 10 == 12  # exits of starts


def test_islands_hang_together_along_the_arrows_and_have_two_neighbours_each() -> None:
    graph = networkx.DiGraph([*CONNECTIONS, *((b, a) for (a, b), way in CONNECTIONS.items() if not way.one_way)])

    assert networkx.is_strongly_connected(graph.subgraph(ISLANDS))
    assert min(len({*graph.successors(island), *graph.predecessors(island)}) for island in ISLANDS) >= 2


# played on


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 5])
def test_a_random_game_on_another_board_keeps_to_its_graph(name: str, players: int) -> None:
    game = game_on(name)
    graph = game.board

    for state in positions(game, players, 3)[::7]:
        for company in state.companies:
            for each in state.routes(company):
                marks = graph.edges[each.tail, each.head, each.lane]
                assert each.laid <= each.length == marks["length"] and marks["to"] in (None, each.head)
        for a, b in {frozenset(ends) for ends in graph.edges()}:
            lanes = [each.lane for each in state.on(a, b)]
            assert len(set(lanes)) == len(lanes) <= graph.number_of_edges(a, b)
        for island in state.islands:
            assert sum(state.markers(seat).get(island, 0) for seat in range(players)) <= graph.nodes[island]["ports"]
        assert {company: state.sticks(company) + sum(each.laid for each in state.routes(company)) for company in SHIPS} == {
            marks["company"]: marks["sticks"] for _, marks in graph.nodes(data=True) if marks["kind"] == "start"
        }


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 5])
def test_an_action_on_another_board_is_refused_exactly_if_it_is_illegal(name: str, players: int) -> None:
    game = game_on(name)
    found = positions(game, players, 9)

    for state in found[:: max(1, len(found) // (4 if name == "largest" else 12))]:
        legal = set(state.legal_actions())
        assert {action for action in game.actions() if not state.explain(action)} == legal


@pytest.mark.parametrize("name", OWN)
def test_every_position_on_another_board_comes_back_from_its_mapping_and_its_code(name: str) -> None:
    game = game_on(name)

    for state in positions(game, 4, 2)[:: 60 if name == "largest" else 15]:
        again = game.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again == state
        assert tabletop.load_code(state.code(), board=game.board) == state


@pytest.mark.parametrize("name", OWN)
def test_every_action_of_a_board_is_written_and_read_without_its_accents(name: str) -> None:
    game = game_on(name)

    for action in game.actions():
        assert game.parse(str(action)) == action == game.parse(plain(str(action)))


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 5])
def test_both_speeds_play_the_same_on_another_board(name: str, players: int) -> None:
    from tabletop import fast
    from tabletop.players.loops import plain

    game, seats = game_on(name), ["random", "greedy", "random", "blocker", "random"][:players]
    slow, quick = (loops(game, players).playouts(seats, 11, 0, 3, acting=True) for loops in (plain, fast.compiled))

    assert [list(row) for row in slow[1:5]] == [row.tolist() for row in quick[1:5]]
    assert all(length > 15 for length in slow.lengths)


def test_games_on_the_largest_board_go_to_its_ends() -> None:
    from tabletop.players.loops import plain

    game = game_on("largest")

    acted = plain(game, 5).playouts(["random"] * 5, 11, 0, 12, acting=True).acted

    ways = {(action.tail, action.head) for action, n in zip(game.actions(), acted, strict=True) if n and isinstance(action, Extend)}
    settled = {action.island for action, n in zip(game.actions(), acted, strict=True) if n and isinstance(action, Marker)}
    last = game.chart.arcs[-1]
    assert len(ways) > 124 and len(settled) > 40 and (game.chart.names[last.tail], game.chart.names[last.head]) in ways


def test_a_stick_a_bonus_and_a_port_on_a_board_of_ones_own() -> None:
    game = game_on("seven")
    markers = {"A": {"Atiu": 3, "Bora": 4}, "B": {"Cook": 5, "Duff": 2}}
    state = game.from_dict({"players": 2, "phase": "phase 2", "markers": markers}, seed=1)

    after = state.play("extend red red start > Atiu")

    assert after.money(0) == 4 and [score.total for score in after.scores()] == [4 + 3 * 8, 2]
    assert after.connected("red") == ("Atiu",) and after.ends("red") == {"Atiu": 1}


def test_the_standard_board_given_is_the_standard_board() -> None:
    given = tabletop.load("clippers", board=CLIPPERS.board)

    assert given == CLIPPERS and not given.has_own_board
    assert tabletop.load_code(given.new(2, seed=1).code()) == CLIPPERS.new(2, seed=1)


def test_a_board_that_is_changed_after_loading_changes_no_game() -> None:
    graph = seven_islands()
    game = tabletop.load("clippers", board=graph)
    before = game.board_to_dict()

    graph.nodes["Atiu"]["value"] = 1
    game.board.remove_edge("Atiu", "Duff")
    game.board.graph["cards"]["France"].clear()

    assert game.board_to_dict() == before and game.new(2, seed=1).value("Atiu") == 8


# saved


@pytest.mark.parametrize("name", OWN)
def test_a_match_on_another_board_is_saved_with_it_and_read_again(name: str, tmp_path: Any) -> None:
    match = tabletop.match(game_on(name), ["greedy", "blocker", "random"], seed=3)
    match.run()
    match.record.save(tmp_path / "sea.jsonl")

    again = tabletop.load_record(tmp_path / "sea.jsonl")

    assert [*again.states()][-1] == match.state
    assert again.game.has_own_board and again.game.chart == chart(BOARDS[name]())


def test_a_record_whose_board_was_spoilt_names_what_is_wrong(tmp_path: Any) -> None:
    match = tabletop.match(game_on("seven"), ["random"] * 2, seed=3)
    match.step()
    match.record.save(tmp_path / "sea.jsonl")
    text = (tmp_path / "sea.jsonl").read_text(encoding="utf-8")
    (tmp_path / "spoilt.jsonl").write_text(text.replace('"island": "Duff"', '"island": "Dufff"', 1), encoding="utf-8")

    with pytest.raises(TabletopError, match="purple starts on one of the islands, not on 'Dufff'"):
        tabletop.load_record(tmp_path / "spoilt.jsonl")


def test_a_code_of_another_board_is_opened_with_that_board_only() -> None:
    state = game_on("seven").new(3, seed=4)

    assert tabletop.load_code(state.code(), board=seven_islands()) == state
    with pytest.raises(TabletopError, match="or it is of another board"):
        tabletop.load_code(state.code())


# refused


def seven(**changes: Any) -> dict[str, Any]:
    """The board of seven islands as a mapping, with something changed."""
    return room.to_dict(seven_islands()) | changes


def card(**markers: int) -> dict[str, Any]:
    """A board of eight islands, A to H, with another card for France; on H there is room for five markers."""
    board = room.to_dict(by_chance(3))
    return board | {"cards": board["cards"] | {"France": {f"Isle {letter}": n for letter, n in markers.items()}}}


def worth(island: str, value: int) -> dict[str, Any]:
    """That board with one island worth less."""
    board = seven()
    next(entry for entry in board["islands"] if entry["name"] == island)["value"] = value
    return board


def renamed(old: str, new: str) -> dict[str, Any]:
    """That board with a place called otherwise."""
    return json.loads(json.dumps(seven()).replace(json.dumps(old), json.dumps(new)))  # type: ignore[no-any-return]


ONE_TWICE = r"the card of France puts 7 markers on 6 islands, 2 on one of them and 1 on each other, not \{.*\} \(CL-1.7\)"


@pytest.mark.parametrize(
    ("mapping", "told"),
    [
        (card(B=2, C=1, D=1, E=1, F=1), ONE_TWICE), (card(B=2, H=2, C=1, D=1, E=1), ONE_TWICE), (card(H=3, B=1, C=1, D=1, E=1), ONE_TWICE),
        (card(B=1, C=1, D=1, E=1, F=1, G=1, H=1), ONE_TWICE), (card(H=5, B=2), ONE_TWICE), (card(), ONE_TWICE),
        (worth("Bora", 7), r"the card of France puts 2 markers on 'Bora', and names an island that is worth more \(CL-1.7\)"),
    ],
)  # fmt: skip
def test_a_card_beyond_the_limits_of_the_game_is_refused(mapping: dict[str, Any], told: str) -> None:
    routes.read(mapping, SHIPS, COUNTRIES)  # as a board of routes it is sound

    with pytest.raises(BoardError, match=f"^{told}$"):
        room.from_dict(mapping)


def test_an_island_that_is_worth_less_than_the_double_one_may_stand_on_a_card() -> None:
    assert room.from_dict(worth("Futuna", 1)).nodes["Futuna"]["value"] == 1


def test_six_islands_have_no_room_for_five_cards() -> None:
    names = SEVEN[:6]
    ways = [route(a, b) for a, b in zip(names, (*names[1:], names[0]), strict=True)]
    mapping = written(names, [*(route(f"{company} start", "Atiu", 1, 1, True) for company in SHIPS), *ways])
    for country in COUNTRIES:
        mapping["cards"][country] = dict.fromkeys(names, 1) | {"Bora": 2}

    with pytest.raises(BoardError, match=r"^the cards put \d+ markers on '\w+', which has 5 port spaces$"):
        room.from_dict(mapping)


@pytest.mark.parametrize("name", ["red", "Purple", "FRANCE", "Japan", "2x", "5X", "port", *map(str.title, room.WORDS)])
def test_a_place_is_not_called_like_something_else_that_is_touched(name: str) -> None:
    told = f"a place cannot be called '{name}', since a company, a country, a card or a button is; call it otherwise"

    with pytest.raises(BoardError, match=f"^{re.escape(told)}$"):
        room.from_dict(renamed("Futuna", name))
    with pytest.raises(BoardError, match=f"^{re.escape(told)}$"):
        room.from_dict(renamed("green start", name))


@pytest.mark.parametrize("name", ["red start 2", "Port Vila", "Move Island", "2x2", "New France", "Done it"])
def test_a_name_that_only_holds_such_a_word_is_fine(name: str) -> None:
    game = tabletop.load("clippers", board=room.from_dict(renamed("Futuna", name)))

    assert all(game.parse(str(action)) == action for action in game.actions())


@pytest.mark.parametrize(("old", "new"), [("Futuna", "ATIU"), ("Futuna", "Atíu"), ("green start", "Red Stárt"), ("Futuna", "blue start")])
def test_names_that_a_keyboard_without_accents_cannot_tell_apart_are_refused(old: str, new: str) -> None:
    with pytest.raises(BoardError, match=f"^two places are called '{new}', capitals and accents apart$"):
        board = seven()
        for entry in (*board["islands"], *board["starts"]):
            entry["name"] = new if entry["name"] == old else entry["name"]
        room.from_dict(board)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("island", "islands is a list of 6 to 56, not 57"), ("connection", "connections is a list of 1 to 124, not 125"),
        ("lane", "the lanes between .*|lanes between 'Motu 1' and 'Motu 2' is a whole number from 1 to 2, not 3"),
    ],
)  # fmt: skip
def test_the_largest_board_and_one_thing_more(what: str, told: str) -> None:
    graph = largest()
    assert len(tabletop.load("clippers", board=graph).chart.names) == 61
    if what == "island":
        graph.add_node("Last", kind="island", value=2, ports=2, pos=(0, 0))
    elif what == "connection":
        graph.add_edge("B", "Motu 40", length=1)
    else:
        graph.add_edge("Motu 1", "Motu 2", **graph.edges["Motu 1", "Motu 2", 0])

    with pytest.raises(BoardError, match=f"^(?:{told})$"):
        tabletop.load("clippers", board=graph)


@pytest.mark.parametrize("junk", [object(), 3, "Pacific", {"islands": []}, networkx.Graph(), networkx.MultiDiGraph(seven_islands())])
def test_what_is_no_multigraph_of_routes_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError, match="a board of routes is an undirected networkx.MultiGraph, an edge for each lane, not"):
        tabletop.load("clippers", board=junk)


def test_a_mapping_beyond_the_limits_is_refused_as_its_graph_is() -> None:
    mapping = worth("Bora", 7)
    graph = routes.read(mapping, SHIPS, COUNTRIES).graph()

    for ask, given in ((room.from_dict, mapping), (room.to_dict, graph), (room.chart, graph)):
        with pytest.raises(BoardError, match="is worth more"):
            ask(given)  # type: ignore[operator]


# the chart


@pytest.mark.parametrize("name", [*BOARDS])
def test_the_chart_tells_the_graph_in_numbers(name: str) -> None:
    graph = BOARDS[name]()

    found = chart(graph)

    assert isinstance(found, Chart) and found == charted(routes.plan(graph, SHIPS, COUNTRIES))
    assert found.island_names == tuple(place for place, kind in graph.nodes(data="kind") if kind == "island")
    assert [graph.nodes[place]["company"] for place in found.names[found.islands :]] == list(SHIPS)
    assert [graph.nodes[place]["pos"] for place in found.names] == list(found.pos)
    for island, value, ports in zip(found.island_names, found.value, found.ports, strict=True):
        assert (value, ports) == (graph.nodes[island]["value"], graph.nodes[island]["ports"])
    for (a, b), length, lanes, one_way in zip(found.ends, found.length, found.lanes, found.one_way, strict=True):
        marks = graph[found.names[a]][found.names[b]]
        assert set(marks) == set(range(lanes)) and all(marks[lane]["length"] == length for lane in marks)
        assert all(marks[lane]["to"] == (found.names[b] if one_way else None) for lane in marks)
    assert list(found.arcs) == sorted(found.arcs) and len(found.arcs) == sum(2 - one_way for one_way in found.one_way)
    for arc in found.arcs:
        assert (arc.head, arc.tail) == found.ends[arc.connection] if arc.back else (arc.tail, arc.head) == found.ends[arc.connection]
    assert found.names[found.purple] == next(place for place, company in graph.nodes(data="company") if company == "purple")
    assert [{found.names[i]: n for i, n in card} for card in found.cards] == [graph.graph["cards"][country] for country in COUNTRIES]
    assert found.lines[len(found.arcs)] == ("blue", found.names[found.arcs[0].tail], found.names[found.arcs[0].head])


@pytest.mark.parametrize("name", [*BOARDS])
def test_the_graph_and_its_mapping_say_the_same(name: str) -> None:
    graph = BOARDS[name]()

    mapping = json.loads(json.dumps(room.to_dict(graph)))

    assert networkx.utils.graphs_equal(room.from_dict(mapping), graph) or chart(room.from_dict(mapping)) == chart(graph)
    assert room.to_dict(room.from_dict(mapping)) == room.to_dict(graph)
