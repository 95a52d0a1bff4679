"""Journeys in Valparaíso: what is said to be in reach is what the engine lets a merchant do, step by step, at that price.

The second way is brute force: every sequence of steps that is legal, played to its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.boards import roads
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.core.state import SEATS
from tabletop.games.valparaiso.board import sea
from tabletop.games.valparaiso.cards import CARD, CARDS
from tabletop.games.valparaiso.decisions import Ship, Step
from tabletop.games.valparaiso.journeys import USUAL, Terms, current_terms, reach, road_cost, road_graph, terms, traffic
from tabletop.games.valparaiso.pieces import State
from tests.games.ports import VALPO, playing, turn, using
from tests.games.road_maps import largest, row_of_villages

EXEMPT, TOLLS, PRICES = ("all", "owner"), ("enter", "pass_through"), ("1 1 1", "0 0 0", "2 2 2", "1 2 3")
MOVING = ("move", "camino de carretas", "arriero", "caravana", "enganche", "diligencia")  # cards with a step that moves merchants
SILVER: dict[str, Any] = {"goods": {"A": {"silver": 1}}}  # so that A's turn waits at its end, and no income is paid behind our back


# the second way


def steps_of(state: State, place: str) -> list[Step]:
    """The legal steps out of a place."""
    return [action for action in state.legal_actions() if isinstance(action, Step) and action.start == place]


def counts_as_step(state: State, seat: int, place: str) -> bool:
    """Whether entering a place is a step, from the houses alone (VP-5.4)."""
    owners = [q for q in range(state.players) if place in state.houses(q)]
    return state.kind(place) != "village" or not (seat in owners if state.game.options["customs_step_exempt"] == "owner" else owners)


def by_playing(state: State, place: str) -> dict[str, tuple[int, int]]:
    """Pesos and steps of the cheapest way to each place for a merchant of the active seat, by all sequences of legal steps."""
    seat, best = state.active, {place: (0, 0)}
    todo = [(state, place, 0)]
    while todo:
        now, here, steps = todo.pop()
        for action in steps_of(now, here):
            after = now.play(action)
            made = steps + counts_as_step(now, seat, action.end)
            cost = (state.pesos(seat) - after.pesos(seat), made)
            best[action.end] = min(best.get(action.end, cost), cost)
            if after.phase == "move" and after.mover == action.end:
                todo.append((after, action.end, made))
    return best


def told(state: State, seat: int, place: str, **more: Any) -> dict[str, tuple[int, int]]:
    """What `reach` says, pesos and steps."""
    return {end: (cost.pesos, cost.steps) for end, cost in reach(state, seat, place, **more).items()}


# positions


def moving(game: Game, rng: Random, card: str = "move") -> State:
    """A uses a card that moves merchants, if it can; they, houses of everybody and A's pesos lie where chance has put them."""
    players = rng.randint(CARDS[CARD[card]].seats, game.seats[1])
    seats = SEATS[:players]
    free = {place: len(game.chart.side(players).houses[i]) for i, place in enumerate(game.chart.names)}
    on_side = game.new(players).places  # type: ignore[attr-defined]
    houses: dict[str, list[str]] = {seat: [] for seat in seats}
    for seat in rng.choices(seats, k=rng.randint(0, 4 * players)):
        place = rng.choice(on_side)
        if free[place] and place not in houses[seat] and len(houses[seat]) < 4:
            free[place] -= 1
            houses[seat].append(place)
    merchants: dict[str, int] = {}
    for place in rng.choices(on_side, k=rng.randint(2, 4 if players > 2 else 3)):
        merchants[place] = merchants.get(place, 0) + 1
    state = turn(
        card, game=game, players=players, pesos={"A": rng.choice([0, 1, 2, 3, 5, 8, 30])}, houses=houses, merchants={"A": merchants},
        goods={"A": {"silver": 1}},
    )  # fmt: skip
    if f"use {card} main" not in map(str, state.legal_actions()):
        return state
    state = state.play(f"use {card} main")
    return state.play("done") if state.phase == "hire" else state


def stages(state: State, rng: Random) -> Iterator[State]:
    """A position in which merchants move, and some that come after it."""
    while state.phase == "move":
        yield state
        able = [action for action in state.legal_actions() if action.verb in ("step", "halt")]
        if not able:
            return
        state = state.play(rng.choice(able))


def places_to_ask(state: State) -> list[str]:
    """Where a merchant stands that may step now."""
    return [state.mover] if state.mover else [place for place in state.merchants(state.active) if state.unmoved(place)]


def compared(game: Game, rng: Random, card: str, positions: int) -> int:
    """Hold both ways against each other; how many merchants were looked at."""
    seen = 0
    for _ in range(positions):
        for state in stages(moving(game, rng, card), rng):
            for place in places_to_ask(state):
                assert told(state, state.active, place) == by_playing(state, place), f"{place} in {state.code()}"
                seen += 1
    return seen


# reach


@pytest.mark.parametrize(("exempt", "toll", "prices"), [*product(EXEMPT, TOLLS, PRICES)])
def test_vp_5_what_is_in_reach_is_what_can_be_played(exempt: str, toll: str, prices: str) -> None:
    game = playing(customs_step_exempt=exempt, toll=toll, step_prices=prices)

    seen = compared(game, Random(f"{exempt} {toll} {prices}"), "move", 12)

    assert seen > 25


@pytest.mark.parametrize(("card", "toll"), [*product(MOVING[1:], TOLLS)])
def test_vp_9_2_what_is_in_reach_by_an_achievement_is_what_can_be_played(card: str, toll: str) -> None:
    game = playing(toll=toll, step_prices="1 2 3")

    seen = compared(game, Random(f"{card} {toll}"), card, 10)

    assert seen > 10


@pytest.mark.parametrize("board", [largest, row_of_villages])
@pytest.mark.parametrize(("exempt", "toll"), [*product(EXEMPT, TOLLS)])
def test_what_is_in_reach_on_another_board_is_what_can_be_played(board: Any, exempt: str, toll: str) -> None:
    options = {"customs_step_exempt": exempt, "toll": toll, "step_prices": "1 2 3"}
    game = tabletop.load("valparaiso", board=board(), options=options)

    seen = compared(game, Random(f"{exempt} {toll}"), "move", 6)

    assert seen > 12


@pytest.mark.parametrize("seed", range(30))
def test_a_journey_can_be_walked_and_costs_what_was_said(seed: int) -> None:
    rng = Random(seed)
    state = moving(playing(toll=rng.choice(TOLLS), customs_step_exempt=rng.choice(EXEMPT), step_prices=rng.choice(PRICES)), rng)
    walks = 0

    for place in places_to_ask(state) if state.phase == "move" else []:
        for end, cost in reach(state, 0, place).items():
            assert (cost.path[0], cost.path[-1]) == (place, end) and len(set(cost.path)) == len(cost.path)
            now = state
            for step in zip(cost.path, cost.path[1:], strict=False):
                now = now.play(Step(*step))
            assert state.pesos(0) - now.pesos(0) == cost.pesos
            walks += 1

    assert walks or state.phase != "move"


def test_vp_5_1_from_the_city_with_all_pesos_three_steps_are_in_reach() -> None:
    state = using("move", players=4, merchants={"A": {"Valparaíso": 2}}, **SILVER)

    found = told(state, 0, "Valparaíso")

    assert found == {
        "Valparaíso": (0, 0), "Concón": (1, 1), "Quilpué": (1, 1), "Peñuelas": (1, 1), "Quintero": (2, 2), "Quillota": (2, 2),
        "Limache": (2, 2), "Casablanca": (2, 2), "La Ligua": (3, 3), "San Felipe": (3, 3), "Curacaví": (3, 3),
    }  # fmt: skip


@pytest.mark.parametrize(("pesos", "places"), [(0, 1), (1, 4), (2, 8), (3, 11), (10, 11)])
def test_vp_5_3_pesos_bound_what_is_in_reach(pesos: int, places: int) -> None:
    state = using("move", players=4, merchants={"A": {"Valparaíso": 2}}, pesos={"A": 12}, **SILVER)

    found = reach(state, 0, "Valparaíso", pesos)

    assert len(found) == places and all(cost.pesos <= pesos for cost in found.values())


@pytest.mark.parametrize("seed", range(20))
def test_a_smaller_purse_is_as_if_the_seat_had_no_more(seed: int) -> None:
    state = moving(playing(step_prices="1 2 3", toll=TOLLS[seed % 2]), Random(seed))
    mapping = state.to_dict()

    for pesos in range(state.pesos(0) + 1):
        poorer = state.game.from_dict(mapping | {"pesos": mapping["pesos"] | {"A": pesos}})
        for place in state.merchants(0):
            assert reach(state, 0, place, pesos) == reach(poorer, 0, place)


def test_vp_5_4_a_customs_house_brings_more_in_reach_under_one_option_for_all_under_the_other_for_its_owner() -> None:
    houses = {"B": ["Limache"]}
    by_all, by_owner = (using("move", game=playing(customs_step_exempt=e), players=4, houses=houses, **SILVER) for e in EXEMPT)

    assert told(by_all, 0, "Valparaíso")["San Felipe"] == (4, 2)  # two steps and a toll of 2
    assert told(by_all, 0, "Quilpué")["Quillota"] == (3, 1)
    assert told(by_owner, 0, "Valparaíso")["San Felipe"] == (5, 3)
    assert told(by_owner, 1, "Valparaíso")["San Felipe"] == (2, 2)
    assert told(by_all, 1, "Valparaíso") == told(by_owner, 1, "Valparaíso")


def test_vp_5_2_a_merchant_on_its_way_does_not_go_back_and_has_fewer_steps_left() -> None:
    state = using("move", players=4, merchants={"A": {"Valparaíso": 2}}, **SILVER).play("step Valparaíso Concón")

    found = told(state, 0, "Concón")

    assert found == {"Concón": (0, 0), "Quintero": (1, 1), "Quillota": (1, 1), "La Ligua": (2, 2), "Limache": (2, 2)}
    assert told(state, 0, "Valparaíso")["San Felipe"] == (3, 3)  # the other merchant has all its steps
    assert told(state, 1, "Concón")["Valparaíso"] == (1, 1)  # and so would one of another seat


@pytest.mark.parametrize("card", MOVING)
def test_terms_asked_for_beforehand_are_those_of_the_card_in_use(card: str) -> None:
    step = next(step for step in CARDS[CARD[card]].steps if step.kind == "move")
    named: dict[str, Any] = {"players": 5, "houses": {"B": ["Concón", "Limache"], "C": ["Quintero"]}, "merchants": {"A": {"Valparaíso": 2}}}
    before = turn(card, **named)

    state = before.play(f"use {card} main")

    assert current_terms(state) == terms(step)
    assert reach(before, 0, "Valparaíso", on=terms(step)) == reach(state, 0, "Valparaíso")
    assert (reach(before, 0, "Valparaíso") == reach(state, 0, "Valparaíso")) == (terms(step) == terms(USUAL))


def test_terms_of_the_cards_that_move() -> None:
    found = {card: terms(next(step for step in CARDS[CARD[card]].steps if step.kind == "move")) for card in MOVING}

    assert found == {
        "move": Terms(3, False, False), "camino de carretas": Terms(4, True, False), "arriero": Terms(3, False, False),
        "caravana": Terms(3, True, False), "enganche": Terms(3, True, False), "diligencia": Terms(99, True, True),
    }  # fmt: skip


def test_vp_9_2_free_steps_still_pay_tolls_and_without_tolls_the_whole_board_costs_nothing() -> None:
    houses = {"B": ["Concón", "Quilpué", "Peñuelas"]}
    free, all_free = (turn(card, players=5, houses=houses, **SILVER).play(f"use {card} main") for card in ("caravana", "diligencia"))

    assert {place: cost[0] for place, cost in told(free, 0, "Valparaíso").items()}["Quillota"] == 2
    assert {cost[0] for cost in told(all_free, 0, "Valparaíso").values()} == {0}
    assert set(told(all_free, 0, "Valparaíso")) == set(all_free.places)


# one road


def test_a_road_that_is_not_there_has_no_price() -> None:
    state = turn("move")

    with pytest.raises(TabletopError, match="no road leads from 'Valparaíso' to 'Quillota'"):
        road_cost(state, 0, "Valparaíso", "Quillota")
    with pytest.raises(TabletopError, match="no place 'Atlantis'"):
        road_cost(state, 0, "Atlantis", "Valparaíso")
    with pytest.raises(TabletopError, match="no place 'Quintero'"):  # it is on the other side of the board
        reach(state, 0, "Quintero")


@pytest.mark.parametrize("exempt", EXEMPT)
@pytest.mark.parametrize("seat", range(3))
def test_the_road_graph_of_a_seat_says_what_first_steps_cost(exempt: str, seat: int) -> None:
    houses = {"A": ["Concón", "Peñuelas"], "B": ["Quilpué"], "C": ["Limache"]}
    game = playing(customs_step_exempt=exempt, step_prices="2 2 2")
    state = game.from_dict({"players": 3, "slots": {"A": [None, "move"]}, "houses": houses})

    graph = road_graph(state, seat)

    assert (graph.is_directed(), graph.graph["seat"], tuple(graph)) == (True, seat, state.places)
    assert set(graph.edges) == {(a, b) for a in state.places for b in state.neighbours(a)}
    assert {place: marks["owners"] for place, marks in graph.nodes(data=True) if marks["owners"]} == {
        "Concón": (0,), "Peñuelas": (0,), "Quilpué": (1,), "Limache": (2,),
    }  # fmt: skip
    letter = SEATS[seat]
    for start, end, marks in graph.edges(data=True):
        mine = game.from_dict({
            "players": 3, "to_move": letter, "slots": {letter: [None, "move"]}, "houses": houses, "merchants": {letter: {start: 2}},
            "goods": {letter: {"silver": 1}},
        }).play("use move main")  # fmt: skip
        after = mine.play(Step(start, end))
        assert mine.pesos(seat) - after.pesos(seat) == marks["pesos"], (start, end)
        assert counts_as_step(mine, seat, end) == bool(marks["steps"]), (start, end)


def test_the_road_graph_of_two_seats_differs_where_a_customs_house_stands() -> None:
    state = turn("move", players=4, houses={"A": ["Concón"], "B": ["Limache"]})

    first, second = road_graph(state, 0), road_graph(state, 1)

    assert (first.edges["Valparaíso", "Concón"], second.edges["Valparaíso", "Concón"]) == (
        {"steps": 0, "pesos": 0}, {"steps": 0, "pesos": 2},
    )  # fmt: skip
    assert (first.edges["Quilpué", "Limache"]["pesos"], second.edges["Quilpué", "Limache"]["pesos"]) == (2, 0)
    assert first.edges["Concón", "Valparaíso"] == second.edges["Concón", "Valparaíso"] == {"steps": 1, "pesos": 1}


def test_where_steps_cost_alike_the_cheapest_journey_is_a_shortest_path_of_the_road_graph() -> None:
    state = turn("move", players=5, houses={"B": ["Limache", "Concón"], "C": ["Quintero"]}, pesos={"A": 99})
    graph = road_graph(state, 0)

    for place in state.places:
        far = networkx.single_source_dijkstra_path_length(graph, place, weight="pesos")
        found = told(state, 0, place, on=Terms(99, False, False))
        assert {end: pesos for end, (pesos, _) in found.items()} == far


# traffic


def shares_by_networkx(graph: Any, goals: list[str]) -> dict[str, float]:
    """The same by networkx's betweenness between a set of sources and a set of targets, which counts each pair by halves."""
    city = next(place for place, kind in graph.nodes(data="kind") if kind == "city")
    found = networkx.betweenness_centrality_subset(graph, [city], goals)
    return {place: 2 * found[place] / len(goals) for place, kind in graph.nodes(data="kind") if kind == "village"}


@pytest.mark.parametrize("few", [True, False])
@pytest.mark.parametrize("board", [lambda: VALPO.board, largest, row_of_villages])
def test_traffic_is_betweenness_between_the_city_and_its_markets(board: Any, few: bool) -> None:
    graph = roads.side(board(), few)
    markets = [place for place, kind in graph.nodes(data="kind") if kind == "market"]

    found = traffic(graph)

    assert found == pytest.approx(shares_by_networkx(graph, markets)) and max(found.values()) > 0


@settings(max_examples=60)
@given(st.integers(4, 12), st.integers(0, 12), st.randoms(use_true_random=False))
def test_traffic_on_any_roads_and_to_any_places(places: int, more: int, rng: Any) -> None:
    graph = networkx.random_labeled_tree(places, seed=rng.randint(0, 10**6))
    for _ in range(more):
        graph.add_edge(*rng.sample(range(places), 2))
    kinds = ["city", "market", *(rng.choice(["village", "market"]) for _ in range(places - 2))]
    networkx.set_node_attributes(graph, dict(enumerate(kinds)), "kind")
    graph = networkx.relabel_nodes(graph, {i: f"p{i}" for i in range(places)})
    goals = rng.sample([place for place, kind in graph.nodes(data="kind") if kind != "city"], rng.randint(1, places - 1))

    found = traffic(graph, goals)

    assert found == pytest.approx(shares_by_networkx(graph, goals))


def test_a_village_at_the_only_way_has_all_the_traffic_and_one_beside_it_none() -> None:
    graph = row_of_villages()

    assert traffic(graph) == {"One": 1, "Two": 0, "Three": 1, "Four": 1, "Five": 1}
    assert traffic(graph, ["One"]) == dict.fromkeys(["One", "Two", "Three", "Four", "Five"], 0)


@pytest.mark.parametrize(
    ("spoil", "ends", "named"),
    [
        (lambda g: g.nodes["Head"].update(kind="village"), None, "no city"),
        (lambda g: g.nodes["End"].update(kind="village"), None, "there is no market; name at least one place"),
        (lambda g: None, ["One", "Atlantis"], "no road leads from 'Head' to 'Atlantis'"),
        (lambda g: None, [], "name at least one place"),
        (lambda g: g.remove_edge("Four", "Five"), None, "no road leads from 'Head' to 'End'"),
    ],
)
def test_traffic_that_cannot_be_counted_is_refused(spoil: Any, ends: Any, named: str) -> None:
    graph = row_of_villages()
    spoil(graph)

    with pytest.raises(TabletopError, match=named):
        traffic(graph, ends)


# the sea


def test_vp_8_1_the_sea_is_a_complete_graph_of_four_zones() -> None:
    graph = sea()

    assert networkx.density(graph) == 1 and len(graph) == 4
    assert [zone for zone, outer in graph.nodes(data="outer") if not outer] == ["bay"]
    for zone in graph:
        start = using("ship", ships={"A": zone})
        assert {action.zone for action in start.legal_actions() if isinstance(action, Ship)} == set(graph[zone])
