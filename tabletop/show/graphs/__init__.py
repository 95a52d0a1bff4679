"""Graphs as pictures: any networkx graph as a scene whose nodes and edges can be touched, shaded by a measure in five steps.

Nothing is measured here and nothing is changed; `tabletop.show.explore` is the widget that does both.
"""

from .drawing import GraphDrawing, graph_scene

__all__ = ["GraphDrawing", "graph_scene"]
