"""Content that is not of the schema is refused when it is read, by place and expectation."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NamedTuple

import pytest

import astrarium
from astrarium.core.fault import Fault
from astrarium.games.race.content import EXPANSIONS, content, solo_content
from astrarium.games.race.reading import build_rules

RULES = astrarium.rules("race", 2)
SOLO_OPTIONS = {**RULES.options, "solo_difficulty": "easy"}


class Power(NamedTuple):
    card: str
    phase: str
    word: str
    expansion: str = "none"


COLONY_SHIP = Power("Colony Ship", "settle", "cost_to_zero")
CONTACT_SPECIALIST = Power("Contact Specialist", "settle", "pay_for_military")
MERCENARIES = Power("Space Mercenaries", "settle", "temporary_military", "storm")
TERRAFORMING_PROJECT = Power(
    "Terraforming Project", "settle", "additional_world_at_zero_cost", "artifacts"
)
TRANSHIP_POINT = Power("Tranship Point", "produce", "move_goods_here_at_phase_start", "artifacts")


def everything(expansion: str = "none") -> dict[str, Any]:
    """The content of a set, to be changed."""
    return deepcopy({**content(expansion, expansion == "artifacts"), **solo_content()})


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(Fault) as refusal:
        build_rules(RULES.game, 2, SOLO_OPTIONS, changed)
    return str(refusal.value)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_printed_sets_are_of_the_schema(expansion: str) -> None:
    build_rules(RULES.game, 2, SOLO_OPTIONS, everything(expansion))


@pytest.mark.parametrize(
    ("power", "key", "value", "expected"),
    [
        (COLONY_SHIP, "pay", "discard_hand_card", "discard_this_card"),
        (COLONY_SHIP, "not_for_goods", "genes", "alien"),
        (CONTACT_SPECIALIST, "not_for_goods", "genes", "alien"),
        (CONTACT_SPECIALIST, "worlds", "rebel", "alien, any, chromosome"),
        (TERRAFORMING_PROJECT, "pay", "discard_hand_card", "discard_this_card"),
        (TERRAFORMING_PROJECT, "not_for_goods", "rare", "alien"),
        (MERCENARIES, "amount", 2, "1"),
        (MERCENARIES, "pay", "good", "discard_good, discard_hand_card, discard_this_card"),
    ],
)
def test_a_power_that_the_tables_have_no_room_for_is_refused(
    power: Power, key: str, value: str | int, expected: str
) -> None:
    changed = everything(power.expansion)
    where = change(changed, power, key, value)
    assert refused(changed) == f"{where}, {key}: {value!r}, where one of {expected} was expected"


def change(content: dict[str, Any], power: Power, key: str, value: str | int) -> str:
    """Say something else in one power of one card; says where it stands."""
    (entry,) = [each for each in content["card"] if each["name"] == power.card]
    powers = entry["powers"][power.phase]
    (place,) = [i for i, each in enumerate(powers) if each["power"] == power.word]
    powers[place][key] = value
    return f"{content['set']['id']}, card, {entry['id']}, powers, {power.phase}, #{place + 1}"


def test_a_storage_world_takes_goods_of_the_kind_that_is_printed_on_it() -> None:
    changed = everything("artifacts")
    change(changed, TRANSHIP_POINT, "goods", "genes")
    expected = "card, tranship_point, goods: 'genes', where one of rare was expected"
    assert refused(changed) == expected


def test_a_word_that_nobody_reads_is_refused_with_those_that_are_known() -> None:
    changed = everything()
    where = change(changed, COLONY_SHIP, "power", "colonise")
    assert refused(changed).startswith(f"{where}, power: 'colonise', where one of additional_world")


Path = tuple[str | int, ...]


@pytest.mark.parametrize(
    ("expansion", "path", "value", "fault"),
    [
        ("none", ("set", "game"), "gaia", "set, game: 'gaia', where one of race was expected"),
        (
            "none",
            ("card", 0, "cost"),
            "3",
            "base, card, old_earth, cost: '3', where a whole number was expected",
        ),
        ("none", ("card", 0, "military"), True, "base, card, old_earth: there is no field 'cost'"),
        ("none", ("card", 0, "vp"), "variable", "base, card, old_earth: the field 'variable_vp'"),
        ("none", ("card", 0, "odd"), 1, "base, card, old_earth: there is no field 'odd'; known"),
        ("none", ("card", 1, "id"), "old_earth", "base, card, old_earth: the card stands here"),
        (
            "none",
            ("card", 0, "powers", "trade", 0, "goods"),
            "ore",
            "base, card, old_earth, powers, trade, #1, goods: 'ore', where one of alien, any",
        ),
        (
            "none",
            ("card", 0, "powers", "trade", 0, "amuont"),
            1,
            "base, card, old_earth, powers, trade, #1: there is no field 'amuont'; known are",
        ),
        (
            "none",
            ("preset_hands", "1"),
            ["Gem Wold"],
            "base, preset_hands, 1: there is no card 'Gem Wold'",
        ),
        (
            "storm",
            ("goal", 0, "counts"),
            {"quantity": "ships"},
            "storm, goal, galactic_standard_of_living, counts, quantity: 'ships', where one of",
        ),
        ("storm", ("goal", 0, "counts"), {}, "storm, goal, galactic_standard_of_living, counts:"),
        (
            "storm",
            ("robot", "die", 0, "faces", 2),
            "trade",
            "storm, robot, die, #1, faces, #3: 'trade', where one of consume_trade",
        ),
        (
            "artifacts",
            ("orb", "token", 0, "family"),
            "arts",
            "artifacts, orb, token, world_discount_2, family: 'arts', where one of science",
        ),
    ],
)
def test_content_of_another_form_is_refused_by_place_and_expectation(
    expansion: str, path: Path, value: object, fault: str
) -> None:
    changed: Any = everything(expansion)
    entry = changed
    for step in path[:-1]:
        entry = entry[step]
    entry[path[-1]] = value
    assert refused(changed).startswith(fault)


@pytest.mark.parametrize(
    ("term", "fault"),
    [
        ({"vp": 1, "per": {"colour": "red"}}, "per: there is no field 'colour'"),
        ({"vp": 1, "per": {"card": "Gem Wold"}}, "per, card: there is no card 'Gem Wold'"),
        ({"vp": 1, "per_quantity": "ships"}, "per_quantity: 'ships', where one of total_military"),
        ({"vp": 1, "per_quantity": "vp_in_chips"}, "the field 'every' is missing"),
        ({"vp": 1}, "the field 'per_quantity' is missing"),
    ],
)
def test_a_line_of_a_scoring_box_that_says_nothing_is_refused(
    term: dict[str, Any], fault: str
) -> None:
    changed = everything()
    (box,) = [each for each in changed["card"] if each["name"] == "Galactic Federation"]
    box["variable_vp"] = [term]
    found = refused(changed).removeprefix("base, card, galactic_federation, variable_vp, #1")
    assert found.removeprefix(", ").removeprefix(": ").startswith(fault)
