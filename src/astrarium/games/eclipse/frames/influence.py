"""The Influence action."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.frames.cubes import bring_back
from astrarium.games.eclipse.frames.discovery import take_control
from astrarium.games.eclipse.galaxy import own_hexes
from astrarium.games.eclipse.influence import target_reason, targets
from astrarium.games.eclipse.population import settle_choices, take_disc_off
from astrarium.games.eclipse.reasons import NO_DISC, NOT_CONNECTED
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import FROM, NONE, STOP, TO, TRACK


class Influence(Frame[Eclipse]):
    """From where does a disc come? [eclipse.influence.two-discs] [eclipse.influence.source]"""

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.left]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        """Ships settle before two are turned up, also after the last disc: where all lie face up
        already, turning up would be lost. [eclipse.influence.settle]
        """
        if self.left > 0 or (some_lost(s, self.player) and settle_choices(s, self.player, True)):
            return WAIT
        refresh(s, self.player)
        s.pop(lane)
        return AGAIN

    def candidates(self, s: Eclipse) -> list[int]:
        if self.left == 0:
            return [STOP]
        mine = [FROM + hex for hex in own_hexes(s, self.player)]
        return [*mine, FROM + TRACK, STOP]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice != FROM + TRACK:
            return LEGAL
        if s.players[self.player].discs == 0:
            return because(NO_DISC)
        if not targets(s, self.player, NONE):
            return because(NOT_CONNECTED)
        return LEGAL

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            refresh(s, self.player)
            return
        s.replace(lane, Influence(self.player, self.left - 1))
        source = choice - FROM
        if source == TRACK:
            s.push(lane, DiscTo(self.player, NONE))
            return
        cubes = take_disc_off(s, self.player, source)
        s.push(lane, DiscTo(self.player, source))
        bring_back(s, lane, self.player, cubes)


class DiscTo(Frame[Eclipse]):
    """To where? The disc lies on the track meanwhile, and may stay there.

    [eclipse.influence.withdraw] [eclipse.influence.target.adjacent]
    """

    def __init__(self, player: i64, source: i64) -> None:
        self.player = player
        self.source = source  # the hex that the disc came from, or NONE

    def data(self) -> list[int]:
        return [self.player, self.source]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        choices = [TO + hex for hex in s.laid]
        if self.source != NONE:
            choices.append(TO + TRACK)
        return choices

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == TO + TRACK:
            return LEGAL
        return target_reason(s, self.player, choice - TO, self.source)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice != TO + TRACK:
            take_control(s, lane, self.player, choice - TO)


def some_lost(s: Eclipse, seat: i64) -> bool:
    """Do fewer ships lie face down than may be turned up?"""
    species = s.species_of(seat)
    return s.players[seat].colony + species.refresh > species.colony_ships


def refresh(s: Eclipse, seat: i64) -> None:
    """[eclipse.influence.refresh] [eclipse.influence.refresh-after-moves]"""
    player = s.players[seat]
    species = s.species_of(seat)
    turned = min(species.refresh, species.colony_ships - player.colony)
    if turned > 0:
        player.colony += turned
        s.tell("refreshed", seat, turned, NONE, "eclipse.influence.refresh")
