"""The map of Clippers as items: islands with markers, starts, sticks that lie, ways that can be gone, ships, and rings of departure cards.

A way is touched on the half of a connection where it begins; what laying a stick there brings stands on it before it is laid (CL-7.1).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial

from ....show.scene import Item
from ....show.svg import Brush, Point
from ..board import FLEETS
from ..box import IN_FIRST, IN_SECOND, PHASES
from .ahead import Next, Piece, free_lane
from .emblems import SYMBOLS
from .ground import SIGN, TARGET, Ground
from .layout import DISC
from .plates import PLATE, placed_plates
from .sentences import Sentences

WAY = "way-"  # with which the ids of ways begin
RING = DISC + 5  # round the islands of a departure card
BERTH, NARROW = 27.0, 20.0  # a ship lies so far back where another is nearer than that
LAYING = (PHASES[IN_FIRST], PHASES[IN_SECOND])


def items(told: Sentences, shown: Collection[int]) -> list[Item]:
    """Everything on the map, from below; `shown` are the seats whose departure cards are ringed."""
    fleet = _ships(told)
    return [*_sticks(told), told.ground.names, *_ways(told, fleet), *_places(told, fleet), *fleet, *_rings(told, shown)]


def _sticks(told: Sentences) -> list[Item]:
    """What lies on each lane: its ways say it."""
    found = []
    for k, some in told.laid.items():
        for piece in some:
            shape, box = told.ground.sticks(piece.arc, piece.lane, piece.company, piece.laid)
            found.append(Item(f"lane-{k}-{piece.lane}", box, shape, ""))
    return found


# ways


def _ways(told: Sentences, fleet: list[Item]) -> list[Item]:
    """Every way; those on which a route has been begun come last, since they are touched where the way back may be as well.

    Later still come those with a plate, which may stand where another way is touched, so that a touch of the plate is meant for its own.

    The arrow keys to the left and right go round an island from way to way, then to the ships there.
    """
    ships = {ship.near[0]: ship.id for ship in reversed(fleet)}
    shown = ways(told, range(len(told.ground.chart.arcs)), told.nexts, fleet)
    found = []
    begun = {piece.arc for some in told.laid.values() for piece in some if piece.is_open}
    for arc in sorted(shown, key=lambda arc: (shown[arc].drop > 0, arc in begun)):
        one, own = shown[arc], shown[arc].near[0]
        found.append(replace(one, line=(one.line[0], ships[own])) if own in ships and one.line[1] == own else one)
    return found


def ways(
    told: Sentences, arcs: Iterable[int], steps: Mapping[int, tuple[Next, ...]], fleet: Iterable[Item], sure: bool = False
) -> dict[int, Item]:
    """Ways, with the sticks that may be laid on them; `sure` once a company was picked, whatever else could have been meant."""
    ground, chart = told.ground, told.ground.chart
    firsts = {arc: max(some, key=lambda one: one.stick) for arc, some in steps.items() if some}  # a route that was begun comes first
    clear = {arc for arc in firsts if sure or len(steps[arc]) == 1}
    says = {arc: step for arc, step in firsts.items() if arc in clear and (step.to_go == 0 or sure)}
    rings = [ground.target(arc, step.lane, step.stick, False) for arc, step in firsts.items() if arc not in clear]
    plates = placed_plates(ground, says, [(x + w / 2, y + h / 2) for x, y, w, h in (ship.box for ship in fleet)], rings)
    found = {}
    for arc in arcs:
        some, laid, plate = steps.get(arc, ()), told.laid.get(chart.arcs[arc].connection, ()), plates.get(arc)
        alone = plate is not None and ground.reverse[arc] in plates  # else it would be touched where the plate of the way back is
        key = ("item", arc, laid, some, arc in clear, plate, alone)
        found[arc] = ground.kept(key, partial(_way, told, arc, some, arc in clear, plate, alone))
    return found


def _way(told: Sentences, arc: int, some: tuple[Next, ...], clear: bool, plate: Point | None, alone: bool) -> Item:
    """A way, and what the stick brings on a plate that stands there, if there is one."""
    ground, chart = told.ground, told.ground.chart
    k, text = chart.arcs[arc].connection, chart.arc_name(arc)
    step = max(some, key=lambda one: one.stick) if some else None
    laid = told.laid.get(k, ())
    begun = next((piece for piece in laid if piece.arc == arc and piece.is_open), None)
    lane, stick = (begun.lane, begun.laid) if begun else (free_lane(laid, chart.lanes[k]) or 0, 0)
    lane, stick = (step.lane, step.stick) if step else (lane, stick)
    at = plate or ground.target(arc, lane, stick, False)
    w, h = PLATE if plate else (TARGET, TARGET)
    shape = ground.touched(arc, lane, at, alone) + (_sign(told, step, at, clear, plate is not None) if step else "")
    ends = f"place-{chart.names[chart.arcs[arc].tail]}", f"place-{chart.names[chart.arcs[arc].head]}"
    back = ground.reverse[arc]
    near = (*ends, *(() if back is None else (way_id(ground, back),)))
    box = (round(at[0] - w / 2, 1), round(at[1] - h / 2, 1), w, h)
    label, line = told.way_label(arc, some), _beside(ground, arc, ends[0])
    return Item(way_id(ground, arc), box, shape, label, text, near, radius=h / 2, drop=h / 2 if plate else 0, line=line)


def _beside(ground: Ground, arc: int, place: str) -> tuple[str, str]:
    """The ways before and after one, round the place where it begins; the place itself before the first and after the last."""
    ring = [place, *(way_id(ground, other) for other in ground.out[ground.chart.arcs[arc].tail]), place]
    i = ring.index(way_id(ground, arc))
    return ring[i - 1], ring[i + 1]


def way_id(ground: Ground, arc: int) -> str:
    """The id of the item of an arc."""
    return f"{WAY}{ground.chart.arc_name(arc)}"


def _sign(told: Sentences, step: Next, at: Point, clear: bool, says: bool) -> str:
    """What stands on a way: dollars, or how far the stick comes; where several companies may go a faint ring."""
    b, (x, y) = Brush(told.lang, SYMBOLS), at
    if not clear:
        b.circle(x, y, 6, fill="paper", stroke="go", width=1.6, opacity=0.75)
    elif says:
        w, h = PLATE
        b.rect(round(x - w / 2, 1), round(y - h / 2, 1), w, h, h / 2, fill="goglow", stroke="paper", width=1)
        laid, n = step.stick + 1, step.to_go
        said = told.say("sign.to_go", n=laid, of=laid + n) if n else told.say("sign.bonus", n=step.bonus)
        b.text(x, y + 4.3, said, 12, on="goglow", anchor="middle", bold=True)
    return b.take()


# places


def _places(told: Sentences, fleet: list[Item]) -> list[Item]:
    """Islands and starts. While sticks are laid the arrow keys go from them to their ways and ships, else from island to island."""
    ground, chart, state = told.ground, told.ground.chart, told.state
    laying = state.phase in LAYING and not state.is_over
    ships: dict[str, list[str]] = {}
    for ship in fleet:
        ships.setdefault(ship.near[0], []).append(ship.id)
    found = []
    for i, name in enumerate(chart.names):
        own = f"place-{name}"
        near = (*(way_id(ground, a) for a in ground.out[i]), *ships.get(own, ())) if laying else ground.near[i]
        if i < chart.islands:
            ring = "" if i != state.box.hub else "open" if state.purple_is_open else "shut"
            shape, label, part = ground.island(i, told.owners[i], ring), told.place_label(i), name
        else:
            c = i - chart.islands
            shape, label, part = ground.start(c, state.sticks(state.companies[c])), told.start_label(c), ""
        round_ = DISC + 2 if i < chart.islands else 10
        found.append(Item(own, ground.box(i), shape, label, part, near, radius=round_, drop=DISC if i < chart.islands else 0))
    return found


# ships


def _ships(told: Sentences) -> list[Item]:
    """A ship at each open end: on the last stick that was laid, its bow forward. Purple has none, but its open ends are shown alike."""
    fleet: list[Item] = []
    for c in range(FLEETS + 1):
        _fleet(told, c, fleet)
    rings: dict[str, list[Item]] = {}
    for ship in fleet:
        rings.setdefault(ship.near[0], []).append(ship)
    lines: dict[str, tuple[str, str]] = {}
    for own, there in rings.items():
        before = way_id(told.ground, told.ground.out[told.ground.number[own.removeprefix("place-")]][-1])
        ring = [before, *(ship.id for ship in there), own]
        lines |= {name: (ring[i], ring[i + 2]) for i, name in enumerate(ring[1:-1])}
    return [replace(ship, line=lines[ship.id]) for ship in fleet]


def _fleet(told: Sentences, c: int, fleet: list[Item]) -> None:
    """Adds the ships of a company, numbered."""
    ground, chart = told.ground, told.ground.chart
    mine = [piece for some in told.laid.values() for piece in some if piece.company == c]
    first = len(fleet)
    for piece in sorted((p for p in mine if p.is_open), key=lambda p: p.arc):
        shape, at = _afloat(ground, piece, fleet)
        tail = chart.arcs[piece.arc].tail
        label = told.ship_label(c, tail, piece)
        fleet.append(_ship(told, c, len(fleet) - first, shape, at, label, tail, (way_id(ground, piece.arc),)))
    for name, n in told.state.ends(told.state.companies[c]).items():
        place = ground.number[name]
        came = sorted((p for p in mine if not p.is_open and chart.arcs[p.arc].head == place), key=lambda p: p.arc)
        out = tuple(way_id(ground, a) for a in ground.out[place])
        for number in range(n):
            last = came[number] if number < len(came) else None
            shape, at = _afloat(ground, last, fleet) if last else ground.ship_beside(place, c, number)
            fleet.append(_ship(told, c, len(fleet) - first, shape, at, told.ship_label(c, place, last), place, out))


def _afloat(ground: Ground, piece: Piece, fleet: list[Item]) -> tuple[str, Point]:
    """Where the ship of a route lies: at its end, or somewhat back where another ship is in the way."""
    tried = [ground.ship(piece.arc, piece.lane, piece.company, piece.laid, back) for back in (0.0, BERTH)]
    others = [(ship.box[0] + ship.box[2] / 2, ship.box[1] + ship.box[3] / 2) for ship in fleet]
    room = [min((math.dist(at, other) for other in others), default=BERTH) for _, at in tried]
    return tried[0] if room[0] >= min(room[1], NARROW) else tried[1]


def _ship(told: Sentences, c: int, number: int, shape: str, at: Point, label: str, place: int, near: tuple[str, ...]) -> Item:
    company, name = told.state.companies[c], told.ground.chart.names[place]
    box = (round(at[0] - 13, 1), round(at[1] - 13, 1), 26.0, 26.0)
    return Item(f"ship-{company}-{number}", box, shape, label, company, (f"place-{name}", *near), radius=13, drop=13)


# departure cards


def _rings(told: Sentences, shown: Collection[int]) -> list[Item]:
    """The islands of departure cards that were asked for: a dashed ring with the sign of the seat."""
    found, b = [], Brush(told.lang, SYMBOLS)
    for seat in sorted(shown):
        xs, ys = [], []
        for name in told.state.card(seat):
            x, y = told.ground.points[told.ground.number[name]]
            turn = math.radians(-90 + 36 * (seat - 2))
            b.circle(x, y, RING, fill="none", stroke="paper", width=4.5)
            b.circle(x, y, RING, fill="none", stroke="pick", width=2.8, dash="6 3")
            b.seat(seat, round(x + RING * math.cos(turn), 1), round(y + RING * math.sin(turn), 1), SIGN + 1.6, letter=False)
            xs.append(x)
            ys.append(y)
        if xs:
            box = (min(xs) - DISC, min(ys) - DISC, max(xs) - min(xs) + 2 * DISC, max(ys) - min(ys) + 2 * DISC)
            found.append(Item(f"ring-{seat}", box, b.take(), ""))
    return found
