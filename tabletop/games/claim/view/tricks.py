"""The last trick of Claim, told from events: what was led, answered, won and taken, as far as somebody saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....core.event import Event
from ..deck import FACES
from ..pieces import State

ANSWERS = ("follows", "throws_off", "mimics")
WINS = ("wins_higher", "wins_tie", "wins_off", "wins_knight")
SCORED = ("scores", "scores_dwarf", "scores_undead")


@dataclass(frozen=True)
class LastTrick:
    """A trick that is over: who led what (None where that is not told), the answer, who won, and what the winner took."""

    leader: int
    led: str | None
    answer: str
    winner: int
    took: str | None


def last_trick(events: Sequence[Event]) -> LastTrick | None:
    """The last trick that was decided among some events; None if none was."""
    found, led = None, None
    for event in events:
        card = str(event.amount)
        if event.kind == "leads":
            led = card
        elif event.kind in ANSWERS:
            found, led = LastTrick(1 - event.seat, led, card, event.seat, None), None
        elif found and event.kind in WINS:
            found = replace(found, winner=event.seat, led=found.led or (card if card in FACES else None))
        elif found and event.kind == "takes":
            found = replace(found, took=card)
        elif found and event.kind in SCORED and not found.led and card != found.answer:
            found = replace(found, led=card)
    return found


def last_items(state: State) -> frozenset[str]:
    """The ids of the items that show what was played last: the card led, or the answer in the last trick."""
    kinds = {e.kind for e in state.events}
    if state.is_over:
        return frozenset()  # the result lies where the last trick would
    if kinds & set(ANSWERS):
        return frozenset({"last-answer"})
    return frozenset({"led"} if "leads" in kinds else ())
