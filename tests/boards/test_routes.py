"""Routes: a sound board passes and comes back as it was, and whatever makes one unsound is refused by naming the place or connection."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import networkx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tabletop.boards import routes
from tabletop.boards.routes import Connection, PlaceError, Plan, RouteError
from tabletop.core.errors import BoardError

Spoil = Callable[[Any], Any]
COMPANIES, COUNTRIES = ("red", "blue"), ("France", "Japan")


def written() -> dict[str, Any]:
    """Six islands on a ring, two of its connections double and one with an arrow; Fiji has a side for its name."""
    ring = ["Atiu", "Bora", "Cook", "Duff", "Efate", "Fiji"]
    return {
        "name": "A ring", "certainty": "made up",
        "islands": [
            {"name": name, "pos": [100.0 * i, 50.0], "value": 2 + i, "ports": 3, "label": "" if i < 5 else "sw", "certainty": known}
            for i, (name, known) in enumerate(zip(ring, ["known", "", "", "", "", ""], strict=True))
        ],
        "starts": [
            {"name": "west", "company": "red", "pos": [0.0, 0.0], "sticks": 12, "certainty": ""},
            {"name": "east", "company": "blue", "pos": [600.0, 0.0], "sticks": 9, "certainty": "number known"},
        ],
        "purple": {"island": "Duff", "sticks": 4},
        "connections": [
            {"from": "Atiu", "to": "Bora", "length": 1, "lanes": 2, "one_way": False, "certainty": ""},
            {"from": "Atiu", "to": "Fiji", "length": 2, "lanes": 1, "one_way": False, "certainty": ""},
            {"from": "west", "to": "Atiu", "length": 2, "lanes": 1, "one_way": True, "certainty": "length known"},
            {"from": "Bora", "to": "Cook", "length": 1, "lanes": 2, "one_way": False, "certainty": ""},
            {"from": "Cook", "to": "Duff", "length": 1, "lanes": 1, "one_way": False, "certainty": ""},
            {"from": "Duff", "to": "Efate", "length": 4, "lanes": 1, "one_way": False, "certainty": ""},
            {"from": "Efate", "to": "Fiji", "length": 1, "lanes": 1, "one_way": False, "certainty": ""},
            {"from": "Fiji", "to": "Efate", "length": 1, "lanes": 1, "one_way": True, "certainty": ""},
            {"from": "east", "to": "Fiji", "length": 3, "lanes": 2, "one_way": True, "certainty": ""},
        ],
        "cards": {"France": {"Atiu": 2, "Bora": 1}, "Japan": {"Fiji": 1, "Atiu": 1}},
    }  # fmt: skip


def sound() -> dict[str, Any]:
    """That board; of the two connections of Efate and Fiji only the arrow."""
    board = written()
    board["connections"] = [c for c in board["connections"] if (c["from"], c["to"]) != ("Efate", "Fiji")]
    return board


def spoilt(spoil: Spoil) -> dict[str, Any]:
    """That board with something wrong."""
    board = sound()
    spoil(board)
    return board


def read(board: Any) -> Plan:
    return routes.read(board, COMPANIES, COUNTRIES)


def of(called: str, /, **marks: Any) -> Spoil:
    """Change what is written of an island or a start."""
    return lambda board: next(place for place in board["islands"] + board["starts"] if place["name"] == called).update(marks)


def way(a: str, b: str, /, **marks: Any) -> Spoil:
    """Change what is written of a connection."""
    return lambda board: next(c for c in board["connections"] if {c["from"], c["to"]} == {a, b}).update(marks)


def joined(a: Any, b: Any, **marks: Any) -> Spoil:
    """One connection more."""
    return lambda board: board["connections"].append({"from": a, "to": b, "length": 1, "lanes": 1} | marks)


# what is sound


def test_a_board_comes_back_from_its_mapping_and_from_json() -> None:
    board = sound()

    found = read(board)

    assert routes.to_dict(found) == board
    assert read(json.loads(json.dumps(routes.to_dict(found)))) == found


def test_a_board_comes_back_from_its_graph() -> None:
    found = read(sound())

    graph = found.graph()

    assert routes.plan(graph, COMPANIES, COUNTRIES) == found
    assert networkx.utils.graphs_equal(routes.plan(graph, COMPANIES, COUNTRIES).graph(), graph)
    assert networkx.utils.graphs_equal(routes.from_dict(sound(), COMPANIES, COUNTRIES), graph)


def test_a_graph_says_what_its_mapping_says() -> None:
    graph = read(sound()).graph()

    assert dict(graph.nodes["Fiji"]) == {"kind": "island", "pos": (500.0, 50.0), "value": 7, "ports": 3, "label": "sw", "certainty": ""}
    assert dict(graph.nodes["Duff"]) | {"pos": 0} == {
        "kind": "island", "pos": 0, "value": 5, "ports": 3, "label": "", "certainty": "", "company": "purple", "sticks": 4,
    }  # fmt: skip
    assert dict(graph.nodes["east"]) == {
        "kind": "start", "company": "blue", "pos": (600.0, 0.0), "sticks": 9, "certainty": "number known",
    }  # fmt: skip
    assert graph["Atiu"]["Bora"] == {lane: {"length": 1, "to": None, "certainty": ""} for lane in (0, 1)}
    assert graph["east"]["Fiji"] == {lane: {"length": 3, "to": "Fiji", "certainty": ""} for lane in (0, 1)}
    assert graph["Efate"]["Fiji"] == {0: {"length": 1, "to": "Efate", "certainty": ""}}
    assert graph.graph == {"name": "A ring", "certainty": "made up", "cards": sound()["cards"], "y_down": True}


def test_each_graph_of_a_plan_is_ones_own() -> None:
    found = read(sound())

    found.graph().graph["cards"]["France"].clear()

    assert found.graph().graph["cards"]["France"] == {"Atiu": 2, "Bora": 1} == found.cards["France"]


def test_what_is_left_out_is_as_usual() -> None:
    board = sound()
    for entry in (*board["islands"], *board["starts"], *board["connections"]):
        entry.pop("certainty")
        entry.pop("label", None)
        if entry.get("one_way") is False:
            del entry["one_way"]
    del board["name"], board["certainty"]

    found = read(board)

    assert (found.name, found.certainty) == ("", "") and found.connections["Atiu", "Fiji"] == Connection(2, 1, False, "")
    assert found.islands["Fiji"].label == "" and found.connections["Fiji", "Efate"].one_way


def test_a_connection_is_kept_in_the_order_of_places_and_an_arrow_from_where_it_leads() -> None:
    board = spoilt(lambda b: b["connections"].reverse())
    way("Atiu", "Bora", **{"from": "Bora", "to": "Atiu"})(board)

    found = read(board)

    assert found == read(sound())
    assert list(found.connections) == [
        ("Atiu", "Bora"), ("Atiu", "Fiji"), ("west", "Atiu"), ("Bora", "Cook"), ("Cook", "Duff"), ("Duff", "Efate"), ("Fiji", "Efate"),
        ("east", "Fiji"),
    ]  # fmt: skip


def test_a_plan_reads_edges_whichever_way_they_were_drawn() -> None:
    graph = read(sound()).graph()
    turned = networkx.MultiGraph(**graph.graph)
    turned.add_nodes_from(graph.nodes(data=True))
    turned.add_edges_from((b, a, key, marks) for a, b, key, marks in reversed(list(graph.edges(keys=True, data=True))))

    assert routes.plan(turned, COMPANIES, COUNTRIES) == read(sound())


def test_marks_of_ones_own_do_no_harm() -> None:
    graph = read(sound()).graph()
    graph.nodes["Fiji"]["betweenness"], graph.edges["Atiu", "Bora", 0]["weight"], graph.graph["author"] = 0.5, 3, "Ana"

    assert routes.plan(graph, COMPANIES, COUNTRIES) == read(sound())


def test_the_keys_of_lanes_may_be_any() -> None:
    graph = read(sound()).graph()
    graph.remove_edges_from([("Atiu", "Bora", 0), ("Atiu", "Bora", 1)])
    graph.add_edge("Bora", "Atiu", "north", length=1)
    graph.add_edge("Atiu", "Bora", 7, length=1, to=None, certainty="")

    assert routes.plan(graph, COMPANIES, COUNTRIES) == read(sound())


def test_the_example_is_sound_and_small_as_can_be() -> None:
    graph = routes.from_dict(dict(routes.EXAMPLE))

    routes.check(graph, ("red",), ("France",))

    assert sum(kind == "island" for _, kind in graph.nodes(data="kind")) == routes.LEAST_ISLANDS


# what is refused, of a mapping

PURPLE = "one island has company 'purple', where that company starts, not"
LANES = "the lanes between 'Atiu' and 'Bora' are equally long and lead the same way"
AWAY = "a connection of a start leads away from it, one way;"
ROUND = f"islands is a list of {routes.LEAST_ISLANDS} to {routes.MOST_ISLANDS}, not"
LONG, TEXT = "x" * 25, "x" * 81
A_TEXT = "by a text of at most 80 signs, not"
A_NAME = "a place is called by a text of 1 to 24 signs without '>' and double blanks, not"


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda b: b.update(roads=[]), "'roads' is nothing that a board of routes has; it has name, certainty, islands, starts, purple"),
        (lambda b: b.update(name=7), f"a board is called {A_TEXT} 7"),
        (lambda b: b.update(name=TEXT), f"a board is called {A_TEXT} 'xxx"),
        (lambda b: b.update(name="two\nlines"), f"a board is called {A_TEXT} 'two\\nlines'"),
        (lambda b: b.update(certainty=None), f"the certainty of a board is said {A_TEXT} None"),
        (lambda b: b.pop("islands"), f"{ROUND} None"),
        (lambda b: b["islands"].pop(), f"{ROUND} 5"),
        (lambda b: b.update(islands=b["islands"] * 10), f"{ROUND} 60"),
        (lambda b: b.update(islands="Fiji"), f"{ROUND} 'Fiji'"),
        (lambda b: b["islands"].append("Guam"), "an island is a mapping with name, pos, value, ports, label, certainty, not 'Guam'"),
        (of("Fiji", colour="red"), "'colour' is nothing that an island has; it has name, pos, value, ports, label, certainty"),
        (of("Fiji", label="up"), "the label of 'Fiji' stands on one of the sides e, se, s, sw, w, nw, n, ne, not on 'up'"),
        (of("Fiji", label=None), "the label of 'Fiji' stands on one of the sides e, se, s, sw, w, nw, n, ne, not on None"),
        (of("Fiji", value=0), "the value of 'Fiji' is a whole number from 1 to 9, not 0"),
        (of("Fiji", value=10), "the value of 'Fiji' is a whole number from 1 to 9, not 10"),
        (of("Fiji", value=True), "the value of 'Fiji' is a whole number from 1 to 9, not True"),
        (of("Fiji", ports=1), "the number of port spaces of 'Fiji' is a whole number from 2 to 5, not 1"),
        (of("Fiji", ports=6), "the number of port spaces of 'Fiji' is a whole number from 2 to 5, not 6"),
        (of("Fiji", ports=2.0), "the number of port spaces of 'Fiji' is a whole number from 2 to 5, not 2.0"),
        (of("Fiji", pos=[1]), "the pos of 'Fiji' is two numbers of at most 4000, x and y, not [1]"),
        (of("Fiji", pos=[1, 4001]), "the pos of 'Fiji' is two numbers of at most 4000, x and y, not [1, 4001]"),
        (of("Fiji", pos=[1, float("nan")]), "the pos of 'Fiji' is two numbers of at most 4000, x and y, not [1, nan]"),
        (of("Fiji", pos=[True, 1]), "the pos of 'Fiji' is two numbers of at most 4000, x and y, not [True, 1]"),
        (of("Fiji", certainty=TEXT), f"the certainty of 'Fiji' is said {A_TEXT} 'xxx"),
        (of("Fiji", name=""), f"{A_NAME} ''"),
        (of("Fiji", name=LONG), f"{A_NAME} '{LONG}'"),
        (of("Fiji", name="Fiji  Sea"), f"{A_NAME} 'Fiji  Sea'"),
        (of("Fiji", name=" Fiji"), f"{A_NAME} ' Fiji'"),
        (of("Fiji", name="A > B"), f"{A_NAME} 'A > B'"),
        (of("Fiji", name="--"), f"{A_NAME} '--'"),
        (of("Fiji", name="a\tb"), f"{A_NAME} 'a\\tb'"),
        (of("Fiji", name=3), f"{A_NAME} 3"),
        (of("Fiji", name="Atiu"), "two islands are called 'Atiu'"),
        (of("Fiji", name="ATIÚ"), "two places are called 'ATIÚ', capitals and accents apart"),
        (of("west", name="fiji"), "two places are called 'fiji', capitals and accents apart"),
        (of("west", name="east"), "two starts are called 'east'"),
        (lambda b: b["starts"].pop(), "starts is a list of 2, not 1"),
        (of("west", ports=3), "'ports' is nothing that a start has; it has name, company, pos, sticks, certainty"),
        (of("west", company=1), "the company of 'west' is called by a text, not 1"),
        (of("west", company="blue"), "each of red, blue has one start; the board has starts of blue, blue"),
        (of("west", company="purple"), "each of red, blue has one start; the board has starts of blue, purple"),
        (of("west", sticks=0), "the number of sticks at 'west' is a whole number from 1 to 60, not 0"),
        (of("west", sticks=61), "the number of sticks at 'west' is a whole number from 1 to 60, not 61"),
        (of("west", pos=None), "the pos of 'west' is two numbers of at most 4000, x and y, not None"),
        (of("west", certainty=1), f"the certainty of 'west' is said {A_TEXT} 1"),
        (lambda b: b.pop("purple"), "purple is a mapping with island, sticks, not None"),
        (lambda b: b["purple"].update(ship=1), "'ship' is nothing that purple has; it has island, sticks"),
        (lambda b: b["purple"].update(island="west"), "purple starts on one of the islands, not on 'west'"),
        (lambda b: b["purple"].update(island=["Fiji"]), "purple starts on one of the islands, not on ['Fiji']"),
        (lambda b: b["purple"].update(sticks=61), "the number of sticks of purple is a whole number from 1 to 60, not 61"),
        (lambda b: b.update(connections=[]), "connections is a list of 1 to 124, not 0"),
        (lambda b: b.update(connections=b["connections"] * 16), "connections is a list of 1 to 124, not 128"),
        (lambda b: b["connections"].append(5), "a connection is a mapping with from, to, length, lanes, one_way, certainty, not 5"),
        (way("Cook", "Duff", arrow=1), "'arrow' is nothing that a connection has; it has from, to, length, lanes, one_way, certainty"),
        (joined("Fiji", "Guam"), "the connection from 'Fiji' to 'Guam': there is no place 'Guam'"),
        (joined(None, "Fiji"), "the connection from None to 'Fiji': there is no place None"),
        (joined("Fiji", ["Atiu"]), "the connection from 'Fiji' to ['Atiu']: there is no place ['Atiu']"),
        (joined("Fiji", "Fiji"), "a connection joins 'Fiji' to itself"),
        (joined("Fiji", "Atiu"), "'Fiji' and 'Atiu' are joined twice; a double route is one connection of 2 lanes"),
        (joined("Atiu", "Fiji"), "'Atiu' and 'Fiji' are joined twice; a double route is one connection of 2 lanes"),
        (way("Cook", "Duff", length=0), "length between 'Cook' and 'Duff' is a whole number from 1 to 4, not 0"),
        (way("Cook", "Duff", length=5), "length between 'Cook' and 'Duff' is a whole number from 1 to 4, not 5"),
        (way("Cook", "Duff", length=None), "length between 'Cook' and 'Duff' is a whole number from 1 to 4, not None"),
        (way("Cook", "Duff", lanes=3), "lanes between 'Cook' and 'Duff' is a whole number from 1 to 2, not 3"),
        (way("Cook", "Duff", lanes=True), "lanes between 'Cook' and 'Duff' is a whole number from 1 to 2, not True"),
        (way("Cook", "Duff", one_way=1), "one_way between 'Cook' and 'Duff' is true or false, not 1"),
        (way("Cook", "Duff", certainty=2), f"the certainty of 'Cook to Duff' is said {A_TEXT} 2"),
        (joined("Cook", "west"), "a connection of a start leads away from it, one way; 'Cook' to 'west' does not"),
        (joined("west", "Cook"), "a connection of a start leads away from it, one way; 'west' to 'Cook' does not"),
        (joined("west", "east", one_way=True), "a connection of a start leads away from it, one way; 'west' to 'east' does not"),
        (lambda b: b.pop("cards"), "cards are a mapping with a departure card for each of France, Japan, not None"),
        (lambda b: b["cards"].pop("Japan"), "cards are a mapping with a departure card for each of France, Japan, not {'France'"),
        (lambda b: b["cards"].update({3: {}}), "cards are a mapping with a departure card for each of France, Japan, not {'France'"),
        (lambda b: b["cards"].update(Japan=["Fiji"]), "the card of Japan is a mapping of islands to numbers of markers, not ['Fiji']"),
        (lambda b: b["cards"]["Japan"].update(west=1), "the card of Japan names 'west', which is no island"),
        (lambda b: b["cards"]["Japan"].update({4: 1}), "the card of Japan names 4, which is no island"),
        (lambda b: b["cards"]["Japan"].update(Fiji=0), "the number of markers of Japan on 'Fiji' is a whole number from 1 to 5, not 0"),
        (lambda b: b["cards"]["Japan"].update(Fiji="1"), "the number of markers of Japan on 'Fiji' is a whole number from 1 to 5, not '1'"),
        (lambda b: b["cards"]["Japan"].update(Atiu=2), "the cards put 4 markers on 'Atiu', which has 3 port spaces"),
        (lambda b: b["connections"].pop(5), "an island has 2 neighbours at least; 'Duff' has 1"),
        (lambda b: b["connections"].pop(2), "no connection leads away from 'west'"),
        (way("Duff", "Efate", one_way=True), "no way along the arrows leads from 'Efate' to 'Atiu'"),
    ],
)  # fmt: skip
def test_a_board_that_is_not_sound_is_refused_in_a_sentence(spoil: Spoil, told: str) -> None:
    board = spoilt(spoil)

    with pytest.raises(BoardError, match=f"^{re.escape(told)}"):
        read(board)


@pytest.mark.parametrize("junk", [None, 3, "Pacific", [], [1], object()])
def test_what_is_no_mapping_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError, match=f"^a board of routes is a mapping with {', '.join(routes.KEYS)}, not"):
        read(junk)


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (of("Fiji", value=0), "Fiji"), (of("west", sticks=0), "west"), (lambda b: b["connections"].pop(2), "west"),
        (lambda b: b["purple"].update(sticks=0), "Duff"), (way("Duff", "Efate", one_way=True), "Atiu"),
        (lambda b: b["cards"]["Japan"].update(Atiu=2), "Atiu"), (of("west", name="fiji"), "fiji"),
    ],
)  # fmt: skip
def test_an_error_of_a_place_bears_its_name(spoil: Spoil, place: str) -> None:
    with pytest.raises(PlaceError) as error:
        read(spoilt(spoil))

    assert error.value.place == place


@pytest.mark.parametrize(
    ("spoil", "ends"),
    [
        (joined("Fiji", "Guam"), ("Fiji", "Guam")), (way("Cook", "Duff", length=0), ("Cook", "Duff")),
        (joined("Fiji", "Fiji"), ("Fiji", "Fiji")), (joined("west", "Cook"), ("west", "Cook")), (joined("Fiji", "Atiu"), ("Fiji", "Atiu")),
    ],
)  # fmt: skip
def test_an_error_of_a_connection_bears_its_ends(spoil: Spoil, ends: tuple[str, str]) -> None:
    with pytest.raises(RouteError) as error:
        read(spoilt(spoil))

    assert error.value.route == ends


def test_a_dead_end_with_two_neighbours_is_refused_where_no_way_leads_out() -> None:
    board = spoilt(lambda b: b["islands"].append({"name": "Sink", "pos": [0, 0], "value": 2, "ports": 2}))
    for island in ("Atiu", "Cook"):
        joined(island, "Sink", one_way=True)(board)

    with pytest.raises(PlaceError, match="^no way along the arrows leads from 'Sink' to 'Atiu'$"):
        read(board)


# what is refused, of a graph


@pytest.mark.parametrize("junk", [None, 3, "Pacific", {}, networkx.Graph(), networkx.DiGraph(), networkx.MultiDiGraph([("A", "B")])])
def test_what_is_no_multigraph_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError, match="^a board of routes is an undirected networkx.MultiGraph, an edge for each lane, not"):
        routes.check(junk, COMPANIES, COUNTRIES)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda g: g.add_node("Guam"), "the kind of 'Guam' is island or start, not None"),
        (lambda g: g.nodes["Fiji"].update(kind="rock"), "the kind of 'Fiji' is island or start, not 'rock'"),
        (lambda g: g.nodes["Fiji"].update(kind=["island"]), "the kind of 'Fiji' is island or start, not ['island']"),
        (lambda g: g.nodes["Duff"].pop("company"), f"{PURPLE} 0: []"),
        (lambda g: g.nodes["Duff"].update(company="red"), f"{PURPLE} 1: ['Duff']"),
        (lambda g: g.nodes["Fiji"].update(company="purple"), f"{PURPLE} 2: ['Duff', 'Fiji']"),
        (lambda g: g.nodes["Duff"].pop("sticks"), "the number of sticks of purple is a whole number from 1 to 60, not None"),
        (lambda g: g.edges["Cook", "Duff", 0].update(to="Fiji"), "an arrow between 'Cook' and 'Duff' leads to one of them, not to 'Fiji'"),
        (lambda g: g.edges["Cook", "Duff", 0].update(to=True), "an arrow between 'Cook' and 'Duff' leads to one of them, not to True"),
        (lambda g: g.edges["Atiu", "Bora", 1].update(length=2), LANES),
        (lambda g: g.edges["Atiu", "Bora", 1].update(to="Bora"), LANES),
        (lambda g: g.edges["Atiu", "Bora", 1].update(certainty="?"), LANES),
        (
            lambda g: (g.edges["Atiu", "Bora", 0].update(to="Atiu"), g.edges["Atiu", "Bora", 1].update(to="Bora")),
            LANES,
        ),
        (lambda g: g.add_edge("Atiu", "Bora", length=1), "lanes between 'Atiu' and 'Bora' is a whole number from 1 to 2, not 3"),
        (lambda g: g.edges["Cook", "Duff", 0].pop("length"), "length between 'Cook' and 'Duff' is a whole number from 1 to 4, not None"),
        (lambda g: g.edges["west", "Atiu", 0].update(to="west"), f"{AWAY} 'Atiu' to 'west' does not"),
        (lambda g: g.edges["west", "Atiu", 0].update(to=None), f"{AWAY} 'Atiu' to 'west' does not"),
        (lambda g: g.add_edge("Fiji", "Fiji", length=1), "a connection joins 'Fiji' to itself"),
        (lambda g: g.graph.pop("cards"), "cards are a mapping with a departure card for each of France, Japan, not None"),
        (lambda g: g.graph.update(name=3), f"a board is called {A_TEXT} 3"),
        (lambda g: g.remove_node("Fiji"), f"{ROUND} 5"),
        (lambda g: g.add_node(7, kind="island", value=2, ports=2, pos=(0, 0)), f"{A_NAME} 7"),
        (lambda g: g.nodes["Fiji"].pop("pos"), "the pos of 'Fiji' is two numbers of at most 4000, x and y, not None"),
    ],
)  # fmt: skip
def test_a_graph_that_is_no_board_is_refused_in_a_sentence(spoil: Spoil, told: str) -> None:
    graph = read(sound()).graph()
    spoil(graph)

    with pytest.raises(BoardError, match=f"^{re.escape(told)}"):
        routes.check(graph, COMPANIES, COUNTRIES)


def test_a_refusal_changes_nothing() -> None:
    board, graph = spoilt(of("Fiji", value=0)), read(sound()).graph()
    graph.nodes["Fiji"]["value"] = 0
    before, drawn = copy.deepcopy(board), graph.copy()

    for ask, given_ in ((read, board), (lambda g: routes.check(g, COMPANIES, COUNTRIES), graph)):
        with pytest.raises(BoardError):
            ask(given_)

    assert board == before and networkx.utils.graphs_equal(graph, drawn)


# junk

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.floats() | st.text(max_size=6)
    | st.sampled_from(["Fiji", "Atiu", "west", "red", "France", "purple", "", "e"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*routes.KEYS, "island", "from"]), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where anything stands in a mapping."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, each in inner for found in paths(each, (*path, key)))]


def put(value: Any, path: tuple[Any, ...], junk: Any) -> None:
    """Put junk there, unless other junk has taken the place."""
    for key in path[:-1]:
        try:
            value = value[key]
        except (LookupError, TypeError):
            return
    if isinstance(value, dict) or isinstance(value, list) and path[-1] in range(len(value)):
        value[path[-1]] = junk


PATHS = [path for path in paths(sound()) if path]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PATHS), JUNK), min_size=1, max_size=3))
@example([(("islands", 0, "name"), {})])
@example([(("cards", "France", "Atiu"), float("nan"))])
def test_a_mapping_with_junk_is_read_or_refused_and_what_is_read_comes_back(spoils: list[tuple[tuple[Any, ...], Any]]) -> None:
    board = sound()
    for path, junk in spoils:
        put(board, path, junk)

    try:
        found = read(board)
    except BoardError as error:
        assert str(error) and "\n" not in str(error) and len(str(error)) < 400
        return

    assert read(json.loads(json.dumps(routes.to_dict(found)))) == found == routes.plan(found.graph(), COMPANIES, COUNTRIES)


@settings(max_examples=200, deadline=None)
@given(JUNK)
def test_junk_is_refused_in_a_sentence(junk: Any) -> None:
    with pytest.raises(BoardError):
        read(junk)


ATTRIBUTES = ("kind", "value", "ports", "pos", "label", "company", "sticks", "certainty", "length", "to")


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 15), st.sampled_from(ATTRIBUTES), JUNK), min_size=1, max_size=3))
def test_a_graph_with_junk_is_read_or_refused(spoils: list[tuple[int, str, Any]]) -> None:
    graph = read(sound()).graph()
    rows = [*(graph.nodes[node] for node in graph), *(graph.edges[edge] for edge in graph.edges(keys=True)), graph.graph]
    for which, key, junk in spoils:
        rows[which % len(rows)][key] = junk

    try:
        found = routes.plan(graph, COMPANIES, COUNTRIES)
    except BoardError as error:
        assert str(error) and "\n" not in str(error) and len(str(error)) < 400
        return

    assert routes.plan(found.graph(), COMPANIES, COUNTRIES) == found
