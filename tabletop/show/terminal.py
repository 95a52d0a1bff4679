"""Terminal: a match and a record in plain text, for who has no notebook, or would rather type.

The board is the text of the scene that the widget draws, refusals are the same, and a seat's secrets stay its own: the board is
made of what the seat knows, and where several people share the screen it is cleared between their turns.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from ..core.action import Action
from ..core.errors import IllegalAction, PlayersError, TabletopError, UnknownAction
from ..core.event import Event
from ..core.game import Game, seat_names
from ..core.match import Match
from ..core.record import Record
from ..core.rulebook import Refusal, Rule
from ..core.state import Score, State
from ..core.text import Words, checked, columns, wrap
from . import hinting
from .aid import aid
from .i18n import ui
from .picture import picture
from .typed import as_typed, meant, read_as

WIDTH = 80
LISTED = 60  # moves that are listed without being asked for

say = Words({
    "commands": {
        "en": "Type a move, its number, or its beginning (g7). Or: ? (the moves), why MOVE, hint, undo, rules [ID], aid, code, quit.",
        "ko": "수를 그대로, 번호로, 또는 앞부분만 입력하세요(예: g7). 다른 명령: ? (둘 수 있는 수), 왜 <수>, 힌트,"
        " 무르기, 규칙 [번호], 요약, 코드, 끝.",
    },
    "moves": {"en": "You may:", "ko": "둘 수 있는 수:"},
    "many": {"en": "{n} moves are possible; ? lists them.", "ko": "둘 수 있는 수가 {n}가지입니다. ?를 입력하면 모두 나옵니다."},
    "number": {"en": "The list runs from 1 to {n}.", "ko": "목록의 번호는 1부터 {n}까지입니다."},
    "why_what": {"en": "Ask about a move: why {example}", "ko": "수를 함께 입력하세요: 왜 {example}"},
    "seed": {
        "en": "Seed {seed}: the same deal comes again with --seed {seed}.",
        "ko": "시드 {seed}: --seed {seed}로 시작하면 같은 판이 다시 나옵니다.",
    },
    "known": {
        "en": "This is the position as you know it; what is hidden from you is filled in one way that fits.",
        "ko": "내가 아는 대로의 장면입니다. 모르는 부분은 가능한 경우 하나로 채웠습니다.",
    },
    "curtain": {"en": "Pass the screen to {seat}. {seat}, press Enter: ", "ko": "화면을 {seat}에게 넘겨주세요. {seat}, Enter를 누르세요: "},
    "left": {"en": "The game was left unfinished.", "ko": "게임을 끝내지 않고 나왔습니다."},
    "illegal": {"en": "{seat}'s player chose a move that it may not make.", "ko": "{seat}의 컴퓨터 플레이어가 둘 수 없는 수를 골랐습니다."},
    "place": {"en": "{place}. {name}: {total} ({parts})", "ko": "{place}위 {name}: {total} ({parts})"},
    "who": {"en": "{name}: {player}", "ko": "{name}: {player}"},
    "steps": {"en": "Enter: on, b: back, q: leave> ", "ko": "Enter: 다음, b: 이전, q: 나가기> "},
    "ruling": {"en": "Ruling", "ko": "판정"},
    "option": {"en": "Option {name}: {values} (default {default})", "ko": "선택 규칙 {name}: {values} (기본값 {default})"},
    "covers": {"en": "Statements: {ids}", "ko": "근거 문장: {ids}"},
})  # fmt: skip
COMMANDS = {
    "?": "?", "help": "?", "moves": "?", "도움말": "?", "why": "why", "왜": "why", "hint": "hint", "힌트": "hint", "undo": "undo",
    "무르기": "undo", "rules": "rules", "rule": "rules", "규칙": "rules", "aid": "aid", "요약": "aid", "code": "code", "코드": "code",
    "quit": "quit", "q": "quit", "exit": "quit", "끝": "quit",
}  # fmt: skip

Ask = Callable[[str], str]


class Left(Exception):
    """Somebody has left the table."""


def show(text: str = "", indent: str = "", first: str | None = None) -> None:
    """Print a text in lines of at most 80 columns; signs that would steer the terminal are left out."""
    for number, line in enumerate(wrap(clean(text), WIDTH - len(indent)) or [""]):
        print((indent if number or first is None else first) + line)


def clean(text: str) -> str:
    """A text without signs that would steer the terminal: names and files may come from strangers."""
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def clear() -> None:
    """Clear the screen and what can be scrolled back to, where it is one."""
    if sys.stdout.isatty():
        if os.name == "nt":
            os.system("cls")
        else:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)


# rules as text


def show_rule(game: Game, name: str, lang: str, whole: bool = True) -> None:
    """Print one rule; `whole`: with the statements that it covers. Raises TabletopError that says which rules there are."""
    rule = find_rule(game, name)
    show(rule.title[lang], " " * 10, f"{rule.id:<9} ")
    show(rule.text[lang], " " * 10)
    for ruling in rule.rulings:
        show(f"{say('ruling', lang)} ({ruling['statement']}): {ruling[lang]}", " " * 12, " " * 10 + "- ")
    for option in rule.options:
        values = ", ".join(str(v) for v in option["values"])
        show(say("option", lang, name=option["name"], values=values, default=option["default"]), " " * 12, " " * 10 + "- ")
    if whole and rule.seeds:
        show(say("covers", lang, ids=", ".join(rule.seeds)), " " * 10)


def find_rule(game: Game, name: str) -> Rule:
    """A rule by its id, which may be written without the prefix and in small letters: "2.3"."""
    for book in (game.rulebook, game.core):
        for known, rule in book.rules.items():
            if name.strip().lower() in (known.lower(), known.lower().removeprefix(f"{book.prefix.lower()}-")):
                return rule
    return game.rulebook[name]


def show_rulebook(game: Game, lang: str) -> None:
    """Print the whole rulebook, chapter by chapter."""
    book = game.rulebook
    show(book.title[lang])
    show("=" * round(columns(book.title[lang])))
    show(book.summary[lang])
    chapter = ""
    for name in book.rules:
        number = name.partition("-")[2].partition(".")[0]
        if number != chapter and number in book.chapters:
            chapter = number
            head = f"{number}. {book.chapters[number][lang]}"
            show()
            show(head)
            show("-" * round(columns(head)))
        show()
        show_rule(game, name, lang, whole=False)


def show_aid(game: Game, lang: str) -> None:
    """Print the player aid."""
    page = aid(game, lang)
    show(page.title)
    for heading, lines in page.parts:
        show()
        show(heading)
        for text, rule in lines:
            show(f"{text} ({rule})", "  ", "- ")


# events and scores as text


def show_events(events: Iterable[Event], game: Game, names: Sequence[str], lang: str) -> None:
    """Print events as sentences with their rules, quiet ones left out."""
    for event in events:
        if not event.quiet:
            show(f"{game.rulebook.told(event, names, lang)} ({event.rule})", "    ", "  ")


def show_board(position: State, seat: int | None, lang: str, names: Sequence[str]) -> None:
    """Print a position as a seat sees it; `position` must hold no more than that."""
    print(clean(str(picture(position, seat, lang, names))))


def show_ranking(state: State, names: Sequence[str], lang: str) -> None:
    """Print the places, with points by category."""
    ranked = sorted(zip(state.ranking(), names, state.scores(), strict=True), key=lambda row: row[0])
    for place, name, score in ranked:
        show(say("place", lang, place=place, name=name, total=score.total, parts=_by_category(state.game, score, lang)))


def _by_category(game: Game, score: Score, lang: str) -> str:
    return ", ".join(f"{game.rulebook.word(category, lang)} {points}" for category, points in score.items())


def show_refusals(refusals: Sequence[Refusal], game: Game, lang: str) -> None:
    """Print why something is refused, rule by rule, and what would be legal."""
    for refusal in refusals:
        show(f"{refusal.text(lang)} ({refusal.rule})", "    ", "  ")
    nearest = next((r.nearest for r in refusals if r.nearest), None)
    if nearest:
        show(ui("nearest", lang, action=game.move_text(game.action(nearest))[lang]), "    ", "  ")


# a match


class Terminal:
    """One match at a terminal; `run` plays it."""

    def __init__(self, match: Match, lang: str = "en", ask: Ask | None = None) -> None:
        self.match, self.lang, self._ask_with = match, checked(lang), ask or input
        self._told = [0] * match.state.players
        self._before: int | None = None

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        match = self.match
        show(say("seed", self.lang, seed=match.seed))
        if match.humans:
            show(say("commands", self.lang))
        try:
            while not match.state.is_over:
                if match.awaits_human:
                    self._turn(match.to_move)
                else:
                    self._computer()
        except Left:
            show(say("left", self.lang))
            return False
        self._end()
        return True

    def ask(self, prompt: str) -> str:
        """What a person types. The end of the input leaves the table."""
        try:
            return self._ask_with(clean(prompt)).strip()
        except EOFError:
            print()
            raise Left from None

    def _turn(self, seat: int) -> None:
        """One decision of a person: from the board to a move that was played, or taken back."""
        self._lay_out(seat)
        count = len(self.match.moves)
        while len(self.match.moves) == count:
            text = self.ask(f"{self.match.names[seat]}> ")
            if text:
                self._answer(seat, text)

    def _lay_out(self, seat: int) -> None:
        match = self.match
        if match.curtain and self._before != seat:
            clear()
            everybody = range(match.state.players)
            since = self._told[self._before] if self._before is not None else 0
            steps = match.events()[since:]
            self._tell(e for step in steps for e in step if all(e.visible_to(s) for s in everybody))
            self.ask(say("curtain", self.lang, seat=match.names[seat]))
            match.clock.start()
            clear()
        self._before = seat
        self._catch_up(seat)
        print()
        show_board(match.seen(seat).position.with_events(match.events_since(seat)), seat, self.lang, match.names)
        self._list(short=True)

    def _catch_up(self, seat: int) -> None:
        """Tell a seat what it saw since it last looked."""
        steps = self.match.events(seat)
        self._tell(e for step in steps[self._told[seat] :] for e in step)
        self._told[seat] = len(steps)

    def _tell(self, events: Iterable[Event]) -> None:
        show_events(events, self.match.game, self.match.names, self.lang)

    def _computer(self) -> None:
        match, seat = self.match, self.match.to_move
        try:
            state = match.step()
        except (IllegalAction, UnknownAction):  # its sentence would name cards that only that seat sees
            raise PlayersError(say("illegal", self.lang, seat=match.names[seat])) from None
        if not match.humans:
            self._tell(e for e in state.events if e.visible_to(None))

    def _end(self) -> None:
        match = self.match
        if match.humans:
            seats = match.humans if len(match.humans) == 1 else ()
            first = min(self._told[seat] for seat in match.humans)
            self._tell(e for step in match.events(*seats)[first:] for e in step)
        print()
        show_board(match.state, None, self.lang, match.names)
        show_ranking(match.state, match.names, self.lang)

    # what people type

    def _answer(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if command is None or read_as(self.match.game, text):
                self._play(text)
            elif command == "quit":
                raise Left
            else:
                {"?": self._help, "why": self._why, "hint": self._hint, "undo": self._undo, "rules": self._rules, "aid": self._aid,
                 "code": self._code}[command](seat, rest.strip())  # fmt: skip
        except TabletopError as fault:
            show(fault.text(self.lang) if isinstance(fault, UnknownAction) else str(fault), "    ", "  ")

    def _play(self, text: str) -> None:
        match = self.match
        action = self._meant(text)
        refusals = match.state.explain(action)
        if refusals:
            show_refusals(refusals, match.game, self.lang)
        else:
            match.play(action)

    def _meant(self, text: str) -> Action:
        """The action that somebody typed: by its number in the list, or in words. Raises TabletopError."""
        legal = self.match.state.legal_actions()
        if not (text.isascii() and text.isdigit()):
            return meant(self.match.game, legal, text, self.lang)
        if len(text) > len(str(len(legal))) or not 1 <= int(text) <= len(legal):
            raise TabletopError(say("number", self.lang, n=len(legal)))
        return legal[int(text) - 1]

    def _list(self, short: bool = False) -> None:
        legal = self.match.state.legal_actions()
        if short and len(legal) > LISTED:
            show(say("many", self.lang, n=len(legal)))
            return
        cells = [f"{n:>3} {as_typed(self.match.game, a, self.lang)}" for n, a in enumerate(legal, 1)]
        room = max(columns(cell) for cell in cells) + 2
        per_line = max(1, int(WIDTH // room))
        show(say("moves", self.lang))
        for start in range(0, len(cells), per_line):
            print("".join(cell + " " * round(room - columns(cell)) for cell in cells[start : start + per_line]).rstrip())

    def _help(self, seat: int, rest: str) -> None:
        self._list()
        show(say("commands", self.lang))

    def _why(self, seat: int, rest: str) -> None:
        match = self.match
        if not rest:
            show(say("why_what", self.lang, example=as_typed(match.game, match.state.legal_actions()[0], self.lang)), "    ", "  ")
            return
        action = self._meant(rest)
        refusals = match.state.explain(action)
        if refusals:
            show_refusals(refusals, match.game, self.lang)
        else:
            show(ui("asked_legal", self.lang, action=match.game.spoken(action)[self.lang]), "    ", "  ")

    def _hint(self, seat: int, rest: str) -> None:
        show(hinting.said(self.match, hinting.advice(self.match), self.lang), "    ", "  ")

    def _undo(self, seat: int, rest: str) -> None:
        refusal = self.match.no_undo()
        if refusal:
            show_refusals((refusal,), self.match.game, self.lang)
            return
        self.match.undo()
        self._told = [min(told, len(self.match.moves)) for told in self._told]
        show(ui("undone", self.lang), "    ", "  ")

    def _rules(self, seat: int, rest: str) -> None:
        if rest:
            show_rule(self.match.game, rest, self.lang)
        else:
            show_rulebook(self.match.game, self.lang)

    def _aid(self, seat: int, rest: str) -> None:
        show_aid(self.match.game, self.lang)

    def _code(self, seat: int, rest: str) -> None:
        if self.match.game.hides:
            show(say("known", self.lang))
        print(self.match.seen(seat).position.code())


# a record


def read_through(record: Record, seat: int | None = None, lang: str = "en", ask: Ask | None = input) -> None:
    """Step through a record, as a seat saw it or, without one, with all open; `ask` None prints every step without a pause."""
    names = seat_names(record.game, record.players, record.names)
    for name, player in zip(names, record.seats, strict=False):
        show(say("who", lang, name=name, player=player))
    steps = [move.state for move in record.moves()]
    at = 0
    while at < len(steps):
        state = steps[at]
        print()
        show(ui("step", lang, at=at, of=len(steps) - 1))
        seen = [event for event in state.events if event.visible_to(seat)]
        show_events(seen, record.game, names, lang)
        print()
        show_board(state if seat is None else state.seen_by(seat).position, seat, lang, names)
        try:
            typed = ask(say("steps", lang)).strip().lower() if ask and at + 1 < len(steps) else ""
        except EOFError:
            print()
            return
        if typed.startswith("q"):
            return
        at = max(0, at - 1) if typed.startswith("b") else at + 1
    show_ranking(steps[-1], names, lang)
