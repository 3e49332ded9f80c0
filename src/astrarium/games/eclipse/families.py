"""What events are about: the families of things, and the number of the first of each."""

from __future__ import annotations

from astrarium.core.events import Family
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    OF_ACTION,
    OF_BUILDING,
    OF_DIE,
    OF_DISCOVERY,
    OF_PART,
    OF_RESOURCE,
    OF_RING,
    OF_SHIP,
    OF_SIDE,
    OF_SPECIES,
    OF_TECHNOLOGY,
    RESOURCES,
    RINGS,
    SHIPS,
    SIDE_NAMES,
)


def families_of(rules: EclipseRules) -> tuple[Family, ...]:
    return (
        Family("hex", 0, [f"{card.number:03d}" for card in rules.sectors]),
        Family("side", OF_SIDE, SIDE_NAMES),
        Family("ship", OF_SHIP, SHIPS),
        Family("building", OF_BUILDING, BUILDINGS),
        Family("action", OF_ACTION, ACTIONS),
        Family("resource", OF_RESOURCE, RESOURCES),
        Family("ring", OF_RING, RINGS),
        Family("die", OF_DIE, COLOURS),
        Family("technology", OF_TECHNOLOGY, [each.id for each in rules.technologies]),
        Family("part", OF_PART, [each.id for each in rules.parts]),
        Family("discovery", OF_DISCOVERY, [each.id for each in rules.discoveries]),
        Family("species", OF_SPECIES, [each.id for each in rules.species]),
    )
