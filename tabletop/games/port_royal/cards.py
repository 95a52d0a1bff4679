"""What every part of the engine does with cards: sets, coins that are earned and spent, and shuffles.

Rules PR-1.7 and PR-2.13. A coin has no face. Those drawn since the last shuffle are like the cards of the pile, any of `unseen`;
older ones, which are spent first, are any of `lost`. When paid coins are shuffled in, chance gives each a face that nobody sees.
"""

from __future__ import annotations

from ...core.engine import count, engine, lowest, note, nth
from ...core.layout import EVERYONE, NONE, Row
from .box import Box, Fields
from .deck import HALF, PERSON, TAX, less, more
from .events import COINS_MISSING, SHUFFLED

# sets


@engine
def card_at(others: int, people: int, k: int) -> int:
    """The place of the k-th card of a set, those of people from HALF on."""
    n = count(others)
    return nth(others, k) if k < n else HALF + nth(people, k - n)


@engine
def union(box: Box, a: int, b: int, half: int) -> int:
    """All the cards of two sets of the half that begins there."""
    while b:
        face = box.face[half + lowest(b)]
        b &= b - 1
        a = more(a, box.mask[face], box.low[face])
    return a


@engine
def without(box: Box, a: int, b: int, half: int) -> int:
    """The cards of a that are left when those of b are taken away."""
    while b:
        a = less(a, box.mask[box.face[half + lowest(b)]])
        b &= b - 1
    return a


@engine
def discarded(s: Fields) -> int:
    """How many cards the discard pile has."""
    return count(s.discard) + count(s.discard_people) + s.paid + s.paid_old


# coins


@engine
def earn(s: Fields, seat: int, n: int) -> None:
    """A seat gets coins from the pile: at once where that leaves cards in it, else one shuffle later."""
    if s.due == 0 and n < s.pile:
        s.coins[seat] += n
        s.pile -= n
    else:
        s.owed[seat] += n
        s.due += n


@engine
def spend(s: Fields, seat: int, n: int) -> None:
    """Coins of a seat go to the discard pile, the oldest first."""
    old = min(n, s.old[seat])
    s.coins[seat] -= n
    s.old[seat] -= old
    s.paid_old += old
    s.paid += n - old


@engine
def pay_out(box: Box, s: Fields) -> None:
    """Pay what is owed, the active seat first, until a shuffle comes between or all is paid; without cards nobody is paid (PR-2.13)."""
    for i in range(box.players):
        p = (s.active + i) % box.players
        while s.owed[p]:
            if s.pile == 0:
                shuffle(box, s)
                if s.shuffling:
                    return
            n = min(s.owed[p], s.pile)
            if n == 0:
                note(s, COINS_MISSING, 213, p, s.owed[p], EVERYONE)
                s.due -= s.owed[p]
                s.owed[p] = 0
            else:
                s.coins[p] += n
                s.pile -= n
                s.owed[p] -= n
                s.due -= n
                if s.pile == 0 and box.shuffles_at_once:
                    shuffle(box, s)
                    if s.shuffling:
                        return


# shuffles


@engine
def shuffle(box: Box, s: Fields) -> None:
    """The discard pile becomes the draw pile (PR-2.13), once the coins in it have faces; nothing where it is empty."""
    n = discarded(s)
    if n == 0:
        return
    note(s, SHUFFLED, 213, NONE, n, EVERYONE)
    if s.paid + s.paid_old:
        s.shuffling = 1
    else:
        refill(box, s)


@engine
def give_face(box: Box, s: Fields, face: int) -> None:
    """A paid coin gets its face: one of the cards not seen since the last shuffle, or before it if it is an old coin."""
    mask, low = box.mask[face], box.low[face]
    is_old, is_person = s.returned >= s.paid, PERSON <= face < TAX
    s.returned += 1
    if is_person:
        s.fresh_people = more(s.fresh_people, mask, low)
    else:
        s.fresh = more(s.fresh, mask, low)
    if is_old:
        s.lost_count -= 1
    else:
        s.unseen_count -= 1
    if is_old and is_person:
        s.lost_people = less(s.lost_people, mask)
    elif is_old:
        s.lost = less(s.lost, mask)
    elif is_person:
        s.unseen_people = less(s.unseen_people, mask)
    else:
        s.unseen = less(s.unseen, mask)
    if s.returned == s.paid + s.paid_old:
        refill(box, s)


@engine
def refill(box: Box, s: Fields) -> None:
    """All coins in hand are old ones now; what was discarded is the new pile."""
    s.lost = union(box, s.lost, s.unseen, 0)
    s.lost_people = union(box, s.lost_people, s.unseen_people, HALF)
    s.known, s.known_people = s.discard, s.discard_people
    s.unseen = union(box, s.discard, s.fresh, 0)
    s.unseen_people = union(box, s.discard_people, s.fresh_people, HALF)
    for p in range(box.players):
        s.old[p] = s.coins[p]
    s.fresh = s.fresh_people = s.discard = s.discard_people = s.paid = s.paid_old = s.shuffling = s.returned = 0
    s.lost_count += s.unseen_count
    s.pile = s.unseen_count = count(s.unseen) + count(s.unseen_people)
    s.shuffles += 1


@engine
def forget(box: Box, s: Fields, keys: Row) -> int:
    """Deal what nobody knows anew, as `engine.redeal` says; with no keys only say how many it takes."""
    if s.shuffles == 0 and s.shuffling == 0:
        return 0
    returned, from_unseen = s.returned, min(s.returned, s.paid)
    open_places = s.unseen_count + from_unseen - count(s.known) - count(s.known_people)
    if len(keys) == 0:
        return open_places + returned
    s.lost = without(box, union(box, union(box, s.lost, s.unseen, 0), s.fresh, 0), s.known, 0)
    s.lost_people = union(box, union(box, s.lost_people, s.unseen_people, HALF), s.fresh_people, HALF)
    s.lost_people = without(box, s.lost_people, s.known_people, HALF)
    s.unseen, s.unseen_people, s.fresh, s.fresh_people = s.known, s.known_people, 0, 0
    for i in range(open_places):
        move_unseen(box, s, keys[i])
    for i in range(returned):
        give_unseen(box, s, keys[open_places + i], i < from_unseen)
    return open_places + returned


@engine
def move_unseen(box: Box, s: Fields, key: int) -> None:
    """One of the cards taken for lost is one of those not seen since the shuffle."""
    face = box.face[card_at(s.lost, s.lost_people, key % (count(s.lost) + count(s.lost_people)))]
    mask, low = box.mask[face], box.low[face]
    if PERSON <= face < TAX:
        s.lost_people = less(s.lost_people, mask)
        s.unseen_people = more(s.unseen_people, mask, low)
    else:
        s.lost = less(s.lost, mask)
        s.unseen = more(s.unseen, mask, low)


@engine
def give_unseen(box: Box, s: Fields, key: int, is_new: bool) -> None:
    """A coin that is being shuffled in has another face, of its own kind of coins."""
    others, people = (s.unseen, s.unseen_people) if is_new else (s.lost, s.lost_people)
    face = box.face[card_at(others, people, key % (count(others) + count(people)))]
    mask, low = box.mask[face], box.low[face]
    if PERSON <= face < TAX:
        s.fresh_people = more(s.fresh_people, mask, low)
        people = less(people, mask)
    else:
        s.fresh = more(s.fresh, mask, low)
        others = less(others, mask)
    if is_new:
        s.unseen, s.unseen_people = others, people
    else:
        s.lost, s.lost_people = others, people
