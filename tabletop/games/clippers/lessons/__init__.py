"""The lessons of Clippers: one lesson, from the first stick to a whole game.

Its steps are data in parts: first sticks, ports, lanes, option cards, ships, the purple company, cutting off, the end, getting ready, a
self-check with a free game. Each step names the rules it teaches; the tests play every answer of every step.
"""

from __future__ import annotations

from ....teach.lesson import Lesson
from ....teach.writing import t
from .beginning import BEGINNING
from .cards import CARDS
from .cutting_off import CUTTING_OFF
from .first_sticks import FIRST_STICKS
from .lanes import LANES
from .ports import PORTS
from .purple import PURPLE
from .self_check import SELF_CHECK
from .ships import SHIPS
from .the_end import THE_END

STEPS = (
    *FIRST_STICKS, *PORTS, *LANES, *CARDS, *SHIPS, *PURPLE, *CUTTING_OFF, *THE_END, *BEGINNING, *SELF_CHECK,
)  # fmt: skip
LESSONS = (Lesson(t("Learn Clippers", "클리퍼스 배우기"), "clippers", STEPS, "the lesson of Clippers"),)
