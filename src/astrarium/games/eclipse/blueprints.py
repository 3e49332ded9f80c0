"""What a ship can do: the values of its class, from what is printed and what is fitted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import CLASSES, COLOURS, MOST_SLOTS, NONE, STARBASE

INITIATIVE: Final = 0
COMPUTER: Final = 1
SHIELD: Final = 2
HULL: Final = 3
MOVEMENT: Final = 4
ENERGY: Final = 5  # left over; below 0 where too much is used
CANNONS: Final = 6  # + colour
MISSILES: Final = 9  # + colour
VALUES: Final = 12  # figures of a class, in this order


def part_in(rules: EclipseRules, species: i64, slots: list[int], klass: i64, slot: i64) -> i64:
    """The part that counts in a slot: the one fitted, else the one printed, else NONE.

    [eclipse.upgrade.cover-printed] [eclipse.parts.printed-parts]
    """
    fitted: i64 = slots[klass * MOST_SLOTS + slot]
    if fitted > 0:
        return fitted - 1
    return rules.blueprint(species, klass).printed[slot]


def class_values(rules: EclipseRules, species: i64, slots: list[int], klass: i64) -> list[int]:
    """[eclipse.upgrade.sum] [eclipse.parts.ship-values] [eclipse.parts.fixed.work-alike]"""
    blueprint = rules.blueprint(species, klass)
    initiative, energy, computer = blueprint.initiative, blueprint.energy, blueprint.computer
    shield: i64 = 0
    hull: i64 = 0
    movement: i64 = 0
    dice = [0] * (2 * len(COLOURS))  # of cannons, then of missiles
    for slot in range(blueprint.slots):
        number = part_in(rules, species, slots, klass, slot)
        if number == NONE:
            continue
        part = rules.parts[number]
        initiative += part.initiative
        computer += part.computer
        shield += part.shield
        hull += part.hull
        movement += part.movement
        energy += part.energy
        dice[(MISSILES - CANNONS if part.missile else 0) + part.colour] += part.dice
    return [initiative, computer, shield, hull, movement, energy, *dice]


def fleet_values(rules: EclipseRules, species: i64, slots: list[int]) -> list[int]:
    """The figures of all four classes, one after the other."""
    values: list[int] = []
    for klass in range(CLASSES):
        values += class_values(rules, species, slots, klass)
    return values


def parts_needed(
    rules: EclipseRules, species: i64, slots: list[int], klass: i64, owned: i64
) -> i64:
    """The fewest parts that make a blueprint legal; 0 if it is. `owned`: technologies.

    A missing drive takes one part; then the best source replaces whatever uses most.
    [eclipse.upgrade.limit.energy] [eclipse.upgrade.limit.drive]
    """
    blueprint = rules.blueprint(species, klass)
    energy = blueprint.energy
    loads: list[int] = []
    drives: list[int] = []
    for slot in range(blueprint.slots):
        number = part_in(rules, species, slots, klass, slot)
        load: i64 = 0 if number == NONE else rules.parts[number].energy
        energy += load
        if number != NONE and rules.parts[number].movement > 0:
            drives.append(load)
        else:
            loads.append(load)
    lacks_drive = rules.classes[klass].moves and not drives
    needed: i64 = 0
    loads.sort()
    if lacks_drive:
        needed = 1
        energy += least_drive(rules, owned) - loads.pop(0)
    elif drives:
        drives.remove(max(drives))  # the drive that stays
        loads = sorted(loads + drives)
    best = best_source(rules, owned)
    while energy < 0 and loads:
        energy += best - loads.pop(0)
        needed += 1
    return needed if energy >= 0 else MOST_SLOTS * CLASSES


def available(rules: EclipseRules, owned: i64, part: i64) -> bool:
    """Can the part be taken from the supply? [eclipse.upgrade.limit.technology]"""
    card = rules.parts[part]
    return not card.ancient and (card.technology == NONE or (owned >> card.technology) & 1 == 1)


def best_source(rules: EclipseRules, owned: i64) -> i64:
    best: i64 = 0
    for part in range(len(rules.parts)):
        if available(rules, owned, part) and rules.parts[part].energy > best:
            best = rules.parts[part].energy
    return best


def least_drive(rules: EclipseRules, owned: i64) -> i64:
    """The energy of the drive that uses least: a number below 0."""
    least: i64 = -MOST_SLOTS
    for part in range(len(rules.parts)):
        card = rules.parts[part]
        if card.movement > 0 and available(rules, owned, part) and card.energy > least:
            least = card.energy
    return least


def may_hold(rules: EclipseRules, klass: i64, part: i64) -> bool:
    """[eclipse.move.starbase]"""
    return klass != STARBASE or rules.parts[part].movement == 0
