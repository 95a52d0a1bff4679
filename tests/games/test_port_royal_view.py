"""The view of Port Royal: what lies on the table, what it is called, and what has just happened, in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from fractions import Fraction
from typing import Any

import pytest

import tabletop
from tabletop.core import chance
from tabletop.games.port_royal.deck import EXPEDITION_INCOME, EXPEDITION_POINTS, EXPEDITIONS, FACES, KINDS, TAX
from tabletop.games.port_royal.pieces import Fulfil
from tabletop.games.port_royal.view import last_items, scene
from tabletop.games.port_royal.view.cards import ASKED_FOR
from tabletop.games.port_royal.view.odds import next_card
from tabletop.show.widget import Table
from tests.games.harbour_scenes import (
    CHANCE,
    CREW,
    CROWD,
    CROWDED,
    EVERY_WAY,
    FULL,
    NAMES,
    PORT,
    SHIPS,
    after,
    at,
    everything,
    game,
    moments,
    texts,
    written,
)
from tests.show.views import Browser

# what lies where


@pytest.mark.parametrize("moment", range(0, 200, 23))
def test_the_scene_has_what_the_state_has(moment: int) -> None:
    state = game(5, 3)[moment]

    drawn = scene(state, None, "en", NAMES["en"])

    ids = {i.id for i in drawn.items}
    assert {i.id for i in drawn.items if i.part in FACES[:TAX]} == set(state.harbour)
    assert {i.id for i in drawn.items if i.part in EXPEDITIONS} == set(state.open_expeditions)
    assert {"draw", "stop", "pass", "repel", "keep"} <= ids
    assert written(drawn, "pile") == [str(state.pile_size)] and written(drawn, "discard") == [str(state.discard_size)]
    for p in range(5):
        coins, points, swords = written(drawn, f"seat-{p}")[2:5]
        assert (int(coins), int(points), int(swords)) == (state.coins(p), state.points(p), state.swords(p))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_legal_action_can_be_touched(seat: int | None) -> None:
    for state in moments():
        parts = {i.part for i in scene(state, seat).items}

        assert not state.is_chance and {p for a in state.legal_actions() for p in a.parts} <= parts or state.is_chance


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_pr_2_4_a_ship_that_waits_lies_apart_and_not_in_the_harbour(lang: str) -> None:
    state = at(FULL)

    drawn = scene(state, None, lang, NAMES[lang])

    waits = drawn.item("drawn")
    assert "red frigate 2/3" not in {i.id for i in drawn.items}
    assert all(waits.box[0] + waits.box[2] < i.box[0] for i in drawn.items if i.part in FACES[:TAX])
    assert "#tt-frigate" in waits.shape and "url(#tt-red)" in waits.shape
    assert drawn.item("repel").label == {
        "en": "Repel the red frigate 2/3. It takes swords: 3; Ana has 4.",
        "ko": "빨간색 프리깃 2/3을 쫓아냅니다. 필요한 검 3, 아나의 검 4.",
    }[lang]
    assert PORT.rulebook.word("frigate", lang) in waits.label.lower()


def test_pr_2_8_a_second_ship_says_that_keeping_it_ends_the_turn() -> None:
    state = at(FULL, waits="black galleon 1/2")

    drawn = scene(state, None, "en", NAMES["en"])

    assert drawn.item("keep").label.endswith("the second ship of its colour, it ends the turn.")
    assert "kept, it ends" in " ".join(line for line, _ in texts(drawn))
    assert drawn.head.startswith("Discovery. The black galleon 1/2 is a second ship of its colour: Ana repels it")


@pytest.mark.parametrize("face", [f for f in FACES if "/" in f])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_ship_is_told_by_name_emblem_hatching_and_word(face: str, lang: str) -> None:
    state = at({"harbour": [face], "active": "A"})
    colour, name, numbers = face.split()

    item = scene(state, None, lang).item(face)

    word, coins = PORT.rulebook.word, int(numbers[0])
    assert [t.lower() for t in written(scene(state, None, lang), face)[:2]] == [word(name, lang).lower(), word(colour, lang)]
    assert f"#tt-{name}" in item.shape and f"url(#tt-{colour})" in item.shape and item.shape.count("#tt-coin") == coins
    assert re.findall(r'#tt-(sword|skull)"[^>]*width="21"', item.shape) == ["skull" if numbers.endswith("skull") else "sword"]
    assert numbers.endswith("skull") or numbers[2:] in written(scene(state, None, lang), face)
    assert word(name, lang) in item.label.lower() and word(colour, lang) in item.label


@pytest.mark.parametrize("face", [f for f in FACES[:TAX] if "/" not in f])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_person_shows_name_emblem_price_and_points(face: str, lang: str) -> None:
    kind, _, price = face.rpartition(" ")
    state = at({"harbour": [face], "people": {"A": [face] if kind == "governor" else []}})
    points = at({"people": {"A": [face]}}).points(0)

    drawn = scene(state, None, lang)

    shown = written(drawn, face)
    assert set(shown[0].lower()) <= set(PORT.rulebook.word(kind, lang)) and shown[-2:] == [price, str(points)]
    assert f"#tt-{kind.split()[-1]}" in drawn.item(face).shape
    assert drawn.item(face).shape.count("#tt-sword") == at({"people": {"A": [face]}}).swords(0)
    assert PORT.rulebook.word(kind, lang) in drawn.item(face).label.lower()
    assert kind == kind.split()[-1] or f"url(#tt-{kind.split()[0]})" in drawn.item(face).shape


@pytest.mark.parametrize("expedition", EXPEDITIONS)
def test_an_expedition_shows_whom_it_asks_for_and_what_it_brings(expedition: str) -> None:
    state = at({"open": [expedition], "players": 5})
    i = EXPEDITIONS.index(expedition)

    drawn = scene(state, None)

    item = drawn.item(expedition)
    assert written(drawn, expedition) == [str(EXPEDITION_INCOME[i]), str(EXPEDITION_POINTS[i])]
    assert re.findall(r"#tt-(captain|priest|settler)", item.shape) == list(ASKED_FOR[expedition])
    full_price = next(a.given for a in PORT.actions() if isinstance(a, Fulfil) and a.expedition == expedition and "jack" not in a.given)
    assert sorted(full_price.split()) == sorted(ASKED_FOR[expedition])


def test_pr_3_3_each_way_of_paying_is_an_item_below_its_expedition() -> None:
    state = at(EVERY_WAY)

    drawn = scene(state, None, "en", NAMES["en"])

    fulfilments = [a for a in state.legal_actions() if isinstance(a, Fulfil)]
    assert len(fulfilments) == 26
    for action in fulfilments:
        way, expedition = drawn.item(action.parts[1]), drawn.item(action.expedition)
        assert way.part == way.id and way.box[0] == expedition.box[0] and way.box[1] > expedition.box[1] + expedition.box[3]
        assert re.findall(r"#tt-(\w+)", way.shape) == action.given.split()
    assert drawn.item("captains: captain jack").label == "Give a captain and a jack of all trades for the expedition of two captains."
    assert not [i for i in scene(at(EVERY_WAY, people={}), None).items if ":" in i.id]


@pytest.mark.parametrize(
    ("position", "caption"),
    [
        ({"harbour": SHIPS[:3], "active": "A"}, "ship colours: 3, to take: 1"),
        ({"harbour": SHIPS, "active": "A", "people": {"A": ["governor 8"]}}, "ship colours: 4, to take: 3"),
        (CHANCE, "Bo may take 2, fee per card: 1"),
        ({**CHANCE, "to_move": "A", "taken": 1}, "Ana may take 1"),
    ],
)
def test_pr_4_1_the_harbour_says_how_many_cards_may_be_taken(position: dict[str, Any], caption: str) -> None:
    drawn = scene(at(position), None, "en", NAMES["en"])

    assert caption in written(drawn, "captions")


def test_pr_5_5_a_person_says_what_whoever_decides_would_pay() -> None:
    drawn = scene(at(CHANCE), None, "en", NAMES["en"])

    assert written(drawn, "mademoiselle 9") == ["Mademoiselle", "pays 8 + 1", "9", "3"]
    assert drawn.item("captain 4").label.startswith("Captain, price 4, points 1. 2 of them lie here. Bo pays 3, and a fee of 1.")
    assert drawn.item("mademoiselle 9").label.endswith("Mademoiselle: people cost you 1 coin less, at least 0; the fee stays.")
    assert "×2" in written(drawn, "captain 4")
    assert "With traders it brings Bo 4." in drawn.item("yellow pinnace 3/4").label
    assert written(scene(at(CHANCE, to_move="A"), None), "captain 4") == ["Captain", "×2", "4", "1"]


def test_pr_2_9_a_ship_tells_the_swords_of_its_fleet_and_how_many_of_them_were_not_seen() -> None:
    state = at({"harbour": ["red frigate 1/1"], "discard": ["red frigate 3/6", "red frigate 3/6", "red frigate 4/skull"], "active": "A"})

    item = scene(state, None).item("red frigate 1/1")

    assert item.label == (
        "Frigate, red ship, coins 1, swords 1. Red ships not seen yet:"
        " 2 of 3 with swords 1, 3 of 3 with swords 3, 0 of 2 with swords 6 and 1 of 2 with a skull."
    )
    assert signs(item.shape) == [("1", "●●○"), ("3", "●●●"), ("6", "○○"), ("skull", "●○")]


@pytest.mark.parametrize("moment", range(0, 200, 23))
def test_pr_2_9_the_signs_on_all_ships_are_what_lies_nowhere_face_up(moment: int) -> None:
    state = game(5, 3)[moment]

    drawn = [i for i in scene(state, None).items if "/" in i.part or i.id == "drawn" and state.ship_waiting]

    for item in drawn:
        colour = (item.part or state.ship_waiting or "").split()[0]
        unseen = {sign: dots.count("●") for sign, dots in signs(item.shape)}
        assert sum(unseen.values()) == sum(n for face, n in state.not_seen.items() if face.startswith(colour) and "/" in face)
        assert set(unseen) == {face.split("/")[1] for face in FACES if face.startswith(colour) and "/" in face}


def signs(shape: str) -> list[tuple[str, str]]:
    """The signs of a fleet on a ship, line by line: swords or "skull", and a dot for each ship, full or not."""
    found: dict[float, list[str]] = {}
    for e in ET.fromstring(f"<g>{shape}</g>"):
        y = float(e.get("y") or e.get("cy") or 0)
        if e.tag == "use" and e.get("width") == "14":
            found[y + 7] = ["skull", ""]
        elif e.tag == "text" and e.get("font-weight") is None and (e.text or "").isdigit():
            found[y - 4.5] = [e.text or "", ""]
        elif e.tag == "circle":
            found[y][1] += "○" if e.get("fill") == "none" else "●"
    return [(sign, dots) for sign, dots in found.values()]


# seats


def test_people_of_a_kind_stand_together_with_number_and_points() -> None:
    drawn = scene(at(CROWDED), None, "en", NAMES["en"])

    shown = written(drawn, "seat-0")
    assert shown[:2] == ["A", "Ana"]
    at_sailors = shown.index("Sailor")
    assert shown[at_sailors : at_sailors + 3] == ["Sailor", "×3", "4"]
    assert [t for t in shown if t.endswith(" trader")] == [f"{c} trader" for c in ("Yellow", "Blue", "Green", "Red", "Black")]
    shape = drawn.item("seat-0").shape
    assert {f"#tt-{kind.split()[-1]}" for kind in KINDS} <= set(re.findall(r"#tt-\w+", shape))
    assert shape.count("#tt-compass") == 3
    assert drawn.item("seat-0").label.startswith("Ana: coins 12, points 36, swords 5. People: 2 × captain, settler, priest, jack of all")
    assert "Fulfilled: expedition of two captains, expedition of two priests" in drawn.item("seat-0").label


def test_however_many_people_a_seat_has_all_of_them_stand_in_its_frame() -> None:
    everybody = {"A": [*CROWD, "jester 7", "admiral 7", "admiral 9", "mademoiselle 9", "blue trader 5"]}

    drawn = scene(at(CROWDED, people=everybody), None, "en", NAMES["en"])

    x, y, w, h = drawn.item("seat-0").box
    spots = [(float(e.get("x", 0)), float(e.get("y", 0))) for e in ET.fromstring(f"<g>{drawn.item('seat-0').shape}</g>").iter("text")]
    assert all(x < left < x + w and y < top < y + h for left, top in spots)
    assert sum(t.startswith("×") for t in written(drawn, "seat-0")) == 6
    assert drawn.item("seat-1").box[1] > y + h


@pytest.mark.parametrize(
    ("options", "expeditions", "said"),
    [({}, [], "has 13: ends the game"), ({"variant_end": "leader"}, [], "needs an expedition")],
)
def test_pr_6_1_a_seat_says_how_far_it_is_from_the_end(options: dict[str, str], expeditions: list[str], said: str) -> None:
    people = {"A": ["sailor 7", "pirate 9", "admiral 9", "jester 9", "captain 4"], "B": ["captain 4"]}
    state = tabletop.load("port_royal", options=options).from_dict({"people": people, "expeditions": {"A": expeditions}}, seed=1)

    drawn = scene(state, None)  # type: ignore[arg-type]

    assert said in written(drawn, "seat-0") and "11 points to go" in written(drawn, "seat-1")
    assert ("last-round" in {i.id for i in drawn.items}) == (not options) == drawn.head.startswith("Last round.")


# the odds


@pytest.mark.parametrize("moment", range(0, 150, 17))
def test_the_odds_shown_are_those_of_the_state(moment: int) -> None:
    state = game(5, 3)[moment]

    found = next_card(state)

    assert sum(found.summary.values()) == 1
    assert sum(found.kinds.values()) + found.summary["expedition"] + found.summary["tax"] == 1
    assert found.summary["bust"] == state.bust_odds
    assert found.exact == state.odds_are_exact
    if found.cards:
        counted = [p * found.cards for p in found.kinds.values()]
        assert all(n.denominator == 1 for n in counted) and sum(counted) < found.cards == sum(state.not_seen.values())


def test_the_panel_says_numbers_of_cards_and_per_cents_until_the_first_shuffle() -> None:
    state = at(FULL)

    drawn = scene(state, None, "en", NAMES["en"])

    bust = Fraction(state.bust_odds)
    n, of = int(bust * 91), sum(state.not_seen.values())
    assert (of, bust) == (91, Fraction(n, 91))
    assert written(drawn, "odds")[:3] == ["Bust, if repelled now", str(n), f"{round(100 * bust)}%"]
    assert f"Once this ship is repelled, the next card ends the turn: {n} in 91, {round(100 * bust)}%." in drawn.item("odds").label
    assert drawn.item("odds").label.endswith("These odds are exact.")
    assert "exact: 91 cards are unseen" in " ".join(line for line, _ in texts(drawn))
    shown = written(drawn, "odds-1")
    assert shown[:3] == ["Yellow pinnace", "9", "10%"] and "Sailor" in written(drawn, "odds-2")
    assert f"bust {round(100 * bust)}%" in " ".join(t for i in drawn.items for t in written(drawn, i.id))
    assert "Yellow ship: 9 in 91, 10%." in drawn.item("odds-1").label.replace("yellow", "Yellow")


def test_after_a_shuffle_the_odds_are_called_an_estimate() -> None:
    state = next(s for s in game(5, 3) if s.shuffles and s.phase == "discovery" and s.bust_odds and not s.ship_waiting)

    drawn = scene(state, None)

    assert "an estimate since the shuffle" in " ".join(line for line, _ in texts(drawn))
    assert drawn.item("odds").label.startswith("Next card ends the turn: about ")
    assert "an estimate" in drawn.item("odds").label and " in " not in drawn.item("odds-1").label
    assert all(t.endswith("%") or not t.isdigit() for t in written(drawn, "odds"))


@pytest.mark.parametrize(
    ("lang", "first", "nothing"),
    [
        ("en", "First card of the next turn", "In trade and hire no card is drawn."),
        ("ko", "다음 차례의 첫 카드", "무역과 고용에서는 카드를 뽑지 않습니다."),
    ],
)
def test_pr_1_9_in_trade_and_hire_no_bust_is_spoken_of(lang: str, first: str, nothing: str) -> None:
    drawn = scene(at(CHANCE), None, lang, NAMES[lang])

    shown = [line for line, _ in texts(drawn)]
    assert first in shown and nothing in shown
    assert PORT.rulebook.phrase("odds", lang) not in shown
    bust = PORT.rulebook.phrase("odds.bust", lang).split(":")[0]
    assert bust.lower() not in everything(drawn).lower()
    assert [t for t in written(drawn, "odds") if t.endswith("%")] == ["44%", "48%", "4%", "4%"]
    assert drawn.item("odds").label.startswith(nothing) and nothing in drawn.description
    assert drawn.item("draw").label == PORT.rulebook.phrase("label.draw", lang)


def test_pr_6_1_where_no_turn_follows_there_are_no_odds() -> None:
    rich = {"A": ["admiral 9", "sailor 7", "jester 9", "pirate 9"], "B": ["governor 8"]}
    last, other = (at(CHANCE, active=active, to_move=active, people=rich) for active in ("B", "A"))

    shown, goes_on = scene(last, None), scene(other, None)

    assert last.last_round and other.last_round
    assert shown.item("odds").label == "In trade and hire no card is drawn. No turn follows this one."
    assert "no turn follows" in [line for line, _ in texts(shown)]
    assert not [t for i in shown.items if i.id.startswith("odds") for t in written(shown, i.id) if t.endswith("%")]
    assert "Odds of the next turn's first card" in goes_on.item("odds").label
    assert "no turn follows" not in [line for line, _ in texts(goes_on)]


def test_pr_2_10_in_trade_and_hire_the_next_card_meets_an_empty_harbour() -> None:
    found = next_card(at(CHANCE))

    assert found.summary["bust"] == found.summary["second"] == 0
    assert found.summary["new"] == Fraction(46, sum(at(CHANCE).not_seen.values()))


def test_pr_2_12_without_a_card_to_come_no_odds_are_shown() -> None:
    state = at({"coins": {"A": 60, "B": 57}, "people": {"A": ["captain 4", "jack 6"]}, "open": []}, pile=0)

    drawn = scene(state, None)

    assert not state.can_draw and next_card(state).is_nothing
    assert drawn.item("odds").label == "No card can come." and drawn.head.endswith("No card is left to draw: A stops.")
    assert not [t for t in written(drawn, "odds") if t.endswith("%")]


# what just happened


def test_a_card_that_was_drawn_is_marked_where_it_lies() -> None:
    start = {"active": "A", "people": {"A": CREW}, "harbour": ["blue flute 1/1"], "drawn_count": 1}

    drawn = {card: after(start, "draw", f"reveal {card}") for card in ("sailor 3", "red frigate 1/1", "captains", "tax swords")}

    assert [last_items(state) - {"seat-0", "seat-1"} for state in drawn.values()] == [{"sailor 3"}, {"drawn"}, {"captains"}, {"drawn"}]
    notes = [written(scene(state, None), "drawn") for state in drawn.values()]
    assert [" ".join(note) for note in notes if note[0] != "Frigate"] == [
        "Sailor 3: in the harbour", "Expedition of two captains: lies open", "Tax for the most swords",
    ]  # fmt: skip
    draw = ("draw", "reveal red frigate 1/1")
    kept, repelled = after(start, *draw, "keep"), after(start, *draw, "repel")
    assert [set(last_items(state)) for state in (kept, repelled)] == [{"red frigate 1/1"}, {"discard"}]
    assert " ".join(written(scene(repelled, None), "drawn")) == "Red frigate 1/1: repelled"


def test_pr_2_10_a_bust_is_told_where_the_ship_would_lie() -> None:
    start = {"active": "B", "people": {"A": ["jester 5", "jester 7"], "B": ["jester 7"]}, "harbour": ["blue flute 1/1"], "players": 3}

    state = after(start, "draw", "reveal blue flute 3/5")

    drawn = scene(state, None, "en", NAMES["en"])
    assert " ".join(written(drawn, "drawn")) == "Blue flute 3/5: a second ship of its colour ended the turn of Bo"
    assert last_items(state) == {"discard", "seat-0", "seat-1"}
    assert "jester +2" in written(drawn, "seat-0") and "jester +1" in written(drawn, "seat-1")
    assert drawn.item("seat-0").label.endswith("Coins just now: jester +2.")
    assert "12 points to go" in written(drawn, "seat-2")


def test_pr_3_6_a_tax_shows_at_every_seat_that_it_reaches() -> None:
    start = {"active": "A", "coins": {"A": 3, "B": 13, "C": 12}, "people": {"C": ["pirate 5"]}, "players": 4}

    state = after(start, "draw", "reveal tax swords")

    drawn = scene(state, None, "en", NAMES["en"])
    assert last_items(state) == {"drawn", "seat-1", "seat-2"}
    assert "tax −6" in written(drawn, "seat-1") and "tax −6 +1" in written(drawn, "seat-2")
    assert "Coins just now" not in drawn.item("seat-0").label


def test_pr_4_7_a_fee_shows_at_both_seats_whoever_is_next() -> None:
    first = after({**CHANCE, "active": "A", "people": {"B": ["governor 8"], "A": ["admiral 7"]}, "coins": {"B": 9}}, "take sailor 3")
    last = first.play("take yellow pinnace 3/4")

    shown = [scene(state, None, "en", NAMES["en"]) for state in (first, last)]  # type: ignore[arg-type]

    assert [(state.active, state.phase) for state in (first, last)] == [(0, "trade and hire"), (1, "discovery")]  # type: ignore[attr-defined]
    for state, drawn in zip((first, last), shown, strict=True):
        assert last_items(state) >= {"seat-0", "seat-1"}  # type: ignore[arg-type]
        assert "fee +1" in written(drawn, "seat-0") and "fee −1" in written(drawn, "seat-1")
    assert "discard" in last_items(last)  # type: ignore[arg-type]


def test_pr_5_2_an_admiral_shows_when_it_is_paid() -> None:
    start = {"active": "A", "harbour": [*SHIPS, "sailor 3"], "people": {"A": ["admiral 5", "admiral 7"]}}

    state = after(start, "stop")

    assert last_items(state) == {"stop", "seat-0"}
    assert "admiral +4" in written(scene(state, None), "seat-0")


def test_a_table_tells_all_that_happened_since_one_moved() -> None:
    start = PORT.from_dict({**CHANCE, "to_move": "A", "takes": 1, "people": {"B": ["admiral 7"]}, "coins": {"A": 9, "B": 9}}, seed=4)
    match = tabletop.match(PORT, ["human", "human"], start=start, seed=4)
    browser = Browser(Table(match, pace=0))

    browser.touch("sailor 3")

    assert "admiral +2" in browser.items["seat-1"]["svg"] and "Last move." in browser.items["seat-1"]["label"]
    assert [line["text"] for line in browser.log if line["seat"] == 1][-1].endswith("Coins for admirals of B: 2.")
    assert browser.blocks["curtain"] is None
    browser.screen.close()


def test_an_expedition_is_fulfilled_by_touching_it_and_a_way_to_pay() -> None:
    start = at({"people": {"A": ["captain 4", "captain 4", "jack 6"]}, "open": ["captains"]})
    table = Table(tabletop.match(PORT, ["human", "human"], start=start, seed=1), pace=0)
    browser = Browser(table)

    browser.touch("captains")
    lit = browser.legal
    browser.touch("captains: captain jack")

    assert lit == {"captains: captain captain", "captains: captain jack"}
    state: Any = table.match.state
    assert state.expeditions(0) == ("captains",) and state.people(0) == ("captain 4",)
    assert "captains" not in browser.items
    table.close()


# nothing hidden


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pr_1_7_a_scene_is_the_same_whatever_nobody_can_know(seat: int | None) -> None:
    for state in (s for s in game(3, 4)[::25] if not s.is_over):
        seen = state.seen_by(0)
        others = [seen.position, *(seen.sample(chance.seeded(n, 9)) for n in range(3))]

        truth = everything(scene(state, seat, "en", NAMES["en"]))

        for other in others:
            bare = type(state)(state.game, 3, other.fields, None, state.events)
            assert truth == everything(scene(bare, seat, "en", NAMES["en"]))
    assert any(s.shuffles for s in game(3, 4)[::25])


def test_a_ship_that_waits_shows_how_likely_a_bust_is_after_either_choice() -> None:
    state = at({"harbour": ["yellow pinnace 3/4"], "waits": "red frigate 2/3", "people": {"A": ["pirate 5", "sailor 3"]}})

    drawn = scene(state, None)

    assert (state.bust_odds, state.bust_odds_kept) == (Fraction(2, 115), Fraction(6, 115))
    assert state.play("keep").bust_odds == state.bust_odds_kept and state.play("repel").bust_odds == state.bust_odds
    assert "2 in 115" in drawn.item("draw").label and "6 in 115" in drawn.item("keep").label
    texts = [text for item in drawn.items for text in re.findall(r">([^<>]+)<", item.shape)]
    assert "bust 2%," in texts and "if kept 5%" in texts
