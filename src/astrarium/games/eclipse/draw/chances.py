"""The attacker's chance in a battle that is about to be fought: by simulation, and said so."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrarium.games.eclipse.combat import nobody_in, players_in, roles
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.odds import FIGURES, fleet_figures, wins
from astrarium.games.eclipse.words import NONE

RUNS: Final = 200
MISSILES: Final = 8  # where the missiles of a squad stand among its figures
Fleet = tuple[tuple[int, ...], ...]


def sides_in(t: Shown, hex: int) -> tuple[int, int] | None:
    """Attacker and defender of the first battle in a hex; None if there is none."""
    seats = [int(seat) for seat in players_in(t.s, hex)]
    if len(seats) > 1:
        t.s.entries = seats
        attacker, defender = roles(t.s, hex, seats[-1], seats[-2])
        return int(attacker), int(defender)
    if seats and (nobody := int(nobody_in(t.s, hex, seats[0]))) != NONE:
        return seats[0], nobody
    return None


def chance(t: Shown, hex: int, attacker: int, defender: int, under_way: bool = False) -> int:
    """In hundredths, with the ships and their damage as they are; missiles that have been fired
    are gone."""
    damage = tuple(int(each) for each in t.rules.damage)
    mine, theirs = _fleet(t, hex, attacker), _fleet(t, hex, defender)
    if under_way:
        mine, theirs = _without_missiles(mine), _without_missiles(theirs)
    if not mine or not theirs:
        return 100 if mine else 0
    return round(100 * won(mine, theirs, damage) / RUNS)


def _fleet(t: Shown, hex: int, side: int) -> Fleet:
    return tuple(tuple(int(each) for each in squad) for squad in fleet_figures(t.s, hex, side))


def _without_missiles(fleet: Fleet) -> Fleet:
    return tuple(
        squad[:MISSILES] + (0,) * (FIGURES - MISSILES) + squad[FIGURES:] for squad in fleet
    )


@lru_cache(maxsize=1 << 10)
def won(attackers: Fleet, defenders: Fleet, damage: tuple[int, ...]) -> int:
    """Of so many battles; the same fleets always win the same number."""
    mine, theirs = [list(each) for each in attackers], [list(each) for each in defenders]
    return int(wins(mine, theirs, list(damage), RUNS, 1))
