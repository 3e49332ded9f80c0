"""The solo mat as it is written in content/robot.toml, read once into tables."""

from __future__ import annotations

from typing import Any, Final

from astrarium.games.race.robot.mat import FACES, LINES, Line, Mat, RobotTables

Entry = dict[str, Any]

DIFFICULTIES: Final = ("easy", "medium", "hard")


def read_robot(content: Entry, difficulty: str) -> RobotTables:
    """[race.storm.solo.setup.difficulty-sets-counters]"""
    robot: Entry = content["robot"]
    level: Entry = robot["difficulty"][difficulty]
    printed = [Line(robot["mat"][name]) for name in LINES]
    worlds = sorted(robot["start_world"], key=_number)
    dice: list[Entry] = robot["die"]
    return RobotTables(
        robot["vp_chips"],
        robot["most_credit"],
        robot["most_economy"],
        level["counters"],
        level["vp"],
        [[FACES.index(face) for face in die["faces"]] for die in dice],
        [die["confidence"] for die in dice],
        [_mat(robot, world, printed) for world in worlds],
    )


def _number(world: Entry) -> int:
    return int(world["number"])


def _mat(robot: Entry, world: Entry, printed: list[Line]) -> Mat:
    """[race.storm.solo.robot.start-world-sets-special-counters]"""
    changed: Entry = world.get("lines", {})
    begins: Entry = {**robot, **world}
    lines = [
        Line(changed[name]) if name in changed else line
        for name, line in zip(LINES, printed, strict=True)
    ]
    return Mat(
        lines,
        printed,
        FACES.index(world["robot_face"]),
        world["robot_face_confidence"],
        begins["credit"],
        begins["economy"],
        begins["draw_stack"],
    )
