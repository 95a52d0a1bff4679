"""What a side shows and hides, what lessons add to a table, and replays. No browser is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.chance import seeded
from tabletop.core.errors import TabletopError
from tabletop.core.match import Match
from tabletop.core.rulebook import Refusal
from tabletop.show.replay import Replay
from tabletop.show.scene import Scene
from tabletop.show.widget import Table
from tests.show.views import CLAIM, Browser, following, part_of

# what a seat may know


def test_what_the_seat_cannot_know_never_reaches_the_browser() -> None:
    match = tabletop.match(CLAIM, ["human", "greedy"], seed=9)
    sample = match.seen(0).sample(seeded(5)).with_events(match.state.events)
    other = Match(sample, match.seats, seed=9)
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
    assert str(table.why("goblin 1")).startswith("The curtain is down")
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
    with pytest.raises(TabletopError, match="texts are in"):
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
    assert "0x" not in first["text/plain"] + repr(table)


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
    """A lesson that notes what it hears, and may close the table."""

    reason = ""

    def __init__(self, match: Match) -> None:
        self.told: list[str] = []
        super().__init__(match)

    def panel(self) -> dict[str, Any]:
        said = {"kind": "info", "text": " ".join(self.told)}
        return {"title": "Following", "feedback": said, "buttons": [{"id": "next", "label": "Next"}]}

    def on_button(self, name: str) -> None:
        self.told.append(f"pressed {name}")
        if name == "next":
            self.match = tabletop.match(CLAIM, ["human", "greedy"], seed=8)
            self.mark_hint(self.match.state.legal_actions()[3].parts[0])

    def no_moves(self) -> str:
        return self.reason

    def tools(self, names: Sequence[str]) -> Sequence[str]:
        return [name for name in names if name != "undo"]

    def on_tool(self, name: str) -> bool:
        self.told.append(f"used {name}")
        return name == "hint"

    def after_play(self, action: Action) -> None:
        self.told.append(f"after {action}")

    def after_turn(self) -> None:
        self.told.append("turn")

    def after_refusal(self, action: Action, refusals: Sequence[Refusal], asked: bool) -> None:
        self.told.append(f"{'asked about' if asked else 'refused'} {action} by {refusals[0].rule}")


def test_a_lesson_hears_of_moves_and_refusals() -> None:
    lesson = Lesson(following())
    browser = Browser(lesson)

    browser.touch("dwarf 3")
    lesson.why("dwarf 3")
    lesson.play("goblin 9")
    heard = lesson.told[:4]
    lesson.undo()

    assert heard == ["refused play dwarf 3 by CM-2.3", "asked about play dwarf 3 by CM-2.3", "turn", "after play goblin 9"]
    assert lesson.told[-2:] == ["used undo", "turn"]
    assert browser.blocks["panel"]["feedback"]["text"].startswith("refused")


def test_a_lesson_closes_the_table_and_answers_tools_itself() -> None:
    lesson = Lesson(following())
    browser = Browser(lesson)
    lesson.reason = "First read."

    browser.touch("goblin 9")
    said = browser.strip["text"]
    lesson.hint()

    assert said == "First read." and not browser.legal and not browser.blocks["moves"] and len(lesson.match.moves) == 1
    assert lesson.told == ["used hint"] and not any("Hint" in i["label"] for i in browser.items.values())
    assert [t["id"] for t in browser.blocks["tools"]] == ["hint", "why"]


def test_a_lesson_lays_out_another_position() -> None:
    lesson = Lesson(following())
    browser = Browser(lesson)

    browser.says("button", id="next")
    browser.says("choice", id="second")

    assert len(lesson.match.state.hand(0)) == 13 and browser.blocks["head"]["sentence"] and lesson.told[-1] == "pressed second"
    assert sum("Hint 1 of 1." in i["label"] for i in browser.items.values()) == 1


# a game whose moves take two touches


def test_an_action_of_two_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    view, plain = CLAIM.rooms.room("view"), CLAIM.rooms.room("view").scene

    def with_a_place(*given: Any) -> Scene:
        scene = plain(*given)
        return replace(scene, items=tuple(replace(i, part="place") if i.id == "deck" else i for i in scene.items))

    monkeypatch.setattr(view, "scene", with_a_place)
    monkeypatch.setattr(CLAIM.pieces.Play, "parts", property(lambda play: (*play.words, "place")))
    table = Table(following())
    browser = Browser(table)

    browser.touch("place")
    first = browser.strip["text"]
    browser.touch("goblin 9")
    chosen = [part_of(table, n) for n, i in browser.items.items() if "Selected." in i["label"]]
    browser.says("tool", id="undo")
    let_go = [n for n, i in browser.items.items() if "Selected." in i["label"]]
    browser.touch("goblin 9")
    browser.touch("place")
    table.wait(10)

    assert "begin with goblin 9" in first and chosen == ["goblin 9"] and let_go == []
    assert str(table.match.moves[1].action) == "play goblin 9"


# replays


def test_a_replay_goes_from_decision_to_decision() -> None:
    match = tabletop.match(CLAIM, ["greedy", "greedy"], seed=6)
    match.run()

    replay = tabletop.replay(match)
    browser = Browser(replay)
    browser.says("goto", at=3)

    assert len(replay) == len(match.moves) == 53 and replay.at == 3
    assert [m.state for m in match.record.moves()] == [m.state for m in match.moves]
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
    hands = [set(match.moves[0].state.hand(seat)) for seat in (0, 1)]

    assert len(both._items) > len(one._items)
    assert hands[0] <= shown[1] and not (hands[1] - hands[0]) & shown[1]
    assert repr(both) == "<replay of Claim: 52 moves>" and repr(one) == "<replay of Claim, seat A: 52 moves>"
    for wrong in (2, True, "A"):
        with pytest.raises(TabletopError, match="no seat"):
            Replay(match.record, seat=wrong)  # type: ignore[arg-type]
