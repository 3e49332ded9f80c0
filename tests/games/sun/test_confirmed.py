"""The technologies of Level III, read from the cards, each played: its reward and its action."""

from __future__ import annotations

from tests.games.sun.table import Table, frame_of


def with_card(card: str, **figures: int) -> Table:
    """The card lies on III1, seat 0 has researched it."""
    return Table().lay("III1", card).know(0, "III1").seat(0, **figures)


def reward(card: str, **figures: int) -> Table:
    return Table().seat(0, **figures).run(0, f"{card}.immediate")


def test_transdimensional_ai_gives_a_cube_and_a_known_technology_without_its_reward() -> None:
    t = reward("transdimensional_ai", population=0).do("do it")
    assert t.options() == ["research I1", "research I2", "research I3", "research I4"]
    t.do("research I3")
    assert (t.player(0).population, t.player(0).automated_food) == (0, 0)


def test_planetary_scale_research_goes_by_colonies() -> None:
    t = reward("planetary_scale_research").do("build at sol from A")
    assert (t.ships_at(0, "sol"), frame_of(t)) == ([1, 2], "Jump")
    t = with_card("planetary_scale_research", ore=4, population=1).turn(0)
    t.do("act planetary scale research 1 1", "research I2")
    assert (t.player(0).ore, t.player(0).population) == (0, 0)


def test_metahuman_chambers_cost_two_cubes_beside_the_one_for_research() -> None:
    t = reward("metahuman_chambers", population=0)
    assert (t.player(0).automated_food, t.player(0).population) == (1, 1)
    t = with_card("metahuman_chambers", ore=4, population=3)
    t.lay("III2", "capital_ship").know(0, "III2").turn(0)
    assert t.why("act metahuman chambers 1 1") == ""
    assert t.seat(0, population=2).turn(0).why("act metahuman chambers 1 2") != ""


def test_hivemind_computing_researches_level_4_for_seven_ore() -> None:
    t = reward("hivemind_computing")
    assert (t.player(0).automated_ore, frame_of(t)) == (1, "Jump")
    t = with_card("hivemind_computing", ore=7, population=1)
    t.lay("III2", "capital_ship").know(0, "III2").turn(0)
    t.do("act hivemind computing 1 2", "research IIII1")
    assert t.player(0).ore == 0


def test_deep_space_megastructures_build_in_deep_space_then_research_level_3() -> None:
    t = reward("deep_space_megastructures").rest()
    assert t.ships_at(0, "deep_space") == [3]
    t = with_card("deep_space_megastructures", ore=4, population=1)
    t.lay("IIA", "mass_cloning").lay("IIB", "hypercomputing").know(0, "IIA", "IIB")
    t.turn(0).do("act deep space megastructures 1 1", "build at deep space from A")
    assert t.ships_at(0, "deep_space") == [2]
    assert t.options() == ["research III2"]


def test_capital_ship_builds_a_second_ship_for_two_more_ore() -> None:
    t = reward("capital_ship").do("build at sol from A")
    assert t.ships_at(0, "sol") == [1, 4]
    t = with_card("capital_ship", ore=5, population=2).turn(0)
    t.do("act capital ship 1 1", "build at sol from population", "do it").rest()
    t.do("jump 4 from sol to a left", "jump 2 from sol to a left", "jump 1 from sol to a left")
    assert (t.player(0).ore, t.player(0).population) == (0, 0)
    assert t.ships_at(0, "a_left") == [1, 2, 4]


def test_android_armada_chooses_twice_the_same_too() -> None:
    t = reward("android_armada", population=0).do("option 2", "option 2")
    assert t.player(0).population == 2
    t = reward("android_armada", population=0).do("option 1", "build at sol from A", "option 2")
    assert (t.ships_at(0, "sol"), t.player(0).population) == ([1, 2], 1)
    t = with_card("android_armada", ore=4).turn(0).do("act android armada 1 1")
    t.do("build at sol from A", "jump 4 from sol to a left", "stop")
    assert (t.player(0).ore, t.ships_at(0, "a_left")) == (0, [4])


def test_mercenary_fleet_has_two_actions() -> None:
    t = with_card("mercenary_fleet", ore=3).ships(0, "sirius", 3).outpost(0, "sirius").turn(0)
    t.do("act mercenary fleet 1 1", "colonize a right", "land 3", "landed")
    assert (t.player(0).ore, t.colonies(0)) == (0, ["sirius"])
    t = with_card("mercenary_fleet", ore=1, population=2).turn(0)
    t.do("act mercenary fleet 2 1", "build at sol from population")
    assert (t.player(0).ore, t.player(0).population) == (0, 0)
    assert (t.ships_at(0, "sol"), frame_of(t)) == ([1, 4], "Jump")


def test_cerebral_implants_research_level_2_for_three_or_level_3_for_five_ore() -> None:
    t = with_card("cerebral_implants", ore=5, population=0)
    t.lay("IIA", "mass_cloning").lay("IIB", "hypercomputing")
    t.know(0, "I1", "I2", "IIA", "IIB").turn(0).do("act cerebral implants 1 1")
    assert t.player(0).population == 1
    assert t.options() == ["option 1", "option 2"]
    t.do("option 2", "research III2")
    assert (t.player(0).ore, t.player(0).population) == (0, 0)
    poor = with_card("cerebral_implants", ore=4, population=0).know(0, "I1", "I2").turn(0)
    poor.do("act cerebral implants 1 1", "option 1")
    assert poor.player(0).ore == 1


def test_manufacturing_orbitals_repeat_their_own_reward() -> None:
    t = with_card("manufacturing_orbitals", ore=0, population=0)
    t.colony(0, "ross_128", "yz_ceti", "procyon")
    for place in ("sirius", "shipyard_left", "tau_ceti", "barnards_star"):
        t.outpost(0, place).ships(0, place, 1)
    t.turn(0).do("act manufacturing orbitals 1 1")
    assert t.player(0).ore == 3  # of four places at most three
    assert t.player(0).population == 1  # for two of three colonies
    t.do("do it", "build at sol from population")
    assert frame_of(t) == "Jump"


def test_android_rights_movement_moves_supply_from_the_right() -> None:
    t = reward("android_rights_movement").do("supply from E to A", "supply from E to A")
    assert (t.columns(0), t.player(0).automated_food) == ([7, 4, 3, 3, 0], 1)


def test_subatomic_fabrication_gives_four_things() -> None:
    t = reward("subatomic_fabrication", ore=0, population=0).do("automate ore")
    assert (t.player(0).automated_ore, t.player(0).population, t.player(0).ore) == (1, 1, 1)
    assert frame_of(t) == "Jump"


def test_quantum_data_exchange_pays_what_it_copies() -> None:
    t = reward("quantum_data_exchange", ore=0)
    assert (t.player(0).automated_ore, t.player(0).ore) == (1, 2)
    t = with_card("quantum_data_exchange", ore=2, population=1).know(0, "I1").turn(0)
    t.do("act quantum data exchange 1 1", "copy research_level_2.action 1")
    assert t.player(0).ore == 0


def test_hyperdrive_boosters_raise_two_different_ships_and_jump_four() -> None:
    t = reward("hyperdrive_boosters").do("upgrade 1 at sol", "upgrade 2 at sol", "upgrade 3 at sol")
    assert t.ships_at(0, "sol") == [4]
    t = with_card("hyperdrive_boosters").ships(0, "sol", 1, 1).turn(0)
    t.do("act hyperdrive boosters 1 1", "upgrade 1 at sol", "upgrade 1 at sol")
    assert (t.ships_at(0, "sol"), frame_of(t)) == ([2, 2], "Jump")


def test_wormhole_technology_moves_two_ships_anywhere() -> None:
    t = reward("wormhole_technology", ore=0).do("build at sol from A")
    assert t.player(0).ore == 1
    t.do("jump 2 from sol to b left", "jump 1 from sol to shipyard right")
    assert (t.ships_at(0, "b_left"), t.ships_at(0, "shipyard_right")) == ([2], [1])


def test_stealth_terraformers_cost_five_ore_and_a_cube() -> None:
    t = with_card("stealth_terraformers", ore=5, population=1).ships(0, "sol", 3).turn(0)
    t.do("act stealth terraformers 1 1")
    assert (t.player(0).ore, t.player(0).population, frame_of(t)) == (0, 0, "Jump")
    assert t.seat(0, ore=4, population=1).turn(0).why("act stealth terraformers 1 1") != ""
