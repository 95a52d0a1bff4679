"""The lessons of Blue Lagoon: one lesson, from the first boat to a whole game.

Its steps are data in four parts: placing pieces, what scores, the end of a phase and Settlement, a self-check with a free game.
Each step names the rules it teaches; the tests play every answer of every step.
"""

from __future__ import annotations

from ....teach.lesson import Lesson
from ....teach.writing import t
from .landing import LANDING
from .scoring import SCORING
from .self_check import SELF_CHECK
from .settlement import SETTLEMENT

LESSONS = (
    Lesson(
        t("Learn Blue Lagoon", "블루라군 배우기"), "blue_lagoon", (*LANDING, *SCORING, *SETTLEMENT, *SELF_CHECK),
        "the lesson of Blue Lagoon",
    ),
)  # fmt: skip
