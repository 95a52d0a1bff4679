"""Lessons in files: what is written is read back, and whatever is wrong is named with file, step and field."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.errors import LessonError
from tabletop.teach.check import check_lesson
from tabletop.teach.lesson import Lesson
from tabletop.teach.reading import LARGEST, read_lesson
from tabletop.teach.tutor import open_lesson


def small() -> dict[str, Any]:
    """A lesson of three steps, as a stranger could write it."""
    text = {"en": "Text", "ko": "글"}
    hands = {"A": ["dwarf 3", "dwarf 7"], "B": ["goblin 6"]}
    lesson = {
        "tabletop_lesson": 1, "title": text, "game": "claim",
        "steps": [
            {"id": "look", "kind": "read", "title": text, "text": text, "rules": ["CM-1.1"]},
            {
                "id": "win", "kind": "move", "title": text, "text": text, "rules": ["CM-2.5"], "prompt": text, "hint": text, "praise": text,
                "position": {"phase": "phase 1", "leader": "B", "led": "dwarf 5", "up": "knight 7", "hand": hands}, "seed": 2,
                "right": ["play dwarf [6-9]"], "wrong": {"play dwarf 3": text}, "show": "play dwarf 7", "then": [],
            },
            {
                "id": "ask", "kind": "question", "title": text, "text": text, "rules": ["CM-6.4"], "prompt": text,
                "choices": [{"text": text, "why": text}, {"text": text, "why": text}], "answer": 1,
            },
        ],
    }  # fmt: skip
    return json.loads(json.dumps(lesson))  # type: ignore[no-any-return]


@cache
def written() -> str:
    return json.dumps(small(), ensure_ascii=False)


def saved(tmp_path: Path, value: object) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), encoding="utf-8")
    return path


def fault_of(tmp_path: Path, value: object) -> str:
    with pytest.raises(LessonError) as caught:
        open_lesson(saved(tmp_path, value))
    return str(caught.value)


def test_a_lesson_of_a_stranger_is_opened_and_played(tmp_path: Path) -> None:
    tutor = tabletop.lesson(saved(tmp_path, small()), lang="ko")

    tutor.next()
    assert tutor.play("dwarf 7") == "글"
    tutor.next()
    assert tutor.answer(1) == "글"
    assert all(step["done"] for step in tutor.progress())


def test_what_is_saved_is_read_back_equal(tmp_path: Path) -> None:
    game = tabletop.load("claim")
    lesson: Lesson = game.rooms.room("lessons").LESSONS[0]

    again = read_lesson(lesson.save(tmp_path / "claim.json"))

    assert again == lesson
    assert Lesson.from_dict(lesson.to_dict()) == lesson
    assert check_lesson(again, game) == []


@pytest.mark.parametrize(
    ("where", "value", "said"),
    [
        (("steps", 1, "position", "led"), "dwarf 3", "step 2 (win): position: "),
        (("steps", 1, "position", "hand"), 7, "step 2 (win): position: "),
        (("steps", 1, "right"), ["play knight *"], "step 2 (win): right: 'play knight *' means no legal move here"),
        (("steps", 1, "right"), "play dwarf 7", "step 2 (win): right: a list of at most"),
        (("steps", 1, "right"), [], "step 2 (win): right: there has to be a right move"),
        (("steps", 1, "show"), "play dwarf 3", "step 2 (win): show: 'play dwarf 3' is not one of the right moves"),
        (("steps", 1, "show"), "fly away", "step 2 (win): show: 'fly away' is no action of Claim"),
        (("steps", 1, "wrong"), {}, "step 2 (win): other: some legal move is neither right nor has feedback"),
        (("steps", 1, "wrong"), {"play dwarf *": {"en": "a", "ko": "가"}}, "it means a right move as well"),
        (("steps", 1, "refused"), {"play dwarf 3": {"en": "a", "ko": "가"}}, "step 2 (win): refused"),
        (("steps", 1, "then"), ["play goblin 6"], "step 2 (win): then: after 'play dwarf 7': 'play goblin 6'"),
        (("steps", 1, "then"), ["draw dwarf 5"], "step 2 (win): then: after"),
        (("steps", 1, "hint"), None, "step 2 (win): hint: a mapping"),
        (("steps", 1, "rules"), ["CM-9.9"], "step 2 (win): rules: Claim has no rule 'CM-9.9'"),
        (("steps", 1, "rules"), [], "step 2 (win): rules: a step teaches at least one rule"),
        (("steps", 1, "kind"), "exam", "step 2 (win): kind: one of read, move, question, game, not 'exam'"),
        (("steps", 1, "titel"), "x", "step 2: 'titel' is nothing that can stand here"),
        (("steps", 1, "text"), {"en": "only English"}, "step 2 (win): text.ko: a text of 1 to"),
        (("steps", 1, "text", "ko"), " ", "step 2 (win): text.ko: a text of 1 to"),
        (("steps", 1, "text", "en"), "x" * 5000, "step 2 (win): text.en: a text of 1 to 4000 characters"),
        (("steps", 1, "id"), "look", "step 2 (look): id: an earlier step has the same"),
        (("steps", 1, "seed"), -1, "step 2 (win): seed: a whole number"),
        (("steps", 1, "seed"), True, "step 2 (win): seed: a whole number"),
        (("steps", 2, "answer"), 5, "step 3 (ask): answer: 5 points at none of 2 choices"),
        (("steps", 2, "choices"), [], "step 3 (ask): answer"),
        (
            ("steps", 0, "choices"),
            [{"text": {"en": "a", "ko": "가"}, "why": {"en": "a", "ko": "가"}}],
            "step 1 (look): choices: a step of kind 'read' has none",
        ),
        (("game",), "chess", "game: there is no game 'chess'"),
        (("game",), "/etc", "game: there is no game '/etc'"),
        (("steps",), [], "steps: a lesson has at least one step"),
        (("steps",), {}, "steps: a list"),
        (("tabletop_lesson",), 2, "a lesson of version 2; this tabletop reads up to 1"),
        (("tabletop_lesson",), "1", "not a lesson, which begins"),
        (("code",), "import os", "'code' is nothing that can stand here"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_file_step_and_field(tmp_path: Path, where: tuple[Any, ...], value: object, said: str) -> None:
    lesson: Any = small()
    inside = lesson
    for key in where[:-1]:
        inside = inside[key]
    inside[where[-1]] = value

    fault = fault_of(tmp_path, lesson)

    assert fault.startswith("mine.json")
    assert said in fault


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    for field in ("id", "kind", "title", "text", "rules"):
        lesson = small()
        del lesson["steps"][0][field]

        assert f"{field} is missing" in fault_of(tmp_path, lesson)


def test_a_file_cut_short_names_the_line(tmp_path: Path) -> None:
    whole = json.dumps(small(), indent=1)

    assert "mine.json, line " in fault_of(tmp_path, whole[: len(whole) // 2])
    assert "mine.json" in fault_of(tmp_path, "")
    assert "mine.json: not JSON" in fault_of(tmp_path, "[" * 100_000)
    assert "a mapping" in fault_of(tmp_path, "[]")


def test_what_is_no_text_or_too_large_is_not_read(tmp_path: Path) -> None:
    binary = tmp_path / "picture.json"
    binary.write_bytes(b"\xff\xfe\x00")
    huge = tmp_path / "huge.json"
    huge.write_text(" " * (LARGEST + 1))

    with pytest.raises(LessonError, match="picture.json: cannot be read: not a text"):
        read_lesson(binary)
    with pytest.raises(LessonError, match="huge.json: .* bytes"):
        read_lesson(huge)
    with pytest.raises(LessonError, match="there is no lesson 'nowhere.json'"):
        open_lesson("nowhere.json")
    with pytest.raises(LessonError, match="cannot be read"):
        read_lesson(tmp_path / "nowhere.json")


def test_a_lesson_of_another_game_is_refused() -> None:
    lesson = Lesson.from_dict(small() | {"game": "toy"})

    assert check_lesson(lesson, tabletop.load("claim")) == ["lesson: game: this is a lesson of 'toy', not of 'claim'"]


TEXTS = st.text(max_size=8) | st.sampled_from(["A", "dwarf 5", "play *", "draw *"])
KEYS = st.sampled_from(["en", "ko", "A", "B", "hand", "*", "x"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(*path, k) for k in keys] + [p for k in keys for p in places(value[k], (*path, k))]  # type: ignore[index]


@settings(max_examples=150)
@given(st.integers(0, 10_000), JSON, st.booleans())
def test_a_damaged_lesson_is_read_or_refused_and_nothing_else(at: int, value: object, drop: bool) -> None:
    lesson = small()
    every = places(lesson)
    where = every[at % len(every)]
    inside: Any = lesson
    for key in where[:-1]:
        inside = inside[key]
    if drop and isinstance(inside, dict):
        del inside[where[-1]]
    else:
        inside[where[-1]] = value

    try:
        read = Lesson.from_dict(copy.deepcopy(lesson))
    except LessonError:
        return

    assert all(isinstance(fault, str) for fault in check_lesson(read, tabletop.load("claim")))


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_a_file_with_random_damage_never_breaks_the_reader(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    rng = random.Random(seed)
    raw = bytearray(written().encode())
    for _ in range(rng.randint(1, 4)):
        i = rng.randrange(len(raw))
        raw[i : i + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 2))
    path = tmp_path_factory.getbasetemp() / "damaged.json"
    path.write_bytes(bytes(raw))

    try:
        open_lesson(path).close()
    except LessonError as fault:
        assert "damaged.json" in str(fault)


@pytest.mark.parametrize("source", ["x" * 100_000, "a\0b", 5, None])
def test_what_is_no_name_and_no_path_is_refused(source: Any) -> None:
    with pytest.raises(LessonError):
        open_lesson(source)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    plain, marked = tmp_path / "plain.json", tmp_path / "marked.json"
    plain.write_text(json.dumps(small()), encoding="utf-8")
    marked.write_text(json.dumps(small()), encoding="utf-8-sig")

    assert read_lesson(marked).steps == read_lesson(plain).steps
