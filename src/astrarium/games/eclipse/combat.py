"""Battles: who fights whom, who acts when, what hits, and how nobody's ships choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.eclipse.blueprints import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    SHIELD,
    VALUES,
)
from astrarium.games.eclipse.galaxy import (
    classes_in,
    enemies_in,
    has_generator,
    joined,
    put_ship,
    ship_class,
    ship_damage,
    ship_hex,
    ship_side,
    ships_in,
    take_ship,
)
from astrarium.games.eclipse.state import CLASS, CROWD, DAMAGE, FACES, SIDE, Eclipse, altered
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CLASSES,
    COLOURS,
    DEFENDERS,
    NONE,
    OF_SHIP,
    YELLOW,
)
from astrarium.parts.bits import bit, nth_bit

ATTACKER: Final = 0
DEFENDER: Final = 1


# --- who fights -------------------------------------------------------------------------------


def players_in(s: Eclipse, hex: i64) -> list[int]:
    """Seats with ships there, in the order in which their first ship still there came."""
    found: list[int] = []
    for ship in s.ships:
        side = ship_side(ship)
        if ship_hex(ship) == hex and side < ANCIENTS and side not in found:
            found.append(side)
    return found


def nobody_in(s: Eclipse, hex: i64, seat: i64) -> i64:
    """The side of nobody's ships that fights this seat there, or NONE.

    [eclipse.combat.battle] [eclipse.move.gcds.fights-all]
    """
    if ships_in(s, hex, DEFENDERS) > 0:
        return DEFENDERS
    if ships_in(s, hex, ANCIENTS) > 0 and not s.species_of(seat).lives_with_ancients:
        return ANCIENTS
    return NONE


def seats_in(s: Eclipse, hex: i64) -> i64:
    """Seats with ships there: bits."""
    crowd = s.crowd[hex]
    found: i64 = 0
    if crowd > 0:
        for seat in range(i64(len(s.players))):
            if (crowd >> (seat * CROWD)) & 31:
                found |= bit(seat)
    return found


def only_one(seats: i64) -> bool:
    return seats > 0 and seats & (seats - 1) == 0


def is_battle(s: Eclipse, hex: i64) -> bool:
    """[eclipse.combat.battle]"""
    seats = seats_in(s, hex)
    if seats == 0:
        return False
    return not only_one(seats) or nobody_in(s, hex, nth_bit(seats, 0)) != NONE


def next_battle(s: Eclipse, below: i64) -> i64:
    """The battle in the hex of the highest number below this one, or NONE.

    [eclipse.combat.order.descending] [eclipse.combat.order.centre-last]
    """
    for hex in hexes_below(s, below):
        if is_battle(s, hex):
            return hex
    return NONE


def hexes_below(s: Eclipse, below: i64) -> list[int]:
    """Hexes in descending order of their numbers."""
    every = s.rules.descending
    return [hex for hex in every if s.where[hex] != NONE and number_of(s, hex) < below]


def number_of(s: Eclipse, hex: i64) -> i64:
    return s.rules.sectors[hex].number


def next_pair(s: Eclipse, hex: i64) -> tuple[int, int]:
    """Attacker and defender of the next battle in a hex; NONE, NONE when all are fought.

    [eclipse.combat.multi.players-first] [eclipse.combat.multi.last-two-first]
    [eclipse.combat.multi.winner-continues] [eclipse.combat.multi.controller-last]
    """
    here = players_in(s, hex)
    order = [seat for seat in s.entries if seat in here]
    owner: i64 = s.owner[hex]
    if owner in order:
        order.remove(owner)
        order.insert(0, owner)
    if len(order) > 1:
        return roles(s, hex, order[-1], order[-2])
    if len(order) == 1:
        nobody = nobody_in(s, hex, order[0])
        if nobody != NONE:
            return order[0], nobody
    return NONE, NONE


def roles(s: Eclipse, hex: i64, one: i64, other: i64) -> tuple[int, int]:
    """Attacker and defender of two players.

    [eclipse.combat.defender.disc] [eclipse.combat.defender.earlier]
    """
    if len(s.entries) == 2 and s.owner[hex] in (one, other):
        return (other, one) if s.owner[hex] == one else (one, other)
    if s.entries.index(one) < s.entries.index(other):
        return other, one
    return one, other


# --- what a class can do ----------------------------------------------------------------------


def value(s: Eclipse, side: i64, klass: i64, which: i64) -> i64:
    if side < ANCIENTS:
        return s.players[side].values[klass * VALUES + which]
    return s.rules.nobody_values[side - ANCIENTS][which]


def initiative(s: Eclipse, side: i64, klass: i64) -> i64:
    """[eclipse.combat.initiative.sum]"""
    return value(s, side, klass, INITIATIVE)


def weapons(s: Eclipse, side: i64, klass: i64, kind: i64) -> i64:
    """Dice of one ship: its cannons or its missiles."""
    total: i64 = 0
    for colour in range(len(COLOURS)):
        total += value(s, side, klass, kind + colour)
    return total


def can_hit(s: Eclipse, shooter: i64, klass: i64, face: i64, target: i64, its_class: i64) -> bool:
    """[eclipse.combat.hit.six] [eclipse.combat.hit.one] [eclipse.combat.hit.modified]"""
    if face == 6 or face == 1:
        return face == 6
    shield = value(s, target, its_class, SHIELD)
    return face + value(s, shooter, klass, COMPUTER) - shield >= 6


def hits_population(s: Eclipse, shooter: i64, klass: i64, face: i64) -> bool:
    """[eclipse.combat.population.no-defence]"""
    if face == 6 or face == 1:
        return face == 6
    return face + value(s, shooter, klass, COMPUTER) >= 6


def has_cannons(s: Eclipse, hex: i64, side: i64) -> bool:
    return any(weapons(s, side, klass, CANNONS) > 0 for klass in classes_in(s, hex, side))


def is_stalemate(s: Eclipse, hex: i64, attacker: i64, defender: i64) -> bool:
    """[eclipse.combat.stalemate.condition]"""
    return not has_cannons(s, hex, attacker) and not has_cannons(s, hex, defender)


def next_to_act(
    s: Eclipse, hex: i64, attacker: i64, defender: i64, acted: i64, missiles: bool
) -> list[int]:
    """Who acts next: role * 4 + class; several where the owner chooses among equals.

    [eclipse.combat.initiative.order] [eclipse.combat.initiative.tie]
    [eclipse.combat.missiles.initiative]
    """
    best: i64 = NONE
    found: list[int] = []
    for role in (DEFENDER, ATTACKER):
        side = defender if role == DEFENDER else attacker
        for klass in classes_in(s, hex, side):
            place: i64 = role * CLASSES + klass % CLASSES
            if (acted >> place) & 1 or (missiles and weapons(s, side, klass, MISSILES) == 0):
                continue
            speed = initiative(s, side, klass)
            if speed > best:
                best = speed
                found = [place]
            elif speed == best and found[0] // CLASSES == role:
                found.append(place)
    return found


# --- damage -----------------------------------------------------------------------------------


def hurt(s: Eclipse, shooter: i64, index: i64, damage: i64) -> None:
    """[eclipse.combat.damage.hull] [eclipse.combat.damage.destroyed]"""
    ship: i64 = s.ships[index]
    side, klass = ship_side(ship), ship_class(ship)
    if ship_damage(ship) + damage <= value(s, side, klass, HULL):
        s.ships[index] = ship + (damage << DAMAGE)
        s.tell(
            "damaged",
            owner_of(side),
            damage,
            ship_hex(ship),
            "eclipse.combat.damage.marker",
            target=OF_SHIP + klass,
        )
        return
    take_ship(s, index)
    tell_destroyed(s, side, ship_hex(ship), klass, "eclipse.combat.damage.destroyed")
    if shooter < ANCIENTS:
        due: i64 = s.due[shooter] + s.rules.classes[klass].reputation
        s.due = altered(s.due, shooter, due)


def owner_of(side: i64) -> i64:
    """The seat that a side of a battle is, or NONE."""
    return side if side < ANCIENTS else NONE


def tell_destroyed(s: Eclipse, side: i64, hex: i64, klass: i64, rule: str) -> None:
    s.tell("destroyed", owner_of(side), 1, hex, rule, target=OF_SHIP + klass)


def find_ship(s: Eclipse, hex: i64, side: i64, klass: i64, damage: i64) -> i64:
    return s.ships.index(hex | (side << SIDE) | (klass << CLASS) | (damage << DAMAGE))


def targets_in(s: Eclipse, hex: i64, side: i64) -> list[int]:
    """The ships of a side, equal ones as one: class * 32 + damage, in order."""
    found: list[int] = []
    for ship in s.ships:
        if ship_hex(ship) == hex and ship_side(ship) == side:
            target = ship_class(ship) * 32 + ship_damage(ship)
            if target not in found:
                found.append(target)
    return sorted(found)


# --- nobody's dice ----------------------------------------------------------------------------


def nobody_shoots(s: Eclipse, hex: i64, shooter: i64, klass: i64, target: i64) -> None:
    """Ships are destroyed if possible, the largest first; what is left does what damage it can.

    [eclipse.combat.npc.destroy-largest] [eclipse.combat.npc.most-damage]
    """
    while True:
        index, dice = sure_kill(s, hex, shooter, klass, target)
        if index == NONE:
            break
        for face in dice:
            use_die(s, face)
        hurt(s, shooter, index, len(dice))
    for its_class in by_size(s, hex, target):
        worst = worst_damaged(s, hex, target, its_class)[0]
        for face in usable(s, shooter, klass, target, its_class):  # fewer than would destroy it
            use_die(s, face)
            hurt(s, shooter, worst, 1)


def use_die(s: Eclipse, face: i64) -> None:
    die = YELLOW * FACES + face
    s.dice = altered(s.dice, die, s.dice[die] - 1)


def sure_kill(s: Eclipse, hex: i64, shooter: i64, klass: i64, target: i64) -> tuple[int, list[int]]:
    """The largest, most damaged ship that the dice can destroy, with the dice for it; or NONE."""
    for its_class in by_size(s, hex, target):
        dice = usable(s, shooter, klass, target, its_class)
        for index in worst_damaged(s, hex, target, its_class):
            needed = value(s, target, its_class, HULL) + 1 - ship_damage(s.ships[index])
            if len(dice) >= needed:
                return index, dice[:needed]
    return NONE, []


def by_size(s: Eclipse, hex: i64, side: i64) -> list[int]:
    """Classes there, the largest first."""
    present = classes_in(s, hex, side)
    return sorted(present, key=lambda klass: -s.rules.classes[klass].size)


def worst_damaged(s: Eclipse, hex: i64, side: i64, klass: i64) -> list[int]:
    """Places in the list of a class's ships, the worst damaged first."""
    places = [
        index
        for index in range(len(s.ships))
        if ship_hex(s.ships[index]) == hex
        and ship_side(s.ships[index]) == side
        and ship_class(s.ships[index]) == klass
    ]
    return sorted(places, key=lambda index: -ship_damage(s.ships[index]))


def usable(s: Eclipse, shooter: i64, klass: i64, target: i64, its_class: i64) -> list[int]:
    """Faces of the yellow dice left that hit a class, the lowest first."""
    found: list[int] = []
    for face in range(1, FACES):
        if can_hit(s, shooter, klass, face, target, its_class):
            found += [face] * s.dice[YELLOW * FACES + face]
    return found


# --- retreat ----------------------------------------------------------------------------------


def shelters(s: Eclipse, hex: i64, seat: i64) -> list[int]:
    """Where ships that move may retreat to. Ancients are no enemies of whoever lives with them.

    [eclipse.combat.retreat.adjacent] [eclipse.combat.retreat.own-disc]
    [eclipse.combat.retreat.no-enemy] [eclipse.combat.retreat.wormhole]
    """
    return sorted(
        near
        for near in joined(s, hex, has_generator(s, seat))
        if s.owner[near] == seat and enemies_in(s, near, seat) == 0
    )


def withdraw(s: Eclipse, hex: i64, seat: i64, klass: i64, there: i64) -> None:
    """All ships of a class leave, with their damage. [eclipse.combat.retreat.whole-class]"""
    leaving = [
        ship
        for ship in s.ships
        if (ship_hex(ship), ship_side(ship), ship_class(ship)) == (hex, seat, klass)
    ]
    for ship in leaving:
        take_ship(s, s.ships.index(ship))
        put_ship(s, there, seat, klass, ship_damage(ship))
    s.fled |= 1 << seat
    s.tell("retreated", seat, 1, there, "eclipse.combat.retreat.next-round", target=OF_SHIP + klass)
