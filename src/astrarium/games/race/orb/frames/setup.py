"""The opening of the Orb game: priority, three orb cards each, one laid, one team placed."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, Frame
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.frames.pile import DealOrbCards
from astrarium.games.race.orb.frames.play import OPENING, LayCard
from astrarium.games.race.orb.frames.team import EnterTeam
from astrarium.games.race.orb.placing import NO_TEAM
from astrarium.games.race.orb.state import DEALT
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


class OrbOpening(Frame[Race]):
    """In reverse priority each seat looks at its orb cards, lays one and places a team.

    [race.artifacts.orb.setup.opening-in-reverse-priority]
    [race.artifacts.orb.setup.opening-card] [race.artifacts.orb.setup.start-world-chosen-first]
    [race.artifacts.orb.setup.priority-clockwise]
    """

    def __init__(self, done: i64) -> None:
        self.done = done

    def advance(self, s: Race, lane: i64) -> i64:
        orb = orb_of(s)
        seats: i64 = len(s.players)
        if self.done == seats:
            return DONE
        if self.done == 0:
            orb.priority = s.clockwise()
            rule = "race.artifacts.orb.setup.priority-lowest-start-world"
            s.tell("orb-first", s.first_seat, 0, NONE, rule)
        seat: i64 = orb.priority[seats - 1 - self.done]
        s.replace(lane, OrbOpening(self.done + 1))
        s.push(lane, EnterTeam(seat, 0))
        s.push(lane, LayCard(seat, OPENING, NONE, NO_TEAM))
        s.push(lane, DealOrbCards(seat, DEALT))
        return AGAIN
