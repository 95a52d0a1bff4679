"""The 120 cards of Port Royal, and sets of them.

Rules PR-1.2 to PR-1.5. A set of cards is two ints of 60 bits, one for ships, taxes and expeditions, one for people. Copies of a face
fill its bits from below, since nobody can tell one from another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...core.engine import count, engine

SEATS = 5
COLOURS = ("yellow", "blue", "green", "red", "black")
SHIP_NAMES = ("pinnace", "flute", "skiff", "frigate", "galleon")
SKULL = 127  # the swords of a ship that cannot be repelled
COINS_AND_SWORDS = (  # of the ships of each colour, with the number of copies
    ((1, 1, 3), (2, 1, 1), (2, 2, 2), (3, 2, 1), (3, 4, 2), (4, 4, 1)),
    ((1, 1, 3), (2, 1, 1), (2, 2, 2), (3, 2, 1), (3, 5, 2), (4, 5, 1)),
    ((1, 1, 3), (2, 1, 1), (2, 3, 2), (3, 3, 1), (3, 5, 2), (4, 5, 1)),
    ((1, 1, 3), (2, 3, 3), (3, 6, 2), (3, SKULL, 1), (4, SKULL, 1)),
    ((1, 2, 3), (2, 4, 3), (3, 7, 2), (3, SKULL, 1), (4, SKULL, 1)),
)
PEOPLE = (  # kind, price, points, copies
    ("captain", 4, 1, 5), ("settler", 4, 1, 5), ("priest", 4, 1, 5), ("jack", 6, 1, 3),
    ("yellow trader", 3, 1, 1), ("yellow trader", 5, 2, 1), ("blue trader", 3, 1, 1), ("blue trader", 5, 2, 1),
    ("green trader", 3, 1, 2), ("red trader", 3, 1, 2), ("black trader", 3, 1, 2),
    ("sailor", 3, 1, 7), ("sailor", 5, 2, 2), ("sailor", 7, 3, 1), ("pirate", 5, 1, 1), ("pirate", 7, 2, 1), ("pirate", 9, 3, 1),
    ("admiral", 5, 1, 1), ("admiral", 7, 2, 3), ("admiral", 9, 3, 2), ("jester", 5, 1, 1), ("jester", 7, 2, 3), ("jester", 9, 3, 1),
    ("governor", 8, 0, 4), ("mademoiselle", 7, 2, 2), ("mademoiselle", 9, 3, 2),
)  # fmt: skip
KINDS = tuple(dict.fromkeys(kind for kind, *_ in PEOPLE))
TAXES = ("tax points", "tax swords")
TAX_COPIES = 2
EXPEDITIONS = ("captains", "priests", "settlers", "captains+settler", "priests+settler", "all-three")
EXPEDITION_INCOME = (2, 2, 2, 3, 3, 3)
EXPEDITION_POINTS = (4, 4, 4, 6, 6, 5)
FOR_FIVE = EXPEDITIONS.index("all-three")
GIVERS = ("captain", "priest", "settler", "jack")  # who can be given for an expedition, in the order of writing
ASKED = (  # who is given for each expedition, unless jacks stand for them (PR-3.2)
    ("captain", "captain"), ("priest", "priest"), ("settler", "settler"), ("captain", "captain", "settler"),
    ("priest", "priest", "settler"), ("captain", "priest", "settler"),
)  # fmt: skip
SWORDS = {"sailor": 1, "pirate": 2}  # of a person


class Ship(NamedTuple):
    """A ship: its colour, the coins it brings, the swords it takes to repel it (SKULL: it cannot be), copies in the deck."""

    colour: str
    coins: int
    swords: int
    copies: int

    @property
    def face(self) -> str:
        """Its text, such as "yellow pinnace 3/4" or "red frigate 4/skull"."""
        name = SHIP_NAMES[COLOURS.index(self.colour)]
        return f"{self.colour} {name} {self.coins}/{'skull' if self.swords == SKULL else self.swords}"


SHIPS = tuple(Ship(c, *numbers) for c, ships in zip(COLOURS, COINS_AND_SWORDS, strict=True) for numbers in ships)
FACES = (*(ship.face for ship in SHIPS), *(f"{kind} {price}" for kind, price, *_ in PEOPLE), *TAXES, *EXPEDITIONS)
FACE = {face: i for i, face in enumerate(FACES)}
PERSON = len(SHIPS)  # the first face of a person; below it are ships
TAX = PERSON + len(PEOPLE)  # the first of the taxes
EXPEDITION = TAX + len(TAXES)  # the first of the expeditions
JACK = FACE["jack 6"]
GIVER_FACES = ("captain 4", "priest 4", "settler 4", "jack 6")
FACE_COUNT = len(FACES)
COPIES = (
    *(ship.copies for ship in SHIPS), *(copies for *_, copies in PEOPLE), *[TAX_COPIES] * len(TAXES), *[1] * len(EXPEDITIONS),
)  # fmt: skip
DECK = sum(COPIES)
HALF = 60  # cards in each half of the deck: ships, taxes and expeditions; people
ALL = (1 << HALF) - 1
COLOUR = tuple(COLOURS.index(ship.colour) for ship in SHIPS)
SHIP_FACES = tuple(range(PERSON))
PERSON_FACES = tuple(range(PERSON, TAX))
OTHER_FACES = (*SHIP_FACES, *range(TAX, FACE_COUNT))

Cards = tuple[str, ...]


def _bits() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By face the set of all its copies, in its half; and by place of a card, those of people from HALF on, its face."""
    masks, faces = [0] * FACE_COUNT, []
    for half in (OTHER_FACES, PERSON_FACES):
        at = 0
        for face in half:
            masks[face] = (1 << COPIES[face]) - 1 << at
            faces += [face] * COPIES[face]
            at += COPIES[face]
    return tuple(masks), tuple(faces)


MASKS, PLACES = _bits()
LOWEST = tuple(mask & -mask for mask in MASKS)


def _payments(expedition: str) -> tuple[str, ...]:
    """All that can be given for an expedition, with few jacks first (PR-3.2, PR-3.3)."""
    asked = ASKED[EXPEDITIONS.index(expedition)]
    found = {
        tuple(sorted(("jack" if jacks >> i & 1 else kind for i, kind in enumerate(asked)), key=GIVERS.index))
        for jacks in range(1 << len(asked))
    }
    return tuple(" ".join(given) for given in sorted(found, key=lambda g: (g.count("jack"), [GIVERS.index(kind) for kind in g])))


PAYMENTS = tuple((expedition, given) for expedition in EXPEDITIONS for given in _payments(expedition))


def all_of(faces: Iterable[int]) -> int:
    """The set of all cards of some faces of one half."""
    cards = 0
    for face in faces:
        cards |= MASKS[face]
    return cards


def people_of(kind: str) -> int:
    """The set of all people of a kind, such as "sailor" or "blue trader"; "trader" is those of every colour."""
    return all_of(PERSON + i for i, person in enumerate(PEOPLE) if person[0] == kind or person[0].endswith(f" {kind}"))


@engine
def takes_for(colours: int) -> int:
    """How many cards the active seat may take with so many colours of ships in the harbour, governors apart (PR-4.1)."""
    return colours - 2 if colours > 3 else 1


def faces_of(others: int, people: int = 0) -> Cards:
    """The cards of a set as texts, in the order of faces, as often as they are there."""
    halves = [(face, people if PERSON <= face < TAX else others) for face in range(FACE_COUNT)]
    return tuple(FACES[face] for face, cards in halves for _ in range(count(cards & MASKS[face])))


@engine
def more(cards: int, mask: int, low: int) -> int:
    """The set with one more card of a face, whose copies are `mask` and the lowest of them `low`."""
    return cards | ((cards & mask) << 1 | low) & mask


@engine
def less(cards: int, mask: int) -> int:
    """The set with one card of a face less, whose copies are `mask`."""
    return cards & ~mask | (cards & mask) >> 1 & mask
