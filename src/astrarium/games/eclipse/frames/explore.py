"""The Explore action."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, ChanceFrame, Frame
from astrarium.games.eclipse.explore import (
    can_explore,
    explore_reason,
    hexes_left,
    lie_reason,
    open_spots,
    shuffle_discards,
    spots_beside,
)
from astrarium.games.eclipse.frames.discovery import Claim
from astrarium.games.eclipse.galaxy import enemies_in, lay_hex
from astrarium.games.eclipse.geometry import ring_of
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import DISCARD, DRAW_HEX, EXPLORE, EXPLORE_ONE, NONE, PLACE, STOP
from astrarium.parts.bits import bit, bits_in, nth_bit


class Explore(Frame[Eclipse]):
    """Which spot? So many explorations are left; the first one is what the action is for.

    [eclipse.explore.position] [eclipse.action-example.planta-explore-twice]
    """

    def __init__(self, player: i64, left: i64, begun: i64) -> None:
        self.player = player
        self.left = left
        self.begun = begun

    def data(self) -> list[int]:
        return [self.player, self.left, self.begun]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.left == 0 or not can_explore(s, self.player):
            return DONE
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        return self.choices_at(s, spots_beside(s, self.player))

    def options(self, s: Eclipse) -> list[int]:
        return self.choices_at(s, open_spots(s, self.player))

    def choices_at(self, s: Eclipse, spots: list[int]) -> list[int]:
        choices = [EXPLORE + spot for spot in spots]
        if s.species_of(self.player).flips > 1:
            choices += [EXPLORE_ONE + spot for spot in spots if hexes_left(s, ring_of(spot)) > 1]
        if self.begun == 1:
            choices.append(STOP)
        return choices

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == STOP:
            return LEGAL
        spot = choice - EXPLORE if choice < EXPLORE_ONE else choice - EXPLORE_ONE
        return explore_reason(s, self.player, spot)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        s.replace(lane, Explore(self.player, self.left - 1, 1))
        alone = choice >= EXPLORE_ONE
        spot = choice - EXPLORE_ONE if alone else choice - EXPLORE
        flips = 1 if alone else min(s.species_of(self.player).flips, hexes_left(s, ring_of(spot)))
        s.push(lane, DrawHex(self.player, spot, flips, NONE))


class DrawHex(ChanceFrame[Eclipse]):
    """From the pile of the spot's sector; a second one for those who may choose.

    [eclipse.explore.draw]
    """

    def __init__(self, player: i64, spot: i64, left: i64, first: i64) -> None:
        self.player = player
        self.spot = spot
        self.left = left
        self.first = first

    def data(self) -> list[int]:
        return [self.player, self.spot, self.left, self.first]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        ring = ring_of(self.spot)
        if s.pile_left[ring] == 0:
            shuffle_discards(s, ring)
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        return [DRAW_HEX + each for each in bits_in(s.pile[ring_of(self.spot)])]

    def total(self, s: Eclipse) -> i64:
        return bits(s.pile[ring_of(self.spot)])

    def outcome(self, s: Eclipse, roll: i64) -> i64:
        return DRAW_HEX + nth_bit(s.pile[ring_of(self.spot)], roll)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        sector = choice - DRAW_HEX
        ring = ring_of(self.spot)
        s.pile = altered(s.pile, ring, s.pile[ring] & ~bit(sector))
        s.pile_left = altered(s.pile_left, ring, s.pile_left[ring] - 1)
        s.tell("hex-drawn", self.player, 1, sector, "eclipse.explore.draw")
        if self.left > 1:
            s.replace(lane, DrawHex(self.player, self.spot, self.left - 1, sector))
        else:
            low, high = min(sector, self.first), max(sector, self.first)
            s.replace(lane, PlaceHex(self.player, self.spot, high, low))


class PlaceHex(Frame[Eclipse]):
    """Place a drawn hex, or discard what was drawn.

    [eclipse.explore.place-or-discard] [eclipse.explore.discard-ends]
    """

    def __init__(self, player: i64, spot: i64, one: i64, other: i64) -> None:
        self.player = player
        self.spot = spot
        self.one = one
        self.other = other  # NONE unless two were drawn

    def data(self) -> list[int]:
        return [self.player, self.spot, self.one, self.other]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        choices: list[int] = []
        if self.other != NONE:
            choices += [PLACE + self.other * 6 + turns for turns in range(6)]
        choices += [PLACE + self.one * 6 + turns for turns in range(6)]
        choices.append(DISCARD)
        return choices

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == DISCARD:
            return LEGAL
        placed = choice - PLACE
        return lie_reason(s, self.player, self.spot, placed // 6, placed % 6)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        seat = self.player
        s.pop(lane)
        laid: i64 = NONE if choice == DISCARD else (choice - PLACE) // 6
        self.discard(s, self.one, laid)
        self.discard(s, self.other, laid)
        if laid == NONE:
            return
        lay_hex(s, laid, self.spot, (choice - PLACE) % 6)
        s.tell("explored", seat, 1, laid, "eclipse.explore.place-or-discard")
        if s.players[seat].discs > 0 and enemies_in(s, laid, seat) == 0:
            s.push(lane, Claim(seat, laid))

    def discard(self, s: Eclipse, sector: i64, laid: i64) -> None:
        """Face up beside its pile. [eclipse.action-example.discard-face-up]"""
        if sector != NONE and sector != laid:
            ring = ring_of(self.spot)
            s.discards = altered(s.discards, ring, s.discards[ring] | bit(sector))
            s.tell("discarded", self.player, 1, sector, "eclipse.explore.place-or-discard")
