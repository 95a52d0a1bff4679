"""Measures of a graph: documented functions that take a networkx graph and give a Measured, a table that can draw itself.

They work for undirected and directed graphs and for multigraphs as far as they are defined there, and say so in a TabletopError where
they are not. `MEASURES` are all of them by name; each can be called with the graph alone. No measure changes the graph.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .centrality import betweenness, closeness, degree, k_core
from .measured import Measured
from .parts import articulation_points, bridges, components
from .seas import minimum_cut, minimum_cuts, sea_distances
from .spectrum import spectral_gap
from .symmetry import symmetry_orbits

MEASURES: Mapping[str, Callable[[Any], Measured]] = {
    function.__name__: function
    for function in (
        degree, betweenness, closeness, articulation_points, bridges, minimum_cuts, k_core, components, symmetry_orbits, spectral_gap,
        sea_distances,
    )
}  # fmt: skip

__all__ = [
    "MEASURES", "Measured", "articulation_points", "betweenness", "bridges", "closeness", "components", "degree", "k_core",
    "minimum_cut", "minimum_cuts", "sea_distances", "spectral_gap", "symmetry_orbits",
]  # fmt: skip
