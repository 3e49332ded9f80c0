"""Which powers of the cards are marked as their owner's choice; all others must be used."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.race.content import content

OPTIONAL = {
    "none": {
        ("Merchant World", "consume", "discard_hand_cards_for_vp"),
        ("Contact Specialist", "settle", "pay_for_military"),
        ("New Military Tactics", "settle", "temporary_military"),
        ("Colony Ship", "settle", "cost_to_zero"),
        ("Deficit Spending", "consume", "discard_hand_cards_for_vp"),
    },
    "storm": {
        ("Damaged Alien Factory", "produce", "produce_here_by_discarding_card"),
        ("Doomed World", "settle", "cost_to_zero"),
        ("Galactic Bazaar", "consume", "discard_hand_cards_for_vp"),
        ("Space Mercenaries", "settle", "temporary_military"),
        ("Improved Logistics", "settle", "second_world"),
    },
    "artifacts": {
        ("Uplift Researchers", "settle", "pay_for_military"),
        ("Tranship Point", "produce", "move_goods_here_at_phase_start"),
        ("Ore-Rich World", "on_placement", "discard_card_for_good_here"),
        ("Rebel Gem Smugglers", "settle", "temporary_military"),
        ("Self-Repairing Alien Artillery", "settle", "temporary_military"),
        ("Terraforming Colony", "consume", "discard_hand_cards_for_vp"),
        ("Alien Survey Technology", "settle", "pay_for_military"),
        ("Imperium Stealth Tactics", "settle", "temporary_military"),
        ("Imperium Supply Convoy", "settle", "second_conquest_with_excess_military"),
        ("Terraforming Project", "settle", "additional_world_at_zero_cost"),
        ("Imperium War Faction", "settle", "temporary_military"),
        ("Wormhole Prospectors", "settle", "flip_card_as_settle_action"),
        ("Wormhole Prospectors", "consume", "discard_hand_cards_for_vp"),
    },
}


def powers(expansion: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (card["name"], phase, power)
        for card in content(expansion)["card"]
        for phase, printed in card.get("powers", {}).items()
        for power in printed
    ]


@pytest.mark.parametrize("expansion", ["none", "storm", "artifacts"])
def test_exactly_these_powers_are_marked_as_their_owners_choice(expansion: str) -> None:
    marked = {
        (card, phase, power["power"])
        for card, phase, power in powers(expansion)
        if power.get("optional", False)
    }
    assert marked == OPTIONAL["none"] | OPTIONAL[expansion]


@pytest.mark.parametrize("expansion", ["none", "storm", "artifacts"])
def test_hand_cards_discarded_for_vp_are_marked_as_never_doubled(expansion: str) -> None:
    said = {
        (card, phase, power["power"]): power["doubled_by_consume_x2"]
        for card, phase, power in powers(expansion)
        if "doubled_by_consume_x2" in power
    }
    choices = OPTIONAL["none"] | OPTIONAL[expansion]
    assert said == {each: False for each in choices if each[2] == "discard_hand_cards_for_vp"}
