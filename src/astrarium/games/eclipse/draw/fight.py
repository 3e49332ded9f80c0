"""A battle as it stands: who acts when, every ship, the dice and where they are planned to go."""

from __future__ import annotations

from typing import Final, NamedTuple

from astrarium.games.eclipse.blueprints import CANNONS, COMPUTER, HULL, MISSILES, SHIELD
from astrarium.games.eclipse.combat import can_hit, initiative, value, weapons
from astrarium.games.eclipse.draw.chances import chance
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.frames.battle import Assign
from astrarium.games.eclipse.galaxy import (
    class_in,
    classes_in,
    ship_class,
    ship_damage,
    ship_hex,
    ship_side,
)
from astrarium.games.eclipse.state import FACES, altered
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CLASSES,
    COLOURS,
    HIT,
    KIND,
    NONE,
    WOUNDS,
)

BEST: Final = 6  # a face that always hits, and what others need


class Squad(NamedTuple):
    """The ships of a class on one side, in the order of fire."""

    side: int
    klass: int
    ships: int
    speed: int
    done: bool
    now: bool


class Hull:
    """One ship, with the damage that it has and that is planned for it."""

    def __init__(self, klass: int, wounds: int, hull: int) -> None:
        self.klass = klass
        self.wounds = wounds
        self.planned = 0
        self.hull = hull

    @property
    def lost(self) -> bool:
        return self.wounds + self.planned > self.hull

    @property
    def target(self) -> int:
        """As the next die would find it."""
        return self.klass * WOUNDS + self.wounds + self.planned


class Die:
    def __init__(self, colour: int, face: int, damage: int, targets: list[int]) -> None:
        self.colour = colour
        self.face = face
        self.damage = damage
        self.targets = targets  # classes that it hits
        self.ship: Hull | None = None  # that it is planned for
        self.next = False


class Fight:
    def __init__(self, t: Shown) -> None:
        self.t = t
        self.hex, self.attacker, self.defender, self.turn, self.acted = t.frame("Battle") or [0] * 5
        self.acting = t.frame("Assign") or t.frame("Engage")
        self.hulls = {side: self._ships(side) for side in (self.attacker, self.defender)}
        self.dice: list[Die] = []
        self.before = self.after = None if self.attacker >= ANCIENTS else self._chance(t)
        if t.frame("Assign") is not None:
            self._assign(t.frame("Assign") or [])

    def _chance(self, t: Shown) -> int:
        return chance(t, self.hex, self.attacker, self.defender, self.turn > 0)

    def _ships(self, side: int) -> list[Hull]:
        s = self.t.s
        return [
            Hull(
                int(ship_class(ship)),
                int(ship_damage(ship)),
                int(value(s, side, ship_class(ship), HULL)),
            )
            for ship in sorted(s.ships, key=lambda ship: (ship_class(ship), -ship_damage(ship)))
            if ship_hex(ship) == self.hex and ship_side(ship) == side
        ]

    def other(self, side: int) -> int:
        return self.defender if side == self.attacker else self.attacker

    # --- order of fire --------------------------------------------------------------------------

    def squads(self) -> list[Squad]:
        """Fast ones first, at a tie the defender's."""
        s, found = self.t.s, []
        for role, side in ((1, self.defender), (0, self.attacker)):
            for klass in classes_in(s, self.hex, side):
                speed = int(initiative(s, side, klass))
                done = self.acted >> (role * CLASSES + klass % CLASSES) & 1 == 1
                now = self.is_acting(side, int(klass))
                squad = Squad(
                    side,
                    int(klass),
                    int(class_in(s, self.hex, side, klass)),
                    speed,
                    done and not now,
                    now,
                )
                found.append((-speed, 1 - role, klass, squad))
        return [squad for *_, squad in sorted(found)]

    def is_acting(self, side: int, klass: int) -> bool:
        return self.acting is not None and (self.acting[0], self.acting[3]) == (side, klass)

    def fires(self, side: int, klass: int) -> bool:
        """Has a class any weapon for this part of the battle?"""
        kind = MISSILES if self.turn == 0 else CANNONS
        return int(weapons(self.t.s, side, klass, kind)) > 0

    def needed(self, side: int, klass: int, target: int) -> int:
        """The lowest face with which a class hits another."""
        s = self.t.s
        shield = int(value(s, self.other(side), target, SHIELD))
        return min(max(BEST - int(value(s, side, klass, COMPUTER)) + shield, 2), BEST)

    # --- dice -----------------------------------------------------------------------------------

    def _assign(self, data: list[int]) -> None:
        """The dice in the order in which they are assigned, the planned ones to their ships."""
        player, other, hex, klass = data
        frame, tried = (
            Assign(player, other, hex, klass),
            Shown(self.t.rules, self.t.view, self.t.style),
        )
        trial = tried.s
        for choice in self.t.style.planned:
            at = int(frame.next_die(trial))
            if choice - choice % KIND != HIT or at == NONE:
                break
            die = self._die(at, player, other, klass)
            die.ship = next(
                each for each in self.hulls[other] if not each.lost and each.target == choice - HIT
            )
            die.ship.planned += die.damage
            self.dice.append(die)
            frame.take(trial, 0, choice)
        following = int(frame.next_die(trial)) if player < ANCIENTS else NONE
        if self.dice and self.before is not None:
            self.after = self._chance(tried)
        left = trial.dice
        if following != NONE:
            self.dice.append(self._die(following, player, other, klass))
            self.dice[-1].next = True
            left = altered(left, following, left[following] - 1)
        rest = [
            self._die(colour * FACES + face, player, other, klass)
            for colour in range(len(COLOURS) - 1, -1, -1)
            for face in range(1, FACES)
            for _ in range(int(left[colour * FACES + face]))
        ]
        self.dice += sorted(rest, key=lambda die: not die.targets)

    def _die(self, at: int, player: int, other: int, klass: int) -> Die:
        s, (colour, face) = self.t.s, divmod(at, FACES)
        targets = [
            int(each)
            for each in classes_in(s, self.hex, other)
            if can_hit(s, player, klass, face, other, each)
        ]
        return Die(colour, face, int(self.t.rules.damage[colour]), targets)
