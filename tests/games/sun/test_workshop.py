"""The workshop: what can be typed in of cards, boards and guild tiles, and what comes of it."""

from __future__ import annotations

import re

import pytest

from astrarium.core.draw.svg import Style
from astrarium.core.fault import Fault
from astrarium.games.sun.components import ABILITIES, CARDS, LASTING, MORE_POINTS, card
from astrarium.games.sun.game import GAME, content
from astrarium.games.sun.speak.lasting import read_fields, read_kind, write_fields, write_kind
from astrarium.games.sun.tables import SunRules
from astrarium.parts.content import Entry
from astrarium.table.words import texts_of
from astrarium.text import say_sentence
from tests.games.sun.content import changed

BENCH = GAME.workshop()
HELIOS = "faction-helios_mining_collective"
SCHOLARS = "guild-scholars_guild"
SIRIUS, ARMS_RACE = "place-sirius", "happening-arms_race"
HQ, WARLORD = "technology-galactic_hq", "achievement-warlord"


def typed(key: str, **fields: str) -> Entry:
    """The set with what was typed into a card."""
    mine = BENCH.with_card(content(), key, fields)
    BENCH.rules(mine)  # it is sound
    return mine


def told(mine: Entry, key: str, language: str = "en") -> str:
    rules = BENCH.rules(mine)
    assert isinstance(rules, SunRules)
    texts = texts_of(language, "sun")
    return " ".join(say_sentence(texts, each, []) for each in GAME.explain(rules, key))


def values(key: str) -> dict[str, str]:
    return {field.name: field.value for field in BENCH.fields(content(), key)}


def test_there_is_a_shelf_for_every_kind_of_card() -> None:
    shelves = BENCH.shelves(content())
    assert {name: len(keys) for name, keys in shelves.items()} == {
        "shelf-technologies-1": 4,
        "shelf-technologies-2": 16,
        "shelf-technologies-3": 16,
        "shelf-technologies-4": 10,
        "shelf-events": 20,
        "shelf-systems": 24,
        "shelf-achievements": 10,
        "shelf-factions": 4,
        "shelf-guilds": 4,
        "shelf-basics": 4,
        "shelf-slots": 19,
    }
    assert shelves["shelf-guilds"][1] == SCHOLARS


def test_a_form_says_what_a_card_says_now() -> None:
    assert values("technology-capital_ship") == {
        "name": "Capital Ship",
        "match": "military",
        "output": "military",
        "vp": "3",
        "immediate": "supply-ship 4, jump 1",
        "action_1": "3 ore: ship 4, (2 ore: ship 2), jump 3",
        "spaces_1": "1",
        "action_2": "",
        "spaces_2": "1",
        "ability": "",
        "vp_more": "",
        "confidence": "confirmed",
    }
    assert values("place-sirius") == {
        "name": "Sirius",
        "strength": "3",
        "specialties": "food",
        "vp": "5",
        "control": "ore 1",
        "colonize": "automate ore",
        "ability": "",
        "confidence": "reconstructed",
    }
    assert values("achievement-warlord") == {
        "name": "Warlord",
        "condition": "total_ship_levels_on_board",
        "condition_level": "",
        "at_least": "12",
        "spaces_vp": "4/2",
        "confidence": "reconstructed",
    }
    assert values(SCHOLARS) == {
        "name": "Scholars' Guild",
        "action_1": "6 ore: research III",
        "spaces_1": "1",
        "confidence": "reconstructed",
    }
    assert values(HELIOS) == {
        "name": "Helios Mining Collective",
        "setup": "ore 3",
        "columns": "5/4/4/2/2",
        "food_icons": "0/2/4/6/8",
        "ore_icons": "0/2/3/7/8",
        "innovation_1": "Belt Prospecting",
        "innovation_1_track": "ore",
        "innovation_1_icons": "3",
        "innovation_1_effect": "ore 4",
        "innovation_1_ability": "",
        "innovation_2": "Ore Brokers",
        "innovation_2_track": "ore",
        "innovation_2_icons": "4",
        "innovation_2_effect": "",
        "innovation_2_ability": "population_for_less_ore ore=2",
        "confidence": "reconstructed",
    }
    assert values("happening-arms_race") == {
        "name": "Arms Race",
        "discoverer": "upgrade 1",
        "others": "",
        "everybody": "",
        "lasting": "ranking of=ship_levels_on_board vp=4/2",
        "after": "keep",
        "confidence": "reconstructed",
    }
    assert values("slot-IIB") == {
        "prerequisites": "I1/I2",
        "needed": "2",
        "confidence": "confirmed",
    }
    assert values("basic-research_level_1").keys() == {"action_1", "confidence"}


@pytest.mark.parametrize("shelf", BENCH.shelves(content()))
def test_typing_in_what_stands_there_changes_nothing(shelf: str) -> None:
    for key in BENCH.shelves(content())[shelf]:
        assert BENCH.with_card(content(), key, values(key)) == content(), key


def test_a_guild_has_another_price_effect_and_number_of_spaces() -> None:
    mine = typed(SCHOLARS, name="Library", action_1="2 ore + 1 pop: jump 3", spaces_1="2")
    guild = card(mine, "board", "guild", "scholars_guild")
    assert (guild["name"], guild["spaces"]) == ("Library", 2)
    assert (guild["cost"], guild["effect"]) == (
        {"ore": 2, "return_population": 1},
        [{"do": "jump", "points": 3}],
    )
    assert "Library" in told(mine, SCHOLARS)
    assert "Jump 3." in told(mine, SCHOLARS)
    assert "Ugorj 3" in told(mine, SCHOLARS, "hu")


def test_a_faction_has_other_tracks_a_setup_and_innovations() -> None:
    mine = typed(
        HELIOS,
        name="Helios",
        setup="pop 1",
        columns="4/4/4/3/2",
        ore_icons="0/1/3/5/7",
        innovation_1="Deep Shafts",
        innovation_1_icons="2",
        innovation_1_effect="ore 6",
        innovation_2_track="food",
        innovation_2_ability="population_for_less_ore ore=3",
        confidence="confirmed",
    )
    board = card(mine, "factions", "faction", "helios_mining_collective")
    assert board["normal"]["setup"] == [{"do": "supply_to_population", "count": 1}]
    assert board["advanced"]["columns"] == [4, 4, 4, 3, 2]
    assert board["advanced"]["food_icons"] == [0, 2, 4, 6, 8]
    assert board["advanced"]["ore_icons"] == [0, 1, 3, 5, 7]
    first, second = board["advanced"]["innovation"]
    assert (first["name"], first["needs"]) == ("Deep Shafts", {"track": "ore", "icons": 2})
    assert first["effect"] == [{"do": "gain_ore", "amount": 6}]
    assert second["ability"] == {"kind": "population_for_less_ore", "ore": 3}
    assert (board["name"], board["confidence"]) == ("Helios", "confirmed")
    says = told(mine, HELIOS)
    assert "Helios" in says
    assert "6 ore" in says
    assert "reconstructed" not in says
    assert card(content(), "factions", "faction", "helios_mining_collective")["name"] != "Helios"


@pytest.mark.parametrize(
    ("key", "field", "value", "message"),
    [
        (HELIOS, "columns", "5/4/x", "columns: a number was expected, not 'x'"),
        (HELIOS, "setup", "3 ore: jump 1", "setup: there can be no cost here"),
        (HELIOS, "innovation_1_icons", "", "innovation_1_icons: a number was expected"),
        (HELIOS, "innovation_1_effect", "fly", "innovation_1_effect: 'fly' is no step"),
        (HELIOS, "innovation_2_track", "gold", "innovation_2_track: one of food, ore was exp"),
        (HELIOS, "innovation_2_ability", "fly", "innovation_2_ability: there is no kind 'fly'; k"),
        (HELIOS, "innovation_2_effect", "ore 1", "ore_brokers: either 'effect' or 'ability' was"),
        (SIRIUS, "ability", "more_movement points=x", "ability, points: a number was expected"),
        (SIRIUS, "ability", "more_movement", "ability: the field 'points' is missing"),
        (SIRIUS, "ability", "more_movement 2", "ability: '2' was not expected after 'more_move"),
        (SIRIUS, "ability", "any_time 2 [ore 1]", "ability: '{' was expected, not '['"),
        (ARMS_RACE, "lasting", "ranking of=luck vp=3", "lasting, of: 'luck', where one of auto"),
        (ARMS_RACE, "lasting", "ranking of=ore each=3", "lasting: 'ranking' has no field 'each'"),
        (ARMS_RACE, "after", "burn", "after: one of discard, keep, until_taken, with_extra_sy"),
        (HQ, "vp_more", "each=1 of=ore", "vp_more: the field 'max' is missing"),
        (WARLORD, "condition", "technologies_of_level", "condition: the field 'level' is missing"),
        (WARLORD, "condition_level", "II", "condition: there is no field 'level'; known are"),
        ("slot-IIA", "prerequisites", "I1/III1", "prerequisites: 'III1' is of no lower level"),
        ("slot-IIA", "needed", "9", "needed: 9 of 1"),
        ("basic-gather", "action_1", "grow", "action_1: 'grow' is no step"),
        (SCHOLARS, "action_1", "6 ore: reserch III", "action_1: 'reserch' is no step; did you"),
        ("place-sirius", "specialties", "gold", "specialties: some of food, ore was expected"),
        ("place-sirius", "confidence", "sure", "confidence: one of confirmed, likely, recon"),
        ("achievement-warlord", "spaces_vp", "4/", "spaces_vp: a number was expected, not ''"),
        ("technology-terraforming", "spaces_1", "1000", ""),
    ],
)
def test_what_cannot_be_is_named_with_card_and_field(
    key: str, field: str, value: str, message: str
) -> None:
    id = key.partition("-")[2]
    if not message:
        with pytest.raises(Fault, match=f"{id}, action_1: a number was expected"):
            typed(key, **{field: value}, action_1="jump 1")
        return
    with pytest.raises(Fault, match=re.escape(f"{id}, {message}")):
        typed(key, **{field: value})


def test_a_faction_whose_columns_do_not_fit_is_refused_as_a_whole() -> None:
    with pytest.raises(Fault, match="advanced, columns: in all: 20, where 17 was expected"):
        typed(HELIOS, columns="4/4/4/4/4")


def test_the_name_of_a_set_may_not_be_too_long() -> None:
    with pytest.raises(Fault, match="set, id: 41 characters, where 1 to 40 were expected"):
        BENCH.rules(changed(("set.id", "x" * 41)))


def test_every_lasting_effect_of_the_shipped_set_is_read_back_as_it_was() -> None:
    seen = set()
    for file, kind in CARDS:
        for entry in content()[file][kind]:
            for each in [entry, *entry.get("advanced", {}).get("innovation", [])]:
                for name, kinds in (("ability", ABILITIES), ("lasting", LASTING)):
                    if name in each:
                        assert read_kind(write_kind(each[name]), kinds) == each[name]
                        seen.add(each[name]["kind"])
                if "vp_more" in each:
                    line = write_fields(each["vp_more"])
                    assert read_fields(line, MORE_POINTS, "vp_more") == each["vp_more"]
    assert seen >= {*LASTING, "any_time", "displace_pawn", "one_jump_reaches_any_location"}


@pytest.mark.parametrize(
    ("line", "ability", "says"),
    [
        ("more_movement points=2", {"kind": "more_movement", "points": 2}, "points: 2."),
        ("swap_star_discs", {"kind": "swap_star_discs"}, "star discs on achievements"),
        (
            "skip_one_of_two_prerequisites levels=II/III discovered_only=false",
            {
                "kind": "skip_one_of_two_prerequisites",
                "levels": ["II", "III"],
                "discovered_only": False,
            },
            "one may be lacking: II, III.",
        ),
        (
            "one_jump_reaches_any_location not_from=sol",
            {"kind": "one_jump_reaches_any_location", "not_from": ["sol"]},
            "any location for 1",
        ),
        (
            "any_time 2 {2 ore: pop 1} 1 {1 pop: jump 3, ore 2}",
            {
                "kind": "any_time",
                "deals": [
                    {
                        "cost": {"ore": 2},
                        "effect": [{"do": "supply_to_population", "count": 1}],
                        "times_in_turn": 2,
                    },
                    {
                        "cost": {"return_population": 1},
                        "effect": [
                            {"do": "jump", "points": 3},
                            {"do": "gain_ore", "amount": 2},
                        ],
                        "times_in_turn": 1,
                    },
                ],
            },
            "At any time outside an action, 2 times in a turn: Cost: 2 ore.",
        ),
    ],
)
def test_an_ability_is_typed_in_one_line_and_told(line: str, ability: Entry, says: str) -> None:
    mine = typed(SIRIUS, ability=line)
    assert card(mine, "systems", "system", "sirius")["ability"] == ability
    assert write_kind(ability) == line
    assert says in told(mine, SIRIUS)
    assert "ability" not in card(typed(HQ, ability=""), "technologies", "technology", "galactic_hq")


def test_an_event_has_another_lasting_effect_and_goes_elsewhere() -> None:
    line = "shared_action times_in_game=1 {3 ore: jump 4}"
    mine = typed(ARMS_RACE, lasting=line, after="until_taken")
    entry = card(mine, "events", "event", "arms_race")
    assert entry["after"] == "until_taken"
    assert entry["lasting"] == {
        "kind": "shared_action",
        "times_in_game": 1,
        "cost": {"ore": 3},
        "effect": [{"do": "jump", "points": 4}],
    }
    assert "An action for whoever takes it first: Cost: 3 ore. Jump 4." in told(mine, ARMS_RACE)
    mine = typed(ARMS_RACE, lasting="ranking of=ore vp=5/3/1")
    assert "VP by rank: 5, 3, 1." in told(mine, ARMS_RACE)
    mine = typed(ARMS_RACE, lasting="for_everybody of=ore each=2")
    assert "At the end everybody scores 2 VP for each: ore." in told(mine, ARMS_RACE)


def test_a_card_of_level_4_scores_for_something_else() -> None:
    mine = typed(HQ, vp="2", vp_more="each=2 of=ore every=3 max=9")
    assert card(mine, "technologies", "technology", "galactic_hq")["vp_more"] == {
        "each": 2,
        "of": "ore",
        "every": 3,
        "max": 9,
    }
    assert "2 VP more for every 3 of ore, the whole card at most 9." in told(mine, HQ)
    style = Style("page", texts_of("en", "sun"), True)
    assert ">2+</text>" in BENCH.draw(BENCH.rules(mine), HQ, style)
    assert ">2</text>" in BENCH.draw(BENCH.rules(typed(HQ, vp="2", vp_more="")), HQ, style)


def test_an_achievement_asks_for_something_else() -> None:
    mine = typed(WARLORD, condition="technologies_of_level", condition_level="III", at_least="2")
    assert card(mine, "achievements", "achievement", "warlord")["condition"] == {
        "kind": "technologies_of_level",
        "level": "III",
        "at_least": 2,
    }
    assert "Have 2 technologies of Level III." in told(mine, WARLORD)
    mine = typed("achievement-transcendence", condition="ore_in_stock", condition_level="")
    assert "Have 1 ore." in told(mine, "achievement-transcendence")


def test_an_innovation_gets_an_ability_in_the_place_of_its_effect() -> None:
    mine = typed(HELIOS, innovation_1_effect="", innovation_1_ability="more_movement points=1")
    first = card(mine, "factions", "faction", "helios_mining_collective")["advanced"]["innovation"][
        0
    ]
    assert "effect" not in first
    assert (first["once"], first["ability"]) == (False, {"kind": "more_movement", "points": 1})
    assert "more movement points: 1" in told(mine, HELIOS)
    back = BENCH.with_card(
        mine, HELIOS, {"innovation_1_effect": "ore 4", "innovation_1_ability": ""}
    )
    assert back == content()


def test_the_tree_has_other_lines() -> None:
    mine = typed("slot-III1", prerequisites="IIB/IIC/IID", needed="2")
    slot = card(mine, "board", "slot", "III1")
    assert (slot["prerequisites"], slot["needed"]) == (["IIB", "IIC", "IID"], 2)
    says = told(mine, "slot-III1")
    assert "A slot of Level III." in says
    assert "so many must be researched before it: 2. They are: IIB, IIC, IID." in says
    assert "III1" in told(mine, "slot-IID").partition("It leads to")[2]
    assert "Nothing needs to be researched before it." in told(content(), "slot-I1")


def test_a_basic_action_has_another_effect() -> None:
    mine = typed("basic-research_level_1", action_1="1 ore: pop 2")
    entry = card(mine, "board", "basic", "research_level_1")
    assert (entry["cost"], entry["effect"]) == (
        {"ore": 1},
        [{"do": "supply_to_population", "count": 2}],
    )
    assert "Cost: 1 ore." in told(mine, "basic-research_level_1")
    with pytest.raises(Fault, match="board, basic: an action without a limit was expected"):
        typed("basic-gather", action_1="1 ore: pop 2")


def test_a_technology_may_lose_its_action_reward_and_type() -> None:
    mine = typed("technology-terraforming", action_1="", immediate="jump 2", output="")
    entry = card(mine, "technologies", "technology", "terraforming")
    assert "action" not in entry
    assert "output" not in entry
    assert entry["backed"] == ["name", "level", "match"]
    bare = typed("technology-mercenary_fleet", action_1="jump 1", action_2="", immediate="")
    (action,) = card(bare, "technologies", "technology", "mercenary_fleet")["action"]
    assert action == {"spaces": 1, "effect": [{"do": "jump", "points": 1}]}


def test_only_one_of_two_actions_may_be_typed() -> None:
    mine = typed("technology-mercenary_fleet", action_2="1 ore: jump 5", spaces_2="2")
    first, second = card(mine, "technologies", "technology", "mercenary_fleet")["action"]
    assert first["effect"] == [{"do": "colonize"}]
    assert second == {"spaces": 2, "cost": {"ore": 1}, "effect": [{"do": "jump", "points": 5}]}


def test_what_is_typed_in_is_counted() -> None:
    def counts(mine: Entry) -> list[str]:
        texts = texts_of("en", "sun")
        return [say_sentence(texts, told, []) for _, told in BENCH.checks(mine)]

    assert counts(content())[:8] == [
        "Technologies typed in or certain: 16 of 46.",
        "Events typed in or certain: 0 of 20.",
        "Systems typed in or certain: 0 of 24.",
        "Achievements typed in or certain: 0 of 10.",
        "Factions typed in or certain: 0 of 4.",
        "Guilds typed in or certain: 0 of 4.",
        "Basic actions typed in or certain: 4 of 4.",
        "Slots typed in or certain: 5 of 19.",
    ]
    assert "Guilds typed in or certain: 1 of 4." in counts(typed(SCHOLARS, name="Library"))
    new = changed(sirius={"id": "vega"})
    assert BENCH.is_typed_in(new, "place-vega")


def test_a_type_that_is_never_handed_on_is_named() -> None:
    mine = content()
    for each in content()["technologies"]["technology"]:
        if each["level"] == "I" and each["output"] == "military":
            mine = BENCH.with_card(mine, f"technology-{each['id']}", {"output": "economic"})
    texts = texts_of("en", "sun")
    says = [say_sentence(texts, told, []) for good, told in BENCH.checks(mine) if not good]
    assert "Cards of Level II match military, which is handed on to none of its slots." in says


def lacking(mine: Entry) -> list[str]:
    """What the workshop finds wanting in the tree."""
    texts = texts_of("en", "sun")
    found = [say_sentence(texts, told, []) for good, told in BENCH.checks(mine) if not good]
    return [each for each in found if "typed in" not in each]


def without_military_on_level_1() -> Entry:
    """No card of Level I hands it on; cards of Level II that match another type too do."""
    return typed("technology-narrow_beam_lasers", output="economic")


def test_a_card_that_fits_no_slot_is_named() -> None:
    assert lacking(content()) == []
    assert lacking(without_military_on_level_1()) == [
        "Cards of Level II match military, which is handed on to none of its slots.",
        "Plasma Cannons fits no slot: none of the types it matches is handed on to a slot of "
        "Level II.",
    ]


def test_types_follow_the_prerequisites_of_the_slots_as_they_are_typed_in() -> None:
    """Where the slots of Level III come after Level I, what Level II hands on is lost to them."""
    mine = without_military_on_level_1()
    for at in range(1, 6):
        mine = BENCH.with_card(mine, f"slot-III{at}", {"prerequisites": "I1", "needed": "1"})
    assert not any("Level III" in each for each in lacking(mine))  # III6 still comes after IIF
    mine = BENCH.with_card(mine, "slot-III6", {"prerequisites": "I4/I3", "needed": "2"})
    assert [each for each in lacking(mine) if each.endswith("Level III.")] == [
        "Capital Ship fits no slot: none of the types it matches is handed on to a slot of "
        "Level III.",
    ]
    assert any("Level III match military" in each for each in lacking(mine))


def test_a_slot_whose_prerequisites_hand_on_nothing_asks_for_any_type() -> None:
    mine = content()
    for each in content()["technologies"]["technology"]:
        if each["level"] == "I":
            mine = BENCH.with_card(mine, f"technology-{each['id']}", {"output": ""})
    assert lacking(mine) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_shelf_has_a_card_that_is_drawn_with_its_name(language: str) -> None:
    texts = texts_of(language, "sun")
    rules = BENCH.rules(content())
    for shelf, keys in BENCH.shelves(content()).items():
        assert texts(shelf)
        for key in keys:
            drawn = BENCH.draw(rules, key, Style("page", texts, True))
            assert drawn.startswith("<svg")
            for field in BENCH.fields(content(), key):
                assert texts(f"field-{field.name}")
                for choice in field.choices:
                    assert texts(f"field-choice-{choice or 'none'}")


@pytest.mark.parametrize("key", [SIRIUS, ARMS_RACE, WARLORD, SCHOLARS, HELIOS, "slot-IIII3"])
def test_a_drawn_card_carries_a_pencil_until_it_is_said_to_be_read(key: str) -> None:
    style = Style("page", texts_of("en", "sun"), True)
    assert "✎" in BENCH.draw(BENCH.rules(content()), key, style)
    assert "✎" not in BENCH.draw(BENCH.rules(typed(key, confidence="confirmed")), key, style)


def test_the_name_of_a_card_is_asked_for() -> None:
    assert BENCH.name_of(content(), HELIOS) == "Helios Mining Collective"
    assert BENCH.name_of(content(), "basic-gather") == "gather"
    with pytest.raises(KeyError):
        BENCH.name_of(content(), "side-two_players")
