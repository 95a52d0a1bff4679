"""The 24 achievements of Valparaíso one by one: how they are planned (VP-9.1) and what they do (VP-9.2)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tabletop.games.valparaiso.cards import ACHIEVEMENTS, GOODS
from tabletop.games.valparaiso.decisions import goods_text
from tests.games.ports import (
    COLUMN,
    SOLD_OUT,
    VALPO,
    goods,
    hold,
    legal,
    pesos,
    planning,
    points,
    purse,
    refused,
    rules_of,
    told_of,
    traded,
    turn,
    using,
    verbs,
)

AT_SEA = {
    "north sea": ["muelle", "casa de cambio", "agencia"], "west sea": ["camino de carretas", "maestro albañil", "feria franca"],
    "south sea": ["bodega", "arriero", "caravana"],
}  # fmt: skip
LATER = ["gran feria", "arquitecto", "aurora de chile", "flota mercante"]
MARKET: dict[str, Any] = {"merchants": {"A": {"Quillota": 1, "Limache": 1}}, "tiles": {"Quillota": COLUMN}}


def value(card: str, step: int, key: str) -> int:
    """A number that a step of a card has."""
    return VALPO.new().card(card).steps[step].values[key]


def test_vp_9_1_achievements_are_planned_and_used_and_go_back_to_the_hand() -> None:
    state = planning(achievements={"A": ["bodega"]}, **SOLD_OUT)
    refused(state, "plan muelle", "VP-9.1", "do not have the muelle card")
    refused(state, "mayor muelle", "VP-9.1")

    used = turn("bodega", "sell").play("use bodega goods", "gain silver")

    assert "plan bodega" in legal(state) and "mayor bodega" in legal(state)
    assert "bodega" in [card.name for card in used.hand(0)] and "bodega" in [card.name for card in used.achievements(0)]


def test_vp_9_2_there_are_24_in_three_groups() -> None:
    marks = {card.name: card.seats for card in ACHIEVEMENTS if card.seats > 2}

    assert [sum(card.group == group for card in ACHIEVEMENTS) for group in ("A", "B1", "B2")] == [9, 8, 7]
    assert sorted(marks.values()) == [3, 3, 4, 4, 5, 5] and not any(card.name in marks for card in ACHIEVEMENTS if card.group == "A")
    assert all(0 < sum(card.cost) <= 6 and card.points > 0 for card in ACHIEVEMENTS)


@pytest.mark.parametrize("card", [card.name for card in ACHIEVEMENTS])
def test_vp_8_2_each_achievement_costs_its_goods(card: str) -> None:
    bought = next(known for known in ACHIEVEMENTS if known.name == card)
    price = dict(zip(GOODS, bought.cost, strict=True))
    sea = {"offers": {"north sea": [card]}, "deck": [], "last": True}
    state = turn("overseas", "ship", players=5, ships={"A": "north sea"}, hold={"A": price}, **sea).play("use overseas main")

    after = state.play(f"overseas {card}")

    assert hold(after) == (0, 0, 0) and [known.name for known in after.achievements(0)] == [card]
    short = {good: n - (good == next(g for g in GOODS if price[g])) for good, n in price.items()}
    lacking = turn("overseas", "ship", players=5, ships={"A": "north sea"}, hold={"A": short}, **sea)
    refused(lacking, "use overseas main", "VP-8.2", "no card")


def test_vp_9_2_muelle_transfers_then_sails() -> None:
    state = using("muelle", goods={"A": {"silver": 2}})

    after = state.play("hold 2 silver", "ship north sea")

    assert (state.phase, hold(after), after.ship(0)) == ("transfer", (2, 0, 0), "north sea")
    assert using("muelle", ships={"A": "west sea"}, goods={"A": {"silver": 2}}).phase == "ship"


def test_vp_9_2_casa_de_cambio_sells_more_than_one() -> None:
    times = value("casa de cambio", 0, "times")
    state = using("casa de cambio", goods={"A": {"silver": times, "wheat": 1}})

    after = state.play(*["sell silver warehouse"] * times)

    assert times > 1 and after.pesos(0) == 20 + 10 * times and after.phase == "turn end"
    assert state.play("sell silver warehouse", "done").pesos(0) == 30


def test_vp_9_2_agencia_hires_for_fewer_goods_of_ones_choice() -> None:
    state = using("agencia", goods={"A": {"silver": 1, "wheat": 2}})

    after = state.play("give silver wheat")

    assert legal(state) == {"give silver wheat", "exchange silver", "exchange wheat"}
    assert goods(after) == (0, 0, 1) and after.merchants(0) == {"Valparaíso": 3}
    refused(state, "give silver copper", "VP-4.4", "cannot give silver and copper", "1 silver and 2 wheat")
    refused(turn("agencia", goods={"A": {"silver": 3}}), "use agencia main", "VP-4.4", "2 different goods")


def test_vp_9_2_camino_de_carretas_goes_further_and_free() -> None:
    steps = value("camino de carretas", 0, "steps")
    way = ["Peñuelas", "Valparaíso", "Concón", "Quillota", "Limache", "San Felipe"][: steps + 1]
    state = using("camino de carretas", merchants={"A": {"Peñuelas": 1, "Casablanca": 1}}, pesos={"A": 0})

    after = state.play(*[f"step {a} {b}" for a, b in pairwise(way)])

    assert steps == 4 and after.merchants(0) == {"Limache": 1, "Casablanca": 1} and after.pesos(0) == 0 and after.mover is None


def test_vp_9_2_maestro_albanil_builds_for_less() -> None:
    price = value("maestro albañil", 0, "price")
    state = turn("maestro albañil", "sell", pesos={"A": price}).play("use maestro albañil main")

    after = state.play("build Valparaíso")

    assert price < 10 and after.pesos(0) == 0 and after.residences(0) == 1
    poor = turn("maestro albañil", pesos={"A": price - 1})
    refused(poor, "use maestro albañil main", "VP-6.1", f"{price} pesos", f"{price - 1}")


def test_vp_9_2_feria_franca_trades_without_fees() -> None:
    merchants = {"A": {"Quillota": 1, "Limache": 1}, "B": {"Quillota": 2}}
    state = using("feria franca", **MARKET | {"merchants": merchants})

    after = state.play("trade Quillota")

    assert purse(after) == traded(state, "A1") and after.pesos(1) == 20 and not told_of(after, "pays_fee")


def test_vp_9_2_viaje_directo_sails_then_buys() -> None:
    offers = AT_SEA | {"west sea": ["cabildo", "maestro albañil", "feria franca"]}
    state = using("viaje directo", hold={"A": {"copper": 1, "wheat": 2}}, offers=offers, deck=LATER, last=False)

    after = state.play("ship north sea", "overseas muelle")

    assert [card.name for card in after.achievements(0)] == ["muelle", "viaje directo"] and after.phase == "refill"
    assert state.play("ship west sea").phase != "overseas"  # nothing there can be paid


def test_vp_9_2_bodega_brings_goods_of_choice() -> None:
    n = value("bodega", 0, "any")
    state = using("bodega")

    after = state.play("gain silver", *["gain wheat"] * (n - 1))

    assert n == 2 and goods(after) == (1, 0, 1) and rules_of(state, "done") == ["CORE-phase"]


def test_vp_9_2_arriero_moves_then_trades_in_one_village() -> None:
    merchants = {"A": {"Quillota": 2, "Casablanca": 1}}
    state = using("arriero", **MARKET | {"merchants": merchants})

    first = state.play("done")

    after = first.play("trade Quillota")
    assert first.phase == "trade" and after.trades_left == 1
    refused(after, "trade Casablanca", "VP-7.1", "arriero card visits no further market")
    moved = using("arriero", players=2, **MARKET | {"merchants": {"A": {"Limache": 1, "Valparaíso": 1}}})
    assert "Quillota" in verbs(moved.play("step Limache Quillota", "done"), "trade")


def test_vp_9_2_caravana_moves_free_then_trades() -> None:
    merchants = {"A": {"Concón": 1, "Limache": 1}}
    state = using("caravana", **MARKET | {"merchants": merchants, "pesos": {"A": 0}})

    after = state.play("step Concón Quillota", "done", "trade Quillota")

    assert state.play("step Concón Quillota").pesos(0) == 0 and purse(after) == traded(state, "A1")


def test_vp_9_2_astillero_transfers_anywhere_then_sails() -> None:
    state = using("astillero", ships={"A": "west sea"}, goods={"A": {"wheat": 6}})

    after = state.play("hold 6 wheat", "ship bay")

    assert state.phase == "transfer" and hold(after) == (0, 0, 6) and points(after)[0] == 1


def test_vp_9_2_consulado_leaves_out_one_good_of_the_price() -> None:
    named: dict[str, Any] = {"ships": {"A": "north sea"}, "offers": AT_SEA, "deck": LATER, "last": False}
    state = using("consulado", hold={"A": {"wheat": 2}}, **named)

    after = state.play("overseas muelle less copper")

    assert hold(after) == (0, 0, 0) and verbs(state, "overseas") == {"muelle less copper", "agencia less copper"}
    refused(state, "overseas muelle", "VP-9.2", "leave out one good")
    refused(state, "overseas muelle less silver", "VP-8.2", "asks for no silver")
    refused(state, "overseas muelle less wheat", "VP-8.2", "costs 1 copper and 1 wheat", "2 wheat")


def test_vp_9_2_other_cards_leave_out_nothing() -> None:
    state = using("overseas", ships={"A": "north sea"}, offers=AT_SEA, deck=["consulado", *LATER], hold={"A": {"copper": 1, "wheat": 2}})

    refused(state, "overseas muelle less copper", "VP-9.2", "whole price is paid", "no copper")


def test_vp_9_2_cabildo_builds_for_a_point_more() -> None:
    plain, more = (turn(card, "sell").play(f"use {card} main", "build Valparaíso") for card in ("build", "cabildo"))

    assert points(more)[0] == points(plain)[0] + value("cabildo", 0, "points") and pesos(more) == pesos(plain) == [10, 20]


def test_vp_9_2_gremio_brings_its_goods() -> None:
    after = using("gremio")

    assert goods(after) == tuple(value("gremio", 0, good) for good in GOODS) == (1, 1, 1)


@pytest.mark.parametrize(
    ("houses", "merchants", "n"), [(["Concón"], {"Concón": 1, "Limache": 2}, 4), ([], {"Valparaíso": 2, "Limache": 1}, 1)]
)
def test_vp_9_2_resguardo_pays_for_houses_and_for_merchants_outside_the_city(
    houses: list[str], merchants: dict[str, int], n: int
) -> None:
    state = turn("resguardo", "sell", players=3, houses={"A": houses}, merchants={"A": merchants})

    after = state.play("use resguardo main")

    assert after.pesos(0) == 20 + n * value("resguardo", 0, "pesos")
    assert told_of(after, "rewarded_pesos") == [(0, n * value("resguardo", 0, "pesos"), "VP-9.2")]


def test_vp_9_2_a_reward_of_nothing_is_not_chosen() -> None:
    refused(turn("resguardo", players=3), "use resguardo main", "VP-9.2", "would bring nothing now")
    refused(turn("teatro", players=4), "use teatro main", "VP-9.2", "would bring nothing now")


def test_vp_9_2_mercado_nuevo_swaps_a_bottom_tile_then_trades() -> None:
    markets = ("Quillota", "Casablanca", "La Ligua", "San Felipe")
    columns = {market: [f"{letter}{i}" for letter in "ABCDE"] for i, market in enumerate(markets, start=1)}
    state = using("mercado nuevo", players=4, merchants={"A": {"Quillota": 1, "Limache": 1}}, tiles=columns)

    swapped = state.play("swap Quillota A5")

    assert [tile and tile.name for tile in swapped.tiles("Quillota")] == ["A5", "B1", "C1", "D1", "E1"]
    assert "A1" in [tile.name for tile in swapped.reserve] and told_of(swapped, "swaps") == [(0, "A5", "VP-9.2")]
    assert purse(swapped.play("trade Quillota")) == traded(state, "A5")
    refused(state, "swap Quillota B5", "VP-9.2", "bottom tile of Quillota is A1", "not for B5")
    refused(state, "swap Quillota A2", "VP-9.2", "Tile A2", "does not lie apart")


def test_vp_9_2_enganche_hires_for_one_good_and_moves_one_merchant_free() -> None:
    state = using("enganche", players=5, goods={"A": {"wheat": 1}}, pesos={"A": 0})

    after = state.play("give wheat", "step Valparaíso Concón", "step Concón Quillota", "step Quillota Limache")

    assert after.merchants(0) == {"Valparaíso": 2, "Limache": 1} and after.pesos(0) == 0 and after.phase != "move"
    refused(state, "give silver wheat", "VP-4.4", "the enganche card a merchant costs exactly so many different goods: 1")


def test_vp_9_2_gran_feria_gives_one_more_trade() -> None:
    state = using("gran feria", **MARKET)

    after = state.play("trade Quillota")

    assert after.trades_left == value("gran feria", 0, "more") == 1
    assert purse(after.play("trade Quillota")) == traded(state, "A1", "A1")


def test_vp_9_2_arquitecto_builds_twice_for_less() -> None:
    price = value("arquitecto", 0, "price")
    state = turn("arquitecto", "sell", merchants={"A": {"Valparaíso": 1, "Limache": 1}}).play("use arquitecto main")

    after = state.play("build Limache", "build Valparaíso")

    assert after.pesos(0) == 20 - 2 * price and (after.houses(0), after.residences(0)) == (("Limache",), 1)
    refused(state.play("build Limache"), "build Limache", "VP-6.2", "house of yours already")


def test_vp_9_2_flota_mercante_transfers_sails_and_buys() -> None:
    named: dict[str, Any] = {"offers": AT_SEA, "deck": LATER[:3], "last": False}
    state = using("flota mercante", goods={"A": {"copper": 1, "wheat": 2}}, **named)

    after = state.play("hold 1 copper 2 wheat", "ship north sea", "overseas muelle")

    assert [card.name for card in after.achievements(0)] == ["muelle", "flota mercante"] and after.pesos(0) == 25


def test_vp_9_2_aurora_de_chile_buys_a_point() -> None:
    price, score = value("aurora de chile", 0, "pesos"), value("aurora de chile", 0, "points")

    after = turn("aurora de chile", "sell").play("use aurora de chile main")

    assert (after.pesos(0), points(after)[0]) == (20 - price, score) and told_of(after, "buys_point") == [(0, score, "VP-9.2")]
    poor = turn("aurora de chile", pesos={"A": price - 1}, goods={"A": {"wheat": 1}})
    refused(poor, "use aurora de chile main", "VP-9.2", f"asks for {price} pesos", f"you have {price - 1}")
    assert poor.explain("use aurora de chile main")[0].nearest == "exchange wheat"


def test_vp_9_2_exportadora_sells_three_also_from_the_hold() -> None:
    times = value("exportadora", 0, "times")
    state = using("exportadora", players=3, hold={"A": {"wheat": 2}}, goods={"A": {"silver": 1}})

    after = state.play("sell wheat hold", "sell silver warehouse", "sell wheat hold")

    assert times == 3 and after.pesos(0) == 50 and hold(after) == (0, 0, 0)
    refused(state, "sell copper hold", "VP-4.3", "no copper in your hold")


@pytest.mark.parametrize(("residences", "n"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_vp_9_2_teatro_brings_points_for_every_two_residences_begun(residences: int, n: int) -> None:
    after = turn("teatro", "sell", players=4, residences=["A"] * residences).play("use teatro main")

    assert points(after)[0] == n * value("teatro", 0, "points")
    assert told_of(after, "rewarded_points") == [(0, n * value("teatro", 0, "points"), "VP-9.2")]


def test_vp_9_2_diligencia_moves_without_limit_and_tolls_then_trades_once() -> None:
    merchants = {"A": {"San Felipe": 1, "Valparaíso": 1}}
    state = using("diligencia", players=5, merchants=merchants, houses={"B": ["Concón", "Limache"]}, pesos={"A": 0})

    after = state.play(*[
        f"step {a} {b}" for a, b in (
            ("San Felipe", "Limache"), ("Limache", "Quillota"), ("Quillota", "Concón"), ("Concón", "Quintero"), ("Quintero", "La Ligua"),
        )
    ])  # fmt: skip

    assert after.merchants(0) == {"La Ligua": 1, "Valparaíso": 1} and pesos(after) == [0, 20, 20, 20, 20]
    assert after.phase == "move" and after.left == 1


@pytest.mark.parametrize("card", ["muelle", "agencia", "arriero", "gremio", "teatro"])
def test_vp_9_2_goods_texts_of_prices_read_well(card: str) -> None:
    bought = next(known for known in ACHIEVEMENTS if known.name == card)

    assert VALPO.rulebook.word(goods_text(bought.cost), "ko") != goods_text(bought.cost)


def test_vp_3_7_a_later_step_stays_open_while_goods_exchanged_would_pay_for_it() -> None:
    first, second = value("arquitecto", 0, "price"), value("arquitecto", 1, "price")
    state = using(
        "arquitecto", pesos={"A": first + second - 3}, goods={"A": {"wheat": 1}}, merchants={"A": {"Quilpué": 1, "Concón": 1}}, **SOLD_OUT
    )

    built = state.play("build Quilpué")

    assert legal(built) == {"done", "exchange wheat"}
    assert set(built.play("exchange wheat", "build Concón").houses(0)) == {"Quilpué", "Concón"}
