"""Which drawn things an event of Gaia Project is about."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data
from astrarium.games.gaia.tables import GaiaRules

RESOURCES: Final = frozenset({"ore", "knowledge", "credits", "qic"})
OF_POWER: Final = frozenset({"charge", "tokens", "power-back", "discard"})
ON_BOARD: Final = {"hex": "hex", "track": "track", "space": "action"}  # families that all share
OF_SEAT: Final = frozenset({"standard", "advanced", "token"})  # families that a seat takes from
TAKEN: Final = frozenset({"tech-tile", "advanced-tile", "token"})


def elements_told(rules: GaiaRules, event: Data) -> list[str]:
    kind, seat = event["kind"], event["seat"]
    thing = rules.thing(event["source"])
    found = []
    if thing.family in ON_BOARD:
        found.append(f"{ON_BOARD[thing.family]}-{thing.index}")
    elif thing.family in OF_SEAT and kind in TAKEN:
        found.append(f"seat{seat}-{thing.family}-{thing.index}")
    if kind in RESOURCES:
        found += [
            f"seat{seat}-{kind}",
            f"seat{seat}-has",
        ]  # on the own board; on a rival's small one
    elif kind in OF_POWER:
        found.append(f"seat{seat}-power")
    elif kind.startswith("score-"):
        found.append(f"seat{seat}-vp")
    elif kind in ("booster", "pass"):
        found.append(f"seat{seat}-booster")
    elif kind == "faction":
        found.append(f"seat{seat}-name")
    return found
