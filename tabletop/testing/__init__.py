"""The conformance suite: what every game has to keep, checked over games that are played.

For whoever adds a game: `check_game("path/to/folder")` prints what it still lacks, and what it does wrong and where. It
draws on nothing that a game need not have. The same from a terminal: `python -m tabletop.testing check NAME`.

    >>> from tabletop.testing import check_game
    >>> report = check_game("no_such_game")
    >>> report.ok, [finding.check for finding in report.findings]
    (False, ['rooms'])
"""

from __future__ import annotations

from .conformance import check_game
from .findings import Finding, Report
from .law import law_needs_every_predicate
from .rooms import check_rooms
from .transcript import transcript

__all__ = ["Finding", "Report", "check_game", "check_rooms", "law_needs_every_predicate", "transcript"]
