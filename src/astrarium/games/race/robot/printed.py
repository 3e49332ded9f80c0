"""The solo mat as it is written in content/robot.toml, read once into tables."""

from __future__ import annotations

from typing import Any, Final

from astrarium.games.race.robot.mat import LINES, Line, Mat, RobotTables

Entry = dict[str, Any]

DIFFICULTIES: Final = ("easy", "medium", "hard")


def read_robot(content: Entry, difficulty: str) -> RobotTables:
    robot: Entry = content["robot"]
    printed = [Line(robot["mat"][name]) for name in LINES]
    worlds = sorted(robot["start_world"], key=_number)
    return RobotTables(robot, difficulty, [_mat(robot, world, printed) for world in worlds])


def _number(world: Entry) -> int:
    return int(world["number"])


def _mat(robot: Entry, world: Entry, printed: list[Line]) -> Mat:
    """[race.storm.solo.robot.start-world-sets-special-counters]"""
    changed: Entry = world.get("lines", {})
    lines = [
        Line(changed[name]) if name in changed else line
        for name, line in zip(LINES, printed, strict=True)
    ]
    return Mat(lines, printed, {**robot, **world})
