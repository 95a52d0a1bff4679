"""What the cards and tiles of Valparaíso do, in words: made from their steps, so that other values say what they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....core.text import Name
from ..cards import ACTION_CARDS, GOODS, Card, Step, Tile

Say = Callable[..., str]
ALL = 24  # from so many steps on nothing is limited: no board has more places
PLAIN = ("anywhere", "hold", "free", "tollfree", "merchants", "feefree", "villages")  # said without a number
NUMBERED = ("times", "price", "points", "more")


class CardWords:
    """Sentences about cards and tiles; `say` fills a phrase of the table."""

    def __init__(self, say: Say) -> None:
        self.say = say

    # amounts

    def pesos(self, n: int) -> Name:
        """So many pesos."""
        return Name(self.say("amount.peso") if n == 1 else self.say("amount.pesos", n=n))

    def points(self, n: int) -> Name:
        """So many points."""
        return Name(self.say("amount.point") if n == 1 else self.say("amount.points", n=n))

    def good(self, good: str) -> Name:
        """A good by its name."""
        return Name(self.say(f"good.{good}"))

    def some(self, n: int, good: str) -> Name:
        """So much of a good: "2 silver"."""
        return Name(self.say("amount", n=n, what=self.good(good)))

    def goods(self, amounts: Mapping[str, int]) -> str:
        """Goods in a row; "nothing" without any."""
        return ", ".join(self.some(n, good) for good, n in amounts.items() if n) or self.say("nothing")

    def income(self, kind: str, n: int) -> str:
        """What a residence brings."""
        return self.pesos(n) if kind == "pesos" else self.points(n) if kind == "points" else self.some(n, kind)

    # tiles

    def trade(self, tile: Tile) -> str:
        """What a tile asks for and brings."""
        pay, get = self._row(tile.pay), self._row(tile.get)
        get += [self.points(tile.points)] if tile.points else []
        values = {"pay": Name(", ".join(pay)), "get": Name(", ".join(get))}
        return self.say("trade", **values) if pay else self.say("trade.free", **values)

    def _row(self, amounts: tuple[int, ...]) -> list[str]:
        return [self.income(kind, n) for kind, n in zip((*GOODS, "pesos"), amounts, strict=True) if n]

    # cards

    def cost(self, card: Card) -> str:
        """What an achievement costs overseas."""
        return self.goods(dict(zip(GOODS, card.cost, strict=True)))

    def does(self, card: Card) -> str:
        """What a card does, in few words."""
        return self.say("then").join(map(self.step, card.steps))

    def face(self, card: Card) -> str:
        """The same as it is written on a card at sea, where room is scarce."""
        return self.say("then.short").join(map(self.step, card.steps))

    def about(self, card: Card) -> str:
        """What a card does, in a sentence."""
        if card.name in ACTION_CARDS:
            return self.say(f"about.{card.name}")
        return self.say("about", does=Name(self.does(card)))

    def step(self, step: Step) -> str:
        """What one step of a card does, and what is particular about it."""
        values = step.values
        if step.kind == "reward":
            kind = "pesos" if "pesos" in values else "points"
            return self.say(f"does.reward.{kind}", n=values[kind])
        if step.kind == "buy":
            return self.say("does.buy", n=values["points"], pesos=values["pesos"])
        if step.kind == "gain":
            given = {good: values.get(good, 0) for good in GOODS}
            choice = [self.say("how.choice", n=values["any"])] if "any" in values else []
            fixed = [self.goods(given)] if any(given.values()) else []
            return self.say("does.gain", what=Name(", ".join([*fixed, *choice])))
        does, how = Name(self.say(f"does.{step.kind}")), self._how(step)
        return self.say("how", what=does, how=Name(", ".join(how))) if how else str(does)

    def _how(self, step: Step) -> list[str]:
        """What is particular about a step."""
        values, found = step.values, []
        if "goods" in values:
            found.append(self.say("how.good" if values["goods"] == 1 else "how.goods", n=values["goods"]))
        if "steps" in values:
            found.append(self.say("how.all_steps" if values["steps"] >= ALL else "how.steps", n=values["steps"]))
        found += [self.say(f"how.{key}", n=values[key]) for key in NUMBERED if key in values]
        found += [self.say("how.less")] if "less" in values else []
        return [*found, *(self.say(f"how.{key}") for key in PLAIN if key in values)]


def amounts_of(text: str) -> dict[str, Any]:
    """Goods as they stand in an action: "2 silver 1 wheat"."""
    words = text.split()
    return {good: int(n) for n, good in zip(words[::2], words[1::2], strict=True)}
