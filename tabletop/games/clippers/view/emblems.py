"""The emblems of Clippers: coin, hook card, ship, port marker, departure card, and the flags of five countries.

Flags are told apart by how they are divided: bars upright or level, a cross, stripes beside a corner, a disc.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....show.symbols import Symbol, disc, path

_CLOTH = "M1.5 4.5h21v15h-21z"

SYMBOLS: Mapping[str, Symbol] = {
    "coin": (
        disc(12, 12, 9.6, fill="gold"),
        path("M15.6 8.4c-.8-1.2-2-1.8-3.6-1.8-2.1 0-3.6 1-3.6 2.6 0 3.6 7.4 2 7.4 5.6 0 1.7-1.6 2.8-3.8 2.8-1.8 0-3-1-4-2", stroke="dark"),
        path("M12 4.6v14.8", stroke="dark"),
    ),
    "hook": (
        path("M12 9v10.5M12 19.5c-4 0-6.5-2-7-6M12 19.5c4 0 6.5-2 7-6M3 15l2-2.6 2.4 2M21 15l-2-2.6-2.4 2", line=2.2, round_ends=True),
        disc(12, 6, 3, line=2.2),
    ),
    "clipper": (
        path("M1.5 15.5h21L19 21.5H5z", fill="inherit"),
        path("M11.5 14V2.5c5 2 7.5 6 7.5 11.5zM10 14V6C7.4 8 5.8 10.6 5.4 14z", fill="card"),
    ),
    "marker": (
        path("M6 22V3.5", line=2.4, round_ends=True),
        path("M7 4h13l-3.5 4.2L20 12.500H7z", fill="inherit"),
    ),
    "departure": (
        path("M4 2.500h16v19H4z", fill="card"),
        disc(9, 8, 1.9, fill="currentColor", line=0),
        disc(15.5, 12.5, 1.9, fill="currentColor", line=0),
        disc(9, 17, 1.9, fill="currentColor", line=0),
        path("M9 8l6.5 4.500L9 17", line=1.2),
    ),
    "flagFrance": (
        path(_CLOTH, fill="card"), path("M1.5 4.500h7v15h-7z", fill="blue"), path("M15.5 4.500h7v15h-7z", fill="red"),
    ),
    "flagEngland": (
        path(_CLOTH, fill="card"), path("M10 4.500h4v5.500h8.500v4H14v5.500h-4V14H1.500v-4H10z", fill="red", line=1),
    ),
    "flagAmerica": (
        path(_CLOTH, fill="card"), path("M1.5 8.500h21M1.5 12h21M1.5 15.800h21", line=1.9, stroke="red"),
        path("M1.5 4.500H12v8H1.500z", fill="blue"), disc(6.7, 8.5, 1.9, fill="pale", line=0),
    ),
    "flagGermany": (
        path(_CLOTH, fill="card"), path("M1.5 4.500h21v5h-21z", fill="black"), path("M1.5 9.500h21v5h-21z", fill="red"),
        path("M1.5 14.500h21v5h-21z", fill="gold"),
    ),
    "flagJapan": (path(_CLOTH, fill="card"), disc(12, 12, 4.4, fill="red", line=1)),
}  # fmt: skip
