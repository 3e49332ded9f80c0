"""Before anything else: the goals of the game are drawn."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, WAIT, ChanceFrame
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, NONE, OF_GOAL, TURN_UP


class DrawGoals(ChanceFrame[Race]):
    """Two "most" goals, then four "first" goals; every tile that is left is equally likely.

    Those that are never drawn are out of the game.
    [race.storm.goals.setup.shuffled-face-down] [race.storm.goals.setup.rest-removed]
    """

    def __init__(self, most: i64, first: i64) -> None:
        self.most = most  # tiles still to draw
        self.first = first

    def purpose(self) -> str:
        return "goals"

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if self.most + self.first > 0 else DONE

    def candidates(self, s: Race) -> list[int]:
        drawn = goals_of(s).drawn
        tiles = s.tables.goals
        wanted = self.most > 0
        left = [n for n in range(len(tiles)) if tiles[n].most == wanted and n not in drawn]
        return [TURN_UP + number for number in left]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        number = choice % KIND
        goals_of(s).add(number)
        s.tell("goal-open", NONE, 0, OF_GOAL + number, "race.storm.goals.setup.face-up-in-centre")
        if self.most > 0:
            s.replace(lane, DrawGoals(self.most - 1, self.first))
        else:
            s.replace(lane, DrawGoals(0, self.first - 1))
