"""Findings: what a check has to say, each with a sentence and the place, and the report of all of them."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

OF_ONE_KIND = 3  # findings of one check that are kept; a fault in a rule shows at every other position
KEPT_WHOLE = frozenset({"rooms", "rulebook", "lessons", "source"})  # lists of what is to be done, each line another thing


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: which check found it, a sentence, and where (a file, or a game, a move and a code)."""

    check: str
    sentence: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.check}: {self.sentence}" + (f"\n      at {self.where}" if self.where else "")


@dataclass
class Report:
    """What was found in a game, and how much was looked at (`counts`: games, positions, pairs, ...);
    `notes` say what could not be looked at.
    """

    game: str
    findings: list[Finding] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)
    _of_check: Counter[str] = field(default_factory=Counter)

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    @property
    def checks(self) -> frozenset[str]:
        """The names of the checks that found something."""
        return frozenset(f.check for f in self.findings)

    def add(self, check: str, sentence: str, where: object = "") -> None:
        """Note a finding; of a check that looks at positions only the first few are kept."""
        self._of_check[check] += 1
        if self._of_check[check] <= OF_ONE_KIND or check in KEPT_WHOLE:
            self.findings.append(Finding(check, sentence, str(where)))

    @contextmanager
    def guard(self, check: str, where: object = "") -> Iterator[None]:
        """Turn whatever is raised inside into a finding: a check of an unfinished game never breaks off."""
        try:
            yield
        except Exception as fault:  # noqa: BLE001 - the code under test may raise anything
            frame = traceback.extract_tb(fault.__traceback__)[-1]
            self.add(check, f"raised {type(fault).__name__}: {fault} ({frame.filename}:{frame.lineno})", where)

    def __str__(self) -> str:
        n = len(self.findings)
        seen = ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
        head = "nothing found" if not n else "1 finding" if n == 1 else f"{n} findings"
        lines = [f"{self.game}: {head}" + (f" in {seen}" if seen else "")]
        for finding in self.findings:
            more = self._of_check[finding.check] - OF_ONE_KIND
            last = finding is [f for f in self.findings if f.check == finding.check][-1]
            left_out = more > 0 and last and finding.check not in KEPT_WHOLE
            lines.append(f"  {finding}" + (f"\n      and {more:,} more of this kind" if left_out else ""))
        return "\n".join([*lines, *(f"  ({note})" for note in self.notes)])
