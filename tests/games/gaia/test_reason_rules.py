"""A reason says what is wrong with this very choice, and cites the rule of what was refused."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.game import Reason
from astrarium.games.gaia.state import Gaia
from tests.games.gaia.play import after_chance
from tests.games.gaia.table import Table, says
from tests.support import rule


def against(s: Gaia, seat: int, text: str) -> tuple[str, str]:
    """The key of the reason and the rule that it cites."""
    reason = reason_of(s, seat, text)
    return reason.key, reason.rule


def reason_of(s: Gaia, seat: int, text: str) -> Reason:
    (reason,) = s.why_not(seat, text)
    return reason


def alone(faction: str, home: str, kind: str = "mine", **numbers: int) -> Table:
    opponent = "xenos" if faction != "xenos" else "terrans"
    t = Table(faction, opponent).planets({"0,0": home}).put(0, "0,0", kind)
    return t.seat(0, **numbers)


# --- free actions --------------------------------------------------------------------------------


@rule("gaia.free.burn")
def test_burning_lacks_power_in_area_2_and_not_in_area_3() -> None:
    s = alone("terrans", "terra", area2=1, area3=9).turn(0)
    assert against(s, 0, "convert burn power") == ("too-little-power-to-burn", "gaia.free.burn")


@pytest.mark.parametrize(
    ("numbers", "text", "key"),
    [
        ({"qic": 0}, "convert qic to ore", "too-few-qic"),
        ({"knowledge": 0}, "convert knowledge to credit", "too-little-knowledge"),
        ({"ore": 0}, "convert ore to credit", "too-little-ore"),
        ({"ore": 0}, "convert ore to token", "too-little-ore"),
    ],
)
@rule("gaia.free.repeatable")
def test_a_free_action_that_cannot_be_paid_is_not_the_cost_of_a_mine(
    numbers: dict[str, Any], text: str, key: str
) -> None:
    reason = reason_of(alone("terrans", "terra", **numbers).turn(0), 0, text)
    assert (reason.key, reason.rule) == (key, "gaia.free.repeatable")
    assert reason.figures == (1, 0)


@rule("gaia.faction.hadsch-hallas.institute")
def test_credits_that_are_missing_for_a_free_action() -> None:
    s = alone("hadsch_hallas", "oxide", "planetary_institute", credits=2).turn(0)
    reason = reason_of(s, 0, "convert credits to ore")
    assert (reason.key, reason.rule) == ("too-few-credits", "gaia.free.repeatable")
    assert reason.figures == (3, 2)


@rule("gaia.faction.bal-taks.gaiaformer-for-qic")
def test_a_gaiaformer_that_is_missing_for_a_qic_is_not_one_for_a_project() -> None:
    s = alone("bal_taks", "volcanic", gaiaformers=0).turn(0)
    assert against(s, 0, "convert gaiaformer for qic") == (
        "no-gaiaformer",
        "gaia.faction.bal-taks.gaiaformer-for-qic",
    )


@rule("gaia.faction.nevlas.power-for-knowledge", "gaia.faction.nevlas.not-spending")
def test_moving_power_for_knowledge_is_not_refused_as_spending() -> None:
    s = alone("nevlas", "ice", area3=0).turn(0)
    assert against(s, 0, "convert token to gaia area for knowledge") == (
        "no-power-in-area-3",
        "gaia.faction.nevlas.power-for-knowledge",
    )


# --- the brainstone ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "convert power to ore brainstone",
        "convert power to 3 credits brainstone",
        "power 2 ore with brainstone",
        "convert burn power brainstone",
        "convert burn power brainstone out",
    ],
)
@rule("gaia.faction.taklons.brainstone-one")
def test_with_enough_power_the_brainstone_may_still_lie_elsewhere(text: str) -> None:
    s = alone("taklons", "swamp", area1=3, area2=6, area3=9, stone=1).turn(0)
    assert against(s, 0, text) == (
        "brainstone-elsewhere",
        "gaia.faction.taklons.brainstone-one",
    )


@rule("gaia.power.spend.only-area-3", "gaia.faction.taklons.brainstone-three")
def test_with_the_brainstone_there_the_power_may_still_be_too_little() -> None:
    s = alone("taklons", "swamp", area1=0, area2=0, area3=4, stone=3).turn(0)
    assert against(s, 0, "power 3 knowledge with brainstone") == (
        "too-little-power-to-spend",
        "gaia.power.spend.only-area-3",
    )


# --- actions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "kind", "into", "cost", "cited"),
    [
        ("terrans", "mine", "trading station", (6, 2), "trading-station"),
        ("terrans", "trading_station", "research lab", (5, 3), "research-lab"),
        ("terrans", "trading_station", "planetary institute", (6, 4), "planetary-institute"),
        ("terrans", "research_lab", "academy knowledge", (6, 6), "academy"),
        ("terrans", "research_lab", "academy action", (6, 6), "academy"),
        ("bescods", "trading_station", "academy action", (6, 6), "academy"),
    ],
)
@rule(
    "gaia.upgrade.trading-station.cost",
    "gaia.upgrade.research-lab.cost",
    "gaia.upgrade.planetary-institute.cost",
)
def test_an_upgrade_that_cannot_be_paid_cites_its_own_cost(
    faction: str, kind: str, into: str, cost: tuple[int, int], cited: str
) -> None:
    credits, ore = cost
    text = f"upgrade 0,0 to {into}"
    home = {"terrans": "terra", "bescods": "titanium"}[faction]
    t = alone(faction, home, kind, credits=credits - 1, ore=ore)
    reason = reason_of(t.turn(0), 0, text)
    assert (reason.key, reason.rule) == ("too-few-credits", f"gaia.upgrade.{cited}.cost")
    assert reason.figures == (credits, credits - 1)
    reason = reason_of(t.seat(0, credits=credits, ore=ore - 1).turn(0), 0, text)
    assert (reason.key, reason.rule) == ("too-little-ore", f"gaia.upgrade.{cited}.cost")
    assert reason.figures == (ore, ore - 1)


@rule("gaia.board-action.qic-cost")
def test_a_qic_action_that_cannot_be_paid() -> None:
    s = alone("terrans", "terra", qic=1).turn(0)
    assert against(s, 0, "qic planet types") == ("too-few-qic", "gaia.board-action.qic-cost")


@rule("gaia.action-space.terraform.mine-at-once")
def test_a_terraforming_space_without_a_planet_to_build_on() -> None:
    s = alone("terrans", "terra", area3=5).turn(0)
    assert against(s, 0, "power 2 terraforming steps") == (
        "nothing-to-do",
        "gaia.action-space.terraform.mine-at-once",
    )


@rule("gaia.gaia-project.range-like-mine")
def test_a_transdim_planet_out_of_range() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,3": "transdim"}).put(0, "0,0")
    reason = reason_of(t.seat(0, area1=9, qic=0).turn(0), 0, "gaia project 0,3")
    assert (reason.key, reason.rule) == ("out-of-range", "gaia.gaia-project.range-like-mine")
    assert reason.figures == (3, 1)


@rule("gaia.tech.advanced.needs-green-federation-token")
def test_an_advanced_tile_without_a_green_token() -> None:
    t = alone("terrans", "terra", qic=4, economy=4).tiles(0, "std_7_vp")
    s = t.turn(0)
    s.play(0, "qic tech tile")
    assert against(s, 0, "advanced tile of economy") == (
        "no-green-token",
        "gaia.tech.advanced.needs-green-federation-token",
    )


# --- factions ------------------------------------------------------------------------------------


@rule("gaia.faction.terrans.institute")
def test_returned_power_that_is_not_enough() -> None:
    s = alone("terrans", "terra", "planetary_institute", gaia_area=3).phase("gaia")
    reason = reason_of(s, 0, "convert power to qic")
    assert (reason.key, reason.rule) == ("too-little-power", "gaia.faction.terrans.institute")
    assert reason.figures == (4, 3)


@rule("gaia.faction.ambas.institute-swap")
def test_only_a_mine_changes_places_with_the_institute() -> None:
    t = Table("ambas", "xenos").planets({"0,0": "swamp", "0,1": "swamp", "0,2": "swamp"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1").put(0, "0,2", "research_lab")
    s = t.lost_planet(0, "0,3").turn(0)
    s.play(0, "special faction")
    for place in ("0,0", "0,2"):
        assert against(s, 0, f"swap {place}") == (
            "not-a-mine",
            "gaia.faction.ambas.institute-swap",
        )
    assert against(s, 0, "swap 0,3") == ("lost-planet", "gaia.faction.ambas.institute-swap")


@rule("gaia.faction.firaks.institute-downgrade")
def test_only_a_lab_is_turned_back() -> None:
    t = Table("firaks", "xenos").planets({"0,0": "titanium", "0,1": "titanium"})
    s = t.put(0, "0,0", "planetary_institute").put(0, "0,1", "research_lab").turn(0)
    s.play(0, "special faction")
    assert against(s, 0, "downgrade 0,0") == (
        "not-a-lab",
        "gaia.faction.firaks.institute-downgrade",
    )


@rule("gaia.faction.ivits.space-station-action", "gaia.faction.ivits.space-station-range")
def test_a_space_station_that_cannot_be_placed() -> None:
    s = alone("ivits", "oxide", "planetary_institute", qic=0).turn(0)
    s.play(0, "special faction")
    assert against(s, 0, "space station 0,0") == (
        "space-occupied",
        "gaia.faction.ivits.space-station-action",
    )
    reason = reason_of(s, 0, "space station 0,4")
    assert (reason.key, reason.rule) == ("out-of-range", "gaia.faction.ivits.space-station-range")
    assert reason.figures == (4, 1)


@rule("gaia.track.navigation.lost-planet.range-like-mine")
def test_the_lost_planet_out_of_range() -> None:
    t = alone("terrans", "terra", navigation=4, knowledge=4, qic=0).tokens(0, "fed_8_vp_qic")
    s = t.turn(0)
    s.play(0, "research navigation")
    reason = reason_of(s, 0, "lost planet 0,5")
    assert reason.rule == "gaia.track.navigation.lost-planet.range-like-mine"
    assert (reason.key, reason.figures) == ("out-of-range", (5, 4))


# --- boosters ------------------------------------------------------------------------------------


@rule("gaia.pass.no-keeping-booster", "gaia.pass.choose-new-booster")
def test_the_own_booster_is_not_kept_and_an_opponents_is_not_on_offer() -> None:
    t = alone("terrans", "terra").booster(0, "boost_mines").booster(1, "boost_labs")
    s = t.turn(0)
    assert against(s, 0, "pass boost mines") == ("booster-kept", "gaia.pass.no-keeping-booster")
    assert against(s, 0, "pass boost labs") == (
        "booster-not-on-offer",
        "gaia.pass.choose-new-booster",
    )


@rule("gaia.setup.first-booster.one-face-up")
def test_a_first_booster_that_is_not_available() -> None:
    s = after_chance(1)
    s.play(0, "play Nevlas")
    while says(s, 0)[0].startswith("place"):
        s.play(0, says(s, 0)[0])
    missing = next(
        name
        for name in ("mines", "labs", "gaia", "range", "terraform")
        if f"take boost {name}" not in says(s, 0)
    )
    assert against(s, 0, f"take boost {missing}") == (
        "booster-not-on-offer",
        "gaia.setup.first-booster.one-face-up",
    )


@rule("gaia.federation.satellite.not-on-planets", "gaia.federation.further.no-superfluous-pieces")
def test_a_refused_satellite_is_told_why() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,2": "terra", "3,3": "oxide"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "academy_knowledge")
    t.tiles(0, "std_big_structures_worth_4").seat(0, area1=9)
    s = t.turn(0)
    s.play(0, "federation")
    for place, key, cited in (
        ("3,3", "satellite-on-planet", "gaia.federation.satellite.not-on-planets"),
        ("-2,0", "superfluous-satellite", "gaia.federation.further.no-superfluous-pieces"),
    ):
        (reason,) = s.why_not(0, f"satellite {place}")
        assert (reason.key, reason.rule) == (key, cited)


@rule("gaia.federation.summary.not-adjacent-to-existing")
def test_a_satellite_beside_an_older_federation_or_another_satellite_is_told_why() -> None:
    t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in (0, 1, 2, 4)})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station").put(0, "0,2")
    t.federated(0, "0,0").satellite(0, "1,-1")
    t.planets({"-3,0": "terra", "-3,2": "terra"}).put(0, "-3,0", "academy_knowledge")
    t.put(0, "-3,2", "academy_action").tiles(0, "std_big_structures_worth_4").seat(0, area1=9)
    s = t.turn(0)
    s.play(0, "federation")
    assert [each.key for each in s.why_not(0, "satellite -1,0")] == ["beside-federation"]
    assert [each.key for each in s.why_not(0, "satellite 1,-1")] == ["satellite-there"]


@rule("gaia.federation.further.satellite-in-one-federation")
def test_only_a_players_own_satellite_bars_the_space() -> None:
    """Each seat forms a federation; satellites of both seats lie far from it."""
    for seat, own, others in ((0, "3,-3", "3,0"), (1, "3,0", "3,-3")):
        t = Table("terrans", "xenos").planets({"-3,0": "terra", "-3,2": "terra"})
        t.put(seat, "-3,0", "academy_knowledge").put(seat, "-3,2", "academy_action")
        t.satellite(0, "3,-3").satellite(1, "3,0")
        t.tiles(seat, "std_big_structures_worth_4").seat(seat, area1=9)
        s = t.turn(seat)
        s.play(seat, "federation")
        assert [each.key for each in s.why_not(seat, f"satellite {own}")] == ["satellite-there"]
        (reason,) = s.why_not(seat, f"satellite {others}")
        assert reason.key == "superfluous-satellite"


@rule("gaia.passive.all-or-nothing")
def test_another_amount_than_the_one_on_offer_is_told_why() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,2": "desert"})
    t.put(0, "0,0").put(1, "0,2", "trading_station")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    s.play(0, "end turn")
    (reason,) = s.why_not(1, "charge 1")
    assert (reason.key, reason.figures[0]) == ("all-or-nothing", 2)
    assert reason.rule == "gaia.passive.all-or-nothing"


@rule("gaia.special.owner-only", "gaia.free.all-on-board")
def test_what_only_others_have_is_told_so() -> None:
    s = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0").turn(0)
    for text, cited in (
        ("special adv action 3 ore", "gaia.special.owner-only"),
        ("convert gaiaformer for qic", "gaia.free.all-on-board"),
    ):
        assert [each.rule for each in s.why_not(0, text)] == [cited]
    assert [each.rule for each in s.why_not(0, "charge 3")] == ["gaia.actions.one-per-turn"]
