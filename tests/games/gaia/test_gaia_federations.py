"""Forming federations: the rulebook's bullets, its figures, and the search against brute force."""

from __future__ import annotations

import pytest

from astrarium import load
from astrarium.core.frame import MAIN
from astrarium.core.rng import Rng
from astrarium.games.gaia.bench import FIFTEEN, TWELVE, spread_out
from astrarium.games.gaia.clusters import Clusters
from astrarium.games.gaia.connections import Connections
from astrarium.games.gaia.federations import Search
from astrarium.games.gaia.frames.federation import FormFederation, list_federations
from astrarium.games.gaia.state import Gaia
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


def alone_in_space(faction: str, empty: list[str]) -> Table:
    """Satellites can go to these spaces only; everywhere else are planets."""
    t = Table(faction, "taklons")
    everywhere = [f"{q},{r}" for q, r in t.rules.geometry.spots]
    return t.planets({place: "titanium" for place in everywhere if place not in empty})


def two_ends() -> Table:
    """Groups of three mines at both ends of a row of four spaces, a lone mine on either side of it.

    Three groups are enough. Past a lone mine two satellites link the two groups of that side.
    """
    places = [f"{q},{r}" for q in (0, 4) for r in (-3, -2, -1)]
    places += [f"{q},{r}" for q in (-1, 3) for r in (1, 2, 3)]
    places += ["2,-3", "1,3"]
    between = [f"{q},{r}" for q in range(5) for r in range(-3, 4)]
    t = alone_in_space("terrans", [place for place in between if place not in places])
    for place in places:
        t.put(0, place, "mine")
    return t.seat(0, area1=4, area2=0, area3=0)


@rule("gaia.federation.further.no-superfluous-pieces")
def test_a_federation_may_be_able_to_spare_each_of_its_groups() -> None:
    """Without any of the four groups three satellites would do, but only past a lone mine."""
    t = two_ends()
    s = t.turn(0)
    row = sorted(t.hex(place) for place in ("0,0", "1,0", "2,0", "3,0"))
    assert row in list_federations(s, 0)
    assert list_federations(s, 0) == BruteForce(s, 0).federations(4)


def two_ends_and_a_middle() -> Table:
    """A row of seven spaces: two trading stations at either end, a lab on its way.

    Far above it a chain of mines comes within one space of either end and within two of the lab.
    """
    row = [f"{q},0" for q in range(-3, 4)]
    chain = ["-3,-3", *(f"{q},-4" for q in range(-2, 5)), "4,-3"]
    t = alone_in_space("terrans", [*row, "-3,-2", "4,-2", "0,-3", "0,-2"])
    for place in ("-3,-1", "-4,1", "4,-1", "3,1"):
        t.put(0, place, "trading_station")
    t.put(0, "0,-1", "research_lab")
    for place in chain:
        t.put(0, place, "mine")
    return t.seat(0, area1=7, area2=0, area3=0)


@rule("gaia.federation.summary.fewest-satellites")
def test_what_could_be_linked_by_fewer_satellites_past_other_planets_is_no_federation() -> None:
    """Along the row seven satellites link the five; past the mines, not chosen, six do."""
    t = two_ends_and_a_middle()
    s = t.turn(0)
    row = sorted(t.hex(f"{q},0") for q in range(-3, 4))
    found = list_federations(s, 0)
    assert row not in found
    assert found == BruteForce(s, 0).federations(7)


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


@pytest.mark.parametrize("seed", range(4))
@rule("gaia.federation.summary.fewest-satellites", "gaia.federation.further.no-superfluous-pieces")
def test_the_search_finds_exactly_what_brute_force_finds(seed: int) -> None:
    compared = 0
    for s in busy_positions(4, seed, every=100):
        for seat in range(4):
            most = 3 if len(s.players[seat].hexes) < 9 else 2
            assert able_to_pay(s, seat, most) == BruteForce(s, seat).federations(most)
            compared += 1
    assert compared > 0


def able_to_pay(s: Gaia, seat: int, satellites: int) -> list[list[int]]:
    """The federations that a seat could form with power (or Q.I.C.s) for so many satellites."""
    s = s.clone()
    player = s.players[seat]
    player.area1, player.area2, player.area3, player.qic = satellites, 0, 0, satellites
    return list_federations(s, seat)


PIECES = ["planetary_institute", "academy_knowledge", "academy_action"]
PIECES += ["research_lab"] * 3 + ["trading_station"] * 4 + ["mine"] * 8
FACTIONS = ("itars", "xenos", "bescods", "terrans", "ivits")
ROUND_THE_MIDDLE = [f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def small_board(seed: int) -> tuple[Gaia, int]:
    """Own structures, planets and spaces at random round the middle; and what satellites are paid.

    All around are planets of nobody, so that no satellite can go there. The Ivits have a federation
    that grows, and others have an older one now and then.
    """
    rng = Rng(seed)
    faction = FACTIONS[rng.below(len(FACTIONS))]
    middle = list(ROUND_THE_MIDDLE)
    own = [middle.pop(rng.below(len(middle))) for _ in range(6 + rng.below(6))]
    empty = [middle.pop(rng.below(len(middle))) for _ in range(14 + rng.below(6))]
    t = alone_in_space(faction, empty)
    pieces = list(PIECES)
    for place in own:
        t.put(0, place, pieces.pop(rng.below(len(pieces))))
    if rng.below(3) == 0:
        t.tiles(0, "std_big_structures_worth_4")
    if faction == "ivits" or rng.below(8) == 0:
        t.federated(0, own[0])
    return t.turn(0), 2 + rng.below(4)


# On board 1454 strong sets that do not grow are parts of larger ones that do.
@pytest.mark.parametrize("seed", [*range(200), 1454])
@rule("gaia.federation.power-value-7", "gaia.faction.ivits.extend-federation")
def test_the_search_finds_what_brute_force_finds_on_small_boards(seed: int) -> None:
    s, most = small_board(seed)
    assert able_to_pay(s, 0, most) == BruteForce(s, 0).federations(most)


def test_small_boards_offer_many_federations() -> None:
    """The comparison above compares something."""
    boards = [small_board(seed) for seed in range(200)]
    counts = [len(able_to_pay(s, 0, most)) for s, most in boards]
    assert sum(1 for count in counts if count > 0) > 100
    assert max(counts) > 10


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


@pytest.mark.parametrize(("seed", "structures", "most"), [(7, TWELVE, 16), (18, FIFTEEN, 12)])
def test_the_same_federations_are_found_among_those_of_higher_values(
    seed: int, structures: list[int], most: int
) -> None:
    """A second way, for positions too large for brute force, that needs no wide cores.

    If more value were needed, a federation that has it would be one still. So every federation is
    found where its core is just strong enough, and remains if no part of it does with fewer.
    """
    s = spread_out(seed, structures)
    clusters = Clusters(s, 0)
    usual = Search(clusters, most)
    found = Connections(usual).federations()
    among: set[tuple[int, ...]] = set()
    for need in range(clusters.need, clusters.need + 4):
        stronger = Clusters(s, 0)
        stronger.need = need
        search = Search(stronger, most)
        search.wide_cores.clear()
        among |= {tuple(each) for each in Connections(search).federations()}
    cheapest: dict[int, int] = {}  # what the clusters of each need, and no others
    legal: list[list[int]] = []
    for each in among:
        members = 0
        for hex in each:
            members |= usual.touched(hex)
        if members not in cheapest:
            cheapest[members] = Search(clusters.within(members), most, cheapest=True).best
        if cheapest[members] >= len(each):
            legal.append(list(each))
    assert 0 < len(legal) < len(among)
    assert found == sorted(legal)


def seen_from_outside(s: Gaia) -> tuple[object, ...]:
    """All that codec, views, equality and clones show of a position."""
    return s.dump(), [s.view(eyes) for eyes in (None, 0, 1)], hash(s), s.clone().dump()


def test_what_options_remember_of_federations_nobody_can_see() -> None:
    s = row_of("planetary_institute", "trading_station", "research_lab", gap=1).turn(0)
    fresh, before = s.clone(), seen_from_outside(s)
    (turn,) = s.questions()
    known = s.players[0].cheapest
    options = s.options(turn)
    assert s.players[0].cheapest == 2 != known
    assert s == fresh
    assert seen_from_outside(s) == before
    assert fresh.options(turn) == s.clone().options(turn) == options


def test_what_a_frame_remembers_of_federations_nobody_can_see() -> None:
    s = row_of("planetary_institute", "trading_station", "research_lab", gap=1).turn(0)
    s.play(0, "federation")
    loaded, before = load(s.dump()), seen_from_outside(s)
    frame = s.agenda.lanes[MAIN][-1]
    assert isinstance(frame, FormFederation)
    assert frame.found is None
    (question,) = s.questions()
    options = s.options(question)
    assert frame.found is not None
    assert s == loaded
    assert seen_from_outside(s) == before
    assert loaded.options(question) == s.clone().options(question) == options
