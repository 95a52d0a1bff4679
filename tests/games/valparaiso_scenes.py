"""Positions in which Valparaíso is looked at, and what its tests read from a scene."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from typing import Any

import tabletop
from tabletop.games.valparaiso.pieces import State
from tabletop.show import theme
from tabletop.show.scene import Scene
from tabletop.show.svg import item_svg

VALPARAISO = tabletop.load("valparaiso")
NAMES = {"en": ("Ana", "Bo", "Chae", "Dua", "Eli"), "ko": ("아나", "보라", "채원", "도윤", "은우")}
LONG = ("Maximiliane-Sophie von Hohenzollern", "<script>alert('x')</script> & friends", "이름이 아주 길고 긴 사람입니다", "  ", "W" * 40)
HELD = ["camino de carretas", "diligencia", "casa de cambio", "maestro albañil", "muelle", "viaje directo"]
FULL = {
    "players": 5, "phase": "move", "to_move": "C", "card": "move", "spent": 3, "start": "D",
    "slots": {"C": [None, "trade", "build", "camino de carretas", "diligencia"], "A": ["sell", "hire"], "D": [None, "ship"]},
    "achievements": {"C": HELD, "A": ["agencia", "flota mercante"]}, "deck": ["aurora de chile"], "treasure": {"north sea": 0},
    "offers": {"north sea": ["arquitecto", "teatro", "exportadora"], "west sea": ["caravana", "astillero", "consulado"],
               "south sea": ["gran feria", "mercado nuevo", "enganche"]},
    "merchants": {"A": {"Valparaíso": 1, "Quillota": 1}, "B": {"San Felipe": 2, "Quillota": 1}, "C": {"Limache": 1, "Quillota": 1,
                  "Valparaíso": 2}, "D": {"Casablanca": 2, "Valparaíso": 1}, "E": {"Valparaíso": 1, "Quilpué": 1}},
    "houses": {"B": ["Concón", "La Ligua"], "A": ["Quillota"], "C": ["Peñuelas", "Quillota"], "D": ["Casablanca", "Limache"]},
    "residences": ["C", "A", "D"], "goods": {"C": {"silver": 2, "copper": 3, "wheat": 1}}, "hold": {"C": {"silver": 2, "copper": 1}},
    "ships": {"B": "north sea", "D": "south sea"}, "pesos": {"C": 11},
}  # fmt: skip
MOVING = {**FULL, "mover": "Limache", "walked": 1, "path": ["Quilpué", "Limache"], "changed": True}
LESS = {
    **FULL, "phase": "overseas", "card": "consulado", "achievements": {"C": ["consulado"]}, "ships": {"C": "west sea"},
    "slots": {"A": ["move"]},
    "offers": {**FULL["offers"], "west sea": ["resguardo", "cabildo", "gremio"]}, "hold": {"C": {"silver": 2, "copper": 2, "wheat": 2}},
}  # fmt: skip
TRADING = {
    "players": 4, "phase": "trade", "to_move": "A", "card": "trade", "goods": {"A": {"silver": 3, "copper": 3, "wheat": 3}},
    "merchants": {"A": {"Quillota": 2, "Casablanca": 1}, "B": {"Quillota": 1, "San Felipe": 1}}, "slots": {"B": [None, "move"]},
    "tiles": {"Quillota": ["B1", "A1", "C1", "D1", "E1"]}, "houses": {"B": ["Quillota"]},
}  # fmt: skip
PLANNING = {
    "players": 3, "phase": "planning", "to_move": "B", "start": "A", "round": 2, "pesos": {"A": 20, "B": 17},
    "plan": {"A": ["ship", "move", "trade", "build", "sell"], "B": ["hire", "transfer", "overseas"]}, "achievements": {"B": ["muelle"]},
}  # fmt: skip
CRAMPED = {
    "players": 4, "phase": "build", "to_move": "B", "card": "build", "slots": {"A": [None, "move"]}, "pesos": {"B": 10},
    "merchants": {"B": {"Limache": 1, "Valparaíso": 1}},
}  # fmt: skip
FILLING = {
    "players": 2, "phase": "transfer", "to_move": "A", "card": "transfer", "goods": {"A": {"silver": 4, "wheat": 4}},
    "hold": {"A": {"copper": 1}}, "slots": {"B": [None, "move"]},
}  # fmt: skip
HIRING = {
    "players": 4, "phase": "hire", "to_move": "A", "card": "agencia", "achievements": {"A": ["agencia"]}, "slots": {"B": [None, "move"]},
    "goods": {"A": {"silver": 1, "copper": 1, "wheat": 1}},
}  # fmt: skip
SWAPPING = {
    "players": 4, "phase": "swap", "to_move": "D", "card": "mercado nuevo", "achievements": {"D": ["mercado nuevo"]}, "deck": [],
    "slots": {"B": [None, "move"]}, "offers": {"north sea": ["gran feria"]},
}  # fmt: skip
GAINING = {
    "players": 3, "phase": "gain", "to_move": "A", "card": "bodega", "achievements": {"A": ["bodega"]}, "slots": {"B": [None, "move"]},
}  # fmt: skip
PAYING = {  # a B card beside an A card, and two zones with as many A cards
    "players": 3, "phase": "overseas", "to_move": "A", "card": "overseas", "slots": {"B": [None, "move"]}, "ships": {"A": "north sea"},
    "offers": {"north sea": ["agencia", "astillero", "caravana"], "west sea": ["bodega", "arriero", "cabildo"],
               "south sea": ["feria franca", "muelle", "gremio"]},
    "hold": {"A": dict.fromkeys(("silver", "copper", "wheat"), 2)},
    "deck": ["consulado", "resguardo", "gran feria", "arquitecto", "flota mercante", "aurora de chile", "exportadora"],
}  # fmt: skip
DISCARDING = {"players": 3, "phase": "discard", "to_move": "B", "start": "B", "achievements": {"B": ["camino de carretas", "muelle"]}}
LEAVING = {"players": 4, "phase": "recall", "to_move": "C", "start": "C", "merchants": {"C": {"Limache": 1, "Quillota": 1}}}
STATES = (FULL, MOVING, LESS, TRADING, PLANNING, CRAMPED, FILLING, HIRING, SWAPPING, GAINING, PAYING, DISCARDING, LEAVING)


def at(position: dict[str, Any], board: Any = None, options: dict[str, Any] | None = None, **more: Any) -> State:
    game = tabletop.load("valparaiso", options=options or {}, board=board)
    state = game.from_dict(position | more, seed=3)
    assert isinstance(state, State)
    return state


@cache
def game(players: int, seed: int, **options: Any) -> tuple[State, ...]:
    """Every position of a random game in which people rather do something."""
    state, found, rng = tabletop.load("valparaiso", options=options).new(players=players, seed=seed), [], random.Random(seed)
    while True:
        assert isinstance(state, State)
        found.append(state)
        if state.is_over:
            return tuple(found)
        legal = state.legal_actions()
        eager = [a for a in legal if str(a).endswith(" main") or str(a).split()[0] in ("overseas", "build", "trade", "swap", "hold")]
        state = state.play(rng.choice(eager if eager and rng.random() < 0.7 else legal))


@cache
def moments() -> tuple[State, ...]:
    """One position of every phase that a random game comes to, the ends, and what games seldom come to."""
    found: dict[tuple[int, str], State] = {}
    for players in (2, 5):
        for state in game(players, players)[::3]:
            found[players, state.phase] = state  # the last one, when much stands on the table
    ends = [game(players, players)[-1] for players in (2, 3, 4, 5)]
    fast = [s for s in game(3, 1, advanced_planning="true") if s.phase == "fastest good"][:1]
    midway = [at(TRADING).play("trade Quillota"), at(PAYING).play("overseas astillero")]
    return (*found.values(), *ends, *fast, *map(at, STATES), *midway)  # type: ignore[arg-type]


def chances() -> Iterator[State]:
    """Positions in which chance decides: the deal, the lighthouse, a slot at sea, who was fastest."""
    state, rng = VALPARAISO.new(players=3), random.Random(1)
    for phase in ("market tiles", "sea cards", "lighthouse"):
        while state.phase != phase:
            state = state.play(rng.choice(state.legal_actions()))
        yield state  # type: ignore[misc]
    plans = {seat: [None, "move", "trade", "build", "sell"] for seat in "ABC"}
    planned = {"players": 3, "phase": "planning", "to_move": "C", "start": "A", "plan": plans}
    fast = tabletop.load("valparaiso", options={"advanced_planning": "true"}).from_dict(planned)
    yield fast.play("planned")  # type: ignore[misc]
    buying = {"players": 3, "phase": "overseas", "to_move": "A", "card": "overseas", "slots": {"B": [None, "move"]}}
    sea = VALPARAISO.from_dict({**buying, "ships": {"A": "north sea"}, "hold": {"A": dict.fromkeys(("silver", "copper", "wheat"), 2)}})
    yield sea.play(next(a for a in sea.legal_actions() if str(a).startswith("overseas")))  # type: ignore[misc]


def shapes(drawn: Scene) -> ET.Element:
    return ET.fromstring(f"<svg>{drawn.ground}{''.join(map(item_svg, drawn.items))}</svg>")


def texts(drawn: Scene) -> list[tuple[str, tuple[float, float, float, float]]]:
    """Every text with the box it takes: left, top, right, bottom."""
    found = []
    for e in shapes(drawn).iter("text"):
        size, line, x, y = float(e.get("font-size", 0)), e.text or "", float(e.get("x", 0)), float(e.get("y", 0))
        w = theme.text_width(line, size, bold=e.get("font-weight") == "700")
        left = x - {"middle": w / 2, "end": w}.get(e.get("text-anchor", "start"), 0)
        found.append((line, (left, y - 0.74 * size, left + w, y + 0.2 * size)))
    return found


def written(drawn: Scene, name: str) -> list[str]:
    return [e.text or "" for e in ET.fromstring(f"<g>{drawn.item(name).shape}</g>").iter("text")]


def everything(drawn: Scene) -> str:
    labels = [f"{i.id} {i.label} {i.part} {i.shape}" for i in drawn.items]
    return "\n".join([drawn.title, drawn.description, drawn.head, drawn.text, drawn.ground, *labels])
