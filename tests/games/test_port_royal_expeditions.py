"""The rules of Port Royal on expeditions and taxes (PR-3.1 to PR-3.9), by their numbers."""

from __future__ import annotations

import pytest

from tests.games.harbours import (
    PORT,
    coins,
    discovering,
    kinds,
    legal,
    playing,
    refused,
    rules_of,
    told_of,
    trading,
    turned_up,
)


def test_pr_3_1_an_expedition_lies_apart_until_somebody_fulfils_it() -> None:
    state = turned_up(PORT.new(), "captains", "sailor 3")
    assert (state.open_expeditions, state.harbour) == (("captains",), ("sailor 3",))
    refused(state, "fulfil priests priest priest", "PR-3.1", "two priests")

    after = state.play("stop", "pass")

    assert after.open_expeditions == ("captains",) and after.discard == ("sailor 3",)


@pytest.mark.parametrize(
    ("expedition", "given", "money", "points"),
    [
        ("captains", "captain captain", 2, 4), ("priests", "priest priest", 2, 4), ("settlers", "settler settler", 2, 4),
        ("captains+settler", "captain captain settler", 3, 6), ("priests+settler", "priest priest settler", 3, 6),
        ("all-three", "captain priest settler", 3, 5),
    ],
)  # fmt: skip
def test_pr_3_2_the_people_asked_for_are_discarded_for_coins_and_points(expedition: str, given: str, money: int, points: int) -> None:
    people = [f"{kind} 4" for kind in given.split()]
    state = discovering(players=5, open=[expedition], people={"A": [*people, "sailor 3"]}, coins={"A": 0})

    after = state.play(f"fulfil {expedition} {given}")

    assert (after.coins(0), after.points(0), after.people(0)) == (money, points + 1, ("sailor 3",))
    assert sorted(after.discard) == sorted(people) and after.expeditions(0) == (expedition,)
    assert sorted(str(amount) for _, amount in told_of(after, "gives")) == sorted(given.split())
    assert (told_of(after, "fulfils"), told_of(after, "expedition_coins")) == ([(0, expedition)], [(0, money)])


def test_pr_3_2_people_that_are_missing_cannot_be_given() -> None:
    state = discovering(open=["captains+settler"], people={"A": ["captain 4", "settler 4", "jack 6"]})

    assert legal(state) - {"draw", "stop"} == {"fulfil captains+settler captain settler jack"}
    refused(state, "fulfil captains+settler captain captain settler", "PR-3.2", "two captains and a settler")
    assert state.explain("fulfil captains+settler captain captain jack")[0].nearest == "fulfil captains+settler captain settler jack"
    poor = discovering(open=["captains+settler"], people={"A": ["captain 4", "captain 4"]})
    assert poor.explain("fulfil captains+settler captain captain settler")[0].nearest is None


@pytest.mark.parametrize(
    ("people", "ways"),
    [
        (["captain 4", "captain 4", "jack 6"], {"captain captain", "captain jack"}),
        (["captain 4", "captain 4", "jack 6", "jack 6"], {"captain captain", "captain jack", "jack jack"}),
        (["captain 4", "priest 4", "settler 4"], set()), (["jack 6", "jack 6"], {"jack jack"}), (["jack 6"], set()),
    ],
)  # fmt: skip
def test_pr_3_3_a_jack_stands_for_any_one_and_the_player_chooses(people: list[str], ways: set[str]) -> None:
    state = discovering(open=["captains"], people={"A": people})

    assert legal(state) - {"draw", "stop"} == {f"fulfil captains {way}" for way in ways}
    assert set(state.payments(0, "captains")) == ways


def test_pr_3_3_three_jacks_fulfil_an_expedition_of_three() -> None:
    state = discovering(open=["priests+settler"], people={"A": ["jack 6", "jack 6", "jack 6"]})

    assert state.play("fulfil priests+settler jack jack jack").points(0) == 6


def test_pr_3_4_expeditions_are_fulfilled_at_any_time_of_ones_own_turn() -> None:
    people = {"A": ["captain 4", "captain 4", "priest 4", "priest 4", "sailor 3"]}
    start = discovering(open=["captains", "priests"], people=people, coins={"A": 1})
    action = "fulfil captains captain captain"
    between = turned_up(start, "jester 5", "sailor 3")
    ship = turned_up(between, "blue flute 1/1")
    trade = ship.play("keep", "stop")
    taken = trade.play("take blue flute 1/1")

    for state in (start, between, ship, trade, taken):
        assert action in legal(state)
    assert taken.takes_left == 0 and "pass" in legal(taken)
    both = start.play(action, "fulfil priests priest priest")
    assert both.expeditions(0) == ("captains", "priests") and both.to_move == 0
    assert ship.play(action).ship_waiting == "blue flute 1/1"
    assert action not in legal(taken.play("pass"))


@pytest.mark.parametrize("allowed", ["false", "true"])
def test_pr_3_5_on_another_turn_no_expedition_is_fulfilled_unless_an_option_says_so(allowed: str) -> None:
    game = playing(expedition_on_others_turn=allowed)
    people = {"B": ["captain 4", "captain 4"]}
    state = trading("sailor 3", game=game, to_move="B", open=["captains"], people=people, coins={"A": 0, "B": 2})
    action = "fulfil captains captain captain"

    assert (action in legal(state)) == (allowed == "true")
    if allowed == "true":
        assert "take sailor 3" in legal(state.play(action)) and rules_of(state, "fulfil priests priest priest") == ["PR-3.1"]
    else:
        refused(state, action, "PR-3.5")


@pytest.mark.parametrize(("had", "lost"), [(11, 0), (12, 6), (13, 6), (14, 7), (25, 12)])
def test_pr_3_6_twelve_coins_or_more_are_halved(had: int, lost: int) -> None:
    after = turned_up(discovering(people={"B": ["sailor 3"]}, coins={"A": had, "B": 0}), "tax swords")

    assert after.coins(0) == had - lost and after.paid == lost and told_of(after, "taxed") == [(0, lost)] * (lost > 0)


@pytest.mark.parametrize(("tax", "winner", "kind"), [("tax swords", 0, "tax_swords"), ("tax points", 1, "tax_points")])
def test_pr_3_7_then_most_swords_or_fewest_points_get_a_coin(tax: str, winner: int, kind: str) -> None:
    people = {"A": ["sailor 7", "pirate 5"], "B": ["sailor 3", "sailor 3"]}

    after = turned_up(discovering(people=people, coins={"A": 2, "B": 2}), tax)

    assert coins(after) == [2 + (winner == p) for p in range(2)] and told_of(after, kind) == [(winner, 1)]


def test_pr_3_6_everybody_is_taxed_the_active_seat_first() -> None:
    after = turned_up(discovering(players=3, to_move="B", coins={"A": 12, "B": 14, "C": 30}), "tax points")

    assert told_of(after, "taxed") == [(1, 7), (2, 15), (0, 6)] and coins(after) == [7, 8, 16]


def test_pr_3_7_points_of_expeditions_count_and_the_halving_comes_first() -> None:
    state = discovering(people={"A": ["sailor 3"]}, expeditions={"B": ["captains"]}, coins={"A": 11, "B": 12})

    after = turned_up(state, "tax points")

    assert coins(after) == [12, 6] and kinds(after) == ["turns_up", "taxed", "tax_points"]


@pytest.mark.parametrize("tax", ["tax swords", "tax points"])
def test_pr_3_8_all_who_are_level_get_a_coin_even_with_nothing(tax: str) -> None:
    after = turned_up(discovering(players=3, to_move="B", people={"A": ["jester 5", "sailor 3"]}, coins=dict.fromkeys("ABC", 0)), tax)
    level = turned_up(discovering(players=3, to_move="B", coins=dict.fromkeys("ABC", 0)), tax)

    assert coins(after) == ([1, 0, 0] if tax == "tax swords" else [0, 1, 1])
    assert coins(level) == [1, 1, 1] and [seat for seat, _ in told_of(level, tax.replace(" ", "_"))] == [1, 2, 0]


def test_pr_3_9_a_tax_goes_to_the_discard_pile_and_is_no_card_of_the_harbour() -> None:
    state = discovering(*["sailor 3"] * 4, people={"A": ["admiral 5"]}, coins={"A": 3, "B": 3})

    after = turned_up(state, "tax points")

    assert (after.discard, after.harbour_size, legal(after)) == (("tax points",), 4, {"draw", "stop"})
    assert "admiral" not in kinds(after.play("stop"))
