"""Heat: how often each place of a board is acted upon, over many games, and how that goes with what a graph says of the place.

An action acts upon a place when the place is among its parts. Places are the nodes of the game's board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from .. import fast
from ..core.chance import draw, seeded
from ..core.errors import PlayersError, TabletopError, shown
from ..core.game import Game, check_seed, rooms_of
from ..players.loops import SPEEDS, Loops, plain
from .intervals import Interval, upper_share
from .simulate import WORTH, check_games, checked_entrants

AT_ONCE = 10_000  # games of one run of the driver
RESAMPLES = 1000


def heat(
    game: str | Path | Game, seats: Sequence[str], games: int = 1000, seed: int = 1, *, speed: str = "best"
) -> dict[str, float]:
    """How often each place is acted upon in a game, on average: {"e7": 0.93, ...}, in the order of the board's nodes.

    `seats` are names of players that are policies; they change seats from game to game. `speed` is "best" (compiled where that is
    ready), "plain" or "compiled": the results are the same. Raises PlayersError and TabletopError.
    """
    bound = game if isinstance(game, Game) else Game(rooms_of(game))
    checked_entrants(bound, seats)
    check_games(games)
    loops = _loops(bound, seats, games, speed)
    counts = dict.fromkeys(bound.board, 0)
    for first in range(0, games, AT_ONCE):
        acted = loops.playouts(seats, check_seed(seed), first, min(AT_ONCE, games - first), acting=True).acted
        for action, n in zip(bound.actions(), acted, strict=True):
            for part in {*action.parts} if not action.by_chance else ():
                if part in counts:
                    counts[part] += int(n)
    return {place: n / games for place, n in counts.items()}


def _loops(game: Game, seats: Sequence[str], games: int, speed: str) -> Loops:
    if speed not in SPEEDS:
        raise TabletopError(f"speed is one of {', '.join(SPEEDS)}, not {shown(speed)}")
    if speed == "best" and games < WORTH:
        speed = "plain"
    ways: dict[str, Callable[[Game, int], Loops | None]] = {"best": fast.ready, "compiled": fast.compiled, "plain": plain}
    loops = ways[speed](game, len(seats)) or plain(game, len(seats))
    strangers = [seat for seat in seats if seat not in loops.kinds]
    if strangers:
        raise PlayersError(f"only players that are policies can be watched in bulk: {', '.join(loops.kinds)}; not {shown(strangers[0])}")
    return loops


def rank_correlation(a: Mapping[str, float], b: Mapping[str, float], seed: int = 1, level: float = 0.95) -> tuple[float, Interval]:
    """Spearman's rank correlation of two measures of the same places, and its interval by resampling places.

    >>> rho, (low, high) = rank_correlation({"a": 1, "b": 2, "c": 3, "d": 5}, {"a": 2, "b": 3, "c": 5, "d": 9})
    >>> rho, low <= rho <= high
    (1.0, True)
    """
    places = [place for place in a if place in b]
    if len(places) < 3:
        raise TabletopError(f"a correlation needs at least three places that both measures know, not {len(places)}")
    xs, ys = [float(a[p]) for p in places], [float(b[p]) for p in places]
    rng, found = seeded(check_seed(seed)), []
    for _ in range(RESAMPLES):
        some = [draw(rng, len(places)) for _ in places]
        found.append(_spearman([xs[i] for i in some], [ys[i] for i in some]))
    found.sort()
    cut = round((1 - upper_share(level)) * RESAMPLES)
    return _spearman(xs, ys), (found[cut], found[-1 - cut])


def _spearman(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's correlation of the ranks; 0 where one of the two does not vary."""
    from statistics import StatisticsError, correlation

    try:
        return correlation(_ranks(xs), _ranks(ys))
    except StatisticsError:
        return 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, equals sharing the mean of theirs."""
    ordered = sorted(values)
    first = {value: i for i, value in reversed([*enumerate(ordered)])}
    last = {value: i for i, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 for value in values]
