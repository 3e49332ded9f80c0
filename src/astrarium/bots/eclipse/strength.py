"""How strong ships are, and who will probably win."""

from __future__ import annotations

from functools import lru_cache

from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    SHIELD,
)
from astrarium.games.eclipse.odds import fleet_figures, squad_figures, wins
from astrarium.games.eclipse.state import CLASS, HEX_BITS, SIDE, Eclipse

SIX = 6
RUNS = 240  # battles that a chance is taken from: with few, the luckiest design looks best
Fleet = tuple[tuple[int, ...], ...]


def hit_chance(computer: int, shield: int) -> float:
    """Of one die: a six always hits, a one never."""
    faces = min(max(1 + computer - shield, 1), 5)
    return faces / SIX


def power(values: list[int], damage: list[int]) -> float:
    """Of one ship: what it does times what it survives."""
    return _power(tuple(values), tuple(damage))


@lru_cache(maxsize=1 << 12)
def _power(values: tuple[int, ...], damage: tuple[int, ...]) -> float:
    hit = hit_chance(values[COMPUTER], 0)
    done = sum(damage[colour] * values[CANNONS + colour] for colour in range(3)) * hit
    done += 0.6 * sum(damage[colour] * values[MISSILES + colour] for colour in range(3)) * hit
    lasts = (values[HULL] + 1) / hit_chance(0, values[SHIELD])
    quick = 1 + 0.05 * values[INITIATIVE]
    return float(done * lasts * quick)


def fleet_in(s: Eclipse, hex: int, side: int) -> dict[int, int]:
    """Ships there by class."""
    found: dict[int, int] = {}
    for ship in s.ships:
        if ship & HEX_BITS == hex and ship >> SIDE & 7 == side:
            klass = ship >> CLASS & 7
            found[klass] = found.get(klass, 0) + 1
    return found


def odds(s: Eclipse, hex: int, side: int, other: int) -> float:
    """The chance that a side, as the attacker, destroys the other, damaged as they are."""
    mine, theirs = (_key(fleet_figures(s, hex, each)) for each in (side, other))
    return share(mine, theirs, tuple(s.rules.damage))


def chance(
    s: Eclipse, side: int, mine: dict[int, int], other: int, theirs: dict[int, int]
) -> float:
    """Of a fleet by class against another."""
    if not mine or not theirs:
        return 1.0 if mine else 0.0
    return share(key_of(s, side, mine), key_of(s, other, theirs), tuple(s.rules.damage))


def key_of(s: Eclipse, side: int, fleet: dict[int, int]) -> Fleet:
    largest_first = sorted(fleet, key=lambda klass: -s.rules.classes[klass].size)
    return _key([squad_figures(s, side, klass, fleet[klass]) for klass in largest_first])


def _key(squads: list[list[int]]) -> Fleet:
    return tuple(tuple(int(figure) for figure in squad) for squad in squads)


@lru_cache(maxsize=1 << 14)
def share(mine: Fleet, theirs: Fleet, damage: tuple[int, ...]) -> float:
    """Fought many times over; the same fleets always have the same chance."""
    attackers, defenders = [list(each) for each in mine], [list(each) for each in theirs]
    return int(wins(attackers, defenders, list(damage), RUNS, 1)) / RUNS
