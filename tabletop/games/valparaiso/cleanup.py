"""The clean-up of a round of Valparaíso, and the end of the game.

Rules VP-10.1 to VP-10.6, VP-11.1 to VP-11.4. Where seats are asked, it goes round the table from the seat with the lighthouse.
"""

from __future__ import annotations

from ...core.engine import count, engine, lowest, note
from ...core.layout import EVERYONE, NONE, OVER
from .box import (
    ASK,
    AT_DISCARD,
    AT_END,
    AT_INCOME,
    AT_MAJORITY,
    AT_RECALL,
    AT_ROUND,
    CATEGORY_COUNT,
    GOOD_AT_END,
    IN_ANY,
    IN_PESOS,
    IN_POINTS,
    MOST_RESIDENCES,
    PESOS_A_POINT,
    SECOND_RESIDENCES,
    Box,
    Fields,
)
from .cards import ACHIEVEMENT
from .decisions import FROM_ACHIEVEMENTS, FROM_INCOME, FROM_MONEY, IN_DISCARD, IN_INCOME, IN_RECALL
from .events import (
    DISCARDS,
    HELD_POINTS,
    INCOME_GOOD,
    INCOME_PESOS,
    INCOME_POINTS,
    LIGHTHOUSE,
    MAJORITY,
    MONEY_POINTS,
    REACHES_END,
    RECALLED,
    ROUND_BEGINS,
    SHARES,
    STAYS,
    WINS,
    WINS_BY_MONEY,
)


@engine
def ask(s: Fields, seat: int, phase: int) -> None:
    """A seat is asked in clean-up."""
    s.active = s.to_move = seat
    s.phase, s.station = phase, ASK


@engine
def pay_incomes(box: Box, s: Fields) -> None:
    """Residences bring their income, seat by seat, from the lighthouse on (VP-10.2); where it is a good of choice its owner is asked."""
    while s.turn < box.players:
        seat = (s.start + s.turn) % box.players
        while s.cursor < box.residences:
            space = s.cursor
            s.cursor += 1
            if s.residence[space] == seat:
                if box.income[space] == IN_ANY:
                    s.left = box.amount[space]
                    ask(s, seat, IN_INCOME)
                    return
                pay_income(box, s, seat, space)
        s.turn += 1
        s.cursor = 0
    s.station = AT_MAJORITY


@engine
def pay_income(box: Box, s: Fields, seat: int, space: int) -> None:
    """The income of one residence: pesos, a good, or points."""
    kind, amount = box.income[space], box.amount[space]
    if kind == IN_PESOS:
        s.pesos[seat] += amount
        note(s, INCOME_PESOS, 1002, seat, amount, EVERYONE)
    elif kind == IN_POINTS:
        s.earned[seat][FROM_INCOME] += amount
        note(s, INCOME_POINTS, 1002, seat, amount, EVERYONE)
    else:
        s.goods[seat][kind - 1] += amount
        note(s, INCOME_GOOD, 1002, seat, kind - 1, EVERYONE)


@engine
def take_income(s: Fields, good: int) -> None:
    """A good of choice from a residence."""
    s.goods[s.active][good] += 1
    note(s, INCOME_GOOD, 1002, s.active, good, EVERYONE)
    s.left -= 1
    if s.left == 0:
        s.station = AT_INCOME


@engine
def residences_rank(box: Box, s: Fields, seat: int) -> int:
    """How a seat stands by residences: their number first, then how late it built one; 0 with none (VP-10.3)."""
    n, latest = 0, 0
    for space in range(box.residences):
        if s.residence[space] == seat:
            n += 1
            latest = space + 1
    return 100 * n + latest


@engine
def pay_majority(box: Box, s: Fields) -> None:
    """Most residences bring 5 pesos, second most 2, later builders first where they tie (VP-10.3)."""
    for seat in range(box.players):
        rank = residences_rank(box, s, seat)
        ahead = 0
        for q in range(box.players):
            if residences_rank(box, s, q) > rank:
                ahead += 1
        if rank and ahead < 2:
            pesos = SECOND_RESIDENCES if ahead else MOST_RESIDENCES
            s.pesos[seat] += pesos
            note(s, MAJORITY, 1003, seat, pesos, EVERYONE)
    s.turn, s.station = 0, AT_DISCARD


@engine
def ask_discards(box: Box, s: Fields) -> None:
    """Every seat with an achievement may discard one (VP-10.4)."""
    while s.turn < box.players:
        seat = (s.start + s.turn) % box.players
        s.turn += 1
        if s.cards[seat]:
            ask(s, seat, IN_DISCARD)
            return
    s.turn, s.station = 0, AT_RECALL


@engine
def discard(box: Box, s: Fields, card: int) -> None:
    """An achievement leaves the game and brings its points at once (VP-10.4)."""
    s.cards[s.active] &= ~(1 << card)
    s.earned[s.active][FROM_ACHIEVEMENTS] += box.points_of[card]
    note(s, DISCARDS, 1004, s.active, ACHIEVEMENT + card, EVERYONE)
    s.station = AT_DISCARD


@engine
def can_stay(box: Box, s: Fields, seat: int) -> int:
    """The villages in which a merchant may be left: without a house of the seat, as bits (VP-10.5)."""
    return s.spots[seat] & ~s.houses[seat] & ~(1 << box.city)


@engine
def ask_recalls(box: Box, s: Fields) -> None:
    """Every seat with merchants in villages without its house may leave one there; the others go to the city (VP-10.5)."""
    while s.turn < box.players:
        seat = (s.start + s.turn) % box.players
        s.turn += 1
        if can_stay(box, s, seat):
            ask(s, seat, IN_RECALL)
            return
        recall(box, s, seat, NONE)
    s.station = AT_END


@engine
def recall(box: Box, s: Fields, seat: int, stays: int) -> None:
    """All merchants of a seat go to the city but one in the place `stays`; under an option those beside its houses stay too (VP-10.5)."""
    n = 0
    places = s.spots[seat] & ~(1 << box.city)
    if box.shelter:
        places &= ~s.houses[seat]
    while places:
        place = lowest(places)
        places &= places - 1
        going = s.at[seat][place]
        if place == stays:
            going -= 1
        s.at[seat][place] -= going
        if s.at[seat][place] == 0:
            s.spots[seat] &= ~(1 << place)
        n += going
    if stays != NONE:
        note(s, STAYS, 1005, seat, stays, EVERYONE)
    if n:
        s.at[seat][box.city] += n
        s.spots[seat] |= 1 << box.city
        note(s, RECALLED, 1005, seat, n, EVERYONE)
    s.station = AT_RECALL


@engine
def end_round(box: Box, s: Fields) -> None:
    """Last in clean-up the game ends, or the lighthouse goes on and a new round begins (VP-10.1, VP-10.6, VP-11.1, VP-11.2)."""
    for seat in range(box.players):
        if track(s, seat) >= box.end_points:
            note(s, REACHES_END, 1101, seat, track(s, seat), EVERYONE)
            s.last = 1
    if s.last:
        finish(box, s)
        return
    if s.builder != NONE and s.builder != s.start:
        s.start = s.builder
    else:
        s.start = s.start + 1 if s.start + 1 < box.players else 0
    note(s, LIGHTHOUSE, 1006, s.start, NONE, EVERYONE)
    s.station = AT_ROUND


@engine
def begin_round(s: Fields) -> None:
    """Nobody has built a residence, and the seat with the lighthouse plans first (VP-2.1)."""
    s.round += 1
    s.builder, s.turn, s.cursor = NONE, 0, 0
    note(s, ROUND_BEGINS, 301, NONE, s.round, EVERYONE)


@engine
def track(s: Fields, seat: int) -> int:
    """The points of a seat on the track."""
    n = 0
    for category in range(CATEGORY_COUNT):
        n += s.earned[seat][category]
    return n


@engine
def finish(box: Box, s: Fields) -> None:
    """Points of achievements held, then goods into pesos and every 20 pesos into a point (VP-11.3); who wins (VP-11.4)."""
    for seat in range(box.players):
        held, cards = 0, s.cards[seat]
        while cards:
            held += box.points_of[lowest(cards)]
            cards &= cards - 1
        if held:
            s.earned[seat][FROM_ACHIEVEMENTS] += held
            note(s, HELD_POINTS, 1103, seat, held, EVERYONE)
        for good in range(len(s.goods[seat])):
            s.pesos[seat] += GOOD_AT_END * (s.goods[seat][good] + s.hold[seat][good])
            s.goods[seat][good] = s.hold[seat][good] = 0
        s.earned[seat][FROM_MONEY] = s.pesos[seat] // PESOS_A_POINT
        s.pesos[seat] %= PESOS_A_POINT
        note(s, MONEY_POINTS, 1103, seat, s.earned[seat][FROM_MONEY], EVERYONE)
    s.to_move = OVER
    s.phase, s.station, s.turn = IN_RECALL, ASK, 0
    tell_winner(box, s)


@engine
def is_ahead(box: Box, s: Fields, seat: int, other: int) -> bool:
    """Whether a seat stands before another: more points, then more pesos left, or under an option more before the exchange (VP-11.4)."""
    mine, theirs = track(s, seat), track(s, other)
    if mine != theirs:
        return mine > theirs
    mine, theirs = s.pesos[seat], s.pesos[other]
    if box.all_money:
        mine += PESOS_A_POINT * s.earned[seat][FROM_MONEY]
        theirs += PESOS_A_POINT * s.earned[other][FROM_MONEY]
    return mine > theirs


@engine
def tell_winner(box: Box, s: Fields) -> None:
    """Who wins, by points or by pesos, or who share the first place (VP-11.4)."""
    first, level, best = 0, 0, 0
    for seat in range(box.players):
        ahead = 0
        for q in range(box.players):
            if is_ahead(box, s, q, seat):
                ahead += 1
        if ahead == 0:
            first |= 1 << seat
            best = track(s, seat)
    for seat in range(box.players):
        if track(s, seat) == best:
            level += 1
    for seat in range(box.players):
        if first >> seat & 1:
            kind = SHARES if count(first) > 1 else WINS_BY_MONEY if level > 1 else WINS
            note(s, kind, 1104 if level > 1 else 1103, seat, best, EVERYONE)
