"""A set of components as a whole: what is known, what is reconstructed, and what is refused."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from astrarium.games.sun.components import CARDS, card, check_components, programs_of, with_card
from astrarium.games.sun.steps import DEEDS
from astrarium.parts.content import Entry, fingerprint
from tests.games.sun.content import by_id, changed, content, technologies, words_of

# Every step of the vocabulary, also those that no card of this set uses.
STEPS = [
    "gain_ore",
    "pay",
    "supply_to_population",
    "supply_to_ship",
    "population_to_ship",
    "move_supply",
    "automate",
    "produce",
    "research",
    "gain_private_technology",
    "repeat_own_immediate",
    "repeat_immediate_of_researched_technologies",
    "copy_action",
    "jump",
    "jump_to_any_location",
    "upgrade_ships",
    "colonize",
    "donate_ship",
    "optional",
    "choose",
    "for_each",
    "uncover_guild",
    "add_extra_system",
    "attach_system_to_card",
    "draw_systems_and_take_colonize_bonus",
    "attach_event_to_system",
    "setup_ship_level",
    "pay_opponent",
    "take_attached_system",
]

# Of the common words, and of those that are put into common words when they are read.
OF_ALL_GAMES = {"pay", "optional", "choose", "for_each", "repeat_own_immediate", "copy_action"}


def test_the_shipped_set_is_sound() -> None:
    programs = check_components(content())
    assert len(programs.names) == len(programs_of(content())) == 153


def test_every_step_of_the_vocabulary_is_known() -> None:
    assert set(DEEDS) | OF_ALL_GAMES == set(STEPS)


def test_the_cards_use_every_step_but_paying_an_opponent() -> None:
    used: set[str] = set()
    for program in programs_of(content()).values():
        used |= words_of(program["steps"])
    assert set(STEPS) - used == {"pay_opponent"}


def test_a_step_that_no_card_uses_can_be_read_too() -> None:
    generous = {**card(content(), "systems", "system", "wolf_359")}
    generous["control"] = [{"do": "pay_opponent", "ore": 1}]
    check_components(with_card(content(), "systems", "system", generous))


def test_an_action_with_research_can_be_copied_in_two_ways() -> None:
    programs = check_components(content())
    members = {
        name: {programs.names[number] for number in numbers}
        for name, numbers in zip(programs.family_names, programs.families, strict=True)
    }
    both = members["research"] & members["technology"]
    assert {"cerebral_implants.action 1", "hivemind_computing.action 1"} <= both
    assert {"research_level_2.action 1", "scholars_guild.action 1"} <= members["research"] - both
    assert {"mass_cloning.action 1", "quantum_data_exchange.action 1"} <= (
        members["technology"] - both
    )


# --- what is sure and what is not ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "kind", "counts"),
    [
        ("technologies", "technology", {"confirmed": 16, "reconstructed": 30}),
        ("events", "event", {"reconstructed": 20}),
        ("systems", "system", {"reconstructed": 24}),
        ("achievements", "achievement", {"likely": 2, "reconstructed": 8}),
        ("factions", "faction", {"reconstructed": 4}),
        ("board", "basic", {"confirmed": 4}),
        ("board", "slot", {"confirmed": 5, "likely": 5, "reconstructed": 9}),
        ("board", "guild", {"reconstructed": 4}),
    ],
)
def test_what_is_reconstructed_stays_marked(file: str, kind: str, counts: dict[str, int]) -> None:
    assert Counter(entry["confidence"] for entry in content()[file][kind]) == counts


@pytest.mark.parametrize(
    ("side", "locations", "lanes"),
    [
        (
            "three_and_four_players",
            {"confirmed": 7, "likely": 1},
            {"likely": 1, "reconstructed": 11},
        ),
        ("two_players", {"confirmed": 4, "likely": 2}, {"confirmed": 6, "likely": 1}),
    ],
)
def test_how_sure_the_exploration_board_is(
    side: str, locations: dict[str, int], lanes: dict[str, int]
) -> None:
    its = by_id("exploration", "side")[side]
    assert Counter(each["confidence"] for each in its["location"]) == locations
    assert Counter(each["confidence"] for each in its["lane"]) == lanes


@pytest.mark.parametrize(
    ("file", "kind", "confirmed", "likely"),
    [
        ("events", "event", 5, 3),
        ("systems", "system", 9, 0),
        ("achievements", "achievement", 2, 3),
        ("factions", "faction", 0, 3),
        ("board", "guild", 1, 0),
    ],
)
def test_names_have_a_confidence_of_their_own(
    file: str, kind: str, confirmed: int, likely: int
) -> None:
    names = Counter(entry["name_confidence"] for entry in content()[file][kind])
    assert (names["confirmed"], names["likely"]) == (confirmed, likely)


def test_a_reconstructed_card_says_that_it_is_of_our_own_design() -> None:
    for file, kind in CARDS:
        for entry in content()[file][kind]:
            if entry["confidence"] == "reconstructed" and kind != "faction":
                assert "own_design" in entry["sources"], entry["id"]


def test_confirmed_technologies_have_no_source_of_our_own() -> None:
    for entry in technologies():
        if entry["confidence"] == "confirmed":
            assert entry["sources"] == ["level_three_scans"]


def test_fields_with_a_source_are_named() -> None:
    assert by_id("systems", "system")["sirius"]["backed"] == ["name", "control"]
    assert by_id("technologies", "technology")["terraforming"]["backed"] == [
        "name",
        "level",
        "match",
        "output",
    ]


# --- replacing cards -----------------------------------------------------------------------------


def test_a_card_is_replaced_by_its_id_and_changes_the_fingerprint() -> None:
    before = fingerprint(content())
    stronger = {**card(content(), "systems", "system", "sirius"), "strength": 4}
    changed = with_card(content(), "systems", "system", stronger)
    check_components(changed)
    assert card(changed, "systems", "system", "sirius")["strength"] == 4
    assert card(content(), "systems", "system", "sirius")["strength"] == 3
    assert fingerprint(changed) != before == fingerprint(content())
    assert [each["id"] for each in changed["systems"]["system"]] == [
        each["id"] for each in content()["systems"]["system"]
    ]


def test_an_unknown_card_is_not_replaced() -> None:
    with pytest.raises(KeyError, match="systems: there is no system 'vega'"):
        with_card(content(), "systems", "system", {"id": "vega"})


# --- what is refused -----------------------------------------------------------------------------

ACTION = {"spaces": 1, "effect": [{"do": "jump", "points": 1}]}
BROKEN: list[tuple[str, str, str, Entry, str]] = [
    ("technologies", "technology", "capital_ship", {"level": "V"},
     "technologies, technology, capital_ship, level: 'V', where one of I, II, III, IIII was"),
    ("technologies", "technology", "capital_ship", {"vp": "3"},
     "technologies, technology, capital_ship, vp: '3', where a whole number was expected"),
    ("technologies", "technology", "capital_ship", {"colour": "red"},
     "technologies, technology, capital_ship: there is no field 'colour'"),
    ("technologies", "technology", "capital_ship", {"confidence": "sure"},
     "technologies, technology, capital_ship, confidence: 'sure', where one of confirmed"),
    ("technologies", "technology", "capital_ship", {"immediate": [{"do": "fly"}]},
     "technologies, capital_ship.immediate, #1: there is no step 'fly'"),
    ("technologies", "technology", "capital_ship", {"immediate": [{"do": "jump"}]},
     "technologies, capital_ship.immediate, #1: the field 'points' is missing"),
    ("technologies", "technology", "capital_ship", {"immediate": [{"do": "jump", "points": 21}]},
     "technologies, capital_ship.immediate, #1: points is 21, where 1 to 20 was expected"),
    ("technologies", "technology", "capital_ship",
     {"immediate": [{"do": "population_to_ship", "count": 1, "level": 5}]},
     "technologies, capital_ship.immediate, #1: level is 5, where 1 to 4 was expected"),
    ("technologies", "technology", "capital_ship", {"immediate": [{"do": "research"}]},
     "technologies, capital_ship.immediate, #1: research needs either 'levels' or 'level_by'"),
    ("technologies", "technology", "capital_ship",
     {"immediate": [{"do": "research", "levels": []}]},
     "technologies, capital_ship.immediate, #1: research needs at least one level"),
    ("technologies", "technology", "capital_ship",
     {"immediate": [{"do": "upgrade_ships", "max_ships": 1}]},
     "technologies, capital_ship.immediate, #1: upgrade_ships needs 'total_levels', or"),
    ("technologies", "technology", "capital_ship",
     {"immediate": [{"do": "gain_private_technology", "level": "II", "draw": 1, "keep": 2}]},
     "technologies, capital_ship.immediate, #1: 2 cards are kept of 1"),
    ("technologies", "technology", "capital_ship",
     {"action": [{**ACTION, "effect": [{"do": "copy_action", "kind": "any"}]}]},
     "technologies, capital_ship.action 1: no actions are 'any'; known are research, technology"),
    ("technologies", "technology", "capital_ship",
     {"action": [{**ACTION, "effect": [{"do": "copy_action", "kind": "research", "to": 1}]}]},
     "technologies, capital_ship.action 1: there is no field 'to' in copy_action"),
    ("technologies", "technology", "capital_ship",
     {"action": [{**ACTION, "effect": [{"do": "copy_action", "kind": "technology"}]}]},
     "it copies itself"),
    ("technologies", "technology", "capital_ship", {"action": [{**ACTION, "effect": []}]},
     "technologies, capital_ship.action 1: there are no steps"),
    ("board", "basic", "research_level_1", {"effect": []},
     "board, research_level_1.action 1: there are no steps"),
    ("technologies", "technology", "capital_ship", {"ability": {"kind": "fly"}},
     "technologies, technology, capital_ship, ability: there is no kind 'fly'; known are any_time"),
    ("technologies", "technology", "capital_ship", {"ability": {"kind": "displace_pawn"}},
     "technologies, technology, capital_ship, ability: the field 'times_in_game' is missing"),
    ("technologies", "technology", "capital_ship", {"backed": ["colour"]},
     "technologies, technology, capital_ship, backed: the card has no field 'colour'"),
    ("technologies", "technology", "capital_ship", {"sources": ["a friend"]},
     "technologies, technology, capital_ship, sources: there is no source 'a friend'"),
    ("events", "event", "tyler_lee", {"discoverer": [{"do": "uncover_guild", "guild": "bakers"}]},
     "events, tyler_lee.discoverer, #1: there is no guild 'bakers'; known are colonists_guild"),
    ("events", "event", "arms_race", {"lasting": {"kind": "ranking", "of": "luck", "vp": [1]}},
     "events, event, arms_race, lasting, of: 'luck', where one of"),
    ("events", "event", "arms_race", {"id": "gold_rush"},
     "events, event, gold_rush: the id stands at events, event, gold_rush already"),
    ("systems", "system", "sirius", {"id": "sirius.b"},
     "systems, system, sirius.b: an id has letters, digits and _ only"),
    ("systems", "system", "sirius",
     {"colonize": [{"do": "optional", "steps": [
         {"do": "draw_systems_and_take_colonize_bonus", "deck": "A", "draw": 1, "resolve": 1}]}]},
     "systems, sirius.colonize: draw_systems_and_take_colonize_bonus would draw systems for their"),
    ("systems", "system", "sirius", {"deck": "C"},
     "systems, system, sirius, deck: 'C', where one of A, B was expected"),
    ("board", "slot", "IIA", {"prerequisites": ["I9"]}, "board, slot, IIA: there is no slot 'I9'"),
    ("board", "slot", "IIA", {"needed": 2}, "board, slot, IIA, needed: 2 of 1"),
    ("board", "slot", "IIA", {"prerequisites": ["IIA"]},
     "board, slot, IIA, prerequisites: 'IIA' is of no lower level"),
    ("board", "slot", "IIA", {"prerequisites": ["III1"]},
     "board, slot, IIA, prerequisites: 'III1' is of no lower level"),
    ("board", "slot", "III1", {"prerequisites": ["I1", "I2", "I3", "I4", "IIA"]},
     "board, slot, III1, prerequisites: 5 entries, where at most 4 were expected"),
    ("board", "guild", "scholars_guild", {"event": "vote"},
     "board, guild, scholars_guild: there is no event 'vote'"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "kind", "id", "change", "message"), BROKEN)
def test_a_broken_card_is_named_with_what_was_expected(
    file: str, kind: str, id: str, change: Entry, message: str
) -> None:
    broken: dict[str, Any] = deepcopy(content())
    card(broken, file, kind, id).update(change)
    with pytest.raises(ValueError, match=re.escape(message)):
        check_components(broken)


REPEATS: list[Entry] = [
    {"do": "copy_action", "kind": "technology"},
    {"do": "repeat_immediate_of_researched_technologies", "max_cards": 1, "levels": ["II"]},
]


@pytest.mark.parametrize("again", REPEATS)
def test_a_reward_repeats_no_card_that_draws_systems_for_their_rewards(again: Entry) -> None:
    mine: dict[str, Any] = deepcopy(content())
    card(mine, "systems", "system", "sirius")["colonize"] = [again]
    check_components(mine)
    drawing = {"do": "draw_systems_and_take_colonize_bonus", "deck": "A", "draw": 1, "resolve": 1}
    card(mine, "technologies", "technology", "mass_cloning")["immediate"] = [drawing]
    message = f"systems, sirius.colonize: {again['do']} would draw systems for their rewards"
    with pytest.raises(ValueError, match=re.escape(message)):
        check_components(mine)
    del card(mine, "systems", "system", "sirius")["colonize"]
    check_components(mine)


def test_a_missing_and_an_unknown_file_are_named() -> None:
    without = {name: file for name, file in content().items() if name != "events"}
    with pytest.raises(ValueError, match="events: the file is missing"):
        check_components(without)
    with pytest.raises(ValueError, match="dice: there is no such file; known are set"):
        check_components({**content(), "dice": {}})


def test_a_location_that_no_lane_leads_to_is_named() -> None:
    broken: dict[str, Any] = deepcopy(content())
    side = broken["exploration"]["side"][1]
    side["lane"] = [lane for lane in side["lane"] if "sol" not in lane["between"]]
    with pytest.raises(ValueError, match="exploration, side, two_players: no lane leads to"):
        check_components(broken)


def test_a_lane_to_nowhere_is_named() -> None:
    broken: dict[str, Any] = deepcopy(content())
    broken["exploration"]["side"][0]["lane"][0]["between"] = ["sol", "vega"]
    with pytest.raises(ValueError, match=r"three_and_four_players: .*two of its locations"):
        check_components(broken)


def test_an_innovation_has_an_effect_or_an_ability() -> None:
    broken: dict[str, Any] = deepcopy(content())
    del broken["factions"]["faction"][0]["advanced"]["innovation"][0]["effect"]
    with pytest.raises(
        ValueError, match="factions, faction, nishida_ostergaard, fleet_refit: either"
    ):
        check_components(broken)


@pytest.mark.parametrize("kind", [["any_time"], {"name": "any_time"}, 3, "sometimes"])
def test_a_kind_of_ability_that_is_none_is_named(kind: Any) -> None:
    mine = changed(terraforming={"ability": {"kind": kind}})
    with pytest.raises(ValueError, match="technologies, technology, terraforming, ability"):
        check_components(mine)
    lasting = changed(gold_rush={"lasting": {"kind": kind}})
    with pytest.raises(ValueError, match="events, event, gold_rush, lasting"):
        check_components(lasting)


def test_a_slot_needs_as_many_prerequisites_as_it_has_at_most() -> None:
    check_components(changed(IIB={"needed": 2}))
    check_components(changed(IIB={"needed": 0}))
    with pytest.raises(ValueError, match="board, slot, IIB, needed"):
        check_components(changed(IIB={"needed": 3}))
