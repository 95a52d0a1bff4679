"""Positions of Claim as readable mappings: writing, reading, filling what is left out, and what is wrong with one.

Rules CM-1.2, CM-1.3, CM-3.6 and CM-4.4 fix how many cards lie where. A mapping names the phase, the trick, who leads, the
cards led and face up, and the zones; hands, won, drawn, score and lacks go by seat ("A", "B").

    {"phase": "phase 1", "leader": "B", "led": "goblin 7", "up": "knight 8", "hand": {"A": ["goblin 2", "knight 5"]}}
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, cast

from ...core.action import Action
from ...core.chance import draw
from ...core.engine import count, lowest, nth
from ...core.errors import PositionError
from ...core.layout import CHANCE, NONE, OVER, Row
from ...core.state import SEATS, Seen
from .pieces import (
    DEAL,
    DECK,
    DRAW_FOR,
    FACE_COUNT,
    FACES,
    FACTIONS,
    GATHERING,
    HAND_SIZE,
    PHASES,
    RECRUITING,
    REVEAL,
    TRICKS,
    UNDEAD,
    ZERO_COPIES,
    ZEROS,
    Box,
    Draw,
    Fields,
    State,
    add,
    cards_of,
    face_of,
    faces,
    has,
    is_late,
    lacking,
    remove,
    union,
    unseen,
    without,
)

SEAT_NAMES = tuple(SEATS[:2])
BY_SEAT = ("hand", "won", "drawn", "score", "lacks")
KEYS = ("phase", "trick", "to_move", "leader", "led", "up", "dealt", "draw_for", "discard", "stock", *BY_SEAT)
TO_MOVE = {"A": 0, "B": 1, "chance": CHANCE, "over": OVER}

# writing


def to_dict(state: State) -> dict[str, Any]:
    """A position as a mapping; what is empty is left out, the stock is the rest."""
    s = state.fields
    found: dict[str, Any] = {
        "phase": state.phase, "trick": s.trick, "to_move": next(k for k, v in TO_MOVE.items() if v == s.to_move),
        "leader": SEAT_NAMES[s.leader], "led": state.led, "up": state.up,
    }
    if s.to_move == CHANCE:
        found |= {"draw_for": DRAW_FOR[s.draw_for], "dealt": s.dealt}
    zones = {"hand": s.hand, "won": s.won, "drawn": s.drawn, "score": s.score}
    for name, zone in zones.items():
        found[name] = {SEAT_NAMES[p]: list(faces(zone[p])) for p in range(2)}
    found["lacks"] = {SEAT_NAMES[p]: list(state.lacks(p)) for p in range(2) if s.lacks[p]}
    found["discard"] = list(state.discard)
    return {k: v for k, v in found.items() if v not in (None, {})}


# reading


def from_dict(box: Box, position: Mapping[str, Any], rng: Row) -> Fields:
    """The fields of a position; zones that are not named are filled at random from the cards that are left.

    Raises PositionError for unknown keys, cards or seats, a card twice, and numbers of cards that cannot be.
    """
    unknown = [k for k in position if k not in KEYS]
    if unknown:
        raise PositionError(f"{unknown[0]!r} is nothing that a position of Claim has; it has {', '.join(KEYS)}")
    reader = _Reader(box, position)
    reader.read()
    _Filler(reader, rng).fill()
    return reader.s


class _Reader:
    """Takes what a mapping names, and settles from it phase, trick, leader and whose turn it is."""

    def __init__(self, box: Box, position: Mapping[str, Any]) -> None:
        self.box, self.position, self.s = box, position, Fields()
        self.zones: dict[str, dict[int, int]] = {}

    def read(self) -> None:
        s, position = self.s, self.position
        s.phase = _one_of(position.get("phase", PHASES[0]), PHASES, "phase")
        for name in ("hand", "won", "drawn", "score"):
            self.zones[name] = {p: cards_of(v, f"{name} of {SEAT_NAMES[p]}") for p, v in self._by_seat(name)}
        for p, names in self._by_seat("lacks"):
            where = f"lacks of {SEAT_NAMES[p]}"
            if not isinstance(names, (list, tuple)):
                raise PositionError(f"{where} must be a list of factions, not {names!r}")
            for name in names:
                s.lacks[p] |= 1 << _one_of(name, FACTIONS, where)
        s.led, s.up = self._face("led"), self._face("up")
        self._turn()
        s.trick = self._number("trick", self._guessed_trick(), 1, TRICKS)

    def _turn(self) -> None:
        s, position = self.s, self.position
        named = position.get("to_move")
        to_move = None if named is None else TO_MOVE[tuple(TO_MOVE)[_one_of(named, tuple(TO_MOVE), "to_move")]]
        s.draw_for = REVEAL
        if to_move == CHANCE:
            s.draw_for = _one_of(position.get("draw_for", "reveal"), DRAW_FOR, "draw_for")
        if to_move == OVER and s.phase == RECRUITING:
            raise PositionError("to_move: the game is over only after the last trick of phase 2")
        guess = self.box.first_leader
        if to_move is not None and to_move >= 0:
            guess = to_move if s.led == NONE else 1 - to_move
        s.leader = _one_of(position.get("leader", SEAT_NAMES[guess]), SEAT_NAMES, "leader")
        s.to_move = (s.leader if s.led == NONE else 1 - s.leader) if to_move is None else to_move
        s.dealt = self._number("dealt", 0 if s.draw_for == DEAL and s.to_move == CHANCE else 2 * HAND_SIZE, 0, 2 * HAND_SIZE)

    def _guessed_trick(self) -> int:
        """The trick that the named hands speak of."""
        if self.s.to_move == OVER:
            return TRICKS
        sizes = [count(c) + (self.s.led != NONE and p == self.s.leader) for p, c in self.zones["hand"].items()]
        return max(1, min(TRICKS, HAND_SIZE + 1 - max(sizes) - is_late(self.s))) if sizes else 1

    def _by_seat(self, name: str) -> list[tuple[int, Any]]:
        value = self.position.get(name, {})
        if not isinstance(value, Mapping):
            raise PositionError(f'{name} goes by seat: {{"A": [...], "B": [...]}}, not {value!r}')
        return [(_one_of(seat, SEAT_NAMES, f"a seat of {name}"), v) for seat, v in value.items()]

    def _face(self, name: str) -> int:
        value = self.position.get(name)
        return NONE if value is None else _one_of(value, FACES, name)

    def _number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.position.get(name, default)
        if type(value) is not int or not low <= value <= high:
            raise PositionError(f"{name} is a number from {low} to {high}, not {value!r}")
        return value


class _Filler:
    """Deals the cards that a mapping did not name to the zones that need them."""

    def __init__(self, reader: _Reader, rng: Row) -> None:
        self.reader, self.s, self.rng, self.zones = reader, reader.s, rng, reader.zones
        named = [c for zone in self.zones.values() for c in zone.values()]
        self.discard = cards_of(reader.position["discard"], "discard") if "discard" in reader.position else None
        self.rest = DECK
        if self.discard is not None:
            named.append(self.discard)
        for face in (self.s.led, self.s.up):
            if face != NONE:
                named.append(add(0, face))
        for cards in named:
            if without(cards, self.rest):
                raise PositionError(f"{faces(without(cards, self.rest))[0]} stands in the position more often than the deck has it")
            self.rest = without(self.rest, cards)

    def fill(self) -> None:
        s = self.s
        hands = hand_sizes(s)
        for p in range(2):
            s.hand[p] = self._zone("hand", p, hands[p], lacking(self.reader.box, s, p))
        if s.phase == RECRUITING:
            self._recruiting()
        else:
            self._gathering()
        if "stock" in self.reader.position and cards_of(self.reader.position["stock"], "stock") != s.stock:
            raise PositionError("stock: these are not the cards that the other zones leave")

    def _recruiting(self) -> None:
        s = self.s
        if s.up == NONE and s.to_move != CHANCE:
            s.up = self._one()
        resolved = tricks_resolved(s)
        wins = self._wins_of_a(resolved)
        for p, won in enumerate((wins, resolved - wins)):
            s.won[p] = self._zone("won", p, won)
            s.drawn[p] = self._zone("drawn", p, resolved - won - (is_late(s) and p != s.leader))
        self._played(resolved)
        s.stock = self.rest

    def _played(self, resolved: int) -> None:
        """The cards of the tricks so far: undead lie in score piles, all others are discarded (CM-3.5, CM-5.4)."""
        s, undead = self.s, self.reader.box.cards[UNDEAD]
        for p in range(2):
            s.score[p] = self.zones["score"].get(p, 0)
        s.discard = self.discard or 0
        open_piles = [p for p in range(2) if p not in self.zones["score"]]
        among = (undead if open_piles else 0) | (DECK & ~undead if self.discard is None else 0)
        played = self._take(2 * resolved - count(s.score[0]) - count(s.score[1]) - count(s.discard), among)
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
        return low + draw(self.rng, high - low + 1)

    def _gathering(self) -> None:
        s = self.s
        for p in range(2):
            s.score[p] = self.zones["score"].get(p, 0)
        if self.discard is not None:
            s.discard = self.discard
            loose = self.rest
        else:
            s.discard, loose = self._split_played()
        open_piles = [p for p in range(2) if p not in self.zones["score"]] or [0, 1]
        self.rest = without(self.rest, loose)
        while loose:
            face = face_of(nth(loose, draw(self.rng, count(loose))))
            loose = remove(loose, face)
            p = open_piles[draw(self.rng, len(open_piles))]
            s.score[p] = add(s.score[p], face)

    def _split_played(self) -> tuple[int, int]:
        """Of the cards that are left: those discarded in phase 1 (never undead), and those scored."""
        s = self.s
        undead = self.reader.box.cards[UNDEAD]
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
        take = self._take(least + draw(self.rng, most - least + 1), DECK & ~undead, keep=True)
        return without(plain, take), union(take, loose_undead)

    def _zone(self, name: str, p: int, size: int, barred: int = 0) -> int:
        if p in self.zones[name]:
            cards = self.zones[name][p]
            if count(cards) != size:
                raise PositionError(
                    f"{name} of {SEAT_NAMES[p]} has {count(cards)} cards; in trick {self.s.trick} of {PHASES[self.s.phase]} it has {size}"
                )
            return cards
        return self._take(size, DECK & ~barred)

    def _one(self) -> int:
        return face_of(nth(self._take(1), 0))

    def _take(self, n: int, among: int = DECK, keep: bool = False) -> int:
        taken, pool = 0, self.rest & among
        if n < 0 or n > count(pool):
            raise PositionError(f"the named cards leave {count(pool)} for zones that need {n}: some zone holds too many or too few")
        for _ in range(n):
            face = face_of(nth(pool, draw(self.rng, count(pool))))
            pool = remove(pool, face)
            taken = add(taken, face)
        if not keep:
            self.rest = without(self.rest, taken)
        return taken


def _one_of(value: object, values: tuple[str, ...], where: str) -> int:
    if value not in values:
        shown = ", ".join(map(repr, values)) if len(values) < 10 else f"one such as {values[3]!r}"
        raise PositionError(f"{where} is {shown}, not {value!r}")
    return values.index(str(value))


# how many cards lie where


def tricks_resolved(s: Fields) -> int:
    """How many tricks of the phase have been won."""
    if s.to_move == OVER:
        return TRICKS
    return s.trick - 1 + is_late(s)


def hand_sizes(s: Fields) -> tuple[int, int]:
    """How many cards each hand has."""
    if s.dealt < 2 * HAND_SIZE:
        return (s.dealt + 1) // 2, s.dealt // 2
    full = HAND_SIZE - tricks_resolved(s)
    first, second = (full - (s.led != NONE and p == s.leader) for p in range(2))
    return first, second


def wrong(box: Box, s: Fields) -> str | None:
    """What is wrong with a position, in a sentence; None if it could lie on the table (CM-1.2)."""
    return _wrong_cards(s) or _wrong_turn(s) or (_wrong_recruiting(box, s) if s.phase == RECRUITING else _wrong_gathering(box, s))


def _zones(s: Fields) -> dict[str, int]:
    found = {"the stock": s.stock, "the discard pile": s.discard}
    for p, seat in enumerate(SEAT_NAMES):
        found |= {f"the hand of {seat}": s.hand[p], f"the cards {seat} won": s.won[p]}
        found |= {f"the cards {seat} drew": s.drawn[p], f"the score pile of {seat}": s.score[p]}
    found |= {name: add(0, f) for name, f in (("the card led", s.led), ("the face-up card", s.up)) if f != NONE}
    return found


def _wrong_cards(s: Fields) -> str | None:
    zones = _zones(s)
    total, zeros, where = 0, 0, dict[int, str]()
    for name, cards in zones.items():
        if cards & ZEROS & ((cards & ZEROS) + 1):
            return f"{name} has goblin zeros that are not counted from below"
        zeros += count(cards & ZEROS)
        total += count(cards)
        for face in range(1, FACE_COUNT):
            if has(cards, face):
                if face in where:
                    return f"{FACES[face]} is in {where[face]} and in {name}"
                where[face] = name
    if zeros != ZERO_COPIES or total != 52:
        return f"there are {total} cards with {zeros} goblin zeros; the deck has 52 with {ZERO_COPIES}"
    return None


def _wrong_turn(s: Fields) -> str | None:
    if s.phase > GATHERING or s.trick < 1:
        return f"there is no phase {s.phase + 1} or no trick {s.trick}"
    if s.to_move > 1:
        return "two play: the seats are A and B"
    if s.to_move >= 0 and s.to_move != (s.leader if s.led == NONE else 1 - s.leader):
        return f"{SEAT_NAMES[s.leader]} leads, so it is not {SEAT_NAMES[s.to_move]}'s turn"
    if s.to_move == OVER and (s.phase == RECRUITING or s.trick != TRICKS or s.led != NONE):
        return "the game is over only after the last trick of phase 2"
    if s.to_move == CHANCE and (s.phase == GATHERING or s.led != NONE or s.up != NONE):
        return "a card is drawn only between tricks of phase 1"
    if (s.dealt < 2 * HAND_SIZE) != (s.to_move == CHANCE and s.draw_for == DEAL):
        return f"{s.dealt} of 26 cards are dealt, which does not fit what is drawn next"
    if s.to_move != CHANCE and s.draw_for != REVEAL:
        return "nothing is drawn now, so draw_for has to be reveal"
    hands = hand_sizes(s)
    for p, seat in enumerate(SEAT_NAMES):
        if count(s.hand[p]) != hands[p]:
            return f"{seat} has {count(s.hand[p])} cards in hand; in trick {s.trick} of {PHASES[s.phase]} it would be {hands[p]}"
    return None


def _wrong_recruiting(box: Box, s: Fields) -> str | None:
    resolved, late = tricks_resolved(s), is_late(s)
    if s.to_move >= 0 and s.up == NONE:
        return "a trick of phase 1 needs a face-up card to be won"
    if s.dealt < 2 * HAND_SIZE and (s.trick != 1 or s.leader != box.first_leader):
        return "while cards are dealt no trick has been played"
    if count(s.won[0]) + count(s.won[1]) != resolved or (late and not s.won[s.leader]):
        return f"{count(s.won[0])} and {count(s.won[1])} cards were won face up; {resolved} tricks were"
    for p, seat in enumerate(SEAT_NAMES):
        if count(s.won[p]) + count(s.drawn[p]) != resolved - (late and p != s.leader):
            return f"{seat} has {count(s.won[p]) + count(s.drawn[p])} followers after {resolved} tricks"
    if (s.score[0] | s.score[1]) & ~box.cards[UNDEAD] or s.discard & box.cards[UNDEAD]:
        return "in phase 1 the undead that were played, and only they, lie in the score piles"
    played = count(s.score[0]) + count(s.score[1]) + count(s.discard)
    if played != 2 * resolved:
        return f"{played} cards were played in {resolved} tricks; it would be {2 * resolved}"
    for p, seat in enumerate(SEAT_NAMES):
        held = s.hand[p] & lacking(box, s, p)
        if held:
            return f"{seat} has shown to lack {FACTIONS[box.faction[face_of(lowest(held))]]} but holds one"
    return None


def _wrong_gathering(box: Box, s: Fields) -> str | None:
    if s.stock or s.up != NONE or s.won[0] | s.won[1] | s.drawn[0] | s.drawn[1]:
        return "in phase 2 there is no stock, no face-up card and no follower pile"
    if s.lacks[0] | s.lacks[1]:
        return "lacks are remembered in phase 1 only"
    resolved = tricks_resolved(s)
    undead = count((s.score[0] | s.score[1]) & box.cards[UNDEAD])
    scored = count(s.score[0]) + count(s.score[1])
    if s.discard & box.cards[UNDEAD] or not scored - undead <= 2 * resolved <= scored:
        return f"after {resolved} tricks of phase 2 the score piles cannot have {scored} cards, {undead} of them undead"
    return None


# what may come


def odds(seen: Seen) -> dict[Action, Fraction]:
    """The next card of the stock, as a seat may know it: exact, what the other has shown to lack counted in (CM-3.1)."""
    s: Fields = cast(State, seen.position).fields
    if s.phase == GATHERING or not s.stock:
        return {}
    other, pool = 1 - seen.seat, unseen(s, seen.seat)
    in_hand, free = count(s.hand[other]), pool & ~lacking(seen.position.box, s, other)
    elsewhere = count(pool) - in_hand
    chance_of_hand = Fraction(in_hand, count(free)) if in_hand else Fraction(0)
    found: dict[Action, Fraction] = {}
    for face in range(FACE_COUNT):
        copies = count(pool & ZEROS) if face == 0 else int(has(pool, face))
        if copies:
            held = chance_of_hand if has(free, face) else Fraction(0)
            found[Draw(FACES[face])] = copies * (1 - held) / elsewhere
    return found
