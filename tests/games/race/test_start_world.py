"""What the five start worlds do, and that later on they are worlds like any other."""

from typing import cast

import astrarium
from astrarium.core.frame import CHANCE
from astrarium.games.race.state import Race
from tests.games.race.looking import all_pass, draws_of, pay_anything, receiver, refusal
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    draws,
    forced,
    goods,
    hand,
    says,
    tableau,
)
from tests.support import rule

TOO_WEAK = "race.base.settle.conquer-condition"


def placeable(s: Race, seat: int) -> list[str]:
    return [text for text in says(s, seat) if text != "pass"]


@rule("race.base.start-world.numbers")
def test_the_start_worlds_are_numbered_zero_to_four() -> None:
    s = Table(2).lying()
    numbers = {
        number: name for name, number in zip(s.tables.names, s.tables.start_number) if number >= 0
    }
    assert numbers == {
        0: "Old Earth",
        1: "Epsilon Eridani",
        2: "Alpha Centauri",
        3: "New Sparta",
        4: "Earth's Lost Colony",
    }


@rule("race.base.start-world.old-earth-trade")
def test_old_earth_gives_one_more_card_for_any_good_sold() -> None:
    t = Table(2).seat(0, tableau="Old Earth; Gem World", goods="Gem World")
    t.seat(1, tableau="New Sparta; Avian Uplift Race", goods="Avian Uplift Race")
    s = t.chosen("consume trade", "consume trade")
    s.play(0, "sell from Gem World")
    assert draws_of(s, 0) == 2 + 1
    s.play(1, "sell from Avian Uplift Race")
    assert draws_of(s, 1) == 4


@rule("race.base.start-world.old-earth-consume")
def test_old_earth_consumes_up_to_two_goods_of_any_kind_for_one_vp_each() -> None:
    worlds = "Gem World; Avian Uplift Race; Comet Zone"
    t = Table(2).seat(0, tableau=f"Old Earth; {worlds}", goods=worlds)
    s = t.chosen("consume trade", "produce")
    s.play(0, "sell from Comet Zone")
    any_draws(s)
    s.play(0, "use Old Earth")
    s.play(0, "consume from Gem World; Avian Uplift Race")
    assert s.players[0].vp == 2
    assert goods(s, 0) == []


@rule("race.base.start-world.old-earth-consume")
def test_old_earth_leaves_a_third_good() -> None:
    worlds = "Gem World; Avian Uplift Race; Comet Zone"
    t = Table(2).seat(0, tableau=f"Old Earth; {worlds}", goods=worlds)
    s = t.chosen("consume 2x", "develop")
    all_pass(s)
    s.play(0, "use Old Earth")
    s.play(0, "consume from Gem World; Comet Zone")
    assert s.players[0].vp == 4
    assert goods(s, 0) == ["Avian Uplift Race"]
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.base.start-world.epsilon-eridani-military")
def test_epsilon_eridani_gives_one_military() -> None:
    t = Table(2).seat(0, tableau="Epsilon Eridani", hand="Outlaw World; Rebel Miners")
    s = t.chosen("settle", "settle")
    assert placeable(s, 0) == ["settle Outlaw World"]
    assert refusal(s, 0, "settle Rebel Miners") == ("too-weak", (2, 1), TOO_WEAK)


@rule("race.base.start-world.epsilon-eridani-consume")
def test_epsilon_eridani_consumes_one_good_for_one_vp_and_one_card() -> None:
    t = Table(2).seat(
        0, tableau="Epsilon Eridani; Gem World; Comet Zone", goods="Gem World; Comet Zone"
    )
    t.seat(1, tableau="New Sparta")
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use Epsilon Eridani")
    s.play(0, "consume from Comet Zone")
    assert receiver(s) == 0
    assert any_draws(s) == 1
    assert s.players[0].vp == 2  # doubled; the card is not
    assert len(s.players[0].hand) == 1
    assert goods(s, 0) == ["Gem World"]


@rule("race.base.start-world.alpha-centauri-windfall")
def test_alpha_centauri_begins_with_a_rare_good() -> None:
    s = cast(Race, astrarium.start("race", 2, {"preset_hands": True}))
    draws(s, "Rebel Base")
    assert goods(s, 1) == ["Alpha Centauri"]
    s.play(0, "choose consume 2x")
    s.play(1, "choose consume trade")
    s.play(1, "sell from Alpha Centauri")
    assert draws_of(s, 1) == 3


@rule("race.base.start-world.alpha-centauri-discount")
def test_alpha_centauri_makes_rare_worlds_one_cheaper_and_no_others() -> None:
    hand_ = "Comet Zone; Plague World; Asteroid Belt"
    s = Table(2).seat(0, tableau="Alpha Centauri", hand=hand_).chosen("settle", "settle")
    assert placeable(s, 0) == ["settle Asteroid Belt", "settle Comet Zone"]
    assert refusal(s, 0, "settle Plague World")[1] == (3, 2)
    s.play(0, "settle Asteroid Belt")
    s.play(1, "pass")
    assert pay_anything(s, 0) == 2 - 1


@rule("race.base.start-world.alpha-centauri-military")
def test_alpha_centauri_gives_one_military_against_rare_worlds_only() -> None:
    hand_ = "Runaway Robots; Rebel Miners; Star Nomad Lair; Outlaw World"
    s = Table(2).seat(0, tableau="Alpha Centauri", hand=hand_).chosen("settle", "settle")
    assert placeable(s, 0) == ["settle Runaway Robots"]
    assert refusal(s, 0, "settle Rebel Miners") == ("too-weak", (2, 1), TOO_WEAK)
    assert refusal(s, 0, "settle Star Nomad Lair") == ("too-weak", (1, 0), TOO_WEAK)
    assert refusal(s, 0, "settle Outlaw World") == ("too-weak", (1, 0), TOO_WEAK)


@rule("race.base.start-world.new-sparta-military")
def test_new_sparta_gives_two_military() -> None:
    t = Table(2).seat(0, tableau="New Sparta", hand="Rebel Miners; Pirate World")
    s = t.chosen("settle", "settle")
    assert placeable(s, 0) == ["settle Rebel Miners"]
    assert refusal(s, 0, "settle Pirate World") == ("too-weak", (3, 2), TOO_WEAK)


@rule("race.base.start-world.earths-lost-colony-production")
def test_earths_lost_colony_produces_a_novelty_good() -> None:
    s = Table(2).seat(0, tableau="Earth's Lost Colony").chosen("produce", "produce")
    draws(s, "Rebel Base")
    assert goods(s, 0) == ["Earth's Lost Colony"]
    s.play(0, "choose consume trade")
    s.play(1, "choose consume trade")
    s.play(0, "sell from Earth's Lost Colony")
    assert draws_of(s, 0) == 2  # the price of a Novelty good


@rule("race.base.start-world.earths-lost-colony-consume")
def test_earths_lost_colony_consumes_one_good_for_one_vp() -> None:
    worlds = "Avian Uplift Race; Comet Zone"
    t = Table(2).seat(0, tableau=f"Earth's Lost Colony; {worlds}", goods=worlds)
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use Earth's Lost Colony")
    s.play(0, "consume from Avian Uplift Race")
    assert s.players[0].vp == 2
    assert hand(s, 0) == []
    assert goods(s, 0) == ["Comet Zone"]
    assert asked(s) == [0, 1]
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.base.start-world.drawn-later-ordinary")
def test_a_start_world_from_the_deck_is_paid_for_or_conquered_like_any_other() -> None:
    hand_ = "Old Earth; Gem World; New Sparta"
    t = Table(2).seat(0, tableau="Earth's Lost Colony; Expedition Force", hand=hand_)
    s = t.chosen("settle", "settle")
    too_dear = ("too-dear", (3, 2), "race.base.settle.only-placeable")
    assert refusal(s, 0, "settle Old Earth") == too_dear
    assert refusal(s, 0, "settle New Sparta") == ("too-weak", (2, 1), TOO_WEAK)

    t = Table(2).seat(0, tableau="Earth's Lost Colony; Space Marines", hand=hand_)
    s = t.chosen("settle", "settle")
    s.play(0, "settle New Sparta")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Earth's Lost Colony", "Space Marines", "New Sparta"]
    assert len(hand(s, 0)) == 2


@rule("race.base.start-world.drawn-later-ordinary")
def test_a_later_start_world_costs_what_it_says_gets_its_good_and_moves_no_first_seat() -> None:
    t = Table(2).seat(0, tableau="New Sparta", hand="Gem World")
    t.seat(1, tableau="Earth's Lost Colony", hand="Alpha Centauri; Gambling World; Space Port")
    s = t.chosen("settle", "settle")
    s.play(1, "settle Alpha Centauri")
    s.play(0, "pass")
    assert pay_anything(s, 1) == 2
    forced(s)
    assert tableau(s, 1) == ["Earth's Lost Colony", "Alpha Centauri"]
    assert goods(s, 1) == ["Alpha Centauri"]
    assert s.first_seat == 0


@rule("race.base.start-world.drawn-later-ordinary")
def test_a_start_world_that_nobody_received_can_be_drawn() -> None:
    s = cast(Race, astrarium.start("race", 2))
    s.play(CHANCE, "deal New Sparta")
    s.play(CHANCE, "deal Old Earth")
    draws(s, "Epsilon Eridani")
    assert hand(s, 1) == ["Epsilon Eridani"]
