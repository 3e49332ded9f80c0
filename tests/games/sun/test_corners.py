"""Small things, each exactly: single cubes, last cards, pawns of others, ships on cards."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.frame import MAIN
from astrarium.games.sun import abilities, scoring
from astrarium.games.sun.components import check_components
from astrarium.games.sun.effects import production_changes
from astrarium.games.sun.frames.colonize import Unseen
from astrarium.games.sun.frames.drafting import RefillRows, is_needed
from astrarium.games.sun.frames.events import TurnEvent
from astrarium.games.sun.frames.setup import FactionSetups
from astrarium.games.sun.frames.turn import ACTED, Turn
from astrarium.games.sun.galaxy import anchor, check_control, expel, near
from astrarium.games.sun.game import GAME
from astrarium.games.sun.research import fitting
from astrarium.games.sun.scoring import event_points, ranking_points, scored, swaps_at_end
from astrarium.games.sun.words import BARGAIN, GROWTH, KIND, NONE, SCORED_SHIP_HERE, TRADING
from astrarium.parts.bag import bag_of, new_deck
from astrarium.parts.bits import bit
from tests.games.sun.content import changed, given
from tests.games.sun.table import Table, frame_of
from tests.support import rule

ORE = {"do": "gain_ore", "amount": 1}
ACT = "act terraforming 1 1"


def acting(*steps: dict[str, Any], **figures: int) -> Table:
    """The action of Terraforming has these steps."""
    mine = changed(terraforming={"action": [{"spaces": 1, "effect": list(steps)}]})
    return Table(4, components=given(mine)).know(0, "I2").seat(0, **figures)


# --- a single cube, no ship ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        {"do": "supply_to_population", "count": 1},
        {"do": "supply_to_population", "count": 1, "column": "any"},
        {"do": "supply_to_ship", "count": 1, "level": 1},
        {"do": "move_supply", "count": 1, "from": "any", "to": "B"},
        {"do": "produce", "kind": "population_growth"},
    ],
)
def test_the_last_supply_cube_in_column_a_is_enough(step: dict[str, Any]) -> None:
    t = acting(step, population=0).supply(0, 1).turn(0)
    assert t.why(ACT) == ""
    t.do(ACT).rest()
    assert t.columns(0)[0] == 0


def test_the_last_supply_cube_can_be_bought() -> None:
    t = Table().seat(0, ore=3, population=0).supply(0, 1).ships(0, "sol").production(0)
    assert production_changes(t.s, 0, TRADING, [0, 0, 0])
    assert production_changes(t.s, 0, GROWTH, [0, 0, 0])
    t.do("produce trade")
    assert t.options() == ["buy population", "end trade"]
    t.do("buy population")
    assert (t.player(0).population, t.player(0).supply) == (1, 0)
    assert t.why("buy population") == "no-supply"


def test_growth_of_nothing_is_not_told() -> None:
    t = acting(ORE, {"do": "supply_to_population", "count": 1}, supply=0).turn(0).do(ACT)
    assert "population" not in t.told()


@pytest.mark.parametrize(
    "step",
    [
        {"do": "jump", "points": 2},
        {"do": "jump_to_any_location", "ships": 2},
        {"do": "upgrade_ships", "total_levels": 1},
        {"do": "upgrade_ships", "max_ships": 1, "levels_each": 1},
    ],
)
def test_without_a_ship_nothing_is_asked(step: dict[str, Any]) -> None:
    t = acting(ORE, step).ships(0, "sol").turn(0).do(ACT)
    assert frame_of(t) == "Turn"
    assert [event.kind for event in t.events()][-1] == "ore"


def test_a_seat_that_pays_no_cubes_gives_none_back() -> None:
    t = Table().own(0, "android_rights_movement").seat(0, ore=5, population=2).know(0, "I1")
    t.turn(0).do("act research level 2 1")
    assert frame_of(t) == "ChooseSlot"
    assert (t.player(0).ore, t.player(0).population) == (3, 2)


# --- other pawns ---------------------------------------------------------------------------------


@rule("sun.card.ross-154.displace", "sun.card.ross-154.place")
def test_only_the_pawn_on_that_space_is_set_aside() -> None:
    t = Table().colony(0, "ross_154").pawn(1, "research_level_1_2").pawn(2, "build_and_jump_1")
    t.pawn(3, "research_level_1_3").turn(0).do("displace research level 1 2")
    assert [int(t.player(seat).pawn) for seat in (1, 2, 3)] == [
        NONE,
        t.space("build_and_jump_1"),
        t.space("research_level_1_3"),
    ]
    assert t.player(0).displaced == 1
    assert [event.kind for event in t.events()].count("displaced") == 1


@rule("sun.card.ross-154.displace")
def test_a_pawn_is_driven_only_from_a_space_that_the_seat_could_use() -> None:
    t = Table().colony(0, "ross_154").lay("IIA", "mass_cloning").know(1, "IIA").seat(0, ore=0)
    t.pawn(1, "mass_cloning_1_1").pawn(2, "gather").pawn(3, "research_level_2_1").turn(0)
    assert t.why("displace mass cloning 1 1") == "not-researched"
    assert t.why("displace gather") == "nobody-there"
    assert t.why("displace research level 2 1") == "too-little-ore"
    assert not any(text.startswith("displace") for text in t.options())


# --- the action of an event ----------------------------------------------------------------------


def shared(**after: str) -> Table:
    """Two events with an action of their own lie beside the board, each with a system."""
    effect = {"kind": "shared_action", "times_in_game": 1, "cost": {"ore": 1}}
    lasting = {**effect, "effect": [{"do": "take_attached_system"}]}
    cards: dict[str, Any] = {
        id: {"lasting": lasting, "after": after.get(id, "until_taken")}
        for id in ("gold_rush", "dyson_sphere")
    }
    t = Table(4, components=given(changed(**cards))).seat(0, ore=5)
    t.s.attached = [
        t.event("gold_rush") * 64 + t.system("yz_ceti"),
        t.event("dyson_sphere") * 64 + t.system("wolf_1061"),
    ]
    return t


def test_each_event_has_an_action_of_its_own() -> None:
    t = shared()
    t.s.kept_events = bit(t.event("gold_rush")) | bit(t.event("dyson_sphere"))
    t.turn(0)
    assert t.options()[-2:] == ["act gold rush", "act dyson sphere"]
    t.do("act dyson sphere")
    assert t.colonies(0) == ["wolf_1061"]
    assert t.s.kept_events == bit(t.event("gold_rush"))
    assert t.s.attached == [t.event("gold_rush") * 64 + t.system("yz_ceti")]


def test_the_action_of_an_event_that_does_not_lie_there_is_not_open() -> None:
    t = shared()
    t.s.kept_events = bit(t.event("dyson_sphere"))
    t.turn(0)
    assert t.options()[-1] == "act dyson sphere"
    assert t.why("act gold rush") == "not-offered"
    t.s.kept_events, t.s.attached = bit(t.event("gold_rush")), []
    t.turn(0)
    assert t.why("act gold rush") == "nothing-attached"
    assert not t.may("act gold rush")


# --- what an action leaves behind ----------------------------------------------------------------


def test_when_an_action_is_over_nothing_of_it_is_left() -> None:
    t = Table()
    t.s.changed, t.s.stealth = 0, 1
    t.s.agenda.lanes[MAIN] = [*t.s.agenda.lanes[MAIN][:1], Turn(0, ACTED), Unseen()]
    t.s.active = 0
    t.s.run(MAIN)
    assert (t.s.changed, t.s.stealth) == (1, 0)


def test_only_an_action_that_colonizes_unseen_is_unseen() -> None:
    t = Table().lay("III1", "stealth_terraformers").know(0, "III1").seat(0, ore=9, population=4)
    t.ships(0, "sol", 3).turn(0).do("act stealth terraformers 1 1")
    assert (t.s.stealth, t.s.changed) == (1, 0)
    t.turn(0).do("act build and jump 1")
    assert (t.s.stealth, t.s.changed) == (0, 0)


@rule("sun.advanced-factions.innovations.once")
def test_the_second_innovation_of_a_board_comes_once_too() -> None:
    t = Table(4, boards="advanced").seat(1, ore_discs=3, population=3, ore=0)
    t.production(1).do("produce trade", "end trade")
    assert frame_of(t) == "ChooseSlot"
    assert t.player(1).innovated == 0b10
    t.do("research I4")
    t.production(1).do("produce trade", "end trade")
    assert frame_of(t) != "ChooseSlot"
    assert [event.kind for event in t.events()].count("innovation") == 1


def test_on_normal_boards_there_are_no_innovations() -> None:
    t = Table().seat(1, ore_discs=0, food_discs=0, population=3).production(1)
    t.do("produce trade", "end trade")
    assert "innovation" not in t.told()
    assert t.player(1).innovated == 0


# --- places beside the board ---------------------------------------------------------------------


def test_an_empty_place_beside_the_board_cannot_be_reached_and_hides_no_other() -> None:
    t = Table()
    t.s.extras = [0, 0, 2]
    t.s.systems = t.s.put(t.s.systems, 9, t.system("yz_ceti"))
    t.s.systems = t.s.put(t.s.systems, 10, t.system("wolf_1061"))
    assert [t.places()[int(anchor(t.s, extra))] for extra in range(3)] == [
        "a_left",
        "a_right",
        "b_left",
    ]
    assert near(t.s, t.place("a_left")) >> 8 == 0
    assert near(t.s, t.place("a_right")) >> 8 == 0b010
    assert near(t.s, t.place("b_left")) >> 8 == 0b100
    assert near(t.s, 8) == 0
    assert near(t.s, 10) == bit(t.place("b_left"))


def test_ships_of_every_level_and_seat_are_driven_out() -> None:
    t = Table().ships(0, "sirius", 1, 4, 4).ships(1, "sirius", 2).ships(3, "sirius", 3, 1)
    expel(t.s, t.place("sirius"))
    found = {seat: (t.ships_at(seat, "deep_space"), t.ships_at(seat, "sirius")) for seat in (0, 1)}
    assert found == {0: ([1, 4, 4], []), 1: ([2], [])}
    assert (t.ships_at(3, "deep_space"), t.ships_at(3, "sirius")) == ([1, 3], [])


def test_control_that_is_lost_before_the_disc_is_placed_is_forgotten() -> None:
    t = Table().ships(1, "sirius", 1).ships(2, "sirius", 1)
    here = t.place("sirius")
    t.s.gaining[here] = 1
    assert check_control(t.s) is False
    assert [int(seat) for seat in t.s.gaining] == [0] * 12


# --- chance --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "face_down", "weights"),
    [
        (8, 6, [8, 8, *[4] * 8]),
        (4, 6, [4, 4, *[4] * 4]),
        (3, 3, [3, 3, 1, 1, 1]),
        (5, 2, [5, 5]),  # only the certain ones can lie there
        (0, 2, [1, 1]),
    ],
)
def test_how_likely_an_event_is(others: int, face_down: int, weights: list[int]) -> None:
    """Both certain events of Level II are still to come, and so many others may be."""
    t = Table()
    of_level = [at for at, card in enumerate(t.rules.events) if card.level == 1]
    certain = [at for at in of_level if t.rules.events[at].always]
    more = [at for at in of_level if at not in certain][:others]
    t.s.unseen_events = sum(bit(at) for at in (*certain, *more))
    slots = t.rules.level_slots[1][:face_down]
    t.s.face_down = sum(bit(slot) for slot in slots)
    frame = TurnEvent(0, slots[0])
    found = dict(zip(frame.candidates(t.s), frame.weights(t.s), strict=True))
    assert sorted(found.values(), reverse=True) == sorted(weights, reverse=True)


def test_a_complete_level_without_a_row_leaves_its_deck_alone() -> None:
    t = Table(drafting=True)
    cards = [int(card) for card in t.s.deck_2.layers[0].things()]
    for slot, card in zip(t.rules.level_slots[1], cards, strict=False):
        t.s.cards = t.s.put(t.s.cards, slot, card)
    kinds = len(t.rules.technologies)
    deck = new_deck(bag_of(cards[10:12], kinds))
    deck.lay_under([cards[13]])
    t.s.deck_2 = deck
    t.s.agenda.lanes[MAIN] = [t.s.agenda.lanes[MAIN][0], RefillRows()]
    t.s.run(MAIN)
    assert [layer.things() for layer in t.s.deck_2.layers] == [cards[10:12], [cards[13]]]


# --- points --------------------------------------------------------------------------------------


def test_each_ship_on_a_card_counts_for_its_seat_and_card() -> None:
    t = Table()
    museum, other = t.event("spaceship_museum"), t.event("gold_rush")
    t.s.museum = [
        museum * 64 + 0 * 8 + 4,
        museum * 64 + 3 * 8 + 1,
        museum * 64 + 3 * 8 + 2,
        other * 64 + 1 * 8 + 4,
    ]
    here = [scored(t.s, seat, SCORED_SHIP_HERE, museum) for seat in range(4)]
    there = [scored(t.s, seat, SCORED_SHIP_HERE, other) for seat in range(4)]
    assert (here, there) == ([4, 0, 0, 3], [0, 4, 0, 0])


def test_whoever_has_colonized_the_system_of_an_event_scores() -> None:
    t = Table().colony(1, "barnards_star").colony(2, "gliese_876")
    monument, other = t.event("frontier_monument"), t.event("dyson_sphere")
    t.s.kept_events = bit(monument) | bit(other)
    t.s.attached = [monument * 64 + t.system("barnards_star"), other * 64 + t.system("gliese_876")]
    assert [event_points(t.s, seat) for seat in range(4)] == [0, 3, 0, 0]
    t.s.attached = [other * 64, monument * 64 + t.system("gliese_876")]
    assert [event_points(t.s, seat) for seat in range(4)] == [0, 0, 3, 0]


@pytest.mark.parametrize(
    ("ore", "points"),
    [
        ([3, 3, 1, 0], [4, 4, 0, 0]),
        ([5, 3, 3, 1], [4, 2, 2, 0]),
        ([1, 2, 3, 4], [0, 0, 2, 4]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([7, 0, 0, 0], [4, 0, 0, 0]),
    ],
)
def test_all_who_tie_for_a_rank_receive_its_points(ore: list[int], points: list[int]) -> None:
    ranking = {"kind": "ranking", "of": "ore", "vp": [4, 2]}
    t = Table(4, components=given(changed(gold_rush={"lasting": ranking})))
    for seat, amount in enumerate(ore):
        t.seat(seat, ore=amount)
    assert [ranking_points(t.s, seat, t.event("gold_rush")) for seat in range(4)] == points


def test_a_system_may_swap_star_discs_too_and_without_such_a_card_nobody_does() -> None:
    swap = {"ability": {"kind": "swap_star_discs"}}
    other = {"ability": {"kind": "supply_from_any_column"}}
    mine = changed(ross_128=swap, giga_corporations=other)
    t = Table(4, components=given(mine)).colony(0, "ross_128").own(1, "giga_corporations")
    t.s.claims = 1 | 2 << 3
    assert [swaps_at_end(t.s, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert scoring.SWAP_STARS == abilities.SWAP_STARS


def test_nine_ships_are_the_most_that_a_step_names() -> None:
    step = {"do": "upgrade_ships", "max_ships": 9, "levels_each": 1}
    check_components(changed(terraforming={"action": [{"spaces": 1, "effect": [step]}]}))
    step["max_ships"] = 10
    with pytest.raises(ValueError, match="max_ships"):
        check_components(changed(terraforming={"action": [{"spaces": 1, "effect": [step]}]}))


def test_nine_different_ships_are_raised_once_each() -> None:
    step = {"do": "upgrade_ships", "max_ships": 9, "levels_each": 1}
    t = acting(step).ships(0, "sol", *[1] * 5, *[2] * 5).turn(0).do(ACT)
    for _ in range(5):
        t.do("upgrade 2 at sol")
    for _ in range(4):
        t.do("upgrade 1 at sol")
    assert t.ships_at(0, "sol") == [1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert frame_of(t) == "Turn"


@rule("sun.colonise.card.take", "sun.control.lose.take-back")
def test_the_disc_of_another_at_a_system_colonized_unseen_goes_back_to_its_owner() -> None:
    """It was built in this very turn: when the turn began nobody controlled the system."""
    t = Table().lay("III1", "stealth_terraformers").know(0, "III1").seat(0, ore=5, population=1)
    t.ships(0, "sirius", 3).ships(1, "sirius", 4).turn(0)
    t.s.held = 0
    t.outpost(1, "sirius")
    t.s.gaining[t.place("sirius")] = 0
    t.do("act stealth terraformers 1 1", "stop", "colonize a right", "land 3", "landed")
    t.do("discover ross 128").rest()
    assert t.colonies(0) == ["sirius"]
    assert (t.player(1).food_discs, t.player(0).colony_food) == (8, 2)


def test_an_innovation_may_be_a_deal_at_any_time() -> None:
    deal = {"cost": {"ore": 1}, "effect": [{"do": "gain_ore", "amount": 3}], "times_in_turn": 2}
    ability = {"kind": "any_time", "deals": [deal]}
    mine = changed(ore_brokers={})
    for faction in mine["factions"]["faction"]:
        for innovation in faction["advanced"]["innovation"]:
            if innovation["id"] == "ore_brokers":
                innovation["ability"] = ability
    t = Table(4, boards="advanced", components=given(mine)).seat(2, ore=1, ore_discs=1)
    t.seat(2, innovated=0b1).turn(2)
    assert t.why("use ore brokers.deal 1") == ""
    question = t.s.questions()[0]
    choice = next(each for each in t.s.options(question) if each // KIND * KIND == BARGAIN)
    key, figures = GAME.tell_choice(t.s, question, choice)
    assert (key, figures["card"]) == ("choice-bargain", "innovation-ore_brokers")
    assert figures["about"] == "faction-helios_mining_collective"
    t.do("use ore brokers.deal 1", "use ore brokers.deal 1")
    assert t.player(2).ore == 5
    assert t.why("use ore brokers.deal 1") == "used-up"
    few = Table(4, boards="advanced", components=given(mine)).seat(2, ore=1, ore_discs=2).turn(2)
    assert not any(text.startswith("use") for text in few.options())
    deal["times_in_turn"] = 16
    with pytest.raises(ValueError, match="ore_brokers, ability, deals, times_in_turn"):
        check_components(mine)


# --- the last card of a deck, the first type -----------------------------------------------------


def drafting(*cards: str, deck: tuple[str, ...] = ()) -> Table:
    """Seat 0 has Robotic Mining and researches IID, a scientific card."""
    t = Table(drafting=True).know(0, "I4").seat(0, ore=5, population=4)
    t.s.face_down = 0
    for at, id in enumerate(cards):
        t.s.market = t.s.put(t.s.market, at, t.technology(id))
    bag = bag_of([t.technology(id) for id in deck], len(t.rules.technologies))
    t.s.deck_2 = new_deck(bag)
    slot = next(s for s in t.rules.slots if s.level == 1 and s.prerequisites == bit(3))
    return t.turn(0).do("act research level 2 1", f"research {slot.id}")


@rule("sun.drafting.choose.two-ways", "sun.drafting.choose.type")
def test_the_last_card_of_the_deck_may_be_drawn_blind() -> None:
    t = drafting("mass_cloning", "plasma_cannons", deck=("survey_probes",))
    assert t.options() == ["blind"]
    assert t.why("draft mass cloning") == "wrong-type"
    t = drafting("mass_cloning", "spacetime_anomaly_studies")
    assert t.options() == ["draft spacetime anomaly studies"]
    t = drafting("mass_cloning", "plasma_cannons")
    assert t.options() == ["draft plasma cannons", "draft mass cloning"]


def test_scientific_cards_fit_a_scientific_type_and_no_others_do() -> None:
    t = Table()
    ids = ("mass_cloning", "spacetime_anomaly_studies", "human_experimentation", "plasma_cannons")
    t.s.turned = [t.technology(id) for id in ids]
    found = [t.rules.technologies[card].id for card in fitting(t.s, bit(0))]
    assert found == ["spacetime_anomaly_studies", "human_experimentation"]
    t.s.turned = [t.technology("mass_cloning"), t.technology("plasma_cannons")]
    assert fitting(t.s, bit(0)) == t.s.turned  # none fits: any will do


@pytest.mark.parametrize("seat", [0, 3])
@rule("sun.drafting.refill.level-3-opens", "sun.drafting.refill.level-4-opens")
def test_a_row_opens_whoever_can_use_it(seat: int) -> None:
    t = Table(drafting=True).lay("IIA", "spacetime_anomaly_studies")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, False, False]
    t.know(seat, "IIA")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, False]
    t.own(seat, "hivemind_computing")
    assert [is_needed(t.s, level) for level in (1, 2, 3)] == [True, True, True]


def test_the_last_card_of_a_deck_fills_a_place_of_its_row() -> None:
    t = Table(drafting=True)
    for at, id in enumerate(("spacetime_anomaly_studies", "mass_cloning", "plasma_cannons")):
        t.s.market = t.s.put(t.s.market, at, t.technology(id))
    probes = t.technology("survey_probes")
    t.s.deck_2 = new_deck(bag_of([probes], len(t.rules.technologies)))
    t.s.agenda.lanes[MAIN] = [t.s.agenda.lanes[MAIN][0], RefillRows()]
    t.s.run(MAIN)
    t.do("turn up survey probes")
    assert t.s.market[:4][3] == probes


def test_a_faction_whose_setup_takes_a_place_builds_before_the_first_turn() -> None:
    mine = changed()
    step = {"do": "jump", "points": 1}
    mine["factions"]["faction"][0]["normal"]["setup"] = [step]
    t = Table(4, components=given(mine))
    t.s.active = NONE
    t.s.agenda.lanes[MAIN] = [t.s.agenda.lanes[MAIN][0], FactionSetups(0)]
    t.s.run(MAIN)
    t.do("jump 1 from sol to a left", "outpost at a left with ore")
    assert t.outpost_at("barnards_star") == (0, "ore")
