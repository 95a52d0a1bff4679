"""Thinking: the computer's seats think and play beside the person, who can stop them or take a move back meanwhile.

Where there are threads the work runs in one; where there are none, as in Python inside a browser, it runs in slices of
20 ms on the event loop. Both drive the same generator.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator

from ..core.action import Action
from ..core.match import Match

SLICE = 0.02  # seconds of thinking between two turns of the event loop
OFTEN = 0.1  # seconds between two reports of progress
THREADS = sys.platform != "emscripten"


class NothingChosen(Exception):
    """A player's thought has ended without a move."""


class Thinking:
    """One run of the computer's seats at a time.

    `lock` guards the match; `changed()` is called under it after every move of the computer and says whether there was anything to
    see: a hidden move stays on the table for no time, so that nobody can count it; `progress(done)` now and then with 0 to 1;
    `failed(seat, fault)` when a player raises; `pause()` says how many seconds a move stays on the table before the computer makes the
    next one.
    """

    def __init__(
        self, lock: threading.RLock, changed: Callable[[], bool], progress: Callable[[float], None],
        failed: Callable[[int, Exception], None], pause: Callable[[], float],
    ) -> None:  # fmt: skip
        self._lock, self._changed, self._progress, self._failed, self._pause = lock, changed, progress, failed, pause
        self.seat: int | None = None
        self._run: object | None = None
        self._enough = threading.Event()
        self._idle = threading.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether a seat of the computer is thinking or about to."""
        return self._run is not None

    def start(self, match: Match, moves: int | None = None) -> None:
        """Let the computer play until a person is to move, or so many moves. Does nothing while a run is on or none is due."""
        with self._lock:
            if self.running or not _due(match):
                return
            self._run, self.seat = object(), match.to_move
            self._enough.clear()
            self._idle.clear()
            job = self._job(match, self._run, moves)
        if THREADS:
            threading.Thread(target=self._drive, args=(job,), name="tabletop-thinking", daemon=True).start()
        else:
            self._task = asyncio.ensure_future(self._slices(job))

    def stop(self) -> None:
        """Let the seat that thinks play the best it has found so far."""
        self._enough.set()

    def cancel(self) -> None:
        """Drop the run: nothing that is being thought will be played."""
        with self._lock:
            self._run = self.seat = None
            self._enough.set()
            self._idle.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nobody thinks; returns whether that is so. Without threads it cannot wait and says so at once."""
        return self._idle.wait(seconds) if THREADS else not self.running

    def _job(self, match: Match, run: object, moves: int | None) -> Iterator[float]:
        """Think and play; yields the seconds to wait before going on."""
        try:
            yield self._pause()  # so that the person's own move is sent and seen before the answer comes
            while moves is None or moves > 0:
                best = None
                for best in self._thought(match, run):
                    yield 0.0
                with self._lock:
                    if self._run is not run:
                        return
                    if best is None:
                        raise NothingChosen
                    match.play(best)
                    self._enough.clear()
                    moves = None if moves is None else moves - 1
                    more = _due(match) and moves != 0
                    self.seat = match.to_move if more else None
                    if not more:
                        self._run = None
                    showed = self._changed()
                    if not more:
                        return
                yield self._pause() if showed else 0.0
        except Exception as fault:  # noqa: BLE001 - a player may be anybody's: whatever it raises is shown, and the table stays playable
            self._lost(run, fault)
        finally:
            self._rest(run)

    def _thought(self, match: Match, run: object) -> Iterator[Action]:
        """The best action so far, again and again until the thought ends, is stopped or dropped."""
        told = time.monotonic()
        for progress in match.think():
            yield progress.best
            if self._run is not run or self._enough.is_set():
                return
            if time.monotonic() - told >= OFTEN:
                told = time.monotonic()
                self._progress(progress.done)

    def _lost(self, run: object, fault: Exception) -> None:
        with self._lock:
            if self._run is run:
                seat = self.seat if self.seat is not None else 0
                self._run = self.seat = None
                self._failed(seat, fault)

    def _rest(self, run: object) -> None:
        """Whoever waits goes on only when all is told."""
        with self._lock:
            if self._run is run:
                self._run = self.seat = None
            if self._run is None:
                self._idle.set()

    def _drive(self, job: Iterator[float]) -> None:
        for seconds in job:
            if seconds:
                self._enough.wait(seconds)  # who stops the pause stops the thought that follows at its first move

    async def _slices(self, job: Iterator[float]) -> None:
        since = time.monotonic()
        for seconds in job:
            if seconds or time.monotonic() - since >= SLICE:
                await asyncio.sleep(seconds)
                since = time.monotonic()


def _due(match: Match) -> bool:
    """Whether a seat of the computer is to move."""
    return not match.state.is_over and not match.awaits_human
