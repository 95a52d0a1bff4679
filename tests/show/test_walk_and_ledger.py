"""The walk from touches to actions, and the ledger of what a view has been told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.action import Action
from tabletop.core.rulebook import Refusal
from tabletop.show import walk
from tabletop.show.i18n import BROWSER, ui
from tabletop.show.ledger import Ledger, Showing


@dataclass(frozen=True)
class Move(Action):
    """From one place to another: two touches."""

    start: str
    end: str


@dataclass(frozen=True)
class Rest(Action):
    """One touch."""


@dataclass(frozen=True)
class Stand(Action):
    """A touch, which may also begin a Move."""

    start: str


LEGAL = (Move("a", "b"), Move("a", "c"), Move("b", "c"), Rest())


def test_touches_go_down_the_tree_until_an_action_is_whole() -> None:
    first = walk.step("a", (), LEGAL)
    second = walk.step("c", first.chosen, LEGAL)

    assert first == walk.Touch(("a",)) and second == walk.Touch((), Move("a", "c"))
    assert walk.step("rest", (), LEGAL).action == Rest()


def test_a_chosen_part_is_let_go_when_touched_again_and_another_beginning_takes_its_place() -> None:
    assert walk.step("a", ("a",), LEGAL) == walk.Touch(())
    assert walk.step("rest", ("a",), LEGAL).action == Rest()
    assert walk.step("b", ("a",), (Move("a", "c"), Move("b", "c"))) == walk.Touch(("b",))


def test_an_action_that_another_continues_is_played_by_a_second_touch() -> None:
    legal = (Stand("a"), Move("a", "b"))

    assert walk.step("a", (), legal) == walk.Touch(("a",))
    assert walk.step("a", ("a",), legal).action == Stand("a")
    assert walk.step("b", ("a",), legal).action == Move("a", "b")


def test_what_would_go_on_from_what_is_chosen_is_no_new_beginning() -> None:
    legal, every = (Move("a", "b"), Stand("c")), (Move("a", "b"), Move("a", "c"), Stand("c"))

    assert walk.step("c", ("a",), legal).action == Stand("c"), "nobody has said that a leads to c"
    assert walk.step("c", ("a",), legal, every) == walk.Touch(("a",), dead=True)
    assert walk.step("c", (), legal, every).action == Stand("c")


def test_a_beginning_of_several_actions_is_told_what_refuses_all_of_them() -> None:
    near, none = Refusal("XX-1.1", {"en": "near", "ko": "near"}), Refusal("XX-1.2", {"en": "none", "ko": "none"})

    reason = walk.likeliest([(Move("a", "b"), (near, none)), (Move("a", "c"), (none,))], [], "CORE")

    assert reason == (Move("a", "b"), (none,))
    assert walk.likeliest([(Move("a", "b"), (near,)), (Move("a", "c"), (none,))], [], "CORE") == (Move("a", "b"), (near,))


def test_a_dead_end_stands_for_the_action_it_would_have_completed() -> None:
    actions = (Move("b", "c"), Move("c", "d"), Move("a", "d"), Move("d", "a"))

    dead = walk.step("d", ("a",), LEGAL)

    assert dead.dead and dead.chosen == ("a",)
    assert walk.meant("d", ("a",), actions) == ((Move("a", "d"), Move("d", "a")), (Move("c", "d"),))
    assert walk.meant("x", (), actions) == ((), ())


def test_a_rule_of_the_game_is_a_better_reason_than_not_now() -> None:
    texts = {"en": "no", "ko": "no"}
    not_now, ruled = (Refusal("CORE-phase", texts),), (Refusal("TY-1.1", texts),)
    a, b, c = Move("a", "d"), Move("d", "a"), Move("c", "d")

    assert walk.likeliest([(a, not_now), (b, ruled)], [(c, ())], "CORE") == (b, ruled)
    assert walk.likeliest([(a, not_now)], [(b, ruled), (c, ())], "CORE") == (c, ())
    assert walk.likeliest([(a, not_now)], [(b, ruled)], "CORE") == (b, ruled)
    assert walk.likeliest([(a, not_now)], [], "CORE") == (a, not_now)
    assert walk.likeliest([], [], "CORE") is None


def test_the_way_keeps_what_is_chosen_where_it_leads_there() -> None:
    assert walk.way(Move("a", "c"), ("a",)) == (("a",), "c")
    assert walk.way(Move("b", "c"), ("a",)) == ((), "b")


# the ledger


class View:
    """What a browser does with changes."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self.seq, self.blocks, self.items, self.log = -1, {}, {}, list[Any]()
        self.take(whole)

    def take(self, change: dict[str, Any]) -> None:
        if change["since"] > self.seq or change["seq"] <= self.seq:
            return
        blocks = dict(change)
        self.seq, _ = blocks.pop("seq"), blocks.pop("since")
        items, order, log = blocks.pop("items", []), blocks.pop("order", list(self.items)), blocks.pop("log", None)
        known = self.items | {item["id"]: item for item in items}
        self.items = {name: known[name] for name in order}
        if log:
            self.log[log["start"] :] = log["lines"]
        self.blocks |= blocks

    def shows(self, picture: Showing) -> bool:
        same = list(self.items.items()) == list(picture.items.items())
        return same and self.blocks == picture.blocks and self.log == list(picture.log)


PICTURES = st.builds(
    lambda a, b, items, log: Showing(
        {"a": a, "b": b}, {name: {"id": name, "svg": svg} for name, svg in items}, [{"text": text} for text in log]
    ),
    st.integers(0, 2),
    st.integers(0, 2),
    st.lists(st.tuples(st.sampled_from("uvwxyz"), st.integers(0, 2)), unique_by=lambda i: i[0], max_size=5),
    st.lists(st.sampled_from("klm"), max_size=5),
)


@given(st.lists(PICTURES, min_size=1, max_size=8), st.lists(st.booleans(), min_size=8, max_size=8))
def test_every_view_that_hears_or_asks_shows_the_same(pictures: list[Showing], heard: list[bool]) -> None:
    ledger = Ledger(pictures[0])
    steady, patchy, late = View(ledger.whole()), View(ledger.whole()), View(ledger.whole())

    for picture, reaches in zip(pictures[1:], heard, strict=False):
        change = ledger.change(picture)
        if change:
            steady.take(change)
            if reaches:
                patchy.take(change)
    for view in (patchy, late):
        view.take(ledger.since(view.seq))

    for view in (steady, patchy, late, View(ledger.whole())):
        assert view.shows(pictures[-1])


@given(PICTURES)
def test_what_does_not_change_is_not_sent(picture: Showing) -> None:
    ledger = Ledger(picture)

    assert ledger.change(Showing(dict(picture.blocks), dict(picture.items), list(picture.log))) is None
    assert ledger.put("a", picture.blocks["a"]) is None
    assert ledger.put("a", 9) == {"since": 0, "seq": 1, "a": 9}
    assert ledger.since(5)["since"] == -1


# words


def test_every_word_of_the_table_has_both_languages_with_the_same_slots() -> None:
    values = {"seat": "Ana", "name": "Ana", "total": 3, "n": 1, "at": 1, "of": 9}
    values |= {"chosen": "a", "action": "b", "part": "c", "fault": "d", "game": "e", "value": "f", "share": "g"}

    for word, text in ui.items():
        assert set(text) == {"en", "ko"}
        for lang in text:
            assert "{" not in ui(word, lang, **values)
    assert set(BROWSER) <= set(ui)
    assert ui("curtain", "ko", seat="Bo").startswith("Bo의 차례")
