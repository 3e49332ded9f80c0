"""Taking a tech tile, and the research step that comes with it."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, LEGAL, WAIT, SeatFrame, because
from astrarium.games.gaia.reasons import NOT_LOWEST, TILE_COVERED, TILE_FIXES_TRACK
from astrarium.games.gaia.research import (
    advanced_reason,
    standard_reason,
    step_reason,
    step_up,
    take_advanced,
    take_standard,
)
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import (
    ADVANCE,
    ADVANCED,
    COVER,
    KIND,
    NONE,
    SKIP,
    STANDARD_KINDS,
    TILE,
    TILES_UNDER_TRACKS,
)


class TakeTile(SeatFrame[Gaia]):
    """A standard or advanced tech tile. [gaia.tech.advanced.instead-of-standard]"""

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if self.options(s) else DONE

    def candidates(self, s: Gaia) -> list[int]:
        standard: list[int] = [TILE + space for space in range(STANDARD_KINDS)]
        return standard + [ADVANCED + track for track in range(6)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        if choice >= ADVANCED:
            return advanced_reason(s, self.player, choice % KIND)
        return standard_reason(s, self.player, choice % KIND)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        argument = choice % KIND
        if choice >= ADVANCED:
            s.replace(lane, CoverTile(self.player, argument))
            return
        # The bottom row leaves the track free. [gaia.tech.take.under-area-fixes-area]
        track: i64 = argument if argument < TILES_UNDER_TRACKS else NONE
        s.replace(lane, TileStep(self.player, track))
        take_standard(s, lane, self.player, s.standard_at[argument])


class CoverTile(SeatFrame[Gaia]):
    """Which standard tile the advanced one covers. [gaia.tech.advanced.covers-standard]"""

    def __init__(self, player: i64, track: i64) -> None:
        super().__init__(player)
        self.track = track

    def candidates(self, s: Gaia) -> list[int]:
        owned = s.players[self.player].tiles
        return [COVER + kind for kind in range(STANDARD_KINDS) if (owned >> kind) & 1]

    def reason(self, s: Gaia, choice: i64) -> i64:
        if (s.players[self.player].covered >> (choice % KIND)) & 1:
            return because(TILE_COVERED)
        return LEGAL

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.replace(lane, TileStep(self.player, NONE))
        take_advanced(s, lane, self.player, self.track, choice % KIND)


class TileStep(SeatFrame[Gaia]):
    """The step of a tech tile may be declined; one that is impossible is lost.

    [gaia.tech.take.research-advance] [gaia.tech.take.impossible-advance-lost]
    """

    def __init__(self, player: i64, track: i64) -> None:
        super().__init__(player)
        self.track = track  # the only one, or NONE for any

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if len(self.options(s)) > 1 else DONE

    def candidates(self, s: Gaia) -> list[int]:
        return [*[ADVANCE + track for track in range(6)], SKIP]

    def reason(self, s: Gaia, choice: i64) -> i64:
        if choice == SKIP:
            return LEGAL
        track = choice % KIND
        if self.track != NONE and track != self.track:
            return because(TILE_FIXES_TRACK)
        return step_reason(s, self.player, track)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice != SKIP:
            step_up(s, lane, self.player, choice % KIND)


class GainedStep(SeatFrame[Gaia]):
    """A step without cost, on any track or on one of the lowest. It cannot be declined.

    [gaia.faction.firaks.downgrade-advance] [gaia.faction.bescods.lowest-area-advance]
    [gaia.faction.bescods.lowest-area-tie]
    """

    def __init__(self, player: i64, lowest: i64) -> None:
        super().__init__(player)
        self.lowest = lowest

    def advance(self, s: Gaia, lane: i64) -> i64:
        return WAIT if self.options(s) else DONE

    def candidates(self, s: Gaia) -> list[int]:
        return [ADVANCE + track for track in range(6)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        track = choice % KIND
        player = s.players[self.player]
        if self.lowest and player.level(track) > min([player.level(each) for each in range(6)]):
            return because(NOT_LOWEST)
        return step_reason(s, self.player, track)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.pop(lane)
        step_up(s, lane, self.player, choice % KIND)
