"""The emblems of Port Royal: coin, sword, skull and shield, a ship for each colour, a sign for every kind of person and of card."""

from __future__ import annotations

from collections.abc import Mapping

from ....show.symbols import Symbol, disc, path

_SKULL = (
    path(
        "M12 2.2c5.2 0 8.8 3.4 8.8 8.2 0 3-1.4 5.1-3.6 6.4v4.7H6.8v-4.7C4.6 15.5 3.2 13.4 3.2 10.4 3.2 5.6 6.8 2.2 12 2.2z",
        fill="card",
    ),
    disc(8.5, 11, 2.3, fill="currentColor", line=0),
    disc(15.5, 11, 2.3, fill="currentColor", line=0),
    path("M12 14v1.8M10.2 21.5v-2.8M13.8 21.5v-2.8"),
)

_SHIPS: Mapping[str, Symbol] = {
    # one square sail and a jib
    "pinnace": (
        path("M2.5 16.5h19L18.5 21.5h-13z", fill="card"),
        path("M11 16.5V2.5M6 5h10v7.5H6z", fill="card"),
        path("M16 5l5.5 9.5"),
    ),
    # a round hull and two square sails
    "flute": (
        path("M2 14.5h20c0 4.5-3.5 7.5-10 7.5S2 19 2 14.5z", fill="card"),
        path("M7.5 14.5V2M16.5 14.5V2"),
        path("M4.5 4h6v7.5h-6zM13.5 4h6v7.5h-6z", fill="card"),
    ),
    # an open boat with a slanted sail
    "skiff": (
        path("M3 17h18l-4 4.5H6.5z", fill="card"),
        path("M9 17V3.5"),
        path("M5 14.5 19.5 2.5c1 5-1 9.5-4.5 12z", fill="card"),
    ),
    # a long low hull, three masts and gun ports
    "frigate": (
        path("M1 14.5h22l-2.5 7H3.5z", fill="card"),
        path("M5.5 14.5V4M12 14.5V1.5M18.5 14.5V4"),
        path("M3.2 5h4.6v6.5H3.2zM9.7 3h4.6v8.5H9.7zM16.2 5h4.6v6.5h-4.6z", fill="card"),
        path("M6 18h2M11 18h2M16 18h2", line=2.2),
    ),
    # a hull with a high castle at either end, and a flag
    "galleon": (
        path("M1 9.5h5.5v5h8.5v-4h8L20.5 22H4.5z", fill="card"),
        path("M11 14.5V1.5"),
        path("M7 5.5c3 1 5 1 8 0v6c-3 1-5 1-8 0z", fill="card"),
        path("M11 1.5l5 1.7-5 1.7M8 18.5h8", line=1.8),
    ),
}  # fmt: skip

_PEOPLE: Mapping[str, Symbol] = {
    "captain": (
        path("M12 7v14.5M7 10.5h10M3.5 14c.7 4.4 4.4 7.5 8.5 7.5s7.8-3.1 8.5-7.5", line=2.4),
        disc(12, 4.4, 2.5, line=2),
    ),
    "settler": (
        path("M12 2.2 22 11h-2.6v10.6H4.6V11H2z", fill="card"),
        path("M10 21.6v-6.3h4v6.3"),
    ),
    "priest": (path("M9.9 2h4.2v6.2H20v4.2h-5.9V22H9.9v-9.6H4V8.2h5.9z", fill="card"),),
    "jack": (path("M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17", line=3.2, round_ends=True),),
    "trader": (path("M12 3v18M7 21h10M4 6.5h16M4 6.5 1.5 14h5zM20 6.5 17.5 14h5z"),),
    "sailor": (
        disc(12, 12, 5.6, line=2),
        path("M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6 4.6 19.4", line=1.4),
    ),
    "pirate": (path("M3 3l14.5 14.5M21 3 6.5 17.5M14.5 20l5.5-5.5M4 14.5 9.5 20", line=2.4, round_ends=True),),
    "admiral": (
        path("M1.5 17C4 15 5.5 6.5 12 6.5S20 15 22.5 17C19 19.5 5 19.5 1.5 17z", fill="card"),
        disc(12, 12.5, 2.2),
    ),
    "jester": (
        path("M5 19.5h14l1-6c1.5 0 2.5-1 2.5-2.5C18 11 17 8 12 12 7 8 6 11 1.5 11c0 1.5 1 2.5 2.5 2.5z", fill="card"),
        disc(12, 5, 2, fill="currentColor", line=0),
        path("M12 7v5"),
    ),
    "governor": (
        path("M3 20.5h18l1-12-5.5 4.5L12 4.5 7.5 13 2 8.5z", fill="card"),
        path("M3.5 17h17"),
    ),
    "mademoiselle": (
        path("M12 21 1.8 10.5C7 2.5 17 2.5 22.2 10.5z", fill="card"),
        path("M12 21 6.8 6.3M12 21V4.6M12 21l5.2-14.7"),
    ),
}  # fmt: skip

SYMBOLS: Mapping[str, Symbol] = {
    "coin": (disc(12, 12, 9.6, fill="gold"), disc(12, 12, 6.4, line=1.2)),
    "sword": (
        path("M12 1.2 14.2 4.6V14.5H9.8V4.6z", fill="silver"),
        path("M6.5 14.5h11v2.6h-11zM10.7 17.1h2.6v5.2h-2.6z", fill="currentColor"),
    ),
    "skull": _SKULL,
    "shield": (path("M12 1.5 21.5 4.6v7.6c0 5.2-4 8.8-9.5 10.6-5.5-1.8-9.5-5.4-9.5-10.6V4.6z", fill="inherit"),),
    "compass": (disc(12, 12, 10), path("M12 4l2.6 8L12 20l-2.6-8z", fill="currentColor")),
    "scroll": (
        path("M5 3h13v15.5a2.5 2.5 0 0 0 2.5 2.5H7.5A2.5 2.5 0 0 1 5 18.5z", fill="card"),
        path("M8.5 8h6M8.5 12h6"),
    ),
    **_SHIPS,
    **_PEOPLE,
}
