"""The tutor: what its buttons do, what it counts, what it says, and what it never sends to the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tabletop
from tabletop.core.errors import LessonError
from tabletop.show.terminal import show_aid
from tabletop.teach.aid import aid
from tabletop.teach.lesson import Lesson, Step
from tabletop.teach.tutor import Tutor, open_lesson

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
def tutor() -> Tutor:
    return tabletop.lesson("claim")


def buttons(tutor: Tutor) -> list[str]:
    return [button["id"] for button in tutor.panel()["buttons"]]


def press(tutor: Tutor, kind: str, name: str) -> None:
    """What the browser sends for a touch of the panel."""
    tutor._receive(tutor, {"kind": kind, "id": name, "view": "v", "n": 1}, [])


def progress_of(tutor: Tutor, step: str) -> dict[str, Any]:
    return next(p for p in tutor.progress() if p["step"] == step)


# going through


def test_the_first_step_is_open_and_next_goes_on(tutor: Tutor) -> None:
    assert tutor.panel()["progress"].startswith("1 of ")
    assert "back" not in buttons(tutor)

    press(tutor, "button", "next")

    assert tutor.step.id == "goal"
    assert "back" in buttons(tutor)
    press(tutor, "button", "back")
    assert tutor.step.id == "throne"


def test_next_is_called_skip_until_the_step_is_done(tutor: Tutor) -> None:
    tutor.go("higher")
    assert {"id": "next", "label": "Skip"} in tutor.panel()["buttons"]

    tutor.play("dwarf 7")

    assert {"id": "next", "label": "Next"} in tutor.panel()["buttons"]


def test_there_is_no_step_before_the_first_and_none_after_the_last(tutor: Tutor) -> None:
    assert tutor.back().id == "throne"

    tutor.go(len(tutor.lesson.steps))

    assert tutor.next().id == "game"
    assert "next" not in buttons(tutor)
    for wrong in (0, 99, "nowhere", None):
        with pytest.raises(LessonError):
            tutor.go(wrong)  # type: ignore[arg-type]


def test_a_touch_of_a_card_is_a_move(tutor: Tutor) -> None:
    tutor.go("higher")
    item = next(i for i in tutor._items.values() if i.part == "dwarf 7")

    press(tutor, "touch", item.id)
    tutor.wait(10)

    assert tutor.panel()["feedback"]["kind"] == "right"


def test_where_nothing_is_to_be_played_a_move_is_answered_and_nothing_lit(tutor: Tutor) -> None:
    start = tutor.match.state
    assert "look" in str(tutor.play("goblin 0"))

    tutor.go("knight-led")

    assert "choose" in str(tutor.play("knight 3"))
    assert not any("legal" in item.marks for item in tutor._items.values())
    assert tutor.go(1) and tutor.match.state == start


def test_a_second_move_waits_until_the_step_is_tried_again(tutor: Tutor) -> None:
    tutor.go("lead")
    praise = tutor.play("dwarf 9")

    assert "Try again" in str(tutor.play("dwarf 8"))

    assert tutor.feedback == praise


# what went wrong is counted, and helped with


def test_show_me_is_offered_after_two_misses_and_plays_the_move(tutor: Tutor) -> None:
    tutor.go("knight")
    tutor.play("dwarf 9")
    tutor.try_again()
    assert "show" not in buttons(tutor)
    tutor.play("goblin 1")
    assert "show" in buttons(tutor)

    press(tutor, "button", "show")

    assert tutor.match.moves[1].action == tutor.game.parse("play knight 2")
    found = progress_of(tutor, "knight")
    assert (found["wrong"], found["refused"], found["misses"], found["shown"], found["done"]) == (1, 1, 2, True, False)


def test_a_refused_move_that_the_step_invites_is_no_miss(tutor: Tutor) -> None:
    tutor.go("follow")

    said = tutor.play("goblin 9")

    assert "(CM-2.3)" in str(said)
    assert "stays in your hand" in str(tutor.feedback)
    assert progress_of(tutor, "follow")["misses"] == 0


def test_asking_why_not_is_no_miss(tutor: Tutor) -> None:
    tutor.go("knight-follow")

    assert "(CM-2.1)" in str(tutor.why("goblin 9"))
    assert "(CM-5.3)" in str(tutor.why("knight 9"))

    assert progress_of(tutor, "knight-follow")["misses"] == 0


def test_a_wrong_answer_counts_until_the_right_one_is_found(tutor: Tutor) -> None:
    tutor.go("level")

    for choice in ("1", "2", "0", "1"):
        press(tutor, "choice", choice)

    assert (progress_of(tutor, "level")["wrong"], progress_of(tutor, "level")["done"]) == (2, True)


def test_show_me_answers_a_question(tutor: Tutor) -> None:
    tutor.go("level")
    tutor.answer(1)
    tutor.answer(2)

    assert "show" in buttons(tutor)
    assert str(tutor.show_me()).startswith("This is the answer: I do. Right")
    assert {"id": "next", "label": "Next"} in tutor.panel()["buttons"]
    assert [c["chosen"] for c in tutor.panel()["choices"]] == [True, False, False]


def test_the_first_hint_is_words_and_the_second_marks_a_card(tutor: Tutor) -> None:
    tutor.go("higher")

    assert tutor.hint() == "Which of your numbers is above 5?"
    assert not any(m.startswith("hint") for i in tutor._items.values() for m in i.marks)
    tutor.hint()

    assert [i.part for i in tutor._items.values() if "hint:1:1" in i.marks] == ["dwarf 7"]
    assert progress_of(tutor, "higher")["hints"] == 2


def test_undo_takes_a_wrong_move_back(tutor: Tutor) -> None:
    tutor.go("higher")
    start = tutor.match.state
    assert "(CORE-undo)" in str(tutor.undo())
    tutor.play("dwarf 3")

    tutor.undo()

    assert tutor.match.state == start
    assert tutor.play("dwarf 7") == "7 beats 5: the trick is yours."


def test_progress_is_saved_for_a_teacher(tutor: Tutor, tmp_path: Path) -> None:
    tutor.go("higher")
    tutor.play("dwarf 3")

    saved = json.loads(tutor.save_progress(tmp_path / "progress.json").read_text(encoding="utf-8"))

    assert saved["game"] == "claim" and saved["steps"] == tutor.progress()
    assert [s["wrong"] for s in saved["steps"] if s["step"] == "higher"] == [1]


def test_the_rules_of_a_step_unfold_and_fold(tutor: Tutor) -> None:
    tutor.go("knight")
    before = tutor.panel()["text"]

    press(tutor, "button", "rules")
    assert [t.split()[0] for t in tutor.panel()["text"][len(before) :]] == ["CM-5.1", "CM-5.2"]
    press(tutor, "button", "rules")

    assert tutor.panel()["text"] == before


def test_buttons_that_are_not_offered_and_nonsense_do_nothing(tutor: Tutor) -> None:
    before = tutor.panel()

    for name in ("back", "again", "show", "hint", "", "__class__", "next " * 99):
        press(tutor, "button", name)
    for name in ("0", "-1", "٣", "9" * 40, "x"):
        press(tutor, "choice", name)

    assert tutor.panel() == before
    assert "no question" in str(tutor.answer(0))
    assert "no move" in str(tutor.show_me())


# the free game


def test_the_free_game_has_the_tools_of_a_table(tutor: Tutor) -> None:
    tutor.go("game")
    assert {t["id"] for t in tutor._tools()} == {"hint", "why", "undo"}

    assert "hint" in str(tutor.hint()).lower()
    tutor.play(tutor.match.state.legal_actions()[0])
    tutor.undo()

    assert len(tutor.match.moves) == 1


# what reaches the browser


def sent_by(tutor: Tutor) -> str:
    """The whole picture as it is now: what a view gets that knows nothing."""
    sent: list[str] = []
    tutor.send = lambda content, buffers=None: sent.append(json.dumps(content))
    tutor._receive(tutor, {"kind": "hello", "seq": -1, "view": "v", "n": 1}, [])
    return "".join(sent)


def test_what_the_learner_cannot_know_is_not_sent(tutor: Tutor) -> None:
    tutor.go("off")
    position = tutor.match.state
    known = {*position.hand(0), *position.followers(0), position.up}
    hidden = [card for card in (*position.hand(1), *position.drawn(1), *position.stock) if card not in known]

    sent = sent_by(tutor).lower()

    assert hidden
    assert not [card for card in hidden if f'"{card}' in sent or f" {card}" in sent]


def hostile_lesson() -> Lesson:
    text = {"en": HOSTILE, "ko": HOSTILE}
    step = Step("x", "read", text, text, ("CM-1.1",), prompt=text)
    ask = Step("y", "question", text, text, ("CM-1.1",), prompt=text, choices=(tabletop_choice(), tabletop_choice()))
    return Lesson(text, "claim", (step, ask))


def tabletop_choice() -> Any:
    from tabletop.teach.lesson import Choice

    return Choice({"en": HOSTILE, "ko": HOSTILE}, {"en": HOSTILE, "ko": HOSTILE})


def test_hostile_text_stays_text(tmp_path: Path) -> None:
    tutor = open_lesson(hostile_lesson().save(tmp_path / "mine.json"))

    assert tutor.panel()["title"] == HOSTILE  # the browser sets it as text
    for _ in range(2):
        stored, _about = tutor._repr_mimebundle_()
        assert "<img src=x" not in stored["text/html"]
        assert "&lt;img src=x onerror=alert(1)&gt;" in stored["text/html"]
        tutor.next()
        tutor.answer(0)


def test_it_stands_in_a_notebook_with_its_words_and_its_board(tutor: Tutor) -> None:
    tutor.go("follow")

    stored, _about = tutor._repr_mimebundle_()

    assert stored["text/plain"].startswith("Follow the led faction (6 of ")
    assert "B led the dwarf 6" in stored["text/plain"] and "A's hand" in stored["text/plain"]
    assert "<p><b>Follow the led faction" in stored["text/html"] and "<img src=" in stored["text/html"]
    assert repr(tutor).startswith("<tutor of Claim, step 6 of ")


# what the table says in a lesson


def test_where_no_move_may_be_made_nobody_is_said_to_be_to_move(tutor: Tutor) -> None:
    def head() -> str:
        return str(tutor._ledger.whole()["head"]["sentence"])

    tutor.go("higher")
    assert head().startswith("Phase 1") and any(seat["turn"] for seat in tutor._ledger.whole()["seats"])

    tutor.play("dwarf 7")

    assert "Press Next" in head() and not any(seat["turn"] for seat in tutor._ledger.whole()["seats"])
    assert [tool["id"] for tool in tutor._ledger.whole()["tools"]] == ["undo"] and not tutor._ledger.whole()["moves"]
    tutor.go("check-1")
    assert "choose an answer" in head()


@pytest.mark.parametrize(("step", "card"), [("follow", "goblin 9"), ("knight-follow", "knight 9"), ("double-led", "dwarf 9")])
def test_a_refusal_in_a_step_names_no_other_move(tutor: Tutor, step: str, card: str) -> None:
    tutor.go(step)

    tutor.play(card)

    assert tutor._strip["kind"] == "refused" and "You may" not in tutor._strip["text"]


# the player aid


def test_the_player_aid_says_what_house_rules_are_played() -> None:
    plain, altered = (aid(tabletop.load("claim", options=o)).text for o in ({}, {"win_by": "majority", "first_leader": 1}))

    assert "Three factions win" in plain and "House rule" not in plain
    assert "Three factions win" not in altered
    assert "two to one. (CM-6.4)" in altered and "B leads the first trick of the game. (CM-1.6)" in altered


def test_the_player_aid_tells_a_house_rule_without_a_phrase() -> None:
    toy = tabletop.load(Path(__file__).parents[1] / "toy", options={"refill": "secret"})

    assert "House rule: refill = secret. (TY-1.3)" in aid(toy).text


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_player_aid_is_one_page_with_every_short_rule(lang: str) -> None:
    game = tabletop.load("claim")

    page = aid(game, lang)

    assert all(rule.aid[lang] in page.text and rule.id in page.text for rule in game.rulebook.rules.values() if rule.aid)
    assert "52" in page.text
    assert len(page.text.splitlines()) < 50
    assert set(page._repr_mimebundle_()) == {"text/plain", "text/markdown", "text/html"}


def test_the_player_aid_escapes_what_the_rulebook_says() -> None:
    from dataclasses import replace

    page = replace(aid(tabletop.load("claim")), title=HOSTILE, parts=((HOSTILE, ((HOSTILE, HOSTILE),)),))

    assert "<img" not in page.html and "&lt;img" in page.html
    assert "\\<img" in page.markdown and "<img" not in page.markdown.replace("\\<", "")


def test_the_player_aid_speaks_two_languages() -> None:
    with pytest.raises(tabletop.TabletopError, match="'en' and 'ko'"):
        aid(tabletop.load("claim"), "fr")


def test_table_terminal_and_notebook_have_the_same_aid(capsys: pytest.CaptureFixture[str]) -> None:
    game = tabletop.load("claim")
    page = aid(game)

    block = tabletop.play("claim", seed=1).scene["aid"]
    show_aid(game, "en")

    assert [(part["head"], tuple((line["text"], line["rule"]) for line in part["lines"])) for part in block] == list(page.parts)
    printed = " ".join(capsys.readouterr().out.split())
    assert all(heading in printed and f"({lines[0][1]})" in printed for heading, lines in page.parts)


# any game


def test_it_teaches_a_game_of_three_seats_in_steps_of_two_halves() -> None:
    marsh = tabletop.load(Path(__file__).parents[1] / "toy")
    tutor = tabletop.lesson(marsh)

    assert "(TY-2.1)" in str(tutor.play("plan 2")) and tutor.feedback == "Look into your hand."
    assert tutor.play("plan 1") == "That gives fewer steps."
    tutor.try_again()
    assert tutor.play("plan 3") == "Three steps."
    tutor.next()
    assert tutor.play("lift pond") == "Right."
    tutor.next()
    assert tutor.answer(0) == "One path joins them."
    assert all(step["done"] for step in tutor.progress())
