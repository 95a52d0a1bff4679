"""The lessons of Valparaíso: one lesson, from the first card to a whole game.

Its steps are data in parts: first cards, goods, roads and customs, houses, markets, planning and jumping ahead, the sea, clean-up, the
end, getting ready, a self-check with a free game. Each step names the rules it teaches; the tests play every answer of every step.
"""

from __future__ import annotations

from ....teach.lesson import Lesson
from ....teach.writing import t
from .beginning import BEGINNING
from .buildings import BUILDINGS
from .clean_up import CLEAN_UP
from .first_steps import FIRST_STEPS
from .goods import GOODS
from .markets import MARKETS
from .plans import PLANS
from .roads import ROADS
from .sea import SEA
from .self_check import SELF_CHECK
from .the_end import THE_END

STEPS = (
    *FIRST_STEPS, *GOODS, *ROADS, *BUILDINGS, *MARKETS, *PLANS, *SEA, *CLEAN_UP, *THE_END, *BEGINNING, *SELF_CHECK,
)  # fmt: skip
LESSONS = (Lesson(t("Learn Valparaíso", "발파라이소 배우기"), "valparaiso", STEPS, "the lesson of Valparaíso"),)
