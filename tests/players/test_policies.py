"""Policies: what they do where the rules would let them do nothing for ever, and how those of Valparaíso and Clippers differ."""

from __future__ import annotations

import pytest

import tabletop
from tabletop.analysis import simulate
from tabletop.core.chance import draw, seeded
from tabletop.core.layout import CHANCE, OVER
from tabletop.core.match import Match
from tabletop.players import driver
from tabletop.players.loops import plain

PORT = tabletop.load("port_royal")
VALPARAISO = tabletop.load("valparaiso")
CLIPPERS = tabletop.load("clippers")


def hoarded(seed: int) -> dict[str, object]:
    """A position in which nearly all cards are coins and one person is left to go round."""
    left = ("jack 6", "governor 8", "mademoiselle 9", "jester 9")[seed % 4]
    return {"players": 3, "coins": {"A": 70, "B": 20, "C": 28}, "discard": [left], "pile": 0}


@pytest.mark.parametrize("name", ["greedy", "swords", "explorer"])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_passes_for_ever_where_one_card_goes_round(name: str, seed: int) -> None:
    state = PORT.from_dict(hoarded(seed))
    policy = PORT.rooms.room("players").PLAYERS[name]().policy
    s, box, rng, out, moves = state.fields, state.box, seeded(seed), [0] * len(PORT.actions()), 0

    while s.to_move != OVER and moves < 3000:
        if s.to_move == CHANCE:
            action = PORT.engine.chance(box, s, draw(rng, PORT.engine.chances(box, s)))
        else:
            action = policy(box, s, out, PORT.engine.legal(box, s, out), rng)
        PORT.engine.apply(box, s, action)
        moves += 1

    assert s.to_move == OVER


def test_a_playout_without_end_is_left_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = plain(PORT, 2)
    monkeypatch.setattr(loops.entries, "ENDLESS", 50)

    games = loops.playouts(["random", "random"], 1, 0, 3)

    assert games.actions == 150 and driver.ENDLESS == 20_000


def of_valparaiso(name: str, players: int, seed: int) -> Match:
    """A whole game of Valparaíso between players who all play alike."""
    match = tabletop.match(VALPARAISO, [name] * players, seed=seed)
    match.run()
    return match


@pytest.mark.parametrize("name", ["greedy", "trader", "builder"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_valparaiso_they_do_what_is_legal_to_the_end(name: str, players: int) -> None:
    state = VALPARAISO.new(players=players, seed=players)
    policy = VALPARAISO.rooms.room("players").PLAYERS[name]().policy
    s, box, rng, out, wrong = state.fields, state.box, seeded(players), [0] * len(VALPARAISO.actions()), []

    for _ in range(4000):
        if s.to_move == CHANCE:
            action = VALPARAISO.engine.chance(box, s, draw(rng, VALPARAISO.engine.chances(box, s)))
        elif s.to_move != OVER:
            n = VALPARAISO.engine.legal(box, s, out)
            legal = set(out[:n])
            action = policy(box, s, out, n, rng)
            wrong += [] if action in legal else [action]
        if s.to_move != OVER:
            VALPARAISO.engine.apply(box, s, action)

    assert not wrong and s.to_move == OVER


def test_in_valparaiso_greedy_beats_random() -> None:
    greedy, _ = simulate(VALPARAISO, ["greedy", "random"], games=20, seed=2).by_player()

    assert greedy.label == "greedy" and greedy.wins >= 18


@pytest.mark.parametrize("name", ["trader", "builder"])
def test_in_valparaiso_a_style_decides_otherwise_than_greedy_now_and_then(name: str) -> None:
    greedy, other = (VALPARAISO.rooms.room("players").PLAYERS[n]() for n in ("greedy", name))
    asked = [move.state for seed in (5, 6) for move in of_valparaiso("greedy", 3, seed).moves if move.state.to_move >= 0]

    differs = [s for s in asked if other.choose(s.seen_by(s.to_move), rng=seeded(1)) != greedy.choose(s.seen_by(s.to_move), rng=seeded(1))]

    assert 0 < len(differs) < len(asked) / 4


def test_in_valparaiso_traders_trade_more_than_others() -> None:
    trades = {
        name: sum(event.kind == "trades" for seed in range(4) for move in of_valparaiso(name, 3, seed).moves for event in move.state.events)
        for name in ("greedy", "trader", "builder")
    }

    assert trades["trader"] > max(trades["greedy"], trades["builder"])


def of_clippers(name: str, players: int, seed: int) -> Match:
    """A whole game of Clippers between players who all play alike."""
    match = tabletop.match(CLIPPERS, [name] * players, seed=seed)
    match.run()
    return match


@pytest.mark.parametrize("name", ["greedy", "blocker"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_clippers_they_do_what_is_legal_to_the_end(name: str, players: int) -> None:
    state = CLIPPERS.new(players=players, seed=players)
    policy = CLIPPERS.rooms.room("players").PLAYERS[name]().policy
    s, box, rng, out, wrong = state.fields, state.box, seeded(players), [0] * len(CLIPPERS.actions()), []

    for _ in range(1000):
        if s.to_move != OVER:
            n = CLIPPERS.engine.legal(box, s, out)
            legal = set(out[:n])
            action = policy(box, s, out, n, rng)
            wrong += [] if action in legal else [action]
            CLIPPERS.engine.apply(box, s, action)

    assert not wrong and s.to_move == OVER


def test_in_clippers_greedy_beats_random() -> None:
    greedy, _ = simulate(CLIPPERS, ["greedy", "random"], games=20, seed=2).by_player()

    assert greedy.label == "greedy" and greedy.wins >= 18


def test_in_clippers_a_blocker_decides_otherwise_than_greedy_now_and_then() -> None:
    greedy, blocker = (CLIPPERS.rooms.room("players").PLAYERS[name]() for name in ("greedy", "blocker"))
    asked = [move.state for seed in (5, 6) for move in of_clippers("greedy", 3, seed).moves if move.state.to_move >= 0]

    seen = [state.seen_by(state.to_move) for state in asked]
    differs = [one for one in seen if blocker.choose(one, rng=seeded(1)) != greedy.choose(one, rng=seeded(1))]

    assert 0 < len(differs) < len(asked) / 2


def test_in_clippers_ports_come_to_less_among_blockers() -> None:
    ports = {
        name: sum(score["ports"] for seed in range(3) for score in of_clippers(name, 4, seed).state.scores())
        for name in ("greedy", "blocker")
    }

    assert 3 * ports["blocker"] < 2 * ports["greedy"]
