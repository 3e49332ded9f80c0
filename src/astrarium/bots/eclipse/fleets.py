"""Which ships could still come to a hex."""

from __future__ import annotations

from collections import deque

from astrarium.bots.eclipse.strength import power
from astrarium.games.eclipse.blueprints import VALUES
from astrarium.games.eclipse.frames.move import movement, movers
from astrarium.games.eclipse.galaxy import class_in, enemies_in, has_generator, joined
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import HEXES

FURTHEST = 8  # steps: more than any ship has


def distances(s: Eclipse, seat: int, target: int, steps: int = FURTHEST) -> dict[int, int]:
    """How many steps it is to a hex, by ways on which nobody holds a ship up."""
    half = has_generator(s, seat)
    found = {target: 0}
    waiting = deque([target])
    while waiting:
        hex = waiting.popleft()
        if found[hex] == steps or (hex != target and enemies_in(s, hex, seat) > 0):
            continue
        for near in joined(s, hex, half):
            if near not in found:
                found[near] = found[hex] + 1
                waiting.append(near)
    return found


def to_come(s: Eclipse, seat: int, target: int, actions: int) -> dict[int, int]:
    """The strongest ships that could still go there with so many Moves, by class."""
    reach = within_reach(s, seat, target)
    left = actions * int(s.species_of(seat).move)
    values, found = s.players[seat].values, {}
    strength = {k: power(values[k * VALUES : k * VALUES + VALUES], s.rules.damage) for k in reach}
    for klass in sorted(reach, key=lambda klass: -strength[klass]):
        found[klass] = min(reach[klass], left)
        left -= found[klass]
    return {klass: count for klass, count in found.items() if count}


def within_reach(s: Eclipse, seat: int, target: int) -> dict[int, int]:
    """Ships elsewhere that could go there at once, by class."""
    far = distances(s, seat, target)
    found: dict[int, int] = {}
    for mover in movers(s, seat):
        klass, hex = mover // HEXES, mover % HEXES
        near = 0 < far.get(hex, FURTHEST + 1) <= movement(s, seat, klass)
        if near and enemies_in(s, hex, seat) == 0:
            found[klass] = found.get(klass, 0) + int(class_in(s, hex, seat, klass))
    return found


def together(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    return {klass: one.get(klass, 0) + other.get(klass, 0) for klass in {*one, *other}}
