"""The production phase."""

from __future__ import annotations

from astrarium.core.frame import MAIN
from astrarium.games.sun.frames.payment import PayOpponent
from astrarium.games.sun.supply import visible_icons
from tests.games.sun.table import Table
from tests.support import rule


@rule("sun.production.exactly-one")
def test_exactly_one_of_three_options_is_chosen() -> None:
    t = Table().production(0)
    assert t.options() == ["produce growth", "produce ore", "produce trade"]
    t.do("produce growth")
    assert t.asked() == 1  # the turn is over: no second one, no way to decline


@rule("sun.production.growth.visible-icons", "sun.production.growth.example.icons")
def test_icons_under_discs_do_not_count() -> None:
    t = Table()
    gone = [int(visible_icons(t.seat(0, food_discs=left).s, 0, 0)) for left in range(8, -1, -1)]
    assert gone == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert visible_icons(t.seat(0, food_discs=3).s, 0, 0) == 3  # 5 gone: A, B and C


@rule("sun.production.growth.cube-per-icon", "sun.production.growth.becomes-population")
@rule("sun.production.growth.one-cube-only")
def test_every_visible_icon_turns_one_cube_of_its_column_into_population() -> None:
    t = Table().seat(0, food_discs=3, population=0).production(0).do("produce growth")
    assert t.columns(0) == [4, 3, 2, 3, 2]
    assert t.player(0).population == 3


@rule("sun.production.growth.empty-column", "sun.production.growth.example.two-cubes")
@rule("sun.production.growth.example.empty-a")
def test_an_empty_column_gives_nothing() -> None:
    t = Table().supply(0, 0, 2, 1, 3, 2).seat(0, food_discs=3, population=1)
    t.production(0).do("produce growth")
    assert t.columns(0) == [0, 1, 0, 3, 2]
    assert t.player(0).population == 3


@rule("sun.production.growth.field-irrelevant")
def test_a_column_is_a_number_of_cubes_on_no_particular_fields() -> None:
    t = Table().supply(0, 2, 0, 0, 0, 0).production(0).do("produce growth")
    assert t.columns(0) == [1, 0, 0, 0, 0]


@rule("sun.production.ore.visible-icons", "sun.production.ore.example.icons")
def test_ore_icons_are_counted_like_food_icons() -> None:
    t = Table().seat(0, ore_discs=4)
    assert visible_icons(t.s, 0, 1) == 3


@rule("sun.production.ore.one-per-icon", "sun.production.ore.example.gain")
@rule("sun.production.ore.beside-board")
def test_every_visible_icon_gives_one_ore() -> None:
    t = Table().seat(0, ore_discs=4, ore=2).production(0).do("produce ore")
    assert t.player(0).ore == 5


@rule("sun.production.take-full-amount")
def test_the_full_amount_is_taken() -> None:
    t = Table().seat(0, ore_discs=0, food_discs=0, ore=0, population=0)
    assert t.production(0).do("produce ore").player(0).ore == 5
    assert t.production(0).do("produce growth").player(0).population == 5


@rule("sun.production.trade.no-new-resources", "sun.production.trade.any-number")
def test_trade_gives_nothing_by_itself_and_any_number_of_exchanges() -> None:
    t = Table().seat(0, ore=7, population=2).production(0).do("produce trade")
    assert (t.player(0).ore, t.player(0).population) == (7, 2)
    t.do("buy population", "buy population", "sell population", "sell population")
    assert (t.player(0).ore, t.player(0).population) == (3, 2)
    t.do("end trade")
    assert t.asked() == 1


@rule("sun.production.trade.ore-to-population", "sun.production.trade.ore-to-population.column")
@rule("sun.production.trade.ore-to-population.food-discs-ignored")
def test_three_ore_turn_the_leftmost_supply_cube_into_population() -> None:
    t = Table().supply(0, 0, 0, 0, 1, 2).seat(0, ore=3, population=0)
    t.production(0).do("produce trade", "buy population")
    assert t.columns(0) == [0, 0, 0, 0, 2]  # only A shows an icon
    assert (t.player(0).ore, t.player(0).population) == (0, 1)
    assert t.why("buy population") == "too-little-ore"


@rule("sun.production.trade.ore-to-population.needs-supply")
def test_without_supply_ore_cannot_be_exchanged() -> None:
    t = Table().supply(0, 0, 0, 0, 0, 0).seat(0, ore=9).production(0).do("produce trade")
    assert t.why("buy population") == "no-supply"


@rule("sun.production.trade.scrap-ship", "sun.production.trade.scrap-ship.anywhere")
@rule("sun.implied.scrapping-is-a-change")
def test_a_ship_is_scrapped_anywhere_for_one_ore_and_control_is_checked() -> None:
    t = Table().ships(0, "tau_ceti", 2).outpost(0, "tau_ceti", "ore").ships(1, "tau_ceti", 1)
    t.seat(0, ore=1, population=0).production(0).do("produce trade", "scrap 2 at b left")
    assert (t.player(0).ore, t.player(0).population) == (0, 1)
    assert t.ships_at(0, "tau_ceti") == []
    assert t.asked() == 1
    assert t.may("outpost at b left with food")


@rule("sun.production.trade.population-to-ore", "sun.production.trade.population-to-ore.column")
def test_population_goes_back_to_the_rightmost_column_with_room_for_one_ore() -> None:
    t = Table().supply(0, 5, 4, 2, 2, 2).seat(0, ore=0, population=3)
    t.production(0).do("produce trade", "sell population")
    assert t.columns(0) == [5, 4, 2, 3, 2]
    assert t.player(0).ore == 1
    t.do("sell population")
    assert t.columns(0) == [5, 4, 3, 3, 2]


@rule("sun.effect.return-population.rightmost", "sun.effect.return-population.fill-column-first")
@rule("sun.effect.return-population.column-a-unlimited")
def test_cubes_fill_columns_from_the_right_and_a_has_unlimited_room() -> None:
    t = Table().supply(0, 5, 3, 3, 3, 1).seat(0, population=4).production(0)
    t.do("produce trade", "sell population")
    assert t.columns(0) == [5, 3, 3, 3, 2]
    t.do("sell population")
    assert t.columns(0) == [5, 4, 3, 3, 2]
    t.do("sell population", "sell population")
    assert t.columns(0) == [7, 4, 3, 3, 2]


@rule("sun.effect.return-population.cost")
@rule("sun.effect.return-population.cost-and-effect-add-up")
@rule("sun.effect.return-population.example.three-cubes")
def test_returned_and_used_population_add_up() -> None:
    # Metahuman Chambers: return 2, then one for the research: 3 in all.
    t = Table().lay("IIA", "mass_cloning").lay("IIB", "survey_probes").lay("IIC", "colony_arks")
    t.lay("III1", "metahuman_chambers").lay("III2", "capital_ship").know(0, "III1", "III2")
    t.seat(0, ore=4, population=2).turn(0)
    assert t.why("act metahuman chambers 1 1") == "too-little-population"
    t.seat(0, population=3).turn(0).supply(0, 5, 4, 3, 2, 1).do("act metahuman chambers 1 1")
    assert t.columns(0) == [5, 4, 3, 3, 2]
    t.do("research IIII1")
    assert (t.player(0).population, t.player(0).ore) == (0, 0)


@rule("sun.effect.ore.gain", "sun.effect.ore.unlimited")
def test_ore_gained_is_taken_in_full_from_an_unlimited_bank() -> None:
    t = Table().seat(0, ore=200)
    t.run(0, "asteroid_windfall.discoverer")
    assert t.player(0).ore == 203


@rule("sun.effect.supply.one-by-one-left", "sun.effect.supply.food-discs-ignored")
@rule("sun.effect.supply.direction-default")
def test_supply_is_used_from_the_left_whatever_the_discs_show() -> None:
    t = Table().supply(0, 1, 1, 3, 0, 0).seat(0, population=0)
    t.run(0, "population_boom.discoverer")
    assert t.columns(0) == [0, 0, 3, 0, 0]
    assert t.player(0).population == 2


@rule("sun.effect.supply.population-instead", "sun.optional.supply-shortage.population")
@rule("sun.optional.supply-shortage.pass")
def test_without_supply_population_may_stand_in_or_the_effect_is_left() -> None:
    t = Table().supply(0, 1, 0, 0, 0, 0).seat(0, population=2).ships(0, "sol")
    t.run(0, "neo_industrial_revolution.immediate").do("build at sol from A")
    assert t.options() == ["build at sol from population", "leave the rest"]
    spared = t.s.clone()
    t.do("build at sol from population")
    assert t.ships_at(0, "sol") == [3, 3]
    assert t.player(0).population == 1
    t.s = spared
    t.do("leave the rest")
    assert t.ships_at(0, "sol") == [3]
    assert t.player(0).population == 2


@rule("sun.effect.population.must-be-available", "sun.effect.population.goes-to-board")
def test_population_must_be_there_and_goes_to_a_board() -> None:
    t = Table().seat(0, population=1).turn(0).do("act research level 1 1", "research I4")
    assert t.player(0).population == 0
    assert t.player(0).researched == 1 << t.slot("I4")
    t.do("produce ore").turn(0)
    assert t.why("act research level 1 2") == "too-little-population"


@rule("sun.effect.ore.pay-opponent")
def test_ore_may_be_paid_to_an_opponent() -> None:
    t = Table().seat(0, ore=5).seat(2, ore=0).turn(0)
    t.s.push(MAIN, PayOpponent(0, 3))
    assert t.options() == ["pay seat 1", "pay seat 2", "pay seat 3"]
    t.do("pay seat 2")
    assert (t.player(0).ore, t.player(2).ore) == (2, 3)


@rule("sun.clarify.other-columns-return-right", "sun.card.lalande-21185")
def test_rewards_of_columns_and_productions_go_in_order() -> None:
    t = Table().supply(0, 5, 4, 3, 3, 2)
    t.run(0, "android_rights_movement.immediate").do("supply from E to A", "supply from E to A")
    assert t.columns(0) == [7, 4, 3, 3, 0]
    t.seat(0, population=1).production(0).do("produce trade", "sell population")
    assert t.columns(0) == [7, 4, 3, 3, 1]  # from the right all the same
    t = Table().seat(0, ore=2, population=0, ore_discs=8).run(0, "lalande_21185.colonize")
    assert (t.player(0).population, t.player(0).ore) == (1, 3)  # grown, mined, and now trade
    assert t.may("end trade")
    assert t.may("buy population")
