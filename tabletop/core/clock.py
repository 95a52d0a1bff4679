"""The clock of a match: how long each seat has thought in the phase that is being played.

A game whose rules ask who was the quickest has `TIMED` in its room `pieces`: the ids of the chance outcomes that stand for the seats, the
first of them and the one after the last. Between people the clock decides among them, else chance does.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable


class Clock:
    """Seconds by seat. `now` is what tells the time, the system's own by default."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._phase = now, ""
        self._since = now()
        self.spent: dict[int, float] = {}

    def start(self) -> None:
        """What has passed since the last decision counts for nobody: the screen went from one person to another."""
        self._since = self._now()

    def stop(self, seat: int, phase: str) -> None:
        """A seat has decided in a phase; what it thought in earlier ones is forgotten."""
        if phase != self._phase:
            self._phase, self.spent = phase, {}
        now = self._now()
        self.spent[seat] = self.spent.get(seat, 0.0) + now - self._since
        self._since = now

    def quickest(self, seats: Iterable[int]) -> int:
        """The seat that has thought least, the first of several."""
        return min(seats, key=lambda seat: self.spent.get(seat, 0.0))
