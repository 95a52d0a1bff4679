"""How the view of Port Royal fits: head and result, what stays in its place, text that finds room, words of both languages, pictures."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from inspect import signature
from itertools import pairwise
from typing import Any

import pytest

import tabletop
from tabletop.core.text import columns
from tabletop.games.port_royal.deck import EXPEDITIONS
from tabletop.games.port_royal.pieces import OPTIONS, State
from tabletop.games.port_royal.view import SYMBOLS, scene
from tabletop.games.port_royal.view.drawing import WIDTH
from tabletop.show import theme
from tabletop.show.picture import describe, picture
from tabletop.show.scene import Scene
from tabletop.show.svg import Brush
from tests.games.harbour_scenes import (
    CHANCE,
    CROWDED,
    FULL,
    LONG,
    NAMES,
    PORT,
    SHIPS,
    after,
    at,
    game,
    moments,
    shapes,
    texts,
    unkeyed,
    written,
)

# head, result


@pytest.mark.parametrize(
    ("state", "head"),
    [
        (at({}), "Discovery. Ana draws the first card."),
        (at({"harbour": SHIPS}), "Discovery. Ana draws again, or stops and may take 2."),
        (at({"to_move": "chance"}), "Discovery. Ana turns up the top card next."),
        (unkeyed()[1], "The discard pile is being shuffled: paid coins get their faces."),
        (at(FULL), "Discovery. Ana repels the red frigate 2/3 or leaves it in the harbour."),
        (at(CHANCE), "Trade and hire. Bo may take 2; each costs a fee of 1 to Ana."),
        (at({**CHANCE, "to_move": "A"}), "Trade and hire. Ana may take 2."),
    ],
)
def test_the_head_says_whose_turn_it_is_and_what_for(state: State, head: str) -> None:
    assert scene(state, None, "en", NAMES["en"]).head == head


RICH = ["sailor 7", "pirate 9", "admiral 9", "jester 9"]
EQUAL = ["mademoiselle 9", "mademoiselle 9", "admiral 9", "pirate 7", "captain 4"]


@pytest.mark.parametrize(
    ("coins", "head"),
    [
        ({"A": 1, "B": 0}, "The game is over. Points are level at 12; Ana wins by coins."),
        ({"A": 2, "B": 2}, "The game is over. Ana and Bo share the victory with 12 points each."),
    ],
)
def test_pr_6_3_the_end_says_how_it_was_decided(coins: dict[str, int], head: str) -> None:
    state = at({"to_move": "over", "people": {"A": RICH, "B": EQUAL}, "coins": coins})

    drawn = scene(state, None, "en", NAMES["en"])

    assert drawn.head == drawn.item("result").label == head
    assert "odds" not in {i.id for i in drawn.items} and not [i for i in drawn.items if i.part and i.part != "draw"]


def test_pr_6_4_where_an_expedition_is_needed_its_owner_wins_by_no_coins() -> None:
    game = tabletop.load("port_royal", options={"variant_end": "trigger_and_winner"})
    state = game.from_dict({"to_move": "over", "people": {"A": RICH, "B": EQUAL[1:]}, "expeditions": {"B": ["captains"]}}, seed=1)

    drawn = scene(state, None, "en", NAMES["en"])  # type: ignore[arg-type]

    assert drawn.head.startswith("The game is over. Bo wins with")
    assert "Who has an expedition comes first, then points, then coins." in written(drawn, "result")


def test_the_result_lists_all_seats_in_their_order() -> None:
    state = game(5, 3)[-1]

    drawn = scene(state, None, "en", NAMES["en"])

    tops = [drawn.item(f"place-{p}").box[1] for p in range(5)]
    assert [place for _, place in sorted(zip(tops, state.ranking(), strict=True))] == sorted(state.ranking())
    for p in range(5):
        points, coins, _ = written(drawn, f"place-{p}")[-3:]
        assert (int(points), int(coins)) == (state.points(p), state.coins(p))


# what stays where it is


@pytest.mark.parametrize("house", [{}, {"expedition_on_others_turn": "true"}])
def test_what_can_be_touched_stays_where_it_is_when_a_card_is_taken(house: dict[str, str]) -> None:
    turns = [pair for n in range(6) for pair in pairwise(game(2 + n % 4, n, **house)) if pair[0].active == pair[1].active]
    takes = [(a, b) for a, b in turns if a.phase == b.phase == "trade and hire" and not any(e.kind == "hires" for e in a.events)]

    moved = [
        (before.harbour, item.part)
        for before, taken in takes
        for item in scene(taken, None).items
        if item.part and item.part not in EXPEDITIONS and ":" not in item.part and scene(before, None).item(item.id).box != item.box
    ]

    assert sum(len(before.harbour) > len(taken.harbour) for before, taken in takes) > 100
    assert moved == []


def test_ways_to_pay_move_nothing_that_can_be_touched_but_themselves() -> None:
    one = at(CHANCE, to_move="A", people={"A": ["captain 4", "captain 4"]})
    more = at(CHANCE, to_move="A", people={"A": ["captain 4", "captain 4", "jack 6", "jack 6"]})

    few, many = ({i.part: i.box for i in scene(s, None).items if i.part} for s in (one, more))

    assert len(few) + 2 == len(many)
    assert few.items() <= many.items()


def test_the_ships_of_a_colour_always_lie_at_the_same_place() -> None:
    found: dict[str, set[tuple[float, float]]] = {}
    for state in game(5, 3)[:150]:
        for item in (i for i in scene(state, None).items if "/" in i.part):
            found.setdefault(item.part.split()[0], set()).add(item.box[:2])

    assert sorted(map(len, found.values())) == [1] * 5
    assert "#tt-green" in scene(at({}), None).ground and "green" in " ".join(line for line, _ in texts(scene(at({}), None)))


# how it fits


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("names", ["usual", "long"])
def test_no_text_leaves_the_scene_or_lies_on_another(lang: str, names: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, LONG if names == "long" else NAMES[lang])

        found = texts(drawn)

        for line, (left, top, right, bottom) in found:
            assert left >= 2 and right <= drawn.width - 2 and top >= 0 and bottom <= drawn.height, line
        for (one, a), (two, b) in itertools.combinations(found, 2):
            overlap = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert overlap[0] <= 1 or overlap[1] <= 2, (one, two, a, b)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_text_leaves_the_card_or_frame_that_it_stands_on(lang: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])

        for item in (i for i in drawn.items if i.id != "captions"):
            x, y, w, h = item.box
            slack = 8 if item.id.startswith("seat-") else 0.5  # the box of a seat lies inside its frame
            below = 36 if item.id in ("repel", "keep") else slack  # beside its word what a ship weighs
            alone = Scene("", "", 0, 0, "", (item,), "", "")
            for line, (left, top, right, bottom) in texts(alone):
                where = (item.id, line, (left, top, right, bottom), item.box)
                assert left >= x - slack - 1 and right <= x + w + slack + 1 and top >= y - slack and bottom <= y + h + below, where


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_word_of_the_table_is_cut_short(lang: str) -> None:
    for state in moments():
        assert not [line for line, _ in texts(scene(state, None, lang, NAMES[lang])) if "…" in line]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_tags_of_people_do_not_lie_on_each_other(lang: str) -> None:
    for seat in range(5):
        shape = ET.fromstring(f"<g>{scene(at(CROWDED), None, lang, NAMES[lang]).item(f'seat-{seat}').shape}</g>")
        tags = [[float(e.get(k, 0)) for k in ("x", "y", "width", "height")] for e in shape.iter("rect") if e.get("height") == "26"]

        assert len(tags) >= (18 if seat == 0 else 0)
        for (x, y, w, h), (to_x, to_y, to_w, _) in itertools.combinations(tags, 2):
            assert x + w < to_x or to_x + to_w < x or y + h < to_y


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_items_lie_in_the_scene_and_have_ids_and_labels_of_their_own(lang: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])

        ids = [i.id for i in drawn.items]

        assert len(set(ids)) == len(ids)
        assert all(i.label.endswith(".") for i in drawn.items if i.id != "captions")
        assert all(n in ids for i in drawn.items for n in (*i.near, *filter(None, i.line)))
        for x, y, w, h in (i.box for i in drawn.items):
            assert 0 <= x and x + w <= drawn.width == WIDTH and 0 <= y and y + h <= drawn.height


def test_no_two_items_lie_on_each_other_and_all_can_be_touched_with_a_finger() -> None:
    for state in moments():
        items = [i for i in scene(state, None).items if i.id != "captions"]

        for one, two in itertools.combinations(items, 2):
            (x, y, w, h), (to_x, to_y, to_w, to_h) = one.box, two.box
            assert x + w <= to_x or to_x + to_w <= x or y + h <= to_y or to_y + to_h <= y, (one.id, two.id)
        assert all(min(i.box[2:]) >= 40 for i in items if i.part)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_type_and_contrast_are_as_promised(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: set[tuple[str, str]] = set()
    was = Brush.text

    def text(*given: Any, **more: Any) -> float:
        bound = signature(was).bind(*given, **more)
        bound.apply_defaults()
        written.add((bound.arguments["ink"], bound.arguments["on"]))
        return was(*given, **more)

    monkeypatch.setattr(Brush, "text", text)

    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])
        sizes = re.findall(r'font-size="([^"]+)"', "".join([drawn.ground, *(i.shape for i in drawn.items)]))
        assert all(float(size) >= (13 if lang == "ko" else 12) for size in sizes)
        assert drawn.width == 700  # no picture is scaled, so that is what a table of 700 px shows

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05

    assert {on for _, on in written} >= {"sea", "deep", "badge", "panel", "card", "paper", "seatA", "seatE"}
    for tokens in ({**theme.FIXED, **theme.LIGHT}, {**theme.FIXED, **theme.DARK}):
        for ink, ground in written:
            pair = light(tokens[ink]), light(tokens[ground])
            assert max(pair) / min(pair) >= 4.5, (ink, ground)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_signs_of_seats_lie_within_their_frames(lang: str) -> None:
    for state in (at(CROWDED), game(5, 3)[-1]):
        for item in (i for i in scene(state, None, lang, NAMES[lang]).items if i.id.startswith("seat-")):
            x, y, _, h = item.box
            shape = ET.fromstring(f"<g>{item.shape}</g>")
            corners = [tuple(map(float, p.split(","))) for e in shape.iter("polygon") for p in e.get("points", "").split()]
            lines = [float(e.get("y", 0)) for e in shape.iter("text")]
            coin = min(float(e.get("y", 0)) for e in shape.iter("use") if e.get("href", "").endswith("coin"))
            assert all(left > x and y < top < coin for left, top in corners), item.id
            assert max(lines) < y + h


def test_a_hostile_name_is_text_and_nothing_else() -> None:
    for state in moments()[::3]:
        drawn = scene(state, None, "en", LONG)

        assert "<script" not in drawn.ground + "".join(i.shape for i in drawn.items)
        assert {e.tag for e in shapes(drawn).iter()} <= {"svg", "g", "rect", "circle", "path", "use", "text", "polygon"}


def test_every_symbol_is_drawn_somewhere() -> None:
    drawn = "".join(i.shape for s in (at(FULL), at(CROWDED), at({"harbour": ["red frigate 2/3"]})) for i in scene(s, None).items)
    tax = after({"active": "A"}, "draw", "reveal tax points")

    assert set(SYMBOLS) == set(re.findall(r"#tt-(\w+)", drawn + scene(tax, None).item("drawn").shape)) & set(SYMBOLS)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_text_fits_a_terminal_and_tells_the_same(lang: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])

        lines = drawn.text.split("\n")

        assert max(map(columns, lines)) <= 76
        assert lines[0] == drawn.head or columns(drawn.head) > 76
        told = " ".join(line.strip() for line in lines)
        assert all(PORT.rulebook.word(face, lang) in told for face in state.harbour)
        assert all(drawn.item(f"seat-{p}").label in told for p in range(state.players))
        assert all(PORT.rulebook.word(e, lang) in told for e in state.open_expeditions)


def test_in_korean_nothing_is_left_in_english() -> None:
    for state in moments():
        drawn = scene(state, None, "ko", NAMES["ko"])

        spoken = " ".join([drawn.head, drawn.description, drawn.text, *(i.label for i in drawn.items), *(t for t, _ in texts(drawn))])

        assert re.findall("[a-z]{2,}", spoken) == []


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_each_house_rule_has_a_line_on_the_player_aid(option: Any) -> None:
    for value in option.values[1:]:
        phrases = PORT.rulebook.phrases[f"option.{option.name}.{value}"]
        assert phrases["en"].startswith("House rule: ") and phrases["ko"].startswith("선택 규칙: ")
    assert f"option.{option.name}.{option.default}" not in PORT.rulebook.phrases


def test_every_phrase_is_said_somewhere() -> None:
    said: set[str] = set()
    was = type(PORT.rulebook).phrase

    def phrase(book: Any, name: str, lang: str, **values: Any) -> str:
        said.add(name)
        return was(book, name, lang, **values)

    patch = pytest.MonkeyPatch()
    patch.setattr(type(PORT.rulebook), "phrase", phrase)
    try:
        for seed in range(6):
            for state in game(2 + seed % 4, seed)[::3]:
                scene(state, None)
        for state in (*moments(), *chances_of_words()):
            scene(state, None)
    finally:
        patch.undo()

    assert {p for p in PORT.rulebook.phrases if not p.startswith("option.")} - said == set()


def chances_of_words() -> list[State]:
    """Positions for phrases that games seldom need."""
    half = {"A": 55, "B": 56}
    level = [at({"to_move": "over", "people": {"A": RICH, "B": EQUAL}, "coins": coins}) for coins in ({"A": 1, "B": 0}, {"A": 2, "B": 2})]
    paid = {"people": {"A": ["priest 4", "priest 4", "mademoiselle 7"]}, "open": ["priests"], "harbour": ["sailor 3"]}
    waiting = at({**paid, "phase": "trade and hire", "to_move": "A", "taken": 1, "takes": 0})
    variant = tabletop.load("port_royal", options={"variant_end": "leader"}).from_dict({"people": {"A": RICH}}, seed=1)
    dry = at({"coins": {"A": 60, "B": 58}, "people": {"A": ["captain 4"]}}, pile=0)
    tax = after({"active": "A", "coins": {"B": 12}}, "draw", "reveal tax swords")
    drawn = {"active": "A", "people": {"A": ["captain 4", "captain 4"]}}
    fulfilled = after(drawn, "draw", "reveal captains", "fulfil captains captain captain")
    gone = after({"active": "A", "coins": {"A": 9}}, "draw", "reveal sailor 3", "draw", "reveal sailor 5", "stop", "take sailor 5")
    empty = at({"shuffles": 1, "coins": {"A": 3}, "old": {"A": 3}, "known": ["sailor 3"], "pile": 90})
    rare = at({"shuffles": 1, "pile": 8, "known": ["sailor 3"] * 7, "coins": half, "old": half})
    late = tabletop.load("port_royal", options={"reshuffle": "when_needed"}).from_dict({"pile": 0, "discard": ["sailor 3"]}, seed=1)
    admiral = after({"active": "A", "harbour": [*SHIPS, "sailor 3"], "people": {"A": ["admiral 5"]}}, "stop")
    return [*level, waiting, variant, dry, tax, fulfilled, gone, empty, rare, late, admiral]  # type: ignore[list-item]


def test_a_picture_lights_what_the_mover_may_do() -> None:
    state = at(CHANCE)

    own, other = picture(state, 1).scene, picture(state, 0).scene

    lit = {i.part for i in own.items if "legal" in i.marks}
    assert lit == {a.parts[0] for a in state.legal_actions()}
    assert not any("legal" in i.marks for i in other.items)


def test_a_state_shows_itself() -> None:
    state = at(FULL)

    shown = state._repr_mimebundle_()

    assert shown["text/plain"] == str(state) == describe(state, None)
    assert "data:image/svg+xml;base64," in shown["text/html"]
    assert str(state.seen_by(1)) == describe(state, 1)
