"""An action that another one copies: open, closed and carried out as when it is taken directly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

GUILD = "act technocrat guild 1 1"


def in_play(card: str, slot: str = "III1", **options: Any) -> Table:
    """The card lies there and seat 0 has it; all guilds are open."""
    t = Table(4, **options).lay(slot, card).know(0, slot).seat(0, ore=20, population=3)
    t.s.uncovered = 15
    return t


@rule("sun.card.technocrat-guild", "sun.colonise.condition.control")
@pytest.mark.parametrize(
    "taken",
    [
        ("act stealth terraformers 1 1",),
        (GUILD, "copy stealth_terraformers.action 1"),
    ],
)
def test_copied_stealth_terraformers_give_no_reward_for_control(taken: tuple[str, ...]) -> None:
    t = in_play("stealth_terraformers").ships(0, "sol", 4).turn(0).do(*taken)
    ore = int(t.player(0).ore)
    t.do("jump 4 from sol to a right", "stop")  # Sirius gives ore for control
    assert (t.outpost_at("sirius"), t.player(0).ore) == (None, ore)
    t.do("colonize a right", "land 4", "landed", "discover ross 128", "second disc food")
    t.do("second disc food")
    assert (t.colonies(0), int(t.player(0).colony_food)) == (["sirius"], 2)
    assert t.s.stealth == 0


def test_control_is_looked_at_where_copied_stealth_terraformers_colonize_nothing() -> None:
    t = in_play("stealth_terraformers").ships(0, "sol", 1).turn(0)
    t.do(GUILD, "copy stealth_terraformers.action 1", "jump 1 from sol to a left", "stop")
    assert t.s.stealth == 0
    assert frame_of(t) == "BuildOutpost"


def test_what_comes_after_a_copied_action_is_seen_by_all() -> None:
    """A guild that copies, then jumps: the second jump gains control at once."""
    copy = {
        "do": "copy_action", "kind": "technology", "need_own_technology": False,
        "occupied_allowed": True, "pawn_stays_here": True, "copied_cost_is_paid": True,
    }  # fmt: skip
    steps = [copy, {"do": "jump", "points": 1}, {"do": "gain_ore", "amount": 1}]
    mine = given(changed(technocrat_guild={"effect": steps}))
    t = in_play("stealth_terraformers", components=mine).ships(0, "sol", 1).turn(0)
    t.do(GUILD, "copy stealth_terraformers.action 1", "stop", "jump 1 from sol to a left")
    assert (t.s.stealth, frame_of(t)) == (0, "BuildOutpost")


@rule("sun.optional.upgrade-shortage", "sun.card.technocrat-guild")
@pytest.mark.parametrize(
    "taken",
    [
        ("act hyperdrive boosters 1 1",),
        (GUILD, "copy hyperdrive_boosters.action 1"),
    ],
)
def test_a_copy_may_begin_with_upgrades_that_no_ship_can_take(taken: tuple[str, ...]) -> None:
    t = in_play("hyperdrive_boosters").ships(0, "sol", 4, 4).turn(0).do(*taken)
    assert frame_of(t) == "Jump"


@rule("sun.optional.supply-shortage.pass", "sun.card.quantum-data-exchange")
@pytest.mark.parametrize("card", ["bio_synaptic_network", "cerebral_implants"])
@pytest.mark.parametrize("copied", [False, True])
def test_a_copy_may_begin_with_supply_that_has_run_out(card: str, copied: bool) -> None:
    t = in_play("quantum_data_exchange").know(0, "I1", "I2").supply(0)
    slot = "IIA" if card == "bio_synaptic_network" else "III2"
    t.lay(slot, card).know(0, slot).turn(0)
    if copied:
        t.do("act quantum data exchange 1 1", f"copy {card}.action 1")
    else:
        t.do(f"act {card.replace('_', ' ')} 1 1")
    assert frame_of(t) == ("ChooseSlot" if slot == "IIA" else "ChooseOne")


@rule("sun.clarify.action-must-change", "sun.card.technocrat-guild")
def test_a_copied_action_must_change_something() -> None:
    t = in_play("hyperdrive_boosters").ships(0, "sol").turn(0)
    assert t.why("act hyperdrive boosters 1 1") == "nothing-changes"
    t.do(GUILD)  # Robotic Mining gives ore
    assert t.why("copy hyperdrive_boosters.action 1") == "nothing-changes"
    assert t.may("copy robotic_mining.action 1")


def test_a_copy_may_come_to_nothing_where_the_rest_of_the_action_changes_something() -> None:
    copy = {
        "do": "copy_action", "kind": "technology", "need_own_technology": False,
        "occupied_allowed": True, "pawn_stays_here": True, "copied_cost_is_paid": True,
    }  # fmt: skip
    ore = {"do": "gain_ore", "amount": 1}
    for steps in ([ore, copy], [copy, ore]):
        mine = given(changed(technocrat_guild={"effect": steps}))
        t = in_play("hyperdrive_boosters", components=mine).ships(0, "sol").turn(0).do(GUILD)
        assert t.may("copy hyperdrive_boosters.action 1")
        t.do("copy hyperdrive_boosters.action 1")
        assert (t.player(0).ore, frame_of(t)) == (20 - 2 + 1, "Turn")


def test_what_is_paid_first_does_not_close_an_action_that_may_begin_with_nothing() -> None:
    steps = [
        {"do": "pay", "cost": {"ore": 2}},
        {"do": "upgrade_ships", "total_levels": 1},
        {"do": "gain_ore", "amount": 3},
    ]
    mine = given(changed(terraforming={"action": [{"spaces": 1, "effect": steps}]}))
    t = Table(4, components=mine).know(0, "I2").ships(0, "sol", 4).seat(0, ore=2)
    t.s.uncovered = 15
    assert t.turn(0).why("act terraforming 1 1") == ""
    t.seat(0, ore=4).turn(0).do(GUILD, "copy terraforming.action 1")
    assert t.player(0).ore == 3
    t = Table(4, components=mine).know(0, "I2").ships(0, "sol", 4).seat(0, ore=1).turn(0)
    assert t.why("act terraforming 1 1") == "too-little-ore"


def test_a_box_carried_out_again_may_begin_with_upgrades_that_no_ship_can_take() -> None:
    box = [{"do": "upgrade_ships", "total_levels": 1}, {"do": "gain_ore", "amount": 3}]
    again = [{"spaces": 1, "effect": [{"do": "repeat_own_immediate"}]}]
    mine = given(changed(terraforming={"immediate": box, "action": again}))
    t = Table(4, components=mine).know(0, "I2").ships(0, "sol", 4).seat(0, ore=0).turn(0)
    t.do("act terraforming 1 1")
    assert t.player(0).ore == 3


def test_a_deal_is_no_action_that_could_be_copied() -> None:
    deal = {"effect": [{"do": "research", "levels": ["I"]}], "times_in_turn": 1, "cost": {"ore": 1}}
    ability = {"kind": "any_time", "deals": [deal]}
    mine = given(changed(galactic_hq={"ability": ability}))
    t = in_play("quantum_data_exchange", components=mine).own(0, "galactic_hq").turn(0)
    t.do("act quantum data exchange 1 1")
    assert not any("galactic hq" in text or "galactic_hq" in text for text in t.options())
    assert t.why("copy galactic_hq.deal 1") == "not-offered"
