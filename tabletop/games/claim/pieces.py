"""The nouns of Claim: actions, options, and the State people hold.

Rules CM-1.3 to CM-1.6. The cards stand in `deck`, box and fields in `box`, events in `events`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...core import state as core_state
from ...core.action import Action
from ...core.engine import count
from ...core.game import Option
from ...core.layout import NONE
from .box import CATEGORIES, DRAW_FOR, PHASES, Box, Fields, make_box
from .deck import FACES, FACTIONS, HAND_SIZE, Cards, faces, union
from .events import EVENTS

__all__ = ["CATEGORIES", "EVENTS", "OPTIONS", "PHASES", "Box", "Fields", "State", "actions", "make_box"]

OPTIONS = (
    Option("first_leader", (0, 1), "CM-1.6"),
    Option("phase2_leader", ("last_winner", "first_leader"), "CM-4.2"),
    Option("unresolved_faction", ("nobody", "last_trick"), "CM-6.3"),
    Option("win_by", ("three", "majority"), "CM-6.4"),
)


# actions


@dataclass(frozen=True)
class Play(Action):
    """Play a card from your hand (CM-2.1)."""

    card: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the next card of the stock, for a deal (CM-1.3), face up (CM-3.1) or unseen (CM-3.3)."""

    by_chance: ClassVar[bool] = True
    card: str


def actions(board: Any = None) -> tuple[Action, ...]:
    """Every action: playing each face, then drawing each face."""
    return (*map(Play, FACES), *map(Draw, FACES))


# the State that people hold


class State(core_state.State):
    """A position of Claim."""

    __slots__ = ()
    _s: Fields

    @property
    def dealing(self) -> bool:
        """Whether hands are still being dealt."""
        return self._s.dealt < 2 * HAND_SIZE

    @property
    def trick(self) -> int:
        """The trick of this phase, 1 to 13."""
        return self._s.trick

    @property
    def leader(self) -> int:
        """The seat that leads this trick."""
        return self._s.leader

    @property
    def led(self) -> str | None:
        """The card led, if one is."""
        return None if self._s.led == NONE else FACES[self._s.led]

    @property
    def up(self) -> str | None:
        """The card to be won, in phase 1."""
        return None if self._s.up == NONE else FACES[self._s.up]

    @property
    def draws_for(self) -> str | None:
        """What the next card of the stock is for, while it is being drawn: "deal", "reveal" or "blind"; else None."""
        return DRAW_FOR[self._s.draw_for] if self.is_chance else None

    @property
    def stock(self) -> Cards:
        """The cards of the central deck, sorted: their order is not decided before they are drawn."""
        return faces(self._s.stock)

    @property
    def stock_size(self) -> int:
        """How many cards the central deck has."""
        return count(self._s.stock)

    @property
    def discard(self) -> Cards:
        """The cards played and discarded."""
        return faces(self._s.discard)

    def hand(self, seat: int) -> Cards:
        """The cards in a hand."""
        return faces(self._s.hand[seat])

    def won(self, seat: int) -> Cards:
        """The followers that a seat won face up: both have seen them."""
        return faces(self._s.won[seat])

    def drawn(self, seat: int) -> Cards:
        """The followers that a seat drew unseen: its secret."""
        return faces(self._s.drawn[seat])

    def followers(self, seat: int) -> Cards:
        """All followers of a seat in phase 1; in phase 2 they are its hand."""
        return faces(union(self._s.won[seat], self._s.drawn[seat]))

    def score_pile(self, seat: int) -> Cards:
        """The cards that a seat has scored."""
        return faces(self._s.score[seat])

    def lacks(self, seat: int) -> tuple[str, ...]:
        """The factions that a seat has shown to lack in this phase."""
        return tuple(name for f, name in enumerate(FACTIONS) if self._s.lacks[seat] >> f & 1)

    def supporters(self, faction: str) -> tuple[int, int]:
        """How many cards of a faction each seat has scored."""
        cards = self.box.cards[FACTIONS.index(faction)]
        return count(self._s.score[0] & cards), count(self._s.score[1] & cards)

    def holder(self, faction: str) -> int | None:
        """The seat that has the support of a faction as it stands, if one has."""
        return next((seat for seat, score in enumerate(self.scores()) if score[faction]), None)

    @property
    def winner(self) -> int | None:
        """The seat that has won, None for a draw and before the end."""
        places = self.ranking()
        return places.index(1) if self.is_over and places != (1, 1) else None
