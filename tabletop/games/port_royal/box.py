"""Box and fields of Port Royal: what never changes in a game, and what does.

Rules PR-1.6 to PR-1.8. The cards stand in `deck`.

Coins are cards that lie face down and have no face of their own: what a shuffle brought into the pile and nobody has seen since,
pile and coins together, is one set of cards (`unseen`), any of which may come next. Coins from before the last shuffle are the
`old` ones; they are paid first, and a paid coin gets its face when it is shuffled in again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...core.box import starts
from ...core.errors import BoardError
from ...core.layout import NONE, Layout, Row, layout, row, whole
from .deck import (
    ALL,
    COLOUR,
    COLOURS,
    DECK,
    EXPEDITION_INCOME,
    EXPEDITION_POINTS,
    EXPEDITIONS,
    FACE,
    FACE_COUNT,
    FACES,
    FOR_FIVE,
    GIVER_FACES,
    GIVERS,
    LOWEST,
    MASKS,
    PAYMENTS,
    PEOPLE,
    PERSON,
    PERSON_FACES,
    PLACES,
    SEATS,
    SHIP_FACES,
    SHIPS,
    TAX,
    TAXES,
    all_of,
    more,
    people_of,
)

TO_END = 12  # points that end the game (PR-6.1)
TAXED_FROM = 12  # coins (PR-3.6)
CROWDED = 5  # cards in the harbour for which admirals are paid (PR-5.2)
AN_ADMIRAL = 2  # coins
ALL_SWORDS = 16  # of all sailors and pirates
DEAREST = max(price for _, price, *_ in PEOPLE)
STATIONS = ("discover", "ship", "reveal", "handle", "taxed", "reach", "offer", "taken", "turn")
DISCOVER, SHIP, REVEALING, HANDLE, TAX_DONE, REACH, OFFER, TAKEN, TURN = range(len(STATIONS))
IN_HAND = (SHIP, HANDLE, TAX_DONE)  # the stations at which the card turned up last lies nowhere yet
MANY = 1 << 40  # of what a long game only counts

PHASES = ("discovery", "trade and hire")
DISCOVERY, TRADE = range(len(PHASES))
CATEGORIES = ("people", "expeditions")
VARIANTS = ("off", "trigger_and_winner", "trigger_only", "leader")
OFF, TRIGGER_AND_WINNER, TRIGGER_ONLY, LEADER = range(len(VARIANTS))

# ids of actions

DRAW, STOP, REPEL, KEEP, PASS, TAKE = range(6)
FULFIL = TAKE + TAX
REVEAL = FULFIL + len(PAYMENTS)
RETURN = REVEAL + FACE_COUNT


class Box(NamedTuple):
    """What never changes in a game of Port Royal.

    By face: `mask` and `low` (see `more`), `worth` (coins of a ship or an expedition, price of a person), `swords` of a ship, `points`,
    and `colour` of a ship. By place of a card, people from HALF on: its `face`. `fleet` and `traders` are sets by colour, `sailors` and
    the like sets of a kind, `valued` people by points; `cheap` holds the lowest copies of the people of at most that price,
    `stronger` the ships that so many swords do not repel. By fulfilment: its `target` and the set `given`; `ways` are those of an
    expedition as bits, and `giver` says by face who is given.
    """

    players: int
    start_seat: int
    start_coins: int
    keeps_duplicate: int
    shuffles_at_once: int
    fulfils_anywhere: int
    needs_active_take: int
    admiral_each_take: int
    admiral_anywhere: int
    jester_once: int
    governor_now: int
    variant: int
    deck: int
    open: int
    mask: tuple[int, ...]
    low: tuple[int, ...]
    worth: tuple[int, ...]
    swords: tuple[int, ...]
    points: tuple[int, ...]
    colour: tuple[int, ...]
    face: tuple[int, ...]
    fleet: tuple[int, ...]
    traders: tuple[int, ...]
    cheap: tuple[int, ...]
    lowest: int
    stronger: tuple[int, ...]
    givers: int
    sailors: int
    pirates: int
    admirals: int
    jesters: int
    governors: int
    ladies: int
    valued: tuple[int, ...]
    target: tuple[int, ...]
    given: tuple[int, ...]
    ways: tuple[int, ...]
    giver: tuple[int, ...]


def make_box(players: int, options: Mapping[str, str | int], board: Any = None) -> Box:
    """The box for these options. Raises BoardError for a board, and OptionError for a start seat that does not play."""
    if board is not None:
        raise BoardError("Port Royal is played with its 120 cards: it takes no other board")
    prices = [price for _, price, *_ in PEOPLE]
    ways = [EXPEDITIONS.index(expedition) for expedition, _ in PAYMENTS]
    return Box(
        players=players,
        start_seat=starts(players, options),
        start_coins=int(options["start_coins"]),
        keeps_duplicate=int(options["keep_duplicate"] == "true"),
        shuffles_at_once=int(options["reshuffle"] == "at_once"),
        fulfils_anywhere=int(options["expedition_on_others_turn"] == "true"),
        needs_active_take=int(options["others_need_active_take"] == "true"),
        admiral_each_take=int(options["admiral_pays"] == "take"),
        admiral_anywhere=int(options["admiral_on_any_take"] == "true"),
        jester_once=int(options["jester_pays"] == "once"),
        governor_now=int(options["governor_at_once"] == "true"),
        variant=VARIANTS.index(str(options["variant_end"])),
        deck=DECK - 1,
        open=1 << FOR_FIVE if players == SEATS else 0,
        mask=MASKS,
        low=LOWEST,
        worth=(*(ship.coins for ship in SHIPS), *prices, *[0] * len(TAXES), *EXPEDITION_INCOME),
        swords=(*(ship.swords for ship in SHIPS), *[0] * (FACE_COUNT - PERSON)),
        points=(*[0] * PERSON, *(points for _, _, points, _ in PEOPLE), *[0] * len(TAXES), *EXPEDITION_POINTS),
        colour=(*COLOUR, *[NONE] * (FACE_COUNT - PERSON)),
        face=PLACES,
        fleet=tuple(all_of(face for face in SHIP_FACES if COLOUR[face] == c) for c in range(len(COLOURS))),
        traders=tuple(people_of(f"{colour} trader") for colour in COLOURS),
        cheap=tuple(sum(LOWEST[face] for face in PERSON_FACES if prices[face - PERSON] <= coins) for coins in range(DEAREST + 1)),
        lowest=sum(LOWEST[face] for face in PERSON_FACES),
        stronger=tuple(all_of(face for face in SHIP_FACES if SHIPS[face].swords > swords) for swords in range(ALL_SWORDS + 1)),
        givers=all_of(FACE[face] for face in GIVER_FACES),
        sailors=people_of("sailor"),
        pirates=people_of("pirate"),
        admirals=people_of("admiral"),
        jesters=people_of("jester"),
        governors=people_of("governor"),
        ladies=people_of("mademoiselle"),
        valued=tuple(all_of(face for face in PERSON_FACES if PEOPLE[face - PERSON][2] == points) for points in range(4)),
        target=tuple(ways),
        given=tuple(_given_cards(given) for _, given in PAYMENTS),
        ways=tuple(sum(1 << k for k, e in enumerate(ways) if e == expedition) for expedition in range(len(EXPEDITIONS))),
        giver=tuple(GIVERS.index(FACES[face].split()[0]) if FACES[face].split()[0] in GIVERS else NONE for face in range(FACE_COUNT)),
    )


def _given_cards(given: str) -> int:
    """The set of people that a payment names."""
    cards = 0
    for kind in given.split():
        face = FACE[GIVER_FACES[GIVERS.index(kind)]]
        cards = more(cards, MASKS[face], LOWEST[face])
    return cards


@layout
class Fields(Layout):
    """What changes in a game of Port Royal."""

    active: int = whole("seat whose turn it is", SEATS - 1)
    station: int = whole("what the game goes on with, an index into STATIONS", len(STATIONS) - 1)
    drawn: int = whole("face turned up last in this turn, NONE before the first", FACE_COUNT - 1, NONE)
    drawn_count: int = whole("cards turned up in this turn", MANY)
    taker: int = whole("in trade and hire the seat whose chance it is, else the active one", SEATS - 1)
    takes: int = whole("cards that the taker may still take")
    taken: int = whole("cards that the taker has taken")
    pile: int = whole("cards of the draw pile", DECK)
    unseen: int = whole("ships, taxes, expeditions not seen since the last shuffle: pile and coins", ALL, seen="nobody")
    unseen_people: int = whole("people not seen since the last shuffle: pile and coins", ALL, seen="nobody")
    lost: int = whole("ships, taxes, expeditions among the coins from before the last shuffle", ALL, seen="nobody")
    lost_people: int = whole("people among the coins from before the last shuffle", ALL, seen="nobody")
    fresh: int = whole("ships, taxes, expeditions among the coins that are being shuffled in", ALL, seen="nobody")
    fresh_people: int = whole("people among the coins that are being shuffled in", ALL, seen="nobody")
    known: int = whole("ships, taxes, expeditions that were shuffled in face up and not seen since", ALL)
    known_people: int = whole("people that were shuffled in face up and not seen since", ALL)
    discard: int = whole("ships, taxes, expeditions in the discard pile, face up", ALL)
    discard_people: int = whole("people in the discard pile, face up", ALL)
    paid: int = whole("coins in the discard pile, face down, drawn since the last shuffle", DECK)
    paid_old: int = whole("coins in the discard pile, face down, from before the last shuffle", DECK)
    shuffling: int = whole("1 while the coins in the discard pile are being given faces", 1)
    shuffles: int = whole("how often the discard pile has been shuffled", MANY)
    harbour: int = whole("ships in the harbour", ALL)
    harbour_people: int = whole("people in the harbour", ALL)
    open: int = whole("expeditions that lie open, as bits", (1 << len(EXPEDITIONS)) - 1)
    coins: Row = row(SEATS, "coins of a seat", DECK)
    old: Row = row(SEATS, "how many of them are from before the last shuffle", DECK)
    people: Row = row(SEATS, "people of a seat", ALL)
    claimed: Row = row(SEATS, "expeditions of a seat, as bits", (1 << len(EXPEDITIONS)) - 1)
    owed: Row = row(SEATS, "coins that a seat is still to get")
    due: int = whole("all of them together", SEATS * 127, derived=True)
    points: Row = row(SEATS, "points of a seat", derived=True)
    swords: Row = row(SEATS, "swords of a seat", derived=True)
    able: Row = row(SEATS, "fulfilments for which a seat has the people, as bits", (1 << len(PAYMENTS)) - 1, derived=True)
    wanted: int = whole("fulfilments of the expeditions that lie open, as bits", (1 << len(PAYMENTS)) - 1, derived=True)
    unseen_count: int = whole("cards not seen since the last shuffle", DECK, derived=True)
    lost_count: int = whole("coins from before the last shuffle, those paid among them", DECK, derived=True)
    returned: int = whole("coins that have been given faces in this shuffle", DECK, derived=True)
    moored: int = whole("cards in the harbour", DECK, derived=True)
