"""Every step of the vocabulary, run as a program of a card: what it does, and when it cannot.

Cards of this set use all steps but one; here each stands on a card of its own.
"""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.core.frame import CHANCE, LEGAL, MAIN, reason_code
from astrarium.games.sun.components import check_components
from astrarium.games.sun.frames.events import TakeReward
from astrarium.games.sun.reasons import REASONS
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit, bits_in
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of

Steps = list[dict[str, Any]]


def table(steps: Steps, cost: dict[str, int] | None = None, **options: Any) -> Table:
    """The only action of Terraforming, which seat 0 has researched, has these steps and cost."""
    action = {"spaces": 1, "cost": cost or {}, "effect": steps}
    mine = given(changed(terraforming={"action": [action]}))
    return Table(4, components=mine, **options).know(0, "I2")


def acting(steps: Steps, cost: dict[str, int] | None = None, **figures: int) -> Table:
    """The action is taken, with these figures of the seat."""
    return table(steps, cost).seat(0, **figures).turn(0).do(ACT)


def closed(steps: Steps, cost: dict[str, int] | None = None, **figures: int) -> str:
    """Why the action cannot be taken; empty if it can."""
    return table(steps, cost).seat(0, **figures).turn(0).why(ACT)


ACT = "act terraforming 1 1"
ORE = {"do": "gain_ore", "amount": 1}

# --- resources -----------------------------------------------------------------------------------


def test_gain_ore_takes_from_the_bank() -> None:
    assert acting([{"do": "gain_ore", "amount": 20}], ore=0).player(0).ore == 20


def test_pay_stands_before_all_else_and_takes_ore_or_population() -> None:
    t = acting([{"do": "pay", "cost": {"ore": 2}}, ORE], ore=5)
    assert t.player(0).ore == 4
    t = acting([{"do": "pay", "cost": {"return_population": 2}}, ORE], ore=0, population=2)
    assert (t.player(0).ore, t.player(0).population) == (1, 0)
    assert closed([{"do": "pay", "cost": {"ore": 2}}, ORE], ore=1) == "too-little-ore"
    assert closed([{"do": "pay", "cost": {"ore": 2}}, ORE], ore=2) == ""


def test_pay_opponent_moves_ore_to_another_seat() -> None:
    t = acting([{"do": "pay_opponent", "ore": 2}], ore=2)
    assert t.options() == ["pay seat 1", "pay seat 2", "pay seat 3"]
    t.seat(3, ore=1).do("pay seat 3")
    assert (t.player(0).ore, t.player(3).ore) == (0, 3)
    told = [(event.kind, int(event.seat), int(event.amount)) for event in t.events()[-2:]]
    assert told == [("paid", 0, 2), ("paid-opponent", 3, 2)]
    assert closed([{"do": "pay_opponent", "ore": 2}], ore=1) == "too-little-ore"
    assert closed([{"do": "pay_opponent", "ore": 2}], {"ore": 1}, ore=2) == "too-little-ore"
    assert closed([{"do": "pay_opponent", "ore": 2}], {"ore": 1}, ore=3) == ""


@pytest.mark.parametrize(
    ("column", "left"), [("leftmost", [3, 4, 3, 3, 2]), ("rightmost", [5, 4, 3, 3, 0])]
)
def test_supply_to_population_takes_columns_in_order(column: str, left: list[int]) -> None:
    t = acting([{"do": "supply_to_population", "count": 2, "column": column}], population=0).rest()
    assert t.columns(0) == left
    assert t.player(0).population == 2


def test_supply_to_population_from_any_column_asks() -> None:
    t = acting([{"do": "supply_to_population", "count": 2, "column": "any"}], population=0)
    assert t.options() == [f"population from {column}" for column in "ABCDE"]
    t.do("population from C", "population from E")
    assert t.columns(0) == [5, 4, 2, 3, 1]


def test_supply_to_population_ends_when_supply_does() -> None:
    t = table([{"do": "supply_to_population", "count": 3}]).supply(0, 0, 1).seat(0, population=0)
    t.turn(0).do(ACT)
    assert t.player(0).population == 1
    any_column = {"do": "supply_to_population", "count": 3, "column": "any"}
    t = table([any_column]).supply(0, 0, 1).seat(0, population=0).turn(0).do(ACT).rest()
    assert t.player(0).population == 1
    assert closed([{"do": "supply_to_population", "count": 1}], supply=0) == "nothing-changes"


def test_a_returned_cube_can_be_the_supply_that_grows() -> None:
    steps = [{"do": "supply_to_population", "count": 1}]
    assert closed(steps, {"return_population": 1}, supply=0, population=1) == ""


def test_supply_to_ship_builds_at_a_shipyard_or_in_deep_space() -> None:
    t = acting([{"do": "supply_to_ship", "count": 1, "level": 3}])
    t.do("build at sol from A")
    assert t.ships_at(0, "sol") == [1, 3]
    t = acting([{"do": "supply_to_ship", "count": 2, "level": 2, "at": "deep_space"}]).rest()
    assert t.ships_at(0, "deep_space") == [2, 2]
    t = acting([{"do": "supply_to_ship", "count": 1, "level": 2, "column": "rightmost"}]).rest()
    assert t.columns(0) == [5, 4, 3, 3, 1]


def test_supply_to_ship_takes_population_where_supply_is_empty_or_is_left() -> None:
    step = {"do": "supply_to_ship", "count": 1, "level": 2}
    t = acting([step, ORE], population=1, supply=0)
    assert t.options() == ["build at sol from population", "leave the rest"]
    assert acting([step, ORE], population=0, ore=0, supply=0).player(0).ore == 1
    assert closed([step], population=0, supply=0) == "nothing-changes"
    assert closed([step], population=1, supply=0) == ""
    assert closed([step], {"return_population": 1}, population=1, supply=0) == ""


def test_population_to_ship_needs_that_much_population() -> None:
    step = {"do": "population_to_ship", "count": 2, "level": 4}
    t = acting([step], population=2).do("build at sol from population").rest()
    assert t.ships_at(0, "sol") == [1, 4, 4]
    assert closed([step], population=1) == "too-little-population"
    assert closed([step], {"return_population": 1}, population=2) == "too-little-population"
    assert closed([step], {"return_population": 1}, population=3) == ""


def test_move_supply_goes_where_there_is_room() -> None:
    step = {"do": "move_supply", "count": 1, "from": "rightmost", "to": "any"}
    t = table([step]).supply(0, 5, 4, 2, 3, 2).turn(0).do(ACT)
    assert t.options() == ["supply from E to A", "supply from E to C"]
    t.do("supply from E to C")
    assert t.columns(0) == [5, 4, 3, 3, 1]
    leftmost = {"do": "move_supply", "count": 1, "from": "leftmost", "to": "C"}
    t = table([leftmost]).supply(0, 0, 4, 2, 3, 2).turn(0).do(ACT).rest()
    assert t.columns(0) == [0, 3, 3, 3, 2]
    assert closed([leftmost]) == "nothing-changes"  # column C is full
    any_to_a = {"do": "move_supply", "count": 1, "from": "any", "to": "A"}
    t = acting([any_to_a])
    assert t.options() == [f"supply from {column} to A" for column in "BCDE"]
    assert closed([any_to_a], supply=0) == "no-supply"


def test_automate_moves_discs_of_a_track_or_of_either() -> None:
    t = acting([{"do": "automate", "track": "food", "count": 2}])
    assert (t.player(0).automated_food, t.player(0).food_discs) == (2, 6)
    t = acting([{"do": "automate", "track": "choice", "count": 2}])
    assert t.options() == ["automate food", "automate ore"]
    t.do("automate ore", "automate food")
    assert (t.player(0).automated_food, t.player(0).automated_ore) == (1, 1)
    assert frame_of(t) == "Turn"


def test_produce_population_growth_must_change_something() -> None:
    step = {"do": "produce", "kind": "population_growth"}
    t = acting([step], population=0)
    assert (t.player(0).population, t.columns(0)) == (1, [4, 4, 3, 3, 2])
    empty = table([step]).supply(0, 0, 4, 3, 3, 2).turn(0)
    assert empty.why(ACT) == "nothing-changes"  # only the icon of column A is seen
    assert table([step]).supply(0, 0, 4).seat(0, food_discs=6).turn(0).why(ACT) == ""


def test_produce_ore_gives_the_icons() -> None:
    assert acting([{"do": "produce", "kind": "ore"}], ore=0, ore_discs=4).player(0).ore == 3
    blind = changed(
        ("factions.normal.ore_icons", [1, 2, 4, 6, 8]),
        terraforming={"action": [{"spaces": 1, "effect": [{"do": "produce", "kind": "ore"}]}]},
    )
    t = Table(4, components=given(blind)).know(0, "I2").turn(0)
    assert t.why(ACT) == "nothing-changes"  # no icon is seen
    assert t.seat(0, ore_discs=7).turn(0).why(ACT) == ""


def test_produce_trade_needs_something_to_trade() -> None:
    step = {"do": "produce", "kind": "trade"}
    t = acting([step], ore=3)
    assert frame_of(t) == "Trade"

    def poor(ore: int, population: int) -> Table:
        t = table([step]).ships(0, "sol").seat(0, ore=ore, population=population)
        return t.turn(0)

    assert poor(0, 0).why(ACT) == "nothing-changes"
    assert poor(2, 0).why(ACT) == "nothing-changes"
    assert poor(3, 0).why(ACT) == ""  # population for ore
    assert poor(0, 1).why(ACT) == ""  # ore for population
    assert poor(0, 0).ships(0, "sol", 1).seat(0, ore=1).turn(0).why(ACT) == ""  # a ship is scrapped
    paid = table([step], {"ore": 2}).ships(0, "sol").seat(0, ore=4, population=0).turn(0)
    assert paid.why(ACT) == "nothing-changes"
    assert paid.seat(0, ore=5).turn(0).why(ACT) == ""
    given_back = table([step], {"return_population": 1}).ships(0, "sol")
    given_back.seat(0, ore=3, population=1, supply=0)
    assert given_back.turn(0).why(ACT) == ""  # the cube given back is bought again
    assert given_back.seat(0, ore=2).turn(0).why(ACT) == "nothing-changes"


# --- research ------------------------------------------------------------------------------------


def test_research_reaches_its_levels_only() -> None:
    t = acting([{"do": "research", "levels": ["I"]}])
    assert t.options() == ["research I1", "research I3", "research I4"]
    t = acting([{"do": "research", "levels": ["I", "II"]}])
    assert t.options() == ["research I1", "research I3", "research I4", "research IIC"]
    assert closed([{"do": "research", "levels": ["I"]}], population=0) == "too-little-population"
    assert closed([{"do": "research", "levels": ["III"]}]) == "no-slot"


def test_research_needs_a_cube_beside_those_given_back() -> None:
    step = {"do": "research", "levels": ["I"]}
    assert closed([step], {"return_population": 1}, population=1) == "too-little-population"
    assert closed([step], {"return_population": 1}, population=2) == ""


def test_research_of_known_technologies_without_prerequisites_and_reward() -> None:
    step = {
        "do": "research",
        "levels": ["II"],
        "discovered_only": True,
        "ignore_prerequisites": True,
        "ignore_immediate": True,
    }
    t = table([step]).lay("IIE", "mass_cloning").seat(0, population=1).turn(0).do(ACT)
    assert t.why("research IIC") == "not-discovered"
    t.do("research IIE")
    assert t.player(0).population == 0  # the reward would have been two cubes
    with_reward = {**step, "ignore_immediate": False}
    t = table([with_reward]).lay("IIE", "mass_cloning").seat(0, population=1).turn(0)
    assert t.do(ACT, "research IIE").player(0).population == 2
    strict = {**step, "ignore_prerequisites": False}
    t = table([strict]).lay("IIE", "mass_cloning").seat(0, population=1).turn(0)
    assert t.why(ACT) == "no-slot"


@pytest.mark.parametrize(
    ("colonies", "most", "reason"),
    [
        (0, "IIII", ""),
        (1, "IIII", ""),
        (1, "I", ""),
        (2, "II", ""),
        (2, "III", "no-slot"),
        (4, "IIII", "no-slot"),
    ],
)
def test_the_level_of_research_may_go_by_colonies(colonies: int, most: str, reason: str) -> None:
    step = {"do": "research", "level_by": "colonized_systems_and_one", "max_level": most}
    mine = ("wolf_359", "ross_128", "procyon", "yz_ceti")[:colonies]
    t = table([step]).colony(0, *mine).turn(0)
    assert t.why(ACT) == reason


def test_by_colonies_exactly_the_level_is_researched() -> None:
    step = {"do": "research", "level_by": "colonized_systems_and_one", "max_level": "III"}
    assert "research I1" in table([step]).turn(0).do(ACT).options()
    t = table([step]).colony(0, "wolf_359").turn(0).do(ACT).rest()
    assert t.player(0).researched == bit(t.slot("I2")) | bit(t.slot("IIC"))
    t = table([step]).colony(0, "wolf_359", "ross_128").lay("IIA", "mass_cloning").know(0, "IIA")
    t.turn(0).do(ACT).rest()
    assert (t.player(0).researched >> t.slot("III1")) & 1 == 1


@pytest.mark.parametrize(
    ("most", "slots"),
    [
        ("I", ["research I1", "research I3", "research I4"]),
        ("II", ["research IIC"]),
        ("IIII", ["research IIII2"]),
    ],
)
def test_with_more_colonies_the_highest_level_is_researched(most: str, slots: list[str]) -> None:
    step = {"do": "research", "level_by": "colonized_systems_and_one", "max_level": most}
    mine = ("wolf_359", "ross_128", "procyon", "yz_ceti", "sirius")
    for colonies in (4, 5):
        t = table([step, ORE]).colony(0, *mine[:colonies])
        t.lay("III3", "capital_ship").lay("III4", "mercenary_fleet").know(0, "III3", "III4")
        t.turn(0).do(ACT)
        assert t.options()[: len(slots)] == slots


def test_a_private_technology_is_kept_of_those_turned_up() -> None:
    step = {"do": "gain_private_technology", "level": "III", "draw": 3, "keep": 2}
    t = acting([step])
    assert t.asked() == CHANCE
    t.do("turn up capital ship", "turn up mercenary fleet", "turn up stealth terraformers")
    assert t.options() == [
        "keep capital ship",
        "keep mercenary fleet",
        "keep stealth terraformers",
    ]
    t.do("keep mercenary fleet", "keep stealth terraformers")
    kept = bit(t.technology("mercenary_fleet")) | bit(t.technology("stealth_terraformers"))
    assert t.player(0).private == kept
    assert t.s.turned == []
    assert t.s.deck_of(2).layers[-1].things() == [t.technology("capital_ship")]


def test_the_reward_of_the_first_kept_card_comes_before_the_second_is_chosen() -> None:
    step = {"do": "gain_private_technology", "level": "II", "draw": 2, "keep": 2}
    t = table([step]).seat(0, population=0).turn(0).do(ACT)
    t.do("turn up mass cloning", "turn up advanced genetics", "keep mass cloning")
    assert t.player(0).population == 2
    assert t.options() == ["keep advanced genetics"]


def test_where_fewer_cards_are_left_all_of_them_are_kept() -> None:
    step = {"do": "gain_private_technology", "level": "III", "draw": 3, "keep": 3}
    t = table([step])
    t.s.deck_3 = new_deck(bag_of([t.technology("mercenary_fleet")], len(t.rules.technologies)))
    t.turn(0).do(ACT, "turn up mercenary fleet", "keep mercenary fleet")
    assert frame_of(t) == "Turn"
    assert (t.s.turned, int(t.s.deck_3.size)) == ([], 0)
    empty = table([step])
    empty.s.deck_3 = new_deck(bag_of([], len(empty.rules.technologies)))
    assert empty.turn(0).why(ACT) == "no-card-left"


def test_a_card_repeats_its_own_immediate_box() -> None:
    mine = changed(
        terraforming={
            "immediate": [{"do": "gain_ore", "amount": 4}],
            "action": [{"spaces": 1, "effect": [{"do": "repeat_own_immediate"}]}],
        }
    )
    t = Table(4, components=given(mine)).know(0, "I2").seat(0, ore=0).turn(0).do(ACT)
    assert t.player(0).ore == 4


def test_immediate_boxes_of_own_technologies_are_repeated_each_once() -> None:
    step = {
        "do": "repeat_immediate_of_researched_technologies",
        "max_cards": 2,
        "levels": ["I"],
    }
    t = table([step]).lay("IIA", "mass_cloning").know(0, "I1", "I4", "IIA").turn(0).do(ACT)
    assert t.options() == [
        "stop",
        "repeat narrow beam lasers",
        "repeat terraforming",
        "repeat robotic mining",
    ]
    t.do("repeat robotic mining")
    assert t.options() == ["stop", "repeat narrow beam lasers", "repeat terraforming"]
    t.do("stop")
    assert frame_of(t) == "Turn"


def test_without_an_immediate_box_there_is_nothing_to_repeat() -> None:
    step = {
        "do": "repeat_immediate_of_researched_technologies",
        "max_cards": 1,
        "levels": ["II"],
    }
    assert closed([step]) == "no-immediate"
    t = table([{**step, "levels": ["I"]}]).turn(0)
    t.player(0).researched = bit(0)
    known = bit(t.technology("narrow_beam_lasers")) | bit(t.technology("terraforming"))
    t.player(0).technologies = known
    assert t.turn(0).why(ACT) == ""


def test_the_first_card_of_the_set_may_be_the_only_one_to_repeat() -> None:
    step = {"do": "repeat_immediate_of_researched_technologies", "max_cards": 1, "levels": ["I"]}
    mine = changed(scholars_guild={"effect": [step], "cost": {}})
    t = Table(4, components=given(mine)).know(0, "I1")
    t.s.uncovered = 15
    t.turn(0).do("act scholars guild 1 1")
    assert t.options() == ["stop", "repeat narrow beam lasers"]


def test_an_action_of_another_kind_is_copied_with_its_cost() -> None:
    step = {"do": "copy_action", "kind": "research"}
    guild = {"effect": [step], "cost": {"ore": 1}}
    mine = changed(terraforming={"action": [], "immediate": [ORE]}, scholars_guild=guild)
    t = Table(4, components=given(mine)).seat(0, ore=3, population=3)
    t.s.uncovered = 15
    t.know(0, "I1").turn(0).do("act scholars guild 1 1", "copy research_level_2.action 1")
    assert t.player(0).ore == 0


# --- ships ---------------------------------------------------------------------------------------


def test_jump_spends_points_one_by_one() -> None:
    t = acting([{"do": "jump", "points": 3}])
    t.do("jump 1 from sol to a left", "jump 1 from a left to deep space")
    assert frame_of(t) == "Jump"
    t.do("jump 1 from deep space to b left")
    assert t.ships_at(0, "b_left") == [1]
    no_ship = table([{"do": "jump", "points": 3}]).ships(0, "sol").turn(0)
    assert no_ship.why(ACT) == "nothing-changes"


def test_jump_to_any_location_moves_so_many_ships() -> None:
    t = table([{"do": "jump_to_any_location", "ships": 1}]).ships(0, "sol", 1).turn(0).do(ACT)
    moves = [text for text in t.options() if text.startswith("jump 1 from sol")]
    assert len(moves) == 7
    t.do("jump 1 from sol to b right")
    assert frame_of(t) == "BuildOutpost"
    no_ship = table([{"do": "jump_to_any_location", "ships": 1}]).ships(0, "sol").turn(0)
    assert no_ship.why(ACT) == "nothing-changes"


def test_upgrades_of_so_many_levels_or_of_so_many_ships() -> None:
    t = table([{"do": "upgrade_ships", "total_levels": 3}]).ships(0, "sol", 1, 3).turn(0).do(ACT)
    t.do("upgrade 1 at sol", "upgrade 3 at sol", "upgrade 2 at sol")
    assert t.ships_at(0, "sol") == [3, 4]
    each = {"do": "upgrade_ships", "max_ships": 2, "levels_each": 2}
    t = table([each]).ships(0, "sol", 1, 3).turn(0).do(ACT, "upgrade 1 at sol")
    assert t.options() == ["upgrade 3 at sol"]  # one of the two is the ship just raised
    t.do("upgrade 3 at sol")
    assert t.ships_at(0, "sol") == [3, 4]
    full = table([each]).ships(0, "sol", 4).turn(0)
    assert full.why(ACT) == "nothing-changes"


def test_a_raised_ship_is_not_raised_twice() -> None:
    each = {"do": "upgrade_ships", "max_ships": 3, "levels_each": 1}
    t = table([each]).ships(0, "sol", 1, 2).turn(0).do(ACT, "upgrade 1 at sol")
    assert t.options() == ["upgrade 2 at sol"]
    t.do("upgrade 2 at sol")
    assert t.ships_at(0, "sol") == [2, 3]
    assert frame_of(t) == "Turn"


def test_colonize_needs_a_controlled_system() -> None:
    t = table([{"do": "colonize"}]).ships(0, "sirius", 3).outpost(0, "sirius").turn(0).do(ACT)
    assert t.may("land 3") or t.do("colonize a right").may("land 3")
    assert closed([{"do": "colonize"}]) == "nothing-to-colonize"


def test_colonize_with_one_disc_in_the_end() -> None:
    quiet = {
        "do": "colonize",
        "target": "uncontrolled_at_start_of_turn",
        "discs_placed": 1,
        "skip_control_bonus": True,
    }
    t = table([quiet]).ships(0, "sirius", 3).turn(0).do(ACT, "colonize a right", "land 3", "landed")
    t.do("discover ross 128").rest()
    assert (t.player(0).colony_food, t.player(0).food_discs) == (1, 7)
    held = table([quiet]).ships(0, "sirius", 3).outpost(0, "sirius").turn(0)
    assert held.why(ACT) == "nothing-to-colonize"


# --- structure -----------------------------------------------------------------------------------


def test_optional_steps_have_a_cost_of_their_own() -> None:
    steps: Steps = [
        ORE,
        {"do": "optional", "cost": {"ore": 2}, "steps": [{"do": "gain_ore", "amount": 5}]},
    ]
    assert acting(steps, ore=1).do("do it").player(0).ore == 5
    assert acting(steps, ore=1).do("leave it").player(0).ore == 2
    assert acting(steps, ore=0).rest().player(0).ore == 1


def test_choose_once_or_several_times() -> None:
    options = [[{"do": "gain_ore", "amount": 1}], [{"do": "gain_ore", "amount": 5}]]
    twice = {"do": "choose", "times": 2, "same_option_allowed": True, "options": options}
    t = acting([twice], ore=0).do("option 2", "option 2")
    assert t.player(0).ore == 10
    different = {**twice, "same_option_allowed": False}
    assert acting([different], ore=0).do("option 2").rest().player(0).ore == 6


@pytest.mark.parametrize(
    ("of", "every", "ore"),
    [
        ("locations_you_control", 1, 3),
        ("locations_you_control", 2, 1),
        ("systems_you_have_colonized", 1, 2),
        ("opponents_beyond_the_first", 1, 2),
        ("locations_taken_from_another_faction_by_this_effect", 1, 0),
    ],
)
def test_for_each_counts(of: str, every: int, ore: int) -> None:
    each = {"do": "for_each", "of": of, "every": every, "steps": [ORE]}
    t = table([{"do": "gain_ore", "amount": 9}, each]).colony(0, "ross_128", "yz_ceti")
    for place in ("sirius", "shipyard_left", "tau_ceti"):
        t.outpost(0, place).ships(0, place, 1)
    t.seat(0, ore=0).turn(0).do(ACT)
    assert t.player(0).ore == 9 + ore


def test_for_each_has_a_most() -> None:
    each = {"do": "for_each", "of": "locations_you_control", "max": 2, "steps": [ORE]}
    t = table([each])
    for place in ("sirius", "shipyard_left", "tau_ceti"):
        t.outpost(0, place).ships(0, place, 1)
    assert t.seat(0, ore=0).turn(0).do(ACT).player(0).ore == 2
    assert table([each]).turn(0).why(ACT) == "nothing-changes"


# --- events and setup ----------------------------------------------------------------------------


def event(steps: Steps, **more: Any) -> Table:
    """Frontier Monument says this instead, and seat 0 turns it up."""
    mine = changed(frontier_monument={"discoverer": steps, **more})
    return Table(4, components=given(mine))


def test_a_guild_is_uncovered_for_everybody() -> None:
    t = event([{"do": "uncover_guild", "guild": "ascension_guild"}])
    t.run(0, "frontier_monument.discoverer")
    assert t.s.uncovered == 0b1000
    assert t.told()[-1] == "guild-opened"


def test_a_system_is_attached_and_can_be_taken() -> None:
    t = event([{"do": "attach_system_to_card", "deck": "A"}]).run(0, "frontier_monument.discoverer")
    t.do("discover wolf 359")
    assert t.s.attached == [t.event("frontier_monument") * 64 + t.system("wolf_359")]
    assert t.s.shown == []


def test_without_systems_nothing_is_attached_drawn_or_added() -> None:
    for step in (
        {"do": "attach_system_to_card", "deck": "A"},
        {"do": "draw_systems_and_take_colonize_bonus", "deck": "B", "draw": 2, "resolve": 1},
        {"do": "add_extra_system", "deck": "A", "replaced": False},
    ):
        t = event([step])
        for deck in (0, 1):
            t.s.set_systems(deck, new_deck(bag_of([], len(t.rules.systems))))
        assert only_reason(t) == "no-system", step


def only_reason(t: Table) -> str:
    """Why the first step of the event cannot be carried out."""
    programs = t.rules.programs
    first = programs.nodes[programs.named["frontier_monument.discoverer"]].lists[0][0]
    node = programs.nodes[first]
    reason = programs.vocabulary.reason(t.s, 0, node.what, node.arguments, programs.free)
    return REASONS[int(reason_code(reason))].key if reason != LEGAL else ""


def test_an_event_lies_at_a_system_on_the_board() -> None:
    t = event([{"do": "attach_event_to_system"}]).run(0, "frontier_monument.discoverer")
    assert t.options() == [
        "attach to a left",
        "attach to a right",
        "attach to b left",
        "attach to b right",
    ]
    t.do("attach to b left")
    assert t.s.attached == [t.event("frontier_monument") * 64 + t.system("tau_ceti")]
    bare = event([{"do": "attach_event_to_system"}])
    bare.s.systems = [-1] * len(bare.s.systems)
    assert only_reason(bare) == "no-system"


def test_two_rewards_of_three_systems_turned_up() -> None:
    step = {"do": "draw_systems_and_take_colonize_bonus", "deck": "A", "draw": 3, "resolve": 2}
    t = event([step]).seat(0, ore=0).run(0, "frontier_monument.discoverer")
    t.do("discover luytens star", "discover groombridge 34", "discover epsilon eridani")
    size = int(t.s.deck_a.size)
    t.do("reward of luytens star")
    assert t.player(0).ore == 4
    assert t.options() == ["reward of epsilon eridani", "reward of groombridge 34"]
    t.do("reward of groombridge 34")
    assert t.player(0).ore == 5
    assert (t.s.shown, int(t.s.deck_a.size)) == ([], size + 3)


def test_more_rewards_than_systems_are_left_out() -> None:
    step = {"do": "draw_systems_and_take_colonize_bonus", "deck": "A", "draw": 3, "resolve": 2}
    t = event([step]).seat(0, ore=0)
    t.s.deck_a = new_deck(bag_of([t.system("luytens_star")], len(t.rules.systems)))
    t.s.deck_b = new_deck(bag_of([], len(t.rules.systems)))
    t.run(0, "frontier_monument.discoverer").do("discover luytens star", "reward of luytens star")
    assert (t.player(0).ore, t.s.shown, int(t.s.deck_a.size)) == (4, [], 1)


def test_a_system_without_a_reward_may_be_chosen() -> None:
    step = {"do": "draw_systems_and_take_colonize_bonus", "deck": "B", "draw": 1, "resolve": 1}
    t = event([step]).run(0, "frontier_monument.discoverer").do("discover teegardens star")
    t.do("reward of teegardens star")
    assert frame_of(t) == "Turn"


def test_up_to_so_many_ships_are_donated() -> None:
    t = event([{"do": "donate_ship", "max_ships": 2}]).ships(0, "sol", 1, 2, 3)
    t.run(0, "frontier_monument.discoverer")
    assert t.options() == ["stop", "donate 1 at sol", "donate 2 at sol", "donate 3 at sol"]
    t.do("donate 3 at sol", "donate 1 at sol")
    assert t.ships_at(0, "sol") == [2]
    here = t.event("frontier_monument") * 64
    assert t.s.museum == [here + 3, here + 1]
    assert frame_of(t) == "Turn"
    bare = event([{"do": "donate_ship", "max_ships": 2}]).ships(0, "sol")
    assert only_reason(bare) == "no-ship"


def test_nothing_need_be_donated() -> None:
    t = event([{"do": "donate_ship", "max_ships": 2}, ORE]).seat(0, ore=0)
    t.run(0, "frontier_monument.discoverer").do("stop")
    assert (t.s.museum, t.player(0).ore) == ([], 1)


def test_setup_ship_level_exchanges_the_first_ship() -> None:
    mine = changed()
    mine["factions"]["faction"][0]["normal"]["setup"] = [{"do": "setup_ship_level", "level": 4}]
    t = Table(4, components=given(mine)).run(0, "nishida_ostergaard.setup")
    assert t.ships_at(0, "sol") == [4]


@pytest.mark.parametrize(
    "step",
    [
        {"do": "donate_ship", "max_ships": 1},
        {"do": "attach_system_to_card", "deck": "A"},
        {"do": "take_attached_system"},
        {"do": "attach_event_to_system"},
    ],
)
def test_only_an_event_can_say_these(step: dict[str, Any]) -> None:
    action = {"spaces": 1, "effect": [step]}
    with pytest.raises(ValueError, match=f"only an event can say {step['do']}"):
        check_components(changed(terraforming={"action": [action]}))


def test_an_action_that_is_copied_leaves_the_pawn_and_pays() -> None:
    for field, value in (("pawn_stays_here", False), ("copied_cost_is_paid", False)):
        step = {"do": "copy_action", "kind": "research", field: value}
        mine = changed(terraforming={"action": [{"spaces": 1, "effect": [step]}]})
        with pytest.raises(ValueError, match=f"{field} is False in copy_action, where true was"):
            check_components(mine)


# --- rewards within rewards ----------------------------------------------------------------------


def test_a_reward_that_turns_up_cards_leaves_the_others_waiting_to_be_kept() -> None:
    outer = {"do": "gain_private_technology", "level": "III", "draw": 3, "keep": 2}
    inner = {"do": "gain_private_technology", "level": "II", "draw": 2, "keep": 1}
    mine = changed(frontier_monument={"discoverer": [outer]}, capital_ship={"immediate": [inner]})
    t = Table(4, components=given(mine)).run(0, "frontier_monument.discoverer")
    t.do("turn up capital ship", "turn up mercenary fleet", "turn up stealth terraformers")
    t.do("keep capital ship", "turn up mass cloning", "turn up colony arks")
    assert t.options() == ["keep mass cloning", "keep colony arks"]
    assert_all_cards_are_there(t)
    assert astrarium.load(t.s.dump()).dump() == t.s.dump()
    t.do("keep mass cloning")
    assert t.options() == ["keep mercenary fleet", "keep stealth terraformers"]
    t.do("keep mercenary fleet")
    kept = [t.technology(id) for id in ("capital_ship", "mercenary_fleet", "mass_cloning")]
    assert bits_in(t.player(0).private) == sorted(kept)
    assert t.s.turned == []
    assert t.s.deck_of(1).layers[-1].things() == [t.technology("colony_arks")]
    assert t.s.deck_of(2).layers[-1].things() == [t.technology("stealth_terraformers")]
    assert_all_cards_are_there(t)


def test_a_reward_that_researches_leaves_the_others_waiting_to_be_kept() -> None:
    outer = {"do": "gain_private_technology", "level": "II", "draw": 2, "keep": 2}
    inner = {"do": "research", "levels": ["II"]}
    mine = changed(frontier_monument={"discoverer": [outer]}, mass_cloning={"immediate": [inner]})
    t = Table(4, components=given(mine)).know(0, "I2", "I1").seat(0, population=1)
    t.run(0, "frontier_monument.discoverer")
    t.do("turn up mass cloning", "turn up advanced genetics", "keep mass cloning")
    t.s.face_down = 0  # no event lies there
    t.do("research IIA", "turn up human experimentation", "turn up plasma cannons")
    assert t.options() == ["lay human experimentation", "lay plasma cannons"]
    t.do("lay human experimentation").rest()
    assert t.s.cards[t.slot("IIA")] == t.technology("human_experimentation")
    assert t.s.deck_of(1).layers[-1].things() == [t.technology("plasma_cannons")]
    assert (t.player(0).private >> t.technology("advanced_genetics")) & 1 == 1


def test_an_event_within_a_reward_leaves_the_other_systems_waiting() -> None:
    drawing = {"do": "draw_systems_and_take_colonize_bonus", "draw": 3, "resolve": 2, "deck": "A"}
    mine = changed(
        frontier_monument={"discoverer": [drawing]},
        arms_race={"discoverer": [{**drawing, "draw": 2, "resolve": 1, "deck": "B"}]},
        luytens_star={"colonize": [{"do": "research", "levels": ["II"]}]},
    )
    t = Table(4, components=given(mine)).know(0, "I1", "I2").seat(0, ore=0, population=1)
    t.run(0, "frontier_monument.discoverer")
    t.do("discover luytens star", "discover groombridge 34", "discover epsilon eridani")
    t.do("reward of luytens star", "research IIA", "event arms race")
    t.do("discover teegardens star", "discover wolf 1061")
    assert t.options() == ["reward of teegardens star", "reward of wolf 1061"]
    assert_all_cards_are_there(t)
    waiting = [t.system("groombridge_34"), t.system("epsilon_eridani")]
    frame = next(each for each in t.s.agenda.lanes[MAIN] if isinstance(each, TakeReward))
    assert (frame.data(), TakeReward(*frame.data()).waiting) == ([0, 1, *waiting], waiting)
    t.do("reward of teegardens star", "turn up human experimentation", "turn up plasma cannons")
    t.do("lay human experimentation").rest()
    assert t.options() == ["reward of epsilon eridani", "reward of groombridge 34"]
    t.do("reward of groombridge 34")
    assert (t.player(0).ore, t.s.shown) == (1, [])
    assert_all_cards_are_there(t)


def assert_all_cards_are_there(t: Table) -> None:
    broken = t.rules.game.broken(t.s)
    assert not [name for name in broken if "technolog" in name or "system" in name], broken
