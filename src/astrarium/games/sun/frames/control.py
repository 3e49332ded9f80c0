"""Outposts: the discs of those who have gained control, and their rewards."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.core.frame import AGAIN, DONE, MAIN, Frame, SeatFrame
from astrarium.games.sun.abilities import EITHER_TRACK, has_ability
from astrarium.games.sun.galaxy import anybody_gaining, check_control, place_thing, specialties
from astrarium.games.sun.state import DISC_KINDS, Sun
from astrarium.games.sun.supply import take_disc, track_thing
from astrarium.games.sun.words import FOOD, NONE, ORE, OUTPOST
from astrarium.parts.program_frames import run_program


def settle_control(s: Sun, lane: i64) -> None:
    """Something has changed on the exploration board. [sun.control.check-after-change]

    Discs are placed in the main lane: while a seat produces in its own, others may be asked.
    """
    if check_control(s):
        s.push(MAIN, Outposts())


def tracks_for(s: Sun, seat: i64, kinds: i64) -> list[int]:
    """The tracks that a disc may come from. [sun.control.gain.two-specialties]"""
    if has_ability(s, seat, EITHER_TRACK):
        return [FOOD, ORE]
    return [track for track in (FOOD, ORE) if (kinds >> track) & 1 == 1]


class Outposts(Frame[Sun]):
    """Whoever has gained control builds: the active seat first, then clockwise."""

    def data(self) -> list[int]:
        return []

    def advance(self, s: Sun, lane: i64) -> i64:
        if not anybody_gaining(s):
            return DONE
        for seat in s.from_seat(s.active):
            if gained_by(s, seat):
                s.push(lane, BuildOutpost(seat))
                return AGAIN
        raise AssertionError("nobody gains what is gained")


def gained_by(s: Sun, seat: i64) -> list[int]:
    return [place for place in range(len(s.gaining)) if i64(s.gaining[place]) == seat + 1]


class BuildOutpost(SeatFrame[Sun]):
    """Which place is next, and from which track does the disc come?

    [sun.control.gain.place-disc] [sun.control.reward.order]
    """

    def candidates(self, s: Sun) -> list[int]:
        return [
            OUTPOST + place * 2 + track
            for place in gained_by(s, self.player)
            for track in tracks_for(s, self.player, specialties(s, place))
        ]

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        place, track = (choice - OUTPOST) // 2, (choice - OUTPOST) % 2
        kind = take_disc(s.players[self.player], track)
        s.gaining[place] = 0
        s.outposts[place] = u8(1 + self.player * DISC_KINDS + kind)
        s.tell(
            "control-gained",
            self.player,
            1,
            place_thing(s, place),
            "sun.control.gain.place-disc",
            target=track_thing(s, kind),
        )
        s.pop(lane)
        system: i64 = s.systems[place]
        if system != NONE and s.rules.systems[system].control != NONE:
            run_program(s, lane, self.player, s.rules.systems[system].control)
