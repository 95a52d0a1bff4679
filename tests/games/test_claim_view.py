"""The view of Claim: what a seat may know and no more, in words and shapes that fit, in both languages and at every moment."""

from __future__ import annotations

import itertools
import random
import re
import xml.etree.ElementTree as ET
from functools import cache
from inspect import signature
from typing import Any

import pytest

import tabletop
from tabletop.core import chance
from tabletop.core.errors import TabletopError
from tabletop.core.text import columns
from tabletop.games.claim.deck import FACES, FACTIONS
from tabletop.games.claim.pieces import State
from tabletop.games.claim.view import last_items, scene
from tabletop.games.claim.view.drawing import WIDTH
from tabletop.games.claim.view.tricks import last_trick
from tabletop.players.mcts import MCTS, Candidate
from tabletop.show import theme
from tabletop.show.picture import describe, picture
from tabletop.show.scene import Scene
from tabletop.show.svg import Brush, item_svg

CLAIM = tabletop.load("claim")
NAMES = {"en": ("Ana", "Bo"), "ko": ("아나", "보라")}
LONG = ("Maximiliane-Sophie von Hohenzollern", "<script>alert('x')</script> & friends of a friend")
KNIGHTS = tuple(f"knight {n}" for n in range(2, 10))
CROWDED = CLAIM.from_dict(
    {"phase": "phase 2", "to_move": "over", "score": {"A": [f for f in FACES if "goblin" in f or "dopp" in f]}}, seed=1
)
HOUSE_RULES = tabletop.load("claim", options={"win_by": "majority", "unresolved_faction": "last_trick"})
PROUD = CLAIM.from_dict({"trick": 13, "won": {"A": ["goblin 0"] * 5 + [f"goblin {n}" for n in range(1, 8)]}}, seed=1)


@cache
def game(seed: int) -> tuple[State, ...]:
    """Every position of a random game, chance nodes of the deal aside."""
    rng, state, found = random.Random(seed), CLAIM.new(seed=seed), []
    while True:
        assert isinstance(state, State)
        found.append(state)
        if state.is_over:
            return tuple(found)
        state = state.play(rng.choice(state.legal_actions()))


MOMENTS = [*game(3)[::3], *game(4)[::5], game(3)[-1], CLAIM.new(), CROWDED, PROUD]
MOMENTS += [HOUSE_RULES.from_dict({"phase": "phase 2", "to_move": to}, seed=1) for to in ("A", "over")]


def shapes(drawn: Scene) -> ET.Element:
    body = drawn.ground + "".join(map(item_svg, drawn.items))
    return ET.fromstring(f"<svg>{body}</svg>")


def texts(drawn: Scene) -> list[tuple[str, tuple[float, float, float, float]]]:
    """Every text with the box it takes: left, top, right, bottom."""
    found = []
    for e in shapes(drawn).iter("text"):
        size, line, x, y = float(e.get("font-size", 0)), e.text or "", float(e.get("x", 0)), float(e.get("y", 0))
        w = theme.text_width(line, size, bold=e.get("font-weight") == "700")
        left = x - {"middle": w / 2, "end": w}.get(e.get("text-anchor", "start"), 0)
        found.append((line, (left, y - 0.74 * size, left + w, y + 0.2 * size)))
    return found


def everything(drawn: Scene) -> str:
    labels = [f"{i.id} {i.label} {i.part} {i.shape}" for i in drawn.items]
    return "\n".join([drawn.title, drawn.description, drawn.head, drawn.text, drawn.ground, *labels])


# what a seat may know (CM-1.4, CM-3.4)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moment", range(0, 52, 4))
def test_cm_1_4_a_scene_is_the_same_whatever_the_seat_cannot_know(moment: int, seat: int) -> None:
    state = game(7)[moment]
    seen = state.seen_by(seat)
    others = [seen.position, *(seen.sample(chance.seeded(n, 9)) for n in range(3))]

    truth = everything(scene(state, seat, "en", NAMES["en"]))

    assert truth == everything(scene(others[0], seat, "en", NAMES["en"]))
    for other in others[1:]:
        bare = type(other)(CLAIM, 2, other.fields, None, state.events)
        assert truth == everything(scene(bare, seat, "en", NAMES["en"]))


@pytest.mark.parametrize("moment", range(0, 26, 3))
def test_cm_1_4_no_hidden_card_is_named_in_the_other_seats_scene(moment: int) -> None:
    state = game(5)[moment]
    hidden = {*state.hand(1), *state.drawn(1), *state.stock} - {"goblin 0"}

    drawn = scene(state, 0, "en", NAMES["en"])

    told = everything(drawn).lower()
    assert not [face for face in hidden if re.search(rf"\b{face}\b", told)]
    assert not any(i.part for i in drawn.items if i.part not in state.hand(0))


def test_cm_3_4_the_owner_may_look_through_the_own_followers() -> None:
    state = game(5)[20]

    own, other = scene(state, 0).item("followers-0"), scene(state, 1).item("followers-0")

    assert state.drawn(0)
    assert all(face in own.label.lower() for face in state.followers(0))
    assert other.label == f"A's followers, face down: {len(state.followers(0))}."


def test_without_a_seat_both_hands_lie_open_and_the_mover_may_touch() -> None:
    state = game(5)[3]

    drawn = scene(state, None, "en", NAMES["en"])

    touched = [i.part for i in drawn.items if i.part]
    assert touched == list(state.hand(state.to_move))
    assert sum(i.id.startswith(("hand-", "other-")) for i in drawn.items) == len(state.hand(0)) + len(state.hand(1))


# what is said


def test_a_hand_card_says_what_it_is_and_where_it_stands() -> None:
    state = game(5)[0]
    face = state.hand(0)[4]

    english = scene(state, 0).item("hand-4")
    korean = scene(state, 0, "ko").item("hand-4")

    faction, rank = face.split()
    assert english.label == f"{faction.capitalize()} {rank}, card 5 of 13."
    assert korean.label == f"{CLAIM.rulebook.word(face, 'ko')}, 13장 중 5번째."
    assert english.part == face
    assert english.line == ("hand-3", "hand-5")


@pytest.mark.parametrize(
    ("position", "seat", "head"),
    [
        ({"leader": "B", "led": "goblin 7", "trick": 5, "hand": {"A": ["goblin 2", *KNIGHTS]}}, 0, "follows: goblin."),
        ({"leader": "B", "led": "goblin 7", "trick": 5, "hand": {"A": ["goblin 2", *KNIGHTS]}}, 1, "follows: goblin or doppelganger."),
        (
            {"leader": "B", "led": "goblin 7", "trick": 5, "hand": {"A": ["goblin 2", "doppelganger 1", *KNIGHTS[1:]]}}, 0,
            "follows: goblin or doppelganger.",
        ),
        ({"leader": "B", "led": "goblin 7", "lacks": {"A": ["goblin"]}, "trick": 5}, 0, "has no goblin: any card."),
        ({"leader": "B", "led": "goblin 7", "lacks": {"A": ["goblin"]}, "trick": 5}, 1, "follows: goblin or doppelganger."),
        ({"leader": "B", "led": "doppelganger 7", "trick": 5}, 1, "follows: doppelganger."),
        ({"leader": "A", "trick": 5}, 1, "leads: any card."),
    ],
)
def test_the_head_says_what_the_mover_may_play(position: dict[str, object], seat: int, head: str) -> None:
    state = CLAIM.from_dict(position, seed=2)

    assert scene(state, seat).head == f"Phase 1, trick 5 of 13. A {head}"


@pytest.mark.parametrize(
    ("led", "wins"),
    [
        ("goblin 9", "only a knight wins"), ("goblin 3", "4 to 9 win, or a knight"), ("dwarf 8", "9 wins"),
        ("knight 7", "8 and 9 win"), ("doppelganger 0", "1 to 9 win"),
    ],
)  # fmt: skip
def test_cm_2_5_the_place_of_the_answer_says_what_would_win(led: str, wins: str) -> None:
    state = CLAIM.from_dict({"leader": "B", "led": led, "trick": 5}, seed=2)

    assert f"B led the {led}: {wins}." in scene(state, 1).text


@pytest.mark.parametrize("card", ["goblin 2", "undead 2"])
def test_cm_5_3_a_knight_is_offered_to_a_hand_only_when_it_may_be_played(card: str) -> None:
    state = CLAIM.from_dict({"leader": "B", "led": "goblin 7", "trick": 5, "hand": {"A": [card, *KNIGHTS]}}, seed=2)

    own, other = scene(state, 0).item("answer").label, scene(state, 1).item("answer").label

    assert other == "A answers. 8 and 9 of goblin or doppelganger win, and so does a knight."
    assert ("knight" in own) == (card == "undead 2")


@pytest.mark.parametrize(
    ("led", "heard"),
    [
        ("goblin 9", "Only a knight wins."), ("goblin 5", "6 to 9 of goblin or doppelganger win, and so does a knight."),
        ("dwarf 9", "No number wins."), ("undead 8", "Only a 9 of undead or doppelganger wins."),
        ("doppelganger 5", "6 to 9 of doppelganger win."),
    ],
)  # fmt: skip
def test_what_would_win_is_heard_in_one_sentence(led: str, heard: str) -> None:
    state = CLAIM.from_dict({"leader": "B", "led": led, "trick": 5}, seed=2)

    assert scene(state, 1).item("answer").label == f"A answers. {heard}"


def test_the_last_trick_is_told_from_the_events() -> None:
    state = game(3)[2]

    events = [e for s in game(3)[1:3] for e in s.events]
    trick = last_trick(events)

    assert trick
    assert trick.led == game(3)[1].led
    assert trick.winner == state.leader
    assert trick.took in state.won(trick.winner)
    assert last_items(state) == {"last-answer"}
    assert last_items(game(3)[1]) == {"led"}
    assert scene(state, 0).item("last-answer").label.startswith(trick.answer.capitalize())


def test_cm_4_3_in_phase_2_the_scored_cards_tell_what_was_led() -> None:
    before, after = next((a, b) for a, b in itertools.pairwise(game(3)) if a.phase == "phase 2" and a.led)

    trick = last_trick(after.events)

    assert trick and trick.led == before.led


@pytest.mark.parametrize("faction", FACTIONS)
def test_cm_6_1_a_faction_says_who_holds_it(faction: str) -> None:
    state = game(3)[-1]
    holder = state.holder(faction)

    label = scene(state, 0, "en", NAMES["en"]).item(f"faction-{faction}").label

    assert label.endswith("Nobody holds it." if holder is None else f"{NAMES['en'][holder]} holds it.")
    assert f"Ana {state.supporters(faction)[0]}" in label and f"Bo {state.supporters(faction)[1]}" in label


def test_cm_6_4_the_end_says_who_won() -> None:
    state = next(g[-1] for g in map(game, range(9)) if g[-1].winner is not None)
    winner = NAMES["en"][state.winner or 0]

    drawn = scene(state, 0, "en", NAMES["en"])

    assert drawn.item("result").label.startswith(f"{winner} takes the throne.")
    assert drawn.head.startswith(f"The game is over. {winner} wins with")


# how it looks


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("names", ["usual", "long"])
def test_no_text_leaves_the_scene_or_lies_on_another(lang: str, names: str) -> None:
    for state, seat in itertools.product(MOMENTS, (0, 1, None)):
        drawn = scene(state, seat, lang, LONG if names == "long" else NAMES[lang])

        found = texts(drawn)

        for line, (left, top, right, bottom) in found:
            assert left >= 2 and right <= drawn.width - 2 and top >= 0 and bottom <= drawn.height, line
        for (one, a), (two, b) in itertools.combinations(found, 2):
            overlap = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert overlap[0] <= 1 or overlap[1] <= 2, (one, two, seat)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_items_lie_in_the_scene_and_have_ids_and_labels_of_their_own(lang: str) -> None:
    for state, seat in itertools.product(MOMENTS, (0, 1, None)):
        drawn = scene(state, seat, lang, NAMES[lang])

        ids = [i.id for i in drawn.items]

        assert len(set(ids)) == len(ids)
        assert all(i.label.endswith(".") for i in drawn.items)
        assert all(n in ids for i in drawn.items for n in i.near)
        for x, y, w, h in (i.box for i in drawn.items):
            assert 0 <= x and x + w <= drawn.width == WIDTH and 0 <= y and y + h <= drawn.height


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

    for state, seat in itertools.product(MOMENTS, (0, None)):
        drawn = scene(state, seat, lang, NAMES[lang])
        sizes = re.findall(r'font-size="([^"]+)"', "".join([drawn.ground, *(i.shape for i in drawn.items)]))
        assert all(float(size) >= (13 if lang == "ko" else 12) for size in sizes)

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05

    for tokens in ({**theme.FIXED, **theme.LIGHT}, {**theme.FIXED, **theme.DARK}):
        for ink, ground in written:
            pair = light(tokens[ink]), light(tokens[ground])
            assert max(pair) / min(pair) >= 4.5, (ink, ground)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_card_shows_its_number_its_word_its_emblem_and_its_hatching(lang: str) -> None:
    state = game(5)[0]

    for face, item in zip(state.hand(0), (i for i in scene(state, 0, lang).items if i.id.startswith("hand-")), strict=True):
        faction, rank = face.split()
        word = "".join(re.findall(r">([^<]+)</text>", item.shape)).lower().replace("-", "").replace(" ", "")
        assert word.startswith(rank) and set(CLAIM.rulebook.word(faction, lang)) <= set(word)
        assert f"#tt-{faction}" in item.shape
        assert re.search(r"url\(#tt-(green|red|purple|yellow|blue)\)", item.shape)


def test_a_hostile_name_is_text_and_nothing_else() -> None:
    for state, seat in itertools.product(MOMENTS[::4], (0, None)):
        drawn = scene(state, seat, "en", LONG)

        assert "<script" not in drawn.ground + "".join(i.shape for i in drawn.items)
        assert {e.tag for e in shapes(drawn).iter()} <= {"svg", "g", "rect", "circle", "path", "use", "text", "polygon"}


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_text_fits_a_terminal_and_tells_the_same(lang: str) -> None:
    for state, seat in itertools.product(MOMENTS, (0, None)):
        drawn = scene(state, seat, lang, NAMES[lang])

        lines = drawn.text.split("\n")

        assert max(map(columns, lines)) <= 76
        assert lines[0] == drawn.head or columns(drawn.head) > 76
        joined = " ".join(line.strip() for line in lines)
        assert all(CLAIM.rulebook.word(face, lang) in joined.lower() for face in state.hand(0))


def test_a_picture_lights_what_the_mover_may_play() -> None:
    state = next(s for s in game(3) if s.led and 0 < len(s.legal_actions()) < len(set(s.hand(s.to_move))))

    own = picture(state, state.to_move).scene
    other = picture(state, 1 - state.to_move).scene

    lit = {i.part for i in own.items if "legal" in i.marks}
    assert lit == {a.parts[0] for a in state.legal_actions()}
    assert own.item("led").marks == ("last",)
    assert not any("legal" in i.marks for i in other.items)


def test_a_picture_shades_what_a_search_says_of_each_move() -> None:
    state = CLAIM.new(seed=8)
    searcher = MCTS(400)
    searcher.choose(state.seen_by(state.to_move))

    drawn = picture(state, state.to_move, candidates=searcher.explain_choice()).scene

    marks = {i.part: m for i in drawn.items for m in i.marks if m.startswith("hint:")}
    best, *_, last = searcher.explain_choice()
    assert set(marks) == {a.parts[0] for a in state.legal_actions()}
    assert marks[best.action.parts[0]] == f"hint:1:{len(marks)}:{round(100 * best.share)}:100"
    assert marks[last.action.parts[0]].startswith(f"hint:{len(marks)}:{len(marks)}:")


def test_a_picture_shows_candidates_only_to_who_is_to_move_and_refuses_what_is_none() -> None:
    state = CLAIM.new(seed=8)
    found = [Candidate(a, 0, 0.0, 0.5) for a in CLAIM.actions()]

    other = picture(state, 1 - state.to_move, candidates=found).scene
    own = picture(state, state.to_move, candidates=found).scene

    assert not any(m.startswith("hint") for i in other.items for m in i.marks)
    assert sum(m.startswith("hint") for i in own.items for m in i.marks) >= len(state.legal_actions())
    for wrong in ("play goblin 9", None, Candidate(CLAIM.actions()[0], 0, float("nan"), 0.5)):
        with pytest.raises(TabletopError, match="candidates are what"):
            picture(state, state.to_move, candidates=[wrong])  # type: ignore[list-item]


def test_a_state_shows_itself() -> None:
    state = game(3)[4]

    shown = state._repr_mimebundle_()

    assert shown["text/plain"] == str(state) == describe(state, None)
    assert "data:image/svg+xml;base64," in shown["text/html"]
    assert str(state.seen_by(1)) == describe(state, 1)
