"""Box and fields of Clippers: what never changes in a game, and what does.

Rules CL-1.2 to CL-1.9. Sets of islands are bits of an int, sets of arcs are words of WORD bits each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...boards.routes import MOST_LANES, MOST_LENGTH, MOST_PORTS, MOST_STICKS, MOST_VALUE
from ...core.box import WORD, in_words, padded, starts
from ...core.layout import NONE, Grid, Layout, Row, grid, layout, row, whole
from .board import ARCS, COMPANIES, CONNECTIONS, COUNTRIES, FIRST_MARKERS, FLEETS, ISLANDS, OPTIONS, PLACES, Chart, chart

SEATS = 5
COMPANY_COUNT = len(COMPANIES)
COUNTRY_COUNT = len(COUNTRIES)
CARD_COUNT = len(OPTIONS)
TWICE, THRICE, FIVEFOLD, PORT = range(CARD_COUNT)  # the option cards
SHIPS = (4, 3, 3, 2, 2)  # of each company, one of them on the board from the start (CL-1.3)
MARKERS = 12  # of each country (CL-1.6)
STOCK = MARKERS - FIRST_MARKERS
START_MONEY = 2  # dollars (CL-1.8)
PRICES = (2, 0, 1, 4)  # of the option cards (CL-3.1)
SHIP_PRICE = 3
STICKS_A_PHASE = (1, 2, 3, 5, 1)  # that may be laid, without an option card and with each (CL-3.2 to CL-3.5)
BONUS_TIMES = (1, 2, 0, 1, 1)
FIRST_BONUS, LATER_BONUS = 2, 1
OPENING = 2  # companies that open purple (CL-6.1)
WORDS = -(-ARCS // WORD)
LENGTHS = MOST_LENGTH + 1
ALL_ARCS = (1 << WORD) - 1
ALL_ISLANDS = (1 << ISLANDS) - 1
ALL_PLACES = (1 << PLACES) - 1
MANY = 1000  # dollars: more than six companies can bring on the largest board
MOST_ROUNDS = 1000
FAR = 999  # sticks to where no way leads
MOST_POINTS = MARKERS * MOST_VALUE * COMPANY_COUNT
EMPTY, LANE, STICK = 0, 2, 4  # a route: 1 where it goes against the connection, LANE on the second lane, STICK for each stick
MOST_ROUTE = MOST_LENGTH * STICK + LANE + 1

PHASES = ("departure", "phase 1", "phase 2", "phase 3")
DEPARTURE, IN_PORTS, IN_FIRST, IN_SECOND = range(len(PHASES))
CATEGORIES = ("money", "ports")

# ids of actions: first those of every board, then by island, by arc and company

DONE = 0
TAKE = 1
BUY = TAKE + CARD_COUNT
COUNTRY = BUY + FLEETS
SETTLE = COUNTRY + COUNTRY_COUNT


class Box(NamedTuple):
    """What never changes in a game of Clippers; rows are padded to the largest board, true sizes come first.

    `wait` is whether the game goes on until nobody can (CL-8.2), `strand` whether a company may begin what it cannot finish (CL-4.6),
    `one_ship` whether a seat buys one ship a round (CL-5.2), `no_duty` whether purple leaves the duty undone (CL-6.4), `no_start`
    whether it does not count where it starts (CL-6.5). `spares` are the copies of each option card. `move`, `extend` and `branch` are
    the first ids of those actions; `hub` is the island of purple. By island: `value`, `ports`; by company `sticks`, with ships `ships`;
    by arc `tail`, `head`, `connection`, `back` (1 where it goes against its connection), `word` and `bit` (where in a set of arcs it
    is), `gain` the sticks of its connection; by connection `length`, `lanes` and its arcs one and the other way in `arc`, NONE against
    an arrow. `out` are the arcs that leave a place and `within` those of a length at most, in words. `first` are markers by country and
    island. `cap` and `times` are sticks a phase and times the bonus, without an option card and then with each. `far` are by place and
    island the least sticks along the arrows from one to the other.
    """

    players: int
    start_seat: int
    wait: int
    strand: int
    one_ship: int
    no_duty: int
    no_start: int
    spares: tuple[int, ...]
    islands: int
    places: int
    connections: int
    arcs: int
    words: int
    move: int
    extend: int
    branch: int
    hub: int
    value: tuple[int, ...]
    ports: tuple[int, ...]
    sticks: tuple[int, ...]
    ships: tuple[int, ...]
    price: tuple[int, ...]
    cap: tuple[int, ...]
    times: tuple[int, ...]
    tail: tuple[int, ...]
    head: tuple[int, ...]
    connection: tuple[int, ...]
    back: tuple[int, ...]
    word: tuple[int, ...]
    bit: tuple[int, ...]
    gain: tuple[int, ...]
    length: tuple[int, ...]
    lanes: tuple[int, ...]
    arc: tuple[int, ...]
    out: tuple[int, ...]
    within: tuple[int, ...]
    first: tuple[int, ...]
    far: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options on a board. Raises BoardError, and OptionError for a start seat that does not play."""
    twice = int(options["two_player_2x"]) if players == 2 else 3 if players == SEATS else 2
    c = chart(board)
    return Box(
        players=players,
        start_seat=starts(players, options),
        wait=int(options["end_rule"] == "nobody_can"),
        strand=int(options["must_be_completable"] == "false"),
        one_ship=int(options["ships_per_round"] == 1),
        no_duty=int(options["purple_satisfies_duty"] == "false"),
        no_start=int(options["purple_counts_at_own_start"] == "false"),
        spares=(twice, 1, 1, 1),
        **_of_places(c),
        **_of_arcs(c),
        ships=SHIPS,
        price=PRICES,
        cap=STICKS_A_PHASE,
        times=BONUS_TIMES,
    )


def _of_places(c: Chart) -> dict[str, Any]:
    """What the box tells of islands, starts and companies."""
    n = c.islands
    first = [0] * (COUNTRY_COUNT * ISLANDS)
    for country, card in enumerate(c.cards):
        for island, markers in card:
            first[country * ISLANDS + island] = markers
    move = SETTLE + n
    extend = move + n * (n - 1)
    return {
        "islands": n,
        "places": len(c.names),
        "move": move,
        "extend": extend,
        "branch": extend + COMPANY_COUNT * len(c.arcs),
        "hub": c.purple,
        "value": padded(c.value, ISLANDS, 0),
        "ports": padded(c.ports, ISLANDS, 0),
        "sticks": c.sticks,
        "first": tuple(first),
        "far": tuple(n for place in range(PLACES) for n in _far(c, place)),
    }


def _far(c: Chart, place: int) -> tuple[int, ...]:
    """The least sticks from a place to each island, FAR to one that there is not."""
    found, edge = {place: 0}, [place]
    while edge:
        tail = min(edge, key=found.__getitem__)
        edge.remove(tail)
        for arc in c.arcs:
            sticks = found[tail] + c.length[arc.connection]
            if arc.tail == tail and sticks < found.get(arc.head, FAR):
                found[arc.head] = sticks
                edge = [*(other for other in edge if other != arc.head), arc.head]
    return tuple(found.get(island, FAR) if place < len(c.names) else FAR for island in range(ISLANDS))


def _of_arcs(c: Chart) -> dict[str, Any]:
    """What the box tells of connections and of the ways along them."""
    both = [NONE] * (2 * CONNECTIONS)
    for a, arc in enumerate(c.arcs):
        both[2 * arc.connection + arc.back] = a
    gain = [c.length[arc.connection] for arc in c.arcs]
    return {
        "connections": len(c.length),
        "arcs": len(c.arcs),
        "words": -(-len(c.arcs) // WORD),
        "tail": padded([arc.tail for arc in c.arcs], ARCS, NONE),
        "head": padded([arc.head for arc in c.arcs], ARCS, NONE),
        "connection": padded([arc.connection for arc in c.arcs], ARCS, NONE),
        "back": padded([arc.back for arc in c.arcs], ARCS, 0),
        "word": tuple(a // WORD for a in range(ARCS)),
        "bit": tuple(1 << a % WORD for a in range(ARCS)),
        "gain": padded(gain, ARCS, 0),
        "length": padded(c.length, CONNECTIONS, 0),
        "lanes": padded(c.lanes, CONNECTIONS, 0),
        "arc": tuple(both),
        "out": tuple(w for place in range(PLACES) for w in in_words((a for a, arc in enumerate(c.arcs) if arc.tail == place), WORDS)),
        "within": tuple(w for most in range(LENGTHS) for w in in_words((a for a, sticks in enumerate(gain) if sticks <= most), WORDS)),
    }


@layout
class Fields(Layout):
    """What changes in a game of Clippers."""

    round: int = whole("rounds begun", MOST_ROUNDS)
    start: int = whole("seat with the hook card", SEATS - 1)
    turn: int = whole("seats that have had their turn in the phase", SEATS)
    country: Row = row(SEATS, "country of a seat, NONE before it is dealt", COUNTRY_COUNT - 1, NONE)
    money: Row = row(SEATS, "dollars of a seat", MANY)
    stock: Row = row(SEATS, "port markers that a seat has not placed", MARKERS)
    marker: Grid = grid(SEATS, ISLANDS, "port markers of a seat by island", MOST_PORTS)
    option: Row = row(SEATS, "option card that a seat holds in this round, NONE without", CARD_COUNT - 1, NONE)
    acted: int = whole("1 once the seat has placed a marker or taken a card in phase 1", 1)
    laid: int = whole("sticks that the seat has laid in its turn", max(STICKS_A_PHASE))
    early: int = whole("seats with the 5x card that have used it in phase 2, as bits", (1 << SEATS) - 1)
    stirred: int = whole("1 once a stick was laid in this round", 1)
    due: Grid = grid(SEATS, FLEETS, "ships that a seat has bought in this round and not placed, by company", max(SHIPS))
    ships: Row = row(FLEETS, "ships in the supply, by company", max(SHIPS))
    sticks: Row = row(COMPANY_COUNT, "sticks in the supply, by company", MOST_STICKS)
    ends: Grid = grid(COMPANY_COUNT, PLACES, "open ends of a company at a place, but those of purple where it starts", MOST_STICKS)
    route: Grid = grid(COMPANY_COUNT, CONNECTIONS, "what a company has on a connection: sticks, lane and direction", MOST_ROUTE)
    left: int = whole("sticks that the seat to move may still lay in its turn; in phase 1, in phase 2", max(STICKS_A_PHASE), derived=True)
    later: int = whole("sticks that it may lay in the phase after, whatever it lays now", max(STICKS_A_PHASE), derived=True)
    owed: Row = row(SEATS, "ships that a seat has to place", sum(SHIPS), derived=True)
    stack: Row = row(CARD_COUNT, "copies of each option card in the supply", SEATS, derived=True)
    worth: Row = row(SEATS, "points of the port markers of a seat", MOST_POINTS, derived=True)
    opens: int = whole("islands with a free port space, as bits", ALL_ISLANDS, derived=True)
    mine: Row = row(SEATS, "islands with markers of a seat, as bits", ALL_ISLANDS, derived=True)
    reached: Row = row(COMPANY_COUNT, "islands that a company is connected to, as bits", ALL_ISLANDS, derived=True)
    tips: Row = row(COMPANY_COUNT, "places from which a company can be extended, as bits", ALL_PLACES, derived=True)
    visits: Row = row(ISLANDS, "companies connected to an island", COMPANY_COUNT, derived=True)
    used: Row = row(CONNECTIONS, "lanes of a connection that are taken", MOST_LANES, derived=True)
    slack: Row = row(COMPANY_COUNT, "sticks of a company beyond those that its open routes need", MOST_STICKS, -MOST_STICKS, derived=True)
    free: Row = row(WORDS, "arcs with a free lane, in words", ALL_ARCS, derived=True)
    unused: Grid = grid(COMPANY_COUNT, WORDS, "arcs on whose connection a company has nothing, in words", ALL_ARCS, derived=True)
    leaving: Grid = grid(COMPANY_COUNT, WORDS, "arcs from where a company starts or is connected, in words", ALL_ARCS, derived=True)
    onward: Grid = grid(COMPANY_COUNT, WORDS, "arcs that a company has begun and not finished, in words", ALL_ARCS, derived=True)
    next: Grid = grid(COMPANY_COUNT, WORDS, "arcs on which a company can be extended now, in words", ALL_ARCS, derived=True)
    fork: Grid = grid(COMPANY_COUNT, WORDS, "arcs on which a new ship of a company could branch now, in words", ALL_ARCS, derived=True)
    openings: int = whole("how many ways the companies with ships can be extended now", COMPANY_COUNT * ARCS, derived=True)
    ways: Row = row(COMPANY_COUNT, "how many arcs a company can be extended on now", ARCS, derived=True)
