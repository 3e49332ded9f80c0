"""What is read out of a set once, and what a position is before anything happens."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.agenda import new_agenda
from astrarium.core.game import rules_of
from astrarium.games.sun.flow import Rounds
from astrarium.games.sun.game import GAME
from astrarium.games.sun.reading import says
from astrarium.games.sun.state import Player, new_position
from astrarium.games.sun.steps import DEEDS
from astrarium.games.sun.supply import put_supply, take_supply
from astrarium.games.sun.tables import Ability, SunRules
from astrarium.games.sun.view import full_data
from astrarium.parts.bits import bits_in
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table

# Of the box, for so many seats: the first space of an action, and how many are alike.
BOX = {
    4: ["research_level_1_1 4", "research_level_2_1 2", "research_level_2_3 1",
        "build_and_jump_1 1", "build_and_jump_2 1", "gather 1"],
    3: ["research_level_1_1 3", "research_level_2_1 1", "research_level_2_2 1",
        "build_and_jump_1 1", "build_and_jump_2 1", "gather 1"],
    2: ["research_level_1_1 2", "research_level_2_1 1", "research_level_2_2 1",
        "build_and_jump_1 1", "build_and_jump_2 1", "gather 1"],
}  # fmt: skip


def actions(rules: SunRules) -> list[str]:
    return [f"{rules.spaces[each.first].id} {each.spaces}" for each in rules.action_rows]


def test_spaces_that_differ_in_nothing_are_one_action() -> None:
    for seats, wanted in BOX.items():
        found = actions(rules_of(GAME, seats, {}))
        assert found[:6] == wanted
        assert found[6:10] == [
            "colonists_guild_1_1 1",
            "scholars_guild_1_1 1",
            "technocrat_guild_1_1 1",
            "ascension_guild_1_1 1",
        ]
    found = actions(rules_of(GAME, 4, {}))
    assert "mass_cloning_1_1 2" in found
    assert [each for each in found if each.startswith("mercenary")] == [
        "mercenary_fleet_1_1 1",
        "mercenary_fleet_2_1 1",
    ]
    assert found[-1] == "dyson_sphere 1"
    rules = rules_of(GAME, 4, {})
    assert sum(int(each.spaces) for each in rules.action_rows) == len(rules.spaces) == 52


def test_what_a_space_costs_more_and_whether_it_is_free_to_all() -> None:
    rules = rules_of(GAME, 4, {})
    dear = {space.id: int(space.ore) for space in rules.spaces if space.ore > 0}
    assert dear == {"research_level_2_3": 1, "build_and_jump_2": 1}
    assert [space.id for space in rules.spaces if space.free] == ["gather", "dyson_sphere"]


def test_levels_that_an_action_may_research_are_known() -> None:
    rules = rules_of(GAME, 4, {})
    levels = {
        rules.programs.names[program]: bits
        for program, bits in rules.researches.items()
        if bits != 0
    }
    assert levels == {
        "research_level_1.action 1": 0b1,
        "research_level_2.action 1": 0b10,
        "scholars_guild.action 1": 0b100,
        "ascension_guild.action 1": 0b1000,
        "spacetime_anomaly_studies.action 1": 0b100,
        "human_experimentation.action 1": 0b10,
        "bio_synaptic_network.action 1": 0b11,
        "hypercomputing.action 1": 0b11,
        "planetary_scale_research.action 1": 0b10000,
        "metahuman_chambers.action 1": 0b1000,
        "hivemind_computing.action 1": 0b1000,
        "deep_space_megastructures.action 1": 0b100,
        "cerebral_implants.action 1": 0b110,
    }


def test_only_stealth_terraformers_colonize_unseen() -> None:
    rules = rules_of(GAME, 4, {})
    unseen = [rules.programs.names[each] for each, is_so in rules.stealthy.items() if is_so]
    assert unseen == ["stealth_terraformers.action 1"]


def test_what_is_copied_by_name_counts_as_said() -> None:
    mine = changed(
        terraforming={
            "immediate": [{"do": "research", "levels": ["III"]}],
            "action": [{"spaces": 1, "effect": [{"do": "repeat_own_immediate"}]}],
        }
    )
    rules = rules_of(GAME, 4, {"components": given(mine)})
    program = rules.programs.named["terraforming.action 1"]
    assert rules.researches[program] == 0b100
    research, jump = list(DEEDS).index("research"), list(DEEDS).index("jump")
    assert says(rules, program, research)
    assert says(rules, program, research, 0, 0b100)
    assert not says(rules, program, research, 0, 0b10)
    assert not says(rules, program, jump)


def test_a_card_that_repeats_immediate_boxes_is_not_repeated_itself() -> None:
    rules = rules_of(GAME, 4, {})
    not_again = {card.id for card in rules.technologies if not card.repeatable}
    without = {card.id for card in rules.technologies if card.immediate == -1}
    assert not_again - without == {"parallel_universe_generator"}
    assert without == {"mercenary_fleet", "cerebral_implants", "stealth_terraformers"}


def test_what_a_level_4_card_is_worth() -> None:
    rules = rules_of(GAME, 4, {})
    cards = {
        card.id: tuple(
            int(each)
            for each in (card.vp, card.more_each, card.more_of, card.more_every, card.most_vp)
        )
        for card in rules.technologies
        if card.more_each
    }
    assert cards == {
        "galactic_empire": (3, 1, 2, 1, 8),
        "post_scarcity_society": (2, 1, 0, 2, 7),
        "galactic_datasphere": (2, 1, 7, 2, 8),
        "hyperlane_hegemony": (2, 1, 5, 1, 8),
    }
    plain = [card for card in rules.technologies if not card.more_each]
    assert all((card.more_of, card.more_every, card.most_vp) == (0, 1, card.vp) for card in plain)


def test_lasting_events_are_read_with_their_points() -> None:
    rules = rules_of(GAME, 4, {})
    found = {
        event.id: (int(event.lasting), int(event.of), event.vp)
        for event in rules.events
        if event.lasting != -1
    }
    assert found == {
        "arms_race": (0, 4, [4, 2]),
        "gold_rush": (0, 3, [3]),
        "spaceship_museum": (1, 1, [1]),
        "frontier_monument": (2, 0, [3]),
        "colonial_census": (0, 5, [4, 2]),
        "grand_exposition": (1, 6, [1]),
    }
    spaces = {event.id: rules.spaces[event.space].id for event in rules.events if event.space != -1}
    assert spaces == {"dyson_sphere": "dyson_sphere"}
    assert all(event.of == 0 and event.vp == [] for event in rules.events if event.lasting == -1)


# --- an empty position ---------------------------------------------------------------------------


def test_a_position_begins_with_nothing() -> None:
    rules = rules_of(GAME, 3, {})
    s = new_position(rules, new_agenda(3, Rounds(0)))
    data = full_data(s)
    players = data.pop("players")
    zero = dict.fromkeys(players[0], 0) | {"faction": -1, "pawn": -1}
    assert players == [zero] * 3
    numbers = {name: value for name, value in data.items() if isinstance(value, int)}
    assert numbers == {
        "round_number": 1,
        "last_round": 0,
        "active": -1,
        "uncovered": 0,
        "face_down": 0,
        "unseen_events": 0,
        "kept_events": 0,
        "claims": 0,
        "changed": 1,
        "held": 0,
        "stealth": 0,
        "early": -1,
    }
    lists = {name: value for name, value in data.items() if isinstance(value, list)}
    assert lists == {
        "ships": [],  # none that is not 0
        "outposts": [],
        "gaining": [],
        "cards": [-1] * 19,
        "systems": [-1] * 12,
        "extras": [],
        "goals": [],
        "turned": [],
        "shown": [],
        "market": [-1] * 12,
        "attached": [],
        "museum": [],
    }
    assert (len(s.ships), len(s.outposts), len(s.gaining)) == (12 * 16, 12, 12)


def test_a_column_can_hold_all_twenty_cubes() -> None:
    player = Player()
    for column, cubes in enumerate((20, 1, 0, 0, 20)):
        for _ in range(cubes):
            put_supply(player, column)
    assert [int(player.column(at)) for at in range(5)] == [20, 1, 0, 0, 20]
    assert player.supply_cubes() == 41
    take_supply(player, 4)
    take_supply(player, 1)
    assert [int(player.column(at)) for at in range(5)] == [20, 0, 0, 0, 19]


def test_private_and_researched_technologies_are_known() -> None:
    player = Player()
    player.technologies, player.private = 0b01, 0b10
    assert [player.knows(card) for card in range(3)] == [True, True, False]


def test_the_slot_of_a_technology_is_found() -> None:
    t = Table().lay("IIA", "mass_cloning")
    assert t.s.slot_of(t.technology("narrow_beam_lasers")) == 0
    assert t.s.slot_of(t.technology("mass_cloning")) == t.slot("IIA")
    assert t.s.slot_of(t.technology("capital_ship")) == -1


# --- an action must change something -------------------------------------------------------------


def acting(effect: list[dict[str, Any]], cost: dict[str, int] | None = None) -> Table:
    action = {"spaces": 1, "cost": cost or {}, "effect": effect}
    t = Table(4, components=given(changed(terraforming={"action": [action]}))).know(0, "I2")
    return t.turn(0)


JUMP = {"do": "jump", "points": 1}
ACT = "act terraforming 1 1"


def test_of_several_jumps_the_last_must_be_made_if_none_was() -> None:
    t = acting([JUMP, JUMP]).do(ACT)
    assert t.why("stop") == ""
    t.do("stop")
    assert t.why("stop") == "nothing-changes"
    t = acting([JUMP, JUMP]).do(ACT, "jump 1 from sol to a left").rest()
    assert t.why("stop") == ""


def test_repeated_and_counted_jumps_likewise() -> None:
    t = acting([{"do": "repeat", "times": 2, "steps": [JUMP]}]).do(ACT)
    assert t.why("stop") == ""
    assert t.do("stop").why("stop") == "nothing-changes"
    each = {"do": "for_each", "of": "opponents_beyond_the_first", "steps": [JUMP]}
    t = acting([each]).do(ACT)
    assert t.why("stop") == ""
    assert t.do("stop").why("stop") == "nothing-changes"


def test_a_choice_that_comes_again_may_change_something() -> None:
    options = [[JUMP], [{"do": "jump", "points": 2}]]
    twice = {"do": "choose", "times": 2, "same_option_allowed": True, "options": options}
    t = acting([twice]).do(ACT, "option 1")
    assert t.why("stop") == ""
    t.do("stop", "option 2")
    assert t.why("stop") == "nothing-changes"


def test_what_is_only_paid_changes_nothing() -> None:
    none = {"do": "for_each", "of": "systems_you_have_colonized", "steps": [JUMP]}
    t = acting([{"do": "pay", "cost": {"ore": 1}}, none]).seat(0, ore=5).turn(0)
    assert t.why(ACT) == "nothing-changes"
    t.colony(0, "ross_128").turn(0)
    assert t.why(ACT) == ""


def test_an_option_that_cannot_be_paid_changes_nothing() -> None:
    ore = {"do": "gain_ore", "amount": 9}
    paid = {"do": "optional", "cost": {"ore": 3}, "steps": [ore]}
    t = acting([{"do": "optional", "steps": [{"do": "colonize"}]}, paid], {"ore": 2})
    assert t.seat(0, ore=4).turn(0).why(ACT) == "nothing-changes"
    assert t.seat(0, ore=5).turn(0).why(ACT) == ""


def test_a_copied_action_must_be_able_to_change_something() -> None:
    t = Table().seat(0, ore=2, population=0, supply=0).ships(0, "sol")
    t.s.uncovered = 15
    t.s.cards = t.s.put(t.s.cards, t.slot("I4"), -1)  # without Robotic Mining, which gives ore
    t.lay("IIA", "mass_cloning").turn(0)
    assert not t.may("act technocrat guild 1 1")
    t.lay("IIB", "export_farming").turn(0)  # gives ore
    assert t.why("act technocrat guild 1 1") == ""


@pytest.mark.parametrize(("ore", "reason"), [(5, ""), (4, "nothing-changes")])
def test_what_a_copied_action_costs_cannot_be_traded_any_more(ore: int, reason: str) -> None:
    """The copied action costs 2 ore and is a trade, in which a cube costs 3."""
    trade = {"spaces": 1, "cost": {"ore": 2}, "effect": [{"do": "produce", "kind": "trade"}]}
    mine = changed(
        terraforming={"action": [trade]},
        robotic_mining={"action": []},
        scholars_guild={"effect": [{"do": "copy_action", "kind": "technology"}], "cost": {}},
    )
    t = Table(4, components=given(mine)).ships(0, "sol").seat(0, ore=ore, population=0)
    t.s.uncovered = 15
    assert t.turn(0).why("act scholars guild 1 1") == reason


# --- abilities -----------------------------------------------------------------------------------

# By kind: whose it is, its figures, and the bits of levels or of places.
ABILITIES: list[list[tuple[str, int, int, int]]] = [
    [
        ("black_market_industries", 0, 0, 0),
        ("galactic_hq", 0, 0, 0),
        ("mind_machine_assimilation", 0, 0, 0),
        ("cygni_61", 0, 0, 0),
    ],
    [("subatomic_fabrication", 0, 0, 0)],
    [("ross_154", 1, 0, 0)],
    [("nishida_ostergaard 1", 1, 0, 0)],
    [("wormhole_technology", 0, 0, 0b100001)],  # not from Sol and Deep Space
    [("cosmic_tabernacle 1", 2, 0, 0)],
    [("helios_mining_collective 1", 2, 0, 0)],
    [("android_rights_movement", 1, 1, 0)],
    [("transdimensional_ai", 1, 0, 0b1110)],
    [("united_nations 0", 0, 0, 0)],
    [("giga_corporations", 0, 0, 0)],
]


def owner(rules: SunRules, ability: Ability) -> str:
    found = []
    if ability.technology != -1:
        found.append(rules.technologies[ability.technology].id)
    if ability.system != -1:
        found.append(rules.systems[ability.system].id)
    if ability.faction != -1:
        found.append(f"{rules.factions[ability.faction].id} {ability.innovation}")
    return ", ".join(found)


def test_every_ability_has_its_owner_and_its_figures() -> None:
    rules = rules_of(GAME, 4, {"boards": "advanced"})
    found = [
        [(owner(rules, each), int(each.first), int(each.second), int(each.levels)) for each in kind]
        for kind in rules.abilities
    ]
    assert found == ABILITIES
    plain = rules_of(GAME, 4, {})
    assert plain.ability_factions == [0] * 11
    assert rules.ability_factions == [0, 0, 0, 0b1, 0, 0b10, 0b1000, 0, 0, 0b100, 0]
    for kind, (cards, systems) in enumerate(
        zip(rules.ability_technologies, rules.ability_systems, strict=True)
    ):
        own = [name for name, *_ in ABILITIES[kind]]
        assert [rules.technologies[card].id for card in bits_in(cards)] == [
            card.id for card in rules.technologies if card.id in own
        ]
        assert [rules.systems[each].id for each in bits_in(systems)] == [
            card.id for card in rules.systems if card.id in own
        ]


def test_wormholes_of_an_own_set_may_lead_from_sol() -> None:
    ability = {"kind": "one_jump_reaches_any_location", "not_from": ["deep_space"]}
    rules = rules_of(GAME, 4, {"components": given(changed(terraforming={"ability": ability}))})
    places = [int(each.levels) for each in rules.abilities[4]]
    assert sorted(places) == [0b100000, 0b100001]


def test_a_space_costs_nothing_or_one_ore_more() -> None:
    for seats in (2, 3, 4):
        assert {int(space.ore) for space in rules_of(GAME, seats, {}).spaces} == {0, 1}
