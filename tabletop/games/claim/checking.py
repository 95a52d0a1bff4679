"""Which positions of Claim could lie on the table: cards are all there once, and the moment fits how many lie where.

Rules CM-1.2, CM-1.3, CM-2.3, CM-3.1 to CM-3.6, CM-4.1 and CM-4.4.
"""

from __future__ import annotations

from ...core.engine import count, lowest
from ...core.layout import CHANCE, NONE, OVER
from ...core.state import SEATS as LETTERS
from .box import DEAL, GATHERING, PHASES, RECRUITING, REVEAL, Box, Fields
from .counting import hand_sizes, is_late, lacking, most_wins, tricks_resolved
from .deck import FACE_COUNT, FACES, FACTIONS, HAND_SIZE, TRICKS, UNDEAD, ZERO_COPIES, ZEROS, add, face_of, has


def wrong(box: Box, s: Fields) -> str | None:
    """Why a position could not lie on the table, in a sentence; None if it could (CM-1.2)."""
    return _wrong_cards(s) or _wrong_turn(s) or (_wrong_recruiting(box, s) if s.phase == RECRUITING else _wrong_gathering(box, s))


def _zones(s: Fields) -> dict[str, int]:
    found = {"the stock": s.stock, "the discard pile": s.discard}
    for p, seat in enumerate(LETTERS[:2]):
        found |= {f"the hand of {seat}": s.hand[p], f"the cards {seat} won": s.won[p]}
        found |= {f"the cards {seat} drew": s.drawn[p], f"the score pile of {seat}": s.score[p]}
    found |= {name: add(0, f) for name, f in (("the card led", s.led), ("the face-up card", s.up)) if f != NONE}
    return found


def _wrong_cards(s: Fields) -> str | None:
    zones = _zones(s)
    total, zeros, where = 0, 0, dict[int, str]()
    for name, cards in zones.items():
        if cards & ZEROS & ((cards & ZEROS) + 1):
            return f"{name} has goblin zeros that are not counted from below"
        zeros += count(cards & ZEROS)
        total += count(cards)
        for face in range(1, FACE_COUNT):
            if has(cards, face):
                if face in where:
                    return f"{FACES[face]} is in {where[face]} and in {name}"
                where[face] = name
    if zeros != ZERO_COPIES or total != 52:
        return f"there are {total} cards with {zeros} goblin zeros; the deck has 52 with {ZERO_COPIES}"
    return None


def _wrong_turn(s: Fields) -> str | None:
    if s.phase > GATHERING or s.trick < 1:
        return f"there is no phase {s.phase + 1} or no trick {s.trick}"
    if s.to_move > 1:
        return "two play: the seats are A and B"
    if s.to_move >= 0 and s.to_move != (s.leader if s.led == NONE else 1 - s.leader):
        return f"{LETTERS[s.leader]} leads, so it is not {LETTERS[s.to_move]}'s turn"
    if s.to_move == OVER and (s.phase == RECRUITING or s.trick != TRICKS or s.led != NONE):
        return "the game is over only after the last trick of phase 2"
    if s.to_move == CHANCE and (s.phase == GATHERING or s.led != NONE or s.up != NONE):
        return "a card is drawn only between tricks of phase 1"
    if (s.dealt < 2 * HAND_SIZE) != (s.to_move == CHANCE and s.draw_for == DEAL):
        return f"{s.dealt} of 26 cards are dealt, which does not fit what is drawn next"
    if s.to_move != CHANCE and s.draw_for != REVEAL:
        return "nothing is drawn now, so draw_for has to be reveal"
    hands = hand_sizes(s)
    for p, seat in enumerate(LETTERS[:2]):
        if count(s.hand[p]) != hands[p]:
            return f"{seat} has {count(s.hand[p])} cards in hand; in trick {s.trick} of {PHASES[s.phase]} it would be {hands[p]}"
    return None


def _wrong_recruiting(box: Box, s: Fields) -> str | None:
    resolved, late = tricks_resolved(s), is_late(s)
    if s.to_move >= 0 and s.up == NONE:
        return "a trick of phase 1 needs a face-up card to be won"
    if s.dealt < 2 * HAND_SIZE and (s.trick != 1 or s.leader != box.first_leader):
        return "while cards are dealt no trick has been played"
    if count(s.won[0]) + count(s.won[1]) != resolved or (late and not s.won[s.leader]):
        return f"{count(s.won[0])} and {count(s.won[1])} cards were won face up; {resolved} tricks were"
    if s.led != NONE and s.lacks[s.leader] >> box.faction[s.led] & 1:
        return f"{LETTERS[s.leader]} leads {FACES[s.led]}, but has shown to lack {FACTIONS[box.faction[s.led]]}"
    for p, seat in enumerate(LETTERS[:2]):
        if count(s.won[p]) > most_wins(box, s, p):
            return _wrong_leads(box, s, p)
    for p, seat in enumerate(LETTERS[:2]):
        if count(s.won[p]) + count(s.drawn[p]) != resolved - (late and p != s.leader):
            return f"{seat} has {count(s.won[p]) + count(s.drawn[p])} followers after {resolved} tricks"
    if (s.score[0] | s.score[1]) & ~box.cards[UNDEAD] or s.discard & box.cards[UNDEAD]:
        return "in phase 1 the undead that were played, and only they, lie in the score piles"
    played = count(s.score[0]) + count(s.score[1]) + count(s.discard)
    if played != 2 * resolved:
        return f"{played} cards were played in {resolved} tricks; it would be {2 * resolved}"
    for p, seat in enumerate(LETTERS[:2]):
        held = s.hand[p] & lacking(box, s, p)
        if held:
            return f"{seat} has shown to lack {FACTIONS[box.faction[face_of(lowest(held))]]} but holds one"
    return None


def _wrong_leads(box: Box, s: Fields, p: int) -> str:
    """Why a seat cannot have won so many tricks: for each faction that it lacks it answered a trick, and the winner leads."""
    seat, resolved, lacked = LETTERS[p], tricks_resolved(s), count(s.lacks[p])
    if lacked > resolved:
        return f"{seat} has shown to lack {lacked} factions in {resolved} tricks; one trick shows one"
    if lacked:
        return f"{seat} won {count(s.won[p])} of {resolved} tricks and led after each, so it cannot have shown to lack {lacked} factions"
    return f"{seat} won {count(s.won[p])} of {resolved} tricks, the last among them, so {LETTERS[1 - p]} does not lead"


def _wrong_gathering(box: Box, s: Fields) -> str | None:
    if s.stock or s.up != NONE or s.won[0] | s.won[1] | s.drawn[0] | s.drawn[1]:
        return "in phase 2 there is no stock, no face-up card and no follower pile"
    if s.lacks[0] | s.lacks[1]:
        return "lacks are remembered in phase 1 only"
    resolved = tricks_resolved(s)
    undead = count((s.score[0] | s.score[1]) & box.cards[UNDEAD])
    scored = count(s.score[0]) + count(s.score[1])
    if s.discard & box.cards[UNDEAD] or not scored - undead <= 2 * resolved <= scored:
        return f"after {resolved} tricks of phase 2 the score piles cannot have {scored} cards, {undead} of them undead"
    return None
