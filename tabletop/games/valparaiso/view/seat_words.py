"""What is heard of a seat of Valparaíso, of its slots and of the cards in its hand."""

from __future__ import annotations

from ....core.text import Name
from ..box import MAYOR_PRICE, SLOTS
from ..cards import ACHIEVEMENT, CARD, Card
from .sentences import Sentences


class SeatWords:
    """Sentences about the seats of a position."""

    def __init__(self, told: Sentences) -> None:
        self.told, self.state = told, told.state

    def label(self, seat: int) -> str:
        """What is heard of a seat: points and pesos, goods, pieces, what it plans or has to use, achievements."""
        told, state, words = self.told, self.state, self.told.words
        said = [told.say("label.turn", seat=told.names[seat])] if seat == state.to_move else []
        said += [told.say("label.lighthouse")] if seat == state.start else []
        said.append(told.say("label.goods", goods=Name(words.goods(state.goods(seat))), hold=Name(words.goods(state.hold(seat)))))
        said.append(told.say("label.pieces", built=state.built(seat), n=state.supply(seat)))
        said += [*self._cards(seat), *self._achievements(seat)]
        values = {"points": words.points(state.points(seat)), "pesos": words.pesos(told.pesos(seat))}
        return told.say("label.seat", seat=told.names[seat], told=Name(" ".join(said)), **values)

    def _cards(self, seat: int) -> list[str]:
        told = self.told
        said = [told.say(f"label.{'is_planning' if plans == 'planning' else plans}")] if (plans := told.plans(seat)) else []
        cards = [
            Name(told.say("label.card_in", slot=Name(self.slot(i)), card=told.card(card.name)))
            for i, card in enumerate(told.slots(seat))
            if card
        ]
        return [*said, told.say("label.cards", cards=cards)] if cards else said

    def _achievements(self, seat: int) -> list[str]:
        told = self.told
        cards = [Name(told.say("worth", card=told.card(card.name), n=card.points)) for card in self.state.achievements(seat)]
        return [told.say("label.achievements", cards=cards)] if cards else []

    # slots and cards

    def slot(self, i: int) -> str:
        """What a slot is called."""
        return self.told.say("label.slot", n=i) if i else self.told.say("label.mayor_slot")

    def price(self, i: int) -> str:
        """What using a slot costs, in words."""
        n = self.state.slot_price(i)
        return self.told.say("label.costs", pesos=self.told.words.pesos(n)) if n else self.told.say("label.costs_nothing")

    def slot_label(self, seat: int, i: int) -> str:
        """What is heard of a slot in planning, or of one without a card."""
        told, card = self.told, self.told.slots(seat)[i]
        name = Name(self.slot(i))
        if card:
            return told.say("label.planned", slot=name, card=told.card(card.name))
        if i == 0 and told.is_planning:
            return told.say("label.mayor", n=MAYOR_PRICE)
        return told.say("label.closed" if i == SLOTS and self.state.open_slots(seat) < SLOTS else "label.empty", slot=name)

    def main_label(self, i: int, card: Card) -> str:
        """What is heard of the picture of a card in a slot."""
        told = self.told
        about = Name(told.words.about(card))
        return told.say("label.main", card=told.card(card.name), slot=Name(self.slot(i)), price=Name(self.price(i)), does=about)

    def bottom_label(self, seat: int, i: int, card: Card) -> str:
        """What is heard of the goods at its bottom."""
        told = self.told
        good = told.words.good(self.state.bottom(seat, card.name))
        return told.say("label.bottom", card=told.card(card.name), slot=Name(self.slot(i)), price=Name(self.price(i)), good=good)

    def hand_label(self, seat: int, card: Card) -> str:
        """What is heard of a card in hand."""
        told = self.told
        good = told.words.good(self.state.bottom(seat, card.name))
        said = told.say("label.hand", card=told.card(card.name), does=Name(told.words.about(card)), good=good)
        return f"{said} {told.say('label.hand_points', n=card.points)}" if CARD[card.name] >= ACHIEVEMENT else said
