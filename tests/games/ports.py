"""Positions in which Valparaíso is tested: a turn with planned cards, a card in use, a round that is cleaned up."""

from __future__ import annotations

from typing import Any

import tabletop
from tabletop.core.game import Game
from tabletop.games.valparaiso.cards import ACHIEVEMENTS, ACTION_CARDS, TILES
from tabletop.games.valparaiso.pieces import State

VALPO = tabletop.load("valparaiso")
FEW_PLACES = ("Valparaíso", "Concón", "Quilpué", "Peñuelas", "Limache", "Quillota", "Casablanca", "San Felipe")
SOLD_OUT: dict[str, Any] = {"offers": {}, "deck": [], "last": True}  # so that any achievement may be in a hand
COLUMN = ["A1", "B1", "C1", "D1", "E1"]
TILE = {tile.name: tile for tile in TILES}
WORTH = {card.name: card.points for card in ACHIEVEMENTS}


def playing(**options: Any) -> Game:
    """The game with these house rules."""
    return tabletop.load("valparaiso", options=options)


def starting(players: int = 3, **options: Any) -> State:
    """A new game in which all is dealt and A holds the lighthouse, when goods to start with are chosen."""
    return playing(start_seat=0, **options).new(players=players, seed=1)


def planning(*cards: str | None, game: Game = VALPO, **named: Any) -> State:
    """A plans: what lies on the Mayor's Office, then slots 1 and on."""
    return game.from_dict({"phase": "planning", "to_move": "A", "plan": {"A": list(cards)}, **named}, seed=1)


def turn(*cards: str, mayor: str | None = None, game: Game = VALPO, **named: Any) -> State:
    """A's turn with these cards in slots 1 and on; achievements among them are A's, and then the sea is sold out."""
    owned = [card for card in (*cards, *([mayor] if mayor else [])) if card not in ACTION_CARDS]
    sea = SOLD_OUT | {"achievements": {"A": owned}} if owned else {}
    return game.from_dict({"to_move": "A", "slots": {"A": [mayor, *cards]}} | sea | named, seed=1)


def using(card: str, game: Game = VALPO, **named: Any) -> State:
    """A's turn, in which this card has just been used for its main action."""
    return turn(card, game=game, **named).play(f"use {card} main")


def cleaning(*, game: Game = VALPO, **named: Any) -> State:
    """The end of a round: A has one card left, with which its ship sails north."""
    return turn("ship", game=game, **named)


def finish_cards(state: State) -> State:
    """After A has used that card, and whoever is asked in the clean-up has answered `done`."""
    state = state.play("use ship main", "ship north sea")
    while state.phase in ("turn end", "discard", "recall") and not state.is_over:
        state = state.play("done")
    return state


def legal(state: State) -> set[str]:
    """The legal actions, written."""
    return {str(action) for action in state.legal_actions()}


def verbs(state: State, verb: str) -> set[str]:
    """What follows the verb in the legal actions of a kind."""
    return {" ".join(action.words) for action in state.legal_actions() if action.verb == verb}


def kinds(state: State) -> list[str]:
    """The kinds of what happened last."""
    return [event.kind for event in state.events]


def told_of(state: State, kind: str) -> list[tuple[int, int | str, str]]:
    """Seat, amount and rule of each event of a kind that happened last."""
    return [(event.seat, event.amount, event.rule) for event in state.events if event.kind == kind]


def rules_of(state: State, action: str) -> list[str]:
    """The rules that refuse an action."""
    return [refusal.rule for refusal in state.explain(action)]


def pesos(state: State) -> list[int]:
    """The pesos of all seats."""
    return [state.pesos(seat) for seat in range(state.players)]


def goods(state: State, seat: int = 0) -> tuple[int, ...]:
    """Silver, copper and wheat in the warehouse of a seat."""
    return tuple(state.goods(seat).values())


def hold(state: State, seat: int = 0) -> tuple[int, ...]:
    """Silver, copper and wheat in the hold of a seat."""
    return tuple(state.hold(seat).values())


def purse(state: State, seat: int = 0) -> tuple[int, ...]:
    """Silver, copper, wheat and pesos of a seat, its hold apart."""
    return (*goods(state, seat), state.pesos(seat))


def traded(before: State, *tiles: str) -> tuple[int, ...]:
    """What A has after trading with these tiles, as they are printed: silver, copper, wheat, pesos."""
    left = list(purse(before))
    for tile in tiles:
        left = [n - pay + get for n, pay, get in zip(left, TILE[tile].pay, TILE[tile].get, strict=True)]
    return tuple(left)


def space_points(place: str, players: int, taken: int = 0) -> int:
    """The points on a space for a house, as the board has them."""
    points: int = VALPO.board.nodes[place]["few" if players <= 3 else "houses"][taken]
    return points


def residence_spaces(players: int) -> list[tuple[int, str, int]]:
    """Points, income and amount of the spaces in the city, as the board has them."""
    return list(VALPO.board.graph["residences_few" if players <= 3 else "residences"])


def points(state: State) -> list[int]:
    """The points of all seats on the track."""
    return [state.points(seat) for seat in range(state.players)]


def refused(state: State, action: str, rule: str, *parts: str) -> None:
    """Check that one rule refuses an action, and that its sentence holds these parts; it speaks Korean too, with the same numbers."""
    (refusal,) = state.explain(action)
    assert refusal.rule == rule and refusal.text("ko") != refusal.text("en"), str(refusal)
    for part in parts:
        assert part in str(refusal), str(refusal)
        assert not part.isdigit() or part in refusal.text("ko")
