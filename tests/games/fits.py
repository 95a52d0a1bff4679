"""What the tests of a view ask of every scene: text that finds room and lies on nothing, items that lie apart, ink that can be read."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import signature
from typing import Any

import pytest

from tabletop.show import theme
from tabletop.show.scene import Box, Scene
from tabletop.show.svg import Brush
from tests.games.valparaiso_scenes import texts

Pairs = set[tuple[str, str]]


def hold_no_text_on_another(drawn: Scene, about: object = "") -> None:
    """Every text stays in the scene, and none lies on another."""
    found = texts(drawn)
    for line, (left, top, right, bottom) in found:
        assert left >= 2 and right <= drawn.width - 2 and top >= 0 and bottom <= drawn.height, line
    found.sort(key=lambda text: text[1][1])
    for i, (one, a) in enumerate(found):
        for two, b in found[i + 1 :]:
            if b[1] >= a[3]:
                break
            overlap = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert overlap[0] <= 1 or overlap[1] <= 2, (about, one, two, a, b)


def lie_apart(a: Box, b: Box) -> bool:
    """Whether two boxes share nothing."""
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def inks(monkeypatch: pytest.MonkeyPatch) -> Pairs:
    """Collects from now on in what ink on what ground anything is written."""
    pairs: Pairs = set()
    was = Brush.text

    def text(*given: Any, **more: Any) -> float:
        bound = signature(was).bind(*given, **more)
        bound.apply_defaults()
        pairs.add((bound.arguments["ink"], bound.arguments["on"]))
        return was(*given, **more)

    monkeypatch.setattr(Brush, "text", text)
    return pairs


def hold_readable(pairs: Iterable[tuple[str, str]]) -> None:
    """Each ink has a contrast of 4.5 to its ground, in both themes."""
    for tokens in ({**theme.FIXED, **theme.LIGHT}, {**theme.FIXED, **theme.DARK}):
        for ink, ground in pairs:
            pair = light(tokens[ink]), light(tokens[ground])
            assert max(pair) / min(pair) >= 4.5, (ink, ground)


def light(colour: str) -> float:
    """How light a colour is, 0.05 to 1.05."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
