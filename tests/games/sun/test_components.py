"""What is printed on the components, typed in from the facts and held against the content."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.parts.content import Entry
from tests.games.sun.content import by_id, content, paid, said, technologies, words_of
from tests.support.rules import rule

TYPES = {"scientific", "economic", "military", "commercial"}

# Read from the cards: types at the left edge, the type handed on, what it does at once, and its
# actions with spaces and cost.
LEVEL_THREE: dict[str, tuple[str, str, str, list[str]]] = {
    "transdimensional_ai": (
        "scientific",
        "scientific",
        "supply_to_population count=1; optional [research discovered_only=True"
        " ignore_immediate=True ignore_prerequisites=True levels=I+II]",
        [],
    ),
    "planetary_scale_research": (
        "scientific military",
        "scientific",
        "supply_to_ship count=1 level=2; jump points=2",
        ["1 space, 4 ore: research level_by=colonized_systems_and_one max_level=IIII"],
    ),
    "metahuman_chambers": (
        "scientific economic",
        "scientific",
        "automate count=1 track=food; supply_to_population count=1",
        ["2 spaces, 4 ore+2 return_population: research levels=IIII"],
    ),
    "hivemind_computing": (
        "scientific commercial",
        "scientific",
        "automate count=1 track=ore; jump points=1",
        ["2 spaces, 7 ore: research levels=IIII"],
    ),
    "deep_space_megastructures": (
        "military scientific",
        "military",
        "supply_to_ship at=deep_space count=1 level=3; jump points=1",
        ["1 space, 4 ore: supply_to_ship at=deep_space count=1 level=2; research levels=III"],
    ),
    "capital_ship": (
        "military",
        "military",
        "supply_to_ship count=1 level=4; jump points=1",
        [
            "1 space, 3 ore: population_to_ship count=1 level=4;"
            " optional 2 ore [population_to_ship count=1 level=2]; jump points=3"
        ],
    ),
    "android_armada": (
        "military economic",
        "military",
        "choose [supply_to_ship count=1 level=2] or [supply_to_population count=1]"
        " same_option_allowed=True times=2",
        ["1 space, 4 ore: supply_to_ship count=1 level=4; jump points=3"],
    ),
    "mercenary_fleet": (
        "military commercial",
        "military",
        "",
        [
            "1 space, 3 ore: colonize",
            "1 space, 1 ore+1 return_population: population_to_ship count=1 level=4; jump points=2",
        ],
    ),
    "cerebral_implants": (
        "economic scientific",
        "economic",
        "",
        [
            "1 space, free: supply_to_population count=1;"
            " choose [pay 3 ore; research levels=II] or [pay 5 ore; research levels=III]"
            " same_option_allowed=False times=1"
        ],
    ),
    "manufacturing_orbitals": (
        "economic military",
        "economic",
        "for_each max=3 of=locations_you_control [gain_ore amount=1];"
        " for_each every=2 of=systems_you_have_colonized [supply_to_population count=1];"
        " optional [population_to_ship count=1 level=2]; jump points=2",
        ["1 space, free: repeat_own_immediate"],
    ),
    "android_rights_movement": (
        "economic",
        "economic",
        "automate count=1 track=food; move_supply count=2 from=rightmost to=any",
        [],
    ),
    "subatomic_fabrication": (
        "economic commercial",
        "economic",
        "automate count=1 track=choice; supply_to_population count=1; gain_ore amount=1;"
        " jump points=1",
        [],
    ),
    "quantum_data_exchange": (
        "commercial scientific",
        "commercial",
        "automate count=1 track=ore; gain_ore amount=2",
        [
            "1 space, free: copy_action kind=research need_own_technology=False"
            " occupied_allowed=True pawn_stays_here=True"
        ],
    ),
    "hyperdrive_boosters": (
        "commercial military",
        "commercial",
        "upgrade_ships total_levels=3",
        ["1 space, free: upgrade_ships levels_each=1 max_ships=2; jump points=4"],
    ),
    "wormhole_technology": (
        "commercial economic",
        "commercial",
        "supply_to_ship count=1 level=2; gain_ore amount=1; jump_to_any_location ships=2",
        [],
    ),
    "stealth_terraformers": (
        "commercial",
        "commercial",
        "",
        [
            "1 space, 5 ore+1 return_population: jump points=2; colonize discs_placed=2"
            " skip_control_bonus=True target=uncontrolled_at_start_of_turn"
        ],
    ),
}


def actions(card: Entry) -> list[str]:
    found = []
    for action in card.get("action", []):
        spaces = f"{action['spaces']} space{'s' if action['spaces'] > 1 else ''}"
        found.append(f"{spaces}, {paid(action.get('cost', {}))}: {said(action['effect'])}")
    return found


@pytest.mark.parametrize("id", LEVEL_THREE)
def test_a_level_three_technology_is_as_printed(id: str) -> None:
    card = by_id("technologies", "technology")[id]
    match, output, immediate, its_actions = LEVEL_THREE[id]
    assert (card["level"], card["vp"], card["confidence"]) == ("III", 3, "confirmed")
    assert (" ".join(card["match"]), card["output"]) == (match, output)
    assert said(card.get("immediate", [])) == immediate
    assert actions(card) == its_actions


def test_the_level_three_technologies_are_these_sixteen() -> None:
    assert {card["id"] for card in technologies() if card["level"] == "III"} == set(LEVEL_THREE)


@pytest.mark.parametrize(
    ("id", "ability"),
    [
        (
            "transdimensional_ai",
            {
                "kind": "skip_one_of_two_prerequisites",
                "levels": ["II", "III", "IIII"],
                "discovered_only": True,
            },
        ),
        ("android_rights_movement", {"kind": "replace_returned_population", "cubes": 1, "ore": 1}),
        ("subatomic_fabrication", {"kind": "discs_from_either_track"}),
        (
            "wormhole_technology",
            {"kind": "one_jump_reaches_any_location", "not_from": ["sol", "deep_space"]},
        ),
    ],
)
def test_four_level_three_technologies_have_an_ability(id: str, ability: Entry) -> None:
    assert by_id("technologies", "technology")[id]["ability"] == ability
    with_one = [card for card in technologies() if card["level"] == "III" and "ability" in card]
    assert len(with_one) == 4


# --- technologies --------------------------------------------------------------------------------


@rule("sun.components.tech-cards.count", "sun.components.tech-cards.levels")
def test_there_are_46_technologies_of_four_levels() -> None:
    assert len(technologies()) == content()["setup"]["pieces"]["technologies"] == 46
    counts = Counter(card["level"] for card in technologies())
    assert counts == {"I": 4, "II": 16, "III": 16, "IIII": 10}
    assert content()["technologies"]["deck"] == {"I": 4, "II": 16, "III": 16, "IIII": 10}


@rule("sun.components.tech-cards.types")
def test_there_are_four_types_of_technology() -> None:
    assert set(content()["technologies"]["type"]) == TYPES
    assert {each for card in technologies() for each in card["match"]} == TYPES
    assert {card["output"] for card in technologies() if "output" in card} == TYPES


@rule("sun.components.tech-cards.contents")
def test_every_technology_has_an_action_an_immediate_reward_or_both() -> None:
    assert [card["id"] for card in technologies() if not {"action", "immediate"} & set(card)] == []


@pytest.mark.parametrize("level", ["II", "III"])
def test_levels_two_and_three_have_a_card_for_every_ordered_pair_of_types(level: str) -> None:
    pairs = [
        (card["output"], card["match"][-1]) for card in technologies() if card["level"] == level
    ]
    assert sorted(pairs) == sorted((first, second) for first in TYPES for second in TYPES)
    of_level = [card for card in technologies() if card["level"] == level]
    assert all(card["match"][0] == card["output"] for card in of_level)


def test_only_level_four_hands_no_type_on() -> None:
    without = {card["level"] for card in technologies() if "output" not in card}
    assert without == {"IIII"}
    assert all("output" not in card for card in technologies() if card["level"] == "IIII")


def test_technologies_below_level_four_are_worth_their_level() -> None:
    worth = {(card["level"], card["vp"]) for card in technologies() if card["level"] != "IIII"}
    assert worth == {("I", 1), ("II", 2), ("III", 3)}


@rule("sun.card.genetically-modified-crops")
def test_genetically_modified_crops_have_a_reward_and_no_action() -> None:
    card = by_id("technologies", "technology")["genetically_modified_crops"]
    assert said(card["immediate"]) == "automate count=1 track=food; supply_to_population count=2"
    assert "action" not in card


@rule("sun.card.modular-fleet.optional-builds")
def test_the_three_builds_of_the_modular_fleet_are_optional() -> None:
    card = by_id("technologies", "technology")["modular_fleet"]
    (action,) = card["action"]
    builds = [step for step in action["effect"] if words_of([step]) & {"population_to_ship"}]
    assert [step["do"] for step in builds] == ["optional", "optional", "optional"]
    assert action["effect"][-1] == {"do": "jump", "points": 3}


# --- events, systems, achievements ---------------------------------------------------------------


@rule("sun.components.event-cards.count")
def test_there_are_ten_events_of_level_two_and_ten_of_level_three() -> None:
    events = content()["events"]["event"]
    assert len(events) == content()["setup"]["pieces"]["events"] == 20
    assert Counter(event["level"] for event in events) == {"II": 10, "III": 10}


def test_two_events_of_each_level_are_always_in_play() -> None:
    always = [
        (event["level"], event["id"])
        for event in content()["events"]["event"]
        if event["always_in_play"]
    ]
    assert sorted(always) == [
        ("II", "maya_chaturvedi"),
        ("II", "tyler_lee"),
        ("III", "kc_24x"),
        ("III", "ono"),
    ]
    deck = content()["events"]["deck"]
    assert (deck["always_in_play"], deck["random"]) == (2, 4)


@rule("sun.components.system-cards.count")
def test_there_are_twelve_systems_in_each_deck() -> None:
    systems = content()["systems"]["system"]
    assert len(systems) == content()["setup"]["pieces"]["systems"] == 24
    assert Counter(system["deck"] for system in systems) == {"A": 12, "B": 12}


@rule("sun.setup.systems.no-b-start")
def test_four_systems_of_the_a_deck_are_starting_systems() -> None:
    starting = [system for system in content()["systems"]["system"] if system["start"]]
    assert [system["deck"] for system in starting] == ["A", "A", "A", "A"]


@rule("sun.components.system-cards.a-against-b")
def test_b_systems_need_more_strength_and_are_worth_more() -> None:
    systems = content()["systems"]["system"]
    a, b = ([system for system in systems if system["deck"] == deck] for deck in ("A", "B"))
    for value in ("strength", "vp"):
        assert sum(system[value] for system in a) < sum(system[value] for system in b)
    assert {system["strength"] for system in a} == {2, 3, 4}
    assert {system["strength"] for system in b} == {4, 5, 6}


def test_what_is_known_of_single_systems_is_so() -> None:
    systems = by_id("systems", "system")
    assert said(systems["sirius"]["control"]) == "gain_ore amount=1"
    assert said(systems["tau_ceti"]["control"]) == "move_supply count=1 from=any to=A"
    assert systems["tau_ceti"]["specialties"] == ["food", "ore"]
    kapteyn = systems["kapteyns_star"]
    assert (kapteyn["deck"], kapteyn["strength"]) == ("B", 4)
    assert kapteyn["specialties"] == ["food", "ore"]
    assert kapteyn["colonize"][0]["at"] == "deep_space"
    photographed = systems["proxima_centauri"]
    assert (photographed["start"], photographed["vp"]) == (True, 5)
    assert said(photographed["colonize"]) == "supply_to_ship column=rightmost count=1 level=2"


@rule("sun.card.lalande-21185")
def test_lalande_grows_then_produces_then_trades() -> None:
    reward = by_id("systems", "system")["lalande_21185"]["colonize"]
    assert [step["kind"] for step in reward] == ["population_growth", "ore", "trade"]


@rule("sun.private-tech.sources")
def test_private_technologies_come_from_two_systems() -> None:
    sources = {
        system["id"]
        for system in content()["systems"]["system"]
        if "gain_private_technology" in words_of(system.get("colonize", []))
    }
    assert sources == {"procyon", "wise_0855_0714"}


@rule("sun.components.achievement-cards.count")
def test_there_are_ten_achievements_two_of_them_basic() -> None:
    achievements = content()["achievements"]["achievement"]
    assert len(achievements) == content()["setup"]["pieces"]["achievements"] == 10
    assert Counter(card["group"] for card in achievements) == {"basic": 2, "A": 4, "B": 4}
    basic = {card["id"]: card["condition"] for card in achievements if card["group"] == "basic"}
    assert basic == {
        "transcendence": {"kind": "technologies_of_level", "level": "IIII", "at_least": 1},
        "empire": {"kind": "colonized_systems", "at_least": 4},
    }


@rule("sun.setup.achievements.beginners")
def test_the_first_game_has_four_achievements_of_its_own() -> None:
    cards = content()["achievements"]["first_game"]["cards"]
    assert cards == ["transcendence", "empire", "warlord", "technologist"]
    groups = [by_id("achievements", "achievement")[id]["group"] for id in cards]
    assert groups == ["basic", "basic", "A", "B"]


@rule("sun.achievement.later-worth-less", "sun.components.achievement-cards.limited-places")
def test_later_disc_spaces_are_worth_less_and_a_cards_have_two() -> None:
    for card in content()["achievements"]["achievement"]:
        assert card["vp"] == sorted(set(card["vp"]), reverse=True), card["id"]
        assert len(card["vp"]) == (2 if card["group"] == "A" else 4), card["id"]
