"""The nouns of Blue Lagoon: actions, options, and the State people hold.

Rules BL-1.2 to BL-1.8. Box and fields stand in `box`, events in `events`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...core import state as core_state
from ...core.action import Action
from ...core.errors import TabletopError, shown
from ...core.game import Option
from ...core.layout import NONE
from ...core.state import Score
from .board import chart
from .box import CATEGORIES, PHASES, PIECE, TOKEN, TOKENS, Box, Fields, make_box
from .events import EVENTS

__all__ = ["CATEGORIES", "EVENTS", "OPTIONS", "PHASES", "Box", "Fields", "State", "actions", "make_box"]

OPTIONS = (
    Option("phases", ("both", "exploration"), "BL-1.7"),
    Option("start_seat", (0, 1, 2, 3), "BL-1.8"),
    Option("single_island_link", (5, 0), "BL-4.3"),
    Option("tie_tokens", ("end", "both_phases"), "BL-6.2"),
)


# actions


@dataclass(frozen=True)
class Settle(Action):
    """Put a settler on a hex (BL-2.1)."""

    hex: str


@dataclass(frozen=True)
class Village(Action):
    """Build a village on a hex (BL-2.1)."""

    hex: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The supply of villages, then the hex."""
        return ("village", self.hex)


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the token that comes onto the next stone circle (BL-1.4)."""

    by_chance: ClassVar[bool] = True
    token: str


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action on a board: settling each hex, a village on each hex, dealing each token."""
    names = chart(board).names
    return (*map(Settle, names), *map(Village, names), *map(Deal, (*TOKENS, "nothing")))


# the State that people hold


class State(core_state.State):
    """A position of Blue Lagoon."""

    __slots__ = ()
    _s: Fields

    # the board

    @property
    def hexes(self) -> tuple[str, ...]:
        """The names of all hexes, row by row."""
        return tuple(self.game.chart.names)

    @property
    def islands(self) -> tuple[str, ...]:
        """The names of the islands."""
        return tuple(self.game.chart.islands)

    def hex(self, name: str) -> int:
        """The number of a hex. Raises TabletopError for a name that no hex has."""
        try:
            return self.game.id_of(Settle(name))
        except KeyError:
            raise TabletopError(f"the board has no hex {shown(name)}; hexes are called like {self.hexes[0]!r}") from None

    def bonus(self, island: str) -> int:
        """What most pieces on an island are worth (BL-1.2)."""
        return int(self.game.chart.bonus[self._island(island)])

    def cells(self, island: str) -> tuple[str, ...]:
        """The hexes of an island."""
        i = self._island(island)
        return tuple(name for name, there in zip(self.hexes, self.game.chart.island, strict=True) if there == i)

    def island_of(self, hex: str) -> str | None:
        """The island of a hex, None at sea."""
        i = self.box.island[self.hex(hex)]
        return None if i == NONE else self.islands[i]

    def is_sea(self, hex: str) -> bool:
        """Whether a hex is sea."""
        return bool(self.box.island[self.hex(hex)] == NONE)

    def is_circle(self, hex: str) -> bool:
        """Whether a hex bears a stone circle."""
        return bool(self.box.is_circle[self.hex(hex)])

    def neighbours(self, hex: str) -> tuple[str, ...]:
        """The hexes that touch a hex."""
        return tuple(self.hexes[n] for n in self.game.chart.near[self.hex(hex)])

    # pieces and tokens

    def owner(self, hex: str) -> int | None:
        """The seat whose piece stands on a hex."""
        held = self._s.holds[self.hex(hex)]
        return (held - PIECE) // 2 if PIECE <= held < TOKEN else None

    def is_village(self, hex: str) -> bool:
        """Whether a village stands on a hex."""
        held = self._s.holds[self.hex(hex)]
        return PIECE <= held < TOKEN and (held - PIECE) % 2 == 1

    def is_empty(self, hex: str) -> bool:
        """Whether no piece stands on a hex."""
        return self.owner(hex) is None

    def token(self, hex: str) -> str | None:
        """The token on a hex."""
        held = self._s.holds[self.hex(hex)]
        return TOKENS[held - TOKEN] if held >= TOKEN else None

    def settlers(self, seat: int) -> tuple[str, ...]:
        """Where the settlers of a seat stand."""
        return self._with(PIECE + 2 * seat)

    def villages(self, seat: int) -> tuple[str, ...]:
        """Where the villages of a seat stand."""
        return self._with(PIECE + 2 * seat + 1)

    def settlers_left(self, seat: int) -> int:
        """Settlers in the supply of a seat."""
        return self._s.settlers[seat]

    def villages_left(self, seat: int) -> int:
        """Villages in the supply of a seat."""
        return self._s.villages[seat]

    def taken(self, seat: int) -> dict[str, int]:
        """The tokens that a seat holds, by kind."""
        return dict(zip(TOKENS, self._s.taken[seat], strict=True))

    @property
    def resources_left(self) -> int:
        """How many resources lie on the board; statuettes are none."""
        return self._s.left

    @property
    def last_placed(self) -> str | None:
        """The hex of the piece placed last in this phase."""
        return None if self._s.recent == NONE else self.hexes[self._s.recent]

    def beside_own(self, seat: int, hex: str) -> bool:
        """Whether a hex touches a piece of a seat."""
        return any(self.owner(near) == seat for near in self.neighbours(hex))

    # what scores

    def islands_of(self, seat: int) -> tuple[str, ...]:
        """The islands on which a seat has pieces (BL-4.2)."""
        return tuple(island for i, island in enumerate(self.islands) if self._s.visited[seat] >> i & 1)

    def strength(self, island: str) -> tuple[int, ...]:
        """How many pieces each seat has on an island."""
        i = self._island(island)
        return tuple(self._s.on[p][i] for p in range(self.players))

    def strongest(self, island: str) -> tuple[int, ...]:
        """The seats with most pieces on an island; () when nobody has one (BL-4.4)."""
        pieces = self.strength(island)
        return tuple(p for p, n in enumerate(pieces) if n and n == max(pieces))

    def best_link(self, seat: int) -> int:
        """How many islands the best group of a seat joins (BL-4.3)."""
        return self._s.link[seat]

    def best_group(self, seat: int) -> tuple[str, ...]:
        """The hexes of that group: of several that join as many islands, the one with the first hex; () without pieces."""
        best: tuple[int, list[int]] = (-1, [])
        todo = [h for h, held in enumerate(self._s.holds) if held in (PIECE + 2 * seat, PIECE + 2 * seat + 1)]
        while todo:
            group = self._group(todo[0], seat)
            todo = [h for h in todo if h not in group]
            joined = len({self.box.island[h] for h in group} - {NONE})
            if joined > best[0]:
                best = joined, sorted(group)
        return tuple(self.hexes[h] for h in best[1])

    def phase_scores(self, phase: str) -> tuple[Score, ...]:
        """Points by seat and category of one phase alone, as they stand. Raises TabletopError for what is no phase."""
        if phase not in PHASES:
            raise TabletopError(f"the phases are {' and '.join(PHASES)}, not {shown(phase)}")
        earned = [Score(zip(CATEGORIES, self._s.earned[p], strict=True)) for p in range(self.players)]
        if self.phase == phase == "exploration":
            return self.scores()
        if phase == "exploration":
            return tuple(earned)
        if self.phase == "exploration":
            return tuple(Score(dict.fromkeys(CATEGORIES, 0)) for _ in range(self.players))
        return tuple(Score({c: n - first[c] for c, n in now.items()}) for now, first in zip(self.scores(), earned, strict=True))

    def _island(self, island: str) -> int:
        if island not in self.islands:
            raise TabletopError(f"the board has no island {shown(island)}; its islands are {', '.join(self.islands)}")
        return self.islands.index(island)

    def _with(self, piece: int) -> tuple[str, ...]:
        return tuple(name for name, there in zip(self.hexes, self._s.holds, strict=False) if there == piece)

    def _group(self, start: int, seat: int) -> set[int]:
        group, todo = {start}, [start]
        while todo:
            for n in self.game.chart.near[todo.pop()]:
                if n not in group and self._s.holds[n] in (PIECE + 2 * seat, PIECE + 2 * seat + 1):
                    group.add(n)
                    todo.append(n)
        return group
