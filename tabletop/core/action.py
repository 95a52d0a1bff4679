"""Actions: small immutable values with a text that reads like a move and parses back.

A game declares one frozen dataclass for each kind of decision. The class name is the verb, the fields are its words.

    >>> @dataclass(frozen=True)
    ... class Play(Action):
    ...     card: str
    >>> str(Play("goblin 3")), Play("goblin 3").parts
    ('play goblin 3', ('goblin 3',))
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar

from .errors import UnknownAction, shown
from .text import LANGUAGES, Text, Words

LONGEST = 200  # signs; no text of an action is longer
NEAR = 0.5  # how alike a text and an action must be to be offered


@dataclass(frozen=True)
class Action:
    """One thing that can happen in a game: a seat's decision or, where `by_chance`, an outcome of chance."""

    by_chance: ClassVar[bool] = False

    @property
    def verb(self) -> str:
        """The word that the notation begins with."""
        return type(self).__name__.lower()

    @property
    def told_as(self) -> str:
        """The name of its sentence in the rulebook, under [actions] and [moves]: the verb, unless a kind is told in several ways."""
        return self.verb

    @property
    def words(self) -> tuple[str, ...]:
        """What follows the verb, in order."""
        return tuple(str(getattr(self, f.name)) for f in fields(self))

    @property
    def values(self) -> dict[str, str]:
        """What its sentence may name: the fields."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the picture that a person touches, in order, to mean this action."""
        return self.words or (self.verb,)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


say = Words({
    "no_action": {"en": "{text} is no action of {title}.", "ko": "{text:은/는} {title}의 행동이 아닙니다."},
    "nearest": {"en": "Did you mean {near}?", "ko": "혹시 {near}인가요?"},
    "like": {"en": "An action reads like {examples}.", "ko": "행동은 이렇게 씁니다: {examples}."},
})


class Notation:
    """All actions of a game by id, by value and by text. `title` is what the game is called, in one language or in each."""

    def __init__(self, title: str | Text, actions: Iterable[Action]) -> None:
        self.titles = dict.fromkeys(LANGUAGES, title) if isinstance(title, str) else title
        self.title = self.titles["en"]
        self.actions = tuple(actions)
        self.ids = {a: i for i, a in enumerate(self.actions)}
        self._texts = {plain(str(a)): a for a in self.actions}
        if len(self.ids) != len(self.actions) or len(self._texts) != len(self.actions):
            raise ValueError(f"{self.title}: two actions are equal or read alike")
        bare = [(plain(" ".join(a.words)), a) for a in self.actions if not a.by_chance and a.words]
        uses = Counter(text for text, _ in bare)
        for text, a in bare:  # the verb may be left out where nothing else reads so
            if uses[text] == 1:
                self._texts.setdefault(text, a)

    def find(self, text: str) -> Action | None:
        """The action that a text is the notation of, None where it is of none. Capitals, accents and spaces do not matter."""
        return self._texts.get(plain(text)) if len(text) <= LONGEST else None

    def parse(self, text: str) -> Action:
        """The same. Raises UnknownAction with the nearest match."""
        if not isinstance(text, str):
            raise UnknownAction(f"an action of {self.title} is a text or an Action, not {type(text).__name__}")
        found = self.find(text)
        if found is None:
            raise self.unknown(text)
        return found

    def unknown(self, text: str) -> UnknownAction:
        """The error for a text that no action reads like: with the nearest action of a seat, never one of chance, else with examples."""
        own = [a for a in self.actions if not a.by_chance]
        offered = {t: a for t, a in self._texts.items() if not a.by_chance}
        near = difflib.get_close_matches(plain(text[:LONGEST]), offered, 1, NEAR)
        nearest = str(offered[near[0]]) if near else None
        kinds: dict[str, Action] = {}
        for a in own:
            kinds.setdefault(a.verb, a)
        examples = ", ".join(repr(str(a)) for a in kinds.values())
        texts = {}
        for lang in LANGUAGES:
            first = say("no_action", lang, text=shown(text), title=self.titles[lang])
            more = say("nearest", lang, near=repr(nearest)) if nearest else say("like", lang, examples=examples)
            texts[lang] = f"{first} {more}"
        return UnknownAction(texts["en"], texts, nearest)


def plain(text: str) -> str:
    """A text without capitals and accents, and with single spaces: "Peñuelas" is typed "penuelas" on most keyboards."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return re.sub(r"\s+", " ", "".join(letter for letter in letters if not unicodedata.combining(letter))).strip()
