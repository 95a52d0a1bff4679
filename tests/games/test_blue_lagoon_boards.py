"""Blue Lagoon on any board: scores by a second way, the law, moves and ends, and boards that are refused by naming the hex."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import networkx
import pytest

import tabletop
from tabletop.boards import hexes, islands
from tabletop.boards.archipelago import archipelago
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import BoardError, TabletopError
from tabletop.core.game import Game
from tabletop.games.blue_lagoon.box import PIECE, RESOURCES, TOKEN, TOKENS
from tabletop.games.blue_lagoon.pieces import State
from tabletop.testing.findings import Report
from tabletop.testing.law import check_law
from tabletop.testing.walk import walks

CENTRE = (6, 6)


@cache
def rings() -> Any:
    """An island of one hex in a lake, round it two rings with a lake between them, and two more islands of one hex in the corners."""
    graph = networkx.Graph(name="Rings", bonus={"a": 7, "b": 5, "c": 9, "d": 3, "e": 10})
    places = [(row, col) for row in range(13) for col in range(13)]
    for row, col in places:
        away = hexes.distance((row, col), CENTRE)
        island = {0: "c", 2: "a", 4: "b"}.get(away) or {(0, 0): "d", (12, 12): "e"}.get((row, col))
        graph.add_node(hexes.name(row, col), row=row, col=col, island=island, circle=bool(island) and away != 0)
    graph.add_edges_from((hexes.name(*p), hexes.name(*n)) for p in places for n in hexes.neighbours(*p) if n in places)
    return graph


@cache
def boards() -> dict[str, Any]:
    return {
        "published": None, "rings": rings(), "three": archipelago(9, 10, islands=3, seed=4),
        "seventeen": archipelago(19, 20, islands=17, circles=40, seed=5), "large": archipelago(24, 24, islands=12, seed=6),
    }  # fmt: skip


def game_on(name: str) -> Game:
    return tabletop.load("blue_lagoon", board=boards()[name])


def positions(game: Game, players: int, seed: int) -> list[State]:
    """All positions of a random game in which somebody is to move, and its end."""
    state, rng, found = game.new(players, seed=seed), seeded(seed, 5), []
    while not state.is_over:
        found.append(state)
        legal = state.legal_ids()
        state = state.play(game.actions()[legal[draw(rng, len(legal))]])
    return [*found, state]  # type: ignore[list-item]


def by_networkx(state: State, graph: Any) -> list[dict[str, int]]:
    """The points of the phase, from the graph and what lies on it alone."""
    held = dict(zip(state.hexes, state.fields.holds, strict=False))  # type: ignore[attr-defined]
    own = [[h for h, v in held.items() if PIECE + 2 * p <= v < PIECE + 2 * p + 2] for p in range(state.players)]
    island = networkx.get_node_attributes(graph, "island")
    on = [Counter(island[h] for h in pieces if island[h]) for pieces in own]
    found = []
    for p in range(state.players):
        joined = [len({island[h] for h in group} - {None}) for group in networkx.connected_components(graph.subgraph(own[p]))]
        won = 0
        for name, bonus in graph.graph["bonus"].items():
            most = max(counts[name] for counts in on)
            if most and on[p][name] == most:
                won += bonus // sum(counts[name] == most for counts in on)
        taken = state.taken(p)
        sets = sum({0: 0, 1: 0, 2: 5, 3: 10}.get(taken[kind], 20) for kind in RESOURCES) + 10 * all(taken[kind] for kind in RESOURCES)
        found.append({
            "islands": {7: 10}.get(len(on[p]), 20 if len(on[p]) > 7 else 0), "links": 5 * max(joined, default=0), "majorities": won,
            "resources": sets, "statuettes": 4 * taken["statuette"],
        })  # fmt: skip
    return found


@pytest.mark.parametrize(("name", "games"), [("published", 9), ("rings", 9), ("three", 4), ("seventeen", 6), ("large", 3)])
def test_scores_are_those_that_networkx_counts(name: str, games: int) -> None:
    game, seen = game_on(name), 0
    for seed in range(games):
        for state in positions(game, 2 + seed % 3, seed):
            seen += 1
            assert [dict(score) for score in state.phase_scores(state.phase)] == by_networkx(state, game.board)

    assert seen > 80 * games


@pytest.mark.parametrize("name", ["rings", "three", "seventeen"])
def test_legal_moves_are_those_that_the_graph_allows(name: str) -> None:
    game = game_on(name)
    for state in positions(game, 3, 7)[::5]:
        if state.is_over:
            continue
        held, p = dict(zip(state.hexes, state.fields.holds, strict=False)), state.to_move  # type: ignore[attr-defined]
        empty = {h for h, v in held.items() if not PIECE <= v < TOKEN}
        beside = {n for h, v in held.items() if PIECE + 2 * p <= v < PIECE + 2 * p + 2 for n in game.board[h]} & empty
        sea = {h for h in empty if game.board.nodes[h]["island"] is None}
        settle = (beside | (sea if state.phase == "exploration" else set())) if state.settlers_left(p) else set()
        village = beside - sea if state.villages_left(p) and state.phase == "exploration" else set()

        assert {str(a) for a in state.legal_actions()} == {f"settle {h}" for h in settle} | {f"village {h}" for h in village}


@pytest.mark.parametrize("name", ["rings", "three", "seventeen"])
def test_the_law_holds_on_other_boards(name: str) -> None:
    report = Report(name)

    for run in walks(game_on(name), 2, 3, report):
        check_law(run.some(12), report)

    assert report.ok, str(report)
    assert sum(report.counts.values()) > 0


@pytest.mark.parametrize("name", ["rings", "three", "seventeen", "large"])
def test_a_phase_ends_when_no_resource_is_left_or_nobody_can_place(name: str) -> None:
    game, ends = game_on(name), Counter[str]()
    for seed in range(6):
        for state in positions(game, 2, seed):
            ended = [e.kind for e in state.events if e.kind in ("resources_gone", "all_placed")]
            ends.update(ended)
            if not ended and not state.is_over:
                assert state.resources_left and state.legal_actions()

    assert ends.total() == 12


def test_a_match_on_another_board_is_saved_with_it_and_read_again(tmp_path: Any) -> None:
    match = tabletop.match(game_on("rings"), ["greedy", "collector"], seed=3)
    match.run()
    match.record.save(tmp_path / "rings.jsonl")

    again = tabletop.load_record(tmp_path / "rings.jsonl")

    assert [*again.states()][-1] == match.state and networkx.utils.graphs_equal(again.game.board, rings())


def test_both_speeds_play_the_same_on_another_board() -> None:
    from tabletop import fast
    from tabletop.players.loops import BY_PICK, plain

    game = game_on("seventeen")
    slow, quick = (loops(game, 3).playouts([BY_PICK, "greedy", "random"], 3, 0, 6) for loops in (plain, fast.compiled))

    assert [list(row) for row in slow[1:4]] == [row.tolist() for row in quick[1:4]]


def changed(**nodes: Any) -> Any:
    graph = tabletop.load("blue_lagoon").board
    for name, marks in nodes.items():
        graph.nodes[name].update(marks)
    return graph


def with_a_far_hex() -> Any:
    graph = tabletop.load("blue_lagoon").board
    graph.add_node("z99", row=98, col=25, island=None, circle=False)
    return graph


@pytest.mark.parametrize(("wrong", "named"), [
    (lambda: changed(e1={"circle": True}), "e1"),
    (lambda: changed(k5={"island": None, "circle": False}, l5={"island": None, "circle": False}), "l6|m6"),
    (lambda: changed(e1={"island": "a"}, e2={"island": "a"}), "e1|e2|f1|f2"),
    (lambda: changed(a1={"circle": False}), "32 tokens need as many stone circles; the board has 31"),
    (with_a_far_hex, "z99"),
])  # fmt: skip
def test_wrong_boards_are_refused_by_naming_the_hex(wrong: Any, named: str) -> None:
    with pytest.raises(BoardError, match=named):
        tabletop.load("blue_lagoon", board=wrong())


def test_a_board_that_is_changed_after_loading_changes_no_game() -> None:
    graph = changed(a1={"circle": True}, c1={"circle": True})
    game = tabletop.load("blue_lagoon", board=graph)
    before = game.board_to_dict()

    graph.nodes["a1"]["circle"] = False
    game.board.nodes["b1"]["circle"] = True
    game.board.graph["bonus"]["a"] = 50

    assert game.board.nodes["b1"]["circle"] is False and game.board.graph["bonus"]["a"] == 6
    assert game.board_to_dict() == before and game.new(2, seed=1).is_circle("a1")


def test_moving_a_stone_circle_moves_a_token() -> None:
    graph = changed(a1={"circle": False}, b1={"circle": True})

    state = tabletop.load("blue_lagoon", board=graph).new(2, seed=1)

    assert state.token("b1") in TOKENS and state.token("a1") is None  # type: ignore[attr-defined]


def test_a_code_of_another_board_is_opened_with_that_board() -> None:
    state = game_on("three").new(3, seed=4)

    assert tabletop.load_code(state.code(), board=boards()["three"]) == state
    with pytest.raises(TabletopError, match="or it is of another board"):
        tabletop.load_code(state.code())


def test_the_published_board_given_is_the_published_board() -> None:
    given = tabletop.load("blue_lagoon", board=tabletop.load("blue_lagoon").board)

    assert given == tabletop.load("blue_lagoon") and not given.has_own_board
    assert tabletop.load_code(given.new(2, seed=1).code()) == given.new(2, seed=1)


@pytest.mark.parametrize("junk", [object(), 3, "A . b", open(__file__, encoding="utf-8")])  # noqa: SIM115 - closed with the process
def test_what_is_no_graph_is_refused(junk: Any) -> None:
    with pytest.raises(BoardError):
        tabletop.load("blue_lagoon", board=junk)


def test_the_largest_board_and_one_hex_more() -> None:
    rows = [". " * 32] * 20
    rows[10] = "A " * 32
    largest = "\n".join(rows) + "\n\na=6"

    assert len(tabletop.load("blue_lagoon", board=islands.from_text(largest)).actions()) == 2 * 640 + 6
    with pytest.raises(BoardError, match="at most 640 hexes, not 641"):
        tabletop.load("blue_lagoon", board=islands.from_text(largest.replace(". " * 32, ". " * 33, 1)))


def test_the_most_islands_and_one_more() -> None:
    def dotted(n: int) -> Any:
        graph = islands.from_text("\n".join([". " * 32] * 20 + ["", ""]).replace(".", "A", 1).rstrip() + "\n\na=6")
        spots = [hexes.name(row, col) for row in range(0, 20, 2) for col in range(0, 32, 2)][:n]
        for i, spot in enumerate(spots):
            graph.nodes[spot].update(island=f"i{i}", circle=True)
        graph.graph["bonus"] = {f"i{i}": 6 for i in range(n)}
        return graph

    assert len(tabletop.load("blue_lagoon", board=dotted(62)).chart.islands) == 62
    with pytest.raises(BoardError, match="1 to 62 islands, not 63"):
        tabletop.load("blue_lagoon", board=dotted(63))
