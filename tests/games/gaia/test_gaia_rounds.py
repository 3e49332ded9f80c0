"""Setup, income, round end, final scoring."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.core.driver import Driver
from astrarium.core.errors import BadOptions
from astrarium.core.rng import Rng, Streams
from astrarium.games.gaia.scoring import tile_points
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import DECLINE, KIND, PASS
from tests.games.gaia.play import after_chance
from tests.games.gaia.table import Table, asked, finish_turn, power, says
from tests.support import rule

# --- setup ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "hexes", "planets"), [(1, 133, 40), (2, 133, 40), (3, 190, 61), (4, 190, 61)]
)
@rule("gaia.setup.map.three-four.ten-tiles", "gaia.setup.map.one-two.seven-tiles")
def test_the_first_game_boards(seats: int, hexes: int, planets: int) -> None:
    s = after_chance(seats)
    assert s.rules.geometry.n == hexes
    assert sum(1 for kind in s.terrain if kind) == planets


@rule("gaia.advanced.map.three-players-smaller")
def test_three_players_may_leave_out_two_tiles() -> None:
    s = after_chance(3, small_board=True)
    assert s.rules.geometry.n == 152
    assert sum(1 for kind in s.terrain if kind) == 49
    with pytest.raises(BadOptions, match="3 seats"):
        astrarium.start("gaia", seats=4, options={"small_board": True})


@pytest.mark.parametrize("board", ["outer_tiles", "inner_and_outer_tiles", "all_tiles"])
@rule("gaia.advanced.map.same-colour-not-adjacent")
def test_no_variable_board_has_equal_home_planets_side_by_side(board: str) -> None:
    for seed in range(3):
        s = after_chance(4, seed, board=board)
        geometry = s.rules.geometry
        for hex in range(geometry.n):
            kind = s.terrain[hex]
            for i in range(geometry.beside_count[hex]):
                other = s.terrain[geometry.beside[hex * 6 + i]]
                assert not (1 <= kind <= 7 and kind == other)


@rule("gaia.advanced.map.three-four.method-1", "gaia.advanced.map.three-four.method-2")
def test_inner_tiles_keep_their_places_or_share_them() -> None:
    rules = cast(GaiaRules, astrarium.rules("gaia", 4, {}))
    first = rules.first_layout
    inner = [slot for slot, laid in enumerate(first) if laid // 6 < 4]
    one = after_chance(4, 1, board="outer_tiles").layout
    assert [one[slot] for slot in inner] == [first[slot] for slot in inner]
    two = after_chance(4, 1, board="inner_and_outer_tiles").layout
    assert sorted(two[slot] for slot in inner) == sorted(first[slot] for slot in inner)


@rule("gaia.advanced.map.last-player-builds")
def test_the_last_player_may_lay_the_tiles() -> None:
    s = after_chance(3, board="all_tiles", board_by="last_player")
    assert asked(s) == [2]
    assert says(s, 2)[0] == "lay 01 turned 0"


@rule("gaia.setup.boosters.players-plus-three", "gaia.setup.research-board.advanced-one-per-area")
def test_tiles_are_dealt() -> None:
    s = after_chance(4)
    assert int(s.boosters).bit_count() == 7
    assert len(set(s.advanced_at)) == 6
    assert sorted(s.standard_at) == list(range(9))
    assert (len(s.round_tiles), len(set(s.final_tiles))) == (6, 2)
    assert sum(s.token_supply) == 17


@rule("gaia.advanced.faction-choice.any-board", "gaia.advanced.faction-choice.seating-order")
def test_a_faction_takes_its_whole_board() -> None:
    s = after_chance(2)
    assert len(says(s, 0)) == 14
    s.play(0, "play Terrans")
    assert asked(s) == [1]
    assert "play Lantids" not in says(s, 1)
    assert len(says(s, 1)) == 12


@rule(
    "gaia.advanced.placement.second-mine-reverse",
    "gaia.advanced.placement.xenos-third-mine",
    "gaia.advanced.placement.ivits-institute-last",
)
def test_first_structures_are_placed_in_the_rulebooks_order() -> None:
    s = after_chance(4)
    for seat, name in enumerate(("Ivits", "Terrans", "Xenos", "Taklons")):
        s.play(seat, f"play {name}")
    order = []
    while says(s, asked(s)[0])[0].startswith("place"):
        (seat,) = asked(s)
        order.append(seat)
        s.play(seat, says(s, seat)[0])
    assert order == [1, 2, 3, 3, 2, 1, 2, 0]
    assert [player.mines for player in s.players] == [0, 2, 3, 2]
    assert s.players[0].institute == 1
    assert asked(s) == [3]  # the last player takes the first booster
    assert len(says(s, 3)) == 7


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule(
    "gaia.setup.first-buildings.first-game-positions", "gaia.setup.faction.first-game.choice-order"
)
def test_the_first_game_places_its_mines(seats: int) -> None:
    s = after_chance(seats, factions="first_game", mines="first_game")
    for seat in range(seats):
        s.play(seat, says(s, seat)[0])
    for player in s.players:
        faction = s.rules.factions[player.faction]
        assert player.mines == (3 if faction.id == "xenos" else 2)
        assert all(s.terrain[hex] == faction.home for hex in player.hexes)


# --- income and round end ------------------------------------------------------------------------


@rule("gaia.income.every-round", "gaia.income.source.faction-board")
def test_mines_pay_ore_but_the_third_pays_nothing() -> None:
    for mines, ore in ((1, 2), (2, 3), (3, 3), (4, 4), (8, 8)):
        t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in range(-4, 4)})
        for r in range(mines):
            t.put(0, f"0,{r - 4}")
        s = t.seat(0, ore=0, knowledge=0).booster(0, "boost_gaia").phase("income")
        assert (s.players[0].ore, s.players[0].knowledge) == (ore, 1)


@rule("gaia.income.cap.credits", "gaia.income.cap.ore")
def test_what_exceeds_a_track_is_lost() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "trading_station")
    s = t.seat(0, ore=15, credits=29).phase("income")
    assert (s.players[0].ore, s.players[0].credits) == (15, 30)


@rule("gaia.income.example-charge-or-gain-first", "gaia.income.order.one-source-whole")
def test_the_order_of_charging_and_gaining_is_free() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "planetary_institute")
    t.seat(0, area1=0, area2=3, area3=0).booster(0, "boost_gaia")
    s = t.phase("income")
    assert says(s, 0) == ["income charge 4", "income gain 1"]
    other = s.clone()
    s.play(0, "income charge 4")
    assert power(s.players[0]) == (1, 0, 3)
    other.play(0, "income gain 1")
    assert power(other.players[0]) == (0, 1, 3)


@rule("gaia.pass.first-takes-start-player", "gaia.actions.turns-clockwise")
def test_the_first_to_pass_starts_the_next_round() -> None:
    t = Table("terrans", "xenos", "taklons").planets({"0,0": "terra"})
    s = t.turn(0)
    for seat in (0, 1, 2):
        s.play(seat, next(text for text in says(s, seat) if text.startswith("pass")))
    assert s.round_number == 2
    assert [s.ordered_seat(place) for place in range(3)] == [0, 1, 2]


@rule("gaia.advanced.turn-order.numbers", "gaia.advanced.turn-order.moves-on-pass")
def test_the_order_of_passing_may_be_the_next_turn_order() -> None:
    t = Table("terrans", "xenos", "taklons", turn_order="passing").planets({"0,0": "terra"})
    t.s.pass_order = 2 | 0 << 4 | 1 << 8
    s = t.phase("cleanup")
    assert [s.ordered_seat(place) for place in range(3)] == [2, 0, 1]
    t = Table("terrans", "xenos", "taklons").planets({"0,0": "terra"})
    t.s.pass_order = 2 | 1 << 4 | 0 << 8
    s = t.phase("cleanup")
    assert [s.ordered_seat(place) for place in range(3)] == [2, 0, 1]


# --- the end -------------------------------------------------------------------------------------


def final_table(*types: int) -> Table:
    factions = ("terrans", "xenos", "taklons", "itars")[: len(types)]
    t = Table(*factions).final_tiles("final_planet_types", "final_satellites")
    for seat, count in enumerate(types):
        t.seat(seat, types=(1 << count) - 1)
    return t


@pytest.mark.parametrize(
    ("types", "points"),
    [
        ((4, 3, 2, 1), [18, 12, 6, 0]),
        ((4, 4, 2, 1), [15, 15, 6, 0]),
        ((4, 3, 3, 3), [18, 6, 6, 6]),
        ((4, 4, 4, 4), [9, 9, 9, 9]),
        ((4, 3, 2, 0), [18, 12, 6, 0]),
        ((4, 0, 0, 0), [18, 0, 0, 0]),
    ],
)
@rule("gaia.end.final-tiles.tie-shared", "gaia.end.final-tiles.example-tie-first")
def test_places_on_a_final_tile(types: tuple[int, ...], points: list[int]) -> None:
    t = final_table(*types)
    assert tile_points(t.s, t.s.final_tiles[0]) == points


@rule("gaia.end.final-tiles.neutral-counts", "gaia.setup.neutral.track-position")
def test_the_neutral_player_takes_a_place_with_two_players() -> None:
    t = final_table(6, 4)
    assert tile_points(t.s, t.s.final_tiles[0]) == [18, 6]  # it has 5 planet types
    t.seat(1, satellites=8)
    assert tile_points(t.s, t.s.final_tiles[1]) == [0, 15]  # ... and 8 satellites


@rule("gaia.end.research.4-vp-per-level", "gaia.end.resources.3-for-1")
def test_research_and_resources_score_at_the_end() -> None:
    t = Table("terrans", "xenos", "taklons").planets({}).final_tiles("final_satellites")
    for seat in range(3):
        t.seat(seat, gaia_project=0, artificial_intelligence=0, vp=0, ore=0, knowledge=0, credits=0)
    t.seat(0, navigation=5, science=3, ore=3, knowledge=4, credits=4).seat(1, economy=4)
    s = t.round(6).phase("end")
    assert s.over
    assert s.scores() == [12 + 4 + 3, 8, 0]


# --- standing orders -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("always", "charge 3"),
        (2, "charge 3"),
        (1, "decline"),
        (0, "decline"),
        ("free", ""),
        ("ask", ""),
    ],
)
@rule("gaia.passive.may-decline")
def test_a_standing_order_answers_a_passive_charge(order: str | int, answer: str) -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
    s = t.put(0, "0,0").put(1, "0,3", "planetary_institute").turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    choice = s.rules.game.ordered(s, 0, {"charge": order})
    assert (s.rules.game.say(s.rules, choice) if choice >= 0 else "") == answer


@rule("gaia.passive.cost")
def test_what_is_free_can_be_charged_without_being_asked() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
    s = t.put(0, "0,0").put(1, "0,3").turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 1", "decline"]
    for order, answer in (("free", "charge 1"), (0, "charge 1"), ("ask", "")):
        choice = s.rules.game.ordered(s, 0, {"charge": order})
        assert (s.rules.game.say(s.rules, choice) if choice >= 0 else "") == answer


def test_where_a_charge_is_asked_the_order_is_offered() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
    s = t.put(0, "0,0").put(1, "0,3").turn(0)
    game = s.rules.game
    assert game.orders_here(s, s.question_of(0)) == []
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert game.orders_here(s, s.question_of(1)) == [("charge", "free"), ("charge", "always")]


@pytest.mark.parametrize(
    ("order", "answer"),
    [("gain first", "income gain 1"), ("charge first", "income charge 4"), ("ask", "")],
)
@rule("gaia.income.order.power-free")
def test_a_standing_order_answers_the_order_of_income(order: str, answer: str) -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "planetary_institute")
    t.seat(0, area1=0, area2=3, area3=0).booster(0, "boost_range")  # another charge, of 2
    s = t.phase("income")
    assert says(s, 0) == ["income charge 2", "income charge 4", "income gain 1"]
    choice = s.rules.game.ordered(s, s.question_of(0).lane, {"income": order})
    assert (s.rules.game.say(s.rules, choice) if choice >= 0 else "") == answer


class Eager:
    """Answers at random and notes when it was asked about a charge."""

    def __init__(self) -> None:
        self.charges = 0

    def choose(self, view: object, question: object, options: list[int], rng: Rng) -> int:
        self.charges += int(DECLINE in options)
        acting = [each for each in options if each // KIND != PASS // KIND]
        return rng.pick(acting if acting and rng.below(4) else options)


def test_the_driver_answers_by_standing_orders_and_logs_them_as_the_seats_own() -> None:
    driver = Driver(astrarium.rules("gaia", 4, {}), {}, Streams("5" * 64), bot_seed=2)
    bots = [Eager() for _ in range(4)]
    driver.bots = dict(enumerate(bots))
    driver.orders = {0: {"charge": "always"}, 1: {"charge": 0, "income": "gain first"}}
    driver.run()
    assert bots[0].charges == bots[1].charges == 0
    assert bots[2].charges + bots[3].charges > 0
    said = [step.say for step in driver.match.steps if step.seat == 0]
    assert "decline" not in said
    assert any(text.startswith("charge") for text in said)
    again = astrarium.replay(driver.match.log.text())
    assert again.position.scores() == driver.match.position.scores()


@pytest.mark.parametrize(("option", "turns"), [("passing", [2, 0, 1]), ("clockwise", [2, 0, 1])])
@rule("gaia.pass.first-takes-start-player", "gaia.advanced.turn-order.numbers")
def test_three_who_pass_are_the_order_of_the_next_round(option: str, turns: list[int]) -> None:
    t = Table("terrans", "xenos", "taklons", turn_order=option).planets({})
    s = t.turn(2)
    for seat in (2, 0, 1):
        assert asked(s) == [seat]
        s.play(seat, next(text for text in says(s, seat) if text.startswith("pass")))
    assert s.round_number == 2
    assert [s.ordered_seat(place) for place in range(3)] == turns


@rule("gaia.advanced.turn-order.numbers")
def test_the_order_of_passing_may_leave_the_order_of_seats() -> None:
    t = Table("terrans", "xenos", "taklons", turn_order="passing").planets({"0,0": "terra"})
    s = t.put(0, "0,0").seat(0, knowledge=4).turn(2)
    s.play(2, next(text for text in says(s, 2) if text.startswith("pass")))
    s.play(0, "research science")
    finish_turn(s, 0)
    s.play(1, next(text for text in says(s, 1) if text.startswith("pass")))
    s.play(0, next(text for text in says(s, 0) if text.startswith("pass")))
    assert [s.ordered_seat(place) for place in range(3)] == [2, 1, 0]
