"""Cubes that come back, go to a graveyard or go out with an ambassador."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE
from astrarium.games.eclipse.frames.cubes import BuryCubes, Exhume, GiveCube, ReturnCubes
from tests.games.eclipse.table import (
    asked,
    cubes,
    events,
    graves,
    play,
    says,
    terrans,
    why,
)
from tests.support.rules import rule


@rule("eclipse.population.grey.return")
def test_two_grey_cubes_go_back_in_the_order_of_the_tracks() -> None:
    t = terrans(2).tracks(0, 9, 9, 9)
    s = play(t.ask(ReturnCubes(0, 2, 0, 0)), 0, "cube to science")
    assert says(s, 0) == ["cube to science", "cube to materials"]
    assert why(s, 0, "cube to money") == "not-offered"
    play(s, 0, "cube to materials")
    assert cubes(s.players[0]) == (9, 10, 10)
    assert asked(s) == [CHANCE]
    assert [(event.seat, event.source) for event in events(s, "cube-back")] == [(0, 141), (0, 142)]


@rule("eclipse.population.grey.return")
def test_the_second_grey_cube_may_go_anywhere_where_only_lower_tracks_have_room() -> None:
    t = terrans(2).tracks(0, 9, 9, 11)
    s = play(t.ask(ReturnCubes(0, 2, 0, 0)), 0, "cube to materials")
    assert says(s, 0) == ["cube to money", "cube to science"]
    assert why(s, 0, "cube to materials") == "track-full"


@rule("eclipse.population.orbital.tracks")
def test_the_cube_of_an_orbital_is_asked_for_after_the_grey_ones() -> None:
    t = terrans(2).tracks(0, 9, 9, 9)
    s = play(t.ask(ReturnCubes(0, 1, 1, 0)), 0, "cube to science")
    assert says(s, 0) == ["cube to money", "cube to science"]
    assert why(s, 0, "cube to materials") == "not-offered"
    play(s, 0, "cube to money")
    assert cubes(s.players[0]) == (10, 10, 9)


def test_the_cube_of_an_orbital_goes_to_materials_where_nothing_else_has_room() -> None:
    s = terrans(2).tracks(0, 12, 12, 9).ask(ReturnCubes(0, 0, 1, 0))
    assert says(s, 0) == ["cube to materials"]


@pytest.mark.parametrize("frame", [ReturnCubes(0, 0, 0, 0), BuryCubes(0, 0, 0, 0)])
def test_without_cubes_nobody_is_asked(frame: ReturnCubes | BuryCubes) -> None:
    assert asked(terrans(2).ask(frame)) == [CHANCE]  # the round has gone on


@rule("eclipse.combat.population.grey", "eclipse.combat.structures.orbital-population")
def test_grey_cubes_and_that_of_an_orbital_are_buried_one_by_one() -> None:
    s = play(terrans(2).ask(BuryCubes(0, 2, 1, 0)), 0, "cube to science")
    assert says(s, 0) == ["cube to science", "cube to materials"]
    play(s, 0, "cube to materials")
    assert says(s, 0) == ["cube to money", "cube to science"]
    play(s, 0, "cube to money")
    assert graves(s.players[0]) == (1, 1, 1)
    assert asked(s) == [CHANCE]


@rule("eclipse.cleanup.graveyard-full-track")
def test_only_cubes_without_room_are_asked_for() -> None:
    t = terrans(2).tracks(0, 11, 12, 8).seat(0, graves=2 + (1 << 4) + (1 << 8))
    s = t.ask(Exhume(0))
    assert cubes(s.players[0]) == (12, 12, 9)
    assert s.players[0].graves == 0
    assert says(s, 0) == ["cube to materials"]
    play(s, 0, "cube to materials", "cube to materials")
    assert cubes(s.players[0]) == (12, 12, 11)


@rule("eclipse.diplomacy.form.cube-any-track")
def test_an_ambassador_takes_no_cube_from_an_empty_track() -> None:
    s = terrans(4).tracks(0, 0, 1, 5).ask(GiveCube(0))
    assert says(s, 0) == ["cube from science", "cube from materials"]
    assert why(s, 0, "cube from money") == "no-cube"
    play(s, 0, "cube from science")
    assert cubes(s.players[0]) == (0, 0, 5)
    assert [(event.seat, event.source) for event in events(s, "ambassador-cube")] == [(0, 141)]
