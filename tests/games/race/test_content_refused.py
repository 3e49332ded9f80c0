"""Content that says what the tables cannot hold is refused when it is read, and not misread."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NamedTuple

import pytest

import astrarium
from astrarium.games.race.content import content
from astrarium.games.race.effects import build_rules

RULES = astrarium.rules("race", 2)


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


def read(power: Power, **changed: str | int) -> None:
    """Read all cards, with something else in one power of one of them."""
    everything: dict[str, Any] = deepcopy(content(power.expansion))
    (entry,) = [each for each in everything["card"] if each["name"] == power.card]
    (found,) = [each for each in entry["powers"][power.phase] if each["power"] == power.word]
    found.update(changed)
    build_rules(RULES.game, 2, RULES.options, everything)


@pytest.mark.parametrize(
    ("power", "key", "value", "only"),
    [
        (COLONY_SHIP, "pay", "discard_hand_card", "discard_this_card"),
        (COLONY_SHIP, "not_for_goods", "genes", "alien"),
        (CONTACT_SPECIALIST, "not_for_goods", "genes", "alien"),
        (TERRAFORMING_PROJECT, "pay", "discard_hand_card", "discard_this_card"),
        (TERRAFORMING_PROJECT, "not_for_goods", "rare", "alien"),
        (MERCENARIES, "amount", 2, 1),
        (TRANSHIP_POINT, "goods", "genes", "rare"),
    ],
)
def test_a_power_that_the_tables_have_no_room_for_is_refused(
    power: Power, key: str, value: str | int, only: str | int
) -> None:
    read(power)
    with pytest.raises(ValueError, match=f"{power.word}: {key} can only be {only}, not {value}"):
        read(power, **{key: value})
