"""Search: a player for every game, by information-set Monte Carlo tree search.

Each simulation deals anew what the seat cannot know, walks down a tree of the actions it has tried, adds one node, plays the
rest out with a policy, and carries the result back up. It sees a Seen and nothing else. The search itself is `driver.search`,
plain or compiled with equal trees: the same seed and simulations give the same choice at either speed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf, sqrt

from ..core import chance
from ..core.action import Action
from ..core.errors import TabletopError, shown
from ..core.layout import NONE, Row
from ..core.player import Budget, Player, Progress, Thought
from ..core.state import Seen
from .driver import ACTION, CHILD, FULL, NEXT, NODE, RANDOM, TOTAL, VISITS
from .loops import SPEEDS, Loops, best, generator, plain

SIMULATIONS = 1000
EXPLORE = 0.3
WIDE = 1.0
TRUST = 0.0
FIRST = NODE  # where the first move is that a search tried: the one that its policy proposed
USUAL = {"explore": EXPLORE, "wide": WIDE, "trust": TRUST}
SENSIBLE = "greedy"  # the player of a game that plays positions out, where it has one and it is a policy
SLICE = 0.015  # seconds of search between two reports
ROOM = 200_000  # nodes of a tree at most


@dataclass(frozen=True)
class Candidate:
    """One move as the search saw it: `visits`, its `share` of all, and its `value`, the part of its games won (0 to 1).

    The only move there is takes no search: no visits, the whole share, and a value of one half, since nothing is known.
    """

    action: Action
    visits: int
    share: float
    value: float


class MCTS(Player):
    """Information-set Monte Carlo tree search.

    `simulations`, or `seconds` if they end first, are the budget where none is given. `explore` weighs trying against trusting; of a
    position at most `wide` * sqrt(its visits) moves are tried; `trust` says by how many standard errors
    another move has to do better than the one that the policy proposes. Left out, the three are what suits the game (`SEARCH` in its
    room `players`), else EXPLORE, WIDE and TRUST. `playout` names the policy that plays positions out, and whose moves
    are tried first: "random", or a player of the game that is a policy; left out, the game's greedy player. Hidden cards are dealt
    anew every `deal_every` simulations. `speed` is "best" (compiled once it is ready), "plain" or "compiled".
    """

    def __init__(
        self, simulations: int = SIMULATIONS, *, explore: float | None = None, wide: float | None = None, trust: float | None = None,
        playout: str | None = None, deal_every: int = 1, speed: str = "best", name: str = "mcts", seconds: float | None = None,
    ) -> None:  # fmt: skip
        for what, value in (("simulations", simulations), ("deal_every", deal_every)):
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise TabletopError(f"{what} is a whole number from 1 on, not {shown(value)}")
        for what, weight, least in (("explore", explore, "above 0"), ("wide", wide, "above 0"), ("trust", trust, "from 0 on")):
            if weight is None:
                continue
            is_number = isinstance(weight, (int, float)) and not isinstance(weight, bool)
            if not is_number or not 0 <= weight < inf or weight == 0 and what != "trust":
                raise TabletopError(f"{what} is a number {least}, not {shown(weight)}")
        for what, text in (("playout", playout or ""), ("name", name)):
            if not isinstance(text, str):
                raise TabletopError(f"{what} is a text, not {shown(text)}")
        if speed not in SPEEDS:
            raise TabletopError(f"speed is one of {', '.join(SPEEDS)}, not {shown(speed)}")
        if speed == "compiled":
            from .. import fast

            if why_not := fast.available():
                raise TabletopError(why_not)
        self.simulations, self.playout, self.deal_every = simulations, playout, deal_every
        self.weights = {name: float(w) for name, w in (("explore", explore), ("wide", wide), ("trust", trust)) if w is not None}
        self.speed, self.name, self.budget = speed, name, Budget(simulations, seconds)
        self._candidates: tuple[Candidate, ...] = ()

    def think(self, seen: Seen, budget: Budget | None, rng: Row) -> Thought:
        """Search in slices; every Progress holds the best move so far: the most visited one, unless `trust` speaks for another.

        With a budget of simulations the same seed gives the same choice, at either speed.
        """
        ids = seen.legal_ids()
        if not ids:
            raise TabletopError(f"seat {seen.seat} has nothing to choose: it is not to move")
        if len(ids) == 1:
            self._candidates = (Candidate(seen.game.actions()[ids[0]], 0, 1.0, 0.5),)
            yield Progress(1.0, self._candidates[0].action)
            return
        for done, candidates in self._slices(seen, budget or self.budget, chance.word(rng) << 30):
            self._candidates = candidates
            yield Progress(done, candidates[0].action)

    def explain_choice(self) -> tuple[Candidate, ...]:
        """The moves of the last choice, the chosen one first, then by visits."""
        return self._candidates

    def _slices(self, seen: Seen, budget: Budget, seed: int) -> Iterator[tuple[float, tuple[Candidate, ...]]]:
        """Search until the budget is spent: how much of it is, and the candidates so far."""
        loops = self.loops(seen)
        loops.put(seen.position.fields)
        bound = budget.simulations if budget.simulations is not None else None if budget.seconds else self.simulations
        each = 2 if loops.shown[1] else 1  # nodes that a simulation adds at most: a move, and what chance showed before it
        tree = loops.row(NODE * min(ROOM, each * (bound or ROOM) + 1))
        keys, rng = loops.keys(seen), generator(seed, loops)
        policy = self.playout or (SENSIBLE if SENSIBLE in loops.kinds else "random")
        policy = loops.quickest_random if policy == "random" else policy
        weights = {**USUAL, **getattr(seen.game.rooms.room("players"), "SEARCH", {}), **self.weights}
        if loops.kind(policy) <= RANDOM:
            weights["trust"] = 0.0  # only the game's own policies propose moves
        used, done, step, start = 0, 0, 1, time.monotonic()
        while bound is None or done < bound:
            step = step if bound is None else min(step, bound - done)
            began = time.monotonic()
            used = loops.search(
                tree, used, seen.seat, step, keys, rng, policy, weights["explore"], weights["wide"], self.deal_every, done
            )
            done += step
            now = time.monotonic()
            if now - began < SLICE / 2:
                step *= 2
            spent = max(done / bound if bound else 0.0, (now - start) / budget.seconds if budget.seconds else 0.0)
            yield min(1.0, spent), trusted(candidates_of(seen, tree), seen.game.actions()[tree[FIRST + ACTION]], weights["trust"])
            if budget.seconds and now - start >= budget.seconds:
                return

    def loops(self, seen: Seen) -> Loops:
        """The driver that it would search with now, at the speed that is ready."""
        if self.speed == "plain":
            return plain(seen.game, seen.players).again()
        if self.speed == "compiled":
            from .. import fast

            return fast.compiled(seen.game, seen.players).again()
        return best(seen.game, seen.players).again()

    def __repr__(self) -> str:
        return f"<player {self.name}, {self.simulations} simulations>"


def candidates_of(seen: Seen, tree: Row) -> tuple[Candidate, ...]:
    """The moves at the root of a tree, the most visited first; moves never tried have no visits."""
    actions, found = seen.game.actions(), dict.fromkeys(seen.legal_ids(), (0, 0))
    x = tree[CHILD]
    while x != NONE:
        at = NODE * x
        found[int(tree[at + ACTION])] = int(tree[at + VISITS]), int(tree[at + TOTAL])
        x = tree[at + NEXT]
    total = sum(visits for visits, _ in found.values())
    ranked = sorted(found.items(), key=lambda move: (-move[1][0], -move[1][1], move[0]))
    return tuple(
        Candidate(actions[a], visits, visits / total if total else 0.0, won / (FULL * visits) if visits else 0.0)
        for a, (visits, won) in ranked
    )


def trusted(candidates: tuple[Candidate, ...], proposed: Action, trust: float) -> tuple[Candidate, ...]:
    """The same, with the move first that the policy proposed, unless the first one did better by so many standard errors of both."""
    first, own = candidates[0], next(candidate for candidate in candidates if candidate.action == proposed)
    if not trust or own.action == first.action or not own.visits:
        return candidates
    error = sqrt(0.25 / first.visits + 0.25 / own.visits)
    if first.value - own.value > trust * error:
        return candidates
    return (own, *(candidate for candidate in candidates if candidate.action != proposed))
