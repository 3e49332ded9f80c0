"""Alien Artifacts without the Orb: more worlds in one Settle phase, luck, and ore."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE, EVERYONE
from astrarium.games.race.state import Race
from tests.games.race.artifacts import settling
from tests.games.race.looking import refusal, told
from tests.games.race.placing import lands
from tests.games.race.table import (
    Table,
    any_draws,
    asked,
    chance_asked,
    goods,
    hand,
    reason_keys,
    says,
    tableau,
)
from tests.support.rules import rule

# --- conquest with reserves ----------------------------------------------------------------------


@rule("race.artifacts.power.settle.reserve-attack")
def test_a_second_world_is_conquered_with_what_is_left() -> None:
    s = settling("Drop Ships; Imperium Supply Convoy", "Rebel Miners; Outlaw World")
    lands(s, "Rebel Miners")
    s.play(0, "settle Outlaw World")
    assert [amount for _, amount, _, _ in told(s, "conquer")] == [2, 1]
    assert tableau(s, 0)[-2:] == ["Rebel Miners", "Outlaw World"]


@rule("race.artifacts.power.settle.reserve-attack-leftover-military")
def test_only_the_military_that_is_left_over_counts() -> None:
    s = settling("Drop Ships; Imperium Supply Convoy", "Rebel Miners; Former Penal Colony")
    lands(s, "Rebel Miners")
    rule_id = "race.artifacts.power.settle.reserve-attack-leftover-military"
    assert refusal(s, 0, "settle Former Penal Colony") == ("no-reserves", (2, 1), rule_id)


def test_military_that_fits_the_first_world_alone_is_used_up_first() -> None:
    # Three general Military and two against Genes worlds: the first needs 4 - 2 = 2 of the three.
    s = settling(
        "Drop Ships; Uplift Alliance; Imperium Supply Convoy", "Malevolent Lifeforms; Outlaw World"
    )
    lands(s, "Malevolent Lifeforms")
    s.play(0, "settle Outlaw World")
    assert tableau(s, 0)[-1] == "Outlaw World"


def test_military_that_fits_both_worlds_is_not_there_twice() -> None:
    s = settling(
        "New Sparta; Uplift Alliance; Imperium Supply Convoy",
        "Avian Uplift Race; Arboreal Uplift Race",
    )
    lands(s, "Avian Uplift Race")
    any_draws(s)
    s.play(0, "settle Arboreal Uplift Race")  # four less two is just enough
    any_draws(s)
    assert tableau(s, 0)[-1] == "Arboreal Uplift Race"
    s = settling(
        "Frontier Capital; Uplift Alliance; Imperium Supply Convoy",
        "Avian Uplift Race; Arboreal Uplift Race",
    )
    lands(s, "Avian Uplift Race")
    any_draws(s)
    assert refusal(s, 0, "settle Arboreal Uplift Race")[1] == (2, 1)


@rule("race.artifacts.power.settle.reserve-attack-leftover-military")
def test_military_against_rebels_is_used_up_on_the_rebel_world_that_came_first() -> None:
    # Galactic Imperium has 4 against Rebels alone: they do for Rebel Miners (2), and the general 1
    # of Frontier Capital is left over for Outlaw World (1).
    s = settling(
        "Frontier Capital; Galactic Imperium; Imperium Supply Convoy", "Rebel Miners; Outlaw World"
    )
    lands(s, "Rebel Miners")
    any_draws(s)
    s.play(0, "settle Outlaw World")
    assert tableau(s, 0)[-1] == "Outlaw World"


@rule("race.artifacts.power.settle.reserve-attack-leftover-military")
def test_military_against_rebels_is_not_there_twice_for_two_rebel_worlds() -> None:
    # 1 general and 4 against Rebels, of which Rebel Warrior Race (3) leaves 2: too few for 3.
    s = settling(
        "Frontier Capital; Galactic Imperium; Imperium Supply Convoy",
        "Rebel Warrior Race; Rebel Underground",
    )
    lands(s, "Rebel Warrior Race")
    any_draws(s)
    assert refusal(s, 0, "settle Rebel Underground")[:2] == ("no-reserves", (3, 2))


def test_more_temporary_military_may_be_added_for_the_second_world() -> None:
    s = settling(
        "Drop Ships; Imperium Supply Convoy; New Military Tactics", "Pirate World; Mercenary Guild"
    )
    lands(s, "Pirate World")
    s.play(0, "conquer")
    any_draws(s)
    s.play(0, "settle Mercenary Guild")
    any_draws(s)
    assert "New Military Tactics" not in tableau(s, 0)
    assert "Mercenary Guild" in tableau(s, 0)


@rule("race.artifacts.power.settle.reserve-attack-no-pay-for-military")
def test_nothing_is_paid_for_with_reserves() -> None:
    s = settling(
        "Drop Ships; Space Marines; Contact Specialist; Imperium Supply Convoy",
        "Malevolent Lifeforms; Outlaw World; Gem World; Spice World; Pilgrimage World",
    )
    lands(s, "Malevolent Lifeforms")
    s.play(0, "conquer")
    assert refusal(s, 0, "settle Outlaw World")[0] == "no-reserves"
    assert reason_keys(s, 0, "settle Pilgrimage World") == ["only-conquest"]


def test_who_paid_for_the_first_world_has_no_reserves() -> None:
    s = settling("Drop Ships; Imperium Supply Convoy", "Pilgrimage World; Outlaw World")
    lands(s, "Pilgrimage World")
    assert tableau(s, 0)[-1] == "Pilgrimage World"
    assert hand(s, 0) == ["Outlaw World"]
    assert says(s, 0)[0].startswith("choose ")  # the next round has begun


# --- free settling -------------------------------------------------------------------------------


@rule("race.artifacts.power.settle.discard-for-free-world")
def test_terraforming_project_is_discarded_for_a_world_at_no_cost() -> None:
    s = settling("Old Earth; Terraforming Project", "Galactic Trendsetters")
    s.play(0, "pass")
    s.play(1, "pass")
    assert says(s, 0) == ["pass", "spend Terraforming Project"]
    s.play(0, "spend Terraforming Project")
    s.play(0, "settle Galactic Trendsetters")
    assert tableau(s, 0) == ["Old Earth", "Galactic Trendsetters"]


def test_terraforming_project_places_one_world_more() -> None:
    s = settling("Old Earth; Terraforming Project", "Pilgrimage World; Galactic Trendsetters")
    lands(s, "Pilgrimage World")
    s.play(0, "spend Terraforming Project")
    s.play(0, "settle Galactic Trendsetters")
    assert tableau(s, 0)[1:] == ["Pilgrimage World", "Galactic Trendsetters"]


def test_the_bonus_card_comes_with_the_first_world_even_if_that_is_free() -> None:
    s = settling("Old Earth; Terraforming Project", "Galactic Trendsetters", action="settle")
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(0, "spend Terraforming Project")
    s.play(0, "settle Galactic Trendsetters")
    assert any_draws(s) == 1


@rule("race.artifacts.power.settle.discard-for-free-world-not-alien")
def test_free_settling_places_no_alien_world() -> None:
    s = settling("Old Earth; Terraforming Project", "Deserted Alien Colony; Gem World")
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(0, "spend Terraforming Project")
    assert says(s, 0) == ["settle Gem World"]
    assert reason_keys(s, 0, "settle Deserted Alien Colony") == ["not-for-alien"]


def test_without_a_world_that_fits_the_card_is_kept() -> None:
    s = settling("Old Earth; Terraforming Project", "Deserted Alien Colony")
    s.play(0, "pass")
    s.play(1, "pass")
    assert says(s, 0) == ["pass"]
    assert reason_keys(s, 0, "spend Terraforming Project") == ["no-world-fits"]


@rule("race.artifacts.power.settle.discard-for-free-world-with-pay-for-military")
def test_free_settling_combines_with_paying_for_a_military_world() -> None:
    s = settling("Old Earth; Terraforming Project; Contact Specialist", "Rebel Base")
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(0, "spend Terraforming Project")
    s.play(0, "settle Rebel Base")
    assert tableau(s, 0)[-1] == "Rebel Base"
    alien = settling(
        "Old Earth; Terraforming Project; Alien Survey Technology", "Alien Robot Sentry"
    )
    alien.play(0, "pass")
    alien.play(1, "pass")
    assert says(alien, 0) == ["pass"]


# --- lucky settling ------------------------------------------------------------------------------


def lucky(turned_up: str, action: str = "consume 2x") -> Race:
    s = settling("Old Earth; Wormhole Prospectors", "Gem World", action=action)
    s.play(0, "lucky settle")
    s.play(1, "pass")
    s.play(CHANCE, f"draw {turned_up}")
    return s


@rule("race.artifacts.power.settle.lucky-settle-flip")
def test_lucky_settling_turns_up_the_top_card_for_all() -> None:
    s = settling("Old Earth; Wormhole Prospectors", "Gem World")
    assert says(s, 0) == ["pass", "lucky settle"]
    s.play(0, "lucky settle")
    s.play(1, "pass")
    assert asked(s) == [CHANCE]
    s.play(CHANCE, "draw Galactic Trendsetters")
    assert [source for _, _, source, _ in told(s, "lucky")] == ["Galactic Trendsetters"]


@rule("race.artifacts.power.settle.lucky-settle-world-free")
def test_a_non_military_world_that_was_turned_up_is_placed_at_no_cost() -> None:
    s = lucky("Galactic Trendsetters")
    assert says(s, 0) == ["settle Galactic Trendsetters", "pass"]
    s.play(0, "settle Galactic Trendsetters")
    assert tableau(s, 0)[-1] == "Galactic Trendsetters"
    assert hand(s, 0) == ["Gem World"]


def test_a_world_that_was_turned_up_may_go_to_the_hand_instead() -> None:
    s = lucky("Galactic Trendsetters")
    s.play(0, "pass")
    assert "Galactic Trendsetters" in hand(s, 0)
    assert "Galactic Trendsetters" not in tableau(s, 0)


def test_a_lucky_world_brings_its_good_and_the_bonus_card() -> None:
    s = lucky("Deserted Alien Colony", "settle")
    s.play(0, "settle Deserted Alien Colony")
    assert any_draws(s) == 2
    assert goods(s, 0) == ["Deserted Alien Colony"]


@rule("race.artifacts.power.settle.lucky-settle-else-to-hand")
@pytest.mark.parametrize("card", ["Public Works", "Outlaw World"])
def test_anything_else_goes_to_the_hand(card: str) -> None:
    s = lucky(card)
    assert card in hand(s, 0)
    assert card not in tableau(s, 0)


def test_a_card_that_was_turned_up_is_known_to_all_in_the_hand() -> None:
    s = lucky("Public Works")
    for eyes in (None, 1):
        seen = s.view(eyes)["state"]["players"][0]
        assert [s.rules.names[card] for card in seen["shown"]] == ["Public Works"]


@rule("race.artifacts.power.settle.lucky-settle-no-pay-for-military")
def test_a_military_world_is_not_paid_for_with_luck() -> None:
    t = Table(2, expansion="artifacts")
    t.seat(0, tableau="Old Earth; Wormhole Prospectors; Contact Specialist", hand="Gem World")
    s = t.seat(1, tableau="Epsilon Eridani").chosen("consume 2x", "settle")
    s.play(0, "lucky settle")
    s.play(1, "pass")
    s.play(CHANCE, "draw Outlaw World")
    assert "Outlaw World" in hand(s, 0)


@rule("race.base.settle.power-temporary-military")
def test_whoever_settles_a_lucky_world_may_discard_for_military_all_the_same() -> None:
    s = settling("Old Earth; Wormhole Prospectors; New Military Tactics", "Gem World")
    s.play(0, "lucky settle")
    s.play(1, "pass")
    s.play(CHANCE, "draw Galactic Trendsetters")
    s.play(0, "settle Galactic Trendsetters")
    assert says(s, 0) == ["pay cost", "spend New Military Tactics"]
    s.play(0, "spend New Military Tactics")
    assert tableau(s, 0) == ["Old Earth", "Wormhole Prospectors", "Galactic Trendsetters"]
    assert hand(s, 0) == ["Gem World"]  # nothing was paid


def test_a_lucky_world_costs_nothing_where_military_is_kept() -> None:
    s = settling("Old Earth; Wormhole Prospectors; New Military Tactics", "Gem World; Spice World")
    s.play(0, "lucky settle")
    s.play(1, "pass")
    s.play(CHANCE, "draw Galactic Trendsetters")
    s.play(0, "settle Galactic Trendsetters")
    s.play(0, "pay cost")
    assert hand(s, 0) == ["Gem World", "Spice World"]
    assert "New Military Tactics" in tableau(s, 0)


@rule("race.artifacts.power.settle.good-for-military")
def test_a_good_may_be_discarded_for_military_though_the_world_comes_free() -> None:
    t = Table(2, expansion="artifacts")
    cards = "Old Earth; Terraforming Project; Rebel Gem Smugglers; Comet Zone"
    t.seat(0, tableau=cards, hand="Galactic Trendsetters", goods="Comet Zone")
    s = t.seat(1, tableau="Epsilon Eridani").chosen("consume 2x", "settle")
    s.play(0, "pass")
    s.play(1, "pass")
    s.play(0, "spend Terraforming Project")
    s.play(0, "settle Galactic Trendsetters")
    assert says(s, 0)[0] == "pay cost"
    s.play(0, "arm from Comet Zone")
    assert goods(s, 0) == []
    assert tableau(s, 0)[-1] == "Galactic Trendsetters"


def test_only_its_owner_may_try_luck() -> None:
    s = settling("Old Earth; Space Marines", "Gem World")
    assert "lucky settle" not in says(s, 0)


# --- when placed ---------------------------------------------------------------------------------


@rule("race.artifacts.power.place.discard-for-rare-good")
def test_a_card_is_discarded_for_a_good_on_ore_rich_world() -> None:
    s = settling("Old Earth", "Ore-Rich World; Gem World; Spice World; Space Port")
    lands(s, "Ore-Rich World")
    s.play(0, "pay Gem World; Spice World")
    assert says(s, 0) == ["pass", "discard Space Port"]
    s.play(0, "discard Space Port")
    any_draws(s)
    assert goods(s, 0) == ["Ore-Rich World"]
    assert hand(s, 0) == []


def test_ore_rich_world_need_not_get_a_good() -> None:
    s = settling("Old Earth", "Ore-Rich World; Gem World; Spice World; Space Port")
    lands(s, "Ore-Rich World")
    s.play(0, "pay Gem World; Spice World")
    s.play(0, "pass")
    assert goods(s, 0) == []
    assert hand(s, 0) == ["Space Port"]


@rule("race.artifacts.power.place.discard-for-rare-good")
def test_without_a_card_in_hand_nobody_is_asked_for_one() -> None:
    s = settling("Old Earth", "Ore-Rich World; Gem World; Spice World", action="produce")
    lands(s, "Ore-Rich World")
    s.play(0, "pay Gem World; Spice World")
    assert hand(s, 0) == goods(s, 0) == []
    assert chance_asked(s)  # the bonus card of Settle comes


@rule("race.base.deck.discards-face-down")
def test_only_its_owner_learns_which_card_was_discarded_for_the_good() -> None:
    s = settling("Old Earth", "Ore-Rich World; Gem World; Spice World; Space Port")
    lands(s, "Ore-Rich World")
    s.play(0, "pay Gem World; Spice World")
    question = s.question_of(0)
    heard = {
        s.rules.game.say(s.rules, choice): s.audience(question.lane, choice)
        for choice in s.options(question)
    }
    assert heard == {"pass": EVERYONE, "discard Space Port": 0}
    s.play(0, "discard Space Port")
    assert s.sink is not None
    (card,) = [event for event in s.sink.events if event.kind == "given"][-1:]
    assert s.tables.names[card.source] == "Space Port"
    assert [card.seen_by(eyes) for eyes in (None, 0, 1)] == [False, True, False]


@rule("race.artifacts.power.place.discard-before-draws")
def test_the_discard_comes_before_the_bonus_card_and_other_draws() -> None:
    s = settling(
        "Old Earth; Terraforming Robots",
        "Ore-Rich World; Gem World; Spice World; Space Port",
        action="settle",
    )
    lands(s, "Ore-Rich World")
    s.play(0, "pay Gem World; Spice World")
    assert says(s, 0) == ["pass", "discard Space Port"]
    s.play(0, "pass")
    assert any_draws(s) == 2


def test_several_ways_to_place_more_are_each_used_once() -> None:
    s = settling(
        "Drop Ships; Imperium Supply Convoy; Terraforming Project",
        "Rebel Miners; Outlaw World; Galactic Trendsetters; Gem World",
    )
    lands(s, "Rebel Miners")
    s.play(0, "spend Terraforming Project")
    s.play(0, "settle Galactic Trendsetters")
    s.play(0, "settle Outlaw World")
    assert tableau(s, 0)[2:] == ["Rebel Miners", "Galactic Trendsetters", "Outlaw World"]
    assert hand(s, 0) == ["Gem World"]


def test_a_second_world_that_is_chosen_later_cannot_be_taken_back() -> None:
    s = settling("Drop Ships; Imperium Supply Convoy", "Rebel Miners; Outlaw World")
    lands(s, "Rebel Miners")
    before = s.agenda.disclosures
    s.play(0, "settle Outlaw World")
    assert s.agenda.disclosures == before + 1  # a hidden card has shown itself
