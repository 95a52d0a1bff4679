"""The odds of the next card as the table shows them: of a bust, and of each kind of card, exact or an estimate.

They come from `State.next_odds`, which rests on what everybody may know (PR-1.7), and so they can be shown before anybody draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..deck import COLOURS, EXPEDITIONS, KINDS, TAXES
from ..pieces import State

SUMMARY = ("bust", "second", "new", "person", "expedition", "tax")
FIRST = SUMMARY[2:]  # what the first card of a turn can be
PEOPLE = tuple(dict.fromkeys("trader" if kind.endswith("trader") else kind for kind in KINDS))


@dataclass(frozen=True)
class Odds:
    """The odds of the next card: `summary` by SUMMARY, `kinds` by colour of ship and kind of person.

    `cards` is how many cards each of them is one of, None where the numbers of cards are not known; `exact` says whether the odds are.
    """

    summary: dict[str, Fraction]
    kinds: dict[str, Fraction]
    cards: int | None
    exact: bool

    @property
    def is_nothing(self) -> bool:
        """Whether no card can come."""
        return not any(self.summary.values())


def kind_of(card: str) -> str:
    """The kind of a card: a colour for a ship, a kind of person, "tax" or "expedition"."""
    if card in TAXES:
        return "tax"
    if card in EXPEDITIONS:
        return "expedition"
    kind = card.rpartition(" ")[0]
    return kind.split()[0] if "/" in card else "trader" if kind.endswith("trader") else kind


def no_card() -> Odds:
    """The odds where no card can come any more."""
    none = Fraction(0)
    return Odds(dict.fromkeys(SUMMARY, none), dict.fromkeys((*COLOURS, *PEOPLE), none), None, True)


def next_card(state: State) -> Odds:
    """The odds of the next card of the pile. In trade and hire it is the first of the next turn, whose harbour is empty."""
    kinds = dict.fromkeys((*COLOURS, *PEOPLE, "expedition", "tax"), Fraction(0))
    for card, p in state.next_odds.items():
        kinds[kind_of(card)] += p
    there = state.colours if state.phase == "discovery" else ()
    bust = state.bust_odds
    second = sum((kinds[colour] for colour in there), Fraction(0)) - bust
    new = sum((kinds[colour] for colour in COLOURS if colour not in there), Fraction(0))
    person = sum((kinds[kind] for kind in PEOPLE), Fraction(0))
    summary = dict(zip(SUMMARY, (bust, second, new, person, kinds.pop("expedition"), kinds.pop("tax")), strict=True))
    cards = sum(state.not_seen.values())
    whole = all((p * cards).denominator == 1 for p in (*summary.values(), *kinds.values()))
    return Odds(summary, kinds, cards if whole and cards and state.odds_are_exact else None, state.odds_are_exact)
