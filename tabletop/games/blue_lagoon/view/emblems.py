"""The emblems of Blue Lagoon: resources, statuette, hut and hull, the stones of a circle, and the sign of what an island is worth."""

from __future__ import annotations

import math
from collections.abc import Mapping

from ....show.symbols import Symbol, disc, path

STONES = 9
_RIM, _STONE = 9.0, 1.4  # radius of a circle of stones and of a stone, on 24 x 24


def _stones() -> Symbol:
    turns = (math.tau * k / STONES for k in range(STONES))
    spots = ((12 + _RIM * math.sin(turn), 12 - _RIM * math.cos(turn)) for turn in turns)
    return tuple(disc(round(x, 2), round(y, 2), _STONE, fill="stone", line=0.5) for x, y in spots)


SYMBOLS: Mapping[str, Symbol] = {
    "coconut": (
        disc(12, 12, 9.4, fill="coconut"),
        disc(8.8, 9.6, 1.5, fill="currentColor", line=0),
        disc(14.6, 8.8, 1.5, fill="currentColor", line=0),
        disc(12.3, 13.6, 1.5, fill="currentColor", line=0),
    ),
    "bamboo": (
        path("M7 2.5h1.4a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z", fill="bamboo"),
        path("M15.2 7h1.4a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-1.4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z", fill="bamboo"),
        path("M5 8.5h5.4M5 15h5.4M13.2 12h5.4M13.2 17h5.4M18.6 9c.4-3.6 2-5 4-5.4 0 3-1.4 5-4 5.4z", fill="bamboo"),
    ),
    "water": (
        path("M12 1.8C16.5 7.8 19.6 11.4 19.6 15a7.6 7.6 0 0 1-15.2 0C4.4 11.4 7.5 7.8 12 1.8z", fill="water"),
        path("M8.2 15.4a3.9 3.9 0 0 0 3.3 3.4"),
    ),
    "gem": (
        path("M6 3.5h12l4.5 6.5L12 21.5 1.5 10z", fill="gem"),
        path("M1.5 10h21M8.5 10 12 21.5 15.5 10M6 3.5 8.5 10 12 3.5 15.5 10 18 3.5"),
    ),
    "statuette": (
        path("M7.5 1.8h9l1.6 7.4-1.1 2.2.6 4.2-2.6 3v3.6H9v-3.6l-2.6-3 .6-4.2-1.1-2.2z", fill="stone"),
        path("M8.3 8.3h2.9M12.8 8.3h2.9M12 8.3v5.2M9.8 16.3h4.4"),
    ),
    "settler": (
        disc(12, 6, 4.3, fill="inherit"),
        path("M5 22c0-6 2-10.5 7-10.5S19 16 19 22z", fill="inherit"),
    ),
    "hut": (path("M12 1.5 22.5 11H20v11H4V11H1.5z", fill="inherit"),),
    "hull": (path("M1.5 14.5h21L18.8 22H5.2z", fill="inherit"),),
    "stones": _stones(),
    "worth": (path("M12 1.5 21.5 4.6v7.6c0 5.2-4 8.8-9.5 10.6-5.5-1.8-9.5-5.4-9.5-10.6V4.6z", fill="badge"),),
}
