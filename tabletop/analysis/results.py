"""Results: what many games have shown, by player and by seat, with intervals.

A win is a first place alone; a first place that is shared is a draw. Shares have Wilson's interval and means Student's, both at
95 %. By seat tells what it is worth to sit first.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import TabletopError
from ..core.game import Game, seat_names
from ..core.text import Text
from ..show.i18n import checked
from ..show.theme import columns
from .intervals import Interval, mean_interval, wilson

if TYPE_CHECKING:
    import pandas

    from ..core.match import Match
    from ..core.record import Record

WORDS: dict[str, Text] = {
    "head": {"en": "{game}: {n} games, seed {seed}, {seating}", "ko": "{game}: {n}판, 시드 {seed}, {seating}"},
    "rotating": {"en": "players changing seats", "ko": "자리를 바꿔 가며"},
    "fixed": {"en": "players keeping their seats", "ko": "자리를 바꾸지 않고"},
    "player": {"en": "player", "ko": "플레이어"},
    "seat": {"en": "seat", "ko": "자리"},
    "games": {"en": "games", "ko": "판"},
    "win_rate": {"en": "win rate", "ko": "승률"},
    "interval": {"en": "95 % interval", "ko": "95 % 구간"},
    "draws": {"en": "drawn", "ko": "무승부"},
    "mean": {"en": "mean points", "ko": "평균 점수"},
    "span": {"en": "{low} to {high}", "ko": "{low}~{high}"},
    "one_length": {"en": "Every game took {most} decisions.", "ko": "어느 판이나 결정이 {most}번이었습니다."},
    "length": {"en": "Decisions in a game: {mean} on average ({span}), from {least} to {most}.", "ko": "한 판의 결정: 평균 {mean}번({span}), 적게는 {least}번, 많게는 {most}번."},
}
COLUMNS = ("games", "win_rate", "interval", "draws", "mean", "interval")


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: its index; by seat the player (a number), the place, the points by category; its length in decisions."""

    index: int
    order: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    length: int


@dataclass(frozen=True)
class Line:
    """What one player, or one seat, came to. Intervals are at 95 %."""

    label: str
    games: int
    wins: int
    draws: int
    mean: float
    mean_interval: Interval

    @property
    def win_rate(self) -> float:
        """The share of games won alone."""
        return self.wins / self.games

    @property
    def win_interval(self) -> Interval:
        """Wilson's interval for it."""
        return wilson(self.wins, self.games)

    @property
    def draw_rate(self) -> float:
        """The share of games in which first place was shared."""
        return self.draws / self.games


@dataclass(frozen=True, repr=False)
class Results:
    """Many games of one game. In a notebook it shows itself as a table; `frame` gives pandas one row a game and seat."""

    game: Game
    players: tuple[str, ...]
    seed: int
    rotate: bool
    rows: tuple[Outcome, ...]
    _play: Callable[[int], Match]

    # what they show

    def by_player(self) -> tuple[Line, ...]:
        """A line for each player, in the order in which they were named."""
        return tuple(self._line(label, ((row, row.order.index(i)) for row in self.rows)) for i, label in enumerate(self.players))

    def by_seat(self) -> tuple[Line, ...]:
        """A line for each seat, whoever sat there."""
        seats = seat_names(self.game, len(self.players))
        return tuple(self._line(label, ((row, seat) for row in self.rows)) for seat, label in enumerate(seats))

    def of(self, player: str) -> Line:
        """The line of one player. Raises TabletopError that says who played."""
        if player not in self.players:
            raise TabletopError(f"{player!r} did not play; {' and '.join(self.players)} did")
        return self.by_player()[self.players.index(player)]

    @property
    def lengths(self) -> tuple[int, ...]:
        """The decisions of each game."""
        return tuple(row.length for row in self.rows)

    def match(self, index: int) -> Match:
        """One of the games played again, as a match that can be looked through."""
        if not isinstance(index, int) or not 0 <= index < len(self.rows):
            raise TabletopError(f"the games are numbered from 0 to {len(self.rows) - 1}, not {index!r}")
        return self._play(index)

    def record(self, index: int) -> Record:
        """The record of one of the games, such as `tabletop.replay` shows."""
        return self.match(index).record

    def _line(self, label: str, found: Iterable[tuple[Outcome, int]]) -> Line:
        totals, wins, draws = [], 0, 0
        for row, seat in found:
            totals.append(sum(row.scores[seat]))
            if row.places[seat] == 1:
                alone = row.places.count(1) == 1
                wins, draws = wins + alone, draws + (not alone)
        return Line(label, len(totals), wins, draws, sum(totals) / len(totals), mean_interval(totals))

    # rows for other tools

    def records(self) -> Iterator[dict[str, Any]]:
        """One mapping a game and seat: game, seat, player, place, points, points by category, length in decisions."""
        seats = seat_names(self.game, len(self.players))
        for row in self.rows:
            for seat, name in enumerate(seats):
                head = {"game": row.index, "seat": name, "player": self.players[row.order[seat]], "place": row.places[seat]}
                points = dict(zip(self.game.pieces.CATEGORIES, row.scores[seat], strict=True))
                yield head | {"points": sum(row.scores[seat])} | points | {"length": row.length}

    def frame(self) -> pandas.DataFrame:
        """The same rows as a pandas DataFrame. Raises TabletopError where pandas is not installed."""
        try:
            import pandas
        except ImportError:
            raise TabletopError("frame() needs pandas: pip install 'tabletop-lab[lab]'; records() gives the same rows without it") from None
        return pandas.DataFrame(list(self.records()))

    def save_csv(self, path: str | Path) -> Path:
        """Write the same rows to a file of comma-separated values; returns the path."""
        rows = list(self.records())
        with Path(path).open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
        return Path(path)

    # how they look

    def table(self, lang: str = "en") -> str:
        """The figures as text, by player and by seat. Raises TabletopError for another language."""
        checked(lang)
        first, second = self._cells("player", self.by_player(), lang), self._cells("seat", self.by_seat(), lang)
        widths = [max(columns(row[k]) for row in (*first, *second)) for k in range(len(first[0]))]
        blocks = ["\n".join(_aligned(row, widths) for row in block) for block in (first, second)]
        return "\n\n".join([self._head(lang), *blocks, self._length(lang)])

    def _cells(self, of: str, lines: Sequence[Line], lang: str) -> list[list[str]]:
        head = [WORDS[of][lang], *(WORDS[c][lang] for c in COLUMNS)]
        return [head, *(_figures(line, lang) for line in lines)]

    def _head(self, lang: str) -> str:
        seating = WORDS["rotating" if self.rotate else "fixed"][lang]
        title = self.game.rulebook.title[lang]
        chosen = ", ".join(f"{name}={value}" for name, value in self.game.chosen.items())
        game = f"{title} ({chosen})" if chosen else title
        return WORDS["head"][lang].format(game=game, n=f"{len(self.rows):,}", seed=self.seed, seating=seating)

    def _length(self, lang: str) -> str:
        lengths = self.lengths
        mean, span = sum(lengths) / len(lengths), _span(mean_interval(lengths), lang, 1)
        form = "length" if min(lengths) < max(lengths) else "one_length"
        return WORDS[form][lang].format(mean=f"{mean:.1f}", span=span, least=min(lengths), most=max(lengths))

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        wins = Counter({line.label: line.wins for line in self.by_player()})
        return f"<{len(self.rows):,} games of {self.game.title}: {', '.join(f'{name} {wins[name]:,} won' for name in self.players)}>"

    def _repr_mimebundle_(self, **_: Any) -> Mapping[str, str]:
        parts = [f"<p>{escape(self._head('en'))}</p>"]
        for block in (self._cells("player", self.by_player(), "en"), self._cells("seat", self.by_seat(), "en")):
            head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in block[0])
            rows = ("".join([f'<th scope="row">{escape(r[0])}</th>', *(f"<td>{escape(c)}</td>" for c in r[1:])]) for r in block[1:])
            body = "".join(f"<tr>{row}</tr>" for row in rows)
            parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")
        parts.append(f"<p>{escape(self._length('en'))}</p>")
        return {"text/html": "".join(parts), "text/plain": self.table()}


def labels(names: Iterable[str]) -> tuple[str, ...]:
    """Names by which players can be told apart: a second "greedy" is "greedy 2"."""
    told: list[str] = []
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        told.append(f"{name} {seen[name]}" if seen[name] > 1 else name)
    return tuple(told)


def _figures(line: Line, lang: str) -> list[str]:
    return [
        line.label, f"{line.games:,}", f"{line.win_rate:.3f}", _span(line.win_interval, lang, 3), f"{line.draw_rate:.3f}",
        f"{line.mean:.2f}", _span(line.mean_interval, lang, 2),
    ]  # fmt: skip


def _span(interval: Interval, lang: str, digits: int) -> str:
    low, high = interval
    if high == float("inf"):
        return "-"
    return WORDS["span"][lang].format(low=f"{low:.{digits}f}", high=f"{high:.{digits}f}")


def _aligned(cells: Sequence[str], widths: Sequence[float]) -> str:
    """A line of a table: the first cell to the left, the others to the right; a Korean letter takes two columns."""
    first = cells[0] + " " * round(widths[0] - columns(cells[0]))
    rest = (" " * round(width - columns(cell)) + cell for cell, width in zip(cells[1:], widths[1:], strict=True))
    return "  ".join([first, *rest]).rstrip()
