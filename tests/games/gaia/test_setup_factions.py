"""Setting up: the players' factions, first structures, first boosters."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.gains import count_of
from astrarium.games.gaia.state import Gaia
from tests.games.gaia.play import after_chance
from tests.games.gaia.table import Table, asked, beginning, income, power, says, why
from tests.support import rule

# --- factions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "offered"),
    [
        pytest.param(1, ["Hadsch Hallas"], marks=rule("gaia.setup.faction.first-game.one-player")),
        pytest.param(
            2, ["Hadsch Hallas", "Xenos"], marks=rule("gaia.setup.faction.first-game.two-players")
        ),
        pytest.param(
            3,
            ["Geodens", "Taklons", "Terrans"],
            marks=rule("gaia.setup.faction.first-game.three-players"),
        ),
        pytest.param(
            4,
            ["Hadsch Hallas", "Taklons", "Terrans", "Xenos"],
            marks=rule("gaia.setup.faction.first-game.four-players"),
        ),
    ],
)
def test_the_factions_of_the_first_game(seats: int, offered: list[str]) -> None:
    s = after_chance(seats, factions="first_game")
    assert sorted(beginning(s, 0, "play")) == offered


@rule("gaia.setup.general.first-game-recommended")
def test_the_first_game_is_one_choice_and_the_free_game_another() -> None:
    assert len(says(after_chance(2, factions="first_game"), 0)) == 2
    assert len(says(after_chance(2, factions="free", board="all_tiles"), 0)) == 14


@rule("gaia.setup.general.start-player-gets-marker")
def test_the_start_player_chooses_first_and_begins() -> None:
    s = after_chance(3)
    assert asked(s) == [0]
    t = Table("terrans", "xenos", "taklons").planets({})
    assert t.s.ordered_seat(0) == 0
    assert asked(t.phase("actions")) == [0]


@rule("gaia.setup.faction.board-side")
def test_the_chosen_side_of_the_board_counts() -> None:
    for faction, credits in (("terrans", 15), ("lantids", 13)):
        assert Table(faction, "xenos").s.players[0].credits == credits


@rule("gaia.setup.faction.markers-on-level-0", "gaia.setup.faction.taklons-all-level-0")
def test_markers_start_on_level_0() -> None:
    for faction in ("taklons", "lantids", "ivits", "firaks", "bescods", "itars"):
        player = Table(faction, "xenos").s.players[0]
        assert [player.level(track) for track in range(6)] == [0] * 6


@rule("gaia.setup.faction.buildings-on-board", "gaia.setup.faction.result-tracks-at-0")
def test_nothing_stands_on_the_map_at_first() -> None:
    t = Table("terrans", "xenos")
    player = t.s.players[0]
    assert (player.mines, player.trading_stations, player.labs) == (0, 0, 0)
    assert (player.institute, player.academies, player.hexes) == (0, 0, [])
    assert [count_of(t.s, 0, tile.counts) for tile in t.rules.final_tiles] == [0] * 6


@rule("gaia.setup.faction.gaiaformers-beside-board")
def test_without_research_no_gaiaformer_is_available() -> None:
    t = Table("taklons", "xenos").planets({"0,0": "swamp", "0,1": "transdim"}).put(0, "0,0")
    assert t.s.players[0].gaiaformers == 0
    assert why(t.seat(0, area1=20).turn(0), 0, "gaia project 0,1") == "no-gaiaformer"


@pytest.mark.parametrize(
    ("faction", "track"),
    [
        ("terrans", 3),
        ("bal_taks", 3),
        ("xenos", 2),
        ("gleens", 1),
        ("ambas", 1),
        ("hadsch_hallas", 4),
        ("geodens", 0),
        ("nevlas", 5),
    ],
)
@rule("gaia.setup.faction.level-1-start")
def test_some_factions_start_on_level_1(faction: str, track: int) -> None:
    player = Table(faction, "lantids" if faction != "terrans" else "xenos").s.players[0]
    assert [player.level(each) for each in range(6)] == [int(each == track) for each in range(6)]


@rule("gaia.setup.faction.level-1-reward.ore")
def test_geodens_start_with_2_more_ore() -> None:
    assert Table("geodens", "xenos").s.players[0].ore == 4 + 2


@rule("gaia.setup.faction.level-1-reward.qic", "gaia.setup.faction.starting-qic")
def test_xenos_and_ambas_start_with_a_second_qic() -> None:
    for faction, qic in (("xenos", 2), ("ambas", 2), ("taklons", 1), ("bal_taks", 0)):
        assert Table(faction, "lantids").s.players[0].qic == qic


@rule(
    "gaia.setup.faction.level-1-reward.gaiaformer", "gaia.setup.faction.example-terrans-gaiaformer"
)
def test_terrans_start_with_a_gaiaformer() -> None:
    player = Table("terrans", "xenos").s.players[0]
    assert (player.level(3), player.gaiaformers) == (1, 1)


@rule("gaia.setup.faction.level-1-income-not-at-setup")
def test_income_levels_pay_nothing_in_the_setup() -> None:
    hallas = Table("hadsch_hallas", "xenos").s.players[0]
    assert (hallas.credits, power(hallas)) == (15, (2, 4, 0))
    assert Table("nevlas", "xenos").s.players[0].knowledge == 2


@rule(
    "gaia.setup.faction.example-terrans-resources",
    "gaia.setup.faction.example-terrans-power",
    "gaia.setup.faction.starting-vp",
)
def test_the_terrans_start_as_the_rulebook_shows() -> None:
    player = Table("terrans", "xenos").s.players[0]
    assert (player.knowledge, player.ore, player.credits) == (3, 4, 15)
    assert power(player) == (4, 4, 0)
    assert player.vp == 10


@rule("gaia.setup.faction.starting-power", "gaia.setup.faction.taklons-brainstone")
def test_power_starts_in_the_printed_areas() -> None:
    for faction, areas in (("bal_taks", (2, 2, 0)), ("lantids", (4, 0, 0)), ("itars", (4, 4, 0))):
        assert power(Table(faction, "xenos").s.players[0]) == areas
    taklons = Table("taklons", "xenos").s.players[0]
    assert (power(taklons), taklons.stone) == ((2 + 1, 4, 0), 1)


@rule("gaia.setup.faction.gleens-federation-token")
def test_the_gleens_have_not_gained_their_token_yet() -> None:
    player = Table("gleens", "terrans").s.players[0]
    assert (player.tokens, player.green) == (0, 0)


# --- first structures and boosters ---------------------------------------------------------------


def placing(*names: str) -> Gaia:
    s = after_chance(len(names))
    for seat, name in enumerate(names):
        s.play(seat, f"play {name}")
    return s


@rule("gaia.advanced.placement.first-mine", "gaia.advanced.placement.no-charge")
def test_first_mines_go_to_home_planets_and_charge_nothing() -> None:
    s = placing("Terrans", "Xenos", "Taklons")
    assert asked(s) == [0]
    assert len(beginning(s, 0, "place")) == 6  # six Terra planets on the large map
    before = [power(player) for player in s.players]
    while says(s, asked(s)[0])[0].startswith("place"):
        (seat,) = asked(s)
        s.play(seat, says(s, seat)[0])
    assert [power(player) for player in s.players] == before
    assert [player.vp for player in s.players] == [10, 10, 10]
    assert [player.mines for player in s.players] == [2, 3, 2]
    assert [len(player.hexes) for player in s.players] == [2, 3, 2]
    assert asked(s) == [2]  # nobody was asked about a charge: the first booster comes next
    assert says(s, 2)[0].startswith("take")


@rule("gaia.setup.first-buildings.taken-left-to-right", "gaia.setup.first-buildings.uncover-income")
def test_first_mines_pay_in_the_first_income() -> None:
    two = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"})
    assert income(two.put(0, "0,0").put(0, "0,1").booster(0, "boost_gaia"))["ore"] == 1 + 2
    three = Table("xenos", "terrans").planets({f"0,{r}": "desert" for r in range(3)})
    for r in range(3):
        three.put(0, f"0,{r}")
    assert income(three.booster(0, "boost_gaia"))["ore"] == 1 + 2  # the third mine pays nothing


@rule("gaia.faction.xenos.third-mine", "gaia.faction.ivits.no-starting-mines")
def test_xenos_place_three_mines_and_ivits_none() -> None:
    s = placing("Xenos", "Ivits", "Terrans")
    order = []
    while says(s, asked(s)[0])[0].startswith("place"):
        (seat,) = asked(s)
        order.append(seat)
        s.play(seat, says(s, seat)[0])
    assert order == [0, 2, 2, 0, 0, 1]
    assert [player.mines for player in s.players] == [3, 0, 2]


@rule("gaia.faction.ivits.institute-at-setup")
def test_ivits_place_their_institute_on_a_red_planet() -> None:
    s = placing("Ivits", "Terrans")
    for seat in (1, 1):
        s.play(seat, says(s, seat)[0])
    assert asked(s) == [0]
    assert len(says(s, 0)) == 4  # four Oxide planets on the small map
    s.play(0, says(s, 0)[0])
    (hex,) = s.players[0].hexes
    assert (s.players[0].institute, int(s.terrain[hex])) == (1, 2)


@rule(
    "gaia.setup.first-booster.reverse-order",
    "gaia.setup.first-booster.one-face-up",
    "gaia.setup.first-booster.rest-stay-available",
)
def test_first_boosters_are_taken_from_the_last_player_on() -> None:
    s = placing("Terrans", "Xenos", "Taklons")
    while says(s, asked(s)[0])[0].startswith("place"):
        (seat,) = asked(s)
        s.play(seat, says(s, seat)[0])
    taken = []
    for seat, offered in ((2, 6), (1, 5), (0, 4)):
        assert asked(s) == [seat]
        options = beginning(s, seat, "take")
        assert len(options) == offered
        taken.append(options[0])
        s.play(seat, f"take {options[0]}")
    assert len(set(taken)) == 3
    while s.round_number == 0 or "income" in says(s, asked(s)[0])[0]:
        s.play(asked(s)[0], says(s, asked(s)[0])[0])
    left = beginning(s, 0, "pass")
    assert len(left) == 3
    assert not set(left) & set(taken)
