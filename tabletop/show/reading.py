"""Reading: what a measure of a graph came to, as the explorer shows it, whatever kind of function measured it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..boards.measures.figures import real
from ..core.errors import TabletopError, shown
from .graphs.look import ends_of


@dataclass(frozen=True)
class Reading:
    """What a measure came to: what it is called and says of itself, what the values belong to, and what nodes are shaded by.

    `fault` says why it could not be measured. `result` is what the function gave.
    """

    title: str
    about: str = ""
    on: str = "nodes"
    values: Mapping[Any, Any] = field(default_factory=dict)
    shading: Mapping[Any, Any] = field(default_factory=dict)
    fault: str = ""
    result: Any = None

    @property
    def drawn(self) -> tuple[Mapping[Any, Any], str]:
        """The values that the picture is shaded by, and whether they are on nodes or edges."""
        return (self.values, self.on) if self.on in ("nodes", "edges") or not self.shading else (self.shading, "nodes")

    @property
    def level(self) -> float | None:
        """The value that all have, None where they differ."""
        ends = ends_of(self.values.values())
        return ends[0] if ends and ends[0] == ends[1] else None


def reading(result: Any, title: str, graph: Any, lang: str) -> Reading:
    """What a measure gave, as the explorer shows it. Raises TabletopError for what is no table of numbers and no number."""
    about = getattr(result, "about", None)
    if isinstance(about, Mapping) and hasattr(result, "values") and hasattr(result, "on"):
        return Reading(title, about[lang], result.on, result.values, getattr(result, "shading", {}), result=result)
    if isinstance(result, Mapping):
        return Reading(title, on=_kind(result, graph), values=dict(result), result=result)
    if real(result) is not None:
        return Reading(title, on="graph", values={title: result}, result=result)
    raise TabletopError(f"a measure gives a Measured, numbers by node or by edge, or one number, not {shown(result)}")


def _kind(values: Mapping[Any, Any], graph: Any) -> str:
    """Whether the keys are nodes or edges of the graph; "pairs" for anything else."""
    if all(key in graph for key in values):
        return "nodes"
    ends = [key[:2] if isinstance(key, tuple) and len(key) in (2, 3) else None for key in values]
    return "edges" if all(pair and graph.has_edge(*pair) for pair in ends) else "pairs"
