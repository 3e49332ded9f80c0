"""What must always hold in a game against the robot."""

from __future__ import annotations

from astrarium.games.race.robot.mat import RobotTables
from astrarium.games.race.robot.state import Robot


def broken_robot(printed: RobotTables, robot: Robot) -> dict[str, bool]:
    return {
        "the robot's credit is on its track": 0 <= robot.credit <= printed.most_credit,
        "the robot's economy is on its track": 0 <= robot.economy <= printed.most_economy,
        "the robot's counters are all there": robot.counters >= 0
        and robot.placed >= 0
        and robot.counters + robot.placed == printed.counters,
        "the robot's stack is sorted bag by bag": all(bag == sorted(bag) for bag in robot.stack),
        "the robot's chips are not negative": robot.vp >= 0,
    }
