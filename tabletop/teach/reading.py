"""Reading lessons: from plain values and from JSON files, which may come from anybody.

Every key, type and size is checked, and unknown keys are refused, so that a typing error is not passed over in silence.
Nothing in a file is evaluated, and a file names a game only by a name that is known here: never by a path.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from ..core.errors import LessonError
from ..core.text import LANGUAGES, Text
from .lesson import KINDS, VERSION, Choice, Lesson, Step

LARGEST = 2_000_000  # bytes of a file
LONGEST = 4000  # characters of a text
MOST = 500  # steps of a lesson, entries of a step


def read_lesson(path: str | Path) -> Lesson:
    """A lesson from a JSON file, such as `Lesson.save` writes. Raises LessonError that names file, step and field."""
    source = Path(path)
    try:
        size = source.stat().st_size
        text = source.read_text(encoding="utf-8-sig") if size <= LARGEST else ""
    except OSError as fault:
        raise LessonError(f"{source.name}: cannot be read: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise LessonError(f"{source.name}: cannot be read: not a text in UTF-8") from None
    if size > LARGEST:
        raise LessonError(f"{source.name}: {size} bytes; a lesson has at most {LARGEST}")
    try:
        value = json.loads(text)
    except json.JSONDecodeError as fault:
        raise LessonError(f"{source.name}, line {fault.lineno}: not JSON: {fault.msg}: the file is damaged or was cut off") from None
    except (ValueError, RecursionError):
        raise LessonError(f"{source.name}: not JSON that can be a lesson") from None
    return lesson_from(value, source.name)


def lesson_from(value: object, source: str = "lesson") -> Lesson:
    """A lesson from plain values, such as `Lesson.to_dict` gives. Raises LessonError that names source, step and field."""
    table = _keys(value, source, ("tabletop_lesson", "title", "game", "steps"))
    version = table.get("tabletop_lesson")
    if type(version) is not int or version < 1:
        raise LessonError(f'{source}: not a lesson, which begins {{"tabletop_lesson": {VERSION}, ...}}')
    if version > VERSION:
        raise LessonError(f"{source}: a lesson of version {version}; this tabletop reads up to {VERSION}: please update it")
    title, game = _text(table.get("title"), f"{source}: title"), _word(table.get("game"), f"{source}: game")
    steps = _list(table.get("steps"), f"{source}: steps")
    if not steps:
        raise LessonError(f"{source}: steps: a lesson has at least one step")
    read = tuple(_step(entry, f"{source}: step {n}") for n, entry in enumerate(steps, 1))
    names = [step.id for step in read]
    for n, name in enumerate(names):
        if name in names[:n]:
            raise LessonError(f"{source}: step {n + 1} ({name}): id: an earlier step has the same")
    return Lesson(title, game, read, source)


def _step(value: object, where: str) -> Step:
    known = {f.name: f for f in fields(Step)}
    table = _keys(value, where, tuple(known))
    where = f"{where} ({table['id']})" if isinstance(table.get("id"), str) else where
    for name, field in known.items():
        if name not in table and field.default is MISSING and field.default_factory is MISSING:
            raise LessonError(f"{where}: {name} is missing")
    made = {name: _READERS[name](entry, f"{where}: {name}") for name, entry in table.items()}
    if made["kind"] not in KINDS:
        raise LessonError(f"{where}: kind: one of {', '.join(KINDS)}, not {made['kind']!r}")
    return Step(**made)


def _keys(value: object, where: str, known: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise LessonError(f"{where}: a mapping with {', '.join(known[:4])}, not {_shown(value)}")
    for key in value:
        if key not in known:
            raise LessonError(f"{where}: {_shown(key)} is nothing that can stand here; there can be {', '.join(known)}")
    return value


def _text(value: object, where: str) -> Text:
    table = _keys(value, where, LANGUAGES)
    for lang in LANGUAGES:
        entry = table.get(lang)
        if not isinstance(entry, str) or not entry.strip() or len(entry) > LONGEST:
            raise LessonError(f"{where}.{lang}: a text of 1 to {LONGEST} characters, not {_shown(entry)}")
    return dict(table)


def _word(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > 200:
        raise LessonError(f"{where}: a text of 1 to 200 characters, not {_shown(value)}")
    return value


def _words(value: object, where: str) -> tuple[str, ...]:
    return tuple(_word(v, f"{where}[{n}]") for n, v in enumerate(_list(value, where)))


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST:
        raise LessonError(f"{where}: a list of at most {MOST}, not {_shown(value)}")
    return list(value)


def _map(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or len(value) > MOST or not all(isinstance(k, str) for k in value):
        raise LessonError(f"{where}: a mapping of at most {MOST} texts, not {_shown(value)}")
    return value


def _by_pattern(value: object, where: str) -> Mapping[str, Text]:
    return {_word(k, where): _text(v, f"{where}[{k!r}]") for k, v in _map(value, where).items()}


def _then(value: object, where: str) -> Mapping[str, tuple[str, ...]]:
    if isinstance(value, (list, tuple)):
        return {"*": _words(value, where)}
    return {_word(k, where): _words(v, f"{where}[{k!r}]") for k, v in _map(value, where).items()}


def _position(value: object, where: str) -> Mapping[str, Any]:
    return dict(_map(value, where))


def _choices(value: object, where: str) -> tuple[Choice, ...]:
    made = []
    for n, entry in enumerate(_list(value, where)):
        table = _keys(entry, f"{where}[{n}]", ("text", "why"))
        made.append(Choice(_text(table.get("text"), f"{where}[{n}].text"), _text(table.get("why"), f"{where}[{n}].why")))
    return tuple(made)


def _number(value: object, where: str) -> int:
    if type(value) is not int or not 0 <= value < 1 << 31:
        raise LessonError(f"{where}: a whole number from 0 to 2**31 - 1, not {_shown(value)}")
    return value


def _shown(value: object) -> str:
    """A value in a message: never longer than a line, however deep it is."""
    if value is None:
        return "nothing"
    if isinstance(value, (list, tuple, Mapping)):
        return f"a {'mapping' if isinstance(value, Mapping) else 'list'} of {len(value)}"
    text = repr(value[:60] if isinstance(value, str) else value)
    return text if len(text) <= 60 else text[:57] + "..."


_READERS: dict[str, Callable[[object, str], Any]] = {
    "id": _word, "kind": _word, "title": _text, "text": _text, "prompt": _text, "rules": _words, "position": _position,
    "seed": _number, "right": _words, "wrong": _by_pattern, "other": _text, "refused": _by_pattern, "hint": _text,
    "praise": _text, "show": _word, "then": _then, "choices": _choices, "answer": _number,
}  # fmt: skip
