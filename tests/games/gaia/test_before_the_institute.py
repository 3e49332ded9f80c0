"""What a planetary institute or academy brings is not there before it stands."""

from __future__ import annotations

from tests.games.gaia.table import (
    Table,
    beginning,
    change,
    finish_turn,
    frame_of,
    income,
    purse,
    says,
    why,
)
from tests.support import rule


@rule("gaia.faction.geodens.institute")
def test_the_geodens_gain_nothing_for_a_new_type() -> None:
    t = Table("geodens", "terrans").planets({"0,0": "volcanic", "0,1": "oxide"}).put(0, "0,0")
    s = t.seat(0, ore=9, knowledge=0).turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].knowledge == 0


@rule("gaia.faction.xenos.institute-income")
def test_the_xenos_are_paid_no_qic() -> None:
    t = Table("xenos", "terrans").planets({"0,0": "desert"}).put(0, "0,0")
    assert income(t.booster(0, "boost_gaia")) == {"ore": 2, "knowledge": 1, "credits": 4}


@rule("gaia.faction.nevlas.institute-double")
def test_tokens_of_the_nevlas_are_worth_1() -> None:
    t = Table("nevlas", "terrans").planets({"0,0": "ice"}).put(0, "0,0")
    s = t.seat(0, area1=0, area2=0, area3=3).turn(0)
    assert why(s, 0, "power 2 ore") == "too-little-power-to-spend"
    assert "power to 2 credits" not in beginning(s, 0, "convert")
    s = t.seat(0, area3=4).turn(0)
    s.play(0, "power 2 ore")
    assert (s.players[0].area1, s.players[0].area3) == (4, 0)


@rule("gaia.faction.taklons.institute-token")
def test_a_passive_charge_brings_the_taklons_no_token() -> None:
    t = Table("terrans", "taklons").planets({"0,0": "terra", "0,1": "terra", "0,2": "swamp"})
    s = t.put(0, "0,0").put(1, "0,2").turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 1", "decline"]


@rule("gaia.faction.ambas.institute-swap")
def test_the_ambas_have_no_swap() -> None:
    t = Table("ambas", "terrans").planets({"0,0": "swamp", "0,1": "swamp"})
    s = t.put(0, "0,0").put(0, "0,1", "trading_station").turn(0)
    assert why(s, 0, "special faction") == "not-owned"


@rule("gaia.faction.itars.institute")
def test_the_itars_buy_no_tile() -> None:
    t = Table("itars", "terrans").planets({"0,0": "ice"}).put(0, "0,0")
    s = t.seat(0, area1=0, area2=0, gaia_area=8).phase("gaia")
    assert type(frame_of(s, 0)).__name__ == "Turn"
    assert s.players[0].area1 == 8


@rule("gaia.faction.gleens.academy-ends-conversion")
def test_the_other_academy_of_the_gleens_ends_nothing() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert"}).put(0, "0,0", "academy_knowledge")
    s = t.seat(0, area3=4, ore=0).turn(0)
    s.play(0, "convert power to qic")
    assert (s.players[0].qic, s.players[0].ore) == (0, 1)


@rule("gaia.faction.gleens.institute-token")
def test_the_token_of_the_gleens_gives_what_it_shows_and_no_more() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert"}).put(0, "0,0", "trading_station")
    s = t.turn(0)
    before = purse(s.players[0])
    s.play(0, "upgrade 0,0 to planetary institute")  # for 6 credits and 4 ore
    assert change(before, s.players[0]) == {"ore": 1 - 4, "knowledge": 1, "credits": 2 - 6}


@rule("gaia.faction.ivits.space-station-connects")
def test_a_space_station_beside_the_federation_belongs_to_it() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in range(3)})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station")
    t.put(0, "0,2", "research_lab").federated(0, "0,0")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station 0,3")
    assert s.in_any_federation(0, t.hex("0,3"))


@rule("gaia.pass.booster-effect-on-return")
def test_the_booster_that_is_returned_scores_and_not_the_one_that_is_taken() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"}).put(0, "0,0")
    t.put(0, "0,1", "research_lab").booster(0, "boost_mines")
    t.s.boosters |= 1 << [each.id for each in t.rules.boosters].index("boost_labs")
    s = t.turn(0)
    s.play(0, "pass boost labs")
    assert s.players[0].vp == 11  # one mine; the lab scores when the other is returned
