"""The explorer: a graph on the screen, of which nodes and edges are removed and put back while a measure follows.

The graph that was given is never changed. Whatever is measured once is kept, so going back costs nothing; what takes long is
measured beside the screen, which says so. Measures are those of `tabletop.boards.measures`, or functions of your own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ..boards.measures.figures import figure
from ..core.errors import TabletopError, shown
from ..core.text import Name, checked, text_table
from .blocks import head_block
from .graphs.drawing import GraphDrawing
from .graphs.look import FIVE, Ends, ends_of, highest
from .graphs.parts import Thing
from .graphs.words import name_of, say
from .i18n import browser_words, ui
from .ledger import Showing
from .measuring import Measuring
from .picture import Picture
from .reading import Reading, reading
from .scene import Scene
from .screen import HERE, Screen, Sentence, text_in
from .svg import escape
from .thinking import THREADS

Measures = Mapping[str, Callable[[Any], Any]]
PATIENCE = 0.25  # seconds that a touch waits for its numbers
NAMED = 4  # removed things that the head names
KEPT = 200  # results that are kept


Key = tuple[str, frozenset[Thing]]  # a measure, and what is removed


class Explorer(Screen):
    """A graph to explore, by touch or by code.

    `measure` is chosen first. `measures` are functions by name that take a graph and give a Measured, a mapping of nodes or edges
    to numbers, or one number; by default those of `tabletop.boards.measures`. Raises TabletopError for what is no networkx graph
    or has no nodes, and for a measure that there is not.
    """

    _css = Screen._css + (HERE / "explore.css").read_text(encoding="utf-8")

    def __init__(self, graph: Any, *, lang: str = "en", measure: str = "degree", measures: Measures | None = None) -> None:
        self.lang, self._measures = checked(lang), dict(_house() if measures is None else measures)
        self._drawing = GraphDrawing(graph.copy() if hasattr(graph, "copy") else graph, lang)
        self._parts = self._drawing.parts
        if not self._parts.nodes:
            raise TabletopError("a graph without nodes has nothing to explore; give one that has some")
        self._removed: dict[Thing, None] = {}
        self._known: dict[Key, Reading] = {}
        self._name = self._checked_measure(measure)
        self._busy = False
        self._said: tuple[str, Sequence[Thing]] = ("", ())
        self._measuring = Measuring[dict[Key, Reading]](self._arrived)
        self._known |= self._found(self._missing())
        self._last = self._raised(self._known[self._key])
        name = name_of(self._parts.graph.graph.get("name") or say("graph", lang))
        super().__init__(name, lang, threading.RLock())
        self._greet()

    # by code

    @property
    def graph(self) -> Any:
        """The graph as it stands, a copy of your own."""
        return self._parts.left(self._removed)

    @property
    def removed(self) -> tuple[Any, ...]:
        """What is removed, in that order: nodes, and edges (a, b), in a multigraph (a, b, key)."""
        return tuple(thing.key for thing in self._removed)

    @property
    def values(self) -> dict[Any, Any]:
        """The values of the measure on the graph as it stands."""
        return dict(self._reading().values)

    @property
    def before(self) -> dict[Any, Any]:
        """The values of the measure on the graph as it was given."""
        return dict(self._reading(whole=True).values)

    def measure(self, name: str) -> Any:
        """Choose a measure by its name; returns what it comes to on the graph as it stands.

        Raises TabletopError, and leaves all as it is, for one there is not, and for one that cannot be measured here.
        """
        reading = self._raised(self._ready((self._checked_measure(name), frozenset(self._removed))))
        with self._lock:
            self._name = name
            self._greet()
        self._settle()
        return reading.result

    def remove(self, *things: Any) -> Sentence:
        """Remove nodes and edges: a node, (a, b) or (a, b, key), or a text such as "e7" or "e7 f7". Returns what the strip says.

        Raises TabletopError for what is not there, and then removes nothing.
        """
        with self._lock:
            found = self._each(things)
            for thing in found:
                self._check_there(thing)
            self._removed |= dict.fromkeys(found)
        return self._settle("removed", found)

    def restore(self, *things: Any) -> Sentence:
        """Put removed nodes and edges back, without arguments all. Raises TabletopError for what has not been removed."""
        with self._lock:
            found = self._each(things) if things else list(self._removed)
            if not found:
                raise TabletopError(say("nothing_out", self.lang))
            for thing in found:
                if thing not in self._removed:
                    raise TabletopError(say("in_already", self.lang, thing=Name(self._parts.named(thing))))
            for thing in found:
                del self._removed[thing]
        return self._settle("restored" if things else "all_back", found)

    def highest(self, n: int = FIVE) -> list[dict[str, Any]]:
        """The highest values before and now, rank by rank, for pandas.DataFrame: rank, before, value before, now, value now."""
        sides = [highest(self._reading(whole).values, n) for whole in (True, False)]
        rows = []
        for k in range(max(map(len, sides))):
            (was, much), (now, many) = (side[k] if k < len(side) else (None, None) for side in sides)
            rows.append({"rank": k + 1, "before": was, "value before": much, "now": now, "value now": many})
        return rows

    def picture(self) -> Picture:
        """The graph as it stands, as a picture."""
        with self._lock:
            return Picture(self._scene())

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the numbers are there; returns whether they are."""
        return self._measuring.wait(seconds)

    # what is measured

    def _checked_measure(self, name: Any) -> str:
        if not (isinstance(name, str) and name in self._measures):
            raise TabletopError(say("no_measure", self.lang, name=Name(shown(name)), names=[Name(m) for m in self._measures]))
        return name

    @property
    def _key(self) -> Key:
        return self._name, frozenset(self._removed)

    def _missing(self) -> list[Key]:
        """What has to be measured for what is shown: the graph as it was given, and as it stands."""
        return [key for key in dict.fromkeys([(self._name, frozenset[Thing]()), self._key]) if key not in self._known]

    def _found(self, keys: Sequence[Key]) -> dict[Key, Reading]:
        return {key: self._measured(*key) for key in keys}

    def _measured(self, name: str, removed: frozenset[Thing]) -> Reading:
        graph, title = self._parts.left(removed), self._title(name)
        try:
            return reading(self._measures[name](graph), title, graph, self.lang)
        except TabletopError as fault:
            why = str(fault)
        except Exception as fault:  # noqa: BLE001 - networkx has errors of its own, and a measure may be anybody's
            why = f"{type(fault).__name__}: {name_of(fault, 200)}"
        return Reading(title, fault=say("failed", self.lang, measure=Name(title), fault=Name(why)))

    def _title(self, name: str) -> str:
        from ..boards.measures.measured import words

        return words(name, self.lang) if name in _house() else name.replace("_", " ")

    def _raised(self, found: Reading) -> Reading:
        if found.fault:
            raise TabletopError(found.fault)
        return found

    def _ready(self, key: Key) -> Reading:
        """What a measure comes to, measured now unless it is known."""
        found = self._known.get(key)
        if found is None:
            self.put("thinking", self._thought(key[0]))  # the browser shows it when it takes longer than a moment
            found = self._measured(*key)
            with self._lock:
                self._keep({key: found})
                self.put("thinking", self._thought(self._name) if self._busy else None)
        return found

    def _reading(self, whole: bool = False) -> Reading:
        with self._lock:
            key = (self._name, frozenset[Thing]()) if whole else self._key
        return self._ready(key)

    def _keep(self, found: Mapping[Key, Reading]) -> None:
        self._known |= found
        for key in list(self._known)[: max(0, len(self._known) - KEPT)]:
            if key[1] and key != self._key:
                del self._known[key]

    def _thought(self, name: str) -> dict[str, Any]:
        return {"text": say("measuring", self.lang, measure=Name(self._title(name))), "done": 0.0}

    def _settle(self, word: str = "", things: Sequence[Thing] = ()) -> Sentence:
        """Measure what is not known, however long it takes, and show it all."""
        for key in self._missing():
            self._ready(key)
        with self._lock:
            self._busy = bool(self._missing())
            said = self._tell(word, things) if word else Sentence("")
            self.refresh()
        return said

    def _ask(self) -> None:
        """Measure what is not known, but wait a moment only: what takes longer arrives later."""
        keys = self._missing()
        self._busy = bool(keys)
        if not keys:
            return
        if not THREADS:
            self.refresh()  # so that it is seen before the work is done
        found = self._measuring.ask(lambda: self._found(keys), PATIENCE)
        if found is not None:
            self._keep(found)
            self._busy = False

    def _arrived(self, found: dict[Key, Reading]) -> None:
        with self._lock:
            self._keep(found)
            self._busy = bool(self._missing())
            if not self._busy:
                if self._said[0]:
                    self._tell(*self._said)  # once more, with the numbers
                self.refresh()

    # what is removed

    def _each(self, things: Sequence[Any]) -> list[Thing]:
        return list(dict.fromkeys(found for given in things for found in self._parts.find(given)))

    def _check_there(self, thing: Thing) -> None:
        """Raises TabletopError for what is removed already, or went with a node."""
        named = Name(self._parts.named(thing))
        if thing in self._removed:
            raise TabletopError(say("out_already", self.lang, thing=named))
        for end in thing.key[:2] if thing.kind == "edge" else ():
            if Thing("node", end) in self._removed:
                raise TabletopError(say("gone_with", self.lang, thing=named, node=Name(name_of(end))))

    def _toggle(self, things: Sequence[Thing]) -> None:
        """Remove things, or put them back if all of them are removed."""
        back = all(thing in self._removed for thing in things)
        if back:
            for thing in things:
                del self._removed[thing]
        else:
            there = [thing for thing in things if thing not in self._removed]
            for thing in there:
                self._check_there(thing)
            self._removed |= dict.fromkeys(there)
        self._ask()
        self._tell("restored" if back else "removed", things)

    def _greet(self) -> None:
        """Say in the strip what can be done here, or nothing where that has been done."""
        self._said = ("", ())
        if self._removed:
            self.hush()
        else:
            self.tell("info", say("touch", self.lang))

    def _tell(self, word: str, things: Sequence[Thing]) -> Sentence:
        """Say in the strip what was done, and what that changed."""
        self._said = (word, things)
        told = [say(word, self.lang, things=self._list(things))]
        if self._busy:
            told.append(say("later", self.lang))
        elif self._removed:
            told += self._change()
        return self.tell("info", " ".join(told))

    def _change(self) -> list[str]:
        """What the highest value is now and was before, or that all are equal, as a sentence; nothing where nothing is known."""
        tops, sides = [self._top(whole) for whole in (True, False)], []
        for whole, top in zip((True, False), tops, strict=True):
            if (found := self._found_for(whole)) is None or found.fault:
                return []
            word = "top" if top else "evenly" if found.level is not None else "nothing"
            sides.append(Name(say(word, self.lang, top=Name(_told(top[0]) if top else ""), low=figure(found.level))))
        if all(tops):
            before, now = (Name(_told(top[0])) for top in tops)
            return [say("change", self.lang, now=now, before=before)]
        return [say("levelled", self.lang, now=sides[1], before=sides[0])]

    # what is shown

    def _found_for(self, whole: bool) -> Reading | None:
        """What the measure came to before, or now; None where it is not known yet."""
        return self._known.get((self._name, frozenset[Thing]()) if whole else self._key)

    def _top(self, whole: bool) -> list[tuple[str, str]]:
        """The highest five before, or now; nothing where all are equal, or not known yet."""
        found = self._found_for(whole)
        if found is None or len(found.values) > 1 and found.level is not None:
            return []
        return self._drawing.told.top(found.values, found.on)

    def _scene(self) -> Scene:
        now = self._known.get(self._key)
        if now is not None:
            self._last = now
        (values, on), left = self._last.drawn, self._parts.standing(self._removed)
        size = say("size", self.lang, nodes=len(self._parts.nodes) - len(self._gone), edges=len(left.edges))
        return self._drawing.scene(
            values, on, title=self._last.title, about=self._last.about, removed=tuple(self._removed), ends=self._ends(on),
            head=" ".join([size, *self._without()]),
        )  # fmt: skip

    @property
    def _gone(self) -> list[Thing]:
        return [thing for thing in self._removed if thing.kind == "node"]

    def _without(self) -> list[str]:
        return [say("without", self.lang, things=self._list(self._removed))] if self._removed else []

    def _list(self, things: Iterable[Thing]) -> list[Name]:
        """The first few of some things, and how many more there are."""
        named = [Name(self._parts.named(thing)) for thing in things]
        return [*named[:NAMED], *([Name(say("more", self.lang, n=len(named) - NAMED))] if len(named) > NAMED else [])]

    def _ends(self, on: str) -> Ends | None:
        """One scale for before and now, so that colours can be compared."""
        both = [self._known.get((self._name, frozenset[Thing]())), self._last]
        return ends_of(v for found in both if found and found.drawn[1] == on for v in found.drawn[0].values())

    def _showing(self) -> Showing:
        showing = super()._showing()
        for block in showing.items.values():
            block["legal"] = block["touch"]  # everything that stands here may be touched, so nothing is lit
        return showing

    def _blocks(self, scene: Scene | None) -> dict[str, Any]:
        words = browser_words(self.lang) | {"lesson": say("measures", self.lang), "seats": say("highest", self.lang)}
        words |= {word: say(word, self.lang) for word in ("type", "go")}
        return {
            "head": head_block(self.title, scene.head if scene else "", -1), "words": words, "panel": self._panel(), "seats": self._cards(),
            "tools": self._tools(), "moves": True, "thinking": self._thought(self._name) if self._busy else None,
        }  # fmt: skip

    def _panel(self) -> dict[str, Any]:
        """The measures, and what the chosen one says of itself."""
        found = self._known.get(self._key)
        fault = found.fault if found else ""
        choices = [{"id": f"measure:{name}", "label": self._title(name), "chosen": name == self._name} for name in self._measures]
        return {
            "title": say("measures", self.lang), "text": [self._last.about] if self._last.about else [], "prompt": "", "choices": choices,
            "buttons": [], "feedback": {"kind": "wrong" if fault else "", "text": fault},
        }  # fmt: skip

    def _cards(self) -> list[dict[str, Any]]:
        """The highest five before, and now if something is removed."""
        sides = [("before", True), ("now", False)] if self._removed else [("highest", True)]
        return [self._card(word, whole) for word, whole in sides]

    def _card(self, word: str, whole: bool) -> dict[str, Any]:
        name, rows = say(word, self.lang), self._top(whole)
        note = "" if rows else self._note(whole)
        scores = [[say("ranked", self.lang, n=n, name=Name(owner)), told] for n, (owner, told) in enumerate(rows, 1)]
        return {"sign": "", "name": name, "total": "", "scores": scores, "turn": False, "note": note, "label": name}

    def _note(self, whole: bool) -> str:
        """Why a card has no lines."""
        found = self._found_for(whole)
        if found is None:
            return str(self._thought(self._name)["text"])
        return say("nothing", self.lang) if found.level is None else say("one", self.lang, low=figure(found.level))

    def _tools(self) -> list[dict[str, Any]]:
        if not self._removed:
            return []
        last = next(reversed(self._removed))
        back = {"id": f"back {self._parts.ids[last]}", "label": say("back", self.lang, thing=Name(self._parts.named(last)))}
        return [back, {"id": "restore", "label": say("restore", self.lang)}] if len(self._removed) > 1 else [back]

    # messages

    def _heard(self, kind: str, message: Mapping[str, Any]) -> None:
        if kind == "touch":
            self._toggle((self._thing(text_in(message, "id", self.lang)),))
        elif kind == "say":
            self._toggle(self._parts.find(text_in(message, "text", self.lang)))
        elif kind == "choice":
            self._name = self._checked_measure(text_in(message, "id", self.lang).removeprefix("measure:"))
            self._greet()
            self._ask()
        elif kind == "tool":
            self._pressed(text_in(message, "id", self.lang))
        else:
            super()._heard(kind, message)

    def _thing(self, name: str) -> Thing:
        if name not in self._parts.things:
            raise TabletopError(ui("no_answer", self.lang))
        return self._parts.things[name]

    def _pressed(self, name: str) -> None:
        if name == "stop":
            self._measuring.drop()
            self._busy = False
            self.tell("info", say("stopped", self.lang, measure=Name(self._title(self._name))))
        elif name == "restore":
            self._removed.clear()
            self._ask()
            self.tell("info", say("all_back", self.lang))
        elif name.startswith("back ") and (thing := self._thing(name.removeprefix("back "))) in self._removed:
            self._toggle((thing,))

    # standing in a notebook

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        found, about = super()._repr_mimebundle_(**kwargs)
        with self._lock:
            found["text/html"] += self._table_html()
            found["text/plain"] += f"\n{self._table_text()}" if self._removed else ""
        return found, about

    def _table(self) -> tuple[list[str], list[list[str]]]:
        """Head and lines of the highest five before and now."""
        before, now = self._top(True), self._top(False)
        rows = [[_told(side[k]) if k < len(side) else "" for side in (before, now)] for k in range(max(len(before), len(now)))]
        return [say("before", self.lang), say("now", self.lang)], rows

    def _table_text(self) -> str:
        head, rows = self._table()
        return "\n".join(text_table([head, *rows], 30))

    def _table_html(self) -> str:
        if not self._removed:
            return ""
        head, rows = self._table()
        lines = [f"<tr>{''.join(f'<th>{escape(cell)}</th>' for cell in head)}</tr>"]
        lines += [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows]
        return f"<table>{''.join(lines)}</table>"

    def __repr__(self) -> str:
        return f"<explorer of {self.title}: {self._name}, removed: {len(self._removed)}>"


def _told(line: tuple[str, str]) -> str:
    return f"{line[0]} ({line[1]})"


def _house() -> Measures:
    from ..boards.measures import MEASURES

    return MEASURES


def explore(graph: Any, *, lang: str = "en", measure: str = "degree", measures: Measures | None = None) -> Explorer:
    """A networkx graph to explore: choose a measure, touch a node or an edge to remove it, and see what that does.

    The measures are those of `tabletop.boards`: degree, betweenness, closeness, articulation_points, bridges, minimum_cuts, k_core,
    components, symmetry_orbits, spectral_gap and sea_distances; or those in `measures`, functions of a graph by name. `lang` is "en"
    or "ko". The graph is copied and never changed.

    Raises TabletopError for what is no networkx graph or has no nodes, for a measure that there is not or that cannot be measured
    here, such as bridges of a directed graph, and for another language.
    """
    return Explorer(graph, lang=lang, measure=measure, measures=measures)
