"""Phase III: choose a world in secret, reveal it, pay for it."""

import pytest

from astrarium.games.race.state import Race
from tests.games.race.looking import listening, open_to, pay_anything, refusal, seen, told
from tests.games.race.placing import lands, paid_for_world, settles
from tests.games.race.table import Table, any_draws, asked, hand, reason_keys, says, tableau
from tests.support import rule

PLACEABLE = "race.base.settle.only-placeable"
CONQUER = "race.base.settle.conquer-condition"


def card(s: Race, name: str) -> int:
    return s.tables.names.index(name)


@rule("race.base.settle.one-world")
def test_each_player_may_place_one_world_from_hand() -> None:
    t = Table(3).seat(0, tableau="Old Earth", hand="Gambling World; Artist Colony; Export Duties")
    t.seat(1, tableau="New Sparta", hand="Rebel Miners; Outlaw World")
    t.seat(2, tableau="Epsilon Eridani", hand="New Survivalists")
    s = listening(t).chosen("produce", "settle", "settle")
    assert says(s, 0) == ["settle Artist Colony", "settle Gambling World", "pass"]
    assert reason_keys(s, 0, "settle Export Duties") == ["not-offered"]
    assert reason_keys(s, 0, "settle Rebel Miners") == ["not-offered"]
    s.play(0, "settle Gambling World")
    s.play(1, "settle Outlaw World")
    s.play(2, "pass")
    any_draws(s)
    s.play(0, "pay Export Duties")
    assert tableau(s, 0) == ["Old Earth", "Gambling World"]
    assert tableau(s, 1) == ["New Sparta", "Outlaw World"]
    assert tableau(s, 2) == ["Epsilon Eridani"]
    assert hand(s, 0) == ["Artist Colony"]
    assert told(s, "settle") == [
        (0, 0, "Gambling World", "race.base.settle.one-world"),
        (1, 0, "Outlaw World", "race.base.settle.one-world"),
    ]
    assert not any(text.startswith("settle") for seat in asked(s) for text in says(s, seat))


@rule("race.base.settle.may-pass")
def test_nobody_has_to_place_a_world() -> None:
    s = settles("Gambling World", 1, action="settle")
    assert says(s, 0)[-1] == "pass"
    assert says(s, 1) == ["pass"]
    s.play(0, "pass")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Old Earth"]
    assert len(hand(s, 0)) == 2
    assert told(s, "no-world") == [
        (0, 0, "", "race.base.settle.may-pass"),
        (1, 0, "", "race.base.settle.may-pass"),
    ]
    assert told(s, "settle") == []


@rule("race.base.settle.secret-choice")
def test_worlds_are_chosen_secretly_and_revealed_together() -> None:
    t = Table(3).seat(0, tableau="Old Earth", hand="Gambling World; Artist Colony")
    t.seat(1, tableau="New Sparta", hand="Rebel Miners")
    s = listening(t).chosen("produce", "settle", "settle")
    views = [s.view(1), s.view(2), s.view(None)]
    s.play(0, "settle Gambling World")
    assert [s.view(1), s.view(2), s.view(None)] == views
    assert open_to(s, 2) == [0, 1, 2]
    assert seen(s, 0, 0)["pick"] == card(s, "Gambling World")
    s.play(2, "pass")  # the only answer, and nobody learns that it was given
    assert s.view(1) == views[0]
    assert tableau(s, 0) == ["Old Earth"]
    assert told(s, "settle") == []
    s.play(1, "settle Rebel Miners")
    for eyes in (None, 0, 1, 2):
        assert seen(s, eyes, 0)["tableau"][1:] == [card(s, "Gambling World")]
        assert seen(s, eyes, 1)["tableau"][1:] == [card(s, "Rebel Miners")]


@rule("race.base.settle.non-military-paid")
@pytest.mark.parametrize(
    ("world", "cost"),
    [
        ("Pilgrimage World", 0),
        ("Gambling World", 1),
        ("Galactic Engineers", 2),
        ("Comet Zone", 3),
        ("Terraformed World", 5),
        ("Alien Robotic Factory", 6),
    ],
)
def test_a_non_military_world_costs_as_many_other_hand_cards(world: str, cost: int) -> None:
    s = settles(world, cost)
    assert paid_for_world(s, world) == cost
    assert hand(s, 0) == []
    assert s.discard.size == cost
    assert told(s, "pay") == [(0, 1, "", "race.base.settle.non-military-paid")] * cost


@rule("race.base.settle.non-military-paid")
def test_the_payer_chooses_the_cards_and_only_the_payer_knows_them() -> None:
    s = lands(settles("Galactic Engineers", 4), "Galactic Engineers")
    question = s.question_of(0)
    assert s.audience(question.lane, s.options(question)[0]) == 0
    assert says(s, 0) == ["pay Artist Colony", "pay Secluded World", "pay Gem World"]
    order = ("set-order", (0, 0), "race.base.settle.non-military-paid")
    assert refusal(s, 0, "pay New Vinland") == order
    s.play(0, "pay New Vinland; Secluded World")
    assert hand(s, 0) == ["Artist Colony", "Gem World"]
    assert seen(s, 0, 0)["known"][card(s, "New Vinland")] == 1
    assert sum(seen(s, 1, 1)["known"]) == 0


@rule("race.base.settle.non-military-paid")
def test_every_card_can_be_payment() -> None:
    """Also the first card of all and the last."""
    t = Table(2).seat(0, tableau="New Sparta", hand="Galactic Engineers; Old Earth; Trade League")
    s = t.chosen("produce", "settle")
    lands(s, "Galactic Engineers")
    s.play(0, "pay Old Earth; Trade League")
    assert hand(s, 0) == []


@rule("race.base.settle.non-military-paid")
def test_military_does_not_place_a_non_military_world() -> None:
    s = settles("Gambling World", 0, "New Sparta; Drop Ships")
    assert refusal(s, 0, "settle Gambling World") == ("too-dear", (1, 0), PLACEABLE)


@rule("race.base.settle.non-military-paid")
def test_nobody_waits_for_a_neighbour_to_pay_for_a_world() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Gambling World; Gem World; New Earth")
    t.seat(1, tableau="New Sparta", hand="Expanding Colony; Comet Zone; Space Port")
    s = t.chosen("settle", "produce")
    s.play(0, "settle Gambling World")
    s.play(1, "settle Expanding Colony")
    question = s.question_of(0)
    s.play(1, "pay Comet Zone")
    assert s.question_of(0) == question
    assert tableau(s, 1) == ["New Sparta", "Expanding Colony"]


@rule("race.base.settle.never-below-zero")
@pytest.mark.parametrize(
    ("world", "tableau_"),
    [
        ("Galactic Engineers", "Old Earth; Replicant Robots"),  # exactly 0
        ("Gambling World", "Old Earth; Replicant Robots"),  # 1 to spare
        ("Destroyed World", "Alpha Centauri; Replicant Robots; Mining Robots"),  # 3 to spare
        ("Pilgrimage World", "Old Earth; Replicant Robots"),  # 2 to spare
    ],
)
def test_a_price_never_goes_below_zero_and_gives_nothing_back(world: str, tableau_: str) -> None:
    s = settles(world, 2, tableau_)
    assert paid_for_world(s, world) == 0
    assert hand(s, 0) == ["Artist Colony", "Secluded World"]
    assert told(s, "draw") == told(s, "pay") == []
    s = settles(world, 0, tableau_)
    assert reason_keys(s, 0, f"settle {world}") == []


@rule("race.base.settle.never-below-zero")
def test_a_price_of_one_that_is_left_is_paid() -> None:
    s = settles("Comet Zone", 3, "Old Earth; Replicant Robots")
    assert paid_for_world(s, "Comet Zone") == 1


@rule("race.base.settle.card-not-own-payment")
def test_the_world_being_placed_is_no_part_of_its_payment() -> None:
    s = settles("Gambling World", 0)
    assert says(s, 0) == ["pass"]
    assert refusal(s, 0, "settle Gambling World") == ("too-dear", (1, 0), PLACEABLE)
    s = lands(settles("Gambling World", 1), "Gambling World")
    assert says(s, 0) == ["pay Artist Colony"]


@rule("race.base.settle.only-placeable")
@pytest.mark.parametrize(
    ("world", "cost"), [("Gambling World", 1), ("Comet Zone", 3), ("Alien Robotic Factory", 6)]
)
def test_only_a_world_that_can_be_paid_may_be_revealed(world: str, cost: int) -> None:
    s = settles(world, cost)
    assert f"settle {world}" in says(s, 0)
    assert reason_keys(s, 0, f"settle {world}") == []
    s = settles(world, cost - 1)
    assert f"settle {world}" not in says(s, 0)
    assert refusal(s, 0, f"settle {world}") == ("too-dear", (cost, cost - 1), PLACEABLE)


@rule("race.base.settle.only-placeable")
def test_only_a_world_that_can_be_conquered_may_be_revealed() -> None:
    s = settles("Rebel Miners", 3, "New Sparta")
    assert "settle Rebel Miners" in says(s, 0)
    s = settles("Rebel Miners", 3, "Epsilon Eridani")
    assert "settle Rebel Miners" not in says(s, 0)
    assert refusal(s, 0, "settle Rebel Miners") == ("too-weak", (2, 1), CONQUER)


@rule("race.base.settle.only-placeable")
def test_negative_military_is_told_as_none() -> None:
    s = settles("Outlaw World", 0, "Old Earth; Refugee World")
    assert refusal(s, 0, "settle Outlaw World") == ("too-weak", (1, 0), CONQUER)


@rule("race.base.settle.only-placeable")
@pytest.mark.parametrize(
    ("tableau_", "keys"),
    [
        ("Old Earth; New Military Tactics", []),
        ("Old Earth", ["too-weak"]),
        ("Old Earth; Colony Ship", ["too-weak"]),
        ("Old Earth; Contact Specialist; Colony Ship", []),
        ("Old Earth; Contact Specialist", ["too-weak"]),
    ],
)
def test_cards_that_could_be_discarded_count_for_what_may_be_revealed(
    tableau_: str, keys: list[str]
) -> None:
    s = settles("Pirate World", 1, tableau_)
    assert reason_keys(s, 0, "settle Pirate World") == keys
    assert ("settle Pirate World" in says(s, 0)) == (not keys)


@rule("race.base.settle.power-reduce-cost-any")
@pytest.mark.parametrize("world", ["Merchant World", "Comet Zone", "Plague World", "New Earth"])
def test_replicant_robots_make_every_world_two_cheaper(world: str) -> None:
    cost = {"Merchant World": 4, "Comet Zone": 3, "Plague World": 3, "New Earth": 5}[world]
    s = settles(world, cost - 2, "Old Earth; Replicant Robots")
    assert paid_for_world(s, world) == cost - 2
    s = settles(world, cost - 3, "Old Earth; Replicant Robots")
    assert refusal(s, 0, f"settle {world}") == ("too-dear", (cost - 2, cost - 3), PLACEABLE)


@rule("race.base.settle.power-reduce-cost-kind")
@pytest.mark.parametrize(
    ("world", "discounts", "paid"),
    [
        ("Comet Zone", "; Mining Robots", 2),  # a Rare production world, 3
        ("Blaster Gem Mines", "; Mining Robots", 2),  # a Rare windfall world, 3
        ("Comet Zone", "; Mining Robots; Alpha Centauri", 1),
        ("Plague World", "; Mining Robots", 3),  # Genes
        ("Galactic Resort", "; Mining Robots", 3),  # Novelty
        ("Old Earth", "; Mining Robots", 3),  # no kind at all
        ("Deserted Alien Outpost", "; Mining Robots", 4),  # Alien
        ("Deserted Alien Outpost", "; Alien Rosetta Stone World", 2),
        ("Alien Robotic Factory", "; Alien Rosetta Stone World; Alien Tech Institute", 2),
        ("Comet Zone", "; Alien Rosetta Stone World", 3),
        ("Comet Zone", "; Mining Robots; Replicant Robots", 0),
    ],
)
def test_a_discount_for_a_kind_counts_for_worlds_of_that_kind_only(
    world: str, discounts: str, paid: int
) -> None:
    s = settles(world, 6, f"Earth's Lost Colony{discounts}")
    assert paid_for_world(s, world) == paid


@rule("race.base.settle.rosetta-stone-not-alien-kind")
def test_alien_discounts_do_not_make_alien_rosetta_stone_world_cheaper() -> None:
    s = settles("Alien Rosetta Stone World", 4, "Old Earth; Alien Tech Institute")
    assert paid_for_world(s, "Alien Rosetta Stone World") == 3
    robots = "Old Earth; Alien Tech Institute; Replicant Robots"
    assert (
        paid_for_world(settles("Alien Rosetta Stone World", 4, robots), "Alien Rosetta Stone World")
        == 1
    )
    s = settles("Deserted Alien Outpost", 4, "Old Earth; Alien Tech Institute")
    assert paid_for_world(s, "Deserted Alien Outpost") == 2  # it has the kind


@rule("race.base.settle.alien-is-goods-kind", "race.base.settle.cost-to-zero-rosetta-stone")
def test_alien_means_the_goods_kind_and_not_the_keyword() -> None:
    """Both bear the keyword; only the Outpost is of the kind."""
    s = settles("Deserted Alien Outpost", 4, "Old Earth; Alien Tech Institute")
    assert paid_for_world(s, "Deserted Alien Outpost") == 2
    s = settles("Deserted Alien Outpost", 3, "Old Earth; Colony Ship")
    assert refusal(s, 0, "settle Deserted Alien Outpost") == ("too-dear", (4, 3), PLACEABLE)
    s = settles("Alien Rosetta Stone World", 0, "Colony Ship; Old Earth")
    assert reason_keys(s, 0, "settle Alien Rosetta Stone World") == []
    s = settles("Alien Rosetta Stone World", 0, "Old Earth; Export Duties")
    assert reason_keys(s, 0, "settle Alien Rosetta Stone World") == ["too-dear"]


@rule("race.base.settle.own-power-not-used")
def test_a_worlds_own_discount_does_not_lower_its_price() -> None:
    s = settles("Alpha Centauri", 3)
    assert paid_for_world(s, "Alpha Centauri") == 2
    s = settles("Alpha Centauri", 3, "Mining Robots; Old Earth; Replicant Robots")
    assert paid_for_world(s, "Alpha Centauri") == 0
    s = settles("Alpha Centauri", 3, "Mining Robots; Old Earth")
    assert paid_for_world(s, "Alpha Centauri") == 1
    s = settles("Alpha Centauri", 1)
    assert refusal(s, 0, "settle Alpha Centauri") == ("too-dear", (2, 1), PLACEABLE)


@rule("race.base.settle.own-power-not-used")
def test_a_worlds_own_military_does_not_help_to_conquer_it() -> None:
    s = settles("Former Penal Colony", 0, "Epsilon Eridani")
    assert refusal(s, 0, "settle Former Penal Colony") == ("too-weak", (2, 1), CONQUER)
    s = settles("Lost Alien Battle Fleet", 0, "New Sparta; Drop Ships")
    assert refusal(s, 0, "settle Lost Alien Battle Fleet") == ("too-weak", (6, 5), CONQUER)


@rule("race.base.settle.own-power-not-used")
def test_a_revealed_worlds_own_military_is_no_way_to_take_it_either() -> None:
    """Former Penal Colony (defense 2, +1) with 1 Military in all: paying is the only way."""
    s = settles("Former Penal Colony", 2, "New Sparta; Contact Specialist")
    assert pay_anything(lands(s, "Former Penal Colony"), 0) == 1
    assert told(s, "conquer") == []
