"""What happens in a game of Port Royal: the kinds of events and their numbers."""

from __future__ import annotations

from ...core.event import EventKind
from .deck import EXPEDITIONS, FACES, GIVERS

EVENTS = (
    EventKind("turns_up", FACES, reveals=True),
    EventKind("keeps", FACES),
    EventKind("repels", FACES),
    EventKind("busts", FACES),
    EventKind("sinks"),
    EventKind("jester_bust"),
    EventKind("taxed"),
    EventKind("tax_swords"),
    EventKind("tax_points"),
    EventKind("stops"),
    EventKind("admiral"),
    EventKind("jester_empty"),
    EventKind("sells", FACES),
    EventKind("earns"),
    EventKind("trader_bonus"),
    EventKind("hires", FACES),
    EventKind("pays", quiet=True),
    EventKind("pays_fee"),
    EventKind("more_takes"),
    EventKind("fulfils", EXPEDITIONS),
    EventKind("gives", GIVERS, quiet=True),
    EventKind("expedition_coins"),
    EventKind("passes"),
    EventKind("passed_over"),
    EventKind("others_wait"),
    EventKind("clears", quiet=True),
    EventKind("next_turn", quiet=True),
    EventKind("turn_skipped"),
    EventKind("shuffled", reveals=True),
    EventKind("coins_missing"),
    EventKind("last_round"),
    EventKind("dead_end"),
    EventKind("wins"),
    EventKind("wins_by_coins"),
    EventKind("shares"),
)
(
    TURNS_UP, KEEPS, REPELS, BUSTS, SINKS, JESTER_BUST, TAXED, TAX_SWORDS, TAX_POINTS, STOPS, ADMIRAL, JESTER_EMPTY, SELLS, EARNS,
    TRADER_BONUS, HIRES, PAYS, PAYS_FEE, MORE_TAKES, FULFILS, GIVES, EXPEDITION_COINS, PASSES, PASSED_OVER, OTHERS_WAIT, CLEARS,
    NEXT_TURN, TURN_SKIPPED, SHUFFLED, COINS_MISSING, LAST_ROUND, DEAD_END, WINS, WINS_BY_COINS, SHARES,
) = range(len(EVENTS))  # fmt: skip
