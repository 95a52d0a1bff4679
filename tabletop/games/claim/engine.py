"""The rules of Claim as an engine: dealing, two phases of tricks, the powers of the factions, scoring.

Rules CM-1.3 to CM-6.5. What the engine leaves out: it does not explain (rules.py does), and plays whatever it is told to.
Cards are sets of bits as `deck` describes; an action below DRAW plays that face, from DRAW on the stock brings it.
"""

from __future__ import annotations

from ...core.engine import count, engine, lowest, note, nth
from ...core.layout import CHANCE, EVERYONE, NONE, OVER, Row
from .box import BLIND, DEAL, DRAW, GATHERING, RECRUITING, REVEAL, Box, Fields
from .counting import lacking, unseen
from .deck import COPIES, DECK, DOPPELGANGER, DWARF, FACTION_COUNT, GOBLIN, HAND_SIZE, KNIGHT, TRICKS, UNDEAD, add, face_of, remove, union
from .events import (
    DEALT,
    DISCARDS,
    DRAWN_GAME,
    DRAWS,
    DRAWS_UNSEEN,
    FOLLOWS,
    LEADS,
    MIMICS,
    PHASE_TWO,
    REVEALED,
    SCORES,
    SCORES_DWARF,
    SCORES_UNDEAD,
    SUPPORTS,
    SUPPORTS_LAST,
    SUPPORTS_TIE,
    TAKES,
    THROWS_OFF,
    UNRESOLVED,
    WINS,
    WINS_HIGHER,
    WINS_KNIGHT,
    WINS_OFF,
    WINS_TIE,
)

TO_WIN = 3

# the verbs


@engine
def setup(box: Box, s: Fields) -> None:
    """An empty table and a full deck, about to be dealt (CM-1.3); who leads first is an option (CM-1.6)."""
    s.to_move, s.phase, s.noted = CHANCE, RECRUITING, 0
    s.leader, s.trick, s.led, s.up, s.dealt, s.draw_for = box.first_leader, 1, NONE, NONE, 0, DEAL
    s.stock, s.discard = DECK, 0
    for p in range(2):
        s.hand[p] = s.won[p] = s.drawn[p] = s.score[p] = s.lacks[p] = 0


@engine
def legal(box: Box, s: Fields, out: Row) -> int:
    """Write the ids of the legal actions; at a chance node of the cards still in the stock."""
    first, cards = (DRAW, s.stock) if s.to_move == CHANCE else (0, playable(box, s.hand[s.to_move], s.led))
    cards &= ~COPIES
    n = 0
    while cards:
        out[n] = first + face_of(lowest(cards))
        cards &= cards - 1
        n += 1
    return n


@engine
def pick(box: Box, s: Fields, r: int) -> int:
    """The (r mod n)-th of the n legal actions of a seat."""
    cards = playable(box, s.hand[s.to_move], s.led) & ~COPIES
    return face_of(nth(cards, r % count(cards)))


@engine
def chances(box: Box, s: Fields) -> int:
    """How many cards the stock has: each is equally likely."""
    return count(s.stock)


@engine
def chance(box: Box, s: Fields, k: int) -> int:
    """The k-th card of the stock comes."""
    return DRAW + face_of(nth(s.stock, k))


@engine
def apply(box: Box, s: Fields, action: int) -> None:
    """Play a card or bring one from the stock."""
    s.noted = 0
    if action >= DRAW:
        bring(box, s, action - DRAW)
    elif s.led == NONE:
        lead(s, action)
    else:
        answer(box, s, action)


@engine
def scores(box: Box, s: Fields, out: Row) -> None:
    """One point for each faction whose support a seat has (CM-6.1 to CM-6.3)."""
    for f in range(FACTION_COUNT):
        holder = holder_of(box, s, f)
        for p in range(2):
            out[p * FACTION_COUNT + f] = 1 if holder == p else 0


@engine
def ranking(box: Box, s: Fields, out: Row) -> None:
    """First place for three factions, or under the option for more than the other; else both are first (CM-6.4, CM-6.5)."""
    a, b = factions_of(box, s, 0), factions_of(box, s, 1)
    out[0] = out[1] = 1
    if is_ahead(box, a, b):
        out[1] = 2
    elif is_ahead(box, b, a):
        out[0] = 2


@engine
def derive(box: Box, s: Fields) -> None:
    """Claim keeps no derived fields."""


@engine
def redeal(box: Box, s: Fields, seat: int, keys: Row) -> int:
    """Deal what `seat` cannot place anew (CM-1.4, CM-3.4): the other's hand (without factions it has shown to lack), its
    unseen followers, the stock. In phase 2 nothing is hidden from a perfect memory: what the seat has not seen is the other's
    hand.
    """
    other = 1 - seat
    if s.phase == GATHERING:
        return 0
    in_hand, in_drawn = count(s.hand[other]), count(s.drawn[other])
    if len(keys) == 0:
        return in_hand + in_drawn
    rest, barred = unseen(s, seat), lacking(box, s, other)
    s.hand[other] = s.drawn[other] = 0
    for i in range(in_hand + in_drawn):
        pool = rest & ~barred if i < in_hand else rest
        face = face_of(nth(pool, keys[i] % count(pool)))
        rest = remove(rest, face)
        if i < in_hand:
            s.hand[other] = add(s.hand[other], face)
        else:
            s.drawn[other] = add(s.drawn[other], face)
    s.stock = rest
    return in_hand + in_drawn


# the stock


@engine
def bring(box: Box, s: Fields, face: int) -> None:
    """The next card of the stock goes where it is due."""
    s.stock = remove(s.stock, face)
    if s.draw_for == DEAL:
        deal(s, face)
    elif s.draw_for == REVEAL:
        s.up = face
        note(s, REVEALED, 301, NONE, face, EVERYONE)
        s.to_move = s.leader
    else:
        draw_unseen(box, s, face)


@engine
def deal(s: Fields, face: int) -> None:
    """Thirteen cards each, in turn (CM-1.3)."""
    s.hand[s.dealt & 1] = add(s.hand[s.dealt & 1], face)
    s.dealt += 1
    if s.dealt == 2 * HAND_SIZE:
        note(s, DEALT, 103, NONE, HAND_SIZE, EVERYONE)
        s.draw_for = REVEAL


@engine
def draw_unseen(box: Box, s: Fields, face: int) -> None:
    """The loser of a trick of phase 1 takes the top card unseen (CM-3.3); after thirteen tricks phase 2 begins (CM-3.6)."""
    loser = 1 - s.leader
    s.drawn[loser] = add(s.drawn[loser], face)
    note(s, DRAWS, 303, loser, face, 1 << loser)
    note(s, DRAWS_UNSEEN, 303, loser, NONE, EVERYONE & ~(1 << loser))
    if s.trick < TRICKS:
        s.trick += 1
        s.draw_for = REVEAL
    else:
        begin_phase_two(box, s)


@engine
def begin_phase_two(box: Box, s: Fields) -> None:
    """The second phase (CM-1.5): the followers become the hands (CM-4.1); the winner of the last trick leads, or who led first (CM-4.2)."""
    s.phase, s.trick, s.draw_for = GATHERING, 1, REVEAL
    for p in range(2):
        s.hand[p] = union(s.won[p], s.drawn[p])
        s.won[p] = s.drawn[p] = s.lacks[p] = 0
    if box.first_leads_again:
        s.leader = box.first_leader
    s.to_move = s.leader
    note(s, PHASE_TWO, 402, s.leader, NONE, EVERYONE)


# the trick


@engine
def playable(box: Box, hand: int, led: int) -> int:
    """The cards of a hand that may be played when this face was led, NONE to lead (CM-2.1, CM-2.3, CM-2.4, CM-5.3, CM-5.7, CM-5.9)."""
    if led == NONE:
        return hand
    same = hand & box.cards[box.faction[led]]
    return same | hand & box.cards[DOPPELGANGER] if same else hand


@engine
def lead(s: Fields, face: int) -> None:
    """The leader plays any card (CM-2.1)."""
    s.hand[s.leader] = remove(s.hand[s.leader], face)
    s.led = face
    note(s, LEADS, 201, s.leader, face, EVERYONE)
    s.to_move = 1 - s.leader


@engine
def answer(box: Box, s: Fields, face: int) -> None:
    """The second player's card decides the trick (CM-2.2); its winner leads the next (CM-2.8)."""
    led = s.led
    follower = 1 - s.leader
    s.hand[follower] = remove(s.hand[follower], face)
    note_answer(box, s, follower, face)
    note_winner(box, s, face)
    if beats(box, led, face):
        s.leader = follower
    s.led = NONE
    if s.phase == RECRUITING:
        recruit(box, s, led, face)
    else:
        gather(box, s, led, face)


@engine
def note_answer(box: Box, s: Fields, follower: int, face: int) -> None:
    """Say how the second player answered, and remember what it has shown to lack (CM-2.3, CM-2.4, CM-5.7)."""
    led, played = box.faction[s.led], box.faction[face]
    if played == led:
        note(s, FOLLOWS, 509 if led == DOPPELGANGER else 203, follower, face, EVERYONE)
    elif played == DOPPELGANGER:
        note(s, MIMICS, 507, follower, face, EVERYONE)
    else:
        note(s, THROWS_OFF, 204, follower, face, EVERYONE)
        if s.phase == RECRUITING:
            s.lacks[follower] |= 1 << led


@engine
def note_winner(box: Box, s: Fields, face: int) -> None:
    """Say who wins the trick against which card led, and by which rule."""
    leader, led, played = s.leader, box.faction[s.led], box.faction[face]
    if led == GOBLIN and played == KNIGHT:
        note(s, WINS_KNIGHT, 502, 1 - leader, s.led, EVERYONE)
    elif played != led and played != DOPPELGANGER:
        note(s, WINS_OFF, 207, leader, s.led, EVERYONE)
    elif box.rank[face] == box.rank[s.led]:
        note(s, WINS_TIE, 206, leader, s.led, EVERYONE)
    else:
        higher = 1 - leader if box.rank[face] > box.rank[s.led] else leader
        note(s, WINS_HIGHER, 508 if played != led else 205, higher, s.led, EVERYONE)


@engine
def beats(box: Box, led: int, face: int) -> bool:
    """Whether the second card beats the one led (CM-2.5 to CM-2.7, CM-5.2, CM-5.8); a goblin has no power (CM-5.1)."""
    f, g = box.faction[led], box.faction[face]
    if g == f or g == DOPPELGANGER:
        return box.rank[face] > box.rank[led]
    return f == GOBLIN and g == KNIGHT


@engine
def recruit(box: Box, s: Fields, led: int, face: int) -> None:
    """Phase 1: the winner, now s.leader, takes the face-up card (CM-3.2, CM-5.5) and the undead played (CM-5.4); the rest,
    a doppelganger on an undead too (CM-5.10), is discarded (CM-3.5).
    """
    winner = s.leader
    s.won[winner] = add(s.won[winner], s.up)
    note(s, TAKES, 505 if box.faction[s.up] == UNDEAD else 302, winner, s.up, EVERYONE)
    s.up = NONE
    discarded = 0
    for i in range(2):
        card = led if i == 0 else face
        if box.faction[card] == UNDEAD:
            s.score[winner] = add(s.score[winner], card)
            note(s, SCORES_UNDEAD, 504, winner, card, EVERYONE)
        else:
            s.discard = add(s.discard, card)
            discarded += 1
    if discarded:
        copies = box.faction[led] == UNDEAD and box.faction[face] == DOPPELGANGER
        note(s, DISCARDS, 510 if copies else 305, NONE, discarded, EVERYONE)
    s.to_move, s.draw_for = CHANCE, BLIND


@engine
def gather(box: Box, s: Fields, led: int, face: int) -> None:
    """Phase 2: dwarves go to the loser (CM-5.6), all else, a doppelganger on a dwarf too (CM-5.10), to the winner, now
    s.leader (CM-4.3).
    """
    winner = s.leader
    copies = box.faction[led] == DWARF and box.faction[face] == DOPPELGANGER
    for i in range(2):
        card = led if i == 0 else face
        if box.faction[card] == DWARF:
            s.score[1 - winner] = add(s.score[1 - winner], card)
            note(s, SCORES_DWARF, 506, 1 - winner, card, EVERYONE)
        else:
            s.score[winner] = add(s.score[winner], card)
            note(s, SCORES, 510 if copies else 403, winner, card, EVERYONE)
    if s.trick < TRICKS:
        s.trick += 1
        s.to_move = winner
    else:
        finish(box, s)


# the end


@engine
def finish(box: Box, s: Fields) -> None:
    """Each faction's support is determined, and who has won (CM-4.4, CM-6.1 to CM-6.5)."""
    s.to_move = OVER
    for f in range(FACTION_COUNT):
        holder = holder_of(box, s, f)
        a, b = count(s.score[0] & box.cards[f]), count(s.score[1] & box.cards[f])
        if a != b:
            note(s, SUPPORTS, 601, holder, f, EVERYONE)
        elif by_highest(box, s, f) != NONE:
            note(s, SUPPORTS_TIE, 602, holder, f, EVERYONE)
        elif holder != NONE:
            note(s, SUPPORTS_LAST, 603, holder, f, EVERYONE)
        else:
            note(s, UNRESOLVED, 603, NONE, f, EVERYONE)
    a, b = factions_of(box, s, 0), factions_of(box, s, 1)
    if is_ahead(box, a, b):
        note(s, WINS, 604, 0, a, EVERYONE)
    elif is_ahead(box, b, a):
        note(s, WINS, 604, 1, b, EVERYONE)
    else:
        note(s, DRAWN_GAME, 605, NONE, NONE, EVERYONE)


@engine
def holder_of(box: Box, s: Fields, f: int) -> int:
    """The seat that has a faction's support as the piles stand, or NONE (CM-6.1 to CM-6.3)."""
    a, b = count(s.score[0] & box.cards[f]), count(s.score[1] & box.cards[f])
    if a != b:
        return 0 if a > b else 1
    holder = by_highest(box, s, f)
    if holder == NONE and s.to_move == OVER and box.unresolved_to_last:
        return s.leader
    return holder


@engine
def by_highest(box: Box, s: Fields, f: int) -> int:
    """The seat that scored the highest card of a faction; NONE when only goblin zeros, or nothing, were scored (CM-6.2)."""
    a, b = s.score[0] & box.cards[f] & ~COPIES, s.score[1] & box.cards[f] & ~COPIES
    if a == b:
        return NONE
    return 0 if a > b else 1


@engine
def factions_of(box: Box, s: Fields, seat: int) -> int:
    """How many factions support a seat."""
    n = 0
    for f in range(FACTION_COUNT):
        if holder_of(box, s, f) == seat:
            n += 1
    return n


@engine
def is_ahead(box: Box, mine: int, theirs: int) -> bool:
    """Whether so many factions win: three, or under the option more than the other's (CM-6.4)."""
    return mine > theirs if box.majority_wins else mine >= TO_WIN
