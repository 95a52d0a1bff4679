"""Every rule of every game is enforced, refused, taught and tested, and every statement stands under one."""

from __future__ import annotations

import pytest

from tabletop.analysis import coverage
from tabletop.core.game import game_names


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_missing_in_the_coverage_of_rules(game: str) -> None:
    found = coverage(game, games=50)

    assert found.faults() == []
