"""Researching technologies."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE
from astrarium.games.sun.words import TYPES
from tests.games.sun.content import technologies, words_of
from tests.games.sun.table import Table, frame_of
from tests.support import rule


def researching(*known: str, slot: str = "IIB") -> Table:
    """Seat 0 has chosen a new slot; its event lies open, the Asteroid Windfall."""
    t = Table().know(0, *known).seat(0, ore=5, population=4).turn(0)
    return t.do("act research level 2 1", f"research {slot}", "event asteroid windfall")


@rule("sun.research.five-steps", "sun.research.example.pay-and-place")
@rule("sun.research.event.before-card")
def test_cube_then_event_then_card_then_reward() -> None:
    t = Table().know(0, "I1", "I2").seat(0, ore=5, population=4).turn(0)
    t.do("act research level 2 1", "research IIB")
    assert (t.player(0).ore, t.player(0).population) == (3, 3)
    assert t.player(0).researched >> t.slot("IIB") & 1
    assert t.asked() == CHANCE
    assert frame_of(t) == "TurnEvent"
    t.do("event asteroid windfall")
    assert t.player(0).ore == 6
    assert t.s.cards[t.slot("IIB")] == -1
    t.do("type military", "turn up plasma cannons", "turn up human experimentation")
    t.do("lay plasma cannons")
    assert frame_of(t) == "Upgrade"  # the immediate reward


@rule("sun.research.event-and-card-only-if-new", "sun.research.immediate.every-faction")
def test_a_known_technology_has_no_event_and_no_choice_of_card() -> None:
    t = Table().lay("IIA", "mass_cloning").know(1, "IIA").know(0, "I1")
    t.seat(0, ore=2, population=1).turn(0).do("act research level 2 1", "research IIA")
    assert t.player(0).population == 2  # the second one to research it gets the reward too
    assert frame_of(t) == "Turn"


@rule("sun.research.slot.not-twice")
def test_a_technology_is_researched_once() -> None:
    t = Table().know(0, "I1").turn(0).do("act research level 1 1")
    assert t.why("research I1") == "already-researched"


@rule("sun.research.slot.prerequisites-needed", "sun.research.slot.all-prerequisites")
@rule("sun.research.slot.prerequisite-definition")
def test_all_prerequisites_are_needed() -> None:
    t = Table().know(0, "I1").seat(0, ore=2).turn(0).do("act research level 2 1")
    assert t.options() == ["research IIA"]
    assert t.why("research IIB") == "no-prerequisites"  # I2 is lacking


@rule("sun.research.example.open-slots", "sun.research.example.closed-slots")
def test_anna_can_choose_a_b_and_c_only() -> None:
    t = Table().know(0, "I1", "I2").seat(0, ore=2).turn(0).do("act research level 2 1")
    assert t.options() == ["research IIA", "research IIB", "research IIC"]
    for slot in ("IID", "IIE", "IIF"):
        assert t.why(f"research {slot}") == "no-prerequisites"


@rule("sun.research.slot.level-1-none")
def test_level_1_needs_no_prerequisites() -> None:
    t = Table()
    assert [int(t.rules.slots[at].prerequisites) for at in range(4)] == [0, 0, 0, 0]
    assert len(t.turn(0).do("act research level 1 1").options()) == 4


@rule("sun.research.slot.level-2-3-count", "sun.research.slot.columns")
def test_levels_2_and_3_have_one_or_two_prerequisites() -> None:
    t = Table()
    for slot in t.rules.slots:
        count = int(slot.prerequisites).bit_count()
        if slot.level in (1, 2):
            assert count in (1, 2)
            assert slot.needed == count
    assert [len(row) for row in t.rules.level_slots] == [4, 6, 6, 3]


@rule("sun.research.slot.two-of-three")
def test_two_of_three_prerequisites_are_enough_on_level_4() -> None:
    t = Table().lay("III1", "capital_ship").lay("III2", "mercenary_fleet")
    t.s.uncovered = 15
    t.know(0, "III1").seat(0, ore=9, population=2).turn(0)
    assert t.why("act ascension guild 1 1") == "no-slot"
    t.know(0, "III2").turn(0).do("act ascension guild 1 1")
    assert t.options() == ["research IIII1"]


@rule("sun.research.slot.eye-icon")
def test_the_eye_asks_for_a_known_technology() -> None:
    t = Table().know(0, "I1", "I2").lay("IIA", "hypercomputing").know(0, "IIA")
    t.lay("IIC", "mass_cloning").seat(0, ore=1, population=2).turn(0)
    t.do("act hypercomputing 1 1")
    assert t.why("research IIB") == "not-discovered"
    assert t.may("research IIC")


@rule("sun.research.cube.place", "sun.research.cube.no-blocking", "sun.research.cube.stays")
def test_any_number_of_factions_put_a_cube_there_and_it_stays() -> None:
    t = Table().know(1, "I4").know(2, "I4").turn(0).do("act research level 1 1", "research I4")
    assert [player.researched >> t.slot("I4") & 1 for player in t.s.players] == [1, 1, 1, 0]
    t.do("produce trade")
    assert not [text for text in t.options() if "I4" in text or "mining" in text]


@rule("sun.research.event.reveal", "sun.research.example.event", "sun.research.event.discard")
def test_the_event_is_turned_up_carried_out_and_discarded() -> None:
    t = researching("I1", "I2")
    assert [player.ore for player in t.s.players] == [6, 2, 3, 3]  # 3 for her, 1 for each other
    assert t.s.kept_events == 0
    assert not t.s.face_down >> t.slot("IIB") & 1


@rule("sun.research.event.only-levels-2-3")
def test_levels_1_and_4_have_no_events() -> None:
    t = Table()
    for slot in (*t.rules.level_slots[0], *t.rules.level_slots[3]):
        assert not t.s.face_down >> slot & 1
    t.lay("III1", "capital_ship").lay("III2", "mercenary_fleet").know(0, "III1", "III2")
    t.s.uncovered = 15
    t.seat(0, ore=9).turn(0).do("act ascension guild 1 1", "research IIII1")
    assert frame_of(t) == "ChooseType"


@rule("sun.research.type.several", "sun.research.example.type", "sun.research.type.before-draw")
def test_with_different_prerequisites_the_type_is_chosen_before_cards_are_turned_up() -> None:
    t = researching("I1", "I2")
    assert t.options() == ["type military", "type commercial"]
    assert t.s.turned == []


@rule("sun.research.type.single")
def test_one_prerequisite_or_two_of_one_type_give_the_type() -> None:
    t = researching("I1", slot="IIA")
    assert t.options() == ["type military"]
    t = Table().lay("IIA", "plasma_cannons").lay("IIB", "drone_squadrons").know(0, "IIA", "IIB")
    t.s.uncovered = 15
    t.seat(0, ore=9).turn(0).do("act scholars guild 1 1", "research III2", "event ono")
    assert t.options() == ["type military"]


@rule("sun.implied.type-from-right-edge")
def test_the_right_edge_is_handed_on() -> None:
    # Human Experimentation matches scientific and military, and hands on scientific.
    t = Table().lay("IIA", "human_experimentation").know(0, "I1", "IIA")
    t.s.uncovered = 15
    t.seat(0, ore=9).turn(0).do("act scholars guild 1 1", "research III1", "event ono")
    assert t.options() == ["type scientific"]


@rule("sun.clarify.two-of-three-types")
def test_only_the_types_of_prerequisites_that_count_are_open() -> None:
    t = Table().lay("III1", "capital_ship").lay("III2", "hivemind_computing")
    t.lay("III3", "stealth_terraformers").know(0, "III1", "III2")
    t.s.uncovered = 15
    t.seat(0, ore=9).turn(0).do("act ascension guild 1 1", "research IIII1")
    assert t.options() == ["type scientific", "type military"]  # not commercial


@rule("sun.research.draw.until-two", "sun.research.example.draw", "sun.research.draw.set-aside")
def test_cards_are_turned_up_until_two_fit() -> None:
    t = researching("I1", "I2").do("type military", "turn up mass cloning")
    t.do("turn up human experimentation", "turn up survey probes")
    assert t.asked() == CHANCE
    t.do("turn up plasma cannons")
    assert t.options() == ["lay human experimentation", "lay plasma cannons"]
    assert len(t.s.turned) == 4


@rule("sun.research.draw.left-triangle", "sun.research.draw.hybrid")
def test_one_half_of_the_left_edge_is_enough() -> None:
    t = researching("I1", "I2").do("type military")
    cards = [card for card in t.rules.technologies if card.level == 1]
    fitting = {card.id for card in cards if card.match >> TYPES.index("military") & 1}
    assert fitting == {
        "human_experimentation",
        "plasma_cannons",
        "depot_outposts",
        "drone_squadrons",
        "modular_fleet",
        "colonial_conscription",
        "licensed_privateers",
    }
    t.do("turn up survey probes", "turn up colonial conscription", "turn up licensed privateers")
    assert t.options() == ["lay colonial conscription", "lay licensed privateers"]


@rule("sun.research.choose.one-of-two", "sun.research.example.choose")
@rule("sun.research.new.researcher-chooses")
def test_one_of_the_two_is_laid_on_the_slot_with_its_reward() -> None:
    t = researching("I1", "I2").do("type military", "turn up human experimentation")
    t.do("turn up plasma cannons", "lay plasma cannons")
    assert t.s.cards[t.slot("IIB")] == t.technology("plasma_cannons")
    t.do("upgrade 1 at sol", "upgrade 2 at sol")
    assert t.ships_at(0, "sol") == [3]


@rule("sun.research.choose.rest-under-deck", "sun.research.choose.deck-not-shuffled")
def test_the_rest_goes_under_the_deck_which_is_not_shuffled() -> None:
    t = researching("I1", "I2").do("type military", "turn up mass cloning")
    t.do("turn up human experimentation", "turn up plasma cannons", "lay plasma cannons")
    top, under = t.s.deck_2.layers
    assert int(top.size) == 13
    assert under.things() == sorted(
        [t.technology("mass_cloning"), t.technology("human_experimentation")]
    )


@rule("sun.research.immediate.gain", "sun.research.immediate.nothing-else")
def test_only_the_immediate_box_is_carried_out() -> None:
    t = Table().turn(0).do("act research level 1 1", "research I4")
    assert (t.player(0).automated_ore, t.player(0).ore) == (1, 1)  # not the 3 ore of its action
    assert frame_of(t) == "Turn"


@rule("sun.research.example.use-next-turn", "sun.research.example.others-must-research")
def test_the_action_is_hers_from_the_next_turn_on() -> None:
    t = researching("I1", "I2").do("type military", "turn up human experimentation")
    t.do("turn up plasma cannons", "lay plasma cannons", "upgrade 1 at sol", "upgrade 2 at sol")
    t.do("produce ore")
    assert t.asked() == 1
    assert t.why("act plasma cannons 1 1") == "not-researched"
    t.turn(0)
    assert t.may("act plasma cannons 1 1")


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        pytest.param(
            "scientific",
            {"automate", "gain_ore", "research"},
            marks=rule("sun.research.types.scientific"),
        ),
        pytest.param(
            "economic",
            {"automate", "supply_to_population"},
            marks=rule("sun.research.types.economic"),
        ),
        pytest.param(
            "military",
            {"supply_to_ship", "population_to_ship", "upgrade_ships", "jump"},
            marks=rule("sun.research.types.military"),
        ),
        pytest.param(
            "commercial", {"colonize", "jump"}, marks=rule("sun.research.types.commercial")
        ),
    ],
)
def test_pure_cards_do_what_their_type_is_about(kind: str, words: set[str]) -> None:
    found = set()
    for entry in technologies():
        if entry["match"] == [kind] and entry["level"] in ("II", "III"):
            found |= words_of(entry.get("immediate", []))
            for action in entry.get("action", []):
                found |= words_of(action["effect"])
    assert found & words


@rule("sun.research.types.hybrid", "sun.components.tech-cards.types")
def test_hybrids_carry_two_types_at_the_left_edge() -> None:
    t = Table()
    counts = [int(card.match).bit_count() for card in t.rules.technologies if card.level == 2]
    assert sorted(counts) == [1] * 4 + [2] * 12
    assert TYPES == ("scientific", "economic", "military", "commercial")
