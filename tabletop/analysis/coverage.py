"""Coverage: for every rule of a rulebook where it is enforced, refused, taught, tested and met, and what is missing.

A rule is enforced by the functions of the engine that cite it, in a docstring ("CM-2.5 to CM-2.7" cites three) or as the number
of an event; refused by the predicates that carry its id; taught in the steps of lessons that name it; tested by the functions
called `test_cm_2_3_...`, where a checkout has its tests; and seen in random games by its events. `faults` is what CI asks.
"""

from __future__ import annotations

import ast
import csv
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.engine import marked
from ..core.errors import TabletopError, UnknownGame
from ..core.event import rule_id
from ..core.game import Game, Option, rooms_at
from ..core.rulebook import Rule, Rulebook
from ..show.theme import wrap
from .simulate import rules_met

MOST_STATEMENTS = 6  # under one rule, lists of components apart
RULE_ARGUMENT = 2  # note(s, code, rule, ...)

Found = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Covered:
    """One rule and where it stands: names of engine functions, predicates, lesson steps and tests.

    `tested_by` is None where there are no tests to look into; `seen_in` is the number of random games in which an event
    followed the rule, None for a rule that no event speaks of.
    """

    rule: Rule
    enforced_by: tuple[str, ...]
    refused_by: tuple[str, ...]
    taught_in: tuple[str, ...]
    tested_by: tuple[str, ...] | None
    seen_in: int | None

    @property
    def statements(self) -> tuple[str, ...]:
        """The ids of the statements that it covers."""
        return self.rule.seeds

    def lines(self, games: int) -> Iterator[tuple[str, str]]:
        """What to print of it: a heading and its text, one after the other."""
        tests, seen = self.tested_by, self.seen_in
        yield "enforced by", ", ".join(self.enforced_by)
        yield "refused by", ", ".join(self.refused_by)
        yield "taught in", ", ".join(self.taught_in)
        yield "tested by", "(there are no tests here)" if tests is None else "; ".join(spoken(name) for name in tests)
        yield "seen in", "(no event speaks of it)" if seen is None else f"{seen} of {games} random games"
        yield "covers", ", ".join(self.statements)


@dataclass(frozen=True, repr=False)
class Coverage:
    """A rulebook and where each of its rules stands. In a notebook it shows itself as a table."""

    game: Game
    games: int
    rules: tuple[Covered, ...]
    statements: tuple[Mapping[str, str], ...]

    def __getitem__(self, rule: str) -> Covered:
        self.game.rulebook[rule]
        return next(c for c in self.rules if c.rule.id == rule)

    def faults(self) -> list[str]:
        """A sentence for everything that is missing or does not fit; empty when all is well."""
        found: list[str] = []
        for covered in self.rules:
            found += rule_faults(covered)
        found += predicate_faults(self.game.rulebook, self.game.rooms.room("rules").PREDICATES)
        found += statement_faults(self.game.rulebook, self.statements)
        return found + option_faults(self.game.rulebook, self.game.option_list)

    def text(self) -> str:
        """Every rule with all that was found, then the faults, in lines of at most 80 columns."""
        told = [self._summary()]
        for covered in self.rules:
            rule = covered.rule
            told += ["", f"{rule.id}  {rule.title['en']} ({rule.kind})"]
            for head, text in covered.lines(self.games):
                first, *rest = wrap(text or "-", 62)
                told += [f"    {head:<11}  {first}", *(f"{'':17}{line}" for line in rest)]
        faults = self.faults()
        told += ["", f"Missing: {len(faults)}." if faults else "Nothing is missing."]
        for fault in faults:
            first, *rest = wrap(fault, 76)
            told += [f"  - {first}", *(f"    {line}" for line in rest)]
        return "\n".join(told)

    def _summary(self) -> str:
        title = self.game.rulebook.title["en"]
        return f"{title}: {len(self.rules)} rules, {len(self.statements)} statements, {self.games} random games"

    def __repr__(self) -> str:
        return f"<coverage of {self.game.title}: {len(self.rules)} rules, {len(self.faults())} faults>"

    def __str__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        heads = ("rule", "enforced by", "refused by", "taught in", "tested by", "seen in", "covers")
        rows = []
        for covered in self.rules:
            cells = "".join(f"<td>{escape(text)}</td>" for _, text in covered.lines(self.games))
            rows.append(f'<tr><th scope="row">{escape(covered.rule.id)} {escape(covered.rule.title["en"])}</th>{cells}</tr>')
        head = "".join(f'<th scope="col">{h}</th>' for h in heads)
        faults = "".join(f"<li>{escape(fault)}</li>" for fault in self.faults())
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        return {"text/html": f"<p>{escape(self._summary())}</p>{table}<ul>{faults}</ul>", "text/plain": self.text()}


def coverage(game: str | Path | Game, games: int = 200, seed: int = 1) -> Coverage:
    """Look through a game, given as itself, by its name or by its folder.

    Looked at are its rulebook, engine, predicates and lessons, the tests of a checkout, and random games.
    """
    bound = game if isinstance(game, Game) else Game(rooms_at(game))
    book = bound.rulebook
    functions = engine_functions(bound.rooms.room("engine"), book)
    enforced, refused, taught = enforced_by(functions), refused_by(bound), taught_in(bound)
    tests, seen, told = tested_by(book.prefix, tests_folder()), seen_in(bound, games, seed), {i for f in functions for i in f.told}
    rules = tuple(
        Covered(
            rule, enforced.get(name, ()), refused.get(name, ()), taught.get(name, ()),
            None if tests is None else tests.get(name, ()), seen[name] if name in told or seen[name] else None,
        )
        for name, rule in book.rules.items()
    )  # fmt: skip
    return Coverage(bound, games, rules, read_statements(bound.rooms.folder / "statements.csv"))


# where rules are found


@dataclass(frozen=True)
class Function:
    """A function of an engine: the rules that its texts cite, and those that its events tell of."""

    name: str
    cited: tuple[str, ...]
    told: tuple[str, ...]


def engine_functions(engine: ModuleType, book: Rulebook) -> tuple[Function, ...]:
    """The functions of an engine with the rules they name: those of its room, and of the modules beside it that it calls."""
    package, beside = engine.__name__.rpartition(".")[0], {engine.__name__: engine}
    for called in vars(engine).values():
        home = getattr(called, "__module__", "")
        if called in marked and home.startswith(f"{package}."):
            beside[home] = sys.modules[home]
    return tuple(function for module in beside.values() for function in _functions(module, book))


def _functions(module: ModuleType, book: Rulebook) -> Iterator[Function]:
    for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
            told = tuple(rule_id(book.prefix, number) for number in noted(node, vars(module)))
            yield Function(node.name, tuple(i for text in texts for i in cited(text, book)), told)


def enforced_by(functions: Sequence[Function]) -> Found:
    """The functions of an engine by the rules that they name."""
    return gathered((rule, f.name) for f in functions for rule in (*f.cited, *f.told))


def cited(text: str, book: Rulebook) -> Iterator[str]:
    """The ids that a text cites; "CM-2.5 to CM-2.7" is every rule from the one to the other."""
    order, one = list(book.rules), rf"{re.escape(book.prefix)}-\d+\.\d+"
    for match in re.finditer(rf"({one})(?:\s+to\s+({one}))?", text):
        first, last = match[1], match[2] or match[1]
        if first in order and last in order:
            yield from order[order.index(first) : order.index(last) + 1]


def noted(function: ast.FunctionDef, names: Mapping[str, Any]) -> Iterator[int]:
    """The rule numbers of the events that a function notes, those of both branches of a condition."""
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "note" and len(call.args) > RULE_ARGUMENT:
            todo: list[ast.expr] = [call.args[RULE_ARGUMENT]]
            while todo:
                value = todo.pop()
                if isinstance(value, ast.IfExp):
                    todo += [value.body, value.orelse]
                elif isinstance(value, ast.Constant) and isinstance(value.value, int):
                    yield value.value
                elif isinstance(value, ast.Name) and isinstance(names.get(value.id), int):
                    yield names[value.id]


def refused_by(game: Game) -> Found:
    """The predicates of a game by their rules."""
    return gathered((getattr(p, "rule", ""), p.__name__) for p in game.rooms.room("rules").PREDICATES)


def taught_in(game: Game) -> Found:
    """The steps of a game's lessons by the rules that they name; none where the game has no lessons yet."""
    try:
        lessons = game.rooms.room("lessons").LESSONS
    except UnknownGame:
        return {}
    return gathered((rule, step.id) for lesson in lessons for step in lesson.steps for rule in step.rules)


def tests_folder() -> Path | None:
    """The tests of the checkout that this package stands in; None when it was installed from a wheel."""
    root = Path(__file__).resolve().parents[2]
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def tested_by(prefix: str, folder: Path | None) -> Found | None:
    """The functions called test_cm_2_3_... below a folder by their rules; None without a folder."""
    if folder is None:
        return None
    name = re.compile(rf"test_{re.escape(prefix.lower())}_(\d+)_(\d+)(?:_|$)")
    pairs = []
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if f"test_{prefix.lower()}_" in source:
            names = [n.name for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef)]
            pairs += [(f"{prefix}-{m[1]}.{m[2]}", n) for n in names if (m := name.match(n))]
    return gathered(pairs)


def spoken(test: str) -> str:
    """The sentence that the name of a test is: spoken("test_cm_2_6_equal_numbers") is "equal numbers"."""
    return re.sub(r"^test_[a-z]+_\d+_\d+_?", "", test).replace("_", " ") or test


def seen_in(game: Game, games: int, seed: int) -> Counter[str]:
    """In how many of so many random games each rule was met, by the rules of the events."""
    found: Counter[str] = Counter()
    for index in range(games):
        found.update(rule_id(game.prefix, number) for number in rules_met(game, seed, index))
    return found


def gathered(pairs: Iterable[tuple[str, str]]) -> Found:
    """Names by rule, each once, in the order in which they were found."""
    found: dict[str, dict[str, None]] = {}
    for rule, name in pairs:
        found.setdefault(rule, {})[name] = None
    return {rule: tuple(names) for rule, names in found.items()}


def read_statements(path: Path) -> tuple[dict[str, str], ...]:
    """The statements that the rules go back to; none where a game has no such file."""
    if not path.is_file():
        return ()
    with path.open(encoding="utf-8", newline="") as file:
        rows = tuple(csv.DictReader(file))
    if rows and not {"id", "note"} <= set(rows[0]):
        raise TabletopError(f"{path.name}: its first line must name the columns id and note")
    return rows


# what is missing


def rule_faults(covered: Covered) -> list[str]:
    """What one rule lacks."""
    rule, found = covered.rule, []
    if rule.kind == "rule" and not covered.enforced_by:
        found.append("no function of the engine cites it")
    if rule.kind == "rule" and not covered.taught_in:
        found.append("no step of a lesson teaches it")
    if rule.kind in ("rule", "component") and covered.tested_by == ():
        found.append(f"no test is called test_{re.sub('[-.]', '_', rule.id.lower())}_...")
    if rule.refusals and not covered.refused_by:
        found.append("it has templates of refusals, but no predicate refuses by it")
    if rule.kind != "component" and len(rule.seeds) > MOST_STATEMENTS:
        found.append(f"it covers {len(rule.seeds)} statements; at most {MOST_STATEMENTS} belong to one rule")
    return [f"{rule.id} ({rule.title['en']}): {fault}" for fault in found]


def predicate_faults(book: Rulebook, predicates: Iterable[Callable[..., Any]]) -> list[str]:
    """Predicates that state no rule of the book, or one that has no sentence for a refusal."""
    found = []
    for predicate in predicates:
        name = getattr(predicate, "rule", None)
        rule = book.rules.get(str(name))
        if name is None:
            found.append(f"the predicate {predicate.__name__} states no rule: mark it with @rule")
        elif rule is None:
            found.append(f"the predicate {predicate.__name__} states {name}, which is no rule")
        elif not rule.refusals:
            found.append(f"{rule.id} ({rule.title['en']}): {predicate.__name__} refuses by it, but it has no template of a refusal")
    return found


def statement_faults(book: Rulebook, statements: Sequence[Mapping[str, str]]) -> list[str]:
    """Statements that stand under no rule, or are ambiguous and undecided; and what rules cite that is no statement."""
    under = {seed for rule in book.rules.values() for seed in rule.seeds}
    decided = {ruling.get("statement", "") for rule in book.rules.values() for ruling in rule.rulings}
    decided |= {s for rule in book.rules.values() for option in rule.options for s in option.get("statements", ())}
    found = [f"the statement {row['id']} stands under no rule" for row in statements if row["id"] not in under]
    for row in statements:
        if "AMBIGUOUS" in (row["note"] or "") and row["id"] not in decided:
            found.append(f"the statement {row['id']} has two readings, and neither a ruling nor an option decides")
    if statements:
        known = {row["id"] for row in statements}
        found += [f"rules cite {name}, which is no statement" for name in sorted((under | decided) - known)]
    return found


def option_faults(book: Rulebook, options: Sequence[Option]) -> list[str]:
    """Where the options of the game and those of the rulebook differ."""
    found = []
    written = {str(o.get("name")): (rule.id, o) for rule in book.rules.values() for o in rule.options}
    for option in options:
        if option.name not in written:
            found.append(f"the option {option.name} stands under no rule of the rulebook")
            continue
        rule, entry = written[option.name]
        if rule != option.rule:
            found.append(f"the option {option.name} alters {option.rule}, but the rulebook has it under {rule}")
        if list(option.values) != entry.get("values") or option.default != entry.get("default"):
            found.append(f"the option {option.name} has other values or another default in the rulebook than in the game")
    known = {option.name for option in options}
    return found + [f"the rulebook has an option {name} that the game does not have" for name in written if name not in known]
