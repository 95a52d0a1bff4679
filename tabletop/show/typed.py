"""Typed moves: what action a person means by a text, the same at the table and in the terminal.

A move may be written in notation, without its verb, in Korean, or by the beginnings of its words ("g7"). What is legal goes
before what is not, so that a short text is understood wherever it can mean only one thing that may be done.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..core.action import Action, plain
from ..core.errors import TabletopError, UnknownAction
from ..core.game import Game
from ..core.text import Words

LISTED = 6  # actions that a text which could mean many is answered with

say = Words({
    "several": {"en": "That could mean {found}: type a little more.", "ko": "여러 수로 읽힙니다: {found}. 조금 더 입력해 주세요."},
})


def meant(game: Game, legal: Sequence[Action], text: str, lang: str = "en") -> Action:
    """The action that a person means: by its notation, in Korean, or by the beginnings of its words.

    Raises TabletopError when several could be meant, UnknownAction when none is. What it returns may be illegal.
    """
    try:
        return game.parse(text)
    except UnknownAction:
        anything = [a for a in game.actions() if not a.by_chance]
        for actions, fits in ((legal, _same), (legal, abbreviates), (anything, _same), (anything, abbreviates), (legal, begins)):
            found = [a for a in actions if any(fits(text, t) for t in spellings(game, a))]
            if len(found) == 1:
                return found[0]
            if found:
                raise TabletopError(say("several", lang, found=", ".join(as_typed(game, a, lang) for a in found[:LISTED]))) from None
        raise


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
    return (*texts, *(game.rulebook.word(t, "ko") for t in texts), game.spoken(action)["ko"])


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


def _pieces(text: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d_]+", plain(text))
