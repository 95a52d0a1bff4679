"""Networks of Clippers: reach against every sequence of sticks, cut edges against taking away, flow against networkx, prospects by hand."""

from __future__ import annotations

from typing import Any

import networkx
import pytest

import tabletop
from tabletop.core.chance import draw, seeded
from tabletop.core.errors import BoardError, TabletopError
from tabletop.core.game import Game
from tabletop.games.clippers import board as board_room
from tabletop.games.clippers import networks, players
from tabletop.games.clippers.board import COMPANIES
from tabletop.games.clippers.pieces import Branch, Extend, Marker, State
from tests.games.sea_charts import by_chance, route, seven_islands, written

CLIPPERS = tabletop.load("clippers")
STRAND = {"must_be_completable": "false"}


def chance_game(seed: int, **options: Any) -> Game:
    return tabletop.load("clippers", board=by_chance(seed), options=options)


def positions(game: Game, seed: int, every: int = 4) -> list[State]:
    """Some positions of a random game of two, from its first round on."""
    state, rng, found = game.new(2, seed=seed), seeded(seed, 5), []
    while not state.is_over:
        if state.to_move >= 0:
            found.append(state)
        legal = state.legal_ids()
        state = state.play(game.actions()[legal[draw(rng, len(legal))]])
    return found[::every]  # type: ignore[return-value]


def with_turn(state: State, due: str = "", game: Game | None = None) -> State | None:
    """What lies there when A is to lay a stick, perhaps with a ship to place, perhaps on another board; None where that ends the game."""
    known = state.to_dict()
    routes = {key: known[key] for key in ("routes", "ends")}
    try:
        found = (game or state.game).from_dict({
            "players": 2, "phase": "phase 2", "countries": known["countries"], "money": {"A": 9},
            "due": {"A": {due: 1}} if due else {}, **routes,
        }, seed=1)  # fmt: skip
    except TabletopError as fault:
        assert "can lay no stick" in str(fault) or "cannot branch" in str(fault)
        return None
    return found  # type: ignore[return-value]


def by_sequences(state: State, company: str, ship: bool = False) -> tuple[dict[str, int], bool]:
    """Islands that a company can be brought to by its own sticks alone, with the fewest, and whether no way was ended by the game."""
    first = with_turn(state, company if ship else "")
    found, whole, edge, met = dict.fromkeys(state.connected(company), 0), first is not None, [first], set()
    for sticks in range(1, 99):
        later: list[State | None] = []
        for before in edge:
            for action in before.legal_actions() if before else ():
                if not isinstance(action, Extend) or action.company != company:
                    continue
                after = before.play(action)  # type: ignore[union-attr]
                for island in after.connected(company):
                    found.setdefault(island, sticks)
                owes = ship and not isinstance(action, Branch) and bool(before.owed(0))  # type: ignore[union-attr]
                mark = (after.routes(company), tuple(after.ends(company).items()), owes)
                if mark not in met:
                    met.add(mark)
                    later.append(with_turn(after, company if owes else ""))
                    whole &= later[-1] is not None or after.sticks(company) == 0
        edge = later
        if not edge:
            break
    return {island: n for island, n in found.items() if n and island != (company == "purple" and state.purple_start)}, whole


def compared(game: Game, seed: int, company: str, ship: bool = False, every: int = 6, most: int = 6) -> int:
    """How many positions were compared in full."""
    n = 0
    for state in positions(game, seed, every):
        if ship and not state.ships(company) or state.sticks(company) > most:
            continue
        found = {island: way.sticks for island, way in networks.reach(state, company, ship=ship).items()}
        laid, whole = by_sequences(state, company, ship)
        assert laid.items() <= found.items() if whole else set(laid) <= set(found)
        if whole:
            assert found == laid, (company, state.to_dict())
            n += 1
    return n


# reach


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, STRAND], ids=["completable", "stranded"])
def test_reach_is_what_the_sticks_of_a_company_can_be_laid_to(seed: int, options: dict[str, str]) -> None:
    game = chance_game(seed, **options)

    assert sum(compared(game, seed, company) for company in COMPANIES[:-1]) > 10


@pytest.mark.parametrize("seed", range(8))
def test_reach_of_purple_begins_where_it_starts_and_at_its_open_ends(seed: int) -> None:
    game = chance_game(seed)

    for state in positions(game, seed, 3):
        found = networks.reach(state, "purple")
        laid, whole = by_sequences(state, "purple")
        assert (bool(found) <= state.purple_is_open) and (set(laid) <= set(found))
        if whole:
            assert {island: way.sticks for island, way in found.items()} == laid


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, STRAND], ids=["completable", "stranded"])
def test_reach_with_a_ship_is_what_one_branch_and_the_sticks_can_be_laid_to(seed: int, options: dict[str, str]) -> None:
    game = chance_game(seed, **options)

    assert sum(compared(game, seed, company, ship=True, every=9, most=5) for company in COMPANIES[:-1]) > 3


def ring(**position: Any) -> State:
    """Seven islands in a ring: Atiu, Bora, ... Guam; red starts at Atiu by one stick, and an arrow leads from Atiu to Duff."""
    return GAME_OF_SEVEN.from_dict({"players": 2, "phase": "phase 2", **position}, seed=1)  # type: ignore[return-value]


GAME_OF_SEVEN = tabletop.load("clippers", board=seven_islands())


def test_reach_tells_the_fewest_sticks_and_the_places_on_the_way() -> None:
    state = ring()

    found = networks.reach(state, "red")

    assert found["Atiu"] == (1, ("red start", "Atiu"))
    assert found["Duff"] == (3, ("red start", "Atiu", "Duff")) and found["Efate"].sticks == 4
    assert {island: way.sticks for island, way in found.items()} == {
        "Atiu": 1, "Bora": 2, "Guam": 2, "Cook": 3, "Duff": 3, "Futuna": 3, "Efate": 4,
    }  # fmt: skip


def test_a_company_that_is_on_its_way_may_come_past_where_it_left() -> None:
    # red has left Atiu for Duff and comes back to it round the ring; only from there does a way lead on to Bora
    state = ring(routes={
        "red": {"red start > Atiu": 1, "Atiu > Duff": 1}, "blue": {"blue start > Cook": 2, "Cook > Duff": 1},
        "white": {"white start > Efate": 3, "Efate > Duff": 1, "Duff > Cook": 1},
    })  # fmt: skip

    found = networks.reach(state, "red")

    assert found["Duff"] == (1, ("Atiu", "Duff"))
    assert found["Bora"] == (6, ("Atiu", "Duff", "Efate", "Futuna", "Guam", "Atiu", "Bora"))


def test_a_company_without_sticks_reaches_nothing_and_one_short_of_sticks_stops_before() -> None:
    laid = {"red start > Atiu": 1, "Atiu > Duff": 2, "Duff > Efate": 1, "Efate > Futuna": 1}
    spent = ring(routes={"red": laid | {"Futuna > Guam": 1, "Guam > Atiu": 1, "Atiu > Bora": 1, "Bora > Cook": 1}})
    short = ring(routes={"red": laid | {"Futuna > Guam": 1, "Guam > Atiu": 1}})

    assert spent.sticks("red") == 0 and networks.reach(spent, "red") == {}
    assert short.sticks("red") == 2 and set(networks.reach(short, "red")) == {"Bora", "Cook"}


@pytest.mark.parametrize(("options", "reached"), [({}, {"Efate"}), (STRAND, {"Efate", "Bora", "Guam", "Futuna", "Duff", "Cook"})])
def test_sticks_that_open_routes_need_are_not_spent_unless_routes_may_be_stranded(options: dict[str, str], reached: set[str]) -> None:
    isles = ("Atiu", "Bora", "Cook", "Duff", "Efate", "Futuna", "Guam")
    ways = [route(a, b, 1, 2) for a, b in zip(isles, (*isles[1:], isles[0]), strict=True)]
    outs = [route(f"{company} start", isles[0], 1, 1, True) for company in COMPANIES[:-1]]
    graph = board_room.from_dict(written(isles, [*outs, *ways, route("Atiu", "Efate", 4)], sticks=5))
    game = tabletop.load("clippers", board=graph, options=options)

    state = game.from_dict({
        "players": 2, "phase": "phase 2", "routes": {"red": {"red start > Atiu": 1, "Atiu > Efate": 1}}, "ends": {"red": {"Atiu": 1}},
    }, seed=1)  # fmt: skip

    assert set(networks.reach(state, "red")) == reached  # type: ignore[arg-type]


def test_without_closes_a_connection_from_both_ends_but_not_one_that_is_begun() -> None:
    fresh, begun = ring(), ring(routes={"red": {"red start > Atiu": 1, "Atiu > Duff": 1}})

    assert networks.reach(fresh, "red", without=("Duff", "Atiu"))["Duff"].sticks == 4
    assert networks.reach(fresh, "red", without=("Atiu", "red start")) == {}
    assert networks.reach(begun, "red", without=("Atiu", "Duff")) == networks.reach(begun, "red")


def test_reach_on_the_large_board_is_what_networkx_finds_from_open_ends() -> None:
    for state in positions(CLIPPERS, 3, 40):
        for company in COMPANIES[:-1]:
            if any(each.is_open for each in state.routes(company)):
                continue
            graph, near = networks.waters(state, company), dict[str, int]()
            for end in state.ends(company):
                lengths = networkx.single_source_dijkstra_path_length(graph, end, cutoff=state.sticks(company), weight="sticks")
                for place, sticks in lengths.items():
                    near[place] = min(sticks, near.get(place, 99))
            wanted = {place: n for place, n in near.items() if n and place not in state.connected(company)}
            found = networks.reach(state, company)
            assert {island: way.sticks for island, way in found.items()} == wanted
            assert all(networkx.path_weight(networkx.DiGraph(graph), way.path, "sticks") == way.sticks for way in found.values())


@pytest.mark.parametrize("ask", [networks.waters, networks.reach, networks.cut_edges])
def test_what_is_no_company_is_refused(ask: Any) -> None:
    state = ring()

    with pytest.raises(TabletopError, match="the companies are red, .*, not 'pink'"):
        ask(state, "pink")


# waters


def test_the_waters_of_a_company_leave_out_what_is_closed_to_it() -> None:
    state = ring(routes={
        "red": {"red start > Atiu": 1, "Atiu > Duff": 1}, "blue": {"blue start > Cook": 2, "Cook > Duff": 1},
        "white": {"white start > Efate": 3, "Efate > Duff": 1, "Duff > Cook": 1},
    })  # fmt: skip

    graph = networks.waters(state, "red")

    assert dict(graph.edges["Atiu", "Duff", 0]) == {"sticks": 1, "lane": 0, "begun": True}  # its own, one stick short
    assert not graph.has_edge("red start", "Atiu") and not graph.has_edge("Duff", "Atiu")
    assert not graph.has_edge("Cook", "Duff") and not graph.has_edge("Duff", "Cook")  # both lanes taken
    assert graph.edges["Efate", "Duff", 0]["lane"] == 1 and graph.edges["Duff", "Efate", 0]["sticks"] == 1
    assert graph.nodes["Atiu"] | {"pos": 0} == {"kind": "island", "pos": 0, "connected": True, "ends": 0}
    assert graph.nodes["red start"]["kind"] == "start" and graph.nodes["red start"]["ends"] == 0


@pytest.mark.parametrize("seed", range(3))
def test_every_extension_that_is_legal_is_an_arc_of_the_waters(seed: int) -> None:
    for state in positions(chance_game(seed), seed, 3):
        for action in state.legal_actions():
            if isinstance(action, Extend):
                graph = networks.waters(state, action.company)
                assert graph.has_edge(action.tail, action.head)
                assert graph.nodes[action.tail]["ends"] or graph.edges[action.tail, action.head, 0]["begun"] or type(action) is Branch or (
                    action.company == "purple" and action.tail == state.purple_start
                )  # fmt: skip


# cut edges


def smaller_games(graph: Any) -> dict[tuple[str, str], Game]:
    """The game on a board without a connection, for each that it can be played without."""
    found = {}
    for a, b in dict.fromkeys(graph.edges()):
        smaller = graph.copy()
        smaller.remove_edges_from([(a, b, key) for key in list(graph[a][b])])
        try:
            found[a, b] = tabletop.load("clippers", board=smaller)
        except BoardError:  # which is no sound board
            continue
    return found


def test_a_cut_edge_costs_what_the_board_without_it_shows() -> None:
    compared, cutting = 0, 0
    for seed in (0, 2, 3):
        games = smaller_games(by_chance(seed))
        for state in positions(chance_game(seed), seed, 9):
            for (a, b), game in games.items():
                again = None if state.on(a, b) else with_turn(state, game=game)
                for company in COMPANIES[:-1] if again else ():
                    now, cuts = networks.reach(state, company), networks.cut_edges(state, company)
                    lost = set(now) - set(networks.reach(again, company))  # type: ignore[arg-type]
                    assert lost == set(cuts.get((a, b), cuts.get((b, a), ())))
                    compared, cutting = compared + 1, cutting + bool(lost)

    assert compared > 100 and cutting > 10


LEFT_AT_ATIU = {  # red lies at Atiu, whose double routes to both sides are full: the arrow to Duff is all that it has
    "red": {"red start > Atiu": 1}, "green": {"green start > Guam": 1, "Guam > Atiu": 1},
    "black": {"black start > Bora": 2, "Bora > Atiu": 1, "Atiu > Guam": 1},
    "blue": {"blue start > Cook": 2, "Cook > Bora": 1, "Bora > Atiu": 1},
}  # fmt: skip


def test_a_cut_edge_is_named_once_with_what_is_lost_and_most_of_it_first() -> None:
    state = ring(routes=LEFT_AT_ATIU)

    found = networks.cut_edges(state, "red")

    assert found == {
        ("Atiu", "Duff"): ("Bora", "Cook", "Duff", "Efate", "Futuna", "Guam"), ("Duff", "Efate"): ("Efate", "Futuna", "Guam"),
        ("Duff", "Cook"): ("Bora", "Cook"), ("Efate", "Futuna"): ("Futuna", "Guam"), ("Cook", "Bora"): ("Bora",),
        ("Futuna", "Guam"): ("Guam",),
    }  # fmt: skip
    assert [len(lost) for lost in found.values()] == [6, 3, 2, 2, 1, 1]


def test_one_stick_of_another_company_on_a_single_lane_cuts_off() -> None:
    state = ring(routes=LEFT_AT_ATIU)

    after = state.play("extend green Atiu > Duff")

    assert len(networks.reach(state, "red")) == 6 and networks.reach(after, "red") == {}  # type: ignore[arg-type]


def test_a_double_route_takes_two_companies_to_cut_off() -> None:
    white = {"white": {"white start > Efate": 3, "Efate > Duff": 1}}
    blue = {"blue": {"blue start > Cook": 2}}
    green = {"green": {"green start > Guam": 1, "Guam > Atiu": 1, "Atiu > Bora": 1}}
    state = ring(routes=LEFT_AT_ATIU | white | blue | green)

    one = state.play("extend white Duff > Cook")
    two = one.play("extend blue Cook > Duff")

    assert [sorted(networks.reach(each, "red")) for each in (state, one, two)] == [  # type: ignore[arg-type]
        ["Bora", "Cook", "Duff", "Efate", "Futuna", "Guam"], ["Bora", "Cook", "Duff", "Efate", "Futuna", "Guam"],
        ["Duff", "Efate", "Futuna", "Guam"],
    ]  # fmt: skip


def test_a_connection_that_was_begun_is_no_cut_edge() -> None:
    state = ring(routes=LEFT_AT_ATIU | {"red": {"red start > Atiu": 1, "Atiu > Duff": 1}})

    found = networks.cut_edges(state, "red")

    assert ("Atiu", "Duff") not in found and found["Duff", "Cook"] == ("Bora", "Cook")


def test_with_a_ship_there_is_less_to_cut() -> None:
    state = ring(routes=LEFT_AT_ATIU | {"red": {"red start > Atiu": 1, "Atiu > Duff": 2, "Duff > Efate": 1}})

    alone, helped = networks.cut_edges(state, "red"), networks.cut_edges(state, "red", ship=True)

    assert alone == {("Efate", "Futuna"): ("Futuna", "Guam"), ("Futuna", "Guam"): ("Guam",)}
    assert helped == alone | {("Duff", "Cook"): ("Bora", "Cook"), ("Cook", "Bora"): ("Bora",)}


# lanes and flow


@pytest.mark.parametrize("place", [("red start", "Hawaii"), ("black start", "Guam"), ("Tahiti", "Fiji"), ("Guam", "Rapa")])
def test_flow_is_the_maximum_flow_of_networkx_and_its_cut_parts_both(place: tuple[str, str]) -> None:
    board, (start, island) = CLIPPERS.board, place
    graph = networkx.DiGraph()
    for a, b, marks in board.edges(data=True):
        for tail, head in ((a, b), (b, a)):
            if marks["to"] in (None, head):
                graph.add_edge(tail, head, capacity=board.number_of_edges(a, b))

    found = networks.flow(board, start, island)

    assert found.ways == networkx.maximum_flow_value(graph, start, island) == sum(graph.edges[arc]["capacity"] for arc in found.cut)
    graph.remove_edges_from(found.cut)
    assert not networkx.has_path(graph, start, island)


def test_flow_by_hand() -> None:
    board = seven_islands()

    assert networks.flow(board, "red start", "Efate") == networks.Flow(1, (("red start", "Atiu"),))
    assert networks.flow(board, "Atiu", "Bora").ways == 4  # two lanes there, two by way of Cook
    assert networks.flow(board, "Atiu", "Cook").ways == 4 and networks.flow(board, "Atiu", "Duff").ways == 5
    assert networks.flow(board, "Duff", "Atiu").ways == 4  # not against the arrow


def test_flow_through_a_position_is_what_its_free_lanes_let_through() -> None:
    state = ring(routes=LEFT_AT_ATIU)

    assert networks.flow(state, "Atiu", "Cook") == networks.Flow(1, (("Atiu", "Duff"),))
    assert networks.flow(state, "red start", "Atiu") == networks.Flow(0, ())
    assert networks.lanes(state).edges["Cook", "Bora"] == {"capacity": 1, "sticks": 1}
    assert not networks.lanes(state).has_edge("Guam", "Atiu") and networks.lanes(state).edges["Duff", "Cook"]["capacity"] == 2


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        (("red start", "Atlantis"), "the board has no place 'Atlantis'; its places are called like 'Atiu'"),
        (("Atiu", "Atiu"), "a flow leads from one place to another, not from 'Atiu' to itself"),
    ],
)
def test_a_flow_of_places_that_are_not_there_is_refused(ends: tuple[str, str], told: str) -> None:
    with pytest.raises(TabletopError, match=f"^{told}$"):
        networks.flow(ring(), *ends)


def test_lanes_of_what_is_no_board_are_refused() -> None:
    with pytest.raises(BoardError, match="a board of routes is an undirected networkx.MultiGraph"):
        networks.lanes(networkx.Graph())


# prospects and ports


def finished(seed: int) -> State:
    match = tabletop.match(GAME_OF_SEVEN, ["random"] * 2, seed=seed)
    match.run()
    return match.state  # type: ignore[return-value]


def test_prospects_of_a_game_that_is_over_are_what_lies_there() -> None:
    state = finished(3)

    found = networks.prospects(state, 2)

    for island in state.islands:
        assert found[island].shares == {company: float(company in state.companies_at(island)) for company in COMPANIES}
        assert found[island].companies == len(state.companies_at(island))
    assert networks.port_values(state, found) == {i: (8 * len(state.companies_at(i)), 8 * found[i].companies) for i in state.islands}


@pytest.mark.parametrize("policy", [None, players.greedy])
def test_prospects_are_means_of_games_and_never_less_than_what_is_there(policy: Any) -> None:
    state = positions(GAME_OF_SEVEN, 4, 1)[12]

    found, again, other = (networks.prospects(state, 20, policy, seed) for seed in (5, 5, 6))

    assert found == again != other
    for island, there in found.items():
        assert there.companies == pytest.approx(sum(there.shares.values())) and set(there.shares) == set(COMPANIES)
        assert all((20 * share) % 1 == pytest.approx(0) for share in there.shares.values())
        assert all(there.shares[company] == 1 for company in state.companies_at(island))


def test_more_games_are_the_same_games_and_others() -> None:
    state = positions(GAME_OF_SEVEN, 4, 1)[3]

    one, two, both = (networks.prospects(state, n, seed=seed) for n, seed in ((1, 7), (1, 8), (2, 7)))

    assert all(both[i].companies == (one[i].companies + two[i].companies) / 2 for i in state.islands)


def test_no_company_is_to_be_expected_where_none_can_come() -> None:
    state = positions(CLIPPERS, 2, 1)[-4]

    found = networks.prospects(state, 10)

    for company in COMPANIES[:-1]:
        may = {*state.connected(company), *networks.reach(state, company, ship=bool(state.ships(company)))}
        assert {island for island in state.islands if found[island].shares[company]} <= may


@pytest.mark.parametrize("games", [0, -1, 100_001, True, 2.5, "ten"])
def test_a_number_of_games_that_cannot_be_played_is_refused(games: Any) -> None:
    with pytest.raises(TabletopError, match="games are a number from 1 to 100,000, not"):
        networks.prospects(ring(), games)


def test_asking_for_prospects_leaves_the_position_as_it_is() -> None:
    state = ring(routes=LEFT_AT_ATIU)
    before = state.to_dict()

    networks.prospects(state, 3)
    networks.port_values(state, networks.prospects(state, 1))

    assert state.to_dict() == before and Marker("Atiu") not in state.legal_actions()


def test_a_port_is_worth_the_value_of_its_island_for_each_company_now() -> None:
    state = ring(routes=LEFT_AT_ATIU)

    found = networks.port_values(state, networks.prospects(state, 1))

    assert [found[island][0] for island in state.islands] == [8 * n for n in (4, 2, 1, 0, 0, 0, 2)]
    assert list(found) == list(state.islands) and all(later >= now for now, later in found.values())
