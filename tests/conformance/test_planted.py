"""Planted defects: each is put into the toy in turn, and the conformance suite must find it by the check that is meant for it.

What is put in is what happens to people: a row copied by reference, a list out of order, a weight forgotten, a card of
another seat in the picture. The clean toy passes; so what is found was planted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tabletop.core.engine import engine, note
from tabletop.core.event import unpacked
from tabletop.core.game import Game, rooms_of
from tabletop.core.layout import EVERYONE, OVER
from tabletop.core.state import State
from tabletop.testing import check_game

ROOMS = rooms_of(Path(__file__).parents[1] / "toy")
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
PLANTED: dict[str, tuple[Plant, str]] = {}


def planted(check: str) -> Callable[[Plant], Plant]:
    """Register a defect with the check that has to find it."""

    def register(plant: Plant) -> Plant:
        PLANTED[plant.__name__] = (plant, check)
        return plant

    return register


def room(name: str) -> ModuleType:
    return ROOMS.room(name)


def wrap(patch: Patch, name: str, around: Callable[..., Any], where: str = "engine") -> None:
    """Replace a function of a room by one that is given the old one first."""
    old = getattr(room(where), name)
    patch.setattr(room(where), name, engine(lambda *args: around(old, *args)))


# positions and copies


@planted("setup")
def setup_leaves_what_the_last_game_wrote(patch: Patch) -> None:
    def around(setup: Any, box: Any, s: Any) -> None:
        gone = s.gone[:]
        setup(box, s)
        s.gone = gone

    wrap(patch, "setup", around)


@planted("unchanged")
def a_copy_shares_a_row(patch: Patch) -> None:
    fields = room("pieces").Fields
    load = fields.load

    def stale(s: Any, other: Any) -> None:
        load(s, other)
        s.gone = other.gone

    patch.setattr(fields, "load", stale)


@planted("copies")
def a_grid_is_copied_without_its_rows(patch: Patch) -> None:
    fields = room("pieces").Fields
    load = fields.load

    def shallow(s: Any, other: Any) -> None:
        load(s, other)
        s.known = other.known[:]

    patch.setattr(fields, "load", shallow)


@planted("conserved")
def a_chip_is_there_twice(patch: Patch) -> None:
    def around(draw: Any, box: Any, s: Any, face: int) -> None:
        draw(box, s, face)
        s.bag[face] += 1

    wrap(patch, "draw", around)


@planted("range")
def a_field_leaves_its_range(patch: Patch) -> None:
    def around(lift: Any, box: Any, s: Any, seat: int, place: int) -> None:
        lift(box, s, seat, place)
        s.walked = 2

    wrap(patch, "lift", around)


@planted("derived")
def a_derived_field_is_not_kept(patch: Patch) -> None:
    def around(put: Any, box: Any, s: Any, seat: int, place: int) -> None:
        taken = s.taken
        put(box, s, seat, place)
        s.taken = taken

    wrap(patch, "put", around)


# what is legal


@planted("legal")
def legal_is_out_of_order(patch: Patch) -> None:
    def around(legal: Any, box: Any, s: Any, out: list[int]) -> int:
        n: int = legal(box, s, out)
        out[:n] = sorted(out[:n], reverse=True)
        return n

    wrap(patch, "legal", around)


@planted("legal")
def legal_names_an_action_twice(patch: Patch) -> None:
    def around(legal: Any, box: Any, s: Any, out: list[int]) -> int:
        n: int = legal(box, s, out)
        out[n] = out[n - 1]
        return n + 1

    wrap(patch, "legal", around)


@planted("pure")
def legal_writes(patch: Patch) -> None:
    def around(legal: Any, box: Any, s: Any, out: list[int]) -> int:
        s.asked = 0
        return int(legal(box, s, out))

    wrap(patch, "legal", around)


@planted("law")
def a_predicate_is_missing(patch: Patch) -> None:
    rules = room("rules")
    patch.setattr(rules, "PREDICATES", tuple(p for p in rules.PREDICATES if p.rule != "TY-3.4"))


@planted("law")
def a_predicate_refuses_too_much(patch: Patch) -> None:
    rules = room("rules")

    def never_rest(state: State, action: Any) -> Any:
        if str(action) == "rest" and state.phase == "walk":
            return state.game.rulebook.refuse("TY-3.5", "too_early")
        return None

    patch.setattr(rules, "PREDICATES", (*rules.PREDICATES, never_rest))


@planted("refusals")
def a_refusal_names_what_is_not_legal_either(patch: Patch) -> None:
    rules = room("rules")
    one_peg = rules.one_peg_a_place

    def misleading(state: State, action: Any) -> Any:
        found = one_peg(state, action)
        return found and state.game.rulebook.refuse("TY-3.4", "taken", action, place=action.place)

    patch.setattr(rules, "PREDICATES", tuple(misleading if p is one_peg else p for p in rules.PREDICATES))


# chance


@planted("chance")
def a_weight_falls_on_what_cannot_come(patch: Patch) -> None:
    wrap(patch, "chance", lambda chance, box, s, k: chance(box, s, k) if k else 0)
    wrap(patch, "legal", lambda legal, box, s, out: legal(box, s, out))


@planted("odds")
def copies_do_not_count(patch: Patch) -> None:
    def faces(s: Any) -> list[int]:
        return [f for f in range(3) if s.bag[f]]

    wrap(patch, "chances", lambda _, box, s: len(faces(s)))
    wrap(patch, "chance", lambda _, box, s, k: faces(s)[k % len(faces(s))])


@planted("seeds")
def the_engine_draws_for_itself(patch: Patch) -> None:
    wrap(patch, "chance", lambda chance, box, s, k: chance(box, s, random.randrange(sum(s.bag))))


@planted("again")
def playing_depends_on_the_weather(patch: Patch) -> None:
    wrap(patch, "call_walker", lambda call, box, s: bool(setattr(s, "lead", random.randrange(box.players)) or call(box, s)))


# what is hidden


@planted("leak")
def the_picture_shows_another_hand(patch: Patch) -> None:
    chips = room("view")._chips
    patch.setattr(room("view"), "_chips", lambda brush, book, state, p, open_, names: chips(brush, book, state, p, True, names))


@planted("leak")
def a_label_tells_how_good_a_hidden_hand_is(patch: Patch) -> None:
    head = room("view")._head

    def telling(book: Any, state: Any, lang: str, names: Any) -> str:
        return head(book, state, lang, names) + "!" * sum(map(int, state.hand(state.players - 1)))

    patch.setattr(room("view"), "_head", telling)


@planted("leak")
def a_refusal_tells_what_others_hold(patch: Patch) -> None:
    rules = room("rules")
    hand = rules.from_your_hand

    def telling(state: Any, action: Any) -> Any:
        found = hand(state, action)
        others = tuple(state.hand((state.to_move + 1) % state.players)) or ("0",)
        return found and state.game.rulebook.refuse("TY-2.1", "not_held", chip=action.chip, held=others)

    patch.setattr(rules, "PREDICATES", tuple(telling if p is hand else p for p in rules.PREDICATES))


@planted("redeal")
def redeal_depends_on_the_truth(patch: Patch) -> None:
    def around(redeal: Any, box: Any, s: Any, seat: int, keys: list[int]) -> int:
        other = (seat + 1) % box.players
        return int(redeal(box, s, seat, [k + 7 * s.hand[other][0] for k in keys]))

    wrap(patch, "redeal", around)


@planted("seen")
def redeal_keeps_the_truth(patch: Patch) -> None:
    def around(redeal: Any, box: Any, s: Any, seat: int, keys: list[int]) -> int:
        return int(redeal(box, s, seat, keys if any(keys) else []))

    wrap(patch, "redeal", around)


@planted("samples")
def every_sample_is_the_same(patch: Patch) -> None:
    wrap(patch, "redeal", lambda redeal, box, s, seat, keys: redeal(box, s, seat, [0] * len(keys)))


@planted("redeal")
def redeal_changes_what_the_seat_knows(patch: Patch) -> None:
    def around(redeal: Any, box: Any, s: Any, seat: int, keys: list[int]) -> int:
        needed: int = redeal(box, s, seat, keys)
        if keys and s.bag[0] and s.hand[seat][2]:
            s.hand[seat][2], s.bag[2] = s.hand[seat][2] - 1, s.bag[2] + 1
            s.hand[seat][0], s.bag[0] = s.hand[seat][0] + 1, s.bag[0] - 1
        return needed

    wrap(patch, "redeal", around)


@planted("told")
def an_event_is_seen_by_the_wrong_seat(patch: Patch) -> None:
    note = room("engine").note
    patch.setattr(room("engine"), "note", engine(lambda s, code, rule, seat, amount, seen: note(s, code, rule, seat, amount, EVERYONE)))


@planted("told")
def an_event_tells_the_secret_plan(patch: Patch) -> None:
    def around(apply: Any, box: Any, s: Any, action: int) -> None:
        apply(box, s, action)
        noted, s.noted = [unpacked(event) for event in s.events[: s.noted]], 0
        for code, rule, seat, amount, seen in noted:
            note(s, code, rule, seat, action if code == room("pieces").PLANS else amount, seen)

    wrap(patch, "apply", around)


@planted("players")
def a_player_does_not_keep_to_its_generator(patch: Patch) -> None:
    def policy(box: Any, s: Any, out: list[int], n: int, rng: list[int]) -> int:
        return out[random.randrange(n)]

    from tabletop.core.player import PolicyPlayer

    patch.setitem(room("players").PLAYERS, "stay_at_home", lambda: PolicyPlayer("stay_at_home", policy))


@planted("players")
def a_policy_looks_into_the_hand_of_another_seat(patch: Patch) -> None:
    def policy(box: Any, s: Any, out: list[int], n: int, rng: list[int]) -> int:
        other = (s.to_move + 1) % box.players
        return out[s.hand[other][0] % n]

    from tabletop.core.player import PolicyPlayer

    patch.setitem(room("players").PLAYERS, "stay_at_home", lambda: PolicyPlayer("stay_at_home", policy))


@planted("widget")
def the_browser_is_sent_a_hand(patch: Patch) -> None:
    from tabletop.show.widget import Table

    blocks = Table._blocks
    patch.setattr(Table, "_blocks", lambda table, scene: {**blocks(table, scene), "secret": table.match.state.to_dict()["hand"]})


# the end


@planted("ranking")
def ties_do_not_share_a_place(patch: Patch) -> None:
    def around(ranking: Any, box: Any, s: Any, out: list[int]) -> None:
        ranking(box, s, out)
        for p in range(1, box.players):
            while out[p] in out[:p]:
                out[p] += 1
        if box.players == 2 and out[1] == 2:
            out[1] = 3

    wrap(patch, "ranking", around)


@planted("transcript")
def the_last_is_first(patch: Patch) -> None:
    def around(scores: Any, box: Any, s: Any, out: list[int]) -> None:
        points = [room("engine").ground(box, s, p) + room("engine").company(box, s, p) for p in range(box.players)]
        for p in range(box.players):
            out[p] = 1 + sum(other < points[p] for other in points)

    wrap(patch, "ranking", around)


@planted("scores")
def scores_do_not_add_up(patch: Patch) -> None:
    def around(scores: Any, box: Any, s: Any, out: list[int]) -> None:
        before = out[0]
        scores(box, s, out)
        out[0] += before

    wrap(patch, "scores", around)


@planted("ends")
def a_seat_can_be_left_without_a_move(patch: Patch) -> None:
    wrap(patch, "can_walk", lambda can_walk, box, s: True)


@planted("events")
def an_event_cites_no_rule(patch: Patch) -> None:
    note = room("engine").note
    patch.setattr(room("engine"), "note", engine(lambda s, code, rule, seat, amount, seen: note(s, code, 999, seat, amount, seen)))


@planted("board")
def a_board_forgets_its_points(patch: Patch) -> None:
    board = room("board")
    to_dict = board.to_dict
    patch.setattr(board, "to_dict", lambda graph: {**to_dict(graph), "places": [[name, 0] for name, _ in to_dict(graph)["places"]]})


@planted("positions")
def a_position_forgets_a_field(patch: Patch) -> None:
    positions = room("positions")
    to_dict = positions.to_dict
    patch.setattr(positions, "to_dict", lambda state: {k: v for k, v in to_dict(state).items() if k != "known"})


@planted("positions")
def a_position_that_cannot_be_is_let_through(patch: Patch) -> None:
    patch.setattr(room("positions"), "wrong", lambda box, s: "over" if s.to_move == OVER and s.due else None)
    patch.setattr(room("positions"), "_put", lambda s, key, value: setattr(s, key, value))


@planted("view")
def an_action_is_out_of_reach(patch: Patch) -> None:
    scene = room("view").scene

    def poorer(*args: Any) -> Any:
        from dataclasses import replace

        found = scene(*args)
        return replace(found, items=tuple(i for i in found.items if i.part != "rest"))

    patch.setattr(room("view"), "scene", poorer)


@planted("view")
def a_name_is_not_escaped(patch: Patch) -> None:
    scene = room("view").scene

    def raw(state: Any, seat: Any, lang: str, names: Any) -> Any:
        from dataclasses import replace

        found = scene(state, seat, lang, names)
        return replace(found, ground=f"{found.ground}<text>{names[0]}</text>")

    patch.setattr(room("view"), "scene", raw)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_defect_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, check = PLANTED[name]
    plant(monkeypatch)

    report = check_game(Game(ROOMS), games=3, speeds=False)

    assert check in report.checks, str(report)


def test_there_are_enough_defects_and_the_clean_toy_has_none() -> None:
    report = check_game(Game(ROOMS), games=3, speeds=False)

    assert len(PLANTED) >= 10
    assert report.ok, str(report)
