"""The rules of Valparaíso by their numbers: getting ready, planning, using cards, clean-up and the end.

What the main actions do (VP-4.1 to VP-8.6) is in test_valparaiso_actions.py, achievements (VP-9.1, VP-9.2) in
test_valparaiso_achievements.py.
"""

from __future__ import annotations

from typing import Any

import pytest

import tabletop
from tabletop.core.errors import OptionError
from tabletop.core.layout import CHANCE
from tabletop.games.valparaiso.decisions import Hold
from tabletop.games.valparaiso.pieces import State
from tests.games.ports import (
    FEW_PLACES,
    VALPO,
    WORTH,
    cleaning,
    finish_cards,
    goods,
    kinds,
    legal,
    pesos,
    planning,
    playing,
    points,
    refused,
    residence_spaces,
    rules_of,
    starting,
    told_of,
    turn,
    using,
    verbs,
)

# 1 getting ready


@pytest.mark.parametrize(("players", "places", "markets"), [(2, 8, 3), (3, 8, 3), (4, 11, 4), (5, 11, 4)])
def test_vp_1_2_the_side_goes_by_the_number_of_players(players: int, places: int, markets: int) -> None:
    state = VALPO.new(players=players)

    assert (len(state.places), len(state.markets)) == (places, markets)
    assert {"Quintero", "Curacaví", "La Ligua"} <= set(state.places) or state.places == FEW_PLACES
    assert [state.treasure(zone) for zone in ("bay", "north sea", "west sea", "south sea")] == [0, 5, 5, 5]


def test_vp_1_2_a_place_of_the_other_side_is_refused() -> None:
    state = starting(2).play("goods 3 silver", "goods 3 wheat")

    refused(state, "start Quintero", "VP-1.2", "Quintero is not on this side", "Concón")
    four = starting(4).play("goods 3 silver", "goods 3 copper", "goods 3 wheat", "goods 2 silver 1 wheat")
    assert rules_of(four, "start Quintero") == []


def test_vp_1_2_a_road_of_the_other_side_is_refused() -> None:
    graph = VALPO.board
    graph.edges["Limache", "Quillota"]["few"] = False
    game = tabletop.load("valparaiso", board=graph)
    named = {"merchants": {"A": {"Limache": 1, "Valparaíso": 1}}}

    refused(using("move", game=game, **named), "step Limache Quillota", "VP-1.2", "no road leads from Limache to Quillota", "San Felipe")
    assert "Limache Quillota" in verbs(using("move", game=game, players=4, **named), "step")
    assert "Limache Quillota" in verbs(using("move", **named), "step")


@pytest.mark.parametrize(("players", "waiting"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_vp_1_3_pieces_and_cards_of_a_seat(players: int, waiting: int) -> None:
    state = VALPO.new(players=players)

    for seat in range(players):
        assert state.merchants(seat) == {"Valparaíso": 1} and state.supply(seat) == waiting
        assert (state.ship(seat), state.points(seat), state.built(seat), state.achievements(seat)) == ("bay", 0, 0, ())
        assert [card.name for card in state.hand(seat)] == ["transfer", "sell", "hire", "move", "build", "trade", "ship", "overseas"]
    assert goods(state) == (0, 0, 0) and state.open_slots(0) == 4


@pytest.mark.parametrize(("players", "lying"), [(2, 15), (3, 15), (4, 20), (5, 20)])
def test_vp_1_4_a_tile_of_each_letter_on_every_market(players: int, lying: int) -> None:
    state = VALPO.new(players=players, seed=1)

    columns = [[tile.letter for tile in state.tiles(market) if tile] for market in state.markets]

    assert columns == [list("ABCDE")] * (lying // 5)
    assert len(state.reserve) == 25 - lying and len({tile for market in state.markets for tile in state.tiles(market)}) == lying


def test_vp_1_4_which_tile_comes_is_left_to_chance() -> None:
    start = VALPO.new()
    assert {str(a): str(p) for a, p in start.chances().items()} == {f"tile A{n}": "1/5" for n in range(1, 6)}

    after = start.play("tile A2", "tile B5", "tile C1", "tile D1", "tile E1")

    assert told_of(after, "lays_tile") == [(-1, "E1", "VP-1.4")] and after.tiles("Quillota")[1] == after.tile("B5")
    assert {str(a) for a in after.chances()} == {"tile A1", "tile A3", "tile A4", "tile A5"}


@pytest.mark.parametrize(("players", "deck"), [(2, 9), (3, 11), (4, 13), (5, 15)])
def test_vp_1_5_nine_a_cards_lie_there_and_the_deck_grows_with_the_players(players: int, deck: int) -> None:
    state = VALPO.new(players=players, seed=1)

    offers = [card for zone in ("north sea", "west sea", "south sea") for card in state.offers(zone)]

    assert [card.group for card in offers if card] == ["A"] * 9 and state.deck_size == deck
    assert all(card.seats <= players for card in state.in_deck)
    assert any(card.name == "resguardo" for card in state.in_deck) == (players >= 3)
    assert any(card.name == "teatro" for card in state.in_deck) == (players >= 4)
    assert any(card.name == "diligencia" for card in state.in_deck) == (players == 5)


def test_vp_1_6_twenty_pesos_and_a_hold_of_six() -> None:
    state = VALPO.new(players=5)

    most = max(sum(int(n) for n in action.goods.split()[::2] if n.isdigit()) for action in VALPO.actions() if isinstance(action, Hold))

    assert pesos(state) == [20] * 5 and most == 6
    assert turn("ship", goods={"A": {"silver": 40}}).play("use ship goods").goods(0) == {"silver": 40, "copper": 1, "wheat": 0}


def test_vp_1_7_the_start_player_is_drawn() -> None:
    state = VALPO.new(players=3)
    while state.phase != "lighthouse":
        state = state.play(state.legal_actions()[0])

    after = state.play("first B")

    assert {str(a): str(p) for a, p in state.chances().items()} == {"first A": "1/3", "first B": "1/3", "first C": "1/3"}
    assert (after.start, told_of(after, "starts")) == (1, [(1, -1, "VP-1.7")])


@pytest.mark.parametrize("seat", range(5))
def test_vp_1_7_an_option_says_who_starts(seat: int) -> None:
    state = playing(start_seat=seat).new(players=5, seed=1)

    assert (state.start, state.to_move, state.phase) == (seat, (seat + 4) % 5, "starting goods")


def test_vp_1_7_a_seat_that_does_not_play_cannot_start() -> None:
    with pytest.raises(OptionError, match="start_seat 4 does not play in a game of 2"):
        playing(start_seat=4).new(players=2)


def test_vp_1_8_three_goods_in_reverse_order_and_no_combination_twice() -> None:
    state = starting(3)
    assert state.to_move == 2 and len(legal(state)) == 10

    after = state.play("goods 2 silver 1 wheat")

    assert (after.to_move, goods(after, 2)) == (1, (2, 0, 1)) and told_of(after, "takes_goods") == [(2, "2 silver 1 wheat", "VP-1.8")]
    refused(after, "goods 2 silver 1 wheat", "VP-1.8", "2 silver and 1 wheat")
    assert after.explain("goods 2 silver 1 wheat")[0].nearest in legal(after) and len(legal(after)) == 9
    assert after.play("goods 3 wheat").to_move == 0


def test_vp_1_9_the_second_merchant_starts_in_an_empty_village_in_reverse_order() -> None:
    state = starting(2).play("goods 3 silver", "goods 3 wheat")
    assert state.to_move == 1 and verbs(state, "start") == set(FEW_PLACES[1:])

    after = state.play("start Quillota")

    assert (after.to_move, after.merchants(1)) == (0, {"Valparaíso": 1, "Quillota": 1}) and after.supply(1) == 1
    assert told_of(after, "settles") == [(1, "Quillota", "VP-1.9")]
    refused(after, "start Quillota", "VP-1.9", "a merchant of B", "empty village")
    refused(after, "start Valparaíso", "VP-1.9", "is the city")
    begun = after.play("start Limache")
    assert (begun.phase, begun.round, begun.to_move) == ("planning", 1, 0)


# 2 planning


def test_vp_2_1_cards_are_laid_slot_by_slot_and_each_once() -> None:
    state = planning()

    after = state.play("plan move", "plan build")

    assert [card and card.name for card in after.plan(0)] == [None, "move", "build", None, None, None]
    assert told_of(after, "plans") == [(0, "build", "VP-2.1")] and "move" not in verbs(after, "plan")
    refused(after, "plan move", "VP-2.1", "move card lies in a slot already")
    assert "move" not in [card.name for card in after.hand(0)]


def test_vp_2_1_five_slots_are_all_there_are() -> None:
    state = planning(None, "move", "build", "trade", "ship", "sell", residences=["A", "A"])

    refused(state, "plan hire", "VP-2.1", "All 5 numbered slots")
    assert legal(state) == {"planned", *(f"mayor {card}" for card in ("hire", "transfer", "overseas"))}


@pytest.mark.parametrize("n", [0, 1, 3])
def test_vp_2_2_four_cards_at_least(n: int) -> None:
    state = planning("sell", *["move", "build", "trade", "ship"][:n])

    refused(state, "planned", "VP-2.2", f"filled {n}", "slots 1 to 4")
    assert state.explain("planned")[0].nearest in legal(state)


def test_vp_2_2_who_has_planned_four_may_end_and_the_next_plans() -> None:
    state = planning(None, "move", "build", "trade", "ship")

    after = state.play("planned")

    assert (after.phase, after.to_move, kinds(after)) == ("planning", 1, ["has_planned"])


@pytest.mark.parametrize("houses", [{"houses": {"A": ["Concón"]}, "residences": ["A"]}, {"residences": ["A", "A"]}])
def test_vp_2_3_slot_five_opens_with_two_houses_wherever_they_stand(houses: dict[str, Any]) -> None:
    open_to, closed = (planning(None, "move", "build", "trade", "ship", **named) for named in (houses, {"residences": ["A"]}))

    refused(closed, "plan sell", "VP-2.3", "slot 5 opens with your second house", "built 1")
    assert "plan sell" in legal(open_to) and "planned" in legal(open_to)
    assert open_to.open_slots(0) == 5 and closed.open_slots(0) == 4


def test_vp_2_3_under_an_option_an_open_slot_five_has_to_be_filled() -> None:
    game = playing(fill_slot_5="true")
    four = (None, "move", "build", "trade", "ship")

    refused(planning(*four, game=game, residences=["A", "A"]), "planned", "VP-2.3", "slot 5 is open")
    assert "planned" in legal(planning(*four, "sell", game=game, residences=["A", "A"]))
    assert "planned" in legal(planning(*four, game=game, residences=["A"]))


def test_vp_2_4_the_mayors_office_takes_one_card_for_five_pesos() -> None:
    state = planning(None, "move", "build", "trade", "ship")

    after = state.play("mayor sell")

    assert [card and card.name for card in after.plan(0)][:2] == ["sell", "move"] and after.pesos(0) == 15
    refused(after, "mayor hire", "VP-2.4", "sell card lies in your Mayor's Office")
    assert told_of(after, "plans_mayor") == [(0, "sell", "VP-2.4")] and not verbs(after, "mayor")


def test_vp_2_4_the_five_pesos_are_not_raised_with_goods() -> None:
    state = planning(None, "move", "build", "trade", "ship", pesos={"A": 4}, goods={"A": {"silver": 9}})

    refused(state, "mayor sell", "VP-2.4", "5 pesos", "you have 4")
    assert rules_of(state, "exchange silver") == ["CORE-phase"]


def last_to_plan() -> State:
    """B has planned, A's plan is complete; A pays for the Mayor's Office."""
    plans = {"A": ["sell", "move", "build", "trade", "ship"], "B": [None, "hire", "build", "trade", "ship"]}
    return VALPO.from_dict({"phase": "planning", "to_move": "A", "start": "B", "plan": plans}, seed=1)


def test_vp_2_5_all_plans_are_turned_up_together_and_the_office_is_paid() -> None:
    state = last_to_plan()

    after = state.play("planned")

    assert kinds(after) == ["has_planned", "reveals", "paid_mayor"] and told_of(after, "paid_mayor") == [(0, 5, "VP-2.4")]
    assert [card and card.name for card in after.slots(0)] == ["sell", "move", "build", "trade", "ship", None]
    assert (after.phase, after.to_move, pesos(after)) == ("choice", 1, [15, 20]) and after.events[1].reveals


def test_vp_2_5_nobody_sees_what_another_plans_nor_that_it_pays() -> None:
    one = planning().play("plan move")
    other = planning().play("plan sell").play("mayor hire")

    assert one != other and one.seen_by(1) == other.seen_by(1)
    assert other.seen_by(1).position.pesos(0) == 20 and other.seen_by(0).position.pesos(0) == 15
    assert not one.events[0].visible_to(1) and one.events[0].visible_to(0)


def test_vp_2_6_the_fastest_takes_a_good_before_plans_are_turned_up() -> None:
    game = playing(advanced_planning="true")
    state = planning(None, "move", game=game, start="A").play("planned", "plan sell", "planned")
    assert state.phase == "fastest" and {str(a): str(p) for a, p in state.chances().items()} == {"first A": "1/2", "first B": "1/2"}

    after = state.play("first B")

    assert (after.phase, after.to_move, told_of(after, "fastest")) == ("fastest good", 1, [(1, -1, "VP-2.6")])
    begun = after.play("gain wheat")
    assert goods(begun, 1) == (0, 0, 1) and (begun.phase, begun.to_move) == ("choice", 0)
    assert [card and card.name for card in begun.slots(0)] == [None, "move", None, None, None, None]


def test_vp_2_6_without_the_option_nobody_is_the_fastest() -> None:
    assert rules_of(planning(None, "move"), "planned") == ["VP-2.2"]
    assert kinds(last_to_plan().play("planned"))[:2] == ["has_planned", "reveals"]


# 3 using cards


def test_vp_3_1_one_card_each_clockwise_and_who_has_none_is_passed_over() -> None:
    slots = {"A": [None, "ship", "sell"], "C": [None, "ship"]}
    state = VALPO.from_dict({"players": 3, "to_move": "A", "slots": slots}, seed=1)

    seats = []
    for action in ("ship west sea", "ship south sea"):
        seats.append(state.to_move)
        state = state.play("use ship main", action)

    assert seats == [0, 2] and (state.phase, state.to_move) == ("choice", 0)
    refused(state, "use ship main", "VP-3.1", "ship card lies in none of your slots", "there lie sell")


@pytest.mark.parametrize("prices", [(1, 2, 3, 4), (0, 0, 0, 0), (1, 1, 1, 1), (2, 3, 4, 5)])
def test_vp_3_2_a_later_slot_costs_its_price(prices: tuple[int, ...]) -> None:
    game = playing(slot_prices=" ".join(map(str, prices)))
    cards = ("sell", "move", "build", "trade", "ship")
    state = turn(*cards, mayor="hire", game=game, residences=["A", "A"])

    spent = [20 - state.play(f"use {card} goods").pesos(0) for card in ("hire", *cards)]

    assert spent == [0, 0, *prices]
    after = state.play("use ship goods")
    assert told_of(after, "pays_slot") == ([(0, prices[3], "VP-3.2")] if prices[3] else [])


def test_vp_3_2_a_slot_that_cannot_be_paid() -> None:
    state = turn("sell", "move", "build", pesos={"A": 1}, goods={"A": {"wheat": 1}})

    refused(state, "use build goods", "VP-3.2", "from slot 3", "costs 2 in pesos", "you have 1")
    assert state.explain("use build goods")[0].nearest == "exchange wheat"
    assert state.play("exchange wheat", "use build goods").pesos(0) == 2


def test_vp_3_3_a_card_is_used_for_one_of_its_halves() -> None:
    state = turn("sell", goods={"A": {"wheat": 1}})

    main, bottom = state.play("use sell main", "sell wheat warehouse"), state.play("use sell goods")

    assert (main.pesos(0), goods(main)) == (30, (0, 0, 0)) and (bottom.pesos(0), goods(bottom)) == (20, (0, 1, 1))
    assert told_of(state.play("use sell main"), "uses") == [(0, "sell", "VP-3.3")]


def test_vp_3_3_a_main_action_that_changes_nothing_is_not_chosen() -> None:
    state = turn("arquitecto", pesos={"A": 4})

    refused(state, "use arquitecto main", "VP-3.3", "No step of the arquitecto card")
    assert legal(state) == {"use arquitecto goods"}
    assert "use arquitecto main" in legal(turn("arquitecto", pesos={"A": 5}))


BLUE = {
    "transfer": "wheat", "sell": "copper", "hire": "wheat", "move": "copper", "build": "silver", "trade": "wheat", "ship": "copper",
    "overseas": "silver",
}  # fmt: skip


@pytest.mark.parametrize(("card", "good"), BLUE.items())
def test_vp_3_4_the_bottom_of_a_card_brings_its_good(card: str, good: str) -> None:
    state = turn(card)

    after = state.play(f"use {card} goods")

    assert after.goods(0) == {"silver": 0, "copper": 0, "wheat": 0} | {good: 1} and state.bottom(0, card) == good
    assert kinds(after) == ["uses_bottom", "gains"] and {event.rule for event in after.events} == {"VP-3.4"}


def test_vp_3_4_bottoms_differ_a_little_and_achievements_bring_any_good() -> None:
    bottoms = [[VALPO.new(players=5).bottom(seat, card) for card in ("hire", "build", "trade", "ship")] for seat in range(5)]
    state = turn("bodega").play("use bodega goods")

    assert bottoms == [
        ["wheat", "silver", "wheat", "copper"], ["wheat", "copper", "wheat", "silver"], ["silver", "wheat", "wheat", "copper"],
        ["silver", "copper", "wheat", "wheat"], ["copper", "wheat", "wheat", "silver"],
    ]  # fmt: skip
    assert state.phase == "gain" and legal(state) == {"gain silver", "gain copper", "gain wheat"}
    assert goods(state.play("gain silver")) == (1, 0, 0)


def test_vp_3_5_a_card_has_to_change_something_and_may_be_done_in_part() -> None:
    state = using("move", merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    refused(state, "done", "VP-3.5", "move card has changed nothing yet")
    assert state.explain("done")[0].nearest in legal(state)
    after = state.play("step Limache Quillota", "done")
    assert after.merchants(0) == {"Valparaíso": 1, "Quillota": 1} and after.phase != "move"


def test_vp_3_5_a_step_may_be_left_out_if_a_later_one_can_be_done() -> None:
    both = using("arriero", merchants={"A": {"Quillota": 1, "Valparaíso": 1}}, tiles={"Quillota": ["A1", "B1", "C1", "D1", "E1"]})
    only = using("arriero")

    assert both.play("done").phase == "trade" and rules_of(both.play("done"), "done") == ["VP-3.5"]
    assert rules_of(only, "done") == ["VP-3.5"]


def test_vp_3_6_the_card_returns_to_the_hand_and_the_rest_slide() -> None:
    state = turn("sell", "move", "build", mayor="hire")

    after, mayor = state.play("use move goods"), state.play("use hire goods")

    assert [card and card.name for card in after.slots(0)] == ["hire", "sell", "build", None, None, None]
    assert [card and card.name for card in mayor.slots(0)] == [None, "sell", "move", "build", None, None]
    assert "move" in [card.name for card in after.hand(0)]


@pytest.mark.parametrize("phase", ["choice", "move", "turn end"])
def test_vp_3_7_a_good_for_three_pesos_at_any_time_of_ones_turn(phase: str) -> None:
    named = {"goods": {"A": {"silver": 2}, "B": {"wheat": 1}}}
    state = {
        "choice": turn("move", **named), "move": using("move", **named), "turn end": turn("ship", **named).play("use ship goods"),
    }[phase]  # fmt: skip

    after = state.play("exchange silver", "exchange silver")

    assert state.phase == phase and after.pesos(0) == state.pesos(0) + 6 and after.phase == phase
    assert told_of(after, "exchanges") == [(0, "silver", "VP-3.7")]
    refused(after, "exchange silver", "VP-3.7", "no silver in your warehouse" if phase == "turn end" else "no goods in your warehouse")


def test_vp_3_7_the_end_of_a_turn_is_asked_for_only_after_the_last_card() -> None:
    state = turn("ship", "sell", goods={"A": {"silver": 1}}).play("use ship goods")

    assert state.phase == "choice" and state.play("use sell goods").phase == "turn end"
    assert turn("ship").play("use ship main", "ship north sea").phase == "planning"  # without goods nobody is asked


def test_vp_3_7_goods_of_the_hold_are_not_exchanged() -> None:
    state = turn("move", hold={"A": {"silver": 2}})

    refused(state, "exchange silver", "VP-3.7")


# 10 clean-up


def test_vp_10_1_income_majority_discards_recall_and_lighthouse_follow_each_other() -> None:
    state = cleaning(residences=["B"], achievements={"A": ["muelle"]}, merchants={"A": {"Valparaíso": 1, "Limache": 1}})

    after = state.play("use ship main", "ship north sea")

    assert kinds(after) == ["sails", "income_pesos", "majority"] and after.phase == "discard"
    last = after.play("discard muelle")
    assert (last.phase, last.to_move) == ("recall", 0)
    assert kinds(last.play("stay Limache")) == ["stays", "lighthouse", "round_begins"]


CITY = [(players, space) for players in (2, 4) for space, (_, income, _) in enumerate(residence_spaces(players)) if income != "any good"]


@pytest.mark.parametrize(("players", "space"), CITY)
def test_vp_10_2_a_residence_brings_what_its_space_shows(players: int, space: int) -> None:
    _, income, amount = residence_spaces(players)[space]
    owners = list("BBBCCCDDD"[:space] if players == 4 else "BBABBA"[:space])
    state = cleaning(players=players, residences=[*owners, "A"])

    after = state_after_income(state)

    kind = income if income in ("pesos", "points") else "good"
    assert (0, amount if kind != "good" else income, "VP-10.2") in told_of(after, f"income_{kind}")


def state_after_income(state: State) -> State:
    """After A's last card: incomes are paid, up to the first good of choice."""
    return state.play("use ship main", "ship north sea")


def test_vp_10_2_the_good_of_choice_is_asked_for_seat_by_seat() -> None:
    incomes = [income for _, income, _ in residence_spaces(2)]
    space = incomes.index("any good")
    state = state_after_income(cleaning(residences=[*"BABABAB"[:space], "A"], start="A"))
    assert (state.phase, state.to_move) == ("income", 0) and legal(state) == {"gain silver", "gain copper", "gain wheat"}

    after = state.play("gain copper")

    assert after.goods(0)["copper"] == state.goods(0)["copper"] + 1
    assert told_of(after, "income_good")[0] == (0, "copper", "VP-10.2") and told_of(after, "majority")


@pytest.mark.parametrize(
    ("residences", "paid"),
    [
        (["A", "A", "B"], {0: 5, 1: 2}), (["A", "B", "B"], {1: 5, 0: 2}), (["A", "B"], {1: 5, 0: 2}), (["B", "A"], {0: 5, 1: 2}),
        (["A", "A"], {0: 5}), ([], {}), (["A", "B", "C"], {2: 5, 1: 2}), (["C", "C", "A", "B"], {2: 5, 1: 2}),
    ],
)  # fmt: skip
def test_vp_10_3_most_residences_five_second_two_and_later_builders_first(residences: list[str], paid: dict[int, int]) -> None:
    state = cleaning(players=3, residences=residences)

    after = state.play("use ship main", "ship north sea")

    assert {seat: n for seat, n, _ in told_of(after, "majority")} == paid
    assert all(rule == "VP-10.3" for _, _, rule in told_of(after, "majority"))


def test_vp_10_4_one_achievement_is_discarded_for_its_points_in_order_from_the_start_player() -> None:
    state = cleaning(start="B", achievements={"A": ["muelle", "cabildo"], "B": ["agencia"]}).play("use ship main", "ship north sea")
    assert (state.phase, state.to_move) == ("discard", 1)

    after = state.play("done", "discard cabildo")

    assert points(after)[0] == WORTH["cabildo"] and told_of(after, "discards") == [(0, "cabildo", "VP-10.4")]
    assert [card.name for card in after.achievements(0)] == ["muelle"] and "cabildo" not in [card.name for card in after.in_deck]
    refused(state, "discard cabildo", "VP-10.4", "do not have the cabildo card", "agencia")
    assert legal(state) == {"done", "discard agencia"}


def test_vp_10_5_one_merchant_stays_in_a_village_without_a_house_of_ones_own() -> None:
    merchants = {"A": {"Limache": 2, "Concón": 1}, "B": {"Valparaíso": 1, "Concón": 1}}
    state = cleaning(merchants=merchants, houses={"A": ["Concón"]}).play("use ship main", "ship north sea")
    assert (state.phase, state.to_move) == ("recall", 0) and legal(state) == {"done", "stay Limache"}

    after = state.play("stay Limache")

    assert after.merchants(0) == {"Valparaíso": 2, "Limache": 1} and told_of(after, "recalled") == [(0, 2, "VP-10.5")]
    assert state.play("done").merchants(0) == {"Valparaíso": 3} and after.to_move == 1
    refused(state, "stay Concón", "VP-10.5", "house of yours")
    refused(state, "stay Valparaíso", "VP-10.5", "is the city")
    refused(state, "stay Quilpué", "VP-10.5", "no merchant in Quilpué", "Limache")


def test_vp_10_5_under_an_option_houses_shelter_merchants() -> None:
    game = playing(recall="houses_shelter")
    merchants = {"A": {"Limache": 1, "Concón": 1, "Quilpué": 1}}
    state = cleaning(game=game, merchants=merchants, houses={"A": ["Concón"]}).play("use ship main", "ship north sea")

    after = state.play("stay Quilpué")

    assert after.merchants(0) == {"Valparaíso": 1, "Concón": 1, "Quilpué": 1}
    assert state.play("done").merchants(0) == {"Valparaíso": 2, "Concón": 1}


def test_vp_10_5_who_has_only_merchants_beside_own_houses_is_not_asked() -> None:
    state = cleaning(merchants={"A": {"Concón": 1, "Valparaíso": 1}}, houses={"A": ["Concón"]})

    after = state.play("use ship main", "ship north sea")

    assert told_of(after, "recalled") == [(0, 1, "VP-10.5")] and after.phase == "planning"


@pytest.mark.parametrize(
    ("builder", "start", "then"), [("C", "A", 2), ("A", "A", 1), (None, "A", 1), (None, "C", 0), ("C", "C", 0), ("A", "C", 0)]
)
def test_vp_10_6_the_last_builder_of_a_residence_starts_else_the_left_neighbour(builder: str | None, start: str, then: int) -> None:
    state = cleaning(players=3, start=start, residences=["A", "C"], builder=builder)

    after = finish_cards(state)

    assert (after.start, after.to_move, after.phase, after.round) == (then, then, "planning", 2)
    assert told_of(after, "lighthouse") == [(then, -1, "VP-10.6")]


def test_vp_10_6_a_house_in_a_village_does_not_count() -> None:
    state = using("build", players=3, start="B", merchants={"A": {"Limache": 1, "Valparaíso": 1}})

    village, city = state.play("build Limache"), state.play("build Valparaíso", "done")

    assert (village.start, city.start) == (2, 0)


# 11 the end


@pytest.mark.parametrize("end", [18, 12, 15, 21, 24])
@pytest.mark.parametrize("short", [0, 1])
def test_vp_11_1_so_many_points_on_the_track_end_the_game_at_clean_up(end: int, short: int) -> None:
    state = cleaning(game=playing(end_points=end), points={"B": {"trade": end - short}})

    after = finish_cards(state)

    assert after.is_over == (short == 0) and told_of(after, "reaches_end") == ([] if short else [(1, end, "VP-11.1")])


def test_vp_11_1_reached_in_mid_round_nothing_ends_and_held_cards_do_not_count() -> None:
    full = {"goods": {"A": {"silver": 1}}, "hold": {"A": {"silver": 5}}, "points": {"A": {"houses": 17}}}
    state = turn("transfer", "ship", **full).play("use transfer main", "hold 6 silver")
    assert (state.points(0), state.phase) == (18, "choice")

    held = finish_cards(cleaning(points={"A": {"houses": 17}}, achievements={"A": ["muelle"]}, offers={}, deck=[], last=True))

    assert finish_cards(state).is_over and not told_of(held, "reaches_end")


def test_vp_11_1_a_discard_may_end_it() -> None:
    near = {"A": {"houses": 18 - WORTH["muelle"]}}
    state = cleaning(points=near, achievements={"A": ["muelle"]}).play("use ship main", "ship north sea")

    after = state.play("discard muelle")

    assert after.is_over and told_of(after, "reaches_end") == [(0, 18, "VP-11.1")]
    assert not state.play("done").is_over


def last_card(deck: list[str]) -> State:
    """A buys the last card but for those in the deck; all slots are full, and A has another card to use."""
    offers = {
        "north sea": ["muelle", "cabildo", "astillero"], "west sea": ["agencia", "bodega", "gremio"],
        "south sea": ["arriero", "feria franca", "consulado"],
    }  # fmt: skip
    return turn("overseas", "ship", ships={"A": "north sea"}, hold={"A": {"copper": 1, "wheat": 2}}, offers=offers, deck=deck)


def test_vp_11_2_a_sea_that_cannot_be_refilled_ends_the_game_after_the_round() -> None:
    state = last_card([]).play("use overseas main")

    after = state.play("overseas muelle")

    assert after.is_last_round and (-1, -1, "VP-11.2") in told_of(after, "no_refill") and (after.phase, after.to_move) == ("choice", 0)
    over = after.play("use ship main", "ship bay", "done")
    assert over.is_over and over.scores()[0]["achievements"] == WORTH["muelle"]
    refilled = last_card(["gran feria"]).play("use overseas main", "overseas muelle", "offer gran feria")
    assert not refilled.is_last_round and refilled.deck_size == 0


def test_vp_11_3_achievements_goods_and_pesos_become_points() -> None:
    state = cleaning(
        points={"A": {"houses": 18}}, pesos={"A": 33, "B": 19}, goods={"A": {"silver": 1}}, hold={"A": {"wheat": 2}},
        achievements={"A": ["muelle", "cabildo"]}, offers={}, deck=[], last=True,
    )  # fmt: skip

    after = finish_cards(state)

    held = WORTH["muelle"] + WORTH["cabildo"]
    assert after.is_over and dict(after.scores()[0]) == {
        "houses": 18, "income": 0, "trade": 0, "hold": 0, "achievements": held, "money": 2,
    }  # fmt: skip
    assert pesos(after) == [2, 19] and goods(after) == (0, 0, 0) and after.scores()[1].total == 0
    assert told_of(after, "held_points") == [(0, held, "VP-11.3")] and told_of(after, "wins") == [(0, 20 + held, "VP-11.3")]


@pytest.mark.parametrize(
    ("money", "purses", "places", "kind"),
    [
        ("left", (19, 39), (1, 1), "shares"), ("left", (39, 19), (1, 2), None), ("left", (18, 19), (2, 1), "wins_by_money"),
        ("left", (21, 2), (2, 1), "wins_by_money"), ("all", (21, 2), (1, 2), "wins_by_money"), ("all", (19, 19), (1, 1), "shares"),
    ],
)  # fmt: skip
def test_vp_11_4_pesos_decide_when_points_are_level(money: str, purses: tuple[int, int], places: tuple[int, int], kind: str | None) -> None:
    worth = [purse // 20 for purse in purses]
    track = [19 - worth[0], 19 - worth[1]] if kind else [18, 18]
    state = cleaning(
        game=playing(tie_money=money), pesos=dict(zip("AB", purses, strict=True)),
        points={seat: {"houses": n} for seat, n in zip("AB", track, strict=True)},
    )  # fmt: skip

    after = finish_cards(state)

    assert after.is_over and after.ranking() == places
    assert [event.kind for event in after.events if event.kind in ("shares", "wins", "wins_by_money")] == (
        [kind] * places.count(1) if kind else ["wins"]
    )


def test_chance_decides_before_the_first_choice() -> None:
    assert VALPO.new().to_move == CHANCE
