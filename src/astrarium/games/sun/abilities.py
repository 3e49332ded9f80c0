"""Lasting abilities: of technologies, of colonized systems, of innovations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import visible_icons
from astrarium.games.sun.tables import Ability
from astrarium.games.sun.words import NONE

# As in ABILITIES of components.py.
ANY_TIME: Final = 0
EITHER_TRACK: Final = 1
DISPLACE_PAWN: Final = 2
MORE_MOVEMENT: Final = 3
ONE_JUMP: Final = 4
ORE_FOR_NEIGHBOURS: Final = 5
CHEAP_CUBES: Final = 6
REPLACE_RETURNED: Final = 7
SKIP_PREREQUISITE: Final = 8
ANY_COLUMNS: Final = 9
SWAP_STARS: Final = 10


def owns(s: Sun, seat: i64, ability: Ability) -> bool:
    """[sun.advanced-factions.innovations.lost-below]"""
    player = s.players[seat]
    if ability.technology != NONE:
        return player.knows(ability.technology)
    if ability.system != NONE:
        return (player.colonized >> ability.system) & 1 == 1
    if not s.rules.advanced or player.faction != ability.faction:
        return False
    innovation = s.rules.factions[ability.faction].innovations[ability.innovation]
    return visible_icons(s, seat, innovation.track) >= innovation.icons


def ability_of(s: Sun, seat: i64, kind: i64) -> Ability | None:
    """The first one of this kind that the seat has."""
    if not may_have(s, seat, kind):
        return None
    for ability in s.rules.abilities[kind]:
        if owns(s, seat, ability):
            return ability
    return None


def may_have(s: Sun, seat: i64, kind: i64) -> bool:
    """Has the seat a card, or the faction, that gives it? Nearly always it has not."""
    player = s.players[seat]
    rules = s.rules
    technologies: i64 = rules.ability_technologies[kind]
    if (player.technologies | player.private) & technologies != 0:
        return True
    systems: i64 = rules.ability_systems[kind]
    if player.colonized & systems != 0:
        return True
    factions: i64 = rules.ability_factions[kind]
    return factions != 0 and player.faction != NONE and (factions >> player.faction) & 1 == 1


def has_ability(s: Sun, seat: i64, kind: i64) -> bool:
    return ability_of(s, seat, kind) is not None
