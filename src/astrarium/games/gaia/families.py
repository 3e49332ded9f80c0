"""What events are about: the families of things, and the number of the first of each."""

from __future__ import annotations

from astrarium.core.events import Family
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    FROM_ADVANCED,
    FROM_BOOSTER,
    FROM_FACTION,
    FROM_FINAL_TILE,
    FROM_FREE,
    FROM_ROUND_TILE,
    FROM_SECTOR,
    FROM_SPACE,
    FROM_SPECIAL,
    FROM_STANDARD,
    FROM_STRUCTURE,
    FROM_TOKEN,
    FROM_TRACK,
    SPECIALS,
    STRUCTURES,
    TRACKS,
)


def families_of(rules: GaiaRules) -> tuple[Family, ...]:
    hexes = [rules.geometry.name(hex) for hex in range(rules.geometry.n)]
    laid = [f"{face.number:02d} {turns}" for face in rules.faces for turns in range(6)]
    return (
        Family("hex", 0, hexes),
        Family("round", FROM_ROUND_TILE, [each.id for each in rules.round_tiles]),
        Family("standard", FROM_STANDARD, [each.id for each in rules.standard]),
        Family("advanced", FROM_ADVANCED, [each.id for each in rules.advanced]),
        Family("booster", FROM_BOOSTER, [each.id for each in rules.boosters]),
        Family("token", FROM_TOKEN, [each.id for each in rules.tokens]),
        Family("faction", FROM_FACTION, [each.id for each in rules.factions]),
        Family("track", FROM_TRACK, TRACKS),
        Family("space", FROM_SPACE, [each.id for each in rules.board_actions]),
        Family("final", FROM_FINAL_TILE, [each.id for each in rules.final_tiles]),
        Family("free", FROM_FREE, [each.id for each in rules.free_actions]),
        Family("structure", FROM_STRUCTURE, STRUCTURES),
        Family("special", FROM_SPECIAL, SPECIALS),
        Family("sector", FROM_SECTOR, laid),
    )
