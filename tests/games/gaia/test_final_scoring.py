"""The end of the game: final scoring tiles, research, the winner."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.scoring import tile_points
from astrarium.games.gaia.words import FROM_FINAL_TILE
from tests.games.gaia.table import Table, events
from tests.support import rule

FOUR = ("terrans", "xenos", "taklons", "itars")


def bare(*factions: str) -> Table:
    """Nothing that scores by itself: no resources, no research, no VP."""
    t = Table(*factions).planets({})
    for seat in range(len(factions)):
        t.seat(seat, vp=0, ore=0, knowledge=0, credits=0)
        t.seat(seat, gaia_project=0, artificial_intelligence=0, terraforming=0)
    return t


def counted(t: Table, tile: str) -> int:
    """What the first player's marker shows beside this final tile."""
    (entry,) = [each for each in t.rules.final_tiles if each.id == tile]
    return int(count_of(t.s, 0, entry.counts))


@pytest.mark.parametrize(
    ("place", "points"),
    [
        pytest.param(0, 18, marks=rule("gaia.end.final-tiles.first")),
        pytest.param(1, 12, marks=rule("gaia.end.final-tiles.second")),
        pytest.param(2, 6, marks=rule("gaia.end.final-tiles.third")),
        pytest.param(3, 0, marks=rule("gaia.end.final-tiles.fourth")),
    ],
)
def test_points_by_place(place: int, points: int) -> None:
    t = bare(*FOUR).final_tiles("final_satellites")
    for seat in range(4):
        t.seat(seat, satellites=9 - 2 * seat)
    assert tile_points(t.s, t.s.final_tiles[0])[place] == points


@rule("gaia.end.final-tiles.both-scored", "gaia.goal.final-tiles.result-track")
def test_both_tiles_are_scored_each_by_its_own_ranking() -> None:
    t = bare(*FOUR[:3]).final_tiles("final_satellites", "final_planet_types")
    t.seat(0, satellites=3).seat(1, satellites=2).seat(2, satellites=1)
    t.seat(0, types=0b1).seat(1, types=0b11).seat(2, types=0b111)
    s = t.round(6).phase("end")
    assert s.over
    assert s.scores() == [18 + 6, 12 + 12, 6 + 18]


@rule("gaia.end.after-round-6-actions", "gaia.end.final-tiles.both-scored")
def test_the_last_pass_of_round_6_is_followed_by_the_whole_final_scoring() -> None:
    t = bare(*FOUR[:3]).final_tiles("final_satellites", "final_planet_types").round(6)
    t.seat(0, satellites=3, types=0b1, science=3).seat(1, satellites=2, types=0b111, ore=7)
    t.seat(2, satellites=1, types=0b11, economy=4, credits=4)
    s = t.turn(0)
    for seat in (0, 1, 2):
        assert not s.over
        assert s.scores() == [0, 0, 0]
        s.play(seat, "pass")
    assert s.over
    assert s.scores() == [18 + 6 + 4, 12 + 18 + 2, 6 + 12 + 8 + 1]
    told = events(s, "score-final-tile")
    assert [(each.seat, each.amount, each.source) for each in told] == [
        *((seat, points, FROM_FINAL_TILE + 5) for seat, points in enumerate((18, 12, 6))),
        *((seat, points, FROM_FINAL_TILE + 2) for seat, points in enumerate((6, 18, 12))),
    ]
    # Which place was whose the amount says; the rule is that both tiles are scored.
    assert {each.rule for each in told} == {"gaia.end.final-tiles.both-scored"}


def spread() -> Table:
    """Terrans on five planets in three sectors, a federation of three of them.

    The middle sector holds 0,-1 to 0,2; 0,4 is in the one below, the Lost Planet (0,-4) above.
    """
    t = Table("terrans", "xenos").planets(
        {"0,0": "terra", "0,1": "gaia", "0,2": "ice", "0,4": "gaia", "4,-4": "gaia"}
    )
    t.put(0, "0,0", "planetary_institute").put(0, "0,1").put(0, "0,2", "research_lab")
    return t.put(0, "0,4").federated(0, "0,0").gaiaformer(0, "4,-4")


@pytest.mark.parametrize(
    ("tile", "count", "with_lost"),
    [
        pytest.param(
            "final_structures_in_federations",
            3,
            3,
            marks=rule("gaia.end.final-tile.buildings-in-federations"),
        ),
        pytest.param("final_gaia_planets", 2, 2, marks=rule("gaia.end.final-tile.gaia-planets")),
        pytest.param(
            "final_sectors",
            2,
            3,
            marks=rule("gaia.end.final-tile.sectors", "gaia.end.final-tile.sectors.lost-planet"),
        ),
        pytest.param(
            "final_structures",
            4,
            5,
            marks=rule(
                "gaia.end.final-tile.buildings", "gaia.end.final-tile.buildings.lost-planet"
            ),
        ),
        pytest.param(
            "final_planet_types",
            3,
            4,
            marks=rule(
                "gaia.end.final-tile.planet-types",
                "gaia.end.final-tile.planet-types.gaia-and-lost",
            ),
        ),
    ],
)
def test_what_a_final_tile_counts(tile: str, count: int, with_lost: int) -> None:
    t = spread()
    assert counted(t, tile) == count
    t.lost_planet(0, "0,-4")
    assert counted(t, tile) == with_lost


@rule("gaia.end.final-tile.buildings-in-federations.lost-planet")
def test_the_lost_planet_beside_a_federation_is_a_building_in_it() -> None:
    t = spread().lost_planet(0, "0,-1")
    assert counted(t, "final_structures_in_federations") == 4


@rule("gaia.end.final-tile.satellites")
def test_the_satellite_tile_counts_satellites() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "planetary_institute")
    t.satellite(0, "0,1", "0,2", "0,3")
    assert counted(t, "final_satellites") == 3


@rule("gaia.end.final-tile.satellites.space-stations")
def test_space_stations_count_as_satellites() -> None:
    t = Table("ivits", "xenos").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    t.satellite(0, "0,1")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station 1,0")
    assert counted(t, "final_satellites") == 2


@rule("gaia.goal.final-tiles.example-gaia-planets")
def test_a_gaia_planet_moves_the_marker_by_one() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    before = counted(t, "final_gaia_planets")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    assert (before, counted(t, "final_gaia_planets")) == (0, 1)


@pytest.mark.parametrize(
    ("level", "points"),
    [
        (0, 0),
        (2, 0),
        (3, 4),
        (4, 8),
        pytest.param(
            5,
            12,
            marks=rule(
                "gaia.end.research.example-navigation-5", "gaia.goal.research.example-navigation-5"
            ),
        ),
    ],
)
def test_levels_of_navigation_score_at_the_end(level: int, points: int) -> None:
    t = bare(*FOUR[:3]).final_tiles("final_satellites", "final_planet_types")
    s = t.seat(0, navigation=level).round(6).phase("end")
    assert s.scores()[0] == points


@rule("gaia.end.winner.most-vp")
def test_the_most_vp_win() -> None:
    t = bare(*FOUR[:3]).final_tiles("final_satellites", "final_planet_types")
    t.seat(0, vp=30).seat(1, vp=20, satellites=5).seat(2, vp=37)
    s = t.round(6).phase("end")
    assert s.scores() == [30, 38, 37]
    assert s.ranking() == [3, 1, 2]


@rule("gaia.end.winner.tie-shared")
def test_resources_break_no_tie() -> None:
    """Two leftover resources are worth nothing and do not decide between equals."""
    t = bare(*FOUR[:3]).final_tiles("final_satellites", "final_planet_types")
    s = t.seat(0, vp=30, ore=1, credits=1).seat(1, vp=30, qic=5).seat(2, vp=7).round(6).phase("end")
    assert s.scores() == [30, 30, 7]
    assert s.ranking() == [1, 1, 3]
