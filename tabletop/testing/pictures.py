"""What every picture owes: items with ids of their own inside the frame, drawings that are well formed whatever people are
called, a label in both languages, and every legal action within reach of touch and keyboard.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

from ..core.text import LANGUAGES
from .findings import Report
from .walk import At, Visit, own_players

HOSTILE = ("<b>&amp;\"'", "]]><script>alert(1)</script>", "한글 이름", "{seat}", "E\u202e")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">{}</svg>'


def check_pictures(visits: Iterable[Visit], report: Report, whole: int = 1) -> None:
    """The scene of whoever decides; at every `whole`-th position those of all seats, and of one who sees all, in both languages."""
    for number, visit in enumerate(visits):
        state = visit.state
        views = [(state.to_move if state.to_move >= 0 else None, "en")]
        if number % whole == 0:
            views = [(seat, lang) for seat in (None, *range(state.players)) for lang in LANGUAGES]
        for seat, lang in views:
            with report.guard("view", At(visit, f"seat {seat}, {lang}")):
                _check_scene(visit, seat, lang, report)


def _check_scene(visit: Visit, seat: int | None, lang: str, report: Report) -> None:
    state, where = visit.state, At(visit, f"seat {seat}, {lang}")
    view = state.game.rooms.room("view")
    scene = view.scene(state, seat, lang, HOSTILE[: state.players])
    ids = [item.id for item in scene.items]
    if len(set(ids)) < len(ids):
        report.add("view", f"two items have the id {next(i for i in ids if ids.count(i) > 1)!r}", where)
    if not scene.title or not scene.description or not scene.head or not scene.text or scene.lang != lang:
        report.add("view", "a scene needs title, description, head and text in the language asked for", where)
    _check_shapes(scene, report, where)
    for item in scene.items:
        if item.part and not item.label.strip():
            report.add("view", f"the item {item.id!r} can be touched but has no label", where)
        strangers = [other for other in item.near if other not in ids]
        if strangers:
            report.add("view", f"{item.id!r} is near {strangers[0]!r}, which is no item", where)
    deciding = state.to_move >= 0 and seat in (None, state.to_move)
    parts = {item.part for item in scene.items}
    for action in state.legal_actions() if deciding else ():
        if not set(action.parts) <= parts:
            report.add("view", f"{str(action)!r} is legal, but no item has the part {min(set(action.parts) - parts)!r}", where)
    lost = [i for i in view.last_items(state) if i not in ids]
    if lost and seat is None and not state.is_over:
        report.add("view", f"the last move touched {lost[0]!r}, which is no item", where)


def _check_shapes(scene: Any, report: Report, where: At) -> None:
    """Drawings are well formed; boxes lie in the frame; nothing of a name comes through as markup."""
    for name, shape in (("the ground", scene.ground), *((repr(item.id), item.shape) for item in scene.items)):
        try:
            root = ElementTree.fromstring(SVG.format(shape))
        except ElementTree.ParseError as fault:
            report.add("view", f"the drawing of {name} is not well formed: {fault}", where)
            continue
        if any(node.tag.rpartition("}")[2] in ("script", "b", "foreignObject") for node in root.iter()):
            report.add("view", f"a name comes through as markup in the drawing of {name}", where)
    for item in scene.items:
        x, y, w, h = item.box
        if w <= 0 or h <= 0 or x < -1 or y < -1 or x + w > scene.width + 1 or y + h > scene.height + 1:
            report.add("view", f"{item.id!r} lies at {item.box}, outside {scene.width} x {scene.height}", where)


def check_widget(visits: Iterable[Visit], report: Report) -> None:
    """What a table sends to the browser is the same for every possibility that a seat cannot tell from the truth."""
    try:
        from ..show.widget import Table
    except ImportError as fault:
        report.add("widget", f"the table cannot be imported: {fault}")
        return
    for visit in visits:
        state = visit.state
        if not own_players(state.game):
            return
        for seat in range(state.players) if state.to_move >= 0 else ():
            with report.guard("widget", At(visit, f"seat {seat}")):
                _check_table(Table, visit, seat, report)


def _check_table(table: Any, visit: Visit, seat: int, report: Report) -> None:
    from ..core import chance
    from ..core.match import Match

    state = visit.state
    s = state.fields
    keys = [0] * state.game.engine.redeal(state.box, s, seat, [])
    chance.fill(chance.seeded(visit.number), keys)
    state.game.engine.redeal(state.box, s, seat, keys)
    state.game.engine.derive(state.box, s)
    player = next(iter(own_players(state.game).values()))()
    alone = [None if p == seat else player for p in range(state.players)]
    shared = [None] * state.players
    for seats in (alone, shared) if state.to_move != seat else (alone,):
        sent = []
        for fields in (state._s, s):
            made = table(Match(state.with_fields(fields).with_events(state.events), seats))
            sent.append(made.scene)
            made.close()
        if sent[0] != sent[1] and (seats is alone or state.game.hides):
            report.add("widget", f"the browser of seat {seat} is sent what it cannot know: {_difference(*sent)}", visit)


def _difference(a: Any, b: Any) -> str:
    if isinstance(a, dict) and isinstance(b, dict):
        return "; ".join(f"{k}: {_difference(a.get(k), b.get(k))}" for k in {*a, *b} if a.get(k) != b.get(k))[:400]
    return f"{str(a)[:160]} against {str(b)[:160]}"
