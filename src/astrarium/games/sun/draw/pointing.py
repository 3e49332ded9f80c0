"""Which drawn things an event of Beyond the Sun is about.

Cards lie in other places in every game: they are found by what they are about.
"""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Data
from astrarium.games.sun.speak.ids import card_of_space
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import NONE

STOCK: Final = {
    "ore": ("ore",),
    "paid": ("ore",),
    "mined": ("ore",),
    "paid-opponent": ("ore",),
    "population": ("population",),
    "grown": ("population",),
    "bought": ("ore", "population"),
    "sold": ("ore", "population"),
}
TAKEN: Final = {"colonized": "place", "private-technology": "technology"}
ABOUT: Final = {
    "system": "place", "place": "place", "technology": "technology", "event": "happening",
    "achievement": "achievement", "guild": "guild",
}  # fmt: skip
AT_NAME: Final = frozenset({"faction", "innovation", "bargain", "end-triggered"})
ON_TRACK: Final = frozenset({"automated", "swapped"})


def elements_told(rules: SunRules, event: Data) -> list[str]:
    kind, seat = event["kind"], event["seat"]
    things = [rules.thing(event["source"]), rules.thing(event.get("target", NONE))]
    if kind in TAKEN:
        return [f"seat{seat}-{TAKEN[kind]}-{things[0].id}"]
    if kind in AT_NAME or kind.startswith("score-"):
        return [f"seat{seat}-name"]
    found = [f"seat{seat}-{name}" for name in STOCK.get(kind, ())]
    for thing in things:
        if thing.family == "space":
            found += [f"space-{thing.index}", card_of_space(rules, thing.index)]
        elif thing.family == "disc" and kind in ON_TRACK:
            found.append(f"seat{seat}-track-{thing.id}")
        elif thing.family == "place":
            found.append(f"place-{thing.index}")
        elif thing.family in ABOUT:
            found.append(f"{ABOUT[thing.family]}-{thing.id}")
    return found
