"""What a seat of Claim may know: voids are remembered, samples fit and are fair, odds are exact, phase 2 hides nothing."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.games.claim.pieces import State

CLAIM = tabletop.load("claim")


def late(lacks: list[str]) -> State:
    """Trick 11 of phase 1, A to lead: few hidden cards, so that every deal that fits can be listed."""
    return CLAIM.from_dict({"trick": 11, "leader": "A", "lacks": {"B": lacks}}, seed=4)


def deals(state: State, lacks: list[str]) -> Counter[tuple[str, ...]]:
    """Every hand that B can hold as A sees it, each as often as the hidden cards make it (copies told apart)."""
    hidden = [*state.hand(1), *state.drawn(1), *state.stock]
    may_hold = [c for c in hidden if c.split()[0] not in lacks]
    return Counter(tuple(sorted(hand)) for hand in combinations(may_hold, len(state.hand(1))))


@pytest.mark.parametrize("lacks", [[], ["goblin"], ["dwarf", "knight"]])
def test_samples_are_as_likely_as_the_deal_makes_them(lacks: list[str]) -> None:
    state = late(lacks)
    expected = deals(state, lacks)
    rng = seeded(9)
    rounds = 4000

    drawn = Counter(tuple(sorted(state.seen_by(0).sample(rng).hand(1))) for _ in range(rounds))

    assert set(drawn) <= set(expected)
    by_card = Counter(c for hand, n in drawn.items() for c in hand for _ in range(n))
    total = sum(expected.values())
    for card, n in Counter(c for hand, k in expected.items() for c in hand for _ in range(k)).items():
        share = n / total / hand_copies(expected, card)
        seen = by_card[card] / rounds / hand_copies(expected, card)
        assert abs(seen - share) < 5 * (share * (1 - share) / rounds) ** 0.5 + 1e-9


def hand_copies(hands: Counter[tuple[str, ...]], card: str) -> int:
    return max(hand.count(card) for hand in hands)


@pytest.mark.parametrize("lacks", [[], ["goblin"], ["dwarf", "knight"]])
def test_odds_are_exact(lacks: list[str]) -> None:
    state = late(lacks)
    hidden = Counter([*state.hand(1), *state.drawn(1), *state.stock])
    expected = deals(state, lacks)
    total = sum(expected.values())
    held = Counter[str]()
    for hand, n in expected.items():
        for card in hand:
            held[card] += n
    elsewhere = sum(hidden.values()) - len(state.hand(1))

    odds = state.seen_by(0).odds()

    assert sum(odds.values()) == 1
    for action, p in odds.items():
        card = action.words[0]
        assert p == (hidden[card] - Fraction(held[card], total)) / elsewhere


def test_a_void_is_remembered_until_phase_two() -> None:
    state = CLAIM.from_dict(
        {"leader": "A", "led": "dwarf 3", "up": "goblin 1", "hand": {"A": ["knight 2"], "B": ["undead 1", "knight 9"]}}, seed=2
    )

    after = state.play("play undead 1").settle(seeded(1))

    assert after.lacks(1) == ("dwarf",)
    rng = seeded(3)
    assert not any(c.startswith("dwarf") for _ in range(50) for c in after.seen_by(0).sample(rng).hand(1))
    assert after.play("play knight 2", "play knight 9").settle(seeded(1)).lacks(1) == ()


def test_playing_a_doppelganger_shows_no_void() -> None:
    state = CLAIM.from_dict(
        {"leader": "A", "led": "dwarf 3", "up": "goblin 1", "hand": {"A": ["knight 2"], "B": ["doppelganger 1", "knight 9"]}}, seed=2
    )

    assert state.play("play doppelganger 1").lacks(1) == ()


@pytest.mark.parametrize("seed", range(10))
def test_in_phase_two_a_perfect_memory_knows_everything(seed: int) -> None:
    state, rng = CLAIM.new(seed=seed), seeded(seed)
    while state.phase == "phase 1":
        seen = state.seen_by(0)
        assert seen.sample(rng) != seen.sample(rng) or len(state.hand(1)) + len(state.drawn(1)) == 0 or state.trick == 13
        state = state.play(state.legal_actions()[draw(rng, len(state.legal_actions()))])

    for seat in (0, 1):
        assert state.seen_by(seat).sample(rng) == state and state.seen_by(seat).odds() == {}


@pytest.mark.parametrize("seed", range(5))
def test_a_policy_reads_nothing_that_its_seat_cannot_know(seed: int) -> None:
    state, rng = CLAIM.new(seed=seed), seeded(seed)
    players = CLAIM.rooms.room("players").PLAYERS
    while not state.is_over:
        other = state.seen_by(state.to_move).sample(rng)
        for name in players:
            policy = players[name]().policy
            ids = list(state.legal_ids())
            assert policy(state.box, state.fields, ids, len(ids), seeded(1)) == policy(state.box, other.fields, ids, len(ids), seeded(1))
        state = state.play(state.legal_actions()[draw(rng, len(state.legal_actions()))])
