"""The theme's promises: contrast, colours that colour-blind eyes can tell, symbols that are whole, text that fits."""

from __future__ import annotations

import itertools
import math
import xml.etree.ElementTree as ET
from collections.abc import Mapping

import pytest

from tabletop.core.text import columns, shorten, text_block, text_table, wrap
from tabletop.show import theme
from tabletop.show.symbols import SYMBOLS, defs

THEMES = {"light": {**theme.FIXED, **theme.LIGHT}, "dark": {**theme.FIXED, **theme.DARK}}
GROUNDS = ("paper", "panel", "card", "sea", "deep", "land")
Matrix = tuple[tuple[float, float, float], ...]
EYES: Mapping[str, Matrix] = {  # Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def contrast(a: str, b: str) -> float:
    light = [sum(k * c for k, c in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True)) + 0.05 for colour in (a, b)]
    return max(light) / min(light)


def oklab(colour: str, eye: str) -> tuple[float, float, float]:
    seen = linear(colour)
    r, g, b = (min(1, max(0, sum(m * c for m, c in zip(row, seen, strict=True)))) for row in EYES[eye])
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    )


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("mark", ["go", "last", "pick", "stop", "hint", "ink", "edge"])
def test_marks_stand_out_from_every_ground_by_three(name: str, mark: str) -> None:
    tokens = THEMES[name]

    least = min((contrast(tokens[mark], tokens[ground]), ground) for ground in GROUNDS)

    assert least[0] >= 3, least


@pytest.mark.parametrize("name", THEMES)
def test_letters_on_signs_and_lines_on_colours_can_be_read(name: str) -> None:
    tokens = THEMES[name]

    signs = {s: contrast(tokens[ink], tokens[f"seat{s}"]) for s, ink in zip(theme.SEAT_LETTERS, theme.SEAT_INKS, strict=True)}
    lines = {hue: contrast(tokens[ink], tokens[hue]) for hue, ink in theme.HUE_INKS.items()}

    assert min(signs.values()) >= 4.5, signs
    assert min(lines.values()) >= 3, lines


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("tokens", [tuple(f"seat{s}" for s in theme.SEAT_LETTERS), theme.HUES], ids=["seats", "hues"])
def test_colours_can_be_told_apart_by_every_eye(tokens: tuple[str, ...], eye: str) -> None:
    pairs = itertools.combinations(tokens, 2)

    least = min((100 * math.dist(oklab(theme.FIXED[a], eye), oklab(theme.FIXED[b], eye)), a, b) for a, b in pairs)

    assert least[0] >= 15, least


def test_both_themes_and_the_imposed_colours_have_every_token() -> None:
    assert theme.LIGHT.keys() == theme.DARK.keys() == theme.FORCED.keys()
    assert not theme.LIGHT.keys() & theme.FIXED.keys()


def test_css_declares_every_token_and_lets_the_class_decide() -> None:
    css = theme.css()

    assert all(f"--{token}:" in css for token in theme.TOKENS)
    assert ".tt.dark{" in css
    assert ".tt:not(.light){" in css
    assert css.count("{") == css.count("}")


def test_a_colour_that_is_no_token_is_refused() -> None:
    with pytest.raises(ValueError, match="'#ff0000' is no token"):
        theme.var("#ff0000")


def test_defs_are_whole_and_name_known_tokens_only() -> None:
    drawn = ET.fromstring(f"<defs>{defs({*SYMBOLS, *theme.HATCHES, 'nothing'})}</defs>")

    names = [child.get("id", "") for child in drawn]
    paints = [e.get(k, "") for e in drawn.iter() for k in ("fill", "stroke")]

    assert sorted(names) == sorted(theme.PREFIX + n for n in [*SYMBOLS, *theme.HATCHES])
    allowed = {"", "none", "inherit", "currentColor", *map(theme.var, theme.TOKENS)}
    assert not set(paints) - allowed


def test_hue_hatches_differ_without_colour() -> None:
    def lines(hue: str) -> tuple[str, ...]:
        drawn = ET.fromstring(f"<pattern {theme.HATCHES[hue]}</pattern>")
        return tuple(str(e.get("d") or e.tag) for e in drawn if e.tag != "rect")

    assert len({lines(hue) for hue in theme.HUES}) == len(theme.HUES)


def test_text_width_counts_letters_marks_and_korean() -> None:
    assert theme.text_width("0123", 10) == pytest.approx(25.44)
    assert theme.text_width("m", 10, bold=True) > theme.text_width("m", 10)
    assert theme.text_width("가나", 13) == pytest.approx(26)
    assert theme.text_width("e\u0301", 10) == theme.text_width("e", 10)
    assert columns("ab 가나") == 7


def test_wrap_breaks_at_spaces_and_cuts_what_cannot_be_broken() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("한국어 문장", 6) == ["한국어", "문장"]
    assert wrap("incomprehensible", 6) == ["incom…"]
    assert wrap("", 6) == []
    assert shorten("short", 6) == "short"


def test_text_for_a_terminal_keeps_its_columns() -> None:
    block = text_block(["short", "가나다 " * 20], 20)
    table = text_table([["종족", "A"], ["goblin", "very long name"]], 8)

    assert all(columns(line) <= 20 for line in block.split("\n"))
    assert table == ["종족      A", "goblin    very lo…"]
