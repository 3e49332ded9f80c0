"""Who will win a battle: it is fought many times over, with dice of its own.

Both sides shoot to the end: nobody retreats. All dice of a class together destroy the largest ship
that they can, then the next; what is left damages the largest. So Ancients must shoot, and others
can hardly do better. [eclipse.combat.npc.destroy-largest] [eclipse.combat.npc.most-damage]
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.rng import Rng
from astrarium.games.eclipse.blueprints import CANNONS, COMPUTER, HULL, INITIATIVE, MISSILES, SHIELD
from astrarium.games.eclipse.combat import by_size, value, worst_damaged
from astrarium.games.eclipse.galaxy import class_in, ship_damage
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import COLOURS

MOST_ROUNDS = 60  # whoever has not won by then has not won
FIGURES = 11  # of a squad; behind them what its damaged ships have suffered


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
        self.before: list[int] = figures[FIGURES:]
        self.damage = damage  # of a hit, by colour
        self.wounds: list[int] = []

    def muster(self) -> None:
        whole: i64 = self.count - len(self.before)
        self.wounds = [0] * whole + self.before

    def worst(self) -> i64:
        """The place of the ship that is nearest to its end."""
        found: i64 = 0
        for place in range(1, len(self.wounds)):
            if self.wounds[place] > self.wounds[found]:
                found = place
        return found


def squad_figures(s: Eclipse, side: i64, klass: i64, count: i64) -> list[int]:
    figures = [count]
    for which in (INITIATIVE, COMPUTER, SHIELD, HULL):
        figures.append(value(s, side, klass, which))
    for kind in (CANNONS, MISSILES):
        for colour in range(len(COLOURS)):
            figures.append(value(s, side, klass, kind + colour))
    return figures


def fleet_figures(s: Eclipse, hex: i64, side: i64) -> list[list[int]]:
    """The squads of a side in a hex as they are now, the largest class first."""
    found: list[list[int]] = []
    for klass in by_size(s, hex, side):
        figures = squad_figures(s, side, klass, class_in(s, hex, side, klass))
        for place in worst_damaged(s, hex, side, klass):
            if ship_damage(s.ships[place]) > 0:
                figures.append(ship_damage(s.ships[place]))
        found.append(figures)
    return found


def wins(
    attackers: list[list[int]], defenders: list[list[int]], damage: list[int], runs: i64, seed: i64
) -> i64:
    """How many of so many battles the attackers win. Squads come the largest class first."""
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
    faces: list[int] = []
    damages: list[int] = []
    for colour in range(len(dice)):
        for _ in range(dice[colour] * len(squad.wounds)):
            face: i64 = rng.below(6) + 1
            if face > 1:
                faces.append(face)
                damages.append(squad.damage[colour])
    while faces and destroy(squad, others, faces, damages):
        pass
    for other in others:
        if faces and other.wounds:
            place = other.worst()
            other.wounds[place] += use(squad, other, faces, damages, other.hull)


def destroy(squad: Squad, others: list[Squad], faces: list[int], damages: list[int]) -> bool:
    """The largest ship that the dice destroy together, and of its class the worst damaged."""
    for other in others:
        if not other.wounds:
            continue
        place = other.worst()
        left = other.hull + 1 - other.wounds[place]
        if strength(squad, other, faces, damages) >= left:
            use(squad, other, faces, damages, left)
            other.wounds.pop(place)
            return True
    return False


def hits(squad: Squad, other: Squad, face: i64) -> bool:
    return face == 6 or face + squad.computer - other.shield >= 6


def strength(squad: Squad, other: Squad, faces: list[int], damages: list[int]) -> i64:
    """What all dice that hit a class do together."""
    total: i64 = 0
    for die in range(len(faces)):
        if hits(squad, other, faces[die]):
            total += damages[die]
    return total


def use(squad: Squad, other: Squad, faces: list[int], damages: list[int], wanted: i64) -> i64:
    """Dice that do so much damage, with as little wasted as may be; what they do."""
    done: i64 = 0
    while done < wanted:
        best: i64 = -1
        for die in range(len(faces)):
            if not hits(squad, other, faces[die]):
                continue
            if best < 0 or fits_better(damages[die], damages[best], wanted - done):
                best = die
        if best < 0:
            break
        done += damages[best]
        faces.pop(best)
        damages.pop(best)
    return done


def fits_better(one: i64, other: i64, wanted: i64) -> bool:
    """The smallest die that is enough; where none is, the largest."""
    if one >= wanted:
        return one < other or other < wanted
    return other < one
