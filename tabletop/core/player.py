"""Players: whoever chooses an action from what a seat knows.

A player thinks in steps (a generator of progress), so that it can run in a thread, or in slices where there are none, and
be stopped at any time with the best so far. A policy is an engine function that a bulk driver can call as well.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Any, Protocol, runtime_checkable

from . import chance
from .action import Action
from .errors import TabletopError, shown
from .layout import Layout, Row
from .state import Seen

Policy = Callable[[Any, Any, Row, int, Row], int]


@dataclass(frozen=True)
class Budget:
    """How long a player may think: simulations, or seconds, or both (whichever ends first); None sets no bound."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Raises TabletopError for what bounds nothing."""
        for what, value, kinds in (("simulations", self.simulations, (int,)), ("seconds", self.seconds, (int, float))):
            if value is not None and (not isinstance(value, kinds) or isinstance(value, bool) or not 0 < value < inf):
                wanted = "whole number" if what == "simulations" else "number"
                raise TabletopError(f"{what} of a Budget is a {wanted} above 0, or None, not {shown(value)}")


def checked_budget(budget: object) -> Budget | None:
    """A budget, or None for the player's own; else TabletopError."""
    if budget is None or isinstance(budget, Budget):
        return budget
    raise TabletopError(f"a budget is Budget(simulations=...) or Budget(seconds=...), not {shown(budget)}")


class Progress:
    """How far a player has thought: `done` from 0 to 1, and the best action so far."""

    __slots__ = ("best", "done")

    def __init__(self, done: float, best: Action) -> None:
        self.done, self.best = done, best


Thought = Iterator[Progress]


@runtime_checkable
class Player(Protocol):
    """Chooses actions for a seat. A player gives a name and `think`, whose last Progress holds the choice; `choose` is made of it."""

    name: str

    @abstractmethod
    def think(self, seen: Seen, budget: Budget | None, rng: Row) -> Thought:
        """Think in steps. `seen` is all there is to go by; `rng` from `chance.seeded` is the only source of chance."""

    def choose(self, seen: Seen, budget: Budget | None = None, rng: Row | None = None) -> Action:
        """What it plays: its thought, followed to the end. The same seed gives the same choice, where no clock ends the thought.

        Raises TabletopError when it comes to nothing, or to what is not legal for the seat.
        """
        best: Action | None = None
        for progress in self.think(seen, budget, rng or chance.seeded(0)):
            best = progress.best
        if best is None or best not in seen.legal_actions():
            raise TabletopError(f"the player {self.name!r} chose {best}, which is not legal for seat {seen.seat}")
        return best


def is_player(found: object) -> bool:
    """Whether something can fill a seat: it has a name and can think. A class of players is none, only what it makes is."""
    return not isinstance(found, type) and isinstance(getattr(found, "name", None), str) and callable(getattr(found, "think", None))


class PolicyPlayer(Player):
    """A player that is one engine function: `policy(box, s, out, n, rng) -> action id`, out[0:n] being what is legal.

    The row `out` has room for every action; what lies beyond n the function may write on. It must not read what the seat cannot know;
    here it is given fields that hold nothing else.
    """

    def __init__(self, name: str, policy: Policy) -> None:
        self.name, self.policy = name, policy

    def think(self, seen: Seen, budget: Budget | None, rng: Row) -> Thought:
        """One step: the function's answer."""
        ids = seen.legal_ids()
        if not ids:
            raise TabletopError(f"seat {seen.seat} has nothing to choose: it is not to move")
        fields: Layout = seen.position.fields
        room = [0] * (len(seen.game.actions()) - len(ids))
        number = self.policy(seen.position.box, fields, [*ids, *room], len(ids), rng)
        yield Progress(1.0, seen.game.actions()[number])

    def __repr__(self) -> str:
        return f"<player {self.name}>"
