"""Setting up: map, tiles, factions, first structures and boosters, the neutral player."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.frame import CHANCE
from astrarium.games.gaia.scoring import tile_points
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import NONE
from tests.games.gaia.play import after_chance
from tests.games.gaia.table import Table, asked, says
from tests.support import rule


def chance_says(s: Gaia) -> list[str]:
    (question,) = s.questions()
    assert question.seat == CHANCE
    return [s.rules.game.say(s.rules, choice) for choice in s.options(question)]


def dealing(seats: int, wanted: str) -> Gaia:
    """Chance has dealt everything before the first choice that begins like this."""
    s = cast(Gaia, astrarium.start("gaia", seats=seats))
    while not any(text.startswith(wanted) for text in chance_says(s)):
        s.play(CHANCE, chance_says(s)[0])
    return s


def numbers(s: Gaia) -> list[int]:
    return [s.rules.faces[laid // 6].number for laid in s.layout]


def planets_of(s: Gaia) -> list[int]:
    """How many planets of each type: the seven home types, Gaia, Transdim."""
    return [sum(1 for kind in s.terrain if kind == wanted) for wanted in range(1, 10)]


# --- the map -------------------------------------------------------------------------------------


@rule("gaia.setup.map.three-four.layout")
def test_the_first_map_of_three_and_four_players() -> None:
    for seats in (3, 4):
        s = after_chance(seats)
        assert numbers(s) == [10, 1, 5, 9, 2, 3, 6, 8, 4, 7]
        assert s.rules.geometry.centres == [
            (-2, -3),
            (3, -5),
            (8, -7),
            (-5, 2),
            (0, 0),
            (5, -2),
            (10, -4),
            (-3, 5),
            (2, 3),
            (7, 1),
        ]


@rule("gaia.setup.map.one-two.layout", "gaia.setup.map.one-two.unused-removed")
def test_the_first_map_of_one_and_two_players() -> None:
    for seats in (1, 2):
        s = after_chance(seats)
        assert numbers(s) == [1, 5, 2, 3, 6, 4, 7]
        assert s.rules.geometry.centres == [
            (-2, -3),
            (3, -5),
            (-5, 2),
            (0, 0),
            (5, -2),
            (-3, 5),
            (2, 3),
        ]


@rule("gaia.setup.map.three-four.solid-sides")
def test_the_solid_sides_have_these_planets_in_all() -> None:
    assert planets_of(after_chance(4)) == [6, 6, 6, 6, 6, 6, 6, 7, 12]


@rule("gaia.setup.map.one-two.outlined-sides")
def test_the_outlined_sides_have_these_planets_in_all() -> None:
    assert planets_of(after_chance(2)) == [4, 4, 4, 4, 4, 4, 4, 5, 7]


@rule("gaia.setup.map.inner-tile-orientation")
def test_the_inner_tiles_lie_upright() -> None:
    """The planets of tile 01 round its centre at -2,-3 and of tile 02 round -5,2."""
    t = Table("terrans", "xenos")
    printed = {
        "-1,-4": 1,
        "-3,-3": 5,
        "0,-4": 9,
        "-1,-2": 3,
        "-2,-1": 2,
        "-4,-2": 4,
        "-4,1": 7,
        "-6,3": 5,
        "-5,0": 6,
        "-3,1": 4,
        "-4,3": 9,
        "-6,4": 2,
        "-6,1": 3,
    }
    assert {place: int(t.s.terrain[t.hex(place)]) for place in printed} == printed


@pytest.mark.parametrize("board", ["outer_tiles", "inner_and_outer_tiles", "all_tiles"])
@rule("gaia.advanced.map.three-four.tiles", "gaia.advanced.map.three-four.solid-sides")
def test_a_variable_map_has_all_ten_tiles_solid_side_up(board: str) -> None:
    s = after_chance(4, 2, board=board)
    assert sorted(numbers(s)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert planets_of(s) == [6, 6, 6, 6, 6, 6, 6, 7, 12]


@pytest.mark.parametrize("seats", [3, 4])
@rule("gaia.advanced.map.three-four.method-1")
def test_the_first_method_leaves_tiles_01_to_04_as_in_the_first_game(seats: int) -> None:
    first = after_chance(seats).layout
    middle = {place: laid for place, laid in enumerate(first) if laid // 6 < 4}
    for seed in range(4):
        layout = after_chance(seats, seed, board="outer_tiles").layout
        assert {place: layout[place] for place in middle} == middle


@rule("gaia.advanced.map.three-four.method-1")
def test_the_first_place_too_must_find_a_tile_that_may_lie_there() -> None:
    """Tile 01 keeps its place in the middle: it cannot fill an outer place, the only empty one."""
    rules = after_chance(4, board="outer_tiles").rules
    first = rules.first_layout
    assert rules.completable([NONE, *first[1:]])
    middle = [laid // 6 for laid in first].index(0)
    assert middle != 0
    swapped = first[:]
    swapped[0], swapped[middle] = NONE, first[0]
    assert not rules.completable(swapped)


@rule("gaia.advanced.map.three-four.method-3", "gaia.advanced.map.three-four.rotation")
def test_all_tiles_may_move_and_turn() -> None:
    layouts = [after_chance(4, seed, board="all_tiles").layout for seed in range(6)]
    for tile in range(4):  # tiles 01 to 04, which the other two methods keep in the middle
        places = {[laid // 6 for laid in layout].index(tile) for layout in layouts}
        turns = {laid % 6 for layout in layouts for laid in layout if laid // 6 == tile}
        assert len(places) > 1
        assert len(turns) > 1


@rule("gaia.advanced.map.one-two.tiles", "gaia.advanced.map.one-two.outlined-sides")
def test_a_variable_map_for_two_has_the_seven_tiles_outlined_side_up() -> None:
    s = after_chance(2, 3, board="all_tiles")
    assert sorted(numbers(s)) == [1, 2, 3, 4, 5, 6, 7]
    assert planets_of(s) == [4, 4, 4, 4, 4, 4, 4, 5, 7]


@rule("gaia.advanced.map.one-two.free", "gaia.advanced.map.one-two.rotation")
def test_the_seven_tiles_may_move_and_turn() -> None:
    layouts = [after_chance(2, seed, board="all_tiles").layout for seed in range(6)]
    for tile in range(7):
        assert len({[laid // 6 for laid in layout].index(tile) for layout in layouts}) > 1
        assert len({laid % 6 for layout in layouts for laid in layout if laid // 6 == tile}) > 1


# --- tiles ---------------------------------------------------------------------------------------


@rule("gaia.setup.research-board.standard-tiles-random")
def test_each_standard_kind_goes_to_one_of_nine_spaces() -> None:
    s = dealing(2, "deal std")
    left = chance_says(s)
    assert len(left) == 9
    while left:
        s.play(CHANCE, left[-1])
        left = left[:-1]
        assert left == [text for text in chance_says(s) if text.startswith("deal std")]
    assert s.standard_at == [8, 7, 6, 5, 4, 3, 2, 1, 0]


@rule("gaia.setup.research-board.standard-stacks-of-four")
def test_four_players_can_take_the_same_kind() -> None:
    t = Table("terrans", "xenos", "taklons", "itars").planets({})
    for seat in range(4):
        t.s.spaces_used = 0
        s = t.seat(seat, qic=4).turn(seat)
        s.play(seat, "qic tech tile")
        s.play(seat, "tile under science")
        assert s.players[seat].tiles == 1 << 5


@rule("gaia.setup.research-board.advanced-unused-removed")
def test_six_of_fifteen_advanced_tiles_are_dealt() -> None:
    s = dealing(2, "deal adv")
    assert len(chance_says(s)) == 15
    count = 0
    while chance_says(s)[0].startswith("deal adv"):
        s.play(CHANCE, chance_says(s)[0])
        count += 1
    assert (count, s.advanced_at) == (6, [0, 1, 2, 3, 4, 5])


@rule(
    "gaia.setup.federation-tokens.gleen-token-aside",
    "gaia.setup.federation-tokens.terraforming-level-5",
    "gaia.setup.federation-tokens.six-stacks",
)
def test_one_of_the_ordinary_tokens_goes_to_terraforming_5() -> None:
    s = dealing(2, "deal token")
    assert chance_says(s) == [
        "deal token 12vp",
        "deal token 8vp qic",
        "deal token 8vp tokens",
        "deal token 7vp ore",
        "deal token 7vp credits",
        "deal token 6vp knowledge",
    ]
    s.play(CHANCE, "deal token 7vp ore")
    assert s.token_supply == [3, 3, 3, 2, 3, 3]
    assert s.level_5_token == 3
    assert not chance_says(s)[0].startswith("deal token")


@pytest.mark.parametrize(
    ("token", "green"),
    [
        ("12vp", 0),
        ("8vp qic", 1),
        ("8vp tokens", 1),
        ("7vp ore", 1),
        ("7vp credits", 1),
        ("6vp knowledge", 1),
    ],
)
@rule("gaia.setup.federation-tokens.green-side-up")
def test_tokens_of_the_stacks_are_green_but_for_12_vp(token: str, green: int) -> None:
    t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in range(3)})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station")
    s = t.put(0, "0,2", "research_lab").turn(0)
    s.play(0, f"federation at 0,0 token {token}")
    assert s.players[0].green == green


@rule("gaia.setup.scoring.round-tiles-random", "gaia.setup.scoring.round-tiles-unused-removed")
def test_six_round_tiles_are_dealt_and_the_double_one_may_come_twice() -> None:
    s = dealing(2, "deal round")
    assert len(chance_says(s)) == 9
    s.play(CHANCE, "deal round big structure")
    assert "deal round big structure" in chance_says(s)
    s.play(CHANCE, "deal round big structure")
    assert "deal round big structure" not in chance_says(s)
    s.play(CHANCE, "deal round mine")
    assert "deal round mine" not in chance_says(s)
    for _ in range(3):
        s.play(CHANCE, chance_says(s)[0])
    assert not chance_says(s)[0].startswith("deal round")
    assert len(s.round_tiles) == 6


@rule("gaia.setup.scoring.final-tiles-random", "gaia.setup.scoring.final-tiles-unused-removed")
def test_two_of_six_final_tiles_are_dealt() -> None:
    s = dealing(2, "deal final")
    assert len(chance_says(s)) == 6
    s.play(CHANCE, "deal final satellites")
    assert len(chance_says(s)) == 5
    s.play(CHANCE, "deal final sectors")
    assert not chance_says(s)[0].startswith("deal final")
    assert [s.rules.final_tiles[tile].id for tile in s.final_tiles] == [
        "final_satellites",
        "final_sectors",
    ]


@pytest.mark.parametrize(
    ("seats", "count"),
    [
        pytest.param(2, 5, marks=rule("gaia.setup.boosters.unused-removed")),
        pytest.param(3, 6, marks=rule("gaia.setup.boosters.unused-removed")),
        pytest.param(4, 7, marks=rule("gaia.setup.boosters.example-four-players")),
    ],
)
def test_round_boosters_in_play(seats: int, count: int) -> None:
    s = dealing(seats, "deal boost")
    assert len(chance_says(s)) == 10
    for _ in range(count):
        assert asked(s) == [CHANCE]
        s.play(CHANCE, chance_says(s)[0])
    assert asked(s) == [0]
    assert int(s.boosters).bit_count() == count


# --- the neutral player --------------------------------------------------------------------------


@rule("gaia.setup.neutral.one-two-players", "gaia.setup.neutral.two-satellites")
def test_a_neutral_player_ranks_on_both_tracks_with_two_players_only() -> None:
    two = Table("terrans", "xenos").seat(0, types=1, satellites=1)
    three = Table("terrans", "xenos", "taklons").seat(0, types=1, satellites=1)
    for t, points in ((two, 12), (three, 18)):
        t.final_tiles("final_planet_types", "final_satellites")
        assert [tile_points(t.s, tile)[0] for tile in t.s.final_tiles] == [points, points]


@pytest.mark.parametrize(
    ("tile", "neutral"),
    [pytest.param("final_satellites", 8, marks=rule("gaia.setup.neutral.example-eight"))],
)
def test_the_neutral_satellite_on_space_8(tile: str, neutral: int) -> None:
    t = Table("terrans", "xenos").final_tiles(tile)
    for own, points in ((neutral - 1, 12), (neutral, 15), (neutral + 1, 18)):
        t.seat(0, satellites=own)
        assert tile_points(t.s, t.s.final_tiles[0])[0] == points


# --- turn order card -----------------------------------------------------------------------------


@rule("gaia.advanced.turn-order.initial")
def test_the_card_starts_in_seating_order() -> None:
    t = Table("terrans", "xenos", "taklons", turn_order="passing").planets({})
    assert [t.s.ordered_seat(place) for place in range(3)] == [0, 1, 2]


@rule("gaia.advanced.turn-order.replaces-seating", "gaia.setup.leftovers.turn-order-card")
def test_turns_follow_the_card_only_where_it_is_used() -> None:
    for option, turns in (("passing", [2, 1, 0]), ("clockwise", [2, 0, 1])):
        t = Table("terrans", "xenos", "taklons", turn_order=option).planets({})
        t.s.pass_order = 2 | 1 << 4 | 0 << 8
        s = t.phase("cleanup")
        order = []
        for _ in range(3):
            (seat,) = asked(s)
            order.append(seat)
            s.play(seat, next(text for text in says(s, seat) if text.startswith("pass")))
        assert order == turns
