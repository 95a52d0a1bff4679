"""Policies of every game: what they do where the rules would let them do nothing for ever."""

from __future__ import annotations

import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.layout import CHANCE, OVER
from tabletop.players import driver
from tabletop.players.loops import plain

PORT = tabletop.load("port_royal")


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
