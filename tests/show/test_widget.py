"""The table as Python sees it: what comes in as messages, what goes out, and the same by code. No browser is needed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.chance import seeded
from tabletop.core.errors import TabletopError
from tabletop.core.match import Match
from tabletop.core.player import Progress
from tabletop.core.rulebook import Refusal
from tabletop.show import thinking
from tabletop.show.replay import Replay, positions
from tabletop.show.screen import Screen
from tabletop.show.widget import Table

CLAIM = tabletop.load("claim")
FOLLOWING = {"phase": "phase 1", "leader": "B", "led": "goblin 5", "up": "dwarf 0"}
HAND = ["goblin 9", "knight 5", *[f"undead {n}" for n in range(10)], "dwarf 3"]


class Browser:
    """One view of a screen: it applies what is sent, and sends what a person does."""

    def __init__(self, screen: Screen, view: str = "v") -> None:
        self.screen, self.view, self.n, self.seq = screen, view, 0, -1
        self.blocks: dict[str, Any] = {}
        self.items: dict[str, Any] = {}
        self.log: list[Any] = []
        self.heard: list[dict[str, Any]] = []
        was, mine = screen.send, self.hear
        screen.send = lambda content, buffers=None: (was(content), mine(json.loads(json.dumps(content))))[1]
        self.hear(dict(screen.scene))
        self.says("hello", seq=self.seq)

    def hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["since"] > self.seq or message["seq"] <= self.seq:
            return
        parts = {k: v for k, v in message.items() if k not in ("since", "ack")}
        known = self.items | {i["id"]: i for i in parts.pop("items", [])}
        self.items = {name: known[name] for name in parts.pop("order", list(self.items))}
        if log := parts.pop("log", None):
            self.log[log["start"] :] = log["lines"]
        self.seq = parts.pop("seq")
        self.blocks |= parts

    def says(self, kind: Any, **more: Any) -> dict[str, Any]:
        """Send a message; returns what came back with its number."""
        self.n += 1
        self.screen._receive(self.screen, {"kind": kind, "view": self.view, "n": self.n, **more}, [])
        return next(m for m in reversed(self.heard) if m.get("ack") == {"view": self.view, "n": self.n})

    def touch(self, part: str) -> dict[str, Any]:
        return self.says("touch", id=item(self.screen, part))

    @property
    def strip(self) -> dict[str, Any]:
        return dict(self.blocks["strip"])

    @property
    def legal(self) -> set[str]:
        return {part_of(self.screen, name) for name, i in self.items.items() if i["legal"]}


def item(screen: Screen, part: str) -> str:
    return next(i.id for i in screen._items.values() if i.part == part)


def part_of(screen: Screen, name: str) -> str:
    return screen._items[name].part


class Waiting:
    """A player that thinks until it is let go; its best so far is the last legal move."""

    name = "waiting"

    def __init__(self) -> None:
        self.go, self.thinks, self.thoughts = threading.Event(), threading.Event(), 0

    def think(self, seen: Any, budget: Any, rng: Any) -> Iterator[Progress]:
        self.thinks.set()
        while not self.go.wait(0.005):
            self.thoughts += 1
            yield Progress(0.5, seen.legal_actions()[-1])
        yield Progress(1.0, seen.legal_actions()[0])


def following(seats: Sequence[Any] = (None, "greedy"), **more: Any) -> Match:
    """A is to answer a goblin and holds one; every other card of the hand is illegal."""
    state = CLAIM.from_dict({**FOLLOWING, "hand": {"A": HAND}}, seed=1)
    return tabletop.match(CLAIM, ["human" if s is None else s for s in seats], seed=1, start=state, **more)


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
    assert any(line["text"] == "A follows with goblin 9." for line in browser.log)


def test_the_persons_move_goes_out_before_the_computer_has_thought(waiting: Waiting) -> None:
    table = Table(following([None, waiting]))
    browser = Browser(table)

    browser.touch("goblin 9")

    assert waiting.thinks.wait(5)
    assert browser.blocks["thinking"]["text"] == "B is thinking" or table.match.to_move == 0
    assert "goblin 9" not in {i.part for i in table._items.values()}


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


def test_a_hint_marks_the_greedy_players_move_until_the_next_touch() -> None:
    table = Table(following())
    browser = Browser(table)

    browser.says("tool", id="hint")
    hinted = [i for i in browser.items.values() if "Hint 1." in i["label"]]
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


def finished() -> Any:
    match = tabletop.match(CLAIM, ["greedy", "greedy"], seed=2)
    return match.run()


# the computer's seats


def test_a_touch_while_the_computer_thinks_is_answered_and_not_queued(waiting: Waiting) -> None:
    table = Table(following([None, waiting], names=["Ana", "Bo"]))
    browser = Browser(table)
    browser.touch("goblin 9")
    waiting.thinks.wait(5)
    moves = len(table.match.moves)

    browser.says("touch", id=next(n for n, i in browser.items.items() if i["touch"]))
    told = browser.strip["text"]
    waiting.go.set()
    table.wait(10)

    if table.match.to_move == 0 and len(table.match.moves) > moves:
        assert told.startswith("Bo is thinking")
        assert browser.strip["text"] == "" and len(table.match.moves) == moves + 1


def leading(player: Any, **more: Any) -> Match:
    """A leads, so the computer is to move after one card of A."""
    return tabletop.match(CLAIM, ["human", player], seed=4, **more)


def test_stop_plays_the_best_found_so_far(waiting: Waiting) -> None:
    table = Table(leading(waiting))
    browser = Browser(table)
    browser.says("touch", id=next(n for n, i in browser.items.items() if i["legal"]))
    waiting.thinks.wait(5)
    best = table.match.state.legal_actions()[-1]

    browser.says("tool", id="stop")
    table.wait(0.5)

    assert table.match.moves[2].action == best


def test_undo_while_the_computer_thinks_drops_the_thought(waiting: Waiting) -> None:
    table = Table(leading(waiting))
    browser = Browser(table)
    browser.says("touch", id=next(n for n, i in browser.items.items() if i["legal"]))
    waiting.thinks.wait(5)

    browser.says("tool", id="undo")
    waiting.go.set()
    thinking_on = table.wait(5)

    assert thinking_on and len(table.match.moves) == 1 and browser.blocks["thinking"] is None
    assert len(browser.legal) == 13


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

    browser.says("touch", id=next(n for n, i in browser.items.items() if i["legal"]))
    table.wait(5)
    told, tools = browser.strip, [t["id"] for t in browser.blocks["tools"]]
    player.broken = False
    browser.says("tool", id="next")
    table.wait(5)

    assert told["kind"] == "fault" and "out of ideas" in told["text"] and "next" in tools
    assert table.match.moves[2].seat == 1 and "next" not in [t["id"] for t in browser.blocks["tools"]]


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


# messages


@pytest.mark.parametrize(
    "message",
    [
        None, [], "touch", 7, {}, {"kind": 7}, {"kind": "dance"}, {"kind": "touch"}, {"kind": "touch", "id": 3}, {"kind": "touch", "id": "x"},
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
    monkeypatch.setattr(table, "before_play", lambda action: 1 / 0)

    browser.touch("goblin 9")

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


# what a seat may know


def test_what_the_seat_cannot_know_never_reaches_the_browser() -> None:
    match = tabletop.match(CLAIM, ["human", "greedy"], seed=9)
    other = Match(match.seen(0).sample(seeded(5)), match.seats, seed=9)
    tables = [Table(m) for m in (match, other)]

    assert match.state != other.state
    assert tables[0].scene == tables[1].scene
    assert str(tables[0].hint()) == str(tables[1].hint())
    assert str(tables[0].play("goblin 9")) == str(tables[1].play("goblin 9"))


def test_behind_the_curtain_no_hand_is_in_the_browser() -> None:
    table = Table(tabletop.match(CLAIM, ["human", "human"], seed=3, names=["Ana", "Bo"]))
    browser = Browser(table)

    assert browser.items == {} and browser.blocks["ground"] == "" and "Ana" in browser.blocks["curtain"]["text"]
    assert "_repr_" not in table._repr_mimebundle_()[0]["text/plain"] and "text/html" not in table._repr_mimebundle_()[0]
    browser.says("touch", id="hand-0")
    assert browser.strip["text"].startswith("The curtain is down")
    browser.says("lift")
    mine = set(table.match.state.hand(0))
    assert {part for i in table._items.values() if (part := i.part)} == mine
    browser.touch(next(iter(sorted(mine))))
    assert browser.items == {} and "Bo" in browser.blocks["curtain"]["text"] and table.seat == 1
    table.lift()
    assert {i.part for i in table._items.values()} >= set(table.match.state.hand(1))


def test_a_table_is_open_only_on_request() -> None:
    match = tabletop.match(CLAIM, ["human", "human"], seed=3)

    shown = Table(match, open=True)

    assert {i.part for i in shown._items.values()} >= {*match.state.hand(0)}
    assert repr(shown) == "<table of Claim, open>" and repr(Table(match)) == "<table of Claim, seat A>"
    for wrong in (2, -1, "A", 0.5):
        with pytest.raises(TabletopError, match="no seat"):
            Table(match, seat=wrong)  # type: ignore[arg-type]
    with pytest.raises(TabletopError, match="speaks"):
        Table(match, lang="fr")


def test_names_are_text_and_never_markup() -> None:
    name = '<b onload="x">&'
    table = Table(tabletop.match(CLAIM, ["human", "greedy"], seed=3, names=[name, "Bo"]))
    drawn = [table.scene["ground"], table.scene["defs"], *(i["svg"] for i in table.scene["items"])]

    assert not any("<b" in markup or 'onload="' in markup for markup in drawn)
    assert "<b" not in table._repr_mimebundle_()[0]["text/html"]
    assert table.scene["seats"][0]["name"] == name


def test_what_a_notebook_stores_is_an_image_and_the_board_as_text() -> None:
    table = Table(following())

    first, second = table._repr_mimebundle_()[0], table._repr_mimebundle_()[0]

    assert first == second and "application/vnd.jupyter.widget-view+json" in first
    assert first["text/html"].startswith("<img ") and "Goblin" in first["text/plain"]
    assert "0x" not in first["text/plain"] + first["text/html"] + repr(table)


def test_korean_throughout() -> None:
    table = Table(following(), lang="ko")
    browser = Browser(table)

    browser.touch("dwarf 3")
    refused = browser.strip["text"]
    browser.says("tool", id="hint")

    assert "고블린" in refused and "고블린 9" in browser.strip["text"]
    assert browser.blocks["tools"][0]["label"] == "힌트" and browser.blocks["words"]["log"] == "기록"


# lessons


class Lesson(Table):
    """A lesson that wants the goblin."""

    wanted = "play goblin 9"

    def __init__(self, match: Match) -> None:
        self.told: list[str] = []
        super().__init__(match)

    def panel(self) -> dict[str, Any]:
        return {"title": "Following", "feedback": {"kind": "info", "text": " ".join(self.told)}, "buttons": [{"id": "next", "label": "Next"}]}

    def on_button(self, name: str) -> None:
        self.told.append(f"pressed {name}")
        if name == "next":
            self.match = tabletop.match(CLAIM, ["human", "greedy"], seed=8)
            self.mark_hint(self.match.state.legal_actions()[3].parts[0])

    def before_play(self, action: Action) -> bool:
        self.told.append(f"before {action}")
        return str(action) == self.wanted

    def after_play(self, action: Action) -> None:
        self.told.append(f"after {action}")

    def after_refusal(self, action: Action, refusals: Sequence[Refusal]) -> None:
        self.told.append(f"refused {action} by {refusals[0].rule}")


def test_a_lesson_sees_moves_before_and_after_and_can_hold_them_back() -> None:
    lesson = Lesson(following())
    browser = Browser(lesson)

    browser.touch("dwarf 3")
    lesson.wanted = "none"
    browser.touch("goblin 9")
    held = len(lesson.match.moves)
    lesson.wanted = "play goblin 9"
    lesson.play("goblin 9")

    assert held == 1 and len(lesson.match.moves) > 1
    assert lesson.told == ["refused play dwarf 3 by CM-2.3", "before play goblin 9", "before play goblin 9", "after play goblin 9"]
    assert browser.blocks["panel"]["feedback"]["text"].startswith("refused")


def test_a_lesson_lays_out_another_position() -> None:
    lesson = Lesson(following())
    browser = Browser(lesson)

    browser.says("button", id="next")
    browser.says("choice", id="second")

    assert len(lesson.match.state.hand(0)) == 13 and browser.blocks["head"]["sentence"] and lesson.told[-1] == "pressed second"
    assert sum("Hint 1." in i["label"] for i in browser.items.values()) == 1


# a game whose moves take two touches


def test_the_two_touches_of_a_step() -> None:
    toy = tabletop.load(str(Path(__file__).parents[1] / "toy"))
    table = Table(tabletop.match(toy, ["human", "random"], seed=1))
    for _ in range(40):
        legal = table.match.state.legal_actions()
        if any(len(a.parts) > 1 for a in legal) or table.match.state.is_over:
            break
        table.play(legal[0])
    long = [a for a in table.match.state.legal_actions() if len(a.parts) > 1]
    if not long:
        pytest.skip("every action of the toy takes one touch")
    browser, before = Browser(table), len(table.match.moves)

    browser.touch(long[0].parts[0])
    chosen = [i for i in browser.items.values() if "Selected." in i["label"]]
    browser.touch(long[0].parts[1])
    table.wait(10)

    assert chosen and table.match.moves[before].action == long[0]


# replays


def test_a_replay_goes_from_decision_to_decision() -> None:
    match = tabletop.match(CLAIM, ["greedy", "greedy"], seed=6)
    match.run()

    replay = tabletop.replay(match)
    browser = Browser(replay)
    browser.says("goto", at=3)

    assert len(replay) == len(match.moves) == 53 and replay.at == 3
    assert [p.state for p in positions(match.record)] == [m.state for m in match.moves]
    assert browser.blocks["slider"] == {"at": 3, "of": 52, "label": "3 of 52"} and browser.log[-1]["step"] == 3
    assert not any(i["legal"] for i in browser.items.values())
    browser.says("goto", at=0)
    assert max(line["step"] for line in browser.log) == 0
    browser.says("touch", id=next(iter(browser.items)))
    assert browser.strip["text"].startswith("This is a record")


@pytest.mark.parametrize("at", [-1, 53, "3", None, True, 1.0])
def test_a_replay_answers_what_it_cannot_show(at: Any) -> None:
    match = tabletop.match(CLAIM, ["greedy", "greedy"], seed=6)
    match.run()
    browser = Browser(Replay(match.record))

    browser.says("goto", at=at)

    assert browser.blocks["slider"]["at"] in (0, 52) and (at == -1 or browser.strip["kind"] == "refused")


def test_a_replay_of_one_side_shows_that_side_only() -> None:
    match = tabletop.match(CLAIM, ["greedy", "greedy"], seed=6)
    match.run()
    both, one = Replay(match.record), Replay(match.record, seat=0, lang="ko")

    shown = [{i.part for i in r._items.values()} for r in (both, one)]

    assert set(match.moves[0].state.hand(0)) <= shown[1] and not set(match.moves[0].state.hand(1)) & shown[1]
    assert repr(both) == "<replay of Claim: 52 moves>" and repr(one) == "<replay of Claim, seat A: 52 moves>"
    for wrong in (2, True, "A"):
        with pytest.raises(TabletopError, match="no seat"):
            Replay(match.record, seat=wrong)  # type: ignore[arg-type]
