"""When powers work, which of them must be used, and in which order."""

from tests.games.race.looking import all_pass, draws_of, pay_anything, refusal, seen
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    draws,
    goods,
    hand,
    says,
    tableau,
)
from tests.support import rule

CONQUER = "race.base.settle.conquer-condition"


@rule("race.base.power.waits-for-next-phase")
def test_a_new_worlds_military_does_not_help_to_conquer_it() -> None:
    """Rebel Outpost (defense 5, +1 Military) against 3 + 2 - 1 = 4 Military: it must be paid."""
    army = "Drop Ships; Space Marines; Contact Specialist"
    t = Table(2).seat(
        0,
        tableau=f"Old Earth; {army}",
        hand="Rebel Outpost; Gem World; New Earth; Comet Zone; Plague World",
    )
    s = t.chosen("settle", "settle")
    s.play(0, "settle Rebel Outpost")
    s.play(1, "pass")
    assert says(s, 0)[0].startswith("pay ")
    assert pay_anything(s, 0) == 4


@rule("race.base.power.waits-for-next-phase")
def test_one_more_military_that_was_there_before_conquers_it() -> None:
    army = "Drop Ships; Space Marines; Contact Specialist"
    t = Table(2).seat(
        0,
        tableau=f"Epsilon Eridani; {army}",
        hand="Rebel Outpost; Gem World; New Earth; Comet Zone; Plague World",
    )
    s = t.chosen("settle", "settle")
    s.play(0, "settle Rebel Outpost")
    s.play(1, "pass")
    assert says(s, 0) == ["conquer", "pay cost"]


@rule("race.base.power.waits-for-next-phase")
def test_a_power_placed_in_one_round_works_in_the_next() -> None:
    t = Table(2).seat(
        0, tableau="Old Earth", hand="Investment Credits; Public Works; Space Marines"
    )
    s = t.chosen("develop", "develop")
    s.play(0, "develop Investment Credits")
    s.play(1, "pass")
    s.play(0, "choose develop")
    s.play(1, "choose develop")
    s.play(0, "develop Space Marines")  # 2, less 1 for the bonus, less 1 for the credits
    s.play(1, "pass")
    assert hand(s, 0) == ["Public Works"]


@rule("race.base.power.later-phase-same-round")
def test_a_development_has_its_settle_power_in_the_same_round() -> None:
    t = Table(2).seat(0, tableau="Old Earth", hand="Space Marines; Rebel Miners; Gem World")
    s = t.chosen("develop", "settle")
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    s.play(0, "pay Gem World")
    s.play(0, "settle Rebel Miners")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Old Earth", "Space Marines", "Rebel Miners"]


@rule("race.base.power.later-phase-same-round")
def test_a_development_has_its_consume_power_in_the_same_round() -> None:
    t = Table(2).seat(0, tableau="New Sparta; Gem World", hand="Public Works", goods="Gem World")
    s = t.chosen("develop", "consume 2x")
    s.play(0, "develop Public Works")
    s.play(1, "pass")
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    assert s.players[0].vp == 1


@rule("race.base.power.later-phase-same-round")
def test_a_development_has_its_produce_power_in_the_same_round() -> None:
    t = Table(2).seat(0, tableau="Alpha Centauri", hand="Mining Robots; Gem World")
    s = t.chosen("develop", "produce")
    s.play(0, "develop Mining Robots")
    s.play(1, "pass")
    s.play(0, "pay Gem World")
    assert says(s, 0) == ["produce on Alpha Centauri"]


@rule("race.base.power.goods-at-once")
def test_the_good_of_a_new_world_can_be_sold_in_the_same_round() -> None:
    t = Table(2).seat(0, tableau="New Sparta", hand="Avian Uplift Race")
    s = t.chosen("settle", "consume trade")
    s.play(0, "settle Avian Uplift Race")
    s.play(1, "pass")
    deck = s.deck.size
    draws(s, "Rebel Base", "Gem World")
    assert s.deck.size == sum(s.deck.counts) == deck - 2
    assert goods(s, 0) == ["Avian Uplift Race"]
    assert s.players[0].goods == [-1, s.tables.names.index("Rebel Base")]
    s.play(0, "choose consume trade")
    s.play(1, "choose consume trade")
    s.play(0, "sell from Avian Uplift Race")
    assert draws_of(s, 0) == 4


@rule("race.base.power.goods-at-once")
def test_the_good_of_a_new_world_can_be_consumed_in_the_same_round() -> None:
    t = Table(2).seat(0, tableau="Epsilon Eridani", hand="Star Nomad Lair")
    s = t.chosen("settle", "consume 2x")
    s.play(0, "settle Star Nomad Lair")
    s.play(1, "pass")
    draws(s, "Rebel Base", "Gem World")
    s.play(0, "use Epsilon Eridani")
    s.play(0, "consume from Star Nomad Lair")
    assert s.players[0].vp == 1


@rule("race.base.power.goods-at-once")
def test_the_good_of_a_new_world_can_be_sold_by_trade_of_the_same_round() -> None:
    t = Table(2).seat(1, tableau="New Sparta", hand="Avian Uplift Race")
    s = t.chosen("settle", "consume trade")
    s.play(1, "settle Avian Uplift Race")
    s.play(0, "pass")
    draws(s, "Rebel Base")
    assert says(s, 1) == ["sell from Avian Uplift Race"]


@rule("race.base.power.mandatory")
def test_a_consume_power_must_be_used_while_it_can_be() -> None:
    worlds = "Gem World; Comet Zone; Spice World"
    t = Table(2).seat(0, tableau=f"Epsilon Eridani; Public Works; {worlds}", goods=worlds)
    s = t.chosen("consume 2x", "consume 2x")
    still = ("still-mandatory", (0, 0), "race.base.consume.mandatory")
    assert refusal(s, 0, "stop") == still
    s.play(0, "use Public Works")
    s.play(0, "consume from Gem World")
    assert says(s, 0) == ["use Epsilon Eridani"]
    assert refusal(s, 0, "stop") == still
    s.play(0, "use Epsilon Eridani")
    s.play(0, "consume from Comet Zone")
    any_draws(s)
    assert goods(s, 0) == ["Spice World"]
    assert says(s, 0)[0] == "choose explore +5"


@rule("race.base.power.mandatory")
def test_a_power_marked_optional_may_be_left_unused() -> None:
    tableau_ = "New Sparta; Deficit Spending; Public Works"  # no good for the Public Works
    t = Table(2).seat(0, tableau=tableau_, hand="Gem World; New Earth")
    s = t.chosen("consume 2x", "consume 2x")
    assert says(s, 0) == ["use Deficit Spending", "stop"]
    s.play(0, "stop")
    assert len(hand(s, 0)) == 2
    assert s.players[0].vp == 0


@rule("race.base.power.mandatory")
def test_an_optional_power_does_not_excuse_from_the_others() -> None:
    t = Table(2).seat(
        0,
        tableau="New Sparta; Deficit Spending; Public Works; Gem World",
        hand="New Earth",
        goods="Gem World",
    )
    s = t.chosen("consume 2x", "consume 2x")
    assert says(s, 0) == ["use Public Works", "use Deficit Spending"]
    assert refusal(s, 0, "stop")[0] == "still-mandatory"


@rule("race.base.power.own-order")
def test_a_player_uses_powers_in_any_order() -> None:
    """Two goods: either power may take the first of them, and each order gives its own result."""
    worlds = "Gem World; Comet Zone"
    t = Table(2).seat(
        0, tableau=f"Epsilon Eridani; Public Works; Tourist World; {worlds}", goods=worlds
    )
    s = t.chosen("consume 2x", "consume 2x")
    assert sorted(says(s, 0)) == ["use Epsilon Eridani", "use Public Works", "use Tourist World"]
    other = s.clone()
    s.play(0, "use Tourist World")
    s.play(0, "consume from Gem World; Comet Zone")
    assert s.players[0].vp == 6
    other.play(0, "use Public Works")
    other.play(0, "consume from Gem World")
    assert says(other, 0) == ["use Epsilon Eridani"]
    other.play(0, "use Epsilon Eridani")
    other.play(0, "consume from Comet Zone")
    assert other.players[0].vp == 4


@rule("race.base.power.one-finished-before-next")
def test_a_power_is_finished_before_the_next_begins() -> None:
    worlds = "Gem World; Comet Zone; Spice World"
    t = Table(2).seat(0, tableau=f"Old Earth; Public Works; {worlds}", goods=worlds)
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use Old Earth")
    assert refusal(s, 0, "use Public Works")[0] == "not-offered"
    s.play(0, "consume from Gem World")
    assert says(s, 0) == ["consume from Spice World", "consume from Comet Zone"]
    assert refusal(s, 0, "use Public Works")[0] == "not-offered"
    s.play(0, "consume from Comet Zone")
    assert s.players[0].vp == 4
    assert says(s, 0) == ["use Public Works"]


@rule("race.base.power.leaves-with-card")
def test_a_card_that_left_the_tableau_gives_no_powers() -> None:
    """New Sparta and New Military Tactics: 5 Military for the Warship, once."""
    t = Table(2, advanced_two_player=True).seat(
        0,
        tableau="New Sparta; New Military Tactics",
        hand="Lost Alien Warship; Malevolent Lifeforms; Rebel Outpost",
    )
    s = t.chosen("settle & settle", "develop & produce")
    all_pass(s)
    s.play(0, "settle Lost Alien Warship")
    s.play(1, "pass")
    any_draws(s)
    assert tableau(s, 0) == ["New Sparta", "Lost Alien Warship"]
    assert refusal(s, 0, "settle Rebel Outpost") == ("too-weak", (5, 4), CONQUER)
    s.play(0, "settle Malevolent Lifeforms")  # 4: New Sparta and the Warship
    s.play(1, "pass")
    assert tableau(s, 0) == ["New Sparta", "Lost Alien Warship", "Malevolent Lifeforms"]
    assert s.rules.game.broken(s) == []  # no card was lost


@rule("race.base.power.leaves-with-card")
def test_the_powers_of_the_other_cards_stay_those_that_were_there_before() -> None:
    """A card leaves from the middle: the new world must not move up among the working cards."""
    t = Table(2).seat(0, tableau="Old Earth; Colony Ship; Space Marines", hand="Alpha Centauri")
    t.seat(1, tableau="New Sparta", hand="Gem World; New Earth; Spice World")
    s = t.chosen("settle", "settle")
    s.play(0, "settle Alpha Centauri")
    s.play(1, "settle Gem World")
    assert tableau(s, 0) == ["Old Earth", "Space Marines", "Alpha Centauri"]
    any_draws(s)
    assert asked(s) == [1]  # seat 1 pays: the phase is still going on
    assert seen(s, 1, 0)["active"] == 2
