"""The main actions of Valparaíso by their rules: goods and merchants, roads, houses, trade, the sea (VP-4.1 to VP-8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.layout import CHANCE
from tabletop.games.valparaiso.cards import GOODS
from tabletop.games.valparaiso.pieces import State
from tests.games.ports import (
    TILE,
    VALPO,
    goods,
    hold,
    kinds,
    legal,
    pesos,
    playing,
    points,
    purse,
    refused,
    residence_spaces,
    rules_of,
    space_points,
    told_of,
    traded,
    turn,
    using,
    verbs,
)

# 4 goods and merchants


def test_vp_4_1_any_goods_between_warehouse_and_hold_in_both_directions() -> None:
    state = using("transfer", goods={"A": {"silver": 2}}, hold={"A": {"wheat": 1}})

    after = state.play("hold 2 silver")

    assert verbs(state, "hold") == {"nothing", "1 silver", "2 silver", "1 silver 1 wheat", "2 silver 1 wheat"}
    assert (goods(after), hold(after)) == ((0, 0, 1), (2, 0, 0)) and told_of(after, "stows") == [(0, "2 silver", "VP-4.1")]
    refused(state, "hold 1 wheat", "VP-4.1", "1 wheat", "nothing would change")
    refused(state, "hold 3 silver", "VP-4.1", "3 silver", "2 silver and 1 wheat")


@pytest.mark.parametrize("zone", ["north sea", "west sea", "south sea"])
def test_vp_4_1_only_with_the_ship_in_the_bay(zone: str) -> None:
    state = turn("transfer", ships={"A": zone}, goods={"A": {"silver": 1}})

    refused(state, "use transfer main", "VP-4.1", "while your ship lies in the bay", zone)
    assert "use transfer main" in legal(turn("transfer", goods={"A": {"silver": 1}}))


def test_vp_4_1_nothing_to_transfer() -> None:
    refused(turn("transfer"), "use transfer main", "VP-4.1", "no goods to transfer")


@pytest.mark.parametrize(
    ("before", "then", "score"),
    [({"silver": 5}, "6 silver", 1), ({}, "6 silver", 1), ({"silver": 4}, "5 silver", 0), ({"silver": 5, "wheat": 1}, "6 silver", 0)],
)
def test_vp_4_2_a_hold_that_becomes_full_brings_a_point(before: dict[str, int], then: str, score: int) -> None:
    state = using("transfer", goods={"A": {"silver": 6}}, hold={"A": before})

    after = state.play(f"hold {then}")

    assert points(after) == [score, 0] and after.scores()[0]["hold"] == score
    assert told_of(after, "fills_hold") == ([(0, 1, "VP-4.2")] if score else [])


def test_vp_4_3_one_good_of_the_warehouse_for_ten_pesos() -> None:
    state = using("sell", goods={"A": {"silver": 2}}, hold={"A": {"wheat": 3}})

    after = state.play("sell silver warehouse")

    assert (after.pesos(0), goods(after), after.phase) == (30, (1, 0, 0), "turn end")
    assert told_of(after, "sells") == [(0, "silver", "VP-4.3")]
    refused(state, "sell copper warehouse", "VP-4.3", "no copper in your warehouse")
    refused(state, "sell wheat hold", "VP-4.3", "not of the hold")


def test_vp_4_3_nothing_to_sell() -> None:
    refused(turn("sell", hold={"A": {"silver": 3}}), "use sell main", "VP-4.3", "warehouse is empty")


def test_vp_4_4_one_of_each_good_for_a_merchant_in_the_city() -> None:
    state = turn("hire", "move", goods={"A": {"silver": 1, "copper": 2, "wheat": 1}})

    after = state.play("use hire main")

    assert goods(after) == (0, 1, 0) and after.merchants(0) == {"Valparaíso": 3} and after.supply(0) == 0
    assert told_of(after, "hires") == [(0, -1, "VP-4.4")]
    assert after.play("use move main").unmoved("Valparaíso") == 3


def test_vp_4_4_without_the_goods_or_without_a_merchant_nobody_is_hired() -> None:
    rich = {"A": {"silver": 2, "copper": 2, "wheat": 2}}

    refused(turn("hire", goods={"A": {"silver": 2, "wheat": 1}}), "use hire main", "VP-4.4", "3 different goods", "2 silver and 1 wheat")
    refused(turn("hire", goods=rich, merchants={"A": {"Valparaíso": 3}}), "use hire main", "VP-4.4", "All your 3 merchants")
    refused(turn("hire", players=3, goods=rich, merchants={"A": {"Limache": 4}}), "use hire main", "VP-4.4", "All your 4 merchants")


# 5 on the roads


def test_vp_5_1_each_merchant_goes_up_to_three_steps() -> None:
    state = using("move", merchants={"A": {"Valparaíso": 1, "Casablanca": 1}})

    far = state.play("step Valparaíso Concón", "step Concón Quillota", "step Quillota Limache")

    assert far.mover is None and far.merchants(0) == {"Limache": 1, "Casablanca": 1} and far.phase == "move"
    after = far.play("step Casablanca Peñuelas", "step Peñuelas Quilpué", "step Quilpué Valparaíso")
    assert after.merchants(0) == {"Limache": 1, "Valparaíso": 1} and pesos(after) == [14, 20] and after.phase == "recall"
    refused(state, "step Limache Quillota", "VP-5.1", "no merchant in Limache", "Casablanca")


def test_vp_5_1_a_step_too_many() -> None:
    state = using("move", houses={"B": ["Limache"]}).play("step Valparaíso Peñuelas", "step Peñuelas Quilpué", "step Quilpué Limache")
    assert state.walked == 2

    after = state.play("step Limache Quillota")

    assert after.mover is None  # Concón would be a fourth step
    blocked = using("move", houses={"B": ["Concón"]}).play("step Valparaíso Quilpué", "step Quilpué Limache", "step Limache Quillota")
    assert blocked.mover == "Quillota" and verbs(blocked, "step") == {"Quillota Concón"}
    named = {"merchants": {"A": {"Valparaíso": 1, "San Felipe": 1}}, "houses": {"B": ["Quilpué"]}}
    worn = using("move", **named).play("step San Felipe Limache", "step Limache Quillota", "step Quillota Concón")
    assert worn.mover is None
    spent = VALPO.from_dict({
        "card": "move", "phase": "move", "to_move": "A", "houses": {"B": ["Quilpué"]}, "merchants": {"A": {"Valparaíso": 1, "Limache": 1}},
        "mover": "Limache", "path": ["Valparaíso", "Concón", "Quillota", "Limache"], "walked": 3, "changed": True,
    })  # fmt: skip
    refused(spent, "step Limache San Felipe", "VP-5.1", "Not San Felipe", "3 steps", "has made them")
    assert spent.explain("step Limache San Felipe")[0].nearest == "step Limache Quilpué"


def test_vp_5_2_one_merchant_after_another() -> None:
    state = using("move", merchants={"A": {"Valparaíso": 1, "Limache": 1}}).play("step Limache Quillota")

    refused(state, "step Valparaíso Concón", "VP-5.2", "merchant in Quillota is on its way", "set it aside")
    assert state.explain("step Valparaíso Concón")[0].nearest == "halt"
    after = state.play("halt", "step Valparaíso Concón")
    assert after.mover == "Concón" and after.unmoved("Quillota") == 0
    refused(after, "halt", "VP-5.2", "No other merchant is left")
    refused(state.play("halt"), "step Quillota Limache", "VP-5.2", "in Quillota have moved already")


def test_vp_5_2_no_place_twice_and_not_back_to_the_start() -> None:
    state = using("move", merchants={"A": {"Valparaíso": 1, "Limache": 1}}).play("step Limache Quilpué")

    refused(state, "step Quilpué Limache", "VP-5.2", "has been in Limache already")
    assert verbs(state, "step") == {"Quilpué Peñuelas", "Quilpué Valparaíso"}


def test_vp_5_2_a_step_from_where_the_moving_merchant_stands_is_always_its_own() -> None:
    state = using("move", merchants={"A": {"Concón": 1, "Quillota": 1}}).play("step Concón Quillota")

    after = state.play("step Quillota Limache")

    assert after.mover == "Limache" and after.walked == 2 and after.unmoved("Quillota") == 1


def test_vp_5_2_nobody_is_set_aside_before_a_first_step() -> None:
    refused(using("move"), "halt", "VP-5.2", "No merchant is on its way")


@pytest.mark.parametrize(("prices", "spent"), [("1 1 1", (1, 2, 3)), ("0 0 0", (0, 0, 0)), ("2 2 2", (2, 4, 6)), ("1 2 3", (1, 3, 6))])
def test_vp_5_3_steps_are_paid_by_the_card(prices: str, spent: tuple[int, ...]) -> None:
    state = using("move", game=playing(step_prices=prices))

    purses = []
    for step in ("Valparaíso Concón", "Concón Quillota", "Quillota Limache"):
        state = state.play(f"step {step}")
        purses.append(20 - state.pesos(0))

    assert tuple(purses) == spent and told_of(state, "pays_step") == ([(0, spent[2] - spent[1], "VP-5.3")] if spent[0] else [])
    assert state.play("step Valparaíso Concón").pesos(0) == 20 - spent[2] - spent[0]


def test_vp_5_3_without_pesos_no_step() -> None:
    state = using("move", pesos={"A": 1}, goods={"A": {"wheat": 1}}).play("step Valparaíso Concón")

    refused(state, "step Concón Quillota", "VP-5.3", "step to Quillota costs 1", "you have 0")
    assert state.explain("step Concón Quillota")[0].nearest == "exchange wheat"
    assert state.play("exchange wheat", "step Concón Quillota").pesos(0) == 2
    refused(turn("move", pesos={"A": 0}), "use move main", "VP-5.3", "None of your merchants", "at least 1 in pesos")


def test_vp_5_4_a_customs_village_is_no_step_for_anybody() -> None:
    named: dict[str, Any] = {"merchants": {"A": {"Valparaíso": 1, "Limache": 1}}, "houses": {"A": ["Quilpué"], "B": ["Concón"]}}
    state = using("move", **named)

    own, other = state.play("step Valparaíso Quilpué"), state.play("step Valparaíso Concón")

    assert (own.walked, pesos(own)) == (0, [20, 20]) and (other.walked, pesos(other)) == (0, [18, 22])
    far = other.play("step Concón Quillota", "step Quillota Limache", "step Limache San Felipe")
    assert far.merchants(0) == {"San Felipe": 1, "Limache": 1} and far.pesos(0) == 15


def test_vp_5_4_under_an_option_another_s_customs_village_is_a_step() -> None:
    named: dict[str, Any] = {"merchants": {"A": {"Valparaíso": 1, "Limache": 1}}, "houses": {"A": ["Quilpué"], "B": ["Concón"]}}
    state = using("move", game=playing(customs_step_exempt="owner"), **named)

    own, other = state.play("step Valparaíso Quilpué"), state.play("step Valparaíso Concón")

    assert (own.walked, pesos(own)) == (0, [20, 20]) and (other.walked, pesos(other)) == (1, [17, 22])


def test_vp_5_5_two_pesos_to_the_owner_each_time_a_merchant_goes_in() -> None:
    state = using("move", players=3, houses={"B": ["Concón"]})

    after = state.play("step Valparaíso Concón", "halt", "step Valparaíso Concón")

    assert pesos(after) == [16, 24, 20] and told_of(after, "pays_toll") == [(0, 2, "VP-5.5")]
    assert after.play("step Concón Quillota").pesos(0) == 15  # none for leaving


def test_vp_5_5_who_cannot_pay_does_not_go_in() -> None:
    state = using("move", houses={"B": ["Concón"]}, pesos={"A": 1})

    refused(state, "step Valparaíso Concón", "VP-5.5", "toll in Concón is 2", "you have 1")
    assert verbs(state, "step") == {"Valparaíso Peñuelas", "Valparaíso Quilpué"}


def test_vp_5_5_under_an_option_only_who_passes_pays() -> None:
    state = using("move", game=playing(toll="pass_through"), houses={"B": ["Concón"]}, pesos={"A": 2})

    inside = state.play("step Valparaíso Concón")

    assert pesos(inside) == [2, 20]
    refused(inside, "step Concón Quillota", "VP-5.5", "toll in Concón is 2", "step costs 1", "you have 2")
    rich = using("move", game=playing(toll="pass_through"), houses={"B": ["Concón"]}).play("step Valparaíso Concón")
    assert pesos(rich.play("step Concón Quillota")) == [17, 22]


# 6 houses


def test_vp_6_1_ten_pesos_where_a_merchant_stands() -> None:
    state = using("build", merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    after = state.play("build Limache")

    assert verbs(state, "build") == {"Valparaíso", "Limache"} and (after.pesos(0), after.houses(0)) == (10, ("Limache",))
    refused(state, "build Quilpué", "VP-6.1", "no merchant in Quilpué", "Valparaíso and Limache")


def test_vp_6_1_too_few_pesos() -> None:
    state = turn("build", pesos={"A": 7}, goods={"A": {"wheat": 1}})

    refused(state, "use build main", "VP-6.1", "you pay 10 pesos", "7")
    assert state.explain("use build main")[0].nearest == "exchange wheat"
    assert "use build main" in legal(state.play("exchange wheat"))


def test_vp_6_2_one_house_in_a_village_while_a_space_is_free() -> None:
    merchants = {"A": {"Valparaíso": 1, "Limache": 1, "Quillota": 1}}
    state = using("build", merchants=merchants, houses={"A": ["Quillota"], "B": ["Limache"]})

    refused(state, "build Quillota", "VP-6.2", "In Quillota stands a house of yours")
    refused(state, "build Limache", "VP-6.2", "no space for a house is free")
    assert verbs(state, "build") == {"Valparaíso"}


def test_vp_6_2_four_houses_are_all_there_are() -> None:
    refused(turn("build", residences=["A"] * 4), "use build main", "VP-6.2", "All your 4 houses")
    full = {"A": {"Limache": 2}}
    refused(turn("build", merchants=full, houses={"B": ["Limache"]}), "use build main", "VP-6.2", "in Limache", "no further house")


@pytest.mark.parametrize(
    ("place", "players", "before"),
    [
        ("Concón", 2, ""), ("Limache", 2, ""), ("Quilpué", 3, ""), ("Quillota", 2, ""), ("Quillota", 2, "B"), ("San Felipe", 2, "B"),
        ("Quillota", 5, "BC"), ("La Ligua", 5, "B"), ("Casablanca", 4, "B"), ("Quintero", 4, ""), ("Curacaví", 4, ""),
    ],
)  # fmt: skip
def test_vp_6_3_a_house_scores_its_space_at_once(place: str, players: int, before: str) -> None:
    score = space_points(place, players, len(before))
    houses = {seat: [place] for seat in before}
    state = using("build", players=players, merchants={"A": {"Valparaíso": 1, place: 1}}, houses=houses)

    after = state.play(f"build {place}")

    assert points(after)[0] == score == after.scores()[0]["houses"] and told_of(after, "scores_house") == [(0, score, "VP-6.3")]


@pytest.mark.parametrize("players", [2, 4])
def test_vp_6_4_residences_are_built_from_the_lighthouse_on(players: int) -> None:
    spaces = residence_spaces(players)
    assert len(spaces) == {2: 6, 4: 10}[players]

    for space, (score, _, _) in enumerate(spaces):
        owners = ["B", "B", "B", "C", "C", "C", "D", "D", "D"][:space] if players == 4 else ["B", "B", "A", "B", "A"][:space]
        state = turn("build", "ship", players=players, residences=owners)

        after = state.play("use build main", "build Valparaíso")

        assert told_of(after, "builds_residence") == [(0, space + 1, "VP-6.4")] and after.residence_spaces[space][3] == 0
        assert points(after)[0] == score


def test_vp_6_4_a_full_city_takes_no_house() -> None:
    state = using("build", residences=["A", "B", "B", "B", "A", "B"], merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    refused(state, "build Valparaíso", "VP-6.2", "In Valparaíso no space")


def test_vp_6_5_a_house_in_a_village_without_a_market_is_a_customs_house() -> None:
    state = using("build", merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    after = state.play("build Limache")

    assert told_of(after, "builds_customs") == [(0, "Limache", "VP-6.5")]
    assert after.is_no_step(0, "Limache") and after.is_no_step(1, "Limache")
    assert (after.toll(0, "Limache"), after.toll(1, "Limache")) == (0, 2)


def test_vp_6_6_a_post_is_one_more_trade_and_does_not_trade_alone() -> None:
    posts = {"houses": {"A": ["Quillota", "San Felipe"]}, "merchants": {"A": {"Quillota": 1, "Valparaíso": 1}}}
    state = using("trade", tiles={"Quillota": ["A1", "B1", "C1", "D1", "E1"]}, **posts)

    after = state.play("trade Quillota")

    assert after.trades_left == 1 and purse(after.play("trade Quillota")) == traded(state, "A1", "A1")
    refused(state, "trade San Felipe", "VP-6.6", "A trading post does not trade alone", "San Felipe")
    built = turn("build", "ship", merchants={"A": {"Quillota": 1, "Valparaíso": 1}}).play("use build main", "build Quillota")
    assert told_of(built, "builds_post") == [(0, "Quillota", "VP-6.6")] and not built.is_no_step(1, "Quillota")
    assert built.toll(1, "Quillota") == 0 and built.fee(1, "Quillota") == 2


@pytest.mark.parametrize(("n", "kind", "rule"), [(1, "slot_opens", "VP-2.3"), (3, "fourth_house", "VP-6.7")])
def test_vp_6_7_the_second_and_the_fourth_house(n: int, kind: str, rule: str) -> None:
    state = using("build", residences=["A"] * n, merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    after = state.play("build Limache")

    assert [event[2] for event in told_of(after, kind)] == [rule]
    assert points(after)[0] == space_points("Limache", 2) + (1 if n == 3 else 0)
    assert after.open_slots(0) == 5


# 7 trade in the villages

AT_TWO: dict[str, Any] = {
    "merchants": {"A": {"Quillota": 2, "Casablanca": 1}},
    "tiles": {"Quillota": ["A1", "B1", "C1", "D1", "E1"], "Casablanca": ["A5", "B2", "C2", "D2", "E2"]},
}  # fmt: skip


def test_vp_7_1_as_often_as_merchants_stand_there_in_each_market_once() -> None:
    state = using("trade", **AT_TWO)

    one = state.play("trade Quillota")

    assert (one.market, one.trades_left, purse(one)) == ("Quillota", 1, traded(state, "A1"))
    both = one.play("trade Quillota")
    assert both.market is None and purse(both) == traded(state, "A1", "A1") and verbs(both, "trade") == {"Casablanca"}
    refused(both, "trade Quillota", "VP-7.1", "You have left Quillota already")
    assert purse(both.play("trade Casablanca")) == traded(state, "A1", "A1", "A5")
    left = one.play("trade Casablanca")  # leaves Quillota with a trade unused
    assert left.phase != "trade" and purse(left) == traded(state, "A1", "A5")


def test_vp_7_1_no_market_and_no_merchant() -> None:
    state = using("trade", **AT_TWO)

    refused(state, "trade Concón", "VP-7.1", "In Concón there is no market", "San Felipe")
    refused(state, "trade San Felipe", "VP-7.1", "need a merchant there", "Quillota and Casablanca")
    refused(turn("trade"), "use trade main", "VP-7.1", "None of your merchants stands in a village with a market")


CROWD: dict[str, Any] = {
    "players": 3, "merchants": {"A": {"Quillota": 2}, "B": {"Quillota": 2}, "C": {"Quillota": 1, "Valparaíso": 1}},
    "houses": {"C": ["Quillota"], "A": ["Limache"]}, "tiles": {"Quillota": ["A1", "B1", "C1", "D1", "E1"]},
}  # fmt: skip


def test_vp_7_2_a_peso_for_each_merchant_and_post_of_others_once_a_visit() -> None:
    state = using("trade", **CROWD)

    after = state.play("trade Quillota")

    brings = TILE["A1"].get[3]
    assert pesos(after) == [16 + brings, 22, 22] and told_of(after, "pays_fee") == [(0, 4, "VP-7.2")]
    assert pesos(after.play("trade Quillota")) == [16 + 2 * brings, 22, 22]


def test_vp_7_2_who_cannot_pay_all_of_it_does_not_trade() -> None:
    state = turn("trade", goods={"A": {"wheat": 1}}, pesos={"A": 3}, **CROWD)

    refused(state, "use trade main", "VP-7.2", "you pay others 4 in pesos", "3")
    assert state.explain("use trade main")[0].nearest == "exchange wheat"
    assert pesos(state.play("exchange wheat", "use trade main", "trade Quillota")) == [2 + TILE["A1"].get[3], 22, 22]


@pytest.mark.parametrize("tile", TILE)
def test_vp_7_3_a_trade_is_what_the_bottom_tile_says(tile: str) -> None:
    column = [tile, *(f"{letter}{'5' if tile[1] == '1' else '1'}" for letter in "ABCDE" if letter != tile[0])]
    price, score = dict(zip(GOODS, TILE[tile].pay, strict=False)), TILE[tile].points
    named: dict[str, Any] = {"merchants": {"A": {"Quillota": 1, "Valparaíso": 1}}, "tiles": {"Quillota": column}}
    state = using("trade", goods={"A": price}, **named)

    after = state.play("trade Quillota")

    assert told_of(after, "trades") == [(0, tile, "VP-7.3")] and after.scores()[0]["trade"] == score == points(after)[0]
    assert purse(after) == traded(state, tile)


GOODS_TILES = [name for name, tile in TILE.items() if any(tile.pay[:3])]
PESOS_TILES = [name for name, tile in TILE.items() if tile.pay[3]]


@pytest.mark.parametrize("tile", GOODS_TILES)
def test_vp_7_3_goods_for_a_tile_are_paid_from_the_warehouse(tile: str) -> None:
    column = [tile, *(f"{letter}2" for letter in "ABCDE" if letter != tile[0])]
    asked = " and ".join(f"{n} {good}" for good, n in zip(GOODS, TILE[tile].pay, strict=False) if n)
    state = turn("trade", merchants={"A": {"Quillota": 2}}, tiles={"Quillota": column}, hold={"A": dict.fromkeys(GOODS, 2)})

    refused(state, "use trade main", "VP-7.3", f"bottom tile of Quillota asks for {asked}", "you have nothing")


@pytest.mark.parametrize("tile", PESOS_TILES)
def test_vp_7_3_pesos_for_a_tile_are_what_the_fees_leave(tile: str) -> None:
    column = [tile, *(f"{letter}2" for letter in "ABCDE" if letter != tile[0])]
    price = TILE[tile].pay[3]
    merchants = {"A": {"Quillota": 2}, "B": {"Quillota": 1, "Valparaíso": 1}}
    named: dict[str, Any] = {"merchants": merchants, "tiles": {"Quillota": column}, "goods": {"A": dict.fromkeys(GOODS, 9)}}
    state = turn("trade", pesos={"A": price}, **named)

    refused(state, "use trade main", "VP-7.3", f"{price} pesos", f"you have {price - 1} peso")
    assert "use trade main" in legal(state.play("exchange silver"))


def test_vp_7_4_the_tile_goes_to_the_top_once_the_visit_is_over() -> None:
    state = using("trade", **AT_TWO)

    one = state.play("trade Quillota")

    assert [tile and tile.name for tile in one.tiles("Quillota")] == ["A1", "B1", "C1", "D1", "E1"]
    for after in (one.play("trade Quillota"), one.play("done"), one.play("trade Casablanca")):
        assert [tile and tile.name for tile in after.tiles("Quillota")] == ["B1", "C1", "D1", "E1", "A1"]
        assert (-1, "A1", "VP-7.4") in told_of(after, "turns_tile")


def test_vp_7_4_under_an_option_after_every_trade() -> None:
    state = using("trade", game=playing(rotate_tile="trade"), goods={"A": dict.fromkeys(GOODS, 3)}, **AT_TWO)

    after = state.play("trade Quillota", "trade Quillota")

    assert purse(after) == traded(state, "A1", "B1")
    assert [tile and tile.name for tile in after.tiles("Quillota")] == ["C1", "D1", "E1", "A1", "B1"]


# 8 the sea


def test_vp_8_1_the_ship_sails_to_any_other_zone_for_nothing() -> None:
    state = using("ship", ships={"A": "north sea"})

    after = state.play("ship south sea")

    assert verbs(state, "ship") == {"bay", "west sea", "south sea"} and after.ship(0) == "south sea" and after.pesos(0) == 20
    assert told_of(after, "sails") == [(0, "south sea", "VP-8.1")]
    refused(state, "ship north sea", "VP-8.1", "lies in the north sea already")


MIXED = {
    "north sea": ["muelle", "cabildo", "astillero"], "west sea": ["agencia", "bodega", "gremio"],
    "south sea": ["arriero", "feria franca", "consulado"],
}  # fmt: skip
DECK = ["gran feria", "arquitecto", "flota mercante", "aurora de chile"]


def overseas(zone: str, *, offers: dict[str, list[str]] = MIXED, deck: list[str] = DECK, **named: Any) -> State:
    """A's ship in a zone, with two of each good in its hold."""
    full = {"hold": {"A": {"silver": 2, "copper": 2, "wheat": 2}}}
    return using("overseas", ships={"A": zone}, offers=offers, deck=deck, **full | named)


def test_vp_8_2_a_card_of_the_zone_for_goods_of_the_hold() -> None:
    state = overseas("north sea", goods={"A": {"wheat": 3}})

    after = state.play("overseas muelle")

    assert hold(after) == (2, 1, 0) and goods(after) == (0, 0, 3) and [card.name for card in after.achievements(0)] == ["muelle"]
    assert told_of(after, "obtains") == [(0, "muelle", "VP-8.2")]
    refused(state, "overseas agencia", "VP-8.2", "agencia card does not lie in the north sea", "muelle")


def test_vp_8_2_goods_of_the_warehouse_do_not_pay() -> None:
    state = overseas("north sea", goods={"A": {"copper": 9, "wheat": 9}}, hold={"A": {"silver": 2, "copper": 2, "wheat": 1}})

    refused(state, "overseas muelle", "VP-8.2", "costs 1 copper and 2 wheat", "2 silver, 2 copper and 1 wheat")
    assert verbs(state, "overseas") == {"cabildo", "astillero"}


def test_vp_8_2_not_in_the_bay_and_not_without_goods() -> None:
    refused(turn("overseas", hold={"A": {"copper": 1, "wheat": 2}}), "use overseas main", "VP-8.2", "your ship lies in the bay")
    refused(turn("overseas", ships={"A": "west sea"}), "use overseas main", "VP-8.2", "Your hold has nothing", "west sea")


@pytest.mark.parametrize(("treasure", "purse"), [(5, 25), (10, 30), (15, 35), (0, 20)])
def test_vp_8_3_an_a_card_brings_the_pesos_of_the_zone(treasure: int, purse: int) -> None:
    state = overseas("north sea", treasure={"north sea": treasure})

    after = state.play("overseas muelle")

    assert (after.pesos(0), after.treasure("north sea")) == (purse, 0)
    assert told_of(after, "takes_pesos") == ([(0, treasure, "VP-8.3")] if treasure else [])


def test_vp_8_4_a_b_card_costs_ten_pesos_while_an_a_card_lies_there() -> None:
    state = overseas("north sea")

    after = state.play("overseas cabildo")

    assert after.pesos(0) == 10 and told_of(after, "pays_surcharge") == [(0, 10, "VP-8.4")] and after.treasure("north sea") == 5
    refused(overseas("north sea", pesos={"A": 9}), "overseas cabildo", "VP-8.4", "10 pesos more", "you have 9")
    alone = overseas("north sea", offers=MIXED | {"north sea": ["caravana", "cabildo", "astillero"]}).play("overseas cabildo")
    assert alone.pesos(0) == 20 and "takes_pesos" not in kinds(alone)


def test_vp_8_4_the_card_is_not_chosen_if_the_ten_pesos_are_all_that_is_missing() -> None:
    state = turn(
        "overseas", ships={"A": "north sea"}, offers=MIXED, deck=DECK, hold={"A": {"silver": 2, "copper": 2}}, pesos={"A": 8},
        goods={"A": {"wheat": 1}},
    )  # fmt: skip

    refused(state, "use overseas main", "VP-8.4", "cabildo", "10 pesos more", "8")
    assert "use overseas main" in legal(state.play("exchange wheat"))


def test_vp_8_5_the_ten_pesos_go_to_the_other_zone_with_most_a_cards() -> None:
    offers = MIXED | {"south sea": ["arriero", "caravana", "consulado"]}

    after = overseas("north sea", offers=offers).play("overseas cabildo")

    assert told_of(after, "puts") == [(0, "west sea", "VP-8.5")]
    assert [after.treasure(zone) for zone in ("north sea", "west sea", "south sea")] == [5, 15, 5] and after.to_move == CHANCE


def test_vp_8_5_a_zone_with_ten_pesos_takes_no_more_and_the_first_five_do_not_count() -> None:
    offers = MIXED | {"south sea": ["arriero", "caravana", "consulado"]}

    after = overseas("north sea", offers=offers, treasure={"west sea": 10}).play("overseas cabildo")

    assert [after.treasure(zone) for zone in ("north sea", "west sea", "south sea")] == [5, 10, 15]


def test_vp_8_5_between_equal_zones_the_payer_chooses() -> None:
    state = overseas("north sea").play("overseas cabildo")
    assert state.phase == "surcharge" and legal(state) == {"put west sea", "put south sea"}

    after = state.play("put south sea")

    assert [after.treasure(zone) for zone in ("north sea", "west sea", "south sea")] == [5, 5, 15]
    refused(state, "put north sea", "VP-8.5", "another zone than the one where you bought, the north sea")


@pytest.mark.parametrize(
    ("named", "zone", "part"),
    [
        ({"treasure": {"west sea": 15}}, "west sea", "lie 10 pesos already"),
        ({"offers": {"south sea": ["arriero", "caravana", "consulado"]}}, "south sea", "south sea: 1. Another zone has more"),
    ],
)
def test_vp_8_5_other_zones_are_refused(named: dict[str, Any], zone: str, part: str) -> None:
    offers = MIXED | {"north sea": ["muelle", "astillero"]} | named.get("offers", {})
    state = VALPO.from_dict({
        "card": "overseas", "phase": "surcharge", "to_move": "A", "ships": {"A": "north sea"}, "changed": True, "deck": DECK,
        "achievements": {"A": ["cabildo"]}, **named, "offers": offers,
    })  # fmt: skip

    refused(state, f"put {zone}", "VP-8.5", part)


def test_vp_8_5_without_such_a_zone_they_go_to_the_bank() -> None:
    after = overseas("north sea", treasure={"west sea": 15, "south sea": 10}).play("overseas cabildo")

    assert told_of(after, "to_bank") == [(0, 10, "VP-8.5")] and after.pesos(0) == 10
    assert [after.treasure(zone) for zone in ("north sea", "west sea", "south sea")] == [5, 15, 10]


def test_vp_8_6_the_slot_is_refilled_with_b1_before_b2() -> None:
    state = overseas("north sea", offers=MIXED | {"west sea": ["agencia", "bodega", "viaje directo"]}, deck=["gremio", *DECK])

    bought = state.play("overseas muelle")

    assert (bought.phase, bought.to_move) == ("refill", CHANCE) and {str(a) for a in bought.chances()} == {"offer gremio"}
    after = bought.play("offer gremio")
    assert told_of(after, "lays_card") == [(-1, "gremio", "VP-8.6")] and after.deck_size == 4
    assert [card and card.name for card in after.offers("north sea")] == ["gremio", "cabildo", "astillero"]
    later = overseas("north sea").play("overseas muelle")
    assert {str(p) for p in later.chances().values()} == {"1/4"} and rules_of(later, "offer gremio") == ["CORE-chance"]
