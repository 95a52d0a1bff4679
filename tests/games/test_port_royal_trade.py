"""The rules of Port Royal on trade and hire, on people who help and on the end (PR-4.1 to PR-6.5), by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.layout import OVER
from tabletop.games.port_royal.pieces import State
from tests.games.harbours import (
    FIVE_COLOURS,
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

ELEVEN = ["sailor 7", "pirate 9", "jester 9", "admiral 7"]
TWELVE = ["sailor 7", "pirate 9", "jester 9", "admiral 9"]
OTHER_TWELVE = ["mademoiselle 9", "mademoiselle 9", "admiral 9", "pirate 7", "sailor 3"]


def at_the_end(*, people: dict[str, list[str]], money: dict[str, int] | None = None, variant: str = "off", **named: Any) -> State:
    """After the last turn of a round, in which nobody took the card that was left."""
    last = "ABCDE"[named.get("players", 2) - 1]
    state = trading(
        "sailor 5", game=playing(variant_end=variant), to_move=last, active=last, people=people,
        coins=dict.fromkeys("ABCDE"[: named.get("players", 2)], 0) | (money or {}), **named,
    )  # fmt: skip
    return state.play("pass")


# 4 trade and hire


@pytest.mark.parametrize(
    ("harbour", "takes"), [((), 1), (FOUR_COLOURS[:1], 1), (FOUR_COLOURS[:3], 1), (FOUR_COLOURS, 2), (FIVE_COLOURS, 3)],
)  # fmt: skip
def test_pr_4_1_colours_of_ships_say_how_many_cards_may_be_taken(harbour: tuple[str, ...], takes: int) -> None:
    state = turned_up(discovering(*harbour, coins={"A": 3}), "sailor 3").play("stop")

    assert (state.to_move, state.takes_left, told_of(state, "stops")) == (0, takes, [(0, takes)])


def test_pr_4_1_nobody_takes_more_than_that() -> None:
    state = trading("sailor 3", open=["captains"], people={"A": ["captain 4", "captain 4"]}, takes=0, taken=1, coins={"A": 9})

    assert legal(state) == {"pass", "fulfil captains captain captain"}
    refused(state, "take sailor 3", "PR-4.1", "sailor 3")
    assert state.explain("take sailor 3")[0].nearest == "pass"


def test_pr_4_2_cards_are_taken_one_by_one_and_one_may_stop_at_any_time() -> None:
    state = trading(*FOUR_COLOURS, "sailor 3", takes=2, coins={"A": 2, "B": 0})
    refused(state, "take pirate 9", "PR-4.2", "pirate 9")

    first = state.play("take blue flute 1/1")

    assert "take sailor 3" in legal(first) and rules_of(state, "take sailor 3") == ["PR-4.4"]  # the ship pays for the sailor
    for one in (state, first):
        passed = one.play("pass")
        assert passed.taker == 1 and told_of(passed, "passes")[0][0] == 0


def test_pr_4_2_what_is_offered_instead_is_of_the_same_kind_where_there_is_one() -> None:
    state = trading("blue flute 1/1", "sailor 5", "jester 5", coins={"A": 5})

    assert [state.explain(f"take {card}")[0].nearest for card in ("sailor 3", "governor 8", "red frigate 1/1")] == [
        "take sailor 5", "take sailor 5", "take blue flute 1/1",
    ]  # fmt: skip
    assert trading("sailor 7", coins={"A": 0}).explain("take sailor 7")[0].nearest == "pass"


@pytest.mark.parametrize("ship", ["yellow pinnace 4/4", "blue flute 3/5", "green skiff 2/3", "black galleon 1/2", "red frigate 4/skull"])
def test_pr_4_3_a_ship_is_discarded_for_its_coins(ship: str) -> None:
    state = trading(ship, coins={"A": 1})

    after = state.play(f"take {ship}")

    assert after.coins(0) == 1 + int(ship.split()[-1][0]) and after.discard == (ship,) and after.people(0) == ()
    assert told_of(after, "sells") == [(0, ship)] and told_of(after, "earns") == [(0, after.coins(0) - 1)]


def test_pr_4_4_a_person_is_hired_for_the_price() -> None:
    state = trading("pirate 7", coins={"A": 8})

    after = state.play("take pirate 7")

    assert (after.coins(0), after.paid, after.people(0)) == (1, 7, ("pirate 7",)) and told_of(after, "pays") == [(0, 7)]


def test_pr_4_4_the_refusal_says_the_price_and_what_one_has() -> None:
    state = trading("pirate 5", people={"A": ["mademoiselle 7"]}, coins={"A": 3})

    refused(state, "take pirate 5", "PR-4.4", "pirate 5", "4", "3")
    assert trading("pirate 5", coins={"A": 4}).explain("take pirate 5")[0].text("ko") == (
        "해적 5를 고용하려면 금화 5개를 내야 하는데 4개뿐입니다."
    )  # fmt: skip


def test_pr_4_5_a_person_helps_from_the_moment_of_hiring() -> None:
    state = trading("blue trader 3", "blue flute 3/5", takes=2, coins={"A": 3})

    after = state.play("take blue trader 3", "take blue flute 3/5")

    assert after.coins(0) == 4  # 3 of the ship and 1 of the trader


def test_pr_4_5_swords_hired_count_in_the_next_discovery() -> None:
    state = trading("pirate 5", coins={"A": 5, "B": 0}).play("take pirate 5")

    later = turned_up(turned_up(state, "tax points").play("stop"), "blue flute 2/2")

    assert later.active == 0 and later.ship_waiting == "blue flute 2/2"


@pytest.mark.parametrize(("needs", "seats"), [("false", [0, 1, 2]), ("true", [])])
def test_pr_4_6_the_others_follow_clockwise_even_if_the_active_player_took_nothing(needs: str, seats: list[int]) -> None:
    game = playing(others_need_active_take=needs)
    state = trading(*["sailor 3"] * 5, game=game, players=4, to_move="D", active="D", coins=dict.fromkeys("ABCD", 9))

    asked, after = [], state.play("pass")
    while after.phase == "trade and hire":
        asked.append(after.to_move)
        after = after.play("pass")

    assert asked == seats and after.active == 0 and ("others_wait" in kinds(after)) == (needs == "true")


def test_pr_4_6_under_that_option_one_card_of_the_active_player_is_enough() -> None:
    state = trading("sailor 3", "sailor 3", game=playing(others_need_active_take="true"), coins={"A": 3, "B": 4})

    after = state.play("take sailor 3")

    assert (after.taker, after.takes_left) == (1, 1)


def test_pr_4_6_whoever_is_not_active_takes_one_card() -> None:
    state = trading(*FIVE_COLOURS, to_move="A", takes=1, players=3, coins=dict.fromkeys("ABC", 0))

    after = state.play("take blue flute 1/1")
    second = after.play("take red frigate 1/1")

    assert (after.taker, after.takes_left, second.taker) == (1, 1, 2)


def test_pr_4_7_each_card_on_another_turn_costs_a_coin_for_the_active_player() -> None:
    state = trading("sailor 3", "blue flute 1/1", to_move="B", people={"B": ["governor 8"]}, coins={"A": 0, "B": 4})

    first = state.play("take sailor 3")
    after = first.play("take blue flute 1/1")

    assert (coins(first), coins(after)) == ([1, 0], [2, 0]) and told_of(after, "pays_fee") == [(1, 1)]


def test_pr_4_7_the_refusal_says_price_and_fee_and_what_one_has() -> None:
    state = trading("pirate 5", to_move="B", coins={"A": 0, "B": 5})

    assert legal(state) == {"pass"}
    refused(state, "take pirate 5", "PR-4.7", "pirate 5", "1", "5")
    assert "take pirate 5" in legal(trading("pirate 5", to_move="B", coins={"B": 6}))


def test_pr_4_8_what_is_left_is_discarded_and_the_next_turn_begins() -> None:
    state = trading("blue flute 1/1", "sailor 3", to_move="B", coins={"B": 0})

    after = state.play("take blue flute 1/1")

    assert kinds(after)[-2:] == ["clears", "next_turn"] and told_of(after, "clears") == [(-1, 1)]
    assert (sorted(after.discard), after.active, legal(after)) == (["blue flute 1/1", "sailor 3"], 1, {"draw"})


def test_pr_4_9_whoever_can_take_nothing_is_passed_over_after_being_paid() -> None:
    people = {"B": ["admiral 5"], "C": ["admiral 7", "jester 5"]}
    state = discovering(*["governor 8"] * 4, "pirate 9", players=3, people=people, coins={"A": 0, "B": 0, "C": 7})

    after = state.play("stop")

    assert told_of(after, "passed_over") == [(0, -1), (1, -1)] and told_of(after, "admiral") == [(1, 2), (2, 2)]
    assert (after.to_move, legal(after)) == (2, {"pass", "take governor 8"})


def test_pr_4_9_the_active_player_who_can_fulfil_an_expedition_is_asked() -> None:
    people = {"A": ["priest 4", "jack 6"], "B": ["priest 4", "jack 6"]}
    state = discovering("pirate 9", open=["priests"], people=people, coins={"A": 0, "B": 0})

    after = state.play("stop")

    assert legal(after) == {"pass", "fulfil priests priest jack"}
    assert after.play("pass").active == 1 and told_of(after.play("pass"), "passed_over") == [(1, -1)]


# 5 who helps you


@pytest.mark.parametrize(
    ("traders", "ship", "money"),
    [
        (["blue trader 3"], "blue flute 3/5", 4), (["blue trader 3", "blue trader 5"], "blue flute 3/5", 5),
        (["blue trader 3"], "red frigate 3/6", 3), (["red trader 3", "red trader 3"], "red frigate 4/skull", 6),
    ],
)  # fmt: skip
def test_pr_5_1_each_trader_brings_a_coin_more_for_a_ship_of_its_colour(traders: list[str], ship: str, money: int) -> None:
    state = trading(ship, people={"A": traders}, coins={"A": 0})

    after = state.play(f"take {ship}")

    assert after.coins(0) == state.income(0, ship) == money
    assert told_of(after, "trader_bonus") == ([(0, money - 3 - ("4" in ship))] if money > 3 else [])


@pytest.mark.parametrize(("cards", "admirals", "paid"), [(4, 1, 0), (5, 1, 2), (6, 2, 4), (5, 0, 0)])
def test_pr_5_2_each_admiral_brings_two_coins_at_a_full_harbour(cards: int, admirals: int, paid: int) -> None:
    state = discovering(*["sailor 3"] * cards, people={"A": ["admiral 7"] * admirals}, coins={"A": 1})

    after = state.play("stop")

    assert after.coins(0) == 1 + paid and told_of(after, "admiral") == [(0, paid)] * (paid > 0)


def test_pr_5_2_what_admirals_bring_can_be_spent_at_once() -> None:
    state = discovering(*["sailor 3"] * 5, people={"A": ["admiral 5"]}, coins={"A": 1, "B": 0})

    assert "take sailor 3" in legal(state.play("stop"))


@pytest.mark.parametrize(("pays", "paid"), [("chance", [2, 0, 0]), ("take", [2, 2, 0])])
def test_pr_5_2_admirals_are_paid_once_a_chance_or_under_an_option_before_each_take(pays: str, paid: list[int]) -> None:
    game = playing(admiral_pays=pays)
    state = discovering(*FIVE_COLOURS, "sailor 3", game=game, people={"A": ["admiral 5"]}, coins={"A": 0, "B": 0})

    found = []
    for action in ("stop", "take red frigate 1/1", "take blue flute 1/1"):
        state = state.play(action)
        found.append(sum(int(n) for seat, n in told_of(state, "admiral")))

    assert found == paid


@pytest.mark.parametrize(("anybody", "paid"), [("false", [(2, 2)]), ("true", [(0, 2), (2, 2)])])
def test_pr_5_2_the_owner_is_paid_at_its_own_chance_or_under_an_option_at_everybodys(anybody: str, paid: list[tuple[int, int]]) -> None:
    people = {"A": ["admiral 5"], "C": ["admiral 7"]}
    state = trading(
        *["pirate 9", "governor 8", "governor 8", "governor 8", "sailor 3"], game=playing(admiral_on_any_take=anybody), players=3,
        to_move="B", people=people, coins=dict.fromkeys("ABC", 4),
    )  # fmt: skip

    after = state.play("pass")

    assert after.taker == 2 and told_of(after, "admiral") == paid


@pytest.mark.parametrize(("pays", "paid"), [("each", 2), ("once", 1)])
def test_pr_5_3_jesters_bring_a_coin_at_an_empty_harbour_on_another_turn(pays: str, paid: int) -> None:
    people = {"A": ["jester 5"], "B": ["jester 7", "jester 9"]}
    state = turned_up(discovering(game=playing(jester_pays=pays), people=people, coins={"A": 0, "B": 0}), "captains")

    after = state.play("stop")

    assert coins(after) == [0, paid] and told_of(after, "jester_empty") == [(1, paid)]  # nothing on one's own turn


def test_pr_5_3_a_card_in_the_harbour_pays_no_jester() -> None:
    state = discovering("pirate 9", people={"B": ["jester 7"]}, coins={"A": 0, "B": 0})

    assert coins(state.play("stop")) == [0, 0]


@pytest.mark.parametrize(("governors", "harbour", "takes"), [(1, FOUR_COLOURS, 3), (2, FIVE_COLOURS, 5), (2, FOUR_COLOURS[:1], 3)])
def test_pr_5_4_each_governor_lets_one_take_one_card_more(governors: int, harbour: tuple[str, ...], takes: int) -> None:
    state = discovering(*harbour, people={"A": ["governor 8"] * governors}, coins={"A": 0})

    after = state.play("stop")

    assert after.takes_left == takes and told_of(after, "stops") == [(0, takes)]


def test_pr_5_4_on_another_turn_a_governor_helps_too() -> None:
    state = discovering(*FOUR_COLOURS, people={"B": ["governor 8", "governor 8"]}, coins={"A": 0, "B": 0}).play("stop")

    after = state.play("pass")

    assert (after.taker, after.takes_left) == (1, 3)
    assert coins(after.play("take blue flute 1/1", "take green skiff 1/1", "take red frigate 1/1")) == [3, 0]


@pytest.mark.parametrize(("at_once", "takes"), [("true", 1), ("false", 0)])
def test_pr_5_4_a_governor_hired_now_helps_at_once_unless_an_option_says_no(at_once: str, takes: int) -> None:
    game = playing(governor_at_once=at_once)
    state = trading("governor 8", "sailor 3", "sailor 3", game=game, coins={"A": 11, "B": 4})

    after = state.play("take governor 8")

    assert (after.taker == 0) == (takes > 0) and told_of(after, "more_takes") == [(0, 1)] * takes


@pytest.mark.parametrize(
    ("ladies", "person", "price"), [(0, "pirate 9", 9), (1, "pirate 9", 8), (3, "pirate 9", 6), (4, "sailor 3", 0), (3, "sailor 3", 0)],
)  # fmt: skip
def test_pr_5_5_each_mademoiselle_takes_a_coin_off_but_no_price_below_nothing(ladies: int, person: str, price: int) -> None:
    state = trading(
        person, people={"A": ["mademoiselle 7", "mademoiselle 7", "mademoiselle 9", "mademoiselle 9"][:ladies]}, coins={"A": price}
    )  # fmt: skip

    after = state.play(f"take {person}")

    assert state.price(0, person) == price and after.coins(0) == 0 and after.paid == price


# 6 the end


def test_pr_6_1_twelve_points_on_any_turn_make_the_round_the_last() -> None:
    state = trading("sailor 3", players=3, to_move="B", active="A", people={"B": ELEVEN}, coins={"A": 0, "B": 4, "C": 0})

    after = state.play("take sailor 3")

    assert told_of(after, "last_round") == [(1, 12)] and after.last_round and not after.is_over
    assert (after.active, kinds(after)[-1]) == (1, "next_turn")
    ended = turned_up(turned_up(after, "pirate 5").play("stop"), "pirate 7").play("stop")
    assert ended.to_move == OVER


@pytest.mark.parametrize(("start", "active", "over"), [(0, "C", True), (1, "A", True), (1, "C", False), (2, "B", True), (2, "A", False)])
def test_pr_6_1_the_last_turn_is_that_of_the_seat_before_the_one_that_began(start: int, active: str, over: bool) -> None:
    game = playing(start_seat=start)
    state = trading("sailor 3", game=game, players=3, to_move=active, active=active, people={"A": TWELVE}, coins=dict.fromkeys("ABC", 0))

    assert state.play("pass").is_over == over


def test_pr_6_1_eleven_points_are_not_enough_and_an_expedition_counts() -> None:
    assert not at_the_end(people={"A": ELEVEN}).is_over

    state = discovering(open=["captains"], people={"B": [*ELEVEN[:3], "captain 4", "captain 4"]}, to_move="B")
    assert (state.points(1), state.last_round) == (11, False)
    after = state.play("fulfil captains captain captain")
    assert (after.points(1), after.last_round, told_of(after, "last_round")) == (13, True, [(1, 13)])


def test_pr_6_2_most_points_win_whatever_the_coins() -> None:
    after = at_the_end(people={"A": TWELVE, "B": [*OTHER_TWELVE, "jester 5"]}, money={"A": 5})

    assert after.ranking() == (2, 1) and told_of(after, "wins") == [(1, 13)]
    assert [dict(score) for score in after.scores()] == [{"people": 12, "expeditions": 0}, {"people": 13, "expeditions": 0}]


def test_pr_6_2_points_of_people_and_expeditions_add_up() -> None:
    after = at_the_end(people={"A": TWELVE, "B": ["sailor 5"]}, expeditions={"B": ["captains", "priests+settler"]})

    assert dict(after.scores()[1]) == {"people": 2, "expeditions": 10} and after.points(1) == 12


@pytest.mark.parametrize(
    ("money", "ranking", "told"),
    [({"A": 4, "B": 5}, (2, 1), [("wins_by_coins", 1, 5)]), ({"A": 3, "B": 3}, (1, 1), [("shares", 0, 12), ("shares", 1, 12)])],
)
def test_pr_6_3_equal_points_are_decided_by_coins_and_else_shared(
    money: dict[str, int], ranking: tuple[int, ...], told: list[tuple[str, int, int]]
) -> None:
    after = at_the_end(people={"A": TWELVE, "B": OTHER_TWELVE}, money=money)

    assert after.ranking() == ranking
    assert [(e.kind, e.seat, e.amount) for e in after.events if e.kind in ("wins", "wins_by_coins", "shares")] == told


def test_pr_6_3_coins_decide_between_one_with_an_expedition_and_one_without() -> None:
    people = {"A": TWELVE, "B": ["mademoiselle 9", "mademoiselle 9", "jester 7"]}

    after = at_the_end(people=people, expeditions={"B": ["captains"]}, money={"A": 1, "B": 2})

    assert after.ranking() == (2, 1) and told_of(after, "wins_by_coins") == [(1, 2)]


FOURTEEN = [*TWELVE, "mademoiselle 7"]


@pytest.mark.parametrize(
    ("variant", "ended", "ranking"),
    [("off", True, (1, 2)), ("trigger_and_winner", True, (2, 1)), ("trigger_only", True, (1, 2)), ("leader", False, (1, 2))],
)
def test_pr_6_4_twelve_points_with_an_expedition_and_fourteen_without(variant: str, ended: bool, ranking: tuple[int, ...]) -> None:
    after = at_the_end(
        people={"A": FOURTEEN, "B": ["admiral 9", "mademoiselle 9", "sailor 5"]}, expeditions={"B": ["captains"]}, variant=variant
    )  # fmt: skip

    assert [after.points(p) for p in range(2)] == [14, 12] and after.is_over == ended and after.ranking() == ranking


@pytest.mark.parametrize("variant", ["trigger_and_winner", "trigger_only", "leader"])
def test_pr_6_4_twelve_points_with_an_expedition_end_the_game_for_the_one_who_leads(variant: str) -> None:
    after = at_the_end(people={"A": ["sailor 7"], "B": ["pirate 9", "mademoiselle 9", "jester 7"]}, expeditions={"B": ["captains"]},
                       variant=variant)  # fmt: skip

    assert after.is_over and after.ranking() == (2, 1) and told_of(after, "wins") == [(1, 12)]


@pytest.mark.parametrize("variant", ["trigger_and_winner", "trigger_only", "leader"])
def test_pr_6_4_twelve_points_without_an_expedition_are_not_the_end_whoever_has_one_else(variant: str) -> None:
    after = at_the_end(people={"A": TWELVE, "B": ["sailor 3"]}, expeditions={"B": ["captains"]}, variant=variant)

    assert not after.is_over and not after.last_round


def test_pr_6_5_the_game_ends_where_no_card_can_ever_move_again() -> None:
    named: dict[str, Any] = {"people": {"A": ["captain 4", "jester 9"], "C": ["captain 4"]}, "players": 3, "open": ["captains"]}
    state = drained(pile=0, to_move="A", **named)
    assert legal(state) == {"stop"}

    after = state.play("stop")

    assert after.is_over and "dead_end" in kinds(after) and told_of(after, "wins") == [(0, 4)]
    assert not drained(pile=0, to_move="A", **named | {"people": {"C": ["captain 4", "captain 4"]}}).play("stop").is_over
    assert not drained(pile=1, to_move="A", drawn="tax points", **named).play("stop").is_over


def test_a_whole_game_ends_and_its_winner_is_first() -> None:
    state = PORT.new(players=3, seed=5)
    while not state.is_over:
        actions = [str(a) for a in state.legal_actions()]
        takes = [a for a in actions if a.startswith(("fulfil", "take"))]
        state = state.play(takes[-1] if takes else "stop" if "stop" in actions and state.drawn_count > 2 else actions[0])

    assert max(state.points(p) for p in range(3)) >= 12 and state.points(state.ranking().index(1)) == max(map(state.points, range(3)))


def test_pr_6_4_points_alone_count_until_somebody_has_what_ends_the_game() -> None:
    house = playing(variant_end="trigger_and_winner")
    people = ["pirate 9", "admiral 9", "mademoiselle 9"]

    early = house.from_dict({"people": {"A": people}, "expeditions": {"B": ["captains"]}})
    late = house.from_dict({"people": {"A": people}, "expeditions": {"B": ["captains", "priests", "settlers"]}})

    assert early.ranking() == (1, 2)  # 9 points and 4
    assert late.ranking() == (2, 1)
