"""Every Settle power of every card, seen in play."""

from __future__ import annotations

import pytest

from astrarium.games.race.state import Race
from tests.games.race.laying import in_discard, reason
from tests.games.race.table import Table, any_draws, goods, hand, reason_keys, says, tableau

# Military against every world.
MILITARY = {
    "Epsilon Eridani": 1,
    "New Sparta": 2,
    "Refugee World": -1,
    "Empath World": -1,
    "Former Penal Colony": 1,
    "Blaster Gem Mines": 1,
    "Rebel Warrior Race": 1,
    "Alien Robot Scout Ship": 1,
    "Imperium Armaments World": 1,
    "Lost Alien Warship": 2,
    "Rebel Outpost": 1,
    "Lost Alien Battle Fleet": 3,
    "Contact Specialist": -1,
    "Expedition Force": 1,
    "Space Marines": 2,
    "Drop Ships": 3,
    "New Galactic Order": 2,
    "Pan-Galactic League": -1,
}

# Military against worlds of one kind, or against Rebels.
MILITARY_AGAINST = {
    "Alpha Centauri": ("rare", 1),
    "Alien Rosetta Stone World": ("alien", 2),
    "Alien Tech Institute": ("alien", 2),
    "Galactic Imperium": ("rebel", 4),
}

# What worlds of a kind cost less.
DISCOUNTS = {
    "Alpha Centauri": ("rare", 1),
    "Alien Rosetta Stone World": ("alien", 2),
    "Alien Tech Institute": ("alien", 2),
    "Mining Robots": ("rare", 1),
    "Replicant Robots": ("any", 2),
}

PAY_FOR_MILITARY = {"Contact Specialist": -1}
TEMPORARY_MILITARY = {"New Military Tactics": 3}
COST_TO_ZERO = ("Colony Ship",)
DRAWS_AFTER = {"Terraforming Robots": 1}

# Military worlds, with their defense, of each sort; the Rare one is no Rebel.
DEFENSES = {
    "rare": ("Runaway Robots", 1),
    "alien": ("Alien Robot Scout Ship", 4),
    "genes": ("Malevolent Lifeforms", 4),
    "novelty": ("Pirate World", 3),
    "rebel": ("Rebel Homeworld", 7),
    "grey": ("Outlaw World", 1),
}

COSTS = {
    "rare": ("Comet Zone", 3),
    "alien": ("Deserted Alien Colony", 5),
    "genes": ("Distant World", 4),
    "novelty": ("Prosperous World", 3),
    "grey": ("Terraformed World", 5),
}


def settling(tableau: str, hand: str) -> Race:
    """Seat 0 settles without the bonus."""
    t = Table(2)
    t.seat(0, tableau=tableau, hand=hand)
    t.seat(1, tableau="Old Earth")
    return t.chosen("produce", "settle")


@pytest.mark.parametrize("card", MILITARY)
def test_military_of(card: str) -> None:
    # Beside Drop Ships' 3 (or Space Marines' 2 where the card is Drop Ships): never 7.
    helper, its = ("Space Marines", 2) if card == "Drop Ships" else ("Drop Ships", 3)
    s = settling(f"{helper}; {card}", "Rebel Homeworld")
    weak = ("too-weak", (7, its + MILITARY[card]), "race.base.settle.conquer-condition")
    assert reason(s, 0, "settle Rebel Homeworld") == weak


@pytest.mark.parametrize("card", [card for card, amount in MILITARY.items() if amount > 0])
def test_a_world_of_that_defense_is_conquered_with_the_military_of(card: str) -> None:
    world = {1: "Outlaw World", 2: "Rebel Miners", 3: "Rebel Underground"}[MILITARY[card]]
    s = settling(card, world)
    s.play(0, f"settle {world}")
    s.play(1, "pass")
    assert tableau(s, 0) == [card, world]


@pytest.mark.parametrize("card", [card for card, amount in MILITARY.items() if amount < 0])
def test_negative_military_always_applies(card: str) -> None:
    s = settling(f"{card}; New Sparta", "New Military Tactics; Rebel Miners")
    # 2 of New Sparta less 1: Rebel Miners' defense of 2 is out of reach, unless paid for.
    payable = card == "Contact Specialist"
    assert reason_keys(s, 0, "settle Rebel Miners") == ([] if payable else ["too-weak"])


@pytest.mark.parametrize("card", MILITARY_AGAINST)
@pytest.mark.parametrize("sort", DEFENSES)
def test_specialised_military_of(card: str, sort: str) -> None:
    fits, amount = MILITARY_AGAINST[card]
    world, defense = DEFENSES[sort]
    s = settling(card, world)
    strength = amount if sort == fits else 0
    if strength >= defense:
        assert f"settle {world}" in says(s, 0)
    else:
        assert reason(s, 0, f"settle {world}")[1] == (defense, strength)


@pytest.mark.parametrize("card", DISCOUNTS)
@pytest.mark.parametrize("sort", COSTS)
def test_a_settle_discount_of(card: str, sort: str) -> None:
    fits, amount = DISCOUNTS[card]
    world, cost = COSTS[sort]
    s = settling(card, world)
    price = cost - (amount if fits in (sort, "any") else 0)
    assert reason(s, 0, f"settle {world}")[:2] == ("too-dear", (price, 0))


@pytest.mark.parametrize("card", PAY_FOR_MILITARY)
def test_a_military_world_is_paid_for_with_the_power_of(card: str) -> None:
    price = 5 + PAY_FOR_MILITARY[card]
    payment = ["Colony Ship", "Deficit Spending", "Drop Ships", "Space Marines"]
    assert len(payment) == price
    s = settling(card, "; ".join(["Rebel Outpost", *payment[:-1]]))
    assert reason_keys(s, 0, "settle Rebel Outpost") == ["too-weak"]
    s = settling(card, "; ".join(["Rebel Outpost", *payment]))
    s.play(0, "settle Rebel Outpost")
    s.play(1, "pass")
    s.play(0, "pay " + "; ".join(payment))
    assert tableau(s, 0) == [card, "Rebel Outpost"]
    assert hand(s, 0) == []


@pytest.mark.parametrize("card", PAY_FOR_MILITARY)
def test_no_alien_military_world_is_paid_for_with_the_power_of(card: str) -> None:
    s = settling(card, "Alien Robot Sentry; Colony Ship; Deficit Spending; Drop Ships")
    assert reason_keys(s, 0, "settle Alien Robot Sentry") == ["too-weak"]


@pytest.mark.parametrize("card", TEMPORARY_MILITARY)
def test_temporary_military_of(card: str) -> None:
    # Rebel Underground: defense 3. Malevolent Lifeforms: defense 4.
    s = settling(card, "Rebel Underground; Malevolent Lifeforms")
    weak = ("too-weak", (4, TEMPORARY_MILITARY[card]), "race.base.settle.conquer-condition")
    assert reason(s, 0, "settle Malevolent Lifeforms") == weak
    s.play(0, "settle Rebel Underground")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Rebel Underground"]
    assert in_discard(s, card) == 1


@pytest.mark.parametrize("card", COST_TO_ZERO)
def test_a_world_costs_nothing_with_the_discard_of(card: str) -> None:
    s = settling(card, "Terraformed World; Deserted Alien Outpost; Rebel Miners")
    assert reason_keys(s, 0, "settle Deserted Alien Outpost") == ["too-dear"]
    assert reason_keys(s, 0, "settle Rebel Miners") == ["too-weak"]
    s.play(0, "settle Terraformed World")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Terraformed World"]
    assert in_discard(s, card) == 1
    assert hand(s, 0) == ["Rebel Miners", "Deserted Alien Outpost"]


@pytest.mark.parametrize("card", DRAWS_AFTER)
@pytest.mark.parametrize("world", ["Pilgrimage World", "Refugee World"])
def test_a_draw_after_a_world_of(card: str, world: str) -> None:
    s = settling(card, world)
    s.play(0, f"settle {world}")
    s.play(1, "pass")
    any_draws(s)
    assert len(hand(s, 0)) == DRAWS_AFTER[card]
    assert goods(s, 0) == (["Refugee World"] if world == "Refugee World" else [])


@pytest.mark.parametrize("card", DRAWS_AFTER)
def test_there_is_no_draw_without_a_world(card: str) -> None:
    s = settling(card, "Pilgrimage World")
    s.play(0, "pass")
    s.play(1, "pass")
    any_draws(s)
    assert hand(s, 0) == ["Pilgrimage World"]
