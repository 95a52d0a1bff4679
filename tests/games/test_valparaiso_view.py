"""The view of Valparaíso: what lies on the table, what may be touched, what is heard, and what stays hidden."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import networkx
import pytest

import tabletop
from tabletop.core import chance
from tabletop.games.valparaiso.box import SLOTS
from tabletop.games.valparaiso.cards import ACHIEVEMENTS, CARDS, GOODS
from tabletop.games.valparaiso.journeys import reach
from tabletop.games.valparaiso.pieces import State
from tabletop.games.valparaiso.view import last_items, picked, scene
from tabletop.show.picture import picture
from tabletop.show.replay import Replay
from tabletop.show.widget import Table
from tests.games.valparaiso_scenes import (
    CRAMPED,
    DISCARDING,
    FILLING,
    FULL,
    HIRING,
    LEAVING,
    LESS,
    MOVING,
    NAMES,
    PLANNING,
    SWAPPING,
    TRADING,
    VALPARAISO,
    at,
    chances,
    everything,
    game,
    moments,
    texts,
    written,
)
from tests.show.arrows import heard, steps, ways
from tests.show.views import Browser

# what lies where


def test_the_scene_has_what_the_state_has() -> None:
    for state in moments():
        drawn = scene(state, None)

        ids = {i.id for i in drawn.items}
        assert {f"place-{place}" for place in state.places} <= ids
        assert {i for i in ids if i.startswith("column-")} == {f"column-{market}" for market in state.markets}
        lie = {card.name for zone in ("north sea", "west sea", "south sea") for card in state.offers(zone) if card}
        assert {i.id for i in drawn.items if i.id.startswith("offer-")} == {f"offer-{card}" for card in lie}
        assert {i.id for i in drawn.items if i.id.startswith("reserve-")} == {f"reserve-{tile.name}" for tile in state.reserve}
        assert len([i for i in ids if i.startswith("residence-")]) == len(state.residence_spaces)
        assert {f"seat-{p}" for p in range(state.players)} <= ids


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_legal_action_can_be_touched(lang: str) -> None:
    for state in moments():
        for seat in {None, state.to_move} if state.to_move >= 0 else {None}:
            parts = {i.part for i in scene(state, seat, lang).items}

            assert {part for a in state.legal_actions() for part in a.parts} <= parts


def test_the_values_are_said_to_be_reconstructed_in_the_picture_and_in_its_text() -> None:
    drawn = {lang: scene(at(FULL), None, lang) for lang in ("en", "ko")}

    assert "reconstructed values" in written(drawn["en"], "status") and "복원한 수치" in written(drawn["ko"], "status")
    for lang, word in (("en", "Reconstructed"), ("ko", "복원한")):
        assert word in drawn[lang].description and word in drawn[lang].text and word in drawn[lang].item("status").label


def test_a_village_shows_houses_free_spaces_and_merchants() -> None:
    state = at(FULL)

    drawn = scene(state, None, "en", NAMES["en"])

    assert written(drawn, "place-Quillota")[:3] == ["A", "C", str(state.spaces("Quillota")[0])]
    assert written(drawn, "place-Quillota")[3] == "Quillota" and written(drawn, "place-Quillota")[4:] == ["A", "B", "C"]
    assert written(drawn, "place-San Felipe")[-2:] == ["B", "×2"]
    label = drawn.item("place-Quillota").label
    assert label.startswith("Quillota, market. Trading posts: Ana and Chae. Free spaces: 1, the next for")
    assert "Merchants: Ana 1, Bo 1 and Chae 1. Next trade: " in label
    assert "Customs house: Dua. No free space." in drawn.item("place-Limache").label


def test_vp_7_3_the_column_of_a_market_has_its_next_tile_at_the_bottom_in_a_frame() -> None:
    drawn = scene(at(TRADING), None, "en", NAMES["en"])

    column = drawn.item("column-Quillota")
    frames = re.findall(r'<rect [^>]*stroke-width="2.6"', column.shape)
    assert len(frames) == 1 and column.shape.index(frames[0]) > column.shape.rindex('stroke-width="1"')
    assert column.label.startswith("Tiles of Quillota from the bottom up: B1 ") and column.label.count(";") == 4
    assert f"Next trade: {column.label.split('B1 ')[1].split(';')[0]}." in drawn.item("place-Quillota").label


def test_vp_6_4_residences_stand_in_a_row_from_the_lighthouse() -> None:
    state = at(FULL)

    drawn = scene(state, None, "en", NAMES["en"])

    xs = [drawn.item(f"residence-{i + 1}").box[0] for i in range(len(state.residence_spaces))]
    assert xs == sorted(xs)
    assert [written(drawn, f"residence-{i}")[0] for i in (1, 2, 3)] == ["C", "A", "D"]
    assert drawn.item("residence-1").label == "Residence 1 of Chae, brings 3 pesos."
    worth = state.residence_spaces[3][0]
    assert drawn.item("residence-4").label.startswith(f"Residence 4: {worth} point")


@pytest.mark.parametrize("card", ACHIEVEMENTS, ids=lambda card: card.name)
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_an_achievement_at_sea_shows_group_price_name_and_points(card: Any, lang: str) -> None:
    others = [c.name for c in ACHIEVEMENTS if c is not card]
    state = at({"players": 5, "offers": {"west sea": [card.name]}, "deck": [], "achievements": {"A": others[:3]}})

    drawn = scene(state, None, lang, NAMES[lang])

    said = written(drawn, f"offer-{card.name}")
    assert said[0] == card.group and str(card.points) in said
    assert [n for n in said if n.isdigit()][-sum(map(bool, card.cost)) :] == [str(n) for n in card.cost if n]
    name = VALPARAISO.rulebook.word(card.name, lang)
    assert name.lower() in " ".join(said).lower() and name.lower() in drawn.item(f"offer-{card.name}").label.lower()
    assert not any("…" in line for line in said)


def test_vp_8_4_a_b_card_beside_an_a_card_says_that_it_costs_ten_pesos_more() -> None:
    start = {**FULL, "offers": {**FULL["offers"], "west sea": ["bodega", "astillero", "caravana"]}}

    drawn = scene(at(start), None)

    assert "+10" in written(drawn, "offer-astillero") and "10 pesos" in drawn.item("offer-astillero").label
    assert "+10" not in written(drawn, "offer-bodega") and "+10" not in written(drawn, "offer-teatro")


@pytest.mark.parametrize("seat", [0, 3])
def test_ones_own_board_lies_open_and_the_others_have_a_panel(seat: int) -> None:
    state = at(FULL)

    drawn = scene(state, seat, "en", NAMES["en"])

    assert {f"warehouse {good}" for good in GOODS} <= {i.part for i in drawn.items}
    assert drawn.item("warehouse silver").label == f"Warehouse of {NAMES['en'][seat]}, silver: {state.goods(seat)['silver']}."
    assert {i.id for i in drawn.items if i.id.startswith("fold-")} == {f"fold-{p}" for p in range(5) if p != seat}
    for p in range(5):
        shown = written(drawn, f"seat-{p}")
        assert str(state.points(p)) in shown and str(state.pesos(p)) in shown


def test_a_panel_opens_and_folds_and_is_folded_where_many_play() -> None:
    crowd, pair = at(FULL), at(FILLING)

    folded, opened = scene(crowd, 2, "en", NAMES["en"]), scene(crowd, 2, "en", NAMES["en"], {"fold-0"})

    assert folded.item("fold-0").fold is False and opened.item("fold-0").fold is True
    assert opened.item("fold-1").box[1] > folded.item("fold-1").box[1] and opened.height > folded.height
    assert "Flota mercante" not in " ".join(written(folded, "seat-0")) and "Flota mercante" in " ".join(written(opened, "seat-0"))
    assert folded.item("seat-0").label == opened.item("seat-0").label and "flota mercante" in folded.item("seat-0").label
    assert scene(pair, 0).item("fold-1").fold is True and scene(pair, 0, turned={"fold-1"}).item("fold-1").fold is False


# what a step asks for


def test_vp_3_3_a_card_is_used_by_touching_its_picture_or_its_bottom() -> None:
    state = at({"players": 3, "slots": {"A": [None, "ship", "move", "sell"]}, "pesos": {"A": 1}, "goods": {"A": {"wheat": 1}}})

    drawn = picture(state, 0).scene

    lit = {i.part for i in drawn.items if "legal" in i.marks}
    assert lit == {"ship: main", "ship: goods", "move: goods", "exchange"}
    assert "sell: main" not in lit
    assert drawn.item("sell: main").label == "Sell, slot 3, for 2 pesos. Sells a good of the warehouse for 10 pesos."
    assert drawn.item("ship: goods").label.startswith("Ship, slot 1, free: take ")


def test_vp_4_1_the_hold_is_filled_by_three_rows_of_numbers() -> None:
    browser = Browser(Table(tabletop.match(VALPARAISO, ["human", "human"], start=at(FILLING), seed=1), seat=0, pace=0))

    for part in ("load 2 silver", "load 1 copper", "load 3 wheat"):
        assert part in browser.legal
        browser.touch(part)

    state: Any = browser.screen.match.state  # type: ignore[attr-defined]
    assert state.hold(0) == {"silver": 2, "copper": 1, "wheat": 3} and state.goods(0) == {"silver": 2, "copper": 0, "wheat": 1}
    browser.screen.close()


@pytest.mark.parametrize(("lang", "summary"), [("en", "The hold will have: 2 silver and 1 copper; still to choose: wheat."),
                                               ("ko", "화물칸에 실을 것: 은 2, 구리 1. 더 고를 것: 밀.")])  # fmt: skip
def test_vp_4_1_before_the_last_number_is_touched_the_table_sums_up_what_the_hold_will_have(lang: str, summary: str) -> None:
    state = at(FILLING)
    before = scene(state, 0, lang, NAMES[lang])

    after = picked(before, state, ("load 2 silver", "load 1 copper"), NAMES[lang])

    assert after.item("will-hold").label == summary and written(after, "will-hold") == ["2", "1", "?"]
    assert after.item("load 3 wheat").label == f"{before.item('load 3 wheat').label} {summary}"
    assert after.item("load 3 copper").label == before.item("load 3 copper").label
    assert "will-hold" not in {i.id for i in before.items}
    caption = next(box for line, box in texts(after) if line.startswith(("Hold 1", "화물칸 1")))
    assert caption[2] + 4 < after.item("will-hold").box[0]


def test_vp_4_1_a_number_touched_out_of_turn_is_told_with_which_one_begins() -> None:
    browser = Browser(Table(tabletop.match(VALPARAISO, ["human", "human"], start=at(FILLING), seed=1), seat=0, pace=0))

    browser.touch("load 4 wheat")

    assert browser.strip["text"] == "For filling the hold with 4 wheat, begin with 0 silver."
    browser.screen.close()


def test_vp_4_4_what_is_given_for_a_merchant_is_chosen_at_once() -> None:
    drawn = picture(at(HIRING), 0).scene

    lit = {i.part for i in drawn.items if "legal" in i.marks}
    assert lit == {"give silver copper", "give silver wheat", "give copper wheat", "exchange"}
    assert drawn.item("give silver wheat").label == "Give silver and wheat for a merchant."


def test_vp_9_2_a_good_that_is_not_paid_is_touched_on_the_card() -> None:
    state = at(LESS)

    drawn = picture(state, 2).scene

    lit = {i.part for i in drawn.items if "legal" in i.marks}
    assert {p for p in lit if "less" in p} == {a.parts[0] for a in state.legal_actions() if str(a).startswith("overseas")}
    assert not [i for i in drawn.items if ": less" in i.part and i.part.split(":")[0] in ("arquitecto", "caravana")]
    for item in (i for i in drawn.items if ": less" in i.part):
        card = drawn.item(f"offer-{item.part.split(':')[0]}")
        assert card.box[0] <= item.box[0] and item.box[0] + item.box[2] <= card.box[0] + card.box[2]


def test_vp_9_2_a_swap_is_a_market_and_a_tile_of_the_reserve() -> None:
    state = at(SWAPPING)

    drawn = scene(state, 3)

    first, second = next(a for a in state.legal_actions() if str(a).startswith("swap")).parts
    assert drawn.item(f"place-{first}").part == first and drawn.item(f"reserve-{second.split()[1]}").part == second


def test_vp_7_1_a_market_says_how_often_one_can_trade_there_and_what_the_visit_costs() -> None:
    drawn = scene(at(TRADING), 0, "en", NAMES["en"])

    assert drawn.item("place-Quillota").label.endswith("Ana can trade here, times: 2, fees: 2 pesos.")
    assert drawn.item("place-Casablanca").label.endswith("Ana can trade here, times: 1, fees: 0 pesos.")
    assert "can trade" not in drawn.item("place-San Felipe").label


@pytest.mark.parametrize("more", [
    {"card": "arriero", "achievements": {"A": ["arriero"]}, "market": "Quillota", "visited": ["Quillota"], "trades": 1, "left": 0,
     "changed": True, "deck": [], "offers": {}},
    {"goods": {"A": {}}, "pesos": {"A": 0}, "tiles": {"Casablanca": ["E5", "A2", "B2", "C2", "D2"]}},
    {"merchants": {"A": {"Casablanca": 1, "Valparaíso": 1}, "B": {"Casablanca": 3, "Valparaíso": 1}}, "pesos": {"A": 2}},
], ids=["no visit left", "no price", "no fee"])  # fmt: skip
def test_vp_7_1_a_market_where_no_trade_can_be_made_now_promises_none(more: dict[str, Any]) -> None:
    state = at({**TRADING, "tiles": {"Casablanca": ["A1", "B2", "C2", "D2", "E2"]}, **more})

    drawn = scene(state, 0, "en", NAMES["en"])

    assert "trade Casablanca" not in map(str, state.legal_actions())
    assert "can trade here" not in drawn.item("place-Casablanca").label


def test_a_market_promises_trade_and_a_place_a_house_just_where_it_is_legal() -> None:
    for state in (s for n in (2, 4, 5) for s in game(n, n) if s.phase in ("trade", "build")):
        drawn = scene(state, None, "en", NAMES["en"])

        said = {i.part for i in drawn.items if "can trade here" in i.label or "A house of" in i.label}
        assert said == {part for a in state.legal_actions() for part in a.parts if part in state.places}


def test_vp_6_1_a_place_says_what_a_house_there_costs_and_brings() -> None:
    state = at(CRAMPED)

    drawn = scene(state, 1, "en", NAMES["en"])

    assert drawn.item("place-Limache").label.endswith(f"A house of Bo costs 10 pesos and brings {state.spaces('Limache')[0]} points.")
    assert "A house of Bo costs 10 pesos" in drawn.item("place-Valparaíso").label or not state.residence_spaces[0][0]
    assert "A house" not in drawn.item("place-Quilpué").label


def test_what_no_action_of_a_phase_touches_cannot_be_touched() -> None:
    using = {"players": 3, "slots": {"A": [None, "move", "trade", "sell"]}, "achievements": {"A": ["muelle"]}}
    shown = {"use": at(using), "planning": at(PLANNING), "discard": at(DISCARDING), "overseas": at(LESS), "move": at(FULL)}

    parts = {name: {i.part for i in scene(state, None).items} for name, state in shown.items()}

    assert {"ship", "muelle", "Limache", "bay", "west sea", "mayor"} & parts["use"] == set()
    assert {"move", "muelle", "mayor"} <= parts["planning"] and not {"Limache", "bay"} & parts["planning"]
    assert "muelle" in parts["discard"] and not {"Limache", "bay"} & parts["discard"]
    assert "resguardo" in parts["overseas"] and not {"Limache", "west sea"} & parts["overseas"]
    assert "Limache" in parts["move"] and "bay" not in parts["move"]


def test_vp_3_7_an_exchange_without_goods_says_that_the_warehouse_is_empty() -> None:
    empty = at({"players": 3, "slots": {"A": [None, "move"]}, "goods": {"A": {}}})
    some = at({"players": 3, "slots": {"A": [None, "move"]}, "goods": {"A": {"wheat": 1}}})

    said = [[r.text("en") for r in state.explain("exchange silver")] for state in (empty, some)]

    assert said == [["There are no goods in your warehouse to exchange."], ["There is no silver in your warehouse to exchange."]]


# merchants


def test_vp_5_1_all_places_in_reach_are_lit_once_a_merchant_is_picked() -> None:
    state = at(FULL)
    browser = Browser(Table(tabletop.match(VALPARAISO, ["human"] * 5, start=state, seed=1, names=NAMES["en"]), seat=2, pace=0))
    assert not [i for i in browser.items if i.startswith("reach-")]

    browser.touch("Limache")

    costs = reach(state, 2, "Limache")
    assert {i for i in browser.items if i.startswith("reach-")} == {f"reach-{place}" for place in costs if place != "Limache"}
    for place in (place for place in costs if place != "Limache"):
        assert f">{costs[place].pesos}<" in browser.items[f"reach-{place}"]["svg"]
        unit = "peso" if costs[place].pesos == 1 else "pesos"
        assert f"In reach for {costs[place].pesos} {unit}, steps: {costs[place].steps}." in browser.items[f"place-{place}"]["label"]
    browser.touch("Limache")
    assert not [i for i in browser.items if i.startswith("reach-")]
    browser.screen.close()


def test_a_merchant_on_its_way_goes_on_by_one_touch() -> None:
    state = VALPARAISO.from_dict({"players": 2, "phase": "move", "card": "move", "merchants": {"A": {"Valparaíso": 2}}}, seed=1)
    table = tabletop.play("valparaiso", ["human", "greedy"], start=state)
    browser = Browser(table)

    browser.touch("Valparaíso")
    browser.touch("Quilpué")
    browser.touch("Limache")

    assert table.match.state.mover == "Limache" and table.match.state.merchants(0) == {"Valparaíso": 1, "Limache": 1}
    browser.touch("halt")
    assert table.match.state.mover is None
    browser.says("tool", id="undo")
    browser.says("tool", id="undo")
    assert table.match.state.mover == "Quilpué" and "Limache" in browser.legal


def test_a_merchant_on_its_way_lights_what_is_left_to_it() -> None:
    state = at(MOVING)

    drawn = scene(state, 2, "en", NAMES["en"])

    lit = {i.id for i in drawn.items if i.id.startswith("reach-")}
    assert lit == {f"reach-{place}" for place in reach(state, 2, "Limache") if place != "Limache"}
    assert "reach-Quilpué" not in lit
    assert "The merchant on its way stands here." in drawn.item("place-Limache").label
    assert "Chae spent 3 pesos so far" in written(drawn, "status")
    assert picked(drawn, state, ("Limache",), NAMES["en"]) is drawn


def test_vp_5_2_arrow_down_leads_from_the_merchant_on_its_way_to_what_ends_it() -> None:
    state = at({"players": 2, "phase": "move", "to_move": "A", "card": "move", "mover": "Limache", "path": ["Valparaíso", "Limache"],
                "walked": 1, "changed": True, "merchants": {"A": {"Valparaíso": 1, "Limache": 1}}})  # fmt: skip
    alone = at({**state.to_dict(), "moved": {"Valparaíso": 1}, "left": 1})

    led = [steps(heard(scene(s, 0)))["place-Limache"]["ArrowDown"] for s in (state, alone)]

    assert led == ["halt", "done"]
    assert not {"halt", "done"} & {*scene(state, 0).item("place-Quilpué").near}


def test_the_neighbours_of_a_place_are_those_of_the_graph() -> None:
    for state in (at(FULL), at(FILLING)):
        drawn = scene(state, None)

        for place in state.places:
            near = {n.removeprefix("place-") for n in drawn.item(f"place-{place}").near if n.startswith("place-")}
            assert near == set(state.neighbours(place))


@pytest.mark.parametrize("position", [FULL, PLANNING, FILLING, LESS], ids=["move", "planning", "transfer", "less"])
def test_the_arrows_lead_from_everything_to_all_that_can_be_touched_and_from_a_place_along_its_roads(position: dict[str, Any]) -> None:
    state = at(position)
    items = heard(scene(state, None))

    led, touched = steps(items), {name for name, item in items.items() if item.part}

    for name in items:
        assert touched <= ways(name, led).keys(), name
    for place in state.places:
        assert {f"place-{other}" for other in state.neighbours(place)} <= {*led[f"place-{place}"].values()}


# planning in secret


def test_vp_2_5_of_a_plan_others_are_told_nothing_but_that_there_is_one() -> None:
    state = at(PLANNING)

    own, other, everybody = (scene(state, seat, "en", NAMES["en"]) for seat in (1, 0, None))

    assert own.head == "Round 2, planning. Bo lays a card in slot 3." and other.head == "Round 2, planning. Bo is planning in secret."
    assert written(other, "seat-1")[-1] == "planning" and written(other, "seat-2")[-1] == "plans later"
    assert written(own, "seat-0")[-1] == "has planned"
    assert "12" in written(own, "seat-1") and "17" in written(other, "seat-1")
    assert "20" in written(own, "seat-0") and "15" in written(everybody, "seat-0")
    assert "Hire" in " ".join(written(own, "slot-1-0")) and "slot-1-0" not in {i.id for i in other.items}


def test_vp_2_5_a_scene_does_not_depend_on_what_the_seat_cannot_know() -> None:
    states = [at(PLANNING), *(s for n in (2, 4) for s in game(n, n)[::23] if s.phase == "planning")]
    states += [s for s in game(3, 1, advanced_planning="true") if s.phase == "fastest good"][:2]
    assert len(states) > 6
    for state in states:
        for seat in range(state.players):
            seen = state.seen_by(seat)
            bare = type(state)(state.game, state.players, state.fields, None, seen.position.events)
            truth = everything(scene(bare, seat, "en", NAMES["en"]))

            for other in (seen.position, *(seen.sample(chance.seeded(n)) for n in (1, 2))):
                twin = type(state)(state.game, state.players, other.fields, None, seen.position.events)
                assert everything(scene(twin, seat, "en", NAMES["en"])) == truth  # type: ignore[arg-type]


def test_vp_2_4_the_mayors_office_is_touched_before_its_card() -> None:
    start = {**PLANNING, "plan": {**PLANNING["plan"], "B": [None, "transfer"]}}
    browser = Browser(Table(tabletop.match(VALPARAISO, ["human"] * 3, start=at(start), seed=1), seat=1, pace=0))

    browser.touch("mayor")
    assert "transfer" not in browser.legal and "muelle" in browser.legal
    browser.touch("muelle")

    state: Any = browser.screen.match.state  # type: ignore[attr-defined]
    assert [card and card.name for card in state.plan(1)[:2]] == ["muelle", "transfer"]
    assert "hand-muelle" not in browser.items and "slot-1-0" in browser.items
    browser.screen.close()


@pytest.mark.parametrize(
    ("more", "head"),
    [
        ({"plan": {"B": []}}, "lays a card in slot 1 or pays 5 pesos for the Mayor's Office."),
        ({"plan": {"B": []}, "pesos": {"B": 4}}, "lays a card in slot 1."),
        ({"plan": {"B": [None, "move", "hire", "sell", "ship"]}}, "pays 5 pesos for the Mayor's Office or touches Planned."),
        ({"plan": {"B": ["build", "move", "hire", "sell", "ship"]}}, "touches Planned."),
        ({"plan": {"B": ["build", "move", "hire", "sell", "ship"]}, "houses": {"B": ["Concón", "Limache"]}},
         "lays a card in slot 5 or touches Planned."),
    ],
)  # fmt: skip
def test_vp_2_2_in_planning_the_head_names_what_is_open(more: dict[str, Any], head: str) -> None:
    others: Any = PLANNING["plan"]
    state = at({**PLANNING, **more, "plan": others | more["plan"]})

    drawn = scene(state, 1, "en", NAMES["en"])

    assert drawn.head == f"Round 2, planning. Bo {head}"


def test_vp_3_2_prices_of_slots_stand_there_only_while_cards_are_planned_or_used() -> None:
    setting_up, cleaning = at({"players": 2, "phase": "starting goods", "to_move": "B"}), at(DISCARDING)
    planning, using = at(PLANNING), at({"players": 3, "slots": {"A": [None, "move"]}})

    prices = [[line for line, _ in texts(scene(s, None)) if line.startswith("costs") or line in ("free", "5 pesos")]
              for s in (setting_up, cleaning, planning, using)]  # fmt: skip

    costs = ["costs 1", "costs 2", "costs 3", "costs 4"]
    assert [sorted(found) for found in prices] == [[], [], sorted(["5 pesos", "free", *costs[:4]]), sorted(["free", "free", *costs[:4]])]
    assert "no cards left to use" not in [line for line, _ in texts(scene(setting_up, None))]


# heads


@pytest.mark.parametrize(
    ("state", "head"),
    [
        (at(TRADING), "Round 1. Ana uses Trade: touches a market to trade in."),
        (at(DISCARDING), "Round 1, clean-up. Bo may discard an achievement for its points."),
        (at(LEAVING), "Round 1, clean-up. Chae may leave a merchant in a village; the others return."),
        (at(SWAPPING), "Last round. Dua uses mercado nuevo: touches a market, then a tile of the reserve. Then: trade."),
        (at(MOVING), "Round 1. Chae uses Move: moves the merchant at Limache; others left: 3. Or: Halt, Done."),
        (at({"players": 3, "slots": {"A": [None, "move"]}, "deck": [], "offers": {}}),
         "Last round. Ana chooses a card: its picture, or the good below."),
    ],
)  # fmt: skip
def test_the_head_says_whose_turn_it_is_and_what_for(state: State, head: str) -> None:
    assert scene(state, None, "en", NAMES["en"]).head == head


@pytest.mark.parametrize(
    ("pesos", "head"),
    [({"A": 3, "B": 2}, "The game is over. Points are level at 19; Ana wins by pesos."),
     ({"A": 3, "B": 3}, "The game is over. Ana and Bo share the victory with 19 points each.")],
)  # fmt: skip
def test_vp_11_4_the_end_says_how_it_was_decided(pesos: dict[str, int], head: str) -> None:
    state = at({"players": 3, "phase": "recall", "to_move": "over", "points": {"A": {"trade": 19}, "B": {"houses": 19}}, "pesos": pesos})

    drawn = scene(state, None, "en", NAMES["en"])

    assert drawn.head == drawn.item("result").label == head
    tops = [drawn.item(f"result-{p}").box[1] for p in range(3)]
    assert [place for _, place in sorted(zip(tops, state.ranking(), strict=True))] == sorted(state.ranking())
    assert drawn.item("result-2").label == "Place 3: Chae, 0 points, 20 pesos."


def test_a_position_in_which_chance_decides_has_a_picture_too() -> None:
    heads = [scene(state, None).head for state in chances()]

    assert [head.split(":")[0].split(".")[0] for head in heads] == ["Getting ready"] * 3 + ["Round 1, planning", "Round 1"]
    assert len(set(heads)) == 5


# the last move


def test_what_the_last_move_touched_is_marked() -> None:
    moving, trading, planning = at(FULL), at(TRADING), at(PLANNING)

    assert "place-Quilpué" in last_items(moving.play("step Limache Quilpué"))  # type: ignore[arg-type]
    assert "column-Quillota" in last_items(trading.play("trade Quillota"))  # type: ignore[arg-type]
    assert last_items(planning.play("plan move")) == {"slot-1-3"}  # type: ignore[arg-type]
    built = at(CRAMPED).play("build Valparaíso")
    assert {"place-Valparaíso", "residence-1"} <= last_items(built)  # type: ignore[arg-type]


def test_the_last_move_of_a_plan_is_marked_on_no_other_seats_table() -> None:
    state = at(PLANNING)
    after = [state.play(action) for action in ("plan move", "mayor muelle" if state.plan(1)[0] is None else "plan trade")]

    for shown in after:
        for seat in (0, 2):
            ids = {i.id for i in scene(shown, seat).items}  # type: ignore[arg-type]
            assert last_items(shown) & ids == set()  # type: ignore[arg-type]


# other boards


def custom() -> networkx.Graph[str]:
    graph: networkx.Graph[str] = networkx.Graph(name="Line", residences=((1, "pesos", 3),), residences_few=((1, "points", 1),))
    graph.add_node("Harbour of Endless Winds", kind="city", pos=(0, 0), few=())
    for i in range(8):
        kind = "market" if i % 3 == 0 else "village"
        houses = (3, 2, 1, 1, 1) if kind == "market" else (2,)
        graph.add_node(f"<b>Wide Village {i} & co", kind=kind, pos=(5 * (i % 3) - 5, 3 * (i // 3) + 1), houses=houses, few=houses)
    names = list(graph)
    graph.add_edges_from((a, b, {"few": True}) for a, b in pairwise(names))
    return graph


def test_a_board_of_ones_own_lies_inside_the_map_with_its_names() -> None:
    state = at({"players": 5, "phase": "move", "to_move": "A", "card": "move"}, board=custom())

    drawn = scene(state, None)

    assert {i.part for i in drawn.items if i.id.startswith("place-")} == set(custom())
    for item in drawn.items:
        x, y, w, h = item.box
        assert 0 <= x and x + w <= drawn.width and 0 <= y and y + h <= drawn.height
    assert "<b>" not in "".join(i.shape for i in drawn.items) and "&lt;b&gt;" in "".join(i.shape for i in drawn.items)


def test_the_side_for_few_shows_only_its_own_places_and_spaces() -> None:
    few, many = ({i.id for i in scene(at({"players": n, "slots": {"A": [None, "move"]}}), None).items} for n in (3, 4))

    assert many - few >= {"place-Quintero", "place-Curacaví", "place-La Ligua", "column-La Ligua"}


def test_every_card_says_what_it_does_in_both_languages() -> None:
    state = at(FULL)

    said = {lang: {card.name: scene_words(state, lang).about(card) for card in CARDS} for lang in ("en", "ko")}

    assert all(len(set(of.values())) == len(CARDS) for of in said.values())
    assert said["en"]["diligencia"] == "Move: any steps, free, no tolls; then trade: one market."
    assert not re.findall("[a-z]", "".join(said["ko"].values()))


def scene_words(state: State, lang: str) -> Any:
    from tabletop.games.valparaiso.view.sentences import Sentences

    return Sentences(state, None, lang, NAMES[lang]).words


def test_slots_say_their_number_and_price() -> None:
    drawn = scene(at({"players": 3, "slots": {"A": ["sell", "ship", "move"]}}), 0, "en", NAMES["en"])

    ids = [i.id for i in drawn.items if i.id.startswith("slot-0-")]
    assert ids == [f"slot-0-{i}" for i in range(3, SLOTS + 1)]
    assert drawn.item("slot-0-5").label == "Slot 5, opens with two houses." and drawn.item("slot-0-3").label == "Slot 3, empty."
    assert drawn.item("sell: main").label.startswith("Sell, Mayor's Office, free.")


def test_a_table_and_a_replay_open_a_panel_that_is_touched() -> None:
    match = tabletop.match(VALPARAISO, ["human"] + ["random"] * 4, start=at(FULL), seed=1)
    replay = Replay(tabletop.match(VALPARAISO, ["random"] * 5, start=at(FULL), seed=1).record, seat=2)

    for screen in (Table(match, seat=0, pace=0), replay):
        browser = Browser(screen)
        folded = browser.blocks["board"]["height"]
        assert browser.items["fold-1"]["open"] is False and "open" not in browser.items["seat-1"]
        browser.says("touch", id="fold-1")

        assert browser.items["fold-1"]["open"] is True and browser.blocks["board"]["height"] > folded
        browser.says("touch", id="fold-1")
        assert browser.items["fold-1"]["open"] is False and browser.blocks["board"]["height"] == folded
        screen.close()
