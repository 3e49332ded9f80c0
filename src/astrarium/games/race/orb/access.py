"""From a position to its Orb, and to what a seat can do there."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.orb.state import Orb, OrbSeat
from astrarium.games.race.orb.words import STEPS
from astrarium.games.race.state import Player, Race, sorted_with, without
from astrarium.games.race.words import ALIEN, LANE_BITS, LANE_MASK, NONE


def orb_of(s: Race) -> Orb:
    """The Orb of a position that has one."""
    for state in s.part_states():
        if isinstance(state, Orb):
            return state
    raise AssertionError("there is no Orb on this table")


def has_orb(s: Race) -> bool:
    return s.tables.orb is not None


def gate_military(s: Race, player: Player) -> i64:
    """What a team brings to a laser gate: general, against Alien, temporary.

    Powers that pay for military worlds are no Military.
    [race.artifacts.orb.move.gate-counts-military-against-alien]
    [race.artifacts.orb.move.no-pay-for-military-at-gates]
    """
    tables = s.tables
    strength = player.temporary
    chromosomes: i64 = 0
    per_chromosome: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        strength += tables.military[card]
        strength += (tables.military_against[card] >> (LANE_BITS * ALIEN)) & LANE_MASK
        chromosomes += tables.chromosome[card] * tables.world[card]
        per_chromosome += tables.military_per_chromosome[card]
    # Rule race.artifacts.power.settle.military-per-world-no-tokens: tokens are no worlds.
    return strength + chromosomes * per_chromosome


def steps_of(s: Race, player: Player) -> i64:
    """[race.artifacts.orb.move.four-spaces] [race.artifacts.power.explore.faster-teams]"""
    steps: i64 = STEPS
    for i in range(player.active):
        steps += s.tables.team_steps[player.tableau[i]]
    return steps


def turn_up(s: Race, seat: i64, kind: i64, rule: str) -> None:
    """A token is used: from now on it lies face up, and its power is gone.

    [race.artifacts.token.used-by-turning-up] [race.artifacts.token.used-once]
    """
    mine: OrbSeat = orb_of(s).seats[seat]
    mine.tokens = without(mine.tokens, kind)
    mine.used = sorted_with(mine.used, kind)
    s.disclose()
    s.tell("orb-flip", seat, kind, NONE, rule)
