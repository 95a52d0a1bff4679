"""Codes of positions: they read back, and damage at any single sign is noticed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.core.code import DIGITS, decode, encode, name_in
from tabletop.core.errors import CodeError, TabletopError
from tabletop.core.game import Game
from tabletop.core.state import State


@pytest.fixture(scope="module")
def late(toy: Game, whole_game: Callable[..., State]) -> State:
    """A position in the middle of a game of three, under the other option."""
    game = toy.bound({"refill": "secret"})
    state = game.new(3)
    for action in whole_game(game, 3, 2).made[:31]:
        state = state.play(action)
    return state


@given(data=st.data())
@settings(max_examples=30)
def test_every_position_reads_back(data: Any, toy: Game, played: Callable[..., State]) -> None:
    state = played(data, toy)

    again = decode(encode(state), toy)

    assert again == state and hash(again) == hash(state) and again.legal_actions() == state.legal_actions()


def test_a_code_holds_options_and_players(late: State, toy: Game) -> None:
    again = decode(late.code(), toy)

    assert again == late and again.players == 3 and again.game.options == {"refill": "secret"}


def test_a_code_reads_in_capitals_and_with_spaces_round_it(late: State, toy: Game) -> None:
    assert decode(f"  {late.code().upper()}\n", toy) == late


def test_the_repr_of_a_state_is_executable_where_its_game_is_found_by_name(late: State) -> None:
    state = tabletop.load("claim").new(seed=3)

    assert repr(state) == f"tabletop.load_code({state.code()!r})" and tabletop.load_code(state.code()) == state
    assert repr(late) == f"<position of The Marsh: {late.code()}>"


def test_the_name_of_a_game_may_hold_digits() -> None:
    assert name_in("port2_royal-1-abc") == "port2_royal"
    with pytest.raises(CodeError):
        name_in("2_royal-1-abc")


def test_a_change_of_any_single_sign_is_noticed(late: State, toy: Game) -> None:
    code = late.code()
    for i, sign in enumerate(code):
        for other in DIGITS + "ilou-_":
            if other != sign:
                assert refused(code[:i] + other + code[i + 1 :], toy), f"{code} with {other!r} as sign {i}"


def test_a_sign_left_out_or_doubled_or_two_swapped_are_noticed(late: State, toy: Game) -> None:
    code = late.code()
    for i in range(len(code)):
        damaged = {code[:i] + code[i + 1 :], code[:i] + code[i] + code[i:], code[:i] + code[i : i + 2][::-1] + code[i + 2 :]}
        for text in damaged - {code}:
            if text.replace("-", "") != code.replace("-", ""):
                assert refused(text, toy), f"{text} for {code}"


def test_a_code_cut_anywhere_is_noticed(late: State, toy: Game) -> None:
    code = late.code()
    assert all(refused(code[:n], toy) and refused(code[n:], toy) for n in range(1, len(code)))


def refused(code: str, game: Game) -> bool:
    try:
        decode(code, game)
    except TabletopError:
        return True
    return False


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda code: code.replace("toy-1", "claim-1"), "this is a code of 'claim', not of 'toy'"),
        (lambda code: code.replace("toy-1", "toy-2"), "version 2; this tabletop reads up to 1: please update"),
        (lambda code: code.replace("toy-1", "toy-0"), "version 0"),
        (lambda code: code.replace("toy-1", "toy-" + "9" * 6000), "version"),
        (lambda code: code[:-1] + ("x" if code[-1] != "x" else "y"), "typing error"),
        (lambda code: code[:-1] + "l", "'l', which no code holds"),
        (lambda code: "", "reads like claim-1"),
        (lambda code: "toy", "reads like claim-1"),
        (lambda code: 7, "reads like claim-1"),
        (lambda code: None, "reads like claim-1"),
    ],
)  # fmt: skip
def test_a_damaged_foreign_or_newer_code_is_refused_in_a_sentence(change: Callable[[str], Any], said: str, late: State, toy: Game) -> None:
    with pytest.raises(CodeError, match=re.escape(said)) as caught:
        decode(change(late.code()), toy)

    assert len(str(caught.value)) < 400


@given(st.text(max_size=40) | st.from_regex(r"\Atoy-1(-[0-9a-z]{1,5}){1,12}\Z"))
@example("toy-1-٣")
@example("toy-٣-abc")
@example("TOY-1-İ")
def test_any_text_is_a_position_or_an_error_of_the_house(toy: Game, text: str) -> None:
    try:
        name_in(text)
        found = decode(text, toy)
    except TabletopError:
        return
    assert encode(found) == text.strip().lower()


def test_a_code_of_another_board_does_not_open_as_a_position_of_this(toy: Game) -> None:
    import networkx

    ring = networkx.cycle_graph(["camp", "a", "b", "c", "d", "e", "f"])
    for node in ring:
        ring.nodes[node].update(points=1, camp=node == "camp")
    game = toy.bound(board=ring)

    code = game.new(2).code()

    assert decode(code, game) == game.new(2)
    assert refused(code, toy)


def test_a_code_that_fits_no_possible_position_is_refused(toy: Game) -> None:
    state = toy.new(2)
    s = state.fields
    s.bag[0] += 1

    forged = encode(state.with_fields(s))

    with pytest.raises(TabletopError, match="there are 6 chips 1, not 5"):
        decode(forged, toy)
