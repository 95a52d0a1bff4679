"""What is heard of a seat of Clippers, of its departure card and of an option card."""

from __future__ import annotations

from ....core.text import Name
from .sentences import Sentences


class SeatWords:
    """Sentences about the seats of a position."""

    def __init__(self, told: Sentences) -> None:
        self.told, self.state = told, told.state
        self._labels: dict[int, str] = {}

    def label(self, seat: int) -> str:
        """What is heard of a seat: points, country, money, markers, card, what it owes."""
        if seat not in self._labels:
            self._labels[seat] = self._label(seat)
        return self._labels[seat]

    def _label(self, seat: int) -> str:
        told, state = self.told, self.state
        score = told.scores[seat]
        said = [told.say("label.turn", seat=told.names[seat])] if seat == state.to_move else []
        said += [told.say("label.hook")] if seat == state.start and not state.is_over else []
        if country := told.country(seat):
            said.append(told.say("label.country", country=country))
        said.append(told.say("label.purse", money=state.money(seat), stock=state.stock(seat), ports=score["ports"]))
        if card := state.option(seat):
            said.append(told.say("label.holds", card=Name(told.say(f"card.{card}"))))
        owed = [Name(told.say("times.of", n=n, what=told.company(state.company(company)))) for company, n in state.owed(seat).items()]
        if owed:
            said.append(told.say("label.owes", companies=owed))
        return told.say("label.seat", seat=told.names[seat], n=score.total, told=Name(" ".join(said)))

    def fold_label(self, seat: int) -> str:
        """What is heard of the button that shows the islands of a departure card."""
        return self.told.say("label.fold", seat=self.told.names[seat])

    def card_line(self, seat: int) -> str:
        """The islands of a departure card."""
        told = self.told
        country = told.country(seat) or Name("")
        return told.say("departure_card", seat=told.names[seat], country=country, islands=told.islands(self.state.card(seat)))

    def option_label(self, card: str) -> str:
        """What is heard of an option card: price, what it does, copies left, who holds it."""
        told, state = self.told, self.state
        holders = [told.names[p] for p in range(state.players) if state.option(p) == card]
        price = told.say("price", n=state.price(card)) if state.price(card) else told.say("price.free")
        values = {"card": Name(told.say(f"card.{card}")), "price": Name(price), "n": state.cards_left(card)}
        said = told.say("label.option", does=Name(told.say(f"does.{card}")), **values)
        return f"{said} {told.say('label.holders', seats=holders)}" if holders else said
