"""Players for any game: by name, at random, and by search.

A game has players of its own in its room `players`; `named` finds either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ..core.chance import draw
from ..core.engine import engine
from ..core.errors import PlayersError, shown
from ..core.game import Game
from ..core.layout import Row
from ..core.player import Player, PolicyPlayer, is_player

HUMAN = "human"
LONGEST_THOUGHT = 5.0  # seconds


@engine
def at_random(box: object, s: object, out: Row, n: int, rng: Row) -> int:
    """Any legal action, each equally likely."""
    return out[draw(rng, n)]


def random_player() -> PolicyPlayer:
    """A player that plays at random."""
    return PolicyPlayer("random", at_random)


def searcher() -> Player:
    """A player that searches, with its usual budget, and not for ever where machine code is not ready."""
    from .mcts import MCTS

    return MCTS(seconds=LONGEST_THOUGHT)


ANY_GAME: dict[str, Callable[[], Player]] = {"random": random_player, "mcts": searcher}


def names(game: Game) -> tuple[str, ...]:
    """The names of the players that a game has, those for any game last."""
    return (*game.rooms.room("players").PLAYERS, *ANY_GAME)


def named(game: Game, name: str) -> Player:
    """The player of that name. Raises PlayersError that says which there are."""
    known = {**ANY_GAME, **game.rooms.room("players").PLAYERS}
    if name not in known:
        raise PlayersError(f"{game.title} has no player {shown(name)}; it has {', '.join(names(game))} (and {HUMAN} for a person)")
    player: Player = known[name]()
    return player


def seated(game: Game, seats: Sequence[str | Player | None]) -> tuple[Player | None, ...]:
    """Seats as a match takes them: names become players, "human" and None become None.

    Raises PlayersError for a name that no player has, and for anything that is neither a name nor a player.
    """
    if not isinstance(seats, (list, tuple)):
        raise PlayersError(f"seats are a list such as ['{HUMAN}', 'random'], one for each seat, not {shown(seats)}")
    return tuple(_seated(game, number, who) for number, who in enumerate(seats))


def _seated(game: Game, number: int, who: object) -> Player | None:
    if who is None or isinstance(who, str):
        return None if who in (None, HUMAN) else named(game, str(who))
    if not is_player(who):
        raise PlayersError(f"seat {number + 1} is filled by a name or by a player, not by {shown(who)}")
    return cast(Player, who)
