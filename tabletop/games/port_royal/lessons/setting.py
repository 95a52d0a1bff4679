"""How the tables of the lesson are laid: cards as texts with commas between them, and no more on the table than a step needs.

What the people of a seat have cost lies as paid coins in the discard pile, so that the numbers of cards that are left are those of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....teach.writing import Position, by_seat
from ..deck import COPIES, FACES

THREE_EACH = (3, 3)  # coins to begin with (PR-1.6)


def discovering(harbour: str, *people: str, coins: Sequence[int] = THREE_EACH, **more: Any) -> Position:
    """The discovery of A: the harbour, its last card turned up last; the people and the coins of A, B, ...; and what else there is."""
    return _table(harbour, people, coins) | {"to_move": "A"} | more


def trading(harbour: str, *people: str, coins: Sequence[int] = THREE_EACH, active: str = "A", **more: Any) -> Position:
    """The same when it is the chance of A to take cards, on the turn of `active`."""
    return _table(harbour, people, coins) | {"phase": "trade and hire", "to_move": "A", "active": active} | more


def last_card(hidden: str, *people: str, coins: Sequence[int], paid: int) -> Position:
    """The beginning of A's turn with one card left in the pile: that one, the coins and the paid ones are among the hidden cards."""
    down = _cards(hidden)
    assert len(down) == 1 + sum(coins) + paid
    deck = [face for face, copies in zip(FACES[:-1], COPIES, strict=False) for _ in range(copies)]
    for card in (*down, *(card for seat in people for card in _cards(seat))):
        deck.remove(card)
    return discovering("", *people, coins=coins, pile=1, paid=paid, discard=deck)


def _table(harbour: str, people: Sequence[str], coins: Sequence[int]) -> Position:
    owned = by_seat(map(_cards, people))
    paid = sum(int(card.split()[-1]) for cards in owned.values() for card in cards)
    return {"harbour": _cards(harbour), "people": owned, "coins": by_seat(coins), "paid": paid}


def _cards(text: str) -> list[str]:
    return text.split(", ") if text else []
