"""Measuring: work that may take long, beside the screen; what is asked last is what counts.

Where there are threads the work runs in one, and whoever asks waits a moment for it; where there are none, as in Python inside a
browser, it is done at once. One piece of work runs at a time, and one that is outdated before it begins is left out.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from .thinking import THREADS

T = TypeVar("T")


class Measuring(Generic[T]):
    """`arrived(result)` is called in another thread for what took longer than somebody wanted to wait. The work must not raise."""

    def __init__(self, arrived: Callable[[T], None]) -> None:
        self._arrived = arrived
        self._asked: object | None = None
        self._one, self._guard = threading.Lock(), threading.Lock()
        self._idle = threading.Event()
        self._idle.set()

    def ask(self, work: Callable[[], T], patience: float) -> T | None:
        """Do the work; returns what comes of it within so many seconds, else None, and it arrives later."""
        asked = self._asked = object()
        if not THREADS:
            return work()
        found: list[T] = []
        done, late = threading.Event(), threading.Event()

        def drive() -> None:
            with self._one:
                if self._asked is asked:
                    found.append(work())
            with self._guard:
                done.set()
            if found and late.is_set() and self._asked is asked:
                self._arrived(found[0])
            if self._asked in (asked, None):
                self._idle.set()

        self._idle.clear()
        threading.Thread(target=drive, name="tabletop-measuring", daemon=True).start()
        done.wait(patience)
        with self._guard:
            if not done.is_set():
                late.set()
                return None
        return found[0] if found else None

    def drop(self) -> None:
        """Let nothing arrive of what was asked."""
        self._asked = None
        self._idle.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing is being done that counts; returns whether that is so."""
        return self._idle.wait(seconds)
