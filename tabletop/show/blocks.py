"""Blocks: what stands around the board as plain values for the browser, made from a game, a scene and the seats' names.

Nothing here draws on the board or plays; every function reads only what it is given, so whoever calls decides what a seat
may know. Texts are shown by the browser as text, never as markup; the only markup is that of the drawings, made by a Brush.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.event import Event
from ..core.game import Game
from ..core.rulebook import Refusal, Rulebook
from ..core.state import Score
from .i18n import ui
from .ledger import Block
from .scene import Item, Scene
from .svg import Brush, marks_svg

Shown = tuple[Event, ...]


def item_block(item: Item, lang: str) -> Block:
    """One item: its drawing with its marks, what is heard of it, and where it lies; `open` and `aside` only of those that have them."""
    folds: Block = {} if item.fold is None else {"open": item.fold}
    return folds | ({"aside": True} if item.aside else {}) | {
        "id": item.id, "svg": item.shape + marks_svg(item), "label": heard(item, lang), "touch": bool(item.part or folds),
        "legal": "legal" in item.marks, "refused": "refused" in item.marks, "near": list(item.near), "line": list(item.line),
        "rise": item.rise, "radius": item.radius, "hexagon": item.hexagon, "box": [round(v, 1) for v in item.box],
    }  # fmt: skip


def heard(item: Item, lang: str) -> str:
    """The sentence of an item, and what its marks add; "" for what is mere decoration."""
    if not item.label:
        return ""
    told = [item.label]
    for mark in ("legal", "chosen", "last"):
        if mark in item.marks:
            told.append(ui(mark, lang))
    for hint in (mark.split(":")[1:] for mark in item.marks if mark.startswith("hint:")):
        told.append(ui("hinted" if len(hint) == 2 else "hinted_share", lang, **dict(zip(("n", "of", "share"), hint, strict=False))))
    return " ".join(told)


def board_block(scene: Scene) -> Block:
    """The size of the board, its name and its alternative text."""
    return {"width": scene.width, "height": scene.height, "title": scene.title, "description": scene.description}


def seat_svg(seat: int) -> str:
    """The sign of a seat round the origin, 16 px at most in each direction."""
    brush = Brush()
    brush.seat(seat, 0, 0, 11)
    return brush.take()


def head_block(title: str, sentence: str, to_move: int) -> Block:
    """The game, the sentence of the turn, and the sign of the seat to move."""
    return {"title": title, "sentence": sentence, "sign": seat_svg(to_move) if to_move >= 0 else ""}


def seats_block(
    game: Game, names: Sequence[str], scores: Sequence[Score], to_move: int, you: int | None, lang: str
) -> list[Block]:
    """Every seat: sign, name, points in all and by category, and whether it is to move.

    A category in the YES_OR_NO of the game's room `view` is one that a seat has or has not: it bears a tick, not a number.
    """
    found, rulebook = [], game.rulebook
    yes_or_no = getattr(game.rooms.room("view"), "YES_OR_NO", ())
    for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
        label = ui("seat", lang, name=name, total=score.total) + (f", {ui('to_move', lang)}" if seat == to_move else "")
        shown = [(c, "–✓"[points] if c in yes_or_no else points) for c, points in score.items()] if len(score) > 1 else []
        parts = [[capital(rulebook.word(category, lang)), points] for category, points in shown]
        note = [ui("you", lang)] if seat == you else []
        note += [ui("to_move", lang)] if seat == to_move else []
        found.append({
            "sign": seat_svg(seat), "name": name, "total": score.total, "scores": parts, "turn": seat == to_move,
            "note": ", ".join(note), "label": label,
        })  # fmt: skip
    return found


def capital(text: str) -> str:
    """A text with a capital first."""
    return text[:1].upper() + text[1:]


def refusal_text(refusals: Sequence[Refusal], game: Game, lang: str, helps: bool = True) -> tuple[str, str]:
    """The sentences of some refusals and the ids of their rules, each once; `helps`: with what would be legal if they name it."""
    texts = dict.fromkeys(r.text(lang) for r in refusals)
    nearest = next((r.nearest for r in refusals if r.nearest), None) if helps else None
    more = [ui("nearest", lang, action=game.move_text(game.action(nearest))[lang])] if nearest else []
    return " ".join([*texts, *more]), ", ".join(dict.fromkeys(r.rule for r in refusals))


class LogBook:
    """The log as sentences, step by step; what was said of a step is kept as long as the step stands."""

    def __init__(self, rulebook: Rulebook, names: Sequence[str], lang: str) -> None:
        self.rulebook, self.names, self.lang = rulebook, names, lang
        self._told: list[tuple[Shown, list[Block]]] = []

    def lines(self, steps: Sequence[Shown]) -> list[Block]:
        """The lines of these steps, quiet events left out: text, seat, rule, and the number of the step.

        Steps of which nothing is told have no number: how many there were is nobody's to know.
        """
        kept = 0
        while kept < min(len(steps), len(self._told)) and self._told[kept][0] == steps[kept]:
            kept += 1
        del self._told[kept:]
        number = sum(bool(events) for events in steps[1:kept])
        for at, events in enumerate(steps[kept:], kept):
            number += bool(events) and at > 0
            self._told.append((events, [self._line(number, e) for e in events if not e.quiet]))
        return [line for _, lines in self._told for line in lines]

    def _line(self, number: int, event: Event) -> Block:
        text = self.rulebook.told(event, self.names, self.lang)
        return {"text": text, "seat": event.seat, "rule": event.rule, "step": number}
