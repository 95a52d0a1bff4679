"""Sentences from templates, in English and Korean; and text laid out for a terminal.

A template is a text with `{name}`, `{name:^}` (capital first) or, in Korean, `{name:을/를}` (the particle that suits what
stands before it). Values are numbers, texts and lists of them; a text is looked up, word by word, in the words of the
rulebook. Nothing in a template is evaluated. What a module of the house says for itself is a `Words`.

    >>> fill("{card:을/를} {n}장", {"card": "goblin 3", "n": 2}, "ko", {"goblin": {"en": "goblin", "ko": "고블린"}})
    '고블린 3을 2장'
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from .errors import TabletopError, shown

Text = Mapping[str, str]
LANGUAGES = ("en", "ko")
TEXT_COLUMNS = 76
WIDE = {"W": 2, "F": 2}  # columns of a letter, by its East Asian width; all others take one


class Name(str):
    """What somebody is called. It stands in sentences as it is: a player called Knight is no card."""

    __slots__ = ()


class Words(dict[str, Text]):
    """The words and sentences that a module says for itself, by name: called with a name, a language and values it fills one."""

    def __call__(self, word: str, lang: str, **values: Any) -> str:
        """A sentence in a language. Raises KeyError for one there is not, and for a slot without a value."""
        return fill(self[word][lang], values, lang, {})


def checked(lang: str) -> str:
    """The language if people are spoken to in it; else TabletopError."""
    if lang not in LANGUAGES:
        raise TabletopError(f"texts are in {' and '.join(map(repr, LANGUAGES))}, not in {shown(lang)}")
    return lang


_SLOT = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_DIGIT_CLOSED = {"0": "ㅇ", "1": "ㄹ", "3": "ㅁ", "6": "ㄱ", "7": "ㄹ", "8": "ㄹ"}  # how the digit's name ends
_LETTER_CLOSED = {"l": "ㄹ", "m": "ㅁ", "n": "ㄴ", "r": "ㄹ"}  # a letter that stands alone, such as a seat
_WORD_CLOSED = re.compile(r"(?P<rieul>l)$|m$|n$|ng$|[aeiouy](ck|kk|pp|tt|[kptc])$")  # a name: Daniel, King, Jack; but Peter, Mark


def fill(template: str, values: Mapping[str, Any], lang: str, words: Mapping[str, Text]) -> str:
    """The sentence that a template makes with these values. A slot without a value raises KeyError."""

    def slot(match: re.Match[str]) -> str:
        said = say(values[match[1]], lang, words)
        form = match[2]
        if form == "^":
            return said[:1].upper() + said[1:]
        return said + particle(said, form) if form else said

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

    "으로/로" counts a closing rieul as open. Digits are read as Sino-Korean, Latin names as Koreans write them by their sound:
    Peter is open, King and Jack are closed; a letter that stands alone is called by its name.
    """
    closed, open_ = pair.split("/")
    tokens = re.findall(r"[^\W_]+", unicodedata.normalize("NFC", word))
    ending = _ending(tokens[-1]) if tokens else ""
    if closed == "으로" and ending == "ㄹ":
        return open_
    return closed if ending else open_


def _ending(token: str) -> str:
    """The closing consonant of a word, "" when it is open; only ㄹ is told from the others."""
    last = token[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - 0xAC00) % 28
        return "" if final == 0 else "ㄹ" if final == 8 else "ㄱ"
    if last in _DIGIT_CLOSED:
        return _DIGIT_CLOSED[last]
    plain = "".join(c for c in unicodedata.normalize("NFD", token.lower()) if not unicodedata.combining(c))
    letters = re.search("[a-z]*$", plain)
    latin = letters[0] if letters else ""
    if len(latin) < 2:
        return _LETTER_CLOSED.get(latin, "")
    found = _WORD_CLOSED.search(latin)
    return "" if found is None else "ㄹ" if found["rieul"] else "ㄱ"


# text in columns


def columns(text: str) -> float:
    """How many columns of a terminal a text takes: Korean letters take two."""
    return len(text) if text.isascii() else sum(map(_column, text))


@lru_cache(maxsize=4096)
def _column(letter: str) -> float:
    return 0 if unicodedata.combining(letter) else WIDE.get(unicodedata.east_asian_width(letter), 1)


def wrap(text: str, room: float, measure: Callable[[str], float] = columns) -> list[str]:
    """A text broken into lines of at most `room`, at spaces; a word that is too long alone is cut with an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and measure(joined) <= room:
            lines[-1] = joined
        else:
            lines.append(shorten(word, room, measure))
    return lines


def shorten(text: str, room: float, measure: Callable[[str], float] = columns) -> str:
    """A text cut with an ellipsis where it does not fit into `room`."""
    if measure(text) <= room:
        return text
    kept = text
    while kept and measure(f"{kept}…") > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def text_table(rows: Iterable[Sequence[str]], room: int) -> list[str]:
    """Rows of cells as lines for a terminal, each cell cut or filled to `room` columns."""
    lines = []
    for row in rows:
        cells = [shorten(cell, room) for cell in row]
        lines.append("".join(cell + " " * int(room + 2 - columns(cell)) for cell in cells).rstrip())
    return lines


def text_block(lines: Iterable[str], room: int = TEXT_COLUMNS) -> str:
    """Lines for a terminal; what is wider than `room` columns goes on below, indented."""
    broken: list[str] = []
    for line in lines:
        first, *rest = [line] if columns(line) <= room else wrap(line, room - 2)
        broken += [first, *(f"  {part}" for part in rest)]
    return "\n".join(broken)
