"""The names of the solo mat stand for the places where the content is read from."""

from __future__ import annotations

import pytest

from astrarium.games.race.robot import mat


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("EXPLORE", "explore"),
        ("DEVELOP", "develop"),
        ("SETTLE", "settle"),
        ("TRADE", "consume_trade"),
        ("DOUBLE", "consume_x2"),
        ("PRODUCE", "produce"),
        ("ROBOT", "robot"),
        ("MATCH", "match"),
    ],
)
def test_each_face_of_the_dice_has_its_own_number(name: str, face: str) -> None:
    assert mat.FACES[getattr(mat, name)] == face


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("EXPLORE_ONE", "explore_one"),
        ("EXPLORE_BOTH", "explore_both"),
        ("EXPLORE_REACTION", "explore_reaction"),
        ("DEVELOP_ACTION", "develop_action"),
        ("DEVELOP_REACTION", "develop_reaction"),
        ("SETTLE_ACTION", "settle_action"),
        ("SETTLE_REACTION", "settle_reaction"),
        ("CONSUME_TRADE", "consume_trade"),
        ("CONSUME_DOUBLE", "consume_x2"),
        ("CONSUME_BOTH", "consume_both"),
        ("CONSUME_REACTION", "consume_reaction"),
        ("PRODUCE_ACTION", "produce_action"),
        ("PRODUCE_REACTION", "produce_reaction"),
    ],
)
def test_each_line_of_the_mat_has_its_own_number(name: str, line: str) -> None:
    assert mat.LINES[getattr(mat, name)] == line
