"""The command: `python -m benchmarks [--quick] [--only NAME,...] [--rounds 5]`.

Prints the table, and writes RESULTS.md when every row was measured in full. Returns 1 where a measure of ours failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from . import results, table
from .environments import PEERS, NotAvailable, prepare
from .rounds import measure, run
from .rows import ROWS, Row, chosen
from .sides import OURS

SECONDS, QUICK_SECONDS = 2.0, 0.3  # CPU or wall, of each timed process
ROUNDS, QUICK_ROUNDS = 5, 2


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parsed = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure beside peers, and write benchmarks/RESULTS.md.")
    parsed.add_argument("--quick", action="store_true", help="shorter measurements, fewer games and rounds; RESULTS.md is left alone")
    parsed.add_argument("--only", default="", metavar="NAME,...", help="only these rows, or those of a game; RESULTS.md is left alone")
    parsed.add_argument("--rounds", type=at_least_one, metavar="N", help=f"measurements a row (default {ROUNDS}, quick {QUICK_ROUNDS})")
    parsed.add_argument("--write", type=Path, metavar="FILE", help="write the page to this file, whatever was measured")
    parsed.add_argument("--list", action="store_true", help="list the rows and measure nothing")
    return parsed


def at_least_one(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"it is a whole number from 1 on, not {text!r}")
    return int(text)


def peers_of(rows: Sequence[Row]) -> dict[str, Path | NotAvailable]:
    """The interpreter of every peer that the rows need (all of them where all rows are run), or why there is none."""
    needed = {row.beside.program for row in rows if row.beside} - {OURS} if len(rows) < len(ROWS) else set(PEERS)
    found: dict[str, Path | NotAvailable] = {}
    for peer in PEERS:
        if peer in needed:
            try:
                found[peer] = prepare(peer, say)
            except NotAvailable as error:
                found[peer] = error
    return found


def say(line: str) -> None:
    """Tell how far it is, apart from the table."""
    print(f"{time.strftime('%H:%M:%S')} {line}", file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Measure, print, write."""
    options = parser().parse_args(arguments)
    if options.write and not options.write.parent.is_dir():
        print(f"there is no folder {options.write.parent} to write to", file=sys.stderr)
        return 2
    try:
        rows = chosen(name for name in options.only.split(",") if name)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if options.list:
        print("\n".join(f"{row.name}: {row.ours} | {row.beside or '-'} | {row.unit}" for row in rows))
        return 0
    rounds = options.rounds or (QUICK_ROUNDS if options.quick else ROUNDS)
    seconds = QUICK_SECONDS if options.quick else SECONDS
    pythons = peers_of(rows)
    known = results.facts(["python", "-m", "benchmarks", *arguments])
    measured = [row.quick() for row in rows] if options.quick else rows
    outcomes = run(measured, rounds, lambda side: measure(side, seconds, pythons), say)
    print(table.terminal(outcomes))
    target = options.write or (results.PAGE if len(rows) == len(ROWS) and not options.quick else None)
    if target:
        target.write_text(results.page(outcomes, known, rounds), encoding="utf-8")
        say(f"written: {target.name}")
    return int(any(outcome.failure for outcome in outcomes))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
