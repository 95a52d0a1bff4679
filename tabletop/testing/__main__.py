"""`python -m tabletop.testing check NAME` prints what a game lacks; `... transcript NAME` writes its golden transcript."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..core.errors import TabletopError
from ..core.game import Game, rooms_at
from .conformance import check_game
from .transcript import write_transcript


def main(arguments: list[str] | None = None) -> int:
    """Run one of the two commands; returns 0 when all is well."""
    parser = argparse.ArgumentParser(prog="python -m tabletop.testing", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="check games by name or by folder")
    check.add_argument("game", nargs="+")
    check.add_argument("--games", type=int, default=12, help="games to play (default 12)")
    check.add_argument("--seed", type=int, default=1, help="where their chance begins (default 1)")
    check.add_argument("--deep", action="store_true", help="look at every position, take out every predicate")
    write = commands.add_parser("transcript", help="write the golden transcript of games again")
    write.add_argument("game", nargs="+")
    write.add_argument("--folder", type=Path, help="where to (default: tests/transcripts of the checkout)")
    chosen = parser.parse_args(arguments)
    if chosen.command == "check":
        reports = [check_game(name, games=chosen.games, seed=chosen.seed, deep=chosen.deep) for name in chosen.game]
        print("\n".join(map(str, reports)))
        return 0 if all(report.ok for report in reports) else 1
    try:
        for name in chosen.game:
            print(write_transcript(Game(rooms_at(name)), chosen.folder))
    except TabletopError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
