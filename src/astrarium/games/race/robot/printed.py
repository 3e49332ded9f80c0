"""The solo mat as it is written in content/robot.toml, read once into tables."""

from __future__ import annotations

from typing import Final

from astrarium.games.race.robot.mat import FACES, FINDS, LINES, Line, Mat, RobotTables
from astrarium.parts.content import Entry, fields

DIFFICULTIES: Final = ("easy", "medium", "hard")

ROBOT_FACE: Final = set(FACES[:6])
LINE: Final[Entry] = {
    **fields(int, "counter? needs_credit? draw? least_vp? pay? pay_six? vp? credit? economy?"),
    **fields(ROBOT_FACE, "robot_from? robot_to?"),
    **fields(bool, "start_world_leaves? once?"),
    "find?": set(FINDS[1:]),
    "from?": {"deck"},
}
ROBOT: Final[Entry] = {
    **fields(str, "edition confidence"),
    **fields(int, "vp_chips most_credit most_economy credit economy draw_stack"),
    "difficulty": fields(fields(int, "counters vp"), " ".join(DIFFICULTIES)),
    "die": [{"faces": [set(FACES)], "confidence": str}],
    "mat": fields(LINE, " ".join(LINES)),
    "start_world": [
        {
            **fields(int, "number credit? economy? draw_stack?"),
            "robot_face": ROBOT_FACE,
            "robot_face_confidence": str,
            "lines?": {f"{name}?": LINE for name in LINES},
        }
    ],
}


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
