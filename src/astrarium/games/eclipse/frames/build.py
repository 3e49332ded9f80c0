"""The Build action."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.galaxy import own_hexes, put_ship
from astrarium.games.eclipse.reasons import (
    ALREADY_BUILT,
    NEEDS_TECHNOLOGY,
    NO_PIECE_LEFT,
    TOO_LITTLE_MATERIALS,
)
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.trade import reach
from astrarium.games.eclipse.words import (
    BUILD,
    BUILDINGS,
    CLASSES,
    HEXES,
    MATERIALS,
    NONE,
    OF_BUILDING,
    ORBITAL,
    STOP,
)


def structure_bit(what: i64) -> i64:
    return 1 << (what - ORBITAL)


def possible(s: Eclipse, seat: i64, what: i64, hex: i64) -> i64:
    """LEGAL, or why this cannot be built here, the price left aside.

    [eclipse.build.limit.pieces] [eclipse.build.limit.one-orbital]
    [eclipse.build.limit.one-monolith]
    """
    player = s.players[seat]
    needed: i64 = s.rules.building_technology[what]
    if needed != NONE and not player.owns(needed):
        return because(NEEDS_TECHNOLOGY)
    if what < CLASSES:
        if player.ships_of(what) >= s.rules.classes[what].pieces:
            return because(NO_PIECE_LEFT)
    elif s.built[hex] & structure_bit(what):
        return because(ALREADY_BUILT)
    return LEGAL


def build_reason(s: Eclipse, seat: i64, what: i64, hex: i64) -> i64:
    """[eclipse.build.pay]"""
    refusal = possible(s, seat, what, hex)
    if refusal != LEGAL:
        return refusal
    cost: i64 = s.species_of(seat).costs[what]
    have = s.players[seat].materials
    return LEGAL if have >= cost else because(TOO_LITTLE_MATERIALS, cost, have)


def can_build(s: Eclipse, seat: i64) -> bool:
    """Is anything within reach, what can be traded counted?"""
    means = reach(s, seat, MATERIALS)
    costs = s.species_of(seat).costs
    affordable: list[int] = [what for what in range(len(BUILDINGS)) if costs[what] <= means]
    if not affordable:
        return False
    for hex in s.laid:
        if s.owner[hex] == seat:
            for what in affordable:
                if possible(s, seat, what, hex) == LEGAL:
                    return True
    return False


def builds_in_action(s: Eclipse, seat: i64) -> i64:
    """[eclipse.build.two] [eclipse.tech.nanorobots.extra-build]"""
    total = s.species_of(seat).build
    for number, technology in enumerate(s.rules.technologies):
        if technology.builds > 0 and s.players[seat].owns(number):
            total += technology.builds
    return total


class Build(Frame[Eclipse]):
    """[eclipse.build.two] [eclipse.build.place]"""

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.left]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 and can_build(s, self.player) else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        hexes = own_hexes(s, self.player)
        every = range(len(BUILDINGS))
        return [STOP, *[BUILD + what * HEXES + hex for what in every for hex in hexes]]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == STOP:
            return LEGAL
        built = choice - BUILD
        return build_reason(s, self.player, built // HEXES, built % HEXES)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        what, hex = (choice - BUILD) // HEXES, (choice - BUILD) % HEXES
        s.players[self.player].materials -= s.species_of(self.player).costs[what]
        if what < CLASSES:
            put_ship(s, hex, self.player, what)
        else:
            s.built[hex] |= structure_bit(what)
        s.tell("built", self.player, 1, hex, "eclipse.build.place", target=OF_BUILDING + what)
        s.replace(lane, Build(self.player, self.left - 1))
