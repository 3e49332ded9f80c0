"""The solo mat: the spaces of the dice row, the faces of the dice, and what each line says."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from astrarium.games.race.words import NONE

# What a die can show. The first six are actions.
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
DOUBLE: Final = 4
PRODUCE: Final = 5
ROBOT: Final = 6
MATCH: Final = 7
FACES: Final = (
    "explore",
    "develop",
    "settle",
    "consume_trade",
    "consume_x2",
    "produce",
    "robot",
    "match",
)

# The dice row, from left to right. [race.storm.solo.dice.placed-on-dice-row]
EXPLORE_LEFT: Final = 0
EXPLORE_RIGHT: Final = 1
DEVELOP_LEFT: Final = 2
DEVELOP_RIGHT: Final = 3
SETTLE_LEFT: Final = 4
SETTLE_RIGHT: Final = 5
TRADE_SPACE: Final = 6
DOUBLE_SPACE: Final = 7
PRODUCE_SPACE: Final = 8
SPACES: Final = 9
SPACE_OF_FACE: Final = (0, 2, 4, 6, 7, 8)  # the left one of a pair
SPACE_OF_ACTION: Final = (0, 1, 2, 4, 6, 7, 8, 9)  # left ones too; the Orb's Explore has none
FACE_OF_SPACE: Final = (0, 0, 1, 1, 2, 2, 3, 4, 5)
LAST_PAIRED: Final = SETTLE_RIGHT

# The lines of the mat.
EXPLORE_ONE: Final = 0
EXPLORE_BOTH: Final = 1
EXPLORE_REACTION: Final = 2
DEVELOP_ACTION: Final = 3
DEVELOP_REACTION: Final = 4
SETTLE_ACTION: Final = 5
SETTLE_REACTION: Final = 6
CONSUME_TRADE: Final = 7
CONSUME_DOUBLE: Final = 8
CONSUME_BOTH: Final = 9
CONSUME_REACTION: Final = 10
PRODUCE_ACTION: Final = 11
PRODUCE_REACTION: Final = 12
LINES: Final = (
    "explore_one",
    "explore_both",
    "explore_reaction",
    "develop_action",
    "develop_reaction",
    "settle_action",
    "settle_reaction",
    "consume_trade",
    "consume_x2",
    "consume_both",
    "consume_reaction",
    "produce_action",
    "produce_reaction",
)

# What a line lets the robot look for.
NOTHING: Final = 0
DEVELOPMENT: Final = 1
PEACEFUL_WORLD: Final = 2
MILITARY_WORLD: Final = 3
FINDS: Final = ("", "development", "non_military_world", "military_world")


class Line:
    """One line of the mat, or of a counter laid on it."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.counter: i64 = printed.get("counter", 0)  # credit for a 6-cost counter, or 0
        self.needs_credit: i64 = printed.get("needs_credit", 0)
        self.draw: i64 = printed.get("draw", 0)
        self.find: i64 = FINDS.index(printed.get("find", ""))
        self.from_deck: bool = printed.get("from", "") == "deck"  # flips the deck, not the stack
        self.least_vp: i64 = printed.get("least_vp", 0)
        self.pay: i64 = printed.get("pay", 0)
        self.pay_six: i64 = printed.get("pay_six", 0)
        self.vp: i64 = printed.get("vp", 0)  # chips, times the economy size
        self.credit: i64 = printed.get("credit", 0)
        self.economy: i64 = printed.get("economy", 0)
        self.robot_from: i64 = face_of(printed, "robot_from")
        self.robot_to: i64 = face_of(printed, "robot_to")
        self.start_world_leaves: bool = printed.get("start_world_leaves", False)
        self.once: bool = printed.get("once", False)


def face_of(printed: dict[str, Any], key: str) -> i64:
    return FACES.index(printed[key]) if key in printed else NONE


class Mat:
    """The lines that hold for one start world of the robot, and how it begins."""

    def __init__(self, lines: list[Line], printed: list[Line], begins: dict[str, Any]) -> None:
        self.lines = lines  # those of the counters in place of those they cover
        self.printed = printed
        self.face: i64 = FACES.index(begins["robot_face"])  # of the "robot =" counter
        self.confidence: str = begins["robot_face_confidence"]  # in that face
        self.credit: i64 = begins["credit"]
        self.economy: i64 = begins["economy"]
        self.draw_stack: i64 = begins["draw_stack"]

    def line(self, number: i64, spent: bool) -> Line:
        """A counter that was discarded no longer covers the mat."""
        line = self.lines[number]
        return self.printed[number] if spent and line.once else line


class RobotTables:
    """All that is printed for the solo game; `mats` by the number of the start world."""

    def __init__(self, robot: dict[str, Any], difficulty: str, mats: list[Mat]) -> None:
        """[race.storm.solo.setup.difficulty-sets-counters]"""
        level: dict[str, Any] = robot["difficulty"][difficulty]
        self.chips: i64 = robot["vp_chips"]
        self.most_credit: i64 = robot["most_credit"]
        self.most_economy: i64 = robot["most_economy"]
        self.counters: i64 = level["counters"]
        self.six_cost_vp: i64 = level["vp"]
        self.dice = [[FACES.index(face) for face in die["faces"]] for die in robot["die"]]
        self.dice_confidence: list[str] = [die["confidence"] for die in robot["die"]]
        self.mats = mats


def no_dice() -> list[int]:
    return [NONE, NONE]
