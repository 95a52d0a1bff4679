"""Picture: a scene as a stored image, always light and complete in itself, with its alternative text.

An image in a page cannot know the page's theme, and what a notebook stores must look the same everywhere: so every token
is written out as its colour, and only the symbols and hatches that are used are in the file.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..core.errors import TabletopError, shown
from ..core.game import seat_names
from ..core.state import State
from ..players.mcts import Candidate
from . import theme
from .hinting import hints
from .scene import Marks, Scene, marked, next_parts
from .svg import escape, item_svg, number
from .symbols import defs, referred

_VAR = re.compile(r"var\(--(\w+)\)")


@dataclass(frozen=True)
class Picture:
    """A scene to look at: in a notebook it shows itself, elsewhere `svg`, `save` and `str` give it."""

    scene: Scene

    @property
    def svg(self) -> str:
        """A whole SVG document, light, that needs nothing outside itself."""
        scene = self.scene
        w, h = number(scene.width), number(scene.height)
        body = scene.ground + "".join(map(item_svg, scene.items))
        used = defs(referred(body), scene.symbols)
        style = f".tt{{font-family:{theme.FONT};color:var(--ink)}}.tt text{{font-variant-numeric:tabular-nums}}"
        document = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="tt" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img"'
            f' lang="{escape(scene.lang)}" aria-labelledby="tt-t tt-d"><title id="tt-t">{escape(scene.title)}</title>'
            f'<desc id="tt-d">{escape(scene.description)}</desc><style>{style}</style><defs>{used}</defs>'
            f'<rect width="{w}" height="{h}" fill="var(--paper)"/>{body}</svg>'
        )
        colours = theme.resolved()
        return _VAR.sub(lambda m: colours[m[1]], document)

    @property
    def alt(self) -> str:
        """The alternative text: title and description."""
        return f"{self.scene.title}. {self.scene.description}"

    def save(self, path: str | Path) -> Path:
        """Write the SVG document to a file and return its path."""
        where = Path(path)
        where.write_text(self.svg, encoding="utf-8")
        return where

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        code = base64.b64encode(self.svg.encode()).decode()
        image = f'<img src="data:image/svg+xml;base64,{code}" width="{number(self.scene.width)}" alt="{escape(self.alt)}">'
        return {"text/html": image, "text/plain": self.scene.text}

    def __str__(self) -> str:
        return self.scene.text


def picture(
    state: State, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None, candidates: Sequence[Candidate] = ()
) -> Picture:
    """A position as a seat may see it, None for all of it, with the legal targets and the last move marked.

    Targets are lit only for whoever is to move. `names` are what the seats are called, else the letters A to E. `candidates` are
    what a search says of the moves (`MCTS.explain_choice`): each is ranked, and shaded in proportion to its share of the search; who
    is not to move sees none of it.
    """
    view = state.game.rooms.room("view")
    scene: Scene = view.scene(state, seat, lang, seat_names(state.game, state.players, names))
    deciding = state.to_move >= 0 and seat in (None, state.to_move)
    legal = next_parts(state.legal_actions(), ()) if deciding else frozenset()
    told = _checked(candidates, state) if deciding else ()
    return Picture(marked(scene, Marks(legal=legal, last=view.last_items(state), hints=hints(told))))


def _checked(candidates: Sequence[Candidate], state: State) -> tuple[Candidate, ...]:
    """Candidates that are legal in the position. Raises TabletopError for what is none."""
    for one in candidates:
        if not isinstance(one, Candidate) or not isinstance(one.share, (int, float)) or not 0 <= one.share <= 1:
            raise TabletopError(f"candidates are what MCTS.explain_choice gives, not {shown(one)}")
    legal = state.legal_actions()
    return tuple(one for one in candidates if one.action in legal)


def describe(state: State, seat: int | None = None) -> str:
    """A position as text for a terminal, as a seat may see it."""
    scene: Scene = state.game.rooms.room("view").scene(state, seat, "en", seat_names(state.game, state.players))
    return scene.text
