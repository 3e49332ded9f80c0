"""Choices and positions as text."""

from __future__ import annotations

import pytest

from astrarium.core.errors import BadNotation, IllegalChoice
from astrarium.games.gaia.frames.federation import list_federations, planets_of
from astrarium.games.gaia.notation import describe
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


def test_the_planets_of_a_federation_follow_from_its_satellites() -> None:
    t = line_of_three()
    s = t.turn(0)
    (satellites,) = list_federations(s, 0)
    assert satellites == sorted([t.hex("0,1"), t.hex("0,3")])
    assert planets_of(s, 0, satellites) == sorted([t.hex("0,0"), t.hex("0,2"), t.hex("0,4")])


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


def test_a_position_is_readable_lines() -> None:
    t = line_of_three().satellite(0, "0,1").put_beside(1, "0,4").gaiaformer(0, "0,2")
    text = describe(t.turn(0)).splitlines()
    assert text[0] == "round 1"
    assert text[1].startswith("seat 0 Terrans: 10 VP, 4 ore, 3 knowledge, 15 credits, 1 Q.I.C.")
    assert "0,0 terra: planetary institute of seat 0" in text
    assert "0,1 space: satellite of seat 0" in text
    assert "0,4 terra: research lab of seat 0, mine of seat 1" in text
