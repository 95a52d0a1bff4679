"""Typed moves: what action a person means by a text, the same at the table and in the terminal.

A move may be written in notation, without its verb, in Korean, or by the beginnings of its words ("g7"). What is legal goes
before what is not, so that a short text is understood wherever it can mean only one thing that may be done.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache

from ..core.action import LONGEST, NEAR, Action, plain
from ..core.errors import TabletopError, UnknownAction, shown
from ..core.game import Game
from ..core.text import Words

SLACK = 0.15  # how much less alike a move may read that is legal, to be offered all the same
MANY = 2000  # spellings that are too many to compare a text with each of
BEGINNING = 3  # letters by which words begin alike
LISTED = 6  # actions that a text which could mean many is answered with

say = Words({
    "unknown": {
        "en": "{text} is no move of {title}. Did you mean {near}?",
        "ko": "{text:은/는} {title}의 수가 아닙니다. 혹시 {near}인가요?",
    },
    "several": {"en": "That could mean {found}: type a little more.", "ko": "여러 수로 읽힙니다: {found}. 조금 더 입력해 주세요."},
})


def meant(game: Game, legal: Sequence[Action], text: str, lang: str = "en") -> Action:
    """The action that a person means: by its notation, in Korean, or by the beginnings of its words.

    Raises TabletopError when several could be meant, UnknownAction when none is. What it returns may be illegal.
    """
    exact = game.notation.find(text) if isinstance(text, str) else game.parse(text)  # which refuses what is no text
    if exact is not None:
        return exact
    anything = [a for a in game.actions() if not a.by_chance]
    for actions, fits in ((legal, _same), (legal, abbreviates), (anything, _same), (anything, abbreviates), (legal, begins)):
        found = [a for a in actions if any(fits(text, t) for t in _spelled(game, a))]
        if len(found) == 1 or found and actions is anything and fits is _same:
            return found[0]  # several ways to say what is illegal anyway: one of them is explained
        if found:
            raise TabletopError(say("several", lang, found=", ".join(as_typed(game, a, lang) for a in found[:LISTED])))
    raise _unknown(game, legal, text, lang)


def _unknown(game: Game, legal: Sequence[Action], text: str, lang: str) -> UnknownAction:
    """The error for a text, with the move that may be meant; a legal one where it reads about as alike as the nearest.

    Where actions are many, only those are compared that have a word which begins like one of the text.
    """
    typed = plain(text[:LONGEST])
    spelled = {plain(t): a for a in game.actions() if not a.by_chance for t in _spelled(game, a)}
    if len(spelled) > MANY:
        begun = {word[:BEGINNING] for word in _pieces(typed)}
        spelled = {t: a for t, a in spelled.items() if begun & {word[:BEGINNING] for word in _pieces(t)}}
    alike = [(SequenceMatcher(None, typed, t).ratio(), spelled[t]) for t in get_close_matches(typed, spelled, 12, NEAR)]
    if not alike:
        fault = game.notation.unknown(text)
        return UnknownAction(fault.text(lang), fault.texts)
    near = next((a for ratio, a in alike if a in legal and ratio > alike[0][0] - SLACK), alike[0][1])
    said = say("unknown", lang, text=shown(text), title=game.rulebook.title[lang], near=as_typed(game, near, lang))
    return UnknownAction(said, {lang: said}, str(near))


def as_typed(game: Game, action: Action | str, lang: str) -> str:
    """An action as a person may type it: its notation, in Korean its words, without the verb where it can go."""
    action = game.action(action)
    if lang == "en":
        return str(action)
    short = " ".join(action.words)
    return game.rulebook.word(short, lang) if short and read_as(game, short) == action else game.spoken(action)[lang]


def read_as(game: Game, text: str) -> Action | None:
    """The action that a text is the notation of, if it is one."""
    try:
        return game.parse(text)
    except UnknownAction:
        return None


def spellings(game: Game, action: Action) -> tuple[str, ...]:
    """How an action may be written: with its verb or without, in English or in Korean."""
    texts = [str(action), " ".join(action.words)] if action.words else [str(action)]
    return (*texts, *(game.rulebook.word(t, "ko") for t in texts), game.spoken(action)["ko"], game.move_text(action)["ko"])


@lru_cache(maxsize=20_000)
def _spelled(game: Game, action: Action) -> tuple[str, ...]:
    """The same, kept: what a person types is compared with all of them."""
    return spellings(game, action)


def abbreviates(text: str, whole: str) -> bool:
    """Whether every word of a text begins the word of the whole in its place; numbers are written out: "g7", "goblin 7"."""
    return len(_pieces(text)) == len(_pieces(whole)) and begins(text, whole)


def begins(text: str, whole: str) -> bool:
    """The same where words at the end may be left out."""
    short, long = _pieces(text), _pieces(whole)
    pairs = zip(short, long, strict=False)
    return 0 < len(short) <= len(long) and all(b == a if a.isdigit() or b.isdigit() else b.startswith(a) for a, b in pairs)


def _same(text: str, whole: str) -> bool:
    return _pieces(text) == _pieces(whole)


@lru_cache(maxsize=50_000)
def _pieces(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\d+|[^\W\d_]+", plain(text)))
