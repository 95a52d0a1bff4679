"""Every rule of Claim, by its number: given a position, when a card is played, then what the rulebook says happens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletop
from tabletop.core.chance import seeded
from tabletop.core.errors import PlayersError
from tabletop.core.layout import CHANCE, OVER
from tabletop.games.claim.deck import FACES, FACTIONS
from tabletop.games.claim.pieces import State

CLAIM = tabletop.load("claim")


def recruiting(*, a: list[str], b: list[str], led: str | None = None, up: str = "dwarf 0", **more: Any) -> State:
    """Phase 1 with B leading (A answers) when a card is led, else A leading; hands of both given."""
    leader = "B" if led else "A"
    return CLAIM.from_dict({"phase": "phase 1", "leader": leader, "led": led, "up": up, "hand": {"A": a, "B": b}, **more}, seed=1)


def gathering(*, a: list[str], b: list[str], led: str | None = None, **more: Any) -> State:
    """Phase 2, likewise."""
    leader = "B" if led else "A"
    return CLAIM.from_dict({"phase": "phase 2", "leader": leader, "led": led, "hand": {"A": a, "B": b}, **more}, seed=1)


def finished(a: list[str], b: list[str], *, leader: str = "A", **options: Any) -> State:
    """The end of a game with these score piles; every other card was discarded."""
    game = tabletop.load("claim", options=options)
    return game.from_dict({"phase": "phase 2", "to_move": "over", "leader": leader, "score": {"A": a, "B": b}})


def kinds(state: State) -> list[str]:
    return [e.kind for e in state.events]


def rules_of(refusals: tuple[Any, ...]) -> list[str]:
    return [r.rule for r in refusals]


# 1 getting ready


def test_cm_1_2_the_deck_has_52_cards_of_five_factions() -> None:
    stock = CLAIM.new().stock

    by_faction = Counter(card.split()[0] for card in stock)

    assert by_faction == {"goblin": 14, "knight": 8, "undead": 10, "dwarf": 10, "doppelganger": 10}
    assert stock.count("goblin 0") == 5
    assert sorted(set(stock)) == sorted(FACES) and len(FACES) == 48
    assert {c for c in FACES if c.startswith("knight")} == {f"knight {n}" for n in range(2, 10)}


def test_cm_1_3_thirteen_cards_each_from_a_shuffled_deck() -> None:
    start = CLAIM.new()
    assert start.to_move == CHANCE

    dealt = start
    rng = seeded(5)
    while dealt.dealing:
        dealt = dealt.settle(rng)

    assert (len(dealt.hand(0)), len(dealt.hand(1)), dealt.stock_size) == (13, 13, 25)  # 26, and one is turned up
    assert str(start.chances()[CLAIM.parse("draw goblin 0")]) == "5/52"
    assert str(start.chances()[CLAIM.parse("draw knight 2")]) == "1/52"


def test_cm_1_4_a_hand_is_hidden_from_the_opponent() -> None:
    one = CLAIM.new(seed=3)
    other = one.seen_by(0).sample(seeded(11))

    assert one.seen_by(0) == other.seen_by(0)
    assert one.hand(1) != other.hand(1) and one.hand(0) == other.hand(0)


def test_cm_1_6_the_first_leader_is_an_option() -> None:
    assert CLAIM.new(seed=1).to_move == 0

    assert tabletop.load("claim", options={"first_leader": 1}).new(seed=1).to_move == 1


def test_cm_1_5_two_players_and_two_phases() -> None:
    state = CLAIM.new(seed=2)
    seen = []
    while not state.is_over:
        seen.append((state.phase, state.trick))
        state = state.play(state.legal_actions()[0])

    assert list(dict.fromkeys(seen)) == [(f"phase {p}", t) for p in (1, 2) for t in range(1, 14)]
    with pytest.raises(PlayersError, match="2 players, not 3"):
        CLAIM.new(players=3)


# 2 the trick


def test_cm_2_1_the_leader_plays_any_card_from_its_own_hand() -> None:
    state = recruiting(a=["goblin 2", "knight 5", "undead 9"], b=["dwarf 1", "dwarf 2", "goblin 3"], up="knight 9")

    assert {str(a) for a in state.legal_actions()} == {"play goblin 2", "play knight 5", "play undead 9"}
    assert rules_of(state.explain("play dwarf 1")) == ["CM-2.1"]


def test_cm_2_2_the_second_player_answers_and_the_trick_is_decided() -> None:
    state = recruiting(a=["goblin 2"], b=[], led="goblin 1", trick=13)

    after = state.play("play goblin 2")

    assert after.led is None and kinds(after)[:2] == ["follows", "wins_higher"]


def test_cm_2_3_the_led_faction_must_be_followed() -> None:
    state = recruiting(a=["goblin 2", "undead 9", "doppelganger 4"], b=["dwarf 1", "dwarf 2"], led="goblin 7")

    assert {str(a) for a in state.legal_actions()} == {"play goblin 2", "play doppelganger 4"}
    (refusal,) = state.explain("play undead 9")
    assert refusal.rule == "CM-2.3" and "goblin 2" in str(refusal) and refusal.nearest == "play goblin 2"
    assert "고블린 2" in refusal.text("ko") and "도플갱어" in refusal.text("ko") and "a doppelganger may be played too" in str(refusal)


def test_cm_2_3_no_doppelganger_is_offered_to_a_hand_without_one() -> None:
    state = recruiting(a=["goblin 2", "undead 9", "knight 4"], b=["dwarf 1", "dwarf 2"], led="goblin 7")

    for card in ("undead 9", "knight 4"):  # the knight by CM-5.3
        (refusal,) = state.explain(f"play {card}")
        assert "doppelganger" not in str(refusal) and "도플갱어" not in refusal.text("ko")


def test_cm_2_4_without_the_led_faction_any_card_may_be_played() -> None:
    state = recruiting(a=["knight 2", "undead 9", "doppelganger 4"], b=["goblin 1", "dwarf 2"], led="dwarf 7")

    assert len(state.legal_actions()) == 3
    after = state.play("play undead 9")
    assert "throws_off" in kinds(after) and after.lacks(0) == ("dwarf",)


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [("dwarf 3", "dwarf 4", 0), ("dwarf 4", "dwarf 3", 1), ("knight 2", "knight 9", 0), ("undead 0", "undead 1", 0)],
)
def test_cm_2_5_the_higher_number_of_the_led_faction_wins(led: str, answer: str, winner: int) -> None:
    state = recruiting(a=[answer], b=[], led=led, up="goblin 1", trick=13)

    after = state.play(f"play {answer}")

    assert after.leader == winner


@pytest.mark.parametrize(("led", "answer"), [("goblin 0", "goblin 0"), ("dwarf 4", "doppelganger 4"), ("undead 9", "doppelganger 9")])
def test_cm_2_6_equal_numbers_go_to_the_leader(led: str, answer: str) -> None:
    state = recruiting(a=[answer], b=[], led=led, up="goblin 1", trick=13)

    after = state.play(f"play {answer}")

    assert after.leader == 1 and "wins_tie" in kinds(after)


@pytest.mark.parametrize(
    ("led", "answer"), [("dwarf 0", "undead 9"), ("knight 2", "goblin 9"), ("doppelganger 0", "goblin 9"), ("doppelganger 0", "knight 9")]
)
def test_cm_2_7_another_faction_loses_to_the_leader(led: str, answer: str) -> None:
    state = recruiting(a=[answer], b=[], led=led, up="goblin 1", trick=13)

    after = state.play(f"play {answer}")

    assert after.leader == 1 and "wins_off" in kinds(after)


def test_cm_2_8_the_winner_leads_the_next_trick() -> None:
    state = gathering(a=["goblin 5", "goblin 6"], b=["dwarf 1"], led="goblin 4")

    after = state.play("play goblin 5")

    assert (after.leader, after.to_move, after.trick) == (0, 0, 13)


# 3 phase 1


def test_cm_3_1_each_trick_begins_with_a_card_turned_face_up() -> None:
    state = CLAIM.new()
    while state.dealing:
        state = state.play(next(iter(state.chances())))
    assert state.to_move == CHANCE and state.up is None

    after = state.play("draw undead 4")

    assert after.up == "undead 4" and kinds(after) == ["revealed"] and after.to_move == after.leader


def test_cm_3_2_the_winner_takes_the_face_up_card() -> None:
    state = recruiting(a=["goblin 8", "dwarf 2"], b=["dwarf 3"], led="goblin 7", up="knight 8")

    after = state.play("play goblin 8")

    assert "knight 8" in after.won(0) and after.up is None


def test_cm_3_3_the_loser_draws_the_top_card_unseen() -> None:
    state = recruiting(a=["goblin 8", "dwarf 2"], b=["dwarf 3"], led="goblin 7", up="knight 8").play("play goblin 8")
    card = next(iter(state.chances()))

    after = state.play(card)

    assert card.words[0] in after.drawn(1)
    assert [e.kind for e in after.events if e.visible_to(1)] == ["draws"]
    assert [e.kind for e in after.events if e.visible_to(0)] == ["draws_unseen"]


def test_cm_3_4_only_the_loser_may_look_at_the_card_it_drew() -> None:
    state = recruiting(a=["goblin 8", "dwarf 2"], b=["dwarf 3"], led="goblin 7", up="knight 8").play("play goblin 8")
    one, other = list(state.chances())[:2]

    with_one, with_other = state.play(one), state.play(other)

    assert with_one.seen_by(0) == with_other.seen_by(0)
    assert with_one.seen_by(1) != with_other.seen_by(1)


def test_cm_3_5_the_cards_played_are_discarded() -> None:
    state = recruiting(a=["goblin 8", "dwarf 2"], b=["dwarf 3"], led="goblin 7", up="knight 8")

    after = state.play("play goblin 8")

    assert set(after.discard) - set(state.discard) == {"goblin 7", "goblin 8"}


def test_cm_3_6_phase_one_is_thirteen_tricks_and_uses_up_the_deck() -> None:
    state = CLAIM.new(seed=4)
    tricks = 0
    while state.phase == "phase 1":
        tricks += state.led is not None
        state = state.play(state.legal_actions()[-1])

    assert tricks == 13 and state.stock_size == 0 and state.trick == 1


# 4 phase 2


def test_cm_4_1_the_followers_become_the_hand() -> None:
    state = recruiting(a=["goblin 8"], b=[], led="goblin 7", up="knight 8").play("play goblin 8")
    followers = Counter(state.followers(0)), Counter(state.followers(1))
    (card,) = state.chances()

    after = state.play(card)

    assert after.phase == "phase 2" and Counter(after.hand(0)) == followers[0]
    assert Counter(after.hand(1)) == followers[1] + Counter(card.words) and len(after.hand(1)) == 13


@pytest.mark.parametrize(("option", "leader"), [("last_winner", 0), ("first_leader", 1)])
def test_cm_4_2_who_leads_phase_two(option: str, leader: int) -> None:
    game = tabletop.load("claim", options={"phase2_leader": option, "first_leader": 1})
    last = game.from_dict({"leader": "B", "led": "goblin 7", "up": "knight 8", "hand": {"A": ["goblin 8"], "B": []}}, seed=1)
    state = last.play("play goblin 8")

    after = state.play(*state.chances())

    assert after.phase == "phase 2" and after.to_move == leader


def test_cm_4_3_the_winner_scores_both_cards() -> None:
    state = gathering(a=["goblin 5", "goblin 6"], b=["dwarf 1"], led="goblin 4")

    after = state.play("play goblin 5")

    assert Counter(after.score_pile(0)) - Counter(state.score_pile(0)) == Counter(["goblin 4", "goblin 5"])
    assert after.score_pile(1) == state.score_pile(1)


def test_cm_4_4_after_thirteen_tricks_the_support_is_determined() -> None:
    state = gathering(a=["goblin 5"], b=[], led="goblin 4")

    after = state.play("play goblin 5")

    assert after.to_move == OVER and after.legal_actions() == ()
    assert [e.amount for e in after.events if e.kind.startswith(("supports", "unresolved"))] == list(FACTIONS)


# 5 the factions


def test_cm_5_1_goblins_have_no_power() -> None:
    state = recruiting(a=["goblin 9"], b=[], led="knight 2", up="goblin 1", trick=13)

    after = state.play("play goblin 9")

    assert after.leader == 1


@pytest.mark.parametrize("rank", [2, 9])
def test_cm_5_2_a_knight_on_a_led_goblin_wins_whatever_the_numbers(rank: int) -> None:
    state = recruiting(a=[f"knight {rank}"], b=[], led="goblin 9", up="goblin 1", trick=13)

    after = state.play(f"play knight {rank}")

    assert after.leader == 0 and "wins_knight" in kinds(after)


def test_cm_5_2_a_led_knight_has_no_power_over_a_goblin_that_follows() -> None:
    state = recruiting(a=["goblin 9"], b=[], led="knight 2", up="goblin 1", trick=13)

    after = state.play("play goblin 9")

    assert after.leader == 1 and "wins_off" in kinds(after)


def test_cm_5_3_a_knight_does_not_lift_the_duty_to_follow() -> None:
    state = recruiting(a=["goblin 2", "goblin 9", "knight 5"], b=["dwarf 1", "dwarf 2"], led="goblin 7")

    (refusal,) = state.explain("play knight 5")

    assert refusal.rule == "CM-5.3" and "goblin 2 and goblin 9" in str(refusal)


def test_cm_5_3_a_doppelganger_is_offered_to_a_hand_that_has_one() -> None:
    state = recruiting(a=["goblin 2", "doppelganger 9", "knight 5"], b=["dwarf 1", "dwarf 2"], led="goblin 7")

    (refusal,) = state.explain("play knight 5")

    assert "play a goblin or a doppelganger" in str(refusal)


@pytest.mark.parametrize(
    ("led", "answer", "scored", "winner"),
    [
        ("undead 3", "undead 5", {"undead 3", "undead 5"}, 0),
        ("dwarf 3", "undead 5", {"undead 5"}, 1),
        ("undead 3", "dwarf 5", {"undead 3"}, 1),
    ],
)
def test_cm_5_4_undead_played_in_phase_one_are_scored_by_the_winner(led: str, answer: str, scored: set[str], winner: int) -> None:
    state = recruiting(a=[answer], b=[], led=led, up="goblin 1", trick=13)

    after = state.play(f"play {answer}")

    assert set(after.score_pile(winner)) - set(state.score_pile(winner)) == scored
    assert after.score_pile(1 - winner) == state.score_pile(1 - winner)


def test_cm_5_4_undead_have_no_power_in_phase_two() -> None:
    state = gathering(a=["undead 5"], b=[], led="undead 9")

    after = state.play("play undead 5")

    assert {"undead 5", "undead 9"} <= set(after.score_pile(1))


def test_cm_5_5_a_face_up_undead_becomes_a_follower() -> None:
    state = recruiting(a=["goblin 8", "dwarf 2"], b=["dwarf 3"], led="goblin 7", up="undead 8")

    after = state.play("play goblin 8")

    assert "undead 8" in after.won(0) and "undead 8" not in after.score_pile(0)


@pytest.mark.parametrize(
    ("led", "answer", "dwarves", "taker"),
    [
        ("dwarf 3", "dwarf 5", {"dwarf 3", "dwarf 5"}, 1),
        ("goblin 3", "dwarf 5", {"dwarf 5"}, 0),
        ("dwarf 8", "dwarf 5", {"dwarf 8", "dwarf 5"}, 0),
    ],
)
def test_cm_5_6_dwarves_of_phase_two_go_to_the_loser(led: str, answer: str, dwarves: set[str], taker: int) -> None:
    state = gathering(a=[answer], b=[], led=led)

    after = state.play(f"play {answer}")

    assert set(after.score_pile(taker)) - set(state.score_pile(taker)) == dwarves


def test_cm_5_6_dwarves_have_no_power_in_phase_one() -> None:
    state = recruiting(a=["dwarf 5"], b=[], led="dwarf 3", up="goblin 1", trick=13)

    after = state.play("play dwarf 5")

    assert {"dwarf 3", "dwarf 5"} <= set(after.discard) and after.score_pile(0) == state.score_pile(0)


def test_cm_5_7_a_doppelganger_may_be_played_though_the_led_faction_is_held() -> None:
    state = recruiting(a=["goblin 2", "doppelganger 4"], b=["dwarf 1"], led="goblin 3")

    after = state.play("play doppelganger 4")

    assert after.leader == 0 and after.lacks(0) == ()


def test_cm_5_8_played_second_it_counts_as_the_led_faction_but_is_scored_as_itself() -> None:
    state = gathering(a=["doppelganger 4"], b=[], led="goblin 3")
    before = state.supporters("doppelganger")[0]

    after = state.play("play doppelganger 4")

    assert after.leader == 0 and after.supporters("doppelganger")[0] == before + 1


def test_cm_5_8_on_a_led_goblin_it_has_not_the_power_of_a_knight() -> None:
    state = recruiting(a=["doppelganger 2"], b=[], led="goblin 9", up="goblin 1", trick=13)

    assert state.play("play doppelganger 2").leader == 1


def test_cm_5_9_a_led_doppelganger_must_be_followed_by_a_doppelganger() -> None:
    state = recruiting(a=["goblin 2", "knight 9", "doppelganger 4"], b=["dwarf 1", "dwarf 2"], led="doppelganger 3")

    assert [str(a) for a in state.legal_actions()] == ["play doppelganger 4"]
    assert [rules_of(state.explain(f"play {c}")) for c in ("goblin 2", "knight 9")] == [["CM-5.9"], ["CM-5.9"]]


def test_cm_5_10_a_doppelganger_on_an_undead_is_discarded() -> None:
    state = recruiting(a=["doppelganger 9"], b=[], led="undead 3", up="goblin 1", trick=13)

    after = state.play("play doppelganger 9")

    assert "doppelganger 9" in after.discard and "undead 3" in after.score_pile(0)


@pytest.mark.parametrize(("answer", "winner"), [("doppelganger 9", 0), ("doppelganger 1", 1)])
def test_cm_5_10_a_doppelganger_on_a_dwarf_goes_to_the_winner(answer: str, winner: int) -> None:
    state = gathering(a=[answer], b=[], led="dwarf 3")

    after = state.play(f"play {answer}")

    assert answer in after.score_pile(winner) and "dwarf 3" in after.score_pile(1 - winner)


# 6 the end

UNDEAD = [f"undead {n}" for n in range(10)]


def pile(faction: str, *numbers: int) -> list[str]:
    return [f"{faction} {n}" for n in numbers]


def test_cm_6_1_more_supporters_hold_a_faction() -> None:
    state = finished(
        pile("goblin", 1, 2, 3) + UNDEAD,
        pile("goblin", 8, 9) + pile("knight", *range(2, 10)) + pile("dwarf", *range(10)) + pile("doppelganger", 1, 2, 3),
    )

    assert state.holder("goblin") == 0 and state.supporters("goblin") == (3, 2)


def test_cm_6_2_a_tie_goes_to_the_highest_number() -> None:
    state = finished(
        pile("goblin", 1, 9) + UNDEAD,
        pile("goblin", 7, 8) + pile("knight", *range(2, 10)) + pile("dwarf", *range(10)) + pile("doppelganger", *range(4)),
    )

    assert state.holder("goblin") == 0


@pytest.mark.parametrize(
    ("goblins", "leader", "option", "holder"),
    [(1, "B", "nobody", None), (0, "B", "nobody", None), (1, "B", "last_trick", 1), (0, "A", "last_trick", 0)],
)
def test_cm_6_3_a_faction_that_numbers_cannot_decide(goblins: int, leader: str, option: str, holder: int | None) -> None:
    zeros = ["goblin 0"] * goblins
    b = pile("knight", *range(2, 10)) + pile("dwarf", *range(10)) + pile("doppelganger", *range(8 - 2 * goblins))

    state = finished(zeros + UNDEAD, zeros + b, leader=leader, unresolved_faction=option)

    assert state.supporters("goblin") == (goblins, goblins) and state.holder("goblin") == holder


def test_cm_6_4_three_factions_win() -> None:
    a = pile("goblin", 1, 2) + pile("knight", 2, 3, 4) + UNDEAD
    state = finished(a, pile("dwarf", *range(10)) + pile("doppelganger", *range(10)) + pile("goblin", 9))

    assert [s.total for s in state.scores()] == [3, 2] and state.ranking() == (1, 2) and state.winner == 0


@pytest.mark.parametrize(("win_by", "places"), [("three", (1, 1)), ("majority", (1, 2))])
def test_cm_6_4_two_to_one_wins_only_by_majority(win_by: str, places: tuple[int, int]) -> None:
    a = ["goblin 0"] + UNDEAD + pile("knight", *range(2, 10))
    b = ["goblin 0"] + pile("dwarf", *range(10)) + pile("doppelganger", *())

    state = finished(a, b + pile("dwarf"), win_by=win_by)

    assert [s.total for s in state.scores()] == [2, 1] and state.ranking() == places


def test_cm_6_5_two_to_two_is_a_draw() -> None:
    a = ["goblin 0"] + UNDEAD + pile("knight", *range(2, 10))
    b = ["goblin 0"] + pile("dwarf", *range(10)) + pile("doppelganger", 3, 4)

    for win_by in ("three", "majority"):
        state = finished(a, b, win_by=win_by)
        assert state.ranking() == (1, 1) and state.winner is None
