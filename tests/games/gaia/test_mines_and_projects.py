"""Build a mine: range, habitability, terraforming. Start a Gaia Project."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import Table, asked, beginning, change, power, purse, says, why
from tests.support import rule

STEPS = {
    "terra": {"oxide": 1, "volcanic": 2, "desert": 3, "swamp": 3, "titanium": 2, "ice": 1},
    "oxide": {"terra": 1, "volcanic": 1, "desert": 2, "swamp": 3, "titanium": 3, "ice": 2},
    "volcanic": {"terra": 2, "oxide": 1, "desert": 1, "swamp": 2, "titanium": 3, "ice": 3},
    "desert": {"terra": 3, "oxide": 2, "volcanic": 1, "swamp": 1, "titanium": 2, "ice": 3},
    "swamp": {"terra": 3, "oxide": 3, "volcanic": 2, "desert": 1, "titanium": 1, "ice": 2},
    "titanium": {"terra": 2, "oxide": 3, "volcanic": 3, "desert": 2, "swamp": 1, "ice": 1},
    "ice": {"terra": 1, "oxide": 2, "volcanic": 3, "desert": 3, "swamp": 2, "titanium": 1},
}
HOMES = {
    "terrans": "terra",
    "lantids": "terra",
    "xenos": "desert",
    "gleens": "desert",
    "taklons": "swamp",
    "ambas": "swamp",
    "hadsch_hallas": "oxide",
    "ivits": "oxide",
    "geodens": "volcanic",
    "bal_taks": "volcanic",
    "firaks": "titanium",
    "bescods": "titanium",
    "nevlas": "ice",
    "itars": "ice",
}


def terrans(planets: dict[str, str] | None = None) -> Table:
    """Terrans with a mine on 0,0; the Xenos are not on the map."""
    return Table("terrans", "xenos").planets({"0,0": "terra", **(planets or {})}).put(0, "0,0")


def at_home(faction: str, planets: dict[str, str]) -> Table:
    opponent = "xenos" if HOMES[faction] == "terra" else "terrans"
    t = Table(faction, opponent).planets({"0,0": HOMES[faction], **planets})
    return t.put(0, "0,0")


# --- habitability --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param(name, marks=rule(f"gaia.faction.{name.replace('_', '-')}.home"))
        for name in HOMES
    ],
)
def test_the_home_planet_of_a_faction_costs_no_terraforming(faction: str) -> None:
    for planet in STEPS:
        s = at_home(faction, {"0,1": planet}).seat(0, ore=15, terraforming=0).turn(0)
        s.play(0, "build mine 0,1")
        assert (s.players[0].ore == 14) == (planet == HOMES[faction])


@rule("gaia.faction.home-types", "gaia.mine.habitable.board-colour-is-home")
def test_seven_home_types_with_two_factions_each() -> None:
    pairs = {home: [name for name in HOMES if HOMES[name] == home] for home in STEPS}
    for home, names in pairs.items():
        assert len(names) == 2
        for name in names:
            t = at_home(name, {"0,1": home})
            assert t.s.faction_of(0).home == t.s.terrain[t.hex("0,1")]


@pytest.mark.parametrize("home", STEPS)
@rule("gaia.mine.terraform.steps-by-board", "gaia.mine.habitable.only-home-type")
def test_terraforming_steps_of_every_home(home: str) -> None:
    faction = next(name for name in HOMES if HOMES[name] == home)
    for planet, steps in STEPS[home].items():
        s = at_home(faction, {"0,1": planet}).seat(0, ore=15, terraforming=3).turn(0)
        s.play(0, "build mine 0,1")
        assert s.players[0].ore == 15 - 1 - steps


@rule("gaia.mine.habitable.gaia-cost-same-for-all-homes", "gaia.mine.habitable.gaia-cost-on-board")
def test_a_gaia_planet_costs_the_same_for_every_home_but_ore_for_the_gleens() -> None:
    for faction in HOMES:
        t = at_home(faction, {"0,1": "gaia"}).seat(0, ore=9, credits=9, qic=2)
        before = purse(t.s.players[0])
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        paid = change(before, s.players[0])
        paid.pop("vp", None)
        if faction == "gleens":
            assert paid == {"ore": -2, "credits": -2}
        else:
            assert paid == {"ore": -1, "credits": -2, "qic": -1}


@rule(
    "gaia.mine.planet-habitable", "gaia.mine.all-costs-at-once", "gaia.mine.no-partial-terraforming"
)
def test_every_cost_is_paid_at_once_or_nothing_is_built() -> None:
    t = terrans({"0,1": "swamp"})  # three steps of 3 ore, 1 ore and 2 credits for the mine
    assert why(t.seat(0, ore=9, credits=2).turn(0), 0, "build mine 0,1") == "too-little-ore"
    assert why(t.seat(0, ore=10, credits=1).turn(0), 0, "build mine 0,1") == "too-few-credits"
    s = t.seat(0, ore=10, credits=2).turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].credits) == (0, 0)


@rule("gaia.mine.no-terraforming-without-mine")
def test_without_a_mine_to_place_nothing_is_terraformed() -> None:
    t = terrans({"0,1": "oxide"}).booster(0, "boost_terraform").seat(0, ore=15, area3=5, mines=8)
    s = t.turn(0)
    assert why(s, 0, "special booster") == "nothing-to-do"
    assert why(s, 0, "power 1 terraforming step") == "nothing-to-do"


@rule("gaia.mine.terraform.ore-per-step", "gaia.mine.terraform.example-geodens-level-3")
def test_on_level_3_the_geodens_pay_1_ore_a_step() -> None:
    for level, ore in ((1, 3), (2, 2), (3, 1)):
        t = at_home("geodens", {"0,1": "oxide"}).seat(0, terraforming=level, ore=9)
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        assert s.players[0].ore == 9 - 1 - ore


@rule("gaia.mine.terraform.free-steps", "gaia.mine.terraform.example-geodens-free-step")
def test_the_geodens_pay_the_second_step_to_a_brown_planet_with_1_ore() -> None:
    t = at_home("geodens", {"0,1": "swamp"}).booster(0, "boost_terraform")
    s = t.seat(0, terraforming=3, ore=9).turn(0)
    s.play(0, "special booster")
    s.play(0, "build mine 0,1")
    assert s.players[0].ore == 9 - 1 - 1


@rule("gaia.mine.leftmost-placed")
def test_mines_leave_the_board_from_the_left() -> None:
    """The income of the row is that of its first places: 2, 3, 3 and 4 ore with the base income."""
    t = terrans({f"0,{r}": "terra" for r in range(1, 4)}).booster(0, "boost_gaia")
    for place, ore in (("", 2), ("0,1", 3), ("0,2", 3), ("0,3", 4)):
        if place:
            s = t.seat(0, ore=1, credits=2).turn(0)
            s.play(0, f"build mine {place}")
        s = t.seat(0, ore=0).phase("income")
        assert s.players[0].ore == ore


# --- range ---------------------------------------------------------------------------------------


@rule("gaia.mine.planet-in-range", "gaia.mine.range.one-is-adjacent")
def test_range_1_reaches_only_adjacent_planets() -> None:
    ring = ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
    far = ("0,2", "2,0", "1,1", "-1,2", "2,-1")
    t = terrans(dict.fromkeys(ring + far, "terra")).seat(0, qic=0)
    s = t.turn(0)
    assert sorted(beginning(s, 0, "build mine")) == sorted(ring)
    assert {why(s, 0, f"build mine {place}") for place in far} == {"out-of-range"}


@rule("gaia.mine.range.example-ivits-level-2", "gaia.mine.range.by-navigation-level")
def test_on_navigation_2_the_range_of_the_ivits_is_2() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in range(4)})
    t.put(0, "0,0", "planetary_institute").seat(0, navigation=2, qic=0)
    assert beginning(t.turn(0), 0, "build mine") == ["0,1", "0,2"]


@rule("gaia.mine.range.shortest-path")
def test_the_nearest_own_planet_counts() -> None:
    t = terrans({"0,4": "terra", "0,5": "terra", "0,2": "terra"}).put(0, "0,4").seat(0, qic=0)
    assert beginning(t.turn(0), 0, "build mine") == ["0,5"]


@rule("gaia.mine.range.path-over-planets", "gaia.mine.range.is-maximum")
def test_paths_lead_across_planets_and_nearer_ones_stay_open() -> None:
    t = terrans({"0,1": "transdim", "0,2": "desert", "0,3": "terra", "0,-1": "terra"})
    s = t.put(1, "0,2").seat(0, navigation=4, qic=0).turn(0)
    assert beginning(s, 0, "build mine") == ["0,-1", "0,3"]


@rule("gaia.mine.range.qic-any-number")
def test_any_number_of_qic_extends_the_range() -> None:
    t = Table("terrans", "xenos").planets({"0,-5": "terra", "0,5": "terra"}).put(0, "0,-5")
    assert why(t.seat(0, qic=4).turn(0), 0, "build mine 0,5") == "too-few-qic"
    s = t.seat(0, qic=5).turn(0)  # ten spaces: range 1 and five times 2
    s.play(0, "build mine 0,5")
    assert s.players[0].qic == 0


# --- gaiaformed planets --------------------------------------------------------------------------


@rule("gaia.mine.gaiaformed.counts-as-in-range", "gaia.mine.gaiaformed.gaiaformer-returns")
def test_an_own_gaiaformer_makes_a_far_planet_reachable_and_comes_back() -> None:
    t = terrans({"0,5": "gaia", "0,-5": "gaia"}).gaiaformer(0, "0,5").seat(0, qic=0)
    s = t.turn(0)
    assert why(s, 0, "build mine 0,-5") == "out-of-range"
    s.play(0, "build mine 0,5")
    assert s.players[0].gaiaformers == 1
    assert s.gaiaformer[t.hex("0,5")] == 0


# --- Gaia Project --------------------------------------------------------------------------------


def project(planets: dict[str, str], **numbers: int) -> Table:
    return terrans(planets).seat(0, area1=9, area2=0, area3=0, **numbers)


@rule("gaia.gaia-project.places-gaiaformer", "gaia.gaia-project.available-on-board")
def test_a_gaiaformer_of_the_board_goes_to_the_planet() -> None:
    t = project({"0,1": "transdim", "0,-1": "transdim"})
    s = t.turn(0)
    s.play(0, "gaia project 0,1")
    assert (int(s.gaiaformer[t.hex("0,1")]), s.players[0].gaiaformers) == (1, 0)
    assert why(t.seat(0, area1=9).turn(0), 0, "gaia project 0,-1") == "no-gaiaformer"


@rule("gaia.gaia-project.completes-next-round")
def test_the_planet_can_be_built_on_in_the_next_round() -> None:
    t = project({"0,1": "transdim"})
    s = t.turn(0)
    s.play(0, "gaia project 0,1")
    assert why(t.turn(0), 0, "build mine 0,1") == "transdim"
    s = t.phase("cleanup")
    assert "build mine 0,1" in says(s, 0)


@rule("gaia.gaia-project.needs-transdim-in-range", "gaia.gaia-project.range-like-mine")
def test_a_transdim_planet_must_be_in_range() -> None:
    t = project({"0,1": "terra", "0,3": "transdim"}, qic=0)
    assert why(t.turn(0), 0, "gaia project 0,3") == "out-of-range"
    s = t.seat(0, qic=1).turn(0)
    s.play(0, "gaia project 0,3")
    assert s.players[0].qic == 0
    t = project({"0,2": "transdim"}, qic=0, navigation=2)
    assert beginning(t.turn(0), 0, "gaia project") == ["0,2"]


@rule("gaia.gaia-project.planet-without-gaiaformer")
def test_a_planet_with_a_gaiaformer_is_taken() -> None:
    t = project({"0,1": "transdim"}).gaiaformer(1, "0,1")
    assert why(t.turn(0), 0, "gaia project 0,1") == "has-gaiaformer"


@rule("gaia.gaia-project.gaiaformer-locked")
def test_a_gaiaformer_is_bound_until_the_mine_is_built() -> None:
    t = project({"0,1": "transdim", "0,-1": "transdim"}).gaiaformer(0, "0,1")
    s = t.phase("gaia")
    assert why(s, 0, "gaia project 0,-1") == "no-gaiaformer"
    s.play(0, "build mine 0,1")
    assert "gaia project 0,-1" in says(t.turn(0), 0)


@rule("gaia.gaia-project.planet-not-colonized", "gaia.gaia-project.not-a-range-origin")
def test_a_gaiaformer_colonizes_nothing_and_reaches_nothing() -> None:
    t = project({"0,1": "transdim", "0,2": "terra"}, qic=0)
    s = t.turn(0)
    s.play(0, "gaia project 0,1")
    assert int(s.players[0].types).bit_count() == 1
    assert len(s.players[0].hexes) == 1
    assert why(t.turn(0), 0, "build mine 0,2") == "out-of-range"


@rule("gaia.gaia-project.power-from-1-2-3", "gaia.gaia-project.example-terrans")
def test_the_terrans_on_level_3_move_4_power_from_any_areas() -> None:
    t = terrans({"0,1": "transdim"}).seat(
        0, gaia_project=3, gaiaformers=2, gaiaformers_gained=2, area1=2, area2=2, area3=2
    )
    for first, second, left in (
        ("give 2 from I", "give 2 from II", (0, 0, 2)),
        ("give 0 from I", "give 2 from II", (2, 0, 0)),
        ("give 1 from I", "give 1 from II", (1, 1, 0)),
    ):
        s = t.turn(0).clone()
        s.play(0, "gaia project 0,1")
        s.play(0, first)
        if asked(s) == [0] and second in says(s, 0):
            s.play(0, second)
        assert power(s.players[0]) == left
        assert s.players[0].gaia_area == 4


@rule("gaia.gaia-project.cost.by-level", "gaia.gaia-project.cost.same-for-all-gaiaformers")
def test_the_cost_is_that_of_the_level_for_every_gaiaformer() -> None:
    t = project({"0,1": "transdim", "0,-1": "transdim"}, gaia_project=4, gaiaformers=3)
    for place, moved in (("0,1", 3), ("0,-1", 6)):
        s = t.turn(0)
        s.play(0, f"gaia project {place}")
        assert s.players[0].gaia_area == moved


@rule("gaia.gaia-project.last-round-never-completes")
def test_a_project_of_the_last_round_stays_transdim() -> None:
    t = project({"0,1": "transdim"}).round(6)
    s = t.turn(0)
    s.play(0, "gaia project 0,1")
    while not s.over:
        (seat,) = asked(s)
        s.play(seat, "end turn" if "end turn" in says(s, seat) else "pass")
    assert (s.terrain[t.hex("0,1")], s.players[0].gaia_planets) == (9, 0)
