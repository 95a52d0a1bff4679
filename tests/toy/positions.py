"""Positions of the Marsh as mappings: every field by its name, phases, places and chips by theirs.

What a mapping leaves out: an empty table, all pegs in the camp, two chips a seat drawn by chance, the rest in the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tabletop.core.action import Action
from tabletop.core.chance import draw
from tabletop.core.errors import PositionError, shown
from tabletop.core.layout import CHANCE, NONE, OVER, Row, cells
from tabletop.core.state import Seen

from .pieces import CHIPS, COPIES, DEAL, DEALT, FACES, PEGS, PHASES, PLANNING, SEATS, SETTING, Box, Draw, Fields, State

KEYS = tuple(name for name, spec in Fields.SPECS.items() if not spec.derived)


def to_dict(state: State) -> dict[str, Any]:
    """All primary fields, the phase by its name."""
    return {key: getattr(state.fields, key) for key in KEYS} | {"phase": state.phase}


def from_dict(box: Box, position: Mapping[str, Any], rng: Row, names: tuple[str, ...] = ()) -> Fields:
    """The fields of a position. Raises PositionError that names what is wrong."""
    unknown = [key for key in position if key not in KEYS]
    if unknown:
        raise PositionError(f"a position of the Marsh has no {shown(unknown[0])}; it has {', '.join(KEYS)}")
    s = Fields()
    s.phase, s.lifted, s.plan, s.shown = PLANNING, NONE, [NONE] * SEATS, [NONE] * SEATS
    for p in range(box.players):
        s.peg[p][box.camp] = PEGS
    for key, value in position.items():
        _put(s, key, value)
    rest = [n - sum(hand[f] for hand in s.hand) - s.gone[f] - s.plan.count(f) for f, n in enumerate(COPIES)]
    if "bag" in position:
        return s
    for f, n in enumerate(rest):
        if n < 0:
            raise PositionError(f"there are {COPIES[f] - n} chips {CHIPS[f]}, not {COPIES[f]}")
    for p in range(box.players if "hand" not in position else 0):
        for _ in range(DEALT):
            bag = [f for f, n in enumerate(rest) for _ in range(n)]
            if bag:
                face = bag[draw(rng, len(bag))]
                rest[face] -= 1
                s.hand[p][face] += 1
    s.bag = rest
    return s


def _put(s: Fields, key: str, value: Any) -> None:
    if key == "phase":
        if value not in PHASES:
            raise PositionError(f"the phase is one of {', '.join(PHASES)}, not {shown(value)}")
        s.phase = PHASES.index(value)
        return
    spec, found = Fields.SPECS[key], [index for index, _ in cells(value)]
    if found != [index for index, _ in cells(getattr(s, key))]:
        raise PositionError(f"{key} has the shape {spec.shape or 'of one number'}, not that of {shown(value)}")
    for _, number in cells(value):
        if type(number) is not int or not spec.low <= number <= spec.high:
            raise PositionError(f"{key} holds {shown(number)}; it goes from {spec.low} to {spec.high}")
    setattr(s, key, [line[:] if isinstance(line, list) else line for line in value] if spec.shape else value)


def wrong(box: Box, s: Fields) -> str | None:
    """What is wrong with a position, in a sentence; None if it could lie on the table."""
    return _wrong_chips(box, s) or _wrong_pegs(box, s) or _wrong_turn(box, s)


def _wrong_chips(box: Box, s: Fields) -> str | None:
    for f, chip in enumerate(CHIPS):
        there = s.bag[f] + s.gone[f] + sum(hand[f] for hand in s.hand) + s.plan.count(f)
        if there != COPIES[f]:
            return f"there are {there} chips {chip}, not {COPIES[f]}"
        for p in range(SEATS):
            if s.known[p][f] > s.hand[p][f] + (s.plan[p] == f):
                return f"seat {p} is known to hold {s.known[p][f]} chips {chip} but holds {s.hand[p][f]}"
        if s.shown.count(f) > s.gone[f]:
            return f"more chips {chip} are shown than have been"
    for p in range(box.players, SEATS):
        if any(s.hand[p]) or s.plan[p] != NONE or s.shown[p] != NONE:
            return f"seat {p} does not play but has chips"
    return None


def _wrong_pegs(box: Box, s: Fields) -> str | None:
    for p in range(SEATS):
        wanted = (PEGS if p < box.players else 0) - (p == s.to_move and s.phase == SETTING)
        if sum(s.peg[p]) != wanted or any(s.peg[p][box.places :]):
            return f"seat {p} has {sum(s.peg[p])} pegs on the board, not {wanted}"
    for i in range(box.places):
        if i != box.camp and sum(pegs[i] for pegs in s.peg) > 1:
            return f"place {i} bears more than one peg"
    return None


def _wrong_turn(box: Box, s: Fields) -> str | None:
    if s.phase >= len(PHASES) or not OVER <= s.to_move < box.players or s.lead >= box.players or s.drawer >= box.players:
        return "the phase is none, or a seat that does not play is to move, leads or draws"
    if s.to_move == OVER:
        return None if s.gone == list(COPIES) and s.phase == DEAL and not s.due else "the game is over only when all chips are gone"
    if (s.to_move == CHANCE) != (s.phase == DEAL) or (s.due > 0) != (s.phase == DEAL) or s.due > sum(s.bag):
        return "chips are drawn in the phase deal, and only there, as many as are due"
    if (s.lifted != NONE) != (s.phase == SETTING) or s.lifted >= box.places:
        return "a peg is in the air in the phase set, and only there"
    return _wrong_plans(box, s) if s.phase == PLANNING else _wrong_walk(box, s)


def _wrong_plans(box: Box, s: Fields) -> str | None:
    if s.asked >= box.players or s.to_move != (s.lead + s.asked) % box.players or not sum(s.hand[s.to_move]):
        return "the seats plan from the lead on, as many as were asked, and only with a chip in hand"
    for k in range(box.players):
        p = (s.lead + k) % box.players
        if s.plan[p] != NONE and k >= s.asked or s.plan[p] == NONE and k < s.asked and any(s.hand[p]):
            return f"seat {p} has planned too early or not at all"
    return "chips are shown only after all have planned" if max(s.shown) != NONE else None


def _wrong_walk(box: Box, s: Fields) -> str | None:
    if max(s.plan) != NONE:
        return "a plan is hidden only while others plan"
    if s.phase == DEAL:
        return "no walk goes on while chips are drawn" if max(s.shown) != NONE or s.steps or s.walked and not any(s.gone) else None
    if s.shown[s.to_move] != NONE:
        return "whoever walks has used up its chip"
    ways = [i for i in range(box.places) if s.peg[s.to_move][i] and any(_free(box, s, i))]
    if s.phase == SETTING:
        return None if any(_free(box, s, s.lifted)) else "a peg was lifted that cannot be set anywhere"
    return None if s.steps and ways else "a walk goes on only with steps left and somewhere to go"


def _free(box: Box, s: Fields, place: int) -> list[bool]:
    near = box.near[place]
    return [bool(near >> i & 1) and (i == box.camp or not any(pegs[i] for pegs in s.peg)) for i in range(box.places)]


def odds(seen: Seen) -> dict[Action, Fraction]:
    """The next chip, as a seat may know it: any of those it has not seen is equally likely."""
    s = seen.position.fields
    assert isinstance(s, Fields)
    unseen = list(s.bag)
    for p in range(seen.players):
        if p != seen.seat:
            for f in range(FACES):
                unseen[f] += s.hand[p][f] - s.known[p][f] + (s.plan[p] == f)
    if not sum(s.bag):
        return {}
    return {Draw(chip): Fraction(n, sum(unseen)) for chip, n in zip(CHIPS, unseen, strict=True) if n}
