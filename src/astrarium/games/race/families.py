"""What events are about: the families of things, and the number of the first of each."""

from __future__ import annotations

from astrarium.core.events import Family
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import OF_GOAL


def families_of(rules: RaceRules) -> tuple[Family, ...]:
    return (
        Family("card", 0, rules.ids),
        Family("goal", OF_GOAL, [goal.id for goal in rules.goals]),
    )
