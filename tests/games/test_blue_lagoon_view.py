"""The view of Blue Lagoon: any board, in words and shapes that fit, in both languages and at every moment."""

from __future__ import annotations

import itertools
import math
import random
import re
import xml.etree.ElementTree as ET
from functools import cache
from inspect import signature
from typing import Any

import pytest

import tabletop
from tabletop.boards import hexes, islands
from tabletop.boards.archipelago import archipelago
from tabletop.core.text import columns
from tabletop.games.blue_lagoon.box import CATEGORIES, TOKENS
from tabletop.games.blue_lagoon.pieces import Settle, State, Village
from tabletop.games.blue_lagoon.view import SYMBOLS, last_items, scene
from tabletop.games.blue_lagoon.view.ground import SIZE, ground_of
from tabletop.show import theme
from tabletop.show.picture import picture
from tabletop.show.scene import Scene
from tabletop.show.svg import Brush, item_svg
from tabletop.show.widget import Table
from tests.show.views import Browser

LAGOON = tabletop.load("blue_lagoon")
NAMES = {"en": ("Ana", "Bo", "Chae", "Dua"), "ko": ("아나", "보라", "채원", "도윤")}
LONG = ("Maximiliane-Sophie von Hohenzollern", "<script>alert('x')</script> & friends", "이름이 아주 길고 긴 사람입니다", "  ")
# a ring with a lake in it, one hex of land alone, a hole, a gap at the left, and three digits of points
RING = islands.from_text("""\
 - . . . . . . . . .
- . A A a . . . . .
 - A . A . - . B b .
- . A a A . . B B .
 - . . . . . . b B .
- . C C C . . . . .
 - C . . C . . D . .
- C . . . C . . . .
 - C . . C . . . . .
- . C C C . . . . .
 - . . . . . . E E .
- . E e E e e E . .
 - . E E E E E E . .

a=6 b=10 c=99 d=3 e=0
""")
BIG = archipelago(25, 25, islands=17, circles=40, seed=1)
SMALL = archipelago(9, 7, islands=3, circles=32, seed=2)
BEGUN = {
    "settlers": {"A": ["e1", "c1"], "B": ["f2", "g2", "i1"]}, "villages": {"A": ["d1"], "B": ["f1"]},
    "tokens": {"a1": "bamboo", "j1": "gem"}, "taken": {"B": {"water": 1}}, "last": "B", "recent": "i1",
}  # fmt: skip


@cache
def game(players: int, seed: int, board: Any = None, phases: str = "both") -> tuple[State, ...]:
    """Every position of a random game in which pieces mostly come beside own ones."""
    start = tabletop.load("blue_lagoon", board=board, options={"phases": phases}).new(players=players, seed=seed)
    rng, state, found = random.Random(seed), start, []
    while True:
        assert isinstance(state, State)
        found.append(state)
        if state.is_over:
            return tuple(found)
        legal = state.legal_actions()
        beside = [a for a in legal if isinstance(a, (Settle, Village)) and state.beside_own(state.to_move, a.hex)]
        state = state.play(rng.choice(beside if beside and rng.random() < 0.8 else legal))


def begun(**more: Any) -> State:
    state = LAGOON.from_dict({**BEGUN, **more}, seed=1)
    assert isinstance(state, State)
    return state


def moments() -> list[State]:
    found = [*game(4, 3)[::40], game(4, 3)[-1], *game(2, 1)[::60], game(2, 1)[-1], game(3, 2, phases="exploration")[-1]]
    return [*found, LAGOON.new(players=2), *(game(3, 5, board)[30] for board in (RING, BIG, SMALL))]  # type: ignore[list-item]


def shapes(drawn: Scene) -> ET.Element:
    return ET.fromstring(f"<svg>{drawn.ground}{''.join(map(item_svg, drawn.items))}</svg>")


def texts(drawn: Scene) -> list[tuple[str, tuple[float, float, float, float]]]:
    """Every text with the box it takes: left, top, right, bottom."""
    found = []
    for e in shapes(drawn).iter("text"):
        size, line, x, y = float(e.get("font-size", 0)), e.text or "", float(e.get("x", 0)), float(e.get("y", 0))
        w = theme.text_width(line, size, bold=e.get("font-weight") == "700")
        left = x - {"middle": w / 2, "end": w}.get(e.get("text-anchor", "start"), 0)
        found.append((line, (left, y - 0.74 * size, left + w, y + 0.2 * size)))
    return found


def middle(drawn: Scene, name: str) -> tuple[float, float]:
    x, y, w, h = drawn.item(name).box
    return x + w / 2, y + h / 2


# what is heard of a hex


@pytest.mark.parametrize(
    ("hex", "english", "korean"),
    [
        ("g4", "g4, sea.", "g4, 바다."),
        ("e1", "e1, sea. Ana's settler in a boat.", "e1, 바다. 배를 탄 아나의 부족민."),
        (
            "c1", "c1, island a, worth 6. Ana's settler. Strongest on this island: Ana, with 2.",
            "c1, a섬, 6점. 아나의 부족민. 이 섬에서 가장 강한 사람: 아나, 말 2개.",
        ),
        (
            "f1", "f1, island b, worth 6, stone circle. Bo's village. Strongest on this island: Bo, with 2.",
            "f1, b섬, 6점, 스톤 서클. 보라의 부락. 이 섬에서 가장 강한 사람: 보라, 말 2개.",
        ),
        (
            "a1", "a1, island a, worth 6, stone circle with bamboo. Strongest on this island: Ana, with 2.",
            "a1, a섬, 6점, 대나무가 놓인 스톤 서클. 이 섬에서 가장 강한 사람: 아나, 말 2개.",
        ),
        (
            "j1", "j1, island d, worth 8, stone circle with a gem. Nobody is on this island.",
            "j1, d섬, 8점, 보석이 놓인 스톤 서클. 이 섬에는 아무도 없습니다.",
        ),
    ],
)  # fmt: skip
def test_a_hex_says_where_it_lies_what_is_on_it_and_who_is_strongest(hex: str, english: str, korean: str) -> None:
    state = begun()

    labels = [scene(state, 0, lang, NAMES[lang]).item(hex).label for lang in ("en", "ko")]

    assert labels == [english, korean]


def test_bl_4_5_seats_that_are_equally_strong_are_all_named() -> None:
    state = begun(settlers={"A": ["e1", "c1", "f3", "g3", "h3"], "B": ["f2", "g2"]}, recent="g2")

    labels = [scene(state, 0, lang, NAMES[lang]).item("h2").label for lang in ("en", "ko")]

    assert labels[0].endswith("Strongest on this island: Ana and Bo, with 2 each.")
    assert labels[1].endswith("이 섬에서 가장 강한 사람: 아나, 보라, 말 2개씩.")


@pytest.mark.parametrize("board", [None, RING, BIG, SMALL], ids=["published", "ring", "big", "small"])
def test_every_hex_can_be_touched_and_names_the_hexes_that_touch_it(board: Any) -> None:
    state = game(3, 5, board)[20]

    drawn = scene(state, None)

    for name in state.hexes:
        item = drawn.item(name)
        assert item.part == name and item.label.startswith(f"{name}, ")
        assert sorted(item.near) == sorted(state.neighbours(name))
        assert all(round(math.dist(middle(drawn, name), middle(drawn, other)), 3) == round(SIZE * math.sqrt(3), 3) for other in item.near)
    assert len(drawn.items) == len(state.hexes) + 1 + 2 * state.players


def test_of_the_two_hexes_above_and_below_the_one_of_the_same_column_comes_first() -> None:
    drawn = scene(begun(), None)

    near = [drawn.item(name).near for name in ("e6", "e7")]

    assert [set(some[:2]) for some in near] == [{"e5", "e7"}, {"e6", "e8"}]


def test_the_supply_of_villages_is_touched_by_its_own_seat_alone() -> None:
    state = begun()

    asked = {seat: [i.id for i in scene(state, seat).items if i.part == "village"] for seat in (0, 1, None)}

    assert asked == {0: ["villages-0"], 1: ["villages-1"], None: ["villages-0"]}
    assert Village("d2").parts == ("village", "d2")
    assert scene(state, 0, "en", NAMES["en"]).item("villages-0").label == "Ana's villages: 4 left."


# how a hex looks


def test_what_stands_on_a_hex_is_told_by_shape() -> None:
    state = begun()

    drawn = scene(state, 0)

    def used(name: str) -> list[str]:
        return re.findall(r"#tt-(\w+)", drawn.item(name).shape)

    assert used("d1") == ["hut"] and used("e1") == ["hull"] and used("c1") == []
    assert used("a1") == ["bamboo"] and used("j1") == ["gem"] and used("g4") == []
    assert "<circle" in drawn.item("c1").shape and "<circle" not in drawn.item("d1").shape
    assert all(f">{'A' if name < 'f' else 'B'}</text>" in drawn.item(name).shape for name in ("c1", "d1", "e1", "f1", "f2", "g2"))
    assert len({SYMBOLS[token] for token in TOKENS}) == len(TOKENS)


def test_bl_5_7_in_settlement_villages_and_settlers_differ() -> None:
    state = next(s for s in game(4, 3) if s.phase == "settlement" and s.settlers(0) and s.villages(0))

    drawn = scene(state, 0, "en", NAMES["en"])

    assert all("#tt-hut" in drawn.item(name).shape and "Ana's village." in drawn.item(name).label for name in state.villages(0))
    assert all("#tt-hut" not in drawn.item(name).shape and "Ana's settler" in drawn.item(name).label for name in state.settlers(0))


def test_every_hex_is_touched_in_its_whole_area() -> None:
    drawn = scene(begun(), None)

    for name in ("a1", "e1", "m12", "g4"):
        area = next(ET.fromstring(f"<g>{drawn.item(name).shape}</g>").iter("polygon"))
        corners = [tuple(map(float, pair.split(","))) for pair in (area.get("points") or "").split()]
        assert area.get("opacity") == "0" and area.get("fill") != "none"
        assert len(corners) == 6
        assert all(abs(math.dist(corner, middle(drawn, name)) - SIZE) < 0.2 for corner in corners)


@pytest.mark.parametrize("board", [None, RING, BIG, SMALL], ids=["published", "ring", "big", "small"])
def test_every_island_bears_its_worth_where_no_piece_covers_it(board: Any) -> None:
    state = game(3, 5, board)[20]

    drawn = scene(state, None)

    signs = ET.fromstring(f"<g>{drawn.item('signs').shape}</g>")
    assert sorted(int(e.text or 0) for e in signs.iter("text")) == sorted(state.bonus(island) for island in state.islands)
    for e, island in zip(signs.iter("text"), state.islands, strict=True):
        spot = float(e.get("x", 0)), float(e.get("y", 0)) - 4.2
        away = {name: math.dist(spot, middle(drawn, name)) for name in state.hexes}
        assert min(away.values()) > SIZE - 1
        meeting = [state.island_of(name) for name, far in away.items() if far < SIZE + 1]
        assert island in meeting if board else meeting == [island] * 3
    assert not drawn.item("signs").label and not drawn.item("signs").part


def test_columns_have_their_letters_above_and_rows_their_numbers_at_the_left() -> None:
    for board in (None, RING, BIG):
        state = game(3, 5, board)[20]
        drawn = scene(state, None)

        found = {line: box for line, box in texts(Scene("", "", 1, 1, drawn.ground, (), "", ""))}

        top, left = min(middle(drawn, h)[1] for h in state.hexes) - SIZE, min(middle(drawn, h)[0] for h in state.hexes) - SIZE
        for name in state.hexes:
            row, col = hexes.place(name)
            letters, number = found[name.rstrip("0123456789")], found[str(row + 1)]
            assert letters[3] <= top + 1 and abs((letters[0] + letters[2]) / 2 - middle(drawn, name)[0]) < SIZE / 2, col
            assert number[2] <= left + 8 and abs((number[1] + number[3]) / 2 - middle(drawn, name)[1]) < 3


# the head


@pytest.mark.parametrize(
    ("state", "head"),
    [
        (LAGOON.new(players=2), "Exploration: resources and statuettes are being dealt, 0 of 32."),
        (game(2, 1)[0], "Exploration. Resources left: 24. Ana places a settler."),
        (begun(), "Exploration. Resources left: 23. Ana places a settler or a village."),
    ],
)
def test_the_head_says_what_is_left_and_what_the_mover_may_place(state: Any, head: str) -> None:
    assert scene(state, None, "en", NAMES["en"]).head == head


def test_bl_2_9_the_head_of_a_seat_without_settlers_names_the_village_alone() -> None:
    state = next(s for s in game(4, 3) if s.to_move >= 0 and not s.settlers_left(s.to_move))

    assert scene(state, None, "en", NAMES["en"]).head.endswith(f"{NAMES['en'][state.to_move]} places a village.")


def test_bl_6_2_the_end_says_who_has_won_and_how() -> None:
    for state in (game(2, 1)[-1], game(4, 3)[-1], game(3, 2, phases="exploration")[-1]):
        best = [p for p, place in enumerate(state.ranking()) if place == 1]
        head = scene(state, None, "en", NAMES["en"]).head
        assert len(best) == 1
        assert head == f"The game is over. {NAMES['en'][best[0]]} wins with {state.scores()[best[0]].total} points."


@pytest.mark.parametrize(
    ("kept", "head"),
    [
        ({"A": 0, "B": 0}, "The game is over. Ana and Bo share the victory with 5 points each."),
        ({"A": 0, "B": 1}, "The game is over. Points are level at 5; Bo wins by resources and statuettes taken."),
    ],
)
def test_bl_6_2_equal_points_are_told_as_such(kept: dict[str, int], head: str) -> None:
    house = tabletop.load("blue_lagoon", options={"tie_tokens": "both_phases"})
    level = {"settlers": {}, "exploration": {"A": {"links": 5}, "B": {"links": 5}}, "kept": kept, "phase": "settlement"}
    state = house.from_dict({**level, "to_move": "over"}, seed=1)

    assert scene(state, None, "en", NAMES["en"]).head == head  # type: ignore[arg-type]


# the score sheet


def numbers(drawn: Scene, seat: int) -> list[int]:
    """The numbers in the line of a seat, from left to right and from top to bottom."""
    found = ET.fromstring(f"<g>{drawn.item(f'seat-{seat}').shape}</g>").iter("text")
    written = [(float(e.get("x", 0)), float(e.get("y", 0)), e.text or "") for e in found]
    return [int(text) for _, _, text in sorted(written) if text.isdigit()]


@pytest.mark.parametrize("moment", [0, 30, 55])
def test_bl_1_6_the_sheet_has_supply_tokens_and_points_of_every_seat(moment: int) -> None:
    state = game(4, 3)[moment]

    drawn = scene(state, None, "en", NAMES["en"])

    for p, score in enumerate(state.scores()):
        taken = list(state.taken(p).values())
        held = [*taken[:4], score["resources"], taken[4], score["statuettes"]]
        points = [*(score[category] for category in ("islands", "links", "majorities")), score.total]
        assert numbers(drawn, p) == [state.settlers_left(p), *held, *points]
        assert f">{state.villages_left(p)}</text>" in drawn.item(f"villages-{p}").shape


def test_bl_6_1_in_settlement_the_points_of_both_phases_stand_apart() -> None:
    state = next(s for s in game(4, 3) if s.phase == "settlement" and min(map(len, map(s.settlers, range(4)))) > 3)

    drawn = scene(state, None, "en", NAMES["en"])

    for p in range(4):
        first, second, both = (state.phase_scores("exploration")[p], state.phase_scores("settlement")[p], state.scores()[p])
        assert numbers(drawn, p)[-3:] == [first.total, second.total, both.total]
        label = drawn.item(f"seat-{p}").label
        assert f"in all {second.total}. Both phases: {both.total}." in label
        assert "Points in Settlement: islands" in label and "Exploration" not in label


def test_at_the_end_the_sheet_has_a_line_for_each_phase() -> None:
    state = game(4, 3)[-1]

    drawn = scene(state, None, "en", NAMES["en"])

    for p in range(4):
        shown = sorted(numbers(drawn, p))
        first, second = state.phase_scores("exploration")[p], state.phase_scores("settlement")[p]
        both = [*first.values(), *second.values(), first.total, second.total, first.total + second.total, *state.taken(p).values()]
        assert shown == sorted(both)
        assert all(f"Points in {phase}: islands" in drawn.item(f"seat-{p}").label for phase in ("Exploration", "Settlement"))
    assert not [i for i in drawn.items if i.part == "village"]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_seat_says_what_it_has_left_taken_and_scored(lang: str) -> None:
    state = begun()

    label = scene(state, 0, lang, NAMES[lang]).item("seat-1").label

    assert label == {
        "en": "Bo: settlers left 27, villages left 4. Taken: water 1."
        " Points in Exploration: islands 0, links 5, majorities 6, resources 0, statuettes 0; in all 11.",
        "ko": "보라: 남은 부족민 27, 남은 부락 4. 가져온 것: 물 1. 탐험 단계 점수: 섬 0, 연결 5, 영향력 6, 자원 0, 조각상 0. 합계 11.",
    }[lang]
    assert all(LAGOON.rulebook.word(category, lang) in label for category in CATEGORIES)


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


def test_the_published_board_is_682_wide_and_a_larger_one_as_wide_as_it_must_be() -> None:
    widths = [scene(game(3, 5, board)[20], None).width for board in (None, SMALL, BIG)]

    assert widths[:2] == [682, 682]
    assert widths[2] > 25 * SIZE * math.sqrt(3)


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
    ground_of.cache_clear()  # what was drawn before would not be written again

    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])
        sizes = re.findall(r'font-size="([^"]+)"', "".join([drawn.ground, *(i.shape for i in drawn.items)]))
        assert all(float(size) >= (13 if lang == "ko" else 12) for size in sizes)

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05

    assert {on for _, on in written} >= {"deep", "badge", "panel", "card", "paper", "seatA", "seatD"}
    for tokens in ({**theme.FIXED, **theme.LIGHT}, {**theme.FIXED, **theme.DARK}):
        for ink, ground in written:
            pair = light(tokens[ink]), light(tokens[ground])
            assert max(pair) / min(pair) >= 4.5, (ink, ground)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_text_of_the_published_board_fits_a_terminal(lang: str) -> None:
    for state in [*game(4, 3)[::40], game(4, 3)[-1], LAGOON.new(players=2)]:
        drawn = scene(state, None, lang, NAMES[lang])  # type: ignore[arg-type]

        lines = drawn.text.split("\n")

        assert max(map(columns, lines)) <= 76
        assert lines[0] == drawn.head
        told = " ".join(line.strip() for line in lines)
        assert all(drawn.item(f"seat-{p}").label in told for p in range(state.players))


@pytest.mark.parametrize("board", [None, RING, BIG], ids=["published", "ring", "big"])
def test_the_text_has_every_hex_in_its_row_under_its_column(board: Any) -> None:
    state = game(3, 5, board)[40]

    lines = scene(state, None, "en", NAMES["en"]).text.split("\n")[2:]

    letters = lines[0]
    for name in state.hexes:
        row, _ = hexes.place(name)
        line = lines[1 + row - min(hexes.place(h)[0] for h in state.hexes)]
        at = letters.index(name.rstrip("0123456789") + " ") if name.rstrip("0123456789") + " " in letters else len(letters) - 1
        signs = line[at + (-1 if row % 2 else 1) :].split(" ")[0]
        ground, owner, token = state.island_of(name) or ".", state.owner(name), state.token(name)
        stands = "" if owner is None else "ABC"[owner] + "^" * state.is_village(name)
        assert line.startswith(f"{row + 1:>3} ")
        assert signs == ground + (stands or ":" * state.is_circle(name) + (token or "")[:1]), name


# what is kept


def test_the_last_move_is_marked_on_its_hex() -> None:
    state = begun()

    assert last_items(state) == {"i1"}
    assert "last" in picture(state).scene.item("i1").marks
    assert last_items(game(2, 1)[0]) == frozenset()
    assert "Last: Bo's settler on i1." in scene(state, None, "en", NAMES["en"]).text


def test_a_move_sends_only_what_it_changed() -> None:
    match = tabletop.match(LAGOON, ["human", "human"], start=begun(), seed=1)
    table = Table(match, pace=0)
    browser = Browser(table)

    sent = browser.touch("c2")

    changed = {i["id"] for i in sent["items"]}
    assert not {"ground", "defs", "order"} & sent.keys()
    assert {"c2", "i1", "seat-0", "seat-1"} <= changed
    assert not {"e8", "m12", "h9", "signs"} & changed
    assert not browser.items["c2"]["legal"]
    table.close()


def test_a_village_is_built_by_touching_the_supply_and_a_hex() -> None:
    match = tabletop.match(LAGOON, ["human", "human"], start=begun(), seed=1)
    table = Table(match, pace=0)
    browser = Browser(table)

    browser.touch("village")
    lit = browser.legal - {"village"}
    browser.touch("d2")

    assert lit == {a.hex for a in begun().legal_actions() if isinstance(a, Village)}
    state: Any = match.state
    assert state.is_village("d2") and state.owner("d2") == 0
    table.close()


def test_positions_on_one_board_share_what_is_drawn_of_it() -> None:
    other = tabletop.load("blue_lagoon").new(players=2, seed=9)

    one, two = (ground_of(s.game.chart, "en", s.game.rulebook) for s in (begun(), other))

    assert one is two
    assert one is not ground_of(begun().game.chart, "ko", LAGOON.rulebook)
    assert scene(begun(), None).ground == scene(other, None).ground  # type: ignore[arg-type]
