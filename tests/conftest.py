"""What tests of the terminal and of the command line share: somebody who types."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

Type = Callable[[Iterable[str]], list[str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Types lines when the terminal asks; after the last the input ends. The list returned fills with the prompts."""

    def give(lines: Iterable[str]) -> list[str]:
        prompts: list[str] = []
        left = iter(lines)

        def read(prompt: str = "") -> str:
            prompts.append(prompt)
            print(prompt)
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        return prompts

    return give
