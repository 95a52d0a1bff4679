"""Which positions of Clippers could lie on the table: pieces are all there, routes hang together, and the moment fits what lies there.

Rules CL-1.3 to CL-1.9, CL-2.1, CL-3.1, CL-4.1 to CL-4.6, CL-5.4, CL-6.1, CL-6.2.
"""

from __future__ import annotations

from ...core.layout import CHANCE, NONE, OVER
from ...core.state import SEATS as LETTERS
from . import engine, turns
from .board import COMPANIES, FIRST_MARKERS, FLEETS, OPTIONS, PURPLE
from .box import (
    CARD_COUNT,
    DEPARTURE,
    EMPTY,
    FIVEFOLD,
    IN_FIRST,
    IN_PORTS,
    IN_SECOND,
    LANE,
    MARKERS,
    OPENING,
    PHASES,
    SEATS,
    STICK,
    Box,
    Fields,
)
from .laying import guests


def wrong(box: Box, s: Fields) -> str | None:
    """Why a position could not lie on the table, in a sentence; None if it could."""
    found = _wrong_moment(box, s) or _wrong_seats(box, s) or _wrong_cards(box, s)
    for c in range(len(COMPANIES)):
        found = found or _wrong_routes(box, s, c) or _wrong_ends(box, s, c)
    if found:
        return found
    known = s.copy()
    engine.derive(box, known)
    return _wrong_lanes(box, known) or _wrong_purple(box, known) or _wrong_debts(box, known) or _wrong_turn(box, known)


def arc_of(box: Box, s: Fields, c: int, k: int) -> int:
    """The arc along which a company goes on a connection where it has something."""
    return box.arc[2 * k + s.route[c][k] % LANE]


def arrivals(box: Box, s: Fields, c: int, place: int) -> int:
    """How many routes of a company have arrived at a place; the ship that lay at its start has."""
    done = (k for k in range(box.connections) if s.route[c][k] // STICK == box.length[k])
    return sum(box.head[arc_of(box, s, c, k)] == place for k in done) + (c < FLEETS and place == box.islands + c)


def departures(box: Box, s: Fields, c: int, place: int) -> int:
    """How many routes of a company leave a place."""
    return sum(s.route[c][k] != EMPTY and box.tail[arc_of(box, s, c, k)] == place for k in range(box.connections))


def _wrong_moment(box: Box, s: Fields) -> str | None:
    if s.phase >= len(PHASES) or not OVER <= s.to_move < box.players or s.start >= box.players or s.turn > box.players:
        return "there is no such phase, or a seat that does not play is to move"
    if (s.phase == DEPARTURE) != (s.to_move == CHANCE):
        return "chance decides while departure cards are dealt, and only then (CL-1.6)"
    if (s.phase == DEPARTURE) != (s.round == 0):
        return "rounds are counted from 1, once all departure cards are dealt"
    if s.start != (box.start_seat + max(s.round - 1, 0)) % box.players:
        right = LETTERS[(box.start_seat + max(s.round - 1, 0)) % box.players]
        return f"in round {s.round} the hook card lies with {right}, not with {LETTERS[s.start]} (CL-2.7)"
    if s.to_move >= 0 and s.to_move != (s.start + s.turn) % box.players:
        return f"{LETTERS[s.to_move]} is not to move after {s.turn} turns of a phase that begins with {LETTERS[s.start]} (CL-2.1)"
    if s.acted and s.phase != IN_PORTS or s.laid and s.phase < IN_FIRST:
        return "acted is said in phase 1, laid in phases 2 and 3 (CL-2.2, CL-2.5)"
    if s.stirred and s.phase < IN_FIRST or s.laid and not s.stirred:
        return "stirred is true once a stick was laid in the round"
    return None


def _wrong_seats(box: Box, s: Fields) -> str | None:
    dealt = [country for country in s.country if country != NONE]
    if len(set(dealt)) != len(dealt) or any(country != NONE for country in s.country[box.players :]):
        return "two seats have the same country, or a seat that does not play has one (CL-1.6)"
    wanted = range(s.turn) if s.phase == DEPARTURE else range(box.players)
    for p in range(SEATS):
        if (s.country[p] != NONE) != (p in wanted):
            return f"{LETTERS[p]} has {'a' if s.country[p] != NONE else 'no'} country after {len(wanted)} departure cards (CL-1.6)"
        placed = sum(s.marker[p])
        if s.stock[p] + placed != (MARKERS if p < box.players else 0) or any(s.marker[p][box.islands :]):
            return f"{LETTERS[p]} has {s.stock[p] + placed} markers, not {MARKERS} (CL-1.6)"
        if p in wanted and placed < FIRST_MARKERS or p not in wanted and placed:
            return f"{LETTERS[p]} has {placed} markers on the board; {FIRST_MARKERS} come with its card, and none before (CL-1.7)"
        if s.phase == DEPARTURE and placed > FIRST_MARKERS:
            return f"{LETTERS[p]} has placed more markers than its card says (CL-1.7)"
        if p >= box.players and s.money[p]:
            return f"{LETTERS[p]} does not play, and has money"
    for i in range(box.islands):
        held = sum(s.marker[p][i] for p in range(SEATS))
        if held > box.ports[i]:
            return f"an island with {box.ports[i]} port spaces bears {held} markers (CL-2.3)"
    return None


def _wrong_cards(box: Box, s: Fields) -> str | None:
    for card in range(CARD_COUNT):
        held = s.option[: box.players].count(card)
        if held > box.spares[card]:
            return f"there are {box.spares[card]} cards {OPTIONS[card]}, and {held} are held (CL-1.5)"
    if any(card != NONE for card in s.option[box.players :]) or any(map(any, s.due[box.players :])):
        return "a seat that does not play has a card or owes a ship"
    for p in range(box.players):
        turn = (p - s.start) % box.players
        early = s.early >> p & 1
        waits = s.phase < IN_PORTS or s.phase == IN_PORTS and s.to_move != OVER and (turn > s.turn or turn == s.turn and not s.acted)
        if waits and s.option[p] != NONE:
            return f"{LETTERS[p]} holds an option card before it has taken one (CL-2.2)"
        if early and (s.option[p] != FIVEFOLD or s.phase < IN_FIRST or s.phase == IN_FIRST and turn >= s.turn):
            return f"{LETTERS[p]} has not used the 5x card in phase 2 (CL-3.4)"
    return "a seat that does not play has used a card" if s.early >> box.players else None


def _wrong_routes(box: Box, s: Fields, c: int) -> str | None:
    """A company's sticks are all there, and its routes begin where it starts or where another has arrived."""
    name = COMPANIES[c]
    if any(s.route[c][box.connections :]):
        return f"{name} has sticks beyond the board"
    for k in range(box.connections):
        held = s.route[c][k]
        if held == EMPTY:
            continue
        if not 1 <= held // STICK <= box.length[k] or arc_of(box, s, c, k) == NONE or held % STICK // LANE >= box.lanes[k]:
            return f"{name} lies on a connection as it cannot: too many sticks, against an arrow, or on a lane that is not there (CL-4.3)"
    laid = sum(held // STICK for held in s.route[c])
    if s.sticks[c] + laid != box.sticks[c]:
        return f"{name} has {s.sticks[c] + laid} sticks, not {box.sticks[c]} (CL-1.4)"
    missing = sum(box.length[k] - s.route[c][k] // STICK for k in range(box.connections) if s.route[c][k] != EMPTY)
    if c < FLEETS and not box.strand and missing > s.sticks[c]:
        return f"{name} has {s.sticks[c]} sticks for open routes that need {missing} (CL-4.6)"
    start = box.hub if c == PURPLE else box.islands + c
    met, edge = {start}, [start]
    while edge:
        place = edge.pop()
        for k in range(box.connections):
            a = arc_of(box, s, c, k) if s.route[c][k] != EMPTY else NONE
            if a != NONE and box.tail[a] == place and s.route[c][k] // STICK == box.length[k] and box.head[a] not in met:
                met.add(box.head[a])
                edge.append(box.head[a])
    lost = any(s.route[c][k] != EMPTY and box.tail[arc_of(box, s, c, k)] not in met for k in range(box.connections))
    return f"a route of {name} begins where the company neither starts nor has arrived (CL-4.2, CL-5.3)" if lost else None


def _wrong_ends(box: Box, s: Fields, c: int) -> str | None:
    """Every end is where a route has arrived; each that left was extended from an end, or is a branch with a ship of its own."""
    name, branched = COMPANIES[c], 0
    if any(s.ends[c][box.places :]):
        return f"{name} has ends beyond the board"
    for place in range(box.places):
        came, went = arrivals(box, s, c, place), departures(box, s, c, place)
        if c == PURPLE and place == box.hub:
            came = went = 0
        anew = s.ends[c][place] - came + went
        if not 0 <= anew <= (went if c < FLEETS else 0):
            return f"{name} has {s.ends[c][place]} open ends where {came} routes arrived and {went} left (CL-4.1)"
        branched += anew
    if c == PURPLE:
        return None
    due = sum(row[c] for row in s.due)
    if s.ships[c] + 1 + branched + due != box.ships[c]:
        return f"{name} has {s.ships[c] + 1 + branched + due} ships, not {box.ships[c]} (CL-1.3)"
    return None


def _wrong_lanes(box: Box, s: Fields) -> str | None:
    for k in range(box.connections):
        lanes = [row[k] % STICK // LANE for row in s.route if row[k] != EMPTY]
        if len(set(lanes)) != len(lanes):
            return "two companies lie on one lane (CL-4.4)"
        if lanes == [1]:
            return "the second lane is taken and the first is free (CL-4.5)"
    return None


def _wrong_purple(box: Box, s: Fields) -> str | None:
    if any(s.route[PURPLE]) and guests(box, s) < OPENING:
        return f"purple has sticks before {OPENING} companies are connected to the island where it starts (CL-6.1)"
    return None


def _wrong_debts(box: Box, s: Fields) -> str | None:
    """Ships are owed by seats that have had phase 1 and can still lay as many sticks."""
    for p in range(box.players):
        owed, turn = s.owed[p], (p - s.start) % box.players
        if not owed or s.to_move == OVER:
            continue
        if box.one_ship and owed > 1:
            return f"{LETTERS[p]} owes {owed} ships, and a seat buys one a round (CL-5.2)"
        if s.phase == DEPARTURE or s.phase == IN_PORTS and turn > s.turn:
            return f"{LETTERS[p]} owes ships before it could buy any (CL-5.1)"
        if owed > _room(box, s, p, turn):
            return f"{LETTERS[p]} owes {owed} ships, and cannot lay as many sticks in this round (CL-5.4)"
    return None


def _room(box: Box, s: Fields, p: int, turn: int) -> int:
    """Sticks that a seat may still lay in this round, also where it is not its turn."""
    known = s.copy()
    if turn != s.turn:
        known.laid = 0
    if s.phase >= IN_FIRST and turn < s.turn:  # its turn of the phase is over
        known.phase += 1
        if known.phase > IN_SECOND:
            return 0
    return turns.room(box, known, p)


def _wrong_turn(box: Box, s: Fields) -> str | None:
    """The seat to move has something to decide."""
    p = s.to_move
    if p == OVER:
        return "the game is not over: companies can be extended (CL-8.1, CL-8.2)" if s.openings else None
    if p == CHANCE:
        return None
    if s.phase == IN_PORTS:
        return None if turns.has_phase_1(box, s, p) else f"{LETTERS[p]} can do nothing in phase 1 and is passed over (CL-2.8)"
    if turns.here(box, s, p) < 0 or s.phase == IN_SECOND and s.early >> p & 1:
        return f"{LETTERS[p]} has laid more sticks than it may (CL-2.5, CL-3.4)"
    if s.left and s.owed[p] >= s.left + s.later and not turns.owed_can_branch(box, s, p):
        return f"{LETTERS[p]} owes ships that cannot branch: the duty has lapsed (CL-5.5)"
    exempt = s.laid > 0 or s.phase == IN_FIRST and s.option[p] == FIVEFOLD or box.wait and turns.anybody_can(box, s)
    if not exempt and turns.is_stuck(box, s, p):
        return f"the game is over: {LETTERS[p]} can lay no stick (CL-8.2)"
    asked = turns.can_lay(box, s, p) or turns.can_move(s, p)
    return None if asked else f"{LETTERS[p]} has nothing more to decide (CL-2.8)"
