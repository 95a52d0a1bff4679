"""Which positions of Blue Lagoon could lie on the table: pieces and tokens are all there, groups began somewhere, the moment fits.

Rules BL-1.3, BL-1.5, BL-1.7, BL-2.2 to BL-2.8, BL-3.1, BL-3.2, BL-4.2 to BL-4.8 and BL-5.2 to BL-5.6.
"""

from __future__ import annotations

from ...boards.hexes import name
from ...core.layout import CHANCE, NONE, OVER
from ...core.state import SEATS as LETTERS
from . import engine, scoring
from .box import (
    ALL_TOKENS,
    COPIES,
    EXPLORATION,
    FIGURES,
    ISLANDS_SCORE,
    KINDS,
    LINKS,
    MAJORITIES,
    NOTHING,
    PHASES,
    PIECE,
    SEATS,
    SETS,
    SETTLEMENT,
    SIDES,
    STATUETTE,
    TOKEN,
    TOKENS,
    VILLAGES,
    Box,
    Fields,
)


def wrong(box: Box, s: Fields) -> str | None:
    """Why a position could not lie on the table, in a sentence; None if it could."""
    return _wrong_phase(box, s) or _wrong_pieces(box, s) or _wrong_tokens(box, s) or _wrong_ground(box, s) or _wrong_turn(box, s)


def _wrong_phase(box: Box, s: Fields) -> str | None:
    if s.phase >= len(PHASES) or not OVER <= s.to_move < box.players:
        return "there is no such phase, or a seat that does not play is to move"
    if s.phase == SETTLEMENT and box.short:
        return "the short game has no Settlement phase (BL-1.7)"
    if s.phase == EXPLORATION and (any(map(sum, s.earned)) or any(s.kept)):
        return "points and tokens of Exploration are kept only once it is over"
    for p in range(box.players):
        fault = _wrong_earned(box, s, p)
        if fault:
            return f"exploration of {LETTERS[p]}: {fault}"
    if sum(earned[FIGURES] for earned in s.earned) > scoring.A_STATUETTE * COPIES[KINDS - 1]:
        return f"there are {COPIES[KINDS - 1]} statuettes, each worth {scoring.A_STATUETTE} (BL-1.3, BL-4.8)"
    if sum(s.kept) > ALL_TOKENS or any(map(sum, s.earned[box.players :])) or any(s.kept[box.players :]):
        return "more tokens are kept than there are, or by a seat that does not play"
    return None


def _wrong_earned(box: Box, s: Fields, p: int) -> str | None:
    """Points that no Exploration can bring."""
    earned = s.earned[p]
    if earned[ISLANDS_SCORE] not in (0, scoring.FOR_FEW, scoring.FOR_MANY):
        return f"islands bring 0, {scoring.FOR_FEW} or {scoring.FOR_MANY} points, not {earned[ISLANDS_SCORE]} (BL-4.2)"
    if earned[LINKS] % scoring.A_LINK or earned[LINKS] > scoring.A_LINK * box.islands:
        return f"links bring {scoring.A_LINK} points for each of {box.islands} islands at most, not {earned[LINKS]} (BL-4.3)"
    if earned[MAJORITIES] > sum(box.bonus):
        return f"all majorities together are worth {sum(box.bonus)}, not {earned[MAJORITIES]} (BL-4.4)"
    if earned[SETS] > scoring.FOUR * STATUETTE + scoring.ALL_KINDS or earned[SETS] % scoring.PAIR:
        return f"resources bring at most {scoring.FOUR * STATUETTE + scoring.ALL_KINDS} points, in fives, not {earned[SETS]} (BL-4.6)"
    if earned[FIGURES] % scoring.A_STATUETTE or earned[FIGURES] > scoring.A_STATUETTE * s.kept[p]:
        return f"{s.kept[p]} tokens were kept, and {earned[FIGURES]} points for statuettes need {-(-earned[FIGURES] // 4)} (BL-4.8)"
    return None


def _wrong_pieces(box: Box, s: Fields) -> str | None:
    if any(s.holds[box.hexes :]):
        return "something lies beyond the board"
    for h in range(box.hexes):
        held = s.holds[h]
        if PIECE + 2 * box.players <= held < TOKEN:
            return f"{_at(box, h)} holds a piece of a seat that does not play"
        village = PIECE <= held < TOKEN and (held - PIECE) % 2
        if village and box.island[h] == NONE:
            return f"a village stands at sea, on {_at(box, h)} (BL-2.5)"
        if s.phase == SETTLEMENT and village and box.is_circle[h]:
            return f"a village stands on the stone circle {_at(box, h)} after Exploration (BL-5.2)"
    for p in range(SEATS):
        settlers, villages = s.holds.count(PIECE + 2 * p), s.holds.count(PIECE + 2 * p + 1)
        most = box.settlers if p < box.players else 0
        if s.settlers[p] + settlers != most:
            return f"seat {LETTERS[p]} has {s.settlers[p] + settlers} settlers, not {most} (BL-1.5)"
        if villages > VILLAGES or s.villages[p] != (VILLAGES - villages if s.phase == EXPLORATION and most else 0):
            return f"seat {LETTERS[p]} has {villages} villages on the board and {s.villages[p]} in supply (BL-1.5, BL-5.4)"
    return None


def _wrong_tokens(box: Box, s: Fields) -> str | None:
    for kind in range(KINDS):
        there = s.holds.count(TOKEN + kind) + sum(taken[kind] for taken in s.taken) + s.bag[kind]
        if there != COPIES[kind]:
            return f"there are {there} tokens {TOKENS[kind]}, not {COPIES[kind]} (BL-1.3)"
    on_board = [h for h in range(box.hexes) if s.holds[h] >= TOKEN]
    dealt = box.circle[: s.dealt]
    astray = next((h for h in on_board if h not in dealt), None)
    if astray is not None:
        return f"a token lies on {_at(box, astray)}, which is no stone circle that has been dealt to"
    taken = sum(map(sum, s.taken))
    for p in range(SEATS):
        covered = sum(s.holds[h] in (PIECE + 2 * p, PIECE + 2 * p + 1) for h in dealt)
        if sum(s.taken[p]) > covered:
            return f"{LETTERS[p]} holds {sum(s.taken[p])} tokens, and its pieces stand on {covered} stone circles (BL-2.4)"
    blank = s.bag[NOTHING] + (s.dealt - len(on_board) - taken if s.to_move == CHANCE else 0)
    if blank != (box.circles - ALL_TOKENS if s.to_move == CHANCE else 0):
        return "tokens and stone circles do not add up"
    if s.to_move == CHANCE:
        on_table = any(PIECE <= held < TOKEN and ((held - PIECE) % 2 == 0 or s.phase == EXPLORATION) for held in s.holds)
        if s.dealt == box.circles:
            return f"all {s.dealt} stone circles have been dealt to: it is a seat's turn"
        stands = "settlers" if s.phase == SETTLEMENT else "pieces"
        return f"while tokens are dealt there are no {stands} on the board, and nobody holds a token" if on_table or taken else None
    return None if s.dealt == box.circles and not any(s.bag) else "all tokens have been dealt before a seat is to move"


def _wrong_ground(box: Box, s: Fields) -> str | None:
    """Every group began somewhere: in Exploration with a settler at sea, in Settlement with a village (BL-2.2, BL-5.6)."""
    todo = {h for h in range(box.hexes) if PIECE <= s.holds[h] < TOKEN}
    while todo:
        start = min(todo)
        group, edge = {start}, [start]
        p = (s.holds[start] - PIECE) // 2
        while edge:
            h = edge.pop()
            for n in box.near[SIDES * h : SIDES * h + SIDES]:
                if n in todo and n not in group and (s.holds[n] - PIECE) // 2 == p:
                    group.add(n)
                    edge.append(n)
        todo -= group
        if not any(box.island[h] == NONE if s.phase == EXPLORATION else (s.holds[h] - PIECE) % 2 for h in group):
            origin = "a settler at sea" if s.phase == EXPLORATION else "a village"
            return f"the pieces of {LETTERS[p]} round {_at(box, start)} cannot have come there: none of them is {origin}"
    return None


def _wrong_turn(box: Box, s: Fields) -> str | None:
    placed = any(PIECE <= held < TOKEN for held in s.holds)
    if s.recent != NONE and s.last == NONE or s.last >= box.players or s.recent >= box.hexes:
        return "last and recent go together: the seat that placed last, and the hex of its piece"
    if s.phase == EXPLORATION and s.to_move != CHANCE and (s.last != NONE) != (s.recent != NONE):
        return "last and recent go together: the seat that placed last, and the hex of its piece"
    if s.phase == EXPLORATION and s.last != NONE and not placed:
        return f"{LETTERS[s.last]} placed last, and no piece is on the board"
    if s.phase == SETTLEMENT and s.recent != NONE and (s.holds[s.recent] - PIECE) % 2:
        return f"the piece placed last, on {_at(box, s.recent)}, is a village, and in Settlement none is built (BL-5.4)"
    if s.recent != NONE and (s.holds[s.recent] - PIECE) // 2 != s.last:
        return f"the piece placed last, on {_at(box, s.recent)}, is not of seat {LETTERS[s.last]}"
    if s.to_move == CHANCE:
        return None if s.recent == NONE else "while tokens are dealt no piece has been placed in the phase"
    known = s.copy()
    engine.derive(box, known)
    stuck = not any(engine.can_place(box, known, p) for p in range(box.players))
    if s.to_move == OVER:
        ended = (stuck or known.left == 0) and (s.phase == SETTLEMENT or box.short)
        return None if ended else "the game is not over: resources lie on the board, and somebody can place a piece"
    if known.left == 0 or stuck:
        return "the phase has ended: no resource is left, or nobody can place a piece (BL-3.1, BL-3.2)"
    return None if engine.can_place(box, known, s.to_move) else f"seat {LETTERS[s.to_move]} can place nothing and is skipped (BL-2.8)"


def _at(box: Box, h: int) -> str:
    return name(box.row[h], box.col[h])
