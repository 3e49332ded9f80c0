"""The dice: rolled after the player has chosen, laid on the mat, taken back after the round."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import RIVAL, ChanceFrame
from astrarium.games.race.robot.access import printed_of, robot_of
from astrarium.games.race.robot.dice import marker_spaces, place_dice
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, NONE, ROLL


def lay_dice(s: Race) -> None:
    """[race.storm.solo.dice.placed-on-dice-row]"""
    robot = robot_of(s)
    player = s.players[0]
    markers = marker_spaces(player.action, player.second_action)
    robot.dice = place_dice(robot.faces, robot.face, markers)
    for space in robot.dice:
        s.tell("robot-die", RIVAL, space, NONE, "race.storm.solo.dice.placed-on-dice-row")


class RollDie(ChanceFrame[Race]):
    """One die after the other; each of its six faces is equally likely.

    [race.storm.solo.robot.choices-by-dice]
    """

    def __init__(self, die: i64) -> None:
        self.die = die

    def purpose(self) -> str:
        return "dice"

    def candidates(self, s: Race) -> list[int]:
        return [ROLL + face for face in sorted(set(printed_of(s).dice[self.die]))]

    def weights(self, s: Race) -> list[int]:
        faces = printed_of(s).dice[self.die]
        return [faces.count(choice - ROLL) for choice in self.candidates(s)]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.pop(lane)
        face = choice % KIND
        robot_of(s).faces[self.die] = face
        s.tell("robot-rolls", RIVAL, face, NONE, "race.storm.solo.round.roll-dice")
        if self.die == 1:
            lay_dice(s)
