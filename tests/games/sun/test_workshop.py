"""The workshop: what can be typed in of cards, boards and guild tiles, and what comes of it."""

from __future__ import annotations

import re

import pytest

from astrarium.core.draw.svg import Style
from astrarium.core.fault import Fault
from astrarium.games.sun.components import card
from astrarium.games.sun.game import GAME, content
from astrarium.games.sun.tables import SunRules
from astrarium.parts.content import Entry
from astrarium.table.words import texts_of
from astrarium.text import say_sentence
from tests.games.sun.content import changed

BENCH = GAME.workshop()
HELIOS = "faction-helios_mining_collective"
SCHOLARS = "guild-scholars_guild"


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
        "confidence": "confirmed",
    }
    assert values("place-sirius") == {
        "name": "Sirius",
        "strength": "3",
        "specialties": "food",
        "vp": "5",
        "control": "ore 1",
        "colonize": "automate ore",
        "confidence": "reconstructed",
    }
    assert values("achievement-warlord") == {
        "name": "Warlord",
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
        "setup": "ore 2",
        "columns": "5/4/4/2/2",
        "food_icons": "0/2/4/6/8",
        "ore_icons": "0/2/3/7/8",
        "innovation_1": "Belt Prospecting",
        "innovation_1_icons": "3",
        "innovation_1_effect": "ore 4",
        "innovation_2": "Ore Brokers",
        "innovation_2_icons": "4",
        "innovation_2_amount": "2",
        "confidence": "reconstructed",
    }
    assert "innovation_1_amount" not in values("faction-united_nations")  # an ability without one


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
        innovation_2_amount="3",
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
        (HELIOS, "innovation_2_amount", "-1", "innovation_2_amount: a number was expected"),
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

    assert counts(content())[:6] == [
        "Technologies typed in or certain: 16 of 46.",
        "Events typed in or certain: 0 of 20.",
        "Systems typed in or certain: 0 of 24.",
        "Achievements typed in or certain: 0 of 10.",
        "Factions typed in or certain: 0 of 4.",
        "Guilds typed in or certain: 0 of 4.",
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
    assert "Cards of Level II match military, which nothing below hands on." in says


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


def test_the_name_of_a_card_is_asked_for() -> None:
    assert BENCH.name_of(content(), HELIOS) == "Helios Mining Collective"
    with pytest.raises(KeyError):
        BENCH.name_of(content(), "basic-gather")
