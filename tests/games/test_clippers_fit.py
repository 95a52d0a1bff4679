"""How the view of Clippers fits: text that finds room and lies on nothing, words of both languages, type, contrast, phrases, any board."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest

from tabletop.core.text import columns
from tabletop.games.clippers.pieces import OPTIONS, State
from tabletop.games.clippers.view import SYMBOLS, picked, scene
from tabletop.games.clippers.view.ground import ground_of
from tabletop.games.clippers.view.layout import APART, BOTTOM, DISC, RIM, TOP, WIDTH
from tabletop.show import theme
from tabletop.show.picture import describe, picture
from tabletop.show.scene import Scene
from tests.games.clippers_games import CLIPPERS, POND
from tests.games.clippers_scenes import ALONE, CROWDED, LONG, NAMES, OWING, PURPLE, at, chances, ends, game, moments
from tests.games.fits import hold_no_text_on_another, hold_readable, inks, lie_apart
from tests.games.valparaiso_scenes import shapes, texts, written

SILENT = ("lane-", "ring-", "names")  # what only adorns
ON_MAP = ("way-", "ship-", "place-", *SILENT)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("names", ["usual", "long"])
def test_no_text_leaves_the_scene_or_lies_on_another(lang: str, names: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, LONG if names == "long" else NAMES[lang], {"fold-0"})

        still = [i for i in drawn.items if not i.id.startswith(("way-", "ship-"))]  # what moves about the map lies over names

        hold_no_text_on_another(Scene(**{**drawn.__dict__, "items": tuple(still)}), state.phase)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_on_the_standard_board_names_lie_on_no_island_no_start_and_no_other_name(lang: str) -> None:
    ground = ground_of(CLIPPERS.chart, lang, CLIPPERS.rulebook)

    boxes = [written.box for written in ground.written]

    for one, two in itertools.combinations(boxes, 2):
        assert lie_apart(one, two)
    for (x, y, w, h), own in zip(boxes, range(len(boxes)), strict=True):
        assert x > RIM and x + w < WIDTH - RIM and y > TOP and y + h < BOTTOM
        away = [max(abs(px - x - w / 2) - w / 2, abs(py - y - h / 2) - h / 2) for px, py in ground.points]
        assert min(away) > DISC - 8 and away.index(min(away)) == own, ground.spoken[own]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_head_stays_in_one_line_beside_the_title(lang: str) -> None:
    heads = [scene(state, None, lang, NAMES[lang]).head for state in (*moments(), *(s for n in (2, 5) for s in game(n, n)[::9]))]

    widths = {head: theme.text_width(head, 14) for head in heads}

    assert {head for head, w in widths.items() if w > 800} == set()  # px that a table of 1000 has for it


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_word_of_the_table_is_cut_short(lang: str) -> None:
    for state in moments():
        cut = [line for line, _ in texts(scene(state, None, lang, NAMES[lang], {"fold-0", "fold-1"})) if "…" in line]

        assert cut == []


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_items_lie_in_the_scene_and_have_ids_and_labels_of_their_own(lang: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang], {"fold-1"})

        ids = [i.id for i in drawn.items]

        assert len(set(ids)) == len(ids)
        assert all(i.label.endswith(".") for i in drawn.items if not i.id.startswith(SILENT))
        assert all(i.label == "" for i in drawn.items if i.id.startswith(SILENT))
        assert all(n in ids for i in drawn.items for n in i.near)
        for item in drawn.items:
            x, y, w, h = item.box
            assert x >= 0 and x + w <= drawn.width and y >= 0 and y + h <= drawn.height, item.id


def test_what_stands_below_the_map_lies_apart_and_all_can_be_touched() -> None:
    for state in moments():
        drawn = scene(state, None)

        below = [i for i in drawn.items if not i.id.startswith(ON_MAP)]

        for one, two in itertools.combinations(below, 2):
            assert lie_apart(one.box, two.box), (state.phase, one.id, two.id)
        assert all(min(i.box[2:]) >= 22 for i in drawn.items if i.part or i.fold is not None)
        places = [i for i in drawn.items if i.id.startswith("place-")]
        assert all(lie_apart(one.box, two.box) for one, two in itertools.combinations(places, 2))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_type_and_contrast_are_as_promised(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ground_of.cache_clear()
    pairs = inks(monkeypatch)

    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])
        sizes = re.findall(r'font-size="([^"]+)"', "".join([drawn.ground, *(i.shape for i in drawn.items)]))
        assert all(float(size) >= (13 if lang == "ko" else 12) for size in sizes)
        assert drawn.width == 960  # no picture is scaled, so that is what a table of 1000 px shows

    assert {on for _, on in pairs} >= {"sea", "land", "badge", "panel", "card", "paper", "goglow", "red", "purple", "white"}
    hold_readable(pairs)


def test_a_hostile_name_is_text_and_nothing_else() -> None:
    for state in moments()[::3]:
        drawn = scene(state, None, "en", LONG, {"fold-0", "fold-1"})

        assert "<script" not in drawn.ground + "".join(i.shape for i in drawn.items)
        assert {e.tag for e in shapes(drawn).iter()} <= {"svg", "g", "rect", "circle", "path", "use", "text", "polygon"}


def test_every_symbol_is_drawn_somewhere() -> None:
    drawn = "".join(i.shape for state in (at(CROWDED), at(OWING)) for i in scene(state, None).items)

    used = set(re.findall(r"#tt-(\w+)", drawn))

    assert set(SYMBOLS) - used == set()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_text_fits_a_terminal_and_tells_the_same(lang: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])

        lines = drawn.text.split("\n")

        assert max(map(columns, lines)) <= 76
        told = " ".join(line.strip() for line in lines)
        assert drawn.head in told
        assert all(drawn.item(f"seat-{p}").label in told for p in range(state.players))
        for name in state.islands:
            assert drawn.item(f"place-{name}").label in told and drawn.item(f"place-{name}").label in drawn.description


def test_in_korean_nothing_is_left_in_english() -> None:
    for state in (*moments(), *chances()):
        if state.game.has_own_board:
            continue  # whose islands keep their names
        drawn = scene(state, None, "ko", NAMES["ko"], {"fold-0"})

        spoken = " ".join([drawn.head, drawn.description, drawn.text, *(i.label for i in drawn.items), *(t for t, _ in texts(drawn))])

        assert re.findall("[a-z]{2,}", spoken.replace(state.game.chart.title, "")) == []


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_each_house_rule_has_a_line_on_the_player_aid(option: Any) -> None:
    for value in option.values[1:]:
        phrases = CLIPPERS.rulebook.phrases[f"option.{option.name}.{value}"]
        assert phrases["en"].startswith("House rule: ") and phrases["ko"].startswith("선택 규칙: ")
    assert f"option.{option.name}.{option.default}" not in CLIPPERS.rulebook.phrases


def test_every_phrase_is_said_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    ground_of.cache_clear()
    said: set[str] = set()
    was = type(CLIPPERS.rulebook).phrase

    def phrase(book: Any, name: str, lang: str, **values: Any) -> str:
        said.add(name)
        return was(book, name, lang, **values)

    monkeypatch.setattr(type(CLIPPERS.rulebook), "phrase", phrase)
    two = {**OWING, "due": {"A": {"red": 2}}}
    due = {**OWING, "phase": "phase 3", "cards": {}}
    guessed = {**POND, "certainty": "typed in by hand"}

    for state in (*moments(), *chances(), *ends(), at(two), at(due), CLIPPERS.on_board(guessed).new(players=2)):
        scene(state, None, turned={"fold-0"})
    picked(scene(at(PURPLE), None), at(PURPLE), ("purple",), NAMES["en"])
    picked(scene(at(OWING), None), at(OWING), ("new red",), NAMES["en"])

    assert {p for p in CLIPPERS.rulebook.phrases if not p.startswith("option.")} - said == set()


def test_a_picture_lights_what_the_mover_may_do() -> None:
    state = at(CROWDED)

    own, other = picture(state, 2).scene, picture(state, 0).scene

    assert {i.part for i in own.items if "legal" in i.marks} == {a.parts[0] for a in state.legal_actions()}
    assert not any("legal" in i.marks for i in other.items)


def test_a_state_shows_itself() -> None:
    state = at(ALONE)

    shown = state._repr_mimebundle_()

    assert shown["text/plain"] == str(state) == describe(state, None)
    assert "data:image/svg+xml;base64," in shown["text/html"] and "Reconstructed board" in shown["text/html"]
    assert str(state.seen_by(1)) == describe(state, 1)


# boards of one's own


def piled(spot: Any) -> dict[str, Any]:
    """The standard board with its places elsewhere."""
    board = CLIPPERS.rooms.room("board")
    written = board.to_dict(board.board())
    for kind in ("islands", "starts"):
        for i, place in enumerate(written[kind]):
            place |= {"pos": spot(i)} | ({"label": ""} if kind == "islands" else {})
    return dict(written)


@pytest.mark.parametrize(
    "spot", [lambda i: [5, 5], lambda i: [10.0 * i, 7.0], lambda i: [i % 3, i // 3 % 2]], ids=["one spot", "one line", "a few spots"]
)
def test_a_board_whose_places_pile_up_is_laid_out_so_that_all_can_be_seen(spot: Any) -> None:
    made = CLIPPERS.on_board(piled(spot))

    points = [ground_of(made.chart, "en", made.rulebook).points for _ in range(2)]

    assert points[0] == points[1]
    away = min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in itertools.combinations(points[0], 2))
    assert away > 2 * DISC
    assert all(RIM + DISC < x < WIDTH - RIM - DISC and TOP + DISC < y < BOTTOM - DISC for x, y in points[0])


def test_a_small_board_fills_the_map_and_keeps_where_its_places_are() -> None:
    made = CLIPPERS.on_board(POND)

    points = ground_of(made.chart, "en", made.rulebook).points

    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert max(xs) - min(xs) > 800 and max(ys) - min(ys) > 560
    islands = points[: made.chart.islands]  # which the board names from west to east
    assert all(a[0] < b[0] for a, b in itertools.pairwise(islands))
    assert min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in itertools.combinations(points, 2)) > APART


def test_long_names_stay_inside_the_map_and_stand_in_lines() -> None:
    names = {name: f"{name} of Many Waters" for name in (place["name"] for place in POND["islands"])}
    text = json.dumps(POND)
    for name, longer in names.items():
        text = text.replace(f'"{name}"', f'"{longer[:24]}"')
    made = CLIPPERS.on_board(json.loads(text))

    drawn = scene(made.new(players=2), None)

    for line, (left, _, right, _) in texts(drawn):
        assert left >= 2 and right <= drawn.width - 2, line
    assert any(len(written.lines) > 1 for written in ground_of(made.chart, "en", made.rulebook).written)


def renamed(spell: Any) -> dict[str, Any]:
    """The standard board with other names of its islands, by number."""
    board = CLIPPERS.rooms.room("board")
    text = json.dumps(board.to_dict(board.board()))
    for i, name in enumerate(CLIPPERS.chart.names[: CLIPPERS.chart.islands]):
        text = text.replace(f'"{name}"', f'"{spell(i)}"')
    return dict(json.loads(text))


AWKWARD = {
    "wide": lambda: renamed(lambda i: "W" * 22 + f"{i:02}"),
    "hanja": lambda: renamed(lambda i: "漢" * 22 + f"{i:02}"),
    "one spot": lambda: piled(lambda i: [5, 5]),
    "two corners": lambda: piled(lambda i: [-4000, 4000] if i else [4000, -4000]),
    "nearly one spot": lambda: piled(lambda i: [0, i * 1e-300]),
    "one row": lambda: piled(lambda i: [i, 0]),
    "certainty": lambda: {**POND, "certainty": "漢" * 80, "name": "W" * 80},
}


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("board", AWKWARD)
def test_no_text_leaves_the_frame_whatever_the_board(board: str, lang: str) -> None:
    state = CLIPPERS.on_board(AWKWARD[board]()).new(players=2)

    drawn = scene(state, None, lang)  # type: ignore[arg-type]

    for line, (left, top, right, bottom) in texts(drawn):
        assert left >= 2 and right <= drawn.width - 2 and top >= 0 and bottom <= drawn.height, line


def test_a_name_that_is_cut_short_on_the_map_is_heard_whole() -> None:
    made = CLIPPERS.on_board(renamed(lambda i: "W" * 22 + f"{i:02}"))

    drawn = scene(made.new(players=2), None)  # type: ignore[arg-type]

    assert all(line.endswith("…") for line in written(drawn, "names"))
    assert drawn.item(f"place-{'W' * 22}07").label.startswith("W" * 22 + "07, ")


def test_a_board_that_is_known_to_be_right_bears_no_badge_and_one_that_is_not_says_what_is_known() -> None:
    sure = CLIPPERS.on_board(POND).new(players=2)
    guessed = CLIPPERS.on_board({**POND, "certainty": "typed in by hand"}).new(players=2)

    drawn, told = scene(sure, None), scene(guessed, None)

    assert "econstructed" not in drawn.description + drawn.item("status").shape
    assert "typed in by hand" in told.description and "typed in by hand" in told.item("status").shape
    assert isinstance(sure, State)
