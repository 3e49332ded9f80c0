"""The faction boards, read into Faction objects with their hooks."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING

from astrarium.games.gaia.effects import (
    PAY_BURN,
    PAY_CREDITS,
    PAY_GAIAFORMER,
    PAY_KNOWLEDGE,
    PAY_ORE,
    PAY_POWER,
    PAY_QIC,
    PAY_TO_GAIA,
    PLAIN,
    STONE_OUT,
    WITH_STONE,
    FreeAction,
    gain_of,
)
from astrarium.games.gaia.faction import Faction
from astrarium.parts.content import Entry

if TYPE_CHECKING:
    from astrarium.games.gaia.tables import GaiaRules

FOLDER = "astrarium.games.gaia.content.factions"


def read_factions(rules: GaiaRules, content: Entry) -> None:
    for board, home in enumerate(content["planets"]["home_type"]):
        for name in home["factions"]:
            entry = content["factions"][name]
            faction = _kind(entry["id"])(entry, board, rules, content)
            _read_free_actions(rules, faction, entry, content)
            rules.factions.append(faction)


def _kind(id: str) -> type[Faction]:
    """With the hooks of its module, if it has one."""
    module = f"{FOLDER}.{id}"
    if importlib.util.find_spec(module) is None:
        return Faction
    hooks: type[Faction] = importlib.import_module(module).Hooks
    return hooks


def _read_free_actions(rules: GaiaRules, faction: Faction, entry: Entry, content: Entry) -> None:
    """[gaia.free.all-on-board]"""
    stone = faction.stone > 0
    ability, institute = entry["ability"], entry["planetary_institute_ability"]
    numbers: list[int] = []
    for action in content["board_actions"]["free_action"]:
        numbers += free_actions(rules, action, action["rules"][0], stone)
    if ability.get("kind") == "free_action":
        rule = f"gaia.faction.{faction.id.replace('_', '-')}.home"
        for cited in ability["rules"]:
            if cited.endswith(("for-qic", "for-knowledge")):
                rule = cited
        numbers += free_actions(rules, ability, rule, False)
    for joined in ability.get("joined_free_actions", []):
        both = free_actions(rules, joined, joined["rule"], stone)
        numbers += both[1:]  # only worth it with the stone
    faction.free = sorted(numbers)
    for joined in institute.get("joined_free_actions", []):
        numbers += free_actions(rules, joined, joined["rule"], False)
    for conversion in institute.get("conversions", []):
        gain, credits = conversion["gain"], conversion["credits"]
        bought = {
            "id": f"credits_to_{next(iter(gain))}",
            "cost": {"credits": credits},
            "gain": gain,
        }
        numbers += free_actions(rules, bought, institute["rules"][0], False)
    faction.free_with_institute = sorted(numbers)


PAYMENTS = {
    "power": PAY_POWER,
    "discard_from_area_2": PAY_BURN,
    "qic": PAY_QIC,
    "knowledge": PAY_KNOWLEDGE,
    "ore": PAY_ORE,
    "credits": PAY_CREDITS,
    "move_from_area_3_to_gaia_area": PAY_TO_GAIA,
    "gaiaformer_to_gaia_area": PAY_GAIAFORMER,
}


def free_actions(rules: GaiaRules, printed: Entry, rule: str, stone: bool) -> list[int]:
    """The numbers of a free action and, for the owner of the brainstone, of its variants."""
    ((word, amount),) = printed["cost"].items()
    how = PAYMENTS[word]
    variants = [PLAIN]
    if stone and how == PAY_POWER:
        variants = [PLAIN, WITH_STONE]
    elif stone and how == PAY_BURN:
        variants = [PLAIN, WITH_STONE, STONE_OUT]
    numbers = []
    for variant in variants:
        name = printed["id"] + ("", "_brainstone", "_brainstone_out")[variant]
        known = [action.id for action in rules.free_actions]
        if name not in known:
            gain = gain_of(printed["gain"])
            action = FreeAction(name, how, amount, variant, gain, rule)
            rules.free_actions.append(action)
            known.append(name)
        numbers.append(known.index(name))
    return numbers
