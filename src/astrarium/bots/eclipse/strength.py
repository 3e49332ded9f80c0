"""How strong ships are, and who will probably win."""

from __future__ import annotations

from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    SHIELD,
)
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.state import CLASS, HEX_BITS, SIDE, Eclipse

SIX = 6


def hit_chance(computer: int, shield: int) -> float:
    """Of one die: a six always hits, a one never."""
    faces = min(max(1 + computer - shield, 1), 5)
    return faces / SIX


def power(values: list[int], damage: list[int], shield: int = 0, computer: int = 0) -> float:
    """Of one ship, against such shields and computers: what it does times what it survives."""
    hit = hit_chance(int(values[COMPUTER]), shield)
    done = sum(damage[colour] * values[CANNONS + colour] for colour in range(3)) * hit
    done += 0.6 * sum(damage[colour] * values[MISSILES + colour] for colour in range(3)) * hit
    hurt = hit_chance(computer, int(values[SHIELD]))
    lasts = (values[HULL] + 1) / hurt
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


def odds(s: Eclipse, hex: int, side: int, other: int, sharpness: float) -> float:
    """The chance that a side destroys the other: the square law of fleets, softened."""
    return chance(s, side, fleet_in(s, hex, side), other, fleet_in(s, hex, other), sharpness)


def chance(
    s: Eclipse,
    side: int,
    mine: dict[int, int],
    other: int,
    theirs: dict[int, int],
    sharpness: float,
) -> float:
    if not mine or not theirs:
        return 1.0 if mine else 0.0
    here = might(s, side, mine, other, theirs)
    there = might(s, other, theirs, side, mine)
    if here + there == 0:
        return 0.5
    ratio = (here / there) ** sharpness if there else 100.0
    return float(ratio / (1 + ratio))


def might(
    s: Eclipse, side: int, ships: dict[int, int], other: int, against: dict[int, int]
) -> float:
    """Damage a round times damage survived, of a whole fleet against a whole fleet."""
    shield = _mean(s, other, against, SHIELD)
    computer = _mean(s, other, against, COMPUTER)
    damage = s.rules.damage
    done = lasts = quick = 0.0
    total = sum(ships.values())
    for klass, count in ships.items():
        hit = hit_chance(int(value(s, side, klass, COMPUTER)), round(shield))
        for colour in range(3):
            dice = int(value(s, side, klass, CANNONS + colour))
            missiles = int(value(s, side, klass, MISSILES + colour))
            done += count * damage[colour] * (dice + 0.6 * missiles) * hit
        hurt = hit_chance(round(computer), int(value(s, side, klass, SHIELD)))
        lasts += count * (int(value(s, side, klass, HULL)) + 1) / hurt
        quick += count * int(value(s, side, klass, INITIATIVE)) / total
    return float(done * lasts * (1 + 0.06 * quick))


def _mean(s: Eclipse, side: int, ships: dict[int, int], which: int) -> float:
    total = sum(count * int(value(s, side, klass, which)) for klass, count in ships.items())
    return total / sum(ships.values())
