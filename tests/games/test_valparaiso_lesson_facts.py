"""What the lesson of Valparaíso tells in numbers is so: pesos, goods and points, journeys, and what comes of a move."""

from __future__ import annotations

import pytest

from tabletop.core.action import Action
from tabletop.games.valparaiso.cards import ACHIEVEMENTS
from tabletop.games.valparaiso.journeys import reach
from tabletop.games.valparaiso.pieces import State
from tests.games.lesson_play import LessonPlay, events_of, texts_of

AT = LessonPlay("valparaiso")
# What the table shows as a step opens, by seat, and the words with which the step says it.
STANDING = [
    ("goal", "points", (21, 19), "21 points to 19"), ("exchange", "pesos", (8, 20), "You have 8 pesos"),
    ("own-customs", "pesos", (2, 20), "you have 2 pesos"), ("toll", "pesos", (0, 20), "your purse is empty"),
    ("fee", "pesos", (1, 20), "you have 1 peso"), ("order", "pesos", (2, 20), "You have a wheat and 2 pesos"),
    ("price", "pesos", (1, 20), "You have 1 peso"), ("a-or-b", "pesos", (14, 20), "You have 14 pesos"),
    ("eighteen", "points", (16, 17), "You have 16 points and the muelle, worth 2; B has 17"),
    ("empty-sea", "points", (13, 8), "you lead by 13 points to 8"), ("level", "points", (17, 18), "B has 18 on the track and 4 pesos"),
    ("level", "pesos", (15, 4), "You have 17 points and 15 pesos"), ("check-2", "pesos", (11, 20), "You have 11 pesos and no goods"),
    ("check-5", "points", (17, 0), "You have 17 points on the track"), ("check-5", "pesos", (34, 20), "34 pesos and two goods"),
]  # fmt: skip
# What a move brings, by seat, and the words with which its feedback says it.
OUTCOMES = [
    ("house", "build Quilpué", "pesos", (10, 20), "10 pesos paid"), ("load", "hold 2 silver 2 copper 2 wheat", "points", (1, 0), "1 point"),
    ("load", "hold 2 silver 2 copper 1 wheat", "points", (0, 0), "no point this time"),
    ("sell", "sell copper warehouse", "pesos", (13, 20), "you have 13"), ("sell", "exchange copper", "pesos", (6, 20), "for 3 pesos"),
    ("exchange", "exchange wheat", "pesos", (11, 20), "11 pesos"), ("walk", "step Valparaíso Concón", "pesos", (3, 20), "One step, 1 peso"),
    ("own-customs", "step Valparaíso Quilpué", "pesos", (2, 20), "No step, no peso"),
    ("toll", "exchange wheat", "pesos", (3, 20), "3 pesos"), ("past-three", "step Peñuelas Quilpué", "pesos", (4, 22), "2 pesos to B"),
    ("trade", "trade Quillota", "pesos", (19, 21), "1 peso went to B"),
    ("turn-tile", "trade Quillota", "pesos", (22, 20), "Two silver and 2 pesos"),
    ("turn-tile", "exchange copper", "pesos", (23, 20), "3 pesos"), ("fee", "trade Casablanca", "pesos", (5, 20), "Now you have 5"),
    ("order", "exchange wheat", "pesos", (5, 20), "5 pesos"), ("plan", "mayor move", "pesos", (15, 20), "costs 5 pesos"),
    ("mayor", "mayor sell", "pesos", (15, 20), "5 pesos laid out"), ("fifth", "plan sell", "pesos", (20, 20), "no peso paid"),
    ("price", "use ship main", "pesos", (0, 20), "Your last peso"), ("first", "use sell main", "pesos", (19, 20), "it has cost 1 peso"),
    ("jump", "use build main", "pesos", (13, 20), "1 peso for slot 2"), ("jump", "use build goods", "pesos", (13, 20), "1 peso for a good"),
    ("no-jump", "use build main", "pesos", (13, 20), "1 peso for nothing"),
    ("overseas", "overseas muelle", "pesos", (25, 20), "the 5 pesos of the zone"),
    ("overseas", "overseas agencia", "pesos", (25, 20), "the 5 pesos of the zone"),
    ("a-or-b", "overseas feria franca", "pesos", (19, 20), "5 pesos came with the A card: 19"),
    ("a-or-b", "overseas gremio", "pesos", (4, 20), "4 are left"), ("ten-pesos", "put south sea", "pesos", (20, 35), "15 pesos with it"),
    ("income", "gain copper", "pesos", (25, 22), "you got 5 pesos, B 2"), ("discard", "discard agencia", "points", (6, 0), "2 points"),
    ("eighteen", "discard muelle", "points", (19, 17), "19 to 17"), ("eighteen", "done", "points", (16, 17), "16 points on the track"),
    ("level", "sell silver warehouse", "points", (18, 18), "18 points each"),
    ("level", "sell silver warehouse", "pesos", (5, 4), "your 5 pesos beat B's 4"),
    ("level", "exchange silver", "pesos", (18, 4), "18 pesos are not 20"),
]  # fmt: skip
HAPPENS = [
    ("house", "build Quilpué", ("builds_customs", 0, "Quilpué")), ("house", "build Valparaíso", ("builds_residence", 0, 1)),
    ("bottom", "use transfer goods", ("gains", 0, "wheat")), ("first", "use build goods", ("gains", 0, "silver")),
    ("halt", "halt", ("halts", 0, "Quillota")), ("residence", "build Valparaíso", ("builds_residence", 0, 2)),
    ("post", "build Casablanca", ("builds_post", 0, "Casablanca")), ("fourth", "build Limache", ("fourth_house", 0, 1)),
    ("turn-tile", "trade Quillota", ("turns_tile", -1, "B4")), ("turn-tile", "done", ("turns_tile", -1, "B4")),
    ("secret", "planned", ("reveals", -1, -1)), ("jump", "use hire main", ("builds_customs", 1, "Limache")),
    ("overseas", "overseas muelle", ("lays_card", -1, "caravana")), ("ten-pesos", "put south sea", ("obtains", 1, "arriero")),
    ("recall", "stay Quillota", ("recalled", 0, 2)), ("recall", "done", ("recalled", 0, 3)),
    ("recall", "stay Quillota", ("lighthouse", 1, -1)), ("lighthouse", "build Valparaíso", ("lighthouse", 0, -1)),
    ("eighteen", "discard muelle", ("reaches_end", 0, 18)), ("eighteen", "discard muelle", ("money_points", 0, 1)),
    ("eighteen", "discard muelle", ("wins", 0, 19)), ("empty-sea", "overseas gremio", ("no_refill", -1, -1)),
    ("level", "sell silver warehouse", ("wins_by_money", 0, 18)), ("village", "start Casablanca", ("round_begins", -1, 1)),
    ("clock", "planned", ("fastest", 0, -1)),
]  # fmt: skip


def opening(step: str) -> State:
    state = AT.opening(step)
    assert isinstance(state, State)
    return state


def after(step: str, action: Action | str) -> State:
    state = AT.played(step, action).state
    assert isinstance(state, State)
    return state


def then(state: State, *actions: Action | str) -> State:
    played = state.play(*actions)
    assert isinstance(played, State)
    return played


def counted(state: State, what: str) -> tuple[int, ...]:
    return tuple((state.points if what == "points" else state.pesos)(seat) for seat in range(state.players))


def pesos_to(state: State, end: str) -> int | None:
    """What is spent in all when the merchant on its way goes on to a place as cheaply as it can; None where it cannot."""
    assert state.mover is not None
    found = reach(state, 0, state.mover).get(end)
    return None if found is None else state.spent + found.pesos


def main_actions(state: State) -> set[str]:
    return {str(action).split()[1] for action in state.legal_actions() if str(action).endswith(" main")}


# what the steps say is what happens


@pytest.mark.parametrize(("step", "what", "numbers", "words"), STANDING)
def test_the_table_shows_the_numbers_that_the_step_tells(step: str, what: str, numbers: tuple[int, ...], words: str) -> None:
    assert counted(opening(step), what) == numbers
    assert any(words in text["en"] for text in texts_of(AT.step(step)))


@pytest.mark.parametrize(("step", "action", "what", "numbers", "words"), OUTCOMES)
def test_what_a_move_brings_is_what_its_feedback_tells(step: str, action: str, what: str, numbers: tuple[int, ...], words: str) -> None:
    said = AT.step(step).feedback(AT.game.parse(action))

    assert counted(after(step, action), what) == numbers
    assert said and words in said["en"]


@pytest.mark.parametrize(("step", "action", "event"), HAPPENS)
def test_a_consequence_is_the_one_that_the_feedback_tells(step: str, action: str, event: tuple[str, int, int | str]) -> None:
    assert event in AT.told(step, action)


# goods


def test_only_one_hold_is_full() -> None:
    full = [action for action in opening("load").legal_actions() if sum(map(int, _numbers(action))) == 6]

    assert full == AT.right("load")


def _numbers(action: Action) -> list[str]:
    return [word for word in str(action).split() if word.isdigit()] if str(action).startswith("hold") else ["0"]


def test_after_the_exchange_the_house_can_be_built() -> None:
    assert "build" not in main_actions(opening("exchange"))
    assert "build" in main_actions(after("exchange", "exchange wheat"))


def test_three_merchants_stand_on_the_board_once_one_is_hired() -> None:
    assert sum(opening("hire").merchants(0).values()) == 2
    assert after("hire", "use hire main").merchants(0) == {"Valparaíso": 3}
    assert after("hire", "use hire main").supply(0) == 0


# journeys


def test_the_cheapest_first_step_is_the_right_one_and_the_others_cost_what_they_hear() -> None:
    cost = {str(a): pesos_to(after("cheapest", a), "Quillota") for a in opening("cheapest").legal_actions() if "Valparaíso" in str(a)}

    assert cost == {"step Valparaíso Concón": 3, "step Valparaíso Quilpué": 2, "step Valparaíso Peñuelas": 3}
    assert reach(opening("cheapest"), 0, "Valparaíso")["Quillota"].path == ("Valparaíso", "Quilpué", "Limache", "Quillota")


def test_only_by_its_own_customs_house_does_the_merchant_reach_san_felipe_for_two_pesos() -> None:
    step = AT.step("own-customs")
    ends = {str(a): pesos_to(after("own-customs", a), "San Felipe") for a in AT.right(step) + AT.wrong(step)}

    assert {action for action, pesos in ends.items() if pesos is not None} == {"step Valparaíso Quilpué"}
    assert ends["step Valparaíso Quilpué"] == 2
    assert after("own-customs", "step Valparaíso Quilpué").walked == 0


def test_three_pesos_are_just_enough_for_the_toll_and_the_step_to_limache() -> None:
    state = after("toll", "exchange wheat")

    assert "Limache" not in reach(opening("toll"), 0, "Peñuelas")
    assert counted(then(state, "step Peñuelas Quilpué", "step Quilpué Limache"), "pesos") == (0, 22)


def test_a_merchant_that_has_made_three_steps_may_only_enter_a_customs_village() -> None:
    state = opening("past-three")

    assert state.walked == 3
    assert [str(a) for a in state.legal_actions() if str(a).startswith("step")] == ["step Peñuelas Quilpué"]


def test_two_merchants_of_b_pay_eight_pesos_on_their_way_by_two_customs_houses() -> None:
    position = {**(AT.step("who-is-paid").position or {}), "to_move": "B", "slots": {}}
    state = AT.game.from_dict(position)
    assert isinstance(state, State)
    way = ("step Valparaíso Quilpué", "step Quilpué Limache", "step Limache San Felipe")

    assert counted(then(state, *way, *way), "pesos")[0] - counted(state, "pesos")[0] == 8


@pytest.mark.parametrize(("step", "end", "pesos"), [("variant", "Quilpué", 3), ("check-1", "Quillota", 2)])
def test_the_journey_that_a_question_asks_about_costs_that(step: str, end: str, pesos: int) -> None:
    asked = AT.step(step)

    assert reach(opening(step), 0, "Valparaíso")[end].pesos == pesos
    assert asked.choices[asked.answer].text["en"] == f"{pesos} pesos"


# houses and markets


def test_the_second_house_opens_slot_five() -> None:
    assert (opening("post").open_slots(0), after("post", "build Casablanca").open_slots(0)) == (4, 5)


def test_two_merchants_and_a_post_trade_three_times_and_pay_once() -> None:
    first = after("trade", "trade Quillota")
    last = then(first, "trade Quillota", "trade Quillota")

    assert first.trades_left == 2
    assert counted(last, "pesos") == counted(first, "pesos") == (19, 21)


def test_after_casablanca_the_fee_of_quillota_can_be_paid() -> None:
    assert opening("fee").fee(0, "Quillota") == 2
    assert counted(then(after("fee", "trade Casablanca"), "trade Quillota"), "pesos") == (3, 22)


def test_only_the_right_order_makes_both_trades() -> None:
    right = then(after("order", "trade Casablanca"), "exchange copper", "trade San Felipe")
    wrong = after("order", "exchange wheat")

    assert (right.points(0), right.goods(0)["copper"]) == (1, 2)
    assert [str(a) for a in wrong.legal_actions() if str(a).startswith("trade")] == ["trade San Felipe"]


# planning and jumping ahead


def test_the_silver_is_what_makes_the_fifth_card_worth_its_pesos() -> None:
    planned = then(after("mayor", "mayor sell"), "planned", *AT.step("secret").script(AT.game.parse("planned")))

    sold = then(planned, "use sell main", "sell silver warehouse")
    assert (opening("mayor").pesos(0), sold.pesos(0)) == (20, 25)


def test_what_b_plans_is_told_to_b_alone_before_all_is_revealed() -> None:
    events = events_of(AT.played("secret", "planned"))

    assert [(event.seen, event.amount) for event in events if event.kind == "plans"] == [
        (1 << 1, card) for card in ("ship", "move", "build", "trade")
    ]
    assert events[-1].kind == "reveals"


def test_jumping_ahead_is_right_where_b_is_after_the_space_and_not_where_it_is_not() -> None:
    urgent, calm = opening("jump"), opening("no-jump")
    late, in_time = after("jump", "use hire main"), after("no-jump", "use hire main")

    assert [[card and card.name for card in s.slots(1)][1] for s in (urgent, calm)] == ["build", "ship"]
    assert "build" not in [card and card.name for card in calm.slots(1)]
    assert (urgent.spaces("Limache"), len(late.spaces("Limache")), len(in_time.spaces("Limache"))) == (in_time.spaces("Limache"), 0, 1)
    assert then(after("jump", "use build main"), "build Limache").houses(0) == ("Limache",)
    assert then(in_time, "use build main", "build Limache").pesos(0) == 4


def test_the_cards_move_up_as_the_question_says() -> None:
    state = opening("slide")
    slid = then(state, "use ship main", "ship north sea")
    slots = [card and card.name for card in slid.slots(0)]

    assert slots == ["sell", "transfer", "trade", "move", None, None]
    assert slid.slot_price(slots.index("trade")) == 1


def test_build_in_slot_three_costs_twelve_pesos_in_all() -> None:
    state = opening("check-2")

    assert state.slot_price(3) + 10 == 12
    assert "build" not in main_actions(state)


# the sea


def test_the_hold_pays_for_two_cards_in_the_north_and_none_elsewhere() -> None:
    for step in ("sail", "two-in-one"):
        state = opening(step)
        hold = tuple(state.hold(0).values())
        zones = ("north sea", "west sea", "south sea")
        paid = {zone: [c.name for c in state.offers(zone) if c and all(map(int.__le__, c.cost, hold))] for zone in zones}

        assert paid == {"north sea": ["muelle", "agencia"], "west sea": [], "south sea": []}


def test_the_zone_of_b_cards_takes_nothing_more() -> None:
    state = opening("only-b")

    assert (state.surcharge("west sea", "gremio"), state.treasure("west sea")) == (0, 0)
    assert opening("a-or-b").surcharge("west sea", "gremio") == 10


def test_the_casa_de_cambio_sells_two_goods() -> None:
    theirs = AT.step("secret").script(AT.game.parse("planned"))
    planned = then(after("achievement", "plan casa de cambio"), "plan move", "plan build", "planned", *theirs)

    sold = then(planned, "use casa de cambio main", "sell silver warehouse", "sell silver warehouse")
    assert sold.pesos(0) == planned.pesos(0) - planned.slot_price(2) + 20
    assert "casa de cambio" in [card.name for card in sold.hand(0)]


def test_what_is_told_of_achievements_stands_on_them() -> None:
    cards = {card.name: card for card in ACHIEVEMENTS}

    assert len(ACHIEVEMENTS) == 24
    assert cards["muelle"].cost == cards["agencia"].cost == (0, 1, 2)
    assert [cards[name].points for name in ("muelle", "agencia", "gremio")] == [2, 2, 3]
    assert [step.kind for step in cards["viaje directo"].steps] == ["ship", "overseas"]
    assert [step.kind for step in cards["agencia"].steps] == ["hire"] and cards["bodega"].steps[0].values == {"any": 2}
    assert {cards[name].group for name in ("gremio", "caravana", "cabildo")} == {"B1"}
    assert {cards[name].group for name in ("feria franca", "arriero", "muelle", "bodega")} == {"A"}


# clean-up, the end, the beginning


def test_with_copper_a_merchant_can_be_hired() -> None:
    assert set(after("income", "gain copper").goods(0).values()) == {1}


def test_after_the_recall_one_stands_at_the_market() -> None:
    assert after("recall", "stay Quillota").merchants(0) == {"Valparaíso": 2, "Quillota": 1}


def test_the_last_residence_makes_its_builder_the_start_player() -> None:
    assert (opening("lighthouse").start, after("lighthouse", "build Valparaíso").start) == (1, 0)


def test_the_last_round_is_played_to_its_end_and_won() -> None:
    state = after("empty-sea", "overseas gremio")
    assert state.is_last_round and state.to_move == 1 and not state.is_over

    over = then(state, "use sell goods", "done", "done")
    assert over.is_over and over.ranking() == (1, 2)
    assert over.scores()[0]["achievements"] == 3


def test_without_the_sale_b_wins() -> None:
    over = then(after("level", "exchange silver"), "done")

    assert over.is_over and over.ranking() == (2, 1)


def test_the_finished_game_of_the_goal_is_won_by_points() -> None:
    state = opening("goal")

    assert state.is_over and state.ranking() == (1, 2)
    assert [score.total for score in state.scores()] == [21, 19]


def test_b_has_laid_two_cards_when_the_clock_runs_out() -> None:
    assert sum(card is not None for card in after("clock", "planned").plan(1)) == 2


def test_the_answers_of_the_self_check_are_those_of_the_table() -> None:
    market, home, end = opening("check-3"), opening("check-4"), opening("check-5")
    first = then(market, "trade Casablanca")

    assert (market.fee(0, "Casablanca"), first.trades_left) == (3, 2)
    assert [str(a) for a in home.legal_actions()] == ["done", "stay Concón", "stay Casablanca"]
    assert then(end, "discard muelle").scores()[0].total == 21
