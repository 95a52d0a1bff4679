"""The rulebook as data: every rule has a number, and engine, refusal, lesson, test and notebook cite it.

Rulebooks are TOML files under `data/<game>/`, with the phrases of the table beside them in `phrases.toml`. They are read with
the standard library and checked: a rule without a Korean text, a ruling without its statement, or an option whose default is
none of its values is an error that names the rule. Whether they fit the game is asked by `tabletop.analysis.coverage`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .errors import TabletopError, shown
from .event import Event
from .text import LANGUAGES, Name, Text, checked, fill

STATUSES = ("seed", "published", "ruling", "reconstructed")
KINDS = ("rule", "component", "theme")


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the rule, one sentence in either language, and where it helps what would be legal."""

    rule: str
    texts: Mapping[str, str] = field(hash=False)
    nearest: str | None = None

    def text(self, lang: str = "en") -> str:
        """The sentence, with the actual cards and numbers. Raises TabletopError for a language that nobody is spoken to in."""
        return self.texts[checked(lang)]

    def __str__(self) -> str:
        return f"{self.texts['en']} ({self.rule})"


P = TypeVar("P", bound=Callable[..., "Refusal | None"])  # a predicate


def rule(name: str) -> Callable[[P], P]:
    """Mark a predicate of `rules.py` with the id of the rule that it states."""

    def mark(predicate: P) -> P:
        predicate.rule = name  # type: ignore[attr-defined]
        return predicate

    return mark


@dataclass(frozen=True)
class Rule:
    """One rule. `kind`: a `rule` is enforced, taught and tested; a `component` is tested; a `theme` sets the scene."""

    id: str
    kind: str
    status: str
    title: Text
    text: Text
    seeds: tuple[str, ...] = ()
    refusals: Mapping[str, Text] = field(default_factory=dict)
    rulings: tuple[Mapping[str, str], ...] = ()
    options: tuple[Mapping[str, Any], ...] = ()
    aid: Text | None = None


class Rulebook:
    """All rules of a game with its words, the sentences of its events, and the phrases that stand on its table."""

    def __init__(self, source: str, table: Mapping[str, Any], phrases: Mapping[str, Any] | None = None) -> None:
        self.source = source
        self.game: str = self._need(table, "game", str)
        self.prefix: str = self._need(table, "prefix", str)
        self.version: str = self._need(table, "version", str)
        self.title = self._text(table, "title")
        self.summary = self._text(table, "summary")
        self.chapters = self._texts(table, "chapters")
        self.words = self._texts(table, "words")
        self.events = self._texts(table, "events")
        self.actions = self._texts(table, "actions")
        self.moves = self._texts(table, "moves")
        self.phrases: dict[str, Text] = {p: self._text(phrases, p) for p in phrases} if phrases else {}
        self.rules: dict[str, Rule] = {}
        for entry in self._need(table, "rules", list):
            rule = self._rule(entry)
            if rule.id in self.rules:
                raise TabletopError(f"{source}: the rule {rule.id} stands there twice")
            self.rules[rule.id] = rule

    def __getitem__(self, rule: str) -> Rule:
        if rule not in self.rules:
            first, *_, last = (*self.rules, *self.rules)
            raise TabletopError(f"{self.title['en']} has no rule {shown(rule)}; its rules run from {first} to {last}")
        return self.rules[rule]

    def refuse(
        self, rule: str, which: str, nearest: object = None, *, words: Mapping[str, Text] | None = None, **values: Any
    ) -> Refusal:
        """A refusal by a rule: its template `which`, filled with the actual cards and numbers, in these words or its own.

        Raises TabletopError for a rule or a template that there is not.
        """
        templates = self[rule].refusals
        if which not in templates:
            raise TabletopError(f"{self.source}: {rule} has no refusal {shown(which)}; it has {', '.join(templates) or 'none'}")
        template = templates[which]
        texts = {lang: fill(template[lang], values, lang, self.words if words is None else words) for lang in LANGUAGES}
        return Refusal(rule, texts, None if nearest is None else str(nearest))

    def spoken(self, verb: str, values: Mapping[str, Any]) -> dict[str, str]:
        """An action as it stands in a sentence, in each language."""
        template = self.actions.get(verb) or self.words.get(verb) or dict.fromkeys(LANGUAGES, verb)
        return {lang: fill(template[lang], values, lang, self.words) for lang in LANGUAGES}

    def move_text(self, verb: str, values: Mapping[str, Any]) -> dict[str, str]:
        """An action as an advice or a demand, in each language: [moves.<verb>], else as it stands in a sentence."""
        template = self.moves.get(verb)
        if template is None:
            return self.spoken(verb, values)
        return {lang: fill(template[lang], values, lang, self.words) for lang in LANGUAGES}

    def say(self, event: str, lang: str, **values: Any) -> str:
        """The sentence of an event."""
        return fill(self.events[event][lang], values, lang, self.words)

    def told(self, event: Event, names: Sequence[str], lang: str) -> str:
        """An event as a sentence; `names` are what the seats are called."""
        return self.say(event.kind, lang, seat=Name(names[event.seat]) if event.seat >= 0 else "", **event.values)

    def phrase(self, name: str, lang: str, **values: Any) -> str:
        """A phrase of the table, such as the caption of a pile."""
        if name not in self.phrases:
            raise TabletopError(f"{self.game}/phrases.toml has no phrase {shown(name)}")
        return fill(self.phrases[name][lang], values, lang, self.words)

    def word(self, word: str, lang: str = "en") -> str:
        """A word of the rulebook, or of a phrase each word, in a language."""
        return fill("{w}", {"w": word}, lang, self.words)

    def _need(self, table: Mapping[str, Any], key: str, kind: type, where: str = "") -> Any:
        value = table.get(key)
        if not isinstance(value, kind) or not value:
            raise TabletopError(f"{self.source}: {where or 'the rulebook'} needs {key!r}, a {kind.__name__}")
        return value

    def _text(self, table: Mapping[str, Any], key: str, where: str = "") -> Text:
        value = self._need(table, key, dict, where)
        for lang in LANGUAGES:
            if not isinstance(value.get(lang), str) or not value[lang].strip():
                raise TabletopError(f"{self.source}: {where or key} needs {key}.{lang}, a text")
        return dict(value)

    def _texts(self, table: Mapping[str, Any], key: str, where: str = "") -> dict[str, Text]:
        value = table.get(key, {})
        if not isinstance(value, dict):
            raise TabletopError(f"{self.source}: {where or 'the rulebook'}: {key} is a table of texts, not {value!r}")
        return {name: self._text(value, name, f"{where} {key}" if where else "") for name in value}

    def _list(self, entry: Mapping[str, Any], key: str, kind: type, name: str) -> tuple[Any, ...]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, kind) for v in value):
            raise TabletopError(f"{self.source}: {name}: {key} is a list of {kind.__name__}, not {value!r}")
        return tuple(value)

    def _rule(self, entry: Any) -> Rule:
        if not isinstance(entry, dict):
            raise TabletopError(f"{self.source}: a rule is a table, not {entry!r}")
        name = self._need(entry, "id", str, "a rule")
        if not re.fullmatch(rf"{re.escape(self.prefix)}-(\d+\.\d{{1,2}}|[a-z]+)", name):
            raise TabletopError(f"{self.source}: {name!r} is no id of a rule; one reads {self.prefix}-2.3")
        if entry.get("kind") not in KINDS or entry.get("status") not in STATUSES:
            raise TabletopError(f"{self.source}: {name} needs a kind ({', '.join(KINDS)}) and a status ({', '.join(STATUSES)})")
        return Rule(
            name, entry["kind"], entry["status"], self._text(entry, "title", name), self._text(entry, "text", name),
            self._list(entry, "seeds", str, name), self._texts(entry, "refusals", name),
            tuple(self._ruling(r, name) for r in self._list(entry, "rulings", dict, name)),
            tuple(self._option(o, name) for o in self._list(entry, "options", dict, name)),
            self._text(entry, "aid", name) if "aid" in entry else None,
        )

    def _ruling(self, ruling: Mapping[str, Any], rule: str) -> Mapping[str, str]:
        for key in ("statement", *LANGUAGES):
            if not isinstance(ruling.get(key), str) or not ruling[key].strip():
                raise TabletopError(f"{self.source}: {rule}: a ruling needs {key!r}, a text: {ruling!r}")
        return ruling

    def _option(self, option: Mapping[str, Any], rule: str) -> Mapping[str, Any]:
        name = self._need(option, "name", str, f"{rule}: an option")
        values = self._need(option, "values", list, f"{rule}: the option {name}")
        if not all(type(value) in (str, int) for value in values):
            raise TabletopError(f"{self.source}: {rule}: the values of {name} are texts or whole numbers, not {values!r}")
        default = option.get("default")
        if not any(default == value and type(default) is type(value) for value in values):
            raise TabletopError(f"{self.source}: {rule}: the default of {name} is one of {values!r}, not {default!r}")
        self._list(option, "statements", str, f"{rule}: the option {name}")
        return option


@cache
def read_rulebook(path: Path) -> Rulebook:
    """Read and check a rulebook. Raises TabletopError that names the file and the rule."""
    beside = path.with_name("phrases.toml")
    return Rulebook(path.name, _read_toml(path), _read_toml(beside) if beside.is_file() else None)


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise TabletopError(f"there is no rulebook at {path}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise TabletopError(f"{path.name}: not readable as TOML: {fault}") from None


@cache
def data_folder() -> Path:
    """Where the project's data lie: beside the package in a checkout, inside it when installed from a wheel."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "_data"
    return inside if inside.is_dir() else package.parent / "data"
