"""Fitting and giving back ship parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.blueprints import (
    ENERGY,
    MOVEMENT,
    VALUES,
    available,
    best_source,
    class_values,
    may_hold,
    part_in,
    parts_needed,
)
from astrarium.games.eclipse.reasons import (
    NEEDS_TECHNOLOGY,
    NO_DRIVE_ON_STARBASE,
    NO_SLOT,
    NOT_KEPT,
    NOTHING_FITTED,
    SAME_PART,
    TOO_LITTLE_ENERGY,
)
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import (
    CLASSES,
    FIT,
    MOST_SLOTS,
    NONE,
    OF_PART,
    OF_SHIP,
    PARTS,
    RETURN,
)

NO_LOAD: Final = 99  # more than any part makes


def shortfall(s: Eclipse, seat: i64) -> i64:
    """Parts still needed to make all four blueprints legal, as they are."""
    total: i64 = 0
    for klass in range(CLASSES):
        total += class_shortfall(s, seat, klass)
    return total


def class_shortfall(s: Eclipse, seat: i64, klass: i64) -> i64:
    player = s.players[seat]
    energy: i64 = player.values[klass * VALUES + ENERGY]
    movement: i64 = player.values[klass * VALUES + MOVEMENT]
    if flies(s, klass, energy, movement):
        return 0
    return parts_needed(s.rules, player.species, player.slots, klass, player.technologies)


def flies(s: Eclipse, klass: i64, energy: i64, movement: i64) -> bool:
    """[eclipse.upgrade.limit.energy] [eclipse.upgrade.limit.drive]"""
    return energy >= 0 and (movement > 0 or not s.rules.classes[klass].moves)


def can_still_fly(s: Eclipse, seat: i64, place: i64, fitted: i64, left: i64) -> bool:
    """Can so many further parts make everything legal, were a slot to hold something else?

    Only the class of that slot changes, and only by a part.
    """
    player, rules = s.players[seat], s.rules
    klass, slot = place // MOST_SLOTS, place % MOST_SLOTS
    others: i64 = 0
    for other in range(CLASSES):
        if other != klass:
            others += class_shortfall(s, seat, other)
    energy: i64 = player.values[klass * VALUES + ENERGY]
    movement: i64 = player.values[klass * VALUES + MOVEMENT]
    old = part_in(rules, player.species, player.slots, klass, slot)
    new: i64 = rules.blueprint(player.species, klass).printed[slot] if fitted == 0 else fitted - 1
    if old != NONE:
        energy -= rules.parts[old].energy
        movement -= rules.parts[old].movement
    if new != NONE:
        energy += rules.parts[new].energy
        movement += rules.parts[new].movement
    if flies(s, klass, energy, movement):
        return others <= left
    return others < left and can_be_mended(s, seat, place, fitted, left - others)


def can_be_mended(s: Eclipse, seat: i64, place: i64, fitted: i64, left: i64) -> bool:
    """Of the class of a slot that lacks energy or a drive with what it would hold."""
    player = s.players[seat]
    slots = altered(player.slots, place, fitted)
    klass = place // MOST_SLOTS
    return parts_needed(s.rules, player.species, slots, klass, player.technologies) <= left


def fit_reason(s: Eclipse, seat: i64, argument: i64, left: i64) -> i64:
    """May this part be put on this slot, when `left` further parts may follow?

    Only where the blueprints can still become legal with them.
    [eclipse.upgrade.limit.technology] [eclipse.upgrade.any-blueprint]
    """
    player = s.players[seat]
    place, part = argument // PARTS, argument % PARTS
    klass, slot = place // MOST_SLOTS, place % MOST_SLOTS
    if slot >= s.rules.blueprint(player.species, klass).slots:
        return because(NO_SLOT)
    if s.rules.parts[part].ancient:
        if (player.parts >> part) & 1 == 0:
            return because(NOT_KEPT)
    elif not available(s.rules, player.technologies, part):
        return because(NEEDS_TECHNOLOGY)
    if not may_hold(s.rules, klass, part):
        return because(NO_DRIVE_ON_STARBASE)
    if part_in(s.rules, player.species, player.slots, klass, slot) == part:
        return because(SAME_PART)
    if not can_still_fly(s, seat, place, part + 1, left):
        return because(TOO_LITTLE_ENERGY)
    return LEGAL


def return_reason(s: Eclipse, seat: i64, place: i64, left: i64) -> i64:
    """[eclipse.upgrade.return-any]"""
    player = s.players[seat]
    if player.slots[place] == 0:
        return because(NOTHING_FITTED)
    if not can_still_fly(s, seat, place, 0, left):
        return because(TOO_LITTLE_ENERGY)
    return LEGAL


def first_alike(s: Eclipse, seat: i64, klass: i64, slot: i64) -> bool:
    """Is this the first of the slots that hold the same, on top of the same?"""
    player = s.players[seat]
    printed = s.rules.blueprint(player.species, klass).printed
    for earlier in range(slot):
        same = player.slots[klass * MOST_SLOTS + earlier] == player.slots[klass * MOST_SLOTS + slot]
        if same and printed[earlier] == printed[slot]:
            return False
    return True


def places(s: Eclipse, seat: i64) -> list[int]:
    """The slots of all blueprints, equal ones as one: class * 8 + slot."""
    species = s.players[seat].species
    found: list[int] = []
    for klass in range(CLASSES):
        for slot in range(s.rules.blueprint(species, klass).slots):
            if first_alike(s, seat, klass, slot):
                found.append(klass * MOST_SLOTS + slot)
    return found


def own_parts(s: Eclipse, seat: i64) -> list[int]:
    player = s.players[seat]
    return [
        part
        for part in range(len(s.rules.parts))
        if available(s.rules, player.technologies, part) or (player.parts >> part) & 1
    ]


def fits(s: Eclipse, seat: i64) -> list[int]:
    """Every part that the seat may have, on every slot."""
    mine = own_parts(s, seat)
    return [FIT + place * PARTS + part for place in places(s, seat) for part in mine]


def legal_fits(s: Eclipse, seat: i64, left: i64) -> list[int]:
    """Those of `fits` that nothing is against, slot by slot: see fit_reason."""
    player = s.players[seat]
    mine = own_parts(s, seat)
    source = best_source(s.rules, player.technologies)
    lacking = [class_shortfall(s, seat, klass) for klass in range(CLASSES)]
    total: i64 = sum(lacking)
    found: list[int] = []
    for klass in range(i64(CLASSES)):
        spare = left - (total - lacking[klass])  # parts that this class can still have
        if spare < 0:
            continue
        for slot in range(s.rules.blueprint(player.species, klass).slots):
            if first_alike(s, seat, klass, slot):
                fit_on(s, seat, klass, slot, mine, source, spare, found)
    return found


def fit_on(
    s: Eclipse,
    seat: i64,
    klass: i64,
    slot: i64,
    mine: list[int],
    source: i64,
    spare: i64,
    found: list[int],
) -> None:
    """Adds the parts that may be put on one slot, if so many more could follow."""
    player, rules = s.players[seat], s.rules
    place = klass * MOST_SLOTS + slot
    energy: i64 = player.values[klass * VALUES + ENERGY]
    movement: i64 = player.values[klass * VALUES + MOVEMENT]
    old = part_in(rules, player.species, player.slots, klass, slot)
    if old != NONE:
        energy -= rules.parts[old].energy
        movement -= rules.parts[old].movement
    load = heaviest_load(s, seat, klass, slot)
    ship = rules.classes[klass]
    for part in mine:
        if part == old or not may_hold(rules, klass, part):
            continue
        card = rules.parts[part]
        after = energy + card.energy
        if flies(s, klass, after, movement + card.movement):
            found.append(FIT + place * PARTS + part)
        elif spare > 0 and card.movement == 0 and (movement > 0 or not ship.moves):
            # One more source in place of whatever uses most; several are tried out.
            mended = after + source - min(load, card.energy) >= 0
            if mended or (spare > 1 and can_be_mended(s, seat, place, part + 1, spare)):
                found.append(FIT + place * PARTS + part)
        elif spare > 0 and can_be_mended(s, seat, place, part + 1, spare):
            found.append(FIT + place * PARTS + part)


def heaviest_load(s: Eclipse, seat: i64, klass: i64, but: i64) -> i64:
    """The energy of what uses most, one slot and the drive that stays left aside."""
    player, rules = s.players[seat], s.rules
    most: i64 = NO_LOAD
    drive: i64 = NO_LOAD
    for slot in range(rules.blueprint(player.species, klass).slots):
        if slot == but:
            continue
        part = part_in(rules, player.species, player.slots, klass, slot)
        load: i64 = 0 if part == NONE else rules.parts[part].energy
        if part == NONE or rules.parts[part].movement == 0:
            most = min(most, load)
        elif drive == NO_LOAD:
            drive = load
        else:
            most = min(most, drive, load)
            drive = max(drive, load)
    return most


def returns(s: Eclipse, seat: i64) -> list[int]:
    slots = s.players[seat].slots
    return [RETURN + place for place in places(s, seat) if slots[place] > 0]


def fit_part(s: Eclipse, seat: i64, argument: i64) -> None:
    """[eclipse.upgrade.blueprint.immediate] [eclipse.upgrade.free]"""
    place, part = argument // PARTS, argument % PARTS
    player = s.players[seat]
    player.parts &= ~(1 << part)
    change_slot(s, seat, place, part + 1)
    tell_part(s, "fitted", seat, place, part, "eclipse.upgrade.any-blueprint")


def return_part(s: Eclipse, seat: i64, place: i64) -> None:
    """What is printed beneath counts again; an Ancient part leaves the game.

    [eclipse.discovery.ancient-part.replaced]
    """
    part = s.players[seat].slots[place] - 1
    change_slot(s, seat, place, 0)
    tell_part(s, "returned", seat, place, part, "eclipse.upgrade.return-any")


def tell_part(s: Eclipse, kind: str, seat: i64, place: i64, part: i64, rule: str) -> None:
    """Which part, on which class of ship."""
    s.tell(kind, seat, 1, OF_PART + part, rule, target=OF_SHIP + place // MOST_SLOTS)


def change_slot(s: Eclipse, seat: i64, place: i64, fitted: i64) -> None:
    player = s.players[seat]
    player.slots = altered(player.slots, place, fitted)
    klass = place // MOST_SLOTS
    values = player.values[:]
    changed = class_values(s.rules, player.species, player.slots, klass)
    for which in range(VALUES):
        values[klass * VALUES + which] = changed[which]
    player.values = values
