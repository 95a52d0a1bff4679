"""Codes: a position as a short text that one can paste, with a check against typing errors.

A code is the game's name, a version, and the primary fields written as one number in base 32 (digits and letters without
i, l, o, u), in groups of five. Reading one evaluates nothing; whatever is wrong with it is a CodeError or PositionError.

    claim-1-2fq3k-...
"""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

from .errors import CodeError, shown
from .game import NAME
from .layout import Layout, cells

if TYPE_CHECKING:
    from .game import Game
    from .state import State

VERSION = 1
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
CHECK = 1 << 30
LONGEST = 20_000
FORM = rf"\s*{NAME}-\d{{1,4}}(-[0-9a-z]{{1,5}})+\s*"


def encode(state: State) -> str:
    """The code of a position."""
    game, number = state.game, 0
    for value, low, high in reversed(_numbers(game, state.players, state._s)):
        number = number * (high - low + 1) + (value - low)
    number = number * CHECK + _check(game, number)
    digits = ""
    while number:
        number, d = divmod(number, 32)
        digits = DIGITS[d] + digits
    return "-".join([game.name, str(VERSION), *re.findall(".{1,5}", digits)])


def name_in(code: str) -> str:
    """The name of the game that a code is of."""
    if not isinstance(code, str) or len(code) > LONGEST or not re.fullmatch(FORM, code.lower()):
        raise CodeError("a code of a position reads like claim-1-2fq3k-…: the game, a version, and groups of up to five signs")
    return code.strip().lower().split("-")[0]


def decode(code: str, game: Game) -> State:
    """The position of a code. Raises CodeError when it was damaged, is of another game, or newer than this version."""
    name = name_in(code)
    if name != game.name:
        raise CodeError(f"this is a code of {shown(name)}, not of {game.name!r}")
    _, version, *groups = code.strip().lower().split("-")
    if int(version) > VERSION:
        raise CodeError(f"this code is of version {version}; this tabletop reads up to {VERSION}: please update it")
    if int(version) < 1:
        raise CodeError(f"there is no code of version {version}; the first is 1")
    number = 0
    for k, sign in enumerate("".join(groups), 1):
        if sign not in DIGITS:
            raise CodeError(f"sign {k} of the code is {sign!r}, which no code holds (i, l, o and u are left out)")
        number = number * 32 + DIGITS.index(sign)
    number, check = divmod(number, CHECK)
    if check != _check(game, number):
        raise CodeError("the code has a typing error, a part is missing, or it is of another board: its check does not agree")
    return _state(game, number)


def _state(game: Game, number: int) -> State:
    options = {}
    for option in game.option_list:
        number, which = divmod(number, len(option.values))
        options[option.name] = option.values[which]
    number, extra = divmod(number, game.seats[1] - game.seats[0] + 1)
    bound = game if options == game.options else game.bound(options)
    s = bound.pieces.Fields()
    for field, spec in s.SPECS.items():
        if not spec.derived:
            for index, _ in cells(getattr(s, field)):
                number, value = divmod(number, spec.high - spec.low + 1)
                _put(s, field, index, value + spec.low)
    if number:
        raise CodeError("the code holds more than a position: it is of another board or damaged")
    return bound.checked_state(game.seats[0] + extra, s)


def _numbers(game: Game, players: int, s: Layout) -> list[tuple[int, int, int]]:
    """All numbers of a position, each with its range: options, players, then every cell of every primary field."""
    found = [(o.values.index(game.options[o.name]), 0, len(o.values) - 1) for o in game.option_list]
    found.append((players, game.seats[0], game.seats[1]))
    for field, spec in s.SPECS.items():
        if not spec.derived:
            found += [(value, spec.low, spec.high) for _, value in cells(getattr(s, field))]
    return found


def _put(s: Layout, field: str, index: tuple[int, ...], value: int) -> None:
    if not index:
        setattr(s, field, value)
    elif len(index) == 1:
        getattr(s, field)[index[0]] = value
    else:
        getattr(s, field)[index[0]][index[1]] = value


def _check(game: Game, number: int) -> int:
    """A number that tells a code with a typing error, and one of another game or board."""
    size = (number.bit_length() + 7) // 8
    return zlib.crc32((game.name + game.board_mark).encode() + number.to_bytes(size, "big")) % CHECK
