"""The lessons of Claim: one lesson, from the empty throne to a first game.

Its steps are data in four parts: the first tricks, the powers of the factions, the second phase and its end, a self-check
with a free game. Each step names the rules it teaches; the tests play every answer of every step.
"""

from __future__ import annotations

from ....teach.lesson import Lesson
from ....teach.writing import t
from .first_tricks import FIRST_TRICKS
from .powers import POWERS
from .second_phase import SECOND_PHASE
from .self_check import SELF_CHECK

LESSONS = (
    Lesson(t("Learn Claim", "클레임 배우기"), "claim", (*FIRST_TRICKS, *POWERS, *SECOND_PHASE, *SELF_CHECK), "the lesson of Claim"),
)
