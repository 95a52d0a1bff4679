"""What the lesson of Port Royal tells in numbers is so: the odds of one more card, coins and points, and what comes of a move."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tabletop.core.action import Action
from tabletop.games.port_royal.discovery import best_stopping, coins_of_takes, discovery_from
from tabletop.games.port_royal.pieces import State
from tabletop.teach.lesson import Step
from tests.games.harbour_lesson import (
    ONE_MORE,
    counted,
    lesson,
    opening,
    port,
    right,
    state_after,
    steps,
    texts_of,
    then,
    told,
    wrong,
)

# Where a step tells the odds of a bust: the step, what hears it (a move, a choice, "" for the question), the move after which
# they hold ("" before any), cards that end the turn, of how many.
ODDS = [
    ("odds", "1", "", 18, 116), ("dare", "draw", "", 9, 118), ("dare", "stop", "", 9, 118), ("enough", "draw", "", 27, 115),
    ("enough", "stop", "", 27, 115), ("swords", "repel", "repel", 5, 115), ("swords", "keep", "keep", 11, 115),
    ("too-few", "draw", "", 14, 116), ("too-few", "stop", "", 14, 116), ("skull", "draw", "", 1, 112), ("skull", "stop", "", 1, 112),
    ("too-late", "draw", "", 4, 115), ("too-late", "stop", "", 4, 115), ("colours", "keep", "keep", 23, 114),
    ("admiral", "draw", "", 18, 113), ("admiral", "stop", "", 18, 113), ("last-laugh", "draw", "", 9, 115),
    ("last-laugh", "stop", "", 9, 115),
]  # fmt: skip
# What the table shows as a step opens, in coins or points by seat, and the words with which the step says it.
STANDING = [
    ("goal", "points", (13, 10), "13 points to 10"), ("goal", "coins", (2, 7), "B has more coins"),
    ("hire", "coins", (4, 3), "You have 4 coins"), ("one-by-one", "coins", (2, 3), "You have 2 coins"),
    ("fee", "coins", (4, 2), "4 for the captain and 1 for B"), ("nothing", "coins", (1, 2), "B has 2 coins"),
    ("governor", "coins", (8, 3), "You have 8 coins"), ("jester", "coins", (5, 4), "the 5 coins that you have"),
    ("tax", "coins", (13, 5), "You have 13 coins"), ("twelve", "points", (10, 7), "You have 10 points"),
    ("level", "points", (11, 12), "B has 12 points and 2 coins, you have 11 points and 5 coins"),
    ("level", "coins", (5, 2), "B has 12 points and 2 coins, you have 11 points and 5 coins"),
    ("variant", "points", (10, 4), "you have 10 points"), ("check-5", "points", (5, 0), "You have 5 of them"),
]  # fmt: skip
# What a move brings, in coins or points by seat, and the words with which its feedback says it.
OUTCOMES = [
    ("trade", "take blue flute 3/5", "coins", (6, 3), "now you have 6"),
    ("hire", "take captain 4", "points", (1, 0), "your first point"),
    ("one-by-one", "take blue flute 3/2", "coins", (5, 3), "2 and 3 make 5"),
    ("one-by-one", "take yellow pinnace 2/2", "coins", (4, 3), "2 and 2 make 4"),
    ("one-by-one", "take green skiff 1/1", "coins", (3, 3), "2 and 1 make 3"),
    ("one-by-one", "take red frigate 1/1", "coins", (3, 3), "2 and 1 make 3"),
    ("fee", "take green skiff 3/3", "coins", (6, 3), "6 coins now"),
    ("traders", "take green skiff 2/3", "coins", (6, 3), "4 in all"),
    ("governor", "take governor 8", "coins", (0, 3), "Your coins are spent"),
    ("admiral", "stop", "coins", (3, 3), "with 3 you can hire the sailor"),
    ("last-laugh", "draw", "coins", (4, 3), "bring 3 coins"),
    ("expedition", "fulfil captains captain captain", "coins", (5, 3), "2 coins came with it"),
    ("expedition", "fulfil captains captain captain", "points", (5, 0), "an expedition of 4 points"),
    ("any-time", "fulfil settlers settler settler", "points", (4, 0), "4 points for 2"),
    ("not-now", "take green skiff 2/3", "coins", (2, 4), "A coin more, after the fee"),
    ("five", "fulfil all-three captain priest settler", "points", (5, 0, 0, 0, 0), "have become 5 points"),
    ("tax-coin", "draw", "points", (1, 4, 1), "you and C have 1 each, B has 4"),
    ("twelve", "take sailor 5", "points", (12, 7), "12 points: this round is the last. B has one more turn, and with 7"),
    ("twelve", "take green trader 3", "points", (11, 7), "11 points"), ("twelve", "take red frigate 2/3", "points", (10, 7), "10 points"),
    ("level", "take sailor 3", "coins", (3, 2), "you have 3 coins and B has 2"),
    ("level", "take settler 4", "coins", (2, 2), "2 coins each"), ("level", "take settler 4", "points", (12, 12), "12 points each"),
    ("level", "take yellow pinnace 1/1", "coins", (6, 2), "6 coins, but 11 points"),
    ("variant", "take admiral 7", "points", (12, 4), "12 points, but no expedition"),
    ("variant", "fulfil settlers settler settler", "points", (12, 4), "12 points with an expedition"),
    ("dead-end", "stop", "points", (7, 6), "7 points to 6"),
]  # fmt: skip
HAPPENS = [
    ("lost", "draw", ("busts", 0, "green skiff 1/1")), ("lost", "draw", ("next_turn", 1, -1)),
    ("dare", "draw", ("turns_up", 0, "black galleon 3/7")), ("enough", "draw", ("busts", 0, "yellow pinnace 2/2")),
    ("swords", "repel", ("repels", 0, "yellow pinnace 1/1")),
    ("second", "keep", ("busts", 0, "yellow pinnace 2/2")), ("again", "keep", ("busts", 0, "red frigate 1/1")),
    ("too-few", "draw", ("busts", 0, "black galleon 1/2")), ("too-late", "draw", ("turns_up", 0, "green trader 3")),
    ("others", "take pirate 5", ("sells", 1, "yellow pinnace 2/2")), ("others", "take pirate 5", ("pays_fee", 1, 1)),
    ("others", "take pirate 5", ("clears", -1, 2)), ("nothing", "take blue flute 3/2", ("passed_over", 1, -1)),
    ("nothing", "pass", ("sells", 1, "blue flute 3/2")), ("traders", "take green skiff 2/3", ("trader_bonus", 0, 2)),
    ("mademoiselle", "take pirate 5", ("pays", 0, 4)), ("governor", "take governor 8", ("more_takes", 0, 1)),
    ("admiral", "stop", ("admiral", 0, 2)), ("admiral", "draw", ("busts", 0, "green skiff 1/1")),
    ("jester", "take jester 5", ("jester_empty", 0, 1)), ("jester", "take jester 5", ("pays_fee", 1, 1)),
    ("last-laugh", "draw", ("jester_bust", 0, 3)), ("jack", "fulfil priests priest jack", ("gives", 0, "jack")),
    ("any-time", "pass", ("sells", 1, "blue flute 2/2")), ("tax", "take green skiff 1/1", ("taxed", 0, 7)),
    ("tax", "pass", ("taxed", 0, 6)), ("tax", "take settler 4", ("tax_swords", 1, 1)),
    ("tax-coin", "draw", ("tax_points", 0, 1)), ("tax-coin", "draw", ("tax_points", 2, 1)),
    ("shuffle", "draw", ("shuffled", -1, 105)), ("twelve", "take sailor 5", ("last_round", 0, 12)),
    ("level", "take sailor 3", ("wins_by_coins", 0, 3)), ("level", "take settler 4", ("shares", 1, 12)),
    ("level", "take yellow pinnace 1/1", ("wins", 1, 12)), ("level", "pass", ("wins", 1, 12)),
    ("variant", "fulfil settlers settler settler", ("last_round", 0, 12)), ("dead-end", "stop", ("dead_end", -1, -1)),
    ("dead-end", "stop", ("wins", 0, 7)),
]  # fmt: skip


# the odds in view


@pytest.mark.parametrize(("step", "heard", "after", "cards", "of"), ODDS)
def test_the_odds_that_a_step_tells_are_those_of_the_table(step: str, heard: str, after: str, cards: int, of: int) -> None:
    asked, state = lesson().step(step), opening(step)
    said = asked.choices[int(heard)].text if asked.choices else asked.feedback(port().parse(heard))
    if after:
        state = then(state, after)
    percent = round(100 * state.bust_odds)

    assert state.odds_are_exact and sum(state.not_seen.values()) == of
    assert state.bust_odds == Fraction(cards, of)
    assert said and f"{cards} of {of} cards, {percent}%" in said["en"]
    assert f"{of}장 중 {cards}장, {percent}%" in said["ko"]


@pytest.mark.parametrize("step", steps("move"))
def test_whoever_decides_on_one_more_card_hears_the_odds_of_it(step: Step) -> None:
    asked = step.prompt is not None and "one more card, or stop?" in step.prompt["en"].lower()

    assert asked == (step.id in ONE_MORE)
    if asked:
        assert {heard for name, heard, *_ in ODDS if name == step.id} == {"draw", "stop"}


@pytest.mark.parametrize("name", [name for name in ONE_MORE if name not in ("admiral", "last-laugh")])
def test_the_right_answer_is_what_is_best_for_coins_of_ships(name: str) -> None:
    chain = discovery_from(opening(name), most=8)
    best = best_stopping(chain, coins_of_takes(chain))

    assert best.policy[chain.graph["start"]] == lesson().step(name).show


def test_swords_bring_the_risk_down_as_the_steps_say() -> None:
    kept, repelled = state_after("swords", "keep"), state_after("swords", "repel")
    skull = opening("skull")

    assert (kept.bust_odds, repelled.bust_odds) == (Fraction(11, 115), Fraction(5, 115))
    assert skull.swords(0) == 7
    assert skull.bust_odds * 112 == 1
    assert sum(n for face, n in skull.not_seen.items() if face.startswith("black galleon")) == 9


def test_the_question_of_the_odds_counts_ships_and_people_as_the_table_does() -> None:
    not_seen = opening("odds").not_seen
    ships = {face: n for face, n in not_seen.items() if "/" in face}

    assert (sum(ships.values()), sum(not_seen.values())) == (48, 116)
    for colour in ("green", "blue"):
        assert sum(n for face, n in ships.items() if face.startswith(colour)) == 9
    assert sum(n for face, n in not_seen.items() if face.split()[-1].isdigit()) > 116 / 2


def test_after_the_shuffle_the_odds_are_an_estimate() -> None:
    before, after = opening("shuffle"), state_after("shuffle", "draw")

    assert (before.pile_size, before.paid, before.odds_are_exact) == (1, 12, True)
    assert (after.pile_size, after.shuffles, after.odds_are_exact) == (105, 1, False)


# what the steps say is what happens


@pytest.mark.parametrize(("step", "what", "numbers", "words"), STANDING)
def test_the_table_shows_the_numbers_that_the_step_tells(step: str, what: str, numbers: tuple[int, ...], words: str) -> None:
    assert counted(opening(step), what) == numbers
    assert any(words in text["en"] for text in texts_of(lesson().step(step)))


@pytest.mark.parametrize(("step", "action", "what", "numbers", "words"), OUTCOMES)
def test_what_a_move_brings_is_what_its_feedback_tells(step: str, action: str, what: str, numbers: tuple[int, ...], words: str) -> None:
    said = lesson().step(step).feedback(port().parse(action))

    assert counted(state_after(step, action), what) == numbers
    assert said and words in said["en"]


@pytest.mark.parametrize(("step", "action", "event"), HAPPENS)
def test_a_consequence_is_the_one_that_the_feedback_tells(step: str, action: str, event: tuple[str, int, int | str]) -> None:
    assert event in told(step, action)


def test_keeping_the_frigate_gives_a_second_card() -> None:
    kept, repelled = (then(state_after("colours", action), "stop") for action in ("keep", "repel"))

    assert (kept.takes_left, repelled.takes_left) == (2, 1)


def test_the_pinnace_brings_more_once_its_trader_is_hired() -> None:
    after = state_after("at-once", "take yellow trader 3")

    assert after.to_move == 0 and after.takes_left == 1
    assert (opening("at-once").income(0, "yellow pinnace 3/4"), after.income(0, "yellow pinnace 3/4")) == (3, 4)


def test_what_is_right_first_lets_the_wanted_person_be_paid_next() -> None:
    step = lesson().step("one-by-one")
    can = {str(a): port().parse("take pirate 5") in state_after("one-by-one", a).legal_actions() for a in right(step) + wrong(step)}

    assert [action for action, paid in can.items() if paid] == ["take blue flute 3/2"]


def test_the_governor_lets_the_frigate_be_taken_too() -> None:
    after = state_after("governor", "take governor 8")

    assert after.to_move == 0 and after.coins(0) == 0
    assert then(after, "take red frigate 3/6").coins(0) == 3


def test_without_a_jester_the_empty_harbour_brings_nothing() -> None:
    step = lesson().step("jester")

    for action in right(step) + wrong(step):
        paid = [event for event in told("jester", str(action)) if event[0] == "jester_empty"]
        assert paid == ([("jester_empty", 0, 1)] if step.is_right(action) else [])


def test_only_the_right_payment_leaves_the_people_for_the_other_expedition() -> None:
    step = lesson().step("jack")
    given = [action for action in right(step) + wrong(step) if str(action).startswith("fulfil")]

    for action in given:
        after = state_after("jack", action)
        other = [a for a in after.legal_actions() if str(a).startswith("fulfil")]
        assert bool(other) == step.is_right(action)
        if other:
            assert {4, 6} == {after.points(0) - sum(_worth(p) for p in after.people(0)), _gain(after, other[0])}


def _worth(person: str) -> int:
    return {"captain 4": 1, "settler 4": 1, "priest 4": 1, "jack 6": 1}[person]


def _gain(state: State, fulfil: Action) -> int:
    after = state.play(fulfil)
    return after.scores()[0]["expeditions"] - state.scores()[0]["expeditions"]


def test_the_variant_ends_with_an_expedition_only() -> None:
    hired, fulfilled = (state_after("variant", a) for a in ("take admiral 7", "fulfil settlers settler settler"))

    assert opening("variant").game.options["variant_end"] == "trigger_and_winner"
    assert (hired.points(0), hired.last_round) == (12, False)
    assert (fulfilled.points(0), fulfilled.last_round) == (12, True)


def test_the_finished_game_of_the_goal_is_won_by_points() -> None:
    state = opening("goal")

    assert state.is_over and state.ranking() == (1, 2)
    assert [score.total for score in state.scores()] == [13, 10]


def test_the_answers_of_the_self_check_are_those_of_the_table() -> None:
    first, second, third, fourth, fifth = (opening(f"check-{n}") for n in range(1, 6))

    cards = ("yellow pinnace 2/2", "green skiff 4/5", "red frigate 3/6")
    ends = [card for card in cards if "busts" in [event.kind for event in first.play("draw", f"reveal {card}").events]]
    assert ends == ["red frigate 3/6"]
    assert second.bust_odds == Fraction(36, 113) and sum(n for f, n in second.not_seen.items() if "black galleon" in f) == 10
    assert then(second, "stop").takes_left == 2
    assert third.takes_left == 4
    assert fourth.coins(0) - then(fourth, "take captain 4").coins(0) == 4
    assert then(fifth, "fulfil priests+settler priest priest settler").points(0) == 8
