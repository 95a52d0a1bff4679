"""Both speeds give the same: whole states after every move, legal lists, results, trees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tabletop
from tabletop import fast
from tabletop.core.chance import seeded
from tabletop.core.game import Game
from tabletop.core.layout import Layout
from tabletop.fast import records
from tabletop.players.driver import NODE
from tabletop.players.loops import plain
from tabletop.testing.findings import Report
from tabletop.testing.speeds import check_speeds

TOY = Path(__file__).parents[1] / "toy"
GAMES = {"claim": 2000, "toy": 2000}  # of other games, whose conformance runs compare the speeds too, FEW
FEW = 60


def games() -> list[Game]:
    return [tabletop.load(TOY), *map(tabletop.load, tabletop.games())]


def each() -> Any:
    seats = [(g, n) for g in games() for n in range(g.seats[0], g.seats[1] + 1)]
    return pytest.mark.parametrize(("game", "players"), seats, ids=lambda v: getattr(v, "name", v))


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
def test_whole_states_are_equal_after_every_move(game: Game) -> None:
    """Legal lists, chance, every field after every move, points and places, in 2,000 games of Claim and of the toy."""
    players, many = range(game.seats[0], game.seats[1] + 1), GAMES.get(game.name, FEW)
    report = Report(game.name)

    check_speeds([(game, n) for n in players], -(-many // len(players)), 1, report)

    assert report.ok, str(report)
    assert report.counts["games at both speeds"] >= many


def test_a_field_that_is_too_narrow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tabletop.load("claim")
    monkeypatch.setattr(records, "fields_dtype", with_one_bit)
    report = Report(game.name)

    check_speeds([(game, 2)], 1, 1, report)

    assert [f.check for f in report.findings] == ["speeds"] and "dealt" in str(report)


def with_one_bit(fields: type[Layout]) -> np.dtype[Any]:
    """The record in which a count of 26 has no room."""
    return np.dtype([(n, "?" if n == "dealt" else f"i{s.width // 8}", s.shape) for n, s in fields.SPECS.items()], align=True)


@each()
@pytest.mark.parametrize("rotate", [False, True])
def test_playouts_between_every_pair_of_policies_are_equal(game: Game, players: int, rotate: bool) -> None:
    slow, quick = plain(game, players), fast.compiled(game, players)
    kinds = list(slow.kinds)
    for first in kinds:
        policies = [first, *[kinds[-1]] * (players - 1)]

        many = 12 if game.name in GAMES else 2
        a, b = slow.playouts(policies, 7, 100, many, rotate), quick.playouts(policies, 7, 100, many, rotate)

        assert a.actions == b.actions
        assert [list(row) for row in a[1:]] == [row.tolist() for row in b[1:]]


@each()
@pytest.mark.parametrize(("again", "policy"), [(1, "random"), (3, "greedy")])
def test_trees_are_equal(game: Game, players: int, again: int, policy: str) -> None:
    state = game.new(players, seed=4)
    for _ in range(5):
        state = state.play(state.legal_actions()[0])
    seen = state.seen_by(state.to_move)
    trees = []
    for loops in (plain(game, players), fast.compiled(game, players)):
        loops.put(seen.position.fields)
        tree, keys = loops.row(NODE * 200), loops.keys(seen)
        rng, used, before = loops.numbers(seeded(3)), 0, 0
        for size in (90, 210) if policy == "random" or game.name in GAMES else (4, 6):  # more simulations than there is room for nodes
            used = loops.search(tree, used, seen.seat, size, keys, rng, policy, 0.7, 1.5, again, before)
            before += size
        trees.append((used, [int(x) for x in tree]))

    assert trees[0] == trees[1]


def test_threads_give_the_same_games() -> None:
    from concurrent.futures import ThreadPoolExecutor

    game = tabletop.load("claim")
    one = fast.compiled(game, 2)
    with ThreadPoolExecutor(2) as pool:
        halves = list(pool.map(lambda first: one.again().playouts(["greedy", "random"], 1, first, 300), (0, 300)))

    whole = one.playouts(["greedy", "random"], 1, 0, 600)

    assert one.entries.playouts.targetoptions["nogil"]

    assert whole.actions == sum(h.actions for h in halves)
    assert whole.places.tolist() == [p for h in halves for p in h.places.tolist()]


@each()
def test_fields_go_into_a_record_and_back(game: Game, players: int) -> None:
    quick = fast.compiled(game, players)
    fields = game.new(players, seed=11).fields
    quick.put(fields, 1)

    assert quick.get(1) == fields
    assert quick.boxes[0]["players"] == players
