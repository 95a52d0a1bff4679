"""The explorer: things are removed and put back, a measure follows, and nothing waits for what takes long. No browser is needed."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from typing import Any

import networkx
import pytest

import tabletop
from tabletop.boards.measures import MEASURES
from tabletop.core.errors import TabletopError
from tabletop.show import explore as explore_module
from tabletop.show import measuring
from tabletop.show.explore import Explorer, explore
from tabletop.show.measuring import Measuring
from tests.show.test_graphs import HOSTILE, hexagons, lanes
from tests.show.views import Browser

PATIENCE = 10.0


class Slow:
    """A measure that waits until it is let go; it counts how often it was asked, and what for."""

    def __init__(self) -> None:
        self.go, self.begun = threading.Event(), threading.Event()
        self.asked: list[int] = []

    def __call__(self, graph: Any) -> dict[Any, int]:
        self.asked.append(len(graph))
        self.begun.set()
        assert self.go.wait(PATIENCE)
        return dict.fromkeys(graph, len(graph))


@pytest.fixture
def slow() -> Iterator[Slow]:
    measure = Slow()
    measure.go.set()
    yield measure
    measure.go.set()


def degree(graph: Any) -> dict[Any, int]:
    return dict(graph.degree)


def path(**more: Any) -> Explorer:
    """a - b - c - d - e, and its degrees."""
    return Explorer(networkx.path_graph(["a", "b", "c", "d", "e"]), measures={"degree": degree, **more})


def card(browser: Browser, number: int) -> list[list[str]]:
    return list(browser.blocks["seats"][number]["scores"])


def out(explorer: Explorer) -> tuple[Any, ...]:
    return explorer.removed


def wait_for(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


# by code


def test_the_graph_that_was_given_is_never_changed() -> None:
    graph = hexagons()
    was = networkx.to_dict_of_dicts(graph)
    explorer = explore(graph)

    explorer.remove("b2", ("a1", "b1"))
    mine = explorer.graph
    mine.remove_node("e4")

    assert networkx.to_dict_of_dicts(graph) == was
    assert "b2" not in mine and not mine.has_edge("a1", "b1")
    assert "e4" in explorer.graph and explorer.removed == ("b2", ("a1", "b1"))


def test_what_is_done_to_the_given_graph_later_does_not_show() -> None:
    graph = hexagons()
    explorer = explore(graph)

    graph.clear()

    assert len(explorer.graph) == 20
    assert explorer.measure("degree").values["a1"] == 3


def test_values_follow_what_is_removed_and_come_back() -> None:
    explorer = path()

    explorer.remove("b")

    assert explorer.values == {"a": 0, "c": 1, "d": 2, "e": 1}
    assert explorer.before == {"a": 1, "b": 2, "c": 2, "d": 2, "e": 1}
    assert explorer.highest(2) == [
        {"rank": 1, "before": "b", "value before": 2, "now": "d", "value now": 2},
        {"rank": 2, "before": "c", "value before": 2, "now": "c", "value now": 1},
    ]
    explorer.restore()
    assert explorer.values == explorer.before and explorer.removed == ()


def test_things_are_named_as_people_name_them() -> None:
    explorer = Explorer(lanes(), measures={"degree": degree})

    said = explorer.remove("Fiji Tonga", ("Tonga", "Fiji", 0), "Nauru")

    assert explorer.removed == (("Fiji", "Tonga", 0), ("Fiji", "Tonga", 1), ("Tonga", "Fiji", 0), "Nauru")
    assert explorer.graph.number_of_edges() == 0
    assert str(said).startswith("Removed: Fiji → Tonga (0), Fiji → Tonga (1), Tonga → Fiji (0) and Nauru.")
    explorer.restore(("Fiji", "Tonga", 1))
    assert list(explorer.graph.edges(keys=True)) == [("Fiji", "Tonga", 1)]


@pytest.mark.parametrize(
    ("things", "why"),
    [
        (("z",), "no node or edge 'z'"), (("b",), "b is removed already"), (("a b",), "a–b went with b: put b back first"),
        (("c", "z"), "no node or edge 'z'"), ((("c", "e"),), "no node or edge"), (([],), "no node or edge"),
    ],
)  # fmt: skip
def test_what_cannot_be_removed_is_refused_and_nothing_is_done(things: tuple[Any, ...], why: str) -> None:
    explorer = path()
    explorer.remove("b")

    with pytest.raises(TabletopError, match=why):
        explorer.remove(*things)

    assert explorer.removed == ("b",)


def test_only_what_is_removed_can_be_put_back() -> None:
    explorer = path()
    with pytest.raises(TabletopError, match="Nothing has been removed"):
        explorer.restore()
    explorer.remove("b")

    with pytest.raises(TabletopError, match="c has not been removed"):
        explorer.restore("b", "c")

    assert explorer.removed == ("b",)


def test_a_measure_is_chosen_by_name_and_gives_what_it_comes_to() -> None:
    explorer = explore(hexagons())
    explorer.remove("c1")

    measured = explorer.measure("betweenness")

    expected = networkx.betweenness_centrality(explorer.graph)
    assert measured.values == pytest.approx(expected) and explorer.values == pytest.approx(expected)
    assert explorer.before == pytest.approx(networkx.betweenness_centrality(hexagons()))


def test_a_measure_that_there_is_not_or_that_fails_leaves_all_as_it_is() -> None:
    explorer = Explorer(networkx.DiGraph([("a", "b")]))
    browser = Browser(explorer)

    for name, why in (("beauty", "no measure 'beauty'; there are degree"), ("bridges", "undirected"), (7, "no measure 7")):
        with pytest.raises(TabletopError, match=why):
            explorer.measure(name)  # type: ignore[arg-type]
        assert repr(explorer) == "<explorer of Graph: degree, removed: 0>"
        assert browser.blocks["thinking"] is None


def test_only_a_graph_with_nodes_can_be_explored() -> None:
    for wrong, why in ((None, "networkx graph"), ({"a": ["b"]}, "networkx graph"), (networkx.Graph(), "without nodes")):
        with pytest.raises(TabletopError, match=why):
            Explorer(wrong)
    with pytest.raises(TabletopError, match="texts are in"):
        Explorer(hexagons(), lang="fr")
    with pytest.raises(TabletopError, match="no measure"):
        Explorer(hexagons(), measure="beauty")


@pytest.mark.parametrize("name", MEASURES)
def test_every_measure_of_the_house_can_be_explored_or_says_why_not(name: str) -> None:
    for graph in (hexagons(), tabletop.load("claim").board, lanes(), networkx.path_graph(3)):
        explorer = Explorer(graph)

        try:
            explorer.measure(name)
        except TabletopError as fault:
            assert str(fault).endswith(".") or "cannot be measured here: " in str(fault)
        for thing in (next(iter(graph)), next(iter(graph.edges(keys=True) if graph.is_multigraph() else graph.edges))):
            explorer.remove(thing)
            explorer.restore(thing)


@pytest.mark.parametrize("name", tabletop.games())
def test_the_board_of_every_game_can_be_explored(name: str) -> None:
    explorer = explore(tabletop.load(name).board)
    first = next(iter(explorer.graph))

    explorer.remove(first)

    assert first not in explorer.values and f"{first}" in explorer.picture().scene.head


# measures of one's own


def test_a_function_of_networkx_is_a_measure() -> None:
    measures = {"near": networkx.closeness_centrality, "flow": networkx.edge_betweenness_centrality, "cliques": networkx.transitivity}
    explorer = Explorer(networkx.cycle_graph(5), measure="near", measures=measures)

    assert explorer.values[0] == pytest.approx(2 / 3)
    explorer.measure("flow")
    assert "flow: 0.3." in explorer.picture().scene.item("edge 3 4").label
    assert explorer.measure("cliques") == 0
    assert explorer.values == {"cliques": 0}


@pytest.mark.parametrize("result", ["much", None, [1, 2], object()])
def test_a_measure_that_gives_no_numbers_is_refused(result: Any) -> None:
    with pytest.raises(TabletopError, match="a measure gives"):
        path(odd=lambda graph: result).measure("odd")


def test_values_of_something_else_are_told_and_not_drawn() -> None:
    explorer = path(odd=lambda graph: {"zz": 1, 7: 2, ("a", "b", "c", "d"): 3})

    explorer.measure("odd")

    assert [row["now"] for row in explorer.highest()] == [("a", "b", "c", "d"), 7, "zz"]
    assert "a–b–c–d" in explorer.picture().scene.text


def test_a_measure_that_breaks_says_so_in_one_sentence() -> None:
    def breaks(graph: Any) -> Any:
        raise ZeroDivisionError("no\nway")

    with pytest.raises(TabletopError, match="breaks cannot be measured here: ZeroDivisionError: no way"):
        path(breaks=breaks).measure("breaks")


# in the browser


def test_a_touch_removes_and_another_puts_back() -> None:
    explorer = path()
    browser = Browser(explorer)

    browser.touch("node b")

    assert out(explorer) == ("b",)
    assert browser.strip["text"] == "Removed: b. Touch again to put back. Highest now: d (2); before: b (2)."
    assert browser.blocks["head"]["sentence"] == "Nodes: 4, edges: 2. Removed: b."
    assert browser.items["node c"]["label"] == "c. Degree: 1. Neighbours: 1."
    browser.touch("node b")
    assert out(explorer) == () and browser.strip["text"] == "Put back: b."
    browser.touch("edge c d")
    assert out(explorer) == (("c", "d"),) and browser.items["edge c d"]["label"] == "c to d. Removed."


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Touch a node or an edge to remove it, and again to put it back."),
        ("ko", "꼭짓점이나 변을 누르면 빠지고, 다시 누르면 돌아옵니다."),
    ],
)
def test_at_the_start_the_strip_says_what_the_explorer_is_for(lang: str, told: str) -> None:
    explorer = explore(hexagons(), lang=lang)
    browser = Browser(explorer)
    assert (browser.strip["kind"], browser.strip["text"]) == ("info", told)

    browser.says("choice", id="measure:closeness")
    assert browser.strip["text"] == told

    browser.touch("node b2")
    browser.says("choice", id="measure:degree")
    assert browser.strip["text"] == ""
    browser.says("tool", id=browser.blocks["tools"][0]["id"])
    explorer.measure("closeness")
    browser.says("choice", id="measure:degree")
    assert browser.strip["text"] == told


@pytest.mark.parametrize(
    ("graph", "removed", "told"),
    [
        (networkx.star_graph(3), 0, "Now: everywhere 0; before: highest 0 (3)."),
        (networkx.complete_graph(4), 0, "Now: everywhere 2; before: everywhere 3."),
        (networkx.cycle_graph(4), 0, "Now: highest 2 (2); before: everywhere 2."),
        (networkx.empty_graph(1), 0, "Now: no values; before: highest 0 (0)."),
    ],
    ids=["levelled", "level", "no longer level", "nothing left"],
)
def test_what_a_removal_changes_is_told_where_all_are_equal_too(graph: Any, removed: int, told: str) -> None:
    explorer = Explorer(graph, measures={"degree": degree})

    said = explorer.remove(removed)

    assert str(said) == f"Removed: {removed}. Touch again to put back. {told}"


def test_the_help_of_explore_names_the_measures_and_the_errors() -> None:
    told = explore.__doc__ or ""

    assert all(re.search(rf"\b{name}\b", told) for name in MEASURES) and "TabletopError" in told


def test_the_highest_five_stand_side_by_side_before_and_now() -> None:
    browser = Browser(path())
    assert [seat["name"] for seat in browser.blocks["seats"]] == ["Highest five"]

    browser.touch("node b")

    assert [seat["name"] for seat in browser.blocks["seats"]] == ["Before", "Now"]
    assert card(browser, 0) == [["1. b", "2"], ["2. c", "2"], ["3. d", "2"], ["4. a", "1"], ["5. e", "1"]]
    assert card(browser, 1) == [["1. d", "2"], ["2. c", "1"], ["3. e", "1"], ["4. a", "0"]]


def test_one_scale_serves_before_and_now() -> None:
    explorer = path(share=lambda graph: dict.fromkeys(graph, 10 * len(graph)))
    explorer.measure("share")

    explorer.remove("b", "c")

    assert ">30<" in explorer.picture().scene.ground and ">50<" in explorer.picture().scene.ground
    assert explorer.picture().scene.item("node a").label == "a. share: 30. Neighbours: 0."


def test_buttons_and_names_put_back_what_is_removed() -> None:
    explorer = path()
    browser = Browser(explorer)
    assert browser.blocks["tools"] == []

    browser.says("say", text="b")
    browser.says("say", text="c - d")

    assert out(explorer) == ("b", ("c", "d"))
    assert [tool["label"] for tool in browser.blocks["tools"]] == ["Put back c–d", "Put all back"]
    browser.says("tool", id=browser.blocks["tools"][0]["id"])
    assert out(explorer) == ("b",)
    browser.says("say", text="b")
    assert out(explorer) == ()
    browser.touch("node d")
    browser.touch("node e")
    browser.says("tool", id="restore")
    assert out(explorer) == () and browser.strip["text"] == "All is back as it was."


def test_a_choice_of_the_panel_changes_the_measure() -> None:
    browser = Browser(explore(hexagons()))
    assert [c["id"] for c in browser.blocks["panel"]["choices"]] == [f"measure:{name}" for name in MEASURES]

    browser.says("choice", id="measure:minimum_cuts")

    pressed = [c["label"] for c in browser.blocks["panel"]["choices"] if c["chosen"]]
    assert pressed == ["Minimum cuts between islands"]
    assert "Minimum cuts between islands" in browser.blocks["ground"]


def test_a_measure_that_fails_says_why_in_the_panel_and_the_rest_goes_on() -> None:
    browser = Browser(Explorer(tabletop.load("claim").board))

    browser.says("choice", id="measure:bridges")

    feedback = browser.blocks["panel"]["feedback"]
    assert feedback["kind"] == "wrong" and "undirected" in feedback["text"]
    browser.touch("node goblin 2")
    assert browser.items["node goblin 2"]["label"].endswith("Removed.")
    browser.says("choice", id="measure:degree")
    assert browser.blocks["panel"]["feedback"]["text"] == "" and card(browser, 1)[0] == ["1. doppelganger 9", "42"]


def test_everything_that_stands_may_be_touched_and_nothing_is_lit() -> None:
    browser = Browser(path())
    browser.touch("node b")

    for name, item in browser.items.items():
        gone = name in ("edge a b", "edge b c")
        assert (item["touch"], item["legal"], bool(item["label"])) == ((not gone,) * 3), name
        assert "var(--go)" not in item["svg"]


def test_only_what_changed_is_sent() -> None:
    browser = Browser(Explorer(hexagons(10, 10), measures={"degree": degree}))

    answer = browser.touch("node e5")

    assert len(answer["items"]) == 1 + 6 + 6  # the hexagon, its neighbours and its edges
    assert "order" not in answer and "defs" not in answer


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "touch"}, {"kind": "touch", "id": 7}, {"kind": "touch", "id": "node z"}, {"kind": "say", "text": ""}, {"kind": "say"},
        {"kind": "say", "text": HOSTILE}, {"kind": "choice", "id": "measure:beauty"}, {"kind": "tool", "id": "back node z"},
        {"kind": "lift"}, {"kind": "tool"}, {"kind": []}, {"kind": "touch", "id": "edge a b"},
    ],
)  # fmt: skip
def test_a_message_that_makes_no_sense_is_answered_in_the_strip_and_changes_nothing(message: dict[str, Any]) -> None:
    explorer = path()
    explorer.remove("b")
    browser = Browser(explorer)

    browser.says(**message)

    assert browser.strip["kind"] == "refused" and browser.strip["text"]
    assert out(explorer) == ("b",)


def test_everything_is_korean_when_asked() -> None:
    explorer = explore(hexagons(), lang="ko")
    browser = Browser(explorer)

    browser.touch("node b2")

    assert browser.strip["text"] == "뺐습니다: b2. 다시 누르면 돌아옵니다. 지금 최고: d2 (6). 전: b2 (6)."
    assert [seat["name"] for seat in browser.blocks["seats"]] == ["전", "지금"]
    assert browser.blocks["tools"][0]["label"] == "b2 되돌리기"
    assert browser.blocks["words"]["lesson"] == "측도" and browser.blocks["panel"]["choices"][0]["label"] == "차수"
    assert "꼭짓점 19개" in browser.blocks["head"]["sentence"]


# what takes long


def test_a_touch_is_answered_at_once_and_its_numbers_follow(slow: Slow) -> None:
    explorer = path(slow=slow)
    explorer.measure("slow")
    browser = Browser(explorer)
    slow.go.clear()

    browser.touch("node b")

    assert "Removed." in browser.items["node b"]["label"] and out(explorer) == ("b",)
    assert browser.strip["text"].endswith("The numbers follow as soon as they are there.")
    assert browser.blocks["thinking"]["text"] == "Measuring slow"
    assert browser.blocks["seats"][1]["note"] == "Measuring slow"
    slow.go.set()
    assert explorer.wait(PATIENCE)
    assert browser.blocks["thinking"] is None
    assert browser.items["node a"]["label"] == "a. slow: 4. Neighbours: 0."
    assert browser.strip["text"] == "Removed: b. Touch again to put back. Now: everywhere 4; before: everywhere 5."


def test_what_was_touched_last_is_what_is_measured(slow: Slow) -> None:
    explorer = path(slow=slow)
    explorer.measure("slow")
    browser = Browser(explorer)
    slow.go.clear()
    slow.asked.clear()

    for name in ("b", "c", "d"):
        browser.touch(f"node {name}")

    slow.go.set()
    assert explorer.wait(PATIENCE)
    assert explorer.values == {"a": 2, "e": 2} and "a. slow: 2." in browser.items["node a"]["label"]
    assert slow.asked == [4, 2]  # what was outdated before it began was left out


def test_what_was_measured_once_is_not_measured_again(slow: Slow) -> None:
    explorer = path(slow=slow)
    browser = Browser(explorer)
    explorer.measure("slow")

    for _ in range(3):
        browser.touch("node b")
        browser.touch("node b")
    explorer.measure("degree")
    explorer.measure("slow")

    assert slow.asked == [5, 4]


def test_a_measure_can_be_stopped_and_another_chosen(slow: Slow) -> None:
    explorer = path(slow=slow)
    browser = Browser(explorer)
    slow.go.clear()
    browser.says("choice", id="measure:slow")
    assert browser.blocks["thinking"]

    browser.says("tool", id="stop")

    assert browser.blocks["thinking"] is None and browser.strip["text"].startswith("Stopped: slow is not measured.")
    slow.go.set()
    browser.says("choice", id="measure:degree")
    assert browser.items["node b"]["label"] == "b. Degree: 2. Neighbours: 2."
    browser.touch("node a")
    assert card(browser, 1)[0] == ["1. c", "2"]


def test_code_waits_for_its_numbers_and_says_so_first(slow: Slow) -> None:
    explorer = path(slow=slow)
    browser = Browser(explorer)
    slow.go.clear()
    by_code = threading.Thread(target=lambda: explorer.measure("slow"))

    by_code.start()

    assert slow.begun.wait(PATIENCE)
    wait_for(lambda: browser.blocks["thinking"])
    assert browser.blocks["thinking"]["text"] == "Measuring slow"
    slow.go.set()
    by_code.join(PATIENCE)
    assert not by_code.is_alive() and browser.blocks["thinking"] is None
    assert explorer.values["a"] == 5


def test_where_there_are_no_threads_it_is_said_first_and_then_done(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "THREADS", False)
    monkeypatch.setattr(explore_module, "THREADS", False)
    explorer = path(slow=slow)
    explorer.measure("slow")
    browser = Browser(explorer)
    told = len(browser.heard)

    browser.touch("node b")

    assert [m["thinking"] and m["thinking"]["text"] for m in browser.heard[told:]] == ["Measuring slow", None]
    assert browser.items["node a"]["label"] == "a. slow: 4. Neighbours: 0."


def test_measuring_gives_what_comes_in_time_and_drops_what_is_dropped() -> None:
    arrived: list[int] = []
    work, go = Measuring[int](arrived.append), threading.Event()

    def late() -> int:
        assert go.wait(PATIENCE)
        return 2

    assert work.ask(lambda: 1, PATIENCE) == 1
    assert work.ask(late, 0.0) is None
    work.drop()
    go.set()
    assert work.ask(lambda: 3, PATIENCE) == 3
    assert work.wait(PATIENCE) and arrived == []
    go.clear()
    assert work.ask(late, 0.0) is None
    go.set()
    wait_for(lambda: arrived == [2])


# in a notebook


def test_a_notebook_keeps_the_picture_and_the_table_as_text() -> None:
    explorer = Explorer(networkx.path_graph([HOSTILE, "b", "c"]), measures={"degree": degree})
    explorer.remove("c")

    stored, _ = explorer._repr_mimebundle_()

    assert stored["text/html"].count("<img ") == 1 and "<table><tr><th>Before</th><th>Now</th></tr>" in stored["text/html"]
    assert "<script" not in stored["text/html"]
    assert "Before" in stored["text/plain"] and "b (2)" in stored["text/plain"]
    again = Explorer(networkx.path_graph([HOSTILE, "b", "c"]), measures={"degree": degree})
    again.remove("c")
    assert {k: v for k, v in again._repr_mimebundle_()[0].items() if k.startswith("text")} == {
        k: v for k, v in stored.items() if k.startswith("text")
    }


def test_names_reach_the_browser_as_text_only() -> None:
    graph = networkx.Graph([(HOSTILE, "b")], name=HOSTILE)
    browser = Browser(Explorer(graph, measures={HOSTILE: degree}, measure=HOSTILE))

    browser.touch(next(name for name in browser.items if name.startswith("node <")))

    drawn = [browser.blocks["ground"], browser.blocks["defs"], *(item["svg"] for item in browser.items.values())]
    assert not any("<script" in markup for markup in drawn)
    assert "alert" in browser.blocks["head"]["title"]
