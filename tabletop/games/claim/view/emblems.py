"""The emblems of Claim: what the five factions and the crown look like, and the hatching of each faction's cards."""

from __future__ import annotations

from collections.abc import Mapping

from ....show.symbols import Symbol, disc, path

HUES = {"goblin": "green", "knight": "red", "undead": "purple", "dwarf": "yellow", "doppelganger": "blue"}

SYMBOLS: Mapping[str, Symbol] = {
    "goblin": (
        path(
            "M12 4.5c3.6 0 5.7 2 6.1 4.4L23 6.8c-.3 4.2-2.1 6.7-5 7.3-.8 4-3.2 6.7-6 6.7s-5.2-2.7-6-6.7"
            "c-2.9-.6-4.7-3.1-5-7.3l4.9 2.1C6.3 6.5 8.4 4.5 12 4.5z",
            fill="card",
        ),
        disc(9.4, 11, 1.3, fill="currentColor", line=0),
        disc(14.6, 11, 1.3, fill="currentColor", line=0),
        path("M8.8 16h6.4l-1.1 1.7-1.1-1.7-1 1.7-1.1-1.7-1 1.7z"),
    ),
    "knight": (
        path("M4.5 10.5C4.5 6 7.6 3.8 12 3.8s7.5 2.2 7.5 6.7V21.5h-5.3v-6.3H9.8v6.3H4.5z", fill="card"),
        path("M4.5 11.3h15", line=2.6),
        path("M12 3.8V7.5M12 3.8C13 1.5 15.5 1 18 2"),
    ),
    "undead": (
        path(
            "M12 2.2c5.2 0 8.8 3.4 8.8 8.2 0 3-1.4 5.1-3.6 6.4v4.7H6.8v-4.7C4.6 15.5 3.2 13.4 3.2 10.4 3.2 5.6"
            " 6.8 2.2 12 2.2z",
            fill="card",
        ),
        disc(8.5, 11, 2.3, fill="currentColor", line=0),
        disc(15.5, 11, 2.3, fill="currentColor", line=0),
        path("M12 14v1.8M10.2 21.5v-2.8M13.8 21.5v-2.8"),
    ),
    "dwarf": (
        path("M5.6 12.2h12.8c1.5 5.2-1.6 10-6.4 10s-7.9-4.8-6.4-10z", fill="card"),
        path("M4.6 12.2C4.6 7 7.6 4 12 4s7.4 3 7.4 8.2z", fill="stone"),
        path(
            "M12 4v8.2M5.2 8.4C3 8.2 1.6 6 1.8 2.8c2.6.2 4.2 1.4 5 3.2M18.8 8.4c2.2-.2 3.6-2.4 3.4-5.6-2.6.2-4.2"
            " 1.4-5 3.2M9.5 16.5c1.6 1.2 3.4 1.2 5 0"
        ),
    ),
    "doppelganger": (
        path("M9 21.5c0-4.3 2.9-6.8 6.7-6.8s6.7 2.5 6.7 6.8z", fill="card", dash="2 1.5"),
        disc(15.7, 8.6, 4.6, fill="card", dash="2 1.5"),
        path("M1.6 21.5c0-4.3 2.9-6.8 6.7-6.8s6.7 2.5 6.7 6.8z", fill="stone"),
        disc(8.3, 8.6, 4.6, fill="stone"),
    ),
    "crown": (
        path("M3 20.5h18l1-12-5.5 4.5L12 4.5 7.5 13 2 8.5z", fill="card"),
        path("M3.5 17h17"),
    ),
}
