"""Graphs as pictures: where nodes stand, how values are told without colour, what is heard, and that names are only names."""

from __future__ import annotations

import itertools
import math
import random
import re
import xml.etree.ElementTree as ET
from typing import Any

import networkx
import pytest

import tabletop
from tabletop.boards import hexes
from tabletop.boards.measures.figures import figure
from tabletop.core.errors import TabletopError
from tabletop.show import theme
from tabletop.show.graphs import GraphDrawing, graph_scene
from tabletop.show.graphs.look import Scale, ends_of, highest
from tabletop.show.graphs.places import DISC, HEX, plan
from tabletop.show.graphs.words import say
from tabletop.show.picture import Picture
from tabletop.show.scene import Item, Scene
from tests.show.test_theme import EYES, THEMES, contrast, oklab

HOSTILE = "<script>alert('x')</script>&\"\u202e"


def hexagons(rows: int = 4, cols: int = 5) -> Any:
    """A board of hexagons: an island on the left, the sea on the right, a circle at a1."""
    graph = networkx.Graph(name="Bay")
    spots = {(row, col) for row in range(rows) for col in range(cols)}
    for row, col in sorted(spots):
        graph.add_node(hexes.name(row, col), row=row, col=col, island="a" if col < 2 else None, circle=row == col == 0)
    for spot in sorted(spots):
        graph.add_edges_from((hexes.name(*spot), hexes.name(*near)) for near in hexes.neighbours(*spot) if near in spots)
    return graph


def lanes() -> Any:
    """A directed multigraph with places, parallel edges, edges both ways and a loop."""
    graph = networkx.MultiDiGraph(name="Lanes")
    for name, pos in {"Fiji": (0, 0), "Tonga": (2, 0), "Nauru": (0, 3)}.items():
        graph.add_node(name, pos=pos, value=len(name))
    graph.add_edges_from([("Fiji", "Tonga"), ("Fiji", "Tonga"), ("Tonga", "Fiji"), ("Nauru", "Fiji"), ("Nauru", "Nauru")])
    return graph


def drawn(item: Item) -> ET.Element:
    return ET.fromstring(f"<g>{item.shape}</g>")


def dots(item: Item) -> int:
    return sum(d.count("h0") for e in drawn(item).iter() if "h0" in (d := e.get("d", "")))


def widest(item: Item) -> float:
    return max(float(e.get("stroke-width", 0)) for e in drawn(item).iter() if "tt-line" in e.get("class", ""))


def words(item: Item) -> list[str]:
    return [e.text or "" for e in drawn(item).iter() if e.tag == "text"]


def middle(item: Item) -> tuple[float, float]:
    x, y, w, h = item.box
    return x + w / 2, y + h / 2


def nodes(scene: Scene) -> list[Item]:
    return [item for item in scene.items if item.id.startswith("node ")]


# where nodes stand


def test_hexagons_touch_as_their_rows_and_columns_do() -> None:
    graph = hexagons()

    scene = graph_scene(graph, title="Bay")

    spots = {item.id.removeprefix("node "): middle(item) for item in nodes(scene)}
    for a, b in itertools.combinations(graph, 2):
        apart = math.dist(spots[a], spots[b])
        assert (apart < 1.8 * HEX) == graph.has_edge(a, b)
        assert apart > 1.7 * HEX
    assert spots["a1"][0] > spots["a2"][0]  # even rows stand half a hexagon to the right
    assert all(0 <= v for item in scene.items for v in item.box)
    assert max(x + w for x, _, w, _ in (item.box for item in scene.items)) <= scene.width


@pytest.mark.parametrize("moved", [2, 41])
def test_a_board_of_hexagons_may_begin_at_any_row(moved: int) -> None:
    graph = hexagons()
    networkx.set_node_attributes(graph, {n: {"row": d["row"] + moved, "col": d["col"] + moved} for n, d in graph.nodes(data=True)})

    scene = graph_scene(graph, title="Bay")

    shift = 0 if moved % 2 == 0 else HEX * 1.5  # odd rows stay odd
    assert scene.height - graph_scene(hexagons(), title="Bay").height == round(shift)


def test_hexagons_that_share_a_place_stand_on_a_circle() -> None:
    graph = networkx.Graph()
    graph.add_nodes_from(("a", "b"), row=0, col=0)

    a, b = nodes(graph_scene(graph, title="Two"))

    assert math.dist(middle(a), middle(b)) > 2 * DISC


def test_pos_is_where_a_node_stands_with_y_upwards() -> None:
    scene = graph_scene(lanes(), title="Lanes")

    fiji, tonga, nauru = (middle(scene.item(f"node {name}")) for name in ("Fiji", "Tonga", "Nauru"))

    assert fiji[0] == pytest.approx(nauru[0]) and fiji[1] > nauru[1]
    assert fiji[1] == pytest.approx(tonga[1]) and fiji[0] < tonga[0]
    assert (fiji[1] - nauru[1]) / (tonga[0] - fiji[0]) == pytest.approx(1.5)


def test_y_is_downwards_where_the_graph_says_so() -> None:
    graph = lanes()
    graph.graph["y_down"] = True

    scene = graph_scene(graph, title="Lanes")

    fiji, tonga, nauru = (middle(scene.item(f"node {name}")) for name in ("Fiji", "Tonga", "Nauru"))
    assert fiji[1] < nauru[1] and fiji[0] < tonga[0] and fiji[1] == pytest.approx(tonga[1])


def test_a_long_name_at_the_edge_stays_in_the_picture() -> None:
    graph = networkx.Graph(y_down=True)
    for i, name in enumerate(["Papua New Guinea", "Fiji", "Chatham Islands"]):
        graph.add_node(name, pos=(400 * i, 0))

    scene = graph_scene(graph, dict.fromkeys(graph, 12.34), title="Far")

    for name in ("Papua New Guinea", "Chatham Islands"):
        (text,) = (e for e in drawn(scene.item(f"node {name}")).iter("text") if e.text)
        half = theme.text_width(text.text or "", 12, True) / 2
        assert text.text == f"{name} 12.3" and text.get("text-anchor") == "middle"
        assert 0 <= float(text.get("x", 0)) - half and float(text.get("x", 0)) + half <= scene.width


@pytest.mark.parametrize("pos", [("x", 1), (1,), None, (float("nan"), 0), (float("inf"), 0), "ab", 7])
def test_a_pos_that_is_no_place_is_passed_over(pos: Any) -> None:
    graph = networkx.path_graph(3)
    networkx.set_node_attributes(graph, {0: pos}, "pos")
    graph.nodes[1]["pos"] = (0, 0)

    scene = graph_scene(graph, title="Path")

    assert len({middle(item) for item in nodes(scene)}) == 3


@pytest.mark.parametrize("count", [1, 2, 3, 12, 13, 48, 200])
def test_discs_on_a_circle_never_overlap_and_lie_within_the_picture(count: int) -> None:
    graph = networkx.complete_graph(min(count, 60)) if count < 60 else networkx.cycle_graph(count)

    scene = graph_scene(graph, {n: n / 7 for n in graph}, title="Circle")

    spots = [middle(item) for item in nodes(scene)]
    assert all(math.dist(a, b) > 2 * DISC for a, b in itertools.combinations(spots, 2))
    assert all(x >= 0 and y >= 0 and x + w <= scene.width and y + h <= scene.height for x, y, w, h in (i.box for i in nodes(scene)))


def test_nodes_of_one_group_stand_side_by_side_on_the_circle() -> None:
    claim = tabletop.load("claim").board

    made = plan(claim)

    assert made.group == "faction" and made.round
    x, y = made.round
    around = sorted(claim, key=lambda n: math.atan2(made.places[n].y - y, made.places[n].x - x))
    factions = [claim.nodes[n]["faction"] for n in around]
    assert sum(a != b for a, b in itertools.pairwise([*factions, factions[0]])) == len(set(factions))
    assert {text for text, *_ in made.captions} == set(factions)
    assert made.places["goblin 9"].inside == "9"
    assert made.width < 720  # so that at 1000 px it has the measures beside it


def test_nodes_without_a_place_stand_below_a_board_that_has_places() -> None:
    graph = hexagons()
    graph.add_edge("a1", "harbour")

    scene = graph_scene(graph, title="Bay")

    assert middle(scene.item("node harbour"))[1] > max(middle(i)[1] for i in nodes(scene) if i.id != "node harbour")


# how values are told


def test_the_step_of_a_node_is_told_by_its_dots_and_its_number() -> None:
    graph = hexagons(1, 5)

    scene = graph_scene(graph, {name: k * 0.25 for k, name in enumerate(graph)}, title="Share")

    assert [dots(item) for item in nodes(scene)] == [1, 2, 3, 4, 5]
    assert ["0", "0.25", "0.50", "0.75", "1"] == [words(item)[1] for item in nodes(scene)]
    assert scene.item("node c1").label == "c1. Share: 0.5. Neighbours: 2."


def test_the_step_of_an_edge_is_told_by_its_width() -> None:
    graph = networkx.path_graph(6)

    scene = graph_scene(graph, {edge: k for k, edge in enumerate(graph.edges)}, "edges", title="Flow")

    widths = [widest(scene.item(f"edge {k} {k + 1}")) for k in range(5)]
    assert widths == sorted(set(widths))
    assert scene.item("edge 3 4").label == "3 to 4. Flow: 3."


@pytest.mark.parametrize("called", [(0, 1), (1, 0)])
def test_values_of_an_undirected_edge_may_be_given_either_way_round(called: tuple[int, int]) -> None:
    scene = graph_scene(networkx.path_graph(2), {called: 3}, "edges", title="Flow")

    assert scene.item("edge 0 1").label == "0 to 1. Flow: 3."


def test_values_of_a_directed_edge_are_those_of_its_direction() -> None:
    graph = networkx.DiGraph([("a", "b"), ("b", "a")])

    scene = graph_scene(graph, {("a", "b"): 3}, "edges", title="Flow")

    assert scene.item("edge a b").label == "From a to b. Flow: 3."
    assert scene.item("edge b a").label == "From b to a."


def test_what_has_no_number_has_no_step() -> None:
    values = {"a1": None, "b1": float("nan"), "c1": float("inf"), "d1": "much", "e1": 4}

    scene = graph_scene(hexagons(1, 5), values, title="Depth")

    assert [dots(scene.item(f"node {name}")) for name in ("a1", "b1", "d1")] == [0, 0, 0]
    assert "Depth: ∞." in scene.item("node c1").label
    assert ends_of(values.values()) == (4, 4)


def test_equal_values_are_said_to_be_equal() -> None:
    scene = graph_scene(hexagons(), dict.fromkeys(hexagons(), 0), title="Bridges")

    assert "Everywhere 0." in scene.description and "Everywhere 0." in scene.ground
    assert {dots(item) for item in nodes(scene)} == {1}


def test_the_scale_has_both_ends_and_five_chips() -> None:
    scene = graph_scene(hexagons(1, 5), {"a1": 2, "b1": 61}, title="Points")

    foot = ET.fromstring(f"<g>{scene.ground}</g>")

    assert {"Points", "2", "61"} <= {e.text for e in foot.iter("text")}
    assert [e.get("fill") for e in foot.iter("rect")] == [theme.var(step) for step in theme.STEPS]
    assert "Lowest 2, highest 61: b1." in scene.description


@pytest.mark.parametrize("most", [4, 5])
def test_short_numbers_keep_to_their_room(most: int) -> None:
    rng = random.Random(5)
    for _ in range(3000):
        value = rng.choice((1, -1)) * 10 ** rng.uniform(-9, 11)
        high = abs(value) * 10 ** rng.uniform(0, 3)

        text = Scale((0, high)).brief(value, most + (value < 0))

        assert len(text) <= most + (value < 0), (value, high, text)


def test_small_numbers_are_written_in_thousandths_and_the_scale_says_so() -> None:
    scene = graph_scene(hexagons(1, 3), {"a1": 0.0512, "b1": 0.0845, "c1": 0}, title="Share")

    assert words(scene.item("node a1"))[1] == "51.2"
    assert say("thousandths", "en") in scene.ground
    assert "Share: 0.0512." in scene.item("node a1").label  # heard in full


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (7, "7"), (0.123456, "0.123"), (123.4, "123"), (1e9, "1e+09"), (-2.5, "-2.5"), (float("-inf"), "-∞"), (1234567, "1234567"),
        (1e-7, "1e-07"), (True, "1"), ("x", "–"),
    ],
)  # fmt: skip
def test_numbers_are_told_with_three_figures(value: Any, told: str) -> None:
    assert figure(value) == told


def test_the_highest_come_first_and_equal_ones_in_the_order_of_the_graph() -> None:
    assert highest({"a": 1, "b": 3, "c": None, "d": 3, "e": 2}, 3) == [("b", 3), ("d", 3), ("e", 2)]


def test_values_of_pairs_and_of_the_graph_are_written_below() -> None:
    pairs = graph_scene(hexagons(), {("a", "b"): 7}, "pairs", title="Cuts")
    whole = graph_scene(hexagons(), {"spectral_gap": 0.5}, "graph", title="Gap")

    assert ">a–b<" in pairs.ground and ">7<" in pairs.ground
    assert f">{say('of_graph', 'en')}<" in whole.ground and ">0.5<" in whole.ground


def test_edges_that_are_all_0_are_drawn_as_if_they_had_no_values() -> None:
    graph = hexagons()
    zeros = dict.fromkeys(graph.edges, 0)

    scene, plain = graph_scene(graph, zeros, "edges", title="Bridges"), graph_scene(graph, title="Bay")

    edges = [item for item in scene.items if item.id.startswith("edge ")]
    assert [item.shape for item in edges] == [plain.item(item.id).shape for item in edges]
    assert scene.item("edge a1 b1").label == "a1 to b1. Bridges: 0." and ">Everywhere 0.<" in scene.ground
    one = graph_scene(graph, zeros | {("a1", "b1"): 1}, "edges", title="Bridges")
    assert one.item("edge a1 b1").shape != plain.item("edge a1 b1").shape


# islands


def signs(scene: Scene) -> dict[str, Item]:
    return {words(item)[0]: item for item in scene.items if item.id.startswith("sign ")}


def test_each_island_is_named_once_where_its_hexagons_meet() -> None:
    board = tabletop.boards.archipelago(13, 12, seed=3)

    scene = graph_scene(board, title="Board")

    assert sorted(signs(scene)) == list("abcdefgh")
    for island, item in signs(scene).items():
        near = [name for name in board if math.dist(middle(item), middle(scene.item(f"node {name}"))) < 1.05 * HEX]
        assert {board.nodes[name]["island"] for name in near} == {island} and len(near) == 3
        assert not item.label and not item.part  # nothing that is touched


def test_the_name_of_a_ring_of_land_stands_on_it_and_not_in_the_lake() -> None:
    ring = tabletop.boards.islands.from_text(" - a a a\n- a . . a\n a . . . a\n- a . . a\n - a a a\n\na=6")

    item = signs(graph_scene(ring, title="Lake"))["a"]

    near = [name for name in ring if math.dist(middle(item), middle(graph_scene(ring, title="Lake").item(f"node {name}"))) < 1.05 * HEX]
    assert sum(ring.nodes[name]["island"] == "a" for name in near) == 2


@pytest.mark.parametrize("seed", range(5))
def test_the_name_of_an_island_covers_no_number_no_dots_and_no_stone(seed: int) -> None:
    board = tabletop.boards.archipelago(13, 12, circles=100, seed=seed)

    scene = graph_scene(board, {name: 100 + k for k, name in enumerate(board)}, title="Board")

    for item in signs(scene).values():
        x, y, wide, high = item.box
        for node in nodes(scene):
            for e in drawn(node).iter() if math.dist(middle(node), middle(item)) < 2 * HEX else ():
                if e.tag == "circle":
                    left, right = float(e.get("cx", 0)) - 3.7, float(e.get("cx", 0)) + 3.7
                    top, bottom = float(e.get("cy", 0)) - 3.7, float(e.get("cy", 0)) + 3.7
                elif e.tag == "text":
                    half = theme.text_width(e.text or "", 12, True) / 2
                    left, right = float(e.get("x", 0)) - half, float(e.get("x", 0)) + half
                    top, bottom = float(e.get("y", 0)) - 9, float(e.get("y", 0))
                elif "h0" in e.get("d", ""):
                    spots = [[float(v) for v in part.split()] for part in re.findall(r"M([\d. ]+)h0", e.get("d", ""))]
                    left, right = spots[0][0] - 1.8, spots[-1][0] + 1.8
                    top, bottom = spots[0][1] - 1.8, spots[0][1] + 1.8
                else:
                    continue
                apart = right <= x or x + wide <= left or bottom <= y or y + high <= top
                assert apart, (words(item), node.id, e.tag, e.text)


def test_islands_with_long_names_and_boards_without_islands_have_no_signs() -> None:
    graph, kinds = hexagons(), hexagons()
    networkx.set_node_attributes(graph, {name: "paradise" for name, island in graph.nodes(data="island") if island}, "island")
    for _, marks in kinds.nodes(data=True):
        marks["kind"] = marks.pop("island")

    assert signs(graph_scene(graph, title="Bay")) == signs(graph_scene(kinds, title="Bay")) == {}
    assert list(signs(graph_scene(hexagons(), title="Bay"))) == ["a"]


# directed, parallel and many edges


def test_a_directed_edge_has_an_arrow_and_its_nodes_say_how_many_go_and_come() -> None:
    scene = graph_scene(lanes(), title="Lanes")

    arrows = [e for e in drawn(scene.item("edge Nauru Fiji")).iter("path") if e.get("fill") == theme.var("soft")]

    assert len(arrows) == 1
    assert scene.item("node Fiji").label == "Fiji, value 4. Neighbours: 2. Edges out: 2, in: 2."
    assert scene.item("edge Nauru Fiji").label == "From Nauru to Fiji."


@pytest.mark.parametrize(("to", "heads"), [("Nauru", 1), ("Fiji", 1), (None, 0), ("Tonga", 0), (["Nauru"], 0), (7, 0)])
def test_an_undirected_edge_bears_an_arrow_to_the_end_that_it_names(to: Any, heads: int) -> None:
    graph = networkx.MultiGraph(y_down=True)
    for name, pos in {"Fiji": (0, 0), "Tonga": (2, 0), "Nauru": (0, 3)}.items():
        graph.add_node(name, pos=pos)
    graph.add_edge("Fiji", "Nauru", to=to)

    scene = graph_scene(graph, title="Lanes")

    arrows = [e for e in drawn(scene.item("edge Fiji Nauru")).iter("path") if e.get("fill") == theme.var("soft")]
    assert len(arrows) == heads
    for head in arrows:
        tip = float(head.get("d", "").split("L")[0].split()[1])
        near = min(("Fiji", "Nauru"), key=lambda name: abs(middle(scene.item(f"node {name}"))[1] - tip))
        assert near == to


def test_parallel_edges_have_ids_and_ways_of_their_own() -> None:
    graph = lanes()

    scene = graph_scene(graph, {("Fiji", "Tonga", 0): 1, ("Fiji", "Tonga", 1): 2}, "edges", title="Lanes")

    names = ["edge Fiji Tonga 0", "edge Fiji Tonga 1", "edge Tonga Fiji 0"]
    ways = {next(e.get("d") for e in drawn(scene.item(name)).iter("path")) for name in names}
    assert len(ways) == len({middle(scene.item(name)) for name in names}) == 3
    assert "Lanes: 2." in scene.item("edge Fiji Tonga 1").label
    assert scene.item("edge Nauru Nauru").near == ("node Nauru",)


def test_where_edges_are_many_they_are_thin_and_each_node_has_its_own_ready_to_be_shown_strong() -> None:
    claim = tabletop.load("claim").board

    scene = graph_scene(claim, title="Claim")

    assert {widest(item) for item in scene.items if item.id.startswith("edge")} == {0.8}
    assert all('class="tt-spokes" display="none"' in item.shape for item in nodes(scene))
    strong = next(e for e in drawn(scene.item("node knight 5")).iter("g") if "tt-spokes" in e.get("class", ""))
    out, into, heads = (e.get("d", "").count("M") for e in strong)
    assert (out, into, heads) == (claim.out_degree("knight 5"), claim.in_degree("knight 5"), claim.degree("knight 5"))


def test_edges_round_a_circle_keep_clear_of_the_nodes_between() -> None:
    graph = networkx.complete_graph(20)
    drawing = GraphDrawing(graph)

    for (a, b), way in drawing._ways.items():
        spots = [(p.x, p.y) for n, p in drawing._plan.places.items() if n not in (a, b)]

        assert min(math.dist(way.middle, spot) for spot in spots) > DISC


def test_the_arrow_keys_walk_along_edges() -> None:
    graph = tabletop.load("claim").board

    scene = graph_scene(graph, title="Claim")

    around = {*graph.successors("knight 5"), *graph.predecessors("knight 5")}
    assert set(scene.item("node knight 5").near) == {f"node {name}" for name in around}
    assert scene.item("edge goblin 0 knight 2").near == ("node goblin 0", "node knight 2")


def test_the_first_thing_to_be_reached_on_a_circle_and_on_hexagons_is_a_node() -> None:
    for graph in (tabletop.load("claim").board, hexagons()):
        assert graph_scene(graph, title="First").items[0].id.startswith("node ")


# removed


def test_what_is_removed_is_told_by_geometry_and_takes_its_edges_along() -> None:
    graph = hexagons()

    scene = graph_scene(graph, dict(graph.degree), title="Degree", removed=["b2", ("a1", "b1")])

    gone, left = scene.item("node b2"), scene.item("node a1")
    assert any(e.get("stroke-dasharray") for e in drawn(gone).iter()) and dots(gone) == 0 and words(gone) == ["b2"]
    assert gone.label == "b2, island a. Removed." and gone.part == "node b2"
    assert scene.item("edge a1 b1").label == "a1 to b1. Removed."
    assert (scene.item("edge b2 c2").label, scene.item("edge b2 c2").part, scene.item("edge b2 c2").shape) == ("", "", "")
    assert left.label.endswith(f"Neighbours: {graph.degree('a1') - 2}.")
    assert scene.item("node a1").near == graph_scene(graph, title="Degree").item("node a1").near  # what is gone can be brought back


def test_only_what_is_there_can_be_removed() -> None:
    for removed in (["z9"], [("a1", "e4")], [[[]]]):
        with pytest.raises(TabletopError, match="no node or edge"):
            graph_scene(hexagons(), title="Bay", removed=removed)
    with pytest.raises(TabletopError, match="networkx graph"):
        graph_scene({"a": ["b"]}, title="Bay")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("knight 5", "knight 5"), ("node knight 5", "knight 5"), (" knight  5 ", "knight 5"),
        ("goblin 0 knight 2", ("goblin 0", "knight 2")),
        ("goblin 0 -> knight 2", ("goblin 0", "knight 2")), ("goblin 0, knight 2", ("goblin 0", "knight 2")),
        ("edge goblin 0 knight 2", ("goblin 0", "knight 2")), (("goblin 0", "knight 2"), ("goblin 0", "knight 2")),
    ],
)  # fmt: skip
def test_a_thing_is_found_by_what_people_call_it(text: Any, key: Any) -> None:
    parts = GraphDrawing(tabletop.load("claim").board).parts

    assert [thing.key for thing in parts.find(text)] == [key]


def test_a_name_that_is_nearly_right_is_answered_by_the_right_ones() -> None:
    parts = GraphDrawing(tabletop.load("claim").board).parts

    with pytest.raises(TabletopError, match="nearest in writing: .*knight 5"):
        parts.find("knigth 5")
    with pytest.raises(TabletopError, match="no node or edge"):
        parts.find(("knight 2", "goblin 0"))  # an arrow goes one way


# names come from anybody


def test_names_and_attributes_are_text_and_never_markup() -> None:
    graph = networkx.DiGraph(name=HOSTILE)
    graph.add_node(HOSTILE, **{HOSTILE: HOSTILE, "kind": HOSTILE, "flag": True})
    graph.add_node("b", kind=HOSTILE)
    graph.add_node("c", kind="plain", pos=None)
    graph.add_edge(HOSTILE, "b", **{HOSTILE: HOSTILE})

    scene = graph_scene(graph, {HOSTILE: 1}, title=HOSTILE, about=HOSTILE, removed=["b"])

    document = ET.fromstring(Picture(scene).svg)
    assert {e.tag.split("}")[1] for e in document.iter()} <= {
        "svg", "g", "path", "text", "circle", "rect", "polygon", "title", "desc", "style", "defs", "symbol", "use",
    }  # fmt: skip
    assert not any(name.startswith("on") for e in document.iter() for name in e.attrib)


def test_every_thing_has_an_id_of_its_own_whatever_it_is_called() -> None:
    graph = networkx.DiGraph([("a", "b c"), ("a b", "c"), (1, "1"), (("a", "b"), "a"), ("x" * 300, "x" * 301)])

    scene = graph_scene(graph, title="Names")

    assert len({item.id for item in scene.items}) == len(graph) + graph.number_of_edges()
    assert all(item.label and item.part for item in scene.items)


def test_a_node_that_cannot_say_its_name_is_called_by_its_kind() -> None:
    class Mute:
        def __str__(self) -> str:
            raise RuntimeError

    scene = graph_scene(networkx.Graph([(Mute(), 1)]), title="Mute")

    assert scene.items[0].label.startswith("Mute.")


# languages and text


def test_labels_and_scale_are_korean_when_asked() -> None:
    graph = hexagons()

    scene = graph_scene(graph, dict(graph.degree), title="차수", lang="ko")

    assert scene.item("node a1").label == "a1, 섬 a, 스톤 서클. 차수: 3. 이웃 3개."
    assert "꼭짓점 20개" in scene.description and "스톤 서클" in scene.ground and "섬 없음" in scene.ground
    with pytest.raises(TabletopError, match="texts are in"):
        graph_scene(graph, title="x", lang="fr")


def test_the_text_for_a_terminal_is_a_map_of_steps_and_the_highest() -> None:
    graph = hexagons(3, 3)

    scene = graph_scene(graph, dict(graph.degree), title="Degree", removed=["b2"])

    assert scene.text.split("\n")[2:] == [" 2 4 1", "2 x 5", " 2 4 1", "  1. c2  5", "  2. b1  4", "  3. b3  4", "  4. a1  3", "  5. a2  3"]


# the colours of the steps


@pytest.mark.parametrize("name", THEMES)
def test_numbers_can_be_read_on_every_step(name: str) -> None:
    tokens = THEMES[name]

    read = {step: contrast(tokens[ink], tokens[step]) for step, ink in zip(theme.STEPS, theme.STEP_INKS, strict=True)}

    assert min(read.values()) >= 4.5, read


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", THEMES)
def test_each_step_is_told_from_the_next_by_every_eye_and_goes_one_way(name: str, eye: str) -> None:
    seen = [oklab(THEMES[name][step], eye) for step in theme.STEPS]

    assert min(100 * math.dist(a, b) for a, b in itertools.pairwise(seen)) >= 10
    lightness = [colour[0] for colour in seen]
    assert lightness == sorted(lightness, reverse=name == "light")


def test_imposed_colours_keep_the_numbers_readable() -> None:
    for step, ink in zip(theme.STEPS, theme.STEP_INKS, strict=True):
        assert theme.FORCED[step] != theme.FORCED[ink]


def test_no_text_is_smaller_than_promised() -> None:
    for lang, least in (("en", 12), ("ko", 13)):
        svg = Picture(graph_scene(lanes(), dict(lanes().degree), title="Degree", lang=lang)).svg

        assert min(map(float, re.findall(r'font-size="([\d.]+)"', svg))) >= least
