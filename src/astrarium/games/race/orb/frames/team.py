"""A survey team enters the Orb."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.words import FIRST_SMALL_AIRLOCK, SMALL_AIRLOCKS, STAND
from astrarium.games.race.reasons import CORNER_TAKEN, CORNERS_FIRST
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


class EnterTeam(SeatFrame[Race]):
    """The first team begins on a free corner of the main airlock, the second on its own airlock.

    [race.artifacts.orb.setup.opening-team-on-free-corner]
    [race.artifacts.orb.setup.opening-fifth-team-in-centre]
    [race.artifacts.power.place.second-team-on-airlock]
    """

    def __init__(self, player: i64, team: i64) -> None:
        super().__init__(player)
        self.team = team

    def candidates(self, s: Race) -> list[int]:
        orb = orb_of(s)
        board = orb.board
        if self.team == 0:
            places = [*orb.tables.corners, int(board.place_of(board.home))]
        else:
            card = FIRST_SMALL_AIRLOCK + SMALL_AIRLOCKS - 1 - orb.airlocks
            squares = range(board.height * board.width)
            places = [int(board.place_of(each)) for each in squares if board.cards[each] == card]
        return sorted([STAND + where for where in places])

    def reason(self, s: Race, choice: i64) -> i64:
        orb = orb_of(s)
        if self.team != 0:
            return LEGAL
        where = choice - STAND
        if where == orb.board.place_of(orb.board.home):
            free = [each for each in orb.tables.corners if not self.is_taken(s, each)]
            return because(CORNERS_FIRST) if free else LEGAL
        return because(CORNER_TAKEN) if self.is_taken(s, where) else LEGAL

    def is_taken(self, s: Race, corner: i64) -> bool:
        board = orb_of(s).board
        return board.teams[board.at_place(corner)] > 0

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        where = choice - STAND
        orb_of(s).set_team(self.player, self.team, where)
        rule = "race.artifacts.orb.setup.opening-team-on-free-corner"
        if self.team == 1:
            rule = "race.artifacts.power.place.second-team-on-airlock"
        s.tell("orb-enter", self.player, self.team, NONE, rule)
        s.pop(lane)
