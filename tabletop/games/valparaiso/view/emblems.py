"""The emblems of Valparaíso: goods and pesos, houses, merchants and ships, and a sign for each step of a card."""

from __future__ import annotations

from collections.abc import Mapping

from ....show.symbols import Symbol, disc, path

_GRAIN = "M12 {0}c-4.5-.2-5.8-2-6-5 3.6 0 5.8 1.6 6 5zM12 {0}c4.5-.2 5.8-2 6-5-3.6 0-5.8 1.6-6 5z"

SYMBOLS: Mapping[str, Symbol] = {
    "silver": (
        path("M6.5 6.5h11L23 18.5H1z", fill="silver"),
        path("M6.5 6.5 8.5 10.5h7l2-4M8.5 10.5 6.5 18.5M15.5 10.5l2 8"),
    ),
    "copper": (
        path("M7.5 3.5h9L22.5 12l-6 8.5h-9L1.5 12z", fill="copper"),
        path("M1.5 12h7L12 20.5 15.5 12h7M8.5 12 12 3.5 15.5 12"),
    ),
    "wheat": (
        path("M12 23V8"),
        *(path(_GRAIN.format(y), fill="wheat") for y in (10, 15)),
        path("M12 1c2.6 2.6 2.6 5 0 7.5-2.6-2.5-2.6-4.9 0-7.5z", fill="wheat"),
    ),
    "anygood": (path("M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17", line=3.2, round_ends=True),),
    "peso": (
        disc(12, 12, 9.6, fill="gold"),
        path("M9.5 18V6.5h3.6a3.3 3.3 0 0 1 0 6.6H9.5M7.3 9.8h9.4", stroke="dark"),
    ),
    "shield": (path("M12 1.5 21.5 4.6v7.6c0 5.2-4 8.8-9.5 10.6-5.5-1.8-9.5-5.4-9.5-10.6V4.6z", fill="inherit"),),
    "hut": (path("M12 1.5 22.5 11H20v11H4V11H1.5z", fill="inherit"),),
    "hull": (path("M1.5 14.5h21L18.8 22H5.2z", fill="inherit"),),
    "merchant": (
        path("M3.5 22.5c0-7 2.5-11.5 8.5-11.5s8.5 4.5 8.5 11.5z", fill="inherit"),
        disc(12, 6, 4.3, fill="inherit"),
    ),
    "lighthouse": (
        path("M8.5 9h7l2 13h-11z", fill="card"),
        path("M8 5h8v4H8z", fill="gold"),
        path("M7.5 5 12 1.5 16.5 5M7.7 14h8.6M7.2 18h9.7M17.5 6.5l5-1.5M17.5 8l5 1.5"),
    ),
    # what a step of a card does
    "transfer": (path("M3 8h15M14 4l4.5 4-4.5 4M21 16.5H6M10 12.5l-4.5 4 4.5 4", line=2),),
    "sell": (
        disc(17, 17, 5.6, fill="gold"),
        path("M2.5 7.5h10M9 3.5l4 4-4 4M17 4v3", line=2),
    ),
    "hire": (
        path("M2 22c0-6.5 2.2-10.5 7-10.5s7 4 7 10.5z", fill="card"),
        disc(9, 6.5, 4, fill="card"),
        path("M19 4v8M15 8h8", line=2),
    ),
    "move": (path("M3 12h13M12 6l6.5 6L12 18", line=2.4),),
    "build": (
        path("M12 2.2 22 11h-2.6v10.6H4.6V11H2z", fill="card"),
        path("M10 21.6v-6.3h4v6.3"),
    ),
    "trade": (
        path("M4 11v10.5h16V11", fill="card"),
        path(
            "M3 3.5h18L23 10c0 2-3.6 2-3.7 0 0 2-3.6 2-3.6 0 0 2-3.7 2-3.7 0 0 2-3.7 2-3.7 0 0 2-3.6 2-3.6 0C4.6 12 1 12 1 10z",
            fill="gold",
        ),
    ),
    "ship": (
        path("M2 16h20l-3.5 6h-13z", fill="badge"),
        path("M11 14.5V2.5c5 2 7.5 6 7.5 12zM9.5 14.5V6C7 8 5.5 11 5.2 14.5z", fill="card"),
    ),
    "overseas": (
        path("M12 7v14.5M7 10.5h10M3.5 14c.7 4.4 4.4 7.5 8.5 7.5s7.8-3.1 8.5-7.5", line=2.4),
        disc(12, 4.4, 2.5, line=2),
    ),
    "gain": (
        path("M3 10h18l-2.5 11.5h-13z", fill="card"),
        path("M12 1.5v9M8 7l4 4 4-4", line=2),
    ),
    "exchanged": (  # a tile for another
        path("M4 3h9v7H4zM11 14h9v7h-9z", fill="card"),
        path("M17 3.5v7M14 7.5l3 3.5 3-3.5M7 20.5v-7M4 16.5 7 13l3 3.5", line=1.8),
    ),
    "reward": (
        disc(8, 15, 6.2, fill="gold"),
        path("M14 2.5h8v6.5c0 3-1.8 5-4 6-2.2-1-4-3-4-6z", fill="card"),
    ),
    "buy": (
        path("M12 1.5 21.5 4.6v7.6c0 5.2-4 8.8-9.5 10.6-5.5-1.8-9.5-5.4-9.5-10.6V4.6z", fill="card"),
        path("M12 6.5v11M6.5 12h11", line=2.4),
    ),
}

OF_STEP = {"swap": "exchanged"}  # where a step is not drawn under its own name
