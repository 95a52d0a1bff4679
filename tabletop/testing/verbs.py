"""What the verbs of an engine owe at every position: order, purity, weights, ranges, places, events, copies.

Each check names the verb and says what came instead of what was due. Nothing here looks into a rule of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..core.event import read_events, unpacked
from ..core.game import Game
from ..core.layout import EVENT_ROOM, EVERYONE, NONE, OVER, SHARED, Layout, cells
from ..core.text import LANGUAGES
from .findings import Report
from .walk import Run, Visit, changed, firm, frozen

DIRT = 77  # what stands in `out` before a verb writes there
MANY_WEIGHTS = 20_000
PICKED = 12


def check_verbs(visits: Iterable[Visit], report: Report) -> None:
    """All of this module's checks of single positions."""
    for visit in visits:
        report.counts["positions"] += 1
        for name, check in CHECKS.items():
            with report.guard(name, visit):
                check(visit, report)
            now = frozen(visit.state._s)
            if now != visit.shape:
                report.add("pure", f"asking about {name} changed the position: {changed(visit.shape, now)}", visit)
                visit.shape = now


def check_legal(visit: Visit, report: Report) -> None:
    """`legal`: ascending, each once, nothing beyond; chance's actions at chance nodes only. `pick`: the same in order."""
    state, s = visit.state, visit.state.fields
    if state.is_over:
        return
    engine, actions = state.game.engine, state.game.actions()
    before = frozen(s)
    out = [DIRT] * (len(actions) + 1)
    n = engine.legal(state.box, s, out)
    ids = out[:n]
    if frozen(s) != before:
        report.add("pure", f"legal writes: {changed(before, frozen(s))}", visit)
    if n < 1 or any(i not in range(len(actions)) for i in ids) or any(v != DIRT for v in out[n:]):
        report.add("legal", f"legal says {n} and writes {out[: n + 3]}...; there are {len(actions)} actions", visit)
        return
    if ids != sorted(set(ids)):
        report.add("legal", f"legal must ascend and name each action once; it gives {[str(actions[i]) for i in ids]}", visit)
    misplaced = [str(actions[i]) for i in ids if actions[i].by_chance != state.is_chance]
    if misplaced:
        report.add("legal", f"{misplaced[0]!r} is legal, but {'chance' if state.is_chance else 'a seat'} is to decide", visit)
    pick = getattr(engine, "pick", None)
    if pick and not state.is_chance:
        for r in (*range(min(n, PICKED)), n - 1, n, 3 * n + 1):
            if pick(state.box, s, r) != ids[r % n]:
                report.add("pick", f"pick({r}) is {pick(state.box, s, r)}, but of {n} legal actions it would be {ids[r % n]}", visit)
                return


def check_chance(visit: Visit, report: Report) -> None:
    """`chance` and `chances`: each weight falls on a legal outcome, each legal outcome has one, the same each time."""
    state, s = visit.state, visit.state.fields
    if not state.is_chance:
        return
    engine, actions, before = state.game.engine, state.game.actions(), frozen(s)
    total = engine.chances(state.box, s)
    if total < 1:
        report.add("chance", f"chance is to decide, but the total weight is {total}", visit)
        return
    if total > MANY_WEIGHTS:
        return
    weights = Counter(engine.chance(state.box, s, k) for k in range(total))
    if weights != Counter(engine.chance(state.box, s, k) for k in range(total)):
        report.add("chance", "chance(k) gives another outcome when asked again: chance belongs to the driver", visit)
    legal = set(state.legal_ids())
    for i in sorted(set(weights) ^ legal):
        shown = str(actions[i]) if i in range(len(actions)) else f"id {i}"
        report.add("chance", f"{shown!r} has the weight {weights[i]}, but legal says {'yes' if i in legal else 'no'}", visit)
    if frozen(s) != before:
        report.add("pure", f"chance writes: {changed(before, frozen(s))}", visit)


def check_scores(visit: Visit, report: Report) -> None:
    """`scores` and `ranking`: whole, the same whatever stood in `out`, places from 1 with ties shared."""
    state, s, engine = visit.state, visit.state.fields, visit.state.game.engine
    size, before = state.players * len(state.game.pieces.CATEGORIES), frozen(s)
    for name, verb, n in (("scores", engine.scores, size), ("ranking", engine.ranking, state.players)):
        clean, dirty = [0] * n + [DIRT], [DIRT] * (n + 1)
        verb(state.box, s, clean)
        verb(state.box, s, dirty)
        if clean != dirty or clean[n] != DIRT or any(type(v) is not int for v in clean):
            report.add(name, f"{name} gives {clean[:n]} into zeros but {dirty[:n]} into other numbers, or writes beyond", visit)
    if frozen(s) != before:
        report.add("pure", f"scores or ranking writes: {changed(before, frozen(s))}", visit)
    places = state.ranking()
    if any(place != 1 + sum(other < place for other in places) for place in places):
        report.add("ranking", f"the places {places} are none: the best is 1, equal seats share one, and after two comes a third", visit)
    totals = [score.total for score in state.scores()]
    if any(score.total != sum(score.values()) or len(score) != len(state.game.pieces.CATEGORIES) for score in state.scores()):
        report.add("scores", f"the totals {totals} are not the sums of {state.scores()}", visit)


def check_fields(visit: Visit, report: Report) -> None:
    """Every number within its declared range and shape; derived fields as `derive` rebuilds them; a possible position."""
    state, s = visit.state, visit.state.fields
    for fault in s.out_of_range():
        report.add("range", fault, visit)
    fresh = state.game.pieces.Fields()
    for name, spec in s.SPECS.items():
        if [i for i, _ in cells(getattr(s, name))] != [i for i, _ in cells(getattr(fresh, name))]:
            report.add("range", f"{name} has lost its shape: {getattr(s, name)}", visit)
        elif spec.derived and not spec.loose and name not in SHARED:
            setattr(s, name, getattr(fresh, name))
    state.game.engine.derive(state.box, s)
    kept, rebuilt = firm(visit.shape, s), firm(frozen(s), s)
    if rebuilt != kept:
        report.add("derived", f"derive does not give what is kept: {changed(kept, rebuilt)}", visit)
    wrong = state.game.positions.wrong(state.box, state.fields)
    if wrong:
        report.add("conserved", f"play led to a position that cannot be: {wrong}", visit)
    if not OVER <= state.to_move < state.players:
        report.add("range", f"seat {state.to_move} is to move, but {state.players} play", visit)


def check_events(visit: Visit, report: Report) -> None:
    """Events within their room, about seats that play, citing rules that exist, with a sentence in both languages."""
    state, game = visit.state, visit.state.game
    s = state._s
    if not 0 <= s.noted <= EVENT_ROOM:
        report.add("events", f"{s.noted} events were noted; there is room for {EVENT_ROOM}", visit)
        return
    for code, _, seat, amount, seen in map(unpacked, s.events[: s.noted]):
        kinds = game.event_kinds
        if not 0 <= code < len(kinds) or not NONE <= seat < state.players or not 0 < seen <= EVERYONE:
            report.add("events", f"the event {(code, seat, amount, seen)} is of no kind, about no seat, or seen by nobody", visit)
            return
        if kinds[code].amounts and not NONE <= amount < len(kinds[code].amounts):
            report.add("events", f"{kinds[code].name} has the amount {amount} of {len(kinds[code].amounts)}", visit)
            return
    for event in read_events(s, game.event_kinds, game.prefix):
        if event.rule not in game.rulebook.rules:
            report.add("events", f"{event.kind} cites {event.rule}, which is no rule", visit)
        for lang in LANGUAGES:
            if event.kind in game.rulebook.events:
                game.rulebook.say(event.kind, lang, seat="A", **event.values)


CHECKS = {"legal": check_legal, "chance": check_chance, "scores": check_scores, "fields": check_fields, "events": check_events}

# between positions


def check_steps(run: Run, report: Report) -> None:
    """From each position of a run to the next: earlier ones unchanged, nothing shared, the same result when played again."""
    for visit, after in zip(run.visits, run.visits[1:], strict=False):
        with report.guard("copies", visit):
            for shared in _shared(visit.state._s, after.state._s):
                report.add("copies", f"playing {str(visit.action)!r} leaves {shared} of both positions one and the same list", visit)
            for shared in _shared(after.state._s, after.state._s, within=True):
                report.add("copies", f"after {str(visit.action)!r} {shared} are one and the same list", visit)
            _check_apply(visit, after, report)
    for visit in run.visits:
        now = frozen(visit.state._s)
        if now != visit.shape:
            report.add("unchanged", f"playing on changed an earlier position: {changed(visit.shape, now)}", visit)


def _check_apply(visit: Visit, after: Visit, report: Report) -> None:
    game, state = visit.state.game, visit.state
    if visit.action is None:
        return
    s = state.fields
    game.engine.apply(state.box, s, game.id_of(visit.action))
    if frozen(s) != after.shape:
        report.add("again", f"{str(visit.action)!r} played again gives another position: {changed(after.shape, frozen(s))}", visit)


def _rows(s: Layout) -> list[tuple[str, Any]]:
    """Every list of a position with its name; a grid is several."""
    found = []
    for name in s.SPECS:
        value = getattr(s, name)
        if isinstance(value, list):
            found.append((name, value))
            found += [(f"{name}[{i}]", line) for i, line in enumerate(value) if isinstance(line, list)]
    return found


def _shared(a: Layout, b: Layout, within: bool = False) -> list[str]:
    """The lists that two positions share, or that stand twice in one."""
    owners: dict[int, str] = {}
    found = []
    for name, line in _rows(a):
        if within and id(line) in owners:
            found.append(f"{owners[id(line)]} and {name}")
        owners[id(line)] = name
    return found if within else [name for name, line in _rows(b) if id(line) in owners]


def check_setup(run: Run, report: Report) -> None:
    """`setup` makes the starting state of whatever the fields held: bulk drivers play game after game on the same ones."""
    state = run.visits[0].state
    game, used = state.game, run.visits[-1].state.fields
    with report.guard("setup", run.visits[-1]):
        game.engine.setup(state.box, used)
        game.engine.derive(state.box, used)
        fresh = game.new(state.players).fields
        used.events = fresh.events[:]  # what stands beyond `noted` means nothing
        wanted, found = firm(frozen(fresh), fresh), firm(frozen(used), used)
        if found != wanted:
            report.add("setup", f"setup leaves what the last game wrote: {changed(wanted, found)}", run.visits[-1])


def check_seeds(game: Game, players: int, seed: int, report: Report) -> None:
    """A seed gives the same game twice, and not every seed the same."""
    with report.guard("seeds", f"seed {seed}, {players} players"):
        first, second = _seeded(game, players, seed), _seeded(game, players, seed)
        if first != second:
            number = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
            report.add("seeds", f"seed {seed} does not give the same game twice: they part at move {number}", f"{players} players")
        others = (_seeded(game, players, seed + i) for i in range(1, 6))
        if game.new(players).is_chance and all(first == other for other in others):
            report.add("seeds", f"the seeds {seed} to {seed + 5} all give the same game, though chance decides", f"{players} players")


def _seeded(game: Game, players: int, seed: int) -> list[Any]:
    """The positions of a game with a key in which the seats choose in a fixed manner."""
    state = game.new(players, seed=seed)
    found = [frozen(state._s)]
    while not state.is_over and len(found) < 400:
        legal = state.legal_actions()
        state = state.play(legal[(7 * len(found)) % len(legal)])
        found.append(frozen(state._s))
    return found
