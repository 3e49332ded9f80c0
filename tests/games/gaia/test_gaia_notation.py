"""Choices as text."""

from __future__ import annotations

import pytest

from astrarium.core.errors import BadNotation, IllegalChoice
from tests.games.gaia.table import Table


def line_of_three() -> Table:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,2": "terra", "0,4": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "trading_station")
    return t.put(0, "0,4", "research_lab").seat(0, area1=4)


def test_a_whole_federation_is_one_line_in_any_order() -> None:
    t = line_of_three()
    s = t.turn(0)
    s.play(0, "federation 0,3; 0,1 token 7vp ore")
    assert s.players[0].formed == 1


def test_a_text_that_says_nothing_gets_a_hint() -> None:
    s = line_of_three().turn(0)
    with pytest.raises(BadNotation, match="did you mean 'build mine 3,-2'"):
        s.play(0, "build mines 3,-2")
    with pytest.raises(BadNotation, match="is no choice of Gaia Project"):
        s.play(0, "settle Gem World")


def test_an_illegal_choice_changes_nothing_and_names_its_rule() -> None:
    s = line_of_three().turn(0)
    before = s.players[0].ore
    with pytest.raises(IllegalChoice, match="too-little-knowledge"):
        s.play(0, "research science")
    assert s.players[0].ore == before
