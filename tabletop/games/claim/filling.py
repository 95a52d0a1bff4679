"""Filling a position of Claim: the cards that a mapping does not name go by chance to the zones that need them.

Rules CM-3.5 and CM-5.4 bind two zones: of what was played in phase 1, undead were scored and all others discarded. A hand has
no card of a faction that it has shown to lack (CM-2.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from ...core.chance import draw
from ...core.engine import count, nth
from ...core.errors import PositionError
from ...core.layout import CHANCE, NONE, Row
from ...core.state import SEATS as LETTERS
from .box import GATHERING, PHASES, RECRUITING, Box, Fields
from .counting import hand_sizes, is_late, lacking, most_wins, tricks_resolved
from .deck import DECK, FACE_COUNT, TRICKS, UNDEAD, add, face_of, faces, has, remove, union, without

Zones = dict[str, dict[int, int]]  # by the name of a kind of zone and the seat: the cards that are named


class Filler:
    """Deals the cards that a mapping did not name to the zones that need them.

    Some zones take only some cards. What they will need is kept back for them (`needs`: how many, and of which cards), so that
    whatever chance gives to the others, the rest suffices.
    """

    def __init__(self, box: Box, s: Fields, zones: Zones, others: Mapping[str, int], rng: Row) -> None:
        self.box, self.s, self.rng, self.zones = box, s, rng, zones
        named = [c for zone in zones.values() for c in zone.values()]
        self.discard, self.stock = others.get("discard"), others.get("stock")
        self.rest = DECK
        self.needs: dict[str, tuple[int, int]] = {}
        named += [cards for cards in (self.discard, self.stock) if cards is not None]
        for face in (self.s.led, self.s.up):
            if face != NONE:
                named.append(add(0, face))
        for cards in named:
            if without(cards, self.rest):
                raise PositionError(f"{faces(without(cards, self.rest))[0]} stands in the position more often than the deck has it")
            self.rest = without(self.rest, cards)

    def fill(self) -> None:
        """Deal what is left. Raises PositionError that says which zone cannot be filled."""
        s, hands = self.s, hand_sizes(self.s)
        for p in range(2):
            if p not in self.zones["hand"]:
                self.needs[f"hand of {LETTERS[p]}"] = hands[p], DECK & ~lacking(self.box, s, p)
        if s.phase == RECRUITING:
            self.needs["discard and score"] = self._still_played(tricks_resolved(s))
        else:
            self._keep_for_phase_two(hands)
        for p in range(2):
            s.hand[p] = self._zone("hand", p, hands[p])
        if s.phase == RECRUITING:
            self._recruiting()
        else:
            self._gathering()
        if self.stock is not None and (self.rest or s.phase == GATHERING and self.stock):
            raise PositionError("stock: these are not the cards that the other zones leave")

    def _still_played(self, resolved: int) -> tuple[int, int]:
        """How many played cards of phase 1 were not named, and which they can be: undead scored, all others discarded."""
        undead, score = self.box.cards[UNDEAD], self.zones["score"]
        among = (undead if len(score) < 2 else 0) | (DECK & ~undead if self.discard is None else 0)
        return 2 * resolved - sum(map(count, score.values())) - count(self.discard or 0), among

    def _keep_for_phase_two(self, hands: tuple[int, int]) -> None:
        """What the hands must leave: undead for those that phase 1 scored, or cards of other factions for the discard pile."""
        undead, score = self.box.cards[UNDEAD], self.zones["score"]
        if self.discard is not None and len(score) < 2:
            scored = sum(count(cards & undead) for cards in score.values())
            self.needs["score"] = 2 * TRICKS - count(self.discard) - scored, undead
        elif self.discard is None and len(score) == 2:
            open_hands = sum(size for p, size in enumerate(hands) if p not in self.zones["hand"])
            self.needs["discard"] = count(self.rest) - open_hands, DECK & ~undead

    def _recruiting(self) -> None:
        s = self.s
        if s.up == NONE and s.to_move != CHANCE:
            s.up = self._one("the face-up card")
        resolved = tricks_resolved(s)
        wins = self._wins_of_a(resolved)
        for p, won in enumerate((wins, resolved - wins)):
            s.won[p] = self._zone("won", p, won)
            s.drawn[p] = self._zone("drawn", p, resolved - won - (is_late(s) and p != s.leader))
        self._played(resolved)
        s.stock = self.rest if self.stock is None else self.stock
        if self.stock is None:
            self.rest = 0

    def _played(self, resolved: int) -> None:
        """The cards of the tricks so far: undead lie in score piles, all others are discarded (CM-3.5, CM-5.4)."""
        s, undead = self.s, self.box.cards[UNDEAD]
        for p in range(2):
            s.score[p] = self.zones["score"].get(p, 0)
        s.discard = self.discard or 0
        open_piles = [p for p in range(2) if p not in self.zones["score"]]
        played = self._take("discard and score", *self._still_played(resolved))
        s.discard = union(s.discard, played & ~undead)
        for face in (f for f in range(FACE_COUNT) if has(played & undead, f)):
            p = open_piles[draw(self.rng, len(open_piles))]
            s.score[p] = add(s.score[p], face)

    def _wins_of_a(self, resolved: int) -> int:
        won, drawn = self.zones["won"], self.zones["drawn"]
        late, loser = is_late(self.s), 1 - self.s.leader
        for p in range(2):
            wins = None
            if p in won:
                wins = count(won[p])
            elif p in drawn:
                wins = resolved - count(drawn[p]) - (late and p == loser)
            if wins is not None:
                return max(0, min(resolved, wins if p == 0 else resolved - wins))
        low, high = (0, resolved) if not late else (int(self.s.leader == 0), resolved - int(self.s.leader == 1))
        drawn_by_chance = low + draw(self.rng, high - low + 1)
        least, most = resolved - most_wins(self.box, self.s, 1), most_wins(self.box, self.s, 0)
        return max(0, least, min(resolved, most, drawn_by_chance))

    def _gathering(self) -> None:
        s = self.s
        for p in range(2):
            s.score[p] = self.zones["score"].get(p, 0)
        if self.discard is not None:
            s.discard = self.discard
            loose = self.rest
        else:
            s.discard, loose = self._split_played()
        open_piles = [p for p in range(2) if p not in self.zones["score"]]
        if loose and not open_piles:
            raise PositionError(f"{faces(loose)[0]} is in no zone that is named, and in phase 2 no other is left for it")
        self.rest = without(self.rest, loose)
        while loose:
            face = face_of(nth(loose, draw(self.rng, count(loose))))
            loose = remove(loose, face)
            p = open_piles[draw(self.rng, len(open_piles))]
            s.score[p] = add(s.score[p], face)

    def _split_played(self) -> tuple[int, int]:
        """Of the cards that are left: those discarded in phase 1 (never undead), and those scored."""
        s = self.s
        undead = self.box.cards[UNDEAD]
        loose_undead = self.rest & undead
        scored = union(s.score[0], s.score[1])
        needed = 2 * tricks_resolved(s) - count(scored & ~undead)  # further cards that phase 2 can have brought, at most
        plain = without(self.rest, loose_undead)
        all_undead = count(loose_undead) + count(scored & undead)
        if {0, 1} <= set(self.zones["score"]):
            least = most = 0
        else:
            most = max(0, min(needed, count(plain)))
            least = max(0, min(most, needed - all_undead))
        take = self._take("score", least + draw(self.rng, most - least + 1), DECK & ~undead)
        self.rest = union(self.rest, take)
        return without(plain, take), union(take, loose_undead)

    def _zone(self, name: str, p: int, size: int) -> int:
        if p in self.zones[name]:
            cards = self.zones[name][p]
            if count(cards) != size:
                raise PositionError(
                    f"{name} of {LETTERS[p]} has {count(cards)} cards; in trick {self.s.trick} of {PHASES[self.s.phase]} it has {size}"
                )
            return cards
        where = f"{name} of {LETTERS[p]}"
        return self._take(where, size, self.needs.get(where, (0, DECK))[1])

    def _one(self, where: str) -> int:
        return face_of(nth(self._take(where, 1), 0))

    def _take(self, where: str, n: int, among: int = DECK) -> int:
        """Cards for a zone, drawn from those that are left; among these, and without what other zones will need."""
        self.needs.pop(where, None)
        taken = 0
        if n < 0:
            raise PositionError(f"{where}: {-n} cards too many are named for trick {self.s.trick} of {PHASES[self.s.phase]}")
        for _ in range(n):
            pool = self.rest & among & ~self._kept()
            if not pool:
                raise PositionError(f"{where}: {n} cards are to be filled in, but the named zones leave {count(taken)} that can lie there")
            face = face_of(nth(pool, draw(self.rng, count(pool))))
            self.rest = remove(self.rest, face)
            taken = add(taken, face)
        return taken

    def _kept(self) -> int:
        """The cards of which none can be spared: some zones together need all that are left of them."""
        kept = 0
        for chosen in product((False, True), repeat=len(self.needs)):
            needed = [need for need, is_chosen in zip(self.needs.values(), chosen, strict=True) if is_chosen and need[0] > 0]
            cards = 0
            for _, among in needed:
                cards |= among
            if needed and sum(size for size, _ in needed) >= count(self.rest & cards):
                kept |= cards
        return kept
