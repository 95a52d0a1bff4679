"""Match: a State with players, a generator, a record, and a policy for taking moves back.

A seat is a Player or None for a human. The match plays by the rules only, keeps every position, and can be asked by
several threads: whoever changes it holds its lock.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence

from . import chance
from .action import Action
from .clock import Clock
from .errors import PlayersError, PositionError, TabletopError, UndoError, shown
from .event import Event
from .game import Game, check_seed, seat_names
from .player import Budget, Player, Progress, checked_budget, is_player
from .record import Move, Record
from .rulebook import Refusal
from .state import SEATS, Seen, State

POLICIES = ("lesson", "fair", "analysis")
HUMAN, OPPONENTS = "human", ("greedy", "random")  # the first that a game has

__all__ = ["Match", "Move", "begin", "default_seats"]


def default_seats(game: Game, players: int | None = None) -> tuple[str, ...]:
    """Who sits where when nobody says: a person, and in every other seat the most sensible player that the game has."""
    own = game.rooms.room("players").PLAYERS
    opponent = next((name for name in OPPONENTS if name in own), OPPONENTS[-1])
    return (HUMAN, *[opponent] * ((players or game.seats[0]) - 1))


def begin(
    game: Game, seats: Sequence[Player | None], *, seed: int | None = None, undo: str | None = None,
    names: Sequence[str] | None = None, start: State | None = None, budget: Budget | None = None,
) -> Match:  # fmt: skip
    """A match with what nobody has said filled in: a seed is drawn, undo is free for one person and fair for several.

    It begins at `start`, a position of this game with its options and board, else as the game begins. Raises PositionError for
    a position of another.
    """
    if start is not None and not isinstance(start, State):
        raise PositionError(f"a match starts at a State, such as Game.from_dict makes, not at {shown(start)}")
    if start is not None and not start.game.same_as(game):
        raise PositionError(f"the start is a position of {start.game!r}, but what is played is {game!r}")
    return Match(
        start or game.new(len(seats)), seats, seed=secrets.randbelow(1 << 31) if seed is None else seed,
        undo=undo or ("fair" if list(seats).count(None) > 1 else "lesson"), names=names, budget=budget,
    )  # fmt: skip


class Match:
    """A game being played.

    `undo` is the policy: "lesson" and "analysis" take any move back; "fair" never goes back across another seat's move,
    across chance, or across an event that revealed something hidden.
    """

    def __init__(
        self, state: State, seats: Sequence[Player | None], *, seed: int = 0, undo: str = "fair",
        names: Sequence[str] | None = None, budget: Budget | None = None, clock: Clock | None = None,
    ) -> None:
        if len(seats) != state.players:
            raise PlayersError(f"{state.players} seats are to be filled, {len(seats)} were given")
        for seat, player in enumerate(seats):
            if player is not None and not is_player(player):
                raise PlayersError(f"seat {SEATS[seat]} is filled by a player, or by None for a person, not by {shown(player)}")
        if undo not in POLICIES:
            raise TabletopError(f"the policy for undo is one of {', '.join(POLICIES)}, not {shown(undo)}")
        self.seats, self.undo_policy, self.budget, self.seed = tuple(seats), undo, checked_budget(budget), check_seed(seed)
        self.names = seat_names(state.game, state.players, names)
        self.lock, self.clock = threading.RLock(), clock or Clock()
        self._rng = chance.seeded_apart(seed, chance.PLAYER_STREAM)
        self._opening = state
        self._moves = [Move(None, None, state.keyed(seed))]

    # what stands

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    @property
    def state(self) -> State:
        """The position now. It shows everything; `seen` shows one seat's side."""
        return self._moves[-1].state

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every step so far, the opening first."""
        return tuple(self._moves)

    @property
    def to_move(self) -> int:
        """The seat that decides, or OVER."""
        return self.state.to_move

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return tuple(i for i, p in enumerate(self.seats) if p is None)

    @property
    def awaits_human(self) -> bool:
        """Whether a person is to move."""
        return self.to_move in self.humans

    @property
    def curtain(self) -> bool:
        """Whether the screen must be hidden between turns: several people share it and the game has secrets."""
        return len(self.humans) > 1 and self.game.hides

    def seen(self, seat: int) -> Seen:
        """What a seat may know now."""
        return self.state.seen_by(seat)

    def events(self, seat: int | None = None) -> tuple[tuple[Event, ...], ...]:
        """The events of every step, as far as a seat is told of them; None for somebody who may know all."""
        return tuple(tuple(e for e in m.state.events if e.visible_to(seat)) for m in self._moves)

    def events_since(self, seat: int | None = None) -> tuple[Event, ...]:
        """What a seat was told since, and with, its last decision; of the last step alone for None and where no person sits."""
        first = len(self._moves) - 1
        while first and seat in self.humans and self._moves[first].seat != seat:
            first -= 1
        return tuple(e for step in self.events(seat)[first:] for e in step)

    @property
    def record(self) -> Record:
        """The game so far."""
        names = tuple("human" if p is None else p.name for p in self.seats)
        opening = self._opening
        first = self._moves[0].state.made[len(opening.made) :]  # what led to the opening is no part of this match
        made = (*first, *(a for m in self._moves[1:] for a in m.state.made))
        fresh = opening == self.game.new(opening.players)
        called = () if self.names == seat_names(self.game, opening.players) else tuple(map(str, self.names))
        return Record(self.game, opening.players, names, made, self.seed, None if fresh else opening.to_dict(), called)

    # playing

    def play(self, action: Action | str) -> State:
        """Play for the seat that is to move. Raises UnknownAction or IllegalAction, and then nothing has changed."""
        with self.lock:
            move = self.game.action(action)
            state = self.state.play(move)
            self.clock.stop(self.to_move, self.state.phase)
            state = self._timed(move, state)
            self._moves.append(Move(self.to_move, move, state))
            return state

    def _timed(self, move: Action, state: State) -> State:
        """The same, but for who was the quickest: between people the clock decides that, where the game has it decided (see `Clock`)."""
        first, below = getattr(self.game.pieces, "TIMED", (0, 0))
        if not below or len(self.humans) < state.players:
            return state
        ids = [self.game.id_of(action) for action in state.made]
        at = next((i for i, number in enumerate(ids) if first <= number < below), None)
        if at is None:
            return state
        made = (*state.made[:at], self.game.actions()[first + self.clock.quickest(range(state.players))])
        again = self.state.keyed(None)
        events: list[Event] = []
        for each in made:
            again = again.play(each)
            events += again.events
        return again.with_events(events, made).with_key_of(state)

    def think(self) -> Iterator[Progress]:
        """The thought of the player that is to move, step by step. Nothing is played."""
        with self.lock:
            seat = self.to_move
            player = self.seats[seat] if seat >= 0 else None
            if player is None:
                raise TabletopError("no player of the computer is to move")
            seen = self.seen(seat)
        return player.think(seen, self.budget, self._rng)

    def step(self) -> State:
        """Let the computer's player that is to move choose and play."""
        best: Action | None = None
        for progress in self.think():
            best = progress.best
        if best is None:
            raise TabletopError("the player chose nothing")
        return self.play(best)

    def run(self, each: Callable[[State], None] | None = None) -> State:
        """Let the computer play until a person is to move or the game is over."""
        while not self.state.is_over and not self.awaits_human:
            state = self.step()
            if each:
                each(state)
        return self.state

    # taking back

    def no_undo(self) -> Refusal | None:
        """Why nothing can be taken back now (CORE-undo); None if something can."""
        back = self._back_to()
        reason = ""
        if back is None:
            reason = "nothing"
        elif self.undo_policy == "fair":
            crossed = self._moves[back + 1 :]
            if any(m.seat != crossed[0].seat for m in crossed):
                reason = "other_seat"
            elif any(len(m.state.made) > 1 or any(e.reveals for e in m.state.events) for m in crossed):
                reason = "revealed"
        return self.game.core.refuse("CORE-undo", reason) if reason else None

    def undo(self) -> State:
        """Go back to where a person last decided. Raises UndoError with the reason where the policy forbids it."""
        with self.lock:
            reason, back = self.no_undo(), self._back_to()
            if reason or back is None:
                raise UndoError(str(reason))
            del self._moves[back + 1 :]
            return self.state

    def _back_to(self) -> int | None:
        """The step after which a person decided last (any seat, where no person plays)."""
        deciders = self.humans or range(len(self.seats))
        for i in range(len(self._moves) - 1, 0, -1):
            if self._moves[i].seat in deciders:
                return i - 1
        return None

    def __repr__(self) -> str:
        seats = ", ".join("human" if p is None else p.name for p in self.seats)
        everybody = range(self.state.players)  # who counts moves counts only those that all were told of
        told = [m for m in self._moves[1:] if any(all(map(e.visible_to, everybody)) for e in m.state.events)]
        return f"<match of {self.game.title}: {seats}; {len(told)} moves>"
