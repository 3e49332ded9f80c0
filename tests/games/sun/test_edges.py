"""At the edges of the rules: what seldom happens, told and decided exactly."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.frame import LEGAL, MAIN, because
from astrarium.core.game import NO_ANSWER, rules_of
from astrarium.games.sun.achievements import claim_reason, claimed_by, fewest_of_a_type, progress
from astrarium.games.sun.frames.drafting import RefillRows, is_needed
from astrarium.games.sun.frames.events import Happening
from astrarium.games.sun.frames.setup import chooser
from astrarium.games.sun.frames.turn import LAST_WORD, Turn
from astrarium.games.sun.galaxy import check_control, heir, new_controller, place_thing
from astrarium.games.sun.game import GAME
from astrarium.games.sun.orders import ordered
from astrarium.games.sun.reasons import (
    ALREADY_CLAIMED,
    BEING_DISCOVERED,
    CARD_FULL,
    NO_CARD_LEFT,
    NO_PREREQUISITES,
    NOT_FULFILLED,
)
from astrarium.games.sun.research import cards_left, prerequisites_met, slot_reason, types_for
from astrarium.games.sun.scoring import placing, swaps_at_end, tracks_left
from astrarium.games.sun.view import from_data, full_data
from astrarium.games.sun.words import NONE
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

# --- control -------------------------------------------------------------------------------------


def test_nothing_is_gained_where_nothing_has_changed() -> None:
    assert check_control(Table().s) is False
    t = Table().ships(0, "sirius", 1)
    assert check_control(t.s) is True
    assert [int(seat) for seat in t.s.gaining] == [0, 0, 1, *[0] * 9]


def test_losing_control_to_nobody_gains_nothing() -> None:
    t = Table().outpost(0, "sirius").ships(1, "sirius", 1).ships(2, "sirius", 1)
    assert check_control(t.s) is False
    assert t.outpost_at("sirius") is None
    assert t.player(0).food_discs == 8


def test_a_place_taken_from_another_is_counted_and_a_free_one_is_not() -> None:
    t = Table().outpost(1, "sirius").ships(0, "sirius", 1).ships(0, "shipyard_left", 1)
    check_control(t.s)
    assert t.player(0).taken == 1


@pytest.mark.parametrize(
    ("ships", "now", "left_to"),
    [
        ({1: [2], 2: [1]}, 0, 1),
        ({1: [1], 2: [1]}, 0, None),
        ({1: [1], 2: [1, 1]}, 0, 2),
        ({1: [4]}, 1, 1),
        ({}, 0, None),
        ({3: [3]}, 0, 3),
    ],
)
def test_who_controls_and_who_would_inherit(
    ships: dict[int, list[int]], now: int, left_to: int | None
) -> None:
    """Seat 0 holds Sirius with a Level 3 ship."""
    t = Table().outpost(0, "sirius").ships(0, "sirius", 3)
    for seat, levels in ships.items():
        t.ships(seat, "sirius", *levels)
    here = t.place("sirius")
    assert new_controller(t.s, here) == now
    assert heir(t.s, here, 0) == (NONE if left_to is None else left_to)
    assert heir(t.s, here, 2) == NONE  # has nothing to leave


def test_two_leaders_without_a_holder_leave_a_place_to_nobody() -> None:
    t = Table().ships(1, "sirius", 2).ships(3, "sirius", 1, 1)
    assert new_controller(t.s, t.place("sirius")) == NONE
    t.ships(3, "sirius", 3)
    assert new_controller(t.s, t.place("sirius")) == 3


def test_events_name_a_place_by_its_system() -> None:
    t = Table()
    assert t.rules.thing(int(place_thing(t.s, t.place("sirius")))).id == "sirius"
    assert t.rules.thing(int(place_thing(t.s, t.place("shipyard_left")))).id == "shipyard_left"


# --- research ------------------------------------------------------------------------------------


def ai(**ability: Any) -> Table:
    """Seat 0 has I1 only, and Terraforming lets one of two prerequisites be lacking."""
    kind = {
        "kind": "skip_one_of_two_prerequisites",
        "levels": ["II"],
        "discovered_only": True,
        **ability,
    }
    t = Table(4, components=given(changed(terraforming={"ability": kind})))
    t.know(0, "I1")
    t.player(0).technologies |= bit(t.technology("terraforming"))
    return t


def test_a_prerequisite_may_be_lacking_at_known_slots_of_its_levels() -> None:
    t = ai().lay("IIB", "mass_cloning").lay("IIE", "hypercomputing")
    assert prerequisites_met(t.s, 0, t.slot("IIA"))  # needs I1 alone
    assert prerequisites_met(t.s, 0, t.slot("IIB"))  # I1 of I1 and I2
    assert not prerequisites_met(t.s, 0, t.slot("IIE"))  # neither I3 nor I4
    assert not prerequisites_met(t.s, 0, t.slot("IIC"))  # needs I2 alone
    assert not prerequisites_met(t.s, 1, t.slot("IIB"))


def test_it_helps_at_no_other_level() -> None:
    t = ai(levels=["III"]).lay("IIB", "mass_cloning")
    assert not prerequisites_met(t.s, 0, t.slot("IIB"))
    t = ai(levels=["III", "IIII"]).lay("IIA", "mass_cloning").know(0, "IIA")
    t.lay("III2", "capital_ship")
    assert prerequisites_met(t.s, 0, t.slot("III2"))
    assert not prerequisites_met(t.s, 0, t.slot("III3"))


def test_at_unknown_slots_only_where_the_card_says_so() -> None:
    t = ai()
    assert not prerequisites_met(t.s, 0, t.slot("IIB"))
    assert slot_reason(t.s, 0, t.slot("IIB"), 0) == because(NO_PREREQUISITES)
    t = ai(discovered_only=False)
    assert prerequisites_met(t.s, 0, t.slot("IIB"))
    assert slot_reason(t.s, 0, t.slot("IIB"), 0) == LEGAL


def test_a_slot_that_another_is_discovering_is_closed() -> None:
    t = Table().know(0, "I1").know(1, "IIA")
    assert slot_reason(t.s, 0, t.slot("IIA"), 0) == because(BEING_DISCOVERED)


def test_a_new_slot_needs_a_card_of_its_level() -> None:
    t = Table().know(0, "I1")
    assert cards_left(t.s, 1) == 16
    t.s.deck_2 = new_deck(bag_of([], len(t.rules.technologies)))
    assert cards_left(t.s, 1) == 0
    assert slot_reason(t.s, 0, t.slot("IIA"), 0) == because(NO_CARD_LEFT)
    t.s.market = t.s.put(t.s.market, 3, t.technology("mass_cloning"))
    assert (cards_left(t.s, 1), cards_left(t.s, 2), cards_left(t.s, 3)) == (1, 16, 10)
    assert slot_reason(t.s, 0, t.slot("IIA"), 0) == LEGAL
    t.s.market = t.s.put(t.s.market, 4, t.technology("capital_ship"))
    assert (cards_left(t.s, 1), cards_left(t.s, 2)) == (1, 17)


def test_types_come_from_prerequisites_that_the_seat_has() -> None:
    t = Table().know(0, "I1")
    assert types_for(t.s, 0, t.slot("IIB")) == 0b0100  # military
    t.know(0, "I2")
    assert types_for(t.s, 0, t.slot("IIB")) == 0b1100
    assert types_for(t.s, 1, t.slot("IIB")) == 0b1111  # none that counts: any type
    assert types_for(t.s, 0, t.slot("I1")) == 0b1111


def test_a_prerequisite_that_is_being_discovered_hands_nothing_on() -> None:
    t = Table().know(0, "IIA")  # no card lies there yet
    assert types_for(t.s, 0, t.slot("III1")) == 0b1111


# --- the drafting board --------------------------------------------------------------------------


def row(t: Table, level: int, *ids: str) -> Table:
    for at, id in enumerate(ids):
        card = t.technology(id) if id else NONE
        t.s.market = t.s.put(t.s.market, (level - 1) * 4 + at, card)
    return t


def drafting_at(slot: str, *known: str) -> Table:
    t = Table(drafting=True).know(0, *known).seat(0, ore=5, population=4)
    t.s.face_down = 0
    return t


def test_without_a_deck_a_card_of_another_type_may_be_drafted_if_none_fits() -> None:
    t = row(drafting_at("IIA", "I1"), 1, "mass_cloning", "survey_probes", "", "")
    t.s.deck_2 = new_deck(bag_of([], len(t.rules.technologies)))
    t.turn(0).do("act research level 2 1", "research IIA")
    assert t.options() == ["draft mass cloning", "draft survey probes"]


def test_without_a_deck_a_card_that_fits_must_be_drafted() -> None:
    t = row(drafting_at("IIA", "I1"), 1, "mass_cloning", "plasma_cannons", "", "")
    t.s.deck_2 = new_deck(bag_of([], len(t.rules.technologies)))
    t.turn(0).do("act research level 2 1", "research IIA")
    assert t.why("draft mass cloning") == "wrong-type"
    assert t.options() == ["draft plasma cannons"]
    assert t.why("blind") == "not-offered"


def test_a_row_that_is_open_stays_open() -> None:
    t = row(Table(drafting=True), 2, "", "", "", "capital_ship")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, False]
    t = row(Table(drafting=True), 3, "galactic_empire")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, False, True]


def test_guilds_open_rows_once_they_are_uncovered() -> None:
    t = Table(drafting=True)
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, False, False]
    t.s.uncovered = bit(1)  # scholars
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, False]
    t.s.uncovered = bit(3)  # ascension
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, False, True]
    t.s.uncovered = bit(0) | bit(2)
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, False, False]


def test_an_action_may_research_by_colonies_and_a_level_beside_it() -> None:
    effect = [
        {"do": "research", "level_by": "colonized_systems_and_one"},
        {"do": "optional", "steps": [{"do": "research", "levels": ["III"]}]},
    ]
    mine = changed(terraforming={"action": [{"spaces": 1, "effect": effect}]})
    t = Table(4, drafting=True, components=given(mine)).know(2, "I2")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, False]
    t.colony(2, "ross_128", "yz_ceti", "procyon")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, True]
    t.colony(2, "wolf_359")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, True]


def test_the_highest_level_of_an_action_opens_no_row_beyond_it() -> None:
    step = {"do": "research", "level_by": "colonized_systems_and_one", "max_level": "III"}
    mine = changed(terraforming={"action": [{"spaces": 1, "effect": [step]}]})
    t = Table(4, drafting=True, components=given(mine)).know(2, "I2")
    t.colony(2, "ross_128", "yz_ceti", "procyon", "sirius")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, False]


@rule("sun.drafting.planetary-research")
def test_a_row_opens_for_an_action_that_only_a_copy_lets_somebody_use_so() -> None:
    t = Table(drafting=True).lay("III1", "planetary_scale_research").know(0, "III1")
    t.colony(1, "ross_128", "yz_ceti")
    assert not is_needed(t.s, 2)  # seat 0 has no colony, seat 1 not the card
    t.s.uncovered = bit(2)  # technocrats
    assert is_needed(t.s, 2)
    t = Table(drafting=True).own(0, "planetary_scale_research").colony(1, "ross_128", "yz_ceti")
    t.s.uncovered = bit(2)
    assert not is_needed(t.s, 2)  # a private technology cannot be copied


def test_rows_are_refilled_from_level_2_on_and_end_with_their_decks() -> None:
    t = row(Table(drafting=True), 1, "hypercomputing", "mass_cloning", "plasma_cannons", "")
    t.s.deck_2 = new_deck(bag_of([], len(t.rules.technologies)))
    t.s.uncovered = bit(1)
    t.s.agenda.lanes[MAIN] = [RefillRows()]
    t.s.run(MAIN)
    assert t.s.agenda.lanes[MAIN][-1].data() == [2, 0]


# --- achievements and points ---------------------------------------------------------------------


def with_claims(*claims: tuple[int, int, int]) -> Table:
    """Discs as (goal in play, space, seat)."""
    t = Table().own(0, "giga_corporations")
    for goal, space, seat in claims:
        t.s.claims += (seat + 1) * bit((goal * 4 + space) * 3)
    return t


def test_star_discs_that_are_left_are_replaced_at_the_end() -> None:
    t = with_claims((0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 3, 0))
    assert (swaps_at_end(t.s, 0), swaps_at_end(t.s, 1)) == (3, 0)
    assert tracks_left(t.s, 0) == 16 - 3
    t.seat(0, swapped_food=1, swapped_ore=1, food_discs=7, ore_discs=7)
    assert swaps_at_end(t.s, 0) == 1
    assert tracks_left(t.s, 0) == 14 - 1
    t.seat(0, food_discs=0, ore_discs=0)
    assert tracks_left(t.s, 0) == 0
    assert tracks_left(t.s, 1) == 16


def test_swapped_discs_decide_a_tie() -> None:
    t = Table()
    for seat in range(4):
        t.ships(seat, "sol").seat(seat, food_discs=5, ore_discs=4, population=2, ore=1)
    assert placing(t.s) == [1, 1, 1, 1]
    t.seat(2, ore_discs=3)
    assert placing(t.s) == [2, 2, 1, 2]


def test_a_disc_of_a_track_is_told_when_it_replaces_a_star() -> None:
    t = with_claims((0, 0, 0), (1, 0, 0)).turn(0).do("swap food", "swap ore")
    assert (t.player(0).swapped_food, t.player(0).swapped_ore) == (1, 1)
    told = [event for event in t.events() if event.kind == "swapped"]
    assert [t.rules.thing(int(event.source)).id for event in told] == ["food", "ore"]
    assert [int(event.seat) for event in told] == [0, 0]
    assert not [text for text in t.options() if text.startswith("swap")]


def test_an_empty_track_has_no_disc_to_swap() -> None:
    t = with_claims((0, 0, 0)).seat(0, food_discs=0, ore_discs=1).turn(0)
    assert (t.why("swap food"), t.why("swap ore")) == ("used-up", "")
    t = with_claims((0, 0, 0)).seat(0, food_discs=1, ore_discs=0).turn(0)
    assert (t.why("swap food"), t.why("swap ore")) == ("", "used-up")


def test_claims_are_counted_by_seat() -> None:
    t = with_claims((0, 0, 3), (1, 0, 3), (1, 1, 0))
    assert [int(claimed_by(t.s, seat)) for seat in range(4)] == [1, 0, 0, 2]


def test_why_an_achievement_cannot_be_claimed() -> None:
    t = with_claims((2, 0, 1))
    warlord = t.s.goals[2]
    assert claim_reason(t.s, 1, warlord) == because(ALREADY_CLAIMED)
    assert claim_reason(t.s, 0, warlord) == because(NOT_FULFILLED, 1, 12)
    t.ships(0, "sol", 4, 4, 4)
    assert claim_reason(t.s, 0, warlord) == LEGAL
    t.s.claims += 3 * bit((2 * 4 + 1) * 3)
    assert claim_reason(t.s, 0, warlord) == because(CARD_FULL)


@pytest.mark.parametrize(
    ("cards", "fewest"),
    [
        ([], 0),
        (["narrow_beam_lasers", "terraforming", "robotic_mining"], 0),
        (["narrow_beam_lasers", "terraforming", "robotic_mining", "mass_cloning"], 1),
        (["narrow_beam_lasers", "terraforming", "robotic_mining", "giga_corporations"], 1),
        (["galactic_hq", "giga_corporations"], 1),
        (["human_experimentation", "terraforming", "mass_cloning"], 0),
    ],
)
def test_level_4_counts_for_the_types_at_its_left_edge(cards: list[str], fewest: int) -> None:
    t = Table()
    t.player(0).technologies = sum(bit(t.technology(id)) for id in cards)
    assert fewest_of_a_type(t.s, 0) == fewest


def test_progress_towards_each_condition() -> None:
    t = Table().seat(0, ore=7, food_discs=6, ore_discs=5, automated_food=2, automated_ore=1)
    t.seat(0, automated_stars=1).colony(0, "ross_128", "epsilon_eridani").ships(0, "sol", 4, 3)
    t.outpost(0, "shipyard_left").outpost(0, "tau_ceti", "ore")
    found = {
        card.id: int(progress(t.s, 0, number)) for number, card in enumerate(t.rules.achievements)
    }
    assert found == {
        "transcendence": 0,
        "empire": 2,
        "warlord": 7,
        "specialization": 4,  # food: Ross 128, Epsilon Eridani, the left shipyard, Tau Ceti
        "pioneer": 2,
        "tycoon": 7,
        "technologist": 0,
        "automaton": 4,
        "polymath": 0,
        "industrialist": 16 - 5 - 4,
    }


def test_the_turn_ends_without_a_question_where_nothing_can_be_claimed() -> None:
    t = Table().production(0).do("produce ore")
    assert t.asked() == 1
    t = Table().colony(0, "sirius", "ross_128", "yz_ceti", "luytens_star").production(0)
    assert t.do("produce ore").options() == ["claim empire"]
    assert t.why("claim warlord") == "not-fulfilled"


def test_what_is_open_at_any_time_is_asked_once_more_before_the_turn_ends() -> None:
    t = Table().own(0, "galactic_hq").seat(0, ore=1).production(0).do("produce growth")
    assert frame_of(t) == "Turn"
    assert t.options() == ["use galactic hq.deal 1", "end turn"]
    assert t.s.agenda.lanes[MAIN][-1].data() == [0, LAST_WORD]
    t.do("end turn")
    assert t.asked() == 1


def test_a_deal_is_closed_when_it_is_used_up_or_would_change_nothing() -> None:
    t = Table().own(0, "mind_machine_assimilation").seat(0, ore=9).turn(0)
    t.do("use mind machine assimilation.deal 1", "use mind machine assimilation.deal 1")
    assert t.player(0).population == 4
    assert t.why("use mind machine assimilation.deal 1") == "used-up"
    assert [event.kind for event in t.events()].count("bargain") == 2
    empty = Table().own(0, "mind_machine_assimilation").seat(0, ore=9, supply=0).turn(0)
    assert empty.why("use mind machine assimilation.deal 1") == "no-supply"
    poor = Table().own(0, "mind_machine_assimilation").seat(0, ore=0).turn(0)
    assert poor.why("use mind machine assimilation.deal 1") == "too-little-ore"


def test_two_deals_of_a_card_are_counted_apart() -> None:
    t = Table().own(0, "black_market_industries").seat(0, ore=2, population=1).turn(0)
    t.do("use black market industries.deal 1")
    assert (t.player(0).ore, t.player(0).population) == (0, 2)
    assert t.why("use black market industries.deal 1") == "used-up"
    t.do("use black market industries.deal 2")
    assert (t.player(0).ore, t.player(0).population) == (2, 1)
    assert t.why("use black market industries.deal 2") == "used-up"
    t.turn(0)
    assert t.why("use black market industries.deal 1") == ""  # in the next turn again


# --- factions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boards", "first", "order"),
    [
        ("normal", 0, [0, 1, 2, 3]),
        ("normal", 2, [2, 3, 0, 1]),
        ("advanced", 0, [3, 2, 1, 0]),
        ("advanced", 1, [0, 3, 2, 1]),
    ],
)
def test_the_order_of_choosing_factions(boards: str, first: int, order: list[int]) -> None:
    t = Table(4, boards=boards)
    t.s.first_seat = first
    assert [int(chooser(t.s, place)) for place in range(4)] == order


def advanced(faction: str, **figures: int) -> Table:
    """Seat 0 plays the advanced board of a faction."""
    t = Table(4, boards="advanced")
    ids = [each.id for each in t.rules.factions]
    other = next(seat for seat in range(4) if t.player(seat).faction == ids.index(faction))
    mine = t.player(0).faction
    t.player(0).faction, t.player(other).faction = ids.index(faction), mine
    return t.seat(0, **figures)


def test_hyperdrive_licences_add_a_point_to_every_jump() -> None:
    t = advanced("nishida_ostergaard", ore_discs=3).turn(0).do("act build and jump 1", "leave it")
    t.do("jump 1 from sol to a left", "jump 1 from a left to sol", "jump 1 from sol to a left")
    assert frame_of(t) != "Jump"
    t = advanced("nishida_ostergaard", ore_discs=4).turn(0).do("act build and jump 1", "leave it")
    t.do("jump 1 from sol to a left", "jump 1 from a left to sol")
    assert frame_of(t) != "Jump"


def test_missionaries_earn_where_another_colonizes_beside_them() -> None:
    t = advanced("cosmic_tabernacle", food_discs=2, ore=0).ships(0, "sirius", 1)
    t.ships(1, "sirius", 3).outpost(1, "sirius").know(1, "I2").seat(1, ore=4, population=1)
    t.turn(1).do("act terraforming 1 1", "colonize a right", "land 3", "landed")
    assert t.player(0).ore == 2
    told = [event for event in t.events() if event.rule == "sun.setup.faction-abilities"]
    assert [(int(event.seat), int(event.amount)) for event in told] == [(0, 2)]
    away = advanced("cosmic_tabernacle", food_discs=2, ore=0)
    away.ships(1, "sirius", 3).outpost(1, "sirius").know(1, "I2").seat(1, ore=4, population=1)
    away.turn(1).do("act terraforming 1 1", "colonize a right", "land 3", "landed")
    assert away.player(0).ore == 0


def test_missionaries_earn_nothing_for_their_own_colonies() -> None:
    t = advanced("cosmic_tabernacle", food_discs=2, ore=4, population=1).ships(0, "sirius", 4, 1)
    t.outpost(0, "sirius").know(0, "I2").turn(0)
    t.do("act terraforming 1 1", "colonize a right", "land 4", "landed")
    assert t.player(0).ore == 0


def test_relief_logistics_take_supply_from_any_column() -> None:
    t = advanced("united_nations", food_discs=4).turn(0).do("act gather")
    assert t.options() == [f"population from {column}" for column in "ABCDE"]
    few = advanced("united_nations", food_discs=5).turn(0).do("act gather")
    assert frame_of(few) == "Turn"


def test_ore_brokers_sell_population_for_two_ore() -> None:
    t = advanced("helios_mining_collective", ore_discs=1, ore=2, population=0).production(0)
    t.do("produce trade", "buy population")
    assert (t.player(0).ore, t.player(0).population) == (0, 1)
    dear = advanced("helios_mining_collective", ore_discs=2, ore=2).production(0)
    assert dear.do("produce trade").why("buy population") == "too-little-ore"


@pytest.mark.parametrize(
    ("faction", "discs", "ore", "population", "question"),
    [
        ("helios_mining_collective", {"ore_discs": 5}, 4, 0, ""),
        ("cosmic_tabernacle", {"food_discs": 4}, 0, 2, ""),
        ("nishida_ostergaard", {"ore_discs": 4}, 0, 0, "Upgrade"),
        ("united_nations", {"ore_discs": 3}, 0, 0, "ChooseSlot"),
    ],
)
def test_an_innovation_is_carried_out_when_its_icons_are_seen(
    faction: str, discs: dict[str, int], ore: int, population: int, question: str
) -> None:
    cubes = 1 if faction == "united_nations" else 0
    t = advanced(faction, ore=0, population=cubes, **discs)
    t.s.agenda.lanes[MAIN] = t.s.agenda.lanes[MAIN][:1]
    t.production(0)
    before = int(t.player(0).ore)
    t.do("produce trade", "end trade")
    innovation = [event for event in t.events() if event.kind == "innovation"]
    assert len(innovation) == 1
    assert (t.player(0).ore - before, t.player(0).population - cubes) == (ore, population)
    if question:
        assert frame_of(t) == question


def test_an_innovation_below_its_icons_waits() -> None:
    for faction, discs in (
        ("helios_mining_collective", {"ore_discs": 6}),
        ("cosmic_tabernacle", {"food_discs": 5}),
    ):
        t = advanced(faction, ore=0, **discs).production(0).do("produce trade", "end trade")
        assert "innovation" not in t.told()


# --- standing orders -----------------------------------------------------------------------------


def test_orders_answer_only_in_anothers_turn_and_only_what_they_say() -> None:
    t = Table().ships(0, "sol", 1).ships(1, "tau_ceti", 1)
    t.settle(0)
    assert t.options() == ["outpost at b left with food", "outpost at b left with ore"]
    both = {"outpost": "ore first", "rewards": "ask"}
    assert GAME.say(t.rules, ordered(t.s, MAIN, both)) == "outpost at b left with ore"
    assert GAME.say(t.rules, ordered(t.s, MAIN, {"outpost": "food first"})).endswith("food")
    assert ordered(t.s, MAIN, {}) == NO_ANSWER
    assert ordered(t.s, MAIN, {"outpost": "ask"}) == NO_ANSWER
    t.s.active = 1
    assert ordered(t.s, MAIN, both) == NO_ANSWER


def test_of_several_places_the_first_on_the_board_is_taken_where_it_is_ordered() -> None:
    t = Table().ships(1, "tau_ceti", 1).ships(1, "sirius", 1).settle(0)
    assert ordered(t.s, MAIN, {"outpost": "ore first"}) == NO_ANSWER
    orders = {"outpost": "ore first", "rewards": "as on the board"}
    assert GAME.say(t.rules, ordered(t.s, MAIN, orders)) == "outpost at a right with food"
    t.do("outpost at a right with food")
    assert GAME.say(t.rules, ordered(t.s, MAIN, orders)) == "outpost at b left with ore"
    assert ordered(t.turn(0).s, MAIN, orders) == NO_ANSWER


# --- events --------------------------------------------------------------------------------------


def test_each_part_of_an_event_comes_in_its_order() -> None:
    gain = [{"do": "gain_ore", "amount": number} for number in (1, 2, 3)]
    mine = changed(gold_rush={"discoverer": gain[:1], "others": gain[1:2], "everybody": gain[2:]})
    t = Table(4, components=given(mine)).turn(2)
    for seat in range(4):
        t.seat(seat, ore=0)
    t.s.push(MAIN, Happening(t.event("gold_rush"), 2, 0, 0))
    t.s.run(MAIN)
    told = [(int(e.seat), int(e.amount)) for e in t.events() if e.kind == "ore"][-8:]
    assert told == [(2, 1), (3, 2), (0, 2), (1, 2), (2, 3), (3, 3), (0, 3), (1, 3)]
    assert t.s.kept_events == bit(t.event("gold_rush"))


@pytest.mark.parametrize(
    ("after", "kept"),
    [
        ("discard", False),
        ("keep", True),
        ("until_taken", True),
        ("with_system", True),
        ("with_extra_system", False),
    ],
)
def test_where_an_event_goes(after: str, kept: bool) -> None:
    t = Table(4, components=given(changed(asteroid_windfall={"after": after}))).turn(0)
    t.s.push(MAIN, Happening(t.event("asteroid_windfall"), 0, 0, 0))
    t.s.run(MAIN)
    assert (t.s.kept_events != 0) is kept


# --- positions from outside ----------------------------------------------------------------------


def position(**changes: Any) -> dict[str, Any]:
    return {**full_data(Table().s), **changes}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"deck_2": [1, 2]}, r"is no deck"),
        ({"deck_2": {"hidden": []}}, r"is no deck"),
        ({"deck_2": {"hidden": [], "layers": [], "more": 1}}, r"is no deck"),
        ({"cards": [0] * 18}, "cards: 18 numbers, where there are 19"),
        ({"systems": [-1] * 11}, "systems: 11 numbers, where there are 12"),
        ({"market": [-1] * 13}, "market: 13 numbers, where there are 12"),
        ({"cards": [46, *[-1] * 18]}, "cards: there is no card 46"),
        ({"turned": [-2]}, "turned: there is no card -2"),
        ({"shown": [24]}, "shown: there is no card 24"),
        ({"goals": [10]}, "goals: there is no card 10"),
        ({"extras": [4]}, "extras: there is no such place"),
        ({"extras": [0] * 5}, "extras: there is no such place"),
        ({"attached": [20 * 64]}, "attached: 1280 is no event with a system"),
        ({"attached": [24]}, "attached: 24 is no event with a system"),
        ({"museum": [20 * 64]}, "museum: 1280 is no ship on an event"),
        ({"museum": [4 * 8]}, "museum: 32 is no ship on an event"),
        ({"early": 5}, "early: 5 is no action"),
    ],
)
def test_a_position_that_stands_for_nothing_is_refused(
    changes: dict[str, Any], message: str
) -> None:
    rules = rules_of(GAME, 4, {})
    with pytest.raises((ValueError, IndexError, KeyError), match=message):
        from_data(rules, position(**changes))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("faction", 4, "seat 1: there is no such faction"),
        ("faction", -2, "seat 1: there is no such faction"),
        ("pawn", 1000, "seat 1: there is no such space"),
        ("pawn", -2, "seat 1: there is no such space"),
    ],
)
def test_a_seat_with_what_there_is_not_is_refused(field: str, value: int, message: str) -> None:
    data = position()
    data["players"][1][field] = value
    with pytest.raises(ValueError, match=message):
        from_data(rules_of(GAME, 4, {}), data)


def test_a_position_is_read_back_as_it_was() -> None:
    t = Table().seat(0, ore=5).ships(2, "sirius", 3).outpost(1, "sirius")
    t.s.extras, t.s.attached, t.s.museum = [3], [64 + 23], [64 + 3 * 8 + 4]
    again = from_data(t.rules, full_data(t.s))
    assert full_data(again) == full_data(t.s)
    older = {name: value for name, value in full_data(t.s).items() if name != "early"}
    assert from_data(t.rules, older).early == NONE


def test_turns_follow_the_start_player() -> None:
    t = Table(3)
    assert [t.s.from_seat(first) for first in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert Turn(1, 3).data() == [1, 3]


def test_what_a_turn_counts_is_forgotten_at_its_end() -> None:
    t = Table().seat(0, taken=2).production(0).do("produce ore")
    assert t.asked() == 1
    assert t.player(0).taken == 0
    t = Table().seat(0, taken=2, used=5).turn(0)
    assert t.player(0).used == 0
    t.do("act gather")
    assert t.player(0).taken == 0


def test_nobody_is_active_when_the_game_is_over() -> None:
    t = Table(2)
    t.s.last_round = t.s.round_number
    t.production(1).do("produce ore")
    assert t.s.over
    assert t.s.active == NONE
    assert {event.kind for event in t.events() if event.kind.startswith("score-")} >= {
        "score-strength"
    }


def test_a_round_is_told_when_it_begins() -> None:
    t = Table(2).production(1).do("produce ore")
    assert t.s.round_number == 2
    assert (t.asked(), t.told()[-1]) == (0, "round")
    assert int(t.events()[-1].amount) == 2
