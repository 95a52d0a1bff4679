"""The lessons of Port Royal: one lesson, from the first card to a whole game.

Its steps are data in parts: cards and odds, swords, trade and hire, people, expeditions, taxes and the end, a self-check with a free
game. Each step names the rules it teaches; the tests play every answer of every step.
"""

from __future__ import annotations

from ....teach.lesson import Lesson
from ....teach.writing import t
from .expeditions import EXPEDITIONS
from .first_cards import FIRST_CARDS
from .late_game import LATE_GAME
from .people import PEOPLE
from .repelling import REPELLING
from .self_check import SELF_CHECK
from .trading import TRADING

STEPS = (*FIRST_CARDS, *REPELLING, *TRADING, *PEOPLE, *EXPEDITIONS, *LATE_GAME, *SELF_CHECK)
LESSONS = (Lesson(t("Learn Port Royal", "포트로얄 배우기"), "port_royal", STEPS, "the lesson of Port Royal"),)
