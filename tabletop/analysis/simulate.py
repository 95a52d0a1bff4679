"""Simulate: many games between players of the computer, and what they show.

Every game can be played again by its index: `seed_of(seed, index)` is the seed of a match that takes the same course
(`Results.record`). Players that are policies are asked directly on the fields of the engine, which is quick; all others
through what their seat knows. Both ways give the same games, and so does any division of the work among processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import fast
from ..core import chance
from ..core.errors import PlayersError, TabletopError, shown
from ..core.event import unpacked
from ..core.game import Game, check_seed, packages, rooms_of
from ..core.layout import CHANCE, OVER, Layout
from ..core.match import Match
from ..core.player import Budget, Player, PolicyPlayer
from ..core.state import SEATS
from ..players import HUMAN, at_random, named
from ..players.loops import SPEEDS, Loops
from .results import Outcome, Results, labels

MOST = 1 << 32  # games of one seed: the index is a stream of the generator
PIECES = 64  # into how many parts an executor's work is cut at least, where there are so many games
LARGEST = 250  # games of one part
WORTH = 500  # from so many games on compiling is worth its while

Entrant = str | Player


@dataclass(frozen=True)
class Job:
    """What a process needs to play any of the games: all of it plain values, or players that can be pickled."""

    source: str | Path
    options: Mapping[str, Any]
    board: Any
    entrants: tuple[Entrant, ...]
    seed: int
    rotate: bool
    budget: Budget | None

    def game(self) -> Game:
        """The game, found anew."""
        return Game(rooms_of(self.source), self.options, self.board)


def simulate(
    game: str | Path | Game, seats: Sequence[Entrant], games: int = 1000, seed: int = 1, *, rotate: bool = True,
    progress: Callable[[int], object] | None = None, executor: Executor | None = None, budget: Budget | None = None,
    speed: str = "best",
) -> Results:
    """Play many games between players of the computer.

    `seats` are names of players, or players, as many as sit down; with `rotate` they change seats from game to game, each as
    often in every seat. `progress(n)` is called when n more games are done (`tqdm.update` fits). Any
    `concurrent.futures.Executor` may share the work: the results are the same. `speed` is "best" (compiled where that is ready
    and the players are policies of the game), "plain" or "compiled": the results are the same again. Raises PlayersError and
    TabletopError.
    """
    bound = game if isinstance(game, Game) else Game(rooms_of(game))
    entrants = tuple(checked_entrants(bound, seats))
    check_games(games)
    job = Job(source_of(bound), bound.chosen, bound._given_board, entrants, check_seed(seed), rotate, budget)
    told = progress or (lambda n: None)
    rows: list[Outcome] = []
    parts: Iterable[tuple[Outcome, ...]]
    loops = _loops(bound, entrants, games, speed) if executor is None else None
    if loops is not None:
        parts = (_in_bulk(loops, job, first, min(LARGEST, games - first)) for first in range(0, games, LARGEST))
    elif executor is None:
        parts = ((play_one(bound, job, index),) for index in range(games))
    else:
        parts = _shared(executor, job, games)
    for part in parts:
        rows += part
        told(len(part))
    players = labels(e if isinstance(e, str) else e.name for e in entrants)
    return Results(bound, players, seed, rotate, tuple(rows), lambda index: record_match(bound, job, index))


def check_games(games: object) -> None:
    """Raise TabletopError for what is no number of games."""
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games < MOST:
        raise TabletopError(f"the number of games is a whole number from 1 on, not {shown(games)}")


def _loops(game: Game, entrants: Sequence[Entrant], games: int, speed: str) -> Loops | None:
    """Compiled loops, where these players can be played by them at once; None for the plain way. Raises TabletopError."""
    if speed not in SPEEDS:
        raise TabletopError(f"speed is one of {', '.join(SPEEDS)}, not {speed!r}")
    if speed == "plain" or (speed == "best" and games < WORTH):
        return None
    loops = fast.compiled(game, len(entrants)) if speed == "compiled" else fast.ready(game, len(entrants))
    if loops and all(isinstance(e, str) and e in loops.kinds for e in entrants):
        return loops
    if speed == "compiled":
        raise PlayersError(f"only players that are policies play at compiled speed, by name: {', '.join(loops.kinds if loops else ())}")
    return None


def _in_bulk(loops: Loops, job: Job, first: int, games: int) -> tuple[Outcome, ...]:
    """The games from an index on, by the driver."""
    played = loops.playouts([str(e) for e in job.entrants], job.seed, first, games, job.rotate)
    n, c = loops.players, loops.categories
    points, places, lengths = (list(map(int, row)) for row in played[1:4])
    return tuple(
        Outcome(
            first + g, seating(n, first + g, job.rotate), tuple(places[g * n : (g + 1) * n]),
            tuple(tuple(points[(g * n + p) * c : (g * n + p + 1) * c]) for p in range(n)), lengths[g],
        )
        for g in range(games)
    )  # fmt: skip


def checked_entrants(game: Game, seats: Sequence[Entrant]) -> Sequence[Entrant]:
    """The players, if they exist, are as many as can play, and none of them is a person; else PlayersError."""
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise PlayersError(f"the seats are a list of players such as ['greedy', 'random'], not {seats!r}")
    for seat in seats:
        if seat is None or seat == HUMAN:
            raise PlayersError("people do not sit down for thousands of games: give every seat a player of the computer")
        if isinstance(seat, str):
            named(game, seat)
        elif not isinstance(seat, Player):
            raise PlayersError(f"a seat is the name of a player, or a player, not {seat!r}")
    game.check_players(len(seats))
    return seats


def seed_of(seed: int, index: int) -> int:
    """The seed of one game: that of a match which takes the same course. Below 2**62."""
    rng = chance.seeded(seed, index)
    return chance.word(rng) << 30 | chance.word(rng) >> 2


def seating(players: int, index: int, rotate: bool) -> tuple[int, ...]:
    """Which player sits in each seat in the game of that index."""
    return tuple((seat + index * rotate) % players for seat in range(players))


def play_one(game: Game, job: Job, index: int) -> Outcome:
    """Play the game of that index."""
    seed = seed_of(job.seed, index)
    order = seating(len(job.entrants), index, job.rotate)
    players = tuple(_player(game, job.entrants[i]) for i in order)
    policies = [p.policy for p in players if isinstance(p, PolicyPlayer)]
    if all(isinstance(job.entrants[i], str) for i in order) and len(policies) == len(players):
        return _on_fields(game, policies, seed, index, order)
    return _through_seen(game, players, seed, index, order, job.budget)


def record_match(game: Game, job: Job, index: int) -> Match:
    """The game of that index played once more, as a match."""
    order = seating(len(job.entrants), index, job.rotate)
    players = [_player(game, job.entrants[i]) for i in order]
    match = Match(game.new(len(players)), players, seed=seed_of(job.seed, index), undo="analysis", budget=job.budget)
    match.run()
    return match


def _player(game: Game, entrant: Entrant) -> Player:
    """A player made anew where it was given by name, so that none carries anything from one game to another."""
    return named(game, entrant) if isinstance(entrant, str) else entrant


def _on_fields(game: Game, policies: Sequence[Any], seed: int, index: int, order: tuple[int, ...]) -> Outcome:
    """The loop without objects: the engine's verbs on one set of fields."""
    engine, box, n = game.engine, game.box(len(order)), len(order)
    s = game.pieces.Fields()
    length = sum(seat != CHANCE for seat in course(game, policies, seed, s))
    categories = len(game.pieces.CATEGORIES)
    points, places = [0] * (n * categories), [0] * n
    engine.scores(box, s, points)
    engine.ranking(box, s, places)
    scores = tuple(tuple(points[p * categories : (p + 1) * categories]) for p in range(n))
    return Outcome(index, order, tuple(places), scores, length)


def course(game: Game, policies: Sequence[Any], seed: int, s: Layout) -> Iterator[int]:
    """Play a whole game on fields, in place: yields after every step who took it, a seat or CHANCE; its events stand in s."""
    engine, box = game.engine, game.box(len(policies))
    engine.setup(box, s)
    engine.derive(box, s)
    deals, thoughts = chance.seeded(seed, chance.KEY_STREAM), chance.seeded_apart(seed, chance.PLAYER_STREAM)
    out = [0] * len(game.actions())
    legal, apply, draw = engine.legal, engine.apply, chance.draw
    while s.to_move != OVER:
        seat = s.to_move
        if seat == CHANCE:
            action = engine.chance(box, s, draw(deals, engine.chances(box, s)))
        else:
            count = legal(box, s, out)
            action = policies[seat](box, s, out, count, thoughts)
            if action not in out[:count]:
                raise TabletopError(f"a player in seat {SEATS[seat]} chose {game.actions()[action]}, which is not legal there")
        apply(box, s, action)
        yield seat


def rules_met(game: Game, seed: int, index: int) -> set[int]:
    """The numbers of the rules that the events of a random game follow: 203 is rule 2.3."""
    s, players = game.pieces.Fields(), game.seats[index % 2]
    found: set[int] = set()
    for _ in course(game, [at_random] * players, seed_of(seed, index), s):
        found.update(unpacked(event)[1] for event in s.events[: s.noted])
    return found


def _through_seen(
    game: Game, players: Sequence[Player], seed: int, index: int, order: tuple[int, ...], budget: Budget | None
) -> Outcome:
    """The same game for players of any kind: each is shown what its seat knows, and no more."""
    state, thoughts, length = game.new(len(order), seed), chance.seeded_apart(seed, chance.PLAYER_STREAM), 0
    while not state.is_over:
        seat = state.to_move
        state = state.play(players[seat].choose(state.seen_by(seat), budget, thoughts))
        length += 1
    return Outcome(index, order, state.ranking(), tuple(tuple(score.values()) for score in state.scores()), length)


# sharing the work


def _shared(executor: Executor, job: Job, games: int) -> Iterable[tuple[Outcome, ...]]:
    """The parts in the order of their indices, each as soon as it and all before it are done."""
    size = min(LARGEST, max(1, games // PIECES))
    futures = [executor.submit(play_some, job, start, min(start + size, games)) for start in range(0, games, size)]
    try:
        for future in futures:
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


def play_some(job: Job, start: int, stop: int) -> tuple[Outcome, ...]:
    """The games from index `start` up to `stop`: what one process does."""
    game = job.game()
    return tuple(play_one(game, job, index) for index in range(start, stop))


def source_of(game: Game) -> str | Path:
    """How another process finds the game: its name, or the path of its folder."""
    if (game.name, game.rooms.package) in packages():
        return game.name
    file = sys.modules[game.rooms.package].__file__
    if file is None:
        raise TabletopError(f"{game.name} has no folder that could be named to another process")
    return Path(file).parent
