"""Screen: a picture in the browser that is touched and answers; what the table and the replay share.

The whole picture is a trait, as it was when the screen was made; afterwards only what changed is sent, numbered. A view that
is drawn later, or again after a reload, says how far it has seen and gets the rest. Messages may come in any thread, so all
that stands is guarded by one lock; no message, however malformed, ends in an exception: it is answered in the strip.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..core.errors import TabletopError
from ..core.text import checked
from . import theme
from .blocks import board_block, item_block
from .i18n import browser_words, ui
from .ledger import Block, Change, Ledger, Showing
from .picture import Picture
from .scene import Item, Scene
from .svg import MARK_NAMES
from .symbols import Symbol, defs, referred

HERE = Path(__file__).parent
BLOCKS = ("head", "strip", "seats", "tools", "aid", "panel", "slider", "curtain", "thinking", "moves")
STRIP_NAMES = frozenset({"no", "bulb"})  # the symbols that widget.js puts beside a sentence


class Sentence(str):
    """What the strip says, as a text that shows itself without quotes in a notebook."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class Screen(anywidget.AnyWidget):
    """A board with its blocks in the browser.

    A subclass gives `_scene`, `_blocks`, `_lines` and `_heard`, and calls `refresh` whenever something may have changed.
    `title` stands in the representation.
    """

    _esm = (HERE / "widget.js").read_text(encoding="utf-8")
    _css = theme.css() + (HERE / "widget.css").read_text(encoding="utf-8")
    scene = traitlets.Dict(help="the whole picture as it was when the screen was made").tag(sync=True)

    def __init__(self, title: str, lang: str = "en", lock: threading.RLock | None = None) -> None:
        self.title, self.lang = title, checked(lang)
        self._lock = lock or threading.RLock()
        self._watched = False
        self._strip: Block = {"kind": "", "text": "", "rule": "", "n": 0}
        self._drawn: Scene | None = None
        self._items: dict[str, Item] = {}
        self._folds: frozenset[str] = frozenset()  # the folds that were touched
        self._referred, self._symbols = MARK_NAMES | STRIP_NAMES, dict[str, Symbol]()
        self._ledger = Ledger(self._showing())
        super().__init__(scene=self._ledger.whole(), layout={"width": "100%"})  # in a row of widgets it would else have no width
        self.on_msg(self._receive)

    # what a subclass gives

    def _scene(self) -> Scene | None:
        """The marked scene, or None while nothing may be shown."""
        raise NotImplementedError

    def _blocks(self, scene: Scene | None) -> dict[str, Any]:
        """Blocks by name, out of BLOCKS; what is left out is not shown."""
        return {}

    def _lines(self) -> list[Block]:
        """The lines of the log."""
        return []

    def _heard(self, kind: str, message: Mapping[str, Any]) -> None:
        """A message from the browser. Raises TabletopError for one that makes no sense."""
        raise TabletopError(ui("no_answer", self.lang))

    # what happens

    def tell(self, kind: str, text: str, rule: str = "") -> Sentence:
        """Put a sentence into the strip; `kind` is "info", "hint", "refused" or "fault". Returns it. Shown by `refresh`."""
        self._strip = {"kind": kind, "text": text, "rule": rule, "n": self._strip["n"] + 1}
        return Sentence(f"{text} ({rule})" if rule else text)

    def hush(self) -> None:
        """Empty the strip."""
        if self._strip["text"]:
            self.tell("", "")

    def refresh(self, ack: Mapping[str, Any] | None = None) -> bool:
        """Draw anew and send the browser what changed; `ack` answers a numbered message of a view. Returns whether anything did."""
        with self._lock:
            change = self._ledger.change(self._showing())
            self._emit(change, ack)
            return change is not None

    def turn(self, name: str) -> bool:
        """Open or fold what an item folds; False for one that folds nothing."""
        item = self._items.get(name)
        if item is None or item.fold is None:
            return False
        self._folds = self._folds ^ {name}
        return True

    def _more(self) -> dict[str, Any]:
        """What a room `view` is given besides a position, a seat, a language and names: `turned`, once something was."""
        return {"turned": self._folds} if self._folds else {}

    def put(self, name: str, value: Any) -> None:
        """Send one block alone, without drawing the board anew."""
        with self._lock:
            self._emit(self._ledger.put(name, value))

    def _emit(self, change: Change | None, ack: Mapping[str, Any] | None = None) -> None:
        if change is None and ack is None:
            return
        message = change or {"since": self._ledger.seq, "seq": self._ledger.seq}
        self.send({**message, "ack": dict(ack)} if ack else message)

    def _showing(self) -> Showing:
        scene = self._drawn = self._scene()
        self._items = {item.id: item for item in scene.items} if scene else {}
        blocks: dict[str, Any] = dict.fromkeys(BLOCKS)
        blocks |= {"lang": self.lang, "words": browser_words(self.lang), "strip": self._strip, "board": None, "ground": ""}
        if scene:
            self._referred |= referred("".join([scene.ground, *(item.shape for item in scene.items)]))
            self._symbols |= scene.symbols
            blocks |= {"board": board_block(scene), "ground": scene.ground}
        blocks["defs"] = defs(self._referred, self._symbols)
        items = {name: item_block(item, self.lang) for name, item in self._items.items()}
        return Showing(blocks | self._blocks(scene), items, self._lines())

    # messages

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        with self._lock:
            message = content if isinstance(content, Mapping) else {}
            ack = {"view": message.get("view"), "n": message.get("n")}
            if message.get("kind") == "hello":
                self._watched = True
                seen = message.get("seq")
                self._emit(self._ledger.since(seen if type(seen) is int else -1), ack)
                self._greeted()
                self.refresh()
            else:
                self._answer(message)
                self.refresh(ack)

    def _answer(self, message: Mapping[str, Any]) -> None:
        try:
            self._heard(text_in(message, "kind", self.lang), message)
        except TabletopError as fault:
            self.tell("refused", str(fault))
        except Exception as fault:  # noqa: BLE001 - nobody sees a traceback of a handler; a person must see that something is wrong
            self.tell("fault", ui("broken", self.lang, fault=type(fault).__name__))  # its text may tell secrets

    def _greeted(self) -> None:
        """A view has been drawn."""

    # standing in a notebook

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        made = super()._repr_mimebundle_(**kwargs)
        found, about = made if isinstance(made, tuple) else (made or {}, {})
        with self._lock:
            stored = Picture(self._drawn)._repr_mimebundle_() if self._drawn else {"text/plain": repr(self)}
        return {**found, **stored}, about

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} of {self.title}>"


def text_in(message: Mapping[str, Any], key: str, lang: str) -> str:
    """The text of that key; else TabletopError."""
    value = message.get(key)
    if not isinstance(value, str):
        raise TabletopError(ui("no_answer", lang))
    return value


def number_in(message: Mapping[str, Any], key: str, lang: str) -> int:
    """The whole number of that key; else TabletopError."""
    value = message.get(key)
    if type(value) is not int:
        raise TabletopError(ui("no_answer", lang))
    return value
