"""Forming federations: the rulebook's bullets, its figures, and the search against brute force."""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from astrarium.games.gaia.bench import TWELVE, spread_out
from astrarium.games.gaia.clusters import Clusters
from astrarium.games.gaia.connections import Connections
from astrarium.games.gaia.federations import Search
from astrarium.games.gaia.frames.federation import list_federations
from astrarium.games.gaia.structures import join_federation
from tests.games.gaia.brute import BruteForce
from tests.games.gaia.play import busy_positions
from tests.games.gaia.table import Table, federations, finish_turn, power, says, why
from tests.support import rule


def row_of(*kinds: str, gap: int) -> Table:
    """Structures of seat 0 on one column of hexes, with so many empty spaces between."""
    t = Table("terrans", "xenos")
    places = [f"0,{at * (gap + 1) - 4}" for at in range(len(kinds))]
    t.planets(dict.fromkeys(places, "terra"))
    for place, kind in zip(places, kinds, strict=True):
        t.put(0, place, kind)
    return t.seat(0, area1=9, area2=0, area3=0)


@rule("gaia.federation.power-value-7", "gaia.federation.connection.adjacent-planets")
def test_adjacent_planets_with_value_7_need_no_satellite() -> None:
    s = row_of("planetary_institute", "trading_station", "research_lab", gap=0).turn(0)
    assert federations(s, 0) == [["at 0,-4"]]
    s.play(0, "federation at 0,-4 token 12vp")
    assert s.players[0].vp == 22
    assert s.players[0].satellites == 0


@rule("gaia.federation.power-value-7")
def test_value_6_is_too_little() -> None:
    s = row_of("planetary_institute", "trading_station", "mine", gap=0).turn(0)
    assert "federation" not in says(s, 0)
    assert why(s, 0, "federation") == "no-federation"


@rule("gaia.federation.satellite.cost", "gaia.power.discard.any-area-but-gaia")
def test_satellites_cost_one_power_each_from_areas_of_the_players_choice() -> None:
    t = row_of("planetary_institute", "trading_station", "research_lab", gap=1)
    s = t.seat(0, area1=1, area2=1, area3=1).turn(0)
    assert federations(s, 0) == [["0,-3", "0,-1"]]
    s.play(0, "federation 0,-3; 0,-1 token 6vp knowledge")
    assert says(s, 0) == ["give 0 from I", "give 1 from I"]
    assert s.players[0].knowledge == 3
    s.play(0, "give 0 from I")
    assert power(s.players[0]) == (1, 0, 0)
    assert s.players[0].knowledge == 3 + 2
    assert s.players[0].green == 1


@rule("gaia.federation.satellite.cost")
def test_what_cannot_be_paid_is_not_offered() -> None:
    t = row_of("planetary_institute", "trading_station", "research_lab", gap=1)
    s = t.seat(0, area1=1, area2=0, area3=0).turn(0)
    assert federations(s, 0) == []


@rule("gaia.federation.satellite.not-on-planets")
def test_satellites_go_round_planets() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "oxide", "0,2": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "academy_knowledge")
    t.tiles(0, "std_big_structures_worth_4").seat(0, area1=9)
    assert federations(t.turn(0), 0) == [["-1,1", "-1,2"], ["1,0", "1,1"]]


@rule("gaia.federation.example-blue-option", "gaia.federation.example-red-option")
def test_a_mine_on_the_way_that_costs_no_satellite_is_allowed() -> None:
    """Institute, two trading stations; one of two equally short ways touches a mine."""
    t = Table("terrans", "xenos").planets(
        {"0,0": "terra", "1,1": "terra", "3,0": "terra", "-1,2": "terra"}
    )
    t.put(0, "0,0", "planetary_institute").put(0, "1,1", "trading_station")
    t.put(0, "3,0", "trading_station").put(0, "-1,2", "mine").seat(0, area1=9)
    s = t.turn(0)
    found = federations(s, 0)
    blue = ["1,0", "2,0"]
    red = ["0,1", "2,0"]
    assert blue in found
    assert red in found
    s.play(0, "federation 0,1; 2,0 token 12vp")
    assert sum(s.in_any_federation(0, hex) for hex in s.players[0].hexes) == 4


@rule("gaia.federation.example-superfluous-mine", "gaia.federation.further.no-superfluous-pieces")
def test_an_extra_mine_with_its_own_satellite_is_forbidden() -> None:
    t = Table("terrans", "xenos").planets(
        {"0,-2": "terra", "0,-1": "terra", "0,1": "terra", "0,3": "terra"}
    )
    t.put(0, "0,-2", "planetary_institute").put(0, "0,-1", "trading_station")
    t.put(0, "0,1", "research_lab").put(0, "0,3", "mine").seat(0, area1=9)
    assert federations(t.turn(0), 0) == [["0,0"]]


@rule("gaia.federation.example-inefficient-11")
def test_two_groups_of_three_that_are_each_too_weak_may_be_joined() -> None:
    t = Table("xenos", "terrans").planets({f"0,{r}": "desert" for r in (-4, -3, -2, 0, 1, 2)})
    for place, kind in (
        ("0,-4", "mine"),
        ("0,-3", "trading_station"),
        ("0,-2", "trading_station"),
        ("0,0", "research_lab"),
        ("0,1", "trading_station"),
        ("0,2", "research_lab"),
    ):
        t.put(0, place, kind)
    s = t.seat(0, area1=9).turn(0)
    assert federations(s, 0) == [["0,-1"]]
    s.play(0, "federation 0,-1 token 12vp")
    assert sum(s.in_any_federation(0, hex) for hex in s.players[0].hexes) == 6


@rule("gaia.federation.further.distant-planets-allowed")
def test_planets_farther_away_may_be_chosen() -> None:
    """Two cores that need different numbers of satellites are both offered."""
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,2": "terra", "0,-3": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "academy_knowledge")
    t.put(0, "0,-3", "academy_action").tiles(0, "std_big_structures_worth_4").seat(0, area1=9)
    found = federations(t.turn(0), 0)
    assert ["0,1"] in found
    assert ["0,-2", "0,-1"] in found
    assert {len(each) for each in found} == {1, 2}


def four_structures(*with_mines: str) -> Table:
    """An institute and an academy worth 4 each, and mines beside two ways between them."""
    t = Table("terrans", "xenos").planets(
        {"0,0": "terra", "2,2": "terra", "-1,2": "terra", "2,0": "terra"}
    )
    t.put(0, "0,0", "planetary_institute").put(0, "2,2", "academy_knowledge")
    for place in with_mines:
        t.put(0, place, "mine")
    return t.tiles(0, "std_big_structures_worth_4").seat(0, area1=9)


@rule("gaia.federation.further.no-superfluous-pieces")
def test_a_shorter_way_through_a_planet_that_is_not_chosen_forbids_nothing() -> None:
    """Institute and academy by the mine at 2,0 take two satellites; that is not fewer planets."""
    by_the_far_mine = ["-1,1", "0,2", "1,2"]
    assert by_the_far_mine in federations(four_structures("-1,2").turn(0), 0)
    found = federations(four_structures("-1,2", "2,0").turn(0), 0)
    assert by_the_far_mine in found
    assert ["1,0", "2,1"] in found


@rule("gaia.federation.summary.fewest-satellites")
def test_the_chosen_planets_are_linked_through_other_planets_if_that_takes_fewer() -> None:
    """Institute and academy alone: three satellites, or two past the mine at 2,0."""
    alone = federations(four_structures().turn(0), 0)
    assert {len(each) for each in alone} == {3}
    assert ["1,0", "1,1", "1,2"] in alone
    past_a_mine = federations(four_structures("2,0").turn(0), 0)
    assert past_a_mine == [["1,0", "2,1"]]


@rule("gaia.federation.summary.not-adjacent-to-existing")
def test_a_new_federation_keeps_away_from_an_old_one() -> None:
    t = Table("terrans", "xenos").planets(
        {"0,0": "terra", "0,2": "terra", "2,-1": "terra", "2,-2": "terra", "2,-3": "terra"}
    )
    t.put(0, "2,-1", "planetary_institute").put(0, "2,-2", "trading_station")
    t.put(0, "2,-3", "trading_station").federated(0, "2,-1")
    t.put(0, "0,0", "academy_knowledge").put(0, "0,2", "academy_action")
    t.tiles(0, "std_big_structures_worth_4").seat(0, area1=9)
    assert federations(t.turn(0), 0) == [["0,1"]]
    t.planets({"0,0": "terra", "0,2": "terra", "2,-1": "terra", "2,-2": "terra", "2,-3": "terra"})
    t.satellite(0, "1,0")
    assert federations(t.turn(0), 0) == []


@rule(
    "gaia.federation.further.adjacent-new-planet-joins",
    "gaia.federation.further.joining-no-benefit",
)
def test_a_planet_next_to_a_federation_joins_it_without_a_token() -> None:
    t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in range(-1, 3)})
    t.put(0, "0,-1", "planetary_institute").put(0, "0,0", "trading_station")
    t.put(0, "0,1", "trading_station").federated(0, "0,0")
    s = t.turn(0)
    s.play(0, "build mine 0,2")
    assert s.in_any_federation(0, t.hex("0,2"))
    assert s.players[0].tokens == 0


@rule(
    "gaia.federation.satellite.space-shared", "gaia.federation.satellite.one-per-player-per-space"
)
def test_satellites_of_different_players_share_a_space() -> None:
    t = row_of("planetary_institute", "trading_station", "research_lab", gap=1)
    t.s.satellite[t.hex("0,-3")] = 2
    t.s.federated[t.hex("0,-3")] = 2
    t.s.players[1].satellites = 1
    s = t.turn(0)
    assert federations(s, 0) == [["0,-3", "0,-1"]]


@rule("gaia.federation.token.twelve-vp-not-flippable", "gaia.federation.token.green-side-up")
def test_only_the_12_vp_token_is_gray() -> None:
    for token, green in (("12vp", 0), ("8vp qic", 1), ("7vp credits", 1)):
        s = row_of("planetary_institute", "trading_station", "research_lab", gap=0).turn(0)
        s.play(0, f"federation at 0,-4 token {token}")
        assert s.players[0].green == green


@rule("gaia.faction.xenos.institute-federation-6")
def test_xenos_with_institute_need_only_6() -> None:
    t = Table("xenos", "terrans").planets({"0,0": "desert", "0,1": "desert", "0,2": "desert"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station").put(0, "0,2", "mine")
    assert federations(t.turn(0), 0) == [["at 0,0"]]


@rule("gaia.faction.ivits.power-value-multiple", "gaia.faction.ivits.satellite-costs-qic")
def test_ivits_extend_their_federation_and_pay_satellites_with_qic() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in (-1, 0, 1, 3, 4, 5)})
    t.put(0, "0,-1", "planetary_institute").put(0, "0,0", "trading_station")
    t.put(0, "0,1", "trading_station")
    s = t.seat(0, qic=3).turn(0)
    s.play(0, "federation at 0,-1 token 12vp")
    finish_turn(s, 0)
    t.put(0, "0,3", "academy_knowledge").put(0, "0,4", "research_lab").put(0, "0,5", "mine")
    s = t.turn(0)
    assert federations(s, 0) == []  # 7 + 6 is not 14
    t.seat(0, tiles=0).tiles(0, "std_big_structures_worth_4")
    s = t.turn(0)
    assert federations(s, 0) == [["0,2"]]  # 8 + 7
    s.play(0, "federation 0,2 token 12vp")
    assert s.players[0].qic == 2
    assert s.players[0].area1 + s.players[0].area2 == 6
    assert s.players[0].formed == 2


@rule("gaia.faction.ivits.space-station-power-value", "gaia.faction.ivits.space-station-connects")
def test_a_space_station_counts_1_in_the_federation() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide", "0,1": "oxide", "0,2": "oxide"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station").put(0, "0,2", "mine")
    s = t.turn(0)
    assert federations(s, 0) == []
    s.play(0, "special faction")
    s.play(0, "space station 0,3")
    assert federations(s, 0) == [["at 0,0"]]


@pytest.mark.parametrize("seed", range(6))
@rule("gaia.federation.summary.fewest-satellites", "gaia.federation.further.no-superfluous-pieces")
def test_the_search_finds_exactly_what_brute_force_finds(seed: int) -> None:
    compared = 0
    for s in busy_positions(4, seed, every=30):
        for seat in range(4):
            clusters = Clusters(s, seat)
            most = 3 if clusters.m < 9 else 2
            found = Connections(Search(clusters, most)).federations()
            assert found == BruteForce(s, seat).federations(most)
            compared += 1
    assert compared > 0


KINDS = (
    "planetary_institute",
    "academy_knowledge",
    "research_lab",
    "research_lab",
    "trading_station",
    "trading_station",
    "mine",
    "mine",
    "mine",
)


def scattered(faction: str, seed: int) -> Table:
    """Nine structures on random hexes of the middle of an empty map."""
    rng = Rng(seed)
    places = [f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4)]
    chosen = [places.pop(rng.below(len(places))) for _ in range(14)]
    t = Table(faction, "terrans")
    t.planets(dict.fromkeys(chosen, "desert"))
    for place, kind in zip(chosen, KINDS, strict=False):
        t.put(0, place, kind)
    return t


@pytest.mark.parametrize("seed", range(40))
def test_the_search_equals_brute_force_on_scattered_structures(seed: int) -> None:
    s = scattered("itars", seed).turn(0)
    clusters = Clusters(s, 0)
    assert Connections(Search(clusters, 4)).federations() == BruteForce(s, 0).federations(4)


@pytest.mark.parametrize("seed", range(40))
@rule("gaia.faction.ivits.extend-federation", "gaia.faction.ivits.other-rules-apply")
def test_growing_federations_equal_brute_force(seed: int) -> None:
    t = scattered("ivits", seed)
    join_federation(t.s, 0, t.s.players[0].hexes[0])
    t.seat(0, formed=1)
    s = t.turn(0)
    clusters = Clusters(s, 0)
    assert clusters.growing
    assert Connections(Search(clusters, 4)).federations() == BruteForce(s, 0).federations(4)


def test_scattered_structures_offer_many_federations() -> None:
    """The comparison above compares something."""
    counts = [
        len(Connections(Search(Clusters(scattered("itars", seed).turn(0), 0), 4)).federations())
        for seed in range(40)
    ]
    assert sum(1 for count in counts if count > 0) > 20
    assert max(counts) > 20


@pytest.mark.parametrize(("power", "count"), [(8, 12), (12, 830), (16, 3358)])
def test_twelve_lonely_structures_have_many_federations(power: int, count: int) -> None:
    """Two older searches found 12, 830 and 3348: those that no other way forbids, whosever planets
    it takes."""
    s = spread_out(7, TWELVE)
    s.players[0].area1 = power
    found = list_federations(s, 0)
    assert len(found) == count
    assert found == sorted(found)
    assert len({tuple(each) for each in found}) == count
