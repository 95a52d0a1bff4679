"""The documents at the top of the project: what they link to is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def links() -> Iterator[tuple[str, str]]:
    """Each relative link of a document at the top, with the document."""
    for path in sorted(ROOT.glob("*.md")):
        for target in LINK.findall(path.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:", target):
                yield path.name, target


def heading_id(line: str) -> str:
    """What a heading is linked to by."""
    return re.sub(r"[^\w -]", "", line.lstrip("#").strip().lower()).replace(" ", "-")


@pytest.mark.parametrize(("document", "target"), list(links()))
def test_a_relative_link_leads_somewhere(document: str, target: str) -> None:
    place, _, heading = target.partition("#")

    path = ROOT / place if place else ROOT / document

    assert path.exists(), f"{document} links to {place}, which is not there"
    if heading:
        headings = [heading_id(line) for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        assert heading in headings
