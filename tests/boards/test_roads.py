"""Roads: a sound board passes and comes back as it was, and whatever makes one unsound is refused by naming the place or road."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import networkx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tabletop.boards import roads
from tabletop.boards.roads import PlaceError, RoadError
from tabletop.core.action import plain
from tabletop.core.errors import BoardError

Spoil = Callable[[Any], Any]


def written() -> dict[str, Any]:
    """A board of two sides: on the one for few players there is no Ford, and nothing leads from Abbey to Mill."""
    return {
        "name": "Two valleys",
        "places": [
            {"name": "Port", "kind": "city", "pos": [0.0, 0.0]},
            {"name": "Mill", "kind": "market", "pos": [1.5, 0.0], "houses": [2, 1, 1], "few": [2]},
            {"name": "Abbey", "kind": "village", "pos": [0.0, -2.0], "houses": [3], "few": [3]},
            {"name": "Ford", "kind": "village", "pos": [2.0, 2.0], "houses": [1], "few": None},
        ],
        "roads": [["Port", "Mill", True], ["Port", "Abbey", True], ["Mill", "Abbey", False], ["Mill", "Ford", False]],
        "residences": [[0, "pesos", 3], [2, "any good", 1]], "residences_few": [[1, "points", 1]],
    }  # fmt: skip


def spoilt(spoil: Spoil) -> dict[str, Any]:
    """That board with something wrong."""
    board = written()
    spoil(board)
    return board


def of(called: str, /, **marks: Any) -> Spoil:
    """Change what is written of a place."""
    return lambda board: next(place for place in board["places"] if place["name"] == called).update(marks)


# what is sound


def test_a_board_comes_back_from_its_mapping_and_from_json() -> None:
    board = written()

    graph = roads.from_dict(board)

    assert roads.to_dict(graph) == board
    assert roads.to_dict(roads.from_dict(json.loads(json.dumps(roads.to_dict(graph))))) == board


def test_a_graph_says_what_its_mapping_says() -> None:
    graph = roads.from_dict(written())

    assert dict(graph.nodes["Mill"]) == {"kind": "market", "pos": (1.5, 0.0), "houses": (2, 1, 1), "few": (2,)}
    assert (graph.nodes["Ford"]["few"], graph.nodes["Port"]["houses"]) == (None, ())
    assert {frozenset(ends): few for *ends, few in graph.edges(data="few")} == {
        frozenset(("Port", "Mill")): True, frozenset(("Port", "Abbey")): True, frozenset(("Mill", "Abbey")): False,
        frozenset(("Mill", "Ford")): False,
    }  # fmt: skip
    assert graph.graph == {
        "name": "Two valleys", "residences": ((0, "pesos", 3), (2, "any good", 1)), "residences_few": ((1, "points", 1),),
    }  # fmt: skip


def test_what_is_left_out_of_a_board_is_the_same_on_both_sides() -> None:
    board = {
        "places": [{"name": "Port", "kind": "city", "pos": [0, 0]}, {"name": "Mill", "kind": "market", "pos": [1, 0], "houses": [2, 0]}],
        "roads": [["Mill", "Port"]], "residences": [[1, "pesos", 3]],
    }  # fmt: skip

    found = roads.read(board)

    assert (found.name, found.residences_few) == ("", found.residences)
    assert found.places["Mill"].few == found.places["Mill"].houses == (2, 0)
    assert found.roads == {("Port", "Mill"): True}
    assert networkx.utils.graphs_equal(roads.side(found.graph(), True), roads.side(found.graph(), False))


def test_a_road_to_a_place_that_is_not_on_the_small_side_is_not_on_it_either() -> None:
    board = spoilt(lambda b: b["roads"][3].pop())

    found = roads.read(board)

    assert found.roads["Mill", "Ford"] is False


def test_the_side_for_many_players_has_all_places_and_roads() -> None:
    graph = roads.from_dict(written())

    side = roads.side(graph, few=False)

    assert (set(side), side.number_of_edges()) == (set(graph), 4)
    assert side.nodes["Mill"]["houses"] == (2, 1, 1) and side.graph["residences"] == graph.graph["residences"]


def test_the_side_for_few_players_lacks_what_is_not_on_it() -> None:
    graph = roads.from_dict(written())

    side = roads.side(graph, few=True)

    assert set(side) == {"Port", "Mill", "Abbey"}
    assert {frozenset(road) for road in side.edges} == {frozenset(("Port", "Mill")), frozenset(("Port", "Abbey"))}
    assert side.nodes["Mill"]["houses"] == (2,) and side.graph["residences"] == ((1, "points", 1),)


@pytest.mark.parametrize("few", [True, False])
def test_a_side_is_a_sound_board_whose_sides_are_both_that_one(few: bool) -> None:
    side = roads.side(roads.from_dict(written()), few)

    roads.check(side)

    assert networkx.utils.graphs_equal(roads.side(side, True), side) and networkx.utils.graphs_equal(roads.side(side, False), side)


def test_a_plan_reads_roads_by_their_ends_whichever_way_they_were_drawn() -> None:
    graph = roads.from_dict(written())
    turned = networkx.Graph(**graph.graph)
    turned.add_nodes_from(graph.nodes(data=True))
    turned.add_edges_from((b, a, marks) for a, b, marks in reversed(list(graph.edges(data=True))))

    assert roads.plan(turned) == roads.plan(graph)
    assert list(roads.plan(turned).roads) == [("Port", "Mill"), ("Port", "Abbey"), ("Mill", "Abbey"), ("Mill", "Ford")]


def test_marks_of_ones_own_do_no_harm() -> None:
    graph = roads.from_dict(written())
    graph.nodes["Mill"]["betweenness"], graph.edges["Port", "Mill"]["weight"], graph.graph["author"] = 0.5, 3, "Ana"

    assert roads.to_dict(graph) == written()


def test_a_plan_makes_new_graphs_and_a_check_changes_none() -> None:
    graph = roads.from_dict(written())
    before = copy.deepcopy(graph)

    first, second = roads.plan(graph).graph(), roads.plan(graph).graph()
    first.nodes["Mill"]["houses"] = (9,)
    first.graph["residences"] = ()

    assert networkx.utils.graphs_equal(graph, before) and networkx.utils.graphs_equal(second, before)


@pytest.mark.parametrize("name", ["a", "7", "Sant'Àngelo de la Mar-Norte", "몬테비데오", "São José dos Pinhais 24"])
def test_places_may_be_called_by_letters_and_numbers_of_any_script(name: str) -> None:
    board = spoilt(lambda b: b["places"].append({"name": name[:24], "kind": "village", "pos": [9, 9], "houses": []}))
    board["roads"].append(["Port", name[:24]])

    graph = roads.from_dict(board)

    assert graph.nodes[name[:24]]["houses"] == () and roads.to_dict(graph)["places"][-1]["name"] == name[:24]


# what is wrong with a place


PLACES: list[tuple[str, str, Spoil, str]] = [
    ("an unknown kind", "Mill", of("Mill", kind="castle"), "the kind of 'Mill' is one of city, village, market, not 'castle'"),
    ("no kind", "Mill", of("Mill", kind=None), "the kind of 'Mill' .* not None"),
    ("a kind that is a list", "Mill", of("Mill", kind=["market"]), "the kind of 'Mill'"),
    ("no position", "Mill", of("Mill", pos=None), "the pos of 'Mill' is two numbers of at most 1000, x and y, not None"),
    ("one coordinate", "Mill", of("Mill", pos=[1]), "the pos of 'Mill'"),
    ("three coordinates", "Mill", of("Mill", pos=[1, 2, 3]), "the pos of 'Mill'"),
    ("a coordinate that is a text", "Mill", of("Mill", pos=["1", 2]), "the pos of 'Mill'"),
    ("a coordinate that is true", "Mill", of("Mill", pos=[True, 2]), "the pos of 'Mill'"),
    ("a position that is a text", "Mill", of("Mill", pos="12"), "the pos of 'Mill'"),
    ("a position without end", "Mill", of("Mill", pos=[float("inf"), 0]), "the pos of 'Mill'"),
    ("a position that is no number", "Mill", of("Mill", pos=[0, float("nan")]), "the pos of 'Mill'"),
    ("a position too far", "Mill", of("Mill", pos=[0, -1000.5]), "the pos of 'Mill'"),
    ("no houses", "Ford", lambda b: b["places"][3].pop("houses"), "houses of 'Ford' is a list of at most 5 .* not None"),
    ("too many spaces", "Mill", of("Mill", houses=[1] * 6), "houses of 'Mill' is a list of at most 5 numbers of points from 0 to 9"),
    ("a house of too many points", "Mill", of("Mill", houses=[10]), "houses of 'Mill'"),
    ("a house of fewer than none", "Mill", of("Mill", houses=[-1]), "houses of 'Mill'"),
    ("a house of half a point", "Mill", of("Mill", houses=[1.5]), "houses of 'Mill'"),
    ("a house that is true", "Mill", of("Mill", houses=[True]), "houses of 'Mill'"),
    ("houses that are a number", "Mill", of("Mill", houses=2), "houses of 'Mill'"),
    ("too many spaces on the small side", "Mill", of("Mill", few=[1] * 6), "few of 'Mill' is a list of at most 5"),
    ("a wrong small side", "Mill", of("Mill", few=True), "few of 'Mill' .* not True"),
    ("houses in the city", "Port", of("Port", houses=[1]), "'Port' is a city: what its houses bring stands in residences"),
    ("houses in the city on the small side", "Port", of("Port", few=[1]), "'Port' is a city"),
    ("two of one name", "Mill", of("Ford", name="Mill"), "two places are called 'Mill', capitals and accents apart"),
    ("two that differ by capitals", "MILL", of("Ford", name="MILL"), "two places are called 'MILL'"),
    ("two that differ by accents", "Mîll", of("Ford", name="Mîll"), "two places are called 'Mîll'"),
    ("a place without roads", "Ford", lambda b: b["roads"].pop(3), "no road leads from the city to 'Ford'$"),
    ("a place without roads on the small side", "Abbey", lambda b: b["roads"][1].__setitem__(2, False),
     "no road leads from the city to 'Abbey' on the side for few players"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "spoil", "told"), [w[1:] for w in PLACES], ids=[w[0] for w in PLACES])
def test_what_is_wrong_with_a_place_is_told_by_its_name(place: str, spoil: Spoil, told: str) -> None:
    board = spoilt(spoil)

    with pytest.raises(PlaceError, match=told) as refused:
        roads.from_dict(board)

    assert refused.value.place == place


NO_NAMES = ["", " ", "a  b", " Mill", "Mill ", "M\nill", "x" * 25, "-", "…", "\u200b", None, 7, ["Mill"], "Mill\u00a0x"]


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_no_place_can_be_called_is_refused(name: Any) -> None:
    board = spoilt(of("Ford", name=name))

    with pytest.raises(BoardError, match="a place is called by a text of 1 to 24 signs without double blanks"):
        roads.from_dict(board)


# what is wrong with a road


ROADS: list[tuple[str, tuple[str, str], Any, str]] = [
    ("an end that is no place", ("Port", "Atlantis"), ["Port", "Atlantis"], "from 'Port' to 'Atlantis': there is no place 'Atlantis'"),
    ("a start that is no place", ("Atlantis", "Port"), ["Atlantis", "Port"], "there is no place 'Atlantis'"),
    ("another spelling", ("port", "Ford"), ["port", "Ford"], "there is no place 'port'"),
    ("a road back to where it began", ("Mill", "Mill"), ["Mill", "Mill"], "a road joins 'Mill' to itself"),
    ("a road that stands there", ("Port", "Mill"), ["Port", "Mill"], "the road from 'Port' to 'Mill' stands there twice"),
    ("the same the other way round", ("Port", "Mill"), ["Mill", "Port", False], "the road from 'Port' to 'Mill' stands there twice"),
    ("for few players a number", ("Port", "Ford"), ["Port", "Ford", 1], "whether the road from 'Port' to 'Ford' is for few .* not 1"),
    ("for few players without an end", ("Port", "Ford"), ["Ford", "Port", True], "is on the side for few players, but one of its ends"),
]


@pytest.mark.parametrize(("ends", "road", "told"), [w[1:] for w in ROADS], ids=[w[0] for w in ROADS])
def test_what_is_wrong_with_a_road_is_told_by_its_ends(ends: tuple[str, str], road: Any, told: str) -> None:
    board = spoilt(lambda b: b["roads"].append(road))

    with pytest.raises(RoadError, match=told) as refused:
        roads.from_dict(board)

    assert refused.value.road == ends


@pytest.mark.parametrize("road", ["Port", ["Port"], ["Port", "Mill", True, 1], [1, 2], None, {"Port": "Mill"}, ["Port", ["Mill"]]])
def test_what_is_no_road_is_told(road: Any) -> None:
    board = spoilt(lambda b: b["roads"].append(road))

    with pytest.raises(BoardError, match="a road is two places and, if need be, whether it is on the side for few players, not"):
        roads.from_dict(board)


# what is wrong with the whole


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda b: b.update(name=7), "called by a text of at most 80 signs, not 7"),
        (lambda b: b.update(name="x" * 81), "called by a text of at most 80 signs"),
        (lambda b: b.update(name="a\nb"), "called by a text"),
        (lambda b: b.update(size=3), "'size' is nothing that a board of roads has; it has name, places, roads, residences, residences_few"),
        (lambda b: b.pop("places"), "places is a list of 1 to 24, not None"),
        (lambda b: b.update(places=[]), "places is a list of 1 to 24, not 0"),
        (lambda b: b.update(places="Port"), "places is a list of 1 to 24, not 'Port'"),
        (lambda b: b["places"].extend([{}] * 21), "places is a list of 1 to 24, not 25"),
        (lambda b: b["places"].append("Ford"), "a place is a mapping with name, kind, pos, houses, few, not 'Ford'"),
        (of("Ford", colour="red"), "a place is a mapping with name, kind, pos, houses, few, not"),
        (lambda b: b.pop("roads"), "roads is a list of 1 to 48, not None"),
        (lambda b: b.update(roads=[["Port", "Mill"]] * 49), "roads is a list of 1 to 48, not 49"),
        (of("Port", kind="village", houses=[]), "a board has one city, not 0$"),
        (of("Mill", kind="city", houses=[], few=[]), "a board has one city, not 2: Port, Mill"),
        (lambda b: b.pop("residences"), "residences is a list of 1 to 12, not None"),
        (lambda b: b.update(residences=[]), "residences is a list of 1 to 12, not 0"),
        (lambda b: b.update(residences=[[0, "pesos", 1]] * 13), "residences is a list of 1 to 12, not 13"),
        (lambda b: b.update(residences_few=None), "residences_few is a list of 1 to 12, not None"),
        (lambda b: b["residences"].append([0, "pesos"]), "number 3 of residences is points \\(0 to 9\\), what it brings, .* \\(1 to 9\\)"),
        (lambda b: b["residences"].append("pesos"), "number 3 of residences"),
        (lambda b: b["residences"].append([10, "pesos", 1]), "number 3 of residences .* not \\[10, 'pesos', 1\\]"),
        (lambda b: b["residences"].append([0, "", 1]), "number 3 of residences"),
        (lambda b: b["residences"].append([0, ["gold"], 1]), "number 3 of residences"),
        (lambda b: b["residences"].append([0, "pesos", 0]), "number 3 of residences"),
        (lambda b: b["residences"].append([0, "pesos", 10]), "number 3 of residences"),
        (lambda b: b["residences"].append([True, "pesos", 1]), "number 3 of residences"),
        (lambda b: b["residences_few"].append([0, "points", 1.0]), "number 2 of residences_few"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_the_whole_is_told(spoil: Spoil, told: str) -> None:
    board = spoilt(spoil)

    with pytest.raises(BoardError, match=told):
        roads.from_dict(board)


@pytest.mark.parametrize("junk", [None, 7, "Port", [], [["name", "x"]], object()])
def test_what_is_no_mapping_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError, match="a board of roads is a mapping with name, places, roads, residences, residences_few, not"):
        roads.from_dict(junk)


@pytest.mark.parametrize("kind", [networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph])
def test_only_plain_undirected_graphs_are_boards_of_roads(kind: Any) -> None:
    graph = roads.from_dict(written())

    with pytest.raises(BoardError, match="undirected networkx.Graph"):
        roads.check(kind(graph))


@pytest.mark.parametrize("junk", [None, 7, "Port", {"Port": {}}, written()])
def test_what_is_no_graph_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError, match="undirected networkx.Graph"):
        roads.check(junk)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda g: g.add_node(7), "a place is called by a text .* not 7"),
        (lambda g: g.add_node("Fort"), "the kind of 'Fort' is one of city, village, market, not None"),
        (lambda g: g.add_edge("Mill", "Mill"), "a road joins 'Mill' to itself"),
        (lambda g: g.remove_node("Port"), "a board has one city, not 0"),
        (lambda g: g.remove_edge("Mill", "Ford"), "no road leads from the city to 'Ford'"),
        (lambda g: g.nodes["Mill"].pop("pos"), "the pos of 'Mill' is two numbers"),
        (lambda g: g.edges["Mill", "Ford"].update(few=True), "is on the side for few players, but one of its ends is not"),
        (lambda g: g.edges["Mill", "Ford"].update(few="yes"), "is true or false, not 'yes'"),
        (lambda g: g.graph.pop("residences"), "residences is a list"),
        (lambda g: g.graph.update(name=None), "called by a text"),
        (lambda g: g.clear_edges(), "roads is a list of 1 to 48, not 0"),
        (lambda g: g.clear(), "places is a list of 1 to 24, not 0"),
    ],
)
def test_what_is_wrong_with_a_graph_is_told(spoil: Spoil, told: str) -> None:
    graph = roads.from_dict(written())
    spoil(graph)

    with pytest.raises(BoardError, match=told):
        roads.check(graph)
    with pytest.raises(BoardError, match=told):
        roads.to_dict(graph)


# whatever comes


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.sampled_from([10**400, -(10**400)]), st.floats(), st.text(max_size=30),
    st.binary(max_size=3),
)  # fmt: skip
JUNK = st.recursive(ODD, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4), max_leaves=8)


@settings(max_examples=150)
@given(JUNK)
def test_junk_is_refused_and_never_breaks(junk: Any) -> None:
    with pytest.raises(BoardError):
        roads.from_dict(junk)


@st.composite
def spots(draw: Any) -> tuple[Any, ...]:
    """The way to one value in the mapping of a board."""
    way: list[Any] = []
    value: Any = written()
    while isinstance(value, (dict, list)) and value and (not way or draw(st.integers(0, 3))):
        way.append(draw(st.sampled_from(list(value) if isinstance(value, dict) else range(len(value)))))
        value = value[way[-1]]
    return tuple(way)


@settings(max_examples=300)
@given(spots(), JUNK)
@example(("places", 1, "pos", 0), 10**400)
def test_a_board_with_junk_anywhere_is_sound_or_refused(way: tuple[Any, ...], junk: Any) -> None:
    board = written()
    inner: Any = board
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = junk

    try:
        graph = roads.from_dict(board)
    except BoardError as refused:
        assert len(str(refused)) < 400 and "\n" not in str(refused)
        return

    again = roads.to_dict(graph)
    assert roads.to_dict(roads.from_dict(again)) == again


@settings(max_examples=150)
@given(st.sampled_from(["Port", "Mill", "Abbey", "Ford", None]), st.sampled_from(["kind", "pos", "houses", "few", "name"]), JUNK)
def test_a_graph_with_junk_in_it_is_sound_or_refused(place: str | None, mark: str, junk: Any) -> None:
    graph = roads.from_dict(written())
    if place is None:
        graph.graph[mark] = junk
        graph.edges["Port", "Mill"][mark] = junk
    else:
        graph.nodes[place][mark] = junk

    try:
        found = roads.plan(graph)
    except BoardError:
        return

    assert roads.plan(found.graph()) == found


@st.composite
def sound(draw: Any) -> dict[str, Any]:
    """The mapping of a sound board of any size, with two sides, each with a road at least."""
    n = draw(st.integers(1, 23))
    named = draw(st.lists(st.text("abcdeéèñ 가나12", min_size=1, max_size=8), min_size=n + 1, max_size=n + 1, unique_by=lambda t: plain(t)))
    names = [f"p{i} {name}".strip() for i, name in enumerate(named)]
    names = [" ".join(name.split()) for name in names]
    points = st.lists(st.integers(0, 9), max_size=5)
    coordinate = st.floats(-1000, 1000)
    places: list[dict[str, Any]] = [{"name": names[0], "kind": "city", "pos": [draw(coordinate), draw(coordinate)]}]
    tree: dict[tuple[int, int], bool] = {}
    there = [True]
    for i in range(1, n + 1):
        few = draw(st.none() | points if i > 1 else points)
        to = draw(st.sampled_from([k for k in range(i) if few is None or there[k]]))
        there.append(few is not None)
        tree[to, i] = few is not None
        places.append({
            "name": names[i], "kind": draw(st.sampled_from(["village", "market"])), "pos": [draw(coordinate), draw(coordinate)],
            "houses": draw(points), "few": few,
        })  # fmt: skip
    for a, b in draw(st.lists(st.tuples(st.integers(0, n), st.integers(0, n)), max_size=48 - n)):
        if a < b and (a, b) not in tree:
            tree[a, b] = there[a] and there[b] and draw(st.booleans())
    residence = st.tuples(st.integers(0, 9), st.sampled_from(["pesos", "any good", "points"]), st.integers(1, 9)).map(list)
    residences = st.lists(residence, min_size=1, max_size=12)
    ways = [[names[a], names[b], few] for (a, b), few in sorted(tree.items())]
    return {
        "name": draw(st.text("abc é가", max_size=80)), "places": places, "roads": ways, "residences": draw(residences),
        "residences_few": draw(residences),
    }  # fmt: skip


@settings(max_examples=80)
@given(sound())
def test_every_sound_board_comes_back_whole_and_both_its_sides_are_sound(board: dict[str, Any]) -> None:
    graph = roads.from_dict(board)

    assert roads.to_dict(graph) == board
    for few in (True, False):
        side = roads.side(graph, few)
        roads.check(side)
        assert networkx.is_connected(side)
        assert set(side) == {place["name"] for place in board["places"] if not few or place.get("few", ()) is not None}
        assert {frozenset(road) for road in side.edges} == {frozenset(ends) for *ends, on_few in board["roads"] if on_few or not few}
