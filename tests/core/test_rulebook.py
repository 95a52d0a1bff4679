"""The rulebook as data: what is wrong with one is said with the file and the rule."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import TabletopError
from tabletop.core.event import Event
from tabletop.core.game import Game
from tabletop.core.rulebook import Refusal, Rulebook, data_folder, read_rulebook, rule

TABLE: dict[str, Any] = {
    "game": "test", "prefix": "TS", "version": "1", "title": {"en": "Test", "ko": "시험"}, "summary": {"en": "A test.", "ko": "시험."},
    "chapters": {"1": {"en": "One", "ko": "하나"}}, "words": {"goblin": {"en": "goblin", "ko": "고블린"}},
    "events": {"takes": {"en": "{seat} takes {amount}.", "ko": "{seat:이/가} {amount:을/를} 가져갑니다."}},
    "rules": [
        {
            "id": "TS-1.1", "kind": "rule", "status": "seed",
            "title": {"en": "First", "ko": "첫째"}, "text": {"en": "Do.", "ko": "하세요."},
            "refusals": {"no": {"en": "Not {card}.", "ko": "{card:은/는} 안 됩니다."}}, "seeds": ["TS-001"],
        },
        {
            "id": "TS-2.10", "kind": "component", "status": "ruling",
            "title": {"en": "Last", "ko": "끝"}, "text": {"en": "End.", "ko": "끝."},
        },
    ],
}  # fmt: skip


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("test.toml", TABLE)


def test_a_rule_is_found_by_its_id(book: Rulebook) -> None:
    assert book["TS-1.1"].title["ko"] == "첫째"


def test_a_rule_that_is_not_there_is_said_with_those_that_are(book: Rulebook) -> None:
    with pytest.raises(TabletopError, match="Test has no rule 'TS-3.1'; its rules run from TS-1.1 to TS-2.10"):
        book["TS-3.1"]


def test_a_refusal_speaks_both_languages_from_one_template(book: Rulebook) -> None:
    refusal = book.refuse("TS-1.1", "no", "play goblin 1", card="goblin 3")

    assert refusal.text() == "Not goblin 3." and refusal.text("ko") == "고블린 3은 안 됩니다."
    assert (refusal.rule, refusal.nearest, str(refusal)) == ("TS-1.1", "play goblin 1", "Not goblin 3. (TS-1.1)")
    assert refusal == Refusal("TS-1.1", {"en": "Not goblin 3.", "ko": "고블린 3은 안 됩니다."}, "play goblin 1")
    assert hash(refusal) == hash(book.refuse("TS-1.1", "no", "play goblin 1", card="goblin 3"))


def test_a_refusal_that_no_rule_has_is_an_error_that_names_the_rule(book: Rulebook) -> None:
    with pytest.raises(TabletopError, match=r"test\.toml: TS-1\.1 has no refusal 'never'; it has no"):
        book.refuse("TS-1.1", "never")


def test_an_event_is_told_with_the_names_of_seats_as_they_are(book: Rulebook) -> None:
    event = Event("takes", "TS-1.1", 1, "goblin 2", 31, False, False)

    assert book.told(event, ("A", "goblin"), "ko") == "goblin이 고블린 2를 가져갑니다."
    assert book.told(event._replace(seat=-1), ("A", "B"), "en") == " takes goblin 2."


def test_an_event_is_a_sentence(book: Rulebook) -> None:
    assert book.say("takes", "ko", seat="A", amount="goblin 2") == "A가 고블린 2를 가져갑니다."


def test_a_predicate_is_marked_with_its_rule() -> None:
    @rule("TS-1.1")
    def predicate(state: Any, action: Any) -> Refusal | None:
        return None

    assert predicate.rule == "TS-1.1"  # type: ignore[attr-defined]


def without(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(table: dict[str, Any]) -> None:
        inside: Any = table
        for step in path[:-1]:
            inside = inside[step]
        del inside[path[-1]]

    return change


def put(value: Any, *path: Any) -> Callable[[dict[str, Any]], None]:
    def change(table: dict[str, Any]) -> None:
        inside: Any = table
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (without("game"), "needs 'game', a str"),
        (put(3, "prefix"), "needs 'prefix', a str"),
        (without("title", "ko"), "title.ko"),
        (put("  ", "summary", "en"), "summary.en"),
        (without("words", "goblin", "ko"), "goblin.ko"),
        (without("events", "takes", "en"), "takes.en"),
        (put([], "rules"), "needs 'rules', a list"),
        (without("rules", 0, "id"), "a rule needs 'id'"),
        (put("TS-1", "rules", 0, "id"), "'TS-1' is no id of a rule"),
        (put("CM-1.1", "rules", 0, "id"), "'CM-1.1' is no id of a rule; one reads TS-2.3"),
        (put("TS-2.10", "rules", 0, "id"), "the rule TS-2.10 stands there twice"),
        (put("law", "rules", 0, "kind"), "TS-1.1 needs a kind"),
        (put("maybe", "rules", 0, "status"), "TS-1.1 needs a kind (rule, component, theme) and a status"),
        (without("rules", 1, "text"), "TS-2.10 needs 'text'"),
        (without("rules", 0, "text", "ko"), "TS-1.1 needs text.ko"),
        (without("rules", 0, "refusals", "no", "ko"), "TS-1.1 refusals needs no.ko"),
        (put([{"en": "So.", "ko": "그래서."}], "rules", 0, "rulings"), "TS-1.1: a ruling needs 'statement'"),
        (put([{"statement": "TS-001", "en": "So."}], "rules", 0, "rulings"), "TS-1.1: a ruling needs 'ko'"),
        (put([{"values": [0, 1], "default": 0}], "rules", 0, "options"), "TS-1.1: an option needs 'name'"),
        (put([{"name": "o", "values": [], "default": 0}], "rules", 0, "options"), "TS-1.1: the option o needs 'values'"),
        (put([{"name": "o", "values": [0, None], "default": 0}], "rules", 0, "options"), "TS-1.1: the values of o are"),
        (put([{"name": "o", "values": [0, 1], "default": 2}], "rules", 0, "options"), "TS-1.1: the default of o is one of [0, 1], not 2"),
        (put([{"name": "o", "values": [0, 1], "default": False}], "rules", 0, "options"), "TS-1.1: the default of o"),
        (put([{"name": "o", "values": [0], "default": 0, "statements": 3}], "rules", 0, "options"), "TS-1.1: the option o: statements"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_the_file_and_the_rule(change: Callable[[dict[str, Any]], None], said: str) -> None:
    table = copy.deepcopy(TABLE)
    change(table)

    with pytest.raises(TabletopError) as caught:
        Rulebook("test.toml", table)

    assert "test.toml" in str(caught.value) and said in str(caught.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inside: st.lists(inside, max_size=2) | st.dictionaries(st.text(max_size=4), inside, max_size=2),
    max_leaves=4,
)


@given(st.sampled_from(sorted(TABLE)), JSON)
def test_any_value_anywhere_is_taken_or_refused(key: str, value: Any) -> None:
    try:
        Rulebook("test.toml", {**TABLE, key: value})
    except TabletopError as fault:
        assert str(fault).startswith("test.toml")


@given(st.sampled_from(sorted([*TABLE["rules"][0], "rulings", "options", "aid"])), JSON)
def test_any_value_in_a_rule_is_taken_or_refused(key: str, value: Any) -> None:
    try:
        Rulebook("test.toml", {**TABLE, "rules": [{**TABLE["rules"][0], key: value}]})
    except TabletopError as fault:
        assert str(fault).startswith("test.toml")


def test_a_file_that_is_missing_or_no_toml_is_said(tmp_path: Path) -> None:
    with pytest.raises(TabletopError, match="there is no rulebook at"):
        read_rulebook(tmp_path / "nowhere.toml")
    (tmp_path / "bad.toml").write_text("[[rules", encoding="utf-8")
    with pytest.raises(TabletopError, match=r"bad\.toml: not readable as TOML"):
        read_rulebook(tmp_path / "bad.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(TabletopError, match=r"bytes\.toml"):
        read_rulebook(tmp_path / "bytes.toml")


def test_the_core_and_the_toy_have_whole_rulebooks(toy: Game) -> None:
    core = read_rulebook(data_folder() / "core" / "rulebook.toml")

    assert {"CORE-turn", "CORE-phase", "CORE-chance", "CORE-over", "CORE-undo"} <= set(core.rules)
    assert toy.rulebook.phrase("bag", "ko", left=3) == "주머니에서 칩을 뽑습니다. 남은 칩 3개."


class Stretch(NamedTuple):
    """A line of a board, as the chart of a game has them."""

    company: str
    tail: str
    head: str


def test_the_sentence_of_an_event_names_the_parts_of_a_line() -> None:
    told = {"lays": {"en": "{seat} takes {company} from {tail} to {head}.", "ko": "{seat:이/가} {company} {tail} > {head}."}}
    book = Rulebook("test.toml", {**TABLE, "events": told})

    event = Event("lays", "TS-1.1", 0, Stretch("goblin", "camp", "pond"), 31, False, False)

    assert event.values == {"amount": ("goblin", "camp", "pond"), "company": "goblin", "tail": "camp", "head": "pond"}
    assert book.told(event, ["Ana"], "en") == "Ana takes goblin from camp to pond."
    assert book.told(event, ["Ana"], "ko") == "Ana가 고블린 camp > pond."
