"""Before the first round of Valparaíso: tiles, cards and the lighthouse, then the goods and merchants that seats start with.

Rules VP-1.4 to VP-1.9, VP-8.6.
"""

from __future__ import annotations

from ...core.engine import engine, members_into, note
from ...core.layout import CHANCE, EVERYONE, NONE, Row
from .board import MARKETS
from .box import ASK, AT_DEAL, AT_GOODS, AT_MERCHANTS, AT_STEP, LETTER_COUNT, OFFERS, OUTER, Box, Fields
from .cards import ACHIEVEMENT
from .decisions import DEAL_CARD, DEAL_TILE, FIRST, GOOD_COUNT, IN_FASTEST, IN_FASTEST_GOOD, IN_LIGHTHOUSE, IN_OFFERS, IN_REFILL, IN_TILES
from .events import FASTEST, LAYS_CARD, LAYS_TILE, SETTLES, STARTS, TAKES_GOODS


@engine
def first_outcome(s: Fields) -> int:
    """The id of the first of the tiles, cards or seats."""
    if s.phase == IN_TILES:
        return DEAL_TILE
    return FIRST if s.phase == IN_LIGHTHOUSE or s.phase == IN_FASTEST else DEAL_CARD


@engine
def pool(box: Box, s: Fields) -> int:
    """What can come, as bits: tiles of the letter of the next space, cards of the topmost group, or seats (VP-1.4, VP-1.5, VP-1.7)."""
    if s.phase == IN_TILES:
        return box.lettered[next_space(box, s) % LETTER_COUNT] & s.reserve
    if s.phase == IN_LIGHTHOUSE or s.phase == IN_FASTEST:
        return (1 << box.players) - 1
    for group in range(len(box.group)):
        if box.group[group] & s.deck:
            return box.group[group] & s.deck
    return 0


@engine
def outcomes(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of what can come."""
    return members_into(pool(box, s), first_outcome(s), out, 0)


@engine
def next_space(box: Box, s: Fields) -> int:
    """The first space of a market without a tile: LETTER_COUNT * market + letter, or NONE."""
    for m in range(MARKETS):
        if box.place[m] != NONE and box.markets >> box.place[m] & 1:
            for i in range(LETTER_COUNT):
                if s.tile[m][i] == NONE:
                    return LETTER_COUNT * m + i
    return NONE


@engine
def next_offer(s: Fields) -> int:
    """The first empty slot of the sea: OFFERS * zone + slot, or NONE."""
    for zone in range(OUTER):
        for j in range(OFFERS):
            if s.offer[zone][j] == NONE:
                return OFFERS * zone + j
    return NONE


@engine
def come(box: Box, s: Fields, action: int) -> None:
    """What chance brings is laid where it is due."""
    if action >= DEAL_CARD:
        slot = next_offer(s)
        s.offer[slot // OFFERS][slot % OFFERS] = action - DEAL_CARD
        s.deck &= ~(1 << action - DEAL_CARD)
        refilled = s.phase == IN_REFILL
        note(s, LAYS_CARD, 806 if refilled else 105, NONE, ACHIEVEMENT + action - DEAL_CARD, EVERYONE)
        s.station = AT_STEP if refilled else AT_DEAL
    elif action >= DEAL_TILE:
        space = next_space(box, s)
        s.tile[space // LETTER_COUNT][space % LETTER_COUNT] = action - DEAL_TILE
        s.reserve &= ~(1 << action - DEAL_TILE)
        note(s, LAYS_TILE, 104, NONE, action - DEAL_TILE, EVERYONE)
        s.station = AT_DEAL
    elif s.phase == IN_LIGHTHOUSE:
        s.start = action - FIRST
        s.station = AT_DEAL
    else:
        s.active = s.to_move = action - FIRST
        note(s, FASTEST, 206, s.active, NONE, EVERYONE)
        s.phase, s.station = IN_FASTEST_GOOD, ASK


@engine
def deal(box: Box, s: Fields) -> None:
    """Tiles, then cards, then who starts, unless an option says it (VP-1.4, VP-1.5, VP-1.7)."""
    s.station, s.to_move = ASK, CHANCE
    if next_space(box, s) != NONE:
        s.phase = IN_TILES
    elif next_offer(s) != NONE:
        s.phase = IN_OFFERS
    elif s.start == NONE:
        s.phase = IN_LIGHTHOUSE
    else:
        note(s, STARTS, 107, s.start, NONE, EVERYONE)
        s.station, s.turn = AT_GOODS, 0



@engine
def from_last(box: Box, s: Fields) -> int:
    """The seat that chooses next, from the last counter-clockwise to the start player (VP-1.8, VP-1.9)."""
    return (s.start + box.players - 1 - s.turn) % box.players


@engine
def ask_start(box: Box, s: Fields, phase: int, then: int) -> None:
    """Seats choose in reverse order; after the start player it goes on at the station `then`."""
    if s.turn == box.players:
        s.turn, s.station = 0, then
        return
    s.active = s.to_move = from_last(box, s)
    s.phase, s.station = phase, ASK
    s.turn += 1


@engine
def choose_goods(box: Box, s: Fields, which: int) -> None:
    """Three goods that nobody before took together (VP-1.8)."""
    s.combinations |= 1 << which
    for good in range(GOOD_COUNT):
        s.goods[s.active][good] = box.choice[GOOD_COUNT * which + good]
    note(s, TAKES_GOODS, 108, s.active, which, EVERYONE)
    s.station = AT_GOODS


@engine
def empty_villages(box: Box, s: Fields) -> int:
    """The villages, with or without a market, without a merchant, as bits (VP-1.9)."""
    taken = 0
    for p in range(box.players):
        taken |= s.spots[p]
    return (box.plain | box.markets) & ~taken


@engine
def settle(s: Fields, place: int) -> None:
    """The second merchant of a seat stands in a village (VP-1.9)."""
    s.supply[s.active] -= 1
    s.at[s.active][place] = 1
    s.spots[s.active] |= 1 << place
    note(s, SETTLES, 109, s.active, place, EVERYONE)
    s.station = AT_MERCHANTS


