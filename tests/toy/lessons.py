"""Lessons of the Marsh: planning, a step of two halves, who is hemmed in."""

from __future__ import annotations

from tabletop.core.text import Text
from tabletop.teach.lesson import Choice, Lesson, Step

from .board import ROOM


def pegs(*places: int) -> list[int]:
    """A row of the field `peg`: one peg on each of these places."""
    return [places.count(i) for i in range(ROOM)]


def both(en: str, ko: str) -> Text:
    """A text in both languages."""
    return {"en": en, "ko": ko}


PLANNING = Step(
    "plan", "move", both("Plan a chip", "칩으로 계획하기"),
    both("A chip gives as many steps as it says.", "칩의 숫자만큼 걷습니다."), ("TY-2.1", "TY-2.2"),
    prompt=both("Plan as many steps as you can.", "가장 많이 걸을 수 있는 칩을 고르세요."),
    position={"phase": "plan", "to_move": 0, "hand": [[1, 0, 1], [1, 1, 0], [0, 0, 0]]},
    right=("plan 3",), other=both("That gives fewer steps.", "그 칩으로는 덜 걷습니다."),
    refused={"plan 2": both("Look into your hand.", "손에 든 칩을 보세요.")},
    hint=both("The highest chip.", "가장 높은 칩."), praise=both("Three steps.", "세 걸음."), show="plan 3",
)  # fmt: skip
HEMMED_IN = Step(
    "hemmed_in", "move", both("Somewhere to go", "갈 곳이 있어야"),
    both("A peg without a free place beside it stays.", "옆이 막힌 말은 움직일 수 없습니다."), ("TY-3.1", "TY-3.2"),
    prompt=both("Lift the peg that can walk.", "움직일 수 있는 말을 드세요."),
    position={
        "phase": "walk", "to_move": 0, "steps": 2, "hand": [[1, 0, 0], [1, 0, 0], [0, 0, 0]], "gone": [0, 2, 0],
        "peg": [pegs(3, 6), pegs(0, 5), pegs()],
    },
    right=("lift pond",), refused={"lift islet": both("The heron is taken.", "왜가리 둥지에는 말이 있습니다.")},
    hint=both("Not the islet.", "섬은 아닙니다."), praise=both("Right.", "맞습니다."), show="lift pond",
)  # fmt: skip
QUESTION = Step(
    "company", "question", both("Company", "이웃"), both("Pegs side by side score.", "나란히 선 말은 점수를 얻습니다."), ("TY-4.2",),
    prompt=both("What do pegs on reed and moss score for company?", "갈대밭과 이끼밭의 말은 이웃 점수를 얼마나 얻나요?"),
    choices=(
        Choice(both("1", "1"), both("One path joins them.", "길 하나가 둘을 잇습니다.")),
        Choice(both("2", "2"), both("A path counts once.", "길은 한 번만 셉니다.")),
    ),
)  # fmt: skip

LESSONS = (Lesson(both("The Marsh", "늪"), "toy", (PLANNING, HEMMED_IN, QUESTION)),)
