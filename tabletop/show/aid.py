"""The player aid: a game on one page, made from the rulebook.

Each rule that has a short form gives a line under its chapter, house rules that are played take the place of what they alter,
and rules of kind "component" without a short form say what is in the box.
Nothing here is written by hand for one game. Table, terminal and notebooks show the same page.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import Any

from ..core.game import Game
from ..core.text import checked
from .i18n import ui
from .ledger import Block

Part = tuple[str, tuple[tuple[str, str], ...]]  # a heading, and lines with the ids of their rules


@dataclass(frozen=True)
class Aid:
    """One page: a title and parts with a heading and lines. It shows itself in a notebook, and `text` is for a terminal."""

    title: str
    parts: tuple[Part, ...]
    lang: str

    @property
    def text(self) -> str:
        """The page as text, parts with an empty line between them."""
        parts = ["\n".join([heading, *(f"- {line} ({rule})" for line, rule in lines)]) for heading, lines in self.parts]
        return "\n\n".join([self.title, *parts])

    @property
    def block(self) -> list[Block]:
        """The page as plain values for the browser: parts with a heading, and lines with the ids of their rules."""
        return [{"head": heading, "lines": [{"text": text, "rule": rule} for text, rule in lines]} for heading, lines in self.parts]

    @property
    def markdown(self) -> str:
        """The page in Markdown, every sign of it escaped."""
        found = [f"## {_plain(self.title)}"]
        for heading, lines in self.parts:
            found.append(f"**{_plain(heading)}**")
            found.append("\n".join(f"- {_plain(line)} *({_plain(rule)})*" for line, rule in lines))
        return "\n\n".join(found)

    @property
    def html(self) -> str:
        """The page in HTML, every text escaped."""
        found = [f'<section lang="{html.escape(self.lang)}"><h3>{html.escape(self.title)}</h3>']
        for heading, lines in self.parts:
            items = "".join(f"<li>{html.escape(line)} <small>{html.escape(rule)}</small></li>" for line, rule in lines)
            found.append(f"<h4>{html.escape(heading)}</h4><ul>{items}</ul>")
        return "".join(found) + "</section>"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/plain": self.text, "text/markdown": self.markdown, "text/html": self.html}

    def __str__(self) -> str:
        return self.text


def aid(game: Game, lang: str = "en") -> Aid:
    """The player aid of a game in a language: for each chapter the rules that have a short form, and what is in the box."""
    book = game.rulebook
    lang = checked(lang)
    chapters: dict[str, list[tuple[str, str]]] = {number: [] for number in book.chapters}
    for rule in book.rules.values():
        number = rule.id.split("-")[1].split(".")[0]
        chapters.setdefault(number, []).extend((text, rule.id) for text in lines_of(game, rule.id, lang))
    parts = [(book.chapters[n][lang] if n in book.chapters else n, tuple(lines)) for n, lines in chapters.items() if lines]
    box = [(rule.title[lang], ((rule.text[lang], rule.id),)) for rule in book.rules.values() if rule.kind == "component" and not rule.aid]
    return Aid(ui("aid_of", lang, game=book.title[lang]), (*parts, *box), lang)


def lines_of(game: Game, rule: str, lang: str) -> list[str]:
    """What the player aid says of a rule, as it is played in this game; nothing of a rule without a short form."""
    short = game.rulebook[rule].aid
    return _house_rules(game, rule, lang) or ([short[lang]] if short else [])


def _house_rules(game: Game, rule: str, lang: str) -> list[str]:
    """What is played here instead of a rule: a line for each option that alters it, as a phrase of the game says it."""
    found = []
    for option in game.option_list:
        value = game.chosen.get(option.name)
        if option.rule == rule and value is not None:
            phrase = f"option.{option.name}.{value}"
            has = phrase in game.rulebook.phrases
            found.append(game.rulebook.phrase(phrase, lang) if has else ui("house_rule", lang, name=option.name, value=value))
    return found


def _plain(text: str) -> str:
    """A text in which Markdown finds nothing to do."""
    return re.sub(r"([\\`*_{}\[\]<>()#+\-.!|~$&])", r"\\\1", text)
