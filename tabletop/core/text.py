"""Sentences from templates, in English and Korean.

A template is a text with `{name}`, `{name:^}` (capital first) or, in Korean, `{name:을/를}` (the particle that suits what
stands before it). Values are numbers, texts and lists of them; a text is looked up, word by word, in the words of the
rulebook. Nothing in a template is evaluated.

    >>> fill("{card:을/를} {n}장", {"card": "goblin 3", "n": 2}, "ko", {"goblin": {"en": "goblin", "ko": "고블린"}})
    '고블린 3을 2장'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

Text = Mapping[str, str]
LANGUAGES = ("en", "ko")


class Name(str):
    """What somebody is called. It stands in sentences as it is: a player called Knight is no card."""

    __slots__ = ()


_SLOT = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_DIGIT_CLOSED = {"0": "ㅇ", "1": "ㄹ", "3": "ㅁ", "6": "ㄱ", "7": "ㄹ", "8": "ㄹ"}  # how the digit's name ends
_LETTER_CLOSED = {"l": "ㄹ", "m": "ㅁ", "n": "ㄴ", "r": "ㄹ"}


def fill(template: str, values: Mapping[str, Any], lang: str, words: Mapping[str, Text]) -> str:
    """The sentence that a template makes with these values. A slot without a value raises KeyError."""

    def slot(match: re.Match[str]) -> str:
        shown = say(values[match[1]], lang, words)
        form = match[2]
        if form == "^":
            return shown[:1].upper() + shown[1:]
        return shown + particle(shown, form) if form else shown

    return _SLOT.sub(slot, template)


def say(value: Any, lang: str, words: Mapping[str, Text]) -> str:
    """A value as it stands in a sentence: words translated, lists joined with commas and "and".

    A Name, and a mapping of languages to texts, stand for themselves.
    """
    if isinstance(value, Name):
        return str(value)
    if isinstance(value, Mapping):
        return str(value[lang])
    if isinstance(value, (list, tuple)):
        return join([say(v, lang, words) for v in value], lang)
    text = str(value)
    if text in words:
        return words[text][lang]
    return " ".join(words[w][lang] if w in words else w for w in text.split(" "))


def join(parts: list[str], lang: str) -> str:
    """A list in a sentence: "a, b and c"; in Korean "a, b, c"."""
    if len(parts) < 2 or lang == "ko":
        return ", ".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def particle(word: str, pair: str) -> str:
    """The Korean particle for a word: the first of `pair` ("을/를") after a closing consonant, else the second.

    "으로/로" counts a closing rieul as open. Digits are read as Sino-Korean, Latin letters by their English sound.
    """
    closed, open_ = pair.split("/")
    letters = re.sub(r"[^\w]", "", word)
    ending = _ending(letters[-1:])
    if closed == "으로" and ending == "ㄹ":
        return open_
    return closed if ending else open_


def _ending(letter: str) -> str:
    """The closing consonant of a syllable, "" when it is open; only ㄹ is told from the others."""
    if "가" <= letter <= "힣":
        final = (ord(letter) - 0xAC00) % 28
        return "" if final == 0 else "ㄹ" if final == 8 else "ㄱ"
    return _DIGIT_CLOSED.get(letter, "") or _LETTER_CLOSED.get(letter.lower(), "")
