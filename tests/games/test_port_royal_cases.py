"""Situations of Port Royal that people ask about: who gets what, what is allowed, where cards go. The rules are in other tests."""

from __future__ import annotations

import pytest

from tabletop.core.layout import OVER
from tests.games.harbours import (
    ALL_SWORDS,
    FOUR_COLOURS,
    PORT,
    coins,
    discovering,
    drained,
    kinds,
    legal,
    playing,
    refused,
    rules_of,
    told_of,
    trading,
    turned_up,
)

ELEVEN = ["sailor 7", "pirate 9", "jester 9", "admiral 7"]  # points of people: 3 + 3 + 3 + 2
TWELVE = ["sailor 7", "pirate 9", "jester 9", "admiral 9"]
OTHER_TWELVE = ["mademoiselle 9", "mademoiselle 9", "admiral 9", "pirate 7", "sailor 3"]


# setting up


def test_three_players_begin_with_three_coins_each_and_110_cards_in_the_pile() -> None:
    state = PORT.new(players=3)

    assert (coins(state), state.pile_size, state.open_expeditions, state.discard_size) == ([3, 3, 3], 110, (), 0)


def test_five_players_begin_with_an_expedition_that_lies_open_and_104_cards_in_the_pile() -> None:
    state = PORT.new(players=5)
    ready = discovering(players=5, people={"A": ["captain 4", "priest 4", "settler 4"]}, coins={"A": 0})

    after = ready.play("fulfil all-three captain priest settler")

    assert (state.open_expeditions, state.pile_size) == (("all-three",), 104)
    assert (after.coins(0), after.points(0)) == (3, 5)


def test_the_number_of_coins_is_open_and_their_faces_are_known_to_nobody_not_even_the_owner() -> None:
    one, other = (PORT.from_dict({"shuffles": 1, "coins": {"A": 3, "B": 2}, "old": {"A": 3, "B": 2}}, seed=n) for n in (1, 2))

    assert one != other and coins(one) == coins(other) == [3, 2]
    assert one.seen_by(0) == other.seen_by(0) and one.seen_by(1) == other.seen_by(1)


# discovery


@pytest.mark.parametrize("moves", [("reveal captains",), ("reveal tax points",), ("reveal blue flute 1/1", "repel")])
def test_one_may_stop_after_any_card_even_if_the_harbour_is_empty(moves: tuple[str, ...]) -> None:
    start = discovering(open=["priests"], people={"A": ["sailor 3", "priest 4", "priest 4"]})

    after = start.play("draw", *moves).play("stop")

    assert (after.phase, after.to_move, after.harbour) == ("trade and hire", 0, ())


def test_an_expedition_goes_beside_the_harbour_and_the_turn_goes_on() -> None:
    after = turned_up(discovering("sailor 3"), "priests")

    assert (after.open_expeditions, after.harbour, after.to_move) == (("priests",), ("sailor 3",), 0)


def test_open_expeditions_do_not_count_for_an_admiral() -> None:
    state = discovering(*["sailor 3"] * 4, open=["captains", "priests", "settlers"], people={"A": ["admiral 5"]}, coins={"A": 3})

    after = state.play("stop")

    assert after.coins(0) == 3 and "admiral" not in kinds(after)


def test_swords_equal_to_those_of_the_ship_repel_it() -> None:
    after = turned_up(discovering(people={"A": ["pirate 5"]}), "black galleon 1/2").play("repel")

    assert after.discard == ("black galleon 1/2",) and after.harbour == ()


def test_all_sixteen_swords_do_not_repel_a_skull() -> None:
    after = turned_up(discovering(people={"A": list(ALL_SWORDS)}), "red frigate 4/skull")

    assert after.swords(0) == 16 and after.harbour == ("red frigate 4/skull",) and legal(after) == {"draw", "stop"}
    assert rules_of(after, "repel") == ["PR-2.5"]


def test_one_sword_repels_one_small_ship_after_another() -> None:
    after = discovering(people={"A": ["sailor 3"]})
    for ship in ("yellow pinnace 1/1", "blue flute 1/1", "green skiff 1/1"):
        after = turned_up(after, ship).play("repel")

    assert (after.swords(0), len(after.discard), after.harbour) == (1, 3, ())


def test_a_ship_that_was_kept_cannot_be_repelled_after_an_expedition() -> None:
    state = turned_up(discovering(people={"A": ["pirate 5", "sailor 3"]}), "yellow pinnace 1/1").play("keep")

    after = turned_up(state, "captains")

    assert rules_of(after, "repel") == ["PR-2.6"] and after.harbour == ("yellow pinnace 1/1",)


def test_repelling_a_second_ship_of_a_colour_saves_the_turn() -> None:
    state = discovering("blue flute 1/1", people={"A": ["sailor 3"]})

    after = turned_up(state, "blue flute 2/1").play("repel")

    assert (after.harbour, after.discard, after.phase, after.to_move) == (("blue flute 1/1",), ("blue flute 2/1",), "discovery", 0)


# the second ship of a colour


def test_a_second_ship_of_a_colour_empties_the_harbour_and_gives_the_turn_away() -> None:
    after = turned_up(discovering("red frigate 1/1", "sailor 3", "yellow pinnace 1/1"), "red frigate 3/skull")

    assert (after.harbour, after.discard_size, after.phase, after.active) == ((), 4, "discovery", 1)
    assert "busts" in kinds(after) and "stops" not in kinds(after)


def test_then_every_jester_of_everybody_brings_a_coin() -> None:
    people = {"A": ["jester 5", "jester 7"], "B": ["jester 9"]}

    after = turned_up(discovering("blue flute 1/1", players=3, people=people, coins=dict.fromkeys("ABC", 0)), "blue flute 2/2")

    assert coins(after) == [2, 1, 0]


def test_after_it_no_expedition_can_be_fulfilled_any_more() -> None:
    state = discovering("blue flute 1/1", open=["priests"], people={"A": ["priest 4", "priest 4"]})
    assert "fulfil priests priest priest" in legal(state)

    after = turned_up(state, "blue flute 2/2")

    assert legal(after) == {"draw"} and after.to_move == 1 and after.open_expeditions == ("priests",)


# taxes


@pytest.mark.parametrize(("had", "left"), [(12, 6), (14, 7)])
def test_half_of_many_coins_goes_to_the_discard_pile(had: int, left: int) -> None:
    state = discovering(people={"B": ["sailor 3"]}, coins={"A": had, "B": 0})

    after = turned_up(state, "tax swords")

    assert coins(after) == [left, 1] and after.paid == had - left


def test_everybody_is_taxed_whoever_turned_the_tax_up() -> None:
    state = discovering(players=3, people={"C": ["sailor 3"]}, coins={"A": 12, "B": 13, "C": 11})

    after = turned_up(state, "tax swords")

    assert told_of(after, "taxed") == [(0, 6), (1, 6)] and coins(after) == [6, 7, 12]


def test_eleven_coins_and_the_coin_of_the_tax_are_not_taxed() -> None:
    after = turned_up(discovering(people={"A": ["sailor 3"]}, coins={"A": 11, "B": 0}), "tax swords")

    assert coins(after) == [12, 0] and "taxed" not in kinds(after)


def test_without_points_everybody_has_the_fewest() -> None:
    after = turned_up(discovering(coins={"A": 3, "B": 3}), "tax points")

    assert coins(after) == [4, 4]


def test_two_with_the_fewest_points_get_a_coin_each_and_the_third_none() -> None:
    people = {"A": ["admiral 7", "jester 7"], "B": ["mademoiselle 7", "sailor 5"], "C": ["mademoiselle 9", "jester 7"]}

    after = turned_up(discovering(players=3, people=people, coins=dict.fromkeys("ABC", 0)), "tax points")

    assert [after.points(p) for p in range(3)] == [4, 4, 5] and coins(after) == [1, 1, 0]


def test_a_tax_is_discarded_and_the_turn_goes_on() -> None:
    after = turned_up(discovering("sailor 3"), "tax points")

    assert (after.discard, after.harbour, after.to_move, after.phase) == (("tax points",), ("sailor 3",), 0, "discovery")
    assert legal(after) == {"draw", "stop"}


# how many cards


@pytest.mark.parametrize(
    ("harbour", "takes"),
    [(("sailor 3",), 1), (("yellow pinnace 1/1", "blue flute 1/1"), 1), (FOUR_COLOURS, 2)],
    ids=["no ship", "two colours", "four colours"],
)
def test_colours_of_ships_say_how_many_cards_the_active_player_takes(harbour: tuple[str, ...], takes: int) -> None:
    after = discovering(*harbour, coins={"A": 3}).play("stop")

    assert (after.taker, after.takes_left) == (0, takes)


def test_taking_one_of_four_colours_first_does_not_lose_the_second_card() -> None:
    state = discovering(*FOUR_COLOURS, "sailor 3", coins={"A": 2}).play("stop")

    after = state.play("take blue flute 1/1")

    assert len(after.colours) == 3 and after.takes_left == 1
    assert after.play("take sailor 3").people(0) == ("sailor 3",)


def test_a_governor_takes_two_cards_on_another_turn_for_two_coins() -> None:
    state = discovering("sailor 3", "sailor 3", "sailor 3", people={"B": ["governor 8"]}, coins={"A": 0, "B": 8}).play("stop")

    first = state.play("take sailor 3")
    after = first.play("take sailor 3")

    assert (state.to_move, state.takes_left, first.takes_left) == (1, 2, 1)
    assert coins(after) == [2, 0] and told_of(first, "pays_fee") == [(1, 1)]


def test_a_mademoiselle_hired_now_makes_the_next_person_cheaper() -> None:
    state = trading("mademoiselle 7", "sailor 3", takes=2, coins={"A": 9})

    after = state.play("take mademoiselle 7")

    assert (after.coins(0), after.price(0, "sailor 3")) == (2, 2)
    assert after.play("take sailor 3").coins(0) == 0


@pytest.mark.parametrize(("pays", "paid"), [("chance", []), ("take", [(0, 2)])])
def test_an_admiral_hired_now_pays_in_this_chance_only_under_an_option(pays: str, paid: list[tuple[int, int]]) -> None:
    state = trading("admiral 5", *["sailor 3"] * 6, game=playing(admiral_pays=pays), takes=2, coins={"A": 9})

    after = state.play("take admiral 5")

    assert told_of(after, "admiral") == paid and after.coins(0) == 4 + 2 * len(paid)


# trade and hire


def test_two_traders_of_a_colour_bring_two_coins_more() -> None:
    state = trading("blue flute 3/2", people={"A": ["blue trader 3", "blue trader 5"]}, coins={"A": 0})

    after = state.play("take blue flute 3/2")

    assert after.coins(0) == 5 and told_of(after, "trader_bonus") == [(0, 2)]


def test_the_fee_for_a_ship_may_come_from_the_ship() -> None:
    state = trading("blue flute 1/1", to_move="B", coins={"A": 0, "B": 0})

    after = state.play("take blue flute 1/1")

    assert coins(after) == [1, 0]


def test_hiring_pays_the_price_to_the_discard_pile() -> None:
    after = trading("sailor 3", coins={"A": 3}).play("take sailor 3")

    assert (after.coins(0), after.paid, after.people(0), after.harbour) == (0, 3, ("sailor 3",), ())


def test_hiring_on_another_turn_pays_the_price_and_a_fee() -> None:
    after = trading("sailor 3", to_move="B", coins={"A": 0, "B": 4}).play("take sailor 3")

    assert (coins(after), after.paid) == ([1, 0], 3)


def test_two_mademoiselles_take_two_coins_off() -> None:
    state = trading("admiral 5", people={"A": ["mademoiselle 7", "mademoiselle 9"]}, coins={"A": 3})

    after = state.play("take admiral 5")

    assert after.coins(0) == 0 and "admiral 5" in after.people(0)


def test_mademoiselles_take_nothing_off_the_fee() -> None:
    ladies = ["mademoiselle 7", "mademoiselle 7", "mademoiselle 9", "mademoiselle 9"]
    state = trading("sailor 3", to_move="B", people={"B": ladies}, coins={"A": 0, "B": 1})

    after = state.play("take sailor 3")

    assert (coins(after), after.paid) == ([1, 0], 0)


def test_mademoiselles_do_not_change_ships() -> None:
    state = trading("blue flute 1/1", people={"A": ["mademoiselle 7", "mademoiselle 9"]}, coins={"A": 0})

    after = state.play("take blue flute 1/1")

    assert after.coins(0) == 1


# admirals and jesters


def test_four_cards_pay_no_admiral() -> None:
    after = discovering(*["sailor 3"] * 4, people={"A": ["admiral 5"]}, coins={"A": 3}).play("stop")

    assert after.coins(0) == 3


def test_five_cards_pay_an_admiral_on_another_turn_even_if_its_owner_passes() -> None:
    state = discovering(*["sailor 3"] * 5, people={"B": ["admiral 5"]}, coins={"A": 3, "B": 2}).play("stop")

    reached = state.play("pass")
    after = reached.play("pass")

    assert (reached.to_move, reached.coins(1), after.coins(1)) == (1, 4, 4)


def test_an_admiral_counts_the_cards_that_lie_there_when_its_owner_is_reached() -> None:
    state = discovering(*["sailor 3"] * 5, players=3, people={"C": ["admiral 5"]}, coins=dict.fromkeys("ABC", 4)).play("stop")

    after = state.play("pass", "take sailor 3")

    assert (after.to_move, after.harbour_size, after.coins(2)) == (2, 4, 4)


def test_two_jesters_bring_two_coins_to_whoever_is_reached_at_an_empty_harbour() -> None:
    state = turned_up(discovering(people={"B": ["jester 5", "jester 7"]}, coins={"B": 0}), "captains")

    after = state.play("stop")

    assert after.coins(1) == 2 and told_of(after, "jester_empty") == [(1, 2)]


def test_jesters_pay_everybody_who_is_reached_after_the_last_card_was_taken() -> None:
    jesters = {"B": ["jester 5"], "C": ["jester 7"], "D": ["jester 7"]}
    state = trading("blue flute 1/1", players=4, people=jesters, coins=dict.fromkeys("ABCD", 0))

    after = state.play("pass", "take blue flute 1/1")

    assert told_of(after, "jester_empty") == [(2, 1), (3, 1)] and coins(after) == [1, 0, 1, 1]


def test_the_others_may_decline() -> None:
    state = trading("sailor 3", to_move="B", coins={"A": 3, "B": 4})

    after = state.play("pass")

    assert coins(after) == [3, 4] and after.people(1) == ()


def test_what_nobody_took_is_discarded_and_the_next_turn_begins() -> None:
    state = trading("sailor 3", "sailor 5", to_move="B", coins={"A": 3, "B": 9})

    after = state.play("pass")

    assert (after.discard, after.harbour, after.active, after.phase) == (("sailor 3", "sailor 5"), (), 1, "discovery")


# expeditions


def test_the_people_asked_for_go_to_the_discard_pile_and_the_expedition_to_the_player() -> None:
    state = discovering(open=["priests+settler"], people={"A": ["settler 4", "priest 4", "priest 4"]})

    after = state.play("fulfil priests+settler priest priest settler")

    assert after.discard == ("settler 4", "priest 4", "priest 4") and after.people(0) == ()
    assert after.expeditions(0) == ("priests+settler",) and after.open_expeditions == ()


def test_a_priest_and_a_jack_are_two_priests() -> None:
    state = discovering(open=["priests"], people={"A": ["priest 4", "jack 6"]}, coins={"A": 0})

    after = state.play("fulfil priests priest jack")

    assert (after.coins(0), after.people(0)) == (2, ())


def test_a_jack_need_not_be_given_but_can_be() -> None:
    state = discovering(open=["settlers"], people={"A": ["jack 6", "settler 4", "settler 4"]})

    assert state.payments(0, "settlers") == ("settler settler", "settler jack")  # what keeps the jack is named first
    assert state.play("fulfil settlers settler settler").people(0) == ("jack 6",)
    assert state.play("fulfil settlers settler jack").people(0) == ("settler 4",)


def test_the_points_of_an_expedition_come_in_place_of_those_of_its_people() -> None:
    state = discovering(open=["captains"], people={"A": ["captain 4", "captain 4"]})

    after = state.play("fulfil captains captain captain")

    assert (state.points(0), after.points(0)) == (2, 4)


def test_an_expedition_between_two_takes_costs_no_take_and_its_coins_can_be_spent() -> None:
    state = trading("sailor 3", takes=1, taken=1, open=["captains"], people={"A": ["captain 4", "captain 4"]}, coins={"A": 1})
    refused(state, "take sailor 3", "PR-4.4", "3", "1")

    after = state.play("fulfil captains captain captain")

    assert (after.takes_left, after.taken) == (1, 1) and after.play("take sailor 3").people(0) == ("sailor 3",)


def test_no_expedition_is_fulfilled_on_another_turn() -> None:
    state = trading("sailor 3", to_move="B", open=["captains"], people={"B": ["captain 4", "captain 4"]}, coins={"B": 9})

    assert rules_of(state, "fulfil captains captain captain") == ["PR-3.5"]


# the end


def test_twelve_points_on_the_turn_of_the_last_seat_end_the_game_with_that_turn() -> None:
    state = trading("sailor 3", players=3, to_move="C", active="C", people={"C": ELEVEN}, coins={"A": 0, "B": 0, "C": 3})

    after = state.play("take sailor 3")

    assert after.to_move == OVER and after.points(2) == 12 and "last_round" in kinds(after)


def test_eleven_points_do_not_end_the_game() -> None:
    state = trading("captain 4", players=3, to_move="C", active="C", people={"C": ELEVEN}, coins={"A": 0, "B": 0, "C": 9})

    after = state.play("pass")

    assert (after.points(2), after.to_move) == (11, 0)


def test_equal_points_are_decided_by_coins() -> None:
    state = trading("sailor 5", to_move="B", active="B", people={"A": TWELVE, "B": OTHER_TWELVE}, coins={"A": 4, "B": 5})

    after = state.play("pass")

    assert [after.points(p) for p in range(2)] == [12, 12] and after.to_move == OVER and after.ranking() == (2, 1)


@pytest.mark.parametrize(("variant", "turn"), [("off", OVER), ("trigger_and_winner", 0), ("trigger_only", 0), ("leader", 0)])
def test_under_the_other_end_fourteen_points_without_an_expedition_do_not_end_the_game(variant: str, turn: int) -> None:
    people = {"A": [*TWELVE, "mademoiselle 7"], "B": ["admiral 9", "mademoiselle 9", "sailor 3"]}
    state = trading(
        "sailor 5", game=playing(variant_end=variant), to_move="B", active="B", people=people, expeditions={"B": ["captains"]},
        coins={"A": 0},
    )  # fmt: skip

    after = state.play("pass")

    assert [after.points(p) for p in range(2)] == [14, 11] and after.to_move == turn


# piles


def test_coins_are_paid_on_from_the_shuffled_discard_pile() -> None:
    state = drained(pile=1, drawn="tax points", discard=["sailor 3"] * 5, people={"B": ["jester 5", "jester 7", "jester 7"]})

    after = state.play("stop")

    assert after.coins(1) - state.coins(1) == 3 and (after.pile_size, after.discard_size, after.shuffles) == (3, 0, 1)


def test_an_admiral_cannot_be_paid_when_both_piles_are_empty() -> None:
    state = drained(pile=0, harbour=["sailor 3"] * 5, people={"A": ["admiral 5"]}, coins={"A": 3})

    after = state.play("stop")

    assert after.coins(0) == 3 and told_of(after, "coins_missing") == [(0, 2)] and after.to_move == 0


def test_a_turn_in_which_no_card_can_ever_move_again_ends_the_game() -> None:
    state = drained(pile=0, people={"A": ["captain 4", "jester 9"]}, open=["captains"])

    after = state.play("stop")

    assert after.to_move == OVER and "dead_end" in kinds(after) and after.ranking() == (1, 2)
