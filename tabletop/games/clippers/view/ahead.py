"""What lies ahead in Clippers: for each arc the sticks that the seat to move may lay there now, what each brings, and what lies already.

Bonuses are told before a stick is laid, and for one that only begins a route how many are still to go (CL-4.1, CL-5.3, CL-7.1 to CL-7.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..board import OPTIONS as CARDS
from ..box import FIRST_BONUS, LATER_BONUS
from ..pieces import Extend, State
from .ground import Ground


class Piece(NamedTuple):
    """What a company has on a lane: its number, the arc along which it went, the lane, sticks laid, and how many the lane takes."""

    company: int
    arc: int
    lane: int
    laid: int
    length: int

    @property
    def is_open(self) -> bool:
        """Whether sticks are missing."""
        return self.laid < self.length


class Next(NamedTuple):
    """A stick that may be laid along an arc: the action, lane and place of it, sticks still to go after it, dollars that it brings."""

    action: Extend
    lane: int
    stick: int
    to_go: int
    bonus: int


def pieces(state: State, ground: Ground) -> dict[int, tuple[Piece, ...]]:
    """What lies on each connection, by its number, lane by lane."""
    found: dict[int, list[Piece]] = {}
    for c, company in enumerate(state.companies):
        for route in state.routes(company):
            arc = ground.between[ground.number[route.tail], ground.number[route.head]]
            found.setdefault(ground.chart.arcs[arc].connection, []).append(Piece(c, arc, route.lane, route.laid, route.length))
    return {k: tuple(sorted(some, key=lambda piece: piece.lane)) for k, some in found.items()}


def free_lane(laid: tuple[Piece, ...], lanes: int) -> int | None:
    """The lane that a company would begin; None if all are taken."""
    taken = {piece.lane for piece in laid}
    return next((lane for lane in range(lanes) if lane not in taken), None)


def nexts(state: State, ground: Ground, laid: Mapping[int, tuple[Piece, ...]]) -> dict[int, tuple[Next, ...]]:
    """The sticks that the seat to move may lay, by arc."""
    found: dict[int, list[Next]] = {}
    seen: dict[tuple[str, int], int] = {}
    for action in state.legal_actions():
        if isinstance(action, Extend):
            arc = ground.ways[action.arc]
            found.setdefault(arc, []).append(_next(state, ground, laid, action, arc, seen))
    return {arc: tuple(some) for arc, some in found.items()}


def _next(
    state: State, ground: Ground, laid: Mapping[int, tuple[Piece, ...]], action: Extend, arc: int, seen: dict[tuple[str, int], int]
) -> Next:
    chart, head = ground.chart, ground.chart.arcs[arc].head
    k, company = chart.arcs[arc].connection, state.company(action.company)
    begun = next((piece for piece in laid.get(k, ()) if piece.company == company and piece.arc == arc and piece.is_open), None)
    lane, stick = (begun.lane, begun.laid) if begun else (free_lane(laid.get(k, ()), chart.lanes[k]) or 0, 0)
    to_go = chart.length[k] - stick - 1
    if (action.company, head) not in seen:
        seen[action.company, head] = bonus(state, action.company, chart.names[head])
    return Next(action, lane, stick, to_go, seen[action.company, head] if to_go == 0 else 0)


def bonus(state: State, company: str, island: str) -> int:
    """Dollars that the seat to move gets if a company reaches an island now, by the card that it holds."""
    there = state.companies_at(island)
    if company in there or state.to_move < 0:
        return 0
    card = state.option(state.to_move)
    times = state.box.times[0 if card is None else 1 + CARDS.index(card)]
    return int(times * (LATER_BONUS if there else FIRST_BONUS))
