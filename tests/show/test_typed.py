"""What people type, in both languages and shortened, and the hint they may ask for."""

from __future__ import annotations

import pytest

import tabletop
from tabletop.core.action import Action
from tabletop.core.chance import seeded
from tabletop.core.errors import TabletopError, UnknownAction
from tabletop.core.match import Match
from tabletop.players.mcts import Candidate
from tabletop.show.hinting import LEAST, RANKED, SIMULATIONS, advice, hints, said
from tabletop.show.typed import abbreviates, as_typed, meant
from tabletop.show.widget import Table
from tests.show.views import CLAIM, Browser, following


def test_moves_may_be_abbreviated() -> None:
    state = CLAIM.from_dict({"leader": "A", "up": "dwarf 1", "hand": {"A": ["goblin 2", "dwarf 4", "doppelganger 4", "knight 5"]}}, seed=1)
    legal = state.legal_actions()

    for text in ("g2", "G 2", "gob2", "play g 2", "goblin 2", "고블린 2", "고2", "고블린 2 플레이"):
        assert str(meant(CLAIM, legal, text)) == "play goblin 2"
    assert str(meant(CLAIM, legal, "k")) == "play knight 5"
    assert str(meant(CLAIM, legal, "dw4")) == "play dwarf 4"
    assert str(meant(CLAIM, legal, "k9")) == "play knight 9", "not held: the refusal says so"
    with pytest.raises(TabletopError, match="That could mean play dwarf 4, play doppelganger 4"):
        meant(CLAIM, legal, "d4")
    for nothing in ("", "x", "goblin 11", "g 2 3", "²", "0", "5"):
        with pytest.raises(TabletopError):
            meant(CLAIM, legal, nothing)
    assert abbreviates("e7", "e7") and not abbreviates("e7", "e72")


def test_what_is_shown_can_be_typed() -> None:
    for lang in ("en", "ko"):
        for action in CLAIM.actions():
            if not action.by_chance:
                assert meant(CLAIM, (), as_typed(CLAIM, action, lang), lang) == action


@pytest.mark.parametrize("text", ["고블린 9", "고9", "g9"])
def test_the_table_reads_what_the_terminal_reads(text: str) -> None:
    table = Table(following(), lang="ko")
    browser = Browser(table)

    browser.says("say", text=text)
    table.wait(10)

    assert str(table.match.moves[1].action) == "play goblin 9"


@pytest.mark.parametrize(("lang", "said"), [("en", "is no move of Claim. Did you mean"), ("ko", "수가 아닙니다. 혹시 고블린 9인가요?")])
def test_what_nobody_understands_is_said_in_the_language_of_the_table(lang: str, said: str) -> None:
    browser = Browser(Table(following(), lang=lang))

    browser.says("say", text="goblim 9" if lang == "en" else "코블린 9")

    assert browser.strip["kind"] == "refused" and said in browser.strip["text"]


def test_a_legal_move_is_offered_before_one_that_reads_a_little_more_alike() -> None:
    legal = following().state.legal_actions()

    for text, near in (("gobbin 8", "play goblin 9"), ("knihgt 5", "play knight 5")):
        with pytest.raises(UnknownAction, match=near) as told:
            meant(CLAIM, legal, text)
        assert told.value.nearest == near
    with pytest.raises(UnknownAction) as long:
        meant(CLAIM, legal, "goblim " * 5000)
    assert len(str(long.value)) < 300


def test_the_table_explains_what_was_typed_in_korean() -> None:
    browser = Browser(Table(following(), lang="ko"))

    browser.says("say", text="기사 5")

    assert browser.strip["rule"] == "CM-5.3"


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints at plain speed throughout, whatever is compiled meanwhile."""
    monkeypatch.setenv("TABLETOP_FAST", "0")


def test_advice_is_the_same_each_time_and_takes_nothing_from_the_others(plain: None) -> None:
    match = tabletop.match(CLAIM, ["human", "greedy"], seed=8)
    twin = Match(match.state, match.seats, seed=9)

    first, second = advice(match), advice(twin)

    assert first == second and {c.action for c in first} == set(match.state.legal_actions())
    assert sum(c.visits for c in first) == SIMULATIONS["plain"] and len(match.moves) == 1


def test_advice_knows_no_more_than_the_seat_that_asks(plain: None) -> None:
    match = tabletop.match(CLAIM, ["human", "greedy"], seed=8)
    other = Match(match.seen(0).sample(seeded(3)).with_events(match.state.events), match.seats, seed=8)

    assert match.state != other.state
    assert advice(match) == advice(other)


def candidate(text: str, share: float) -> Candidate:
    return Candidate(CLAIM.parse(text), round(share * 1000), share, 0.5)


def test_a_hint_marks_the_first_and_who_comes_near_it() -> None:
    found = [candidate(f"play goblin {n}", share) for n, share in ((9, 0.6), (8, 0.3), (7, 0.04), (6, 0.06))]

    assert [str(h) for h in hints(found, (), RANKED, LEAST).values()] == ["hint:1:3:60:100", "hint:2:3:30:50", "hint:3:3:6:10"]
    assert [str(h) for h in hints(found[:3], (), RANKED, LEAST).values()] == ["hint:1:2:60:100", "hint:2:2:30:50"]
    assert [str(h) for h in hints(found[2:3], (), RANKED, LEAST).values()] == ["hint:1:1:4:100"]
    assert len(hints([candidate(f"play goblin {n}", 0.2) for n in range(1, 6)], (), RANKED, LEAST)) == RANKED


@pytest.mark.parametrize(("second", "close"), [(0.5, True), (0.2, False)])
def test_a_hint_says_when_another_move_is_about_as_good(second: float, close: bool) -> None:
    found = [candidate("play goblin 9", 0.6), candidate("play goblin 8", second)]

    told = said(following(), found, "en")

    assert told.startswith("Hint: play the goblin 9. Of the games tried out, 60 % went this way, and 50 % of those were won.")
    assert told.endswith("It is close: to play the goblin 8 is about as good.") == close


def test_moves_through_one_part_are_one_mark_and_the_advised_one_is_first() -> None:
    class Step(Action):
        parts = ("from", "to")

    class Other(Action):
        parts = ("from", "there")

    class Third(Action):
        parts = ("elsewhere",)

    found = [Candidate(a, 1, share, 0.5) for a, share in ((Third(), 0.4), (Step(), 0.35), (Other(), 0.25))]

    assert {part: str(h) for part, h in hints(found).items()} == {"elsewhere": "hint:1:2:40:67", "from": "hint:2:2:60:100"}
    assert {part: str(h) for part, h in hints(found, ("from",)).items()} == {"to": "hint:1:2:35:100", "there": "hint:2:2:25:71"}


def test_the_only_move_is_said_to_be_the_only_one() -> None:
    assert str(Table(following()).hint()).endswith("It is the only move.")


def test_what_is_no_text_is_refused_by_name() -> None:
    with pytest.raises(UnknownAction, match="is a text or an Action, not int"):
        meant(CLAIM, (), 7)  # type: ignore[arg-type]
