"""Where the two dice go on the dice row."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.robot.mat import LAST_PAIRED, MATCH, ROBOT, SPACE_OF_ACTION, SPACE_OF_FACE
from astrarium.games.race.words import (
    NONE,
)


def marker_spaces(action: i64, second: i64) -> list[int]:
    """Where the player's two markers lie, from left to right; equal actions side by side.

    [race.storm.solo.round.choose-two-actions]
    """
    if action == NONE:
        return []
    space = SPACE_OF_ACTION[action]
    if second == NONE:
        return [space]
    return [space, space + 1] if second == action else sorted([space, SPACE_OF_ACTION[second]])


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
