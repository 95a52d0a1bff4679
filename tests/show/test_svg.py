"""Brush, marks and pictures: what they draw is well-formed, safe, told by geometry, and complete in itself."""

from __future__ import annotations

import base64
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tabletop.show import theme
from tabletop.show.blocks import seat_svg
from tabletop.show.picture import Picture
from tabletop.show.scene import Hint, Item, Marks, Scene
from tabletop.show.svg import MARK_NAMES, Brush, escape, item_svg, marks_svg, number
from tabletop.show.symbols import SYMBOLS, disc, referred

HOSTILE = "<script>alert('x')</script>&\"\x00\u202e"
IMP = {"imp": (disc(12, 12, 9),)}
ITEM = Item("i", (10, 20, 70, 100), '<rect id="own"/>', "A card.", "goblin 1")


def parsed(fragment: str) -> ET.Element:
    return ET.fromstring(f"<g>{fragment}</g>")


def scene(**values: object) -> Scene:
    brush = Brush(symbols=IMP)
    brush.card((10, 20, 70, 100), "green", "imp", 7, ["Goblin"])
    item = Item("hand-0", (10, 20, 70, 100), brush.take(), "Goblin 7.", "goblin 7", marks=("legal",), rise=12)
    given: dict[str, object] = {"title": "Claim", "description": "One card.", "head": "A leads.", "text": "A leads.\n  Goblin 7", **values}
    return Scene(width=90, height=130, ground='<path d="M0 0" fill="var(--land)"/>', items=(item,), symbols=IMP, **given)  # type: ignore[arg-type]


def test_escape_leaves_nothing_that_markup_or_xml_would_act_on() -> None:
    safe = escape(HOSTILE)

    assert not re.search("[<>\"'\x00\u202e]", safe)
    assert ET.fromstring(f'<a b="{safe}">{safe}</a>').text == "<script>alert('x')</script>&\"\ufffd\ufffd"


def test_text_and_attributes_are_escaped() -> None:
    brush = Brush()
    brush.text(0, 10, HOSTILE)
    brush.paragraph(0, 10, HOSTILE, 90)
    brush.caption(0, 10, HOSTILE, 0)
    brush.path(HOSTILE)

    drawn = parsed(brush.take())

    assert {e.tag for e in drawn.iter()} == {"g", "text", "path", "circle"}


def test_take_hands_out_each_fragment_once() -> None:
    brush = Brush()
    brush.rect(0, 0, 5, 5)

    first, second = brush.take(), brush.take()

    assert first == '<rect x="0" y="0" width="5" height="5"/>'
    assert second == ""


def test_a_brush_paints_with_tokens_only() -> None:
    brush = Brush()
    brush.rect(0, 0, 5, 5, fill=brush.hatch("red"), stroke="edge")

    assert 'fill="url(#tt-red)" stroke="var(--edge)"' in brush.take()
    with pytest.raises(ValueError, match="no token"):
        brush.circle(0, 0, 5, fill="crimson")
    with pytest.raises(KeyError):
        brush.use("dragon", 0, 0)
    with pytest.raises(KeyError):
        brush.hatch("tartan")


def test_a_drawing_refers_to_symbols_and_hatches() -> None:
    brush = Brush(symbols=IMP)
    brush.card((0, 0, 70, 100), "purple", "imp", 3, ["Imp"])
    brush.pile(0, 0, 60, 80, 4)

    assert referred(brush.take()) == {"imp", "purple", "back"}
    assert MARK_NAMES == {"tick", "no", "refused", "hinted"}


@pytest.mark.parametrize("taken", ["tick", "green"])
def test_a_game_cannot_take_a_name_that_the_house_draws_with(taken: str) -> None:
    with pytest.raises(ValueError, match=f"cannot be called '{taken}'"):
        Brush(symbols={taken: SYMBOLS["no"]})


@pytest.mark.parametrize(("lang", "least"), [("en", 12), ("ko", 13)])
def test_type_is_never_smaller_than_promised(lang: str, least: float) -> None:
    brush = Brush(lang)
    brush.text(0, 10, "tiny", 7)

    assert parsed(brush.take())[0].get("font-size") == str(least)


def test_text_is_cut_to_its_room() -> None:
    brush = Brush()

    width = brush.text(0, 10, "a name that is much too long", 13, "soft", "sea", room=60)

    assert width <= 60
    assert parsed(brush.take())[0].text == "a name…"


def test_paragraph_cuts_lines_beyond_the_most() -> None:
    brush = Brush()

    count = brush.paragraph(0, 10, "one two three four five six", 50, most=2)

    assert count == 2
    assert [e.text for e in parsed(brush.take())] == ["one", "two t…"]


@pytest.mark.parametrize("seat", range(5))
def test_seats_are_told_by_shape_and_letter(seat: int) -> None:
    drawn = parsed(seat_svg(seat))

    shapes = {ET.tostring(parsed(seat_svg(s))[0]) for s in range(5)}

    assert drawn[1].text == "ABCDE"[seat]
    assert len(shapes) == 5


def test_numbers_are_short() -> None:
    assert [number(v) for v in (12, 12.0, 4.5, 0.333, -2.0)] == ["12", "12", "4.5", "0.33", "-2"]


# marks


def geometry(*marks: str) -> str:
    """What marks draw, without any colour."""
    item = Item("i", (10, 20, 70, 100), "", "", marks=marks)
    return re.sub(r"var\(--\w+\)|url\([^)]*\)", "", marks_svg(item))


def test_every_mark_has_a_geometry_of_its_own() -> None:
    marks = ("legal", "chosen", "last", "refused", "hint:1:2", "hint:2:2", "hint:1:2:80:50", "hint:2:2:20:10")

    drawn = [geometry(m) for m in marks]

    assert geometry() == ""
    assert len(set(drawn)) == len(marks)
    assert "stroke-dasharray" in geometry("refused")
    assert geometry("last").count("<path") == 2


def test_a_hint_is_shaded_from_below_as_high_as_its_share_of_the_search() -> None:
    boxes = [re.search(r'y="([\d.]+)" width="66" height="([\d.]+)"', geometry(f"hint:1:3:62:{height}")) for height in (100, 50, 10, 0)]
    tops_and_heights = [(float(b[1]), float(b[2])) for b in boxes if b]

    assert [h for _, h in tops_and_heights] == [30, 15, 3, 3]
    assert len({top + height for top, height in tops_and_heights}) == 1


def test_marks_add_up_in_the_order_of_the_house() -> None:
    item, part = Item("i", (10, 20, 70, 100), "", "", "p"), frozenset({"p"})
    marks = Marks(legal=part, chosen=part, last=frozenset({"i"}), hints={"p": Hint(3, 3)}, refused="i")

    drawn = marks_svg(replace(item, marks=marks.of(item)))

    order = [drawn.index(what) for what in ("#tt-hinted", "#tt-refused", 'r="4.5"', "var(--last)", "var(--pick)")]
    assert order == sorted(order)
    assert ">3</text>" in drawn
    assert len(re.findall(r'cx="71" cy="(29|49|69)"', drawn)) == 3


def test_a_legal_item_that_rises_is_lifted_with_its_marks() -> None:
    flat = Item("i", (10, 20, 70, 100), "<rect/>", "", marks=("legal",))
    lifted = Item("i", (10, 20, 70, 100), "<rect/>", "", marks=("legal",), rise=12)
    idle = Item("i", (10, 20, 70, 100), "<rect/>", "", rise=12)

    assert item_svg(flat).startswith("<g><rect/>")
    assert item_svg(lifted).startswith('<g transform="translate(0 -12)"><rect/>')
    assert item_svg(idle) == "<g><rect/></g>"
    assert 'cy="20"' in item_svg(lifted)
    assert 'cy="70"' in item_svg(flat)


# pictures


def test_a_picture_is_a_document_that_needs_nothing_else() -> None:
    svg = Picture(scene()).svg

    root = ET.fromstring(svg)
    ids = {e.get("id") for e in root.iter()} - {None}
    references = set(re.findall(r"#(tt-\w+)", svg))

    assert "var(" not in svg
    assert 'fill="#f1e2ba"' in svg
    assert f'fill="{theme.LIGHT["paper"]}"' in svg
    assert ids == references | {"tt-t", "tt-d"}
    assert root.get("aria-labelledby") == "tt-t tt-d"


def test_a_picture_shows_itself_with_its_alternative_text() -> None:
    picture = Picture(scene())

    shown = picture._repr_mimebundle_()

    image = re.fullmatch(r'<img src="data:image/svg\+xml;base64,([^"]+)" width="90" alt="Claim\. One card\.">', shown["text/html"])
    assert image
    assert base64.b64decode(image[1]).decode() == picture.svg
    assert shown["text/plain"] == str(picture) == "A leads.\n  Goblin 7"


def test_a_picture_escapes_title_and_description() -> None:
    picture = Picture(scene(title=HOSTILE, description=HOSTILE))

    assert "<script" not in picture.svg
    assert "<script" not in picture._repr_mimebundle_()["text/html"]
    assert ET.fromstring(picture.svg)[0].text == "<script>alert('x')</script>&\"\ufffd\ufffd"


def test_a_picture_is_saved_as_it_is(tmp_path: object) -> None:
    picture = Picture(scene())

    path = picture.save(f"{tmp_path}/claim.svg")

    assert path.read_text(encoding="utf-8") == picture.svg


HEXAGON = Item("h", (10, 10, 60, 60), "", "e7.", "e7", hexagon=True)


def corners_of(mark: str, item: Item = HEXAGON) -> list[tuple[float, float]]:
    """The corners of the first polygon that a mark draws."""
    polygon = next(parsed(marks_svg(replace(item, marks=(mark,)))).iter("polygon"))
    found = [pair.split(",") for pair in (polygon.get("points") or "").split()]
    return [(float(x), float(y)) for x, y in found]


@pytest.mark.parametrize(("mark", "inset"), [("refused", 2), ("chosen", 0), ("legal", 3)])
def test_the_rings_of_a_hexagon_are_hexagons_on_a_corner(mark: str, inset: float) -> None:
    corners = corners_of(mark)

    xs, ys = zip(*corners, strict=True)
    assert len(corners) == 6
    assert (min(xs), max(xs)) == (10 + inset, 70 - inset)
    assert max(ys) - min(ys) == pytest.approx((60 - 2 * inset) * 2 / 3**0.5, abs=0.02)


def test_a_hint_on_a_hexagon_is_shaded_from_below() -> None:
    whole, half = corners_of("hint:1:2:60:100"), corners_of("hint:1:2:60:50")

    assert len(whole) == 6 and max(y for _, y in half) == max(y for _, y in whole)
    assert min(y for _, y in half) == pytest.approx(40, abs=0.01)


def test_the_dot_of_a_target_makes_way_for_what_lies_there() -> None:
    dots = [next(parsed(marks_svg(replace(HEXAGON, marks=("legal",), drop=drop))).iter("circle")) for drop in (0, 18)]

    assert [dot.get("cy") for dot in dots] == ["40", "58"]
