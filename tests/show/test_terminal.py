"""A game at the terminal: what may be typed, the refusals, the curtain between two people, and that no secret is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tabletop
from tabletop import cli
from tabletop.core.chance import seeded
from tabletop.core.errors import TabletopError
from tabletop.core.match import Match
from tabletop.core.player import Progress
from tabletop.show import terminal
from tabletop.show.terminal import Terminal, read_through

TOY = Path(__file__).resolve().parents[1] / "toy"
CLAIM = tabletop.load("claim")

Type = Callable[[Iterable[str]], list[str]]


def at(seats: tuple[str, ...] = ("human", "greedy"), names: list[str] | None = None, **position: Any) -> Match:
    """A match that begins in a position of Claim."""
    return tabletop.match(CLAIM, seats, seed=1, names=names, start=CLAIM.from_dict(position, seed=1))


# what is typed at the table


def test_refusals_name_their_rule_and_nothing_is_played(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = at(leader="B", led="goblin 5", up="dwarf 1", hand={"A": ["goblin 2", "knight 5", "undead 3"]})
    prompts = typed(["knight 5", "why undead 3", "goblin 9", "draw goblin 9", "knigth 5", "99", "1" * 5000, "why", "why goblin 2", "quit"])

    assert not Terminal(match).run()

    out = " ".join(capsys.readouterr().out.split())
    assert len(prompts) == 10 and len(match.moves) == 1
    assert "following comes first" in out and "(CM-5.3)" in out
    assert "instead of playing the undead 3" in out and "(CM-2.3)" in out
    assert "You may play the goblin 2." in out
    assert "You do not hold the goblin 9" in out and "(CM-2.1)" in out
    assert "(CORE-chance)" in out
    assert "Did you mean play knight 5?" in out
    assert "The list runs from 1 to 1." in out
    assert "Ask about a move: why play goblin 2" in out
    assert "Playing the goblin 2 is legal" in out


def test_refusals_are_the_same_in_korean(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    match = at(leader="B", led="goblin 5", up="dwarf 1", hand={"A": ["goblin 2", "knight 5"]})
    typed(["기사 5", "왜 기5", "끝"])

    Terminal(match, "ko").run()

    assert capsys.readouterr().out.count("(CM-5.3)") == 2


def test_the_other_commands(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["?", "hint", "rules 2.3", "rules", "aid", "rules 9.9", "code", "undo", "1", "undo", "undo", "", "quit"])
    match = tabletop.match("claim", ["human", "greedy"], seed=5)

    Terminal(match).run()

    out = capsys.readouterr().out
    assert "Hint: play the " in out
    assert "CM-2.3    Follow the led faction" in out and "6. Who wins" in out
    assert "- Three factions win the game. (CM-6.4)" in out
    assert "Claim has no rule '9.9'" in out
    assert "There is no move to take back. (CORE-undo)" in out
    assert "Taken back." in out and len(match.moves) == 1
    code = next(line for line in out.splitlines() if line.startswith("claim-1-"))
    assert tabletop.load_code(code).hand(0) == match.state.hand(0)


def test_a_code_does_not_tell_what_the_seat_cannot_know(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    one = CLAIM.new(seed=5)
    other = one.seen_by(0).sample(seeded(3))
    assert other.hand(1) != one.hand(1)

    codes = []
    for start in (one, other):
        typed(["code", "quit"])
        Terminal(tabletop.match(CLAIM, ["human", "greedy"], seed=5, start=start)).run()
        codes += [line for line in capsys.readouterr().out.splitlines() if line.startswith("claim-1-")]

    assert len(codes) == 2 and codes[0] == codes[1]


# two people at one screen


def test_the_illegal_choice_of_a_player_does_not_print_its_hand(typed: Type) -> None:
    class Cheat:
        name = "cheat"

        def think(self, seen: Any, budget: Any, rng: Any) -> Iterator[Progress]:
            yield Progress(1.0, CLAIM.parse("play knight 3"))

    match = at(leader="A", up="dwarf 1", hand={"A": ["goblin 9", "dwarf 3"], "B": ["goblin 2", "knight 3"]})
    match.seats = (None, Cheat())  # type: ignore[assignment]
    typed(["goblin 9"])

    with pytest.raises(TabletopError) as told:
        Terminal(match).run()

    assert "B's player" in str(told.value) and "oblin" not in str(told.value) and told.value.__suppress_context__


def test_a_curtain_hides_the_other_hand(typed: Type, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(terminal, "clear", lambda: print("<clear>"))
    prompts = typed(["", "1", "", "1", "", "quit", "quit"])

    assert cli.main(["play", "claim", "--seats", "human,human", "--names", "Ann,Bo", "--seed", "3"]) == 0

    screens = capsys.readouterr().out.split("<clear>")
    assert prompts[:4] == ["Pass the screen to Ann. Ann, press Enter: ", "Ann> ", "Pass the screen to Bo. Bo, press Enter: ", "Bo> "]
    assert "Ann's hand" in screens[2] and "Bo's hand" not in screens[2]
    assert "'s hand" not in screens[3] and "Ann leads" in screens[3]
    assert "Bo's hand" in screens[4] and "Ann's hand" not in screens[4]


def test_what_was_drawn_in_secret_is_told_to_its_owner_alone(
    typed: Type, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(terminal, "clear", lambda: print("<clear>"))
    typed(["", "1"] * 12)

    cli.main(["play", "claim", "--seats", "human,human", "--names", "Ann,Bo", "--seed", "3"])

    for screen in capsys.readouterr().out.split("<clear>"):
        for owner, other in (("Ann", "Bo"), ("Bo", "Ann")):
            if f"{owner}'s hand" not in screen or f"{other}'s hand" in screen:
                assert f"{owner} draws a follower in secret" in screen or f"{owner} draws" not in screen


# other games and unfinished ones


def test_a_game_of_three_with_two_steps_to_an_action_is_played_too(typed: Type, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["1"] * 200)
    match = tabletop.match(tabletop.load(TOY), ["human", "random", "stay_at_home"], seed=3)

    try:
        assert Terminal(match).run()
    except TabletopError as fault:  # a game without a view cannot be shown
        assert "no room 'view'" in str(fault)


def test_a_draw_in_secret_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    match = tabletop.match("claim", ["greedy", "greedy"], seed=4)

    Terminal(match).run()
    played = capsys.readouterr().out
    read_through(match.record, ask=None)
    read = capsys.readouterr().out

    for out in (played, read):
        assert out.count(" in secret as a follower. (CM-3.3)") == 13 and "a follower in secret" not in out


def test_a_record_keeps_what_the_seats_are_called(capsys: pytest.CaptureFixture[str]) -> None:
    match = tabletop.match("claim", ["greedy", "greedy"], seed=4, names=["Ann", "Bo"])
    match.run()

    read_through(match.record, ask=None)

    out = capsys.readouterr().out
    assert "Ann: greedy" in out and "Bo leads" in out


def test_an_unfinished_record_ends_where_it_ends(capsys: pytest.CaptureFixture[str]) -> None:
    match = tabletop.match("claim", ["human", "human"], seed=4)
    match.play(match.state.legal_actions()[0])

    read_through(match.record, ask=None)

    assert "1 of 1" in capsys.readouterr().out
