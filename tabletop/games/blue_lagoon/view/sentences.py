"""The sentences of Blue Lagoon's table: its head, what is heard of a hex and of a seat, and lines for a terminal.

Nothing is hidden in this game (BL-2.4), so all seats are told the same. What is said of the board alone comes from its ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.layout import NONE
from ....core.state import SEATS, Score
from ....core.text import Name, text_block
from ..box import ALL_TOKENS, PHASES
from ..pieces import State
from .ground import Ground, Held
from .plan import plan


class Sentences:
    """What can be said of a position in a language. `held` is what each hex holds, in the order of the chart."""

    def __init__(self, state: State, lang: str, names: Sequence[str], ground: Ground) -> None:
        self.state, self.lang, self.ground = state, lang, ground
        self.names = tuple(Name(" ".join(name.split()) or SEATS[p]) for p, name in enumerate(names))
        self.held = _held(state, ground)
        self._of_piece: dict[tuple[Held, bool], str] = {}
        self._of_island = [self.strongest(island) for island in state.islands]

    def say(self, phrase: str, **values: Any) -> str:
        """A phrase of the table in the language of the scene."""
        return self.state.game.rulebook.phrase(phrase, self.lang, **values)

    def capital(self, word: str) -> str:
        """A word of the rulebook with a capital."""
        shown = self.state.game.rulebook.word(word, self.lang)
        return shown[:1].upper() + shown[1:]

    # hexes and islands

    def hex_label(self, h: int) -> str:
        """What is heard of a hex: where and what it is, what stands there, and who is strongest on its island."""
        held, island = self.held[h], self.ground.chart.island[h]
        told = self.ground.told(h, held if isinstance(held, str) else None)
        if isinstance(held, tuple):
            told += f" {self._piece(held, island == NONE)}"
        return told if island == NONE else f"{told} {self._of_island[island]}"

    def _piece(self, held: tuple[int, bool], afloat: bool) -> str:
        key = (held, afloat)
        if key not in self._of_piece:
            seat, village = held
            what = "hex.village" if village else "hex.boat" if afloat else "hex.settler"
            self._of_piece[key] = self.say(what, seat=self.names[seat])
        return self._of_piece[key]

    def strongest(self, island: str) -> str:
        """Who has most pieces on an island, and how many (BL-4.4)."""
        seats = self.state.strongest(island)
        if not seats:
            return self.say("island.nobody")
        most = self.state.strength(island)[seats[0]]
        return self.say("island.one" if len(seats) == 1 else "island.tied", seats=[self.names[p] for p in seats], n=most)

    def island_facts(self) -> list[str]:
        """What each island is worth and the pieces of every seat on it; first those where somebody stands."""
        state, empty, said = self.state, [], []
        for island in state.islands:
            pieces = [f"{self.names[p]} {n}" for p, n in enumerate(state.strength(island)) if n]
            if pieces:
                said.append(self.say("island.pieces", island=Name(island), n=state.bonus(island), pieces=Name(", ".join(pieces))))
            else:
                empty.append(f"{island} {state.bonus(island)}")
        return [*said, *([self.say("island.empty", islands=Name(", ".join(empty)))] if empty else [])]

    # the head

    def head(self) -> str:
        """Phase, what is left, whose turn and what for, in a sentence or two; at the end who has won."""
        state = self.state
        if state.is_over:
            return self._result()
        if state.is_chance:
            dealt = sum(isinstance(held, str) for held in self.held)
            return self.say("head.deal", phase=state.phase, n=dealt, of=ALL_TOKENS)
        ids, settling = state.legal_ids(), len(state.hexes)
        what = "head.settler" if ids[-1] < settling else "head.village" if ids[0] >= settling else "head.either"
        return self.say(what, phase=state.phase, n=state.resources_left, seat=self.names[state.to_move])

    def winners(self) -> tuple[int, ...]:
        """The seats in the first place, once the game is over."""
        return tuple(p for p, place in enumerate(self.state.ranking()) if place == 1) if self.state.is_over else ()

    def _result(self) -> str:
        seats, totals = self.winners(), [score.total for score in self.state.scores()]
        points = totals[seats[0]]
        what = "head.shared" if len(seats) > 1 else "head.won" if totals.count(points) == 1 else "head.by_tokens"
        return self.say(what, seats=[self.names[p] for p in seats], n=points)

    # seats

    def phases(self) -> tuple[str, ...]:
        """The phases whose points are shown: the one that is played, at the end all that were."""
        past = PHASES[: PHASES.index(self.state.phase) + 1]
        return past if self.state.is_over else past[-1:]

    def seat_label(self, seat: int, scores: Sequence[Sequence[Score]]) -> str:
        """What is heard of a seat: supply, what it has taken, points; `scores` by phase, as `phases` names them, and seat."""
        state = self.state
        taken = [(token, n) for token, n in state.taken(seat).items() if n]
        holds = self.say("seat.holds", tokens=Name(self._listed(taken))) if taken else self.say("seat.bare")
        said = [] if state.is_over else [self.say("seat.left", n=state.settlers_left(seat), m=state.villages_left(seat))]
        said += [holds, *(self.points(phase, score[seat]) for phase, score in zip(self.phases(), scores, strict=True))]
        if state.phase != PHASES[0]:
            said.append(self.say("seat.total", n=state.scores()[seat].total))
        return self.say("seat", seat=self.names[seat], told=Name(" ".join(said)))

    def points(self, phase: str, score: Score) -> str:
        """The points of a seat in a phase, by category."""
        return self.say("seat.points", phase=phase, points=Name(self._listed(list(score.items()))), n=score.total)

    def _listed(self, counted: Sequence[tuple[str, int]]) -> str:
        return ", ".join(f"{self.state.game.rulebook.word(word, self.lang)} {n}" for word, n in counted)

    # the whole table

    def description(self, seats: Sequence[str]) -> str:
        """The table in sentences, for somebody who does not see it; `seats` is what is heard of each."""
        return " ".join([self.head(), *seats, *self.island_facts(), *self._last()])

    def _last(self) -> list[str]:
        where = self.state.last_placed
        if where is None:
            return []
        held = self.held[self.state.hex(where)]
        assert isinstance(held, tuple)
        return [self.say("last.village" if held[1] else "last.settler", seat=self.names[held[0]], hex=Name(where))]

    def text(self, seats: Sequence[str]) -> str:
        """The table for a terminal: the board as a plan, what its signs mean, islands and seats. A wide board makes wide lines."""
        named = [told if self.names[p] == SEATS[p] else f"{SEATS[p]} {told}" for p, told in enumerate(seats)]
        board, lines = plan(self.ground.chart, self.held), [*self._last(), *self.island_facts(), *named]
        return "\n".join([text_block([self.head()]), "", *board, "", self.ground.legend, text_block(lines)])


def _held(state: State, ground: Ground) -> list[Held]:
    """What each hex holds: a piece, a token or nothing."""
    number = {name: h for h, name in enumerate(ground.chart.names)}
    found: list[Held] = [None] * len(number)
    for p in range(state.players):
        for village, names in ((False, state.settlers(p)), (True, state.villages(p))):
            for name in names:
                found[number[name]] = (p, village)
    for h in ground.chart.circles:
        if found[h] is None:
            found[h] = state.token(ground.chart.names[h])
    return found
