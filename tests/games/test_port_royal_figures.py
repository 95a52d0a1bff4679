"""Whole games of uniform play come out as long, and with as many busts, as a correct engine's.

The figures are those that an independent engine by the published rules gives: every card in the harbour is a choice of its own, copies
too; each seat's pass counts, also where it is passed over and after its last take.
"""

from __future__ import annotations

from statistics import mean, stdev

import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.layout import CHANCE, OVER
from tabletop.games.port_royal import engine
from tabletop.games.port_royal.box import FULFIL, PASS, STOP, TAKE, Box, Fields
from tabletop.games.port_royal.deck import MASKS, PERSON
from tabletop.games.port_royal.events import BUSTS, NEXT_TURN

ERROR = 4.0  # of the figures themselves, in actions
DEVIATIONS = 3.0
PORT = tabletop.load("port_royal")


def choices(s: Fields, ids: list[int]) -> list[int]:
    """The legal actions, taking a face as often as it lies in the harbour."""
    found = []
    for action in ids:
        cards = (s.harbour if action - TAKE < PERSON else s.harbour_people) & MASKS[action - TAKE] if TAKE <= action < FULFIL else 1
        found += [action] * cards.bit_count()
    return found


def play(box: Box, s: Fields, rng: list[int], out: list[int]) -> tuple[int, int, int]:
    """One game at random: actions, turns, busts."""
    engine.setup(box, s)
    engine.derive(box, s)
    actions, turns, busts = 0, 1, 0
    while s.to_move != OVER:
        if s.to_move == CHANCE:
            action = engine.chance(box, s, draw(rng, engine.chances(box, s)))
        else:
            options = choices(s, out[: engine.legal(box, s, out)])
            action = options[draw(rng, len(options))]
            actions += (action != PASS) + (box.players if action == STOP else 0)
        engine.apply(box, s, action)
        kinds = [event & 255 for event in s.events[: s.noted]]
        turns += kinds.count(NEXT_TURN)
        busts += kinds.count(BUSTS)
    return actions, turns, busts


FIGURES = [(2, 1000, 340.8, 59.5, 0.046), (3, 600, 452.3, 66.0, 0.049), (4, 400, 575.6, 73.0, 0.052), (5, 300, 699.7, 78.7, 0.056)]


@pytest.mark.parametrize(("players", "games", "length", "rounds", "busts"), FIGURES)
def test_uniform_play_is_as_long_and_busts_as_often_as_it_should(
    players: int, games: int, length: float, rounds: float, busts: float
) -> None:
    box, s, rng, out = PORT.box(players), Fields(), seeded(players), [0] * len(PORT.actions())

    played = [play(box, s, rng, out) for _ in range(games)]

    lengths, turns = [game[0] for game in played], [game[1] for game in played]
    assert abs(mean(lengths) - length) < ERROR + DEVIATIONS * stdev(lengths) / games**0.5
    assert abs(mean(turns) - rounds) < 0.5 + DEVIATIONS * stdev(turns) / games**0.5
    rate = sum(game[2] for game in played) / sum(turns)
    assert abs(rate - busts) < 0.0005 + DEVIATIONS * (busts * (1 - busts) / sum(turns)) ** 0.5
