"""Loops: the driver bound to one game and number of players, at one of two speeds with equal results.

`plain` binds it to the engine as it stands; `tabletop.fast.compiled` to machine code. `best` gives whichever is ready: it
starts compiling in the background the first time it is asked, and plays plain meanwhile.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from ..core import chance
from ..core.engine import VERBS
from ..core.errors import PlayersError
from ..core.game import Game
from ..core.layout import Layout, Row
from ..core.player import PolicyPlayer
from ..core.state import Seen
from .driver import BEGIN, DEAL_AGAIN, LIST, OUTCOME, PICKED, RANDOM, STANDING, STEP, WEIGHT

SOURCE = Path(__file__).with_name("driver.py")
MOST_POLICIES = 4
BY_PICK = "random by pick"  # at random without the list of what is legal: quicker, by other numbers of the generator
SPEEDS = ("best", "plain", "compiled")
STATES = 3  # states[0] is played on; a search uses the others as scratch


class Verbs(NamedTuple):
    """What a driver is bound to: engine functions by the name that the driver calls them by."""

    functions: dict[str, Callable[..., Any]]
    kinds: dict[str, int]  # the number of each policy by the name of its player


def no_pick(box: Any, s: Any, r: int) -> int:
    """Stand in for the `pick` of an engine that has none; never called."""
    return 0


def verbs_of(game: Game) -> Verbs:
    """The verbs of an engine, and the policies of its players numbered from 1; 0 plays at random."""
    from . import at_random, random_player

    functions = {name: getattr(game.engine, name) for name in VERBS}
    functions["pick"] = getattr(game.engine, "pick", no_pick)
    kinds = {random_player().name: RANDOM}
    if hasattr(game.engine, "pick"):
        kinds[BY_PICK] = PICKED
    made = ((name, make()) for name, make in game.rooms.room("players").PLAYERS.items())
    own = [(name, player.policy) for name, player in made if isinstance(player, PolicyPlayer)][:MOST_POLICIES]
    for number in range(1, MOST_POLICIES + 1):
        functions[f"policy_{number}"] = own[number - 1][1] if number <= len(own) else at_random
    kinds |= {name: number for number, (name, _) in enumerate(own, 1)}
    return Verbs(functions, kinds)


def bind(module: ModuleType, verbs: Verbs) -> ModuleType:
    """Put the verbs of a game into a copy of the driver."""
    vars(module).update(verbs.functions)
    return module


def driver_module(name: str, source: Path = SOURCE) -> ModuleType:
    """A fresh copy of the driver, from this file or from one that equals it."""
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Loops:
    """The driver's entries for one game and number of players. Not for two threads at once: `again` gives another."""

    speed = "plain"

    def __init__(self, game: Game, players: int, entries: Any, verbs: Verbs) -> None:
        self.game, self.players, self.entries, self.kinds = game, players, entries, verbs.kinds
        self.box = game.box(players)
        self.boxes, self.states = self._arrays()
        self.out = self.row(len(game.actions()))
        self.shown = self.numbers(getattr(game.pieces, "SHOWN", (0, 0)))
        self.categories = len(game.pieces.CATEGORIES)

    def again(self) -> Loops:
        """The same with arrays of its own."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.boxes, twin.states = twin._arrays()
        twin.out = twin.row(len(self.game.actions()))
        return twin

    # arrays, at plain speed lists

    def row(self, n: int) -> Any:
        """A row of n zeros as the driver takes it."""
        return [0] * n

    def numbers(self, values: Sequence[int]) -> Any:
        """A row of these numbers as the driver takes it."""
        filled = self.row(len(values))
        for i, v in enumerate(values):
            filled[i] = v
        return filled

    def _arrays(self) -> tuple[Any, Any]:
        return (self.box,), [self.game.pieces.Fields() for _ in range(STATES)]

    def put(self, s: Layout, i: int = 0) -> None:
        """Lay fields into states[i]."""
        self.states[i].load(s)

    def get(self, i: int = 0) -> Layout:
        """The fields of states[i]."""
        fields: Layout = self.states[i].copy()
        return fields

    # verb by verb, on states[0]

    def begin(self) -> None:
        """Lay out a new game."""
        self._ask(BEGIN)

    def step(self, action: int) -> None:
        """Play one action."""
        self._ask(STEP, action)

    def options(self) -> list[int]:
        """The ids of the legal actions."""
        n = self._ask(LIST)
        return [int(a) for a in self.out[:n]]

    def weight(self) -> int:
        """At a chance node, the total weight of what can happen."""
        return self._ask(WEIGHT)

    def outcome(self, k: int) -> int:
        """At a chance node, the outcome that k stands for."""
        return self._ask(OUTCOME, k)

    def standing(self) -> tuple[list[int], list[int]]:
        """Points by seat and category, and places, as they stand."""
        points, places = self.row(self.players * self.categories), self.row(self.players)
        self._ask(STANDING, out=points, places=places)
        return [int(p) for p in points], [int(p) for p in places]

    def deal_again(self, seat: int, keys: Sequence[int]) -> int:
        """Deal anew what a seat cannot know; how many keys that takes."""
        return self._ask(DEAL_AGAIN, seat, self.numbers(keys))

    def _ask(self, what: int, k: int = 0, out: Any = None, places: Any = None) -> int:
        out = self.out if out is None else out
        return int(self.entries.ask(what, self.boxes, self.states, k, out, self.out if places is None else places))

    # whole games

    def kind(self, name: str) -> int:
        """The number of a policy by the name of its player. Raises PlayersError for a player that is no policy."""
        if name not in self.kinds:
            raise PlayersError(f"{name!r} cannot be played by the driver; it plays {', '.join(self.kinds)}")
        return self.kinds[name]

    def playouts(self, policies: Sequence[str], base: int, first: int, games: int, rotate: bool = True, acting: bool = False) -> Games:
        """Play the games first to first + games - 1 of a seed between policies, given by the names of their players.

        With `acting` every action is counted.
        """
        n, width = self.players, self.players * self.categories
        kinds = self.numbers([self.kind(p) for p in policies])
        points, places, lengths = self.row(games * width), self.row(games * n), self.row(games)
        deals, thoughts, acted = self.row(4), self.row(4), self.row(len(self.game.actions()) if acting else 0)
        actions = self.entries.playouts(
            self.boxes, self.states, base, first, games, kinds, int(rotate), self.out, deals, thoughts, points, places, lengths,
            self.row(width), self.row(n), self.row(2), acted,
        )  # fmt: skip
        return Games(int(actions), points, places, lengths, acted)

    # searching

    @property
    def quickest_random(self) -> str:
        """The quickest player at random: by the engine's `pick` where it has one."""
        return BY_PICK if BY_PICK in self.kinds else "random"

    def keys(self, seen: Seen) -> Any:
        """A row with room for as many keys as it takes to deal anew what a seat cannot know."""
        return self.row(self.game.engine.redeal(self.box, seen.position.fields, seen.seat, []))

    def search(
        self, tree: Any, used: int, seat: int, simulations: int, keys: Any, rng: Any, policy: str, explore: float, wide: float,
        again: int = 1, before: int = 0,
    ) -> int:  # fmt: skip
        """So many simulations more for a seat from states[0], on a tree of which `used` nodes are taken; how many then are.

        What the seat cannot know is dealt anew every `again` simulations, counted with those `before`.
        """
        kinds = self.numbers([self.kind(policy)] * self.players)
        return int(self.entries.search(
            self.boxes, self.states, tree, used, seat, before, simulations, again, kinds, self.shown, explore, wide, self.out, keys,
            self.row(self.players), rng, self.row(2), self.row(0),
        ))  # fmt: skip


class Games(NamedTuple):
    """The results of many games: how many actions all took, those of chance too; then flat rows by game.

    Points by seat and category, places by seat, and the number of decisions. `acted`, by the id of an action, is how often it was
    played in all of them; empty unless that was asked for.
    """

    actions: int
    points: Any
    places: Any
    lengths: Any
    acted: Any


@lru_cache(maxsize=16)
def plain(game: Game, players: int) -> Loops:
    """The driver at plain speed."""
    verbs = verbs_of(game)
    return Loops(game, players, bind(driver_module(f"tabletop_plain_{game.name}"), verbs), verbs)


def best(game: Game, players: int) -> Loops:
    """Compiled loops if they are ready; else plain ones, while compiling begins in the background."""
    from .. import fast

    return fast.ready(game, players) or plain(game, players)


def generator(seed: int, like: Loops) -> Row:
    """A generator from a seed as these loops take it."""
    return like.numbers(chance.seeded(seed))  # type: ignore[no-any-return]
