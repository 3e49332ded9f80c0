"""Who will win a battle: it is fought many times over, with dice of its own.

Both sides shoot to the end: nobody retreats. A die goes to the largest ship that it destroys, else
to the one that is nearest to its end.
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.rng import Rng
from astrarium.games.eclipse.blueprints import CANNONS, COMPUTER, HULL, INITIATIVE, MISSILES, SHIELD
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.galaxy import class_in, classes_in
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import COLOURS

MOST_ROUNDS = 60  # whoever has not won by then has not won


class Squad:
    """The ships of one class on one side."""

    def __init__(self, figures: list[int], damage: list[int]) -> None:
        self.count: i64 = figures[0]
        self.initiative: i64 = figures[1]
        self.computer: i64 = figures[2]
        self.shield: i64 = figures[3]
        self.hull: i64 = figures[4]
        self.cannons: list[int] = figures[5:8]
        self.missiles: list[int] = figures[8:11]
        self.damage = damage  # of a hit, by colour
        self.wounds: list[int] = []

    def muster(self) -> None:
        self.wounds = [0] * self.count


def squad_figures(s: Eclipse, side: i64, klass: i64, count: i64) -> list[int]:
    figures = [count]
    for which in (INITIATIVE, COMPUTER, SHIELD, HULL):
        figures.append(value(s, side, klass, which))
    for kind in (CANNONS, MISSILES):
        for colour in range(len(COLOURS)):
            figures.append(value(s, side, klass, kind + colour))
    return figures


def fleet_figures(s: Eclipse, hex: i64, side: i64) -> list[list[int]]:
    """The squads of a side in a hex, as they are now but for their damage."""
    found: list[list[int]] = []
    for klass in classes_in(s, hex, side):
        found.append(squad_figures(s, side, klass, class_in(s, hex, side, klass)))
    return found


def wins(
    attackers: list[list[int]], defenders: list[list[int]], damage: list[int], runs: i64, seed: i64
) -> i64:
    """How many of so many battles the attackers win."""
    rng = Rng(seed)
    mine = [Squad(figures, damage) for figures in attackers]
    theirs = [Squad(figures, damage) for figures in defenders]
    won: i64 = 0
    for _ in range(runs):
        if fight(mine, theirs, rng):
            won += 1
    return won


def fight(attackers: list[Squad], defenders: list[Squad], rng: Rng) -> bool:
    """One battle to its end. [eclipse.combat.sequence] [eclipse.combat.initiative.tie]"""
    for squad in attackers:
        squad.muster()
    for squad in defenders:
        squad.muster()
    fastest: i64 = max([squad.initiative for squad in attackers + defenders])
    for turn in range(MOST_ROUNDS):
        for speed in range(fastest, -1, -1):
            for squad in defenders:
                if squad.initiative == speed:
                    shoot(squad, attackers, turn == 0, rng)
            for squad in attackers:
                if squad.initiative == speed:
                    shoot(squad, defenders, turn == 0, rng)
        if not afloat(defenders):
            return True
        if not afloat(attackers):
            return False
    return False


def afloat(side: list[Squad]) -> bool:
    for squad in side:
        if squad.wounds:
            return True
    return False


def shoot(squad: Squad, others: list[Squad], missiles: bool, rng: Rng) -> None:
    dice = squad.missiles if missiles else squad.cannons
    for colour in range(len(dice) - 1, -1, -1):
        for _ in range(dice[colour] * len(squad.wounds)):
            face: i64 = rng.below(6) + 1
            if face > 1:
                strike(squad, others, face, squad.damage[colour])


def strike(squad: Squad, others: list[Squad], face: i64, damage: i64) -> None:
    """One die finds its target."""
    best: i64 = -1000
    found: Squad | None = None
    place: i64 = 0
    for other in others:
        if face < 6 and face + squad.computer - other.shield < 6:
            continue
        for index in range(len(other.wounds)):
            left = other.hull + 1 - other.wounds[index]
            worth: i64 = 100 + other.hull if damage >= left else -left
            if worth > best:
                best = worth
                found = other
                place = index
    if found is None:
        return
    found.wounds[place] += damage
    if found.wounds[place] > found.hull:
        found.wounds.pop(place)
