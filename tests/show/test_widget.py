"""The table as Python sees it: what comes in as messages, what goes out, and the same by code. No browser is needed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.layout import Row
from tabletop.core.player import Budget, Progress
from tabletop.core.state import Seen
from tabletop.players.mcts import MCTS
from tabletop.show import thinking
from tabletop.show.widget import Table
from tests.show.views import CLAIM, Browser, Waiting, finished, following, item, leading, part_of


@pytest.fixture
def waiting() -> Iterator[Waiting]:
    player = Waiting()
    yield player
    player.go.set()


# playing


def test_a_touch_plays_and_the_computer_answers() -> None:
    table = Table(following())
    browser = Browser(table)

    browser.touch("goblin 9")
    table.wait(10)

    assert [str(m.action) for m in table.match.moves[1:2]] == ["play goblin 9"]
    assert table.match.to_move == 0 and not browser.blocks["thinking"]
    assert browser.legal == {a.parts[0] for a in table.match.state.legal_actions()}
    assert any(line["text"] == "A follows with the goblin 9." for line in browser.log)


def test_the_persons_move_goes_out_before_the_computer_has_thought(waiting: Waiting) -> None:
    table = Table(leading(waiting))
    browser = Browser(table)
    card = table.match.state.hand(0)[-1]

    answer = browser.touch(card)

    assert answer["thinking"]["text"] == "B is thinking" and browser.legal == set()
    assert any(line["text"] == f"A leads the {card}." for line in answer["log"]["lines"])
    assert waiting.thinks.wait(5) and len(table.match.moves) == 2


def test_a_refusal_names_its_rule_marks_the_item_and_plays_nothing() -> None:
    table = Table(following())
    browser = Browser(table)

    answer = browser.touch("dwarf 3")

    assert browser.strip["kind"] == "refused" and browser.strip["rule"] == "CM-2.3"
    assert "goblin 9" in browser.strip["text"]
    assert [i["id"] for i in answer["items"] if i["refused"]] == [item(table, "dwarf 3")]
    assert len(table.match.moves) == 1


def test_only_what_changed_is_sent() -> None:
    browser = Browser(Table(following()))

    answer = browser.touch("dwarf 3")

    assert set(answer) == {"since", "seq", "strip", "items", "ack"}
    assert len(answer["items"]) == 1
    assert len(json.dumps(answer)) < len(json.dumps(browser.screen.scene)) / 10


def test_code_and_touch_have_the_same_effect() -> None:
    by_touch, by_code = Table(following()), Table(following())
    touched, coded = Browser(by_touch), Browser(by_code)

    touched.touch("dwarf 3")
    said = by_code.play("dwarf 3")
    assert str(said) == f"{touched.strip['text']} (CM-2.3)"
    touched.touch("goblin 9")
    by_touch.wait(10)
    assert by_code.play("goblin 9") is None

    assert by_touch.match.state == by_code.match.state
    assert touched.items == coded.items and touched.log == coded.log


def test_why_not_explains_and_plays_nothing() -> None:
    table = Table(following())
    browser = Browser(table)

    browser.says("tool", id="why")
    assert next(t for t in browser.blocks["tools"] if t["id"] == "why")["pressed"]
    browser.touch("goblin 9")
    legal = browser.strip
    browser.says("tool", id="why")
    browser.touch("knight 5")

    assert legal["kind"] == "info" and "legal" in legal["text"]
    assert browser.strip["rule"] == "CM-5.3" and len(table.match.moves) == 1
    assert not next(t for t in browser.blocks["tools"] if t["id"] == "why")["pressed"]
    assert str(table.why("goblin 9")) == legal["text"]


def test_a_table_is_stored_with_a_word_on_what_it_is() -> None:
    stored, _ = Table(following())._repr_mimebundle_()

    assert "run this cell to play" in stored["text/html"]
    assert "run this cell" not in tabletop.replay(Table(following()).match.record)._repr_mimebundle_()[0]["text/html"]


def test_a_faction_that_is_held_bears_a_tick_and_no_number() -> None:
    browser = Browser(Table(tabletop.match(CLAIM, ["human", "greedy"], seed=2, start=finished())))

    shown = [value for seat in browser.blocks["seats"] for _, value in seat["scores"]]

    assert set(shown) == {"✓", "–"} and len(shown) == 10


def test_a_hint_marks_a_move_until_the_next_touch() -> None:
    table = Table(following())
    browser = Browser(table)

    browser.says("tool", id="hint")
    hinted = [i for i in browser.items.values() if "Hint 1 of 1, 100 % of the search." in i["label"]]
    browser.touch("dwarf 3")

    assert [part_of(table, i["id"]) for i in hinted] == ["goblin 9"]
    assert not any("Hint" in i["label"] for i in browser.items.values())


def test_undo_follows_the_policy_of_the_match() -> None:
    free, fair = Table(following(undo="lesson")), Table(following(undo="fair"))

    for table in (free, fair):
        table.play("goblin 9")
    said = free.undo(), fair.undo()

    assert len(free.match.moves) == 1 and len(fair.match.moves) > 1
    assert str(said[0]) == "Taken back." and str(said[1]).endswith("(CORE-undo)")


def test_a_seat_out_of_turn_is_told_so_and_a_game_that_is_over_too() -> None:
    watched = Table(tabletop.match(CLAIM, ["human", "human"], seed=2), seat=1)
    over = Table(tabletop.match(CLAIM, ["greedy", "human"], seed=2, start=finished()))

    assert str(watched.play("goblin 1")).endswith("(CORE-turn)")
    assert str(over.play("goblin 1")).endswith("(CORE-over)") and str(over.hint()).endswith("(CORE-over)")
    assert [t["id"] for t in Browser(over).blocks["tools"]] == ["undo", "again"]


# the computer's seats


def test_a_touch_while_the_computer_thinks_is_answered_and_not_queued(waiting: Waiting) -> None:
    table = Table(leading(waiting, names=["Ana", "Bo"]))
    browser = Browser(table)
    browser.touch(table.match.state.hand(0)[0])
    waiting.thinks.wait(5)

    browser.touch(table.match.state.hand(0)[0])
    told = browser.strip["text"]
    browser.says("tool", id="hint")
    waiting.go.set()
    table.wait(10)

    assert told.startswith("Bo is thinking")
    assert [m.seat for m in table.match.moves[1:3]] == [0, 1] and table.match.moves[-1].seat == 1
    assert browser.strip["text"] == ""


def test_stop_plays_the_best_found_so_far(waiting: Waiting) -> None:
    table = Table(leading(waiting))
    browser = Browser(table)
    browser.touch(table.match.state.hand(0)[0])
    waiting.thinks.wait(5)
    best = table.match.state.legal_actions()[-1]

    browser.says("tool", id="stop")
    table.wait(0.5)

    assert table.match.moves[2].action == best


class Noting(MCTS):
    """A player that searches and notes what it found best on the way."""

    def __init__(self) -> None:
        super().__init__(speed="plain", playout="random")
        self.found: list[Action] = []

    def think(self, seen: Seen, budget: Budget | None, rng: Row) -> Iterator[Progress]:
        for progress in super().think(seen, budget, rng):
            self.found.append(progress.best)
            yield progress


def test_a_search_shows_how_far_it_is_and_stops_with_its_best_so_far() -> None:
    searcher = Noting()
    table = Table(leading(searcher, budget=Budget(seconds=60)), pace=0)
    browser = Browser(table)

    browser.touch(table.match.state.hand(0)[0])
    begun = time.monotonic()
    while not browser.blocks["thinking"]["done"] and time.monotonic() - begun < 30:
        time.sleep(0.05)
    running = browser.blocks["thinking"]
    browser.says("tool", id="stop")
    while len(table.match.moves) < 3 and time.monotonic() - begun < 40:
        time.sleep(0.01)
    table.close()

    assert running["text"] == "B is thinking" and 0 < running["done"] < 0.9
    assert table.match.moves[2].action in searcher.found


def test_stop_in_the_pause_before_a_move_stops_the_thought_that_follows() -> None:
    table = Table(leading(Noting(), budget=Budget(seconds=60)), pace=0.5)
    browser = Browser(table)

    browser.touch(table.match.state.hand(0)[0])
    browser.says("tool", id="stop")
    begun = time.monotonic()
    while len(table.match.moves) < 3 and time.monotonic() - begun < 20:
        time.sleep(0.01)
    table.close()

    assert table.match.moves[2].seat == 1


def test_undo_while_the_computer_thinks_drops_the_thought(waiting: Waiting) -> None:
    table = Table(leading(waiting))
    browser = Browser(table)
    browser.touch(table.match.state.hand(0)[0])
    waiting.thinks.wait(5)

    browser.says("tool", id="undo")
    waiting.go.set()
    thinking_on = table.wait(5)

    assert thinking_on and len(table.match.moves) == 1 and browser.blocks["thinking"] is None
    assert sum(i["legal"] for i in browser.items.values()) == 13


def test_a_player_that_fails_is_named_and_can_be_asked_again() -> None:
    class Failing:
        name, broken = "failing", True

        def think(self, seen: Any, budget: Any, rng: Any) -> Iterator[Progress]:
            if self.broken:
                raise RuntimeError("out of ideas")
            yield Progress(1.0, seen.legal_actions()[0])

    player = Failing()
    table = Table(leading(player))
    browser = Browser(table)

    browser.touch(table.match.state.hand(0)[0])
    table.wait(5)
    told, tools = browser.strip, [t["id"] for t in browser.blocks["tools"]]
    player.broken = False
    browser.says("tool", id="next")
    table.wait(5)

    assert told["kind"] == "fault" and "RuntimeError" in told["text"] and "next" in tools
    assert table.match.moves[2].seat == 1 and "next" not in [t["id"] for t in browser.blocks["tools"]]


class Chooses:
    """A player that chooses what it is told to, or nothing."""

    name = "chooses"

    def __init__(self, *actions: Any) -> None:
        self.actions = actions

    def think(self, seen: Any, budget: Any, rng: Any) -> Iterator[Progress]:
        for action in self.actions:
            yield Progress(1.0, action)


def fault_of(player: Any, lang: str = "en") -> tuple[Browser, Table]:
    """A table at which that player has failed, because A led a goblin and B holds one."""
    hands = {"A": ["goblin 9", "dwarf 3"], "B": ["goblin 2", "knight 3"]}
    start = CLAIM.from_dict({"phase": "phase 1", "leader": "A", "up": "dwarf 0", "hand": hands}, seed=1)
    table = Table(tabletop.match(CLAIM, ["human", player], seed=1, start=start), lang=lang)
    browser = Browser(table)
    browser.touch("goblin 9")
    table.wait(5)
    return browser, table


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("action", [CLAIM.parse("play knight 3"), "play knight 3", "play unicorn 3", 7])
def test_the_illegal_choice_of_a_player_does_not_show_its_hand(action: Any, lang: str) -> None:
    browser, _ = fault_of(Chooses(action), lang)

    sent = json.dumps(browser.heard, ensure_ascii=False)

    assert browser.strip["kind"] == "fault" and "next" in [t["id"] for t in browser.blocks["tools"]]
    for secret in ("goblin 2", "knight 3", "Knight 3", "고블린 2", "기사 3", "unicorn"):
        assert secret not in sent


def test_no_text_of_a_players_fault_reaches_the_browser() -> None:
    class Telling(Chooses):
        def think(self, seen: Any, budget: Any, rng: Any) -> Iterator[Progress]:
            raise RuntimeError(f"I hold {seen.position.hand(1)}")

    browser, _ = fault_of(Telling())

    assert "RuntimeError" in browser.strip["text"] and "goblin 2" not in json.dumps(browser.heard)


def test_a_player_that_chooses_nothing_is_named_and_can_be_asked_again() -> None:
    player = Chooses()
    browser, table = fault_of(player)
    told, tools = browser.strip, [t["id"] for t in browser.blocks["tools"]]
    player.actions = ("play goblin 2",)

    browser.says("tool", id="next")
    table.wait(5)

    assert told["kind"] == "fault" and "nothing" in told["text"] and "next" in tools
    assert table.match.moves[2].action == CLAIM.parse("play goblin 2")


def test_nobody_thinks_before_somebody_looks_or_plays() -> None:
    match = tabletop.match(CLAIM, ["greedy", "human"], seed=4)

    table = Table(match)
    untouched = len(match.moves)
    Browser(table)
    table.wait(10)

    assert untouched == 1 and match.awaits_human and len(match.moves) > 1


def test_where_there_are_no_threads_the_computer_thinks_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "THREADS", False)
    table = Table(leading("greedy"), pace=0)

    async def play() -> bool:
        table.play(table.match.state.legal_actions()[0])
        at_once = table.match.to_move == 1
        for _ in range(50):
            await asyncio.sleep(0.01)
            if table.wait():
                break
        return at_once

    assert asyncio.run(play()) and table.match.awaits_human


def test_where_the_computer_plays_every_seat_it_moves_on_request() -> None:
    table = Table(tabletop.match(CLAIM, ["greedy", "greedy"], seed=4))
    browser = Browser(table)

    browser.touch(next(i.part for i in table._items.values() if i.part))
    told = browser.strip["text"]
    table.next_move()
    browser.says("tool", id="next")
    table.wait(10)

    assert "Next move" in told and len(table.match.moves) == 3


def test_play_again_begins_anew_with_the_same_seats() -> None:
    table = Table(tabletop.match(CLAIM, ["human", "greedy"], seed=2, start=finished().game.new(2), names=["Ana", "Bo"]))
    while not table.match.state.is_over:
        table.play(table.match.state.legal_actions()[0])
    old = table.match

    Browser(table).says("tool", id="again")
    table.wait(10)

    assert table.match is not old and table.match.names == ("Ana", "Bo") and table.match.seed == old.seed + 1
    assert not table.match.state.is_over


def test_play_again_is_refused_before_the_end() -> None:
    table = Table(following())
    match = table.match

    Browser(table).says("tool", id="again")

    assert table.match is match and "not over" in table._strip["text"]


# messages


@pytest.mark.parametrize(
    "message",
    [
        None, [], "touch", 7, {}, {"kind": 7}, {"kind": "dance"}, {"kind": "touch"}, {"kind": "touch", "id": 3},
        {"kind": "touch", "id": "x"},
        {"kind": "touch", "id": ["a"]}, {"kind": "tool"}, {"kind": "tool", "id": "__class__"}, {"kind": "say", "text": None},
        {"kind": "say", "text": "dance " * 500}, {"kind": "goto", "at": 1}, {"kind": "choice"}, {"kind": "button", "id": {}},
        {"kind": "touch", "id": "x", "n": "y", "view": {}}, {"kind": "hello"}, {"kind": "hello", "seq": True}, {"kind": "hello", "seq": -9},
    ],
)  # fmt: skip
def test_no_message_ends_in_an_exception(message: Any) -> None:
    table = Table(following())
    browser = Browser(table)
    before = table.match.state

    table._receive(table, message, [])

    assert table.match.state == before and "ack" in browser.heard[-1]
    assert browser.strip["text"] or message.get("kind") == "hello"


def test_a_fault_of_the_table_itself_is_shown_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(following())
    browser = Browser(table)
    monkeypatch.setattr(table, "after_refusal", lambda *refused: 1 / 0)

    browser.touch("dwarf 3")

    assert browser.strip["kind"] == "fault" and "ZeroDivisionError" in browser.strip["text"]
    assert len(table.match.moves) == 1


def test_a_second_view_and_one_that_comes_late_show_the_same() -> None:
    table = Table(following())
    first = Browser(table, "first")
    first.touch("goblin 9")
    table.wait(10)

    second = Browser(table, "second")

    assert second.items == first.items and second.log == first.log and second.blocks == first.blocks
    first.says("tool", id="hint")
    assert second.items == first.items and second.strip == first.strip
