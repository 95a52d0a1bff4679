"""Measured: what a measure of a graph came to, as a table in English or Korean, as rows for pandas, and as a picture of the board.

Values belong to nodes, to edges, to pairs (of islands) or to the graph as a whole. The class computes nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ...core.errors import TabletopError, shown
from ...core.text import Text, Words, checked, columns
from ..board import checked_graph
from .figures import figure, joined

if TYPE_CHECKING:
    import networkx

    from ...show.picture import Picture

KINDS = ("nodes", "edges", "pairs", "graph")
HIGHEST, LOWEST, FOUND = READS = ("highest", "lowest", "found")
LINES = 10  # of a table, until asked for more
words = Words({
    "degree": {"en": "Degree", "ko": "차수"},
    "betweenness": {"en": "Betweenness", "ko": "매개 중심성"},
    "closeness": {"en": "Closeness", "ko": "근접 중심성"},
    "articulation_points": {"en": "Articulation points", "ko": "단절점"},
    "bridges": {"en": "Bridges", "ko": "단절선"},
    "minimum_cuts": {"en": "Minimum cuts between islands", "ko": "섬 사이의 최소 절단"},
    "k_core": {"en": "k-core", "ko": "k-코어"},
    "components": {"en": "Components", "ko": "연결 성분"},
    "symmetry_orbits": {"en": "Symmetry orbits", "ko": "대칭 궤도"},
    "spectral_gap": {"en": "Spectral gap", "ko": "스펙트럼 간격"},
    "sea_distances": {"en": "Distances over sea", "ko": "바닷길 거리"},
    "nodes": {"en": "node", "ko": "꼭짓점"},
    "edges": {"en": "edge", "ko": "변"},
    "pairs": {"en": "pair", "ko": "쌍"},
    "graph": {"en": "graph", "ko": "그래프"},
    "more": {"en": "and {n} more", "ko": "외 {n}개"},
    "higher": {"en": "and {n} more, none lower", "ko": "외 {n}개, 더 낮은 값 없음"},
    "none": {"en": "none", "ko": "없음"},
})


@dataclass(frozen=True, eq=False, repr=False)
class Measured:
    """What a measure came to.

    `name` of the measure; `about`, one sentence in each language; `on` what the values belong to: "nodes", "edges", "pairs" or
    "graph"; `values` by node, by (a, b) or by the name of the measure, in the order of the graph; `graph`, a frozen copy of what was
    measured. `shading` is what a picture is shaded by where the values are of pairs or of the graph: numbers by node, or nothing.
    `reads` says what matters, and stands in a table: the "highest" values, the "lowest", or those that are "found", which are not 0.
    """

    name: str
    about: Text
    on: str
    values: Mapping[Hashable, float]
    graph: networkx.Graph[Any]
    shading: Mapping[Hashable, float] = field(default_factory=dict)
    reads: str = HIGHEST

    def __post_init__(self) -> None:
        import networkx

        if self.on not in KINDS:
            raise TabletopError(f"values are on {', '.join(KINDS)}, not on {shown(self.on)}")
        if self.reads not in READS:
            raise TabletopError(f"a table reads {', '.join(READS)}, not {shown(self.reads)}")
        object.__setattr__(self, "graph", networkx.freeze(checked_graph(self.graph).copy()))
        for name in ("about", "values", "shading"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    def title(self, lang: str = "en") -> str:
        """What the measure is called. Raises TabletopError for another language than en and ko."""
        return words(self.name, lang) if checked(lang) and self.name in words else self.name

    def top(self, n: int = LINES, lowest: bool = False) -> tuple[tuple[Hashable, float], ...]:
        """The n highest values, or the n lowest, each with its node, edge or pair; among equals in the order of the graph."""
        return tuple(sorted(self.values.items(), key=lambda item: item[1] if lowest else -item[1])[:n])

    def as_rows(self) -> list[dict[str, Any]]:
        """A mapping for each value, for pandas.DataFrame: "node", or "a" and "b" for edges and pairs, and the value by the measure's name.

        >>> import networkx
        >>> Measured("degree", {"en": "", "ko": ""}, "nodes", {"a": 0}, networkx.empty_graph(["a"])).as_rows()
        [{'node': 'a', 'degree': 0}]
        """
        if self.on == "nodes":
            return [{"node": key, self.name: value} for key, value in self.values.items()]
        if self.on == "graph":
            return [{self.name: value} for value in self.values.values()]
        return [{"a": key[0], "b": key[1], self.name: value} for key, value in self.values.items() if isinstance(key, tuple)]

    def picture(self, lang: str = "en") -> Picture:
        """The board shaded by the values: those of nodes or edges themselves, of pairs and of the graph by `shading`."""
        from ...show.graphs import graph_scene
        from ...show.picture import Picture

        own = self.on in ("nodes", "edges")
        values, on = (self.values, self.on) if own else (self.shading or None, "nodes")
        return Picture(graph_scene(self.graph, values, on, title=self.title(lang), about=self.about[lang], lang=lang))

    # how it looks

    def table(self, lang: str = "en", n: int = LINES) -> str:
        """The n values that matter as text, highest or lowest first, with what the measure says.

        Where a measure finds things, such as bridges, those with 0 are left out. Raises TabletopError for another language than en
        and ko.
        """
        cells, rest = self._cells(lang, n)
        widths = [max((columns(row[k]) for row in cells), default=0) for k in (0, 1)]
        lines = [
            f"{key}{' ' * round(widths[0] - columns(key))}  {' ' * round(widths[1] - columns(value))}{value}".rstrip()
            for key, value in cells
        ]
        return "\n".join([f"{self.title(lang)}. {self.about[lang]}", *lines, *rest])

    def _cells(self, lang: str, n: int) -> tuple[list[tuple[str, str]], list[str]]:
        """Head and lines of the table, and what stands below it."""
        count = sum(map(bool, self.values.values())) if self.reads == FOUND else len(self.values)
        lines = self.top(min(n, count), self.reads == LOWEST)
        cells = [(words(self.on, checked(lang)), self.title(lang)), *((self._label(key), figure(v)) for key, v in lines)]
        if not count and self.values:
            return cells[:0], [words("none", lang)]
        left = count - len(lines)
        return cells, [words("higher" if self.reads == LOWEST else "more", lang, n=f"{left:,}")] if left else []

    def _label(self, key: Hashable) -> str:
        if self.on == "graph":
            return str(self.graph.graph.get("name", ""))
        arrow = self.on == "edges" and self.graph.is_directed()
        return joined(map(str, key), arrow) if self.on in ("edges", "pairs") and isinstance(key, tuple) else str(key)

    def __repr__(self) -> str:
        return self.table()

    def _repr_html_(self) -> str:
        from ...show.svg import escape

        cells, rest = self._cells("en", LINES)
        parts = [f"<p>{escape(self.title())}. {escape(self.about['en'])}</p>"]
        if cells:
            top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in cells[0])
            body = "".join(f'<tr><th scope="row">{escape(key)}</th><td>{escape(value)}</td></tr>' for key, value in cells[1:])
            parts.append(f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>")
        return "".join([*parts, *(f"<p>{escape(line)}</p>" for line in rest)])


def undirected(graph: Any, name: str) -> networkx.Graph[Any]:
    """The graph, if it is undirected; else TabletopError, since the measure of that name is not defined on arrows."""
    if checked_graph(graph).is_directed():
        raise TabletopError(f"{name} is defined for undirected graphs; graph.to_undirected() makes one of this directed graph")
    return graph
