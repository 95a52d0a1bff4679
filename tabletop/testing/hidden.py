"""Hidden information does not leak: what a seat cannot know may be anything else, and the seat sees no difference.

At each position and for each seat the hidden part is dealt anew by random keys. Then nothing that the seat is shown may
differ: its Seen, what lies open, its legal actions and refusals, the picture, the choices of players in its place. And the
other way round: actions of others whose results the seat cannot tell apart must not differ in the events it is told of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ..core import chance
from ..core.event import unpacked
from ..core.layout import Layout, Row
from ..core.state import Seen, State
from ..core.text import LANGUAGES
from .findings import Report
from .walk import At, Frozen, Visit, changed, frozen, own_players

DEALS = 2  # other possibilities tried at each position for each seat
DRAWN = 8  # where nothing is hidden from a seat, scenes are compared at one position in so many
ALIKE = 6  # actions of another seat compared with each other at one position


@dataclass
class Variety:
    """How often a redeal took keys, and how often it then gave different positions, by seat."""

    tried: Counter[int] = field(default_factory=Counter)
    varied: Counter[int] = field(default_factory=Counter)


def check_hidden(visits: Iterable[Visit], report: Report) -> None:
    """All of this module's checks at some positions."""
    variety = Variety()
    for number, visit in enumerate(visits):
        rng = chance.seeded(number, chance.HIDDEN_STREAM)
        for seat in range(visit.state.players):
            with report.guard("redeal", At(visit, f"seat {seat}")):
                _check_seat(visit, seat, number % DRAWN == 0, rng, variety, report)
            with report.guard("told", At(visit, f"seat {seat}")):
                check_told(visit, seat, report)
        now = frozen(visit.state._s)
        if now != visit.shape:
            report.add("pure", f"what a seat sees cannot be asked without changing {changed(visit.shape, now)}", visit)
    for seat, n in variety.tried.items():
        if not variety.varied[seat]:
            report.add("samples", f"seat {seat} does not know all, yet at {n} positions every sample was the same")


def _check_seat(visit: Visit, seat: int, drawn: bool, rng: Row, variety: Variety, report: Report) -> None:
    """One seat at one position; what it is shown is compared wherever something is hidden from it, else only where `drawn` says so."""
    state = visit.state
    where = At(visit, f"seat {seat}")
    seen = state.seen_by(seat)
    _check_seen(state, seen, where, report)
    needed = _keys_needed(state, seat, where, report)
    compared = drawn or needed > 0
    scenes, deals = _scenes(state, seat) if compared else [], []
    if compared:
        _check_scenes(scenes, _scenes(seen.position, seat), "differs between a State and a Seen", where, report)
    for _ in range(DEALS if needed else 1):
        keys = [0] * needed
        chance.fill(rng, keys)
        other = _redealt(state, seat, keys, where, report)
        deals.append(frozen(other._s))
        _check_other(state, other, seen, keys, where, report)
        if compared:
            _check_scenes(scenes, _scenes(other, seat), "tells what the seat cannot know", where, report)
    if needed:
        variety.tried[seat] += 1
        variety.varied[seat] += len(set(deals)) > 1
        sample = seen.sample(chance.seeded(1))
        if sample.seen_by(seat) != seen or sample._key is not None:
            report.add("samples", "a sample does not look like the position to the seat, or holds a key", where)


def _keys_needed(state: State, seat: int, where: At, report: Report) -> int:
    s = state.fields
    before = frozen(s)
    needed = state.game.engine.redeal(state.box, s, seat, [])
    if frozen(s) != before:
        report.add("redeal", f"redeal without keys changes something: {changed(before, frozen(s))}", where)
    return needed


def _redealt(state: State, seat: int, keys: Row, where: At, report: Report) -> State:
    """Another possibility for the seat, with the events it saw; checked to be a possible position that looks the same."""
    game, s = state.game, state.fields
    needed = game.engine.redeal(state.box, s, seat, keys)
    game.engine.derive(state.box, s)
    if needed != len(keys):
        report.add("redeal", f"redeal takes {len(keys)} keys when asked and {needed} when they are given", where)
    mine, theirs = open_to(seat, state._s), open_to(seat, s)
    if mine != theirs:
        report.add("redeal", f"redeal changes what the seat knows: {changed(mine, theirs)}", where)
    wrong = s.out_of_range() or game.positions.wrong(state.box, s)
    if wrong:
        report.add("redeal", f"redeal gives a position that cannot be: {wrong}", where)
    return state.with_fields(s)


def open_to(seat: int, s: Layout) -> Frozen:
    """The primary fields as far as a seat sees them by their marks: all of "all", its own part of "owner"."""
    found = [(n, v) for n, v in frozen(s) if not s.SPECS[n].derived and s.SPECS[n].seen == "all"]
    owned = [(n, v[seat]) for n, v in frozen(s) if not s.SPECS[n].derived and s.SPECS[n].seen == "owner"]
    return tuple(found + owned)


def _check_seen(state: State, seen: Seen, where: At, report: Report) -> None:
    """A Seen holds no key, no move, no event that the seat has not seen, and the scores as they stand."""
    inside = seen.position
    rows = [unpacked(event) for event in inside._s.events if event]
    hidden = [row for row in rows if not row[4] >> seen.seat & 1]
    told = [e for e in seen.events if not e.visible_to(seen.seat)]
    if hidden or told or inside._key is not None or inside.made:
        report.add("seen", f"a Seen holds the key, moves, or events that its seat has not seen: {hidden or told}", where)
    if (seen.scores(), seen.ranking()) != (state.scores(), state.ranking()):
        report.add("seen", f"the seat is shown the scores {seen.scores()}, but they stand at {state.scores()}", where)


def _check_other(state: State, other: State, seen: Seen, keys: Row, where: At, report: Report) -> None:
    """Another possibility must be as good as the truth to the seat."""
    seat, twin = seen.seat, other.seen_by(seen.seat)
    a, b = _without_events(seen.position._s), _without_events(twin.position._s)
    if a != b or twin != seen or hash(twin) != hash(seen):
        report.add("seen", f"what the seat is given to think with depends on what it cannot know: {changed(a, b)}", where)
    s = other.fields
    state.game.engine.redeal(state.box, s, seat, keys)
    state.game.engine.derive(state.box, s)
    if s != other._s:
        what = changed(_without_events(other._s), _without_events(s))
        report.add("redeal", f"with the same keys redeal gives something else, depending on what was hidden: {what}", where)
    if state.to_move == seat:
        _check_choices(state, other, where, report)
        _check_players(seen, twin, where, report)
        _check_policies(state, other, where, report)


def _without_events(s: Layout) -> Frozen:
    return tuple((n, v) for n, v in frozen(s) if n not in ("events", "noted"))


def _check_choices(state: State, other: State, where: At, report: Report) -> None:
    if state.legal_ids() != other.legal_ids():
        report.add("leak", "what is legal for the seat depends on what it cannot know", where)
    for action in state.game.actions():
        mine, theirs = state.explain(action), other.explain(action)
        if [(r.rule, dict(r.texts), r.nearest) for r in mine] != [(r.rule, dict(r.texts), r.nearest) for r in theirs]:
            report.add("leak", f"the refusal of {str(action)!r} tells what the seat cannot know: {mine} against {theirs}", where)


def _check_players(seen: Seen, twin: Seen, where: At, report: Report) -> None:
    for name, factory in own_players(seen.game).items():
        with report.guard("players", where):
            first, second, third = (factory().choose(view, None, chance.seeded(5)) for view in (seen, seen, twin))
            if first != second:
                report.add("players", f"{name} chooses {first} and then {second} from the same generator", where)
            if first != third:
                report.add("players", f"{name} chooses {first} or {third} by what the seat cannot know", where)


def _check_policies(state: State, other: State, where: At, report: Report) -> None:
    """A policy reads only what its seat may know: bulk drivers give it the true fields, and no Seen stands between."""
    ids = list(state.legal_ids())
    room = [0] * (len(state.game.actions()) - len(ids))
    for name, factory in own_players(state.game).items():
        policy = getattr(factory(), "policy", None)
        if policy is None:
            continue
        with report.guard("players", where):
            first, second = (policy(s.box, s.fields, [*ids, *room], len(ids), chance.seeded(5)) for s in (state, other))
            if first != second:
                mine, theirs = state.game.actions()[first], state.game.actions()[second]
                report.add("players", f"the policy of {name} chooses {mine} or {theirs} by what the seat cannot know", where)


def _scenes(state: State, seat: int) -> list[Any]:
    """The scenes of a seat in each language."""
    view, names = state.game.rooms.room("view"), tuple(f"name {p}" for p in range(state.players))
    return [view.scene(state, seat, lang, names) for lang in LANGUAGES]


def _check_scenes(mine: list[Any], theirs: list[Any], what: str, where: At, report: Report) -> None:
    for a, b in zip(mine, theirs, strict=True):
        if a != b:
            report.add("leak", f"the picture {what}: {_first_difference(a, b)}", where)


def _first_difference(a: Any, b: Any) -> str:
    """Where two scenes differ first."""
    for mine, theirs in zip(a.items, b.items, strict=False):
        if mine != theirs:
            return f"item {mine.id!r}, {mine.label!r} against {theirs.label!r}"
    return next((f"its {n}" for n in ("text", "head", "description", "ground") if getattr(a, n) != getattr(b, n)), "the number of items")


def check_told(visit: Visit, seat: int, report: Report) -> None:
    """What others do: where the seat cannot tell two results apart, it is told the same of both."""
    state = visit.state
    if state.is_over or state.to_move == seat:
        return
    view, names = state.game.rooms.room("view"), tuple(f"name {p}" for p in range(state.players))
    found: dict[Seen, tuple[Any, str]] = {}
    for action in state.legal_actions()[:ALIKE]:
        after = state.play(action)
        last = view.last_items(after)
        items = {item.id for item in view.scene(after, seat, "en", names).items} if last else last
        told = (tuple(e for e in after.events if e.visible_to(seat)), last & items)
        before, text = found.setdefault(after.seen_by(seat), (told, str(action)))
        if before != told:
            what = f"after {text!r} and after {str(action)!r} seat {seat} knows the same, but is told {before} and {told}"
            report.add("told", f"{what}: an event or a mark leaks, or the position forgets", visit)
