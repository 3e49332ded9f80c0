"""Cubes that come back and may choose their track, and cubes that go out with an ambassador."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, NOT_OFFERED, WAIT, Frame, because
from astrarium.games.eclipse.population import bury, has_room, to_track, tracks_for
from astrarium.games.eclipse.reasons import NO_CUBE, TRACK_FULL
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import CUBE_FROM, CUBE_TO, OF_RESOURCE


def bring_back(s: Eclipse, lane: i64, seat: i64, cubes: tuple[int, int]) -> None:
    """Ask for the tracks of cubes that are free to choose: of grey squares, and of orbitals."""
    free, orbital = cubes
    s.push(lane, ReturnCubes(seat, free, orbital, 0))


class ReturnCubes(Frame[Eclipse]):
    """To which track does a cube go back? Grey ones in ascending order of tracks.

    [eclipse.population.grey.return] [eclipse.diplomacy.break.cube-any-track]
    """

    def __init__(self, player: i64, free: i64, orbital: i64, lowest: i64) -> None:
        self.player = player
        self.free = free
        self.orbital = orbital
        self.lowest = lowest

    def data(self) -> list[int]:
        return [self.player, self.free, self.orbital, self.lowest]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.free + self.orbital > 0 else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return [CUBE_TO, CUBE_TO + 1, CUBE_TO + 2]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        track = choice - CUBE_TO
        if track in self.open_tracks(s):
            return LEGAL
        return NOT_OFFERED if has_room(s, s.players[self.player], track) else because(TRACK_FULL)

    def open_tracks(self, s: Eclipse) -> list[int]:
        tracks = tracks_for(s, self.player, self.free == 0)
        later = [track for track in tracks if track >= self.lowest]
        return later or tracks

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        track = choice - CUBE_TO
        to_track(s, self.player, track)
        rule = "eclipse.population.grey.return"
        s.tell("cube-back", self.player, 1, OF_RESOURCE + track, rule)
        if self.free > 0:
            lowest = track if self.free > 1 else 0
            s.replace(lane, ReturnCubes(self.player, self.free - 1, self.orbital, lowest))
        else:
            s.replace(lane, ReturnCubes(self.player, 0, self.orbital - 1, 0))


class BuryCubes(Frame[Eclipse]):
    """In which graveyard does a cube from a grey square or an orbital end?

    [eclipse.combat.population.grey]
    """

    def __init__(self, player: i64, free: i64, orbital: i64, lowest: i64) -> None:
        self.player = player
        self.free = free
        self.orbital = orbital
        self.lowest = lowest

    def data(self) -> list[int]:
        return [self.player, self.free, self.orbital, self.lowest]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.free + self.orbital > 0 else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        if self.free > 0:
            return [CUBE_TO + track for track in range(self.lowest, 3)]
        return [CUBE_TO + track for track in s.rules.orbital_tracks]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        track = choice - CUBE_TO
        bury(s, self.player, track)
        if self.free > 0:
            s.replace(lane, BuryCubes(self.player, self.free - 1, self.orbital, track))
        else:
            s.replace(lane, BuryCubes(self.player, 0, self.orbital - 1, 0))


class Exhume(Frame[Eclipse]):
    """Cleanup: the cubes of the graveyards go back to their tracks, or where there is room.

    [eclipse.cleanup.graveyard] [eclipse.cleanup.graveyard-full-track]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        player = s.players[self.player]
        homeless = 0
        for track in range(3):
            for _ in range(player.buried(track)):
                player.graves -= 1 << (track * 4)
                if not to_track(s, self.player, track):
                    homeless += 1
        s.pop(lane)
        bring_back(s, lane, self.player, (homeless, 0))
        return AGAIN


class GiveCube(Frame[Eclipse]):
    """From which track comes the cube of an ambassador? [eclipse.diplomacy.form.cube-any-track]"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [CUBE_FROM, CUBE_FROM + 1, CUBE_FROM + 2]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        left = s.players[self.player].cubes_on(choice - CUBE_FROM)
        return LEGAL if left > 0 else because(NO_CUBE)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        track = choice - CUBE_FROM
        s.players[self.player].tracks -= 1 << (track * 4)
        rule = "eclipse.diplomacy.form.cube"
        s.tell("ambassador-cube", self.player, 1, OF_RESOURCE + track, rule)
        s.pop(lane)
