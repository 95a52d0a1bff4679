"""Situations of Valparaíso that people ask about, and what was ruled where sources are silent. The rules are in other tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ports import (
    COLUMN,
    TILE,
    VALPO,
    WORTH,
    cleaning,
    finish_cards,
    goods,
    hold,
    legal,
    pesos,
    planning,
    playing,
    points,
    purse,
    rules_of,
    told_of,
    traded,
    turn,
    using,
    verbs,
)

MIXED = {
    "north sea": ["muelle", "cabildo", "astillero"], "west sea": ["agencia", "bodega", "gremio"],
    "south sea": ["arriero", "feria franca", "consulado"],
}  # fmt: skip
DECK = ["gran feria", "arquitecto", "flota mercante", "aurora de chile"]

# planning and using cards


def test_the_card_of_the_mayors_office_is_a_turn_like_any_other_and_stays_when_cards_slide() -> None:
    slots: dict[str, Any] = {"A": ["hire", "sell", "move"], "B": [None, "ship"]}
    state = VALPO.from_dict({"to_move": "A", "slots": slots}, seed=1)

    one, other = state.play("use sell goods"), state.play("use hire goods")

    assert one.to_move == other.to_move == 1
    assert [card and card.name for card in one.slots(0)][:2] == ["hire", "move"]
    assert [card and card.name for card in other.slots(0)][:3] == [None, "sell", "move"]
    assert other.pesos(0) == 20  # neither slot 1 nor the office costs anything


def test_who_has_more_cards_goes_on_alone() -> None:
    slots = {"A": [None, "ship"], "B": [None, "ship", "sell", "move"]}
    state = VALPO.from_dict({"to_move": "B", "slots": slots}, seed=1).play("use ship main", "ship west sea")

    after = state.play("use ship main", "ship west sea").play("use sell goods")

    assert (after.phase, after.to_move) == ("choice", 1)


def test_a_late_planner_keeps_what_lies_there_and_the_good_of_the_fastest_comes_at_once() -> None:
    game = playing(advanced_planning="true")
    quick = ("plan sell", "plan hire", "plan build", "plan trade", "planned")
    state = planning(None, "move", "ship", game=game, start="A").play("planned", *quick)

    after = state.play("first B", "gain silver")

    assert [len([card for card in after.slots(seat) if card]) for seat in (0, 1)] == [2, 4] and goods(after, 1) == (1, 0, 0)


def test_three_cards_are_too_few_and_four_are_enough_with_slot_five_open() -> None:
    named = {"residences": ["A", "A"]}

    assert rules_of(planning(None, "move", "ship", "sell", **named), "planned") == ["VP-2.2"]
    assert "planned" in legal(planning(None, "move", "ship", "sell", "hire", **named))


def test_the_left_slot_is_the_mayors_and_asks_for_no_market() -> None:
    state = planning()

    assert state.play("mayor trade").pesos(0) == 15 and state.play("mayor ship").pesos(0) == 15


def test_jumping_ahead_to_slot_four_costs_three_pesos() -> None:
    state = turn("sell", "move", "build", "trade")

    assert state.play("use trade goods").pesos(0) == 17


def test_slot_five_opens_in_the_round_after_the_second_house() -> None:
    before = turn("build", "ship", residences=["A"]).play("use build main", "build Valparaíso")

    after = before.play("use ship main", "ship west sea")
    while after.phase != "planning":
        after = after.play("gain wheat" if after.phase == "income" else "done")

    assert [card and card.name for card in before.slots(0)][:3] == [None, "ship", None]
    assert after.open_slots(0) == 5 and after.open_slots(1) == 4


def test_a_main_action_may_be_done_in_part_but_not_in_no_part() -> None:
    merchants = {"A": {"Quillota": 2, "Casablanca": 1}}
    state = using("trade", merchants=merchants, tiles={"Quillota": COLUMN})

    assert rules_of(state, "done") == ["VP-3.5"]
    assert purse(state.play("trade Quillota", "done")) == traded(state, "A1")


def test_a_card_that_cannot_change_anything_any_more_is_left() -> None:
    state = using("sell", goods={"A": {"wheat": 1}}).play("exchange wheat")

    assert legal(state) == {"done"} and rules_of(turn("sell"), "use sell main") == ["VP-4.3"]


# goods


def test_only_goods_of_the_warehouse_are_sold_or_exchanged() -> None:
    state = turn("sell", hold={"A": {"silver": 4}})

    assert legal(state) == {"use sell goods"}


def test_where_goods_are_paid_from_and_go_to() -> None:
    both: dict[str, Any] = {"hold": {"A": {"silver": 1, "copper": 1, "wheat": 1}}}
    market = {"merchants": {"A": {"Quillota": 1, "Limache": 1}}, "tiles": {"Quillota": ["B1", "A1", "C1", "D1", "E1"]}}

    assert rules_of(turn("hire", **both), "use hire main") == ["VP-4.4"]
    assert rules_of(turn("trade", **both, **market), "use trade main") == ["VP-7.3"]
    traded_once = using("trade", goods={"A": {"wheat": 1}}, **both, **market).play("trade Quillota")
    assert hold(traded_once) == (1, 1, 1) and goods(traded_once) == TILE["B1"].get[:3]
    assert goods(turn("build", **both).play("use build goods")) == (1, 0, 0)


def test_a_full_hold_brings_its_point_once_an_action() -> None:
    state = turn("transfer", "muelle", goods={"A": {"silver": 2}}, hold={"A": {"wheat": 5}})

    once = state.play("use transfer main", "hold 1 silver 5 wheat")

    assert points(once)[0] == 1
    again = once.play("use muelle main", "hold 2 silver 4 wheat", "ship west sea")
    assert points(again)[0] == 1


# on the roads and at the markets


def test_a_customs_house_helps_everybody_and_pays_its_owner_also_when_somebody_only_passes() -> None:
    named: dict[str, Any] = {"houses": {"B": ["Concón"]}, "merchants": {"A": {"Valparaíso": 2}}}
    way = ("step Valparaíso Concón", "step Concón Quillota", "step Quillota Limache", "step Limache San Felipe")
    through = using("move", **named).play(*way)

    assert through.merchants(0) == {"San Felipe": 1, "Valparaíso": 1} and pesos(through) == [15, 22]
    narrow = using("move", game=playing(customs_step_exempt="owner"), **named)
    stopped = narrow.play(*way[:3])
    assert stopped.mover is None and pesos(stopped) == [15, 22]


def test_the_toll_is_paid_by_each_merchant_and_not_for_standing_there_already() -> None:
    named: dict[str, Any] = {"houses": {"B": ["Concón"]}, "merchants": {"A": {"Concón": 1, "Valparaíso": 1}}}
    state = using("move", **named)

    assert pesos(state.play("step Concón Quillota")) == [19, 20]
    assert pesos(state.play("step Concón Quillota", "halt", "step Valparaíso Concón")) == [17, 22]


def test_goods_may_be_exchanged_to_raise_a_toll_or_a_fee() -> None:
    road = using("move", houses={"B": ["Concón"]}, pesos={"A": 1}, goods={"A": {"wheat": 1}})
    merchants = {"A": {"Quillota": 1, "Limache": 1}, "B": {"Quillota": 2}}
    fair = turn("trade", pesos={"A": 1}, goods={"A": {"wheat": 1}}, merchants=merchants, tiles={"Quillota": COLUMN})

    assert rules_of(road, "step Valparaíso Concón") == ["VP-5.5"]
    assert pesos(road.play("exchange wheat", "step Valparaíso Concón")) == [2, 22]
    after = fair.play("exchange wheat", "use trade main", "trade Quillota")
    assert after.pesos(0) == 1 + 3 - 2 + TILE["A1"].get[3] and after.pesos(1) == 22


def test_the_bank_gets_nothing_of_tolls_and_fees() -> None:
    merchants = {"A": {"Quillota": 1, "Valparaíso": 1}, "B": {"Quillota": 1, "Limache": 1}, "C": {"Quillota": 2}}
    state = using("trade", players=3, merchants=merchants, houses={"C": ["Quillota"]}, tiles={"Quillota": COLUMN})

    after = state.play("trade Quillota")

    assert sum(pesos(after)) == 60 + TILE["A1"].get[3] and pesos(after)[1:] == [21, 23]


def test_any_number_of_merchants_stand_together() -> None:
    everybody = {seat: {"Quillota": 3} for seat in "ABC"}

    state = VALPO.from_dict({"players": 3, "merchants": everybody}, seed=1)

    assert state.merchants_at("Quillota") == (3, 3, 3)


def test_one_house_of_a_player_in_a_village_and_several_in_the_city() -> None:
    state = using("build", merchants={"A": {"Valparaíso": 1, "Quillota": 1}}, houses={"A": ["Quillota"]}, residences=["A"])

    assert verbs(state, "build") == {"Valparaíso"}


def test_no_residence_in_a_full_city() -> None:
    full = turn("build", residences=["A", "B", "A", "B", "A", "B"])

    assert rules_of(full, "use build main") == ["VP-6.2"]


def test_two_merchants_and_a_post_do_the_same_tile_three_times() -> None:
    state = using("trade", merchants={"A": {"Quillota": 2}}, houses={"A": ["Quillota"]}, tiles={"Quillota": COLUMN})

    after = state.play(*["trade Quillota"] * 3)

    assert purse(after) == traded(state, "A1", "A1", "A1") and after.phase != "trade"


def test_the_order_of_villages_is_free_and_a_village_without_a_trade_costs_no_fee() -> None:
    merchants = {"A": {"Quillota": 1, "Casablanca": 1}, "B": {"Quillota": 1, "Casablanca": 1}}
    tiles = {"Quillota": COLUMN, "Casablanca": ["A2", "B2", "C2", "D2", "E2"]}
    state = using("trade", merchants=merchants, tiles=tiles)

    after = state.play("trade Casablanca", "done")

    assert after.pesos(1) == 21 and state.play("trade Casablanca", "trade Quillota").pesos(1) == 22
    assert [tile and tile.name for tile in after.tiles("Quillota")] == COLUMN


def test_opponents_are_paid_once_a_visit_and_again_at_the_next() -> None:
    merchants = {"A": {"Quillota": 2}, "B": {"Quillota": 1, "Limache": 1}}
    named: dict[str, Any] = {"merchants": merchants, "tiles": {"Quillota": COLUMN}, "goods": {"A": {"silver": 3, "copper": 3, "wheat": 3}}}
    state = turn("trade", "gran feria", **named).play("use trade main", "trade Quillota", "trade Quillota")

    again = state.play("use gran feria main", "trade Quillota")

    assert state.pesos(1) == 21 and again.pesos(1) == 22 and again.play("trade Quillota").pesos(1) == 22


def test_a_trading_post_alone_does_not_trade() -> None:
    assert rules_of(turn("trade", houses={"A": ["Quillota"]}), "use trade main") == ["VP-7.1"]


# the sea


def test_one_card_with_each_overseas_trade() -> None:
    full = {"A": {"silver": 2, "copper": 2, "wheat": 2}}
    state = turn("overseas", "ship", ships={"A": "west sea"}, offers=MIXED, deck=DECK, hold=full)

    after = state.play("use overseas main", "overseas agencia", "offer gran feria")

    assert (after.phase, after.to_move) == ("choice", 0) and sum(hold(after)) == 3


def test_a_b_card_costs_ten_pesos_if_an_a_card_lies_there_before_it_is_taken() -> None:
    full = {"A": {"silver": 2, "copper": 2, "wheat": 2}}
    named: dict[str, Any] = {"ships": {"A": "north sea"}, "deck": DECK, "hold": full}
    beside = using("overseas", offers=MIXED, **named)
    alone = using("overseas", offers=MIXED | {"north sea": ["caravana", "cabildo", "astillero"]}, **named)

    assert beside.play("overseas cabildo").pesos(0) == 10 and alone.play("overseas cabildo").pesos(0) == 20


def test_the_first_five_pesos_do_not_keep_the_ten_away_and_ties_are_the_payers() -> None:
    full = {"A": {"silver": 2, "copper": 2, "wheat": 2}}
    state = using("overseas", ships={"A": "north sea"}, offers=MIXED, deck=DECK, hold=full).play("overseas cabildo")

    after = state.play("put west sea")

    assert after.treasure("west sea") == 15 and after.treasure("north sea") == 5


# clean-up and the end


def test_a_card_discarded_in_clean_up_counts_toward_the_end_and_leaves_the_game() -> None:
    near = {"A": {"houses": 18 - WORTH["muelle"]}}
    state = cleaning(points=near, achievements={"A": ["muelle"]}).play("use ship main", "ship north sea")

    after = state.play("discard muelle")

    assert after.is_over and after.achievements(0) == ()
    assert not state.play("done").is_over  # a card in the hand does not count


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_has_no_residence_gets_nothing_for_them_whatever_the_number_of_players(players: int) -> None:
    state = cleaning(players=players, residences=["B"])

    after = state.play("use ship main", "ship north sea")

    assert told_of(after, "majority") == [(1, 5, "VP-10.3")]


def test_eighteen_points_in_mid_round_change_nothing_before_clean_up() -> None:
    slots = {"A": [None, "transfer"], "B": [None, "ship"]}
    full = {"goods": {"A": {"silver": 1}}, "hold": {"A": {"silver": 5}}, "points": {"A": {"houses": 17}}}
    state = VALPO.from_dict({"to_move": "A", "slots": slots, **full}, seed=1).play("use transfer main", "hold 6 silver")

    assert (state.points(0), state.phase, state.to_move) == (18, "choice", 1)
    assert state.play("use ship main", "ship west sea").is_over


def test_with_equal_points_and_equal_pesos_left_the_victory_is_shared() -> None:
    state = cleaning(points={"A": {"houses": 18}, "B": {"houses": 18}}, pesos={"A": 5, "B": 5})

    after = finish_cards(state)

    assert after.ranking() == (1, 1) and [seat for seat, _, _ in told_of(after, "shares")] == [0, 1]


def test_staying_outside_is_voluntary_and_never_beside_an_own_house() -> None:
    merchants = {"A": {"Limache": 1, "Concón": 1}}
    state = cleaning(merchants=merchants, houses={"A": ["Concón"]}).play("use ship main", "ship north sea")

    assert legal(state) == {"done", "stay Limache"} and state.play("done").merchants(0) == {"Valparaíso": 2}


def test_the_end_is_seen_before_the_lighthouse_goes_on() -> None:
    state = cleaning(points={"A": {"houses": 18}}, start="A")

    after = finish_cards(state)

    assert after.is_over and after.start == 0 and told_of(after, "lighthouse") == []


def test_who_built_only_in_villages_does_not_get_the_lighthouse() -> None:
    state = using("build", players=3, start="A", merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    assert state.play("build Limache").start == 1


def test_an_achievement_has_a_bottom_too_any_good() -> None:
    state = turn("gremio", "sell").play("use gremio goods")

    assert legal(state) == {"gain silver", "gain copper", "gain wheat"}


def test_a_zone_without_a_cards_never_holds_pesos() -> None:
    last = MIXED | {"north sea": ["muelle", "cabildo", "astillero"]}
    state = using("overseas", ships={"A": "north sea"}, offers=last, deck=DECK, hold={"A": {"copper": 1, "wheat": 2}})

    after = state.play("overseas muelle", "offer gran feria")

    assert after.treasure("north sea") == 0 and after.pesos(0) == 25
