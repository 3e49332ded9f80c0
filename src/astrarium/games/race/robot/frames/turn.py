"""The robot's actions and reactions: which line of the mat holds, and doing what it says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, RIVAL, Frame
from astrarium.games.race.robot.access import (
    gain_chips,
    gain_credit,
    grow_economy,
    pay_credit,
    robot_of,
)
from astrarium.games.race.robot.frames.cards import draw_for_robot, flip, line_of
from astrarium.games.race.robot.mat import (
    CONSUME_BOTH,
    CONSUME_DOUBLE,
    CONSUME_REACTION,
    CONSUME_TRADE,
    DEVELOP_ACTION,
    DEVELOP_LEFT,
    DEVELOP_REACTION,
    DOUBLE_SPACE,
    EXPLORE_BOTH,
    EXPLORE_LEFT,
    EXPLORE_ONE,
    EXPLORE_REACTION,
    EXPLORE_RIGHT,
    NOTHING,
    PRODUCE_ACTION,
    PRODUCE_REACTION,
    PRODUCE_SPACE,
    SETTLE_ACTION,
    SETTLE_LEFT,
    SETTLE_REACTION,
    TRADE_SPACE,
    Line,
)
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE

# The rule that each line of the mat rests on.
LINE_RULES: Final = (
    "race.storm.solo.explore.action-draw",
    "race.storm.solo.explore.both-draw-three",
    "race.storm.solo.explore.reaction-draw",
    "race.storm.solo.develop.action-flip",
    "race.storm.solo.develop.reaction-flip",
    "race.storm.solo.settle.action-flip",
    "race.storm.solo.settle.reaction-flip",
    "race.storm.solo.consume.trade-action-vp",
    "race.storm.solo.consume.double-action-vp",
    "race.storm.solo.consume.both-actions-vp",
    "race.storm.solo.consume.reaction-vp",
    "race.storm.solo.produce.action",
    "race.storm.solo.produce.reaction",
)


# --- which line -----------------------------------------------------------------------------------


def robot_line(robot: Robot, phase: i64, second: i64) -> i64:
    """The line for a phase that takes place, after the player's part of it.

    A die there makes it an action; without one the player chose the phase, and it is a reaction.
    [race.storm.solo.robot.action-with-die] [race.storm.solo.robot.reaction-without-die]
    """
    if phase == 1:
        return explore_line(robot)
    if phase == 2:
        # Rule race.storm.solo.develop.once-per-chosen-develop.
        has_die = robot.has_die_on(DEVELOP_LEFT + second)
        return DEVELOP_ACTION if has_die else DEVELOP_REACTION
    if phase == 3:
        # Rule race.storm.solo.settle.action-once-per-die.
        # Rule race.storm.solo.settle.reaction-once-per-settle.
        has_die = robot.has_die_on(SETTLE_LEFT + second)
        return SETTLE_ACTION if has_die else SETTLE_REACTION
    if phase == 4:
        return consume_line(robot)
    return PRODUCE_ACTION if robot.has_die_on(PRODUCE_SPACE) else PRODUCE_REACTION


def explore_line(robot: Robot) -> i64:
    """One phase, whoever chose it: one action or one reaction.

    [race.storm.solo.explore.reaction-once]
    """
    left = robot.has_die_on(EXPLORE_LEFT)
    right = robot.has_die_on(EXPLORE_RIGHT)
    if left and right:
        return EXPLORE_BOTH
    return EXPLORE_ONE if left or right else EXPLORE_REACTION


def consume_line(robot: Robot) -> i64:
    """[race.storm.solo.consume.reaction-only-without-own-consume]"""
    trade = robot.has_die_on(TRADE_SPACE)
    double = robot.has_die_on(DOUBLE_SPACE)
    if trade and double:
        return CONSUME_BOTH
    if trade:
        return CONSUME_TRADE
    return CONSUME_DOUBLE if double else CONSUME_REACTION


# --- doing it -------------------------------------------------------------------------------------

BEGIN: Final = 0
DRAW: Final = 1
FIND: Final = 2
GAIN: Final = 3
OVER: Final = 4


class RobotTurn(Frame[Race]):
    """One line of the mat, from left to right."""

    def __init__(self, line: i64, step: i64) -> None:
        self.line = line
        self.step = step

    def advance(self, s: Race, lane: i64) -> i64:
        step = self.step
        line = line_of(s, self.line)
        if step == OVER:
            return DONE
        if step == BEGIN:
            s.tell("robot-acts", RIVAL, self.line, NONE, LINE_RULES[self.line])
            if left_out(s, line):
                return DONE
        s.replace(lane, RobotTurn(self.line, step + 1))
        if step == DRAW:
            draw_for_robot(s, lane, line.draw, LINE_RULES[self.line])
        elif step == FIND:
            if line.find != NOTHING:
                flip(s, lane, self.line)
        elif step == GAIN:
            gain(s, line, LINE_RULES[self.line])
        return AGAIN


def left_out(s: Race, line: Line) -> bool:
    """A counter is placed instead, or the robot lacks the credit."""
    robot = robot_of(s)
    if line.counter > 0 and robot.counters > 0 and robot.credit >= line.counter:
        # Rule race.storm.solo.develop.counter-skips-normal.
        place_counter(s, line.counter)
        return True
    if robot.credit < line.needs_credit:
        # Rules race.storm.solo.develop.reaction-no-credit, .settle.reaction-no-credit.
        s.tell("robot-idle", RIVAL, 0, NONE, "race.storm.solo.robot.credit-use")
        return True
    return False


def place_counter(s: Race, credit: i64) -> None:
    """[race.storm.solo.robot.six-cost-counters-are-developments]"""
    robot = robot_of(s)
    robot.counters -= 1
    robot.placed += 1
    rule = "race.storm.solo.robot.six-cost-counters-are-developments"
    s.tell("robot-counter", RIVAL, 1, NONE, rule)
    pay_credit(s, credit, "race.storm.solo.robot.credit-use")


def gain(s: Race, line: Line, rule: str) -> None:
    """Chips by the economy size as it is now, then the tracks, then what counters do."""
    robot = robot_of(s)
    # Rules race.storm.solo.consume.double-action-economy, .both-actions-economy.
    gain_chips(s, line.vp * robot.economy, rule)
    gain_credit(s, line.credit, rule)
    grow_economy(s, line.economy, rule)
    rule = "race.storm.solo.robot.special-counters-apply"
    if line.robot_from != NONE and robot.face == line.robot_from:
        robot.face = line.robot_to
        s.tell("robot-face", RIVAL, robot.face, NONE, rule)
    if line.start_world_leaves:
        robot.tableau.remove(robot.world)
        s.throw_away_openly(robot.world)
        s.tell("robot-leaves", RIVAL, 1, robot.world, rule)
    if line.once:
        robot.spent = True
        s.tell("robot-spent", RIVAL, 1, NONE, rule)
