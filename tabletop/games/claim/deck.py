"""The 52 cards of Claim, and sets of them.

Rules CM-1.1 and CM-1.2. A set of cards is one int. Its five lowest bits count goblin zeros from below (two zeros are 0b00011), since
nobody can tell one goblin zero from another; every other card has a bit of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...core.engine import count, engine
from ...core.errors import PositionError, shown

FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER = range(5)
RANKS = (range(10), range(2, 10), range(10), range(10), range(10))
FACES = tuple(f"{name} {rank}" for name, ranks in zip(FACTIONS, RANKS, strict=True) for rank in ranks)
FACE_FACTION = tuple(f for f, ranks in enumerate(RANKS) for _ in ranks)
FACE_RANK = tuple(rank for ranks in RANKS for rank in ranks)
FACE_COUNT = len(FACES)
FACTION_COUNT = len(FACTIONS)
ZEROS = 31
ZERO_COPIES = 5
COPIES = 30  # the bits of goblin zeros beyond the first
DECK = (1 << 52) - 1
HAND_SIZE = 13
TRICKS = 13

Cards = tuple[str, ...]


@engine
def bit_of(face: int) -> int:
    """The bit of a face in a set, that of the lowest copy for the goblin zero."""
    return 1 << face + 4 if face else 1


@engine
def face_of(bit: int) -> int:
    """The face that the bit of that number stands for."""
    return bit - 4 if bit > 4 else 0


@engine
def has(cards: int, face: int) -> bool:
    """Whether a card of that face is in the set."""
    return cards & bit_of(face) != 0


@engine
def add(cards: int, face: int) -> int:
    """The set with one more card of that face."""
    if face == 0:
        return cards | (cards & ZEROS) << 1 | 1
    return cards | 1 << face + 4


@engine
def remove(cards: int, face: int) -> int:
    """The set with one card of that face less."""
    if face == 0:
        return cards & ~ZEROS | (cards & ZEROS) >> 1
    return cards & ~(1 << face + 4)


@engine
def union(a: int, b: int) -> int:
    """All the cards of two sets."""
    i = b & ZEROS
    both = a | b & ~ZEROS
    while i:
        both = add(both, 0)
        i >>= 1
    return both


@engine
def without(a: int, b: int) -> int:
    """The cards of a that are left when those of b are taken away."""
    i = b & ZEROS
    rest = a & ~(b & ~ZEROS)
    while i:
        rest = remove(rest, 0)
        i >>= 1
    return rest


def faces(cards: int) -> Cards:
    """The cards of a set as texts, in deck order, goblin zeros as often as they are there."""
    return ("goblin 0",) * count(cards & ZEROS) + tuple(FACES[f] for f in range(1, FACE_COUNT) if has(cards, f))


def cards_of(names: Iterable[str], where: str) -> int:
    """The set of cards with these names. Raises PositionError that says where an unknown or doubled card stands."""
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise PositionError(f"{where} must be a list of cards such as 'goblin 3', not {shown(names)}")
    cards = 0
    for name in names:
        if not isinstance(name, str) or name not in FACES:
            raise PositionError(f"{where}: {shown(name)} is no card; a card reads like 'goblin 3' or 'knight 9'")
        face = FACES.index(name)
        if count(cards & ZEROS) == ZERO_COPIES if face == 0 else has(cards, face):
            raise PositionError(f"{where}: {name} stands there too often")
        cards = add(cards, face)
    return cards
