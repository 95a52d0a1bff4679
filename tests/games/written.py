"""What the positions of every game are asked: where random play comes to, what stands and is written down, what any mapping gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.core.state import State


def reached(state: Any, seed: int, moves: int) -> Any:
    """Where random play comes to from a position, chance included step by step unless the position settles it by itself."""
    rng = seeded(seed)
    for _ in range(moves):
        if state.is_over:
            break
        actions = state.legal_actions()
        state = state.play(state.outcome(rng) if state.is_chance else actions[draw(rng, len(actions))])
    return state


def stands(state: State) -> None:
    """A position could lie on the table, and is the same when it was written down and read, as a mapping and as a code."""
    assert state.game.positions.wrong(state.box, state.fields) is None
    assert state.game.from_dict(state.to_dict()) == state
    assert tabletop.load_code(state.code()) == state


def mappings(keys: Sequence[str], words: Sequence[str], most: int) -> st.SearchStrategy[dict[str, Any]]:
    """Whatever somebody might write under the keys of a game, with its words and with numbers up to one that is too high."""
    word = st.sampled_from([*words, *"ABCDE", "over", "chance", "", "x"])
    value = st.recursive(
        word | st.integers(-3, most) | st.none() | st.booleans(),
        lambda v: st.lists(v, max_size=4) | st.dictionaries(word, v, max_size=3),
        max_leaves=8,
    )
    return st.dictionaries(st.sampled_from([*keys, "options", "players", "game"]), value, max_size=6)


def gives_a_position_or_one_clear_error(game: Game, named: dict[str, Any]) -> None:
    """A mapping is read as a position that could lie on the table, or refused in a sentence."""
    try:
        state = game.from_dict(named, seed=1)
    except TabletopError as fault:
        assert str(fault)
    else:
        assert state.game.positions.wrong(state.box, state.fields) is None
