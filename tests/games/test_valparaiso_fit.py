"""How the view of Valparaíso fits: text that finds room and lies on nothing, words of both languages, type, contrast, phrases."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from tabletop.core.text import columns
from tabletop.games.valparaiso.cards import CARDS, TILES
from tabletop.games.valparaiso.pieces import OPTIONS, State
from tabletop.games.valparaiso.view import SYMBOLS, picked, scene
from tabletop.games.valparaiso.view.sentences import Sentences
from tabletop.show import theme
from tabletop.show.picture import describe, picture
from tests.games.fits import hold_no_text_on_another, hold_readable, inks, lie_apart
from tests.games.valparaiso_scenes import FILLING, FULL, LONG, NAMES, PLANNING, VALPARAISO, at, chances, game, moments, shapes, texts

OVER = ("reach-",)  # what lies over others


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("names", ["usual", "long"])
def test_no_text_leaves_the_scene_or_lies_on_another(lang: str, names: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, LONG if names == "long" else NAMES[lang])

        hold_no_text_on_another(drawn, state.phase)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_head_stays_in_one_line_beside_the_title(lang: str) -> None:
    heads = [scene(state, None, lang, NAMES[lang]).head for state in (*moments(), *(s for n in (2, 5) for s in game(n, n)[::5]))]

    widths = {head: theme.text_width(head, 14) for head in heads}

    assert {head for head, w in widths.items() if w > 800} == set()  # px that a table of 1000 has for it


def test_a_tile_is_called_by_what_it_asks_for_and_brings() -> None:
    for lang in ("en", "ko"):
        words = Sentences(at(FULL), None, lang, NAMES[lang]).words
        for tile in TILES:
            called = VALPARAISO.rulebook.word(tile.name, lang)

            assert called.replace(" (", "(") == f"{tile.name}({words.trade(tile)})"


def test_vp_2_4_in_korean_the_mayors_office_has_one_name() -> None:
    drawn = scene(at(PLANNING), 1, "ko", NAMES["ko"])

    assert "시장 집무실" in [line for line, _ in texts(drawn)] and "시장 집무실" in drawn.item("slot-1-0").label
    assert not [name for name, phrase in VALPARAISO.rulebook.phrases.items() if "시청" in phrase["ko"]]


@pytest.mark.parametrize("players", [2, 5])
def test_on_either_side_of_the_board_columns_cover_no_place_and_no_name(players: int) -> None:
    drawn = scene(at({"players": players, "slots": {"A": [None, "move"]}}), None)

    columns_ = [i for i in drawn.items if i.id.startswith("column-")]
    places = [i for i in drawn.items if i.id.startswith("place-")]
    for column in columns_:
        for other in (i for i in (*columns_, *places, drawn.item("zone-bay")) if i is not column):
            assert lie_apart(column.box, other.box), (column.id, other.id)
        x, y, w, h = column.box
        for place in places:
            market, (px, py, pw, ph) = column.id.removeprefix("column-"), place.box
            assert not (x < px + pw / 2 < x + w and y < py + ph + 12 < y + h), (column.id, place.id)
            if place.part == market:
                away = max(x - px - pw, px - x - w, y - py - ph, py - y - h)
                assert away < 80, (column.id, away)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_word_of_the_table_is_cut_short(lang: str) -> None:
    for state in moments():
        cut = [line for line, _ in texts(scene(state, None, lang, NAMES[lang])) if "…" in line]

        assert cut == []


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_items_lie_in_the_scene_and_have_ids_and_labels_of_their_own(lang: str) -> None:
    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])

        ids = [i.id for i in drawn.items]

        assert len(set(ids)) == len(ids)
        assert all(i.label.endswith(".") for i in drawn.items if not i.id.startswith(OVER))
        assert all(n in ids for i in drawn.items for n in i.near)
        for item in drawn.items:
            x, y, w, h = item.box
            assert 0 <= x and x + w <= drawn.width and 0 <= y and y + h <= drawn.height, item.id


def test_no_two_items_lie_on_each_other_and_all_can_be_touched() -> None:
    for state in moments():
        items = [i for i in scene(state, None).items if not i.id.startswith(OVER) and ": less " not in i.id]

        for one, two in itertools.combinations(items, 2):
            assert lie_apart(one.box, two.box), (state.phase, one.id, two.id)
        assert all(min(i.box[2:]) >= 24 for i in items if i.part or i.fold is not None)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_type_and_contrast_are_as_promised(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = inks(monkeypatch)

    for state in moments():
        drawn = scene(state, None, lang, NAMES[lang])
        sizes = re.findall(r'font-size="([^"]+)"', "".join([drawn.ground, *(i.shape for i in drawn.items)]))
        assert all(float(size) >= (13 if lang == "ko" else 12) for size in sizes)
        assert drawn.width == 960  # no picture is scaled, so that is what a table of 1000 px shows

    assert {on for _, on in pairs} >= {"sea", "land", "badge", "panel", "card", "paper", "goglow", "seatA", "seatE"}
    hold_readable(pairs)


def test_a_hostile_name_is_text_and_nothing_else() -> None:
    for state in moments()[::3]:
        drawn = scene(state, None, "en", LONG)

        assert "<script" not in drawn.ground + "".join(i.shape for i in drawn.items)
        assert {e.tag for e in shapes(drawn).iter()} <= {"svg", "g", "rect", "circle", "path", "use", "text", "polygon"}


def test_every_symbol_is_drawn_somewhere() -> None:
    drawn = "".join(i.shape for s in (at(FULL), at(PLANNING), *game(4, 4)[-40:]) for i in scene(s, None).items)
    bought = at({**FULL, "slots": {"C": ["aurora de chile", "resguardo", "mercado nuevo", "bodega"]}, "phase": "choice", "card": None,
                 "spent": 0, "deck": [], "offers": {}, "treasure": {},
                 "achievements": {"C": ["aurora de chile", "resguardo", "mercado nuevo", "bodega"]}})  # fmt: skip

    used = set(re.findall(r"#tt-(\w+)", drawn + "".join(i.shape for i in scene(bought, None).items)))

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
        for place in state.places:
            assert drawn.item(f"place-{place}").label.split(". ")[0] in told


def test_in_korean_nothing_is_left_in_english() -> None:
    for state in (*moments(), *chances()):
        drawn = scene(state, None, "ko", NAMES["ko"])

        spoken = " ".join([drawn.head, drawn.description, drawn.text, *(i.label for i in drawn.items), *(t for t, _ in texts(drawn))])

        assert re.findall("[a-z]{2,}", spoken) == []


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_each_house_rule_has_a_line_on_the_player_aid(option: Any) -> None:
    for value in option.values[1:]:
        phrases = VALPARAISO.rulebook.phrases[f"option.{option.name}.{value}"]
        assert phrases["en"].startswith("House rule: ") and phrases["ko"].startswith("선택 규칙: ")
    assert f"option.{option.name}.{option.default}" not in VALPARAISO.rulebook.phrases


def ends() -> list[State]:
    """Ends that were decided in every way."""
    over = {"players": 3, "phase": "recall", "to_move": "over"}
    level = {"A": {"trade": 19}, "B": {"houses": 19}}
    by_money = at(over, points=level, pesos={"A": 3, "B": 2})
    shared = at(over, points=level, pesos={"A": 3, "B": 3}, options={"tie_money": "all"})
    return [by_money, shared, at(over, points={"A": {"trade": 20}})]


def test_every_phrase_is_said_somewhere() -> None:
    said: set[str] = set()
    was = type(VALPARAISO.rulebook).phrase

    def phrase(book: Any, name: str, lang: str, **values: Any) -> str:
        said.add(name)
        return was(book, name, lang, **values)

    patch = pytest.MonkeyPatch()
    patch.setattr(type(VALPARAISO.rulebook), "phrase", phrase)
    try:
        for state in (*moments(), *chances(), *ends(), *(s for n in (2, 5) for s in game(n, n)[::7])):
            scene(state, None)
            scene(state, 0, turned={"fold-1", "fold-2"})
        picked(scene(at(FILLING), 0), at(FILLING), ("load 2 silver",), NAMES["en"])
        for card in CARDS:
            Sentences(at(FULL), None, "en", NAMES["en"]).words.about(card)
    finally:
        patch.undo()

    assert {p for p in VALPARAISO.rulebook.phrases if not p.startswith("option.")} - said == set()


def test_a_picture_lights_what_the_mover_may_do() -> None:
    state = at(FULL)

    own, other = picture(state, 2).scene, picture(state, 0).scene

    lit = {i.part for i in own.items if "legal" in i.marks}
    assert lit == {a.parts[0] for a in state.legal_actions()}
    assert not any("legal" in i.marks for i in other.items)


def test_a_state_shows_itself() -> None:
    state = at(FULL)

    shown = state._repr_mimebundle_()

    assert shown["text/plain"] == str(state) == describe(state, None)
    assert "data:image/svg+xml;base64," in shown["text/html"] and "Reconstructed values" in shown["text/html"]
    assert str(state.seen_by(1)) == describe(state, 1)
