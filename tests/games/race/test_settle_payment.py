"""Phase III: Colony Ship, and paying for military worlds."""

import pytest

from astrarium.games.race.scoring import variable
from astrarium.games.race.state import Race
from tests.games.race.looking import pay_anything, refusal, told
from tests.games.race.placing import lands, paid_for_world, settles
from tests.games.race.table import Table, hand, reason_keys, says, tableau
from tests.support import rule

SHIP = "Colony Ship"
SPECIALIST = "Contact Specialist"
CONQUER = "race.base.settle.conquer-condition"
PLACEABLE = "race.base.settle.only-placeable"


@rule("race.base.settle.power-cost-to-zero")
def test_colony_ship_is_discarded_to_place_a_world_for_nothing() -> None:
    s = lands(settles("Comet Zone", 4, f"Old Earth; {SHIP}"), "Comet Zone")
    s.play(0, f"spend {SHIP}")
    assert tableau(s, 0) == ["Old Earth", "Comet Zone"]
    assert len(hand(s, 0)) == 4
    assert told(s, "spend") == [(0, 0, SHIP, "race.base.settle.power-cost-to-zero")]
    assert told(s, "pay") == []


@rule("race.base.settle.power-cost-to-zero")
def test_colony_ship_may_be_used_for_a_world_that_costs_one() -> None:
    s = lands(settles("Gambling World", 1, f"Old Earth; {SHIP}"), "Gambling World")
    assert says(s, 0) == ["pay cost", f"spend {SHIP}"]
    s.play(0, f"spend {SHIP}")
    assert len(hand(s, 0)) == 1


@rule("race.base.settle.power-cost-to-zero")
def test_colony_ship_works_with_an_empty_hand_and_only_once() -> None:
    t = Table(2, advanced_two_player=True).seat(
        0, tableau=f"Old Earth; {SHIP}", hand="Comet Zone; Tourist World"
    )
    s = t.chosen("develop & produce", "settle & settle")
    s.play(0, "pass")
    s.play(1, "pass")
    lands(s, "Comet Zone")
    assert tableau(s, 0) == ["Old Earth", "Comet Zone"]
    assert refusal(s, 0, "settle Tourist World") == ("too-dear", (4, 0), PLACEABLE)


@rule("race.base.settle.power-cost-to-zero")
def test_colony_ship_is_not_wasted_on_a_world_that_costs_nothing() -> None:
    """A world of cost 0 beside a second way to place it, so that the question is asked."""
    tableau_ = f"New Sparta; {SHIP}; {SPECIALIST}"
    s = lands(settles("Outlaw World", 0, tableau_), "Outlaw World")
    assert says(s, 0) == ["conquer", "pay cost"]
    assert refusal(s, 0, f"spend {SHIP}") == (
        "nothing-to-pay",
        (0, 0),
        "race.base.settle.power-cost-to-zero",
    )
    s.play(0, "pay cost")
    assert tableau(s, 0) == ["New Sparta", SHIP, SPECIALIST, "Outlaw World"]


@rule("race.base.settle.cost-to-zero-not-alien")
@pytest.mark.parametrize(
    ("world", "cost"),
    [("Deserted Alien Outpost", 4), ("Deserted Alien Colony", 5), ("Alien Robotic Factory", 6)],
)
def test_colony_ship_places_no_world_of_the_alien_kind(world: str, cost: int) -> None:
    s = settles(world, cost - 1, f"Old Earth; {SHIP}")
    assert refusal(s, 0, f"settle {world}") == ("too-dear", (cost, cost - 1), PLACEABLE)
    s = settles(world, cost, f"Old Earth; {SHIP}")
    assert paid_for_world(s, world) == cost  # payment is the only way: it is not asked for
    assert tableau(s, 0) == ["Old Earth", SHIP, world]


@rule("race.base.settle.cost-to-zero-not-alien")
def test_colony_ship_says_that_it_is_not_for_alien_worlds() -> None:
    army = f"New Sparta; New Military Tactics; {SPECIALIST}; {SHIP}; Expedition Force"
    s = lands(settles("Alien Robot Sentry", 4, army), "Alien Robot Sentry")
    assert says(s, 0) == ["conquer", "spend New Military Tactics"]
    assert refusal(s, 0, f"spend {SHIP}") == (
        "not-for-alien",
        (0, 0),
        "race.base.settle.cost-to-zero-not-alien",
    )


@rule("race.base.settle.cost-to-zero-rosetta-stone")
def test_colony_ship_places_alien_rosetta_stone_world() -> None:
    world = "Alien Rosetta Stone World"
    s = lands(settles(world, 0, f"Old Earth; {SHIP}"), world)
    assert tableau(s, 0) == ["Old Earth", world]


@rule("race.base.settle.cost-to-zero-not-military-alone")
def test_colony_ship_alone_places_no_military_world() -> None:
    s = settles("Outlaw World", 3, f"Old Earth; {SHIP}")
    assert refusal(s, 0, "settle Outlaw World") == ("too-weak", (1, 0), CONQUER)


@rule("race.base.settle.cost-to-zero-not-military-alone")
def test_colony_ship_says_that_a_military_world_is_conquered() -> None:
    army = f"New Sparta; New Military Tactics; {SHIP}"
    s = lands(settles("Rebel Miners", 3, army), "Rebel Miners")
    assert says(s, 0) == ["conquer", "spend New Military Tactics"]
    assert refusal(s, 0, f"spend {SHIP}") == (
        "no-payment-for-military",
        (0, 0),
        "race.base.settle.cost-to-zero-not-military-alone",
    )


@rule("race.base.settle.cost-to-zero-with-pay-for-military")
def test_with_a_contact_specialist_colony_ship_places_a_military_world() -> None:
    s = settles("Rebel Homeworld", 2, f"Old Earth; {SPECIALIST}; {SHIP}")
    lands(s, "Rebel Homeworld")
    assert says(s, 0)[0] == "choose explore +5"  # nothing is to be paid
    assert len(hand(s, 0)) == 2
    assert tableau(s, 0) == ["Old Earth", SPECIALIST, "Rebel Homeworld"]
    assert told(s, "pay") == told(s, "conquer") == []


@rule("race.base.settle.cost-to-zero-with-pay-for-military")
def test_even_both_together_place_no_alien_military_world() -> None:
    s = settles("Alien Robot Sentry", 4, f"Old Earth; {SPECIALIST}; {SHIP}")
    assert refusal(s, 0, "settle Alien Robot Sentry") == ("too-weak", (2, 0), CONQUER)


@rule("race.base.settle.power-pay-for-military")
def test_a_contact_specialist_places_a_military_world_by_payment() -> None:
    s = settles("Pirate World", 3, f"Old Earth; {SPECIALIST}")
    assert paid_for_world(s, "Pirate World") == 2
    assert tableau(s, 0) == ["Old Earth", SPECIALIST, "Pirate World"]
    assert told(s, "conquer") == []


@rule("race.base.settle.power-pay-for-military")
def test_without_such_a_power_a_military_world_cannot_be_paid_for() -> None:
    s = settles("Rebel Miners", 6, "Epsilon Eridani")
    assert reason_keys(s, 0, "settle Rebel Miners") == ["too-weak"]
    s = lands(settles("Rebel Miners", 6, "New Sparta; New Military Tactics"), "Rebel Miners")
    assert refusal(s, 0, "pay cost") == (
        "no-payment-for-military",
        (0, 0),
        "race.base.settle.power-pay-for-military",
    )


@rule("race.base.settle.power-pay-for-military")
def test_a_specialist_placed_in_develop_pays_in_settle() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand=f"{SPECIALIST}; Outlaw World")
    s = t.chosen("develop", "settle")
    s.play(0, f"develop {SPECIALIST}")
    s.play(1, "pass")
    lands(s, "Outlaw World")
    assert tableau(s, 0) == ["Old Earth", SPECIALIST, "Outlaw World"]


@rule("race.base.settle.pay-for-military-price")
@pytest.mark.parametrize(
    ("world", "price"),
    [("Outlaw World", 0), ("Rebel Miners", 1), ("Rebel Underground", 2), ("Rebel Homeworld", 6)],
)
def test_the_price_of_a_military_world_is_its_defense_minus_one(world: str, price: int) -> None:
    s = settles(world, price, f"Old Earth; {SPECIALIST}")
    assert paid_for_world(s, world) == price
    if price:
        s = settles(world, price - 1, f"Old Earth; {SPECIALIST}")
        assert reason_keys(s, 0, f"settle {world}") == ["too-weak"]


@rule("race.base.settle.pay-for-military-discounts")
@pytest.mark.parametrize(
    ("world", "discounts", "price"),
    [
        ("Malevolent Lifeforms", "", 3),
        ("Malevolent Lifeforms", "; Replicant Robots", 1),
        ("Malevolent Lifeforms", "; Mining Robots", 3),  # Genes: the discount does not fit
        ("Rebel Miners", "; Mining Robots", 0),  # Rare
        ("Rebel Miners", "; Mining Robots; Replicant Robots", 0),
        ("Rebel Base", "; Replicant Robots", 3),
    ],
)
def test_fitting_discounts_lower_the_price_of_a_military_world(
    world: str, discounts: str, price: int
) -> None:
    s = settles(world, 6, f"Old Earth; {SPECIALIST}{discounts}")
    assert paid_for_world(s, world) == price


@rule("race.base.settle.pay-for-military-not-alien")
def test_a_contact_specialist_does_not_place_an_alien_military_world() -> None:
    s = settles("Alien Robot Sentry", 6, f"Old Earth; {SPECIALIST}")
    assert refusal(s, 0, "settle Alien Robot Sentry") == ("too-weak", (2, 0), CONQUER)
    army = f"New Sparta; New Military Tactics; {SPECIALIST}; Expedition Force"
    s = lands(settles("Alien Robot Sentry", 6, army), "Alien Robot Sentry")
    assert says(s, 0) == ["conquer", "spend New Military Tactics"]
    assert refusal(s, 0, "pay cost") == (
        "not-for-alien",
        (0, 0),
        "race.base.settle.pay-for-military-not-alien",
    )


@rule("race.base.settle.pay-for-military-optional")
def test_who_can_pay_and_conquer_chooses() -> None:
    army = f"Epsilon Eridani; {SPECIALIST}; Drop Ships"
    s = lands(settles("Pirate World", 2, army), "Pirate World")
    assert says(s, 0) == ["conquer", "pay cost"]
    other = s.clone()
    s.play(0, "conquer")
    assert len(hand(s, 0)) == 2
    other.play(0, "pay cost")
    assert pay_anything(other, 0) == 2
    assert tableau(s, 0) == tableau(other, 0)


@rule("race.base.settle.pay-for-military-optional")
def test_who_cannot_pay_conquers() -> None:
    army = f"Epsilon Eridani; {SPECIALIST}; Drop Ships"
    s = lands(settles("Pirate World", 1, army), "Pirate World")
    assert told(s, "conquer") == [(0, 3, "Pirate World", CONQUER)]


@rule("race.base.settle.pay-for-military-optional")
def test_the_price_is_told_to_who_cannot_pay_it() -> None:
    army = f"Epsilon Eridani; {SPECIALIST}; Drop Ships; New Military Tactics"
    s = lands(settles("Pirate World", 1, army), "Pirate World")
    assert says(s, 0) == ["conquer", "spend New Military Tactics"]
    assert refusal(s, 0, "pay cost") == ("too-dear", (2, 1), PLACEABLE)


@rule("race.base.settle.paid-military-stays-military")
@pytest.mark.parametrize(
    ("world", "price", "points"), [("Outlaw World", 0, 1), ("Pirate World", 2, 1)]
)
def test_a_paid_military_world_scores_for_galactic_imperium(
    world: str, price: int, points: int
) -> None:
    s = settles(world, price, f"Old Earth; {SPECIALIST}; Galactic Imperium")
    before = variable_points(s)
    assert paid_for_world(s, world) == price
    assert told(s, "conquer") == []
    assert variable_points(s) - before == points


@rule("race.base.settle.paid-military-stays-military")
def test_a_paid_rebel_world_scores_for_galactic_imperium_as_a_rebel() -> None:
    tableau_ = f"Old Earth; {SPECIALIST}; Galactic Imperium"
    s = lands(settles("Rebel Miners", 1, tableau_), "Rebel Miners")
    s.play(0, "pay cost")
    assert pay_anything(s, 0) == 1
    assert variable_points(s) == 2


@rule("race.base.settle.paid-military-stays-military")
def test_a_paid_non_military_world_scores_nothing_there() -> None:
    s = settles("Gambling World", 1, f"Old Earth; {SPECIALIST}; Galactic Imperium")
    assert paid_for_world(s, "Gambling World") == 1
    assert variable_points(s) == 0


def variable_points(s: Race) -> int:
    """What the scoring box of Galactic Imperium is worth to seat 0."""
    return variable(s.tables, s.players[0])
