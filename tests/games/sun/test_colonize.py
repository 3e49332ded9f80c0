"""Colonization."""

from __future__ import annotations

from astrarium.core.frame import CHANCE
from astrarium.games.sun.galaxy import controlled
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bits_in
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule


def annas_systems() -> Table:
    """The rulebook's example: Anna is seat 0."""
    t = Table().lay_system("a_right", "sirius").lay_system("b_left", "lalande_21185")
    t.ships(0, "barnards_star", 1).outpost(1, "barnards_star", "ore").ships(1, "barnards_star", 2)
    t.ships(0, "lalande_21185", 2).outpost(0, "lalande_21185", "food")
    t.ships(0, "kapteyns_star", 2, 2, 1).outpost(0, "kapteyns_star", "ore")
    t.ships(1, "kapteyns_star", 2).ships(0, "sol").ships(1, "sol")
    return t.supply(0, 3, 3, 3, 3, 2).seat(0, ore=9, population=3).know(0, "I2")


def landing() -> Table:
    return annas_systems().turn(0).do("act terraforming 1 1", "colonize b right")


def landed() -> Table:
    return landing().do("land 2", "land 2", "landed")


@rule("sun.colonise.condition.control", "sun.colonise.example.not-controlled")
@rule("sun.colonise.example.only-target")
def test_only_a_controlled_system_can_be_colonized() -> None:
    t = annas_systems().turn(0).do("act terraforming 1 1")
    assert t.options() == ["colonize b right"]
    assert t.why("colonize a left") == "not-controlled"


@rule("sun.colonise.condition.strength", "sun.colonise.example.too-weak")
def test_the_printed_strength_is_needed() -> None:
    t = annas_systems().turn(0).do("act terraforming 1 1")
    assert t.why("colonize b left") == "too-weak"
    assert t.s.why_not(0, "colonize b left")[0].figures[0] == 5


@rule("sun.colonise.condition.others-irrelevant")
def test_the_strength_of_others_does_not_matter() -> None:
    t = annas_systems().ships(1, "kapteyns_star", 4).ships(0, "kapteyns_star", 2, 2)
    assert t.turn(0).do("act terraforming 1 1").may("colonize b right")


@rule("sun.colonise.only-system-cards", "sun.colonise.excluded-locations")
def test_only_system_cards_are_suggested() -> None:
    t = annas_systems().ships(0, "shipyard_left", 4, 4).outpost(0, "shipyard_left")
    t.turn(0).do("act terraforming 1 1")
    candidates = t.s.lane_candidates(0)
    assert len(candidates) == 4  # the two A and the two B systems
    assert t.why("colonize shipyard left") == "not-offered"


@rule("sun.colonise.six-steps")
def test_the_six_steps_follow_each_other() -> None:
    t = landing()
    assert frame_of(t) == "Land"
    t.do("land 2", "land 2", "landed")
    assert t.ships_at(0, "deep_space") == [1]
    assert t.colonies(0) == ["kapteyns_star"]
    assert t.asked() == CHANCE
    assert frame_of(t) == "Discover"
    t.do("discover wolf 1061")
    assert frame_of(t) == "SecondDisc"
    t.do("second disc ore", "build at deep space from A")
    assert frame_of(t) == "Turn"


@rule("sun.colonise.landing.total", "sun.colonise.example.landing")
def test_enough_strength_must_land() -> None:
    t = landing()
    assert t.why("landed") == "not-enough-landed"
    t.do("land 2")
    assert t.why("landed") == "not-enough-landed"
    t.do("land 2")
    assert t.may("landed")


@rule("sun.colonise.landing.back-to-supply", "sun.colonise.landing.right-to-left")
@rule("sun.colonise.example.back-to-supply")
def test_landed_ships_go_back_to_supply_from_the_right() -> None:
    t = landing()
    t.supply(0, 3, 3, 3, 3, 2).do("land 2", "land 2")
    assert t.columns(0) == [4, 4, 3, 3, 2]  # one to B, one to A


@rule("sun.colonise.landing.more-allowed", "sun.colonise.landing.no-refund")
def test_more_strength_may_land_and_is_lost() -> None:
    t = landing().do("land 1", "land 2", "land 2", "landed", "discover wolf 1061")
    assert t.ships_at(0, "deep_space") == []
    assert t.player(0).ore == 9 - 4


@rule("sun.colonise.expel.to-deep-space", "sun.colonise.expel.own-too")
@rule("sun.colonise.example.expel")
def test_all_other_ships_go_to_deep_space() -> None:
    t = landed()
    assert t.ships_at(0, "deep_space") == [1]
    assert t.ships_at(1, "deep_space") == [2]
    assert t.ships_at(0, "b_right") == []
    assert t.ships_at(1, "b_right") == []


@rule("sun.colonise.card.take", "sun.colonise.example.take-card")
@rule("sun.components.system-cards.colonized-is-permanent")
def test_the_card_with_its_disc_is_taken_for_good() -> None:
    t = landed()
    assert t.colonies(0) == ["kapteyns_star"]
    assert t.player(0).colony_ore == 1
    t.do("discover wolf 1061", "second disc food", "build at deep space from A").ships(
        1, "b_right", 4
    )
    t.settle(1)
    assert t.colonies(0) == ["kapteyns_star"]


@rule("sun.colonise.card.refill", "sun.colonise.example.new-system")
def test_a_card_of_the_same_deck_is_turned_up() -> None:
    t = landed()
    b = {t.rules.systems[each].id for each in t.s.deck_b.top().things()}
    assert {text.removeprefix("discover ").replace(" ", "_") for text in t.options()} == b
    t.do("discover wolf 1061")
    assert t.s.systems[t.place("b_right")] == t.system("wolf_1061")


@rule("sun.colonise.card.refill.other-deck")
def test_the_other_deck_is_used_where_one_is_empty() -> None:
    t = landing()
    t.s.deck_b = new_deck(bag_of([], len(t.rules.systems)))
    t.do("land 2", "land 2", "landed", "discover ross 128")
    assert t.s.systems[t.place("b_right")] == t.system("ross_128")


@rule("sun.colonise.card.refill.both-empty")
def test_the_slot_stays_empty_where_both_decks_are() -> None:
    t = landing()
    t.s.deck_a = t.s.deck_b = new_deck(bag_of([], len(t.rules.systems)))
    t.do("land 2", "land 2", "landed")
    assert t.s.systems[t.places().index("b_right")] == -1
    assert frame_of(t) == "SecondDisc"


@rule("sun.colonise.second-disc", "sun.colonise.second-disc.choice")
@rule("sun.colonise.example.second-disc")
def test_a_second_disc_of_either_specialty_is_placed() -> None:
    t = landed().do("discover wolf 1061")
    assert t.options() == ["second disc food", "second disc ore"]
    t.do("second disc food")
    assert (t.player(0).colony_ore, t.player(0).colony_food) == (1, 1)


@rule("sun.colonise.second-disc.specialty")
def test_with_one_specialty_the_second_disc_is_of_that_kind() -> None:
    t = Table().ships(0, "sirius", 3).outpost(0, "sirius").know(0, "I2").seat(0, ore=4)
    t.turn(0).do(
        "act terraforming 1 1", "colonize a right", "land 3", "landed", "discover ross 128"
    )
    assert t.options() == ["second disc food"]


@rule("sun.colonise.second-disc.none-left")
@rule("sun.colonise.second-disc.substitute-is-no-achievement")
def test_a_star_disc_stands_in_as_second_disc() -> None:
    t = landed().seat(0, food_discs=0).do("discover wolf 1061", "second disc food")
    assert t.player(0).colony_stars == 1
    assert t.s.claims == 0


@rule("sun.colonise.reward.at-once", "sun.colonise.example.reward")
def test_the_reward_turns_supply_into_a_ship_in_deep_space() -> None:
    t = landed().do("discover wolf 1061", "second disc ore", "build at deep space from A")
    assert t.ships_at(0, "deep_space") == [1, 3]


@rule("sun.colonise.reward.after-new-card")
def test_jumps_of_the_reward_may_enter_the_new_system() -> None:
    t = Table().lay_system("a_left", "epsilon_eridani").ships(0, "epsilon_eridani", 4, 1)
    t.outpost(0, "epsilon_eridani", "ore")
    t.know(0, "I2").seat(0, ore=4).turn(0).do("act terraforming 1 1", "colonize a left")
    t.do("land 4", "landed", "discover ross 128", "second disc ore")
    t.do("jump 1 from deep space to a left", "stop", "outpost at a left with food")
    assert t.controller("ross_128") == 0


@rule("sun.colonise.reward.in-full")
def test_no_part_of_the_reward_can_be_left_out() -> None:
    two = [{"do": "gain_ore", "amount": 2}, {"do": "jump", "points": 2}]
    mine = given(changed(barnards_star={"colonize": two}))
    t = Table(4, components=mine).ships(0, "barnards_star", 3, 1)
    t.outpost(0, "barnards_star", "ore").know(0, "I2").seat(0, ore=4).turn(0)
    t.do("act terraforming 1 1", "colonize a left", "land 3", "landed", "discover ross 128")
    t.do("second disc ore")
    assert t.player(0).ore == 2  # without being asked, and the jump follows
    assert t.may("jump 1 from deep space to a left")


@rule("sun.control.reward.not-on-colonizing")
def test_the_control_reward_is_not_given_again() -> None:
    t = Table().ships(0, "sirius", 3).outpost(0, "sirius").know(0, "I2").seat(0, ore=4)
    t.turn(0).do("act terraforming 1 1", "colonize a right", "land 3", "landed")
    t.do("discover ross 128", "second disc food")
    assert t.player(0).ore == 0  # Sirius gives 1 ore for control only


@rule("sun.implied.colonised-is-no-location")
def test_a_colonized_system_is_no_location() -> None:
    t = landed().do("discover wolf 1061", "second disc ore", "build at deep space from A")
    assert [t.places()[place] for place in bits_in(controlled(t.s, 0))] == ["b_left"]


@rule("sun.optional.all-mandatory")
def test_effects_are_carried_out_in_full() -> None:
    t = Table().seat(0, food_discs=8).run(0, "epsilon_indi.colonize")
    assert t.player(0).automated_food == 2  # both, without being asked


@rule("sun.optional.worded-optional")
def test_what_is_optional_may_be_left() -> None:
    t = Table().run(0, "struve_2398.colonize")
    assert t.may("do it")
    assert t.may("leave it")
