"""Trade in the villages of Valparaíso: visits, fees, tiles, and the swap that a card allows.

Rules VP-7.1 to VP-7.4, VP-9.2. A visit begins with the first trade in a market and ends when trade goes on elsewhere or ends; then
its bottom tile is turned to the top. `k` is the step of a card that is being done.
"""

from __future__ import annotations

from ...core.engine import engine, lowest, members_into, note
from ...core.layout import EVERYONE, NONE, Row
from .box import AT_STEP, FEE, LETTER_COUNT, Box, Fields
from .decisions import FROM_TRADE, GOOD_COUNT, TILE_COUNT
from .events import PAYS_FEE, SWAPS, TRADES, TURNS_TILE
from .goods import current, spend


@engine
def fee_of(box: Box, s: Fields, seat: int, place: int) -> int:
    """Pesos for a visit: one for each merchant and each trading post of others (VP-7.2)."""
    n = 0
    for q in range(box.players):
        if q != seat:
            n += s.at[q][place] + (s.houses[q] >> place & 1)
    return FEE * n


@engine
def can_pay_tile(box: Box, s: Fields, seat: int, tile: int, purse: int) -> bool:
    """Whether a seat has the goods in its warehouse, and the pesos, that a tile asks for (VP-7.3)."""
    for good in range(GOOD_COUNT):
        if s.goods[seat][good] < box.pay[4 * tile + good]:
            return False
    return purse >= box.pay[4 * tile + GOOD_COUNT]


@engine
def can_trade(box: Box, s: Fields, seat: int, k: int, place: int, purse: int) -> bool:
    """Whether a seat, with a merchant there, can trade once in a market for so many pesos (VP-7.1 to VP-7.3)."""
    tile = s.tile[box.market[place]][0]
    if place == s.market:
        return can_pay_tile(box, s, seat, tile, purse)
    if s.visited >> place & 1:
        return False
    if box.free[k] == 0:
        purse -= fee_of(box, s, seat, place)
    return purse >= 0 and can_pay_tile(box, s, seat, tile, purse)


@engine
def can_trade_anywhere(box: Box, s: Fields, seat: int, k: int, purse: int) -> bool:
    """Whether there is a market in which a seat can trade."""
    places = s.spots[seat] & box.markets
    while places:
        if can_trade(box, s, seat, k, lowest(places), purse):
            return True
        places &= places - 1
    return False


@engine
def trades_into(box: Box, s: Fields, seat: int, k: int, out: Row, n: int) -> int:
    """Write the ids of the trades, from out[n] on: in the market that is being visited, and in others while visits are left."""
    places = s.spots[seat] & box.markets
    if s.left == 0:
        places &= 1 << s.market
    while places:
        place = lowest(places)
        places &= places - 1
        if can_trade(box, s, seat, k, place, s.pesos[seat]):
            out[n] = box.trade + place
            n += 1
    return n


@engine
def trade(box: Box, s: Fields, place: int) -> None:
    """One trade: the fees come first, once a visit, then the tile is paid and brings what it shows (VP-7.1 to VP-7.3)."""
    seat, k = s.active, current(s)
    if s.market != place:
        end_visit(box, s)
        begin_visit(box, s, seat, k, place)
    m = box.market[place]
    tile = s.tile[m][0]
    note(s, TRADES, 703, seat, tile, EVERYONE)
    for good in range(GOOD_COUNT):
        s.goods[seat][good] += box.get[4 * tile + good] - box.pay[4 * tile + good]
    if box.pay[4 * tile + GOOD_COUNT]:
        spend(s, seat, box.pay[4 * tile + GOOD_COUNT])
    s.pesos[seat] += box.get[4 * tile + GOOD_COUNT]
    s.earned[seat][FROM_TRADE] += box.bonus[tile]
    s.changed = 1
    s.trades -= 1
    if box.rotate_each:
        turn_tile(s, m)
    if s.trades == 0:
        end_visit(box, s)
        if s.left == 0 or s.spots[seat] & box.markets & ~s.visited == 0:
            end_trade(box, s)
            s.station = AT_STEP


@engine
def begin_visit(box: Box, s: Fields, seat: int, k: int, place: int) -> None:
    """Fees to the others who are there; as many trades as own merchants and post (VP-7.1, VP-7.2)."""
    if box.free[k] == 0:
        fee = fee_of(box, s, seat, place)
        for q in range(box.players):
            if q != seat:
                s.pesos[q] += FEE * (s.at[q][place] + (s.houses[q] >> place & 1))
        if fee:
            spend(s, seat, fee)
            note(s, PAYS_FEE, 702, seat, fee, EVERYONE)
    s.market = place
    s.visited |= 1 << place
    s.left -= 1
    s.trades = s.at[seat][place] + (s.houses[seat] >> place & 1) + box.extra[k]


@engine
def end_visit(box: Box, s: Fields) -> None:
    """The tile that was used goes to the top, the others slide down (VP-7.4)."""
    if s.market != NONE and box.rotate_each == 0:
        turn_tile(s, box.market[s.market])
    s.market = NONE
    s.trades = 0


@engine
def turn_tile(s: Fields, m: int) -> None:
    """The bottom tile of a market goes to its top."""
    tile = s.tile[m][0]
    for i in range(LETTER_COUNT - 1):
        s.tile[m][i] = s.tile[m][i + 1]
    s.tile[m][LETTER_COUNT - 1] = tile
    note(s, TURNS_TILE, 704, NONE, tile, EVERYONE)


@engine
def end_trade(box: Box, s: Fields) -> None:
    """Trade is over."""
    end_visit(box, s)
    s.visited = s.left = 0


# the swap of a tile


@engine
def can_swap(box: Box, s: Fields, place: int) -> int:
    """The tiles apart that have the letter of a market's bottom tile, as bits (VP-9.2)."""
    tile = s.tile[box.market[place]][0]
    for letter in range(LETTER_COUNT):
        if box.lettered[letter] >> tile & 1:
            return box.lettered[letter] & s.reserve
    return 0


@engine
def can_swap_anywhere(box: Box, s: Fields) -> bool:
    """Whether there is a market whose bottom tile can be swapped."""
    places = box.markets
    while places:
        if can_swap(box, s, lowest(places)):
            return True
        places &= places - 1
    return False


@engine
def swaps_into(box: Box, s: Fields, out: Row, n: int) -> int:
    """Write the ids of the swaps, from out[n] on."""
    places = box.markets
    while places:
        place = lowest(places)
        places &= places - 1
        n = members_into(can_swap(box, s, place), box.swap + TILE_COUNT * box.market[place], out, n)
    return n


@engine
def swap(s: Fields, m: int, tile: int) -> None:
    """The bottom tile of a market and one that lies apart change places (VP-9.2)."""
    s.reserve |= 1 << s.tile[m][0]
    s.reserve &= ~(1 << tile)
    s.tile[m][0] = tile
    note(s, SWAPS, 902, s.active, tile, EVERYONE)
    s.changed = 1
    s.station = AT_STEP
