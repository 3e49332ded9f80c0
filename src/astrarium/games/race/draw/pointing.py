"""Which drawn things an event of Race is about."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import (
    DEVELOP,
    DOUBLE_VP,
    EXPLORE_1_1,
    EXPLORE_5,
    EXPLORE_ORB,
    NONE,
    OF_GOAL,
    PRODUCE,
    SETTLE,
    TRADE,
)

PHASE_OF: Final = {
    EXPLORE_5: 1, EXPLORE_1_1: 1, EXPLORE_ORB: 1, DEVELOP: 2, SETTLE: 3, TRADE: 4, DOUBLE_VP: 4,
    PRODUCE: 5,
}  # fmt: skip
TO_HAND: Final = frozenset({"drawn", "kept", "to-hand"})
FROM_HAND: Final = frozenset({"given"})  # they lay there, and fly off
GONE: Final = frozenset({"looked-at", "given-world", "drafted"})


def elements_told(rules: RaceRules, event: Data) -> list[str]:
    kind, seat, amount, source = event["kind"], event["seat"], event["amount"], event["source"]
    if kind == "action":
        return [f"phase-{PHASE_OF[amount]}"]
    if kind == "phase":
        return [f"phase-{amount}"]
    if source >= OF_GOAL:
        return [f"goal-{source - OF_GOAL}"]
    if kind.startswith("robot-"):
        return ["robot"]
    if source == NONE or kind in GONE:
        return []
    in_hand = kind in TO_HAND or kind in FROM_HAND
    return [f"hand-{source}"] if in_hand else [f"seat{seat}-card{source}"]
