"""The solo mat as it is written in content/robot.toml, read once into tables."""

from __future__ import annotations

from typing import Any, Final

from astrarium.games.race.robot.mat import FACES, FINDS, LINES, Line, Mat, RobotTables
from astrarium.games.race.words import NONE

Entry = dict[str, Any]

DIFFICULTIES: Final = ("easy", "medium", "hard")


def read_robot(content: Entry, difficulty: str) -> RobotTables:
    """[race.storm.solo.setup.difficulty-sets-counters]"""
    robot: Entry = content["robot"]
    level: Entry = robot["difficulty"][difficulty]
    printed = [_line(robot["mat"][name]) for name in LINES]
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
        _line(changed[name]) if name in changed else line
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


def _line(entry: Entry) -> Line:
    return Line(
        entry.get("counter", 0),
        entry.get("needs_credit", 0),
        entry.get("draw", 0),
        FINDS.index(entry.get("find", "")),
        entry.get("from", "") == "deck",
        entry.get("least_vp", 0),
        entry.get("pay", 0),
        entry.get("pay_six", 0),
        entry.get("vp", 0),
        entry.get("credit", 0),
        entry.get("economy", 0),
        FACES.index(entry["robot_from"]) if "robot_from" in entry else NONE,
        FACES.index(entry["robot_to"]) if "robot_to" in entry else NONE,
        entry.get("start_world_leaves", False),
        entry.get("once", False),
    )
