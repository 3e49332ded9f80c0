"""Phase III: conquering military worlds."""

import pytest

from tests.games.race.looking import listening, refusal, seen, told
from tests.games.race.placing import lands, settles
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    draws,
    goods,
    hand,
    reason_keys,
    says,
    tableau,
)
from tests.support import rule

CONQUER = "race.base.settle.conquer-condition"


def strength_against(world: str, defense: int, tableau_: str) -> int | None:
    """The Military that a refusal speaks of; None where the world can be conquered."""
    s = settles(world, 0, tableau_)
    if not s.why_not(0, f"settle {world}"):
        return None
    key, figures, rule_id = refusal(s, 0, f"settle {world}")
    assert (key, figures[0], rule_id) == ("too-weak", defense, CONQUER)
    return figures[1]


@rule("race.base.settle.conquer-condition")
@pytest.mark.parametrize(
    ("world", "defense", "enough", "one_less"),
    [
        ("Outlaw World", 1, "Epsilon Eridani", "Old Earth"),
        ("Rebel Miners", 2, "New Sparta", "Epsilon Eridani"),
        ("Pirate World", 3, "Old Earth; Drop Ships", "New Sparta"),
        ("Rebel Base", 6, "Epsilon Eridani; Drop Ships; Space Marines", "New Sparta; Drop Ships"),
        (
            "Rebel Homeworld",
            7,
            "New Sparta; Drop Ships; Space Marines",
            "Epsilon Eridani; Drop Ships; Space Marines",
        ),
    ],
)
def test_a_world_is_conquered_with_military_equal_to_its_defense_and_not_with_less(
    world: str, defense: int, enough: str, one_less: str
) -> None:
    s = lands(settles(world, 0, enough), world)
    assert told(s, "conquer") == [(0, defense, world, CONQUER)]
    assert tableau(s, 0)[-1] == world
    assert strength_against(world, defense, one_less) == defense - 1


@rule("race.base.settle.conquer-condition")
def test_military_that_a_card_could_still_give_is_offered_and_not_counted_before() -> None:
    army = "New Sparta; New Military Tactics; Contact Specialist"
    s = lands(settles("Pirate World", 2, army), "Pirate World")
    assert says(s, 0) == ["pay cost", "spend New Military Tactics"]
    assert refusal(s, 0, "conquer") == ("too-weak", (3, 1), CONQUER)


@rule("race.base.settle.optional-power-kept")
def test_cards_that_could_be_given_up_are_offered_in_deck_order_wherever_they_lie() -> None:
    army = "New Sparta; Colony Ship; New Military Tactics; Contact Specialist"
    s = lands(settles("Pirate World", 2, army), "Pirate World")
    assert says(s, 0) == ["pay cost", "spend New Military Tactics", "spend Colony Ship"]


@rule("race.base.settle.only-placeable")
def test_military_below_zero_is_told_as_none_when_a_world_is_chosen() -> None:
    assert strength_against("Outlaw World", 1, "Old Earth; Refugee World") == 0
    assert strength_against("Outlaw World", 1, "Old Earth; Refugee World; Empath World") == 0


@rule("race.base.settle.conquer-condition")
def test_military_below_zero_is_told_as_none() -> None:
    army = "Old Earth; New Military Tactics; Contact Specialist"
    s = lands(settles("Outlaw World", 0, army), "Outlaw World")
    assert says(s, 0) == ["pay cost", "spend New Military Tactics"]
    assert refusal(s, 0, "conquer") == ("too-weak", (1, 0), CONQUER)


@rule("race.base.settle.conquer-condition")
def test_more_military_than_needed_conquers_too() -> None:
    s = lands(settles("Outlaw World", 0, "New Sparta; Drop Ships"), "Outlaw World")
    assert tableau(s, 0)[-1] == "Outlaw World"


@rule("race.base.settle.conquer-free")
def test_nothing_is_discarded_for_a_conquered_world() -> None:
    s = lands(settles("Rebel Miners", 4, "New Sparta"), "Rebel Miners")
    assert 0 not in asked(s)
    assert len(hand(s, 0)) == 4
    assert s.discard.size == 0
    assert told(s, "pay") == []


@rule("race.base.settle.military-not-spent")
def test_military_is_there_in_full_in_the_next_settle_phase() -> None:
    t = Table(2, advanced_two_player=True).seat(
        0, tableau="New Sparta", hand="Aquatic Uplift Race; Rebel Miners; Avian Uplift Race"
    )
    s = t.chosen("develop & produce", "settle & settle")
    s.play(0, "pass")
    s.play(1, "pass")
    for world in ("Aquatic Uplift Race", "Avian Uplift Race"):
        s.play(0, f"settle {world}")
        s.play(1, "pass")
        any_draws(s)
    s.play(0, "choose settle; produce")
    s.play(1, "choose settle; produce")
    s.play(0, "settle Rebel Miners")
    s.play(1, "pass")
    assert tableau(s, 0)[1:] == ["Aquatic Uplift Race", "Avian Uplift Race", "Rebel Miners"]


@rule("race.base.settle.no-mixing-payment-and-military")
def test_hand_cards_do_not_make_up_for_missing_military() -> None:
    s = settles("Pirate World", 6, "New Sparta")
    assert refusal(s, 0, "settle Pirate World") == ("too-weak", (3, 2), CONQUER)


@rule("race.base.settle.no-mixing-payment-and-military")
def test_military_does_not_lower_a_price() -> None:
    """3 - 1 Military against defense 3; paying costs 3 - 1, whatever the Military."""
    s = settles("Pirate World", 2, "Old Earth; Drop Ships; Contact Specialist")
    lands(s, "Pirate World")
    s.play(0, "pay Artist Colony; Secluded World")
    assert hand(s, 0) == []
    s = settles("Pirate World", 1, "Old Earth; Drop Ships; Contact Specialist")
    assert reason_keys(s, 0, "settle Pirate World") == ["too-weak"]


@rule("race.base.settle.no-mixing-payment-and-military")
def test_who_conquers_by_what_was_discarded_for_military_pays_nothing() -> None:
    s = settles("Pirate World", 4, "New Sparta; New Military Tactics; Contact Specialist")
    lands(s, "Pirate World")
    assert says(s, 0) == ["pay cost", "spend New Military Tactics"]
    assert refusal(s, 0, "conquer") == ("too-weak", (3, 1), CONQUER)
    s.play(0, "spend New Military Tactics")
    assert says(s, 0) == ["conquer", "pay cost"]
    s.play(0, "conquer")
    assert told(s, "conquer") == [(0, 3, "Pirate World", CONQUER)]
    assert len(hand(s, 0)) == 4
    assert tableau(s, 0) == ["New Sparta", "Contact Specialist", "Pirate World"]


@rule("race.base.settle.no-mixing-payment-and-military")
def test_a_world_costs_the_same_after_discarding_for_military() -> None:
    """Defense 3 against Military 2 - 1 + 3, and 3 - 1 for who pays all the same."""
    s = settles("Pirate World", 4, "New Sparta; New Military Tactics; Contact Specialist")
    lands(s, "Pirate World")
    s.play(0, "spend New Military Tactics")
    s.play(0, "pay cost")
    s.play(0, "pay Artist Colony; Secluded World")
    assert told(s, "conquer") == []
    assert len(hand(s, 0)) == 2
    assert tableau(s, 0) == ["New Sparta", "Contact Specialist", "Pirate World"]


@rule("race.base.settle.power-cost-to-zero")
def test_a_colony_ship_may_follow_a_card_discarded_for_military() -> None:
    ships = "New Military Tactics; Contact Specialist; Colony Ship"
    s = lands(settles("Pirate World", 4, f"New Sparta; {ships}"), "Pirate World")
    assert says(s, 0) == ["pay cost", "spend New Military Tactics", "spend Colony Ship"]
    s.play(0, "spend New Military Tactics")
    assert says(s, 0) == ["conquer", "pay cost", "spend Colony Ship"]
    other = s.clone()
    s.play(0, "conquer")
    assert tableau(s, 0) == ["New Sparta", "Contact Specialist", "Colony Ship", "Pirate World"]
    other.play(0, "spend Colony Ship")
    assert tableau(other, 0) == ["New Sparta", "Contact Specialist", "Pirate World"]
    assert len(hand(other, 0)) == 4


@rule("race.base.settle.military-sum")
def test_general_specialised_and_temporary_military_add_up() -> None:
    """2 + 3 general, 2 + 2 against Alien worlds, -1: 8 in all, with 3 more to discard for."""
    army = "New Sparta; Drop Ships; Alien Tech Institute; Alien Rosetta Stone World; Refugee World"
    s = lands(settles("Lost Alien Battle Fleet", 0, army), "Lost Alien Battle Fleet")
    assert told(s, "conquer")[0][1] == 6
    assert strength_against("Lost Alien Battle Fleet", 6, "Old Earth; Drop Ships") == 3
    weaker = "Old Earth; Drop Ships; Alien Tech Institute"
    assert strength_against("Lost Alien Battle Fleet", 6, weaker) == 5
    weakest = "Old Earth; New Military Tactics; Alien Tech Institute"
    assert strength_against("Lost Alien Battle Fleet", 6, weakest) == 5
    assert strength_against("Rebel Homeworld", 7, "New Sparta; Galactic Imperium") == 2 + 4
    assert strength_against("Malevolent Lifeforms", 4, "New Sparta; Galactic Imperium") == 2
    enough = "Epsilon Eridani; New Military Tactics; Alien Tech Institute"
    s = lands(settles("Lost Alien Battle Fleet", 0, enough), "Lost Alien Battle Fleet")
    assert told(s, "conquer")[0][1] == 6


@rule("race.base.settle.power-military-general")
@pytest.mark.parametrize(
    ("world", "defense"),
    [
        ("Rebel Underground", 3),  # grey, Rebel
        ("Pirate World", 3),  # Novelty
        ("Rebel Warrior Race", 3),  # Genes
        ("Alien Robot Scout Ship", 4),  # Alien
        ("Rebel Outpost", 5),
    ],
)
def test_general_military_counts_against_every_military_world(world: str, defense: int) -> None:
    assert strength_against(world, defense, "New Sparta") == 2
    more = "New Sparta; Drop Ships"
    assert strength_against(world, defense, more) is None
    assert strength_against("Rebel Homeworld", 7, more) == 5


@rule("race.base.settle.power-military-negative")
@pytest.mark.parametrize(
    "card", ["Contact Specialist", "Refugee World", "Empath World", "Pan-Galactic League"]
)
def test_minus_one_military_always_applies(card: str) -> None:
    assert strength_against("Malevolent Lifeforms", 4, f"New Sparta; {card}") == 1
    assert strength_against("Malevolent Lifeforms", 4, "New Sparta") == 2
    assert strength_against("Lost Alien Warship", 5, f"New Sparta; Drop Ships; {card}") == 4
    assert strength_against("Lost Alien Warship", 5, "New Sparta; Drop Ships") is None


@rule("race.base.settle.power-military-against-goods-kind")
@pytest.mark.parametrize(
    ("world", "defense", "tableau_", "strength"),
    [
        ("Rebel Miners", 2, "Alpha Centauri", 1),  # Rare production
        ("Runaway Robots", 1, "Alpha Centauri", None),  # Rare windfall
        ("Star Nomad Lair", 1, "Alpha Centauri", 0),  # Novelty
        ("Aquatic Uplift Race", 2, "Alpha Centauri", 0),  # Genes
        ("Outlaw World", 1, "Alpha Centauri", 0),  # no kind
        ("Alien Robot Sentry", 2, "Old Earth; Alien Tech Institute", None),  # Alien windfall
        ("Lost Alien Battle Fleet", 6, "Old Earth; Alien Rosetta Stone World", 2),  # production
        ("Pirate World", 3, "Old Earth; Alien Rosetta Stone World", 0),
        ("Rebel Underground", 3, "Old Earth; Alien Rosetta Stone World", 0),
    ],
)
def test_military_against_a_kind_counts_against_worlds_of_that_kind_only(
    world: str, defense: int, tableau_: str, strength: int | None
) -> None:
    assert strength_against(world, defense, tableau_) == strength


@rule("race.base.settle.power-military-against-rebel")
@pytest.mark.parametrize(
    ("world", "defense", "strength"),
    [
        ("Rebel Outpost", 5, 4),
        ("Rebel Warrior Race", 3, None),
        ("Rebel Underground", 3, None),
        ("Pirate World", 3, 0),
        ("Malevolent Lifeforms", 4, 0),
        ("Outlaw World", 1, 0),
    ],
)
def test_galactic_imperium_has_four_military_against_rebels_only(
    world: str, defense: int, strength: int | None
) -> None:
    assert strength_against(world, defense, "Old Earth; Galactic Imperium") == strength


TACTICS = "New Military Tactics"


@rule("race.base.settle.power-temporary-military")
def test_new_military_tactics_gives_three_military_for_one_phase() -> None:
    s = settles("Rebel Outpost", 2, f"New Sparta; {TACTICS}")
    lands(s, "Rebel Outpost")  # the only way: asked for nothing
    assert told(s, "spend") == [(0, 3, TACTICS, "race.base.settle.power-temporary-military")]
    assert told(s, "conquer") == [(0, 5, "Rebel Outpost", CONQUER)]
    assert tableau(s, 0) == ["New Sparta", "Rebel Outpost"]
    assert strength_against("Rebel Base", 6, f"New Sparta; {TACTICS}") == 5


@rule("race.base.settle.power-temporary-military")
def test_the_card_may_be_discarded_for_a_world_that_is_paid_for() -> None:
    s = settles("Gambling World", 1, f"Old Earth; {TACTICS}; Colony Ship")
    lands(s, "Gambling World")
    assert says(s, 0) == ["pay cost", f"spend {TACTICS}", "spend Colony Ship"]
    s.play(0, f"spend {TACTICS}")
    assert told(s, "spend") == [(0, 3, TACTICS, "race.base.settle.power-temporary-military")]
    assert says(s, 0) == ["pay cost", "spend Colony Ship"]
    s.play(0, "pay cost")
    s.play(0, "pay Artist Colony")
    assert tableau(s, 0) == ["Old Earth", "Colony Ship", "Gambling World"]
    assert hand(s, 0) == []


@rule("race.base.settle.power-temporary-military")
def test_the_card_may_be_discarded_for_a_world_too_strong_to_be_conquered() -> None:
    """Defense 3 against -1 + 3."""
    s = settles("Pirate World", 2, f"Old Earth; {TACTICS}; Contact Specialist")
    lands(s, "Pirate World")
    s.play(0, f"spend {TACTICS}")  # after which there is one way only
    s.play(0, "pay Artist Colony; Secluded World")
    assert tableau(s, 0) == ["Old Earth", "Contact Specialist", "Pirate World"]


@rule("race.base.order.clockwise")
def test_two_seats_that_may_discard_a_card_of_the_tableau_for_a_paid_world_decide_in_turn() -> None:
    t = Table(2).seat(0, tableau=f"Old Earth; {TACTICS}", hand="Gambling World; Tourist World")
    t.seat(1, tableau="Epsilon Eridani; Colony Ship", hand="Gem World; Spice World; Space Port")
    s = t.chosen("settle", "consume 2x")
    s.play(0, "settle Gambling World")
    s.play(1, "settle Gem World")
    assert asked(s) == [0]
    assert says(s, 0) == ["pay cost", f"spend {TACTICS}"]


@rule("race.base.settle.temporary-military-ends")
def test_temporary_military_is_gone_in_the_second_settle_phase() -> None:
    t = Table(2, advanced_two_player=True).seat(
        0, tableau=f"New Sparta; {TACTICS}", hand="Pirate World; Rebel Underground"
    )
    s = t.chosen("settle & settle", "consume 2x & produce")
    lands(s, "Pirate World")
    any_draws(s)
    assert refusal(s, 0, "settle Rebel Underground") == ("too-weak", (3, 2), CONQUER)
    assert seen(s, None, 0)["temporary"] == 0


@rule("race.base.settle.temporary-military-ends")
def test_temporary_military_of_the_second_settle_phase_ends_with_it() -> None:
    t = Table(2, advanced_two_player=True).seat(
        0, tableau=f"New Sparta; {TACTICS}", hand="Pirate World"
    )
    s = t.chosen("settle & settle", "consume 2x & consume trade")
    s.play(0, "pass")
    s.play(1, "pass")
    lands(s, "Pirate World")
    any_draws(s)
    assert seen(s, None, 0)["temporary"] == 0


@rule("race.base.settle.temporary-military-ends")
def test_temporary_military_ends_when_all_have_settled() -> None:
    t = Table(2).seat(0, tableau=f"New Sparta; {TACTICS}", hand="Malevolent Lifeforms")
    t.seat(1, tableau="Old Earth", hand="Gambling World; Gem World")
    s = t.chosen("settle", "consume 2x")
    s.play(0, "settle Malevolent Lifeforms")
    s.play(1, "settle Gambling World")
    any_draws(s)
    assert asked(s) == [1]
    assert seen(s, 1, 0)["temporary"] == 3
    s.play(1, "pay Gem World")
    assert seen(s, 1, 0)["temporary"] == 0


@rule("race.base.settle.discarded-card-leaves-tableau")
def test_a_card_discarded_for_its_power_goes_to_the_discard_pile() -> None:
    s = settles("Pirate World", 0, f"Old Earth; {TACTICS}; Export Duties")
    points = s.scores()[0]
    lands(s, "Pirate World")
    assert tableau(s, 0) == ["Old Earth", "Export Duties", "Pirate World"]
    tactics = s.tables.names.index(TACTICS)
    assert s.discard.counts[tactics] == s.discard.size == 1
    for eyes in (0, 1):
        assert seen(s, eyes, eyes)["known"][tactics] == 1  # all have seen it
    assert s.scores()[0] == points - 1 + 2
    assert s.players[0].active == 2
    any_draws(s)
    assert s.rules.game.broken(s) == []


@rule("race.base.settle.discarded-card-leaves-tableau")
def test_goods_of_the_other_worlds_stay_where_they_are() -> None:
    t = Table(2).seat(
        0,
        tableau=f"Old Earth; {TACTICS}; Comet Zone; Gem World",
        hand="Pirate World",
        goods="Gem World",
    )
    s = listening(t).chosen("settle", "settle")
    lands(s, "Pirate World")
    draws(s, "Rebel Base")
    assert goods(s, 0) == ["Gem World", "Pirate World"]
    assert s.players[0].active == 3


@rule("race.base.settle.discarded-card-leaves-tableau")
def test_a_twelfth_card_that_pays_for_itself_does_not_end_the_game() -> None:
    eleven = (
        f"Old Earth; {TACTICS}; Comet Zone; Gem World; Space Port; Spice World; New Earth; "
        "Mining World; Plague World; Tourist World; New Vinland"
    )
    s = lands(settles("Pirate World", 0, eleven), "Pirate World")
    any_draws(s)
    while s.round_number == 1:
        s.apply(s.questions()[0], s.options(s.questions()[0])[0])
    assert len(tableau(s, 0)) == 11
    assert not s.over


@rule("race.base.settle.power-temporary-military")
@pytest.mark.parametrize(
    ("answer", "cards"), [("spend New Military Tactics", 11), ("pay cost", 12)]
)
def test_a_seat_with_eleven_cards_stays_below_twelve_by_discarding_for_a_paid_world(
    answer: str, cards: int
) -> None:
    eleven = (
        f"Old Earth; {TACTICS}; Comet Zone; Gem World; Space Port; Spice World; New Earth; "
        "Mining World; Plague World; Tourist World; New Vinland"
    )
    s = lands(settles("Gambling World", 1, eleven), "Gambling World")
    s.play(0, answer)
    while s.round_number == 1 and not s.over:
        s.apply(s.questions()[0], s.options(s.questions()[0])[0])
    assert len(tableau(s, 0)) == cards
    assert s.over == (cards == 12)


@rule("race.base.settle.optional-power-kept")
def test_who_can_conquer_without_the_card_may_keep_it() -> None:
    s = lands(settles("Outlaw World", 0, f"Epsilon Eridani; {TACTICS}"), "Outlaw World")
    assert says(s, 0) == ["conquer", f"spend {TACTICS}"]
    other = s.clone()
    s.play(0, "conquer")
    assert tableau(s, 0) == ["Epsilon Eridani", TACTICS, "Outlaw World"]
    other.play(0, f"spend {TACTICS}")
    assert tableau(other, 0) == ["Epsilon Eridani", "Outlaw World"]


@rule("race.base.settle.optional-power-kept")
def test_who_can_pay_may_keep_the_colony_ship() -> None:
    s = lands(settles("Comet Zone", 3, "Old Earth; Colony Ship"), "Comet Zone")
    assert says(s, 0) == ["pay cost", "spend Colony Ship"]
    s.play(0, "pay cost")
    s.play(0, "pay Artist Colony; Secluded World; Gem World")
    assert tableau(s, 0) == ["Old Earth", "Colony Ship", "Comet Zone"]


@rule("race.base.settle.optional-power-forced")
@pytest.mark.parametrize(
    ("world", "others", "before", "after"),
    [
        ("Pirate World", 4, f"Old Earth; {TACTICS}", ["Old Earth", "Pirate World"]),
        ("Comet Zone", 2, "Old Earth; Colony Ship", ["Old Earth", "Comet Zone"]),
        (
            "Pirate World",
            1,
            "New Sparta; Contact Specialist; Colony Ship",
            ["New Sparta", "Contact Specialist", "Pirate World"],
        ),
    ],
)
def test_a_card_without_which_the_world_cannot_be_placed_is_discarded(
    world: str, others: int, before: str, after: list[str]
) -> None:
    s = lands(settles(world, others, before), world)
    assert tableau(s, 0) == after
    assert len(hand(s, 0)) == others
    assert len(told(s, "spend")) == 1
