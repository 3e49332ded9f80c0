"""The solo mat as it is written in content/robot.toml, read once into tables."""

from __future__ import annotations

from typing import Any, Final

from astrarium.games.race.robot.mat import FACES, FINDS, LINES, Line, Mat, RobotTables

Entry = dict[str, Any]

DIFFICULTIES: Final = ("easy", "medium", "hard")

NUMBERS: Final = ("counter", "needs_credit", "draw", "least_vp", "pay", "pay_six")
GAINS: Final = ("vp", "credit", "economy")
ROBOT_FACE: Final = set(FACES[:6])
LINE: Final[Entry] = {
    **{f"{name}?": int for name in (*NUMBERS, *GAINS)},
    "find?": set(FINDS[1:]),
    "from?": {"deck"},
    "robot_from?": ROBOT_FACE,
    "robot_to?": ROBOT_FACE,
    "start_world_leaves?": bool,
    "once?": bool,
}
BEGINS: Final = ("credit", "economy", "draw_stack")
ROBOT: Final[Entry] = {
    "edition": str,
    "confidence": str,
    "vp_chips": int,
    "most_credit": int,
    "most_economy": int,
    **dict.fromkeys(BEGINS, int),
    "difficulty": {each: {"counters": int, "vp": int} for each in DIFFICULTIES},
    "die": [{"faces": [set(FACES)], "confidence": str}],
    "mat": dict.fromkeys(LINES, LINE),
    "start_world": [
        {
            "number": int,
            "robot_face": ROBOT_FACE,
            "robot_face_confidence": str,
            "lines?": {f"{name}?": LINE for name in LINES},
            **{f"{name}?": int for name in BEGINS},
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
