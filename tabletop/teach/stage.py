"""Stage: a step of a lesson on the table, as a match whose other side and whose chance follow the step.

The learner sits at seat A and may play anything legal. What follows is what the step names for that move; chance that it
does not name is drawn from the seed of the step, so that a step looks the same every time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core import chance
from ..core.action import Action
from ..core.errors import LessonError
from ..core.game import Game
from ..core.layout import Row
from ..core.match import Match
from ..core.player import Budget, Player, Progress, Thought
from ..core.record import Move
from ..core.state import Seen, State
from .lesson import LEARNER, Step


class Actor(Player):
    """Who sits at the other seats of a step: it plays what the step names next."""

    name = "lesson"

    def __init__(self) -> None:
        self.lines: list[str] = []

    def think(self, seen: Seen, budget: Budget | None, rng: Row) -> Thought:
        """The next line, if there is one."""
        if self.lines:
            yield Progress(1.0, seen.game.parse(self.lines[0]))


class Stage(Match):
    """A step being tried. It rests where the learner is to move, where nothing is named any more, or at the end."""

    def __init__(self, game: Game, step: Step, names: Sequence[str] | None = None) -> None:
        opening = step.opening(game)
        self.step_shown, self._actor = step, Actor()
        seats = tuple(None if seat == LEARNER else self._actor for seat in range(opening.players))
        super().__init__(opening, seats, undo="lesson", names=names)
        self._moves = [Move(None, None, opening)]  # without a key: chance stays open until the step decides it
        self._draws = chance.seeded(step.seed, chance.LESSON_STREAM)

    @property
    def awaits_human(self) -> bool:
        """Whether nobody else has anything to do."""
        return self.to_move == LEARNER or not self._actor.lines

    @property
    def left(self) -> tuple[str, ...]:
        """What the step names and nobody has been able to do yet."""
        return tuple(self._actor.lines)

    @property
    def tried(self) -> Action | None:
        """The move that the learner has made, if one is made."""
        return next((m.action for m in self._moves if m.seat == LEARNER), None)

    def play(self, action: Action | str) -> State:
        """Play for the seat that is to move, and what chance brings after it. Raises as a match does."""
        with self.lock:
            move, mover, before = self.game.action(action), self.to_move, len(self._moves)
            super().play(move)
            if mover == LEARNER:
                self._actor.lines = list(self.step_shown.script(move))
            elif self._actor.lines:
                del self._actor.lines[0]
            try:
                self._draw()
            except Exception:
                del self._moves[before:]
                raise
            return self.state

    def play_out(self, action: Action | str) -> State:
        """Play a move of the learner and all that follows it. Raises LessonError when something named cannot follow."""
        self.play(action)
        while not self.awaits_human and not self.state.is_over:
            self.step()
        if self.left:
            raise LessonError(f"{self.left[0]!r} is named, but nobody can do it then")
        return self.state

    def undo(self) -> State:
        """Back to the position of the step."""
        with self.lock:
            state = super().undo()
            self._actor.lines, self._draws = [], chance.seeded(self.step_shown.seed, chance.LESSON_STREAM)
            return state

    def _draw(self) -> None:
        """Let chance decide as the step names it. It joins the move before it, as in a game that settles chance itself."""
        while self.state.is_chance:
            state, lines = self.state, self._actor.lines
            named = self.game.parse(lines[0]) if lines else None
            if named is not None and named.by_chance:
                del lines[0]
            else:
                named = state.outcome(self._draws)
            after = state.play(named)
            joined = after.with_events(state.events + after.events, state.made + after.made)
            last = self._moves[-1]
            self._moves[-1] = Move(last.seat, last.action, joined)
