"""What a seat of Port Royal has, in groups and words: people by kind, expeditions, coins that just came and went."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.text import Name
from ..box import TO_END
from ..deck import EXPEDITION_POINTS, EXPEDITIONS, KINDS
from .happened import changes
from .sentences import WORTH, Sentences


@dataclass(frozen=True)
class Group:
    """People of one kind, or an expedition: how many of them, and their points together."""

    kind: str
    number: int
    points: int


class SeatWords:
    """What can be said of the seats of a position."""

    def __init__(self, told: Sentences) -> None:
        self.told, self.state = told, told.state
        self._changes = changes(told.state)

    def people(self, seat: int) -> list[Group]:
        """The people of a seat by kind."""
        points: dict[str, list[int]] = {kind: [] for kind in KINDS}
        for person in self.state.people(seat):
            points[person.rpartition(" ")[0]].append(WORTH[person])
        return [Group(kind, len(some), sum(some)) for kind, some in points.items() if some]

    def expeditions(self, seat: int) -> list[Group]:
        """The expeditions that a seat has fulfilled."""
        return [Group(e, 1, EXPEDITION_POINTS[EXPEDITIONS.index(e)]) for e in self.state.expeditions(seat)]

    def to_go(self, seat: int) -> str:
        """How far a seat is from what ends the game (PR-6.1, PR-6.4)."""
        state, points = self.state, self.state.points(seat)
        if points < TO_END:
            return self.told.say("seat.more", n=TO_END - points)
        needs = self.told.has_variant and not state.expeditions(seat)
        return self.told.say("seat.needs_expedition" if needs else "seat.ends", n=points)

    def change(self, seat: int) -> str:
        """The coins that came and went just now: "tax −6 +1, fee −1"; "" where there are none."""
        found: list[str] = []
        last = ""
        for word, n in self._changes[seat]:
            amount = f"{'+' if n > 0 else '−'}{abs(n)}"
            if word == last:
                found[-1] += f" {amount}"
            else:
                found.append(f"{self.told.say(f'change.{word}')} {amount}")
            last = word
        return ", ".join(found)

    def label(self, seat: int) -> str:
        """What is heard of a seat: coins, points, swords, people by kind, expeditions, and what just happened to it."""
        told, state = self.told, self.state
        people, change = [Name(self._group(g)) for g in self.people(seat)], self.change(seat)
        said = [told.say("label.turn", seat=told.names[seat])] if seat == state.active and not state.is_over else []
        said.append(told.say("label.people", people=people) if people else told.say("label.no_people"))
        if state.expeditions(seat):
            said.append(told.say("label.fulfilled", expeditions=list(state.expeditions(seat))))
        said += [told.say("label.changes", changes=Name(change))] if change else []
        values = {"coins": state.coins(seat), "points": state.points(seat), "swords": state.swords(seat)}
        return told.say("label.seat", seat=told.names[seat], told=Name(" ".join(said)), **values)

    def _group(self, group: Group) -> str:
        return self.told.word(group.kind) if group.number == 1 else self.told.say("several", n=group.number, kind=group.kind)
