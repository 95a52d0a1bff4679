"""What has just happened at the table of Port Royal, read from the events: coins that came and went, people hired, items touched.

Taxes, admirals, jesters and fees reach seats whose turn it is not; each of them is shown where that seat is.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.event import Event
from ..deck import EXPEDITIONS, TAXES
from ..pieces import State

PAID = {  # events that change the coins of a seat without its doing: the word for it, and whether coins come or go
    "taxed": ("tax", -1), "tax_swords": ("tax", 1), "tax_points": ("tax", 1), "jester_bust": ("jester", 1), "jester_empty": ("jester", 1),
    "admiral": ("admiral", 1), "pays_fee": ("fee", -1),
}  # fmt: skip
OWN = ("busts", "earns", "hires", "fulfils", "coins_missing", "last_round")  # other events that show at their seat
TURNS = ("next_turn", "turn_skipped")

Change = tuple[str, int]


def changes(state: State) -> tuple[tuple[Change, ...], ...]:
    """By seat the coins that came and went by taxes, jesters, admirals and fees, in the order of the events."""
    found: list[list[Change]] = [[] for _ in range(state.players)]
    for event, active in zip(state.events, _active(state), strict=True):
        if event.kind in PAID:
            (word, sign), coins = PAID[event.kind], int(str(event.amount))
            found[event.seat].append((word, sign * coins))
            if event.kind == "pays_fee":
                found[active].append((word, coins))
    return tuple(map(tuple, found))


def hired(state: State) -> tuple[str, ...]:
    """The people of this harbour that were hired, as far as the events tell; none before trade and hire."""
    if state.phase == "discovery":
        return ()
    kinds = [event.kind for event in state.events]
    begins = max((i for i, kind in enumerate(kinds) if kind in (*TURNS, "stops")), default=-1)
    return tuple(str(event.amount) for event in state.events[begins + 1 :] if event.kind == "hires")


def became(state: State) -> tuple[str, str | None]:
    """What became of the card drawn last in this turn: the name of a note, and the card; after a bust the ship that ended the turn."""
    card = state.drawn
    if card is None:
        return _after_bust(state.events)
    if card in TAXES:
        return "tax", card
    if card in EXPEDITIONS:
        return ("open" if card in state.open_expeditions else "fulfilled"), card
    if state.is_chance and not state.pile_size and card not in state.harbour:  # a shuffle comes between, and it may still be in hand
        return "shown", card
    if "/" in card and _repelled(state, card):
        return "repelled", card
    return ("harbour" if card in state.harbour else "gone"), card


def _after_bust(events: Sequence[Event]) -> tuple[str, str | None]:
    ships = [str(event.amount) for event in events if event.kind == "busts"]
    return ("bust", ships[-1]) if ships else ("none", None)


def _repelled(state: State, ship: str) -> bool:
    """Whether the ship drawn last was repelled, from the events or, where they do not tell, from the harbour."""
    told = [event.kind for event in state.events if event.kind in ("turns_up", "keeps", "repels") and event.amount == ship]
    if told and told[-1] == "repels":
        return True
    return state.phase == "discovery" and ship not in state.harbour


def busted(state: State) -> int | None:
    """The seat whose turn was ended last by a second ship of a colour, None where nobody's was."""
    seats = [event.seat for event in state.events if event.kind == "busts"]
    return seats[-1] if seats else None


def last_items(state: State) -> frozenset[str]:
    """The ids of the items that the last move touched: cards, piles, and every seat that it brought or cost something."""
    found: set[str] = set()
    for event, active in zip(state.events, _active(state), strict=True):
        if event.kind in PAID or event.kind in OWN:
            found.add(f"seat-{event.seat}")
        if event.kind == "pays_fee":
            found.add(f"seat-{active}")
        if event.kind in ("stops", "passes"):
            found.add("stop" if event.kind == "stops" else "pass")
        if event.kind in ("busts", "repels", "sells", "shuffled"):
            found.add("pile" if event.kind == "shuffled" else "discard")
        if event.kind in ("turns_up", "keeps"):
            found |= _where(state, str(event.amount))
    return frozenset(found)


def _where(state: State, card: str) -> set[str]:
    """Where a card that was turned up lies now."""
    if card == state.ship_waiting or card == state.drawn and became(state)[0] not in ("harbour", "open"):
        return {"drawn"}
    return {card} & {*state.harbour, *state.open_expeditions}


def _active(state: State) -> list[int]:
    """For each event the seat whose turn it was."""
    seat, found = state.active - int(state.is_over), list[int]()  # a game that is over has gone on to a turn that nobody has
    for event in reversed(state.events):
        found.append(seat % state.players)
        seat -= int(event.kind in TURNS)
    return found[::-1]
