"""Which positions of Valparaíso could lie on the table: pieces, cards and tiles are all there, and the moment fits what lies there.

Rules VP-1.2 to VP-1.9, VP-2.1 to VP-2.5, VP-6.2, VP-8.3.
"""

from __future__ import annotations

from ...core.engine import count
from ...core.layout import CHANCE, NONE, OVER
from ...core.state import SEATS as LETTERS
from . import engine
from .board import MARKETS
from .box import (
    HOUSES,
    IN_ANY,
    LETTER_COUNT,
    MAYOR_PRICE,
    NEAR_SEA,
    OFFERS,
    OPENING_HOUSES,
    OUTER,
    SLOTS,
    SURCHARGE,
    ZONE_PESOS,
    Box,
    Fields,
)
from .cards import ACHIEVEMENT, GAIN, OVERSEAS, STEPS
from .cleanup import can_stay
from .decisions import (
    CAPACITY,
    GOOD_COUNT,
    IN_CHOICE,
    IN_FASTEST,
    IN_FASTEST_GOOD,
    IN_GAIN,
    IN_GOODS,
    IN_HIRE,
    IN_INCOME,
    IN_LIGHTHOUSE,
    IN_MERCHANTS,
    IN_MOVE,
    IN_OFFERS,
    IN_OVERSEAS,
    IN_PLANNING,
    IN_REFILL,
    IN_SURCHARGE,
    IN_SWAP,
    IN_TILES,
    IN_TRADE,
    IN_TRANSFER,
    IN_TURN_END,
    PHASES,
    SEATS,
    TILE_COUNT,
)
from .planning import may_stop_planning
from .sailing import first_cards, most_first_cards
from .travel import goes_on
from .using import has_cards

CHANCE_PHASES = (IN_TILES, IN_OFFERS, IN_LIGHTHOUSE, IN_FASTEST, IN_REFILL)
CARD_PHASES = (*range(IN_TRANSFER, IN_SWAP + 1), IN_SURCHARGE, IN_REFILL)
TURN_PHASES = (IN_CHOICE, *CARD_PHASES, IN_TURN_END)
START_GOODS_TAKEN = 3


def wrong(box: Box, s: Fields) -> str | None:
    """Why a position could not lie on the table, in a sentence; None if it could."""
    return (
        _wrong_moment(box, s) or _wrong_seats(box, s) or _wrong_houses(box, s) or _wrong_tiles(box, s) or _wrong_sea(box, s)
        or _wrong_plans(box, s) or _wrong_card(box, s) or _wrong_choice(box, s)
    )  # fmt: skip


def _wrong_moment(box: Box, s: Fields) -> str | None:
    if not OVER <= s.to_move < box.players or s.phase >= len(PHASES) or s.active >= box.players or s.turn > box.players:
        return "there is no such phase, or a seat that does not play is to move"
    if s.to_move == OVER:
        return None if any(map(any, s.earned)) or s.last else "the game is not over: nobody has points, and the sea is not empty"
    if (s.to_move == CHANCE) != (s.phase in CHANCE_PHASES):
        return f"in the phase {PHASES[s.phase]} {'chance decides' if s.phase in CHANCE_PHASES else 'a seat decides'}"
    if s.to_move >= 0 and s.to_move != s.active:
        return f"the seat to move is the active one, {LETTERS[s.active]}"
    if (s.start == NONE) != (s.phase < IN_GOODS and box.start_seat == NONE) or s.start >= box.players:
        return "the lighthouse is drawn before goods are chosen (VP-1.7)"
    if (s.round == 0) != (s.phase < IN_PLANNING):
        return "rounds are counted from the first planning on"
    if s.phase in (IN_GOODS, IN_MERCHANTS, IN_PLANNING, IN_INCOME) or PHASES[s.phase] in ("discard", "recall"):
        back = s.phase in (IN_GOODS, IN_MERCHANTS)
        step = s.turn if s.phase in (IN_PLANNING, IN_INCOME) else s.turn - 1
        expected = (s.start + box.players - 1 - step) % box.players if back else (s.start + step) % box.players
        if step < 0 or expected != s.active or step >= box.players:
            return f"{s.turn} seats have been asked, so it is not {LETTERS[s.active]}'s turn"
    if box.advanced == 0 and s.phase in (IN_FASTEST, IN_FASTEST_GOOD):
        return "who plans first gets a good only in the advanced rule (VP-2.6)"
    return None


def _wrong_seats(box: Box, s: Fields) -> str | None:
    for p in range(SEATS):
        if p >= box.players:
            owned = (*s.at[p], *s.goods[p], *s.hold[p], *s.earned[p], s.pesos[p], s.cards[p], s.supply[p], s.ship[p])
            if any(owned):
                return f"{LETTERS[p]} does not play and has something"
            continue
        if s.supply[p] + sum(s.at[p]) != box.merchants:
            return f"{LETTERS[p]} has {box.merchants} merchants, not {s.supply[p] + sum(s.at[p])} (VP-1.3)"
        if sum(s.hold[p]) > CAPACITY:
            return f"the hold of {LETTERS[p]} has room for {CAPACITY} goods, not {sum(s.hold[p])} (VP-1.6)"
        for place, n in enumerate(s.at[p]):
            if n and not (box.plain | box.markets | 1 << box.city) >> place & 1:
                return f"a merchant of {LETTERS[p]} stands where this side of the board has no place"
        placed = 2 if s.phase > IN_MERCHANTS else 1
        if s.phase <= IN_MERCHANTS and s.at[p][box.city] != 1 or sum(s.at[p]) < placed and s.phase > IN_MERCHANTS:
            return f"{LETTERS[p]} starts with a merchant in the city and one in a village (VP-1.9)"
    settled = sum(sum(s.at[p]) - 1 for p in range(box.players))
    if s.phase <= IN_MERCHANTS and settled != (s.turn - 1 if s.phase == IN_MERCHANTS else 0):
        return "second merchants are placed one by one, after goods are chosen (VP-1.9)"
    chosen = s.turn - 1 if s.phase == IN_GOODS else 0 if s.phase < IN_GOODS else box.players
    if s.phase <= IN_MERCHANTS and count(s.combinations) != chosen:
        return f"{chosen} seats have chosen goods, and {count(s.combinations)} combinations are taken (VP-1.8)"
    return None


def _wrong_houses(box: Box, s: Fields) -> str | None:
    owned = [owner for owner in s.residence if owner != NONE]
    if s.residence[: len(owned)] != owned or len(owned) > box.residences:
        return f"residences are built from the lighthouse on, in {box.residences} spaces (VP-6.4)"
    if any(owner >= box.players for owner in owned):
        return "a residence is of a seat that does not play"
    for p in range(SEATS):
        built = count(s.houses[p]) + owned.count(p)
        if built > HOUSES or built and p >= box.players:
            return f"{LETTERS[p]} has {HOUSES if p < box.players else 0} houses, not {built} (VP-6.2)"
        if s.houses[p] & ~(box.plain | box.markets):
            return f"a house of {LETTERS[p]} stands where there is no village"
    for place in range(box.places):
        there = sum(s.houses[p] >> place & 1 for p in range(SEATS))
        if there > box.spaces[place]:
            return f"{there} houses stand in a village with {box.spaces[place]} spaces (VP-6.2)"
    if s.builder != NONE and (s.builder not in owned or s.phase < IN_CHOICE):
        return f"{LETTERS[s.builder]} cannot have built a residence in this round (VP-10.6)"
    return None


def _wrong_tiles(box: Box, s: Fields) -> str | None:
    lie = 0
    for m in range(MARKETS):
        here = box.place[m] != NONE and box.markets >> box.place[m] & 1
        letters = 0
        for tile in s.tile[m]:
            if tile == NONE:
                continue
            if lie >> tile & 1 or not here:
                return "a tile lies twice, or where there is no market (VP-1.4)"
            lie |= 1 << tile
            letters |= sum(1 << letter for letter in range(LETTER_COUNT) if box.lettered[letter] >> tile & 1)
        there = sum(tile != NONE for tile in s.tile[m])
        if count(letters) != there or here and there != LETTER_COUNT and s.phase != IN_TILES:
            return "one tile of each letter lies on a market (VP-1.4)"
        if s.phase == IN_TILES and any(tile != NONE and not box.lettered[i] >> tile & 1 for i, tile in enumerate(s.tile[m])):
            return "tiles are laid by their letters (VP-1.4)"
    if lie | s.reserve != (1 << TILE_COUNT) - 1 or lie & s.reserve:
        return "every tile lies on a market or apart (VP-1.4)"
    if s.phase == IN_TILES:
        spaces = [tile for m in range(MARKETS) if box.place[m] != NONE and box.markets >> box.place[m] & 1 for tile in s.tile[m]]
        if NONE not in spaces or any(tile != NONE for tile in spaces[spaces.index(NONE) :]):
            return "tiles are laid market by market, and one is missing"
    return None


def _wrong_sea(box: Box, s: Fields) -> str | None:
    held = 0
    lie = [card for row in s.offer for card in row if card != NONE]
    for cards in (*s.cards, s.deck, *(1 << card for card in lie)):
        if held & cards or cards & ~box.cards:
            return "an achievement is in two places, or not in the game with so many players (VP-1.5)"
        held |= cards
    came = box.cards & ~s.deck
    for i, group in enumerate(box.group):
        if came & group and any(s.deck & earlier for earlier in box.group[:i]):
            return "A cards come before B1 cards, B1 cards before B2 cards (VP-1.5)"
    empty = OUTER * OFFERS - len(lie)
    if s.phase <= IN_OFFERS:
        row = [card for zone in s.offer for card in zone]
        in_order = NONE in row and not any(card != NONE for card in row[row.index(NONE) :])
        if s.phase == IN_TILES and lie or s.phase == IN_OFFERS and not in_order:
            return "sea cards are laid slot by slot after the tiles (VP-1.5)"
        if came != sum(1 << card for card in lie):
            return "cards that have left the deck lie in the sea while it is dealt"
    elif s.deck and empty != (1 if s.phase in (IN_REFILL, IN_SURCHARGE) else 0) and s.to_move != OVER:
        return "every slot of the sea holds a card while the deck has one (VP-8.6)"
    elif s.deck == 0 and empty and not s.last and s.phase != IN_SURCHARGE and s.to_move != OVER:
        return "a slot of the sea is empty, so this is the last round (VP-11.2)"
    if s.last and s.to_move != OVER and (s.deck or not empty):
        return "the last round has come only once a slot of the sea cannot be refilled (VP-11.2)"
    if s.phase == IN_REFILL and not s.deck:
        return "there is no card left to refill the sea with (VP-11.2)"
    for zone in range(OUTER):
        if s.treasure[zone] not in (0, ZONE_PESOS, SURCHARGE, ZONE_PESOS + SURCHARGE):
            return f"in a zone lie {ZONE_PESOS} pesos, {SURCHARGE}, both or none, not {s.treasure[zone]} (VP-8.3, VP-8.4)"
        if s.treasure[zone] and s.phase > IN_OFFERS and first_cards(box, s, zone) == 0:
            return "no pesos lie in a zone without an A card (VP-8.3)"
        if s.phase <= IN_GOODS and s.treasure[zone] != ZONE_PESOS:
            return f"at the start {ZONE_PESOS} pesos lie in each zone (VP-1.2)"
    return None


def _wrong_plans(box: Box, s: Fields) -> str | None:
    for p in range(SEATS):
        for row in (s.plan[p], s.slot[p]):
            cards = [card for card in row if card != NONE]
            if len(set(cards)) != len(cards):
                return f"{LETTERS[p]} has a card in two slots"
            if any(card >= ACHIEVEMENT and not s.cards[p] >> card - ACHIEVEMENT & 1 for card in cards) or cards and p >= box.players:
                return f"{LETTERS[p]} has a card in a slot that it does not own (VP-2.1)"
            numbered = row[1:]
            if any(card != NONE for card in numbered[numbered.index(NONE) if NONE in numbered else SLOTS :]):
                return f"the slots of {LETTERS[p]} have a gap (VP-3.6)"
        planning = s.phase in (IN_PLANNING, IN_FASTEST, IN_FASTEST_GOOD)
        if any(card != NONE for card in s.plan[p]) and not planning:
            return f"{LETTERS[p]} has planned cards, but plans are revealed (VP-2.5)"
        if any(card != NONE for card in s.slot[p]) and s.phase not in TURN_PHASES:
            return f"{LETTERS[p]} has cards to use, but it is not the time to use them (VP-3.1)"
        built = count(s.houses[p]) + s.residence.count(p)
        if s.plan[p][SLOTS] != NONE and built < OPENING_HOUSES:
            return f"{LETTERS[p]} has built {built} houses, so its slot 5 is closed (VP-2.3)"
        if s.plan[p][0] != NONE and s.pesos[p] < MAYOR_PRICE:
            return f"{LETTERS[p]} cannot pay the {MAYOR_PRICE} pesos on its Mayor's Office (VP-2.4)"
        if planning and p < box.players:
            nth = (p - s.start) % box.players
            done = s.phase != IN_PLANNING or nth < s.turn
            if not done and nth != s.turn and any(card != NONE for card in s.plan[p]):
                return f"{LETTERS[p]} has planned before its turn (VP-2.1)"
            if done and not may_stop_planning(box, _derived(box, s), p):
                return f"{LETTERS[p]} has planned too few cards (VP-2.2)"
    return None


def _wrong_card(box: Box, s: Fields) -> str | None:
    if (s.card != NONE) != (s.phase in CARD_PHASES and s.to_move != OVER):
        return "a card is in use exactly while one of its steps is done (VP-3.3)"
    if s.card == NONE:
        of_card = s.step or s.changed or s.walked or s.path or s.visited or s.trades or any(s.moved)
        if of_card or s.mover != NONE or s.market != NONE or s.left and s.phase != IN_INCOME:
            return "between cards no step is being done"
        if s.phase == IN_INCOME and not _pays_any(box, s):
            return "no residence of that seat brings a good of its choice now (VP-10.2)"
        return None
    if s.card >= ACHIEVEMENT and not s.cards[s.active] >> s.card - ACHIEVEMENT & 1 or s.card in s.slot[s.active]:
        return f"{LETTERS[s.active]} does not use a card that it does not own, or one that still lies in a slot"
    k = STEPS * s.card + s.step - 1
    kind = OVERSEAS if s.phase in (IN_SURCHARGE, IN_REFILL) else s.phase - IN_TRANSFER
    bottom = s.phase == IN_GAIN and s.step == STEPS
    if not 1 <= s.step <= STEPS or not bottom and box.kind[k] != kind:
        return "the card in use has no such step"
    if bottom and box.kind[k] != GAIN and (s.card < ACHIEVEMENT or s.left != 1):
        return "at the bottom of an achievement is one good of choice (VP-3.4)"
    return _wrong_ground(box, s, k) or _wrong_move(box, s, k) or _wrong_trade(box, s, k) or _wrong_left(box, s, k)


def _pays_any(box: Box, s: Fields) -> bool:
    """Whether the residence before the cursor brings goods of choice to the active seat."""
    space = s.cursor - 1
    if not 0 <= space < box.residences or s.residence[space] != s.active:
        return False
    return box.income[space] == IN_ANY and 1 <= s.left <= box.amount[space]


def _wrong_ground(box: Box, s: Fields, k: int) -> str | None:
    """A step that could not have begun where the ship is, or with the merchants that are left."""
    at_sea = s.ship[s.active] != NEAR_SEA
    if s.phase == IN_TRANSFER and at_sea and not box.free[k]:
        return "goods are transferred only in the near sea (VP-4.1)"
    if s.phase in (IN_OVERSEAS, IN_SURCHARGE, IN_REFILL) and not at_sea:
        return "overseas trade is made in the open sea (VP-8.2)"
    return "there is no merchant left to hire (VP-4.4)" if s.phase == IN_HIRE and s.supply[s.active] == 0 else None


def _wrong_left(box: Box, s: Fields, k: int) -> str | None:
    most = box.times[k]
    if s.phase == IN_GAIN:
        least = 1
        most = max(most, 1)
    elif s.phase == IN_MOVE:
        most, least = min(most, box.merchants - s.supply[s.active]) - sum(s.moved), 1
        if s.left != most:
            return "as many merchants are left to move as have not moved (VP-5.2)"
    elif s.phase == IN_TRADE:
        least = most - count(s.visited)
        most = least
    else:
        least = 0 if s.phase in (IN_SURCHARGE, IN_REFILL) else 1
    if not least <= s.left <= most:
        return f"the step cannot be done {s.left} times more"
    if s.phase in (IN_SURCHARGE, IN_REFILL) and not s.changed:
        return "the sea is refilled after a card was bought (VP-8.6)"
    return None


def _wrong_move(box: Box, s: Fields, k: int) -> str | None:
    if s.phase != IN_MOVE:
        return "merchants move only while a card moves them" if s.mover != NONE or s.walked or s.path or any(s.moved) else None
    free = [n - s.moved[place] - (place == s.mover) for place, n in enumerate(s.at[s.active])]
    if min(free) < 0:
        return "more merchants have moved in a place than stand there (VP-5.2)"
    if s.mover == NONE:
        return "a merchant that is not on its way has made no steps" if s.walked or s.path else None
    known = _derived(box, s)
    steps = count(s.path) - 1
    if not s.path >> s.mover & 1 or steps < 1 or s.walked > min(steps, box.extra[k]) or s.path & ~(box.plain | box.markets | 1 << box.city):
        return "a merchant on its way has been where it stands, and has made a step (VP-5.2)"
    if not s.changed or not goes_on(box, known, s.active, k):
        return "a merchant that can go no further is set aside (VP-5.2)"
    return None


def _wrong_trade(box: Box, s: Fields, k: int) -> str | None:
    if s.phase != IN_TRADE:
        return "markets are visited only while a card trades" if s.market != NONE or s.trades or s.visited else None
    if s.visited & ~box.markets or (s.market == NONE) != (s.trades == 0):
        return "trades are left in the market that is being visited, and in no other (VP-7.1)"
    if s.market != NONE:
        there = s.at[s.active][s.market] + (s.houses[s.active] >> s.market & 1) + box.extra[k]
        if not s.visited >> s.market & 1 or not s.at[s.active][s.market] or s.trades >= there or not s.changed:
            return "a market that is being visited has a merchant of the seat, and has been traded in (VP-7.1)"
    elif s.visited and not s.changed:
        return "a market that was visited has been traded in (VP-7.1)"
    elif s.left == 0:
        return "the step is over where no market can be visited any more (VP-7.1)"
    return None


def _derived(box: Box, s: Fields) -> Fields:
    known = s.copy()
    engine.derive(box, known)
    return known


def _wrong_choice(box: Box, s: Fields) -> str | None:
    """Whoever decides has something to decide."""
    if s.to_move == OVER:
        return None
    known = _derived(box, s)
    if s.to_move == CHANCE:
        return None if engine.chances(box, known) else "nothing is left that chance could bring"
    out = [0] * (box.swap + MARKETS * TILE_COUNT)
    if PHASES[s.phase] == "discard" and not s.cards[s.active] or PHASES[s.phase] == "recall" and not can_stay(box, known, s.active):
        return f"{LETTERS[s.active]} has nothing to decide in the phase {PHASES[s.phase]}"
    if s.phase == IN_SURCHARGE and most_first_cards(box, known, s.ship[s.active] - 1) == 0:
        return "no zone takes the 10 pesos (VP-8.5)"
    if s.phase == IN_CHOICE and not has_cards(s, s.active):
        return f"{LETTERS[s.active]} has no card to use, so it is not its turn (VP-3.1)"
    if s.phase == IN_TURN_END and has_cards(s, s.active):
        return f"{LETTERS[s.active]} is asked at the end of its turn only after its last card (VP-3.7)"
    if s.phase == IN_TURN_END and not any(s.goods[s.active][good] for good in range(GOOD_COUNT)):
        return f"{LETTERS[s.active]} has no goods to exchange at the end of its turn (VP-3.7)"
    return None if engine.legal(box, known, out) else f"{LETTERS[s.active]} has nothing to decide in the phase {PHASES[s.phase]}"
