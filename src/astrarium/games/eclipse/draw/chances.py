"""The attacker's chance in a battle that is about to be fought: by simulation, and said so."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrarium.games.eclipse.combat import next_pair, players_in
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.odds import FIGURES, fleet_figures, wins
from astrarium.games.eclipse.words import NONE

RUNS: Final = 200
MISSILES: Final = 8  # where the missiles of a squad stand among its figures
Fleet = tuple[tuple[int, ...], ...]


def sides_in(t: Shown, hex: int) -> tuple[int, int] | None:
    """Attacker and defender of the first battle in a hex; None if there is none."""
    entries = t.s.entries  # of a battle that is going on elsewhere
    t.s.entries = players_in(t.s, hex)
    attacker, defender = next_pair(t.s, hex)
    t.s.entries = entries
    return None if attacker == NONE else (int(attacker), int(defender))


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
