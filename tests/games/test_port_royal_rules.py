"""The rules of Port Royal on getting ready and on discovery (PR-1.2 to PR-2.13), by their numbers.

Given a position, when somebody acts, then what the rulebook says happens. Expeditions and taxes (PR-3.1 to PR-3.9) are in
test_port_royal_expeditions.py, and the rest (PR-4.1 to PR-6.5) in test_port_royal_trade.py.
"""

from __future__ import annotations

import csv
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tabletop.core.errors import OptionError, PositionError
from tabletop.core.layout import CHANCE
from tabletop.core.rulebook import data_folder
from tabletop.games.port_royal import deck
from tests.games.harbours import (
    ALL_SWORDS,
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

CARDS = list(csv.DictReader((data_folder() / "port_royal" / "cards.csv").open(encoding="utf-8", newline="")))


def copies(**wanted: Any) -> int:
    """How many cards of the table have these values."""
    return sum(int(row["copies"]) for row in CARDS if all(row[key] == str(value) for key, value in wanted.items()))


# 1 getting ready


def test_pr_1_2_the_deck_is_the_table_of_cards() -> None:
    named = {row["face"]: int(row["copies"]) for row in CARDS}

    assert tuple(named) == deck.FACES and tuple(named.values()) == deck.COPIES and sum(deck.COPIES) == 120
    assert [copies(kind="ship"), copies(kind="expedition"), copies(kind="tax")] == [50, 6, 4]
    assert all(copies(kind="ship", colour=colour) == 10 for colour in deck.COLOURS)


def test_pr_1_2_coins_swords_and_points_are_those_of_the_table() -> None:
    ships = [(s.face, s.colour, s.coins, "skull" if s.swords == deck.SKULL else s.swords, s.copies) for s in deck.SHIPS]
    people = [(f"{kind} {price}", price, points, n) for kind, price, points, n in deck.PEOPLE]
    expeditions = list(zip(deck.EXPEDITIONS, deck.EXPEDITION_INCOME, deck.EXPEDITION_POINTS, strict=True))

    rows: dict[str, list[tuple[str, ...]]] = {"ship": [], "expedition": [], "person": [], "tax": []}
    for row in CARDS:
        sort = row["kind"] if row["kind"] in rows else "person"
        keys = {"ship": ("face", "colour", "coins_or_price", "swords", "copies"), "expedition": ("face", "coins_or_price", "points")}
        rows[sort].append(tuple(row[key] for key in keys.get(sort, ("face", "coins_or_price", "points", "copies"))))

    assert rows["ship"] == [tuple(map(str, ship)) for ship in ships]
    assert rows["person"] == [tuple(map(str, person)) for person in people]
    assert rows["expedition"] == [tuple(map(str, expedition)) for expedition in expeditions]
    assert rows["tax"] == [(tax, "0", "0", "2") for tax in deck.TAXES]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pr_1_3_the_expedition_for_five_lies_open_from_the_start_and_is_never_in_the_pile(players: int) -> None:
    state = PORT.new(players=players)

    assert state.open_expeditions == (("all-three",) if players == 5 else ())
    assert "all-three" not in state.not_seen and sum(state.not_seen.values()) == 119
    assert "reveal all-three" not in legal(state.play("draw"))


def test_pr_1_3_with_fewer_players_it_stays_in_the_box() -> None:
    with pytest.raises(PositionError, match="all-three"):
        discovering(players=4, open=["all-three"])


def test_pr_1_4_travellers_traders_and_fighters() -> None:
    found = Counter({row["kind"]: 0 for row in CARDS})
    for row in CARDS:
        found[row["kind"]] += int(row["copies"])
    state = discovering(people={"A": ["captain 4", "settler 4", "priest 4", "jack 6", "yellow trader 5", "sailor 7", "pirate 9"]})

    assert [found[kind] for kind in ("captain", "settler", "priest", "jack", "trader", "sailor", "pirate")] == [5, 5, 5, 3, 10, 10, 3]
    assert all(copies(kind="trader", colour=colour) == 2 for colour in deck.COLOURS)
    assert state.points(0) == 1 + 1 + 1 + 1 + 2 + 3 + 3 and state.swords(0) == 1 + 2
    assert [state.price(1, person) for person in ("captain 4", "jack 6", "sailor 5", "pirate 7")] == [4, 6, 5, 7]


def test_pr_1_5_people_of_rank() -> None:
    found = {kind: copies(kind=kind) for kind in ("admiral", "jester", "governor", "mademoiselle")}
    state = discovering(people={"A": ["admiral 9", "jester 7", "governor 8", "mademoiselle 9"]})

    assert found == {"admiral": 6, "jester": 5, "governor": 4, "mademoiselle": 4}
    assert state.points(0) == 3 + 2 + 0 + 3


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 5])
def test_pr_1_6_everybody_begins_with_three_coins_from_the_pile_or_as_many_as_an_option_says(n: int) -> None:
    state = playing(start_coins=n).new(players=4)

    assert coins(state) == [n] * 4 and state.pile_size == 119 - 4 * n
    assert coins(PORT.new(players=4)) == [3] * 4


def test_pr_1_7_coins_come_from_the_pile_and_go_to_the_discard_pile_face_down() -> None:
    state = trading("blue flute 4/5", "sailor 3", takes=2, coins={"A": 0})

    earned = state.play("take blue flute 4/5")
    paid = earned.play("take sailor 3")

    assert (earned.pile_size, earned.coins(0), earned.discard) == (state.pile_size - 4, 4, ("blue flute 4/5",))
    assert (paid.pile_size, paid.coins(0), paid.paid, paid.discard) == (earned.pile_size, 1, 3, ("blue flute 4/5",))
    assert paid.not_seen == earned.not_seen  # no face of a coin was seen


def test_pr_1_7_a_coin_has_no_face_before_the_pile_is_shuffled() -> None:
    assert PORT.new(seed=1) == PORT.new(seed=2)

    state = PORT.new(players=2).play("draw")
    assert state.chances()[PORT.parse("reveal captain 4")].denominator == 119 and len(state.chances()) == 61


@pytest.mark.parametrize("seat", range(5))
def test_pr_1_8_one_seat_begins_and_turns_go_clockwise(seat: int) -> None:
    state = playing(start_seat=seat).new(players=5)

    turns = [state.active]
    for too_dear in ("pirate 9", *["governor 8"] * 4):
        state = turned_up(state, too_dear).play("stop")
        turns.append(state.active)

    assert turns == [(seat + i) % 5 for i in range(6)]


def test_pr_1_8_a_seat_that_does_not_play_cannot_begin() -> None:
    with pytest.raises(OptionError, match="start_seat 2 does not play in a game of 2"):
        playing(start_seat=2).new(players=2)


def test_pr_1_9_discovery_comes_first_then_trade_and_hire_then_the_next_turn() -> None:
    state = turned_up(PORT.new(), "blue flute 1/1")

    phases = [(state.phase, state.active)]
    for action in ("stop", "pass", "pass"):
        state = state.play(action)
        phases.append((state.phase, state.active))

    assert phases == [("discovery", 0), ("trade and hire", 0), ("trade and hire", 0), ("discovery", 1)]


# 2 discovery


def test_pr_2_1_at_least_one_card_is_turned_up_into_the_harbour() -> None:
    state = PORT.new()
    assert legal(state) == {"draw"}
    refused(state, "stop", "PR-2.1")
    assert state.explain("stop")[0].nearest == "draw"

    drawing = state.play("draw")
    after = drawing.play("reveal jester 9")

    assert drawing.to_move == CHANCE and after.harbour == ("jester 9",) and after.pile_size == state.pile_size - 1
    assert told_of(after, "turns_up") == [(0, "jester 9")] and after.drawn_count == 1


def test_pr_2_2_one_may_go_on_as_often_as_one_likes_and_stop_after_any_card() -> None:
    state = PORT.new()
    for card in ("sailor 3", "captains", "yellow pinnace 1/1", "tax points", "jester 5", "red frigate 4/skull"):
        state = turned_up(state, card)
        assert legal(state) == {"draw", "stop"}

    after = state.play("stop")

    assert after.phase == "trade and hire" and told_of(after, "stops") == [(0, 1)]


def test_pr_2_3_people_stay_in_the_harbour_and_several_of_a_kind_too() -> None:
    state = turned_up(discovering(people={"A": ["pirate 9"]}), "sailor 3", "sailor 3", "governor 8")

    assert state.harbour == ("sailor 3", "sailor 3", "governor 8") and legal(state) == {"draw", "stop"}


def test_pr_2_4_a_ship_that_can_be_repelled_waits_for_a_decision() -> None:
    state = turned_up(discovering(people={"A": ["pirate 5"]}), "yellow pinnace 3/2")

    assert legal(state) == {"repel", "keep"} and state.ship_waiting == "yellow pinnace 3/2" and state.harbour == ()
    for action in ("draw", "stop"):
        refused(state, action, "PR-2.4", "yellow pinnace 3/2")
    kept, repelled = state.play("keep"), state.play("repel")
    assert (kept.harbour, kept.discard, kinds(kept)) == (("yellow pinnace 3/2",), (), ["keeps"])
    assert (repelled.harbour, repelled.discard, kinds(repelled)) == ((), ("yellow pinnace 3/2",), ["repels"])


def test_pr_2_4_a_ship_that_cannot_be_repelled_stays() -> None:
    state = turned_up(discovering(people={"A": ["sailor 3"]}), "yellow pinnace 3/2")

    assert state.harbour == ("yellow pinnace 3/2",) and state.ship_waiting is None and legal(state) == {"draw", "stop"}


@pytest.mark.parametrize(
    ("people", "ship", "waits"),
    [
        (["sailor 3"], "blue flute 1/1", True), ([], "blue flute 1/1", False), (["sailor 7"], "blue flute 2/2", False),
        (["sailor 3", "sailor 3"], "blue flute 2/2", True), (["pirate 9"], "blue flute 2/2", True),
        (["pirate 5", "pirate 7", "pirate 9", "sailor 3"], "black galleon 3/7", True),
        (["pirate 5", "pirate 7", "pirate 9"], "black galleon 3/7", False), (list(ALL_SWORDS), "black galleon 3/skull", False),
    ],
)  # fmt: skip
def test_pr_2_5_sailors_have_one_sword_and_pirates_two(people: list[str], ship: str, waits: bool) -> None:
    state = turned_up(discovering(people={"A": people, "B": ["pirate 9"] if "pirate 9" not in people else []}), ship)

    assert (state.ship_waiting == ship) == waits


def test_pr_2_5_the_refusal_says_how_many_swords_there_are_and_how_many_it_takes() -> None:
    state = turned_up(discovering(people={"A": ["pirate 5", "sailor 3"]}), "black galleon 3/7")

    refused(state, "repel", "PR-2.5", "black galleon 3/7", "to 7; they add up to 3")
    refused(turned_up(state, "red frigate 3/skull"), "repel", "PR-2.5", "red frigate 3/skull", "no number of swords")


def test_pr_2_6_a_ship_is_decided_on_once_and_only_when_it_has_just_been_drawn() -> None:
    start = discovering(people={"A": ["pirate 5"]})
    refused(start, "repel", "PR-2.6", "No ship")
    kept = turned_up(start, "yellow pinnace 2/2").play("keep")
    repelled = turned_up(start, "yellow pinnace 2/2").play("repel")
    later = turned_up(kept, "sailor 3")

    for state in (kept, repelled):
        for action in ("repel", "keep"):
            refused(state, action, "PR-2.6", "yellow pinnace 2/2")
    for action in ("repel", "keep"):
        refused(later, action, "PR-2.6", "No ship")
    assert rules_of(turned_up(start, "red frigate 4/skull"), "keep") == ["PR-2.6"]


def test_pr_2_7_swords_are_there_again_for_the_next_ship() -> None:
    state = discovering(people={"A": ["pirate 5"]})

    for ship in ("yellow pinnace 2/2", "yellow pinnace 2/2", "blue flute 2/2"):
        state = turned_up(state, ship).play("repel")

    assert state.swords(0) == 2 and state.people(0) == ("pirate 5",) and state.discard_size == 3


def test_pr_2_8_a_second_ship_of_a_colour_may_be_repelled_or_left() -> None:
    state = turned_up(discovering("blue flute 3/5", people={"A": ["sailor 3"]}), "blue flute 1/1")
    assert legal(state) == {"repel", "keep"}

    repelled, kept = state.play("repel"), state.play("keep")

    assert (repelled.to_move, repelled.harbour) == (0, ("blue flute 3/5",)) and repelled.events[0].rule == "PR-2.8"
    assert kept.active == 1 and "busts" in kinds(kept)


def test_pr_2_8_under_an_option_it_has_to_be_repelled() -> None:
    game = playing(keep_duplicate="false")
    state = turned_up(discovering("blue flute 3/5", game=game, people={"A": ["sailor 3"]}), "blue flute 1/1")

    assert legal(state) == {"repel"}
    refused(state, "keep", "PR-2.8", "blue flute 1/1")
    assert state.explain("draw")[0].nearest == "repel"
    assert legal(turned_up(state.play("repel"), "green skiff 1/1")) == {"repel", "keep"}


def test_pr_2_9_everybody_can_know_what_other_ships_of_a_colour_there_are() -> None:
    state = PORT.new()

    fleet = Counter({face: n for face, n in state.not_seen.items() if face.startswith("red frigate")})

    assert sum(fleet.values()) == 10
    swords = Counter(str(state.swords_of(face) or "skull") for face in fleet.elements())
    assert swords == {"1": 3, "3": 3, "6": 2, "skull": 2}


def test_pr_2_10_the_second_ship_of_a_colour_ends_the_turn_with_nothing() -> None:
    state = discovering("blue flute 3/5", "sailor 3", open=["captains"], coins={"A": 9, "B": 9})

    after = turned_up(state, "blue flute 2/1")

    assert kinds(after) == ["turns_up", "busts", "sinks", "next_turn"] and told_of(after, "sinks") == [(-1, 3)]
    assert sorted(after.discard) == ["blue flute 2/1", "blue flute 3/5", "sailor 3"] and after.open_expeditions == ("captains",)
    assert (after.active, after.phase, coins(after)) == (1, "discovery", [9, 9])


def test_pr_2_10_the_odds_of_it_are_known_before_the_card_is_drawn() -> None:
    state = discovering("blue flute 1/1", "sailor 3", people={"A": ["sailor 3"]})

    assert state.bust_odds == Fraction(6, 116)  # two 2/2, one 3/2, two 3/5 and one 4/5 that one sword does not repel


@pytest.mark.parametrize(("pays", "amounts"), [("each", [(1, 1), (2, 2), (0, 1)]), ("once", [(1, 1), (2, 1), (0, 1)])])
def test_pr_2_11_then_jesters_are_paid_from_the_active_seat_clockwise(pays: str, amounts: list[tuple[int, int]]) -> None:
    people = {"A": ["jester 5"], "B": ["jester 9"], "C": ["jester 7", "jester 7"]}
    state = discovering(
        "blue flute 1/1", game=playing(jester_pays=pays), players=3, to_move="B", people=people, coins=dict.fromkeys("ABC", 0)
    )  # fmt: skip

    after = turned_up(state, "blue flute 2/2")

    assert told_of(after, "jester_bust") == amounts and coins(after) == [n for _, n in sorted(amounts)]


def test_pr_2_12_without_a_card_to_draw_one_can_only_fulfil_or_stop() -> None:
    state = drained(pile=0, open=["captains"], people={"A": ["captain 4", "captain 4"]}, to_move="A")

    assert legal(state) == {"stop", "fulfil captains captain captain"}
    refused(state, "draw", "PR-2.12")
    assert legal(drained(pile=1, to_move="A")) == legal(drained(pile=0, discard=["sailor 3"], to_move="A")) == {"draw"}
    after = state.play("fulfil captains captain captain")
    assert after.coins(0) == 2 and after.pile_size == after.discard_size == 0  # the two captains became its coins


def test_pr_2_12_coins_that_cannot_be_paid_are_not_owed() -> None:
    state = drained(pile=1, harbour=["blue flute 4/5"], phase="trade and hire", to_move="A", active="A")

    after = state.play("take blue flute 4/5")

    assert after.coins(0) == 2 and told_of(after, "coins_missing") == [(0, 2)]  # the last of the pile, and the ship itself


def test_pr_2_12_a_turn_in_which_nothing_can_happen_is_skipped() -> None:
    state = drained(pile=0, players=3, open=["captains"], people={"C": ["captain 4", "jack 6"]}, to_move="A")

    after = state.play("stop")

    assert told_of(after, "turn_skipped") and after.active == 2 and legal(after) == {"stop", "fulfil captains captain jack"}


@pytest.mark.parametrize(("when", "pile", "shuffles"), [("at_once", 2, 1), ("when_needed", 0, 0)])
def test_pr_2_13_the_discard_pile_is_shuffled_when_the_last_card_leaves_or_when_one_is_needed(
    when: str, pile: int, shuffles: int
) -> None:
    state = drained(pile=1, game=playing(reshuffle=when), discard=["sailor 3", "captain 4"], to_move="A")

    after = turned_up(state, "priest 4")
    later = after.play("draw")

    assert (after.pile_size, after.shuffles, after.harbour) == (pile, shuffles, ("priest 4",))
    assert later.shuffles == 1 and set(map(str, later.chances())) == {"reveal sailor 3", "reveal captain 4"}


@pytest.mark.parametrize(("when", "pile"), [("at_once", 3), ("when_needed", 0)])
def test_pr_2_13_so_it_is_when_the_last_card_becomes_a_coin(when: str, pile: int) -> None:
    people = {"B": ["jester 5", "jester 7"]}
    state = drained(pile=2, game=playing(reshuffle=when), discard=["sailor 3"] * 3, people=people, drawn="tax points", to_move="A")

    after = state.play("stop")

    assert after.coins(1) == state.coins(1) + 2 and after.pile_size == pile


def test_pr_2_13_paid_coins_are_shuffled_in_and_nobody_sees_their_faces() -> None:
    state = PORT.from_dict({"pile": 1, "drawn": "tax points", "drawn_count": 1, "coins": {"A": 20, "B": 20}, "paid": 78, "to_move": "A"})

    shuffling = state.play("draw", "reveal priest 4")
    settled = shuffling.settle([1, 2, 3, 4])

    assert shuffling.to_move == CHANCE and all(a.verb == "return" for a in shuffling.chances())
    assert settled.pile_size == 78 and settled.not_seen == shuffling.not_seen and settled.harbour == ("priest 4",)
    assert not settled.odds_are_exact and state.odds_are_exact
