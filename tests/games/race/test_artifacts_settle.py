"""Alien Artifacts without the Orb: the powers of its Settle phase."""

from __future__ import annotations

import pytest

from astrarium.games.race.state import Race
from tests.games.race.artifacts import settling
from tests.games.race.looking import refusal, told
from tests.games.race.placing import lands
from tests.games.race.table import (
    any_draws,
    draws,
    goods,
    hand,
    reason_keys,
    says,
    tableau,
)
from tests.support.rules import rule


def strength(s: Race, world: str) -> int:
    """The Military that a refusal speaks of."""
    key, figures, _ = refusal(s, 0, f"settle {world}")
    assert key == "too-weak"
    return figures[1]


# --- Military ------------------------------------------------------------------------------------


@rule(
    "race.artifacts.counting-powers.rebel-uplift-world",
    "race.artifacts.power.settle.military-per-world",
)
@pytest.mark.parametrize(
    ("beside", "military"),
    [
        ("Old Earth", 1),
        ("Old Earth; Avian Uplift Race", 2),
        ("Old Earth; Avian Uplift Race; Arboreal Uplift Race; Amphibian Uplift Race", 4),
        ("Old Earth; Uplift Alliance; Uplift Researchers", 1),
    ],
)
def test_rebel_uplift_world_has_one_military_for_each_chromosome_world(
    beside: str, military: int
) -> None:
    s = settling(f"Rebel Uplift World; {beside}", "Alien Sentinels")
    assert strength(s, "Alien Sentinels") == military


@rule(
    "race.artifacts.counting-powers.start-of-settle",
    "race.artifacts.power.settle.military-per-world-start-of-phase",
)
def test_a_chromosome_world_placed_in_this_phase_does_not_count_yet() -> None:
    s = settling(
        "Rebel Uplift World; Imperium Supply Convoy; Space Marines",
        "The Last of the Uplift Gnarssh; Pirate World",
    )
    lands(s, "The Last of the Uplift Gnarssh")
    any_draws(s)
    # Three Military in all, one of which the first conquest has used.
    assert refusal(s, 0, "settle Pirate World")[1] == (3, 2)


@rule("race.artifacts.power.settle.good-for-military")
@pytest.mark.parametrize(
    ("card", "good", "military"),
    [
        ("Rebel Gem Smugglers", "Rebel Gem Smugglers", 2),
        ("Imperium War Faction", "Comet Zone", 2),
        ("Self-Repairing Alien Artillery", "Self-Repairing Alien Artillery", 3),
    ],
)
def test_a_good_of_the_kind_is_discarded_for_military(card: str, good: str, military: int) -> None:
    laid = card if card == good else f"{card}; {good}"
    s = settling(f"Old Earth; {laid}", "Alien Sentinels", good)
    assert strength(s, "Alien Sentinels") == military
    world = {2: "Rebel Miners", 3: "Pirate World"}[military]
    s = lands(settling(f"Old Earth; {laid}", world, good), world)
    assert [(amount, source) for _, amount, source, _ in told(s, "arm")] == [(military, good)]
    any_draws(s)
    assert good not in goods(s, 0)
    assert world in tableau(s, 0)


@rule("race.artifacts.power.settle.good-for-military")
def test_a_good_may_be_discarded_for_military_while_a_world_is_paid_for() -> None:
    s = settling(
        "Old Earth; Rebel Gem Smugglers",
        "Gem World; Space Port; Spice World",
        "Rebel Gem Smugglers",
    )
    lands(s, "Gem World")
    assert says(s, 0) == ["pay cost", "arm from Rebel Gem Smugglers"]
    s.play(0, "arm from Rebel Gem Smugglers")
    assert goods(s, 0) == []
    s.play(0, "pay Space Port; Spice World")
    assert tableau(s, 0)[-1] == "Gem World"


def test_without_a_good_of_the_kind_there_is_no_military() -> None:
    s = settling("Old Earth; Rebel Gem Smugglers; Gem World", "Alien Sentinels", "Gem World")
    assert strength(s, "Alien Sentinels") == 0


def test_a_world_of_the_kind_that_holds_no_good_arms_nobody() -> None:
    s = settling(
        "New Sparta; Imperium War Faction; Comet Zone; Rebel Miners", "Outlaw World", "Comet Zone"
    )
    lands(s, "Outlaw World")
    assert says(s, 0) == ["conquer", "arm from Comet Zone"]
    rule_id = "race.artifacts.power.settle.good-for-military"
    assert refusal(s, 0, "arm from Rebel Miners") == ("no-good", (0, 0), rule_id)


def test_two_such_powers_need_two_goods() -> None:
    army = "Old Earth; Rebel Gem Smugglers; Imperium War Faction; Comet Zone"
    assert strength(settling(army, "Alien Sentinels", "Comet Zone"), "Alien Sentinels") == 2
    both = "Comet Zone; Rebel Gem Smugglers"
    assert strength(settling(army, "Alien Sentinels", both), "Alien Sentinels") == 4


def test_one_such_power_takes_one_good_a_phase() -> None:
    army = "Old Earth; Rebel Gem Smugglers; Comet Zone"
    both = "Comet Zone; Rebel Gem Smugglers"
    assert strength(settling(army, "Alien Sentinels", both), "Alien Sentinels") == 2


@rule("race.artifacts.power.settle.good-for-military-lasts-for-phase")
def test_military_of_a_good_lasts_to_the_end_of_the_phase() -> None:
    s = settling(
        "New Sparta; Rebel Gem Smugglers; Imperium Supply Convoy",
        "Rebel Miners; Outlaw World",
        "Rebel Gem Smugglers",
    )
    lands(s, "Rebel Miners")
    assert says(s, 0) == ["conquer", "arm from Rebel Gem Smugglers"]
    s.play(0, "arm from Rebel Gem Smugglers")
    assert s.players[0].temporary == 2
    s.play(0, "settle Outlaw World")  # two of four are left
    assert tableau(s, 0)[-1] == "Outlaw World"
    assert s.players[0].temporary == 0


@rule(
    "race.artifacts.power.settle.good-for-military-new-world",
    "race.artifacts.new-world.goods-usable-at-once",
)
def test_the_good_of_a_world_placed_in_this_phase_gives_military() -> None:
    s = settling(
        "Drop Ships; Imperium War Faction; Imperium Supply Convoy",
        "Runaway Robots; Malevolent Lifeforms",
    )
    lands(s, "Runaway Robots")
    any_draws(s)
    # Three less one, and two for the good that has just come.
    assert "settle Malevolent Lifeforms" in says(s, 0)
    s.play(0, "settle Malevolent Lifeforms")
    assert told(s, "arm")[0][2] == "Runaway Robots"
    assert "Malevolent Lifeforms" in tableau(s, 0)


@rule("race.artifacts.new-world.only-after-paid-or-conquered")
def test_a_world_does_not_help_with_its_own_good() -> None:
    # Imperium Blaster Gem Depot will have a Rare good, but only when it is conquered.
    s = settling("Drop Ships; Imperium War Faction", "Imperium Blaster Gem Depot")
    assert strength(s, "Imperium Blaster Gem Depot") == 3


@rule("race.artifacts.new-world.powers-not-usable")
def test_the_powers_of_a_new_world_wait_for_the_next_phase() -> None:
    s = settling("Drop Ships; Imperium Supply Convoy", "Mercenary Guild; Outlaw World")
    lands(s, "Mercenary Guild")
    any_draws(s)
    # All three Military went into the first conquest; its own two do not work yet.
    assert refusal(s, 0, "settle Outlaw World")[1] == (1, 0)


@rule("race.artifacts.new-world.cards-usable-at-once")
def test_a_card_drawn_for_a_new_world_may_be_placed_in_the_same_phase() -> None:
    s = settling("Space Marines; Imperium Supply Convoy; Terraforming Robots", "Outlaw World")
    lands(s, "Outlaw World")
    draws(s, "Runaway Robots")
    s.play(0, "settle Runaway Robots")
    assert tableau(s, 0)[-1] == "Runaway Robots"


@rule("race.base.settle.power-temporary-military")
def test_stealth_tactics_give_three_more_than_the_one_they_have() -> None:
    """Malevolent Lifeforms has a defense of 4: 1 and 3 additional are enough."""
    s = settling("Old Earth; Imperium Stealth Tactics", "Malevolent Lifeforms; Pirate World")
    lands(s, "Malevolent Lifeforms")
    any_draws(s)
    assert tableau(s, 0) == ["Old Earth", "Malevolent Lifeforms"]


# --- paying for military worlds ------------------------------------------------------------------


@rule(
    "race.artifacts.power.settle.pay-for-alien-military",
    "race.artifacts.pay-for-military.two-powers",
)
def test_alien_survey_technology_pays_for_an_alien_military_world() -> None:
    s = settling("Old Earth; Alien Survey Technology", "Alien Robot Sentry; Gem World; Spice World")
    lands(s, "Alien Robot Sentry")
    s.play(0, "pay Gem World; Spice World")
    any_draws(s)
    assert goods(s, 0) == ["Alien Robot Sentry"]


def test_alien_survey_technology_pays_for_no_other_military_world() -> None:
    s = settling("Old Earth; Alien Survey Technology", "Rebel Miners; Gem World; Spice World")
    assert reason_keys(s, 0, "settle Rebel Miners") == ["too-weak"]


@rule("race.artifacts.power.settle.pay-for-alien-military-cost")
def test_an_alien_military_world_costs_its_defense_less_discounts() -> None:
    paid = "Alien Robot Scout Ship; Gem World; Spice World; Space Port; New Vinland"
    s = settling("Old Earth; Alien Survey Technology; Alien Rosetta Stone World", paid)
    s.play(0, "settle Alien Robot Scout Ship")
    s.play(1, "pass")
    s.play(0, "pay Gem World; Spice World")  # four less two
    any_draws(s)
    assert sorted(hand(s, 0)) == ["New Vinland", "Space Port"]


@rule("race.artifacts.power.settle.pay-for-symbol-military")
@pytest.mark.parametrize("world", ["Avian Uplift Race", "Arboreal Uplift Race"])
def test_uplift_researchers_pay_for_a_chromosome_world(world: str) -> None:
    s = settling("Uplift Researchers", f"{world}; Gem World")
    lands(s, world)
    any_draws(s)
    s.play(0, "pay Gem World")
    any_draws(s)
    assert goods(s, 0) == [world]


@rule(
    "race.artifacts.power.settle.pay-for-symbol-military-cost",
    "race.artifacts.power.settle.pay-for-symbol-military-uplift-researchers",
)
def test_a_chromosome_world_costs_its_defense_less_one_for_uplift_researchers() -> None:
    s = settling("Uplift Researchers", "Avian Uplift Race")
    assert refusal(s, 0, "settle Avian Uplift Race")[0] == "too-weak"
    s = settling("Uplift Researchers", "The Last of the Uplift Gnarssh")
    lands(s, "The Last of the Uplift Gnarssh")  # defense 1 less 1: nothing is paid
    any_draws(s)
    assert tableau(s, 0)[-1] == "The Last of the Uplift Gnarssh"


def test_uplift_researchers_pay_for_no_world_without_the_symbol() -> None:
    s = settling("Uplift Researchers", "Malevolent Lifeforms; Gem World; Spice World; Space Port")
    assert reason_keys(s, 0, "settle Malevolent Lifeforms") == ["too-weak"]


@rule(
    "race.artifacts.power.settle.pay-for-military-one-per-world",
    "race.artifacts.pay-for-military.not-combined",
)
def test_two_pay_for_military_powers_do_not_add_up() -> None:
    # Contact Specialist lowers the price by one, Uplift Researchers' own power by nothing.
    s = settling(
        "Uplift Researchers; Contact Specialist", "Avian Uplift Race; Gem World; Spice World"
    )
    lands(s, "Avian Uplift Race")
    # Defense 2, less 1 by Contact Specialist, less 1 as the discount: nothing is paid, and not -1.
    any_draws(s)
    assert sorted(hand(s, 0)) == ["Gem World", "Spice World"]
    s = settling(
        "Old Earth; Contact Specialist; Alien Survey Technology", "Alien Robot Sentry; Gem World"
    )
    # Contact Specialist may not pay for an Alien world, and does not lower its price either.
    assert reason_keys(s, 0, "settle Alien Robot Sentry") == ["too-weak"]
