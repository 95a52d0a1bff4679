"""Both speeds equal: the compiled engine against the plain one, whole state by whole state.

Every game has to be compilable. Where numba is missing, the check is left out and the report says so.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..core.chance import WALK_STREAM, draw, seeded
from ..core.game import Game
from ..core.layout import CHANCE, OVER
from ..players.loops import Loops, plain
from .findings import Report


def check_speeds(games: Iterable[tuple[Game, int]], many: int, seed: int, report: Report) -> None:
    """Play random games at both speeds side by side; a finding for the first step at which they differ."""
    from .. import fast

    why_not = fast.available()
    if why_not:
        report.notes.append(f"the speeds were not compared: {why_not}")
        return
    for game, players in games:
        with report.guard("speeds", f"{game.name}, {players} players"):
            slow, quick = plain(game, players), fast.compiled(game, players)
            for number in range(many):
                fault = _difference(slow, quick, seeded(seed + number, WALK_STREAM))
                if fault:
                    report.add("speeds", fault, f"random game {number} of seed {seed}, {players} players")
                    break
                report.counts["games at both speeds"] += 1


def _difference(slow: Loops, quick: Loops, rng: list[int]) -> str | None:
    """Where one random game differs between the speeds, in a sentence; None if nowhere."""
    for loops in (slow, quick):
        loops.put(slow.game.pieces.Fields())  # what means nothing is equal too, so that all can be compared
        loops.begin()
    move = 0
    while slow.states[0].to_move != OVER:
        listed = [loops.options() for loops in (slow, quick)]
        if listed[0] != listed[1]:
            return f"at move {move} plain Python lists the actions {listed[0]}, compiled {listed[1]}"
        action = _chosen(slow, quick, listed[0], rng)
        for loops in (slow, quick):
            loops.step(action)
        for name in slow.states[0].SPECS:
            a, b = getattr(slow.states[0], name), quick.states[0][name].tolist()
            if name == "events":  # what stands beyond `noted` means nothing
                a, b = a[: slow.states[0].noted], b[: slow.states[0].noted]
            if a != b:
                return f"after move {move} ({slow.game.actions()[action]}) {name} is {a} in plain Python and {b} compiled"
        move += 1
    standings = [loops.standing() for loops in (slow, quick)]
    return None if standings[0] == standings[1] else f"points and places at the end are {standings[0]} and {standings[1]}"


def _chosen(slow: Loops, quick: Loops, listed: list[int], rng: list[int]) -> int:
    """A random action; at a chance node one that both speeds let the same number stand for."""
    if slow.states[0].to_move != CHANCE:
        return listed[draw(rng, len(listed))]
    weights = [loops.weight() for loops in (slow, quick)]
    k = draw(rng, weights[0])
    outcomes = [loops.outcome(k) for loops in (slow, quick)]
    if outcomes[0] != outcomes[1] or weights[0] != weights[1]:
        raise ValueError(f"chance weighs {weights} and means {outcomes}, in plain Python and compiled")
    return outcomes[0]
