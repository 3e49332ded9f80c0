"""Steps as numbers: what a deed gets of its fields, and which figures they may have."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.sun.components import check_components
from astrarium.games.sun.steps import BY_COLONIES, DEEDS, Words
from tests.games.sun.content import changed

GUILDS = ["colonists_guild", "scholars_guild"]
EVENTS = ["gold_rush", "dyson_sphere"]


def words() -> Words:
    found = Words(GUILDS, EVENTS)
    found.card = "dyson_sphere"
    return found


@pytest.mark.parametrize(
    ("step", "numbers"),
    [
        ({"do": "gain_ore", "amount": 7}, [7]),
        ({"do": "pay_opponent", "ore": 3}, [3]),
        ({"do": "supply_to_population", "count": 2}, [2, 0]),
        ({"do": "supply_to_population", "count": 2, "column": "rightmost"}, [2, 1]),
        ({"do": "supply_to_population", "count": 2, "column": "any"}, [2, 2]),
        ({"do": "supply_to_ship", "count": 2, "level": 3}, [2, 3, 0, 0]),
        ({"do": "supply_to_ship", "count": 1, "level": 4, "at": "deep_space"}, [1, 4, 1, 0]),
        (
            {"do": "supply_to_ship", "count": 1, "level": 4, "at": "shipyard", "column": "any"},
            [1, 4, 0, 2],
        ),
        ({"do": "population_to_ship", "level": 3, "count": 1}, [1, 3]),
        ({"do": "move_supply", "count": 1, "from": "leftmost", "to": "A"}, [1, 0, 0]),
        ({"do": "move_supply", "count": 2, "from": "rightmost", "to": "E"}, [2, 1, 4]),
        ({"do": "move_supply", "count": 2, "from": "any", "to": "any"}, [2, 2, 5]),
        ({"do": "automate", "track": "food", "count": 3}, [0, 3]),
        ({"do": "automate", "count": 1, "track": "ore"}, [1, 1]),
        ({"do": "automate", "track": "choice", "count": 2}, [2, 2]),
        ({"do": "produce", "kind": "population_growth"}, [0]),
        ({"do": "produce", "kind": "ore"}, [1]),
        ({"do": "produce", "kind": "trade"}, [2]),
        ({"do": "research", "levels": ["I"]}, [0b1, 0, 3]),
        ({"do": "research", "levels": ["II", "IIII", "II"]}, [0b1010, 0, 3]),
        ({"do": "research", "levels": ["III"], "discovered_only": True}, [0b100, 1, 3]),
        ({"do": "research", "levels": ["III"], "ignore_prerequisites": True}, [0b100, 2, 3]),
        ({"do": "research", "levels": ["III"], "ignore_immediate": True}, [0b100, 4, 3]),
        ({"do": "research", "levels": ["I"], "discovered_only": False}, [0b1, 0, 3]),
        ({"do": "research", "level_by": "colonized_systems_and_one"}, [16, 0, 3]),
        (
            {"do": "research", "level_by": "colonized_systems_and_one", "max_level": "II"},
            [16, 0, 1],
        ),
        ({"do": "gain_private_technology", "level": "II", "draw": 3, "keep": 1}, [1, 3, 1]),
        ({"do": "gain_private_technology", "level": "III", "draw": 2, "keep": 2}, [2, 2, 2]),
        (
            {
                "do": "repeat_immediate_of_researched_technologies",
                "max_cards": 2,
                "levels": ["I", "III"],
            },
            [2, 0b101],
        ),
        ({"do": "jump", "points": 4}, [4]),
        ({"do": "jump_to_any_location", "ships": 2}, [2]),
        ({"do": "upgrade_ships", "total_levels": 5}, [5, 1, 0]),
        ({"do": "upgrade_ships", "max_ships": 2, "levels_each": 3}, [2, 3, 1]),
        ({"do": "colonize"}, [0, 2, 0]),
        ({"do": "colonize", "target": "uncontrolled_at_start_of_turn"}, [1, 2, 0]),
        ({"do": "colonize", "discs_placed": 1, "skip_control_bonus": True}, [0, 1, 1]),
        ({"do": "colonize", "skip_control_bonus": False}, [0, 2, 0]),
        ({"do": "donate_ship", "max_ships": 2}, [2, 1]),
        ({"do": "uncover_guild", "guild": "colonists_guild"}, [0]),
        ({"do": "uncover_guild", "guild": "scholars_guild"}, [1]),
        ({"do": "add_extra_system", "deck": "A", "replaced": False}, [0, 0]),
        ({"do": "add_extra_system", "deck": "B", "replaced": True}, [1, 1]),
        ({"do": "attach_system_to_card", "deck": "A"}, [0, 1]),
        ({"do": "attach_system_to_card", "deck": "B"}, [1, 1]),
        ({"do": "take_attached_system"}, [1]),
        (
            {"do": "draw_systems_and_take_colonize_bonus", "deck": "B", "draw": 3, "resolve": 2},
            [1, 3, 2],
        ),
        ({"do": "attach_event_to_system"}, [1]),
        ({"do": "setup_ship_level", "level": 3}, [3]),
    ],
)
def test_the_numbers_of_a_step(step: dict[str, Any], numbers: list[int]) -> None:
    assert words().read(list(DEEDS).index(step["do"]), step) == numbers


def test_levels_by_colonies_are_none_of_the_levels() -> None:
    assert BY_COLONIES == 16


def refused(step: dict[str, Any]) -> str:
    """What is said of a set whose Terraforming has this step; empty where it is sound."""
    try:
        check_components(changed(terraforming={"action": [{"spaces": 1, "effect": [step]}]}))
    except ValueError as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize(
    ("step", "field", "most"),
    [
        ({"do": "gain_ore", "amount": 1}, "amount", 20),
        ({"do": "jump", "points": 1}, "points", 20),
        ({"do": "supply_to_ship", "count": 1, "level": 1}, "count", 20),
        ({"do": "supply_to_ship", "count": 1, "level": 1}, "level", 4),
        ({"do": "population_to_ship", "count": 1, "level": 1}, "level", 4),
        ({"do": "upgrade_ships", "max_ships": 1, "levels_each": 1}, "levels_each", 3),
        ({"do": "upgrade_ships", "max_ships": 1, "levels_each": 1}, "max_ships", 9),
    ],
)
def test_a_figure_of_a_step_goes_from_1_to_its_most(
    step: dict[str, Any], field: str, most: int
) -> None:
    assert refused({**step, field: 1}) == ""
    assert refused({**step, field: most}) == ""
    assert field in refused({**step, field: most + 1})
    assert field in refused({**step, field: 0})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("need_own_technology", False),
        ("occupied_allowed", True),
        ("pawn_stays_here", True),
        ("copied_cost_is_paid", True),
    ],
)
def test_what_copying_may_say(field: str, value: bool) -> None:
    step = {"do": "copy_action", "kind": "research"}
    assert refused({**step, field: value}) == ""
    assert field in refused({**step, field: not value})


def test_what_a_step_cannot_say() -> None:
    assert refused({"do": "copy_action", "kind": "military"})
    assert refused({"do": "copy_action", "kind": "research", "often": True})
    assert refused({"do": "research"})
    assert refused({"do": "research", "levels": []})
    assert refused({"do": "research", "levels": ["I"], "level_by": "colonized_systems_and_one"})
    assert refused({"do": "upgrade_ships"})
    assert refused({"do": "upgrade_ships", "max_ships": 2})
    assert refused({"do": "upgrade_ships", "total_levels": 1, "max_ships": 2, "levels_each": 1})
    assert refused({"do": "uncover_guild", "guild": "guild_of_nobody"})
    private = {"do": "gain_private_technology", "level": "II", "draw": 2}
    assert refused({**private, "keep": 2}) == ""
    assert refused({**private, "keep": 3})
