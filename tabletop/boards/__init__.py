"""Boards as graphs: hexes, what an algorithm reads of a graph, measures, boards of islands, and a generator of them.

A board is a networkx graph that one can draw, measure, change and play on. Nothing here knows a game, and nothing imports networkx or
numpy before it is needed. `hexes` has names, coordinates and pixels; `Board` a graph as arrays; `measures` its measures, each giving
a `Measured`; `islands` what makes a board of islands sound, and its written forms; `archipelago` makes one from a seed.

    >>> board = archipelago(13, 12, seed=7)
    >>> islands.check(board)
    >>> degree(board).values["a1"]
    3
"""

from . import hexes, islands
from .archipelago import archipelago
from .board import Board
from .measures import (
    MEASURES,
    Measured,
    articulation_points,
    betweenness,
    bridges,
    closeness,
    components,
    degree,
    k_core,
    minimum_cut,
    minimum_cuts,
    sea_distances,
    spectral_gap,
    symmetry_orbits,
)

__all__ = [
    "MEASURES", "Board", "Measured", "archipelago", "articulation_points", "betweenness", "bridges", "closeness", "components", "degree",
    "hexes", "islands", "k_core", "minimum_cut", "minimum_cuts", "sea_distances", "spectral_gap", "symmetry_orbits",
]  # fmt: skip
