"""Where the two dice go on the dice row."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.robot.mat import (
    DEVELOP_LEFT,
    EXPLORE_LEFT,
    EXPLORE_RIGHT,
    LAST_PAIRED,
    MATCH,
    PRODUCE_SPACE,
    ROBOT,
    SETTLE_LEFT,
    SPACE_OF_FACE,
    TRADE_SPACE,
)
from astrarium.games.race.words import (
    DEVELOP,
    EXPLORE_1_1,
    EXPLORE_5,
    NONE,
    PRODUCE,
    SETTLE,
    TRADE,
)


def marker_space(action: i64) -> i64:
    """The space of one of the player's actions, the left one of a pair of equals."""
    if action == EXPLORE_5:
        return EXPLORE_LEFT
    if action == EXPLORE_1_1:
        return EXPLORE_RIGHT
    if action == DEVELOP:
        return DEVELOP_LEFT
    if action == SETTLE:
        return SETTLE_LEFT
    if action == PRODUCE:
        return PRODUCE_SPACE
    return TRADE_SPACE + (action - TRADE)


def marker_spaces(action: i64, second: i64) -> list[int]:
    """Where the player's two markers lie, from left to right; equal actions side by side.

    [race.storm.solo.round.choose-two-actions]
    """
    if action == NONE:
        return []
    first_space = marker_space(action)
    if second == NONE:
        return [first_space]
    if second == action:
        return [first_space, first_space + 1]
    second_space = marker_space(second)
    if second_space < first_space:
        return [second_space, first_space]
    return [first_space, second_space]


def place_dice(faces: list[int], robot_face: i64, markers: list[int]) -> list[int]:
    """The space of each die. Dice with an action go first, match dice by where those lie."""
    shown: list[int] = []
    for each in faces:
        # Rule race.storm.solo.dice.robot-face.
        face: i64 = robot_face if each == ROBOT else each
        shown.append(face)
    if shown[0] == MATCH and shown[1] == MATCH:
        # Rule race.storm.solo.dice.match-double.
        return markers[:]
    if shown[0] == MATCH:
        other = SPACE_OF_FACE[shown[1]]
        return [match_space(other, markers), other]
    if shown[1] == MATCH:
        other = SPACE_OF_FACE[shown[0]]
        return [other, match_space(other, markers)]
    # Rule race.storm.solo.dice.left-space-of-pair.
    first = SPACE_OF_FACE[shown[0]]
    second = SPACE_OF_FACE[shown[1]]
    if second == first and first <= LAST_PAIRED:
        return [first, first + 1]
    return [first, second]


def match_space(other: i64, markers: list[int]) -> int:
    """Where a single match die goes when the other die lies on `other`."""
    left = markers[0]
    right = markers[1]
    if is_pair(left, right):
        # Rule race.storm.solo.dice.match-on-pair-slides-left.
        # Rule race.storm.solo.dice.match-on-pair-left-occupied.
        return right if other == left else left
    # Rule race.storm.solo.dice.match-single-occupied.
    if other == right:
        return left
    # Rule race.storm.solo.dice.match-single-goes-right.
    return right


def is_pair(left: i64, right: i64) -> bool:
    """Do both markers lie on Explore, both on Develop, or both on Settle?"""
    return right == left + 1 and left % 2 == 0 and right <= LAST_PAIRED
