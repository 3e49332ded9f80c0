"""Which drawn things an event of Eclipse is about."""

from __future__ import annotations

from typing import Final

from astrarium.core.events import Thing
from astrarium.core.game import Data
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    ANCIENTS,
    DEFENDERS,
    MONEY,
    NONE,
    ORBITAL,
    RESOURCES,
    SHIPS,
)

STOCK: Final = frozenset({"produced", "artifact", "traded"})
ON_TRACK: Final = frozenset({"settled", "cube-back", "ambassador-cube"})
LEFT: Final = frozenset({"destroyed", "retreating"})  # the ship is not there, or not yet
AT_NAME: Final = frozenset(
    {
        "species", "passed", "reputation", "put-back", "kept-points", "discovery", "refreshed",
        "traitor", "relations", "relations-broken", "offer", "offer-declined", "collapsed",
        "gave-up",
    }
)  # fmt: skip


def elements_told(rules: EclipseRules, event: Data) -> list[str]:
    kind, seat = event["kind"], event["seat"]
    cause, upon = rules.thing(event["source"]), rules.thing(event.get("target", NONE))
    found = _on_map(event, cause, upon)
    if kind in STOCK:
        found += [f"seat{seat}-{thing.id}" for thing in (cause, upon) if thing.family]
    elif kind == "paid":
        found.append(f"seat{seat}-{RESOURCES[MONEY]}")
    elif kind in ON_TRACK:
        track = upon if upon.family == "resource" else cause
        found += [f"seat{seat}-track-{track.index}", f"seat{seat}-{track.id}"]
    elif kind in ("fitted", "returned"):
        found.append(f"seat{seat}-blueprint-{upon.index}")
    elif kind in ("action", "reaction"):
        found += [f"seat{seat}-action-{cause.index}", f"seat{seat}-name"]
    elif cause.family == "technology":
        found.append(f"tech-{cause.index}")
    elif kind in AT_NAME or kind.startswith("score-"):
        found.append(f"seat{seat}-name")
        if upon.family == "side":
            found.append(f"seat{upon.index}-name")
    return found


def _on_map(event: Data, cause: Thing, upon: Thing) -> list[str]:
    """The hex, or the fleet on it."""
    if cause.family != "hex":
        return []
    place = f"hex-{cause.index}"
    is_fleet = upon.family == "ship" or (upon.family == "building" and upon.index < ORBITAL)
    if not is_fleet or event["kind"] in LEFT:
        return [place]
    return [f"fleet-{cause.index}-{_side(event['seat'], upon.id)}-{upon.index}"]


def _side(seat: int, ship: str) -> int:
    if seat != NONE:
        return seat
    return DEFENDERS if ship == SHIPS[-1] else ANCIENTS
