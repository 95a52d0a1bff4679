"""The words for pictures of graphs and for exploring them, in English and Korean, and how numbers and names stand in them.

What a graph brings itself, names of nodes and attributes, stands as it is; the attributes of the house's own boards have Korean
names here. What a measure is called and says of itself stands with the measure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.text import Name, Words

ATTRIBUTES: Mapping[str, str] = {
    "island": "섬", "circle": "스톤 서클", "faction": "종족", "number": "숫자", "copies": "장수", "points": "점수",
    "cost": "비용", "weight": "가중치", "length": "길이", "value": "가치",
    "kind": "종류", "port": "항구", "camp": "야영지",
}  # fmt: skip
LONGEST = 60  # letters of a name that a label repeats

say = Words({
    # what is heard of an item
    "attribute": {"en": "{name} {value}", "ko": "{name} {value}"},
    "measured": {"en": "{measure}: {value}.", "ko": "{measure}: {value}."},
    "neighbours": {"en": "Neighbours: {n}.", "ko": "이웃 {n}개."},
    "directed": {"en": "Edges out: {out}, in: {into}.", "ko": "나가는 변 {out}개, 들어오는 변 {into}개."},
    "edge": {"en": "{a} to {b}", "ko": "{a}–{b}"},
    "arc": {"en": "From {a} to {b}", "ko": "{a}에서 {b:으로/로}"},
    "out": {"en": "Removed.", "ko": "뺐습니다."},
    # around the picture
    "size": {"en": "Nodes: {nodes}, edges: {edges}.", "ko": "꼭짓점 {nodes}개, 변 {edges}개."},
    "ends": {"en": "Lowest {low}, highest {high}: {top}.", "ko": "최솟값 {low}, 최댓값 {high}: {top}."},
    "one": {"en": "Everywhere {low}.", "ko": "모두 {low}."},
    "thousandths": {"en": "on the nodes in thousandths", "ko": "꼭짓점의 숫자는 1000분의 1 단위"},
    "millionths": {"en": "on the nodes in millionths", "ko": "꼭짓점의 숫자는 100만분의 1 단위"},
    "outside": {"en": "no {name}", "ko": "{name} 없음"},
    "gone": {"en": "removed", "ko": "뺀 것"},
    "graph": {"en": "Graph", "ko": "그래프"},
    "of_graph": {"en": "the graph", "ko": "그래프 전체"},
    # exploring
    "without": {"en": "Removed: {things}.", "ko": "뺀 것: {things}."},
    "more": {"en": "{n} more", "ko": "외 {n}개"},
    "removed": {"en": "Removed: {things}. Touch again to put back.", "ko": "뺐습니다: {things}. 다시 누르면 돌아옵니다."},
    "restored": {"en": "Put back: {things}.", "ko": "되돌렸습니다: {things}."},
    "all_back": {"en": "All is back as it was.", "ko": "모두 되돌렸습니다."},
    "nothing_out": {"en": "Nothing has been removed.", "ko": "뺀 것이 없습니다."},
    "restore": {"en": "Put all back", "ko": "모두 되돌리기"},
    "back": {"en": "Put back {thing}", "ko": "{thing} 되돌리기"},
    "touch": {
        "en": "Touch a node or an edge to remove it, and again to put it back.",
        "ko": "꼭짓점이나 변을 누르면 빠지고, 다시 누르면 돌아옵니다.",
    },
    "measuring": {"en": "Measuring {measure}", "ko": "{measure} 계산 중"},
    "later": {"en": "The numbers follow as soon as they are there.", "ko": "숫자는 계산이 끝나는 대로 나옵니다."},
    "stopped": {
        "en": "Stopped: {measure} is not measured. Choose a measure to go on.",
        "ko": "멈췄습니다. {measure} 값이 없습니다. 측도를 고르면 계속합니다.",
    },
    "failed": {"en": "{measure} cannot be measured here: {fault}", "ko": "여기서는 {measure:을/를} 계산할 수 없습니다: {fault}"},
    "before": {"en": "Before", "ko": "전"},
    "now": {"en": "Now", "ko": "지금"},
    "highest": {"en": "Highest five", "ko": "상위 5"},
    "change": {"en": "Highest now: {now}; before: {before}.", "ko": "지금 최고: {now}. 전: {before}."},
    "levelled": {"en": "Now: {now}; before: {before}.", "ko": "지금: {now}. 전: {before}."},
    "top": {"en": "highest {top}", "ko": "최고 {top}"},
    "evenly": {"en": "everywhere {low}", "ko": "모두 {low}"},
    "nothing": {"en": "no values", "ko": "값 없음"},
    "ranked": {"en": "{n}. {name}", "ko": "{n}. {name}"},
    "measures": {"en": "Measures", "ko": "측도"},
    "type": {"en": "Name a node, or two", "ko": "꼭짓점 하나 또는 둘"},
    "go": {"en": "Go", "ko": "확인"},
    # errors
    "no_thing": {"en": "There is no node or edge {thing} here{near}.", "ko": "{thing:이라는/라는} 꼭짓점이나 변은 없습니다{near}."},
    "near": {"en": "; nearest in writing: {names}", "ko": "(비슷한 이름: {names})"},
    "out_already": {"en": "{thing} is removed already.", "ko": "{thing:은/는} 이미 빠져 있습니다."},
    "gone_with": {
        "en": "{thing} went with {node}: put {node} back first.",
        "ko": "{thing:은/는} {node:와/과} 함께 빠졌습니다. 먼저 {node:을/를} 되돌리세요.",
    },
    "in_already": {"en": "{thing} has not been removed.", "ko": "{thing:은/는} 뺀 적이 없습니다."},
    "no_measure": {"en": "There is no measure {name}; there are {names}.", "ko": "{name:이라는/라는} 측도는 없습니다. 측도: {names}."},
})


def name_of(node: Any, most: int = LONGEST) -> str:
    """What a node is called, as a text of at most so many letters; never an error, whatever it is."""
    try:
        text = " ".join(str(node).split())
    except Exception:  # noqa: BLE001 - a stranger's __str__
        text = type(node).__name__
    return text if len(text) <= most else f"{text[: most - 1]}…"


def attributes(marks: Mapping[str, Any], lang: str) -> list[str]:
    """Attributes as they are heard, "island a", "circle"; left out are those that are None or False, and where it is drawn."""
    told = []
    for key, value in marks.items():
        if value is None or value is False or key in ("row", "col", "pos"):
            continue
        name = attribute_name(key, lang)
        told.append(name if value is True else say("attribute", lang, name=Name(name), value=Name(name_of(value))))
    return told


def attribute_name(key: Any, lang: str) -> str:
    """What an attribute is called."""
    name = name_of(key)
    return ATTRIBUTES.get(name, name) if lang == "ko" else name
