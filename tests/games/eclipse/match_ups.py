"""Twenty battles whose odds are known exactly, reckoned without the engine.

Both sides assign dice by one policy: the smallest class first, and of its ships the worst damaged.
Nobody retreats. `python -m tests.games.eclipse.match_ups 20000` fights each of them so many times
with the engine and prints both figures.
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from functools import cache
from math import factorial
from typing import NamedTuple

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.eclipse.galaxy import put_ship
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import ATTACK, HIT, WOUNDS
from tests.games.eclipse.table import Table

CLASSES = ("interceptor", "cruiser", "dreadnought", "starbase")
DAMAGE = (1, 2, 4)  # of a yellow, an orange, a red die
HEX = 107


class Squad(NamedTuple):
    """Ships of one class with their figures, typed in; `fitted` are the parts that give them."""

    ship: str
    ships: int
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, int, int]
    missiles: tuple[int, int, int] = (0, 0, 0)
    fitted: tuple[str, ...] = ()
    damaged: tuple[int, ...] = ()  # what the last of them have suffered before, ascending

    def wounds(self) -> tuple[int, ...]:
        return (0,) * (self.ships - len(self.damaged)) + self.damaged


class MatchUp(NamedTuple):
    name: str
    attackers: tuple[Squad, ...]
    defenders: tuple[Squad, ...]


# Terran ships as printed, and with some parts fitted.
INTERCEPTOR = Squad("interceptor", 1, 3, 0, 0, 0, (1, 0, 0))
CRUISER = Squad("cruiser", 1, 2, 1, 0, 1, (1, 0, 0))
DREADNOUGHT = Squad("dreadnought", 1, 1, 1, 0, 2, (2, 0, 0))
STARBASE = Squad("starbase", 1, 4, 1, 0, 2, (1, 0, 0))


def some(squad: Squad, count: int) -> Squad:
    return squad._replace(ships=count)


PLASMA = INTERCEPTOR._replace(cannons=(0, 1, 0), fitted=("plasma_cannon",))
MISSILES = INTERCEPTOR._replace(cannons=(0, 0, 0), missiles=(0, 2, 0), fitted=("plasma_missile",))
AIMED = INTERCEPTOR._replace(computer=2, initiative=4, fitted=("-", "-", "-", "positron_computer"))
SHIELDED = CRUISER._replace(shield=1, fitted=("-", "-", "-", "-", "-", "gauss_shield"))
HEAVY = CRUISER._replace(hull=3, fitted=("-", "-", "-", "-", "-", "improved_hull"))
RED = DREADNOUGHT._replace(cannons=(1, 0, 1), fitted=("antimatter_cannon",))
ROCKETS = CRUISER._replace(missiles=(0, 2, 0), fitted=("-", "-", "-", "-", "-", "plasma_missile"))
SHARP = DREADNOUGHT._replace(
    computer=2, initiative=2, fitted=("-", "-", "-", "-", "-", "positron_computer")
)


def battle(name: str, attackers: list[Squad], defenders: list[Squad]) -> MatchUp:
    return MatchUp(name, tuple(attackers), tuple(defenders))


MATCHES = (
    battle("interceptor, interceptor", [INTERCEPTOR], [INTERCEPTOR]),
    battle("3 interceptors, cruiser", [some(INTERCEPTOR, 3)], [CRUISER]),
    battle("cruiser, starbase", [CRUISER], [STARBASE]),
    battle("dreadnought, 2 cruisers", [DREADNOUGHT], [some(CRUISER, 2)]),
    battle("2 plasma interceptors, cruiser", [some(PLASMA, 2)], [CRUISER]),
    battle("aimed interceptors, cruiser", [some(AIMED, 2)], [CRUISER]),
    battle("interceptors, shielded cruiser", [some(INTERCEPTOR, 3)], [SHIELDED]),
    battle("dreadnought, heavy cruiser", [DREADNOUGHT], [HEAVY]),
    battle("red dreadnought, 2 starbases", [RED], [some(STARBASE, 2)]),
    battle("sharp dreadnought, dreadnought", [SHARP], [DREADNOUGHT]),
    # Two classes a side.
    battle("fleets of two classes", [INTERCEPTOR, CRUISER], [INTERCEPTOR, CRUISER]),
    battle("with a dreadnought", [INTERCEPTOR, DREADNOUGHT], [CRUISER, STARBASE]),
    battle("two and one", [some(INTERCEPTOR, 2), CRUISER], [INTERCEPTOR, STARBASE]),
    battle("plasma and shields", [PLASMA, CRUISER], [INTERCEPTOR, SHIELDED]),
    battle("heavy ones", [CRUISER, DREADNOUGHT], [INTERCEPTOR, HEAVY]),
    # Missiles.
    battle("missiles, cruiser", [some(MISSILES, 2), CRUISER], [CRUISER]),
    battle("rockets, rockets", [ROCKETS], [ROCKETS]),
    battle("rockets, dreadnought", [some(ROCKETS, 2)], [DREADNOUGHT]),
    # Damage carried over from an earlier battle.
    battle("damaged dreadnought", [DREADNOUGHT._replace(damaged=(2,))], [some(INTERCEPTOR, 2)]),
    battle("damaged cruisers", [some(CRUISER, 2)._replace(damaged=(1,))], [STARBASE]),
)


# --- reckoned --------------------------------------------------------------------------------

Wounds = tuple[tuple[int, ...], ...]  # of the ships of each squad, ascending


def chance_to_win(match: MatchUp) -> float:
    """The attackers' chance, exactly."""
    start = _whole(match.attackers), _whole(match.defenders)
    total = 0.0
    for (mine, theirs), chance in _round(match, start, True).items():
        total += chance * _won(match, mine, theirs)
    return total


def _whole(side: tuple[Squad, ...]) -> Wounds:
    return tuple(squad.wounds() for squad in side)


@cache
def _won(match: MatchUp, mine: Wounds, theirs: Wounds) -> float:
    """From the beginning of an engagement round; a round without a hit changes nothing."""
    if not any(theirs):
        return 1.0
    if not any(mine):
        return 0.0
    total, same = 0.0, 0.0
    for state, chance in _round(match, (mine, theirs), False).items():
        if state == (mine, theirs):
            same += chance
        else:
            total += chance * _won(match, *state)
    return total / (1 - same)


def _round(
    match: MatchUp, start: tuple[Wounds, Wounds], missiles: bool
) -> dict[tuple[Wounds, Wounds], float]:
    """Where a round may lead: fast squads first, at a tie the defender's."""
    order = [(-squad.initiative, 1, place) for place, squad in enumerate(match.attackers)]
    order += [(-squad.initiative, 0, place) for place, squad in enumerate(match.defenders)]
    states = {start: 1.0}
    for _, attacks, place in sorted(order):
        after: dict[tuple[Wounds, Wounds], float] = {}
        for (mine, theirs), chance in states.items():
            side, others = (mine, theirs) if attacks else (theirs, mine)
            squad = (match.attackers if attacks else match.defenders)[place]
            targets = match.defenders if attacks else match.attackers
            for hurt, share in _shots(squad, len(side[place]), targets, others, missiles).items():
                state = (side, hurt) if attacks else (hurt, side)
                after[state] = after.get(state, 0.0) + chance * share
        states = after
    return states


@cache
def _shots(
    squad: Squad, ships: int, targets: tuple[Squad, ...], wounds: Wounds, missiles: bool
) -> dict[Wounds, float]:
    """What the dice of a squad may do to the others."""
    dice = [each * ships for each in (squad.missiles if missiles else squad.cannons)]
    rolls = [itertools.combinations_with_replacement(range(1, 7), count) for count in dice]
    found: dict[Wounds, float] = {}
    for faces in itertools.product(*rolls):
        chance = 1.0
        for shown in faces:
            ways = factorial(len(shown))
            for times in Counter(shown).values():
                ways //= factorial(times)
            chance *= ways / 6 ** len(shown)
        after = wounds
        for colour in (2, 1, 0):
            for face in faces[colour]:
                after = _hit(squad, face, DAMAGE[colour], targets, after)
        found[after] = found.get(after, 0.0) + chance
    return found


def _hit(
    squad: Squad, face: int, damage: int, targets: tuple[Squad, ...], wounds: Wounds
) -> Wounds:
    """One die: the smallest class that it hits, of that the worst damaged ship."""
    for place in sorted(range(len(targets)), key=lambda each: CLASSES.index(targets[each].ship)):
        target = targets[place]
        hits = face == 6 or (face > 1 and face + squad.computer - target.shield >= 6)
        if hits and wounds[place]:
            *rest, worst = wounds[place]
            if worst + damage <= target.hull:
                rest = sorted([*rest, worst + damage])
            return (*wounds[:place], tuple(rest), *wounds[place + 1 :])
    return wounds


# --- fought ------------------------------------------------------------------------------------


def position(match: MatchUp) -> Table:
    t = Table("terran_directorate", "terran_federation").lay(HEX, "0,-1")
    for seat, side in ((1, match.defenders), (0, match.attackers)):
        for squad in side:
            if squad.fitted:
                t.fit(seat, squad.ship, *squad.fitted)
            for wounds in squad.wounds():
                put_ship(t.s, t.hex(HEX), seat, CLASSES.index(squad.ship), wounds)
    return t


def fought(match: MatchUp, battles: int, seed: int) -> int:
    """How many battles the attackers win."""
    t = position(match)
    s = t.phase(1)
    hex = t.hex(HEX)
    rng = Rng(seed)
    return sum(_fight(s.clone(), hex, rng) for _ in range(battles))


def _fight(s: Eclipse, hex: int, rng: Rng) -> int:
    while any(type(frame).__name__ == "Battle" for frame in s.agenda.lanes[MAIN]):
        if s.asked(MAIN) == CHANCE:
            s.answer(MAIN, roll(s, MAIN, rng))
            continue
        options = s.lane_options(MAIN)
        if ATTACK in options:
            s.answer(MAIN, ATTACK)
        elif options[0] >= HIT and options[0] < HIT + 6 * WOUNDS:
            s.answer(MAIN, min(options, key=_policy))
        else:
            s.answer(MAIN, options[0])
    return 1 if s.crowd[hex] & 31 else 0


def _policy(choice: int) -> tuple[int, int]:
    return (choice - HIT) // WOUNDS, -((choice - HIT) % WOUNDS)


def main() -> None:
    battles = int(sys.argv[1])
    print("| match-up | exact | fought | standard errors |")
    print("|---|---|---|---|")
    for number, match in enumerate(MATCHES):
        exact = chance_to_win(match)
        share = fought(match, battles, number + 1) / battles
        error = (exact * (1 - exact) / battles) ** 0.5
        off = (share - exact) / error if error else 0.0
        print(f"| {match.name} | {exact:.4f} | {share:.4f} | {off:+.2f} |", flush=True)


if __name__ == "__main__":
    main()
