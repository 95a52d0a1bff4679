"""Which positions of Port Royal could lie on the table: cards and coins are all there, and the moment fits what lies there.

Rules PR-1.2, PR-1.3, PR-1.7, PR-2.3, PR-2.5, PR-2.10, PR-3.1, PR-4.8, PR-6.1 and PR-6.5.
"""

from __future__ import annotations

from collections import Counter

from ...core.engine import count
from ...core.layout import CHANCE, NONE, OVER
from ...core.state import SEATS as LETTERS
from .box import (
    DISCOVER,
    DISCOVERY,
    HANDLE,
    IN_HAND,
    OFFER,
    PHASES,
    REACH,
    REVEALING,
    SHIP,
    STATIONS,
    TAKEN,
    TAX_DONE,
    TRADE,
    TURN,
    Box,
    Fields,
)
from .cards import discarded
from .deck import (
    COPIES,
    EXPEDITION,
    EXPEDITIONS,
    FACE_COUNT,
    FACES,
    FOR_FIVE,
    LOWEST,
    MASKS,
    OTHER_FACES,
    PERSON,
    PERSON_FACES,
    SEATS,
    SHIP_FACES,
    TAX,
    all_of,
    faces_of,
)
from .ending import is_ended
from .engine import derive

IN_DISCOVERY = (DISCOVER, SHIP, REVEALING, HANDLE, TAX_DONE, TURN)
IN_TRADE = (REACH, OFFER, TAKEN, TURN)
HALVES = (all_of(OTHER_FACES), all_of(PERSON_FACES))
FLEET = all_of(SHIP_FACES)


def wrong(box: Box, s: Fields) -> str | None:
    """Why a position could not lie on the table, in a sentence; None if it could."""
    return _wrong_turn(box, s) or _wrong_cards(box, s) or _wrong_sizes(box, s) or _wrong_moment(box, s)


def _wrong_turn(box: Box, s: Fields) -> str | None:
    if s.phase >= len(PHASES) or not OVER <= s.to_move < box.players or max(s.active, s.taker) >= box.players:
        return "there is no such phase, or a seat that does not play is named"
    if s.station not in (IN_TRADE if s.phase == TRADE else IN_DISCOVERY):
        return f"in {PHASES[s.phase]} nothing goes on with {STATIONS[s.station]}"
    if s.phase == DISCOVERY and (s.taker != s.active or s.takes or s.taken):
        return "nobody takes cards in the discovery"
    if (s.drawn == NONE) != (s.drawn_count == 0) and s.phase == DISCOVERY:
        return f"{s.drawn_count} cards were drawn in this turn, the last of them {'none' if s.drawn == NONE else FACES[s.drawn]}"
    if any(s.coins[p] + s.old[p] + s.people[p] + s.claimed[p] + s.owed[p] for p in range(box.players, SEATS)):
        return "a seat that does not play has something"
    return None


def _wrong_cards(box: Box, s: Fields) -> str | None:
    """Cards that there are too many or too few of, or that lie where they cannot."""
    others = (s.harbour, s.discard, s.unseen, s.lost, s.fresh, s.known)
    people = (s.harbour_people, s.discard_people, s.unseen_people, s.lost_people, s.fresh_people, s.known_people, *s.people)
    if any(cards & ~HALVES[0] for cards in others) or any(cards & ~HALVES[1] for cards in people):
        return "there are cards that the deck does not have"
    for face in range(FACE_COUNT):
        zones = people if PERSON <= face < TAX else others
        if any(cards & MASKS[face] != (LOWEST[face] << count(cards & MASKS[face])) - LOWEST[face] for cards in zones):
            return f"copies of {FACES[face]} are not counted from the first"
        there = sum(count(cards & MASKS[face]) for cards in zones) - count(zones[5] & MASKS[face])
        there += s.station in IN_HAND and s.drawn == face
        if face >= EXPEDITION:
            there += sum(claimed >> face - EXPEDITION & 1 for claimed in (s.open, *s.claimed))
        wanted = 0 if face == EXPEDITION + FOR_FIVE and not box.open else COPIES[face]
        if there != wanted:
            return f"{there} cards {FACES[face]} are in the game, not {wanted} (PR-1.2)"
    if s.harbour & ~FLEET or any(count(s.harbour & fleet) > 1 for fleet in box.fleet):
        return "the harbour has ships of different colours, one of each, and people (PR-2.10)"
    if box.open and not any(claimed >> FOR_FIVE & 1 for claimed in (s.open, *s.claimed)):
        return f"{EXPEDITIONS[FOR_FIVE]} lies open or has been taken: it is never in the pile (PR-1.3)"
    known, unseen = (Counter(faces_of(*halves)) for halves in ((s.known, s.known_people), (s.unseen, s.unseen_people)))
    if known - unseen and not s.shuffling:
        return "cards that went into the pile face up and were not seen since are not there"
    return None


def _wrong_sizes(box: Box, s: Fields) -> str | None:
    """Pile, coins and the cards that lie face down have to add up."""
    returned = count(s.fresh) + count(s.fresh_people)
    from_unseen = min(returned, s.paid)
    if any(old > coins for old, coins in zip(s.old, s.coins, strict=True)):
        return "a seat has more old coins than coins"
    if count(s.unseen) + count(s.unseen_people) != s.pile + sum(s.coins) - sum(s.old) + s.paid - from_unseen:
        return "the cards not seen since the last shuffle are those of the pile, of the coins drawn since, and of those paid"
    if count(s.lost) + count(s.lost_people) != sum(s.old) + s.paid_old - (returned - from_unseen):
        return "the cards from before the last shuffle are as many as the old coins"
    if not s.shuffles and (s.known | s.known_people | s.lost | s.lost_people or any(s.old) or s.paid_old):
        return "before the first shuffle there are no old coins, and nothing is known of the pile"
    if s.shuffling and (s.pile or returned >= s.paid + s.paid_old) or returned and not s.shuffling:
        return "coins are given faces while the discard pile is shuffled, and only then"
    if any(s.owed) and not s.shuffling:
        return "coins are owed only while the discard pile is shuffled"
    return None


def _wrong_moment(box: Box, s: Fields) -> str | None:
    """Whether that seat, or chance, can be asked at that moment."""
    if s.to_move == OVER:
        return _wrong_end(box, s)
    fault = _wrong_drawn(box, s)
    if fault:
        return fault
    if s.shuffling:
        return None if s.to_move == CHANCE else "while the discard pile is shuffled it is chance that decides"
    asked = {DISCOVER: s.active, SHIP: s.active, REVEALING: CHANCE, OFFER: s.taker}.get(s.station)
    if asked is None:
        return f"nobody is asked while the game goes on with {STATIONS[s.station]}"
    if s.to_move != asked:
        return f"it is for {'chance' if asked == CHANCE else LETTERS[asked]} to decide"
    if s.station == REVEALING and not s.pile:
        return "no card can be turned up from an empty pile"
    return None


def _wrong_drawn(box: Box, s: Fields) -> str | None:
    """Whether the card drawn last fits what goes on, and lies where it went."""
    drawn = "nothing" if s.drawn == NONE else FACES[s.drawn]
    if s.station == SHIP and not _may_repel(box, s):
        return f"{drawn} is no ship that seat {LETTERS[s.active]} could repel (PR-2.5)"
    if s.station == HANDLE and s.drawn == NONE or s.station == TAX_DONE and not TAX <= s.drawn < EXPEDITION:
        return f"the game cannot go on with {STATIONS[s.station]} where {drawn} was drawn"
    if s.station == TURN and s.harbour | s.harbour_people:
        return "the harbour is empty between two turns (PR-4.8)"
    if s.station == DISCOVER and PERSON <= s.drawn < TAX and not s.harbour_people & MASKS[s.drawn]:
        return f"{drawn} was drawn and does not lie in the harbour (PR-2.3)"
    claimed = s.open | s.claimed[0] | s.claimed[1] | s.claimed[2] | s.claimed[3] | s.claimed[4]
    if s.station == DISCOVER and s.drawn >= EXPEDITION and not claimed >> s.drawn - EXPEDITION & 1:
        return f"{drawn} was drawn and neither lies open nor has been fulfilled (PR-3.1)"
    return None


def _wrong_end(box: Box, s: Fields) -> str | None:
    """Whether the game can have ended there: a round is over and was the last, or no card can ever move again (PR-6.1, PR-6.5)."""
    if s.phase != DISCOVERY or s.station != DISCOVER or s.drawn_count or s.harbour | s.harbour_people or s.shuffling:
        return "the game ends between two turns (PR-6.1)"
    known = _derived(box, s)
    if s.active == box.start_seat and is_ended(box, known):
        return None
    stuck = not s.pile + discarded(s) and not any(known.able[p] & known.wanted for p in range(box.players))
    return None if stuck else "nobody has what ends the game, or the round is not over (PR-6.1)"


def _may_repel(box: Box, s: Fields) -> bool:
    people = s.people[s.active]
    return NONE < s.drawn < PERSON and count(people & box.sailors) + 2 * count(people & box.pirates) >= box.swords[s.drawn]


def _derived(box: Box, s: Fields) -> Fields:
    """The same fields with what is derived from them."""
    twin = s.copy()
    derive(box, twin)
    return twin
