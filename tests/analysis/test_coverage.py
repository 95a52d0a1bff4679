"""Coverage: what it finds in a game, and that it notices whatever is missing."""

from __future__ import annotations

import ast
import copy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tabletop
from tabletop import TabletopError
from tabletop.analysis import Coverage, coverage
from tabletop.analysis.coverage import (
    Covered,
    cited,
    noted,
    option_faults,
    predicate_faults,
    read_statements,
    rule_faults,
    spoken,
    statement_faults,
    taught_in,
)
from tabletop.analysis.coverage import (
    tested_by as names_in_tests,
)
from tabletop.core.game import Option
from tabletop.core.rulebook import Rulebook

TEXT = {"en": "a text", "ko": "글"}


def rule(name: str, kind: str = "rule", **more: Any) -> dict[str, Any]:
    return {"id": name, "kind": kind, "status": "seed", "title": TEXT, "text": TEXT, "seeds": ["XX-001"]} | more


def book(*rules: dict[str, Any]) -> Rulebook:
    head = {"game": "x", "prefix": "XX", "version": "1", "title": TEXT, "summary": TEXT}
    return Rulebook("x.toml", copy.deepcopy(head | {"rules": list(rules)}))


def covered(entry: dict[str, Any], **found: Any) -> Covered:
    whole: dict[str, Any] = {
        "enforced_by": ("apply",),
        "refused_by": (),
        "taught_in": ("first",),
        "tested_by": ("test_xx_1_1_a",),
        "seen_in": 3,
    }
    return Covered(book(entry)[entry["id"]], **(whole | found))


@pytest.fixture(scope="module")
def claim() -> Coverage:
    return coverage("claim", games=25, seed=2)


def test_what_is_found_in_claim(claim: Coverage) -> None:
    follow = claim["CM-2.3"]

    assert {"playable", "note_answer"} <= set(follow.enforced_by)
    assert follow.refused_by == ("follow",)
    assert follow.seen_in == 25
    assert follow.statements == ("CM-041", "CM-067", "CM-095")
    assert len(claim.rules) == len(claim.game.rulebook.rules)


def test_a_range_of_rules_and_both_branches_of_a_condition_are_cited(claim: Coverage) -> None:
    assert "beats" in claim["CM-2.6"].enforced_by, "its docstring says CM-2.5 to CM-2.7"
    assert "note_answer" in claim["CM-5.9"].enforced_by, "it notes 509 if a doppelganger was led, else 203"


def test_a_rule_that_no_event_speaks_of_is_told_from_one_that_was_not_met(claim: Coverage) -> None:
    assert claim["CM-1.2"].seen_in is None
    assert claim["CM-6.5"].seen_in == 0


def test_text_and_table_name_every_rule_and_every_fault(claim: Coverage) -> None:
    text, shown = claim.text(), claim._repr_mimebundle_()

    assert all(name in text and name in shown["text/html"] for name in claim.game.rulebook.rules)
    assert max(map(len, text.splitlines())) <= 80
    assert shown["text/plain"] == text == str(claim)
    assert repr(claim).startswith("<coverage of Claim: ")


def test_an_unknown_rule_is_named(claim: Coverage) -> None:
    with pytest.raises(TabletopError, match=r"no rule 'CM-9\.9'"):
        claim["CM-9.9"]


def test_a_game_without_lessons_or_statements_can_be_looked_through() -> None:
    toy = tabletop.load(Path(__file__).resolve().parents[1] / "toy")

    found = coverage(toy, games=10)

    assert found["TY-2.1"].refused_by == ("from_your_hand",)
    assert "HEMMED_IN" not in found.text()
    assert any("no step of a lesson teaches it" in fault for fault in found.faults())
    assert not any("statement" in fault for fault in found.faults())


# what a rule may lack


def test_a_rule_that_has_all_it_needs_has_no_fault() -> None:
    assert rule_faults(covered(rule("XX-1.1"))) == []
    assert rule_faults(covered(rule("XX-1.1", "theme"), enforced_by=(), taught_in=(), tested_by=())) == []
    assert rule_faults(covered(rule("XX-1.1", "component"), enforced_by=(), taught_in=())) == []


@pytest.mark.parametrize(
    ("entry", "found", "said"),
    [
        (rule("XX-1.1"), {"enforced_by": ()}, "no function of the engine"),
        (rule("XX-1.1"), {"taught_in": ()}, "no step of a lesson"),
        (rule("XX-1.1"), {"tested_by": ()}, "test_xx_1_1_..."),
        (rule("XX-1.1", "component"), {"tested_by": ()}, "test_xx_1_1_..."),
        (rule("XX-1.1", refusals={"no": TEXT}), {}, "no predicate refuses by it"),
        (rule("XX-1.1", seeds=[f"XX-00{n}" for n in range(1, 8)]), {}, "covers 7 statements"),
    ],
)
def test_what_a_rule_lacks_is_said(entry: dict[str, Any], found: dict[str, Any], said: str) -> None:
    (fault,) = rule_faults(covered(entry, **found))

    assert said in fault and fault.startswith("XX-1.1 (a text): ")


def test_without_a_checkout_nobody_asks_for_tests() -> None:
    assert rule_faults(covered(rule("XX-1.1"), tested_by=None)) == []


def test_a_list_of_components_may_cover_many_statements() -> None:
    assert rule_faults(covered(rule("XX-1.1", "component", seeds=[f"XX-0{n}" for n in range(10, 30)]))) == []


def test_a_predicate_without_a_rule_or_a_template_is_a_fault() -> None:
    def lone(state: object, action: object) -> None: ...

    def strange(state: object, action: object) -> None: ...

    def wordless(state: object, action: object) -> None: ...

    strange.rule = "XX-9.9"  # type: ignore[attr-defined]
    wordless.rule = "XX-1.1"  # type: ignore[attr-defined]

    faults = predicate_faults(book(rule("XX-1.1")), [lone, strange, wordless])

    assert len(faults) == 3
    assert "lone states no rule" in faults[0] and "strange states XX-9.9, which is no rule" in faults[1]
    assert "wordless" in faults[2] and "no template" in faults[2]


# statements and options


def test_statements_must_stand_under_a_rule_and_be_decided() -> None:
    rows = [
        {"id": "XX-001", "note": "AMBIGUOUS A) one | B) two"},
        {"id": "XX-002", "note": ""},
        {"id": "XX-003", "note": "AMBIGUOUS A) one | B) two"},
        {"id": "XX-004", "note": "AMBIGUOUS A) one | B) two"},
    ]
    rules = book(
        rule("XX-1.1", seeds=["XX-001", "XX-003", "XX-009"], rulings=[{"statement": "XX-003", "en": "so", "ko": "그래서"}]),
        rule("XX-1.2", seeds=["XX-004"], options=[{"name": "o", "values": [0, 1], "default": 0, "statements": ["XX-004"]}]),
    )

    faults = statement_faults(rules, rows)

    assert len(faults) == 3
    assert "XX-002 stands under no rule" in faults[0]
    assert "XX-001 has two readings" in faults[1]
    assert "XX-009, which is no statement" in faults[2]


def test_options_must_be_the_same_in_the_game_and_in_the_rulebook() -> None:
    rules = book(
        rule("XX-1.1", options=[
            {"name": "same", "values": [0, 1], "default": 0}, {"name": "other_values", "values": [0, 1], "default": 0},
            {"name": "other_rule", "values": ["a", "b"], "default": "a"}, {"name": "book_only", "values": [0, 1], "default": 0},
        ]),
    )  # fmt: skip
    options = [
        Option("same", (0, 1), "XX-1.1"), Option("other_values", (1, 0), "XX-1.1"),
        Option("other_rule", ("a", "b"), "XX-1.2"), Option("game_only", (0, 1), "XX-1.1"),
    ]  # fmt: skip

    faults = option_faults(rules, options)

    assert [next(n for n in ("same", "other_values", "other_rule", "game_only", "book_only") if n in fault) for fault in faults] == [
        "other_values", "other_rule", "game_only", "book_only",
    ]  # fmt: skip


# where things are looked for


def test_citations_are_read_from_texts() -> None:
    rules = book(*(rule(f"XX-{c}.{s}") for c in (1, 2) for s in (1, 2, 10)))

    assert list(cited("as XX-1.2 to XX-2.1 say, and XX-2.10", rules)) == ["XX-1.2", "XX-1.10", "XX-2.1", "XX-2.10"]
    assert list(cited("XX-7.7 and YY-1.1 are nothing", rules)) == []


def test_numbers_of_events_are_read_from_the_code() -> None:
    (function,) = ast.parse(
        "def f(s):\n note(s, A, 101 if a else 102 if b > 900 else LATER, p, 999)\n note(s, B, 205, p, 0)\n other(s, B, 301)\n"
    ).body
    assert isinstance(function, ast.FunctionDef)

    assert sorted(noted(function, {"LATER": 103})) == [101, 102, 103, 205]


def test_tests_are_found_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text(
        "def test_xx_1_1_one_thing(): ...\ndef test_xx_1_10(): ...\n"
        "class T:\n def test_xx_1_1_another(self): ...\ndef test_yy_1_1_no(): ...\n"
    )
    (tmp_path / "other.py").write_text("def test_xx_2_1_in_no_test_file(): ...\n")

    assert names_in_tests("XX", tmp_path) == {"XX-1.1": ("test_xx_1_1_one_thing", "test_xx_1_1_another"), "XX-1.10": ("test_xx_1_10",)}
    assert names_in_tests("XX", None) is None
    assert spoken("test_xx_1_1_one_thing") == "one thing" and spoken("test_xx_1_10") == "test_xx_1_10"


def test_lessons_are_found_by_the_rules_of_their_steps() -> None:
    steps = (SimpleNamespace(id="first", rules=("XX-1.1", "XX-1.2")), SimpleNamespace(id="second", rules=("XX-1.1",)))
    lessons = SimpleNamespace(LESSONS=(SimpleNamespace(steps=steps),))
    game: Any = SimpleNamespace(rooms=SimpleNamespace(room=lambda name: lessons))

    assert taught_in(game) == {"XX-1.1": ("first", "second"), "XX-1.2": ("first",)}


def test_a_table_of_statements_without_its_columns_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "statements.csv"
    path.write_text("number,text\n1,x\n")

    with pytest.raises(TabletopError, match="id and note"):
        read_statements(path)
    assert read_statements(tmp_path / "none.csv") == ()
