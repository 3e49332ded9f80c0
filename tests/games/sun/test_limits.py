"""What a set of components cannot exceed: each border is allowed, one beyond it is refused."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from astrarium.games.sun import limits
from astrarium.games.sun.component_file import as_file, changed, read_set
from astrarium.games.sun.components import check_components
from astrarium.games.sun.limits import check_figures, check_sizes
from astrarium.parts.content import Entry
from tests.games.sun import content as box
from tests.games.sun.content import content


def refused(value: Any, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        check_sizes(value, "here")


def nested(depth: int) -> Any:
    """A number within so many lists."""
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def test_numbers_go_from_0_to_99() -> None:
    check_sizes([0, 99], "here")
    refused(-1, "here: a number from 0 to 99 was expected")
    refused(100, "here: a number from 0 to 99 was expected")


def test_texts_have_1_to_500_characters_and_names_80() -> None:
    check_sizes({"note": "x" * 500, "name": "x" * 80, "y" * 80: 1}, "here")
    refused("", "here: 0 characters, where 1 to 500 were expected")
    refused("x" * 501, "here: 501 characters, where 1 to 500 were expected")
    refused({"name": "x" * 81}, "here, name: 81 characters, where 1 to 80 were expected")
    refused({"y" * 81: 1}, "here: 81 characters, where 1 to 80 were expected")
    refused({"": 1}, "here: 0 characters, where 1 to 80 were expected")
    refused("a\x07", "here: a character that cannot be printed")


def test_lists_and_entries_have_100_parts() -> None:
    check_sizes([1] * 100, "here")
    check_sizes({f"field{n}": n for n in range(100)}, "here")
    refused([1] * 101, "here: 101 entries, where at most 100 were expected")
    refused({f"field{n}": 1 for n in range(101)}, "here: 101 entries, where at most 100")


def test_24_entries_may_stand_within_each_other() -> None:
    check_sizes(nested(24), "here")
    with pytest.raises(ValueError, match="deeper than 24 entries within each other"):
        check_sizes(nested(25), "here")
    check_sizes({"a": nested(23)}, "here")
    with pytest.raises(ValueError, match="deeper than 24"):
        check_sizes({"a": nested(24)}, "here")


def test_what_is_neither_text_nor_number_nor_list_is_named() -> None:
    refused(1.5, "here: a float, where a text, a number or a list was expected")
    refused([None], "here, #1: a NoneType, where")
    check_sizes([True, False], "here")


# --- how many of everything ----------------------------------------------------------------------


def sound(mine: Entry) -> None:
    check_figures(mine)


def unsound(mine: Entry, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        check_figures(mine)


def repeated(file: str, kind: str, number: int) -> Entry:
    """A set with so many cards of a kind; whether decks agree is looked at later."""
    mine = deepcopy(content())
    mine[file][kind] = [mine[file][kind][0]] * number
    return mine


@pytest.mark.parametrize(
    ("file", "kind", "most"),
    [
        ("technologies", "technology", 60),
        ("events", "event", 60),
        ("systems", "system", 60),
        ("achievements", "achievement", 60),
        ("board", "slot", 60),
        ("board", "guild", 16),
        ("factions", "faction", 16),
    ],
)
def test_a_position_has_room_for_so_many_cards(file: str, kind: str, most: int) -> None:
    too_many = f"{file}, {kind}: how many: {most + 1}, where 0 to {most} was expected"
    with pytest.raises(ValueError, match=re.escape(too_many)):
        limits._check_room(repeated(file, kind, most + 1))
    limits._check_room(repeated(file, kind, most))


def test_a_side_has_twelve_locations() -> None:
    mine = deepcopy(content())
    side = mine["exploration"]["side"][0]
    side["location"] = [side["location"][0]] * 12
    limits._check_room(mine)
    side["location"].append(side["location"][0])
    message = "exploration, side, three_and_four_players, location: how many: 13, where 0 to 12"
    with pytest.raises(ValueError, match=re.escape(message)):
        limits._check_room(mine)


@pytest.mark.parametrize("group", ["basic", "A", "B"])
def test_one_to_four_achievements_are_in_play(group: str) -> None:
    names = ("basic", "A", "B")
    figures = {name: 4 if name == group else 0 for name in names}
    mine = box.changed(*((f"achievements.in_play.{name}", figures[name]) for name in names))
    limits._check_room(mine)
    mine["achievements"]["in_play"][group] = 5
    with pytest.raises(ValueError, match="achievements, in_play: in all: 5, where 1 to 4"):
        limits._check_room(mine)
    mine["achievements"]["in_play"][group] = 0
    with pytest.raises(ValueError, match="achievements, in_play: in all: 0, where 1 to 4"):
        limits._check_room(mine)


def test_an_achievement_has_one_to_four_spaces() -> None:
    sound(box.changed(transcendence={"vp": [6, 4, 3, 2]}, warlord={"vp": [4]}))
    five = box.changed(transcendence={"vp": [6, 5, 4, 3, 2]})
    unsound(five, "achievements, achievement, transcendence, vp: how many: 5, where 1 to 4")
    none = box.changed(warlord={"vp": []})
    unsound(none, "achievements, achievement, warlord, vp: how many: 0, where 1 to 4 was expected")


def deal(times: int = 1) -> Entry:
    return {
        "cost": {"ore": 1},
        "effect": [{"do": "jump", "points": 1}],
        "times_in_turn": times,
    }


def bargains(number: int, times: int = 1) -> Entry:
    """So many more than the five of the shipped cards."""
    return {"sirius": {"ability": {"kind": "any_time", "deals": [deal(times)] * number}}}


def test_fifteen_deals_are_the_most_each_fifteen_times_a_turn() -> None:
    sound(box.changed(**bargains(10)))
    unsound(box.changed(**bargains(11)), "technologies, systems, deals: in all: 16, where 0 to")
    sound(box.changed(**bargains(1, 15)))
    where = "systems, system, sirius, ability, deals, times_in_turn"
    unsound(box.changed(**bargains(1, 16)), f"{where}: 16, where 1 to 15 was expected")
    unsound(box.changed(**bargains(1, 0)), f"{where}: 0, where 1 to 15 was expected")


def test_a_set_needs_no_deals_at_all() -> None:
    none = {"ability": {"kind": "swap_star_discs"}}
    owners = ("black_market_industries", "galactic_hq", "mind_machine_assimilation", "cygni_61")
    sound(box.changed(**dict.fromkeys(owners, none)))


@pytest.mark.parametrize("spaces", [0, 10])
def test_an_action_has_one_to_nine_spaces(spaces: int) -> None:
    effect = [{"do": "jump", "points": 1}]
    for allowed in (1, 9):
        sound(box.changed(terraforming={"action": [{"spaces": allowed, "effect": effect}]}))
        sound(box.changed(scholars_guild={"spaces": allowed}))
    mine = box.changed(terraforming={"action": [{"spaces": spaces, "effect": effect}]})
    where = "technologies, technology, terraforming, action, spaces"
    unsound(mine, f"{where}: {spaces}, where 1 to 9 was expected")
    guild = box.changed(scholars_guild={"spaces": spaces})
    unsound(guild, f"board, guild, scholars_guild, spaces: {spaces}, where 1 to 9 was expected")


# --- figures that must agree ---------------------------------------------------------------------

FIGURES: list[tuple[str, Any, str]] = [
    ("board.spaces.0.spaces", 0, "board, spaces, 4, research_level_1, spaces: 0, where 1 to 9"),
    ("board.spaces.0.spaces", 10, "board, spaces, 4, research_level_1, spaces: 10, where 1 to 9"),
    ("board.spaces.0.extra_ore_spaces", 5,
     "board, spaces, 4, research_level_1, extra_ore_spaces: 5, where 0 to"),
    ("board.spaces.0.players", 3,
     "board, spaces, 3, research_level_1: how many: 2, where 1 was expected"),
    ("board.spaces.0.action", "gather",
     "board, spaces, 4, research_level_1: how many: 0, where 1 was expected"),
    ("technologies.deck.I", 5, "technologies, deck, I: 5, where 4 was expected"),
    ("technologies.deck.II", 15, "technologies, deck, II: 15, where 16 was expected"),
    ("technologies.deck.III", 17, "technologies, deck, III: 17, where 16 was expected"),
    ("technologies.deck.IIII", 9, "technologies, deck, IIII: 9, where 10 was expected"),
    ("board.slots.I", 3, "board, slots, I: 3, where 4 was expected"),
    ("board.slots.IIII", 4, "board, slots, IIII: 4, where 3 was expected"),
    ("events.deck.II", 9, "events, deck, II: 9, where 10 was expected"),
    ("events.deck.III", 11, "events, deck, III: 11, where 10 was expected"),
    ("events.deck.always_in_play", 1, "events, deck, always_in_play, II: 1, where 2 was"),
    ("events.deck.random", 5, "events, deck, II: always_in_play and random together: 7, where"),
    ("events.deck.random", 3, "events, deck, II: always_in_play and random together: 5, where"),
    ("systems.deck.A", 11, "systems, deck, A: 11, where 12 was expected"),
    ("systems.deck.B", 13, "systems, deck, B: 13, where 12 was expected"),
    ("systems.deck.start", 3, "systems, deck, start: 3, where 4 was expected"),
    ("achievements.cards.basic", 1, "achievements, cards, basic: 1, where 2 was expected"),
    ("achievements.cards.A", 5, "achievements, cards, A: 5, where 4 was expected"),
    ("achievements.cards.B", 3, "achievements, cards, B: 3, where 4 was expected"),
    ("setup.players.0.players", 3, "setup, players: [2, 3, 3], where [2, 3, 4] was expected"),
    ("setup.players.2.ore", [1], "setup, players, 2, ore: how many: 1, where 2 was"),
    ("setup.players.2.a_systems", 2, "setup, players, 2, a_systems: 2, where 1 was expected"),
    ("setup.players.0.a_systems", 1, "setup, players, 4, a_systems: 1, where 2 was expected"),
    ("exploration.side.1.location.0.kind", "shipyard",
     "exploration, side, two_players: locations of kind home: 0, where 1 was expected"),
    ("exploration.side.0.location.5.kind", "shipyard",
     "exploration, side, three_and_four_players: locations of kind deep_space: 0, where 1"),
    ("factions.start.population", 3,
     "factions, start: population, supply and a ship: 21, where 20 was expected"),
    ("factions.start.supply", 16,
     "factions, start: population, supply and a ship: 19, where 20 was expected"),
    ("factions.normal.columns", [5, 4, 3, 3, 1, 1],
     "factions, normal, columns: how many: 6, where 5 was expected"),
    ("factions.faction.2.advanced.columns", [5, 3, 3, 3, 4],
     "factions, faction, united_nations, advanced, columns: in all: 18, where 17 was"),
    ("factions.normal.food_icons", [0, 2, 4, 6],
     "factions, normal, food_icons: how many: 4, where 5 was expected"),
    ("factions.normal.ore_icons", [0, 4, 2, 6, 8],
     "factions, normal, ore_icons: [0, 4, 2, 6, 8], where [0, 2, 4, 6, 8] was expected"),
    ("factions.faction.3.advanced.ore_icons", [0, 1, 4, 6, 9],
     "factions, faction, helios_mining_collective, advanced, ore_icons: 9 discs never leave"),
    ("factions.pieces.ore_discs", 7, "factions, normal, ore_icons: 8 discs never leave the track"),
    ("factions.trade.ore_for_population", 1,
     "factions, trade, ore_for_population: 1, where more than 1 was expected"),
    ("factions.trade.ore_for_returned", 2,
     "factions, faction, helios_mining_collective, ore_brokers, ability, ore: 2, where more"),
    ("factions.faction.3.advanced.innovation.1.ability.ore", 1,
     "factions, faction, helios_mining_collective, ore_brokers, ability, ore: 1, where more"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "message"), FIGURES)
def test_figures_must_agree(path: str, value: Any, message: str) -> None:
    unsound(box.changed((path, value)), message)


def test_cheap_population_of_a_card_must_cost_more_than_it_brings() -> None:
    cheap = {"ability": {"kind": "population_for_less_ore", "ore": 1}}
    where = "technologies, technology, terraforming, ability, ore"
    unsound(box.changed(terraforming=cheap), f"{where}: 1, where more than 1 was expected")
    unsound(box.changed(sirius=cheap), "systems, system, sirius, ability, ore: 1, where more than")
    sound(box.changed(terraforming={"ability": {**cheap["ability"], "ore": 2}}))


def test_the_last_icon_may_need_every_disc() -> None:
    sound(box.changed(("factions.normal.ore_icons", [0, 2, 4, 8, 8])))
    sound(box.changed(("factions.pieces.ore_discs", 9)))


# --- a set in a file -----------------------------------------------------------------------------


def own_name(id: str) -> Entry:
    return {**deepcopy(content()), "set": {**content()["set"], "id": id}}


def test_a_whole_set_is_read_and_counted() -> None:
    found = read_set(own_name("mine"), content())
    assert found.id == "mine"
    assert found.counts["technologies.technology"] == {"confirmed": 16, "reconstructed": 30}
    assert found.counts["board.basic"] == {"confirmed": 4}
    assert list(found.counts) == [
        "technologies.technology",
        "events.event",
        "systems.system",
        "achievements.achievement",
        "factions.faction",
        "board.slot",
        "board.guild",
        "board.basic",
    ]


def test_the_name_of_a_set_has_1_to_40_characters() -> None:
    assert read_set(own_name("x" * 40), content()).id == "x" * 40
    with pytest.raises(ValueError, match="set, id: 41 characters, where 1 to 40 were expected"):
        read_set(own_name("x" * 41), content())


def test_a_file_is_checked_for_sizes_figures_and_programs() -> None:
    long = own_name("mine")
    long["systems"]["system"][0]["vp"] = 100
    with pytest.raises(ValueError, match="systems, system, barnards_star, vp: a number from 0"):
        read_set(long, content())
    with pytest.raises(ValueError, match="systems, deck, start: 3, where 4"):
        read_set(box.changed(("systems.deck.start", 3)), content())
    fly = box.changed(sirius={"control": [{"do": "fly"}]})
    with pytest.raises(ValueError, match=r"systems, sirius\.control, #1: there is no step"):
        read_set(fly, content())


def changes(**sections: Any) -> Entry:
    return {"changes": "reconstructed", "set": {**content()["set"], "id": "mine"}, **sections}


def sirius(**fields: Any) -> Entry:
    (card,) = (each for each in content()["systems"]["system"] if each["id"] == "sirius")
    return {**card, **fields}


def test_changes_replace_cards_and_leave_the_rest() -> None:
    mine = changed(changes(systems={"system": [sirius(vp=9)]}), content())
    assert [each["vp"] for each in mine["systems"]["system"] if each["id"] == "sirius"] == [9]
    assert mine["set"]["id"] == "mine"
    assert mine["technologies"] == content()["technologies"]
    assert [each["vp"] for each in content()["systems"]["system"] if each["id"] == "sirius"] == [5]


def test_changes_may_bring_sources() -> None:
    friend = {"name": "a friend's box", "note": "read from the card"}
    given = changes(sources={"friend": friend}, systems={"system": [sirius(sources=["friend"])]})
    mine = changed(given, content())
    assert mine["sources"] == {**content()["sources"], "friend": friend}
    check_components(mine)
    again = as_file(mine, content())
    assert again["sources"] == {"friend": friend}
    assert again["systems"] == {"system": [sirius(sources=["friend"])]}
    assert list(again) == ["changes", "set", "sources", "systems"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"changes": "reconstructed"}, "set: the section is missing"),
        ({"changes": "official", "set": {}}, "changes: 'official', where one of reconstructed"),
        ({"changes": "reconstructed", "set": content()["set"]},
         "set, id: 'reconstructed' is the shipped set: give it another"),
        (changes(sources={"me": 1}), "sources, me: 1, where an entry was expected"),
        (changes(dice={}), "dice: there is no such section of changes; known are set, sources, "
         "technologies, events, systems, achievements, factions, board"),
        (changes(systems={"deck": {}}), "systems: there is no field 'deck'; known are system"),
        (changes(systems={"system": [sirius(), sirius()]}),
         "systems, system, sirius: the card stands here twice"),
        (changes(systems={"system": [sirius(id="vega")]}),
         "systems: there is no system 'vega' that could be changed"),
    ],
)  # fmt: skip
def test_broken_changes_are_refused(given: Entry, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        changed(given, content())


def test_a_set_without_changes_of_its_own_is_the_shortest_file() -> None:
    assert as_file(own_name("mine"), content()) == changes()


def test_a_set_that_no_changes_can_make_is_written_whole() -> None:
    other = box.changed(("factions.trade.ore_for_population", 4), ("set.id", "mine"))
    assert as_file(other, content()) == other
    assert as_file(content(), content()) == content()  # under the name of the shipped set
