"""Walks: games played at random and by the game's own players, position by position, over options and numbers of seats.

Everything is drawn from one seed, so a finding can be met again. A walk keeps a deep frozen copy of each position, made
without the game's own means of copying: with it later checks see whether a position has changed behind its back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..core import chance
from ..core.action import Action
from ..core.errors import OptionError, TabletopError
from ..core.game import Game
from ..core.layout import Layout, Row
from ..core.player import Player
from ..core.state import State
from .findings import Report

LONGEST = 20_000  # moves, chance included, after which a game is held to be endless

Frozen = tuple[tuple[str, Any], ...]


def frozen(s: Layout) -> Frozen:
    """All fields of a position, derived ones and events too, in tuples that nothing can change."""
    return tuple((name, _frozen(getattr(s, name))) for name in s.SPECS)


def firm(shape: Frozen, s: Layout) -> Frozen:
    """What two equal positions have in common: a shape without the loose fields."""
    return tuple((name, value) for name, value in shape if not s.SPECS[name].loose)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def changed(before: Frozen, after: Frozen) -> str:
    """Which fields differ, in words: "hand from (3, 0) to (1, 0)"."""
    return ", ".join(f"{name} from {a} to {b}" for (name, a), (_, b) in zip(before, after, strict=True) if a != b)


@dataclass
class Visit:
    """One position of a walk, and the action that was played there (None at its end)."""

    run: Run
    number: int
    state: State
    shape: Frozen
    action: Action | None = None

    def __str__(self) -> str:
        try:
            code = self.state.code()
        except Exception as fault:  # noqa: BLE001 - what is broken may be what the code is made of
            code = f"(no code: {fault})"
        return f"{self.run.name}, move {self.number}: {code}"


@dataclass(frozen=True)
class At:
    """A position as somebody sees it; its text, with a code, is made only when a finding needs it."""

    visit: Visit
    who: str

    def __str__(self) -> str:
        return f"{self.who}, {self.visit}"


@dataclass
class Run:
    """One game that was played: its name says players, options and seed."""

    game: Game
    players: int
    name: str
    visits: list[Visit] = field(default_factory=list)
    ended: bool = False

    def add(self, state: State) -> Visit:
        """Note a position."""
        visit = Visit(self, len(self.visits), state, frozen(state._s))
        self.visits.append(visit)
        return visit

    def some(self, n: int) -> list[Visit]:
        """About n of the positions, evenly spread, the first and the last among them."""
        last = len(self.visits) - 1
        if last < n:
            return self.visits
        return [self.visits[round(i * last / (n - 1))] for i in range(n)] if n > 1 else self.visits[:1]


def variants(game: Game) -> list[tuple[Game, int]]:
    """The game with each number of players, then with each other value of each option."""
    low, high = game.seats
    found = [(game, players) for players in range(low, high + 1)]
    for option in game.option_list:
        for i, value in enumerate(v for v in option.values if v != game.options[option.name]):
            bound = game.bound({**game.options, option.name: value}, game.given_board)
            found.append((bound, _players_for(bound, high - i % (high - low + 1))))
    return found


def _players_for(game: Game, wanted: int) -> int:
    """That number of players, or the most there are where the options do not go with fewer."""
    try:
        game.box(wanted)
    except OptionError:
        return game.seats[1]
    return wanted


def walks(game: Game, games: int, seed: int, report: Report) -> list[Run]:
    """Play games of every variant, at least `games`. Positions that the game offers itself come as runs of one position."""
    kinds = variants(game)
    runs = []
    for number in range(max(games, len(kinds))):
        bound, players = kinds[number % len(kinds)]
        options = "".join(f", {name}={value}" for name, value in bound.chosen.items())
        run = Run(bound, players, f"game {number} of seed {seed} ({players} players{options})")
        with report.guard("plays", run.name):
            _play(run, seed + number, report)
        runs.append(run)
    return runs + list(offered(game, report))


def _play(run: Run, seed: int, report: Report) -> None:
    rng = chance.seeded(seed, chance.WALK_STREAM)
    own = [factory() for factory in own_players(run.game).values()] if seed % 3 == 2 else []
    visit = run.add(run.game.new(run.players))
    while not visit.state.is_over:
        if visit.number >= LONGEST:
            report.add("ends", f"the game is not over after {LONGEST:,} moves", visit)
            return
        visit.action = _choice(visit.state, rng, own)
        if visit.action is None:
            report.add("ends", "nothing is legal, but the game is not over", visit)
            return
        visit = run.add(visit.state.play(visit.action))
    run.ended = True


def _choice(state: State, rng: Row, own: list[Player]) -> Action | None:
    """What to play: by chance's weights at a chance node, else anything legal, half the time what a player chooses."""
    if state.is_chance:
        return state.outcome(rng)
    if own and chance.draw(rng, 2):
        player = own[chance.draw(rng, len(own))]
        return player.choose(state.seen_by(state.to_move), None, rng)
    legal = state.legal_actions()
    return legal[chance.draw(rng, len(legal))] if legal else None


def own_players(game: Game) -> dict[str, Callable[[], Player]]:
    """The players that a game brings, by name; none where it has none yet, which is told elsewhere."""
    try:
        found: dict[str, Callable[[], Player]] = game.rooms.room("players").PLAYERS
        return found
    except Exception:  # noqa: BLE001 - the room may be anything so far
        return {}


def offered(game: Game, report: Report) -> Iterator[Run]:
    """Positions that the game offers, for rules that are rarely met: `rules.POSITIONS` (mappings) and those of its lessons.

    They are of its standard board: on another one there are none.
    """
    if game.has_own_board:
        return
    found: list[tuple[str, Callable[[], State]]] = [
        (f"position {number} of rules.POSITIONS", partial(game.from_dict, position))
        for number, position in enumerate(getattr(game.rooms.room("rules"), "POSITIONS", ()))
    ]
    for lesson in lessons(game):
        steps = [step for step in lesson.steps if step.kind != "game"]
        found += [(f"step {step.id!r} of the lesson {lesson.title['en']!r}", partial(step.opening, game)) for step in steps]
    for name, opening in found:
        try:
            state = opening()
        except TabletopError as fault:
            report.add("positions", str(fault), name)
            continue
        run = Run(state.game, state.players, name)
        run.add(state)
        yield run


def lessons(game: Game) -> tuple[Any, ...]:
    """The lessons of a game; none where it has none yet, which is told elsewhere."""
    try:
        found: tuple[Any, ...] = game.rooms.room("lessons").LESSONS
        return found
    except Exception:  # noqa: BLE001 - the room may be anything so far
        return ()
