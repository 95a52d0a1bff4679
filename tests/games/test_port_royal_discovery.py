"""The discovery of Port Royal as a chain: odds to the digit, by formula, by listing and by the engine; when to stop; who helps whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod
from typing import Any

import pytest

import tabletop
from tabletop.boards import MEASURES, components
from tabletop.core.errors import TabletopError
from tabletop.core.layout import CHANCE
from tabletop.games.port_royal.deck import COLOURS, EXPEDITIONS, KINDS, SHIPS, takes_for
from tabletop.games.port_royal.discovery import (
    BUST,
    after,
    best_stopping,
    bust_at,
    coins_of_takes,
    colours_given_no_bust,
    discovery,
    discovery_from,
    endings,
    expected_draws,
    fresh_deck,
    no_bust,
    worth,
)
from tabletop.games.port_royal.pieces import State
from tabletop.games.port_royal.synergies import repelled, synergies
from tabletop.show.explore import Explorer

PORT_ROYAL = tabletop.load("port_royal")
FRESH = discovery()
NOT_REPELLED = {  # by swords: how many ships of each colour they do not repel
    0: (10, 10, 10, 10, 10), 1: (6, 6, 6, 7, 10), 2: (3, 3, 6, 7, 7), 3: (3, 3, 3, 4, 7), 4: (0, 3, 3, 4, 4), 5: (0, 0, 0, 4, 4),
    6: (0, 0, 0, 2, 4), 7: (0, 0, 0, 2, 2), 8: (0, 0, 0, 2, 2),
}  # fmt: skip


def safe_ways(ships: tuple[int, ...], draws: int) -> dict[int, Fraction]:
    """By number of colours: the chance that so many cards hold at most one of the ships given for each colour, counted by hand."""
    others = 119 - sum(ships)
    each = {n: sum(prod(chosen) for chosen in combinations(ships, n)) for n in range(6)}
    found = {n: Fraction(ways * comb(others, draws - n), comb(119, draws)) for n, ways in each.items() if n <= draws}
    return {n: chance for n, chance in found.items() if chance}


# the first turn, to the digit


@pytest.mark.parametrize("draws", range(1, 31))
def test_no_bust_is_the_closed_form(draws: int) -> None:
    chance = no_bust(FRESH, draws)

    assert chance == sum(Fraction(comb(5, j) * 10**j * comb(69, draws - j), comb(119, draws)) for j in range(min(5, draws) + 1))


@pytest.mark.parametrize(("draws", "chance"), [
    (1, "1"), (2, "6796/7021"), (3, "82898/91273"), (5, "44622521/60879091"), (8, "146220532/334290047"), (10, "263282128/951440903"),
    (15, "110951569166416/1764368185018551"), (20, "1177319469877276/124777557370368357"), (30, "315154667804/4477773978884843"),
])  # fmt: skip
def test_no_bust_has_the_published_figures(draws: int, chance: str) -> None:
    assert no_bust(FRESH, draws) == Fraction(chance)


def test_the_bust_comes_after_eight_and_a_half_cards_on_average() -> None:
    mean = expected_draws(FRESH)

    assert mean == Fraction(7608120, 900473)
    assert float(mean) == 8.449026233990358
    assert mean == sum(draw * bust_at(FRESH, draw) for draw in range(1, 76))


@pytest.mark.parametrize(("draw", "chance"), [
    (1, 0.0), (2, 0.032046716991881496), (6, 0.10058463776651122), (7, 0.10021882548705657), (20, 0.004781267349812001),
])  # fmt: skip
def test_the_chance_that_just_this_draw_busts(draw: int, chance: float) -> None:
    assert float(bust_at(FRESH, draw)) == pytest.approx(chance, abs=1e-16)


@pytest.mark.parametrize("draws", range(1, 16))
def test_colours_given_no_bust_are_counted_by_hand(draws: int) -> None:
    ways = safe_ways((10,) * 5, draws)

    assert colours_given_no_bust(FRESH, draws) == {n: chance / sum(ways.values()) for n, chance in ways.items()}


def test_colours_given_no_bust_have_the_published_figures() -> None:
    after_seven, after_fifteen = (colours_given_no_bust(FRESH, draws) for draws in (7, 15))

    assert float(after_seven[2]) == pytest.approx(0.3769972868472056, abs=1e-16)
    assert float(after_fifteen[5]) == pytest.approx(0.13063480678006706, abs=1e-16)


def test_colours_that_lie_there_already_are_counted_too() -> None:
    chain = discovery(harbour=["blue flute 1/1"], swords=1, repel="always", most=1)

    assert colours_given_no_bust(chain, 1) == {1: Fraction(118 - 6 - 6 - 6 - 7 - 10, 112), 2: Fraction(29, 112)}


def test_the_next_card_from_every_node() -> None:
    steps = {(a, b): p for a, b, p in FRESH.edges(data="probability") if a != BUST}

    for ((seen, colours), target), probability in steps.items():
        left = 119 - seen
        ways = {BUST: 9 * colours, (seen + 1, colours + 1): 10 * (5 - colours)}
        assert probability == Fraction(ways.get(target, left - 9 * colours - 10 * (5 - colours)), left)
    assert FRESH.nodes[5, 5]["bust_odds"] == Fraction(45, 114)
    assert FRESH.nodes[12, 3]["bust_odds"] == Fraction(27, 107)


@pytest.mark.parametrize("swords", NOT_REPELLED)
def test_pr_2_5_with_swords_that_repel_whatever_they_can(swords: int) -> None:
    chain = discovery(swords=swords, repel="always", most=20)

    for draws in (2, 3, 4, 5, 6, 8, 10, 12, 15, 20):
        assert no_bust(chain, draws) == sum(safe_ways(NOT_REPELLED[swords], draws).values())


@pytest.mark.parametrize(("swords", "draws", "chance"), [
    (1, 10, 0.4663370863183609), (2, 10, 0.3024671863447764), (3, 20, 0.5528823974238357), (5, 8, 0.04434837286177891),
    (8, 20, 0.05351320045169531),
])  # fmt: skip
def test_swords_have_the_published_figures(swords: int, draws: int, chance: float) -> None:
    chain = discovery(swords=swords, repel="always", most=draws)

    assert float(1 - no_bust(chain, draws)) == pytest.approx(chance, abs=1e-15)


def test_repelling_only_duplicates_is_safer_than_nothing_and_less_safe_than_always() -> None:
    never, duplicates, always = (no_bust(discovery(swords=3, repel=repel, most=10), 10) for repel in ("never", "duplicates", "always"))

    assert never == no_bust(FRESH, 10)
    assert never < duplicates < always


# against listing


SMALL = {
    "yellow pinnace 1/1": 2, "yellow pinnace 3/4": 2, "blue flute 2/1": 1, "blue flute 3/5": 2, "red frigate 3/skull": 1, "sailor 3": 2,
}  # fmt: skip


def listed(cards: dict[str, int], draws: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Every row of so many faces, with its chance."""
    for row in product(cards, repeat=draws):
        left, chance = Counter(cards), Fraction(1)
        for face in row:
            chance *= Fraction(left[face], left.total())
            left[face] -= 1
        if chance:
            yield row, chance


def sailed(row: tuple[str, ...], swords: int, repel: str, harbour: tuple[str, ...] = ()) -> tuple[str, ...] | None:
    """The ships that lie there after these cards, by the rules in plain words; None after a bust."""
    strength = {ship.face: ship.swords for ship in SHIPS}
    there = list(harbour)
    for face in row:
        if face not in strength:
            continue
        duplicate = any(face.split()[0] == other.split()[0] for other in there)
        can = swords >= strength[face] and repel != "never"
        if duplicate and not can:
            return None
        if not (can and (duplicate or repel == "always")):
            there.append(face)
    return tuple(sorted(there))


@pytest.mark.parametrize("repel", ["never", "duplicates", "always"])
@pytest.mark.parametrize("swords", [0, 1, 4])
@pytest.mark.parametrize("harbour", [(), ("blue flute 1/1",), ("green skiff 1/1", "yellow pinnace 1/1")])
def test_a_small_deck_listed_card_by_card(repel: str, swords: int, harbour: tuple[str, ...]) -> None:
    expected: dict[int | None, Fraction] = defaultdict(Fraction)
    for row, chance in listed(SMALL, 4):
        ships = sailed(row, swords, repel, harbour)
        expected[None if ships is None else len(ships)] += chance

    chain = discovery(SMALL, harbour=harbour, swords=swords, repel=repel)

    found: dict[int | None, Fraction] = defaultdict(Fraction)
    for node, chance in after(chain, 4).items():
        found[chain.nodes[node].get("colours")] += chance
    assert found == {colours: chance for colours, chance in expected.items() if chance}


@pytest.mark.parametrize("repel", ["never", "duplicates", "always"])
def test_coins_of_takes_are_the_mean_over_all_listed_rows(repel: str) -> None:
    coins = {ship.face: ship.coins for ship in SHIPS}
    total = Fraction(0)
    for row, chance in listed(SMALL, 4):
        ships = sailed(row, 1, repel, ("blue flute 1/1",))
        if ships:
            total += chance * sum(sorted((coins[face] + ("blue" in face) for face in ships), reverse=True)[: max(1, len(ships) - 2)])

    for known in (False, True):
        chain = discovery(SMALL, harbour=["blue flute 1/1", "sailor 3"], swords=1, repel=repel, traders=["blue"], coins=known)
        value = coins_of_takes(chain)

        assert sum(chance * value[node] for node, chance in after(chain, 4).items()) == total


def test_people_turned_up_are_counted_beside_the_draws() -> None:
    expected: dict[int, Fraction] = defaultdict(Fraction)
    for row, chance in listed(SMALL, 3):
        if sailed(row, 0, "never") is not None:
            expected[row.count("sailor 3")] += chance

    chain = discovery(SMALL, people=True)

    found: dict[int, Fraction] = defaultdict(Fraction)
    for node, chance in after(chain, 3).items():
        if node != BUST:
            found[node[1]] += chance
    assert found == expected


# against the engine


def decisions(players: int, seeds: range, **options: Any) -> Iterator[State]:
    """Positions of random games in which the active seat may draw and no ship waits."""
    for seed in seeds:
        match = tabletop.match(tabletop.load("port_royal", options=options), ["random"] * players, seed=seed)
        match.run()
        states = [move.state for move in match.moves if move.state.phase == "discovery" and move.state.to_move >= 0]
        yield from (state for state in states[::7] if state.can_draw and not state.ship_waiting)


def test_the_first_step_of_the_chain_is_the_odds_on_the_table() -> None:
    met: Counter[bool] = Counter()

    for state in decisions(3, range(6)):
        chain = discovery_from(state.seen_by(0), most=3)

        first = chain.graph["start"]
        assert chain.nodes[first]["bust_odds"] == state.bust_odds
        assert chain.nodes[first]["colours"] == len(state.colours)
        assert chain.graph["exact"] == (state.shuffles == 0)
        assert chain.graph["must_draw"] == (state.drawn_count == 0)
        assert all(sum(after(chain, draws).values()) == 1 for draws in range(min(4, state.pile_size)))
        met[state.odds_are_exact] += 1

    assert min(met[True], met[False]) > 20


def busts_by_engine(state: State, draws: int) -> Fraction:
    """The chance of a bust within so many draws of a seat that repels duplicates alone, over all that chance can do."""
    if state.to_move == CHANCE:
        return sum((p * busts_by_engine(state.play(action), draws) for action, p in state.chances().items()), Fraction(0))
    if any(event.kind == "busts" for event in state.events):
        return Fraction(1)
    if state.ship_waiting:
        return busts_by_engine(state.play("repel" if state.ship_waiting.split()[0] in state.colours else "keep"), draws)
    return busts_by_engine(state.play("draw"), draws - 1) if draws else Fraction(0)


def test_two_draws_from_a_position_over_all_that_the_engine_can_do() -> None:
    state = PORT_ROYAL.from_dict({
        "phase": "discovery", "to_move": "B", "harbour": ["red frigate 1/1", "yellow pinnace 3/4", "sailor 3", "jester 5"],
        "people": {"A": ["pirate 9"], "B": ["sailor 3", "sailor 5", "blue trader 3"]}, "coins": {"A": 2, "B": 1},
    })  # fmt: skip

    chain = discovery_from(state)

    assert 1 - no_bust(chain, 2) == busts_by_engine(state, 2)
    assert chain.graph["swords"] == 2
    assert not chain.graph["must_draw"]


def test_the_traders_of_the_active_seat_bring_coins_in_the_chain_too() -> None:
    state = PORT_ROYAL.from_dict({
        "phase": "discovery", "to_move": "A", "harbour": ["blue flute 3/2"], "people": {"A": ["blue trader 3", "blue trader 5"]},
    })  # fmt: skip

    chain = discovery_from(state, most=1)

    assert coins_of_takes(chain)[chain.graph["start"]] == 5 == state.income(0, "blue flute 3/2")


def test_the_chain_of_a_position_ends_with_the_pile() -> None:
    state = PORT_ROYAL.from_dict({"phase": "discovery", "to_move": "A", "harbour": ["sailor 3"], "pile": 4})

    chain = discovery_from(state, most=9)

    assert chain.graph["cut"]
    assert max(node[0] for node in chain if node != BUST) == 4


def test_ended_turns_of_the_engine_come_out_as_the_chain_says() -> None:
    value = coins_of_takes(FRESH)
    brought, busts, games = 0, 0, 2000

    for seed in range(games):
        state = PORT_ROYAL.new(2, seed=seed).play("draw")
        while state.active == 0 and len(state.colours) < 2:
            state = state.play("draw")
        busts += state.active == 1
        ships = [state.income(0, face) for face in state.harbour if "/" in face]
        brought += max(ships, default=0)

    expected = worth(FRESH, value, lambda node: node[1] >= 2)
    assert abs(busts / games - 9 / 49) < 3 * (9 / 49 * 40 / 49 / games) ** 0.5
    assert abs(brought / games - expected) < 3 * 1.3 / games**0.5


# stopping


def test_pr_4_1_how_many_cards_may_be_taken() -> None:
    assert [takes_for(colours) for colours in range(6)] == [1, 1, 1, 1, 2, 3]


def test_what_a_stop_is_worth_grows_with_the_colours() -> None:
    value = coins_of_takes(FRESH)
    ship = {1: 3, 2: 3, 3: 3, 4: 1}  # coins of the ten ships of any colour

    for colours in range(1, 6):
        n = takes_for(colours)
        total = sum(prod(ship[coins] for coins in row) * sum(sorted(row, reverse=True)[:n]) for row in product(ship, repeat=colours))
        assert value[9, colours] == Fraction(total, 10**colours)
    assert (value[BUST], value[9, 0]) == (0, 0)
    assert coins_of_takes(FRESH, governors=1)[9, 2] == Fraction(22, 5)


def test_in_the_first_turn_it_is_best_to_stop_with_the_second_colour() -> None:
    value = coins_of_takes(FRESH)

    best = best_stopping(FRESH, value)

    met = {node for node in endings(FRESH, lambda node: False) if node != BUST} | {node for node in FRESH if node != BUST and node[0] < 60}
    assert all(best.stops(node) == (node[1] >= 2) for node in met if FRESH.out_degree(node))
    assert best.worth == Fraction(40, 49) * value[2, 2] > value[1, 1]
    assert endings(FRESH, best.stops)[BUST] == Fraction(9, 49)


def every_rule(nodes: list[Any]) -> Iterator[Callable[[Any], bool]]:
    """All ways to stop at some of these nodes."""
    for chosen in product((False, True), repeat=len(nodes)):
        stopped = {node for node, stop in zip(nodes, chosen, strict=True) if stop}
        yield stopped.__contains__


@pytest.mark.parametrize("harbour", [(), ("blue flute 1/1",)])
def test_no_rule_of_a_short_chain_is_better_than_the_best(harbour: tuple[str, ...]) -> None:
    chain = discovery(harbour=harbour, swords=2, repel="always", most=2)
    value = coins_of_takes(chain)
    nodes = [node for node in chain if chain.out_degree(node) and node != BUST]

    best = best_stopping(chain, value)

    assert best.worth == max(worth(chain, value, rule) for rule in every_rule(nodes)) == worth(chain, value, best.stops)


def test_pr_2_1_the_first_card_must_be_drawn_and_later_ones_need_not() -> None:
    at_the_start, later = discovery(most=3), discovery(harbour=["sailor 3"], most=3)

    forced, free = (best_stopping(chain, lambda node: 0 if node == BUST else -node[0]) for chain in (at_the_start, later))

    assert (forced.policy[0, 0], forced.worth) == ("draw", -1)
    assert (free.policy[0, 0], free.worth) == ("stop", 0)


def test_whoever_would_always_stop_still_draws_the_first_card_of_a_turn() -> None:
    ends = endings(FRESH, lambda node: True)

    assert ends == {(1, 0): Fraction(69, 119), (1, 1): Fraction(50, 119)}


def test_where_both_are_worth_the_same_it_stops() -> None:
    best = best_stopping(FRESH, lambda node: 1)

    assert set(best.policy.values()) == {"stop", "draw"}
    assert [node for node, choice in best.policy.items() if choice == "draw"] == [(0, 0)]


def test_what_one_more_card_is_worth_stands_beside_the_policy() -> None:
    value = coins_of_takes(FRESH)

    best = best_stopping(FRESH, value)

    steps = FRESH[3, 3]
    assert best.drawing[3, 3] == sum(step["probability"] * best.values[target] for target, step in steps.items())
    assert best.drawing[3, 3] < value[3, 3] == best.values[3, 3]


def test_who_sees_the_coins_stops_better_and_who_counts_people_does_not() -> None:
    plain, by_coins, by_people = (discovery(most=12, **more) for more in ({}, {"coins": True}, {"people": True}))

    worths = [best_stopping(chain, coins_of_takes(chain)).worth for chain in (plain, by_coins, by_people)]

    assert worths[1] > worths[0] == worths[2]
    same_rule = worth(by_coins, coins_of_takes(by_coins), lambda node: by_coins.nodes[node]["colours"] >= 2)
    assert same_rule == worth(plain, coins_of_takes(plain), lambda node: node[1] >= 2)


# the graph itself


CHAINS: list[dict[str, Any]] = [
    {}, {"coins": True}, {"people": True}, {"swords": 2}, {"swords": 3, "repel": "always"}, {"swords": 7, "traders": ["red"]},
    {"harbour": ["blue flute 1/1", "sailor 3"], "swords": 1}, {"cards": SMALL, "swords": 4, "harbour": ["yellow pinnace 1/1"]},
]  # fmt: skip


@pytest.mark.parametrize("given", CHAINS, ids=str)
def test_what_leads_out_of_a_node_comes_to_one(given: dict[str, Any]) -> None:
    chain = discovery(most=6, **given)

    for node in chain:
        odds = [p for _, _, p in chain.out_edges(node, "probability")]
        assert all(isinstance(p, Fraction) and p > 0 for p in odds)
        assert sum(odds) == 1 or node != BUST and not odds and node[0] == 6
    assert list(chain.successors(BUST)) == [BUST]
    assert all(sum(after(chain, draws).values()) == 1 for draws in range(7))


def test_colours_that_are_alike_are_counted_as_one() -> None:
    swords, trader = discovery(swords=2, repel="always", most=3), discovery(traders=["red"], most=3)

    assert [mooring.colours for mooring in swords.graph["counts"]] == [("yellow", "blue"), ("green",), ("red", "black")]
    assert [mooring.colours for mooring in trader.graph["counts"]] == [("yellow", "blue", "green", "black"), ("red",)]
    assert swords.nodes[3, 1, 0, 1]["colours"] == 2


def test_chains_are_small() -> None:
    assert len(FRESH) < 500
    assert len(discovery(swords=2, most=30)) < 3000


def test_the_fresh_deck_is_every_card_but_the_expedition_of_five_players() -> None:
    deck = fresh_deck()

    assert sum(deck.values()) == 119
    assert EXPEDITIONS[-1] not in deck
    assert PORT_ROYAL.new(5, seed=1).not_seen == deck


def test_a_deck_of_ones_own_can_be_given() -> None:
    more_red = fresh_deck() | {"red frigate 1/1": 13}

    chain = discovery(more_red)

    assert chain.nodes[0, 0, 0]["bust_odds"] == 0
    assert no_bust(chain, 2) < no_bust(FRESH, 2)


def test_a_chain_that_is_cut_says_so_and_has_no_mean() -> None:
    chain = discovery(most=4)

    assert (chain.graph["cut"], FRESH.graph["cut"]) == (True, False)
    with pytest.raises(TabletopError, match="cut after 4 draws"):
        expected_draws(chain)
    with pytest.raises(TabletopError, match="has 4 draws, not 5"):
        no_bust(chain, 5)


def test_the_whole_chain_knows_that_all_cards_together_bust() -> None:
    assert after(FRESH, 119) == {BUST: 1}
    with pytest.raises(TabletopError, match="surely been lost"):
        colours_given_no_bust(FRESH, 75)
    with pytest.raises(TabletopError, match="has 119 draws, not 120"):
        no_bust(FRESH, 120)


def test_where_no_card_can_bust_there_is_no_mean() -> None:
    with pytest.raises(TabletopError, match="without a bust"):
        expected_draws(discovery({"sailor 3": 2, "red frigate 1/1": 1}))


WRONG: dict[str, dict[str, Any]] = {
    "repel is one of": {"repel": "sometimes"},
    "most is a whole number from 1": {"most": 0},
    "swords is a whole number from 0": {"swords": -1},
    "'pink' is no colour": {"traders": ["pink"]},
    "'ship' is no card": {"harbour": ["ship"]},
    "cannot lie in the harbour together": {"harbour": ["red frigate 1/1", "red frigate 2/3"]},
    "5 cards governor 8 lie in the harbour; the deck has 4": {"harbour": ["governor 8"] * 5},
    "'pirate 6' is no card": {"cards": {"pirate 6": 1}},
    "the number of cards jack 6": {"cards": {"jack 6": -1}},
}


@pytest.mark.parametrize("message", WRONG)
def test_what_is_given_wrongly_is_refused(message: str) -> None:
    with pytest.raises(TabletopError, match=message):
        discovery(**WRONG[message])


def test_a_chain_begins_where_a_card_can_be_drawn() -> None:
    trading = PORT_ROYAL.from_dict({"phase": "trade and hire", "to_move": "A", "harbour": ["sailor 3"], "coins": {"A": 9}})
    bare = PORT_ROYAL.from_dict({"phase": "discovery", "to_move": "A", "coins": {"A": 60, "B": 59}, "pile": 0})
    waiting = PORT_ROYAL.from_dict({"phase": "discovery", "to_move": "A", "people": {"A": ["sailor 3"]}})
    while not waiting.ship_waiting:
        waiting = waiting.play("draw" if waiting.to_move >= 0 else "reveal red frigate 1/1")

    for position in (trading, bare):
        with pytest.raises(TabletopError, match="begins in a discovery"):
            discovery_from(position)
    with pytest.raises(TabletopError, match="first red frigate 1/1 must be dealt with"):
        discovery_from(waiting)


# who helps whom


def test_every_help_has_a_rule_of_the_book_a_number_and_a_unit() -> None:
    graph = synergies()
    rules = set(PORT_ROYAL.rulebook.rules)

    for giver, taker, marks in graph.edges(data=True):
        assert marks["rule"] in rules, (giver, taker)
        assert isinstance(marks["number"], Fraction) and marks["number"] > 0
        assert marks["unit"]


def test_the_nodes_are_the_whole_deck() -> None:
    graph = synergies()

    copies = Counter[str]()
    for _, marks in graph.nodes(data=True):
        copies[marks["group"]] += marks.get("copies", 0)
    assert copies == {"people": 60, "ships": 50, "expeditions": 6, "taxes": 4, "things": 0}
    assert all(graph.nodes[f"{colour} ships"]["coins"] == Fraction(22, 10) for colour in COLOURS)


def test_pr_2_5_the_share_of_ships_that_swords_repel() -> None:
    for swords, left in NOT_REPELLED.items():
        assert repelled(swords) == {colour: 1 - Fraction(n, 10) for colour, n in zip(COLOURS, left, strict=True)}
    with pytest.raises(TabletopError, match="from 0 on"):
        repelled(-1)


def test_whom_each_kind_helps() -> None:
    graph = synergies(things=False)
    helped = {kind: set(graph[kind]) for kind in KINDS}

    assert helped["red trader"] == {"red ships"}
    assert helped["sailor"] == {"yellow ships", "blue ships", "green ships", "red ships", "admiral", "tax swords"}
    assert helped["pirate"] == helped["sailor"] | {"black ships"}
    assert helped["captain"] == {"captains", "captains+settler", "all-three"}
    assert helped["settler"] == {"settlers", "captains+settler", "priests+settler", "all-three"}
    assert helped["jack"] == set(EXPEDITIONS)
    assert helped["mademoiselle"] == set(KINDS)
    assert not any(helped[kind] for kind in ("admiral", "jester", "governor"))
    assert set(synergies()) - set(graph) == {"coins", "cards to take", "points"}
    assert graph.edges["priest", "priests+settler"]["number"] == Fraction(1, 3)


def test_a_sailor_makes_five_cards_without_a_bust_likelier_and_a_pirate_more_so() -> None:
    graph = synergies()

    gains = [graph.edges[kind, "admiral"]["number"] for kind in ("sailor", "pirate")]

    assert [float(gain) for gain in gains] == pytest.approx([0.12680152096, 0.18471123909], abs=1e-10)


def test_whatever_lies_in_the_harbour_helps_what_is_bought_with_it() -> None:
    parts = components(synergies()).values

    assert {node for node, part in parts.items() if part > 1} == {"points", "tax points"}


def test_an_ability_costs_the_same_on_every_card_of_its_kind() -> None:
    graph = synergies()

    costs = {kind: graph.nodes[kind]["price"] - 2 * graph.nodes[kind]["points"] for kind in KINDS}

    assert costs == {
        "captain": 2, "settler": 2, "priest": 2, "jack": 4, **{f"{colour} trader": 1 for colour in COLOURS}, "sailor": 1,
        "pirate": 3, "admiral": 3, "jester": 3, "governor": 8, "mademoiselle": 3,
    }  # fmt: skip


@pytest.mark.parametrize("things", [True, False])
@pytest.mark.parametrize("measure", ["degree", "betweenness", "closeness", "k_core", "components", "symmetry_orbits"])
def test_the_graph_can_be_measured_and_explored(things: bool, measure: str) -> None:
    graph = synergies(things)

    explorer = tabletop.explore(graph, measure=measure)
    explorer.remove("jack")

    assert explorer.before == dict(MEASURES[measure](graph).values)
    assert len(explorer.values) == len(graph) - 1


def test_a_chain_can_be_explored() -> None:
    chain = discovery(most=5)

    explorer = Explorer(chain, measure="odds", measures={"odds": lambda graph: dict(graph.nodes(data="bust_odds", default=1))})

    assert explorer.values[3, 2] == Fraction(9, 58)
