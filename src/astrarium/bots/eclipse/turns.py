"""What is worth trying in a turn: whole moves, the better parts, one place to build each thing."""

from __future__ import annotations

from collections import deque

from astrarium.bots.eclipse.outlook import GUARDS, EclipseOutlook
from astrarium.bots.eclipse.strength import chance, fleet_in, power
from astrarium.bots.search import Way
from astrarium.core.frame import INTERRUPT, MAIN
from astrarium.games.eclipse.blueprints import ENERGY, VALUES, class_values
from astrarium.games.eclipse.combat import nobody_in
from astrarium.games.eclipse.frames.build import Build
from astrarium.games.eclipse.frames.discovery import FitAtOnce
from astrarium.games.eclipse.frames.influence import Influence
from astrarium.games.eclipse.frames.move import Move, movement, movers
from astrarium.games.eclipse.frames.research import Research
from astrarium.games.eclipse.frames.turn import BEFORE, Turn
from astrarium.games.eclipse.frames.upgrade import Upgrade
from astrarium.games.eclipse.galaxy import enemies_in, has_generator, joined, may_leave, ships_in
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import (
    ACT,
    ANCIENTS,
    BUILD,
    CLASSES,
    DEFENDERS,
    FIT,
    FROM,
    HALT,
    HEXES,
    KIND,
    MOST_SLOTS,
    MOVE,
    MOVE_ACTION,
    NONE,
    PARTS,
    PASS,
    RETURN,
    STEP,
    STOP,
    TRACK,
)

BEST_PARTS = 5
MOST_TARGETS = 6
MOST_OUTPOSTS = 3
REAL_HELP = 0.05  # ships that better a chance by so much are waited for


class TurnOutlook(EclipseOutlook):
    def is_turn(self, s: Eclipse, lane: int) -> bool:
        frame = s.agenda.lanes[lane][-1]
        return isinstance(frame, Turn) and frame.stage == BEFORE

    def is_free(self, choice: int) -> bool:
        return choice >= INTERRUPT

    def is_pass(self, choice: int) -> bool:
        return choice == PASS

    def rest(self, s: Eclipse, lane: int, options: list[int]) -> int | None:
        """Whoever has begun an attack brings the ships that it counts on."""
        to_move = ACT + MOVE_ACTION
        if to_move in options and any(self.is_waited_for(s, hex) for hex in s.laid):
            return to_move
        return PASS if PASS in options else None

    def is_waited_for(self, s: Eclipse, hex: int) -> bool:
        """Does a fleet face nobody's ships that only others' coming would beat?"""
        if s.crowd[hex] >> GUARDS == 0 or ships_in(s, hex, self.seat) == 0:
            return False
        other = int(nobody_in(s, hex, self.seat))
        if other == NONE:
            return False
        now = chance(s, self.seat, fleet_in(s, hex, self.seat), other, fleet_in(s, hex, other))
        return self.chance_there(s, hex, other) > now + REAL_HELP

    def ways(self, s: Eclipse, lane: int) -> list[Way]:
        frame = s.agenda.lanes[lane][-1]
        options = [choice for choice in s.lane_options(lane) if choice < INTERRUPT]
        if isinstance(frame, Upgrade | FitAtOnce):
            return [[choice] for choice in self.better_parts(s, options)]
        if isinstance(frame, Build):
            return [[choice] for choice in self.places_to_build(s, options)]
        if isinstance(frame, Influence):
            options = [c for c in options if c in (FROM + TRACK, STOP) or not s.cubes[c - FROM]]
        if isinstance(frame, Move):
            return [[STOP], *self.whole_moves(s)]
        if isinstance(frame, Research):
            options = [choice for choice in options if choice != STOP] or options
        return [[choice] for choice in options]

    # --- upgrading ------------------------------------------------------------------------------

    def better_parts(self, s: Eclipse, options: list[int]) -> list[int]:
        """The few parts after which the fleet is strongest; giving back only where it helps."""
        fitting = [choice for choice in options if choice - choice % KIND == FIT]
        others = [c for c in options if c - c % KIND not in (FIT, RETURN)]
        fitting.sort(key=lambda choice: -self.design_after(s, choice % KIND))
        return fitting[:BEST_PARTS] + others

    def design_after(self, s: Eclipse, argument: int) -> float:
        """How much stronger a class becomes, each ship of it counted, and energy for more."""
        player = s.players[self.seat]
        place, part = argument // PARTS, argument % PARTS
        klass = place // MOST_SLOTS
        now = player.values[klass * VALUES : klass * VALUES + VALUES]
        slots = altered(player.slots, place, part + 1)
        then = class_values(s.rules, player.species, slots, klass)
        damage = s.rules.damage
        gain = float(power(then, damage) ** 0.5 - power(now, damage) ** 0.5)
        spare = 0.06 * (min(int(then[ENERGY]), 4) - min(int(now[ENERGY]), 4))
        return (gain + spare) * (1 + int(player.ships_of(klass)))

    # --- building -------------------------------------------------------------------------------

    def places_to_build(self, s: Eclipse, options: list[int]) -> list[int]:
        """Each thing at the one place where it is needed most."""
        best: dict[int, tuple[float, int]] = {}
        for choice in options:
            if choice == STOP:
                continue
            what, hex = (choice - BUILD) // HEXES, (choice - BUILD) % HEXES
            need = self.need(s, hex) if what < CLASSES else 0.0
            if what not in best or need > best[what][0]:
                best[what] = (need, choice)
        return [STOP, *[choice for _, choice in best.values()]]

    def need(self, s: Eclipse, hex: int) -> float:
        """Enemies in a hex or beside it."""
        here = sum(int(ships_in(s, hex, side)) for side in range(8) if side != self.seat)
        near = 0
        for other in joined(s, hex, has_generator(s, self.seat)):
            near += sum(int(ships_in(s, other, side)) for side in range(8) if side != self.seat)
        return 5.0 * here + near + 0.3 * int(ships_in(s, hex, self.seat))

    # --- moving ---------------------------------------------------------------------------------

    def whole_moves(self, s: Eclipse) -> list[Way]:
        """For each hex worth going to: the strongest ships that reach it, one, two, all of them."""
        found: list[Way] = []
        for target in self.targets(s)[:MOST_TARGETS] + self.outposts(s)[:MOST_OUTPOSTS]:
            found += self.ways_to(s, target)
        return found

    def outposts(self, s: Eclipse) -> list[int]:
        """One's own hexes beside nobody's ships: from there a fleet can attack."""
        half = has_generator(s, self.seat)
        guarded = [hex for hex in s.laid if s.crowd[hex] >> GUARDS and self.fights_in(s, hex)]
        beside = {near for hex in guarded for near in joined(s, hex, half)}
        mine = [hex for hex in beside if s.owner[hex] == self.seat]
        return sorted(hex for hex in mine if enemies_in(s, hex, self.seat) == 0)

    def fights_in(self, s: Eclipse, hex: int) -> bool:
        return int(nobody_in(s, hex, self.seat)) != NONE

    def targets(self, s: Eclipse) -> list[int]:
        """Hexes with somebody to fight or something to take; what is worth most first."""

        def worth(hex: int) -> float:
            guarded = ships_in(s, hex, ANCIENTS) + ships_in(s, hex, DEFENDERS)
            return float(s.rules.sectors[hex].vp + 2 * s.tile[hex] + guarded)

        wanted = []
        for hex in s.laid:
            owner = s.owner[hex]
            others = any(ships_in(s, hex, side) for side in range(8) if side != self.seat)
            if owner == self.seat and not others:
                continue
            if self.is_friends(s, hex):
                continue
            wanted.append(int(hex))
        return sorted(wanted, key=worth, reverse=True)

    def is_friends(self, s: Eclipse, hex: int) -> bool:
        """Whoever enters it is a traitor."""
        player = s.players[self.seat]
        for other in range(len(s.players)):
            if player.is_allied(other) and (s.owner[hex] == other or ships_in(s, hex, other)):
                return True
        return False

    def ways_to(self, s: Eclipse, target: int) -> list[Way]:
        trial = s.clone()
        way: Way = []
        found: list[Way] = []
        while isinstance(trial.agenda.lanes[MAIN][-1], Move):
            step = self.one_ship(trial, target)
            if not step:
                break
            for choice in step:
                trial.answer(MAIN, choice)
            if HALT in trial.lane_options(MAIN):
                step.append(HALT)
                trial.answer(MAIN, HALT)
            way = way + step
            still = isinstance(trial.agenda.lanes[MAIN][-1], Move)
            found.append([*way, STOP] if still else way)
            if trial.asked(MAIN) != self.seat:
                break
        return found

    def one_ship(self, s: Eclipse, target: int) -> Way:
        """The strongest ship that can go there now, with its steps; none if there is none."""
        player = s.players[self.seat]
        best: tuple[float, Way] = (0.0, [])
        for mover in movers(s, self.seat):
            klass, hex = mover // HEXES, mover % HEXES
            if hex == target or not may_leave(s, hex, self.seat):
                continue
            path = self.path(s, hex, target, int(movement(s, self.seat, klass)))
            if not path:
                continue
            values = player.values[klass * VALUES : klass * VALUES + VALUES]
            strong = power(values, s.rules.damage)
            if strong > best[0]:
                best = (strong, [MOVE + mover, *[STEP + each for each in path]])
        return best[1]

    def path(self, s: Eclipse, start: int, target: int, steps: int) -> list[int]:
        """The shortest way through hexes that nobody holds a ship up in."""
        waiting: deque[tuple[int, list[int]]] = deque([(start, [])])
        seen = {start}
        half = has_generator(s, self.seat)
        while waiting:
            hex, path = waiting.popleft()
            if len(path) == steps:
                continue
            for near in joined(s, hex, half):
                if near == target:
                    return [*path, near]
                blocked = any(ships_in(s, near, side) for side in range(8) if side != self.seat)
                if near not in seen and not blocked and not self.is_friends(s, near):
                    seen.add(near)
                    waiting.append((near, [*path, near]))
        return []
