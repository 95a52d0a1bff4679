"""Sentences in two languages: slots, words, lists, and the Korean particle that suits what stands before it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.text import fill, join, particle, say

WORDS = {"goblin": {"en": "goblin", "ko": "고블린"}, "sea": {"en": "the sea", "ko": "바다"}, "phase 1": {"en": "phase one", "ko": "1단계"}}


@pytest.mark.parametrize(
    ("word", "pair", "expected"),
    [
        ("고블린", "을/를", "을"), ("기사", "을/를", "를"), ("언데드", "은/는", "는"), ("도플갱어", "이/가", "가"), ("왕", "과/와", "과"),
        ("서울", "으로/로", "로"), ("부산", "으로/로", "으로"), ("바다", "으로/로", "로"), ("서울", "을/를", "을"),
        ("0", "이/가", "이"), ("1", "이/가", "이"), ("2", "이/가", "가"), ("3", "이/가", "이"), ("4", "이/가", "가"),
        ("5", "이/가", "가"), ("6", "이/가", "이"), ("7", "이/가", "이"), ("8", "이/가", "이"), ("9", "이/가", "가"), ("10", "이/가", "이"),
        ("1", "으로/로", "로"), ("3", "으로/로", "으로"), ("6", "으로/로", "으로"), ("7", "으로/로", "로"), ("8", "으로/로", "로"),
        ("A", "이/가", "가"), ("L", "을/를", "을"), ("M", "은/는", "은"), ("N", "이/가", "이"), ("R", "으로/로", "로"),
        ("Kim", "이/가", "이"), ("Peter", "이/가", "가"), ("Oliver", "은/는", "는"), ("Alexander", "을/를", "를"), ("King", "이/가", "이"),
        ("Daniel", "으로/로", "로"), ("Megan", "은/는", "은"), ("Ann", "이/가", "이"), ("Jack", "은/는", "은"), ("Pat", "이/가", "이"),
        ("Matt", "이/가", "이"), ("Eric", "을/를", "을"), ("Philip", "이/가", "이"), ("Mark", "이/가", "가"), ("Grant", "은/는", "는"),
        ("Luke", "이/가", "가"), ("Chris", "은/는", "는"), ("David", "이/가", "가"), ("Zoé", "이/가", "가"), ("Player R", "이/가", "이"),
        ("\u1106\u1175\u11ab", "이/가", "이"), ("\u1106\u1175\u11ab\u110c\u1175", "이/가", "가"), ("Bo 2", "이/가", "가"),
        ("기사(3)", "을/를", "을"), ("고블린”", "을/를", "을"), ("", "을/를", "를"), ("!?", "을/를", "를"),
    ],
)  # fmt: skip
def test_the_particle_suits_the_word(word: str, pair: str, expected: str) -> None:
    assert particle(word, pair) == expected


def test_words_are_looked_up_whole_first_and_then_one_by_one() -> None:
    assert say("goblin 3", "ko", WORDS) == "고블린 3"
    assert say("phase 1", "ko", WORDS) == "1단계"
    assert say(3, "en", WORDS) == "3"


def test_lists_are_joined() -> None:
    assert say(["goblin", "sea", 3], "en", WORDS) == "goblin, the sea and 3"
    assert say(("goblin", "sea"), "ko", WORDS) == "고블린, 바다"
    assert (join([], "en"), join(["a"], "en"), join(["a", "b"], "en")) == ("", "a", "a and b")


def test_a_slot_may_begin_a_sentence() -> None:
    assert fill("{place:^} is far.", {"place": "sea"}, "en", WORDS) == "The sea is far."


def test_a_slot_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        fill("{nobody}", {}, "en", WORDS)


def test_nothing_in_a_value_or_template_is_evaluated() -> None:
    assert fill("{a}", {"a": "{b.__class__}"}, "en", WORDS) == "{b.__class__}"
    assert fill("{a.__class__} {a[0]} {{a}}", {"a": "x"}, "en", WORDS) == "{a.__class__} {a[0]} {x}"


@given(st.text(max_size=30), st.sampled_from(["을/를", "은/는", "이/가", "과/와", "으로/로"]))
def test_any_word_gets_one_of_the_two_particles(word: str, pair: str) -> None:
    assert particle(word, pair) in pair.split("/")
