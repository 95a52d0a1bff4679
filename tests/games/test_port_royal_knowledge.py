"""What is known at a table of Port Royal: coins have no faces, the odds are exact until the first shuffle, samples fit after it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.games.port_royal.deck import COPIES, FACES
from tabletop.games.port_royal.pieces import Return, Reveal, State

PORT = tabletop.load("port_royal")
DECK = {face: n for face, n in zip(FACES, COPIES, strict=True) if face != "all-three"}


def shuffled(seed: int) -> State:
    """A position of two players after a shuffle, played at random."""
    state, rng = PORT.new(players=2, seed=seed), seeded(seed)
    while state.shuffles == 0 or state.is_chance or state.pile_size < 20:
        state = state.play(state.legal_actions()[draw(rng, len(state.legal_actions()))])
    return state


def test_before_the_first_shuffle_a_sample_is_the_position_itself() -> None:
    state = PORT.from_dict({"harbour": ["red frigate 3/6"], "coins": {"A": 9, "B": 30}, "paid": 5})

    assert state.seen_by(0).sample(seeded(1)) == state == state.seen_by(1).sample(seeded(2))
    assert state.odds_are_exact


def test_odds_count_coins_and_pile_together() -> None:
    state = PORT.from_dict({"harbour": ["red frigate 3/6", "pirate 9"], "coins": {"A": 40, "B": 3}, "discard": ["captain 4"], "paid": 7})
    down = 119 - 3

    odds = state.seen_by(1).odds()

    assert sum(odds.values()) == 1
    assert odds[Reveal("red frigate 3/6")] == Fraction(1, down)
    assert odds[Reveal("captain 4")] == Fraction(4, down)
    assert Reveal("pirate 9") not in odds
    assert state.play("draw").chances() == odds


SWORDS = [((), 9), (("sailor 3",), 6), (("pirate 5", "sailor 3"), 3), (("pirate 5", "pirate 7", "pirate 9"), 2)]


@pytest.mark.parametrize(("swords", "deadly"), SWORDS)
def test_the_odds_of_a_bust_are_those_of_ships_that_cannot_be_repelled(swords: tuple[str, ...], deadly: int) -> None:
    state = PORT.from_dict({"harbour": ["red frigate 3/6"], "people": {"A": swords}})

    assert state.bust_odds == Fraction(deadly, 119 - 1 - len(swords))


def test_there_are_no_odds_of_a_bust_at_an_empty_harbour_or_in_trade_and_hire() -> None:
    assert PORT.new(players=3).bust_odds == 0
    assert PORT.from_dict({"phase": "trade and hire", "to_move": "A", "harbour": ["red frigate 3/6"]}).bust_odds == 0


def test_paid_coins_get_faces_when_they_are_shuffled_in_and_not_before() -> None:
    state = PORT.from_dict(
        {"phase": "trade and hire", "to_move": "A", "harbour": ["yellow pinnace 1/1"], "pile": 1, "coins": {"A": 2, "B": 110}, "paid": 5}
    )

    at_shuffle = state.play("take yellow pinnace 1/1")

    assert at_shuffle.is_chance and {type(a) for a in at_shuffle.chances()} == {Return}
    assert at_shuffle.chances()[Return("captain 4")] == Fraction(5, 118)
    assert at_shuffle.seen_by(0).odds() == {}
    after = at_shuffle.play(*["return captain 4"] * 4, "return jester 9")
    assert after.pile_size == 6 and after.paid == 0 and after.shuffles == 1 and not after.odds_are_exact
    assert after.fields.coins[:2] == after.fields.old[:2] == [3, 110]


def test_after_a_shuffle_the_cards_that_went_in_face_up_are_known_to_be_there() -> None:
    state = PORT.from_dict(
        {"shuffles": 1, "known": ["pirate 9", "captain 4"], "coins": {"A": 50, "B": 56}, "old": {"A": 50, "B": 56}, "pile": 13}, seed=3
    )
    rng = seeded(5)

    samples = [state.seen_by(0).sample(rng) for _ in range(60)]

    for sample in samples:
        unseen = sample.to_dict()["unseen"]
        assert len(unseen) == 13 and "pirate 9" in unseen and "captain 4" in unseen
    assert len({tuple(sample.to_dict()["unseen"]) for sample in samples}) > 50
    pool = Fraction(11, 117)
    assert state.next_odds["pirate 9"] == Fraction(1, 13)
    assert state.next_odds["captain 4"] == (1 + 4 * pool) / 13
    assert state.next_odds["sailor 3"] == 7 * pool / 13


@pytest.mark.parametrize("seed", range(6))
def test_what_lies_face_down_is_the_rest_of_the_deck_through_whole_games(seed: int) -> None:
    state, rng = PORT.new(players=2), seeded(seed)
    while not state.is_over:
        up = Counter([*state.harbour, *state.discard, *state.open_expeditions])
        for seat in range(2):
            up += Counter([*state.people(seat), *state.expeditions(seat)])
        if state.to_dict()["then"] in ("ship", "handle", "taxed") and state.drawn:
            up[state.drawn] += 1  # it is on its way
        assert up + Counter(state.not_seen) == Counter(DECK)
        assert sum(state.not_seen.values()) == state.pile_size + state.coins(0) + state.coins(1) + state.paid
        state = state.play(state.outcome(rng) if state.is_chance else state.legal_actions()[draw(rng, len(state.legal_actions()))])


@pytest.mark.parametrize("seed", range(4))
def test_a_policy_reads_nothing_that_its_seat_cannot_know(seed: int) -> None:
    state, rng = shuffled(seed), seeded(seed)
    players = PORT.rooms.room("players").PLAYERS
    differing = 0
    for _ in range(60):
        if state.is_over:
            break
        other = state.seen_by(state.to_move).sample(rng)
        differing += other != state
        for name in players:
            policy = players[name]().policy
            ids = list(state.legal_ids())
            assert policy(state.box, state.fields, ids, len(ids), seeded(1)) == policy(state.box, other.fields, ids, len(ids), seeded(1))
        state = state.play(state.legal_actions()[draw(rng, len(state.legal_actions()))])
    assert differing
