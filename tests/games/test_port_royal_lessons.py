"""The lesson of Port Royal, played: every right, wrong and illegal answer of every step, its odds, and that it teaches every rule.

Every move is played on the step itself; the tutor, which also draws the table, plays a first and a last move of each sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import cache

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction
from tabletop.core.event import Event
from tabletop.core.game import Game
from tabletop.core.text import LANGUAGES, Text
from tabletop.games.port_royal.deck import FACES
from tabletop.games.port_royal.discovery import best_stopping, coins_of_takes, discovery_from
from tabletop.games.port_royal.pieces import State
from tabletop.teach.check import check_lesson
from tabletop.teach.lesson import Lesson, Step, matching
from tabletop.teach.stage import Stage
from tabletop.teach.tutor import Tutor

# Rules that no move of a step can show: where the lesson says them, and the words it says them with.
SAID = {
    "PR-1.3": ("five", "lies open from the start. With two to four players it stays in the box"),
    "PR-1.6": ("turn", "Everybody begins with 3 coins"),
    "PR-1.7": ("odds", "a coin is a card of the pile, face down, and nobody knows which"),
    "PR-1.8": ("first", "Whoever was at the sea most recently begins, and play goes clockwise"),
    "PR-1.9": ("turn", "On your turn you first discover"),
    "PR-2.2": ("another", "turn up another, as often as you like, or stop"),
    "PR-2.3": ("another", "People stay in the harbour"),
    "PR-2.7": ("again", "Repelling uses nothing up"),
    "PR-3.1": ("expedition", "laid above the harbour, not into it, and stays until somebody fulfils it"),
    "PR-3.4": ("any-time", "on your own turn any time will do"),
    "PR-3.8": ("tax-coin", "All who are level get one"),
    "PR-3.9": ("tax-coin", "The tax itself is discarded, it is no card of the harbour, and you may draw on"),
    "PR-4.2": ("one-by-one", "one after the other: what the first brings can pay for the second"),
    "PR-4.5": ("at-once", "Whoever you hire helps you at once"),
    "PR-4.6": ("others", "the others have a chance each, clockwise"),
    "PR-5.5": ("mademoiselle", "every person costs you a coin less"),
    "PR-6.2": ("goal", "in the end most points win"),
}
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
ONE_MORE = ("dare", "enough", "too-few", "skull", "too-late", "admiral", "last-laugh")  # "one more card, or stop?"
# What is told in numbers of the table as a step opens: coins or points by seat.
STANDING = [
    ("goal", "points", (13, 10)), ("goal", "coins", (2, 7)), ("hire", "coins", (4, 3)), ("one-by-one", "coins", (2, 3)),
    ("fee", "coins", (4, 2)), ("nothing", "coins", (1, 2)), ("governor", "coins", (8, 3)), ("tax", "coins", (13, 5)),
    ("tax-coin", "points", (1, 4, 1)), ("twelve", "points", (10, 7)), ("level", "points", (11, 12)), ("level", "coins", (5, 2)),
    ("variant", "points", (10, 4)), ("dead-end", "points", (7, 6)), ("check-5", "points", (5, 0)),
]  # fmt: skip
# What comes of a move, in coins or points by seat, as its feedback tells.
OUTCOMES = [
    ("trade", "take blue flute 3/5", "coins", (6, 3)), ("hire", "take captain 4", "coins", (0, 3)),
    ("hire", "take captain 4", "points", (1, 0)), ("one-by-one", "take blue flute 3/2", "coins", (5, 3)),
    ("one-by-one", "take yellow pinnace 2/2", "coins", (4, 3)), ("one-by-one", "take green skiff 1/1", "coins", (3, 3)),
    ("one-by-one", "take red frigate 1/1", "coins", (3, 3)), ("others", "take pirate 5", "coins", (1, 4)),
    ("fee", "take green skiff 3/3", "coins", (6, 3)), ("nothing", "take blue flute 3/2", "coins", (4, 2)),
    ("nothing", "pass", "coins", (2, 4)), ("traders", "take green skiff 2/3", "coins", (6, 3)),
    ("traders", "take red frigate 3/6", "coins", (5, 3)), ("mademoiselle", "take pirate 5", "coins", (0, 3)),
    ("governor", "take governor 8", "coins", (0, 3)), ("admiral", "stop", "coins", (3, 3)),
    ("last-laugh", "draw", "coins", (4, 3)), ("expedition", "fulfil captains captain captain", "coins", (5, 3)),
    ("expedition", "fulfil captains captain captain", "points", (5, 0)),
    ("any-time", "fulfil settlers settler settler", "points", (4, 0)), ("not-now", "take green skiff 2/3", "coins", (2, 4)),
    ("five", "fulfil all-three captain priest settler", "points", (5, 0, 0, 0, 0)),
    ("five", "fulfil all-three captain priest settler", "coins", (6, 3, 4, 3, 2)),
    ("twelve", "take sailor 5", "points", (12, 7)), ("twelve", "take green trader 3", "points", (11, 7)),
    ("level", "take sailor 3", "coins", (3, 2)), ("level", "take settler 4", "coins", (2, 2)),
    ("level", "take settler 4", "points", (12, 12)), ("variant", "take admiral 7", "points", (12, 4)),
    ("variant", "fulfil settlers settler settler", "points", (12, 4)),
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
INVITED = {  # the rule that refuses what a step invites one to try
    "first": "PR-2.1", "swords": "PR-2.4", "too-few": "PR-2.5", "skull": "PR-2.5", "too-late": "PR-2.6", "hire": "PR-4.4", "fee": "PR-4.7",
    "mademoiselle": "PR-4.4", "expedition": "PR-3.2", "any-time": "PR-4.1", "not-now": "PR-3.5", "dead-end": "PR-2.12",
}  # fmt: skip
TOUCHED = {  # what the prompt names of it, in both languages
    "draw": ("Draw", "뽑기"), "stop": ("Stop", "마치기"), "repel": ("Repel", "쫓아내기"), "take": ("the {}", "{}[을를]"),
    "fulfil": ("expedition", "탐험대"),
}  # fmt: skip
UNTOUCHED = {"PR-2.8", "PR-3.1", "PR-4.2"}  # an option; an expedition and a card that do not lie on the table


@cache
def port() -> Game:
    return tabletop.load("port_royal")


def lesson() -> Lesson:
    found: Lesson = port().rooms.room("lessons").LESSONS[0]
    return found


def steps(*kinds: str) -> list[pytest.ParameterSet]:
    return [pytest.param(step, id=step.id) for step in lesson().steps if step.kind in kinds]


CHOOSY = [pytest.param(step, id=step.id) for step in lesson().steps if step.other or step.wrong]  # where a legal move can be wrong
INVITING = [pytest.param(step, id=step.id) for step in lesson().steps if step.refused]


@cache
def tutors() -> dict[str, Tutor]:
    return {lang: tabletop.lesson("port_royal", lang=lang) for lang in LANGUAGES}


def opened(step: Step, lang: str = "en") -> Tutor:
    tutor = tutors()[lang]
    tutor.go(step.id)
    return tutor


def opening(step: Step | str) -> State:
    state = (lesson().step(step) if isinstance(step, str) else step).opening(port())
    assert isinstance(state, State)
    return state


def played(step: Step | str, action: Action | str) -> Stage:
    stage = Stage(port(), lesson().step(step) if isinstance(step, str) else step)
    stage.play_out(action)
    return stage


def state_after(step: str, action: Action | str) -> State:
    state = played(step, action).state
    assert isinstance(state, State)
    return state


def then(state: State, *actions: Action | str) -> State:
    after = state.play(*actions)
    assert isinstance(after, State)
    return after


def events_of(stage: Stage) -> list[Event]:
    return [event for move in stage.moves[1:] for event in move.state.events]


def told(step: str, action: str) -> list[tuple[str, int, int | str]]:
    return [(e.kind, e.seat, e.amount) for e in events_of(played(step, action))]


def counted(state: State, what: str) -> tuple[int, ...]:
    return tuple((state.points if what == "points" else state.coins)(seat) for seat in range(state.players))


def illegal(state: State) -> list[Action]:
    legal = set(state.legal_actions())
    return [a for a in port().actions() if not a.by_chance and a not in legal]


def right(step: Step) -> list[Action]:
    return [a for a in opening(step).legal_actions() if step.is_right(a)]


def wrong(step: Step) -> list[Action]:
    return [a for a in opening(step).legal_actions() if not step.is_right(a)]


def one_each(step: Step, actions: Iterable[Action]) -> list[Action]:
    """A first and a last move of each sentence that moves get to hear."""
    first: dict[str, Action] = {}
    last: dict[str, Action] = {}
    for action in actions:
        said = (step.feedback(action) or {})["en"]
        first.setdefault(said, action)
        last[said] = action
    return list(dict.fromkeys([*first.values(), *last.values()]))


def texts_of(step: Step) -> list[Text]:
    """All that a step can say."""
    texts = [step.title, step.text, step.prompt, step.hint, step.praise, step.other, *step.wrong.values(), *step.refused.values()]
    return [text for text in texts if text] + [text for choice in step.choices for text in (choice.text, choice.why)]


def words(step: Step) -> int:
    return len(" ".join(text["en"] for text in (step.title, step.text, step.prompt) if text).split())


def named(text: Text, lang: str) -> set[str]:
    """The ships and people that a text names by their faces."""
    found = {face: port().rulebook.word(face, lang) for face in FACES if re.search(r"\d", face)}
    return {face for face, word in found.items() if re.search(rf"(?<![\w/]){re.escape(word)}(?![\d/])", text[lang])}


# what is written stands


def test_the_lesson_has_no_fault() -> None:
    assert check_lesson(lesson(), port()) == []


def test_it_goes_from_theme_goal_and_overview_over_a_first_move_to_a_self_check_and_a_game() -> None:
    kinds = [step.kind for step in lesson().steps]

    assert [step.id for step in lesson().steps[:4]] == ["port", "goal", "turn", "first"]
    assert kinds[:4] == ["read", "read", "read", "move"]
    assert kinds.count("move") >= 24
    assert kinds[-1] == "game" and kinds[-6:-1] == ["question"] * 5


def test_the_first_move_comes_within_two_minutes() -> None:
    assert sum(words(step) for step in lesson().steps[:4]) < 2 * 150  # words a minute, read slowly


@pytest.mark.parametrize("step", steps("read", "move", "question", "game"))
def test_a_step_is_short_and_in_both_languages_which_name_the_same_cards_and_numbers(step: Step) -> None:
    assert words(step) <= 100
    for text in texts_of(step):
        english, korean = (set(re.findall(r"\d+", text[lang])) for lang in LANGUAGES)

        assert english == korean
        assert named(text, "en") == named(text, "ko")
        assert not re.search("[가-힣]", text["en"])
        assert re.search("[가-힣]", text["ko"])


# every answer


@pytest.mark.parametrize("step", steps("move"))
def test_every_right_move_is_played_out_as_the_step_names_it(step: Step) -> None:
    assert right(step)
    for action in right(step):
        stage = played(step, action)

        assert stage.tried == action and not stage.left
        assert len(stage.moves) > 1 and not stage.state.is_chance


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", steps("move"))
def test_a_right_move_is_praised(step: Step, lang: str) -> None:
    for action in one_each(step, right(step)):
        tutor = opened(step, lang)

        said = tutor.play(action)

        assert step.praise is not None and said == step.praise[lang]
        assert tutor.panel()["feedback"] == {"kind": "right", "text": said}
        assert tutor.progress()[lesson().steps.index(step)]["done"]


@pytest.mark.parametrize("step", CHOOSY)
def test_every_legal_but_wrong_move_is_played_out_and_has_feedback(step: Step) -> None:
    assert wrong(step)
    for action in wrong(step):
        stage = played(step, action)

        assert step.feedback(action) not in (None, step.praise)
        assert stage.tried == action and not stage.left and not stage.state.is_chance
        for reply in step.script(action):
            assert reply.startswith("reveal") or reply in [str(move.action) for move in stage.moves if move.seat == 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", CHOOSY)
def test_a_wrong_move_hears_what_is_wrong_with_it_and_can_be_tried_again(step: Step, lang: str) -> None:
    start = opening(step)
    for action in one_each(step, wrong(step)):
        tutor = opened(step, lang)

        said = tutor.play(action)

        assert said and said == (step.feedback(action) or {})[lang]
        assert tutor.panel()["feedback"]["kind"] == "wrong"
        assert "again" in {button["id"] for button in tutor.panel()["buttons"]}
        tutor.try_again()
        assert tutor.match.state == start


@pytest.mark.parametrize("step", steps("move"))
def test_every_illegal_move_is_refused_with_a_rule_and_nothing_is_played(step: Step) -> None:
    stage = Stage(port(), step)
    start = stage.state
    for action in illegal(opening(step)):
        with pytest.raises(IllegalAction, match=r"\((PR-\d\.\d+|CORE-\w+)"):
            stage.play(action)

        assert stage.state is start


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", steps("move"))
def test_a_refusal_is_told_with_its_rule_and_an_invited_one_with_a_word_of_the_step(step: Step, lang: str) -> None:
    state, tutor = opening(step), opened(step, lang)
    by_rule = {state.explain(action)[0].rule: action for action in illegal(state)}
    for rule, action in by_rule.items():
        said = tutor.play(action)

        assert said and re.search(rf"\(.*{re.escape(rule)}\b.*\)$", said)
        assert tutor.match.state == state
    for pattern, text in step.refused.items():
        tutor.play(matching(pattern, illegal(state))[0])

        assert tutor.panel()["feedback"] == {"kind": "info", "text": text[lang]}


@pytest.mark.parametrize("step", INVITING)
def test_what_a_step_invites_is_named_in_its_prompt_and_refused_by_a_rule_that_is_taught_by_then(step: Step) -> None:
    state = opening(step)
    so_far = lesson().steps[: lesson().steps.index(step) + 1]
    for pattern in step.refused:
        verb, _, card = pattern.partition(" ")

        assert step.prompt
        for word, lang in zip(TOUCHED[verb], LANGUAGES, strict=True):
            assert re.search(word.format(_short(card, lang)), step.prompt[lang])
        assert {state.explain(action)[0].rule for action in matching(pattern, illegal(state))} == {INVITED[step.id]}
        assert any(INVITED[step.id] in earlier.rules for earlier in so_far)


def _short(card: str, lang: str) -> str:
    """What a prompt calls a card of the harbour: a ship by its name, a person by the kind, perhaps with the price."""
    if not card:
        return ""
    name = card.split()[1] if "/" in card else card.split()[0]
    return f"{port().rulebook.word(name, lang)}(?: \\d)?"


def test_each_refusal_that_a_touch_can_meet_is_invited() -> None:
    known = {rule.id for rule in port().rulebook.rules.values() if rule.refusals}

    assert {step.id for step in lesson().steps if step.refused} == set(INVITED)
    assert set(INVITED.values()) | set(UNTOUCHED) == known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", steps("question"))
def test_every_answer_of_a_question_gets_its_reason(step: Step, lang: str) -> None:
    for number, choice in enumerate(step.choices):
        tutor = opened(step, lang)

        said = tutor.answer(number)

        assert said == choice.why[lang]
        assert tutor.panel()["feedback"]["kind"] == ("right" if number == step.answer else "wrong")
        assert tutor.panel()["choices"][number]["chosen"]
        assert choice.why["en"].startswith("Right") == choice.why["ko"].startswith("맞습니다") == (number == step.answer)


def test_the_right_answers_do_not_always_stand_at_the_same_place() -> None:
    answers = [step.answer for step in lesson().steps if step.kind == "question"]

    assert max(answers.count(n) for n in set(answers)) <= 0.6 * len(answers)


def test_one_more_card_is_not_always_the_right_answer() -> None:
    answers = [lesson().step(name).show for name in ONE_MORE]

    assert {answers.count("draw"), answers.count("stop")} == {3, 4}


@pytest.mark.parametrize("step", steps("move"))
def test_show_me_does_the_step(step: Step) -> None:
    tutor = opened(step)

    tutor.show_me()

    assert tutor.progress()[lesson().steps.index(step)]["shown"]
    assert isinstance(tutor.match, Stage) and str(tutor.match.tried) == step.show


@pytest.mark.parametrize("step", steps("read", "move", "question"))
def test_a_step_looks_the_same_every_time(step: Step) -> None:
    assert opening(step).to_dict() == opening(step).to_dict()
    assert not opening(step).is_chance
    for action in right(step)[:1] if step.kind == "move" else ():
        assert played(step, action).state.to_dict() == played(step, action).state.to_dict()


# what is taught


@pytest.mark.parametrize("rule", [r.id for r in tabletop.load("port_royal").rulebook.rules.values() if r.kind == "rule"])
def test_every_rule_is_really_taught(rule: str) -> None:
    teaching = [step for step in lesson().steps if rule in step.rules]
    shown = False
    for step in (s for s in teaching if s.kind == "move"):
        state = opening(step)
        shown |= any(e.rule == rule for a in right(step) + wrong(step) for e in events_of(played(step, a)))
        shown |= any(r.rule == rule for p in step.refused for a in matching(p, illegal(state)) for r in state.explain(a))

    assert teaching, f"no step names {rule}"
    if rule in SAID:
        where, phrase = SAID[rule]
        step = lesson().step(where)
        assert rule in step.rules
        assert phrase in " ".join(text["en"] for text in (step.text, step.prompt, step.praise) if text)
    else:
        assert shown, f"no step shows {rule} happening"


def test_components_and_theme_are_told_too() -> None:
    assert {rule.id for rule in port().rulebook.rules.values()} == set(lesson().rules)


def test_nobody_is_asked_what_has_not_been_taught() -> None:
    taught = {"PR-4.1", "PR-4.8"}  # how many cards one may take, and that the next turn begins, are told in passing before their steps
    for step in lesson().steps:
        taught |= set(step.rules)
        if step.kind == "move":
            needed = {e.rule for a in right(step) for e in events_of(played(step, a)) if e.seat == 0}

            assert needed <= taught, f"{step.id} needs {needed - taught}"


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


@pytest.mark.parametrize(("step", "what", "numbers"), STANDING)
def test_the_table_shows_the_numbers_that_the_text_tells(step: str, what: str, numbers: tuple[int, ...]) -> None:
    assert counted(opening(step), what) == numbers


@pytest.mark.parametrize(("step", "action", "what", "numbers"), OUTCOMES)
def test_what_a_move_brings_is_what_its_feedback_tells(step: str, action: str, what: str, numbers: tuple[int, ...]) -> None:
    assert counted(state_after(step, action), what) == numbers


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

    ends = [card for card in ("yellow pinnace 2/2", "green skiff 4/5", "red frigate 3/6") if first.ends_turn(card)]
    assert ends == ["red frigate 3/6"]
    assert second.bust_odds == Fraction(36, 113) and sum(n for f, n in second.not_seen.items() if "black galleon" in f) == 10
    assert then(second, "stop").takes_left == 2
    assert third.takes_left == 4
    assert fourth.coins(0) - then(fourth, "take captain 4").coins(0) == 4
    assert then(fifth, "fulfil priests+settler priest priest settler").points(0) == 8


def test_the_free_game_is_played_to_its_end_against_the_computer() -> None:
    tutor = opened(lesson().step("game"))
    assert repr(tutor.match).count("greedy") == 1

    while not tutor.match.state.is_over:
        legal = [str(action) for action in tutor.match.state.legal_actions()]
        tutor.play("stop" if "stop" in legal else legal[-1])

    assert tutor.progress()[-1]["done"]
    assert tutor.feedback
