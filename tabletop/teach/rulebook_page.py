"""Pages of the rulebook: rules shown where a notebook speaks of them, in their own words.

A notebook that shows a rule takes it from the rulebook, so that it cannot say anything else than the program does. What is a
decision of this project, or reconstructed, says so; rulings stand folded below the rule, and house rules with their values.

    >>> import tabletop
    >>> print(page(tabletop.load("claim"), "CM-2.8"))
    CM-2.8 The winner leads next
    Whoever wins a trick leads the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from ..core.game import Game
from ..core.rulebook import Rule
from ..core.text import Words, checked

say = Words({
    "ruling": {
        "en": "Decided for this program, since the sources leave it open.",
        "ko": "자료만으로는 정해지지 않아 이 프로그램이 정한 규칙입니다.",
    },
    "reconstructed": {"en": "Reconstructed, not taken from a printed rule.", "ko": "인쇄된 규칙이 아니라 재구성한 것입니다."},
    "rulings": {"en": "How it is read ({n})", "ko": "해석 {n}개"},
    "option": {"en": "House rule {name}: {values}.", "ko": "선택 규칙 {name}: {values}."},
    "default": {"en": "{value} (unless chosen)", "ko": "{value}(기본값)"},
})


@dataclass(frozen=True)
class Page:
    """Some rules in one language. It shows itself in a notebook; `text` is for a terminal."""

    rules: tuple[Rule, ...]
    lang: str

    @property
    def text(self) -> str:
        """The rules as text, with an empty line between them."""
        return "\n\n".join("\n".join(self._lines(rule)) for rule in self.rules)

    @property
    def html(self) -> str:
        """The rules in HTML, every text escaped."""
        return f'<section lang="{escape(self.lang)}">{"".join(map(self._block, self.rules))}</section>'

    def _lines(self, rule: Rule) -> Iterator[str]:
        yield f"{rule.id} {rule.title[self.lang]}"
        yield rule.text[self.lang]
        yield from self._remarks(rule)
        for ruling in rule.rulings:
            yield f"- {ruling[self.lang]} ({ruling['statement']})"

    def _block(self, rule: Rule) -> str:
        remarks = "".join(f"<br><em>{escape(remark)}</em>" for remark in self._remarks(rule))
        found = f"<h4>{escape(rule.id)} {escape(rule.title[self.lang])}</h4><p>{escape(rule.text[self.lang])}{remarks}</p>"
        if not rule.rulings:
            return found
        items = "".join(f"<li>{escape(ruling[self.lang])} <small>{escape(ruling['statement'])}</small></li>" for ruling in rule.rulings)
        head = escape(say("rulings", self.lang, n=len(rule.rulings)))
        return f"{found}<details><summary>{head}</summary><ul>{items}</ul></details>"

    def _remarks(self, rule: Rule) -> Iterator[str]:
        """What a reader has to know of where the rule comes from, and its house rules."""
        if rule.status in say:
            yield say(rule.status, self.lang)
        for option in rule.options:
            shown = [say("default", self.lang, value=v) if v == option["default"] else str(v) for v in option["values"]]
            yield say("option", self.lang, name=option["name"], values=", ".join(shown))

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/html": self.html, "text/plain": self.text}

    def __str__(self) -> str:
        return self.text


def page(game: Game, *names: str, lang: str = "en") -> Page:
    """Rules of a game by their ids, or whole chapters by their numbers, in the order given: page(game, "CM-2.3", "6").

    Ids of the rules that hold at every table ("CORE-turn") work as well. Raises TabletopError that says which rules there are.
    """
    book, found = game.rulebook, list[Rule]()
    for name in names or tuple(book.chapters):
        if name in book.chapters:
            found += [rule for rule in book.rules.values() if rule.id.startswith(f"{book.prefix}-{name}.")]
        else:
            found.append(game.core[name] if name in game.core.rules else book[name])
    return Page(tuple(found), checked(lang))
