"""From a position to its Orb, and to what a seat can do there."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.means import military_of
from astrarium.games.race.orb.state import Orb, OrbSeat
from astrarium.games.race.orb.words import STEPS
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ALIEN, NONE
from astrarium.parts.sets import sorted_with, without


def orb_of(s: Race) -> Orb:
    """The Orb of a position that has one."""
    for state in s.part_states():
        if isinstance(state, Orb):
            return state
    raise AssertionError("there is no Orb on this table")


def gate_military(s: Race, player: Player) -> i64:
    """What a team brings to a laser gate: general, against Alien, temporary.

    Powers that pay for military worlds are no Military.
    [race.artifacts.orb.move.gate-counts-military-against-alien]
    [race.artifacts.orb.move.no-pay-for-military-at-gates]
    """
    # Rule race.artifacts.power.settle.military-per-world-no-tokens: tokens are no worlds.
    return military_of(s, player, ALIEN, 0)


def steps_of(s: Race, player: Player) -> i64:
    """[race.artifacts.orb.move.four-spaces] [race.artifacts.power.explore.faster-teams]"""
    return STEPS + player.working(s.tables.team_steps)


def turn_up(s: Race, seat: i64, kind: i64, rule: str) -> None:
    """A token is used: from now on it lies face up, and its power is gone.

    [race.artifacts.token.used-by-turning-up] [race.artifacts.token.used-once]
    """
    mine: OrbSeat = orb_of(s).seats[seat]
    mine.tokens = without(mine.tokens, kind)
    mine.used = sorted_with(mine.used, kind)
    s.disclose()
    s.tell("orb-flip", seat, kind, NONE, rule)
