"""Compile games ahead: `python -m tabletop.fast claim`, or by the path of a game's folder; without either, all of the house."""

from __future__ import annotations

import sys

from ..core.errors import TabletopError
from ..core.game import Game, game_names, rooms_at
from . import available, compiled


def main(names: list[str]) -> int:
    """Compile every entry of the driver for these games. Returns 1 where nothing can be compiled, and says why."""
    why_not = available()
    if why_not:
        print(why_not, file=sys.stderr)
        return 1
    from .compile import make_all

    try:
        for name in names or game_names():
            game = Game(rooms_at(name))
            make_all(compiled(game, game.seats[0]))
    except TabletopError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
